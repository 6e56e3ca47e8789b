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
rules-lead = Ez az El Grande 2023-as kiadásának teljes szabálykönyve, a saját szavainkkal. Új neked a játék? Olvasd elölről: ha a „Kifejezések a kártyákon” fejezet végére értél, kezdődhet a játék. A változatoknak, az egyes kártyáknak és a döntéseinknek elég akkor utánanézned, ha kell.
rules-ids = Minden szabálynak van azonosítója. Ha egy lépést nem fogadunk el, megmutatjuk annak a szabálynak az azonosítóját, amelyet megszeg, vagy a kártyát, amely tiltja.
rules-ours-about = Ahol a nyomtatott szabálykönyvek hallgatnak vagy eltérnek egymástól, nekünk kellett döntenünk. Ezeket a helyeket megjelöltük.
rules-contents = Tartalom
rules-search = Keresés a szabályokban
rules-search-hint = Szó, kártya vagy azonosító
rules-found = { $count ->
    [0] Nincs találat erre: „{ $wanted }”.
    [one] 1 találat erre: „{ $wanted }”.
   *[other] { $count } találat erre: „{ $wanted }”.
  }
rules-copy = Link másolása: { $rule }
rules-copied = Link másolva.
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
rules-part-reference = Függelék

## A page for each card

rules-card-title = { $name } – akciókártya
rules-card-stack = { $stack }. pakli
rules-card-copies = { $copies } példány
rules-card-set-base = Minden játékban szerepel
rules-card-set-alternative = Alternatív kártya: csak ha az asztal ezzel játszik
rules-card-set-regency = Csak az „Új régens” változatban
rules-card-set-king = A királyi kártya: minden fordulóban elérhető, hacsak nem az „Új régens” változatot játsszátok
rules-card-placement = { $number ->
    [one] Az alsó részével 1 caballerót helyezhetsz le.
   *[other] Az alsó részével legfeljebb { $number } caballerót helyezhetsz le.
  }
rules-card-id = A fájlokban és a programokban így hívják: „{ $id }”.
rules-card-exact = A különleges akció részletesen
rules-card-tip = Tipp
rules-card-statistics = Statisztika
rules-card-statistics-about = Olyan játékokból, amelyekben a bot ({ $bot }) önmaga ellen játszott. Az „Elvették” azt mutatja, milyen gyakran veszik el a kártyát, amikor választható, a „Pont” pedig azt, mennyivel végeztek az asztaluk átlaga fölött azok, akik elvették. A valódi érték az esetek 95%-ában legfeljebb a ± utáni számmal tér el ettől. A gondolatjel azt jelenti, hogy túl kevesen vették el.
rules-card-statistics-cell = { $value } ± { $error }
rules-card-rules = A kártya szabályai
rules-card-beside = További kártyák: { $stack }. pakli
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
rules-table-word = Fogalom
rules-table-meaning = Jelentése

book-ours = (a mi döntésünk)

## The game in a minute

book-chapter-minute = A játék egy percben
book-chapter-minute-intro = A tizenötödik századi Spanyolországban királyságok, grófságok és egy emírség verseng a földért, a főnemesek, a grandék pedig kijátsszák őket egymás ellen. Te is közéjük tartozol. Küldd a caballeróidat a kilenc régióba, szerezz ott többséget, és tartsd szemmel a királyt: szereti a nyugalmát, ezért az ő régiójába senki sem léphet be, és onnan senki sem léphet ki.
book-minute-1 = Minden fordulóban egy hatalomkártyával licitálsz a körsorrendre: magas kártyával korán választasz, alacsony kártyával több caballerót kapsz.
book-minute-2 = A körödben elveszel egyet a felfedett akciókártyák közül. Az alsó részével caballerókat helyezel le a király közelébe, a felső része különleges akciót ad.
book-minute-3 = A játék során háromszor lepontoztok minden régiót. Egy régióban az kapja a legtöbb pontot, akinek ott a legtöbb caballerója van, és akinek a végén a legtöbb pontja van, abból lesz El Grande.

## In the box

book-chapter-box = A doboz tartalma
book-chapter-box-intro = Ez tartozik a nyomtatott játékhoz. A képernyőn mindent előkészítünk neked.
book-box-list = Közös elemek:
    - 1 kétoldalas játéktábla, 4–5 és 2–3 játékosnak
    - 1 castillo és 1 király
    - 55 akciókártya: 40 az 1–4. paklihoz, a királyi kártya, 10 az [regency|„Új régens”] változathoz és 4 [alternatives|alternatív kártya]
    - 9 régiókártya
    - 16 szürke hatalomkártya: a [power-shift|„Hatalmi átrendeződés”] változat módosítókártyái
    - 2 pontozólapka, 1 fordulójelölő és 1 kezdőjátékos-jelölő
    Mind az 5 játékosnak, a saját színében:
    - 13 hatalomkártya
    - 30 caballero és 1 grande
    - 1 pontjelölő és 1 titkos tárcsa
    Ez összesen 81 hatalomkártya 6 színben és 150 caballero. A rendről hat doboz gondoskodik.

## Glossary

