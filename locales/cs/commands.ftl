# The commands of the terminal: help, reports, errors. The page does not get these.

commands =
    .help = Vypíše nápovědu
    .version = Vypíše verzi
    .edition = Použije počty karet a hodnoty regionů z tohoto souboru místo vestavěného vydání
    .lang = Jazyk: { $languages } [výchozí: jazyk terminálu, pokud je podporován, jinak en]
    .examples = Příklady:
    .players = Počet hráčů
    .short = Zkrácená hra: šest kol
    .regency = Nové regentství: 5. balíček tvoří deset karet, které přemisťují krále novými způsoby
    .power-shift = Změna poměru sil: šedé karty k silovým kartám
    .alternatives = Alternativní akční karty: všechny čtyři, nebo vyjmenované, např. veto,veto,rivalry
    .merged = Spojí 2. a 3. balíček (jen při hře tří hráčů)
    .memory-aid = Ukazuje, kolik caballeros je ve věži
    .games = Počet partií
    .seed = Semínko pro všechny partie [výchozí: náhodné]
    .first = Číslo první partie
    .threads = Kolik partií se hraje najednou [výchozí: počet jader]
    .json = Vypíše jeden objekt JSON
    .quiet = Neukazuje průběh práce

command-elgrande = El Grande (vydání 2023): hraní na serveru, průzkum pravidel, porovnání botů
    .bare = spustí server: otevřete adresu, kterou vypíše
    .postgres = totéž, partie se ukládají do PostgreSQL
    .demo = podívejte se na čtyři náhodné hráče
    .cards = všechny akční karty a co dělají
    .rules = pravidlo, karta nebo celá pravidla
    .simulate = statistika tisíce náhodných partií
    .arena = který bot je lepší
    .position = vyzkoušejte pozici
    .engine = hraní z programu, řádek po řádku
    .more = Každý příkaz přijímá --edition SOUBOR: vaše opravy čísel, která tištěná pravidla neuvádějí (počty kusů karet, hodnoty regionů). Víc řekne `elgrande help PŘÍKAZ`.

command-help = Vypíše tuto nápovědu nebo nápovědu k příkazu

