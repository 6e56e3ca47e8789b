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
rules-lead = These are the complete rules of El Grande, 2023 edition, in our own words. New to the game? Read from the top; once you’ve reached “Terms on cards”, you’re ready to play. Variants, single cards and rulings are there for reference.
rules-ids = Every rule has an ID. When a move is refused, we show the ID of the rule it breaks, or the card that forbids it.
rules-ours-about = Where the printed rulebooks say nothing or disagree, we had to decide. Those places are marked.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = A word, a card or an ID
rules-found = { $count ->
    [0] Nothing found for “{ $wanted }”.
    [one] 1 result for “{ $wanted }”.
   *[other] { $count } results for “{ $wanted }”.
  }
rules-copy = Copy link to { $rule }
rules-copied = Link copied.
rules-print = Print
rules-example = Example: { $name }
rules-example-you = In the examples you play Red; Blue, Green and Orange are your opponents.
rules-before = Before
rules-after = After
rules-picture-before = The board before
rules-picture-after = The board after
rules-points = { $points ->
    [one] { $colour }: 1 point
   *[other] { $colour }: { $points } points
  }
rules-unloaded = The examples couldn’t be loaded. The rules are complete without them.

## The parts of the book

rules-part-game = The game
rules-part-variants = Variants
rules-part-reference = Reference

## A page for each card

rules-card-title = { $name } – action card
rules-card-stack = Stack { $stack }
rules-card-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
  }
rules-card-set-base = In every game
rules-card-set-alternative = Alternative card: only if the table plays with it
rules-card-set-regency = Only with New Regency
rules-card-set-king = The King card: available every round, unless you play with New Regency
rules-card-placement = { $number ->
    [one] Its lower half lets you place 1 caballero.
   *[other] Its lower half lets you place up to { $number } caballeros.
  }
rules-card-id = In files and programs it’s called “{ $id }”.
rules-card-exact = Special action in full
rules-card-tip = Tip
rules-card-statistics = Statistics
rules-card-statistics-about = From games in which the { $bot } bot played against itself. “Taken” is how often the card is taken when it’s on offer. “Points” is how far above their table’s average the players who took it finished. The true value lies within the ± range in 95% of cases. A dash means that too few players took it.
rules-card-statistics-cell = { $value } ± { $error }
rules-card-rules = Rules for this card
rules-card-beside = Also in stack { $stack }
rules-card-none = There’s no card with that name.
rules-card-all = All cards in the rulebook

## Tables

rules-table-region = Region
rules-table-first = 1st
rules-table-second = 2nd
rules-table-third = 3rd
rules-table-neighbours = Adjacent regions
rules-table-borders = Borders
rules-table-castillo = Castillo (not a region)
rules-table-power = Power card
rules-table-to-court = Caballeros to court
rules-table-modifier = Modifier
rules-table-ability = Ability
rules-table-id = ID
rules-table-card = Card
rules-table-stack = Stack
rules-table-special = Special action
rules-table-word = Term
rules-table-meaning = Meaning

book-ours = (our ruling)

## The game in a minute

book-chapter-minute = The game in a minute
book-chapter-minute-intro = Spain in the fifteenth century: kingdoms, counties and an emirate compete for the land, and the high nobility, the grandes, play them off against each other. You’re one of them. Send your caballeros into nine regions, outnumber your opponents there, and keep an eye on the king: he likes his space, and nobody enters or leaves the region he’s in.
book-minute-1 = Each round, you bid for turn order with a power card: a high card lets you choose early, a low card brings you more caballeros.
book-minute-2 = On your turn, you take one of the action cards on display. Its lower half lets you place caballeros around the king; its upper half gives you a special action.
book-minute-3 = All regions are scored three times during the game. The player with the most caballeros in a region gets the most points there, and the player with the most points at the end becomes El Grande.

## In the box

book-chapter-box = In the box
book-chapter-box-intro = What comes with the printed game. On screen, all of it is set up for you.
book-box-list = Shared by all players:
    - 1 board with two sides, for 4–5 and for 2–3 players
    - 1 castillo and 1 king
    - 55 action cards: 40 for stacks 1 to 4, the King card, 10 for [regency] and 4 [alternatives|alternatives]
    - 9 region cards
    - 16 grey power cards, the modifiers of [power-shift]
    - 2 scoring tiles, 1 round marker and 1 start marker
    For each of the 5 players, in one colour:
    - 13 power cards
    - 30 caballeros and 1 grande
    - 1 score marker and 1 disc
    That makes 81 power cards in 6 colours and 150 caballeros. Six boxes keep it all tidy.

## Glossary

