# The drawing: board, tracks, cards, discs.
board-label = The board
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = nobody
board-grandes = { $colours } grande
board-king-here = the king
board-tile-here = under a scoring tile
board-worth = worth { $values }
board-castillo-shut = its gate is shut
board-group = { $count ->
    [one] one { $colour } caballero in { $site }
   *[other] { $count } { $colour } caballeros in { $site }
  }
board-tile = scoring tile { $values }
board-king = the king
board-grande = { $colour } grande

card-spoken = { $name }, stack { $stack }. { $text } { $number ->
    [one] One caballero may be placed.
   *[other] Up to { $number } caballeros may be placed.
  }
card-taken = Taken by { $colour }
card-stack = Stack { $stack }, { $count ->
    [one] one card left
   *[other] { $count } cards left
  }
power-spoken = Power card { $value }, { $court ->
    [0] nobody to court
    [one] one caballero to court
   *[other] { $court } caballeros to court
  }
power-with = with { $modifier }
power-used = used
modifier-spoken = Modifier { $value }: { $about }
modifier-none = only the value
modifier-recruit = one from the province to court
modifier-move-opposing = move one caballero of others
modifier-place-from-province = place one from the province
disc-spoken = { $colour } disc, { $about }
disc-down = face down
disc-set = set
disc-turned = turned
disc-shows = { $site }
round-scoring = general scoring
