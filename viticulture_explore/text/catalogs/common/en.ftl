# What every other catalog builds on.

language-itself = English

# Lists: each item after the first is joined to what stands before it.
list-none = nothing
list-middle = { $before }, { $after }
list-end = { $before } and { $after }

# Two sentences, one after the other, and no sentence at all.
sentence-pair = { $before } { $after }
sentence-none = { "" }

# Why a move is illegal in a game that only lists the legal ones.
obstacle-not_legal = The rules of this game do not allow this here.
