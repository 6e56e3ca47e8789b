# What happened, in sentences.
log-label = Historial
log-look = Ver en la repetición
log-fresh = Nuevo:
log-start = Preparación
log-round = Ronda { $round }
log-scoring = Puntuación general tras la ronda { $round }
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = sin caballeros
log-court = corte
log-passed = { $who } ha elegido qué modificador pasar.
log-passed-own = { $who } pasa { $card }.
log-received = { $who } recibe un modificador.
log-received-own = { $who } recibe { $card }.
log-dummy-placed = { $who } coloca caballeros: { $where }.
log-revealed = Reveladas: { $cards }.
log-played = { $who } juega { $power }.
log-played-with = { $who } juega { $power } con { $modifier }.
log-took = { $count ->
    [0] { $who } no lleva caballeros a la corte.
    [one] { $who } lleva 1 caballero a la corte.
   *[other] { $who } lleva { $count } caballeros a la corte.
  }
log-fetched = { $count ->
    [one] { $who } lleva 1 caballero de vuelta a la corte: { $where }.
   *[other] { $who } lleva { $count } caballeros de vuelta a la corte: { $where }.
  }
log-chose = { $who } toma { $card }.
log-removed = { $who } retira { $card }.
log-announced = { $who } usa { $card }.
log-allowed = { $who } lo permite.
log-vetoed = { $who } veta { $card }.
log-placed = { $count ->
    [one] { $who } coloca 1 caballero: { $where }.
   *[other] { $who } coloca { $count } caballeros: { $where }.
  }
log-placed-province = { $count ->
    [one] { $who } coloca 1 caballero de la provincia: { $where }.
   *[other] { $who } coloca { $count } caballeros de la provincia: { $where }.
  }
log-moved = { $count ->
    [one] { $who } mueve 1 caballero: { $ways }.
   *[other] { $who } mueve { $count } caballeros: { $ways }.
  }
log-way = { $who } { $from } → { $to }
log-named = { $who } elige { $region }.
log-branched = { $branch ->
    [1] { $who } elige la primera opción.
   *[other] { $who } elige la segunda opción.
  }
log-returned = { $count ->
    [one] { $who }: 1 caballero vuelve a la provincia ({ $where }).
   *[other] { $who }: { $count } caballeros vuelven a la provincia ({ $where }).
  }
log-king = El rey va { $from ->
    [Castillo] del castillo
   *[other] de { $from }
  } { $to ->
    [Castillo] junto al castillo
   *[other] a { $to }
  }.
log-grande = { $who }: su grande va { $to ->
    [Castillo] al castillo
   *[other] a { $to }
  }.
log-tile-laid = { $tile ->
    [low] La loseta 4/0/0 se pone en { $to ->
        [Castillo] el castillo
       *[other] { $to }
    }.
   *[high] La loseta 8/4/0 se pone en { $to ->
        [Castillo] el castillo
       *[other] { $to }
    }.
  }
log-tile = La loseta { $tile ->
    [low] 4/0/0
   *[high] 8/4/0
  } pasa { $from ->
    [Castillo] del castillo
   *[other] de { $from }
  } { $to ->
    [Castillo] al castillo
   *[other] a { $to }
  }.
log-recalled = { $kind ->
    [modifier] { $who } recupera un modificador.
   *[power] { $who } recupera una carta de poder.
  }
log-recalled-own = { $who } recupera { $card }.
log-infiltrated = { $who } puede colocar en la región del rey en este turno.
log-veto-laid = { $who } tiene ahora un veto.
log-veto-ended = { $who }: el veto caduca sin usarse.
log-disc-set = { $who } ha marcado su disco.
log-disc-set-own = { $who } marca { $region } en su disco.
log-discs = Discos: { $discs }.
log-disc = { $who } { $region }
log-castillo = Se abre el castillo: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count } del castillo a { $to }
log-left-court = { $who } { $count } del castillo a la corte
log-scored = { $site }: { $points }.
log-place = { $place ->
    [place-1] 1.er puesto
    [place-2] 2.º puesto
    [tied-1] empate por el 1.er puesto, así que puntos del 2.º
    [tied-2] empate por el 2.º puesto, así que puntos del 3.º
   *[place-3] 3.er puesto
  }
log-points = { $bonus ->
    [king] { $who } +{ $points } ({ $place }, rey)
    [grande] { $who } +{ $points } ({ $place }, grande)
    [both] { $who } +{ $points } ({ $place }, rey y grande)
   *[none] { $who } +{ $points } ({ $place })
  }
log-discarded = Descartadas sin usar: { $cards }.
log-start-marker = { $who } toma el marcador de jugador inicial.
log-over = La partida ha terminado.
log-undone = { $count ->
    [one] Se ha deshecho 1 paso.
   *[other] Se han deshecho { $count } pasos.
  }
