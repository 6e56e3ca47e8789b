# Terminal commands: help, reports, errors.

commands =
    .help = Súgó kiírása
    .version = A verzió kiírása
    .edition = A beépített kiadás helyett az ebben a fájlban lévő példányszámok és régióértékek használata
    .lang = Nyelv: { $languages } [alapértelmezés: a terminál nyelve, ha támogatott, különben en]
    .examples = Példák:
    .players = Játékosok száma
    .short = Rövid játék: hat forduló
    .regency = Új régens: az 5. pakli tíz kártyája új módokon mozgatja a királyt
    .power-shift = Hatalmi átrendeződés: módosítókártyák a hatalomkártyákhoz
    .alternatives = Alternatív kártyák: mind a négy vagy a felsoroltak, például veto,veto,rivalry
    .merged = A 2. és a 3. pakli egyesítése (csak három játékosnál)
    .memory-aid = Megmutatja, hány caballero van a castillóban
    .games = Játékok száma
    .seed = Az összes játék magja [alapértelmezés: véletlenszerű]
    .first = Az első játék sorszáma
    .threads = Párhuzamosan futó játékok száma [alapértelmezés: a processzormagok száma]
    .json = Egyetlen JSON-objektum kiírása
    .quiet = Nem mutatja a haladást

command-elgrande = El Grande (2023-as kiadás): játékok futtatása, szabályok böngészése, botok összehasonlítása
    .bare = szerver indítása: nyisd meg a kiírt címet
    .postgres = ugyanez, a játékok PostgreSQL-ben tárolva
    .demo = négy véletlenszerű játékos nézése
    .cards = az összes akciókártya és a hatásuk
    .rules = egy szabály, egy kártya vagy a teljes szabálykönyv
    .simulate = ezer véletlenszerű játék statisztikája
    .arena = kiderül, melyik bot a jobb
    .position = egy állás kipróbálása
    .engine = játék programból, sorról sorra
    .more = Minden parancs elfogadja ezt: --edition FÁJL. Ebben kijavíthatod a szabálykönyvekben nem szereplő számokat (az egyes kártyák példányszáma, a régiók értékei). Bővebben: `elgrande help PARANCS`.

command-help = Ez a súgó vagy egy parancs súgója

