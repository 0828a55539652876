### What notebook cells show beside the board.

ui-notebook-moves = { $number ->
    [one] 1 move is possible
   *[other] { $number } moves are possible
}
ui-notebook-predict-waiting = No prediction yet: put yours in the place of the three dots and run the cell again.
ui-notebook-predict-right = Right: that is how it comes out.
ui-notebook-predict-wrong = Not quite. Compare it with the board:
ui-notebook-predict-malformed = This prediction cannot be read.
ui-notebook-nothing = nothing
ui-notebook-predict-wrong-value = Not quite. You said { $said }, it is { $is }.
ui-notebook-check-passed = Everything holds.
ui-notebook-check-failed = Something does not hold.
ui-notebook-check-found = { $rulebook }, line { $line }: { $words }
ui-notebook-check-invalid = This is not a valid scenario.
