# Polecenia terminala: pomoc, raporty, błędy.

commands =
    .help = Wyświetl pomoc
    .version = Wyświetl wersję
    .edition = Graj według liczb z tego pliku zamiast wbudowanego wydania
    .lang = Mów w tym języku: { $languages }; domyślnie w języku terminala, jeśli go znamy
    .examples = Przykłady:
    .players = Ile osób gra
    .short = Krótka gra: sześć rund
    .regency = Nowa regencja: stos 5 to dziesięć kart, które przesuwają króla w nowy sposób
    .power-shift = Zmiana siły: modyfikatory do kart siły
    .alternatives = Alternatywne karty akcji, wszystkie cztery albo wymienione, np. veto,veto,rivalry
    .merged = Stosy 2 i 3 jako jeden, do wyboru w grze 3-osobowej
    .memory-aid = Wszyscy widzą zawartość castillo
    .games = Ile gier
    .seed = Ziarno losowania dla wszystkich; domyślnie dowolne
    .first = Numer pierwszej gry
    .threads = Ile gier naraz; domyślnie tyle, ile jest rdzeni
    .json = Wypisz jeden obiekt JSON
    .quiet = Nic nie pokazuj w trakcie

command-elgrande = El Grande (wydanie 2023): stoły do gry, zasady do wypróbowania, boty do zmierzenia
    .bare = uruchom stoły: otwórz wypisany adres
    .postgres = to samo, gry zapisywane w PostgreSQL
    .demo = obejrzyj czterech losowych graczy
    .cards = wszystkie karty akcji i ich działanie
    .rules = zasada, karta albo cała instrukcja
    .simulate = tysiąc losowych gier, policzonych
    .arena = który bot jest lepszy
    .position = wypróbuj pozycję
    .engine = graj z programu, wiersz po wierszu
    .more = Każde polecenie przyjmuje --edition PLIK: liczby, których nie ma w instrukcjach (ile jest egzemplarzy każdej karty, ile punktów dają regiony), poprawione przez ciebie. Więcej powie `elgrande help POLECENIE`.

command-help = Wyświetl to lub pomoc do polecenia

command-serve = Uruchom stoły: gra na żywo, korespondencyjna, samotna lub przy jednym ekranie (także bez polecenia)
    .config = Ustawienia z pliku
    .listen = Gdzie nasłuchiwać; port 0 to dowolny wolny [domyślnie: 127.0.0.1:8765]
    .database = Gdzie zapisywać gry: sqlite://PLIK lub postgres://… [domyślnie: sqlite://elgrande.db]
    .secure = Dostęp jest przez https: ciasteczka o tym mówią [domyślnie: false]
    .behind-proxy = Adres pytającego jest w X-Forwarded-For, wpisany przez nasz serwer pośredniczący [domyślnie: false]
    .thinkers = Ile botów myśli naraz [domyślnie: 2]
    .bot-millis = Jak długo bot myśli nad jedną decyzją [domyślnie: 300]
    .stand-in = Który bot gra za kogoś, kto odszedł [domyślnie: caballero]
    .requests-per-second = Ile żądań na sekundę wolno wysłać; 0 bez ograniczeń [domyślnie: 50]
    .streams = Ile strumieni może być otwartych naraz; 0 bez ograniczeń [domyślnie: 10000]
    .min-free-space = Wolne miejsce na dysku w MB, poniżej którego zapisywane są tylko ruchy: żadnych nowych stołów, gości, wiadomości ani importów [domyślnie: 256]
    .tables-at-hand = Ile gier najwyżej trzymać w pamięci [domyślnie: 2000]
    .editions = Ile własnych wydań mogą przynieść gracze [domyślnie: 64]
    .alert-origins = Dokąd wolno wysyłać powiadomienia o turze, np. https://hooks.example.org, kilka po przecinku [domyślnie: donikąd]
    .alert-after = Ile czasu na odpowiedź, zanim wyjdzie powiadomienie [domyślnie: 10]
    .alert-retry = Po jakim czasie od nieudanej próby wysłać ponownie, za każdym razem dwa razy dłużej [domyślnie: 30]
    .metrics-token = Co musi znać program, by widzieć /metrics [domyślnie: widzą wszyscy]
    .log = Co zapisywać na standardowym wyjściu błędów, np. warn lub server=debug [domyślnie: info]
    .log-json = Dziennik w wierszach JSON [domyślnie: false]
    .more = Każdą opcję można też ustawić w środowisku, jako ELGRANDE_ i jej nazwę, albo w pliku z --config (TOML, bot_millis = 500). Opcja ma pierwszeństwo przed środowiskiem, środowisko przed plikiem.
    .plain = gry są zapisywane w elgrande.db
    .proxy = za serwerem pośredniczącym, który mówi https

