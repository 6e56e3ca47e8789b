# Tables before and beside the game: made, listed, joined.
lobby-title = Столи
lobby-open = Відкриті столи
lobby-watch = Ігри для перегляду
lobby-new = Відкрити стіл
lobby-no-open = Жоден стіл не чекає на гравців. Відкрийте свій, і інші знайдуть його тут.
lobby-no-watch = Зараз немає відкритих для перегляду ігор. Завітайте пізніше або почніть гру проти ботів.

mine-title = Мої ігри
mine-awaited = Ваш хід
mine-going = Тривають
mine-finished = Завершені
mine-no-awaited = На вас ніхто не чекає.
mine-no-going = Інших ігор, що тривають, у вас немає.
mine-no-finished = Тут з’являться ваші завершені ігри.
mine-earlier = Давніші ігри
mine-nobody = Ви тут іще не грали.
mine-again = Недавні суперники
mine-again-about = Для нової гри відкриється стіл із тими самими місцями. Інші знайдуть його на сторінці «{ mine-title }».
mine-again-label = Зіграти ще: { $names }

glance-turn = Грати
glance-turn-label = Грати: { $names }
glance-back = До столу
glance-back-label = До столу: { $names }
glance-join = Сісти за стіл
glance-join-label = Сісти за стіл: { $names }
glance-watch = Дивитися
glance-watch-label = Дивитися: { $names }
glance-look = Результати
glance-look-label = Результати: { $names }
glance-free = { $free ->
    [0] вільних місць немає
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[many] { $free } вільних місць
  }
glance-playing = почато { $when }
glance-ended = завершено { $when }
glance-closed = Закрито: ніхто не долучився.
glance-round = Раунд { $round } з { $last }
glance-waits = чекаємо: { $names }
glance-left = лишилося { $time }

pace-live-short = наживо, { $minutes } хв + { $increment } с
pace-hours-short = { $hours ->
    [one] { $hours } година на хід
    [few] { $hours } години на хід
    [many] { $hours } годин на хід
   *[other] { $hours } години на хід
  }
pace-days-short = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
  }
pace-free-short = без годинника
undo-consent = Власні кроки, а за згодою всіх і далі
undo-consent-about = Свої кроки можна скасовувати, доки не зіграє інший гравець або не відкриється щось приховане. Якщо всі згодні або якщо всі ваші суперники — боти, можна повернутися до останнього відкриття.
undo-checkpoint = Лише власні кроки
undo-checkpoint-about = Свої кроки можна скасовувати, доки не зіграє інший гравець або не відкриється щось приховане. Якщо всі ваші суперники — боти, можна повернутися до останнього відкриття.
undo-checkpoint-short = скасування лише власних кроків
undo-never = Ніколи
undo-never-about = Що надіслано, те зіграно.
undo-never-short = без скасування
access-public = Долучитися може кожен
access-public-about = Стіл видно в загальному переліку.
access-invitation = Лише на запрошення
access-invitation-about = Долучитися може кожен, хто має посилання. У переліку столу немає.

wait-title = Стіл: { $name }
wait-closed = Цей стіл закрито
wait-closed-about = Усі пішли, або довго ніхто не долучався. Новий стіл можна відкрити будь-коли.
wait-title-own = Ваш стіл
wait-somebody = Хтось
wait-missing = { $free ->
    [1] Ще вільне 1 місце. Гру можна буде почати, коли його займуть.
    [one] Ще вільне { $free } місце. Гру можна буде почати, коли їх займуть.
    [few] Ще вільні { $free } місця. Гру можна буде почати, коли їх займуть.
   *[many] Ще вільно { $free } місць. Гру можна буде почати, коли їх займуть.
  }
wait-missing-own = { $free ->
    [1] Ще вільне 1 місце. Надішліть запрошення або додайте бота.
    [one] Ще вільне { $free } місце. Надішліть запрошення або додайте ботів.
    [few] Ще вільні { $free } місця. Надішліть запрошення або додайте ботів.
   *[many] Ще вільно { $free } місць. Надішліть запрошення або додайте ботів.
  }
wait-unready = { $count ->
    [1] Ще готується { $names }.
   *[other] Ще готуються: { $names }.
  }
