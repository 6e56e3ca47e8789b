# Following the others: scenes, what happened since the last turn, the end of the game.
scenes-label = Co się dzieje
scenes-replay = Powtórka
scenes-step = Dalej
scenes-skip = Pomiń

recap-title = Od twojej ostatniej tury
recap-look = Pokaż jeszcze raz: { $what }
recap-hint = Pokaż jeszcze raz na planszy
recap-all = Pokaż wszystko
recap-more = { $count ->
    [one] 1 wcześniejsza tura jest w dzienniku.
    [few] { $count } wcześniejsze tury są w dzienniku.
   *[many] { $count } wcześniejszych tur jest w dzienniku.
  }

finale-result = Zobacz wyniki
finale-board = Wróć do planszy

keys-step = następna scena, gdy grają inni
