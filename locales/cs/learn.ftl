# The way through the lessons. The lessons themselves are in lessons.ftl.
learn-nav = Lekce
learn-start = Naučit se hrát
learn-start-about = El Grande ještě neznáte? Naučte se ho hraním. Zabere to asi čtvrt hodiny.
learn-from-rules = Raději se učíte hraním? Projděte si lekce.

learn-title = Naučte se hrát
learn-lead = { $count ->
    [one] 1 krátká lekce na skutečném herním plánu a podle skutečných pravidel.
    [few] { $count } krátké lekce na skutečném herním plánu a podle skutečných pravidel. Dohromady asi čtvrt hodiny.
   *[other] { $count } krátkých lekcí na skutečném herním plánu a podle skutečných pravidel. Dohromady asi čtvrt hodiny.
  } Přestat můžete kdykoli: tento prohlížeč si pamatuje, kde jste skončili.
learn-begin-all = Začít
learn-go-on-with = Pokračovat: { $title }
learn-done-of = Hotovo: { $done } { $count ->
    [few] ze
    [6] ze
    [7] ze
   *[other] z
  } { $count }
learn-begin = Začít
learn-go-on = Pokračovat
learn-once = Znovu
learn-new-label = Začít: { $title }
learn-begun-label = Pokračovat: { $title }
learn-once-label = Znovu: { $title }
learn-stage-new = Nová
learn-stage-begun = Krok { $step } { $steps ->
    [few] ze
   *[other] z
  } { $steps }
learn-stage-done = Hotová
learn-forget = Smazat postup
learn-forget-title = Smazat postup?
learn-forget-text = V tomto prohlížeči začnou všechny lekce zase od začátku.

learn-all = Všechny lekce
learn-rules = Pravidla:
learn-step = Krok { $step } { $steps ->
    [few] ze
   *[other] z
  } { $steps }
learn-steps-done = Všechny kroky jsou hotové
learn-press = { $input ->
    [touch] Klepněte
   *[mouse] Klikněte
  } na to, co je zvýrazněné, a pak potvrďte.
learn-over = Výborně!
learn-over-about = Lekce je hotová. Připraveni na další?
learn-over-last = Jste připraveni hrát El Grande!
learn-over-last-about = Víte všechno, co potřebujete. Zbytek je důvtip a ten přijde s praxí.
learn-next = Další: { $title }
learn-again = Začít lekci znovu
