# Players, their results, and one's own account.
profile-guest = Gast
profile-member = Mitglied
profile-since = dabei seit { $when }
profile-figures = Statistik
profile-rating = Wertungszahl
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
  }
profile-no-rating = Noch keine gewerteten Partien. Es zählen nur Partien zwischen Personen mit Konto.
profile-people = Partien mit Menschen
profile-bots = Partien mit Bots
profile-counted = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
  } ({ $percent } %), im Schnitt Platz { NUMBER($place) }
profile-no-games = noch keine beendet
profile-met = Partien mit dir
profile-met-about = du lagst { $ahead }× vorn, { $level }× gleichauf, { $behind }× dahinter
profile-never-met = ihr habt noch nicht zusammen gespielt
profile-latest = Letzte Partien
profile-none = Keine beendeten Partien.
profile-none-own = Hier erscheinen deine beendeten Partien.
profile-when = Ende
profile-place = Platz
profile-place-of = { $place } von { $of }
profile-points = Punkte
profile-left = ausgestiegen

account-done = Erledigt.
account-name = Name
account-name-label = Dein Name
account-rename = Namen ändern
account-password = Passwort
account-password-guest = Du spielst in diesem Browser als Gast. Mit einem Passwort behältst du deinen Namen und kannst dich auch auf anderen Geräten anmelden.
account-password-about = Mit einem neuen Passwort wirst du überall sonst abgemeldet, und alle Token werden widerrufen.
account-password-old = Aktuelles Passwort
account-password-new = Neues Passwort
account-password-hint = Mindestens 8 Zeichen.
account-password-set = Passwort festlegen
account-leave = Abmelden
account-leave-about = Deine Partien bleiben. Du kannst dich jederzeit wieder anmelden.
account-leave-guest = Du bist als Gast hier. Meldest du dich ohne Passwort ab, kommst du nicht mehr zu diesen Partien zurück.
account-out = Abmelden
account-out-title = Ohne Passwort abmelden?
account-out-text = Du hast kein Passwort und kämst nicht mehr zu deinen Partien zurück. Leg zuerst eins fest, wenn du wiederkommen willst.
account-everywhere = Überall abmelden
account-everywhere-title = Überall abmelden?
account-everywhere-text = Du wirst in allen Browsern und Apps abgemeldet. Ohne Passwort kommst du nicht wieder hinein.
account-delete = Konto löschen
account-delete-title = Dein Konto löschen?
account-delete-text = Dein Konto, dein Name und deine Chatnachrichten werden endgültig gelöscht, und Bots übernehmen deine Plätze. Das lässt sich nicht rückgängig machen.

token-title = API-Token
token-about = Mit einem Token können Bots und Skripte für dich handeln:
token-label = Wofür ist das Token?
token-make = Token erstellen
token-unnamed = ohne Namen
token-fresh = Das ist dein Token. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
token-revoke = Widerrufen
token-revoke-label = { $label } widerrufen

notify-title = Benachrichtigungen
notify-about = Wir können dir melden, was in deinen Partien geschieht, auch wenn diese Seite geschlossen ist.
notify-turn = Wenn ich am Zug bin
notify-invitation = Wenn mich jemand zur Revanche einlädt
notify-result = Wenn eine Partie von mir zu Ende ist
notify-on = In diesem Browser einschalten
notify-off = In diesem Browser ausschalten
notify-devices = Browser, die Benachrichtigungen bekommen
notify-remove = Entfernen
notify-remove-label = Entfernen: { $label }
notify-unsupported = Dieser Browser kann bei geschlossener Seite keine Benachrichtigungen bekommen. Füge die Seite auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.
notify-email = Auch per E-Mail an { $email }
notify-quiet = Ruhezeit
notify-quiet-about = Wir warten, bis sie vorbei ist. Hast du bis dahin gespielt, schicken wir nichts.
notify-quiet-from = Von
notify-quiet-to = Bis
notify-tested = Der Test ist verschickt und sollte gleich ankommen.
notify-test-failed = Der Test ließ sich nicht überallhin verschicken. Schalte die Benachrichtigungen in diesem Browser aus und wieder ein.

