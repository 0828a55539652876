# 記録から作るページ、配布プリント、ノートブック。

export-move = { $seat }番：{ $move }
export-move-chance = 運：{ $move }
export-start = 開始
export-steps = 手順
export-back = 戻る
export-variation = { $step ->
    [0] 開始からの別の進め方
   *[other] { $step }手目の後の別の進め方
}
export-share = この記録を開くための共有用の文字列
export-made-with = ワイナリーの四季エクスプローラー（ファンによる非公式作品）で作成。
export-name = 名前：
export-room = 解答欄
export-answers = 実際の手
export-solutions = 解答
export-open = 記録はここまでです。この先は決まっていません。
export-notebook-load = 上から順にセルを実行してください。最初のセルで、共有用の文字列から記録を開きます。
export-notebook-line = 記録を1手ずつ示します。次のセルでエクスプローラーが記録の開始から開きます。
export-notebook-show = 次のセルでエクスプローラーが開きます。
export-notebook-graph = 開始からこの手番の終わりまでに起こりうることを、グラフで示します。
