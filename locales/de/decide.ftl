# What a player is asked: the question, what it means, the buttons.

decide-you = du

# What the question belongs to.
occasion-own = Dein Zug: { $card }
occasion-turn = Dein Zug
occasion-other = { $player } nutzt „{ $card }“
occasion-powers = Runde { $round }: Machtkarten

decide-done-ends = { $done } – Zug beenden

# The question.
ask-pass = Gib 1 Modifikator nach links weiter
ask-play = Spiele eine Machtkarte aus
ask-play-with = { $modifier ->
    [none] Die { $power } ausspielen?
   *[other] { $power } { $modifier } = { $sum } ausspielen?
}
ask-take = { $most ->
    [0] Keine Caballeros für deinen Hof in diesem Zug
    [one] Hole 1 Caballero an deinen Hof
   *[other] Hole bis zu { $most } Caballeros an deinen Hof
}
ask-fetch = { $left ->
    [one] Hole 1 Caballero aus einer Region
   *[other] Hole bis zu { $left } Caballeros aus Regionen
}
ask-choose = Nimm eine Aktionskarte
ask-use-both = { $left ->
    [one] Nutze die Sonderaktion und setze 1 Caballero ein
   *[other] Nutze die Sonderaktion und setze bis zu { $left } Caballeros ein
}
ask-use-special = Du kannst noch die Sonderaktion nutzen
ask-use-placement = { $left ->
    [one] Setze 1 Caballero ein
   *[other] Setze bis zu { $left } Caballeros ein
}
ask-place = { $left ->
    [one] Setze 1 Caballero ein
   *[other] Setze bis zu { $left } Caballeros ein
}
ask-veto = { $player } kündigt „{ $card }“ an. Veto einlegen?
ask-veto-sure = Veto gegen „{ $card }“ einlegen?
ask-allow-sure = „{ $card }“ zulassen?
ask-branch = Wähle eine Wirkung deiner Karte
ask-move = { $kind ->
    [must] { $any ->
        [one] Versetze 1 Caballero mit dem König
       *[other] Versetze { $any } Caballeros mit dem König
    }
    [all] Versetze beliebig viele eigene Caballeros
    [own] { $own ->
        [one] Versetze 1 eigenen Caballero
       *[other] Versetze bis zu { $own } eigene Caballeros
    }
    [opposing] { $opposing ->
        [one] Versetze 1 fremden Caballero
       *[other] Versetze bis zu { $opposing } fremde Caballeros
    }
    [own-opposing] Versetze { $own ->
        [one] 1 eigenen
       *[other] bis zu { $own } eigene
    } und { $opposing ->
        [one] 1 fremden Caballero
       *[other] bis zu { $opposing } fremde Caballeros
    }
   *[any] { $any ->
        [one] Versetze 1 beliebigen Caballero
       *[other] Versetze bis zu { $any } beliebige Caballeros
    }
}
ask-move-where = { $whose ->
    [own] Wohin geht dein Caballero aus { $site }?
    [Dummy] Wohin geht der Caballero des Dummys aus { $site }?
   *[other] Wohin geht der Caballero von { $who } aus { $site }?
}
ask-name-score = Wähle eine Region, die gewertet wird
ask-name-leave = Wähle die Region, aus der du Caballeros versetzt
ask-name-scatter = Wähle die Region, die die anderen verlassen müssen
ask-king = Versetze den König
ask-tile = Wähle eine Wertungstafel zum Legen oder Versetzen
ask-tile-where = Wohin kommt die Tafel { $values }?
ask-grande = Versetze deinen Granden
ask-recall = Nimm eine gespielte Karte zurück auf die Hand
ask-disc-general = Wohin gehen deine Caballeros aus dem Castillo?
ask-disc-return = Aus welcher Region schickst du Caballeros zurück?
ask-disc-scatter = Wohin gehen deine Caballeros aus { $site }?
ask-disc-score-once = Wähle eine Region, die gewertet wird
ask-disc-sure = Scheibe auf { $site } stellen?
ask-return = { $left ->
    [one] Schicke 1 eigenen Caballero in die Provinz zurück
   *[other] Schicke { $left } eigene Caballeros in die Provinz zurück
}
ask-return-others = { $left ->
    [one] Schicke 1 fremden Caballero in die Provinz zurück
   *[other] Schicke { $left } fremde Caballeros in die Provinz zurück
}
ask-swap = Wähle einen Granden, der mit dem König tauscht

