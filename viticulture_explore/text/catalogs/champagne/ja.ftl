### Age of Champagne：物の名前、手、決めること、出来事、できない理由、盤面。

## 物

champagne-cube = { $colour ->
    [blue] 青
    [black] 黒
   *[yellow] 黄
}
champagne-cubes-of = { $colour ->
    [blue] 青{ $count }個
    [black] 黒{ $count }個
   *[yellow] 黄{ $count }個
}
champagne-vineyard = { $bonus ->
    [vp] { $vineyard }（{ champagne-cube }{ $count }個、+{ $value }点）
    [eco] { $vineyard }（{ champagne-cube }{ $count }個、環境+{ $value }）
   *[none] { $vineyard }（{ champagne-cube }{ $count }個）
}
champagne-family = { $family ->
    [local] 国内
    [continent] 欧州
   *[overseas] 海外
}
champagne-order = { $family ->
    [local] 国内の市場カード（{ $cubes }）
    [continent] 欧州の市場カード（{ $cubes }）
   *[overseas] 海外の市場カード（{ $cubes }）
}
champagne-stars = 星{ $stars }
champagne-inheritance-green = 緑の継承カード（{ champagne-stars }、キューブ{ $most }個までのワイン畑{ $count }枚{ champagne-with-eco }）
champagne-with-eco = { $eco ->
    [0] { "" }
   *[other] 、環境+{ $eco }
}
champagne-inheritance-purple = 紫の継承カード（{ champagne-stars }、プレス+{ $steps }、キュヴェ：{ $cubes }）
champagne-inheritance-purple-bare = 紫の継承カード（{ champagne-stars }、プレス+{ $steps }）
champagne-inheritance-orange = オレンジの継承カード（{ champagne-stars }、モジュール+{ $modules }、スティルワイン：{ $cubes }）
champagne-inheritance-orange-bare = オレンジの継承カード（{ champagne-stars }、モジュール+{ $modules }）
champagne-inheritance-name = { $colour ->
    [green] 緑{ $number }
    [purple] 紫{ $number }
   *[orange] オレンジ{ $number }
}
champagne-token = { $token ->
    [points_token] 2点
    [eco_token] 環境配慮レベル+1
    [press_token] プレス+1
    [still_wine_token] スティルワイン1個
   *[recolour_token] スティルワイン1個の色替え
}
champagne-cuvee = { $cuvee ->
    [brut] トラディション・ブリュット（青）
    [noirs] ブラン・ド・ノワール（黒）
   *[blancs] ブラン・ド・ブラン（黄）
}
champagne-store = { $store ->
    [winery] ワイナリー
    [cellar] セラー
    [oenotheque] エノテーク
   *[marketing] マーケティング戦略ボード
}
champagne-seat = { $seat }番
champagne-column = { $region }（{ $vineyards }）
champagne-any-region = どの地域でもよい
champagne-area = { $area ->
    [vineyard] 1 ブドウ畑の獲得
    [press] 2 ワイン搾り機の増設
    [winery] 3 ワイナリーの設置
    [marketing] 4 マーケティング戦略
    [marketing_step_2] 4 マーケティング戦略のステップ2
    [export] 5 市場への出荷
    [blending] 6 ワインのブレンド
   *[council] 8 セラーマスター評議会
}
champagne-area-short = { $area ->
    [press] プレス
    [winery] ワイナリー
    [marketing] マーケティング
    [export] 出荷
    [blending] ブレンド
   *[council] 評議会
}
champagne-space = { champagne-area }のスペース{ $number }
champagne-adds = { $adds ->
    [point] 1点を得る
    [less] 1点を失う
    [greener] 環境配慮レベル+1
    [dirtier] 環境配慮レベル-1
    [linked] つながったスペース：プレスとワイナリーの両方でボーナストークン
    [partial] 部分的配達
   *[nothing] ボーナスなし
}
champagne-time = { $phase ->
    [setup] 準備
    [event] { $round }ラウンド 新規イベント
    [placement] { $round }ラウンド 協力者の配置
    [actions] { $round }ラウンド アクションの解決
    [harvest] { $round }ラウンド ブドウの収穫
    [season_end] { $round }ラウンド シーズン終了
   *[over] { $round }ラウンドでゲーム終了
}

## 名前：見方

name-cellars = ワイナリーとセラー
name-regions = 地域
name-points = 点数と環境配慮レベル

## 手

champagne-move-keep = 残す：{ $card }
champagne-move-deal = { $card }
champagne-move-place = { $adds ->
    [point] { champagne-area-short }{ $number }：+1点
    [less] { champagne-area-short }{ $number }：-1点
    [greener] { champagne-area-short }{ $number }：環境+1
    [dirtier] { champagne-area-short }{ $number }：環境-1
    [linked] { champagne-area-short }{ $number }：連結
    [partial] { champagne-area-short }{ $number }：部分的配達
   *[nothing] { champagne-area-short }{ $number }
}
champagne-move-place-vineyard = { $vineyard }
champagne-move-place-gap = 空き場所{ $number }
champagne-move-pass = このラウンドはもう置かない
champagne-move-settle = { $region }
champagne-move-age = エノテークへ：{ $cubes }
champagne-move-promote = マーケティング戦略ボードへ：{ $cubes }
champagne-move-export = { $order }に届けて{ $vp }点
champagne-move-export-wish = { $order }に届ける
champagne-move-export-partly = { $cube }を1個減らして{ $order }に届け、{ $vp }点
champagne-move-export-partly-wish = { $cube }を1個減らして{ $order }に届ける
champagne-move-blend = { $cubes }で{ champagne-cuvee }をブレンド
champagne-move-exchange = { $cubes }を{ $cube }1個に替える（-1点）
champagne-move-discard = { $cube }を1個捨てる
champagne-move-gain = { $cube }のスティルワイン
champagne-move-recolour = { $cube }のスティルワインを{ $other }に替える
champagne-move-done = 終える

## 手の見出し

champagne-group-stop = 終える
champagne-group-keep = 継承カード
champagne-group-deal = 配られるもの
champagne-group-settle = 地域
champagne-group-age = エノテーク
champagne-group-promote = マーケティング
champagne-group-export = 出荷
champagne-group-blend = ブレンド
champagne-group-exchange = スティルワインの交換
champagne-group-discard = 捨てる
champagne-group-gain = スティルワイン
champagne-group-recolour = 色替え

## 決めること

champagne-decision-over = ゲームは終わりました。
champagne-decision-deal_key = { $seat }番が最初に持つワイン畑は？
champagne-decision-deal_inheritance = { $seat }番に配る継承カードは？
champagne-decision-draft = どの継承カードを残しますか？（{ $most }枚中{ $number }枚目）
champagne-decision-deal_vineyard_to = { $seat }番が継ぐ、キューブ{ $most }個までのワイン畑は？
champagne-decision-deal_vineyard = { $row ->
    [upper] 上段{ $column }列目に出るワイン畑は？
   *[lower] 下段{ $column }列目に出るワイン畑は？
}
champagne-decision-deal_market = { $row ->
    [upper] 上段に出る{ champagne-family }の市場カードは？
   *[lower] 下段に出る{ champagne-family }の市場カードは？
}
champagne-decision-deal_event = どのイベントが公開されますか？
champagne-decision-deal_token = どのボーナストークンですか？
champagne-decision-place = 残り{ $count }人の協力者を、どこに置きますか？
champagne-decision-settle = { $vineyard }はどの地域にも置けます。どの欄に置きますか？
champagne-decision-age = どのキュヴェをエノテークに移しますか？
champagne-decision-promote = どのキュヴェをマーケティング戦略ボードに移しますか？
champagne-decision-export = { $again ->
    [yes] 下段からもう1枚届けますか？
   *[no] { $rows ->
        [both] どの市場カードに届けますか？
       *[lower] 下段のどの市場カードに届けますか？
    }
}
champagne-decision-blend = { $again ->
    [yes] もう一度ブレンドしますか？
   *[no] どのスティルワインをブレンドしますか？
}
champagne-decision-discard = { $limit ->
    [press] どのキューブを捨てますか？プレス能力を{ $count }個超えています。
   *[winery] どのキューブを捨てますか？ワイナリーの空きより{ $count }個多くあります。
}
champagne-decision-gain_still_wine = どのスティルワインを得ますか？
champagne-decision-recolour = どのスティルワインの色を替えますか？

## 今決めること（合わない手に対して）

champagne-now-over = ゲームは終わりました。
champagne-now-deal_key = まだです。最初のワイン畑を配っています。
champagne-now-deal_inheritance = まだです。継承カードを配っています。
champagne-now-draft = まだです。残す継承カードを選ぶところです。
champagne-now-deal_vineyard_to = まだです。ワイン畑を配っています。
champagne-now-deal_vineyard = まだです。ワイン畑が出るところです。
champagne-now-deal_market = まだです。市場カードが出るところです。
champagne-now-deal_event = まだです。イベントが公開されるところです。
champagne-now-deal_token = まだです。ボーナストークンを開けています。
champagne-now-place = 今は協力者を置くところです。
champagne-now-settle = 今はワイン畑の欄を選ぶところです。
champagne-now-age = 今はエノテークに移すところです。
champagne-now-promote = 今はマーケティング戦略ボードに移すところです。
champagne-now-export = 今は市場に届けるところです。
champagne-now-blend = 今はブレンドするところです。
champagne-now-discard = 今は入りきらないキューブを捨てるところです。
champagne-now-gain_still_wine = 今はスティルワインを得るところです。
champagne-now-recolour = 今はスティルワインの色を替えるところです。

