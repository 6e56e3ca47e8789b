# Die Befehle im Terminal: Hilfe, Berichte, Fehler.

commands =
    .help = Diese Hilfe zeigen
    .version = Die Version zeigen
    .edition = Kartenzahlen und Regionswerte aus dieser Datei statt der eingebauten Ausgabe verwenden
    .lang = Sprache: { $languages } [Standard: die des Terminals, wenn es sie hier gibt, sonst en]
    .examples = Beispiele:
    .players = Wie viele Personen mitspielen
    .short = Kurzes Spiel: sechs Runden
    .regency = Neue Regentschaft: Stapel 5 sind zehn Karten, die den König auf neue Weise bewegen
    .power-shift = Machtverschiebung: Modifikatoren zu den Machtkarten
    .alternatives = Alternative Karten: alle vier oder die genannten, etwa veto,veto,rivalry
    .merged = Stapel 2 und 3 zusammenmischen (nur zu dritt)
    .memory-aid = Anzeigen, wie viele Caballeros im Castillo sind
    .games = Anzahl der Partien
    .seed = Startwert für alle Partien [Standard: zufällig]
    .first = Nummer der ersten Partie
    .threads = Wie viele Partien gleichzeitig laufen [Standard: Anzahl der Kerne]
    .json = Ein JSON-Objekt ausgeben
    .quiet = Keinen Fortschritt anzeigen

command-elgrande = El Grande (Ausgabe 2023): Partien anbieten, Regeln erkunden, Bots vergleichen
    .bare = einen Server starten, dann die Adresse öffnen, die er ausgibt
    .postgres = dasselbe, die Partien werden in PostgreSQL gespeichert
    .demo = vier Zufallsbots zusehen
    .cards = jede Aktionskarte und was sie tut
    .rules = eine Regel, eine Karte oder das ganze Regelbuch
    .simulate = Statistik über tausend Zufallspartien
    .arena = herausfinden, welcher Bot besser ist
    .position = eine Stellung ausprobieren
    .engine = aus einem Programm spielen, Zeile für Zeile
    .more = Jeder Befehl kennt --edition DATEI: deine Berichtigungen der Zahlen, die nicht in den Anleitungen stehen (wie oft es jede Karte gibt, was die Regionen wert sind). Mehr zeigt `elgrande help BEFEHL`.

command-help = Diese Übersicht oder die Hilfe zu einem Befehl zeigen

