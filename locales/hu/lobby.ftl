# Tables before and beside the game: made, listed, joined.
lobby-title = Asztalok
lobby-open = Nyitott asztalok
lobby-watch = Nézhető játékok
lobby-new = Asztal nyitása
lobby-no-open = Egy asztal sem vár játékosokra. Nyiss egyet, és a többiek itt megtalálják.
lobby-no-watch = Most nem folyik nyilvános játék. Nézz vissza később, vagy kezdj egyet botok ellen.

mine-title = Játékaim
mine-awaited = Te jössz
mine-going = Folyamatban
mine-finished = Befejezett
mine-no-awaited = Senki sem vár rád.
mine-no-going = Más asztalnál nem ülsz.
mine-no-finished = A befejezett játékok itt maradnak meg.
mine-earlier = Korábbi játékok
mine-nobody = Itt még nem játszottál.

glance-turn = Tovább
glance-turn-label = Tovább a játékkal: { $names }
glance-back = Az asztalhoz
glance-back-label = Az asztalhoz: { $names }
glance-join = Leülök
glance-join-label = Leülök melléjük: { $names }
glance-watch = Nézem
glance-watch-label = Nézem: { $names }
glance-look = Végeredmény
glance-look-label = Végeredmény: { $names }
glance-free = { $free ->
    [0] mindenki itt van
    [one] egy szabad hely
   *[other] { $free } szabad hely
  }
glance-playing = kezdete: { $when }
glance-ended = vége: { $when }
glance-closed = Senki sem jött.

pace-live-short = élő, { $minutes } perc + { $increment } mp
pace-hours-short = körönként { $hours } óra
pace-days-short = körönként { $days } nap
pace-free-short = időkorlát nélkül
undo-consent = Az utolsó felfedésig, és tovább is, ha mindenki beleegyezik
undo-consent-about = A saját lépéseid visszavonhatók, amíg más nem lépett, és semmi rejtett nem vált láthatóvá; azon túl csak akkor, ha mindenki beleegyezik.
undo-checkpoint = Csak az utolsó felfedésig
undo-checkpoint-about = A saját lépéseid visszavonhatók, amíg más nem lépett, és semmi rejtett nem vált láthatóvá.
undo-checkpoint-short = visszavonás az utolsó felfedésig
undo-never = Soha
undo-never-about = Ami elment, az ki van játszva.
undo-never-short = nincs visszavonás
access-public = Bárki csatlakozhat
access-public-about = Az asztal szerepel a nyitott asztalok listáján.
access-invitation = Csak meghívóval
access-invitation-about = Aki ismeri a linket, csatlakozhat; az asztal nincs listán.

wait-title = { $name } asztala
wait-closed = Ez az asztal bezárt
wait-closed-about = Sokáig senki sem jött. Bármikor nyithatsz másikat.
wait-title-own = A te asztalod
wait-somebody = valaki
wait-missing = { $free ->
    [one] Egy hely még szabad. A játék akkor kezdődik, ha betelt.
   *[other] { $free } hely még szabad. A játék akkor kezdődik, ha mind betelt.
  }
wait-missing-own = { $free ->
    [one] Egy hely még szabad: küldd el a meghívót, vagy ültess oda egy botot.
   *[other] { $free } hely még szabad: küldd el a meghívót, vagy ültess oda botokat.
  }
wait-unready = { $count ->
    [one] { $names } még nem jelezte, hogy kész.
   *[other] Még nincsenek készen: { $names }.
  }
wait-complete = Mindenki itt van, és kész. A játékot { $name } indítja.
wait-complete-own = Mindenki itt van, és kész. Indíthatod!
wait-you = { $name } (te)
wait-owner = ő nyitotta az asztalt
wait-ready = kész
wait-not-ready = még nincs kész
wait-sit = Ide ülök
wait-sit-too = Ezzel is játszom
wait-add-bot = Bot hozzáadása…
wait-add-bot-to = Melyik bot játsszon itt: { $colour }?
wait-remove = Eltávolítás
wait-remove-label = Eltávolítás: { $name }
wait-start = Játék indítása
wait-be-ready = Kész vagyok
wait-be-not-ready = Mégsem vagyok kész
wait-leave = Felállok az asztaltól
wait-invite = Hívj meg másokat
wait-invite-about = Aki megnyitja ezt a linket, leülhet egy szabad helyre. Rólad semmit sem árul el.
wait-invite-link = Meghívó link
wait-code = Vagy irányíts ide egy kamerát
wait-code-label = A meghívó link QR-kódként
wait-watch = Hadd nézzék mások is
wait-watch-about = Ezzel a linkkel bárki nézheti a játékot, de a rejtett dolgokat nem látja.
wait-watch-link = Link nézőknek
wait-terms = Mit játszotok
wait-pace = Tempó
wait-undo = Visszavonás
wait-access = Ki csatlakozhat
wait-variants = Változatok
wait-no-variants = nincs

