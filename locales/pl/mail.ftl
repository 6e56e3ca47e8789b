# E-mails that the server sends.
mail-confirm =
    Cześć, { $name }!

    Ten kod potwierdza twój adres e-mail: { $code }

    Wpisz go w ustawieniach konta w ciągu godziny. Jeśli to nie twoja prośba, zignoruj tę wiadomość.
    .subject = Twój kod do El Grande
mail-recover =
    Cześć, { $name }!

    Ten kod pozwala ustawić nowe hasło: { $code }

    Użyj go w ciągu godziny; działa tylko raz. Jeśli to nie twoja prośba, zignoruj tę wiadomość. Hasło się nie zmieni.
    .subject = Twój kod do El Grande

alert-turn = Twoja tura
alert-invitation = { $name } zaprasza cię do rewanżu
alert-result = Gra się skończyła
alert-test = Powiadomienia działają.
mail-alert =
    Cześć, { $name }!

    { $title }
    { $text }

    Te wiadomości wyłączysz w ustawieniach konta, w części „Powiadomienia”.
    .subject = { $title }
mail-alert-link =
    Cześć, { $name }!

    { $title }
    { $text }

    { $link }

    Te wiadomości wyłączysz w ustawieniach konta, w części „Powiadomienia”.
    .subject = { $title }
