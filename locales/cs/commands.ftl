# Příkazy v terminálu: nápověda, zprávy, chyby.

commands =
    .help = Vypíše nápovědu
    .version = Vypíše verzi
    .edition = Hraje s čísly z tohoto souboru místo vestavěného vydání
    .lang = Mluví tímto jazykem: { $languages }; jinak jazykem terminálu, pokud ho umíme
    .examples = Příklady:
    .players = Kolik lidí hraje
    .short = Zkrácená hra: šest kol
    .regency = Nové regentství: 5. balíček je deset karet, které přesouvají krále novými způsoby
    .power-shift = Změna poměru sil: šedé karty k silovým kartám
    .alternatives = Alternativní akční karty, všechny čtyři nebo vyjmenované, např. veto,veto,rivalry
    .merged = 2. a 3. balíček jako jeden, na výběr ve třech hráčích
    .memory-aid = Všichni vidí, co je ve věži
    .games = Kolik partií
    .seed = Semínko náhody pro všechny; jinak libovolné
    .first = Číslo první partie
    .threads = Kolik partií najednou; jinak tolik, kolik je jader
    .json = Vypíše jeden objekt JSON
    .quiet = Během práce nic neukazuje

command-elgrande = El Grande (vydání 2023): stoly ke hraní, pravidla k vyzkoušení, boti k měření
    .bare = otevře stoly: běžte na adresu, kterou vypíše
    .postgres = totéž, partie v PostgreSQL
    .demo = podívejte se na čtyři náhodné hráče
    .cards = všechny akční karty a co dělají
    .rules = pravidlo, karta nebo celá pravidla
    .simulate = tisíc náhodných partií, spočítaných
    .arena = který bot je lepší
    .position = vyzkoušejte pozici
    .engine = hraní z programu, řádek po řádku
    .more = Každý příkaz zná --edition SOUBOR: čísla, která v pravidlech nejsou vytištěna (kolik je kterých karet, kolik bodů dávají regiony), opravená vámi. Víc řekne `elgrande help PŘÍKAZ`.

command-help = Vypíše toto nebo nápovědu k příkazu

command-serve = Otevře stoly: hra živě, korespondenčně, sólo nebo u jedné obrazovky (i bez příkazu)
    .config = Nastavení ze souboru
    .listen = Kde naslouchá; port 0 je libovolný volný [výchozí: 127.0.0.1:8765]
    .database = Kam se ukládají partie: sqlite://SOUBOR nebo postgres://… [výchozí: sqlite://elgrande.db]
    .secure = Přistupuje se přes https: cookies to říkají [výchozí: false]
    .behind-proxy = Adresa tazatele je v X-Forwarded-For, píše ji vlastní proxy [výchozí: false]
    .thinkers = Kolik botů přemýšlí najednou [výchozí: 2]
    .bot-millis = Jak dlouho bot přemýšlí nad jedním rozhodnutím [výchozí: 300]
    .stand-in = Který bot hraje za toho, kdo odešel [výchozí: caballero]
    .requests-per-second = Kolik požadavků za sekundu smí kdo poslat; 0 bez omezení [výchozí: 50]
    .streams = Kolik proudů smí být otevřeno najednou; 0 bez omezení [výchozí: 10000]
    .min-free-space = Volné místo na disku v MB, pod nímž se ukládají jen tahy: žádné nové stoly, hosté, zprávy ani importy [výchozí: 256]
    .tables-at-hand = Kolik partií se nejvýš drží v paměti [výchozí: 2000]
    .editions = Kolik vlastních vydání smějí lidé přinést [výchozí: 64]
    .alert-origins = Kam se smějí posílat upozornění na tah, např. https://hooks.example.org, více s čárkami [výchozí: nikam]
    .alert-after = Kolik času je na odpověď, než se pošle upozornění [výchozí: 10]
    .alert-retry = Za jak dlouho po neúspěchu se pošle znovu, pokaždé dvakrát později [výchozí: 30]
    .metrics-token = Co musí program znát, aby viděl /metrics [výchozí: vidí je každý]
    .log = Co se zapisuje na standardní chybový výstup, např. warn nebo server=debug [výchozí: info]
    .log-json = Záznamy jako řádky JSON [výchozí: false]
    .more = Každou volbu lze nastavit i v prostředí jako ELGRANDE_ a její jméno, nebo v souboru z --config (TOML, bot_millis = 500). Volba má přednost před prostředím, prostředí před souborem.
    .plain = partie se ukládají do elgrande.db
    .proxy = za proxy, která mluví https

command-demo = Podívejte se na partii čtyř náhodných hráčů
    .seed = Semínko náhody partie; jinak libovolné
    .again = pokaždé stejná partie

