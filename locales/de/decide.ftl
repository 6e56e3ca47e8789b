# What a player is asked: the question, what it means, the buttons.

decide-you = du
decide-done-ends = { $done } – Zug beenden

# The question.
ask-pass = Gib einen Modifikator nach links weiter
ask-play = Spiele eine Machtkarte aus
ask-play-with = { $modifier ->
    [none] Die { $power } ausspielen?
   *[other] { $power } { $modifier } = { $sum } ausspielen?
}
ask-take = { $most ->
    [0] In diesem Zug keine Caballeros für deinen Hof
    [one] Hole 1 Caballero an deinen Hof
   *[other] Hole bis zu { $most } Caballeros an deinen Hof
}
ask-fetch = { $left ->
    [one] Hole 1 Caballero aus einer Region
   *[other] Hole bis zu { $left } Caballeros aus Regionen
}
ask-choose = Nimm eine Aktionskarte
ask-use-both = { $left ->
    [one] Nutze deine Karte: Sonderaktion, und setze 1 Caballero ein
   *[other] Nutze deine Karte: Sonderaktion, und setze bis zu { $left } ein
}
ask-use-special = Die Sonderaktion ist noch offen
ask-use-placement = { $left ->
    [one] Setze 1 Caballero ein
   *[other] Setze bis zu { $left } Caballeros ein
}
ask-place = { $left ->
    [one] Setze noch 1 Caballero ein
   *[other] Setze bis zu { $left } Caballeros ein
}
ask-veto = { $player } kündigt „{ $card }“ an. Veto?
ask-branch = Wähle, was deine Karte tut
ask-move = { $kind ->
    [all] Versetze beliebig viele eigene Caballeros
    [own] { $own ->
        [one] Versetze 1 eigenen Caballero
       *[other] Versetze bis zu { $own } eigene Caballeros
    }
    [opposing] { $opposing ->
        [one] Versetze 1 fremden Caballero
       *[other] Versetze bis zu { $opposing } fremde Caballeros
    }
    [own-opposing] Versetze Caballeros: bis zu { $own } von dir, bis zu { $opposing } von anderen
   *[any] { $any ->
        [one] Versetze 1 beliebigen Caballero
       *[other] Versetze bis zu { $any } beliebige Caballeros
    }
}
ask-move-where = Wohin geht dieser Caballero? ({ $who }, { $site })
ask-name-score = Welche Region wird gewertet?
ask-name-leave = Wähle die Region, aus der Caballeros gehen
ask-name-scatter = Wähle die Region, aus der die anderen wegmüssen
ask-king = Versetze den König
ask-tile = Welche Wertungstafel legst oder versetzt du?
ask-tile-where = Wohin kommt die Tafel { $values }?
ask-grande = Versetze deinen Granden
ask-recall = Nimm eine gespielte Karte zurück auf die Hand
ask-disc = Stelle deine Geheimscheibe ein
ask-disc-sure = Scheibe auf { $site } stellen?
ask-return = { $left ->
    [one] Schicke 1 eigenen Caballero in die Provinz zurück
   *[other] Schicke { $left } eigene Caballeros in die Provinz zurück
}
ask-return-others = { $left ->
    [one] Schicke 1 fremden Caballero in die Provinz zurück
   *[other] Schicke { $left } fremde Caballeros in die Provinz zurück
}
ask-swap = Welcher Grande tauscht mit dem König?

