### 葡萄酒庄园版面上写的字，以及读屏软件读出的话。

scene-title = { $seat }号玩家的葡萄园
scene-thing = { $thing }
scene-number = { $number }
scene-year = 第{ $year }年

scene-stage-spring = 春季
scene-stage-summer = 夏季
scene-stage-fall = 秋季
scene-stage-winter = 冬季

# 主版面。
scene-actions-summer = 夏季行动
scene-actions-winter = 冬季行动
scene-action-name = { $id ->
   *[other] { $action }
}
scene-action = 行动：{ $action }
scene-action-unbuilt = { $action }：建成后才能使用
scene-space-plain = { $action }：空着的行动空间
scene-space-plain-taken = { $action }：空间已被{ $seat ->
    [0] Automa
   *[other] { $seat }号玩家
}占用
scene-space-bonus = { $action }：空着的奖励空间
scene-space-bonus-taken = { $action }：奖励空间已被{ $seat ->
    [0] Automa
   *[other] { $seat }号玩家
}占用
scene-bonus-mark = ＋
scene-worker-of = { $seat ->
    [0] Automa
   *[other] { $seat }号玩家
}的{ $kind ->
    [grande] 大工人
   *[regular] 工人
}
scene-chart = 回合顺序轨道
scene-row = 位置{ $row }：{ $bonus }，空着
scene-row-taken = 位置{ $row }：{ $bonus }，已被{ $seat }号玩家占用
scene-row-1 = 没有奖励
scene-row-2 = 1张绿色牌
scene-row-3 = 1张订单
scene-row-4 = 1里拉
scene-row-5 = 1张访客
scene-row-6 = 1分
scene-row-7 = 额外工人
scene-rooster = { $seat }号玩家的公鸡，位置{ $row }
# 牌的色边：种类及其简写。
scene-kind-vine = 绿色牌
scene-kind-summer = 夏季访客
scene-kind-order = 订单
scene-kind-winter = 冬季访客
scene-kind-letter-vine = 绿
scene-kind-letter-summer = 夏
scene-kind-letter-order = 单
scene-kind-letter-winter = 冬
scene-decks = 牌库
scene-deck = { $kind ->
    [vine] 绿色牌库
    [summer] 夏季访客牌库
    [order] 葡萄酒订单牌库
   *[winter] 冬季访客牌库
}：剩{ $count }张，弃牌{ $discards }张

