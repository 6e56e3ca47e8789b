# E-mails that the server sends.
mail-confirm =
    Hola, { $name }:

    Este código confirma tu correo electrónico: { $code }

    Escríbelo en los ajustes de tu cuenta en el plazo de una hora. Si no lo has pedido, ignora este mensaje.
    .subject = Tu código para El Grande
mail-recover =
    Hola, { $name }:

    Con este código puedes poner una contraseña nueva: { $code }

    Sirve una sola vez y caduca en una hora. Si no lo has pedido, ignora este mensaje. Tu contraseña no cambia.
    .subject = Tu código para El Grande

alert-turn = Te toca
alert-invitation = { $name } te invita a la revancha
alert-result = La partida ha terminado
alert-test = Las notificaciones funcionan.
mail-alert =
    Hola, { $name }:

    { $title }
    { $text }

    Puedes desactivar estos mensajes en los ajustes de tu cuenta, en «Notificaciones».
    .subject = { $title }
mail-alert-link =
    Hola, { $name }:

    { $title }
    { $text }

    { $link }

    Puedes desactivar estos mensajes en los ajustes de tu cuenta, en «Notificaciones».
    .subject = { $title }
