# What happened, in sentences.
log-label = Průběh
log-look = Ukázat v přehrání
log-fresh = Nové:
log-start = Příprava hry
log-round = { $round }. kolo
log-scoring = Průběžné vyhodnocení po { $round }. kole
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = žádní caballeros
log-court = dvůr
log-passed = { $who } má vybranou šedou kartu k předání.
log-passed-own = { $who } předává { $card }.
log-received = { $who } dostává šedou kartu.
log-received-own = { $who } dostává { $card }.
log-dummy-placed = { $who } umisťuje caballeros: { $where }.
log-revealed = Vyloženo: { $cards }.
log-played = { $who } vynáší { $power }.
log-played-with = { $who } vynáší { $power } s { $modifier }.
log-took = { $count ->
    [0] { $who } nepovolává ke dvoru nikoho.
    [one] { $who } povolává ke dvoru 1 caballera.
   *[other] { $who } povolává ke dvoru { $count } caballeros.
  }
log-fetched = { $count ->
    [one] { $who } povolává z regionu zpět ke dvoru 1 caballera: { $where }.
   *[other] { $who } povolává z regionů zpět ke dvoru { $count } caballeros: { $where }.
  }
log-chose = { $who } si bere kartu { $card }.
log-removed = { $who } odebírá kartu { $card }.
log-announced = { $who } využívá kartu { $card }.
log-allowed = { $who } akci dovoluje.
log-vetoed = { $who } vetuje kartu { $card }.
log-placed = { $count ->
    [one] { $who } umisťuje 1 caballera: { $where }.
   *[other] { $who } umisťuje { $count } caballeros: { $where }.
  }
log-placed-province = { $count ->
    [one] { $who } umisťuje z provincie 1 caballera: { $where }.
   *[other] { $who } umisťuje z provincie { $count } caballeros: { $where }.
  }
log-moved = { $count ->
    [one] { $who } přemisťuje 1 caballera: { $ways }.
   *[other] { $who } přemisťuje { $count } caballeros: { $ways }.
  }
log-way = { $who } { $from } → { $to }
log-named = { $who } volí region { $region }.
log-branched = { $branch ->
    [1] { $who } volí první možnost.
   *[other] { $who } volí druhou možnost.
  }
log-returned = { $count ->
    [one] { $who }: do provincie se vrací 1 caballero ({ $where }).
    [few] { $who }: do provincie se vracejí { $count } caballeros ({ $where }).
   *[other] { $who }: do provincie se vrací { $count } caballeros ({ $where }).
  }
log-king = Král: { $from } → { $to }.
log-grande = { $who }: grand → { $to }.
log-tile-laid = { $tile ->
    [low] Alternativní tabulka 4/0/0 → { $to }.
   *[high] Alternativní tabulka 8/4/0 → { $to }.
  }
log-tile = { $tile ->
    [low] Alternativní tabulka 4/0/0: { $from } → { $to }.
   *[high] Alternativní tabulka 8/4/0: { $from } → { $to }.
  }
log-recalled = { $kind ->
    [modifier] { $who } si bere zpět do ruky šedou kartu.
   *[power] { $who } si bere zpět do ruky silovou kartu.
  }
log-recalled-own = { $who } si bere zpět do ruky { $card }.
log-infiltrated = { $who } smí v tomto tahu umisťovat do královského regionu.
log-veto-laid = { $who } má teď veto.
log-veto-ended = { $who }: veto propadá bez využití.
log-disc-set = { $who } má nastavený kotouč.
log-disc-set-own = { $who } nastavuje kotouč na region { $region }.
log-discs = Kotouče: { $discs }.
log-disc = { $who } { $region }
log-castillo = Věž se otvírá: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count }: věž → { $to }
log-left-court = { $who } { $count }: věž → dvůr
log-scored = { $site }: { $points }.
log-place = { $place ->
    [place-1] 1. místo
    [place-2] 2. místo
    [tied-1] shoda na 1. místě, tedy body za 2.
    [tied-2] shoda na 2. místě, tedy body za 3.
   *[place-3] 3. místo
  }
log-points = { $bonus ->
    [king] { $who } +{ $points } ({ $place }, král)
    [grande] { $who } +{ $points } ({ $place }, grand)
    [both] { $who } +{ $points } ({ $place }, král a grand)
   *[none] { $who } +{ $points } ({ $place })
  }
log-discarded = Odhozeno bez využití: { $cards }.
log-start-marker = { $who } dostává figurku začínajícího hráče.
log-over = Partie skončila.
log-undone = { $count ->
    [one] Vrácen 1 krok.
    [few] Vráceny { $count } kroky.
   *[other] Vráceno { $count } kroků.
  }
