# The rulebook. One message for each rule, by its ID.
#
# Marks inside the texts, to be kept in every language:
#   PLC-2            the ID of a rule becomes a link to it.
#   [coup]           a card or a chapter, shown by its name and linked; [coup|words] shows these words instead.
#   [ours]           says that the rulebooks leave it open and we decided: the words of book-ours.
#   *move*           stressed.
#   a line with "- " is an entry of a list; any other line is a paragraph.

## The page

rules-title = Rules
rules-heading = The rules of El Grande
rules-lead = These are the complete rules of El Grande in its 2023 edition, told in our own words. You need not have played before: read from the top, and you can sit down at a table when you reach the terms on cards. The variants, the single cards and the rulings are there to look things up.
rules-ids = Each rule carries an ID. When a move is refused, the ID of the rule that stands in the way is named, or the card if the card itself does.
rules-ours-about = Where the printed rulebooks say nothing or disagree, we had to decide: such places are marked.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = A word, a card or an ID
rules-found = { $count ->
    [0] Nothing found for “{ $wanted }”.
    [one] One place has “{ $wanted }”.
   *[other] { $count } places have “{ $wanted }”.
  }
rules-copy = Copy the link to { $rule }
rules-copied = The link is copied.
rules-print = Print
rules-example = Example: { $name }
rules-example-you = In the examples you are red; blue, green and orange are your opponents.
rules-before = Before
rules-after = After
rules-picture-before = The board before
rules-picture-after = The board after
rules-points = { $points ->
    [one] { $colour }: one point
   *[other] { $colour }: { $points } points
  }
rules-unloaded = The examples could not be loaded. The rules are complete without them.

## The parts of the book

rules-part-game = The game
rules-part-variants = Variants
rules-part-reference = To look things up

## A page for each card

rules-card-title = { $name } – action card
rules-card-stack = Stack { $stack }
rules-card-copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
  }
rules-card-set-base = Part of every game
rules-card-set-alternative = An alternative: only if the table plays with it
rules-card-set-regency = Only with New Regency
rules-card-set-king = The King card: there every round, unless you play with New Regency
rules-card-placement = { $number ->
    [one] Its lower half lets you place one caballero.
   *[other] Its lower half lets you place up to { $number } caballeros.
  }
rules-card-id = In files and programs it is called “{ $id }”.
rules-card-exact = The special action in full
rules-card-tip = A tip
rules-card-rules = Its rules
rules-card-beside = Also in stack { $stack }
rules-card-none = There is no card of that name.
rules-card-all = All cards in the rulebook

## Tables

rules-table-region = Region
rules-table-first = 1st
rules-table-second = 2nd
rules-table-third = 3rd
rules-table-neighbours = Adjacent regions
rules-table-borders = Borders on
rules-table-castillo = Castillo (no region)
rules-table-power = Power card
rules-table-to-court = Caballeros to court
rules-table-modifier = Modifier
rules-table-ability = Ability
rules-table-id = Id
rules-table-card = Card
rules-table-stack = Stack
rules-table-special = Special action
rules-table-word = Word
rules-table-meaning = What it is

book-ours = (our ruling)

## The game in a minute

book-chapter-minute = The game in a minute
book-chapter-minute-intro = Spain, fifteenth century. You are a great lord who sends knights into nine regions and wants to outnumber everybody else there.
book-minute-1 = Every round you bid for the order of turns with a power card: a high card lets you choose early, a low card brings you more knights.
book-minute-2 = On your turn you take one of the action cards on display. Its lower half lets you place knights next to the king, its upper half lets you do something special.
book-minute-3 = Three times in the game all regions are scored. Whoever then leads in a region gets most, and whoever has most points at the end is El Grande.

## The words we use

book-chapter-words = The words we use
book-chapter-words-intro = Each word always stands for the same thing.
book-word-caballero = caballero
book-word-caballero-about = a knight, small; every player has 30 of one colour
book-word-grande = grande
book-word-grande-about = the large figure, one for each player; it brings a bonus and never counts as a caballero
book-word-king = king
book-word-king-about = one figure that belongs to nobody
book-word-region = region
book-word-region-about = one of the nine parts of Spain; the castillo, France and Portugal are none
book-word-kings-region = king’s region
book-word-kings-region-about = where the king stands at the moment
book-word-castillo = castillo
book-word-castillo-about = the tower; what is thrown in can no longer be seen
book-word-court = court
book-word-court-about = a player’s own supply, from which caballeros are placed
book-word-province = province
book-word-province-about = the general supply, kept apart by colour; caballeros must come to court before they can be placed
book-word-power-card = power card
book-word-power-card-about = one of the cards 1 to 13 in a player’s hand
book-word-action-card = action card
book-word-action-card-about = a card with a special action (upper half) and a number of caballeros (lower half)
book-word-special-action = special action
book-word-special-action-about = what the upper half of an action card lets you do
book-word-placement = placement
book-word-placement-about = what the lower half of an action card lets you do
book-word-disc = disc
book-word-disc-about = the secret disc on which a player points out one region unseen by the others
book-word-bar = bar
book-word-bar-about = the printed values of a region or of the castillo, for 1st, 2nd and 3rd place
book-word-tile = tile
book-word-tile-about = one of the two scoring tiles that can be laid over a bar
book-word-start-marker = start marker
book-word-start-marker-about = shows who plays the first power card

