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
level-random-about = Робить випадкові ходи, дозволені правилами.
level-squire = Зброєносець
level-squire-about = Бере ті ПО, які бачить одразу, і багато забуває. Підходить для перших партій.
level-caballero = Кабальєро
level-caballero-about = Зважує, як може продовжитися раунд, і мало забуває. Підходить більшості гравців.
level-grande = Гранд
level-grande-about = Планує весь хід, добре рахує й нічого не забуває.
level-master = Майстер
level-master-about = Навчився оцінювати позиції на багатьох партіях. Найсильніший.

## Variants

variant-short = Коротка гра
variant-short-about = Шість раундів замість дев’яти, загальний підрахунок ПО після кожного другого раунду.
variant-regency = Нове регентство
variant-regency-about = У колоді 5 — нові карти: король вирушає у вигнання, міняється місцями з грандом або стереже замок.
variant-power-shift = Мінливі сили
variant-power-shift-about = Карти-модифікатори змінюють значення карт сили, а деякі мають і додаткову властивість.
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
