# “What would you do?”: ideas of the strongest bot. Polish asks what the bot advises: “would you” names a gender.
hint-ask = Podpowiedź
hint-thinks = Bot się zastanawia…
hint-title = Co zrobiłby najsilniejszy bot
hint-said = { $count ->
    [one] Pod pytaniem jest 1 podpowiedź.
    [few] Pod pytaniem są { $count } podpowiedzi, od najlepszej.
   *[many] Pod pytaniem jest { $count } podpowiedzi, od najlepszej.
  }
hint-ahead = { $points ->
    [0] na koniec równo · { $win }% szans na wygraną
   *[other] na koniec { $points } pkt przewagi · { $win }% szans na wygraną
  }
hint-behind = na koniec { $points } pkt straty · { $win }% szans na wygraną
hint-rank = Podpowiedź { $ranks }:
hint-label = Podpowiedź { $ranks }: { $label }
hint-terms = Podpowiedzi
hint-terms-on = Dozwolone, gdy grasz z botami
hint-terms-off = Wyłączone
hint-terms-short = bez podpowiedzi
hint-terms-about = Pytaj najsilniejszego bota, co by zrobił. Tylko gdy wszyscy twoi przeciwnicy to boty.
keys-hint = poproś o podpowiedź
