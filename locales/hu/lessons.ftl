# The tutorial: for each lesson a title, an introduction, and for each task what to do and what came of it; then answers
# to other legal moves. The learner plays red.

lesson-turn-order-title = Hatalomkártyák és az udvar
lesson-turn-order-intro = Minden forduló hatalomkártyákkal kezdődik. Ezek döntik el, ki kezd, és hány caballero kerül az udvarodba.
lesson-turn-order-task-1 = Az ellenfeleid a 8-ast, a 3-ast és a 6-ost játszották ki. Játssz ki olyan hatalomkártyát, amellyel te kezdesz, de ne a kelleténél magasabbat: a magasabb kártyák kevesebb caballerót hoznak.
lesson-turn-order-done-1 = A 9-esed a legmagasabb kártya, így tiéd az első kör. A kezedbe már nem kerül vissza: a 13 kártyád mindegyikét csak egyszer játszhatod ki.
lesson-turn-order-task-2 = A 9-essel 2 caballerót vehetsz el a tartományból az udvarodba. A játéktáblára csak az udvarodból kerülhetnek. Vedd el mindkettőt.
lesson-turn-order-done-2 = Most 5 caballero van az udvarodban. Egy alacsony kártya többet hozott volna, de később kerültél volna sorra.
lesson-turn-order-not-first = Ezzel a kártyával valaki megelőzne. 8-nál magasabb kártyára van szükséged.
lesson-turn-order-dear = Ezzel is te lennél az első, de egy alacsonyabb kártya is elég, és az több caballerót hoz.
lesson-turn-order-too-few = Kevesebbet is elvehetsz, de itt minden caballero jól jön. Vegyél el 2-t.

lesson-placement-title = Caballerók lehelyezése
lesson-placement-intro = A körödben elveszel egy akciókártyát. Az alsó része mutatja, hány caballerót helyezhetsz le.
lesson-placement-task-1 = Aragónban Kék vezet 2 caballeróval, neked egy sincs ott. Válassz olyan kártyát, amellyel legalább 3-at helyezhetsz le.
lesson-placement-done-1 = Ez a kártya ebben a fordulóban a tiéd. Az ellenfeleid a maradékból választanak.
lesson-placement-task-2 = A királyi régióval szomszédos régiókba helyezhetsz le. A király Castillában van, és Aragón szomszédos vele. Helyezz le Aragónba annyit, hogy te vezess. Ha szeretnéd, próbáld ki Castillát is: a királyi régió tabu.
lesson-placement-done-2 = 3 a 2 ellen: ha most pontoznátok le Aragónt, te kapnád a legtöbbet. A királyi régióba semmi sem kerülhet be, és semmi sem kerülhet ki onnan, ezért az ottani előny biztos, amíg a király marad.
lesson-placement-too-few = Ezzel a kártyával túl keveset helyezhetsz le ahhoz, hogy Aragónban megelőzd Kéket. Olyat keress, amelyen legalább 3 caballero van.
lesson-placement-elsewhere = Oda is lehelyezhetsz, de a feladat az, hogy Aragónban tiéd legyen az 1. hely.
lesson-placement-special = Kezdheted a különleges akcióval is, de ebben a leckében előbb helyezd le a caballeróidat. A különleges akciókról a következő lecke szól.
lesson-placement-too-soon = Még nem: Aragónban Kéknek még mindig legalább annyi caballerója van, mint neked.

lesson-special-title = Különleges akciók
lesson-special-intro = Az akciókártya felső része a különleges akció. A lehelyezés előtt vagy után hajthatod végre, de ki is hagyhatod.
lesson-special-task-1 = Elvetted a Menetelést: mozgass legfeljebb 4 saját caballerót. Használd a különleges akciót.
lesson-special-done-1 = Nem kell mind a 4-et mozgatnod. Bármelyik régióból bármelyik másikba mehetnek. Csak a királyi régió tiltott.
lesson-special-task-2 = Granadában Kék mögött állsz, Sevillában viszont Kéknek csak 1 caballerója van. Mozgasd a 2 caballeródat Granadából Sevillába. A Toledóban lévők nem mozoghatnak: ott a király.
lesson-special-done-2 = Sevilla a tiéd, 2 az 1 ellen. Mozgatással úgy is megnyerhetsz egy régiót, hogy egyetlen caballerót sem használsz el az udvarodból.
lesson-special-placement = Kezdheted a lehelyezéssel is, de ezúttal a különleges akcióval kezdj.
lesson-special-elsewhere = Oda is mozgathatsz, de az a feladat, hogy Sevillában vezess. Mozgasd a caballeróidat Granadából Sevillába.
lesson-special-too-soon = Még nem: Sevillában nem te vezetsz.

