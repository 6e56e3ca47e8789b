# Terminal commands: help, reports, errors.

commands =
    .help = Muestra la ayuda
    .version = Muestra la versión
    .edition = Usa las copias de cartas y los valores de regiones de este archivo en vez de los de la edición incorporada
    .lang = Idioma: { $languages } [por defecto: el del terminal si está disponible; si no, en]
    .examples = Ejemplos:
    .players = Número de jugadores
    .short = Partida corta: seis rondas
    .regency = Nueva Regencia: el mazo 5 son diez cartas que mueven al rey de formas nuevas
    .power-shift = Cambio de poder: modificadores para las cartas de poder
    .alternatives = Cartas alternativas: las cuatro o las indicadas, como veto,veto,rivalry
    .merged = Une los mazos 2 y 3 (solo con tres jugadores)
    .memory-aid = Muestra cuántos caballeros hay en el castillo
    .games = Número de partidas
    .seed = Semilla de todas las partidas [por defecto: al azar]
    .first = Número de la primera partida
    .threads = Número de partidas en paralelo [por defecto: el número de núcleos]
    .json = Escribe un objeto JSON
    .quiet = No muestra el progreso

command-elgrande = El Grande (edición de 2023): organiza partidas, explora las reglas, compara bots
    .bare = inicia un servidor; la página está en la dirección que muestra
    .postgres = lo mismo, con las partidas guardadas en PostgreSQL
    .demo = mira a cuatro bots que juegan al azar
    .cards = enumera todas las cartas de acción y lo que hacen
    .rules = una regla, una carta o el reglamento entero
    .simulate = estadísticas de mil partidas al azar
    .arena = averigua qué bot es mejor
    .position = prueba una posición
    .engine = juega desde un programa, línea a línea
    .more = Todos los comandos admiten --edition ARCHIVO: tus correcciones de las cifras que los reglamentos no traen (número de copias de cada carta, valores de las regiones). Para saber más: `elgrande help COMANDO`.

command-help = Muestra este mensaje o la ayuda de un comando

