# Following the others: scenes, what happened since the last turn, the end of the game.
scenes-label = Qué está pasando
scenes-replay = Repetición
scenes-step = Siguiente
scenes-skip = Saltar

recap-title = Desde tu último turno
recap-look = Ver otra vez: { $what }
recap-hint = Ver otra vez en el tablero
recap-all = Ver todo
recap-more = { $count ->
    [one] 1 turno anterior está en el historial.
   *[other] { $count } turnos anteriores están en el historial.
  }

finale-result = Ver los resultados
finale-board = Volver al tablero

keys-step = siguiente escena, mientras juegan los demás
