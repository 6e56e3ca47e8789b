# Why a text, a table or an address is refused. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = línea { $line }: { $reason }
reason-unclear = esto no se puede leer: { $found }
reason-illegal = las reglas no lo permiten; se permite: { $allowed }

# Any text.

reason-too-long = el texto tiene { $found ->
    [one] { $found } byte
   *[other] { $found } bytes
  }, debe tener { $most } como máximo
reason-no-player = «{ $found }» no es un color de jugador; se conocen: { $known }
reason-no-region = «{ $found }» no es una región; se conocen: { $known }
reason-no-site = «{ $found }» no es una región ni el castillo; se conocen: { $known }
reason-no-place = «{ $found }» no es un sitio para el rey; se conocen: { $known }
reason-no-power = «{ $found }» no es una carta de poder; las hay del 1 al 13
reason-no-modifier = «{ $found }» no es un modificador; se conocen: { $known }
reason-no-tile = «{ $found }» no es una loseta de puntuación; se conocen: { $known }
reason-no-card = «{ $found }» no es una carta de acción; `elgrande cards` las enumera
reason-no-action = «{ $found }» no es una acción; se conocen: { $known }
reason-no-variant = «{ $found }» no es una variante; se conocen: { $known }
reason-no-certainty = «{ $found }» no es un grado de certeza; se conocen: { $known }
reason-no-ability = «{ $found }» no es un efecto de modificador; se conocen: { $known }
reason-no-set = «{ $found }» no es un conjunto de cartas; se conocen: { $known }
reason-no-level = «{ $found }» no es un nivel; se conocen: { $known }
reason-no-idea = «{ $found }» no es una idea; se conocen: { $known }
reason-no-effect = «{ $found }» no es un efecto de carta; se conocen: { $known }
reason-no-number = «{ $found }» no es un número de 0 a 255
reason-words-too-many = en «{ $found }» sobran palabras

# Records.

reason-record-version = aquí no se conoce la versión { $found } de los registros, solo la { $known }
reason-rules-version = aquí no se conoce la versión { $found } de las reglas, solo la { $known }
reason-edition-line = aquí debe haber un nombre y una huella
reason-edition-unknown = se jugó con la edición { $name }, huella { $found }, y se conoce { $known }; da también el archivo de esa edición
reason-edition-elsewhere = se jugó con la edición { $name }, huella { $found }, no con { $known }; da también el texto de esa edición, que está en /api/editions/EDITION/text allí donde se jugó
reason-homes = aquí debe haber una región inicial para cada uno de { $seats }, en este orden
reason-must-stand = aquí debe poner «{ $start } …», no «{ $found }»
reason-must-stand-yet = aquí aún debe poner «{ $start } …», pero el texto se acaba
reason-actions-alone = en esta línea no debe seguir nada; cada acción tiene su propia línea
reason-must-decide = ahora toca decidir a { $players }
reason-over = la partida ha terminado
reason-not-over = la partida no ha terminado, ahora toca decidir a { $players }
reason-other-result = al repetir las acciones sale otro resultado: { $found }
reason-after-result = después del resultado no debe haber nada

# What is dealt.

reason-players = pueden jugar de 2 a 5
reason-merged = los mazos 2 y 3 solo se unen con 2 o 3 jugadores
reason-alternatives = hay una representation, dos veto y una rivalry
reason-home-count = regiones iniciales: hay { $found }, debe haber { $wanted }
reason-home-taken = en { $region } ya empieza el rey u otro jugador; las regiones iniciales son todas distintas
reason-stack-count = mazos: hay { $found }, debe haber { $wanted }
reason-hand-count = manos de modificadores: hay { $found }, debe haber { $wanted }
reason-no-seat = { $player } no tiene plaza; la tienen: { $seats }
reason-cards-in-stack = cartas en el mazo { $stack }: hay { $found }, debe haber { $wanted }
reason-cards-of-stack = cartas del mazo { $stack }: hay { $found }, debe haber { $wanted }
reason-stack-holds = el mazo { $stack } tiene { $found } de { $card }, debe tener { $wanted }
reason-stack-may-hold = el mazo { $stack } tiene { $found } de { $card }, debe tener de { $fewest } a { $most }
reason-modifiers = modificadores: hay { $found }, debe haber { $wanted }
reason-modifier-dealt = { $modifier } se reparte { $found ->
    [one] { $found } vez
   *[other] { $found } veces
  }, hay { $copies }
reason-dummy-powers = cartas de poder distintas del jugador neutral: hay { $found }, debe haber { $wanted }
reason-dummy-power-twice = una carta de poder del jugador neutral aparece aquí dos veces
reason-dummy-draws = tandas de cartas de región: hay { $found }, debe haber { $wanted }
reason-dummy-regions = cartas de región de una tanda: hay { $found }, debe haber { $wanted }
reason-dummy-regions-differ = cartas de región distintas de una tanda: hay { $found }, debe haber { $wanted }

# Editions.