## The board

book-chapter-board = The board
book-chapter-board-intro = The printed rulebooks do not give every figure. The tables here show those of our standard edition; a table may play with other ones. The regions stand in the order in which a general scoring goes through them.
book-tiles = The two scoring tiles read { $low } and { $high }.
book-numbers = The lower half of an action card shows as many caballeros as the number of its stack.
book-powers = How many caballeros a power card brings to court:

## Set-up

book-chapter-set-up = Set-up
book-chapter-set-up-intro = What lies where before the first round.
book-set-1 = Two to five can play. The board has two sides: one for four or five players, one for two or three.
book-set-2 = Divide the action cards by the number on their backs. That gives stacks 1 to 4 with ten cards each; every one of them is shuffled for itself and laid face down. Stack 5 is nothing but the King card, [your-majesty]. Of the 55 action cards in the box that uses 41; the ten of [regency|New Regency] and the four [alternatives|alternatives] are left out unless you play with them.
book-set-3 = Everybody begins with no points, the round marker begins on round 1, and the two tiles wait next to the board.
book-set-4 = You get the power cards 1 to 13, a disc, your grande and your 30 caballeros.
book-set-5 = Shuffle the nine region cards. The top card says in which region the king begins. After that each player draws a card, going round the table from the first seat [ours], and puts the grande and 2 caballeros into the region drawn. Hence all start in different regions and none of them in the king’s.
book-set-6 = 7 of your caballeros begin at your court; the 21 that are left go to the province.
book-set-7 = Chance decides who holds the start marker first, unless the table names somebody [ours]. In the printed game it goes to the latest visitor to Spain.
book-inf-1 = Your power cards and modifiers are yours alone to see, and the cards you have discarded lie face down. Open to all are [ours]: what stands in courts, province and regions, the tiles, every face-up card, the discarded action cards, the scores and how many cards each hand holds. A card you play is known to all during the round in which you play it.

## Round

book-chapter-round = Round
book-chapter-round-intro = How a round goes, from the first card to the last.
book-rnd-1 = A game has nine rounds, and a round has these phases:
    - 1. Turn up action cards.
    - 2. Play power cards.
    - 3. Take turns.
    - 4. End the round.
    - 5. After the third, sixth and ninth round, hold a general scoring.
book-rev-1 = In phase 1 the uppermost card of every stack is turned face up, so that all players know what is on offer before the first power card is played.

## Power cards

book-chapter-power-cards = Power cards
book-chapter-power-cards-intro = You bid for the order of turns: a high card lets you choose early, a low card brings you more knights.
book-pow-1 = In phase 2 the holder of the start marker plays a power card from hand, openly; the others follow clockwise with one card each.
book-pow-2 = You may not play a value that somebody has already played in this round.
book-pow-3 = Turns are taken from the highest value down to the lowest.
book-pow-4 = When the round ends, the power card you played goes face down to your own discard. You cannot use it again unless some card brings it back to your hand.
book-pow-5 = There is always a power card you may play. In the last round you still hold at least five of your thirteen, no more than four values can be gone before your turn to play (two when the dummy takes part), and nobody is ever forced to add a modifier.

## A turn and the court

book-chapter-turn = A turn and the court
book-chapter-turn-intro = Only caballeros at your court can be placed. Your power card brings them there.
book-trn-1 = On your turn you first bring caballeros to court. In a game with [power-shift|Power Shift] the ability of your modifier comes next. Then you choose one of the face-up action cards that are left and use its two halves.
book-crt-1 = Your power card shows how many caballeros you may take from the province to your court. You may take fewer or none. The 12 and the 13 bring you none at all.
book-crt-2 = If your colour runs out in the province before you have taken the full number, you may make up the difference, wholly or in part, with caballeros of yours from regions. The castillo and the king’s region are barred from this, and the province has to be empty of your colour first. A card that brings caballeros from the province to court gives you the same right.

