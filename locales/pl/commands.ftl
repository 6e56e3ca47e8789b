# Polecenia terminala: pomoc, raporty, błędy.

commands =
    .help = Wyświetl pomoc
    .version = Wyświetl wersję
    .edition = Użyj liczb kart i wartości regionów z tego pliku zamiast wbudowanego wydania
    .lang = Język: { $languages } [domyślnie: język terminala, jeśli jest obsługiwany, w przeciwnym razie en]
    .examples = Przykłady:
    .players = Liczba graczy
    .short = Krótka gra: sześć rund
    .regency = Nowa regencja: stos 5 to dziesięć kart, które ruszają króla w nowy sposób
    .power-shift = Zmiana siły: modyfikatory do kart siły
    .alternatives = Karty alternatywne: wszystkie cztery albo wymienione, np. veto,veto,rivalry
    .merged = Połącz stosy 2 i 3 (tylko w grze 3-osobowej)
    .memory-aid = Pokazuj, ilu caballero jest w castillo
    .games = Liczba gier
    .seed = Ziarno dla wszystkich gier [domyślnie: losowe]
    .first = Numer pierwszej gry
    .threads = Ile gier rozgrywać równolegle [domyślnie: liczba rdzeni]
    .json = Wypisz jeden obiekt JSON
    .quiet = Nie pokazuj postępu

command-elgrande = El Grande (wydanie 2023): prowadź gry, poznawaj zasady, porównuj boty
    .bare = uruchom serwer, potem otwórz wypisany adres
    .postgres = to samo, z grami zapisywanymi w PostgreSQL
    .demo = obejrzyj grę czterech losowych graczy
    .cards = wszystkie karty akcji i ich działanie
    .rules = zasada, karta albo cała instrukcja
    .simulate = statystyki tysiąca losowych gier
    .arena = sprawdź, który bot jest lepszy
    .position = wypróbuj pozycję
    .engine = graj z programu, wiersz po wierszu
    .more = Każde polecenie przyjmuje --edition PLIK: twoje poprawki liczb, których nie ma w instrukcjach (liczba egzemplarzy każdej karty, wartości regionów). Więcej: `elgrande help POLECENIE`.

command-help = Wyświetl ten tekst lub pomoc do polecenia

