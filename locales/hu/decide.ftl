# Decisions: the question, what it means, the buttons.

decide-you = te

# What the question belongs to.
occasion-own = A te köröd: { $card }
occasion-turn = A te köröd
occasion-other = { $player } használja: { $card }
occasion-powers = { $round }. forduló: hatalomkártyák

decide-done-ends = { $done } – kör vége

# The question.
ask-pass = Adj tovább 1 módosítókártyát a tőled balra ülőnek
ask-play = Játssz ki egy hatalomkártyát
ask-play-with = { $modifier ->
    [none] Ezt játszod ki: { $power }?
   *[other] Ezt játszod ki: { $power } { $modifier } = { $sum }?
}
ask-take = { $most ->
    [0] Ebben a körben nem kapsz caballerót az udvarodba
    [one] Vegyél el 1 caballerót az udvarodba
   *[other] Vegyél el legfeljebb { $most } caballerót az udvarodba
}
ask-fetch = { $left ->
    [one] Vegyél el 1 caballerót egy régióból
   *[other] Vegyél el legfeljebb { $left } caballerót a régiókból
}
ask-choose = Vegyél el egy akciókártyát
ask-use-both = { $left ->
    [one] Használd a különleges akciót, és helyezz le 1 caballerót
   *[other] Használd a különleges akciót, és helyezz le legfeljebb { $left } caballerót
}
ask-use-special = A különleges akciót még használhatod
ask-use-placement = { $left ->
    [one] Helyezz le 1 caballerót
   *[other] Helyezz le legfeljebb { $left } caballerót
}
ask-place = { $left ->
    [one] Helyezz le 1 caballerót
   *[other] Helyezz le legfeljebb { $left } caballerót
}
ask-veto = { $player } bejelenti: { $card }. Megvétózod?
ask-veto-sure = Megvétózod: { $card }?
ask-allow-sure = Engedélyezed: { $card }?
ask-branch = Válaszd ki a kártyád egyik hatását
ask-move = { $kind ->
    [must] Mozgass { $any } caballerót a királlyal együtt
    [all] Mozgass akárhány saját caballerót
    [own] { $own ->
        [one] Mozgass 1 saját caballerót
       *[other] Mozgass legfeljebb { $own } saját caballerót
    }
    [opposing] { $opposing ->
        [one] Mozgass 1 ellenséges caballerót
       *[other] Mozgass legfeljebb { $opposing } ellenséges caballerót
    }
    [own-opposing] Mozgass { $own ->
        [one] 1 saját
       *[other] legfeljebb { $own } saját
    } és { $opposing ->
        [one] 1 ellenséges
       *[other] legfeljebb { $opposing } ellenséges
    } caballerót
   *[any] { $any ->
        [one] Mozgass 1 tetszőleges színű caballerót
       *[other] Mozgass legfeljebb { $any } tetszőleges színű caballerót
    }
}
ask-move-where = { $whose ->
    [own] Hová menjen innen a caballeród? ({ $site })
   *[other] Hová menjen innen ez a caballero? ({ $who }, { $site })
}
ask-name-score = Melyik régiót pontozod le?
ask-name-leave = Válaszd ki a régiót, ahonnan caballerókat mozgatsz ki
ask-name-scatter = Válaszd ki a régiót, amelyet az ellenfeleidnek el kell hagyniuk
ask-king = Mozgasd a királyt
ask-tile = Melyik pontozólapkát teszed le vagy helyezed át?
ask-tile-where = Hová kerüljön a lapka? ({ $values })
ask-grande = Mozgasd a grandédat
ask-recall = Vegyél vissza a kezedbe egy kijátszott kártyát
ask-disc-general = Hová menjenek a castillóban lévő caballeróid?
ask-disc-return = Melyik régióból térjenek vissza a caballeróid?
ask-disc-scatter = Hová menjenek innen a caballeróid? ({ $site })
ask-disc-score-once = Válassz egy régiót a pontozáshoz
ask-disc-sure = Erre állítod a tárcsádat: { $site }?
ask-return = Küldj vissza { $left } saját caballerót a tartományba
ask-return-others = Küldj vissza { $left } ellenséges caballerót a tartományba
ask-swap = Melyik grande cseréljen helyet a királlyal?

