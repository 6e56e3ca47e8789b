# What happened, in sentences.
log-label = Dziennik
log-look = Zobacz w powtórce
log-fresh = Nowe:
log-start = Przygotowanie do gry
log-round = Runda { $round }
log-scoring = Punktacja ogólna po rundzie { $round }
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = brak caballero
log-court = dwór
log-passed = { $who } wybiera modyfikator do przekazania.
log-passed-own = { $who } przekazuje { $card }.
log-received = { $who } dostaje modyfikator.
log-received-own = { $who } dostaje { $card }.
log-dummy-placed = { $who } umieszcza caballero: { $where }.
log-revealed = Odkryto: { $cards }.
log-played = { $who } zagrywa { $power }.
log-played-with = { $who } zagrywa { $power } z { $modifier }.
log-took = { $count ->
    [0] { $who } nie dodaje nikogo do dworu.
    [one] { $who } dodaje do dworu 1 caballero.
    [few] { $who } dodaje do dworu { $count } caballero.
   *[many] { $who } dodaje do dworu { $count } caballero.
  }
log-fetched = { $who } bierze do dworu { $count } caballero: { $where }.
log-chose = { $who } bierze kartę: { $card }.
log-removed = { $who } usuwa kartę: { $card }.
log-announced = { $who } używa karty: { $card }.
log-allowed = { $who } pozwala.
log-vetoed = { $who } wetuje: { $card }.
log-placed = { $who } umieszcza { $count } caballero: { $where }.
log-placed-province = { $who } umieszcza { $count } caballero z prowincji: { $where }.
log-moved = { $who } rusza { $count } caballero: { $ways }.
log-way = { $who } { $from } → { $to }
log-named = { $who } wybiera region: { $region }.
log-branched = { $branch ->
    [1] { $who } wybiera pierwszą opcję.
   *[other] { $who } wybiera drugą opcję.
  }
log-returned = { $who }: do prowincji wraca { $count } caballero ({ $where }).
log-king = Król: { $from } → { $to }.
log-grande = { $who }: grande → { $to }.
log-tile-laid = { $tile ->
    [low] Płytka 4/0/0 zostaje położona: { $to }.
   *[high] Płytka 8/4/0 zostaje położona: { $to }.
  }
log-tile = { $tile ->
    [low] Płytka 4/0/0 zmienia miejsce: { $from } → { $to }.
   *[high] Płytka 8/4/0 zmienia miejsce: { $from } → { $to }.
  }
log-recalled = { $kind ->
    [modifier] { $who } bierze z powrotem na rękę modyfikator.
   *[power] { $who } bierze z powrotem na rękę kartę siły.
  }
log-recalled-own = { $who } bierze z powrotem na rękę { $card }.
log-infiltrated = { $who } może w tej turze umieszczać caballero w regionie króla.
log-veto-laid = { $who } ma teraz Veto.
log-veto-ended = Veto przepada niewykorzystane ({ $who }).
log-disc-set = { $who }: dysk ustawiony.
log-disc-set-own = { $who } ustawia dysk: { $region }.
log-discs = Dyski: { $discs }.
log-disc = { $who } { $region }
log-castillo = Castillo zostaje otwarte: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count }: castillo → { $to }
log-left-court = { $who } { $count }: castillo → dwór
log-scored = { $site }: { $points }.
log-place = { $place ->
    [place-1] 1. miejsce
    [place-2] 2. miejsce
    [tied-1] remis na 1. miejscu, więc punkty za 2.
    [tied-2] remis na 2. miejscu, więc punkty za 3.
   *[place-3] 3. miejsce
  }
log-points = { $bonus ->
    [king] { $who } +{ $points } ({ $place }, król)
    [grande] { $who } +{ $points } ({ $place }, grande)
    [both] { $who } +{ $points } ({ $place }, król i grande)
   *[none] { $who } +{ $points } ({ $place })
  }
log-discarded = Odrzucono nieużyte: { $cards }.
log-start-marker = { $who } dostaje znacznik 1. gracza.
log-over = Koniec gry.
log-undone = { $count ->
    [one] Cofnięto 1 krok.
    [few] Cofnięto { $count } kroki.
   *[many] Cofnięto { $count } kroków.
  }
