# Hints: ideas of the strongest bot.
hint-ask = Tipp
hint-thinks = Gondolkodik…
hint-title = Ezt tenné a legerősebb bot
hint-said = { $count ->
    [one] 1 tipp olvasható a kérdés alatt.
   *[other] { $count } tipp olvasható a kérdés alatt, elöl a legjobb.
  }
hint-ahead = { $points ->
    [0] a végén döntetlen · győzelmi esély: { $win }%
   *[other] a végén { $points } pont előny · győzelmi esély: { $win }%
  }
hint-behind = a végén { $points } pont hátrány · győzelmi esély: { $win }%
hint-rank = Tipp ({ $ranks }):
hint-label = Tipp ({ $ranks }): { $label }
hint-terms = Tippek
hint-terms-on = Botok elleni játékban engedélyezve
hint-terms-off = Ki
hint-terms-short = tippek nélkül
hint-terms-about = Kérdezd meg a legerősebb botot, mit tenne. Csak addig, amíg minden ellenfeled bot.
keys-hint = tipp kérése
