# The tutorial: for each lesson a title, an introduction, and for each task what to do and what came of it; then answers
# to other legal moves. The learner plays red.

lesson-turn-order-title = Power cards and the court
lesson-turn-order-intro = Each round starts with power cards. They decide who goes first and how many caballeros come to your court.
lesson-turn-order-task-1 = Your opponents have played 8, 3 and 6. Play a power card that lets you go first, but no higher than you need: higher cards bring fewer caballeros.
lesson-turn-order-done-1 = Your 9 is the highest card, so you take the first turn. It won’t come back to your hand: each of your 13 cards can be played only once.
lesson-turn-order-task-2 = A 9 lets you take 2 caballeros from the province to your court. Only caballeros at your court can be placed on the board. Take both.
lesson-turn-order-done-2 = Now you have 5 caballeros at court. A low card would have brought more, but a later turn.
lesson-turn-order-not-first = With that card, someone else would go before you. You need more than 8.
lesson-turn-order-dear = That makes you first too, but a lower card would do, and it brings more caballeros.
lesson-turn-order-too-few = You can take fewer, but here you’ll want every caballero. Take 2.

lesson-placement-title = Placing caballeros
lesson-placement-intro = On your turn you take one action card. Its lower half shows how many caballeros you can place.
lesson-placement-task-1 = Blue leads in Aragón with 2 caballeros and you have none there. Choose a card that lets you place at least 3.
lesson-placement-done-1 = That card is yours this round. Your opponents choose from what’s left.
lesson-placement-task-2 = You place in regions adjacent to the king’s region. The king is in Castilla, and Aragón is adjacent to it. Place enough in Aragón to take the lead. Try Castilla too, if you like: the king’s region is taboo.
lesson-placement-done-2 = 3 against 2: if Aragón were scored now, you’d get the most. Nothing enters or leaves the king’s region, so a lead there is safe while he stays.
lesson-placement-too-few = That card doesn’t let you place enough to overtake Blue in Aragón. Look for one with a 3 or more.
lesson-placement-elsewhere = You can place there, but the task is to lead in Aragón.
lesson-placement-special = You can use the special action first, but in this lesson, place your caballeros first. The next lesson covers special actions.
lesson-placement-too-soon = Not yet: Blue still has at least as many caballeros in Aragón as you.

lesson-special-title = Special actions
lesson-special-intro = The upper half of an action card is its special action. Using it is up to you, before or after you place.
lesson-special-task-1 = You’ve taken March: move up to 4 of your caballeros. Use the special action.
lesson-special-done-1 = You don’t have to move all 4. They can go from any region to any other. Only the king’s region is off limits.
lesson-special-task-2 = In Granada you’re behind Blue, but in Sevilla Blue has only 1 caballero. Move your 2 from Granada to Sevilla. The ones in Toledo can’t move: the king is there.
lesson-special-done-2 = Sevilla is yours, 2 against 1. Moving can win a region without using a single caballero from your court.
lesson-special-placement = You can place first, but this time start with the special action.
lesson-special-elsewhere = You can move there, but the task is to lead in Sevilla. Move your caballeros from Granada to Sevilla.
lesson-special-too-soon = Not yet: you aren’t leading in Sevilla.

lesson-king-title = The king
lesson-king-intro = The king decides where everyone can place. Every round there’s a card that moves him: Your Majesty.
lesson-king-task-1 = You want more caballeros in Granada, but the king is far away in Galicia. You have Your Majesty: use its special action.
lesson-king-done-1 = The king can go to any region you like. He just can’t stay where he is.
lesson-king-task-2 = Move the king to a region adjacent to Granada, but not into it. Nothing can enter the king’s region.
lesson-king-done-2 = From now on, everyone places around the king’s new region, until someone moves him again.
lesson-king-task-3 = Your Majesty lets you place up to 5 caballeros. Blue has 2 in Granada and you have 1: place enough there to take the lead.
lesson-king-done-3 = Granada is yours. If the king himself were in Granada, being 1st alone there would pay 2 extra points in every scoring.
lesson-king-placement = You can place first, but with the king in Galicia you can’t reach Granada. Move the king first.
lesson-king-inside = The king can go there, but then nobody can place in Granada, not even you. Choose a region adjacent to it.
lesson-king-far = From there you can’t reach Granada. Choose a region adjacent to it: Sevilla, Toledo or Valencia.
lesson-king-elsewhere = You can place there, but the task is to lead in Granada.
lesson-king-too-soon = Not yet: Blue still has at least as many caballeros in Granada as you.

