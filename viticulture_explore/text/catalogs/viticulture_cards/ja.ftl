### カードと枠の効果を言葉にしたもの。どの文も主語のない1つの節で、後に続く節があるときは形（linked）が変わる。

## 文とボタン

effect-sentence = { $clause }。
effect-label = { $clause }

## 節のつなぎ方

effect-price = { $price }、{ $gain }
effect-and = { $before }、{ $after }
effect-more = { $before }、{ $after }
effect-then = { $before }、{ $after }
effect-apart = { $before }。{ $after }
effect-or = { $before }か、{ $after }
effect-may = { $form ->
    [linked] { $act }ことができ
   *[whole] { $act }ことができる
}
effect-one-of = 次から1つ選ぶ。{ $choices }
effect-one-or-both = 次から1つ選ぶ。勝利点{ $vp }を失えば両方行える。{ $choices }
effect-distinct = 次から異なる{ $count }つを選ぶ。{ $choices }
effect-second-price = 2つ目の前に勝利点{ $vp }を失う
choice = { $number ->
    [1] ①{ $clause }
    [2] ②{ $clause }
    [3] ③{ $clause }
   *[4] ④{ $clause }
}
choices = { $before }。{ $after }

## もの

some-cards = { $kind ->
    [vine] 緑カード{ $count }枚
    [summer] 夏季訪問者{ $count }枚
    [order] 注文カード{ $count }枚
    [winter] 冬季訪問者{ $count }枚
    [visitor] 訪問者（夏冬不問）{ $count }枚
   *[any] 手札{ $count }枚
}
some-token = { $kind ->
    [grape] ブドウ1個
   *[wine] { $least ->
        [1] ワイン1個
       *[other] 価値{ $least }以上のワイン1個
    }
}
some-and = { $before }と{ $after }
some-or = { $before }か{ $after }
some-vines = { $amount ->
    [up_to] { $count }枚まで
   *[exactly] { $count }枚
}
some-fields = { $amount ->
    [up_to] { $count }つまで
   *[exactly] { $count }つ
}
some-wines = { $amount ->
    [up_to] { $count }個まで
   *[exactly] { $count }個
}
some-structures = { $amount ->
    [up_to] { $count }つまで
   *[exactly] { $count }つ
}
some-workers = { $amount ->
    [up_to] { $count }人まで
   *[exactly] { $count }人
}
some-regular-workers = 働き手{ $count }人
some-lira = { $lira }リラ

## リラ、勝利点、継続収入

effect-gain-lira = { $form ->
    [linked] { $lira }リラを得て
   *[whole] { $lira }リラを得る
}
effect-gain-vp = { $form ->
    [linked] 勝利点{ $vp }を得て
   *[whole] 勝利点{ $vp }を得る
}
effect-gain-extra-vp = { $form ->
    [linked] さらに勝利点{ $vp }を得て
   *[whole] さらに勝利点{ $vp }を得る
}
effect-pay = { $form ->
    [linked] { $lira }リラを払い
   *[whole] { $lira }リラを払う
}
effect-pay-active = { $who ->
    [they] { $form ->
        [linked] あなたに{ $lira }リラを払い
       *[whole] あなたに{ $lira }リラを払う
    }
   *[you] { $form ->
        [linked] カードを使った人に{ $lira }リラを払い
       *[whole] カードを使った人に{ $lira }リラを払う
    }
}
effect-lose-vp = { $form ->
    [linked] 勝利点{ $vp }を失い
   *[whole] 勝利点{ $vp }を失う
}
effect-raise-residual = { $form ->
    [linked] 継続収入を{ $residual }上げ
   *[whole] 継続収入を{ $residual }上げる
}
effect-lower-residual = { $form ->
    [linked] 継続収入を{ $residual }下げ
   *[whole] 継続収入を{ $residual }下げる
}
effect-tour = { $form ->
    [linked] 見学案内をして{ $lira }リラを得て
   *[whole] 見学案内をして{ $lira }リラを得る
}
effect-sell = { $grapes ->
    [one] { $combine ->
        [combine] ブドウ1個の販売（価値1～3は{ $low }リラ、4～6は{ $middle }リラ、7～9は{ $high }リラ）と、畑1つの売却または買い戻し（畑の数字と同じリラ）の、一方または両方を行う
       *[one_kind] ブドウ1個の販売（価値1～3は{ $low }リラ、4～6は{ $middle }リラ、7～9は{ $high }リラ）か、畑1つの売却または買い戻し（畑の数字と同じリラ）を行う
    }
   *[any] { $combine ->
        [combine] ブドウの販売（何個でも。価値1～3は{ $low }リラ、4～6は{ $middle }リラ、7～9は{ $high }リラ）と、畑1つの売却または買い戻し（畑の数字と同じリラ）の、一方または両方を行う
       *[one_kind] ブドウの販売（何個でも。価値1～3は{ $low }リラ、4～6は{ $middle }リラ、7～9は{ $high }リラ）か、畑1つの売却または買い戻し（畑の数字と同じリラ）を行う
    }
}

