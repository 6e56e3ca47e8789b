# Tables before and beside the game: made, listed, joined.
lobby-title = Tische
lobby-open = Offene Tische
lobby-watch = Partien zum Zuschauen
lobby-new = Tisch eröffnen
lobby-no-open = Kein Tisch wartet auf Mitspielende. Eröffne einen, und andere finden ihn hier.
lobby-no-watch = Gerade läuft keine öffentliche Partie. Komm später wieder, oder beginne eine gegen Bots.

mine-title = Meine Partien
mine-awaited = Du bist am Zug
mine-going = Laufend
mine-finished = Beendet
mine-no-awaited = Niemand wartet auf dich.
mine-no-going = Du hast keine anderen laufenden Partien.
mine-no-finished = Hier erscheinen deine beendeten Partien.
mine-earlier = Frühere Partien
mine-nobody = Du hast hier noch nicht gespielt.
mine-again = Zuletzt gespielt mit
mine-again-about = Für die neue Partie wird ein Tisch mit denselben Plätzen eröffnet. Die anderen finden ihn unter „{ mine-title }“.
mine-again-label = Noch eine Partie mit { $names }

glance-turn = Spielen
glance-turn-label = Spielen mit { $names }
glance-back = Zum Tisch
glance-back-label = Zum Tisch mit { $names }
glance-join = Platz nehmen
glance-join-label = Platz nehmen bei { $names }
glance-watch = Zuschauen
glance-watch-label = Zuschauen bei { $names }
glance-look = Ergebnis
glance-look-label = Ergebnis: { $names }
glance-free = { $free ->
    [0] voll
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
  }
glance-playing = begonnen: { $when }
glance-ended = beendet: { $when }
glance-closed = Geschlossen: Es kam niemand dazu.
glance-round = Runde { $round } von { $last }
glance-waits = wartet auf { $names }
glance-left = noch { $time }

pace-live-short = live, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] 1 Stunde je Zug
   *[other] { $hours } Stunden je Zug
  }
pace-days-short = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
  }
pace-free-short = ohne Uhr
undo-consent = Eigene Schritte, weiter zurück nur mit Zustimmung aller
undo-consent-about = Eigene Schritte kannst du zurücknehmen, bis jemand anders handelt oder Verdecktes aufgedeckt wird. Stimmen alle zu oder spielst du nur gegen Bots, kannst du bis zum letzten Aufdecken zurückgehen.
undo-checkpoint = Nur eigene Schritte
undo-checkpoint-about = Eigene Schritte kannst du zurücknehmen, bis jemand anders handelt oder Verdecktes aufgedeckt wird. Spielst du nur gegen Bots, kannst du bis zum letzten Aufdecken zurückgehen.
undo-checkpoint-short = nur eigene Schritte zurücknehmen
undo-never = Nie
undo-never-about = Gesendet ist gespielt.
undo-never-short = kein Zurücknehmen
access-public = Alle dürfen mitspielen
access-public-about = Der Tisch steht auf der öffentlichen Liste.
access-invitation = Nur mit Einladung
access-invitation-about = Wer den Link hat, kann mitspielen. Der Tisch steht nicht auf der Liste.

wait-title = { $name ->
    [jemand] Ein Tisch
   *[other] Tisch von { $name }
  }
wait-closed = Dieser Tisch ist geschlossen
wait-closed-about = Alle sind gegangen, oder lange kam niemand dazu. Du kannst jederzeit einen neuen eröffnen.
wait-title-own = Dein Tisch
wait-somebody = jemand
wait-missing = { $free ->
    [one] 1 Platz ist noch frei. Sobald er besetzt ist, kann das Spiel beginnen.
   *[other] { $free } Plätze sind noch frei. Sobald sie besetzt sind, kann das Spiel beginnen.
  }
wait-missing-own = { $free ->
    [one] 1 Platz ist noch frei. Verschick die Einladung oder füge einen Bot hinzu.
   *[other] { $free } Plätze sind noch frei. Verschick die Einladung oder füge Bots hinzu.
  }
wait-unready = { $count ->
    [one] { $names } ist noch nicht bereit.
   *[other] Noch nicht bereit: { $names }.
  }
wait-complete = Alle sind bereit. { $name ->
    [jemand] Gleich geht es los.
   *[other] { $name } kann das Spiel starten.
  }
