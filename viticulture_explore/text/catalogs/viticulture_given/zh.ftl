# 局面描述中的错误。

problem-too_many_cards = “{ $word }”太多了；同一处最多{ $most }张。
problem-no_room = 这里最多容纳{ $most }个。
problem-idle_actor = { $seat }号玩家此时没有可决定的事：已经跳过、没有剩余工人，或者轮到别的玩家。
problem-needs_module = 这属于模块“{ $module }”，目前没有使用。
wanted-list_of = 有{ $number }个条目的列表
