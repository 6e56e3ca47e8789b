# What a player is asked: the question, what it means, the buttons.

decide-you = ty

# What the question belongs to.
occasion-own = Twoja tura: { $card }
occasion-turn = Twoja tura
occasion-other = { $player } używa karty: { $card }
occasion-powers = Runda { $round }: karty siły

decide-done-ends = { $done } – koniec tury

# The question.
ask-pass = Przekaż 1 modyfikator graczowi po lewej
ask-play = Zagraj kartę siły
ask-play-with = { $modifier ->
    [none] Zagrać { $power }?
   *[other] Zagrać { $power } { $modifier } = { $sum }?
}
ask-take = { $most ->
    [0] W tej turze nie dodajesz caballero do dworu
    [one] Dodaj do dworu 1 caballero
    [few] Dodaj do dworu maks. { $most } caballero
   *[many] Dodaj do dworu maks. { $most } caballero
}
ask-fetch = { $left ->
    [one] Weź 1 caballero z regionu
    [few] Weź maks. { $left } caballero z regionów
   *[many] Weź maks. { $left } caballero z regionów
}
ask-choose = Weź kartę akcji
ask-use-both = { $left ->
    [one] Użyj akcji specjalnej i umieść 1 caballero
    [few] Użyj akcji specjalnej i umieść maks. { $left } caballero
   *[many] Użyj akcji specjalnej i umieść maks. { $left } caballero
}
ask-use-special = Możesz jeszcze użyć akcji specjalnej
ask-use-placement = { $left ->
    [one] Umieść 1 caballero
    [few] Umieść maks. { $left } caballero
   *[many] Umieść maks. { $left } caballero
}
ask-place = { $left ->
    [one] Umieść 1 caballero
    [few] Umieść maks. { $left } caballero
   *[many] Umieść maks. { $left } caballero
}
ask-veto = { $player } ogłasza: { $card }. Wetujesz?
ask-veto-sure = Zawetować kartę { $card }?
ask-allow-sure = Pozwolić na kartę { $card }?
ask-branch = Wybierz jedno działanie karty
ask-move = { $kind ->
    [must] Rusz { $any } caballero razem z królem
    [all] Rusz dowolną liczbę swoich caballero
    [own] { $own ->
        [one] Rusz 1 swojego caballero
        [few] Rusz maks. { $own } swoich caballero
       *[many] Rusz maks. { $own } swoich caballero
    }
    [opposing] { $opposing ->
        [one] Rusz 1 wrogiego caballero
        [few] Rusz maks. { $opposing } wrogich caballero
       *[many] Rusz maks. { $opposing } wrogich caballero
    }
    [own-opposing] Rusz { $own ->
        [one] { $own } swojego
       *[many] maks. { $own } swoich
    } i { $opposing ->
        [one] { $opposing } wrogiego
       *[many] maks. { $opposing } wrogich
    } caballero
   *[any] { $any ->
        [one] Rusz 1 caballero dowolnego koloru
        [few] Rusz maks. { $any } caballero dowolnych kolorów
       *[many] Rusz maks. { $any } caballero dowolnych kolorów
    }
}
ask-move-where = { $whose ->
    [own] Dokąd idzie twój caballero z regionu { $site }?
   *[other] Dokąd idzie caballero z regionu { $site }? ({ $who })
}
ask-name-score = Wybierz region do podliczenia
ask-name-leave = Wybierz region, z którego ruszysz caballero
ask-name-scatter = Wybierz region, który muszą opuścić przeciwnicy
ask-king = Rusz króla
ask-tile = Wybierz płytkę punktacji do położenia lub przeniesienia
ask-tile-where = Gdzie położyć płytkę { $values }?
ask-grande = Rusz swojego grande
ask-recall = Weź z powrotem na rękę zagraną kartę
ask-disc-general = Dokąd pójdą twoi caballero z castillo?
ask-disc-return = Wybierz region, z którego odejdą twoi caballero
ask-disc-scatter = Dokąd pójdą twoi caballero z regionu { $site }?
ask-disc-score-once = Wybierz region do podliczenia
ask-disc-sure = Ustawić dysk: { $site }?
ask-return = { $left ->
    [one] Zwróć do prowincji 1 swojego caballero
    [few] Zwróć do prowincji { $left } swoich caballero
   *[many] Zwróć do prowincji { $left } swoich caballero
}
ask-return-others = { $left ->
    [one] Zwróć do prowincji 1 wrogiego caballero
    [few] Zwróć do prowincji { $left } wrogich caballero
   *[many] Zwróć do prowincji { $left } wrogich caballero
}
ask-swap = Wybierz grande, który zamieni się miejscami z królem

