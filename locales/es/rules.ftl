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
rules-lead = Estas son las reglas completas de El Grande en su edición de 2023, contadas con nuestras palabras. No hace falta haber jugado antes: lee desde el principio y, cuando llegues a los términos de las cartas, ya puedes sentarte a la mesa. Las variantes, las cartas sueltas y las aclaraciones están para consultarlas.
rules-ids = Cada regla lleva un código. Cuando se rechaza una jugada, se nombra el código de la regla que la impide, o la carta si lo impide la propia carta.
rules-ours-about = Donde los reglamentos impresos callan o se contradicen hemos tenido que decidir: esos lugares están marcados.
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-search-hint = Una palabra, una carta o un código
rules-found = { $count ->
    [0] No hay nada para «{ $wanted }».
    [one] «{ $wanted }» aparece en un lugar.
   *[other] «{ $wanted }» aparece en { $count } lugares.
  }
rules-copy = Copiar el enlace a { $rule }
rules-copied = El enlace está copiado.
rules-print = Imprimir
rules-example = Ejemplo: { $name }
rules-example-you = En los ejemplos tú eres Rojo; Azul, Verde y Naranja son tus rivales.
rules-before = Antes
rules-after = Después
rules-picture-before = El tablero antes
rules-picture-after = El tablero después
rules-points = { $points ->
    [one] { $colour }: un punto
   *[other] { $colour }: { $points } puntos
  }
rules-unloaded = No se han podido cargar los ejemplos. Las reglas están completas sin ellos.

## The parts of the book

rules-part-game = El juego
rules-part-variants = Variantes
rules-part-reference = Para consultar

## A page for each card

rules-card-title = { $name } – carta de acción
rules-card-stack = Mazo { $stack }
rules-card-copies = { $copies ->
    [one] una copia
   *[other] { $copies } copias
  }
rules-card-set-base = Está en todas las partidas
rules-card-set-alternative = Una alternativa: solo si la mesa juega con ella
rules-card-set-regency = Solo con Nueva Regencia
rules-card-set-king = La carta del Rey: está en todas las rondas, salvo con Nueva Regencia
rules-card-placement = { $number ->
    [one] Su mitad inferior te deja colocar un caballero.
   *[other] Su mitad inferior te deja colocar hasta { $number } caballeros.
  }
rules-card-id = En archivos y programas se llama «{ $id }».
rules-card-exact = La acción especial completa
rules-card-tip = Un consejo
rules-card-rules = Sus reglas
rules-card-beside = También en el mazo { $stack }
rules-card-none = No hay ninguna carta con ese nombre.
rules-card-all = Todas las cartas en el reglamento

## Tables

rules-table-region = Región
rules-table-first = 1.º
rules-table-second = 2.º
rules-table-third = 3.º
rules-table-neighbours = Regiones vecinas
rules-table-borders = Limita con
rules-table-castillo = Castillo (no es región)
rules-table-power = Carta de poder
rules-table-to-court = Caballeros a la corte
rules-table-modifier = Modificador
rules-table-ability = Efecto
rules-table-id = Id
rules-table-card = Carta
rules-table-stack = Mazo
rules-table-special = Acción especial
rules-table-word = Palabra
rules-table-meaning = Qué es

book-ours = (decisión nuestra)

## The game in a minute

book-chapter-minute = El juego en un minuto
book-chapter-minute-intro = España, siglo XV. Eres un gran señor que envía caballeros a nueve regiones y quiere tener allí más que nadie.
book-minute-1 = En cada ronda pujas por el orden de turno con una carta de poder: una carta alta te deja elegir pronto, una baja te trae más caballeros.
book-minute-2 = En tu turno tomas una de las cartas de acción que están a la vista. Su mitad inferior te deja colocar caballeros junto al rey; la superior, hacer algo especial.
book-minute-3 = Tres veces en la partida se puntúan todas las regiones. Quien va entonces en cabeza en una región se lleva lo máximo, y quien al final tiene más puntos es El Grande.

## In the box

book-chapter-box = En la caja
book-chapter-box-intro = Lo que trae el juego impreso. En pantalla, todo se prepara solo.
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

