### ゲームの言葉と、初めての人に必要な説明。文の中で見つける形はゲームの data/glossary.csv にある。

viticulture-terms-vineyard = ワイナリー

viticulture-term-vineyard = ワイナリー
    .about = 1人分のボードすべてです。畑、施設、圧搾場、貯蔵庫があります。
viticulture-term-field = 畑
    .about = 樹を植える場所です。1人3つあり、書かれた数が樹の合計の上限です。
viticulture-term-vine = 樹
    .about = 畑に植えると、収穫のたびにブドウが採れます。収穫しても残ります。
viticulture-term-crush_pad = 圧搾場
    .about = ブドウを置く場所です。赤も白も、1～9に1つずつ置けます。
viticulture-term-cellar = 貯蔵庫
    .about = ワインを置く場所です。大きさによって、造れる種類と価値の上限が決まります。
viticulture-term-small_cellar = 小さな貯蔵庫
    .about = 最初から全員が持つ貯蔵庫です。赤と白のワインを価値3まで置けます。
viticulture-term-medium_cellar = 中貯蔵庫
    .about = ワインを価値6まで置けて、ロゼも造れるようになります。
viticulture-term-large_cellar = 大貯蔵庫
    .about = ワインを価値9まで置けて、スパークリングも造れます。先に中貯蔵庫が必要です。

viticulture-terms-wine = ブドウとワイン

viticulture-term-grape = ブドウ
    .about = 収穫で手に入ります。赤か白で、価値は1～9。圧搾場に置きます。
viticulture-term-value = 価値
    .about = ブドウやワインの数字で、1～9あります。高いほど上等です。
viticulture-term-wine = ワイン
    .about = ブドウから造って貯蔵庫に置き、注文に出荷します。
viticulture-term-red_wine = 赤ワイン
    .about = 赤ブドウ1つから造るワインです。価値はブドウと同じです。
viticulture-term-white_wine = 白ワイン
    .about = 白ブドウ1つから造るワインです。価値はブドウと同じです。
viticulture-term-blush = ロゼ
    .about = 赤と白のブドウを1つずつ使い、価値を足します。最低4なので、中貯蔵庫が要ります。
viticulture-term-sparkling = スパークリング
    .about = 赤ブドウ2つと白ブドウ1つを使い、価値を足します。最低7なので、大貯蔵庫が要ります。
viticulture-term-age = 熟成
    .about = 価値が1上がることです。年末に、上の置き場が空いていて使えれば、ブドウもワインも1つ上がります。

viticulture-terms-structure = 施設

viticulture-term-structure = 施設
    .about = ボードに建てるものです。建てれば、ゲームの終わりまで役に立ちます。
viticulture-term-trellis = 棚
    .about = 樹によっては、植える前にこの施設が必要です。
viticulture-term-irrigation = 灌漑
    .about = 樹によっては、植える前にこの施設が必要です。
viticulture-term-yoke = 鋤
    .about = 自分専用の枠がある施設です。年に1回、働き手を置いて収穫か引き抜きができます。
viticulture-term-windmill = 風車
    .about = 樹を植えると、年に1回、勝利点1になる施設です。
viticulture-term-cottage = コテージ
    .about = 秋に、訪問者をもう1枚引ける施設です。
viticulture-term-tasting_room = 試飲室
    .about = 貯蔵庫にワインがある時に見学案内をすると、年に1回、勝利点1になる施設です。

viticulture-terms-worker = 働き手

viticulture-term-worker = 働き手
    .about = 枠に置いて仕事をさせます。夏と冬で分けて使い、年末に戻ります。
viticulture-term-grande_worker = 大きな働き手
    .about = 枠がすべて埋まった仕事にも置ける、特別な働き手です。
viticulture-term-temporary_worker = 臨時労働者
    .about = 起床表でもらえる、その年だけの働き手です。
viticulture-term-train = 育成
    .about = リラを払って働き手を増やします。使えるのは来年からです。
viticulture-term-space = 枠
    .about = 働き手を1人置く場所です。仕事ごとの枠の数は、人数で変わります。
viticulture-term-bonus_space = ボーナス枠
    .about = 早い者勝ちで、おまけがもらえる枠です。
viticulture-term-pass = パス
    .about = その季節にはもう働き手を置かないことです。ほかの人は続けます。

viticulture-terms-action = 仕事

viticulture-term-action = 仕事
    .about = 働き手にさせることです。夏に6種類、冬に6種類あります。
