# Why a text, a table or an address is refused. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = Zeile { $line }: { $reason }
reason-unclear = das lässt sich nicht lesen: { $found }
reason-illegal = das erlauben die Regeln nicht; möglich ist: { $allowed }

# Any text.

reason-too-long = der Text hat { $found ->
    [one] { $found } Byte
   *[other] { $found } Bytes
  }, höchstens { $most } sind erlaubt
reason-no-player = „{ $found }“ ist keine Farbe; es gibt: { $known }
reason-no-region = „{ $found }“ ist keine Region; es gibt: { $known }
reason-no-site = „{ $found }“ ist weder eine Region noch das Castillo; es gibt: { $known }
reason-no-place = „{ $found }“ ist kein Ort für den König; es gibt: { $known }
reason-no-power = „{ $found }“ ist keine Machtkarte; es gibt 1 bis 13
reason-no-modifier = „{ $found }“ ist kein Modifikator; es gibt: { $known }
reason-no-tile = „{ $found }“ ist keine Wertungstafel; es gibt: { $known }
reason-no-card = „{ $found }“ ist keine Aktionskarte; welche es gibt, zeigt `elgrande cards`
reason-no-action = „{ $found }“ ist keine Aktion; es gibt: { $known }
reason-no-variant = „{ $found }“ ist keine Variante; es gibt: { $known }
reason-no-certainty = „{ $found }“ sagt nicht, wie sicher etwas ist; es gibt: { $known }
reason-no-ability = „{ $found }“ ist keine Sonderfähigkeit; es gibt: { $known }
reason-no-set = „{ $found }“ ist kein Kartensatz; es gibt: { $known }
reason-no-level = „{ $found }“ ist keine Stufe; es gibt: { $known }
reason-no-idea = „{ $found }“ ist keine Technik; es gibt: { $known }
reason-no-effect = „{ $found }“ ist keine Wirkung; es gibt: { $known }
reason-no-number = „{ $found }“ ist keine Zahl von 0 bis 255
reason-words-too-many = zu viele Wörter: „{ $found }“

# Records.

reason-record-version = unbekannte Fassung { $found } der Aufzeichnung; erwartet wird { $known }
reason-rules-version = unbekannte Fassung { $found } der Regeln; erwartet wird { $known }
reason-edition-line = hier müssen ein Name und ein Fingerabdruck stehen
reason-edition-unknown = gespielt wurde mit der Ausgabe { $name }, Fingerabdruck { $found }, bekannt ist { $known }; gib auch die Datei dieser Ausgabe an
reason-edition-elsewhere = gespielt wurde mit der Ausgabe { $name }, Fingerabdruck { $found }, nicht mit { $known }; gib auch den Text dieser Ausgabe an: Der Server, auf dem gespielt wurde, liefert ihn unter /api/editions/EDITION/text
reason-homes = hier muss je eine Startregion für { $seats } stehen, in dieser Reihenfolge
reason-must-stand = hier muss „{ $start } …“ stehen, nicht „{ $found }“
reason-must-stand-yet = hier muss noch „{ $start } …“ stehen, der Text ist aber zu Ende
reason-actions-alone = in dieser Zeile darf nichts mehr folgen; jede Aktion hat ihre eigene Zeile
reason-must-decide = jetzt am Zug: { $players }
reason-over = das Spiel ist zu Ende
reason-not-over = das Spiel ist nicht zu Ende; jetzt am Zug: { $players }
reason-other-result = die Aktionen führen zu einem anderen Ergebnis: { $found }
reason-after-result = nach dem Ergebnis darf nichts mehr stehen

# What is dealt.