book-chapter-words = Fogalomtár
book-chapter-words-intro = Minden fogalom mindig ugyanazt jelenti.
book-pronunciation = Spanyolosan ejtve: a kettős l magyar j-nek hangzik, tehát nagyjából „kabajero” és „kasztijo”.
book-word-caballero = caballero
book-word-caballero-about = lovag, kis figura; minden játékosnak 30 van a saját színében
book-word-grande = grande
book-word-grande-about = a nagy figura, játékosonként egy; bónuszt hozhat, de caballerónak sosem számít
book-word-king = király
book-word-king-about = egyetlen figura, amely senkihez sem tartozik
book-word-region = régió
book-word-region-about = Spanyolország kilenc részének egyike; a castillo, Franciaország és Portugália nem régió
book-word-kings-region = királyi régió
book-word-kings-region-about = az a régió, ahol a király éppen van
book-word-adjacent = szomszédos
book-word-adjacent-about = két régió, amelynek közös határa van
book-word-taboo = tabu
book-word-taboo-about = a királyi régióba semmi sem kerülhet be, és onnan semmi sem kerülhet ki (TAB-1)
book-word-castillo = castillo
book-word-castillo-about = a torony; amit bedobnak, azt többé nem látni
book-word-court = udvar
book-word-court-about = a játékos saját készlete; innen helyezi le a caballeróit
book-word-province = tartomány
book-word-province-about = a közös készlet, színek szerint; a caballerók innen előbb az udvarba kerülnek, és csak utána helyezhetők le
book-word-power-card = hatalomkártya
book-word-power-card-about = a játékos kezében lévő, 1-től 13-ig számozott kártyák egyike
book-word-modifier = módosítókártya
book-word-modifier-about = szürke kártya, amely megváltoztatja egy hatalomkártya értékét; csak a [power-shift|„Hatalmi átrendeződés”] változatban
book-word-action-card = akciókártya
book-word-action-card-about = kártya egy különleges akcióval (felső rész) és a lehelyezhető caballerók számával (alsó rész)
book-word-special-action = különleges akció
book-word-special-action-about = amit az akciókártya felső része lehetővé tesz
book-word-placement = lehelyezés
book-word-placement-about = amit az akciókártya alsó része lehetővé tesz
book-word-king-card = királyi kártya
book-word-king-card-about = az 5. pakli egyetlen kártyája, az [your-majesty]; minden fordulóban visszatér
book-word-region-card = régiókártya
book-word-region-card-about = kilenc kártya, mindegyiken egy régió; az előkészületek során és a fiktív játékosnak húzzátok őket
book-word-discard = dobópakli
book-word-discard-about = ide kerülnek a felhasznált kártyák: az akciókártyák képpel felfelé egy közös pakliba, a hatalomkártyák képpel lefelé mindenki saját paklijába
book-word-opposing = ellenséges
book-word-opposing-about = bármelyik ellenfeledé, a fiktív játékosé is
book-word-move = mozgatás
book-word-move-about = régiókból más régiókba vagy a castillóba (MOV-1)
book-word-return = visszaküldés
book-word-return-about = vissza a tartományba (RET-1)
book-word-score = pontozás
book-word-score-about = egy régió vagy a castillo pontjainak kiosztása (SCR-1)
book-word-disc = titkos tárcsa
book-word-disc-about = forgatható korong, amelyen a játékos titokban beállít egy régiót; röviden tárcsa
book-word-bar = pontozótábla
book-word-bar-about = egy régió vagy a castillo nyomtatott értékei az 1., 2. és 3. helyért
book-word-tile = pontozólapka
book-word-tile-about = két lapka egyike, amely egy pontozótáblát fedhet le; röviden lapka
book-word-four-region = 4 pontos régió
book-word-four-region-about = olyan régió, ahol az 1. hely éppen 4 pontot ér; ugyanígy az 5 pontos és a többi
book-word-general-scoring = általános pontozás
book-word-general-scoring-about = a harmadik, a hatodik és a kilencedik forduló után: előbb a castillo, aztán minden régió
book-word-kings-bonus = királyi bónusz
book-word-kings-bonus-about = 2 további pont, ha a királyi régióban egyedül vagy első
book-word-grande-bonus = grande bónusz
book-word-grande-bonus-about = 2 további pont, ha egyedül vagy első ott, ahol a saját grandéd áll
book-word-score-track = pontozósáv
book-word-score-track-about = a játéktábla szélén futó sáv, ahol a pontjelölők mindenki pontjait mutatják
book-word-round-track = fordulósáv
book-word-round-track-about = ezen számolja a fordulójelölő a kilenc fordulót; a liliom azt jelzi, hogy általános pontozás jön
book-word-start-marker = kezdőjátékos-jelölő
book-word-start-marker-about = megmutatja, ki játssza ki az első hatalomkártyát
book-word-dummy = fiktív játékos
book-word-dummy-about = a semleges harmadik szín a kétfős játékban

## The board

book-chapter-board = A játéktábla
book-chapter-board-intro = A nyomtatott szabálykönyvek nem közölnek minden számot. Ezek a táblázatok az alapértelmezett kiadást mutatják; egy asztal másikkal is játszhat. A régiók az általános pontozás sorrendjében állnak.
book-tiles = A két pontozólapka értékei: { $low } és { $high }.
book-numbers = Az akciókártya alsó része annyi caballerót mutat, ahányas pakliba a kártya tartozik.
book-powers = Ennyi caballerót hoz egy hatalomkártya az udvarba:

## Setup

book-chapter-set-up = Előkészületek
book-chapter-set-up-intro = Mi hová kerül az első forduló előtt.
book-set-1 = Az El Grandét 2–5-en játszhatjátok. A játéktáblának két oldala van: az egyik négy vagy öt, a másik két vagy három játékosnak. A képernyőn a megfelelő oldalt mi választjuk ki.
book-set-2 = Válogassátok szét az akciókártyákat a hátoldalukon lévő szám szerint. Az 1–4. pakliban tíz-tíz kártya van; mindegyiket külön keverjétek meg, és tegyétek le képpel lefelé. Az 5. pakli egyedül a királyi kártya, az [your-majesty]. A dobozban lévő 55 akciókártyából így 41 kell; az [regency|„Új régens” változat] tíz kártyája és a négy [alternatives|alternatív kártya] kimarad, hacsak nem játszotok velük.
book-set-3 = Mindenki pontjelölője a pontozósáv 0-s mezőjéről indul, a fordulójelölő pedig az 1. fordulóról. A két pontozólapka a játéktábla mellé kerül.
book-set-4 = Megkapod az 1–13-as hatalomkártyákat, egy tárcsát, a grandédat és a 30 caballeródat.
book-set-5 = Keverjétek meg a kilenc régiókártyát. A legfelső mutatja meg, hol kezd a király. Ezután minden játékos húz egy kártyát, ülésrendben, az első helytől indulva [ours], és abba a régióba teszi a grandéját és 2 caballeróját. Így mindenki más régióban kezd, és senki sem a királyiban.
book-set-6 = 7 caballeród az udvarodban kezd; a maradék 21 a tartományba kerül.
book-set-7 = A kezdőjátékos-jelölőt először véletlenszerűen kapja meg valaki, hacsak az asztal nem jelöl ki játékost [ours]. A nyomtatott játékban azé, aki utoljára volt Spanyolországban.
book-inf-1 = A hatalomkártyáidat és a módosítókártyáidat csak te láthatod, és a dobópaklid képpel lefelé van. Nyilvános [ours] minden udvar, a tartomány és a régiók, a pontozólapkák, minden felfedett kártya, az eldobott akciókártyák, a pontszámok, és hogy kinek hány kártya van a kezében. A kijátszott kártyád abban a fordulóban nyilvános, amelyikben kijátszod.
book-first-game = Először játszotok? Hagyjátok a dobozban az [regency|„Új régens”] és a [power-shift|„Hatalmi átrendeződés”] kártyáit meg az [alternatives|alternatív kártyákat]. Ha kevesebb idő alatt szeretnétek mindent kipróbálni, válasszátok a [short|rövid játékot].

## Round

book-chapter-round = Forduló
book-chapter-round-intro = Így zajlik egy forduló az első kártyától az utolsóig.
book-rnd-1 = Egy játék kilenc fordulóból áll. Minden fordulónak ezek a fázisai:
    - 1. Felfeditek az akciókártyákat.
    - 2. Mindenki kijátszik egy hatalomkártyát.
    - 3. Sorban lejátsszátok a köröket.
    - 4. Lezárjátok a fordulót.
    - 5. Általános pontozást tartotok, de csak a harmadik, a hatodik és a kilencedik forduló után.
book-rev-1 = Az 1. fázisban felfeditek minden pakli legfelső kártyáját, így mindenki tudja, miből lehet választani, mielőtt valaki kijátssza az első hatalomkártyát.

## Power cards

