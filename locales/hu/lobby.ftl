# Tables outside the game: created, listed, joined.
lobby-title = Asztalok
lobby-open = Nyitott asztalok
lobby-watch = Nézhető játékok
lobby-new = Asztal nyitása
lobby-no-open = Egyik asztal sem vár játékosokra. Nyiss egyet, és a többiek itt megtalálják.
lobby-no-watch = Most nincs nyilvános játék. Nézz vissza később, vagy kezdj egyet botok ellen.

mine-title = Játékaim
mine-awaited = Te jössz
mine-going = Folyamatban
mine-finished = Befejezett
mine-no-awaited = Senki sem vár rád.
mine-no-going = Nincs más folyamatban lévő játékod.
mine-no-finished = A befejezett játékaid itt jelennek meg.
mine-earlier = Korábbi játékok
mine-nobody = Itt még nem játszottál.
mine-again = Legutóbbi ellenfelek
mine-again-about = Még egy játékhoz új asztal nyílik ugyanezekkel a helyekkel. A többiek a „{ mine-title }” oldalon találják meg.
mine-again-label = Még egy játék: { $names }

glance-turn = Játék
glance-turn-label = Játék: { $names }
glance-back = Az asztalhoz
glance-back-label = Az asztalhoz: { $names }
glance-join = Leülés
glance-join-label = Leülés az asztalhoz: { $names }
glance-watch = Nézés
glance-watch-label = Nézés: { $names }
glance-look = Eredmény
glance-look-label = Eredmény: { $names }
glance-free = { $free ->
    [0] betelt
    [one] 1 szabad hely
   *[other] { $free } szabad hely
  }
glance-playing = kezdete: { $when }
glance-ended = vége: { $when }
glance-closed = Bezárt: senki sem csatlakozott.
glance-round = Forduló: { $round }/{ $last }
glance-waits = lépésre várunk: { $names }
glance-left = még { $time }

pace-live-short = élő, { $minutes } perc + { $increment } mp
pace-hours-short = körönként { $hours } óra
pace-days-short = körönként { $days } nap
pace-free-short = időkorlát nélkül
undo-consent = Saját lépések, közös beleegyezéssel korábbiak is
undo-consent-about = A saját lépéseid visszavonhatók, amíg más nem lép, vagy ki nem derül valami, ami rejtve volt. Ha mindenki beleegyezik, vagy minden ellenfeled bot, az utolsó felfedésig léphetsz vissza.
undo-checkpoint = Csak saját lépések
undo-checkpoint-about = A saját lépéseid visszavonhatók, amíg más nem lép, vagy ki nem derül valami, ami rejtve volt. Ha minden ellenfeled bot, az utolsó felfedésig léphetsz vissza.
undo-checkpoint-short = csak saját lépések visszavonása
undo-never = Soha
undo-never-about = Nincs visszalépés.
undo-never-short = nincs visszavonás
access-public = Bárki csatlakozhat
access-public-about = Az asztal szerepel a nyilvános listán.
access-invitation = Csak meghívóval
access-invitation-about = Bárki csatlakozhat, akinek megvan a link. Az asztal nincs a listán.

wait-title = { $name } asztala
wait-closed = Ez az asztal bezárt
wait-closed-about = Mindenki elment, vagy sokáig senki sem csatlakozott. Bármikor nyithatsz újat.
wait-title-own = A te asztalod
wait-somebody = Valaki
wait-missing = { $free ->
    [one] 1 hely még szabad. A játék akkor indítható, ha valaki elfoglalta.
   *[other] { $free } hely még szabad. A játék akkor indítható, ha mindet elfoglalták.
  }
wait-missing-own = { $free ->
    [one] 1 hely még szabad. Küldd el a meghívót, vagy adj hozzá egy botot.
   *[other] { $free } hely még szabad. Küldd el a meghívót, vagy adj hozzá botokat.
  }
wait-unready = { $count ->
    [one] { $names } még nincs kész.
   *[other] Még nincsenek készen: { $names }.
  }
