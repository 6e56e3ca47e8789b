# Die Befehle im Terminal: Hilfe, Berichte, Fehler.

commands =
    .help = Diese Hilfe zeigen
    .version = Die Version zeigen
    .edition = Mit den Zahlen aus dieser Datei spielen statt mit der eingebauten Ausgabe
    .lang = Diese Sprache sprechen: { $languages }; ohne Angabe die des Terminals, wenn wir sie können
    .examples = Beispiele:
    .players = Wie viele mitspielen
    .short = Das kurze Spiel: sechs Runden
    .regency = Neue Regentschaft: Stapel 5 sind zehn Karten, die den König auf neue Arten bewegen
    .power-shift = Machtverschiebung: Modifikatoren zu den Machtkarten
    .alternatives = Alternative Aktionskarten, alle vier oder die genannten, etwa veto,veto,rivalry
    .merged = Stapel 2 und 3 als einer, zur Wahl für drei
    .memory-aid = Alle sehen, was im Castillo ist
    .games = Wie viele Partien
    .seed = Der Startwert für alle; ohne Angabe irgendeiner
    .first = Die Nummer der ersten Partie
    .threads = Wie viele Partien gleichzeitig; ohne Angabe so viele, wie es Kerne gibt
    .json = Ein JSON-Objekt ausgeben
    .quiet = Währenddessen nichts anzeigen

command-elgrande = El Grande (Ausgabe 2023): Tische zum Spielen, Regeln zum Ausprobieren, Bots zum Messen
    .bare = Tische anbieten: öffne die Adresse, die erscheint
    .postgres = dasselbe, die Partien liegen in PostgreSQL
    .demo = vier Zufallsspielern zusehen
    .cards = jede Aktionskarte und was sie tut
    .rules = eine Regel, eine Karte oder das ganze Regelbuch
    .simulate = tausend Zufallspartien, ausgezählt
    .arena = welcher Bot der bessere ist
    .position = eine Stellung ausprobieren
    .engine = aus einem Programm spielen, Zeile für Zeile
    .more = Jeder Befehl kennt --edition DATEI: die Zahlen, die in den Regelheften nicht stehen (wie oft es jede Karte gibt, was Regionen zählen), von dir berichtigt. Mehr sagt `elgrande help BEFEHL`.

command-help = Dies zeigen oder die Hilfe zu einem Befehl

command-serve = Tische anbieten: live spielen, in Ruhe Zug um Zug, allein oder um einen Bildschirm (auch ohne Befehl)
    .config = Einstellungen aus einer Datei
    .listen = Wo der Server lauscht; Port 0 ist irgendein freier [Standard: 127.0.0.1:8765]
    .database = Wo die Partien liegen: sqlite://DATEI oder postgres://… [Standard: sqlite://elgrande.db]
    .secure = Er wird über https erreicht: die Cookies sagen es dazu [Standard: false]
    .behind-proxy = Die Adresse der Anfragenden steht in X-Forwarded-For, geschrieben von einem eigenen Proxy [Standard: false]
    .thinkers = Wie viele Bots gleichzeitig nachdenken [Standard: 2]
    .bot-millis = Wie lange ein Bot über eine Entscheidung nachdenkt [Standard: 300]
    .stand-in = Welcher Bot für jemanden einspringt, der gegangen ist [Standard: caballero]
    .requests-per-second = Wie viele Anfragen pro Sekunde jemand stellen darf; 0 für beliebig viele [Standard: 50]
    .streams = Wie viele Streams zugleich offen sein dürfen; 0 für beliebig viele [Standard: 10000]
    .min-free-space = Freier Speicherplatz in MB, unter dem nur noch Züge gespeichert werden: keine neuen Tische, Gäste, Nachrichten oder Importe [Standard: 256]
    .tables-at-hand = Wie viele Partien höchstens im Speicher bleiben [Standard: 2000]
    .editions = Wie viele eigene Ausgaben mitgebracht werden dürfen [Standard: 64]
    .alert-origins = Wohin Zugmeldungen gehen dürfen, etwa https://hooks.example.org, mehrere mit Komma [Standard: nirgendwohin]
    .alert-after = Wie lange jemand Zeit zum Antworten hat, bevor eine Meldung hinausgeht [Standard: 10]
    .alert-retry = Wie lange nach einem Fehlschlag es noch einmal versucht wird, danach jeweils doppelt so lange [Standard: 30]
    .metrics-token = Was ein Programm wissen muss, um /metrics zu sehen [Standard: alle dürfen]
    .log = Was auf der Standardfehlerausgabe protokolliert wird, etwa warn oder server=debug [Standard: info]
    .log-json = Protokoll in JSON-Zeilen [Standard: false]
    .more = Jede Option lässt sich auch in der Umgebung setzen, als ELGRANDE_ und ihr Name, oder in der Datei von --config (TOML, bot_millis = 500). Eine Option geht der Umgebung vor, die Umgebung der Datei.
    .plain = die Partien liegen in elgrande.db
    .proxy = hinter einem Proxy, der https spricht