book-chapter-words = Glossary
book-chapter-words-intro = Each term always means the same thing.
book-pronunciation = Say it in Spanish: the double l sounds like the y in “yes”, so it’s roughly “kah-bah-YEH-ro” and “kahs-TEE-yo”.
book-word-caballero = caballero
book-word-caballero-about = a knight, the small figure; each player has 30 in one colour
book-word-grande = grande
book-word-grande-about = the large figure, one per player; it can earn a bonus and never counts as a caballero
book-word-king = king
book-word-king-about = a single figure that belongs to nobody
book-word-region = region
book-word-region-about = one of the nine parts of Spain; the castillo, France and Portugal are not regions
book-word-kings-region = king’s region
book-word-kings-region-about = the region where the king is right now
book-word-adjacent = adjacent
book-word-adjacent-about = two regions that share a border
book-word-taboo = taboo
book-word-taboo-about = nothing enters or leaves the king’s region (TAB-1)
book-word-castillo = castillo
book-word-castillo-about = the tower; what’s thrown in can no longer be seen
book-word-court = court
book-word-court-about = a player’s own supply; caballeros are placed from here
book-word-province = province
book-word-province-about = the general supply, sorted by colour; caballeros must come to court before they can be placed
book-word-power-card = power card
book-word-power-card-about = one of the cards 1 to 13 in a player’s hand
book-word-modifier = modifier
book-word-modifier-about = a grey card that changes the value of a power card; only with [power-shift]
book-word-action-card = action card
book-word-action-card-about = a card with a special action (upper half) and a number of caballeros (lower half)
book-word-special-action = special action
book-word-special-action-about = what the upper half of an action card lets you do
book-word-placement = placement
book-word-placement-about = what the lower half of an action card lets you do
book-word-king-card = King card
book-word-king-card-about = the single card of stack 5, [your-majesty]; it comes back every round
book-word-region-card = region card
book-word-region-card-about = one of nine cards, each showing a region; drawn during setup and for the dummy
book-word-discard = discard pile
book-word-discard-about = where used cards go: one face-up pile for action cards, and each player’s own face-down pile for power cards
book-word-opposing = opposing
book-word-opposing-about = belonging to any of your opponents, the dummy included
book-word-move = move
book-word-move-about = from regions to other regions or into the castillo (MOV-1)
book-word-return = return
book-word-return-about = back to the province (RET-1)
book-word-score = score
book-word-score-about = pay out the points of a region or the castillo (SCR-1)
book-word-disc = disc
book-word-disc-about = the dial with which a player secretly chooses a region
book-word-bar = score bar
book-word-bar-about = the printed values of a region or of the castillo, for 1st, 2nd and 3rd place
book-word-tile = scoring tile
book-word-tile-about = one of two tiles that can cover a score bar; “tile” for short
book-word-four-region = 4-region
book-word-four-region-about = a region where 1st place is currently worth 4; likewise 5-region and so on
book-word-general-scoring = general scoring
book-word-general-scoring-about = after rounds 3, 6 and 9: the castillo is scored, then every region
book-word-kings-bonus = king’s bonus
book-word-kings-bonus-about = 2 extra points for being 1st alone in the king’s region
book-word-grande-bonus = grande bonus
book-word-grande-bonus-about = 2 extra points for being 1st alone where your own grande is
book-word-score-track = score track
book-word-score-track-about = the track around the board on which score markers show everyone’s points
book-word-round-track = round track
book-word-round-track-about = the track on which the round marker counts the nine rounds; a lily means that a general scoring is due
book-word-start-marker = start marker
book-word-start-marker-about = shows who plays the first power card
book-word-dummy = dummy
book-word-dummy-about = the neutral third colour in a two-player game

## The board

book-chapter-board = The board
book-chapter-board-intro = The printed rulebooks don’t give every number. These tables show the default edition; a table can play with a different one. The regions are listed in the order of a general scoring.
book-tiles = The two scoring tiles are { $low } and { $high }.
book-numbers = The lower half of an action card shows as many caballeros as its stack number.
book-powers = How many caballeros a power card brings to court:

## Setup

book-chapter-set-up = Setup
book-chapter-set-up-intro = What goes where before the first round.
book-set-1 = El Grande is for two to five players. The board has two sides: one for four or five players, one for two or three. On screen, the right side is chosen for you.
book-set-2 = Sort the action cards by the number on their backs. Stacks 1 to 4 have ten cards each; each stack is shuffled separately and placed face down. Stack 5 is just the King card, [your-majesty]. That uses 41 of the 55 action cards in the box; the ten [regency|New Regency] cards and the four [alternatives|alternatives] are left out unless you play with them.
book-set-3 = All score markers start on 0, and the round marker starts on round 1. The two tiles are placed beside the board.
book-set-4 = You get the power cards 1 to 13, a disc, your grande and your 30 caballeros.
book-set-5 = Shuffle the nine region cards. The top card shows where the king starts. Then each player draws a card, in seat order from the first seat [ours], and puts their grande and 2 caballeros in that region. So everyone starts in a different region, and nobody in the king’s.
book-set-6 = 7 of your caballeros start at your court; the remaining 21 go to the province.
book-set-7 = The start marker first goes to a random player, unless the table chooses someone [ours]. In the printed game, it goes to the player who was in Spain most recently.
book-inf-1 = Only you can see your power cards and modifiers, and your discard pile is face down. Public information [ours]: all courts, the province and the regions, the tiles, every face-up card, the discarded action cards, the scores and the number of cards in each hand. A card you play is public during the round you play it.
book-first-game = Playing for the first time? Leave [regency], [power-shift] and the [alternatives|alternatives] in the box, and try the [short|short game] if you’d like to see all of it in less time.

