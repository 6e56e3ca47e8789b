# The names of the rules, shown beside their IDs.

rule-name-set-1 = Кількість гравців і сторони поля
rule-name-set-2 = П’ять колод
rule-name-set-3 = Початкові ПО й плитки
rule-name-set-4 = Що ви отримуєте
rule-name-set-5 = Де починають король і гранди
rule-name-set-6 = Ваш двір на початку
rule-name-set-7 = Хто починає з маркером першого гравця
rule-name-inf-1 = Що відкрите, а що таємне

rule-name-rnd-1 = Фази раунду
rule-name-rev-1 = Нові карти дій

rule-name-pow-1 = Як зіграти карту сили
rule-name-pow-2 = Жодного значення двічі
rule-name-pow-3 = Порядок ходів
rule-name-pow-4 = Зіграні карти сили йдуть у скид
rule-name-pow-5 = Завжди є що зіграти

rule-name-trn-1 = Кроки ходу
rule-name-crt-1 = Кабальєро до двору
rule-name-crt-2 = Коли провінція порожня

rule-name-act-1 = Візьміть карту дії
rule-name-act-2 = Дві частини в довільному порядку
rule-name-act-3 = Почате треба завершити
rule-name-act-4 = Куди йдуть використані карти
rule-name-act-5 = «До» — це може бути й нуль
rule-name-act-6 = Що треба виконати

rule-name-plc-1 = Скількох можна розмістити
rule-name-plc-2 = Де можна розміщувати
rule-name-plc-3 = Розподіл і замок
rule-name-plc-4 = За кордон — лише король
rule-name-plc-5 = Якщо король щойно перемістився

rule-name-cas-1 = Замок — не регіон
rule-name-cas-2 = У замок, але не з нього
rule-name-cas-3 = Скільки кидають, знають усі
rule-name-cas-4 = Коли його відчиняють

rule-name-tab-1 = Ніщо не входить і не виходить

rule-name-end-1 = Карти, яких ніхто не взяв
rule-name-end-2 = Хто бере маркер першого гравця
rule-name-end-3 = Коли відбувається підрахунок
rule-name-end-4 = Завершення раунду докладно

rule-name-sco-1 = Кроки загального підрахунку ПО
rule-name-sco-2 = Диск на регіоні короля
rule-name-sco-3 = Як визначають місця
rule-name-sco-4 = Нічиї
rule-name-sco-5 = Бонус короля і бонус гранда
rule-name-sco-6 = Плитки ПО
rule-name-sco-7 = Удвох і втрьох — без 3-го місця
rule-name-sco-8 = ПО ніколи не втрачають
rule-name-fin-1 = Кінець гри й переможець

rule-name-mov-1 = Переміщення кабальєро
rule-name-mov-2 = Чиїх кабальєро переміщують
rule-name-mov-3 = Де переміщувати не можна
rule-name-ret-1 = Повернення кабальєро
rule-name-ret-2 = Хто повертає першим
rule-name-ret-3 = Повертають відкрито
rule-name-scr-1 = Підрахунок ПО в регіоні за картою
rule-name-scr-2 = Підрахунок ПО в кількох регіонах
rule-name-dsc-1 = На дисках вибирають таємно
rule-name-dsc-2 = Що може показувати диск

rule-name-sht-1 = Шість раундів
rule-name-sht-2 = Що означають номери раундів

rule-name-dum-1 = Приєднується уявний гравець
rule-name-dum-2 = Чотири колоди
rule-name-dum-3 = Куди йдуть його кабальєро
rule-name-dum-4 = Його карта сили
rule-name-dum-5 = Його хід
rule-name-dum-6 = Карти проти уявного гравця
rule-name-dum-7 = Його запас
rule-name-dum-8 = Уявний гравець під час підрахунку
rule-name-dum-9 = Як починається раунд
rule-name-dum-10 = Коли його запас закінчується

rule-name-thr-1 = Гра втрьох

rule-name-alt-1 = Додавання альтернативних карт
rule-name-alt-2 = Спершу заміна, потім об’єднання

rule-name-reg-1 = Нова колода 5

rule-name-psh-1 = Роздача й передача карт-модифікаторів
rule-name-psh-2 = Як додати карту-модифікатор
rule-name-psh-3 = Використання її властивості
rule-name-psh-4 = Скидання карти-модифікатора
rule-name-psh-5 = Властивості й порожня провінція
rule-name-var-1 = Поєднання варіантів

rule-name-emp-1 = { card-empowerment }
rule-name-rvt-1 = { card-revolt }
rule-name-exi-1 = { card-exile }
rule-name-ent-1 = { card-entourage }
rule-name-cse-1 = { card-country-seat }
rule-name-cmp-1 = { card-competition }
rule-name-grc-1 = Гранд у замку
rule-name-inl-1 = { card-infiltration }
rule-name-dep-1 = { card-deputy }
rule-name-rad-1 = { card-royal-adviser }
rule-name-one-1 = Вибір одного регіону
rule-name-cou-1 = { card-coup }
rule-name-asn-1 = { card-assassin }
rule-name-riv-1 = { card-rivalry }
rule-name-vet-1 = Оголошення перед вето
rule-name-vet-2 = Після вето
rule-name-vet-3 = Скільки діє вето
rule-name-vet-4 = Що скасовує вето

rule-name-d-1 = Диски й регіон короля
rule-name-d-2 = Одного кабальєро двічі не переміщують
rule-name-d-3 = Переміщують лише в інше місце
rule-name-d-4 = Уявний гравець у замку
rule-name-d-5 = Гранд лишається всередині
rule-name-d-6 = { card-country-seat }
rule-name-d-7 = { card-entourage }
rule-name-d-8 = { card-deputy }
rule-name-d-9 = Король іде в будь-який регіон
rule-name-d-10 = Вибір порожнього регіону
rule-name-d-11 = Маркер першого гравця з «Мінливими силами»
rule-name-d-12 = { card-exile }
rule-name-d-13 = Карти лише проти суперників
rule-name-d-14 = { card-assassin }
rule-name-d-15 = Карти, що оминають уявного гравця
rule-name-d-16 = Карти, що рахують усі регіони
rule-name-d-17 = Удвох і втрьох: нічия за 2-ге місце
rule-name-d-18 = Нагадування
rule-name-d-19 = Особливі дії без наслідків
rule-name-d-20 = Гравець виходить із гри
rule-name-d-21 = Вето не скасовує розміщення
rule-name-d-22 = Коли використовують властивість
rule-name-d-23 = { card-empowerment }
rule-name-d-24 = Плитка не накриває плитку
rule-name-d-25 = Переміщення кабальєро уявного гравця
rule-name-d-26 = Коли скидають карти
