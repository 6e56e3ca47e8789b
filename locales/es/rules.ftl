# The rulebook. One message for each rule, by its ID.
#
# Marks inside the texts, to be kept in every language:
#   PLC-2            the ID of a rule becomes a link to it.
#   [coup]           a card or a chapter, shown by its name and linked; [coup|words] shows these words instead.
#   [ours]           says that the rulebooks leave it open and we decided: the words of book-ours.
#   *move*           stressed.
#   a line with "- " is an entry of a list; any other line is a paragraph.

## The page

rules-title = Reglas
rules-heading = Las reglas de El Grande
rules-lead = Estas son las reglas completas de El Grande, edición de 2023, con nuestras propias palabras. ¿No conoces el juego? Lee desde el principio; cuando llegues a «Términos de las cartas», ya podrás jugar. Las variantes, las cartas con reglas propias y las aclaraciones son para consultar.
rules-ids = Cada regla tiene un código. Cuando se rechaza una jugada, mostramos el código de la regla que incumple, o la carta que la prohíbe.
rules-ours-about = Donde los reglamentos impresos no dicen nada o se contradicen, hemos tenido que decidir. Esos casos están marcados.
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-search-hint = Una palabra, una carta o un código
rules-found = { $count ->
    [0] Ningún resultado para «{ $wanted }».
    [one] 1 resultado para «{ $wanted }».
   *[other] { $count } resultados para «{ $wanted }».
  }
rules-copy = Copiar enlace a { $rule }
rules-copied = Enlace copiado.
rules-print = Imprimir
rules-example = Ejemplo: { $name }
rules-example-you = En los ejemplos tú eres Rojo; Azul, Verde y Naranja son tus rivales.
rules-before = Antes
rules-after = Después
rules-picture-before = El tablero antes
rules-picture-after = El tablero después
rules-points = { $points ->
    [one] { $colour }: 1 punto
   *[other] { $colour }: { $points } puntos
  }
rules-unloaded = No se han podido cargar los ejemplos. Las reglas están completas sin ellos.

## The parts of the book

rules-part-game = El juego
rules-part-variants = Variantes
rules-part-reference = Referencia

## A page for each card

rules-card-title = { $name } – carta de acción
rules-card-stack = Mazo { $stack }
rules-card-copies = { $copies ->
    [one] 1 copia
   *[other] { $copies } copias
  }
rules-card-set-base = En todas las partidas
rules-card-set-alternative = Carta alternativa: solo si la mesa juega con ella
rules-card-set-regency = Solo con Nueva Regencia
rules-card-set-king = La carta del Rey: disponible en todas las rondas, salvo con Nueva Regencia
rules-card-placement = { $number ->
    [one] Su mitad inferior te deja colocar 1 caballero.
   *[other] Su mitad inferior te deja colocar hasta { $number } caballeros.
  }
rules-card-id = En archivos y programas se llama «{ $id }».
rules-card-exact = La acción especial en detalle
rules-card-tip = Consejo
rules-card-statistics = Estadísticas
rules-card-statistics-about = De partidas en las que el bot { $bot } jugó contra sí mismo. «Tomada» indica con qué frecuencia se toma la carta cuando está disponible. «Puntos» indica cuánto por encima de la media de su mesa acabaron quienes la tomaron. El valor real está dentro de ± en el 95 % de los casos. Una raya significa que la tomaron muy pocos.
rules-card-statistics-cell = { $value } ± { $error }
rules-card-rules = Reglas de esta carta
rules-card-beside = También en el mazo { $stack }
rules-card-none = No hay ninguna carta con ese nombre.
rules-card-all = Todas las cartas del reglamento

## Tables

rules-table-region = Región
rules-table-first = 1.º
rules-table-second = 2.º
rules-table-third = 3.º
rules-table-neighbours = Regiones adyacentes
rules-table-borders = Limita con
rules-table-castillo = Castillo (no es una región)
rules-table-power = Carta de poder
rules-table-to-court = Caballeros a la corte
rules-table-modifier = Modificador
rules-table-ability = Efecto
rules-table-id = ID
rules-table-card = Carta
rules-table-stack = Mazo
rules-table-special = Acción especial
rules-table-word = Término
rules-table-meaning = Significado

book-ours = (decisión nuestra)

## The game in a minute

book-chapter-minute = El juego en un minuto
book-chapter-minute-intro = España, siglo XV: reinos, condados y un emirato se disputan la tierra, y la alta nobleza, los grandes, los enfrenta entre sí. Tú eres uno de esos grandes. Envía a tus caballeros a nueve regiones, supera en número a tus rivales y no pierdas de vista al rey: le gusta tener espacio, y nadie entra en la región donde está ni sale de ella.
book-minute-1 = En cada ronda pujas por el orden de turno con una carta de poder: una carta alta te deja elegir pronto, una baja te trae más caballeros.
book-minute-2 = En tu turno tomas una de las cartas de acción que están a la vista. Su mitad inferior te deja colocar caballeros alrededor del rey; la superior te da una acción especial.
book-minute-3 = Durante la partida se puntúan tres veces todas las regiones. Quien tiene más caballeros en una región se lleva allí más puntos, y quien tiene más puntos al final se convierte en El Grande.

## In the box

book-chapter-box = En la caja
book-chapter-box-intro = Lo que trae el juego físico. En pantalla, todo se prepara solo.
book-box-list = Para todos:
    - 1 tablero de dos caras, para 4–5 y para 2–3 jugadores
    - 1 castillo y 1 rey
    - 55 cartas de acción: 40 para los mazos 1 a 4, la carta del Rey, 10 de [regency] y 4 [alternatives|alternativas]
    - 9 cartas de región
    - 16 cartas de poder grises, los modificadores de [power-shift]
    - 2 losetas de puntuación, 1 marcador de ronda y 1 marcador de jugador inicial
    Para cada uno de los 5 jugadores, en un color:
    - 13 cartas de poder
    - 30 caballeros y 1 grande
    - 1 marcador de puntos y 1 disco
    En total son 81 cartas de poder en 6 colores y 150 caballeros. Seis cajitas lo mantienen todo en orden.

## The words we use

