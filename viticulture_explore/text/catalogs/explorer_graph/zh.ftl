### 图的标签页和提问的标签页。

# 看多远，看什么，最多多少。
ui-graph-scope = 往后看
ui-graph-scope-decision = 下一个决定
ui-graph-scope-turn = 本回合其余部分
ui-graph-scope-season = 本季其余部分
ui-graph-lens = 显示
ui-graph-lens-whole = 全部
ui-graph-limit = 最多
ui-graph-limit-most = { $number }个局面
ui-graph-goal = 标出
ui-graph-goal-none = 不标
ui-graph-goal-points = { $seat }号玩家得分增加
ui-graph-save = 另存为
ui-graph-stop = 停止
ui-graph-busy = 已找到{ $found }个局面，还有{ $waiting }个要看
ui-graph-stopped = 已经停下，这里是到那时为止找到的。
ui-graph-new-turn = 新的回合开始了，这里画的是{ $seat }号玩家现在能做的事。点“后退”可以看上一回合。
ui-graph-stands-for = 代表这里看起来一样的{ $number }个局面

# 颜色和线条的含义。
ui-graph-legend = 颜色和线条的含义
ui-graph-legend-chance = 运气
ui-graph-legend-played = 已走
ui-graph-legend-now = 当前局面
ui-graph-legend-open = 后面还有
ui-graph-legend-over = 游戏结束
ui-graph-legend-goal = 已标出

# 老师会问的问题。
ui-tab-questions = 提问
ui-questions-question = 问题
ui-questions-ask = 回答
ui-questions-stop = 停止
ui-questions-step = 逐步查看
ui-questions-return = 回到提问时的局面
ui-questions-title = { $title }：{ $reply }
ui-questions-assumed = 前提
ui-questions-none = 这个局面没有可问的问题。
ui-questions-busy = 已看{ $found }个局面，还有{ $waiting }个要看
ui-questions-more = 另有{ $number }项没有列出。
