# Why a text, a table or an address is refused. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = řádek { $line }: { $reason }
reason-unclear = toto nelze přečíst: { $found }
reason-illegal = pravidla to nedovolují; lze: { $allowed }

# Any text.

reason-too-long = text má { $found ->
        [one] { $found } bajt
        [few] { $found } bajty
        [many] { $found } bajtu
       *[other] { $found } bajtů
    }, smí mít nejvýše { $most }
reason-no-player = „{ $found }“ není hráč; známe: { $known }
reason-no-region = „{ $found }“ není region; známe: { $known }
reason-no-site = „{ $found }“ není region ani věž; známe: { $known }
reason-no-place = „{ $found }“ není místo pro krále; známe: { $known }
reason-no-power = „{ $found }“ není silová karta; jsou od 1 do 13
reason-no-modifier = „{ $found }“ není šedá karta; známe: { $known }
reason-no-tile = „{ $found }“ není alternativní tabulka; známe: { $known }
reason-no-card = „{ $found }“ není akční karta; jejich seznam vypíše `elgrande cards`
reason-no-action = „{ $found }“ není akce; známe: { $known }
reason-no-variant = „{ $found }“ není varianta; známe: { $known }
reason-no-certainty = „{ $found }“ není stupeň jistoty; známe: { $known }
reason-no-ability = „{ $found }“ není efekt šedé karty; známe: { $known }
reason-no-set = „{ $found }“ není sada karet; známe: { $known }
reason-no-level = „{ $found }“ není úroveň; známe: { $known }
reason-no-idea = „{ $found }“ není nápad; známe: { $known }
reason-no-effect = „{ $found }“ není efekt akční karty; známe: { $known }
reason-no-number = „{ $found }“ není číslo od 0 do 255
reason-words-too-many = „{ $found }“ obsahuje slova navíc

# Records.

reason-record-version = verzi záznamu { $found } tu neznáme, jen { $known }
reason-rules-version = verzi pravidel { $found } tu neznáme, jen { $known }
reason-edition-line = tady musí stát název a otisk
reason-edition-unknown = hrálo se s vydáním { $name }, otisk { $found }, známe { $known }; přidejte i soubor toho vydání
reason-edition-elsewhere = hrálo se s vydáním { $name }, otisk { $found }, ne s { $known }; přidejte i text toho vydání, je na /api/editions/EDITION/text tam, kde se hrálo
reason-homes = tady musí stát domov každého hráče, v tomto pořadí: { $seats }
reason-must-stand = tady musí stát „{ $start } …“, ne „{ $found }“
reason-must-stand-yet = tady musí stát „{ $start } …“, ale text tu končí
reason-actions-alone = na tomto řádku už nesmí nic následovat; každá akce má vlastní řádek
reason-must-decide = teď musí rozhodnout { $players }
reason-over = partie skončila
reason-not-over = partie neskončila, teď musí rozhodnout { $players }
reason-other-result = přehrání akcí dává jiný výsledek: { $found }
reason-after-result = za výsledkem už nesmí nic stát

# What is dealt.

reason-players = hrát může 2 až 5 hráčů
reason-merged = 2. a 3. balíček se spojují jen ve dvou nebo třech hráčích
reason-alternatives = k dispozici je jednou representation, dvakrát veto a jednou rivalry
reason-home-count = domovů je { $found }, musí být { $wanted }
reason-home-taken = { $region } patří králi nebo někomu jinému, domovy se musí lišit
reason-stack-count = balíčků je { $found }, musí být { $wanted }
reason-hand-count = sad šedých karet je { $found }, musí být { $wanted }
reason-no-seat = { $player } nemá místo; místa jsou: { $seats }
reason-cards-in-stack = v balíčku { $stack } { $found ->
        [one] je { $found } karta
        [few] jsou { $found } karty
        [many] je { $found } karty
       *[other] je { $found } karet
    }, musí jich být { $wanted }
reason-cards-of-stack = z balíčku { $stack } { $found ->
        [one] je tu { $found } karta
        [few] jsou tu { $found } karty
        [many] je tu { $found } karty
       *[other] je tu { $found } karet
    }, musí jich být { $wanted }
reason-stack-holds = balíček { $stack } má kartu { $card } { $found }×, musí ji mít { $wanted }×
reason-stack-may-hold = balíček { $stack } má kartu { $card } { $found }×, smí ji mít { $fewest }× až { $most }×
reason-modifiers = { $found ->
        [one] je tu { $found } šedá karta
        [few] jsou tu { $found } šedé karty
        [many] je tu { $found } šedé karty
       *[other] je tu { $found } šedých karet
    }, musí jich být { $wanted }
reason-modifier-dealt = šedá karta { $modifier } je rozdána { $found }×, kusů je { $copies }
reason-dummy-powers = různých silových karet má virtuální hráč { $found }, musí jich mít { $wanted }
reason-dummy-power-twice = některá silová karta virtuálního hráče je tu dvakrát
reason-dummy-draws = sad otáčených karet regionů je { $found }, musí být { $wanted }
reason-dummy-regions = v jedné sadě { $found ->
        [one] je { $found } karta regionu
        [few] jsou { $found } karty regionů
        [many] je { $found } karty regionu
       *[other] je { $found } karet regionů
    }, musí jich být { $wanted }
reason-dummy-regions-differ = různých karet regionů je v jedné sadě { $found }, musí jich být { $wanted }

# Editions.

reason-editions-full = tento server už další vydání nepřijímá
reason-card-missing = chybí karta { $name }, musí tu mít řádek
reason-region-missing = chybí region { $name }, musí tu mít řádek
reason-modifier-missing = chybí šedá karta { $name }, musí tu mít řádek
reason-modifier-sum = { $found ->
        [one] { $found } šedá karta
        [few] { $found } šedé karty
        [many] { $found } šedé karty
       *[other] { $found } šedých karet
    }, musí jich být 15 až 40: pět hráčů dostane po 3
