# Players, their results, and one's own account.
profile-guest = Гість
profile-member = Гравець
profile-since = грає з { $when }
profile-figures = Статистика
profile-rating = Рейтинг
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] { $games } рейтингова гра
    [few] { $games } рейтингові гри
   *[many] { $games } рейтингових ігор
  }
profile-no-rating = Рейтингових ігор ще немає. Враховуються лише ігри між гравцями з обліковими записами.
profile-people = Ігри з людьми
profile-bots = Ігри з ботами
profile-counted = { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
  } ({ $percent } %), середнє місце { NUMBER($place) }
profile-no-games = ще немає завершених
profile-met = Ігри з вами
profile-met-about = ви попереду { $ahead }×, нарівні { $level }×, позаду { $behind }×
profile-never-met = ви ще не грали разом
profile-latest = Останні ігри
profile-none = Немає завершених ігор, які можна показати.
profile-none-own = Тут з’являться ваші завершені ігри.
profile-when = Завершено
profile-place = Місце
profile-place-of = { $place } з { $of }
profile-points = ПО
profile-left = гру покинуто

account-done = Готово.
account-name = Ім’я
account-name-label = Ваше ім’я
account-rename = Змінити ім’я
account-password = Пароль
account-password-guest = У цьому браузері ви граєте як гість. Задайте пароль, щоб зберегти ім’я та входити на інших пристроях.
account-password-about = Зміна пароля завершує всі інші сеанси й відкликає всі токени.
account-password-old = Поточний пароль
account-password-new = Новий пароль
account-password-hint = Щонайменше 8 символів.
account-password-set = Задати пароль
account-leave = Вийти
account-leave-about = Ваші ігри лишаються. Увійти знову можна будь-коли.
account-leave-guest = Ви гість. Якщо вийти без пароля, повернутися до цих ігор буде неможливо.
account-out = Вийти
account-out-title = Вийти без пароля?
account-out-text = Пароля у вас немає, тож повернутися до своїх ігор ви не зможете. Якщо хочете повернутися, спершу задайте пароль.
account-everywhere = Вийти всюди
account-everywhere-title = Вийти всюди?
account-everywhere-text = Сеанси в усіх ваших браузерах і програмах буде завершено. Без пароля повернутися буде неможливо.
account-delete = Видалити обліковий запис
account-delete-title = Видалити обліковий запис?
account-delete-text = Обліковий запис, ім’я та ваші повідомлення в чаті буде видалено назавжди, а ваші місця займуть боти. Скасувати це неможливо.

token-title = Токени API
token-about = З токеном боти й скрипти можуть діяти від вашого імені:
token-label = Для чого він?
token-make = Створити токен
token-unnamed = без назви
token-fresh = Ось ваш токен. Скопіюйте його зараз: більше його не буде показано.
token-revoke = Відкликати
token-revoke-label = Відкликати: { $label }

notify-title = Сповіщення
notify-about = Ми можемо сповіщати про події у ваших іграх, навіть коли цю сторінку закрито.
notify-turn = Коли настає мій хід
notify-invitation = Коли мене запрошують на реванш
notify-result = Коли мою гру завершено
notify-on = Увімкнути в цьому браузері
notify-off = Вимкнути в цьому браузері
notify-devices = Браузери, що отримують сповіщення
notify-remove = Вилучити
notify-remove-label = Вилучити: { $label }
notify-unsupported = Цей браузер не може отримувати сповіщення, коли сторінку закрито. На iPhone або iPad спочатку додайте сторінку на початковий екран.
notify-email = Також електронною поштою на { $email }
notify-quiet = Тихі години
notify-quiet-about = Ми зачекаємо, доки вони минуть. Якщо до того часу ви вже зіграєте, нічого не надішлемо.
notify-quiet-from = З
notify-quiet-to = До
notify-tested = Пробне повідомлення надіслано, зараз воно має надійти.
notify-test-failed = Пробне повідомлення вдалося надіслати не всюди. Вимкніть і знову ввімкніть сповіщення в цьому браузері.

