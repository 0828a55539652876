### Age of Champagne: its things, moves, decisions, events, obstacles and board.

## Things

champagne-cube = { $colour ->
    [blue] blue
    [black] black
   *[yellow] yellow
}
champagne-cubes-of = { $colour ->
    [blue] { $count } blue
    [black] { $count } black
   *[yellow] { $count } yellow
}
champagne-vineyard = { $bonus ->
    [vp] { $vineyard } ({ $count } { champagne-cube }, +{ $value } VP)
    [eco] { $vineyard } ({ $count } { champagne-cube }, eco +{ $value })
   *[none] { $vineyard } ({ $count } { champagne-cube })
}
champagne-family = { $family ->
    [local] local
    [continent] continental
   *[overseas] overseas
}
champagne-order = { $family ->
    [local] local order ({ $cubes })
    [continent] continental order ({ $cubes })
   *[overseas] overseas order ({ $cubes })
}
champagne-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
champagne-inheritance-green = { $count ->
    [one] green card ({ champagne-stars }, a vineyard of at most { $most } { $most ->
        [one] cube
       *[other] cubes
    }{ champagne-with-eco })
   *[other] green card ({ champagne-stars }, { $count } vineyards of at most { $most } { $most ->
        [one] cube
       *[other] cubes
    }{ champagne-with-eco })
}
champagne-with-eco = { $eco ->
    [0] { "" }
   *[other] , eco +{ $eco }
}
champagne-inheritance-purple = purple card ({ champagne-stars }, press +{ $steps }, cuvées: { $cubes })
champagne-inheritance-purple-bare = purple card ({ champagne-stars }, press +{ $steps })
champagne-inheritance-orange = orange card ({ champagne-stars }, modules +{ $modules }, still wines: { $cubes })
champagne-inheritance-orange-bare = orange card ({ champagne-stars }, modules +{ $modules })
champagne-inheritance-name = { $colour ->
    [green] Green { $number }
    [purple] Purple { $number }
   *[orange] Orange { $number }
}
champagne-token = { $token ->
    [points_token] 2 points
    [eco_token] eco level +1
    [press_token] press +1
    [still_wine_token] a still wine
   *[recolour_token] recolour a still wine
}
champagne-cuvee = { $cuvee ->
    [brut] Tradition Brut (blue)
    [noirs] Blanc de Noirs (black)
   *[blancs] Blanc de Blancs (yellow)
}
champagne-store = { $store ->
    [winery] winery
    [cellar] cellar
    [oenotheque] oenothèque
   *[marketing] marketing columns
}
champagne-seat = seat { $seat }
champagne-column = { $region }: { $vineyards }
champagne-any-region = any region
champagne-area = { $area ->
    [vineyard] 1 Vineyards
    [press] 2 Wine press
    [winery] 3 Winery
    [marketing] 4 Marketing
    [marketing_step_2] 4 Marketing, step 2
    [export] 5 Market
    [blending] 6 Blending
   *[council] 8 Cellar Masters’ Council
}
champagne-area-short = { $area ->
    [press] Press
    [winery] Winery
    [marketing] Marketing
    [export] Market
    [blending] Blending
   *[council] Council
}
champagne-space = { champagne-area }, space { $number }
champagne-adds = { $adds ->
    [point] adds 1 point
    [less] costs 1 point
    [greener] raises the eco level by 1
    [dirtier] lowers the eco level by 1
    [linked] linked: press and winery together bring a bonus token
    [partial] partial delivery
   *[nothing] adds nothing
}
champagne-time = { $phase ->
    [setup] Setup
    [event] Round { $round }, event
    [placement] Round { $round }, placing
    [actions] Round { $round }, actions
    [harvest] Round { $round }, harvest
    [season_end] Round { $round }, end of season
   *[over] Game over after round { $round }
}

## Names: rulebook and ways to look

name-cellars = Winery and cellar
name-regions = Regions
name-points = Points and eco level

## Moves