book-chapter-words = Glosario
book-chapter-words-intro = Cada término significa siempre lo mismo.
book-pronunciation = Caballero, castillo y grande se leen tal cual: el juego usa estas palabras españolas también en otros idiomas.
book-word-caballero = caballero
book-word-caballero-about = la figura pequeña; cada jugador tiene 30 de un color
book-word-grande = grande
book-word-grande-about = la figura grande, una por jugador; puede dar una bonificación y nunca cuenta como caballero
book-word-king = rey
book-word-king-about = una figura única que no pertenece a nadie
book-word-region = región
book-word-region-about = una de las nueve partes de España; el castillo, Francia y Portugal no son regiones
book-word-kings-region = región del rey
book-word-kings-region-about = la región donde está el rey en ese momento
book-word-adjacent = adyacente
book-word-adjacent-about = se dice de dos regiones que comparten frontera
book-word-taboo = tabú
book-word-taboo-about = nada entra en la región del rey ni sale de ella (TAB-1)
book-word-castillo = castillo
book-word-castillo-about = la torre; lo que se mete en ella deja de verse
book-word-court = corte
book-word-court-about = la reserva propia de cada jugador; desde aquí se colocan los caballeros
book-word-province = provincia
book-word-province-about = la reserva general, separada por colores; los caballeros tienen que pasar por la corte antes de poder colocarse
book-word-power-card = carta de poder
book-word-power-card-about = una de las cartas del 1 al 13 que cada jugador tiene en la mano
book-word-modifier = modificador
book-word-modifier-about = una carta gris que cambia el valor de una carta de poder; solo con [power-shift]
book-word-action-card = carta de acción
book-word-action-card-about = una carta con una acción especial (mitad superior) y un número de caballeros (mitad inferior)
book-word-special-action = acción especial
book-word-special-action-about = lo que permite la mitad superior de una carta de acción
book-word-placement = colocación
book-word-placement-about = lo que permite la mitad inferior de una carta de acción
book-word-king-card = carta del Rey
book-word-king-card-about = la única carta del mazo 5, [your-majesty]; vuelve cada ronda
book-word-region-card = carta de región
book-word-region-card-about = una de las nueve cartas, cada una con una región; se roban en la preparación y para el jugador neutral
book-word-discard = descartes
book-word-discard-about = adonde van las cartas usadas: las de acción, boca arriba y todas juntas; las de poder, boca abajo y cada jugador las suyas
book-word-opposing = rival
book-word-opposing-about = que pertenece a cualquiera de tus rivales, incluido el jugador neutral
book-word-move = mover
book-word-move-about = de regiones a otras regiones o al castillo (MOV-1)
book-word-return = devolver
book-word-return-about = de vuelta a la provincia (RET-1)
book-word-score = puntuar
book-word-score-about = dar los puntos de una región o del castillo (SCR-1)
book-word-disc = disco
book-word-disc-about = la rueda en la que un jugador marca en secreto una región
book-word-bar = tabla de puntos
book-word-bar-about = los valores impresos de una región o del castillo para el primer, el segundo y el tercer puesto
book-word-tile = loseta de puntuación
book-word-tile-about = una de las dos losetas que pueden cubrir una tabla de puntos; también «loseta» a secas
book-word-four-region = región de 4
book-word-four-region-about = una región cuyo primer puesto vale 4 en ese momento; lo mismo con región de 5, etc.
book-word-general-scoring = puntuación general
book-word-general-scoring-about = tras las rondas 3, 6 y 9: se puntúa el castillo y después cada región
book-word-kings-bonus = bonificación del rey
book-word-kings-bonus-about = 2 puntos más por ocupar en solitario el primer puesto en la región del rey
book-word-grande-bonus = bonificación del grande
book-word-grande-bonus-about = 2 puntos más por ocupar en solitario el primer puesto donde está tu grande
book-word-score-track = contador de puntos
book-word-score-track-about = el recorrido por el borde del tablero en el que los marcadores de puntos muestran los puntos de cada jugador
book-word-round-track = contador de rondas
book-word-round-track-about = el recorrido en el que el marcador de ronda cuenta las nueve rondas; una flor de lis indica que toca una puntuación general
book-word-start-marker = marcador de jugador inicial
book-word-start-marker-about = indica quién juega la primera carta de poder
book-word-dummy = jugador neutral
book-word-dummy-about = el tercer color, neutral, en las partidas de dos jugadores

## The board

book-chapter-board = El tablero
book-chapter-board-intro = Los reglamentos impresos no dan todas las cifras. Estas tablas muestran la edición predeterminada; una mesa puede jugar con otra. Las regiones siguen el orden de una puntuación general.
book-tiles = Las dos losetas de puntuación son { $low } y { $high }.
book-numbers = La mitad inferior de una carta de acción muestra tantos caballeros como el número de su mazo.
book-powers = Cuántos caballeros trae a la corte cada carta de poder:

## Set-up

book-chapter-set-up = Preparación
book-chapter-set-up-intro = Qué va en cada sitio antes de la primera ronda.
book-set-1 = El Grande es para dos a cinco jugadores. El tablero tiene dos caras: una para cuatro o cinco jugadores y otra para dos o tres. En pantalla, la cara correcta se elige sola.
book-set-2 = Separa las cartas de acción según el número del dorso. Los mazos 1 a 4 tienen diez cartas cada uno; cada mazo se baraja por separado y se deja boca abajo. El mazo 5 es solo la carta del Rey, [your-majesty]. Se usan así 41 de las 55 cartas de acción de la caja; las diez de [regency|Nueva Regencia] y las cuatro [alternatives|alternativas] se quedan fuera si no juegas con ellas.
book-set-3 = El marcador de puntos de cada jugador empieza en el 0 del contador de puntos, y el marcador de ronda, en la ronda 1. Las dos losetas se dejan junto al tablero.
book-set-4 = Recibes las cartas de poder del 1 al 13, un disco, tu grande y tus 30 caballeros.
book-set-5 = Baraja las nueve cartas de región. La primera muestra dónde empieza el rey. Después cada jugador roba una carta, por orden de plaza desde la primera [ours], y pone su grande y 2 caballeros en esa región. Así todos empiezan en regiones distintas, y nadie en la del rey.
book-set-6 = 7 de tus caballeros empiezan en tu corte; los 21 restantes van a la provincia.
book-set-7 = Al principio, el marcador de jugador inicial se asigna al azar, salvo que la mesa elija a alguien [ours]. En el juego físico es para quien haya estado en España más recientemente.
book-inf-1 = Solo tú ves tus cartas de poder y modificadores, y tus descartes están boca abajo. Información pública [ours]: todas las cortes, la provincia y las regiones, las losetas, toda carta boca arriba, las cartas de acción descartadas, los puntos y el número de cartas de cada mano. La carta que juegas es pública durante la ronda en que la juegas.
book-first-game = ¿Es tu primera partida? Deja en la caja [regency], [power-shift] y las [alternatives|alternativas]. Y si quieres verlo todo en menos tiempo, prueba la [short|partida corta].

