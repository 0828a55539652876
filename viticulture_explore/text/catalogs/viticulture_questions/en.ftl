# What a teacher asks about a position, and the answers.

## What to choose

parameter-order = Order
parameter-visitors = Visitors
parameter-workers = Workers on “Make wine”
parameter-structure = Structure
parameter-hope = The card should be
parameter-cards = Cards drawn
parameter-lens = What counts as different

choice-workers = { $number ->
    [0] none but the one at work
    [one] { $number } worker
   *[other] up to { $number } workers
}
choice-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
choice-hope-order = an order the wine at hand fills
choice-visitors-no = leave them aside
choice-visitors-yes = play those in hand too
choice-hope-order_made = an order that one worker’s wine could fill this year
choice-hope-vine = a vine that can be planted as things stand
choice-hope-summer = a summer visitor that can be played as things stand
choice-hope-winter = a winter visitor that can be played as things stand

## Questions

question-fill_order = Can seat { $seat } still fill this order this year, and how, with the fewest workers?
question-cellars = Which cellars can come out of the crush pad of seat { $seat } this year?
question-cellar_later = What does seat { $seat } lose by building a cellar a year later?
question-draw_chance = How likely is seat { $seat } to draw a card that helps at once?
question-turn = In how many ways can this turn go, and what comes out?

## Answers

answer-fill_order-yes = Yes: { $order } can be filled by seat { $seat } with { $workers ->
    [0] no further worker
    [one] { $workers } worker
   *[other] { $workers } workers
}, and with no fewer. { $ways ->
    [one] There is { $ways } shortest way.
   *[other] There are { $ways } equally short ways.
}
answer-fill_order-no = No: seat { $seat } cannot fill { $order } this year.
answer-fill_order-unknown = No way has been found so far for seat { $seat } to fill { $order } this year.
answer-then = { $before } → { $after }
answer-also = { $before }; { $after }
answer-cellars = From { $grapes }, seat { $seat } can make { $number ->
    [0] no wine
    [one] { $number } cellar
   *[other] { $number } different cellars
}{ $workers ->
    [0] { "" }
    [one] { " " }with { $workers } worker
   *[other] { " " }with up to { $workers } workers
}, in { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
} if the order of making counts.
answer-cellar = { $wines } ({ $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
})
answer-cellar_later = With the { $structure }, { $number ->
    [one] { $number } cellar is
   *[other] { $number } different cellars are
} within reach this year, without it { $later }; { $lost ->
    [0] none is
    [one] { $lost } is
   *[other] { $lost } are
} lost by waiting. After aging the best cellar is worth { $best } with it, { $best_later } without. Of all orders, { $orders ->
    [0] none goes
    [one] { $orders } goes
   *[other] { $orders } go
} out of reach.
answer-cellar_later-hand = { $number ->
    [0] Of the orders in hand none goes out of reach.
   *[other] Of the orders in hand these go out of reach: { $orders }.
}
answer-draw_chance = { $percent }% ({ $fraction }): of { $total ->
    [one] { $total } card
   *[other] { $total } cards
} in the deck, { $good } { $hope ->
    [order] can be filled with the wine at hand
    [order_made] can be filled this year after one worker has made wine
    [vine] can be planted as things stand
   *[other] can be played as things stand
}, and { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} drawn.
answer-drawn = { $copies ->
    [one] { $card }
   *[other] { $card } ({ $copies } copies)
}
answer-same = Nothing of this changes
answer-outcome = { $changes } ({ $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
}{ $sure ->
    [yes] { "" }
   *[no] ; at best { $percent }%
})
answer-turn = { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
} through this turn, { $number ->
    [one] { $number } outcome
   *[other] { $number } different outcomes
} as to: { $lens }.

## What was assumed

answer-note-others = The other seats do as little as they can: they pass.
answer-note-cards = Only cards held now are counted on; cards drawn on the way are not played.
answer-note-no_visitors = Visitors in hand and the influence map are left aside.
answer-note-before_aging = Cellars are looked at before wine ages at the end of the year.
answer-note-price = The price of the structure is left aside, as if it cost nothing.
answer-note-deck = Every card of the deck is equally likely; the hands of the others are not in it.
answer-note-reshuffle = The deck runs out: what is missing comes from the discard pile, shuffled again.
answer-note-cut = Not everything was looked at: the answer covers { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}.
