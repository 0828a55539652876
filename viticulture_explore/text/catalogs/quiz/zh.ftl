# 关于局面的题目与判题，各个游戏通用。

## 题目

quiz-ask-legal = { $seat }号座位在这里可以做哪些？请选出所有可行的。
quiz-ask-result = 走完“{ $moves }”之后会怎样？请摆出：{ $places }。
quiz-ask-rulebook = 按哪些规则书，这里可以“{ $moves }”？
quiz-ask-rulebook-result = 按哪些规则书，“{ $moves }”之后会是这样：{ $ends }？

## 判题

quiz-right = 答对了。
quiz-wrong = 还差一点。
quiz-possible = “{ $move }”可以做。
quiz-impossible = “{ $move }”不可以做。
quiz-allows = 按“{ $rulebook }”可以。
quiz-refuses = 按“{ $rulebook }”不是这样。
quiz-is = { $place }：{ $is }
quiz-unsaid = { $place }：还没有作答，应为{ $is }。
quiz-value-other = { $place }：你答的是{ $said }，应为{ $is }。
quiz-list-other = { $place }：不是{ $extra }，应为{ $missing }。
quiz-list-extra = { $place }：不应有{ $extra }。
quiz-list-missing = { $place }：少了{ $missing }。

## 版面上的位置与数值

quiz-place = { $outer }·{ $inner }
quiz-seat = { $seat }号座位
quiz-word = { $word }
quiz-yes = 是
quiz-no = 否
quiz-none = 无
