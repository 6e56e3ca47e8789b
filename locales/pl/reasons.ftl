# Why a text, a table or an address is refused. Follows a colon. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = wiersz { $line }: { $reason }
reason-unclear = tego nie da się odczytać: { $found }
reason-illegal = zasady na to nie pozwalają; dozwolone: { $allowed }

# Any text.

reason-too-long =
    tekst ma { $found ->
        [one] { $found } bajt
        [few] { $found } bajty
        [many] { $found } bajtów
       *[other] { $found } bajtów
    }, a może mieć najwyżej { $most }
reason-no-player = „{ $found }” to nie kolor gracza; znane są: { $known }
reason-no-region = „{ $found }” to nie region; znane są: { $known }
reason-no-site = „{ $found }” to nie region ani castillo; znane są: { $known }
reason-no-place = „{ $found }” to nie miejsce dla króla; znane są: { $known }
reason-no-power = „{ $found }” to nie karta siły; są od 1 do 13
reason-no-modifier = „{ $found }” to nie modyfikator; znane są: { $known }
reason-no-tile = „{ $found }” to nie płytka punktacji; znane są: { $known }
reason-no-card = „{ $found }” to nie karta akcji; ich listę wypisuje `elgrande cards`
reason-no-action = „{ $found }” to nie akcja; znane są: { $known }
reason-no-variant = „{ $found }” to nie wariant; znane są: { $known }
reason-no-certainty = „{ $found }” to nie stopień pewności; znane są: { $known }
reason-no-ability = „{ $found }” to nie zdolność; znane są: { $known }
reason-no-set = „{ $found }” to nie zestaw kart; znane są: { $known }
reason-no-level = „{ $found }” to nie poziom; znane są: { $known }
reason-no-idea = „{ $found }” to nie technika; znane są: { $known }
reason-no-effect = „{ $found }” to nie działanie; znane są: { $known }
reason-no-number = „{ $found }” to nie liczba od 0 do 255
reason-words-too-many = za dużo słów: „{ $found }”

# Records.

reason-record-version = nieznana wersja zapisu { $found }; oczekiwano { $known }
reason-rules-version = nieznana wersja zasad { $found }; oczekiwano { $known }
reason-edition-line = oczekiwano nazwy i sumy kontrolnej
reason-edition-unknown = grano według wydania { $name } o sumie kontrolnej { $found }, a znane są: { $known }; podaj też plik tamtego wydania
reason-edition-elsewhere = grano według wydania { $name } o sumie kontrolnej { $found }, a nie { $known }; podaj też tekst tamtego wydania: serwer, na którym grano, udostępnia go pod /api/editions/EDITION/text
reason-homes = tu musi stać region początkowy każdego z graczy, w tej kolejności: { $seats }
reason-must-stand = oczekiwano „{ $start } …”, a nie „{ $found }”
reason-must-stand-yet = oczekiwano „{ $start } …”, a tekst już się kończy
reason-actions-alone = po „actions” nic nie może występować; każda akcja ma własny wiersz
reason-must-decide = teraz decyduje: { $players }
reason-over = gra już się skończyła
reason-not-over = gra jeszcze się nie skończyła; teraz decyduje: { $players }
reason-other-result = odtworzenie akcji daje inny wynik: { $found }
reason-after-result = po wyniku nie może być już tekstu

# What is dealt.

reason-players = grać może od 2 do 5 osób
reason-merged = stosy 2 i 3 łączy się tylko w grze 2- lub 3-osobowej
reason-alternatives = można użyć najwyżej jednej karty representation, dwóch veto i jednej rivalry
reason-home-count = regionów początkowych jest { $found }, a musi być { $wanted }
reason-home-taken = { $region } to region króla albo kogoś innego, a regiony początkowe muszą być różne
reason-stack-count = stosów jest { $found }, a musi być { $wanted }
reason-hand-count = zestawów modyfikatorów jest { $found }, a musi być { $wanted }
reason-no-seat = { $player } nie ma miejsca w tej grze; miejsca: { $seats }
reason-cards-in-stack =
    w stosie { $stack } { $found ->
        [one] jest { $found } karta
        [few] są { $found } karty
        [many] jest { $found } kart
       *[other] jest { $found } kart
    }, a musi być { $wanted }
