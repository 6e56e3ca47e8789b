# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Lernen
learn-start = Spielen lernen
learn-start-about = Neu bei El Grande? Lern es beim Spielen, in etwa einer Viertelstunde.
learn-from-rules = Lieber beim Spielen lernen? Zu den Lektionen.

learn-title = Spielen lernen
learn-lead = { $count ->
    [one] 1 kurze Lektion auf dem echten Spielplan, mit den echten Regeln.
   *[other] { $count } kurze Lektionen auf dem echten Spielplan, mit den echten Regeln. Zusammen etwa eine Viertelstunde.
  } Du kannst jederzeit aufhören: Dieser Browser merkt sich, wo du warst.
learn-begin-all = Starten
learn-go-on-with = Weiter: { $title }
learn-done-of = { $done } von { $count } geschafft
learn-begin = Starten
learn-go-on = Weiter
learn-once = Noch einmal
learn-new-label = Starten: { $title }
learn-begun-label = Weiter: { $title }
learn-once-label = Noch einmal: { $title }
learn-stage-new = Neu
learn-stage-begun = Schritt { $step } von { $steps }
learn-stage-done = Geschafft
learn-forget = Fortschritt zurücksetzen
learn-forget-title = Fortschritt zurücksetzen?
learn-forget-text = Alle Lektionen in diesem Browser beginnen dann von vorn.

learn-all = Alle Lektionen
learn-rules = Regeln:
learn-step = Schritt { $step } von { $steps }
learn-steps-done = Alle Schritte geschafft
learn-press = { $input ->
    [touch] Tippe an
   *[mouse] Klicke an
  }, was leuchtet, und bestätige dann.
learn-over = Gut gemacht!
learn-over-about = Lektion geschafft. Bereit für die nächste?
learn-over-last = Jetzt kannst du El Grande spielen!
learn-over-last-about = Du weißt alles, was du brauchst. Der Rest ist List, und die kommt beim Spielen.
learn-next = Weiter: { $title }
learn-again = Lektion neu starten