command-serve = Uruchom serwer: gra na żywo, korespondencyjna, w pojedynkę lub przy jednym ekranie (polecenie domyślne)
    .config = Wczytaj ustawienia z tego pliku
    .listen = Adres nasłuchiwania; port 0 to dowolny wolny [domyślnie: 127.0.0.1:8765]
    .database = Gdzie zapisywać gry: sqlite://PLIK lub postgres://… [domyślnie: sqlite://elgrande.db]
    .tls-cert = Udostępniaj HTTPS z tym łańcuchem certyfikatów (PEM); po zmianie wczytywany jest ponownie. Wymaga --tls-key
    .tls-key = Klucz prywatny certyfikatu (plik PEM)
    .secure = Serwer jest dostępny przez HTTPS: oznaczaj ciasteczka jako bezpieczne [domyślnie: true z --tls-cert, w przeciwnym razie false]
    .behind-proxy = Odczytuj adres klienta z X-Forwarded-For, ustawianego przez własny serwer proxy [domyślnie: false]
    .session-days = Po ilu dniach kończy się nieużywana sesja [domyślnie: 180]
    .bot-threads = Ile botów myśli naraz [domyślnie: 2]
    .bot-millis = Czas namysłu bota nad decyzją, w milisekundach [domyślnie: 300]
    .stand-in = Bot, który zastępuje graczy, gdy odejdą [domyślnie: caballero]
    .connections = Maksymalna liczba otwartych połączeń; 0: tyle, na ile pozwala system [domyślnie: 0]
    .requests-per-second = Maksymalna liczba żądań na sekundę od klienta; 0: bez ograniczeń [domyślnie: 50]
    .streams = Maksymalna liczba otwartych strumieni; 0: bez ograniczeń [domyślnie: 10000]
    .limits = Limity na osobę, np. streams=10,tables_per_hour=20, albo none (bez limitów); pełna lista jest w docs/operating.md
    .min-free-space = Wolne miejsce na dysku w MB, poniżej którego gry trwają dalej, ale serwer odrzuca nowe stoły, gości, konta, wiadomości na czacie i zgłoszenia [domyślnie: 256]
    .cached-tables = Maksymalna liczba gier w pamięci [domyślnie: 2000]
    .editions = Maksymalna liczba własnych wydań [domyślnie: 64]
    .alert-origins = Adresy (origin), na które wolno wysyłać webhooki, np. https://hooks.example.org, oddzielone przecinkami [domyślnie: brak]
    .alert-after = Ile sekund gracz ma na odpowiedź, zanim zostanie wysłane powiadomienie [domyślnie: 10]
    .alert-retry = Po ilu sekundach ponowić nieudane powiadomienie; po każdej próbie dwa razy dłużej [domyślnie: 30]
    .mail-alert-after = Ile sekund gracz ma na odpowiedź, zanim zostanie wysłane powiadomienie e-mailem [domyślnie: 600]
    .push-origins = Usługi push przeglądarek, oddzielone przecinkami; "none" wyłącza Web Push [domyślnie: usługi Chrome, Firefox, Safari i Edge]
    .push-key = Plik PEM z kluczem prywatnym, po którym usługi push rozpoznają ten serwer [domyślnie: klucz w bazie danych]
    .push-subject = Z kim mogą się skontaktować operatorzy usług push: mailto:… lub https://… [domyślnie: nadawca e-maili]
    .public-url = Adres URL tego serwera do linków w e-mailach i wiadomościach, np. https://play.example.org [domyślnie: bez linków]
    .smtp = Serwer poczty do odzyskiwania kont, np. smtps://UŻYTKOWNIK:HASŁO@HOST [domyślnie: brak, bez e-maili]
    .mail-from = Nadawca e-maili, wymagany z --smtp
    .keep-closed-tables = Przez ile dni przechowywać stoły zamknięte przed rozpoczęciem gry; 0: na zawsze [domyślnie: 90]
    .keep-guests = Przez ile dni przechowywać gości, którzy w niczym nie uczestniczyli, i trwające gry gości, którzy nie mogą się już zalogować; 0: jedno i drugie na zawsze [domyślnie: 90]
    .keep-editions = Przez ile dni przechowywać własne wydania nieużywane przy żadnym stole; 0: na zawsze [domyślnie: 90]
    .admin-token = Token do `elgrande admin` i API administratora [domyślnie: brak, tylko użytkownicy z rolą administratora]
    .metrics-token = Token wymagany do odczytu /metrics [domyślnie: brak, dostęp dla wszystkich]
    .log = Co logować na standardowym wyjściu błędów, np. warn lub server=debug [domyślnie: info]
    .log-json = Loguj w wierszach JSON [domyślnie: false]
    .more = Każdą opcję można też ustawić zmienną środowiskową (ELGRANDE_ i jej nazwa) albo w pliku z --config (TOML, bot_millis = 500). Opcje mają pierwszeństwo przed zmiennymi, a te przed plikiem.
    .plain = gry są zapisywane w elgrande.db
    .proxy = za serwerem proxy z HTTPS

