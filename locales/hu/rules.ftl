# The rulebook. One message for each rule, by its ID.
#
# Marks inside the texts, to be kept in every language:
#   PLC-2            the ID of a rule becomes a link to it.
#   [coup]           a card or a chapter, shown by its name and linked; [coup|words] shows these words instead.
#   [ours]           says that the rulebooks leave it open and we decided: the words of book-ours.
#   *move*           stressed.
#   a line with "- " is an entry of a list; any other line is a paragraph.

## The page

rules-title = Szabályok
rules-heading = Az El Grande szabályai
rules-lead = Ez az El Grande 2023-as kiadásának teljes szabálykönyve, a saját szavainkkal. Nem kell hozzá, hogy játszottál volna már: olvasd elölről, és mire a kártyák kifejezéseihez érsz, asztalhoz ülhetsz. A változatok, az egyes kártyák és a döntéseink arra valók, hogy utánanézz, ha kell.
rules-ids = Minden szabálynak van azonosítója. Ha a program elutasít egy lépést, megnevezi azt a szabályt, amelyik tiltja, vagy a kártyát, ha az tiltja.
rules-ours-about = Ahol a nyomtatott szabálykönyvek hallgatnak vagy eltérnek, nekünk kellett dönteni: ezeket a helyeket megjelöltük.
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-search-hint = Szó, kártya vagy azonosító
rules-found = { $count ->
    [0] Nincs találat erre: „{ $wanted }”.
    [one] Egy helyen szerepel: „{ $wanted }”.
   *[other] { $count } helyen szerepel: „{ $wanted }”.
  }
rules-copy = Hivatkozás másolása: { $rule }
rules-copied = A hivatkozás a vágólapra került.
rules-print = Nyomtatás
rules-example = Példa: { $name }
rules-example-you = A példákban te vagy Piros; Kék, Zöld és Narancssárga az ellenfeleid.
rules-before = Előtte
rules-after = Utána
rules-picture-before = A játéktábla előtte
rules-picture-after = A játéktábla utána
rules-points = { $colour }: { $points } pont
rules-unloaded = A példákat nem sikerült betölteni. A szabályok nélkülük is teljesek.

## The parts of the book

rules-part-game = A játék
rules-part-variants = Változatok
rules-part-reference = Utánanézéshez

## A page for each card

rules-card-title = { $name } – akciókártya
rules-card-stack = { $stack }. pakli
rules-card-copies = { $copies } példány
rules-card-set-base = Minden játékban szerepel
rules-card-set-alternative = Alternatív kártya: csak ha az asztal ezzel játszik
rules-card-set-regency = Csak az „Új régens” modulban
rules-card-set-king = A királyi kártya: minden fordulóban elérhető, kivéve az „Új régens” modult
rules-card-placement = { $number ->
    [one] Az alsó részével 1 caballerót helyezhetsz le.
   *[other] Az alsó részével legfeljebb { $number } caballerót helyezhetsz le.
  }
rules-card-id = A fájlokban és a programokban így hívják: „{ $id }”.
rules-card-exact = A különleges akció pontosan
rules-card-tip = Egy tanács
rules-card-rules = A szabályai
rules-card-beside = Még ebben a pakliban: { $stack }.
rules-card-none = Nincs ilyen nevű kártya.
rules-card-all = Minden kártya a szabálykönyvben

## Tables

rules-table-region = Régió
rules-table-first = 1.
rules-table-second = 2.
rules-table-third = 3.
rules-table-neighbours = Szomszédos régiók
rules-table-borders = Határos vele
rules-table-castillo = Castillo (nem régió)
rules-table-power = Hatalomkártya
rules-table-to-court = Caballero az udvarba
rules-table-modifier = Módosítókártya
rules-table-ability = Képesség
rules-table-id = Azonosító
rules-table-card = Kártya
rules-table-stack = Pakli
rules-table-special = Különleges akció
rules-table-word = Szó
rules-table-meaning = Mit jelent

book-ours = (a mi döntésünk)

## The game in a minute

book-chapter-minute = A játék egy percben
book-chapter-minute-intro = Spanyolország, tizenötödik század. Nagyúr vagy: lovagokat küldesz kilenc régióba, és mindenkinél többen akarsz ott lenni.
book-minute-1 = Minden fordulóban egy hatalomkártyával licitálsz a körsorrendre: magas kártyával korán választasz, alacsony kártyával több lovagot kapsz.
book-minute-2 = A körödben elveszel egyet a felfedett akciókártyák közül. Az alsó részével lovagokat helyezel le a király szomszédságába, a felső részével valami különlegeset tehetsz.
book-minute-3 = A játék során háromszor minden régiót lepontoztok. Aki akkor egy régióban vezet, az kapja a legtöbbet, és akinek a végén a legtöbb pontja van, az lesz El Grande.

## In the box

book-chapter-box = A doboz tartalma
book-chapter-box-intro = Ez tartozik a nyomtatott játékhoz. A képernyőn mindent előkészítünk neked.
book-box-list = Közös elemek:
    - 1 kétoldalas játéktábla, 4–5 és 2–3 játékosnak
    - 1 castillo és 1 király
    - 55 akciókártya: 40 az 1–4. paklihoz, a királyi kártya, 10 az [regency] változathoz és 4 [alternatives|alternatív kártya]
    - 9 régiókártya
    - 16 szürke hatalomkártya: a [power-shift] változat módosítókártyái
    - 2 pontozólapka, 1 fordulójelölő és 1 kezdőjátékos-jelölő
    Mind az 5 játékosnak, a saját színében:
    - 13 hatalomkártya
    - 30 caballero és 1 grande
    - 1 pontjelölő és 1 titkos tárcsa
    Ez összesen 81 hatalomkártya 6 színben és 150 caballero. A rendről hat kis doboz gondoskodik.

## The words we use

