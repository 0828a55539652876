### グラフのタブと質問のタブ。

# どこまで、何を通して、いくつまで。
ui-graph-scope = 先読み
ui-graph-scope-decision = 次の選択
ui-graph-scope-turn = この手番の残り
ui-graph-scope-season = この季節の残り
ui-graph-lens = 表示
ui-graph-lens-whole = すべて
ui-graph-limit = 最大
ui-graph-limit-most = { $number }局面
ui-graph-goal = 印
ui-graph-goal-none = なし
ui-graph-goal-points = { $seat }番の得点が増える
ui-graph-save = 保存
ui-graph-stop = 中止
ui-graph-busy = { $found }局面が見つかり、あと{ $waiting }局面を調べます
ui-graph-stopped = 途中で止めたので、それまでに見つかったものです。
ui-graph-new-turn = 新しい手番です。これから{ $seat }番ができることを描いています。「戻る」で前の手番が見られます。
ui-graph-stands-for = ここでは同じに見える{ $number }局面をまとめたもの

# 色と線の意味。
ui-graph-legend = 色と線の意味
ui-graph-legend-chance = 運
ui-graph-legend-played = 進めた手
ui-graph-legend-now = 今の局面
ui-graph-legend-open = まだ先がある
ui-graph-legend-over = ゲーム終了
ui-graph-legend-goal = 印のついた局面

# 先生の質問。
ui-tab-questions = 質問
ui-questions-question = 質問
ui-questions-ask = 答えを見る
ui-questions-stop = 中止
ui-questions-step = 手順を見る
ui-questions-return = 質問した局面に戻る
ui-questions-title = { $title }：{ $reply }
ui-questions-assumed = 前提
ui-questions-none = この局面についてたずねられることはありません。
ui-questions-busy = { $found }局面を調べ、あと{ $waiting }局面あります
ui-questions-more = ほかに{ $number }件あります。
