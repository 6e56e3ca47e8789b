# The first page, and what all pages around the table share.
start-title = El Grande – jetzt spielen
start-lead = Herrsche über die Regionen des mittelalterlichen Spaniens. Setze deine Caballeros ein, gewinne die Gunst des Königs und hüte ein Geheimnis im Castillo.
start-play = Jetzt gegen Bots spielen
start-dealing = Karten werden ausgeteilt …
start-opponents = Mit dir am Tisch
start-level = Spielstärke
start-guest = Du spielst als Gast. Du bekommst einen passenden Namen; ändern kannst du ihn später.
start-awaited = { $count ->
    [one] An einem Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
  }
start-ways = So kannst du auch spielen
start-friends = Mit anderen spielen
start-friends-about = Teile einen Link. Spielt live oder ein paar Züge am Tag.
start-screen = An einem Bildschirm
start-screen-about = Reicht das Gerät herum. Die Handkarten bleiben verdeckt.
start-device = Auf diesem Gerät spielen
start-device-about = Gegen Bots oder an einem Bildschirm. Geht auch ohne Verbindung.
start-offline = Der Server antwortet nicht. Du kannst inzwischen auf diesem Gerät spielen.
start-watch = Zuschauen und mitspielen
start-watch-about = Offene Tische und laufende Partien.
start-best = Bestenliste
start-best-about = Die höchsten Wertungszahlen und dein eigener Platz.
start-open-tables = Offene Tische
start-watch-tables = Partien zum Zuschauen
start-no-open = Gerade wartet kein Tisch auf Mitspielende. Eröffne selbst einen!
start-no-watch = Gerade läuft keine öffentliche Partie.
start-more = { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
  }
start-how = So geht’s
start-how-1 = Biete um die Zugreihenfolge.
start-how-1-more = Spiele eine Machtkarte aus: Eine hohe lässt dich früh handeln, eine niedrige bringt mehr Caballeros an deinen Hof.
start-how-2 = Nimm eine Aktionskarte.
start-how-2-more = Sie lässt dich rund um den König Caballeros einsetzen und gibt dir eine Sonderaktion: Mal schickst du fremde Caballeros fort, mal versetzt du den König selbst.
start-how-3 = Dreimal wird gewertet.
start-how-3-more = Nach den Runden 3, 6 und 9 bringt jede Region denen Punkte, die dort die meisten Caballeros haben. Kurz davor kommt heraus, was im Castillo versteckt war.
start-rules = Regeln lesen, mit Beispielen und einer Seite für jede Karte
start-programs = Du programmierst? Deine Programme können alles, was diese Seite kann:
start-programs-link = die API
start-credits = El Grande ist ein Brettspiel von Wolfgang Kramer und Richard Ulrich, erschienen bei Hans im Glück. Dies ist eine unabhängige, inoffizielle Umsetzung.

common-loading = Wird geladen …
common-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
common-cancel = Abbrechen
common-copy = Kopieren
common-copied = Kopiert
share-invitation = Einladung teilen
share-watch = Link zum Zuschauen teilen
share-result = Ergebnis teilen
share-step = Diesen Schritt teilen
share-copied = Link kopiert
common-again = Noch einmal versuchen

who-open = Freier Platz
who-bot = Bot · { $level }
who-stand-in = Ein Bot springt ein