command-serve = Einen Server starten: live, mit Bedenkzeit je Zug, allein oder an einem Bildschirm spielen (Standardbefehl)
    .config = Einstellungen aus dieser Datei lesen
    .listen = Adresse, unter der der Server erreichbar ist; Port 0 steht für einen beliebigen freien [Standard: 127.0.0.1:8765]
    .database = Wo die Partien gespeichert werden: sqlite://DATEI oder postgres://… [Standard: sqlite://elgrande.db]
    .tls-cert = HTTPS mit dieser Zertifikatskette (PEM) anbieten; nach Änderungen wird sie neu geladen. Benötigt --tls-key
    .tls-key = Privater Schlüssel des Zertifikats (PEM-Datei)
    .secure = Der Server wird über HTTPS erreicht: Cookies als sicher kennzeichnen [Standard: true mit --tls-cert, sonst false]
    .behind-proxy = Die Client-Adresse aus X-Forwarded-For lesen, das der eigene Proxy setzt [Standard: false]
    .session-days = Nach wie vielen Tagen eine ungenutzte Sitzung endet [Standard: 180]
    .bot-threads = Wie viele Bots gleichzeitig nachdenken [Standard: 2]
    .bot-millis = Bedenkzeit eines Bots je Entscheidung, in Millisekunden [Standard: 300]
    .stand-in = Welcher Bot einspringt, wenn jemand geht [Standard: caballero]
    .connections = Höchstzahl der offenen Verbindungen; 0 für so viele, wie das System erlaubt [Standard: 0]
    .requests-per-second = Höchstzahl der Anfragen pro Sekunde und Client; 0 für unbegrenzt [Standard: 50]
    .streams = Höchstzahl der offenen Streams; 0 für unbegrenzt [Standard: 10000]
    .limits = Grenzen pro Person, etwa streams=10,tables_per_hour=20, oder none für keine; alle stehen in docs/operating.md
    .min-free-space = Bei weniger freiem Speicherplatz (in MB) gehen Partien weiter, aber neue Tische, Gäste, Konten, Chatnachrichten und Meldungen werden abgelehnt [Standard: 256]
    .cached-tables = Höchstzahl der Partien im Arbeitsspeicher [Standard: 2000]
    .editions = Höchstzahl der eigenen Ausgaben [Standard: 64]
    .alert-origins = Ziele (Origins), an die Webhooks gehen dürfen, etwa https://hooks.example.org, durch Kommas getrennt [Standard: keine]
    .alert-after = Sekunden, die jemand zum Antworten hat, bevor eine Benachrichtigung hinausgeht [Standard: 10]
    .alert-retry = Sekunden bis zum nächsten Versuch nach einer fehlgeschlagenen Benachrichtigung, verdoppelt nach jedem Versuch [Standard: 30]
    .mail-alert-after = Sekunden, die jemand zum Antworten hat, bevor eine Benachrichtigung per E-Mail hinausgeht [Standard: 600]
    .push-origins = Push-Dienste der Browser, durch Kommas getrennt; "none" schaltet Web-Push aus [Standard: die von Chrome, Firefox, Safari und Edge]
    .push-key = PEM-Datei mit dem privaten Schlüssel, an dem Push-Dienste diesen Server erkennen [Standard: ein Schlüssel in der Datenbank]
    .push-subject = Wen die Betreiber der Push-Dienste erreichen können: mailto:… oder https://… [Standard: der Absender der E-Mails]
    .public-url = URL dieses Servers für Links in E-Mails und Nachrichten, etwa https://play.example.org [Standard: keine Links]
    .smtp = Mailserver zum Wiederherstellen von Konten, etwa smtps://BENUTZER:PASSWORT@HOST [Standard: keiner, keine E-Mails]
    .mail-from = Absender der E-Mails, nötig mit --smtp
    .keep-closed-tables = Wie viele Tage Tische aufbewahrt werden, die vor Spielbeginn geschlossen wurden; 0 für immer [Standard: 90]
    .keep-guests = Wie viele Tage Gäste gespeichert bleiben, die nie an etwas teilgenommen haben, und laufende Partien von Gästen, die sich nicht mehr anmelden können; 0: beides für immer [Standard: 90]
    .keep-editions = Wie viele Tage eigene Ausgaben aufbewahrt werden, die kein Tisch verwendet; 0 für immer [Standard: 90]
    .admin-token = Token für `elgrande admin` und die Admin-API [Standard: keins, nur Benutzer mit der Admin-Rolle]
    .metrics-token = Token, das man zum Lesen von /metrics braucht [Standard: keins, offen für alle]
    .log = Was auf der Standardfehlerausgabe protokolliert wird, etwa warn oder server=debug [Standard: info]
    .log-json = Protokoll als JSON-Zeilen [Standard: false]
    .more = Jede Option lässt sich auch als Umgebungsvariable setzen (ELGRANDE_ und ihr Name) oder in der Datei von --config (TOML, bot_millis = 500). Optionen gehen Umgebungsvariablen vor, diese der Datei.
    .plain = die Partien werden in elgrande.db gespeichert
    .proxy = hinter einem HTTPS-Proxy

