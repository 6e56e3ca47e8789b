# What a player is asked: the question, what it means, the buttons.

decide-you = ty
decide-done-ends = { $done } – koniec tury

# The question.
ask-pass = Przekaż jeden modyfikator sąsiadowi po lewej
ask-play = Zagraj kartę siły
ask-play-with = { $modifier ->
    [none] Zagrać { $power }?
   *[other] Zagrać { $power } { $modifier } = { $sum }?
}
ask-take = { $most ->
    [0] W tej turze nikt nie trafia do dworu
    [one] Dodaj do dworu 1 caballero
    [few] Dodaj do dworu maks. { $most } caballero
   *[many] Dodaj do dworu maks. { $most } caballero
}
ask-fetch = { $left ->
    [one] Zabierz 1 caballero z regionu
    [few] Zabierz maks. { $left } caballero z regionów
   *[many] Zabierz maks. { $left } caballero z regionów
}
ask-choose = Weź kartę akcji
ask-use-both = { $left ->
    [one] Użyj karty: akcja specjalna i umieszczenie 1 caballero
    [few] Użyj karty: akcja specjalna i umieszczenie maks. { $left }
   *[many] Użyj karty: akcja specjalna i umieszczenie maks. { $left }
}
ask-use-special = Została jeszcze akcja specjalna
ask-use-placement = { $left ->
    [one] Umieść 1 caballero
    [few] Umieść maks. { $left } caballero
   *[many] Umieść maks. { $left } caballero
}
ask-place = { $left ->
    [one] Umieść jeszcze 1 caballero
    [few] Umieść maks. { $left } caballero
   *[many] Umieść maks. { $left } caballero
}
ask-veto = { $player } ogłasza: { $card }. Wetujesz?
ask-branch = Wybierz, co robi twoja karta
ask-move = { $kind ->
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
    [own-opposing] Rusz maks. { $own ->
        [one] { $own } swojego
       *[many] { $own } swoich
    } i maks. { $opposing ->
        [one] { $opposing } wrogiego
       *[many] { $opposing } wrogich
    }
   *[any] { $any ->
        [one] Rusz 1 caballero dowolnego koloru
        [few] Rusz maks. { $any } caballero dowolnych kolorów
       *[many] Rusz maks. { $any } caballero dowolnych kolorów
    }
}
ask-move-where = Dokąd idzie ten caballero? ({ $who }, { $site })
ask-name-score = Który region podliczyć?
ask-name-leave = Wybierz region, który opuszczą caballero
ask-name-scatter = Wybierz region, który muszą opuścić przeciwnicy
ask-king = Rusz króla
ask-tile = Którą płytkę punktacji kładziesz lub przenosisz?
ask-tile-where = Gdzie położyć płytkę { $values }?
ask-grande = Rusz swojego grande
ask-recall = Weź z powrotem na rękę zagraną kartę
ask-disc = Ustaw swój dysk
ask-disc-sure = Ustawić dysk: { $site }?
ask-return = { $left ->
    [one] Zwróć do prowincji 1 swojego caballero
    [few] Zwróć do prowincji { $left } swoich caballero
   *[many] Zwróć do prowincji { $left } swoich caballero
}
ask-return-others = { $left ->
    [one] Odeślij do prowincji 1 wrogiego caballero
    [few] Odeślij do prowincji { $left } wrogich caballero
   *[many] Odeślij do prowincji { $left } wrogich caballero
}
ask-swap = Czyj grande zamieni się miejscem z królem?

