# The command line: help, results and errors.

## Help

cli-help-usage = usage:
cli-help-words = what to name
cli-help-options = options
cli-help-commands = commands
cli-help-heading = { $title }:

cli-command-explorer = Open the explorer in the browser.
cli-command-lab = Open JupyterLab with the lessons.
cli-command-check = Run scenario files and say what does not hold.
cli-command-moves = List the legal moves at the end of a scenario, or say why a move is illegal there.
cli-command-graph = Draw what can follow the end of a scenario, as a graph.
cli-command-compare = Play a scenario under every rulebook and show side by side where they part.
cli-command-export = Make a page, a handout or a notebook of a scenario’s line.
cli-command-count = Count the positions and lines that can follow the end of a scenario, by depth.
cli-command-coverage = Say which statements of the rulebooks a scenario demonstrates, by topic.
cli-command-cards = Print every card and space with what it does.
cli-command-simulate = Play many games with simple bots and say how they went.
cli-command-schema = Print the JSON Schema of scenario files.

cli-word-path = a scenario file, or a folder with scenario files in it
cli-word-file = a scenario file

cli-option-help = show this help
cli-option-lang = language: en, ja or zh
cli-option-version = show the version
cli-option-port = port of the local server; otherwise the first free one
cli-option-no-browser = do not open a browser, only print the address
cli-option-game = the game; otherwise Viticulture
cli-option-rulebook = the rulebook to use; otherwise those the file names, or the publisher’s
cli-option-json = print JSON for other programs
cli-option-missing = name what is missing, and which claims do not count
cli-option-at = go only this many moves along the line; 0 is the start
cli-option-why = say why this move is illegal
cli-option-depth = look this many moves ahead
cli-option-turns = look ahead to the start of this many further turns
cli-option-seasons = look ahead to the start of this many further seasons
cli-option-lens = what to look at; other differences are merged
cli-option-limit = draw at most this many nodes
cli-option-output = the file to write; otherwise standard output
cli-option-format = svg, png, dot, graphml or json; otherwise from the name of the file
cli-option-handout = a handout to print, one page a position, instead of a page to read
cli-option-answers = a handout with what was played on a last page
cli-option-games = how many games
cli-option-players = number of players; 1 is the solo game
cli-option-bot = random or sensible; one for all, or one for each seat, separated by commas
cli-option-module = add this module to the game; may be given several times
cli-option-years = cut a game off after this many years
cli-option-seed = seed of the first game; each further game has the next number
cli-option-csv = print one line of comma-separated values for each game

## Results

cli-check-passed = { $file } ({ $rulebook }): passed
cli-check-failed = { $place } ({ $rulebook }): failed: { $finding }{ $more ->
    [0] { "" }
   *[other] { " " }(and { $more } more)
}
cli-check-summary = { $passed } passed, { $failed } failed
cli-why-legal = “{ $move }” is legal here.
cli-why-illegal = “{ $move }” is illegal here:
cli-graph-written = { $file }: { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
}, { $edges ->
    [one] 1 edge
   *[other] { $edges } edges
}
cli-simulate-title = { $players ->
    [one] A game for one player
   *[other] A game for { $players } players
}, seed { $seed }
cli-simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $over } played to the end, { $years } cut off, { $fault } broken off
cli-simulate-means = On average { $years } years and { $decisions } decisions a game
cli-simulate-outcomes = { $win } won, { $draw } drawn, { $loss } lost
cli-simulate-fault = Seed { $seed }, after { $move ->
    [one] 1 move
   *[other] { $move } moves
}: { $what }
cli-column-move = move
cli-column-name = name
cli-column-words = in words
cli-column-reason = reason
cli-column-depth = depth
cli-column-positions = positions
cli-column-lines = lines
cli-column-seat = seat
cli-column-bot = bot
cli-column-wins = wins
cli-column-score = mean points
cli-coverage-topic = topic
cli-coverage-summary = { $shown } of { $all } statements shown, { $excused } not executable, { $missing } missing, { $faults ->
    [one] 1 claim that does not count
   *[other] { $faults } claims that do not count
}
cli-coverage-missing = { $id }: no scenario: { $text }
cli-coverage-idle = { $id }: { $file } claims it, but its line does not show the rule
cli-coverage-fails = { $id }: { $file } claims it, but its line does not hold
cli-coverage-unknown = { $id }: { $file } claims it, but there is no such statement
cli-coverage-idle-excuse = { $id }: listed as not executable, but a scenario shows it or there is no such statement
cli-working = Working

## Errors

cli-plain = { $text }
cli-no-command = There is no command “{ $word }”; --help lists those there are.
cli-unknown-word = “{ $word }” is not known here.
cli-missing-word = { $word } is missing; “{ $program } --help” says more.
cli-needs-value = The option { $option } needs a value.
cli-takes-no-value = The option { $option } takes no value.
cli-bad-value = { $option }: found “{ $found }”, wanted { $wanted }.
cli-unknown-game = There is no game “{ $word }”.
cli-unknown-lens = There is no lens “{ $word }”; there are { $known }.
cli-graph-too-large = The graph is too large to draw: it has { $nodes } nodes, and { $most } is the limit. Look less far ahead, choose a lens that shows less, or write graphml or json.
cli-graphviz-missing = To draw a graph, install pygraphviz (pip install pygraphviz) or Graphviz; dot, graphml and json need neither.
cli-cannot-write = The file { $file } cannot be written.
cli-stopped = Stopped.
