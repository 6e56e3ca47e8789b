# Las órdenes del terminal: ayuda, informes, errores.

commands =
    .help = Muestra la ayuda
    .version = Muestra la versión
    .edition = Juega con las cifras de este archivo en vez de la edición incorporada
    .lang = Habla este idioma: { $languages }; si no se indica, el del terminal, si lo hablamos
    .examples = Ejemplos:
    .players = Cuántos juegan
    .short = La partida corta: seis rondas
    .regency = Nueva Regencia: el mazo 5 son diez cartas que mueven al rey de formas nuevas
    .power-shift = Cambio de poder: modificadores para las cartas de poder
    .alternatives = Cartas de acción alternativas, las cuatro o las indicadas, como veto,veto,rivalry
    .merged = Los mazos 2 y 3 como uno solo, opcional con tres jugadores
    .memory-aid = Todos ven lo que hay en el castillo
    .games = Cuántas partidas
    .seed = La semilla de todas; cualquiera si no se indica
    .first = El número de la primera partida
    .threads = Cuántas partidas a la vez; si no se indica, tantas como núcleos
    .json = Escribe un objeto JSON
    .quiet = No muestra nada mientras trabaja

command-elgrande = El Grande (edición de 2023): mesas para jugar, reglas para probar, bots para medir
    .bare = abre mesas: ve a la dirección que aparece
    .postgres = lo mismo, con las partidas en PostgreSQL
    .demo = mira a cuatro bots que juegan al azar
    .cards = todas las cartas de acción y lo que hacen
    .rules = una regla, una carta o el reglamento entero
    .simulate = mil partidas al azar, contadas
    .arena = qué bot es mejor
    .position = prueba una posición
    .engine = juega desde un programa, línea a línea
    .more = Todas las órdenes admiten --edition ARCHIVO: las cifras que los reglamentos no imprimen (cuántas copias hay de cada carta, cuánto puntúan las regiones), corregidas por ti. `elgrande help ORDEN` dice más.

command-help = Muestra esto o la ayuda de una orden

command-serve = Abre mesas: juega en directo, por turnos, en solitario o en torno a una pantalla (también sin orden)
    .config = Ajustes de un archivo
    .listen = Dónde escucha; el puerto 0 es cualquiera libre [por defecto: 127.0.0.1:8765]
    .database = Dónde se guardan las partidas: sqlite://ARCHIVO o postgres://… [por defecto: sqlite://elgrande.db]
    .secure = Se llega por https: las cookies lo indican [por defecto: false]
    .behind-proxy = La dirección de quien pide está en X-Forwarded-For, escrita por un proxy propio [por defecto: false]
    .thinkers = Cuántos bots piensan a la vez [por defecto: 2]
    .bot-millis = Cuánto piensa un bot cada decisión [por defecto: 300]
    .stand-in = Qué bot juega por quien se fue [por defecto: caballero]
    .requests-per-second = Cuántas peticiones por segundo puede hacer alguien; 0 sin límite [por defecto: 50]
    .streams = Cuántos flujos puede haber abiertos a la vez; 0 sin límite [por defecto: 10000]
    .min-free-space = Espacio libre en disco en MB por debajo del cual solo se guardan las jugadas: ni mesas, ni invitados, ni mensajes, ni importaciones nuevas [por defecto: 256]
    .tables-at-hand = Cuántas partidas se tienen en memoria como mucho [por defecto: 2000]
    .editions = Cuántas ediciones propias puede traer la gente [por defecto: 64]
    .alert-origins = Adónde pueden ir los avisos de turno, como https://hooks.example.org, varios con comas [por defecto: a ninguna parte]
    .alert-after = Cuánto tiempo hay para responder antes de que salga un aviso [por defecto: 10]
    .alert-retry = Cuánto después de un fallo se reintenta, cada vez el doble [por defecto: 30]
    .metrics-token = Lo que un programa debe saber para ver /metrics [por defecto: lo ven todos]
    .log = Qué se registra en la salida de errores, como warn o server=debug [por defecto: info]
    .log-json = Registro en líneas de JSON [por defecto: false]
    .more = Cada opción también se puede fijar en el entorno, con ELGRANDE_ y su nombre, o en el archivo de --config (TOML, bot_millis = 500). La opción va antes que el entorno, y el entorno antes que el archivo.
    .plain = las partidas se guardan en elgrande.db
    .proxy = tras un proxy que habla https

