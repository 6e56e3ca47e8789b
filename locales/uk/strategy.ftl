# The strategy page. All figures are computed from games of bots.
strategy-title = Стратегія
strategy-lead = { $games ->
    [one] Ці числа взято з { $games } гри, у якій
   *[many] Ці числа взято з { $games } ігор, у яких
  } бот «{ $bot }» грав сам із собою. Вони показують, що супроводжує перемоги, а не що їх спричиняє: сприймайте їх як орієнтир, а не як закон.
strategy-uncertain = «Випадки» — скільки разів таке траплялося в цих іграх. Числа в дужках можуть бути випадковими: їх отримано менш ніж із { $enough } випадків, або вони відрізняються від нуля менш ніж на { $errors } стандартні похибки.
strategy-players = Кількість гравців
strategy-count = Гравців: { $players }
strategy-cards = Карти дій
strategy-cards-about = «Взято» — як часто карту беруть, коли вона доступна. «ПО» — на скільки більше за середнє за столом набирали ті, хто її взяв.
strategy-cards-best = Варті високої карти сили: { $cards }.
strategy-cards-worst = Краще лишити суперникам, хіба що вони потрібні саме у вашій позиції: { $cards }.
strategy-variants = Карти варіантів
strategy-variants-about = Карти варіанта «Нове регентство» й альтернативні карти дій: за додатковими іграми з усіма цими картами (кількість ігор: { $games }).
strategy-powers = Карти сили
strategy-powers-about = На скільки ПО більше за середнє за столом набирали гравці, які зіграли цю карту у відповідній частині гри. Висока карта дає ранній хід, низька — кабальєро.
strategy-powers-best = Помітно кращі за середнє:
strategy-places = Регіони й замок
strategy-places-about = У кожній клітинці — скільки кабальєро мав лідер під час загального підрахунку ПО і скільки ПО це принесло разом із бонусами. Це середні значення; кількість підрахунків: { $scorings }.
strategy-places-best = Найбільше ПО на одного кабальєро лідера: { $places }.
strategy-places-worst = Найменше ПО на одного кабальєро лідера: { $places }.
strategy-places-castillo = Лідер у замку має там у середньому { $first } кабальєро в першому загальному підрахунку ПО й { $last } в останньому, і це дає { $points } ПО. А потім вони ще й ідуть у регіон, вибраний на його диску.
strategy-bonuses = Король і гранд
strategy-bonuses-about = Одноосібне 1-ше місце там, де король або ваш гранд, окупається: у середньому за гру бонус короля дає гравцеві { $king } ПО, бонус гранда — { $grande } ПО, а загалом гравець набирає { $points } ПО. Таблиця показує, у яких раундах.
strategy-bonus = Бонус
strategy-bonus-king = Бонус короля
strategy-bonus-grande = Бонус гранда
strategy-cases = Випадки
strategy-taken = Взято
strategy-wins = Перемоги
strategy-margin = ПО
strategy-part-1 = Раунди 1–3
strategy-part-2 = Раунди 4–6
strategy-part-3 = Раунди 7–9
strategy-place = Де
strategy-cell = { $caballeros } → { $points }
strategy-link = Стратегія: чого варті карти й регіони
