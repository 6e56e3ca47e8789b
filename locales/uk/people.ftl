# What a player can do about another.
person-menu = Приховати, заблокувати або поскаржитися: { $name }
profile-menu = Приховати, заблокувати або поскаржитися
person-mute = Приховати повідомлення
person-mute-about = Ви не бачитимете повідомлень цього гравця.
person-block = Заблокувати
person-block-about = Ви не бачитимете повідомлень цього гравця, і він не зможе долучитися до столів, за якими сидите ви.
person-report = Поскаржитися адміністраторам
person-report-about = Напишіть, що сталося і за яким столом.
person-report-line = Повідомлення буде додано. Напишіть, що з ним не так.
person-report-send = Надіслати скаргу
person-reported = Дякуємо. Адміністратори прочитають вашу скаргу.
blocks-title = Приховані та заблоковані гравці
blocks-mute = приховано
blocks-block = заблоковано
blocks-remove = Скасувати