## 出来事：準備

champagne-event-dealt_inheritance = { $seat }番に配られました：{ $card }。
champagne-event-chose_inheritance = { $seat }番は継承カードを選びました。
champagne-event-kept_inheritance = { $seat }番が残したのは{ $card }です。
champagne-event-hands_passed = 残りのカードを左隣に渡しました。
champagne-event-counted_stars = { $seat }番の星は{ $stars }個、緑の継承カード1枚の星は最多{ $green }個です。
champagne-event-turn_order = 手番順は{ $seats }です。

## 出来事：ラウンド

champagne-event-revealed_event = { $round }ラウンドのイベントは「{ $event }」です。
champagne-event-revealed_vineyard = ワイン畑が出ました：{ $vineyard }。
champagne-event-revealed_market_card = 市場に出ました：{ $card }。
champagne-event-placed = { $seat }番は協力者を「{ champagne-area }」のスペース{ $number }に置きました。
champagne-event-passed = { $seat }番はこのラウンドはもう置きません。
champagne-event-eco_stays = { $seat }番の環境配慮レベルは端にあり、{ $points }点の位置のままです。
champagne-event-vineyards_discarded = 下段のワイン畑を捨てました。
champagne-event-winery_grew = { $seat }番のワイナリーにはスティルワインが{ $room }個入ります。
champagne-event-wants_vineyard = { $seat }番は{ $vineyard }を選びました。
champagne-event-event_in_region = イベント「{ $event }」で{ $seat }番の収穫が変わります。
champagne-event-event_everywhere = イベント「{ $event }」で{ $seat }番のプレス能力が変わります。
champagne-event-area_began = 解決するエリア：{ champagne-area }。
champagne-event-market_order = 市場での順番は{ $seats }です。
champagne-event-may_deliver_again = { $seat }番はもう1枚届けられます。
champagne-event-marketing_goes_on = ステップ2にいた{ $seat }番の協力者が働き、戻ります。
champagne-event-season_ended = { $round }ラウンドのシーズンが終わります。
champagne-event-round_began = { $round }ラウンドが始まります。
champagne-event-last_round = 10ラウンドの最後のラウンドです。
champagne-event-game_ended = { $round }ラウンドが終わり、ゲームは終了です。
champagne-event-scoring_began = 終了時の得点を、これまでの点に加えます。
champagne-event-stars_tied = { $seats }の星が同数です。緑の継承カード1枚の星で決めます。
champagne-event-actions_began = 協力者の配置が終わりました。アクションエリアを順に解決します。
champagne-event-harvest_began = ブドウの収穫が始まりました。
champagne-event-council_met = セラーマスター評議会が開かれ、手番順は{ $seats }になりました。
champagne-event-vineyards_slid = 上段のワイン畑を下段に移しました。
champagne-event-vineyards_reshuffled = 捨てたワイン畑を混ぜて新しい山札にしました。

## 出来事：得るもの、すること