lesson-king-title = A király
lesson-king-intro = A király dönti el, hová helyezhettek le caballerókat. Minden fordulóban van egy kártya, amely mozgatja: az Őfelsége.
lesson-king-task-1 = Több caballerót szeretnél Granadában, de a király messze van, Galiciában. Nálad van az Őfelsége kártya: használd a különleges akcióját.
lesson-king-done-1 = A király bármelyik régióba mehet. Csak ott nem maradhat, ahol most van.
lesson-king-task-2 = Mozgasd a királyt egy Granadával szomszédos régióba, de ne Granadába. A királyi régióba semmi sem kerülhet be.
lesson-king-done-2 = Mostantól mindenki a király új régiója körül helyez le, amíg valaki újra el nem mozgatja.
lesson-king-task-3 = Az Őfelségével legfeljebb 5 caballerót helyezhetsz le. Granadában Kéknek 2 van, neked 1: helyezz le oda annyit, hogy te vezess.
lesson-king-done-3 = Granada a tiéd. Ha maga a király is Granadában lenne, minden pontozáskor 2 ponttal többet kapna, aki ott egyedül első.
lesson-king-placement = Kezdheted a lehelyezéssel is, de amíg a király Galiciában van, Granadát nem éred el. Előbb mozgasd a királyt.
lesson-king-inside = A király oda is mehet, de akkor Granadába senki sem helyezhet le, még te sem. Válaszd az egyik szomszédos régiót.
lesson-king-far = Onnan nem éred el Granadát. Válassz egy vele szomszédos régiót: Sevillát, Toledót vagy Valenciát.
lesson-king-elsewhere = Oda is lehelyezhetsz, de az a feladat, hogy Granadában vezess.
lesson-king-too-soon = Még nem: Granadában Kéknek még mindig legalább annyi caballerója van, mint neked.

lesson-castillo-title = A castillo és a titkos tárcsa
lesson-castillo-intro = A castillo egy torony, amelybe senki sem láthat be. Minden általános pontozáskor kinyitjátok, és mindenki egyetlen, általa választott régióba küldi a bent lévő caballeróit.
lesson-castillo-task-1 = Ez a harmadik forduló, ezért a végén pontozás jön. A castillóba mindig lehelyezhetsz, bárhol van is a király. Dobd be mind a 3 caballeródat.
lesson-castillo-done-1 = A forduló véget ért. Mielőtt kinyílik a castillo, mindenki titokban arra a régióra állítja a tárcsáját, ahová a caballerói mennek.
lesson-castillo-task-2 = Állítsd a tárcsádat egy gazdag régióra, ahol az 1. hely legalább 6 pontot ér, és a castillóból érkező 3 caballeróddal te vezetsz.
lesson-castillo-done-2 = Először magát a castillót pontoztátok le: bent neked volt a legtöbb caballeród. Aztán felfedtétek a tárcsákat, a caballeróid kilovagoltak, és minden régiót lepontoztatok.
lesson-castillo-elsewhere = Oda is lehelyezhetsz, de ez a lecke a castillóról szól. Dobd be a caballeróidat a toronyba.
lesson-castillo-too-soon = Még nem: van még caballeród, amelyet bedobhatsz a castillóba.
lesson-castillo-king = A királyi régiót is választhatod, de oda semmi sem kerülhet be: a caballeróid csak visszatérnének az udvarodba.
lesson-castillo-behind = Ezt is választhatod, de ott még 3 caballeróval sem te vezetnél.
lesson-castillo-poor = Ott te vezetnél, de nem sok pont jár érte. Keress olyan régiót, ahol az 1. hely legalább 6 pontot ér.