command-cards = Všechny akční karty: balíček, počet, efekt a jak jisté to je
    .json = Vypíše jedno pole JSON
    .more = Jistota: H pravidla to říkají nebo ukazují, M jeden dobrý zdroj nebo silný úsudek, L naše rekonstrukce. Platí ta slabší z jistoty efektu a počtu karet.
    .built-in = karty vestavěného vydání
    .own = karty vašeho vlastního

command-rules = Pravidlo nebo karta podle ID, nebo celá pravidla
    .id = Pravidlo (PLC-2) nebo karta (civil-war); jinak celá pravidla
    .markdown = Vypíše Markdown, jako je docs/rules.md
    .whole = celá pravidla
    .rule = kam se smějí umístit caballeros
    .card = karta se všemi pravidly o ní

command-simulate = Sehraje mnoho náhodných partií, ověří zákony pravidel, počítá
    .all = Každý počet hráčů a každá kombinace variant postupně
    .laws = Které zákony se ověřují v každé pozici: žádné (none), levné (cheap) nebo všechny (all), i pohledy a textové podoby
    .threads = Kolik vláken; jinak tolik, kolik je jader
    .more = Se stejným --laws je partie číslo i daného semínka vždy stejná, ať se hraje kolik chce partií na kolika chce vláknech.
    .figures = V --json jdou mean_scores a wins_by_seat podle míst (red, blue, green, orange, purple); mean_scores počítá jen partie s tím místem a dělené vítězství se počítá každému, kdo ho sdílí.
    .every = každý možný stůl, každý zákon
    .one = jedna z nich ještě jednou

command-arena = Nechá boty hrát proti sobě a porovná je
    .bots = Kdo hraje, např. grande,squire@50ms,squire@50ms
    .bot = Ještě jeden: úroveň, nebo "cmd: PŘÍKAZ" pro program; lze opakovat
    .millis = Nejvýš tolik milisekund na rozhodnutí
    .iterations = Nejvýš tolik pokusů na rozhodnutí
    .think-threads = Kolika vlákny každý bot přemýšlí
    .patience = Kolik sekund smí program mlčet nad svůj čas, pokud nějaký má [výchozí: 10 s časem, 60 bez něj]
    .save = Uloží záznam každé partie do této složky
    .csv = Vypíše řádek pro každé místo každé partie
    .all = Každý počet hráčů a každá kombinace variant postupně; boti se opakují, dokud nejsou místa obsazena
    .entrants = BOT je úroveň (random, squire, caballero, grande) nebo program (cmd: PŘÍKAZ, mluví se s ním podle docs/protocol.md). Oba mohou mít vlastní jméno a vlastní rozpočet:
    .time = nejvýš 200 milisekund na rozhodnutí
    .tries = nejvýš 300 pokusů
    .both = obojí, a jméno
    .without = bez jednoho ze svých nápadů (docs/bots.md)
    .ideas = Nápady jsou playouts, lore, dealing, pruning, tree a mixing.
    .budget = Bot bez vlastního rozpočtu má --millis a --iterations; bez nich přemýšlí jako jeho úroveň. Program se svůj rozpočet dozví; když mlčí příliš dlouho, skončí nebo poruší pravidlo, aréna se zastaví.
    .deals = Hraje jich tolik, kolik je botů. Každé rozdání se hraje jednou pro každé otočení botů kolem stolu. Až na časy dají semínko a rozpočty v pokusech vždy stejné výsledky, na libovolném počtu vláken.
    .figures = Boti stejného jména se počítají dohromady: `games` jsou místa, která měli. Dělené vítězství se počítá po částech. Mezi `low` a `high` leží skutečný podíl výher s pravděpodobností 95 %, `rating` je podle Wenga a Lina (na začátku 25), `mean_margin` jsou body náskoku před nejlepším z ostatních. `overruns` trvaly o desetinu déle, než směly.

command-replay = Záznam krok za krokem, jak ho vidí hráč nebo divák
    .file = Záznam; - je standardní vstup
    .to = Skončí po tolika akcích
    .seat = Očima tohoto hráče: red, blue, green, orange nebo purple
    .more = Bez --seat se díváte jako divák: karty v ruce, neodhalené kotouče a podobně nejsou vidět. Nejdřív se ověří každý řádek záznamu; záznamy popisuje docs/notation.md.
    .whole = celá partie
    .known = co věděl červený po 40 akcích

command-position = Načte pozici, zkouší akce a ukáže, co udělají nebo které pravidlo je zakazuje
    .file = Pozice; jinak ze standardního vstupu
    .more = Stačí říct to, na čem záleží; jak, říká docs/notation.md. Akce následují na řádcích, které začínají >, nebo pod řádkem actions. Akci hraje ten, kdo je na řadě; je-li jich víc nebo chcete hrát mimo pořadí, napište nejdřív barvu. Zakázaná akce se ukáže s pravidlem, které porušuje, a nic nezmění.