champagne-move-keep = Keep: { $card }
champagne-move-deal = { $card }
champagne-move-place = { $adds ->
    [point] { champagne-area-short } { $number }: +1 point
    [less] { champagne-area-short } { $number }: -1 point
    [greener] { champagne-area-short } { $number }: eco +1
    [dirtier] { champagne-area-short } { $number }: eco -1
    [linked] { champagne-area-short } { $number }: linked
    [partial] { champagne-area-short } { $number }: partial delivery
   *[nothing] { champagne-area-short } { $number }
}
champagne-move-place-vineyard = { $vineyard }
champagne-move-place-gap = Gap { $number }
champagne-move-pass = Place no more this round
champagne-move-settle = { $region }
champagne-move-age = To the oenothèque: { $cubes }
champagne-move-promote = To the marketing columns: { $cubes }
champagne-move-export = { $vp ->
    [one] Deliver: { $order } for 1 point
   *[other] Deliver: { $order } for { $vp } points
}
champagne-move-export-wish = Deliver: { $order }
champagne-move-export-partly = { $vp ->
    [one] Deliver without one { $cube }: { $order } for 1 point
   *[other] Deliver without one { $cube }: { $order } for { $vp } points
}
champagne-move-export-partly-wish = Deliver without one { $cube }: { $order }
champagne-move-blend = Blend { champagne-cuvee } from { $cubes }
champagne-move-exchange = Exchange { $cubes } for one { $cube } (-1 point)
champagne-move-discard = Discard a { $cube } cube
champagne-move-gain = A { $cube } still wine
champagne-move-recolour = A { $cube } still wine becomes { $other }
champagne-move-done = Done

## Headings of moves

champagne-group-stop = Stop
champagne-group-keep = Inheritance
champagne-group-deal = Dealt
champagne-group-settle = Region
champagne-group-age = Oenothèque
champagne-group-promote = Marketing columns
champagne-group-export = Deliver
champagne-group-blend = Blend
champagne-group-exchange = Exchange still wines
champagne-group-discard = Discard
champagne-group-gain = Still wine
champagne-group-recolour = Recolour

## Decisions

champagne-decision-over = The game is over.
champagne-decision-deal_key = Which vineyard does seat { $seat } start with?
champagne-decision-deal_inheritance = Which inheritance card is dealt to seat { $seat }?
champagne-decision-draft = Which inheritance card to keep? ({ $number } of { $most })
champagne-decision-deal_vineyard_to = { $most ->
    [one] Which vineyard of 1 cube does seat { $seat } inherit?
   *[other] Which vineyard of at most { $most } cubes does seat { $seat } inherit?
}
champagne-decision-deal_vineyard = { $row ->
    [upper] Which vineyard comes into the upper row, column { $column }?
   *[lower] Which vineyard comes into the lower row, column { $column }?
}
champagne-decision-deal_market = { $row ->
    [upper] Which { champagne-family } order comes into the upper row?
   *[lower] Which { champagne-family } order comes into the lower row?
}
champagne-decision-deal_event = Which event is turned up?
champagne-decision-deal_token = Which bonus token is it?
champagne-decision-place = { $count ->
    [one] Where does the last collaborator go?
   *[other] Where does the next of { $count } collaborators go?
}
champagne-decision-settle = { $vineyard } fits every region. Into which column?
champagne-decision-age = Which cuvées go to the oenothèque?
champagne-decision-promote = Which cuvées go to the marketing columns?
champagne-decision-export = { $again ->
    [yes] Deliver a second order from the lower row?
   *[no] { $rows ->
        [both] Which order to deliver?
       *[lower] Which order of the lower row to deliver?
    }
}
champagne-decision-blend = { $again ->
    [yes] Blend once more?
   *[no] Which still wines to blend?
}
champagne-decision-discard = { $limit ->
    [press] Which cube to discard? The press lets in { $count } fewer.
   *[winery] Which cube to discard? The winery has room for { $count } fewer.
}
champagne-decision-gain_still_wine = Which still wine to take?
champagne-decision-recolour = Which still wine to recolour?

## What is decided now, said of a move that does not fit

champagne-now-over = The game is over.
champagne-now-deal_key = Not yet: the first vineyards are being dealt.
champagne-now-deal_inheritance = Not yet: inheritance cards are being dealt.
champagne-now-draft = Not yet: an inheritance card has to be kept.
champagne-now-deal_vineyard_to = Not yet: a vineyard is being dealt.
champagne-now-deal_vineyard = Not yet: a vineyard is being dealt.
champagne-now-deal_market = Not yet: a market card is being dealt.
champagne-now-deal_event = Not yet: the event is being turned up.
champagne-now-deal_token = Not yet: a bonus token is being opened.
champagne-now-place = Not now: collaborators are being placed.
champagne-now-settle = Not now: a vineyard has to go into a column.
champagne-now-age = Not now: this step is for filling the oenothèque.
champagne-now-promote = Not now: this step is for the marketing columns.
champagne-now-export = Not now: this step is for delivering orders.
champagne-now-blend = Not now: this step is for blending.
champagne-now-discard = Not now: there are too many cubes, and some have to be discarded.
champagne-now-gain_still_wine = Not now: a still wine has to be taken.
champagne-now-recolour = Not now: this step is for recolouring a still wine.