wait-complete-own = Alle sind bereit. Starte, wann du willst!
wait-unready-own = Drücke „{ wait-be-ready }“, sobald du spielen willst.
wait-visitor = Nimm Platz, um mitzuspielen, oder bleib und schau zu.
wait-uninvited = Nur wer eingeladen ist, kann Platz nehmen. Sobald das Spiel beginnt, kannst du zuschauen.
wait-fill = Freie Plätze mit Bots besetzen
wait-you = { $name } (du)
wait-owner = hat diesen Tisch eröffnet
wait-ready = bereit
wait-not-ready = nicht bereit
wait-sit = Hier Platz nehmen
wait-sit-too = Auch diese Farbe spielen
wait-add-bot = Bot hinzufügen …
wait-add-bot-to = Welcher Bot spielt { $colour }?
wait-remove = Entfernen
wait-remove-label = { $name } entfernen
wait-start = Spiel starten
wait-be-ready = Bereit
wait-be-not-ready = Nicht bereit
wait-leave = Tisch verlassen
wait-invite = Andere einladen
wait-invite-about = Wer diesen Link hat, kann einen freien Platz nehmen.
wait-invite-link = Einladungslink
wait-code = Oder scanne diesen Code
wait-code-label = QR-Code des Einladungslinks
wait-watch = Andere zuschauen lassen
wait-watch-about = Wer diesen Link hat, kann zuschauen. Verdecktes bleibt verdeckt.
wait-terms = Einstellungen
wait-pace = Tempo
wait-undo = Zurücknehmen
wait-access = Wer mitspielen darf
wait-variants = Varianten
wait-no-variants = keine

join-title = Du bist eingeladen
join-from = { $name ->
    [jemand] Jemand
   *[other] { $name }
  } lädt dich zu einer Partie El Grande ein
join-name = Dein Name am Tisch
join-name-hint = 1 bis 24 Zeichen. Du kannst ihn später ändern.
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-full = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
join-begun = Das Spiel hat schon begonnen. Zuschauen kannst du trotzdem.
join-at = Du hast schon einen Platz an diesem Tisch.
join-back = Zum Tisch

new-title = Tisch eröffnen
new-lead = Wähle, wer spielt und wie, oder lass einfach alles, wie es ist.
new-screen-title = An einem Bildschirm
new-screen-lead = Alle spielen an diesem Gerät. Zwischen den Zügen bleiben die Handkarten verdeckt.
new-presets = Wie willst du spielen?
new-preset-friends = Live mit anderen
new-preset-friends-about = Die anderen kommen über einen Link dazu. Alle haben eine halbe Stunde, und jeder Zug bringt etwas Zeit dazu.
new-preset-days = Mit anderen, über mehrere Tage
new-preset-days-about = Spiel, wenn du Zeit hast: bis zu zwei Tage je Zug.
new-preset-screen = An einem Bildschirm
new-preset-screen-about = Alle hier, ein Gerät. Ohne Uhr.
new-preset-bots = Allein gegen Bots
new-preset-bots-about = Startet sofort. Ohne Uhr.
new-seats = Plätze
new-seats-hint = 2 bis 5 Personen. Zu zweit kommt eine neutrale dritte Farbe dazu.
new-seat = Wer spielt { $colour }?
new-me = Ich
new-open = Freier Platz
new-bot = Bot · { $level }
new-add-seat = Platz hinzufügen
new-drop-seat = Letzten Platz entfernen
new-pace = Tempo
new-pace-free = Ohne Uhr
new-pace-free-about = Nimm dir alle Zeit, die du willst.
new-pace-live = Live
new-pace-live-about = Alle haben ein Zeitkonto, das mit jedem Zug wächst. Ist es leer, übernimmt ein Bot.
new-pace-turns = Bedenkzeit je Zug
new-pace-turns-about = So lange habt ihr für jede Entscheidung. Wenn du am Zug bist, können wir dich benachrichtigen.
new-bank = Zeitkonto (Minuten)
new-increment = Zuschlag je Zug (Sekunden)
new-hours = Zeit je Zug
new-hours-one = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
  }
new-days-one = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
new-variants = Varianten
new-variants-hint = Beliebig kombinierbar. Lass sie in deiner ersten Partie weg.
new-alternatives = Alternative Aktionskarten
new-alternatives-hint = Jede ersetzt eine zufällige Karte ihres Stapels.
new-second-veto = Zweites Veto
new-only-three = Nur zu dritt.
new-undo = Zurücknehmen
new-access = Wer mitspielen darf
new-expert = Erweitert
new-more = Weitere Optionen
new-edition = Eigene Ausgabe
new-edition-hint = Füge die Datei einer Ausgabe mit anderen Regionswerten oder Kartenzahlen ein. Leer lassen für die Standardausgabe.
new-record = Aufgezeichnete Partie
new-record-hint = Füge die Aufzeichnung einer Partie ein. Der Tisch zeigt sie, und du kannst sie allein oder mit Bots weiterspielen.
new-file = Aus Datei
new-create = Tisch eröffnen
new-start = Spiel starten
new-busy = Das Spiel wird aufgebaut …
new-explain = Das Spiel startet sofort.
new-explain-open = { $free ->
    [one] Du bekommst einen Link für den freien Platz.
   *[other] Du bekommst einen Link für die { $free } freien Plätze.
  }
