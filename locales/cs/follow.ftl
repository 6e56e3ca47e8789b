# Following the others: scenes, what happened since the last turn, the end of the game.
scenes-label = Co se děje
scenes-replay = Znovu
scenes-step = Dál
scenes-skip = Přeskočit

recap-title = Od vašeho posledního tahu
recap-look = Ukázat znovu: { $what }
recap-hint = Ukázat znovu na plánu
recap-all = Ukázat vše
recap-more = { $count ->
    [one] 1 dřívější tah je v průběhu.
    [few] { $count } dřívější tahy jsou v průběhu.
   *[other] { $count } dřívějších tahů je v průběhu.
  }

finale-result = Zobrazit výsledky
finale-board = Zpět k plánu

keys-step = další scéna, když hrají ostatní
