# Action cards: the name, the special action in short as on the card, the special action in full, and a tip.
# The marks in notes and tips are those of rules.ftl.

card-intrigue = Cselszövés
card-intrigue-text = Mozgass legfeljebb 2 saját és legfeljebb 2 ellenséges caballerót.
card-intrigue-note = Mozgass legfeljebb 2 saját és legfeljebb 2 ellenséges caballerót.
card-intrigue-tip = Két saját caballeróval 2. helyből 1. helyet csinálhatsz, miközben egy ellenfeled két caballeróját olyan helyre küldöd, ahol semmit sem ér. Keresd azokat a régiókat, ahol egyetlen caballero dönt.

card-conspiracy = Összeesküvés
card-conspiracy-text = Válassz egy régiót. Mozgass ki belőle legfeljebb 5 tetszőleges színű caballerót.
card-conspiracy-note = Válassz egy régiót, és mozgass ki belőle legfeljebb 5 tetszőleges színű caballerót (ONE-1).
card-conspiracy-tip = Kiüríti azt az egy régiót, amelyik a legjobban fáj neked. Egy ellenfél előnyét lebontani gyakran többet ér, mint a sajátodat növelni.

card-ambush = Rajtaütés
card-ambush-text = Mozgass legfeljebb 3 ellenséges caballerót.
card-ambush-note = Mozgass legfeljebb 3 ellenséges caballerót.
card-ambush-tip = Küldd az ellenséges caballerókat oda, ahol csak az ellenfeleid között okoznak döntetlent, vagy olyan régióba, ahol a gazdájuk amúgy is vezet.

card-march = Menetelés
card-march-text = Mozgass legfeljebb 4 saját caballerót.
card-march-note = Mozgass legfeljebb 4 saját caballerót.
card-march-tip = Használd későn, amikor már tudod, mely régiókat pontozzátok le, és ott gyűjtsd össze a caballeróidat, ahol még egy is elég az 1. helyhez.

card-upheaval = Felfordulás
card-upheaval-text = Mozgass legfeljebb 4 tetszőleges színű caballerót.
card-upheaval-note = Mozgass legfeljebb 4 tetszőleges színű caballerót.
card-upheaval-tip = Négy tetszőleges színű caballero két régió sorsát is megfordíthatja. Mielőtt bármelyikhez hozzányúlsz, számold ki, mennyit ér.

card-skirmish = Csetepaté
card-skirmish-text = Mozgass legfeljebb 3 tetszőleges színű caballerót.
card-skirmish-note = Mozgass legfeljebb 3 tetszőleges színű caballerót.
card-skirmish-tip = Három tetszőleges színű caballero. Kettővel törj az élre ott, ahol döntetlenre állsz, a harmadikkal pedig okozz döntetlent két ellenfeled között.

card-exodus = Kivonulás
card-exodus-text = Válassz egy régiót. Mozgass ki belőle akárhány saját caballerót.
card-exodus-note = Válassz egy régiót, és mozgass ki belőle akárhány saját caballerót (ONE-1).
card-exodus-tip = Az elvesztett régióban álló caballerók nem hoznak semmit. Oszd szét őket, vagy dobj be néhányat a castillóba, ahol senki sem számolhatja meg őket.

card-militia = Milícia
card-militia-text = Helyezz le az udvarodból legfeljebb 2 caballerót tetszőleges régiókba, a királyi kivételével.
card-militia-note = Helyezz le legfeljebb 2 saját caballerót az udvarodból tetszőleges régiókba: kettőt egybe, vagy egyet-egyet két különbözőbe, a király közelébe vagy távol tőle. A királyi régióba és a castillóba soha.
card-militia-tip = A királytól távoli régiókat is eléri, ahol senki sem számít az erősödésedre. A pontozás előtti utolsó fordulóban megér egy jó hatalomkártyát.

