# Following the others: scenes, what happened since the last turn, the end of the game.
scenes-label = Ami most történik
scenes-replay = Visszajátszás
scenes-step = Tovább
scenes-skip = Átugrás

recap-title = A legutóbbi köröd óta
recap-look = Visszanézés: { $what }
recap-hint = Visszanézés a játéktáblán
recap-all = Összes visszanézése
recap-more = { $count ->
    [one] 1 korábbi kör a naplóban olvasható.
   *[other] { $count } korábbi kör a naplóban olvasható.
  }

finale-result = Az eredményhez
finale-board = Vissza a játéktáblához

keys-step = következő jelenet, amíg a többiek lépnek