command-serve = Szerver indítása: játék élőben, levelezve, egyedül vagy közös képernyőn (ez az alapértelmezett parancs)
    .config = Beállítások beolvasása ebből a fájlból
    .listen = A figyelt cím; a 0-s port bármelyik szabad portot jelenti [alapértelmezés: 127.0.0.1:8765]
    .database = A játékok tárolási helye: sqlite://FÁJL vagy postgres://… [alapértelmezés: sqlite://elgrande.db]
    .tls-cert = HTTPS-kiszolgálás ezzel a tanúsítványlánccal (PEM); ha megváltozik, újra betöltődik. A --tls-key is szükséges
    .tls-key = A tanúsítvány privát kulcsa (PEM-fájl)
    .secure = A szerver HTTPS-en érhető el: a sütik biztonságosként vannak megjelölve [alapértelmezés: true --tls-cert mellett, különben false]
    .behind-proxy = A kliens címének kiolvasása az X-Forwarded-For fejlécből, amelyet a saját proxyd állít be [alapértelmezés: false]
    .session-days = Ennyi nap után zárul le a nem használt munkamenet [alapértelmezés: 180]
    .bot-threads = Egyszerre gondolkodó botok száma [alapértelmezés: 2]
    .bot-millis = Egy bot gondolkodási ideje döntésenként, ezredmásodpercben [alapértelmezés: 300]
    .stand-in = A távozó játékosokat helyettesítő bot [alapértelmezés: caballero]
    .connections = Nyitott kapcsolatok legnagyobb száma; 0: amennyit a rendszer enged [alapértelmezés: 0]
    .requests-per-second = Kérések legnagyobb száma másodpercenként és kliensenként; 0: korlátlan [alapértelmezés: 50]
    .streams = Nyitott adatfolyamok legnagyobb száma; 0: korlátlan [alapértelmezés: 10000]
    .limits = Személyenkénti korlátok, például streams=10,tables_per_hour=20, vagy none (nincs korlát); a teljes lista: docs/operating.md
    .min-free-space = Szabad lemezterület MB-ban, amely alatt a játékok folytatódnak, de a szerver elutasítja az új asztalokat, vendégeket, fiókokat, chatüzeneteket és jelentéseket [alapértelmezés: 256]
    .cached-tables = A memóriában tartott játékok legnagyobb száma [alapértelmezés: 2000]
    .editions = Egyedi kiadások legnagyobb száma [alapértelmezés: 64]
    .alert-origins = Ezekre a címekre (origin) küldhető webhook, például https://hooks.example.org, vesszővel elválasztva [alapértelmezés: egyikre sem]
    .alert-after = Ennyi másodperce van egy játékosnak a válaszra, mielőtt értesítést küldünk [alapértelmezés: 10]
    .alert-retry = Ennyi másodperc múlva próbáljuk újra a sikertelen értesítést; az idő minden kísérlet után megduplázódik [alapértelmezés: 30]
    .mail-alert-after = Ennyi másodperce van egy játékosnak a válaszra, mielőtt e-mailben értesítést küldünk [alapértelmezés: 600]
    .push-origins = A böngészők push-szolgáltatásai, vesszővel elválasztva; a "none" kikapcsolja a Web Push használatát [alapértelmezés: a Chrome, a Firefox, a Safari és az Edge szolgáltatásai]
    .push-key = PEM-fájl a titkos kulccsal, amelyről a push-szolgáltatások felismerik ezt a szervert [alapértelmezés: az adatbázisban tárolt kulcs]
    .push-subject = Kihez fordulhatnak a push-szolgáltatások üzemeltetői: mailto:… vagy https://… [alapértelmezés: az e-mailek feladója]
    .public-url = A szerver URL-je az e-mailekben és üzenetekben lévő linkekhez, például https://play.example.org [alapértelmezés: nincsenek linkek]
    .smtp = Levelezőszerver a fiókok visszaállításához, például smtps://FELHASZNÁLÓ:JELSZÓ@HOST [alapértelmezés: nincs, nem küld e-mailt]
    .mail-from = Az e-mailek feladója, az --smtp mellett kötelező
    .keep-closed-tables = Ennyi napig őrizzük meg a játék kezdete előtt bezárt asztalokat; 0: örökre [alapértelmezés: 90]
    .keep-guests = Ennyi napig őrizzük meg azokat a vendégeket, akik semmiben sem vettek részt, és a már bejelentkezni nem tudó vendégek folyamatban lévő játékait; 0: mindkettőt örökre [alapértelmezés: 90]
    .keep-editions = Ennyi napig őrizzük meg az egyetlen asztalnál sem használt egyedi kiadásokat; 0: örökre [alapértelmezés: 90]
    .admin-token = Az `elgrande admin` parancs és az admin API tokenje [alapértelmezés: nincs, csak az adminok használhatják]
    .metrics-token = A /metrics olvasásához szükséges token [alapértelmezés: nincs, mindenki olvashatja]
    .log = Mi kerüljön a naplóba a szabványos hibakimeneten, például warn vagy server=debug [alapértelmezés: info]
    .log-json = Naplózás JSON-sorokban [alapértelmezés: false]
    .more = Minden kapcsoló megadható környezeti változóként (ELGRANDE_ és a neve) vagy a --config kapcsolóval megadott fájlban is (TOML, bot_millis = 500). A kapcsolók felülírják a környezeti változókat, azok pedig a fájlt.
    .plain = a játékok az elgrande.db fájlba kerülnek
    .proxy = HTTPS-proxy mögött