command-demo = Einer Partie von vier Zufallsspielern zusehen
    .seed = Der Startwert der Partie; ohne Angabe irgendeiner
    .again = jedes Mal dieselbe Partie

command-cards = Jede Aktionskarte: Stapel, Anzahl, Wirkung, und wie sicher das ist
    .json = Eine JSON-Liste ausgeben
    .more = Sicherheit: H die Regelhefte sagen oder zeigen es, M eine gute Quelle oder ein starker Schluss, L von uns erschlossen. Es gilt die schwächere von Wirkung und Anzahl.
    .built-in = die Karten der eingebauten Ausgabe
    .own = die deiner eigenen

command-rules = Eine Regel oder eine Karte mit ihrer ID, oder das ganze Regelbuch
    .id = Eine Regel (PLC-2) oder eine Karte (civil-war); ohne Angabe das ganze Buch
    .markdown = Markdown ausgeben, wie docs/rules.md
    .whole = das ganze Buch
    .rule = wohin Caballeros dürfen
    .card = eine Karte mit allen Regeln zu ihr

command-simulate = Viele Zufallspartien spielen, die Gesetze der Regeln prüfen, zählen
    .all = Jede Spielerzahl und jede Kombination von Varianten der Reihe nach
    .laws = Welche Gesetze bei jeder Stellung geprüft werden: keine (none), die billigen (cheap) oder alle (all), auch Ansichten und Textformen
    .threads = Wie viele Threads; ohne Angabe so viele, wie es Kerne gibt
    .more = Mit demselben --laws ist Partie Nummer i eines Startwerts immer dieselbe, egal wie viele gespielt werden und auf wie vielen Threads.
    .figures = In --json gehen mean_scores und wins_by_seat nach Plätzen (red, blue, green, orange, purple); mean_scores zählt nur Partien, die den Platz haben, und ein geteilter Sieg zählt für alle, die ihn teilen.
    .every = jeder mögliche Tisch, jedes Gesetz
    .one = eine davon noch einmal

