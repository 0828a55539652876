### 用语言说明牌和空间的效果。每条都是没有主语的完整分句，可以放在“你”“每位对手可以”之后。

## 句子和按钮

effect-sentence = { $clause }。
effect-label = { $clause }

## 分句的连接

effect-price = { $price }，{ $gain }
effect-and = { $before }，{ $after }
effect-more = { $before }，{ $after }
effect-then = { $before }，然后{ $after }
effect-apart = { $before }。{ $after }
effect-or = { $before }，或{ $after }
effect-may = 可以{ $act }
effect-one-of = 选择一项：{ $choices }
effect-one-or-both = 选择一项；若失去{ $vp }分，则可两项都做：{ $choices }
effect-distinct = 选择不同的{ $count }项：{ $choices }
effect-second-price = 做第二项之前失去{ $vp }分
choice = { $number ->
    [1] ①{ $clause }
    [2] ②{ $clause }
    [3] ③{ $clause }
   *[4] ④{ $clause }
}
choices = { $before }；{ $after }

## 东西

some-cards = { $kind ->
    [vine] { $count }张绿色牌
    [summer] { $count }张夏季访客
    [order] { $count }张葡萄酒订单
    [winter] { $count }张冬季访客
    [visitor] { $count }张访客（夏季或冬季）
   *[any] { $count }张手牌
}
some-token = { $kind ->
    [grape] 1颗葡萄
   *[wine] { $least ->
        [1] 1瓶葡萄酒
       *[other] 1瓶数值至少为{ $least }的葡萄酒
    }
}
some-and = { $before }和{ $after }
some-or = { $before }或{ $after }
some-vines = { $amount ->
    [up_to] 最多{ $count }株葡萄藤
   *[exactly] { $count }株葡萄藤
}
some-fields = { $amount ->
    [up_to] 最多{ $count }块田地
   *[exactly] { $count }块田地
}
some-wines = { $amount ->
    [up_to] 最多{ $count }瓶
   *[exactly] { $count }瓶
}
some-structures = { $amount ->
    [up_to] 最多{ $count }座
   *[exactly] { $count }座
}
some-workers = { $amount ->
    [up_to] 最多{ $count }个工人
   *[exactly] { $count }个工人
}
some-regular-workers = { $count }个工人
some-lira = { $lira }里拉

## 里拉、分数、持续收入

effect-gain-lira = 得{ $lira }里拉
effect-gain-vp = 得{ $vp }分
effect-gain-extra-vp = 额外得{ $vp }分
effect-pay = 支付{ $lira }里拉
effect-pay-active = { $who ->
    [they] 付给你{ $lira }里拉
   *[you] 付给打出此牌的玩家{ $lira }里拉
}
effect-lose-vp = 失去{ $vp }分
effect-raise-residual = 持续收入增加{ $residual }
effect-lower-residual = 持续收入减少{ $residual }
effect-tour = 提供导游，得{ $lira }里拉
effect-sell = { $grapes ->
    [one] { $combine ->
        [combine] 出售1颗葡萄（数值1～3得{ $low }里拉，4～6得{ $middle }里拉，7～9得{ $high }里拉），并按田地上的数字出售或买回1块田地，也可以只做一样
       *[one_kind] 出售1颗葡萄（数值1～3得{ $low }里拉，4～6得{ $middle }里拉，7～9得{ $high }里拉），或按田地上的数字出售或买回1块田地
    }
   *[any] { $combine ->
        [combine] 出售任意数量的葡萄（数值1～3得{ $low }里拉，4～6得{ $middle }里拉，7～9得{ $high }里拉），并按田地上的数字出售或买回1块田地，也可以只做一样
       *[one_kind] 出售任意数量的葡萄（数值1～3得{ $low }里拉，4～6得{ $middle }里拉，7～9得{ $high }里拉），或按田地上的数字出售或买回1块田地
    }
}

## 工人与建筑

effect-train = { $lira ->
    [0] 训练1个工人，不另付费用
   *[other] 花{ $lira }里拉训练1个工人
}
effect-train-now = { $lira ->
    [0] 训练1个今年就能使用的工人，不另付费用
   *[other] 花{ $lira }里拉训练1个今年就能使用的工人
}
effect-build = { $discount ->
    [0] 建造{ $structures }建筑
   *[other] 建造{ $structures }建筑，成本减{ $discount }里拉
}
effect-build-free = 建造任意{ $structures }建筑，不另付费用
effect-build-of-cost = 建造{ $structures }成本为{ $low }或{ $high }的建筑，不另付费用
effect-build-only = 花{ $lira }里拉建造{ $structure }
effect-upgrade = { $discount ->
    [0] 把酒窖升一级
   *[other] 把酒窖升一级，成本减{ $discount }里拉
}
effect-upgrade-free = 把酒窖升一级，不另付费用