lesson-scoring-title = Pontok, döntetlenek, bónuszok
lesson-scoring-intro = Minden régió az 1., a 2. és a 3. helyért ad pontot, ahogy a pontozótáblája mutatja. A döntetlen fáj: aki döntetlenre áll, egy hellyel hátrébb kerül.
lesson-scoring-task-1 = Toledóban Kéknek és Zöldnek 3-3 caballerója van. Döntetlenre állnak az 1. helyen, így mindketten csak a 2. helyért járó pontot kapják. Neked 2 van ott. Helyezd le a 2 caballeródat úgy, hogy egyedül te légy az első.
lesson-scoring-done-1 = Neked 4, nekik 3-3: te vagy az első. Ha csak egyet helyeztél volna le oda, hármas döntetlen lett volna, és mindhárman csak a 2. helyért járó pontot kaptátok volna.
lesson-scoring-task-2 = Az Igazságtétel azonnal lepontoz egy régiót. Használd a különleges akcióját, és válaszd Toledót.
lesson-scoring-done-2 = 7 pont az 1. helyért, és még 2, mert Toledóban van a grandéd, és egyedül vagy első. Kék és Zöld döntetlenre áll a 2. helyen, ezért a 3. helyért járó pontot kapják: 2-2 pontot. A királyi régióban is 2 ponttal több jár annak, aki egyedül első.
lesson-scoring-elsewhere = Oda is lehelyezhetsz, de Toledóban mindkettőre szükséged van.
lesson-scoring-special = Kezdheted a pontozással is, de itt előbb helyezz le: Toledo így sokkal több pontot hoz.
lesson-scoring-other-region = Azt is lepontozhatod, de neked Toledo hozza a legtöbbet.
lesson-scoring-too-soon = Még nem: a feladat még nincs kész.

lesson-tiles-title = Pontozólapkák
lesson-tiles-intro = A játéktábla mellett két pontozólapka van: 8/4/0 és 4/0/0. A lapka annak a pontozótáblának a helyébe lép, amelyre rákerül, így megváltozik, mennyit ér a régió.
lesson-tiles-task-1 = A Törvényhozást vetted el. A különleges akciójával letehetsz egy pontozólapkát. Használd!
lesson-tiles-done-1 = Bármelyik lapkát választhatod: a magasat oda, ahol te vezetsz, vagy az alacsonyat oda, ahol valaki más.
lesson-tiles-task-2 = Sevillában te vezetsz, de ott az 1. hely csak 4 pontot ér. Válaszd a 8/4/0 lapkát, és tedd Sevillára.
lesson-tiles-done-2 = Sevillában az 1. hely most 8 pontot ér, kétszer annyit, mint eddig. Ez minden pontozáskor így lesz, amíg valaki egy újabb Törvényhozással át nem helyezi a lapkát. De vigyázz: Sevilla most már az ellenfeleidnek is kell.
lesson-tiles-placement = Kezdheted a lehelyezéssel is, de ezúttal a különleges akcióval kezdj.
lesson-tiles-elsewhere = Oda is teheted, de ott nem te vezetsz. Tedd Sevillára: ott te vezetsz.
lesson-tiles-low = A 4/0/0 lapkával csak az 1. hely ér pontot, az is csak 4-et. Ezzel az ellenfeleid régióit ronthatod el. Sevillára a 8/4/0 lapkát válaszd.

lesson-veto-title = Vétó
lesson-veto-intro = A Vétó kiegészítő kártya, amelyet bevehettek a játékba. Megakadályozza egy másik játékos különleges akcióját, de csak egyszer.
lesson-veto-task-1 = A Vétót vetted el. Használd a különleges akcióját: a kártya ebben és a következő fordulóban előtted marad.
lesson-veto-done-1 = Mostantól mindenki másnak be kell jelentenie a különleges akcióját, és te minden alkalommal dönthetsz róla.
lesson-veto-task-2 = Kék a Behívást jelenti be: ezzel még 2 caballerót vesz el az udvarába. Ez neked alig árt. Engedélyezd, és tartogasd a vétódat valami rosszabbra.
lesson-veto-done-2 = Kéknek 2-vel több caballerója van, de a vétód még megvan.
lesson-veto-task-3 = Zöld a Magterületet jelenti be: ez azt a régiót pontozza le, ahol a legtöbb caballero van. Ez Granada. Zöld ott 8 pontot kapna, te semmit. Vétózd meg!
lesson-veto-done-3 = Zöld semmit sem kap a Magterületért, de még lehelyezhet. A vétódat felhasználtad. Amikor asztalt nyitsz, az alternatív akciókártyák között találod ezt a kártyát.
lesson-veto-placement = A különleges akció nélkül is befejezheted a körödet, de akkor nem lesz vétód. Használd!
lesson-veto-wasted = Megteheted, de akkor oda a vétód, és jöhet még rosszabb is. Ezt az akciót engedélyezd.
lesson-veto-harmful = Engedélyezheted, de akkor Zöld azonnal 8 pontot kap. Pont erre való a vétód.

