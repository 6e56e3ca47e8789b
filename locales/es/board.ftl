# The drawing: board, tracks, cards, discs.
board-label = El tablero
board-zoom = Ampliar el tablero
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = sin caballeros
board-grandes = grande: { $colours }
board-king-here = el rey
board-tile-here = con una loseta de puntuación
board-worth = vale { $values }
board-castillo-shut = cerrado
board-group = { $count ->
    [one] 1 caballero ({ $colour }) en { $site }
   *[other] { $count } caballeros ({ $colour }) en { $site }
  }
board-tile = loseta de puntuación { $values }
board-king = el rey
board-grande = grande: { $colour }

card-spoken = { $name }, mazo { $stack }. { $text } { $number ->
    [one] Coloca 1 caballero.
   *[other] Coloca hasta { $number } caballeros.
  }
card-taken = La tiene { $colour }
card-stack = Mazo { $stack }, { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
  }
power-spoken = Carta de poder { $value }, { $court ->
    [0] ningún caballero a la corte
    [one] 1 caballero a la corte
   *[other] { $court } caballeros a la corte
  }
power-with = con { $modifier }
power-used = jugada
modifier-spoken = Modificador { $value }: { $about }
modifier-none = solo el valor
modifier-recruit = llevar 1 de la provincia a la corte
modifier-move-opposing = mover 1 caballero rival
modifier-place-from-province = colocar 1 de la provincia
disc-spoken = Disco ({ $colour }): { $about }
disc-down = boca abajo
disc-set = marcado
disc-turned = revelado
disc-shows = { $site }
round-scoring = puntuación general