command-demo = Obejrzyj grę czterech losowych graczy
    .seed = Ziarno losowania gry; domyślnie dowolne
    .again = za każdym razem ta sama gra

command-cards = Wszystkie karty akcji: stos, liczba, działanie i pewność tych danych
    .json = Wypisz jedną tablicę JSON
    .more = Pewność: H instrukcje to mówią lub pokazują, M jedno dobre źródło lub mocny wniosek, L nasze odtworzenie. Liczy się słabsza z pewności działania i liczby egzemplarzy.
    .built-in = karty wbudowanego wydania
    .own = karty twojego własnego

command-rules = Zasada lub karta po jej ID albo cała instrukcja
    .id = Zasada (PLC-2) lub karta (civil-war); domyślnie cała instrukcja
    .markdown = Wypisz Markdown, tak jak docs/rules.md
    .whole = cała instrukcja
    .rule = gdzie wolno umieszczać caballero
    .card = karta ze wszystkimi zasadami, które jej dotyczą

command-simulate = Rozegraj wiele losowych gier, sprawdź prawa zasad, policz
    .all = Każda liczba graczy i każde połączenie wariantów po kolei
    .laws = Które prawa sprawdzać w każdej pozycji: żadne (none), tanie (cheap) lub wszystkie (all), także widoki i formy tekstowe
    .threads = Ile wątków; domyślnie tyle, ile jest rdzeni
    .more = Przy tym samym --laws gra numer i danego ziarna jest zawsze ta sama, niezależnie od liczby gier i wątków.
    .figures = W --json mean_scores i wins_by_seat idą według miejsc (red, blue, green, orange, purple); mean_scores liczy tylko gry z tym miejscem, a wspólne zwycięstwo liczy się każdemu, kto je dzieli.
    .every = każdy możliwy stół, każde prawo
    .one = jedna z nich jeszcze raz

command-arena = Boty grają przeciw sobie i są porównywane
    .bots = Kto gra, np. grande,squire@50ms,squire@50ms
    .bot = Jeszcze jeden: poziom albo "cmd: POLECENIE" dla programu; można powtarzać
    .millis = Najwyżej tyle milisekund na decyzję
    .iterations = Najwyżej tyle prób na decyzję
    .think-threads = Iloma wątkami myśli każdy bot
    .patience = Ile sekund program może milczeć ponad swój czas, jeśli go ma [domyślnie: 10 z czasem, 60 bez]
    .save = Zapisuj każdą grę w tym folderze
    .csv = Wypisz wiersz dla każdego miejsca każdej gry
    .all = Każda liczba graczy i każde połączenie wariantów po kolei; boty powtarzają się, aż zajmą wszystkie miejsca
    .entrants = BOT to poziom (random, squire, caballero, grande, master) albo program (cmd: POLECENIE, rozmowa jak w docs/protocol.md). Każdy może mieć własną nazwę i własny limit:
    .time = najwyżej 200 milisekund na decyzję
    .tries = najwyżej 300 prób
    .both = jedno i drugie, i nazwa
    .without = bez jednego ze swoich pomysłów (docs/bots.md)
    .ideas = Pomysły to playouts, lore, dealing, pruning, tree, mixing i network.
    .budget = Bot bez własnego limitu ma --millis i --iterations; bez nich myśli tak, jak jego poziom. Program dowiaduje się, jaki ma limit; jeśli milczy za długo, kończy się lub łamie zasadę, arena się zatrzymuje.
    .deals = Gra tylu, ile jest botów. Każde rozdanie jest grane raz dla każdego obrotu botów wokół stołu. Poza czasami ziarno i limity w próbach dają zawsze te same wyniki, na dowolnej liczbie wątków.
    .figures = Boty o tej samej nazwie liczą się razem: `games` to miejsca, które miały. Wspólne zwycięstwo liczy się częściowo. Między `low` i `high` leży prawdziwy odsetek zwycięstw z prawdopodobieństwem 95%, `rating` to ocena Wenga i Lina (na początku 25), `mean_margin` to punkty przewagi nad najlepszym z pozostałych. `overruns` trwały o jedną dziesiątą dłużej, niż wolno.

