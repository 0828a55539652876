# Scenario files: what can be wrong with one, and what a check can find.

## What is wrong with a file

problem-no_file = There is no such file.
problem-empty_folder = There are no scenario files in this folder.
problem-unreadable = The file cannot be read.
problem-too_large = A scenario file may have at most { $most } bytes; this one is larger.
problem-not_utf8 = The text is not UTF-8 from here on; save the file as UTF-8.
problem-not_yaml = This cannot be read as YAML; look here and just before for a missing bracket, quote or colon, or for a tab.
problem-no_mapping = A scenario is a list of keys with values, beginning with “format: 1”.
problem-several_documents = One file holds one scenario; a second one begins here.
problem-alias = Anchors and aliases (& and *) are not allowed; write the value out.
problem-tag = Tags (!) are not allowed; write the plain value.
problem-bad_key = A key is a single word or a whole number.
problem-too_deep = Lists and mappings may stand at most { $most } deep inside each other.
problem-repeated_key = The key “{ $word }” stands here twice.

## What is wrong at a place. Games use these too.

problem-nearest = Did you mean: { $words }?
problem-known = Possible here: { $words }.
problem-unknown_key = There is no key “{ $word }” here.
problem-unknown_word = “{ $word }” is not known here.
problem-missing_key = The key “{ $word }” is missing.
problem-repeated_word = “{ $word }” stands here twice.
problem-malformed = Found { $found }, wanted { $wanted }.
problem-other = This value is not possible here.
problem-fault = This is a fault of the program, please report it: { $what }
problem-format = Found format { $found }; this version reads format 1.
problem-impossible = This position is impossible ({ $flag }): { $reason } If it is meant, add it to “allow”.
problem-no_move = “{ $text }” is not a move in this game.
problem-unknown_rulebook = There is no rulebook “{ $word }”.
problem-mixed_books = Either every key is a rulebook or none is; “{ $word }” is not one.
problem-asked_late = The question is asked after move { $at }, but the line has only { $most ->
    [one] 1 move
   *[other] { $most } moves
}.
problem-asked_nowhere = The question cannot be asked here, for its position is not reached. { $reason }
problem-asked_in_vain = The question cannot be asked here, for its moves cannot be played. { $reason }
problem-not_asked = “{ $word }” belongs to a question about rulebooks; this one asks for “{ $kind }”.
problem-no_control = Nobody can answer this in the explorer: it has no control for “{ $place }”. Ask for something that can be filled in when a position is set up.
problem-branch = The variation begins after move { $at }, but the line has only { $most ->
    [one] 1 move
   *[other] { $most } moves
}.

## What was wanted, after “wanted”

wanted-format = the number 1
wanted-game = the id of a game
wanted-title = a text, or a text for each language: en, ja, zh
wanted-about = a text, or a text for each language: en, ja, zh
wanted-rulebook = a rulebook, a list of rulebooks, or all
wanted-options = a mapping of options to their values
wanted-modules = a list of modules
wanted-statements = a list of statement ids such as hisshu.make_wine.22
wanted-cases = a list of case ids such as VC-022
wanted-allow = a list of status flags, or all
wanted-seed = a whole number from 0
wanted-given = a mapping that describes the position
wanted-deals = a mapping of decks to lists of cards
wanted-line = a list of moves and checks
wanted-variations = a list of mappings with “at” and “line”
wanted-at = the number of moves before the variation begins
wanted-entry = a move as text, or a mapping with one of { $words }
wanted-expect = a mapping in the form of “given”
wanted-legal = a list of moves
wanted-illegal = a mapping of moves to obstacles
wanted-obstacle = an obstacle or a list of obstacles
wanted-moves = a list of moves
wanted-note = a text, or a text for each language: en, ja, zh
wanted-quiz = a list of questions, each a mapping with “ask” and “answer”
wanted-ask = legal, result or rulebook
wanted-question-at = the number of moves of the line before the question
wanted-question-after = a list of further moves before the question, off the line
wanted-question-text = a text, or a text for each language: en, ja, zh
wanted-question-moves = a list of at least one move
wanted-question-expect = a mapping in the form of “given”: how the moves have to end
wanted-question-rulebooks = a list of rulebooks to choose among; by default all of the game
wanted-question-answer = the right answer: a list of moves or rulebooks, or a mapping in the form of “given”
wanted-rulebooks = a list of rulebooks
wanted-answer = a list
wanted-answer-legal = a list: those of “moves” that are legal
wanted-answer-result = a mapping in the form of “given” with at least one value
wanted-answer-rulebook = a list of rulebooks
wanted-over = a mapping with “winners” (a list of seats) or “result” (win, draw or loss)
wanted-number = a whole number from { $least } to { $most }
wanted-pending_work = pending work as the explorer writes it
wanted-number_from = a whole number from { $least }
wanted-nothing_or_number = null or a whole number from { $least } to { $most }
wanted-word = a word
wanted-text = a text
wanted-yes_or_no = true or false
wanted-list = a list
wanted-mapping = a mapping
wanted-one_of = one of { $words }

## What a check found

found-illegal = “{ $move }” is illegal here. { $reasons }
found-ambiguous = “{ $move }” could mean: { $moves }.
found-difference = Expected { $expected }, found { $found }.
found-legal = “{ $move }” is legal here.
found-other_reason = “{ $move }” is illegal, but not because of { $expected }. Reasons: { $found }.
found-missing_moves = Not among the legal moves: { $moves }.
found-extra_moves = Legal too, but not listed: { $moves }.
found-not_over = The game is not over here.
found-winners = Expected as winners { $expected }, found { $found }.
found-result = Expected as result { $expected }, found { $found }.
found-no_deal = The card { $card } cannot be dealt from the deck { $deck } here.
found-unanswered = “{ $move }” is legal here too, but the answer leaves it out.
found-book_refuses = { $rulebook } does not allow this. { $reasons }
found-book_differs = Under { $rulebook } it comes out otherwise: at { $place } expected { $expected }, found { $found }.
found-book_allows = { $rulebook } allows this too, but the answer leaves it out.

## Share strings

share-unreadable = This share string is incomplete or changed.
share-newer = This share string was made by another version of the program.
share-too_large = A share string may hold at most { $most } bytes of text.

## The JSON Schema

schema-title = A scenario: a position, and a line of moves and checks
