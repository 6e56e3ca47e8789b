# Why a text, a table or an address is refused. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = рядок { $line }: { $reason }
reason-unclear = не вдається прочитати: { $found }
reason-illegal = не дозволено; можна: { $allowed }

# Any text.

reason-too-long = у тексті { $found ->
        [one] { $found } байт
        [few] { $found } байти
        [many] { $found } байтів
       *[other] { $found } байта
    }, а може бути щонайбільше { $most }
reason-no-player = «{ $found }» — не гравець; відомі: { $known }
reason-no-region = «{ $found }» — не регіон; відомі: { $known }
reason-no-site = «{ $found }» — не регіон і не замок; відомі: { $known }
reason-no-place = «{ $found }» — не місце для короля; відомі: { $known }
reason-no-power = «{ $found }» — не карта сили; має бути від 1 до 13
reason-no-modifier = «{ $found }» — не карта-модифікатор; відомі: { $known }
reason-no-tile = «{ $found }» — не плитка ПО; відомі: { $known }
reason-no-card = «{ $found }» — не карта дії; їхній список виводить `elgrande cards`
reason-no-action = «{ $found }» — не дія; відомі: { $known }
reason-no-variant = «{ $found }» — не варіант; відомі: { $known }
reason-no-certainty = «{ $found }» — не ступінь певності; відомі: { $known }
reason-no-ability = «{ $found }» — не властивість; відомі: { $known }
reason-no-set = «{ $found }» — не набір карт; відомі: { $known }
reason-no-level = «{ $found }» — не рівень; відомі: { $known }
reason-no-idea = «{ $found }» — не прийом; відомі: { $known }
reason-no-effect = «{ $found }» — не дія карти; відомі: { $known }
reason-no-number = «{ $found }» — не число від 0 до 255
reason-words-too-many = забагато слів: «{ $found }»

# Records.

reason-record-version = невідома версія запису { $found }; має бути { $known }
reason-rules-version = невідома версія правил { $found }; має бути { $known }
reason-edition-line = тут мають стояти назва й відбиток
reason-edition-unknown = гру зіграно за виданням { $name } з відбитком { $found }; відомо: { $known }; додайте файл того видання
reason-edition-elsewhere = гру зіграно за виданням { $name } з відбитком { $found }, а не { $known }; додайте текст того видання: сервер, на якому грали, має його за адресою /api/editions/EDITION/text
reason-homes = тут має стояти дім кожного гравця, у такому порядку: { $seats }
reason-must-stand = тут має стояти «{ $start } …», а не «{ $found }»
reason-must-stand-yet = тут має стояти «{ $start } …», але текст закінчився
reason-actions-alone = після «actions» у рядку нічого не має стояти; кожна дія має власний рядок
reason-must-decide = тепер рішення за { $players }
reason-over = гру завершено
reason-not-over = гру не завершено, тепер рішення за { $players }
reason-other-result = відтворення дій дає інший результат: { $found }
reason-after-result = після результату нічого не має стояти

# What is dealt.

reason-players = у грі від 2 до 5 гравців
reason-merged = колоди 2 і 3 об’єднують лише у грі вдвох або втрьох
reason-alternatives = можна використати щонайбільше одну карту representation, дві veto й одну rivalry
reason-home-count = домів — { $found }, має бути { $wanted }
reason-home-taken = { $region } вже зайнято королем або іншим гравцем; доми мають бути різними
reason-stack-count = колод — { $found }, має бути { $wanted }
reason-hand-count = наборів карт-модифікаторів — { $found }, має бути { $wanted }
reason-no-seat = { $player } не має місця; місця: { $seats }
reason-cards-in-stack = у колоді { $stack } { $found ->
        [one] лежить { $found } карта
        [few] лежать { $found } карти
        [many] лежить { $found } карт
       *[other] лежить { $found } карти
    }, а має бути { $wanted }
reason-cards-of-stack = з колоди { $stack } тут { $found ->
        [one] { $found } карта
        [few] { $found } карти
        [many] { $found } карт
       *[other] { $found } карти
    }, а має бути { $wanted }
