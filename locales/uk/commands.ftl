# Команди термінала: довідка, звіти, помилки.

commands =
    .help = Показати довідку
    .version = Показати версію
    .edition = Узяти кількість карт і значення регіонів із цього файла, а не з вбудованого видання
    .lang = Мова: { $languages } [типово: мова термінала, якщо вона підтримується, інакше en]
    .examples = Приклади:
    .players = Кількість гравців
    .short = Коротка гра: шість раундів
    .regency = Нове регентство: колода 5 — десять карт, що рухають короля по-новому
    .power-shift = Мінливі сили: карти-модифікатори до карт сили
    .alternatives = Альтернативні карти: усі чотири або перелічені, наприклад veto,veto,rivalry
    .merged = Об’єднати колоди 2 і 3 (лише для трьох гравців)
    .memory-aid = Показувати, скільки кабальєро в замку
    .games = Кількість ігор
    .seed = Зерно для всіх ігор [типово: випадкове]
    .first = Номер першої гри
    .threads = Скільки ігор виконувати паралельно [типово: кількість ядер]
    .json = Вивести один об’єкт JSON
    .quiet = Не показувати перебіг

command-elgrande = El Grande (видання 2023 року): проводити ігри, вивчати правила, порівнювати ботів
    .bare = запустити сервер: відкрийте адресу, яку він виведе
    .postgres = те саме, але ігри зберігаються в PostgreSQL
    .demo = подивитися на чотирьох випадкових гравців
    .cards = усі карти дій і що вони роблять
    .rules = правило, карта або вся книга правил
    .simulate = статистика тисячі випадкових ігор
    .arena = дізнатися, який бот кращий
    .position = випробувати позицію
    .engine = грати з програми, рядок за рядком
    .more = Кожна команда приймає --edition ФАЙЛ: ваші виправлення чисел, яких немає в надрукованих правилах (скільки примірників має кожна карта, скільки ПО дають регіони). Докладніше: `elgrande help КОМАНДА`.

command-help = Показати цю довідку або довідку про команду

