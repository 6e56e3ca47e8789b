# Names that stand everywhere: regions, colours, cards, levels, variants, terms.
# “caballero” and “grande” are persons and have one form for all cases, as in the Polish rulebook.

elgrande = El Grande

## Regions and what lies around them

region-galicia = Galicia
region-navarra = Navarra
region-aragon = Aragón
region-cataluna = Cataluña
region-castilla = Castilla
region-toledo = Toledo
region-valencia = Valencia
region-sevilla = Sevilla
region-granada = Granada
castillo = Castillo
france = Francja
portugal = Portugalia

## Players

player-red = Czerwony
player-blue = Niebieski
player-green = Zielony
player-orange = Pomarańczowy
player-purple = Fioletowy
player-dummy = Automa

## Terms

caballero = caballero
caballeros = caballero
grande = grande
king = król
kings-region = region króla
court = dwór
province = prowincja
region = region
power-card = karta siły
power-cards = karty siły
action-card = karta akcji
action-cards = karty akcji
special-action = akcja specjalna
scoring-tile = płytka punktacji
start-marker = znacznik 1. gracza
modifier = modyfikator
modifiers = modyfikatory
region-card = karta regionu
round-marker = znacznik rundy
discard = stos odrzuconych kart
dummy = automa

## Levels of bots

level-random = Losowy
level-random-about = Wykonuje dowolny dozwolony ruch.
level-squire = Giermek
level-squire-about = Patrzy o krok naprzód. Dobry na pierwsze gry.
level-caballero = Caballero
level-caballero-about = Przemyśla całą turę. W sam raz dla większości graczy.
level-grande = Grande
level-grande-about = Myśli głęboko i dobrze liczy.
level-master = Mistrz
level-master-about = Wie z wielu partii, ile warta jest pozycja. Najsilniejszy.

## Variants

variant-short = Krótka gra
variant-short-about = Sześć rund zamiast dziewięciu, z punktacją ogólną po każdej drugiej rundzie.
variant-regency = Nowa regencja
variant-regency-about = Stos 5 ma nowe karty: król idzie na wygnanie, zamienia się z grande albo pilnuje castillo.
variant-power-shift = Zmiana siły
variant-power-shift-about = Modyfikatory zmieniają wartość kart siły; niektóre dają też drobną zdolność.
variant-merged = Połączone stosy
variant-merged-about = W grze 3-osobowej stosy 2 i 3 są potasowane razem, więc w każdej rundzie odkrywa się tylko 4 karty akcji.
variant-memory-aid = Ściągawka
variant-memory-aid-about = Wszyscy widzą, ilu caballero jest w castillo.
variant-representation = Przedstawicielstwo
variant-representation-about = Ta karta akcji trafia do 1. stosu.
variant-veto = Veto
variant-veto-about = Ta karta akcji trafia do 2. stosu; są jej dwa egzemplarze.
variant-rivalry = Rywalizacja
variant-rivalry-about = Ta karta akcji trafia do 4. stosu.

## Action cards: the name, and what the special action does

