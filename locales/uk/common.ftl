# Names that stand everywhere: regions, colours, cards, levels, variants, terms.

elgrande = El Grande

## Regions and what lies around them

region-galicia = Галісія
region-navarra = Наварра
region-aragon = Арагон
region-cataluna = Каталонія
region-castilla = Кастилія
region-toledo = Толедо
region-valencia = Валенсія
region-sevilla = Севілья
region-granada = Гранада
castillo = Замок
france = Франція
portugal = Португалія

## Players

player-red = Червоний
player-blue = Синій
player-green = Зелений
player-orange = Оранжевий
player-purple = Фіолетовий
player-dummy = Уявний

## Terms

caballero = кабальєро
caballeros = кабальєро
grande = гранд
king = король
kings-region = регіон короля
court = двір
province = провінція
region = регіон
power-card = карта сили
power-cards = карти сили
action-card = карта дії
action-cards = карти дій
special-action = особлива дія
scoring-tile = плитка ПО
start-marker = маркер першого гравця
modifier = карта-модифікатор
modifiers = карти-модифікатори
region-card = карта регіону
round-marker = маркер раундів
discard = скид
dummy = уявний гравець

## Levels of bots

level-random = Навмання
level-random-about = Робить будь-який дозволений хід.
level-squire = Зброєносець
level-squire-about = Думає на крок уперед. Підходить для перших партій.
level-caballero = Кабальєро
level-caballero-about = Обдумує хід до кінця. Підходить більшості гравців.
level-grande = Гранд
level-grande-about = Думає глибоко й добре рахує.
level-master = Майстер
level-master-about = З багатьох партій знає, чого варта позиція. Найсильніший.

## Variants

variant-short = Коротка гра
variant-short-about = Шість раундів замість дев’яти, загальний підрахунок ПО після кожного другого раунду.
variant-regency = Нове регентство
variant-regency-about = У колоді 5 нові карти: король вирушає у вигнання, міняється місцями з грандом або стереже замок.
variant-power-shift = Мінливі сили
variant-power-shift-about = Карти-модифікатори змінюють значення карт сили, а деякі мають ще й невелику властивість.
variant-merged = Об’єднані колоди
variant-merged-about = У грі втрьох колоди 2 і 3 перетасовують разом, тож у раунді відкривають лише 4 карти дій.
variant-memory-aid = Нагадування
variant-memory-aid-about = Усі бачать, скільки кабальєро в замку.
variant-representation = Представництво
variant-representation-about = Додає цю карту дії до колоди 1.
variant-veto = Вето
variant-veto-about = Додає цю карту дії до колоди 2. Таких карт дві.
variant-rivalry = Суперництво
variant-rivalry-about = Додає цю карту дії до колоди 4.

## Action cards: the name, and what the special action does