## Events: setup

champagne-event-dealt_inheritance = Seat { $seat } was dealt: { $card }.
champagne-event-chose_inheritance = Seat { $seat } has chosen an inheritance card.
champagne-event-kept_inheritance = Seat { $seat } keeps: { $card }.
champagne-event-hands_passed = The other cards go on to the left.
champagne-event-counted_stars = { $stars ->
    [one] Seat { $seat } has 1 star; { $green } on its best green card.
   *[other] Seat { $seat } has { $stars } stars; { $green } on its best green card.
}
champagne-event-turn_order = The turn order is { $seats }.

## Events: the round

champagne-event-revealed_event = Round { $round }: { $event }.
champagne-event-revealed_vineyard = On display now: { $vineyard }.
champagne-event-revealed_market_card = On the market now: { $card }.
champagne-event-placed = Seat { $seat } placed a collaborator: { champagne-area }, space { $number }.
champagne-event-passed = Seat { $seat } places no more this round.
champagne-event-eco_stays = Seat { $seat }’s eco level stays at { $points }: the track ends there.
champagne-event-vineyards_discarded = The vineyards of the lower row are discarded.
champagne-event-winery_grew = { $room ->
    [one] Seat { $seat }’s winery holds 1 still wine now.
   *[other] Seat { $seat }’s winery holds { $room } still wines now.
}
champagne-event-wants_vineyard = Seat { $seat } wants { $vineyard }.
champagne-event-event_in_region = The event changes the harvest of seat { $seat }: { $event }.
champagne-event-event_everywhere = The event changes the press of seat { $seat }: { $event }.
champagne-event-area_began = Resolved now: { champagne-area }.
champagne-event-market_order = At the market, the turn order is { $seats }.
champagne-event-may_deliver_again = Seat { $seat } may deliver a second order.
champagne-event-marketing_goes_on = Seat { $seat }’s collaborator on step 2 acts and comes back.
champagne-event-season_ended = Round { $round } comes to an end.
champagne-event-round_began = Round { $round } begins.
champagne-event-last_round = This is the last of ten rounds.
champagne-event-game_ended = The game ends after round { $round }.
champagne-event-scoring_began = Final scoring is added to the points gained so far.
champagne-event-stars_tied = Tied in stars: { $seats }. The best green card decides.
champagne-event-actions_began = All collaborators are placed; the areas are resolved in order.
champagne-event-harvest_began = The harvest begins.
champagne-event-council_met = The council has met. The turn order is now { $seats }.
champagne-event-vineyards_slid = The upper vineyards take the places of the lower row.
champagne-event-vineyards_reshuffled = The discarded vineyards are shuffled into a new deck.

## Events: what a seat gains and does

