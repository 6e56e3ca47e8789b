# Players, their results, and one's own account.
profile-guest = Gast
profile-member = Mitglied
profile-since = hier seit { $when }
profile-figures = Zahlen
profile-rating = Wertungszahl
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
  }
profile-no-rating = Kommt mit der ersten beendeten Partie gegen Menschen.
profile-people = Partien mit Menschen
profile-bots = Partien mit Bots
profile-counted = { $wins ->
    [one] eine gewonnen
   *[other] { $wins } gewonnen
  } ({ $percent } %), im Schnitt Platz { NUMBER($place) }
profile-no-games = noch keine beendet
profile-met = Partien mit dir
profile-met-about = du lagst { $ahead }-mal vorn, { $level }-mal gleichauf, { $behind }-mal dahinter
profile-never-met = ihr seid euch noch nicht begegnet
profile-latest = Letzte Partien
profile-none = Keine beendeten Partien, die gezeigt werden dürfen.
profile-none-own = Hier werden deine beendeten Partien stehen.
profile-when = Ende
profile-place = Platz
profile-place-of = { $place } von { $of }
profile-points = Punkte
profile-left = verlassen

account-done = Erledigt.
account-name = Name
account-name-label = Dein Name
account-rename = Namen ändern
account-password = Passwort
account-password-guest = Du bist in diesem Browser zu Gast. Mit einem Passwort gehört der Name dir, und du kannst dich auch anderswo anmelden.
account-password-about = Ein neues Passwort beendet jede andere Anmeldung und alle Token.
account-password-old = Dein Passwort
account-password-new = Neues Passwort
account-password-hint = Mindestens 8 Zeichen.
account-password-set = Passwort setzen
account-leave = Gehen
account-leave-about = Deine Partien bleiben. Du kannst dich jederzeit wieder anmelden.
account-leave-guest = Du bist zu Gast: Wer sich ohne Passwort abmeldet, kommt nicht mehr an diese Partien.
account-out = Abmelden
account-out-title = Ohne Passwort abmelden?
account-out-text = Du hast kein Passwort, also führt kein Weg zurück zu deinen Partien. Setz zuerst eins, wenn du wiederkommen willst.
account-everywhere = Überall abmelden
account-everywhere-title = Überall abmelden?
account-everywhere-text = Alle deine Browser und Programme werden abgemeldet. Ohne Passwort führt kein Weg zurück.
account-delete = Konto löschen
account-delete-title = Dein Konto löschen?
account-delete-text = Du wirst für immer vergessen. An deinen Plätzen spielen Bots weiter. Das lässt sich nicht zurücknehmen.

token-title = Token für Programme
token-about = Ein Bot oder Skript von dir handelt mit einem Token für dich:
token-label = Wofür ist es?
token-make = Token anlegen
token-unnamed = ohne Namen
token-fresh = Das ist das Token. Es wird nur jetzt gezeigt: Bewahr es sicher auf.
token-revoke = Widerrufen
token-revoke-label = { $label } widerrufen

webhook-title = Zugmeldungen
webhook-about = Wenn du am Zug bist und eine Weile nicht antwortest, geht eine Nachricht an diese Adresse. Angenommen werden nur Adressen, die der Betreiber erlaubt.
webhook-url = Adresse
webhook-set = Meldungen hierhin
webhook-secret = Die Nachrichten sind mit diesem Geheimnis signiert. Es wird nur jetzt gezeigt.
webhook-secret-label = Geheimnis der Meldungen
webhook-test = Probe senden
webhook-forget = Keine Meldungen mehr
webhook-taken = Die Probe wurde angenommen.
webhook-not-taken = Die Probe wurde nicht angenommen: { $reason }

signin-title = Anmelden
signin-about = Zum Spielen brauchst du kein Konto. Wer ein Passwort gesetzt hat, kommt hier zu den eigenen Partien zurück.
signin-guest = Du bist als { $name } zu Gast. Meldest du dich mit einem anderen Namen an, bleiben diese Partien zurück, außer du setzt zuerst ein Passwort.
signin-name = Name
signin-password = Passwort
signin-do = Anmelden
signin-instead = Ohne Konto spielen