## Round

book-chapter-round = Round
book-chapter-round-intro = How a round works, from the first card to the last.
book-rnd-1 = A game has nine rounds. Each round has these phases:
    - 1. Reveal action cards.
    - 2. Play power cards.
    - 3. Take turns.
    - 4. End of round.
    - 5. General scoring, after rounds 3, 6 and 9 only.
book-rev-1 = In phase 1, the top card of each stack is revealed, so everyone knows what’s on offer before the first power card is played.

## Power cards

book-chapter-power-cards = Power cards
book-chapter-power-cards-intro = You bid for turn order: a high card lets you choose early, a low card brings you more caballeros.
book-pow-1 = In phase 2, the player with the start marker plays a power card from their hand, face up. The others follow clockwise, one card each.
book-pow-2 = You can’t play a value that has already been played this round.
book-pow-3 = Turns go from the highest value to the lowest.
book-pow-4 = At the end of the round, the power card you played goes face down to your own discard pile. You can’t use it again unless a card brings it back to your hand.
book-pow-5 = You always have a power card you can play. In the last round you still have at least five of your thirteen, at most four values can be taken before you play (two with the dummy), and you’re never forced to add a modifier.

## A turn and the court

book-chapter-turn = A turn and the court
book-chapter-turn-intro = You can only place caballeros that are at your court. Your power card brings them there.
book-trn-1 = On your turn, first take caballeros to your court. With [power-shift|Power Shift], use your modifier’s ability next. Then choose one of the face-up action cards still available – never one from the discard pile – and use its two halves.
book-crt-1 = Your power card shows how many caballeros you can take from the province to your court. You can take fewer, or none. The 12 and the 13 bring none at all.
book-crt-2 = If the province runs out of your caballeros before you’ve taken the full number, you can take some or all of the missing ones from your caballeros in regions. You can’t take any from the castillo or the king’s region, and the province must have none of yours left. The same goes for every card that brings caballeros from the province to court.

## Action cards

book-chapter-action-cards = Action cards
book-chapter-action-cards-intro = Every action card has two halves. Use them in any order.
book-act-1 = You must take an action card. Nobody after you can take the same one.
book-act-2 = An action card has a special action and a placement. Use them in either order, but finish one before you start the other. You can skip either or both.
book-act-3 = Once you start a special action, you must carry it out as far as possible, no matter who benefits. Where a card says “up to”, you can do less.
book-act-4 = After use, an action card goes face up to the discard pile. The King card is turned face down on its stack instead and is back next round. A [veto] stays in front of its holder (see VET-3). The [regency] cards are discarded like the others and don’t come back.
book-act-5 = If a card says “up to” or “any number”, you can announce it and then choose none. Nothing happens, but it can still be vetoed [ours].
book-act-6 = Once you’ve started one of these special actions, this must happen if it’s legally possible [ours]:
    - The king must move (exception for [country-seat]: D-6).
    - [entourage]: 2 caballeros go along, or as many as there are.
    - [competition]: every grande is thrown in.
    - [decree]: you place or move one tile. [new-home]: your grande moves.
    - [empowerment]: you take back one card.
    - [deputy]: you make one swap.
    - [summons]: you take 2 caballeros, or as many as the province has.

## Placement

book-chapter-placement = Placement
book-chapter-placement-intro = The king decides where new caballeros can go.
book-plc-1 = You can place as many caballeros as the lower half of your card shows, or fewer. They come from your own court only. If you have fewer at court than the card allows, you just place fewer.
book-plc-2 = They go to regions adjacent to the king’s region. The king’s region itself is off limits.
book-plc-3 = Split them over those regions any way you like. You can also throw some or all of them into the castillo instead.
book-plc-4 = No caballero, grande or tile ever enters France or Portugal. Even the king goes there only with [exile].
book-plc-5 = What counts is where the king is when you place. If your special action has just moved him, his new region is the one that matters [ours].

## Castillo

book-chapter-castillo = Castillo
book-chapter-castillo-intro = What’s thrown in disappears from view, and comes out where nobody expects it.
book-cas-1 = The castillo isn’t a region. Cards that say “region” don’t include it.
book-cas-2 = Caballeros you move can be thrown in. Nothing comes out until a general scoring empties the castillo.
book-cas-3 = Say how many you throw in; this is public. Nobody can look inside or count what’s in there.
book-cas-4 = It’s opened only in a general scoring and by [revelation].