lesson-help-title = Tippek, visszavonás, napló
lesson-help-intro = Nem kell mindent tudnod és megjegyezned: segít a tipp, a visszavonás és a napló.
lesson-help-task-1 = Melyik akciókártyát vedd el? { $input ->
    [touch] Koppints
   *[mouse] Kattints
  } a Tipp gombra, és meglátod, mit tenne a legerősebb bot. Vedd el az ajánlott kártyák egyikét vagy egy másikat.
lesson-help-done-1 = A tipp csak tanács. Bármikor kérhetsz, ha minden ellenfeled bot.
lesson-help-task-2 = Amíg meg nem erősíted, semmi sem végleges. Helyezz le egy caballerót bármelyik kiemelt régióba. Aztán { $input ->
    [touch] koppints
   *[mouse] kattints
  } a Visszavonás gombra: a caballero visszatér az udvarodba. Végül helyezd le oda, ahová igazán szeretnéd.
lesson-help-done-2 = Botok ellen akár a teljes utolsó körödet is visszavonhatod, ha azóta semmi rejtett nem derült ki.
lesson-help-task-3 = A köröd előtt Kék elhagyott egy régiót. Melyiket? { $screen ->
    [narrow] Nyisd meg a Naplót
   *[wide] Nézd meg a naplóban, jobbra lent
  }. Aztán helyezz le oda egy caballerót, és vedd át a vezetést.
lesson-help-done-3 = Navarra a tiéd. Igazi játékban a napló minden sora vissza is visz a játéktábla akkori állásához.
lesson-help-special = Kezdheted a különleges akcióval is, de itt előbb helyezz le egy caballerót.
lesson-help-too-soon = Még nem: előbb helyezz le egy caballerót.
lesson-help-elsewhere = Oda is lehelyezhetsz, de Kék nem azt a régiót hagyta el. Nézd meg a naplóban, honnan jöttek a caballerói.
lesson-help-no-hint = Azt a kártyát is elveheted. De előbb { $input ->
    [touch] koppints
   *[mouse] kattints
  } a Tipp gombra, és nézd meg, melyiket venné el a legerősebb bot.
lesson-help-no-undo = Ott is maradhat. De előbb { $input ->
    [touch] koppints
   *[mouse] kattints
  } a Visszavonás gombra, és figyeld, ahogy visszatér az udvarodba.

lesson-round-title = Egy teljes forduló
lesson-round-intro = Most jöjjön minden egyszerre: hatalomkártya, udvar, akciókártya, lehelyezés, a végén pedig pontozás. Ezúttal magadra vagy utalva.
lesson-round-task-1 = Az ellenfeleid a 7-est, a 4-est és a 10-est játszották ki. Játssz ki bármilyen hatalomkártyát: magasat, hogy korán kerülj sorra, és jó kártyát választhass, alacsonyat, hogy több caballerót kapj.
lesson-round-done-1 = A körök a legmagasabb kártyától a legalacsonyabb felé haladnak.
lesson-round-task-2 = Te jössz: vegyél el caballerókat, vegyél el egy kártyát, helyezz le, és használd vagy hagyd ki a különleges akciót. A köröd végéig minden rajtad áll.
lesson-round-done-2 = Mindenki túl van a körén, és a 3. forduló pontozással ér véget.
lesson-round-task-3 = Állítsd be a titkos tárcsádat. Azt tudod, mit dobtál a castillóba; találd ki, hová küldik az ellenfeleid a sajátjaikat.
lesson-round-done-3 = Ez volt egy forduló. Egy játék kilencből áll, minden harmadik után pontozással, és az győz, akinek a végén a legtöbb pontja van. Készen állsz!
