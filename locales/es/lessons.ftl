# The first game that teaches: for each lesson a title, what it is about, and for each task what to do and what came of
# it; then what is said to somebody who does something else that the rules allow. The learner plays red.

lesson-turn-order-title = Las cartas de poder y la corte
lesson-turn-order-intro = Cada ronda empieza con las cartas de poder. Deciden quién va primero y cuántos caballeros llegan a tu corte.
lesson-turn-order-task-1 = Tus rivales han jugado 8, 3 y 6. Juega una carta de poder que te deje ir primero, pero no más alta de lo necesario: las cartas altas traen menos caballeros.
lesson-turn-order-done-1 = Tu 9 es la carta más alta, así que el primer turno es tuyo. No volverá a tu mano: cada una de tus 13 cartas se juega una sola vez.
lesson-turn-order-task-2 = Con un 9 puedes llevar 2 caballeros de la provincia a tu corte. Solo los caballeros de tu corte se pueden colocar en el tablero. Lleva los dos.
lesson-turn-order-done-2 = Ahora tienes 5 caballeros en la corte. Una carta baja habría traído más, pero te habría tocado más tarde.
lesson-turn-order-not-first = Con esa carta, otro jugador iría antes que tú. Necesitas más de 8.
lesson-turn-order-dear = Con esa también vas primero, pero basta una más baja, que además trae más caballeros.
lesson-turn-order-too-few = Puedes llevar menos, pero aquí te harán falta todos. Lleva 2.

lesson-placement-title = Colocar caballeros
lesson-placement-intro = En tu turno tomas una carta de acción. Su mitad inferior muestra cuántos caballeros puedes colocar.
lesson-placement-task-1 = Azul va en cabeza en Aragón con 2 caballeros, y tú no tienes ninguno allí. Elige una carta que te deje colocar al menos 3.
lesson-placement-done-1 = Esa carta es tuya en esta ronda. Tus rivales eligen entre las que quedan.
lesson-placement-task-2 = Se coloca en regiones adyacentes a la del rey. El rey está en Castilla, y Aragón es adyacente. Coloca en Aragón los caballeros que necesites para ponerte en cabeza. Prueba también en Castilla, si quieres: la región del rey es tabú.
lesson-placement-done-2 = 3 contra 2: si Aragón se puntuara ahora, te llevarías el máximo. Nada entra en la región del rey ni sale de ella, así que allí una ventaja está a salvo mientras él se quede.
lesson-placement-too-few = Esa carta no te deja colocar suficientes para superar a Azul en Aragón. Busca una con un 3 o más.
lesson-placement-elsewhere = Puedes colocar ahí, pero la tarea es ponerte en cabeza en Aragón.
lesson-placement-special = Puedes usar primero la acción especial, pero en esta lección coloca antes tus caballeros. La siguiente trata de las acciones especiales.
lesson-placement-too-soon = Todavía no: Azul sigue teniendo en Aragón al menos tantos caballeros como tú.

lesson-special-title = Acciones especiales
lesson-special-intro = La mitad superior de una carta de acción es su acción especial. Tú decides si la usas, antes o después de colocar.
lesson-special-task-1 = Has tomado Marcha: mueve hasta 4 caballeros tuyos. Usa la acción especial.
lesson-special-done-1 = No hace falta que muevas los 4. Pueden ir de cualquier región a cualquier otra. Solo la región del rey está vedada.
lesson-special-task-2 = En Granada vas por detrás de Azul, pero en Sevilla Azul solo tiene 1 caballero. Mueve tus 2 de Granada a Sevilla. Los de Toledo no pueden moverse: allí está el rey.
lesson-special-done-2 = Sevilla ya es tuya, 2 contra 1. Moviendo puedes ganar una región sin gastar un solo caballero de tu corte.
lesson-special-placement = Puedes colocar primero, pero esta vez empieza por la acción especial.
lesson-special-elsewhere = Puedes mover ahí, pero la tarea es ponerte en cabeza en Sevilla. Mueve tus caballeros de Granada a Sevilla.
lesson-special-too-soon = Todavía no: aún no vas en cabeza en Sevilla.

lesson-king-title = El rey
lesson-king-intro = El rey decide dónde pueden colocar todos. En cada ronda hay una carta que lo mueve: Su Majestad.
lesson-king-task-1 = Quieres más caballeros en Granada, pero el rey está lejos, en Galicia. Tienes Su Majestad: usa su acción especial.
lesson-king-done-1 = El rey puede ir a la región que quieras. Lo que no puede es quedarse donde está.
lesson-king-task-2 = Mueve al rey a una región adyacente a Granada, pero no a la propia Granada. Nada puede entrar en la región del rey.
lesson-king-done-2 = Desde ahora, todos colocan alrededor de la nueva región del rey, hasta que alguien vuelva a moverlo.
lesson-king-task-3 = Su Majestad te deja colocar hasta 5 caballeros. Azul tiene 2 en Granada y tú 1: coloca allí los que necesites para ponerte en cabeza.
lesson-king-done-3 = Granada es tuya. Si el propio rey estuviera en Granada, quien ocupara allí en solitario el primer puesto recibiría 2 puntos más en cada puntuación.
lesson-king-placement = Puedes colocar primero, pero con el rey en Galicia no llegas a Granada. Mueve antes al rey.
lesson-king-inside = El rey puede ir ahí, pero entonces nadie podrá colocar en Granada, tampoco tú. Elige una región adyacente a ella.
lesson-king-far = Desde ahí no llegas a Granada. Elige una región adyacente a ella: Sevilla, Toledo o Valencia.
lesson-king-elsewhere = Puedes colocar ahí, pero la tarea es ponerte en cabeza en Granada.
lesson-king-too-soon = Todavía no: Azul sigue teniendo en Granada al menos tantos caballeros como tú.