## 牌

effect-draw = 摸{ $things }
effect-discard = 弃掉{ $things }
effect-discard-hand = 弃掉全部手牌（至少1张）
effect-discard-down = 把手牌弃到{ $count }张
effect-give = { $who ->
    [they] 给你{ $things }
   *[you] 给打出此牌的玩家{ $things }
}
effect-play = 打出{ $things }
effect-take-tops = { $alone ->
    [yes] 从{ $count }个弃牌堆（只有一个时就从那一个）各拿最上面的1张牌
   *[no] 从{ $count }个不同的弃牌堆各拿最上面的1张牌
}
effect-reveal = 公开{ $decks }个牌库顶的牌各1张，留下{ $count }张，其余弃掉

## 田地、葡萄、葡萄酒

effect-plant = 种植{ $vines }
effect-plant-any-structure = 无视建筑先决条件，种植{ $vines }
effect-plant-any-value = 种植{ $vines }，可以超过田地的最大值
effect-harvest = 收获{ $fields }
effect-uproot = { $to ->
    [discard] 拔除{ $vines }并弃掉
   *[hand] 拔除{ $vines }，收回手牌
}
effect-uproot-discard = { $which ->
    [any_vine_in_hand] 拔除{ $vines }收回手牌，再弃掉同样数量的绿色牌
   *[uprooted_only] 拔除并弃掉{ $vines }
}
effect-make-wine = 制作{ $wines }葡萄酒
effect-make-wine-any-cellar = { $pushed ->
    [allowed] 用合计至少为{ $least }的葡萄制作{ $wines }葡萄酒，不需要相应的酒窖
   *[illegal] 制作{ $wines }葡萄酒，每个数值至少为{ $least }，不需要相应的酒窖
}
effect-fill-order = 完成1张订单
effect-add-grapes = { $slot ->
    [lost] 在压榨区放入数值为1的红葡萄和白葡萄各1颗，放不下的就损失
   *[illegal] 在压榨区放入数值为1的红葡萄和白葡萄各1颗
}
effect-add-grape = { $slot ->
    [lost] 在压榨区放入1颗数值为1的红葡萄或白葡萄，放不下就损失
   *[illegal] 在压榨区放入1颗数值为1的红葡萄或白葡萄
}
effect-age-all = 你的所有葡萄酒陈年{ $steps }级
effect-age-one = 让1瓶葡萄酒陈年1级
effect-swap = { $limits ->
    [no] 交换你在不同田地上的2株葡萄藤，不受田地最大值限制
   *[yes] 交换你在不同田地上的2株葡萄藤，不得超过田地的最大值
}

## 版面上的工人、回合顺序轨道、影响力地图

effect-retrieve = { $excluded ->
    [whole_action] 收回你放出的{ $workers }，打出此牌的行动上的除外
   *[own_card_worker] 收回你放出的{ $workers }，打出此牌的那个除外
}
effect-retrieve-grande = { $who ->
    [they] 收回自己放出的大工人
   *[you] 收回你放出的大工人
}
effect-send-ahead = { $impossible ->
    [refund] 把1个工人提前放到冬季行动的空位。冬季开始时执行该行动；若届时无法执行，则收回工人
   *[lost] 把1个工人提前放到冬季行动的空位。冬季开始时执行该行动；若届时无法执行，则失效
}
effect-use-action = 执行任意1个夏季行动，但不得奖励。不用放置工人，也不需要空位
effect-move-rooster = 把你的公鸡移到回合顺序轨道的空位置，获得那里的奖励，然后跳过本季节
effect-temporary-worker = 今年使用额外工人
effect-place-star = 在一个区域放置1个星号，获得那里的奖励。全部放出之后，改为移动1个星号，没有奖励

## 每有、若有

effect-per-empty_fields = 你每有1块空田地，{ $gain }
effect-per-planted_fields = 你每有1块种着葡萄藤的田地，{ $gain }
effect-per-structures_of_cost_4 = 你每有1座成本为4的建筑，{ $gain }
effect-per-six_structures = 若此时你有至少6座建筑，{ $gain }
effect-per-six_vines = 若此时你的田地共有至少6株葡萄藤，{ $gain }
effect-per-cards_in_hand = 每有1张剩余手牌，{ $gain }
effect-per-six_workers = 若你有全部6个工人，{ $gain }
effect-per-opponents_with_six_workers = 每有一位对手有全部6个工人，{ $gain }
effect-per-printed_cost_5_or_6 = 若该建筑的原成本为5或6，{ $gain }
effect-per-vine_of_value_4 = 若种下的葡萄藤数值为4，{ $gain }
effect-per-three_kinds_on_that_field = 若该田地此时有至少3种葡萄藤，{ $gain }
effect-per-sparkling_wines = 其中每有1瓶起泡葡萄酒，{ $gain }
effect-per-kinds_of_wine = 其中每有1种葡萄酒，{ $gain }
effect-per-all_three_fields = 若这样收获了全部3块田地，{ $gain }
effect-per-best_wine_of_all = 若弃掉的葡萄酒数值高于所有酒窖中的其他葡萄酒，{ $gain }
effect-depending-below_zero = 若你的分数低于0，{ $then }；否则，{ $otherwise }

