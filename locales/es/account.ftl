# Players, their results, and one's own account.
profile-guest = Invitado
profile-member = Jugador
profile-since = aquí desde el { $when }
profile-figures = Estadísticas
profile-rating = Valoración
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] 1 partida clasificatoria
   *[other] { $games } partidas clasificatorias
  }
profile-no-rating = Aún no hay partidas clasificatorias. Solo cuentan las partidas entre jugadores con cuenta.
profile-people = Partidas con personas
profile-bots = Partidas con bots
profile-counted = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
  } ({ $percent } %), puesto medio { NUMBER($place) }
profile-no-games = ninguna acabada todavía
profile-met = Partidas contigo
profile-met-about = quedaste por delante { $ahead }×, empataste { $level }× y quedaste por detrás { $behind }×
profile-never-met = todavía ninguna
profile-latest = Últimas partidas
profile-none = No hay partidas acabadas que mostrar.
profile-none-own = Aquí aparecerán tus partidas acabadas.
profile-when = Fin
profile-place = Puesto
profile-place-of = { $place } de { $of }
profile-points = Puntos
profile-left = abandonó

account-done = Hecho.
account-name = Nombre
account-name-label = Tu nombre
account-rename = Cambiar nombre
account-password = Contraseña
account-password-guest = En este navegador juegas como invitado. Pon una contraseña para conservar tu nombre y entrar desde otros dispositivos.
account-password-about = Al cambiar la contraseña se cierran todas las demás sesiones y se revocan todos los tokens.
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-hint = Al menos 8 caracteres.
account-password-set = Guardar contraseña
account-leave = Cerrar sesión
account-leave-about = Tus partidas se conservan. Puedes volver a entrar cuando quieras.
account-leave-guest = Juegas como invitado. Si cierras la sesión sin poner una contraseña, no podrás volver a estas partidas.
account-out = Cerrar sesión
account-out-title = ¿Cerrar la sesión sin contraseña?
account-out-text = No tienes contraseña, así que no podrás volver a tus partidas. Si quieres regresar, pon una antes.
account-everywhere = Cerrar todas las sesiones
account-everywhere-title = ¿Cerrar todas las sesiones?
account-everywhere-text = Se cerrará la sesión en todos tus navegadores y aplicaciones. Sin contraseña no podrás volver a entrar.
account-delete = Borrar cuenta
account-delete-title = ¿Borrar tu cuenta?
account-delete-text = Tu cuenta, tu nombre y tus mensajes del chat se borrarán para siempre, y los bots ocuparán tus plazas. No se puede deshacer.

token-title = Tokens de la API
token-about = Con un token, tus bots y scripts pueden actuar por ti:
token-label = ¿Para qué es?
token-make = Crear token
token-unnamed = sin nombre
token-fresh = Este es tu token. Cópialo ahora: no volverá a mostrarse.
token-revoke = Revocar
token-revoke-label = Revocar { $label }

notify-title = Notificaciones
notify-about = Podemos avisarte de lo que pasa en tus partidas, incluso con esta página cerrada.
notify-turn = Cuando me toca
notify-invitation = Cuando me invitan a la revancha
notify-result = Cuando termina una partida mía
notify-on = Activar en este navegador
notify-off = Desactivar en este navegador
notify-devices = Navegadores que reciben notificaciones
notify-remove = Quitar
notify-remove-label = Quitar: { $label }
notify-unsupported = Este navegador no puede recibir notificaciones con la página cerrada. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
notify-email = También por correo electrónico a { $email }
notify-quiet = Horas de silencio
notify-quiet-about = Esperaremos a que acaben. Si para entonces has jugado, no enviaremos nada.
notify-quiet-from = Desde
notify-quiet-to = Hasta
notify-tested = Prueba enviada. Debería llegar en un momento.
notify-test-failed = La prueba no se ha podido enviar a todas partes. Desactiva y vuelve a activar las notificaciones en este navegador.

