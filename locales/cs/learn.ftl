# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Lekce
learn-start = Naučit se hrát
learn-start-about = El Grande ještě neznáte? První hra, která učí, asi na deset minut.
learn-from-rules = Raději se učíte hraním? Projděte si lekce.

learn-title = Naučte se hrát
learn-lead = { $count ->
    [one] Jedna krátká lekce na skutečném herním plánu, podle skutečných pravidel.
    [few] { $count } krátké lekce na skutečném herním plánu, podle skutečných pravidel: dohromady asi deset minut.
   *[other] { $count } krátkých lekcí na skutečném herním plánu, podle skutečných pravidel: dohromady asi deset minut.
  } Přestat můžete kdykoli; tento prohlížeč si pamatuje, kde jste skončili.
learn-begin-all = Začít
learn-go-on-with = Pokračovat: { $title }
learn-done-of = Hotovo: { $done } z { $count }
learn-begin = Začít
learn-go-on = Pokračovat
learn-once = Ještě jednou
learn-new-label = Začít: { $title }
learn-begun-label = Pokračovat: { $title }
learn-once-label = Ještě jednou: { $title }
learn-stage-new = Nová
learn-stage-begun = Krok { $step } z { $steps }
learn-stage-done = Hotová
learn-forget = Smazat můj postup
learn-forget-title = Smazat postup?
learn-forget-text = V tomto prohlížeči budou všechny lekce zase nové.

learn-all = Všechny lekce
learn-rules = Pravidla:
learn-step = Krok { $step } z { $steps }
learn-steps-done = Všechny kroky jsou hotové
learn-over = Výborně!
learn-over-about = To je konec této lekce. Příští na ni naváže.
learn-over-last = Umíte hrát El Grande!
learn-over-last-about = Víte všechno, co je třeba. Zbytek je důvtip, a ten přijde s hraním.
learn-next = Další: { $title }
learn-again = Začít lekci znovu
