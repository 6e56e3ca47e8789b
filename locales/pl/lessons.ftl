# The first game that teaches: for each lesson a title, what it is about, and for each task what to do and what came of
# it; then what is said to somebody who does something else that the rules allow. The learner plays red.
# No past tense for the learner: it would name a gender.

lesson-turn-order-title = Karty siły i dwór
lesson-turn-order-intro = Każda runda zaczyna się od kart siły: od nich zależy, kto gra pierwszy i ilu caballero trafi do twojego dworu.
lesson-turn-order-task-1 = Przeciwnicy zagrali 8, 3 i 6. Zagraj kartę siły, która da ci pierwszą turę, ale nie wyższą, niż trzeba: im wyższa karta, tym mniej caballero przynosi.
lesson-turn-order-done-1 = Twoja 9 to najwyższa karta, więc pierwsza tura należy do ciebie. Na rękę już nie wróci: każdą ze swoich 13 kart zagrywasz tylko raz.
lesson-turn-order-task-2 = Karta 9 pozwala ci dodać do dworu 2 caballero z prowincji. Na planszy umieszcza się tylko tych z dworu. Dodaj obu.
lesson-turn-order-done-2 = Masz teraz na dworze 5 caballero. Niższa karta sprowadziłaby ich więcej, ale tura przyszłaby później.
lesson-turn-order-not-first = Z tą kartą ktoś inny zagrałby przed tobą. Potrzebujesz więcej niż 8.
lesson-turn-order-dear = Ta też da ci pierwszą turę, ale wystarczy niższa, a przyniesie więcej caballero.
lesson-turn-order-too-few = Możesz dodać mniej, ale tutaj przyda się każdy caballero. Dodaj 2.

lesson-placement-title = Umieszczanie caballero
lesson-placement-intro = W swojej turze bierzesz jedną kartę akcji. Jej dolna połowa mówi, ilu caballero możesz umieścić.
lesson-placement-task-1 = W Aragón prowadzi niebieski: ma tam 2 caballero, a ty nikogo. Weź kartę, która pozwala umieścić co najmniej 3.
lesson-placement-done-1 = W tej rundzie ta karta jest twoja. Przeciwnicy wybierają z tych, które zostały.
lesson-placement-task-2 = Caballero umieszcza się w regionach sąsiadujących z regionem króla. Król stoi w Castilli, a Aragón z nią sąsiaduje. Umieść w Aragón tylu, ilu trzeba, żeby tam prowadzić. Jeśli chcesz, spróbuj też w Castilli: region króla to tabu.
lesson-placement-done-2 = 3 do 2: gdyby teraz podliczono Aragón, najwięcej punktów byłoby dla ciebie. Do regionu króla nic nie wchodzi i nic z niego nie wychodzi, więc przewaga w nim jest bezpieczna, dopóki król nie odejdzie.
lesson-placement-too-few = Z tą kartą umieścisz za mało caballero, żeby wyprzedzić niebieskiego w Aragón. Poszukaj takiej z liczbą 3 lub większą.
lesson-placement-elsewhere = Możesz tam umieścić caballero, ale twoje zadanie to objąć prowadzenie w Aragón.
lesson-placement-special = Możesz zacząć od akcji specjalnej, ale w tej lekcji najpierw umieść caballero. O akcjach specjalnych jest następna.
lesson-placement-too-soon = Jeszcze nie: niebieski nadal ma w Aragón co najmniej tylu caballero co ty.

lesson-special-title = Akcje specjalne
lesson-special-intro = Górna połowa karty akcji to jej akcja specjalna. Możesz jej użyć albo nie, przed umieszczeniem caballero albo po nim.
lesson-special-task-1 = Masz kartę Wymarsz: pozwala ruszyć maks. 4 swoich caballero. Użyj akcji specjalnej.
lesson-special-done-1 = Nie musisz ruszać wszystkich 4. Mogą iść z każdego regionu do każdego innego. Zamknięty jest tylko region króla.
lesson-special-task-2 = W Granadzie jesteś za niebieskim, ale w Sevilli ma on tylko 1 caballero. Rusz swoich 2 z Granady do Sevilli. Ci w Toledo nie mogą się ruszyć: stoi tam król.
lesson-special-done-2 = Sevilla jest teraz twoja, 2 do 1. Ruchem można zdobyć region, nie zużywając ani jednego caballero z dworu.
lesson-special-placement = Możesz najpierw umieścić caballero, ale tym razem zacznij od akcji specjalnej.
lesson-special-elsewhere = Taki ruch jest dozwolony, ale twoje zadanie to objąć prowadzenie w Sevilli. Rusz swoich caballero z Granady do Sevilli.
lesson-special-too-soon = Jeszcze nie: w Sevilli nie prowadzisz.