reason-players = eine Partie ist für 2 bis 5 Personen
reason-merged = Stapel 2 und 3 werden nur zu zweit oder zu dritt zusammengemischt
reason-alternatives = höchstens einmal representation, zweimal veto und einmal rivalry sind möglich
reason-home-count = Startregionen: { $found } statt { $wanted }
reason-home-taken = in { $region } beginnt schon der König oder jemand anders; alle Startregionen sind verschieden
reason-stack-count = Stapel: { $found } statt { $wanted }
reason-hand-count = Hände mit Modifikatoren: { $found } statt { $wanted }
reason-no-seat = { $player } hat keinen Platz; Plätze haben: { $seats }
reason-cards-in-stack = Karten in Stapel { $stack }: { $found } statt { $wanted }
reason-cards-of-stack = Karten aus Stapel { $stack }: { $found } statt { $wanted }
reason-stack-holds = in Stapel { $stack } liegt { $card } { $found }-mal statt { $wanted }-mal
reason-stack-may-hold = in Stapel { $stack } liegt { $card } { $found }-mal statt { $fewest }- bis { $most }-mal
reason-modifiers = Modifikatoren: { $found } statt { $wanted }
reason-modifier-dealt = { $modifier } wird { $found }-mal ausgeteilt, ist aber nur { $copies }-mal vorhanden
reason-dummy-powers = verschiedene Machtkarten des Dummys: { $found } statt { $wanted }
reason-dummy-power-twice = eine Machtkarte des Dummys steht hier zweimal
reason-dummy-draws = Ziehungen von Regionenkarten: { $found } statt { $wanted }
reason-dummy-regions = Regionenkarten einer Ziehung: { $found } statt { $wanted }
reason-dummy-regions-differ = verschiedene Regionenkarten einer Ziehung: { $found } statt { $wanted }

# Editions.

reason-editions-full = dieser Server nimmt keine weiteren Ausgaben an
reason-card-missing = die Karte { $name } fehlt, sie braucht hier eine Zeile
reason-region-missing = die Region { $name } fehlt, sie braucht hier eine Zeile
reason-modifier-missing = der Modifikator { $name } fehlt, er braucht hier eine Zeile
reason-modifier-sum = { $found ->
    [one] { $found } Modifikator
   *[other] { $found } Modifikatoren
  }, es müssen 15 bis 40 sein: Zu fünft bekommen alle je 3
reason-list-length = die Liste hat { $found ->
    [one] { $found } Eintrag
   *[other] { $found } Einträge
  }, sie muss { $wanted } haben
reason-values-rise = die Werte { $found } steigen; der erste muss der höchste sein, der dritte der niedrigste
reason-no-border = keine Region grenzt an dieses Land; mindestens eine muss daran grenzen
reason-twice = { $region } steht hier zweimal und darf nur einmal dastehen
reason-name = der Name { $found } muss aus 1 bis 40 Zeichen bestehen: a–z, A–Z, 0–9, „-“, „.“ und „_“
reason-no-neighbours = { $region } hat keine Nachbarregion, mindestens eine muss es sein
reason-own-neighbour = { $region } grenzt an sich selbst, hier dürfen nur andere Regionen stehen
reason-one-sided = { $other } muss { $region } als Nachbarregion nennen, weil { $region } auch { $other } nennt
reason-out-of-reach = { $region } ist von { $start } aus nicht zu erreichen, der Spielplan muss zusammenhängen
reason-stack-sum = Stapel { $stack } hat { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
  }, er muss { $wanted } haben
reason-regency-sum = „Neue Regentschaft“ hat { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
  }, es müssen { $wanted } sein
reason-copies = { $card } gibt es { $found }-mal statt 0- bis { $most }-mal
reason-veto-elsewhere = bei { $card } darf nicht „veto“ stehen, nur bei der Karte veto

# The effects of cards.