command-replay = Zapis krok po kroku, oczami gracza lub widza
    .file = Zapis; - oznacza standardowe wejście
    .to = Zatrzymaj się po tylu akcjach
    .seat = Oczami tego gracza: red, blue, green, orange lub purple
    .more = Bez --seat oglądasz jako widz: karty na rękach, nieodsłonięte dyski i podobne rzeczy są ukryte. Najpierw sprawdzany jest każdy wiersz zapisu; opisuje je docs/notation.md.
    .whole = cała gra
    .known = co wiedział czerwony po 40 akcjach

command-position = Wczytaj pozycję, próbuj akcji, zobacz, co robią albo która zasada ich zabrania
    .file = Pozycja; domyślnie ze standardowego wejścia
    .more = Trzeba podać tylko to, co istotne; jak, mówi docs/notation.md. Akcje stoją w wierszach zaczynających się od > albo pod wierszem actions. Akcję gra ten, na kogo czeka gra; jeśli czeka na kilku lub chcesz zagrać poza kolejnością, podaj najpierw kolor. Akcja niedozwolona jest pokazana z zasadą, którą łamie, i niczego nie zmienia.

command-perft = Policz ciągi akcji od przygotowania gry
    .seed = Ziarno przygotowania; domyślnie dowolne
    .from = Licz od pozycji z tego pliku; - oznacza standardowe wejście
    .depth = Ile akcji w głąb
    .more = Każda możliwość każdego, na kogo czeka gra, to jedna droga dalej; gdy czeka na kilku naraz, w dowolnej kolejności. Liczby dwóch wersji zasad albo dwóch programów muszą się zgadzać.

command-bench = Zmierz losową grę: akcje i gry na sekundę
    .json = Wypisz po jednym obiekcie JSON w wierszu
    .quick = Zmierz krótko; wystarczy, by zobaczyć, że działa
    .more = Każdy wiersz jest rozgrzewany, a potem mierzony kilka razy; wypisywana jest mediana. Gra jest rozdawana, rozgrywana losowo do końca i zapominana; przygotowanie wlicza się w czas.
    .every = wszystkie wiersze
    .machines = to samo w sekundę, dla programów

command-signature = Zachowanie zasad w jednej liczbie
    .more = Gry rozkładają się na każdą liczbę graczy i każde połączenie wariantów. Z przygotowania, akcji i wyników powstaje suma kontrolna (64-bitowa FNV-1a). Cokolwiek zmienia przebieg którejś z nich, zmienia liczbę.
    .stated = liczba podana w signature.txt

command-engine = Graj z programu: zapytania JSON na wejściu, odpowiedzi JSON na wyjściu, wiersz po wierszu
    .more = Jeden obiekt JSON w wierszu na wejściu, jeden na wyjściu, w tej samej kolejności; wszystkie opisuje docs/protocol.md. Wiersz, którego nie da się wykonać, dostaje odpowiedź "ok": false i niczego nie zmienia.

