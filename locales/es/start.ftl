# The first page, and what all pages around the table share.
start-title = El Grande – juega ya
start-lead = Sé el grande que domina más regiones de la vieja España. Coloca a tus caballeros, háblale al oído al rey, guarda un secreto en el castillo.
start-play = Jugar ya contra bots
start-dealing = Se reparten las cartas…
start-opponents = Rivales
start-level = Juegan como
start-guest = Recibes un nombre de la época; luego puedes cambiarlo.
start-awaited = { $count ->
    [one] Te toca en una mesa
   *[other] Te toca en { $count } mesas
  }
start-ways = Otras maneras de jugar
start-friends = Con amigos
start-friends-about = Envía un enlace. En directo, o una jugada de vez en cuando, durante días.
start-screen = En una sola pantalla
start-screen-about = Pasaos el dispositivo; las manos quedan ocultas.
start-watch = Mirar y unirse
start-watch-about = Mesas abiertas y partidas en curso.
start-open-tables = Mesas abiertas
start-watch-tables = Partidas para mirar
start-no-open = Ahora mismo nadie espera jugadores. ¡Abre tú una mesa!
start-no-watch = Ahora mismo no hay ninguna partida pública en curso.
start-more = { $count ->
    [one] una más
   *[other] { $count } más
  }
start-how = Cómo funciona
start-how-1 = Puja por el turno.
start-how-1-more = Juega una carta de poder: una alta te deja actuar pronto, una baja trae más caballeros a tu corte.
start-how-2 = Toma una carta de acción.
start-how-2-more = Dice cuántos caballeros puedes colocar junto al rey y concede una acción especial: desde mover a los demás hasta mover al propio rey.
start-how-3 = Puntúa tres veces.
start-how-3-more = Tras las rondas 3, 6 y 9, cada región da puntos a quienes tienen más caballeros. Lo escondido en el castillo sale justo antes.
start-rules = Lee las reglas, con ejemplos y una página para cada carta
start-programs = ¿Escribes programas? Todo lo que hace esta página puede hacerlo el tuyo:
start-programs-link = la API
start-credits = El Grande es un juego de mesa de Wolfgang Kramer y Richard Ulrich, publicado por Hans im Glück. Esta es una versión independiente y no oficial.

around-loading = Un momento…
around-unreachable = El servidor no responde. Prueba de nuevo dentro de un momento.
around-cancel = Cancelar
around-copy = Copiar
around-copied = Copiado
around-again = Reintentar

who-open = Plaza libre
who-bot = Bot · { $level }
who-stand-in = Un bot juega en su lugar