command-admin = Einen Server verwalten: nachsehen, sperren, stummschalten, löschen, aufräumen; jede Änderung wird protokolliert
    .action = Was zu tun ist (siehe unten)
    .target = Benutzer (ID oder registrierter Name), IP-Adressbereich, Tisch, Chatnachricht oder Meldung
    .reason = Warum; für jede Änderung nötig, steht im Protokoll
    .hours = Wie viele Stunden eine Sperre oder Stummschaltung dauert [Standard: bis sie aufgehoben wird]
    .quota = Welche Grenze gesetzt wird: tables oder tokens
    .value = Neue Grenze [Standard: die Grenze dieses Benutzers entfernen]
    .notice = Text, den während der Wartung alle sehen [Standard: Wartung beenden]
    .skip = Anzahl der Zeilen, die in einer Liste übersprungen werden
    .server = Diesen laufenden Server fragen, etwa http://127.0.0.1:8765 [Standard: die Datenbank öffnen]
    .admin-token = Token, mit dem der Server gestartet wurde
    .database = Datenbank: sqlite://DATEI oder postgres://… [Standard: sqlite://elgrande.db]
    .config = Datenbank und Token aus dieser Datei lesen, derselben wie für `elgrande serve`
    .status = Version, Auslastung, Wartungshinweis
    .users = Benutzer, deren Name einen bestimmten Text enthält
    .user = ein Benutzer: Tische, Grenzen, Sperren
    .tables = Tische: open, playing, over oder closed
    .table = ein Tisch: Plätze und Chat, aber nicht die Partie
    .bans = wer gesperrt oder stummgeschaltet ist
    .reports = noch offene Meldungen
    .audit = wer was wann und warum geändert hat
    .ban-user = einen Benutzer abmelden und aussperren oder wieder zulassen
    .ban-network = eine Adresse oder einen Bereich wie 192.0.2.0/24 abweisen
    .mute-user = einem Benutzer das Chatten verbieten oder wieder erlauben
    .delete-chat = den Text einer Chatnachricht entfernen
    .delete-table = einen Tisch mit seiner Partie löschen; Ergebnisse bleiben
    .reset-password = ein neues Passwort setzen und ausgeben
    .set-quota = eine Grenze für einen Benutzer setzen
    .close-report = eine Meldung als erledigt markieren
    .maintenance = neue Tische und Gäste abweisen und --notice anzeigen
    .prune = unbenutzte Daten jetzt löschen
    .grant-admin = die Admin-Rolle geben oder nehmen
    .more = Ohne --server wird die Datenbank direkt geöffnet. Mit PostgreSQL geht das auch, während Server laufen; eine SQLite-Datei ist von ihrem Server gesperrt, dann sind --server und --admin-token nötig. Das Ergebnis ist JSON.

command-demo = Einer Partie von vier Zufallsbots zusehen
    .seed = Startwert der Partie [Standard: zufällig]
    .again = jedes Mal dieselbe Partie

command-cards = Alle Aktionskarten auflisten: Stapel, Anzahl, Wirkung und wie sicher das ist
    .json = Eine JSON-Liste ausgeben
    .more = Sicherheit: H die Anleitungen sagen oder zeigen es, M eine gute Quelle oder ein gut begründeter Schluss, L von uns erschlossen. Angezeigt wird die geringere Sicherheit von Wirkung und Anzahl.
    .built-in = die Karten der eingebauten Ausgabe
    .own = die Karten deiner eigenen Ausgabe

command-rules = Eine Regel oder eine Karte anhand ihrer Kennung zeigen, oder das ganze Regelbuch
    .id = Eine Regel (PLC-2) oder eine Karte (civil-war) [Standard: das ganze Regelbuch]
    .markdown = Markdown ausgeben, wie docs/rules.md
    .whole = das ganze Regelbuch
    .rule = wo Caballeros eingesetzt werden dürfen
    .card = eine Karte mit allen ihren Regeln

command-simulate = Viele Zufallspartien spielen, die Invarianten der Regeln prüfen, Statistik ausgeben
    .all = Jede Personenzahl und jede Kombination von Varianten der Reihe nach
    .laws = Invarianten, die bei jeder Stellung geprüft werden: keine (none), die wenig aufwendigen (cheap) oder alle (all), auch Ansichten und Textformate
    .threads = Anzahl der Threads [Standard: Anzahl der Kerne]
    .more = Mit demselben --laws ist Partie Nummer i eines Startwerts immer dieselbe, egal, wie viele Partien und Threads es gibt.
    .figures = In --json stehen mean_scores und wins_by_seat nach Plätzen (red, blue, green, orange, purple). mean_scores umfasst die Partien mit diesem Platz; ein geteilter Sieg zählt für alle, die ihn teilen.
    .every = jede Art von Tisch, jede Invariante
    .one = eine einzelne dieser Partien noch einmal

