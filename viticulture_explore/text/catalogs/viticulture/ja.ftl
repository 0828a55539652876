### ワイナリーの四季：物の名前、手、決めること、出来事、できない理由。

## ほかの文の中で使う言葉

colour-grape = { $colour ->
    [red] 赤ブドウ
   *[white] 白ブドウ
}
colour-wine = { $colour ->
    [red] 赤ワイン
    [white] 白ワイン
    [blush] ロゼ
   *[sparkling] スパークリング
}
token-grape = { $colour ->
    [red] 赤ブドウ{ $value }
   *[white] 白ブドウ{ $value }
}
token-wine = { $colour ->
    [red] 赤ワイン{ $value }
    [white] 白ワイン{ $value }
    [blush] ロゼ{ $value }
   *[sparkling] スパークリング{ $value }
}
card-order = 注文（{ $wines }）
seat = { $seat }番
time = { $season ->
    [setup] 準備
    [spring] { $year }年目 春
    [summer] { $year }年目 夏
    [fall] { $year }年目 秋
    [winter] { $year }年目 冬
    [year_end] { $year }年目 年末処理
   *[over] { $year }年目でゲーム終了
}

## 名前：施設

name-trellis = 棚
name-irrigation = 灌漑
name-yoke = 鋤
name-windmill = 風車
name-cottage = コテージ
name-tasting_room = 試飲室
name-medium_cellar = 中貯蔵庫
name-large_cellar = 大貯蔵庫

## 名前：仕事

name-draw_vine = 緑カードを引く
name-play_summer = 夏季訪問者の使用
name-give_tour = 見学案内
name-build = 建設
name-sell = 売買
name-plant = 植樹
name-draw_order = 注文を引く
name-play_winter = 冬季訪問者の使用
name-harvest = 収穫
name-make_wine = 醸造
name-train = 育成
name-fill_order = 出荷
name-gain_lira = 荷車枠

## 名前：カードの種類、季節、色、父親がくれるもの

name-vine = 緑カード
name-summer = 夏季訪問者
name-order = 注文カード
name-winter = 冬季訪問者
name-visitor = 訪問者
name-red = 赤
name-white = 白
name-blush = ロゼ
name-sparkling = スパークリング
name-worker = 働き手1人
name-vp = 勝利点1
name-setup = 準備
name-spring = 春
name-fall = 秋
name-year_end = 年末処理
name-over = ゲーム終了

## 名前：ルールブックと、局面の見方

name-official = 公式ルール
name-hisshu = 日本語ルールブック
name-namayuki = なまゆきさんのルール
name-bga_ja = オンライン版ヘルプ（日本語）
name-zh = オンライン版ヘルプ（中国語）
name-position = 局面すべて
name-vineyard = ワイナリー
name-cellar = ブドウとワイン
name-money = リラと勝利点

## 手

move-place = { $where ->
    [bonus] { $worker ->
        [grande] { $bonus ->
            [declined] { $action }（ボーナス枠に大きな働き手、ボーナスは取らない）
           *[taken] { $action }（ボーナス枠に大きな働き手）
        }
       *[regular] { $bonus ->
            [declined] { $action }（ボーナス枠、ボーナスは取らない）
           *[taken] { $action }（ボーナス枠）
        }
    }
    [beside] { $token ->
        [yes] { $action }（大きな働き手を枠の外に、ボーナストークン）
       *[no] { $action }（大きな働き手を枠の外に）
    }
    [yoke] { $worker ->
        [grande] 鋤を使う（大きな働き手）
       *[regular] 鋤を使う
    }
   *[plain] { $worker ->
        [grande] { $token ->
            [yes] { $action }（大きな働き手、ボーナストークン）
           *[no] { $action }（大きな働き手）
        }
       *[regular] { $token ->
            [yes] { $action }（ボーナストークン）
           *[no] { $action }
        }
    }
}
move-pass = パス
move-done = ここまでにする
move-wake = { $row }行目
move-draw = { $deck ->
    [vine] 緑カードを引く
    [summer] 夏季訪問者を引く
    [order] 注文カードを引く
   *[winter] 冬季訪問者を引く
}
move-draw-two = { $first ->
    [winter] 冬季訪問者を2枚引く
   *[summer] { $second ->
        [summer] 夏季訪問者を2枚引く
       *[winter] 夏季訪問者と冬季訪問者を1枚ずつ引く
    }
}
move-plant = { $red ->
    [0] { $vine }（白{ $white }）を畑{ $field }に植える
   *[other] { $white ->
        [0] { $vine }（赤{ $red }）を畑{ $field }に植える
       *[other] { $vine }（赤{ $red }、白{ $white }）を畑{ $field }に植える
    }
}
move-uproot = { $red ->
    [0] { $vine }（白{ $white }）を畑{ $field }から引き抜く
   *[other] { $white ->
        [0] { $vine }（赤{ $red }）を畑{ $field }から引き抜く
       *[other] { $vine }（赤{ $red }、白{ $white }）を畑{ $field }から引き抜く
    }
}
move-harvest = 畑{ $field }を収穫 → { $grapes }
move-harvest-lost = 畑{ $field }を収穫（ブドウの置き場なし）
move-harvest-empty = 畑{ $field }を収穫
move-make = { $grapes } → { $wine }
move-make-impossible = { $grapes }でワインを造る
move-make-lost = { $grapes } → { colour-wine }（置き場なし）
move-fill = { $order }に{ $wines }を出荷：勝利点{ $vp }、継続収入+{ $residual }
move-sell-grape = { $grape }を{ $lira }リラで売る
move-sell-grape-wish = { $grape }を売る
move-sell-field = 畑{ $field }を{ $field }リラで売る
move-buy-field = 畑{ $field }を{ $field }リラで買い戻す
move-build = { $structure }を建てる（{ $cost }リラ）
move-build-wish = { $structure }を建てる
move-visitor = { $card }を使う
move-discard = { $card }を捨てる
move-deal = { $card }
move-take-gift = リラ以外をもらう
move-take-lira = リラをもらう
move-keep = { $mama }と{ $papa }を残す
move-first = { $seat }番が親

## 手の見出し