# What it means.
about-pass = Wszyscy przekazują po 1 jednocześnie, zanim zobaczą, co dostaną.
about-play = Najwyższa karta daje pierwszą turę, niższe przynoszą więcej caballero. Nie możesz zagrać wartości, którą ktoś już zagrał w tej rundzie.
about-played = { $caballeros ->
    [0] Nie przynosi caballero do dworu.
    [one] Przynosi do dworu 1 caballero.
    [few] Przynosi do dworu maks. { $caballeros } caballero.
   *[many] Przynosi do dworu maks. { $caballeros } caballero.
}
about-take-power = Twoja karta siły sprowadza caballero z prowincji. Możesz dodać mniej albo nie dodawać nikogo.
about-take-ability = Twój modyfikator sprowadza z prowincji jeszcze jednego, jeśli chcesz.
about-take-card = Twoja karta akcji sprowadza caballero z prowincji.
about-fetch = W prowincji nie ma już twoich caballero, więc możesz ich wziąć z regionów (nie z regionu króla). Możesz też nie brać nikogo.
about-choose = Możesz w dowolnej kolejności użyć akcji specjalnej i umieścić tylu caballero, ilu pokazuje karta.
about-use-both = Użyj każdej połowy karty raz, w dowolnej kolejności, albo ją pomiń. Aby umieścić caballero, wybierz podświetlony region.
about-use-special = Użyj jej albo zakończ turę bez niej.
about-use-placement = W podświetlonych regionach wokół króla albo w castillo.
about-place-court = Z dworu do podświetlonych regionów wokół króla albo do castillo. Możesz ich dowolnie rozdzielić.
about-place-province = Prosto z prowincji do dowolnego podświetlonego regionu.
about-place-muster = Ze swojego dworu do dowolnego podświetlonego regionu.
about-veto = Veto unieważnia całą akcję specjalną; umieszczenie pozostaje. Możesz go użyć tylko raz.
about-branch = Możesz użyć tylko jednego z nich.
about-move = Wybierz caballero, a potem cel, albo go przeciągnij. Możesz ruszyć mniej.
about-move-must = Wybierz caballero, którzy pójdą z królem.
about-name-score = Zostanie podliczony od razu, z premiami. Liczba pokazuje punkty dla ciebie.
about-name-leave = Potem wybierzesz, którzy caballero go opuszczą i dokąd pójdą.
about-name-scatter = Każdy przeciwnik, który ma tam caballero, wybiera w tajemnicy inny region i rusza do niego wszystkich swoich stamtąd. Twoi zostają.
about-king = Caballero umieszcza się w regionach wokół niego. Do regionu, w którym stoi, nic nie wchodzi i nic z niego nie wychodzi.
about-tile = Płytka zastępuje pasek punktacji, na którym leży. Nie można jej położyć w regionie króla ani z niego zabrać.
about-grande = Tam, gdzie stoi, samodzielne 1. miejsce daje ci 2 dodatkowe punkty.
about-recall = Przeciwnicy nie zobaczą, która to karta.
about-disc-general = Tajne, dopóki wszyscy nie ustawią dysków. Twoi caballero z castillo pójdą do regionu, który wybierzesz.
about-disc-king = Tajne, dopóki wszyscy nie ustawią dysków. Twoi caballero z castillo pójdą do regionu, który wybierzesz. Jeśli będzie to region króla ({ $site }), wrócą do dworu.
about-disc-return = { $most ->
    [one] Z tego regionu wróci do prowincji 1 twój caballero.
   *[many] Z tego regionu wróci do prowincji maks. { $most } twoich caballero; liczba pokazuje ilu.
} Tajne, dopóki nie będą ustawione wszystkie dyski.
about-disc-return-all = Wszyscy twoi caballero z tego regionu wrócą do prowincji; liczba pokazuje ilu. Tajne, dopóki nie będą ustawione wszystkie dyski.
about-disc-scatter = { $count ->
    [one] Twój caballero z regionu { $site } ruszy do regionu, który wybierzesz.
    [few] Wszyscy twoi caballero z regionu { $site } ({ $count }) ruszą do regionu, który wybierzesz.
   *[many] Wszyscy twoi caballero z regionu { $site } ({ $count }) ruszą do regionu, który wybierzesz.
  } Tajne, dopóki nie będą ustawione wszystkie dyski.
