# Why a text, a table or an address is refused. Follows a colon. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = { $line }. sor: { $reason }
reason-unclear = ez nem olvasható: { $found }
reason-illegal = a szabályok ezt nem engedik; lehetséges: { $allowed }

# Any text.

reason-too-long = a szöveg { $found } bájt, de legfeljebb { $most } lehet
reason-no-player = „{ $found }” nem játékosszín; ismertek: { $known }
reason-no-region = „{ $found }” nem régió; ismertek: { $known }
reason-no-site = „{ $found }” nem régió és nem castillo; ismertek: { $known }
reason-no-place = „{ $found }” nem olyan hely, ahol a király állhat; ismertek: { $known }
reason-no-power = „{ $found }” nem hatalomkártya; 1-től 13-ig vannak
reason-no-modifier = „{ $found }” nem módosítókártya; ismertek: { $known }
reason-no-tile = „{ $found }” nem pontozólapka; ismertek: { $known }
reason-no-card = „{ $found }” nem akciókártya; felsorolja őket az `elgrande cards`
reason-no-action = „{ $found }” nem akció; ismertek: { $known }
reason-no-variant = „{ $found }” nem változat; ismertek: { $known }
reason-no-certainty = „{ $found }” nem biztossági fok; ismertek: { $known }
reason-no-ability = „{ $found }” nem képesség; ismertek: { $known }
reason-no-set = „{ $found }” nem kártyakészlet; ismertek: { $known }
reason-no-level = „{ $found }” nem szint; ismertek: { $known }
reason-no-idea = „{ $found }” nem ötlet; ismertek: { $known }
reason-no-effect = „{ $found }” nem hatás; ismertek: { $known }
reason-no-number = „{ $found }” nem 0-tól 255-ig terjedő szám
reason-words-too-many = „{ $found }”: ez túl sok szó

# Records.

reason-record-version = a jegyzőkönyvnek ez a verziója itt ismeretlen: { $found }, csak ez ismert: { $known }
reason-rules-version = a szabályoknak ez a verziója itt ismeretlen: { $found }, csak ez ismert: { $known }
reason-edition-line = ide egy név és egy ellenőrzőösszeg kell
reason-edition-unknown = ezzel a kiadással játszották: { $name }, az ellenőrzőösszege { $found }, itt ismert: { $known }; add meg annak a kiadásnak a fájlját is
reason-edition-elsewhere = ezzel a kiadással játszották: { $name }, az ellenőrzőösszege { $found }, nem ezzel: { $known }; add meg annak a kiadásnak a szövegét is, a /api/editions/EDITION/text címen van ott, ahol játszották
reason-homes = ide mindenkinek a kezdőrégiója kell, ebben a sorrendben: { $seats }
reason-must-stand = ide „{ $start } …” kell, nem „{ $found }”
reason-must-stand-yet = ide „{ $start } …” kell, de a szöveg már véget ér
reason-actions-alone = ebben a sorban nem állhat több; minden akciónak saját sora van
reason-must-decide = most { $players } dönt
reason-over = a játék véget ért
reason-not-over = a játék még nem ért véget, most { $players } dönt
reason-other-result = az akciók újrajátszva más eredményt adnak: { $found }
reason-after-result = az eredmény után nem állhat semmi

# What is dealt.

reason-players = 2–5-en játszhatnak
reason-merged = a 2. és a 3. pakli csak két vagy három játékosnál egyesül
reason-alternatives = representation egy van, veto kettő, rivalry egy
reason-home-count = { $found } kezdőrégió van, { $wanted } kell
reason-home-taken = { $region } a királyé vagy valaki másé, a kezdőrégióknak pedig különbözniük kell
reason-stack-count = { $found } pakli van, { $wanted } kell
reason-hand-count = { $found } játékosnak van módosítókártyája, { $wanted } kell
reason-no-seat = { $player } nem ül ennél a játéknál; a helyek: { $seats }
reason-cards-in-stack = { $stack }. pakli: { $found } kártya van benne, { $wanted } kell
reason-cards-of-stack = { $stack }. pakli: { $found } kártya van belőle, { $wanted } kell
reason-stack-holds = { $stack }. pakli: { $card } kártyából { $found } van benne, { $wanted } kell
reason-stack-may-hold = { $stack }. pakli: { $card } kártyából { $found } van benne, { $fewest }–{ $most } kell
reason-modifiers = { $found } módosítókártya van, { $wanted } kell
reason-modifier-dealt = { $modifier } módosítókártyából { $found } van kiosztva, de csak { $copies } létezik
reason-dummy-powers = a fiktív játékos különböző hatalomkártyáinak száma { $found }, { $wanted } kell
reason-dummy-power-twice = a fiktív játékos egyik hatalomkártyája kétszer áll itt
reason-dummy-draws = a régiókártyákból { $found } húzás van, { $wanted } kell
reason-dummy-regions = egy húzásban { $found } régiókártya van, { $wanted } kell
reason-dummy-regions-differ = egy húzásban a különböző régiókártyák száma { $found }, { $wanted } kell

# Editions.

