# 各规则书的条文，以及它们之间的关系。

rulebook-label = § { $topic } { $number }
rulebook-title = { $rulebook } { $label }
name-champagne = 香槟在线帮助（日文）

# 主题。条文以“主题＋编号”称呼。
rulebook-topic-setup = 设置
rulebook-topic-turn_order = 回合顺序
rulebook-topic-wakeup = 回合顺序轨道
rulebook-topic-workers = 工人
rulebook-topic-spaces = 行动空间
rulebook-topic-grande = 大工人
rulebook-topic-draw_vine = 摸绿色牌
rulebook-topic-tour = 提供导游
rulebook-topic-build = 建造建筑
rulebook-topic-plant = 种植
rulebook-topic-play_visitor = 打出访客
rulebook-topic-sell = 出售葡萄/田地
rulebook-topic-structure = 建筑
rulebook-topic-yoke = 牛轭
rulebook-topic-autumn = 秋季
rulebook-topic-draw_order = 摸紫色牌
rulebook-topic-harvest = 收获
rulebook-topic-make_wine = 制作葡萄酒
rulebook-topic-fill_order = 完成订单
rulebook-topic-train = 训练工人
rulebook-topic-gain_lira = 获得里拉
rulebook-topic-visitor_reading = 访客牌
rulebook-topic-aging = 陈年
rulebook-topic-year_end = 年末
rulebook-topic-game_end = 游戏结束
rulebook-topic-solo = 单人模式
rulebook-topic-influence = 影响力
rulebook-topic-components = 游戏组成
rulebook-topic-hidden_info = 隐藏信息
rulebook-topic-draft = 轮抽
rulebook-topic-event = 事件
rulebook-topic-placement = 放置协作者
rulebook-topic-vineyard = 获得葡萄园
rulebook-topic-press = 增设压榨机
rulebook-topic-winery = 建造酿酒厂
rulebook-topic-marketing = 营销策略
rulebook-topic-market = 市场出货
rulebook-topic-blend = 调配葡萄酒
rulebook-topic-season_end = 季末
rulebook-topic-council = 酒窖大师评议会

# 条文旁的说明。
rulebook-silent = “{ $rulebook }”没有提到这一点。“{ $other }”的说法：
rulebook-not-quoted = 这里没有收录“{ $rulebook }”的条文。“{ $other }”的说法：
rulebook-others-agree = 说法相同：{ $rulebooks }
rulebook-others-differ = 说法不同：{ $rulebooks }
rulebook-others-silent = 没有提到：{ $rulebooks }

# 并排比较。
compare-books = { $books }
compare-same = { $number ->
   *[other] { $number }本规则书的结果都一样。
}
compare-parts = 从第{ $number }步开始不同：{ $move }
compare-parts-after = 这几步在各规则书中都一样，不同的是之后的走法。
compare-line = 步骤
compare-move = { $known ->
    [yes] { $move }：{ $words }
   *[no] { $move }
}
compare-asked = { $known ->
    [yes] { $move }？（{ $words }）
   *[no] { $move }？
}
compare-legal = 可以
compare-illegal = 不可以。
compare-more-reasons = ……
compare-not-reached = –
compare-result = 结果
compare-goes-on = 游戏继续。
compare-more = { $number ->
   *[other] 另有{ $number }种走法只在部分规则书中可行。
}
compare-cause = 分歧所在：{ $option }
compare-value = { $value }：{ $books }
compare-value-of-none = { $value }：这里没有规则书这样写
compare-says = { $books }：
compare-statement = { $title }：{ $text }

# 规则书之间可能不同的地方，以及能看到它的场景。
differences-of-viticulture = 葡萄酒庄园
differences-of-champagne = Age of Champagne
differences-option = 规则点
differences-default = 通常
differences-value = 另一种读法
differences-scenario = 看实际情形
differences-read-by = { $value }（{ $books }）
differences-seen = { $title } · { $name }
