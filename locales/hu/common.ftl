# Names that stand everywhere: regions, colours, cards, levels, variants, terms.
# Nouns stay singular after numbers; variables never carry a suffix or follow an article.

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
level-random-about = Bármit megtesz, ami szabályos.
level-squire = Apród
level-squire-about = Egy lépéssel előre gondol. Az első játékokhoz.
level-caballero = Caballero
level-caballero-about = Végiggondol egy egész kört. A legtöbb játékosnak.
level-grande = Grande
level-grande-about = Alaposan gondolkodik, és jól számol.
level-master = Mester
level-master-about = Sok játékból tudja, mennyit ér egy állás. A legerősebb.

## Variants

variant-short = Rövid játék
variant-short-about = Kilenc forduló helyett hat, minden második után általános pontozással.
variant-regency = Új régens
variant-regency-about = Az 5. pakliban új kártyák vannak: a király száműzetésbe megy, helyet cserél egy grandéval, vagy a castillo mellé áll.
variant-power-shift = Hatalmi átrendeződés
variant-power-shift-about = A módosítókártyák megváltoztatják a hatalomkártyák értékét, és némelyiknek apró képessége is van.
variant-merged = Egyesített paklik
variant-merged-about = Három játékosnál a 2. és a 3. pakli egybekerül, így csak négy akciókártya közül lehet választani.
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
card-intrigue-text = Legfeljebb 2 saját és legfeljebb 2 ellenséges caballerót mozgathatsz.
card-conspiracy = Összeesküvés
card-conspiracy-text = Válassz egy régiót. Legfeljebb 5 tetszőleges színű caballerót mozgathatsz ki belőle.
card-ambush = Rajtaütés
card-ambush-text = Legfeljebb 3 ellenséges caballerót mozgathatsz.
card-march = Menetelés
card-march-text = Legfeljebb 4 saját caballerót mozgathatsz.
card-upheaval = Felfordulás
card-upheaval-text = Legfeljebb 4 tetszőleges színű caballerót mozgathatsz.
card-skirmish = Csetepaté
card-skirmish-text = Legfeljebb 3 tetszőleges színű caballerót mozgathatsz.
card-exodus = Kivonulás
card-exodus-text = Válassz egy régiót. Annyi saját caballerót mozgathatsz ki belőle, amennyit szeretnél.
card-militia = Milícia
card-militia-text = Legfeljebb 2 caballerót lehelyezhetsz az udvarodból bármelyik régióba, kivéve a királyi régiót.
card-justice = Igazságtétel
card-justice-text = Pontozz le egy régiót. A királyi régió is lehet.
card-withdrawal = Visszavonulás
card-withdrawal-text = Minden ellenfeled visszaküld 3 caballerót a tartományba régiókból vagy az udvarából; ő választ.
card-civil-war = Forradalom
card-civil-war-text = Minden ellenfeled titokban választ egy régiót, ahol van caballerója, és onnan mindet visszaküldi.
card-assassin = Orgyilkos
card-assassin-text = Minden ellenfeledtől küldj vissza 1 caballerót valamelyik régióból; te döntöd el, melyiket.
card-levy = Sorozás
card-levy-text = Minden ellenfeled visszaküld 3 caballerót az udvarából.
card-disbandment = Feloszlatás
card-disbandment-text = Minden ellenfeled az összes caballeróját visszaküldi az udvarából.
card-desertion = Dezertálás
card-desertion-text = Minden ellenfeled titokban választ egy régiót, ahol van caballerója, és onnan 2-t visszaküld.
card-outposts = Helyőrségek
card-outposts-text = Pontozz le minden régiót, ahol az 1. hely most 4 pontot ér.
card-fiesta = Fiesta
card-fiesta-text = Pontozz le minden régiót, ahol az 1. hely most 5 pontot ér.
card-revelation = Leleplezés
card-revelation-text = Nyisd ki és pontozd le a castillót. Utána minden visszakerül bele.
card-strongholds = Fellegvárak
card-strongholds-text = Pontozz le minden régiót, ahol az 1. hely most 6 vagy 7 pontot ér.
card-supremacy = Fölény
card-supremacy-text = Minden régióban csak az 1. helyet pontozd le, ott, ahol azt egyvalaki birtokolja.
card-heartland = Szívvidék
card-heartland-text = Pontozd le azt a régiót, ahol a legtöbb caballero van; ha több ilyen van, mindegyiket.
card-hinterland = Hátország
card-hinterland-text = Pontozd le azt a régiót, ahol a legkevesebb (de legalább 1) caballero van; ha több ilyen van, mindegyiket.
card-decree = Törvényhozás
card-decree-text = Tegyél pontozólapkát egy szabad pontozótáblára, vagy helyezz át egyet. A királyi régióban nem lehet.
card-empowerment = Erősítés
card-empowerment-text = Vedd vissza a kezedbe egy kijátszott hatalomkártyádat.
card-new-home = Új otthon
card-new-home-text = Mozgasd a grandédat egy másik régióba, de ne a királyi régióból, és ne is oda.
card-coup = Puccs
card-coup-text = Válassz egy régiót. Az ottani ellenfelek titokban másikat választanak, és minden itteni caballerójuk oda megy.
card-summons = Behívás
card-summons-text = Vegyél el 2 caballerót a tartományból az udvarodba.
card-royal-adviser = Királyi tanácsadó
card-royal-adviser-text = Mozgasd a királyt egy szomszédos régióba.
card-your-majesty = Őfelsége
card-your-majesty-text = Mozgasd a királyt bármelyik másik régióba.
card-representation = Képviselet
card-representation-text = Mozgass ki egy régióból akárhány saját caballerót, vagy helyezz le az udvarodból legfeljebb 2-t tetszőleges régióba.
card-veto = Vétó
card-veto-text = Tedd magad elé. Ebben vagy a következő fordulóban egyszer megakadályozhatod más különleges akcióját.
card-rivalry = Rivalizálás
card-rivalry-text = Mindenki, te is, titokban választ egy régiót. Pontozzátok le, amit pontosan egyvalaki választott.
card-exile = Száműzetés
card-exile-text = Mozgasd a királyt Franciaországba vagy Portugáliába. Lehelyezni az azzal határos régiókba lehet.
card-entourage = Kíséret
card-entourage-text = Mozgasd a királyt egy másik régióba. 2 caballero, amelyeket te választasz, vele megy.
card-country-seat = Nyári rezidencia
card-country-seat-text = Mozgasd a királyt oda, ahol a legkevesebb (de legalább 1) caballero van.
card-competition = Versengés
card-competition-text = Mozgasd a királyt egy másik régióba. Az ott álló összes grande a castillóba kerül.
card-revolt = Lázadás
card-revolt-text = A király a castillo mellé áll: mostantól az a királyi régió.
card-infiltration = Beszivárgás
card-infiltration-text = A király marad. Ebben a körben az ő régiójába is lehelyezhetsz.
card-deputy = Helyettes
card-deputy-text = Cseréld meg a királyt bármelyik grandéval, ha mindketten régióban állnak.