# What it means.
about-pass = Alle geben gleichzeitig einen weiter, bevor sie sehen, was von rechts kommt.
about-play = Die höchste Karte hat den ersten Zug; niedrige bringen mehr Caballeros. Kein Wert darf in einer Runde zweimal vorkommen.
about-played = { $caballeros ->
    [0] Sie bringt keine Caballeros an deinen Hof.
    [one] Sie bringt bis zu 1 Caballero an deinen Hof.
   *[other] Sie bringt bis zu { $caballeros } Caballeros an deinen Hof.
}
about-take-power = Deine Machtkarte bringt sie aus der Provinz. Weniger geht auch.
about-take-ability = Dein Modifikator bringt noch einen aus der Provinz, wenn du willst.
about-take-card = Deine Aktionskarte bringt sie aus der Provinz.
about-fetch = Deine Provinz ist leer, also darfst du Caballeros aus Regionen zurücknehmen, nur nicht aus der Königsregion. Du kannst auch verzichten.
about-choose = Du darfst beide Hälften nutzen: die Sonderaktion, und so viele Caballeros einsetzen, wie sie zeigt; was zuerst kommt, ist egal.
about-use-both = In beliebiger Reihenfolge, jede Hälfte einmal; du darfst auch verzichten. Zum Einsetzen tippe eine leuchtende Region an.
about-use-special = Kündige sie an, oder beende deinen Zug ohne sie.
about-use-placement = Rund um den König oder ins Castillo. Tippe eine leuchtende Region an.
about-place-court = Von deinem Hof, rund um den König oder ins Castillo, beliebig verteilt.
about-place-province = Direkt aus der Provinz in eine leuchtende Region.
about-place-muster = Von deinem Hof in eine leuchtende Region.
about-veto = Ein Veto verhindert die ganze Sonderaktion; eingesetzt wird trotzdem. Dein Veto ist danach verbraucht.
about-branch = Das eine oder das andere.
about-move = Wähle einen Caballero, dann sein Ziel, oder zieh ihn hin. Weniger geht auch.
about-move-must = Wähle, wer mit dem König geht.
about-name-score = Sie wird sofort gewertet, mit beiden Boni. Die Zahl sagt, was du bekämst.
about-name-leave = Danach wählst du, wer geht und wohin.
about-name-scatter = Alle anderen dort wählen geheim eine neue Region; alle ihre Caballeros gehen dorthin. Deine bleiben.
about-king = In seine Region kommt nichts hinein und nichts heraus; eingesetzt wird rund um ihn.
about-tile = Die Tafel ersetzt die Werte dort, wo sie liegt. Nicht in die Königsregion oder aus ihr heraus.
about-grande = Hast du, wo er steht, allein den ersten Platz, bekommst du 2 Punkte mehr.
about-recall = Niemand sieht, welche es ist.
about-disc = Geheim, bis alle ihre eingestellt haben. Deine Caballeros aus dem Castillo gehen dorthin.
about-disc-king = Geheim, bis alle ihre eingestellt haben. Deine Caballeros aus dem Castillo gehen dorthin; bei { $site }, wo der König steht, kommen sie an deinen Hof zurück.
about-disc-card = Geheim, bis alle Gefragten ihre eingestellt haben. Dann folgt die Wirkung der Karte.
about-return = Aus Regionen oder von deinem Hof, wie du willst; nicht aus der Königsregion.
about-return-others = Von allen anderen je einen, aus beliebigen Regionen außer der Königsregion.
about-swap = Der König geht dorthin, wo dieser Grande steht, der Grande dorthin, wo der König steht.

# The answers.
do-pass = { $modifier } weitergeben
do-play = { $power } ausspielen
do-play-plain = nur die { $power }
do-play-modified = mit { $modifier }: { $sum }
do-take = { $count ->
    [0] Keinen holen
    [one] 1 holen
   *[other] { $count } holen
}
do-fetch = Einen holen: { $site }
do-choose = { $caballeros ->
    [one] „{ $card }“ nehmen, 1 Caballero einsetzen
   *[other] „{ $card }“ nehmen, bis zu { $caballeros } Caballeros einsetzen
}
do-special = Sonderaktion: { $card }
use-special = Sonderaktion
do-end-turn = Zug beenden
do-place = { $site ->
    [Castillo] Einen ins Castillo werfen
   *[other] Einen in { $site } einsetzen
}
do-allow = Zulassen
do-veto = Veto einlegen
do-branch = Teil { $number }
branch-move = Eigene Caballeros aus einer Region versetzen
branch-place-from-court = { $count ->
    [one] 1 Caballero vom Hof einsetzen
   *[other] Bis zu { $count } Caballeros vom Hof einsetzen
}
do-move-to = { $site ->
    [Castillo] Ins Castillo werfen
   *[other] Nach { $site } versetzen
}
do-lift = Einen Caballero versetzen: { $who }, { $site }
do-lift-from = Caballero wählen: { $site }
do-put-down = Anderen wählen
do-name = { $site } wählen
do-king = König nach { $site } versetzen
do-lift-tile = Tafel { $values } nehmen
do-tile = Tafel hierher legen: { $site }
do-grande = Deinen Granden nach { $site } versetzen
do-recall = { $caballeros ->
    [0] Die { $power } zurücknehmen, sie bringt keinen Caballero
    [one] Die { $power } zurücknehmen, sie bringt 1 Caballero
   *[other] Die { $power } zurücknehmen, sie bringt { $caballeros } Caballeros
}
do-recall-modifier = Den Modifikator { $modifier } zurücknehmen
do-disc = Scheibe auf { $site } stellen
do-return = Einen zurückschicken: { $who }, { $site }
do-swap = König mit Granden tauschen: { $who }
done-fetch = Genug geholt
done-place = Genug eingesetzt
done-move = Genug versetzt
none-fetch = Keinen holen
none-place = Keinen einsetzen
none-move = Keinen versetzen
from-court = Vom Hof
veto-never = Zulassen und nicht mehr fragen
take-how-many = Wie viele Caballeros
one-less = Einer weniger
one-more = Einer mehr
count-of = { $count } von { $most }
left-of = { $left ->
    [0] alle { $total } vergeben
   *[other] noch { $left } von { $total }
}
take-back = Zurücknehmen: { $step }