command-perft = Spočítá posloupnosti akcí od přípravy hry
    .seed = Semínko přípravy; jinak libovolné
    .from = Počítá od pozice v tomto souboru; - je standardní vstup
    .depth = Kolik akcí do hloubky
    .more = Každá možnost každého, kdo je na řadě, je jedna cesta dál; je-li jich na řadě víc, v libovolném pořadí. Čísla dvou verzí pravidel nebo dvou programů se musí shodovat.

command-bench = Změří náhodnou hru: akce a partie za sekundu
    .json = Vypíše na každý řádek jeden objekt JSON
    .quick = Měří krátce; stačí, aby bylo vidět, že to funguje
    .more = Každý řádek se zahřeje a pak několikrát změří; vypíše se medián. Partie se rozdá, náhodně dohraje a zapomene; příprava se počítá do času.
    .every = všechny řádky
    .machines = totéž za sekundu, pro programy

command-signature = Chování pravidel v jednom čísle
    .more = Partie se rozloží na každý počet hráčů a každou kombinaci variant. Z přípravy, akcí a výsledků vznikne kontrolní součet (64bitový FNV-1a). Cokoli změní průběh některé z nich, změní i číslo.
    .stated = číslo, které uvádí signature.txt

command-engine = Hraní z programu: požadavky JSON dovnitř, odpovědi JSON ven, řádek po řádku
    .more = Jeden objekt JSON na řádek dovnitř, jeden na řádek ven, ve stejném pořadí; všechny popisuje docs/protocol.md. Na řádek, kterému nelze vyhovět, přijde odpověď "ok": false a nic se nezmění.

## Co stojí kolem vět nápovědy

command-heading-usage = Použití
command-heading-commands = Příkazy
command-heading-arguments = Argumenty
command-heading-options = Volby
command-heading-game = Hra
command-default = [výchozí: { $value }]
command-values = [možnosti: { $values }]
command-environment = [prostředí: { $name }]

command-value-options = VOLBY
command-value-command = PŘÍKAZ
command-value-address = ADRESA
command-value-bool = BOOL
command-value-bot = BOT
command-value-dir = SLOŽKA
command-value-file = SOUBOR
command-value-filter = FILTR
command-value-id = ID
command-value-lang = JAZYK
command-value-laws = ZÁKONY
command-value-level = ÚROVEŇ
command-value-list = SEZNAM
command-value-millis = MILISEKUNDY
command-value-origins = ADRESY
command-value-seconds = SEKUNDY
command-value-token = HESLO
command-value-url = URL

## Chyby: jeden řádek

command-error = chyba: { $reason }
command-error-misuse = { $reason } (víc řekne `elgrande --help`)
command-error-meant = { $reason }; nemysleli jste { $names }?
command-quoted = „{ $name }“
command-error-command = příkaz „{ $command }“ neexistuje
command-error-argument = „{ $argument }“ sem nepatří
command-error-missing = chybí: { $arguments }
command-error-twice = „{ $argument }“ smí být uvedeno jen jednou
command-error-conflict = „{ $argument }“ nelze použít spolu s { $others }
command-error-equals = před hodnotu „{ $argument }“ patří rovnítko
command-error-no-value = „{ $argument }“ potřebuje hodnotu
command-error-no-more = hodnota „{ $value }“ je pro „{ $argument }“ navíc
command-error-value = „{ $value }“ není hodnota pro „{ $argument }“
command-error-value-because = „{ $value }“ není hodnota pro „{ $argument }“: { $reason }
command-error-letters = zadaný text není platné UTF-8
command-error-range = { $value } není v rozmezí { $range }
command-error-number = to není celé číslo
command-error-large = to číslo je příliš velké
command-error-address = to není adresa s portem
command-error-language = jazykem „{ $asked }“ nemluvíme; známe: { $known }
command-error-rule = „{ $id }“ není pravidlo ani karta; nemysleli jste { $near }?

command-error-stdin = standardní vstup
command-error-no-file = { $file }: takový soubor neexistuje
command-error-closed-file = { $file }: čtení nebo zápis není dovolen
command-error-folder = { $file }: to je složka
command-error-no-text = { $file }: to není text v UTF-8

