# The rulebooks: their statements and how they stand to each other.

rulebook-label = § { $topic } { $number }
rulebook-title = { $rulebook }, { $label }
name-champagne = Champagne online help (Japanese)

# Topics. A statement is called by its topic and its number within it.
rulebook-topic-setup = Setup
rulebook-topic-turn_order = Turn order
rulebook-topic-wakeup = Wake-up
rulebook-topic-workers = Workers
rulebook-topic-spaces = Action spaces
rulebook-topic-grande = Grande worker
rulebook-topic-draw_vine = Drawing vines
rulebook-topic-tour = Tours
rulebook-topic-build = Building
rulebook-topic-plant = Planting
rulebook-topic-play_visitor = Playing visitors
rulebook-topic-sell = Selling
rulebook-topic-structure = Structures
rulebook-topic-yoke = Yoke
rulebook-topic-autumn = Fall
rulebook-topic-draw_order = Drawing orders
rulebook-topic-harvest = Harvest
rulebook-topic-make_wine = Wine-making
rulebook-topic-fill_order = Filling orders
rulebook-topic-train = Training
rulebook-topic-gain_lira = Gaining lira
rulebook-topic-visitor_reading = Reading visitors
rulebook-topic-aging = Aging
rulebook-topic-year_end = Year-end
rulebook-topic-game_end = Game end
rulebook-topic-solo = Solo
rulebook-topic-influence = Influence
rulebook-topic-components = Components
rulebook-topic-hidden_info = Hidden information
rulebook-topic-draft = Draft
rulebook-topic-event = Events
rulebook-topic-placement = Placing collaborators
rulebook-topic-vineyard = Vineyards
rulebook-topic-press = Presses
rulebook-topic-winery = Wineries
rulebook-topic-marketing = Marketing
rulebook-topic-market = Market
rulebook-topic-blend = Blending
rulebook-topic-season_end = End of season
rulebook-topic-council = Council

# Beside a statement.
rulebook-silent = “{ $rulebook }” says nothing about this. “{ $other }” says:
rulebook-not-quoted = “{ $rulebook }” is not quoted here. “{ $other }” says:
rulebook-others-agree = The same in: { $rulebooks }
rulebook-others-differ = Different in: { $rulebooks }
rulebook-others-silent = Not mentioned in: { $rulebooks }

# Side by side.
compare-books = { $books }
compare-same = { $number ->
    [one] There is only one rulebook to look at.
   *[other] All { $number } rulebooks come to the same.
}
compare-parts = The paths part at step { $number }: { $move }
compare-parts-after = The line is the same everywhere; what can be played after it is not.
compare-line = Step
compare-move = { $known ->
    [yes] { $move }: { $words }
   *[no] { $move }
}
compare-asked = { $known ->
    [yes] { $move }? ({ $words })
   *[no] { $move }?
}
compare-legal = possible
compare-illegal = Not possible.
compare-more-reasons = …
compare-not-reached = –
compare-result = Result
compare-goes-on = The game goes on.
compare-more = { $number ->
    [one] One more move is possible on one side only.
   *[other] { $number } more moves are possible on one side only.
}
compare-cause = What parts them: { $option }
compare-value = { $value }: { $books }
compare-value-of-none = { $value }: none of these rulebooks
compare-says = { $books }:
compare-statement = { $title }: { $text }

# The points in which rulebooks can differ, each with a scenario that shows it.
differences-of-viticulture = Viticulture
differences-of-champagne = Age of Champagne
differences-option = Point of the rules
differences-default = Usually
differences-value = Also read as
differences-scenario = See it happen
differences-read-by = { $value } ({ $books })
differences-seen = { $title } · { $name }
