### エクスプローラーの中のルールブック：根拠の表示、閲覧、見比べ、何があればできるか。

# 根拠。その場で開閉する。
ui-cite = { $label }：ルールブックの記述
ui-cite-others = ほかのルールブック
ui-cite-read = ルールブックで続きを読む
ui-cite-nothing = これについての記述はありません。
ui-stand-agree = 同じ
ui-stand-differ = 異なる
ui-stand-silent = ほかに記述なし
ui-stand-silent-book = 記述なし

# ルールブックの見比べ。
ui-tab-compare = ルールブックを見比べる
ui-compare-working = すべてのルールブックで手順を進めています…
ui-compare-switch = このルールブックで続ける
ui-compare-switch-to = このルールブックで続ける：{ $rulebook }
ui-compare-chosen = 選択中
ui-compare-part = 分かれるところへ進む
ui-compare-choices = 一方だけで次にできること
ui-compare-sources = ルールブックの記述
