# What a player is asked: the question, what it means, the buttons.

decide-you = ви
decide-done-ends = { $done } — кінець ходу

# The question.
ask-pass = Передайте сусідові ліворуч одну карту-модифікатор
ask-play = Зіграйте карту сили
ask-play-with = { $modifier ->
    [none] Зіграти «{ $power }»?
   *[other] Зіграти { $power } { $modifier } = { $sum }?
}
ask-take = { $most ->
    [0] У цей хід до двору не прийде ніхто
    [1] Запросіть до двору 1 кабальєро
   *[other] Запросіть до двору щонайбільше { $most } кабальєро
}
ask-fetch = { $left ->
    [1] Заберіть 1 кабальєро з регіону
   *[other] Заберіть до { $left } кабальєро з регіонів
}
ask-choose = Візьміть карту дії
ask-use-both = { $left ->
    [1] Використайте карту: особлива дія та 1 кабальєро
   *[other] Використайте карту: особлива дія та до { $left } кабальєро
}
ask-use-special = Ще доступна особлива дія
ask-use-placement = { $left ->
    [1] Розмістіть 1 кабальєро
   *[other] Розмістіть до { $left } кабальєро
}
ask-place = { $left ->
    [1] Розмістіть ще 1 кабальєро
   *[other] Розмістіть до { $left } кабальєро
}
ask-veto = { $player } оголошує: «{ $card }». Накласти вето?
ask-branch = Виберіть, що робить карта
ask-move = { $kind ->
    [all] Перемістіть скільки завгодно своїх кабальєро
    [own] { $own ->
        [1] Перемістіть 1 свого кабальєро
        [one] Перемістіть до { $own } свого кабальєро
       *[other] Перемістіть до { $own } своїх кабальєро
    }
    [opposing] { $opposing ->
        [1] Перемістіть 1 ворожого кабальєро
        [one] Перемістіть до { $opposing } ворожого кабальєро
       *[other] Перемістіть до { $opposing } ворожих кабальєро
    }
    [own-opposing] Перемістіть кабальєро: своїх до { $own }, ворожих до { $opposing }
   *[any] { $any ->
        [1] Перемістіть 1 кабальєро будь-якого кольору
       *[other] Перемістіть до { $any } кабальєро будь-яких кольорів
    }
}
ask-move-where = Куди йде цей кабальєро? ({ $who }, { $site })
ask-name-score = У якому регіоні підрахувати ПО?
ask-name-leave = Виберіть регіон, який покинуть кабальєро
ask-name-scatter = Виберіть регіон, який покинуть суперники
ask-king = Перемістіть короля
ask-tile = Яку плитку ПО викласти чи пересунути?
ask-tile-where = Куди покласти плитку { $values }?
ask-grande = Перемістіть свого гранда
ask-recall = Візьміть на руку зіграну карту
ask-disc = Виберіть регіон на диску
ask-disc-sure = Вибрати на диску: { $site }?
ask-return = { $left ->
    [one] Поверніть { $left } свого кабальєро в провінцію
   *[other] Поверніть { $left } своїх кабальєро в провінцію
}
ask-return-others = { $left ->
    [one] Поверніть { $left } ворожого кабальєро в провінцію
   *[other] Поверніть { $left } ворожих кабальєро в провінцію
}
ask-swap = Чий гранд міняється місцями з королем?

# What it means.
about-pass = Усі передають по одній водночас, ще не бачивши, що прийде справа.
about-play = Найбільше значення ходить першим; слабкі карти приводять більше кабальєро. Двічі за раунд те саме значення грати не можна.
about-played = { $caballeros ->
    [0] До вашого двору вона не приводить нікого.
    [1] До вашого двору вона приводить 1 кабальєро.
   *[other] До вашого двору вона приводить щонайбільше { $caballeros } кабальєро.
}
about-take-power = Їх приводить із провінції ваша карта сили. Можна й менше.
about-take-ability = Ваша карта-модифікатор приводить із провінції ще одного, якщо хочете.
about-take-card = Їх приводить із провінції ваша карта дії.
about-fetch = У провінції ваших немає, тож можна забрати кабальєро з регіонів, крім регіону короля. Можна й нікого.
about-choose = Можна використати обидві частини: особливу дію та розміщення вказаної кількості кабальєро, у довільному порядку.
about-use-both = У довільному порядку, кожне по разу, і будь-що можна пропустити. Щоб розмістити, натисніть підсвічений регіон.
about-use-special = Оголосіть її або завершіть хід без неї.
about-use-placement = Поряд із королем або в замок. Натисніть підсвічений регіон.
about-place-court = Зі свого двору, поряд із королем або в замок. Розподіл довільний.
about-place-province = Просто з провінції в будь-який підсвічений регіон.
about-place-muster = Зі свого двору в будь-який підсвічений регіон.
about-veto = Вето скасовує всю особливу дію; розміщення лишається. Ваше вето тоді витрачено.
about-branch = Одне або друге.
about-move = Виберіть кабальєро, а тоді куди йому йти, або перетягніть його. Можна й менше.
about-move-must = Виберіть, хто піде разом із королем.
about-name-score = ПО підрахують відразу, з обома бонусами. Число — це те, що отримаєте ви.
about-name-leave = Потім виберіть, хто його покине й куди піде.
about-name-scatter = Кожен суперник у ньому таємно називає інший регіон; усі його кабальєро йдуть туди. Ваші лишаються.
about-king = У регіон, де він стоїть, ніщо не входить, і з нього ніщо не виходить; розміщують поряд із ним.
about-tile = Плитка замінює ПО там, де лежить. Не в регіон короля й не з нього.
about-grande = Якщо ви одноосібно на 1-му місці там, де він стоїть, маєте ще 2 ПО.
about-recall = Ніхто не бачить, яка це карта.
about-disc = Таємно, доки не виберуть усі. Туди підуть ваші кабальєро із замку.
about-disc-king = Таємно, доки не виберуть усі. Туди підуть ваші кабальєро із замку; якщо вибрати регіон короля ({ $site }), вони повернуться до вашого двору.
about-disc-card = Таємно, доки не виберуть усі, кого питають. Тоді діє карта.
about-return = З регіонів або двору, як хочете; не з регіону короля.
about-return-others = По одному в кожного суперника, з будь-якого регіону, крім регіону короля.
about-swap = Король іде туди, де цей гранд, а гранд — туди, де король.