book-chapter-power-cards = Hatalomkártyák
book-chapter-power-cards-intro = A körsorrendre licitálsz: magas kártyával korán választasz, alacsony kártyával több caballerót kapsz.
book-pow-1 = A 2. fázisban az, akinél a kezdőjátékos-jelölő van, képpel felfelé kijátszik egy hatalomkártyát a kezéből. A többiek az óramutató járása szerint követik, egy-egy kártyával.
book-pow-2 = Nem játszhatsz ki olyan értéket, amelyet ebben a fordulóban már valaki kijátszott.
book-pow-3 = A körök a legmagasabb értéktől a legalacsonyabb felé haladnak.
book-pow-4 = A forduló végén a kijátszott hatalomkártyád képpel lefelé a saját dobópaklidra kerül. Nem használhatod újra, hacsak egy kártya vissza nem hozza a kezedbe.
book-pow-5 = Mindig van olyan hatalomkártyád, amelyet kijátszhatsz. Az utolsó fordulóban még legalább öt van a kezedben a tizenháromból, előtted legfeljebb négy érték lehet foglalt (fiktív játékossal kettő), és módosítókártyát sosem kötelező hozzátenned.

## A turn and the court

book-chapter-turn = A kör és az udvar
book-chapter-turn-intro = Csak olyan caballerót helyezhetsz le, amely már az udvarodban van. A hatalomkártyád hozza oda őket.
book-trn-1 = A körödben először caballerókat veszel el az udvarodba. A [power-shift|„Hatalmi átrendeződés” változatban] ezután használhatod a módosítókártyád képességét. Végül választasz egyet a még elérhető felfedett akciókártyák közül – a dobópakliból soha –, és használod a két részét.
book-crt-1 = A hatalomkártyád mutatja, hány caballerót vehetsz el a tartományból az udvarodba. Kevesebbet is elvehetsz, vagy egyet sem. A 12-es és a 13-as nem hoz egyet sem.
book-crt-2 = Ha a tartományból elfogynak a caballeróid, mielőtt a teljes számot elvetted volna, a hiányzók egy részét vagy mindet a régiókban lévő caballeróid közül is elveheted. A castillóból és a királyi régióból nem vehetsz el, és a tartományban egyetlen caballeród sem maradhat. Ugyanez érvényes minden kártyára, amely a tartományból az udvarba hoz caballerókat.

## Action cards

book-chapter-action-cards = Akciókártyák
book-chapter-action-cards-intro = Minden akciókártyának két része van. Tetszőleges sorrendben használhatod őket.
book-act-1 = Egy akciókártyát el kell venned. Az utánad következők ezt már nem vehetik el.
book-act-2 = Egy akciókártyán különleges akció és lehelyezés van. Bármelyikkel kezdheted, de fejezd be az egyiket, mielőtt a másikba kezdesz. Bármelyiket kihagyhatod, akár mindkettőt.
book-act-3 = Ha elkezdesz egy különleges akciót, végre kell hajtanod, amennyire csak lehet, akárkinek kedvez is. Ha a kártyán „legfeljebb” áll, kevesebbet is tehetsz.
book-act-4 = Használat után az akciókártya képpel felfelé a dobópaklira kerül. A királyi kártyát ehelyett a helyén képpel lefelé fordítjátok, és a következő fordulóban visszatér. A [veto] a birtokosa előtt marad (lásd VET-3). Az [regency|„Új régens” változat] kártyáit ugyanúgy eldobjátok, mint a többit, és nem térnek vissza.
book-act-5 = Ha egy kártyán „legfeljebb” vagy „akárhány” áll, bejelentheted, és aztán dönthetsz úgy, hogy egyet sem választasz. Nem történik semmi, de ez is megvétózható [ours].
book-act-6 = Ha elkezdted az alábbi különleges akciók egyikét, ennek meg kell történnie, ha a szabályok szerint lehetséges [ours]:
    - A királynak mozognia kell (kivétel a [country-seat]: D-6).
    - [entourage]: 2 caballero megy vele, vagy annyi, amennyi van.
    - [competition]: minden grande bekerül.
    - [decree]: leteszel vagy áthelyezel egy pontozólapkát. [new-home]: a grandéd elmozdul.
    - [empowerment]: egy kártyát veszel vissza.
    - [deputy]: egy csere történik.
    - [summons]: 2 caballerót veszel el, vagy annyit, amennyi a tartományban van.

## Placement

book-chapter-placement = Lehelyezés
book-chapter-placement-intro = A király dönti el, hová kerülhetnek új caballerók.
book-plc-1 = Annyi caballerót helyezhetsz le, amennyit a kártyád alsó része mutat, vagy kevesebbet. Csak a saját udvarodból jöhetnek. Ha nincs elég caballero az udvarodban, egyszerűen kevesebbet helyezel le.
book-plc-2 = A királyi régióval szomszédos régiókba kerülnek. Maga a királyi régió tiltott.
book-plc-3 = Tetszés szerint oszthatod el őket ezek között a régiók között. Régió helyett a castillóba is bedobhatsz közülük néhányat vagy mindet.
book-plc-4 = Caballero, grande és pontozólapka soha nem kerül Franciaországba vagy Portugáliába. Még a király is csak a [exile|Száműzetéssel] jut oda.
book-plc-5 = Az számít, hol van a király, amikor lehelyezel. Ha a különleges akciód épp most mozgatta el, az új régiója körül helyezel le [ours].

## Castillo

book-chapter-castillo = Castillo
book-chapter-castillo-intro = Amit bedobnak, eltűnik szem elől, és ott kerül elő, ahol senki sem várja.
book-cas-1 = A castillo nem régió. Ha egy kártya régióról szól, az a castillót nem érinti.
book-cas-2 = A mozgatott caballerókat be lehet dobni. Semmi sem kerül ki onnan, amíg egy általános pontozás ki nem üríti a castillót.
book-cas-3 = Mondd meg, hányat dobsz be; ez nyilvános. Senki sem nézhet be, és nem számolhatja meg a bent lévőket.
book-cas-4 = Csak általános pontozáskor és a [revelation|Leleplezéssel] nyílik ki.

## Taboo

book-chapter-taboo = Tabu
book-chapter-taboo-intro = A királyi régióban semmi sem változik.
book-tab-1 = A királyi régió tabu: caballero, grande és pontozólapka nem kerülhet be, és nem kerülhet ki onnan. Lepontozni lehet. Az [regency|„Új régens” változat] négy kártyája megtöri a tabut, mindegyik pontosan annyira, amennyire a szövege engedi:
    - [infiltration]: saját caballerókat helyezhetsz le a királyi régióba.
    - [entourage]: legfeljebb 2 caballero elhagyja a régi királyi régiót, és az újba megy.
    - [competition]: a grandék az új királyi régióból a castillóba kerülnek.
    - [deputy]: egy grande elhagyja az új királyi régiót, és a régibe megy.

## End of round