command-serve = Spustí server: hra živě, korespondenčně, sólo nebo u jedné obrazovky (výchozí příkaz)
    .config = Načte nastavení z tohoto souboru
    .listen = Adresa, na které naslouchá; port 0 je libovolný volný [výchozí: 127.0.0.1:8765]
    .database = Kam se ukládají partie: sqlite://SOUBOR nebo postgres://… [výchozí: sqlite://elgrande.db]
    .tls-cert = Zapne HTTPS s tímto řetězcem certifikátů (PEM); po změně se načte znovu. Vyžaduje --tls-key
    .tls-key = Soukromý klíč certifikátu (soubor PEM)
    .secure = K serveru se přistupuje přes HTTPS: cookies se označí jako zabezpečené [výchozí: true s --tls-cert, jinak false]
    .behind-proxy = Adresu klienta čte z hlavičky X-Forwarded-For, kterou nastavuje vaše vlastní proxy [výchozí: false]
    .session-days = Po kolika dnech končí nepoužívaná relace [výchozí: 180]
    .bot-threads = Kolik botů přemýšlí najednou [výchozí: 2]
    .bot-millis = Jak dlouho bot přemýšlí nad jedním rozhodnutím, v milisekundách [výchozí: 300]
    .stand-in = Bot, který zastupuje hráče, kteří odešli [výchozí: caballero]
    .connections = Nejvyšší počet otevřených spojení; 0: tolik, kolik systém dovolí [výchozí: 0]
    .requests-per-second = Nejvyšší počet požadavků za sekundu na klienta; 0 bez omezení [výchozí: 50]
    .streams = Nejvyšší počet otevřených proudů; 0 bez omezení [výchozí: 10000]
    .limits = Omezení na osobu, např. streams=10,tables_per_hour=20, nebo none (žádná); všechna jsou v docs/operating.md
    .min-free-space = Volné místo na disku v MB, pod nímž partie pokračují, ale nové stoly, hosté, účty, zprávy v chatu a hlášení se odmítají [výchozí: 256]
    .cached-tables = Nejvyšší počet partií v paměti [výchozí: 2000]
    .editions = Nejvyšší počet vlastních vydání [výchozí: 64]
    .alert-origins = Kam se smějí posílat webhooky, např. https://hooks.example.org; více adres oddělte čárkami [výchozí: nikam]
    .alert-after = Kolik sekund má hráč na odpověď, než se pošle oznámení [výchozí: 10]
    .alert-retry = Za kolik sekund se neúspěšné oznámení pošle znovu; po každém pokusu dvojnásobek [výchozí: 30]
    .mail-alert-after = Kolik sekund má hráč na odpověď, než se oznámení pošle e-mailem [výchozí: 600]
    .push-origins = Push služby prohlížečů, oddělené čárkami; "none" vypne Web Push [výchozí: služby Chrome, Firefox, Safari a Edge]
    .push-key = Soubor PEM se soukromým klíčem, podle kterého push služby server poznají [výchozí: klíč v databázi]
    .push-subject = Na koho se mohou obrátit provozovatelé push služeb: mailto:… nebo https://… [výchozí: odesílatel e-mailů]
    .public-url = URL tohoto serveru pro odkazy v e-mailech a zprávách, např. https://play.example.org [výchozí: bez odkazů]
    .smtp = Poštovní server pro obnovení účtů, např. smtps://UŽIVATEL:HESLO@HOSTITEL [výchozí: žádný, bez e-mailů]
    .mail-from = Odesílatel e-mailů, povinný s --smtp
    .keep-closed-tables = Kolik dní uchovávat stoly zavřené před začátkem hry; 0 navždy [výchozí: 90]
    .keep-guests = Kolik dní uchovávat hosty, kteří se ničeho nezúčastnili, a rozehrané partie hostů, kteří se už nemohou přihlásit; 0 v obou případech navždy [výchozí: 90]
    .keep-editions = Kolik dní uchovávat vlastní vydání, která žádný stůl nepoužívá; 0 navždy [výchozí: 90]
    .admin-token = Token pro `elgrande admin` a API pro správce [výchozí: žádný, jen uživatelé s rolí správce]
    .metrics-token = Token potřebný ke čtení /metrics [výchozí: žádný, číst je smí kdokoli]
    .log = Co se zapisuje na standardní chybový výstup, např. warn nebo server=debug [výchozí: info]
    .log-json = Zapisuje řádky JSON [výchozí: false]
    .more = Každou volbu lze nastavit i proměnnou prostředí (ELGRANDE_ a její jméno) nebo v souboru zadaném přes --config (TOML, bot_millis = 500). Volby mají přednost před proměnnými prostředí a ty před souborem.
    .plain = partie se ukládají do elgrande.db
    .proxy = za proxy s HTTPS

command-admin = Spravuje server: vyhledává, blokuje, umlčuje, maže a uklízí; každá změna se zaznamená
    .action = Co udělat (viz níže)
    .target = Uživatel (ID nebo registrované jméno), rozsah IP adres, stůl, zpráva v chatu nebo hlášení
    .reason = Proč; povinné u každé změny a uložené v záznamu
    .hours = Kolik hodin blokace nebo umlčení trvá [výchozí: do zrušení]
    .quota = Který limit nastavit: tables nebo tokens
    .value = Nový limit [výchozí: odstranit limit tohoto uživatele]
    .notice = Text, který při údržbě vidí všichni [výchozí: ukončit údržbu]
    .skip = Kolik řádků seznamu přeskočit
    .server = Obrátí se na tento běžící server, např. http://127.0.0.1:8765 [výchozí: otevře databázi]
    .admin-token = Token, se kterým byl server spuštěn
    .database = Databáze: sqlite://SOUBOR nebo postgres://… [výchozí: sqlite://elgrande.db]
    .config = Načte databázi a token z tohoto souboru, téhož jako pro `elgrande serve`
    .status = verze, zátěž, oznámení o údržbě
    .users = uživatelé, jejichž jméno obsahuje text
    .user = uživatel: stoly, limity, blokace
    .tables = stoly: open, playing, over nebo closed
    .table = stůl: místa a chat, ale ne partie
    .bans = kdo je zablokovaný nebo umlčený
    .reports = otevřená hlášení hráčů
    .audit = kdo co kdy a proč změnil
    .ban-user = odhlásit a zablokovat uživatele, nebo ho zase pustit
    .ban-network = odmítat adresu nebo rozsah, např. 192.0.2.0/24
    .mute-user = zakázat uživateli chat, nebo ho zase povolit
    .delete-chat = odstranit text zprávy v chatu
    .delete-table = smazat stůl i s partií; výsledky zůstanou
    .reset-password = nastavit nové heslo a vypsat ho
    .set-quota = nastavit limit jednomu uživateli
    .close-report = označit hlášení jako vyřízené
    .maintenance = odmítat nové stoly a hosty a zobrazit --notice
    .prune = hned smazat nepoužívaná data
    .grant-admin = udělit nebo odebrat roli správce
    .more = Bez --server se databáze otevře přímo. S PostgreSQL to funguje i za běhu serverů; soubor SQLite má zamčený jeho server, v takovém případě použijte --server a --admin-token. Výsledek je JSON.