book-chapter-words = Fogalmak
book-chapter-words-intro = Minden szó mindig ugyanazt jelenti.
book-pronunciation = A spanyol kettős l-t j-nek ejtjük: nagyjából „kabajero” és „kasztijo”.
book-word-caballero = caballero
book-word-caballero-about = lovag, kis figura; minden játékosnak 30 van a saját színében
book-word-grande = grande
book-word-grande-about = a nagy figura, játékosonként egy; bónuszt hoz, de caballerónak sosem számít
book-word-king = király
book-word-king-about = egyetlen figura, amely senkié
book-word-region = régió
book-word-region-about = Spanyolország kilenc részének egyike; a castillo, Franciaország és Portugália nem az
book-word-kings-region = királyi régió
book-word-kings-region-about = ahol a király éppen áll
book-word-adjacent = szomszédos
book-word-adjacent-about = két régió, amelynek közös határa van
book-word-taboo = tabu
book-word-taboo-about = a királyi régióba semmi nem kerülhet be, és onnan semmi nem kerülhet ki (TAB-1)
book-word-castillo = castillo
book-word-castillo-about = a torony; ami bekerül, azt már nem látni
book-word-court = udvar
book-word-court-about = a játékos saját készlete, ahonnan caballerókat helyez le
book-word-province = tartomány
book-word-province-about = a közös készlet, színek szerint; innen a caballerók előbb az udvarba kerülnek, és csak utána helyezhetők le
book-word-power-card = hatalomkártya
book-word-power-card-about = a játékos kezében lévő 1–13. kártyák egyike
book-word-modifier = módosítókártya
book-word-modifier-about = szürke kártya, amely megváltoztatja egy hatalomkártya értékét; csak a [power-shift] változatban
book-word-action-card = akciókártya
book-word-action-card-about = kártya egy különleges akcióval (felső rész) és egy caballerószámmal (alsó rész)
book-word-special-action = különleges akció
book-word-special-action-about = amit az akciókártya felső része megenged
book-word-placement = lehelyezés
book-word-placement-about = amit az akciókártya alsó része megenged
book-word-king-card = királyi kártya
book-word-king-card-about = az 5. pakli egyetlen kártyája, [your-majesty]; minden fordulóban visszatér
book-word-region-card = régiókártya
book-word-region-card-about = kilenc kártya, mindegyiken egy régióval; az előkészületek során és a fiktív játékosnak húzzuk őket
book-word-discard = dobópakli
book-word-discard-about = ide kerülnek a használt kártyák: az akciókártyák képpel felfelé egy közös pakliba, a hatalomkártyák képpel lefelé mindenki sajátjába
book-word-opposing = ellenséges
book-word-opposing-about = bármelyik ellenfeledé, a fiktív játékosé is
book-word-move = mozgatás
book-word-move-about = régiókból más régiókba vagy a castillóba (MOV-1)
book-word-return = visszaküldés
book-word-return-about = vissza a tartományba (RET-1)
book-word-score = pontozás
book-word-score-about = egy régió vagy a castillo pontjainak kiosztása (SCR-1)
book-word-disc = tárcsa
book-word-disc-about = a titkos tárcsa, amelyen a játékos a többiek elől rejtve egy régióra mutat
book-word-bar = pontozótábla
book-word-bar-about = egy régió vagy a castillo nyomtatott értékei az 1., 2. és 3. helyért
book-word-tile = pontozólapka
book-word-tile-about = a két lapka egyike, amelyet egy pontozótáblára lehet tenni
book-word-four-region = 4 pontos régió
book-word-four-region-about = olyan régió, ahol az első hely éppen 4 pontot ér; ugyanígy az 5 pontos és a többi
book-word-general-scoring = általános pontozás
book-word-general-scoring-about = a harmadik, a hatodik és a kilencedik forduló után: előbb a castillo, aztán minden régió
book-word-kings-bonus = királyi bónusz
book-word-kings-bonus-about = 2 további pont, ha a királyi régióban egyedül vagy első
book-word-grande-bonus = grande bónusz
book-word-grande-bonus-about = 2 további pont, ha egyedül vagy első ott, ahol a saját grandéd áll
book-word-score-track = pontozósáv
book-word-score-track-about = a játéktábla szélén futó sáv, ahol a pontjelölők mindenki pontjait mutatják
book-word-round-track = fordulósáv
book-word-round-track-about = ezen számolja a fordulójelölő a kilenc fordulót; a liliom általános pontozást jelent
book-word-start-marker = kezdőjátékos-jelölő
book-word-start-marker-about = megmutatja, ki játssza ki az első hatalomkártyát
book-word-dummy = fiktív játékos
book-word-dummy-about = a semleges harmadik szín a kétfős játékban

## The board

book-chapter-board = A játéktábla
book-chapter-board-intro = A nyomtatott szabálykönyvek nem közölnek minden számot. Az itteni táblázatok a mi alapkiadásunk számait mutatják; egy asztal másokkal is játszhat. A régiók abban a sorrendben állnak, ahogy az általános pontozás halad.
book-tiles = A két pontozólapka értékei: { $low } és { $high }.
book-numbers = Az akciókártya alsó része annyi caballerót mutat, ahányas pakliba a kártya tartozik.
book-powers = Ennyi caballerót hoz egy hatalomkártya az udvarba:

## Set-up

book-chapter-set-up = Előkészületek
book-chapter-set-up-intro = Mi hol van az első forduló előtt.
book-set-1 = Ketten, hárman, négyen vagy öten játszhattok. A játéktáblának két oldala van: az egyik négy vagy öt, a másik két vagy három játékosnak.
book-set-2 = Válogassátok szét az akciókártyákat a hátoldalukon lévő szám szerint. Így lesz meg az 1–4. pakli, egyenként tíz kártyával; mindegyiket külön keverjétek meg, és tegyétek le képpel lefelé. Az 5. pakli egyedül a királyi kártya, az [your-majesty]. A dobozban lévő 55 akciókártyából így 41 kell; az [regency|„Új régens” modul] tíz kártyája és a négy [alternatives|alternatív kártya] kimarad, hacsak nem játszotok velük.
book-set-3 = Mindenki 0 ponttal kezd, a fordulójelölő az 1. fordulón áll, a két pontozólapka pedig a játéktábla mellett vár.
book-set-4 = Megkapod az 1–13. hatalomkártyát, egy tárcsát, a grandédat és a 30 caballeródat.
book-set-5 = Keverjétek meg a kilenc régiókártyát. A legfelső mutatja meg, melyik régióban kezd a király. Ezután minden játékos húz egy kártyát, az első helytől körbehaladva [ours], és a húzott régióba teszi a grandéját és 2 caballeróját. Így mindenki más régióban kezd, és senki sem a királyiban.
book-set-6 = 7 caballeród az udvarodban kezd; a maradék 21 a tartományba kerül.
book-set-7 = Hogy kinél van először a kezdőjátékos-jelölő, azt a véletlen dönti el, ha az asztal nem nevez meg valakit [ours]. A nyomtatott játékban az kapja, aki legutóbb járt Spanyolországban.
book-inf-1 = A hatalomkártyáidat és a módosítókártyáidat csak te láthatod, és az eldobott kártyáid képpel lefelé vannak. Mindenki láthatja [ours], mi van az udvarokban, a tartományban és a régiókban, a pontozólapkákat, minden felfedett kártyát, az eldobott akciókártyákat, a pontszámokat, és hogy kinek hány kártya van a kezében. A kijátszott kártyádat mindenki ismeri abban a fordulóban, amelyikben kijátszod.
book-first-game = Először játszotok? Hagyjátok a dobozban az [regency] és a [power-shift] kártyáit meg az [alternatives|alternatív kártyákat]. Ha kevesebb idő alatt szeretnétek mindent kipróbálni, válasszátok a [short|rövid játékot].

## Round

book-chapter-round = Forduló
book-chapter-round-intro = Így zajlik egy forduló az első kártyától az utolsóig.
book-rnd-1 = Egy játék kilenc forduló, egy forduló pedig ezekből a fázisokból áll:
    - 1. Akciókártyák felfedése.
    - 2. Hatalomkártyák kijátszása.
    - 3. Körök.
    - 4. A forduló vége.
    - 5. A harmadik, a hatodik és a kilencedik forduló után általános pontozás.
