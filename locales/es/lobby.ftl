# Tables before and beside the game: made, listed, joined.
lobby-title = Mesas
lobby-open = Mesas abiertas
lobby-watch = Partidas para ver
lobby-new = Abrir una mesa
lobby-no-open = Ninguna mesa espera jugadores. Abre una y otros la encontrarán aquí.
lobby-no-watch = Ahora mismo no hay partidas públicas. Vuelve más tarde o empieza una contra bots.

mine-title = Mis partidas
mine-awaited = Te toca
mine-going = En curso
mine-finished = Acabadas
mine-no-awaited = Nadie espera tu jugada.
mine-no-going = No tienes otras partidas en curso.
mine-no-finished = Aquí aparecerán tus partidas acabadas.
mine-earlier = Partidas anteriores
mine-nobody = Aún no has jugado aquí.
mine-again = Rivales recientes
mine-again-about = Al jugar otra vez se abre una mesa con las mismas plazas. Los demás la encuentran en «{ mine-title }».
mine-again-label = Jugar otra vez con { $names }

glance-turn = Jugar
glance-turn-label = Jugar con { $names }
glance-back = Ir a la mesa
glance-back-label = Ir a la mesa con { $names }
glance-join = Sentarse
glance-join-label = Sentarse con { $names }
glance-watch = Mirar
glance-watch-label = Mirar: { $names }
glance-look = Resultados
glance-look-label = Resultados: { $names }
glance-free = { $free ->
    [0] completa
    [one] 1 plaza libre
   *[other] { $free } plazas libres
  }
glance-playing = comienzo: { $when }
glance-ended = final: { $when }
glance-closed = Cerrada: no se unió nadie.
glance-round = Ronda { $round } de { $last }
glance-waits = a la espera de { $names }
glance-left = quedan { $time }

pace-live-short = en directo, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] 1 hora por turno
   *[other] { $hours } horas por turno
  }
pace-days-short = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
  }
pace-free-short = sin reloj
undo-consent = Jugadas propias, o más atrás si todos aceptan
undo-consent-about = Puedes deshacer tus jugadas hasta que actúe otro jugador o se revele información oculta. Si todos aceptan, o si todos tus rivales son bots, puedes volver hasta la última revelación.
undo-checkpoint = Solo jugadas propias
undo-checkpoint-about = Puedes deshacer tus jugadas hasta que actúe otro jugador o se revele información oculta. Si todos tus rivales son bots, puedes volver hasta la última revelación.
undo-checkpoint-short = deshacer solo jugadas propias
undo-never = Nunca
undo-never-about = Lo jugado, jugado está.
undo-never-short = sin deshacer
access-public = Cualquiera puede unirse
access-public-about = La mesa aparece en la lista pública.
access-invitation = Solo con invitación
access-invitation-about = Cualquiera que tenga el enlace puede unirse. La mesa no aparece en la lista.

wait-title = Mesa de { $name }
wait-closed = Esta mesa está cerrada
wait-closed-about = Se fueron todos, o nadie se unió durante mucho tiempo. Puedes abrir otra cuando quieras.
wait-title-own = Tu mesa
wait-somebody = Alguien
wait-missing = { $free ->
    [one] Queda 1 plaza libre. La partida podrá empezar cuando se ocupe.
   *[other] Quedan { $free } plazas libres. La partida podrá empezar cuando se ocupen.
  }
wait-missing-own = { $free ->
    [one] Queda 1 plaza libre. Envía la invitación o añade un bot.
   *[other] Quedan { $free } plazas libres. Envía la invitación o añade bots.
  }
wait-unready = { $count ->
    [one] Falta que confirme { $names }.
   *[other] Falta que confirmen: { $names }.
  }
