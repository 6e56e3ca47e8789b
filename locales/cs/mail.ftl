# E-mails that the server sends.
mail-confirm =
    Dobrý den, { $name },

    tento kód potvrzuje vaši e-mailovou adresu: { $code }

    Zadejte ho do hodiny v nastavení účtu. Pokud jste o něj nežádali, e-mail ignorujte.
    .subject = Váš kód pro El Grande
mail-recover =
    Dobrý den, { $name },

    s tímto kódem si nastavíte nové heslo: { $code }

    Platí jen jednou a nejdéle hodinu. Pokud jste o něj nežádali, e-mail ignorujte: vaše heslo se nezmění.
    .subject = Váš kód pro El Grande

alert-turn = Jste na tahu
alert-invitation = { $name } vás zve k odvetě
alert-result = Partie skončila
alert-test = Oznámení fungují.
mail-alert =
    Dobrý den, { $name },

    { $title }
    { $text }

    Tyto e-maily vypnete v nastavení účtu v části „Oznámení“.
    .subject = { $title }
mail-alert-link =
    Dobrý den, { $name },

    { $title }
    { $text }

    { $link }

    Tyto e-maily vypnete v nastavení účtu v části „Oznámení“.
    .subject = { $title }
