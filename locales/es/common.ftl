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
level-random-about = Hace cualquier jugada legal.
level-squire = Escudero
level-squire-about = Mira un paso más allá. Ideal para las primeras partidas.
level-caballero = Caballero
level-caballero-about = Piensa el turno entero. Adecuado para casi todo el mundo.
level-grande = Grande
level-grande-about = Piensa a fondo y cuenta bien.
level-master = Maestro
level-master-about = Sabe por muchas partidas cuánto vale una posición. El más fuerte.

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

## Action cards: the name, and what the special action does

card-intrigue = Intriga
card-intrigue-text = Mueve hasta 2 caballeros tuyos y hasta 2 caballeros rivales.
card-conspiracy = Conspiración
card-conspiracy-text = Elige una región. Saca de ella hasta 5 caballeros de cualquier color.
card-ambush = Emboscada
card-ambush-text = Mueve hasta 3 caballeros rivales.
card-march = Marcha
card-march-text = Mueve hasta 4 caballeros tuyos.
card-upheaval = Agitación
card-upheaval-text = Mueve hasta 4 caballeros de cualquier color.
card-skirmish = Escaramuza
card-skirmish-text = Mueve hasta 3 caballeros de cualquier color.
card-exodus = Éxodo
card-exodus-text = Elige una región. Saca de ella tantos caballeros tuyos como quieras.
card-militia = Milicia
card-militia-text = Coloca hasta 2 caballeros de tu corte en las regiones que quieras, menos en la del rey.
card-justice = Justicia
card-justice-text = Puntúa una región. Puede ser la del rey.
card-withdrawal = Retirada
card-withdrawal-text = Cada rival devuelve 3 caballeros de su elección, de regiones y/o de su corte.
card-civil-war = Guerra civil
card-civil-war-text = Cada rival elige en secreto una región donde tenga caballeros y devuelve todos los que tenga en ella.
card-assassin = Asesino
card-assassin-text = Devuelve 1 caballero de cada rival, de cualquier región. Tú eliges cuáles.
card-levy = Leva
card-levy-text = Cada rival devuelve 3 caballeros de su corte.
card-disbandment = Disolución
card-disbandment-text = Cada rival devuelve todos los caballeros de su corte.
card-desertion = Deserción
card-desertion-text = Cada rival elige en secreto una región donde tenga caballeros y devuelve 2 de los que tenga en ella.
card-outposts = Puestos avanzados
card-outposts-text = Puntúa todas las regiones cuyo primer puesto valga ahora 4.
card-fiesta = Fiesta
card-fiesta-text = Puntúa todas las regiones cuyo primer puesto valga ahora 5.
card-revelation = Revelación
card-revelation-text = Abre el castillo y puntúalo. Todo vuelve adentro.
card-strongholds = Bastiones
card-strongholds-text = Puntúa todas las regiones cuyo primer puesto valga ahora 6 o 7.
card-supremacy = Supremacía
card-supremacy-text = Puntúa en cada región solo el primer puesto, y solo donde no haya empate por él.
card-heartland = Corazón del reino
card-heartland-text = Puntúa la región con más caballeros. Si hay varias empatadas, puntúalas todas.
card-hinterland = Confines
card-hinterland-text = Puntúa la región con menos caballeros, pero al menos 1. Si hay varias empatadas, puntúalas todas.
card-decree = Decreto
card-decree-text = Pon una loseta de puntuación en una tabla de puntos libre, o mueve una que ya esté en el tablero. Ni hacia la región del rey ni desde ella.
card-empowerment = Plenos poderes
card-empowerment-text = Recupera una de las cartas de poder que has jugado.
card-new-home = Nuevo hogar
card-new-home-text = Mueve tu grande a otra región. Ni hacia la región del rey ni desde ella.
card-coup = Golpe de Estado
card-coup-text = Elige una región. Cada rival con caballeros en ella elige otra en secreto y lleva allí todos los que tenga en la primera.
card-summons = Llamamiento
card-summons-text = Lleva 2 caballeros de la provincia a tu corte.
card-royal-adviser = Consejero real
card-royal-adviser-text = Mueve al rey a una región adyacente.
card-your-majesty = Su Majestad
card-your-majesty-text = Mueve al rey a cualquier otra región.
card-representation = Representación
card-representation-text = Saca de una región tantos caballeros tuyos como quieras, o coloca hasta 2 de tu corte en las regiones que quieras, menos en la del rey.
card-veto = Veto
card-veto-text = Guárdala delante de ti. Una vez, en esta ronda o en la siguiente, anula la acción especial de otro jugador.
card-rivalry = Rivalidad
card-rivalry-text = Todos, también tú, eligen en secreto una región. Puntúa cada región que haya elegido un solo jugador.
card-exile = Exilio
card-exile-text = Mueve al rey a Francia o a Portugal. Desde entonces se coloca en las regiones fronterizas con ese país.
card-entourage = Séquito
card-entourage-text = Mueve al rey a otra región. Lo acompañan 2 caballeros que tú elijas.
card-country-seat = Casa solariega
card-country-seat-text = Mueve al rey a la región con menos caballeros, pero al menos 1.
card-competition = Torneo
card-competition-text = Mueve al rey a otra región. Todos los grandes que haya en ella van al castillo.
card-revolt = Revuelta
card-revolt-text = El rey se pone junto al castillo, que pasa a ser la región del rey.
card-infiltration = Infiltración
card-infiltration-text = El rey no se mueve. En este turno puedes colocar también en su región.
card-deputy = Lugarteniente
card-deputy-text = Intercambia los sitios del rey y de un grande cualquiera, si ambos están en regiones.
