### The words of the game, each with what a beginner needs to know. In which forms they are found in sentences is in
### data/glossary.csv of the game.

viticulture-terms-vineyard = The vineyard

viticulture-term-vineyard = vineyard
    .about = Everything of one seat: its mat with fields, structures, crush pad and cellar.
viticulture-term-field = field
    .about = Where your vines grow; each seat owns three, and the number of a field is the most its vines may add up to.
viticulture-term-vine = vine
    .about = Planted on a field, it yields its grapes at every harvest and stays there.
viticulture-term-crush_pad = crush pad
    .about = The places for your grapes: 1 to 9 in red and 1 to 9 in white, one grape on each.
viticulture-term-cellar = cellar
    .about = The places for your wine, one on each; its size decides which kinds you can make and how high they go.
viticulture-term-small_cellar = small cellar
    .about = The cellar everybody begins with: red and white wine up to 3.
viticulture-term-medium_cellar = medium cellar
    .about = Lets wine go up to 6, and makes blush possible.
viticulture-term-large_cellar = large cellar
    .about = Lets wine go up to 9, and makes sparkling possible; the medium cellar comes first.

viticulture-terms-wine = Grapes and wine

viticulture-term-grape = grape
    .about = What a harvest brings: red or white, with a value from 1 to 9, kept on the crush pad.
viticulture-term-value = value
    .about = The number of a grape or a wine, from 1 to 9: the higher, the better.
viticulture-term-wine = wine
    .about = Made from grapes, kept in the cellar, and used to fill orders.
viticulture-term-red_wine = red wine
    .about = Made of one red grape, and worth as much as the grape.
viticulture-term-white_wine = white wine
    .about = Made of one white grape, and worth as much as the grape.
viticulture-term-blush = blush
    .about = Made of one red and one white grape, whose values are added; 4 is the least, so it takes the medium cellar.
viticulture-term-sparkling = sparkling
    .about = Made of two red grapes and one white, whose values are added; 7 is the least, so it takes the large cellar.
viticulture-term-age = age
    .about = To grow one better: at year-end every grape and every wine goes up by one where the place above is free and built.

viticulture-terms-structure = Structures

viticulture-term-structure = structure
    .about = A building on your mat: once built it helps for the rest of the game.
viticulture-term-trellis = trellis
    .about = A structure that some vines need before they can be planted.
viticulture-term-irrigation = irrigation
    .about = A structure that some vines need before they can be planted.
viticulture-term-yoke = yoke
    .about = A structure with a space for one of your own workers a year: harvest a field or uproot a vine there.
viticulture-term-windmill = windmill
    .about = A structure that brings 1 victory point when you plant, once a year.
viticulture-term-cottage = cottage
    .about = A structure that brings one more visitor in fall.
viticulture-term-tasting_room = tasting room
    .about = A structure that brings 1 victory point when you give a tour with wine in the cellar, once a year.

viticulture-terms-worker = Workers

viticulture-term-worker = worker
    .about = Placed on a space to do an action, summer or winter; used workers come home at year-end.
viticulture-term-grande_worker = grande worker
    .about = A worker that does an action even where every space is taken; each seat has one.
viticulture-term-temporary_worker = temporary worker
    .about = An extra worker from the wake-up chart, who stays for one year.
viticulture-term-train = train worker
    .about = To pay for one more worker, who is ready from next year on.
viticulture-term-space = action space
    .about = A place on the board for one worker; how many an action has depends on the number of players.
viticulture-term-bonus_space = bonus space
    .about = An action space that gives something extra to whoever comes first.
viticulture-term-pass = pass
    .about = To place no more workers this season; the others go on without you.

viticulture-terms-action = Actions

viticulture-term-action = action
    .about = What a worker is sent to do; six belong to summer, six to winter.
viticulture-term-tour = give tour
    .about = The summer action that earns 2 lira.
viticulture-term-build = build
    .about = The summer action by which you pay for a structure and set it up.
viticulture-term-plant = plant
    .about = The summer action that puts a vine card from your hand on a field; all vines there together must fit its number.
viticulture-term-sell = sell
    .about = The summer action that turns grapes into lira, or a field without vines, which can be bought back.
viticulture-term-uproot = uproot
    .about = To take a vine off its field.
viticulture-term-harvest = harvest
    .about = The winter action by which a field brings one grape a colour, worth what its vines of that colour add up to.
viticulture-term-make_wine = make wine
    .about = The winter action that turns grapes on the crush pad into up to two wines.
viticulture-term-fill_order = fill order
    .about = The winter action that hands over the wines an order asks for, for points and residual payment.
viticulture-term-gain_lira = gain 1 lira
    .about = The action that is never full: any number of workers, 1 lira each.

viticulture-terms-card = Cards

viticulture-term-vine_card = vine card
    .about = A vine to plant, with the grapes it yields and the structures it needs.
viticulture-term-wine_order = wine order
    .about = A card that asks for certain wines, and pays with points and residual payment.
viticulture-term-visitor = visitor
    .about = A card that is played once for its effect, with the action of its season.
viticulture-term-summer_visitor = summer visitor
    .about = A visitor that is played in summer.
viticulture-term-winter_visitor = winter visitor
    .about = A visitor that is played in winter.
viticulture-term-mama = mama
    .about = A card from the setup: it gives you your first cards and workers.
viticulture-term-papa = papa
    .about = A card from the setup: it gives you your first lira, and a gift or more lira instead.
viticulture-term-deck = deck
    .about = Cards of one kind, face down, to draw from; an empty one is made anew from its discard pile.
viticulture-term-discard_pile = discard pile
    .about = Where used and discarded cards of a kind lie, face up.
viticulture-term-hand_limit = hand limit
    .about = At year-end nobody keeps more than seven cards in hand.

viticulture-terms-year = The year

viticulture-term-spring = spring
    .about = The season in which everybody chooses a row of the wake-up chart.
viticulture-term-summer = summer
    .about = The season of building, planting, selling and summer visitors.
viticulture-term-fall = fall
    .about = The season in which everybody draws a visitor.
viticulture-term-winter = winter
    .about = The season of harvesting, making wine, filling orders and winter visitors.
viticulture-term-year_end = year-end
    .about = After winter: grapes and wine age, workers come home, residual payment comes in, hands go down to seven cards.
viticulture-term-wake_up = wake-up chart
    .about = Chosen anew every spring: an early row acts first, a late row gives a better bonus.
viticulture-term-rooster = rooster
    .about = Your token on the wake-up chart.
viticulture-term-first_player = first player
    .about = Chooses a wake-up row before the others; somebody else does next year.

viticulture-terms-points = Money and points

viticulture-term-lira = lira
    .about = The money of the game.
viticulture-term-residual_payment = residual payment
    .about = Lira that you get at every year-end; mostly orders raise it.
viticulture-term-victory_point = victory point
    .about = Whoever has most at the end wins; once somebody has 20, the year is the last.
viticulture-term-star = star
    .about = A token on the influence map: most of them in a region score at the end.
viticulture-term-influence = influence map
    .about = A board from the Tuscany expansion with seven regions, where stars bring a bonus at once and points at the end.
viticulture-term-region = region
    .about = A part of the influence map.

viticulture-terms-solo = The solo game

viticulture-term-solo = solo game
    .about = One person against the Automa, for seven years.
viticulture-term-automa = Automa
    .about = The opponent of the solo game: its cards take spaces before you.
viticulture-term-bonus_token = bonus token
    .about = In the solo game: spend it with a worker to use a space as one with a bonus.