lesson-castillo-title = El castillo y el disco
lesson-castillo-intro = El castillo es una torre cuyo interior nadie puede ver. En cada puntuación general se abre, y cada jugador envía los caballeros que tiene dentro a una región de su elección.
lesson-castillo-task-1 = Es la tercera ronda, así que al final hay una puntuación. En el castillo siempre puedes colocar, esté donde esté el rey. Mete en él tus 3 caballeros.
lesson-castillo-done-1 = La ronda ha terminado. Antes de abrir el castillo, cada jugador marca en secreto en su disco la región a la que irán sus caballeros.
lesson-castillo-task-2 = Marca en tu disco una región rica, donde el primer puesto valga 6 puntos o más y tus 3 del castillo te pongan en cabeza.
lesson-castillo-done-2 = Primero se ha puntuado el propio castillo: eras quien más tenía dentro. Después se han revelado los discos, tus caballeros han salido al galope y se han puntuado todas las regiones.
lesson-castillo-elsewhere = Puedes colocar ahí, pero esta lección trata del castillo. Mete tus caballeros en la torre.
lesson-castillo-too-soon = Todavía no: aún te quedan caballeros por meter en el castillo.
lesson-castillo-king = Puedes elegir la región del rey, pero nada puede entrar en ella: tus caballeros simplemente volverían a tu corte.
lesson-castillo-behind = Puedes elegirla, pero ni con 3 más irías en cabeza allí.
lesson-castillo-poor = Allí irías en cabeza, pero da pocos puntos. Busca una región donde el primer puesto valga 6 puntos o más.

lesson-scoring-title = Puntos, empates y bonificaciones
lesson-scoring-intro = Cada región da puntos por el primer, el segundo y el tercer puesto, según su tabla de puntos. Empatar sale caro: todos los que empatan bajan un puesto.
lesson-scoring-task-1 = En Toledo, Azul y Verde tienen 3 caballeros cada uno. Empatan por el primer puesto, así que ambos reciben solo los puntos del segundo. Tú tienes 2. Coloca tus 2 caballeros para ocupar en solitario el primer puesto.
lesson-scoring-done-1 = Con 4 contra 3 y 3, el primer puesto es tuyo. Si hubieras colocado allí solo uno, habría un triple empate, y cada uno de los tres recibiría solo los puntos del segundo puesto.
lesson-scoring-task-2 = Justicia puntúa una región enseguida. Usa su acción especial y elige Toledo.
lesson-scoring-done-2 = 7 puntos por el primer puesto, y 2 más porque lo ocupas en solitario y tu grande está en Toledo. Azul y Verde empatan por el segundo puesto y reciben los puntos del tercero: 2 cada uno. Ocupar en solitario el primer puesto en la región del rey también da 2 puntos más.
lesson-scoring-elsewhere = Puedes colocar ahí, pero necesitas los dos en Toledo.
lesson-scoring-special = Puedes puntuar primero, pero aquí coloca antes: Toledo te dará mucho más.
lesson-scoring-other-region = Puedes puntuar esa, pero Toledo es la que más te da.
lesson-scoring-too-soon = Todavía no: la tarea no está terminada.

lesson-tiles-title = Losetas de puntuación
lesson-tiles-intro = Junto al tablero hay dos losetas de puntuación: 8/4/0 y 4/0/0. Una loseta sustituye a la tabla de puntos sobre la que está, así que cambia lo que vale una región.
lesson-tiles-task-1 = Has tomado Decreto. Usa su acción especial: te permite poner una loseta de puntuación.
lesson-tiles-done-1 = Puedes elegir cualquiera de las dos: la alta para una región donde vas en cabeza, o la baja para una donde va en cabeza otro jugador.
lesson-tiles-task-2 = En Sevilla vas en cabeza, pero allí el primer puesto solo da 4 puntos. Elige la loseta 8/4/0 y ponla en Sevilla.
lesson-tiles-done-2 = El primer puesto en Sevilla da ahora 8 puntos, el doble que antes. Así será en cada puntuación hasta que alguien mueva la loseta con otro Decreto. Pero ojo: ahora Sevilla también tienta a tus rivales.
lesson-tiles-placement = Puedes colocar primero, pero esta vez empieza por la acción especial.
lesson-tiles-elsewhere = Puedes ponerla ahí, pero no vas en cabeza. En Sevilla sí: ponla allí.
lesson-tiles-low = Con la loseta 4/0/0 solo da puntos el primer puesto, y solo 4. Sirve para estropear una región a tus rivales. Para Sevilla, elige 8/4/0.