command-serve = Запустити сервер: гра наживо, за листуванням, наодинці чи за одним екраном (типова команда)
    .config = Прочитати налаштування з цього файла
    .listen = Адреса, на якій слухати; порт 0 — будь-який вільний [типово: 127.0.0.1:8765]
    .database = Де зберігати ігри: sqlite://ФАЙЛ або postgres://… [типово: sqlite://elgrande.db]
    .tls-cert = Працювати через HTTPS із цим ланцюжком сертифікатів (PEM); після зміни він завантажується знову. Потребує --tls-key
    .tls-key = Приватний ключ сертифіката (файл PEM)
    .secure = Сервер доступний через HTTPS: позначати файли cookie як захищені [типово: true з --tls-cert, інакше false]
    .behind-proxy = Брати адресу клієнта із заголовка X-Forwarded-For, який задає ваш власний проксі [типово: false]
    .session-days = Через скільки днів завершується сеанс, яким не користуються [типово: 180]
    .bot-threads = Скільки ботів думають одночасно [типово: 2]
    .bot-millis = Скільки бот думає над одним рішенням, у мілісекундах [типово: 300]
    .stand-in = Бот, що грає за гравців, які пішли [типово: caballero]
    .connections = Найбільша кількість відкритих з’єднань; 0 — скільки дозволяє система [типово: 0]
    .requests-per-second = Найбільша кількість запитів за секунду від одного клієнта; 0 — без обмежень [типово: 50]
    .streams = Найбільша кількість відкритих потоків; 0 — без обмежень [типово: 10000]
    .limits = Обмеження на одну людину, наприклад streams=10,tables_per_hour=20, або none (без обмежень); повний список — у docs/operating.md
    .min-free-space = Вільне місце на диску в МБ: якщо його менше, ігри тривають, але сервер не приймає нових столів, гостей, облікових записів, повідомлень чату та скарг [типово: 256]
    .cached-tables = Найбільша кількість ігор у пам’яті [типово: 2000]
    .editions = Найбільша кількість власних видань [типово: 64]
    .alert-origins = Куди дозволено надсилати вебхуки, наприклад https://hooks.example.org, кілька через кому [типово: нікуди]
    .alert-after = Скільки секунд гравець має на відповідь, перш ніж піде сповіщення [типово: 10]
    .alert-retry = Через скільки секунд повторити невдале сповіщення; після кожної спроби час подвоюється [типово: 30]
    .mail-alert-after = Скільки секунд гравець має на відповідь, перш ніж сповіщення піде електронною поштою [типово: 600]
    .push-origins = Push-служби браузерів, кілька через кому; "none" вимикає Web Push [типово: служби Chrome, Firefox, Safari та Edge]
    .push-key = Файл PEM із приватним ключем, за яким push-служби впізнають цей сервер [типово: ключ у базі даних]
    .push-subject = До кого можуть звернутися оператори push-служб: mailto:… або https://… [типово: відправник електронної пошти]
    .public-url = URL цього сервера для посилань в електронній пошті та повідомленнях, наприклад https://play.example.org [типово: без посилань]
    .smtp = Поштовий сервер для відновлення доступу, наприклад smtps://КОРИСТУВАЧ:ПАРОЛЬ@ХОСТ [типово: немає, без листів]
    .mail-from = Відправник листів, потрібен разом із --smtp
    .keep-closed-tables = Скільки днів зберігати столи, закриті до початку гри; 0 — завжди [типово: 90]
    .keep-guests = Скільки днів зберігати гостей, які ні в чому не брали участі, і незавершені ігри гостей, які вже не можуть увійти; 0 — завжди в обох випадках [типово: 90]
    .keep-editions = Скільки днів зберігати власні видання, яких не використовує жоден стіл; 0 — завжди [типово: 90]
    .admin-token = Токен для `elgrande admin` та API адміністратора [типово: немає, лише користувачі з роллю адміністратора]
    .metrics-token = Токен для читання /metrics [типово: немає, відкрито для всіх]
    .log = Що записувати в стандартний потік помилок, наприклад warn або server=debug [типово: info]
    .log-json = Журнал рядками JSON [типово: false]
    .more = Кожен параметр можна задати й змінною середовища (ELGRANDE_ і його назва) або у файлі, вказаному через --config (TOML, bot_millis = 500). Параметри переважають змінні середовища, а ті — файл.
    .plain = ігри зберігаються в elgrande.db
    .proxy = за проксі з HTTPS

command-admin = Керувати сервером: переглядати, блокувати, забороняти чат, видаляти, очищати; кожна зміна потрапляє до журналу
    .action = Що зробити (див. нижче)
    .target = Користувач (ID або зареєстроване ім’я), діапазон IP-адрес, стіл, повідомлення чату або скарга
    .reason = Причина; обов’язкова для кожної зміни й зберігається в журналі
    .hours = Скільки годин триває блокування чи заборона чату [типово: до скасування]
    .quota = Яке обмеження встановити: tables або tokens
    .value = Нове обмеження [типово: прибрати обмеження цього користувача]
    .notice = Текст, який усі бачать під час обслуговування [типово: завершити обслуговування]
    .skip = Скільки рядків списку пропустити
    .server = Звернутися до цього запущеного сервера, наприклад http://127.0.0.1:8765 [типово: відкрити базу даних]
    .admin-token = Токен, з яким запущено сервер
    .database = База даних: sqlite://ФАЙЛ або postgres://… [типово: sqlite://elgrande.db]
    .config = Прочитати базу даних і токен із цього файла — того самого, що для `elgrande serve`
    .status = версія, навантаження, повідомлення про обслуговування
    .users = користувачі, чиє ім’я містить заданий текст
    .user = користувач: столи, обмеження, блокування
    .tables = столи: open, playing, over або closed
    .table = стіл: місця й чат, але не гра
    .bans = хто заблокований або не може писати
    .reports = відкриті скарги гравців
    .audit = хто, що, коли й чому змінив
    .ban-user = завершити сеанси користувача й заблокувати його або впустити знову
    .ban-network = відхиляти адресу чи діапазон, наприклад 192.0.2.0/24
    .mute-user = заборонити користувачеві чат або знову дозволити
    .delete-chat = прибрати текст повідомлення чату
    .delete-table = видалити стіл разом із грою; результати лишаються
    .reset-password = встановити новий пароль і вивести його
    .set-quota = встановити обмеження одному користувачеві
    .close-report = позначити скаргу як розглянуту
    .maintenance = відхиляти нові столи й гостей і показувати --notice
    .prune = негайно видалити дані, яких ніхто не використовує
    .grant-admin = надати або забрати роль адміністратора
    .more = Без --server база даних відкривається напряму. З PostgreSQL це працює і під час роботи серверів; файл SQLite блокує його сервер, тож тоді потрібні --server і --admin-token. Результат — у форматі JSON.

