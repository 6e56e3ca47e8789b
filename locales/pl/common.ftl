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
level-random-about = Wykonuje losowe dozwolone ruchy.
level-squire = Giermek
level-squire-about = Bierze punkty, które widzi od razu, i dużo zapomina. Dobry na pierwsze gry.
level-caballero = Caballero
level-caballero-about = Rozważa, jak może potoczyć się runda, i mało zapomina. W sam raz dla większości graczy.
level-grande = Grande
level-grande-about = Planuje całą turę, dobrze liczy i niczego nie zapomina.
level-master = Mistrz
level-master-about = Z wielu gier nauczył się, ile warta jest pozycja. Najsilniejszy.

## Variants

variant-short = Krótka gra
variant-short-about = Sześć rund zamiast dziewięciu, z punktacją ogólną co dwie rundy.
variant-regency = Nowa regencja
variant-regency-about = Stos 5 ma nowe karty: król idzie na wygnanie, zamienia się miejscami z grande albo pilnuje castillo.
variant-power-shift = Zmiana siły
variant-power-shift-about = Modyfikatory zmieniają wartość kart siły; niektóre dają też drobną zdolność.
variant-merged = Połączone stosy
variant-merged-about = W grze 3-osobowej stosy 2 i 3 tasuje się razem, więc w każdej rundzie odkrywa się tylko 4 karty akcji.
variant-memory-aid = Ściągawka
variant-memory-aid-about = Wszyscy widzą, ilu caballero jest w castillo.
variant-representation = Przedstawicielstwo
variant-representation-about = Ta karta akcji trafia do 1. stosu.
variant-veto = Veto
variant-veto-about = Ta karta akcji trafia do 2. stosu. Są dwa egzemplarze.
variant-rivalry = Rywalizacja
variant-rivalry-about = Ta karta akcji trafia do 4. stosu.