command-arena = Bots gegeneinander spielen lassen und vergleichen
    .bots = Wer spielt, etwa grande,squire@50ms,squire@50ms
    .bot = Noch einer: eine Stufe, oder "cmd: BEFEHL" für ein Programm; auch mehrmals
    .millis = Höchstens so viele Millisekunden über eine Entscheidung nachdenken
    .iterations = Höchstens so viele Versuche je Entscheidung
    .think-threads = Mit wie vielen Threads jeder Bot denkt
    .patience = Wie viele Sekunden ein Programm schweigen darf, über seine Zeit hinaus, falls es eine hat [Standard: 10 mit Zeit, 60 ohne]
    .save = Jede Partie in diesem Ordner aufzeichnen
    .csv = Für jeden Platz jeder Partie eine Zeile ausgeben
    .all = Jede Spielerzahl und jede Kombination von Varianten der Reihe nach; die Bots wiederholen sich, bis alle Plätze besetzt sind
    .entrants = Ein BOT ist eine Stufe (random, squire, caballero, grande, master) oder ein Programm (cmd: BEFEHL, angesprochen wie in docs/protocol.md). Beide können einen eigenen Namen und ein eigenes Budget haben:
    .time = höchstens 200 Millisekunden je Entscheidung
    .tries = höchstens 300 Versuche
    .both = beides, und ein Name
    .without = ohne eine seiner Ideen (docs/bots.md)
    .ideas = Die Ideen heißen playouts, lore, dealing, pruning, tree, mixing und network.
    .budget = Ohne eigenes Budget gelten --millis und --iterations; ohne diese denkt ein Bot so lange wie seine Stufe. Ein Programm erfährt sein Budget; schweigt es zu lange, endet es oder bricht es eine Regel, hört die Arena auf.
    .deals = Es spielen so viele, wie es Bots gibt. Jede Verteilung wird einmal für jede Drehung der Bots um den Tisch gespielt. Von den Zeiten abgesehen geben ein Startwert und Budgets in Versuchen immer dieselben Ergebnisse, auf beliebig vielen Threads.
    .figures = Bots gleichen Namens werden zusammengezählt: `games` sind die Plätze, die sie hatten. Ein geteilter Sieg zählt anteilig. Zwischen `low` und `high` liegt die wahre Siegquote mit 95 % Wahrscheinlichkeit, `rating` ist das von Weng und Lin (anfangs 25), `mean_margin` sind Punkte vor dem Besten der anderen. `overruns` dauerten ein Zehntel länger als erlaubt.

command-replay = Eine Aufzeichnung Schritt für Schritt, wie jemand am Tisch oder beim Zusehen sie sieht
    .file = Die Aufzeichnung; - für die Standardeingabe
    .to = Nach so vielen Aktionen aufhören
    .seat = Mit diesen Augen: red, blue, green, orange oder purple
    .more = Ohne --seat siehst du zu: Handkarten, noch verdeckte Geheimscheiben und Ähnliches werden nicht gezeigt. Zuerst wird jede Zeile geprüft; docs/notation.md beschreibt Aufzeichnungen.
    .whole = die ganze Partie
    .known = was Rot nach 40 Aktionen wusste

command-position = Eine Stellung lesen, Aktionen ausprobieren, sehen, was sie tun oder welche Regel sie verbietet
    .file = Die Stellung; ohne Angabe von der Standardeingabe
    .more = Nur was zählt, muss dastehen; docs/notation.md sagt wie. Aktionen folgen auf Zeilen, die mit > beginnen, oder unter einer Zeile, in der actions steht. Eine Aktion spielt, wer gerade dran ist; sind es mehrere oder willst du jemanden außer der Reihe spielen lassen, steht die Farbe davor. Eine verbotene Aktion erscheint mit der Regel, die sie bricht, und ändert nichts.

command-perft = Die Folgen von Aktionen ab einem Aufbau zählen
    .seed = Der Startwert des Aufbaus; ohne Angabe irgendeiner
    .from = Stattdessen ab der Stellung in dieser Datei zählen; - für die Standardeingabe
    .depth = Wie viele Aktionen tief
    .more = Jede Möglichkeit von allen, die dran sind, ist ein Weg weiter; sind mehrere zugleich dran, in jeder Reihenfolge. Die Zahlen zweier Fassungen der Regeln oder zweier Programme müssen übereinstimmen.

command-bench = Zufallsspiel messen: Aktionen und Partien pro Sekunde
    .json = Je Zeile ein JSON-Objekt ausgeben
    .quick = Kurz messen; genug, um zu sehen, dass es geht
    .more = Jede Zeile wird warmgespielt und dann mehrmals gemessen; ausgegeben wird der Median. Eine Partie wird ausgeteilt, zufällig zu Ende gespielt und vergessen; der Aufbau gehört zur Zeit.
    .every = jede Zeile
    .machines = dasselbe in einer Sekunde, für Programme

command-signature = Das Verhalten der Regeln in einer Zahl
    .more = Die Partien verteilen sich auf jede Spielerzahl und jede Kombination von Varianten. Aufbau, Aktionen und Ergebnisse gehen in eine Prüfsumme ein (64-Bit-FNV-1a). Was auch immer den Verlauf einer Partie ändert, ändert die Zahl.
    .stated = die Zahl, die in signature.txt steht

