# Results and replays.
end-you-won = You win!
end-won = { $name } wins
end-shared = Shared win: { $names }
end-your-place = { $place ->
    [1] You finished 1st of { $of }.
    [2] You finished 2nd of { $of }.
    [3] You finished 3rd of { $of }.
   *[other] You finished { $place }th of { $of }.
  }
end-after = The game ended on { $when }.
end-title = Final result
end-table = Final board
end-rank = Place { $place }
end-points = points
end-actions = What next?
end-rematch = Play again
end-to-rematch = Go to rematch
end-replay = Replay
end-review = Review
end-record = Download record
end-keep = Keep on this device
end-kept = Kept on this device
end-new-game = Home
end-race = Score race
end-race-about = Points at the end of each round. Dotted lines mark general scorings.
end-race-one = { $name }: { $points }.
end-scorings = Points by scoring
end-scoring = Scoring
end-general = General scoring
end-round = round { $round }
end-general-after = General scoring after round
end-sum = Total
end-where = Points by region
end-where-about = Who scored the most where: in each general scoring, from cards, and over the whole game.
end-site = Where
end-cards = From cards
end-most = Overall
end-facts = Seats and seed
end-seed = Deal seed:
end-seed-about = The seed was fixed before the first card was dealt and is shown only now. Anyone can use it to check the deal.

replay-title = Replay
replay-none = The game hasn’t started, so there’s nothing to replay yet.
replay-controls = Replay
replay-ply = Step { $ply } of { $last }
replay-undone = This step was undone later.
replay-undo = Back to step { $ply }.
replay-and-more = { $count ->
    [one] +1 more in the log
   *[other] +{ $count } more in the log
  }
replay-scrub = Position
replay-first = Go to start
replay-turn-back = Previous turn
replay-back = Previous step
replay-on = Next step
replay-turn-on = Next turn
replay-last = Go to end
replay-play = Play
replay-pause = Pause
replay-jumps = Rounds and scorings
replay-to-round = Go to round { $round }
replay-to-scoring = Go to the scoring after round { $round }
replay-more = More
replay-eyes = View as
replay-spectator = Spectator
replay-whole = Include steps that were undone
replay-branch = Play on from here
replay-branch-text = A new game starts at step { $ply }. You play one seat, and bots play the others.
replay-branch-seat = You play
replay-branch-level = Bots
replay-branch-yes = Play on
replay-end = Go to results
replay-table = Go to table
replay-close = Close
replay-compare = Compare turns
replay-side-before = Before
replay-side-played = Played
replay-side-better = Better
replay-side-before-about = The position before this turn.
replay-nothing = nothing more
replay-better-reveals = The better turn reveals something hidden; the board shows the position before that.
replay-better-unavailable = This browser can’t show the better turn, or the connection was lost.