command-arena = Bots gegeneinander spielen lassen und vergleichen
    .bots = Wer spielt, etwa grande,squire@50ms,squire@50ms
    .bot = Einen Bot hinzufügen: eine Stufe, oder "cmd: BEFEHL" für ein Programm; auch mehrmals
    .ladder = Alle Bots auf einer gemeinsamen Skala einstufen: Jede Gruppe von N Bots spielt [Standard: 4]. Ohne --bots nehmen alle Stufen teil, manche mit mehreren Budgets
    .millis = Höchste Bedenkzeit je Entscheidung, in Millisekunden
    .iterations = Höchstzahl der Iterationen je Entscheidung
    .think-threads = Wie viele Threads jeder Bot nutzt
    .patience = Sekunden, die ein Programm schweigen darf, über seine Bedenkzeit hinaus, falls es eine hat [Standard: 10 mit Bedenkzeit, 60 ohne]
    .save = Von jeder Partie eine Aufzeichnung in diesem Ordner speichern
    .csv = Je Platz und Partie eine Zeile ausgeben
    .all = Jede Personenzahl und jede Kombination von Varianten der Reihe nach; die Bots wiederholen sich, bis alle Plätze besetzt sind
    .entrants = Ein BOT ist eine Stufe (random, squire, caballero, grande, master) oder ein Programm (cmd: BEFEHL, mit dem Protokoll aus docs/protocol.md). Beide können einen eigenen Namen und ein eigenes Budget haben:
    .time = höchstens 200 Millisekunden je Entscheidung
    .iteration-limit = höchstens 300 Iterationen
    .both = beides, mit einem Namen
    .without = ohne eine seiner Techniken (docs/bots.md)
    .ideas = Die Techniken sind playouts, lore, dealing, pruning, tree, mixing und network.
    .budget = Ohne eigenes Budget gelten --millis und --iterations; ohne diese denkt ein Bot wie seine Stufe. Ein Programm erfährt sein Budget. Schweigt es zu lange, beendet es sich oder bricht es eine Regel, hält die Arena an.
    .deals = Es spielen so viele, wie es Bots gibt. Mit jeder Kartenverteilung wird so oft gespielt, dass die Bots reihum auf jedem Platz sitzen. Von den Zeiten abgesehen ergeben ein Startwert und Budgets in Iterationen immer dieselben Ergebnisse, auf beliebig vielen Threads.
    .figures = Bots gleichen Namens werden zusammengezählt: `games` ist die Zahl der Plätze, die sie hatten. Ein geteilter Sieg zählt anteilig. `low` und `high` sind das 95-%-Konfidenzintervall der Siegquote, `rating` ist die Wertungszahl nach Weng und Lin (anfangs 25), `mean_margin` ist der durchschnittliche Vorsprung vor dem besten anderen Bot in Punkten. `overruns` zählt Entscheidungen, die über 10 % länger dauerten als erlaubt.
    .ratings = Mit --ladder wird jeder Bot einmal genannt, und alle Gruppen von N Bots spielen der Reihe nach. Die Wertungszahlen folgen dem Modell von Plackett und Luce: Wer 400 Punkte mehr hat, liegt in 10 von 11 Partien vor dem anderen, gleich wer sonst noch spielt. `squire` hat 1000. `low` und `high` sind das 95-%-Konfidenzintervall: Eine Grenze, die sich aus den Partien nicht ergibt, fehlt. `ahead_of_next` ist der erwartete Anteil der Partien, in denen er vor dem nächsten der Liste liegt. --csv gibt je Bot eine Zeile aus.

