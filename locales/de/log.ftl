# What happened, in sentences. A sentence about a player begins with the player: the page may leave it out there.
log-label = Verlauf
log-look = Im Rückblick ansehen
log-fresh = Neu:
log-start = Aufbau
log-round = Runde { $round }
log-scoring = Allgemeine Wertung nach Runde { $round }
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = keine Caballeros
log-court = Hof
log-passed = { $who } hat einen Modifikator zum Weitergeben gewählt.
log-passed-own = { $who } gibt { $card } weiter.
log-received = { $who } bekommt einen Modifikator.
log-received-own = { $who } bekommt { $card }.
log-dummy-placed = { $who } setzt Caballeros ein: { $where }.
log-revealed = Aufgedeckt: { $cards }.
log-played = { $who } spielt { $power }.
log-played-with = { $who } spielt { $power } mit { $modifier }.
log-took = { $count ->
    [0] { $who } holt keinen Caballero an den Hof.
    [one] { $who } holt 1 Caballero an den Hof.
   *[other] { $who } holt { $count } Caballeros an den Hof.
  }
log-fetched = { $count ->
    [one] { $who } holt 1 Caballero aus einer Region an den Hof zurück: { $where }.
   *[other] { $who } holt { $count } Caballeros aus Regionen an den Hof zurück: { $where }.
  }
log-chose = { $who } nimmt „{ $card }“.
log-removed = { $who } entfernt „{ $card }“.
log-announced = { $who } nutzt „{ $card }“.
log-allowed = { $who } lässt es zu.
log-vetoed = { $who } verhindert „{ $card }“ mit einem Veto.
log-placed = { $count ->
    [one] { $who } setzt 1 Caballero ein: { $where }.
   *[other] { $who } setzt { $count } Caballeros ein: { $where }.
  }
log-placed-province = { $count ->
    [one] { $who } setzt 1 Caballero aus der Provinz ein: { $where }.
   *[other] { $who } setzt { $count } Caballeros aus der Provinz ein: { $where }.
  }
log-moved = { $count ->
    [one] { $who } versetzt 1 Caballero: { $ways }.
   *[other] { $who } versetzt { $count } Caballeros: { $ways }.
  }
log-way = { $who } { $from } → { $to }
log-named = { $who } wählt { $region }.
log-branched = { $branch ->
    [1] { $who } wählt die erste Möglichkeit.
   *[other] { $who } wählt die zweite Möglichkeit.
  }
log-returned = { $count ->
    [one] { $who }: 1 Caballero geht in die Provinz zurück ({ $where }).
   *[other] { $who }: { $count } Caballeros gehen in die Provinz zurück ({ $where }).
  }
log-king = Der König geht { $from ->
    [Castillo] vom Castillo
   *[other] von { $from }
  } { $to ->
    [Castillo] neben das Castillo
   *[other] nach { $to }
  }.
log-grande = { $who }: Der Grande geht { $to ->
    [Castillo] ins Castillo
   *[other] nach { $to }
  }.
log-tile-laid = { $tile ->
    [low] Die Wertungstafel 4/0/0 wird { $to ->
        [Castillo] zum Castillo
       *[other] nach { $to }
    } gelegt.
   *[high] Die Wertungstafel 8/4/0 wird { $to ->
        [Castillo] zum Castillo
       *[other] nach { $to }
    } gelegt.
  }
log-tile = Die Wertungstafel { $tile ->
    [low] 4/0/0
   *[high] 8/4/0
  } wandert { $from ->
    [Castillo] vom Castillo
   *[other] von { $from }
  } { $to ->
    [Castillo] zum Castillo
   *[other] nach { $to }
  }.
log-recalled = { $kind ->
    [modifier] { $who } nimmt einen Modifikator auf die Hand zurück.
   *[power] { $who } nimmt eine Machtkarte auf die Hand zurück.
  }
log-recalled-own = { $who } nimmt { $card } auf die Hand zurück.
log-infiltrated = { $who } darf in diesem Zug in die Königsregion einsetzen.
log-veto-laid = { $who } hat jetzt ein Veto.
log-veto-ended = Das Veto von { $who } verfällt ungenutzt.
log-disc-set = { $who } hat die Scheibe eingestellt.
log-disc-set-own = { $who } stellt die Scheibe auf { $region }.
log-discs = Scheiben: { $discs }.
log-disc = { $who } { $region }
log-castillo = Das Castillo wird geöffnet: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count } aus dem Castillo nach { $to }
log-left-court = { $who } { $count } aus dem Castillo zurück an den Hof
log-scored = { $site }: { $points }.
log-place = { $place ->
    [place-1] Platz 1
    [place-2] Platz 2
    [tied-1] Gleichstand um Platz 1, also Platz 2
    [tied-2] Gleichstand um Platz 2, also Platz 3
   *[place-3] Platz 3
  }
log-points = { $bonus ->
    [king] { $who } +{ $points } ({ $place }, König)
    [grande] { $who } +{ $points } ({ $place }, Grande)
    [both] { $who } +{ $points } ({ $place }, König und Grande)
   *[none] { $who } +{ $points } ({ $place })
  }
log-discarded = Ungenutzt abgelegt: { $cards }.
log-start-marker = { $who } nimmt den Startmarker.
log-over = Das Spiel ist zu Ende.
log-undone = { $count ->
    [one] 1 Schritt wurde zurückgenommen.
   *[other] { $count } Schritte wurden zurückgenommen.
  }
