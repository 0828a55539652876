### 浏览器中的规则书：出处、阅读、对照，以及怎样才可行。

# 出处，就地展开和收起。
ui-cite = { $label }：规则书怎么说
ui-cite-others = 其他规则书
ui-cite-read = 在规则书中继续阅读
ui-cite-nothing = 没有提到这一点。
ui-stand-agree = 相同
ui-stand-differ = 不同
ui-stand-silent = 别处没有提到
ui-stand-silent-book = 没有提到
