### Viticulture: the names of its things, its moves, decisions, events and obstacles.

## Used inside other texts

colour-grape = { $colour ->
    [red] red grape
   *[white] white grape
}
colour-wine = { $colour ->
    [red] red wine
    [white] white wine
    [blush] blush wine
   *[sparkling] sparkling wine
}
# A grape among grapes, a wine among wines: the sentence says which they are.
token-grape = { $colour ->
    [red] red { $value }
   *[white] white { $value }
}
token-wine = { $colour ->
    [red] red { $value }
    [white] white { $value }
    [blush] blush { $value }
   *[sparkling] sparkling { $value }
}
card-order = Order ({ $wines })
seat = seat { $seat }
time = { $season ->
    [setup] Setup
    [spring] Year { $year }, spring
    [summer] Year { $year }, summer
    [fall] Year { $year }, fall
    [winter] Year { $year }, winter
    [year_end] Year { $year }, year-end
   *[over] Game over in year { $year }
}

## Names: structures

name-trellis = Trellis
name-irrigation = Irrigation
name-yoke = Yoke
name-windmill = Windmill
name-cottage = Cottage
name-tasting_room = Tasting Room
name-medium_cellar = Medium Cellar
name-large_cellar = Large Cellar

## Names: actions

name-draw_vine = Draw vine
name-play_summer = Play summer visitor
name-give_tour = Give tour
name-build = Build structure
name-sell = Sell grapes or sell/buy a field
name-plant = Plant vine
name-draw_order = Draw wine order
name-play_winter = Play winter visitor
name-harvest = Harvest field
name-make_wine = Make wine
name-train = Train worker
name-fill_order = Fill wine order
name-gain_lira = Gain 1 lira

## Names: decks, seasons, colours, what a papa gives

name-vine = vine cards
name-summer = summer visitors
name-order = wine orders
name-winter = winter visitors
name-visitor = visitors
name-red = red
name-white = white
name-blush = blush
name-sparkling = sparkling
name-worker = a worker
name-vp = 1 victory point
name-setup = setup
name-spring = spring
name-fall = fall
name-year_end = year-end
name-over = game over

## Names: rulebooks and ways to look

name-official = Publisher’s rules
name-hisshu = Japanese rulebook
name-namayuki = Namayuki’s summary (Japanese)
name-bga_ja = Online game help (Japanese)
name-zh = Online game help (Chinese)
name-position = Everything
name-vineyard = Vineyards
name-cellar = Grapes and wine
name-money = Money and points

## Moves

move-place = { $where ->
    [bonus] { $worker ->
        [grande] { $bonus ->
            [declined] { $action } (grande, bonus declined)
           *[taken] { $action } (grande, bonus)
        }
       *[regular] { $bonus ->
            [declined] { $action } (bonus declined)
           *[taken] { $action } (bonus)
        }
    }
    [beside] { $token ->
        [yes] { $action } (grande beside it, bonus token)
       *[no] { $action } (grande beside it)
    }
    [yoke] { $worker ->
        [grande] Use the yoke (grande)
       *[regular] Use the yoke
    }
   *[plain] { $worker ->
        [grande] { $token ->
            [yes] { $action } (grande, bonus token)
           *[no] { $action } (grande)
        }
       *[regular] { $token ->
            [yes] { $action } (bonus token)
           *[no] { $action }
        }
    }
}
move-pass = Pass
move-done = Done
move-wake = Row { $row }
move-draw = { $deck ->
    [vine] Draw a vine card
    [summer] Draw a summer visitor
    [order] Draw a wine order
   *[winter] Draw a winter visitor
}
move-draw-two = { $first ->
    [winter] Draw two winter visitors
   *[summer] { $second ->
        [summer] Draw two summer visitors
       *[winter] Draw a summer and a winter visitor
    }
}
move-plant = { $red ->
    [0] Plant { $vine } on field { $field } (white { $white })
   *[other] { $white ->
        [0] Plant { $vine } on field { $field } (red { $red })
       *[other] Plant { $vine } on field { $field } (red { $red }, white { $white })
    }
}
move-uproot = { $red ->
    [0] Uproot { $vine } from field { $field } (white { $white })
   *[other] { $white ->
        [0] Uproot { $vine } from field { $field } (red { $red })
       *[other] Uproot { $vine } from field { $field } (red { $red }, white { $white })
    }
}
move-harvest = Harvest field { $field }: { $grapes }
move-harvest-lost = Harvest field { $field }: no room for a grape
move-harvest-empty = Harvest field { $field }
move-make = Make { $wine } from { $grapes }
move-make-impossible = Make a wine from { $grapes }
move-make-lost = Make { colour-wine } from { $grapes }: no room for it
move-fill = Fill { $order } with { $wines }: { $vp } VP, residual +{ $residual }
move-sell-grape = Sell { $grape } for { $lira } lira
move-sell-grape-wish = Sell { $grape }
move-sell-field = Sell field { $field } for { $field } lira
move-buy-field = Buy back field { $field } for { $field } lira
move-build = Build { $structure } ({ $cost } lira)
move-build-wish = Build { $structure }
move-visitor = Play { $card }
move-discard = Discard { $card }
move-deal = { $card }
move-take-gift = Take papa’s gift
move-take-lira = Take the lira
move-keep = Keep { $mama } and { $papa }
move-first = Seat { $seat } is first player

## Headings of moves

