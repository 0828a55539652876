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