command-admin = Zarządzaj serwerem: przeglądaj, blokuj, wyciszaj, usuwaj, czyść; każda zmiana trafia do dziennika
    .action = Co zrobić (patrz niżej)
    .target = Użytkownik (ID lub zarejestrowana nazwa), zakres adresów IP, stół, wiadomość z czatu lub zgłoszenie
    .reason = Dlaczego; wymagane przy każdej zmianie i zapisywane w dzienniku
    .hours = Ile godzin trwa blokada lub wyciszenie [domyślnie: do odwołania]
    .quota = Limit do ustawienia: tables lub tokens
    .value = Nowy limit [domyślnie: usuń limit tego użytkownika]
    .notice = Tekst pokazywany wszystkim podczas prac technicznych [domyślnie: zakończ prace]
    .skip = Ile wierszy listy pominąć
    .server = Zapytaj ten działający serwer, np. http://127.0.0.1:8765 [domyślnie: otwórz bazę danych]
    .admin-token = Token, z którym uruchomiono serwer
    .database = Baza danych: sqlite://PLIK lub postgres://… [domyślnie: sqlite://elgrande.db]
    .config = Odczytaj bazę danych i token z tego pliku, tego samego co dla `elgrande serve`
    .status = wersja, obciążenie, komunikat o pracach technicznych
    .users = użytkownicy, których nazwa zawiera podany tekst
    .user = użytkownik: stoły, limity, blokady
    .tables = stoły: open, playing, over lub closed
    .table = stół: miejsca i czat, ale nie gra
    .bans = kto jest zablokowany lub wyciszony
    .reports = otwarte zgłoszenia graczy
    .audit = kto, co, kiedy i dlaczego zmienił
    .ban-user = wyloguj i zablokuj użytkownika albo wpuść go z powrotem
    .ban-network = odrzucaj adres lub zakres, np. 192.0.2.0/24
    .mute-user = zabroń użytkownikowi pisania na czacie albo pozwól znowu
    .delete-chat = usuń tekst wiadomości z czatu
    .delete-table = usuń stół wraz z grą; wyniki pozostają
    .reset-password = ustaw nowe hasło i wypisz je
    .set-quota = ustaw limit dla jednego użytkownika
    .close-report = oznacz zgłoszenie jako załatwione
    .maintenance = odrzucaj nowe stoły i gości i pokaż --notice
    .prune = usuń teraz nieużywane dane
    .grant-admin = nadaj lub odbierz rolę administratora
    .more = Bez --server baza danych jest otwierana bezpośrednio. Z PostgreSQL działa to także przy uruchomionych serwerach; plik SQLite jest zablokowany przez swój serwer, użyj wtedy --server i --admin-token. Wynik jest w formacie JSON.

command-demo = Obejrzyj grę czterech losowych graczy
    .seed = Ziarno gry [domyślnie: losowe]
    .again = za każdym razem ta sama gra

command-cards = Wypisz wszystkie karty akcji: stos, liczba egzemplarzy, działanie i pewność tych danych
    .json = Wypisz jedną tablicę JSON
    .more = Pewność: H – instrukcje to mówią lub pokazują, M – jedno dobre źródło lub mocny wniosek, L – nasza rekonstrukcja. Każda karta pokazuje niższą z dwóch pewności: działania i liczby egzemplarzy.
    .built-in = karty wbudowanego wydania
    .own = karty twojego własnego wydania

command-rules = Pokaż zasadę lub kartę po jej ID albo całą instrukcję
    .id = Zasada (PLC-2) lub karta (civil-war) [domyślnie: cała instrukcja]
    .markdown = Wypisz Markdown, tak jak docs/rules.md
    .whole = cała instrukcja
    .rule = gdzie wolno umieszczać caballero
    .card = karta ze wszystkimi jej zasadami

command-simulate = Rozegraj wiele losowych gier, sprawdź niezmienniki zasad, wypisz statystyki
    .all = Kolejno każda liczba graczy i każda kombinacja wariantów
    .laws = Niezmienniki sprawdzane w każdej pozycji: żadne (none), mało kosztowne (cheap) lub wszystkie (all), także widoki i formaty tekstowe
    .threads = Liczba wątków [domyślnie: liczba rdzeni]
    .more = Przy tym samym --laws gra numer i danego ziarna jest zawsze ta sama, niezależnie od liczby gier i wątków.
    .figures = W --json mean_scores i wins_by_seat są podane według miejsc (red, blue, green, orange, purple). mean_scores obejmuje gry, w których to miejsce jest; wspólne zwycięstwo liczy się każdemu zwycięzcy.
    .every = każdy rodzaj stołu, każdy niezmiennik
    .one = jedna z tych gier jeszcze raz