## Round

book-chapter-round = La ronda
book-chapter-round-intro = Cómo transcurre una ronda, de la primera carta a la última.
book-rnd-1 = Una partida tiene nueve rondas. Cada ronda tiene estas fases:
    - 1. Revelar cartas de acción.
    - 2. Jugar cartas de poder.
    - 3. Jugar los turnos.
    - 4. Fin de ronda.
    - 5. Puntuación general, solo tras las rondas 3, 6 y 9.
book-rev-1 = En la fase 1 se revela la primera carta de cada mazo, de modo que todos saben qué se ofrece antes de que se juegue la primera carta de poder.

## Power cards

book-chapter-power-cards = Cartas de poder
book-chapter-power-cards-intro = Pujas por el orden de turno: una carta alta te deja elegir pronto, una baja te trae más caballeros.
book-pow-1 = En la fase 2, quien tiene el marcador de jugador inicial juega boca arriba una carta de poder de su mano. Los demás lo siguen en el sentido de las agujas del reloj, con una carta cada uno.
book-pow-2 = No puedes jugar un valor que ya se haya jugado en esta ronda.
book-pow-3 = Los turnos van del valor más alto al más bajo.
book-pow-4 = Al final de la ronda, la carta de poder que jugaste va boca abajo a tus propios descartes. No puedes volver a usarla, salvo que una carta te deje recuperarla.
book-pow-5 = Siempre tienes una carta de poder que puedes jugar. En la última ronda aún te quedan al menos cinco de las trece, antes de ti puede haber como mucho cuatro valores ocupados (dos con el jugador neutral), y nunca es obligatorio añadir un modificador.

## A turn and the court

book-chapter-turn = El turno y la corte
book-chapter-turn-intro = Solo puedes colocar caballeros que estén en tu corte. Tu carta de poder los lleva allí.
book-trn-1 = En tu turno, primero llevas caballeros a tu corte. Con [power-shift|Cambio de poder], después usas el efecto de tu modificador. Luego eliges una de las cartas de acción boca arriba que quedan (nunca una de los descartes) y usas sus dos mitades.
book-crt-1 = Tu carta de poder muestra cuántos caballeros puedes llevar de la provincia a tu corte. Puedes llevar menos, o ninguno. El 12 y el 13 no traen ninguno.
book-crt-2 = Si en la provincia se acaban tus caballeros antes de que hayas tomado el número completo, puedes tomar algunos o todos los que faltan de entre tus caballeros de las regiones. No puedes tomar ninguno del castillo ni de la región del rey, y en la provincia no debe quedar ninguno tuyo. Lo mismo vale para toda carta que lleve caballeros de la provincia a la corte.

## Action cards

book-chapter-action-cards = Cartas de acción
book-chapter-action-cards-intro = Cada carta de acción tiene dos mitades. Úsalas en el orden que quieras.
book-act-1 = Tienes que tomar una carta de acción. Los siguientes jugadores ya no pueden tomarla.
book-act-2 = Una carta de acción tiene una acción especial y una colocación. Úsalas en cualquier orden, pero termina una antes de empezar la otra. Puedes omitir cualquiera de ellas, o las dos.
book-act-3 = Si empiezas una acción especial, tienes que llevarla a cabo hasta donde se pueda, beneficie a quien beneficie. Donde una carta dice «hasta», puedes hacer menos.
book-act-4 = Tras usarse, una carta de acción va boca arriba a los descartes. La carta del Rey, en cambio, se pone boca abajo en su mazo y vuelve en la ronda siguiente. Un [veto] se queda delante de quien lo tiene (véase VET-3). Las cartas de [regency] se descartan como las demás y no vuelven.
book-act-5 = Si una carta dice «hasta» o «tantos como quieras», puedes anunciarla y luego no elegir ninguno. No tiene efecto, pero aun así puede vetarse [ours].
book-act-6 = Si empiezas una de estas acciones especiales, esto tiene que ocurrir siempre que las reglas lo permitan [ours]:
    - El rey debe moverse (excepción: [country-seat], D-6).
    - [entourage]: lo acompañan 2 caballeros, o los que haya si son menos.
    - [competition]: todos los grandes van al castillo.
    - [decree]: pones o mueves una loseta. [new-home]: tu grande se mueve.
    - [empowerment]: recuperas una carta.
    - [deputy]: se hace un intercambio.
    - [summons]: llevas 2 caballeros, o los que tenga la provincia si son menos.

## Placement

book-chapter-placement = Colocación
book-chapter-placement-intro = El rey decide adónde pueden ir los nuevos caballeros.
book-plc-1 = Puedes colocar tantos caballeros como muestre la mitad inferior de tu carta, o menos. Vienen solo de tu propia corte. Si tienes en la corte menos de los que permite la carta, colocas menos.
book-plc-2 = Van a regiones adyacentes a la región del rey. La propia región del rey está vedada.
book-plc-3 = Repártelos entre esas regiones como quieras. También puedes meter algunos o todos en el castillo.
book-plc-4 = Ningún caballero, grande ni loseta entra nunca en Francia o Portugal. Ni siquiera el rey va allí, salvo con [exile].
book-plc-5 = Lo que cuenta es dónde está el rey cuando colocas. Si tu acción especial acaba de moverlo, colocas alrededor de su nueva región [ours].

## Castillo

