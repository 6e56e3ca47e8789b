# Emails that the server sends.
mail-confirm =
    Hello { $name },

    This code confirms your email address: { $code }

    Enter it in your account settings within one hour. If you didn’t ask for it, ignore this email.
    .subject = Your code for El Grande
mail-recover =
    Hello { $name },

    This code lets you set a new password: { $code }

    It works once, within one hour. If you didn’t ask for it, ignore this email: your password stays as it is.
    .subject = Your code for El Grande

alert-turn = It’s your turn
alert-invitation = { $name } invites you to a rematch
alert-result = The game is over
alert-test = Notifications work.
mail-alert =
    Hello { $name },

    { $title }
    { $text }

    You can turn off these emails in your account settings, under “Notifications”.
    .subject = { $title }
mail-alert-link =
    Hello { $name },

    { $title }
    { $text }

    { $link }

    You can turn off these emails in your account settings, under “Notifications”.
    .subject = { $title }
