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

# 规则书对照。
ui-tab-compare = 对照规则书
ui-compare-working = 正在按每本规则书走一遍……
ui-compare-switch = 改用这本规则书
ui-compare-switch-to = 改用：{ $rulebook }
ui-compare-chosen = 正在使用
ui-compare-part = 跳到分开的地方
ui-compare-choices = 接下来只有一边能走的
ui-compare-sources = 规则书怎么说
