# 场景文件：文件里可能出的错，以及检查的结果。

## 文件的错误

problem-no_file = 没有这个文件。
problem-empty_folder = 这个文件夹里没有场景文件。
problem-unreadable = 无法读取这个文件。
problem-too_large = 场景文件最多{ $most }字节，这个文件超过了。
problem-not_utf8 = 从这里开始不是UTF-8文本，请把文件保存为UTF-8。
problem-not_yaml = 这里无法按YAML读取，请检查此处和前面是否缺少括号、引号或冒号，或者用了制表符。
problem-no_mapping = 场景由一组键和值构成，以“format: 1”开头。
problem-several_documents = 一个文件只放一个场景，这里开始了第二个。
problem-alias = 不能使用锚点和别名（&和*），请直接写出值。
problem-tag = 不能使用标签（“!”），请只写值。
problem-bad_key = 键只能是一个词或一个整数。
problem-too_deep = 列表和映射最多嵌套{ $most }层。
problem-repeated_key = 键“{ $word }”出现了两次。

## 某个位置的错误。各个游戏也会用到。

problem-nearest = 是不是想写：{ $words }？
problem-known = 这里可以写：{ $words }。
problem-unknown_key = 这里没有“{ $word }”这个键。
problem-unknown_word = 这里不认识“{ $word }”。
problem-missing_key = 缺少键“{ $word }”。
problem-repeated_word = “{ $word }”出现了两次。
problem-malformed = 写的是{ $found }，这里需要{ $wanted }。
problem-other = 这里不能写这个值。
problem-fault = 这是程序的错误，请报告：{ $what }
problem-format = 写的是格式{ $found }，这个版本只能读取格式1。
problem-impossible = 这个局面不可能出现（{ $flag }）：{ $reason }如果是有意的，请把它加入“allow”。
problem-no_move = “{ $text }”不是这个游戏的走法。
problem-unknown_rulebook = 没有“{ $word }”这本规则书。
problem-mixed_books = 键要么全是规则书，要么都不是；“{ $word }”不是规则书。
problem-asked_late = 题目要在第{ $at }步之后出，但主线只有{ $most }步。
problem-asked_nowhere = 走不到出题的局面，这道题无法出。{ $reason }
problem-asked_in_vain = 题目里的步骤走不了，这道题无法出。{ $reason }
problem-not_asked = “{ $word }”只用于问规则书的题目，而这道题问的是“{ $kind }”。
problem-no_control = 画面上没有填写“{ $place }”的地方，谁也答不了这道题。请改问设置局面时能填写的内容。
problem-branch = 分支从第{ $at }步之后开始，但主线只有{ $most }步。

## 需要的内容，接在“这里需要”之后

wanted-format = 数字1
wanted-game = 游戏的id
wanted-title = 一段文字，或每种语言（en、ja、zh）各一段文字
wanted-about = 一段文字，或每种语言（en、ja、zh）各一段文字
wanted-rulebook = 一本规则书、规则书的列表，或all
wanted-options = 规则选项及其取值的映射
wanted-modules = 模块的列表
wanted-statements = hisshu.make_wine.22这样的条文id的列表
wanted-cases = VC-022这样的案例id的列表
wanted-allow = 状态标志的列表，或all
wanted-seed = 不小于0的整数
wanted-given = 描述局面的映射
wanted-deals = 各牌库的牌的列表
wanted-line = 由步骤和检查组成的列表
wanted-variations = 由含有“at”和“line”的映射组成的列表
wanted-at = 分支开始之前的步数
wanted-entry = 一步的文字，或含有{ $words }之一的映射
wanted-expect = 与“given”形式相同的映射
wanted-legal = 走法的列表
wanted-illegal = 走法与原因的映射
wanted-obstacle = 一个原因，或原因的列表
wanted-moves = 走法的列表
wanted-note = 一段文字，或每种语言（en、ja、zh）各一段
wanted-quiz = 题目的列表，每题含有“ask”和“answer”
wanted-ask = legal、result或rulebook
wanted-question-at = 出题之前主线已走的步数
wanted-question-after = 出题之前偏离主线再走的步骤列表
wanted-question-text = 一段文字，或每种语言（en、ja、zh）各一段
wanted-question-moves = 至少一步的列表
wanted-question-expect = 与“given”同形的映射：走完之后的版面
wanted-question-rulebooks = 供选择的规则书列表；不写则为全部
wanted-question-answer = 正确答案：步骤或规则书的列表，或与“given”同形的映射
wanted-rulebooks = 规则书的列表
wanted-answer = 列表
wanted-answer-legal = “moves”中合法步骤的列表
wanted-answer-result = 与“given”同形、至少有一个值的映射
wanted-answer-rulebook = 规则书的列表
wanted-over = 含有“winners”（玩家编号的列表）或“result”（win、draw或loss）的映射
wanted-number = { $least }到{ $most }的整数
wanted-pending_work = 由本工具写出的未完步骤
wanted-number_from = 不小于{ $least }的整数
wanted-nothing_or_number = null或{ $least }到{ $most }的整数
wanted-word = 一个词
wanted-text = 一段文字
wanted-yes_or_no = true或false
wanted-list = 列表
wanted-mapping = 映射
wanted-one_of = { $words }之一

## 检查的结果

found-illegal = “{ $move }”在这里行不通。{ $reasons }
found-ambiguous = “{ $move }”可能指好几种走法：{ $moves }。
found-difference = 应为{ $expected }，实际是{ $found }。
found-legal = “{ $move }”在这里是合法的。
found-other_reason = “{ $move }”确实不合法，但原因不是{ $expected }。原因是：{ $found }。
found-missing_moves = 在这里不合法：{ $moves }。
found-extra_moves = 没有列出，但同样合法：{ $moves }。
found-not_over = 游戏在这里还没有结束。
found-winners = 胜者应为{ $expected }，实际是{ $found }。
found-result = 结果应为{ $expected }，实际是{ $found }。
found-no_deal = 这里不能从牌库{ $deck }发出{ $card }这张牌。
found-unanswered = “{ $move }”在这里同样合法，但答案里没有。
found-book_refuses = 按{ $rulebook }不允许这样做。{ $reasons }
found-book_differs = 按{ $rulebook }结果不同：{ $place }应为{ $expected }，实际是{ $found }。
found-book_allows = 按{ $rulebook }也允许这样做，但答案里没有。

## 分享用的字符串

share-unreadable = 这个分享字符串不完整，或者被改动过。
share-newer = 这个分享字符串是由其他版本的程序生成的。
share-too_large = 分享字符串最多容纳{ $most }字节的文本。

## JSON Schema

schema-title = 场景：一个局面，以及一串步骤和检查