command-admin = Szerver kezelése: keresés, kitiltás, némítás, törlés, takarítás; minden változás naplózva
    .action = Mi történjen (lásd lent)
    .target = Felhasználó (ID vagy regisztrált név), IP-címtartomány, asztal, chatüzenet vagy jelentés
    .reason = Indok; minden változtatáshoz kötelező, a naplóban megmarad
    .hours = Hány órán át tart a kitiltás vagy a némítás [alapértelmezés: visszavonásig]
    .quota = Melyik korlát: tables vagy tokens
    .value = Új korlát [alapértelmezés: a felhasználó korlátjának törlése]
    .notice = Karbantartás alatt mindenkinek megjelenő szöveg [alapértelmezés: a karbantartás befejezése]
    .skip = A lista ennyi sorának átugrása
    .server = Ennek a futó szervernek a használata, pl. http://127.0.0.1:8765 [alapértelmezés: az adatbázis megnyitása]
    .admin-token = A token, amellyel a szerver elindult
    .database = Adatbázis: sqlite://FÁJL vagy postgres://… [alapértelmezés: sqlite://elgrande.db]
    .config = Az adatbázis és a token beolvasása ebből a fájlból, ugyanabból, mint az `elgrande serve` esetén
    .status = verzió, terhelés, karbantartási üzenet
    .users = felhasználók, akiknek a neve tartalmaz egy megadott szöveget
    .user = egy felhasználó: asztalok, korlátok, kitiltások
    .tables = asztalok: open, playing, over vagy closed
    .table = egy asztal: helyek és chat, de a játék nem
    .bans = ki van kitiltva vagy elnémítva
    .reports = a játékosok nyitott jelentései
    .audit = ki mit mikor és miért változtatott meg
    .ban-user = felhasználó kijelentkeztetése és kitiltása, vagy újra beengedése
    .ban-network = egy cím vagy tartomány elutasítása, pl. 192.0.2.0/24
    .mute-user = a chat tiltása egy felhasználónak, vagy újbóli engedélyezése
    .delete-chat = egy chatüzenet szövegének törlése
    .delete-table = asztal törlése a játékkal együtt; az eredmények megmaradnak
    .reset-password = új jelszó beállítása és kiírása
    .set-quota = korlát beállítása egy felhasználónak
    .close-report = jelentés lezárása
    .maintenance = új asztalok és vendégek elutasítása, a --notice megjelenítése
    .prune = a nem használt adatok törlése most
    .grant-admin = admin szerep megadása vagy elvétele
    .more = A --server nélkül közvetlenül az adatbázis nyílik meg. PostgreSQL esetén ez futó szerverek mellett is működik; az SQLite-fájlt a szervere zárolja, ekkor a --server és az --admin-token kell. Az eredmény JSON.

command-demo = Négy véletlenszerű játékos játékának nézése
    .seed = A játék magja [alapértelmezés: véletlenszerű]
    .again = minden alkalommal ugyanaz a játék

command-cards = Az összes akciókártya: pakli, példányszám, hatás, és hogy mennyire biztosak
    .json = Egyetlen JSON-tömb kiírása
    .more = Bizonyosság: H a szabálykönyvek leírják vagy mutatják; M egy jó forrás vagy erős következtetés; L a mi rekonstrukciónk. A hatás és a példányszám bizonyossága közül az alacsonyabb látszik.
    .built-in = a beépített kiadás kártyái
    .own = a saját kiadásod kártyái

command-rules = Egy szabály vagy kártya az azonosítója alapján, vagy a teljes szabálykönyv
    .id = Egy szabály (PLC-2) vagy egy kártya (civil-war) [alapértelmezés: a teljes szabálykönyv]
    .markdown = Markdown kiírása, mint a docs/rules.md
    .whole = a teljes szabálykönyv
    .rule = hová lehet caballerókat lehelyezni
    .card = egy kártya az összes szabályával

command-simulate = Sok véletlenszerű játék lejátszása, a szabályok invariánsainak ellenőrzése, statisztika
    .all = Minden játékosszám és változatkombináció sorban
    .laws = Minden állásban ellenőrzött invariánsok: egyik sem (none), az olcsók (cheap) vagy mind (all), a nézetekkel és szöveges formátumokkal együtt
    .threads = Szálak száma [alapértelmezés: a processzormagok száma]
    .more = Ugyanazzal a --laws értékkel egy mag i. játéka mindig ugyanaz, akárhány játék és szál van.
    .figures = A --json kimenetben a mean_scores és a wins_by_seat helyek szerint szerepel (red, blue, green, orange, purple). A mean_scores azokra a játékokra vonatkozik, amelyekben megvan a hely; a megosztott győzelem minden győztesnek számít.
    .every = mindenféle asztal, minden invariáns
    .one = e játékok egyikének megismétlése

