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