champagne-event-gained_vp = { $vp ->
    [one] Seat { $seat } gained 1 point.
   *[other] Seat { $seat } gained { $vp } points.
}
champagne-event-lost_vp = { $vp ->
    [one] Seat { $seat } lost 1 point.
   *[other] Seat { $seat } lost { $vp } points.
}
champagne-event-eco_rose = Seat { $seat }’s eco level rose by { $steps }; it is worth { $points } now.
champagne-event-eco_fell = Seat { $seat }’s eco level fell by { $steps }; it is worth { $points } now.
champagne-event-eco_at_top = Seat { $seat }’s eco level is at the top: further steps are points.
champagne-event-eco_at_bottom = Seat { $seat }’s eco level is at the bottom: further steps cost points.
champagne-event-acquired_vineyard = Seat { $seat } has { $vineyard } in { $region }.
champagne-event-press_rose = { $grapes ->
    [one] Seat { $seat }’s press lets in 1 grape now.
   *[other] Seat { $seat }’s press lets in { $grapes } grapes now.
}
champagne-event-press_stays = { $grapes ->
    [one] Seat { $seat }’s press goes no higher than 1 grape.
   *[other] Seat { $seat }’s press goes no higher than { $grapes } grapes.
}
champagne-event-press_raised_already = Seat { $seat } has raised its press this round already.
champagne-event-installed_module = Seat { $seat } installed winery module { $modules }.
champagne-event-winery_stays = { $modules ->
    [one] Seat { $seat }’s winery goes no further than 1 module.
   *[other] Seat { $seat }’s winery goes no further than { $modules } modules.
}
champagne-event-module_installed_already = Seat { $seat } has installed a module this round already.
champagne-event-gained_token = Seat { $seat } gains a bonus token.
champagne-event-opened_token = The token of seat { $seat }: { champagne-token }.
champagne-event-no_token_left = No bonus token is left for seat { $seat }.
champagne-event-no_room_in_winery = Seat { $seat }’s winery has no room for it.
champagne-event-took_cubes = Into the { champagne-store } of seat { $seat }: { $cubes }.
champagne-event-gave_back_cubes = Back from the { champagne-store } of seat { $seat }: { $cubes }.
champagne-event-moved_cubes = { $store ->
    [cellar] From the winery of seat { $seat } into the cellar: { $cubes }.
    [oenotheque] From the cellar of seat { $seat } into the oenothèque: { $cubes }.
   *[marketing] From the oenothèque of seat { $seat } into the marketing columns: { $cubes }.
}
champagne-event-slid_to_step_2 = Seat { $seat }’s collaborator slides to step 2 and stays there until next round.
champagne-event-could_not_act = Seat { $seat } can do nothing here: { champagne-area }.
champagne-event-blended = Seat { $seat } blended { champagne-cuvee }.
champagne-event-cuvee_lost = The cellar of seat { $seat } is full: { champagne-cuvee } is lost.
champagne-event-delivered = Seat { $seat } delivered: { $card }.
champagne-event-delivered_partly = { $lost ->
    [one] Seat { $seat } left out { $missing } and loses 1 point.
   *[other] Seat { $seat } left out { $missing } and loses { $lost } points.
}
champagne-event-eco_loss_waived = The eco level of seat { $seat } stays: the event waives the loss.
champagne-event-gathered = The vineyards of seat { $seat } yield { $cubes }.
champagne-event-press_too_small = The press of seat { $seat } is too small for { $cubes }.
champagne-event-winery_too_small = The winery of seat { $seat } is too small for { $cubes }.

## Events: the end of the game

champagne-event-scored_each_region = { $rows ->
    [one] Seat { $seat } scores { champagne-points } for a vineyard in every region.
   *[other] Seat { $seat } scores { champagne-points } for two vineyards or more in every region.
}
champagne-event-scored_majority = { $count ->
    [one] Seat { $seat } scores { champagne-points } for the only vineyard in { $region }.
   *[other] Seat { $seat } scores { champagne-points } for the most vineyards in { $region } ({ $count }).
}
champagne-event-scored_production = Seat { $seat } scores { champagne-points } in { $region }: others have as many vineyards there ({ $count }), but its grape production is the highest ({ $grapes }).
champagne-event-scored_split = Seat { $seat } scores { champagne-points } in { $region }: tied in vineyards ({ $count }) and in grape production ({ $grapes }), the points are split.
champagne-event-scored_still_wines = Seat { $seat } scores { champagne-points } for { $count ->
    [one] 1 still wine
   *[other] { $count } still wines
}: { $each } for every { $size } { champagne-of-a-colour }.
champagne-event-scored_cuvees = Seat { $seat } scores { champagne-points } for { $count ->
    [one] 1 cuvée
   *[other] { $count } cuvées
}: { $each } for every { $size } { champagne-of-a-colour }.
champagne-of-a-colour = { $colours ->
    [one] of one colour
   *[any] of any colour
}
champagne-event-scored_eco = Seat { $seat } scores { champagne-points } for its eco level.
champagne-points = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
champagne-event-game_over_by_points = { $vp ->
    [one] Seat { $seat } wins with 1 point.
   *[other] Seat { $seat } wins with { $vp } points.
}
champagne-event-game_over_by_eco = Points are tied at { $vp }: seat { $seat } wins with the higher eco level.
champagne-event-game_over_by_order = Points are tied at { $vp }, and so are the eco levels: seat { $seat } wins, being earlier in the turn order.

## Obstacles