book-chapter-words = Las palabras que usamos
book-chapter-words-intro = Cada palabra significa siempre lo mismo.
book-pronunciation = Los nombres son españoles, también en los demás idiomas del juego; la ll se pronuncia como siempre.
book-word-caballero = caballero
book-word-caballero-about = figura pequeña; cada jugador tiene 30 de un color
book-word-grande = grande
book-word-grande-about = figura grande, una por jugador; da una bonificación y nunca cuenta como caballero
book-word-king = rey
book-word-king-about = una figura que no es de nadie
book-word-region = región
book-word-region-about = una de las nueve partes de España; el castillo, Francia y Portugal no lo son
book-word-kings-region = región del rey
book-word-kings-region-about = aquella en la que está el rey en ese momento
book-word-adjacent = adyacente
book-word-adjacent-about = dicho de dos regiones con una frontera común
book-word-taboo = tabú
book-word-taboo-about = nada entra en la región del rey ni sale de ella (TAB-1)
book-word-castillo = castillo
book-word-castillo-about = la torre; lo que se mete en ella ya no se ve
book-word-court = corte
book-word-court-about = la reserva propia de cada jugador, desde la que se colocan caballeros
book-word-province = provincia
book-word-province-about = la reserva general, separada por colores; los caballeros tienen que pasar por la corte antes de poder colocarse
book-word-power-card = carta de poder
book-word-power-card-about = una de las cartas del 1 al 13 de la mano de un jugador
book-word-modifier = modificador
book-word-modifier-about = una carta gris que cambia el valor de una carta de poder; solo con [power-shift]
book-word-action-card = carta de acción
book-word-action-card-about = una carta con una acción especial (mitad superior) y un número de caballeros (mitad inferior)
book-word-special-action = acción especial
book-word-special-action-about = lo que permite la mitad superior de una carta de acción
book-word-placement = colocación
book-word-placement-about = lo que permite la mitad inferior de una carta de acción
book-word-king-card = carta del Rey
book-word-king-card-about = la única carta del mazo 5, [your-majesty]; vuelve en cada ronda
book-word-region-card = carta de región
book-word-region-card-about = una de nueve cartas, cada una con una región; se roban en la preparación y para el jugador neutral
book-word-discard = descartes
book-word-discard-about = donde van las cartas usadas: las de acción, boca arriba y en común; las de poder, boca abajo y cada jugador las suyas
book-word-opposing = rival
book-word-opposing-about = de cualquiera de tus rivales, también del jugador neutral
book-word-move = mover
book-word-move-about = de regiones a otras regiones o al castillo (MOV-1)
book-word-return = devolver
book-word-return-about = de vuelta a la provincia (RET-1)
book-word-score = puntuar
book-word-score-about = repartir los puntos de una región o del castillo (SCR-1)
book-word-disc = disco
book-word-disc-about = el disco secreto en el que un jugador señala una región sin que los demás la vean
book-word-bar = tabla de puntos
book-word-bar-about = los valores impresos de una región o del castillo para los puestos 1.º, 2.º y 3.º
book-word-tile = loseta
book-word-tile-about = una de las dos losetas de puntuación que pueden ponerse sobre una tabla de puntos
book-word-four-region = región de 4
book-word-four-region-about = una región cuyo primer puesto vale 4 en ese momento; lo mismo la región de 5, etcétera
book-word-general-scoring = puntuación general
book-word-general-scoring-about = después de las rondas 3, 6 y 9: primero el castillo y luego cada región
book-word-kings-bonus = bonificación del rey
book-word-kings-bonus-about = 2 puntos más por ser primero en solitario en la región del rey
book-word-grande-bonus = bonificación del grande
book-word-grande-bonus-about = 2 puntos más por ser primero en solitario donde está tu grande
book-word-score-track = contador de puntos
book-word-score-track-about = el recorrido del borde del tablero en el que los marcadores muestran los puntos de todos
book-word-round-track = contador de rondas
book-word-round-track-about = donde el marcador de ronda cuenta las nueve rondas; una flor de lis indica una puntuación general
book-word-start-marker = marcador de jugador inicial
book-word-start-marker-about = indica quién juega la primera carta de poder
book-word-dummy = jugador neutral
book-word-dummy-about = el tercer color, neutral, en la partida de dos

## The board

book-chapter-board = El tablero
book-chapter-board-intro = Los reglamentos impresos no dan todas las cifras. Estas tablas muestran las de nuestra edición estándar; una mesa puede jugar con otras. Las regiones están en el orden en que las recorre una puntuación general.
book-tiles = Las dos losetas de puntuación dicen { $low } y { $high }.
book-numbers = La mitad inferior de una carta de acción muestra tantos caballeros como el número de su mazo.
book-powers = Cuántos caballeros trae a la corte cada carta de poder:

## Set-up

book-chapter-set-up = Preparación
book-chapter-set-up-intro = Qué hay en cada sitio antes de la primera ronda.
book-set-1 = Pueden jugar de dos a cinco personas. El tablero tiene dos caras: una para cuatro o cinco jugadores y otra para dos o tres.
book-set-2 = Separa las cartas de acción por el número del dorso. Salen así los mazos 1 a 4, de diez cartas cada uno; cada mazo se baraja por su cuenta y se deja boca abajo. El mazo 5 es solo la carta del Rey, [your-majesty]. De las 55 cartas de acción de la caja se usan 41; las diez de [regency|Nueva Regencia] y las cuatro [alternatives|alternativas] se quedan fuera si no juegas con ellas.
book-set-3 = Todos empiezan sin puntos, el marcador de ronda empieza en la ronda 1 y las dos losetas esperan junto al tablero.
book-set-4 = Recibes las cartas de poder del 1 al 13, un disco, tu grande y tus 30 caballeros.
book-set-5 = Baraja las nueve cartas de región. La de arriba dice en qué región empieza el rey. Después cada jugador roba una carta, dando la vuelta a la mesa desde la primera plaza [ours], y pone su grande y 2 caballeros en la región robada. Así todos empiezan en regiones distintas, y nadie en la del rey.
book-set-6 = 7 de tus caballeros empiezan en tu corte; los 21 restantes van a la provincia.
book-set-7 = El azar decide quién tiene primero el marcador de jugador inicial, salvo que la mesa nombre a alguien [ours]. En el juego impreso es para quien haya visitado España más recientemente.
book-inf-1 = Tus cartas de poder y modificadores solo los ves tú, y las cartas que has descartado quedan boca abajo. A la vista de todos están [ours]: lo que hay en cortes, provincia y regiones, las losetas, toda carta boca arriba, las cartas de acción descartadas, los puntos y cuántas cartas hay en cada mano. Todos conocen la carta que juegas durante la ronda en que la juegas.
book-first-game = ¿Es tu primera partida? Deja en la caja [regency], [power-shift] y las [alternatives|alternativas]. Y si quieres verlo todo en menos tiempo, prueba la [short|partida corta].

## Round

book-chapter-round = La ronda
book-chapter-round-intro = Cómo transcurre una ronda, de la primera carta a la última.
book-rnd-1 = Una partida tiene nueve rondas, y una ronda estas fases:
    - 1. Descubrir cartas de acción.
    - 2. Jugar cartas de poder.
    - 3. Hacer los turnos.
    - 4. Terminar la ronda.
    - 5. Tras la tercera, la sexta y la novena ronda, celebrar una puntuación general.
book-rev-1 = En la fase 1 se pone boca arriba la primera carta de cada mazo, de modo que todos saben qué se ofrece antes de que se juegue la primera carta de poder.

## Power cards