reason-editions-full = ez a szerver nem fogad több kiadást
reason-card-missing = hiányzik ez a kártya: { $name }, pedig kell ide egy sora
reason-region-missing = hiányzik ez a régió: { $name }, pedig kell ide egy sora
reason-modifier-missing = hiányzik ez a módosítókártya: { $name }, pedig kell ide egy sora
reason-modifier-sum = { $found } módosítókártya van, 15–40 kell: öt játékos fejenként 3-at kap
reason-list-length = a listának { $found } eleme van, { $wanted } kell
reason-values-rise = az értékek nőnek: { $found }; az első legyen a legmagasabb, a harmadik a legalacsonyabb
reason-no-border = egyetlen régió sem határos ezzel az országgal, legalább egy kell
reason-twice = { $region } kétszer áll itt, egyszer kell állnia
reason-name = a név ({ $found }) 1–40 karakter lehet ezekből: a–z, A–Z, 0–9, „-”, „.” és „_”
reason-no-neighbours = { $region } szomszéd nélkül áll, legalább egy kell
reason-own-neighbour = { $region } önmaga szomszédja, de csak más régiók lehetnek a szomszédai
reason-one-sided = { $other } szomszédai közé kell { $region } is, mert { $region } szomszédai közt ott van { $other }
reason-out-of-reach = { $region } nem érhető el innen: { $start }, a játéktáblának pedig összefüggőnek kell lennie
reason-stack-sum = { $stack }. pakli: { $found } kártyából áll, { $wanted } kell
reason-regency-sum = az „Új régens” modulban { $found } kártya van, { $wanted } kell
reason-copies = { $card } kártyából { $found } példány van, 0–{ $most } lehet
reason-veto-elsewhere = { $card } mellett nem állhat „veto”, csak a veto kártya mellett

# The effects of cards.

reason-number = „{ $found }” helyett 1-től 30-ig terjedő szám kell
reason-number-or-all = „{ $found }” helyett 1-től 30-ig terjedő szám vagy „all” kell
reason-empty-span = „first value { $found }” üres, ez kell: „{ $wanted }”
reason-kind-twice = „{ $found }” kétszer számol egy fajtát, csak egyszer szabad
reason-move-whom = a „move” mellé kell, hogy hányat és kiét: „move 2 own”
reason-move-six = 6-nál több caballero csak így mozoghat: „from one region”; bárhonnan legfeljebb 6
reason-sequence = { $found } hatás van egymás után, legfeljebb 3 lehet
reason-choice = { $found } választható lehetőség van, pontosan kettő kell
reason-alone = „{ $found }” csak egyedül állhat
reason-lock-up = a „lock up grandes” csak közvetlenül az után állhat, hogy a király egy régióba ment: „{ $example }”
reason-moves-once = a kártyának csak egy része mozgathat caballerókat

# TOML, in which editions are written.

reason-unknown-field = ismeretlen mező: `{ $found }`, ezek egyike kell: { $known }
reason-unknown-field-here = ismeretlen mező: `{ $found }`, ez kell: { $known }
reason-missing-field = hiányzó mező: `{ $name }`
reason-duplicate-key = ez a kulcs már szerepelt
reason-toml = ez nem TOML: `{ $found }`
reason-toml-sign = ez nem TOML: `{ $found }`; ide ez a jel kell: `{ $sign }`
reason-toml-value = ez nem TOML: `{ $found }`; ide érték kell, a szavak idézőjelben
reason-toml-deep = a listák és táblázatok túl mélyen vannak egymásba ágyazva
reason-kind-figure = `{ $found }` helyett 0-tól 30-ig terjedő egész szám kell
reason-kind-number = `{ $found }` helyett egész szám kell
reason-kind-list = `{ $found }` helyett lista kell
reason-kind-word = `{ $found }` helyett idézőjelbe tett szó kell
reason-kind-switch = `{ $found }` helyett true vagy false kell
reason-kind-table = `{ $found }` helyett ilyen táblázat kell: {"{"} kulcs = érték {"}"}
reason-kind-address = `{ $found }` helyett porttal megadott cím kell, például "127.0.0.1:8765"
reason-kind-other = nem ez kell ide: `{ $found }`

# Tables.

reason-record-seats = ebben a játékban { $players } hely van, mindegyik „me” vagy bot
reason-record-variants = a jegyzőkönyvnek saját változatai vannak; hagyd ki ezt: „variants”
reason-record-pace = jegyzőkönyvből folytatott játékban nincs óra; hagyd ki ezt: „pace”
reason-seat = egy hely „me”, „open” vagy bot: „{ $found }” nem szint; ismertek: { $known }
reason-pace = az időkeret 10–86400 másodperc, a körönkénti ráadás legfeljebb 3600, egy kör ideje 1–720 óra

# Addresses for alerts.

reason-no-alerts = ez a szerver nem küld értesítéseket
reason-alerts-elsewhere = ez a szerver csak ide küld értesítéseket: { $known }
reason-not-sent-there = ez a szerver oda nem küld
reason-address-long = egy cím legfeljebb { $most } karakter lehet
reason-answered = ezt válaszolta: { $status }
reason-no-answer-yet = nem válaszolt időben
reason-out-of-touch = nem érhető el
