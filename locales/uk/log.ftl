# What happened, in sentences.
log-label = Журнал
log-look = Показати в повторі
log-fresh = Нове:
log-start = Приготування
log-round = Раунд { $round }
log-scoring = Загальний підрахунок ПО після раунду { $round }
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = кабальєро немає
log-court = двір
log-passed = { $who } вибирає карту-модифікатор для передачі.
log-passed-own = { $who } передає далі { $card }.
log-received = { $who } отримує карту-модифікатор.
log-received-own = { $who } отримує { $card }.
log-dummy-placed = { $who } розміщує кабальєро: { $where }.
log-revealed = Відкрито: { $cards }.
log-played = { $who } грає { $power }.
log-played-with = { $who } грає { $power } з { $modifier }.
log-took = { $count ->
    [0] { $who } не запрошує до двору нікого.
   *[other] { $who } запрошує до двору { $count } кабальєро.
  }
log-fetched = { $who } забирає до двору { $count } кабальєро: { $where }.
log-chose = { $who } бере карту «{ $card }».
log-removed = { $who } прибирає карту «{ $card }».
log-announced = { $who } використовує карту «{ $card }».
log-allowed = { $who } дозволяє.
log-vetoed = { $who } накладає вето: «{ $card }».
log-placed = { $who } розміщує { $count } кабальєро: { $where }.
log-placed-province = { $who } розміщує { $count } кабальєро з провінції: { $where }.
log-moved = { $who } переміщує { $count } кабальєро: { $ways }.
log-way = { $who } { $from } → { $to }
log-named = { $who } вибирає: { $region }.
log-branched = { $branch ->
    [1] { $who } вибирає перший варіант дії.
   *[other] { $who } вибирає другий варіант дії.
  }
log-returned = { $who }: у провінцію повернуто { $count } кабальєро ({ $where }).
log-king = Король іде: { $from } → { $to }.
log-grande = { $who }: нове місце гранда — { $to }.
log-tile-laid = { $tile ->
    [low] Викладено плитку 4/0/0: { $to }.
   *[high] Викладено плитку 8/4/0: { $to }.
  }
log-tile = { $tile ->
    [low] Плитку 4/0/0 пересунуто: { $from } → { $to }.
   *[high] Плитку 8/4/0 пересунуто: { $from } → { $to }.
  }
log-recalled = { $kind ->
    [modifier] { $who } повертає на руку карту-модифікатор.
   *[power] { $who } повертає на руку карту сили.
  }
log-recalled-own = { $who } повертає на руку { $card }.
log-infiltrated = { $who } цього ходу може розміщувати кабальєро й у регіоні короля.
log-veto-laid = { $who } тепер має вето.
log-veto-ended = { $who }: невикористане вето більше не діє.
log-disc-set = { $who } вибирає регіон на диску.
log-disc-set-own = { $who } вибирає на диску: { $region }.
log-discs = Диски: { $discs }.
log-disc = { $who } { $region }
log-castillo = Замок відчинено: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count } із замку → { $to }
log-left-court = { $who } { $count } із замку назад до двору
log-scored = { $site }: { $points }.
log-place = { $place ->
    [place-1] 1-ше місце
    [place-2] 2-ге місце
    [tied-1] нічия за 1-ше місце, тож ПО за 2-ге
    [tied-2] нічия за 2-ге місце, тож ПО за 3-тє
   *[place-3] 3-тє місце
  }
log-points = { $bonus ->
    [king] { $who } +{ $points } ({ $place }, король)
    [grande] { $who } +{ $points } ({ $place }, гранд)
    [both] { $who } +{ $points } ({ $place }, король і гранд)
   *[none] { $who } +{ $points } ({ $place })
  }
log-discarded = Скинуто без використання: { $cards }.
log-start-marker = { $who } бере маркер першого гравця.
log-over = Гру завершено.
log-undone = { $count ->
    [one] Скасовано { $count } крок.
    [few] Скасовано { $count } кроки.
   *[many] Скасовано { $count } кроків.
  }