book-chapter-power-cards = Cartas de poder
book-chapter-power-cards-intro = Pujas por el orden de turno: una carta alta te deja elegir pronto, una baja te trae más caballeros.
book-pow-1 = En la fase 2, quien tiene el marcador de jugador inicial juega a la vista una carta de poder de su mano; los demás siguen en el sentido de las agujas del reloj con una carta cada uno.
book-pow-2 = No puedes jugar un valor que alguien ya haya jugado en esta ronda.
book-pow-3 = Los turnos van del valor más alto al más bajo.
book-pow-4 = Al terminar la ronda, la carta de poder que jugaste va boca abajo a tus propios descartes. No puedes volver a usarla, salvo que alguna carta la devuelva a tu mano.
book-pow-5 = Siempre hay una carta de poder que puedes jugar. En la última ronda aún tienes al menos cinco de las trece, antes de ti no pueden haber desaparecido más de cuatro valores (dos si participa el jugador neutral), y nadie está nunca obligado a añadir un modificador.

## A turn and the court

book-chapter-turn = El turno y la corte
book-chapter-turn-intro = Solo se pueden colocar los caballeros de tu corte. Tu carta de poder los trae allí.
book-trn-1 = En tu turno llevas primero caballeros a la corte. En una partida con [power-shift|Cambio de poder] sigue el efecto de tu modificador. Después eliges una de las cartas de acción boca arriba que quedan y usas sus dos mitades.
book-crt-1 = Tu carta de poder indica cuántos caballeros puedes llevar de la provincia a tu corte. Puedes llevar menos, o ninguno. El 12 y el 13 no traen ninguno.
book-crt-2 = Si tu color se agota en la provincia antes de que hayas tomado el número completo, puedes cubrir lo que falta, del todo o en parte, con caballeros tuyos de las regiones. El castillo y la región del rey quedan excluidos, y antes la provincia tiene que haberse quedado sin tu color. Una carta que lleve caballeros de la provincia a la corte te da el mismo derecho.

## Action cards

book-chapter-action-cards = Cartas de acción
book-chapter-action-cards-intro = Toda carta de acción tiene dos mitades, y las usas en el orden que quieras.
book-act-1 = Tienes que tomar una carta de acción, y quien venga después ya no podrá tenerla.
book-act-2 = Una carta de acción contiene una acción especial y una colocación. Cuál va primero lo decides tú. Termina una antes de pasar a la otra; puedes renunciar a cualquiera de ellas o a las dos.
book-act-3 = Si empiezas una acción especial, tienes que llevarla hasta donde se pueda, beneficie a quien beneficie. La palabra «hasta» en una carta te deja hacer menos.
book-act-4 = Una carta de acción usada va boca arriba a los descartes. La carta del Rey, en cambio, se pone boca abajo en su sitio y vuelve a estar en la ronda siguiente. Un [veto] que se ha puesto sobre la mesa se queda delante de quien lo tiene (véase VET-3). Las cartas de [regency] se descartan como las demás y no vuelven.
book-act-5 = Si una carta dice «hasta» o «tantos como quieras», puedes anunciarla y luego no elegir ninguno. No pasa nada, pero aun así puede gastarse un veto en ella [ours].
book-act-6 = Llevar a cabo una acción especial significa, mientras haya una manera legal de hacerlo [ours]:
    - Un rey que debe moverse se mueve; D-6 trata de [country-seat].
    - Con [entourage] van 2 caballeros, o los que haya si son menos.
    - Con [competition] se meten todos los grandes.
    - Con [decree] una loseta cambia de sitio; con [new-home], tu grande.
    - Con [empowerment] recuperas una carta.
    - Con [deputy] hay un intercambio.
    - Con [summons] tomas 2 caballeros, o los que tenga la provincia si son menos.

## Placement

book-chapter-placement = Colocación
book-chapter-placement-intro = El rey decide adónde pueden ir los nuevos caballeros.
book-plc-1 = Puedes colocar tantos caballeros como muestre la mitad inferior de tu carta, o menos. Vienen de tu propia corte y de ningún otro sitio.
book-plc-2 = Van a regiones que comparten frontera con la región del rey. La propia región del rey está cerrada.
book-plc-3 = Repártelos entre esas regiones como quieras. En vez de colocarlos en una región, puedes meter algunos o todos en el castillo.
book-plc-4 = En Francia y Portugal no hay caballeros, grandes ni losetas en toda la partida. Ni siquiera el rey llega allí con otra carta que [exile].
book-plc-5 = Cuenta dónde está el rey cuando colocas. Si tu acción especial acaba de moverlo, colocas alrededor de su nueva región [ours].

## Castillo

book-chapter-castillo = El castillo
book-chapter-castillo-intro = Lo que se mete dentro ya no se ve, y sale donde nadie lo espera.
book-cas-1 = El castillo no cuenta como región: una carta que habla de regiones no se refiere a él.
book-cas-2 = Los caballeros que se mueven pueden meterse dentro. Nada sale hasta que una puntuación general vacía el castillo.
book-cas-3 = Di en voz alta cuántos metes; todos pueden oírlo. Nadie puede mirar dentro del castillo ni contar lo que hay en él.
book-cas-4 = Solo lo abren una puntuación general y la carta [revelation].

## Taboo

book-chapter-taboo = Tabú
book-chapter-taboo-intro = Donde está el rey, nada cambia.
book-tab-1 = La región del rey es tabú: se queda como está. Ni caballeros ni grandes ni losetas entran o salen. Puntuarla sí está permitido. Cuatro cartas de [regency] rompen el tabú, cada una solo hasta donde llega su texto:
    - Con [infiltration] puedes colocar caballeros propios en la región del rey.
    - Con [entourage] hasta 2 caballeros salen de la región que el rey deja y entran en la que él entra.
    - Con [competition] se meten en el castillo los grandes de la región en la que entra.
    - Con [deputy] un grande sale de la región en la que él entra y va a la que deja.

## End of round

