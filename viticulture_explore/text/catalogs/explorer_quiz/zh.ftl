# 画面上的课程、小测验与出题。

ui-modes = 选择要做的事
ui-mode-explore = 自由探索
ui-mode-explore-about = 随意走几步，问问别的走法为什么不行
ui-mode-lesson = 课程
ui-mode-lesson-about = 一步一步找出这个场景的走法
ui-mode-quiz = 小测验
ui-mode-quiz-about = 回答关于这个场景的题目

## 课程

ui-lesson-about = 这个场景讲什么
ui-lesson-progress = 共{ $all }步，已找到{ $done }步
ui-lesson-find = { $seat }号玩家的下一步是什么？请在版面上或用下面的按钮走出来。
ui-lesson-other = “{ $move }”也可以，但这里走的是另一步。再试试！
ui-lesson-would = 那样走的话：
ui-lesson-show = 看答案
ui-lesson-happened = 发生了什么
ui-lesson-over = 你已经走完了全程。
ui-lesson-no-line = 这个场景只有局面，没有步骤。在“自由探索”里走几步，就成了一课。
ui-lesson-off-line = 你已经离开了课程的步骤。
ui-lesson-back-to-line = 回到步骤
ui-lesson-again = 从头再来
ui-lesson-quiz = 去做小测验

## 小测验

ui-quiz-number = 第{ $number }题，共{ $of }题
ui-quiz-progress = 题目
ui-quiz-dot-open = 第{ $number }题，尚未作答
ui-quiz-dot-right = 第{ $number }题，答对
ui-quiz-dot-wrong = 第{ $number }题，答错
ui-quiz-hint = 点击版面放上或拿走标记，也可以直接填写。
ui-quiz-check = 核对答案
ui-quiz-again = 再试一次
ui-quiz-next = 下一题
ui-quiz-finish = 查看成绩
ui-quiz-undo = 撤销
ui-quiz-mine = 我的版面
ui-quiz-true = 正确的版面
ui-quiz-right = 答对了！
ui-quiz-wrong = 还差一点！
ui-quiz-legal-yes = 可以：
ui-quiz-legal-no = 不可以：
ui-quiz-rulebook-yes = 按这本规则书可以：
ui-quiz-rulebook-no = 按这本规则书不是这样：
ui-quiz-why = 这些步骤做了什么
ui-quiz-otherwise = 按现在所选的规则，答案与出题人写的不同。这里按现在的规则判题。
ui-quiz-none = 这个场景还没有题目。
ui-quiz-none-about = 可以就现在的局面出一道题：备选走法和答案都由规则给出。
ui-quiz-make = 出一道题
ui-quiz-make-about = 就刚才探索的局面
ui-quiz-edit = 修改这道题
ui-quiz-results = 成绩
ui-quiz-score = { $of }题中答对{ $right }题
ui-quiz-from-start = 从头再做
ui-quiz-copy-table = 复制为CSV
ui-quiz-copy-text = 复制为文字
ui-quiz-copied = 已复制
ui-quiz-head-question = 题号
ui-quiz-head-kind = 类型
ui-quiz-head-asked = 题目
ui-quiz-head-answered = 你的答案
ui-quiz-head-right = 结果
ui-quiz-head-tries = 次数
ui-quiz-kind-legal = 哪些可行
ui-quiz-kind-result = 结果如何
ui-quiz-kind-rulebook = 哪本规则书
ui-quiz-said-right = 对
ui-quiz-said-wrong = 错
ui-quiz-said-open = –
ui-quiz-nothing = 都不选
ui-quiz-list = { $items }

## 出题

ui-make-title = 就这个局面出一道新题
ui-make-title-change = 修改题目
ui-make-kind = 问什么
ui-make-legal-about = 有的走法可行，有的不可行
ui-make-result-about = 走一步或几步之后的版面
ui-make-rulebook-about = 各规则书说法不同的一步
ui-make-offers = 备选走法
ui-make-other-move = 再加一种走法
ui-make-other-hint = 按记谱写法输入走法
ui-make-offer = 加入
ui-make-possible = 可行
ui-make-impossible = 不可行
ui-make-moves = 步骤
ui-make-further = 再走一步……
ui-make-remove = 退回最后一步
ui-make-parts = 要问的地方
ui-make-partings = 各规则书说法不同的一步
ui-make-agree = 在这个局面，各规则书对每一步的说法都相同。请换一个局面。
ui-make-words = 用自己的话写题目
ui-make-words-hint = 留空则使用这里显示的句子
ui-make-answer = 按规则的答案
ui-make-answer-none = 都不可行
ui-make-confirm = 加入之前请自己也想一遍：答案应当与规则书所写的一致。
ui-make-add = 答案无误，加入
ui-make-change = 答案无误，修改
ui-make-delete = 删除这道题
ui-make-cancel = 取消
ui-make-saved = 题目随场景一起保存和分享（“{ ui-tab-record }”标签页）。
