# Команди термінала: довідка, звіти, помилки.

commands =
    .help = Показати довідку
    .version = Показати версію
    .edition = Грати за числами з цього файла, а не вбудованого видання
    .lang = Говорити цією мовою: { $languages }; інакше мовою термінала, якщо ми її знаємо
    .examples = Приклади:
    .players = Скільки гравців
    .short = Коротка гра: шість раундів
    .regency = Нове регентство: п’ята колода — десять карт, які рухають короля по-новому
    .power-shift = Мінливі сили: карти-модифікатори до карт сили
    .alternatives = Альтернативні карти дій, усі чотири або перелічені, наприклад veto,veto,rivalry
    .merged = Друга й третя колоди як одна, на вибір у грі втрьох
    .memory-aid = Усі бачать, що в замку
    .games = Скільки ігор
    .seed = Зерно випадковості для всіх; інакше будь-яке
    .first = Номер першої гри
    .threads = Скільки ігор одночасно; інакше стільки, скільки є ядер
    .json = Вивести один об’єкт JSON
    .quiet = Нічого не показувати під час роботи

command-elgrande = El Grande (видання 2023 року): столи для гри, правила для спроб, боти для вимірювань
    .bare = відкрити столи: перейдіть за адресою, яку буде виведено
    .postgres = те саме, ігри зберігаються в PostgreSQL
    .demo = подивитися на чотирьох випадкових гравців
    .cards = усі карти дій і що вони роблять
    .rules = правило, карта або всі правила
    .simulate = тисяча випадкових ігор із підрахунком
    .arena = який бот кращий
    .position = випробувати позицію
    .engine = грати з програми, рядок за рядком
    .more = Кожна команда приймає --edition ФАЙЛ: числа, яких немає в надрукованих правилах (скільки є кожної карти, скільки ПО дають регіони), виправлені вами. Докладніше: `elgrande help КОМАНДА`.

command-help = Показати це або довідку про команду

command-serve = Відкрити столи: гра наживо, за листуванням, наодинці чи за одним екраном (також без команди)
    .config = Налаштування з файла
    .listen = Де слухати; порт 0 — будь-який вільний [типово: 127.0.0.1:8765]
    .database = Де зберігати ігри: sqlite://ФАЙЛ або postgres://… [типово: sqlite://elgrande.db]
    .secure = Доступ через https: так позначено файли cookie [типово: false]
    .behind-proxy = Адреса того, хто звертається, — у X-Forwarded-For, її пише наш проксі [типово: false]
    .thinkers = Скільки ботів думають одночасно [типово: 2]
    .bot-millis = Скільки бот думає над одним рішенням [типово: 300]
    .stand-in = Який бот грає за того, хто пішов [типово: caballero]
    .requests-per-second = Скільки запитів за секунду можна надсилати; 0 — без обмежень [типово: 50]
    .streams = Скільки потоків може бути відкрито водночас; 0 — без обмежень [типово: 10000]
    .min-free-space = Вільне місце на диску в МБ, нижче якого зберігаються лише ходи: жодних нових столів, гостей, повідомлень чи імпортів [типово: 256]
    .tables-at-hand = Скільки ігор щонайбільше тримати в пам’яті [типово: 2000]
    .editions = Скільки власних видань можуть принести гравці [типово: 64]
    .alert-origins = Куди дозволено надсилати сповіщення про хід, наприклад https://hooks.example.org, кілька через кому [типово: нікуди]
    .alert-after = Скільки часу є на відповідь, перш ніж піде сповіщення [типово: 10]
    .alert-retry = Через скільки після невдачі спробувати ще раз, щоразу вдвічі довше [типово: 30]
    .metrics-token = Що має знати програма, щоб бачити /metrics [типово: бачать усі]
    .log = Що записувати в стандартний потік помилок, наприклад warn або server=debug [типово: info]
    .log-json = Журнал рядками JSON [типово: false]
    .more = Кожен параметр можна задати й у середовищі, як ELGRANDE_ і його назву, або у файлі з --config (TOML, bot_millis = 500). Параметр важливіший за середовище, середовище — за файл.
    .plain = ігри зберігаються в elgrande.db
    .proxy = за проксі, який говорить https

command-demo = Подивитися гру чотирьох випадкових гравців
    .seed = Зерно випадковості гри; інакше будь-яке
    .again = щоразу та сама гра

