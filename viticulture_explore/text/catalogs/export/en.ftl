# Pages, handouts and notebooks made of a record.

export-move = Seat { $seat }: { $move }
export-move-chance = Chance: { $move }
export-start = Start
export-steps = The steps
export-back = Back
export-variation = { $step ->
    [0] Another way from the start
   *[other] Another way after step { $step }
}
export-share = The share string that restores this record
export-made-with = Made with Viticulture Explorer, an unofficial work by fans.
export-name = Name:
export-room = Room for an answer
export-answers = What was played
export-solutions = The answers
export-open = The record ends here: the question is open.
export-notebook-load = Run the cells from top to bottom. The first one restores the record from its share string.
export-notebook-line = The line, move by move. The next cell opens the explorer at its start.
export-notebook-show = The next cell opens the explorer.
export-notebook-graph = What could follow the start of the line until the end of the turn, as a graph.
