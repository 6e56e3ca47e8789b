# Why a text, a table or an address is refused. Words of the files (regions, cards, colours) are not translated.

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
reason-no-player = neznámý hráč „{ $found }“; možnosti: { $known }
reason-no-region = neznámý region „{ $found }“; možnosti: { $known }
reason-no-site = „{ $found }“ není region ani věž; možnosti: { $known }
reason-no-place = neznámé místo pro krále „{ $found }“; možnosti: { $known }
reason-no-power = neznámá silová karta „{ $found }“; jsou od 1 do 13
reason-no-modifier = neznámá šedá karta „{ $found }“; možnosti: { $known }
reason-no-tile = neznámá alternativní tabulka „{ $found }“; možnosti: { $known }
reason-no-card = neznámá akční karta „{ $found }“; seznam vypíše `elgrande cards`
reason-no-action = neznámá akce „{ $found }“; možnosti: { $known }
reason-no-variant = neznámá varianta „{ $found }“; možnosti: { $known }
reason-no-certainty = neznámý stupeň jistoty „{ $found }“; možnosti: { $known }
reason-no-ability = neznámý efekt šedé karty „{ $found }“; možnosti: { $known }
reason-no-set = neznámá sada karet „{ $found }“; možnosti: { $known }
reason-no-level = neznámá úroveň „{ $found }“; možnosti: { $known }
reason-no-idea = neznámá technika „{ $found }“; možnosti: { $known }
reason-no-effect = neznámý efekt „{ $found }“; možnosti: { $known }
reason-no-number = „{ $found }“ není číslo od 0 do 255
reason-words-too-many = příliš mnoho slov: „{ $found }“

# Records.

reason-record-version = neznámá verze záznamu { $found }; podporuje se { $known }
reason-rules-version = neznámá verze pravidel { $found }; podporuje se { $known }
reason-edition-line = očekává se název a otisk
reason-edition-unknown = hrálo se s vydáním { $name }, otisk { $found }; známá vydání: { $known }; přidejte soubor toho vydání
reason-edition-elsewhere = hrálo se s vydáním { $name }, otisk { $found }, ne s { $known }; přidejte text toho vydání; server, na kterém se hrálo, ho nabízí na /api/editions/EDITION/text
reason-homes = očekává se domov každého hráče v tomto pořadí: { $seats }
reason-must-stand = očekává se „{ $start } …“, ne „{ $found }“
reason-must-stand-yet = očekává se „{ $start } …“, ale text tu končí
reason-actions-alone = za „actions“ už nesmí nic následovat; každá akce má vlastní řádek
reason-must-decide = teď musí rozhodnout { $players }
reason-over = partie skončila
reason-not-over = partie neskončila, teď musí rozhodnout { $players }
reason-other-result = přehrání akcí dává jiný výsledek: { $found }
reason-after-result = za výsledkem už nesmí nic následovat

# What is dealt.

reason-players = hrát může 2 až 5 hráčů
reason-merged = 2. a 3. balíček se spojují jen při hře dvou nebo tří hráčů
reason-alternatives = použít lze nejvýše 1× representation, 2× veto a 1× rivalry
reason-home-count = počet domovů je { $found }, musí být { $wanted }
reason-home-taken = { $region } už patří králi nebo jinému hráči; domovy se musí lišit
reason-stack-count = počet balíčků je { $found }, musí být { $wanted }
reason-hand-count = počet sad šedých karet je { $found }, musí být { $wanted }
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
reason-modifier-dealt = šedá karta { $modifier } je rozdána { $found }×, ve hře je jen { $copies }×
reason-dummy-powers = různých silových karet má virtuální hráč { $found }, musí jich mít { $wanted }
reason-dummy-power-twice = některá silová karta virtuálního hráče je tu dvakrát
reason-dummy-draws = počet sad otáčených karet regionů je { $found }, musí být { $wanted }
reason-dummy-regions = v jedné sadě { $found ->
        [one] je { $found } karta regionu
        [few] jsou { $found } karty regionů
        [many] je { $found } karty regionu
       *[other] je { $found } karet regionů
    }, musí jich být { $wanted }
