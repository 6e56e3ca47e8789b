# Tables before and beside the game: made, listed, joined.
lobby-title = Столи
lobby-open = Відкриті столи
lobby-watch = Ігри для перегляду
lobby-new = Відкрити стіл
lobby-no-open = Жоден стіл не чекає на гравців. Відкрийте свій, і його тут побачать.
lobby-no-watch = Зараз немає відкритих для перегляду ігор. Завітайте згодом або почніть гру проти ботів.

mine-title = Мої ігри
mine-awaited = Ваш хід
mine-going = Тривають
mine-finished = Завершені
mine-no-awaited = На вас ніхто не чекає.
mine-no-going = За іншими столами вас немає.
mine-no-finished = Тут зберігатимуться завершені ігри.
mine-earlier = Давніші ігри
mine-nobody = Ви тут іще не грали.

glance-turn = Грати далі
glance-turn-label = Грати далі: { $names }
glance-back = До столу
glance-back-label = До столу: { $names }
glance-join = Сісти за стіл
glance-join-label = Сісти за стіл: { $names }
glance-watch = Дивитися
glance-watch-label = Дивитися: { $names }
glance-look = Результат
glance-look-label = Результат: { $names }
glance-free = { $free ->
    [0] усі на місцях
    [one] вільне { $free } місце
    [few] вільні { $free } місця
   *[many] вільно { $free } місць
  }
glance-playing = почато { $when }
glance-ended = завершено { $when }
glance-closed = Ніхто не прийшов.

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
undo-consent = До останнього відкриття, а за згодою всіх і далі
undo-consent-about = Свої кроки можна скасувати, доки хтось інший не зробив свого або не відкрилося щось приховане; далі — якщо згодні всі.
undo-checkpoint = Лише до останнього відкриття
undo-checkpoint-about = Свої кроки можна скасувати, доки хтось інший не зробив свого або не відкрилося щось приховане.
undo-checkpoint-short = скасування до відкриття
undo-never = Ніколи
undo-never-about = Що надіслано, те зіграно.
undo-never-short = без скасування
access-public = Долучитися може кожен
access-public-about = Стіл є в переліку відкритих столів.
access-invitation = Лише на запрошення
access-invitation-about = Долучитися може той, хто має посилання; у переліках столу немає.

wait-title = Стіл: { $name }
wait-closed = Цей стіл закрито
wait-closed-about = Надто довго ніхто не приходив. Відкрийте інший, коли захочете.
wait-title-own = Ваш стіл
wait-somebody = хтось
wait-missing = { $free ->
    [1] Ще вільне 1 місце. Гра почнеться, коли його займуть.
    [one] Ще вільне { $free } місце. Гра почнеться, коли їх займуть.
    [few] Ще вільні { $free } місця. Гра почнеться, коли їх займуть.
   *[many] Ще вільно { $free } місць. Гра почнеться, коли їх займуть.
  }
wait-missing-own = { $free ->
    [1] Ще вільне 1 місце: надішліть запрошення або посадіть туди бота.
    [one] Ще вільне { $free } місце: надішліть запрошення або посадіть туди ботів.
    [few] Ще вільні { $free } місця: надішліть запрошення або посадіть туди ботів.
   *[many] Ще вільно { $free } місць: надішліть запрошення або посадіть туди ботів.
  }
