# 命令行：帮助、结果和错误。

## 帮助

cli-help-usage = 用法：
cli-help-words = 需要指明
cli-help-options = 选项
cli-help-commands = 命令
cli-help-heading = { $title }：

cli-command-explorer = 在浏览器中打开探索器。
cli-command-lab = 在JupyterLab中打开课程。
cli-command-check = 检查场景文件，指出不成立的地方。
cli-command-moves = 列出场景结尾处的合法走法，或说明某一步为什么不合法。
cli-command-graph = 把场景结尾之后可能发生的事画成图。
cli-command-compare = 按每本规则书各走一遍场景，并排显示从哪里开始不同。
cli-command-export = 把场景的步骤做成网页、讲义或笔记本。
cli-command-count = 按深度统计场景结尾之后可能出现的局面数和路线数。
cli-command-coverage = 按主题显示规则书的哪些条文有场景演示。
cli-command-cards = 列出所有的牌和空间及其效果。
cli-command-simulate = 让电脑连玩许多局，并汇总结果。
cli-command-schema = 输出场景文件的JSON Schema。

cli-word-path = 场景文件，或放有场景文件的文件夹
cli-word-file = 场景文件

cli-option-help = 显示这份帮助
cli-option-lang = 语言：en、ja或zh
cli-option-version = 显示版本
cli-option-port = 本机服务器的端口；不写则用第一个空闲端口
cli-option-no-browser = 不打开浏览器，只显示地址
cli-option-game = 游戏；不写则为葡萄酒庄园
cli-option-rulebook = 要用的规则书；不写则用文件里写的规则书，或出版社的规则
cli-option-json = 输出JSON，供其他程序使用
cli-option-missing = 列出缺少场景的条文和不算数的标注
cli-option-at = 只走前面这么多步；0表示开头
cli-option-why = 说明这一步为什么不合法
cli-option-depth = 往后看这么多步
cli-option-turns = 往后看这么多个回合
cli-option-seasons = 往后看这么多个季节
cli-option-lens = 看哪一部分；其余的差别合并
cli-option-limit = 最多画这么多个节点
cli-option-output = 要写入的文件；不写则输出到标准输出
cli-option-format = svg、png、dot、graphml或json；不写则由文件名决定
cli-option-handout = 改为生成可打印的讲义，每个局面一页
cli-option-answers = 生成讲义，并在最后一页列出实际的走法
cli-option-games = 游戏局数
cli-option-players = 玩家人数；1为单人模式
cli-option-bot = random或sensible；所有人用同一种，或用逗号分隔，按玩家顺序指定
cli-option-module = 在游戏中加入这个模块；可以多次指定
cli-option-years = 到这么多年就中止
cli-option-seed = 第一局的随机种子；之后每局加1
cli-option-csv = 每局输出一行，用逗号分隔

## 结果

cli-check-passed = { $file }（{ $rulebook }）：通过
cli-check-failed = { $place }（{ $rulebook }）：未通过：{ $finding }{ $more ->
    [0] { "" }
   *[other] （另有{ $more }处）
}
cli-check-summary = 通过{ $passed }，未通过{ $failed }
cli-why-legal = “{ $move }”在这里是合法的。
cli-why-illegal = “{ $move }”在这里不合法：
cli-graph-written = { $file }：{ $nodes }个节点，{ $edges }条边
cli-simulate-title = { $players }人游戏，种子{ $seed }
cli-simulate-summary = 共{ $games }局：正常结束{ $over }，中止{ $years }，异常退出{ $fault }
cli-simulate-means = 平均每局{ $years }年、{ $decisions }步
cli-simulate-outcomes = 胜{ $win }，平{ $draw }，负{ $loss }
cli-simulate-fault = 种子{ $seed }，{ $move }步之后：{ $what }
cli-column-move = 走法
cli-column-name = 名称
cli-column-words = 说明
cli-column-reason = 原因
cli-column-depth = 深度
cli-column-positions = 局面
cli-column-lines = 路线
cli-column-seat = 玩家
cli-column-bot = 电脑
cli-column-wins = 胜局
cli-column-score = 平均分数
cli-coverage-topic = 主题
cli-coverage-summary = 共{ $all }条：有场景{ $shown }条，无法演示{ $excused }条，缺少{ $missing }条，不算数的标注{ $faults }处
cli-coverage-missing = { $id }：没有场景：{ $text }
cli-coverage-idle = { $id }：{ $file }标注了它，但步骤中没有用到这条规则
cli-coverage-fails = { $id }：{ $file }标注了它，但场景没有通过
cli-coverage-unknown = { $id }：{ $file }标注了它，但没有这条条文
cli-coverage-idle-excuse = { $id }：列为无法演示，但已有场景演示，或没有这条条文
cli-working = 处理中

## 错误

cli-plain = { $text }
cli-no-command = 没有“{ $word }”这个命令；用--help可以查看所有命令。
cli-unknown-word = 这里不认识“{ $word }”。
cli-missing-word = 缺少{ $word }；详见“{ $program } --help”。
cli-needs-value = 选项{ $option }需要一个值。
cli-takes-no-value = 选项{ $option }后面不写值。
cli-bad-value = { $option }：写的是“{ $found }”，需要{ $wanted }。
cli-unknown-game = 没有“{ $word }”这个游戏。
cli-unknown-lens = 没有“{ $word }”这个视角；可以用：{ $known }。
cli-graph-too-large = 这张图有{ $nodes }个节点，最多能画{ $most }个。请少看几步，换一个内容更少的视角，或者输出graphml或json。
cli-graphviz-missing = 要画图，请安装pygraphviz（pip install pygraphviz）或Graphviz；dot、graphml和json都不需要它们。
cli-cannot-write = 无法写入文件{ $file }。
cli-stopped = 已停止。
