# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Aprender
learn-start = Aprender a jugar
learn-start-about = ¿Nunca has jugado a El Grande? Aprende jugando, en unos 15 minutos.
learn-from-rules = ¿Prefieres aprender jugando? Haz las lecciones.

learn-title = Aprender a jugar
learn-lead = { $count ->
    [one] 1 lección corta en el tablero de verdad, con las reglas de verdad.
   *[other] { $count } lecciones cortas en el tablero de verdad, con las reglas de verdad. Unos 15 minutos en total.
  } Déjalo cuando quieras: este navegador recuerda por dónde ibas.
learn-begin-all = Empezar
learn-go-on-with = Seguir: { $title }
learn-done-of = Completadas: { $done } de { $count }
learn-begin = Empezar
learn-go-on = Seguir
learn-once = Repetir
learn-new-label = Empezar: { $title }
learn-begun-label = Seguir: { $title }
learn-once-label = Repetir: { $title }
learn-stage-new = Nueva
learn-stage-begun = Paso { $step } de { $steps }
learn-stage-done = Completada
learn-forget = Borrar el progreso
learn-forget-title = ¿Borrar tu progreso?
learn-forget-text = En este navegador, todas las lecciones volverán a empezar desde el principio.

learn-all = Todas las lecciones
learn-rules = Reglas:
learn-step = Paso { $step } de { $steps }
learn-steps-done = Todos los pasos completados
learn-press = { $input ->
    [touch] Toca
   *[mouse] Haz clic en
  } lo que está resaltado y luego confirma.
learn-over = ¡Muy bien!
learn-over-about = Lección completada. ¿Vamos con la siguiente?
learn-over-last = ¡Ya puedes jugar a El Grande!
learn-over-last-about = Sabes todo lo que hace falta. Lo demás es astucia, y esa llega con la práctica.
learn-next = Siguiente: { $title }
learn-again = Repetir la lección