command-cards = Усі карти дій: колода, кількість, дія та наскільки це певно
    .json = Вивести один масив JSON
    .more = Певність: H правила кажуть або показують це, M одне добре джерело чи сильний висновок, L наше відтворення. Береться слабша з певності дії та кількості карт.
    .built-in = карти вбудованого видання
    .own = карти вашого власного

command-rules = Правило чи карта за ID або всі правила
    .id = Правило (PLC-2) або карта (civil-war); інакше всі правила
    .markdown = Вивести Markdown, як docs/rules.md
    .whole = усі правила
    .rule = куди можна ставити кабальєро
    .card = карта з усіма правилами про неї

command-simulate = Зіграти багато випадкових ігор, перевірити закони правил, порахувати
    .all = Кожна кількість гравців і кожне поєднання варіантів по черзі
    .laws = Які закони перевіряти в кожній позиції: жодних (none), дешеві (cheap) чи всі (all), також вигляди й текстові форми
    .threads = Скільки потоків виконання; інакше стільки, скільки є ядер
    .more = З тим самим --laws гра номер i певного зерна завжди та сама, хоч скільки ігор і на скількох потоках виконання.
    .figures = У --json mean_scores і wins_by_seat ідуть за місцями (red, blue, green, orange, purple); mean_scores рахує лише ігри з цим місцем, а спільна перемога зараховується кожному, хто її ділить.
    .every = кожен можливий стіл, кожен закон
    .one = одна з них ще раз

command-arena = Зіграти ботами одне проти одного й порівняти їх
    .bots = Хто грає, наприклад grande,squire@50ms,squire@50ms
    .bot = Ще один: рівень або "cmd: КОМАНДА" для програми; можна повторювати
    .millis = Щонайбільше стільки мілісекунд на рішення
    .iterations = Щонайбільше стільки спроб на рішення
    .think-threads = Скількома потоками виконання думає кожен бот
    .patience = Скільки секунд програма може мовчати понад свій час, якщо він є [типово: 10 із часом, 60 без]
    .save = Зберігати запис кожної гри в цій теці
    .csv = Вивести рядок для кожного місця кожної гри
    .all = Кожна кількість гравців і кожне поєднання варіантів по черзі; боти повторюються, доки не заповнять місця
    .entrants = БОТ — це рівень (random, squire, caballero, grande, master) або програма (cmd: КОМАНДА, розмова за docs/protocol.md). І той, і та можуть мати власну назву й власний ліміт:
    .time = щонайбільше 200 мілісекунд на рішення
    .tries = щонайбільше 300 спроб
    .both = і те, і те, і назва
    .without = без однієї зі своїх ідей (docs/bots.md)
    .ideas = Ідеї: playouts, lore, dealing, pruning, tree, mixing і network.
    .budget = Без власного ліміту бот має --millis і --iterations; без них думає, як його рівень. Програма дізнається свій ліміт; якщо вона мовчить надто довго, завершується чи порушує правило, арена зупиняється.
    .deals = Грає стільки, скільки є ботів. Кожну роздачу грають по разу для кожного обертання ботів навколо столу. Якщо не зважати на час, зерно й ліміти у спробах завжди дають ті самі результати, на будь-якій кількості потоків виконання.
    .figures = Ботів з однією назвою рахують разом: `games` — місця, які вони мали. Спільна перемога рахується частками. Між `low` і `high` лежить справжня частка перемог з імовірністю 95 %, `rating` — за Веном і Ліном (спершу 25), `mean_margin` — ПО понад найкращого з решти. `overruns` тривали на десяту частину довше, ніж можна.

command-replay = Запис крок за кроком, очима гравця або глядача
    .file = Запис; - для стандартного входу
    .to = Зупинитися після стількох дій
    .seat = Очима цього гравця: red, blue, green, orange або purple
    .more = Без --seat ви дивитеся як глядач: карт у руках, невідкритих таємних дисків тощо не видно. Спершу перевіряється кожен рядок запису; записи описує docs/notation.md.
    .whole = уся гра
    .known = що знав червоний після 40 дій

command-position = Прочитати позицію, спробувати дії й побачити, що вони роблять або яке правило їх забороняє
    .file = Позиція; інакше зі стандартного входу
    .more = Слід сказати лише те, що важить; як саме, каже docs/notation.md. Дії стоять у рядках, що починаються з >, або під рядком actions. Дію виконує той, чия черга; якщо таких кілька або ви хочете зіграти поза чергою, спершу напишіть колір. Заборонену дію показано з правилом, яке вона порушує; вона нічого не змінює.