## Co stoi wokół zdań pomocy

command-heading-usage = Użycie
command-heading-commands = Polecenia
command-heading-arguments = Argumenty
command-heading-options = Opcje
command-heading-game = Gra
command-default = [domyślnie: { $value }]
command-values = [możliwe: { $values }]
command-environment = [środowisko: { $name }]

command-value-options = OPCJE
command-value-command = POLECENIE
command-value-address = ADRES
command-value-bool = BOOL
command-value-bot = BOT
command-value-dir = FOLDER
command-value-file = PLIK
command-value-filter = FILTR
command-value-id = ID
command-value-lang = JĘZYK
command-value-laws = PRAWA
command-value-level = POZIOM
command-value-list = LISTA
command-value-millis = MILISEKUNDY
command-value-origins = ADRESY
command-value-seconds = SEKUNDY
command-value-token = HASŁO
command-value-url = URL

## Błędy: jeden wiersz

command-error = błąd: { $reason }
command-error-misuse = { $reason } (więcej powie `elgrande --help`)
command-error-meant = { $reason }; czy chodziło o { $names }?
command-quoted = „{ $name }”
command-error-command = nie ma polecenia „{ $command }”
command-error-argument = nieoczekiwany argument „{ $argument }”
command-error-missing = brakuje: { $arguments }
command-error-twice = „{ $argument }” może wystąpić tylko raz
command-error-conflict = „{ $argument }” nie może wystąpić razem z { $others }
command-error-equals = przed wartością „{ $argument }” potrzebny jest znak równości
command-error-no-value = „{ $argument }” wymaga wartości
command-error-no-more = „{ $value }” to o jedną wartość za dużo dla „{ $argument }”
command-error-value = zła wartość „{ $value }” dla „{ $argument }”
command-error-value-because = zła wartość „{ $value }” dla „{ $argument }”: { $reason }
command-error-letters = wpisany tekst nie jest poprawnym UTF-8
command-error-range = { $value } nie mieści się w { $range }
command-error-number = to nie jest liczba całkowita
command-error-large = ta liczba jest za duża
command-error-address = to nie jest adres z portem
command-error-language = języka „{ $asked }” nie znamy; znane są: { $known }
command-error-rule = „{ $id }” nie jest zasadą ani kartą; czy chodziło o { $near }?

command-error-stdin = standardowe wejście
command-error-no-file = { $file }: nie ma takiego pliku
command-error-closed-file = { $file }: brak prawa do odczytu lub zapisu
command-error-folder = { $file }: to jest folder
command-error-no-text = { $file }: to nie jest tekst w UTF-8

command-error-listen = nie można nasłuchiwać pod { $address }: { $reason }
command-error-address-taken = nie można nasłuchiwać pod { $address }: robi to już inny program
command-error-address-closed = nie można nasłuchiwać pod { $address }: brak zgody albo to nie adres tego komputera
command-error-database = baza danych się nie otwiera: { $reason }
command-error-database-file = baza danych się nie otwiera: jej pliku nie można otworzyć ani utworzyć
command-error-database-other = baza danych się nie otwiera: ten plik to nie baza SQLite
command-error-database-closed = baza danych się nie otwiera: nie wpuszcza tego użytkownika albo nie z tym hasłem
command-error-database-unknown = baza danych się nie otwiera: nie ma bazy o tej nazwie
command-error-database-address = baza danych się nie otwiera: jej adres musi mieć postać sqlite://PLIK albo postgres://UŻYTKOWNIK@HOST/NAZWA
command-error-database-away = baza danych się nie otwiera: pod jej adresem nikt nie odpowiada
command-error-alerts = powiadomień nie można wysyłać: { $reason }
command-error-origin = { $origin }: podaj tylko http lub https, host i port
command-error-log = --log { $filter }: napisz error, warn, info, debug lub trace albo osobno dla części: info,server=debug

