# どうすれば打てるか：盤面を少しだけ変える案の短い見出し。

change-lira = { $number }リラある
change-points = { $number ->
   *[other] 勝利点が{ $number }
}
change-residual = 継続収入が{ $number }
change-worker = 置ける働き手がもう1人いる
change-worker-fewer = 働き手が1人少ない
change-grande = 大きな働き手がまだ手元にいる
change-space-free = 枠が空いている：{ $action }
change-space-full = 枠がすべて埋まっている：{ $action }
change-season = { $season ->
    [summer] 夏である
   *[winter] 冬である
}
change-row = { $row }行目が空いている
change-token = ボーナストークンがもう1つある
change-built = 建設済み：{ $structures }
change-not-built = まだ建てていない：{ $structure }
change-yoke-unused = 今年はまだ鋤を使っていない
change-field-owned = 畑{ $field }を売っていない
change-field-sold = 畑{ $field }を売ってある
change-field-empty = 畑{ $field }に何も植えていない
change-field-vine = 畑{ $field }に{ $vine }がある
change-field-vine-gone = 畑{ $field }の{ $vine }が1枚少ない
change-unharvested = 畑{ $field }は今年まだ収穫していない
change-crush_pad = 価値{ $value }の{ colour-grape }がある
change-crush_pad-less = 価値{ $value }の{ colour-grape }がない
change-cellar = 価値{ $value }の{ colour-wine }がある
change-cellar-less = 価値{ $value }の{ colour-wine }がない
change-card = 手札に{ $card }がある
change-hand = { $number ->
   *[other] 手札が{ $number }枚多い
}
change-star = 星が1つ少ない：{ $region }