champagne-event-gained_vp = { $seat }番は{ $vp }点を得ました。
champagne-event-lost_vp = { $seat }番は{ $vp }点を失いました。
champagne-event-eco_rose = { $seat }番の環境配慮レベルが{ $steps }上がり、{ $points }点の位置になりました。
champagne-event-eco_fell = { $seat }番の環境配慮レベルが{ $steps }下がり、{ $points }点の位置になりました。
champagne-event-eco_at_top = { $seat }番の環境配慮レベルは最高です。さらに上がる分は点になります。
champagne-event-eco_at_bottom = { $seat }番の環境配慮レベルは最低です。さらに下がる分は点を失います。
champagne-event-acquired_vineyard = { $seat }番は{ $vineyard }を{ $region }の欄に置きました。
champagne-event-press_rose = { $seat }番のプレス能力は{ $grapes }個になりました。
champagne-event-press_stays = { $seat }番のプレス能力は{ $grapes }個より上がりません。
champagne-event-press_raised_already = { $seat }番はこのラウンドにプレスレベルを上げています。
champagne-event-installed_module = { $seat }番は{ $modules }つ目のワイナリーモジュールを設置しました。
champagne-event-winery_stays = { $seat }番のワイナリーモジュールは{ $modules }つより増えません。
champagne-event-module_installed_already = { $seat }番はこのラウンドにモジュールを設置しています。
champagne-event-gained_token = { $seat }番はボーナストークンを得ました。
champagne-event-opened_token = { $seat }番のボーナストークンは{ champagne-token }です。
champagne-event-no_token_left = ボーナストークンが残っていないので、{ $seat }番は得られません。
champagne-event-no_room_in_winery = { $seat }番のワイナリーに空きがありません。
champagne-event-took_cubes = { $seat }番の{ champagne-store }に{ $cubes }が入りました。
champagne-event-gave_back_cubes = { $seat }番の{ champagne-store }から{ $cubes }が出ました。
champagne-event-moved_cubes = { $store ->
    [cellar] { $seat }番はワイナリーからセラーに移しました：{ $cubes }。
    [oenotheque] { $seat }番はセラーからエノテークに移しました：{ $cubes }。
   *[marketing] { $seat }番はエノテークからマーケティング戦略ボードに移しました：{ $cubes }。
}
champagne-event-slid_to_step_2 = { $seat }番の協力者はステップ2に移り、次のラウンドまで残ります。
champagne-event-could_not_act = { $seat }番は「{ champagne-area }」で何もできません。
champagne-event-blended = { $seat }番は{ champagne-cuvee }をブレンドしました。
champagne-event-cuvee_lost = { $seat }番のセラーに空きがなく、{ champagne-cuvee }は失われました。
champagne-event-delivered = { $seat }番は{ $card }に届けました。
champagne-event-delivered_partly = { $seat }番は{ $missing }を減らしたので、{ $lost }点少なくなります。
champagne-event-eco_loss_waived = イベントにより、{ $seat }番の環境配慮レベルは下がりません。
champagne-event-gathered = { $seat }番のワイン畑の収穫：{ $cubes }。
champagne-event-press_too_small = { $seat }番のプレスに入りきらず、{ $cubes }を捨てました。
champagne-event-winery_too_small = { $seat }番のワイナリーに入りきらず、{ $cubes }を捨てました。

## 出来事：ゲーム終了

champagne-event-scored_each_region = { $rows ->
    [1] { $seat }番は全地域にワイン畑があり、{ champagne-points }です。
   *[2] { $seat }番は全地域にワイン畑が2枚以上あり、{ champagne-points }です。
}
champagne-event-scored_majority = { $seat }番は{ $region }のワイン畑が{ $count }枚で最も多く、{ champagne-points }です。
champagne-event-scored_production = { $region }のワイン畑は{ $count }枚で並びましたが、ブドウの生産量が{ $grapes }個で最も多い{ $seat }番が{ champagne-points }です。
champagne-event-scored_split = { $region }はワイン畑（{ $count }枚）も生産量（{ $grapes }個）も並んだので分け合い、{ $seat }番は{ champagne-points }です。
champagne-event-scored_still_wines = { $seat }番はスティルワイン{ $count }個で{ champagne-points }です（{ champagne-of-a-colour }{ $size }個ごとに{ $each }点）。
champagne-event-scored_cuvees = { $seat }番はキュヴェ{ $count }個で{ champagne-points }です（{ champagne-of-a-colour }{ $size }個ごとに{ $each }点）。
champagne-of-a-colour = { $colours ->
    [one] 同じ色
   *[any] {""}
}
champagne-event-scored_eco = { $seat }番は環境配慮レベルで{ champagne-points }です。
champagne-points = { $vp }点
champagne-event-game_over_by_points = { $seat }番が{ $vp }点で勝ちました。
champagne-event-game_over_by_eco = { $vp }点で並びましたが、環境配慮レベルが上の{ $seat }番の勝ちです。
champagne-event-game_over_by_order = { $vp }点で環境配慮レベルも並びましたが、手番順が先の{ $seat }番の勝ちです。

## できない理由

