# “What would you do?”: ideas of the strongest bot.
hint-ask = Pista
hint-thinks = Pensando…
hint-title = Lo que haría el bot más fuerte
hint-said = { $count ->
    [one] Bajo la pregunta hay 1 pista.
   *[other] Bajo la pregunta hay { $count } pistas, empezando por la mejor.
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
hint-rank = Pista { $ranks }:
hint-label = Pista { $ranks }: { $label }
hint-terms = Pistas
hint-terms-on = Permitidas cuando juegas contra bots
hint-terms-off = Desactivadas
hint-terms-short = sin pistas
hint-terms-about = Pregunta al bot más fuerte qué haría. Solo mientras todos tus rivales sean bots.
keys-hint = pedir una pista
