# The drawing: board, tracks, cards, discs.
board-label = Der Spielplan
board-zoom = Spielplan vergrößern
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = keine Caballeros
board-grandes = Grande: { $colours }
board-king-here = der König
board-tile-here = mit einer Wertungstafel
board-worth = bringt { $values }
board-castillo-shut = geschlossen
board-group = { $count ->
    [one] { $site }: 1 Caballero { $colour ->
        [Dummy] vom Dummy
       *[other] von { $colour }
    }
   *[other] { $site }: { $count } Caballeros { $colour ->
        [Dummy] vom Dummy
       *[other] von { $colour }
    }
  }
board-tile = Wertungstafel { $values }
board-king = der König
board-grande = Grande von { $colour }

card-spoken = { $name }, Stapel { $stack }. { $text } { $number ->
    [one] Setze 1 Caballero ein.
   *[other] Setze bis zu { $number } Caballeros ein.
  }
card-taken = { $colour ->
    [Dummy] Vom Dummy genommen
   *[other] Genommen von { $colour }
  }
card-stack = Stapel { $stack }, { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
  }
power-spoken = Machtkarte { $value }, { $court ->
    [0] kein Caballero an den Hof
    [one] 1 Caballero an den Hof
   *[other] { $court } Caballeros an den Hof
  }
power-with = mit { $modifier }
power-used = gespielt
modifier-spoken = Modifikator { $value }: { $about }
modifier-none = nur der Wert
modifier-recruit = 1 aus der Provinz an den Hof holen
modifier-move-opposing = 1 fremden Caballero versetzen
modifier-place-from-province = 1 aus der Provinz einsetzen
disc-spoken = Scheibe von { $colour }, { $about }
disc-down = verdeckt
disc-set = eingestellt
disc-turned = aufgedeckt
disc-shows = { $site }
round-scoring = allgemeine Wertung