## Taboo

book-chapter-taboo = Taboo
book-chapter-taboo-intro = Nothing changes in the king’s region.
book-tab-1 = The king’s region is taboo: caballeros, grandes and tiles neither enter nor leave it. It can be scored. Four [regency] cards break the taboo, each exactly as far as it says:
    - [infiltration]: you can place your own caballeros in the king’s region.
    - [entourage]: up to 2 caballeros leave the king’s old region and enter his new one.
    - [competition]: grandes leave the king’s new region for the castillo.
    - [deputy]: a grande leaves the king’s new region and enters his old one.

## End of round

book-chapter-end-of-round = End of round
book-chapter-end-of-round-intro = Clear the table and pass the start marker.
book-end-1 = Action cards nobody took are discarded, except the King card.
book-end-2 = The player who played the lowest value takes the start marker, even if they’ve taken that card back with [empowerment].
book-end-3 = The round marker moves on. After rounds 3, 6 and 9 the round track shows a lily: time for a general scoring.
book-end-4 = In detail, in this order:
    - Discard the action cards nobody took.
    - Pass the start marker.
    - Put the power cards that were played on their owners’ discard piles, the dummy’s too.
    - Discard vetoes that expire now.
    - Hold a general scoring if one is due; it still counts as part of the round just played.
    - Move the round marker.

## General scoring

book-chapter-scoring = General scoring
book-chapter-scoring-intro = Three times in the game, everything is scored: first the castillo, then every region.
book-sco-1 = A general scoring has three steps:
    - (a) All players secretly set their disc to a region at the same time, even if they have nothing in the castillo [ours]. The dummy doesn’t.
    - (b) Score the castillo. Then reveal the discs: each player moves everything they have in the castillo to the one region on their disc. You can’t split it over several regions.
    - (c) Score the nine regions one by one, in the order of the printed list from top to bottom.
book-sco-2 = If your disc shows the king’s region, your caballeros go back to your court instead. (On a printed disc, an unclear setting has the same effect; ours is never unclear.)
book-sco-3 = Players rank by the number of their caballeros in the place being scored; grandes don’t count. The score bar shows what 1st, 2nd and 3rd place are worth. Without at least 1 caballero there, you get nothing.
book-sco-4 = Players with the same number all drop one place, however many there are. To work it out, start at place 1 and go from the highest number to the lowest, leaving out zero:
    - A player alone with a number takes the current place; go on with the next place.
    - Players who share a number all take the place after the current one; go on two places down.
    Places not on the score bar are worth nothing. On a score bar of 5/3/1, players with 2, 2, 2 and 1 get 3, 3, 3 and 1. With 3, 3, 1 and 1, the first two get the 2nd value and the others nothing. A tie for 3rd place is worth nothing.
book-sco-5 = Being 1st alone in the king’s region pays 2 extra points: the king’s bonus. Being 1st alone where your own grande is pays 2 extra points: the grande bonus. You can get both in one region. A tie earns neither. Bonuses apply in every scoring, general or by a card.
book-sco-6 = A tile replaces the score bar it’s on in every scoring; bonuses still apply. Each region has room for one tile, and so does the castillo. The castillo’s score bar is printed twice, but the castillo is scored once, and one tile replaces both.
book-sco-7 = With two or three players, the third value of every score bar and tile is ignored.
book-sco-8 = You never lose points.
book-fin-1 = The game ends after the third general scoring. The player with the most points wins. Tied players share the win, or whatever place they’re in.

## Terms on cards

book-chapter-terms = Terms on cards
book-chapter-terms-intro = What the words on action cards mean.
book-mov-1 = *Move* means taking caballeros from regions to other regions or into the castillo. They can go to any region, near the king or far away, together or split up.
book-mov-2 = The card says whose caballeros you move: your own, opposing ones (in any mix of opponents) or any. They don’t have to come from one region or go to one region unless the card says so.
book-mov-3 = You never move caballeros out of the castillo, a court or the province, and never into or out of the king’s region (TAB-1).
book-ret-1 = *Return* means putting caballeros back into the province. The card says whether they come from regions, from court or from both. The castillo and the king’s region are safe. If you have fewer than the card says, return all of them.
book-ret-2 = If several players return caballeros, go clockwise, starting to the left of the player whose turn it is. Each player chooses which of their own to return, unless the card says otherwise.
book-ret-3 = This happens openly, one player after another: later players see what earlier ones returned [ours].
book-scr-1 = *Score* means doing what a general scoring does in that region, bonuses included. The castillo isn’t scored unless the card says so. If you choose a region, it can be the king’s region. Tiles count (SCO-6): a “4-region”, for example, is one where 1st place is currently worth 4.
book-scr-2 = If a card scores several regions, first work out which ones, then score them in board order [ours].
book-dsc-1 = If a card calls for *discs*, each player it names sets theirs in secret. All discs are revealed together, and only then does anything happen.
book-dsc-2 = A disc shows one of the nine regions, nothing else. Nobody learns anything about the choices until the last player has set their disc, and even a player with only one option is asked [ours].

