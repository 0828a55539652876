# Lessons and quizzes in the explorer, and making a question.

ui-modes = What to do here
ui-mode-explore = Explore
ui-mode-explore-about = Play any move, ask why another is not possible
ui-mode-lesson = Lesson
ui-mode-lesson-about = Find the moves of this scenario one by one
ui-mode-quiz = Quiz
ui-mode-quiz-about = Answer questions about this scenario

## The lesson

ui-lesson-about = What this is about
ui-lesson-progress = Moves found: { $done } of { $all }
ui-lesson-find = Which move comes next for seat { $seat }? Play it on the board or with a button below.
ui-lesson-other = “{ $move }” is possible too, but this line goes another way. Try again!
ui-lesson-would = What it would do:
ui-lesson-show = Show me
ui-lesson-happened = What has happened
ui-lesson-over = You have walked the whole line.
ui-lesson-no-line = This scenario is a position without a line of moves. Play a few in “Explore” and they become a lesson.
ui-lesson-off-line = You have left the line of the lesson.
ui-lesson-back-to-line = Back to the line
ui-lesson-again = Once more from the start
ui-lesson-quiz = On to the quiz

## The quiz

ui-quiz-number = Question { $number } of { $of }
ui-quiz-progress = Questions
ui-quiz-dot-open = Question { $number }, not answered yet
ui-quiz-dot-right = Question { $number }, right
ui-quiz-dot-wrong = Question { $number }, wrong
ui-quiz-hint = Click places of the board to put or take tokens, or fill in the fields.
ui-quiz-check = Check
ui-quiz-again = Try again
ui-quiz-next = Next question
ui-quiz-finish = To the results
ui-quiz-undo = Undo
ui-quiz-mine = My board
ui-quiz-true = The right board
ui-quiz-right = That is right.
ui-quiz-wrong = Not quite.
ui-quiz-legal-yes = Possible:
ui-quiz-legal-no = Not possible:
ui-quiz-rulebook-yes = This rulebook allows it:
ui-quiz-rulebook-no = Not under this rulebook:
ui-quiz-why = What the moves do
ui-quiz-otherwise = Under the rules chosen here the answer is not the one its author wrote. Your answer is judged by these rules.
ui-quiz-none = This scenario has no questions yet.
ui-quiz-none-about = Make one at the current position: the moves that are offered and the answer come from the rules.
ui-quiz-make = Make a question
ui-quiz-make-about = about the position you were exploring
ui-quiz-edit = Change this question
ui-quiz-results = Results
ui-quiz-score = { $right } of { $of } right
ui-quiz-from-start = Start over
ui-quiz-copy-table = Copy as CSV
ui-quiz-copy-text = Copy as text
ui-quiz-copied = Copied
ui-quiz-head-question = Number
ui-quiz-head-kind = Kind
ui-quiz-head-asked = Question
ui-quiz-head-answered = Your answer
ui-quiz-head-right = Result
ui-quiz-head-tries = Tries
ui-quiz-kind-legal = What is possible
ui-quiz-kind-result = What comes of it
ui-quiz-kind-rulebook = Which rulebook
ui-quiz-said-right = right
ui-quiz-said-wrong = wrong
ui-quiz-said-open = –
ui-quiz-nothing = none of them
ui-quiz-list = { $items }

## Making a question

ui-make-title = A new question at this position
ui-make-title-change = Change the question
ui-make-kind = What to ask
ui-make-legal-about = Some moves are possible, some are not
ui-make-result-about = The board after one or more moves
ui-make-rulebook-about = A move on which the rulebooks part
ui-make-offers = Moves to offer
ui-make-other-move = One more move
ui-make-other-hint = a move in the notation
ui-make-offer = Offer it
ui-make-possible = possible
ui-make-impossible = not possible
ui-make-moves = The moves
ui-make-further = One more move…
ui-make-remove = Take the last one back
ui-make-parts = Ask about
ui-make-partings = A move on which the rulebooks part
ui-make-agree = At this position all rulebooks agree on every move. Try another position.
ui-make-words = The question in your own words
ui-make-words-hint = Left empty, it reads as shown here
ui-make-answer = The answer by the rules
ui-make-answer-none = none of them
ui-make-confirm = Work it out yourself before you add it: the answer should be what the rulebook says.
ui-make-add = The answer is right: add
ui-make-change = The answer is right: change
ui-make-delete = Delete the question
ui-make-cancel = Cancel
ui-make-saved = Questions are saved and shared with the scenario (tab “{ ui-tab-record }”).
