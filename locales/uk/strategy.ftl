# The strategy page. All figures are computed from games of bots.
strategy-title = Стратегія
strategy-lead = { $games ->
    [one] Ці числа взято з { $games } гри, у якій
   *[many] Ці числа взято з { $games } ігор, у яких
  } бот «{ $bot }» грав сам із собою. Вони показують, що супроводжує перемоги, а не що їх спричиняє: сприймайте їх як орієнтир, а не як закон.
strategy-players = Кількість гравців
strategy-count = Гравців: { $players }
strategy-cards = Карти дій
strategy-cards-about = «Взято» — як часто карту беруть, коли вона доступна. «ПО» — на скільки більше за середнє за столом набирали ті, хто її взяв.
strategy-cards-best = Варті сильної карти сили: { $cards }.
strategy-cards-worst = Краще лишити суперникам, хіба що вони потрібні саме у вашій позиції: { $cards }.
strategy-powers = Карти сили
strategy-powers-about = На скільки ПО більше за середнє за столом набирали гравці, які зіграли цю карту у відповідній частині гри. Сильна карта дає ранній хід, слабка — кабальєро.
strategy-powers-best = Найкращі результати в раундах 1–3 дає карта «{ $first }», у раундах 4–6 — «{ $second }», у раундах 7–9 — «{ $third }».
strategy-places = Регіони й замок
strategy-places-about = У кожній клітинці — скільки кабальєро в середньому мав лідер під час загального підрахунку ПО і скільки ПО це принесло разом із бонусами.
strategy-places-best = У перерахунку на одного кабальєро лідера найбільше дає { $best } ({ $most } ПО), найменше — { $worst } ({ $least }).
strategy-places-castillo = Лідер у замку має там у середньому { $first } кабальєро в першому загальному підрахунку ПО й { $last } в останньому, і це дає { $points } ПО. А потім вони ще й ідуть у регіон, вибраний на його диску.
strategy-bonuses = Король і гранд
strategy-bonuses-about = Одноосібне 1-ше місце там, де король або ваш гранд, окупається: у середньому за гру бонус короля дає гравцеві { $king } ПО, бонус гранда — { $grande } ПО, а загалом гравець набирає { $points } ПО.
strategy-taken = Взято
strategy-wins = Перемоги
strategy-margin = ПО
strategy-part-1 = Раунди 1–3
strategy-part-2 = Раунди 4–6
strategy-part-3 = Раунди 7–9
strategy-place = Де
strategy-cell = { $caballeros } → { $points }
strategy-link = Стратегія: чого варті карти й регіони