# What it means.
about-pass = Mindenki egyszerre ad tovább 1-et, mielőtt látná, mit kap.
about-play = A legmagasabb kártya kezd; az alacsonyabbak több caballerót hoznak. Nem játszhatsz ki olyan értéket, amelyet ebben a fordulóban már kijátszottak.
about-played = { $caballeros ->
    [0] Nem hoz caballerót az udvarodba.
    [one] 1 caballerót hoz az udvarodba.
   *[other] Legfeljebb { $caballeros } caballerót hoz az udvarodba.
}
about-take-power = A hatalomkártyád caballerókat hoz a tartományból. Kevesebbet is elvehetsz, vagy egyet sem.
about-take-ability = A módosítókártyád hoz még egyet a tartományból, ha kéred.
about-take-card = Az akciókártyád caballerókat hoz a tartományból.
about-fetch = A tartományban nincs több caballeród, ezért a régiókból is elvehetsz (a királyiból nem). Ez nem kötelező.
about-choose = Mindkét részét használhatod, bármilyen sorrendben: a különleges akciót és a lehelyezést, annyi caballeróval, amennyit a kártya mutat.
about-use-both = Mindkét részt egyszer használhatod, bármilyen sorrendben, vagy ki is hagyhatod. Lehelyezéshez válassz egy kiemelt régiót.
about-use-special = Használd, vagy fejezd be nélküle a körödet.
about-use-placement = A király körüli kiemelt régiókba vagy a castillóba.
about-place-court = Az udvarodból a király körüli kiemelt régiókba vagy a castillóba. Tetszés szerint eloszthatod őket.
about-place-province = Közvetlenül a tartományból bármelyik kiemelt régióba.
about-place-muster = Az udvarodból bármelyik kiemelt régióba.
about-veto = A vétó az egész különleges akciót megakadályozza; a játékos ettől még lehelyezhet. Csak egyszer használhatod.
about-branch = Csak az egyiket használhatod.
about-move = Válassz egy caballerót, aztán azt, hová menjen, vagy húzd oda. Kevesebbet is mozgathatsz.
about-move-must = Válaszd ki, mely caballerók mennek a királlyal.
about-name-score = Azonnal lepontozzuk, a bónuszokkal együtt. A szám azt mutatja, mennyit kapnál.
about-name-leave = Ezután kiválasztod, mely caballerók mennek el onnan, és hová.
about-name-scatter = Minden ottani ellenfeled titokban választ egy másik régiót, és innen minden caballeróját oda mozgatja. A tieid maradnak.
about-king = Caballerókat a király körüli régiókba lehet lehelyezni. Abba a régióba, ahol a király van, semmi sem kerülhet be, és semmi sem kerülhet ki onnan.
about-tile = A lapka annak a pontozótáblának a helyébe lép, amelyre kerül. A királyi régióba nem kerülhet, és onnan nem vihető el.
about-grande = 2 további pontot ér ott, ahol egyedül vagy első.
about-recall = Az ellenfeleid nem látják, melyik az.
about-disc-general = Titkos, amíg mindenki be nem állította a tárcsáját. A castillóban lévő caballeróid a választott régióba mennek.
about-disc-king = Titkos, amíg mindenki be nem állította a tárcsáját. A castillóban lévő caballeróid a választott régióba mennek. Ha a királyi régiót választod ({ $site }), visszatérnek az udvarodba.
about-disc-return = { $most ->
    [one] A választott régióból 1 caballeród visszatér a tartományba.
   *[other] A választott régióból legfeljebb { $most } caballeród tér vissza a tartományba; a szám mutatja, mennyi.
} Titkos, amíg minden érintett be nem állította a tárcsáját.
about-disc-return-all = A választott régióból minden caballeród visszatér a tartományba; a szám mutatja, mennyi. Titkos, amíg minden érintett be nem állította a tárcsáját.
about-disc-scatter = { $count ->
    [one] Az itt álló caballeród ({ $site }) abba a régióba megy, amelyet választasz.
   *[other] Az itt álló { $count } caballeród ({ $site }) mind abba a régióba megy, amelyet választasz.
} Titkos, amíg minden érintett be nem állította a tárcsáját.
about-disc-score-once = Ha egy régió pontosan 1 tárcsán szerepel, mindenki számára lepontozzuk; ha többön, akkor nem. A szám azt mutatja, mennyit kapnál.
about-return = A régiókból vagy az udvarodból, tetszés szerint vegyesen. A királyi régióból nem.
about-return-others = Minden ellenféltől 1-et, bármelyik régióból, a királyi kivételével.
about-swap = A király és az a grande helyet cserél.

