# The first page, and what all pages around the table share.
start-title = El Grande – juega ya
start-lead = Domina las regiones de la España medieval. Coloca a tus caballeros, gánate el favor del rey y guarda un secreto en el castillo.
start-play = Jugar ya contra bots
start-dealing = Repartiendo…
start-opponents = Rivales
start-level = Nivel
start-guest = Juegas como invitado. Te damos un nombre de la época; luego puedes cambiarlo.
start-awaited = { $count ->
    [one] Te toca en una mesa
   *[other] Te toca en { $count } mesas
  }
start-ways = Otras maneras de jugar
start-friends = Jugar con amigos
start-friends-about = Comparte un enlace. Juega en directo o a tu ritmo, unas pocas jugadas al día.
start-screen = En una sola pantalla
start-screen-about = El dispositivo pasa de uno a otro. Las manos siguen ocultas.
start-device = Jugar en este dispositivo
start-device-about = Contra bots o en una sola pantalla. Funciona también sin conexión.
start-offline = El servidor no responde. Mientras tanto puedes jugar en este dispositivo.
start-watch = Mirar y unirse
start-watch-about = Mesas abiertas y partidas en curso.
start-best = Mejores jugadores
start-best-about = Las valoraciones más altas y tu propio puesto.
start-open-tables = Mesas abiertas
start-watch-tables = Partidas para ver
start-no-open = Ahora mismo ninguna mesa espera jugadores. ¡Abre tú una!
start-no-watch = Ahora mismo no hay partidas públicas.
start-more = { $count ->
    [one] 1 más
   *[other] { $count } más
  }
start-how = Cómo funciona
start-how-1 = Puja por el orden de turno.
start-how-1-more = Juega una carta de poder: una alta te deja actuar antes, una baja trae más caballeros a tu corte.
start-how-2 = Toma una carta de acción.
start-how-2-more = Te deja colocar caballeros cerca del rey y te da una acción especial: desde desplazar a tus rivales hasta mover al propio rey.
start-how-3 = Puntúa tres veces.
start-how-3-more = Tras las rondas 3, 6 y 9, cada región da puntos a quienes tengan en ella más caballeros. Los escondidos en el castillo salen justo antes.
start-rules = Lee las reglas, con ejemplos y una página para cada carta
start-programs = ¿Sabes programar? Tu programa puede hacer todo lo que hace esta página:
start-programs-link = la API
start-credits = El Grande es un juego de mesa de Wolfgang Kramer y Richard Ulrich, publicado por Hans im Glück. Esta es una versión independiente y no oficial.

common-loading = Cargando…
common-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
common-cancel = Cancelar
common-copy = Copiar
common-copied = Copiado
share-invitation = Compartir invitación
share-watch = Compartir enlace para espectadores
share-result = Compartir resultado
share-step = Compartir este paso
share-copied = Enlace copiado
common-again = Reintentar

who-open = Plaza libre
who-bot = Bot · { $level }
who-stand-in = Un bot juega en su lugar