lesson-king-title = Król
lesson-king-intro = Król decyduje, gdzie wszyscy mogą umieszczać caballero. W każdej rundzie jest karta, która go rusza: Wasza Wysokość.
lesson-king-task-1 = Chcesz mieć więcej caballero w Granadzie, ale król jest daleko, w Galicii. Masz kartę Wasza Wysokość: użyj jej akcji specjalnej.
lesson-king-done-1 = Król może iść do dowolnego regionu. Nie może tylko zostać tam, gdzie stoi.
lesson-king-task-2 = Rusz króla do regionu sąsiadującego z Granadą, ale nie do niej samej. Do regionu króla nic nie wchodzi.
lesson-king-done-2 = Od teraz wszyscy umieszczają caballero wokół nowego regionu króla, dopóki ktoś znów go nie ruszy.
lesson-king-task-3 = Karta Wasza Wysokość pozwala umieścić maks. 5 caballero. W Granadzie niebieski ma 2, a ty 1: umieść tam tylu, ilu trzeba, żeby prowadzić.
lesson-king-done-3 = Granada jest twoja. Gdyby król stał w samej Granadzie, samodzielne 1. miejsce dawałoby tam w każdej punktacji 2 punkty więcej.
lesson-king-placement = Możesz najpierw umieścić caballero, ale z królem w Galicii Granada jest poza zasięgiem. Najpierw rusz króla.
lesson-king-inside = Król może tam pójść, ale wtedy nikt nie umieści caballero w Granadzie, nawet ty. Wybierz region, który z nią sąsiaduje.
lesson-king-far = Stamtąd Granada jest poza zasięgiem. Wybierz region, który z nią sąsiaduje: Sevillę, Toledo lub Valencię.
lesson-king-elsewhere = Możesz tam umieścić caballero, ale twoje zadanie to objąć prowadzenie w Granadzie.
lesson-king-too-soon = Jeszcze nie: niebieski nadal ma w Granadzie co najmniej tylu caballero co ty.

lesson-castillo-title = Castillo i dysk
lesson-castillo-intro = Castillo to wieża, do której nikt nie może zajrzeć. Otwiera się ją podczas każdej punktacji ogólnej, a wtedy każdy wysyła swoich caballero ze środka do jednego wybranego regionu.
lesson-castillo-task-1 = Trwa trzecia runda, więc na jej koniec będzie punktacja. Do castillo możesz wrzucać caballero zawsze, gdziekolwiek jest król. Wrzuć do środka wszystkich 3 swoich caballero.
lesson-castillo-done-1 = Koniec rundy. Zanim castillo zostanie otwarte, każdy w tajemnicy ustawia na dysku region, do którego pójdą jego caballero.
lesson-castillo-task-2 = Ustaw na dysku bogaty region: taki, w którym 1. miejsce daje co najmniej 6 punktów, a twoich 3 z castillo zapewni ci prowadzenie.
lesson-castillo-done-2 = Najpierw podliczono samo castillo: w środku było najwięcej twoich. Potem odkryto dyski, twoi caballero wyjechali i podliczono wszystkie regiony.
lesson-castillo-elsewhere = Możesz tam umieścić caballero, ale ta lekcja jest o castillo. Wrzuć swoich caballero do wieży.
lesson-castillo-too-soon = Jeszcze nie: część twoich caballero może jeszcze trafić do castillo.
lesson-castillo-king = Możesz wybrać region króla, ale nic do niego nie wejdzie: twoi caballero wróciliby tylko do dworu.
lesson-castillo-behind = Możesz go wybrać, ale nawet z 3 caballero więcej nie będziesz tam prowadzić.
lesson-castillo-poor = Będziesz tam prowadzić, ale ten region daje mało. Poszukaj takiego, w którym 1. miejsce daje co najmniej 6 punktów.