book-chapter-castillo = El castillo
book-chapter-castillo-intro = Lo que se mete dentro desaparece de la vista, y sale donde nadie lo espera.
book-cas-1 = El castillo no es una región. Las cartas que dicen «región» no lo incluyen.
book-cas-2 = Al mover caballeros, puedes meterlos en el castillo. Nada sale de él hasta que lo vacía una puntuación general.
book-cas-3 = Di cuántos metes; es información pública. Nadie puede mirar dentro ni contar lo que hay.
book-cas-4 = Solo lo abren una puntuación general y la carta [revelation].

## Taboo

book-chapter-taboo = Tabú
book-chapter-taboo-intro = En la región del rey nada cambia.
book-tab-1 = La región del rey es tabú: ni caballeros ni grandes ni losetas entran en ella ni salen de ella. Puntuarla sí se puede. Cuatro cartas de [regency] rompen el tabú, cada una exactamente hasta donde dice:
    - [infiltration]: puedes colocar caballeros propios en la región del rey.
    - [entourage]: hasta 2 caballeros salen de la antigua región del rey y entran en la nueva.
    - [competition]: los grandes de la nueva región del rey van al castillo.
    - [deputy]: un grande sale de la nueva región del rey y entra en la antigua.

## End of round

book-chapter-end-of-round = Fin de ronda
book-chapter-end-of-round-intro = Se recoge la mesa y se entrega el marcador de jugador inicial.
book-end-1 = Las cartas de acción que nadie tomó se descartan, menos la carta del Rey.
book-end-2 = Quien jugó el valor más bajo toma el marcador de jugador inicial, aunque haya recuperado esa carta con [empowerment].
book-end-3 = El marcador de ronda avanza. Tras las rondas 3, 6 y 9, el contador de rondas muestra una flor de lis: toca una puntuación general.
book-end-4 = En detalle, por este orden:
    - Descartar las cartas de acción que nadie tomó.
    - Entregar el marcador de jugador inicial.
    - Poner las cartas de poder jugadas en los descartes de sus dueños, también la del jugador neutral.
    - Descartar los vetos que caducan ahora.
    - Hacer una puntuación general si toca; aún pertenece a la ronda que acaba de jugarse.
    - Mover el marcador de ronda.

## General scoring

book-chapter-scoring = Puntuación general
book-chapter-scoring-intro = Tres veces en la partida se puntúa todo: primero el castillo, luego cada región.
book-sco-1 = Una puntuación general tiene tres pasos:
    - (a) Todos los jugadores marcan a la vez y en secreto una región en su disco, aunque no tengan nada en el castillo [ours]. El jugador neutral no lo hace.
    - (b) Se puntúa el castillo. Después se revelan los discos: cada jugador mueve todo lo que tiene en el castillo a la única región que marca su disco. No se puede repartir entre varias regiones.
    - (c) Se puntúan las nueve regiones una a una, en el orden de la lista impresa, de arriba abajo.
book-sco-2 = Si tu disco muestra la región del rey, tus caballeros vuelven a tu corte. (En un disco físico, una posición dudosa tiene el mismo efecto; el nuestro nunca deja dudas.)
book-sco-3 = Los jugadores se ordenan por el número de sus caballeros en el lugar que se puntúa; los grandes no cuentan. La tabla de puntos muestra lo que valen el primer, el segundo y el tercer puesto. Sin al menos 1 caballero allí, no recibes nada.
book-sco-4 = Los jugadores con el mismo número bajan todos un puesto, sean cuantos sean. Para calcularlo, empieza por el puesto 1 y ve del número más alto al más bajo, dejando fuera el cero:
    - Quien está solo con un número ocupa el puesto actual; sigue con el puesto siguiente.
    - Quienes comparten un número ocupan todos el puesto posterior al actual; sigue dos puestos más allá.
    Los puestos que no están en la tabla de puntos no valen nada. Con una tabla de puntos de 5/3/1, los jugadores con 2, 2, 2 y 1 caballeros reciben 3, 3, 3 y 1. Con 3, 3, 1 y 1, los dos primeros reciben el segundo valor y los otros, nada. Un empate por el tercer puesto no vale nada.
book-sco-5 = Ocupar en solitario el primer puesto en la región del rey da 2 puntos más: la bonificación del rey. Ocuparlo en solitario donde está tu propio grande da 2 puntos más: la bonificación del grande. Puedes recibir las dos en una misma región. Un empate no da ninguna. Las bonificaciones valen en toda puntuación, general o por una carta.
book-sco-6 = Una loseta sustituye en toda puntuación a la tabla de puntos sobre la que está; las bonificaciones siguen valiendo. En cada región cabe una loseta, y en el castillo también. La tabla de puntos del castillo está impresa dos veces, pero el castillo se puntúa una sola vez, y una loseta sustituye a las dos.
book-sco-7 = Con dos o tres jugadores se ignora el tercer valor de toda tabla de puntos y loseta.
book-sco-8 = Nunca pierdes puntos.
book-fin-1 = La partida acaba tras la tercera puntuación general. Gana el jugador con más puntos. Los jugadores empatados comparten la victoria, o el puesto que les toque.

## Terms on cards

book-chapter-terms = Términos de las cartas
book-chapter-terms-intro = Lo que significan las palabras de las cartas de acción.
book-mov-1 = *Mover* es llevar caballeros de regiones a otras regiones o al castillo. Pueden ir a cualquier región, cerca o lejos del rey, juntos o por separado.
book-mov-2 = La carta dice de quién son los caballeros que mueves: propios, rivales (de uno o varios rivales) o de cualquiera. Solo tienes que limitarte a una única región, de salida o de llegada, si la carta lo dice.
book-mov-3 = Nunca se mueven caballeros desde el castillo, una corte o la provincia, ni hacia la región del rey o desde ella (TAB-1).
book-ret-1 = *Devolver* es poner caballeros de nuevo en la provincia. La carta dice si salen de regiones, de la corte o de ambas. El castillo y la región del rey están a salvo. Si tienes menos de los que pide la carta, los devuelves todos.
book-ret-2 = Si varios jugadores devuelven caballeros, se va en el sentido de las agujas del reloj, empezando a la izquierda de quien tiene el turno. Cada uno elige los suyos, salvo que la carta diga otra cosa.
book-ret-3 = Se hace a la vista, un jugador tras otro: los posteriores ven lo que han devuelto los anteriores [ours].
book-scr-1 = *Puntuar* una región es hacer allí lo que hace una puntuación general, bonificaciones incluidas. El castillo no se puntúa, salvo que la carta lo diga. Si eliges una región, puede ser la del rey. Las losetas cuentan (SCO-6): una «región de 4», por ejemplo, es una cuyo primer puesto vale 4 en ese momento.
book-scr-2 = Si una carta puntúa varias regiones, primero se determina cuáles; después se puntúan en el orden del tablero [ours].
book-dsc-1 = Si una carta pide *discos*, cada jugador al que nombra marca el suyo en secreto. Todos los discos se revelan a la vez, y solo entonces se aplica el efecto.
book-dsc-2 = Un disco muestra una de las nueve regiones, nada más. Nadie sabe nada de las elecciones hasta que el último jugador ha marcado su disco, y se pregunta incluso a quien solo tiene una opción [ours].