lesson-veto-title = Veto
lesson-veto-intro = Veto es una carta adicional que se puede añadir a la partida. Anula la acción especial de otro jugador, pero solo una vez.
lesson-veto-task-1 = Has tomado Veto. Usa su acción especial: la carta se queda delante de ti esta ronda y la siguiente.
lesson-veto-done-1 = A partir de ahora, los demás tienen que anunciar sus acciones especiales, y cada vez decides tú.
lesson-veto-task-2 = Azul anuncia Llamamiento, que llevaría 2 caballeros más a su corte. Eso apenas te perjudica. Permítelo y guarda tu veto para algo peor.
lesson-veto-done-2 = Azul tiene 2 caballeros más, pero tú conservas tu veto.
lesson-veto-task-3 = Verde anuncia Corazón del reino, que puntúa la región con más caballeros. Es Granada: allí Verde se llevaría 8 puntos y tú ninguno. ¡Usa tu veto!
lesson-veto-done-3 = Verde no recibe nada por Corazón del reino, pero aún puede colocar caballeros. Has gastado tu veto. Al abrir una mesa, encontrarás esta carta entre las cartas de acción alternativas.
lesson-veto-placement = Puedes terminar tu turno sin la acción especial, pero entonces no tendrás veto. Úsala.
lesson-veto-wasted = Puedes, pero te quedarías sin veto, y quizá venga algo peor. Permite esta acción.
lesson-veto-harmful = Puedes permitirlo, pero entonces Verde recibe 8 puntos enseguida. Para esto tienes el veto.

lesson-help-title = Pistas, deshacer e historial
lesson-help-intro = No hace falta saberlo ni recordarlo todo: para eso están las pistas, el botón «Deshacer» y el historial.
lesson-help-task-1 = ¿Qué carta de acción conviene tomar? { $input ->
    [touch] Toca
   *[mouse] Haz clic en
  } «Pista» y verás lo que haría el bot más fuerte. Toma una de esas cartas, u otra.
lesson-help-done-1 = Una pista es solo un consejo. Puedes pedirla siempre que todos tus rivales sean bots.
lesson-help-task-2 = Nada es definitivo hasta que lo confirmas. Coloca un caballero en cualquier región resaltada. Después, { $input ->
    [touch] toca
   *[mouse] haz clic en
  } «Deshacer»: el caballero volverá a tu corte. Por último, colócalo donde de verdad lo quieras.
lesson-help-done-2 = Contra bots puedes deshacer incluso todo tu último turno, siempre que desde entonces no se haya revelado nada oculto.
lesson-help-task-3 = Antes de tu turno, Azul abandonó una región. ¿Cuál? { $screen ->
    [narrow] Abre el historial
   *[wide] Míralo en el historial, abajo a la derecha
  }. Luego coloca allí un caballero y ponte en cabeza.
lesson-help-done-3 = Navarra es tuya. En una partida de verdad, cada línea del historial te lleva además a ese momento en el tablero.
lesson-help-special = Puedes empezar por la acción especial, pero aquí coloca antes un caballero.
lesson-help-too-soon = Todavía no: coloca antes un caballero.
lesson-help-elsewhere = Puedes colocar ahí, pero esa no es la región que abandonó Azul. Mira en el historial de dónde venían sus caballeros.
lesson-help-no-hint = Puedes tomar esa carta. Pero antes { $input ->
    [touch] toca
   *[mouse] haz clic en
  } «Pista» y mira cuál tomaría el bot más fuerte.
lesson-help-no-undo = Puedes dejarlo ahí. Pero antes { $input ->
    [touch] toca
   *[mouse] haz clic en
  } «Deshacer» y mira cómo vuelve a tu corte.

lesson-round-title = Una ronda entera
lesson-round-intro = Ahora todo junto: carta de poder, corte, carta de acción, colocación y, al final, una puntuación. Esta vez decides tú.
lesson-round-task-1 = Tus rivales han jugado 7, 4 y 10. Juega la carta de poder que quieras: alta si quieres jugar pronto y tener más donde elegir, baja si quieres más caballeros.
lesson-round-done-1 = Los turnos van de la carta más alta a la más baja.
lesson-round-task-2 = Te toca: lleva caballeros a la corte, toma una carta, coloca, y usa su acción especial u omítela. Tú decides hasta que acabe tu turno.
lesson-round-done-2 = Todos han jugado su turno, y la ronda 3 acaba con una puntuación.
lesson-round-task-3 = Marca tu disco. Sabes lo que has metido en el castillo; adivina adónde enviarán lo suyo tus rivales.
lesson-round-done-3 = Eso ha sido una ronda. Una partida tiene nueve, con una puntuación cada tres, y gana quien tenga más puntos al final. ¡Ya puedes jugar!