book-rev-1 = Az 1. fázisban minden pakli legfelső kártyáját felfeditek, így mindenki tudja, miből lehet választani, mielőtt valaki kijátssza az első hatalomkártyát.

## Power cards

book-chapter-power-cards = Hatalomkártyák
book-chapter-power-cards-intro = A körsorrendre licitálsz: magas kártyával korán választasz, alacsony kártyával több lovagot kapsz.
book-pow-1 = A 2. fázisban az, akinél a kezdőjátékos-jelölő van, nyíltan kijátszik egy hatalomkártyát a kezéből; a többiek az óramutató járása szerint követik, szintén egy-egy kártyával.
book-pow-2 = Nem játszhatsz ki olyan értéket, amelyet ebben a fordulóban már valaki kijátszott.
book-pow-3 = A körök a legmagasabb értéktől a legalacsonyabb felé haladnak.
book-pow-4 = A forduló végén a kijátszott hatalomkártyád képpel lefelé a saját dobópaklidra kerül. Többé nem használhatod, hacsak egy kártya vissza nem hozza a kezedbe.
book-pow-5 = Mindig van olyan hatalomkártyád, amelyet kijátszhatsz. Az utolsó fordulóban még legalább öt van a kezedben a tizenháromból, előtted legfeljebb négy érték lehet foglalt (kettő, ha fiktív játékos is van), módosítókártyát pedig sosem kötelező melléjátszani.

## A turn and the court

book-chapter-turn = A kör és az udvar
book-chapter-turn-intro = Csak az udvarodban lévő caballerókat helyezheted le. Oda a hatalomkártyád hozza őket.
book-trn-1 = A körödben először caballerókat veszel el az udvarodba. A [power-shift|„Hatalmi átrendeződés” modulban] ezután a módosítókártyád képessége következik. Végül választasz egyet a még elérhető felfedett akciókártyák közül, és felhasználod mindkét részét.
book-crt-1 = A hatalomkártyád mutatja, hány caballerót vehetsz el a tartományból az udvarodba. Kevesebbet is elvehetsz, vagy egyet sem. A 12-es és a 13-as nem hoz egyet sem.
book-crt-2 = Ha a tartományból elfogy a színed, mielőtt a teljes számot elvetted volna, a különbséget egészben vagy részben pótolhatod a régiókban álló caballeróiddal. A castillóból és a királyi régióból nem vehetsz el így, és a színednek előbb teljesen el kell fogynia a tartományból. Ugyanez a jogod megvan, ha egy kártya hoz caballerókat a tartományból az udvarodba.

## Action cards

book-chapter-action-cards = Akciókártyák
book-chapter-action-cards-intro = Minden akciókártyának két része van, és tetszőleges sorrendben használod őket.
book-act-1 = Egy akciókártyát el kell venned, és aki később következik, az már nem kaphatja meg.
book-act-2 = Egy akciókártyán különleges akció és lehelyezés van. Te döntöd el, melyikkel kezded. Fejezd be az egyiket, mielőtt a másikba fogsz; bármelyiket ki is hagyhatod, akár mindkettőt.
book-act-3 = Ha elkezdesz egy különleges akciót, végig kell vinned, ameddig csak lehet, akárkinek használ. Ha a kártyán „legfeljebb” áll, kevesebbet is tehetsz.
book-act-4 = A felhasznált akciókártya képpel felfelé a dobópaklira kerül. A királyi kártyát ehelyett a helyén képpel lefelé fordítjátok, és a következő fordulóban újra ott van. A lerakott [veto] a gazdája előtt marad (lásd VET-3). Az [regency] kártyáit ugyanúgy eldobjátok, mint a többit, és nem térnek vissza.
book-act-5 = Ha egy kártyán „legfeljebb” vagy „akárhány” áll, bejelentheted, és aztán egyet sem kell választanod. Nem történik semmi, de vétót akkor is fel lehet rá használni [ours].
book-act-6 = Egy különleges akciót végigvinni ezt jelenti, amennyiben van rá szabályos mód [ours]:
    - Ha a királynak mozognia kell, akkor mozog; kivétel lehet a [country-seat], lásd D-6.
    - [entourage]: 2 caballero megy vele, vagy annyi, amennyi van, ha az kevesebb.
    - [competition]: minden grande bekerül.
    - [decree]: egy pontozólapka helyet változtat; [new-home]: a grandéd változtat helyet.
    - [empowerment]: egy kártyát veszel vissza.
    - [deputy]: egy csere történik.
    - [summons]: 2 caballerót veszel el, vagy annyit, amennyi a tartományban van, ha az kevesebb.

## Placement

book-chapter-placement = Lehelyezés
book-chapter-placement-intro = A király dönti el, hová kerülhetnek új caballerók.
book-plc-1 = Annyi caballerót helyezhetsz le, amennyit a kártyád alsó része mutat, vagy kevesebbet. Mind a saját udvarodból jön, máshonnan nem.
book-plc-2 = Olyan régiókba kerülnek, amelyek határosak a királyi régióval. Maga a királyi régió zárva van.
book-plc-3 = Úgy osztod szét őket ezek között a régiók között, ahogy szeretnéd. Régió helyett a castillóba is bedobhatsz közülük néhányat vagy mindet.
book-plc-4 = Franciaországba és Portugáliába az egész játék során nem kerülhet caballero, grande vagy pontozólapka. Még a király is csak egyetlen kártyával jut oda: [exile].
book-plc-5 = Az számít, hol áll a király, amikor lehelyezel. Ha a különleges akciód épp most mozgatta el, az új régiója körül helyezel le [ours].

## Castillo

book-chapter-castillo = Castillo
book-chapter-castillo-intro = Ami bekerül, azt már nem látni, és ott jön elő, ahol senki sem várja.
book-cas-1 = A castillo nem számít régiónak: ha egy kártya régiókról beszél, a castillóra nem gondol.
book-cas-2 = A mozgatott caballerókat be lehet dobni. Semmi sem kerül ki onnan, amíg egy általános pontozás ki nem üríti a castillót.
book-cas-3 = Mondd ki hangosan, hányat dobsz be; mindenki hallhatja. A castillóba senki sem nézhet be, és nem számolhatja meg, mi van benne.
book-cas-4 = Csak az általános pontozás és ez a kártya nyitja ki: [revelation].

## Taboo

book-chapter-taboo = Tabu
book-chapter-taboo-intro = Ahol a király áll, ott semmi sem változik.
book-tab-1 = A királyi régió tabu: úgy marad, ahogy van. Caballero, grande és pontozólapka nem kerül se be, se ki. Lepontozni szabad. Az [regency|„Új régens” modul] négy kártyája megtöri a tabut, mindegyik csak annyira, amennyire a szövege engedi:
    - [infiltration]: saját caballerókat helyezhetsz le a királyi régióba.
    - [entourage]: legfeljebb 2 caballero kimegy a régióból, amelyet a király elhagy, és bemegy abba, ahová érkezik.
    - [competition]: a grandék abból a régióból, ahová a király érkezik, a castillóba kerülnek.
    - [deputy]: egy grande kimegy a régióból, ahová a király érkezik, és bemegy abba, amelyet elhagy.

