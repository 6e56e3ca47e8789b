# A terminál parancsai: súgó, jelentések, hibák.

commands =
    .help = Súgó kiírása
    .version = A verzió kiírása
    .edition = A beépített kiadás helyett ennek a fájlnak a számaival játszik
    .lang = Ezen a nyelven szól: { $languages }; ha nincs megadva, a terminálén, ha ismerjük
    .examples = Példák:
    .players = Hányan játszanak
    .short = Rövid játék: hat forduló
    .regency = Új régens: az 5. pakli tíz kártyája új módokon mozgatja a királyt
    .power-shift = Hatalmi átrendeződés: módosítókártyák a hatalomkártyákhoz
    .alternatives = Alternatív akciókártyák, mind a négy vagy a felsoroltak, például veto,veto,rivalry
    .merged = A 2. és a 3. pakli együtt, három játékosnál választható
    .memory-aid = Mindenki látja, mi van a castillóban
    .games = Hány játék
    .seed = A véletlen magja mindegyikhez; ha nincs megadva, bármi
    .first = Az első játék száma
    .threads = Hány játék egyszerre; ha nincs megadva, annyi, ahány mag van
    .json = Egy JSON-objektumot ír ki
    .quiet = Közben nem mutat semmit

command-elgrande = El Grande (2023-as kiadás): asztalok játékhoz, szabályok próbához, botok méréshez
    .bare = asztalokat nyit: nyisd meg a kiírt címet
    .postgres = ugyanez, a játékok PostgreSQL-ben
    .demo = négy véletlen játékos nézése
    .cards = minden akciókártya és a hatása
    .rules = egy szabály, egy kártya vagy a teljes szabálykönyv
    .simulate = ezer véletlen játék, megszámolva
    .arena = melyik bot a jobb
    .position = egy állás kipróbálása
    .engine = játék programból, sorról sorra
    .more = Minden parancs ismeri ezt: --edition FÁJL. Ebben vannak a szabálykönyvekben nem szereplő számok (hány van az egyes kártyákból, mennyit érnek a régiók), általad kijavítva. Többet mond: `elgrande help PARANCS`.

command-help = Ezt írja ki, vagy egy parancs súgóját

command-serve = Asztalokat nyit: játék élőben, levelezve, egyedül vagy egy képernyő körül (parancs nélkül is)
    .config = Beállítások egy fájlból
    .listen = Hol figyeljen; a 0-s port bármelyik szabad [alapértelmezés: 127.0.0.1:8765]
    .database = Hol legyenek a játékok: sqlite://FÁJL vagy postgres://… [alapértelmezés: sqlite://elgrande.db]
    .secure = Https-en érhető el: a sütik is ezt mondják [alapértelmezés: false]
    .behind-proxy = A kérő címe az X-Forwarded-For fejlécben van, saját proxy írja oda [alapértelmezés: false]
    .thinkers = Hány bot gondolkodik egyszerre [alapértelmezés: 2]
    .bot-millis = Mennyit gondolkodik egy bot egy döntésen [alapértelmezés: 300]
    .stand-in = Melyik bot játszik a távozó helyett [alapértelmezés: caballero]
    .requests-per-second = Hány kérést küldhet valaki másodpercenként; 0: bármennyit [alapértelmezés: 50]
    .streams = Hány adatfolyam lehet nyitva egyszerre; 0: bármennyi [alapértelmezés: 10000]
    .min-free-space = Szabad lemezterület MB-ban, amely alatt már csak a lépések tárolódnak: nincs új asztal, vendég, üzenet vagy import [alapértelmezés: 256]
    .tables-at-hand = Legfeljebb hány játék maradjon a memóriában [alapértelmezés: 2000]
    .editions = Hány saját kiadást hozhatnak a játékosok [alapértelmezés: 64]
    .alert-origins = Hová mehet értesítés arról, hogy ki következik, például https://hooks.example.org, több vesszővel [alapértelmezés: sehová]
    .alert-after = Mennyi idő van válaszolni, mielőtt értesítés megy [alapértelmezés: 10]
    .alert-retry = Sikertelen küldés után mennyivel próbálja újra, mindig kétszer annyi idő múlva [alapértelmezés: 30]
    .metrics-token = Mit kell tudnia egy programnak a /metrics megnézéséhez [alapértelmezés: mindenki látja]
    .log = Mi kerüljön naplóként a szabványos hibakimenetre, például warn vagy server=debug [alapértelmezés: info]
    .log-json = Napló JSON-sorokban [alapértelmezés: false]
    .more = Minden kapcsoló megadható a környezetben is (ELGRANDE_ és a neve), vagy a --config fájljában (TOML, bot_millis = 500). A kapcsoló erősebb a környezetnél, a környezet a fájlnál.
    .plain = a játékok az elgrande.db fájlban vannak
    .proxy = https-t beszélő proxy mögött