card-intrigue = Інтрига
card-intrigue-text = Перемістіть до 2 своїх кабальєро та до 2 ворожих.
card-conspiracy = Змова
card-conspiracy-text = Виберіть регіон. Перемістіть із нього до 5 кабальєро будь-яких кольорів.
card-ambush = Засідка
card-ambush-text = Перемістіть до 3 ворожих кабальєро.
card-march = Похід
card-march-text = Перемістіть до 4 своїх кабальєро.
card-upheaval = Сум’яття
card-upheaval-text = Перемістіть до 4 кабальєро будь-яких кольорів.
card-skirmish = Сутичка
card-skirmish-text = Перемістіть до 3 кабальєро будь-яких кольорів.
card-exodus = Відхід
card-exodus-text = Виберіть регіон. Перемістіть із нього скільки завгодно своїх кабальєро.
card-militia = Ополчення
card-militia-text = Розмістіть у будь-яких регіонах, крім регіону короля, до 2 кабальєро зі свого двору.
card-justice = Справедливість
card-justice-text = Підрахуйте ПО в одному регіоні. Можна й у регіоні короля.
card-withdrawal = Відведення
card-withdrawal-text = Кожен суперник повертає в провінцію 3 кабальєро на свій вибір — з регіонів і/або двору.
card-civil-war = Громадянська війна
card-civil-war-text = Кожен суперник таємно вибирає регіон, де має кабальєро, і повертає звідти в провінцію всіх своїх.
card-assassin = Убивця
card-assassin-text = Поверніть у провінцію по 1 кабальєро кожного суперника з будь-яких регіонів. Кого саме, вирішуєте ви.
card-levy = Рекрутський набір
card-levy-text = Кожен суперник повертає в провінцію 3 кабальєро зі свого двору.
card-disbandment = Розпуск
card-disbandment-text = Кожен суперник повертає в провінцію всіх кабальєро зі свого двору.
card-desertion = Дезертирство
card-desertion-text = Кожен суперник таємно вибирає регіон, де має кабальєро, і повертає звідти в провінцію 2 своїх.
card-outposts = Сторожові застави
card-outposts-text = Підрахуйте ПО в усіх регіонах, де 1-ше місце зараз дає 4 ПО.
card-fiesta = Фієста
card-fiesta-text = Підрахуйте ПО в усіх регіонах, де 1-ше місце зараз дає 5 ПО.
card-revelation = Виявлення
card-revelation-text = Відчиніть замок і підрахуйте в ньому ПО. Усе повертається всередину.
card-strongholds = Твердині
card-strongholds-text = Підрахуйте ПО в усіх регіонах, де 1-ше місце зараз дає 6 або 7 ПО.
card-supremacy = Панування
card-supremacy-text = У кожному регіоні підрахуйте ПО лише за 1-ше місце, і то лише там, де за нього немає нічиєї.
card-heartland = Серце краю
card-heartland-text = Підрахуйте ПО в регіоні, де найбільше кабальєро; якщо таких кілька — у кожному з них.
card-hinterland = Глушина
card-hinterland-text = Підрахуйте ПО в регіоні, де найменше кабальєро, але є хоч один; якщо таких кілька — у кожному з них.
card-decree = Наказ
card-decree-text = Покладіть плитку ПО на вільну шкалу ПО або пересуньте вже викладену. Не в регіон короля й не з нього.
card-empowerment = Повноваження
card-empowerment-text = Візьміть назад на руку одну зі своїх зіграних карт сили.
card-new-home = Новий дім
card-new-home-text = Перемістіть свого гранда в інший регіон, але не в регіон короля й не з нього.
card-coup = Заколот
card-coup-text = Виберіть регіон. Кожен суперник у ньому таємно вибирає інший і переміщує туди всіх своїх кабальєро з першого.
card-summons = Виклик
card-summons-text = Запросіть 2 кабальєро з провінції до свого двору.
card-royal-adviser = Королівський радник
card-royal-adviser-text = Перемістіть короля в сусідній регіон.
card-your-majesty = Ваша Величність
card-your-majesty-text = Перемістіть короля в будь-який інший регіон.
card-representation = Представництво
card-representation-text = Або перемістіть з одного регіону скільки завгодно своїх кабальєро, або розмістіть у будь-яких регіонах до 2 зі свого двору.
card-veto = Вето
card-veto-text = Покладіть карту перед собою. У цьому чи наступному раунді можете один раз скасувати особливу дію іншого гравця.
card-rivalry = Суперництво
card-rivalry-text = Усі, і ви також, таємно вибирають по регіону. Підрахуйте ПО в кожному, який вибрано рівно раз.
card-exile = Вигнання
card-exile-text = Відправте короля у Францію або Португалію. Відтоді кабальєро розміщують у регіонах на кордоні з цією країною.
card-entourage = Оточення
card-entourage-text = Перемістіть короля в інший регіон. Разом з ним ідуть 2 кабальєро на ваш вибір.
card-country-seat = Маєток
card-country-seat-text = Відправте короля в регіон, де найменше кабальєро, але є хоч один.
card-competition = Змагання
card-competition-text = Перемістіть короля в інший регіон. Усіх грандів звідти киньте в замок.
card-revolt = Повстання
card-revolt-text = Поставте короля біля замку: тепер замок — регіон короля.
card-infiltration = Проникнення
card-infiltration-text = Король лишається на місці. У цей хід можете розміщувати кабальєро й у його регіоні.
card-deputy = Замісник
card-deputy-text = Поміняйте місцями короля й будь-якого гранда, якщо обидва стоять у регіонах.
