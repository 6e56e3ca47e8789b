# Names that stand everywhere: regions, colours, cards, levels, variants, terms.

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
level-random-about = Juega cualquier cosa permitida.
level-squire = Escudero
level-squire-about = Mira un paso más allá. Para las primeras partidas.
level-caballero = Caballero
level-caballero-about = Piensa el turno entero. Para casi todo el mundo.
level-grande = Grande
level-grande-about = Piensa a fondo y cuenta bien.

## Variants

variant-short = Partida corta
variant-short-about = Seis rondas en vez de nueve, con una puntuación general cada dos.
variant-regency = Nueva Regencia
variant-regency-about = El quinto mazo trae cartas nuevas: el rey se exilia, cambia su sitio con un grande o se pone junto al castillo.
variant-power-shift = Cambio de poder
variant-power-shift-about = Los modificadores alteran las cartas de poder, y algunos tienen además un pequeño efecto propio.
variant-merged = Mazos unidos
variant-merged-about = Con tres jugadores, los mazos dos y tres forman uno solo: quedan a la vista solo cuatro cartas de acción.
variant-memory-aid = Ayuda de memoria
variant-memory-aid-about = Todos ven cuántos caballeros hay en el castillo.
variant-representation = Representación
variant-representation-about = Esta carta de acción se une al primer mazo.
variant-veto = Veto
variant-veto-about = Esta carta de acción se une al segundo mazo; hay dos copias.
variant-rivalry = Rivalidad
variant-rivalry-about = Esta carta de acción se une al cuarto mazo.

## Action cards: the name, and what the special action does

card-intrigue = Intriga
card-intrigue-text = Mueve hasta 2 caballeros tuyos y hasta 2 de rivales.
card-conspiracy = Conspiración
card-conspiracy-text = Elige una región. Saca de ella hasta 5 caballeros de cualquier color.
card-ambush = Emboscada
card-ambush-text = Mueve hasta 3 caballeros de rivales.
card-march = Marcha
card-march-text = Mueve hasta 4 caballeros tuyos.
card-upheaval = Agitación
card-upheaval-text = Mueve hasta 4 caballeros de cualquier color.
card-skirmish = Escaramuza
card-skirmish-text = Mueve hasta 3 caballeros de cualquier color.
card-exodus = Éxodo
card-exodus-text = Elige una región. Saca de ella tantos caballeros tuyos como quieras.
card-militia = Milicia
card-militia-text = Coloca hasta 2 caballeros de tu corte en cualquier región menos la del rey.
card-justice = Justicia
card-justice-text = Puntúa una región. Puede ser la del rey.
card-withdrawal = Retirada
card-withdrawal-text = Cada rival devuelve a la provincia 3 caballeros, que elige de regiones o de su corte.
card-civil-war = Guerra civil
card-civil-war-text = Cada rival elige en secreto una región donde tenga caballeros y los devuelve todos.
card-assassin = Asesino
card-assassin-text = Devuelve un caballero de cada rival desde una región. Tú eliges cuál.
card-levy = Leva
card-levy-text = Cada rival devuelve 3 caballeros de su corte.
card-disbandment = Disolución
card-disbandment-text = Cada rival devuelve todos los caballeros de su corte.
card-desertion = Deserción
card-desertion-text = Cada rival elige en secreto una región donde tenga caballeros y devuelve 2 de ellos.
card-outposts = Puestos avanzados
card-outposts-text = Puntúa todas las regiones cuyo primer puesto valga ahora 4.
card-fiesta = Fiesta
card-fiesta-text = Puntúa todas las regiones cuyo primer puesto valga ahora 5.
card-revelation = Revelación
card-revelation-text = Abre el castillo y puntúalo. Todo vuelve adentro.
card-strongholds = Bastiones
card-strongholds-text = Puntúa todas las regiones cuyo primer puesto valga ahora 6 o 7.
card-supremacy = Supremacía
card-supremacy-text = Puntúa el primer puesto de cada región donde no haya empate por él.
card-heartland = Corazón del reino
card-heartland-text = Puntúa la región con más caballeros; si hay varias igualadas, todas ellas.
card-hinterland = Confines
card-hinterland-text = Puntúa la región con menos caballeros, al menos uno; si hay varias igualadas, todas ellas.
card-decree = Decreto
card-decree-text = Pon una loseta de puntuación en una tabla de puntos libre, o cambia de sitio una ya puesta. No en la región del rey.
card-empowerment = Plenos poderes
card-empowerment-text = Recupera una de las cartas de poder que has jugado.
card-new-home = Nuevo hogar
card-new-home-text = Mueve tu grande a otra región; ni desde la del rey ni hacia ella.
card-coup = Golpe
card-coup-text = Elige una región. Cada rival presente elige otra en secreto y lleva allí todos sus caballeros.
card-summons = Llamamiento
card-summons-text = Lleva 2 caballeros de la provincia a tu corte.
card-royal-adviser = Consejero real
card-royal-adviser-text = Mueve al rey a una región vecina.
card-your-majesty = Su Majestad
card-your-majesty-text = Mueve al rey a cualquier otra región.
card-representation = Representación
card-representation-text = Saca de una región tantos caballeros tuyos como quieras, o coloca hasta 2 de tu corte en cualquier región.
card-veto = Veto
card-veto-text = Guárdala delante de ti. Una vez, en esta ronda o en la siguiente, puedes anular una acción especial ajena.
card-rivalry = Rivalidad
card-rivalry-text = Todos, también tú, eligen en secreto una región. Se puntúan las elegidas una sola vez.
card-exile = Exilio
card-exile-text = Mueve al rey a Francia o a Portugal. Se coloca entonces en las regiones de esa frontera.
card-entourage = Séquito
card-entourage-text = Mueve al rey a otra región. Lo acompañan 2 caballeros que tú eliges.
card-country-seat = Casa solariega
card-country-seat-text = Mueve al rey a la región con menos caballeros, al menos uno.
card-competition = Torneo
card-competition-text = Mueve al rey a otra región. Todos los grandes que haya en ella van al castillo.
card-revolt = Revuelta
card-revolt-text = El rey se pone junto al castillo, que pasa a ser la región del rey.
card-infiltration = Infiltración
card-infiltration-text = El rey se queda. En este turno también puedes colocar en su región.
card-deputy = Suplente
card-deputy-text = Intercambia al rey con un grande cualquiera, si los dos están en regiones.