## End of round

book-chapter-end-of-round = A forduló vége
book-chapter-end-of-round-intro = Elpakoljátok, ami maradt, és kiderül, ki kezdi a következő fordulót.
book-end-1 = Azokat az akciókártyákat, amelyeket senki sem vett el, eldobjátok; a királyi kártyát nem.
book-end-2 = A kezdőjátékos-jelölőt az kapja, aki a legalacsonyabb értéket játszotta ki, akkor is, ha közben a kártyája visszakerült a kezébe ([empowerment]).
book-end-3 = A fordulójelölő továbblép. A 3., a 6. és a 9. forduló után általános pontozás következik.
book-end-4 = Részletesen és ebben a sorrendben:
    - Dobjátok el, amit senki sem vett el.
    - Adjátok át a kezdőjátékos-jelölőt.
    - Tegyétek a kijátszott hatalomkártyákat, a fiktív játékosét is, a gazdájuk dobópaklijára.
    - Vegyétek el a vétót, amelynek lejárt az ideje.
    - Tartsatok általános pontozást, ha itt az ideje; ez még az épp lejátszott fordulóhoz tartozik.
    - Mozgassátok a fordulójelölőt.

## General scoring

book-chapter-scoring = Általános pontozás
book-chapter-scoring-intro = A játékban háromszor mindent lepontoztok: először a castillót, aztán minden régiót.
book-sco-1 = Egy általános pontozás három lépésből áll:
    - (a) A játékosok titokban és egyszerre beállítanak egy-egy régiót a tárcsájukon, az is, akinek semmije sincs a castillóban [ours]. A fiktív játékos nem állít be semmit.
    - (b) Pontozzátok le a castillót. Ezután fedjétek fel a tárcsákat: mindenkinek mindene, ami a castillóban van, abba az egy régióba kerül, amelyet a tárcsája mutat.
    - (c) Pontozzátok le a kilenc régiót egymás után, a nyomtatott lista tetejétől az aljáig.
book-sco-2 = Aki a királyi régióra mutat, az ehelyett visszaveszi a caballeróit az udvarába. (A nyomtatott tárcsán a nem egyértelmű beállításnak ugyanez az eredménye; a miénk mindig egyértelmű.)
book-sco-3 = Hasonlítsátok össze, kinek hány caballerója van a lepontozott helyen; a grandék nem számítanak. A pontozótábla mutatja, mennyit ér az 1., a 2. és a 3. hely. Akinek egyetlen caballerója sincs ott, nem kap semmit.
book-sco-4 = Akiknek ugyanannyi van, mind eggyel hátrébb kerülnek, akárhányan vannak. A számoláshoz kezdjétek az 1. hellyel, és haladjatok a legnagyobb számtól a legkisebb felé, a nullát kihagyva:
    - Aki egyedül van a számával, az kapja azt a helyet, ahol épp tartotok, és a következő hellyel folytatjátok.
    - Akik osztoznak egy számon, mind az utána következő helyet kapják, és két hellyel hátrébb folytatjátok.
    A pontozótáblán nem szereplő helyek nem érnek semmit. Egy 5/3/1-es táblán a 2, 2, 2 és 1 caballeróval álló játékosok 3, 3, 3 és 1 pontot kapnak. 3, 3, 1 és 1 esetén az első kettő a 2. értéket kapja, a többiek semmit. A 3. helyért kialakult döntetlen nem ér semmit.
book-sco-5 = Ha a királyi régióban egyedül vagy 1., az 2 további pontot hoz: ez a királyi bónusz. Ha ott vagy egyedül 1., ahol a saját grandéd áll, az is 2 pontot hoz: ez a grande bónusz. Egy régió mindkettőt megadhatja. Döntetlen esetén egyik sem jár. A bónuszok minden pontozáskor járnak, az általánoskor és a kártyával kiváltottkor is.
book-sco-6 = A pontozólapka minden pontozáskor annak a pontozótáblának a helyébe lép, amelyen fekszik; a bónuszok ugyanúgy járnak. Egy régióban egy pontozólapka fér el, és a castillóban is egy. A castillo kétszer mutatja a pontozótábláját, mégis egyszer pontozzátok le, és egyetlen lapka mindkettőt felváltja.
book-sco-7 = Két vagy három játékosnál minden pontozótábla és pontozólapka harmadik értékét figyelmen kívül hagyjátok.
book-sco-8 = Pontot soha senki nem veszít.
book-fin-1 = A harmadik általános pontozás után véget ér a játék. A legtöbb pont nyer. Akiknek ugyanannyi pontjuk van, osztoznak a győzelmen, illetve azon a helyen, ahol állnak.

## Terms on cards

book-chapter-terms = Kifejezések a kártyákon
book-chapter-terms-intro = Az akciókártyák szavai pontosan ezt jelentik.
book-mov-1 = Caballerót *mozgatni* annyi, mint kivenni egy régióból, és egy másik régióba vagy a castillóba tenni. Bárhová mehetnek, a király közelébe vagy messze tőle, együtt vagy szétosztva.
book-mov-2 = A kártya megmondja, kinek a caballeróit mozgathatod: a sajátjaidat, ellenségeseket (akárhány ellenfeledét) vagy tetszőlegeseket. Csak akkor köt egyetlen régió, ahonnan vagy ahová mozgatsz, ha a kártyán ez áll.
book-mov-3 = Mozgatással soha semmi nem kerül ki a castillóból, udvarból vagy a tartományból, és semmi sem kerül a királyi régióba vagy onnan ki (TAB-1).
book-ret-1 = Caballerót *visszaküldeni* annyi, mint visszatenni a tartományba. A kártya megmondja, hogy a régiókból, az udvarból vagy mindkettőből; a castillo és a királyi régió biztonságban van. Akinek kevesebb van, mint amennyi kell, az összeset visszaküldi.
book-ret-2 = Ha több játékosnak kell caballerókat visszaküldenie, ez az óramutató járása szerint történik, és a soron lévő játékostól balra ülő kezdi. A sajátjaidat te választod ki, hacsak a kártya nem másnak adja a döntést.
book-ret-3 = Mindezt nyíltan, egymás után teszik, és aki később következik, tudja, mit adtak fel az előtte lévők [ours].
book-scr-1 = Régiót *lepontozni* annyi, mint megtenni ott azt, ami általános pontozáskor történik, bónuszokkal együtt. A castillo kimarad, hacsak a kártya meg nem nevezi. Ha régiót választhatsz, a királyi régió is köztük van. A pontozólapkák érvényesek (SCO-6): „4 pontos régió” például az, ahol az első hely éppen most 4 pontot ér.
book-scr-2 = Ha egy kártya több régiót pontoz le, előbb eldől, melyek azok, aztán a játéktábla sorrendjében pontozzátok le őket [ours].
book-dsc-1 = Ha egy kártya *tárcsát* kér, az érintett játékosok titokban beállítják a sajátjukat. Minden tárcsát egyszerre fedtek fel, és csak azután történik bármi.
book-dsc-2 = A tárcsán a kilenc régió áll, semmi más. Amíg az utolsó játékos nem választott, senki sem tud meg semmit a többiek választásáról, és azt is megkérdezzük, akinek csak egy lehetséges válasza van [ours].

