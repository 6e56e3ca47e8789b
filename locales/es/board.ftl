# The drawing: board, tracks, cards, discs.
board-label = El tablero
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = nadie
board-grandes = grande: { $colours }
board-king-here = el rey
board-tile-here = bajo una loseta de puntuación
board-worth = vale { $values }
board-castillo-shut = la puerta está cerrada
board-group = { $count ->
    [one] un caballero ({ $colour }) en { $site }
   *[other] { $count } caballeros ({ $colour }) en { $site }
  }
board-tile = loseta de puntuación { $values }
board-king = el rey
board-grande = grande: { $colour }

card-spoken = { $name }, mazo { $stack }. { $text } { $number ->
    [one] Se puede colocar un caballero.
   *[other] Se pueden colocar hasta { $number } caballeros.
  }
card-taken = La tiene { $colour }
card-stack = Mazo { $stack }, { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
  }
power-spoken = Carta de poder { $value }, { $court ->
    [0] ningún caballero a la corte
    [one] un caballero a la corte
   *[other] { $court } caballeros a la corte
  }
power-with = con { $modifier }
power-used = usada
modifier-spoken = Modificador { $value }: { $about }
modifier-none = solo el valor
modifier-recruit = uno de la provincia a la corte
modifier-move-opposing = mover un caballero rival
modifier-place-from-province = colocar uno de la provincia
disc-spoken = Disco ({ $colour }): { $about }
disc-down = boca abajo
disc-set = marcado
disc-turned = mostrado
disc-shows = { $site }
round-scoring = puntuación general
