# What every other catalog builds on.

language-itself = English

# Lists: each item after the first is joined to what stands before it.
list-none = nothing
list-middle = { $before }, { $after }
list-end = { $before } and { $after }

# Two sentences, one after the other, and no sentence at all.
sentence-pair = { $before } { $after }
sentence-none = { "" }
