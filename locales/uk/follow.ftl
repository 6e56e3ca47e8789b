# Following the others: scenes, what happened since the last turn, the end of the game.
scenes-label = Що відбувається
scenes-replay = Повтор
scenes-step = Далі
scenes-skip = Пропустити

recap-title = Після вашого ходу
recap-look = Показати ще раз: { $what }
recap-hint = Показати ще раз на полі
recap-all = Показати все
recap-more = { $count ->
    [one] Ще { $count } раніший хід — у журналі.
    [few] Ще { $count } раніші ходи — у журналі.
   *[many] Ще { $count } раніших ходів — у журналі.
  }

finale-result = Переглянути результати
finale-board = Назад до поля

keys-step = наступна сцена, поки ходять інші