## 働き手と施設

effect-train = { $lira ->
    [0] { $form ->
        [linked] リラを払わずに働き手を1人育成し
       *[whole] リラを払わずに働き手を1人育成する
    }
   *[other] { $form ->
        [linked] { $lira }リラで働き手を1人育成し
       *[whole] { $lira }リラで働き手を1人育成する
    }
}
effect-train-now = { $lira ->
    [0] { $form ->
        [linked] リラを払わずに、今年から使える働き手を1人育成し
       *[whole] リラを払わずに、今年から使える働き手を1人育成する
    }
   *[other] { $form ->
        [linked] { $lira }リラで、今年から使える働き手を1人育成し
       *[whole] { $lira }リラで、今年から使える働き手を1人育成する
    }
}
effect-build = { $discount ->
    [0] { $form ->
        [linked] 施設を{ $structures }建て
       *[whole] 施設を{ $structures }建てる
    }
   *[other] { $form ->
        [linked] { $discount }リラ引きで施設を{ $structures }建て
       *[whole] { $discount }リラ引きで施設を{ $structures }建てる
    }
}
effect-build-free = { $form ->
    [linked] 好きな施設を{ $structures }、追加の支払いなしで建て
   *[whole] 好きな施設を{ $structures }、追加の支払いなしで建てる
}
effect-build-of-cost = { $form ->
    [linked] 価格が{ $low }か{ $high }の施設を{ $structures }、追加の支払いなしで建て
   *[whole] 価格が{ $low }か{ $high }の施設を{ $structures }、追加の支払いなしで建てる
}
effect-build-only = { $form ->
    [linked] { $lira }リラで{ $structure }を建て
   *[whole] { $lira }リラで{ $structure }を建てる
}
effect-upgrade = { $discount ->
    [0] { $form ->
        [linked] 貯蔵庫を1段階上げ
       *[whole] 貯蔵庫を1段階上げる
    }
   *[other] { $form ->
        [linked] { $discount }リラ引きで貯蔵庫を1段階上げ
       *[whole] { $discount }リラ引きで貯蔵庫を1段階上げる
    }
}
effect-upgrade-free = { $form ->
    [linked] 追加の支払いなしで貯蔵庫を1段階上げ
   *[whole] 追加の支払いなしで貯蔵庫を1段階上げる
}

## カード

effect-draw = { $form ->
    [linked] { $things }を引き
   *[whole] { $things }を引く
}
effect-discard = { $form ->
    [linked] { $things }を捨て
   *[whole] { $things }を捨てる
}
effect-discard-hand = { $form ->
    [linked] 手札をすべて（1枚以上）捨て
   *[whole] 手札をすべて（1枚以上）捨てる
}
effect-discard-down = { $form ->
    [linked] 手札が{ $count }枚になるまで捨て
   *[whole] 手札が{ $count }枚になるまで捨てる
}
effect-give = { $who ->
    [they] { $form ->
        [linked] あなたに{ $things }を渡し
       *[whole] あなたに{ $things }を渡す
    }
   *[you] { $form ->
        [linked] カードを使った人に{ $things }を渡し
       *[whole] カードを使った人に{ $things }を渡す
    }
}
effect-play = { $form ->
    [linked] { $things }を使い
   *[whole] { $things }を使う
}
effect-take-tops = { $alone ->
    [yes] { $form ->
        [linked] 捨て札の山{ $count }つ（1つしかなければ1つ）から一番上のカードを手札に加え
       *[whole] 捨て札の山{ $count }つ（1つしかなければ1つ）から一番上のカードを手札に加える
    }
   *[no] { $form ->
        [linked] 異なる捨て札の山{ $count }つから、一番上のカードを1枚ずつ手札に加え
       *[whole] 異なる捨て札の山{ $count }つから、一番上のカードを1枚ずつ手札に加える
    }
}
effect-reveal = { $form ->
    [linked] { $decks }つの山札の一番上を1枚ずつ公開し、{ $count }枚を手札に加え、残りを捨て
   *[whole] { $decks }つの山札の一番上を1枚ずつ公開し、{ $count }枚を手札に加え、残りを捨てる
}

