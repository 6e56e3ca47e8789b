# The drawing: board, tracks, cards, discs.
board-label = A játéktábla
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = senki
board-grandes = grande: { $colours }
board-king-here = a király
board-tile-here = pontozólapka van rajta
board-worth = értékek: { $values }
board-castillo-shut = a kapuja zárva
board-group = { $site }: { $count } caballero ({ $colour })
board-tile = pontozólapka: { $values }
board-king = a király
board-grande = grande ({ $colour })

card-spoken = { $name }, { $stack }. pakli. { $text } { $number ->
    [one] 1 caballero helyezhető le.
   *[other] Legfeljebb { $number } caballero helyezhető le.
  }
card-taken = Elvette: { $colour }
card-stack = { $stack }. pakli, még { $count } kártya
power-spoken = Hatalomkártya: { $value }, { $court ->
    [0] az udvarba senki
   *[other] az udvarba { $court } caballero
  }
power-with = módosítókártya: { $modifier }
power-used = használt
modifier-spoken = Módosítókártya: { $value }, { $about }
modifier-none = csak az érték
modifier-recruit = egy caballero a tartományból az udvarba
modifier-move-opposing = egy ellenséges caballero mozgatása
modifier-place-from-province = egy caballero lehelyezése a tartományból
disc-spoken = Tárcsa ({ $colour }): { $about }
disc-down = képpel lefelé
disc-set = beállítva
disc-turned = felfedve
disc-shows = { $site }
round-scoring = általános pontozás
