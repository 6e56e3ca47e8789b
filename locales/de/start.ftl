# The first page, and what all pages around the table share.
start-title = El Grande – jetzt spielen
start-lead = Werde zum Granden, der im alten Spanien die meisten Regionen hält. Setze deine Caballeros ein, gewinne das Ohr des Königs, hüte ein Geheimnis im Castillo.
start-play = Jetzt gegen Bots spielen
start-dealing = Die Karten werden gemischt …
start-opponents = Mit dir am Tisch
start-level = Spielstärke
start-guest = Du bekommst einen Namen aus der Zeit; ändern kannst du ihn später.
start-awaited = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
  }
start-ways = So kannst du auch spielen
start-friends = Mit anderen spielen
start-friends-about = Schick einen Link. Live, oder ab und zu ein Zug über Tage hinweg.
start-screen = An einem Bildschirm
start-screen-about = Reicht das Gerät herum; die Handkarten bleiben verdeckt.
start-watch = Zuschauen und mitspielen
start-watch-about = Offene Tische und Partien, die gerade laufen.
start-open-tables = Offene Tische
start-watch-tables = Partien zum Zuschauen
start-no-open = Gerade wartet niemand auf Mitspielende. Eröffne selbst einen Tisch!
start-no-watch = Gerade läuft keine öffentliche Partie.
start-more = { $count ->
    [one] noch 1
   *[other] noch { $count }
  }
start-how = So geht es
start-how-1 = Biete um den Zug.
start-how-1-more = Spiele eine Machtkarte aus: Eine hohe lässt dich früh handeln, eine niedrige bringt mehr Caballeros an deinen Hof.
start-how-2 = Nimm eine Aktionskarte.
start-how-2-more = Sie sagt, wie viele Caballeros du rund um den König einsetzen darfst, und gewährt eine Sonderaktion – vom Versetzen fremder Caballeros bis zum Versetzen des Königs selbst.
start-how-3 = Werte dreimal.
start-how-3-more = Nach den Runden 3, 6 und 9 bringt jede Region denen Punkte, die dort die meisten Caballeros haben. Was im Castillo versteckt war, kommt kurz zuvor heraus.
start-rules = Lies die Regeln, mit Beispielen und einer Seite für jede Karte
start-programs = Du schreibst Programme? Alles, was diese Seite kann, können deine auch:
start-programs-link = die API
start-credits = El Grande ist ein Brettspiel von Wolfgang Kramer und Richard Ulrich, erschienen bei Hans im Glück. Dies ist eine unabhängige, inoffizielle Umsetzung.

around-loading = Einen Moment …
around-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
around-cancel = Abbrechen
around-copy = Kopieren
around-copied = Kopiert
around-again = Noch einmal

who-open = Freier Platz
who-bot = Bot · { $level }
who-stand-in = Ein Bot springt ein
