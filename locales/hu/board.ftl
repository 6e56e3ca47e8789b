# The drawing: board, tracks, cards, discs.
board-label = A játéktábla
board-zoom = Játéktábla nagyítása
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = nincs caballero
board-grandes = grande: { $colours }
board-king-here = a király
board-tile-here = pontozólapkával
board-worth = értékek: { $values }
board-castillo-shut = zárva
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
    [0] az udvarba nem hoz caballerót
   *[other] az udvarba { $court } caballerót hoz
  }
power-with = módosítókártya: { $modifier }
power-used = kijátszva
modifier-spoken = Módosítókártya: { $value }, { $about }
modifier-none = csak az érték
modifier-recruit = 1 caballero elvétele a tartományból az udvarba
modifier-move-opposing = 1 ellenséges caballero mozgatása
modifier-place-from-province = 1 caballero lehelyezése a tartományból
disc-spoken = Tárcsa ({ $colour }): { $about }
disc-down = képpel lefelé
disc-set = beállítva
disc-turned = felfedve
disc-shows = { $site }
round-scoring = általános pontozás
