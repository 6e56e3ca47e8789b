# Action cards: the name, the special action in short as on the card, the special action in full, and a tip.
# The marks in notes and tips are those of rules.ftl.

card-intrigue = Intryga
card-intrigue-text = Rusz maks. 2 swoich i maks. 2 wrogich caballero.
card-intrigue-note = Rusz maks. 2 swoich i maks. 2 wrogich caballero.
card-intrigue-tip = Dwóch twoich może zmienić 2. miejsce w 1., a dwóch przeciwnika trafi tam, gdzie nic nie znaczą. Szukaj regionów, o których decyduje jeden caballero.

card-conspiracy = Spisek
card-conspiracy-text = Wybierz region. Rusz z niego maks. 5 caballero dowolnych kolorów.
card-conspiracy-note = Wybierz region i rusz z niego maks. 5 caballero dowolnych kolorów (ONE-1).
card-conspiracy-tip = Opróżnia ten jeden region, który najbardziej ci szkodzi. Rozbicie przewagi przeciwnika bywa cenniejsze niż budowanie własnej.

card-ambush = Zasadzka
card-ambush-text = Rusz maks. 3 wrogich caballero.
card-ambush-note = Rusz maks. 3 wrogich caballero.
card-ambush-tip = Wyślij wrogich caballero tam, gdzie doprowadzą tylko do remisu między przeciwnikami, albo do regionu, w którym ich właściciel i tak prowadzi.

card-march = Wymarsz
card-march-text = Rusz maks. 4 swoich caballero.
card-march-note = Rusz maks. 4 swoich caballero.
card-march-tip = Użyj jej późno, gdy już wiadomo, które regiony będą podliczone. Zbierz swoich tam, gdzie jeden więcej daje 1. miejsce.

card-upheaval = Zamęt
card-upheaval-text = Rusz maks. 4 caballero dowolnych kolorów.
card-upheaval-note = Rusz maks. 4 caballero dowolnych kolorów.
card-upheaval-tip = Cztery ruchy dowolnymi kolorami wystarczą, by odmienić dwa regiony. Policz, ile daje każdy z nich, zanim go ruszysz.

card-skirmish = Potyczka
card-skirmish-text = Rusz maks. 3 caballero dowolnych kolorów.
card-skirmish-note = Rusz maks. 3 caballero dowolnych kolorów.
card-skirmish-tip = Trzy ruchy dowolnymi kolorami. Dwoma wyjdź na prowadzenie tam, gdzie remisujesz, a trzecim doprowadź do remisu między dwoma przeciwnikami.

card-exodus = Exodus
card-exodus-text = Wybierz region. Rusz z niego dowolną liczbę swoich caballero.
card-exodus-note = Wybierz region i rusz z niego dowolną liczbę swoich caballero (ONE-1).
card-exodus-tip = Caballero w przegranym regionie nic ci nie dają. Rozprosz ich albo wrzuć część do castillo, gdzie nikt ich nie policzy.

card-militia = Milicja
card-militia-text = Umieść maks. 2 caballero ze swojego dworu w dowolnych regionach prócz regionu króla.
card-militia-note = Umieść maks. 2 swoich caballero z dworu w dowolnych regionach: obu w jednym albo po jednym w dwóch, blisko króla czy daleko. Nigdy w regionie króla ani w castillo.
card-militia-tip = Sięga regionów daleko od króla, gdzie nikt nie spodziewa się twoich posiłków. W ostatniej rundzie przed punktacją jest warta dobrej karty siły.

card-justice = Sprawiedliwość
card-justice-text = Podlicz jeden region. Może to być region króla.
card-justice-note = Wybierz region (może to być region króla) i podlicz go.
card-justice-tip = Podlicz region, który da punkty tobie i nikomu więcej. Gdy stoją w nim i król, i twój grande, dzięki premiom opłaci się każdy.

card-withdrawal = Wycofanie
card-withdrawal-text = Każdy przeciwnik zwraca do prowincji 3 swoich caballero z regionów lub dworu. Sam wybiera których.
card-withdrawal-note = Każdy przeciwnik zwraca 3 swoich caballero według własnego wyboru: z regionów, z dworu albo i stąd, i stamtąd. Zaczyna gracz po twojej lewej.
card-withdrawal-tip = Kosztuje każdego przeciwnika trzech caballero. Najbardziej boli tych, którzy mają pusty dwór.

card-civil-war = Wojna domowa
card-civil-war-text = Każdy przeciwnik wybiera w tajemnicy region, w którym ma caballero, i zwraca stamtąd wszystkich swoich.
card-civil-war-note = Każdy przeciwnik ustawia na dysku region, w którym stoi co najmniej 1 jego caballero. Po odkryciu dysków zwraca stamtąd wszystkich swoich. Gracze bez caballero w regionach nic nie tracą.
card-civil-war-tip = Nie wiesz, które regiony oddadzą przeciwnicy. Użyj jej, gdy są szeroko rozstawieni i każdy wybór boli.