obstacle-space_occupied = 「{ champagne-area }」のスペース{ $number }には{ $seat }番がいます。
obstacle-no_vineyard_there = 場所{ $number }にワイン畑がありません。
obstacle-placing_compulsory = 協力者は全員置かなければなりません（残り{ $count }人）。
obstacle-not_in_draft_hand = 手札にありません：{ $card }。
obstacle-cannot_be_dealt = ここに出るものではありません：{ $card }。
obstacle-still_wine_missing = ワイナリーに足りません：{ $lacking }。
obstacle-recipe_not_met = { $cuvee ->
    [brut] トラディション・ブリュットには、3個の中に青のスティルワインが必要です。
    [noirs] ブラン・ド・ノワールには、黒のスティルワイン2個と、黒か青の1個が必要です。
   *[blancs] ブラン・ド・ブランには、黄のスティルワイン3個が必要です。
}
obstacle-cellar_full = セラーは{ $room }個でいっぱいです。
obstacle-no_exchange = このルールではスティルワインを交換できません。
obstacle-exchange_of_two_alike = 交換できるのは、同じ色のスティルワイン2個だけです。
obstacle-cuvee_missing = セラーに足りません：{ $lacking }。
obstacle-oenotheque_full = { $room ->
    [0] エノテークはいっぱいです。
   *[other] エノテークの空きは{ $room }個です。
}
obstacle-cuvee_not_in_oenotheque = エノテークに足りません：{ $lacking }。
obstacle-marketing_column_full = マーケティング戦略ボードの{ champagne-cube }の列には{ $height }個まで置けます。今は{ $there }個で、{ $adds }個は入りません。
obstacle-market_card_not_there = 市場に出ていません：{ $card }。
obstacle-lower_row_only = このスペースで取れるのは下段の市場カードだけです。{ $card }は上段にあります。
obstacle-family_closed = イベントにより、{ champagne-family }の市場カードは取れません。
obstacle-full_delivery_only = キューブを減らせるのは、部分的配達のスペースだけです。
obstacle-cheapest_cube_first = 減らせるのは最も安いキューブだけです：{ champagne-cube }。
obstacle-no_such_new_cube = 新しいキューブに{ champagne-cube }はありません。

## ありえない局面

flag-winery_too_full = ワイナリーのスティルワインが、モジュールに入る数を超えています。
flag-cellar_too_full = セラーのキュヴェが10個を超えています。
flag-oenotheque_too_full = エノテークのキュヴェが3個を超えています。
flag-marketing_too_full = マーケティング戦略ボードの列のキューブが4個を超えています。
flag-vineyard_in_wrong_column = ワイン畑がほかの地域の欄にあります。
flag-card_in_two_places = 同じカードが2か所にあります。
flag-too_many_collaborators = 協力者が3人を超えています。
flag-collaborator_without_vineyard = ワイン畑のない場所に協力者がいます。
flag-market_card_in_wrong_column = 市場カードがほかの列にあります。

## 局面の書き方の誤り

problem-other_actor = { $seat }番はここで決めることがありません。協力者が残っていないか、ほかの人の手番です。
wanted-each_seat_once = すべての席を1回ずつ
wanted-cards_in_row = カード{ $number }枚のリスト（空きは何も書かない）

## 事実

champagne-fact-event = イベント：{ $event }
champagne-fact-order = 手番順：{ $seats }
champagne-fact-market-upper = 市場の上段：{ $cards }
champagne-fact-market-lower = 市場の下段：{ $cards }
champagne-fact-tokens = 残りのボーナストークン：{ $count }
champagne-fact-store = { $seat }番の{ champagne-store }：{ $cubes }
champagne-fact-vineyards = { $seat }番のワイン畑：{ $columns }
champagne-fact-vp = { $seat }番の点数：{ $number }
champagne-fact-eco = { $seat }番の環境配慮レベル：{ $number }
champagne-fact-press = { $seat }番のプレス能力：{ $number }
champagne-fact-modules = { $seat }番のモジュール：{ $number }
champagne-fact-idle = { $seat }番の残りの協力者：{ $number }

## カード、スペース、数値