command-arena = Rozegraj gry między botami i porównaj boty
    .bots = Kto gra, np. grande,squire@50ms,squire@50ms
    .bot = Dodaj bota: poziom albo "cmd: POLECENIE" dla programu; można powtarzać
    .ladder = Oceń boty na jednej skali: gra każda grupa N botów [domyślnie: 4]. Bez --bots biorą udział wszystkie poziomy, niektóre z kilkoma limitami
    .millis = Maksymalny czas namysłu nad decyzją, w milisekundach
    .iterations = Maksymalna liczba iteracji na decyzję
    .think-threads = Liczba wątków każdego bota
    .patience = Ile sekund program może milczeć ponad swój czas, jeśli go ma [domyślnie: 10 z czasem, 60 bez]
    .save = Zapisuj każdą grę w tym folderze
    .csv = Wypisz jeden wiersz na miejsce i grę
    .all = Kolejno każda liczba graczy i każda kombinacja wariantów; boty powtarzają się, aż zajmą wszystkie miejsca
    .entrants = BOT to poziom (random, squire, caballero, grande, master) albo program (cmd: POLECENIE, z protokołem z docs/protocol.md). Każdy może mieć własną nazwę i własny limit:
    .time = najwyżej 200 milisekund na decyzję
    .iteration-limit = najwyżej 300 iteracji
    .both = oba limity i nazwa
    .without = bez jednej ze swoich technik (docs/bots.md)
    .ideas = Techniki to playouts, lore, dealing, pruning, tree, mixing i network.
    .budget = Bot bez własnego limitu używa --millis i --iterations; bez nich myśli tak jak jego poziom. Program dowiaduje się, jaki ma limit. Jeśli milczy za długo, kończy działanie lub łamie zasadę, arena się zatrzymuje.
    .deals = Graczy jest tylu, ile botów. Każde rozdanie jest grane raz dla każdego przesunięcia botów wokół stołu. Pomijając czasy, to samo ziarno i te same limity w iteracjach dają zawsze te same wyniki, na dowolnej liczbie wątków.
    .figures = Boty o tej samej nazwie liczą się razem: `games` to liczba miejsc, które miały. Wspólne zwycięstwo liczy się jako ułamek. `low` i `high` to 95-procentowy przedział ufności odsetka zwycięstw, `rating` to ocena Wenga i Lina (na początku 25), `mean_margin` to średnia przewaga nad najlepszym przeciwnikiem w punktach. `overruns` liczy decyzje, które trwały o ponad 10% dłużej, niż wolno.
    .ratings = Z --ladder każdy bot jest podany raz, a wszystkie grupy N botów grają po kolei. Oceny pochodzą z modelu Placketta i Luce’a: kto ma o 400 punktów więcej, kończy przed drugim w 10 z 11 gier, bez względu na pozostałych. `squire` ma 1000. `low` i `high` to 95-procentowy przedział ufności: brakuje granicy, której gry nie wyznaczają. `ahead_of_next` to oczekiwany odsetek gier, w których kończy przed następnym botem z listy. --csv wypisuje jeden wiersz na bota.

command-explore = Pokaż statystyki z zapisów zakończonych gier
    .records = Zapisy, foldery z zapisami albo pliki zapisane przez --save
    .threads = Liczba wątków [domyślnie: liczba rdzeni]
    .save = Zapisz statystyki w pliku zamiast je wypisywać; `explore` czyta go tak jak zapis
    .json = Wypisz jeden obiekt JSON
    .more = Niezakończone gry nie są liczone. `wzięta` mówi, jak często któryś z graczy brał kartę, gdy była dostępna, a `tura` – który w kolejności był ten gracz. `przewaga` mówi, o ile punktów powyżej średniej swojego stołu kończył grę. Dla każdego miejsca podano dwie średnie: ilu caballero miał lider i ile punktów dostał gracz, który zdobył tam najwięcej. Z --json każdej średniej towarzyszą liczba przypadków i błąd standardowy. `wygrane lidera` i `wygrane 1.` mówią, jak często wygrywał gracz, który prowadził po danej rundzie, i gracz, który był w niej pierwszy w kolejności. Poziomy pochodzą z zapisów polecenia `elgrande arena --save`. Plik, który nie jest zapisem, zostaje wymieniony i pominięty.
    .folder = wszystkie gry z folderu
    .save-example = wczytaj wszystkie gry raz; później wystarczy ten plik
    .json-example = to samo dla programów

