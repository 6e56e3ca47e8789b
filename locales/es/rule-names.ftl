# The names of the rules, shown beside their IDs.

rule-name-set-1 = Jugadores y caras del tablero
rule-name-set-2 = Los cinco mazos
rule-name-set-3 = Puntos iniciales y losetas
rule-name-set-4 = Lo que recibes
rule-name-set-5 = Dónde empiezan el rey y los grandes
rule-name-set-6 = Tu corte inicial
rule-name-set-7 = Quién empieza con el marcador de jugador inicial
rule-name-inf-1 = Qué es público y qué es secreto

rule-name-rnd-1 = Las fases de una ronda
rule-name-rev-1 = Nuevas cartas de acción

rule-name-pow-1 = Jugar una carta de poder
rule-name-pow-2 = Ningún valor dos veces
rule-name-pow-3 = Orden de turno
rule-name-pow-4 = Las cartas de poder jugadas se descartan
rule-name-pow-5 = Siempre puedes jugar una

rule-name-trn-1 = Los pasos de un turno
rule-name-crt-1 = Caballeros a la corte
rule-name-crt-2 = Cuando la provincia está vacía

rule-name-act-1 = Tomar una carta de acción
rule-name-act-2 = Dos mitades en cualquier orden
rule-name-act-3 = Lo que empiezas, lo terminas
rule-name-act-4 = Adónde van las cartas usadas
rule-name-act-5 = «Hasta» puede ser ninguno
rule-name-act-6 = Lo que tiene que ocurrir

rule-name-plc-1 = Cuántos puedes colocar
rule-name-plc-2 = Dónde puedes colocar
rule-name-plc-3 = El reparto y el castillo
rule-name-plc-4 = Al extranjero, solo el rey
rule-name-plc-5 = Si el rey acaba de moverse

rule-name-cas-1 = El castillo no es una región
rule-name-cas-2 = Al castillo se entra, no se sale
rule-name-cas-3 = Cuántos entran es público
rule-name-cas-4 = Cuándo se abre

rule-name-tab-1 = Nada entra ni sale

rule-name-end-1 = Cartas que nadie tomó
rule-name-end-2 = Quién toma el marcador de jugador inicial
rule-name-end-3 = Cuándo toca puntuar
rule-name-end-4 = El fin de ronda en detalle

rule-name-sco-1 = Los pasos de la puntuación general
rule-name-sco-2 = Disco en la región del rey
rule-name-sco-3 = Cómo se reparten los puestos
rule-name-sco-4 = Empates
rule-name-sco-5 = Bonificación del rey y del grande
rule-name-sco-6 = Losetas de puntuación
rule-name-sco-7 = Sin tercer puesto con 2–3 jugadores
rule-name-sco-8 = Nunca pierdes puntos
rule-name-fin-1 = Fin de la partida y ganador

rule-name-mov-1 = Mover caballeros
rule-name-mov-2 = De quién son los que mueves
rule-name-mov-3 = Dónde no se puede mover
rule-name-ret-1 = Devolver caballeros
rule-name-ret-2 = Quién devuelve primero
rule-name-ret-3 = Se devuelve a la vista de todos
rule-name-scr-1 = Puntuar una región con una carta
rule-name-scr-2 = Puntuar varias regiones
rule-name-dsc-1 = Los discos son secretos
rule-name-dsc-2 = Qué puede mostrar un disco

rule-name-sht-1 = Seis rondas
rule-name-sht-2 = Qué significan los números de ronda

rule-name-dum-1 = Entra el jugador neutral
rule-name-dum-2 = Cuatro mazos
rule-name-dum-3 = Adónde van sus caballeros
rule-name-dum-4 = Su carta de poder
rule-name-dum-5 = Su turno
rule-name-dum-6 = Cartas contra el jugador neutral
rule-name-dum-7 = Su reserva
rule-name-dum-8 = El jugador neutral al puntuar
rule-name-dum-9 = Cómo empieza una ronda
rule-name-dum-10 = Cuando le quedan pocos

rule-name-thr-1 = Tres jugadores

rule-name-alt-1 = Añadir alternativas
rule-name-alt-2 = Primero cambiar, luego unir

rule-name-reg-1 = Un nuevo mazo 5

rule-name-psh-1 = Repartir y pasar modificadores
rule-name-psh-2 = Añadir un modificador
rule-name-psh-3 = Usar su efecto
rule-name-psh-4 = Descartar un modificador
rule-name-psh-5 = Efectos con la provincia vacía
rule-name-var-1 = Combinar variantes

rule-name-emp-1 = { card-empowerment }
rule-name-rvt-1 = { card-revolt }
rule-name-exi-1 = { card-exile }
rule-name-ent-1 = { card-entourage }
rule-name-cse-1 = { card-country-seat }
rule-name-cmp-1 = { card-competition }
rule-name-grc-1 = Un grande en el castillo
rule-name-inl-1 = { card-infiltration }
rule-name-dep-1 = { card-deputy }
rule-name-rad-1 = { card-royal-adviser }
rule-name-one-1 = Qué región se puede elegir
rule-name-cou-1 = { card-coup }
rule-name-asn-1 = { card-assassin }
rule-name-riv-1 = { card-rivalry }
rule-name-vet-1 = Anunciar antes de un veto
rule-name-vet-2 = Después de un veto
rule-name-vet-3 = Cuánto dura un veto
rule-name-vet-4 = Qué anula un veto

rule-name-d-1 = Los discos y la región del rey
rule-name-d-2 = Ningún caballero se mueve dos veces
rule-name-d-3 = Mover es cambiar de lugar
rule-name-d-4 = El jugador neutral en el castillo
rule-name-d-5 = El grande se queda dentro
rule-name-d-6 = { card-country-seat }
rule-name-d-7 = { card-entourage }
rule-name-d-8 = { card-deputy }
rule-name-d-9 = El rey va a cualquier región
rule-name-d-10 = Elegir una región vacía
rule-name-d-11 = Marcador de jugador inicial con Cambio de poder
rule-name-d-12 = { card-exile }
rule-name-d-13 = Cartas solo contra rivales
rule-name-d-14 = { card-assassin }
rule-name-d-15 = Cartas que se saltan al jugador neutral
rule-name-d-16 = Cartas que abarcan todas las regiones
rule-name-d-17 = Empate por el segundo puesto con 2–3 jugadores
rule-name-d-18 = Recordatorio
rule-name-d-19 = Acciones especiales sin efecto
rule-name-d-20 = Un jugador se va
rule-name-d-21 = Un veto no impide colocar
rule-name-d-22 = Cuándo se usa el efecto
rule-name-d-23 = { card-empowerment }
rule-name-d-24 = Una loseta nunca cubre otra
rule-name-d-25 = Mover caballeros neutrales
rule-name-d-26 = Cuándo se descartan las cartas
