# The drawing: board, tracks, cards, discs.
board-label = Ігрове поле
board-zoom = Збільшити поле
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = кабальєро немає
board-grandes = гранд: { $colours }
board-king-here = король
board-tile-here = із плиткою ПО
board-worth = ПО: { $values }
board-castillo-shut = зачинено
board-group = { $site }: { $count } кабальєро ({ $colour })
board-tile = плитка ПО { $values }
board-king = король
board-grande = гранд ({ $colour })

card-spoken = { $name }, колода { $stack }. { $text } { $number ->
    [1] Можна розмістити 1 кабальєро.
   *[other] Можна розмістити до { $number } кабальєро.
  }
card-taken = Карту взято: { $colour }
card-stack = Колода { $stack }, { $count ->
    [one] лишилася { $count } карта
    [few] лишилися { $count } карти
   *[many] лишилося { $count } карт
  }
power-spoken = Карта сили { $value }, { $court ->
    [0] нікого до двору
   *[other] { $court } кабальєро до двору
  }
power-with = з { $modifier }
power-used = зіграно
modifier-spoken = Карта-модифікатор { $value }: { $about }
modifier-none = лише значення
modifier-recruit = запросити 1 кабальєро з провінції до двору
modifier-move-opposing = перемістити 1 ворожого кабальєро
modifier-place-from-province = розмістити 1 кабальєро з провінції
disc-spoken = Диск ({ $colour }), { $about }
disc-down = долілиць
disc-set = регіон вибрано
disc-turned = відкрито
disc-shows = { $site }
round-scoring = загальний підрахунок ПО
