# 关于局面的题目与判题，各个游戏通用。

## 题目

quiz-ask-legal = { $seat }号玩家在这里可以怎么走？请选出所有可行的走法。
quiz-ask-result = { $way }之后，版面会怎样？请摆出：{ $places }。
quiz-ask-rulebook = 按哪些规则书，这里可以这样走：{ $way }？
quiz-ask-rulebook-result = 按哪些规则书，{ $way }之后会是这样：{ $ends }？
quiz-move = “{ $move }”
quiz-then = { $first }，接着{ $then }

## 判题

quiz-right = 答对了。
quiz-wrong = 还差一点。
quiz-possible = “{ $move }”可行。
quiz-impossible = “{ $move }”不可行。
quiz-allows = 按“{ $rulebook }”可以。
quiz-refuses = 按“{ $rulebook }”不是这样。
quiz-is = { $place }：{ $is }。
quiz-said = { $place }：{ $is }
quiz-unsaid = { $place }：还没有作答，答案是{ $is }。
quiz-value-other = { $place }：你答的是{ $said }，答案是{ $is }。
quiz-list-other = { $place }：不是{ $extra }，而是{ $missing }。
quiz-list-extra = { $place }：不应有{ $extra }。
quiz-list-missing = { $place }：少了{ $missing }。

## 版面上的位置与数值

quiz-place = { $outer }·{ $inner }
quiz-place-number = { $outer }{ $number }
quiz-seat = { $seat }号玩家
quiz-word = { $word }
quiz-yes = 是
quiz-no = 否
quiz-none = 无
