# Tables before and beside the game: made, listed, joined.
lobby-title = Tische
lobby-open = Offene Tische
lobby-watch = Partien zum Zuschauen
lobby-new = Tisch eröffnen
lobby-no-open = Kein Tisch wartet auf Mitspielende. Eröffne einen, dann finden ihn andere hier.
lobby-no-watch = Gerade läuft keine öffentliche Partie. Komm später wieder, oder beginne eine gegen Bots.

mine-title = Meine Spiele
mine-awaited = Du bist am Zug
mine-going = Laufend
mine-finished = Beendet
mine-no-awaited = Niemand wartet auf dich.
mine-no-going = Du sitzt an keinem anderen Tisch.
mine-no-finished = Beendete Partien werden hier aufbewahrt.
mine-earlier = Frühere Partien
mine-nobody = Du hast hier noch nichts gespielt.

glance-turn = Weiterspielen
glance-turn-label = Weiterspielen mit { $names }
glance-back = Zum Tisch
glance-back-label = Zum Tisch von { $names }
glance-join = Platz nehmen
glance-join-label = Platz nehmen neben { $names }
glance-watch = Zuschauen
glance-watch-label = Zuschauen bei { $names }
glance-look = Ergebnis ansehen
glance-look-label = Ergebnis ansehen: { $names }
glance-free = { $free ->
    [0] alle sind da
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
  }
glance-playing = begonnen: { $when }
glance-ended = beendet: { $when }
glance-closed = Niemand kam.

pace-live-short = live, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] eine Stunde je Zug
   *[other] { $hours } Stunden je Zug
  }
pace-days-short = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
  }
pace-free-short = ohne Uhr
undo-consent = Bis zum letzten Aufdecken, weiter mit Zustimmung aller
undo-consent-about = Eigene Schritte lassen sich zurücknehmen, bis jemand anders gehandelt hat oder etwas Verdecktes gezeigt wurde; darüber hinaus, wenn alle zustimmen.
undo-checkpoint = Nur bis zum letzten Aufdecken
undo-checkpoint-about = Eigene Schritte lassen sich zurücknehmen, bis jemand anders gehandelt hat oder etwas Verdecktes gezeigt wurde.
undo-checkpoint-short = zurück bis zum Aufdecken
undo-never = Nie
undo-never-about = Was gesendet ist, ist gespielt.
undo-never-short = kein Zurück
access-public = Alle dürfen mitspielen
access-public-about = Der Tisch steht auf der Liste der offenen Tische.
access-invitation = Nur mit Einladung
access-invitation-about = Wer den Link hat, darf mitspielen; der Tisch steht auf keiner Liste.

wait-title = { $name ->
    [jemand] Ein Tisch
   *[other] Tisch von { $name }
  }
wait-closed = Dieser Tisch ist geschlossen
wait-closed-about = Lange Zeit kam niemand. Eröffne einen anderen, wann immer du willst.
wait-title-own = Dein Tisch
wait-somebody = jemand
wait-missing = { $free ->
    [one] Ein Platz ist noch frei. Das Spiel beginnt, wenn er besetzt ist.
   *[other] { $free } Plätze sind noch frei. Das Spiel beginnt, wenn sie besetzt sind.
  }
wait-missing-own = { $free ->
    [one] Ein Platz ist noch frei: Verschick die Einladung oder setz einen Bot hin.
   *[other] { $free } Plätze sind noch frei: Verschick die Einladung oder setz Bots hin.
  }
wait-unready = { $count ->
    [one] { $names } ist noch nicht bereit.
   *[other] Noch nicht bereit: { $names }.
  }
wait-complete = Alle sind da und bereit. { $name ->
    [jemand] Gleich geht es los.
   *[other] { $name } startet das Spiel.
  }