## Short game

book-chapter-short = Rövid játék
book-chapter-short-intro = Ugyanaz a játék kétharmadnyi idő alatt.
book-sht-1 = Kilenc forduló helyett hat. A fordulójelölő a 2. mezőn kezd, és átugorja a 4. és a 7. mezőt, vagyis játszotok a 2. és a 3. mezőn, pontoztok, játszotok az 5. és a 6. mezőn, pontoztok, játszotok a 8. és a 9. mezőn, pontoztok.
book-sht-2 = Ahol egy szabály a 3., a 6. vagy a 9. fordulót említi, ott az ilyen számú mezőt érti; ezen kívül semmi sem változik [ours].

## Two players

book-chapter-two = Két játékos
book-chapter-two-intro = Egy harmadik szín is játszik, amelyet senki sem vezet: a fiktív játékos.
book-dum-1 = A két és három játékosnak való oldalon játsszatok. Adjatok a fiktív játékosnak egy színt, annak 30 caballeróját és 13 hatalomkártyáját, megkeverve és képpel lefelé. A fiktív játékos elronthatja a többségeket, de pontot nem kap. Grandéja, udvara és tárcsája nincs.
book-dum-2 = A 2. és a 3. pakli egyetlen megkevert paklivá válik. Négy pakli közül választotok: az 1., az egyesített, a 4. és az 5.
book-dum-3 = Amikor a királynak és mindkét játékosnak megvan a régiója, keverjétek meg újra a kilenc régiókártyát; innentől a fiktív játékost szolgálják. Minden forduló azzal kezdődik, hogy kettőt húztok belőlük, és mindegyik húzott régióba 2 caballerója kerül. Ha egy kártya a királyi régiót nevezi meg, hatás és pótlás nélkül eldobjátok. Abban a fordulóban, amelynek elején mind a 30 a játéktáblán van, nem húztok kártyát. Minden általános pontozás után újra megkeveritek mind a kilencet.
book-dum-4 = A fiktív játékos legfelső hatalomkártyáját felfeditek, mielőtt a játékosok kijátsszák a sajátjukat. Az értéke ettől foglalt, és eldönti, mikor kerül rá a sor. A kezdőjátékos-jelölőt sosem kapja meg: ha az ő értéke a legalacsonyabb, a jelölő ahhoz kerül, akié a másik két érték közül az alacsonyabb.
book-dum-5 = Amikor a fiktív játékos köre következik, vegyétek el a megmaradt akciókártyák közül azt, amelyik a legtöbb caballerót mutatja. Semmit sem hajttok végre rajta. Azonnal eldobjátok; csak az [your-majesty] marad: képpel lefelé fordul, és a következő fordulóban visszatér. A fiktív játékos hatalomkártyáját a forduló végén dobjátok el.
book-dum-6 = A fiktív játékos caballerói ellenségesek: a szokásos szabályok szerint mozgathatod és visszaküldheted őket. Ha egy kártya szerint a fiktív játékosnak döntenie vagy tennie kellene valamit, hagyjátok ki.
book-dum-7 = A fiktív játékos visszaküldött caballerói a készletébe kerülnek, és újra a játéktáblára léphetnek.
book-dum-8 = Pontozáskor a fiktív játékos úgy kap helyezést és kerül döntetlenbe, mint bármelyik játékos. Amit a helye ér, senkié sem lesz, és aki vele áll döntetlenben, nem kap bónuszt.
book-dum-9 = Egy forduló így kezdődik: a fiktív játékos régiókártyái, az akciókártyák, a fiktív játékos hatalomkártyája, a játékosok hatalomkártyái [ours].
book-dum-10 = A fiktív játékos castillóban lévő caballerói játéktáblán lévőnek számítanak. Ha a készletében már csak 1, 2 vagy 3 van, az elsőnek húzott régió kapja meg először a caballeróit [ours].

## Three players

book-chapter-three = Három játékos
book-chapter-three-intro = Majdnem a szokásos játék.
book-thr-1 = A két és három játékosnak való oldalon játsszatok, és pontozzatok SCO-7 szerint. Ha nagyobb versenyt szeretnétek a kártyákért, egyesítsétek a 2. és a 3. paklit, mint itt: DUM-2.

## Alternatives

book-chapter-alternatives = Alternatív kártyák
book-chapter-alternatives-intro = További akciókártyák, mások helyett.
book-alt-1 = Négy további akciókártya várja a tapasztalt játékosokat. Annyit használtok közülük, amennyit szeretnétek; a két [veto] külön számít. Minden kártyáért, amelyet egy pakliba tesztek, előbb egy véletlenszerűen húzott kártya kerül ki abból a pakliból a játékból, és senki sem nézi meg. Ha mind a négyet használjátok, az 1–4. pakliból sorrendben 1, 2, 0 és 1 kártya kerül ki.
book-alt-2 = Ez a csere minden pakliban azelőtt történik, hogy a 2. és a 3. paklit egyesítenétek, ha egyesítitek [ours].

## New Regency

book-chapter-regency = Új régens
book-chapter-regency-intro = A király önállósul: tíz új kártya az 5. pakliba.
book-reg-1 = Hagyjátok a dobozban ezt a kártyát: [your-majesty]. Helyette a tíz „Új régens” kártyát keveritek meg; ez lesz az 5. pakli, amely olyan, mint a többi: minden fordulóban új kártyát fedtek fel, és eldobjátok, akár elvette valaki, akár nem.

## Power Shift

book-chapter-power-shift = Hatalmi átrendeződés
book-chapter-power-shift-intro = A módosítókártyák megváltoztatják a hatalomkártyákat, és némelyik kicsit többet is tud.
book-modifiers = A 16 módosítókártya négyféle.
book-modifier-recruit = Vegyél el 1 saját caballerót a tartományból az udvarodba.
book-modifier-move-opposing = Mozgass 1 ellenséges caballerót.
book-modifier-none = Nincs.
book-modifier-place-from-province = Helyezz le 1 saját caballerót a tartományból bármelyik régióba, kivéve a királyit; a castillóba nem.
book-psh-1 = Keverjétek meg a 16 módosítókártyát, és osszatok mindenkinek 3-at; a többi látatlanban kikerül a játékból. Ezután minden játékos továbbad egyet a háromból balra, képpel lefelé; mindenki előbb választ, és csak utána nézi meg, mit kapott jobbról, így két játékos kicserél egy-egy kártyát. A fiktív játékos nem kap. Ez az előkészületekhez tartozik, még az akciókártyák első felfedése előtt [ours].
book-psh-2 = A hatalomkártyáddal együtt kijátszhatsz egy módosítókártyát, és a kettőt összeadod. Az összérték az értéked POW-2, POW-3 és END-2 szerint, és 1 alatt vagy 13 felett is lehet. Hogy hány caballero kerül az udvarodba, azt továbbra is a hatalomkártya mutatja [ours].
book-psh-3 = Némelyik módosítókártyának képessége is van. A körödben használhatod, miután caballerókat vettél el az udvarodba (CRT-1), de még nem választottál akciókártyát. Nem különleges akció, ezért vétó sem állíthatja meg. Le is mondhatsz róla; ha elkezded, be is fejezed; ha semmit sem változtatna, a program nem kérdez rá [ours].
book-psh-4 = A köröd végén a módosítókártya a dobópaklidra kerül, az összértéked érvényes marad. A hatalomkártya a forduló végén követi, mint mindig; a játékban ez nem jelent különbséget [ours]. [empowerment]: hatalomkártya helyett módosítókártyát is visszavehetsz, akár azt, amelyet épp most játszottál ki.
book-psh-5 = Ha a tartományban nincs a színedből, a +1 képessége CRT-2 szerint egy régióból vehet el, a −2 képességének pedig nincs hatása [ours].
book-var-1 = Az alternatív kártyák, az „Új régens”, a „Hatalmi átrendeződés” és a rövid játék bármilyen összeállításban és bármennyi játékossal együtt játszható [ours].

