# 老师针对局面提出的问题及其回答。

## 可选项

parameter-order = 订单
parameter-visitors = 访客
parameter-workers = 放在“制作葡萄酒”的工人
parameter-structure = 建筑
parameter-hope = 希望摸到的牌
parameter-cards = 摸牌张数
parameter-lens = 怎样才算不同

choice-workers = { $number ->
    [0] 只有正在工作的那一个
    [1] { $number }个
   *[other] 最多{ $number }个
}
choice-cards = { $number ->
   *[other] { $number }张
}
choice-hope-order = 用现有的酒就能完成的订单
choice-visitors-no = 不用
choice-visitors-yes = 也打出手里的访客
choice-hope-order_made = 派一个工人酿酒后，今年就能完成的订单
choice-hope-vine = 现在就能种下的葡萄藤
choice-hope-summer = 现在就能打出的夏季访客
choice-hope-winter = 现在就能打出的冬季访客

## 问题

question-fill_order = { $seat }号玩家今年还能完成这张订单吗？最少用几个工人，怎么做？
question-cellars = 用{ $seat }号玩家压榨区里的葡萄，今年能酿出哪些酒？
question-cellar_later = 酒窖晚一年建，{ $seat }号玩家会损失什么？
question-draw_chance = { $seat }号玩家摸到马上能用的牌，机会有多大？
question-turn = 这个回合有多少种走法，会得到什么结果？

## 回答

answer-fill_order-yes = 能：{ $seat }号玩家{ $workers ->
    [0] 不用再放工人
   *[other] 用{ $workers }个工人
}就能完成{ $order }，再少就不行了。最短的走法有{ $ways ->
   *[other] { $ways }种
}。
answer-fill_order-no = 不能：{ $seat }号玩家今年无法完成{ $order }。
answer-fill_order-unknown = 目前还没有找到{ $seat }号玩家今年完成{ $order }的走法。
answer-then = { $before } → { $after }
answer-also = { $before }；{ $after }
answer-cellars = { $seat }号玩家用{ $grapes }，{ $workers ->
    [0] { "" }
    [1] 靠{ $workers }个工人，
   *[other] 靠最多{ $workers }个工人，
}{ $number ->
    [0] 酿不出酒
   *[other] 酿完后的酒窖有{ $number }种可能
}；若区分先后，共{ $ways ->
   *[other] { $ways }种走法
}。
answer-cellar = { $wines }（{ $ways ->
   *[other] { $ways }种走法
}）
answer-cellar_later = 有{ $structure }时，今年的酒窖有{ $number ->
   *[other] { $number }种
}可能，没有时有{ $later }种；晚一年建，{ $lost ->
    [0] 一种也不少
   *[other] 少{ $lost }种
}。陈年之后，最好的酒窖有它时总价值{ $best }，没有时总价值{ $best_later }。所有订单中，{ $orders ->
    [0] 没有一张因此无法完成
   *[other] 有{ $orders }张因此无法完成
}。
answer-cellar_later-hand = { $number ->
    [0] 手里的订单没有一张因此无法完成。
   *[other] 手里的订单中，这些因此无法完成：{ $orders }。
}
answer-draw_chance = { $percent }%（{ $fraction }）：牌库{ $total ->
   *[other] { $total }张
}里有{ $good }张{ $hope ->
    [order] 用现有的酒就能完成
    [order_made] 派一个工人酿酒后今年就能完成
    [vine] 现在就能种下
   *[other] 现在就能打出
}，共摸{ $cards ->
   *[other] { $cards }张
}。
answer-drawn = { $copies ->
    [1] { $card }
   *[other] { $card }（{ $copies }张）
}
answer-same = 没有变化
answer-outcome = { $changes }（{ $ways ->
   *[other] { $ways }种走法
}{ $sure ->
    [yes] { "" }
   *[no] ；机会至多{ $percent }%
}）
answer-turn = 这个回合有{ $ways ->
   *[other] { $ways }种走法
}；就“{ $lens }”而言有{ $number ->
   *[other] { $number }种结果
}。

## 前提

answer-note-others = 其他玩家尽量什么也不做，直接跳过。
answer-note-cards = 只用现在手里的牌，途中摸到的牌不打出。
answer-note-no_visitors = 不计手里的访客和影响力地图。
answer-note-before_aging = 看的是年末陈年之前的酒窖。
answer-note-price = 不计建筑的费用，当作免费建成。
answer-note-deck = 牌库里每张牌的机会均等；其他玩家的手牌不在其中。
answer-note-reshuffle = 牌库不够，不足的部分由重洗的弃牌堆补上。
answer-note-cut = 没有全部查完：回答只依据已查看的{ $positions }个局面。