command-demo = Подивитися гру чотирьох випадкових гравців
    .seed = Зерно гри [типово: випадкове]
    .again = щоразу та сама гра

command-cards = Усі карти дій: колода, примірники, дія та певність цих даних
    .json = Вивести один масив JSON
    .more = Певність: H — книги правил кажуть або показують це; M — одне добре джерело чи вагомий висновок; L — наша реконструкція. Показано нижчу з двох: певність дії чи певність кількості примірників.
    .built-in = карти вбудованого видання
    .own = карти вашого власного видання

command-rules = Показати правило за кодом, карту за кодом або всю книгу правил
    .id = Правило (PLC-2) або карта (civil-war) [типово: вся книга правил]
    .markdown = Вивести Markdown, як docs/rules.md
    .whole = уся книга правил
    .rule = де можна розміщувати кабальєро
    .card = карта з усіма її правилами

command-simulate = Зіграти багато випадкових ігор, перевірити інваріанти правил, вивести статистику
    .all = Кожна кількість гравців і кожне поєднання варіантів по черзі
    .laws = Які інваріанти перевіряти в кожній позиції: жодних (none), дешеві (cheap) чи всі (all), разом із поданнями гравців і текстовими форматами
    .threads = Кількість потоків [типово: кількість ядер]
    .more = З тим самим --laws гра номер i певного зерна завжди та сама, хоч би скільки було ігор і потоків.
    .figures = У --json mean_scores і wins_by_seat ідуть за місцями (red, blue, green, orange, purple). mean_scores охоплює ігри, у яких є це місце; спільна перемога зараховується кожному переможцеві.
    .every = усі види столів, усі інваріанти
    .one = повторити одну з цих ігор

command-arena = Звести ботів між собою й порівняти їх
    .bots = Хто грає, наприклад grande,squire@50ms,squire@50ms
    .bot = Додати бота: рівень або "cmd: КОМАНДА" для програми; можна повторювати
    .ladder = Оцінити ботів на одній шкалі: грає кожна група з N ботів [типово: 4]. Без --bots беруть участь усі рівні, деякі з кількома лімітами
    .millis = Найбільший час на рішення, у мілісекундах
    .iterations = Найбільша кількість ітерацій на рішення
    .think-threads = Скільки потоків використовує кожен бот
    .patience = Скільки секунд програма може мовчати понад свій час, якщо він є [типово: 10, якщо час задано, інакше 60]
    .save = Зберігати запис кожної гри в цій теці
    .csv = Вивести рядок для кожного місця кожної гри
    .all = Кожна кількість гравців і кожне поєднання варіантів по черзі; боти повторюються, доки не заповнять місця
    .entrants = БОТ — це рівень (random, squire, caballero, grande, master) або програма (cmd: КОМАНДА, за протоколом із docs/protocol.md). І рівень, і програма можуть мати власну назву й власний ліміт:
    .time = щонайбільше 200 мілісекунд на рішення
    .iteration-limit = щонайбільше 300 ітерацій
    .both = обидва ліміти й назва
    .without = без одного зі своїх прийомів (docs/bots.md)
    .ideas = Прийоми: playouts, lore, dealing, pruning, tree, mixing і network.
    .budget = Без власного ліміту бот використовує --millis і --iterations; без них думає так, як його рівень. Програмі повідомляють її ліміт. Якщо вона мовчить надто довго, завершується чи порушує правило, арена зупиняється.
    .deals = Гравців стільки, скільки ботів. Кожну роздачу грають стільки разів, скільки ботів, щоразу зсуваючи їх на одне місце. З тим самим зерном і лімітами в ітераціях результати, крім часу, завжди ті самі на будь-якій кількості потоків.
    .figures = Ботів з однаковою назвою рахують разом: `games` — кількість місць, які вони мали. Спільна перемога рахується часткою. `low` і `high` — межі 95-відсоткового довірчого інтервалу частки перемог, `rating` — рейтинг за Weng-Lin (початкове значення 25), `mean_margin` — середня перевага в ПО над найкращим суперником. `overruns` — кількість рішень, що тривали більш ніж на 10 % довше, ніж дозволено.
    .ratings = З --ladder кожного бота названо один раз, і всі групи з N ботів грають по черзі. Рейтинги відповідають моделі Плакетта — Люса: хто має на 400 більше, той у 10 з 11 ігор посідає вище місце за іншого, хоч би хто ще грав. `squire` має 1000. `low` і `high` — межі 95-відсоткового довірчого інтервалу: межі, якої ігри не визначають, немає. `ahead_of_next` — очікувана частка ігор, у яких він посідає вище місце за наступного бота у списку. --csv виводить один рядок для кожного бота.

