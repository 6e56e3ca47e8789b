# Names that stand everywhere: regions, colours, cards, levels, variants, terms.
# Form of address: "tú". Groups get impersonal forms, never "vosotros" or "ustedes", so that the texts suit every country.

elgrande = El Grande

## Regions and what lies around them

region-galicia = Galicia
region-navarra = Navarra
region-aragon = Aragón
region-cataluna = Cataluña
region-castilla = Castilla
region-toledo = Toledo
region-valencia = Valencia
region-sevilla = Sevilla
region-granada = Granada
castillo = Castillo
france = Francia
portugal = Portugal

## Players

player-red = Rojo
player-blue = Azul
player-green = Verde
player-orange = Naranja
player-purple = Morado
player-dummy = Neutral

## Terms

caballero = caballero
caballeros = caballeros
grande = grande
king = rey
kings-region = la región del rey
court = corte
province = provincia
region = región
power-card = carta de poder
power-cards = cartas de poder
action-card = carta de acción
action-cards = cartas de acción
special-action = acción especial
scoring-tile = loseta de puntuación
start-marker = marcador de jugador inicial
modifier = modificador
modifiers = modificadores
region-card = carta de región
round-marker = marcador de ronda
discard = descartes
dummy = jugador neutral

## Levels of bots

level-random = Al azar
level-random-about = Hace jugadas legales al azar.
level-squire = Escudero
level-squire-about = Toma los puntos que ve ahora y olvida mucho. Ideal para las primeras partidas.
level-caballero = Caballero
level-caballero-about = Considera cómo puede seguir la ronda y olvida poco. Adecuado para casi todo el mundo.
level-grande = Grande
level-grande-about = Planea el turno entero, cuenta bien y no olvida nada.
level-master = Maestro
level-master-about = Ha aprendido en muchas partidas cuánto vale cada posición. El más fuerte.

## Variants

variant-short = Partida corta
variant-short-about = Seis rondas en vez de nueve, con una puntuación general cada dos rondas.
variant-regency = Nueva Regencia
variant-regency-about = El mazo 5 trae cartas nuevas: el rey se exilia, cambia de sitio con un grande o custodia el castillo.
variant-power-shift = Cambio de poder
variant-power-shift-about = Los modificadores cambian el valor de tus cartas de poder; algunos añaden un pequeño efecto.
variant-merged = Mazos unidos
variant-merged-about = Con 3 jugadores, los mazos 2 y 3 se barajan juntos, así que en cada ronda solo se revelan 4 cartas de acción.
variant-memory-aid = Recordatorio
variant-memory-aid-about = Todos ven cuántos caballeros hay en el castillo.
variant-representation = Representación
variant-representation-about = Añade esta carta de acción al mazo 1.
variant-veto = Veto
variant-veto-about = Añade esta carta de acción al mazo 2. Hay dos copias.
variant-rivalry = Rivalidad
variant-rivalry-about = Añade esta carta de acción al mazo 4.