webhook-title = Mensajes a otros servicios
webhook-about = También enviaremos notificaciones a esta dirección: a un canal de Discord, Slack, ntfy o Matrix, o a un programa. El servidor solo admite ciertas direcciones.
webhook-format = Formato
webhook-format-json = JSON firmado, para programas
webhook-token = Token de acceso
webhook-url = Dirección
webhook-set = Activar notificaciones
webhook-secret = Los mensajes se firman con esta clave secreta. Cópiala ahora: no volverá a mostrarse.
webhook-secret-label = Clave secreta de la firma
webhook-test = Enviar prueba
webhook-forget = Desactivar notificaciones
webhook-taken = Prueba entregada.
webhook-not-taken = La prueba ha fallado: { $reason }

signin-title = Entrar
signin-mode = Entrar o crear una cuenta
signin-about = Para jugar no hace falta una cuenta. Si tienes contraseña, entra aquí para volver a tus partidas.
signin-guest = Estás jugando como invitado con el nombre { $name }. Si entras con otra cuenta, perderás las partidas de ese invitado, salvo que antes le pongas una contraseña.
signin-name = Nombre
signin-password = Contraseña
signin-do = Entrar
signin-instead = Jugar como invitado

profile-provisional = provisional

session-title = Sesiones
session-about = Dónde tienes la sesión abierta. Cierra las que no reconozcas.
session-current = este navegador
session-used = último uso: { $when }
session-unknown = Navegador desconocido
session-end = Cerrar sesión
session-end-label = Cerrar sesión: { $label }

recovery-title = Recuperación de la cuenta
recovery-has-code = Tienes un código de recuperación.
recovery-no-code = No tienes código de recuperación. Crea uno por si olvidas la contraseña.
recovery-new = Nuevo código de recuperación
recovery-email-about = Solo usamos tu correo para enviarte un código si olvidas la contraseña, y notificaciones si las activas.
recovery-email = Correo electrónico
recovery-email-set = Enviar código de confirmación
recovery-email-sent = Hemos enviado un código a { $email }. Escríbelo aquí.
recovery-email-code = Código del correo
recovery-email-confirm = Confirmar correo
recovery-email-forget = Quitar correo

export-title = Tus datos
export-about = Todo lo que el servidor guarda sobre ti, en un solo archivo.
export-do = Descargar datos

code-title = Tu código de recuperación
code-about = Si olvidas la contraseña, con este código puedes poner una nueva. Sirve una sola vez. Guárdalo ahora: no volverás a verlo.
code-download = Descargar
code-saved = Ya lo he guardado

signup-title = Crear cuenta
signup-about = Tu nombre será solo tuyo, tus partidas contarán para la clasificación y podrás entrar desde cualquier dispositivo.
signup-guest = Las partidas que jugaste como invitado con el nombre { $name } seguirán en tu cuenta.
signup-do = Crear cuenta

signin-forgot = ¿Has olvidado la contraseña?
recover-title = ¿Has olvidado la contraseña?
recover-about = Escribe tu nombre, un código y una contraseña nueva. Se cerrará la sesión en los demás sitios.
recover-code = Código de recuperación
recover-code-hint = El que guardaste o el que te enviamos por correo.
recover-do = Poner contraseña nueva
recover-mail-about = Si has añadido un correo a tu cuenta, podemos enviarte un código.
recover-mail = Enviar código por correo
recover-mail-sent = Si esta cuenta tiene un correo, el código está en camino.

leaderboard-title = Mejores jugadores
leaderboard-about = Solo cuentan las partidas clasificatorias entre jugadores con cuenta. El orden sigue una estimación prudente: la valoración menos el triple de su incertidumbre.
leaderboard-name = Nombre
leaderboard-least = Estimación
leaderboard-games = Partidas clasificatorias
leaderboard-nobody = Nadie ha jugado todavía suficientes partidas clasificatorias.
leaderboard-more = Más jugadores
leaderboard-own = Estás en el puesto { $place }.
leaderboard-own-missing = { $games ->
    [one] Te falta 1 partida clasificatoria para aparecer aquí.
   *[other] Te faltan { $games } partidas clasificatorias para aparecer aquí.
  }
leaderboard-own-behind = Todavía no estás entre los { $length } primeros.
