toy-title = Fruit market
toy-stall = { $thing } for { $price }
toy-decision-shop = Coins in hand: { $coins }. What would you like?
toy-decision-dip = Which coin comes out of the bag?
toy-decision-over = The market has closed.
toy-move-buy = Buy: { $thing }
toy-move-dip = Dip into the bag
toy-move-done = Finish the turn
toy-move-deal = { $thing } from the bag
toy-group-buy = At the stalls
toy-group-other = Otherwise
toy-seat = seat { $seat }
toy-time = Round { $round }
toy-fact-coins = Seat { $seat } has { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
toy-fact-fruit = Seat { $seat }, { $thing }: { $number }
event-toy_bought = Seat { $seat } bought fruit: { $thing }.
event-toy_drew = Seat { $seat } drew { $thing }.
event-toy_ended = The market closes. Best shopper: { $winners }.
obstacle-toy_not_now = Nothing of the kind is asked just now.
obstacle-toy_too_dear = It costs { $price } and the purse holds { $coins }.
obstacle-toy_already_bought = Whoever has bought something cannot dip in the same turn.
obstacle-toy_bag_empty = That coin is no longer in the bag.
flag-toy_too_rich = A purse holds at most nine coins.
card-kind-fruit = Fruit
toy-card = Costs { $price }, scores { $points }.