command-engine = Aus einem Programm spielen: JSON-Anfragen hinein, JSON-Antworten heraus, Zeile für Zeile
    .more = Je Zeile ein JSON-Objekt hinein, je Zeile eins heraus, in derselben Reihenfolge; docs/protocol.md beschreibt alle. Eine Zeile, der nicht zu folgen ist, wird mit "ok": false beantwortet und ändert nichts.

## Was um die Sätze der Hilfe steht

command-heading-usage = Aufruf
command-heading-commands = Befehle
command-heading-arguments = Argumente
command-heading-options = Optionen
command-heading-game = Das Spiel
command-default = [Standard: { $value }]
command-values = [möglich: { $values }]
command-environment = [Umgebung: { $name }]

command-value-options = OPTIONEN
command-value-command = BEFEHL
command-value-address = ADRESSE
command-value-bool = BOOL
command-value-bot = BOT
command-value-dir = ORDNER
command-value-file = DATEI
command-value-filter = FILTER
command-value-id = ID
command-value-lang = SPRACHE
command-value-laws = GESETZE
command-value-level = STUFE
command-value-list = LISTE
command-value-millis = MILLIS
command-value-origins = ORTE
command-value-seconds = SEKUNDEN
command-value-token = TOKEN
command-value-url = URL

## Fehler: eine Zeile

command-error = Fehler: { $reason }
command-error-misuse = { $reason } (mehr sagt `elgrande --help`)
command-error-meant = { $reason }; meintest du { $names }?
command-quoted = „{ $name }“
command-error-command = den Befehl „{ $command }“ gibt es nicht
command-error-argument = „{ $argument }“ wird hier nicht erwartet
command-error-missing = es fehlt: { $arguments }
command-error-twice = „{ $argument }“ darf nur einmal dastehen
command-error-conflict = „{ $argument }“ verträgt sich nicht mit { $others }
command-error-equals = vor den Wert von „{ $argument }“ gehört ein Gleichheitszeichen
command-error-no-value = „{ $argument }“ braucht einen Wert
command-error-no-more = „{ $value }“ ist für „{ $argument }“ zu viel
command-error-value = „{ $value }“ ist kein Wert für „{ $argument }“
command-error-value-because = „{ $value }“ ist kein Wert für „{ $argument }“: { $reason }
command-error-letters = die Eingabe ist kein gültiges UTF-8
command-error-range = { $value } liegt nicht in { $range }
command-error-number = das ist keine ganze Zahl
command-error-large = diese Zahl ist zu groß
command-error-address = so sieht keine Adresse mit Port aus
command-error-language = „{ $asked }“ ist keine Sprache, die wir sprechen; es gibt: { $known }
command-error-rule = „{ $id }“ ist weder Regel noch Karte; meintest du { $near }?

command-error-stdin = Standardeingabe
command-error-no-file = { $file }: diese Datei gibt es nicht
command-error-closed-file = { $file }: Lesen oder Schreiben ist nicht erlaubt
command-error-folder = { $file }: das ist ein Ordner
command-error-no-text = { $file }: das ist kein Text in UTF-8

command-error-listen = an { $address } lässt sich nicht lauschen: { $reason }
command-error-address-taken = an { $address } lässt sich nicht lauschen: das tut schon ein anderes Programm
command-error-address-closed = an { $address } lässt sich nicht lauschen: nicht erlaubt oder keine Adresse dieses Rechners
command-error-database = die Datenbank lässt sich nicht öffnen: { $reason }
command-error-database-file = die Datenbank lässt sich nicht öffnen: ihre Datei lässt sich weder öffnen noch anlegen
command-error-database-other = die Datenbank lässt sich nicht öffnen: diese Datei ist keine SQLite-Datenbank
command-error-database-closed = die Datenbank lässt sich nicht öffnen: sie lässt diesen Benutzer nicht ein oder nicht mit diesem Passwort
command-error-database-unknown = die Datenbank lässt sich nicht öffnen: es gibt keine mit diesem Namen
command-error-database-address = die Datenbank lässt sich nicht öffnen: ihre Adresse muss sqlite://DATEI oder postgres://BENUTZER@HOST/NAME sein
command-error-database-away = die Datenbank lässt sich nicht öffnen: an ihrer Adresse antwortet niemand
command-error-alerts = Meldungen lassen sich nicht verschicken: { $reason }
command-error-origin = { $origin }: nenne nur http oder https, einen Host und einen Port
command-error-log = --log { $filter }: schreibe error, warn, info, debug oder trace, oder gesondert für einen Teil: info,server=debug