group-place = 働き手を置く
group-cart = 荷車枠
group-yoke = 鋤
group-pass = パス
group-done = 終える
group-wake = 起床表の行
group-draw = 引く
group-plant = 植樹
group-uproot = 引き抜く
group-harvest = 収穫
group-make = 醸造
group-fill = 出荷
group-sell = 売る
group-buy = 買い戻す
group-build = 建設
group-visitor = 訪問者を使う
group-discard = 捨てる
group-deal = 配られるカード
group-take = もらう
group-keep = 残す
group-first = 親

## 決めること
# 多くは、1回だけのとき、もう1回してもよいとき、続けて何回かするときがある。

decision-over = ゲームは終了しました。
decision-first = 親は誰ですか？
decision-deal_parent = { $seat }番に配られる両親カードはどれですか？
decision-keep_parents = どの母親とどの父親を残しますか？
decision-papa = 父親からもらうのは、{ $gift }と{ $lira }リラのどちらですか？
decision-wake = 起床表のどの行にしますか？
decision-place = { $season ->
    [summer] 夏の仕事のどこに働き手を置きますか？
   *[winter] 冬の仕事のどこに働き手を置きますか？
}
decision-deal = { $deck ->
    [vine] { $seat }番が引く緑カードはどれですか？
    [summer] { $seat }番が引く夏季訪問者はどれですか？
    [order] { $seat }番が引く注文カードはどれですか？
   *[winter] { $seat }番が引く冬季訪問者はどれですか？
}
decision-draw = { $may_stop ->
    [yes] もう1枚引きますか？
   *[no] どのカードを引きますか？
}
decision-draw_visitor = どの訪問者を引きますか？
decision-play_visitor = { $may_stop ->
    [yes] 訪問者をもう1枚使いますか？
   *[no] どの訪問者を使いますか？
}
decision-build = どの施設を建てますか？
decision-plant = { $most ->
    [1] { $may_stop ->
        [yes] もう1枚植えますか？
       *[no] どの樹をどの畑に植えますか？
    }
   *[other] どの樹をどの畑に植えますか？（{ $most }回のうち{ $number }回目）
}
decision-harvest = { $most ->
    [1] { $may_stop ->
        [yes] 別の畑も収穫しますか？
       *[no] どの畑を収穫しますか？
    }
   *[other] どの畑を収穫しますか？（{ $most }回のうち{ $number }回目）
}
decision-uproot = { $most ->
    [1] どの樹を引き抜きますか？
   *[other] どの樹を引き抜きますか？（{ $most }回のうち{ $number }回目）
}
decision-yoke = どの畑を収穫しますか、それともどの樹を引き抜きますか？
decision-make_wine = { $most ->
    [1] どのワインを造りますか？
   *[other] どのワインを造りますか？（{ $most }個のうち{ $number }個目）
}
decision-fill_order = { $most ->
    [1] どの注文に、どのワインを出荷しますか？
   *[other] どの注文に、どのワインを出荷しますか？（{ $most }枚のうち{ $number }枚目）
}
decision-sell = { $may_stop ->
    [yes] ほかにも売買しますか？
   *[no] ブドウを売りますか、それとも畑を売買しますか？
}
decision-hand_limit = { $over ->
   *[other] どのカードを捨てますか？手札の上限は{ $limit }枚で、あと{ $over }枚捨てます。
}

## 今は別のことを決めている、と言う文

now-over = ゲームは終了しました。
now-first = 先に親を決めます。
now-deal_parent = 先に両親カードを配ります。
now-keep_parents = 先に両親カードを選びます。
now-papa = 先に、父親から何をもらうかを決めます。
now-wake = 先に起床表の行を選びます。
now-place = 今は働き手を置くか、パスをするときです。
now-deal = 先にカードを引きます。
now-draw = 今はカードを引くところです。
now-draw_vine = ここで引くのは緑カードです。
now-draw_summer = ここで引くのは夏季訪問者です。
now-draw_order = ここで引くのは注文カードです。
now-draw_winter = ここで引くのは冬季訪問者です。
now-draw_visitor = ここで引くのは訪問者です。
now-play_visitor = 今は訪問者を使うところです。
now-build = 今は施設を建てるところです。
now-plant = 今は樹を植えるところです。
now-harvest = 今は畑を収穫するところです。
now-uproot = 今は樹を引き抜くところです。
now-yoke = 今は鋤を使っているところです。
now-make_wine = 今はワインを造るところです。
now-fill_order = 今は出荷をするところです。
now-sell = 今は売買をするところです。
now-hand_limit = 今は手札を上限まで減らすところです。

## 出来事：準備と1年の流れ

event-first_player_named = { $seat }番が親になりました。
event-dealt_parent = { $seat }番に{ $card }が配られました。
event-kept_parents = { $seat }番は{ $mama }と{ $papa }を残しました。
event-papa_gave_worker = { $seat }番は父親から、すぐに使える働き手を1人もらいました。
event-papa_gave_structure = { $seat }番は父親から、建設済みの{ $structure }をもらいました。
event-spring_began = { $year }年目の春になりました。
event-summer_began = { $year }年目の夏になりました。
event-fall_began = { $year }年目の秋になりました。
event-winter_began = { $year }年目の冬になりました。
event-year_end_began = { $year }年目の年末処理に入りました。
event-chose_row = { $seat }番は起床表の{ $row }行目に雄鶏を置きました。
event-gained_temporary_worker = { $seat }番は今年だけ使える臨時労働者を得ました。
event-no_temporary_worker = 臨時労働者は1人だけなので、{ $seat }番のところには来ません。
event-passed = { $seat }番はパスしました。
event-passed_without_worker = { $seat }番は働き手が残っていないのでパスになりました。
event-temporary_worker_left = { $seat }番の臨時労働者が去りました。
event-trained_workers_ready = { $count ->
   *[other] { $seat }番が育成した働き手{ $count }人が使えるようになりました。
}
event-workers_home = 働き手が全員戻りました。
event-first_player_moved = 次の親は{ $seat }番です。
event-reached_goal = { $seat }番の勝利点が{ $vp }になりました。今年が最後の年です。

## 出来事：ゲーム終了

