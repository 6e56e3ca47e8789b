# The way through the lessons. The lessons themselves are in lessons.ftl.
learn-nav = Tanulás
learn-start = Tanulj meg játszani
learn-start-about = Új neked az El Grande? Tanuld meg játék közben, körülbelül negyedóra alatt.
learn-from-rules = Inkább játék közben tanulnád meg? Irány a leckék!

learn-title = Tanulj meg játszani
learn-lead = { $count ->
    [one] 1 rövid lecke az igazi játéktáblán, az igazi szabályokkal.
   *[other] { $count } rövid lecke az igazi játéktáblán, az igazi szabályokkal. Összesen körülbelül negyedóra.
  } Bármikor abbahagyhatod: ez a böngésző megjegyzi, hol tartottál.
learn-begin-all = Kezdés
learn-go-on-with = Folytatás: { $title }
learn-done-of = Kész: { $done } / { $count }
learn-begin = Kezdés
learn-go-on = Folytatás
learn-once = Újra
learn-new-label = Kezdés: { $title }
learn-begun-label = Folytatás: { $title }
learn-once-label = Újra: { $title }
learn-stage-new = Új
learn-stage-begun = { $step }. lépés, összesen { $steps }
learn-stage-done = Kész
learn-forget = Haladás törlése
learn-forget-title = Törlöd a haladásodat?
learn-forget-text = Ebben a böngészőben minden lecke elölről kezdődik.

learn-all = Összes lecke
learn-rules = Szabályok:
learn-step = { $step }. lépés, összesen { $steps }
learn-steps-done = Minden lépés kész
learn-press = { $input ->
    [touch] Koppints
   *[mouse] Kattints
  } arra, ami ki van emelve, majd erősítsd meg.
learn-over = Szép munka!
learn-over-about = Kész a lecke. Jöhet a következő?
learn-over-last = Készen állsz az El Grandéra!
learn-over-last-about = Mindent tudsz, ami kell hozzá. A többi már ravaszság, az pedig gyakorlással jön.
learn-next = Következő: { $title }
learn-again = Lecke újrakezdése
