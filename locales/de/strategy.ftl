# The strategy page. All figures are computed from games of bots.
strategy-title = Strategie
strategy-lead = Diese Zahlen stammen aus { $games } Partien, in denen der Bot „{ $bot }“ gegen sich selbst gespielt hat. Sie zeigen, was mit Siegen einhergeht, nicht, was zu ihnen führt: ein Anhaltspunkt, kein Gesetz.
strategy-players = Anzahl der Mitspielenden
strategy-count = { $players } Personen
strategy-cards = Aktionskarten
strategy-cards-about = „Genommen“ sagt, wie oft eine Karte genommen wird, wenn sie ausliegt. „Punkte“ sagt, wie weit über dem Durchschnitt des Tisches am Ende lag, wer sie nahm.
strategy-cards-best = Eine hohe Machtkarte wert: { $cards }.
strategy-cards-worst = Besser den anderen überlassen, außer deine Stellung verlangt sie: { $cards }.
strategy-powers = Machtkarten
strategy-powers-about = So viele Punkte über dem Durchschnitt des Tisches lag am Ende, wer diese Karte im jeweiligen Teil der Partie gespielt hat. Eine hohe Karte bringt einen frühen Zug, eine niedrige Caballeros.
strategy-powers-best = Am besten schneidet in den Runden 1–3 die { $first } ab, in den Runden 4–6 die { $second } und in den Runden 7–9 die { $third }.
strategy-places = Regionen und Castillo
strategy-places-about = In jeder Zelle steht, mit wie vielen Caballeros jemand bei einer allgemeinen Wertung im Schnitt führte und wie viele Punkte das einschließlich der Boni brachte.
strategy-places-best = Je Caballero, den man für die Führung braucht, bringt { $best ->
    [Castillo] das Castillo
   *[other] { $best }
  } am meisten ({ $most } Punkte) und { $worst ->
    [Castillo] das Castillo
   *[other] { $worst }
  } am wenigsten ({ $least }).
strategy-places-castillo = Wer im Castillo führt, hat dort in der ersten allgemeinen Wertung im Schnitt { $first } Caballeros und in der letzten { $last }, was { $points } Punkte bringt. Danach ziehen sie noch in die Region auf der eigenen Geheimscheibe.
strategy-bonuses = König und Grande
strategy-bonuses-about = Den 1. Platz allein zu haben, wo der König oder der eigene Grande steht, zahlt sich aus: Im Schnitt bekommt man pro Partie { $king } Punkte durch den Königsbonus und { $grande } durch den Grandenbonus, von insgesamt { $points }.
strategy-taken = Genommen
strategy-wins = Siege
strategy-margin = Punkte
strategy-part-1 = Runden 1–3
strategy-part-2 = Runden 4–6
strategy-part-3 = Runden 7–9
strategy-place = Ort
strategy-cell = { $caballeros } → { $points }
strategy-link = Strategie: was Karten und Regionen wert sind
