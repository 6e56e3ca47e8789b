# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Lernen
learn-start = Spielen lernen
learn-start-about = Neu bei El Grande? Eine erste Partie, die alles zeigt, in etwa zehn Minuten.
learn-from-rules = Lernst du lieber beim Spielen? Mach die Lektionen.

learn-title = Spielen lernen
learn-lead = { $count ->
    [one] Eine kurze Lektion auf dem echten Spielplan, mit den echten Regeln.
   *[other] { $count } kurze Lektionen auf dem echten Spielplan, mit den echten Regeln: zusammen etwa zehn Minuten.
  } Hör auf, wann du willst; dieser Browser merkt sich, wo du warst.
learn-begin-all = Beginnen
learn-go-on-with = Weiter: { $title }
learn-done-of = { $done } von { $count } geschafft
learn-begin = Beginnen
learn-go-on = Weiter
learn-once = Noch einmal
learn-new-label = Beginnen: { $title }
learn-begun-label = Weiter: { $title }
learn-once-label = Noch einmal: { $title }
learn-stage-new = Neu
learn-stage-begun = Bei Schritt { $step } von { $steps }
learn-stage-done = Geschafft
learn-forget = Fortschritt löschen
learn-forget-title = Fortschritt löschen?
learn-forget-text = In diesem Browser sind dann alle Lektionen wieder neu.

learn-all = Alle Lektionen
learn-rules = Die Regeln:
learn-step = Schritt { $step } von { $steps }
learn-steps-done = Alle Schritte geschafft
learn-over = Gut gemacht!
learn-over-about = Das war diese Lektion. Die nächste macht hier weiter.
learn-over-last = Jetzt kannst du El Grande spielen!
learn-over-last-about = Du weißt alles, was du brauchst. Der Rest ist List, und die kommt beim Spielen.
learn-next = Weiter: { $title }
learn-again = Lektion neu beginnen
