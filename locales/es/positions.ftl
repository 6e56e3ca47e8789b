# Why a position is refused, in the terminal only. Words of the notation (clauses, steps, colours, regions, cards) stay as they are.

# Any position.

reason-position-too-long = una posición tiene { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
  } como máximo
reason-position-idle = el paso siguiente no deja nada que decidir; falta lo que necesita
reason-position-nobody = nadie tiene que actuar; añade «red to choose», «todo play red» u «over»

# Clauses.

reason-position-no-clause = cláusula desconocida «{ $found }»; se esperaba una de: { $first }, una región, { $others }, o PLAYER to …
reason-position-said-twice = «{ $found }» aparece dos veces
reason-position-no-number = «{ $found }» no es un número que encaje aquí
reason-position-no-pair = tras «{ $found }» falta un valor
reason-position-no-player = jugador desconocido «{ $found }»
reason-position-no-stack = esta partida no tiene ningún mazo «{ $found }»
reason-position-player-wanted = se esperaba un jugador
reason-position-stack-wanted = se esperaba un mazo
reason-position-one-word = se esperaba una palabra, hay { $found }
reason-position-stack-words = cartas del mazo: hay { $found }, debe haber { $wanted }
reason-position-power-words = cartas de poder: hay { $found }, debe haber 13
reason-position-region-words = regiones: hay { $found }, debe haber 18

# Steps.

reason-position-no-step = paso desconocido «{ $found }»; se esperaba uno de: { $known }
reason-position-step-number = «{ $found }» no es un número de 0 a 99
reason-position-steps = pueden encadenarse cuatro pasos como máximo
reason-position-by = «{ $found }» inesperado; se esperaba «by ability» o «by card»
reason-position-use = tras «use» se esperaba «special placement», «special» o «placement»
reason-position-move = «{ $found }» inesperado; se esperaba algo como «2 own» o «from toledo»
reason-position-move-alone = «{ $found }» inesperado al final de un movimiento
reason-position-arrived = tras «arrived» debe haber hasta cinco parejas de un jugador y una región
reason-position-discs-for = tras «discs …» se esperaba «for scoring», «for return N», «for scatter REGION» o «for score-once»
reason-position-king-to = destino del rey desconocido «{ $found }»; se esperaba uno de: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } no participa
reason-position-no-seat = { $player } no tiene plaza
reason-position-caballeros = caballeros de { $player }: hay { $found }, debe haber 30 como máximo
reason-position-score = { $player } tiene demasiados puntos
reason-position-start = { $player } no puede tener el marcador de jugador inicial
reason-position-tiles = en una tabla de puntos cabe una sola loseta
reason-position-two-vetoes = solo hay dos vetos
reason-position-no-vetoes = esta partida no tiene tantos vetos
reason-position-veto = un veto debe pertenecer a una plaza y durar hasta el final de esta ronda (1) o de la siguiente (2)
reason-position-regency = solo Nueva Regencia lleva allí al rey o a un grande

# Rounds and the cards of a round.

reason-position-rounds = ronda: hay { $found }, se esperaba de 1 a 9
reason-position-short = la partida corta se salta la ronda { $round }
reason-position-own-turn = quien tiene el turno no puede estar esperando
reason-position-stranger-waits = está esperando un jugador que no participa
reason-position-waits = un jugador que espera debe haber jugado una carta de poder
reason-position-value-twice = un valor no se puede jugar dos veces en una ronda
reason-position-offers = cartas boca arriba: debe haber { $most } como máximo
reason-position-absent = { $card } no forma parte de esta partida
reason-position-offer-twice = una carta está boca arriba dos veces
reason-position-stranger-took = un jugador que no participa ha tomado una carta
reason-position-cards-left = cartas por tomar: hay { $free }, debe haber al menos { $needed }

# Hands and stacks.

reason-position-hand = cartas de poder de { $player }: hay { $found }, debe haber al menos { $needed } desde la ronda { $round }
reason-position-modifiers = modificadores de { $player }: hay { $found }, debe haber 3 como máximo
reason-position-many-modifiers = demasiados modificadores
reason-position-power-shift = los modificadores necesitan la variante power-shift
reason-position-modifier-copies = { $copies ->
    [one] solo hay { $copies } modificador { $modifier }
   *[other] solo hay { $copies } modificadores { $modifier }
  }
reason-position-copies = copias de { $card } en los mazos: hay { $found }, debe haber { $most } como máximo
reason-position-alternatives = copias de { $card } en los mazos: debe haber { $wanted }
reason-position-stack-mixed = cartas del mazo { $from } en el mazo { $stack }: hay { $found }, debe haber { $wanted }

# The dummy.

reason-position-drawn-alone = las cartas de región solo se roban con dos jugadores
reason-position-drawn-twice = una carta de región no se puede robar dos veces entre dos puntuaciones
reason-position-drawn-many = se han robado demasiadas cartas de región
reason-position-dummy-powers = el jugador neutral debe tener cada carta de poder una vez

# What is to be asked.

reason-position-over = tras el final de la partida no actúa nadie
reason-position-no-turns = { $player } no juega turnos
reason-position-one-thing = fuera de un turno solo hay un paso a la vez
reason-position-whose = «{ $found }» es un paso de un turno; di de quién es el turno
reason-position-not-there = «{ $found }» no es posible ahí en esta posición
reason-position-chosen = una carta solo se elige durante un turno
reason-position-nobody-waits = entre turnos no espera nadie
reason-position-not-next = no le toca a { $player } jugar la siguiente carta de poder
reason-position-pass-first = los modificadores solo se pasan antes de la primera ronda
reason-position-pass-all = cada plaza debe haber elegido un modificador o tener que elegirlo
reason-position-pass-own = cada jugador debe pasar un modificador propio
reason-position-discs-set = solo puede haber discos marcados mientras falten otros
reason-position-discs-all = cada plaza debe haber marcado su disco o tener que marcarlo
reason-position-discs-none = con el rey junto al castillo no se marcan discos
reason-position-no-scoring = tras la ronda { $round } no hay puntuación
reason-position-put-away = antes hay que retirar las cartas de poder jugadas