command-explore = Statistik über Aufzeichnungen beendeter Partien anzeigen
    .records = Aufzeichnungen, Ordner mit Aufzeichnungen oder mit --save geschriebene Dateien
    .threads = Anzahl der Threads [Standard: Anzahl der Kerne]
    .save = Die Statistik in eine Datei schreiben statt ausgeben; `explore` liest sie wie eine Aufzeichnung
    .json = Ein JSON-Objekt ausgeben
    .more = Nicht beendete Partien zählen nicht. `genommen` sagt, wie oft die Karte genommen wurde, wenn sie auslag, `Zug` nennt den Platz in der Zugreihenfolge, an dem das geschah. `Abstand` ist der Vorsprung am Ende gegenüber dem Durchschnitt des Tisches in Punkten. Bei jedem Ort steht, mit wie vielen Caballeros jemand dort führte und wie viele Punkte dort höchstens erzielt wurden, beides im Durchschnitt. Mit --json stehen bei jedem Durchschnitt auch die Fallzahl und der Standardfehler. `Führende siegen` und `Erste siegen` sagen, wie oft gewann, wer nach dieser Runde führte oder in ihr in der Zugreihenfolge vorn war. Die Stufen stammen aus Aufzeichnungen von `elgrande arena --save`. Eine Datei, die keine Aufzeichnung ist, wird genannt und übersprungen.
    .folder = alle Partien eines Ordners
    .save-example = alle Partien einmal einlesen; spätere Abfragen lesen nur diese Datei
    .json-example = dasselbe für Programme

command-replay = Eine Aufzeichnung Schritt für Schritt zeigen, so wie man sie am Tisch oder beim Zuschauen sieht
    .file = Die Aufzeichnung; - für die Standardeingabe
    .to = Nach so vielen Aktionen aufhören
    .seat = Aus der Sicht dieser Farbe: red, blue, green, orange oder purple
    .more = Ohne --seat schaust du nur zu: Handkarten, verdeckte Geheimscheiben und anderes Verdecktes werden nicht gezeigt. Zuerst wird jede Zeile der Aufzeichnung geprüft; docs/notation.md beschreibt das Format.
    .whole = die ganze Partie
    .known = was Rot nach 40 Aktionen wusste

command-review = Jede Entscheidung einer beendeten Partie beurteilen und Glück von Können trennen
    .file = Die Aufzeichnung; - für die Standardeingabe
    .iterations = Anzahl der Iterationen je Suche; mehr dauern länger, ergeben aber verlässlichere Urteile
    .seed = Startwert der Suche
    .threads = Anzahl der Threads [Standard: Anzahl der Kerne]
    .json = Ein JSON-Objekt ausgeben
    .more = Jede Entscheidung wird danach beurteilt, was die jeweilige Person zu diesem Zeitpunkt wusste. Alle Schritte eines Zuges werden zusammen beurteilt: der gespielte Zug gegen den besten gefundenen. Der Bericht nennt Ungenauigkeiten, Fehler und grobe Fehler; --json gibt alle Entscheidungen aus. Zahlen mit Vorzeichen zeigen, wie viele Punkte Vorsprung vor der besten anderen Farbe am Ende der Partie zu erwarten sind. Mit gleichem Startwert und gleich vielen Iterationen ist das Ergebnis immer gleich, mit beliebig vielen Threads.
    .luck = Glück ist, was neue Karten und die Geheimscheiben der anderen gebracht haben, verglichen mit ihrem Durchschnitt. Beginn, Glück, eigene Entscheidungen und die der anderen ergeben zusammen den Vorsprung am Ende; ± ist der Standardfehler. docs/review.md erklärt das Verfahren.
    .usual = die ganze Partie, in etwa einer halben Minute
    .longer = gründlicher
    .json-example = für Programme

command-position = Eine Stellung lesen, Aktionen ausprobieren, sehen, was sie tun oder welche Regel sie verbietet
    .file = Die Stellung [Standard: Standardeingabe]
    .more = Beschreibe nur, was zählt; docs/notation.md erklärt, wie. Aktionen folgen auf Zeilen, die mit > beginnen, oder unter einer Zeile, in der actions steht. Eine Aktion spielt, wer gerade entscheiden muss; sind es mehrere oder willst du jemanden außer der Reihe spielen lassen, schreib die Farbe davor. Eine abgelehnte Aktion erscheint mit der Regel, die sie bricht, und ändert nichts.

command-perft = Die Folgen von Aktionen ab einem Aufbau zählen
    .seed = Startwert des Aufbaus [Standard: zufällig]
    .from = Stattdessen ab der Stellung in dieser Datei zählen; - für die Standardeingabe
    .depth = Wie viele Aktionen tief
    .more = Jede Möglichkeit aller, die entscheiden müssen, ist ein Zweig; müssen mehrere zugleich entscheiden, zählt jede Reihenfolge. Zwei Fassungen der Regeln oder zwei Programme müssen dieselben Zahlen ergeben.

