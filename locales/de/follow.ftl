# Following the others: scenes, what happened since the last turn, the end of the game.
scenes-label = Was gerade passiert
scenes-replay = Wiederholung
scenes-step = Weiter
scenes-skip = Überspringen

recap-title = Seit deinem letzten Zug
recap-look = Noch einmal zeigen: { $what }
recap-hint = Noch einmal auf dem Spielplan zeigen
recap-all = Alles zeigen
recap-more = { $count ->
    [one] 1 früherer Zug steht im Verlauf.
   *[other] { $count } frühere Züge stehen im Verlauf.
  }

finale-result = Zum Ergebnis
finale-board = Zurück zum Spielplan

keys-step = nächste Szene, während die anderen ziehen
