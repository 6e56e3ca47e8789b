# Why a position is refused, in the terminal only. Words of the notation (clauses, steps, colours, regions, cards) stay as they are.

# Any position.

reason-position-too-long = eine Stellung hat höchstens { $most ->
    [one] { $most } Byte
   *[other] { $most } Bytes
  }
reason-position-idle = im nächsten Schritt gibt es nichts zu entscheiden; was er braucht, fehlt
reason-position-nobody = niemand ist dran; schreib „red to choose“, „todo play red“ oder „over“

# Clauses.

reason-position-no-clause = unbekannte Angabe „{ $found }“; es gibt: { $first }, eine Region, { $others } oder PLAYER to …
reason-position-said-twice = „{ $found }“ steht zweimal da
reason-position-no-number = „{ $found }“ ist keine Zahl, die hier stehen kann
reason-position-no-pair = nach „{ $found }“ fehlt ein Wert
reason-position-no-player = unbekannte Farbe „{ $found }“
reason-position-no-stack = in dieser Partie gibt es keinen Stapel „{ $found }“
reason-position-player-wanted = hier muss eine Farbe stehen
reason-position-stack-wanted = hier muss ein Stapel stehen
reason-position-one-word = hier muss genau ein Wort stehen, nicht { $found }
reason-position-stack-words = hier { $wanted ->
    [one] muss { $wanted } Wort
   *[other] müssen { $wanted } Wörter
  } stehen (jede Karte des Stapels), nicht { $found }
reason-position-power-words = hier müssen 13 Wörter stehen (13 Machtkarten), nicht { $found }
reason-position-region-words = hier müssen 18 Wörter stehen (18 Regionen), nicht { $found }

# Steps.

reason-position-no-step = „{ $found }“ ist kein Schritt; es gibt: { $known }
reason-position-step-number = „{ $found }“ ist keine Zahl von 0 bis 99
reason-position-steps = höchstens vier Schritte können aufeinander folgen
reason-position-by = statt „{ $found }“ muss „by ability“ oder „by card“ stehen
reason-position-use = nach „use“ muss „special placement“, „special“ oder „placement“ stehen
reason-position-move = statt „{ $found }“ muss etwas wie „2 own“ oder „from toledo“ stehen
reason-position-move-alone = am Ende von „move“ darf „{ $found }“ nicht stehen
reason-position-arrived = nach „arrived“ stehen bis zu fünf Paare aus Farbe und Region
reason-position-discs-for = nach „discs …“ muss „for scoring“, „for return N“, „for scatter REGION“ oder „for score-once“ stehen
reason-position-king-to = „{ $found }“ sagt nicht, wohin der König geht; es gibt: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } spielt nicht mit
reason-position-no-seat = { $player } hat keinen Platz
reason-position-caballeros = Caballeros von { $player }: { $found }, höchstens 30 sind möglich
reason-position-score = so viele Punkte kann { $player } nicht haben
reason-position-start = { $player } kann den Startmarker nicht haben
reason-position-tiles = auf einem Wertungsfeld liegt höchstens eine Tafel
reason-position-two-vetoes = es gibt nur zwei Vetos
reason-position-no-vetoes = so viele Vetos gibt es in dieser Partie nicht
reason-position-veto = ein Veto muss zu einem Platz gehören und bis zum Ende dieser Runde (1) oder der nächsten (2) gelten
reason-position-regency = nur „Neue Regentschaft“ bringt den König oder einen Granden dorthin

# Rounds and the cards of a round.

reason-position-rounds = die Runden gehen von 1 bis 9, { $found } gibt es nicht
reason-position-short = das kurze Spiel überspringt Runde { $round }
reason-position-own-turn = wer am Zug ist, wartet nicht mehr darauf
reason-position-stranger-waits = es wartet jemand, der nicht mitspielt
reason-position-waits = wer wartet, muss eine Machtkarte ausgespielt haben
reason-position-value-twice = in einer Runde wird kein Wert zweimal gespielt
reason-position-offers = höchstens { $most ->
    [one] { $most } Karte liegt
   *[other] { $most } Karten liegen
  } offen aus
reason-position-absent = { $card } gehört nicht zu dieser Partie
reason-position-offer-twice = eine Karte liegt zweimal offen aus
reason-position-stranger-took = eine Karte hat jemand genommen, der nicht mitspielt
reason-position-cards-left = { $needed ->
    [one] { $needed } Karte muss
   *[other] { $needed } Karten müssen
  } noch genommen werden, es { $free ->
    [one] liegt { $free }
   *[other] liegen { $free }
  } da

# Hands and stacks.

reason-position-hand = { $player } hat { $found ->
    [one] { $found } Machtkarte
   *[other] { $found } Machtkarten
  }; ab Runde { $round } braucht es mindestens { $needed }
reason-position-modifiers = { $player } hat { $found ->
    [one] { $found } Modifikator
   *[other] { $found } Modifikatoren
  }, ausgeteilt werden höchstens 3
reason-position-many-modifiers = zu viele Modifikatoren
reason-position-power-shift = Modifikatoren gibt es nur mit der Variante power-shift
reason-position-modifier-copies = den Modifikator { $modifier } gibt es nur { $copies }-mal
reason-position-copies = in den Stapeln liegt { $card } { $found }-mal, höchstens { $most }-mal ist erlaubt
reason-position-alternatives = in die Stapel gehört { $card } { $wanted }-mal
reason-position-stack-mixed = Karten aus Stapel { $from } in Stapel { $stack }: { $found } statt { $wanted }

# The dummy.

reason-position-drawn-alone = Regionenkarten werden nur zu zweit gezogen
reason-position-drawn-twice = zwischen zwei Wertungen wird keine Regionenkarte zweimal gezogen
reason-position-drawn-many = zu viele Regionenkarten sind gezogen
reason-position-dummy-powers = der Dummy muss jede Machtkarte genau einmal haben

# What is to be asked.

reason-position-over = nach dem Ende des Spiels tut niemand mehr etwas
reason-position-no-turns = { $player } macht keine Züge
reason-position-one-thing = außerhalb eines Zuges gibt es immer nur einen Schritt
reason-position-whose = „{ $found }“ ist ein Schritt eines Zuges; schreib, wessen Zug es ist
reason-position-not-there = „{ $found }“ kann dort in dieser Stellung nicht stehen
reason-position-chosen = eine Karte wird nur in einem Zug gewählt
reason-position-nobody-waits = zwischen den Zügen wartet niemand
reason-position-not-next = { $player } spielt nicht die nächste Machtkarte
reason-position-pass-first = Modifikatoren werden nur vor der ersten Runde weitergegeben
reason-position-pass-all = jeder Platz muss einen Modifikator gewählt haben oder danach gefragt werden
reason-position-pass-own = alle müssen einen eigenen Modifikator weitergeben
reason-position-discs-set = Scheiben können nur eingestellt sein, solange noch nach anderen gefragt wird
reason-position-discs-all = jeder Platz muss seine Scheibe eingestellt haben oder danach gefragt werden
reason-position-discs-none = steht der König beim Castillo, wird nach keiner Scheibe gefragt
reason-position-no-scoring = auf Runde { $round } folgt keine Wertung
reason-position-put-away = zuerst müssen die gespielten Machtkarten abgelegt werden