command-demo = Mira una partida de cuatro bots que juegan al azar
    .seed = La semilla de la partida; cualquiera si no se indica
    .again = siempre la misma partida

command-cards = Todas las cartas de acción: mazo, copias, efecto y cuánta certeza hay
    .json = Escribe una lista JSON
    .more = Certeza: H los reglamentos lo dicen o lo muestran, M una buena fuente o una inferencia sólida, L reconstrucción nuestra. Vale la más débil entre la del efecto y la del número de copias.
    .built-in = las cartas de la edición incorporada
    .own = las de la tuya

command-rules = Una regla o una carta por su ID, o el reglamento entero
    .id = Una regla (PLC-2) o una carta (civil-war); si no se indica, todo el reglamento
    .markdown = Escribe Markdown, como docs/rules.md
    .whole = el reglamento entero
    .rule = dónde se pueden colocar caballeros
    .card = una carta con todas sus reglas

command-simulate = Juega muchas partidas al azar, comprueba las leyes de las reglas, cuenta
    .all = Cada número de jugadores y cada combinación de variantes, una tras otra
    .laws = Qué leyes se comprueban en cada posición: ninguna (none), las baratas (cheap) o todas (all), también vistas y formas de texto
    .threads = Cuántos hilos; si no se indica, tantos como núcleos
    .more = Con el mismo --laws, la partida número i de una semilla es siempre la misma, se jueguen las que se jueguen y en los hilos que sea.
    .figures = En --json, mean_scores y wins_by_seat van por plazas (red, blue, green, orange, purple); mean_scores cuenta solo las partidas que tienen esa plaza, y una victoria compartida cuenta para todos los que la comparten.
    .every = todas las mesas posibles, todas las leyes
    .one = una de ellas otra vez

command-arena = Enfrenta bots entre sí y los compara
    .bots = Quién juega, como grande,squire@50ms,squire@50ms
    .bot = Uno más: un nivel, o "cmd: ORDEN" para un programa; se puede repetir
    .millis = Como mucho tantos milisegundos por decisión
    .iterations = Como mucho tantos intentos por decisión
    .think-threads = Con cuántos hilos piensa cada bot
    .patience = Cuántos segundos puede callar un programa más allá de su tiempo, si lo tiene [por defecto: 10 con tiempo, 60 sin él]
    .save = Guarda un registro de cada partida en esta carpeta
    .csv = Escribe una línea por cada plaza de cada partida
    .all = Cada número de jugadores y cada combinación de variantes, una tras otra; los bots se repiten hasta llenar las plazas
    .entrants = Un BOT es un nivel (random, squire, caballero, grande) o un programa (cmd: ORDEN, según docs/protocol.md). Ambos pueden tener nombre y presupuesto propios:
    .time = como mucho 200 milisegundos por decisión
    .tries = como mucho 300 intentos
    .both = ambas cosas, y un nombre
    .without = sin una de sus ideas (docs/bots.md)
    .ideas = Las ideas son playouts, lore, dealing, pruning, tree y mixing.
    .budget = Sin presupuesto propio, un bot tiene --millis e --iterations; sin ellos piensa como su nivel. A un programa se le dice su presupuesto; si calla demasiado, termina o rompe una regla, la arena se detiene.
    .deals = Juegan tantos como bots haya. Cada reparto se juega una vez por cada rotación de los bots en torno a la mesa. Salvo los tiempos, una semilla y presupuestos en intentos dan siempre los mismos resultados, en cualquier número de hilos.
    .figures = Los bots del mismo nombre se cuentan juntos: `games` son las plazas que tuvieron. Una victoria compartida cuenta por partes. Entre `low` y `high` está la tasa real de victorias con un 95 % de probabilidad, `rating` es la de Weng y Lin (25 al principio), `mean_margin` son los puntos de ventaja sobre el mejor de los demás. `overruns` duraron una décima parte más de lo permitido.

command-replay = Recorre un registro como lo ve un jugador o un espectador
    .file = El registro; - para la entrada estándar
    .to = Se detiene tras tantas acciones
    .seat = Con los ojos de este jugador: red, blue, green, orange o purple
    .more = Sin --seat miras como espectador: no se ven las manos, los discos sin girar ni cosas así. Primero se comprueba cada línea del registro; docs/notation.md los describe.
    .whole = la partida entera
    .known = lo que sabía rojo tras 40 acciones