command-demo = Ukáže partii čtyř náhodných hráčů
    .seed = Semínko partie [výchozí: náhodné]
    .again = pokaždé stejná partie

command-cards = Vypíše všechny akční karty: balíček, počet kusů, efekt a míru jistoty
    .json = Vypíše jedno pole JSON
    .more = Jistota: H pravidla to říkají nebo ukazují; M jeden dobrý zdroj nebo přesvědčivý závěr; L naše rekonstrukce. Uvádí se ta nižší z jistoty efektu a počtu kusů.
    .built-in = karty vestavěného vydání
    .own = karty vašeho vlastního vydání

command-rules = Ukáže pravidlo nebo kartu podle ID, nebo celá pravidla
    .id = Pravidlo (PLC-2) nebo karta (civil-war) [výchozí: celá pravidla]
    .markdown = Vypíše Markdown, jako je docs/rules.md
    .whole = celá pravidla
    .rule = kam se smějí umisťovat caballeros
    .card = karta se všemi svými pravidly

command-simulate = Sehraje mnoho náhodných partií, ověří invarianty pravidel a vypíše statistiku
    .all = Postupně každý počet hráčů a každá kombinace variant
    .laws = Které invarianty se ověřují v každé pozici: žádné (none), nenáročné (cheap), nebo všechny (all) včetně pohledů a textových formátů
    .threads = Počet vláken [výchozí: počet jader]
    .more = Se stejným --laws je i-tá partie daného semínka vždy stejná, bez ohledu na počet partií a vláken.
    .figures = V --json jdou mean_scores a wins_by_seat podle míst (red, blue, green, orange, purple). mean_scores zahrnuje jen partie, které to místo mají; dělené vítězství se počítá každému vítězi.
    .every = každý možný stůl, každý invariant
    .one = jedna z těch partií znovu

command-arena = Nechá boty hrát proti sobě a porovná je
    .bots = Kdo hraje, např. grande,squire@50ms,squire@50ms
    .bot = Přidá bota: úroveň, nebo "cmd: PŘÍKAZ" pro program; lze opakovat
    .ladder = Ohodnotí boty na jedné stupnici: hraje každá skupina N botů [výchozí: 4]. Bez --bots se zúčastní všechny úrovně, některé s několika rozpočty
    .millis = Nejvýš tolik milisekund na rozhodnutí
    .iterations = Nejvýš tolik iterací na rozhodnutí
    .think-threads = Kolik vláken každý bot používá
    .patience = Kolik sekund smí program mlčet nad rámec svého času, pokud nějaký má [výchozí: s časem 10, bez něj 60]
    .save = Uloží záznam každé partie do této složky
    .csv = Vypíše řádek pro každé místo a partii
    .all = Postupně každý počet hráčů a každá kombinace variant; boti se opakují, dokud nejsou místa obsazena
    .entrants = BOT je úroveň (random, squire, caballero, grande, master) nebo program (cmd: PŘÍKAZ, s protokolem podle docs/protocol.md). Oba mohou mít vlastní jméno a rozpočet:
    .time = nejvýš 200 milisekund na rozhodnutí
    .iteration-limit = nejvýš 300 iterací
    .both = obojí, a jméno
    .without = bez jedné ze svých technik (docs/bots.md)
    .ideas = Techniky jsou playouts, lore, dealing, pruning, tree, mixing a network.
    .budget = Bot bez vlastního rozpočtu používá --millis a --iterations; bez nich přemýšlí jako jeho úroveň. Program se svůj rozpočet dozví. Když mlčí příliš dlouho, skončí nebo poruší pravidlo, aréna se zastaví.
    .deals = Hráčů je tolik, kolik je botů. Každé rozdání se hraje jednou pro každé pootočení botů kolem stolu. Až na časy dají semínko a rozpočty v iteracích vždy stejné výsledky, na libovolném počtu vláken.
    .figures = Boti stejného jména se počítají dohromady: `games` je počet míst, která měli. Dělené vítězství se počítá jako zlomek. `low` a `high` jsou meze 95% intervalu spolehlivosti podílu výher, `rating` je podle Wenga a Lina (na začátku 25), `mean_margin` je průměrný náskok před nejlepším soupeřem v bodech. `overruns` je počet rozhodnutí, která trvala o víc než 10 % déle, než směla.
    .ratings = S --ladder je každý bot uveden jednou a všechny skupiny N botů hrají postupně. Ratingy odpovídají modelu Placketta a Luceho: kdo má o 400 bodů víc, skončí před druhým v 10 z 11 partií, ať hraje kdokoli další. `squire` má 1000. `low` a `high` jsou meze 95% intervalu spolehlivosti: mez, kterou partie neurčují, chybí. `ahead_of_next` je očekávaný podíl partií, ve kterých skončí před dalším botem v seznamu. --csv vypíše jeden řádek na bota.