obstacle-space_occupied = Seat { $seat } stands there: { champagne-area }, space { $number }.
obstacle-no_vineyard_there = There is no vineyard on place { $number }.
obstacle-placing_compulsory = { $count ->
    [one] The last collaborator has to be placed.
   *[other] All collaborators have to be placed; { $count } are left.
}
obstacle-not_in_draft_hand = Not in hand: { $card }.
obstacle-cannot_be_dealt = This cannot come here: { $card }.
obstacle-still_wine_missing = The winery lacks { $lacking }.
obstacle-recipe_not_met = { $cuvee ->
    [brut] Tradition Brut needs a blue still wine among the three.
    [noirs] Blanc de Noirs needs two black still wines and a third that is black or blue.
   *[blancs] Blanc de Blancs needs three yellow still wines.
}
obstacle-cellar_full = The cellar is full: it holds { $room }.
obstacle-no_exchange = These rules know no exchange of still wines.
obstacle-exchange_of_two_alike = Only two still wines of one colour can be exchanged.
obstacle-cuvee_missing = The cellar lacks { $lacking }.
obstacle-oenotheque_full = { $room ->
    [0] The oenothèque is full.
    [one] The oenothèque has room for 1 more.
   *[other] The oenothèque has room for { $room } more.
}
obstacle-cuvee_not_in_oenotheque = The oenothèque lacks { $lacking }.
obstacle-marketing_column_full = The { champagne-cube } marketing column holds { $there } of { $height }; this would add { $adds }.
obstacle-market_card_not_there = Not on the market: { $card }.
obstacle-lower_row_only = From this space only orders of the lower row can be taken: { $card } lies in the upper row.
obstacle-family_closed = The event closes the market to { champagne-family } orders.
obstacle-full_delivery_only = Only on the partial delivery space can a cube be left out.
obstacle-cheapest_cube_first = Only the cheapest cube can be left out: { champagne-cube }.
obstacle-no_such_new_cube = There is no new { champagne-cube } cube.

## What is impossible about a position

flag-winery_too_full = A winery holds more still wines than its modules have room for.
flag-cellar_too_full = A cellar holds more than ten cuvées.
flag-oenotheque_too_full = An oenothèque holds more than three cuvées.
flag-marketing_too_full = A marketing column holds more than four cubes.
flag-vineyard_in_wrong_column = A vineyard lies in the column of another region.
flag-card_in_two_places = The same card is in two places.
flag-too_many_collaborators = A seat has more than three collaborators.
flag-collaborator_without_vineyard = A collaborator stands where no vineyard lies.
flag-market_card_in_wrong_column = A market card lies in the column of another family.

## What can be wrong with a described position

problem-other_actor = Seat { $seat } does not decide here: it has no collaborator left, or it is another seat’s turn.
wanted-each_seat_once = every seat once
wanted-cards_in_row = a list with { $number ->
    [one] 1 card
   *[other] { $number } cards
} (nothing where there is a gap)

## Facts

champagne-fact-event = Event: { $event }
champagne-fact-order = Turn order: { $seats }
champagne-fact-market-upper = Market, upper row: { $cards }
champagne-fact-market-lower = Market, lower row: { $cards }
champagne-fact-tokens = Bonus tokens left: { $count }
champagne-fact-store = Seat { $seat }, { champagne-store }: { $cubes }
champagne-fact-vineyards = Seat { $seat }, vineyards: { $columns }
champagne-fact-vp = Seat { $seat }, points: { $number }
champagne-fact-eco = Seat { $seat }, eco level: { $number }
champagne-fact-press = Seat { $seat }, press: { $number }
champagne-fact-modules = Seat { $seat }, modules: { $number }
champagne-fact-idle = Seat { $seat }, collaborators left: { $number }

## Cards, spaces and constants