command-explore = Показати статистику за записами завершених ігор
    .records = Записи, теки із записами або файли, записані через --save
    .threads = Кількість потоків [типово: кількість ядер]
    .save = Зберегти статистику у файл замість виведення; `explore` читає його як запис
    .json = Вивести один об’єкт JSON
    .more = Незавершені ігри не враховуються. «взято» — як часто карту брали, коли вона була доступна, «хід» — місце в порядку ходів того, хто її взяв, «перевага» — на скільки ПО більше за середнє за столом він набрав. Для регіонів і замку вказано середні значення: скільки кабальєро мав лідер і скільки ПО щонайбільше там здобули. З --json кожне середнє має кількість спостережень і стандартну похибку. «перемоги лідера» і «перемоги першого» показують, як часто вигравав той, хто лідирував після цього раунду, і той, хто був у ньому першим у порядку ходів. Рівні взято із записів `elgrande arena --save`. Файл, який не є записом, буде названо й пропущено.
    .folder = усі ігри в теці
    .save-example = прочитати всі ігри один раз; далі досить цього файла
    .json-example = те саме для програм

command-replay = Пройти запис крок за кроком, як його бачить гравець або глядач
    .file = Запис; - для стандартного вводу
    .to = Зупинитися після стількох дій
    .seat = Дивитися як цей гравець: red, blue, green, orange або purple
    .more = Без --seat ви дивитеся як глядач: карт на руках, дисків долілиць та іншого прихованого не видно. Спершу перевіряється кожен рядок запису; формат описує docs/notation.md.
    .whole = уся гра
    .known = що знав червоний після 40 дій

command-review = Оцінити кожне рішення завершеної гри та відокремити удачу від уміння
    .file = Запис; - для стандартного вводу
    .iterations = Кількість ітерацій на пошук; що більше, то довше, зате оцінки надійніші
    .seed = Зерно пошуку
    .threads = Кількість потоків [типово: кількість ядер]
    .json = Вивести один об’єкт JSON
    .more = Кожне рішення оцінюється за тим, що гравець тоді знав. Усі кроки ходу оцінюються разом: зіграний хід проти найкращого знайденого. Звіт називає неточності, помилки та грубі помилки; --json виводить усі рішення. Числа зі знаком — це відрив від найкращого суперника в ПО, очікуваний наприкінці гри. З тим самим зерном і кількістю ітерацій результат завжди однаковий, за будь-якої кількості потоків.
    .luck = Удача — це те, що принесли нові карти й диски інших порівняно із середнім. Початок, удача, власні рішення та рішення інших разом дають відрив наприкінці; ± — стандартна похибка. Метод пояснює docs/review.md.
    .usual = уся гра, приблизно за пів хвилини
    .longer = ретельніше
    .json-example = для програм

