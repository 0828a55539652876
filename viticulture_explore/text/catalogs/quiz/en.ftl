# Questions about a position, and what becomes of an answer. Every game uses these.

## What is asked

quiz-ask-legal = Which of these can seat { $seat } do here? Choose all that are possible.
quiz-ask-result = How does the board stand after { $way }? Show: { $places }.
quiz-ask-rulebook = Which of these rulebooks allow { $way } here?
quiz-ask-rulebook-result = Under which of these rulebooks does { $way } end like this: { $ends }?
quiz-move = “{ $move }”
quiz-then = { $first }, then { $then }

## The verdict

quiz-right = That is right.
quiz-wrong = Not quite.
quiz-possible = “{ $move }” is possible.
quiz-impossible = “{ $move }” is not possible.
quiz-allows = “{ $rulebook }” allows it.
quiz-refuses = “{ $rulebook }” does not.
quiz-is = { $place }: { $is }.
quiz-said = { $place }: { $is }
quiz-unsaid = { $place }: nothing was said; it is { $is }.
quiz-value-other = { $place }: you said { $said }, but it is { $is }.
quiz-list-other = { $place }: you put { $extra }, but it is { $missing }.
quiz-list-extra = { $place }: { $extra } should not be there.
quiz-list-missing = { $place }: still missing: { $missing }.

## Places and values of the board

quiz-place = { $outer } · { $inner }
quiz-place-number = { $outer } · { $number }
quiz-seat = Seat { $seat }
quiz-word = { $word }
quiz-yes = yes
quiz-no = no
quiz-none = nothing