reason-cards-of-stack =
    ze stosu { $stack } { $found ->
        [one] jest { $found } karta
        [few] są { $found } karty
        [many] jest { $found } kart
       *[other] jest { $found } kart
    }, a musi być { $wanted }
reason-stack-holds = kart { $card } w stosie { $stack } jest { $found }, a musi być { $wanted }
reason-stack-may-hold = kart { $card } w stosie { $stack } jest { $found }, a musi być od { $fewest } do { $most }
reason-modifiers =
    { $found ->
        [one] jest { $found } modyfikator
        [few] są { $found } modyfikatory
        [many] jest { $found } modyfikatorów
       *[other] jest { $found } modyfikatorów
    }, a musi być { $wanted }
reason-modifier-dealt =
    modyfikator { $modifier } rozdano { $found ->
        [one] { $found } raz
        [few] { $found } razy
        [many] { $found } razy
       *[other] { $found } razy
    }, a egzemplarzy jest tylko { $copies }
reason-dummy-powers = różnych kart siły automy jest { $found }, a musi być { $wanted }
reason-dummy-power-twice = któraś karta siły automy występuje dwa razy
reason-dummy-draws = zestawów dobranych kart regionów jest { $found }, a musi być { $wanted }
reason-dummy-regions = kart regionów w zestawie jest { $found }, a musi być { $wanted }
reason-dummy-regions-differ = różnych kart regionów w zestawie jest { $found }, a musi być { $wanted }

# Editions.

reason-editions-full = ten serwer nie przyjmuje więcej wydań
reason-card-missing = brakuje karty { $name }, musi tu mieć swój wiersz
reason-region-missing = brakuje regionu { $name }, musi tu mieć swój wiersz
reason-modifier-missing = brakuje modyfikatora { $name }, musi tu mieć swój wiersz
reason-modifier-sum =
    { $found ->
        [one] jest { $found } modyfikator
        [few] są { $found } modyfikatory
        [many] jest { $found } modyfikatorów
       *[other] jest { $found } modyfikatorów
    }, a musi być od 15 do 40: pięciu graczy dostaje po 3
reason-list-length =
    lista ma { $found ->
        [one] { $found } pozycję
        [few] { $found } pozycje
        [many] { $found } pozycji
       *[other] { $found } pozycji
    }, a musi mieć { $wanted }
reason-values-rise = wartości { $found } rosną, a pierwsza musi być najwyższa, trzecia najniższa
reason-no-border = żaden region nie graniczy z tym krajem, a musi co najmniej jeden
reason-twice = { $region } występuje dwa razy; wymień go raz
reason-name = nazwa { $found } musi mieć od 1 do 40 znaków spośród a–z, A–Z, 0–9, „-”, „.” i „_”
reason-no-neighbours = { $region } nie ma sąsiadów, a musi mieć co najmniej jednego
reason-own-neighbour = { $region } jest wśród własnych sąsiadów, a mogą tam być tylko inne regiony
reason-one-sided = wśród sąsiadów regionu { $other } musi być { $region }, bo wśród sąsiadów regionu { $region } jest { $other }
reason-out-of-reach = do regionu { $region } nie da się dojść z regionu { $start }, a plansza musi być spójna
reason-stack-sum =
    stos { $stack } ma { $found ->
        [one] { $found } kartę
        [few] { $found } karty
        [many] { $found } kart
       *[other] { $found } kart
    }, a musi mieć { $wanted }
reason-regency-sum =
    „Nowa regencja” ma { $found ->
        [one] { $found } kartę
        [few] { $found } karty
        [many] { $found } kart
       *[other] { $found } kart
    }, a musi mieć { $wanted }
reason-copies =
    karta { $card } ma { $found ->
        [one] { $found } egzemplarz
        [few] { $found } egzemplarze
        [many] { $found } egzemplarzy
       *[other] { $found } egzemplarzy
    }, a musi mieć od 0 do { $most }
reason-veto-elsewhere = karta { $card } ma działanie „veto”, a może je mieć tylko karta veto

# The effects of cards.

