# Hints: ideas of the strongest bot.
hint-ask = Hint
hint-thinks = Thinking…
hint-title = What the strongest bot would do
hint-said = { $count ->
    [one] 1 hint is listed below the question.
   *[other] { $count } hints are listed below the question, best first.
  }
hint-ahead = { $points ->
    [0] ends tied · { $win }% to win
   *[other] ends { $points } ahead · { $win }% to win
  }
hint-behind = ends { $points } behind · { $win }% to win
hint-rank = Hint { $ranks }:
hint-label = Hint { $ranks }: { $label }
hint-terms = Hints
hint-terms-on = Allowed when you play against bots
hint-terms-off = Off
hint-terms-short = no hints
hint-terms-about = Ask the strongest bot what it would do. Only while all your opponents are bots.
keys-hint = get a hint
