# Why a text, a table or an address is refused. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = línea { $line }: { $reason }
reason-unclear = no se puede leer: { $found }
reason-illegal = no está permitido; se esperaba: { $allowed }

# Any text.

reason-too-long = el texto tiene { $found ->
    [one] { $found } byte
   *[other] { $found } bytes
  }; se permiten { $most } como máximo
reason-no-player = jugador desconocido «{ $found }»; se esperaba uno de: { $known }
reason-no-region = región desconocida «{ $found }»; se esperaba una de: { $known }
reason-no-site = «{ $found }» no es una región ni el castillo; se esperaba uno de: { $known }
reason-no-place = sitio desconocido para el rey «{ $found }»; se esperaba uno de: { $known }
reason-no-power = carta de poder desconocida «{ $found }»; se esperaba de 1 a 13
reason-no-modifier = modificador desconocido «{ $found }»; se esperaba uno de: { $known }
reason-no-tile = loseta de puntuación desconocida «{ $found }»; se esperaba una de: { $known }
reason-no-card = carta de acción desconocida «{ $found }»; `elgrande cards` las enumera todas
reason-no-action = acción desconocida «{ $found }»; se esperaba una de: { $known }
reason-no-variant = variante desconocida «{ $found }»; se esperaba una de: { $known }
reason-no-certainty = certeza desconocida «{ $found }»; se esperaba una de: { $known }
reason-no-ability = efecto de modificador desconocido «{ $found }»; se esperaba uno de: { $known }
reason-no-set = grupo de cartas desconocido «{ $found }»; se esperaba uno de: { $known }
reason-no-level = nivel desconocido «{ $found }»; se esperaba uno de: { $known }
reason-no-idea = técnica desconocida «{ $found }»; se esperaba una de: { $known }
reason-no-effect = efecto desconocido «{ $found }»; se esperaba uno de: { $known }
reason-no-number = «{ $found }» no es un número de 0 a 255
reason-words-too-many = sobran palabras: «{ $found }»

# Records.

reason-record-version = versión de registro desconocida { $found }; se esperaba { $known }
reason-rules-version = versión de las reglas desconocida { $found }; se esperaba { $known }
reason-edition-line = se esperaba un nombre y una huella
reason-edition-unknown = la partida se jugó con la edición { $name }, huella { $found }; conocidas: { $known }; añade el archivo de esa edición
reason-edition-elsewhere = la partida se jugó con la edición { $name }, huella { $found }, no con { $known }; añade el texto de esa edición, que el servidor donde se jugó ofrece en /api/editions/EDITION/text
reason-homes = se esperaba una región inicial para cada uno de { $seats }, en este orden
reason-must-stand = se esperaba «{ $start } …», hay «{ $found }»
reason-must-stand-yet = se esperaba «{ $start } …», pero el texto se acaba
reason-actions-alone = texto inesperado tras «actions»; cada acción necesita su propia línea
reason-must-decide = falta la decisión de { $players }
reason-over = la partida ha terminado
reason-not-over = la partida no ha terminado; falta la decisión de { $players }
reason-other-result = al repetir las acciones sale otro resultado: { $found }
reason-after-result = texto inesperado tras el resultado

# What is dealt.

reason-players = una partida tiene de 2 a 5 jugadores
reason-merged = los mazos 2 y 3 solo se unen con 2 o 3 jugadores
reason-alternatives = se pueden usar como máximo una representation, dos veto y una rivalry
reason-home-count = regiones iniciales: hay { $found }, debe haber { $wanted }
reason-home-taken = en { $region } ya está el rey u otro jugador; las regiones iniciales deben ser distintas
reason-stack-count = mazos: hay { $found }, debe haber { $wanted }
reason-hand-count = manos de modificadores: hay { $found }, debe haber { $wanted }
reason-no-seat = { $player } no tiene plaza; se esperaba uno de: { $seats }
reason-cards-in-stack = cartas en el mazo { $stack }: hay { $found }, debe haber { $wanted }
reason-cards-of-stack = cartas del mazo { $stack }: hay { $found }, debe haber { $wanted }
reason-stack-holds = copias de { $card } en el mazo { $stack }: hay { $found }, debe haber { $wanted }
reason-stack-may-hold = copias de { $card } en el mazo { $stack }: hay { $found }, debe haber de { $fewest } a { $most }
reason-modifiers = modificadores: hay { $found }, debe haber { $wanted }
reason-modifier-dealt = { $modifier } se reparte { $found ->
    [one] { $found } vez
   *[other] { $found } veces
  }, pero solo hay { $copies }
reason-dummy-powers = cartas de poder distintas del jugador neutral: hay { $found }, debe haber { $wanted }
reason-dummy-power-twice = una carta de poder del jugador neutral aparece dos veces
reason-dummy-draws = tandas de cartas de región: hay { $found }, debe haber { $wanted }
reason-dummy-regions = cartas de región en una tanda: hay { $found }, debe haber { $wanted }
reason-dummy-regions-differ = cartas de región distintas en una tanda: hay { $found }, debe haber { $wanted }

# Editions.

