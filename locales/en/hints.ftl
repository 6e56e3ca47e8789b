# “What would you do?”: ideas of the strongest bot.
hint-ask = What would you do?
hint-thinks = Thinking it over …
hint-title = What the strongest bot would do
hint-said = { $count ->
    [one] One idea is listed below the question.
   *[other] { $count } ideas are listed below the question, best first.
  }
hint-ahead = { $points ->
    [0] ends level · { $win }% to win
   *[other] ends { $points } ahead · { $win }% to win
  }
hint-behind = ends { $points } behind · { $win }% to win
hint-rank = Idea { $ranks }:
hint-label = Idea { $ranks }: { $label }
hint-terms = Hints
hint-terms-on = Allowed while you play against bots
hint-terms-off = None
hint-terms-short = no hints
hint-terms-about = Ask the strongest bot what it would do, as long as all the others are bots.
keys-hint = ask what the strongest bot would do