# 葡萄园。
scene-lira = { $count }里拉
scene-lira-unit = 里拉
scene-vp = { $count }分
scene-vp-unit = 分
scene-residual = 持续收入：每年{ $count }里拉
scene-residual-unit = 持续收入
scene-own-grande = 大工人，尚未放置
scene-own-grande-placed = 大工人，已放置
scene-own-worker-ready = 工人，尚未放置
scene-own-worker-placed = 工人，已放置
scene-own-worker-training = 训练中的工人，明年起可用
scene-own-temporary = 额外工人，尚未放置
scene-own-temporary-placed = 额外工人，已放置
scene-fields = 田地
scene-field = 田地{ $field }
scene-field-sum = { $value } / { $limit }
scene-field-open = 田地{ $field }：葡萄藤共{ $value }，最大值{ $field }，红{ $red }，白{ $white }
scene-field-harvested = 田地{ $field }（今年已收获）：葡萄藤共{ $value }，最大值{ $field }，红{ $red }，白{ $white }
scene-field-sold = 田地{ $field }：已出售
scene-sold = 已出售
scene-nothing-planted = 尚未种植
scene-vine = { $count ->
    [1] { $vine }
   *[other] { $vine } ×{ $count }
}
scene-vine-values = { $vine }，{ $count }株：红{ $red }，白{ $white }
scene-crush-pad = 压榨区
scene-cellar = 酒窖
scene-small_cellar = 小型酒窖
scene-medium_cellar = 中型酒窖
scene-medium_cellar-unbuilt = 中型酒窖 · { $cost }里拉（未建）
scene-large_cellar = 大型酒窖
scene-large_cellar-unbuilt = 大型酒窖 · { $cost }里拉（未建）
scene-colour-red = 红
scene-colour-white = 白
scene-colour-blush = 桃红
scene-colour-sparkling = 起泡
scene-letter-red = 红
scene-letter-white = 白
scene-letter-blush = 桃
scene-letter-sparkling = 泡
scene-grape = { $colour ->
    [red] 红葡萄{ $value }
   *[white] 白葡萄{ $value }
}
scene-grape-place = { $colour ->
    [red] 红葡萄{ $value }的空位
   *[white] 白葡萄{ $value }的空位
}
scene-wine = { $colour ->
    [red] 红葡萄酒{ $value }
    [white] 白葡萄酒{ $value }
    [blush] 桃红葡萄酒{ $value }
   *[sparkling] 起泡葡萄酒{ $value }
}
scene-wine-place = { $colour ->
    [red] 红葡萄酒{ $value }的空位
    [white] 白葡萄酒{ $value }的空位
    [blush] 桃红葡萄酒{ $value }的空位
   *[sparkling] 起泡葡萄酒{ $value }的空位
}
scene-wine-place-unbuilt = { scene-wine }：建成{ $needed }前不能放
scene-structures = 建筑
scene-built = { $structure }
scene-unbuilt = { $structure } { $cost }
scene-building = { $structure }：已建成
scene-building-used = { $structure }：已建成，今年已使用
scene-building-unbuilt = { $structure }：未建造，造价{ $cost }里拉
scene-hand = 手牌
scene-hand-empty = 没有手牌
scene-card-vine = 绿色牌：{ $card }
scene-card-summer = 夏季访客：{ $card }
scene-card-winter = 冬季访客：{ $card }
scene-order = 葡萄酒订单（{ $wines }）：{ $points }分，持续收入+{ $residual }
scene-order-reward = { $points }分 +{ $residual }
scene-other = { $seat }号玩家：{ $lira }里拉，{ $points }分，持续收入{ $residual }，剩余工人{ $workers }，葡萄酒{ $wines }，葡萄{ $grapes }，手牌{ $cards }张
scene-other-tokens = 葡萄酒{ $wines }，葡萄{ $grapes }

# 没有放在预想位置的原因。
scene-why-cellar = { $value }需要{ $needed }
scene-why-taken = { $value }已被占用

# 单人模式与影响力
scene-tokens = 手中的奖励标记
scene-tokens-none = 无
scene-token = 位置{ $row }的奖励标记：{ $bonus }
scene-automa = 剩余的Automa牌：{ $count }张
scene-influence = 影响力地图
scene-region-name = { $region } { $points }分
scene-region = { $region }：终局{ $points }分。星号：{ $stars }
scene-stars-of = { $seat }号玩家{ $count }个
scene-stars = ×{ $count }

# 版图各部分的用途
scene-about-actions-summer = 夏季行动：夏季把工人放到其中一项。
scene-about-actions-winter = 冬季行动：冬季把工人放到其中一项。
scene-about-chart = 回合顺序轨道：春季每人选一个位置，决定全年的顺序，并得到奖励。
scene-about-decks = 牌库：尚未摸取的牌。
scene-about-fields = 田地：种下的葡萄藤合计不超过最大值，冬季收获成葡萄。
scene-about-crush-pad = 压榨区：收获的葡萄按颜色和数值放在这里，直到制成葡萄酒。
scene-about-cellar = 酒窖：葡萄酒按种类和数值存放，每年在已建的范围内陈年一级。
scene-about-structures = 建筑：每种只建一次，此后一直有用。
scene-about-hand = 手牌：年末最多保留7张。
scene-about-tokens = 奖励标记：单人模式中，每个可获得一次行动的奖励。
scene-about-influence = 影响力地图：放星号立即获得该区域的奖励；终局时单独领先的人得分。