command-position = Прочитати позицію, спробувати дії й побачити, що вони роблять або яке правило їх відхиляє
    .file = Позиція [типово: стандартний ввід]
    .more = Опишіть лише те, що важить; як саме, пояснює docs/notation.md. Дії стоять у рядках, що починаються з >, або під рядком actions. Дію виконує гравець, що має діяти; якщо таких кілька або ви хочете спробувати її поза чергою, спершу напишіть гравця. Відхилену дію показано з правилом, яке вона порушує; вона нічого не змінює.

command-perft = Порахувати послідовності дій після приготування
    .seed = Зерно приготування [типово: випадкове]
    .from = Рахувати натомість від позиції з цього файла; - для стандартного вводу
    .depth = На скільки дій углиб
    .more = Кожна можливість кожного гравця, що має діяти, — окрема гілка; якщо діяти мають кілька водночас, то в будь-якому порядку. Дві версії правил або дві програми мають дати ті самі числа.

command-bench = Виміряти випадкову гру: дії та ігри за секунду
    .json = Вивести по одному об’єкту JSON у рядку
    .quick = Виміряти коротко; досить, щоб побачити, що все працює
    .more = Для кожного рядка — прогрів, а тоді кілька вимірювань; виводиться медіана. Випадкові гравці грають гру від роздачі до кінця; приготування враховано в часі.
    .every = усі рядки
    .machines = те саме, коротко й для програм

command-signature = Вивести поведінку правил одним числом
    .more = Ігри охоплюють кожну кількість гравців і кожне поєднання варіантів. З приготування, дій і результатів обчислюють хеш (64-бітний FNV-1a). Будь-яка зміна в перебігу хоч однієї гри змінює число.
    .stated = число, яке вказано в signature.txt

command-site = Записати сторінку для ігор без сервера як статичні файли, для будь-якого вебхостингу
    .dir = Тека призначення: нова або порожня
    .public = сторінка в теці public
    .german = з німецькою як першою мовою
    .more = Теку можна опублікувати як є, у корені сайту чи нижче. У ній ігри проти ботів, ігри за одним екраном, уроки та правила. Ігри зберігаються в браузері. Через https сторінка працює й офлайн.

command-engine = Грати з програми: запити JSON на вході, відповіді JSON на виході, рядок за рядком
    .more = По одному об’єкту JSON у рядку на вході, по одному на виході, у тому самому порядку; усі описує docs/protocol.md. На невдалий запит відповідь — "ok": false, і нічого не змінюється.

## Що стоїть навколо речень довідки

command-heading-usage = Використання
command-heading-commands = Команди
command-heading-arguments = Аргументи
command-heading-options = Параметри
command-heading-game = Гра
command-default = [типово: { $value }]
command-values = [можливі значення: { $values }]
command-environment = [змінна середовища: { $name }]

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
command-value-laws = ІНВАРІАНТИ
command-value-level = РІВЕНЬ
command-value-list = СПИСОК
command-value-millis = МІЛІСЕКУНДИ
command-value-limits = ОБМЕЖЕННЯ
command-value-origins = АДРЕСИ
command-value-seconds = СЕКУНДИ
command-value-token = ТОКЕН
command-value-url = URL
command-value-action = ДІЯ
command-value-target = ЦІЛЬ
command-value-text = ТЕКСТ
command-value-name = НАЗВА
command-value-days = ДНІ

## Помилки: один рядок

command-error = помилка: { $reason }
command-error-misuse = { $reason } (див. `elgrande --help`)
command-error-meant = { $reason }; можливо, { $names }?
command-quoted = «{ $name }»
command-error-command = невідома команда «{ $command }»
command-error-argument = неочікуваний аргумент «{ $argument }»
command-error-missing = бракує обов’язкових аргументів: { $arguments }
command-error-twice = «{ $argument }» можна вказати лише раз
command-error-conflict = «{ $argument }» не поєднується з { $others }
command-error-equals = перед значенням «{ $argument }» потрібен знак рівності
command-error-no-value = «{ $argument }» потребує значення
command-error-no-more = неочікуване значення «{ $value }» для «{ $argument }»
command-error-value = неправильне значення «{ $value }» для «{ $argument }»
command-error-value-because = неправильне значення «{ $value }» для «{ $argument }»: { $reason }
command-error-letters = аргументи не є правильним текстом UTF-8
command-error-range = { $value } поза межами { $range }
command-error-number = має бути ціле число
command-error-large = число завелике
command-error-address = має бути адреса з портом, наприклад 127.0.0.1:8765
command-error-language = мова «{ $asked }» не підтримується; можливі: { $known }
command-error-rule = «{ $id }» — не правило й не карта; можливо, { $near }?