command-replay = Przejrzyj zapis krok po kroku, tak jak widzi go gracz lub widz
    .file = Zapis; - oznacza standardowe wejście
    .to = Zatrzymaj się po tylu akcjach
    .seat = Widok tego gracza: red, blue, green, orange lub purple
    .more = Bez --seat oglądasz jako widz: karty na rękach, zakryte dyski i inne ukryte informacje nie są pokazywane. Najpierw sprawdzany jest każdy wiersz zapisu; format opisuje docs/notation.md.
    .whole = cała gra
    .known = co wiedział czerwony po 40 akcjach

command-review = Oceń każdą decyzję zakończonej gry i oddziel szczęście od umiejętności
    .file = Zapis; - oznacza standardowe wejście
    .iterations = Liczba iteracji na przeszukiwanie; im większa, tym dłuższa analiza i pewniejsze oceny
    .seed = Ziarno przeszukiwań
    .threads = Liczba wątków [domyślnie: liczba rdzeni]
    .json = Wypisz jeden obiekt JSON
    .more = Każda decyzja jest oceniana na podstawie tego, co gracz wtedy wiedział. Wszystkie kroki tury są oceniane razem: zagrana tura wobec najlepszej znalezionej. Raport wymienia niedokładności, błędy i grube błędy; --json wypisuje wszystkie decyzje. Liczby ze znakiem to oczekiwana na koniec gry przewaga nad najlepszym przeciwnikiem w punktach. Przy tym samym ziarnie i tej samej liczbie iteracji wynik jest zawsze taki sam, przy dowolnej liczbie wątków.
    .luck = Szczęście to wpływ nowych kart i dysków innych graczy w porównaniu ze średnią. Początek, szczęście, własne decyzje i decyzje innych sumują się do przewagi na koniec; ± to błąd standardowy. Metodę opisuje docs/review.md.
    .usual = cała gra, w około pół minuty
    .longer = dokładniej
    .json-example = dla programów

command-position = Wczytaj pozycję, próbuj akcji, zobacz, co robią albo która zasada ich zabrania
    .file = Pozycja [domyślnie: standardowe wejście]
    .more = Opisz tylko to, co istotne; docs/notation.md wyjaśnia jak. Akcje podaje się w wierszach zaczynających się od > albo pod wierszem actions. Akcję wykonuje ten, kto ma teraz decydować; jeśli jest ich kilku lub chcesz zagrać poza kolejnością, podaj najpierw kolor. Odrzucona akcja jest pokazana z zasadą, którą łamie, i niczego nie zmienia.

command-perft = Policz ciągi akcji możliwe po przygotowaniu do gry
    .seed = Ziarno przygotowania [domyślnie: losowe]
    .from = Licz od pozycji z tego pliku; - oznacza standardowe wejście
    .depth = Ile akcji w głąb
    .more = Każda możliwość każdego, kto ma decydować, to gałąź; gdy jest ich kilku naraz, mogą decydować w dowolnej kolejności. Dwie wersje zasad albo dwa programy muszą dać te same liczby.

command-bench = Zmierz losową grę: akcje i gry na sekundę
    .json = Wypisz po jednym obiekcie JSON w wierszu
    .quick = Zmierz krótko; wystarczy, by zobaczyć, że działa
    .more = Każdy wiersz: najpierw rozgrzewka, potem kilka pomiarów; wypisywana jest mediana. Gra jest rozdawana i rozgrywana losowo do końca; przygotowanie wlicza się w czas.
    .every = wszystkie wiersze
    .machines = to samo, krótko i w formacie dla programów