command-arena = Botok játszanak egymás ellen, és összehasonlítjuk őket
    .bots = Kik játszanak, például grande,squire@50ms,squire@50ms
    .bot = Bot hozzáadása: egy szint, vagy "cmd: PARANCS" egy programhoz; ismételhető
    .ladder = A botok értékelése közös skálán: minden N botból álló csoport játszik [alapértelmezés: 4]. --bots nélkül minden szint részt vesz, némelyik többféle kerettel
    .millis = Legnagyobb gondolkodási idő döntésenként, ezredmásodpercben
    .iterations = Iterációk legnagyobb száma döntésenként
    .think-threads = Az egyes botok által használt szálak száma
    .patience = Ennyi másodpercig hallgathat egy program, az időkeretén felül, ha van [alapértelmezés: idővel 10, anélkül 60]
    .save = Minden játék jegyzőkönyvének mentése ebbe a mappába
    .csv = Helyenként és játékonként egy sor kiírása
    .all = Minden játékosszám és változatkombináció sorban; a botok ismétlődnek, hogy minden hely megteljen
    .entrants = A BOT lehet szint (random, squire, caballero, grande, master) vagy program (cmd: PARANCS, a docs/protocol.md protokollja szerint). Mindkettőnek lehet saját neve és kerete:
    .time = döntésenként legfeljebb 200 ezredmásodperc
    .iteration-limit = legfeljebb 300 iteráció
    .both = mindkettő, és egy név
    .without = az egyik technikája nélkül (docs/bots.md)
    .ideas = A technikák: playouts, lore, dealing, pruning, tree, mixing és network.
    .budget = Saját keret nélkül a bot a --millis és az --iterations értékét használja; ezek nélkül a szintje szerint gondolkodik. A program megkapja a keretét. Ha túl sokáig hallgat, kilép vagy szabályt szeg, az aréna leáll.
    .deals = Annyi játékos van, ahány bot. Minden osztást annyiszor játszanak le, ahányféleképpen a botok körbeforgathatók a helyeken. Az időktől eltekintve egy mag és az iterációkban megadott keretek mindig ugyanazt az eredményt adják, akárhány szálon.
    .figures = Az azonos nevű botokat együtt számoljuk: a `games` a helyeik száma. A megosztott győzelem törtként számít. A `low` és a `high` a győzelmi arány 95%-os konfidenciaintervalluma, a `rating` Weng–Lin-féle (25-ről indul), a `mean_margin` a legjobb ellenféllel szembeni átlagos előny pontban. Az `overruns` azokat a döntéseket számolja, amelyek több mint 10%-kal tovább tartottak a megengedettnél.
    .ratings = A --ladder kapcsolóval minden botot egyszer kell megadni, és minden N botból álló csoport sorra játszik. Az értékszámok a Plackett–Luce-modellből származnak: akinek 400 ponttal több van, az 11 játékból 10-szer végez a másik előtt, bárki játszik is még. A `squire` értékszáma 1000. A `low` és a `high` a 95%-os konfidenciaintervallum: az a határ, amely a játékokból nem adódik, hiányzik. Az `ahead_of_next` azoknak a játékoknak a várható aránya, amelyekben a lista következő botja előtt végez. A --csv botonként egy sort ír ki.

command-explore = Statisztika befejezett játékok jegyzőkönyveiből
    .records = Jegyzőkönyvek, jegyzőkönyveket tartalmazó mappák vagy a --save kapcsolóval mentett fájlok
    .threads = Szálak száma [alapértelmezés: a processzormagok száma]
    .save = A statisztika mentése fájlba kiírás helyett; az `explore` úgy olvassa, mint egy jegyzőkönyvet
    .json = Egyetlen JSON-objektum kiírása
    .more = A be nem fejezett játékok nem számítanak. Az „elvették” azt mutatja, milyen gyakran vették el a kártyát, amikor választható volt, a „kör” azt, hányadikként jött, aki elvette, az „előny” pedig azt, hány ponttal végzett az asztala átlaga fölött. A helyeknél a vezető caballeróinak átlagos száma és az ott szerzett legtöbb pont átlaga látszik. A --json minden átlaghoz megadja az esetszámot és a standard hibát. A „vezető győz” és az „első győz” azt mutatja, milyen gyakran nyert az, aki az adott forduló után vezetett, illetve aki abban első volt a körsorrendben. A szintek az `elgrande arena --save` jegyzőkönyveiből származnak. Ha egy fájl nem jegyzőkönyv, a program megnevezi és kihagyja.
    .folder = egy mappa összes játéka
    .save-example = az összes játék egyszeri beolvasása; később elég ez a fájl
    .json-example = ugyanez programoknak