card-intrigue = Intryga
card-intrigue-text = Rusz maks. 2 swoich i maks. 2 wrogich caballero.
card-conspiracy = Spisek
card-conspiracy-text = Wybierz region. Rusz z niego maks. 5 caballero dowolnych kolorów.
card-ambush = Zasadzka
card-ambush-text = Rusz maks. 3 wrogich caballero.
card-march = Wymarsz
card-march-text = Rusz maks. 4 swoich caballero.
card-upheaval = Zamęt
card-upheaval-text = Rusz maks. 4 caballero dowolnych kolorów.
card-skirmish = Potyczka
card-skirmish-text = Rusz maks. 3 caballero dowolnych kolorów.
card-exodus = Exodus
card-exodus-text = Wybierz region. Rusz z niego dowolną liczbę swoich caballero.
card-militia = Milicja
card-militia-text = Umieść maks. 2 caballero ze swojego dworu w dowolnych regionach prócz regionu króla.
card-justice = Sprawiedliwość
card-justice-text = Podlicz jeden region. Może to być region króla.
card-withdrawal = Wycofanie
card-withdrawal-text = Każdy przeciwnik zwraca do prowincji 3 caballero z regionów lub dworu. Sam wybiera których.
card-civil-war = Wojna domowa
card-civil-war-text = Każdy przeciwnik wybiera w tajemnicy region, w którym ma caballero, i zwraca stamtąd wszystkich swoich.
card-assassin = Skrytobójca
card-assassin-text = Zwróć po 1 caballero każdego przeciwnika z dowolnych regionów. Ty wybierasz których.
card-levy = Pobór
card-levy-text = Każdy przeciwnik zwraca 3 caballero ze swojego dworu.
card-disbandment = Rozwiązanie
card-disbandment-text = Każdy przeciwnik zwraca wszystkich caballero ze swojego dworu.
card-desertion = Dezercja
card-desertion-text = Każdy przeciwnik wybiera w tajemnicy region, w którym ma caballero, i zwraca stamtąd 2 swoich.
card-outposts = Posterunki
card-outposts-text = Podlicz wszystkie regiony, w których 1. miejsce daje teraz 4 punkty.
card-fiesta = Fiesta
card-fiesta-text = Podlicz wszystkie regiony, w których 1. miejsce daje teraz 5 punktów.
card-revelation = Objawienie
card-revelation-text = Otwórz i podlicz castillo. Potem wszystko wraca do środka.
card-strongholds = Twierdze
card-strongholds-text = Podlicz wszystkie regiony, w których 1. miejsce daje teraz 6 lub 7 punktów.
card-supremacy = Dominacja
card-supremacy-text = W każdym regionie podlicz tylko 1. miejsce, i to tylko tam, gdzie nie ma na nim remisu.
card-heartland = Serce kraju
card-heartland-text = Podlicz region z największą liczbą caballero, a przy remisie wszystkie takie regiony.
card-hinterland = Rubieże
card-hinterland-text = Podlicz region z najmniejszą liczbą caballero (co najmniej 1), a przy remisie wszystkie takie regiony.
card-decree = Zarządzenie
card-decree-text = Połóż płytkę punktacji na wolnym pasku albo przenieś tę, która leży już na planszy. Nie do regionu króla ani z niego.
card-empowerment = Pełnomocnictwo
card-empowerment-text = Weź z powrotem na rękę jedną ze swoich zagranych kart siły.
card-new-home = Nowy dom
card-new-home-text = Rusz swojego grande do innego regionu. Nie do regionu króla ani z niego.
card-coup = Pucz
card-coup-text = Wybierz region. Każdy przeciwnik, który w nim stoi, wybiera w tajemnicy inny i rusza do niego wszystkich swoich caballero z tego pierwszego.
card-summons = Wezwanie
card-summons-text = Dodaj do dworu 2 swoich caballero z prowincji.
card-royal-adviser = Doradca króla
card-royal-adviser-text = Rusz króla do sąsiedniego regionu.
card-your-majesty = Wasza Wysokość
card-your-majesty-text = Rusz króla do dowolnego innego regionu.
card-representation = Przedstawicielstwo
card-representation-text = Rusz dowolną liczbę swoich caballero z 1 regionu albo umieść maks. 2 z dworu w dowolnych regionach.
card-veto = Veto
card-veto-text = Połóż przed sobą. Raz, w tej lub następnej rundzie, możesz unieważnić akcję specjalną innego gracza.
card-rivalry = Rywalizacja
card-rivalry-text = Wszyscy, ty też, wybierają w tajemnicy region. Podlicz każdy wybrany dokładnie raz.
card-exile = Wygnanie
card-exile-text = Rusz króla do Francji lub Portugalii. Caballero umieszcza się wtedy w regionach, które graniczą z tym krajem.
card-entourage = Świta
card-entourage-text = Rusz króla do innego regionu. Idzie z nim 2 wybranych przez ciebie caballero.
card-country-seat = Ustronie
card-country-seat-text = Rusz króla do regionu z najmniejszą liczbą caballero (co najmniej 1).
card-competition = Zawody
card-competition-text = Rusz króla do innego regionu. Wszyscy grande z tego regionu trafiają do castillo.
card-revolt = Rebelia
card-revolt-text = Postaw króla obok castillo, które staje się regionem króla.
card-infiltration = Infiltracja
card-infiltration-text = Król zostaje. W tej turze możesz umieszczać caballero także w jego regionie.
card-deputy = Zastępca
card-deputy-text = Zamień miejscami króla i dowolnego grande, jeśli obaj stoją w regionach.
