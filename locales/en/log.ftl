# What happened, in sentences.
log-label = What happened
log-look = Look at it in the replay
log-fresh = New:
log-start = The table is set
log-round = Round { $round }
log-scoring = General scoring after round { $round }
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = nobody
log-court = court
log-passed = { $who } has chosen a modifier to pass on.
log-passed-own = { $who } passes { $card } on.
log-received = { $who } gets a modifier.
log-received-own = { $who } gets { $card }.
log-dummy-placed = { $who } comes to { $where }.
log-revealed = Turned up: { $cards }.
log-played = { $who } plays { $power }.
log-played-with = { $who } plays { $power } with { $modifier }.
log-took = { $count ->
    [0] { $who } takes no caballeros to court.
    [one] { $who } takes one caballero to court.
   *[other] { $who } takes { $count } caballeros to court.
  }
log-fetched = { $count ->
    [one] { $who } fetches a caballero to court: { $where }.
   *[other] { $who } fetches { $count } caballeros to court: { $where }.
  }
log-chose = { $who } takes { $card }.
log-removed = { $who } removes { $card }.
log-announced = { $who } uses { $card }.
log-allowed = { $who } lets it happen.
log-vetoed = { $who } vetoes { $card }.
log-placed = { $count ->
    [one] { $who } places a caballero: { $where }.
   *[other] { $who } places { $count } caballeros: { $where }.
  }
log-placed-province = { $count ->
    [one] { $who } places a caballero from the province: { $where }.
   *[other] { $who } places { $count } caballeros from the province: { $where }.
  }
log-moved = { $count ->
    [one] { $who } moves a caballero: { $ways }.
   *[other] { $who } moves { $count } caballeros: { $ways }.
  }
log-way = { $who } { $from } → { $to }
log-named = { $who } names { $region }.
log-branched = { $branch ->
    [1] { $who } chooses the first of the two.
   *[other] { $who } chooses the second of the two.
  }
log-returned = { $count ->
    [one] { $who }: a caballero goes back to the province from { $where }.
   *[other] { $who }: { $count } caballeros go back to the province from { $where }.
  }
log-king = The king goes from { $from } to { $to }.
log-grande = { $who }: the grande goes to { $to }.
log-tile-laid = { $tile ->
    [low] The tile 4/0/0 is laid on { $to }.
   *[high] The tile 8/4/0 is laid on { $to }.
  }
log-tile = { $tile ->
    [low] The tile 4/0/0 goes from { $from } to { $to }.
   *[high] The tile 8/4/0 goes from { $from } to { $to }.
  }
log-recalled = { $kind ->
    [modifier] { $who } takes a modifier back to hand.
   *[power] { $who } takes a power card back to hand.
  }
log-recalled-own = { $who } takes { $card } back to hand.
log-infiltrated = { $who } may place in the king's region.
log-veto-laid = { $who } lays a veto down.
log-veto-ended = The veto of { $who } ends unused.
log-disc-set = { $who } has set the disc.
log-disc-set-own = { $who } sets the disc to { $region }.
log-discs = Discs: { $discs }.
log-disc = { $who } { $region }
log-castillo = The castillo is opened: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count } from the castillo to { $to }
log-left-court = { $who } { $count } from the castillo back to court
log-scored = { $site }: { $points }.
log-points = { $bonus ->
    [king] { $who } +{ $points } (king)
    [grande] { $who } +{ $points } (grande)
    [both] { $who } +{ $points } (king and grande)
   *[none] { $who } +{ $points }
  }
log-discarded = Discarded unused: { $cards }.
log-start-marker = { $who } takes the start marker.
log-over = The game is over.
log-undone = { $count ->
    [one] One step was taken back.
   *[other] { $count } steps were taken back.
  }
