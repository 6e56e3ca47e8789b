# “What would you do?”: ideas of the strongest bot.
hint-ask = ¿Qué harías tú?
hint-thinks = Se lo está pensando…
hint-title = Lo que haría el bot más fuerte
hint-said = { $count ->
    [one] Bajo la pregunta hay una idea.
   *[other] Bajo la pregunta hay { $count } ideas, empezando por la mejor.
  }
hint-ahead = { $points ->
    [0] acaba en empate
    [one] acaba 1 punto por delante
   *[other] acaba { $points } puntos por delante
  } · { $win } % de victoria
hint-behind = { $points ->
    [one] acaba 1 punto por detrás
   *[other] acaba { $points } puntos por detrás
  } · { $win } % de victoria
hint-rank = Idea { $ranks }:
hint-label = Idea { $ranks }: { $label }
hint-terms = Pistas
hint-terms-on = Permitidas mientras juegas contra bots
hint-terms-off = Ninguna
hint-terms-short = sin pistas
hint-terms-about = Pregunta al bot más fuerte qué haría, mientras todos los demás sean bots.
keys-hint = preguntar qué haría el bot más fuerte
