# What happened, in sentences.
log-label = Qué ha pasado
log-look = Verlo en la repetición
log-fresh = Nuevo:
log-start = La mesa está preparada
log-round = Ronda { $round }
log-scoring = Puntuación general tras la ronda { $round }
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = nadie
log-court = corte
log-passed = { $who } ha elegido qué modificador pasar.
log-passed-own = { $who } pasa { $card }.
log-received = { $who } recibe un modificador.
log-received-own = { $who } recibe { $card }.
log-dummy-placed = { $who } entra en el tablero: { $where }.
log-revealed = Cartas descubiertas: { $cards }.
log-played = { $who } juega { $power }.
log-played-with = { $who } juega { $power } con { $modifier }.
log-took = { $count ->
    [0] { $who } no lleva caballeros a la corte.
    [one] { $who } lleva un caballero a la corte.
   *[other] { $who } lleva { $count } caballeros a la corte.
  }
log-fetched = { $count ->
    [one] { $who } trae un caballero a la corte: { $where }.
   *[other] { $who } trae { $count } caballeros a la corte: { $where }.
  }
log-chose = { $who } toma { $card }.
log-removed = { $who } retira { $card }.
log-announced = { $who } usa { $card }.
log-allowed = { $who } deja que pase.
log-vetoed = { $who } veta { $card }.
log-placed = { $count ->
    [one] { $who } coloca un caballero: { $where }.
   *[other] { $who } coloca { $count } caballeros: { $where }.
  }
log-placed-province = { $count ->
    [one] { $who } coloca un caballero de la provincia: { $where }.
   *[other] { $who } coloca { $count } caballeros de la provincia: { $where }.
  }
log-moved = { $count ->
    [one] { $who } mueve un caballero: { $ways }.
   *[other] { $who } mueve { $count } caballeros: { $ways }.
  }
log-way = { $who } { $from } → { $to }
log-named = { $who } nombra { $region }.
log-branched = { $branch ->
    [1] { $who } elige la primera de las dos opciones.
   *[other] { $who } elige la segunda de las dos opciones.
  }
log-returned = { $count ->
    [one] { $who } devuelve un caballero a la provincia: { $where }.
   *[other] { $who } devuelve { $count } caballeros a la provincia: { $where }.
  }
log-king = El rey se mueve: { $from } → { $to }.
log-grande = { $who }: su grande va a { $to }.
log-tile-laid = { $tile ->
    [low] Se pone la loseta 4/0/0: { $to }.
   *[high] Se pone la loseta 8/4/0: { $to }.
  }
log-tile = { $tile ->
    [low] La loseta 4/0/0 cambia de sitio: { $from } → { $to }.
   *[high] La loseta 8/4/0 cambia de sitio: { $from } → { $to }.
  }
log-recalled = { $kind ->
    [modifier] { $who } recupera un modificador.
   *[power] { $who } recupera una carta de poder.
  }
log-recalled-own = { $who } recupera { $card }.
log-infiltrated = { $who } puede colocar en la región del rey.
log-veto-laid = { $who } pone un veto sobre la mesa.
log-veto-ended = El veto de { $who } acaba sin usarse.
log-disc-set = { $who } ha marcado su disco.
log-disc-set-own = { $who } marca { $region } en su disco.
log-discs = Discos: { $discs }.
log-disc = { $who } { $region }
log-castillo = Se abre el castillo: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count } del castillo a { $to }
log-left-court = { $who } { $count } del castillo a la corte
log-scored = { $site }: { $points }.
log-points = { $bonus ->
    [king] { $who } +{ $points } (rey)
    [grande] { $who } +{ $points } (grande)
    [both] { $who } +{ $points } (rey y grande)
   *[none] { $who } +{ $points }
  }
log-discarded = Descartadas sin usar: { $cards }.
log-start-marker = { $who } recibe el marcador de jugador inicial.
log-over = La partida ha terminado.
log-undone = { $count ->
    [one] Se ha deshecho un paso.
   *[other] Se han deshecho { $count } pasos.
  }