reason-number = „{ $found }” to nie liczba od 1 do 30
reason-number-or-all = „{ $found }” to nie liczba od 1 do 30 ani „all”
reason-empty-span = „first value { $found }” jest puste, musi być „{ $wanted }”
reason-kind-twice = „{ $found }” liczy ten sam rodzaj drugi raz; każdy rodzaj policz raz
reason-move-whom = „move” musi mówić, ilu i czyich, na przykład „move 2 own”
reason-move-six = więcej niż 6 caballero można ruszyć tylko „from one region”; z dowolnych regionów najwyżej 6
reason-sequence =
    { $found ->
        [one] jest { $found } działanie
        [few] są { $found } działania
        [many] jest { $found } działań
       *[other] jest { $found } działań
    } po kolei, a może być najwyżej 3
reason-choice = możliwości do wyboru jest { $found }, a muszą być dwie
reason-alone = „{ $found }” musi być jedynym działaniem
reason-lock-up = „lock up grandes” musi następować zaraz po ruchu króla do regionu: „{ $example }”
reason-moves-once = ruszać caballero może tylko jedna część karty

# TOML, in which editions are written.

reason-unknown-field = nieznane pole `{ $found }`, oczekiwane jest jedno z: { $known }
reason-unknown-field-here = nieznane pole `{ $found }`, oczekiwane: { $known }
reason-missing-field = brakuje pola `{ $name }`
reason-duplicate-key = ten klucz się powtarza
reason-toml = niepoprawny TOML: `{ $found }`
reason-toml-sign = niepoprawny TOML: `{ $found }`; oczekiwano `{ $sign }`
reason-toml-value = niepoprawny TOML: `{ $found }`; oczekiwano wartości (słowa w cudzysłowie)
reason-toml-deep = listy i tabele są zagnieżdżone zbyt głęboko
reason-kind-figure = `{ $found }` to nie liczba całkowita od 0 do 30
reason-kind-number = `{ $found }` to nie liczba całkowita
reason-kind-list = `{ $found }` to nie lista
reason-kind-word = `{ $found }` to nie słowo w cudzysłowie
reason-kind-switch = `{ $found }` to ani true, ani false
reason-kind-table = `{ $found }` to nie tabela postaci {"{"} klucz = wartość {"}"}
reason-kind-address = `{ $found }` to nie adres z portem, taki jak "127.0.0.1:8765"
reason-kind-other = `{ $found }` to nie to, czego tu oczekiwano

# Tables.

reason-record-seats =
    ta gra ma { $players ->
        [one] { $players } miejsce
        [few] { $players } miejsca
        [many] { $players } miejsc
       *[other] { $players } miejsc
    }, każde dla „me” albo bota
reason-record-variants = zapis ma własne warianty; pomiń „variants”
reason-record-pace = gra z zapisu nie ma zegara; pomiń „pace”
reason-seat = nieznane miejsce „{ $found }”; oczekiwano „me”, „open” albo poziomu bota: { $known }
reason-pace = zapas czasu ma od 10 do 86400 sekund, dodatek na turę najwyżej 3600, czas na turę to od 1 do 720 godzin

# Addresses for alerts.

reason-no-alerts = ten serwer nie wysyła powiadomień
reason-alerts-elsewhere = ten serwer wysyła powiadomienia tylko na { $known }
reason-not-sent-there = ten serwer nie wysyła powiadomień na ten adres
reason-no-topic = adres musi wyglądać tak: https://ntfy.sh/TEMAT
reason-no-room = adres musi wyglądać tak: https://HOMESERVER/!POKÓJ:SERWER
reason-no-token = ten format wymaga tokenu dostępu
reason-address-long =
    adres ma najwyżej { $most ->
        [one] { $most } znak
        [few] { $most } znaki
        [many] { $most } znaków
       *[other] { $most } znaków
    }
reason-answered = adres zwrócił status { $status }
reason-no-answer-yet = adres nie odpowiedział na czas
reason-out-of-touch = adres jest nieosiągalny

reason-password-length = musi mieć od 8 do 200 znaków
reason-password-common = zbyt łatwo je odgadnąć; wybierz inne