book-chapter-end-of-round = Fin de ronda
book-chapter-end-of-round-intro = Se recoge lo que sobra, y la ronda siguiente tiene a quien la empiece.
book-end-1 = Las cartas de acción que nadie tomó se descartan, menos la carta del Rey.
book-end-2 = El marcador de jugador inicial pasa a quien jugó el valor más bajo, aunque entretanto [empowerment] haya devuelto esa carta a su mano.
book-end-3 = El marcador de ronda avanza. A las rondas 3, 6 y 9 las sigue una puntuación general.
book-end-4 = En detalle y por este orden:
    - Descartar lo que no se tomó.
    - Entregar el marcador de jugador inicial.
    - Poner las cartas de poder jugadas, también la del jugador neutral, en los descartes de sus dueños.
    - Retirar el veto cuyo plazo ha vencido.
    - Celebrar la puntuación general si toca; aún pertenece a la ronda que acaba.
    - Mover el marcador de ronda.

## General scoring

book-chapter-scoring = Puntuación general
book-chapter-scoring-intro = Tres veces en la partida se puntúa todo: primero el castillo, luego cada región.
book-sco-1 = Una puntuación general tiene tres pasos:
    - (a) En secreto y a la vez, cada jugador marca una región en su disco, también quien no tenga nada en el castillo [ours]. El jugador neutral no marca ninguna.
    - (b) Se puntúa el castillo. Después se muestran los discos, y todo lo que un jugador tiene en el castillo va a la región que marca su disco.
    - (c) Se puntúan las nueve regiones una a una, de arriba abajo según la lista impresa.
book-sco-2 = Quien señala la región del rey recupera en cambio sus caballeros en la corte. (En el disco impreso, una posición dudosa tiene el mismo efecto; el nuestro nunca deja dudas.)
book-sco-3 = Compara cuántos caballeros tiene cada jugador en el lugar que se puntúa, sin contar los grandes. La tabla de puntos muestra lo que valen los puestos 1.º, 2.º y 3.º. Sin ningún caballero allí no recibes nada.
book-sco-4 = Los jugadores con el mismo número bajan todos un puesto, sean cuantos sean. Para calcularlo, empieza por el puesto 1 y ve del número más alto al más bajo, dejando fuera el cero:
    - Quien está solo con un número ocupa el puesto al que has llegado, y sigues con el siguiente.
    - Quienes comparten un número ocupan todos el puesto posterior al que has llegado, y sigues dos puestos más allá.
    Los puestos que la tabla de puntos no muestra no valen nada. En una tabla de puntos de 5/3/1, jugadores con 2, 2, 2 y 1 reciben 3, 3, 3 y 1. Con 3, 3, 1 y 1, los dos primeros reciben el 2.º valor y los otros nada. Un empate por el 3.er puesto no vale nada.
book-sco-5 = Ocupar en solitario el 1.er puesto en la región del rey da 2 puntos más: la bonificación del rey. Ocuparlo en solitario donde está tu grande también da 2: la bonificación del grande. Una misma región puede darte las dos. Quien empata no recibe ninguna. Las bonificaciones se pagan en toda puntuación, general o por una carta.
book-sco-6 = Una loseta sustituye a la tabla de puntos sobre la que está, en toda puntuación; las bonificaciones se pagan igual. En una región cabe una loseta, y en el castillo también una. El castillo muestra su tabla de puntos dos veces, pero se puntúa una sola vez, y una loseta vale por las dos.
book-sco-7 = Con dos o tres jugadores se ignora el tercer valor de toda tabla de puntos y loseta.
book-sco-8 = Nadie pierde nunca puntos.
book-fin-1 = La tercera puntuación general termina la partida. Gana quien tiene más puntos. Quienes tienen los mismos puntos comparten la victoria, o el puesto que les toque.

## Terms on cards

book-chapter-terms = Términos de las cartas
book-chapter-terms-intro = Las palabras de las cartas de acción significan exactamente esto.
book-mov-1 = *Mover* caballeros es sacarlos de regiones y ponerlos en otras regiones o en el castillo. Pueden ir a cualquier parte, cerca o lejos del rey, juntos o por separado.
book-mov-2 = La carta dice qué caballeros mueves: propios, rivales (de tantos rivales como quieras) o cualesquiera. Solo estás limitado a una única región, de salida o de llegada, si la carta lo dice.
book-mov-3 = Nunca se mueve desde el castillo, una corte o la provincia, y nunca hacia la región del rey ni desde ella (TAB-1).
book-ret-1 = *Devolver* caballeros es ponerlos de nuevo en la provincia. La carta dice si salen de regiones, de la corte o de ambas; el castillo y la región del rey están a salvo. Quien tiene menos de los que se piden devuelve todos los que haya.
book-ret-2 = Si varios jugadores tienen que devolver caballeros, se va en el sentido de las agujas del reloj, empezando a la izquierda de quien tiene el turno. Cada cual elige los suyos, salvo que la carta dé la elección a otra persona.
book-ret-3 = Lo hacen a la vista, uno tras otro, y quien viene después sabe lo que han entregado los anteriores [ours].
book-scr-1 = *Puntuar* una región es hacer allí lo que hace una puntuación general, bonificaciones incluidas. El castillo queda fuera, salvo que la carta lo nombre. Si puedes elegir una región, también vale la del rey. Las losetas valen (SCO-6): una «región de 4», por ejemplo, es aquella cuyo primer puesto vale 4 en ese momento.
book-scr-2 = Si una carta puntúa más de una región, primero se fija cuáles son; después se puntúan en el orden del tablero [ours].
book-dsc-1 = Si una carta pide *discos*, cada jugador al que se refiere marca el suyo en secreto. Todos los discos se muestran a la vez, y solo entonces pasa algo.
book-dsc-2 = Un disco ofrece las nueve regiones y nada más. Hasta que ha elegido el último jugador, nadie sabe nada de las demás elecciones, y se pregunta incluso a quien solo tiene una respuesta posible [ours].

## Short game

book-chapter-short = Partida corta
book-chapter-short-intro = El mismo juego en dos tercios del tiempo.
book-sht-1 = Seis rondas en vez de nueve. El marcador de ronda empieza en la casilla 2 y se salta la 4 y la 7: se juegan la 2 y la 3, se puntúa, la 5 y la 6, se puntúa, la 8 y la 9, se puntúa.
book-sht-2 = Donde una regla dice ronda 3, 6 o 9 se refiere a la casilla con ese número; por lo demás no cambia nada [ours].

