# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – la mesa
table-title-turn = ● Te toca – El Grande
table-heading = El Grande, ronda { $round }

seats-label = Jugadores
tally-label = Puntos
seat-you = tú
seat-bot = bot, { $level }
seat-stand-in = ausente, juega { $level }
seat-dummy = no es de nadie
seat-here = está aquí
seat-away = no está
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
seat-thinks = decide
seat-disc = ha marcado el disco
seat-drawn = Cartas de región robadas: { $regions }
seat-back = { $count ->
    [one] (una ha vuelto)
   *[other] ({ $count } han vuelto)
  }

order-label = Orden de turno
order-done = ya ha jugado su turno
strip-label = Rondas
strip-scoring = Puntuación general tras la ronda { $round }

clock-label = Tiempo restante
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] un día { $hours } h
   *[other] { $days } días { $hours } h
  }

offers-label = Cartas de acción
offers-left = { $count ->
    [0] ninguna boca abajo
   *[other] { $count } boca abajo
  }
offers-places = { $number ->
    [one] se puede colocar un caballero
   *[other] se pueden colocar hasta { $number } caballeros
  }
offers-more = Sus reglas y aclaraciones
offers-discard = usadas
discard-title = Cartas de acción descartadas

hand-label = Tu mano
hand-used = Usadas

question-label = Qué se pregunta
question-away = Un bot juega en tu lugar. Puedes volver a jugar tú cuando quieras.
question-fold = Plegar la pregunta
question-unfold = Mostrar la pregunta entera
question-waits = { $count ->
    [one] Esperando a { $who }
   *[other] Esperando a { $who }
  }
over-title = La partida ha terminado
over-winners = { $count ->
    [one] Ha ganado { $who }.
   *[other] Comparten la victoria: { $who }.
  }
over-page = Cómo fue
over-again = Jugar otra vez
over-next = A la siguiente partida

take-back-own = Deshacer
undo-propose = Pedir a los demás volver a tu último turno
undo-alone = Volver a tu último turno
undo-wish = { $count ->
    [one] { $who } querría deshacer un paso. ¿Te parece bien?
   *[other] { $who } querría deshacer { $count } pasos. ¿Te parece bien?
  }
undo-asked = { $count ->
    [one] Has pedido a los demás deshacer un paso.
   *[other] Has pedido a los demás deshacer { $count } pasos.
  }
undo-agree = Me parece bien
undo-decline = Mejor no
undo-withdraw = Retirarlo

banner-lost = Se ha perdido la conexión. Seguimos intentándolo; nada de lo enviado se pierde.
banner-healed = Ha vuelto la conexión.
banner-watching = Estás mirando. Manos y discos quedan ocultos hasta que acabe la partida.
banner-unreachable = El servidor no responde. No ha cambiado nada; prueba de nuevo dentro de un momento.
banner-close = De acuerdo

since-title = Desde tu última visita:
since-turns = { $count ->
    [one] un turno ({ $who }).
   *[other] { $count } turnos ({ $who }).
  }
since-points = Puntos: { $points }.
since-king = El rey se ha movido: { $to }.
since-close = De acuerdo

tabs-label = Qué se muestra
tab-cards = Cartas
tab-players = Jugadores
tab-log = Historial
tab-chat = Chat

chat-label = Qué se ha dicho
chat-field = Di algo
chat-say = Decir
chat-empty = Nadie ha dicho nada todavía. Hasta que acabe la partida, esto solo lo leen quienes juegan.
chat-empty-watchers = Nadie ha dicho nada todavía. Hasta que acabe la partida, quienes juegan no pueden leer esto.
chat-nobody = Entra o siéntate en algún sitio para hablar.
chat-watcher = mirando
chat-unread = sin leer

curtain-title = Pasa la pantalla a { $name }
curtain-text = Ahora nadie más debe mirar: viene la mano.
curtain-ready = Soy { $name }
curtain-open = Sin telón en esta mesa, no ocultamos nada

dialog-close = Cerrar

menu-open = Menú de la mesa
menu-title = La mesa
menu-play = Tu partida
menu-share = Enlaces
menu-page = Esta página
menu-ahead = Responder antes…
menu-resign = Dejar la partida…
menu-return = Volver a jugar
menu-watch-link = Copiar el enlace para espectadores
menu-invitation = Copiar la invitación
menu-copied = Copiado
menu-replay = Mirar atrás
menu-record = Descargar el registro
menu-sound-on = Sonido encendido
menu-sound-off = Sonido apagado
menu-notes-on = Avisos del navegador encendidos
menu-notes-off = Que el navegador te avise cuando te toque
menu-keys = Teclas
menu-settings = Ajustes

resign-title = ¿Dejar la partida?
resign-text = Un bot sigue jugando en tu lugar. Puedes volver cuando quieras antes del final.
resign-no = Quedarse
resign-yes = Dejarla

ahead-title = Responder antes
ahead-text = Las preguntas que llegan en turnos ajenos puedes responderlas ya, para que nadie te espere.
ahead-veto = Cuando tienes un veto
ahead-veto-ask = Preguntarme siempre
ahead-veto-never = Dejar que pase todo
ahead-veto-on = Anular estas y dejar pasar las demás
ahead-disc = Tu disco en las puntuaciones generales
ahead-disc-text = La primera región de esta lista que esté permitida. Si es una carta la que pide el disco, se te preguntará.
ahead-returns = Cuando debes devolver caballeros
ahead-returns-text = Primero de aquí, en este orden.
ahead-court = tu corte
ahead-add = Añadir…
ahead-up = Subir: { $place }
ahead-remove = Quitar: { $place }
ahead-clear = Borrar todo
ahead-save = Guardar

bell-title = Te toca

keys-title = Teclas
keys-text = Tab va de una cosa a la siguiente; Intro y Espacio la pulsan. Además:
keys-more = Las flechas van de región en región por el tablero. Escape suelta lo que has levantado y termina lo que se está moviendo. Ctrl+Z deshace un paso del borrador.
keys-question = a la pregunta
keys-board = al tablero
keys-cards = a las cartas de acción
keys-hand = a tu mano
keys-players = a los jugadores
keys-log = al historial
keys-chat = al chat
keys-back = deshacer un paso del borrador
keys-reset = deshacer todo el borrador
keys-menu = el menú
keys-help = estas teclas
