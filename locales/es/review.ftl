# El análisis de una partida terminada, en la página y en la terminal.
review-title = Análisis
review-summary = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
  }, { $iterations } iteraciones por búsqueda
review-player = jugador
review-accuracy = precisión
review-part-power = carta de poder
review-part-card = carta de acción
review-part-placement = colocación
review-part-special = acción especial
review-part-disc = disco
review-verdict-best = óptima
review-verdict-good = buena
review-verdict-inaccuracy = imprecisión
review-verdict-mistake = error
review-verdict-blunder = error grave
review-account = De dónde salió la ventaja, en puntos:
review-start = inicio
review-luck = suerte
review-own-decisions = decisiones propias
review-others-decisions = decisiones ajenas
review-end = ventaja final
review-turning-points = Momentos decisivos
review-turning-point = Paso { $ply }: { $who }, probabilidad de victoria { $change } %
review-decision = Ronda { $round }, paso { $ply } · { $who }: { $verdict } ({ $points })
review-played = Jugado: { $line } ({ $margin }, { $win } % de victoria)
review-better = Mejor: { $line } ({ $margin }, { $win } % de victoria)
review-because = Por qué: { $reasons }
review-nothing = nada más
review-place-first = 1.º en solitario
review-place-first-tied = empate en el 1.er puesto
review-place-second = 2.º puesto
review-place-second-tied = empate en el 2.º puesto
review-place-third = 3.er puesto
review-place-lower = más abajo
review-place-none = ningún caballero
review-reason-scored = puntos obtenidos en los próximos turnos: { $points }
review-reason-site = { $site }: { $played } → { $best }, { $points } (puntuación tras la ronda { $round })
review-reason-prospects = { $site }: mejores perspectivas, { $points } (puntuación tras la ronda { $round })
review-reason-court = caballeros en la corte: +{ $count } ({ $points })
review-reason-king = rey: { $site }, { $points }
review-reason-hand = mejores cartas de poder en la mano: { $points }
review-reason-order = puesto medio en el orden de turno: { $played } → { $best }
