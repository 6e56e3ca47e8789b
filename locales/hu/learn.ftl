# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Leckék
learn-start = Tanulj meg játszani
learn-start-about = Új neked az El Grande? Egy első játék, amely megtanít rá, körülbelül tíz perc.
learn-from-rules = Inkább játék közben tanulnád meg? Vedd sorra a leckéket.

learn-title = Tanulj meg játszani
learn-lead = { $count ->
    [one] Egy rövid lecke az igazi játéktáblán, az igazi szabályokkal.
   *[other] { $count } rövid lecke az igazi játéktáblán, az igazi szabályokkal: összesen körülbelül tíz perc.
  } Bármikor abbahagyhatod; ez a böngésző megjegyzi, hol tartottál.
learn-begin-all = Kezdés
learn-go-on-with = Folytatás: { $title }
learn-done-of = Kész: { $done } / { $count }
learn-begin = Kezdés
learn-go-on = Folytatás
learn-once = Még egyszer
learn-new-label = Kezdés: { $title }
learn-begun-label = Folytatás: { $title }
learn-once-label = Még egyszer: { $title }
learn-stage-new = Új
learn-stage-begun = Lépés: { $step } / { $steps }
learn-stage-done = Kész
learn-forget = Haladás törlése
learn-forget-title = Törlöd a haladásodat?
learn-forget-text = Ebben a böngészőben minden lecke újra új lesz.

learn-all = Minden lecke
learn-rules = Szabályok:
learn-step = Lépés: { $step } / { $steps }
learn-steps-done = Minden lépés kész
learn-over = Szép munka!
learn-over-about = Ennyi volt ez a lecke. A következő innen visz tovább.
learn-over-last = Már tudsz El Grandét játszani!
learn-over-last-about = Mindent tudsz, ami kell hozzá. A többi ravaszság, és az játék közben jön meg.
learn-next = Tovább: { $title }
learn-again = Lecke újrakezdése