command-serve = Inicia un servidor para jugar en directo, por turnos, en solitario o en una sola pantalla (el comando por defecto)
    .config = Lee los ajustes de este archivo
    .listen = Dirección en la que escucha; el puerto 0 significa cualquiera libre [por defecto: 127.0.0.1:8765]
    .database = Dónde se guardan las partidas: sqlite://ARCHIVO o postgres://… [por defecto: sqlite://elgrande.db]
    .tls-cert = Sirve HTTPS con esta cadena de certificados (PEM); se vuelve a cargar cuando cambia. Requiere --tls-key
    .tls-key = La clave privada del certificado (archivo PEM)
    .secure = Se accede al servidor por HTTPS: marca las cookies como seguras [por defecto: true con --tls-cert; si no, false]
    .behind-proxy = Lee la dirección del cliente de X-Forwarded-For, que escribe tu propio proxy [por defecto: false]
    .session-days = Días tras los que termina una sesión sin uso [por defecto: 180]
    .bot-threads = Número de bots que piensan a la vez [por defecto: 2]
    .bot-millis = Tiempo que piensa un bot por decisión, en milisegundos [por defecto: 300]
    .stand-in = Bot que juega en lugar de quien se va [por defecto: caballero]
    .connections = Máximo de conexiones abiertas; 0 para tantas como permita el sistema [por defecto: 0]
    .requests-per-second = Máximo de peticiones por segundo y cliente; 0 sin límite [por defecto: 50]
    .streams = Máximo de flujos abiertos; 0 sin límite [por defecto: 10000]
    .limits = Límites por persona, como streams=10,tables_per_hour=20, o none para ninguno; docs/operating.md los enumera todos
    .min-free-space = Espacio libre en disco, en MB, por debajo del cual las partidas continúan, pero se rechazan mesas, invitados, cuentas, mensajes de chat y denuncias nuevos [por defecto: 256]
    .cached-tables = Máximo de partidas en memoria [por defecto: 2000]
    .editions = Máximo de ediciones propias [por defecto: 64]
    .alert-origins = Orígenes a los que se pueden enviar webhooks, como https://hooks.example.org, separados por comas [por defecto: ninguno]
    .alert-after = Segundos que tiene un jugador para responder antes de que se envíe una notificación [por defecto: 10]
    .alert-retry = Segundos hasta que se reintenta una notificación fallida, el doble tras cada intento [por defecto: 30]
    .mail-alert-after = Segundos que tiene un jugador para responder antes de que se envíe una notificación por correo electrónico [por defecto: 600]
    .push-origins = Servicios push de los navegadores, separados por comas; "none" desactiva Web Push [por defecto: los de Chrome, Firefox, Safari y Edge]
    .push-key = Archivo PEM con la clave privada con la que los servicios push identifican este servidor [por defecto: una clave en la base de datos]
    .push-subject = A quién pueden dirigirse los operadores de los servicios push: mailto:… o https://… [por defecto: el remitente del correo electrónico]
    .public-url = URL de este servidor para los enlaces de los correos y mensajes, como https://play.example.org [por defecto: sin enlaces]
    .smtp = Servidor de correo para recuperar cuentas, como smtps://USUARIO:CONTRASEÑA@HOST [por defecto: ninguno, sin correos]
    .mail-from = Remitente de los correos, obligatorio con --smtp
    .keep-closed-tables = Días que se conservan las mesas cerradas antes de empezar la partida; 0 para siempre [por defecto: 90]
    .keep-guests = Días que se conservan los invitados que nunca participaron en nada y las partidas en curso de invitados que ya no pueden entrar; 0 para siempre en ambos casos [por defecto: 90]
    .keep-editions = Días que se conservan las ediciones propias que ninguna mesa usa; 0 para siempre [por defecto: 90]
    .admin-token = Token para `elgrande admin` y la API de administración [por defecto: ninguno, solo usuarios con el rol de administrador]
    .metrics-token = Token necesario para leer /metrics [por defecto: ninguno, abierto a todos]
    .log = Qué se registra en la salida de errores, como warn o server=debug [por defecto: info]
    .log-json = Registra en líneas JSON [por defecto: false]
    .more = Cada opción se puede fijar también como variable de entorno (ELGRANDE_ más su nombre) o en el archivo indicado con --config (TOML, bot_millis = 500). Las opciones tienen prioridad sobre las variables de entorno, y estas sobre el archivo.
    .plain = las partidas se guardan en elgrande.db
    .proxy = tras un proxy HTTPS

command-admin = Administra un servidor: consulta, expulsa, silencia, borra, limpia; cada cambio queda registrado
    .action = Qué hacer (véase más abajo)
    .target = Usuario (ID o nombre registrado), rango de direcciones IP, mesa, mensaje de chat o denuncia
    .reason = Por qué; obligatorio en cada cambio y guardado en el registro de auditoría
    .hours = Cuántas horas dura la expulsión o el silencio [por defecto: hasta que se levante]
    .quota = Qué límite se fija: tables o tokens
    .value = Nuevo límite [por defecto: quita el límite de este usuario]
    .notice = Texto que ven todos durante el mantenimiento [por defecto: termina el mantenimiento]
    .skip = Cuántas filas de la lista se saltan
    .server = Pregunta a este servidor en marcha, como http://127.0.0.1:8765 [por defecto: abre la base de datos]
    .admin-token = Token con el que se inició el servidor
    .database = Base de datos: sqlite://ARCHIVO o postgres://… [por defecto: sqlite://elgrande.db]
    .config = Lee la base de datos y el token de este archivo, el mismo que para `elgrande serve`
    .status = versión, carga, aviso de mantenimiento
    .users = usuarios cuyo nombre contiene cierto texto
    .user = un usuario: mesas, límites, expulsiones
    .tables = mesas: open, playing, over o closed
    .table = una mesa: plazas y chat, pero no la partida
    .bans = quién está expulsado o silenciado
    .reports = denuncias abiertas de jugadores
    .audit = quién cambió qué, cuándo y por qué
    .ban-user = cierra la sesión de un usuario y lo expulsa, o lo readmite
    .ban-network = rechaza una dirección o un rango como 192.0.2.0/24
    .mute-user = prohíbe el chat a un usuario, o vuelve a permitírselo
    .delete-chat = quita el texto de un mensaje de chat
    .delete-table = borra una mesa con su partida; los resultados quedan
    .reset-password = pone una contraseña nueva y la muestra
    .set-quota = fija un límite para un usuario
    .close-report = marca una denuncia como atendida
    .maintenance = rechaza mesas e invitados nuevos y muestra --notice
    .prune = borra ahora los datos sin uso
    .grant-admin = da o quita el rol de administrador
    .more = Sin --server se abre la base de datos directamente. Con PostgreSQL funciona también con servidores en marcha; un archivo SQLite está bloqueado por su servidor: usa entonces --server y --admin-token. El resultado es JSON.

