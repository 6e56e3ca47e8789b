# Why a position is refused, in the terminal only. Words of the notation (clauses, steps, colours, regions, cards) are not translated.

# Any position.

reason-position-too-long = pozice má nejvýše { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
        [many] { $most } bajtu
       *[other] { $most } bajtů
    }
reason-position-idle = v dalším kroku není co rozhodovat: chybí to, co tento krok vyžaduje
reason-position-nobody = nikdo není na řadě: přidejte „red to choose“, „todo play red“ nebo „over“

# Clauses.

reason-position-no-clause = neznámá klauzule „{ $found }“; možnosti: { $first }, název regionu, { $others } nebo PLAYER to …
reason-position-said-twice = „{ $found }“ je tu dvakrát
reason-position-no-number = „{ $found }“ není číslo, které sem patří
reason-position-no-pair = za „{ $found }“ chybí hodnota
reason-position-no-player = neznámý hráč „{ $found }“
reason-position-no-stack = tato hra nemá balíček „{ $found }“
reason-position-player-wanted = očekává se hráč
reason-position-stack-wanted = očekává se balíček
reason-position-one-word = očekává se jedno slovo, ne { $found }
reason-position-stack-words = { $wanted ->
          [one] očekává se { $wanted } karta balíčku
          [few] očekávají se { $wanted } karty balíčku
          [many] očekává se { $wanted } karty balíčku
         *[other] očekává se { $wanted } karet balíčku
  }, ne { $found }
reason-position-power-words = očekává se 13 silových karet, ne { $found }
reason-position-region-words = očekává se 18 regionů, ne { $found }

# Steps.

reason-position-no-step = neznámý krok „{ $found }“; možnosti: { $known }
reason-position-step-number = „{ $found }“ není číslo od 0 do 99
reason-position-steps = za sebou mohou následovat nejvýše čtyři kroky
reason-position-by = místo „{ $found }“ se očekává „by ability“ nebo „by card“
reason-position-use = za „use“ se očekává „special placement“, „special“ nebo „placement“
reason-position-move = místo „{ $found }“ se očekává něco jako „2 own“ nebo „from toledo“
reason-position-move-alone = neočekávané „{ $found }“ na konci přemístění
reason-position-arrived = za „arrived“ se očekává nejvýše pět dvojic: hráč a region
reason-position-discs-for = za „discs …“ se očekává „for scoring“, „for return N“, „for scatter REGION“ nebo „for score-once“
reason-position-king-to = neznámý cíl krále „{ $found }“; možnosti: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } nehraje
reason-position-no-seat = { $player } nemá místo
reason-position-caballeros = { $player } má nejvýše 30 caballeros, ne { $found }
reason-position-score = { $player } má příliš mnoho bodů
reason-position-start = { $player } nemůže mít figurku začínajícího hráče
reason-position-tiles = na jedné bodovací tabulce může ležet jen jedna alternativní
reason-position-two-vetoes = karty Veto jsou jen dvě
reason-position-no-vetoes = tolik karet Veto v této hře není
reason-position-veto = veto musí patřit některému místu a trvat do konce tohoto (1) nebo příštího (2) kola
reason-position-regency = krále nebo granda tam přemístí jen Nové regentství

# Rounds and the cards of a round.

reason-position-rounds = kolo musí být od 1 do 9, ne { $found }
reason-position-short = zkrácená hra přeskakuje { $round }. kolo
reason-position-own-turn = kdo je na tahu, nemůže na tah čekat
reason-position-stranger-waits = na tah čeká někdo, kdo nehraje
reason-position-waits = kdo čeká na tah, musí mít vynesenou silovou kartu
reason-position-value-twice = v jednom kole nelze vynést stejnou hodnotu dvakrát
reason-position-offers = lícem vzhůru leží nejvýše { $most ->
        [one] { $most } karta
        [few] { $most } karty
        [many] { $most } karty
       *[other] { $most } karet
    }
reason-position-absent = karta { $card } do této hry nepatří
reason-position-offer-twice = některá karta leží lícem vzhůru dvakrát
reason-position-stranger-took = kartu si vzal někdo, kdo nehraje
reason-position-cards-left = zbývá vzít { $needed ->
        [one] { $needed } kartu
        [few] { $needed } karty
        [many] { $needed } karty
       *[other] { $needed } karet
    }, počet volných je { $free }

# Hands and stacks.

reason-position-hand = { $player } má { $found ->
        [one] { $found } silovou kartu
        [few] { $found } silové karty
        [many] { $found } silové karty
       *[other] { $found } silových karet
    }; od { $round }. kola jich je potřeba aspoň { $needed }
reason-position-modifiers = { $player } má { $found ->
        [one] { $found } šedou kartu
        [few] { $found } šedé karty
        [many] { $found } šedé karty
       *[other] { $found } šedých karet
    }, rozdávají se nejvýše 3
reason-position-many-modifiers = příliš mnoho šedých karet
reason-position-power-shift = šedé karty vyžadují variantu power-shift
reason-position-modifier-copies = šedá karta { $modifier } je ve hře jen { $copies }×
reason-position-copies = v balíčcích je karta { $card } { $found }×, smí tam být nejvýše { $most }×
reason-position-alternatives = do balíčků patří karta { $card } { $wanted }×
reason-position-stack-mixed = v balíčku { $stack } { $found ->
        [one] je { $found } karta
        [few] jsou { $found } karty
        [many] je { $found } karty
       *[other] je { $found } karet
    } z balíčku { $from }, musí jich být { $wanted }

# The dummy.

reason-position-drawn-alone = karty regionů se otáčejí jen při hře dvou hráčů
reason-position-drawn-twice = mezi dvěma vyhodnoceními nelze otočit stejnou kartu regionu dvakrát
reason-position-drawn-many = otočeno je příliš mnoho karet regionů
reason-position-dummy-powers = virtuální hráč musí mít každou silovou kartu jednou

# What is to be asked.

reason-position-over = po konci hry není nikdo na řadě
reason-position-no-turns = { $player } nemá tahy
reason-position-one-thing = mimo tah je vždy jen jeden krok
reason-position-whose = „{ $found }“ je krok tahu: napište, čí tah to je
reason-position-not-there = „{ $found }“ v této pozici možné není
reason-position-chosen = karta se volí jen během tahu
reason-position-nobody-waits = mezi tahy nikdo na tah nečeká
reason-position-not-next = { $player } teď není na řadě s vynesením silové karty
reason-position-pass-first = šedé karty se předávají jen před prvním kolem
reason-position-pass-all = každé místo musí mít vybranou šedou kartu, nebo ji právě vybírat
reason-position-pass-own = každý hráč musí předat jednu ze svých šedých karet
reason-position-discs-set = kotouče mohou být nastavené, jen dokud některé ještě chybějí
reason-position-discs-all = každé místo musí mít nastavený kotouč, nebo ho právě nastavovat
reason-position-discs-none = stojí-li král u věže, kotouče se nenastavují
reason-position-no-scoring = po { $round }. kole není vyhodnocení
reason-position-put-away = nejprve je třeba odložit vynesené silové karty
