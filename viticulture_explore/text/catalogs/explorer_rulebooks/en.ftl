### The rulebooks inside the explorer: citations, the reader, the books side by side, what would make a move legal.

# Citations. They open and close in place.
ui-cite = { $label }: what the rulebooks say
ui-cite-others = Other rulebooks
ui-cite-nothing = Says nothing about this.
ui-stand-agree = the same
ui-stand-differ = different
ui-stand-silent = not mentioned elsewhere
ui-stand-silent-book = says nothing

# The rulebooks side by side.
ui-tab-compare = Compare rulebooks
ui-compare-working = Playing the line under every rulebook…
ui-compare-busy = { $played ->
    [one] played once
   *[other] played { $played } times
}
ui-compare-stop = Stop
ui-compare-stopped = This is what was found before it was stopped.
ui-compare-again = Start again
ui-compare-switch = Play on under this rulebook
ui-compare-switch-to = Play on under: { $rulebook }
ui-compare-chosen = chosen
ui-compare-part = Go to where they part
ui-compare-choices = Possible next, on one side only
ui-compare-sources = What the rulebooks say

# The reader.
ui-tab-reader = Rulebooks
ui-reader-rulebook = Rulebook
ui-reader-cards = Cards, spaces and numbers
ui-reader-cards-count = Cards, spaces and numbers: { $number }
ui-reader-glossary = Glossary
ui-reader-glossary-count = Words explained: { $number }
ui-reader-lang = In
ui-reader-beside = beside
ui-reader-beside-none = none
ui-reader-search = Search the rulebooks
ui-reader-search-hint = words in any language
ui-reader-contents = Sections
ui-reader-count = { $number ->
    [one] 1 statement
   *[other] { $number } statements
}
ui-reader-found = { $number ->
    [0] nothing found
    [one] 1 entry found
   *[other] { $number } entries found
}
ui-reader-scenarios = See it happen
ui-reader-no-scenario = No scenario shows this: it never happens in play.

# What would make it legal.
ui-mend = It would be possible with one change. Try it:
ui-mend-none = No single small change would make this possible.
ui-mend-ask = What would make this possible?
ui-mended = Changed ({ $change }): { $title }
ui-trial-words = A trial: the position was changed.
ui-trial-back = Back to the real position
