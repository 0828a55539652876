# What would make a move legal: small changes of the position, as short labels.

change-lira = { $number } lira
change-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
change-residual = Residual payment { $number }
change-worker = One more worker to place
change-worker-fewer = One worker fewer
change-grande = The grande worker still to place
change-space-free = A free space: { $action }
change-space-full = No free space: { $action }
change-season = { $season ->
    [summer] Summer
   *[winter] Winter
}
change-row = Row { $row } free
change-token = One more bonus token
change-built = Built: { $structures }
change-not-built = Not built yet: { $structure }
change-yoke-unused = The yoke not used yet this year
change-field-owned = Field { $field } not sold
change-field-sold = Field { $field } sold
change-field-empty = Nothing planted on field { $field }
change-field-vine = { $vine } on field { $field }
change-field-vine-gone = One { $vine } fewer on field { $field }
change-unharvested = Field { $field } not harvested yet this year
change-crush_pad = A { colour-grape } worth { $value }
change-crush_pad-less = Without the { colour-grape } worth { $value }
change-cellar = A { colour-wine } worth { $value }
change-cellar-less = Without the { colour-wine } worth { $value }
change-card = In hand: { $card }
change-hand = { $number ->
    [one] One more card in hand
   *[other] { $number } more cards in hand
}
change-star = One star fewer: { $region }
