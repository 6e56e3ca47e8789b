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
