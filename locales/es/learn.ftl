# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Aprender
learn-start = Aprender a jugar
learn-start-about = ¿No conoces El Grande? Una primera partida que enseña, en unos diez minutos.
learn-from-rules = ¿Prefieres aprender jugando? Haz las lecciones.

learn-title = Aprender a jugar
learn-lead = { $count ->
    [one] Una lección corta en el tablero de verdad, con las reglas de verdad.
   *[other] { $count } lecciones cortas en el tablero de verdad, con las reglas de verdad: unos diez minutos en total.
  } Para cuando quieras; este navegador recuerda dónde estabas.
learn-begin-all = Empezar
learn-go-on-with = Seguir: { $title }
learn-done-of = { $done } de { $count } completadas
learn-begin = Empezar
learn-go-on = Seguir
learn-once = Repetir
learn-new-label = Empezar: { $title }
learn-begun-label = Seguir: { $title }
learn-once-label = Repetir: { $title }
learn-stage-new = Nueva
learn-stage-begun = En el paso { $step } de { $steps }
learn-stage-done = Completada
learn-forget = Borrar mi progreso
learn-forget-title = ¿Borrar tu progreso?
learn-forget-text = En este navegador, todas las lecciones quedarán sin empezar.

learn-all = Todas las lecciones
learn-rules = Las reglas:
learn-step = Paso { $step } de { $steps }
learn-steps-done = Todos los pasos completados
learn-over = ¡Muy bien!
learn-over-about = Esta lección acaba aquí. La siguiente continúa desde este punto.
learn-over-last = ¡Ya sabes jugar a El Grande!
learn-over-last-about = Sabes todo lo que hace falta. Lo demás es astucia, y esa llega jugando.
learn-next = Siguiente: { $title }
learn-again = Repetir esta lección