command-error-bot-count = gra tylu, ile jest botów: od 2 do 5, a nie { $count }
command-error-bot-names = dwa różne boty nazywają się „{ $name }”; napisz NAZWA=BOT
command-error-no-program = „{ $bot }”: po cmd: brakuje polecenia
command-error-budget = „{ $budget }” to nie limit; napisz 200ms (milisekundy) lub 300it (próby)
command-error-no-start = nie można uruchomić { $name }: { $reason }
command-error-bot = gra { $game } z ziarna { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = odpowiedź „{ $action }” jest niedozwolona: { $reason }
command-error-bot-unread = odpowiedź „{ $action }”: { $reason }
command-error-bot-answer = odpowiedź to { $answer }, a nie { $wanted }
command-error-bot-late = brak odpowiedzi w ciągu { $seconds } s, program zakończono
command-error-bot-ended = program zakończył się bez odpowiedzi (kod wyjścia { $code })
command-error-bot-signal = program został zakończony sygnałem, zanim odpowiedział
command-error-bot-silent = program zamilkł bez odpowiedzi
command-error-bot-words = { $reason }; ostatnie słowa: { $words }
command-error-no-seat = { $player } nie ma miejsca w tej grze; miejsca: { $seats }
command-error-short-record = --to { $to }: { $count ->
        [one] zapis ma jedną akcję
        [few] zapis ma { $count } akcje
        [many] zapis ma { $count } akcji
       *[other] zapis ma { $count } akcji
    }

## Raporty

command-report-table = stół
command-report-seed = ziarno
command-report-games = gry
command-report-par = równo
command-report-violations = naruszenia
command-report-actions = średnio akcji
command-report-one-table = graczy: { $players }, { $variants }
command-report-plain = bez wariantów
command-report-tables = { $count ->
        [one] { $count } stół
        [few] { $count } stoły po kolei
        [many] { $count } stołów po kolei
       *[other] { $count } stołu po kolei
    }
command-report-speed = { $games } ({ $speed } na sekundę)
command-report-time = { $games } w { $seconds } s ({ $speed } na sekundę)
command-report-par-figure = { $percent }% zwycięstw dla każdego bota
command-report-seat = punkty: { $score }, { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
        [many] { $wins } zwycięstw
       *[other] { $wins } zwycięstwa
    }
command-report-rows = wiersze
command-report-bench = losowa gra, mediana z { $repeats } pomiarów po { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = głębokość { $depth }: { $count } w { $seconds } s

command-column-name = nazwa
command-column-seats = miejsca
command-column-wins = wygr.
command-column-win-rate = wygr. %
command-column-interval = 95%
command-column-rank = lokata
command-column-margin = przewaga
command-column-rating = ocena
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = maks. ms
command-column-tries = prób/s
command-column-late = późno
command-column-players = gracze
command-column-threads = wątki
command-column-actions-per-second = akcji/s
command-column-games-per-second = gier/s
command-column-actions-per-game = akcji/grę
command-column-variants = warianty
command-column-card = karta
command-column-set = zestaw
command-column-stack = stos
command-column-copies = sztuk
command-column-placement = umieszcz.
command-column-certainty = pewność
command-column-effect = działanie

## A game in the terminal

command-shown-demo = Czterech losowych graczy. Ta sama gra jeszcze raz: { $command }
command-shown-values = wartości
command-shown-points = punkty
command-shown-played = zagrano
command-shown-offers = Odkryte: { $cards }
command-shown-hand = Na ręce ({ $who }): { $cards }
command-shown-question = Decyzja należy do ciebie: { $decision }
command-shown-asked = Decyzja należy do: { $players }
command-shown-refused = odrzucono: { $reason }
command-shown-edition = wydanie { $name }
command-shown-nobody = nikt nie ma nic do zdecydowania
command-shown-decides = decyduje { $player }: { $decision }
command-shown-options = { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }: { $options }