command-bench = Zufallsspiel messen: Aktionen und Partien pro Sekunde
    .json = Je Zeile ein JSON-Objekt ausgeben
    .quick = Kurz messen; genug, um zu sehen, dass es funktioniert
    .more = Jede Zeile läuft erst warm und wird dann mehrmals gemessen; ausgegeben wird der Median. Jede Partie wird aufgebaut und zufällig zu Ende gespielt; die Zeit für den Aufbau zählt mit.
    .every = jede Zeile
    .machines = dasselbe, kurz und maschinenlesbar

command-signature = Das Verhalten der Regeln als eine Zahl ausgeben
    .more = Die Partien decken jede Personenzahl und jede Kombination von Varianten ab. Aufbau, Aktionen und Ergebnisse gehen in eine Prüfsumme ein (64-Bit-FNV-1a). Ändert sich etwas davon, ändert sich auch die Zahl.
    .stated = die Zahl in signature.txt

command-site = Die Seite für Partien ohne Server als statische Dateien schreiben, für jeden Webhost
    .dir = Zielordner: neu oder leer
    .public = die Seite im Ordner public
    .german = mit Deutsch als erster Sprache
    .more = Der Ordner lässt sich veröffentlichen, wie er ist, im Wurzelverzeichnis einer Website oder darunter. Er enthält Partien gegen Bots, Partien an einem Bildschirm, Lektionen und das Regelbuch. Partien werden im Browser gespeichert. Über https funktioniert die Seite auch offline.

command-engine = Aus einem Programm spielen: JSON-Anfragen hinein, JSON-Antworten heraus, Zeile für Zeile
    .more = Je Zeile ein JSON-Objekt hinein, je Zeile eins heraus, in derselben Reihenfolge; docs/protocol.md beschreibt alle. Eine Anfrage, die scheitert, wird mit "ok": false beantwortet und ändert nichts.

## Was um die Sätze der Hilfe steht

command-heading-usage = Aufruf
command-heading-commands = Befehle
command-heading-arguments = Argumente
command-heading-options = Optionen
command-heading-game = Spiel
command-default = [Standard: { $value }]
command-values = [mögliche Werte: { $values }]
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
command-value-laws = INVARIANTEN
command-value-level = STUFE
command-value-list = LISTE
command-value-millis = MILLIS
command-value-limits = GRENZEN
command-value-origins = ZIELE
command-value-seconds = SEKUNDEN
command-value-token = TOKEN
command-value-url = URL
command-value-action = AKTION
command-value-target = ZIEL
command-value-text = TEXT
command-value-name = NAME
command-value-days = TAGE

## Fehler: eine Zeile

command-error = Fehler: { $reason }
command-error-misuse = { $reason } (siehe `elgrande --help`)
command-error-meant = { $reason }; meintest du { $names }?
command-quoted = „{ $name }“
command-error-command = unbekannter Befehl „{ $command }“
command-error-argument = unerwartetes Argument „{ $argument }“
command-error-missing = es fehlen Argumente: { $arguments }
command-error-twice = „{ $argument }“ darf nur einmal vorkommen
command-error-conflict = „{ $argument }“ geht nicht zusammen mit { $others }
command-error-equals = vor den Wert von „{ $argument }“ gehört ein Gleichheitszeichen
command-error-no-value = „{ $argument }“ braucht einen Wert
command-error-no-more = unerwarteter Wert „{ $value }“ für „{ $argument }“
command-error-value = ungültiger Wert „{ $value }“ für „{ $argument }“
command-error-value-because = ungültiger Wert „{ $value }“ für „{ $argument }“: { $reason }
command-error-letters = die Argumente sind kein gültiges UTF-8
command-error-range = { $value } liegt nicht in { $range }
command-error-number = erwartet wird eine ganze Zahl
command-error-large = die Zahl ist zu groß
command-error-address = erwartet wird eine Adresse mit Port, etwa 127.0.0.1:8765
command-error-language = die Sprache „{ $asked }“ gibt es hier nicht; möglich sind: { $known }
command-error-rule = „{ $id }“ ist weder Regel noch Karte; meintest du { $near }?