about-disc-score-once = Region wskazany na dokładnie 1 dysku zostanie podliczony dla wszystkich, wskazany na kilku – nie. Liczba pokazuje punkty dla ciebie.
about-return = Z regionów lub dworu, w dowolnej proporcji. Nie z regionu króla.
about-return-others = Po 1 od każdego przeciwnika, z dowolnego regionu prócz regionu króla.
about-swap = Król i ten grande zamienią się miejscami.

# The answers.
do-pass = Przekaż { $modifier }
do-play = Zagraj { $power }
do-play-plain = tylko { $power }
do-play-modified = z { $modifier }: { $sum }
do-take = { $count ->
    [0] Nie dodawaj
    [one] Dodaj 1
    [few] Dodaj { $count }
   *[many] Dodaj { $count }
}
do-fetch = Weź 1: { $site }
do-choose = { $caballeros ->
    [one] Weź kartę { $card }, umieść 1 caballero
    [few] Weź kartę { $card }, umieść maks. { $caballeros } caballero
   *[many] Weź kartę { $card }, umieść maks. { $caballeros } caballero
}
do-special = Akcja specjalna: { $card }
use-special = Akcja specjalna
do-end-turn = Zakończ turę
do-place = { $site ->
    [Castillo] Wrzuć 1 do castillo
   *[other] Umieść 1: { $site }
}
do-allow = Pozwól
do-veto = Zawetuj
do-branch = Opcja { $number }
branch-move = Rusz swoich caballero z jednego regionu
branch-place-from-court = { $count ->
    [one] Umieść 1 caballero z dworu
    [few] Umieść maks. { $count } caballero z dworu
   *[many] Umieść maks. { $count } caballero z dworu
}
do-move-to = { $site ->
    [Castillo] Wrzuć do castillo
   *[other] Rusz tutaj: { $site }
}
do-lift = { $whose ->
    [own] Rusz 1 swojego caballero: { $site }
   *[other] Rusz 1 caballero: { $who }, { $site }
}
do-lift-from = Wybierz caballero: { $site }
do-put-down = Wybierz innego
do-name = Wybierz: { $site }
do-king = { $site ->
    [Castillo] Postaw króla obok castillo
   *[other] Rusz króla: { $site }
}
do-lift-tile = Weź płytkę { $values }
do-tile = Połóż płytkę: { $site }
do-grande = Rusz swojego grande: { $site }
do-recall = { $caballeros ->
    [0] Weź z powrotem kartę { $power }, która nie przynosi caballero
    [one] Weź z powrotem kartę { $power }, która przynosi 1 caballero
    [few] Weź z powrotem kartę { $power }, która przynosi { $caballeros } caballero
   *[many] Weź z powrotem kartę { $power }, która przynosi { $caballeros } caballero
}
do-recall-modifier = Weź z powrotem modyfikator { $modifier }
do-disc = Ustaw dysk: { $site }
do-return = { $whose ->
    [own] Zwróć 1 swojego caballero: { $site }
   *[other] Zwróć 1 caballero: { $who }, { $site }
}
do-swap = { $whose ->
    [own] Zamień miejscami króla i swojego grande
   *[other] Zamień miejscami króla i grande: { $who }
}
done-fetch = Gotowe
done-place = Koniec umieszczania
done-move = Koniec ruchów
none-fetch = Nie bierz nikogo
none-place = Nie umieszczaj nikogo
none-move = Nie ruszaj nikogo
from-court = Z dworu
veto-never = Pozwól i nie pytaj mnie więcej
take-how-many = Liczba caballero
one-less = O jednego mniej
one-more = O jednego więcej
count-of = { $count } z { $most }
left-of = { $left ->
    [0] wszyscy umieszczeni
    [one] został { $left } z { $total }
    [few] zostało { $left } z { $total }
   *[many] zostało { $left } z { $total }
}
take-back = Cofnij: { $step }