command-error-listen = na { $address } nelze naslouchat: { $reason }
command-error-address-taken = na { $address } nelze naslouchat: už to dělá jiný program
command-error-address-closed = na { $address } nelze naslouchat: není to dovoleno, nebo to není adresa tohoto počítače
command-error-database = databázi nelze otevřít: { $reason }
command-error-database-file = databázi nelze otevřít: její soubor nelze otevřít ani vytvořit
command-error-database-other = databázi nelze otevřít: tento soubor není databáze SQLite
command-error-database-closed = databázi nelze otevřít: tohoto uživatele nepustí dovnitř, nebo ne s tímto heslem
command-error-database-unknown = databázi nelze otevřít: databáze s tímto názvem neexistuje
command-error-database-address = databázi nelze otevřít: její adresa musí být sqlite://SOUBOR nebo postgres://UŽIVATEL@HOST/NÁZEV
command-error-database-away = databázi nelze otevřít: na její adrese nikdo neodpovídá
command-error-alerts = upozornění nelze posílat: { $reason }
command-error-origin = { $origin }: uveďte jen http nebo https, hostitele a port
command-error-log = --log { $filter }: napište error, warn, info, debug nebo trace, nebo zvlášť pro část: info,server=debug

command-error-bot-count = hraje jich tolik, kolik je botů: 2 až 5, ne { $count }
command-error-bot-names = dva různí boti se jmenují „{ $name }“; napište JMÉNO=BOT
command-error-no-program = „{ $bot }“: za cmd: chybí příkaz
command-error-budget = „{ $budget }“ není rozpočet; napište 200ms (milisekundy) nebo 300it (pokusy)
command-error-no-start = { $name } nelze spustit: { $reason }
command-error-bot = partie { $game } semínka { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = odpověď „{ $action }“ není dovolena: { $reason }
command-error-bot-unread = odpověď „{ $action }“: { $reason }
command-error-bot-answer = odpověď je { $answer }, ne { $wanted }
command-error-bot-late = neodpověděl do { $seconds } s a byl ukončen
command-error-bot-ended = skončil bez odpovědi (návratový kód { $code })
command-error-bot-signal = byl ukončen signálem dřív, než odpověděl
command-error-bot-silent = odmlčel se bez odpovědi
command-error-bot-words = { $reason }; poslední slova: { $words }
command-error-no-seat = { $player } nemá v této partii místo; místa jsou: { $seats }
command-error-short-record = --to { $to }: { $count ->
        [one] záznam má jednu akci
        [few] záznam má { $count } akce
        [many] záznam má { $count } akce
       *[other] záznam má { $count } akcí
    }

## Zprávy

command-report-table = stůl
command-report-seed = semínko
command-report-games = partie
command-report-par = rovným dílem
command-report-violations = porušení
command-report-actions = průměrně akcí
command-report-one-table = hráčů: { $players }, { $variants }
command-report-plain = bez variant
command-report-tables = { $count ->
        [one] { $count } stůl
        [few] { $count } stoly postupně
        [many] { $count } stolu postupně
       *[other] { $count } stolů postupně
    }
command-report-speed = { $games } ({ $speed } za sekundu)
command-report-time = { $games } za { $seconds } s ({ $speed } za sekundu)
command-report-par-figure = { $percent } % výher pro každého bota
command-report-seat = body: { $score }, { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
        [many] { $wins } výhry
       *[other] { $wins } výher
    }
command-report-rows = řádky
command-report-bench = náhodná hra, medián z { $repeats } měření po { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = hloubka { $depth }: { $count } za { $seconds } s

command-column-name = jméno
command-column-seats = místa
command-column-wins = výhry
command-column-win-rate = výhry %
command-column-interval = 95 %
command-column-rank = pořadí
command-column-margin = náskok
command-column-rating = rating
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = max ms
command-column-tries = pokusů/s
command-column-late = pozdě
command-column-players = hráči
command-column-threads = vlákna
command-column-actions-per-second = akcí/s
command-column-games-per-second = partií/s
command-column-actions-per-game = akcí/partii
command-column-variants = varianty
command-column-card = karta
command-column-set = sada
command-column-stack = balíček
command-column-copies = kusů
command-column-placement = umístění
command-column-certainty = jistota
command-column-effect = efekt

## A game in the terminal

command-shown-demo = Čtyři náhodní hráči. Tatáž partie znovu: { $command }
command-shown-values = hodnoty
command-shown-points = body
command-shown-played = vyneseno
command-shown-offers = Vyložené karty: { $cards }
command-shown-hand = V ruce ({ $who }): { $cards }
command-shown-question = Rozhodnutí je na vás: { $decision }
command-shown-asked = Rozhodnout musí: { $players }
command-shown-refused = odmítnuto: { $reason }
command-shown-edition = vydání { $name }
command-shown-nobody = nikdo nemá o čem rozhodovat
command-shown-decides = rozhoduje { $player }: { $decision }
command-shown-options = { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }: { $options }