card-assassin = Skrytobójca
card-assassin-text = Zwróć po 1 caballero każdego przeciwnika z dowolnych regionów. Ty wybierasz których.
card-assassin-note = Zwróć po 1 caballero każdego przeciwnika. Ty ich wybierasz, z dowolnych regionów (ASN-1).
card-assassin-tip = Po jednym caballero każdego przeciwnika, i to ty wskazujesz skąd: szukaj regionów, w których o 1. miejscu decyduje jeden.

card-levy = Pobór
card-levy-text = Każdy przeciwnik zwraca 3 caballero ze swojego dworu.
card-levy-note = Każdy przeciwnik zwraca 3 caballero z dworu, a jeśli ma ich mniej, wszystkich.
card-levy-tip = Najlepsza, gdy przeciwnicy właśnie napełnili swoje dwory, najgorsza, gdy właśnie umieścili swoich na planszy.

card-disbandment = Rozwiązanie
card-disbandment-text = Każdy przeciwnik zwraca wszystkich caballero ze swojego dworu.
card-disbandment-note = Każdy przeciwnik zwraca wszystkich caballero z dworu.
card-disbandment-tip = Pełny dwór to obietnica, a ta karta ją łamie. Jest warta wysokiej karty siły, której trzeba, by ją zdobyć.

card-desertion = Dezercja
card-desertion-text = Każdy przeciwnik wybiera w tajemnicy region, w którym ma caballero, i zwraca stamtąd 2 swoich.
card-desertion-note = Każdy przeciwnik ustawia na dysku region, w którym stoi co najmniej 1 jego caballero. Po odkryciu dysków zwraca stamtąd 2 swoich albo 1, jeśli więcej tam nie ma.
card-desertion-tip = Po dwóch z jednego regionu: niewiele, ale tuż przed punktacją może to przechylić kilka regionów naraz.

card-outposts = Posterunki
card-outposts-text = Podlicz każdy region, w którym 1. miejsce daje teraz 4 punkty.
card-outposts-note = Podlicz każdy region, w którym 1. miejsce jest teraz warte 4 punkty.
card-outposts-tip = Zwróć uwagę na płytki: 4/0/0 nawet najlepszy region zmienia w 4-punktowy.

card-fiesta = Fiesta
card-fiesta-text = Podlicz każdy region, w którym 1. miejsce daje teraz 5 punktów.
card-fiesta-note = Podlicz każdy region, w którym 1. miejsce jest teraz warte 5 punktów.
card-fiesta-tip = Regiony 5-punktowe leżą na północy i wschodzie. Prowadź w dwóch z nich, a karta da ci tyle co własna punktacja.

card-revelation = Objawienie
card-revelation-text = Otwórz i podlicz castillo. Potem wszystko wraca do środka.
card-revelation-note = Otwórz i podlicz castillo, a potem wrzuć wszystko z powrotem.
card-revelation-tip = Wszystko wraca do środka, więc castillo podliczysz teraz i jeszcze raz podczas punktacji ogólnej. Przy okazji każdy się dowie, co w nim jest.

card-strongholds = Twierdze
card-strongholds-text = Podlicz każdy region, w którym 1. miejsce daje teraz 6 lub 7 punktów.
card-strongholds-note = Podlicz każdy region, w którym 1. miejsce jest teraz warte 6 lub 7 punktów.
card-strongholds-tip = Wielkie regiony dają najwięcej i przeciwnicy o tym wiedzą. Sprawdź, kto prowadzi, zanim użyjesz karty.

card-supremacy = Dominacja
card-supremacy-text = W każdym regionie podlicz tylko 1. miejsce, i to tylko tam, gdzie nie ma na nim remisu.
card-supremacy-note = W każdym regionie podlicz tylko 1. miejsce, z premiami. Gdzie na 1. miejscu jest remis, nikt nic nie dostaje.
card-supremacy-tip = Liczy się tylko czysta przewaga, więc 2. miejsca tym razem nic nie dają. Świetna, jeśli samodzielnie trzymasz wiele małych regionów.

card-heartland = Serce kraju
card-heartland-text = Podlicz region z największą liczbą caballero, a przy remisie wszystkie takie regiony.
card-heartland-note = Podlicz region, w którym jest najwięcej caballero wszystkich kolorów łącznie. Przy remisie podlicz wszystkie takie regiony.
card-heartland-tip = Podliczany jest najbardziej zatłoczony region. Jeśli jesteś tam na 2. miejscu, sprawdź, kto jest na 1.