group-place = Place a worker
group-cart = Cart
group-yoke = Yoke
group-pass = Pass
group-done = Stop
group-wake = Wake-up row
group-draw = Draw
group-plant = Plant
group-uproot = Uproot
group-harvest = Harvest
group-make = Make wine
group-fill = Fill an order
group-sell = Sell
group-buy = Buy back
group-build = Build
group-visitor = Play a visitor
group-discard = Discard
group-deal = Card dealt
group-take = Take
group-keep = Keep
group-first = First player

## Decisions
# Most can come once, once more as an offer, or several times in a row.

decision-over = The game is over.
decision-first = Who is first player?
decision-deal_parent = Which parent card is dealt to seat { $seat }?
decision-keep_parents = Which mama and papa to keep?
decision-papa = Papa offers { $gift } or { $lira } lira. Which to take?
decision-wake = Which wake-up row?
decision-place = { $season ->
    [summer] Where to place a worker this summer?
   *[winter] Where to place a worker this winter?
}
decision-deal = { $deck ->
    [vine] Which vine card does seat { $seat } draw?
    [summer] Which summer visitor does seat { $seat } draw?
    [order] Which wine order does seat { $seat } draw?
   *[winter] Which winter visitor does seat { $seat } draw?
}
decision-draw = { $may_stop ->
    [yes] Draw one more card?
   *[no] Draw which card?
}
decision-draw_visitor = Which kind of visitor to draw?
decision-play_visitor = { $may_stop ->
    [yes] Play another visitor?
   *[no] Which visitor to play?
}
decision-build = Which structure to build?
decision-plant = { $most ->
    [one] { $may_stop ->
        [yes] Plant another vine?
       *[no] Which vine to plant, and on which field?
    }
   *[other] Which vine to plant, and on which field? ({ $number } of { $most })
}
decision-harvest = { $most ->
    [one] { $may_stop ->
        [yes] Harvest another field?
       *[no] Which field to harvest?
    }
   *[other] Which field to harvest? ({ $number } of { $most })
}
decision-uproot = { $most ->
    [one] Which vine to uproot?
   *[other] Which vine to uproot? ({ $number } of { $most })
}
decision-yoke = Which field to harvest, or which vine to uproot?
decision-make_wine = { $most ->
    [one] Which wine to make?
   *[other] Which wine to make? ({ $number } of { $most })
}
decision-fill_order = { $most ->
    [one] Which order to fill, and with which wines?
   *[other] Which order to fill, and with which wines? ({ $number } of { $most })
}
decision-sell = { $may_stop ->
    [yes] Sell anything more?
   *[no] Sell grapes, or sell or buy back a field?
}
decision-hand_limit = { $over ->
    [one] Which card to discard? The hand limit is { $limit }, and there is 1 card too many.
   *[other] Which card to discard? The hand limit is { $limit }, and there are { $over } cards too many.
}

## What is decided now, said of a move that does not fit

now-over = The game is over.
now-first = Not yet: the first player has to be named.
now-deal_parent = Not yet: mama and papa cards are being dealt.
now-keep_parents = Not yet: a mama and a papa have to be kept.
now-papa = Not yet: papa’s gift or the lira has to be taken.
now-wake = Not yet: a wake-up row has to be chosen.
now-place = Not now: it is time to place a worker or pass.
now-deal = Not yet: a card is being drawn.
now-draw = Not now: this step is for drawing a card.
now-draw_vine = Not now: a vine card is drawn here.
now-draw_summer = Not now: a summer visitor is drawn here.
now-draw_order = Not now: a wine order is drawn here.
now-draw_winter = Not now: a winter visitor is drawn here.
now-draw_visitor = Not now: a visitor is drawn here.
now-play_visitor = Not now: this step is for playing a visitor.
now-build = Not now: this step is for building.
now-plant = Not now: this step is for planting.
now-harvest = Not now: this step is for harvesting.
now-uproot = Not now: this step is for uprooting a vine.
now-yoke = Not now: the yoke is in use.
now-make_wine = Not now: this step is for making wine.
now-fill_order = Not now: this step is for filling an order.
now-sell = Not now: this step is for selling or buying back.
now-hand_limit = Not now: the hand has to come down to its limit.

## Events: setup and the year

event-first_player_named = Seat { $seat } is first player.
event-dealt_parent = Seat { $seat } was dealt { $card }.
event-kept_parents = Seat { $seat } kept { $mama } and { $papa }.
event-papa_gave_worker = Papa gave seat { $seat } one more worker, ready at once.
event-papa_gave_structure = Papa gave seat { $seat } a structure, already built: { $structure }.
event-spring_began = Year { $year } begins: it is spring.
event-summer_began = Summer of year { $year } begins.
event-fall_began = Fall of year { $year } begins.
event-winter_began = Winter of year { $year } begins.
event-year_end_began = Year { $year } comes to an end.
event-chose_row = Seat { $seat } took wake-up row { $row }.
event-gained_temporary_worker = Seat { $seat } gained the temporary worker for this year.
event-no_temporary_worker = Seat { $seat } gets no temporary worker: there is only one in the game.
event-passed = Seat { $seat } passed.
event-passed_without_worker = Seat { $seat } has no worker left and passed.
event-temporary_worker_left = The temporary worker of seat { $seat } left.
event-trained_workers_ready = { $count ->
    [one] The worker trained by seat { $seat } is ready.
   *[other] { $count } workers trained by seat { $seat } are ready.
}
event-workers_home = All workers went home.
event-first_player_moved = Seat { $seat } is the next first player.
event-reached_goal = Seat { $seat } reached { $vp ->
    [one] 1 point
   *[other] { $vp } points
}: this year is the last.

## Events: the end of the game