event-game_over_by_points = ゲーム終了。勝利点{ $vp }で{ $seats }の勝ちです。
event-game_over_by_lira = ゲーム終了。勝利点{ $vp }で並び、{ $lira }リラを持つ{ $seats }の勝ちです。
event-game_over_by_wine = ゲーム終了。勝利点もリラも並び、ワインの価値の合計{ $wine }で{ $seats }の勝ちです。
event-game_over_by_grapes = ゲーム終了。勝利点もリラもワインも並び、ブドウの価値の合計{ $grapes }で{ $seats }の勝ちです。
event-game_over_by_nothing = ゲーム終了。勝利点、リラ、ワイン、ブドウのすべてで並び、{ $seats }がそろって勝ちです。
event-all_tied_replay = { $seats }がすべての点で並びました。勝者はなしで、もう一度遊びます。

## 出来事：働き手、リラ、勝利点

event-placed_worker = { $where ->
    [bonus] { $grande ->
        [yes] { $seat }番は「{ $action }」のボーナス枠に大きな働き手を置きました。
       *[no] { $seat }番は「{ $action }」のボーナス枠に働き手を置きました。
    }
    [beside] { $seat }番は満員の「{ $action }」に大きな働き手を置きました。
    [yoke] { $grande ->
        [yes] { $seat }番は鋤に大きな働き手を置きました。
       *[no] { $seat }番は鋤に働き手を置きました。
    }
   *[plain] { $grande ->
        [yes] { $seat }番は「{ $action }」に大きな働き手を置きました。
       *[no] { $seat }番は「{ $action }」に働き手を置きました。
    }
}
event-trained_worker = { $seat }番は働き手を1人育成しました。使えるのは来年からです。
event-gained_lira = { $seat }番は{ $lira }リラを得ました。
event-paid_lira = { $seat }番は{ $lira }リラを払いました。
event-gained_vp = { $vp ->
   *[other] { $seat }番は勝利点{ $vp }を得ました。
}
event-gained_residual = { $seat }番の継続収入が{ $residual }上がり、{ $now }になりました。
event-residual_full = { $seat }番の継続収入は{ $limit }より上がりません。
event-built = { $seat }番は{ $structure }を建てました。

## 出来事：カード

event-drew_card = { $seat }番は{ $card }を引きました。
event-discarded_card = { $seat }番は{ $card }を捨てました。
event-played_visitor = { $seat }番は{ $card }を使いました。
event-reshuffled = { $deck ->
    [vine] 緑カードの捨て札を混ぜ、新しい山札にしました。
    [summer] 夏季訪問者の捨て札を混ぜ、新しい山札にしました。
    [order] 注文カードの捨て札を混ぜ、新しい山札にしました。
    [automa] 使い終えたオートマカードを混ぜ、新しい山札にしました。
   *[winter] 冬季訪問者の捨て札を混ぜ、新しい山札にしました。
}
event-nothing_to_draw = { $deck ->
    [vine] 緑カードが残っていないので、{ $seat }番は引けませんでした。
    [summer] 夏季訪問者が残っていないので、{ $seat }番は引けませんでした。
    [order] 注文カードが残っていないので、{ $seat }番は引けませんでした。
    [winter] 冬季訪問者が残っていないので、{ $seat }番は引けませんでした。
   *[visitor] 訪問者が残っていないので、{ $seat }番は引けませんでした。
}

## 出来事：畑とブドウ

event-planted = { $seat }番は畑{ $field }に{ $vine }を植えました。合計は上限{ $field }のうち{ $value }です。
event-uprooted_to_hand = { $seat }番は畑{ $field }の{ $vine }を引き抜き、手札に戻しました。
event-uprooted_to_discard = { $seat }番は畑{ $field }の{ $vine }を引き抜き、捨てました。
event-harvested = { $red ->
    [0] { $seat }番は畑{ $field }を収穫しました（白{ $white }）。
   *[other] { $white ->
        [0] { $seat }番は畑{ $field }を収穫しました（赤{ $red }）。
       *[other] { $seat }番は畑{ $field }を収穫しました（赤{ $red }、白{ $white }）。
    }
}
event-gained_grape = { $seat }番は価値{ $value }の{ colour-grape }を得ました。
event-grape_capped = 樹の合計は{ $total }ですが、ブドウの価値は{ $limit }までなので、{ colour-grape }は{ $limit }になります。
event-grape_over_nine_lost = 樹の合計{ $total }は{ $limit }を超えるので、{ colour-grape }は失われました。
event-grape_lowered = { colour-grape }は、{ $value }からの置き場が埋まっていたので{ $place }に下がりました。
event-grape_lost = { colour-grape }は、{ $value }以下の置き場がすべて埋まっていたので失われました。
event-sold_grape = { $seat }番は価値{ $value }の{ colour-grape }を売りました。
event-sold_field = { $seat }番は畑{ $field }を売りました。
event-bought_field = { $seat }番は畑{ $field }を買い戻しました。

## 出来事：ワイン

event-made_wine = { $seat }番は{ $crush }から、価値{ $value }の{ colour-wine }を造りました。
event-wine_lost = { $seat }番は{ $crush }から{ colour-wine }を造りましたが、置き場がなく失われました。
event-wine_capped = ブドウの合計は{ $total }ですが、ワインの価値は{ $limit }までです。
event-wine_lowered_to_cellar = { $needed }がないとワインの価値は{ $limit }までなので、{ $value }は{ $limit }になりました。
event-wine_lowered_to_free_place = { colour-wine }は、{ $value }の置き場が埋まっていたので{ $place }に下がりました。
event-filled_order = { $seat }番は{ $card }に{ $cellar }を出荷しました。

## 出来事：熟成

event-aged_grapes = { $grapes ->
   *[other] { $seat }番の{ $crush }は、価値が1上がりました。
}
event-aged_wine = { $wines ->
   *[other] { $seat }番の{ $cellar }は熟成し、価値が1上がりました。
}
event-grapes_did_not_age = { $grapes ->
   *[other] { $seat }番の{ $crush }は、価値が上がりませんでした。
}
event-wine_did_not_age = { $wines ->
   *[other] { $seat }番の{ $cellar }は熟成できませんでした。
}

## できない理由：時期と手番

obstacle-wrong_season = { $season ->
    [summer] 「{ $action }」は夏の仕事です。
   *[winter] 「{ $action }」は冬の仕事です。
}
obstacle-wrong_season-card = { $card }はこの季節の訪問者ではありません。
obstacle-not_now-base_action_mandatory = まだ終えられません。少なくとも1つは行います。
obstacle-not_now-cottage_effect = { $number ->
    [1] ここで引く訪問者は1枚だけです。
   *[other] ここで引く訪問者は{ $number }枚です。種類は引く前にすべて決めます。
}
obstacle-not_now-sell_grape_quantity = このルールで1回に売れるブドウは1個だけで、もう売りました。
obstacle-not_now-sell_options = 1回の売買でできるのは、ブドウの販売か、畑1つの売買のどちらかだけです。
obstacle-already_passed = パスした人は、この季節にもう働き手を置けません。

## できない理由：働き手と枠

obstacle-no_worker = { $workers ->
    [0] 通常の働き手がいません。
   *[other] 通常の働き手{ $workers }人は、もうすべて置きました。
}
obstacle-no_grande = 大きな働き手はもう置いてあります。
obstacle-own_worker = 今、この働き手は戻せません。
obstacle-worker_limit = 通常の働き手はもう{ $limit }人いて、これより増やせません。
obstacle-space_taken = { $where ->
    [bonus] 「{ $action }」のボーナス枠は埋まっています。
   *[plain] { $spaces ->
        [1] 「{ $action }」の普通の枠は1つだけで、もう埋まっています。
       *[other] 「{ $action }」の普通の枠{ $spaces }つは、すべて埋まっています。
    }
}
obstacle-no_such_space = { $players ->
   *[other] { $players }人で遊ぶときは「{ $action }」にボーナス枠がありません。
}
obstacle-not_full = 大きな働き手を枠の外に置けるのは、枠がすべて埋まっているときだけです。「{ $action }」は{ $spaces }枠のうち{ $free }枠が空いています。
obstacle-nothing_to_do = 「{ $action }」は今は行えません。
obstacle-bonus_not_possible = 「{ $action }」のボーナスを行えないので、ボーナス枠には置けません。
obstacle-no_yoke = 鋤がまだ建っていません。
obstacle-yoke_used = 鋤は今年もう使いました。
obstacle-row_taken = { $row }行目には、もうほかの雄鶏がいます。
obstacle-row_spent = { $row }行目は前の年に使いました。

## できない理由：リラ、勝利点、施設

obstacle-not_enough_lira = { $cost }リラ必要ですが、{ $have }リラしかありません。
obstacle-already_built = { $structure }はもう建っています。
obstacle-needs_medium_cellar = 大貯蔵庫の前に、中貯蔵庫が必要です。
obstacle-points_floor = 勝利点{ $cost }を失うことになりますが、今は{ $have }で、{ $floor }より下には下がれません。
obstacle-residual_limit = { $limit ->
    [0] 継続収入を{ $by }下げなければなりませんが、今は{ $have }です。
   *[other] 継続収入はもう{ $limit }で、これより上がりません。
}
obstacle-wrong_cost = このカードでは{ $structure }（価格{ $cost }）を建てられません。

## できない理由：カードと相手

obstacle-no_such_card = { $card }は手札にありません。
obstacle-no_such_card-deck = { $deck ->
    [vine] 手札に緑カードがありません。
    [summer] 手札に夏季訪問者がありません。
    [order] 手札に注文カードがありません。
   *[winter] 手札に冬季訪問者がありません。
}
obstacle-no_such_card-deck_colours = { $card }はこの山札にありません。
obstacle-no_such_card-parents_shuffled_separately = { $card }をここで配ることはできません。
obstacle-no_such_card-parents_choice_option = { $card }は、この人に配られていません。
obstacle-too_few_cards = { $deck ->
    [vine] 緑カードは捨て札を合わせて{ $have }枚で、{ $needed }枚に足りません。
    [summer] 夏季訪問者は捨て札を合わせて{ $have }枚で、{ $needed }枚に足りません。
    [order] 注文カードは捨て札を合わせて{ $have }枚で、{ $needed }枚に足りません。
   *[winter] 冬季訪問者は捨て札を合わせて{ $have }枚で、{ $needed }枚に足りません。
}
obstacle-no_opponent = ここで選べる相手がいません。
obstacle-no_opponent-neighbour = 右隣の{ $neighbour }番は、カードに書かれたことをどれも行えません。
obstacle-same_choice = 同じ効果は2回選べません。
obstacle-rest_impossible = この手を選ぶと、残りを行えなくなります。

## できない理由：畑と樹

obstacle-field_sold = 畑{ $field }は売却済みです。
obstacle-field_not_sold = 畑{ $field }は売っていません。
obstacle-field_planted = 畑{ $field }には樹があります。売れるのは空の畑だけです。
obstacle-field_empty = 畑{ $field }には何も植わっていません。
obstacle-field_harvested = 畑{ $field }は今年もう収穫しました。
obstacle-field_full = 畑{ $field }は上限{ $limit }のうち{ $holds }で、この樹は{ $adds }なので入りません。
obstacle-needs_trellis = { $card }には棚が必要です。
obstacle-needs_irrigation = { $card }には灌漑が必要です。
obstacle-no_such_vine = 畑{ $field }に{ $card }はありません。

## できない理由：ブドウとワイン

