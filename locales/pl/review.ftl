# Analiza zakończonej gry, na stronie i w terminalu.
review-title = Analiza
review-summary = { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
  }, iteracje na wyszukiwanie: { $iterations }
review-player = gracz
review-accuracy = dokładność
review-part-power = karta siły
review-part-card = karta akcji
review-part-placement = umieszczenie
review-part-special = akcja specjalna
review-part-disc = dysk
review-verdict-best = najlepsze
review-verdict-good = dobre
review-verdict-inaccuracy = niedokładność
review-verdict-mistake = błąd
review-verdict-blunder = gruby błąd
review-account = Skąd wzięła się przewaga, w punktach:
review-start = początek
review-luck = szczęście
review-own-decisions = własne decyzje
review-others-decisions = decyzje innych
review-end = przewaga na koniec
review-turning-points = Punkty zwrotne
review-turning-point = Krok { $ply }: { $who }, szansa na wygraną { $change }%
review-decision = Runda { $round }, krok { $ply } · { $who }: { $verdict } ({ $points })
review-played = Zagrano: { $line } ({ $margin }, { $win }% szans na wygraną)
review-better = Lepiej: { $line } ({ $margin }, { $win }% szans na wygraną)
review-because = Dlaczego: { $reasons }
review-nothing = nic więcej
review-place-first = samodzielne 1. miejsce
review-place-first-tied = remis o 1. miejsce
review-place-second = 2. miejsce
review-place-second-tied = remis o 2. miejsce
review-place-third = 3. miejsce
review-place-lower = dalsze miejsce
review-place-none = brak caballero
review-reason-scored = punkty zdobyte w najbliższych turach: { $points }
review-reason-site = { $site }: { $played } → { $best }, { $points } (punktacja po rundzie { $round })
review-reason-prospects = { $site }: lepsze widoki, { $points } (punktacja po rundzie { $round })
review-reason-court = caballero na dworze: +{ $count } ({ $points })
review-reason-king = król: { $site }, { $points }
review-reason-hand = lepsze karty siły na ręce: { $points }
review-reason-order = średnie miejsce w kolejności: { $played } → { $best }
