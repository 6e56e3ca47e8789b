# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande — стіл
table-title-turn = ● Ваш хід — El Grande
table-title-asked = ● Потрібна ваша відповідь — El Grande
table-heading = El Grande, раунд { $round }

seats-label = Гравці
legend-title = Що означають символи
legend-grande = де стоїть гранд
legend-veto = вето, яке ще можна накласти
tally-label = ПО
seat-you = ви
seat-bot = бот, { $level }
seat-stand-in = не в мережі, грає { $level }
seat-dummy = нейтральний
seat-here = у мережі
seat-away = не в мережі
seat-points = ПО
seat-start = має маркер першого гравця
seat-veto = { $rounds ->
    [1] має вето до кінця цього раунду
   *[other] має вето до кінця наступного раунду
  }
seat-court = кабальєро при дворі
seat-province = кабальєро в провінції
seat-hand = карти сили на руці
seat-modifiers = карти-модифікатори на руці
seat-grande = гранд: { $site }
seat-played = карта сили { $power }
seat-your-turn = ваш хід
seat-asked = ваша відповідь
seat-thinks = вирішує
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
    [0] долілиць жодної
   *[other] долілиць: { $count }
  }
offers-places = { $number ->
    [1] розмістити 1 кабальєро
   *[other] розмістити до { $number } кабальєро
  }
offers-more = Правила цієї карти
offers-discard = скид
discard-title = Скинуті карти дій

hand-label = Ваша рука
hand-used = Зіграно

question-label = Ваше рішення
question-away = За вас грає бот. Ви можете повернутися будь-коли.
question-fold = Згорнути
question-unfold = Розгорнути
question-waits = { $count ->
    [1] Зараз вирішує
   *[other] Зараз вирішують
  }: { $who }
over-title = Гру завершено
over-winners = { $count ->
    [1] Перемагає { $who }!
   *[other] Спільна перемога: { $who }.
  }
over-page = Результати
over-again = Зіграти ще
over-next = До наступної гри

take-back-own = Скасувати
undo-propose = Попросити повернутися до мого останнього ходу
undo-alone = Скасувати свій останній хід
redo-own = Відновити
undo-proposal = { $count ->
    [one] { $who } просить скасувати { $count } крок. Ви не проти?
    [few] { $who } просить скасувати { $count } кроки. Ви не проти?
   *[many] { $who } просить скасувати { $count } кроків. Ви не проти?
  }
undo-asked = { $count ->
    [one] Ви попросили скасувати { $count } крок.
    [few] Ви попросили скасувати { $count } кроки.
   *[many] Ви попросили скасувати { $count } кроків.
  }
undo-agree = Погодитися
undo-decline = Відхилити
undo-withdraw = Відкликати запит

banner-lost = Зв’язок утрачено. З’єднуємося знову… Усе надіслане вами збережено.
banner-healed = Зв’язок відновлено.
banner-watching = Ви глядач. Карти на руках приховано до кінця гри.
banner-unreachable = Сервер не відповідає. Нічого не змінилося. Спробуйте ще раз за хвилину.
banner-close = Гаразд

since-title = Після вашого останнього візиту:
since-close = Гаразд

tabs-label = Вигляд
tab-board = Поле
tab-cards = Карти
tab-players = Гравці
tab-log = Журнал
tab-chat = Чат

chat-label = Чат
chat-field = Повідомлення
chat-say = Надіслати
chat-empty = Повідомлень ще немає. До кінця гри цей чат можуть читати лише гравці.
chat-empty-watchers = Повідомлень ще немає. До кінця гри гравці не можуть читати цей чат.
chat-nobody = Щоб писати в чат, увійдіть або займіть місце.
chat-watcher = глядач
chat-unread = непрочитане
chat-deleted = повідомлення видалено

privacy-screen-title = Передайте екран: { $name }
privacy-screen-text = Усі інші, не дивіться: зараз таємний вибір.
privacy-screen-ready = Я — { $name }
privacy-screen-open = Не приховувати таємний вибір за цим столом

dialog-close = Закрити

menu-open = Меню столу
menu-title = Стіл
menu-play = Ваша гра
menu-share = Посилання
menu-page = Ця сторінка
menu-ahead = Автовідповіді…
menu-resign = Покинути гру…
menu-return = Знову грати самостійно
menu-replay = Повтор
menu-record = Завантажити запис
menu-sound-on = Звук увімкнено
menu-sound-off = Звук вимкнено
menu-notes-on = Сповіщення браузера ввімкнено
menu-notes-off = Сповіщати про мій хід
menu-mute = Вимкнути сповіщення про цей стіл
menu-muted = Сповіщення про цей стіл вимкнено
menu-keys = Гарячі клавіші
menu-settings = Налаштування

resign-title = Покинути гру?
resign-text = Ваше місце займе бот. Повернутися можна будь-коли до кінця гри.
resign-no = Лишитися
resign-yes = Покинути

ahead-title = Автовідповіді
ahead-text = Дайте заздалегідь відповіді на питання, що виникають під час чужих ходів, щоб ніхто не чекав на вас.
ahead-veto = Коли у вас є вето
ahead-veto-ask = Щоразу питати мене
ahead-veto-never = Дозволяти все
ahead-veto-on = На ці накладати вето, решту дозволяти
ahead-disc = Ваш диск під час загального підрахунку ПО
ahead-disc-text = Буде вибрано перший дозволений регіон із цього переліку. Якщо вибрати регіон на диску вимагає карта, ви вирішуєте самі.
ahead-returns = Коли треба повернути кабальєро
ahead-returns-text = Повертати спершу звідси, у такому порядку.
ahead-court = ваш двір
ahead-add = Додати…
ahead-up = Вище: { $place }
ahead-remove = Прибрати: { $place }
ahead-clear = Очистити все
ahead-save = Зберегти

bell-title = Ваш хід
bell-asked = Потрібна ваша відповідь

keys-title = Гарячі клавіші
keys-text = Tab переводить до наступного елемента, Enter і пробіл активують його. Крім того:
keys-more = Стрілками можна переходити між регіонами на полі та між рядками журналу. Escape кладе на місце те, що ви підняли, і пропускає анімацію. Ctrl+Z скасовує один крок незавершеного ходу.
keys-undo = Свої кроки можна скасовувати, доки не зіграє інший гравець або не відкриється щось приховане. Якщо всі ваші суперники — боти, скасувати можна свій останній хід і все, що сталося після нього, якщо не відкрилося нічого прихованого. Відновити його можна, доки ви не зіграєте щось інше.
keys-question = перейти до питання
keys-board = перейти до поля
keys-cards = перейти до карт дій
keys-hand = перейти до карт на руці
keys-players = перейти до гравців
keys-log = перейти до журналу
keys-chat = перейти до чату
keys-back = скасувати крок незавершеного ходу
keys-reset = відкинути незавершений хід
keys-menu = відкрити меню
keys-help = показати ці клавіші

unrated-bots = Поза рейтингом: грала лише одна людина.
unrated-guests = Поза рейтингом: не всі мають обліковий запис.
unrated-early-resignation = Поза рейтингом: хтось покинув гру, перш ніж почався 3-й раунд.
unrated-same-address = Поза рейтингом: двоє гравців мають спільне інтернет-з’єднання.