## Short game

book-chapter-short = Short game
book-chapter-short-intro = The same game in two thirds of the time.
book-sht-1 = Six rounds instead of nine. The round marker starts on space 2 and skips 4 and 7: play rounds 2 and 3, score, play 5 and 6, score, play 8 and 9, score.
book-sht-2 = Wherever a rule says round 3, 6 or 9, it means the space with that number. Nothing else changes [ours].

## Two players

book-chapter-two = Two players
book-chapter-two-intro = A third colour that nobody controls joins in: the dummy.
book-dum-1 = Use the board side for two and three players. Give the dummy a colour with its 30 caballeros and its 13 power cards, shuffled and face down. The dummy affects majorities but never scores. It has no grande, court or disc.
book-dum-2 = Stacks 2 and 3 are shuffled together. You choose from four stacks: 1, the merged one, 4 and 5.
book-dum-3 = Once the king and both players have their regions, shuffle all nine region cards again for the dummy. At the start of each round, draw two: 2 dummy caballeros go to each region drawn. A card that shows the king’s region is discarded without effect and isn’t replaced. If all 30 are on the board, draw no cards that round. After each general scoring, shuffle all nine again.
book-dum-4 = The dummy’s top power card is revealed before the players play theirs. Nobody can play its value, and it sets the dummy’s place in turn order. The dummy never takes the start marker: if its value is the lowest, the player with the lower of the other two values takes it.
book-dum-5 = On its turn, the dummy removes the available action card that shows the most caballeros. Nothing on it is carried out. It’s discarded right away, except that [your-majesty] is turned face down and is back next round. The dummy’s power card is discarded at the end of the round.
book-dum-6 = The dummy’s caballeros count as opposing: you can move and return them under the usual rules. If a card asks the dummy to decide or do something, skip the dummy.
book-dum-7 = Returned dummy caballeros go back to its supply and can be placed again.
book-dum-8 = In a scoring, the dummy takes places and causes ties like a player. The points for its place are lost, and anyone tied with it gets no bonus.
book-dum-9 = A round starts in this order: the dummy’s region cards, the action cards, the dummy’s power card, the players’ power cards [ours].
book-dum-10 = Dummy caballeros in the castillo count as being on the board. If only 1, 2 or 3 are left in its supply, fill the region drawn first before the other [ours].

## Three players

book-chapter-three = Three players
book-chapter-three-intro = Almost the usual game.
book-thr-1 = Use the board side for two and three players, and score by SCO-7. For fiercer competition over the cards, merge stacks 2 and 3 as in DUM-2.

## Alternatives

book-chapter-alternatives = Alternatives
book-chapter-alternatives-intro = More action cards to swap in.
book-alt-1 = Four more action cards for experienced players. Use any of them; the two copies of [veto] count separately. For each card you add to a stack, first remove a random card from that stack, unseen. If you use all four, stacks 1 to 4 lose 1, 2, 0 and 1 cards.
book-alt-2 = Swap the cards within each stack before stacks 2 and 3 are merged, if they are [ours].

## New Regency

book-chapter-regency = New Regency
book-chapter-regency-intro = The king gets ideas of his own: ten new cards for stack 5. Not recommended for your first game.
book-reg-1 = Leave [your-majesty] in the box. Shuffle the ten New Regency cards to form stack 5. It works like every other stack: a new card is revealed each round, and it’s discarded whether anyone took it or not.

## Power Shift

book-chapter-power-shift = Power Shift
book-chapter-power-shift-intro = Modifiers change the value of your power cards, and some add a small ability. Not recommended for your first game.
book-modifiers = The 16 modifiers come in four kinds.
book-modifier-recruit = Take 1 of your own caballeros from the province to court.
book-modifier-move-opposing = Move 1 opposing caballero.
book-modifier-none = None.
book-modifier-place-from-province = Place 1 of your own caballeros from the province in any region but the king’s; not in the castillo.
book-psh-1 = Shuffle the 16 modifiers and deal 3 to each player; the rest are out of the game, unseen. Each player passes 1 of the 3 face down to the player on their left. Everyone chooses before seeing what they get; with two players, that’s a swap. The dummy gets none. This is part of setup, before the first action cards are revealed [ours].
book-psh-2 = You can play one modifier along with your power card and add the two. The sum is your value for POW-2, POW-3 and END-2; it can be below 1 or above 13. The number of caballeros to court is still the one on the power card [ours].
book-psh-3 = Some modifiers have an ability. You can use it on your turn after taking caballeros to court (CRT-1) and before choosing an action card. It isn’t a special action, so it can’t be vetoed. It’s optional; once you start it, you finish it; and if it can’t change anything, you aren’t asked [ours].
book-psh-4 = After your turn, the modifier goes to your discard pile; your sum still counts. The power card follows at the end of the round as usual, which makes no difference in play [ours]. With [empowerment] you can take back a modifier instead of a power card, even the one you just played.
book-psh-5 = If the province has none of your caballeros, the +1 ability can take one from a region under CRT-2, and the −2 ability has no effect [ours].
book-var-1 = Alternatives, New Regency, Power Shift and the short game can be combined in any way, with any number of players [ours].