command-explore = Ukáže statistiku ze záznamů dohraných partií
    .records = Záznamy, složky se záznamy nebo soubory zapsané volbou --save
    .threads = Počet vláken [výchozí: počet jader]
    .save = Uloží statistiku do souboru místo výpisu; `explore` ho čte jako záznam
    .json = Vypíše jeden objekt JSON
    .more = Nedohrané partie se nepočítají. `vzato` říká, jak často si někdo kartu vzal, když byla v nabídce, `tah`, kolikátý byl v pořadí. `náskok` je, o kolik bodů nad průměrem stolu skončil. U míst je uveden průměrný počet caballeros vedoucího hráče a průměr nejvyšších bodových zisků. S --json je u každého průměru uveden i počet případů a směrodatná chyba. `výhry vedoucího` a `výhry prvního` říkají, jak často vyhrál ten, kdo po daném kole vedl, a ten, kdo v něm byl první v pořadí. Úrovně pocházejí ze záznamů příkazu `elgrande arena --save`. Soubor, který není záznam, se ohlásí a přeskočí.
    .folder = všechny partie ze složky
    .save-example = načte všechny partie jednou; další dotazy čtou jen tento soubor
    .json-example = totéž pro programy

command-replay = Projde záznam krok za krokem, jak ho vidí hráč nebo divák
    .file = Záznam; - je standardní vstup
    .to = Skončí po tolika akcích
    .seat = Pohled tohoto hráče: red, blue, green, orange nebo purple
    .more = Bez --seat se díváte jako divák: karty v ruce, neodhalené kotouče a další skryté informace nejsou vidět. Nejprve se ověří každý řádek záznamu; formát popisuje docs/notation.md.
    .whole = celá partie
    .known = co věděl červený po 40 akcích

command-review = Posoudí každé rozhodnutí dohrané partie a oddělí štěstí od umění
    .file = Záznam; - je standardní vstup
    .iterations = Počet iterací na jedno hledání; více trvá déle, ale hodnocení je spolehlivější
    .seed = Semínko hledání
    .threads = Počet vláken [výchozí: počet jader]
    .json = Vypíše jeden objekt JSON
    .more = Každé rozhodnutí se posuzuje podle toho, co hráč tehdy věděl. Všechny kroky tahu se posuzují dohromady: odehraný tah proti nejlepšímu nalezenému. Zpráva uvádí nepřesnosti, chyby a hrubé chyby; --json vypíše všechna rozhodnutí. Čísla se znaménkem jsou náskok před nejlepším soupeřem v bodech, očekávaný na konci partie. Se stejným semínkem a počtem iterací je výsledek vždy stejný, s libovolným počtem vláken.
    .luck = Štěstí je to, co přinesly nové karty a kotouče ostatních v porovnání s průměrem. Začátek, štěstí, vlastní rozhodnutí a rozhodnutí ostatních dávají dohromady náskok na konci; ± je směrodatná chyba. Postup vysvětluje docs/review.md.
    .usual = celá partie, asi za půl minuty
    .longer = důkladněji
    .json-example = pro programy