## Single cards

book-chapter-single = Egyes kártyák
book-chapter-single-intro = Hogy egy kártya mit tesz, az rajta áll. Itt az szerepel, amihez egy sornál több kell. A lényeget a szabálykönyvek is leírják; ami azon túlmegy, azt megjelöltük.
book-emp-1 = [empowerment]: azt a hatalomkártyát is visszaveheted, amelyet épp most játszottál ki. A forduló körsorrendje és a kezdőjátékos-jelölő sorsa nem változik. A kártyát nem kell megmutatnod: a többiek megtudják, hogy visszavettél egyet, de azt nem, hogy melyiket [ours].
book-rvt-1 = [revolt]: a castillo lesz a királyi régió, minden következményével. Minden régió szomszédos vele, és egyikőtök sem helyezhet bele caballerót. A lepontozása királyi bónuszt hozhat. Aki lepontozza, mindent visszadob: a caballerók és a grandék bent maradnak, általános pontozáskor is. Ez addig tart, amíg a királyt újra el nem mozgatja valaki. Továbbá [ours]:
    - Mozgatással és kártyával sem lehet semmit bedobni; az egyetlen kivétel az INL-1.
    - A castillo most sem régió, ezért az a kártya, amely régiókat választ, számol vagy pontoz, nem éri el.
    - Általános pontozáskor a tárcsáknak nem volna hatásuk, ezért nem állítjátok be őket.
    - Pontozólapka nem kerülhet a castillóra, és nem is kerülhet le róla.
book-exi-1 = [exile]: azokba a régiókba helyezel le, amelyek határosak azzal az országgal, ahol a király van, vagy a castillóba. Amíg külföldön van, nincs királyi régió: nincs tabu, nincs királyi bónusz, és a tárcsákon szabad a választás. Ha valaki újra ezt a kártyát használja, a király az egyik országból a másikba megy; nem maradhat ott, ahol van [ours].
book-ent-1 = [entourage]: akik vele mennek, mind abból a régióból jönnek, amelyet a király elhagy, és mind abba a régióba érkeznek, ahová belép. Hogy melyek, azt a soron lévő játékos mondja meg [ours].
book-cse-1 = [country-seat]: minden szín caballerói számítanak. A fiktív játékoséi is köztük vannak, és ha egyetlen régióban sincs caballero, nem történik semmi [ours].
book-cmp-1 = [competition]: grandék kerülnek be, caballerók nem. Ha a király a castillo mellett állt, mire a grandék bekerülnek, már nincs ott [ours].
book-grc-1 = A castillóban lévő grande grande bónuszt hozhat a gazdájának, amikor a castillót lepontozzátok; ehhez a gazdájának a bent lévő caballeróival egyedül kell 1. helyen állnia. A gazdája tárcsája vezeti ki, a [revelation] visszadobja. Akkor is kijön, ha egyetlen caballero sem jön vele; a [revolt] (RVT-1) mégis bent tartja; az [new-home] nem éri el [ours].
book-inl-1 = [infiltration]: a lehelyezés előtt kell használni, amelyet kibővít, és csak a te mostani körödben végzett lehelyezésedet bővíti ki. Ha a király a castillo mellett áll, bedobhatsz caballerókat; ha külföldön van, nincs hatása [ours].
book-dep-1 = [deputy]: bármelyik játékos grandéját választhatod, ha az és a király is régióban áll. Ha a király külföldön vagy a castillo mellett van, használhatod a kártyát, de nem tesz semmit [ours].
book-rad-1 = [royal-adviser]: a külföldön lévő királyt az ország határán fekvő régióba viszi, a castillo mellett állót bármelyik régióba. Külföldre és a castillóhoz sosem viszi [ours].
book-one-1 = [conspiracy], [exodus] és a [representation] mozgatása: olyan régiót válassz, amely nem a királyi, és amelyben van legalább egy caballero, amelyet a kártya szerint mozgathatsz. Ha nincs ilyen régió, lásd D-19 [ours].
book-cou-1 = [coup]: a királyi kivételével bármelyik régiót választhatod, olyat is, ahol egyik ellenfelednek sincs caballerója [ours].
book-asn-1 = [assassin]: minden ellenfelednek, akinek van caballerója a castillón és a királyi régión kívül, pontosan egyet küld vissza, se többet, se kevesebbet [ours].
book-riv-1 = [rivalry]: a tárcsa mutathatja a királyi régiót is, és olyan régiót is, ahol nincs caballero [ours].
book-vet-1 = Amíg valaki előtt vétó van, minden más játékos bejelenti a különleges akcióját, mielőtt elkezdi. A bejelentés a kártyát nevezi meg, de azt nem, hogy mire irányul, vagy hogy két lehetőség közül melyikről van szó; a vétó birtokosa igennel vagy nemmel felel, mielőtt a játék folytatódik. Ha két játékosnak van egy-egy vétója, a soron lévő játékostól az óramutató járása szerint felelnek, és az első igen dönt [ours].
book-vet-2 = Akinek a különleges akcióját megvétózták, még lehelyezhet caballerókat, de a különleges akciót nem jelentheti be újra. A [veto] lerakása is különleges akció; ha azt vétózzák meg, a kártyát el kell dobni. A fiktív játékos sosem tesz olyat, amit meg lehetne vétózni, és saját magadat nem vétózhatod meg [ours].
book-vet-3 = Egy vétó abban a fordulóban érvényes, amelyikben elvették, és a következőben; annak a végén elvész. Mindkét vétó lehet nálad, mindegyik a maga lejáratával. Különleges akciónként akkor is csak egyszer kérdez a program, és azt a vétót használod fel, amelyik előbb járna le [ours].
book-vet-4 = A vétó egy különleges akciót egészében állít meg: nem a felét, és nem akkor, amikor már elkezdődött. Nincs hatalma a lehelyezés, a caballerók udvarba vétele, az általános pontozás és a módosítókártyák képessége felett [ours].

## Rulings