command-error-stdin = Standardeingabe
command-error-no-file = { $file }: Datei nicht gefunden
command-error-closed-file = { $file }: Zugriff verweigert
command-error-folder = { $file }: das ist ein Ordner, erwartet wird eine Datei
command-error-no-text = { $file }: keine Textdatei in UTF-8
command-error-folder-full = { $folder }: der Ordner ist nicht leer; nenne einen neuen oder leeren
command-error-no-folder = { $folder }: das ist eine Datei, erwartet wird ein Ordner
command-error-no-bundles = dieses Programm wurde ohne gebündelte Seite gebaut; baue es mit `cargo build --release`

command-error-listen = der Server kann unter { $address } keine Verbindungen annehmen: { $reason }
command-error-tls = das Zertifikat lässt sich nicht verwenden: { $reason }
command-error-tls-pair = --tls-cert und --tls-key entweder beide angeben oder keins von beiden
command-error-address-taken = der Server kann unter { $address } keine Verbindungen annehmen: der Port ist schon belegt
command-error-address-closed = der Server kann unter { $address } keine Verbindungen annehmen: Zugriff verweigert oder keine Adresse dieses Rechners
command-error-database = die Datenbank lässt sich nicht öffnen: { $reason }
command-error-database-file = die Datenbank lässt sich nicht öffnen: ihre Datei lässt sich weder öffnen noch anlegen
command-error-database-other = die Datenbank lässt sich nicht öffnen: die Datei ist keine SQLite-Datenbank
command-error-database-closed = die Datenbank lässt sich nicht öffnen: falscher Benutzername oder falsches Passwort
command-error-database-unknown = die Datenbank lässt sich nicht öffnen: es gibt keine mit diesem Namen
command-error-database-address = die Datenbank lässt sich nicht öffnen: erwartet wird sqlite://DATEI oder postgres://BENUTZER@HOST/NAME
command-error-database-away = die Datenbank lässt sich nicht öffnen: ihre Adresse antwortet nicht
command-error-database-tls = die Datenbank lässt sich nicht öffnen: die TLS-Verbindung ist gescheitert; prüfe sslmode, sslrootcert und das Zertifikat des Servers: { $reason }
command-error-admin-in-use = ein Server benutzt diese Datenbank; gib ihn mit --server an und sein Token mit --admin-token
command-error-admin-token = --server braucht --admin-token, das Token, mit dem der Server gestartet wurde
command-error-admin-server = die Admin-API unter { $url } ist nicht erreichbar: { $reason }
command-error-alerts = Benachrichtigungen lassen sich nicht verschicken: { $reason }
command-error-smtp = --smtp: erwartet wird smtps://BENUTZER:PASSWORT@HOST oder smtp://HOST:PORT, Sonderzeichen prozentkodiert
command-error-push-origin = --push-origins { $origin }: erwartet wird ein Ziel wie https://push.example.org oder https://*.push.example.org
command-error-push-key = --push-key { $file }: erwartet wird eine PEM-Datei mit einem privaten Schlüssel auf der Kurve P-256 (PKCS #8)
command-error-push-subject = --push-subject { $subject }: erwartet wird mailto:… oder https://…
command-error-public-url = --public-url { $url }: erwartet wird eine Adresse wie https://play.example.org, ohne Pfad
command-error-mail-from = --mail-from { $address }: erwartet wird eine E-Mail-Adresse; --smtp und --mail-from gehören zusammen
command-error-origin = { $origin }: erwartet werden http oder https, ein Host und ein Port, sonst nichts
command-error-limit = --limits { $limit }: erwartet wird NAME=N mit einem der Namen { $known }
command-error-log = --log { $filter }: erwartet wird error, warn, info, debug oder trace, oder Stufen je Modul wie info,server=debug

command-error-bot-count = erwartet werden 2 bis 5 Bots, einer je Platz, nicht { $count }
command-error-ladder = zu wenige verschiedene Bots: { $count } (nötig: { $players }); jeder darf einmal genannt werden
command-error-bot-names = zwei verschiedene Bots heißen „{ $name }“; schreibe NAME=BOT
command-error-no-program = „{ $bot }“ hat keinen Befehl nach cmd:
command-error-budget = „{ $budget }“ ist kein Budget; schreibe 200ms (Millisekunden) oder 300it (Iterationen)
command-error-no-start = { $name } lässt sich nicht starten: { $reason }
command-error-bot = Partie { $game } zum Startwert { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = antwortete „{ $action }“, das wurde abgelehnt: { $reason }
command-error-bot-unread = antwortete „{ $action }“: { $reason }
command-error-bot-answer = antwortete { $answer } statt { $wanted }
command-error-bot-late = antwortete nicht innerhalb von { $seconds } s und wurde beendet
command-error-bot-ended = beendete sich ohne Antwort (Exit-Status { $code })
command-error-bot-signal = wurde ohne Antwort durch ein Signal beendet
command-error-bot-silent = schloss seine Ausgabe ohne Antwort
command-error-bot-words = { $reason }; seine letzte Ausgabe: { $words }
command-error-no-seat = { $player } hat in dieser Partie keinen Platz; Plätze haben: { $seats }
command-error-not-over = { $file }: die Partie ist nicht beendet; nur beendete Partien können analysiert werden
command-error-short-record = --to { $to }: { $count ->
        [one] die Aufzeichnung hat 1 Aktion
       *[other] die Aufzeichnung hat { $count } Aktionen
    }

## Berichte

command-report-table = Tisch
command-report-seed = Startwert
command-report-games = Partien
command-report-par = Zufallsniveau
command-report-scale = Skala
command-report-violations = Verstöße
command-report-actions = Aktionen im Mittel
command-report-one-table = zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $players }
    }, { $variants }