book-chapter-end-of-round = A forduló vége
book-chapter-end-of-round-intro = Rendet raktok, és továbbadjátok a kezdőjátékos-jelölőt.
book-end-1 = Az akciókártyákat, amelyeket senki sem vett el, eldobjátok, a királyi kártya kivételével.
book-end-2 = A kezdőjátékos-jelölőt az kapja, aki a legalacsonyabb értéket játszotta ki, akkor is, ha azt a kártyát az [empowerment|Erősítéssel] visszavette.
book-end-3 = A fordulójelölő továbblép. A harmadik, a hatodik és a kilencedik forduló után a fordulósávon liliom látható: itt az általános pontozás ideje.
book-end-4 = Részletesen, ebben a sorrendben:
    - Dobjátok el az akciókártyákat, amelyeket senki sem vett el.
    - Adjátok tovább a kezdőjátékos-jelölőt.
    - Tegyétek a kijátszott hatalomkártyákat a gazdájuk dobópaklijára, a fiktív játékosét is.
    - Dobjátok el a most lejáró vétókat.
    - Tartsatok általános pontozást, ha itt az ideje; ez még az épp lejátszott fordulóhoz tartozik.
    - Léptessétek a fordulójelölőt.

## General scoring

book-chapter-scoring = Általános pontozás
book-chapter-scoring-intro = A játékban háromszor mindent lepontoztok: először a castillót, aztán minden régiót.
book-sco-1 = Egy általános pontozás három lépésből áll:
    - (a) Minden játékos titokban, a többiekkel egyszerre beállít egy régiót a tárcsáján, akkor is, ha semmije sincs a castillóban [ours]. A fiktív játékos nem.
    - (b) Pontozzátok le a castillót. Ezután fedjétek fel a tárcsákat: minden játékos mindent, amije a castillóban van, abba az egy régióba mozgat, amelyet a tárcsája mutat. Felosztani nem szabad.
    - (c) Pontozzátok le egyenként a kilenc régiót a nyomtatott lista sorrendjében, fentről lefelé.
book-sco-2 = Ha a tárcsád a királyi régiót mutatja, a caballeróid ehelyett visszatérnek az udvarodba. (A nyomtatott tárcsán a nem egyértelmű beállításnak ugyanez a hatása; a miénk mindig egyértelmű.)
book-sco-3 = A játékosok sorrendjét az dönti el, kinek hány caballerója van a lepontozott helyen; a grandék nem számítanak. A pontozótábla mutatja, mennyit ér az 1., a 2. és a 3. hely. Ha nincs ott legalább 1 caballeród, nem kapsz semmit.
book-sco-4 = Akiknek ugyanannyi van, mind egy hellyel hátrébb kerülnek, akárhányan vannak. A számoláshoz kezdjétek az 1. hellyel, és haladjatok a legnagyobb számtól a legkisebb felé, a nullát kihagyva:
    - Akinek a számán senki sem osztozik, az kapja azt a helyet, ahol épp tartotok; a következő hellyel folytassátok.
    - Akik osztoznak egy számon, mind az eggyel hátrébb lévő helyet kapják; két hellyel hátrébb folytassátok.
    A pontozótáblán nem szereplő helyek nem érnek semmit. Egy 5/3/1-es pontozótáblán a 2, 2, 2 és 1 caballeróval álló játékosok 3, 3, 3 és 1 pontot kapnak. 3, 3, 1 és 1 esetén az első kettő a 2. értéket kapja, a többiek semmit. A 3. helyen kialakult döntetlen nem ér semmit.
book-sco-5 = Ha a királyi régióban egyedül vagy első, az 2 további pontot hoz: ez a királyi bónusz. Ha ott vagy egyedül első, ahol a saját grandéd van, az is 2 további pontot hoz: ez a grande bónusz. Egy régióban mindkettőt megkaphatod. Döntetlenért egyik sem jár. A bónuszok minden pontozáskor járnak, az általános és a kártyával kiváltott pontozáskor is.
book-sco-6 = A pontozólapka minden pontozáskor annak a pontozótáblának a helyébe lép, amelyen van; a bónuszok ugyanúgy járnak. Minden régióban egy lapkának van hely, és a castillónál is. A castillo pontozótáblája kétszer szerepel, de a castillót csak egyszer pontozzátok le, és egy lapka mindkettőt felváltja.
book-sco-7 = Két vagy három játékosnál minden pontozótábla és pontozólapka harmadik értékét figyelmen kívül hagyjátok.
book-sco-8 = Pontot soha senki nem veszít.
book-fin-1 = A harmadik általános pontozás után véget ér a játék. A legtöbb pontot szerző játékos nyer. Akiknek ugyanannyi pontjuk van, osztoznak a győzelmen, illetve a helyezésükön.

## Terms on cards

book-chapter-terms = Kifejezések a kártyákon
book-chapter-terms-intro = Ezt jelentik az akciókártyák szavai.
book-mov-1 = A *mozgatás* azt jelenti, hogy caballerókat viszel régiókból más régiókba vagy a castillóba. Bármelyik régióba mehetnek, a király közelébe vagy távol tőle, együtt vagy szétosztva.
book-mov-2 = A kártya megmondja, kinek a caballeróit mozgathatod: a sajátjaidat, ellenségeseket (akár több ellenfeledét vegyesen) vagy bárkiét. Csak akkor kell egyetlen régióból vagy egyetlen régióba mozgatnod, ha a kártyán ez áll.
book-mov-3 = A castillóból, az udvarokból és a tartományból soha nem mozgathatsz caballerót; a királyi régióba nem vihetsz be, és onnan nem vihetsz ki egyet sem (TAB-1).
book-ret-1 = A *visszaküldés* azt jelenti, hogy caballerókat teszel vissza a tartományba. Hogy régiókból, az udvarból vagy mindkettőből, az a kártyán áll. A castillo és a királyi régió biztonságban van. Ha nincs elég caballeród, küldd vissza mindet.
book-ret-2 = Ha több játékosnak kell caballerókat visszaküldenie, az óramutató járása szerint haladtok, a soron lévő játékostól balra ülővel kezdve. A sajátjaidat te választod ki, hacsak a kártya mást nem mond.
book-ret-3 = Ez nyíltan, egymás után történik: aki később következik, látja, mit küldtek vissza az előtte lévők [ours].
book-scr-1 = Régiót *lepontozni* azt jelenti, hogy ott ugyanazt teszitek, mint általános pontozáskor, bónuszokkal együtt. A castillót nem pontozzátok le, hacsak a kártya ezt nem mondja. Ha régiót választhatsz, az a királyi régió is lehet. A pontozólapkák számítanak (SCO-6): „4 pontos régió” például az, ahol az 1. hely éppen 4 pontot ér.
book-scr-2 = Ha egy kártya több régiót pontoz le, előbb állapítsátok meg, melyek azok, aztán a játéktábla sorrendjében pontozzátok le őket [ours].
book-dsc-1 = Ha egy kártya *tárcsát* kér, az érintett játékosok titokban beállítják a sajátjukat. Minden tárcsát egyszerre fedtek fel, és csak azután történik bármi.
book-dsc-2 = A tárcsa a kilenc régió egyikét mutatja, mást nem. Amíg az utolsó játékos be nem állította a tárcsáját, senki sem tud meg semmit a választásokról, és azt is megkérdezzük, akinek csak egy lehetősége van [ours].