command-position = Načte pozici, zkouší akce a ukáže, co udělají nebo které pravidlo je zakazuje
    .file = Pozice [výchozí: standardní vstup]
    .more = Popište jen to, na čem záleží; jak, říká docs/notation.md. Akce následují na řádcích, které začínají >, nebo pod řádkem actions. Akci hraje hráč, který je na řadě; je-li jich víc nebo chcete zkusit akci mimo pořadí, napište nejprve hráče. Zakázaná akce se ukáže s pravidlem, které porušuje, a nic nezmění.

command-perft = Spočítá posloupnosti akcí od přípravy hry
    .seed = Semínko přípravy [výchozí: náhodné]
    .from = Počítá od pozice v tomto souboru; - je standardní vstup
    .depth = Kolik akcí do hloubky
    .more = Každá možnost každého hráče, který je na řadě, je jedna větev; je-li jich na řadě víc, pak v libovolném pořadí. Čísla dvou verzí pravidel nebo dvou programů se musí shodovat.

command-bench = Změří náhodnou hru: akce a partie za sekundu
    .json = Vypíše na každý řádek jeden objekt JSON
    .quick = Měří krátce; stačí k ověření, že to funguje
    .more = Každý řádek se zahřeje a pak několikrát změří; vypíše se medián. Partie se rozdá a náhodní hráči ji dohrají do konce; příprava se počítá do času.
    .every = všechny řádky
    .machines = totéž, krátce a strojově čitelně

command-signature = Vypíše chování pravidel jako jedno číslo
    .more = Partie pokrývají každý počet hráčů a každou kombinaci variant. Z přípravy, akcí a výsledků se počítá kontrolní součet (64bitový FNV-1a). Změní-li se cokoli z toho, změní se i číslo.
    .stated = číslo, které uvádí signature.txt

command-site = Zapíše stránku pro hraní bez serveru jako statické soubory, pro libovolný webhosting
    .dir = Cílová složka: nová nebo prázdná
    .public = stránka ve složce public
    .german = s němčinou jako prvním jazykem
    .more = Složku lze zveřejnit tak, jak je, v kořeni webu nebo níže. Obsahuje partie proti botům i u jedné obrazovky, lekce a pravidla. Partie se ukládají v prohlížeči. Přes https stránka funguje i offline.

command-engine = Hraní z programu: požadavky JSON dovnitř, odpovědi JSON ven, řádek po řádku
    .more = Jeden objekt JSON na řádek dovnitř, jeden na řádek ven, ve stejném pořadí; všechny popisuje docs/protocol.md. Na požadavek, který selže, přijde odpověď "ok": false a nic se nezmění.

## Headings and notes of a help page

command-heading-usage = Použití
command-heading-commands = Příkazy
command-heading-arguments = Argumenty
command-heading-options = Volby
command-heading-game = Hra
command-default = [výchozí: { $value }]
command-values = [možné hodnoty: { $values }]
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
command-value-laws = INVARIANTY
command-value-level = ÚROVEŇ
command-value-list = SEZNAM
command-value-millis = MILISEKUNDY
command-value-limits = OMEZENÍ
command-value-origins = ADRESY
command-value-seconds = SEKUNDY
command-value-token = TOKEN
command-value-url = URL
command-value-action = AKCE
command-value-target = CÍL
command-value-text = TEXT
command-value-name = NÁZEV
command-value-days = DNY

## Errors: one line

