# What every page stands in.
brand = El Grande
skip-to-content = До вмісту
nav-label = Сторінки
nav-rules = Правила
nav-tables = Столи
nav-mine = Мої ігри
nav-settings = Налаштування
nav-sign-in = Увійти
nowhere-title = Такої сторінки немає
nowhere-text = Можливо, в адресі помилка, або стіл уже прибрано.
broken-title = Щось пішло не так
to-start = На початок