obstacle-no_such_grape = 圧搾場に価値{ $value }の{ colour-grape }がありません。
obstacle-no_such_grape-none = 圧搾場にブドウがありません。
obstacle-grapes_not_added = この組み合わせでワインは造れません。赤ワインと白ワインはブドウ1個、ロゼは赤1個と白1個、スパークリングは赤2個と白1個から造ります。
obstacle-below_minimum = { $colour ->
    [blush] ロゼの価値は{ $least }からですが、このブドウでは{ $total }です。
    [sparkling] スパークリングの価値は{ $least }からですが、このブドウでは{ $total }です。
   *[red] このワインの価値は{ $least }以上でなければなりませんが、このブドウでは{ $total }です。
}
obstacle-cellar_too_small = { $colour ->
    [blush] ロゼには{ $needed }が必要です。今の貯蔵庫は{ $highest }までです。
   *[sparkling] スパークリングには{ $needed }が必要です。今の貯蔵庫は{ $highest }までです。
}
obstacle-no_free_slot = { $places ->
    [1] この{ colour-wine }を置けるのは{ $lowest }だけですが、埋まっています。
   *[other] この{ colour-wine }の置き場は、{ $highest }から{ $lowest }まですべて埋まっています。
}
obstacle-cannot_age = { $value ->
    [9] この{ colour-wine }の価値はもう9で、これより上はありません。
   *[other] 価値{ $value }の{ colour-wine }は熟成できません。次の置き場が埋まっているか、建てた貯蔵庫の範囲を超えています。
}
obstacle-cannot_age-wines = { $wines ->
    [0] 熟成するワインがありません。
   *[other] ワイン{ $wines }個は、どれもこれ以上熟成できません。
}

## できない理由：注文

obstacle-no_such_wine = 貯蔵庫に価値{ $value }の{ colour-wine }がありません。
obstacle-order_not_filled = { $given ->
    [0] 注文には{ colour-wine }が{ $needed }個必要ですが、1個も出していません。
   *[other] 注文には{ colour-wine }が{ $needed }個必要ですが、{ $given }個しか出していません。
}
obstacle-order_not_filled-least = このルールでは注文と同じ価値が必要です。注文は{ $least }、この{ colour-wine }は{ $value }です。
obstacle-one_wine_per_symbol = { $needed ->
    [0] この注文に{ colour-wine }は要りません。
   *[other] 注文の印1つにつきワイン1個です。{ colour-wine }は{ $needed }個で足り、{ $given }個は出せません。
}
obstacle-value_too_low = 注文には価値{ $least }以上の{ colour-wine }が必要ですが、これは{ $value }です。

## できない理由：1人用と影響力

obstacle-no_token = そのボーナストークンはありません。
obstacle-no_star = 置いたり動かしたりできる星がありません。

## 局面の様子

fact-row = { $seat }番：{ $row }行目
fact-lira = { $seat }番：{ $number }リラ
fact-vp = { $number ->
   *[other] { $seat }番：勝利点{ $number }
}
fact-residual = { $seat }番：継続収入{ $number }
fact-crush = { $seat }番のブドウ：{ $things }
fact-crush-none = { $seat }番：ブドウなし
fact-cellar = { $seat }番のワイン：{ $things }
fact-cellar-none = { $seat }番：ワインなし
fact-fields = { $seat }番の畑：{ $things }
fact-structures = { $seat }番の施設：{ $things }
fact-structures-none = { $seat }番：施設なし
fact-hand = { $seat }番の手札：{ $things }
fact-hand-none = { $seat }番：手札なし
fact-workers = { $grande ->
    [yes] { $number ->
        [0] { $seat }番：残りは大きな働き手だけ
       *[other] { $seat }番：残りの働き手{ $number }人と大きな働き手
    }
   *[no] { $number ->
        [0] { $seat }番：働き手は残っていない
       *[other] { $seat }番：残りの働き手{ $number }人
    }
}
fact-passed = { $passed ->
    [yes] { $seat }番：パス済み
   *[no] { $seat }番：まだパスしていない
}
fact-deck = { $deck ->
    [vine] 緑の山札：{ $count }枚
    [summer] 黄の山札：{ $count }枚
    [order] 紫の山札：{ $count }枚
   *[winter] 青の山札：{ $count }枚
}
field-planted = { $field }（{ $vines }）
field-empty = { $field }（空）
field-sold = { $field }（売却済み）

## 訪問者：手

move-choose = カードの効果{ $number }
move-choose-both = カードの効果を両方
move-accept = 応じる
move-decline = 断る
move-upgrade = 貯蔵庫を1段階上げる
move-swap = 畑{ $field }の{ $vine }と畑{ $field2 }の{ $vine2 }を入れ替える
move-gain = { $grape }を得る
move-age = { $wine }を熟成させる
move-give = { $card }を渡す
move-discard-grape = { $token }を捨てる
move-discard-wine = { $token }を捨てる
move-keep-card = { $card }を残す
move-take-top = { $deck ->
    [vine] 緑カードの捨て札の一番上を取る
    [summer] 夏季訪問者の捨て札の一番上を取る
    [order] 注文カードの捨て札の一番上を取る
   *[winter] 冬季訪問者の捨て札の一番上を取る
}
move-retrieve = { $worker ->
    [grande] 「{ $action }」の大きな働き手を戻す
    [bonus] 「{ $action }」のボーナス枠の働き手を戻す
   *[regular] 「{ $action }」の働き手を戻す
}
move-use = { $action }（働き手なし）
move-name = { $seat }番を選ぶ

group-choose = 効果
group-accept = 応じる
group-decline = 断る
group-upgrade = 上げる
group-swap = 入れ替える
group-gain = 得る
group-age = 熟成
group-give = 渡す
group-retrieve = 働き手を戻す
group-use = 仕事をする
group-name = 相手

## 訪問者：決めること

decision-age = どのワインを熟成させますか？
decision-choose = { $most ->
    [1] カードのどの効果にしますか？
   *[other] カードのどの効果にしますか？（{ $most }つのうち{ $number }つ目）
}
decision-discard = { $count ->
    [1] どのカードを捨てますか？
   *[other] どのカードを捨てますか？あと{ $count }枚です。
}
decision-discard_token = どのブドウかワインを捨てますか？
decision-gain_grape = どのブドウを得ますか？
decision-give = { $count ->
    [1] どのカードを渡しますか？
   *[other] どのカードを渡しますか？あと{ $count }枚です。
}
decision-keep = { $count ->
    [1] どのカードを残しますか？
   *[other] どのカードを残しますか？あと{ $count }枚残せます。
}
decision-mentor_draw = 緑カードと夏季訪問者のどちらを引きますか？
decision-move_rooster = 雄鶏をどの行に動かしますか？
decision-name = どの相手を選びますか？（{ $most }人までのうち{ $number }人目）
decision-offer = { $active }番が使ったカードに応じますか？
decision-offer_card = { $active }番に訪問者を差し出しますか？{ $most }枚のうち{ $count }枚が出ています。
decision-parts = 次に何をしますか？
decision-retrieve = { $most ->
    [1] どの働き手を戻しますか？
   *[other] どの働き手を戻しますか？（{ $most }人のうち{ $number }人目）
}
decision-reveal = { $deck ->
    [vine] どの緑カードが公開されますか？
    [summer] どの夏季訪問者が公開されますか？
    [order] どの注文カードが公開されますか？
   *[winter] どの冬季訪問者が公開されますか？
}
decision-send_ahead = 冬のどの仕事に先に働き手を置きますか？
decision-swap = どの2枚の樹を入れ替えますか？
decision-take = どの捨て札から取りますか？（{ $most }枚のうち{ $number }枚目）
decision-upgrade = 貯蔵庫を1段階上げますか？
decision-use = 夏のどの仕事をしますか？