reason-editions-full = este servidor no acepta más ediciones
reason-card-missing = falta la carta { $name }; añade aquí una línea para ella
reason-region-missing = falta la región { $name }; añade aquí una línea para ella
reason-modifier-missing = falta el modificador { $name }; añade aquí una línea para él
reason-modifier-sum = modificadores: hay { $found }, debe haber de 15 a 40, porque cinco jugadores reciben 3 cada uno
reason-list-length = elementos de esta lista: hay { $found }, debe haber { $wanted }
reason-values-rise = los valores { $found } suben; el primero debe ser el más alto y el tercero, el más bajo
reason-no-border = ninguna región limita con este país; al menos una debe hacerlo
reason-twice = { $region } aparece dos veces; nómbrala una sola
reason-name = nombre no válido { $found }; debe tener de 1 a 40 caracteres de a–z, A–Z, 0–9, «-», «.» y «_»
reason-no-neighbours = { $region } no tiene regiones adyacentes; necesita al menos una
reason-own-neighbour = { $region } aparece como adyacente a sí misma; nombra solo otras regiones
reason-one-sided = { $other } debe nombrar { $region } como adyacente, porque { $region } nombra { $other }
reason-out-of-reach = desde { $start } no se llega a { $region }; el tablero debe estar conectado
reason-stack-sum = cartas en el mazo { $stack }: hay { $found }, debe haber { $wanted }
reason-regency-sum = cartas de Nueva Regencia: hay { $found }, debe haber { $wanted }
reason-copies = copias de { $card }: hay { $found }, debe haber de 0 a { $most }
reason-veto-elsewhere = { $card } tiene el efecto «veto»; solo puede tenerlo la carta veto

# The effects of cards.

reason-number = «{ $found }» no es un número de 1 a 30
reason-number-or-all = «{ $found }» no es un número de 1 a 30 ni «all»
reason-empty-span = «first value { $found }» está vacío; escribe «{ $wanted }»
reason-kind-twice = «{ $found }» cuenta otra vez la misma clase; cuenta cada clase una sola vez
reason-move-whom = «move» debe decir cuántos y de quién, como «move 2 own»
reason-move-six = un movimiento desde cualquier sitio se limita a 6; uno mayor debe ser «from one region»
reason-sequence = efectos seguidos: hay { $found }, debe haber 3 como máximo
reason-choice = efectos entre los que elegir: hay { $found }, debe haber 2
reason-alone = «{ $found }» debe ser el único efecto
reason-lock-up = «lock up grandes» debe seguir inmediatamente a un movimiento del rey a una región: «{ $example }»
reason-moves-once = solo una parte de una carta puede mover caballeros

# TOML, in which editions are written.

reason-unknown-field = campo desconocido `{ $found }`; se esperaba uno de { $known }
reason-unknown-field-here = campo desconocido `{ $found }`; se esperaba { $known }
reason-missing-field = falta el campo `{ $name }`
reason-duplicate-key = clave repetida
reason-toml = TOML no válido: `{ $found }`
reason-toml-sign = TOML no válido: `{ $found }`; se esperaba `{ $sign }`
reason-toml-value = TOML no válido: `{ $found }`; se esperaba un valor (las palabras van entre comillas)
reason-toml-deep = las listas y tablas están demasiado anidadas
reason-kind-figure = `{ $found }` no es un número entero de 0 a 30
reason-kind-number = `{ $found }` no es un número entero
reason-kind-list = `{ $found }` no es una lista
reason-kind-word = `{ $found }` no es una palabra entre comillas
reason-kind-switch = `{ $found }` no es true ni false
reason-kind-table = `{ $found }` no es una tabla como {"{"} clave = valor {"}"}
reason-kind-address = `{ $found }` no es una dirección con puerto, como "127.0.0.1:8765"
reason-kind-other = `{ $found }` no es lo que se espera aquí

# Tables.

reason-record-seats = esta partida tiene { $players ->
    [one] { $players } plaza
   *[other] { $players } plazas
  }; cada una es para «me» o un bot
reason-record-variants = un registro tiene sus propias variantes; omite «variants»
reason-record-pace = una partida de un registro no tiene reloj; omite «pace»
reason-seat = plaza desconocida «{ $found }»; se esperaba «me», «open» o el nivel de un bot: { $known }
reason-pace = una reserva tiene de 10 a 86400 segundos, un incremento 3600 como máximo y un turno de 1 a 720 horas

# Addresses for alerts.

reason-no-alerts = este servidor no envía notificaciones
reason-alerts-elsewhere = este servidor solo envía notificaciones a { $known }
reason-not-sent-there = este servidor no envía notificaciones a esta dirección
reason-no-topic = la dirección debe ser como https://ntfy.sh/TEMA
reason-no-room = la dirección debe ser como https://HOMESERVER/!SALA:SERVIDOR
reason-no-token = este formato necesita un token de acceso
reason-address-long = una dirección tiene { $most ->
    [one] { $most } carácter
   *[other] { $most } caracteres
  } como máximo
reason-answered = la dirección respondió con el estado { $status }
reason-no-answer-yet = la dirección no respondió a tiempo
reason-out-of-touch = no se puede acceder a la dirección

reason-password-length = debe tener de 8 a 200 caracteres
reason-password-common = es demasiado fácil de adivinar; elige otra
