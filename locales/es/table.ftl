# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – mesa
table-title-turn = ● Te toca – El Grande
table-title-asked = ● Falta tu respuesta – El Grande
table-heading = El Grande, ronda { $round }

seats-label = Jugadores
legend-title = Qué significan los símbolos
legend-grande = dónde está el grande
legend-veto = un veto que aún se puede usar
tally-label = Puntos
seat-you = tú
seat-bot = bot, { $level }
seat-stand-in = ausente – juega { $level }
seat-dummy = neutral
seat-here = en línea
seat-away = ausente
seat-points = Puntos
seat-start = tiene el marcador de jugador inicial
seat-veto = { $rounds ->
    [one] tiene un veto hasta el final de esta ronda
   *[other] tiene un veto hasta el final de la ronda siguiente
  }
seat-court = caballeros en la corte
seat-province = caballeros en la provincia
seat-hand = cartas de poder en la mano
seat-modifiers = modificadores en la mano
seat-grande = grande: { $site }
seat-played = carta de poder { $power }
seat-your-turn = te toca
seat-asked = falta tu respuesta
seat-thinks = decidiendo
seat-disc = ha marcado el disco
seat-drawn = Cartas de región robadas: { $regions }
seat-back = { $count ->
    [one] (1 recuperada)
   *[other] ({ $count } recuperadas)
  }

order-label = Orden de turno
order-done = ya ha jugado
strip-label = Rondas
strip-scoring = Puntuación general tras la ronda { $round }

clock-label = Tiempo restante
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] 1 día { $hours } h
   *[other] { $days } días { $hours } h
  }

offers-label = Cartas de acción
offers-left = { $count ->
    [0] ninguna boca abajo
   *[other] { $count } boca abajo
  }
offers-places = { $number ->
    [one] coloca 1 caballero
   *[other] coloca hasta { $number } caballeros
  }
offers-more = Reglas de esta carta
offers-discard = descartes
discard-title = Cartas de acción descartadas

hand-label = Tu mano
hand-used = Jugadas

question-label = Tu decisión
question-away = Un bot juega en tu lugar. Puedes retomar tu plaza cuando quieras.
question-fold = Contraer
question-unfold = Expandir
question-waits = { $count ->
    [one] Esperando a { $who }
   *[other] Esperando a { $who }
  }
over-title = Fin de la partida
over-winners = { $count ->
    [one] ¡Gana { $who }!
   *[other] Comparten la victoria: { $who }.
  }
over-page = Resultados
over-again = Jugar otra vez
over-next = Ir a la siguiente partida

take-back-own = Deshacer
undo-propose = Pedir volver a tu último turno
undo-alone = Deshacer tu último turno
redo-own = Rehacer
undo-proposal = { $count ->
    [one] { $who } quiere deshacer 1 paso. ¿Te parece bien?
   *[other] { $who } quiere deshacer { $count } pasos. ¿Te parece bien?
  }
undo-asked = { $count ->
    [one] Has pedido deshacer 1 paso.
   *[other] Has pedido deshacer { $count } pasos.
  }
undo-agree = Aceptar
undo-decline = Rechazar
undo-withdraw = Retirar

banner-lost = Conexión perdida. Reconectando… No se pierde nada de lo enviado.
banner-healed = Conexión restablecida.
banner-watching = Ves la partida como espectador. Las manos quedan ocultas hasta que acabe la partida.
banner-unreachable = El servidor no responde. No ha cambiado nada. Inténtalo de nuevo en un momento.
banner-close = Entendido

since-title = Desde tu última visita:
since-close = Entendido

tabs-label = Vista
tab-board = Tablero
tab-cards = Cartas
tab-players = Jugadores
tab-log = Historial
tab-chat = Chat

chat-label = Chat
chat-field = Mensaje
chat-say = Enviar
chat-empty = Aún no hay mensajes. Hasta que acabe la partida, este chat solo lo leen los jugadores.
chat-empty-watchers = Aún no hay mensajes. Hasta que acabe la partida, los jugadores no pueden leer este chat.
chat-nobody = Entra u ocupa una plaza para chatear.
chat-watcher = espectador
chat-unread = sin leer
chat-deleted = mensaje borrado

privacy-screen-title = Pasa la pantalla a { $name }
privacy-screen-text = Los demás, que no miren: viene una elección secreta.
privacy-screen-ready = Soy { $name }
privacy-screen-open = No ocultar las elecciones secretas en esta mesa

dialog-close = Cerrar

menu-open = Menú de la mesa
menu-title = Mesa
menu-play = Tu partida
menu-share = Enlaces
menu-page = Esta página
menu-ahead = Respuestas anticipadas…
menu-resign = Abandonar la partida…
menu-return = Retomar mi plaza
menu-replay = Ver la repetición
menu-record = Descargar registro
menu-sound-on = Sonido activado
menu-sound-off = Sonido desactivado
menu-notes-on = Notificaciones del navegador activadas
menu-notes-off = Avisarme cuando me toque
menu-mute = Desactivar las notificaciones de esta mesa
menu-muted = Las notificaciones de esta mesa están desactivadas
menu-keys = Atajos de teclado
menu-settings = Ajustes

resign-title = ¿Abandonar la partida?
resign-text = Un bot ocupará tu plaza. Puedes volver cuando quieras antes de que acabe la partida.
resign-no = Seguir jugando
resign-yes = Abandonar

ahead-title = Respuestas anticipadas
ahead-text = Responde por adelantado a las preguntas que surgen en turnos ajenos, para que nadie tenga que esperarte.
ahead-veto = Cuando tengas un veto
ahead-veto-ask = Preguntarme siempre
ahead-veto-never = Permitir todo
ahead-veto-on = Vetar estas y permitir las demás
ahead-disc = Tu disco en las puntuaciones generales
ahead-disc-text = Usaremos la primera región de esta lista que esté permitida. Si es una carta la que pide tu disco, decides tú.
ahead-returns = Cuando tengas que devolver caballeros
ahead-returns-text = Devolver primero los de estos lugares, en este orden.
ahead-court = tu corte
ahead-add = Añadir…
ahead-up = Subir: { $place }
ahead-remove = Quitar: { $place }
ahead-clear = Borrar todo
ahead-save = Guardar

bell-title = Te toca
bell-asked = Falta tu respuesta

keys-title = Atajos de teclado
keys-text = Tab pasa al elemento siguiente; Intro y Espacio lo activan. Además:
keys-more = Con las flechas te mueves entre las regiones del tablero y entre las líneas del historial. Escape suelta lo que estés moviendo y salta las animaciones. Ctrl+Z deshace un paso del borrador.
keys-undo = Puedes deshacer tus jugadas hasta que actúe otro jugador o se revele información oculta. Si todos tus rivales son bots, deshaces tu último turno y todo lo que vino después, siempre que no se haya revelado nada oculto. Puedes rehacerlo hasta que juegues otra cosa.
keys-question = ir a la pregunta
keys-board = ir al tablero
keys-cards = ir a las cartas de acción
keys-hand = ir a tu mano
keys-players = ir a los jugadores
keys-log = ir al historial
keys-chat = ir al chat
keys-back = deshacer un paso del borrador
keys-reset = descartar el borrador
keys-menu = abrir el menú
keys-help = mostrar estos atajos

unrated-bots = No cuenta para la clasificación: solo jugó una persona.
unrated-guests = No cuenta para la clasificación: no todos tienen cuenta.
unrated-early-resignation = No cuenta para la clasificación: alguien se fue antes de la ronda 3.
unrated-same-address = No cuenta para la clasificación: dos jugadores comparten conexión a internet.
