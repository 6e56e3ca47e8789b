# Action cards: the name, the special action in short as on the card, the special action in full, and a tip.
# The marks in notes and tips are those of rules.ftl.

card-intrigue = Intriga
card-intrigue-text = Mueve hasta 2 caballeros tuyos y hasta 2 caballeros rivales.
card-intrigue-note = Mueve hasta 2 caballeros propios y hasta 2 rivales.
card-intrigue-tip = Dos de los tuyos pueden convertir un segundo puesto en un primero mientras dos de un rival van adonde no cuentan para nada. Busca regiones que se decidan por un solo caballero.

card-conspiracy = Conspiración
card-conspiracy-text = Elige una región. Saca de ella hasta 5 caballeros de cualquier color.
card-conspiracy-note = Elige una región y saca de ella hasta 5 caballeros de cualquier color (ONE-1).
card-conspiracy-tip = Vacía justo la región que más te perjudica. Deshacer la ventaja de un rival suele valer más que construir la tuya.

card-ambush = Emboscada
card-ambush-text = Mueve hasta 3 caballeros rivales.
card-ambush-note = Mueve hasta 3 caballeros rivales.
card-ambush-tip = Envía caballeros rivales adonde solo provoquen empates entre tus rivales, o a una región que su dueño ya domina.

card-march = Marcha
card-march-text = Mueve hasta 4 caballeros tuyos.
card-march-note = Mueve hasta 4 caballeros propios.
card-march-tip = Úsala tarde, cuando ya sepas qué regiones se van a puntuar, y reúne a tus caballeros donde uno más dé el primer puesto.

card-upheaval = Agitación
card-upheaval-text = Mueve hasta 4 caballeros de cualquier color.
card-upheaval-note = Mueve hasta 4 caballeros de cualquier color.
card-upheaval-tip = Cuatro movimientos de cualquier color bastan para dar la vuelta a dos regiones. Antes de tocarlas, cuenta lo que paga cada una.

card-skirmish = Escaramuza
card-skirmish-text = Mueve hasta 3 caballeros de cualquier color.
card-skirmish-note = Mueve hasta 3 caballeros de cualquier color.
card-skirmish-tip = Tres movimientos de cualquier color. Usa dos para ponerte en cabeza donde haya empate y el tercero para que empaten dos rivales.

card-exodus = Éxodo
card-exodus-text = Elige una región. Saca de ella tantos caballeros tuyos como quieras.
card-exodus-note = Elige una región y saca de ella tantos caballeros propios como quieras (ONE-1).
card-exodus-tip = Los caballeros de una región perdida no te sirven de nada. Repártelos, o mete algunos en el castillo, donde nadie puede contarlos.

card-militia = Milicia
card-militia-text = Coloca hasta 2 caballeros de tu corte en las regiones que quieras, menos en la del rey.
card-militia-note = Coloca hasta 2 caballeros de tu corte en las regiones que quieras, los dos en la misma o cada uno en una distinta, cerca o lejos del rey. Nunca en la región del rey ni en el castillo.
card-militia-tip = Llega a regiones alejadas del rey, donde nadie espera que crezcas. En la última ronda antes de una puntuación, bien vale una buena carta de poder.

card-justice = Justicia
card-justice-text = Puntúa una región. Puede ser la del rey.
card-justice-note = Elige una región, incluso la del rey, y puntúala.
card-justice-tip = Puntúa una región que te pague a ti y a nadie más. Si están allí el rey y tu grande, las bonificaciones hacen rentable cualquier región.

card-withdrawal = Retirada
card-withdrawal-text = Cada rival devuelve 3 de sus caballeros, los que elija, de regiones, de su corte o de ambas.
card-withdrawal-note = Cada rival devuelve 3 de sus caballeros, los que elija, de regiones, de su corte o de ambas. Empieza el jugador de tu izquierda.
card-withdrawal-tip = A cada rival le cuesta 3 caballeros. Duele más cuando tiene la corte vacía.

