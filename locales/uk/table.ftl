# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande — стіл
table-title-turn = ● Ваш хід — El Grande
table-heading = El Grande, раунд { $round }

seats-label = Гравці
tally-label = ПО
seat-you = ви
seat-bot = бот, { $level }
seat-stand-in = немає на місці, грає { $level }
seat-dummy = не належить нікому
seat-here = на місці
seat-away = немає на місці
seat-points = ПО
seat-start = має маркер першого гравця
seat-veto = { $rounds ->
    [1] має вето до кінця цього раунду
   *[other] має вето до кінця наступного раунду
  }
seat-court = кабальєро при дворі
seat-province = кабальєро в провінції
seat-hand = карт сили на руці
seat-modifiers = карт-модифікаторів на руці
seat-grande = гранд: { $site }
seat-played = карта сили { $power }
seat-your-turn = ваш хід
seat-thinks = думає
seat-disc = регіон на диску вибрано
seat-drawn = Узяті карти регіонів: { $regions }
seat-back = { $count ->
    [one] (повернулася { $count })
    [few] (повернулися { $count })
   *[many] (повернулося { $count })
  }

order-label = Порядок ходів
order-done = хід виконано
strip-label = Раунди
strip-scoring = Загальний підрахунок ПО після раунду { $round }

clock-label = Лишилося часу
clock-hours = { $hours } год { $minutes } хв
clock-days = { $days ->
    [one] { $days } день { $hours } год
    [few] { $days } дні { $hours } год
   *[many] { $days } днів { $hours } год
  }

offers-label = Карти дій
offers-left = { $count ->
    [0] долілиць немає
   *[other] долілиць: { $count }
  }
offers-places = { $number ->
    [1] розмістити 1 кабальєро
   *[other] розмістити до { $number } кабальєро
  }
offers-more = Правила й роз’яснення до карти
offers-discard = у скиді
discard-title = Скинуті карти дій

hand-label = Ваша рука
hand-used = Використано

question-label = Що вирішити
question-away = За вас грає бот. Ви можете повернутися будь-коли.
question-fold = Згорнути питання
question-unfold = Показати все питання
question-waits = Очікуємо: { $who }
over-title = Гру завершено
over-winners = { $count ->
    [1] Перемагає { $who }.
   *[other] Спільна перемога: { $who }.
  }
over-page = Як це було
over-again = Зіграти ще
over-next = До наступної гри

take-back-own = Скасувати
undo-propose = Попросити інших повернутися до вашого останнього ходу
undo-alone = Повернутися до вашого останнього ходу
undo-wish = { $count ->
    [one] { $who } просить повернутися на { $count } крок назад. Ви не проти?
    [few] { $who } просить повернутися на { $count } кроки назад. Ви не проти?
   *[many] { $who } просить повернутися на { $count } кроків назад. Ви не проти?
  }
undo-asked = { $count ->
    [one] Ви попросили інших повернутися на { $count } крок назад.
    [few] Ви попросили інших повернутися на { $count } кроки назад.
   *[many] Ви попросили інших повернутися на { $count } кроків назад.
  }
undo-agree = Не проти
undo-decline = Краще ні
undo-withdraw = Забудьте

banner-lost = Зв’язок утрачено. Пробуємо далі; надіслане вами не пропало.
banner-healed = Зв’язок відновлено.
banner-watching = Ви глядач. Руки й диски приховано до кінця гри.
banner-unreachable = Сервер не відповідає. Нічого не змінилося; спробуйте за хвилину.
banner-close = Гаразд

since-title = Відколи ви дивилися востаннє:
since-turns = { $count ->
    [one] { $count } хід ({ $who }).
    [few] { $count } ходи ({ $who }).
   *[many] { $count } ходів ({ $who }).
  }
since-points = ПО: { $points }.
since-king = Король тепер тут: { $to }.
since-close = Гаразд

tabs-label = Що показано
tab-cards = Карти
tab-players = Гравці
tab-log = Журнал
tab-chat = Чат

chat-label = Що сказано
chat-field = Скажіть щось
chat-say = Сказати
chat-empty = Ще ніхто нічого не сказав. До кінця гри це читають лише ті, хто грає.
chat-empty-watchers = Ще ніхто нічого не сказав. До кінця гри ті, хто грає, цього не читають.
chat-nobody = Щоб говорити, увійдіть або сядьте за якийсь стіл.
chat-watcher = глядач
chat-unread = непрочитане

curtain-title = Передайте екран: { $name }
curtain-text = Іншим тепер краще не дивитися: далі карти на руці.
curtain-ready = Я — { $name }
curtain-open = Без завіси за цим столом, нам нема що ховати

dialog-close = Закрити

menu-open = Меню столу
menu-title = Стіл
menu-play = Ваша гра
menu-share = Посилання
menu-page = Ця сторінка
menu-ahead = Відповіді наперед…
menu-resign = Покинути гру…
menu-return = Грати самостійно
menu-watch-link = Копіювати посилання для глядачів
menu-invitation = Копіювати запрошення
menu-copied = Скопійовано
menu-replay = Переглянути гру
menu-record = Завантажити запис
menu-sound-on = Звук увімкнено
menu-sound-off = Звук вимкнено
menu-notes-on = Сповіщення браузера ввімкнено
menu-notes-off = Хай браузер сповіщає про ваш хід
menu-keys = Клавіші
menu-settings = Налаштування

resign-title = Покинути гру?
resign-text = Замість вас гратиме бот. Повернутися можна будь-коли до кінця гри.
resign-no = Лишитися
resign-yes = Покинути

ahead-title = Відповіді наперед
ahead-text = На питання, що виникають у чужий хід, можна відповісти вже тепер, щоб ніхто не чекав на вас.
ahead-veto = Коли у вас є вето
ahead-veto-ask = Щоразу питати мене
ahead-veto-never = Нічого не скасовувати
ahead-veto-on = Скасувати ці, решту дозволити
ahead-disc = Ваш диск під час загального підрахунку ПО
ahead-disc-text = Перший дозволений регіон із цього переліку. Коли диск вимагає карта, вас запитають.
ahead-returns = Коли треба повернути кабальєро
ahead-returns-text = Спершу звідси, у такому порядку.
ahead-court = ваш двір
ahead-add = Додати…
ahead-up = Вище: { $place }
ahead-remove = Прибрати: { $place }
ahead-clear = Очистити все
ahead-save = Зберегти

bell-title = Ваш хід

keys-title = Клавіші
keys-text = Tab переходить від одного елемента до іншого, Enter і пробіл натискають його. Крім того:
keys-more = Стрілки водять полем від регіону до регіону. Escape кладе на місце те, що ви підняли, і зупиняє рух. Ctrl+Z скасовує один крок чернетки.
keys-question = до питання
keys-board = до поля
keys-cards = до карт дій
keys-hand = до вашої руки
keys-players = до гравців
keys-log = до журналу
keys-chat = до чату
keys-back = скасувати крок чернетки
keys-reset = скасувати всю чернетку
keys-menu = меню
keys-help = ці клавіші
