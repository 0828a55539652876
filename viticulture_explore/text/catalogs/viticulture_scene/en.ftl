### The board of Viticulture: what is written on it and what a screen reader says of it.

scene-title = Vineyard of seat { $seat }
scene-thing = { $thing }
scene-number = { $number }
scene-year = Year { $year }

scene-stage-spring = spring
scene-stage-summer = summer
scene-stage-fall = fall
scene-stage-winter = winter

# The main board.
scene-actions-summer = Summer actions
scene-actions-winter = Winter actions
# As short as the board needs it.
scene-action-name = { $id ->
    [play_summer] Summer visitor
    [play_winter] Winter visitor
    [sell] Sell grapes/field
   *[other] { $action }
}
scene-action = Action: { $action }
scene-action-unbuilt = { $action }: an action only for those who have built it
scene-space-plain = { $action }: free space
scene-space-plain-taken = { $action }: space taken by { $seat ->
    [0] the Automa
   *[other] seat { $seat }
}
scene-space-bonus = { $action }: free space with a bonus
scene-space-bonus-taken = { $action }: bonus space taken by { $seat ->
    [0] the Automa
   *[other] seat { $seat }
}
scene-bonus-mark = +
scene-worker-of = { $kind ->
    [grande] Grande worker
   *[regular] Worker
} of { $seat ->
    [0] the Automa
   *[other] seat { $seat }
}
scene-chart = Wake-up chart
scene-row = Row { $row }: { $bonus }, free
scene-row-taken = Row { $row }: { $bonus }, taken by seat { $seat }
scene-row-1 = no bonus
scene-row-2 = 1 vine card
scene-row-3 = 1 wine order
scene-row-4 = 1 lira
scene-row-5 = 1 visitor
scene-row-6 = 1 point
scene-row-7 = temporary worker
scene-rooster = Rooster of seat { $seat } on row { $row }
# On the edge of each card: its kind, and the same as a letter.
scene-kind-vine = Vine
scene-kind-summer = Summer
scene-kind-order = Order
scene-kind-winter = Winter
scene-kind-letter-vine = V
scene-kind-letter-summer = S
scene-kind-letter-order = O
scene-kind-letter-winter = W
scene-decks = Decks
scene-deck = { $kind ->
    [vine] Vine deck
    [summer] Summer visitor deck
    [order] Wine order deck
   *[winter] Winter visitor deck
}: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $discards } discarded

# The vineyard.
scene-lira = { $count } lira
scene-lira-unit = lira
scene-vp = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
scene-vp-unit = { $count ->
    [one] point
   *[other] points
}
scene-residual = Residual payment: { $count } lira a year
scene-residual-unit = a year
scene-own-grande = Grande worker, still to be placed
scene-own-grande-placed = Grande worker, placed
scene-own-worker-ready = Worker, still to be placed
scene-own-worker-placed = Worker, placed
scene-own-worker-training = Worker in training, usable from next year
scene-own-temporary = Temporary worker, still to be placed
scene-own-temporary-placed = Temporary worker, placed
scene-fields = Fields
scene-field = Field { $field }
scene-field-sum = { $value } of { $limit }
scene-field-open = Field { $field }: vines worth { $value } of { $field }, red { $red }, white { $white }
scene-field-harvested = Field { $field }, harvested this year: vines worth { $value } of { $field }, red { $red }, white { $white }
scene-field-sold = Field { $field }: sold
scene-sold = sold
scene-nothing-planted = nothing planted
scene-vine = { $count ->
    [one] { $vine }
   *[other] { $vine } × { $count }
}
scene-vine-values = { $vine }, { $count } planted: red { $red }, white { $white }
scene-crush-pad = Crush pad
scene-cellar = Cellar
scene-small_cellar = small
scene-medium_cellar = medium
scene-medium_cellar-unbuilt = medium · { $cost } lira (not built)
scene-large_cellar = large
scene-large_cellar-unbuilt = large · { $cost } lira (not built)
scene-colour-red = red
scene-colour-white = white
scene-colour-blush = blush
scene-colour-sparkling = sparkling
scene-letter-red = R
scene-letter-white = W
scene-letter-blush = B
scene-letter-sparkling = S
scene-grape = { $colour ->
    [red] Red grape { $value }
   *[white] White grape { $value }
}
scene-grape-place = { $colour ->
    [red] Empty place for a red grape { $value }
   *[white] Empty place for a white grape { $value }
}
scene-wine = { $colour ->
    [red] Red wine { $value }
    [white] White wine { $value }
    [blush] Blush wine { $value }
   *[sparkling] Sparkling wine { $value }
}
scene-wine-place = { $colour ->
    [red] Empty place for a red wine { $value }
    [white] Empty place for a white wine { $value }
    [blush] Empty place for a blush wine { $value }
   *[sparkling] Empty place for a sparkling wine { $value }
}
scene-wine-place-unbuilt = { scene-wine }: no place for it before the { $needed } is built
scene-structures = Structures
scene-built = { $structure }
scene-unbuilt = { $structure } { $cost }
scene-building = { $structure }: built
scene-building-used = { $structure }: built, used this year
scene-building-unbuilt = { $structure }: not built, costs { $cost } lira
scene-hand = Hand
scene-hand-empty = no cards
scene-card-vine = Vine card: { $card }
scene-card-summer = Summer visitor: { $card }
scene-card-winter = Winter visitor: { $card }
scene-order = Wine order for { $wines }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $residual } lira a year
scene-order-reward = { $points ->
    [one] 1 pt, +{ $residual }
   *[other] { $points } pts, +{ $residual }
}
scene-other = Seat { $seat }: lira { $lira }, points { $points }, lira a year { $residual }, workers left { $workers }, wines { $wines }, grapes { $grapes }, cards { $cards }
scene-other-tokens = { $wines ->
    [one] 1 wine
   *[other] { $wines } wines
}, { $grapes ->
    [one] 1 grape
   *[other] { $grapes } grapes
}

# Why something did not end where one would think.
scene-why-cellar = { $value } needs the { $needed }
scene-why-taken = { $value } is taken

# The solo game and the influence map.
scene-tokens = Bonus tokens at hand
scene-tokens-none = none
scene-token = Bonus token of row { $row }: { $bonus }
scene-automa = Automa cards still to come: { $count }
scene-influence = Influence map
scene-region-name = { $region } ({ $points })
scene-region = { $region }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end. Stars: { $stars }
scene-stars-of = seat { $seat }: { $count }
scene-stars = ×{ $count }

# What the parts of the board are for.
scene-about-actions-summer = Summer actions: in summer each worker is placed on one of these.
scene-about-actions-winter = Winter actions: in winter each worker is placed on one of these.
scene-about-chart = Wake-up chart: in spring each seat chooses a row. It sets the turn order of the year and brings a bonus.
scene-about-decks = Decks: the cards still to be drawn.
scene-about-fields = Fields: vines are planted here, up to the limit of the field, and harvested as grapes.
scene-about-crush-pad = Crush pad: harvested grapes lie here by colour and value until they are made into wine.
scene-about-cellar = Cellar: wine lies here by kind and value. It ages by one each year, as far as the cellar is built.
scene-about-structures = Structures: built once, they help from then on.
scene-about-hand = Hand: at the end of the year at most seven cards are kept.
scene-about-tokens = Bonus tokens: each brings the bonus of an action once, in the solo game.
scene-about-influence = Influence map: a star brings the reward of its region at once; whoever alone leads a region at the end scores it.