## Short game

book-chapter-short = Partida corta
book-chapter-short-intro = El mismo juego en dos tercios del tiempo.
book-sht-1 = Seis rondas en vez de nueve. El marcador de ronda empieza en la casilla 2 y se salta la 4 y la 7: se juegan las rondas 2 y 3, se puntúa, se juegan la 5 y la 6, se puntúa, se juegan la 8 y la 9, se puntúa.
book-sht-2 = Donde una regla dice ronda 3, 6 o 9, se refiere a la casilla con ese número. No cambia nada más [ours].

## Two players

book-chapter-two = Dos jugadores
book-chapter-two-intro = Se une un tercer color que no controla nadie: el jugador neutral.
book-dum-1 = Se usa la cara del tablero para dos y tres jugadores. El jugador neutral recibe un color, sus 30 caballeros y sus 13 cartas de poder, barajadas y boca abajo. Influye en las mayorías, pero nunca recibe puntos. No tiene grande, corte ni disco.
book-dum-2 = Los mazos 2 y 3 se barajan juntos. Se elige entre cuatro mazos: el 1, el unido, el 4 y el 5.
book-dum-3 = Cuando el rey y los dos jugadores tienen su región, se barajan de nuevo las nueve cartas de región para el jugador neutral. Al comienzo de cada ronda se roban dos: en cada región que sale entran 2 caballeros neutrales. Una carta que muestra la región del rey se descarta sin efecto y no se sustituye. Si los 30 están en el tablero, en esa ronda no se roba ninguna carta. Tras cada puntuación general se barajan de nuevo las nueve.
book-dum-4 = La primera carta de poder del jugador neutral se revela antes de que los jugadores jueguen las suyas. Nadie puede jugar su valor, que fija además el lugar del jugador neutral en el orden de turno. El jugador neutral nunca toma el marcador de jugador inicial: si su valor es el más bajo, lo toma quien tenga el valor más bajo de los otros dos.
book-dum-5 = En su turno, el jugador neutral retira la carta de acción disponible que muestra más caballeros. Nada de ella se lleva a cabo. Se descarta enseguida, salvo [your-majesty], que se pone boca abajo y vuelve en la ronda siguiente. La carta de poder del jugador neutral se descarta al final de la ronda.
book-dum-6 = Los caballeros neutrales cuentan como rivales: puedes moverlos y devolverlos según las reglas habituales. Si una carta exige que el jugador neutral decida o haga algo, se salta al jugador neutral.
book-dum-7 = Los caballeros neutrales devueltos van a su reserva y pueden colocarse de nuevo.
book-dum-8 = En una puntuación, el jugador neutral ocupa puestos y provoca empates como un jugador más. Los puntos de su puesto se pierden, y quien empata con él no recibe bonificación.
book-dum-9 = Una ronda empieza por este orden: las cartas de región del jugador neutral, las cartas de acción, la carta de poder del jugador neutral, las cartas de poder de los jugadores [ours].
book-dum-10 = Los caballeros neutrales del castillo cuentan como si estuvieran en el tablero. Si en su reserva quedan solo 1, 2 o 3, la región que salió primero se completa antes que la otra [ours].

## Three players

book-chapter-three = Tres jugadores
book-chapter-three-intro = Casi el juego de siempre.
book-thr-1 = Se usa la cara del tablero para dos y tres jugadores y se puntúa según SCO-7. Para competir más por las cartas, une los mazos 2 y 3 como en DUM-2.

## Alternatives

book-chapter-alternatives = Alternativas
book-chapter-alternatives-intro = Más cartas de acción para intercambiar por otras.
book-alt-1 = Otras cuatro cartas de acción para jugadores con experiencia. Usa las que quieras; las dos copias de [veto] cuentan por separado. Por cada carta que añadas a un mazo, retira antes una carta al azar de ese mazo, sin mirarla. Si usas las cuatro, los mazos 1 a 4 pierden 1, 2, 0 y 1 cartas.
book-alt-2 = Cambia las cartas de cada mazo antes de unir los mazos 2 y 3, si es que se unen [ours].

## New Regency

book-chapter-regency = Nueva Regencia
book-chapter-regency-intro = El rey empieza a tener ideas propias: diez cartas nuevas para el mazo 5. No se recomienda para tu primera partida.
book-reg-1 = Deja [your-majesty] en la caja. Baraja las diez cartas de Nueva Regencia para formar el mazo 5. Funciona como los demás mazos: en cada ronda se revela una carta nueva, y se descarta tanto si alguien la tomó como si no.

## Power Shift