command-error = chyba: { $reason }
command-error-misuse = { $reason } (viz `elgrande --help`)
command-error-meant = { $reason }; nemysleli jste { $names }?
command-quoted = „{ $name }“
command-error-command = neznámý příkaz „{ $command }“
command-error-argument = neočekávaný argument „{ $argument }“
command-error-missing = chybí povinné argumenty: { $arguments }
command-error-twice = „{ $argument }“ lze použít jen jednou
command-error-conflict = „{ $argument }“ nelze použít spolu s { $others }
command-error-equals = před hodnotu „{ $argument }“ patří rovnítko
command-error-no-value = „{ $argument }“ potřebuje hodnotu
command-error-no-more = neočekávaná hodnota „{ $value }“ pro „{ $argument }“
command-error-value = neplatná hodnota „{ $value }“ pro „{ $argument }“
command-error-value-because = neplatná hodnota „{ $value }“ pro „{ $argument }“: { $reason }
command-error-letters = argumenty nejsou platné UTF-8
command-error-range = { $value } není v rozmezí { $range }
command-error-number = očekává se celé číslo
command-error-large = číslo je příliš velké
command-error-address = očekává se adresa a port, například 127.0.0.1:8765
command-error-language = „{ $asked }“ není podporovaný jazyk; možnosti: { $known }
command-error-rule = „{ $id }“ není pravidlo ani karta; nemysleli jste { $near }?

command-error-stdin = standardní vstup
command-error-no-file = { $file }: soubor neexistuje
command-error-closed-file = { $file }: přístup odepřen
command-error-folder = { $file }: to je složka, očekává se soubor
command-error-no-text = { $file }: to není textový soubor v UTF-8
command-error-folder-full = { $folder }: složka není prázdná; zadejte novou nebo prázdnou
command-error-no-folder = { $folder }: to je soubor, očekává se složka
command-error-no-bundles = tento program byl sestaven bez zabalené stránky; sestavte jej příkazem `cargo build --release`