## 畑、ブドウ、ワイン

effect-plant = { $form ->
    [linked] 樹を{ $vines }植え
   *[whole] 樹を{ $vines }植える
}
effect-plant-any-structure = { $form ->
    [linked] 必要な施設がなくても樹を{ $vines }植え
   *[whole] 必要な施設がなくても樹を{ $vines }植える
}
effect-plant-any-value = { $form ->
    [linked] 畑の上限を無視して樹を{ $vines }植え
   *[whole] 畑の上限を無視して樹を{ $vines }植える
}
effect-harvest = { $form ->
    [linked] 畑を{ $fields }収穫し
   *[whole] 畑を{ $fields }収穫する
}
effect-uproot = { $to ->
    [discard] { $form ->
        [linked] 樹を{ $vines }引き抜いて捨て札にし
       *[whole] 樹を{ $vines }引き抜いて捨て札にする
    }
   *[hand] { $form ->
        [linked] 樹を{ $vines }引き抜いて手札に戻し
       *[whole] 樹を{ $vines }引き抜いて手札に戻す
    }
}
effect-uproot-discard = { $which ->
    [any_vine_in_hand] { $form ->
        [linked] 樹を{ $vines }引き抜いて手札に加え、同じ枚数の緑カードを捨て
       *[whole] 樹を{ $vines }引き抜いて手札に加え、同じ枚数の緑カードを捨てる
    }
   *[uprooted_only] { $form ->
        [linked] 樹を{ $vines }引き抜いて捨て
       *[whole] 樹を{ $vines }引き抜いて捨てる
    }
}
effect-make-wine = { $form ->
    [linked] ワインを{ $wines }造り
   *[whole] ワインを{ $wines }造る
}
effect-make-wine-any-cellar = { $pushed ->
    [allowed] { $form ->
        [linked] 合計{ $least }以上のブドウで、必要な貯蔵庫がなくてもワインを{ $wines }造り
       *[whole] 合計{ $least }以上のブドウで、必要な貯蔵庫がなくてもワインを{ $wines }造る
    }
   *[illegal] { $form ->
        [linked] 価値{ $least }以上のワインを、必要な貯蔵庫がなくても{ $wines }造り
       *[whole] 価値{ $least }以上のワインを、必要な貯蔵庫がなくても{ $wines }造る
    }
}
effect-fill-order = { $form ->
    [linked] 注文1枚分を出荷し
   *[whole] 注文1枚分を出荷する
}
effect-add-grapes = { $slot ->
    [lost] { $form ->
        [linked] 価値1の赤ブドウと白ブドウを1個ずつ圧搾場に置き（場所がないものは失われる）
       *[whole] 価値1の赤ブドウと白ブドウを1個ずつ圧搾場に置く（場所がないものは失われる）
    }
   *[illegal] { $form ->
        [linked] 価値1の赤ブドウと白ブドウを1個ずつ圧搾場に置き
       *[whole] 価値1の赤ブドウと白ブドウを1個ずつ圧搾場に置く
    }
}
effect-add-grape = { $slot ->
    [lost] { $form ->
        [linked] 価値1の赤ブドウか白ブドウ1個を圧搾場に置き（場所がなければ失われる）
       *[whole] 価値1の赤ブドウか白ブドウ1個を圧搾場に置く（場所がなければ失われる）
    }
   *[illegal] { $form ->
        [linked] 価値1の赤ブドウか白ブドウ1個を圧搾場に置き
       *[whole] 価値1の赤ブドウか白ブドウ1個を圧搾場に置く
    }
}
effect-age-all = { $form ->
    [linked] 自分のワインをすべて{ $steps }段階熟成させ
   *[whole] 自分のワインをすべて{ $steps }段階熟成させる
}
effect-age-one = { $form ->
    [linked] ワイン1個を1段階熟成させ
   *[whole] ワイン1個を1段階熟成させる
}
effect-swap = { $limits ->
    [no] { $form ->
        [linked] 別々の畑にある自分の樹2枚を入れ替え（畑の上限は問わない）
       *[whole] 別々の畑にある自分の樹2枚を入れ替える（畑の上限は問わない）
    }
   *[yes] { $form ->
        [linked] 別々の畑にある自分の樹2枚を、畑の上限の範囲で入れ替え
       *[whole] 別々の畑にある自分の樹2枚を、畑の上限の範囲で入れ替える
    }
}

