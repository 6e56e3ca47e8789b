# E-mails that the server sends.
mail-confirm =
    Szia, { $name }!

    Ezzel a kóddal erősítheted meg az e-mail-címedet: { $code }

    Írd be egy órán belül a fiókod beállításainál. Ha nem te kérted, hagyd figyelmen kívül ezt az e-mailt.
    .subject = A kódod az El Grandéhoz
mail-recover =
    Szia, { $name }!

    Ezzel a kóddal új jelszót adhatsz meg: { $code }

    Egyszer, egy órán belül használható. Ha nem te kérted, hagyd figyelmen kívül ezt az e-mailt. A jelszavad nem változik.
    .subject = A kódod az El Grandéhoz

alert-turn = Te jössz
alert-invitation = { $name } visszavágóra hív
alert-result = Vége a játéknak
alert-test = Az értesítések működnek.
mail-alert =
    Szia, { $name }!

    { $title }
    { $text }

    Ezeket az e-maileket a fiókod beállításainál, az „Értesítések” részben kapcsolhatod ki.
    .subject = { $title }
mail-alert-link =
    Szia, { $name }!

    { $title }
    { $text }

    { $link }

    Ezeket az e-maileket a fiókod beállításainál, az „Értesítések” részben kapcsolhatod ki.
    .subject = { $title }