command-demo = Négy véletlen játékos játékának nézése
    .seed = A játék véletlenjének magja; ha nincs megadva, bármi
    .again = mindig ugyanaz a játék

command-cards = Minden akciókártya: pakli, darabszám, hatás, és mennyire biztos
    .json = Egy JSON-tömböt ír ki
    .more = Biztosság: H a szabálykönyvek mondják vagy mutatják, M egy jó forrás vagy erős következtetés, L a mi rekonstrukciónk. A hatás és a darabszám közül a gyengébb számít.
    .built-in = a beépített kiadás kártyái
    .own = a saját kiadásodéi

command-rules = Egy szabály vagy kártya az azonosítója szerint, vagy a teljes szabálykönyv
    .id = Egy szabály (PLC-2) vagy kártya (civil-war); ha nincs megadva, a teljes könyv
    .markdown = Markdownt ír ki, mint a docs/rules.md
    .whole = a teljes könyv
    .rule = hová kerülhetnek caballerók
    .card = egy kártya a rá vonatkozó összes szabállyal

command-simulate = Sok véletlen játék, a szabályok törvényeinek ellenőrzése, számolás
    .all = Minden játékosszám és minden változatkombináció sorban
    .laws = Mely törvényeket ellenőrzi minden állásnál: semmit (none), az olcsókat (cheap) vagy mindet (all), a nézeteket és szöveges alakokat is
    .threads = Hány szálon; ha nincs megadva, annyin, ahány mag van
    .more = Ugyanazzal a --laws értékkel egy mag i. játéka mindig ugyanaz, akárhány játék van, akárhány szálon.
    .figures = A --json kimenetben a mean_scores és a wins_by_seat helyek szerint megy (red, blue, green, orange, purple); a mean_scores csak azokat a játékokat számolja, amelyekben van ilyen hely, a közös győzelem pedig mindenkinek számít, aki osztozik rajta.
    .every = minden lehetséges asztal, minden törvény
    .one = egy ezek közül még egyszer

command-arena = Botok játszanak egymás ellen, és összehasonlítja őket
    .bots = Kik játszanak, például grande,squire@50ms,squire@50ms
    .bot = Még egy: egy szint, vagy "cmd: PARANCS" egy programhoz; ismételhető
    .millis = Döntésenként legfeljebb ennyi ezredmásodperc
    .iterations = Döntésenként legfeljebb ennyi próba
    .think-threads = Hány szálon gondolkodik egy bot
    .patience = Hány másodpercig hallgathat egy program az idején felül, ha van neki [alapértelmezés: idővel 10, anélkül 60]
    .save = Minden játék jegyzőkönyvét ebbe a mappába menti
    .csv = Minden játék minden helyéről egy sort ír ki
    .all = Minden játékosszám és minden változatkombináció sorban; a botok ismétlődnek, amíg minden hely megtelik
    .entrants = Egy BOT lehet szint (random, squire, caballero, grande, master) vagy program (cmd: PARANCS, a docs/protocol.md szerint). Mindkettőnek lehet saját neve és saját kerete:
    .time = döntésenként legfeljebb 200 ezredmásodperc
    .tries = legfeljebb 300 próba
    .both = mindkettő, és egy név
    .without = az egyik ötlete nélkül (docs/bots.md)
    .ideas = Az ötletek: playouts, lore, dealing, pruning, tree, mixing és network.
    .budget = Saját keret nélkül a botra a --millis és az --iterations vonatkozik; ezek nélkül úgy gondolkodik, mint a szintje. A program megtudja a keretét; ha túl sokáig hallgat, véget ér vagy szabályt szeg, az aréna leáll.
    .deals = Annyian játszanak, ahány bot van. Minden osztást egyszer játszanak le a botok minden körbeforgatásával. Az időktől eltekintve egy mag és a próbákban megadott keretek mindig ugyanazt az eredményt adják, akárhány szálon.
    .figures = Az azonos nevű botok együtt számítanak: a `games` a helyeik száma. A közös győzelem részekben számít. A `low` és a `high` között van 95% valószínűséggel a valódi győzelmi arány, a `rating` Weng és Lin szerinti (kezdetben 25), a `mean_margin` a többiek legjobbja előtti pontok. Az `overruns` a megengedettnél egy tizeddel tovább tartott.

command-replay = Egy jegyzőkönyv lépésről lépésre, ahogy egy játékos vagy néző látja
    .file = A jegyzőkönyv; - a szabványos bemenet
    .to = Ennyi akció után megáll
    .seat = Ennek a játékosnak a szemével: red, blue, green, orange vagy purple
    .more = A --seat nélkül nézőként látod: a kézben tartott kártyák, a fel nem fedett titkos tárcsák és hasonlók nem látszanak. Előbb minden sort ellenőriz; a jegyzőkönyveket a docs/notation.md írja le.
    .whole = az egész játék
    .known = amit a piros 40 akció után tudott