command-report-plain = Grundspiel
command-report-tables = { $count ->
        [one] 1 Tisch
       *[other] { $count } Tische der Reihe nach
    }
command-report-speed = { $games } ({ $speed } pro Sekunde)
command-report-time = { $games } in { $seconds } s ({ $speed } pro Sekunde)
command-report-par-figure = { $percent } % Siege für jeden Bot
command-report-scale-figure = { $name } hat { $rating }; 400 Punkte entsprechen dem Faktor 10
command-report-seat = { $score } Punkte, { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
command-report-explored = { $players } Personen, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
command-report-explored-card = Karte
command-report-explored-power = Machtkarte
command-report-explored-place = Ort
command-report-explored-taken = genommen
command-report-explored-turn = Zug
command-report-explored-wins = Siege
command-report-explored-margin = Abstand
command-report-explored-first = Runden 1–3
command-report-explored-second = Runden 4–6
command-report-explored-third = Runden 7–9
command-report-explored-round = Runde
command-report-explored-leader = Führende siegen
command-report-explored-starter = Erste siegen
command-report-explored-seat = Platz
command-report-explored-skipped = übersprungen: { $reason }
command-report-rows = Zeilen
command-report-bench = Zufallsspiel, Median aus { $repeats } Wiederholungen zu { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = Tiefe { $depth }: { $count } in { $seconds } s

command-column-name = Name
command-column-seats = Plätze
command-column-wins = Siege
command-column-win-rate = Sieg %
command-column-interval = 95 %
command-column-rank = Rang
command-column-margin = Vorspr.
command-column-rating = Wertungszahl
command-column-ahead = davor %
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = max ms
command-column-iterations = It./s
command-column-late = spät
command-column-players = Personen
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

command-shown-demo = Vier Zufallsbots. Dieselbe Partie noch einmal: { $command }
command-shown-site = { $files } Dateien ({ $size } kB) nach { $folder } geschrieben. Diesen Ordner kannst du auf jedem Webhost veröffentlichen.
command-shown-values = Werte
command-shown-points = Punkte
command-shown-played = gespielt
command-shown-offers = Offen liegen: { $cards }
command-shown-hand = Auf der Hand ({ $who }): { $cards }
command-shown-question = Deine Entscheidung: { $decision }
command-shown-asked = Gefragt: { $players }
command-shown-refused = abgelehnt: { $reason }
command-shown-edition = Ausgabe { $name }
command-shown-nobody = niemand muss entscheiden
command-shown-decides = { $player } muss entscheiden: { $decision }
command-shown-options = { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }: { $options }