reason-stack-holds = у колоді { $stack } карта { $card } трапляється { $found ->
        [one] { $found } раз
        [few] { $found } рази
        [many] { $found } разів
       *[other] { $found } раза
    }, а має бути { $wanted }
reason-stack-may-hold = у колоді { $stack } карта { $card } трапляється { $found ->
        [one] { $found } раз
        [few] { $found } рази
        [many] { $found } разів
       *[other] { $found } раза
    }, а має бути від { $fewest } до { $most }
reason-modifiers = тут { $found ->
        [one] { $found } карта-модифікатор
        [few] { $found } карти-модифікатори
        [many] { $found } карт-модифікаторів
       *[other] { $found } карти-модифікатора
    }, а має бути { $wanted }
reason-modifier-dealt = карту-модифікатор { $modifier } роздано { $found ->
        [one] { $found } раз
        [few] { $found } рази
        [many] { $found } разів
       *[other] { $found } раза
    }, а примірників { $copies }
reason-dummy-powers = різних карт сили в уявного гравця тут { $found }, а має бути { $wanted }
reason-dummy-power-twice = якась карта сили уявного гравця стоїть тут двічі
reason-dummy-draws = карти регіонів беруть тут { $found ->
        [one] { $found } раз
        [few] { $found } рази
        [many] { $found } разів
       *[other] { $found } раза
    }, а має бути { $wanted }
reason-dummy-regions = за один раз узято { $found ->
        [one] { $found } карту регіону
        [few] { $found } карти регіонів
        [many] { $found } карт регіонів
       *[other] { $found } карти регіону
    }, а має бути { $wanted }
reason-dummy-regions-differ = різних карт регіонів за один раз узято { $found }, а має бути { $wanted }

# Editions.

reason-editions-full = цей сервер більше не приймає видань
reason-card-missing = бракує карти { $name }, для неї тут потрібен рядок
reason-region-missing = бракує регіону { $name }, для нього тут потрібен рядок
reason-modifier-missing = бракує карти-модифікатора { $name }, для неї тут потрібен рядок
reason-modifier-sum = { $found ->
        [one] { $found } карта-модифікатор
        [few] { $found } карти-модифікатори
        [many] { $found } карт-модифікаторів
       *[other] { $found } карти-модифікатора
    }, а має бути від 15 до 40: п’ятеро гравців отримують по 3
reason-list-length = у списку { $found ->
        [one] { $found } елемент
        [few] { $found } елементи
        [many] { $found } елементів
       *[other] { $found } елемента
    }, а має бути { $wanted }
reason-values-rise = значення { $found } зростають, а перше має бути найбільшим і третє найменшим
reason-no-border = із цією країною не межує жоден регіон, а має хоча б один
reason-twice = { $region } стоїть тут двічі, а має стояти раз
reason-name = неправильна назва { $found }; має бути 1–40 символів a–z, A–Z, 0–9, «-», «.» і «_»
reason-no-neighbours = { $region } не має сусідів, потрібен хоча б один
reason-own-neighbour = регіон { $region } названо сусідом самого себе, називати можна лише інші регіони
reason-one-sided = { $other } має назвати сусідом { $region }, бо { $region } називає { $other }
reason-out-of-reach = до регіону { $region } не дістатися з регіону { $start }, ігрове поле має бути суцільним
reason-stack-sum = колода { $stack } має { $found ->
        [one] { $found } карту
        [few] { $found } карти
        [many] { $found } карт
       *[other] { $found } карти
    }, а треба { $wanted }
reason-regency-sum = «Нове регентство» має { $found ->
        [one] { $found } карту
        [few] { $found } карти
        [many] { $found } карт
       *[other] { $found } карти
    }, а треба { $wanted }
reason-copies = карта { $card } має { $found ->
        [one] { $found } примірник
        [few] { $found } примірники
        [many] { $found } примірників
       *[other] { $found } примірника
    }, а може мати від 0 до { $most }
reason-veto-elsewhere = карта { $card } має дію «veto»; її може мати лише карта veto