# What it means.
about-pass = Alle geben gleichzeitig 1 weiter, bevor sie sehen, was sie bekommen.
about-play = Die höchste Karte ist zuerst am Zug, niedrigere bringen mehr Caballeros. Ein Wert, der in dieser Runde schon gespielt wurde, ist vergeben.
about-played = { $caballeros ->
    [0] Sie bringt keine Caballeros an deinen Hof.
    [one] Sie bringt 1 Caballero an deinen Hof.
   *[other] Sie bringt bis zu { $caballeros } Caballeros an deinen Hof.
}
about-take-power = Deine Machtkarte bringt Caballeros aus der Provinz. Du darfst auch weniger oder keine holen.
about-take-ability = Dein Modifikator bringt noch einen aus der Provinz, wenn du willst.
about-take-card = Deine Aktionskarte bringt Caballeros aus der Provinz.
about-fetch = In der Provinz ist keiner deiner Caballeros mehr, also darfst du welche aus Regionen zurückholen, nur nicht aus der Königsregion. Du kannst auch verzichten.
about-choose = Du darfst beide Hälften nutzen, in beliebiger Reihenfolge: die Sonderaktion ausführen und so viele Caballeros einsetzen, wie die Karte zeigt.
about-use-both = Nutze jede Hälfte einmal, in beliebiger Reihenfolge, oder lass sie weg. Zum Einsetzen wähle eine leuchtende Region.
about-use-special = Nutze sie, oder beende deinen Zug ohne sie.
about-use-placement = In die leuchtenden Regionen rund um den König oder ins Castillo.
about-place-court = Von deinem Hof in die leuchtenden Regionen rund um den König oder ins Castillo, beliebig verteilt.
about-place-province = Direkt aus der Provinz in eine leuchtende Region.
about-place-muster = Von deinem Hof in eine leuchtende Region.
about-veto = Ein Veto verhindert die ganze Sonderaktion; eingesetzt werden darf trotzdem. Du kannst es nur einmal nutzen.
about-branch = Du kannst nur eine von beiden nutzen.
about-move = Wähle einen Caballero und dann sein Ziel, oder zieh ihn hin. Du darfst auch weniger versetzen.
about-move-must = Wähle die Caballeros, die mit dem König gehen.
about-name-score = Sie wird sofort gewertet, samt Boni. Die Zahl zeigt, was du bekämst.
about-name-leave = Danach wählst du, welche Caballeros gehen und wohin.
about-name-scatter = Alle anderen dort wählen geheim eine andere Region und versetzen alle ihre Caballeros von hier dorthin. Deine bleiben.
about-king = Eingesetzt wird in die Regionen rund um ihn. In die Region, in der er steht, kommt nichts hinein und aus ihr nichts heraus.
about-tile = Die Tafel ersetzt das Wertungsfeld, auf dem sie liegt. Sie kommt nicht in die Königsregion und nicht aus ihr heraus.
about-grande = Er bringt dir 2 Punkte mehr, wenn du dort, wo er steht, den 1. Platz allein hast.
about-recall = Die anderen sehen nicht, welche es ist.
about-disc-general = Geheim, bis alle ihre Scheibe eingestellt haben. Deine Caballeros aus dem Castillo gehen in die Region, die du wählst.
about-disc-king = Geheim, bis alle ihre Scheibe eingestellt haben. Deine Caballeros aus dem Castillo gehen in die Region, die du wählst. Ist das { $site }, wo der König steht, kommen sie an deinen Hof zurück.
about-disc-return = { $most ->
    [one] 1 deiner Caballeros geht aus dieser Region in die Provinz zurück.
   *[other] Bis zu { $most } deiner Caballeros gehen aus dieser Region in die Provinz zurück; die Zahl zeigt, wie viele.
  } Geheim, bis alle Beteiligten ihre Scheibe eingestellt haben.
