# Why a text, a table or an address is refused. Follows a colon. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = { $line }. sor: { $reason }
reason-unclear = nem olvasható: { $found }
reason-illegal = nem megengedett; lehetséges: { $allowed }

# Any text.

reason-too-long = a szöveg { $found } bájt; legfeljebb { $most } lehet
reason-no-player = ismeretlen játékos: „{ $found }”; lehetséges: { $known }
reason-no-region = ismeretlen régió: „{ $found }”; lehetséges: { $known }
reason-no-site = „{ $found }” nem régió és nem a castillo; lehetséges: { $known }
reason-no-place = a király ismeretlen helye: „{ $found }”; lehetséges: { $known }
reason-no-power = ismeretlen hatalomkártya: „{ $found }”; lehetséges: 1–13
reason-no-modifier = ismeretlen módosítókártya: „{ $found }”; lehetséges: { $known }
reason-no-tile = ismeretlen pontozólapka: „{ $found }”; lehetséges: { $known }
reason-no-card = ismeretlen akciókártya: „{ $found }”; az `elgrande cards` mindet felsorolja
reason-no-action = ismeretlen akció: „{ $found }”; lehetséges: { $known }
reason-no-variant = ismeretlen változat: „{ $found }”; lehetséges: { $known }
reason-no-certainty = ismeretlen bizonyosság: „{ $found }”; lehetséges: { $known }
reason-no-ability = ismeretlen képesség: „{ $found }”; lehetséges: { $known }
reason-no-set = ismeretlen kártyakészlet: „{ $found }”; lehetséges: { $known }
reason-no-level = ismeretlen szint: „{ $found }”; lehetséges: { $known }
reason-no-idea = ismeretlen technika: „{ $found }”; lehetséges: { $known }
reason-no-effect = ismeretlen hatás: „{ $found }”; lehetséges: { $known }
reason-no-number = „{ $found }” nem 0-tól 255-ig terjedő szám
reason-words-too-many = túl sok szó: „{ $found }”

# Records.

reason-record-version = ismeretlen jegyzőkönyv-verzió: { $found }; ez kell: { $known }
reason-rules-version = ismeretlen szabályverzió: { $found }; ez kell: { $known }
reason-edition-line = ide egy név és egy ellenőrzőösszeg kell
reason-edition-unknown = a játékot ezzel a kiadással játszották: { $name }, ellenőrzőösszege { $found }; ismert: { $known }; add meg annak a kiadásnak a fájlját is
reason-edition-elsewhere = a játékot ezzel a kiadással játszották: { $name }, ellenőrzőösszege { $found }, nem ezzel: { $known }; add meg annak a kiadásnak a szövegét is, amely azon a szerveren, ahol játszották, a /api/editions/EDITION/text címen érhető el
reason-homes = ide mindenkinek a kezdőrégiója kell, ebben a sorrendben: { $seats }
reason-must-stand = ide „{ $start } …” kell, nem „{ $found }”
reason-must-stand-yet = ide „{ $start } …” kell, de a szöveg már véget ér
reason-actions-alone = váratlan szöveg az „actions” után; minden akciónak saját sor kell
reason-must-decide = most dönt: { $players }
reason-over = a játék véget ért
reason-not-over = a játék még nem ért véget; most dönt: { $players }
reason-other-result = az akciók újrajátszása más eredményt ad: { $found }
reason-after-result = váratlan szöveg az eredmény után

# What is dealt.

reason-players = egy játékban 2–5 játékos van
reason-merged = a 2. és a 3. pakli csak 2 vagy 3 játékosnál egyesíthető
reason-alternatives = legfeljebb egy representation, két veto és egy rivalry használható
reason-home-count = kezdőrégiók: { $found } van, { $wanted } kell
reason-home-taken = { $region } a királyé vagy egy másik játékosé; a kezdőrégióknak különbözniük kell
reason-stack-count = paklik: { $found } van, { $wanted } kell
reason-hand-count = játékosok módosítókártyákkal: { $found } van, { $wanted } kell
reason-no-seat = nincs ilyen hely: { $player }; lehetséges: { $seats }
reason-cards-in-stack = { $stack }. pakli: { $found } kártya van benne, { $wanted } kell
reason-cards-of-stack = { $stack }. pakli: { $found } kártya van belőle, { $wanted } kell
reason-stack-holds = { $stack }. pakli: { $card } kártyából { $found } van benne, { $wanted } kell
reason-stack-may-hold = { $stack }. pakli: { $card } kártyából { $found } van benne, { $fewest }–{ $most } kell
reason-modifiers = módosítókártyák: { $found } van, { $wanted } kell
reason-modifier-dealt = { $modifier } módosítókártyából { $found } van kiosztva, de csak { $copies } létezik
reason-dummy-powers = a fiktív játékos különböző hatalomkártyái: { $found } van, { $wanted } kell
reason-dummy-power-twice = a fiktív játékos egyik hatalomkártyája kétszer szerepel
reason-dummy-draws = régiókártya-húzások: { $found } van, { $wanted } kell
reason-dummy-regions = régiókártyák egy húzásban: { $found } van, { $wanted } kell
reason-dummy-regions-differ = különböző régiókártyák egy húzásban: { $found } van, { $wanted } kell

# Editions.