book-chapter-rulings = Döntéseink
book-chapter-rulings-intro = Itt a nyomtatott könyvek eltérnek egymástól, vagy nyitva hagynak egy kérdést. Minden válasz a miénk.
book-d-1 = [coup], [civil-war] és [desertion]: a tárcsán nem állíthatod be a királyi régiót; ha máshol nincs caballeród, a kártya nem érint. Általános pontozáskor beállíthatod, és akkor a caballeróid az udvarodba kerülnek (SCO-2).
book-d-2 = Egy kártya ugyanazt a caballerót nem mozgatja kétszer. Pontosan: egy különleges akció egy régióból egyik színből sem visz el több caballerót, mint amennyi az elején ott volt.
book-d-3 = A mozgatásnak máshová kell vezetnie; ha egy caballerót visszateszel oda, ahol volt, az nem mozgatás.
book-d-4 = A fiktív játékos castillóban lévő caballerói számítanak, amikor az általános pontozás lepontozza a castillót, utána pedig bent maradnak.
book-d-5 = Ha a grandéd a castillóban van, és a tárcsád a királyi régiót mutatja, a caballeróid visszatérnek az udvarodba, a grandéd bent marad.
book-d-6 = [country-seat]: a király saját régiója is számít. Ha egyedül ott van a legkevesebb, a király marad; ha más régiókkal egyenlő, maradhat, vagy ezek egyikébe küldheted.
book-d-7 = [entourage]: a Franciaországból, Portugáliából vagy a castillo mellől érkező király nem hoz magával caballerókat.
book-d-8 = [deputy]: nem választhatsz olyan grandét, amely a királyi régióban áll.
book-d-9 = Ha a kártya a királyt „bármelyik régióba” küldi, az bármelyik lehet azon kívül, ahol éppen van.
book-d-10 = Az [justice] és a tárcsa olyan régiót is megnevezhet, ahol senkinek sincs caballerója; lepontozzátok, és senki sem kap pontot.
book-d-11 = A „Hatalmi átrendeződés” modulban a legalacsonyabb összértékű játékos kapja a kezdőjátékos-jelölőt. A lengyel, a magyar és az ukrán könyv kimondja, a német és a cseh nem szól róla.
book-d-12 = [exile]: a német, a cseh és az ukrán könyv szerint más kártya nem küldi külföldre a királyt, a lengyel és a magyar szerint ez a kártya máshová nem küldi. Mindkettő igaz.
book-d-13 = [levy], [disbandment], [withdrawal], [civil-war], [desertion] és [coup]: az ellenfeleket sújtják, és kímélik azt a játékost, aki használja őket.
book-d-14 = [assassin]: a fiktív játékost is sújtja; ellenfél, vannak caballerói, és nincs mit eldöntenie.
book-d-15 = [withdrawal], [levy], [disbandment], [civil-war], [desertion], [coup] és [rivalry]: kihagyják a fiktív játékost, akinek nincs udvara, és nem hoz döntéseket.
book-d-16 = [heartland], [hinterland] és [country-seat]: mind a kilenc régiót nézik, a királyit is, és a fiktív játékos caballeróit is számolják.
book-d-17 = Két vagy három játékosnál az, aki a 2. helyen döntetlenben áll, a harmadik értékre esik vissza, tehát nem kap semmit.
book-d-18 = Hogy hány caballerót dobnak a castillóba, azt mindenki hallja. Hogy a program folyamatosan mutassa-e a számukat, azt az asztal állítja be („emlékeztető”); alapból ki van kapcsolva.
book-d-19 = Olyan különleges akciót is használhatsz, amely semmit sem változtathat, például mert egyik ellenfelednek sincs elérhető caballerója, vagy egyik pontozólapka sem mozgatható. Ugyanez áll a [representation] mindkét részére.
book-d-20 = Ha valaki elhagy egy online játékot, bot ül a helyére, és a játék folytatódik.
book-d-21 = [veto]: a különleges akciót állítja meg, mást nem. A cseh könyv a kártya hatásáról beszél, a többi a különleges akcióról, a lengyel pedig hozzáteszi, hogy a lehelyezés megtörténik.
book-d-22 = A módosítókártya képessége az akciókártya választása előtt jön. A cseh könyv a kártya hatása elé teszi, a többi a választás elé.
book-d-23 = [empowerment]: összesen egy kártyát vesz vissza, hatalomkártyát vagy módosítókártyát. Az ukrán könyvben „is” áll ott, ahol a többiben „helyett”.
book-d-24 = [decree]: a pontozólapkát egy másik, szabad pontozótáblára viszi. Az ukrán „másik lapkára” nyomdahiba.
book-d-25 = A fiktív játékos caballeróit mozgathatod; lehelyezni nem helyezheted le őket, bár a cseh könyv ezt a szót használja.
book-d-26 = A „Hatalmi átrendeződés” oldalai a kör után a módosítókártyával együtt a hatalomkártyát is eldobják; a forduló oldalai a forduló végén dobják el a hatalomkártyákat. Mi ezt követjük: PSH-4.

## The cards

book-chapter-cards = A kártyák
book-chapter-cards-intro = 39-féle akciókártya van. Az 1–4. pakliban tíz-tíz kártya van; hogy egy fajtából hány példány, az a kiadástól függ. A „saját” a soron lévő játékosét jelenti.
book-card-ids = Minden kártyának azonosítója is van: a program és a fájljai így nevezik.
book-deck = A szabálykönyvek a kártyáknak csak egy részét mutatják. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] és [royal-adviser]: ezek az 1995-ös kártyákat követik, amennyire ismertek; a nevük, és néhány másik kártyáé is, a miénk.

## Credits

