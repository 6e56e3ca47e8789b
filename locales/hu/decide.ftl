# What a player is asked: the question, what it means, the buttons.

decide-you = te
decide-done-ends = { $done } – kör vége

# The question.
ask-pass = Adj tovább egy módosítókártyát a bal szomszédodnak
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
    [one] Hozz el 1 caballerót egy régióból
   *[other] Hozz el legfeljebb { $left } caballerót a régiókból
}
ask-choose = Vegyél el egy akciókártyát
ask-use-both = { $left ->
    [one] Használd a kártyádat: különleges akció és 1 caballero lehelyezése
   *[other] Használd a kártyádat: különleges akció és legfeljebb { $left } caballero lehelyezése
}
ask-use-special = A különleges akció még hátravan
ask-use-placement = { $left ->
    [one] Helyezz le 1 caballerót
   *[other] Helyezz le legfeljebb { $left } caballerót
}
ask-place = { $left ->
    [one] Helyezz le még 1 caballerót
   *[other] Helyezz le legfeljebb { $left } caballerót
}
ask-veto = { $player } bejelenti: { $card }. Megvétózod?
ask-branch = Válaszd ki, mit tegyen a kártyád
ask-move = { $kind ->
    [all] Mozgass akárhány saját caballerót
    [own] { $own ->
        [one] Mozgass 1 saját caballerót
       *[other] Mozgass legfeljebb { $own } saját caballerót
    }
    [opposing] { $opposing ->
        [one] Mozgass 1 ellenséges caballerót
       *[other] Mozgass legfeljebb { $opposing } ellenséges caballerót
    }
    [own-opposing] Mozgass legfeljebb { $own } saját és { $opposing } ellenséges caballerót
   *[any] { $any ->
        [one] Mozgass 1 tetszőleges színű caballerót
       *[other] Mozgass legfeljebb { $any } tetszőleges színű caballerót
    }
}
ask-move-where = Hová megy ez a caballero? ({ $who }, { $site })
ask-name-score = Melyik régiót pontozod le?
ask-name-leave = Válaszd ki a régiót, ahonnan caballerók mennek el
ask-name-scatter = Válaszd ki a régiót, amelyet az ellenfeleidnek el kell hagyniuk
ask-king = Mozgasd a királyt
ask-tile = Melyik pontozólapkát teszed le vagy mozgatod?
ask-tile-where = Hová kerüljön a lapka? ({ $values })
ask-grande = Mozgasd a grandédat
ask-recall = Vegyél vissza a kezedbe egy kijátszott kártyát
ask-disc = Állítsd be a titkos tárcsádat
ask-disc-sure = Erre állítod a tárcsádat: { $site }?
ask-return = Küldj vissza { $left } saját caballerót a tartományba
ask-return-others = Küldj vissza { $left } ellenséges caballerót a tartományba
ask-swap = Kinek a grandéja cseréljen helyet a királlyal?

# What it means.
about-pass = Mindenki egyszerre ad tovább egyet, mielőtt látná, mit kap jobbról.
about-play = A legmagasabbé az első kör; az alacsony kártyák több caballerót hoznak. Egy fordulóban minden érték csak egyszer játszható ki.
about-played = { $caballeros ->
    [0] Nem hoz caballerót az udvarodba.
   *[other] Legfeljebb { $caballeros } caballerót hoz az udvarodba.
}
about-take-power = A hatalomkártyád hozza őket a tartományból. Kevesebb is lehet.
about-take-ability = A módosítókártyád hoz még egyet a tartományból, ha kéred.
about-take-card = Az akciókártyád hozza őket a tartományból.
about-fetch = A tartományban nincs több caballeród, ezért a régiókból is elvehetsz, a királyiból nem. Egyet sem kötelező.
about-choose = Mindkét részét használhatod: a különleges akciót, és annyi caballero lehelyezését, amennyit mutat, bármilyen sorrendben.
about-use-both = Bármilyen sorrendben, mindkettőt egyszer, és mindkettő kihagyható. Lehelyezéshez kattints egy kiemelt régióra.
about-use-special = Jelentsd be, vagy fejezd be nélküle a körödet.
about-use-placement = A király szomszédságába vagy a castillóba. Kattints egy kiemelt régióra.
about-place-court = Az udvarodból a király szomszédságába vagy a castillóba. Szabadon eloszthatod.
about-place-province = Egyenesen a tartományból bármelyik kiemelt régióba.
about-place-muster = Az udvarodból bármelyik kiemelt régióba.
about-veto = A vétó az egész különleges akciót megakadályozza; a lehelyezés megmarad. A vétódat ezzel felhasználod.
about-branch = Az egyiket vagy a másikat.
about-move = Válassz egy caballerót, aztán azt, hová menjen, vagy húzd oda. Kevesebb is lehet.
about-move-must = Válaszd ki, ki megy a királlyal.
about-name-score = Azonnal lepontozzuk, mindkét bónusszal. A szám azt mutatja, mennyit kapnál.
about-name-leave = Utána kiválasztod, ki megy el onnan, és hová.
about-name-scatter = Minden ottani ellenfeled titokban megnevez egy másik régiót; az összes ottani caballerója oda megy. A tieid maradnak.
about-king = Ahol áll, oda semmi sem lép be, és onnan semmi sem lép ki; lehelyezni mellette lehet.
about-tile = A lapka felváltja annak a helynek az értékeit, ahol fekszik. A királyi régióba és onnan ki nem mehet.
about-grande = Ahol áll, ott 2 ponttal többet kapsz, ha egyedül vagy az első helyen.
about-recall = Senki sem látja, melyik az.
about-disc = Titkos, amíg mindenki be nem állította a sajátját. A castillóban lévő caballeróid oda mennek.
about-disc-king = Titkos, amíg mindenki be nem állította a sajátját. A castillóban lévő caballeróid oda mennek; ha a király régióját választod ({ $site }), visszatérnek az udvarodba.
about-disc-card = Titkos, amíg minden érintett be nem állította a sajátját. Utána jön a kártya hatása.
about-return = A régiókból vagy az udvarodból, ahogy szeretnéd; a királyi régióból nem.
about-return-others = Minden ellenféltől egyet, bármelyik régióból, a királyit kivéve.
about-swap = A király oda megy, ahol az a grande van, a grande pedig a király helyére.