## Action cards

book-chapter-action-cards = Action cards
book-chapter-action-cards-intro = Every action card has two halves, and you use them in the order you like.
book-act-1 = You have to take an action card, and whoever comes later can no longer have it.
book-act-2 = An action card holds a special action and a placement. Which of them comes first is up to you. Finish one before you turn to the other; you may leave out either or both.
book-act-3 = If you start a special action you must carry it through as far as it will go, whoever profits from it. The words “up to” on a card leave you free to do less.
book-act-4 = An action card that has been used is laid face up on the discard. The King card instead turns face down in its place and is there again in the next round. A [veto] that was laid down remains in front of its holder (see VET-3). The cards of [regency] are discarded like the others and do not come back.
book-act-5 = If a card says “up to” or “any number”, you may announce it and then choose none. Nothing happens, but a veto can still be spent on it [ours].
book-act-6 = Carrying a special action through means, as long as there is a legal way to do it [ours]:
    - A king who is to move does move; D-6 tells of [country-seat].
    - With [entourage] 2 caballeros go along, or what is there if that is less.
    - With [competition] every grande is thrown in.
    - With [decree] one tile changes its place, with [new-home] your grande does.
    - With [empowerment] you take one card.
    - With [deputy] there is one swap.
    - With [summons] you take 2 caballeros, or what the province has if that is less.

## Placement

book-chapter-placement = Placement
book-chapter-placement-intro = The king decides where new caballeros may go.
book-plc-1 = You may place as many caballeros as the lower half of your card shows, or fewer. They come from your own court and from nowhere else.
book-plc-2 = They go to regions that share a border with the king’s region. The king’s region itself is closed.
book-plc-3 = Spread them over those regions in any way you like. Instead of placing them in a region you may throw some or all of them into the castillo.
book-plc-4 = France and Portugal stay empty of caballeros, grandes and tiles all game long. Even the king gets there by no other card than [exile].
book-plc-5 = What counts is where the king stands when you place. If your special action has just moved him, you place around his new region [ours].

## Castillo

book-chapter-castillo = Castillo
book-chapter-castillo-intro = What is thrown in can no longer be seen, and comes out where nobody expects it.
book-cas-1 = The castillo does not count as a region, so a card that speaks of regions does not mean it.
book-cas-2 = Caballeros that are moved may be thrown in. Nothing gets out before a general scoring empties the castillo.
book-cas-3 = Say aloud how many you throw in; all may hear it. Nobody may look into the castillo or count what it holds.
book-cas-4 = Only a general scoring and the card [revelation] open it.

## Taboo

book-chapter-taboo = Taboo
book-chapter-taboo-intro = Where the king stands, nothing changes.
book-tab-1 = The king’s region is taboo: it stays as it is. Caballeros, grandes and tiles neither enter nor leave. Scoring it is allowed. Four cards of [regency] break the taboo, each just as far as its text goes:
    - With [infiltration] you may place your own caballeros in the king’s region.
    - With [entourage] up to 2 caballeros go out of the region the king leaves and into the one he enters.
    - With [competition] grandes are thrown from the region he enters into the castillo.
    - With [deputy] a grande goes out of the region he enters and into the one he leaves.

## End of round

book-chapter-end-of-round = End of round
book-chapter-end-of-round-intro = What is left is cleared away, and the next round gets its first player.
book-end-1 = Action cards that nobody took are discarded, all but the King card.
book-end-2 = The start marker goes to whoever played the lowest value, even if [empowerment] has meanwhile brought that card back to hand.
book-end-3 = The round marker moves on. Rounds 3, 6 and 9 are followed by a general scoring.
book-end-4 = In detail and in this order:
    - Discard what was not taken.
    - Hand over the start marker.
    - Put the power cards that were played, the dummy’s as well, on the discard of their owners.
    - Remove a veto whose time is over.
    - Hold the general scoring if one is due; it still belongs to the round just played.
    - Move the round marker.

## General scoring

book-chapter-scoring = General scoring
book-chapter-scoring-intro = Three times in the game everything is scored: first the castillo, then every region.
book-sco-1 = A general scoring has three steps:
    - (a) In secret and all at once, the players each set a region on their disc, even a player who has nothing in the castillo [ours]. The dummy sets none.
    - (b) Score the castillo. After that show the discs, and let everything a player has in the castillo go to the one region on that player’s disc.
    - (c) Score the nine regions one by one, from top to bottom of the printed list.