champagne-status = { $status ->
    [exact] as printed
    [inferred] inferred
   *[ours] teaching deck
}
champagne-card = { $status ->
    [exact] { $words } (as printed)
    [inferred] { $words } (inferred)
   *[ours] { $words } (teaching deck)
}
champagne-card-vineyard = { $region }: { $yields }
champagne-card-order = { $vp ->
    [one] 1 point, eco { $eco }, { champagne-transport }
   *[other] { $vp } points, eco { $eco }, { champagne-transport }
}
champagne-transport = { $transport ->
    [hand] by hand
    [truck] by truck
    [ship] by ship
   *[plane] by plane
}
champagne-effect-vineyard_yield = { $value ->
    [-1] every vineyard yields one cube fewer: { $region }
   *[1] every vineyard yields one cube more: { $region }
}
champagne-effect-press_limit = { $value ->
    [-3] every press lets in 3 grapes fewer
   *[3] every press lets in 3 grapes more
}
champagne-effect-delivery_vp = each delivery brings { $value ->
    [one] 1 point more
   *[other] { $value } points more
}
champagne-effect-family_closed = no { champagne-family } orders this round
champagne-effect-no_eco_loss = deliveries cost no eco level
champagne-effect-none = no effect
champagne-copies = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
champagne-figures = { $text }
card-kind-champagne_vineyard = Vineyards
card-kind-champagne_market = Market cards
card-kind-champagne_event = Events
card-kind-champagne_inheritance = Inheritance cards
card-kind-champagne_token = Bonus tokens
card-kind-champagne_space = Spaces
card-kind-champagne_constant = Numbers of the game
champagne-constant-rounds = Rounds
champagne-constant-collaborators = Collaborators of a seat
champagne-constant-key_vineyards = Key vineyards at the start
champagne-constant-vineyard_columns = Columns of vineyards on display
champagne-constant-press_levels = Grapes by press level
champagne-constant-press_start = Press level at the start
champagne-constant-press_token_level = Press level with a bonus token
champagne-constant-press_point_levels = Press levels with a point
champagne-constant-module_size = Still wines in a module
champagne-constant-modules_start = Modules at the start
champagne-constant-modules_most = Most modules
champagne-constant-modules_first_age = Modules of the first age
champagne-constant-cellar_room = Room in the cellar
champagne-constant-oenotheque_room = Room in the oenothèque
champagne-constant-marketing_height = Room in a marketing column
champagne-constant-marketing_transfer = Most cubes moved in a marketing step
champagne-constant-marketing_blue = Blue marketing column: points by cubes in it
champagne-constant-marketing_black = Black marketing column: points by cubes in it
champagne-constant-marketing_yellow = Yellow marketing column: points by cubes in it
champagne-constant-market_columns = Columns of market cards
champagne-constant-cube_points = Points of a blue, black, yellow cube
champagne-constant-eco_points = Points by eco level
champagne-constant-eco_start = Eco level at the start, counted from 0
champagne-constant-exchange_price = Points an exchange costs
champagne-constant-council_places = Places on the council
champagne-constant-draft_turns = Turns of the draft
champagne-constant-draft_hand = Inheritance cards dealt to a seat
champagne-constant-draft_press_cap = Highest press level from the draft
champagne-constant-draft_modules_cap = Most modules from the draft
champagne-constant-each_region_once = Points for a vineyard in each region
champagne-constant-each_region_twice = Points for two in each region
champagne-constant-region_majority = Points for the most vineyards in a region
champagne-constant-still_wines_for_point = Still wines for a point
champagne-constant-cuvees_for_points = Cuvées in a group
champagne-constant-points_for_cuvees = Points for a group of cuvées

## Options