now-age = 今はワインを熟成させるところです。
now-choose = 先にカードの効果を選びます。
now-discard = 今は決まった種類のカードを捨てるところです。
now-discard_token = 今はブドウかワインを捨てるところです。
now-gain_grape = 今はブドウを得るところです。
now-give = 今は決まった種類のカードを渡すところです。
now-keep = 先に公開したカードから選びます。
now-mentor_draw = ここで引くのは緑カードか夏季訪問者です。
now-move_rooster = 今は雄鶏を動かすところです。
now-name = 今は相手を選ぶところです。
now-offer = 先に応じるか断るかを決めます。
now-offer_card = 今は訪問者を差し出すかどうかを決めるところです。
now-parts = 先にカードの効果をすべて行います。
now-retrieve = 今は働き手を戻すところです。
now-reveal = 先にカードを公開します。
now-send_ahead = 今は冬の仕事に働き手を置くところです。
now-swap = 今は樹を入れ替えるところです。
now-take = 今は捨て札からカードを取るところです。
now-upgrade = 今は貯蔵庫を上げるところです。
now-use = 今は夏の仕事をするところです。

## 訪問者：出来事

event-retrieved_worker = { $grande ->
    [yes] { $seat }番は「{ $action }」の大きな働き手を戻しました。
   *[no] { $seat }番は「{ $action }」の働き手を戻しました。
}
event-sent_ahead = { $where ->
    [bonus] { $grande ->
        [yes] { $seat }番は「{ $action }」のボーナス枠に、先に大きな働き手を置きました。
       *[no] { $seat }番は「{ $action }」のボーナス枠に、先に働き手を置きました。
    }
   *[plain] { $grande ->
        [yes] { $seat }番は「{ $action }」に、先に大きな働き手を置きました。
       *[no] { $seat }番は「{ $action }」に、先に働き手を置きました。
    }
}
event-planned_action = { $seat }番が先に置いた働き手が「{ $action }」を行います。
event-planned_action_lost = { $seat }番が先に送った「{ $action }」は、今は行えません。
event-planned_action_called_off = { $seat }番の働き手が戻ったので、先に送った「{ $action }」は取りやめです。
event-used_action = { $seat }番は働き手を使わずに「{ $action }」を行いました。
event-moved_rooster = { $seat }番は雄鶏を{ $row }行目に動かし、パスしました。
event-took_from_discards = { $seat }番は捨て札から{ $card }を取りました。
event-revealed_card = { $seat }番の前に{ $card }が公開されました。
event-kept_card = { $seat }番は{ $card }を残しました。
event-trained_worker_now = { $seat }番は働き手を1人育成しました。すぐに使えます。
event-gave_card = { $seat }番は{ $to }番に{ $card }を渡しました。
event-offered_card = { $seat }番は{ $card }を差し出しました。
event-declined_offer = { $seat }番は断りました。
event-named_opponent = { $seat }番は{ $opponent }番を選びました。
event-lost_vp = { $vp ->
   *[other] { $seat }番は勝利点{ $vp }を失いました。
}
event-lost_residual = { $seat }番の継続収入が{ $residual }下がり、{ $now }になりました。
event-discarded_grape = { $seat }番は価値{ $value }の{ colour-grape }を捨てました。
event-discarded_wine = { $seat }番は価値{ $value }の{ colour-wine }を捨てました。
event-aged_by_card = { $steps ->
    [1] { $seat }番のワインが1段階熟成しました。貯蔵庫は{ $cellar }になりました。
   *[other] { $seat }番のワインが最大{ $steps }段階熟成しました。貯蔵庫は{ $cellar }になりました。
}
event-swapped_vines = { $seat }番は畑{ $field }の{ $vine }と畑{ $field2 }の{ $vine2 }を入れ替えました。

## 訪問者：できない理由

obstacle-not_now-card_up_to_minimum_one = まだ終えられません。少なくとも1人は選びます。
obstacle-wrong_season-card_exception_scope = { $season ->
    [summer] 選べるのは夏の仕事そのものだけで、「{ $action }」は選べません。
   *[winter] 選べるのは冬の仕事そのものだけで、「{ $action }」は選べません。
}
obstacle-wrong_season-year_structure = 冬より後の季節はないので、働き手を先に送れません。
obstacle-no_worker-card_exception_scope = そこにその働き手は置かれていません。
obstacle-no_grande-card_exception_scope = 大きな働き手はまだ置かれていません。
obstacle-row_taken-solo_no_move_to_row7 = 1人用では{ $row }行目に雄鶏を動かせません。
obstacle-no_such_card-card_exception_scope = { $card }は公開されていません。
obstacle-too_few_cards-needed_cards = { $deck ->
    [hand] 必要なカードは{ $needed_cards }枚ですが、手札には{ $have }枚しかありません。
    [discard_pile] カードのある捨て札の山が{ $needed_cards }つ必要ですが、{ $have }つしかありません。
    [vine] 緑カードの捨て札がありません。
    [summer] 夏季訪問者の捨て札がありません。
    [order] 注文カードの捨て札がありません。
   *[winter] 冬季訪問者の捨て札がありません。
}
obstacle-value_too_low-visitor_must_be_executable = カードには価値{ $least }以上が必要ですが、この{ colour-wine }は{ $value }です。
obstacle-no_free_slot-grape_effect_not_harvest = 価値{ $lowest }の{ colour-grape }の置き場は埋まっています。
obstacle-nothing_to_do-empty_fields = 樹のない畑がありません。
obstacle-nothing_to_do-planted_fields = 樹の植わった畑がありません。
obstacle-nothing_to_do-structures_of_cost_4 = 価格4の施設がありません。
obstacle-nothing_to_do-six_structures = 施設が6つ必要ですが、{ $have }つしかありません。
obstacle-nothing_to_do-six_vines = 植えた樹が6枚必要ですが、{ $have }枚しかありません。
obstacle-nothing_to_do-cards_in_hand = 手札がありません。
obstacle-nothing_to_do-six_workers = 働き手が6人必要ですが、大きな働き手を入れても{ $have }人しかいません。
obstacle-nothing_to_do-opponents_with_six_workers = 働き手が6人いる相手がいません。いちばん多い人で{ $have }人です。