## Single cards

book-chapter-single = Single cards
book-chapter-single-intro = Each card says what it does. Here’s what needs more than one line. The basics are from the printed rulebooks; anything beyond that is marked.
book-emp-1 = [empowerment]: you can take back the power card you just played. Turn order and the start marker don’t change this round. You don’t show the card: the others learn only that one came back [ours].
book-rvt-1 = [revolt] makes the castillo the king’s region, with everything that means. All nine regions are adjacent to it, and nobody can place in it. Scoring it can pay the king’s bonus. After scoring, everything is thrown back in: caballeros and grandes stay inside, even in a general scoring. This lasts until the king moves again. Also [ours]:
    - Moves and cards don’t throw anything in either; INL-1 is the only exception.
    - The castillo still isn’t a region, so cards that choose, count or score regions don’t include it.
    - In a general scoring, discs would have no effect, so they aren’t set.
    - Tiles can’t go to or from the castillo.
book-exi-1 = [exile]: place in the regions bordering the country where the king is, or in the castillo. While he’s abroad there’s no king’s region, so there’s no taboo and no king’s bonus, and discs can show any region. Played again, the card takes him from one country to the other; he can’t stay where he is [ours].
book-ent-1 = [entourage]: the caballeros that go along all come from the region the king leaves and all enter the region he goes to. The player using the card chooses which ones [ours].
book-cse-1 = [country-seat] counts caballeros of all colours, the dummy’s too. If there are no caballeros in any region, nothing happens [ours].
book-cmp-1 = [competition] throws in grandes, not caballeros. If the king was beside the castillo, he leaves it before the grandes go in [ours].
book-grc-1 = A grande in the castillo can earn its owner the grande bonus when the castillo is scored; to get it, the owner must be 1st alone with caballeros inside. In a general scoring, it goes to the region on its owner’s disc, even if no caballero goes with it; [revolt] (RVT-1) keeps it inside. [revelation] throws it back in, and [new-home] can’t reach it [ours].
book-inl-1 = [infiltration] must be used before the placement it changes, and it changes only your own placement this turn. If the king is beside the castillo, you can throw caballeros in; if he’s abroad, it has no effect [ours].
book-dep-1 = [deputy] works with any player’s grande, as long as it and the king are both in regions. With the king abroad or beside the castillo, you can use the card but it does nothing [ours].
book-rad-1 = [royal-adviser] moves the king from abroad to a region bordering that country, or from beside the castillo to any region. It never moves him abroad or to the castillo [ours].
book-one-1 = [conspiracy], [exodus] and the move of [representation]: choose a region other than the king’s with at least 1 caballero the card lets you move. If there’s no such region, see D-19 [ours].
book-cou-1 = [coup]: you can choose any region but the king’s, even one without opposing caballeros [ours].
book-asn-1 = [assassin] returns exactly 1 caballero of each opponent who has one outside the castillo and the king’s region [ours].
book-riv-1 = [rivalry]: a disc can show the king’s region or an empty one [ours].
book-vet-1 = While a player has a veto in front of them, all other players announce their special actions before starting them. They announce the card, but not its target or which option they’ll use. The holder answers yes or no before the game goes on. If two players hold one veto each, they answer clockwise from the player whose turn it is, and the first yes is final [ours].
book-vet-2 = A vetoed player can still place caballeros, but can’t announce the special action again. Keeping [veto] is itself a special action; if it’s vetoed, the card is discarded. The dummy never does anything that could be vetoed, and you can’t veto yourself [ours].
book-vet-3 = A veto is good for the round you take it in and the next one; then it expires. You can hold both vetoes, each with its own expiry. You’re still asked only once per special action, and you spend the veto that would expire first [ours].
book-vet-4 = A veto cancels one whole special action: not part of it, and not after it has begun. It can’t stop placement, taking caballeros to court, general scorings or modifier abilities [ours].

## Rulings