event-game_over_by_points = The game is over: { $seats } wins with { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
event-game_over_by_lira = The game is over: { $seats } wins. Points are tied at { $vp }, and { $lira } lira decide.
event-game_over_by_wine = The game is over: { $seats } wins. Points and lira are tied, and wine worth { $wine } decides.
event-game_over_by_grapes = The game is over: { $seats } wins. Points, lira and wine are tied, and grapes worth { $grapes } decide.
event-game_over_by_nothing = The game is over: { $seats } share the victory. Points, lira, wine and grapes are all tied.
event-all_tied_replay = Everything is tied between { $seats }: nobody wins, and the game is played again.

## Events: workers, lira, points

event-placed_worker = { $where ->
    [bonus] { $grande ->
        [yes] Seat { $seat } placed the grande worker on a bonus space: { $action }.
       *[no] Seat { $seat } placed a worker on a bonus space: { $action }.
    }
    [beside] Seat { $seat } placed the grande worker beside a full action: { $action }.
    [yoke] { $grande ->
        [yes] Seat { $seat } placed the grande worker on the yoke.
       *[no] Seat { $seat } placed a worker on the yoke.
    }
   *[plain] { $grande ->
        [yes] Seat { $seat } placed the grande worker: { $action }.
       *[no] Seat { $seat } placed a worker: { $action }.
    }
}
event-trained_worker = Seat { $seat } trained a worker, who can work from next year.
event-gained_lira = Seat { $seat } gained { $lira } lira.
event-paid_lira = Seat { $seat } paid { $lira } lira.
event-gained_vp = { $vp ->
    [one] Seat { $seat } scored 1 point.
   *[other] Seat { $seat } scored { $vp } points.
}
event-gained_residual = Seat { $seat }’s residual payment rose by { $residual } to { $now }.
event-residual_full = Seat { $seat }’s residual payment cannot rise above { $limit }.
event-built = Seat { $seat } built: { $structure }.

## Events: cards

event-drew_card = Seat { $seat } drew { $card }.
event-discarded_card = Seat { $seat } discarded { $card }.
event-played_visitor = Seat { $seat } played { $card }.
event-reshuffled = { $deck ->
    [vine] The discarded vine cards became the new deck.
    [summer] The discarded summer visitors became the new deck.
    [order] The discarded wine orders became the new deck.
    [automa] The used Automa cards became the new deck.
   *[winter] The discarded winter visitors became the new deck.
}
event-nothing_to_draw = { $deck ->
    [vine] Seat { $seat } drew nothing: no vine card is left.
    [summer] Seat { $seat } drew nothing: no summer visitor is left.
    [order] Seat { $seat } drew nothing: no wine order is left.
    [winter] Seat { $seat } drew nothing: no winter visitor is left.
   *[visitor] Seat { $seat } drew nothing: no visitor is left.
}

## Events: fields and grapes

event-planted = Seat { $seat } planted { $vine }: field { $field } holds { $value } of { $field }.
event-uprooted_to_hand = Seat { $seat } uprooted { $vine } from field { $field } and took it back in hand.
event-uprooted_to_discard = Seat { $seat } uprooted { $vine } from field { $field } and discarded it.
event-harvested = { $red ->
    [0] Seat { $seat } harvested field { $field }: white { $white }.
   *[other] { $white ->
        [0] Seat { $seat } harvested field { $field }: red { $red }.
       *[other] Seat { $seat } harvested field { $field }: red { $red } and white { $white }.
    }
}
event-gained_grape = Seat { $seat } gained a { colour-grape } worth { $value }.
event-grape_capped = The { colour-grape } counts as { $limit }: the vines add up to { $total }, but no grape is worth more.
event-grape_over_nine_lost = The { colour-grape } is lost: the vines add up to { $total }, more than { $limit }.
event-grape_lowered = The { colour-grape } went from { $value } down to { $place }: the places above it were taken.
event-grape_lost = The { colour-grape } is lost: every place from { $value } down is taken.
event-sold_grape = Seat { $seat } sold a { colour-grape } worth { $value }.
event-sold_field = Seat { $seat } sold field { $field }.
event-bought_field = Seat { $seat } bought field { $field } back.

## Events: wine

event-made_wine = Seat { $seat } made a { colour-wine } worth { $value } from { $crush }.
event-wine_lost = Seat { $seat } made a { colour-wine } from { $crush }, but there was no room for it: it is lost.
event-wine_capped = The grapes add up to { $total }, but wine is worth { $limit } at most.
event-wine_lowered_to_cellar = { $value } became { $limit }: without the { $needed }, wine is worth { $limit } at most.
event-wine_lowered_to_free_place = The { colour-wine } went from { $value } down to { $place }: the places above it were taken.
event-filled_order = Seat { $seat } filled { $card } with { $cellar }.

## Events: aging

event-aged_grapes = { $grapes ->
    [one] Seat { $seat }’s grape { $crush } aged by one.
   *[other] Seat { $seat }’s grapes { $crush } aged by one.
}
event-aged_wine = { $wines ->
    [one] Seat { $seat }’s wine { $cellar } aged by one.
   *[other] Seat { $seat }’s wines { $cellar } aged by one.
}
event-grapes_did_not_age = { $grapes ->
    [one] Seat { $seat }’s grape { $crush } could not age.
   *[other] Seat { $seat }’s grapes { $crush } could not age.
}
event-wine_did_not_age = { $wines ->
    [one] Seat { $seat }’s wine { $cellar } could not age.
   *[other] Seat { $seat }’s wines { $cellar } could not age.
}

## Obstacles: time and turn

obstacle-wrong_season = { $season ->
    [summer] This action belongs to summer: { $action }.
   *[winter] This action belongs to winter: { $action }.
}
obstacle-wrong_season-card = { $card } is not a visitor of this season.
obstacle-not_now-base_action_mandatory = Too early to stop: at least one has to be done.
obstacle-not_now-cottage_effect = { $number ->
    [one] One visitor is drawn here, not two.
   *[other] { $number } visitors are drawn here; both kinds are named before a card is seen.
}
obstacle-not_now-sell_grape_quantity = One grape has been sold, and these rules allow only one per action.
obstacle-not_now-sell_options = One action sells grapes, or sells or buys back one field, not both.
obstacle-already_passed = After a pass, no more workers are placed this season.

## Obstacles: workers and spaces

obstacle-no_worker = { $workers ->
    [0] This seat has no regular worker to place.
    [one] The only regular worker has been placed.
   *[other] None of the { $workers } regular workers is left to place.
}
obstacle-no_grande = The grande worker has already been placed.
obstacle-own_worker = This worker cannot be taken back now.
obstacle-worker_limit = The number of regular workers is already { $limit }, the most anybody can own.
obstacle-space_taken = { $where ->
    [bonus] The bonus space is taken: { $action }.
   *[plain] { $spaces ->
        [one] The only ordinary space is taken: { $action }.
       *[other] All { $spaces } ordinary spaces are taken: { $action }.
    }
}
obstacle-no_such_space = { $players ->
    [one] With one player there is no bonus space: { $action }.
   *[other] With { $players } players there is no bonus space: { $action }.
}
obstacle-not_full = { $free ->
    [one] The grande worker may stand beside an action only when its spaces are full; 1 of { $spaces } is free: { $action }.
   *[other] The grande worker may stand beside an action only when its spaces are full; { $free } of { $spaces } are free: { $action }.
}
obstacle-nothing_to_do = This cannot be carried out now: { $action }.
obstacle-bonus_not_possible = The bonus cannot be done, so its space stays free: { $action }.
obstacle-no_yoke = The yoke has not been built.
obstacle-yoke_used = The yoke has already been used this year.
obstacle-row_taken = Another rooster sits on row { $row }.
obstacle-row_spent = Row { $row } was used in an earlier year.

## Obstacles: lira, points, structures

obstacle-not_enough_lira = This costs { $cost } lira, and there are only { $have }.
obstacle-already_built = Already built: { $structure }.
obstacle-needs_medium_cellar = The Large Cellar needs the Medium Cellar first.
obstacle-points_floor = This costs points ({ $cost } of { $have }), but nobody can fall below { $floor }.
obstacle-residual_limit = { $limit ->
    [0] The residual payment would have to fall by { $by }, but it stands at { $have }.
   *[other] The residual payment is already { $limit }, the most there is.
}
obstacle-wrong_cost = The card does not allow this structure: { $structure }, printed cost { $cost }.

## Obstacles: cards and opponents

obstacle-no_such_card = Not in hand: { $card }.
obstacle-no_such_card-deck = { $deck ->
    [vine] There is no vine card in hand.
    [summer] There is no summer visitor in hand.
    [order] There is no wine order in hand.
   *[winter] There is no winter visitor in hand.
}
obstacle-no_such_card-deck_colours = Not in this deck: { $card }.
obstacle-no_such_card-parents_shuffled_separately = { $card } cannot be dealt here.
obstacle-no_such_card-parents_choice_option = { $card } was not dealt to this seat.
obstacle-too_few_cards = { $deck ->
    [vine] Vine cards left, with the discard pile: { $have }; needed: { $needed }.
    [summer] Summer visitors left, with the discard pile: { $have }; needed: { $needed }.
    [order] Wine orders left, with the discard pile: { $have }; needed: { $needed }.
   *[winter] Winter visitors left, with the discard pile: { $have }; needed: { $needed }.
}
obstacle-no_opponent = No opponent can be named for this.
obstacle-no_opponent-neighbour = The player on the right, seat { $neighbour }, can do none of what the card asks.
obstacle-same_choice = The same part cannot be chosen twice.
obstacle-rest_impossible = After this move the rest could not be carried out.

## Obstacles: fields and vines

obstacle-field_sold = Field { $field } is sold.
obstacle-field_not_sold = Field { $field } is not sold.
obstacle-field_planted = Field { $field } is planted; only an empty field can be sold.
obstacle-field_empty = Nothing is planted on field { $field }.
obstacle-field_harvested = Field { $field } has already been harvested this year.
obstacle-field_full = Field { $field } holds { $holds } of { $limit }; this vine would add { $adds }.
obstacle-needs_trellis = { $card } needs a trellis.
obstacle-needs_irrigation = { $card } needs irrigation.
obstacle-no_such_vine = There is no { $card } on field { $field }.

## Obstacles: grapes and wine

obstacle-no_such_grape = There is no { colour-grape } worth { $value } on the crush pad.
obstacle-no_such_grape-none = There are no grapes on the crush pad.
obstacle-grapes_not_added = These grapes make no wine: red and white take a single grape, blush a red and a white, sparkling two reds and a white.
obstacle-below_minimum = { $colour ->
    [blush] Blush wine begins at { $least }; these grapes only make { $total }.
    [sparkling] Sparkling wine begins at { $least }; these grapes only make { $total }.
   *[red] This wine has to be worth { $least }; these grapes only make { $total }.
}
obstacle-cellar_too_small = { $colour ->
    [blush] Blush wine needs the { $needed }; this cellar ends at { $highest }.
   *[sparkling] Sparkling wine needs the { $needed }; this cellar ends at { $highest }.
}
obstacle-no_free_slot = { $places ->
    [one] The only place for this { colour-wine }, { $lowest }, is taken.
   *[other] Every place for this { colour-wine }, { $highest } down to { $lowest }, is taken.
}
obstacle-cannot_age = { $value ->
    [9] This { colour-wine } is already worth 9, the most there is.
   *[other] This { colour-wine } worth { $value } cannot age: the next place is taken, or beyond the cellar.
}
obstacle-cannot_age-wines = { $wines ->
    [0] There is no wine to age.
    [one] The only wine cannot age any further.
   *[other] None of the { $wines } wines can age any further.
}

## Obstacles: orders

obstacle-no_such_wine = There is no { colour-wine } worth { $value } in the cellar.
obstacle-order_not_filled = { $given ->
    [0] The order asks for { colour-wine } ({ $needed }), and none is given.
   *[other] The order asks for more { colour-wine }: { $needed }, not { $given }.
}
obstacle-order_not_filled-least = These rules ask for the exact value: the order shows { $least }, this { colour-wine } is { $value }.
obstacle-one_wine_per_symbol = { $needed ->
    [0] The order asks for no { colour-wine }.
   *[other] The order takes one wine for each symbol: { colour-wine } { $needed }, not { $given }.
}
obstacle-value_too_low = The order asks for { colour-wine } of at least { $least }; this one is { $value }.

## Obstacles: the solo game and influence

obstacle-no_token = There is no such bonus token.
obstacle-no_star = There is no star to place or move.

## Facts of a position

fact-row = Seat { $seat }: row { $row }
fact-lira = Seat { $seat }: { $number } lira
fact-vp = { $number ->
    [one] Seat { $seat }: { $number } point
   *[other] Seat { $seat }: { $number } points
}
fact-residual = Seat { $seat }: residual payment { $number }
fact-crush = Seat { $seat }, grapes: { $things }
fact-crush-none = Seat { $seat }: no grapes
fact-cellar = Seat { $seat }, wine: { $things }
fact-cellar-none = Seat { $seat }: no wine
fact-fields = Seat { $seat }, fields: { $things }
fact-structures = Seat { $seat } has built { $things }
fact-structures-none = Seat { $seat } has built nothing
fact-hand = Seat { $seat }, hand: { $things }
fact-hand-none = Seat { $seat }: no cards in hand
fact-workers = { $grande ->
    [yes] { $number ->
        [0] Seat { $seat }: only the grande left
        [one] Seat { $seat }: 1 worker and the grande left
       *[other] Seat { $seat }: { $number } workers and the grande left
    }
   *[no] { $number ->
        [0] Seat { $seat }: no worker left
        [one] Seat { $seat }: 1 worker left
       *[other] Seat { $seat }: { $number } workers left
    }
}
fact-passed = { $passed ->
    [yes] Seat { $seat } has passed
   *[no] Seat { $seat } has not passed
}
fact-deck = { $deck ->
    [vine] Vine deck: { $count }
    [summer] Summer visitor deck: { $count }
    [order] Wine order deck: { $count }
   *[winter] Winter visitor deck: { $count }
}
field-planted = { $field } ({ $vines })
field-empty = { $field } (empty)
field-sold = { $field } (sold)

## Visitors: moves

move-choose = Effect { $number } of the card
move-choose-both = Both effects of the card
move-accept = Accept
move-decline = Decline
move-upgrade = Upgrade the cellar
move-swap = Exchange { $vine } on field { $field } and { $vine2 } on field { $field2 }
move-gain = Gain a grape: { $grape }
move-age = Age a wine: { $wine }
move-give = Give { $card }
move-discard-grape = Discard a grape: { $token }
move-discard-wine = Discard a wine: { $token }
move-keep-card = Keep { $card }
move-take-top = { $deck ->
    [vine] Take the top discarded vine card
    [summer] Take the top discarded summer visitor
    [order] Take the top discarded wine order
   *[winter] Take the top discarded winter visitor
}
move-retrieve = { $worker ->
    [grande] Take back the grande worker: { $action }
    [bonus] Take back the worker on the bonus space: { $action }
   *[regular] Take back a worker: { $action }
}
move-use = { $action }, without a worker
move-name = Name seat { $seat }

group-choose = Effects
group-accept = Accept
group-decline = Decline
group-upgrade = Upgrade
group-swap = Exchange
group-gain = Gain
group-age = Age
group-give = Give
group-retrieve = Take back a worker
group-use = Carry out an action
group-name = Opponents

## Visitors: decisions

decision-age = Which wine to age?
decision-choose = { $most ->
    [one] Which effect of the card?
   *[other] Which effect of the card? ({ $number } of { $most })
}
decision-discard = { $count ->
    [one] Which card to discard?
   *[other] Which card to discard? { $count } have to go.
}
decision-discard_token = Which grape or wine to discard?
decision-gain_grape = Which grape to gain?
decision-give = { $count ->
    [one] Which card to give?
   *[other] Which card to give? { $count } have to be given.
}
decision-keep = { $count ->
    [one] Which card to keep?
   *[other] Which card to keep? { $count } may be kept.
}
decision-mentor_draw = Draw a vine card or a summer visitor?
decision-move_rooster = Which row does the rooster move to?
decision-name = Which opponent to name? ({ $number } of { $most })
decision-offer = Take the offer on the card that seat { $active } played?
decision-offer_card = Offer seat { $active } a visitor? Offered so far: { $count } of { $most }.
decision-parts = What comes next?
decision-retrieve = { $most ->
    [one] Which worker to take back?
   *[other] Which worker to take back? ({ $number } of { $most })
}
decision-reveal = { $deck ->
    [vine] Which vine card is turned up?
    [summer] Which summer visitor is turned up?
    [order] Which wine order is turned up?
   *[winter] Which winter visitor is turned up?
}
decision-send_ahead = To which winter action to send a worker ahead?
decision-swap = Which two vines to exchange?
decision-take = From which discard pile to take a card? ({ $number } of { $most })
decision-upgrade = Upgrade the cellar?
decision-use = Which summer action to carry out?

now-age = Not now: this step is for aging a wine.
now-choose = Not yet: an effect of the card has to be chosen.
now-discard = Not now: this step is for discarding certain cards.
now-discard_token = Not now: this step is for discarding a grape or a wine.
now-gain_grape = Not now: this step is for gaining a grape.
now-give = Not now: this step is for giving certain cards.
now-keep = Not yet: cards have to be kept from those turned up.
now-mentor_draw = Not now: a vine card or a summer visitor is drawn here.
now-move_rooster = Not now: this step is for moving the rooster.
now-name = Not now: this step is for naming opponents.
now-offer = Not now: an offer has to be answered.
now-offer_card = Not now: this step is for offering a visitor.
now-parts = Not now: the parts of the card come first.
now-retrieve = Not now: this step is for taking back a worker.
now-reveal = Not yet: a card is being turned up.
now-send_ahead = Not now: this step is for sending a worker ahead.
now-swap = Not now: this step is for exchanging two vines.
now-take = Not now: this step is for taking a card from a discard pile.
now-upgrade = Not now: this step is for upgrading the cellar.
now-use = Not now: this step is for carrying out a summer action.

## Visitors: events

event-retrieved_worker = { $grande ->
    [yes] Seat { $seat } took back the grande worker: { $action }.
   *[no] Seat { $seat } took back a worker: { $action }.
}
event-sent_ahead = { $where ->
    [bonus] { $grande ->
        [yes] Seat { $seat } sent the grande worker ahead to a bonus space: { $action }.
       *[no] Seat { $seat } sent a worker ahead to a bonus space: { $action }.
    }
   *[plain] { $grande ->
        [yes] Seat { $seat } sent the grande worker ahead: { $action }.
       *[no] Seat { $seat } sent a worker ahead: { $action }.
    }
}
event-planned_action = The worker that seat { $seat } sent ahead acts now: { $action }.
event-planned_action_lost = The action of seat { $seat } cannot be carried out now: { $action }.
event-planned_action_called_off = The worker of seat { $seat } is no longer there, so its action is called off: { $action }.
event-used_action = Seat { $seat } carried out an action without a worker: { $action }.
event-moved_rooster = Seat { $seat } moved the rooster to row { $row } and passed.
event-took_from_discards = Seat { $seat } took { $card } from the discard pile.
event-revealed_card = Turned up for seat { $seat }: { $card }.
event-kept_card = Seat { $seat } kept { $card }.
event-trained_worker_now = Seat { $seat } trained a worker, who can work at once.
event-gave_card = Seat { $seat } gave seat { $to } a card: { $card }.
event-offered_card = Seat { $seat } offered { $card }.
event-declined_offer = Seat { $seat } declined.
event-named_opponent = Seat { $seat } named seat { $opponent }.
event-lost_vp = { $vp ->
    [one] Seat { $seat } lost 1 point.
   *[other] Seat { $seat } lost { $vp } points.
}
event-lost_residual = Seat { $seat }’s residual payment fell by { $residual } to { $now }.
event-discarded_grape = Seat { $seat } discarded a { colour-grape } worth { $value }.
event-discarded_wine = Seat { $seat } discarded a { colour-wine } worth { $value }.
event-aged_by_card = { $steps ->
    [one] Seat { $seat }’s wine aged by one. Now in the cellar: { $cellar }.
   *[other] Seat { $seat }’s wine aged by up to { $steps }. Now in the cellar: { $cellar }.
}
event-swapped_vines = Seat { $seat } exchanged { $vine } on field { $field } and { $vine2 } on field { $field2 }.

## Visitors: obstacles

obstacle-not_now-card_up_to_minimum_one = Too early to stop: at least one has to be named.
obstacle-wrong_season-card_exception_scope = { $season ->
    [summer] Only a summer action without extras can be chosen: { $action }.
   *[winter] Only a winter action without extras can be chosen: { $action }.
}
obstacle-wrong_season-year_structure = In winter there is no later season to send a worker ahead to.
obstacle-no_worker-card_exception_scope = This seat has no such worker there.
obstacle-no_grande-card_exception_scope = The grande worker has not been placed.
obstacle-row_taken-solo_no_move_to_row7 = In the solo game row { $row } is closed to the rooster.
obstacle-no_such_card-card_exception_scope = { $card } is not among the cards turned up.
obstacle-too_few_cards-needed_cards = { $deck ->
    [hand] Such cards in hand: { $have }; needed: { $needed_cards }.
    [discard_pile] Discard piles with a card: { $have }; needed: { $needed_cards }.
    [vine] No vine card is discarded.
    [summer] No summer visitor is discarded.
    [order] No wine order is discarded.
   *[winter] No winter visitor is discarded.
}
obstacle-value_too_low-visitor_must_be_executable = The card asks for a value of at least { $least }; this { colour-wine } is { $value }.
obstacle-no_free_slot-grape_effect_not_harvest = The place for a { colour-grape } worth { $lowest } is taken.
obstacle-nothing_to_do-empty_fields = There is no field without vines.
obstacle-nothing_to_do-planted_fields = There is no planted field.
obstacle-nothing_to_do-structures_of_cost_4 = There is no structure with a printed cost of 4.
obstacle-nothing_to_do-six_structures = Structures: { $have } of the 6 this needs.
obstacle-nothing_to_do-six_vines = Planted vines: { $have } of the 6 this needs.
obstacle-nothing_to_do-cards_in_hand = There is no card in hand.
obstacle-nothing_to_do-six_workers = Workers, the grande worker included: { $have } of the 6 this needs.
obstacle-nothing_to_do-opponents_with_six_workers = No opponent has 6 workers; the most that one has is { $have }.

## The solo game and influence

name-influence = Influence
card-automa = Automa card { $number }
move-deal-automa = { $card }: { $actions }
move-deal-automa-idle = { $card }: nothing this season
move-star = Place a star in { $region }
move-star-from = Move a star from { $origin } to { $region }
group-star = Stars
decision-deal_automa = Which card does the Automa draw?
decision-star = In which region to place a star?
decision-move_star = Which star to move, and where?
now-deal_automa = Not yet: the Automa draws a card.
now-star = Not now: a star has to be placed.
now-move_star = Not now: this step is for moving a star.
event-automa_drew = The Automa drew { $card }.
event-automa_blocked = The Automa blocked a space: { $action }.
event-gained_token = The bonus token of row { $row } was gained.
event-spent_token = The bonus token of row { $row } was spent.
event-solo_win = The game is won: { $vp ->
    [one] 1 point
   *[other] { $vp } points
}, more than the Automa’s { $target }.
event-solo_draw = The game is a draw: { $vp ->
    [one] 1 point
   *[other] { $vp } points
} against the Automa’s { $target }.
event-solo_loss = The game is lost: { $vp ->
    [one] 1 point
   *[other] { $vp } points
} against the Automa’s { $target }.
event-placed_star = Seat { $seat } placed a star in { $region }.
event-moved_star = Seat { $seat } moved a star from { $origin } to { $region }.
event-region_won = { $stars ->
    [one] Seat { $seat } leads in { $region } with 1 star.
   *[other] Seat { $seat } leads in { $region } with { $stars } stars.
}
event-region_tied = { $stars ->
    [one] Nobody scores { $region }: the lead is tied at 1 star.
   *[other] Nobody scores { $region }: the lead is tied at { $stars } stars.
}
obstacle-no_such_card-solo_deck_24 = { $card } has been drawn already.
obstacle-no_star-region = This seat has no star in { $region }.

## What is impossible about a position

flag-wine_above_cellar = A wine lies above what the cellar can hold.
flag-field_over_limit = The vines of a field add up to more than its limit.
flag-too_many_copies = There are more copies of a card than the game has.
flag-large_without_medium = There is a Large Cellar without a Medium Cellar.
flag-planted_on_sold_field = There are vines on a sold field.
flag-too_many_workers = A seat has more workers than the game has for it.
flag-space_overfull = More workers stand on an action than it has spaces.
flag-space_closed = A worker stands on a space that is not open at this number of players.
flag-row_shared = Two roosters sit on the same wake-up row.
flag-points_below_floor = A seat has fewer than -5 points.
flag-residual_out_of_range = A residual payment is outside 0 to 5.

## Options: spaces and workers

option-bonus_space_rule = Who may take a bonus space
option-bonus_space_rule-optional = anyone; the bonus is optional
option-bonus_space_rule-friendly = while another space is free, only those who can do the bonus
option-grande_overflow_bonus = Bonus for a grande beside a full action
option-grande_overflow_bonus-false = no bonus
option-grande_overflow_bonus-true = with the bonus
option-grande_overflow_needs_full = When the grande may stand beside an action
option-grande_overflow_needs_full-true = only when it is full
option-grande_overflow_needs_full-false = always
option-build_bonus = Bonus of building
option-build_bonus-before_paying = 1 lira, usable for the price
option-build_bonus-none = nothing
option-train_bonus = Bonus of training
option-train_bonus-before_paying = 1 lira, usable for the price
option-train_bonus-after_paying = 1 lira, after the price is paid

## Options: fields, grapes, structures

option-yoke_uproot_destination = Where a vine uprooted by the yoke goes
option-yoke_uproot_destination-hand = back to the hand
option-yoke_uproot_destination-discard = to the discard pile
option-yoke_limit = How often the yoke is used
option-yoke_limit-once_per_year = once a year
option-yoke_limit-one_worker_space = whenever its space is free
option-field_harvests_per_year = How often a field is harvested
option-field_harvests_per_year-once = once a year
option-field_harvests_per_year-unlimited = any number of times
option-harvest_sum_cap = A harvest above 9
option-harvest_sum_cap-clamp = gives a grape worth 9
option-harvest_sum_cap-lost = gives no grape
option-sell_grapes_per_action = Grapes sold in one action
option-sell_grapes_per_action-any = any number
option-sell_grapes_per_action-one = one
option-sell_combine = Grapes and a field in one action
option-sell_combine-one_kind = one or the other
option-sell_combine-combine = both
option-tasting_room_trigger = Tours that count for the Tasting Room
option-tasting_room_trigger-tour_action = tours by a visitor too
option-tasting_room_trigger-action_space_only = only tours on the action space
option-windmill_trigger = Planting that counts for the Windmill
option-windmill_trigger-any_planting = planting by a visitor too
option-windmill_trigger-plant_action_only = only the plant action
option-cottage_choice = Choosing two visitors with the Cottage
option-cottage_choice-both_before_draw = both kinds before drawing
option-cottage_choice-sequential = the second after seeing the first

## Options: wine and orders

option-wine_no_slot = Wine without a free place
option-wine_no_slot-cannot_make = cannot be made
option-wine_no_slot-lost = can be made and is lost
option-zymologist_aging = Aging of wine above the built cellars
option-zymologist_aging-band = only the steps from 3 and from 6 are barred
option-zymologist_aging-frozen = it does not age
option-aging_order = Order of aging
option-aging_order-top_down = highest value first
option-aging_order-bottom_up = lowest value first
option-order_match = Wine that fills an order
option-order_match-at_least = the shown value or more
option-order_match-exact = exactly the shown value

## Options: the end of the game, setup

option-end_trigger = 20 points end the game
option-end_trigger-latch = when somebody reaches them during the year
option-end_trigger-check_at_year_end = when somebody still has them at year-end
option-final_year_processing = Year-end of the last year
option-final_year_processing-full_year_end = with aging and income
option-final_year_processing-skip = left out
option-tie_after_all = When everything is tied
option-tie_after_all-shared = the victory is shared
option-tie_after_all-replay = nobody wins; play again
option-vp_cap = Most victory points
option-vp_cap-none = no limit
option-vp_cap-25 = 25
option-parents_deal = Mama and papa cards
option-parents_deal-one_each = one of each
option-parents_deal-two_pick_one = two of each, keep one of each
option-first_player_choice = The first player
option-first_player_choice-random = by chance
option-first_player_choice-chosen = by agreement

## Options: visitors in general

option-visitor_feasibility = What a visitor must be able to do
option-visitor_feasibility-minimum_required = at least the minimum
option-visitor_feasibility-best_effort = as much as possible
option-visitor_effect_order = Order of a visitor’s parts
option-visitor_effect_order-free = free
option-visitor_effect_order-printed = as printed
option-multi_player_card_order = Order in which opponents answer
option-multi_player_card_order-clockwise_from_active = clockwise from the seat that played the card
option-multi_player_card_order-wake_up_order = in wake-up order
option-passed_player_may_respond = A seat that has passed
option-passed_player_may_respond-true = may answer a visitor
option-passed_player_may_respond-false = is not asked
option-vp_payment_timing = A point paid for doing both
option-vp_payment_timing-at_start = is paid at once
option-vp_payment_timing-at_second_part = is paid before the second part

## Options: single visitors

option-planner_impossible = Planner: an action that turns out impossible
option-planner_impossible-lost = the worker is lost for the year
option-planner_impossible-refund = the worker comes back
option-organizer_second_visitor = Organizer as the first of two visitors
option-organizer_second_visitor-play_then_pass = play the second, then pass
option-organizer_second_visitor-pass_at_once = pass at once
option-innkeeper_min_piles = Innkeeper: discard piles needed
option-innkeeper_min_piles-2 = two
option-innkeeper_min_piles-1 = one
option-zymologist_below_four = Zymologist: wine pushed below 4 by a taken place
option-zymologist_below_four-illegal = not allowed
option-zymologist_below_four-allowed = allowed
option-harvest_expert = Harvest Expert gives
option-harvest_expert-harvest_and_one = a harvest and one of the two others
option-harvest_expert-yoke_without_harvest = a harvest and a vine, or the yoke alone
option-harvest_expert-one_of_three = one of the three
option-promoter_gain = Promoter gives
option-promoter_gain-vp_and_residual = points and residual payment
option-promoter_gain-vp_only = points only
option-uproot_discard_which = “Uproot and discard” discards
option-uproot_discard_which-uprooted_only = the uprooted vine
option-uproot_discard_which-any_vine_in_hand = any vine in hand
option-placed_grape_slot_taken = A grape worth 1 from a card, when its place is taken
option-placed_grape_slot_taken-illegal = cannot be taken
option-placed_grape_slot_taken-lost = is lost
option-producer_excludes = Producer cannot take back
option-producer_excludes-own_card_worker = the worker that played it
option-producer_excludes-whole_action = any worker of that action
option-six_workers_count_grey = The temporary worker among six workers
option-six_workers_count_grey-false = does not count
option-six_workers_count_grey-true = counts
option-switch_checks_field_limit = Landscaper: field limits after the exchange
option-switch_checks_field_limit-true = have to hold
option-switch_checks_field_limit-false = do not matter
option-queen_without_choice = Queen, when the neighbour can do none of the three
option-queen_without_choice-illegal = cannot be played
option-queen_without_choice-allowed = can be played

## Options: the solo game

option-automa_tie = Exactly 20 points
option-automa_tie-draw = are a draw
option-automa_tie-loss = are a loss
option-automa_tie-win = are a win
option-automa_removed_cards = Cards taken out
option-automa_removed_cards-four_cards = four visitors
option-automa_removed_cards-four_and_importer = four visitors and Importer
option-automa_token_with_overflow = A bonus token for the grande beside a blocked action
option-automa_token_with_overflow-true = works
option-automa_token_with_overflow-false = does not work
option-automa_difficulty = Level of the Automa
option-automa_difficulty-standard = standard
option-automa_difficulty-very_easy = very easy: eight years
option-automa_difficulty-easy = easy: three points at the start
option-automa_difficulty-hard = hard: at least two spaces blocked
option-automa_difficulty-very_hard = very hard: at least two spaces blocked, and 23 points to beat
option-automa_difficulty-aggressive = aggressive: points to reach every year
