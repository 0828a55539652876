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

# What is decided now, where a move does not fit, and that no seat decides it.
obstacle-not_now = { $decision }
obstacle-not_your_decision = This is decided by chance, or chance has to decide something first.