## Short game

book-chapter-short = Rövid játék
book-chapter-short-intro = Ugyanaz a játék kétharmadnyi idő alatt.
book-sht-1 = Kilenc forduló helyett hat. A fordulójelölő a 2. mezőn kezd, és átugorja a 4. és a 7. mezőt: lejátsszátok a 2. és a 3. fordulót, pontoztok, lejátsszátok az 5.-et és a 6.-at, pontoztok, lejátsszátok a 8.-at és a 9.-et, pontoztok.
book-sht-2 = Ahol egy szabály a 3., a 6. vagy a 9. fordulót említi, ott az ilyen számú mezőt kell érteni. Más nem változik [ours].

## Two players

book-chapter-two = Két játékos
book-chapter-two-intro = Beszáll egy harmadik szín, amelyet senki sem irányít: a fiktív játékos.
book-dum-1 = A játéktábla két és három játékosnak való oldalán játsszatok. Adjatok a fiktív játékosnak egy színt, annak 30 caballeróját és 13 hatalomkártyáját, megkeverve, képpel lefelé. A fiktív játékos befolyásolja a többségeket, de pontot nem kap. Nincs grandéja, udvara és tárcsája.
book-dum-2 = Keverjétek össze a 2. és a 3. paklit. Négy pakliból választotok: az 1.-ből, az egyesítettből, a 4.-ből és az 5.-ből.
book-dum-3 = Amikor a királynak és mindkét játékosnak megvan a régiója, keverjétek meg újra mind a kilenc régiókártyát a fiktív játékosnak. Minden forduló elején húzzatok kettőt: mindkét húzott régióba a fiktív játékos 2 caballerója kerül. Ha egy kártya a királyi régiót mutatja, hatás és pótlás nélkül eldobjátok. Ha mind a 30 a játéktáblán van, abban a fordulóban ne húzzatok. Minden általános pontozás után újra összekeveritek mind a kilencet.
book-dum-4 = A fiktív játékos legfelső hatalomkártyáját felfeditek, mielőtt a játékosok kijátsszák a sajátjukat. Ezt az értéket senki sem játszhatja ki, és ez dönti el a fiktív játékos helyét a körsorrendben. A kezdőjátékos-jelölőt sosem kapja meg: ha az ő értéke a legalacsonyabb, a jelölő a két játékos közül azé, akinek alacsonyabb az értéke.
book-dum-5 = A körében a fiktív játékos eltávolítja az elérhető akciókártyák közül azt, amelyik a legtöbb caballerót mutatja. A kártya egyik részét sem használjátok. Azonnal eldobjátok, kivéve az [your-majesty] kártyát, amelyet képpel lefelé fordítotok, és a következő fordulóban visszatér. A fiktív játékos hatalomkártyáját a forduló végén dobjátok el.
book-dum-6 = A fiktív játékos caballerói ellenségesnek számítanak: a szokásos szabályok szerint mozgathatod és visszaküldheted őket. Ha egy kártya szerint a fiktív játékosnak döntenie vagy tennie kellene valamit, hagyjátok ki.
book-dum-7 = A fiktív játékos visszaküldött caballerói a készletébe kerülnek, és újra lehelyezhetők.
book-dum-8 = Pontozáskor a fiktív játékos ugyanúgy kap helyezést és okoz döntetlent, mint egy játékos. A helyéért járó pontok elvesznek, és aki döntetlenre áll vele, nem kap bónuszt.
book-dum-9 = Egy forduló így kezdődik: a fiktív játékos régiókártyái, az akciókártyák, a fiktív játékos hatalomkártyája, a játékosok hatalomkártyái [ours].
book-dum-10 = A fiktív játékos castillóban lévő caballerói a játéktáblán lévőnek számítanak. Ha a készletében már csak 1, 2 vagy 3 van, előbb az elsőnek húzott régiót töltsétek fel [ours].

## Three players

book-chapter-three = Három játékos
book-chapter-three-intro = Majdnem a szokásos játék.
book-thr-1 = A játéktábla két és három játékosnak való oldalán játsszatok, és az SCO-7 szerint pontozzatok. Ha élesebb versenyt szeretnétek a kártyákért, egyesítsétek a 2. és a 3. paklit a DUM-2 szerint.

## Alternatives

book-chapter-alternatives = Alternatív kártyák
book-chapter-alternatives-intro = További akciókártyák, amelyeket becserélhettek.
book-alt-1 = Négy további akciókártya tapasztalt játékosoknak. Bármelyiket használhatjátok; a két [veto] külön számít. Minden kártyáért, amelyet egy paklihoz adtok, előbb vegyetek ki abból a pakliból egy véletlenszerű kártyát anélkül, hogy megnéznétek. Ha mind a négyet használjátok, az 1–4. pakliból sorban 1, 2, 0 és 1 kártya kerül ki.
book-alt-2 = Előbb paklinként cseréljétek be a kártyákat, és csak utána egyesítsétek a 2. és a 3. paklit, ha úgy játszotok [ours].

## New Regency

book-chapter-regency = Új régens
book-chapter-regency-intro = A király önállósul: tíz új kártya az 5. paklihoz. Az első játékhoz nem ajánljuk.
book-reg-1 = Hagyjátok a dobozban az [your-majesty] kártyát. Keverjétek meg a tíz „Új régens” kártyát: ez lesz az 5. pakli. Ugyanúgy működik, mint a többi: minden fordulóban új kártyát fedtek fel, és eldobjátok, akár elvette valaki, akár nem.

## Power Shift

