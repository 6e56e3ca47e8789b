# The way through the lessons. What they say stands in lessons.ftl.
learn-nav = Nauka
learn-start = Naucz się grać
learn-start-about = Nie znasz El Grande? Naucz się, grając. Zajmie to około kwadransa.
learn-from-rules = Wolisz uczyć się, grając? Przejdź do lekcji.

learn-title = Nauka gry
learn-lead = { $count ->
    [one] 1 krótka lekcja na prawdziwej planszy, według prawdziwych zasad.
    [few] { $count } krótkie lekcje na prawdziwej planszy, według prawdziwych zasad. Razem około kwadransa.
   *[many] { $count } krótkich lekcji na prawdziwej planszy, według prawdziwych zasad. Razem około kwadransa.
  } Możesz przerwać, kiedy chcesz: ta przeglądarka zapamięta miejsce.
learn-begin-all = Zacznij
learn-go-on-with = Kontynuuj: { $title }
learn-done-of = Ukończone: { $done } z { $count }
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-once = Jeszcze raz
learn-new-label = Zacznij: { $title }
learn-begun-label = Kontynuuj: { $title }
learn-once-label = Jeszcze raz: { $title }
learn-stage-new = Nowa
learn-stage-begun = Krok { $step } z { $steps }
learn-stage-done = Ukończona
learn-forget = Wyzeruj postępy
learn-forget-title = Wyzerować postępy?
learn-forget-text = W tej przeglądarce wszystkie lekcje zaczną się od początku.

learn-all = Wszystkie lekcje
learn-rules = Zasady:
learn-step = Krok { $step } z { $steps }
learn-steps-done = Wszystkie kroki wykonane
learn-press = { $input ->
    [touch] Dotknij tego, co podświetlone,
   *[mouse] Kliknij to, co podświetlone,
  } a potem potwierdź.
learn-over = Brawo!
learn-over-about = Lekcja ukończona. Czas na następną?
learn-over-last = Umiesz grać w El Grande!
learn-over-last-about = Wiesz już wszystko, czego trzeba. Reszta to spryt, a ten przychodzi z wprawą.
learn-next = Następna: { $title }
learn-again = Zacznij lekcję od nowa