# What it means.
about-pass = Wszyscy przekazują jednocześnie, zanim zobaczą, co przyjdzie z prawej.
about-play = Najwyższa karta daje pierwszą turę; niskie przynoszą więcej caballero. Żadnej wartości nie można zagrać w rundzie dwa razy.
about-played = { $caballeros ->
    [0] Nie przynosi do dworu nikogo.
    [one] Przynosi do dworu maks. 1 caballero.
    [few] Przynosi do dworu maks. { $caballeros } caballero.
   *[many] Przynosi do dworu maks. { $caballeros } caballero.
}
about-take-power = Sprowadza ich z prowincji twoja karta siły. Może być mniej.
about-take-ability = Twój modyfikator sprowadza z prowincji jeszcze jednego, jeśli chcesz.
about-take-card = Sprowadza ich z prowincji twoja karta akcji.
about-fetch = W prowincji nie ma już twoich, więc możesz zabrać caballero z regionów, ale nie z regionu króla. Możesz też nie brać nikogo.
about-choose = Możesz użyć obu połówek: akcji specjalnej i umieszczenia tylu caballero, ilu pokazuje karta, w dowolnej kolejności.
about-use-both = W dowolnej kolejności, każde raz, każde można pominąć. Kliknij podświetlony region, by tam umieścić.
about-use-special = Ogłoś ją albo zakończ turę bez niej.
about-use-placement = Obok króla albo do castillo. Kliknij podświetlony region.
about-place-court = Ze swojego dworu, obok króla albo do castillo. Dziel, jak chcesz.
about-place-province = Prosto z prowincji do dowolnego podświetlonego regionu.
about-place-muster = Ze swojego dworu do dowolnego podświetlonego regionu.
about-veto = Veto unieważnia całą akcję specjalną; umieszczenie pozostaje. Twoje veto jest wtedy zużyte.
about-branch = Jedno albo drugie.
about-move = Wybierz caballero, a potem cel, albo go przeciągnij. Może być mniej.
about-move-must = Wybierz, kto idzie z królem.
about-name-score = Zostanie podliczony od razu, z obiema premiami. Liczba to punkty dla ciebie.
about-name-leave = Potem wybierz, kto go opuszcza i dokąd idzie.
about-name-scatter = Każdy przeciwnik, który tam stoi, wskazuje w tajemnicy inny region; idą tam wszyscy jego caballero. Twoi zostają.
about-king = Do regionu, w którym stoi, nic nie wchodzi i nic z niego nie wychodzi; umieszcza się obok niego.
about-tile = Płytka zastępuje wartości miejsca, na którym leży. Nie do regionu króla ani z niego.
about-grande = Samodzielne 1. miejsce tam, gdzie stoi, daje ci 2 punkty więcej.
about-recall = Nikt nie widzi, która to karta.
about-disc = Tajne, dopóki wszyscy nie ustawią swoich. Idą tam twoi caballero z castillo.
about-disc-king = Tajne, dopóki wszyscy nie ustawią swoich. Idą tam twoi caballero z castillo; jeśli wskażesz region króla ({ $site }), wrócą do dworu.
about-disc-card = Tajne, dopóki wszyscy pytani nie ustawią swoich. Potem działa karta.
about-return = Z regionów lub dworu, jak chcesz; nie z regionu króla.
about-return-others = Po jednym od każdego przeciwnika, z dowolnego regionu prócz regionu króla.
about-swap = Król idzie tam, gdzie jest ten grande, a grande tam, gdzie jest król.