# The effects of cards.

reason-number = замість «{ $found }» має бути число від 1 до 30
reason-number-or-all = замість «{ $found }» має бути число від 1 до 30 або «all»
reason-empty-span = «first value { $found }» не охоплює нічого, має бути «{ $wanted }»
reason-kind-twice = «{ $found }» рахує той самий вид удруге, а рахувати його можна лише раз
reason-move-whom = після «move» треба сказати, скільки й чиїх, наприклад «move 2 own»
reason-move-six = перемістити понад 6 можна лише «from one region», а звідки завгодно — щонайбільше 6
reason-sequence = { $found ->
        [one] { $found } дія карти
        [few] { $found } дії карти
        [many] { $found } дій карти
       *[other] { $found } дії карти
    } поспіль, а може бути щонайбільше 3
reason-choice = на вибір { $found ->
        [one] { $found } можливість
        [few] { $found } можливості
        [many] { $found } можливостей
       *[other] { $found } можливості
    }, а має бути дві
reason-alone = «{ $found }» має бути єдиною дією карти
reason-lock-up = «lock up grandes» має йти відразу після того, як король прийшов у регіон: «{ $example }»
reason-moves-once = переміщувати кабальєро може лише одна частина карти

# TOML, in which editions are written.

reason-unknown-field = невідоме поле `{ $found }`; має бути одне з таких: { $known }
reason-unknown-field-here = невідоме поле `{ $found }`; має бути { $known }
reason-missing-field = бракує поля `{ $name }`
reason-duplicate-key = ключ стоїть двічі
reason-toml = `{ $found }` — це не TOML
reason-toml-sign = `{ $found }` — це не TOML: тут має стояти `{ $sign }`
reason-toml-value = `{ $found }` — це не TOML: тут має стояти значення, слова в лапках
reason-toml-deep = списки й таблиці вкладено надто глибоко
reason-kind-figure = замість `{ $found }` має бути ціле число від 0 до 30
reason-kind-number = замість `{ $found }` має бути ціле число
reason-kind-list = замість `{ $found }` має бути список
reason-kind-word = замість `{ $found }` має бути слово в лапках
reason-kind-switch = замість `{ $found }` має бути true або false
reason-kind-table = замість `{ $found }` має бути таблиця на зразок {"{"} ключ = значення {"}"}
reason-kind-address = замість `{ $found }` має бути адреса з портом, наприклад "127.0.0.1:8765"
reason-kind-other = `{ $found }` — не те, що має тут стояти

# Tables.

reason-record-seats = у цій грі { $players ->
        [one] { $players } місце
        [few] { $players } місця
        [many] { $players } місць
       *[other] { $players } місця
    }, кожне для «me» або бота
reason-record-variants = запис має власні варіанти; приберіть «variants»
reason-record-pace = у грі із запису немає годинника; приберіть «pace»
reason-seat = невідоме місце «{ $found }»; має бути «me», «open» або рівень бота: { $known }
reason-pace = запас часу — від 10 до 86400 секунд, додатково за хід — щонайбільше 3600, на хід — від 1 до 720 годин

# Addresses for alerts.

reason-no-alerts = цей сервер не надсилає сповіщень
reason-alerts-elsewhere = цей сервер надсилає сповіщення лише на { $known }
reason-not-sent-there = на цю адресу сервер сповіщень не надсилає
reason-no-topic = адреса має виглядати так: https://ntfy.sh/ТЕМА
reason-no-room = адреса має виглядати так: https://HOMESERVER/!КІМНАТА:СЕРВЕР
reason-no-token = цей формат потребує токена доступу
reason-address-long = адреса має щонайбільше { $most ->
        [one] { $most } символ
        [few] { $most } символи
        [many] { $most } символів
       *[other] { $most } символу
    }
reason-answered = у відповідь надійшов статус { $status }
reason-no-answer-yet = відповідь не надійшла вчасно
reason-out-of-touch = адреса недоступна

reason-password-length = у ньому має бути від 8 до 200 символів
reason-password-common = його надто легко вгадати; виберіть інший
