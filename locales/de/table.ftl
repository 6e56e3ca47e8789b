# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – der Tisch
table-title-turn = ● Du bist am Zug – El Grande
table-heading = El Grande, Runde { $round }

seats-label = Am Tisch
tally-label = Punkte
seat-you = du
seat-bot = Bot, { $level }
seat-stand-in = weg, { $level } spielt
seat-dummy = gehört niemandem
seat-here = ist da
seat-away = ist weg
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
seat-thinks = wird gefragt
seat-disc = hat die Scheibe eingestellt
seat-drawn = Gezogene Regionenkarten: { $regions }
seat-back = { $count ->
    [one] (eine kam zurück)
   *[other] ({ $count } kamen zurück)
  }

order-label = Zugreihenfolge
order-done = war schon am Zug
strip-label = Runden
strip-scoring = Allgemeine Wertung nach Runde { $round }

clock-label = Zeit übrig
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] ein Tag { $hours } h
   *[other] { $days } Tage { $hours } h
  }

offers-label = Aktionskarten
offers-left = { $count ->
    [0] keine verdeckt
   *[other] { $count } verdeckt
  }
offers-places = { $number ->
    [one] 1 Caballero darf eingesetzt werden
   *[other] bis zu { $number } Caballeros dürfen eingesetzt werden
  }
offers-more = Regeln und Klarstellungen dazu
offers-discard = abgelegt
discard-title = Abgelegte Aktionskarten

hand-label = Deine Hand
hand-used = Gespielt

question-label = Was gefragt ist
question-away = Ein Bot spielt an deiner Stelle. Du kannst jederzeit wieder übernehmen.
question-fold = Frage einklappen
question-unfold = Ganze Frage zeigen
question-waits = { $count ->
    [one] Warten auf { $who }
   *[other] Warten auf { $who }
  }
over-title = Das Spiel ist zu Ende
over-winners = { $count ->
    [one] { $who } hat gewonnen.
   *[other] { $who } teilen sich den Sieg.
  }
over-page = Wie es lief
over-again = Noch einmal
over-next = Zur nächsten Partie

take-back-own = Zurücknehmen
undo-propose = Die anderen bitten, zu deinem letzten Zug zurückzugehen
undo-alone = Zu deinem letzten Zug zurückgehen
undo-wish = { $count ->
    [one] { $who } möchte einen Schritt zurück. Ist das in Ordnung?
   *[other] { $who } möchte { $count } Schritte zurück. Ist das in Ordnung?
  }
undo-asked = { $count ->
    [one] Du hast die anderen gebeten, einen Schritt zurückzugehen.
   *[other] Du hast die anderen gebeten, { $count } Schritte zurückzugehen.
  }
undo-agree = In Ordnung
undo-decline = Lieber nicht
undo-withdraw = Doch nicht

banner-lost = Die Verbindung ist weg. Wir versuchen es weiter; was du gesendet hast, ist nicht verloren.
banner-healed = Die Verbindung ist wieder da.
banner-watching = Du schaust zu. Handkarten und Scheiben bleiben verdeckt, bis das Spiel zu Ende ist.
banner-unreachable = Der Server antwortet nicht. Nichts wurde geändert; versuch es gleich noch einmal.
banner-close = Gut

since-title = Seit deinem letzten Blick:
since-turns = { $count ->
    [one] ein Zug ({ $who }).
   *[other] { $count } Züge ({ $who }).
  }
since-points = Punkte: { $points }.
since-king = Der König ging { $to ->
    [Castillo] zum Castillo
   *[other] nach { $to }
  }.
since-close = Gut

tabs-label = Was gezeigt wird
tab-cards = Karten
tab-players = Am Tisch
tab-log = Verlauf
tab-chat = Chat

chat-label = Was gesagt wurde
chat-field = Sag etwas
chat-say = Sagen
chat-empty = Noch hat niemand etwas gesagt. Bis das Spiel zu Ende ist, lesen das nur die, die mitspielen.
chat-empty-watchers = Noch hat niemand etwas gesagt. Bis das Spiel zu Ende ist, können die, die mitspielen, das nicht lesen.
chat-nobody = Melde dich an oder nimm irgendwo Platz, um mitzureden.
chat-watcher = schaut zu
chat-unread = ungelesen

curtain-title = Gib den Bildschirm an { $name }
curtain-text = Jetzt sollte sonst niemand hinsehen: Gleich kommen die Handkarten.
curtain-ready = Ich bin { $name }
curtain-open = Kein Vorhang an diesem Tisch, wir verbergen nichts

dialog-close = Schließen

menu-open = Tischmenü
menu-title = Der Tisch
menu-play = Dein Spiel
menu-share = Links
menu-page = Diese Seite
menu-ahead = Antworten im Voraus …
menu-resign = Spiel verlassen …
menu-return = Selbst weiterspielen
menu-watch-link = Link zum Zuschauen kopieren
menu-invitation = Einladung kopieren
menu-copied = Kopiert
menu-replay = Zurückblicken
menu-record = Aufzeichnung herunterladen
menu-sound-on = Der Ton ist an
menu-sound-off = Der Ton ist aus
menu-notes-on = Browser-Benachrichtigungen sind an
menu-notes-off = Lass den Browser melden, wenn du am Zug bist
menu-keys = Tasten
menu-settings = Einstellungen

resign-title = Spiel verlassen?
resign-text = Ein Bot spielt an deiner Stelle weiter. Bis zum Ende kannst du jederzeit zurückkommen.
resign-no = Bleiben
resign-yes = Verlassen

ahead-title = Antworten im Voraus
ahead-text = Fragen, die in einem fremden Zug kommen, kannst du schon jetzt beantworten, damit niemand auf dich wartet.
ahead-veto = Wenn du ein Veto hast
ahead-veto-ask = Frag mich jedes Mal
ahead-veto-never = Alles zulassen
ahead-veto-on = Diese verhindern, alles andere zulassen
ahead-disc = Deine Scheibe bei allgemeinen Wertungen
ahead-disc-text = Die erste erlaubte Region dieser Liste. Verlangt eine Karte deine Scheibe, wirst du gefragt.
ahead-returns = Wenn du Caballeros zurückschicken musst
ahead-returns-text = Zuerst von hier, in dieser Reihenfolge.
ahead-court = dein Hof
ahead-add = Hinzufügen …
ahead-up = { $place } weiter nach oben
ahead-remove = { $place } entfernen
ahead-clear = Alles löschen
ahead-save = Merken

bell-title = Du bist am Zug

keys-title = Tasten
keys-text = Mit Tab kommst du von einem zum nächsten, Eingabe und Leertaste drücken darauf. Außerdem:
keys-more = Mit den Pfeiltasten gehst du auf dem Spielplan von Region zu Region. Escape legt ab, was du aufgenommen hast, und beendet, was sich bewegt. Strg+Z nimmt einen Schritt des Entwurfs zurück.
keys-question = zur Frage
keys-board = zum Spielplan
keys-cards = zu den Aktionskarten
keys-hand = zu deiner Hand
keys-players = zu allen am Tisch
keys-log = zum Verlauf
keys-chat = zum Chat
keys-back = einen Schritt des Entwurfs zurück
keys-reset = den ganzen Entwurf zurück
keys-menu = das Menü
keys-help = diese Tasten
