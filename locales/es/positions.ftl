# Why a position is refused, in the terminal only. Words of the notation (clauses, steps, colours, regions, cards) stay as they are.

# Any position.

reason-position-too-long = una posición tiene { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
  } como máximo
reason-position-idle = en ese paso no hay nada que decidir: falta lo que necesita
reason-position-nobody = nadie tiene que actuar: escribe «red to choose», «todo play red» u «over»

# Clauses.

reason-position-no-clause = «{ $found }» no es una cláusula; se conocen: { $first }, una región, { $others } o PLAYER to …
reason-position-said-twice = «{ $found }» aparece dos veces
reason-position-no-number = «{ $found }» no es un número que pueda ir aquí
reason-position-no-pair = tras «{ $found }» falta lo que le corresponde
reason-position-no-player = «{ $found }» no es un color de jugador
reason-position-no-stack = «{ $found }» no es un mazo de esta partida
reason-position-player-wanted = aquí debe haber un color de jugador
reason-position-stack-wanted = aquí debe haber un mazo
reason-position-one-word = aquí debe haber una palabra, no { $found }
reason-position-stack-words = aquí debe haber { $wanted ->
    [one] { $wanted } palabra
   *[other] { $wanted } palabras
  } (cada carta del mazo), no { $found }
reason-position-power-words = aquí debe haber 13 palabras (13 cartas de poder), no { $found }
reason-position-region-words = aquí debe haber 18 palabras (18 regiones), no { $found }

# Steps.

reason-position-no-step = «{ $found }» no es un paso; se conocen: { $known }
reason-position-step-number = «{ $found }» no es un número de 0 a 99
reason-position-steps = pueden esperar cuatro pasos como máximo
reason-position-by = «{ $found }» debe ser «by ability» o «by card»
reason-position-use = «use» debe decir qué: «use special placement», «use special» o «use placement»
reason-position-move = «{ $found }» debe ser algo como «2 own» o «from toledo»
reason-position-move-alone = «{ $found }» por sí solo no dice nada de un movimiento
reason-position-arrived = tras «arrived» van cinco parejas como máximo: color de jugador y región
reason-position-discs-for = tras «discs …» debe ir «for scoring», «for return N», «for scatter REGION» o «for score-once»
reason-position-king-to = «{ $found }» no dice adónde va el rey; se conocen: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } no juega
reason-position-no-seat = { $player } no tiene plaza
reason-position-caballeros = { $player } tiene 30 caballeros, no { $found }
reason-position-score = { $player } no puede tener tantos puntos
reason-position-start = { $player } no puede tener el marcador de inicio
reason-position-tiles = en una escala hay una loseta como máximo
reason-position-two-vetoes = solo hay dos vetos
reason-position-no-vetoes = en esta partida no hay esos vetos
reason-position-veto = un veto está ante una plaza, para 1 o 2 finales de ronda
reason-position-regency = solo Nueva Regencia lleva allí al rey o a un grande

# Rounds and the cards of a round.

reason-position-rounds = las rondas van de la 1 a la 9, la { $found } no existe
reason-position-short = la partida corta se salta la ronda { $round }
reason-position-own-turn = quien tiene el turno ya no lo espera
reason-position-stranger-waits = espera alguien que no juega
reason-position-waits = quien espera ya ha jugado una carta de poder
reason-position-value-twice = en una ronda ningún valor se juega dos veces
reason-position-offers = boca arriba hay { $most ->
    [one] { $most } carta
   *[other] { $most } cartas
  } como máximo
reason-position-offer-twice = una carta está boca arriba dos veces
reason-position-stranger-took = una carta la ha tomado alguien que no juega
reason-position-cards-left = { $needed ->
    [one] falta por tomar { $needed } carta
   *[other] faltan por tomar { $needed } cartas
  }, pero hay { $free }

# Hands and stacks.

reason-position-hand = { $player } tiene { $found ->
    [one] { $found } carta de poder
   *[other] { $found } cartas de poder
  }; desde la ronda { $round } se necesitan { $needed }
reason-position-modifiers = { $player } tiene { $found ->
    [one] { $found } modificador
   *[other] { $found } modificadores
  }, se reparten 3 como máximo
reason-position-many-modifiers = nadie tiene tantos modificadores
reason-position-power-shift = solo hay modificadores con «power-shift»
reason-position-modifier-copies = del modificador { $modifier } hay { $copies ->
    [one] { $copies } copia
   *[other] { $copies } copias
  }
reason-position-copies = en los mazos hay { $found } de { $card }, debe haber { $most } como máximo
reason-position-alternatives = en los mazos debe haber { $wanted } de { $card }
reason-position-stack-mixed = cartas del mazo { $from } en el mazo { $stack }: hay { $found }, debe haber { $wanted }

# The dummy.

reason-position-drawn-alone = las cartas de región solo se roban con dos jugadores
reason-position-drawn-twice = entre dos puntuaciones ninguna carta de región se roba dos veces
reason-position-drawn-many = no se roban tantas cartas de región
reason-position-dummy-powers = el jugador neutral tiene cada carta de poder una vez

# What is to be asked.

reason-position-over = terminada la partida, ya no actúa nadie
reason-position-no-turns = { $player } no juega turnos
reason-position-one-thing = fuera de un turno solo se pregunta una cosa a la vez
reason-position-whose = «{ $found }» es un paso de un turno: di de quién
reason-position-not-there = «{ $found }» no puede ir ahí en esta posición
reason-position-chosen = una carta se elige en un turno
reason-position-nobody-waits = todavía nadie espera su turno
reason-position-not-next = la siguiente carta de poder no la juega { $player }
reason-position-pass-first = los modificadores se pasan antes de la primera ronda
reason-position-pass-all = cada plaza ya ha elegido o tiene que elegir
reason-position-pass-own = cada cual pasa un modificador suyo
reason-position-discs-set = solo hay discos marcados mientras falta alguno por marcar
reason-position-discs-all = cada plaza ya ha marcado su disco o tiene que marcarlo
reason-position-discs-none = con el rey junto al castillo no se marca ningún disco
reason-position-no-scoring = tras la ronda { $round } no hay puntuación
reason-position-put-away = antes se retiran las cartas de poder