## Two players

book-chapter-two = Dos jugadores
book-chapter-two-intro = Se une un tercer color que no dirige nadie: el jugador neutral.
book-dum-1 = Jugad en la cara para dos y tres. El jugador neutral recibe un color, los 30 caballeros de ese color y sus 13 cartas de poder, barajadas y boca abajo. Puede estropear mayorías, pero no recibe puntos. No tiene grande, corte ni disco.
book-dum-2 = Los mazos 2 y 3 se barajan juntos en uno solo. Se elige entre cuatro mazos: el 1, el conjunto, el 4 y el 5.
book-dum-3 = Cuando el rey y los dos jugadores tienen su región, se barajan de nuevo las nueve cartas de región, que ahora sirven al jugador neutral. Cada ronda empieza robando dos, y 2 caballeros neutrales entran en cada región robada. Si una carta nombra la región del rey, se descarta sin efecto y sin reemplazo. En una ronda que empieza con los 30 en el tablero no se roba ninguna carta. Tras cada puntuación general se vuelven a barajar las nueve.
book-dum-4 = La primera carta de poder del jugador neutral se descubre antes de que los jugadores jueguen las suyas. Su valor queda entonces ocupado y fija cuándo le toca el turno. El marcador de jugador inicial nunca es suyo: si tiene el valor más bajo, el marcador va a quien de los otros dos tenga el valor menor.
book-dum-5 = Cuando le llega el turno al jugador neutral, se retira, de las cartas de acción que quedan, la que muestra más caballeros. Nada de ella se lleva a cabo. Se descarta enseguida, salvo [your-majesty], que se pone boca abajo y vuelve en la ronda siguiente. La carta de poder del jugador neutral se descarta al final de la ronda.
book-dum-6 = Los caballeros neutrales son rivales: con las reglas habituales puedes moverlos y devolverlos. Si una carta haría que el jugador neutral decidiera o hiciera algo, se pasa por alto.
book-dum-7 = Los caballeros neutrales devueltos van a su reserva y pueden volver al tablero.
book-dum-8 = En una puntuación, el jugador neutral ocupa puesto y empata como uno más. Lo que vale su puesto no es para nadie, y quien empata con él no recibe bonificación.
book-dum-9 = Una ronda empieza por este orden: las cartas de región del jugador neutral, las cartas de acción, la carta de poder del jugador neutral, las cartas de poder de los jugadores [ours].
book-dum-10 = Los caballeros neutrales del castillo cuentan como en el tablero. Si en la reserva quedan solo 1, 2 o 3, la región robada primero recibe primero los suyos [ours].

## Three players

book-chapter-three = Tres jugadores
book-chapter-three-intro = Casi el juego de siempre.
book-thr-1 = Jugad en la cara para dos y tres y puntuad según SCO-7. Si queréis más rivalidad por las cartas, unid los mazos 2 y 3 como en DUM-2.

## Alternatives

book-chapter-alternatives = Alternativas
book-chapter-alternatives-intro = Más cartas de acción, a cambio de otras.
book-alt-1 = Hay otras cuatro cartas de acción para jugadores con experiencia. Se usan tantas como se quiera; las dos copias de [veto] cuentan por separado. Por cada carta que se añade a un mazo sale antes del juego una carta de ese mazo tomada al azar, y nadie la mira. Si se usan las cuatro, los mazos 1 a 4 ceden 1, 2, 0 y 1 cartas.
book-alt-2 = Este cambio se hace en cada mazo antes de unir los mazos 2 y 3, si es que se unen [ours].

## New Regency

book-chapter-regency = Nueva Regencia
book-chapter-regency-intro = El rey tiene ideas propias: diez cartas nuevas para el mazo 5.
book-reg-1 = Deja [your-majesty] en la caja. En su lugar se barajan las diez cartas de Nueva Regencia y forman el mazo 5, un mazo como los demás: en cada ronda se descubre una carta nueva, y se descarta la haya tomado alguien o no.

## Power Shift

book-chapter-power-shift = Cambio de poder
book-chapter-power-shift-intro = Los modificadores alteran las cartas de poder, y algunos hacen un poco más.
book-modifiers = Los 16 modificadores son de cuatro clases.
book-modifier-recruit = Lleva 1 caballero propio de la provincia a la corte.
book-modifier-move-opposing = Mueve 1 caballero rival.
book-modifier-none = Ninguno.
book-modifier-place-from-province = Coloca 1 caballero propio de la provincia en cualquier región menos la del rey; no en el castillo.
book-psh-1 = Baraja los 16 modificadores y reparte 3 a cada jugador; los demás salen del juego sin que nadie los vea. Cada jugador pasa entonces uno de los tres, boca abajo, a su izquierda; todos eligen antes de mirar lo que llega por la derecha, de modo que entre dos se intercambia una carta. El jugador neutral no recibe ninguno. Esto es parte de la preparación y se hace antes de descubrir por primera vez cartas de acción [ours].
book-psh-2 = Junto con tu carta de poder puedes jugar un modificador y sumar los dos. La suma es tu valor en POW-2, POW-3 y END-2, y puede quedar por debajo de 1 o por encima de 13. Cuántos caballeros vienen a la corte lo sigue diciendo la carta de poder [ours].
book-psh-3 = Algunos modificadores tienen un efecto. Puedes usarlo en tu turno cuando ya has llevado caballeros a la corte (CRT-1) y aún no has elegido carta de acción. No es una acción especial, así que ningún veto lo detiene. Puedes renunciar a él; si lo empiezas, lo terminas; si no puede cambiar nada, no se te pregunta [ours].
book-psh-4 = Al acabar tu turno, el modificador va a tus descartes, y tu suma sigue valiendo. La carta de poder lo sigue al final de la ronda, como siempre; para el juego da lo mismo [ours]. Con [empowerment] puedes recuperar un modificador en lugar de una carta de poder, incluso el que acabas de jugar.
book-psh-5 = Si en la provincia no queda nada de tu color, el efecto del +1 puede tomar de una región según CRT-2, y el del −2 no hace nada [ours].
book-var-1 = Alternativas, Nueva Regencia, Cambio de poder y la partida corta pueden combinarse como se quiera y con cualquier número de jugadores [ours].

