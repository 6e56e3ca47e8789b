# Names used everywhere: regions, colours, cards, levels, variants, terms.
# Nouns stay singular after numbers; variables never carry a suffix or follow an article.
# The reader is addressed as "te", the whole table as "ti".

elgrande = El Grande

## Regions and other places

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
france = Franciaország
portugal = Portugália

## Players

player-red = Piros
player-blue = Kék
player-green = Zöld
player-orange = Narancssárga
player-purple = Lila
player-dummy = Fiktív játékos

## Terms

caballero = caballero
caballeros = caballerók
grande = grande
king = király
kings-region = királyi régió
court = udvar
province = tartomány
region = régió
power-card = hatalomkártya
power-cards = hatalomkártyák
action-card = akciókártya
action-cards = akciókártyák
special-action = különleges akció
scoring-tile = pontozólapka
start-marker = kezdőjátékos-jelölő
modifier = módosítókártya
modifiers = módosítókártyák
region-card = régiókártya
round-marker = fordulójelölő
discard = dobópakli
dummy = fiktív játékos

## Levels of bots

level-random = Véletlen
level-random-about = Véletlenszerűen választ a szabályos lépések közül.
level-squire = Apród
level-squire-about = Azokat a pontokat szerzi meg, amelyeket most lát, és sokat felejt. Az első játékokhoz ideális.
level-caballero = Caballero
level-caballero-about = Átgondolja, hogyan folytatódhat a forduló, és keveset felejt. A legtöbb játékosnak ez való.
level-grande = Grande
level-grande-about = Az egész körét megtervezi, jól számol, és semmit sem felejt.
level-master = Mester
level-master-about = Sok játékból tanulta meg, mennyit ér egy állás. A legerősebb.

## Variants

variant-short = Rövid játék
variant-short-about = Kilenc forduló helyett hat, minden második forduló után általános pontozással.
variant-regency = Új régens
variant-regency-about = Az 5. pakliba új kártyák kerülnek: a király száműzetésbe megy, helyet cserél egy grandéval, vagy a castillót őrzi.
variant-power-shift = Hatalmi átrendeződés
variant-power-shift-about = A módosítókártyák megváltoztatják a hatalomkártyáid értékét; némelyik egy kis képességet is ad.
variant-merged = Egyesített paklik
variant-merged-about = Három játékosnál a 2. és a 3. paklit összekeveritek, így fordulónként csak 4 akciókártyát fedtek fel.
variant-memory-aid = Emlékeztető
variant-memory-aid-about = Mindenki látja, hány caballero van a castillóban.
variant-representation = Képviselet
variant-representation-about = Ez az akciókártya az 1. pakliba kerül.
variant-veto = Vétó
variant-veto-about = Ez az akciókártya a 2. pakliba kerül; kettő van belőle.
variant-rivalry = Rivalizálás
variant-rivalry-about = Ez az akciókártya a 4. pakliba kerül.
