### 浏览器中的规则书：出处、阅读、对照，以及怎样才可行。

# 出处，就地展开和收起。
ui-cite = { $label }：规则书怎么说
ui-cite-others = 其他规则书
ui-cite-nothing = 没有提到这一点。
ui-stand-agree = 相同
ui-stand-differ = 不同
ui-stand-silent = 别处没有提到
ui-stand-silent-book = 没有提到

# 规则书对照。
ui-tab-compare = 对照规则书
ui-compare-working = 正在按每本规则书走一遍……
ui-compare-busy = 已走{ $played }遍
ui-compare-stop = 停止
ui-compare-stopped = 已经停下，这里是到那时为止的结果。
ui-compare-again = 重新开始
ui-compare-switch = 改用这本规则书
ui-compare-switch-to = 改用：{ $rulebook }
ui-compare-chosen = 正在使用
ui-compare-part = 跳到分歧之处
ui-compare-choices = 接下来只有一边能走的
ui-compare-sources = 规则书怎么说

# 阅读。
ui-tab-reader = 规则书
ui-reader-rulebook = 规则书
ui-reader-cards = 牌、行动空间与数值
ui-reader-cards-count = 牌、行动空间与数值共{ $number }条
ui-reader-glossary = 术语表
ui-reader-glossary-count = 术语：{ $number }
ui-reader-lang = 语言
ui-reader-beside = 对照语言
ui-reader-beside-none = 无
ui-reader-search = 搜索规则书
ui-reader-search-hint = 任何一种语言的词
ui-reader-contents = 章节
ui-reader-count = { $number }条
ui-reader-found = { $number ->
    [0] 没有找到
   *[other] 找到{ $number }条
}
ui-reader-scenarios = 看场景演示
ui-reader-no-scenario = 没有场景演示这一条，因为它不是对局中发生的事。

# 怎样才可行。
ui-mend = 只要改动一处就行，点一下试试：
ui-mend-none = 只改一处还不够。
ui-mend-ask = 怎样才行？
ui-mended = 已改动（{ $change }）：{ $title }
ui-trial-words = 这是改动过的局面，只供试看。
ui-trial-back = 回到原来的局面
