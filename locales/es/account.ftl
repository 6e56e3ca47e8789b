# Players, their results, and one's own account.
profile-guest = Invitado
profile-member = Jugador
profile-since = aquí desde { $when }
profile-figures = Cifras
profile-rating = Nivel
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] una partida valorada
   *[other] { $games } partidas valoradas
  }
profile-no-rating = Llega con la primera partida acabada contra personas.
profile-people = Partidas con personas
profile-bots = Partidas con bots
profile-counted = { $wins ->
    [one] una ganada
   *[other] { $wins } ganadas
  } ({ $percent } %), puesto medio { NUMBER($place) }
profile-no-games = ninguna acabada todavía
profile-met = Partidas contigo
profile-met-about = por delante { $ahead }, en empate { $level }, por detrás { $behind }
profile-never-met = aún no habéis jugado juntos
profile-latest = Últimas partidas
profile-none = No hay partidas acabadas que puedan mostrarse.
profile-none-own = Aquí estarán tus partidas acabadas.
profile-when = Fin
profile-place = Puesto
profile-place-of = { $place } de { $of }
profile-points = Puntos
profile-left = abandonó

account-done = Hecho.
account-name = Nombre
account-name-label = Tu nombre
account-rename = Cambiar el nombre
account-password = Contraseña
account-password-guest = En este navegador juegas como invitado. Con una contraseña el nombre es tuyo y puedes entrar desde otro sitio.
account-password-about = Una contraseña nueva cierra todas las demás sesiones y anula todos los tokens.
account-password-old = Tu contraseña
account-password-new = Contraseña nueva
account-password-hint = Al menos 8 caracteres.
account-password-set = Guardar la contraseña
account-leave = Salir
account-leave-about = Tus partidas se quedan. Puedes volver a entrar cuando quieras.
account-leave-guest = Juegas como invitado: quien sale sin contraseña no puede volver a estas partidas.
account-out = Cerrar sesión
account-out-title = ¿Salir sin contraseña?
account-out-text = No tienes contraseña, así que no hay camino de vuelta a tus partidas. Si quieres volver, pon una antes.
account-everywhere = Cerrar todas las sesiones
account-everywhere-title = ¿Cerrar todas las sesiones?
account-everywhere-text = Se cierra la sesión en todos tus navegadores y programas. Sin contraseña no hay camino de vuelta.
account-delete = Borrar la cuenta
account-delete-title = ¿Borrar tu cuenta?
account-delete-text = Se te olvida para siempre. En tus plazas siguen jugando bots. No se puede deshacer.

token-title = Tokens para programas
token-about = Un bot o un script tuyo actúa por ti con un token:
token-label = ¿Para qué es?
token-make = Crear un token
token-unnamed = sin nombre
token-fresh = Este es el token. Solo se muestra ahora: guárdalo bien.
token-revoke = Anular
token-revoke-label = Anular { $label }

webhook-title = Avisos de turno
webhook-about = Cuando te toca y tardas en responder, se envía un mensaje a esta dirección. Solo se aceptan direcciones que permita quien administra el servidor.
webhook-url = Dirección
webhook-set = Enviar avisos ahí
webhook-secret = Los mensajes se firman con este secreto. Solo se muestra ahora.
webhook-secret-label = Secreto de los avisos
webhook-test = Enviar una prueba
webhook-forget = No más avisos
webhook-taken = La prueba fue aceptada.
webhook-not-taken = La prueba no fue aceptada: { $reason }

signin-title = Entrar
signin-about = Para jugar no hace falta cuenta. Quien ha puesto una contraseña vuelve aquí a sus partidas.
signin-guest = Estás aquí como invitado con el nombre { $name }. Si entras con otra cuenta, dejas atrás sus partidas, salvo que antes pongas una contraseña.
signin-name = Nombre
signin-password = Contraseña
signin-do = Entrar
signin-instead = Jugar sin cuenta