book-sco-2 = Whoever points at the king’s region takes the caballeros back to court instead. (On the printed disc an unclear setting has the same result; ours is never unclear.)
book-sco-3 = Compare how many caballeros each player has in the place that is scored, leaving grandes aside. The bar shows what 1st, 2nd and 3rd place are worth. Without a single caballero there you get nothing.
book-sco-4 = Players with the same number all drop one place, no matter how many they are. To count it out, begin with place 1 and go down from the highest number to the lowest, leaving out zero:
    - Somebody alone with a number takes the place you have reached, and you go on with the next place.
    - Players who share a number all take the place after the one you have reached, and you go on two places further.
    Places the bar does not show are worth nothing. On a bar of 5/3/1, players with 2, 2, 2 and 1 get 3, 3, 3 and 1. With 3, 3, 1 and 1 the first two get the 2nd value, the others nothing. A tie for 3rd place is worth nothing.
book-sco-5 = Being 1st alone in the king’s region brings 2 extra points: the king’s bonus. Being 1st alone where your own grande stands also brings 2: the grande bonus. One region can give you both. Who is tied gets neither. Bonuses are paid in every scoring, general or by a card.
book-sco-6 = A tile takes the place of the bar on which it lies, for every scoring; bonuses are paid as before. A region has room for one tile, and so has the castillo. The castillo shows its bar twice, yet is scored once, and one tile stands for both.
book-sco-7 = With two or three players the third value of every bar and tile is ignored.
book-sco-8 = Nobody ever loses points.
book-fin-1 = The third general scoring ends the game. The most points win. Players with equal points share the victory, or whatever place they are in.

## Terms on cards

book-chapter-terms = Terms on cards
book-chapter-terms-intro = The words on the action cards mean exactly this.
book-mov-1 = To *move* caballeros is to take them out of regions and put them into other regions or into the castillo. They may go anywhere, near the king or far from him, together or apart.
book-mov-2 = The card names whose caballeros you move: your own, opposing ones (from as many opponents as you like) or any. You are bound to a single region, to move from or to move to, only if the card says so.
book-mov-3 = A move never takes from the castillo, a court or the province, and never leads into or out of the king’s region (TAB-1).
book-ret-1 = To *return* caballeros is to put them back into the province. The card says whether they come from regions, from the court or from both; the castillo and the king’s region are safe. Whoever has fewer than asked for returns all there are.
book-ret-2 = If several players have to return caballeros, it goes clockwise and begins on the left of the player whose turn it is. You pick your own ones yourself, unless the card gives the choice to someone else.
book-ret-3 = They do so openly, one after the other, and whoever comes later knows what the earlier ones gave up [ours].
book-scr-1 = To *score* a region is to do what a general scoring does there, bonuses included. The castillo is left out unless the card names it. If you may choose a region, the king’s region is among them. Tiles are valid (SCO-6): a “4-region”, for example, is one whose first place is worth 4 right now.
book-scr-2 = If a card scores more than one region, it is settled first which ones they are; then they are scored in the order of the board [ours].
book-dsc-1 = If a card asks for *discs*, the players it means each set one in secret. All discs are shown at the same moment, and only then does anything happen.
book-dsc-2 = A disc offers the nine regions and nothing else. Until the last player has chosen nobody learns anything about the other choices, and even a player with one possible answer is asked [ours].

## Short game

book-chapter-short = Short game
book-chapter-short-intro = The same game in two thirds of the time.
book-sht-1 = Six rounds instead of nine. The round marker begins on field 2 and leaps over 4 and 7, so you play 2 and 3, score, play 5 and 6, score, play 8 and 9, score.
book-sht-2 = Wherever a rule says round 3, 6 or 9 it means the field of that number; apart from this nothing changes [ours].

## Two players

