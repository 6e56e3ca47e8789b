# Names that stand everywhere: regions, colours, cards, levels, variants, terms.

elgrande = El Grande

## Regions and what lies around them

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
discard = discard
dummy = dummy

## Levels of bots

level-random = Random
level-random-about = Plays whatever is allowed.
level-squire = Squire
level-squire-about = Looks one step ahead. For first games.
level-caballero = Caballero
level-caballero-about = Thinks a turn through. For most people.
level-grande = Grande
level-grande-about = Thinks hard and counts well.
level-master = Master
level-master-about = Has learned from many games what a position is worth. The strongest.

## Variants

variant-short = Short game
variant-short-about = Six rounds instead of nine, with a general scoring after every second.
variant-regency = New Regency
variant-regency-about = The fifth stack has new cards: the king goes to exile, swaps with a grande, stands by the castillo.
variant-power-shift = Power Shift
variant-power-shift-about = Modifiers change the power cards, and each has a small deed of its own.
variant-merged = Merged stacks
variant-merged-about = With three players stacks two and three are one, so only four action cards lie open.
variant-memory-aid = Memory aid
variant-memory-aid-about = Everybody sees how many caballeros stand in the castillo.
variant-representation = Representation
variant-representation-about = This action card joins the first stack.
variant-veto = Veto
variant-veto-about = This action card joins the second stack; there are two of it.
variant-rivalry = Rivalry
variant-rivalry-about = This action card joins the fourth stack.

## Action cards: the name, and what the special action does

card-intrigue = Intrigue
card-intrigue-text = Move up to 2 of your caballeros and up to 2 of others.
card-conspiracy = Conspiracy
card-conspiracy-text = Choose a region. Move up to 5 caballeros of any colours out of it.
card-ambush = Ambush
card-ambush-text = Move up to 3 caballeros of others.
card-march = March
card-march-text = Move up to 4 of your caballeros.
card-upheaval = Upheaval
card-upheaval-text = Move up to 4 caballeros of any colours.
card-skirmish = Skirmish
card-skirmish-text = Move up to 3 caballeros of any colours.
card-exodus = Exodus
card-exodus-text = Choose a region. Move as many of your caballeros out of it as you like.
card-militia = Militia
card-militia-text = Place up to 2 caballeros from your court in any regions, but not in the king’s.
card-justice = Justice
card-justice-text = Score one region. It may be the king’s.
card-withdrawal = Withdrawal
card-withdrawal-text = Every opponent returns 3 caballeros from regions or court to the province, and chooses which.
card-civil-war = Civil War
card-civil-war-text = Every opponent secretly chooses a region where they stand, and returns all their caballeros from it.
card-assassin = Assassin
card-assassin-text = Return one caballero of every opponent from a region, which one you decide.
card-levy = Levy
card-levy-text = Every opponent returns 3 caballeros from their court.
card-disbandment = Disbandment
card-disbandment-text = Every opponent returns all caballeros from their court.
card-desertion = Desertion
card-desertion-text = Every opponent secretly chooses a region where they stand, and returns 2 caballeros from it.
card-outposts = Outposts
card-outposts-text = Score all regions whose first place is worth 4 now.
card-fiesta = Fiesta
card-fiesta-text = Score all regions whose first place is worth 5 now.
card-revelation = Revelation
card-revelation-text = Open the castillo and score it. Everything goes back in.
card-strongholds = Strongholds
card-strongholds-text = Score all regions whose first place is worth 6 or 7 now.
card-supremacy = Supremacy
card-supremacy-text = Score first place in every region, where one player alone holds it.
card-heartland = Heartland
card-heartland-text = Score the region with the most caballeros; where several have as many, each of them.
card-hinterland = Hinterland
card-hinterland-text = Score the region with the fewest caballeros, at least one; where several have as few, each of them.
card-decree = Decree
card-decree-text = Lay a scoring tile on a free score bar, or move one that lies. Not at the king’s region.
card-empowerment = Empowerment
card-empowerment-text = Take back one of the power cards you have played.
card-new-home = New Home
card-new-home-text = Move your grande to another region, neither out of the king’s nor into it.
card-coup = Coup
card-coup-text = Choose a region. Every opponent there secretly chooses another, and all their caballeros move to it.
card-summons = Summons
card-summons-text = Take 2 caballeros from the province to your court.
card-royal-adviser = Royal Adviser
card-royal-adviser-text = Move the king to a neighbouring region.
card-your-majesty = Your Majesty
card-your-majesty-text = Move the king to any other region.
card-representation = Representation
card-representation-text = Move any number of your caballeros out of one region, or place up to 2 from your court in any regions.
card-veto = Veto
card-veto-text = Keep it before you. Once in this round or the next you may cancel a special action of somebody else.
card-rivalry = Rivalry
card-rivalry-text = Everybody, you too, secretly chooses a region. Those chosen exactly once are scored.
card-exile = Exile
card-exile-text = Move the king to France or Portugal. Placement is then in the regions at that border.
card-entourage = Entourage
card-entourage-text = Move the king to another region. 2 caballeros of your choice go with him.
card-country-seat = Country Seat
card-country-seat-text = Move the king to the region with the fewest caballeros, at least one.
card-competition = Competition
card-competition-text = Move the king to another region. All grandes there go into the castillo.
card-revolt = Revolt
card-revolt-text = The king stands by the castillo: it is the king’s region now.
card-infiltration = Infiltration
card-infiltration-text = The king stays. This turn you may place in his region too.
card-deputy = Deputy
card-deputy-text = Swap the king with any grande, where both stand in regions.