card-justice = Igazságtétel
card-justice-text = Pontozz le egy régiót. A királyi régió is lehet.
card-justice-note = Válassz egy régiót, akár a királyi régiót, és pontozd le.
card-justice-tip = Olyan régiót pontozz le, amely neked hoz pontot, másnak nem. Ha a király és a grandéd is ott van, a bónuszok miatt bármelyik régió megéri.

card-withdrawal = Visszavonulás
card-withdrawal-text = Minden ellenfeled visszaküldi 3 caballeróját a régiókból és/vagy az udvarából; ő választja ki őket.
card-withdrawal-note = Minden ellenfeled visszaküldi 3 caballeróját a régiókból, az udvarából vagy mindkettőből; ő választja ki őket. A sort a tőled balra ülő kezdi.
card-withdrawal-tip = Minden ellenfelednek három caballerójába kerül. Akkor fáj a legjobban, ha üres az udvaruk.

card-civil-war = Forradalom
card-civil-war-text = Minden ellenfeled titokban választ egy régiót, ahol van caballerója, és onnan az összes caballeróját visszaküldi.
card-civil-war-note = Minden ellenfeled olyan régiót állít be a tárcsáján, ahol legalább 1 caballerója van. Fedjétek fel a tárcsákat; mindegyikük az összes caballeróját visszaküldi a mutatott régióból. Akinek egyik régióban sincs caballerója, azt a kártya nem érinti.
card-civil-war-tip = Nem tudhatod, melyik régiót adják fel az ellenfeleid. Akkor használd, amikor nagyon szétszóródtak, és bármit választanak, az fáj.

card-assassin = Orgyilkos
card-assassin-text = Minden ellenfeledtől küldj vissza 1 caballerót bármelyik régióból. Te döntöd el, melyiket.
card-assassin-note = Küldj vissza minden ellenfeledtől 1 caballerót. Te választod ki őket, bármelyik régióból (ASN-1).
card-assassin-tip = Minden ellenfeledtől egy caballero, és te döntöd el, honnan: keresd azokat az 1. helyeket, amelyek egyetlen caballerón múlnak.

card-levy = Sorozás
card-levy-text = Minden ellenfeled visszaküld 3 caballerót az udvarából.
card-levy-note = Minden ellenfeled visszaküld 3 caballerót az udvarából, vagy az összeset, ha kevesebb van ott.
card-levy-tip = Akkor a legjobb, ha az ellenfeleid épp megtöltötték az udvarukat, és akkor a legrosszabb, ha épp most helyeztek le.

card-disbandment = Feloszlatás
card-disbandment-text = Minden ellenfeled visszaküldi az udvarából az összes caballeróját.
card-disbandment-note = Minden ellenfeled az összes caballeróját visszaküldi az udvarából.
card-disbandment-tip = A teli udvar ígéret, ez a kártya pedig megszegi. Bőven megéri azt a magas hatalomkártyát, amely a megszerzéséhez kell.

card-desertion = Dezertálás
card-desertion-text = Minden ellenfeled titokban választ egy régiót, ahol van caballerója, és onnan 2 caballeróját visszaküldi.
card-desertion-note = Minden ellenfeled olyan régiót állít be a tárcsáján, ahol legalább 1 caballerója van. Fedjétek fel a tárcsákat; mindegyikük 2 caballeróját visszaküldi a mutatott régióból, vagy 1-et, ha nincs ott több.
card-desertion-tip = Minden ellenfeledtől kettő egy-egy régióból: nem sok, de közvetlenül pontozás előtt egyszerre több régiót is átbillenthet.

card-outposts = Helyőrségek
card-outposts-text = Pontozz le minden régiót, ahol az 1. hely most 4 pontot ér.
card-outposts-note = Pontozz le minden régiót, ahol az 1. hely most 4 pontot ér.
card-outposts-tip = A lapkákkal is számolj: a 4/0/0 lapka még egy nagy régiót is ilyenné tesz.

