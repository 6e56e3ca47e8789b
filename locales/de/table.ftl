# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – Tisch
table-title-turn = ● Du bist am Zug – El Grande
table-title-asked = ● Du bist gefragt – El Grande
table-heading = El Grande, Runde { $round }

seats-label = Am Tisch
legend-title = Was die Symbole bedeuten
legend-grande = wo der Grande steht
legend-veto = ein Veto, das noch eingelegt werden kann
tally-label = Punkte
seat-you = du
seat-bot = Bot, { $level }
seat-stand-in = abwesend – { $level } springt ein
seat-dummy = neutral
seat-here = online
seat-away = offline
seat-points = Punkte
seat-start = hat den Startmarker
seat-veto = { $rounds ->
    [one] hat ein Veto bis zum Ende dieser Runde
   *[other] hat ein Veto bis zum Ende der nächsten Runde
  }
seat-court = Caballeros am Hof
seat-province = Caballeros in der Provinz
seat-hand = Machtkarten auf der Hand
seat-modifiers = Modifikatoren auf der Hand
seat-grande = Grande: { $site }
seat-played = Machtkarte { $power }
seat-your-turn = du bist am Zug
seat-asked = du bist gefragt
seat-thinks = entscheidet
seat-disc = hat die Scheibe eingestellt
seat-drawn = Gezogene Regionenkarten: { $regions }
seat-back = { $count ->
    [one] (1 zurückgenommen)
   *[other] ({ $count } zurückgenommen)
  }

order-label = Zugreihenfolge
order-done = fertig
strip-label = Runden
strip-scoring = Allgemeine Wertung nach Runde { $round }

clock-label = Restzeit
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] 1 Tag { $hours } h
   *[other] { $days } Tage { $hours } h
  }

offers-label = Aktionskarten
offers-left = { $count ->
    [0] keine verdeckt
   *[other] { $count } verdeckt
  }
offers-places = { $number ->
    [one] 1 Caballero einsetzen
   *[other] bis zu { $number } Caballeros einsetzen
  }
offers-more = Regeln zu dieser Karte
offers-discard = Ablage
discard-title = Abgelegte Aktionskarten

hand-label = Deine Hand
hand-used = Gespielt

question-label = Deine Entscheidung
question-away = Ein Bot springt für dich ein. Du kannst jederzeit wieder übernehmen.
question-fold = Einklappen
question-unfold = Ausklappen
question-waits = { $count ->
    [one] Warten auf { $who }
   *[other] Warten auf { $who }
  }
over-title = Das Spiel ist zu Ende
over-winners = { $count ->
    [one] { $who } hat gewonnen!
   *[other] { $who } teilen sich den Sieg.
  }
over-page = Ergebnis
over-again = Noch eine Partie
over-next = Zur nächsten Partie

take-back-own = Zurücknehmen
undo-propose = Um Rücknahme deines letzten Zugs bitten
undo-alone = Letzten Zug zurücknehmen
redo-own = Wiederherstellen
undo-proposal = { $count ->
    [one] { $who } möchte 1 Schritt zurücknehmen. Ist das in Ordnung?
   *[other] { $who } möchte { $count } Schritte zurücknehmen. Ist das in Ordnung?
  }
undo-asked = { $count ->
    [one] Du hast darum gebeten, 1 Schritt zurückzunehmen.
   *[other] Du hast darum gebeten, { $count } Schritte zurückzunehmen.
  }
undo-agree = Zustimmen
undo-decline = Ablehnen
undo-withdraw = Doch nicht

banner-lost = Verbindung unterbrochen. Wird wiederhergestellt … Was du gesendet hast, ist nicht verloren.
banner-healed = Wieder verbunden.
banner-watching = Du schaust zu. Handkarten bleiben verdeckt, bis das Spiel zu Ende ist.
banner-unreachable = Der Server antwortet nicht. Es hat sich nichts geändert. Versuch es gleich noch einmal.
banner-close = OK

since-title = Seit deinem letzten Besuch:
since-close = OK

tabs-label = Ansicht
tab-board = Spielplan
tab-cards = Karten
tab-players = Am Tisch
tab-log = Verlauf
tab-chat = Chat

