# E-mails that the server sends.
mail-confirm =
    Hola, { $name }:

    Este código confirma tu correo electrónico: { $code }

    Escríbelo en los ajustes de tu cuenta antes de una hora. Si no lo has pedido, ignora este mensaje.
    .subject = Tu código para El Grande
mail-recover =
    Hola, { $name }:

    Con este código puedes poner una contraseña nueva: { $code }

    Sirve una sola vez, durante una hora. Si no lo has pedido, ignora este mensaje. Tu contraseña no cambia.
    .subject = Tu código para El Grande