reason-editions-full = ez a szerver nem fogad több kiadást
reason-card-missing = hiányzik ez a kártya: { $name }; adj hozzá egy sort
reason-region-missing = hiányzik ez a régió: { $name }; adj hozzá egy sort
reason-modifier-missing = hiányzik ez a módosítókártya: { $name }; adj hozzá egy sort
reason-modifier-sum = módosítókártyák: { $found } van, 15–40 kell, mert öt játékos fejenként 3-at kap
reason-list-length = a lista elemei: { $found } van, { $wanted } kell
reason-values-rise = az értékek nőnek: { $found }; az elsőnek kell a legmagasabbnak, a harmadiknak a legalacsonyabbnak lennie
reason-no-border = egyetlen régió sem határos ezzel az országgal; legalább egynek határosnak kell lennie
reason-twice = { $region } kétszer szerepel; csak egyszer sorold fel
reason-name = érvénytelen név: { $found }; 1–40 karakter lehet ezekből: a–z, A–Z, 0–9, „-”, „.” és „_”
reason-no-neighbours = { $region } régiónak nincs szomszédja; legalább egy kell
reason-own-neighbour = { $region } a saját szomszédjaként szerepel; csak más régiókat sorolj fel
reason-one-sided = { $other } szomszédai között szerepelnie kell ennek: { $region }, mert { $region } szomszédai között ott van { $other }
reason-out-of-reach = { $region } nem érhető el innen: { $start }; a játéktáblának összefüggőnek kell lennie
reason-stack-sum = { $stack }. pakli: { $found } kártyából áll, { $wanted } kell
reason-regency-sum = az „Új régens” változat kártyái: { $found } van, { $wanted } kell
reason-copies = { $card } példányai: { $found } van, 0–{ $most } lehet
reason-veto-elsewhere = { $card } hatása „veto”; ez csak a veto kártyának lehet

# The effects of cards.

reason-number = „{ $found }” helyett 1-től 30-ig terjedő szám kell
reason-number-or-all = „{ $found }” helyett 1-től 30-ig terjedő szám vagy „all” kell
reason-empty-span = „first value { $found }” üres; írd ezt: „{ $wanted }”
reason-kind-twice = „{ $found }” ugyanazt a fajtát újra számolja; minden fajtát egyszer számolj
reason-move-whom = a „move” után meg kell adni, hányat és kiét, például „move 2 own”
reason-move-six = bárhonnan legfeljebb 6 caballero mozgatható; többhöz „from one region” kell
reason-sequence = egymást követő hatások: { $found } van, legfeljebb 3 lehet
reason-choice = választható hatások: { $found } van, 2 kell
reason-alone = „{ $found }” csak egyedüli hatás lehet
reason-lock-up = a „lock up grandes” csak közvetlenül azután állhat, hogy a király egy régióba mozog: „{ $example }”
reason-moves-once = egy kártyának csak egy része mozgathat caballerókat

# TOML, in which editions are written.

reason-unknown-field = ismeretlen mező: `{ $found }`; ezek egyike kell: { $known }
reason-unknown-field-here = ismeretlen mező: `{ $found }`; ez kell: { $known }
reason-missing-field = hiányzó mező: `{ $name }`
reason-duplicate-key = ismétlődő kulcs
reason-toml = érvénytelen TOML: `{ $found }`
reason-toml-sign = érvénytelen TOML: `{ $found }`; ez kell: `{ $sign }`
reason-toml-value = érvénytelen TOML: `{ $found }`; érték kell (a szavak idézőjelben)
reason-toml-deep = a listák és táblázatok túl mélyen vannak egymásba ágyazva
reason-kind-figure = `{ $found }` helyett 0-tól 30-ig terjedő egész szám kell
reason-kind-number = `{ $found }` helyett egész szám kell
reason-kind-list = `{ $found }` helyett lista kell
reason-kind-word = `{ $found }` helyett idézőjelbe tett szó kell
reason-kind-switch = `{ $found }` helyett true vagy false kell
reason-kind-table = `{ $found }` helyett ilyen táblázat kell: {"{"} kulcs = érték {"}"}
reason-kind-address = `{ $found }` helyett porttal megadott cím kell, például "127.0.0.1:8765"
reason-kind-other = `{ $found }` nem az, ami ide kell

# Tables.

reason-record-seats = ebben a játékban { $players } hely van; mindegyik „me” vagy egy bot
reason-record-variants = a jegyzőkönyvnek saját változatai vannak; hagyd ki ezt: „variants”
reason-record-pace = jegyzőkönyvből folytatott játékban nincs óra; hagyd ki ezt: „pace”
reason-seat = ismeretlen hely: „{ $found }”; lehetséges: „me”, „open” vagy egy bot szintje: { $known }
reason-pace = az időkeret 10–86400 másodperc, a ráadás legfeljebb 3600, egy kör 1–720 óra

# Addresses for alerts.

reason-no-alerts = ez a szerver nem küld értesítéseket
reason-alerts-elsewhere = ez a szerver csak ide küld értesítéseket: { $known }
reason-not-sent-there = ez a szerver nem küld értesítést erre a címre
reason-no-topic = a címnek így kell kinéznie: https://ntfy.sh/TÉMA
reason-no-room = a címnek így kell kinéznie: https://HOMESERVER/!SZOBA:SZERVER
reason-no-token = ehhez a formátumhoz hozzáférési token kell
reason-address-long = egy cím legfeljebb { $most } karakter lehet
reason-answered = a cím ezzel az állapotkóddal válaszolt: { $status }
reason-no-answer-yet = a cím nem válaszolt időben
reason-out-of-touch = a cím nem érhető el

reason-password-length = 8–200 karakter hosszúnak kell lennie
reason-password-common = túl könnyű kitalálni; válassz másikat
