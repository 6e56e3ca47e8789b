# Tables before and beside the game: made, listed, joined.
lobby-title = Mesas
lobby-open = Mesas abiertas
lobby-watch = Partidas para mirar
lobby-new = Abrir una mesa
lobby-no-open = Ninguna mesa espera jugadores. Abre una y otros la encontrarán aquí.
lobby-no-watch = Ahora mismo no hay ninguna partida pública en curso. Vuelve más tarde o empieza una contra bots.

mine-title = Mis partidas
mine-awaited = Te toca
mine-going = En curso
mine-finished = Acabadas
mine-no-awaited = Nadie te espera.
mine-no-going = No estás en ninguna otra mesa.
mine-no-finished = Aquí se guardarán las partidas acabadas.
mine-earlier = Partidas anteriores
mine-nobody = Aún no has jugado nada aquí.

glance-turn = Seguir
glance-turn-label = Seguir: { $names }
glance-back = Ir a la mesa
glance-back-label = Ir a la mesa: { $names }
glance-join = Sentarse
glance-join-label = Sentarse con { $names }
glance-watch = Mirar
glance-watch-label = Mirar: { $names }
glance-look = Ver cómo acabó
glance-look-label = Ver cómo acabó: { $names }
glance-free = { $free ->
    [0] no falta nadie
    [one] una plaza libre
   *[other] { $free } plazas libres
  }
glance-playing = comienzo: { $when }
glance-ended = final: { $when }
glance-closed = No vino nadie.

pace-live-short = en directo, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] una hora por turno
   *[other] { $hours } horas por turno
  }
pace-days-short = { $days ->
    [one] un día por turno
   *[other] { $days } días por turno
  }
pace-free-short = sin reloj
undo-consent = Hasta lo último mostrado, y más si todos aceptan
undo-consent-about = Puedes deshacer tus pasos hasta que alguien haya actuado o se haya mostrado algo oculto; más allá, si todos están de acuerdo.
undo-checkpoint = Solo hasta lo último mostrado
undo-checkpoint-about = Puedes deshacer tus pasos hasta que alguien haya actuado o se haya mostrado algo oculto.
undo-checkpoint-short = deshacer hasta lo último mostrado
undo-never = Nunca
undo-never-about = Lo enviado, jugado está.
undo-never-short = sin deshacer
access-public = Puede unirse cualquiera
access-public-about = La mesa está en la lista de mesas abiertas.
access-invitation = Solo con invitación
access-invitation-about = Quien tenga el enlace puede unirse; la mesa no está en ninguna lista.

wait-title = Mesa de { $name }
wait-closed = Esta mesa está cerrada
wait-closed-about = No vino nadie en mucho tiempo. Abre otra cuando quieras.
wait-title-own = Tu mesa
wait-somebody = alguien
wait-missing = { $free ->
    [one] Queda una plaza libre. La partida empieza cuando se ocupe.
   *[other] Quedan { $free } plazas libres. La partida empieza cuando se ocupen.
  }
wait-missing-own = { $free ->
    [one] Queda una plaza libre: envía la invitación o pon un bot.
   *[other] Quedan { $free } plazas libres: envía la invitación o pon bots.
  }
wait-unready = { $count ->
    [one] { $names } todavía no puede empezar.
   *[other] Todavía no pueden empezar: { $names }.
  }
wait-complete = Ya están todos y se puede empezar. { $name } inicia la partida.
wait-complete-own = Ya están todos. ¡Empieza cuando quieras!
wait-you = { $name } (tú)
wait-owner = abrió esta mesa
wait-ready = puede empezar
wait-not-ready = todavía no
wait-sit = Sentarse aquí
wait-sit-too = Jugar también esta
wait-add-bot = Añadir un bot…
wait-add-bot-to = { $colour }: ¿qué bot juega?
wait-remove = Quitar
wait-remove-label = Quitar a { $name }
wait-start = Empezar la partida
wait-be-ready = Puedo empezar
wait-be-not-ready = Todavía no puedo
wait-leave = Dejar la mesa
wait-invite = Invitar a otros
wait-invite-about = Quien abra este enlace puede ocupar una plaza libre. No revela nada tuyo.
wait-invite-link = Enlace de invitación
wait-code = O apunta aquí con una cámara
wait-code-label = El enlace de invitación como código QR
wait-watch = Dejar mirar a otros
wait-watch-about = Con este enlace puede mirar cualquiera, sin ver lo que está oculto.
wait-watch-link = Enlace para espectadores
wait-terms = Qué se juega
wait-pace = Ritmo
wait-undo = Deshacer
wait-access = Quién puede unirse
wait-variants = Variantes
wait-no-variants = ninguna