wait-complete = Todo listo. { $name } puede empezar la partida.
wait-complete-own = Todo listo. ¡Empieza cuando quieras!
wait-unready-own = Pulsa «{ wait-be-ready }» cuando quieras jugar.
wait-visitor = Siéntate para jugar o quédate a mirar.
wait-uninvited = Solo puede sentarse quien tenga invitación. Cuando empiece la partida, podrás mirar.
wait-fill = Llenar las plazas libres con bots
wait-you = { $name } (tú)
wait-owner = anfitrión
wait-ready = listo
wait-not-ready = aún no
wait-sit = Sentarse aquí
wait-sit-too = Jugar también con este color
wait-add-bot = Añadir bot…
wait-add-bot-to = { $colour }: ¿qué bot juega?
wait-remove = Quitar
wait-remove-label = Quitar: { $name }
wait-start = Empezar partida
wait-be-ready = Listo
wait-be-not-ready = Aún no
wait-leave = Dejar la mesa
wait-invite = Invitar a jugadores
wait-invite-about = Cualquiera que tenga este enlace puede ocupar una plaza libre.
wait-invite-link = Enlace de invitación
wait-code = O escanea este código
wait-code-label = Código QR del enlace de invitación
wait-watch = Permitir espectadores
wait-watch-about = Cualquiera que tenga este enlace puede mirar. La información oculta sigue oculta.
wait-terms = Ajustes
wait-pace = Ritmo
wait-undo = Deshacer
wait-access = Quién puede unirse
wait-variants = Variantes
wait-no-variants = ninguna

join-title = Tienes una invitación
join-from = { $name } te invita a una partida de El Grande
join-name = Tu nombre en la mesa
join-name-hint = De 1 a 24 caracteres. Puedes cambiarlo más tarde.
join-sit = Sentarse
join-watch = Solo mirar
join-full = Todas las plazas están ocupadas. Aun así, puedes mirar.
join-begun = La partida ya ha empezado. Aun así, puedes mirar.
join-at = Ya tienes una plaza en esta mesa.
join-back = Ir a la mesa

new-title = Abrir una mesa
new-lead = Elige quién juega y cómo, o deja los ajustes tal como están.
new-screen-title = En una sola pantalla
new-screen-lead = Todos juegan en este dispositivo. Las manos se ocultan entre turnos.
new-presets = ¿Cómo quieres jugar?
new-preset-friends = Con amigos, en directo
new-preset-friends-about = Tus amigos se unen con un enlace. Media hora por persona y tiempo extra en cada turno.
new-preset-days = Con amigos, durante varios días
new-preset-days-about = Juega cuando tengas tiempo: hasta dos días por turno.
new-preset-screen = En una sola pantalla
new-preset-screen-about = Todos en un mismo dispositivo. Sin reloj.
new-preset-bots = En solitario contra bots
new-preset-bots-about = Empieza enseguida. Sin reloj.
new-seats = Plazas
new-seats-hint = De 2 a 5 jugadores. Con 2 participa un tercer color, neutral.
new-seat = { $colour }: ¿quién juega?
new-me = Yo
new-open = Plaza libre
new-bot = Bot · { $level }
new-add-seat = Añadir plaza
new-drop-seat = Quitar última plaza
new-pace = Ritmo
new-pace-free = Sin reloj
new-pace-free-about = Todo el tiempo del mundo.
new-pace-live = En directo
new-pace-live-about = Cada jugador tiene una reserva de tiempo que crece en cada turno. Si se agota, un bot ocupa su lugar.
new-pace-turns = Por turnos
new-pace-turns-about = Cada jugador tiene este tiempo cada vez que le toca decidir. Podemos avisarte cuando te toque.
new-bank = Reserva de tiempo (minutos)
new-increment = Añadido por turno (segundos)
new-hours = Tiempo por turno
new-hours-one = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
  }
new-days-one = { $days ->
    [one] 1 día
   *[other] { $days } días
  }
new-variants = Variantes
new-variants-hint = Combínalas como quieras. En tu primera partida, mejor sin ellas.
new-alternatives = Cartas de acción alternativas
new-alternatives-hint = Cada una sustituye a una carta al azar de su mazo.
new-second-veto = Segundo Veto
new-only-three = Solo con 3 jugadores.
new-undo = Deshacer
new-access = Quién puede unirse
new-expert = Avanzado
new-more = Más opciones
new-edition = Edición propia
new-edition-hint = Pega un archivo de edición con otros valores de las regiones u otro número de copias de las cartas. Déjalo vacío para la edición predeterminada.
new-record = Partida registrada
new-record-hint = Pega el registro de una partida. La mesa muestra esa partida, y puedes continuarla en solitario o con bots.
new-file = Desde un archivo
new-create = Abrir mesa
new-start = Empezar partida
new-busy = Preparando la mesa…
new-explain = La partida empieza enseguida.
new-explain-open = { $free ->
    [one] Recibirás un enlace para la plaza libre.
   *[other] Recibirás un enlace para las { $free } plazas libres.
  }
