# Аналіз завершеної гри, на сторінці та в терміналі.
review-title = Аналіз
review-summary = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
  }, ітерацій на пошук: { $iterations }
review-player = гравець
review-accuracy = точність
review-part-power = карта сили
review-part-card = карта дії
review-part-placement = розміщення
review-part-special = особлива дія
review-part-disc = диск
review-verdict-best = найкраще
review-verdict-good = добре
review-verdict-inaccuracy = неточність
review-verdict-mistake = помилка
review-verdict-blunder = груба помилка
review-account = Звідки взявся відрив, у ПО:
review-start = початок
review-luck = удача
review-own-decisions = власні рішення
review-others-decisions = рішення інших
review-end = відрив наприкінці
review-turning-points = Переломні моменти
review-turning-point = Крок { $ply }: { $who }, шанс перемоги { $change } %
review-decision = Раунд { $round }, крок { $ply } · { $who }: { $verdict } ({ $points })
review-played = Зіграно: { $line } ({ $margin }, шанс перемоги { $win } %)
review-better = Краще: { $line } ({ $margin }, шанс перемоги { $win } %)
review-because = Чому: { $reasons }
review-nothing = більше нічого
review-place-first = одноосібне 1-ше місце
review-place-first-tied = нічия за 1-ше місце
review-place-second = 2-ге місце
review-place-second-tied = нічия за 2-ге місце
review-place-third = 3-тє місце
review-place-lower = нижче
review-place-none = немає кабальєро
review-reason-scored = ПО, здобуті за найближчі ходи: { $points }
review-reason-site = { $site }: { $played } → { $best }, { $points } (підрахунок після раунду { $round })
review-reason-prospects = { $site }: кращі перспективи, { $points } (підрахунок після раунду { $round })
review-reason-court = кабальєро при дворі: +{ $count } ({ $points })
review-reason-king = король: { $site }, { $points }
review-reason-hand = кращі карти сили на руках: { $points }
review-reason-order = середнє місце в порядку ходів: { $played } → { $best }
