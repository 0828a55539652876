# 怎样才能这么走：对局面的小改动，写成简短的标签。

change-lira = 有{ $number }里拉
change-points = { $number ->
   *[other] 有{ $number }分
}
change-residual = 持续收入为{ $number }
change-worker = 多一个可放置的工人
change-worker-fewer = 少一个工人
change-grande = 大工人尚未放置
change-space-free = 有空位：{ $action }
change-space-full = 空间都已占满：{ $action }
change-season = { $season ->
    [summer] 现在是夏季
   *[winter] 现在是冬季
}
change-row = 位置{ $row }空着
change-token = 多一个奖励标记
change-built = 已建成：{ $structures }
change-not-built = 尚未建造：{ $structure }
change-yoke-unused = 今年还没有用过牛轭
change-field-owned = 田地{ $field }没有出售
change-field-sold = 田地{ $field }已出售
change-field-empty = 田地{ $field }什么也没种
change-field-vine = 田地{ $field }上有{ $vine }
change-field-vine-gone = 田地{ $field }少一株{ $vine }
change-unharvested = 田地{ $field }今年尚未收获
change-crush_pad = 有数值为{ $value }的{ colour-grape }
change-crush_pad-less = 没有数值为{ $value }的{ colour-grape }
change-cellar = 有数值为{ $value }的{ colour-wine }
change-cellar-less = 没有数值为{ $value }的{ colour-wine }
change-card = 手中有{ $card }
change-hand = { $number ->
   *[other] 多{ $number }张手牌
}
change-star = 少一个星号：{ $region }