wait-unready = Готовність іще не підтверджено: { $names }.
wait-complete = Усі тут і готові. Гру починає { $name }.
wait-complete-own = Усі тут і готові. Починайте, коли захочете!
wait-you = { $name } (ви)
wait-owner = веде цей стіл
wait-ready = готово
wait-not-ready = ще не готово
wait-sit = Сісти сюди
wait-sit-too = Грати й за це місце
wait-add-bot = Додати бота…
wait-add-bot-to = { $colour }: який бот грає?
wait-remove = Прибрати
wait-remove-label = Прибрати: { $name }
wait-start = Почати гру
wait-be-ready = Готово до гри
wait-be-not-ready = Ні, ще не готово
wait-leave = Вийти з-за столу
wait-invite = Запросіть інших
wait-invite-about = Хто відкриє це посилання, зможе зайняти вільне місце. Нічого вашого воно не видає.
wait-invite-link = Посилання-запрошення
wait-code = Або наведіть сюди камеру
wait-code-label = Посилання-запрошення як QR-код
wait-watch = Дайте іншим подивитися
wait-watch-about = За цим посиланням кожен може стежити за грою, не бачачи прихованого.
wait-watch-link = Посилання для глядачів
wait-terms = У що граємо
wait-pace = Темп
wait-undo = Скасування
wait-access = Хто може долучитися
wait-variants = Варіанти
wait-no-variants = немає

join-title = Запрошення
join-from = { $name } запрошує вас зіграти в El Grande
join-name = Ваше ім’я за столом
join-name-hint = Від 1 до 24 знаків; згодом його можна змінити.
join-sit = Сісти за стіл
join-watch = Лише дивитися
join-full = Усі місця зайнято. Можна дивитися.
join-begun = Гра вже почалася. Можна дивитися.
join-at = Ви вже сидите за цим столом.
join-back = До столу

new-title = Відкрити стіл
new-lead = Виберіть, хто і як грає. Усе вже має розумні налаштування.
new-screen-title = За одним екраном
new-screen-lead = Усі грають на цьому пристрої. Між ходами завіса ховає карти на руках.
new-presets = Як хочете грати?
new-preset-friends = Із друзями наживо
new-preset-friends-about = Інші долучаються за посиланням. По пів години кожному, з кожним ходом більше.
new-preset-days = Із друзями протягом днів
new-preset-days-about = Ходіть, коли маєте час: до двох днів на хід.
new-preset-screen = За одним екраном
new-preset-screen-about = Усі разом, пристрій один. Без годинника.
new-preset-bots = Наодинці з ботами
new-preset-bots-about = Починається відразу. Без годинника.
new-seats = Місця
new-seats-hint = Грають від двох до п’яти. У грі вдвох бере участь третій, нейтральний колір.
new-seat = { $colour }: хто грає?
new-me = Я
new-open = Вільне для когось
new-bot = Бот · { $level }
new-add-seat = Додати місце
new-drop-seat = Прибрати останнє місце
new-pace = Темп
new-pace-free = Без годинника
new-pace-free-about = Часу скільки завгодно.
new-pace-live = Наживо
new-pace-live-about = Кожен має запас часу, що росте з кожним ходом. За того, чий час вичерпано, грає бот.
new-pace-turns = По ходах
new-pace-turns-about = На кожну відповідь є стільки часу. Вам можуть повідомити, що настав ваш хід.
new-bank = Запас часу, хвилин
new-increment = Секунд додатково за хід
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
new-variants-hint = Усі поєднуються. Для першої гри не вмикайте їх.
new-alternatives = Альтернативні карти дій
new-alternatives-hint = Кожна замінює випадкову карту своєї колоди.
new-second-veto = Вето, друга карта
new-only-three = Лише для гри втрьох.
new-undo = Скасування
new-access = Хто може долучитися
new-expert = Для знавців
new-edition = Інше видання
new-edition-hint = Текст файла видання: інші ПО регіонів, інша кількість карт. Порожньо — видання 2023 року.
new-record = Записана гра
new-record-hint = Текст запису. Стіл покаже цю гру, і її можна дограти наодинці або з ботами.
new-file = Із файла
new-create = Відкрити стіл
new-start = Почати гру
new-busy = Готуємо стіл…
new-explain = Гра почнеться відразу.
new-explain-open = { $free ->
    [one] Ви отримаєте посилання для { $free } вільного місця.
   *[many] Ви отримаєте посилання для { $free } вільних місць.
  }