card-fiesta = Fiesta
card-fiesta-text = Pontozz le minden régiót, ahol az 1. hely most 5 pontot ér.
card-fiesta-note = Pontozz le minden régiót, ahol az 1. hely most 5 pontot ér.
card-fiesta-tip = Az 5 pontos régiók északon és keleten fekszenek. Ha kettőben vezetsz, a kártya annyit ér, mint egy saját pontozás.

card-revelation = Leleplezés
card-revelation-text = Nyisd ki és pontozd le a castillót. Utána minden visszakerül.
card-revelation-note = Nyisd ki és pontozd le a castillót, majd dobj vissza bele mindent.
card-revelation-tip = Minden visszakerül bele, így a castillo most is pontot hoz, és az általános pontozáskor újra. Közben mindenki megtudja, mi van benne.

card-strongholds = Fellegvárak
card-strongholds-text = Pontozz le minden régiót, ahol az 1. hely most 6 vagy 7 pontot ér.
card-strongholds-note = Pontozz le minden régiót, ahol az 1. hely most 6 vagy 7 pontot ér.
card-strongholds-tip = A nagy régiók hozzák a legtöbb pontot, és ezt az ellenfeleid is tudják. Nézd meg, ki vezet, mielőtt használod.

card-supremacy = Fölény
card-supremacy-text = Minden régióban csak az 1. helyet pontozd le, és csak ott, ahol valaki egyedül első.
card-supremacy-note = Minden régióban csak az 1. helyet pontozd le, bónuszokkal együtt. Ahol az 1. helyen döntetlen van, senki sem kap pontot.
card-supremacy-tip = Csak az egyértelmű vezetés számít, a 2. helyek most nem érnek semmit. Nagyszerű, ha sok kis régióban vagy egyedül első.

card-heartland = Magterület
card-heartland-text = Pontozd le azt a régiót, ahol a legtöbb caballero van. Döntetlen esetén mindegyiket.
card-heartland-note = Pontozd le azt a régiót, ahol az összes színt együtt számolva a legtöbb caballero van. Döntetlen esetén mindegyiket.
card-heartland-tip = A legzsúfoltabb régiót pontozza le. Ha ott második vagy, nézd meg, ki az első.

card-hinterland = Hátország
card-hinterland-text = Pontozd le azt a régiót, ahol a legkevesebb, de legalább 1 caballero van. Döntetlen esetén mindegyiket.
card-hinterland-note = Pontozd le azt a régiót, ahol az összes színt együtt számolva a legkevesebb caballero van, de üreset ne. Döntetlen esetén mindegyiket.
card-hinterland-tip = Egy elfeledett régióban egyetlen magányos caballero is elég lehet ahhoz, hogy épp azt pontozzátok le, és csak te kapj érte pontot.

card-decree = Törvényhozás
card-decree-text = Tegyél pontozólapkát egy szabad pontozótáblára, vagy helyezz át egyet, amely már a játéktáblán van. A királyi régióba nem kerülhet, és onnan nem vihető el.
card-decree-note = Tegyél egy játéktábla melletti pontozólapkát egy szabad pontozótáblára (a castillóé is lehet), vagy helyezz át egy már a játéktáblán lévőt egy másik szabad pontozótáblára. A királyi régióba nem kerülhet, onnan nem vihető el, és a játéktábláról sem veheted le soha.
card-decree-tip = Az alacsony lapka tönkreteszi egy ellenfeled legjobb régióját, a magas megduplázza egy szerényebb régiód értékét. A lapkák a castillónál is működnek.

card-empowerment = Erősítés
card-empowerment-text = Vedd vissza a kezedbe egy kijátszott hatalomkártyádat.
card-empowerment-note = Vedd vissza a kezedbe egy hatalomkártyádat úgy, hogy nem mutatod meg: a most kijátszottat vagy bármelyiket a dobópaklidból. A [power-shift|„Hatalmi átrendeződés”] változatban helyette módosítókártyát is visszavehetsz (EMP-1).
card-empowerment-tip = Egy magas kártyát vegyél vissza az utolsó fordulókra, amikor a többieké már fogytán van. Senki sem tudja meg, melyik volt az.

