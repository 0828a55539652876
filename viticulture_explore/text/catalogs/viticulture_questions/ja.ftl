# 先生が局面について尋ねる問いと、その答え。

## 選ぶもの

parameter-order = 注文
parameter-visitors = 訪問者
parameter-workers = 「醸造」に置く働き手
parameter-structure = 施設
parameter-hope = 引きたいカード
parameter-cards = 引く枚数
parameter-lens = 違いとして見るもの

choice-workers = { $number ->
    [0] 今いる1人だけ
    [1] { $number }人
   *[other] { $number }人まで
}
choice-cards = { $number ->
   *[other] { $number }枚
}
choice-hope-order = 今のワインで出荷できる注文
choice-visitors-no = 使わない
choice-visitors-yes = 手札の訪問者も使う
choice-hope-order_made = 働き手1人がワインを造れば今年出荷できる注文
choice-hope-vine = 今のまま植えられる緑カード
choice-hope-summer = 今のまま使える夏季訪問者
choice-hope-winter = 今のまま使える冬季訪問者

## 問い

question-fill_order = { $seat }番は今年中にこの注文を出荷できますか？働き手が最も少なくてすむ方法は？
question-cellars = { $seat }番の圧搾場のブドウから、今年、貯蔵庫をどんな中身にできますか？
question-cellar_later = 貯蔵庫を建てるのが1年遅れると、{ $seat }番は何を失いますか？
question-draw_chance = { $seat }番がすぐに役立つカードを引く確率は？
question-turn = この手番の進め方は何通りあり、結果はどうなりますか？

## 答え

answer-fill_order-yes = できます。{ $seat }番は{ $workers ->
    [0] これ以上働き手を置かずに
   *[other] 働き手{ $workers }人で
}{ $order }を出荷でき、それより少なくはできません。最も短い方法は{ $ways ->
   *[other] { $ways }通り
}です。
answer-fill_order-no = できません。{ $seat }番は今年{ $order }を出荷できません。
answer-fill_order-unknown = { $seat }番が今年{ $order }を出荷する方法は、調べた範囲では見つかりませんでした。
answer-then = { $before } → { $after }
answer-also = { $before }、{ $after }
answer-cellars = { $seat }番は{ $grapes }から、{ $workers ->
    [0] { "" }
    [1] 働き手{ $workers }人で
   *[other] 働き手{ $workers }人までで
}{ $number ->
    [0] ワインを造れません
   *[other] 中身の違う貯蔵庫を{ $number }通り作れます
}（造る順番も数えると{ $ways ->
   *[other] { $ways }通り
}）。
answer-cellar = { $wines }（{ $ways ->
   *[other] { $ways }通り
}）
answer-cellar_later = { $structure }があれば今年{ $number ->
   *[other] { $number }通り
}、なければ{ $later }通りの貯蔵庫に手が届きます。待つと{ $lost ->
    [0] 失うものはありません
   *[other] { $lost }通りを失います
}。熟成後の最もよい貯蔵庫の価値は、あれば{ $best }、なければ{ $best_later }です。全注文のうち{ $orders ->
    [0] 出荷できなくなるものはありません
   *[other] { $orders }枚が出荷できなくなります
}。
answer-cellar_later-hand = { $number ->
    [0] 手札の注文で出荷できなくなるものはありません。
   *[other] 手札の注文では次のものが出荷できなくなります：{ $orders }。
}
answer-draw_chance = { $percent }%（{ $fraction }）：山札{ $total ->
   *[other] { $total }枚
}のうち{ $hope ->
    [order] 今のワインで出荷できる注文
    [order_made] 働き手1人がワインを造れば今年出荷できる注文
    [vine] 今のまま植えられる緑カード
   *[other] 今のまま使える訪問者
}は{ $good }枚、引くのは{ $cards ->
   *[other] { $cards }枚
}です。
answer-drawn = { $copies ->
    [1] { $card }
   *[other] { $card }（{ $copies }枚）
}
answer-same = 変化なし
answer-outcome = { $changes }（{ $ways ->
   *[other] { $ways }通り
}{ $sure ->
    [yes] { "" }
   *[no] 、狙っても{ $percent }%
}）
answer-turn = この手番の進み方は{ $ways ->
   *[other] { $ways }通り
}、{ $lens }で見た結果は{ $number ->
   *[other] { $number }種類
}です。

## 前提

answer-note-others = ほかの人はできるだけ何もせず、パスするものとしています。
answer-note-cards = 当てにするのは今ある手札だけで、途中で引いたカードは使わないものとしています。
answer-note-no_visitors = 手札の訪問者と影響力マップは使わないものとしています。
answer-note-before_aging = 年の終わりの熟成より前の貯蔵庫を見ています。
answer-note-price = 施設の価格は考えず、ただで建つものとしています。
answer-note-deck = 山札のどのカードも同じ確率で引きます。ほかの人の手札は山札に入っていません。
answer-note-reshuffle = 山札が足りないので、残りは捨て札を混ぜて引きます。
answer-note-cut = すべては調べていません。{ $positions }個の局面を調べた範囲での答えです。
