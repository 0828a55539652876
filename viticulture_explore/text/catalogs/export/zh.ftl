# 由记录生成的页面、讲义和笔记本。

export-move = { $seat }号玩家：{ $move }
export-move-chance = 运气：{ $move }
export-start = 开始
export-steps = 步骤
export-back = 返回
export-variation = { $step ->
    [0] 从开始起的另一种走法
   *[other] 第{ $step }步之后的另一种走法
}
export-share = 可恢复此记录的分享字符串
export-made-with = 由葡萄酒庄园探索器生成（玩家制作的非官方作品）。
export-name = 姓名：
export-room = 作答处
export-answers = 实际的走法
export-solutions = 答案
export-open = 记录到此为止，问题留待回答。
export-notebook-load = 请从上到下运行各单元格。第一个单元格由分享字符串恢复记录。
export-notebook-line = 逐步列出走过的步骤。下一个单元格会从开始处打开探索器。
export-notebook-show = 下一个单元格会打开探索器。
export-notebook-graph = 以图表示从开始到本回合结束可能发生的一切。
