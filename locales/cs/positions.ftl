# Why a position is refused, in the terminal only. Words of the notation (clauses, steps, colours, regions, cards) stay as they are.

# Any position.

reason-position-too-long = pozice má nejvýše { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
        [many] { $most } bajtu
       *[other] { $most } bajtů
    }
reason-position-idle = v tomto kroku není co rozhodovat: chybí to, co potřebuje
reason-position-nobody = nikdo nemá co dělat: napište „red to choose“, „todo play red“ nebo „over“

# Clauses.

reason-position-no-clause = „{ $found }“ není klauzule; známe: { $first }, název regionu, { $others } nebo PLAYER to …
reason-position-said-twice = „{ $found }“ je tu dvakrát
reason-position-no-number = „{ $found }“ není číslo, které tu může stát
reason-position-no-pair = za „{ $found }“ chybí to, co k němu patří
reason-position-no-player = „{ $found }“ není hráč
reason-position-no-stack = „{ $found }“ není balíček této hry
reason-position-player-wanted = tady musí stát hráč
reason-position-stack-wanted = tady musí stát balíček
reason-position-one-word = tady musí stát jedno slovo, ne { $found }
reason-position-stack-words = tady musí stát { $wanted ->
        [one] { $wanted } slovo
        [few] { $wanted } slova
        [many] { $wanted } slova
       *[other] { $wanted } slov
    } (každá karta balíčku), ne { $found }
reason-position-power-words = tady musí stát 13 slov (13 silových karet), ne { $found }
reason-position-region-words = tady musí stát 18 slov (18 regionů), ne { $found }

# Steps.

reason-position-no-step = „{ $found }“ není krok; známe: { $known }
reason-position-step-number = „{ $found }“ není číslo od 0 do 99
reason-position-steps = čekat mohou nejvýše čtyři kroky
reason-position-by = místo „{ $found }“ musí stát „by ability“ nebo „by card“
reason-position-use = „use“ musí říct, co se využije: „use special placement“, „use special“ nebo „use placement“
reason-position-move = místo „{ $found }“ musí stát něco jako „2 own“ nebo „from toledo“
reason-position-move-alone = samotné „{ $found }“ o přemístění nic neříká
reason-position-arrived = za „arrived“ stojí nejvýše pět dvojic: hráč a region
reason-position-discs-for = za „discs …“ musí stát „for scoring“, „for return N“, „for scatter REGION“ nebo „for score-once“
reason-position-king-to = „{ $found }“ neříká, kam jde král; známe: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } nehraje
reason-position-no-seat = { $player } nemá místo
reason-position-caballeros = { $player } má 30 caballeros, ne { $found }
reason-position-score = { $player } nemůže mít tolik bodů
reason-position-start = { $player } nemůže mít figurku začínajícího hráče
reason-position-tiles = na jedné bodovací tabulce leží nejvýše jedna alternativní
reason-position-two-vetoes = veta jsou jen dvě
reason-position-no-vetoes = taková veta v této hře nejsou
reason-position-veto = veto leží před některým místem, do konce tohoto (1) nebo příštího (2) kola
reason-position-regency = krále nebo granda tam přivede jen Nové regentství

# Rounds and the cards of a round.

reason-position-rounds = kola jdou od 1 do 9, ne { $found }
reason-position-short = zkrácená hra přeskakuje { $round }. kolo
reason-position-own-turn = kdo je na tahu, už na tah nečeká
reason-position-stranger-waits = čeká někdo, kdo nehraje
reason-position-waits = kdo čeká, má vynesenou silovou kartu
reason-position-value-twice = žádná hodnota se v jednom kole nevynáší dvakrát
reason-position-offers = lícem vzhůru leží nejvýše { $most ->
        [one] { $most } karta
        [few] { $most } karty
        [many] { $most } karty
       *[other] { $most } karet
    }
reason-position-offer-twice = některá karta leží lícem vzhůru dvakrát
reason-position-stranger-took = kartu si vzal někdo, kdo nehraje
reason-position-cards-left = zbývá vzít { $needed ->
        [one] { $needed } kartu
        [few] { $needed } karty
        [many] { $needed } karty
       *[other] { $needed } karet
    }, volných je { $free }

# Hands and stacks.

reason-position-hand = { $player } má { $found ->
        [one] { $found } silovou kartu
        [few] { $found } silové karty
        [many] { $found } silové karty
       *[other] { $found } silových karet
    }; od { $round }. kola jich je potřeba { $needed }
reason-position-modifiers = { $player } má { $found ->
        [one] { $found } šedou kartu
        [few] { $found } šedé karty
        [many] { $found } šedé karty
       *[other] { $found } šedých karet
    }, rozdávají se nejvýše 3
reason-position-many-modifiers = tolik šedých karet nikdo nemá
reason-position-power-shift = šedé karty jsou jen s „power-shift“
reason-position-modifier-copies = šedá karta { $modifier } je ve hře { $copies }×
reason-position-copies = v balíčcích je karta { $card } { $found }×, smí tam být nejvýše { $most }×
reason-position-alternatives = do balíčků patří karta { $card } { $wanted }×
reason-position-stack-mixed = v balíčku { $stack } { $found ->
        [one] je { $found } karta
        [few] jsou { $found } karty
        [many] je { $found } karty
       *[other] je { $found } karet
    } z balíčku { $from }, musí jich být { $wanted }

# The dummy.

reason-position-drawn-alone = karty regionů se otáčejí jen ve dvou hráčích
reason-position-drawn-twice = mezi dvěma vyhodnoceními se žádná karta regionu neotáčí dvakrát
reason-position-drawn-many = tolik karet regionů se neotáčí
reason-position-dummy-powers = virtuální hráč má každou silovou kartu jednou

# What is to be asked.

reason-position-over = po konci hry už nikdo nic nedělá
reason-position-no-turns = { $player } nemá tahy
reason-position-one-thing = mimo tah se ptáme vždy jen na jedno
reason-position-whose = „{ $found }“ je krok tahu: napište, čí tah to je
reason-position-not-there = „{ $found }“ tam v této pozici stát nemůže
reason-position-chosen = karta se vybírá v tahu
reason-position-nobody-waits = na tah ještě nikdo nečeká
reason-position-not-next = další silovou kartu nevynáší { $player }
reason-position-pass-first = šedé karty se předávají před prvním kolem
reason-position-pass-all = každý už vybral, nebo se ho teprve ptáme
reason-position-pass-own = každý předává jednu ze svých šedých karet
reason-position-discs-set = kotouče jsou nastavené, jen dokud se na některý ještě ptáme
reason-position-discs-all = každý už nastavil kotouč, nebo se ho teprve ptáme
reason-position-discs-none = stojí-li král u věže, na kotouče se neptáme
reason-position-no-scoring = po { $round }. kole není vyhodnocení
reason-position-put-away = nejdřív se odloží silové karty