book-chapter-two = Two players
book-chapter-two-intro = A third colour joins in, led by nobody: the dummy.
book-dum-1 = Play on the side for two and three. Give the dummy a colour, that colour’s 30 caballeros and its 13 power cards, shuffled and face down. The dummy can spoil majorities but gets no points. Grande, court and disc it has none.
book-dum-2 = Stacks 2 and 3 become one shuffled stack. You choose among four stacks: 1, the joint one, 4 and 5.
book-dum-3 = When the king and both players have their regions, shuffle the nine region cards anew; they now serve the dummy. Every round begins with drawing two of them, and 2 dummy caballeros enter each region drawn. Should a card name the king’s region, it is discarded without effect and without a substitute. In a round that begins with all 30 on the board, no card is drawn. Each general scoring is followed by shuffling all nine again.
book-dum-4 = The dummy’s uppermost power card is turned up before the players play theirs. Its value is then taken, and it fixes when the dummy has its turn. The start marker is never the dummy’s: if it has the lowest value, the marker goes to the player with the lower value of the other two.
book-dum-5 = When the dummy’s turn comes, take away the action card that shows most caballeros among those left. Nothing on it is carried out. It is discarded straight away, except that [your-majesty] is turned face down and returns in the next round. The dummy’s power card is discarded at the end of the round.
book-dum-6 = The dummy’s caballeros are opposing ones: the usual rules let you move them and return them. If a card would have the dummy decide or do something, pass over the dummy.
book-dum-7 = Dummy caballeros that were returned join its supply and can enter the board again.
book-dum-8 = In a scoring the dummy ranks and ties as a player would. What its place is worth goes to nobody, and who is tied with it gets no bonus.
book-dum-9 = A round begins in this order: the dummy’s region cards, the action cards, the dummy’s power card, the players’ power cards [ours].
book-dum-10 = Dummy caballeros in the castillo count as on the board. If the supply is down to 1, 2 or 3, the region drawn first gets its caballeros first [ours].

## Three players

book-chapter-three = Three players
book-chapter-three-intro = Almost the usual game.
book-thr-1 = Play on the side for two and three and score by SCO-7. If you want more rivalry for the cards, join stacks 2 and 3 as in DUM-2.

## Alternatives

book-chapter-alternatives = Alternatives
book-chapter-alternatives-intro = More action cards, exchanged for others.
book-alt-1 = Four further action cards are there for experienced players. Use as many of them as you like; the two copies of [veto] count separately. For every card you add to a stack, a card of that stack drawn at random leaves the game beforehand, and nobody looks at it. If you use all four, stacks 1 to 4 give up 1, 2, 0 and 1 cards.
book-alt-2 = This exchange is made in each stack before stacks 2 and 3 are joined, if they are [ours].

## New Regency

book-chapter-regency = New Regency
book-chapter-regency-intro = The king gets ideas of his own: ten new cards for stack 5.
book-reg-1 = Leave [your-majesty] in the box. In its stead the ten New Regency cards are shuffled and form stack 5, a stack like the others: a new card is turned up in every round, and it is discarded whether somebody took it or not.

## Power Shift

book-chapter-power-shift = Power Shift
book-chapter-power-shift-intro = Modifiers change the power cards, and some can do a little more.
book-modifiers = The 16 modifiers come in four kinds.
book-modifier-recruit = Take 1 own caballero from the province to court.
book-modifier-move-opposing = Move 1 opposing caballero.
book-modifier-none = None.
book-modifier-place-from-province = Place 1 own caballero from the province in any region but the king’s; not in the castillo.
book-psh-1 = Shuffle the 16 modifiers and deal 3 to each player; the others leave the game unseen. Each player then hands one of the three, face down, to the left; all pick before they look at what comes from the right, so two players exchange a card. The dummy is dealt none. This belongs to the set-up and is done before action cards are turned up for the first time [ours].
book-psh-2 = Along with your power card you may play one modifier and add the two. The sum is your value in POW-2, POW-3 and END-2, and it may lie under 1 or over 13. How many caballeros come to court is still what the power card shows [ours].
book-psh-3 = Some modifiers have an ability. You may use it on your turn when you have taken caballeros to court (CRT-1) and have not yet chosen an action card. It is not a special action, so no veto can stop it. You may do without it; if you start it you finish it; if it could change nothing you are not asked [ours].
book-psh-4 = When your turn is over, the modifier goes to your discard, and your sum stays valid. The power card follows at the end of the round as it always does; this makes no difference to play [ours]. With [empowerment] you may take back a modifier in place of a power card, be it the one you have just played.
book-psh-5 = If the province has none of your colour, the ability of +1 may take from a region under CRT-2, and that of −2 has no effect [ours].
book-var-1 = Alternatives, New Regency, Power Shift and the short game can be combined in any way and with any number of players [ours].

## Single cards

book-chapter-single = Single cards
book-chapter-single-intro = What a card does stands on the card. Here is what needs more than a line. The core of it is printed in the books; what goes beyond is marked.
book-emp-1 = [empowerment]: the power card you have just played may be the one you take back. This round’s order of turns and the start marker stay as they are. You need not show the card: the others learn that one came back, not which [ours].
book-rvt-1 = [revolt] makes the castillo the king’s region, and all that this means holds. Every region is adjacent to it, and none of you may place caballeros in it. Scoring it can bring the king’s bonus. Whoever scores it throws the contents back in: caballeros and grandes stay inside, in a general scoring too. It ends when the king is moved again. Furthermore [ours]:
    - No move and no card throws anything in either; INL-1 is the one exception.
    - The castillo is no region even now, so a card that chooses, counts or scores regions does not reach it.
    - In a general scoring discs would do nothing and are not set.
    - Tiles can neither come to the castillo nor leave it.