join-title = Meghívó
join-from = { $name } meghív egy El Grande-játékra
join-name = A neved az asztalnál
join-name-hint = 1–24 karakter; később megváltoztathatod.
join-sit = Leülök
join-watch = Csak nézem
join-full = Minden hely foglalt. Nézőként maradhatsz.
join-begun = A játék már elkezdődött. Nézőként maradhatsz.
join-at = Már ennél az asztalnál ülsz.
join-back = Az asztalhoz

new-title = Asztal nyitása
new-lead = Válaszd ki, ki játszik és hogyan. Minden eleve értelmesen be van állítva.
new-screen-title = Egy képernyőnél
new-screen-lead = Mindenki ezen az eszközön játszik. A körök között függöny rejti el a kézben lévő lapokat.
new-presets = Hogyan szeretnél játszani?
new-preset-friends = Barátokkal, élőben
new-preset-friends-about = A többiek linkkel csatlakoznak. Fejenként fél óra, és minden körrel egy kicsit több.
new-preset-days = Barátokkal, napokon át
new-preset-days-about = Akkor lépsz, amikor ráérsz: körönként legfeljebb két nap.
new-preset-screen = Egy képernyőnél
new-preset-screen-about = Mindannyian itt, egy eszközön. Időkorlát nélkül.
new-preset-bots = Egyedül botok ellen
new-preset-bots-about = Azonnal kezdődik. Időkorlát nélkül.
new-seats = Helyek
new-seats-hint = 2–5 játékos. Kettőnél egy harmadik, semleges szín is részt vesz.
new-seat = Ki játszik itt: { $colour }?
new-me = Én
new-open = Szabad hely
new-bot = Bot · { $level }
new-add-seat = Hely hozzáadása
new-drop-seat = Utolsó hely törlése
new-pace = Tempó
new-pace-free = Időkorlát nélkül
new-pace-free-about = Nem siet senki.
new-pace-live = Élő
new-pace-live-about = Mindenkinek időkerete van, amely minden körrel nő. Akinek elfogy, helyette bot játszik.
new-pace-turns = Körönként
new-pace-turns-about = Mindenkinek ennyi ideje van egy-egy válaszra. Kérhetsz értesítést, amikor te jössz.
new-bank = Időkeret, perc
new-increment = Körönként még, másodperc
new-hours = Idő egy körre
new-hours-one = { $hours } óra
new-days-one = { $days } nap
new-variants = Változatok
new-variants-hint = Mind kombinálható. Az első játékhoz hagyd ki őket.
new-alternatives = Alternatív akciókártyák
new-alternatives-hint = Mindegyik a paklija egy véletlen kártyáját váltja fel.
new-second-veto = Vétó, a második
new-only-three = Csak három játékossal.
new-undo = Visszavonás
new-access = Ki csatlakozhat
new-expert = Haladóknak
new-edition = Másik kiadás
new-edition-hint = Egy kiadásfájl szövege: más régióértékek, más példányszámok. Üresen a 2023-as kiadás.
new-record = Rögzített játék
new-record-hint = Egy jegyzőkönyv szövege. Az asztal ezt a játékot mutatja, és egyedül vagy botokkal tovább lehet játszani.
new-file = Fájlból
new-create = Asztal nyitása
new-start = Játék indítása
new-busy = Terítjük az asztalt…
new-explain = A játék azonnal kezdődik.
new-explain-open = { $free ->
    [one] Linket kapsz a szabad helyhez.
   *[other] Linket kapsz a szabad helyekhez ({ $free }).
  }