card-civil-war = Guerra civil
card-civil-war-text = Cada rival elige en secreto una región donde tenga caballeros y devuelve todos los que tenga en ella.
card-civil-war-note = Cada rival marca en su disco una región en la que tenga al menos 1 caballero. Se revelan todos los discos, y cada rival devuelve todos los caballeros que tenga en la región marcada. Quien no tenga caballeros en ninguna región se libra.
card-civil-war-tip = No puedes saber qué regiones abandonarán tus rivales. Úsala cuando estén muy repartidos y cualquier elección duela.

card-assassin = Asesino
card-assassin-text = Devuelve 1 caballero de cada rival, de cualquier región. Tú eliges cuáles.
card-assassin-note = Devuelve 1 caballero de cada rival. Los eliges tú, de cualquier región (ASN-1).
card-assassin-tip = Un caballero de cada rival, y tú eliges dónde: busca primeros puestos que dependan de uno solo.

card-levy = Leva
card-levy-text = Cada rival devuelve 3 caballeros de su corte.
card-levy-note = Cada rival devuelve 3 caballeros de su corte, o todos si tiene menos.
card-levy-tip = Rinde más cuando tus rivales acaban de llenar la corte, y menos cuando acaban de colocar.

card-disbandment = Disolución
card-disbandment-text = Cada rival devuelve todos los caballeros de su corte.
card-disbandment-note = Cada rival devuelve todos los caballeros de su corte.
card-disbandment-tip = Una corte llena es una promesa, y esta carta la rompe. Bien vale la carta de poder alta que cuesta conseguirla.

card-desertion = Deserción
card-desertion-text = Cada rival elige en secreto una región donde tenga caballeros y devuelve 2 de los que tenga en ella.
card-desertion-note = Cada rival marca en su disco una región en la que tenga al menos 1 caballero. Se revelan todos los discos, y cada rival devuelve 2 de sus caballeros de la región marcada, o 1 si no tiene más allí.
card-desertion-tip = Dos caballeros de una región por rival: no es mucho, pero justo antes de una puntuación puede decidir varias regiones a la vez.

card-outposts = Puestos avanzados
card-outposts-text = Puntúa todas las regiones cuyo primer puesto valga ahora 4.
card-outposts-note = Puntúa cada región cuyo primer puesto valga ahora 4.
card-outposts-tip = Cuenta también las losetas: la 4/0/0 convierte incluso una gran región en una de estas.

card-fiesta = Fiesta
card-fiesta-text = Puntúa todas las regiones cuyo primer puesto valga ahora 5.
card-fiesta-note = Puntúa cada región cuyo primer puesto valga ahora 5.
card-fiesta-tip = Las regiones de 5 están en el norte y el este. Si dominas dos de ellas, la carta paga como una puntuación hecha para ti.

card-revelation = Revelación
card-revelation-text = Abre el castillo y puntúalo. Todo vuelve adentro.
card-revelation-note = Abre el castillo y puntúalo; después vuelve a meterlo todo.
card-revelation-tip = Como todo vuelve adentro, el castillo te paga ahora y otra vez en la puntuación general. Eso sí: todos ven lo que hay dentro.

card-strongholds = Bastiones
card-strongholds-text = Puntúa todas las regiones cuyo primer puesto valga ahora 6 o 7.
card-strongholds-note = Puntúa cada región cuyo primer puesto valga ahora 6 o 7.
card-strongholds-tip = Las regiones grandes son las que más pagan, y tus rivales lo saben. Mira quién va en cabeza antes de usarla.

card-supremacy = Supremacía
card-supremacy-text = Puntúa en cada región solo el primer puesto, y solo donde no haya empate por él.
card-supremacy-note = Puntúa en cada región solo el primer puesto, con bonificaciones. Donde haya empate por él, nadie recibe nada.
card-supremacy-tip = Solo cuentan las ventajas claras: esta vez los segundos puestos no valen nada. Estupenda si dominas en solitario muchas regiones pequeñas.

card-heartland = Corazón del reino
card-heartland-text = Puntúa la región con más caballeros. Si hay varias empatadas, puntúalas todas.
card-heartland-note = Puntúa la región con más caballeros entre todos los colores. Si hay varias empatadas, puntúalas todas.
card-heartland-tip = Se puntúa la región más concurrida. Si allí ocupas el segundo puesto, mira quién ocupa el primero.

