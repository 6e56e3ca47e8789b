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
lesson-placement-elsewhere = Możesz tam umieścić caballero, ale wtedy nie wystarczy ci ich na Aragón. Cofnij to i umieść ich w Aragón.
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
lesson-scoring-task-1 = W Toledo niebieski i zielony mają po 3 caballero. To remis na 1. miejscu, więc obaj dostaliby tylko tyle, ile daje drugie. Ty masz 2. Umieść swoich 2 caballero tak, żeby samodzielnie zająć 1. miejsce.
lesson-scoring-done-1 = Masz 4, a oni po 3: 1. miejsce jest twoje. Gdyby doszedł tam tylko jeden twój caballero, byłby remis we trójkę i każdy z was dostałby tylko tyle, ile daje 2. miejsce.
lesson-scoring-task-2 = Karta Sprawiedliwość pozwala od razu podliczyć jeden region. Użyj jej akcji specjalnej i wybierz Toledo.
lesson-scoring-done-2 = 7 punktów za 1. miejsce i jeszcze 2, bo w Toledo stoi twój grande, a 1. miejsce zajmujesz samodzielnie. Niebieski i zielony remisują na 2. miejscu i dostają tyle, ile daje trzecie: po 2. Samodzielne 1. miejsce w regionie króla też daje 2 dodatkowe punkty.
lesson-scoring-elsewhere = Możesz tam umieścić caballero, ale obu potrzebujesz w Toledo.
lesson-scoring-special = Możesz najpierw podliczyć, ale tu zacznij od umieszczania: wtedy Toledo da ci znacznie więcej.
lesson-scoring-other-region = Możesz podliczyć ten region, ale najwięcej da ci Toledo.
lesson-scoring-too-soon = Jeszcze nie: zadanie nie jest wykonane.

lesson-round-title = Cała runda
lesson-round-intro = Teraz wszystko razem: karta siły, dwór, karta akcji, umieszczanie, a na koniec punktacja. Tym razem radzisz sobie bez podpowiedzi.
lesson-round-task-1 = Przeciwnicy zagrali 7, 4 i 10. Zagraj dowolną kartę siły: wysoką dla wczesnej tury i najlepszego wyboru kart, niską dla większej liczby caballero.
lesson-round-done-1 = Tury rozgrywa się od najwyższej karty do najniższej.
lesson-round-task-2 = Twoja tura: dodaj caballero do dworu, weź kartę, umieść caballero i użyj akcji specjalnej albo ją pomiń. Aż do końca tury wszystko zależy od ciebie.
lesson-round-done-2 = Wszyscy są już po swoich turach, a trzecią rundę kończy punktacja.
lesson-round-task-3 = Ustaw swój dysk. Wiesz, ilu twoich jest w castillo; zgadnij, dokąd przeciwnicy wyślą swoich.
lesson-round-done-3 = Oto cała runda. Gra ma ich dziewięć, z punktacją po każdej trzeciej, a wygrywa ten, kto na koniec ma najwięcej punktów. Możesz grać!