book-chapter-power-shift = Hatalmi átrendeződés
book-chapter-power-shift-intro = A módosítókártyák megváltoztatják a hatalomkártyáid értékét, és némelyik egy kis képességet is ad. Az első játékhoz nem ajánljuk.
book-modifiers = A 16 módosítókártya négyféle.
book-modifier-recruit = Vegyél el 1 saját caballerót a tartományból az udvarodba.
book-modifier-move-opposing = Mozgass 1 ellenséges caballerót.
book-modifier-none = Nincs.
book-modifier-place-from-province = Helyezz le 1 saját caballerót a tartományból bármelyik régióba, a királyi kivételével; a castillóba nem.
book-psh-1 = Keverjétek meg a 16 módosítókártyát, és osszatok mindenkinek 3-at; a többi látatlanban kimarad a játékból. Minden játékos továbbad egyet a háromból képpel lefelé a tőle balra ülőnek. Mindenki előbb választ, és csak utána nézi meg, mit kapott; két játékosnál ez egyszerű csere. A fiktív játékos nem kap. Ez az előkészületek része, még az első akciókártyák felfedése előtt [ours].
book-psh-2 = A hatalomkártyáddal együtt kijátszhatsz egy módosítókártyát, és a kettőt összeadod. A POW-2, a POW-3 és az END-2 alkalmazásakor ez az összérték számít; 1 alatt vagy 13 felett is lehet. Hogy hány caballero kerül az udvarodba, azt továbbra is a hatalomkártya mutatja [ours].
book-psh-3 = Némelyik módosítókártyának képessége is van. A körödben akkor használhatod, amikor a caballerókat már elvetted az udvarodba (CRT-1), de akciókártyát még nem választottál. Nem különleges akció, ezért nem vétózható meg. Nem kötelező; ha elkezded, be is fejezed; ha semmit sem változtathat, nem kérdezünk rá [ours].
book-psh-4 = A köröd után a módosítókártya a dobópaklidra kerül; az összértéked érvényes marad. A hatalomkártya a forduló végén követi, mint mindig; ez a játék menetén nem változtat [ours]. Az [empowerment|Erősítéssel] hatalomkártya helyett módosítókártyát is visszavehetsz, akár a most kijátszottat.
book-psh-5 = Ha a tartományban nincs caballeród, a +1 képességével a CRT-2 szerint egyet elvehetsz egy régióból, a −2 képességének pedig nincs hatása [ours].
book-var-1 = Az alternatív kártyák, az „Új régens”, a „Hatalmi átrendeződés” és a rövid játék szabadon kombinálható, bármennyi játékossal [ours].

## Single cards

book-chapter-single = Egyes kártyák
book-chapter-single-intro = Minden kártyán rajta van, mit tesz. Itt az szerepel, amihez egy sornál több kell. Az alapok a nyomtatott szabálykönyvekből valók; ami azon túlmegy, azt megjelöltük.
book-emp-1 = [empowerment]: az épp kijátszott hatalomkártyádat is visszaveheted. A körsorrend és a kezdőjátékos-jelölő ebben a fordulóban nem változik. A kártyát nem mutatod meg: a többiek csak azt tudják meg, hogy visszavettél egyet [ours].
book-rvt-1 = A [revolt] a castillót királyi régióvá teszi, minden következményével. Mind a kilenc régió szomszédos vele, és senki sem helyezhet le bele. A lepontozása királyi bónuszt hozhat. Pontozás után mindent visszadobtok: a caballerók és a grandék bent maradnak, általános pontozáskor is. Ez addig tart, amíg a király újra el nem mozdul. Továbbá [ours]:
    - Mozgatással és kártyával sem lehet semmit bedobni; az egyetlen kivétel az INL-1.
    - A castillo most sem régió, ezért a régiókat választó, számoló vagy lepontozó kártyák nem érintik.
    - Általános pontozáskor a tárcsáknak nem volna hatásuk, ezért nem állítjátok be őket.
    - Pontozólapka nem kerülhet a castillóra, és nem is kerülhet el onnan.
book-exi-1 = [exile]: azokba a régiókba helyezz le, amelyek határosak azzal az országgal, ahol a király van, vagy a castillóba. Amíg külföldön van, nincs királyi régió, vagyis nincs tabu, nincs királyi bónusz, és a tárcsák bármelyik régiót mutathatják. Ha valaki újra használja a kártyát, a király az egyik országból a másikba megy; nem maradhat ott, ahol van [ours].
book-ent-1 = [entourage]: a vele tartó caballerók mind abból a régióból jönnek, amelyet a király elhagy, és mind abba a régióba mennek, ahová érkezik. A kártyát használó játékos választja ki őket [ours].
book-cse-1 = A [country-seat] minden szín caballeróit számolja, a fiktív játékoséit is. Ha egyetlen régióban sincs caballero, nem történik semmi [ours].
book-cmp-1 = A [competition] grandékat dob be, caballerókat nem. Ha a király a castillo mellett volt, elhagyja azt, mielőtt a grandék bekerülnek [ours].
book-grc-1 = A castillóban lévő grande meghozhatja a gazdájának a grande bónuszt, amikor a castillót lepontozzátok; ehhez a gazdájának a bent lévő caballeróival egyedül kell elsőnek lennie. Általános pontozáskor a grande abba a régióba kerül, amelyet a gazdája tárcsája mutat, akkor is, ha egyetlen caballero sem tart vele; a [revolt] (RVT-1) bent tartja. A [revelation] visszadobja, az [new-home] pedig nem éri el [ours].
book-inl-1 = A [infiltration|Beszivárgást] még a lehelyezés előtt kell használnod, és csak a saját, ebben a körben végzett lehelyezésedet módosítja. Ha a király a castillo mellett van, bedobhatsz caballerókat; ha külföldön van, a kártyának nincs hatása [ours].
book-dep-1 = A [deputy] bármelyik játékos grandéjával működik, ha az és a király is régióban van. Ha a király külföldön vagy a castillo mellett van, használhatod a kártyát, de nem történik semmi [ours].
book-rad-1 = A [royal-adviser] külföldről egy, az adott országgal határos régióba, a castillo mellől bármelyik régióba viszi a királyt. Külföldre vagy a castillóhoz sosem viszi [ours].
book-one-1 = [conspiracy], [exodus] és a [representation] mozgatása: a királyi kivételével olyan régiót válassz, ahonnan a kártyával legalább 1 caballerót mozgathatsz. Ha nincs ilyen régió, lásd D-19 [ours].
book-cou-1 = [coup]: a királyi kivételével bármelyik régiót választhatod, olyat is, ahol nincs ellenséges caballero [ours].
book-asn-1 = [assassin]: minden ellenfeledtől, akinek van caballerója a castillón és a királyi régión kívül, pontosan 1-et küldesz vissza [ours].
book-riv-1 = [rivalry]: a tárcsa a királyi régiót és üres régiót is mutathat [ours].
book-vet-1 = Amíg egy játékos előtt vétó van, minden más játékos bejelenti a különleges akcióját, mielőtt elkezdi. A kártyát jelenti be, a célpontját vagy a választott lehetőséget nem. A vétó birtokosa igennel vagy nemmel felel, mielőtt a játék folytatódik. Ha két játékosnál van egy-egy vétó, a soron lévő játékostól az óramutató járása szerint felelnek, és az első igen dönt [ours].
book-vet-2 = Akinek a különleges akcióját megvétózták, még lehelyezhet caballerókat, de a különleges akciót nem jelentheti be újra. A [veto] megtartása maga is különleges akció; ha megvétózzák, a kártyát el kell dobni. A fiktív játékos sosem tesz olyat, amit meg lehetne vétózni, és saját magadat nem vétózhatod meg [ours].
book-vet-3 = Egy vétó abban a fordulóban érvényes, amelyikben elveszed, és a következőben; annak a végén lejár. Mindkét vétó lehet nálad, mindegyik a maga lejáratával. Különleges akciónként akkor is csak egyszer kérdezünk, és azt a vétót használod fel, amelyik előbb járna le [ours].
book-vet-4 = A vétó egy teljes különleges akciót akadályoz meg: nem csak egy részét, és nem az elkezdése után. Nem akadályozhatja meg a lehelyezést, a caballerók elvételét az udvarba, az általános pontozást és a módosítókártyák képességeit [ours].