book-chapter-power-shift = Cambio de poder
book-chapter-power-shift-intro = Los modificadores cambian el valor de tus cartas de poder, y algunos añaden un pequeño efecto. No se recomienda para tu primera partida.
book-modifiers = Hay 16 modificadores de cuatro clases.
book-modifier-recruit = Lleva 1 caballero tuyo de la provincia a la corte.
book-modifier-move-opposing = Mueve 1 caballero rival.
book-modifier-none = Ninguno.
book-modifier-place-from-province = Coloca 1 caballero tuyo de la provincia en cualquier región menos la del rey; no en el castillo.
book-psh-1 = Baraja los 16 modificadores y reparte 3 a cada jugador; los demás quedan fuera de la partida sin que nadie los vea. Cada jugador pasa 1 de los 3, boca abajo, al jugador de su izquierda. Todos eligen antes de ver lo que reciben; con dos jugadores es un intercambio. El jugador neutral no recibe ninguno. Esto forma parte de la preparación, antes de revelar las primeras cartas de acción [ours].
book-psh-2 = Puedes jugar un modificador junto con tu carta de poder y sumar los dos. La suma es tu valor en POW-2, POW-3 y END-2; puede quedar por debajo de 1 o por encima de 13. El número de caballeros para la corte sigue siendo el de la carta de poder [ours].
book-psh-3 = Algunos modificadores tienen un efecto. Puedes usarlo en tu turno después de llevar caballeros a la corte (CRT-1) y antes de elegir una carta de acción. No es una acción especial, así que no se puede vetar. Es opcional; si lo empiezas, lo terminas; y si no puede cambiar nada, no se te pregunta [ours].
book-psh-4 = Tras tu turno, el modificador va a tus descartes; tu suma sigue contando. La carta de poder lo sigue al final de la ronda, como siempre, lo que no cambia nada en el juego [ours]. Con [empowerment] puedes recuperar un modificador en lugar de una carta de poder, incluso el que acabas de jugar.
book-psh-5 = Si en la provincia no queda ningún caballero tuyo, el efecto del +1 puede tomar uno de una región según CRT-2, y el del −2 no hace nada [ours].
book-var-1 = Las alternativas, Nueva Regencia, Cambio de poder y la partida corta se pueden combinar como se quiera, con cualquier número de jugadores [ours].

## Single cards

book-chapter-single = Cartas con reglas propias
book-chapter-single-intro = Cada carta dice lo que hace. Aquí está lo que necesita más de una línea. Lo básico viene de los reglamentos impresos; lo que va más allá está marcado.
book-emp-1 = [empowerment]: puedes recuperar la carta de poder que acabas de jugar. El orden de turno y el marcador de jugador inicial no cambian en esta ronda. No muestras la carta: los demás solo saben que ha vuelto una [ours].
book-rvt-1 = [revolt] convierte el castillo en la región del rey, con todo lo que eso supone. Las nueve regiones son adyacentes a él, y nadie puede colocar en él. Puntuarlo puede dar la bonificación del rey. Tras puntuarlo, todo se mete de nuevo: caballeros y grandes se quedan dentro, incluso en una puntuación general. Dura hasta que el rey vuelva a moverse. Además [ours]:
    - Tampoco se puede meter nada con movimientos ni cartas; INL-1 es la única excepción.
    - El castillo sigue sin ser una región, así que las cartas que eligen, cuentan o puntúan regiones no lo incluyen.
    - En una puntuación general los discos no tendrían efecto, así que no se marcan.
    - Las losetas no pueden ir al castillo ni salir de él.
book-exi-1 = [exile]: coloca en las regiones fronterizas con el país donde está el rey, o en el castillo. Mientras está en el extranjero no hay región del rey: no hay tabú ni bonificación del rey, y los discos pueden mostrar cualquier región. Usada otra vez, la carta lo lleva de un país al otro; no puede quedarse donde está [ours].
book-ent-1 = [entourage]: los caballeros que lo acompañan salen todos de la región que el rey deja y entran todos en la región a la que va. Elige cuáles quien usa la carta [ours].
book-cse-1 = [country-seat] cuenta los caballeros de todos los colores, también los neutrales. Si no hay caballeros en ninguna región, no tiene efecto [ours].
book-cmp-1 = [competition] mete en el castillo grandes, no caballeros. Si el rey estaba junto al castillo, lo deja antes de que entren los grandes [ours].
book-grc-1 = Un grande en el castillo puede dar a su dueño la bonificación del grande cuando se puntúa el castillo; para recibirla, el dueño tiene que ocupar en solitario el primer puesto con caballeros dentro. En una puntuación general, el grande va a la región que marca el disco de su dueño, aunque no lo acompañe ningún caballero; [revolt] (RVT-1) lo retiene dentro. [revelation] lo mete de nuevo, y [new-home] no lo alcanza [ours].
book-inl-1 = [infiltration] tiene que usarse antes de la colocación que modifica, y solo modifica tu propia colocación de este turno. Si el rey está junto al castillo, puedes meter caballeros en él; si está en el extranjero, no tiene efecto [ours].
book-dep-1 = [deputy] sirve con el grande de cualquier jugador, siempre que él y el rey estén en regiones. Con el rey en el extranjero o junto al castillo puedes usar la carta, pero no hace nada [ours].
book-rad-1 = [royal-adviser] mueve al rey del extranjero a una región fronteriza con ese país o, si está junto al castillo, a cualquier región. Nunca lo lleva al extranjero ni al castillo [ours].
book-one-1 = [conspiracy], [exodus] y el movimiento de [representation]: elige una región que no sea la del rey y que tenga al menos 1 caballero que la carta te deje mover. Si no hay ninguna así, véase D-19 [ours].
book-cou-1 = [coup]: puedes elegir cualquier región menos la del rey, incluso una sin caballeros rivales [ours].
book-asn-1 = [assassin] devuelve exactamente 1 caballero de cada rival que tenga alguno fuera del castillo y de la región del rey [ours].
book-riv-1 = [rivalry]: un disco puede mostrar la región del rey o una vacía [ours].
book-vet-1 = Mientras un jugador tiene delante un veto, todos los demás anuncian sus acciones especiales antes de empezarlas. Anuncian la carta, pero no su objetivo ni la opción que usarán. Quien tiene el veto responde sí o no antes de que siga la partida. Si dos jugadores tienen un veto cada uno, responden en el sentido de las agujas del reloj desde quien tiene el turno, y el primer sí es definitivo [ours].
book-vet-2 = Un jugador vetado aún puede colocar caballeros, pero no puede volver a anunciar la acción especial. Guardar [veto] es también una acción especial; si se veta, la carta se descarta. El jugador neutral nunca hace nada que pueda vetarse, y no puedes vetar tus propias acciones [ours].
book-vet-3 = Un veto vale para la ronda en que lo tomas y la siguiente, y caduca al final de esta. Puedes tener los dos vetos, cada uno con su propia caducidad. Aun así se te pregunta una sola vez por acción especial, y gastas el veto que caducaría antes [ours].
book-vet-4 = Un veto anula una acción especial entera: no una parte, y no cuando ya ha empezado. No puede impedir la colocación, la llegada de caballeros a la corte, las puntuaciones generales ni los efectos de los modificadores [ours].

