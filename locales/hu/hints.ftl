# “What would you do?”: ideas of the strongest bot.
hint-ask = Mit javasolsz?
hint-thinks = Gondolkodik…
hint-title = Amit a legerősebb bot tenne
hint-said = { $count ->
    [one] Egy ötlet olvasható a kérdés alatt.
   *[other] { $count } ötlet olvasható a kérdés alatt, elöl a legjobb.
  }
hint-ahead = { $points ->
    [0] végül döntetlen · győzelem: { $win }%
   *[other] végül { $points } pont előny · győzelem: { $win }%
  }
hint-behind = végül { $points } pont hátrány · győzelem: { $win }%
hint-rank = Ötlet ({ $ranks }):
hint-label = Ötlet ({ $ranks }): { $label }
hint-terms = Tippek
hint-terms-on = Megengedve, amíg botok ellen játszol
hint-terms-off = Nincsenek
hint-terms-short = tippek nélkül
hint-terms-about = Amíg a többiek mind botok, megkérdezheted a legerősebb botot, mit tenne.
keys-hint = tanács a legerősebb bottól
