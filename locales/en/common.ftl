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
level-random-about = Plays random legal moves.
level-squire = Squire
level-squire-about = Takes the points it sees now and forgets a lot. Good for first games.
level-caballero = Caballero
level-caballero-about = Considers how the round may play out and forgets little. A good match for most players.
level-grande = Grande
level-grande-about = Plans its whole turn, counts well and forgets nothing.
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