command-position = Beolvas egy állást, akciókat próbál ki, és megmutatja, mit tesznek vagy melyik szabály tiltja őket
    .file = Az állás; ha nincs megadva, a szabványos bemenetről
    .more = Csak azt kell leírni, ami számít; a módját a docs/notation.md mondja el. Az akciók > jellel kezdődő sorokban vagy egy actions sor alatt állnak. Az akciót az hajtja végre, akin a sor van; ha többen vannak, vagy soron kívül próbálnád, írd elé a színt. A tiltott akció a megszegett szabállyal jelenik meg, és nem változtat semmin.

command-perft = Akciósorozatok számolása egy előkészülettől
    .seed = Az előkészület véletlenjének magja; ha nincs megadva, bármi
    .from = Inkább az ebben a fájlban lévő állástól számol; - a szabványos bemenet
    .depth = Hány akció mélyen
    .more = Mindenkinek, akin a sor van, minden lehetősége egy út tovább; ha egyszerre többen vannak soron, bármilyen sorrendben. A szabályok két változatának vagy két programnak a számai meg kell egyezzenek.

command-bench = Véletlen játék mérése: akciók és játékok másodpercenként
    .json = Soronként egy JSON-objektumot ír ki
    .quick = Röviden mér; elég, hogy lásd, működik
    .more = Minden sor bemelegít, aztán többször mér; a mediánt írja ki. Egy játékot kioszt, véletlenszerűen végigjátszik és elfelejt; az előkészület az idő része.
    .every = minden sor
    .machines = ugyanez egy másodperc alatt, programoknak

command-signature = A szabályok viselkedése egyetlen számban
    .more = A játékok minden játékosszámra és minden változatkombinációra eloszlanak. Az előkészületből, az akciókból és az eredményekből ellenőrzőösszeg lesz (64 bites FNV-1a). Ami bármelyik menetén változtat, az a számon is.
    .stated = a signature.txt fájlban álló szám

command-engine = Játék programból: JSON-kérések be, JSON-válaszok ki, sorról sorra
    .more = Soronként egy JSON-objektum be, soronként egy ki, ugyanabban a sorrendben; mindet leírja a docs/protocol.md. A teljesíthetetlen sorra "ok": false a válasz, és nem változik semmi.

## Ami a súgó mondatai körül áll

command-heading-usage = Használat
command-heading-commands = Parancsok
command-heading-arguments = Argumentumok
command-heading-options = Kapcsolók
command-heading-game = A játék
command-default = [alapértelmezés: { $value }]
command-values = [lehet: { $values }]
command-environment = [környezet: { $name }]

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
command-value-laws = TÖRVÉNYEK
command-value-level = SZINT
command-value-list = LISTA
command-value-millis = EZREDMP
command-value-origins = CÍMEK
command-value-seconds = MÁSODPERC
command-value-token = KULCS
command-value-url = URL

## Hibák: egy sor

command-error = hiba: { $reason }
command-error-misuse = { $reason } (többet mond: `elgrande --help`)
command-error-meant = { $reason }; erre gondoltál: { $names }?
command-quoted = „{ $name }”
command-error-command = nincs „{ $command }” parancs
command-error-argument = „{ $argument }” ide nem illik
command-error-missing = hiányzik: { $arguments }
command-error-twice = „{ $argument }” csak egyszer szerepelhet
command-error-conflict = „{ $argument }” nem fér meg ezzel: { $others }
command-error-equals = „{ $argument }” értéke elé egyenlőségjel kell
command-error-no-value = „{ $argument }” mellé érték kell
command-error-no-more = „{ $value }” itt fölösleges: „{ $argument }”
command-error-value = „{ $value }” nem jó érték itt: „{ $argument }”
command-error-value-because = „{ $value }” nem jó érték itt: „{ $argument }”: { $reason }
command-error-letters = a beírt szöveg nem érvényes UTF-8
command-error-range = { $value } kívül esik ezen: { $range }
command-error-number = ez nem egész szám
command-error-large = ez a szám túl nagy
command-error-address = ez nem porttal megadott cím
command-error-language = a(z) „{ $asked }” nyelvet nem ismerjük; ismertek: { $known }
command-error-rule = „{ $id }” nem szabály és nem kártya; erre gondoltál: { $near }?

command-error-stdin = szabványos bemenet
command-error-no-file = { $file }: nincs ilyen fájl
command-error-closed-file = { $file }: az olvasás vagy írás nincs megengedve
command-error-folder = { $file }: ez egy mappa
command-error-no-text = { $file }: ez nem UTF-8 szöveg