## Single cards

book-chapter-single = Cartas sueltas
book-chapter-single-intro = Lo que hace una carta está en la carta. Aquí está lo que necesita más de una línea. Lo esencial viene impreso en los reglamentos; lo que va más allá está marcado.
book-emp-1 = [empowerment]: la carta que recuperas puede ser la carta de poder que acabas de jugar. El orden de turno de esta ronda y el marcador de jugador inicial quedan como están. No tienes que mostrar la carta: los demás saben que ha vuelto una, no cuál [ours].
book-rvt-1 = [revolt] convierte el castillo en la región del rey, con todo lo que eso supone. Todas las regiones son vecinas suyas, y nadie puede colocar caballeros en él. Puntuarlo puede dar la bonificación del rey. Quien lo puntúa vuelve a meter el contenido: caballeros y grandes se quedan dentro, también en una puntuación general. Termina cuando el rey vuelve a moverse. Además [ours]:
    - Tampoco se mete nada al mover ni por ninguna carta; INL-1 es la única excepción.
    - El castillo sigue sin ser región: una carta que elige, cuenta o puntúa regiones no lo alcanza.
    - En una puntuación general los discos no harían nada y no se marcan.
    - Las losetas no pueden llegar al castillo ni salir de él.
book-exi-1 = [exile]: colocas en las regiones que limitan con el país donde está el rey, o en el castillo. Mientras esté en el extranjero no hay región del rey: ni tabú ni bonificación del rey, y elección libre en los discos. Jugada otra vez, la carta lo lleva de un país al otro; no puede quedarse donde está [ours].
book-ent-1 = [entourage]: los que lo acompañan vienen todos de la región que el rey deja y llegan todos a la región en la que entra. Cuáles son lo dice quien juega la carta [ours].
book-cse-1 = [country-seat] cuenta los caballeros de todos los colores. Los neutrales también cuentan, y si ninguna región tiene un solo caballero no pasa nada [ours].
book-cmp-1 = [competition] mete grandes, no caballeros. Si el rey estaba junto al castillo, ya se ha ido de allí cuando se meten los grandes [ours].
book-grc-1 = Un grande dentro del castillo da a su dueño la posibilidad de la bonificación del grande cuando se puntúa el castillo; para ello tiene que ocupar en solitario el 1.er puesto con los caballeros de dentro. El disco de su dueño lo saca, y [revelation] lo vuelve a meter. Sale aunque ningún caballero salga con él; [revolt] (RVT-1), con todo, lo retiene dentro; [new-home] no lo alcanza [ours].
book-inl-1 = [infiltration] tiene que usarse antes de la colocación que amplía, y no amplía más colocación que la tuya de este turno. Si el rey está junto al castillo, te deja meter caballeros en él; si está en el extranjero, no tiene efecto [ours].
book-dep-1 = [deputy] puede elegir el grande de cualquier jugador, siempre que él y el rey estén en regiones. Con el rey en el extranjero o junto al castillo puedes usar la carta, y no hace nada [ours].
book-rad-1 = [royal-adviser] mueve a un rey que está en el extranjero a una región de la frontera de ese país, y a un rey junto al castillo a cualquier región. Nunca lo lleva al extranjero ni al castillo [ours].
book-one-1 = [conspiracy], [exodus] y el movimiento de [representation]: elige una región que no sea la del rey y en la que haya al menos un caballero que la carta te deje mover. Si no hay ninguna región así, véase D-19 [ours].
book-cou-1 = [coup]: puedes elegir cualquier región menos la del rey, incluso una en la que ningún rival tenga caballeros [ours].
book-asn-1 = [assassin] devuelve un caballero, ni más ni menos, de cada rival que tenga alguno fuera del castillo y de la región del rey [ours].
book-riv-1 = [rivalry]: un disco puede mostrar la región del rey, y también una región sin caballeros [ours].
book-vet-1 = Mientras alguien tenga delante un veto, todos los demás anuncian su acción especial antes de empezarla. El anuncio nombra la carta, pero no su objetivo ni cuál de dos opciones se quiere; quien tiene el veto responde sí o no antes de que siga el juego. Si dos jugadores tienen un veto cada uno, responden en el sentido de las agujas del reloj desde quien tiene el turno, y el primer sí decide [ours].
book-vet-2 = Quien ha visto vetada su acción especial aún puede colocar caballeros, pero no anunciar otra vez la acción especial. Poner [veto] sobre la mesa también es una acción especial; si se veta, la carta se descarta. El jugador neutral nunca hace nada que pueda vetarse, y tu propia acción no puedes vetarla [ours].
book-vet-3 = Un veto vale para la ronda en que se tomó y para la siguiente, y desaparece al final de esta. Puedes tener los dos vetos, cada uno con su propio final. Aun así se te pregunta una sola vez por cada acción especial, y gastas el veto que antes acabaría [ours].
book-vet-4 = Un veto detiene una acción especial entera: no la mitad, ni una vez empezada. No puede nada contra la colocación, la llegada de caballeros a la corte, las puntuaciones generales ni los efectos de los modificadores [ours].

## Rulings

