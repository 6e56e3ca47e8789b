# The names of the rules, shown beside their IDs.

rule-name-set-1 = Játékosszám és táblaoldalak
rule-name-set-2 = Az öt pakli
rule-name-set-3 = Kezdő pontszám és lapkák
rule-name-set-4 = Amit kapsz
rule-name-set-5 = A király és a grandék kezdőhelye
rule-name-set-6 = Az udvarod a játék elején
rule-name-set-7 = Ki kapja először a kezdőjátékos-jelölőt
rule-name-inf-1 = Mi nyilvános, mi titkos

rule-name-rnd-1 = A forduló fázisai
rule-name-rev-1 = Új akciókártyák

rule-name-pow-1 = Hatalomkártya kijátszása
rule-name-pow-2 = Egy érték csak egyszer
rule-name-pow-3 = Körsorrend
rule-name-pow-4 = Mi lesz a kijátszott hatalomkártyával
rule-name-pow-5 = Mindig van kijátszható lap

rule-name-trn-1 = A kör lépései
rule-name-crt-1 = Caballerók az udvarba
rule-name-crt-2 = Ha üres a tartomány

rule-name-act-1 = Vegyél el egy akciókártyát
rule-name-act-2 = Két rész, tetszőleges sorrendben
rule-name-act-3 = Amit elkezdesz, fejezd be
rule-name-act-4 = Hová kerülnek a felhasznált kártyák
rule-name-act-5 = A „legfeljebb” nulla is lehet
rule-name-act-6 = Aminek meg kell történnie

rule-name-plc-1 = Lehelyezés: hány caballero?
rule-name-plc-2 = Lehelyezés: melyik régióba?
rule-name-plc-3 = Elosztás és a castillo
rule-name-plc-4 = Külföldre csak a király mehet
rule-name-plc-5 = Ha a király épp új régióba került

rule-name-cas-1 = A castillo nem régió
rule-name-cas-2 = A castillóba be, de ki nem
rule-name-cas-3 = Nyilvános, hány kerül bele
rule-name-cas-4 = Mikor nyílik ki

rule-name-tab-1 = Se be, se ki

rule-name-end-1 = Kártyák, amelyeket senki sem vett el
rule-name-end-2 = Kié a kezdőjátékos-jelölő
rule-name-end-3 = Mikor van pontozás
rule-name-end-4 = A forduló vége részletesen

rule-name-sco-1 = Az általános pontozás lépései
rule-name-sco-2 = A királyi régióra állított tárcsa
rule-name-sco-3 = Hogyan dőlnek el a helyezések
rule-name-sco-4 = Döntetlenek
rule-name-sco-5 = Királyi bónusz és grande bónusz
rule-name-sco-6 = Pontozólapkák
rule-name-sco-7 = Két és három játékosnál nincs 3. hely
rule-name-sco-8 = Pontot sosem veszítesz
rule-name-fin-1 = A játék vége és a győztes

rule-name-mov-1 = Caballerók mozgatása
rule-name-mov-2 = Kinek a caballeróit mozgatod
rule-name-mov-3 = Ahonnan és ahová nem mozgathatsz
rule-name-ret-1 = Caballerók visszaküldése
rule-name-ret-2 = Ki küld vissza elsőként
rule-name-ret-3 = Nyílt visszaküldés
rule-name-scr-1 = Régió pontozása kártyával
rule-name-scr-2 = Több régió pontozása
rule-name-dsc-1 = A tárcsák titkosak
rule-name-dsc-2 = Mit mutathat a tárcsa

rule-name-sht-1 = Hat forduló
rule-name-sht-2 = Mit jelentenek a fordulószámok

rule-name-dum-1 = Beszáll a fiktív játékos
rule-name-dum-2 = Négy pakli
rule-name-dum-3 = Hová kerülnek a caballerói
rule-name-dum-4 = A hatalomkártyája
rule-name-dum-5 = A köre
rule-name-dum-6 = Kártyák a fiktív játékos ellen
rule-name-dum-7 = A készlete
rule-name-dum-8 = A fiktív játékos a pontozásban
rule-name-dum-9 = Hogyan kezdődik a forduló
rule-name-dum-10 = Ha fogytán a készlete

rule-name-thr-1 = Három játékos

rule-name-alt-1 = Alternatív kártyák hozzáadása
rule-name-alt-2 = Előbb csere, aztán egyesítés

rule-name-reg-1 = Egy új 5. pakli

rule-name-psh-1 = Módosítókártyák osztása és továbbadása
rule-name-psh-2 = Módosítókártya hozzáadása
rule-name-psh-3 = A képesség használata
rule-name-psh-4 = Módosítókártya eldobása
rule-name-psh-5 = Képességek, ha üres a tartomány
rule-name-var-1 = Változatok kombinálása

rule-name-emp-1 = { card-empowerment }
rule-name-rvt-1 = { card-revolt }
rule-name-exi-1 = { card-exile }
rule-name-ent-1 = { card-entourage }
rule-name-cse-1 = { card-country-seat }
rule-name-cmp-1 = { card-competition }
rule-name-grc-1 = Grande a castillóban
rule-name-inl-1 = { card-infiltration }
rule-name-dep-1 = { card-deputy }
rule-name-rad-1 = { card-royal-adviser }
rule-name-one-1 = A kiinduló régió kiválasztása
rule-name-cou-1 = { card-coup }
rule-name-asn-1 = { card-assassin }
rule-name-riv-1 = { card-rivalry }
rule-name-vet-1 = Bejelentés vétó előtt
rule-name-vet-2 = Vétó után
rule-name-vet-3 = Meddig érvényes a vétó
rule-name-vet-4 = Mit akadályoz meg a vétó

rule-name-d-1 = Tárcsák és a királyi régió
rule-name-d-2 = Egy caballero sem mozog kétszer
rule-name-d-3 = Mozgatni csak máshová lehet
rule-name-d-4 = A fiktív játékos a castillóban
rule-name-d-5 = A grande bent marad
rule-name-d-6 = { card-country-seat }
rule-name-d-7 = { card-entourage }
rule-name-d-8 = { card-deputy }
rule-name-d-9 = A király bármelyik régióba mehet
rule-name-d-10 = Üres régió választása
rule-name-d-11 = Kezdőjátékos-jelölő és Hatalmi átrendeződés
rule-name-d-12 = { card-exile }
rule-name-d-13 = Csak az ellenfeleket érintő kártyák
rule-name-d-14 = { card-assassin }
rule-name-d-15 = A fiktív játékost kihagyó kártyák
rule-name-d-16 = Ahol minden régió számít
rule-name-d-17 = Döntetlen a 2. helyen két vagy három játékosnál
rule-name-d-18 = Emlékeztető
rule-name-d-19 = Hatástalan különleges akciók
rule-name-d-20 = Egy játékos kilép
rule-name-d-21 = A vétó a lehelyezést nem érinti
rule-name-d-22 = Mikor használható a képesség
rule-name-d-23 = { card-empowerment }
rule-name-d-24 = Lapka lapkára nem kerül
rule-name-d-25 = A fiktív játékos caballeróinak mozgatása
rule-name-d-26 = Mikor kell eldobni a lapokat