about-disc-return-all = Alle deine Caballeros in dieser Region gehen in die Provinz zurück; die Zahl zeigt, wie viele. Geheim, bis alle Beteiligten ihre Scheibe eingestellt haben.
about-disc-scatter = { $count ->
    [one] Dein Caballero in { $site } geht in die Region, die du wählst.
   *[other] Alle { $count } Caballeros, die du in { $site } hast, gehen in die Region, die du wählst.
  } Geheim, bis alle Beteiligten ihre Scheibe eingestellt haben.
about-disc-score-once = Eine Region auf genau 1 Scheibe wird für alle gewertet, eine auf mehreren Scheiben nicht. Die Zahl zeigt, was du bekämst.
about-return = Aus Regionen oder von deinem Hof, beliebig gemischt. Nicht aus der Königsregion.
about-return-others = Von allen anderen je 1, aus beliebigen Regionen außer der Königsregion.
about-swap = Der König und dieser Grande tauschen die Plätze.

# The answers.
do-pass = { $modifier } weitergeben
do-play = { $power } ausspielen
do-play-plain = nur { $power }
do-play-modified = mit { $modifier }: { $sum }
do-take = { $count ->
    [0] Keinen holen
    [one] 1 holen
   *[other] { $count } holen
}
do-fetch = 1 aus { $site } holen
do-choose = { $caballeros ->
    [one] „{ $card }“ nehmen, 1 Caballero einsetzen
   *[other] „{ $card }“ nehmen, bis zu { $caballeros } Caballeros einsetzen
}
do-special = Sonderaktion: { $card }
use-special = Sonderaktion
do-end-turn = Zug beenden
do-place = { $site ->
    [Castillo] 1 ins Castillo werfen
   *[other] 1 nach { $site } einsetzen
}
do-allow = Zulassen
do-veto = Veto einlegen
do-branch = Möglichkeit { $number }
branch-move = Eigene Caballeros aus einer Region versetzen
branch-place-from-court = { $count ->
    [one] 1 Caballero vom Hof einsetzen
   *[other] Bis zu { $count } Caballeros vom Hof einsetzen
}
do-move-to = { $site ->
    [Castillo] Ins Castillo werfen
   *[other] Nach { $site } versetzen
}
do-lift = { $whose ->
    [own] 1 eigenen Caballero versetzen: { $site }
   *[other] 1 Caballero versetzen: { $who }, { $site }
}
do-lift-from = Caballero wählen: { $site }
do-put-down = Anderen wählen
do-name = { $site } wählen
do-king = { $site ->
    [Castillo] König neben das Castillo stellen
   *[other] König nach { $site } versetzen
}
do-lift-tile = Tafel { $values } nehmen
do-tile = { $site ->
    [Castillo] Tafel zum Castillo legen
   *[other] Tafel nach { $site } legen
}
do-grande = Deinen Granden nach { $site } versetzen
do-recall = { $caballeros ->
    [0] Die { $power } zurücknehmen, sie bringt keinen Caballero
    [one] Die { $power } zurücknehmen, sie bringt 1 Caballero
   *[other] Die { $power } zurücknehmen, sie bringt { $caballeros } Caballeros
}
do-recall-modifier = Den Modifikator { $modifier } zurücknehmen
do-disc = Scheibe auf { $site } stellen
do-return = { $whose ->
    [own] 1 eigenen Caballero zurückschicken: { $site }
   *[other] 1 Caballero zurückschicken: { $who }, { $site }
}
do-swap = { $whose ->
    [own] König mit deinem Granden tauschen
   *[other] König mit dem Granden von { $who } tauschen
}
done-fetch = Fertig
done-place = Genug eingesetzt
done-move = Genug versetzt
none-fetch = Keinen holen
none-place = Keinen einsetzen
none-move = Keinen versetzen
from-court = Vom Hof
veto-never = Zulassen und nicht mehr fragen
take-how-many = Anzahl der Caballeros
one-less = Einen weniger
one-more = Einen mehr
count-of = { $count } von { $most }
left-of = { $left ->
    [0] alle eingesetzt
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
   *[other] { $count } nach { $site } einsetzen
}
did-move = { $to ->
    [Castillo] { $count } aus { $from } ins Castillo werfen ({ $who })
   *[other] { $count } von { $from } nach { $to } versetzen ({ $who })
}
did-name = { $site } wählen
did-king = { $site ->
    [Castillo] König neben das Castillo stellen
   *[other] König nach { $site } versetzen
}
did-tile = { $site ->
    [Castillo] Tafel zum Castillo legen
   *[other] Tafel nach { $site } legen
}
did-grande = Deinen Granden nach { $site } versetzen
did-recall = { $card } zurücknehmen
did-disc = Scheibe auf { $site } stellen
did-return = { $site ->
    [Hof] { $count } vom Hof zurückschicken ({ $who })
   *[other] { $count } aus { $site } zurückschicken ({ $who })
}
did-swap = { $whose ->
    [own] König mit deinem Granden tauschen
   *[other] König mit dem Granden von { $who } tauschen
}
did-branch = Möglichkeit { $number } wählen
did-veto = Veto einlegen
did-allow = Zulassen

