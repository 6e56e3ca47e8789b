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
    [one] 1 dřívější tah najdete v části Průběh.
    [few] { $count } dřívější tahy najdete v části Průběh.
   *[other] { $count } dřívějších tahů najdete v části Průběh.
  }

finale-result = Zobrazit výsledky
finale-board = Zpět k plánu

keys-step = další scéna, když hrají ostatní