command-error-stdin = стандартний ввід
command-error-no-file = { $file }: такого файла немає
command-error-closed-file = { $file }: доступ заборонено
command-error-folder = { $file }: це тека, а має бути файл
command-error-no-text = { $file }: це не текстовий файл UTF-8
command-error-folder-full = { $folder }: тека не порожня; вкажіть нову або порожню
command-error-no-folder = { $folder }: це файл, а має бути тека
command-error-no-bundles = цю програму зібрано без упакованої сторінки; зберіть її командою `cargo build --release`

command-error-listen = не вдається слухати { $address }: { $reason }
command-error-tls = не вдалося використати сертифікат: { $reason }
command-error-tls-pair = укажіть обидва параметри --tls-cert і --tls-key або жодного
command-error-address-taken = не вдається слухати { $address }: порт уже зайнято
command-error-address-closed = не вдається слухати { $address }: доступ заборонено, або це не адреса цього комп’ютера
command-error-database = не вдається відкрити базу даних: { $reason }
command-error-database-file = не вдається відкрити базу даних: її файл не можна ні відкрити, ні створити
command-error-database-other = не вдається відкрити базу даних: цей файл — не база SQLite
command-error-database-closed = не вдається відкрити базу даних: неправильний користувач або пароль
command-error-database-unknown = не вдається відкрити базу даних: бази з такою назвою немає
command-error-database-address = не вдається відкрити базу даних: має бути sqlite://ФАЙЛ або postgres://КОРИСТУВАЧ@ХОСТ/НАЗВА
command-error-database-away = не вдається відкрити базу даних: за її адресою немає відповіді
command-error-database-tls = не вдається відкрити базу даних: з’єднання TLS не встановлено; перевірте sslmode, sslrootcert і сертифікат сервера: { $reason }
command-error-admin-in-use = цією базою даних користується сервер; вкажіть його через --server, а токен — через --admin-token
command-error-admin-token = для --server потрібен --admin-token — токен, з яким запущено сервер
command-error-admin-server = не вдається зв’язатися з API адміністратора за адресою { $url }: { $reason }
command-error-alerts = не вдається надсилати сповіщення: { $reason }
command-error-smtp = --smtp: має бути smtps://КОРИСТУВАЧ:ПАРОЛЬ@ХОСТ або smtp://ХОСТ:ПОРТ, особливі знаки у відсотковому кодуванні
command-error-push-origin = --push-origins { $origin }: потрібна адреса на зразок https://push.example.org або https://*.push.example.org
command-error-push-key = --push-key { $file }: потрібен файл PEM із приватним ключем на кривій P-256 (PKCS #8)
command-error-push-subject = --push-subject { $subject }: потрібно mailto:… або https://…
command-error-public-url = --public-url { $url }: потрібна адреса на зразок https://play.example.org, без шляху
command-error-mail-from = --mail-from { $address }: має бути адреса електронної пошти; --smtp і --mail-from задаються разом
command-error-origin = { $origin }: мають бути лише http або https, хост і порт
command-error-limit = --limits { $limit }: має бути НАЗВА=N з однією з назв { $known }
command-error-log = --log { $filter }: має бути error, warn, info, debug чи trace або рівні для окремих модулів, наприклад info,server=debug

command-error-bot-count = має бути від 2 до 5 ботів, по одному на гравця, а не { $count }
command-error-ladder = замало різних ботів: { $count } (потрібно: { $players }); кожного можна назвати один раз
command-error-bot-names = двох різних ботів названо «{ $name }»; використайте НАЗВА=БОТ
command-error-no-program = «{ $bot }»: після cmd: немає команди
command-error-budget = «{ $budget }» — не ліміт; використайте 200ms (мілісекунди) або 300it (ітерації)
command-error-no-start = не вдається запустити { $name }: { $reason }
command-error-bot = гра { $game } із зерна { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = відповідь «{ $action }» відхилено: { $reason }
command-error-bot-unread = відповідь «{ $action }»: { $reason }
command-error-bot-answer = відповідь — { $answer }, а не { $wanted }
command-error-bot-late = за { $seconds } с відповіді немає, програму зупинено
command-error-bot-ended = програма завершилася без відповіді (код виходу { $code })
command-error-bot-signal = програму завершив сигнал, відповіді немає
command-error-bot-silent = програма закрила свій вивід без відповіді
command-error-bot-words = { $reason }; останній вивід: { $words }
command-error-no-seat = { $player } не має місця в цій грі; місця: { $seats }
command-error-not-over = { $file }: гра не завершена; аналізувати можна лише завершені ігри
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
command-report-scale = шкала
command-report-violations = порушення
command-report-actions = дій у середньому
command-report-one-table = гравців: { $players }, { $variants }
command-report-plain = базова гра
command-report-tables = { $count ->
        [one] { $count } стіл по черзі
        [few] { $count } столи по черзі
        [many] { $count } столів по черзі
       *[other] { $count } столу по черзі
    }
command-report-speed = { $games } ({ $speed } за секунду)
command-report-time = { $games } за { $seconds } с ({ $speed } за секунду)
command-report-par-figure = { $percent } % перемог для кожного бота
command-report-scale-figure = { $name } має { $rating }; різниця 400 — це шанси 10 до 1
command-report-seat = ПО: { $score }, { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
        [many] { $wins } перемог
       *[other] { $wins } перемоги
    }
command-report-explored = Гравців: { $players }, { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
  }
command-report-explored-card = карта
command-report-explored-power = карта сили
command-report-explored-place = де
command-report-explored-taken = взято
command-report-explored-turn = хід
command-report-explored-wins = перемоги
command-report-explored-margin = перевага
command-report-explored-first = раунди 1–3
command-report-explored-second = раунди 4–6
command-report-explored-third = раунди 7–9
command-report-explored-round = раунд
command-report-explored-leader = перемоги лідера
command-report-explored-starter = перемоги першого
command-report-explored-seat = місце за столом
command-report-explored-skipped = пропущено: { $reason }
command-report-rows = рядки
command-report-bench = випадкова гра, медіана з { $repeats } вимірювань по { $seconds } с, size_of::<Game>() { $bytes }
command-report-depth = глибина { $depth }: { $count } за { $seconds } с

command-column-name = назва
command-column-seats = місць
command-column-wins = перем.
command-column-win-rate = перем. %
command-column-interval = 95 %
command-column-rank = місце
command-column-margin = відрив
command-column-rating = рейтинг
command-column-ahead = вище %
command-column-median = p50 мс
command-column-slow = p95 мс
command-column-slowest = макс. мс
command-column-iterations = ітер./с
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

command-shown-demo = Чотири випадкові гравці. Подивитися ту саму гру ще раз: { $command }
command-shown-site = Записано файлів: { $files } ({ $size } кБ) у { $folder }. Цю теку можна опублікувати на будь-якому вебхостингу.
command-shown-values = значення
command-shown-points = ПО
command-shown-played = зіграно
command-shown-offers = Відкриті карти: { $cards }
command-shown-hand = На руці ({ $who }): { $cards }
command-shown-question = Ваше рішення: { $decision }
command-shown-asked = Хто вирішує: { $players }
command-shown-refused = відхилено: { $reason }
command-shown-edition = видання { $name }
command-shown-nobody = зараз ніхто нічого не вирішує
command-shown-decides = вирішує { $player }: { $decision }
command-shown-options = { $count ->
        [one] { $count } можливість
        [few] { $count } можливості
       *[many] { $count } можливостей
    }: { $options }