wait-complete = Усі готові. { $name } може почати гру.
wait-complete-own = Усі готові. Починайте, коли захочете!
wait-unready-own = Натисніть «{ wait-be-ready }», коли захочете грати.
wait-visitor = Займіть місце, щоб грати, або залишайтеся глядачем.
wait-uninvited = Місця лише для запрошених. Коли гра почнеться, ви зможете її дивитися.
wait-fill = Посадити ботів на вільні місця
wait-you = { $name } (ви)
wait-owner = організатор
wait-ready = готово
wait-not-ready = не готово
wait-sit = Сісти сюди
wait-sit-too = Грати й цим кольором
wait-add-bot = Додати бота…
wait-add-bot-to = { $colour }: який бот грає?
wait-remove = Прибрати
wait-remove-label = Прибрати: { $name }
wait-start = Почати гру
wait-be-ready = Готово
wait-be-not-ready = Ще не готово
wait-leave = Вийти з-за столу
wait-invite = Запросіть гравців
wait-invite-about = Кожен, хто має це посилання, може зайняти вільне місце.
wait-invite-link = Посилання-запрошення
wait-code = Або відскануйте цей код
wait-code-label = QR-код посилання-запрошення
wait-watch = Дозвольте іншим дивитися
wait-watch-about = Кожен, хто має це посилання, може дивитися гру. Приховане лишається прихованим.
wait-terms = Налаштування
wait-pace = Темп
wait-undo = Скасування
wait-access = Хто може долучитися
wait-variants = Варіанти
wait-no-variants = немає

join-title = Вас запрошено
join-from = { $name } запрошує вас зіграти в El Grande
join-name = Ваше ім’я за столом
join-name-hint = Від 1 до 24 символів. Згодом ім’я можна змінити.
join-sit = Сісти за стіл
join-watch = Лише дивитися
join-full = Усі місця зайнято, але можна дивитися.
join-begun = Гра вже почалася, але можна дивитися.
join-at = У вас уже є місце за цим столом.
join-back = До столу

new-title = Відкрити стіл
new-lead = Виберіть, хто і як грає, або просто залиште все як є.
new-screen-title = За одним екраном
new-screen-lead = Усі грають на цьому пристрої. Між ходами карти на руках приховано.
new-presets = Як хочете грати?
new-preset-friends = Із друзями наживо
new-preset-friends-about = Друзі долучаються за посиланням. Кожному по пів години й додатковий час за кожен хід.
new-preset-days = Із друзями протягом кількох днів
new-preset-days-about = Грайте, коли маєте час: до двох днів на хід.
new-preset-screen = За одним екраном
new-preset-screen-about = Усі поруч, пристрій один. Без годинника.
new-preset-bots = Наодинці з ботами
new-preset-bots-about = Починається відразу. Без годинника.
new-seats = Місця
new-seats-hint = Від 2 до 5 гравців. У грі вдвох бере участь третій, нейтральний колір.
new-seat = { $colour }: хто грає?
new-me = Я
new-open = Вільне місце
new-bot = Бот · { $level }
new-add-seat = Додати місце
new-drop-seat = Прибрати останнє місце
new-pace = Темп
new-pace-free = Без годинника
new-pace-free-about = Часу скільки завгодно.
new-pace-live = Наживо
new-pace-live-about = Кожен має запас часу, що росте з кожним ходом. Коли час вичерпано, грає бот.
new-pace-turns = За листуванням
new-pace-turns-about = Стільки часу кожен має щоразу, коли черга за ним. Ми можемо сповістити вас, коли настане ваш хід.
new-bank = Запас часу (хвилини)
new-increment = Додатково за хід (секунди)
new-hours = Час на хід
new-hours-one = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } години
  }
new-days-one = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
  }
new-variants = Варіанти
new-variants-hint = Поєднуйте як завгодно. Для першої гри не вмикайте їх.
new-alternatives = Альтернативні карти дій
new-alternatives-hint = Кожна замінює випадкову карту своєї колоди.
new-second-veto = Друге вето
new-only-three = Лише для гри втрьох.
new-undo = Скасування
new-access = Хто може долучитися
new-expert = Додатково
new-more = Інші налаштування
new-edition = Власне видання
new-edition-hint = Вставте файл видання з іншими ПО за регіони чи іншою кількістю карт. Для типового видання залиште поле порожнім.
new-record = Записана гра
new-record-hint = Вставте запис гри. Стіл покаже цю гру, і її можна дограти наодинці або з ботами.
new-file = Із файла
new-create = Відкрити стіл
new-start = Почати гру
new-busy = Готуємо стіл…
new-explain = Гра почнеться відразу.
new-explain-open = { $free ->
    [one] Ви отримаєте посилання для { $free } вільного місця.
   *[many] Ви отримаєте посилання для { $free } вільних місць.
  }