lesson-scoring-title = Punkty, remisy i premie
lesson-scoring-intro = Każdy region daje punkty za 1., 2. i 3. miejsce, tyle, ile pokazuje jego pasek punktacji. Remis kosztuje: wszyscy, którzy remisują, spadają o jedno miejsce.
lesson-scoring-task-1 = W Toledo niebieski i zielony mają po 3 caballero. To remis na 1. miejscu, więc obaj dostaliby tylko tyle, ile daje 2. miejsce. Ty masz 2. Umieść swoich 2 caballero tak, żeby samodzielnie zająć 1. miejsce.
lesson-scoring-done-1 = Masz 4, a oni po 3: 1. miejsce jest twoje. Gdyby doszedł tam tylko jeden twój caballero, byłby remis we trójkę i każdy z was dostałby tylko tyle, ile daje 2. miejsce.
lesson-scoring-task-2 = Karta Sprawiedliwość pozwala od razu podliczyć jeden region. Użyj jej akcji specjalnej i wybierz Toledo.
lesson-scoring-done-2 = 7 punktów za 1. miejsce i jeszcze 2, bo w Toledo stoi twój grande, a 1. miejsce zajmujesz samodzielnie. Niebieski i zielony remisują na 2. miejscu i dostają punkty za 3. miejsce: po 2. Samodzielne 1. miejsce w regionie króla też daje 2 dodatkowe punkty.
lesson-scoring-elsewhere = Możesz tam umieścić caballero, ale obu potrzebujesz w Toledo.
lesson-scoring-special = Możesz najpierw podliczyć, ale tu zacznij od umieszczania: wtedy Toledo da ci znacznie więcej.
lesson-scoring-other-region = Możesz podliczyć ten region, ale najwięcej da ci Toledo.
lesson-scoring-too-soon = Jeszcze nie: zadanie nie jest wykonane.

lesson-tiles-title = Płytki punktacji
lesson-tiles-intro = Obok planszy leżą dwie płytki punktacji: 8/4/0 i 4/0/0. Płytka zastępuje pasek punktacji, na którym leży, więc zmienia wartość regionu.
lesson-tiles-task-1 = Masz kartę Zarządzenie. Jej akcja specjalna pozwala położyć płytkę punktacji. Użyj jej.
lesson-tiles-done-1 = Możesz wybrać dowolną płytkę: wysoką do regionu, w którym prowadzisz, albo niską tam, gdzie prowadzi ktoś inny.
lesson-tiles-task-2 = W Sevilli prowadzisz, ale 1. miejsce daje tam tylko 4 punkty. Wybierz płytkę 8/4/0 i połóż ją w Sevilli.
lesson-tiles-done-2 = 1. miejsce w Sevilli daje teraz 8 punktów, dwa razy więcej niż wcześniej. Tak będzie przy każdej punktacji, dopóki ktoś nie przeniesie płytki kartą Zarządzenie. Uważaj: teraz Sevilla kusi też przeciwników.
lesson-tiles-placement = Możesz najpierw umieścić caballero, ale tym razem zacznij od akcji specjalnej.
lesson-tiles-elsewhere = Możesz tam położyć płytkę, ale nie prowadzisz tam. Prowadzisz w Sevilli: połóż ją właśnie tam.
lesson-tiles-low = Z płytką 4/0/0 punkty daje tylko 1. miejsce, i to zaledwie 4. Tak psuje się regiony przeciwnikom. Do Sevilli wybierz 8/4/0.

lesson-veto-title = Veto
lesson-veto-intro = Veto to dodatkowa karta, którą można włączyć do gry. Pozwala unieważnić akcję specjalną innego gracza, ale tylko raz.
lesson-veto-task-1 = Masz kartę Veto. Użyj jej akcji specjalnej: karta będzie leżeć przed tobą w tej i następnej rundzie.
lesson-veto-done-1 = Od teraz wszyscy inni muszą ogłaszać swoje akcje specjalne, a ty za każdym razem decydujesz.
lesson-veto-task-2 = Niebieski ogłasza Wezwanie: doda do dworu jeszcze 2 swoich caballero. Niewiele ci to szkodzi. Pozwól na to i zachowaj Veto na coś gorszego.
lesson-veto-done-2 = Niebieski ma 2 caballero więcej, a ty nadal masz Veto.
lesson-veto-task-3 = Zielony ogłasza Serce kraju: podlicza się region z największą liczbą caballero, czyli Granadę. Zielony dostałby tam 8 punktów, a ty nic. Zawetuj!
lesson-veto-done-3 = Zielony nic nie dostaje za Serce kraju, ale nadal może umieszczać caballero. Twoje Veto jest zużyte. Przy otwieraniu stołu znajdziesz tę kartę wśród alternatywnych kart akcji.
lesson-veto-placement = Możesz zakończyć turę bez akcji specjalnej, ale wtedy nie będziesz mieć Veto. Użyj jej.
lesson-veto-wasted = Możesz, ale wtedy Veto przepadnie, a może przyjść coś gorszego. Na tę akcję pozwól.
lesson-veto-harmful = Możesz na to pozwolić, ale wtedy zielony od razu dostanie 8 punktów. Właśnie po to masz Veto.

