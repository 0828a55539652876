### What cards and spaces do, in words. A clause has no subject and a small first letter: it follows “you may”,
### “each opponent may”, or begins a sentence, which gives it its capital.

## Sentences and labels

effect-sentence = { CAPITAL($clause) }.
effect-label = { CAPITAL($clause) }

## Clauses together

effect-price = { $price } to { $gain }
effect-and = { $before } and { $after }
effect-more = { $before }, { $after }
effect-then = { $before }, then { $after }
effect-apart = { $before }. { CAPITAL($after) }
effect-or = { $before } or { $after }
effect-may = you may { $act }
effect-one-of = choose one: { $choices }
effect-one-or-both = choose one, or lose { $vp ->
    [one] 1 point
   *[other] { $vp } points
} to do both: { $choices }
effect-distinct = choose { $count } different ones: { $choices }
effect-second-price = lose { $vp ->
    [one] 1 point
   *[other] { $vp } points
} before the second of the two
choice = { $number ->
    [1] (1) { $clause }
    [2] (2) { $clause }
    [3] (3) { $clause }
   *[4] (4) { $clause }
}
choices = { $before }; { $after }

## Things

some-cards = { $kind ->
    [vine] { $count ->
        [one] 1 vine card
       *[other] { $count } vine cards
    }
    [summer] { $count ->
        [one] 1 summer visitor
       *[other] { $count } summer visitors
    }
    [order] { $count ->
        [one] 1 wine order
       *[other] { $count } wine orders
    }
    [winter] { $count ->
        [one] 1 winter visitor
       *[other] { $count } winter visitors
    }
    [visitor] { $count ->
        [one] 1 visitor (summer or winter)
       *[other] { $count } visitors (summer or winter)
    }
   *[any] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
some-token = { $kind ->
    [grape] 1 grape
   *[wine] { $least ->
        [1] 1 wine
       *[other] 1 wine worth { $least } or more
    }
}
some-and = { $before } and { $after }
some-or = { $before } or { $after }
some-vines = { $amount ->
    [up_to] up to { $count ->
        [one] 1 vine
       *[other] { $count } vines
    }
   *[exactly] { $count ->
        [one] 1 vine
       *[other] { $count } vines
    }
}
some-fields = { $amount ->
    [up_to] up to { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
   *[exactly] { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
}
some-wines = { $amount ->
    [up_to] up to { $count ->
        [one] 1 wine
       *[other] { $count } wines
    }
   *[exactly] { $count ->
        [one] 1 wine
       *[other] { $count } wines
    }
}
some-structures = { $amount ->
    [up_to] up to { $count ->
        [one] 1 structure
       *[other] { $count } structures
    }
   *[exactly] { $count ->
        [one] 1 structure
       *[other] { $count } structures
    }
}
some-workers = { $amount ->
    [up_to] up to { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
   *[exactly] { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
}
some-regular-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
some-lira = { $lira } lira

## Lira, points, income

effect-gain-lira = gain { $lira } lira
effect-gain-vp = score { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
effect-gain-extra-vp = score { $vp ->
    [one] 1 extra point
   *[other] { $vp } extra points
}
effect-pay = pay { $lira } lira
effect-pay-active = { $who ->
    [they] pay you { $lira } lira
   *[you] pay { $lira } lira to the player of the card
}
effect-lose-vp = lose { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
effect-raise-residual = raise your residual payment by { $residual }
effect-lower-residual = lower your residual payment by { $residual }
effect-tour = give a tour for { $lira } lira
effect-sell = { $grapes ->
    [one] { $combine ->
        [combine] sell 1 grape ({ $low } lira for values 1–3, { $middle } for 4–6, { $high } for 7–9) and sell or buy back 1 field for its number in lira, or only one of the two
       *[one_kind] sell 1 grape ({ $low } lira for values 1–3, { $middle } for 4–6, { $high } for 7–9), or sell or buy back 1 field for its number in lira
    }
   *[any] { $combine ->
        [combine] sell any number of grapes ({ $low } lira for values 1–3, { $middle } for 4–6, { $high } for 7–9) and sell or buy back 1 field for its number in lira, or only one of the two
       *[one_kind] sell any number of grapes ({ $low } lira for values 1–3, { $middle } for 4–6, { $high } for 7–9), or sell or buy back 1 field for its number in lira
    }
}

## Workers and structures

effect-train = { $lira ->
    [0] train 1 worker at no further cost
   *[other] train 1 worker for { $lira } lira
}
effect-train-now = { $lira ->
    [0] train 1 worker at no further cost, usable this year already
   *[other] train 1 worker for { $lira } lira, usable this year already
}
effect-build = { $discount ->
    [0] build { $structures }
   *[other] build { $structures } for { $discount } lira less
}
effect-build-free = build any { $structures } at no further cost
effect-build-of-cost = build { $structures } with a printed cost of { $low } or { $high } at no further cost
effect-build-only = build the { $structure } for { $lira } lira
effect-upgrade = { $discount ->
    [0] upgrade your cellar one level
   *[other] upgrade your cellar one level for { $discount } lira less
}
effect-upgrade-free = upgrade your cellar one level at no further cost

## Cards

effect-draw = draw { $things }
effect-discard = discard { $things }
effect-discard-hand = discard your whole hand (at least 1 card)
effect-discard-down = discard down to { $count ->
    [one] 1 card
   *[other] { $count } cards
}
effect-give = { $who ->
    [they] give you { $things }
   *[you] give { $things } to the player of the card
}
effect-play = play { $things }
effect-take-tops = { $alone ->
    [yes] take the top cards of { $count } discard piles, or of the only one, into your hand
   *[no] take the top cards of { $count } different discard piles into your hand
}
effect-reveal = reveal the top card of each of the { $decks } decks, keep { $count } of them and discard the others

## Fields, grapes and wine

effect-plant = plant { $vines }
effect-plant-any-structure = plant { $vines }, even without the structures needed
effect-plant-any-value = plant { $vines }, even above the limit of the field
effect-harvest = harvest { $fields }
effect-uproot = { $to ->
    [discard] uproot { $vines } to the discard pile
   *[hand] uproot { $vines } and take it back into your hand
}
effect-uproot-discard = { $which ->
    [any_vine_in_hand] uproot { $vines } into your hand and discard as many vine cards
   *[uprooted_only] uproot and discard { $vines }
}
effect-make-wine = make { $wines }
effect-make-wine-any-cellar = { $pushed ->
    [allowed] make { $wines } from grapes worth { $least } or more, even without the cellars needed
   *[illegal] make { $wines }, each worth { $least } or more, even without the cellars needed
}
effect-fill-order = fill 1 order
effect-add-grapes = { $slot ->
    [lost] add 1 red and 1 white grape worth 1 each to your crush pad; a grape without room is lost
   *[illegal] add 1 red and 1 white grape worth 1 each to your crush pad
}
effect-add-grape = { $slot ->
    [lost] add 1 red or white grape worth 1 to your crush pad; without room it is lost
   *[illegal] add 1 red or white grape worth 1 to your crush pad
}
effect-age-all = { $steps ->
    [one] age all your wines one step
   *[other] age all your wines { $steps } steps
}
effect-age-one = age 1 wine one step
effect-swap = { $limits ->
    [no] exchange 2 of your vines on different fields, whatever the field limits
   *[yes] exchange 2 of your vines on different fields, within the field limits
}

## Workers on the board, the wake-up chart, the influence map

effect-retrieve = { $excluded ->
    [whole_action] take back { $workers } you have placed, but none from the action that played this card
   *[own_card_worker] take back { $workers } you have placed, but not the one that played this card
}
effect-retrieve-grande = { $who ->
    [they] take back their placed grande worker
   *[you] take back your placed grande worker
}
effect-send-ahead = { $impossible ->
    [refund] place 1 worker ahead of time on a free space of a winter action. The action is carried out when winter begins; if it is impossible then, the worker comes back
   *[lost] place 1 worker ahead of time on a free space of a winter action. The action is carried out when winter begins; if it is impossible then, it is lost
}
effect-use-action = carry out any 1 summer action without its bonus. It takes no worker and no free space
effect-move-rooster = move your rooster to a free wake-up row, take the bonus of that row and pass for the season
effect-temporary-worker = use the temporary worker this year
effect-place-star = place 1 of your stars in a region and take the reward there. Once all are placed, move one without a reward

## For each, or if

effect-per-empty_fields = { $gain } for each empty field you own
effect-per-planted_fields = { $gain } for each planted field you own
effect-per-structures_of_cost_4 = { $gain } for each of your structures with a printed cost of 4
effect-per-six_structures = { $gain } if you then have 6 or more structures
effect-per-six_vines = { $gain } if your fields then hold 6 or more vines
effect-per-cards_in_hand = { $gain } for each card left in your hand
effect-per-six_workers = { $gain } if you have all 6 workers
effect-per-opponents_with_six_workers = { $gain } for each opponent with all 6 workers
effect-per-printed_cost_5_or_6 = { $gain } if its printed cost is 5 or 6
effect-per-vine_of_value_4 = { $gain } if the vine is worth 4
effect-per-three_kinds_on_that_field = { $gain } if its field then holds 3 or more different vines
effect-per-sparkling_wines = { $gain } for each sparkling wine among them
effect-per-kinds_of_wine = { $gain } for each different type of wine among them
effect-per-all_three_fields = { $gain } if you harvest all 3 fields this way
effect-per-best_wine_of_all = { $gain } if that wine was worth more than every other in all cellars
effect-depending-below_zero = if your points are below 0, { $then }. Otherwise { $otherwise }

## The others

effect-opponents-may = each opponent may { $offer }
effect-everybody-may = every player, you included, may { $offer }
effect-per-taker = for each opponent who does, { $gain }
effect-per-refuser = for each opponent who does not, { $gain }
effect-name = name up to { $count ->
    [one] 1 opponent
   *[other] { $count } opponents
}
effect-pay-named = pay each of them { $lira } lira and score { $vp ->
    [one] 1 point
   *[other] { $vp } points
} for each
effect-named-give = each of them gives you { $things } of their choice; for each who has none, score { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
effect-neighbour-must = the player on your right has to { $task }
effect-pooled-offer = your opponents may together give you { $things }. If they do not, { $otherwise }

## Kinds of cards and spaces

card-kind-action = Actions
card-kind-row = Wake-up chart
card-kind-structure = Structures
card-kind-vine = Vine cards
card-kind-order = Wine orders
card-kind-summer = Summer visitors
card-kind-winter = Winter visitors
card-kind-mama = Mama cards
card-kind-papa = Papa cards
card-kind-automa = Automa cards
card-kind-region = Influence map

## Spaces

space-action = { $season ->
    [summer] Summer. { $words }
   *[winter] Winter. { $words }
}
space-bonus-again = Bonus: do it once more.
space-bonus = Bonus: { $bonus }.
space-bonus-before = Bonus: { $bonus } before you pay.
space-bonus-instead = Bonus: { $bonus } instead.
space-cart = Any number of workers may stand here.
space-yoke = { $limit ->
    [one_worker_space] Only with a yoke, in summer and winter, whenever no worker stands there.
   *[once_per_year] Only with a yoke, once a year, in summer or winter.
}
row-nothing = No bonus.

## Structures

structure-trellis = Needed to plant vines that show a trellis.
structure-irrigation = Needed to plant vines that show irrigation.
structure-yoke = A space of your own: { $effect }.
structure-windmill = { $trigger ->
    [plant_action_only] Once a year, score 1 point when you plant with the plant action.
   *[any_planting] Once a year, score 1 point when you plant a vine.
}
structure-cottage = { $choice ->
    [sequential] In fall, draw 2 visitors instead of 1; choose the second kind after seeing the first card.
   *[both_before_draw] In fall, draw 2 visitors instead of 1; choose both kinds before looking.
}
structure-tasting_room = { $trigger ->
    [action_space_only] Once a year, score 1 point when you give a tour with the tour action while you have wine.
   *[tour_action] Once a year, score 1 point when you give a tour while you have wine.
}
structure-medium_cellar = Wine can be worth up to { $top }, and you can make blush wine.
structure-large_cellar = Wine can be worth up to { $top }, and you can make sparkling wine. Needs the Medium Cellar.
structure-cost = { $cost } lira. { $words }

## Vines, orders, parents, the Automa, regions

vine-values = { $red ->
    [0] White { $white }.
   *[other] { $white ->
        [0] Red { $red }.
       *[other] Red { $red }, white { $white }.
    }
}
vine-needs = Needs { $structures }.
order-words = Deliver { $wines } to score { $vp ->
    [one] 1 point
   *[other] { $vp } points
} and raise your residual payment by { $residual }.
mama-words = You start with { $things }.
papa-words = You start with the grande worker and { $lira } lira. Choose: { $gift }, or { $instead } more lira.
papa-words-without-lira = You start with the grande worker. Choose: { $gift }, or { $instead } lira.
automa-words = Blocks in summer: { $summer }. Blocks in winter: { $winter }.
region-reward = On placing a star: { $effect }.
region-scores = At the end, the player who alone has the most stars here scores { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.

## Buttons

move-choose-effect = { $number ->
    [1] (1) { $effect }
    [2] (2) { $effect }
    [3] (3) { $effect }
   *[4] (4) { $effect }
}
move-choose-effects = Both: { $effect }
move-accept-offer = { $effect }
