# E-mails that the server sends.
mail-confirm =
    Hello { $name },

    this code confirms your e-mail address: { $code }

    Enter it in your account settings within one hour. If you didn’t ask for it, ignore this e-mail.
    .subject = Your code for El Grande
mail-recover =
    Hello { $name },

    this code lets you set a new password: { $code }

    It works once, within one hour. If you didn’t ask for it, ignore this e-mail. Your password stays as it is.
    .subject = Your code for El Grande