# The answers.
do-pass = Przekaż { $modifier }
do-play = Zagraj { $power }
do-play-plain = samo { $power }
do-play-modified = z { $modifier }: { $sum }
do-take = { $count ->
    [0] Nie dodawaj
    [one] Dodaj 1
    [few] Dodaj { $count }
   *[many] Dodaj { $count }
}
do-fetch = Zabierz 1: { $site }
do-choose = { $caballeros ->
    [one] Weź kartę { $card }, umieść 1 caballero
    [few] Weź kartę { $card }, umieść maks. { $caballeros } caballero
   *[many] Weź kartę { $card }, umieść maks. { $caballeros } caballero
}
do-special = Akcja specjalna: { $card }
use-special = Akcja specjalna
do-end-turn = Zakończ turę
do-place = Umieść 1: { $site }
do-allow = Pozwól
do-veto = Zawetuj
do-branch = Część { $number }
branch-move = Rusz swoich caballero z jednego regionu
branch-place-from-court = { $count ->
    [one] Umieść 1 caballero z dworu
    [few] Umieść maks. { $count } caballero z dworu
   *[many] Umieść maks. { $count } caballero z dworu
}
do-move-to = Rusz tutaj: { $site }
do-lift = Rusz 1 caballero: { $who }, { $site }
do-lift-from = Wybierz caballero: { $site }
do-put-down = Wybierz innego
do-name = Wybierz: { $site }
do-king = Rusz króla: { $site }
do-lift-tile = Weź płytkę { $values }
do-tile = Połóż płytkę: { $site }
do-grande = Rusz swojego grande: { $site }
do-recall = { $caballeros ->
    [one] Weź z powrotem { $power }, kartę na 1 caballero
    [few] Weź z powrotem { $power }, kartę na { $caballeros } caballero
   *[many] Weź z powrotem { $power }, kartę na { $caballeros } caballero
}
do-recall-modifier = Weź z powrotem modyfikator { $modifier }
do-disc = Ustaw dysk: { $site }
do-return = Zwróć 1: { $who }, { $site }
do-swap = Zamień króla z grande: { $who }
done-fetch = Wystarczy
done-place = Wystarczy
done-move = Wystarczy
none-fetch = Nie zabieraj
none-place = Nie umieszczaj
none-move = Nie ruszaj
from-court = Z dworu
veto-never = Pozwól i nie pytaj mnie więcej
take-how-many = Ilu caballero
one-less = Jeden mniej
one-more = Jeden więcej
count-of = { $count } z { $most }
left-of = { $left ->
    [0] wszyscy umieszczeni ({ $total })
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
did-fetch = Zabierz { $count }: { $site }
did-choose = Weź kartę: { $card }
did-special = Wykonaj akcję specjalną
did-place = Umieść { $count }: { $site }
did-move = Rusz { $count }: { $from } → { $to } ({ $who })
did-name = Wybierz: { $site }
did-king = Król idzie: { $site }
did-tile = Połóż płytkę: { $site }
did-grande = Twój grande idzie: { $site }
did-recall = Weź z powrotem { $card }
did-disc = Ustaw dysk: { $site }
did-return = Zwróć { $count }: { $site } ({ $who })
did-swap = Zamień króla z grande: { $who }
did-branch = Wybierz część { $number }
did-veto = Veto
did-allow = Pozwól

# Below the card that is being carried out.
gains-special = Akcja specjalna dałaby: { $gains }.
gains-part = { $who } +{ $points }
gains-card = ty +{ $points }
play-barred = Już zagrane: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $power } – { $caballeros } caballero
card-places = { $count ->
    [one] caballero do umieszczenia
    [few] caballero do umieszczenia
   *[many] caballero do umieszczenia
}

# Sending.
ready-title = Potwierdź swoją turę
ready-about = Do tej pory nic nie zostało wysłane.
ready-reveals = Zostanie odkryte coś ukrytego: tego nie da się cofnąć.
confirm-turn = Potwierdź
confirm-play = Zagraj
confirm-pass = Przekaż
confirm-disc = Ustaw dysk
confirm-veto = Potwierdź veto
confirm-allow = Potwierdź
unused-both = Kończysz turę bez akcji specjalnej i bez umieszczania.
unused-special = Kończysz turę bez akcji specjalnej.
unused-placement = { $left ->
    [one] Możesz umieścić jeszcze 1 caballero.
    [few] Możesz umieścić jeszcze { $left } caballero.
   *[many] Możesz umieścić jeszcze { $left } caballero.
}
draft-back = Cofnij
draft-reset = Od nowa
draft-lost = Gra poszła dalej i twój plan już nie pasuje. Nic z niego nie wysłano.
draft-heard = Dobrze

# What it would change.
change-title = Co się zmieni
change-about = Punkty w regionach: gdyby podliczać teraz.
change-court = Dwór
change-score = Punkty
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Punktacja
scoring-title = Punktacja
scoring-general = Punktacja ogólna po rundzie { $round }
scoring-where = Region
scoring-total = Suma
scoring-king = w tym 2 za region króla
scoring-grande = w tym 2 za własnego grande
scoring-close = Zamknij