command-perft = Порахувати послідовності дій від початкової розкладки
    .seed = Зерно розкладки; інакше будь-яке
    .from = Рахувати від позиції з цього файла; - для стандартного входу
    .depth = На скільки дій углиб
    .more = Кожна можливість кожного, чия черга, — один шлях далі; якщо черга кількох водночас, то в будь-якому порядку. Числа двох версій правил або двох програм мають збігатися.

command-bench = Виміряти випадкову гру: дії та ігри за секунду
    .json = Вивести по одному об’єкту JSON у рядку
    .quick = Виміряти швидко; досить, щоб побачити, що працює
    .more = Кожен рядок розігрівають, а тоді вимірюють кілька разів; виводиться медіана. Гру роздають, випадково дограють до кінця й забувають; розкладка входить у час.
    .every = усі рядки
    .machines = те саме за секунду, для програм

command-signature = Поведінка правил одним числом
    .more = Ігри розподілено на кожну кількість гравців і кожне поєднання варіантів. З розкладки, дій і результатів береться контрольна сума (64-бітна FNV-1a). Усе, що змінює перебіг хоч однієї з них, змінює число.
    .stated = число, яке вказано в signature.txt

command-engine = Грати з програми: запити JSON на вході, відповіді JSON на виході, рядок за рядком
    .more = По одному об’єкту JSON у рядку на вході, по одному на виході, у тому самому порядку; усі описує docs/protocol.md. На рядок, який не можна виконати, відповідь — "ok": false, і нічого не змінюється.

## Що стоїть навколо речень довідки

command-heading-usage = Виклик
command-heading-commands = Команди
command-heading-arguments = Аргументи
command-heading-options = Параметри
command-heading-game = Гра
command-default = [типово: { $value }]
command-values = [можливі: { $values }]
command-environment = [середовище: { $name }]

command-value-options = ПАРАМЕТРИ
command-value-command = КОМАНДА
command-value-address = АДРЕСА
command-value-bool = BOOL
command-value-bot = БОТ
command-value-dir = ТЕКА
command-value-file = ФАЙЛ
command-value-filter = ФІЛЬТР
command-value-id = ID
command-value-lang = МОВА
command-value-laws = ЗАКОНИ
command-value-level = РІВЕНЬ
command-value-list = СПИСОК
command-value-millis = МІЛІСЕКУНДИ
command-value-origins = АДРЕСИ
command-value-seconds = СЕКУНДИ
command-value-token = ПАРОЛЬ
command-value-url = URL

## Помилки: один рядок

command-error = помилка: { $reason }
command-error-misuse = { $reason } (докладніше: `elgrande --help`)
command-error-meant = { $reason }; може, { $names }?
command-quoted = «{ $name }»
command-error-command = немає команди «{ $command }»
command-error-argument = «{ $argument }» тут не очікується
command-error-missing = бракує: { $arguments }
command-error-twice = «{ $argument }» можна вказати лише раз
command-error-conflict = «{ $argument }» не поєднується з { $others }
command-error-equals = перед значенням «{ $argument }» потрібен знак рівності
command-error-no-value = «{ $argument }» потребує значення
command-error-no-more = значення «{ $value }» для «{ $argument }» зайве
command-error-value = «{ $value }» — не значення для «{ $argument }»
command-error-value-because = «{ $value }» — не значення для «{ $argument }»: { $reason }
command-error-letters = введений текст — не правильний UTF-8
command-error-range = { $value } поза межами { $range }
command-error-number = це не ціле число
command-error-large = це число завелике
command-error-address = це не адреса з портом
command-error-language = мови «{ $asked }» ми не знаємо; відомі: { $known }
command-error-rule = «{ $id }» — не правило й не карта; може, { $near }?

command-error-stdin = стандартний ввід
command-error-no-file = { $file }: такого файла немає
command-error-closed-file = { $file }: читати чи писати не дозволено
command-error-folder = { $file }: це тека
command-error-no-text = { $file }: це не текст у UTF-8