card-hinterland = Rubieże
card-hinterland-text = Podlicz region z najmniejszą liczbą caballero (co najmniej 1), a przy remisie wszystkie takie regiony.
card-hinterland-note = Podlicz region, w którym jest najmniej caballero wszystkich kolorów łącznie, ale nie pusty. Przy remisie podlicz wszystkie takie regiony.
card-hinterland-tip = Jeden samotny caballero w zapomnianym regionie może wystarczyć: region zostanie podliczony, a punkty będą tylko twoje.

card-decree = Zarządzenie
card-decree-text = Połóż płytkę punktacji na wolnym pasku albo przenieś tę, która leży już na planszy. Nie do regionu króla ani z niego.
card-decree-note = Połóż na wolnym pasku (także na pasku castillo) płytkę punktacji leżącą obok planszy albo przenieś tę, która leży już na planszy, na inny wolny pasek. Nie do regionu króla ani z niego, i nigdy poza planszę.
card-decree-tip = Niska płytka psuje najlepszy region przeciwnika, wysoka podwaja wartość twojego skromnego. Na castillo płytki też działają.

card-empowerment = Pełnomocnictwo
card-empowerment-text = Weź z powrotem na rękę jedną ze swoich zagranych kart siły.
card-empowerment-note = Weź z powrotem na rękę jedną ze swoich kart siły, nie pokazując jej: tę właśnie zagraną albo dowolną ze swojego stosu odrzuconych. W grze z [power-shift|minidodatkiem „Zmiana siły”] możesz zamiast niej wziąć modyfikator (EMP-1).
card-empowerment-tip = Odzyskaj wysoką kartę na ostatnie rundy, gdy innym dobre karty już się kończą. Nikt się nie dowie, która to była.

card-new-home = Nowy dom
card-new-home-text = Rusz swojego grande do innego regionu. Nie do regionu króla ani z niego.
card-new-home-note = Rusz swojego grande do innego regionu; mogą tam już stać inni grande. Nie do regionu króla ani z niego, i nie do castillo.
card-new-home-tip = Twój grande daje 2 dodatkowe punkty, ilekroć jego region jest podliczany, a ty masz tam samodzielne 1. miejsce. Przenieś go tam, gdzie przewaga jest najpewniejsza, nie tam, gdzie największa.

card-coup = Pucz
card-coup-text = Wybierz region. Każdy przeciwnik, który ma w nim caballero, wybiera w tajemnicy inny region i rusza tam wszystkich swoich z pierwszego.
card-coup-note = Wybierz region inny niż region króla. Każdy przeciwnik, który ma tam caballero, ustawia na dysku inny region, znów nie region króla. Po odkryciu dysków wszyscy ci caballero idą do wskazanych regionów. Twoi zostają (COU-1).
card-coup-tip = Wymiata z regionu wszystkich prócz ciebie. Przeciwnicy wybierają w tajemnicy, więc dwóch z nich może na siebie wpaść.

card-summons = Wezwanie
card-summons-text = Dodaj do dworu 2 swoich caballero z prowincji.
card-summons-note = Dodaj do dworu 2 swoich caballero z prowincji (obowiązuje CRT-2).
card-summons-tip = Dwóch więcej na dworze, oprócz tych z karty siły. Dzięki temu nawet wysoka karta siły nie oznacza pustego dworu.

card-royal-adviser = Doradca króla
card-royal-adviser-text = Rusz króla do sąsiedniego regionu.
card-royal-adviser-note = Rusz króla do regionu sąsiadującego z miejscem, w którym stoi (RAD-1).
card-royal-adviser-tip = Mały krok króla może zamknąć region, w którym prowadzisz, albo otworzyć ten, w którym chcesz umieścić caballero jeszcze w tej turze.

card-your-majesty = Wasza Wysokość
card-your-majesty-text = Rusz króla do dowolnego innego regionu.
card-your-majesty-note = Rusz króla do dowolnego innego regionu, ale nie do castillo, Francji ani Portugalii. Bez użycia akcji specjalnej król zostaje na miejscu.
card-your-majesty-tip = Najpierw umieść caballero i zamknij za nimi region albo najpierw rusz króla i umieść ich wokół niego: wybór należy do ciebie. Żadna karta nie pozwala umieścić więcej caballero.

card-representation = Przedstawicielstwo
card-representation-text = Rusz dowolną liczbę swoich caballero z 1 regionu albo umieść maks. 2 z dworu w dowolnych regionach prócz regionu króla.
card-representation-note = Zrób jedno z dwojga: rusz dowolną liczbę swoich caballero z jednego regionu (ONE-1) albo umieść maks. 2 z dworu w dowolnych regionach, jak przy karcie [militia].
card-representation-tip = Dwie karty w jednej. Przydatna, gdy jeszcze nie wiesz, czy potrzebujesz posiłków, czy przegrupowania.