# The answers.
do-pass = { $modifier } továbbadása
do-play = { $power } kijátszása
do-play-plain = csak { $power }
do-play-modified = { $modifier } kártyával: { $sum }
do-take = { $count ->
    [0] Egyet sem
   *[other] { $count } elvétele
}
do-fetch = 1 caballero elvétele innen: { $site }
do-choose = { $caballeros ->
    [one] { $card } elvétele, 1 caballero lehelyezése
   *[other] { $card } elvétele, legfeljebb { $caballeros } caballero lehelyezése
}
do-special = Különleges akció: { $card }
use-special = Különleges akció
do-end-turn = Kör vége
do-place = { $site ->
    [Castillo] 1 caballero a castillóba
   *[other] 1 caballero ide: { $site }
}
do-allow = Engedélyezés
do-veto = Vétó
do-branch = { $number }. lehetőség
branch-move = Saját caballerók mozgatása egy régióból
branch-place-from-court = { $count ->
    [one] 1 caballero lehelyezése az udvarodból
   *[other] Legfeljebb { $count } caballero lehelyezése az udvarodból
}
do-move-to = { $site ->
    [Castillo] Mozgatás a castillóba
   *[other] Mozgatás ide: { $site }
}
do-lift = { $whose ->
    [own] Saját caballero mozgatása innen: { $site }
   *[other] Caballero mozgatása innen: { $site } ({ $who })
}
do-lift-from = Caballero választása: { $site }
do-put-down = Másik választása
do-name = Választás: { $site }
do-king = { $site ->
    [Castillo] A király a castillo mellé
   *[other] A király ide: { $site }
}
do-lift-tile = Lapka felvétele: { $values }
do-tile = { $site ->
    [Castillo] A lapka a castillóra
   *[other] A lapka ide: { $site }
}
do-grande = A grandéd ide: { $site }
do-recall = { $caballeros ->
    [0] { $power } visszavétele (nem hoz caballerót)
   *[other] { $power } visszavétele ({ $caballeros } caballerót hoz)
}
do-recall-modifier = Módosítókártya visszavétele: { $modifier }
do-disc = Tárcsa beállítása: { $site }
do-return = { $whose ->
    [own] Saját caballero visszaküldése innen: { $site }
   *[other] Caballero visszaküldése innen: { $site } ({ $who })
}
do-swap = { $whose ->
    [own] A király és a saját grandéd cseréje
   *[other] A király és egy grande cseréje ({ $who })
}
done-fetch = Kész
done-place = Lehelyezés kész
done-move = Mozgatás kész
none-fetch = Egyet sem
none-place = Lehelyezés kihagyása
none-move = Mozgatás kihagyása
from-court = Az udvarból
veto-never = Engedélyezés, és ne kérdezz többet
take-how-many = Caballerók száma
one-less = Eggyel kevesebb
one-more = Eggyel több
count-of = { $count } / { $most }
left-of = { $left ->
    [0] mind lehelyezve
   *[other] még { $left } / { $total }
}
take-back = Visszavonás: { $step }

