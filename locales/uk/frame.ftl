# What every page stands in.
brand = El Grande
skip-to-content = До вмісту
nav-label = Сторінки
nav-rules = Правила
nav-tables = Столи
nav-mine = Мої ігри
nav-settings = Налаштування
nav-sign-in = Увійти
nav-device = На цьому пристрої
offline-mark = Офлайн
nowhere-title = Сторінку не знайдено
nowhere-text = Можливо, в адресі помилка або цього столу вже немає.
broken-title = Щось пішло не так
failure-title = На цій сторінці сталася помилка
failure-text = Те, що ви бачите, може бути застарілим. Оновіть сторінку: вашу гру збережено на сервері.
failure-reload = Оновити
to-start = На головну

# Before the operator’s notice during maintenance.
notice-maintenance = Обслуговування:
