# The first game that teaches: for each lesson a title, what it is about, and for each task what to do and what came of
# it; then what is said to somebody who does something else that the rules allow. The learner plays red.

lesson-turn-order-title = Las cartas de poder y la corte
lesson-turn-order-intro = Cada ronda empieza con las cartas de poder: dicen quién actúa primero y cuántos caballeros llegan a tu corte.
lesson-turn-order-task-1 = Los demás han jugado 8, 3 y 6. Juega una carta de poder que te dé el primer turno, pero no más alta de lo necesario: cuanto más alta, menos caballeros trae.
lesson-turn-order-done-1 = Tu 9 es la carta más alta, así que el primer turno es tuyo. No volverá a tu mano: cada una de tus 13 cartas se juega una sola vez.
lesson-turn-order-task-2 = Un 9 te deja llevar 2 caballeros de tu provincia a tu corte. Solo los que están en la corte se pueden colocar en el tablero. Lleva los dos.
lesson-turn-order-done-2 = Ahora hay 5 caballeros esperando en tu corte. Una carta baja habría traído más, pero te tocaría tarde.
lesson-turn-order-not-first = Con esa carta alguien actuaría antes que tú. Necesitas más de 8.
lesson-turn-order-dear = Con esa también tienes el primer turno, pero basta una más baja, y trae más caballeros.
lesson-turn-order-too-few = Puedes llevar menos, pero aquí todo caballero es bienvenido. Lleva 2.

lesson-placement-title = Colocar caballeros
lesson-placement-intro = En tu turno tomas una carta de acción. Su mitad inferior dice cuántos caballeros puedes colocar.
lesson-placement-task-1 = Azul va en cabeza en Aragón con 2 caballeros, y tú no tienes ninguno allí. Elige una carta que te deje colocar al menos 3.
lesson-placement-done-1 = Esa carta es tuya en esta ronda; los demás eligen entre las que quedan.
lesson-placement-task-2 = Los caballeros van a regiones vecinas del rey. Está en Castilla, y Aragón es una región vecina. Coloca en Aragón los que necesites para ir en cabeza. Prueba también en la propia Castilla, si quieres: la región del rey es tabú.
lesson-placement-done-2 = 3 contra 2: si Aragón se puntuara ahora, te llevarías lo máximo. En la región del rey nada entra y nada sale, así que quien va allí en cabeza está a salvo mientras el rey se quede.
lesson-placement-too-few = Esa carta te deja colocar muy pocos para superar a Azul en Aragón. Busca una con un 3 o más.
lesson-placement-elsewhere = Puedes colocar ahí, pero entonces no quedan bastantes para Aragón. Deshazlo y coloca en Aragón.
lesson-placement-special = Puedes usar primero la acción especial. Pero en esta lección coloca antes tus caballeros; la siguiente trata de las acciones especiales.
lesson-placement-too-soon = Todavía no: en Aragón, Azul sigue teniendo tantos como tú, o más.

lesson-special-title = Acciones especiales
lesson-special-intro = La mitad superior de una carta de acción es su acción especial. Puedes usarla o no, antes o después de colocar.
lesson-special-task-1 = Has tomado Marcha, que mueve hasta 4 caballeros tuyos. Usa la acción especial.
lesson-special-done-1 = No hace falta mover los 4. Van de una región a cualquier otra, cerca o lejos; solo la región del rey queda cerrada.
lesson-special-task-2 = En Granada vas por detrás de Azul, pero en Sevilla Azul solo tiene 1 caballero. Mueve tus 2 de Granada a Sevilla. Los de Toledo no pueden moverse: allí está el rey.
lesson-special-done-2 = Sevilla ya es tuya, 2 contra 1, y sin gastar un solo caballero de tu corte.
lesson-special-placement = Puedes colocar primero, pero esta vez empieza por la acción especial.
lesson-special-elsewhere = Puedes mover ahí, pero se trata de ir en cabeza en Sevilla. Mueve tus caballeros de Granada a Sevilla.
lesson-special-too-soon = Todavía no: en Sevilla no vas en cabeza.

lesson-king-title = El rey
lesson-king-intro = El lugar del rey decide dónde pueden colocar todos. En cada ronda hay una carta que lo mueve: Su Majestad.
lesson-king-task-1 = Quieres más caballeros en Granada, pero el rey está lejos, en Galicia. Tienes Su Majestad: usa su acción especial.
lesson-king-done-1 = El rey va a la región que quieras. Lo que no puede es quedarse donde está.
lesson-king-task-2 = Mueve al rey junto a Granada, pero no dentro: donde está él, no entra nadie.
lesson-king-done-2 = Desde ahora todos colocan alrededor de la nueva región del rey, hasta que alguien vuelva a moverlo.
lesson-king-task-3 = Su Majestad te deja colocar 5 caballeros. En Granada Azul tiene 2 y tú 1: coloca allí los que necesites para ir en cabeza.
lesson-king-done-3 = Granada es tuya. Si el propio rey estuviera en Granada, quien fuera allí en cabeza en solitario recibiría 2 puntos más en cada puntuación.
lesson-king-placement = Puedes colocar primero, pero con el rey en Galicia no llegas a Granada. Muévelo antes.
lesson-king-inside = El rey puede ir ahí, pero entonces nadie podrá colocar en Granada, tampoco tú. Elige una de sus vecinas.
lesson-king-far = Desde ahí no se llega a Granada. Elige una de sus vecinas: Sevilla, Toledo o Valencia.
lesson-king-elsewhere = Puedes colocar ahí, pero se trata de ir en cabeza en Granada.
lesson-king-too-soon = Todavía no: en Granada, Azul sigue teniendo tantos como tú, o más.

