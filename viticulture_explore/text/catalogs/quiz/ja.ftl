# 局面についての問題と、その答え合わせ。どのゲームでも使う文。

## 問題

quiz-ask-legal = { $seat }番がここでできるのはどれですか？当てはまるものをすべて選んでください。
quiz-ask-result = { $way }のあと、盤面はどうなりますか？答えるところ：{ $places }。
quiz-ask-rulebook = ここで{ $way }ができるのは、どのルールブックですか？
quiz-ask-rulebook-result = { $way }のあと「{ $ends }」となるのは、どのルールブックですか？
quiz-move = 「{ $move }」
quiz-then = { $first }、続けて{ $then }

## 答え合わせ

quiz-right = 正解です。
quiz-wrong = 惜しい。
quiz-possible = 「{ $move }」はできます。
quiz-impossible = 「{ $move }」はできません。
quiz-allows = 「{ $rulebook }」ではできます。
quiz-refuses = 「{ $rulebook }」ではそうなりません。
quiz-is = { $place }：{ $is }。
quiz-said = { $place }：{ $is }
quiz-unsaid = { $place }：答えがありません。正しくは{ $is }です。
quiz-value-other = { $place }：答えは{ $said }、正しくは{ $is }です。
quiz-list-other = { $place }：{ $extra }ではなく、{ $missing }です。
quiz-list-extra = { $place }：{ $extra }はありません。
quiz-list-missing = { $place }：{ $missing }が足りません。

## 盤面の場所と値

quiz-place = { $outer }・{ $inner }
quiz-place-number = { $outer }{ $number }
quiz-seat = { $seat }番
quiz-word = { $word }
quiz-yes = はい
quiz-no = いいえ
quiz-none = なし
