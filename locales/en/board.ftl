# The drawing: board, tracks, cards, discs.
board-label = The board
board-zoom = Enlarge the board
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = no caballeros
board-grandes = grande: { $colours }
board-king-here = the king
board-tile-here = with a scoring tile
board-worth = worth { $values }
board-castillo-shut = closed
board-group = { $count ->
    [one] { $colour }: 1 caballero in { $site }
   *[other] { $colour }: { $count } caballeros in { $site }
  }
board-tile = scoring tile { $values }
board-king = the king
board-grande = { $colour } grande

card-spoken = { $name }, stack { $stack }. { $text } { $number ->
    [one] Place 1 caballero.
   *[other] Place up to { $number } caballeros.
  }
card-taken = Taken by { $colour }
card-stack = Stack { $stack }, { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
power-spoken = Power card { $value }, { $court ->
    [0] no caballeros to court
    [one] 1 caballero to court
   *[other] { $court } caballeros to court
  }
power-with = with { $modifier }
power-used = played
modifier-spoken = Modifier { $value }: { $about }
modifier-none = value only
modifier-recruit = take 1 from the province to court
modifier-move-opposing = move 1 opposing caballero
modifier-place-from-province = place 1 from the province
disc-spoken = { $colour } disc, { $about }
disc-down = face down
disc-set = set
disc-turned = revealed
disc-shows = { $site }
round-scoring = general scoring
