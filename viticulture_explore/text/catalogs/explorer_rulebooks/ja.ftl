### エクスプローラーの中のルールブック：根拠の表示、閲覧、見比べ、何があればできるか。

# 根拠。その場で開閉する。
ui-cite = { $label }：ルールブックの記述
ui-cite-others = ほかのルールブック
ui-cite-nothing = これについての記述はありません。
ui-stand-agree = 同じ
ui-stand-differ = 異なる
ui-stand-silent = ほかに記述なし
ui-stand-silent-book = 記述なし

# ルールブックの見比べ。
ui-tab-compare = ルールブックを見比べる
ui-compare-working = すべてのルールブックで手順を進めています…
ui-compare-busy = { $played }回進めました
ui-compare-stop = 中止
ui-compare-stopped = 途中で止めたので、それまでにわかったことだけです。
ui-compare-again = やり直す
ui-compare-switch = このルールブックで続ける
ui-compare-switch-to = このルールブックで続ける：{ $rulebook }
ui-compare-chosen = 選択中
ui-compare-part = 分かれるところへ進む
ui-compare-choices = 一方だけで次にできること
ui-compare-sources = ルールブックの記述

# 閲覧。
ui-tab-reader = ルールブック
ui-reader-rulebook = ルールブック
ui-reader-cards = カード・スペース・数値
ui-reader-cards-count = カード・スペース・数値：{ $number }件
ui-reader-glossary = 用語集
ui-reader-glossary-count = 用語：{ $number }
ui-reader-lang = 言語
ui-reader-beside = 並べる言語
ui-reader-beside-none = なし
ui-reader-search = ルールブックを検索
ui-reader-search-hint = どの言語の言葉でも
ui-reader-contents = 章
ui-reader-count = { $number }項目
ui-reader-found = { $number ->
    [0] 見つかりません
   *[other] { $number }項目が見つかりました
}
ui-reader-scenarios = 実際に見る
ui-reader-no-scenario = これを示すシナリオはありません。プレイ中に起こることではないからです。

# 何があればできるか。
ui-mend = ここが1つ違えばできます。選ぶと試せます：
ui-mend-none = 1つだけ変えてできるようになる方法はありません。
ui-mend-ask = どうすればできる？
ui-mended = 変更した局面（{ $change }）：{ $title }
ui-trial-words = 試しに変更した局面です。
ui-trial-back = 元の局面に戻る