reason-dummy-regions-differ = počet různých karet regionů v jedné sadě je { $found }, musí být { $wanted }

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
reason-veto-elsewhere = karta { $card } má efekt „veto“; mít ho smí jen karta veto

# The effects of cards.

reason-number = „{ $found }“ není číslo od 1 do 30
reason-number-or-all = „{ $found }“ není číslo od 1 do 30 ani „all“
reason-empty-span = „first value { $found }“ nezahrnuje nic; napište „{ $wanted }“
reason-kind-twice = „{ $found }“ počítá týž druh znovu; každý druh počítejte jednou
reason-move-whom = „move“ musí říct, kolik a čích, například „move 2 own“
reason-move-six = přemístit odkudkoli lze nejvýše 6; víc jen „from one region“
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
reason-alone = „{ $found }“ musí být jediný efekt
reason-lock-up = „lock up grandes“ musí následovat hned po přemístění krále do regionu: „{ $example }“
reason-moves-once = caballeros smí přemisťovat jen jedna část karty

# TOML, in which editions are written.

reason-unknown-field = neznámé pole `{ $found }`; očekává se jedno z těchto: { $known }
reason-unknown-field-here = neznámé pole `{ $found }`; očekává se { $known }
reason-missing-field = chybí pole `{ $name }`
reason-duplicate-key = klíč je tu dvakrát
reason-toml = neplatné TOML: `{ $found }`
reason-toml-sign = neplatné TOML: `{ $found }`; očekává se `{ $sign }`
reason-toml-value = neplatné TOML: `{ $found }`; očekává se hodnota (slova v uvozovkách)
reason-toml-deep = seznamy a tabulky jsou do sebe vnořené příliš hluboko
reason-kind-figure = `{ $found }` není celé číslo od 0 do 30
reason-kind-number = `{ $found }` není celé číslo
reason-kind-list = `{ $found }` není seznam
reason-kind-word = `{ $found }` není slovo v uvozovkách
reason-kind-switch = `{ $found }` není true ani false
reason-kind-table = `{ $found }` není tabulka jako {"{"} klíč = hodnota {"}"}
reason-kind-address = `{ $found }` není adresa s portem jako "127.0.0.1:8765"
reason-kind-other = `{ $found }` není to, co se tu očekává

# Tables.

reason-record-seats = tato partie má { $players ->
        [one] { $players } místo
        [few] { $players } místa
        [many] { $players } místa
       *[other] { $players } míst
    }, každé pro „me“ nebo pro bota
reason-record-variants = záznam má vlastní varianty; vynechte „variants“
reason-record-pace = partie ze záznamu nemá časomíru; vynechte „pace“
reason-seat = neznámé místo „{ $found }“; očekává se „me“, „open“ nebo úroveň bota: { $known }
reason-pace = v zásobě smí být 10 až 86400 sekund, za tah nejvýše 3600 navíc, na tah 1 až 720 hodin

# Addresses for alerts.

reason-no-alerts = tento server oznámení neposílá
reason-alerts-elsewhere = tento server posílá oznámení jen na { $known }
reason-not-sent-there = na tuto adresu server oznámení neposílá
reason-no-topic = adresa musí vypadat takto: https://ntfy.sh/TÉMA
reason-no-room = adresa musí vypadat takto: https://HOMESERVER/!MÍSTNOST:SERVER
reason-no-token = tento formát potřebuje přístupový token
reason-address-long = adresa má nejvýše { $most ->
        [one] { $most } znak
        [few] { $most } znaky
        [many] { $most } znaku
       *[other] { $most } znaků
    }
reason-answered = adresa odpověděla se stavem { $status }
reason-no-answer-yet = adresa neodpověděla včas
reason-out-of-touch = adresa je nedostupná

reason-password-length = musí mít 8 až 200 znaků
reason-password-common = dá se příliš snadno uhodnout; zvolte jiné
