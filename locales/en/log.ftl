# What happened, in sentences.
log-label = Log
log-look = Show in replay
log-fresh = New:
log-start = Setup
log-round = Round { $round }
log-scoring = General scoring after round { $round }
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = no caballeros
log-court = court
log-passed = { $who } has chosen a modifier to pass.
log-passed-own = { $who } passes { $card }.
log-received = { $who } gets a modifier.
log-received-own = { $who } gets { $card }.
log-dummy-placed = { $who } places caballeros: { $where }.
log-revealed = Revealed: { $cards }.
log-played = { $who } plays { $power }.
log-played-with = { $who } plays { $power } with { $modifier }.
log-took = { $count ->
    [0] { $who } takes no caballeros to court.
    [one] { $who } takes 1 caballero to court.
   *[other] { $who } takes { $count } caballeros to court.
  }
log-fetched = { $count ->
    [one] { $who } takes 1 caballero back to court: { $where }.
   *[other] { $who } takes { $count } caballeros back to court: { $where }.
  }
log-chose = { $who } takes { $card }.
log-removed = { $who } removes { $card }.
log-announced = { $who } uses { $card }.
log-allowed = { $who } allows it.
log-vetoed = { $who } vetoes { $card }.
log-placed = { $count ->
    [one] { $who } places 1 caballero: { $where }.
   *[other] { $who } places { $count } caballeros: { $where }.
  }
log-placed-province = { $count ->
    [one] { $who } places 1 caballero from the province: { $where }.
   *[other] { $who } places { $count } caballeros from the province: { $where }.
  }
log-moved = { $count ->
    [one] { $who } moves 1 caballero: { $ways }.
   *[other] { $who } moves { $count } caballeros: { $ways }.
  }
log-way = { $who } { $from } → { $to }
log-named = { $who } chooses { $region }.
log-branched = { $branch ->
    [1] { $who } chooses the first option.
   *[other] { $who } chooses the second option.
  }
log-returned = { $count ->
    [one] { $who }: 1 caballero returns to the province from { $where }.
   *[other] { $who }: { $count } caballeros return to the province from { $where }.
  }
log-king = { $to ->
    [Castillo] The king leaves { $from } and goes beside the castillo.
   *[other] The king goes from { $from ->
        [Castillo] the castillo
       *[other] { $from }
    } to { $to }.
  }
log-grande = { $who }: the grande goes to { $to ->
    [Castillo] the castillo
   *[other] { $to }
  }.
log-tile-laid = { $tile ->
    [low] The 4/0/0 tile is placed on { $to ->
        [Castillo] the castillo
       *[other] { $to }
    }.
   *[high] The 8/4/0 tile is placed on { $to ->
        [Castillo] the castillo
       *[other] { $to }
    }.
  }
log-tile = The { $tile ->
    [low] 4/0/0
   *[high] 8/4/0
  } tile moves from { $from ->
    [Castillo] the castillo
   *[other] { $from }
  } to { $to ->
    [Castillo] the castillo
   *[other] { $to }
  }.
log-recalled = { $kind ->
    [modifier] { $who } takes a modifier back into hand.
   *[power] { $who } takes a power card back into hand.
  }
log-recalled-own = { $who } takes { $card } back into hand.
log-infiltrated = { $who } can place in the king’s region this turn.
log-veto-laid = { $who } now holds a veto.
log-veto-ended = { $who }: the veto expires unused.
log-disc-set = { $who } has set their disc.
log-disc-set-own = { $who } sets their disc to { $region }.
log-discs = Discs: { $discs }.
log-disc = { $who } { $region }
log-castillo = The castillo is opened: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count } from the castillo to { $to }
log-left-court = { $who } { $count } from the castillo back to court
log-scored = { $site }: { $points }.
log-place = { $place ->
    [place-1] 1st
    [place-2] 2nd
    [tied-1] tied for 1st, points for 2nd
    [tied-2] tied for 2nd, points for 3rd
   *[place-3] 3rd
  }
log-points = { $bonus ->
    [king] { $who } +{ $points } ({ $place }, king)
    [grande] { $who } +{ $points } ({ $place }, grande)
    [both] { $who } +{ $points } ({ $place }, king and grande)
   *[none] { $who } +{ $points } ({ $place })
  }
log-discarded = Discarded unused: { $cards }.
log-start-marker = { $who } takes the start marker.
log-over = The game is over.
log-undone = { $count ->
    [one] 1 step was undone.
   *[other] { $count } steps were undone.
  }