command-error-listen = ezen a címen nem lehet figyelni: { $address }: { $reason }
command-error-address-taken = ezen a címen nem lehet figyelni: { $address }: már egy másik program teszi
command-error-address-closed = ezen a címen nem lehet figyelni: { $address }: nincs megengedve, vagy nem ennek a gépnek a címe
command-error-database = az adatbázis nem nyílik meg: { $reason }
command-error-database-file = az adatbázis nem nyílik meg: a fájlját nem lehet se megnyitni, se létrehozni
command-error-database-other = az adatbázis nem nyílik meg: ez a fájl nem SQLite-adatbázis
command-error-database-closed = az adatbázis nem nyílik meg: ezt a felhasználót nem engedi be, vagy nem ezzel a jelszóval
command-error-database-unknown = az adatbázis nem nyílik meg: ilyen nevű nincs
command-error-database-address = az adatbázis nem nyílik meg: a címe sqlite://FÁJL vagy postgres://FELHASZNÁLÓ@HOST/NÉV legyen
command-error-database-away = az adatbázis nem nyílik meg: a címén senki sem válaszol
command-error-alerts = értesítések nem küldhetők: { $reason }
command-error-origin = { $origin }: csak http vagy https, egy gépnév és egy port kell
command-error-log = --log { $filter }: írd ezt: error, warn, info, debug vagy trace, vagy egy részre külön: info,server=debug

command-error-bot-count = annyian játszanak, ahány bot van: 2–5, nem { $count }
command-error-bot-names = két különböző bot neve „{ $name }”; írd így: NÉV=BOT
command-error-no-program = „{ $bot }”: a cmd: után hiányzik a parancs
command-error-budget = „{ $budget }” nem keret; írd így: 200ms (ezredmásodperc) vagy 300it (próba)
command-error-no-start = { $name } nem indítható el: { $reason }
command-error-bot = { $game }. játék (mag: { $seed }), { $player } ({ $name }): { $reason }
command-error-bot-refused = a válasza („{ $action }”) nem szabályos: { $reason }
command-error-bot-unread = ezt válaszolta: „{ $action }”: { $reason }
command-error-bot-answer = ezt válaszolta: { $answer }, nem ezt: { $wanted }
command-error-bot-late = { $seconds } másodpercen belül nem válaszolt, ezért leállítottuk
command-error-bot-ended = válasz nélkül ért véget (kilépési kód: { $code })
command-error-bot-signal = egy szignál miatt leállt, mielőtt válaszolt volna
command-error-bot-silent = válasz nélkül elhallgatott
command-error-bot-words = { $reason }; utolsó szavai: { $words }
command-error-no-seat = { $player } nem ül ennél a játéknál; a helyek: { $seats }
command-error-short-record = --to { $to }: a jegyzőkönyvben { $count } akció van

## Jelentések

command-report-table = asztal
command-report-seed = mag
command-report-games = játékok
command-report-par = egyenlően
command-report-violations = törvénysértések
command-report-actions = átlagos akciószám
command-report-one-table = { $players } játékos, { $variants }
command-report-plain = változatok nélkül
command-report-tables = { $count } asztal sorban
command-report-speed = { $games } (másodpercenként { $speed })
command-report-time = { $games }, { $seconds } s alatt (másodpercenként { $speed })
command-report-par-figure = { $percent }% győzelem minden botnak
command-report-seat = { $score } pont, { $wins } győzelem
command-report-rows = sorok
command-report-bench = véletlen játék, { $repeats } darab { $seconds } s-os mérés mediánja, size_of::<Game>() { $bytes }
command-report-depth = { $depth } akció mélyen: { $count }, { $seconds } s alatt

command-column-name = név
command-column-seats = helyek
command-column-wins = győz.
command-column-win-rate = győz. %
command-column-interval = 95%
command-column-rank = helyezés
command-column-margin = előny
command-column-rating = értékszám
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = max ms
command-column-tries = próba/s
command-column-late = késő
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
command-column-certainty = biztosság
command-column-effect = hatás

## A game in the terminal

command-shown-demo = Négy véletlenszerű játékos. Ugyanez a játék újra: { $command }
command-shown-values = értékek
command-shown-points = pontok
command-shown-played = kijátszva
command-shown-offers = Felfedve: { $cards }
command-shown-hand = Kézben ({ $who }): { $cards }
command-shown-question = Neked kell döntened: { $decision }
command-shown-asked = Dönt: { $players }
command-shown-refused = elutasítva: { $reason }
command-shown-edition = kiadás: { $name }
command-shown-nobody = senkinek sem kell döntenie
command-shown-decides = { $player } dönt: { $decision }
command-shown-options = { $count } lehetőség: { $options }