command-replay = Egy jegyzőkönyv lejátszása lépésenként, ahogy egy játékos vagy egy néző látja
    .file = A jegyzőkönyv; - a szabványos bemenethez
    .to = Leállás ennyi akció után
    .seat = Ennek a játékosnak a nézőpontjából: red, blue, green, orange vagy purple
    .more = A --seat nélkül nézőként látod: a kézben lévő lapok, a képpel lefelé lévő tárcsák és más rejtett információk nem látszanak. Előbb a jegyzőkönyv minden sorát ellenőrizzük; a formátumot a docs/notation.md írja le.
    .whole = az egész játék
    .known = amit Piros 40 akció után tudott

command-review = Egy befejezett játék minden döntésének értékelése, a szerencse elválasztása a tudástól
    .file = A jegyzőkönyv; - a szabványos bemenethez
    .iterations = Iterációk száma keresésenként; a több tovább tart, de megbízhatóbb értékelést ad
    .seed = A keresések magja
    .threads = Szálak száma [alapértelmezés: a processzormagok száma]
    .json = Egyetlen JSON-objektum kiírása
    .more = Minden döntést az alapján értékelünk, amit a játékos akkor tudott. Egy kör minden lépését együtt értékeljük: a lejátszott kört a legjobb talált körrel vetjük össze. A jelentés a pontatlanságokat, hibákat és durva hibákat sorolja fel; a --json minden döntést kiír. Az előjeles számok a legjobb ellenféllel szembeni, a játék végére várt előnyt adják meg pontban. Azonos maggal és iterációszámmal az eredmény mindig ugyanaz, bármennyi szálon.
    .luck = A szerencse az, amit az új kártyák és mások tárcsái az átlagukhoz képest hoztak. A kezdet, a szerencse, a saját döntések és mások döntései együtt adják a végső előnyt; a ± a standard hiba. A módszert a docs/review.md írja le.
    .usual = az egész játék, körülbelül fél perc alatt
    .longer = alaposabban
    .json-example = programoknak

command-position = Beolvas egy állást, akciókat próbál ki, és megmutatja, mit tesznek, vagy melyik szabály tiltja őket
    .file = Az állás [alapértelmezés: szabványos bemenet]
    .more = Csak azt írd le, ami számít; a módját a docs/notation.md ismerteti. Az akciók > jellel kezdődő sorokban vagy egy actions sor alatt következnek. Az akciót az a játékos hajtja végre, akinek döntenie kell; ha többen vannak, vagy soron kívül próbálnád ki, írd elé a játékost. Az elutasított akciót a megszegett szabállyal együtt mutatjuk, és nem változtat semmin.

command-perft = Akciósorozatok megszámolása egy kezdőállásból
    .seed = A kezdőállás magja [alapértelmezés: véletlenszerű]
    .from = Számolás a kezdőállás helyett az ebben a fájlban lévő állásból; - a szabványos bemenethez
    .depth = Hány akció mélységig
    .more = Minden döntésre váró játékos minden lehetősége egy-egy ág; ha egyszerre többen döntenek, bármilyen sorrendben. A szabályok két változatának vagy két programnak ugyanazokat a számokat kell adnia.

command-bench = Véletlenszerű játék mérése: akciók és játékok másodpercenként
    .json = Soronként egy JSON-objektum kiírása
    .quick = Rövid mérés; arra elég, hogy lásd, működik-e
    .more = Minden sort bemelegítés után többször mérünk; a medián jelenik meg. Egy játékot kiosztunk, és véletlenszerű játékosok játsszák végig; az előkészületek ideje is beleszámít.
    .every = minden sor
    .machines = ugyanez röviden, géppel olvashatóan

