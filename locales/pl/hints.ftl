# “What would you do?”: ideas of the strongest bot. Polish asks what the bot advises: “would you” names a gender.
hint-ask = Co radzi bot?
hint-thinks = Bot się zastanawia…
hint-title = Co zrobiłby najsilniejszy bot
hint-said = { $count ->
    [one] Pod pytaniem jest jeden pomysł.
    [few] Pod pytaniem są { $count } pomysły, od najlepszego.
   *[many] Pod pytaniem jest { $count } pomysłów, od najlepszego.
  }
hint-ahead = { $points ->
    [0] na koniec równo · { $win }% szans na wygraną
   *[other] na koniec { $points } pkt przewagi · { $win }% szans na wygraną
  }
hint-behind = na koniec { $points } pkt straty · { $win }% szans na wygraną
hint-rank = Pomysł { $ranks }:
hint-label = Pomysł { $ranks }: { $label }
hint-terms = Podpowiedzi
hint-terms-on = Dozwolone, gdy grasz z botami
hint-terms-off = Brak
hint-terms-short = bez podpowiedzi
hint-terms-about = Pytaj najsilniejszego bota, co by zrobił, o ile wszyscy inni to boty.
keys-hint = zapytaj, co zrobiłby najsilniejszy bot
