### ノートブックのセルが盤面のほかに表示する文。

ui-notebook-moves = 選べる手：{ $number }
ui-notebook-predict-waiting = まだ予想がありません。3つの点の代わりに予想を書き、もう一度セルを実行してください。
ui-notebook-predict-right = 正解です。そのとおりになります。
ui-notebook-predict-wrong = 惜しい。盤面と見比べてみましょう：
ui-notebook-predict-malformed = この予想は読み取れません。
ui-notebook-nothing = なし
ui-notebook-predict-wrong-value = 惜しい。予想は{ $said }、実際は{ $is }です。
ui-notebook-check-passed = すべて成り立ちます。
ui-notebook-check-failed = 成り立たないところがあります。
ui-notebook-check-found = { $rulebook }、{ $line }行目：{ $words }
ui-notebook-check-invalid = シナリオとして読めません。