# Below the card that is being carried out.
gains-special = Die Sonderaktion brächte: { $gains }.
gains-part = { $who } +{ $points }
gains-card = du +{ $points }
play-barred = Schon gespielt: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [0] { $power } – keine Caballeros
    [one] { $power } – 1 Caballero
   *[other] { $power } – { $caballeros } Caballeros
}
card-places = { $count ->
    [one] Caballero einsetzen
   *[other] Caballeros einsetzen
}

# Sending.
ready-title = Bestätige deinen Zug
ready-answer = Bestätige deine Antwort
sure-disc-general = Deine Caballeros aus dem Castillo gehen nach { $site }.
sure-disc-king = Deine Caballeros aus dem Castillo kommen an deinen Hof zurück, weil der König in { $site } steht.
sure-disc-return = { $count ->
    [one] 1 deiner Caballeros geht aus { $site } in die Provinz zurück.
   *[other] { $count } deiner Caballeros gehen aus { $site } in die Provinz zurück.
}
sure-disc-scatter = { $count ->
    [one] 1 deiner Caballeros geht von { $from } nach { $site }.
   *[other] { $count } deiner Caballeros gehen von { $from } nach { $site }.
}
sure-disc-score-once = { $site } wird gewertet, wenn keine andere Scheibe diese Region zeigt. Punkte für dich: { $points }.
sure-veto = Die ganze Sonderaktion entfällt. Dein Veto ist verbraucht.
sure-allow = Die Sonderaktion wird ausgeführt. Du behältst dein Veto.
ready-about = Gesendet wird erst, wenn du bestätigst.
ready-reveals = Dabei wird Verdecktes aufgedeckt. Das lässt sich nicht zurücknehmen.
confirm-turn = Bestätigen
confirm-play = Ausspielen
confirm-pass = Weitergeben
confirm-disc = Scheibe einstellen
confirm-veto = Veto bestätigen
confirm-allow = Bestätigen
unused-both = Du beendest deinen Zug ohne Sonderaktion und ohne Einsetzen.
unused-special = Du beendest deinen Zug ohne Sonderaktion.
unused-placement = { $left ->
    [one] Du könntest noch 1 Caballero einsetzen.
   *[other] Du könntest noch { $left } Caballeros einsetzen.
}
draft-back = Zurücknehmen
draft-reset = Neu beginnen
draft-lost = Das Spiel ist weitergegangen, dein Entwurf passt nicht mehr. Gesendet wurde nichts.
draft-dismiss = OK

# What it would change.
change-title = Was sich ändert
change-about = Was jede Region brächte, wenn sie jetzt gewertet würde.
change-court = Hof
change-score = Punkte
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Wertung
scoring-title = Wertung
scoring-general = Allgemeine Wertung nach Runde { $round }
scoring-where = Ort
scoring-total = Summe
scoring-king = davon 2 als Königsbonus
scoring-grande = davon 2 als Grandenbonus
scoring-close = Schließen