command-signature = A szabályok viselkedésének kiírása egyetlen számként
    .more = A játékok minden játékosszámot és változatkombinációt lefednek. Az előkészületekből, az akciókból és az eredményekből hash készül (64 bites FNV-1a). Ha bármelyik játék másképp alakul, a szám is megváltozik.
    .stated = a signature.txt fájlban lévő szám

command-site = A szerver nélküli játékok oldalának kiírása statikus fájlokként, bármilyen webtárhelyre
    .dir = Célmappa: új vagy üres
    .public = az oldal a public mappában
    .german = ugyanez, a német az első nyelv
    .more = A mappa úgy közzétehető, ahogy van, a webhely gyökerében vagy alatta. Botok elleni játékok, közös képernyős játékok, leckék és a szabálykönyv vannak benne. A játékokat a böngésző tárolja. Https-en át az oldal offline is működik.

command-engine = Játék programból: JSON-kérések be, JSON-válaszok ki, sorról sorra
    .more = Soronként egy JSON-objektum be, soronként egy ki, ugyanabban a sorrendben; mindet a docs/protocol.md írja le. A sikertelen kérésre "ok": false a válasz, és nem változtat semmin.

## Headings and values in the help

command-heading-usage = Használat
command-heading-commands = Parancsok
command-heading-arguments = Argumentumok
command-heading-options = Kapcsolók
command-heading-game = Játék
command-default = [alapértelmezés: { $value }]
command-values = [lehetséges értékek: { $values }]
command-environment = [környezeti változó: { $name }]

command-value-options = KAPCSOLÓK
command-value-command = PARANCS
command-value-address = CÍM
command-value-bool = BOOL
command-value-bot = BOT
command-value-dir = MAPPA
command-value-file = FÁJL
command-value-filter = SZŰRŐ
command-value-id = ID
command-value-lang = NYELV
command-value-laws = INVARIÁNSOK
command-value-level = SZINT
command-value-list = LISTA
command-value-millis = EZREDMP
command-value-limits = KORLÁTOK
command-value-origins = CÍMEK
command-value-seconds = MÁSODPERC
command-value-token = TOKEN
command-value-url = URL
command-value-action = MŰVELET
command-value-target = CÉL
command-value-text = SZÖVEG
command-value-name = NÉV
command-value-days = NAP

## Errors: one line

command-error = hiba: { $reason }
command-error-misuse = { $reason } (lásd: `elgrande --help`)
command-error-meant = { $reason }; erre gondoltál: { $names }?
command-quoted = „{ $name }”
command-error-command = ismeretlen parancs: „{ $command }”
command-error-argument = váratlan argumentum: „{ $argument }”
command-error-missing = hiányzó kötelező argumentumok: { $arguments }
command-error-twice = „{ $argument }” csak egyszer használható
command-error-conflict = „{ $argument }” nem használható ezzel együtt: { $others }
command-error-equals = „{ $argument }” értéke elé egyenlőségjel kell
command-error-no-value = „{ $argument }” mellé érték kell
command-error-no-more = váratlan érték: „{ $value }” („{ $argument }”)
command-error-value = érvénytelen érték: „{ $value }” („{ $argument }”)
command-error-value-because = érvénytelen érték: „{ $value }” („{ $argument }”): { $reason }
command-error-letters = az argumentumok nem érvényes UTF-8 szövegek
command-error-range = { $value } nem esik ebbe a tartományba: { $range }
command-error-number = egész számot kell megadni
command-error-large = a szám túl nagy
command-error-address = címet és portot kell megadni, például 127.0.0.1:8765
command-error-language = „{ $asked }” nem támogatott nyelv; lehetséges: { $known }
command-error-rule = „{ $id }” nem szabály és nem kártya; erre gondoltál: { $near }?

