# どのカタログも土台にする文言。

language-itself = 日本語

# 列挙：2つ目以降は、前にある部分につなげる。
list-none = なし
list-middle = { $before }、{ $after }
list-end = { $before }、{ $after }

# 続けて言う2つの文と、文がないとき。
sentence-pair = { $before }{ $after }
sentence-none = { "" }

# 可能な手だけを並べるゲームで、それ以外の手ができない理由。
obstacle-not_legal = このゲームのルールでは、ここでこの手は使えません。

# 手が合わないとき：今何を決めるのか、またはどの席の番でもないこと。
obstacle-not_now = { $decision }
obstacle-not_your_decision = 運で決まることなので選べないか、先に運で決まることがあります。
