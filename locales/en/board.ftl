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
board-grande = { $colour } grande
