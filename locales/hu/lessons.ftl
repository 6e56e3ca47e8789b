# The first game that teaches: for each lesson a title, what it is about, and for each task what to do and what came of
# it; then what is said to somebody who does something else that the rules allow. The learner plays red.

lesson-turn-order-title = Hatalomkártyák és az udvar
lesson-turn-order-intro = Minden forduló hatalomkártyákkal kezdődik: ezek döntik el, ki kerül sorra elsőként, és hány caballero jön az udvarodba.
lesson-turn-order-task-1 = A többiek a 8-ast, a 3-ast és a 6-ost játszották ki. Játssz ki olyan hatalomkártyát, amellyel tiéd az első kör, de ne a kelleténél magasabbat: minél magasabb a kártya, annál kevesebb caballerót hoz.
lesson-turn-order-done-1 = A 9-esed a legmagasabb kártya, így tiéd az első kör. A kezedbe már nem kerül vissza: a 13 kártyád mindegyikét csak egyszer játszod ki.
lesson-turn-order-task-2 = A 9-essel 2 caballerót vehetsz el a tartományból az udvarodba. A játéktáblára csak azokat helyezheted le, amelyek az udvarodban vannak. Vedd el mindkettőt.
lesson-turn-order-done-2 = Most 5 caballero vár az udvarodban. Egy alacsony kártya többet hozott volna, de később kerültél volna sorra.
lesson-turn-order-not-first = Ezzel a kártyával valaki megelőzne. A 8-asnál magasabb kell.
lesson-turn-order-dear = Ezzel is te lennél az első, de egy alacsonyabb kártya is elég, és az több caballerót hoz.
lesson-turn-order-too-few = Kevesebbet is elvehetsz, de itt minden caballero jól jön. Vegyél el 2-t.

lesson-placement-title = Caballerók lehelyezése
lesson-placement-intro = A körödben elveszel egy akciókártyát. Az alsó része mutatja, hány caballerót helyezhetsz le.
lesson-placement-task-1 = Aragónban Kék vezet 2 caballeróval, neked pedig egy sincs ott. Válassz olyan kártyát, amellyel legalább 3-at helyezhetsz le.
lesson-placement-done-1 = Ez a kártya ebben a fordulóban a tiéd; a többiek abból választanak, ami maradt.
lesson-placement-task-2 = Caballerókat a király szomszédságába lehet lehelyezni. Ő Castillában áll, és Aragón Castilla szomszédja. Helyezz le Aragónba annyi caballerót, hogy ott te vezess. Ha szeretnéd, próbáld ki Castillát is: a királyi régió tabu.
lesson-placement-done-2 = 3 a 2 ellen: ha most pontoznátok le Aragónt, te kapnád a legtöbbet. A királyi régióba semmi sem kerül be, és semmi sem jön ki onnan, ezért aki ott vezet, biztonságban van, amíg a király marad.
lesson-placement-too-few = Ezzel a kártyával túl keveset helyezhetsz le ahhoz, hogy Aragónban megelőzd Kéket. Olyat keress, amelyen legalább 3 caballero van.
lesson-placement-elsewhere = Oda is lehelyezhetsz, de akkor Aragónra nem marad elég. Vond vissza, és helyezz le Aragónba.
lesson-placement-special = Kezdheted a különleges akcióval is. Ebben a leckében előbb helyezd le a caballeróidat; a különleges akciókról a következő lecke szól.
lesson-placement-too-soon = Még nem: Aragónban Kéknek még mindig legalább annyi caballerója van, mint neked.

