# 其他文案共用的部分。

language-itself = 中文

# 列举：从第二项起，接在前面的内容之后。
list-none = 无
list-middle = { $before }、{ $after }
list-end = { $before }和{ $after }

# 前后相接的两句话，以及没有话可说的情况。
sentence-pair = { $before }{ $after }
sentence-none = { "" }

# 只列出合法行动的游戏里，其他行动不合法的理由。
obstacle-not_legal = 按照这个游戏的规则，此时不能这样做。

# 走法不合时：现在要决定什么，或者现在不由任何玩家决定。
obstacle-not_now = { $decision }
obstacle-not_your_decision = 这要由运气决定，或者要先由运气决定别的事。