reason-editions-full = este servidor no acepta más ediciones
reason-card-missing = falta la carta { $name }, debe tener una línea aquí
reason-region-missing = falta la región { $name }, debe tener una línea aquí
reason-modifier-missing = falta el modificador { $name }, debe tener una línea aquí
reason-modifier-sum = hay { $found ->
    [one] { $found } modificador
   *[other] { $found } modificadores
  }, debe haber de 15 a 40: cinco jugadores reciben 3 cada uno
reason-list-length = la lista tiene { $found ->
    [one] { $found } elemento
   *[other] { $found } elementos
  }, debe tener { $wanted }
reason-values-rise = los valores { $found } suben; el primero debe ser el más alto y el tercero, el más bajo
reason-no-border = ninguna región limita con este país, debe hacerlo al menos una
reason-twice = { $region } aparece aquí dos veces, debe aparecer una
reason-name = el nombre { $found } debe tener de 1 a 40 caracteres: a–z, A–Z, 0–9, «-», «.» y «_»
reason-no-neighbours = { $region } no tiene regiones vecinas, debe tener al menos una
reason-own-neighbour = { $region } es vecina de sí misma, debe nombrar solo otras regiones
reason-one-sided = { $other } debe nombrar { $region } como vecina, porque { $region } nombra { $other }
reason-out-of-reach = desde { $start } no se llega a { $region }, el tablero debe ser de una pieza
reason-stack-sum = el mazo { $stack } tiene { $found ->
    [one] { $found } carta
   *[other] { $found } cartas
  }, debe tener { $wanted }
reason-regency-sum = Nueva Regencia tiene { $found ->
    [one] { $found } carta
   *[other] { $found } cartas
  }, debe tener { $wanted }
reason-copies = { $card } tiene { $found ->
    [one] { $found } copia
   *[other] { $found } copias
  }, debe tener de 0 a { $most }
reason-veto-elsewhere = { $card } no debe decir «veto», solo puede la carta veto

# The effects of cards.

reason-number = «{ $found }» debe ser un número de 1 a 30
reason-number-or-all = «{ $found }» debe ser un número de 1 a 30 o «all»
reason-empty-span = «first value { $found }» no abarca nada, debe ser «{ $wanted }»
reason-kind-twice = «{ $found }» cuenta dos veces la misma clase, debe contarla una sola
reason-move-whom = «move» debe decir cuántos y de quién: «move 2 own»
reason-move-six = para mover más de 6 hace falta «from one region»; desde cualquier sitio, 6 como máximo
reason-sequence = { $found ->
    [one] { $found } efecto seguido
   *[other] { $found } efectos seguidos
  }, debe haber 3 como máximo
reason-choice = se elige entre { $found }, debe elegirse entre dos
reason-alone = «{ $found }» debe ir sin nada más
reason-lock-up = «lock up grandes» debe ir justo después de que el rey vaya a una región: «{ $example }»
reason-moves-once = solo una parte de una carta puede mover caballeros

# TOML, in which editions are written.

reason-unknown-field = campo desconocido `{ $found }`, se esperaba uno de { $known }
reason-unknown-field-here = campo desconocido `{ $found }`, se esperaba { $known }
reason-missing-field = falta el campo `{ $name }`
reason-duplicate-key = clave repetida
reason-toml = `{ $found }` no es TOML
reason-toml-sign = `{ $found }` no es TOML: aquí debe estar `{ $sign }`
reason-toml-value = `{ $found }` no es TOML: aquí debe haber un valor, las palabras entre comillas
reason-toml-deep = las listas y tablas están anidadas a demasiada profundidad
reason-kind-figure = `{ $found }` debe ser un número entero de 0 a 30
reason-kind-number = `{ $found }` debe ser un número entero
reason-kind-list = `{ $found }` debe ser una lista
reason-kind-word = `{ $found }` debe ser una palabra entre comillas
reason-kind-switch = `{ $found }` debe ser true o false
reason-kind-table = `{ $found }` debe ser una tabla como {"{"} clave = valor {"}"}
reason-kind-address = `{ $found }` debe ser una dirección con puerto, como "127.0.0.1:8765"
reason-kind-other = `{ $found }` no es lo que debe estar aquí

# Tables.

reason-record-seats = esta partida tiene { $players ->
    [one] { $players } plaza
   *[other] { $players } plazas
  }, cada una para «me» o un bot
reason-record-variants = un registro tiene sus propias variantes; quita «variants»
reason-record-pace = una partida de un registro no tiene reloj; quita «pace»
reason-seat = una plaza es para «me», «open» o un bot: «{ $found }» no es un nivel; se conocen: { $known }
reason-pace = una reserva tiene de 10 a 86400 segundos, cada turno añade 3600 como máximo y un turno dura de 1 a 720 horas

# Addresses for alerts.

reason-no-alerts = este servidor no envía avisos
reason-alerts-elsewhere = este servidor solo envía avisos a { $known }
reason-not-sent-there = este servidor no envía nada ahí
reason-address-long = una dirección tiene { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
  } como máximo
reason-answered = la respuesta fue { $status }
reason-no-answer-yet = no respondió a tiempo
reason-out-of-touch = no se puede llegar a esa dirección