## 1人用と影響力

name-influence = 影響力
card-automa = オートマカード{ $number }
move-deal-automa = { $card }：{ $actions }
move-deal-automa-idle = { $card }：この季節は何もなし
move-star = { $region }に星を置く
move-star-from = { $origin }の星を{ $region }に動かす
group-star = 星
decision-deal_automa = オートマはどのカードを引きますか？
decision-star = どの地域に星を置きますか？
decision-move_star = どの星をどこに動かしますか？
now-deal_automa = 先にオートマがカードを引きます。
now-star = 今は星を置くところです。
now-move_star = 今は星を動かすところです。
event-automa_drew = オートマは{ $card }を引きました。
event-automa_blocked = オートマが「{ $action }」の枠をふさぎました。
event-gained_token = { $row }行目のボーナストークンを得ました。
event-spent_token = { $row }行目のボーナストークンを使いました。
event-solo_win = 勝利点{ $vp }でオートマの{ $target }を上回り、勝ちました。
event-solo_draw = 勝利点{ $vp }、オートマも{ $target }で、引き分けです。
event-solo_loss = 勝利点{ $vp }で、オートマの{ $target }に及ばず、負けました。
event-placed_star = { $seat }番は{ $region }に星を置きました。
event-moved_star = { $seat }番は{ $origin }の星を{ $region }に動かしました。
event-region_won = { $stars ->
   *[other] { $region }で最多は、星{ $stars }個の{ $seat }番です。
}
event-region_tied = { $stars ->
   *[other] { $region }は星{ $stars }個で最多が並び、誰も得点しません。
}
obstacle-no_such_card-solo_deck_24 = { $card }はもう引かれています。
obstacle-no_star-region = { $region }に自分の星がありません。

## ありえない局面

flag-wine_above_cellar = 貯蔵庫に置けない価値のワインがあります。
flag-field_over_limit = 畑の樹の合計が上限を超えています。
flag-too_many_copies = 同じカードが、ゲームに入っている枚数より多くあります。
flag-large_without_medium = 中貯蔵庫がないのに大貯蔵庫があります。
flag-planted_on_sold_field = 売却済みの畑に樹が植わっています。
flag-too_many_workers = 働き手がゲームの駒より多くいます。
flag-space_overfull = 仕事の枠より多くの働き手が置かれています。
flag-space_closed = この人数では使わない枠に働き手がいます。
flag-row_shared = 起床表の同じ行に雄鶏が2つあります。
flag-points_below_floor = 勝利点が-5を下回っています。
flag-residual_out_of_range = 継続収入が0から5の範囲を外れています。

## 選択ルール：枠と働き手

option-bonus_space_rule = ボーナス枠に置ける人
option-bonus_space_rule-optional = 誰でも（ボーナスは任意）
option-bonus_space_rule-friendly = ほかの枠が空いている間は、ボーナスを行える人だけ
option-grande_overflow_bonus = 満員の仕事に置いた大きな働き手のボーナス
option-grande_overflow_bonus-false = なし
option-grande_overflow_bonus-true = あり
option-grande_overflow_needs_full = 大きな働き手を枠の外に置けるとき
option-grande_overflow_needs_full-true = 満員のときだけ
option-grande_overflow_needs_full-false = いつでも
option-build_bonus = 建設のボーナス
option-build_bonus-before_paying = 1リラ（支払いに使える）
option-build_bonus-none = なし
option-train_bonus = 育成のボーナス
option-train_bonus-before_paying = 1リラ（支払いに使える）
option-train_bonus-after_paying = 1リラ（支払いの後）

## 選択ルール：畑、ブドウ、施設

option-yoke_uproot_destination = 鋤で引き抜いた樹の行き先
option-yoke_uproot_destination-hand = 手札に戻す
option-yoke_uproot_destination-discard = 捨て札にする
option-yoke_limit = 鋤を使える回数
option-yoke_limit-once_per_year = 1年に1回
option-yoke_limit-one_worker_space = 枠が空いていれば何回でも
option-field_harvests_per_year = 1つの畑を収穫できる回数
option-field_harvests_per_year-once = 1年に1回
option-field_harvests_per_year-unlimited = 何回でも
option-harvest_sum_cap = 合計が9を超える収穫
option-harvest_sum_cap-clamp = 価値9のブドウを得る
option-harvest_sum_cap-lost = ブドウを得ない
option-sell_grapes_per_action = 1回に売れるブドウ
option-sell_grapes_per_action-any = 何個でも
option-sell_grapes_per_action-one = 1個
option-sell_combine = 1回の売買でのブドウと畑
option-sell_combine-one_kind = どちらか一方だけ
option-sell_combine-combine = 両方できる
option-tasting_room_trigger = 試飲室の効果が出る見学案内
option-tasting_room_trigger-tour_action = 訪問者による見学案内でも出る
option-tasting_room_trigger-action_space_only = 仕事の枠を使ったときだけ
option-windmill_trigger = 風車の効果が出る植樹
option-windmill_trigger-any_planting = 訪問者による植樹でも出る
option-windmill_trigger-plant_action_only = 植樹の仕事だけ
option-cottage_choice = コテージで引く2枚の選び方
option-cottage_choice-both_before_draw = 引く前に2枚とも決める
option-cottage_choice-sequential = 1枚目を見てから2枚目を決める