## Rulings

book-chapter-rulings = Aclaraciones
book-chapter-rulings-intro = Respuestas a preguntas que los reglamentos impresos dejan abiertas. Todas son nuestras.
book-d-1 = Con [coup], [civil-war] y [desertion] no puedes marcar la región del rey en tu disco; si no tienes caballeros en ningún otro sitio, la carta no te afecta. En una puntuación general sí puedes, y tus caballeros vuelven a tu corte (SCO-2).
book-d-2 = Una carta no mueve dos veces el mismo caballero. Para ser exactos: de cada color, una acción especial no saca de una región más caballeros de los que había al empezar.
book-d-3 = No puedes mover un caballero adonde ya está.
book-d-4 = Los caballeros neutrales del castillo cuentan cuando este se puntúa en una puntuación general, y después se quedan dentro.
book-d-5 = Si tu grande está en el castillo y tu disco muestra la región del rey, tus caballeros vuelven a tu corte y tu grande se queda dentro.
book-d-6 = [country-seat] cuenta también la propia región del rey. Si es la única con menos caballeros, el rey se queda; si empata con otras, puede quedarse o ir a una de ellas, a tu elección.
book-d-7 = [entourage]: si el rey viene de Francia o de Portugal, o si estaba junto al castillo, no lo acompaña ningún caballero.
book-d-8 = Con [deputy] no se puede elegir un grande que esté en la región del rey.
book-d-9 = Si una carta te deja mover al rey a cualquier región, se refiere a cualquiera menos aquella en la que está.
book-d-10 = Con [justice] o con un disco se puede elegir una región sin caballeros; se puntúa, y nadie recibe puntos.
book-d-11 = Con Cambio de poder, quien tiene la suma más baja toma el marcador de jugador inicial.
book-d-12 = [exile]: ninguna otra carta envía al rey al extranjero, y esta carta no lo envía a ningún otro sitio.
book-d-13 = [levy], [disbandment], [withdrawal], [civil-war], [desertion] y [coup] solo afectan a los rivales, nunca a quien las usa.
book-d-14 = [assassin] afecta también al jugador neutral: es un rival con caballeros, y no tiene nada que decidir.
book-d-15 = [withdrawal], [levy], [disbandment], [civil-war], [desertion], [coup] y [rivalry] pasan por alto al jugador neutral, que no tiene corte ni toma decisiones.
book-d-16 = [heartland], [hinterland] y [country-seat] tienen en cuenta las nueve regiones, también la del rey, y cuentan los caballeros neutrales.
book-d-17 = Con dos o tres jugadores, quien empata por el segundo puesto baja al tercer valor y no recibe nada.
book-d-18 = Cuántos caballeros se meten en el castillo es información pública. Mostrar la cuenta acumulada es un ajuste de la mesa («recordatorio»), desactivado por defecto.
book-d-19 = Puedes usar una acción especial que no tiene efecto, por ejemplo porque ningún rival tiene caballeros al alcance o no se puede mover ninguna loseta. Lo mismo vale para cada opción de [representation].
book-d-20 = Si un jugador abandona una partida en línea, un bot ocupa su plaza y la partida continúa.
book-d-21 = [veto] anula la acción especial y nada más: la colocación sigue adelante.
book-d-22 = El efecto de un modificador se usa antes de elegir una carta de acción.
book-d-23 = [empowerment] recupera una sola carta en total: una carta de poder o un modificador.
book-d-24 = [decree] mueve una loseta a otra tabla de puntos libre, nunca sobre la otra loseta.
book-d-25 = Puedes mover caballeros neutrales, pero no colocarlos.
book-d-26 = Con Cambio de poder, el modificador se descarta tras el turno, y la carta de poder, al final de la ronda (PSH-4).

## The cards

book-chapter-cards = Las cartas
book-chapter-cards-intro = Hay 39 cartas de acción distintas. Los mazos 1 a 4 tienen diez cartas cada uno; el número de copias depende de la edición. «Propio» se refiere al jugador que usa la carta.
book-card-ids = Cada carta tiene además un ID, que usan los programas y los archivos.
book-deck = Los reglamentos muestran solo una parte de las cartas. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] y [royal-adviser] siguen las cartas de 1995 hasta donde se conocen; sus nombres, y los de algunas otras cartas, son nuestros.

## Credits

book-chapter-credits = Créditos
book-chapter-credits-intro = Quiénes crearon El Grande. Ninguno de ellos ha participado en esta versión.
book-credits = El Grande es un juego de mesa de Wolfgang Kramer y Richard Ulrich, publicado por Hans im Glück. La edición de 2023 está ilustrada por Stefan Sonnberger.
book-unofficial = Esta es una versión independiente y no oficial, sin relación con los autores ni con la editorial. Todos los textos y dibujos son nuestros. Si te gusta el juego, la edición física merece un sitio en tu estantería.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = El orden de turno
book-example-turn-order-text = Azul abre con el { $bluePower }. Verde puede jugar cualquier otro valor y juega el { $greenPower }, Naranja juega el { $orangePower } y tú el { $redPower }. El primer turno es tuyo; siguen Azul, Naranja y Verde. Tu { $redPower } trae hasta { $redBrings ->
    [one] 1 caballero
   *[other] { $redBrings } caballeros
  } a tu corte.
book-example-modifiers = Sumas
book-example-modifiers-text = Has jugado el { $redCard } y Azul, el { $blueCard }. Verde juega el { $greenCard } con +1, que suman { $greenPower }. No podría haber jugado el { $greenRefusedCard } con +1: suman { $greenRefusedPower }, y el { $blueCard } está ocupado.
book-example-overflow = La provincia está vacía
book-example-overflow-text = Tu { $redCard } trae hasta { $redBrings ->
    [one] 1 caballero
   *[other] { $redBrings } caballeros
  }, pero en la provincia solo te queda { $redProvince }. Lo tomas, y otro más de Galicia. De Toledo no podrías tomar ninguno, porque allí está el rey, ni tampoco del castillo. Tu corte pasa de { $redCourt } a { $redCourtAfter }.