# What the draft holds.
did-pass = { $card } továbbadása
did-play = { $card } kijátszása
did-take = { $number ->
    [0] Nem veszel el caballerót
   *[other] { $number } caballero elvétele az udvarba
}
did-fetch = { $count } caballero elvétele innen: { $site }
did-choose = { $card } elvétele
did-special = Különleges akció használata
did-place = { $site ->
    [Castillo] { $count } caballero a castillóba
   *[other] { $count } caballero ide: { $site }
}
did-move = { $to ->
    [Castillo] { $count } caballero mozgatása: { $from } → castillo ({ $who })
   *[other] { $count } caballero mozgatása: { $from } → { $to } ({ $who })
}
did-name = Választás: { $site }
did-king = { $site ->
    [Castillo] A király a castillo mellé
   *[other] A király ide: { $site }
}
did-tile = { $site ->
    [Castillo] Lapka a castillóra
   *[other] Lapka ide: { $site }
}
did-grande = A grandéd ide: { $site }
did-recall = { $card } visszavétele
did-disc = Tárcsa beállítása: { $site }
did-return = { $count } caballero visszaküldése innen: { $site } ({ $who })
did-swap = { $whose ->
    [own] A király és a saját grandéd cseréje
   *[other] A király és egy grande cseréje ({ $who })
}
did-branch = { $number }. lehetőség választása
did-veto = Vétó
did-allow = Engedélyezés

# Below the card in use.
gains-special = A különleges akció ennyi pontot hozna: { $gains }.
gains-part = { $who } +{ $points }
gains-card = te +{ $points }
play-barred = Már kijátszották: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [0] { $power } – nem hoz caballerót
   *[other] { $power } – { $caballeros } caballero
}
card-places = { $count ->
    [one] lehelyezhető caballero
   *[other] lehelyezhető caballero
}

# Sending.
ready-title = Erősítsd meg a körödet
ready-answer = Erősítsd meg a válaszodat
sure-disc-general = A castillóban lévő caballeróid ide mennek: { $site }.
sure-disc-king = A castillóban lévő caballeróid visszatérnek az udvarodba, mert a király itt van: { $site }.
sure-disc-return = { $count } caballeród visszatér innen a tartományba: { $site }.
sure-disc-scatter = { $count } caballeród útja: { $from } → { $site }.
sure-disc-score-once = { $site }: lepontozzuk, ha más tárcsán nem szerepel. Neked járó pont: { $points }.
sure-veto = Az egész különleges akció elmarad. Ezzel felhasználod a vétódat.
sure-allow = A különleges akció megtörténik. A vétód megmarad.
ready-about = Amíg meg nem erősíted, semmit sem küldünk el.
ready-reveals = Ezzel kiderül valami, ami rejtve volt, ezért nem vonható vissza.
confirm-turn = Megerősítés
confirm-play = Kijátszás
confirm-pass = Továbbadás
confirm-disc = Tárcsa beállítása
confirm-veto = Vétó megerősítése
confirm-allow = Megerősítés
unused-both = A körödet különleges akció és lehelyezés nélkül fejezed be.
unused-special = A körödet a különleges akció nélkül fejezed be.
unused-placement = Még lehelyezhetnél { $left } caballerót.
draft-back = Visszavonás
draft-reset = Újrakezdés
draft-lost = A játék továbbment, ezért a terved már nem hajtható végre. Semmit sem küldtünk el.
draft-dismiss = Rendben

# What it would change.
change-title = Mi változik
change-about = Ennyi pont járna régiónként, ha most pontoznátok.
change-court = Udvar
change-score = Pontok
change-part = { $who } { $from } → { $to }

# Scorings that just happened.
scoring-label = Pontozás
scoring-title = Pontozás
scoring-general = Általános pontozás, { $round }. forduló
scoring-where = Hely
scoring-total = Összesen
scoring-king = ebből 2 a királyi bónusz
scoring-grande = ebből 2 a grande bónusz
scoring-close = Bezárás