champagne-status = { $status ->
    [exact] 印刷どおり
    [inferred] 推定
   *[ours] 学習用に設定
}
champagne-card = { $status ->
    [exact] { $words }（印刷どおり）
    [inferred] { $words }（推定）
   *[ours] { $words }（学習用デッキ）
}
champagne-card-vineyard = { $region }：{ $yields }
champagne-card-order = { $vp }点、環境{ $eco }、{ champagne-transport }
champagne-transport = { $transport ->
    [hand] 手渡し
    [truck] トラック
    [ship] 船
   *[plane] 飛行機
}
champagne-effect-vineyard_yield = { $value ->
    [-1] { $region }のワイン畑の収穫が1個ずつ減る
   *[1] { $region }のワイン畑の収穫が1個ずつ増える
}
champagne-effect-press_limit = { $value ->
    [-3] 全員のプレス能力が3個減る
   *[3] 全員のプレス能力が3個増える
}
champagne-effect-delivery_vp = 届けるたびに{ $value }点多く得る
champagne-effect-family_closed = { champagne-family }の市場カードは取れない
champagne-effect-no_eco_loss = 届けても環境配慮レベルは下がらない
champagne-effect-none = 効果なし
champagne-copies = { $count }枚
champagne-figures = 値：{ $text }
card-kind-champagne_vineyard = ワイン畑カード
card-kind-champagne_market = 市場カード
card-kind-champagne_event = イベントカード
card-kind-champagne_inheritance = 継承カード
card-kind-champagne_token = ボーナストークン
card-kind-champagne_space = アクションスペース
card-kind-champagne_constant = ゲームの数値
champagne-constant-rounds = ラウンド数
champagne-constant-collaborators = 協力者の人数
champagne-constant-key_vineyards = 最初に持つワイン畑
champagne-constant-vineyard_columns = 並ぶワイン畑の列数
champagne-constant-press_levels = プレスレベルごとのブドウ
champagne-constant-press_start = 最初のプレスレベル
champagne-constant-press_token_level = ボーナストークンのあるプレスレベル
champagne-constant-press_point_levels = 1点のあるプレスレベル
champagne-constant-module_size = 1モジュールのスティルワイン
champagne-constant-modules_start = 最初のモジュール数
champagne-constant-modules_most = モジュールの最大数
champagne-constant-modules_first_age = 第1世代のモジュール数
champagne-constant-cellar_room = セラーの広さ
champagne-constant-oenotheque_room = エノテークの広さ
champagne-constant-marketing_height = マーケティング戦略ボードの1列の広さ
champagne-constant-marketing_transfer = マーケティングの1回で移せるキューブ
champagne-constant-marketing_blue = 青の列のキューブ数ごとの点
champagne-constant-marketing_black = 黒の列のキューブ数ごとの点
champagne-constant-marketing_yellow = 黄の列のキューブ数ごとの点
champagne-constant-market_columns = 市場カードの列数
champagne-constant-cube_points = 青、黒、黄のキューブの点
champagne-constant-eco_points = 環境配慮レベルごとの点
champagne-constant-eco_start = 最初の環境配慮レベル（0から数える）
champagne-constant-exchange_price = 交換で失う点
champagne-constant-council_places = 評議会の席数
champagne-constant-draft_turns = ドラフトの回数
champagne-constant-draft_hand = 配られる継承カードの枚数
champagne-constant-draft_press_cap = ドラフトで上がるプレスレベルの上限
champagne-constant-draft_modules_cap = ドラフトで増えるモジュールの上限
champagne-constant-each_region_once = 全地域に1つずつの点
champagne-constant-each_region_twice = 全地域に2つずつの点
champagne-constant-region_majority = 地域で最多の点
champagne-constant-still_wines_for_point = 1点になるスティルワイン
champagne-constant-cuvees_for_points = ひと組のキュヴェ
champagne-constant-points_for_cuvees = キュヴェひと組の点

## オプション