command-demo = Mira una partida de cuatro bots que juegan al azar
    .seed = Semilla de la partida [por defecto: al azar]
    .again = siempre la misma partida

command-cards = Enumera todas las cartas de acción: mazo, copias, efecto y grado de certeza
    .json = Escribe una lista JSON
    .more = Certeza: H los reglamentos lo dicen o lo muestran; M una buena fuente o una inferencia sólida; L reconstrucción nuestra. Se muestra la menor entre la certeza del efecto y la del número de copias.
    .built-in = las cartas de la edición incorporada
    .own = las cartas de tu propia edición

command-rules = Muestra una regla por su código, una carta por su ID o el reglamento entero
    .id = Una regla (PLC-2) o una carta (civil-war) [por defecto: el reglamento entero]
    .markdown = Escribe Markdown, como docs/rules.md
    .whole = el reglamento entero
    .rule = dónde se pueden colocar caballeros
    .card = una carta con todas sus reglas

command-simulate = Juega muchas partidas al azar, comprueba los invariantes de las reglas y muestra estadísticas
    .all = Cada número de jugadores y cada combinación de variantes, uno tras otro
    .laws = Invariantes que se comprueban en cada posición: ninguno (none), los baratos (cheap) o todos (all), incluidos los de vistas y formatos de texto
    .threads = Número de hilos [por defecto: el número de núcleos]
    .more = Con el mismo --laws, la partida número i de una semilla es siempre la misma, sea cual sea el número de partidas y de hilos.
    .figures = En --json, mean_scores y wins_by_seat van por plazas (red, blue, green, orange, purple). mean_scores abarca las partidas que tienen esa plaza; una victoria compartida cuenta para todos los ganadores.
    .every = todas las mesas posibles, todos los invariantes
    .one = repite una sola de esas partidas

command-arena = Enfrenta bots entre sí y los compara
    .bots = Quién juega, como grande,squire@50ms,squire@50ms
    .bot = Añade un bot: un nivel, o "cmd: COMANDO" para un programa; se puede repetir
    .ladder = Clasifica a los bots con un mismo baremo: juega cada grupo de N bots [por defecto: 4]. Sin --bots participan todos los niveles, algunos con varios presupuestos
    .millis = Tiempo máximo por decisión, en milisegundos
    .iterations = Número máximo de iteraciones por decisión
    .think-threads = Número de hilos que usa cada bot
    .patience = Segundos que un programa puede estar sin responder, además de su tiempo si lo tiene [por defecto: 10 con tiempo, 60 sin él]
    .save = Guarda un registro de cada partida en esta carpeta
    .csv = Escribe una línea por plaza y partida
    .all = Cada número de jugadores y cada combinación de variantes, uno tras otro; los bots se repiten hasta llenar las plazas
    .entrants = Un BOT es un nivel (random, squire, caballero, grande, master) o un programa (cmd: COMANDO, con el protocolo de docs/protocol.md). Ambos pueden tener nombre y presupuesto propios:
    .time = como máximo 200 milisegundos por decisión
    .iteration-limit = como máximo 300 iteraciones
    .both = ambas cosas, y un nombre
    .without = sin una de sus técnicas (docs/bots.md)
    .ideas = Las técnicas son playouts, lore, dealing, pruning, tree, mixing y network.
    .budget = Sin presupuesto propio, un bot usa --millis e --iterations; sin ellos, piensa como su nivel. A un programa se le comunica su presupuesto. Si tarda demasiado en responder, termina o incumple una regla, la arena se detiene.
    .deals = Hay tantos jugadores como bots. Cada reparto se juega una vez por cada rotación de los bots por las plazas. Salvo los tiempos, una semilla y presupuestos en iteraciones dan siempre los mismos resultados, con cualquier número de hilos.
    .figures = Los bots del mismo nombre se cuentan juntos: `games` es el número de plazas que tuvieron. Una victoria compartida cuenta como fracción. `low` y `high` son el intervalo de confianza del 95 % de la tasa de victorias, `rating` es la valoración de Weng-Lin (empieza en 25), `mean_margin` es la ventaja media en puntos sobre el mejor rival. `overruns` cuenta las decisiones que superaron el tiempo permitido en más de un 10 %.
    .ratings = Con --ladder cada bot se nombra una vez, y todos los grupos de N bots juegan por turno. Las valoraciones son las del modelo de Plackett-Luce: quien tiene 400 puntos más queda por delante del otro en 10 de 11 partidas, sin importar quién más juegue. `squire` tiene 1000. `low` y `high` son el intervalo de confianza del 95 %: se omite el límite que las partidas no permiten determinar. `ahead_of_next` es la proporción esperada de partidas en que queda por delante del siguiente bot de la lista. --csv escribe una línea por bot.