book-chapter-rulings = Aclaraciones
book-chapter-rulings-intro = Aquí los reglamentos impresos difieren entre sí o dejan abierta una pregunta. Todas las respuestas son nuestras.
book-d-1 = [coup], [civil-war] y [desertion] no dejan marcar la región del rey en el disco; si no tienes caballeros en ningún otro sitio, la carta no te afecta. En una puntuación general sí puedes marcarla, y envía tus caballeros a la corte (SCO-2).
book-d-2 = Una carta no mueve dos veces el mismo caballero. Con exactitud: de cada color, una acción especial no saca de una región más caballeros de los que había al empezar.
book-d-3 = Un movimiento tiene que llevar a otro sitio; devolver un caballero adonde estaba no es moverlo.
book-d-4 = Los caballeros neutrales del castillo cuentan cuando una puntuación general lo puntúa, y después se quedan dentro.
book-d-5 = Si tu grande está en el castillo y tu disco muestra la región del rey, tus caballeros vuelven a la corte y tu grande se queda dentro.
book-d-6 = [country-seat] tiene en cuenta la propia región del rey. Si es la única con menos caballeros, se queda; si empata con otras, puedes dejarlo o enviarlo a una de ellas.
book-d-7 = [entourage] con un rey que viene de Francia, de Portugal o de junto al castillo no trae caballeros consigo.
book-d-8 = [deputy] no puede elegir un grande que esté en la región del rey.
book-d-9 = «A cualquier región» en una carta para el rey significa cualquiera menos aquella en la que está.
book-d-10 = [justice] y un disco pueden nombrar una región en la que nadie tenga caballeros; se puntúa, y nadie recibe puntos.
book-d-11 = En una partida con Cambio de poder, la suma más baja recibe el marcador de jugador inicial. Los reglamentos polaco, húngaro y ucraniano lo dicen; el alemán y el checo no hablan de ello.
book-d-12 = [exile]: los reglamentos alemán, checo y ucraniano dicen que ninguna otra carta envía al rey al extranjero; el polaco y el húngaro, que esta carta no lo envía a ningún otro sitio. Las dos cosas son ciertas.
book-d-13 = [levy], [disbandment], [withdrawal], [civil-war], [desertion] y [coup] afectan a los rivales y no a quien las usa.
book-d-14 = [assassin] afecta también al jugador neutral: es un rival con caballeros, y no tiene nada que decidir.
book-d-15 = [withdrawal], [levy], [disbandment], [civil-war], [desertion], [coup] y [rivalry] pasan por alto al jugador neutral, que no tiene corte ni toma decisiones.
book-d-16 = [heartland], [hinterland] y [country-seat] miran las nueve regiones, la del rey incluida, y cuentan los caballeros neutrales.
book-d-17 = Con dos o tres jugadores, quien empata por el 2.º puesto baja al tercer valor y no recibe nada.
book-d-18 = Todos oyen cuántos caballeros se meten en el castillo. Si el programa muestra además la cuenta lo decide la mesa («ayuda de memoria»); está apagada mientras no se encienda.
book-d-19 = Puedes usar una acción especial que no puede cambiar nada, por ejemplo porque ningún rival tiene caballeros al alcance o no se puede mover ninguna loseta. Lo mismo vale para cada mitad de [representation].
book-d-20 = Si alguien abandona una partida en línea, un bot ocupa su plaza y la partida continúa.
book-d-21 = [veto] detiene la acción especial y nada más. El reglamento checo habla del efecto de la carta, los otros de la acción especial, y el polaco añade que la colocación sigue adelante.
book-d-22 = El efecto de un modificador va antes de elegir carta de acción. El reglamento checo lo pone antes del efecto de la carta; los otros, antes de la elección.
book-d-23 = [empowerment] recupera una sola carta en total: una carta de poder o un modificador. El reglamento ucraniano dice «también» donde los otros dicen «en su lugar».
book-d-24 = [decree] mueve una loseta a otra tabla de puntos que esté libre. El «sobre otra loseta» del ucraniano es una errata.
book-d-25 = Puedes mover caballeros neutrales; no puedes colocarlos, aunque el reglamento checo use esa palabra.
book-d-26 = Las páginas de Cambio de poder descartan la carta de poder junto con el modificador tras el turno; las páginas de la ronda descartan las cartas de poder cuando acaba la ronda. Seguimos PSH-4.

## The cards

book-chapter-cards = Las cartas
book-chapter-cards-intro = Hay 39 clases de cartas de acción. Los mazos 1 a 4 tienen diez cartas cada uno; cuántas copias hay de cada clase depende de la edición. «Propio» se refiere a quien juega la carta.
book-card-ids = Cada carta tiene además un id, que es como la llaman el programa y sus archivos.
book-deck = Los reglamentos muestran solo una parte de las cartas. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] y [royal-adviser] siguen las de 1995 hasta donde se conocen; sus nombres, y los de algunas otras cartas, son nuestros.

## Credits

book-chapter-credits = Créditos
book-chapter-credits-intro = Quién hizo El Grande y quién no ha hecho esto.
book-credits = El Grande es un juego de mesa de Wolfgang Kramer y Richard Ulrich, publicado por Hans im Glück. La edición de 2023 está ilustrada por Stefan Sonnberger.
book-unofficial = Esta es una versión independiente y no oficial, sin relación con los autores ni con la editorial. Todos los textos y dibujos son nuestros. Si te gusta el juego, el impreso merece un sitio en tu estantería.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = El orden de turno
book-example-turn-order-text = Azul abre con el { $bluePower }. Verde puede jugar cualquier otro valor y juega el { $greenPower }, Naranja juega el { $orangePower } y tú el { $redPower }. El primer turno es tuyo; siguen Azul, Naranja y Verde. Tu { $redPower } trae hasta { $redBrings ->
    [one] 1 caballero
   *[other] { $redBrings } caballeros
  } a tu corte.
book-example-modifiers = Sumas
book-example-modifiers-text = Has jugado el { $redCard }, y Azul el { $blueCard }. Verde juega el { $greenCard } con +1, que hacen { $greenPower }. No podría haber jugado el { $greenRefusedCard } con +1: hacen { $greenRefusedPower }, y el { $blueCard } está ocupado.
book-example-overflow = La provincia está vacía
book-example-overflow-text = Tu { $redCard } trae hasta { $redBrings ->
    [one] 1 caballero
   *[other] { $redBrings } caballeros
  }, pero en la provincia solo te queda { $redProvince }. Lo tomas y traes otro de Galicia. De Toledo no podrías traer ninguno, porque allí está el rey, y del castillo tampoco. Tu corte pasa de { $redCourt } a { $redCourtAfter }.