command-error-bot-count = es spielen so viele, wie es Bots gibt: 2 bis 5, nicht { $count }
command-error-bot-names = zwei verschiedene Bots heißen „{ $name }“; schreibe NAME=BOT
command-error-no-program = „{ $bot }“: nach cmd: fehlt der Befehl
command-error-budget = „{ $budget }“ ist kein Budget; schreibe 200ms (Millisekunden) oder 300it (Versuche)
command-error-no-start = { $name } lässt sich nicht starten: { $reason }
command-error-bot = Partie { $game } zum Startwert { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = antwortete „{ $action }“, das ist nicht erlaubt: { $reason }
command-error-bot-unread = antwortete „{ $action }“: { $reason }
command-error-bot-answer = antwortete { $answer } statt { $wanted }
command-error-bot-late = antwortete nicht innerhalb von { $seconds } s und wurde beendet
command-error-bot-ended = endete ohne Antwort (Rückgabewert { $code })
command-error-bot-signal = wurde von einem Signal beendet, bevor eine Antwort kam
command-error-bot-silent = verstummte ohne Antwort
command-error-bot-words = { $reason }; seine letzten Worte: { $words }
command-error-no-seat = { $player } hat in dieser Partie keinen Platz; es gibt: { $seats }
command-error-short-record = --to { $to }: { $count ->
        [one] die Aufzeichnung hat eine Aktion
       *[other] die Aufzeichnung hat { $count } Aktionen
    }

## Berichte

command-report-table = Tisch
command-report-seed = Startwert
command-report-games = Partien
command-report-par = Schnitt
command-report-violations = Verstöße
command-report-actions = Aktionen im Mittel
command-report-one-table = zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $players }
    }, { $variants }
command-report-plain = ohne Varianten
command-report-tables = { $count ->
        [one] ein Tisch
       *[other] { $count } Tische der Reihe nach
    }
command-report-speed = { $games } ({ $speed } pro Sekunde)
command-report-time = { $games } in { $seconds } s ({ $speed } pro Sekunde)
command-report-par-figure = { $percent } % Siege für jeden Bot
command-report-seat = { $score } Punkte, { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }
command-report-rows = Zeilen
command-report-bench = Zufallsspiel, Median aus { $repeats } Messungen zu { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = Tiefe { $depth }: { $count } in { $seconds } s

command-column-name = Name
command-column-seats = Plätze
command-column-wins = Siege
command-column-win-rate = Sieg %
command-column-interval = 95 %
command-column-rank = Rang
command-column-margin = Vorspr.
command-column-rating = Wertungszahl
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = max ms
command-column-tries = Vers./s
command-column-late = spät
command-column-players = Spieler
command-column-threads = Threads
command-column-actions-per-second = Aktionen/s
command-column-games-per-second = Partien/s
command-column-actions-per-game = Aktionen/Partie
command-column-variants = Varianten
command-column-card = Karte
command-column-set = Satz
command-column-stack = Stapel
command-column-copies = Anzahl
command-column-placement = Einsetzen
command-column-certainty = Sicherheit
command-column-effect = Wirkung

## A game in the terminal

command-shown-demo = Vier Zufallsspieler. Dieselbe Partie noch einmal: { $command }
command-shown-values = Werte
command-shown-points = Punkte
command-shown-played = gespielt
command-shown-offers = Offen liegen: { $cards }
command-shown-hand = Auf der Hand ({ $who }): { $cards }
command-shown-question = Du musst entscheiden: { $decision }
command-shown-asked = Entscheidung: { $players }
command-shown-refused = abgelehnt: { $reason }
command-shown-edition = Ausgabe { $name }
command-shown-nobody = niemand muss entscheiden
command-shown-decides = { $player } muss entscheiden: { $decision }
command-shown-options = { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }: { $options }