# What the draft holds.
did-pass = { $card } weitergeben
did-play = { $card } ausspielen
did-take = { $number ->
    [0] Keine Caballeros holen
    [one] 1 Caballero an den Hof holen
   *[other] { $number } Caballeros an den Hof holen
}
did-fetch = { $count ->
    [one] 1 aus { $site } holen
   *[other] { $count } aus { $site } holen
}
did-choose = „{ $card }“ nehmen
did-special = Sonderaktion nutzen
did-place = { $site ->
    [Castillo] { $count } ins Castillo werfen
   *[other] { $count } in { $site } einsetzen
}
did-move = { $to ->
    [Castillo] { $count } aus { $from } ins Castillo werfen ({ $who })
   *[other] { $count } von { $from } nach { $to } versetzen ({ $who })
}
did-name = { $site } wählen
did-king = Der König geht nach { $site }
did-tile = Tafel legen: { $site }
did-grande = Dein Grande geht nach { $site }
did-recall = { $card } zurücknehmen
did-disc = Scheibe auf { $site } stellen
did-return = { $site ->
    [Hof] { $count } vom Hof zurückschicken ({ $who })
   *[other] { $count } aus { $site } zurückschicken ({ $who })
}
did-swap = König mit Granden tauschen: { $who }
did-branch = Teil { $number } wählen
did-veto = Veto einlegen
did-allow = Zulassen

# Below the card that is being carried out.
gains-special = Die Sonderaktion brächte: { $gains }.
gains-part = { $who } +{ $points }
gains-card = du +{ $points }
play-barred = Schon gespielt: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [one] { $power } – 1 Caballero
   *[other] { $power } – { $caballeros } Caballeros
}
card-places = { $count ->
    [one] Caballero einsetzen
   *[other] Caballeros einsetzen
}

# Sending.
ready-title = Bestätige deinen Zug
ready-about = Vorher wird nichts gesendet.
ready-reveals = Dabei wird etwas Verdecktes gezeigt: Das lässt sich nicht zurücknehmen.
confirm-turn = Bestätigen
confirm-play = Ausspielen
confirm-pass = Weitergeben
confirm-disc = Scheibe stellen
confirm-veto = Veto bestätigen
confirm-allow = Bestätigen
unused-both = Du beendest deinen Zug ohne Sonderaktion und ohne Einsetzen.
unused-special = Du beendest deinen Zug ohne Sonderaktion.
unused-placement = { $left ->
    [one] Du könntest noch 1 Caballero einsetzen.
   *[other] Du könntest noch { $left } Caballeros einsetzen.
}
draft-back = Zurück
draft-reset = Von vorn
draft-lost = Das Spiel ist weitergegangen, und was du vorbereitet hattest, passt nicht mehr. Nichts davon wurde gesendet.
draft-heard = Gut

# What it would change.
change-title = Was es ändert
change-about = Die Punkte in Regionen sind die einer Wertung in diesem Moment.
change-court = Hof
change-score = Punkte
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Wertung
scoring-title = Wertung
scoring-general = Allgemeine Wertung nach Runde { $round }
scoring-where = Region
scoring-total = Summe
scoring-king = davon 2 für die Königsregion
scoring-grande = davon 2 für den eigenen Granden
scoring-close = Schließen