card-new-home = Új otthon
card-new-home-text = Mozgasd a grandédat egy másik régióba. A királyi régióba nem mehet, és onnan nem jöhet el.
card-new-home-note = Mozgasd a grandédat egy másik régióba; egy régióban több grande is lehet. A királyi régióba nem mehet, onnan nem jöhet el, és a castillóba sem kerülhet.
card-new-home-tip = A grandéd 2 további pontot hoz, valahányszor lepontozzátok a régióját, és ott egyedül vagy első. Oda vidd, ahol a legbiztosabb az előnyöd, ne oda, ahol a legnagyobb.

card-coup = Puccs
card-coup-text = Válassz egy régiót. Minden ottani ellenfeled titokban választ egy másikat, és az elsőből minden caballeróját oda mozgatja.
card-coup-note = Válassz egy régiót, de ne a királyit. Minden ellenfeled, akinek ott caballerója van, egy másik régiót állít be a tárcsáján, szintén nem a királyit. Fedjétek fel a tárcsákat; ezek a caballerók mind a mutatott régiókba mennek. A tieid maradnak (COU-1).
card-coup-tip = Rajtad kívül mindenkit kisöpör egy régióból. Az ellenfeleid titokban választanak, így könnyen összeütközhetnek.

card-summons = Behívás
card-summons-text = Vegyél el 2 caballerót a tartományból az udvarodba.
card-summons-note = Vegyél el 2 saját caballerót a tartományból az udvarodba (a CRT-2 érvényes).
card-summons-tip = Két caballero kerül az udvarodba azon felül, amit a hatalomkártyád hoz. Így egy magas hatalomkártya után sem marad üresen az udvarod.

card-royal-adviser = Királyi tanácsadó
card-royal-adviser-text = Mozgasd a királyt egy szomszédos régióba.
card-royal-adviser-note = Mozgasd a királyt egy olyan régióba, amely szomszédos a mostani helyével (RAD-1).
card-royal-adviser-tip = A király egyetlen lépése lezárhat egy régiót, ahol vezetsz, vagy megnyithat egyet, amely még ebben a körben kell a lehelyezésedhez.

card-your-majesty = Őfelsége
card-your-majesty-text = Mozgasd a királyt bármelyik másik régióba.
card-your-majesty-note = Mozgasd a királyt bármelyik másik régióba, de a castillóhoz, Franciaországba és Portugáliába ne. Ha kihagyod a különleges akciót, a király nem mozdul.
card-your-majesty-tip = Előbb helyezz le, és zárd be magad mögött a régiót, vagy előbb vidd el a királyt, és az új helye körül helyezz le: rajtad áll. Egyik kártyával sem helyezhetsz le ennél több caballerót.

card-representation = Képviselet
card-representation-text = Mozgass ki egy régióból akárhány saját caballerót, vagy helyezz le az udvarodból legfeljebb 2-t tetszőleges régiókba, a királyi kivételével.
card-representation-note = Két dolog közül az egyiket tedd: mozgass ki egy régióból akárhány saját caballerót (ONE-1), vagy helyezz le az udvarodból legfeljebb 2-t tetszőleges régiókba úgy, mint a [militia|Milícia] kártyával.
card-representation-tip = Két kártya egyben. Jól jön, amikor még nem tudod, erősítésre vagy átrendezésre lesz-e szükséged.

card-veto = Vétó
card-veto-text = Tartsd magad előtt. Ebben vagy a következő fordulóban egyszer megakadályozhatod egy másik játékos különleges akcióját.
card-veto-note = Tedd magad elé. Ebben vagy a következő fordulóban egyszer megakadályozhatsz egy különleges akciót, amelyet egy másik játékos bejelent (VET-1); ő ettől még lehelyezhet caballerókat. Eldobod, ha felhasználtad, vagy ha a következő forduló is véget ért.
card-veto-tip = A fenyegetés annyit ér, mint maga a vétó. Tartogasd arra az akcióra, amely a legtöbbe kerülne neked, de ne várj vele túl sokáig.

