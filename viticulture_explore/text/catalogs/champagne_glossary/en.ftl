### The words of the game, each with what a beginner needs to know. In which forms they are found in sentences is in
### data/glossary.csv of the game.

champagne-terms-domain = The domain

champagne-term-vineyard = vineyard
    .about = A card in your domain that yields grapes at every harvest.
champagne-term-region = region
    .about = One of the five parts of Champagne; each has a column on your board.
champagne-term-press = press
    .about = It decides how many grapes you may bring in at a harvest.
champagne-term-winery = winery
    .about = Where your still wines lie until they are blended.
champagne-term-module = winery module
    .about = An addition to your winery, with room for three more still wines.
champagne-term-cellar = cellar
    .about = Where your cuvées lie, ready for the market or for marketing.
champagne-term-oenotheque = oenothèque
    .about = A show cellar for a few cuvées on their way to the marketing columns.
champagne-term-marketing = marketing columns
    .about = Cuvées placed here, sorted by colour, make later deliveries worth more.
champagne-term-eco_level = eco level
    .about = How gently you treat nature: a track whose number is scored at the end.

champagne-terms-wine = Grapes and wine

champagne-term-grape = grape
    .about = What the vineyards yield: blue, black or yellow cubes.
champagne-term-cube = cube
    .about = Grape or wine: blue is worth 1 point, black 2 and yellow 3.
champagne-term-still_wine = still wine
    .about = A harvested cube in the winery, not yet blended.
champagne-term-cuvee = cuvée
    .about = A finished wine in the cellar: what the market cards ask for.
champagne-term-brut = Tradition Brut
    .about = The blue cuvée: one blue still wine and any two others.
champagne-term-noirs = Blanc de Noirs
    .about = The black cuvée: two black still wines and a black or blue one.
champagne-term-blancs = Blanc de Blancs
    .about = The yellow cuvée: three yellow still wines.
champagne-term-blend = blend
    .about = To make one cuvée of three still wines; the other two are gone.
champagne-term-harvest = harvest
    .about = Every vineyard yields its grapes, as far as the press and the winery let them in.
champagne-term-production = production
    .about = All the grapes that your vineyards of one region yield together.

champagne-terms-round = The round

champagne-term-collaborator = collaborator
    .about = The piece you place on a space; what it does is resolved once all are placed.
champagne-term-area = area
    .about = A part of the board with one action; areas are resolved by number.
champagne-term-space = space
    .about = A place for one collaborator; some add or cost something.
champagne-term-event = event
    .about = A card turned up each round that changes something for that round.
champagne-term-council = Cellar Masters’ Council
    .about = Collaborators here move you up in the turn order of the next round.
champagne-term-turn_order = turn order
    .about = Who places and acts first, second, and so on.
champagne-term-step_1 = step 1
    .about = The first half of marketing: cuvées go from the cellar to the oenothèque this round.
champagne-term-step_2 = step 2
    .about = The second half of marketing: next round the cuvées go on to the marketing columns.
champagne-term-draft = draft
    .about = The beginning of the game: keep one card, hand the others on, three times.
champagne-term-inheritance = inheritance card
    .about = A card of the draft: it gives you a start in vineyards, press or winery.
champagne-term-star = star
    .about = Printed on inheritance cards: most of them go first.

champagne-terms-market = The market

champagne-term-market_card = market card
    .about = Asks for certain cuvées, and pays points for them.
champagne-term-deliver = deliver
    .about = To pay the cuvées of a market card for its points.
champagne-term-partial_delivery = partial delivery
    .about = A delivery with one cube less, and so many points less.
champagne-term-upper_row = upper row
    .about = The cards that came last, and slide down later.
champagne-term-lower_row = lower row
    .about = The cards that have lain longest; those of the market bring a bonus token.
champagne-term-bonus_token = bonus token
    .about = A small extra, turned up when you gain it.