# The answers.
do-pass = Передати { $modifier }
do-play = Зіграти { $power }
do-play-plain = лише { $power }
do-play-modified = з { $modifier }: { $sum }
do-take = { $count ->
    [0] Не брати
   *[other] Узяти { $count }
}
do-fetch = Забрати одного: { $site }
do-choose = { $caballeros ->
    [1] Узяти «{ $card }», розмістити 1 кабальєро
   *[other] Узяти «{ $card }», розмістити до { $caballeros } кабальєро
}
do-special = Особлива дія: { $card }
use-special = Особлива дія
do-end-turn = Завершити хід
do-place = Розмістити одного: { $site }
do-allow = Дозволити
do-veto = Накласти вето
do-branch = Частина { $number }
branch-move = Перемістити своїх кабальєро з одного регіону
branch-place-from-court = { $count ->
    [1] Розмістити 1 кабальєро зі свого двору
   *[other] Розмістити до { $count } кабальєро зі свого двору
}
do-move-to = Перемістити: { $site }
do-lift = Перемістити одного кабальєро: { $who }, { $site }
do-lift-from = Вибрати кабальєро: { $site }
do-put-down = Вибрати іншого
do-name = Вибрати: { $site }
do-king = Перемістити короля: { $site }
do-lift-tile = Узяти плитку { $values }
do-tile = Покласти плитку: { $site }
do-grande = Перемістити гранда: { $site }
do-recall = Узяти назад карту { $power }, що приводить { $caballeros } кабальєро
do-recall-modifier = Узяти назад карту-модифікатор { $modifier }
do-disc = Вибрати на диску: { $site }
do-return = Повернути одного: { $who }, { $site }
do-swap = Поміняти короля з грандом: { $who }
done-fetch = Готово
done-place = Готово
done-move = Готово
none-fetch = Не забирати
none-place = Не розміщувати
none-move = Не переміщувати
from-court = З двору
veto-never = Дозволити й більше не питати
take-how-many = Скільки кабальєро
one-less = На одного менше
one-more = На одного більше
count-of = { $count } з { $most }
left-of = { $left ->
    [0] розміщено всіх: { $total }
   *[other] лишилося { $left } з { $total }
}
take-back = Скасувати: { $step }

# What the draft holds.
did-pass = Передати { $card }
did-play = Зіграти { $card }
did-take = { $number ->
    [0] Не запрошувати кабальєро
   *[other] Запросити до двору { $number } кабальєро
}
did-fetch = Забрати { $count }: { $site }
did-choose = Узяти «{ $card }»
did-special = Виконати особливу дію
did-place = Розмістити { $count }: { $site }
did-move = Перемістити { $count }: { $from } → { $to } ({ $who })
did-name = Вибрати: { $site }
did-king = Король іде: { $site }
did-tile = Покласти плитку: { $site }
did-grande = Ваш гранд іде: { $site }
did-recall = Узяти назад { $card }
did-disc = Вибрати на диску: { $site }
did-return = Повернути { $count }: { $site } ({ $who })
did-swap = Поміняти короля з грандом: { $who }
did-branch = Вибрати частину { $number }
did-veto = Вето
did-allow = Дозволити

# Below the card that is being carried out.
gains-special = Особлива дія дала б: { $gains }.
gains-part = { $who } +{ $points }
gains-card = ви +{ $points }
play-barred = Уже зіграно: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $power } — { $caballeros } кабальєро
card-places = кабальєро можна розмістити

# Sending.
ready-title = Підтвердьте свій хід
ready-about = До того нічого не буде надіслано.
ready-reveals = Тоді відкриється щось приховане: скасувати буде неможливо.
confirm-turn = Підтвердити
confirm-play = Зіграти
confirm-pass = Передати
confirm-disc = Вибрати
confirm-veto = Підтвердити вето
confirm-allow = Підтвердити
unused-both = Ви завершуєте хід без особливої дії та без розміщення.
unused-special = Ви завершуєте хід без особливої дії.
unused-placement = Ви ще можете розмістити { $left } кабальєро.
draft-back = Назад
draft-reset = Спочатку
draft-lost = Гра пішла далі, і підготоване вами вже не годиться. Нічого з нього не надіслано.
draft-heard = Гаразд

# What it would change.
change-title = Що зміниться
change-about = ПО в регіонах — як за підрахунку просто зараз.
change-court = Двір
change-score = ПО
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Підрахунок ПО
scoring-title = Підрахунок ПО
scoring-general = Загальний підрахунок ПО після раунду { $round }
scoring-where = Регіон
scoring-total = Разом
scoring-king = з них 2 за регіон короля
scoring-grande = з них 2 за свого гранда
scoring-close = Закрити