command-error-listen = na { $address } nelze naslouchat: { $reason }
command-error-tls = certifikát nelze použít: { $reason }
command-error-tls-pair = zadejte buď --tls-cert i --tls-key, nebo ani jedno
command-error-address-taken = na { $address } nelze naslouchat: port se už používá
command-error-address-closed = na { $address } nelze naslouchat: přístup odepřen, nebo to není adresa tohoto počítače
command-error-database = databázi nelze otevřít: { $reason }
command-error-database-file = databázi nelze otevřít: její soubor nelze otevřít ani vytvořit
command-error-database-other = databázi nelze otevřít: soubor není databáze SQLite
command-error-database-closed = databázi nelze otevřít: nesprávný uživatel nebo heslo
command-error-database-unknown = databázi nelze otevřít: databáze s tímto názvem neexistuje
command-error-database-address = databázi nelze otevřít: očekává se sqlite://SOUBOR nebo postgres://UŽIVATEL@HOSTITEL/NÁZEV
command-error-database-away = databázi nelze otevřít: její adresa neodpovídá
command-error-database-tls = databázi nelze otevřít: spojení TLS se nezdařilo; zkontrolujte sslmode, sslrootcert a certifikát serveru: { $reason }
command-error-admin-in-use = tuto databázi používá server; zadejte jeho adresu pomocí --server a jeho token pomocí --admin-token
command-error-admin-token = --server vyžaduje --admin-token, token, se kterým byl server spuštěn
command-error-admin-server = API pro správce na { $url } není dostupné: { $reason }
command-error-alerts = oznámení nelze posílat: { $reason }
command-error-smtp = --smtp: očekává se smtps://UŽIVATEL:HESLO@HOSTITEL nebo smtp://HOSTITEL:PORT, zvláštní znaky v procentovém kódování
command-error-push-origin = --push-origins { $origin }: očekává se adresa jako https://push.example.org nebo https://*.push.example.org
command-error-push-key = --push-key { $file }: očekává se soubor PEM se soukromým klíčem na křivce P-256 (PKCS #8)
command-error-push-subject = --push-subject { $subject }: očekává se mailto:… nebo https://…
command-error-public-url = --public-url { $url }: očekává se adresa jako https://play.example.org, bez cesty
command-error-mail-from = --mail-from { $address }: očekává se e-mailová adresa; --smtp a --mail-from patří k sobě
command-error-origin = { $origin }: očekává se http nebo https, hostitel a port, nic dalšího
command-error-limit = --limits { $limit }: očekává se NÁZEV=N s jedním z názvů { $known }
command-error-log = --log { $filter }: očekává se error, warn, info, debug nebo trace, nebo úrovně podle modulů, např. info,server=debug

command-error-bot-count = očekává se 2 až 5 botů, jeden na hráče, ne { $count }
command-error-ladder = příliš málo různých botů: { $count } (potřeba: { $players }); každý smí být uveden jednou
command-error-bot-names = dva různí boti se jmenují „{ $name }“; použijte JMÉNO=BOT
command-error-no-program = „{ $bot }“ nemá za cmd: žádný příkaz
command-error-budget = „{ $budget }“ není rozpočet; použijte 200ms (milisekundy) nebo 300it (iterace)
command-error-no-start = { $name } nelze spustit: { $reason }
command-error-bot = partie { $game } semínka { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = odpověď „{ $action }“ byla odmítnuta: { $reason }
command-error-bot-unread = odpověď „{ $action }“: { $reason }
command-error-bot-answer = odpověď je { $answer }, ne { $wanted }
command-error-bot-late = neodpověděl do { $seconds } s a byl ukončen
command-error-bot-ended = skončil bez odpovědi (návratový kód { $code })
command-error-bot-signal = byl ukončen signálem, aniž odpověděl
command-error-bot-silent = uzavřel svůj výstup bez odpovědi
command-error-bot-words = { $reason }; jeho poslední výstup: { $words }
command-error-no-seat = { $player } nemá v této partii místo; místa jsou: { $seats }
command-error-not-over = { $file }: partie není dohraná; rozebrat lze jen dohrané partie
command-error-short-record = --to { $to }: { $count ->
        [one] záznam má 1 akci
        [few] záznam má { $count } akce
        [many] záznam má { $count } akce
       *[other] záznam má { $count } akcí
    }

## Reports

command-report-table = stůl
command-report-seed = semínko
command-report-games = partie
command-report-par = rovným dílem
command-report-scale = stupnice
command-report-violations = porušení
command-report-actions = průměrně akcí
command-report-one-table = hráčů: { $players }, { $variants }
command-report-plain = základní hra
command-report-tables = { $count ->
        [one] { $count } stůl
        [few] { $count } stoly postupně
        [many] { $count } stolu postupně
       *[other] { $count } stolů postupně
    }
command-report-speed = { $games } ({ $speed } za sekundu)
command-report-time = { $games } za { $seconds } s ({ $speed } za sekundu)
command-report-par-figure = { $percent } % výher pro každého bota
command-report-scale-figure = { $name } má { $rating }; o 400 bodů víc znamená šanci 10 : 1
command-report-seat = body: { $score }, { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
        [many] { $wins } výhry
       *[other] { $wins } výher
    }
command-report-explored = hráčů: { $players }, { $games ->
      [one] { $games } partie
      [few] { $games } partie
     *[other] { $games } partií
  }
command-report-explored-card = karta
command-report-explored-power = silová karta
command-report-explored-place = místo
command-report-explored-taken = vzato
command-report-explored-turn = tah
command-report-explored-wins = výhry
command-report-explored-margin = náskok
command-report-explored-first = kola 1–3
command-report-explored-second = kola 4–6
command-report-explored-third = kola 7–9
command-report-explored-round = kolo
command-report-explored-leader = výhry vedoucího
command-report-explored-starter = výhry prvního
command-report-explored-seat = místo u stolu
command-report-explored-skipped = přeskočeno: { $reason }
command-report-rows = řádky
command-report-bench = náhodná hra, medián ze { $repeats } měření po { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = hloubka { $depth }: { $count } za { $seconds } s

command-column-name = jméno
command-column-seats = místa
command-column-wins = výhry
command-column-win-rate = výhry %
command-column-interval = 95 %
command-column-rank = pořadí
command-column-margin = náskok
command-column-rating = rating
command-column-ahead = před %
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = max ms
command-column-iterations = it/s
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
command-shown-site = Zapsáno souborů: { $files } ({ $size } kB), složka: { $folder }. Lze ji zveřejnit na libovolném webhostingu.
command-shown-values = hodnoty
command-shown-points = body
command-shown-played = vyneseno
command-shown-offers = Vyložené karty: { $cards }
command-shown-hand = V ruce ({ $who }): { $cards }
command-shown-question = Vaše rozhodnutí: { $decision }
command-shown-asked = Rozhodují: { $players }
command-shown-refused = odmítnuto: { $reason }
command-shown-edition = vydání { $name }
command-shown-nobody = nikdo nemá o čem rozhodovat
command-shown-decides = rozhoduje { $player }: { $decision }
command-shown-options = { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }: { $options }