lesson-castillo-title = El castillo y el disco secreto
lesson-castillo-intro = El castillo es una torre cuyo interior nadie puede ver. En cada puntuación general se abre, y cada cual envía lo que tiene dentro a una región de su elección.
lesson-castillo-task-1 = Es la tercera ronda: al acabar hay una puntuación. En el castillo siempre puedes colocar, esté donde esté el rey. Mete dentro tus 3 caballeros.
lesson-castillo-done-1 = La ronda ha terminado. Antes de que se abra el castillo, todos marcan un disco en secreto: dice a qué región irán sus caballeros.
lesson-castillo-task-2 = Marca en tu disco una región rica: una cuyo primer puesto valga 6 puntos o más y en la que, con tus 3 del castillo, vayas en cabeza.
lesson-castillo-done-2 = Primero se ha puntuado el propio castillo: tú eras quien más tenía dentro. Después se han mostrado los discos, tus caballeros han salido al galope y se han puntuado todas las regiones.
lesson-castillo-elsewhere = Puedes colocar ahí, pero esta lección trata del castillo. Mete el caballero en la torre.
lesson-castillo-too-soon = Todavía no: aún te quedan caballeros que meter en el castillo.
lesson-castillo-king = Puedes elegir la región del rey, pero nada puede entrar en ella: tus caballeros no harían más que volver a tu corte.
lesson-castillo-behind = Puedes elegirla, pero ni con 3 más irías allí en cabeza.
lesson-castillo-poor = Allí irías en cabeza, pero da poco. Busca una región cuyo primer puesto valga 6 puntos o más.

lesson-scoring-title = Puntos, empates y bonificaciones
lesson-scoring-intro = Una región da puntos por el primer, el segundo y el tercer puesto, según su tabla de puntos. Empatar sale caro: quienes empatan bajan todos un puesto.
lesson-scoring-task-1 = En Toledo, Azul y Verde tienen 3 caballeros cada uno: un empate por el primer puesto, así que ambos reciben solo lo que vale el segundo. Tú tienes 2. Coloca tus 2 caballeros de modo que ocupes en solitario el primer puesto.
lesson-scoring-done-1 = Con 4 contra 3 y 3, el primer puesto es tuyo. Si hubieras colocado solo uno, habría un empate entre tres, y todos recibirían solo lo que vale el segundo puesto.
lesson-scoring-task-2 = Justicia puntúa una región enseguida. Usa su acción especial y elige Toledo.
lesson-scoring-done-2 = 7 puntos por el primer puesto, y 2 más porque tu grande está en Toledo y allí vas en cabeza en solitario. Azul y Verde empatan por el segundo puesto y reciben lo que vale el tercero: 2 cada uno. También donde está el rey, ocupar en solitario el primer puesto da 2 puntos más.
lesson-scoring-elsewhere = Puedes colocar ahí, pero necesitas los dos en Toledo.
lesson-scoring-special = Puedes puntuar primero, pero aquí coloca antes: así Toledo te da mucho más.
lesson-scoring-other-region = Puedes puntuar esa, pero Toledo es la que más te da.
lesson-scoring-too-soon = Todavía no: la tarea está sin terminar.

lesson-round-title = Una ronda entera
lesson-round-intro = Ahora todo junto: carta de poder, corte, carta de acción, colocación y, al final, una puntuación. Nadie te dice qué es lo correcto.
lesson-round-task-1 = Los demás han jugado 7, 4 y 10. Juega la carta de poder que quieras: alta para un turno temprano y la mejor elección, baja para muchos caballeros.
lesson-round-done-1 = Los turnos van de la carta más alta a la más baja.
lesson-round-task-2 = Te toca: lleva caballeros a la corte, elige una carta, coloca, usa su acción especial o renuncia a ella. Haz lo que quieras hasta que acabe tu turno.
lesson-round-done-2 = Todos han tenido su turno, y la tercera ronda acaba con una puntuación.
lesson-round-task-3 = Marca tu disco secreto. Sabes lo que has metido en el castillo; adivina adónde enviarán los demás lo suyo.
lesson-round-done-3 = Eso ha sido una ronda. Una partida tiene nueve, con una puntuación cada tres, y gana quien tenga más puntos al final. Ya puedes jugar una partida.
