# “What would you do?”: ideas of the strongest bot.
hint-ask = Was würdest du tun?
hint-thinks = Überlegt noch …
hint-title = Was der stärkste Bot tun würde
hint-said = { $count ->
    [one] Unter der Frage steht eine Idee.
   *[other] Unter der Frage stehen { $count } Ideen, die beste zuerst.
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
hint-rank = Idee { $ranks }:
hint-label = Idee { $ranks }: { $label }
hint-terms = Tipps
hint-terms-on = Erlaubt, solange du gegen Bots spielst
hint-terms-off = Keine
hint-terms-short = ohne Tipps
hint-terms-about = Frag den stärksten Bot, was er tun würde, solange du nur gegen Bots spielst.
keys-hint = fragen, was der stärkste Bot tun würde
