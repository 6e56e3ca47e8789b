# E-mails that the server sends.
mail-confirm =
    Hallo { $name },

    dieser Code bestätigt deine E-Mail-Adresse: { $code }

    Gib ihn innerhalb einer Stunde in den Einstellungen deines Kontos ein. Hast du ihn nicht angefordert, ignoriere diese E-Mail.
    .subject = Dein Code für El Grande
mail-recover =
    Hallo { $name },

    mit diesem Code kannst du ein neues Passwort festlegen: { $code }

    Er gilt nur einmal und nur eine Stunde lang. Hast du ihn nicht angefordert, ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.
    .subject = Dein Code für El Grande

alert-turn = Du bist am Zug
alert-invitation = { $name } lädt dich zu einer Revanche ein
alert-result = Die Partie ist zu Ende
alert-test = Die Benachrichtigungen funktionieren.
mail-alert =
    Hallo { $name }!

    { $title }
    { $text }

    Du kannst diese E-Mails in den Einstellungen deines Kontos unter „Benachrichtigungen“ ausschalten.
    .subject = { $title }
mail-alert-link =
    Hallo { $name }!

    { $title }
    { $text }

    { $link }

    Du kannst diese E-Mails in den Einstellungen deines Kontos unter „Benachrichtigungen“ ausschalten.
    .subject = { $title }