lesson-special-title = Különleges akciók
lesson-special-intro = Az akciókártya felső része a különleges akció. A lehelyezés előtt vagy után hajthatod végre, de ki is hagyhatod.
lesson-special-task-1 = A Menetelés kártyát vetted el: legfeljebb 4 saját caballerót mozgathatsz. Használd a különleges akciót.
lesson-special-done-1 = Nem kell mindet mozgatnod. Egy régióból bármelyik másikba mehetnek, közelre vagy távolra; csak a királyi régió marad zárva.
lesson-special-task-2 = Granadában Kék mögött második vagy, Sevillában viszont Kéknek csak 1 caballerója van. Mozgasd a 2 caballeródat Granadából Sevillába. A Toledóban lévők nem mozoghatnak: ott a király.
lesson-special-done-2 = Sevilla most a tiéd, 2 az 1 ellen, és ehhez egyetlen caballero sem kellett az udvarodból.
lesson-special-placement = Kezdheted a lehelyezéssel is, de ezúttal a különleges akcióval kezdj.
lesson-special-elsewhere = Oda is mozgathatsz, de az a feladat, hogy Sevillában vezess. Mozgasd a caballeróidat Granadából Sevillába.
lesson-special-too-soon = Még nem: Sevillában nem te vezetsz.

lesson-king-title = A király
lesson-king-intro = A király helye dönti el, hová helyezhettek le caballerókat. Minden fordulóban van egy kártya, amely mozgatja őt: Őfelsége.
lesson-king-task-1 = Több caballerót szeretnél Granadában, de a király messze van, Galiciában. Nálad van az Őfelsége kártya: használd a különleges akcióját.
lesson-king-done-1 = A király abba a régióba megy, amelyikbe csak szeretnéd. Ott viszont nem maradhat, ahol most áll.
lesson-king-task-2 = Mozgasd a királyt Granada mellé, de ne Granadába: ahol ő áll, oda senki sem léphet be.
lesson-king-done-2 = Mostantól mindenki a király új régiója körül helyez le, amíg valaki megint el nem mozgatja a királyt.
lesson-king-task-3 = Az Őfelsége kártyával 5 caballerót helyezhetsz le. Granadában Kéknek 2 van, neked 1: helyezz le oda annyit, hogy te vezess.
lesson-king-done-3 = Granada a tiéd. Ha maga a király is Granadában állna, minden pontozáskor 2 ponttal többet kapna az, aki ott egyedül vezet.
lesson-king-placement = Kezdheted a lehelyezéssel is, de amíg a király Galiciában van, Granadát nem éred el. Előbb mozgasd a királyt.
lesson-king-inside = A király oda is mehet, de akkor Granadába senki sem helyezhet le, még te sem. Válaszd az egyik szomszédos régiót.
lesson-king-far = Onnan nem éred el Granadát. Válaszd az egyik szomszédját: Sevillát, Toledót vagy Valenciát.
lesson-king-elsewhere = Oda is lehelyezhetsz, de az a feladat, hogy Granadában vezess.
lesson-king-too-soon = Még nem: Granadában Kéknek még mindig legalább annyi caballerója van, mint neked.

lesson-castillo-title = A castillo és a titkos tárcsa
lesson-castillo-intro = A castillo egy torony, amelybe senki sem láthat be. Minden általános pontozáskor kinyílik, és mindenki egyetlen, maga választotta régióba küldi a bent lévő caballeróit.
lesson-castillo-task-1 = Ez a harmadik forduló: a végén pontozás jön. A castillóba mindig lehelyezhetsz, akárhol áll a király. Dobd be mind a 3 caballeródat.
lesson-castillo-done-1 = A forduló véget ért. Mielőtt a castillo kinyílik, mindenki titokban beállítja a tárcsáját: az mutatja, melyik régióba mennek a caballerói.
lesson-castillo-task-2 = Állítsd a tárcsádat egy gazdag régióra: olyanra, ahol az első hely legalább 6 pontot ér, és ahol a castillóból érkező 3 caballeróddal te fogsz vezetni.
lesson-castillo-done-2 = Felfedtétek a tárcsákat. Először magát a castillót pontoztátok le: bent neked volt a legtöbb caballeród. Aztán a caballeróid kilovagoltak, és minden régiót lepontoztatok.
lesson-castillo-elsewhere = Oda is lehelyezhetsz, de ez a lecke a castillóról szól. Dobd be a toronyba.
lesson-castillo-too-soon = Még nem: van még caballeród, amelyet bedobhatsz a castillóba.
lesson-castillo-king = A királyi régiót is választhatod, de oda semmi sem léphet be: a caballeróid csak visszatérnének az udvarodba.
lesson-castillo-behind = Ezt is választhatod, de ott további 3 caballeróval sem te vezetnél.
lesson-castillo-poor = Ott te vezetnél, de az a régió keveset ér. Keress olyat, ahol az első hely legalább 6 pontot ér.