book-chapter-credits = Közreműködők
book-chapter-credits-intro = Kik készítették az El Grandét, és kik nem ezt a változatot.
book-credits = Az El Grande Wolfgang Kramer és Richard Ulrich társasjátéka, kiadója a Hans im Glück. A 2023-as kiadást Stefan Sonnberger illusztrálta.
book-unofficial = Ez egy független, nem hivatalos változat, amely nem áll kapcsolatban sem a szerzőkkel, sem a kiadóval. Minden szöveg és rajz a miénk. Ha tetszik a játék, a nyomtatott változatnak a polcodon a helye.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = A körsorrend
book-example-turn-order-text = Kék kezd, a lapja: { $bluePower }. Zöld ezen kívül bármit kijátszhat, az övé { $greenPower }, Narancssárgáé { $orangePower }, a tiéd { $redPower }. Tiéd az első kör, aztán Kék, Narancssárga és Zöld következik. A hatalomkártyád ({ $redPower }) legfeljebb { $redBrings } caballerót hoz az udvarodba.
book-example-modifiers = Összértékek
book-example-modifiers-text = A te lapod { $redCard }, Kéké { $blueCard }. Zöldé { $greenCard } és +1, összesen { $greenPower }. Nem játszhatta volna ki ezt: { $greenRefusedCard } és +1, mert az összesen { $greenRefusedPower }, és ez az érték ({ $blueCard }) már foglalt.
book-example-overflow = Üres a tartomány
book-example-overflow-text = A hatalomkártyád ({ $redCard }) legfeljebb { $redBrings } caballerót hoz, de a tartományban csak { $redProvince } van a színedből. Elveszed, és még egyet Galiciából hozol. Toledóból nem hozhatnál, mert ott a király, és a castillóból sem. Az udvarod így változik: { $redCourt } → { $redCourtAfter }.
book-example-where-to-place = Hová lehet lehelyezni
book-example-where-to-place-text = A király Castillában van. Nyitva áll előtted Galicia, Navarra, Aragón, Toledo és a castillo. Maga Castilla zárva van, és Granada is, mert nem határos vele. Toledóba { $redToledoAfter } caballerót helyezel le, a castillóba { $redCastilloAfter } caballerót dobsz be.
book-example-placement-first = Előbb a lehelyezés
book-example-placement-first-text = Elveszed ezt a kártyát: [your-majesty]. A király Valenciában van. Granadába { $redGranadaAfter }, Toledóba { $redToledoAfter } caballerót helyezel le, a castillóba { $redCastilloAfter } caballerót dobsz be. Ezután a királyt Toledóba mozgatod, ahol a tieid most már biztonságban vannak.
book-example-doing-without = Lemondás
book-example-doing-without-text = Elveszed ezt a kártyát: [fiesta]. Ez lepontozná Aragónt, leginkább Kék javára. Ezért kihagyod a különleges akciót, és csak lehelyezel: Aragónba { $redAragonAfter }, Toledóba { $redToledoAfter } caballerót.
book-example-taboo = Se be, se ki
book-example-taboo-text = A király Toledóban van. [march]: senkit sem mozgathatsz ki Toledóból, és oda sem. Ehelyett egyet Granadából Sevillába mozgatsz, a király mellett elhaladva.
book-example-leftover = A kártya, amely senkinek sem kellett
book-example-leftover-text = Négy játékosnál minden fordulóban megmarad egy akciókártya. Itt ez a [fiesta], és eldobjátok. Ha a királyi kártya marad meg, az a helyén marad.
book-example-empowerment = A legalacsonyabb kártya visszavétele
book-example-empowerment-text = A lapod ({ $redCard }) a forduló legalacsonyabbja, és visszaveszed az [empowerment|Erősítéssel]. A forduló végén a kezdőjátékos-jelölő mégis a tiéd.
book-example-castillo = A castillo kinyílik
book-example-castillo-text = Bent { $redCastillo } caballero a tiéd, { $blueCastillo } Kéké, { $orangeCastillo } Narancssárgáé. A pontozótábla { $castilloFirst }/{ $castilloSecond }/{ $castilloThird }: te { $redCastilloPoints } pontot kapsz, Kék { $blueCastilloPoints }, Narancssárga { $orangeCastilloPoints } pontot, Zöld semmit. A tárcsád Granadát mutatja: a tieid ({ $redGranadaAfter }) oda kerülnek, és további { $redGranadaPoints } pontot hoznak. A többiek a királyi régióra mutatnak, az övéik visszatérnek az udvarba.
book-example-disc-to-court = Tárcsa a királyi régión
book-example-disc-to-court-text = A király Sevillában van, és Kék tárcsája Sevillát mutatja. Kék a castillóért { $blueCastilloPoints } pontot kap. Ezután Kék { $blueCastillo } caballerója visszatér az udvarába.
book-example-four-in-a-row = Négyen sorban
book-example-four-in-a-row-text = Galicia ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }): Narancssárgának { $orangeGalicia }, Kéknek { $blueGalicia }, neked { $redGalicia }, Zöldnek { $greenGalicia } caballerója van. Narancssárga { $orangePoints }, Kék { $bluePoints } pontot kap. A harmadik hely itt nem ér semmit, a negyedik pedig sehol sem.
book-example-tie-of-three = Döntetlen az első helyen
book-example-tie-of-three-text = Navarra ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }): neked, Kéknek és Zöldnek egyaránt { $redNavarra } caballerója van, Narancssárgának { $orangeNavarra }. Zöld grandéja is ott van, de nem számít. Ti hárman a 2. helyre kerültök, és fejenként { $redPoints } pontot kaptok; Narancssárga a 3. helyért { $orangePoints } pontot kap.
book-example-tie-costs-bonus = A döntetlen a bónuszba kerül
book-example-tie-costs-bonus-text = Sevilla ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }): Kéknek és Zöldnek egyaránt { $blueSevilla } caballerója van, neked { $redSevilla }. Kék és Zöld fejenként { $bluePoints }, te { $redPoints } pontot kapsz. Kék grandéja Sevillában áll, de a döntetlen miatt Kék nem kap bónuszt.
book-example-both-bonuses = Mindkét bónusz
book-example-both-bonuses-text = Granada ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }): te vezetsz { $redGranada } caballeróval, és a király meg a grandéd is ott van. A helyért { $granadaFirst }, a két bónuszért { $redGranadaBonus }, összesen { $redPoints } pont. Narancssárga és Zöld mögötted döntetlenben áll, a 3. helyre kerülnek, és fejenként { $orangePoints } pontot kapnak.
book-example-tile = Egy pontozólapka
book-example-tile-text = A [decree|Törvényhozással] egy pontozólapkát teszel Castillára. Az első hely eddig { $castillaFirst } pontot ért; most { $castillaFirstAfter }, a többi hely pedig { $castillaSecondAfter } pontot ér. Toledóra nem tehetted volna: ott a király.
book-example-tiles-and-cards = Pontozólapkák és pontozókártyák
book-example-tiles-and-cards-text = Az egyik lapka miatt Toledo { $toledoFirst }, a másik miatt Galicia { $galiciaFirst } pontot ér. [outposts]: pontot kap Cataluñáért Kék ({ $bluePoints }), Toledóért Zöld ({ $greenPoints }), Sevilláért te ({ $redPoints }). Narancssárga nem kap semmit: Galicia már nem 4 pontos régió.
book-example-moving = Mozgatás
book-example-moving-text = A [intrigue|Cselszövéssel] egy caballeródat Granadából Castillába mozgatod, egy másikat Granadából a castillóba dobsz. Egy zöldet Aragónból Valenciába, egy kéket Valenciából Castillába mozgatsz.
book-example-returning = Visszaküldés
book-example-returning-text = A [withdrawal|Visszavonulást] használod. Balodon Kék ül, ő kezdi: az udvarából { $blueCourtReturned } caballerót küld vissza. Zöld az udvarából { $greenCourtReturned }, Valenciából { $greenValenciaReturned }, Narancssárga Toledóból { $orangeToledoReturned }, Valenciából { $orangeValenciaReturned } caballerót küld vissza. Kék udvarában { $blueCourt } volt, és { $blueCourtAfter } marad.
book-example-discs = Titkos tárcsák
book-example-discs-text = A [coup|Puccsot] Toledóban használod. A tárcsák felfedése után Narancssárgától { $orangeCatalunaAfter } caballero Cataluñába, Kéktől { $blueGranadaAfter } Granadába, Zöldtől { $greenValenciaAfter } Valenciába megy. A tieid ({ $redToledoAfter }) Toledóban maradnak.