command-explore = Muestra estadísticas de registros de partidas terminadas
    .records = Registros, carpetas de registros o archivos escritos con --save
    .threads = Número de hilos [por defecto: el número de núcleos]
    .save = Guarda las estadísticas en un archivo en vez de mostrarlas; `explore` lo lee como un registro
    .json = Escribe un objeto JSON
    .more = Las partidas sin terminar no cuentan. «tomada» indica con qué frecuencia se tomó la carta cuando estaba disponible; «turno», el puesto en el orden de turno de quien la tomó. «ventaja» son los puntos por encima de la media de la mesa al final. De cada lugar se indican dos medias: los caballeros de quien va en cabeza y la mayor puntuación obtenida allí. Con --json, cada media lleva su número de casos y su error estándar. «gana el líder» y «gana el primero» indican con qué frecuencia ganó quien iba en cabeza tras esa ronda y quien fue primero en su orden de turno. Los niveles proceden de los registros de `elgrande arena --save`. Si un archivo no es un registro, se nombra y se omite.
    .folder = todas las partidas de una carpeta
    .save-example = leer todas las partidas una vez; después basta con este archivo
    .json-example = lo mismo para programas

command-replay = Recorre un registro como lo ve un jugador o un espectador
    .file = El registro; - para la entrada estándar
    .to = Se detiene tras este número de acciones
    .seat = Lo muestra como lo ve este jugador: red, blue, green, orange o purple
    .more = Sin --seat miras como espectador: no se muestran las manos, los discos boca abajo ni otra información oculta. Primero se comprueba cada línea del registro; docs/notation.md describe el formato.
    .whole = la partida entera
    .known = lo que sabía Rojo tras 40 acciones

command-review = Evalúa cada decisión de una partida terminada y separa la suerte de la destreza
    .file = El registro; - para la entrada estándar
    .iterations = Número de iteraciones por búsqueda; con más, tarda más, pero el resultado es más fiable
    .seed = Semilla de las búsquedas
    .threads = Número de hilos [por defecto: el número de núcleos]
    .json = Escribe un objeto JSON
    .more = Cada decisión se evalúa según lo que su jugador sabía en ese momento. Todos los pasos de un turno se evalúan juntos: el turno jugado frente al mejor encontrado. El informe enumera imprecisiones, errores y errores graves; --json escribe todas las decisiones. Los números con signo son la ventaja que se espera al final de la partida sobre el mejor rival, en puntos. Con la misma semilla y el mismo número de iteraciones, el resultado es siempre el mismo, con cualquier número de hilos.
    .luck = La suerte es lo que aportaron las cartas nuevas y los discos de los demás, comparado con su media. El inicio, la suerte, las decisiones propias y las ajenas suman la ventaja final; ± es el error estándar. docs/review.md explica el método.
    .usual = la partida entera, en medio minuto aproximadamente
    .longer = más a fondo
    .json-example = para programas