card-rivalry = Rivalizálás
card-rivalry-text = Mindenki, te is, titokban választ egy régiót. Pontozzatok le minden régiót, amelyet pontosan egy játékos választott.
card-rivalry-note = Minden játékos, te is, beállít egy régiót a tárcsáján. Pontozzatok le minden régiót, amelyet pontosan egy tárcsa mutat (RIV-1).
card-rivalry-tip = Amelyik régiót ketten is választják, azt nem pontozzátok le. Olyat válassz, ahol csak te nyersz, és amelyet senki sem akar elrontani.

card-exile = Száműzetés
card-exile-text = Küldd a királyt Franciaországba vagy Portugáliába. Ezután az adott országgal határos régiókba helyezhettek le caballerókat.
card-exile-note = Küldd a királyt Franciaországba vagy Portugáliába. Ezután az adott országgal határos régiókba helyezhettek le caballerókat (EXI-1).
card-exile-tip = Külföldön a király semmit sem őriz, így egyik régió sincs biztonságban. Nagyszerű, ha még mozgatnál, rossz, ha vezetsz.

card-entourage = Kíséret
card-entourage-text = Mozgasd a királyt egy másik régióba. 2 általad választott caballero vele megy.
card-entourage-note = Mozgasd a királyt egy másik régióba. Abból a régióból, amelyet elhagy, 2 általad választott, tetszőleges színű caballerónak vele kell mennie, vagy ha kevesebb van ott, mindnek (ENT-1).
card-entourage-tip = Két caballerót visz magával: küldd vele két sajátodat az új királyi régióba, ahol biztonságban lesznek, vagy vitess el két ellenségeset a korábbiból.

card-country-seat = Nyári rezidencia
card-country-seat-text = Mozgasd a királyt abba a régióba, ahol a legkevesebb, de legalább 1 caballero van.
card-country-seat-note = Mozgasd a királyt abba a régióba, ahol a legkevesebb caballero van; az üresek nem számítanak. Döntetlen esetén te döntesz (CSE-1).
card-country-seat-tip = Oda megy, ahol szinte senki sincs. Számolj, mielőtt elveszed: gyakran előre megmondható, hol köt ki.

card-competition = Versengés
card-competition-text = Mozgasd a királyt egy másik régióba. Az ott lévő összes grande a castillóba kerül.
card-competition-note = Mozgasd a királyt egy másik régióba, és dobd az ott lévő összes grandét a castillóba (CMP-1). Más kártya nem juttat grandét a castillóba.
card-competition-tip = Megfoszt egy régiót a grandéitól és velük a bónuszoktól. Ha a tiéd is ott van, az is bekerül.

card-revolt = Lázadás
card-revolt-text = A király a castillo mellé kerül, és az lesz a királyi régió.
card-revolt-note = Állítsd a királyt a castillo mellé; ezzel a castillo lesz a királyi régió (RVT-1).
card-revolt-tip = Semmi sem megy be, és semmi sem jön ki. Ha sok caballeród van bent, tovább vársz rájuk; ha bent egyedül vagy első, tiéd a királyi bónusz.

card-infiltration = Beszivárgás
card-infiltration-text = A király marad. Ebben a körben a királyi régióba is lehelyezhetsz.
card-infiltration-note = A király a helyén marad. Ebben a körben a királyi régióba is lehelyezhetsz (INL-1).
card-infiltration-tip = Csak így lehet a királyi régióba lehelyezni. Egy biztosnak hitt előny hirtelen támadható, de csak neked és csak most.

card-deputy = Helyettes
card-deputy-text = Cseréld fel a királyt bármelyik grandéval, ha mindkettő régióban van.
card-deputy-note = Cseréld fel a királyt bármelyik grandéval. Mindkettőnek régióban kell lennie, de nem ugyanabban (DEP-1).
card-deputy-tip = A király és egy grande helyet cserél: egy régió egyszerre veszítheti el a bónuszát és a védelmét. Bármelyik játékos grandéjával működik.
