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
reason-position-idle = w następnym kroku nie ma o czym decydować; brakuje czegoś, co jest do niego potrzebne
reason-position-nobody = nikt nie ma nic do zrobienia; dodaj „red to choose”, „todo play red” albo „over”

# Clauses.

reason-position-no-clause = nieznana klauzula „{ $found }”; oczekiwano jednej z: { $first }, nazwa regionu, { $others } albo PLAYER to …
reason-position-said-twice = „{ $found }” występuje dwa razy
reason-position-no-number = „{ $found }” to nie liczba, która tu pasuje
reason-position-no-pair = po „{ $found }” brakuje wartości
reason-position-no-player = nieznany gracz „{ $found }”
reason-position-no-stack = w tej grze nie ma stosu „{ $found }”
reason-position-player-wanted = oczekiwano koloru gracza
reason-position-stack-wanted = oczekiwano stosu
reason-position-one-word = oczekiwano jednego słowa, a nie { $found }
reason-position-stack-words = kart stosu jest { $found }, a musi być { $wanted }
reason-position-power-words = kart siły jest { $found }, a musi być 13
reason-position-region-words = regionów jest { $found }, a musi być 18

# Steps.

reason-position-no-step = nieznany krok „{ $found }”; znane są: { $known }
reason-position-step-number = „{ $found }” to nie liczba od 0 do 99
reason-position-steps = po sobie mogą następować najwyżej cztery kroki
reason-position-by = zamiast „{ $found }” oczekiwano „by ability” albo „by card”
reason-position-use = po „use” oczekiwano „special placement”, „special” albo „placement”
reason-position-move = zamiast „{ $found }” oczekiwano czegoś w rodzaju „2 own” albo „from toledo”
reason-position-move-alone = nieoczekiwane „{ $found }” na końcu ruchu
reason-position-arrived = po „arrived” oczekiwano najwyżej pięciu par: kolor gracza i region
reason-position-discs-for = po „discs …” oczekiwano „for scoring”, „for return N”, „for scatter REGION” albo „for score-once”
reason-position-king-to = nieznany cel króla „{ $found }”; znane są: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } nie gra
reason-position-no-seat = { $player } nie ma miejsca w tej grze
reason-position-caballeros = caballero gracza { $player } jest { $found }, a może być najwyżej 30
reason-position-score = { $player } nie może mieć aż tylu punktów
reason-position-start = { $player } nie może mieć znacznika 1. gracza
reason-position-tiles = na pasku punktacji może leżeć tylko jedna płytka
reason-position-two-vetoes = są tylko dwie karty Veto
reason-position-no-vetoes = w tej grze nie ma tylu kart Veto
reason-position-veto = Veto musi należeć do miejsca przy stole i trwać do końca tej (1) albo następnej (2) rundy
reason-position-regency = króla albo grande sprowadza tam tylko „Nowa regencja”

# Rounds and the cards of a round.

reason-position-rounds = rundy mają numery od 1 do 9, a nie { $found }
reason-position-short = krótka gra pomija rundę { $round }
reason-position-own-turn = kto ma turę, już na nią nie czeka
reason-position-stranger-waits = na turę czeka ktoś, kto nie gra
reason-position-waits = kto czeka na turę, musi mieć zagraną kartę siły
reason-position-value-twice = żadnej wartości nie zagrywa się w rundzie dwa razy
reason-position-offers = odkrytych kart może być najwyżej { $most }
reason-position-absent = karta { $card } nie należy do tej gry
reason-position-offer-twice = któraś karta leży odkryta dwa razy
reason-position-stranger-took = kartę wziął ktoś, kto nie gra
reason-position-cards-left = kart do wzięcia jest { $free }, a musi być co najmniej { $needed }

# Hands and stacks.

reason-position-hand =
    { $player } ma { $found ->
        [one] { $found } kartę siły
        [few] { $found } karty siły
        [many] { $found } kart siły
       *[other] { $found } kart siły
    }; od rundy { $round } potrzeba co najmniej { $needed }
reason-position-modifiers =
    { $player } ma { $found ->
        [one] { $found } modyfikator
        [few] { $found } modyfikatory
        [many] { $found } modyfikatorów
       *[other] { $found } modyfikatorów
    }, a rozdaje się najwyżej 3
reason-position-many-modifiers = za dużo modyfikatorów
reason-position-power-shift = modyfikatory wymagają wariantu power-shift
reason-position-modifier-copies = modyfikatorów { $modifier } może być najwyżej { $copies }
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
reason-position-drawn-many = dobrano za dużo kart regionów
reason-position-dummy-powers = automa musi mieć każdą kartę siły dokładnie raz

# What is to be asked.

reason-position-over = po końcu gry nikt już nic nie robi
reason-position-no-turns = { $player } nie rozgrywa tur
reason-position-one-thing = poza turą jest naraz tylko jeden krok
reason-position-whose = „{ $found }” to krok tury: napisz, czyjej
reason-position-not-there = „{ $found }” nie jest tam możliwe w tej pozycji
reason-position-chosen = kartę wybiera się tylko w turze
reason-position-nobody-waits = między turami nikt nie czeka
reason-position-not-next = to nie { $player } zagrywa następną kartę siły
reason-position-pass-first = modyfikatory przekazuje się tylko przed pierwszą rundą
reason-position-pass-all = każdy gracz musi mieć już wybrany modyfikator albo być o niego pytany
reason-position-pass-own = każdy musi przekazać własny modyfikator
reason-position-discs-set = dyski mogą być ustawione tylko wtedy, gdy ktoś ma jeszcze ustawić swój
reason-position-discs-all = każdy gracz musi mieć ustawiony dysk albo być o niego pytany
reason-position-discs-none = gdy król stoi obok castillo, dysków się nie ustawia
reason-position-no-scoring = po rundzie { $round } nie ma punktacji
reason-position-put-away = najpierw trzeba odłożyć zagrane karty siły