book-example-where-to-place = Dónde colocar
book-example-where-to-place-text = El rey está en Castilla. Puedes colocar en Galicia, Navarra, Aragón, Toledo y el castillo. La propia Castilla está vedada, y también Granada, que no es adyacente a ella. Colocas { $redToledoAfter } en Toledo y metes { $redCastilloAfter } en el castillo.
book-example-placement-first = Primero colocar
book-example-placement-first-text = Tomas [your-majesty] mientras el rey está en Valencia. Colocas { $redGranadaAfter } en Granada y { $redToledoAfter } en Toledo, y metes { $redCastilloAfter } en el castillo. Después mueves al rey a Toledo, donde tus caballeros quedan ahora a salvo.
book-example-doing-without = Omitir la acción especial
book-example-doing-without-text = Tomas [fiesta], que puntuaría Aragón, sobre todo en beneficio de Azul. Así que omites la acción especial y solo colocas: { $redAragonAfter } en Aragón y { $redToledoAfter } en Toledo.
book-example-taboo = Nada entra, nada sale
book-example-taboo-text = El rey está en Toledo. Con [march] no puedes sacar a nadie de Toledo ni llevar a nadie allí. En su lugar mueves uno de Granada a Sevilla, pasando de largo ante el rey.
book-example-leftover = La carta que nadie tomó
book-example-leftover-text = Con cuatro jugadores sobra una carta de acción en cada ronda. Aquí es [fiesta], y se descarta. Si sobra la carta del Rey, se queda.
book-example-empowerment = La carta más baja vuelve
book-example-empowerment-text = Tu { $redCard } es la carta más baja de la ronda, y la recuperas con [empowerment]. Al final de la ronda tomas igualmente el marcador de jugador inicial.
book-example-castillo = Se abre el castillo
book-example-castillo-text = Dentro hay { $redCastillo } tuyos, { $blueCastillo } de Azul y { $orangeCastillo } de Naranja. Con la tabla de puntos de { $castilloFirst }/{ $castilloSecond }/{ $castilloThird }, tú recibes { $redCastilloPoints }, Azul { $blueCastilloPoints }, Naranja { $orangeCastilloPoints } y Verde nada. Tu disco muestra Granada: tus { $redGranadaAfter } van allí y te dan { $redGranadaPoints } más. Los demás discos muestran la región del rey, así que esos caballeros vuelven a la corte.
book-example-disc-to-court = Un disco en la región del rey
book-example-disc-to-court-text = El rey está en Sevilla, y el disco de Azul muestra Sevilla. Azul recibe { $blueCastilloPoints } por el castillo. Después sus { $blueCastillo } caballeros vuelven a la corte.
book-example-four-in-a-row = Del primero al cuarto
book-example-four-in-a-row-text = En Galicia ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }), Naranja tiene { $orangeGalicia }, Azul { $blueGalicia }, tú { $redGalicia } y Verde { $greenGalicia }. Naranja recibe { $orangePoints } y Azul, { $bluePoints }. Aquí el tercer puesto no vale nada, y el cuarto no vale nada en ninguna parte.
book-example-tie-of-three = Un empate por el primer puesto
book-example-tie-of-three-text = En Navarra ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }) tienes { $redNavarra }, igual que Azul y Verde; Naranja tiene { $orangeNavarra }. El grande de Verde está allí, pero no cuenta. Los tres empatados bajan al segundo puesto y reciben { $redPoints } cada uno; Naranja recibe { $orangePoints } por el tercero.
book-example-tie-costs-bonus = Un empate cuesta la bonificación
book-example-tie-costs-bonus-text = En Sevilla ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }), Azul y Verde tienen { $blueSevilla } cada uno, y tú { $redSevilla }. Azul y Verde reciben { $bluePoints } cada uno, y tú { $redPoints }. El grande de Azul está en Sevilla, pero un jugador empatado no recibe bonificación.
book-example-both-bonuses = Las dos bonificaciones
book-example-both-bonuses-text = En Granada ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }) vas en cabeza con { $redGranada }, y allí están el rey y tu grande: { $granadaFirst } por el puesto y { $redGranadaBonus } por las dos bonificaciones suman { $redPoints }. Naranja y Verde empatan detrás de ti, bajan al tercer puesto y reciben { $orangePoints } cada uno.
book-example-tile = Una loseta de puntuación
book-example-tile-text = Con [decree] pones una loseta en Castilla. El primer puesto valía { $castillaFirst }; ahora vale { $castillaFirstAfter }, y los otros puestos, { $castillaSecondAfter }. En Toledo no podrías ponerla: allí está el rey.
book-example-tiles-and-cards = Losetas y cartas de puntuación
book-example-tiles-and-cards-text = Una loseta hace que Toledo valga { $toledoFirst }; la otra, que Galicia valga { $galiciaFirst }. [outposts] puntúa Cataluña para Azul ({ $bluePoints }), Toledo para Verde ({ $greenPoints }) y Sevilla para ti ({ $redPoints }). Naranja no recibe nada: Galicia ya no es una región de 4.
book-example-moving = Mover
book-example-moving-text = Con [intrigue] mueves uno de tus caballeros de Granada a Castilla y metes otro de Granada en el castillo. Además, mueves uno verde de Aragón a Valencia y uno azul de Valencia a Castilla.
book-example-returning = Devolver
book-example-returning-text = Usas [withdrawal]. Azul está a tu izquierda, va primero y devuelve { $blueCourtReturned } de la corte. Verde devuelve { $greenCourtReturned } de la corte y { $greenValenciaReturned } de Valencia; Naranja, { $orangeToledoReturned } de Toledo y { $orangeValenciaReturned } de Valencia. La corte de Azul tenía { $blueCourt } y conserva { $blueCourtAfter }.
book-example-discs = Los discos
book-example-discs-text = Usas [coup] en Toledo. Se revelan los discos: Naranja lleva { $orangeCatalunaAfter } a Cataluña, Azul { $blueGranadaAfter } a Granada y Verde { $greenValenciaAfter } a Valencia. Tus { $redToledoAfter } se quedan en Toledo.
