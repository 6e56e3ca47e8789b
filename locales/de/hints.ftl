# “What would you do?”: ideas of the strongest bot.
hint-ask = Tipp
hint-thinks = Denkt nach …
hint-title = Was der stärkste Bot tun würde
hint-said = { $count ->
    [one] Unter der Frage steht 1 Tipp.
   *[other] Unter der Frage stehen { $count } Tipps, der beste zuerst.
  }
hint-ahead = { $points ->
    [0] am Ende gleichauf
    [one] am Ende 1 Punkt vorn
   *[other] am Ende { $points } Punkte vorn
  } · Siegchance { $win } %
hint-behind = { $points ->
    [one] am Ende 1 Punkt zurück
   *[other] am Ende { $points } Punkte zurück
  } · Siegchance { $win } %
hint-rank = Tipp { $ranks }:
hint-label = Tipp { $ranks }: { $label }
hint-terms = Tipps
hint-terms-on = Erlaubt, wenn du gegen Bots spielst
hint-terms-off = Aus
hint-terms-short = ohne Tipps
hint-terms-about = Frag den stärksten Bot, was er tun würde. Das geht nur, solange du ausschließlich gegen Bots spielst.
keys-hint = Tipp holen