command-position = Lee una posición, prueba acciones y muestra qué hacen o qué regla las rechaza
    .file = La posición [por defecto: la entrada estándar]
    .more = Describe solo lo que importa; docs/notation.md explica cómo. Las acciones van en líneas que empiezan por >, o debajo de una línea que dice actions. Una acción la juega el jugador que tiene que actuar; si son varios, o para probarla fuera de turno, pon antes al jugador. Una acción rechazada se muestra con la regla que incumple y no cambia nada.

command-perft = Cuenta las secuencias de acciones desde una preparación
    .seed = Semilla de la preparación [por defecto: al azar]
    .from = Cuenta desde la posición de este archivo; - para la entrada estándar
    .depth = Cuántas acciones de profundidad
    .more = Cada opción de cada jugador que tiene que actuar es una rama; si varios tienen que actuar a la vez, pueden hacerlo en cualquier orden. Dos versiones de las reglas, o dos programas, deben dar las mismas cifras.

command-bench = Mide el juego al azar: acciones y partidas por segundo
    .json = Escribe un objeto JSON por línea
    .quick = Hace una medición breve, suficiente para ver que funciona
    .more = Tras un calentamiento, cada fila se mide varias veces; se muestra la mediana. Una partida se reparte y se juega al azar hasta el final; la preparación cuenta en el tiempo.
    .every = todas las filas
    .machines = lo mismo, más rápido y legible por programas

command-signature = Muestra el comportamiento de las reglas como un solo número
    .more = Las partidas abarcan cada número de jugadores y cada combinación de variantes. De la preparación, las acciones y los resultados se calcula un hash (FNV-1a de 64 bits). Si cambia algo de eso, cambia también el número.
    .stated = el número de signature.txt

command-site = Escribe la página para partidas sin servidor como archivos estáticos, para cualquier alojamiento web
    .dir = Carpeta de destino: nueva o vacía
    .public = la página en la carpeta public
    .german = con el alemán como primer idioma
    .more = La carpeta se puede publicar tal cual, en la raíz de un sitio o más abajo. Contiene partidas contra bots, partidas en una sola pantalla, lecciones y el reglamento. Las partidas se guardan en el navegador. Por https la página funciona también sin conexión.

command-engine = Juega desde un programa: entran peticiones JSON, salen respuestas JSON, línea a línea
    .more = Un objeto JSON por línea a la entrada, uno por línea a la salida, en el mismo orden; docs/protocol.md los describe todos. A una petición que falla se responde con "ok": false, y no cambia nada.

## Headings and values in the help

command-heading-usage = Uso
command-heading-commands = Comandos
command-heading-arguments = Argumentos
command-heading-options = Opciones
command-heading-game = Partida
command-default = [por defecto: { $value }]
command-values = [valores posibles: { $values }]
command-environment = [entorno: { $name }]

command-value-options = OPCIONES
command-value-command = COMANDO
command-value-address = DIRECCIÓN
command-value-bool = BOOL
command-value-bot = BOT
command-value-dir = CARPETA
command-value-file = ARCHIVO
command-value-filter = FILTRO
command-value-id = ID
command-value-lang = IDIOMA
command-value-laws = INVARIANTES
command-value-level = NIVEL
command-value-list = LISTA
command-value-millis = MILISEGUNDOS
command-value-limits = LÍMITES
command-value-origins = ORÍGENES
command-value-seconds = SEGUNDOS
command-value-token = TOKEN
command-value-url = URL
command-value-action = ACCIÓN
command-value-target = OBJETIVO
command-value-text = TEXTO
command-value-name = NOMBRE
command-value-days = DÍAS

## Errors: one line

command-error = error: { $reason }
command-error-misuse = { $reason } (véase `elgrande --help`)
command-error-meant = { $reason }; ¿querías decir { $names }?
command-quoted = «{ $name }»
command-error-command = comando desconocido «{ $command }»
command-error-argument = argumento inesperado «{ $argument }»
command-error-missing = faltan argumentos obligatorios: { $arguments }
command-error-twice = «{ $argument }» no se puede usar más de una vez
command-error-conflict = «{ $argument }» no se puede usar con { $others }
command-error-equals = «{ $argument }» necesita un signo igual antes de su valor
command-error-no-value = «{ $argument }» necesita un valor
command-error-no-more = valor inesperado «{ $value }» para «{ $argument }»
command-error-value = valor no válido «{ $value }» para «{ $argument }»
command-error-value-because = valor no válido «{ $value }» para «{ $argument }»: { $reason }
command-error-letters = los argumentos no son UTF-8 válido
command-error-range = { $value } no está en { $range }
command-error-number = se esperaba un número entero
command-error-large = el número es demasiado grande
command-error-address = se esperaba una dirección con puerto, como 127.0.0.1:8765
command-error-language = «{ $asked }» no es un idioma disponible; se esperaba uno de: { $known }
command-error-rule = «{ $id }» no es una regla ni una carta; ¿querías decir { $near }?