book-exi-1 = [exile]: you place in the regions bordering the country where the king is, or in the castillo. As long as he is abroad there is no king’s region, which means no taboo, no king’s bonus and a free choice on the discs. Played again, the card takes him from one country to the other; he cannot remain where he is [ours].
book-ent-1 = [entourage]: those who go along all come from the region the king leaves and all arrive in the region he enters. Which ones is for the acting player to say [ours].
book-cse-1 = [country-seat] counts the caballeros of all colours. The dummy’s are among them, and if no region holds a single caballero nothing happens [ours].
book-cmp-1 = [competition] throws in grandes and no caballeros. If the king was beside the castillo, he is gone from there by the time the grandes are thrown in [ours].
book-grc-1 = A grande inside the castillo gives its owner a chance of the grande bonus when the castillo is scored; for that the owner must be 1st alone with the caballeros inside. The disc of its owner leads it out, and [revelation] throws it back. It comes out even if no caballero comes with it; [revolt] (RVT-1) keeps it inside all the same; [new-home] cannot reach it [ours].
book-inl-1 = [infiltration] has to be used before the placement it widens, and it widens no other placement than your own of this turn. If the king is beside the castillo, it lets you throw caballeros in; if he is abroad, it has no effect [ours].
book-dep-1 = [deputy] may pick the grande of any player, as long as it and the king both stand in regions. With the king abroad or beside the castillo you may use the card, and it does nothing [ours].
book-rad-1 = [royal-adviser] moves a king who is abroad to a region on that country’s border, and a king beside the castillo to any region. It never moves him abroad or to the castillo [ours].
book-one-1 = [conspiracy], [exodus] and the move of [representation]: choose a region other than the king’s in which there is at least one caballero that the card lets you move. If no region is like that, see D-19 [ours].
book-cou-1 = [coup]: you may choose every region except the king’s, including one where no opponent has a caballero [ours].
book-asn-1 = [assassin] returns one caballero, no more and no less, of each opponent who has any outside the castillo and the king’s region [ours].
book-riv-1 = [rivalry]: a disc may show the king’s region, and a region without caballeros too [ours].
book-vet-1 = As long as a veto lies in front of somebody, all other players announce their special action before they begin it. The announcement names the card, but not the aim of it or which of two options is meant; the holder answers yes or no before the game goes on. If two players hold one veto each, they answer in clockwise order from the player whose turn it is, and the first yes settles it [ours].
book-vet-2 = A player whose special action was vetoed may still place caballeros, but cannot announce the special action once more. To lay down [veto] is a special action too; if that is vetoed, the card is discarded. The dummy never does anything that could be vetoed, and you cannot veto yourself [ours].
book-vet-3 = A veto is good for the round in which it was taken and for the next, and is gone at the end of that. You may hold both vetoes, each with an end of its own. Even so you are asked once for each special action, and you spend the veto that would end sooner [ours].
book-vet-4 = A veto stops one special action as a whole: not half of it, and not after it has begun. It has no power over placement, over taking caballeros to court, over general scorings or over the abilities of modifiers [ours].

## Rulings