# The answers.
do-pass = { $modifier } továbbadása
do-play = { $power } kijátszása
do-play-plain = csak { $power }
do-play-modified = { $modifier } kártyával: { $sum }
do-take = { $count ->
    [0] Egyet sem veszek
   *[other] { $count } elvétele
}
do-fetch = Egy caballero innen: { $site }
do-choose = { $caballeros ->
    [one] { $card } elvétele, 1 caballero lehelyezése
   *[other] { $card } elvétele, legfeljebb { $caballeros } caballero lehelyezése
}
do-special = Különleges akció: { $card }
use-special = Különleges akció
do-end-turn = Kör vége
do-place = Egy caballero ide: { $site }
do-allow = Megengedem
do-veto = Megvétózom
do-branch = { $number }. rész
branch-move = Saját caballerók mozgatása egy régióból
branch-place-from-court = { $count ->
    [one] 1 caballero lehelyezése az udvarodból
   *[other] Legfeljebb { $count } caballero lehelyezése az udvarodból
}
do-move-to = Mozgatás ide: { $site }
do-lift = Egy caballero mozgatása: { $who }, { $site }
do-lift-from = Caballero választása: { $site }
do-put-down = Másik választása
do-name = Választás: { $site }
do-king = A király ide megy: { $site }
do-lift-tile = Lapka felvétele: { $values }
do-tile = Lapka ide: { $site }
do-grande = A grandéd ide megy: { $site }
do-recall = { $power } visszavétele, { $caballeros } caballerót hoz
do-recall-modifier = Módosítókártya visszavétele: { $modifier }
do-disc = Tárcsa beállítása: { $site }
do-return = Egy caballero visszaküldése: { $who }, { $site }
do-swap = Csere a királlyal: grande ({ $who })
done-fetch = Nem hozok többet
done-place = Lehelyezés kész
done-move = Mozgatás kész
none-fetch = Egyet sem hozok
none-place = Nem helyezek le
none-move = Nem mozgatok
from-court = Az udvarból
veto-never = Megengedem, és ne kérdezz többet
take-how-many = Hány caballero
one-less = Eggyel kevesebb
one-more = Eggyel több
count-of = { $count } / { $most }
left-of = { $left ->
    [0] mind lehelyezve ({ $total })
   *[other] még { $left } / { $total }
}
take-back = Visszavonás: { $step }

# What the draft holds.
did-pass = { $card } továbbadása
did-play = { $card } kijátszása
did-take = { $number ->
    [0] Caballero nem kerül az udvarodba
   *[other] { $number } caballero az udvarodba
}
did-fetch = { $count } caballero elhozása: { $site }
did-choose = { $card } elvétele
did-special = Különleges akció
did-place = { $count } caballero lehelyezése: { $site }
did-move = { $count } caballero mozgatása: { $from } → { $to } ({ $who })
did-name = Választás: { $site }
did-king = A király ide megy: { $site }
did-tile = Lapka ide: { $site }
did-grande = A grandéd ide megy: { $site }
did-recall = { $card } visszavétele
did-disc = Tárcsa beállítása: { $site }
did-return = { $count } caballero visszaküldése: { $site } ({ $who })
did-swap = Csere a királlyal: grande ({ $who })
did-branch = { $number }. rész választása
did-veto = Vétó
did-allow = Megengeded

# Below the card that is being carried out.
gains-special = A különleges akció ezt hozná: { $gains }.
gains-part = { $who } +{ $points }
gains-card = te +{ $points }
play-barred = Már kijátszották: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $power } – { $caballeros } caballero
card-places = { $count ->
    [one] lehelyezhető caballero
   *[other] lehelyezhető caballero
}

# Sending.
ready-title = Erősítsd meg a körödet
ready-about = Addig semmit sem küldünk el.
ready-reveals = Ezzel kiderül valami, ami rejtve volt: nem lehet visszavonni.
confirm-turn = Megerősítés
confirm-play = Kijátszom
confirm-pass = Továbbadom
confirm-disc = Beállítom a tárcsát
confirm-veto = Vétó megerősítése
confirm-allow = Megerősítés
unused-both = A különleges akció és lehelyezés nélkül fejezed be a körödet.
unused-special = A különleges akció nélkül fejezed be a körödet.
unused-placement = Még lehelyezhetnél { $left } caballerót.
draft-back = Vissza
draft-reset = Elölről
draft-lost = A játék továbbment, és amit előkészítettél, már nem illik rá. Semmit sem küldtünk el belőle.
draft-heard = Rendben

# What it would change.
change-title = Mi változik
change-about = A régióknál a pontok egy most tartott pontozást mutatnak.
change-court = Udvar
change-score = Pontok
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Pontozás
scoring-title = Pontozás
scoring-general = Általános pontozás, { $round }. forduló
scoring-where = Régió
scoring-total = Összesen
scoring-king = ebből 2 a királyi régióért
scoring-grande = ebből 2 a saját grandéért
scoring-close = Bezárás