reason-list-length = seznam má { $found ->
        [one] { $found } položku
        [few] { $found } položky
        [many] { $found } položky
       *[other] { $found } položek
    }, musí mít { $wanted }
reason-values-rise = hodnoty { $found } stoupají, první musí být nejvyšší a třetí nejnižší
reason-no-border = s touto zemí nehraničí žádný region, aspoň jeden musí
reason-twice = { $region } je tu dvakrát, smí být jen jednou
reason-name = název { $found } musí mít 1 až 40 znaků a–z, A–Z, 0–9, „-“, „.“ a „_“
reason-no-neighbours = { $region } nemá žádné sousedy, musí mít aspoň jednoho
reason-own-neighbour = region { $region } sousedí sám se sebou, uvést smí jen jiné regiony
reason-one-sided = { $other } musí mezi sousedy uvést { $region }, protože { $region } uvádí { $other }
reason-out-of-reach = do regionu { $region } se z regionu { $start } nelze dostat, herní plán musí být souvislý
reason-stack-sum = balíček { $stack } má { $found ->
        [one] { $found } kartu
        [few] { $found } karty
        [many] { $found } karty
       *[other] { $found } karet
    }, musí jich mít { $wanted }
reason-regency-sum = Nové regentství má { $found ->
        [one] { $found } kartu
        [few] { $found } karty
        [many] { $found } karty
       *[other] { $found } karet
    }, musí jich mít { $wanted }
reason-copies = karta { $card } má { $found ->
        [one] { $found } kus
        [few] { $found } kusy
        [many] { $found } kusu
       *[other] { $found } kusů
    }, smí jich mít 0 až { $most }
reason-veto-elsewhere = u karty { $card } nesmí stát „veto“, to smí jen u karty veto

# The effects of cards.

reason-number = místo „{ $found }“ musí stát číslo od 1 do 30
reason-number-or-all = místo „{ $found }“ musí stát číslo od 1 do 30 nebo „all“
reason-empty-span = „first value { $found }“ nezahrnuje nic, musí být „{ $wanted }“
reason-kind-twice = „{ $found }“ počítá týž druh podruhé, smí se počítat jen jednou
reason-move-whom = „move“ musí říct, kolik a čích: „move 2 own“
reason-move-six = přemístit víc než 6 lze jen „from one region“, odkudkoli nejvýše 6
reason-sequence = { $found ->
        [one] { $found } efekt
        [few] { $found } efekty
        [many] { $found } efektu
       *[other] { $found } efektů
    } po sobě, smějí být nejvýše 3
reason-choice = na výběr { $found ->
        [one] je { $found } možnost
        [few] jsou { $found } možnosti
        [many] je { $found } možnosti
       *[other] je { $found } možností
    }, musí být dvě
reason-alone = „{ $found }“ musí stát samo
reason-lock-up = „lock up grandes“ musí následovat hned poté, co král vstoupil do regionu: „{ $example }“
reason-moves-once = caballeros smí přemisťovat jen jedna část karty

# TOML, in which editions are written.

reason-unknown-field = neznámé pole `{ $found }`, čeká se jedno z těchto: { $known }
reason-unknown-field-here = neznámé pole `{ $found }`, čeká se { $known }
reason-missing-field = chybí pole `{ $name }`
reason-duplicate-key = klíč je tu dvakrát
reason-toml = `{ $found }` není TOML
reason-toml-sign = `{ $found }` není TOML: musí tu stát `{ $sign }`
reason-toml-value = `{ $found }` není TOML: musí tu stát hodnota, slova v uvozovkách
reason-toml-deep = seznamy a tabulky jsou do sebe vnořené příliš hluboko
reason-kind-figure = místo `{ $found }` musí stát celé číslo od 0 do 30
reason-kind-number = místo `{ $found }` musí stát celé číslo
reason-kind-list = místo `{ $found }` musí stát seznam
reason-kind-word = místo `{ $found }` musí stát slovo v uvozovkách
reason-kind-switch = místo `{ $found }` musí stát true nebo false
reason-kind-table = místo `{ $found }` musí stát tabulka jako {"{"} klíč = hodnota {"}"}
reason-kind-address = místo `{ $found }` musí stát adresa s portem, například "127.0.0.1:8765"
reason-kind-other = `{ $found }` není to, co tu musí stát

# Tables.

reason-record-seats = tato partie má { $players ->
        [one] { $players } místo
        [few] { $players } místa
        [many] { $players } místa
       *[other] { $players } míst
    }, každé pro „me“ nebo pro bota
reason-record-variants = záznam má vlastní varianty; vynechte „variants“
reason-record-pace = partie ze záznamu nemá hodiny; vynechte „pace“
reason-seat = místo je pro „me“, „open“ nebo pro bota: „{ $found }“ není úroveň; známe: { $known }
reason-pace = v zásobě smí být 10 až 86400 sekund, za tah nejvýše 3600 navíc, na tah 1 až 720 hodin

# Addresses for alerts.

reason-no-alerts = tento server upozornění neposílá
reason-alerts-elsewhere = tento server posílá upozornění jen na { $known }
reason-not-sent-there = tam tento server neposílá
reason-address-long = adresa má nejvýše { $most ->
        [one] { $most } znak
        [few] { $most } znaky
        [many] { $most } znaku
       *[other] { $most } znaků
    }
reason-answered = odpověď zněla { $status }
reason-no-answer-yet = odpověď nepřišla včas
reason-out-of-touch = adresa je nedostupná
