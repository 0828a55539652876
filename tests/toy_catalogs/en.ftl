pippin-title = Fruit market
pippin-decision-shop = Coins in hand: { $coins }. What would you like?
pippin-decision-dip = Which coin comes out of the bag?
pippin-decision-over = The market has closed.
pippin-move-buy = Buy: { $arg1 }
pippin-move-dip = Dip into the bag
pippin-move-done = Finish the turn
pippin-move-deal = { $arg1 } from the bag
pippin-group-buy = At the stalls
pippin-group-dip = Otherwise
pippin-group-done = Otherwise
pippin-time = Round { $round }
pippin-fact-coins = Seat { $seat } has { $value ->
    [one] 1 coin
   *[other] { $value } coins
}
pippin-fact-apple = Seat { $seat }, apple: { $value }
pippin-fact-pear = Seat { $seat }, pear: { $value }
pippin-event-bought = Seat { $seat } bought fruit: { $thing }.
pippin-event-drew = Seat { $seat } drew { $thing }.
obstacle-pippin_not_now = Nothing of the kind is asked just now.
obstacle-pippin_too_dear = It costs { $price } and the purse holds { $coins }.
obstacle-pippin_already_bought = Whoever has bought something cannot dip in the same turn.
obstacle-pippin_bag_empty = That coin is no longer in the bag.
flag-pippin_too_rich = A purse holds at most nine coins.
name-one = 1 coin
name-two = 2 coins
name-three = 3 coins
name-bag = bag
name-coins = purses
name-house = House rules
name-pear_price = pear price
card-kind-fruit = Fruit
pippin-card = Costs { $price }, scores { $points }.