command-error-stdin = szabványos bemenet
command-error-no-file = { $file }: nincs ilyen fájl
command-error-closed-file = { $file }: hozzáférés megtagadva
command-error-folder = { $file }: ez mappa, fájlt kell megadni
command-error-no-text = { $file }: nem UTF-8 szövegfájl
command-error-folder-full = { $folder }: a mappa nem üres; adj meg egy újat vagy üreset
command-error-no-folder = { $folder }: ez fájl, mappa kellene
command-error-no-bundles = ez a program a becsomagolt oldal nélkül készült; fordítsd le így: `cargo build --release`

command-error-listen = nem lehet figyelni ezen a címen: { $address }: { $reason }
command-error-tls = a tanúsítvány nem használható: { $reason }
command-error-tls-pair = add meg a --tls-cert és a --tls-key kapcsolót is, vagy egyiket se
command-error-address-taken = nem lehet figyelni ezen a címen: { $address }: a port már használatban van
command-error-address-closed = nem lehet figyelni ezen a címen: { $address }: hozzáférés megtagadva, vagy nem ennek a gépnek a címe
command-error-database = nem lehet megnyitni az adatbázist: { $reason }
command-error-database-file = nem lehet megnyitni az adatbázist: a fájlját nem lehet megnyitni vagy létrehozni
command-error-database-other = nem lehet megnyitni az adatbázist: a fájl nem SQLite-adatbázis
command-error-database-closed = nem lehet megnyitni az adatbázist: hibás felhasználó vagy jelszó
command-error-database-unknown = nem lehet megnyitni az adatbázist: nincs ilyen nevű adatbázis
command-error-database-address = nem lehet megnyitni az adatbázist: ezt kell megadni: sqlite://FÁJL vagy postgres://FELHASZNÁLÓ@HOST/NÉV
command-error-database-away = nem lehet megnyitni az adatbázist: nem érkezett válasz a címéről
command-error-database-tls = nem lehet megnyitni az adatbázist: a TLS-kapcsolat nem jött létre; ellenőrizd az sslmode és az sslrootcert beállítást, valamint a szerver tanúsítványát: { $reason }
command-error-admin-in-use = ezt az adatbázist egy szerver használja; add meg a címét a --server kapcsolóval, a tokenjét pedig az --admin-token kapcsolóval
command-error-admin-token = a --server mellé kell az --admin-token is: a token, amellyel a szerver elindult
command-error-admin-server = az admin API nem érhető el itt: { $url }: { $reason }
command-error-alerts = nem lehet értesítéseket küldeni: { $reason }
command-error-smtp = --smtp: ilyennek kell lennie: smtps://FELHASZNÁLÓ:JELSZÓ@HOST vagy smtp://HOST:PORT, a különleges karakterek százalékos kódolással
command-error-push-origin = --push-origins { $origin }: ilyen cím kell: https://push.example.org vagy https://*.push.example.org
command-error-push-key = --push-key { $file }: olyan PEM-fájl kell, amelyben egy P-256 görbén lévő titkos kulcs van (PKCS #8)
command-error-push-subject = --push-subject { $subject }: mailto:… vagy https://… kell
command-error-public-url = --public-url { $url }: ilyen cím kell, útvonal nélkül: https://play.example.org
command-error-mail-from = --mail-from { $address }: e-mail-címnek kell lennie; az --smtp és a --mail-from összetartozik
command-error-origin = { $origin }: csak http vagy https, gépnév és port adható meg
command-error-limit = --limits { $limit }: NÉV=N alakban adható meg, ahol a név ezek egyike: { $known }
command-error-log = --log { $filter }: lehetséges: error, warn, info, debug vagy trace, vagy modulonként külön, például info,server=debug

command-error-bot-count = 2–5 botot kell megadni, játékosonként egyet, nem ennyit: { $count }
command-error-ladder = túl kevés különböző bot: { $count } (szükséges: { $players }); mindegyik egyszer adható meg
command-error-bot-names = két különböző bot neve „{ $name }”; használd ezt: NÉV=BOT
command-error-no-program = „{ $bot }”: a cmd: után nincs parancs
command-error-budget = „{ $budget }” nem keret; használd így: 200ms (ezredmásodperc) vagy 300it (iteráció)
command-error-no-start = { $name } nem indítható el: { $reason }
command-error-bot = { $game }. játék (mag: { $seed }), { $player } ({ $name }): { $reason }
command-error-bot-refused = a válasza „{ $action }”, amelyet elutasítottunk: { $reason }
command-error-bot-unread = a válasza „{ $action }”: { $reason }
command-error-bot-answer = a válasza { $answer }, nem pedig { $wanted }
command-error-bot-late = { $seconds } másodpercen belül nem válaszolt, ezért leállítottuk
command-error-bot-ended = válasz nélkül kilépett (kilépési kód: { $code })
command-error-bot-signal = egy szignál leállította, mielőtt válaszolt volna
command-error-bot-silent = válasz nélkül lezárta a kimenetét
command-error-bot-words = { $reason }; az utolsó kimenete: { $words }
command-error-no-seat = { $player } nem vesz részt ebben a játékban; a helyek: { $seats }
command-error-not-over = { $file }: a játék nem ért véget; csak befejezett játék elemezhető
command-error-short-record = --to { $to }: a jegyzőkönyvben { $count } akció van

## Reports

command-report-table = asztal
command-report-seed = mag
command-report-games = játékok
command-report-par = egyenlő arány
command-report-scale = skála
command-report-violations = sérült invariánsok
command-report-actions = átlagos akciószám
command-report-one-table = { $players } játékos, { $variants }
command-report-plain = alapjáték
command-report-tables = { $count } asztal sorban
command-report-speed = { $games } (másodpercenként { $speed })
command-report-time = { $games }, { $seconds } s alatt (másodpercenként { $speed })
command-report-par-figure = { $percent }% győzelem minden botnak
command-report-scale-figure = { $name } értékszáma { $rating }; 400 pont előny 10:1 esélyt jelent
command-report-seat = { $score } pont, { $wins } győzelem
command-report-explored = { $players } játékos, { $games } játék
command-report-explored-card = kártya
command-report-explored-power = hatalomkártya
command-report-explored-place = hely
command-report-explored-taken = elvették
command-report-explored-turn = kör
command-report-explored-wins = győzelem
command-report-explored-margin = előny
command-report-explored-first = 1–3. forduló
command-report-explored-second = 4–6. forduló
command-report-explored-third = 7–9. forduló
command-report-explored-round = forduló
command-report-explored-leader = vezető győz
command-report-explored-starter = első győz
command-report-explored-seat = ülőhely
command-report-explored-skipped = kihagyva: { $reason }
command-report-rows = sorok
command-report-bench = véletlenszerű játék, { $repeats } darab { $seconds } s-os mérés mediánja, size_of::<Game>() { $bytes }
command-report-depth = { $depth } akció mélységig: { $count }, { $seconds } s alatt

command-column-name = név
command-column-seats = helyek
command-column-wins = győz.
command-column-win-rate = győz. %
command-column-interval = 95%
command-column-rank = helyezés
command-column-margin = előny
command-column-rating = értékszám
command-column-ahead = előtte %
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = max ms
command-column-iterations = it/s
command-column-late = késés
command-column-players = játékos
command-column-threads = szál
command-column-actions-per-second = akció/s
command-column-games-per-second = játék/s
command-column-actions-per-game = akció/játék
command-column-variants = változatok
command-column-card = kártya
command-column-set = készlet
command-column-stack = pakli
command-column-copies = darab
command-column-placement = lehely.
command-column-certainty = bizonyosság
command-column-effect = hatás

## A game in the terminal

command-shown-demo = Négy véletlenszerű játékos. Ugyanez a játék újra: { $command }
command-shown-site = Kiírt fájlok: { $files } ({ $size } kB) ide: { $folder }. Ez a mappa bármilyen webtárhelyen közzétehető.
command-shown-values = értékek
command-shown-points = pontok
command-shown-played = kijátszva
command-shown-offers = Felfedve: { $cards }
command-shown-hand = Kézben ({ $who }): { $cards }
command-shown-question = A döntésed: { $decision }
command-shown-asked = Dönt: { $players }
command-shown-refused = elutasítva: { $reason }
command-shown-edition = kiadás: { $name }
command-shown-nobody = senkinek sem kell döntenie
command-shown-decides = { $player } döntése: { $decision }
command-shown-options = { $count } lehetőség: { $options }
