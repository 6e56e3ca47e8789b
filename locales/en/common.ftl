# Names used everywhere: regions, colours, cards, levels, variants, terms.

elgrande = El Grande

## Regions and other places

region-galicia = Galicia
region-navarra = Navarra
region-aragon = Aragón
region-cataluna = Cataluña
region-castilla = Castilla
region-toledo = Toledo
region-valencia = Valencia
region-sevilla = Sevilla
region-granada = Granada
castillo = Castillo
france = France
portugal = Portugal

## Players

player-red = Red
player-blue = Blue
player-green = Green
player-orange = Orange
player-purple = Purple
player-dummy = Dummy

## Terms

caballero = caballero
caballeros = caballeros
grande = grande
king = king
kings-region = the king’s region
court = court
province = province
region = region
power-card = power card
power-cards = power cards
action-card = action card
action-cards = action cards
special-action = special action
scoring-tile = scoring tile
start-marker = start marker
modifier = modifier
modifiers = modifiers
region-card = region card
round-marker = round marker
discard = discard pile
dummy = dummy

## Levels of bots

level-random = Random
level-random-about = Plays any legal move.
level-squire = Squire
level-squire-about = Looks one step ahead. Good for first games.
level-caballero = Caballero
level-caballero-about = Thinks a whole turn through. Right for most players.
level-grande = Grande
level-grande-about = Thinks hard and counts well.
level-master = Master
level-master-about = Has learned from many games what a position is worth. The strongest.

## Variants

variant-short = Short game
variant-short-about = Six rounds instead of nine, with a general scoring after every second round.
variant-regency = New Regency
variant-regency-about = Stack 5 gets new cards: the king goes into exile, swaps with a grande or guards the castillo.
variant-power-shift = Power Shift
variant-power-shift-about = Modifiers change the value of your power cards; some add a small extra ability.
variant-merged = Merged stacks
variant-merged-about = With 3 players, stacks 2 and 3 are shuffled together, so only 4 action cards are revealed each round.
variant-memory-aid = Memory aid
variant-memory-aid-about = Everyone sees how many caballeros are in the castillo.
variant-representation = Representation
variant-representation-about = Adds this action card to stack 1.
variant-veto = Veto
variant-veto-about = Adds this action card to stack 2. There are two copies.
variant-rivalry = Rivalry
variant-rivalry-about = Adds this action card to stack 4.

## Action cards: the name, and what the special action does

card-intrigue = Intrigue
card-intrigue-text = Move up to 2 of your caballeros and up to 2 opposing caballeros.
card-conspiracy = Conspiracy
card-conspiracy-text = Choose a region. Move up to 5 caballeros of any colour out of it.
card-ambush = Ambush
card-ambush-text = Move up to 3 opposing caballeros.
card-march = March
card-march-text = Move up to 4 of your caballeros.
card-upheaval = Upheaval
card-upheaval-text = Move up to 4 caballeros of any colour.
card-skirmish = Skirmish
card-skirmish-text = Move up to 3 caballeros of any colour.
card-exodus = Exodus
card-exodus-text = Choose a region. Move any number of your caballeros out of it.
card-militia = Militia
card-militia-text = Place up to 2 caballeros from your court in any regions but the king’s.
card-justice = Justice
card-justice-text = Score one region. It can be the king’s region.
card-withdrawal = Withdrawal
card-withdrawal-text = Each opponent returns 3 caballeros of their choice from regions and/or their court.
card-civil-war = Civil War
card-civil-war-text = Each opponent secretly chooses a region where they have caballeros and returns all of theirs from it.
card-assassin = Assassin
card-assassin-text = Return 1 caballero of each opponent from any regions. You choose which.
card-levy = Levy
card-levy-text = Each opponent returns 3 caballeros from their court.
card-disbandment = Disbandment
card-disbandment-text = Each opponent returns all caballeros from their court.
card-desertion = Desertion
card-desertion-text = Each opponent secretly chooses a region where they have caballeros and returns 2 of theirs from it.
card-outposts = Outposts
card-outposts-text = Score all regions where 1st place is currently worth 4.
card-fiesta = Fiesta
card-fiesta-text = Score all regions where 1st place is currently worth 5.
card-revelation = Revelation
card-revelation-text = Open the castillo and score it. Everything goes back in.
card-strongholds = Strongholds
card-strongholds-text = Score all regions where 1st place is currently worth 6 or 7.
card-supremacy = Supremacy
card-supremacy-text = In every region, score 1st place only, and only where it isn’t tied.
card-heartland = Heartland
card-heartland-text = Score the region with the most caballeros. If several tie, score them all.
card-hinterland = Hinterland
card-hinterland-text = Score the region with the fewest caballeros, but at least 1. If several tie, score them all.
card-decree = Decree
card-decree-text = Place a scoring tile on a free score bar, or move one already on the board. Not into or out of the king’s region.
card-empowerment = Empowerment
card-empowerment-text = Take one of your played power cards back into your hand.
card-new-home = New Home
card-new-home-text = Move your grande to another region. Not into or out of the king’s region.
card-coup = Coup
card-coup-text = Choose a region. Each opponent there secretly chooses another region and moves all their caballeros from the first to it.
card-summons = Summons
card-summons-text = Take 2 caballeros from the province to your court.
card-royal-adviser = Royal Adviser
card-royal-adviser-text = Move the king to an adjacent region.
card-your-majesty = Your Majesty
card-your-majesty-text = Move the king to any other region.
card-representation = Representation
card-representation-text = Move any number of your caballeros out of one region, or place up to 2 from your court in any regions.
card-veto = Veto
card-veto-text = Keep it in front of you. Once this round or next, cancel another player’s special action.
card-rivalry = Rivalry
card-rivalry-text = Everyone, you included, secretly chooses a region. Score each region chosen exactly once.
card-exile = Exile
card-exile-text = Move the king to France or Portugal. Caballeros are then placed in the regions bordering that country.
card-entourage = Entourage
card-entourage-text = Move the king to another region. 2 caballeros of your choice go with him.
card-country-seat = Country Seat
card-country-seat-text = Move the king to the region with the fewest caballeros, but at least 1.
card-competition = Competition
card-competition-text = Move the king to another region. All grandes there go into the castillo.
card-revolt = Revolt
card-revolt-text = The king goes beside the castillo, which becomes the king’s region.
card-infiltration = Infiltration
card-infiltration-text = The king stays. This turn, you can place in his region too.
card-deputy = Deputy
card-deputy-text = Swap the king with any grande, if both are in regions.