wait-complete = Mindenki kész. A játékot { $name } indíthatja.
wait-complete-own = Mindenki kész. Bármikor indíthatod!
wait-unready-own = Nyomd meg a „{ wait-be-ready }” gombot, ha kezdhetjük.
wait-visitor = Ülj le, ha játszanál, vagy maradj nézőként.
wait-uninvited = Csak a meghívottak ülhetnek le. Amint elindul a játék, nézheted.
wait-fill = Szabad helyek feltöltése botokkal
wait-you = { $name } (te)
wait-owner = házigazda
wait-ready = kész
wait-not-ready = nincs kész
wait-sit = Leülés ide
wait-sit-too = Játék ezzel a színnel is
wait-add-bot = Bot hozzáadása…
wait-add-bot-to = Melyik bot játsszon ezzel a színnel: { $colour }?
wait-remove = Eltávolítás
wait-remove-label = Eltávolítás: { $name }
wait-start = Játék indítása
wait-be-ready = Kész
wait-be-not-ready = Még nem kész
wait-leave = Asztal elhagyása
wait-invite = Játékosok meghívása
wait-invite-about = Aki megnyitja ezt a linket, leülhet egy szabad helyre.
wait-invite-link = Meghívó link
wait-code = Vagy olvasd be ezt a kódot
wait-code-label = A meghívó link QR-kódja
wait-watch = Nézők meghívása
wait-watch-about = Ezzel a linkkel bárki nézheti a játékot. Ami rejtett, az rejtve marad.
wait-terms = Beállítások
wait-pace = Tempó
wait-undo = Visszavonás
wait-access = Ki csatlakozhat
wait-variants = Változatok
wait-no-variants = nincs

join-title = Meghívást kaptál
join-from = { $name } meghív egy El Grande-játékra
join-name = A neved az asztalnál
join-name-hint = 1–24 karakter. Később megváltoztathatod.
join-sit = Leülés
join-watch = Csak nézés
join-full = Minden hely foglalt. Nézőként azért maradhatsz.
join-begun = A játék már elkezdődött. Nézőként azért maradhatsz.
join-at = Már van helyed ennél az asztalnál.
join-back = Az asztalhoz

new-title = Asztal nyitása
new-lead = Válaszd ki, ki játszik és hogyan, vagy hagyd meg az alapbeállításokat.
new-screen-title = Közös képernyőn
new-screen-lead = Mindenki ezen az eszközön játszik. A kézben lévő lapok a körök között rejtve vannak.
new-presets = Hogyan szeretnél játszani?
new-preset-friends = Barátokkal, élőben
new-preset-friends-about = A barátaid linkkel csatlakoznak. Fejenként fél óra, és minden körben egy kis ráadás.
new-preset-days = Barátokkal, több napon át
new-preset-days-about = Akkor játszol, amikor ráérsz: körönként legfeljebb két nap.
new-preset-screen = Közös képernyőn
new-preset-screen-about = Mindenki itt van, egy eszközön. Időkorlát nélkül.
new-preset-bots = Egyedül botok ellen
new-preset-bots-about = Azonnal kezdődik. Időkorlát nélkül.
new-seats = Helyek
new-seats-hint = 2–5 játékos. Két játékosnál egy semleges harmadik szín is beszáll.
new-seat = Ki játszik ezzel a színnel: { $colour }?
new-me = Én
new-open = Szabad hely
new-bot = Bot · { $level }
new-add-seat = Hely hozzáadása
new-drop-seat = Utolsó hely eltávolítása
new-pace = Tempó
new-pace-free = Időkorlát nélkül
new-pace-free-about = Annyi időd van, amennyit csak akarsz.
new-pace-live = Élő
new-pace-live-about = Mindenkinek időkerete van, amely minden körben nő. Akinek elfogy, annak a helyét bot veszi át.
new-pace-turns = Levelezős
new-pace-turns-about = Mindenkinek ennyi ideje van, valahányszor rá várunk. Értesíthetünk, amikor te jössz.
new-bank = Időkeret (perc)
new-increment = Ráadás körönként (másodperc)
new-hours = Idő körönként
new-hours-one = { $hours } óra
new-days-one = { $days } nap
new-variants = Változatok
new-variants-hint = Szabadon kombinálhatók. Az első játékhoz hagyd ki őket.
new-alternatives = Alternatív akciókártyák
new-alternatives-hint = Mindegyik egy véletlenszerű kártya helyére kerül a paklijában.
new-second-veto = Második Vétó
new-only-three = Csak 3 játékossal.
new-undo = Visszavonás
new-access = Ki csatlakozhat
new-expert = Speciális
new-more = További beállítások
new-edition = Egyedi kiadás
new-edition-hint = Illessz be egy kiadásfájlt más régióértékekkel vagy példányszámokkal. Üresen hagyva az alapértelmezett kiadás érvényes.
new-record = Rögzített játék
new-record-hint = Illessz be egy jegyzőkönyvet. Az asztal azt a játékot mutatja, és egyedül vagy botokkal folytathatod.
new-file = Fájlból
new-create = Asztal nyitása
new-start = Játék indítása
new-busy = Előkészítjük az asztalt…
new-explain = A játék azonnal kezdődik.
new-explain-open = { $free ->
    [one] Linket kapsz a szabad helyhez.
   *[other] Linket kapsz a szabad helyekhez ({ $free }).
  }
