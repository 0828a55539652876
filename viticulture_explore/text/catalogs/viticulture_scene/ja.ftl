### ワイナリーの四季の盤面に書く言葉と、読み上げる言葉。

scene-title = { $seat }番のワイナリー
scene-thing = { $thing }
scene-number = { $number }
scene-year = { $year }年目

scene-stage-spring = 春
scene-stage-summer = 夏
scene-stage-fall = 秋
scene-stage-winter = 冬

# 中央盤。
scene-actions-summer = 夏の仕事
scene-actions-winter = 冬の仕事
scene-action-name = { $id ->
   *[other] { $action }
}
scene-action = 仕事：{ $action }
scene-action-unbuilt = { $action }：建てた人だけの仕事
scene-space-plain = { $action }：空いている枠
scene-space-plain-taken = { $action }：{ $seat ->
    [0] オートマ
   *[other] { $seat }番
}がいる枠
scene-space-bonus = { $action }：空いているボーナス枠
scene-space-bonus-taken = { $action }：{ $seat ->
    [0] オートマ
   *[other] { $seat }番
}がいるボーナス枠
scene-bonus-mark = ＋
scene-worker-of = { $seat ->
    [0] オートマ
   *[other] { $seat }番
}の{ $kind ->
    [grande] 大きな働き手
   *[regular] 働き手
}
scene-chart = 起床表
scene-row = { $row }行目：{ $bonus }、空き
scene-row-taken = { $row }行目：{ $bonus }、{ $seat }番の雄鶏がいる
scene-row-1 = ボーナスなし
scene-row-2 = 緑カード1枚
scene-row-3 = 注文1枚
scene-row-4 = 1リラ
scene-row-5 = 訪問者1枚
scene-row-6 = 1点
scene-row-7 = 臨時労働者
scene-rooster = { $seat }番の雄鶏、{ $row }行目
# カードの帯：種類と、その1文字。
scene-kind-vine = 緑カード
scene-kind-summer = 夏季訪問者
scene-kind-order = 注文
scene-kind-winter = 冬季訪問者
scene-kind-letter-vine = 緑
scene-kind-letter-summer = 夏
scene-kind-letter-order = 注
scene-kind-letter-winter = 冬
scene-decks = 山札
scene-deck = { $kind ->
    [vine] 緑の山札
    [summer] 黄の山札（夏季訪問者）
    [order] 紫の山札（注文）
   *[winter] 青の山札（冬季訪問者）
}：残り{ $count }枚、捨て札{ $discards }枚