viticulture-term-tour = 見学案内
    .about = 2リラもらえる夏の仕事です。
viticulture-term-build = 建設
    .about = リラを払って施設を建てる夏の仕事です。
viticulture-term-plant = 植樹
    .about = 手札の緑カードを畑に置く夏の仕事です。合計が畑の数を超えてはいけません。
viticulture-term-sell = 売買
    .about = ブドウや樹のない畑を売ってリラにする夏の仕事です。畑は買い戻せます。
viticulture-term-uproot = 引き抜く
    .about = 畑から樹を取り除くことです。
viticulture-term-harvest = 収穫
    .about = 畑のブドウを採る冬の仕事です。色ごとに、樹の合計と同じ価値のブドウが1つ採れます。
viticulture-term-make_wine = 醸造
    .about = 圧搾場のブドウから、ワインを2つまで造る冬の仕事です。
viticulture-term-fill_order = 出荷
    .about = 注文にあるワインを納める冬の仕事です。勝利点と継続収入が得られます。
viticulture-term-gain_lira = 荷車枠
    .about = 何人でも置ける枠です。1人につき1リラもらえます。

viticulture-terms-card = カード

viticulture-term-vine_card = 緑カード
    .about = 植える樹のカードです。採れるブドウと必要な施設が書いてあります。
viticulture-term-wine_order = 注文カード
    .about = ほしいワインが書かれたカードです。出荷すると勝利点と継続収入になります。
viticulture-term-visitor = 訪問者
    .about = 使うと1回だけ効果があるカードです。その季節の仕事で使います。
viticulture-term-summer_visitor = 夏季訪問者
    .about = 夏に使う訪問者です。
viticulture-term-winter_visitor = 冬季訪問者
    .about = 冬に使う訪問者です。
viticulture-term-mama = 母親カード
    .about = 準備で受け取るカードです。最初の手札と働き手をくれます。
viticulture-term-papa = 父親カード
    .about = 準備で受け取るカードです。最初のリラと、贈り物か追加のリラをくれます。
viticulture-term-deck = 山札
    .about = 裏向きに積んだ同じ種類のカードです。なくなれば捨て札を混ぜて作り直します。
viticulture-term-discard_pile = 捨て札
    .about = 使ったカードや捨てたカードを、種類ごとに表向きに置く所です。
viticulture-term-hand_limit = 手札の上限
    .about = 年末に残せる手札は7枚までです。

viticulture-terms-year = 1年の流れ

viticulture-term-spring = 春
    .about = 全員が起床表の行を選ぶ季節です。
viticulture-term-summer = 夏
    .about = 建設、植樹、売買、夏季訪問者などの季節です。
viticulture-term-fall = 秋
    .about = 全員が訪問者を引く季節です。
viticulture-term-winter = 冬
    .about = 収穫、醸造、出荷、冬季訪問者などの季節です。
viticulture-term-year_end = 年末処理
    .about = 冬の後の処理です。熟成、働き手の回収、継続収入、手札の整理をします。
viticulture-term-wake_up = 起床表
    .about = 毎年春に行を選びます。早い行ほど先に動け、遅い行ほどボーナスがよくなります。
viticulture-term-rooster = 雄鶏
    .about = 起床表に置く自分の駒です。
viticulture-term-first_player = 親
    .about = 起床表の行を最初に選ぶ人です。翌年は別の人になります。

viticulture-terms-points = リラと勝利点

viticulture-term-lira = リラ
    .about = ゲームのお金です。
viticulture-term-residual_payment = 継続収入
    .about = 毎年、年末にもらえるリラです。おもに出荷で上がります。
viticulture-term-victory_point = 勝利点
    .about = 最後に最も多い人が勝ちます。誰かが20に届いた年が最後の年です。
viticulture-term-star = 星
    .about = 影響力マップに置く駒です。地域で最も多いと、最後に得点になります。
viticulture-term-influence = 影響力マップ
    .about = トスカーナ拡張の盤で、地域が7つあります。星を置くとすぐボーナスがもらえ、最後に得点にもなります。
viticulture-term-region = 地域
    .about = 影響力マップの一部分です。

viticulture-terms-solo = 1人用

viticulture-term-solo = 1人用
    .about = オートマを相手に、7年間で競います。
viticulture-term-automa = オートマ
    .about = 1人用の相手です。引いたカードで枠をふさぎます。
viticulture-term-bonus_token = ボーナストークン
    .about = 1人用で使います。働き手と一緒に使うと、その仕事のボーナスも得られます。
