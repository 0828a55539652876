### 版面以外的界面文字，不属于任何一个游戏。

ui-explorer = 规则探索器
ui-thing = { $thing }
ui-language = 语言
ui-rulebook = 规则书
ui-rulebook-own = 自定规则

# 右侧：要决定什么、发生了什么、什么做不到。
ui-question-of = 由{ $seat }号玩家决定。{ $question }
ui-question-chance = 由运气决定。{ $question }
ui-elsewhere = 轮到{ $seat }号玩家了，版面仍是{ $shown }号玩家的。
ui-elsewhere-show = 看{ $seat }号玩家的版面
ui-over = 游戏已经结束。
ui-winners = 游戏结束。获胜者：{ $winners }
ui-outcome-win = 游戏结束，获胜。
ui-outcome-draw = 游戏结束，平局。
ui-outcome-loss = 游戏结束，落败。
ui-seat = { $seat }号玩家
ui-group-outcomes = 可能的结果
ui-moves-more = 还有{ $number }种走法
ui-let-it-happen = 交给运气
ui-percent = { $number }%
ui-percent-below = 不到1%
ui-which = 这里有多种走法，要选哪一种？
ui-why = 为什么不行？
ui-possible = 这一步现在可以走。
ui-ask = 问问别的走法
ui-ask-hint = 按记谱写法输入走法
ui-ask-which = 可能是指下面的其中一种。
ui-ask-no-move = 这不是本游戏的走法。
ui-close = 关闭
ui-refused = 现在做不到的
ui-refused-more = 另有{ $number }种原因
ui-refused-alike = 还有{ $number }种走法，原因相同
ui-reasons-alike = ……另有{ $number }条类似的原因。
ui-happened = 刚刚发生了什么
ui-beginning = 这里是起点，还一步都没有走。
ui-quiet-step = 版面没有变化。
ui-played = { $seat }号玩家：{ $move }
ui-played-chance = 运气：{ $move }
ui-failure = 规则探索器自身出错，局面保持不变：{ $error }
ui-stopped = 按“{ $rulebook }”，走到“{ $move }”就走不下去了。
ui-followed = 按“{ $rulebook }”，可以一直走到底。

# 步骤。
ui-line = 步骤
ui-start = 起点
ui-back = 后退
ui-forward = 前进
ui-variations = 其他走法
ui-variation = { $number }. { $move }
ui-line-place = 第{ $number }步，共{ $all }步

# 后续的图。
ui-tab-graph = 后续变化
ui-graph-hint = 每个方框写着发生的变化，点一下就跳到那个局面。
ui-graph-depth = 后续变化太多，无法全部画出，这里只画出{ $depth }步之内的。
ui-graph-incomplete = 显示了{ $nodes }个局面，另有{ $more }个没有画出。
ui-graph-over = 游戏已经结束，没有后续。
ui-graph-working = 正在绘制……
ui-graph-no-graphviz = 这台机器上没有Graphviz，无法画图。请安装pygraphviz或Graphviz。
ui-graph-failed = 这张图无法画出：{ $error }
ui-graph-more-changes = 另有{ $number }处
ui-graph-end = 游戏结束
ui-graph-turn = 轮到{ $seat }号玩家

# 撤销与重放
ui-undo = 撤销
ui-redo = 重做
ui-replay = 播放步骤
ui-pause = 暂停

# 记录页
ui-tab-record = 记录与分享
ui-record-tree = 主线与分支
ui-record-promote = 设为主线
ui-record-delete = 从这里删除
ui-record-save = 另存为
ui-record-save-scenario = 场景文件
ui-record-save-page = 阅读网页
ui-record-save-handout = 打印讲义
ui-record-save-quiz = 打印小测验（附答案）
ui-record-save-notebook = 笔记本
ui-record-copy = 复制
ui-record-copied = 已复制
ui-record-text = 文本
ui-record-share = 分享字符串
ui-record-share-hint = 谁把这串字符粘贴到这里，都会得到同样的局面和步骤。
ui-record-link = 复制链接
ui-record-link-hint = 只有在这台电脑上、规则探索器运行期间，才能打开这个链接。要发给别人，请发送上面的字符串。
ui-record-paste = 粘贴收到的内容
ui-record-paste-hint = 分享字符串，或场景文件的内容
ui-record-open = 打开
ui-record-file = 打开文件

# 牌桌页
ui-tab-table = 对局设置
ui-table-seats = 由谁操作
ui-table-seat-short = { $seat }号玩家
ui-table-person = 真人
ui-table-bot = 电脑
ui-table-bot-about = 电脑会算到本回合结束，比较每一步带来的分数和前景。
ui-table-forced = 唯一的走法直接执行
ui-table-forced-about = 只有一种走法时，不再询问。
ui-table-draws = 摸牌交给运气
ui-table-draws-about = 摸牌等随机结果自动产生；关闭后由你选择结果。
ui-table-hidden = 隐藏他人手牌
ui-table-hidden-about = 只显示当前行动者的手牌，适合多人共用一个屏幕。
ui-table-front = 摆在前面的版面
ui-table-front-moved = 刚走完的一方
ui-table-front-decides = 正要决定的一方
ui-table-front-seat = 始终是{ $seat }号玩家
ui-table-front-about = 轮到别人时，版面旁会有一行提示，点一下就能看到对方的版面。只有一名玩家时，始终显示该玩家的版面。
ui-face-down = 一张背面朝上的牌
ui-hidden-event = { $seat }号玩家摸了一张牌。
ui-hidden-draw = 摸一张牌
ui-hidden-choice = 选一张牌
ui-hidden-tab = 手牌隐藏期间，这里不打开，否则会看出别人手里有什么牌。
ui-hidden-show = 显示所有手牌

# 游戏术语：列出术语的折叠栏，以及别处的叫法。
ui-words-here = 这里用到的词
ui-words-others = { $about }也叫{ $others }。
