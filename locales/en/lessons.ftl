# The first game that teaches: for each lesson a title, what it is about, and for each task what to do and what came of
# it; then what is said to somebody who does something else that the rules allow. The learner plays red.

lesson-turn-order-title = Power cards and the court
lesson-turn-order-intro = Every round begins with power cards: they say who acts first, and how many caballeros come to your court.
lesson-turn-order-task-1 = The others have played 8, 3 and 6. Play a power card so that you act first, but no higher than you need: the higher the card, the fewer caballeros it brings.
lesson-turn-order-done-1 = Your 9 is the highest card, so the first turn is yours. It will not come back to your hand: each of your 13 cards is played once.
lesson-turn-order-task-2 = A 9 lets you bring 2 caballeros from your province to your court. Only those at court can be placed on the board. Take both.
lesson-turn-order-done-2 = Now 5 caballeros wait at your court. A low card would have brought more of them, but a late turn.
lesson-turn-order-not-first = With that card somebody else would act before you. You need more than 8.
lesson-turn-order-dear = That makes you first as well, but a lower card would do, and it brings more caballeros.
lesson-turn-order-too-few = You may take fewer, but here every caballero is welcome. Take 2.

lesson-placement-title = Placing caballeros
lesson-placement-intro = In your turn you take one action card. Its lower half says how many caballeros you may place.
lesson-placement-task-1 = Blue leads in Aragón with 2 caballeros and you have none there. Choose a card that lets you place at least 3.
lesson-placement-done-1 = That card is yours for this round; the others choose among those that are left.
lesson-placement-task-2 = Caballeros go to regions next to the king. He stands in Castilla, and Aragón is its neighbour. Place as many in Aragón as you need to lead there. Try Castilla itself, if you like: the king's region is taboo.
lesson-placement-done-2 = 3 against 2: were Aragón scored now, you would get the most. Nothing enters or leaves the king's region, so whoever leads there is safe while he stays.
lesson-placement-too-few = That card lets you place too few to overtake blue in Aragón. Look for one with a 3 or more.
lesson-placement-elsewhere = You may place there, but then there are not enough left for Aragón. Take it back and place in Aragón.
lesson-placement-special = You may use the special action first. In this lesson place your caballeros first; the next lesson is about special actions.
lesson-placement-too-soon = Not yet: blue still has as many as you in Aragón, or more.

lesson-special-title = Special actions
lesson-special-intro = The upper half of an action card is its special action. You may use it or not, before or after you place.
lesson-special-task-1 = You have taken March: move up to 4 of your own caballeros. Use the special action.
lesson-special-done-1 = You need not move all of them. From one region to any other, near or far; only the king's region stays closed.
lesson-special-task-2 = In Granada you are second to blue, but in Sevilla blue has only 1 caballero. Move your 2 from Granada to Sevilla. Those in Toledo cannot move: the king is there.
lesson-special-done-2 = Sevilla is yours now, 2 against 1. Moving wins a region without a single caballero from your court.
lesson-special-placement = You may place first, but this time begin with the special action.
lesson-special-elsewhere = You may move there, but the task is to lead in Sevilla. Move your caballeros from Granada to Sevilla.
lesson-special-too-soon = Not yet: you do not lead in Sevilla.

lesson-king-title = The king
lesson-king-intro = Where the king stands decides where everybody can place. One card of every round moves him: Your Majesty.
lesson-king-task-1 = You want more caballeros in Granada, but the king is far away in Galicia. You hold Your Majesty: use its special action.
lesson-king-done-1 = The king goes to any region you like. He must leave the one where he stands.
lesson-king-task-2 = Move the king next to Granada, but not into it: what is under his eyes cannot be entered.
lesson-king-done-2 = From now on all players place around the king's new region, until somebody moves him again.
lesson-king-task-3 = Your Majesty lets you place 5 caballeros. Blue has 2 in Granada and you have 1: place as many there as you need to lead.
lesson-king-done-3 = Granada is yours. If the king stood in Granada himself, the one who leads there alone would get 2 points more at each scoring.
lesson-king-placement = You may place first, but from Galicia you cannot reach Granada. Move the king first.
lesson-king-inside = The king may go there, but then nobody can place in Granada, not even you. Choose one of its neighbours.
lesson-king-far = From there Granada is out of reach. Choose one of its neighbours: Sevilla, Toledo or Valencia.
lesson-king-elsewhere = You may place there, but the task is to lead in Granada.
lesson-king-too-soon = Not yet: blue still has as many as you in Granada, or more.

lesson-castillo-title = The castillo and the secret disc
lesson-castillo-intro = The castillo is a tower that nobody can look into. At each general scoring it is opened, and everybody sends what they have inside to one region of their choice.
lesson-castillo-task-1 = It is the third round: a scoring comes at its end. You may always place in the castillo, wherever the king is. Throw all 3 of your caballeros in.
lesson-castillo-done-1 = The round is over. Before the castillo is opened, everybody sets a disc in secret: it names the region where their caballeros will go.
lesson-castillo-task-2 = Set your disc to a rich region, one whose first place gives 6 points or more, where your 3 from the castillo make you lead.
lesson-castillo-done-2 = First the castillo itself was scored: you had the most inside. Then the discs were turned, your caballeros rode out, and every region was scored.
lesson-castillo-elsewhere = You may place there, but this lesson is about the castillo. Throw it into the tower.
lesson-castillo-too-soon = Not yet: some of your caballeros can still go into the castillo.
lesson-castillo-king = You may choose the king's region, but nothing can enter it: your caballeros would only go back to your court.
lesson-castillo-behind = You may choose it, but even with 3 more you would not lead there.
lesson-castillo-poor = You would lead there, but it gives little. Look for a region whose first place gives 6 points or more.

lesson-scoring-title = Points, ties and bonuses
lesson-scoring-intro = A region gives points to the first, the second and the third, as its bar says. Whoever ties gets less: all who tie get what the next place gives.
lesson-scoring-task-1 = In Toledo blue and green have 3 caballeros each: a tie for first place, so both get only what the second would get. You have 2. Place your 2 caballeros so that you are first, and alone.
lesson-scoring-done-1 = With 4 against 3 and 3 you are first. With only one more you would have made it a tie of three, and all three would get only what the second gets.
lesson-scoring-task-2 = Justice has one region scored at once. Use its special action and choose Toledo.
lesson-scoring-done-2 = 7 points for the first place, and 2 more because Toledo is your grande's home and you are first there alone. Blue and green tie for second place and get what the third would get: 2 each. Where the king stands, being first alone is worth 2 more too.
lesson-scoring-elsewhere = You may place there, but you need both of them in Toledo.
lesson-scoring-special = You may score first, but place first here: then Toledo gives you much more.
lesson-scoring-other-region = You may score that one, but Toledo gives you most.
lesson-scoring-too-soon = Not yet: the task is not done.

lesson-round-title = A whole round
lesson-round-intro = Now all of it together: power card, court, action card, placing, and a scoring at the end. Nobody tells you what is right.
lesson-round-task-1 = The others have played 7, 4 and 10. Play any power card: high for an early turn and the best choice, low for many caballeros.
lesson-round-done-1 = The turns go from the highest card to the lowest.
lesson-round-task-2 = Your turn: take caballeros, choose a card, place, use its special action or leave it. Do as you like until your turn is over.
lesson-round-done-2 = All have had their turns, and the third round ends with a scoring.
lesson-round-task-3 = Set your secret disc. You know what you threw into the castillo; guess where the others will send theirs.
lesson-round-done-3 = That was a round. A game has nine, with a scoring after every third, and whoever has the most points at the end wins. You are ready for a game.