book-chapter-rulings = Rulings
book-chapter-rulings-intro = Here the printed books differ from each other or leave a question open. All answers are ours.
book-d-1 = [coup], [civil-war] and [desertion] do not let you set the king’s region on the disc; if you have caballeros nowhere else, the card passes you by. In a general scoring you may set it, and it sends your caballeros to court (SCO-2).
book-d-2 = One card does not move the same caballero twice. To be exact: of each colour, one special action takes no more caballeros out of a region than were there at its start.
book-d-3 = A move must lead somewhere else; putting a caballero back where it was is no move.
book-d-4 = Dummy caballeros in the castillo count when a general scoring scores it, and afterwards they remain inside.
book-d-5 = If your grande is in the castillo and your disc shows the king’s region, your caballeros return to court and your grande remains inside.
book-d-6 = [country-seat] takes the king’s own region into account. If it has the fewest alone, he stays; if it shares the fewest with others, you may let him stay or send him to one of those.
book-d-7 = [entourage] with a king who comes from France, from Portugal or from beside the castillo brings no caballeros along.
book-d-8 = [deputy] cannot pick a grande that stands in the king’s region.
book-d-9 = “To any region” on a card for the king means any except the one where he is.
book-d-10 = [justice] and a disc may name a region in which nobody has caballeros; it is scored, and nobody gets points.
book-d-11 = In a game with Power Shift the lowest sum gets the start marker. The Polish, Hungarian and Ukrainian books state it, the German and Czech ones do not speak of it.
book-d-12 = [exile]: the German, Czech and Ukrainian books say that no other card sends the king abroad, the Polish and Hungarian ones that this card sends him nowhere else. Both are true.
book-d-13 = [levy], [disbandment], [withdrawal], [civil-war], [desertion] and [coup] hit the opponents and spare the player who uses them.
book-d-14 = [assassin] hits the dummy as well: it is an opponent with caballeros, and it has nothing to decide.
book-d-15 = [withdrawal], [levy], [disbandment], [civil-war], [desertion], [coup] and [rivalry] pass over the dummy, which has no court and makes no decisions.
book-d-16 = [heartland], [hinterland] and [country-seat] look at all nine regions, the king’s among them, and count the dummy’s caballeros.
book-d-17 = With two or three players, who ties for 2nd place drops to the third value and so gets nothing.
book-d-18 = How many caballeros are thrown into the castillo is heard by all. Whether the program also keeps a running count on display is for the table to set (“memory aid”); it is off unless you switch it on.
book-d-19 = You may use a special action that can change nothing, say because no opponent has a caballero in reach or no tile can be moved. The same goes for each half of [representation].
book-d-20 = If somebody leaves a game played online, a bot takes the seat and the game continues.
book-d-21 = [veto] stops the special action and nothing else. The Czech book speaks of the card’s effect, the others of the special action, and the Polish one adds that placement goes ahead.
book-d-22 = The ability of a modifier comes before you choose an action card. The Czech book puts it before the effect of the card, the others before the choice.
book-d-23 = [empowerment] takes back one card in all: a power card or a modifier. The Ukrainian book has “also” where the others have “instead”.
book-d-24 = [decree] moves a tile to another bar that is free. The Ukrainian “onto another tile” is a misprint.
book-d-25 = You may move dummy caballeros; you may not place them, though the Czech book uses that word.
book-d-26 = The pages on Power Shift discard the power card together with the modifier after the turn; the pages on the round discard power cards when the round is over. We follow PSH-4.

## The cards

book-chapter-cards = The cards
book-chapter-cards-intro = There are 39 kinds of action cards. Stacks 1 to 4 have ten cards each; how many copies there are of a kind is part of the edition. “Own” means the acting player’s.
book-card-ids = Every card also has an id, which is what the program and its files call it.
book-deck = The rulebooks show only part of the deck. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] and [royal-adviser] follow the deck of 1995 as far as it is known; their names, and those of some other cards, are ours.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = The order of turns
book-example-turn-order-text = Blue opens with the { $bluePower }. Green may play anything but that and plays the { $greenPower }, orange plays the { $orangePower }, you play the { $redPower }. You have the first turn, then blue, orange and green. Your { $redPower } brings up to { $redBrings ->
    [one] 1 caballero
   *[other] { $redBrings } caballeros
  } to your court.
book-example-modifiers = Sums
book-example-modifiers-text = You have played the { $redCard }, blue the { $blueCard }. Green plays the { $greenCard } with +1, which makes { $greenPower }. Green could not have played the { $greenRefusedCard } with +1: that makes { $greenRefusedPower }, and { $blueCard } is taken.
book-example-overflow = The province is empty
book-example-overflow-text = Your { $redCard } brings up to { $redBrings ->
    [one] 1 caballero
   *[other] { $redBrings } caballeros
  }, but only { $redProvince } of yours is left in the province. You take it, and fetch another from Galicia. From Toledo you could fetch none, for the king is there, nor from the castillo. Your court grows from { $redCourt } to { $redCourtAfter }.