wait-complete-own = Alle sind da und bereit. Starte, wann du willst!
wait-you = { $name } (du)
wait-owner = hat diesen Tisch eröffnet
wait-ready = bereit
wait-not-ready = noch nicht bereit
wait-sit = Hier Platz nehmen
wait-sit-too = Auch hier spielen
wait-add-bot = Bot dazu …
wait-add-bot-to = Welcher Bot spielt { $colour }?
wait-remove = Entfernen
wait-remove-label = { $name } entfernen
wait-start = Spiel starten
wait-be-ready = Ich bin bereit
wait-be-not-ready = Doch nicht bereit
wait-leave = Tisch verlassen
wait-invite = Andere einladen
wait-invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen. Von dir verrät er nichts.
wait-invite-link = Einladungslink
wait-code = Oder richte eine Kamera hierauf
wait-code-label = Der Einladungslink als QR-Code
wait-watch = Andere zuschauen lassen
wait-watch-about = Mit diesem Link können alle zusehen, ohne Verdecktes zu sehen.
wait-watch-link = Link zum Zuschauen
wait-terms = Was gespielt wird
wait-pace = Tempo
wait-undo = Zurücknehmen
wait-access = Wer darf mitspielen
wait-variants = Varianten
wait-no-variants = keine

join-title = Eine Einladung
join-from = { $name ->
    [jemand] Jemand
   *[other] { $name }
  } lädt dich zu einer Partie El Grande ein
join-name = Dein Name am Tisch
join-name-hint = 1 bis 24 Zeichen; ändern kannst du ihn später.
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
join-begun = Das Spiel hat schon begonnen. Du kannst zuschauen.
join-at = Du sitzt schon an diesem Tisch.
join-back = Zum Tisch

new-title = Tisch eröffnen
new-lead = Wähle, wer spielt und wie. Alles ist schon sinnvoll eingestellt.
new-screen-title = An einem Bildschirm
new-screen-lead = Alle spielen an diesem Gerät. Zwischen den Zügen verbirgt ein Vorhang die Handkarten.
new-presets = Wie willst du spielen?
new-preset-friends = Mit anderen, live
new-preset-friends-about = Andere kommen über den Link dazu. Je eine halbe Stunde, mit jedem Zug etwas mehr.
new-preset-days = Mit anderen, über Tage
new-preset-days-about = Zieh, wenn du Zeit hast: bis zu zwei Tage je Zug.
new-preset-screen = An einem Bildschirm
new-preset-screen-about = Ihr alle hier, ein Gerät. Ohne Uhr.
new-preset-bots = Allein gegen Bots
new-preset-bots-about = Beginnt sofort. Ohne Uhr.
new-seats = Plätze
new-seats-hint = Zwei bis fünf spielen. Zu zweit ist eine dritte, neutrale Farbe dabei.
new-seat = Wer spielt { $colour }?
new-me = Ich
new-open = Frei für jemanden
new-bot = Bot · { $level }
new-add-seat = Platz hinzufügen
new-drop-seat = Letzten Platz entfernen
new-pace = Tempo
new-pace-free = Ohne Uhr
new-pace-free-about = Alle Zeit der Welt.
new-pace-live = Live
new-pace-live-about = Alle haben ein Zeitkonto, das mit jedem Zug wächst. Ist es leer, spielt ein Bot für dich.
new-pace-turns = Zugweise
new-pace-turns-about = So lange habt ihr für jede Antwort. Du kannst dich benachrichtigen lassen, wenn du am Zug bist.
new-bank = Minuten auf dem Konto
new-increment = Sekunden mehr je Zug
new-hours = Zeit je Zug
new-hours-one = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  }
new-days-one = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
new-variants = Varianten
new-variants-hint = Alle passen zusammen. In der ersten Partie lass sie weg.
new-alternatives = Alternative Aktionskarten
new-alternatives-hint = Jede ersetzt eine zufällige Karte ihres Stapels.
new-second-veto = Veto, ein zweites
new-only-three = Nur zu dritt.
new-undo = Zurücknehmen
new-access = Wer darf mitspielen
new-expert = Für alte Hasen
new-edition = Andere Ausgabe
new-edition-hint = Der Text einer Ausgabedatei: andere Werte der Regionen, andere Anzahlen der Karten. Leer für die Ausgabe von 2023.
new-record = Eine aufgezeichnete Partie
new-record-hint = Der Text einer Aufzeichnung. Der Tisch zeigt diese Partie, und sie lässt sich allein oder mit Bots weiterspielen.
new-file = Aus einer Datei
new-create = Tisch eröffnen
new-start = Spiel starten
new-busy = Das Spiel wird aufgebaut …
new-explain = Das Spiel beginnt sofort.
new-explain-open = { $free ->
    [one] Du bekommst einen Link für den freien Platz.
   *[other] Du bekommst einen Link für die { $free } freien Plätze.
  }
