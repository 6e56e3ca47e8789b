# Following the others: scenes, what happened since the last turn, the end of the game.
scenes-label = What’s happening
scenes-replay = Replay
scenes-step = Next
scenes-skip = Skip

recap-title = Since your last turn
recap-look = Show again: { $what }
recap-hint = Show again on the board
recap-all = Show all
recap-more = { $count ->
    [one] 1 earlier turn is in the log.
   *[other] { $count } earlier turns are in the log.
  }

finale-result = See the results
finale-board = Back to the board

keys-step = next scene, while others act