card-veto = Veto
card-veto-text = Połóż ją przed sobą. Raz, w tej lub następnej rundzie, możesz unieważnić akcję specjalną innego gracza.
card-veto-note = Połóż ją przed sobą. Raz, w tej albo następnej rundzie, możesz unieważnić akcję specjalną, którą ogłasza inny gracz (VET-1); nadal może on umieszczać caballero. Kartę odrzuca się po użyciu, a najpóźniej na koniec następnej rundy.
card-veto-tip = Sama groźba jest warta tyle co Veto. Zachowaj je na akcję, która kosztowałaby cię najwięcej, ale nie czekaj za długo.

card-rivalry = Rywalizacja
card-rivalry-text = Wszyscy, ty też, wybierają w tajemnicy region. Podlicz te regiony, które wybrał dokładnie jeden gracz.
card-rivalry-note = Wszyscy gracze, ty też, ustawiają na dysku region. Podlicz każdy region, który wskazuje dokładnie jeden dysk (RIV-1).
card-rivalry-tip = Region wybrany przez dwóch graczy nie jest podliczany. Wybierz taki, na którym zyskujesz tylko ty i którego nikt nie zechce zepsuć.

card-exile = Wygnanie
card-exile-text = Rusz króla do Francji lub Portugalii. Caballero umieszcza się wtedy w regionach, które graniczą z tym krajem.
card-exile-note = Rusz króla do Francji lub Portugalii. Caballero umieszcza się wtedy w regionach, które graniczą z tym krajem (EXI-1).
card-exile-tip = Za granicą król niczego nie chroni, więc żaden region nie jest bezpieczny. Świetna, jeśli chcesz jeszcze kogoś ruszyć, zła, jeśli prowadzisz.

card-entourage = Świta
card-entourage-text = Rusz króla do innego regionu. Idzie z nim 2 wybranych przez ciebie caballero.
card-entourage-note = Rusz króla do innego regionu. Z regionu, który opuszcza, musi z nim iść 2 wybranych przez ciebie caballero dowolnych kolorów, a jeśli jest ich mniej, to tylu, ilu jest (ENT-1).
card-entourage-tip = Król zabiera dwóch caballero: dwóch twoich do nowego regionu króla, gdzie są bezpieczni, albo dwóch wrogich ze starego.

card-country-seat = Ustronie
card-country-seat-text = Rusz króla do regionu z najmniejszą liczbą caballero (co najmniej 1).
card-country-seat-note = Rusz króla do regionu z najmniejszą liczbą caballero, nie licząc pustych. Przy remisie wybierasz ty (CSE-1).
card-country-seat-tip = Król idzie tam, gdzie prawie nikogo nie ma. Policz, zanim ją weźmiesz: często da się przewidzieć, gdzie wyląduje.

card-competition = Zawody
card-competition-text = Rusz króla do innego regionu. Wszyscy grande z tego regionu trafiają do castillo.
card-competition-note = Rusz króla do innego regionu i wrzuć wszystkich stojących tam grande do castillo (CMP-1). Żadna inna karta nie wrzuca grande do castillo.
card-competition-tip = Zabiera z regionu wszystkich grande, a z nimi premie. Twojego też, jeśli tam stoi.

card-revolt = Rebelia
card-revolt-text = Postaw króla obok castillo, które staje się regionem króla.
card-revolt-note = Postaw króla obok castillo, które staje się regionem króla (RVT-1).
card-revolt-tip = Nic nie wchodzi i nic nie wychodzi. Jeśli masz w środku wielu caballero, poczekasz na nich dłużej; jeśli masz tam samodzielne 1. miejsce, dostajesz premię króla.

card-infiltration = Infiltracja
card-infiltration-text = Król zostaje. W tej turze możesz umieszczać caballero także w jego regionie.
card-infiltration-note = Król zostaje na miejscu. W tej turze możesz umieszczać caballero także w regionie króla (INL-1).
card-infiltration-tip = Jedyny sposób, by umieścić kogoś w regionie króla. Przewaga, którą wszyscy mieli za pewną, jest nagle zagrożona, ale tylko przez ciebie i tylko teraz.

card-deputy = Zastępca
card-deputy-text = Zamień miejscami króla i dowolnego grande, jeśli obaj stoją w regionach.
card-deputy-note = Zamień miejscami króla i dowolnego grande. Obaj muszą stać w regionach, i to nie w tym samym (DEP-1).
card-deputy-tip = Król i grande zamieniają się miejscami: region może naraz stracić premię i ochronę. Działa z grande dowolnego gracza.