command-signature = Wypisz zachowanie zasad jako jedną liczbę
    .more = Gry obejmują każdą liczbę graczy i każdą kombinację wariantów. Z przygotowania, akcji i wyników powstaje suma kontrolna (64-bitowa FNV-1a). Każda zmiana w przebiegu którejś gry zmienia liczbę.
    .stated = liczba z signature.txt

command-site = Zapisz stronę do gier bez serwera jako pliki statyczne, dla dowolnego hostingu
    .dir = Folder docelowy: nowy lub pusty
    .public = strona w folderze public
    .german = z niemieckim jako pierwszym językiem
    .more = Folder można opublikować bez zmian, w katalogu głównym witryny lub niżej. Zawiera gry z botami, gry przy jednym ekranie, lekcje i zasady. Gry są zapisywane w przeglądarce. Przez https strona działa też offline.

command-engine = Graj z programu: żądania JSON na wejściu, odpowiedzi JSON na wyjściu, wiersz po wierszu
    .more = Jeden obiekt JSON w wierszu na wejściu, jeden w wierszu na wyjściu, w tej samej kolejności; wszystkie opisuje docs/protocol.md. Żądanie, którego nie da się wykonać, dostaje odpowiedź "ok": false i niczego nie zmienia.

## Co stoi wokół zdań pomocy

command-heading-usage = Użycie
command-heading-commands = Polecenia
command-heading-arguments = Argumenty
command-heading-options = Opcje
command-heading-game = Gra
command-default = [domyślnie: { $value }]
command-values = [możliwe wartości: { $values }]
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
command-value-laws = NIEZMIENNIKI
command-value-level = POZIOM
command-value-list = LISTA
command-value-millis = MILISEKUNDY
command-value-limits = LIMITY
command-value-origins = ADRESY
command-value-seconds = SEKUNDY
command-value-token = TOKEN
command-value-url = URL
command-value-action = DZIAŁANIE
command-value-target = CEL
command-value-text = TEKST
command-value-name = NAZWA
command-value-days = DNI

## Błędy: jeden wiersz

command-error = błąd: { $reason }
command-error-misuse = { $reason } (zobacz `elgrande --help`)
command-error-meant = { $reason }; czy chodziło o { $names }?
command-quoted = „{ $name }”
command-error-command = nieznane polecenie „{ $command }”
command-error-argument = nieoczekiwany argument „{ $argument }”
command-error-missing = brakuje argumentów: { $arguments }
command-error-twice = „{ $argument }” może wystąpić tylko raz
command-error-conflict = „{ $argument }” nie może wystąpić razem z { $others }
command-error-equals = przed wartością „{ $argument }” potrzebny jest znak równości
command-error-no-value = „{ $argument }” wymaga wartości
command-error-no-more = nieoczekiwana wartość „{ $value }” dla „{ $argument }”
command-error-value = niepoprawna wartość „{ $value }” dla „{ $argument }”
command-error-value-because = niepoprawna wartość „{ $value }” dla „{ $argument }”: { $reason }
command-error-letters = argumenty nie są poprawnym UTF-8
command-error-range = { $value } nie mieści się w { $range }
command-error-number = oczekiwano liczby całkowitej
command-error-large = liczba jest za duża
command-error-address = oczekiwano adresu z portem, np. 127.0.0.1:8765
command-error-language = język „{ $asked }” nie jest obsługiwany; dostępne: { $known }
command-error-rule = „{ $id }” nie jest zasadą ani kartą; czy chodziło o { $near }?