option-draft_passing = The cards not kept in the draft
option-draft_passing-pass_left = go on to the left
option-draft_passing-own_hand = stay in hand
option-order_after_draft = Turn order after the draft
option-order_after_draft-by_stars = by stars throughout
option-order_after_draft-clockwise = clockwise from the seat with most stars
option-council_timing = The council meets
option-council_timing-end_of_season = at the end of the season
option-council_timing-before_harvest = before the harvest
option-order_in_area = Order within an area
option-order_in_area-turn_order = turn order, one collaborator each
option-order_in_area-space_number = by space
option-press_raise = Several collaborators at the press
option-press_raise-each_collaborator = a step each
option-press_raise-once_a_round = one step a round
option-module_install = Several collaborators at the winery
option-module_install-each_collaborator = a module each
option-module_install-once_a_round = one module a round
option-marketing_collaborator = The collaborator on marketing step 2
option-marketing_collaborator-tied_up = is one of the three of that round
option-marketing_collaborator-replaced = comes on top of three others
option-market_refill = Gaps in the lower row of the market
option-market_refill-end_of_season = are filled at the end of the season
option-market_refill-at_once = are filled at once
option-marketing_points = Marketing points of a delivery
option-marketing_points-each_colour = once for each colour in it
option-marketing_points-each_cube = for each cube
option-marketing_points-best_colour = for the best colour only
option-eco_beyond_track = Steps beyond the eco track
option-eco_beyond_track-points = are worth a point each, up or down
option-eco_beyond_track-nothing = do nothing
option-missing_cube = The cube left out of a partial delivery
option-missing_cube-any = is chosen freely
option-missing_cube-cheapest = is the cheapest
option-lower_row_bonus = Bonus tokens for the lower row
option-lower_row_bonus-each_card = one for each card
option-lower_row_bonus-once = one for each collaborator
option-press_limit = The press
option-press_limit-applies = limits the harvest before the winery does
option-press_limit-ignored = does not limit the harvest
option-harvest_discard = When the winery is too small
option-harvest_discard-new_cubes = only new cubes are discarded
option-harvest_discard-any_cubes = old still wines may go too
option-full_cellar = With a full cellar
option-full_cellar-no_blending = nothing can be blended
option-full_cellar-cuvee_lost = the cuvée is lost
option-council_order = Seats on the council
option-council_order-to_the_front = go to the front of the turn order
option-council_order-one_place_up = go up one place
option-two_in_each_region = Two vineyards in each region
option-two_in_each_region-ten = 10 points in all
option-two_in_each_region-five_and_ten = 10 points beside the 5
option-majority_production = Production that breaks a tie in a region
option-majority_production-all_vineyards = of all vineyards there
option-majority_production-best_vineyard = of the best vineyard there
option-region_without_vineyards = A region without vineyards
option-region_without_vineyards-no_points = scores nobody
option-region_without_vineyards-split = is split by all
option-majority_split = Points split unevenly
option-majority_split-rounded_down = are rounded down
option-majority_split-rounded_up = are rounded up
option-groups_of_cubes = Groups of cubes at the end
option-groups_of_cubes-any_colour = may be of several colours
option-groups_of_cubes-one_colour = are of one colour
option-last_tie = The last tie is broken by the turn order
option-last_tie-new_order = after the last council
option-last_tie-old_order = before the last council
option-placing = Placing collaborators
option-placing-compulsory = is compulsory
option-placing-may_pass = may be left
option-second_delivery = A second delivery of one collaborator
option-second_delivery-marketing_again = earns marketing points again
option-second_delivery-marketing_once = earns no marketing points
option-draft_bonuses = Bonuses of what the draft gives
option-draft_bonuses-none = are not paid
option-draft_bonuses-paid = are paid
option-space_bonus = What a space adds
option-space_bonus-always = is gained in any case
option-space_bonus-with_action = is gained only if the action is done
option-still_wine_exchange = Exchange of still wines
option-still_wine_exchange-two_of_any = any two for one
option-still_wine_exchange-two_alike = two of one colour for one
option-still_wine_exchange-none = is not possible
option-joint_grant = A bonus token for press and winery
option-joint_grant-linked_spaces = on the two linked spaces
option-joint_grant-any_spaces = on any two of their spaces
option-joint_grant-none = is not given
option-vineyard_recycling = When the vineyard deck is empty
option-vineyard_recycling-reshuffle = the discards are shuffled
option-vineyard_recycling-run_dry = gaps stay open

## The board