## 盤上の働き手、起床表、影響力マップ

effect-retrieve = { $excluded ->
    [whole_action] { $form ->
        [linked] 置いた働き手を{ $workers }手元に戻し（このカードを使った仕事の働き手は除く）
       *[whole] 置いた働き手を{ $workers }手元に戻す（このカードを使った仕事の働き手は除く）
    }
   *[own_card_worker] { $form ->
        [linked] 置いた働き手を{ $workers }手元に戻し（このカードを使った働き手は除く）
       *[whole] 置いた働き手を{ $workers }手元に戻す（このカードを使った働き手は除く）
    }
}
effect-retrieve-grande = { $form ->
    [linked] 置いた自分の大きな働き手を手元に戻し
   *[whole] 置いた自分の大きな働き手を手元に戻す
}
effect-send-ahead = { $impossible ->
    [refund] 働き手1人を、冬の仕事の空いている枠に前もって置く。その仕事は冬の初めに行い、行えなければ働き手が戻る
   *[lost] 働き手1人を、冬の仕事の空いている枠に前もって置く。その仕事は冬の初めに行い、行えなければ無効になる
}
effect-use-action = 夏の仕事をどれか1つ、ボーナスなしで行う。働き手も空いた枠も必要ない
effect-move-rooster = { $form ->
    [linked] 自分の雄鶏を起床表の空いている行に移し、その行のボーナスを得て、この季節はパスし
   *[whole] 自分の雄鶏を起床表の空いている行に移し、その行のボーナスを得て、この季節はパスする
}
effect-temporary-worker = { $form ->
    [linked] 今年だけ臨時労働者を使い
   *[whole] 今年だけ臨時労働者を使う
}
effect-place-star = 地域に自分の星を1つ置き、その報酬を得る。すべて置いた後は、報酬なしで1つ動かす

## 「1つにつき」と「なら」

effect-per-empty_fields = 自分の空の畑1つにつき、{ $gain }
effect-per-planted_fields = 樹のある自分の畑1つにつき、{ $gain }
effect-per-structures_of_cost_4 = 価格が4の自分の施設1つにつき、{ $gain }
effect-per-six_structures = その後に自分の施設が6つ以上あれば、{ $gain }
effect-per-six_vines = その後に自分の畑の樹が合計6枚以上あれば、{ $gain }
effect-per-cards_in_hand = 残った手札1枚につき、{ $gain }
effect-per-six_workers = 働き手が6人そろっていれば、{ $gain }
effect-per-opponents_with_six_workers = 働き手が6人そろっている相手1人につき、{ $gain }
effect-per-printed_cost_5_or_6 = その施設の本来の価格が5か6なら、{ $gain }
effect-per-vine_of_value_4 = 植えた樹の価値が4なら、{ $gain }
effect-per-three_kinds_on_that_field = その畑の樹が3種類以上になれば、{ $gain }
effect-per-sparkling_wines = そのうちのスパークリング1個につき、{ $gain }
effect-per-kinds_of_wine = 造ったワインの種類1つにつき、{ $gain }
effect-per-all_three_fields = これで3つの畑をすべて収穫すれば、{ $gain }
effect-per-best_wine_of_all = そのワインの価値が、全員の貯蔵庫にあるほかのどのワインよりも高ければ、{ $gain }
effect-depending-below_zero = 勝利点が0未満なら、{ $then }。そうでなければ、{ $otherwise }

## ほかの人

