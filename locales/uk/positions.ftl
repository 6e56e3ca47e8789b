# Why a position is refused, in the terminal only. Words of the notation (clauses, steps, colours, regions, cards) stay as they are.

# Any position.

reason-position-too-long = позиція має щонайбільше { $most ->
        [one] { $most } байт
        [few] { $most } байти
        [many] { $most } байтів
       *[other] { $most } байта
    }
reason-position-idle = наступний крок не лишає нічого, що можна вирішити; бракує того, що для нього потрібно
reason-position-nobody = нікому діяти; додайте «red to choose», «todo play red» або «over»

# Clauses.

reason-position-no-clause = «{ $found }» — не складник позиції; відомі: { $first }, назва регіону, { $others } або PLAYER to …
reason-position-said-twice = «{ $found }» стоїть двічі
reason-position-no-number = «{ $found }» — не число, яке може тут стояти
reason-position-no-pair = після «{ $found }» немає значення
reason-position-no-player = «{ $found }» — не гравець
reason-position-no-stack = «{ $found }» — не колода цієї гри
reason-position-player-wanted = тут має стояти гравець
reason-position-stack-wanted = тут має стояти колода
reason-position-one-word = тут має стояти одне слово, а не { $found }
reason-position-stack-words = тут { $wanted ->
        [one] має стояти { $wanted } слово
        [few] мають стояти { $wanted } слова
        [many] має стояти { $wanted } слів
       *[other] має стояти { $wanted } слова
    } (кожна карта колоди), а не { $found }
reason-position-power-words = тут має стояти 13 слів (13 карт сили), а не { $found }
reason-position-region-words = тут має стояти 18 слів (18 регіонів), а не { $found }

# Steps.

reason-position-no-step = «{ $found }» — не крок; відомі: { $known }
reason-position-step-number = «{ $found }» — не число від 0 до 99
reason-position-steps = один за одним можуть іти щонайбільше чотири кроки
reason-position-by = замість «{ $found }» має бути «by ability» або «by card»
reason-position-use = після «use» має стояти «special placement», «special» або «placement»
reason-position-move = замість «{ $found }» має бути щось на зразок «2 own» або «from toledo»
reason-position-move-alone = «{ $found }» не може стояти в кінці переміщення
reason-position-arrived = після «arrived» має стояти до п’яти пар: гравець і регіон
reason-position-discs-for = після «discs …» має стояти «for scoring», «for return N», «for scatter REGION» або «for score-once»
reason-position-king-to = «{ $found }» — не місце, куди йде король; відомі: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } не бере участі
reason-position-no-seat = { $player } не має місця
reason-position-caballeros = { $player } має щонайбільше 30 кабальєро, а не { $found }
reason-position-score = { $player } не може мати стільки ПО
reason-position-start = { $player } не може мати маркера першого гравця
reason-position-tiles = на шкалі ПО може лежати лише одна плитка
reason-position-two-vetoes = є лише два вето
reason-position-no-vetoes = стільки вето в цій грі немає
reason-position-veto = вето має належати гравцеві за столом і діяти до кінця цього (1) або наступного (2) раунду
reason-position-regency = короля чи гранда туди приводить лише «Нове регентство»

# Rounds and the cards of a round.

reason-position-rounds = раунди мають номери від 1 до 9, а не { $found }
reason-position-short = коротка гра пропускає раунд { $round }
reason-position-own-turn = гравець, чий зараз хід, не може чекати
reason-position-stranger-waits = чекає гравець, що не бере участі
reason-position-waits = гравець, що чекає, мав зіграти карту сили
reason-position-value-twice = те саме значення не можна зіграти двічі за раунд
reason-position-offers = відкрито { $most ->
        [one] лежить щонайбільше { $most } карта
        [few] лежать щонайбільше { $most } карти
        [many] лежить щонайбільше { $most } карт
       *[other] лежить щонайбільше { $most } карти
    }
reason-position-absent = карта { $card } не належить до цієї гри
reason-position-offer-twice = якась карта лежить відкрито двічі
reason-position-stranger-took = карту взяв гравець, що не бере участі
reason-position-cards-left = ще треба взяти { $needed ->
        [one] { $needed } карту
        [few] { $needed } карти
        [many] { $needed } карт
       *[other] { $needed } карти
    }, а вільних { $free }

# Hands and stacks.

reason-position-hand = { $player } має { $found ->
        [one] { $found } карту сили
        [few] { $found } карти сили
        [many] { $found } карт сили
       *[other] { $found } карти сили
    }; від раунду { $round } потрібно щонайменше { $needed }
reason-position-modifiers = { $player } має { $found ->
        [one] { $found } карту-модифікатор
        [few] { $found } карти-модифікатори
        [many] { $found } карт-модифікаторів
       *[other] { $found } карти-модифікатора
    }, а роздають щонайбільше 3
reason-position-many-modifiers = забагато карт-модифікаторів
reason-position-power-shift = карти-модифікатори потребують варіанта power-shift
reason-position-modifier-copies = карта-модифікатор { $modifier } має лише { $copies ->
        [one] { $copies } примірник
        [few] { $copies } примірники
        [many] { $copies } примірників
       *[other] { $copies } примірника
    }
reason-position-copies = у колодах карта { $card } трапляється { $found ->
        [one] { $found } раз
        [few] { $found } рази
        [many] { $found } разів
       *[other] { $found } раза
    }, а може бути щонайбільше { $most }
reason-position-alternatives = у колодах карта { $card } має траплятися { $wanted ->
        [one] { $wanted } раз
        [few] { $wanted } рази
        [many] { $wanted } разів
       *[other] { $wanted } раза
    }
reason-position-stack-mixed = у колоді { $stack } { $found ->
        [one] лежить { $found } карта
        [few] лежать { $found } карти
        [many] лежить { $found } карт
       *[other] лежить { $found } карти
    } з колоди { $from }, а має бути { $wanted }

# The dummy.

reason-position-drawn-alone = карти регіонів беруть лише у грі вдвох
reason-position-drawn-twice = між двома підрахунками ПО жодної карти регіону не беруть двічі
reason-position-drawn-many = узято забагато карт регіонів
reason-position-dummy-powers = уявний гравець повинен мати кожну карту сили по разу

# What is to be asked.

reason-position-over = після кінця гри вже ніхто не діє
reason-position-no-turns = { $player } не робить ходів
reason-position-one-thing = поза ходом за раз буває лише один крок
reason-position-whose = «{ $found }» — крок ходу: напишіть, чийого
reason-position-not-there = «{ $found }» не може там стояти в цій позиції
reason-position-chosen = карту вибирають лише під час ходу
reason-position-nobody-waits = між ходами ніхто не чекає
reason-position-not-next = наступну карту сили грає не { $player }
reason-position-pass-first = карти-модифікатори передають лише перед першим раундом
reason-position-pass-all = кожен гравець за столом або вже вибрав карту-модифікатор, або ще має вибрати
reason-position-pass-own = кожен гравець має передати власну карту-модифікатор
reason-position-discs-set = регіон на диску може бути вибрано лише доти, доки ще когось про це питають
reason-position-discs-all = кожен гравець за столом або вже вибрав регіон на диску, або ще має вибрати
reason-position-discs-none = коли король біля замку, на дисках нічого не вибирають
reason-position-no-scoring = після раунду { $round } підрахунку ПО немає
reason-position-put-away = спершу зіграні карти сили треба покласти у скид