lesson-scoring-title = Pontok, döntetlenek, bónuszok
lesson-scoring-intro = Egy régió az első, a második és a harmadik helyért ad pontot, ahogy a pontozótáblája mutatja. Döntetlennél kevesebb jár: akiknek ugyanannyi caballerójuk van, mind eggyel hátrébb kerülnek.
lesson-scoring-task-1 = Toledóban Kéknek és Zöldnek egyaránt 3 caballerója van: döntetlen az első helyen, így mindketten csak annyit kapnának, amennyit a második hely ér. Neked 2 van ott. Helyezd le a 2 caballeródat úgy, hogy egyedül te légy az első.
lesson-scoring-done-1 = 4 a 3 és a 3 ellen: te vagy az első. Ha csak egyet helyeztél volna le, hármas döntetlen lenne, és mindhárman csak annyit kapnátok, amennyit a második hely ér.
lesson-scoring-task-2 = Az Igazságtétel kártyával azonnal lepontozhatsz egy régiót. Használd a különleges akcióját, és válaszd Toledót.
lesson-scoring-done-2 = 7 pont az első helyért, és még 2, mert Toledóban áll a grandéd, és egyedül te vagy ott az első. Kék és Zöld döntetlenben áll a második helyen, ezért annyit kapnak, amennyit a harmadik hely ér: fejenként 2 pontot. Ahol a király áll, ott is 2 ponttal többet kap, aki egyedül első.
lesson-scoring-elsewhere = Oda is lehelyezhetsz, de Toledóban mindkettőre szükséged van.
lesson-scoring-special = Kezdheted a pontozással is, de itt előbb helyezz le: Toledo így sokkal többet hoz neked.
lesson-scoring-other-region = Azt is lepontozhatod, de Toledo hozza neked a legtöbbet.
lesson-scoring-too-soon = Még nem: a feladat még nincs kész.

lesson-round-title = Egy teljes forduló
lesson-round-intro = Most minden együtt: hatalomkártya, udvar, akciókártya, lehelyezés, a végén pedig pontozás. Senki sem mondja meg, mi a helyes.
lesson-round-task-1 = A többiek a 7-est, a 4-est és a 10-est játszották ki. Játssz ki bármilyen hatalomkártyát: magasat a korai körért és a legjobb választékért, alacsonyat a sok caballeróért.
lesson-round-done-1 = A körök a legmagasabb kártyától a legalacsonyabb felé haladnak.
lesson-round-task-2 = Te jössz: vegyél el caballerókat, válassz kártyát, helyezz le, és használd a különleges akciót, vagy hagyd ki. Tégy, ahogy szeretnél, amíg a köröd véget nem ér.
lesson-round-done-2 = Mindenki túl van a körén, és a harmadik forduló pontozással ér véget.
lesson-round-task-3 = Állítsd be a titkos tárcsádat. Azt tudod, mit dobtál be a castillóba; találd ki, hová küldik a többiek a sajátjaikat.
lesson-round-done-3 = Ez volt egy forduló. Egy játék kilencből áll, minden harmadik után pontozással, és az győz, akinek a végén a legtöbb pontja van. Készen állsz egy igazi játékra.