command-error-stdin = standardowe wejście
command-error-no-file = { $file }: nie ma takiego pliku
command-error-closed-file = { $file }: brak uprawnień
command-error-folder = { $file }: to folder, oczekiwano pliku
command-error-no-text = { $file }: to nie jest plik tekstowy UTF-8
command-error-folder-full = { $folder }: folder nie jest pusty; podaj nowy lub pusty
command-error-no-folder = { $folder }: to plik, oczekiwano folderu
command-error-no-bundles = ten program zbudowano bez spakowanej strony; zbuduj go poleceniem `cargo build --release`

command-error-listen = nie można nasłuchiwać pod { $address }: { $reason }
command-error-tls = nie można użyć certyfikatu: { $reason }
command-error-tls-pair = podaj --tls-cert i --tls-key razem albo pomiń obie opcje
command-error-address-taken = nie można nasłuchiwać pod { $address }: port jest już zajęty
command-error-address-closed = nie można nasłuchiwać pod { $address }: brak uprawnień albo to nie adres tego komputera
command-error-database = nie można otworzyć bazy danych: { $reason }
command-error-database-file = nie można otworzyć bazy danych: jej pliku nie da się otworzyć ani utworzyć
command-error-database-other = nie można otworzyć bazy danych: plik nie jest bazą SQLite
command-error-database-closed = nie można otworzyć bazy danych: błędny użytkownik lub hasło
command-error-database-unknown = nie można otworzyć bazy danych: nie ma bazy o tej nazwie
command-error-database-address = nie można otworzyć bazy danych: oczekiwano sqlite://PLIK albo postgres://UŻYTKOWNIK@HOST/NAZWA
command-error-database-away = nie można otworzyć bazy danych: jej adres nie odpowiada
command-error-database-tls = nie można otworzyć bazy danych: połączenie TLS nie powiodło się; sprawdź sslmode, sslrootcert i certyfikat serwera: { $reason }
command-error-admin-in-use = tej bazy danych używa serwer; podaj jego adres w --server, a token w --admin-token
command-error-admin-token = --server wymaga --admin-token, tokenu, z którym uruchomiono serwer
command-error-admin-server = API administratora pod { $url } jest nieosiągalne: { $reason }
command-error-alerts = nie można wysyłać powiadomień: { $reason }
command-error-smtp = --smtp: oczekiwano smtps://UŻYTKOWNIK:HASŁO@HOST lub smtp://HOST:PORT, ze znakami specjalnymi w kodowaniu procentowym
command-error-push-origin = --push-origins { $origin }: oczekiwano adresu takiego jak https://push.example.org albo https://*.push.example.org
command-error-push-key = --push-key { $file }: oczekiwano pliku PEM z kluczem prywatnym na krzywej P-256 (PKCS #8)
command-error-push-subject = --push-subject { $subject }: oczekiwano mailto:… albo https://…
command-error-public-url = --public-url { $url }: oczekiwano adresu takiego jak https://play.example.org, bez ścieżki
command-error-mail-from = --mail-from { $address }: oczekiwano adresu e-mail; --smtp i --mail-from podaje się razem
command-error-origin = { $origin }: oczekiwano http lub https, hosta i portu, nic więcej
command-error-limit = --limits { $limit }: oczekiwano NAZWA=N z jedną z nazw { $known }
command-error-log = --log { $filter }: oczekiwano error, warn, info, debug lub trace albo poziomów dla modułów, np. info,server=debug

command-error-bot-count = oczekiwano od 2 do 5 botów, po jednym na gracza, a nie { $count }
command-error-ladder = za mało różnych botów: { $count } (potrzeba: { $players }); każdy może być podany raz
command-error-bot-names = dwa różne boty nazywają się „{ $name }”; użyj NAZWA=BOT
command-error-no-program = „{ $bot }” nie ma polecenia po cmd:
command-error-budget = „{ $budget }” to nie limit; użyj 200ms (milisekundy) lub 300it (iteracje)
command-error-no-start = nie można uruchomić { $name }: { $reason }
command-error-bot = gra { $game } z ziarna { $seed }, { $player } ({ $name }): { $reason }
command-error-bot-refused = odpowiedź „{ $action }” została odrzucona: { $reason }
command-error-bot-unread = odpowiedź „{ $action }”: { $reason }
command-error-bot-answer = odpowiedź to { $answer }, a nie { $wanted }
command-error-bot-late = brak odpowiedzi w ciągu { $seconds } s, program zakończono
command-error-bot-ended = program zakończył się bez odpowiedzi (kod wyjścia { $code })
command-error-bot-signal = program został zakończony sygnałem, bez odpowiedzi
command-error-bot-silent = program zamknął wyjście bez odpowiedzi
command-error-bot-words = { $reason }; ostatni komunikat: { $words }
command-error-no-seat = { $player } nie ma miejsca w tej grze; miejsca: { $seats }
command-error-not-over = { $file }: gra się nie skończyła; analizować można tylko zakończone gry
command-error-short-record = --to { $to }: { $count ->
        [one] zapis ma 1 akcję
        [few] zapis ma { $count } akcje
        [many] zapis ma { $count } akcji
       *[other] zapis ma { $count } akcji
    }

## Raporty

command-report-table = stół
command-report-seed = ziarno
command-report-games = gry
command-report-par = po równo
command-report-scale = skala
command-report-violations = naruszenia
command-report-actions = średnio akcji
command-report-one-table = { $players } graczy, { $variants }
command-report-plain = gra podstawowa
command-report-tables = { $count ->
        [one] { $count } stół
        [few] { $count } stoły po kolei
        [many] { $count } stołów po kolei
       *[other] { $count } stołu po kolei
    }
command-report-speed = { $games } ({ $speed } na sekundę)
command-report-time = { $games } w { $seconds } s ({ $speed } na sekundę)
command-report-par-figure = { $percent }% zwycięstw dla każdego bota
command-report-scale-figure = { $name } ma { $rating }; 400 punktów więcej to szanse 10 do 1
command-report-seat = punkty: { $score }, { $wins ->
        [one] { $wins } zwycięstwo
        [few] { $wins } zwycięstwa
        [many] { $wins } zwycięstw
       *[other] { $wins } zwycięstwa
    }
command-report-explored = { $players } graczy, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }
command-report-explored-card = karta
command-report-explored-power = karta siły
command-report-explored-place = miejsce
command-report-explored-taken = wzięta
command-report-explored-turn = tura
command-report-explored-wins = wygrane
command-report-explored-margin = przewaga
command-report-explored-first = rundy 1–3
command-report-explored-second = rundy 4–6
command-report-explored-third = rundy 7–9
command-report-explored-round = runda
command-report-explored-leader = wygrane lidera
command-report-explored-starter = wygrane 1.
command-report-explored-seat = miejsce przy stole
command-report-explored-skipped = pominięto: { $reason }
command-report-rows = wiersze
command-report-bench = losowa gra, mediana z { $repeats } powtórzeń po { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = głębokość { $depth }: { $count } w { $seconds } s

command-column-name = nazwa
command-column-seats = miejsca
command-column-wins = wygr.
command-column-win-rate = wygr. %
command-column-interval = 95%
command-column-rank = lokata
command-column-margin = przewaga
command-column-rating = ocena
command-column-ahead = przed %
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = maks. ms
command-column-iterations = it./s
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
command-shown-site = Zapisano pliki: { $files } ({ $size } kB) w { $folder }. Ten folder można opublikować na dowolnym hostingu.
command-shown-values = wartości
command-shown-points = punkty
command-shown-played = zagrano
command-shown-offers = Odkryte: { $cards }
command-shown-hand = Na ręce ({ $who }): { $cards }
command-shown-question = Twoja decyzja: { $decision }
command-shown-asked = Decyduje: { $players }
command-shown-refused = odrzucono: { $reason }
command-shown-edition = wydanie { $name }
command-shown-nobody = nikt nie musi decydować
command-shown-decides = decyduje { $player }: { $decision }
command-shown-options = { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }: { $options }