webhook-title = Повідомлення в інші служби
webhook-about = Ми надсилатимемо сповіщення й на цю адресу: до каналу в Discord, Slack, ntfy чи Matrix або до програми. Сервер дозволяє лише певні адреси.
webhook-format = Формат
webhook-format-json = Підписаний JSON, для програм
webhook-token = Токен доступу
webhook-url = Адреса
webhook-set = Увімкнути сповіщення
webhook-secret = Усі повідомлення підписуються цим секретним ключем. Скопіюйте його зараз: більше його не буде показано.
webhook-secret-label = Секретний ключ сповіщень
webhook-test = Пробне повідомлення
webhook-forget = Вимкнути сповіщення
webhook-taken = Пробне повідомлення доставлено.
webhook-not-taken = Пробне повідомлення не доставлено: { $reason }

signin-title = Увійти
signin-mode = Вхід або новий обліковий запис
signin-about = Щоб грати, обліковий запис не потрібен. Якщо ви задали пароль, увійдіть тут, щоб повернутися до своїх ігор.
signin-guest = Ви граєте як гість { $name }. Якщо ввійти в інший обліковий запис, ігри гостя буде втрачено, хіба що ви спершу задасте пароль.
signin-name = Ім’я
signin-password = Пароль
signin-do = Увійти
signin-instead = Грати як гість

profile-provisional = попередній

session-title = Сеанси
session-about = Де ви ввійшли в обліковий запис. Завершіть сеанси, яких не впізнаєте.
session-current = цей браузер
session-used = востаннє: { $when }
session-unknown = Невідомий браузер
session-end = Завершити сеанс
session-end-label = Завершити сеанс: { $label }

recovery-title = Відновлення доступу
recovery-has-code = У вас є код відновлення.
recovery-no-code = У вас немає коду відновлення. Створіть його на випадок, якщо забудете пароль.
recovery-new = Новий код відновлення
recovery-email-about = Адреса електронної пошти потрібна лише для того, щоб надіслати код, якщо ви забудете пароль, і сповіщення, якщо ви їх увімкнете.
recovery-email = Електронна пошта
recovery-email-set = Надіслати код підтвердження
recovery-email-sent = Ми надіслали код на { $email }. Введіть його тут.
recovery-email-code = Код із листа
recovery-email-confirm = Підтвердити адресу
recovery-email-forget = Видалити адресу

export-title = Ваші дані
export-about = Усе, що сервер зберігає про вас, в одному файлі.
export-do = Завантажити дані

code-title = Ваш код відновлення
code-about = Якщо забудете пароль, цей код дасть змогу задати новий. Він діє один раз. Збережіть його зараз: більше його не буде показано.
code-download = Завантажити
code-saved = Код збережено

signup-title = Новий обліковий запис
signup-about = Ім’я належатиме лише вам, ігри враховуватимуться в рейтингу, а ввійти можна буде на будь-якому пристрої.
signup-guest = Ігри, які ви зіграли як гість { $name }, залишаться у вашому обліковому записі.
signup-do = Створити обліковий запис

signin-forgot = Забули пароль?
recover-title = Забули пароль?
recover-about = Введіть ім’я, код і новий пароль. Усі інші сеанси буде завершено.
recover-code = Код відновлення
recover-code-hint = Той, який ви зберегли, або той, який ми надіслали вам електронною поштою.
recover-do = Задати новий пароль
recover-mail-about = Якщо в обліковому записі вказано адресу електронної пошти, ми можемо надіслати код.
recover-mail = Надіслати код на пошту
recover-mail-sent = Якщо в обліковому записі вказано адресу електронної пошти, код уже в дорозі.

leaderboard-title = Найкращі гравці
leaderboard-about = Враховуються лише рейтингові ігри між гравцями з обліковими записами. Порядок визначає обережна оцінка: рейтинг мінус потроєна похибка.
leaderboard-name = Ім’я
leaderboard-least = Оцінка
leaderboard-games = Рейтингові ігри
leaderboard-nobody = Ще ніхто не зіграв достатньо рейтингових ігор.
leaderboard-more = Наступні гравці
leaderboard-own = Ваше місце: { $place }.
leaderboard-own-missing = { $games ->
    [one] Ще { $games } рейтингова гра — і ви будете в списку.
    [few] Ще { $games } рейтингові гри — і ви будете в списку.
   *[other] Ще { $games } рейтингових ігор — і ви будете в списку.
  }
leaderboard-own-behind = Вас ще немає серед перших { $length }.
