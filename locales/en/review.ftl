# The review of a finished game, on the page and in the terminal.
review-title = Review
review-summary = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
  }, { $iterations } iterations for each search
review-player = player
review-accuracy = accuracy
review-part-power = power card
review-part-card = action card
review-part-placement = placement
review-part-special = special action
review-part-disc = disc
review-verdict-best = best
review-verdict-good = good
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-account = Where the lead came from, in points:
review-start = start
review-luck = luck
review-own-decisions = own decisions
review-others-decisions = others’ decisions
review-end = lead at the end
review-turning-points = Turning points
review-turning-point = Step { $ply }: { $who }, chance to win { $change }%
review-decision = Round { $round }, step { $ply } · { $who }: { $verdict } ({ $points })
review-played = Played: { $line } ({ $margin }, { $win }% to win)
review-better = Better: { $line } ({ $margin }, { $win }% to win)
review-because = Why: { $reasons }
review-nothing = nothing more
review-place-first = 1st alone
review-place-first-tied = tied for 1st
review-place-second = 2nd
review-place-second-tied = tied for 2nd
review-place-third = 3rd
review-place-lower = further behind
review-place-none = no caballeros
review-reason-scored = scored within the next turns: { $points }
review-reason-site = { $site }: { $played } → { $best }, { $points } (scoring after round { $round })
review-reason-prospects = { $site }: better prospects, { $points } (scoring after round { $round })
review-reason-court = caballeros at court: +{ $count } ({ $points })
review-reason-king = king: { $site }, { $points }
review-reason-hand = better power cards left in hand: { $points }
review-reason-order = mean place in turn order: { $played } → { $best }