join-title = Una invitación
join-from = { $name } te invita a una partida de El Grande
join-name = Tu nombre en la mesa
join-name-hint = De 1 a 24 caracteres; luego puedes cambiarlo.
join-sit = Sentarse
join-watch = Solo mirar
join-full = Todas las plazas están ocupadas. Puedes mirar.
join-begun = La partida ya ha empezado. Puedes mirar.
join-at = Ya estás en esta mesa.
join-back = Ir a la mesa

new-title = Abrir una mesa
new-lead = Elige quién juega y cómo. Todo tiene ya un ajuste razonable.
new-screen-title = En una sola pantalla
new-screen-lead = Todos juegan en este dispositivo. Entre turnos, un telón oculta las manos.
new-presets = ¿Cómo quieres jugar?
new-preset-friends = Con amigos, en directo
new-preset-friends-about = Los demás se unen por enlace. Media hora por persona, más algo en cada turno.
new-preset-days = Con amigos, durante días
new-preset-days-about = Juega cuando tengas tiempo: hasta dos días por turno.
new-preset-screen = En una sola pantalla
new-preset-screen-about = Todos aquí, un dispositivo. Sin reloj.
new-preset-bots = En solitario contra bots
new-preset-bots-about = Empieza enseguida. Sin reloj.
new-seats = Plazas
new-seats-hint = Juegan de dos a cinco. Con dos participa un tercer color, neutral.
new-seat = { $colour }: ¿quién juega?
new-me = Yo
new-open = Libre para alguien
new-bot = Bot · { $level }
new-add-seat = Añadir una plaza
new-drop-seat = Quitar la última plaza
new-pace = Ritmo
new-pace-free = Sin reloj
new-pace-free-about = Todo el tiempo del mundo.
new-pace-live = En directo
new-pace-live-about = Cada jugador tiene una reserva de tiempo que crece con cada turno. Por quien la agota juega un bot.
new-pace-turns = Por turnos
new-pace-turns-about = Cada jugador tiene este tiempo para cada respuesta. Puedes recibir un aviso cuando te toque.
new-bank = Minutos de reserva
new-increment = Segundos más por turno
new-hours = Tiempo por turno
new-hours-one = { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }
new-days-one = { $days ->
    [one] un día
   *[other] { $days } días
  }
new-variants = Variantes
new-variants-hint = Todas se pueden combinar. Para una primera partida, mejor sin ellas.
new-alternatives = Cartas de acción alternativas
new-alternatives-hint = Cada una sustituye a una carta al azar de su mazo.
new-second-veto = Veto, el segundo
new-only-three = Solo con tres jugadores.
new-undo = Deshacer
new-access = Quién puede unirse
new-expert = Para expertos
new-edition = Otra edición
new-edition-hint = El texto de un archivo de edición: otros valores de regiones, otras copias de cartas. Vacío para la edición de 2023.
new-record = Una partida registrada
new-record-hint = El texto de un registro. La mesa muestra esa partida, y se puede seguir jugando en solitario o con bots.
new-file = Desde un archivo
new-create = Abrir la mesa
new-start = Empezar la partida
new-busy = Se prepara la mesa…
new-explain = La partida empieza enseguida.
new-explain-open = { $free ->
    [one] Recibes un enlace para la plaza libre.
   *[other] Recibes un enlace para las { $free } plazas libres.
  }