book-example-where-to-place = Where to place
book-example-where-to-place-text = The king is in Castilla. Open to you are Galicia, Navarra, Aragón, Toledo and the castillo. Castilla itself is closed, and so is Granada, which does not touch it. You place { $redToledoAfter } in Toledo and throw { $redCastilloAfter } into the castillo.
book-example-placement-first = Placement first
book-example-placement-first-text = You take [your-majesty] while the king is in Valencia. You place { $redGranadaAfter } in Granada and { $redToledoAfter } in Toledo and throw { $redCastilloAfter } into the castillo. Then you move the king to Toledo, where yours are now safe.
book-example-doing-without = Doing without
book-example-doing-without-text = You take [fiesta], which would score Aragón, mostly to the good of blue. So you leave out the special action and only place: { $redAragonAfter } in Aragón and { $redToledoAfter } in Toledo.
book-example-taboo = Nothing in, nothing out
book-example-taboo-text = The king is in Toledo. With [march] you can move nobody out of Toledo and nobody into it. You move one from Granada to Sevilla instead, past the king.
book-example-leftover = The card nobody took
book-example-leftover-text = With four players one action card is left over in every round. Here it is [fiesta], and it is discarded. If the King card is left over, it stays.
book-example-empowerment = The lowest card taken back
book-example-empowerment-text = Your { $redCard } is the lowest card of the round, and you take it back with [empowerment]. The start marker is yours at the end of the round all the same.
book-example-castillo = The castillo is opened
book-example-castillo-text = Inside are { $redCastillo } of yours, { $blueCastillo } of blue and { $orangeCastillo } of orange. On the bar of { $castilloFirst }/{ $castilloSecond }/{ $castilloThird } you get { $redCastilloPoints }, blue { $blueCastilloPoints }, orange { $orangeCastilloPoints } and green nothing. Your disc shows Granada: your { $redGranadaAfter } go there and score { $redGranadaPoints } more. The others point at the king’s region, and theirs go back to court.
book-example-disc-to-court = A disc on the king’s region
book-example-disc-to-court-text = The king is in Sevilla, and blue’s disc shows Sevilla. Blue scores the castillo with { $blueCastilloPoints }. Then blue’s { $blueCastillo } caballeros go back to court.
book-example-four-in-a-row = Four in a row
book-example-four-in-a-row-text = In Galicia ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }) orange has { $orangeGalicia }, blue { $blueGalicia }, you { $redGalicia } and green { $greenGalicia }. Orange gets { $orangePoints }, blue { $bluePoints }. Third place is worth nothing here, and a fourth is worth nothing anywhere.
book-example-tie-of-three = A tie for first place
book-example-tie-of-three-text = In Navarra ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }) you, blue and green have { $redNavarra } each, orange has { $orangeNavarra }. Green’s grande is there but does not count. The three of you drop to 2nd place and get { $redPoints } each; orange gets { $orangePoints } for 3rd.
book-example-tie-costs-bonus = A tie costs the bonus
book-example-tie-costs-bonus-text = In Sevilla ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }) blue and green have { $blueSevilla } each, you have { $redSevilla }. Blue and green get { $bluePoints } each, you get { $redPoints }. Blue’s grande is in Sevilla, yet being tied blue gets no bonus.
book-example-both-bonuses = Both bonuses
book-example-both-bonuses-text = In Granada ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }) you lead with { $redGranada }, and the king and your grande are there: { $granadaFirst } for the place and { $redGranadaBonus } for the two bonuses make { $redPoints }. Orange and green tie behind you, drop to 3rd place and get { $orangePoints } each.
book-example-tile = A scoring tile
book-example-tile-text = With [decree] you lay a tile on Castilla. First place was worth { $castillaFirst }; now it is worth { $castillaFirstAfter }, and the other places { $castillaSecondAfter }. On Toledo you could not lay it: the king is there.
book-example-tiles-and-cards = Tiles and scoring cards
book-example-tiles-and-cards-text = One tile makes Toledo worth { $toledoFirst }, the other makes Galicia worth { $galiciaFirst }. [outposts] scores Cataluña for blue ({ $bluePoints }), Toledo for green ({ $greenPoints }) and Sevilla for you ({ $redPoints }). Orange gets nothing: Galicia is no 4-region any more.
book-example-moving = Moving
book-example-moving-text = With [intrigue] you move one of your caballeros from Granada to Castilla and throw another from Granada into the castillo. You move a green one from Aragón to Valencia and a blue one from Valencia to Castilla.
book-example-returning = Returning
book-example-returning-text = You use [withdrawal]. Blue sits on your left, begins, and returns { $blueCourtReturned } from court. Green returns { $greenCourtReturned } from court and { $greenValenciaReturned } from Valencia, orange { $orangeToledoReturned } from Toledo and { $orangeValenciaReturned } from Valencia. Blue’s court had { $blueCourt } and keeps { $blueCourtAfter }.
book-example-discs = Secret discs
book-example-discs-text = You use [coup] on Toledo. The discs are shown: { $orangeCatalunaAfter } of orange goes to Cataluña, { $blueGranadaAfter } of blue to Granada and { $greenValenciaAfter } of green to Valencia. Your { $redToledoAfter } remain in Toledo.