card-hinterland = Confines
card-hinterland-text = Puntúa la región con menos caballeros, pero al menos 1. Si hay varias empatadas, puntúalas todas.
card-hinterland-note = Puntúa la región con menos caballeros entre todos los colores, sin contar las vacías. Si hay varias empatadas, puntúalas todas.
card-hinterland-tip = Un caballero solitario en una región olvidada puede bastar: la región se puntúa y todos los puntos son para ti.

card-decree = Decreto
card-decree-text = Pon una loseta de puntuación en una tabla de puntos libre, o mueve una que ya esté en el tablero. Ni hacia la región del rey ni desde ella.
card-decree-note = Pon una loseta de puntuación de las que están junto al tablero en una tabla de puntos libre (la del castillo también vale), o mueve una que ya esté en el tablero a otra tabla de puntos libre. Ni hacia la región del rey ni desde ella, y nunca fuera del tablero.
card-decree-tip = La loseta baja arruina la mejor región de un rival; la alta duplica una región modesta tuya. En el castillo también funcionan.

card-empowerment = Plenos poderes
card-empowerment-text = Recupera una de las cartas de poder que has jugado.
card-empowerment-note = Recupera una de tus cartas de poder y llévala a tu mano sin mostrarla: la que acabas de jugar o cualquiera de tus descartes. Con [power-shift] puedes recuperar en su lugar un modificador (EMP-1).
card-empowerment-tip = Recupera una carta alta para las últimas rondas, cuando a los demás se les acaban. Nadie sabrá cuál era.

card-new-home = Nuevo hogar
card-new-home-text = Mueve tu grande a otra región. Ni hacia la región del rey ni desde ella.
card-new-home-note = Mueve tu grande a otra región; puede haber varios grandes en una misma. Ni hacia la región del rey ni desde ella, y tampoco al castillo.
card-new-home-tip = Tu grande da 2 puntos más en cada puntuación en la que ocupes en solitario el primer puesto de su región. Llévalo a tu ventaja más segura, no a la más grande.

card-coup = Golpe de Estado
card-coup-text = Elige una región. Cada rival con caballeros en ella elige otra en secreto y lleva allí todos los que tenga en la primera.
card-coup-note = Elige una región que no sea la del rey. Cada rival con caballeros en ella marca otra región en su disco, tampoco la del rey. Se revelan todos los discos, y todos esos caballeros van a las regiones marcadas. Los tuyos se quedan (COU-1).
card-coup-tip = Echa de una región a todos menos a ti. Tus rivales eligen en secreto, así que bien pueden coincidir dos de ellos.

card-summons = Llamamiento
card-summons-text = Lleva 2 caballeros de la provincia a tu corte.
card-summons-note = Lleva 2 caballeros tuyos de la provincia a la corte (se aplica CRT-2).
card-summons-tip = Dos más en la corte, además de los que trae tu carta de poder. Con ella, ni una carta de poder alta te deja la corte vacía.

card-royal-adviser = Consejero real
card-royal-adviser-text = Mueve al rey a una región adyacente.
card-royal-adviser-note = Mueve al rey a una región adyacente a donde está (RAD-1).
card-royal-adviser-tip = Un pasito del rey puede cerrar una región que dominas, o abrir la que necesitas para colocar en este mismo turno.

card-your-majesty = Su Majestad
card-your-majesty-text = Mueve al rey a cualquier otra región.
card-your-majesty-note = Mueve al rey a cualquier otra región, pero no al castillo ni a Francia ni a Portugal. Si omites la acción especial, el rey se queda donde está.
card-your-majesty-tip = Coloca primero y cierra la región tras de ti, o mueve antes al rey y coloca a su alrededor: tú decides. Ninguna carta deja colocar más caballeros.

card-representation = Representación
card-representation-text = Saca de una región tantos caballeros tuyos como quieras, o coloca hasta 2 de tu corte en las regiones que quieras, menos en la del rey.
card-representation-note = Haz una de dos cosas: saca de una región tantos caballeros propios como quieras (ONE-1), o coloca hasta 2 de tu corte en las regiones que quieras, como con [militia].
card-representation-tip = Dos cartas en una. Útil cuando aún no sabes si necesitas refuerzos o reagrupar a los tuyos.