## Rulings

book-chapter-rulings = Döntéseink
book-chapter-rulings-intro = Válaszok olyan kérdésekre, amelyeket a nyomtatott szabálykönyvek nyitva hagynak. Mindegyik a miénk.
book-d-1 = A [coup], a [civil-war] és a [desertion] esetében a tárcsádat nem állíthatod a királyi régióra; ha máshol nincs caballeród, a kártya nem érint téged. Általános pontozáskor beállíthatod, és a caballeróid visszatérnek az udvarodba (SCO-2).
book-d-2 = Egy kártya nem mozgatja kétszer ugyanazt a caballerót. Pontosan: egy különleges akció egy régióból egyik színből sem visz el több caballerót, mint amennyi a kezdetén ott volt.
book-d-3 = Nem mozgathatsz egy caballerót oda, ahol már van.
book-d-4 = A fiktív játékos castillóban lévő caballerói számítanak, amikor az általános pontozáskor lepontozzátok a castillót, utána pedig bent maradnak.
book-d-5 = Ha a grandéd a castillóban van, és a tárcsád a királyi régiót mutatja, a caballeróid visszatérnek az udvarodba, a grandéd bent marad.
book-d-6 = A [country-seat] a király saját régióját is számolja. Ha egyedül ott van a legkevesebb, a király marad; döntetlen esetén maradhat, vagy a többi ilyen régió egyikébe mehet, ahogy te választod.
book-d-7 = [entourage]: ha a király Franciaországból, Portugáliából vagy a castillo mellől érkezik, egyetlen caballero sem megy vele.
book-d-8 = A [deputy|Helyettessel] nem választhatsz olyan grandét, amely a királyi régióban van.
book-d-9 = Ha egy kártyával bármelyik régióba mozgathatod a királyt, az bármelyik régiót jelenti azon kívül, ahol éppen van.
book-d-10 = Az [justice|Igazságtétellel] és a tárcsával olyan régiót is választhatsz, ahol nincs caballero; lepontozzátok, és senki sem kap pontot.
book-d-11 = A „Hatalmi átrendeződés” változatban a kezdőjátékos-jelölőt a legalacsonyabb összértékű játékos kapja.
book-d-12 = [exile]: más kártya nem küldi a királyt külföldre, és ez a kártya máshová nem küldi.
book-d-13 = A [levy], a [disbandment], a [withdrawal], a [civil-war], a [desertion] és a [coup] csak az ellenfeleket érinti, a kártyát használó játékost soha.
book-d-14 = Az [assassin] a fiktív játékost is érinti: ellenfél, vannak caballerói, és nincs mit eldöntenie.
book-d-15 = A [withdrawal], a [levy], a [disbandment], a [civil-war], a [desertion], a [coup] és a [rivalry] kihagyja a fiktív játékost, akinek nincs udvara, és nem hoz döntéseket.
book-d-16 = A [heartland], a [hinterland] és a [country-seat] mind a kilenc régiót figyelembe veszi, a királyit is, és a fiktív játékos caballeróit is számolja.
book-d-17 = Két vagy három játékosnál az, aki a 2. helyen döntetlenre áll, a 3. értékre esik vissza, és nem kap semmit.
book-d-18 = Nyilvános, hogy ki hány caballerót dob a castillóba. Hogy a számukat folyamatosan mutatjuk-e, azt az asztal beállítása dönti el („emlékeztető”); alapértelmezés szerint ki van kapcsolva.
book-d-19 = Olyan különleges akciót is használhatsz, amelynek nincs hatása, például mert egyik ellenfelednek sincs elérhető caballerója, vagy egyik pontozólapka sem mozgatható. Ugyanez érvényes a [representation] mindkét lehetőségére.
book-d-20 = Ha egy játékos elhagy egy online játékot, bot veszi át a helyét, és a játék folytatódik.
book-d-21 = A [veto] a különleges akciót akadályozza meg, mást nem: a lehelyezés megtörténik.
book-d-22 = A módosítókártya képességét az akciókártya választása előtt használod.
book-d-23 = Az [empowerment|Erősítéssel] összesen egy kártyát veszel vissza: hatalomkártyát vagy módosítókártyát.
book-d-24 = A [decree] egy másik szabad pontozótáblára viszi a pontozólapkát, a másik lapkára soha.
book-d-25 = A fiktív játékos caballeróit mozgathatod, de nem helyezheted le őket.
book-d-26 = A „Hatalmi átrendeződés” változatban a módosítókártyát a kör után, a hatalomkártyát a forduló végén kell eldobni (PSH-4).

## The cards

book-chapter-cards = A kártyák
book-chapter-cards-intro = 39-féle akciókártya van. Az 1–4. pakliban tíz-tíz kártya van; a példányszám a kiadástól függ. A „saját” azt jelenti, hogy a kártyát használó játékosé.
book-card-ids = Minden kártyának azonosítója is van; ezt használják a programok és a fájlok.
book-deck = A szabálykönyvek a kártyáknak csak egy részét mutatják. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] és [royal-adviser]: ezek az 1995-ös kártyákat követik, amennyire ismertek; a nevük és néhány további kártyáé a miénk.

## Credits