book-chapter-rulings = Rulings
book-chapter-rulings-intro = Answers to questions the printed rulebooks leave open. All of them are ours.
book-d-1 = With [coup], [civil-war] and [desertion], you can’t set your disc to the king’s region; if you have caballeros nowhere else, the card doesn’t affect you. In a general scoring you can, and it sends your caballeros back to your court (SCO-2).
book-d-2 = One card doesn’t move the same caballero twice. To be exact: of each colour, one special action takes no more caballeros out of a region than were there when it began.
book-d-3 = You can’t move a caballero to where it already is.
book-d-4 = Dummy caballeros in the castillo count when it’s scored in a general scoring, and stay inside afterwards.
book-d-5 = If your grande is in the castillo and your disc shows the king’s region, your caballeros go back to your court and your grande stays inside.
book-d-6 = [country-seat] counts the king’s own region too. If it alone has the fewest, he stays; if it ties with others, he can stay or go to one of those, as you choose.
book-d-7 = [entourage]: if the king comes from France, Portugal or from beside the castillo, no caballeros go along.
book-d-8 = [deputy] can’t choose a grande in the king’s region.
book-d-9 = When a card lets you move the king to any region, that means any region but the one he’s in.
book-d-10 = With [justice] or a disc, you can choose a region without caballeros; it’s scored, and nobody gets points.
book-d-11 = With Power Shift, the player with the lowest sum takes the start marker.
book-d-12 = [exile]: no other card sends the king abroad, and this card sends him nowhere else.
book-d-13 = [levy], [disbandment], [withdrawal], [civil-war], [desertion] and [coup] affect opponents only, never the player who uses them.
book-d-14 = [assassin] affects the dummy too: it’s an opponent with caballeros, and it has nothing to decide.
book-d-15 = [withdrawal], [levy], [disbandment], [civil-war], [desertion], [coup] and [rivalry] skip the dummy, which has no court and makes no decisions.
book-d-16 = [heartland], [hinterland] and [country-seat] consider all nine regions, the king’s region too, and count the dummy’s caballeros.
book-d-17 = With two or three players, anyone who ties for 2nd place drops to the third value and gets nothing.
book-d-18 = How many caballeros are thrown into the castillo is public. Whether a running count is shown is a table setting (“memory aid”), off by default.
book-d-19 = You can use a special action that has no effect, for example because no opponent has a caballero in reach or no tile can be moved. The same goes for each option of [representation].
book-d-20 = If a player leaves an online game, a bot takes over the seat and the game goes on.
book-d-21 = [veto] cancels the special action and nothing else: the placement goes ahead.
book-d-22 = You use a modifier’s ability before you choose an action card.
book-d-23 = [empowerment] takes back one card in total: a power card or a modifier.
book-d-24 = [decree] moves a tile to another free score bar, never onto the other tile.
book-d-25 = You can move dummy caballeros, but you can’t place them.
book-d-26 = With Power Shift, the modifier is discarded after the turn and the power card at the end of the round (PSH-4).

## The cards

book-chapter-cards = The cards
book-chapter-cards-intro = There are 39 different action cards. Stacks 1 to 4 have ten cards each; the number of copies depends on the edition. “Own” means belonging to the player who uses the card.
book-card-ids = Every card also has an ID, which programs and files use.
book-deck = The rulebooks show only part of the deck. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] and [royal-adviser] follow the 1995 deck as far as it’s known; their names, and those of some other cards, are ours.

## Credits

book-chapter-credits = Credits
book-chapter-credits-intro = Who made El Grande. None of them had any part in this version.
book-credits = El Grande is a board game by Wolfgang Kramer and Richard Ulrich, published by Hans im Glück. The 2023 edition is illustrated by Stefan Sonnberger.
book-unofficial = This is an independent, unofficial implementation, not affiliated with the authors or the publisher. All texts and drawings here are our own. If you enjoy the game, the printed one is worth a place on your shelf.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = Turn order
book-example-turn-order-text = Blue opens with the { $bluePower }. Green can play anything but that and plays the { $greenPower }, Orange plays the { $orangePower }, you play the { $redPower }. You take the first turn, then Blue, Orange and Green. Your { $redPower } brings up to { $redBrings ->
    [one] 1 caballero
   *[other] { $redBrings } caballeros
  } to your court.
book-example-modifiers = Sums
book-example-modifiers-text = You’ve played the { $redCard }, Blue the { $blueCard }. Green plays the { $greenCard } with +1, which makes { $greenPower }. Green couldn’t have played the { $greenRefusedCard } with +1: that makes { $greenRefusedPower }, and { $blueCard } is taken.
book-example-overflow = The province is empty
book-example-overflow-text = Your { $redCard } brings up to { $redBrings ->
    [one] 1 caballero
   *[other] { $redBrings } caballeros
  }, but the province has only { $redProvince } of yours left. You take it, plus another from Galicia. You couldn’t take one from Toledo, because the king is there, or from the castillo. Your court grows from { $redCourt } to { $redCourtAfter }.