champagne-scene-title = Domain of seat { $seat }
champagne-scene-thing = { $thing }
champagne-scene-number = { $number }
champagne-scene-round = Round { $round }
champagne-scene-stage-event = event
champagne-scene-stage-placement = placing
champagne-scene-stage-actions = actions
champagne-scene-stage-harvest = harvest
champagne-scene-stage-season_end = end of season
champagne-scene-part-vineyards = 1 Vineyards: upper and lower row
champagne-scene-part-market = 5 Market: upper and lower row
champagne-scene-part-order = Turn order
champagne-scene-part-piles = Left in the piles
champagne-scene-part-eco = Eco level: points at the end
champagne-scene-part-press = Press: grapes in a harvest
champagne-scene-part-winery = Winery: still wines
champagne-scene-part-cellar = Cellar: cuvées
champagne-scene-part-oenotheque = Oenothèque
champagne-scene-part-inheritance = Inheritance cards
champagne-scene-region-short = { $region ->
    [vallee_de_la_marne] Marne
    [montagne_de_reims] Reims
    [cote_des_bar] Bar
    [cote_des_blancs] Blancs
    [cote_de_sezanne] Sézanne
   *[any] any region
}
champagne-scene-pile-short = { $kind ->
    [vineyard] vineyard
    [local] local
    [continent] continent
    [overseas] overseas
    [event] event
   *[token] token
}
champagne-scene-part-marketing = Marketing: added to a delivery
champagne-scene-space-2-free = 4 Marketing, step 2: a collaborator comes here from step 1 and acts next round
champagne-scene-part-with-status = { $status ->
    [exact] { $part }; as printed
    [inferred] { $part }; inferred from pictures
   *[ours] { $part }; set by this project
}
champagne-scene-no-event = No event yet
champagne-scene-event-says = Event { $event }: { $effect }
champagne-scene-gap = Place { $number }: no vineyard
champagne-scene-vineyard-free = Vineyard { $vineyard }
champagne-scene-vineyard-taken = Vineyard { $vineyard }, wanted by seat { $seat }
champagne-scene-bonus = { $bonus ->
    [vp] +{ $value } VP
   *[eco] eco +{ $value }
}
champagne-scene-letter = { $colour ->
    [blue] Bu
    [black] Bk
   *[yellow] Ye
}
champagne-scene-collaborator-of = Collaborator of seat { $seat }
champagne-scene-space-2 = next
champagne-scene-adds = { $adds ->
    [point] +1 pt
    [less] -1 pt
    [greener] eco +1
    [dirtier] eco -1
    [linked] link
    [partial] part
   *[nothing] { $number }
}
champagne-scene-space-free = { champagne-area }, space { $number }, free: { champagne-adds }
champagne-scene-space-taken = { champagne-area }, space { $number }, taken by seat { $seat }
champagne-scene-family = { champagne-family }
champagne-scene-points = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
champagne-scene-eco = eco { $eco }
champagne-scene-order-says = { $row ->
    [upper] Upper row: { $order }, points { $vp }, eco { $eco } (teaching deck)
   *[lower] Lower row: { $order }, points { $vp }, eco { $eco } (teaching deck)
}
champagne-scene-market-gap = { $row ->
    [upper] Upper row: no order
   *[lower] Lower row: no order
}
champagne-scene-order-place = Place { $place } in the turn order: seat { $seat }
champagne-scene-pile = { $kind ->
    [vineyard] Vineyard deck
    [local] Local orders
    [continent] Continental orders
    [overseas] Overseas orders
    [event] Events
   *[token] Bonus tokens
}: { $count } left
champagne-scene-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
champagne-scene-vp-unit = { $count ->
    [one] point
   *[other] points
}
champagne-scene-delivered = { $count ->
    [one] 1 order delivered
   *[other] { $count } orders delivered
}
champagne-scene-eco-here = Eco level here: { $value ->
    [one] 1 point
   *[other] { $value } points
} at the end
champagne-scene-eco-level = Eco level: { $value ->
    [one] 1 point
   *[other] { $value } points
} at the end
champagne-scene-press-here = Press here: { $value ->
    [one] 1 grape
   *[other] { $value } grapes
}
champagne-scene-press-level = Press level: { $value ->
    [one] 1 grape
   *[other] { $value } grapes
}
champagne-scene-region = { $count ->
    [one] { $region }: 1 vineyard
   *[other] { $region }: { $count } vineyards
}
champagne-scene-own-vineyard = Own vineyard { $vineyard }
champagne-scene-module = Winery module { $number }
champagne-scene-module-unbuilt = Winery module { $number }, not installed
champagne-scene-empty-place = Empty place: { champagne-store }
champagne-scene-cube-in = A { champagne-cube } cube: { champagne-store }
champagne-scene-ribbon = +{ $points }
champagne-scene-marketing = { $status ->
    [exact] { champagne-cuvee }: { $count } of { $most } marketed, +{ $points } a delivery (as printed)
    [inferred] { champagne-cuvee }: { $count } of { $most } marketed, +{ $points } a delivery (inferred)
   *[ours] { champagne-cuvee }: { $count } of { $most } marketed, +{ $points } a delivery (set by this project)
}
champagne-scene-inheritance = { $where ->
    [hand] In hand: { $card }
    [picked] Chosen: { $card }
   *[kept] Kept: { $card }
}
champagne-scene-other = Seat { $seat }: points { $vp }, eco level { $eco }, press { $grapes }, still wines { $still }, cuvées { $cuvees }, vineyards { $vineyards }
champagne-scene-other-small = still { $still } · cuvées { $cuvees }
champagne-scene-pending-new = new cubes
champagne-scene-pending-any = to choose
champagne-scene-pending = { champagne-cubes-of } to choose from

## Setting up by hand

champagne-phase = { $phase ->
    [setup] setup
    [event] new event
    [placement] placing collaborators
    [actions] resolving actions
    [harvest] grape harvest
    [season_end] end of season
   *[over] game over
}

## What would make a move possible

champagne-change-more = More in the { champagne-store }: { $cubes }
champagne-change-less = Less in the { champagne-store }: { $cubes }
champagne-change-column = Only { $count } in the { champagne-cube } marketing column
champagne-change-space = A free space: { champagne-space }
champagne-change-event = A round without an event
champagne-change-market = In the lower row of the market: { $card }