lesson-castillo-title = The castillo and the disc
lesson-castillo-intro = The castillo is a tower nobody can look into. At each general scoring it’s opened, and everyone sends their caballeros from it to one region of their choice.
lesson-castillo-task-1 = It’s the third round, so a scoring comes at the end. You can always place in the castillo, wherever the king is. Throw in all 3 of your caballeros.
lesson-castillo-done-1 = The round is over. Before the castillo is opened, everyone secretly sets their disc to the region where their caballeros will go.
lesson-castillo-task-2 = Set your disc to a rich region, where 1st place is worth 6 points or more and your 3 from the castillo put you in the lead.
lesson-castillo-done-2 = First, the castillo itself was scored: you had the most inside. Then the discs were revealed, your caballeros rode out, and every region was scored.
lesson-castillo-elsewhere = You can place there, but this lesson is about the castillo. Throw your caballeros into the tower.
lesson-castillo-too-soon = Not yet: some of your caballeros can still go into the castillo.
lesson-castillo-king = You can choose the king’s region, but nothing can enter it: your caballeros would just go back to your court.
lesson-castillo-behind = You can choose it, but even with 3 more you wouldn’t lead there.
lesson-castillo-poor = You’d lead there, but it doesn’t pay much. Look for a region where 1st place is worth 6 points or more.

lesson-scoring-title = Points, ties and bonuses
lesson-scoring-intro = Each region pays points for 1st, 2nd and 3rd place, as shown on its score bar. Ties hurt: everyone who ties drops one place.
lesson-scoring-task-1 = In Toledo, Blue and Green have 3 caballeros each. They’re tied for 1st place, so both get only the points for 2nd. You have 2. Place your 2 caballeros to take 1st place alone.
lesson-scoring-done-1 = With 4 against 3 and 3, you’re 1st. Had you placed only 1 caballero there, all three of you would have tied and got only the points for 2nd.
lesson-scoring-task-2 = Justice scores one region right away. Use its special action and choose Toledo.
lesson-scoring-done-2 = 7 points for 1st place, plus 2 because your grande is in Toledo and you’re 1st alone. Blue and Green tie for 2nd and get the points for 3rd: 2 each. Being 1st alone in the king’s region also pays 2 extra.
lesson-scoring-elsewhere = You can place there, but you need both of them in Toledo.
lesson-scoring-special = You can score first, but place first here: Toledo will pay you much more.
lesson-scoring-other-region = You can score that one, but Toledo pays you the most.
lesson-scoring-too-soon = Not yet: the task isn’t done.

lesson-tiles-title = Scoring tiles
lesson-tiles-intro = Two scoring tiles lie beside the board: 8/4/0 and 4/0/0. A tile replaces the score bar it’s on, so it changes what a region is worth.
lesson-tiles-task-1 = You’ve taken Decree. Use its special action: it lets you place a scoring tile.
lesson-tiles-done-1 = You can choose either tile: the high one for a region where you lead, or the low one for a region where someone else does.
lesson-tiles-task-2 = You lead in Sevilla, but 1st place there pays only 4. Choose the 8/4/0 tile and place it on Sevilla.
lesson-tiles-done-2 = 1st place in Sevilla now pays 8, twice as much as before. It stays that way at every scoring, until someone moves the tile with another Decree. But watch out: your opponents will want Sevilla now too.
lesson-tiles-placement = You can place caballeros first, but this time start with the special action.
lesson-tiles-elsewhere = The tile can go there, but you don’t lead there. Place it on Sevilla, where you do.
lesson-tiles-low = With the 4/0/0 tile, only 1st place pays, and only 4. That’s how you spoil an opponent’s region. For Sevilla, choose 8/4/0.