# What the draft holds.
did-pass = Przekaż { $card }
did-play = Zagraj { $card }
did-take = { $number ->
    [0] Nie dodawaj caballero
    [one] Dodaj do dworu 1 caballero
    [few] Dodaj do dworu { $number } caballero
   *[many] Dodaj do dworu { $number } caballero
}
did-fetch = Weź { $count }: { $site }
did-choose = Weź kartę: { $card }
did-special = Wykonaj akcję specjalną
did-place = { $site ->
    [Castillo] Wrzuć { $count } do castillo
   *[other] Umieść { $count }: { $site }
}
did-move = Rusz { $count }: { $from } → { $to } ({ $who })
did-name = Wybierz: { $site }
did-king = { $site ->
    [Castillo] Postaw króla obok castillo
   *[other] Rusz króla: { $site }
}
did-tile = Połóż płytkę: { $site }
did-grande = Rusz swojego grande: { $site }
did-recall = Weź z powrotem { $card }
did-disc = Ustaw dysk: { $site }
did-return = Zwróć { $count }: { $site } ({ $who })
did-swap = { $whose ->
    [own] Zamień miejscami króla i swojego grande
   *[other] Zamień miejscami króla i grande: { $who }
}
did-branch = Wybierz opcję { $number }
did-veto = Zawetuj
did-allow = Pozwól

# Below the card that is being carried out.
gains-special = Akcja specjalna dałaby: { $gains }.
gains-part = { $who } +{ $points }
gains-card = ty +{ $points }
play-barred = Już zagrane: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [0] { $power } – bez caballero
    [one] { $power } – 1 caballero
    [few] { $power } – { $caballeros } caballero
   *[many] { $power } – { $caballeros } caballero
}
card-places = { $count ->
    [one] caballero do umieszczenia
    [few] caballero do umieszczenia
   *[many] caballero do umieszczenia
}

# Sending.
ready-title = Potwierdź swoją turę
ready-answer = Potwierdź odpowiedź
sure-disc-general = Twoi caballero z castillo pójdą do regionu { $site }.
sure-disc-king = Twoi caballero z castillo wrócą do dworu, bo król stoi w regionie { $site }.
sure-disc-return = { $count ->
    [one] Do prowincji wróci 1 twój caballero z regionu { $site }.
    [few] Do prowincji wróci { $count } twoich caballero z regionu { $site }.
   *[many] Do prowincji wróci { $count } twoich caballero z regionu { $site }.
}
sure-disc-scatter = { $count ->
    [one] Z regionu { $from } do regionu { $site } przejdzie 1 twój caballero.
    [few] Z regionu { $from } do regionu { $site } przejdzie { $count } twoich caballero.
   *[many] Z regionu { $from } do regionu { $site } przejdzie { $count } twoich caballero.
}
sure-disc-score-once = Region { $site } zostanie podliczony, jeśli nie wskaże go żaden inny dysk. Punkty dla ciebie: { $points }.
sure-veto = Cała akcja specjalna przepada. Twoje Veto zostaje zużyte.
sure-allow = Akcja specjalna zostanie wykonana. Zachowujesz swoje Veto.
ready-about = Nic nie zostanie wysłane, dopóki nie potwierdzisz.
ready-reveals = To odkryje coś ukrytego i nie da się tego cofnąć.
confirm-turn = Potwierdź
confirm-play = Zagraj
confirm-pass = Przekaż
confirm-disc = Ustaw dysk
confirm-veto = Potwierdź Veto
confirm-allow = Potwierdź
unused-both = Kończysz turę bez akcji specjalnej i bez umieszczania caballero.
unused-special = Kończysz turę bez akcji specjalnej.
unused-placement = { $left ->
    [one] Możesz umieścić jeszcze 1 caballero.
    [few] Możesz umieścić jeszcze { $left } caballero.
   *[many] Możesz umieścić jeszcze { $left } caballero.
}
draft-back = Cofnij
draft-reset = Zacznij od nowa
draft-lost = Gra poszła dalej i twój plan już nie pasuje. Nic nie wysłano.
draft-dismiss = OK

# What it would change.
change-title = Co się zmieni
change-about = Punkty, które dałby każdy region, gdyby podliczyć go teraz.
change-court = Dwór
change-score = Punkty
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Punktacja
scoring-title = Punktacja
scoring-general = Punktacja ogólna po rundzie { $round }
scoring-where = Gdzie
scoring-total = Suma
scoring-king = w tym 2 za premię króla
scoring-grande = w tym 2 za premię grande
scoring-close = Zamknij