command-error-listen = не вдається слухати { $address }: { $reason }
command-error-address-taken = не вдається слухати { $address }: там уже інша програма
command-error-address-closed = не вдається слухати { $address }: це не дозволено або це не адреса цього комп’ютера
command-error-database = база даних не відкривається: { $reason }
command-error-database-file = база даних не відкривається: її файл не вдається ні відкрити, ні створити
command-error-database-other = база даних не відкривається: цей файл — не база SQLite
command-error-database-closed = база даних не відкривається: вона не впускає цього користувача або не з цим паролем
command-error-database-unknown = база даних не відкривається: бази з такою назвою немає
command-error-database-address = база даних не відкривається: її адреса має бути sqlite://ФАЙЛ або postgres://КОРИСТУВАЧ@HOST/НАЗВА
command-error-database-away = база даних не відкривається: за її адресою ніхто не відповідає
command-error-alerts = сповіщення не вдається надсилати: { $reason }
command-error-origin = { $origin }: укажіть лише http або https, хост і порт
command-error-log = --log { $filter }: напишіть error, warn, info, debug чи trace або окремо для частини: info,server=debug

command-error-bot-count = грає стільки, скільки є ботів: від 2 до 5, а не { $count }
command-error-bot-names = двох різних ботів названо «{ $name }»; напишіть НАЗВА=БОТ
command-error-no-program = «{ $bot }»: після cmd: бракує команди
command-error-budget = «{ $budget }» — не ліміт; напишіть 200ms (мілісекунди) або 300it (спроби)
command-error-no-start = не вдається запустити { $name }: { $reason }
command-error-bot = гра { $game } із зерна { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = відповідь «{ $action }» не дозволена: { $reason }
command-error-bot-unread = відповідь «{ $action }»: { $reason }
command-error-bot-answer = відповідь — { $answer }, а не { $wanted }
command-error-bot-late = немає відповіді протягом { $seconds } с, програму завершено
command-error-bot-ended = програма завершилася без відповіді (код виходу { $code })
command-error-bot-signal = сигнал завершив програму, перш ніж вона відповіла
command-error-bot-silent = програма замовкла без відповіді
command-error-bot-words = { $reason }; останні слова: { $words }
command-error-no-seat = { $player } не має місця в цій грі; місця: { $seats }
command-error-short-record = --to { $to }: { $count ->
        [one] у записі { $count } дія
        [few] у записі { $count } дії
        [many] у записі { $count } дій
       *[other] у записі { $count } дії
    }

## Звіти

command-report-table = стіл
command-report-seed = зерно
command-report-games = ігри
command-report-par = порівну
command-report-violations = порушення
command-report-actions = дій у середньому
command-report-one-table = гравців: { $players }, { $variants }
command-report-plain = без варіантів
command-report-tables = { $count ->
        [one] { $count } стіл по черзі
        [few] { $count } столи по черзі
        [many] { $count } столів по черзі
       *[other] { $count } столу по черзі
    }
command-report-speed = { $games } ({ $speed } за секунду)
command-report-time = { $games } за { $seconds } с ({ $speed } за секунду)
command-report-par-figure = { $percent } % перемог для кожного бота
command-report-seat = ПО: { $score }, { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
        [many] { $wins } перемог
       *[other] { $wins } перемоги
    }
command-report-rows = рядки
command-report-bench = випадкова гра, медіана з { $repeats } вимірів по { $seconds } с, size_of::<Game>() { $bytes }
command-report-depth = глибина { $depth }: { $count } за { $seconds } с

command-column-name = назва
command-column-seats = місця
command-column-wins = перем.
command-column-win-rate = перем. %
command-column-interval = 95 %
command-column-rank = ранг
command-column-margin = відрив
command-column-rating = рейтинг
command-column-median = p50 мс
command-column-slow = p95 мс
command-column-slowest = макс. мс
command-column-tries = спроб/с
command-column-late = пізно
command-column-players = гравці
command-column-threads = потоки
command-column-actions-per-second = дій/с
command-column-games-per-second = ігор/с
command-column-actions-per-game = дій/гру
command-column-variants = варіанти
command-column-card = карта
command-column-set = набір
command-column-stack = колода
command-column-copies = прим.
command-column-placement = розміщ.
command-column-certainty = певність
command-column-effect = дія

## A game in the terminal

command-shown-demo = Чотири випадкові гравці. Та сама гра ще раз: { $command }
command-shown-values = значення
command-shown-points = ПО
command-shown-played = зіграно
command-shown-offers = Відкриті карти: { $cards }
command-shown-hand = На руці ({ $who }): { $cards }
command-shown-question = Рішення за вами: { $decision }
command-shown-asked = Вирішує: { $players }
command-shown-refused = відхилено: { $reason }
command-shown-edition = видання { $name }
command-shown-nobody = нікому вирішувати
command-shown-decides = вирішує { $player }: { $decision }
command-shown-options = { $count ->
        [one] { $count } можливість
        [few] { $count } можливості
       *[many] { $count } можливостей
    }: { $options }