book-chapter-credits = Közreműködők
book-chapter-credits-intro = Ők készítették az El Grandét. Ehhez a programhoz egyiküknek sincs köze.
book-credits = Az El Grande Wolfgang Kramer és Richard Ulrich társasjátéka, kiadója a Hans im Glück. A 2023-as kiadást Stefan Sonnberger illusztrálta.
book-unofficial = Ez egy független, nem hivatalos megvalósítás, amely nem áll kapcsolatban sem a szerzőkkel, sem a kiadóval. Minden szöveg és rajz a miénk. Ha tetszik a játék, a nyomtatott kiadásnak a polcodon a helye.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = A körsorrend
book-example-turn-order-text = Kék kezd, a lapja: { $bluePower }. Zöld ezen kívül bármit kijátszhat, az övé { $greenPower }, Narancssárgáé { $orangePower }, a tiéd { $redPower }. Tiéd az első kör, aztán Kék, Narancssárga és Zöld következik. A hatalomkártyád ({ $redPower }) legfeljebb { $redBrings } caballerót hoz az udvarodba.
book-example-modifiers = Összértékek
book-example-modifiers-text = A te lapod { $redCard }, Kéké { $blueCard }. Zöldé { $greenCard } és +1, összesen { $greenPower }. Nem játszhatta volna ki ezt: { $greenRefusedCard } és +1, mert az összesen { $greenRefusedPower }, és ez az érték ({ $blueCard }) már foglalt.
book-example-overflow = Üres a tartomány
book-example-overflow-text = A hatalomkártyád ({ $redCard }) legfeljebb { $redBrings } caballerót hoz, de a tartományban csak { $redProvince } caballeród van. Elveszed, és még egyet Galiciából. Toledóból nem vehetnél el, mert ott a király, és a castillóból sem. Az udvarod így változik: { $redCourt } → { $redCourtAfter }.
book-example-where-to-place = Hová lehet lehelyezni
book-example-where-to-place-text = A király Castillában van. Galiciába, Navarrába, Aragónba, Toledóba és a castillóba helyezhetsz le. Maga Castilla tiltott, és Granada is, mert nem szomszédos vele. Toledóba { $redToledoAfter } caballerót helyezel le, a castillóba { $redCastilloAfter } caballerót dobsz be.
book-example-placement-first = Előbb a lehelyezés
book-example-placement-first-text = Elveszed az [your-majesty] kártyát; a király Valenciában van. Granadába { $redGranadaAfter }, Toledóba { $redToledoAfter } caballerót helyezel le, a castillóba { $redCastilloAfter } caballerót dobsz be. Ezután a királyt Toledóba mozgatod, ahol a caballeróid most már biztonságban vannak.
book-example-doing-without = A különleges akció kihagyása
book-example-doing-without-text = Elveszed a [fiesta] kártyát, amely lepontozná Aragónt, leginkább Kék javára. Ezért kihagyod a különleges akciót, és csak lehelyezel: Aragónba { $redAragonAfter }, Toledóba { $redToledoAfter } caballerót.
book-example-taboo = Se be, se ki
book-example-taboo-text = A király Toledóban van. A [march|Meneteléssel] sem Toledóból, sem Toledóba nem mozgathatsz caballerót. Ehelyett egyet Granadából Sevillába mozgatsz, a király mellett elhaladva.
book-example-leftover = A kártya, amelyet senki sem vett el
book-example-leftover-text = Négy játékosnál minden fordulóban megmarad egy akciókártya. Itt ez a [fiesta], és eldobjátok. Ha a királyi kártya marad meg, az a helyén marad.
book-example-empowerment = A legalacsonyabb kártya visszatér
book-example-empowerment-text = A lapod ({ $redCard }) a forduló legalacsonyabb kártyája, és visszaveszed az [empowerment|Erősítéssel]. A forduló végén a kezdőjátékos-jelölő mégis a tiéd.
book-example-castillo = A castillo kinyílik
book-example-castillo-text = Bent { $redCastillo } caballero a tiéd, { $blueCastillo } Kéké, { $orangeCastillo } Narancssárgáé. A pontozótábla { $castilloFirst }/{ $castilloSecond }/{ $castilloThird }: te { $redCastilloPoints } pontot kapsz, Kék { $blueCastilloPoints }, Narancssárga { $orangeCastilloPoints } pontot, Zöld semmit. A tárcsád Granadát mutatja: a tieid ({ $redGranadaAfter }) oda mennek, és további { $redGranadaPoints } pontot hoznak. A többi tárcsa a királyi régiót mutatja, ezért azok a caballerók visszatérnek az udvarba.
book-example-disc-to-court = A királyi régióra állított tárcsa
book-example-disc-to-court-text = A király Sevillában van, és Kék tárcsája Sevillát mutatja. Kék a castillóért { $blueCastilloPoints } pontot kap. Ezután Kék { $blueCastillo } caballerója visszatér az udvarába.
book-example-four-in-a-row = Négyen sorban
book-example-four-in-a-row-text = Galicia ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }): Narancssárgának { $orangeGalicia }, Kéknek { $blueGalicia }, neked { $redGalicia }, Zöldnek { $greenGalicia } caballerója van. Narancssárga { $orangePoints }, Kék { $bluePoints } pontot kap. A 3. hely itt nem ér semmit, a 4. pedig sehol sem.
book-example-tie-of-three = Döntetlen az 1. helyen
book-example-tie-of-three-text = Navarra ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }): Kéknek és Zöldnek ugyanúgy { $redNavarra } caballerója van, mint neked, Narancssárgának { $orangeNavarra }. Zöld grandéja is ott van, de nem számít. Ti hárman a 2. helyre kerültök, és fejenként { $redPoints } pontot kaptok; Narancssárga a 3. helyért { $orangePoints } pontot kap.
book-example-tie-costs-bonus = A döntetlen elviszi a bónuszt
book-example-tie-costs-bonus-text = Sevilla ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }): Kéknek és Zöldnek egyaránt { $blueSevilla } caballerója van, neked { $redSevilla }. Kék és Zöld fejenként { $bluePoints }, te { $redPoints } pontot kapsz. Kék grandéja Sevillában áll, de a döntetlen miatt Kék nem kap bónuszt.
book-example-both-bonuses = Mindkét bónusz
book-example-both-bonuses-text = Granada ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }): te vezetsz { $redGranada } caballeróval, és a király meg a grandéd is ott van. A helyért { $granadaFirst }, a két bónuszért { $redGranadaBonus }, összesen { $redPoints } pont. Narancssárga és Zöld mögötted döntetlenre áll, a 3. helyre kerülnek, és fejenként { $orangePoints } pontot kapnak.
book-example-tile = Egy pontozólapka
book-example-tile-text = A [decree|Törvényhozással] egy pontozólapkát teszel Castillára. Az 1. hely eddig { $castillaFirst } pontot ért; most { $castillaFirstAfter } pontot, a többi hely pedig { $castillaSecondAfter } pontot ér. Toledóra nem tehetted volna: ott a király.
book-example-tiles-and-cards = Pontozólapkák és pontozókártyák
book-example-tiles-and-cards-text = Az egyik lapka miatt Toledo { $toledoFirst }, a másik miatt Galicia { $galiciaFirst } pontot ér. A [outposts|Helyőrségekkel] Cataluñáért Kék ({ $bluePoints }), Toledóért Zöld ({ $greenPoints }), Sevilláért te kapsz pontot ({ $redPoints }). Narancssárga nem kap semmit: Galicia már nem 4 pontos régió.
book-example-moving = Mozgatás
book-example-moving-text = A [intrigue|Cselszövéssel] két caballeródat viszed el Granadából: az egyiket Castillába mozgatod, a másikat a castillóba dobod. Aztán egy zöldet küldesz Aragónból Valenciába, egy kéket pedig Valenciából Castillába.
book-example-returning = Visszaküldés
book-example-returning-text = A [withdrawal|Visszavonulást] használod. Balodon Kék ül, ő kezdi: az udvarából { $blueCourtReturned } caballerót küld vissza. Zöld az udvarából { $greenCourtReturned }, Valenciából { $greenValenciaReturned }, Narancssárga Toledóból { $orangeToledoReturned }, Valenciából { $orangeValenciaReturned } caballerót küld vissza. Kék udvarában { $blueCourt } volt, és { $blueCourtAfter } marad.
book-example-discs = Titkos tárcsák
book-example-discs-text = A [coup|Puccsot] Toledóban használod. A tárcsák felfedése után Narancssárgától { $orangeCatalunaAfter } caballero Cataluñába, Kéktől { $blueGranadaAfter } Granadába, Zöldtől { $greenValenciaAfter } Valenciába megy. A tieid ({ $redToledoAfter }) Toledóban maradnak.