## 其他玩家

effect-opponents-may = 每位对手可以{ $offer }
effect-everybody-may = 包括你在内，每位玩家都可以{ $offer }
effect-per-taker = 每有一位对手这样做，你{ $gain }
effect-per-refuser = 每有一位对手不这样做，你{ $gain }
effect-name = 指定最多{ $count }位对手
effect-pay-named = 付给他们每人{ $lira }里拉，每付一人得{ $vp }分
effect-named-give = 他们各自选{ $things }给你；每有一人没有，你得{ $vp }分
effect-neighbour-must = 你右边的玩家必须{ $task }
effect-pooled-offer = 对手们可以合起来给你{ $things }。如果不给，{ $otherwise }

## 牌和空间的种类

card-kind-action = 行动
card-kind-row = 回合顺序轨道
card-kind-structure = 建筑
card-kind-vine = 绿色牌
card-kind-order = 葡萄酒订单
card-kind-summer = 夏季访客
card-kind-winter = 冬季访客
card-kind-mama = 妈妈牌
card-kind-papa = 爸爸牌
card-kind-automa = Automa牌
card-kind-region = 影响力地图

## 空间

space-action = { $season ->
    [summer] 夏季行动。{ $words }
   *[winter] 冬季行动。{ $words }
}
space-bonus-again = 奖励：再做一次。
space-bonus = 奖励：{ $bonus }。
space-bonus-before = 奖励：付费之前{ $bonus }。
space-bonus-instead = 奖励：改为{ $bonus }。
space-cart = 可以放任意数量的工人。
space-yoke = { $limit ->
    [one_worker_space] 只供建有牛轭的玩家使用，夏季和冬季均可，只要上面没有工人。
   *[once_per_year] 只供建有牛轭的玩家使用，每年一次，夏季或冬季。
}
row-nothing = 没有奖励。

## 建筑

structure-trellis = 种植标有藤架的葡萄藤时需要。
structure-irrigation = 种植标有灌溉系统的葡萄藤时需要。
structure-yoke = 你的专用空间：{ $effect }。
structure-windmill = { $trigger ->
    [plant_action_only] 每年一次，用种植行动种下葡萄藤时得1分。
   *[any_planting] 每年一次，种下葡萄藤时得1分。
}
structure-cottage = { $choice ->
    [sequential] 秋季摸2张访客而不是1张，看过第一张再选第二张的种类。
   *[both_before_draw] 秋季摸2张访客而不是1张，看牌之前选好两张的种类。
}
structure-tasting_room = { $trigger ->
    [action_space_only] 每年一次，有葡萄酒并执行导游行动时得1分。
   *[tour_action] 每年一次，有葡萄酒并提供导游时得1分。
}
structure-medium_cellar = 葡萄酒最高可达{ $top }，并可制作桃红葡萄酒。
structure-large_cellar = 葡萄酒最高可达{ $top }，并可制作起泡葡萄酒。需要先有中型酒窖。
structure-cost = { $cost }里拉。{ $words }

## 葡萄藤、订单、父母、Automa、区域

vine-values = { $red ->
    [0] 白{ $white }。
   *[other] { $white ->
        [0] 红{ $red }。
       *[other] 红{ $red }、白{ $white }。
    }
}
vine-needs = 需要{ $structures }。
order-words = 交出{ $wines }，得{ $vp }分，持续收入增加{ $residual }。
mama-words = 起始物品：{ $things }。
papa-words = 起始物品：大工人和{ $lira }里拉。另选一项：{ $gift }或{ $instead }里拉。
papa-words-without-lira = 起始物品：大工人。另选一项：{ $gift }或{ $instead }里拉。
automa-words = 夏季占用：{ $summer }。冬季占用：{ $winter }。
region-reward = 放置星号时：{ $effect }。
region-scores = 游戏结束时，独自拥有最多星号的玩家得{ $vp }分。

## 按钮

move-choose-effect = { $number ->
    [1] ①{ $effect }
    [2] ②{ $effect }
    [3] ③{ $effect }
   *[4] ④{ $effect }
}
move-choose-effects = 两项：{ $effect }
move-accept-offer = { $effect }
