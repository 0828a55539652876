### The rulebooks inside the explorer: citations, the reader, the books side by side, what would make a move legal.

# Citations. They open and close in place.
ui-cite = { $label }: what the rulebooks say
ui-cite-others = Other rulebooks
ui-cite-read = Read on in the rulebook
ui-cite-nothing = Says nothing about this.
ui-stand-agree = the same
ui-stand-differ = different
ui-stand-silent = not mentioned elsewhere
ui-stand-silent-book = says nothing

# The rulebooks side by side.
ui-tab-compare = Compare rulebooks
ui-compare-working = Playing the line under every rulebook …
ui-compare-switch = Play on under this rulebook
ui-compare-switch-to = Play on under: { $rulebook }
ui-compare-chosen = chosen
ui-compare-part = Go to where they part
ui-compare-choices = Possible next, on one side only
ui-compare-sources = What the rulebooks say
