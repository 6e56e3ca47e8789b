# What happened, in sentences.
log-label = Napló
log-look = Megtekintés a visszajátszásban
log-fresh = Új:
log-start = Előkészületek
log-round = { $round }. forduló
log-scoring = Általános pontozás, { $round }. forduló
log-turn = { $who }
log-times = { $what } × { $count }
log-nobody = nincs benne caballero
log-court = udvar
log-passed = { $who } kiválasztotta a továbbadandó módosítókártyát.
log-passed-own = { $who } továbbadja: { $card }.
log-received = { $who } kap egy módosítókártyát.
log-received-own = { $who } ezt kapja: { $card }.
log-dummy-placed = { $who } caballerókat helyez le: { $where }.
log-revealed = Felfedve: { $cards }.
log-played = { $who } kijátssza: { $power }.
log-played-with = { $who } kijátssza: { $power } és { $modifier }.
log-took = { $count ->
    [0] { $who } nem vesz el caballerót az udvarába.
   *[other] { $who } elvesz { $count } caballerót az udvarába.
  }
log-fetched = { $who } visszavesz { $count } caballerót az udvarába: { $where }.
log-chose = { $who } elveszi: { $card }.
log-removed = { $who } eltávolítja: { $card }.
log-announced = { $who } használja: { $card }.
log-allowed = { $who } engedélyezi.
log-vetoed = { $who } megvétózza: { $card }.
log-placed = { $who } lehelyez { $count } caballerót: { $where }.
log-placed-province = { $who } lehelyez { $count } caballerót a tartományból: { $where }.
log-moved = { $who } { $count } caballerót mozgat: { $ways }.
log-way = { $who } { $from } → { $to }
log-named = { $who } ezt választja: { $region }.
log-branched = { $branch ->
    [1] { $who } az első lehetőséget választja.
   *[other] { $who } a második lehetőséget választja.
  }
log-returned = { $who }: { $count } caballero visszatér a tartományba ({ $where }).
log-king = { $to ->
    [Castillo] A király a castillo mellé áll (eddigi helye: { $from }).
   *[other] A király útja: { $from } → { $to }.
  }
log-grande = { $to ->
    [Castillo] { $who }: a grande a castillóba kerül.
   *[other] { $who }: a grande ide kerül: { $to }.
  }
log-tile-laid = { $tile ->
    [low] { $to ->
        [Castillo] A 4/0/0 lapka a castillóra kerül.
       *[other] A 4/0/0 lapka ide kerül: { $to }.
    }
   *[high] { $to ->
        [Castillo] A 8/4/0 lapka a castillóra kerül.
       *[other] A 8/4/0 lapka ide kerül: { $to }.
    }
  }
log-tile = { $tile ->
    [low] A 4/0/0 lapka útja: { $from } → { $to }.
   *[high] A 8/4/0 lapka útja: { $from } → { $to }.
  }
log-recalled = { $kind ->
    [modifier] { $who } visszavesz a kezébe egy módosítókártyát.
   *[power] { $who } visszavesz a kezébe egy hatalomkártyát.
  }
log-recalled-own = { $who } visszaveszi a kezébe: { $card }.
log-infiltrated = { $who } ebben a körben a királyi régióba is lehelyezhet.
log-veto-laid = { $who } maga elé tesz egy vétót.
log-veto-ended = { $who } vétója felhasználatlanul lejár.
log-disc-set = { $who } beállította a tárcsáját.
log-disc-set-own = { $who } erre állítja a tárcsáját: { $region }.
log-discs = Tárcsák: { $discs }.
log-disc = { $who } { $region }
log-castillo = Kinyílik a castillo: { $tally }.
log-tally = { $who } { $count }
log-left = { $who } { $count }: castillo → { $to }
log-left-court = { $who } { $count }: castillo → udvar
log-scored = { $site }: { $points }.
log-place = { $place ->
    [place-1] 1. hely
    [place-2] 2. hely
    [tied-1] döntetlen az 1. helyen, így a 2. hely pontjai
    [tied-2] döntetlen a 2. helyen, így a 3. hely pontjai
   *[place-3] 3. hely
  }
log-points = { $bonus ->
    [king] { $who } +{ $points } ({ $place }, király)
    [grande] { $who } +{ $points } ({ $place }, grande)
    [both] { $who } +{ $points } ({ $place }, király és grande)
   *[none] { $who } +{ $points } ({ $place })
  }
log-discarded = Felhasználatlanul eldobva: { $cards }.
log-start-marker = { $who } megkapja a kezdőjátékos-jelölőt.
log-over = A játék véget ért.
log-undone = { $count } lépés visszavonva.