command-error-stdin = entrada estándar
command-error-no-file = { $file }: no existe ese archivo
command-error-closed-file = { $file }: permiso denegado
command-error-folder = { $file }: es una carpeta, se esperaba un archivo
command-error-no-text = { $file }: no es un archivo de texto UTF-8
command-error-folder-full = { $folder }: la carpeta no está vacía; indica una nueva o vacía
command-error-no-folder = { $folder }: es un archivo, se esperaba una carpeta
command-error-no-bundles = este programa se compiló sin la página empaquetada; compílalo con `cargo build --release`

command-error-listen = no se puede escuchar en { $address }: { $reason }
command-error-tls = no se puede usar el certificado: { $reason }
command-error-tls-pair = indica tanto --tls-cert como --tls-key, o ninguno de los dos
command-error-address-taken = no se puede escuchar en { $address }: el puerto ya está en uso
command-error-address-closed = no se puede escuchar en { $address }: permiso denegado, o no es una dirección de este equipo
command-error-database = no se puede abrir la base de datos: { $reason }
command-error-database-file = no se puede abrir la base de datos: su archivo no se puede abrir ni crear
command-error-database-other = no se puede abrir la base de datos: el archivo no es una base de datos SQLite
command-error-database-closed = no se puede abrir la base de datos: usuario o contraseña incorrectos
command-error-database-unknown = no se puede abrir la base de datos: no hay ninguna con ese nombre
command-error-database-address = no se puede abrir la base de datos: se esperaba sqlite://ARCHIVO o postgres://USUARIO@HOST/NOMBRE
command-error-database-away = no se puede abrir la base de datos: su dirección no responde
command-error-database-tls = no se puede abrir la base de datos: ha fallado la conexión TLS; comprueba sslmode, sslrootcert y el certificado del servidor: { $reason }
command-error-admin-in-use = un servidor usa esta base de datos; indica su dirección con --server y su token con --admin-token
command-error-admin-token = --server necesita --admin-token, el token con el que se inició el servidor
command-error-admin-server = no se puede acceder a la API de administración en { $url }: { $reason }
command-error-alerts = no se pueden enviar notificaciones: { $reason }
command-error-smtp = --smtp: se esperaba smtps://USUARIO:CONTRASEÑA@HOST o smtp://HOST:PUERTO, con los caracteres especiales en codificación porcentual (%XX)
command-error-push-origin = --push-origins { $origin }: se esperaba un origen como https://push.example.org o https://*.push.example.org
command-error-push-key = --push-key { $file }: se esperaba un archivo PEM con una clave privada de la curva P-256 (PKCS #8)
command-error-push-subject = --push-subject { $subject }: se esperaba mailto:… o https://…
command-error-public-url = --public-url { $url }: se esperaba una dirección como https://play.example.org, sin ruta
command-error-mail-from = --mail-from { $address }: se esperaba un correo electrónico; --smtp y --mail-from van juntos
command-error-origin = { $origin }: se esperaba http o https, un host y un puerto, nada más
command-error-limit = --limits { $limit }: se esperaba NOMBRE=N con uno de los nombres { $known }
command-error-log = --log { $filter }: se esperaba error, warn, info, debug o trace, o niveles por módulo como info,server=debug

command-error-bot-count = se esperaban de 2 a 5 bots, uno por jugador, no { $count }
command-error-ladder = hay muy pocos bots distintos: { $count } (se necesitan: { $players }); cada uno se nombra una vez
command-error-bot-names = dos bots distintos se llaman «{ $name }»; usa NOMBRE=BOT
command-error-no-program = «{ $bot }» no tiene ningún comando tras cmd:
command-error-budget = «{ $budget }» no es un presupuesto; usa 200ms (milisegundos) o 300it (iteraciones)
command-error-no-start = no se puede iniciar { $name }: { $reason }
command-error-bot = partida { $game } de la semilla { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = respondió «{ $action }», que se rechaza: { $reason }
command-error-bot-unread = respondió «{ $action }»: { $reason }
command-error-bot-answer = respondió { $answer }, no { $wanted }
command-error-bot-late = no respondió en { $seconds } s y fue detenido
command-error-bot-ended = terminó sin responder (código de salida: { $code })
command-error-bot-signal = fue terminado por una señal sin haber respondido
command-error-bot-silent = cerró su salida sin responder
command-error-bot-words = { $reason }; su última salida: { $words }
command-error-no-seat = { $player } no tiene plaza en esta partida; las plazas son: { $seats }
command-error-not-over = { $file }: la partida no ha terminado; solo se pueden analizar partidas terminadas
command-error-short-record = --to { $to }: { $count ->
        [one] el registro tiene 1 acción
       *[other] el registro tiene { $count } acciones
    }

## Reports

command-report-table = mesa
command-report-seed = semilla
command-report-games = partidas
command-report-par = a partes iguales
command-report-scale = baremo
command-report-violations = incumplimientos
command-report-actions = acciones de media
command-report-one-table = { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, { $variants }
command-report-plain = juego básico
command-report-tables = { $count ->
        [one] 1 mesa
       *[other] { $count } mesas, una tras otra
    }
command-report-speed = { $games } ({ $speed } por segundo)
command-report-time = { $games } en { $seconds } s ({ $speed } por segundo)
command-report-par-figure = { $percent } % de victorias para cada bot
command-report-scale-figure = { $name } tiene { $rating }; 400 puntos equivalen a un factor de 10
command-report-seat = { $score } puntos, { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }
command-report-explored = { $players } jugadores, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
command-report-explored-card = carta
command-report-explored-power = carta de poder
command-report-explored-place = lugar
command-report-explored-taken = tomada
command-report-explored-turn = turno
command-report-explored-wins = victorias
command-report-explored-margin = ventaja
command-report-explored-first = rondas 1–3
command-report-explored-second = rondas 4–6
command-report-explored-third = rondas 7–9
command-report-explored-round = ronda
command-report-explored-leader = gana el líder
command-report-explored-starter = gana el primero
command-report-explored-seat = plaza
command-report-explored-skipped = omitido: { $reason }
command-report-rows = filas
command-report-bench = juego al azar, mediana de { $repeats } repeticiones de { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = profundidad { $depth }: { $count } en { $seconds } s

command-column-name = nombre
command-column-seats = plazas
command-column-wins = vict.
command-column-win-rate = vict. %
command-column-interval = 95 %
command-column-rank = puesto
command-column-margin = ventaja
command-column-rating = valorac.
command-column-ahead = delante %
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = máx. ms
command-column-iterations = it./s
command-column-late = tarde
command-column-players = jugad.
command-column-threads = hilos
command-column-actions-per-second = acciones/s
command-column-games-per-second = partidas/s
command-column-actions-per-game = acc./partida
command-column-variants = variantes
command-column-card = carta
command-column-set = grupo
command-column-stack = mazo
command-column-copies = copias
command-column-placement = coloc.
command-column-certainty = certeza
command-column-effect = efecto

## A game in the terminal

command-shown-demo = Cuatro bots que juegan al azar. Para ver otra vez la misma partida: { $command }
command-shown-site = Archivos escritos: { $files } ({ $size } kB) en { $folder }. Publica esta carpeta en cualquier alojamiento web.
command-shown-values = valores
command-shown-points = puntos
command-shown-played = jugada
command-shown-offers = Boca arriba: { $cards }
command-shown-hand = En la mano ({ $who }): { $cards }
command-shown-question = Tu decisión: { $decision }
command-shown-asked = Decidiendo: { $players }
command-shown-refused = rechazada: { $reason }
command-shown-edition = edición { $name }
command-shown-nobody = nadie tiene que decidir
command-shown-decides = { $player } tiene que decidir: { $decision }
command-shown-options = { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }: { $options }
