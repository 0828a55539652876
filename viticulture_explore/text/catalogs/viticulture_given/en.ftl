# What can be wrong with a described position of Viticulture.

problem-too_many_cards = “{ $word }” stands here too often; in one place there { $most ->
    [one] can be one
   *[other] can be at most { $most }
}.
problem-no_room = { $most ->
    [one] There is room for one here.
   *[other] There is room for { $most } here.
}
problem-idle_actor = Seat { $seat } has nothing to decide here: it has passed, has no worker left, or it is another seat’s turn.
problem-needs_module = This belongs to the module “{ $module }”, which is not in use.
wanted-list_of = a list with { $number ->
    [one] one entry
   *[other] { $number } entries
}