lesson-veto-title = Veto
lesson-veto-intro = Veto is an extra card that you can add to a game. It cancels another player’s special action, but only once.
lesson-veto-task-1 = You’ve taken Veto. Use its special action: the card stays in front of you, ready for this round and the next.
lesson-veto-done-1 = From now on, everyone else has to announce their special actions, and you’ll be asked each time.
lesson-veto-task-2 = Blue announces Summons, which brings 2 more caballeros to Blue’s court. That hardly hurts you. Allow it, and save your veto for something worse.
lesson-veto-done-2 = Blue has 2 more caballeros, but you still have your veto.
lesson-veto-task-3 = Green announces Heartland, which scores the region with the most caballeros. That’s Granada: Green would get 8 points there, and you none. Veto it!
lesson-veto-done-3 = Green gets nothing for Heartland, but can still place caballeros. Your veto is used up. When you open a table, you’ll find this card among the alternative action cards.
lesson-veto-placement = You can end your turn without the special action, but then you won’t have a veto. Use it.
lesson-veto-wasted = You can, but then your veto is gone, and something worse may come. Allow this one.
lesson-veto-harmful = You can allow it, but then Green gets 8 points right away. This is what your veto is for.

lesson-help-title = Hints, undo and the log
lesson-help-intro = You don’t have to know or remember everything: hints, undo and the log are there to help.
lesson-help-task-1 = Which action card should you take? { $input ->
    [touch] Tap
   *[mouse] Click
  } Hint: you’ll see what the strongest bot would do. Take one of those cards, or another.
lesson-help-done-1 = A hint is only advice. You can get one whenever all your opponents are bots.
lesson-help-task-2 = Nothing is final until you confirm it. Place a caballero in any highlighted region. Then { $input ->
    [touch] tap
   *[mouse] click
  } Undo: it goes back to your court. After that, place it where you really want it.
lesson-help-done-2 = Against bots, you can even undo your whole last turn, as long as nothing hidden has been revealed since.
lesson-help-task-3 = Before your turn, Blue moved out of a region. Which one? { $screen ->
    [narrow] Open the Log
   *[wide] Look in the log, at the lower right
  }. Then place a caballero there to take the lead.
lesson-help-done-3 = Navarra is yours. In a real game, every line of the log also takes you back to that moment on the board.
lesson-help-special = You can use the special action first, but here, place a caballero first.
lesson-help-too-soon = Not yet: place a caballero first.
lesson-help-elsewhere = You can place there, but that’s not the region Blue left. Look in the log to see where Blue’s caballeros came from.
lesson-help-no-hint = You can take that card. But first, { $input ->
    [touch] tap
   *[mouse] click
  } Hint and see which one the strongest bot would take.
lesson-help-no-undo = You can leave it there. But first, { $input ->
    [touch] tap
   *[mouse] click
  } Undo and watch it go back to your court.

lesson-round-title = A whole round
lesson-round-intro = Now put it all together: power card, court, action card, placement, and a scoring at the end. This time you’re on your own.
lesson-round-task-1 = Your opponents have played 7, 4 and 10. Play any power card: high for an early turn and the best choice of cards, low for more caballeros.
lesson-round-done-1 = Turns go from the highest card to the lowest.
lesson-round-task-2 = Your turn: take caballeros, take a card, place, and use its special action or skip it. It’s all up to you until your turn ends.
lesson-round-done-2 = Everyone has had their turn, and round 3 ends with a scoring.
lesson-round-task-3 = Set your disc. You know what you threw into the castillo; guess where your opponents will send theirs.
lesson-round-done-3 = That was a round. A game has nine, with a scoring after every third, and the player with the most points at the end wins. You’re ready!