chat-label = Chat
chat-field = Nachricht
chat-say = Senden
chat-empty = Noch keine Nachrichten. Bis zum Spielende können nur die Mitspielenden diesen Chat lesen.
chat-empty-watchers = Noch keine Nachrichten. Bis zum Spielende können die Mitspielenden diesen Chat nicht lesen.
chat-nobody = Melde dich an oder nimm Platz, um zu chatten.
chat-watcher = schaut zu
chat-unread = ungelesen
chat-deleted = Nachricht gelöscht

privacy-screen-title = Gib den Bildschirm an { $name } weiter
privacy-screen-text = Alle anderen schauen jetzt weg: Es folgt eine geheime Wahl.
privacy-screen-ready = Ich bin { $name }
privacy-screen-open = An diesem Tisch geheime Entscheidungen nicht verbergen

dialog-close = Schließen

menu-open = Tischmenü
menu-title = Tisch
menu-play = Deine Partie
menu-share = Links
menu-page = Diese Seite
menu-ahead = Automatische Antworten …
menu-resign = Spiel verlassen …
menu-return = Wieder übernehmen
menu-replay = Rückblick
menu-record = Aufzeichnung herunterladen
menu-sound-on = Ton ist an
menu-sound-off = Ton ist aus
menu-notes-on = Browser-Benachrichtigungen sind an
menu-notes-off = Benachrichtige mich, wenn ich am Zug bin
menu-mute = Benachrichtigungen zu diesem Tisch ausschalten
menu-muted = Benachrichtigungen zu diesem Tisch sind aus
menu-keys = Tastenkürzel
menu-settings = Einstellungen

resign-title = Spiel verlassen?
resign-text = Ein Bot übernimmt deinen Platz. Bis zum Ende der Partie kannst du jederzeit zurückkommen.
resign-no = Bleiben
resign-yes = Verlassen

ahead-title = Automatische Antworten
ahead-text = Beantworte Fragen zu den Zügen der anderen im Voraus, damit niemand auf dich warten muss.
ahead-veto = Wenn du ein Veto hast
ahead-veto-ask = Jedes Mal fragen
ahead-veto-never = Alles zulassen
ahead-veto-on = Diese verhindern, alles andere zulassen
ahead-disc = Deine Scheibe bei allgemeinen Wertungen
ahead-disc-text = Wir nehmen die erste erlaubte Region dieser Liste. Verlangt eine Karte deine Scheibe, entscheidest du weiterhin selbst.
ahead-returns = Wenn du Caballeros zurückschicken musst
ahead-returns-text = Zuerst von diesen Orten, in dieser Reihenfolge.
ahead-court = dein Hof
ahead-add = Hinzufügen …
ahead-up = { $place } nach oben
ahead-remove = { $place } entfernen
ahead-clear = Alles löschen
ahead-save = Speichern

bell-title = Du bist am Zug
bell-asked = Du bist gefragt

keys-title = Tastenkürzel
keys-text = Tab geht zum nächsten Element, Eingabe- und Leertaste lösen es aus. Außerdem:
keys-more = Mit den Pfeiltasten gehst du auf dem Spielplan von Region zu Region, im Verlauf von Zeile zu Zeile. Escape legt ab, was du aufgenommen hast, und überspringt Animationen. Strg+Z nimmt einen Schritt des Entwurfs zurück.
keys-undo = Zurücknehmen kannst du eigene Schritte, bis jemand anders handelt oder Verdecktes aufgedeckt wird. Spielst du nur gegen Bots, nimmst du deinen letzten Zug und alles danach zurück, solange nichts Verdecktes aufgedeckt wurde. Wiederherstellen geht, bis du etwas anderes spielst.
keys-question = zur Frage
keys-board = zum Spielplan
keys-cards = zu den Aktionskarten
keys-hand = zu deiner Hand
keys-players = zu den Plätzen
keys-log = zum Verlauf
keys-chat = zum Chat
keys-back = einen Schritt des Entwurfs zurücknehmen
keys-reset = Entwurf verwerfen
keys-menu = Menü öffnen
keys-help = diese Tastenkürzel zeigen

unrated-bots = Nicht gewertet: Nur ein Mensch hat mitgespielt.
unrated-guests = Nicht gewertet: Nicht alle haben ein Konto.
unrated-early-resignation = Nicht gewertet: Jemand ist vor Runde 3 ausgestiegen.
unrated-same-address = Nicht gewertet: Zwei nutzen denselben Internetanschluss.
