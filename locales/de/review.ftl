# Die Analyse einer beendeten Partie, auf der Seite und im Terminal.
review-title = Analyse
review-summary = { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
  }, { $iterations } Iterationen je Suche
review-player = Farbe
review-accuracy = Genauigkeit
review-part-power = Machtkarte
review-part-card = Aktionskarte
review-part-placement = Einsetzen
review-part-special = Sonderaktion
review-part-disc = Geheimscheibe
review-verdict-best = am besten
review-verdict-good = gut
review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-account = Woher der Vorsprung kam, in Punkten:
review-start = Beginn
review-luck = Glück
review-own-decisions = eigene Entscheidungen
review-others-decisions = Entscheidungen der anderen
review-end = Vorsprung am Ende
review-turning-points = Wendepunkte
review-turning-point = Schritt { $ply }: { $who }, Siegchance { $change } %
review-decision = Runde { $round }, Schritt { $ply } · { $who }: { $verdict } ({ $points })
review-played = Gespielt: { $line } ({ $margin }, Siegchance { $win } %)
review-better = Besser: { $line } ({ $margin }, Siegchance { $win } %)
review-because = Warum: { $reasons }
review-nothing = nichts weiter
review-place-first = 1. Platz allein
review-place-first-tied = Gleichstand auf Platz 1
review-place-second = 2. Platz
review-place-second-tied = Gleichstand auf Platz 2
review-place-third = 3. Platz
review-place-lower = weiter hinten
review-place-none = keine Caballeros
review-reason-scored = in den nächsten Zügen gewertet: { $points }
review-reason-site = { $site }: { $played } → { $best }, { $points } (Wertung nach Runde { $round })
review-reason-prospects = { $site }: bessere Aussichten, { $points } (Wertung nach Runde { $round })
review-reason-court = Caballeros am Hof: +{ $count } ({ $points })
review-reason-king = König: { $site }, { $points }
review-reason-hand = bessere Machtkarten auf der Hand: { $points }
review-reason-order = mittlerer Platz in der Zugreihenfolge: { $played } → { $best }