## 選択ルール：ワインと注文

option-wine_no_slot = 置き場のないワイン
option-wine_no_slot-cannot_make = 造れない
option-wine_no_slot-lost = 造れるが失われる
option-zymologist_aging = 建てた貯蔵庫より上にあるワインの熟成
option-zymologist_aging-band = 3から4、6から7へだけは上がれない
option-zymologist_aging-frozen = まったく熟成しない
option-aging_order = 熟成の順番
option-aging_order-top_down = 価値の高いものから
option-aging_order-bottom_up = 価値の低いものから
option-order_match = 注文に合うワイン
option-order_match-at_least = 示された価値以上
option-order_match-exact = 示された価値ちょうど

## 選択ルール：ゲーム終了と準備

option-end_trigger = 20点でゲームが終わる条件
option-end_trigger-latch = その年のうちに一度でも届く
option-end_trigger-check_at_year_end = 年末に20点以上ある
option-final_year_processing = 最後の年の年末処理
option-final_year_processing-full_year_end = 熟成と収入まで行う
option-final_year_processing-skip = 行わない
option-tie_after_all = すべて並んだとき
option-tie_after_all-shared = 同順位（勝利を分け合う）
option-tie_after_all-replay = 勝者なしでもう一度
option-vp_cap = 勝利点の上限
option-vp_cap-none = なし
option-vp_cap-25 = 25
option-parents_deal = 両親カード
option-parents_deal-one_each = 1枚ずつ
option-parents_deal-two_pick_one = 2枚ずつから1枚ずつ選ぶ
option-first_player_choice = 最初の親
option-first_player_choice-random = 運で決める
option-first_player_choice-chosen = 話し合いで決める

## 選択ルール：訪問者一般

option-visitor_feasibility = 訪問者を使う条件
option-visitor_feasibility-minimum_required = 最低限の効果を行えること
option-visitor_feasibility-best_effort = 行える範囲でよい
option-visitor_effect_order = 訪問者の効果の順番
option-visitor_effect_order-free = 自由
option-visitor_effect_order-printed = カードに書かれた順
option-multi_player_card_order = 相手が答える順番
option-multi_player_card_order-clockwise_from_active = 使った人から時計回り
option-multi_player_card_order-wake_up_order = 起床順
option-passed_player_may_respond = 先にパスした人
option-passed_player_may_respond-true = 訪問者に答えられる
option-passed_player_may_respond-false = 訪問者に答えられない
option-vp_payment_timing = 両方を行うために払う勝利点
option-vp_payment_timing-at_start = 初めに払う
option-vp_payment_timing-at_second_part = 2つ目の前に払う

## 選択ルール：個々の訪問者

option-planner_impossible = プランナー：仕事ができなくなったとき
option-planner_impossible-lost = 働き手はその年は使えない
option-planner_impossible-refund = 働き手が戻る
option-organizer_second_visitor = 主催者：訪問者2枚の1枚目に使ったとき
option-organizer_second_visitor-play_then_pass = 2枚目を使ってからパス
option-organizer_second_visitor-pass_at_once = すぐにパス
option-innkeeper_min_piles = 宿屋の主人：必要な捨て札の山
option-innkeeper_min_piles-2 = 2つ
option-innkeeper_min_piles-1 = 1つ
option-zymologist_below_four = 発酵学者：場所が埋まっていてワインが4を下回る
option-zymologist_below_four-illegal = できない
option-zymologist_below_four-allowed = できる
option-harvest_expert = 収穫の達人：得るもの
option-harvest_expert-harvest_and_one = 収穫と、ほかの2つのうち1つ
option-harvest_expert-yoke_without_harvest = 収穫と緑カード、または鋤だけ
option-harvest_expert-one_of_three = 3つのうち1つ
option-promoter_gain = プロモーター：得るもの
option-promoter_gain-vp_and_residual = 勝利点と継続収入
option-promoter_gain-vp_only = 勝利点だけ
option-uproot_discard_which = 「引き抜いて捨てる」で捨てる樹
option-uproot_discard_which-uprooted_only = 引き抜いた樹
option-uproot_discard_which-any_vine_in_hand = 手札のどの緑カードでも
option-placed_grape_slot_taken = カードで得る価値1のブドウの置き場がないとき
option-placed_grape_slot_taken-illegal = 選べない
option-placed_grape_slot_taken-lost = 失われる
option-producer_excludes = プロデューサー：戻せない働き手
option-producer_excludes-own_card_worker = それを使った働き手
option-producer_excludes-whole_action = 同じ仕事の働き手すべて
option-six_workers_count_grey = 働き手6人の条件での臨時労働者
option-six_workers_count_grey-false = 数に入れない
option-six_workers_count_grey-true = 数に入れる
option-switch_checks_field_limit = 造園業者：入れ替えた後の畑の上限
option-switch_checks_field_limit-true = 守る
option-switch_checks_field_limit-false = 問わない
option-queen_without_choice = ミス「ワインの女王」：隣の人が3つともできないとき
option-queen_without_choice-illegal = 使えない
option-queen_without_choice-allowed = 使える

## 選択ルール：1人用

option-automa_tie = ちょうど20点
option-automa_tie-draw = 引き分け
option-automa_tie-loss = 負け
option-automa_tie-win = 勝ち
option-automa_removed_cards = 取り除くカード
option-automa_removed_cards-four_cards = 訪問者4枚
option-automa_removed_cards-four_and_importer = 訪問者4枚と輸入業者
option-automa_token_with_overflow = ふさがれた仕事に置く大きな働き手とボーナストークン
option-automa_token_with_overflow-true = 使える
option-automa_token_with_overflow-false = 使えない
option-automa_difficulty = オートマの強さ
option-automa_difficulty-standard = 標準
option-automa_difficulty-very_easy = とても易しい（8年）
option-automa_difficulty-easy = 易しい（3点から始める）
option-automa_difficulty-hard = 難しい（2枠以上をふさぐ）
option-automa_difficulty-very_hard = とても難しい（2枠以上をふさぎ、相手の点は23）
option-automa_difficulty-aggressive = 攻撃的（毎年、届かなければならない点がある）