effect-opponents-may = 相手はそれぞれ、{ $offer }ことができる
effect-everybody-may = あなたを含む全員がそれぞれ、{ $offer }ことができる
effect-per-taker = 応じた相手1人につき、{ $gain }
effect-per-refuser = 断った相手1人につき、{ $gain }
effect-name = { $form ->
    [linked] 相手を{ $count }人まで指名し
   *[whole] 相手を{ $count }人まで指名する
}
effect-pay-named = 指名した相手それぞれに{ $lira }リラを払い、1人につき勝利点{ $vp }を得る
effect-named-give = その相手はそれぞれ、自分で選んだ{ $things }をあなたに渡す。持っていない相手1人につき、勝利点{ $vp }を得る
effect-neighbour-must = 右隣の人は、{ $task }
effect-pooled-offer = 相手は全員で合わせて{ $things }をあなたに渡すことができる。渡さなければ、{ $otherwise }

## カードと枠の種類

card-kind-action = 仕事
card-kind-row = 起床表
card-kind-structure = 施設
card-kind-vine = 緑カード
card-kind-order = 注文カード
card-kind-summer = 夏季訪問者
card-kind-winter = 冬季訪問者
card-kind-mama = 母親カード
card-kind-papa = 父親カード
card-kind-automa = オートマカード
card-kind-region = 影響力マップ

## 枠

space-action = { $season ->
    [summer] 夏の仕事。{ $words }
   *[winter] 冬の仕事。{ $words }
}
space-bonus-again = ボーナス：もう1回行う。
space-bonus = ボーナス：{ $bonus }。
space-bonus-before = ボーナス：支払いの前に{ $bonus }。
space-bonus-instead = ボーナス：代わりに{ $bonus }。
space-cart = 働き手を何人でも置ける。
space-yoke = { $limit ->
    [one_worker_space] 鋤を建てた人だけが、夏にも冬にも、働き手がいなければ使える。
   *[once_per_year] 鋤を建てた人だけが、1年に1回、夏か冬に使える。
}
row-nothing = ボーナスなし。

## 施設

structure-trellis = 棚の印がある樹を植えるのに必要。
structure-irrigation = 灌漑の印がある樹を植えるのに必要。
structure-yoke = 自分専用の枠：{ $effect }。
structure-windmill = { $trigger ->
    [plant_action_only] 1年に1回、植樹の仕事で植えたとき勝利点1を得る。
   *[any_planting] 1年に1回、樹を植えたとき勝利点1を得る。
}
structure-cottage = { $choice ->
    [sequential] 秋に訪問者を1枚ではなく2枚引く。2枚目の種類は1枚目を見てから決める。
   *[both_before_draw] 秋に訪問者を1枚ではなく2枚引く。種類は見る前に2枚とも決める。
}
structure-tasting_room = { $trigger ->
    [action_space_only] 1年に1回、ワインを持って見学案内の仕事をしたとき勝利点1を得る。
   *[tour_action] 1年に1回、ワインを持って見学案内をしたとき勝利点1を得る。
}
structure-medium_cellar = ワインの価値が{ $top }までになり、ロゼを造れる。
structure-large_cellar = ワインの価値が{ $top }までになり、スパークリングを造れる。中貯蔵庫が必要。
structure-cost = { $cost }リラ。{ $words }

## 樹、注文、両親、オートマ、地域

vine-values = { $red ->
    [0] 白{ $white }。
   *[other] { $white ->
        [0] 赤{ $red }。
       *[other] 赤{ $red }、白{ $white }。
    }
}
vine-needs = { $structures }が必要。
order-words = { $wines }を出荷し、勝利点{ $vp }を得て、継続収入を{ $residual }上げる。
mama-words = 初期資産：{ $things }。
papa-words = 初期資産：大きな働き手と{ $lira }リラ。さらに{ $gift }か{ $instead }リラのどちらかを選ぶ。
papa-words-without-lira = 初期資産：大きな働き手。さらに{ $gift }か{ $instead }リラのどちらかを選ぶ。
automa-words = 夏にふさぐ仕事：{ $summer }。冬にふさぐ仕事：{ $winter }。
region-reward = 星を置いたとき：{ $effect }。
region-scores = ゲーム終了時、星が単独で最も多い人が勝利点{ $vp }を得る。

## ボタン

move-choose-effect = { $number ->
    [1] ①{ $effect }
    [2] ②{ $effect }
    [3] ③{ $effect }
   *[4] ④{ $effect }
}
move-choose-effects = 両方：{ $effect }
move-accept-offer = { $effect }