book-example-where-to-place = Where to place
book-example-where-to-place-text = The king is in Castilla. You can place in Galicia, Navarra, Aragón, Toledo and the castillo. Castilla itself is off limits, and so is Granada, which isn’t adjacent to it. You place { $redToledoAfter } in Toledo and throw { $redCastilloAfter } into the castillo.
book-example-placement-first = Placement first
book-example-placement-first-text = You take [your-majesty] while the king is in Valencia. You place { $redGranadaAfter } in Granada and { $redToledoAfter } in Toledo and throw { $redCastilloAfter } into the castillo. Then you move the king to Toledo, where your caballeros are now safe.
book-example-doing-without = Skipping the special action
book-example-doing-without-text = You take [fiesta], which would score Aragón, mostly to Blue’s benefit. So you skip the special action and just place: { $redAragonAfter } in Aragón and { $redToledoAfter } in Toledo.
book-example-taboo = Nothing in, nothing out
book-example-taboo-text = The king is in Toledo. With [march], you can’t move anyone out of Toledo or into it. You move one from Granada to Sevilla instead, past the king.
book-example-leftover = The card nobody took
book-example-leftover-text = With four players, one action card is left over each round. Here it’s [fiesta], and it’s discarded. If the King card is left over, it stays.
book-example-empowerment = The lowest card comes back
book-example-empowerment-text = Your { $redCard } is the lowest card of the round, and you take it back with [empowerment]. At the end of the round, you still take the start marker.
book-example-castillo = The castillo is opened
book-example-castillo-text = Inside are { $redCastillo } of yours, { $blueCastillo } of Blue’s and { $orangeCastillo } of Orange’s. On the score bar of { $castilloFirst }/{ $castilloSecond }/{ $castilloThird }, you get { $redCastilloPoints }, Blue { $blueCastilloPoints }, Orange { $orangeCastilloPoints } and Green nothing. Your disc shows Granada: your { $redGranadaAfter } go there and score { $redGranadaPoints } more. The other discs show the king’s region, so those caballeros go back to court.
book-example-disc-to-court = A disc on the king’s region
book-example-disc-to-court-text = The king is in Sevilla, and Blue’s disc shows Sevilla. Blue scores { $blueCastilloPoints } for the castillo. Then Blue’s { $blueCastillo } caballeros go back to court.
book-example-four-in-a-row = Four in a row
book-example-four-in-a-row-text = In Galicia ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }), Orange has { $orangeGalicia }, Blue { $blueGalicia }, you { $redGalicia } and Green { $greenGalicia }. Orange gets { $orangePoints }, Blue { $bluePoints }. 3rd place is worth nothing here, and 4th is worth nothing anywhere.
book-example-tie-of-three = A tie for 1st place
book-example-tie-of-three-text = In Navarra ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }), you, Blue and Green have { $redNavarra } each, Orange has { $orangeNavarra }. Green’s grande is there but doesn’t count. The three of you drop to 2nd place and get { $redPoints } each; Orange gets { $orangePoints } for 3rd.
book-example-tie-costs-bonus = A tie costs the bonus
book-example-tie-costs-bonus-text = In Sevilla ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }), Blue and Green have { $blueSevilla } each, you have { $redSevilla }. Blue and Green get { $bluePoints } each, you get { $redPoints }. Blue’s grande is in Sevilla, but a tied player gets no bonus.
book-example-both-bonuses = Both bonuses
book-example-both-bonuses-text = In Granada ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }), you lead with { $redGranada }, and the king and your grande are there: { $granadaFirst } for the place plus { $redGranadaBonus } for the two bonuses make { $redPoints }. Orange and Green tie behind you, drop to 3rd place and get { $orangePoints } each.
book-example-tile = A scoring tile
book-example-tile-text = With [decree], you place a tile on Castilla. 1st place was worth { $castillaFirst }; now it’s worth { $castillaFirstAfter }, and the other places { $castillaSecondAfter }. You couldn’t place it on Toledo: the king is there.
book-example-tiles-and-cards = Tiles and scoring cards
book-example-tiles-and-cards-text = One tile makes Toledo worth { $toledoFirst }, the other makes Galicia worth { $galiciaFirst }. [outposts] scores Cataluña for Blue ({ $bluePoints }), Toledo for Green ({ $greenPoints }) and Sevilla for you ({ $redPoints }). Orange gets nothing: Galicia isn’t a 4-region any more.
book-example-moving = Moving
book-example-moving-text = With [intrigue], you move one of your caballeros from Granada to Castilla and throw another from Granada into the castillo. You move a green one from Aragón to Valencia and a blue one from Valencia to Castilla.
book-example-returning = Returning
book-example-returning-text = You use [withdrawal]. Blue is on your left, goes first and returns { $blueCourtReturned } from court. Green returns { $greenCourtReturned } from court and { $greenValenciaReturned } from Valencia, Orange { $orangeToledoReturned } from Toledo and { $orangeValenciaReturned } from Valencia. Blue’s court had { $blueCourt } and keeps { $blueCourtAfter }.
book-example-discs = Secret discs
book-example-discs-text = You use [coup] on Toledo. The discs are revealed: { $orangeCatalunaAfter } of Orange’s goes to Cataluña, { $blueGranadaAfter } of Blue’s go to Granada and { $greenValenciaAfter } of Green’s to Valencia. Your { $redToledoAfter } stay in Toledo.
