### The explorer: everything around the board that belongs to no game.

ui-explorer = Rules explorer
ui-thing = { $thing }
ui-language = Language
ui-rulebook = Rulebook
ui-rulebook-own = own rules

# The side: what is decided, what happened, what is not possible.
ui-question-of = Seat { $seat } decides. { $question }
ui-question-chance = Chance decides. { $question }
ui-elsewhere = Now seat { $seat } decides. The board still shows seat { $shown }.
ui-elsewhere-show = Show seat { $seat }
ui-over = The game is over.
ui-winners = The game is over. Winner: { $winners }
ui-outcome-win = The game is over: a win.
ui-outcome-draw = The game is over: a draw.
ui-outcome-loss = The game is over: a loss.
ui-seat = seat { $seat }
ui-group-outcomes = Possible outcomes
ui-moves-more = { $number ->
    [one] 1 more way
   *[other] { $number } more ways
}
ui-let-it-happen = Let it happen
ui-percent = { $number }%
ui-percent-below = < 1%
ui-which = Several moves belong here. Which one do you mean?
ui-why = Why not?
ui-possible = This move is possible here.
ui-ask = Ask about any other move
ui-ask-hint = a move in the notation
ui-ask-which = It could mean one of these.
ui-ask-no-move = That is not a move in this game.
ui-close = Close
ui-refused = Not possible here
ui-refused-more = { $number ->
    [one] 1 more reason
   *[other] { $number } more reasons
}
ui-refused-alike = { $number ->
    [one] 1 more move, for the same reason
   *[other] { $number } more moves, for the same reason
}
ui-reasons-alike = … and { $number } more like these.
ui-happened = What just happened
ui-beginning = This is the start: no move has been made yet.
ui-quiet-step = Nothing on the board changed.
ui-played = Seat { $seat }: { $move }
ui-played-chance = Chance: { $move }
ui-failure = Something went wrong in the explorer itself; the position is unchanged: { $error }
ui-stopped = Under “{ $rulebook }” the line ends before “{ $move }”.
ui-followed = Under “{ $rulebook }” the whole line can be played.

# The line of play.
ui-line = Line of play
ui-start = Start
ui-back = Back
ui-forward = Forward
ui-variations = Variations
ui-variation = { $number }. { $move }
ui-line-place = Move { $number } of { $all }

# The graph of what can follow.
ui-tab-graph = What can follow
ui-graph-hint = Each box says what changed. Choose one to go there.
ui-graph-depth = { $depth ->
    [one] Too much can follow to draw it all: this is one move ahead.
   *[other] Too much can follow to draw it all: these are { $depth } moves ahead.
}
ui-graph-incomplete = { $nodes ->
    [one] 1 position is shown
   *[other] { $nodes } positions are shown
}; { $more ->
    [one] 1 more was left out.
   *[other] { $more } more were left out.
}
ui-graph-over = Nothing follows: the game is over.
ui-graph-working = Drawing…
ui-graph-no-graphviz = Graphs cannot be drawn on this machine, because Graphviz is missing. Install pygraphviz, or Graphviz itself.
ui-graph-failed = This graph could not be drawn: { $error }
ui-graph-more-changes = and { $number } more
ui-graph-end = game over
ui-graph-turn = seat { $seat } is next

# Undo, redo, and the line shown step by step.
ui-undo = Undo
ui-redo = Redo
ui-replay = Play the line
ui-pause = Pause

# The tab of the record.
ui-tab-record = Record
ui-record-tree = The line and its variations
ui-record-promote = Make this the main line
ui-record-delete = Delete from here
ui-record-save = Save as
ui-record-save-scenario = scenario file
ui-record-save-page = page to read
ui-record-save-handout = handout to print
ui-record-save-quiz = quiz to print, with answers
ui-record-save-notebook = notebook
ui-record-copy = Copy
ui-record-copied = Copied
ui-record-text = As text
ui-record-share = To share
ui-record-share-hint = Anyone who pastes this text here gets the same position and the same moves.
ui-record-link = Copy link
ui-record-link-hint = The link opens this place on this computer, as long as the explorer is running. To others, send the text above.
ui-record-paste = Paste something shared
ui-record-paste-hint = shared text, or the text of a scenario file
ui-record-open = Open
ui-record-file = Open a file

# The tab of the table.
ui-tab-table = At the table
ui-table-seats = Who plays
ui-table-seat-short = Seat { $seat }
ui-table-person = a person
ui-table-bot = the computer
ui-table-bot-about = The computer looks one turn ahead and compares what each move brings in points and in prospects.
ui-table-forced = Play forced moves at once
ui-table-forced-about = When only one move is possible, it is made without asking.
ui-table-draws = Let draws happen
ui-table-draws-about = Cards and other chances are drawn at once; otherwise you choose what comes.
ui-table-hidden = Hide the hands of others
ui-table-hidden-about = Only the seat to move sees its cards. For several people at one screen.
ui-table-front = The board in front
ui-table-front-moved = of whoever has just moved
ui-table-front-decides = of whoever decides
ui-table-front-seat = always of seat { $seat }
ui-table-front-about = When the turn passes, a line beside the board says so, and one click leads there. If only one person plays, that person’s board stays.
ui-face-down = A card, face down
ui-hidden-event = Seat { $seat } drew a card.
ui-hidden-draw = A card is drawn
ui-hidden-choice = A card is chosen
ui-hidden-tab = Hands are hidden, so this is put away: it would tell what others hold.
ui-hidden-show = Show all hands

# The words of the game: the fold that lists them, and what others call a word.
ui-words-here = Words used here
ui-words-others = { $about } Also called { $others }.
