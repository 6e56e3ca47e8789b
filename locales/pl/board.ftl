# The drawing: board, tracks, cards, discs.
board-label = Plansza
board-zoom = Powiększ planszę
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = brak caballero
board-grandes = grande: { $colours }
board-king-here = król
board-tile-here = z płytką punktacji
board-worth = wartość { $values }
board-castillo-shut = zamknięte
board-group = { $site }: { $colour }, { $count } caballero
board-tile = płytka punktacji { $values }
board-king = król
board-grande = { $colour } grande

card-spoken = { $name }, stos { $stack }. { $text } { $number ->
    [one] Umieść 1 caballero.
    [few] Umieść maks. { $number } caballero.
   *[many] Umieść maks. { $number } caballero.
  }
card-taken = Wzięta: { $colour }
card-stack = Stos { $stack }, { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
  }
power-spoken = Karta siły { $value }, { $court ->
    [0] bez caballero do dworu
    [one] 1 caballero do dworu
    [few] { $court } caballero do dworu
   *[many] { $court } caballero do dworu
  }
power-with = z modyfikatorem { $modifier }
power-used = zagrana
modifier-spoken = Modyfikator { $value }: { $about }
modifier-none = tylko wartość
modifier-recruit = dodaj 1 z prowincji do dworu
modifier-move-opposing = rusz 1 wrogiego caballero
modifier-place-from-province = umieść 1 z prowincji
disc-spoken = dysk: { $colour }, { $about }
disc-down = zakryty
disc-set = ustawiony
disc-turned = odkryty
disc-shows = { $site }
round-scoring = punktacja ogólna
