### 笔记本单元格在版面之外显示的文字。

ui-notebook-moves = 可选的走法：{ $number }
ui-notebook-predict-waiting = 还没有预测：把三个点换成你的预测，再运行一次这个单元格。
ui-notebook-predict-right = 答对了，结果正是如此。
ui-notebook-predict-wrong = 还差一点，和版面对照看看：
ui-notebook-predict-malformed = 看不懂这个预测。
ui-notebook-nothing = 无
ui-notebook-predict-wrong-value = 还差一点。你的预测是{ $said }，实际是{ $is }。
ui-notebook-check-passed = 全部成立。
ui-notebook-check-failed = 有不成立的地方。
ui-notebook-check-found = { $rulebook }，第{ $line }行：{ $words }
ui-notebook-check-invalid = 这不是有效的场景文件。
