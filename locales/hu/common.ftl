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
level-random-about = Bármelyik szabályos lépést megteheti.
level-squire = Apród
level-squire-about = Egy lépéssel előre gondolkodik. Az első játékokhoz ideális.
level-caballero = Caballero
level-caballero-about = Végiggondol egy egész kört. A legtöbb játékosnak megfelelő.
level-grande = Grande
level-grande-about = Alaposan gondolkodik, és jól számol.
level-master = Mester
level-master-about = Sok játékból tudja, mennyit ér egy állás. A legerősebb.

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

## Action cards: the name, and what the special action does

card-intrigue = Cselszövés
card-intrigue-text = Mozgass legfeljebb 2 saját és legfeljebb 2 ellenséges caballerót.
card-conspiracy = Összeesküvés
card-conspiracy-text = Válassz egy régiót. Mozgass ki belőle legfeljebb 5 tetszőleges színű caballerót.
card-ambush = Rajtaütés
card-ambush-text = Mozgass legfeljebb 3 ellenséges caballerót.
card-march = Menetelés
card-march-text = Mozgass legfeljebb 4 saját caballerót.
card-upheaval = Felfordulás
card-upheaval-text = Mozgass legfeljebb 4 tetszőleges színű caballerót.
card-skirmish = Csetepaté
card-skirmish-text = Mozgass legfeljebb 3 tetszőleges színű caballerót.
card-exodus = Kivonulás
card-exodus-text = Válassz egy régiót. Mozgass ki belőle akárhány saját caballerót.
card-militia = Milícia
card-militia-text = Helyezz le az udvarodból legfeljebb 2 caballerót tetszőleges régiókba, a királyi kivételével.
card-justice = Igazságtétel
card-justice-text = Pontozz le egy régiót. A királyi régió is lehet.
card-withdrawal = Visszavonulás
card-withdrawal-text = Minden ellenfeled visszaküld 3, általa választott caballerót a régiókból és/vagy az udvarából.
card-civil-war = Forradalom
card-civil-war-text = Minden ellenfeled titokban választ egy régiót, ahol van caballerója, és onnan az összes caballeróját visszaküldi.
card-assassin = Orgyilkos
card-assassin-text = Minden ellenfeledtől küldj vissza 1 caballerót bármelyik régióból. Te döntöd el, melyiket.
card-levy = Sorozás
card-levy-text = Minden ellenfeled visszaküld 3 caballerót az udvarából.
card-disbandment = Feloszlatás
card-disbandment-text = Minden ellenfeled visszaküldi az udvarából az összes caballeróját.
card-desertion = Dezertálás
card-desertion-text = Minden ellenfeled titokban választ egy régiót, ahol van caballerója, és onnan 2 caballeróját visszaküldi.
card-outposts = Helyőrségek
card-outposts-text = Pontozz le minden régiót, ahol az 1. hely most 4 pontot ér.
card-fiesta = Fiesta
card-fiesta-text = Pontozz le minden régiót, ahol az 1. hely most 5 pontot ér.
card-revelation = Leleplezés
card-revelation-text = Nyisd ki és pontozd le a castillót. Utána minden visszakerül.
card-strongholds = Fellegvárak
card-strongholds-text = Pontozz le minden régiót, ahol az 1. hely most 6 vagy 7 pontot ér.
card-supremacy = Fölény
card-supremacy-text = Minden régióban csak az 1. helyet pontozd le, és csak ott, ahol azon nincs döntetlen.
card-heartland = Szívvidék
card-heartland-text = Pontozd le azt a régiót, ahol a legtöbb caballero van. Egyenlőség esetén mindegyiket.
card-hinterland = Hátország
card-hinterland-text = Pontozd le azt a régiót, ahol a legkevesebb, de legalább 1 caballero van. Egyenlőség esetén mindegyiket.
card-decree = Törvényhozás
card-decree-text = Tegyél pontozólapkát egy szabad pontozótáblára, vagy helyezz át egyet, amely már a játéktáblán van. A királyi régióba nem kerülhet, és onnan nem vihető el.
card-empowerment = Erősítés
card-empowerment-text = Vedd vissza a kezedbe egy kijátszott hatalomkártyádat.
card-new-home = Új otthon
card-new-home-text = Mozgasd a grandédat egy másik régióba. A királyi régióba nem mehet, és onnan nem jöhet el.
card-coup = Puccs
card-coup-text = Válassz egy régiót. Minden ottani ellenfeled titokban választ egy másikat, és az elsőből minden caballeróját oda mozgatja.
card-summons = Behívás
card-summons-text = Vegyél el 2 caballerót a tartományból az udvarodba.
card-royal-adviser = Királyi tanácsadó
card-royal-adviser-text = Mozgasd a királyt egy szomszédos régióba.
card-your-majesty = Őfelsége
card-your-majesty-text = Mozgasd a királyt bármelyik másik régióba.
card-representation = Képviselet
card-representation-text = Mozgass ki egy régióból akárhány saját caballerót, vagy helyezz le az udvarodból legfeljebb 2-t tetszőleges régiókba.
card-veto = Vétó
card-veto-text = Tartsd magad előtt. Ebben vagy a következő fordulóban egyszer megakadályozhatod egy másik játékos különleges akcióját.
card-rivalry = Rivalizálás
card-rivalry-text = Mindenki, te is, titokban választ egy régiót. Pontozzatok le minden régiót, amelyet pontosan egy játékos választott.
card-exile = Száműzetés
card-exile-text = Mozgasd a királyt Franciaországba vagy Portugáliába. Ezután az adott országgal határos régiókba lehet lehelyezni.
card-entourage = Kíséret
card-entourage-text = Mozgasd a királyt egy másik régióba. 2 általad választott caballero vele megy.
card-country-seat = Nyári rezidencia
card-country-seat-text = Mozgasd a királyt abba a régióba, ahol a legkevesebb, de legalább 1 caballero van.
card-competition = Versengés
card-competition-text = Mozgasd a királyt egy másik régióba. Az ott lévő összes grande a castillóba kerül.
card-revolt = Lázadás
card-revolt-text = A király a castillo mellé kerül, és az lesz a királyi régió.
card-infiltration = Beszivárgás
card-infiltration-text = A király marad. Ebben a körben a királyi régióba is lehelyezhetsz.
card-deputy = Helyettes
card-deputy-text = Cseréld meg a királyt bármelyik grandéval, ha mindkettő régióban van.
