# ルールブック：記述と、ルールブックどうしの関係。

rulebook-label = § { $topic } { $number }
rulebook-title = { $rulebook } { $label }
name-champagne = Age of Champagneのオンライン版ヘルプ（日本語）

# 項目。記述は「項目＋番号」で呼ぶ。
rulebook-topic-setup = 準備
rulebook-topic-turn_order = 手番
rulebook-topic-wakeup = 起床順
rulebook-topic-workers = 働き手
rulebook-topic-spaces = 枠
rulebook-topic-grande = 大きな働き手
rulebook-topic-draw_vine = 緑カードを引く
rulebook-topic-tour = 見学案内
rulebook-topic-build = 建設
rulebook-topic-plant = 植樹
rulebook-topic-play_visitor = 訪問者使用
rulebook-topic-sell = 売買
rulebook-topic-structure = 施設
rulebook-topic-yoke = 鋤
rulebook-topic-autumn = 秋
rulebook-topic-draw_order = 注文を引く
rulebook-topic-harvest = 収穫
rulebook-topic-make_wine = 醸造
rulebook-topic-fill_order = 出荷
rulebook-topic-train = 育成
rulebook-topic-gain_lira = 荷車枠
rulebook-topic-visitor_reading = 訪問者の読み方
rulebook-topic-aging = 熟成
rulebook-topic-year_end = 年末処理
rulebook-topic-game_end = ゲーム終了
rulebook-topic-solo = 1人用
rulebook-topic-influence = 影響力
rulebook-topic-components = 内容物
rulebook-topic-hidden_info = 非公開情報
rulebook-topic-draft = ドラフト
rulebook-topic-event = イベント
rulebook-topic-placement = 協力者の配置
rulebook-topic-vineyard = ブドウ畑の獲得
rulebook-topic-press = ワイン搾り機の増設
rulebook-topic-winery = ワイナリーの設置
rulebook-topic-marketing = マーケティング戦略
rulebook-topic-market = 市場への出荷
rulebook-topic-blend = ブレンド
rulebook-topic-season_end = シーズン終了
rulebook-topic-council = セラーマスター評議会

# 記述に添える文。
rulebook-silent = 「{ $rulebook }」には記述がありません。「{ $other }」では：
rulebook-not-quoted = 「{ $rulebook }」の文言はここに収録していません。「{ $other }」では：
rulebook-others-agree = 同じ内容：{ $rulebooks }
rulebook-others-differ = 異なる内容：{ $rulebooks }
rulebook-others-silent = 記述なし：{ $rulebooks }

# 並べて比べる。
compare-books = { $books }
compare-same = { $number ->
   *[other] { $number }つのルールブックのどれでも同じ結果になります。
}
compare-parts = { $number }手目で分かれます：{ $move }
compare-parts-after = 手順はどれでも同じですが、その後にできることが違います。
compare-line = 手順
compare-move = { $known ->
    [yes] { $move }：{ $words }
   *[no] { $move }
}
compare-asked = { $known ->
    [yes] { $move }？（{ $words }）
   *[no] { $move }？
}
compare-legal = できる
compare-illegal = できません。
compare-more-reasons = …
compare-not-reached = –
compare-result = 結果
compare-goes-on = ゲームは続きます。
compare-more = { $number ->
   *[other] 一部のルールブックでだけできる手が、ほかに{ $number }あります。
}
compare-cause = 分かれ目：{ $option }
compare-value = { $value }：{ $books }
compare-value-of-none = { $value }：この中にはありません
compare-says = { $books }：
compare-statement = { $title }：{ $text }

# ルールブックで違いうる点と、それが見られるシナリオ。
differences-of-viticulture = ワイナリーの四季
differences-of-champagne = Age of Champagne
differences-option = ルールの点
differences-default = ふつうは
differences-value = 別の読み方
differences-scenario = 実際に見る
differences-read-by = { $value }（{ $books }）
differences-seen = { $title }・{ $name }