reason-number = „{ $found }“ muss eine Zahl von 1 bis 30 sein
reason-number-or-all = „{ $found }“ muss eine Zahl von 1 bis 30 oder „all“ sein
reason-empty-span = „first value { $found }“ umfasst nichts, es muss „{ $wanted }“ heißen
reason-kind-twice = „{ $found }“ nennt eine Sorte zum zweiten Mal, jede darf nur einmal dastehen
reason-move-whom = bei „move“ muss stehen, wie viele von wem, etwa „move 2 own“
reason-move-six = mehr als 6 lassen sich nur „from one region“ versetzen, von überall her höchstens 6
reason-sequence = { $found ->
    [one] { $found } Wirkung
   *[other] { $found } Wirkungen
  } nacheinander, höchstens 3 sind erlaubt
reason-choice = Wirkungen zur Wahl: { $found } statt 2
reason-alone = „{ $found }“ muss allein stehen
reason-lock-up = „lock up grandes“ muss direkt nach einem Versetzen des Königs in eine Region stehen: „{ $example }“
reason-moves-once = nur ein Teil einer Karte darf Caballeros versetzen

# TOML, in which editions are written.

reason-unknown-field = unbekanntes Feld `{ $found }`, erwartet wird eins von { $known }
reason-unknown-field-here = unbekanntes Feld `{ $found }`, erwartet wird { $known }
reason-missing-field = das Feld `{ $name }` fehlt
reason-duplicate-key = diesen Schlüssel gibt es schon
reason-toml = `{ $found }` ist kein TOML
reason-toml-sign = `{ $found }` ist kein TOML: Hier muss ein `{ $sign }` stehen
reason-toml-value = `{ $found }` ist kein TOML: Hier muss ein Wert stehen, Wörter in Anführungszeichen
reason-toml-deep = Listen und Tabellen sind zu tief ineinander geschachtelt
reason-kind-figure = statt `{ $found }` muss eine ganze Zahl von 0 bis 30 stehen
reason-kind-number = statt `{ $found }` muss eine ganze Zahl stehen
reason-kind-list = statt `{ $found }` muss eine Liste stehen
reason-kind-word = statt `{ $found }` muss ein Wort in Anführungszeichen stehen
reason-kind-switch = statt `{ $found }` muss true oder false stehen
reason-kind-table = statt `{ $found }` muss eine Tabelle wie {"{"} Schlüssel = Wert {"}"} stehen
reason-kind-address = statt `{ $found }` muss eine Adresse mit Port stehen, etwa "127.0.0.1:8765"
reason-kind-other = statt `{ $found }` muss hier etwas anderes stehen

# Tables.

reason-record-seats = diese Partie hat { $players ->
    [one] { $players } Platz
   *[other] { $players } Plätze
  }, jeder ist für „me“ oder einen Bot
reason-record-variants = eine Aufzeichnung hat ihre eigenen Varianten; lass „variants“ weg
reason-record-pace = eine Partie aus einer Aufzeichnung hat keine Uhr; lass „pace“ weg
reason-seat = unbekannte Besetzung „{ $found }“; möglich sind „me“, „open“ oder die Stufe eines Bots: { $known }
reason-pace = ein Zeitkonto hat 10 bis 86400 Sekunden, je Zug kommen höchstens 3600 dazu; für einen Zug sind es 1 bis 720 Stunden

# Addresses for alerts.

reason-no-alerts = dieser Server verschickt keine Benachrichtigungen
reason-alerts-elsewhere = dieser Server schickt Benachrichtigungen nur an { $known }
reason-not-sent-there = dieser Server schickt keine Benachrichtigungen an diese Adresse
reason-no-topic = die Adresse muss so aussehen: https://ntfy.sh/THEMA
reason-no-room = die Adresse muss so aussehen: https://HOMESERVER/!RAUM:SERVER
reason-no-token = dieses Format braucht ein Zugriffstoken
reason-address-long = eine Adresse hat höchstens { $most } Zeichen
reason-answered = die Adresse antwortete mit Status { $status }
reason-no-answer-yet = die Adresse antwortete nicht rechtzeitig
reason-out-of-touch = die Adresse ist nicht zu erreichen

reason-password-length = es muss 8 bis 200 Zeichen haben
reason-password-common = es ist zu leicht zu erraten; wähle ein anderes
