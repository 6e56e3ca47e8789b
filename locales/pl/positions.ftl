# Why a position is refused, in the terminal only. Follows a colon. Words of the notation (clauses, steps, colours, regions,
# cards) stay as they are.

# Any position.

reason-position-too-long =
    pozycja ma najwyżej { $most ->
        [one] { $most } bajt
        [few] { $most } bajty
        [many] { $most } bajtów
       *[other] { $most } bajtów
    }
reason-position-idle = w tym kroku nie ma o czym decydować: brakuje tego, czego wymaga
reason-position-nobody = nikt nie ma nic do zrobienia: napisz „red to choose”, „todo play red” albo „over”

# Clauses.

reason-position-no-clause = „{ $found }” to nie klauzula; znane są: { $first }, nazwa regionu, { $others } albo PLAYER to …
reason-position-said-twice = „{ $found }” stoi dwa razy
reason-position-no-number = „{ $found }” to nie liczba, która może tu stać
reason-position-no-pair = po „{ $found }” brakuje tego, co się z tym łączy
reason-position-no-player = „{ $found }” to nie kolor gracza
reason-position-no-stack = „{ $found }” to nie stos tej gry
reason-position-player-wanted = tu musi stać kolor gracza
reason-position-stack-wanted = tu musi stać stos
reason-position-one-word = tu musi stać jedno słowo, a nie { $found }
reason-position-stack-words =
    tu { $wanted ->
        [one] musi stać { $wanted } słowo
        [few] muszą stać { $wanted } słowa
        [many] musi stać { $wanted } słów
       *[other] musi stać { $wanted } słów
    } (każda karta stosu), a nie { $found }
reason-position-power-words = tu musi stać 13 słów (13 kart siły), a nie { $found }
reason-position-region-words = tu musi stać 18 słów (18 regionów), a nie { $found }

# Steps.

reason-position-no-step = „{ $found }” to nie krok; znane są: { $known }
reason-position-step-number = „{ $found }” to nie liczba od 0 do 99
reason-position-steps = czekać mogą najwyżej cztery kroki
reason-position-by = zamiast „{ $found }” musi stać „by ability” albo „by card”
reason-position-use = „use” musi mówić, czego użyć: „use special placement”, „use special” albo „use placement”
reason-position-move = zamiast „{ $found }” musi stać coś w rodzaju „2 own” albo „from toledo”
reason-position-move-alone = samo „{ $found }” nic nie mówi o ruchu
reason-position-arrived = po „arrived” stoi najwyżej pięć par: kolor gracza i region
reason-position-discs-for = po „discs …” musi stać „for scoring”, „for return N”, „for scatter REGION” albo „for score-once”
reason-position-king-to = „{ $found }” nie mówi, dokąd idzie król; znane są: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } nie gra
reason-position-no-seat = { $player } nie ma miejsca w tej grze
reason-position-caballeros = { $player } ma 30 caballero, a nie { $found }
reason-position-score = { $player } nie może mieć aż tylu punktów
reason-position-start = { $player } nie może mieć znacznika 1. gracza
reason-position-tiles = na pasku leży najwyżej jedna płytka
reason-position-two-vetoes = są tylko dwa veta
reason-position-no-vetoes = takich vet w tej grze nie ma
reason-position-veto = veto leży przed którymś z miejsc, do końca tej (1) albo następnej (2) rundy
reason-position-regency = króla albo grande sprowadza tam tylko „Nowa regencja”

# Rounds and the cards of a round.

reason-position-rounds = rundy mają numery od 1 do 9, a nie { $found }
reason-position-short = krótka gra pomija rundę { $round }
reason-position-own-turn = kto ma turę, już na nią nie czeka
reason-position-stranger-waits = czeka ktoś, kto nie gra
reason-position-waits = kto czeka, ma zagraną kartę siły
reason-position-value-twice = żadnej wartości nie zagrywa się w rundzie dwa razy
reason-position-offers =
    { $most ->
        [one] odkryta leży najwyżej { $most } karta
        [few] odkryte leżą najwyżej { $most } karty
        [many] odkrytych leży najwyżej { $most } kart
       *[other] odkrytych leży najwyżej { $most } kart
    }
reason-position-offer-twice = któraś karta leży odkryta dwa razy
reason-position-stranger-took = kartę wziął ktoś, kto nie gra
reason-position-cards-left =
    do wzięcia { $needed ->
        [one] jest jeszcze { $needed } karta
        [few] są jeszcze { $needed } karty
        [many] jest jeszcze { $needed } kart
       *[other] jest jeszcze { $needed } kart
    }, a wolnych jest { $free }

# Hands and stacks.

reason-position-hand =
    { $player } ma { $found ->
        [one] { $found } kartę siły
        [few] { $found } karty siły
        [many] { $found } kart siły
       *[other] { $found } kart siły
    }; od rundy { $round } potrzeba { $needed }
reason-position-modifiers =
    { $player } ma { $found ->
        [one] { $found } modyfikator
        [few] { $found } modyfikatory
        [many] { $found } modyfikatorów
       *[other] { $found } modyfikatorów
    }, a rozdaje się najwyżej 3
reason-position-many-modifiers = tylu modyfikatorów nikt nie ma
reason-position-power-shift = modyfikatory są tylko z „power-shift”
reason-position-modifier-copies = liczba egzemplarzy modyfikatora { $modifier } to { $copies }
reason-position-copies = kart { $card } w stosach jest { $found }, a może być najwyżej { $most }
reason-position-alternatives = kart { $card } w stosach musi być { $wanted }
reason-position-stack-mixed =
    w stosie { $stack } { $found ->
        [one] jest { $found } karta
        [few] są { $found } karty
        [many] jest { $found } kart
       *[other] jest { $found } kart
    } ze stosu { $from }, a musi być { $wanted }

# The dummy.

reason-position-drawn-alone = karty regionów dobiera się tylko w grze 2-osobowej
reason-position-drawn-twice = między dwiema punktacjami żadnej karty regionu nie dobiera się dwa razy
reason-position-drawn-many = tylu kart regionów się nie dobiera
reason-position-dummy-powers = automa ma każdą kartę siły raz

# What is to be asked.

reason-position-over = po końcu gry nikt już nic nie robi
reason-position-no-turns = { $player } nie rozgrywa tur
reason-position-one-thing = poza turą pyta się naraz tylko o jedno
reason-position-whose = „{ $found }” to krok tury: napisz, czyjej
reason-position-not-there = „{ $found }” nie może tam stać w tej pozycji
reason-position-chosen = kartę wybiera się w turze
reason-position-nobody-waits = nikt jeszcze nie czeka na turę
reason-position-not-next = to nie { $player } zagrywa następną kartę siły
reason-position-pass-first = modyfikatory przekazuje się przed pierwszą rundą
reason-position-pass-all = każdy gracz już wybrał albo jest pytany
reason-position-pass-own = każdy przekazuje własny modyfikator
reason-position-discs-set = dyski są ustawione tylko wtedy, gdy o któryś jeszcze się pyta
reason-position-discs-all = każdy gracz już ustawił dysk albo jest pytany
reason-position-discs-none = gdy król stoi obok castillo, nie pyta się o dyski
reason-position-no-scoring = po rundzie { $round } nie ma punktacji
reason-position-put-away = najpierw odkłada się karty siły
