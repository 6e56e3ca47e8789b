# Players, their results, and one's own account.
profile-guest = Гість
profile-member = Гравець
profile-since = тут із { $when }
profile-figures = Показники
profile-rating = Рейтинг
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] { $games } рейтингова гра
    [few] { $games } рейтингові гри
   *[many] { $games } рейтингових ігор
  }
profile-no-rating = З’явиться після першої завершеної гри з людьми.
profile-people = Ігри з людьми
profile-bots = Ігри з ботами
profile-counted = { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[many] { $wins } перемог
  } ({ $percent } %), у середньому місце { NUMBER($place) }
profile-no-games = ще немає завершених
profile-met = Ігри з вами
profile-met-about = ви попереду: { $ahead }, нарівні: { $level }, позаду: { $behind }
profile-never-met = ви ще не грали разом
profile-latest = Останні ігри
profile-none = Завершених ігор, які можна показати, немає.
profile-none-own = Тут будуть ваші завершені ігри.
profile-when = Завершено
profile-place = Місце
profile-place-of = { $place } з { $of }
profile-points = ПО
profile-left = вихід із гри

account-done = Готово.
account-name = Ім’я
account-name-label = Ваше ім’я
account-rename = Змінити ім’я
account-password = Пароль
account-password-guest = У цьому браузері ви гість. З паролем ім’я буде вашим, і ви зможете входити деінде.
account-password-about = Новий пароль скасовує всі інші входи й усі токени.
account-password-old = Ваш пароль
account-password-new = Новий пароль
account-password-hint = Щонайменше 8 знаків.
account-password-set = Задати пароль
account-leave = Вийти
account-leave-about = Ваші ігри лишаються. Увійти знову можна будь-коли.
account-leave-guest = Ви гість: хто виходить без пароля, той не зможе повернутися до цих ігор.
account-out = Вийти
account-out-title = Вийти без пароля?
account-out-text = Пароля у вас немає, тож шляху назад до ваших ігор не буде. Якщо хочете повернутися, спершу задайте його.
account-everywhere = Вийти всюди
account-everywhere-title = Вийти всюди?
account-everywhere-text = Вихід буде виконано в усіх ваших браузерах і програмах. Без пароля шляху назад немає.
account-delete = Видалити обліковий запис
account-delete-title = Видалити ваш обліковий запис?
account-delete-text = Вас буде забуто назавжди. На ваших місцях догратимуть боти. Скасувати це неможливо.

token-title = Токени для програм
token-about = Ваш бот або скрипт діє від вашого імені з токеном:
token-label = Для чого він?
token-make = Створити токен
token-unnamed = без назви
token-fresh = Ось токен. Його показано лише тепер: збережіть його в безпечному місці.
token-revoke = Відкликати
token-revoke-label = Відкликати: { $label }

webhook-title = Сповіщення про хід
webhook-about = Коли настав ваш хід, а ви якийсь час не відповідаєте, на цю адресу йде повідомлення. Приймаються лише адреси, дозволені оператором.
webhook-url = Адреса
webhook-set = Надсилати сюди
webhook-secret = Повідомлення підписано цим секретом. Його показано лише тепер.
webhook-secret-label = Секрет сповіщень
webhook-test = Надіслати пробне
webhook-forget = Більше не сповіщати
webhook-taken = Пробне повідомлення прийнято.
webhook-not-taken = Пробне повідомлення не прийнято: { $reason }

signin-title = Увійти
signin-about = Щоб грати, обліковий запис не потрібен. Хто задав пароль, тут повертається до своїх ігор.
signin-guest = Ви тут як гість { $name }. Якщо ввійти під іншим іменем, ігри гостя лишаться позаду, хіба що ви спершу задасте пароль.
signin-name = Ім’я
signin-password = Пароль
signin-do = Увійти
signin-instead = Грати без входу