command-position = Lee una posición, prueba acciones y muestra qué hacen o qué regla las prohíbe
    .file = La posición; de la entrada estándar si no se indica
    .more = Basta decir lo que importa; docs/notation.md cuenta cómo. Las acciones van en líneas que empiezan por >, o debajo de una línea que dice actions. Una acción la juega a quien le toca; si les toca a varios, o para probarla fuera de turno, se dice antes el color. Una acción prohibida se muestra con la regla que rompe y no cambia nada.

command-perft = Cuenta las secuencias de acciones desde una preparación
    .seed = La semilla de la preparación; cualquiera si no se indica
    .from = Cuenta desde la posición de este archivo; - para la entrada estándar
    .depth = Cuántas acciones de profundidad
    .more = Cada opción de todos a los que les toca es un camino; si les toca a varios a la vez, en cualquier orden. Las cifras de dos versiones de las reglas, o de dos programas, deben coincidir.

command-bench = Mide el juego al azar: acciones y partidas por segundo
    .json = Escribe un objeto JSON por línea
    .quick = Mide poco tiempo; basta para ver que funciona
    .more = Cada fila se calienta y luego se mide varias veces; se escribe la mediana. Una partida se reparte, se juega al azar hasta el final y se olvida; la preparación cuenta en el tiempo.
    .every = todas las filas
    .machines = lo mismo en un segundo, para programas

command-signature = El comportamiento de las reglas en un número
    .more = Las partidas se reparten entre cada número de jugadores y cada combinación de variantes. De la preparación, las acciones y los resultados sale una suma de control (FNV-1a de 64 bits). Lo que cambia el curso de alguna cambia el número.
    .stated = el número que dice signature.txt

command-engine = Juega desde un programa: entran peticiones JSON, salen respuestas JSON, línea a línea
    .more = Un objeto JSON por línea a la entrada, uno por línea a la salida, en el mismo orden; docs/protocol.md los describe todos. A una línea que no se puede obedecer se responde con "ok": false y no cambia nada.

## Lo que rodea las frases de la ayuda

command-heading-usage = Uso
command-heading-commands = Órdenes
command-heading-arguments = Argumentos
command-heading-options = Opciones
command-heading-game = La partida
command-default = [por defecto: { $value }]
command-values = [posibles: { $values }]
command-environment = [entorno: { $name }]

command-value-options = OPCIONES
command-value-command = ORDEN
command-value-address = DIRECCIÓN
command-value-bool = BOOL
command-value-bot = BOT
command-value-dir = CARPETA
command-value-file = ARCHIVO
command-value-filter = FILTRO
command-value-id = ID
command-value-lang = IDIOMA
command-value-laws = LEYES
command-value-level = NIVEL
command-value-list = LISTA
command-value-millis = MILISEGUNDOS
command-value-origins = DESTINOS
command-value-seconds = SEGUNDOS
command-value-token = CLAVE
command-value-url = URL

## Errores: una línea

command-error = error: { $reason }
command-error-misuse = { $reason } (`elgrande --help` dice más)
command-error-meant = { $reason }; ¿querías decir { $names }?
command-quoted = «{ $name }»
command-error-command = no existe la orden «{ $command }»
command-error-argument = no se esperaba «{ $argument }»
command-error-missing = falta: { $arguments }
command-error-twice = «{ $argument }» solo puede aparecer una vez
command-error-conflict = «{ $argument }» no se puede usar con { $others }
command-error-equals = antes del valor de «{ $argument }» hace falta un signo igual
command-error-no-value = «{ $argument }» necesita un valor
command-error-no-more = el valor «{ $value }» sobra en «{ $argument }»
command-error-value = «{ $value }» no es un valor para «{ $argument }»
command-error-value-because = «{ $value }» no es un valor para «{ $argument }»: { $reason }
command-error-letters = lo escrito no es UTF-8 válido
command-error-range = { $value } no está en { $range }
command-error-number = no es un número entero
command-error-large = ese número es demasiado grande
command-error-address = no es una dirección con puerto
command-error-language = «{ $asked }» no es un idioma que hablemos; se conocen: { $known }
command-error-rule = «{ $id }» no es regla ni carta; ¿querías decir { $near }?

command-error-stdin = entrada estándar
command-error-no-file = { $file }: no existe ese archivo
command-error-closed-file = { $file }: no se permite leer o escribir
command-error-folder = { $file }: es una carpeta
command-error-no-text = { $file }: no es texto en UTF-8