card-veto = Veto
card-veto-text = Guárdala delante de ti. Una vez, en esta ronda o en la siguiente, anula la acción especial de otro jugador.
card-veto-note = Ponla delante de ti. Una vez, en esta ronda o en la siguiente, puedes anular una acción especial que anuncie otro jugador (VET-1); ese jugador aún puede colocar caballeros. Se descarta tras usarla o, a más tardar, al final de la ronda siguiente.
card-veto-tip = La amenaza vale tanto como el propio veto. Resérvalo para la acción que más te costaría, pero no esperes demasiado.

card-rivalry = Rivalidad
card-rivalry-text = Todos, también tú, eligen en secreto una región. Puntúa cada región que haya elegido un solo jugador.
card-rivalry-note = Todos los jugadores, también tú, marcan una región en su disco. Puntúa cada región marcada en un solo disco (RIV-1).
card-rivalry-tip = Una región que eligen dos jugadores no se puntúa. Elige una en la que solo ganes tú y que nadie quiera estropear.

card-exile = Exilio
card-exile-text = Mueve al rey a Francia o a Portugal. A partir de entonces se coloca en las regiones fronterizas con ese país.
card-exile-note = Mueve al rey a Francia o a Portugal. A partir de entonces se coloca en las regiones fronterizas con ese país (EXI-1).
card-exile-tip = En el extranjero, el rey no protege nada: ninguna región está a salvo. Buena si aún quieres mover, mala si vas en cabeza.

card-entourage = Séquito
card-entourage-text = Mueve al rey a otra región. Lo acompañan 2 caballeros que tú elijas.
card-entourage-note = Mueve al rey a otra región. 2 caballeros de cualquier color, a tu elección, tienen que acompañarlo desde la región que deja, o los que haya si son menos (ENT-1).
card-entourage-tip = Se lleva 2 caballeros: 2 tuyos a la nueva región del rey, donde están a salvo, o 2 rivales fuera de la antigua.

card-country-seat = Casa solariega
card-country-seat-text = Mueve al rey a la región con menos caballeros, pero al menos 1.
card-country-seat-note = Mueve al rey a la región con menos caballeros, sin contar las vacías. Si hay varias empatadas, eliges tú (CSE-1).
card-country-seat-tip = Va adonde no hay casi nadie. Cuenta antes de tomarla: a menudo se puede prever dónde acabará.

card-competition = Torneo
card-competition-text = Mueve al rey a otra región. Todos los grandes que haya en ella van al castillo.
card-competition-note = Mueve al rey a otra región y mete en el castillo todos los grandes que haya en ella (CMP-1). Ninguna otra carta mete grandes en el castillo.
card-competition-tip = Deja una región sin grandes y sin sus bonificaciones. El tuyo también entra si está allí.

card-revolt = Revuelta
card-revolt-text = El rey se pone junto al castillo, que pasa a ser la región del rey.
card-revolt-note = Pon al rey junto al castillo, que pasa a ser la región del rey (RVT-1).
card-revolt-tip = Nada entra y nada sale. Si tienes muchos caballeros dentro, tardarán más en salir; si dentro ocupas en solitario el primer puesto, recibes la bonificación del rey.

card-infiltration = Infiltración
card-infiltration-text = El rey no se mueve. En este turno puedes colocar también en su región.
card-infiltration-note = El rey se queda donde está. En este turno puedes colocar también en la región del rey (INL-1).
card-infiltration-tip = La única manera de colocar en la región del rey. Una ventaja que todos creían segura queda de pronto abierta, pero solo para ti y solo ahora.

card-deputy = Lugarteniente
card-deputy-text = Intercambia al rey con un grande cualquiera, si ambos están en regiones.
card-deputy-note = Intercambia al rey con un grande cualquiera. Ambos tienen que estar en regiones, y no en la misma (DEP-1).
card-deputy-tip = El rey y un grande cambian de sitio: una región puede perder a la vez su bonificación y su protección. Vale el grande de cualquier jugador.
