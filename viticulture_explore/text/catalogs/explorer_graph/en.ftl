### The graph tab and the questions tab.

# How far, through which lens, how much.
ui-graph-scope = Look ahead
ui-graph-scope-decision = the next decision
ui-graph-scope-turn = the rest of the turn
ui-graph-scope-season = the rest of the season
ui-graph-lens = Show
ui-graph-lens-whole = everything
ui-graph-limit = At most
ui-graph-limit-most = { $number ->
    [one] 1 position
   *[other] { $number } positions
}
ui-graph-goal = Mark
ui-graph-goal-none = nothing
ui-graph-goal-points = more points for seat { $seat }
ui-graph-save = Save as
ui-graph-stop = Stop
ui-graph-busy = { $found ->
    [one] 1 position found
   *[other] { $found } positions found
}, { $waiting } still to look at
ui-graph-stopped = This is what was found before it was stopped.
ui-graph-new-turn = A new turn begins: this is what seat { $seat } can do now. Back shows the turn before.
ui-graph-stands-for = { $number ->
    [one] stands for 1 position
   *[other] stands for { $number } positions that look the same here
}

# What colours and lines mean.
ui-graph-legend = What colours and lines mean
ui-graph-legend-chance = chance
ui-graph-legend-played = played
ui-graph-legend-now = you are here
ui-graph-legend-open = more can follow
ui-graph-legend-over = game over
ui-graph-legend-goal = marked

# The questions a teacher asks.
ui-tab-questions = Questions
ui-questions-question = Question
ui-questions-ask = Answer
ui-questions-stop = Stop
ui-questions-step = Step through
ui-questions-return = Back to the position that was asked about
ui-questions-title = { $title }: { $reply }
ui-questions-assumed = What was assumed
ui-questions-none = There is nothing to ask about this position.
ui-questions-busy = { $found ->
    [one] 1 position looked at
   *[other] { $found } positions looked at
}, { $waiting } still to look at
ui-questions-more = { $number ->
    [one] 1 more is not shown.
   *[other] { $number } more are not shown.
}