lesson-help-title = Podpowiedzi, cofanie i dziennik
lesson-help-intro = Nie musisz wszystkiego wiedzieć ani pamiętać: pomogą ci podpowiedzi, cofanie i dziennik.
lesson-help-task-1 = Którą kartę akcji wziąć? { $input ->
    [touch] Dotknij przycisku Podpowiedź
   *[mouse] Kliknij przycisk Podpowiedź
  }, żeby zobaczyć, co zrobiłby najsilniejszy bot. Weź jedną z tych kart albo inną.
lesson-help-done-1 = Podpowiedź to tylko rada. Możesz o nią prosić zawsze, gdy wszyscy przeciwnicy są botami.
lesson-help-task-2 = Dopóki nie potwierdzisz, nic nie jest ostateczne. Umieść caballero w dowolnym podświetlonym regionie. Potem { $input ->
    [touch] dotknij przycisku Cofnij
   *[mouse] kliknij przycisk Cofnij
  }: caballero wróci do dworu. Na koniec umieść go tam, gdzie naprawdę chcesz.
lesson-help-done-2 = W grze z botami możesz cofnąć nawet całą ostatnią turę, o ile od tego czasu nic ukrytego nie zostało odkryte.
lesson-help-task-3 = Przed twoją turą niebieski opuścił jeden region. Który? { $screen ->
    [narrow] Otwórz Dziennik
   *[wide] Sprawdź w dzienniku, na dole po prawej
  }. Potem umieść tam caballero i obejmij prowadzenie.
lesson-help-done-3 = Navarra jest twoja. W prawdziwej grze każdy wiersz dziennika pokaże ci też planszę z tamtej chwili.
lesson-help-special = Możesz zacząć od akcji specjalnej, ale tutaj najpierw umieść caballero.
lesson-help-too-soon = Jeszcze nie: najpierw umieść caballero.
lesson-help-elsewhere = Możesz tam umieścić caballero, ale niebieski opuścił inny region. Sprawdź w dzienniku, skąd przyszli jego caballero.
lesson-help-no-hint = Możesz wziąć tę kartę. Najpierw jednak { $input ->
    [touch] dotknij przycisku Podpowiedź
   *[mouse] kliknij przycisk Podpowiedź
  } i zobacz, którą wziąłby najsilniejszy bot.
lesson-help-no-undo = Caballero może tam zostać. Najpierw jednak { $input ->
    [touch] dotknij przycisku Cofnij
   *[mouse] kliknij przycisk Cofnij
  } i zobacz, jak wraca do dworu.

lesson-round-title = Cała runda
lesson-round-intro = Teraz wszystko razem: karta siły, dwór, karta akcji, umieszczanie, a na koniec punktacja. Tym razem działasz samodzielnie.
lesson-round-task-1 = Przeciwnicy zagrali 7, 4 i 10. Zagraj dowolną kartę siły: wysoką, jeśli chcesz mieć wczesną turę i najlepszy wybór kart, niską, jeśli wolisz więcej caballero.
lesson-round-done-1 = Tury rozgrywa się od najwyższej karty do najniższej.
lesson-round-task-2 = Twoja tura: dodaj caballero do dworu, weź kartę, umieść caballero i użyj akcji specjalnej albo ją pomiń. Aż do końca tury wszystko zależy od ciebie.
lesson-round-done-2 = Wszyscy są już po swoich turach, a trzecią rundę kończy punktacja.
lesson-round-task-3 = Ustaw swój dysk. Wiesz, ilu twoich jest w castillo; zgadnij, dokąd przeciwnicy wyślą swoich.
lesson-round-done-3 = Oto cała runda. Gra ma ich dziewięć, z punktacją po każdej trzeciej, a wygrywa ten, kto na koniec ma najwięcej punktów. Możesz grać!