# ワイナリー。
scene-lira = { $count }リラ
scene-lira-unit = リラ
scene-vp = 勝利点{ $count }
scene-vp-unit = 点
scene-residual = 継続収入：毎年{ $count }リラ
scene-residual-unit = 継続収入
scene-own-grande = 大きな働き手（まだ置いていない）
scene-own-grande-placed = 大きな働き手（配置済み）
scene-own-worker-ready = 働き手（まだ置いていない）
scene-own-worker-placed = 働き手（配置済み）
scene-own-worker-training = 育成中の働き手（来年から使える）
scene-own-temporary = 臨時労働者（まだ置いていない）
scene-own-temporary-placed = 臨時労働者（配置済み）
scene-fields = 畑
scene-field = 畑{ $field }
scene-field-sum = { $limit }のうち{ $value }
scene-field-open = 畑{ $field }：樹の合計{ $value }、上限{ $field }、赤{ $red }、白{ $white }
scene-field-harvested = 畑{ $field }（今年は収穫済み）：樹の合計{ $value }、上限{ $field }、赤{ $red }、白{ $white }
scene-field-sold = 畑{ $field }：売却済み
scene-sold = 売却済み
scene-nothing-planted = 樹はまだない
scene-vine = { $count ->
    [1] { $vine }
   *[other] { $vine } ×{ $count }
}
scene-vine-values = { $vine }、{ $count }枚：赤{ $red }、白{ $white }
scene-crush-pad = 圧搾場
scene-cellar = 貯蔵庫
scene-small_cellar = 小さな貯蔵庫
scene-medium_cellar = 中貯蔵庫
scene-medium_cellar-unbuilt = 中貯蔵庫・{ $cost }リラ（未建設）
scene-large_cellar = 大貯蔵庫
scene-large_cellar-unbuilt = 大貯蔵庫・{ $cost }リラ（未建設）
scene-colour-red = 赤
scene-colour-white = 白
scene-colour-blush = ロゼ
scene-colour-sparkling = 泡
scene-letter-red = 赤
scene-letter-white = 白
scene-letter-blush = ロ
scene-letter-sparkling = 泡
scene-grape = { $colour ->
    [red] 赤ブドウ{ $value }
   *[white] 白ブドウ{ $value }
}
scene-grape-place = { $colour ->
    [red] 赤ブドウ{ $value }の空き
   *[white] 白ブドウ{ $value }の空き
}
scene-wine = { $colour ->
    [red] 赤ワイン{ $value }
    [white] 白ワイン{ $value }
    [blush] ロゼ{ $value }
   *[sparkling] スパークリング{ $value }
}
scene-wine-place = { $colour ->
    [red] 赤ワイン{ $value }の空き
    [white] 白ワイン{ $value }の空き
    [blush] ロゼ{ $value }の空き
   *[sparkling] スパークリング{ $value }の空き
}
scene-wine-place-unbuilt = { scene-wine }：{ $needed }を建てるまで置けない
scene-structures = 施設
scene-built = { $structure }
scene-unbuilt = { $structure } { $cost }
scene-building = { $structure }：建設済み
scene-building-used = { $structure }：建設済み、今年は使用済み
scene-building-unbuilt = { $structure }：未建設、価格{ $cost }リラ
scene-hand = 手札
scene-hand-empty = 手札なし
scene-card-vine = 緑カード：{ $card }
scene-card-summer = 夏季訪問者：{ $card }
scene-card-winter = 冬季訪問者：{ $card }
scene-order = 注文（{ $wines }）：{ $points }点、継続収入+{ $residual }
scene-order-reward = { $points }点、+{ $residual }
scene-other = { $seat }番：{ $lira }リラ、{ $points }点、継続収入{ $residual }、残りの働き手{ $workers }、ワイン{ $wines }個、ブドウ{ $grapes }個、手札{ $cards }枚
scene-other-tokens = ワイン{ $wines }、ブドウ{ $grapes }

# 思った場所に置けなかった理由。
scene-why-cellar = { $value }には{ $needed }が必要
scene-why-taken = { $value }は埋まっている

# ソロゲームと影響力
scene-tokens = 手元のボーナストークン
scene-tokens-none = なし
scene-token = { $row }行目のボーナストークン：{ $bonus }
scene-automa = これから出るオートマカード：{ $count }枚
scene-influence = 影響力マップ
scene-region-name = { $region } { $points }点
scene-region = { $region }：終了時{ $points }点。星：{ $stars }
scene-stars-of = { $seat }番{ $count }個
scene-stars = ×{ $count }

# 盤面の各部分のはたらき
scene-about-actions-summer = 夏の仕事：夏には、働き手をこのどれかに置きます。
scene-about-actions-winter = 冬の仕事：冬には、働き手をこのどれかに置きます。
scene-about-chart = 起床表：春に各自が行を選びます。その年の順番が決まり、ボーナスも得られます。
scene-about-decks = 山札：これから引かれるカードです。
scene-about-fields = 畑：上限まで樹を植え、ブドウとして収穫します。
scene-about-crush-pad = 圧搾場：収穫したブドウを、醸造するまで色と価値ごとに置きます。
scene-about-cellar = 貯蔵庫：ワインを種類と価値ごとに置きます。毎年、建てた貯蔵庫の範囲で、価値が1ずつ上がります。
scene-about-structures = 施設：それぞれ一度建てると、その後ずっと役に立ちます。
scene-about-hand = 手札：年末に残せるのは7枚までです。
scene-about-tokens = ボーナストークン：1人用のゲームで、それぞれ1回だけ仕事のボーナスを得られます。
scene-about-influence = 影響力マップ：星を置くとその地域の報酬を得ます。終了時に星が単独で最多の人が得点します。