book-example-where-to-place = Dónde colocar
book-example-where-to-place-text = El rey está en Castilla. Puedes ir a Galicia, Navarra, Aragón, Toledo y el castillo. La propia Castilla está cerrada, y también Granada, que no la toca. Colocas { $redToledoAfter } en Toledo y metes { $redCastilloAfter } en el castillo.
book-example-placement-first = Primero colocar
book-example-placement-first-text = Tomas [your-majesty] mientras el rey está en Valencia. Colocas { $redGranadaAfter } en Granada y { $redToledoAfter } en Toledo, y metes { $redCastilloAfter } en el castillo. Después mueves al rey a Toledo, donde los tuyos quedan a salvo.
book-example-doing-without = Renunciar
book-example-doing-without-text = Tomas [fiesta], que puntuaría Aragón, sobre todo en provecho de Azul. Así que renuncias a la acción especial y solo colocas: { $redAragonAfter } en Aragón y { $redToledoAfter } en Toledo.
book-example-taboo = Nada entra, nada sale
book-example-taboo-text = El rey está en Toledo. Con [march] no puedes sacar a nadie de Toledo ni llevar a nadie allí. En su lugar mueves uno de Granada a Sevilla, por delante del rey.
book-example-leftover = La carta que nadie tomó
book-example-leftover-text = Con cuatro jugadores sobra una carta de acción en cada ronda. Aquí es [fiesta], y se descarta. Si sobra la carta del Rey, se queda.
book-example-empowerment = La carta más baja, recuperada
book-example-empowerment-text = Tu { $redCard } es la carta más baja de la ronda, y la recuperas con [empowerment]. Aun así, el marcador de jugador inicial es tuyo al final de la ronda.
book-example-castillo = Se abre el castillo
book-example-castillo-text = Dentro hay { $redCastillo } de los tuyos, { $blueCastillo } de Azul y { $orangeCastillo } de Naranja. Con la tabla de puntos de { $castilloFirst }/{ $castilloSecond }/{ $castilloThird } recibes { $redCastilloPoints }, Azul { $blueCastilloPoints }, Naranja { $orangeCastilloPoints } y Verde nada. Tu disco muestra Granada: tus { $redGranadaAfter } van allí y puntúan { $redGranadaPoints } más. Los demás señalan la región del rey, y los suyos vuelven a la corte.
book-example-disc-to-court = Un disco en la región del rey
book-example-disc-to-court-text = El rey está en Sevilla, y el disco de Azul muestra Sevilla. Azul puntúa el castillo con { $blueCastilloPoints }. Luego sus { $blueCastillo } caballeros vuelven a la corte.
book-example-four-in-a-row = Cuatro en fila
book-example-four-in-a-row-text = En Galicia ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }) Naranja tiene { $orangeGalicia }, Azul { $blueGalicia }, tú { $redGalicia } y Verde { $greenGalicia }. Naranja recibe { $orangePoints } y Azul { $bluePoints }. Aquí el tercer puesto no vale nada, y un cuarto no vale nada en ninguna parte.
book-example-tie-of-three = Un empate por el primer puesto
book-example-tie-of-three-text = En Navarra ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }) tú, Azul y Verde tenéis { $redNavarra } cada uno, y Naranja { $orangeNavarra }. El grande de Verde está allí, pero no cuenta. Los tres bajáis al 2.º puesto y recibís { $redPoints } cada uno; Naranja recibe { $orangePoints } por el 3.º.
book-example-tie-costs-bonus = Un empate cuesta la bonificación
book-example-tie-costs-bonus-text = En Sevilla ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }) Azul y Verde tienen { $blueSevilla } cada uno, tú tienes { $redSevilla }. Azul y Verde reciben { $bluePoints } cada uno, tú recibes { $redPoints }. El grande de Azul está en Sevilla, pero al haber empate Azul no recibe bonificación.
book-example-both-bonuses = Las dos bonificaciones
book-example-both-bonuses-text = En Granada ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }) vas en cabeza con { $redGranada }, y allí están el rey y tu grande: { $granadaFirst } por el puesto y { $redGranadaBonus } por las dos bonificaciones suman { $redPoints }. Naranja y Verde empatan detrás de ti, bajan al 3.er puesto y reciben { $orangePoints } cada uno.
book-example-tile = Una loseta de puntuación
book-example-tile-text = Con [decree] pones una loseta en Castilla. El primer puesto valía { $castillaFirst }; ahora vale { $castillaFirstAfter }, y los otros puestos { $castillaSecondAfter }. En Toledo no podrías ponerla: allí está el rey.
book-example-tiles-and-cards = Losetas y cartas de puntuación
book-example-tiles-and-cards-text = Una loseta hace que Toledo valga { $toledoFirst }, la otra que Galicia valga { $galiciaFirst }. [outposts] puntúa Cataluña para Azul ({ $bluePoints }), Toledo para Verde ({ $greenPoints }) y Sevilla para ti ({ $redPoints }). Naranja no recibe nada: Galicia ya no es una región de 4.
book-example-moving = Mover
book-example-moving-text = Con [intrigue] mueves uno de tus caballeros de Granada a Castilla y metes otro de Granada en el castillo. Mueves uno de Verde de Aragón a Valencia y uno de Azul de Valencia a Castilla.
book-example-returning = Devolver
book-example-returning-text = Usas [withdrawal]. Azul se sienta a tu izquierda, empieza y devuelve { $blueCourtReturned } de la corte. Verde devuelve { $greenCourtReturned } de la corte y { $greenValenciaReturned } de Valencia; Naranja, { $orangeToledoReturned } de Toledo y { $orangeValenciaReturned } de Valencia. La corte de Azul tenía { $blueCourt } y conserva { $blueCourtAfter }.
book-example-discs = Discos secretos
book-example-discs-text = Usas [coup] en Toledo. Se muestran los discos: Naranja lleva { $orangeCatalunaAfter } a Cataluña, Azul { $blueGranadaAfter } a Granada y Verde { $greenValenciaAfter } a Valencia. Tus { $redToledoAfter } se quedan en Toledo.