option-draft_passing = ドラフトで残さなかったカード
option-draft_passing-pass_left = 左隣に渡す
option-draft_passing-own_hand = 自分の手札のまま
option-order_after_draft = ドラフト後の手番順
option-order_after_draft-by_stars = すべて星の順
option-order_after_draft-clockwise = 星が最多の人から時計回り
option-council_timing = 評議会を開く時
option-council_timing-end_of_season = シーズン終了時
option-council_timing-before_harvest = 収穫の前
option-order_in_area = 同じエリアの中の順
option-order_in_area-turn_order = 手番順に1人ずつ
option-order_in_area-space_number = スペースの順
option-press_raise = プレスに置いた複数の協力者
option-press_raise-each_collaborator = 1人ごとに1段階
option-press_raise-once_a_round = 1ラウンドに1段階
option-module_install = ワイナリーに置いた複数の協力者
option-module_install-each_collaborator = 1人ごとに1モジュール
option-module_install-once_a_round = 1ラウンドに1モジュール
option-marketing_collaborator = ステップ2の協力者
option-marketing_collaborator-tied_up = 次のラウンドの3人に含む
option-marketing_collaborator-replaced = 次のラウンドの3人に含まない
option-market_refill = 市場の下段の空き
option-market_refill-end_of_season = シーズン終了時に埋める
option-market_refill-at_once = すぐに埋める
option-marketing_points = 届けた時のマーケティングの点
option-marketing_points-each_colour = 含まれる色ごとに1回
option-marketing_points-each_cube = キューブごと
option-marketing_points-best_colour = 最もよい1色だけ
option-eco_beyond_track = 環境配慮レベルの端を超える分
option-eco_beyond_track-points = 1段階ごとに1点の増減
option-eco_beyond_track-nothing = 何も起きない
option-missing_cube = 部分的配達で減らすキューブ
option-missing_cube-any = 自由に選ぶ
option-missing_cube-cheapest = 最も安いもの
option-lower_row_bonus = 下段のボーナストークン
option-lower_row_bonus-each_card = カード1枚ごとに1つ
option-lower_row_bonus-once = 協力者1人に1つ
option-press_limit = プレス
option-press_limit-applies = ワイナリーより先に収穫を制限する
option-press_limit-ignored = 収穫を制限しない
option-harvest_discard = ワイナリーに入りきらない時
option-harvest_discard-new_cubes = 捨てるのは新しいキューブだけ
option-harvest_discard-any_cubes = 前からあるものも捨てられる
option-full_cellar = セラーがいっぱいの時
option-full_cellar-no_blending = ブレンドできない
option-full_cellar-cuvee_lost = キュヴェが失われる
option-council_order = 評議会にいる人
option-council_order-to_the_front = 手番順の先頭に移る
option-council_order-one_place_up = 1つ前に移る
option-two_in_each_region = 全地域に2つずつ
option-two_in_each_region-ten = 合わせて10点
option-two_in_each_region-five_and_ten = 5点に加えて10点
option-majority_production = 地域の同点を決める生産量
option-majority_production-all_vineyards = その地域の畑の合計
option-majority_production-best_vineyard = その地域で最もよい畑1枚
option-region_without_vineyards = 誰もワイン畑を持たない地域
option-region_without_vineyards-no_points = 点なし
option-region_without_vineyards-split = 全員で分ける
option-majority_split = 分けきれない点
option-majority_split-rounded_down = 切り捨て
option-majority_split-rounded_up = 切り上げ
option-groups_of_cubes = 終了時のキューブの組
option-groups_of_cubes-any_colour = 色は問わない
option-groups_of_cubes-one_colour = 1色でそろえる
option-last_tie = 最後の同点を決める手番順
option-last_tie-new_order = 最後の評議会の後
option-last_tie-old_order = 最後の評議会の前
option-placing = 協力者の配置
option-placing-compulsory = 必ず置く
option-placing-may_pass = 置かなくてもよい
option-second_delivery = 同じ協力者の2枚目の配達
option-second_delivery-marketing_again = マーケティングの点がまた入る
option-second_delivery-marketing_once = マーケティングの点は入らない
option-draft_bonuses = ドラフトで得たもののボーナス
option-draft_bonuses-none = 得られない
option-draft_bonuses-paid = 得られる
option-space_bonus = スペースのボーナス
option-space_bonus-always = 必ず得る
option-space_bonus-with_action = アクションをした時だけ得る
option-still_wine_exchange = スティルワインの交換
option-still_wine_exchange-two_of_any = どれでも2個を1個に
option-still_wine_exchange-two_alike = 同じ色2個を1個に
option-still_wine_exchange-none = できない
option-joint_grant = プレスとワイナリーのボーナストークン
option-joint_grant-linked_spaces = つながった2つのスペースで
option-joint_grant-any_spaces = どのスペースでも
option-joint_grant-none = なし
option-vineyard_recycling = ワイン畑の山札がなくなった時
option-vineyard_recycling-reshuffle = 捨て札を混ぜる
option-vineyard_recycling-run_dry = 空きのまま

## 盤面