webhook-title = Nachrichten an andere Dienste
webhook-about = Wir schicken Benachrichtigungen auch an diese Adresse: in einen Kanal von Discord, Slack, ntfy oder Matrix oder an ein Programm. Der Server lässt nur bestimmte Adressen zu.
webhook-format = Format
webhook-format-json = Signiertes JSON, für Programme
webhook-token = Zugriffstoken
webhook-url = Adresse
webhook-set = Benachrichtigungen einschalten
webhook-secret = Die Nachrichten sind mit diesem Schlüssel signiert. Kopiere ihn jetzt: Er wird nicht noch einmal gezeigt.
webhook-secret-label = Signaturschlüssel
webhook-test = Test senden
webhook-forget = Benachrichtigungen ausschalten
webhook-taken = Der Test ist angekommen.
webhook-not-taken = Der Test ist fehlgeschlagen: { $reason }

signin-title = Anmelden
signin-mode = Anmelden oder Konto erstellen
signin-about = Zum Spielen brauchst du kein Konto. Hast du ein Passwort festgelegt, kommst du hier zu deinen Partien zurück.
signin-guest = Du spielst als Gast { $name }. Meldest du dich bei einem anderen Konto an, verlierst du die Gastpartien, es sei denn, du legst vorher ein Passwort fest.
signin-name = Name
signin-password = Passwort
signin-do = Anmelden
signin-instead = Als Gast spielen

profile-provisional = vorläufig

session-title = Sitzungen
session-about = Hier bist du angemeldet. Beende jede Sitzung, die du nicht kennst.
session-current = dieser Browser
session-used = zuletzt benutzt: { $when }
session-unknown = Unbekannter Browser
session-end = Sitzung beenden
session-end-label = Sitzung beenden: { $label }

recovery-title = Konto wiederherstellen
recovery-has-code = Du hast einen Wiederherstellungscode.
recovery-no-code = Du hast keinen Wiederherstellungscode. Erstelle einen für den Fall, dass du dein Passwort vergisst.
recovery-new = Neuer Wiederherstellungscode
recovery-email-about = Deine E-Mail-Adresse nutzen wir nur, um dir einen Code zu schicken, wenn du dein Passwort vergessen hast, und für Benachrichtigungen, wenn du sie einschaltest.
recovery-email = E-Mail-Adresse
recovery-email-set = Bestätigungscode senden
recovery-email-sent = Wir haben einen Code an { $email } geschickt. Gib ihn hier ein.
recovery-email-code = Code aus der E-Mail
recovery-email-confirm = Adresse bestätigen
recovery-email-forget = Adresse entfernen

export-title = Deine Daten
export-about = Alles, was der Server über dich speichert, in einer Datei.
export-do = Daten herunterladen

code-title = Dein Wiederherstellungscode
code-about = Wenn du dein Passwort vergisst, kannst du mit diesem Code ein neues festlegen. Er gilt nur einmal. Sichere ihn jetzt: Er wird nicht noch einmal gezeigt.
code-download = Herunterladen
code-saved = Ich habe ihn gesichert

signup-title = Konto erstellen
signup-about = Dein Name gehört dann dir allein, deine Partien werden gewertet, und du kannst dich auf jedem Gerät anmelden.
signup-guest = Die Partien, die du als Gast { $name } gespielt hast, bleiben bei deinem Konto.
signup-do = Konto erstellen

signin-forgot = Passwort vergessen?
recover-title = Passwort vergessen?
recover-about = Gib deinen Namen, einen Code und ein neues Passwort ein. Du wirst überall sonst abgemeldet.
recover-code = Wiederherstellungscode
recover-code-hint = Der Code, den du aufbewahrt hast oder den wir dir per E-Mail geschickt haben.
recover-do = Neues Passwort festlegen
recover-mail-about = Wenn du in deinem Konto eine E-Mail-Adresse angegeben hast, können wir dir einen Code schicken.
recover-mail = Code per E-Mail senden
recover-mail-sent = Falls dieses Konto eine E-Mail-Adresse hat, ist ein Code unterwegs.

leaderboard-title = Bestenliste
leaderboard-about = Es zählen nur gewertete Partien zwischen Personen mit Konto. Die Reihenfolge folgt einer vorsichtigen Schätzung: der Wertungszahl minus dem Dreifachen ihrer Unsicherheit.
leaderboard-name = Name
leaderboard-least = Schätzung
leaderboard-games = Gewertete Partien
leaderboard-nobody = Noch hat niemand genug gewertete Partien gespielt.
leaderboard-more = Weitere anzeigen
leaderboard-own = Du bist auf Platz { $place }.
leaderboard-own-missing = { $games ->
    [one] Noch 1 gewertete Partie, dann stehst du in der Bestenliste.
   *[other] Noch { $games } gewertete Partien, dann stehst du in der Bestenliste.
  }
leaderboard-own-behind = Du bist noch nicht unter den ersten { $length }.