command-error-listen = no se puede escuchar en { $address }: { $reason }
command-error-address-taken = no se puede escuchar en { $address }: ya lo hace otro programa
command-error-address-closed = no se puede escuchar en { $address }: no está permitido o no es una dirección de este equipo
command-error-database = la base de datos no se abre: { $reason }
command-error-database-file = la base de datos no se abre: su archivo no se puede abrir ni crear
command-error-database-other = la base de datos no se abre: ese archivo no es una base de datos SQLite
command-error-database-closed = la base de datos no se abre: no deja entrar a este usuario, o no con esta contraseña
command-error-database-unknown = la base de datos no se abre: no hay ninguna con ese nombre
command-error-database-address = la base de datos no se abre: su dirección debe ser sqlite://ARCHIVO o postgres://USUARIO@HOST/NOMBRE
command-error-database-away = la base de datos no se abre: nadie responde en su dirección
command-error-alerts = no se pueden enviar avisos: { $reason }
command-error-origin = { $origin }: indica solo http o https, un host y un puerto
command-error-log = --log { $filter }: escribe error, warn, info, debug o trace, o por separado para una parte: info,server=debug

command-error-bot-count = juegan tantos como bots haya: de 2 a 5, no { $count }
command-error-bot-names = dos bots distintos se llaman «{ $name }»; escribe NOMBRE=BOT
command-error-no-program = «{ $bot }»: falta la orden tras cmd:
command-error-budget = «{ $budget }» no es un presupuesto; escribe 200ms (milisegundos) o 300it (intentos)
command-error-no-start = { $name } no se puede iniciar: { $reason }
command-error-bot = partida { $game } de la semilla { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = respondió «{ $action }», que no se permite: { $reason }
command-error-bot-unread = respondió «{ $action }»: { $reason }
command-error-bot-answer = respondió { $answer }, no { $wanted }
command-error-bot-late = no respondió en { $seconds } s y fue detenido
command-error-bot-ended = terminó sin responder (código de salida { $code })
command-error-bot-signal = una señal lo detuvo antes de que respondiera
command-error-bot-silent = se calló sin responder
command-error-bot-words = { $reason }; sus últimas palabras: { $words }
command-error-no-seat = { $player } no tiene plaza en esta partida; las plazas son: { $seats }
command-error-short-record = --to { $to }: { $count ->
        [one] el registro tiene una acción
       *[other] el registro tiene { $count } acciones
    }

## Informes

command-report-table = mesa
command-report-seed = semilla
command-report-games = partidas
command-report-par = a partes iguales
command-report-violations = infracciones
command-report-actions = acciones de media
command-report-one-table = { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, { $variants }
command-report-plain = sin variantes
command-report-tables = { $count ->
        [one] una mesa
       *[other] { $count } mesas, una tras otra
    }
command-report-speed = { $games } ({ $speed } por segundo)
command-report-time = { $games } en { $seconds } s ({ $speed } por segundo)
command-report-par-figure = { $percent } % de victorias para cada bot
command-report-seat = { $score } puntos, { $wins ->
        [one] una victoria
       *[other] { $wins } victorias
    }
command-report-rows = filas
command-report-bench = juego al azar, mediana de { $repeats } medidas de { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = profundidad { $depth }: { $count } en { $seconds } s

command-column-name = nombre
command-column-seats = plazas
command-column-wins = vict.
command-column-win-rate = vict. %
command-column-interval = 95 %
command-column-rank = puesto
command-column-margin = ventaja
command-column-rating = nivel
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = máx. ms
command-column-tries = int./s
command-column-late = tarde
command-column-players = jugad.
command-column-threads = hilos
command-column-actions-per-second = acciones/s
command-column-games-per-second = partidas/s
command-column-actions-per-game = acc./partida
command-column-variants = variantes
command-column-card = carta
command-column-set = juego
command-column-stack = mazo
command-column-copies = copias
command-column-placement = coloc.
command-column-certainty = certeza
command-column-effect = efecto

## A game in the terminal

command-shown-demo = Cuatro bots que juegan al azar. La misma partida otra vez: { $command }
command-shown-values = valores
command-shown-points = puntos
command-shown-played = jugada
command-shown-offers = Boca arriba: { $cards }
command-shown-hand = En la mano ({ $who }): { $cards }
command-shown-question = Tienes que decidir: { $decision }
command-shown-asked = Decide: { $players }
command-shown-refused = rechazado: { $reason }
command-shown-edition = edición { $name }
command-shown-nobody = nadie tiene que decidir
command-shown-decides = decide { $player }: { $decision }
command-shown-options = { $count ->
        [one] una opción
       *[other] { $count } opciones
    }: { $options }