champagne-scene-title = { $seat }番の領地
champagne-scene-thing = { $thing }
champagne-scene-number = { $number }
champagne-scene-round = { $round }ラウンド
champagne-scene-stage-event = 新規イベント
champagne-scene-stage-placement = 配置
champagne-scene-stage-actions = アクション
champagne-scene-stage-harvest = 収穫
champagne-scene-stage-season_end = シーズン終了
champagne-scene-part-vineyards = 1 ブドウ畑の獲得：上段と下段
champagne-scene-part-market = 5 市場：上段と下段
champagne-scene-part-order = 手番順
champagne-scene-part-piles = 残りの枚数
champagne-scene-part-eco = 環境配慮レベル：終了時の点
champagne-scene-part-press = プレス：収穫できるブドウ
champagne-scene-part-winery = ワイナリー：スティルワイン
champagne-scene-part-cellar = セラー：キュヴェ
champagne-scene-part-oenotheque = エノテーク
champagne-scene-part-inheritance = 継承カード
champagne-scene-region-short = { $region ->
    [vallee_de_la_marne] マルヌ
    [montagne_de_reims] ランス
    [cote_des_bar] バール
    [cote_des_blancs] ブラン
    [cote_de_sezanne] セザンヌ
   *[any] どこでも
}
champagne-scene-pile-short = { $kind ->
    [vineyard] ワイン畑
    [local] 国内
    [continent] 欧州
    [overseas] 海外
    [event] イベント
   *[token] ボーナス
}
champagne-scene-part-marketing = マーケティング：出荷への加点
champagne-scene-space-2-free = 4 マーケティング戦略のステップ2：ステップ1の協力者がここへ移り、次のラウンドに行動する
champagne-scene-part-with-status = { $status ->
    [exact] { $part }（印刷どおり）
    [inferred] { $part }（写真から推定）
   *[ours] { $part }（この教材で設定）
}
champagne-scene-no-event = イベントはまだありません
champagne-scene-event-says = イベント「{ $event }」：{ $effect }
champagne-scene-gap = 場所{ $number }：ワイン畑なし
champagne-scene-vineyard-free = ワイン畑：{ $vineyard }
champagne-scene-vineyard-taken = ワイン畑：{ $vineyard }、{ $seat }番の協力者がいる
champagne-scene-bonus = { $bonus ->
    [vp] +{ $value }点
   *[eco] 環境+{ $value }
}
champagne-scene-letter = { $colour ->
    [blue] 青
    [black] 黒
   *[yellow] 黄
}
champagne-scene-collaborator-of = { $seat }番の協力者
champagne-scene-space-2 = 次回
champagne-scene-adds = { $adds ->
    [point] +1点
    [less] -1点
    [greener] 環境+1
    [dirtier] 環境-1
    [linked] 連結
    [partial] 部分的
   *[nothing] { $number }
}
champagne-scene-space-free = 「{ champagne-area }」のスペース{ $number }、空き：{ champagne-adds }
champagne-scene-space-taken = 「{ champagne-area }」のスペース{ $number }、{ $seat }番がいる
champagne-scene-family = { champagne-family }
champagne-scene-points = { $vp }点
champagne-scene-eco = 環境{ $eco }
champagne-scene-order-says = { $row ->
    [upper] 上段：{ $order }、{ $vp }点、環境{ $eco }（学習用デッキ）
   *[lower] 下段：{ $order }、{ $vp }点、環境{ $eco }（学習用デッキ）
}
champagne-scene-market-gap = { $row ->
    [upper] 上段：市場カードなし
   *[lower] 下段：市場カードなし
}
champagne-scene-order-place = 手番順{ $place }番目：{ $seat }番
champagne-scene-pile = { $kind ->
    [vineyard] ワイン畑の山札
    [local] 国内の市場カード
    [continent] 欧州の市場カード
    [overseas] 海外の市場カード
    [event] イベントカード
   *[token] ボーナストークン
}：残り{ $count }
champagne-scene-vp = { $count }点
champagne-scene-vp-unit = { $count ->
   *[other] 点
}
champagne-scene-delivered = 届けた市場カード{ $count }枚
champagne-scene-eco-here = 現在の環境配慮レベル：終了時{ $value }点
champagne-scene-eco-level = 環境配慮レベル：終了時{ $value }点
champagne-scene-press-here = 現在のプレス能力：ブドウ{ $value }個
champagne-scene-press-level = プレス能力：ブドウ{ $value }個
champagne-scene-region = { $region }：ワイン畑{ $count }枚
champagne-scene-own-vineyard = 自分のワイン畑：{ $vineyard }
champagne-scene-module = ワイナリーモジュール{ $number }
champagne-scene-module-unbuilt = ワイナリーモジュール{ $number }（未設置）
champagne-scene-empty-place = { champagne-store }の空き
champagne-scene-cube-in = { champagne-store }の{ champagne-cube }のキューブ
champagne-scene-ribbon = +{ $points }
champagne-scene-marketing = { $status ->
    [exact] { champagne-cuvee }：{ $most }個中{ $count }個、届けるたびに+{ $points }点（印刷どおり）
    [inferred] { champagne-cuvee }：{ $most }個中{ $count }個、届けるたびに+{ $points }点（推定）
   *[ours] { champagne-cuvee }：{ $most }個中{ $count }個、届けるたびに+{ $points }点（この教材で設定）
}
champagne-scene-inheritance = { $where ->
    [hand] 手札：{ $card }
    [picked] 選んだカード：{ $card }
   *[kept] 残したカード：{ $card }
}
champagne-scene-other = { $seat }番：{ $vp }点、環境配慮レベル{ $eco }、プレス{ $grapes }、スティルワイン{ $still }、キュヴェ{ $cuvees }、ワイン畑{ $vineyards }
champagne-scene-other-small = スティル{ $still }・キュヴェ{ $cuvees }
champagne-scene-pending-new = 新しいキューブ
champagne-scene-pending-any = から選ぶ
champagne-scene-pending = 選べるもの：{ champagne-cubes-of }

## 手で準備する

champagne-phase = { $phase ->
    [setup] 準備
    [event] 新規イベント
    [placement] 協力者の配置
    [actions] アクションの解決
    [harvest] ブドウの収穫
    [season_end] シーズン終了
   *[over] ゲーム終了
}

## 何があれば可能か

champagne-change-more = { champagne-store }に加える：{ $cubes }
champagne-change-less = { champagne-store }から減らす：{ $cubes }
champagne-change-column = { champagne-cube }のマーケティング列が{ $count }個
champagne-change-space = 空きスペース：{ champagne-space }
champagne-change-event = イベントのないラウンド
champagne-change-market = 市場の下段にある：{ $card }
