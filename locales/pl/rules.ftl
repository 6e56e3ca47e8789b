# The rulebook. One message for each rule, by its ID.
#
# Marks inside the texts, to be kept in every language:
#   PLC-2            the ID of a rule becomes a link to it.
#   [coup]           a card or a chapter, shown by its name and linked; [coup|words] shows these words instead.
#   [ours]           says that the rulebooks leave it open and we decided: the words of book-ours.
#   *move*           stressed.
#   a line with "- " is an entry of a list; any other line is a paragraph.

## The page

rules-title = Zasady
rules-heading = Zasady gry El Grande
rules-lead = Oto pełne zasady El Grande w wydaniu z 2023 roku, opowiedziane naszymi słowami. Nie znasz gry? Czytaj od początku; po „Pojęciach na kartach” możesz siadać do stołu. Do wariantów, pojedynczych kart i rozstrzygnięć zaglądaj w razie potrzeby.
rules-ids = Każda zasada ma swój identyfikator. Gdy ruch zostaje odrzucony, pokazujemy identyfikator zasady, którą łamie, albo kartę, która go zabrania.
rules-ours-about = Tam, gdzie drukowane instrukcje milczą lub się różnią, trzeba było zdecydować. Takie miejsca są oznaczone.
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-hint = Słowo, karta lub identyfikator
rules-found = { $count ->
    [0] Brak wyników dla „{ $wanted }”.
    [one] 1 wynik dla „{ $wanted }”.
    [few] { $count } wyniki dla „{ $wanted }”.
   *[many] { $count } wyników dla „{ $wanted }”.
  }
rules-copy = Kopiuj link do { $rule }
rules-copied = Link skopiowany.
rules-print = Drukuj
rules-example = Przykład: { $name }
rules-example-you = W przykładach grasz czerwonym; niebieski, zielony i pomarańczowy to twoi przeciwnicy.
rules-before = Przed
rules-after = Po
rules-picture-before = Plansza przed
rules-picture-after = Plansza po
rules-points = { $points ->
    [one] { $colour }: 1 punkt
    [few] { $colour }: { $points } punkty
   *[many] { $colour }: { $points } punktów
  }
rules-unloaded = Nie udało się wczytać przykładów. Zasady są kompletne i bez nich.

## The parts of the book

rules-part-game = Gra
rules-part-variants = Warianty
rules-part-reference = Kompendium

## A page for each card

rules-card-title = { $name } – karta akcji
rules-card-stack = Stos { $stack }
rules-card-copies = { $copies ->
    [one] 1 egzemplarz
    [few] { $copies } egzemplarze
   *[many] { $copies } egzemplarzy
  }
rules-card-set-base = W każdej grze
rules-card-set-alternative = Karta alternatywna: tylko jeśli z nią gracie
rules-card-set-regency = Tylko z minidodatkiem „Nowa regencja”
rules-card-set-king = Karta króla: dostępna w każdej rundzie, chyba że gracie z „Nową regencją”
rules-card-placement = { $number ->
    [one] Dolna połowa pozwala umieścić 1 caballero.
    [few] Dolna połowa pozwala umieścić maks. { $number } caballero.
   *[many] Dolna połowa pozwala umieścić maks. { $number } caballero.
  }
rules-card-id = W plikach i programach nazywa się „{ $id }”.
rules-card-exact = Pełny opis akcji specjalnej
rules-card-tip = Wskazówka
rules-card-statistics = Statystyki
rules-card-statistics-about = Z gier, w których bot { $bot } grał sam ze sobą. „Wzięta”: jak często brano kartę, gdy była dostępna. „Punkty”: o ile punktów ci, którzy ją wzięli, kończyli powyżej średniej swojego stołu. Prawdziwa wartość mieści się w granicach ± w 95% przypadków. Kreska oznacza, że kartę wzięto zbyt rzadko.
rules-card-statistics-cell = { $value } ± { $error }
rules-card-rules = Zasady tej karty
rules-card-beside = Także w stosie { $stack }
rules-card-none = Nie ma karty o tej nazwie.
rules-card-all = Wszystkie karty w zasadach

## Tables

rules-table-region = Region
rules-table-first = 1.
rules-table-second = 2.
rules-table-third = 3.
rules-table-neighbours = Sąsiednie regiony
rules-table-borders = Sąsiedni kraj
rules-table-castillo = Castillo (nie jest regionem)
rules-table-power = Karta siły
rules-table-to-court = Caballero do dworu
rules-table-modifier = Modyfikator
rules-table-ability = Zdolność
rules-table-card = Karta
rules-table-id = ID
rules-table-stack = Stos
rules-table-special = Akcja specjalna
rules-table-word = Pojęcie
rules-table-meaning = Znaczenie

book-ours = (nasze rozstrzygnięcie)

## The game in a minute

book-chapter-minute = Gra w minutę
book-chapter-minute-intro = Piętnastowieczna Hiszpania: o ziemię walczą emirat, hrabstwa i królestwa, a możni, czyli grande, napuszczają je na siebie nawzajem. Ty też jesteś grande. Wysyłaj swoich caballero do dziewięciu regionów, zdobywaj tam przewagę i miej oko na króla: lubi mieć dużo miejsca dla siebie, więc do regionu, w którym przebywa, nikt nie wchodzi i nikt z niego nie wychodzi.
book-minute-1 = W każdej rundzie kartą siły licytujesz kolejność tur: wysoka pozwala wybierać wcześnie, niska przynosi więcej caballero.
book-minute-2 = W swojej turze bierzesz jedną z odkrytych kart akcji. Dolna połowa pozwala umieścić caballero wokół króla, górna daje akcję specjalną.
book-minute-3 = Trzy razy w ciągu gry podliczane są wszystkie regiony. Kto ma w regionie najwięcej caballero, dostaje tam najwięcej punktów, a kto na koniec ma najwięcej punktów, zostaje El Grande.

## In the box

book-chapter-box = W pudełku
book-chapter-box-intro = Co zawiera wydanie pudełkowe. Na ekranie wszystko jest już rozłożone.
book-box-list = Wspólne:
    - 1 plansza o dwóch stronach, dla 4–5 i dla 2–3 graczy
    - 1 castillo i 1 król
    - 55 kart akcji: 40 do stosów od 1 do 4, karta króla, 10 do minidodatku [regency] i 4 [alternatives|karty alternatywne]
    - 9 kart regionów
    - 16 szarych kart siły, czyli modyfikatory z minidodatku [power-shift]
    - 2 płytki punktacji, 1 znacznik rundy i 1 znacznik 1. gracza
    Dla każdego z 5 graczy, w jednym kolorze:
    - 13 kart siły
    - 30 caballero i 1 grande
    - 1 znacznik punktów i 1 dysk
    Razem to 81 kart siły w 6 kolorach i 150 caballero. Porządku pilnuje sześć pudełek.

## The words we use

book-chapter-words = Słowniczek
book-chapter-words-intro = Każde pojęcie oznacza zawsze to samo.
book-pronunciation = Po hiszpańsku podwójne „l” brzmi jak nasze „j”: mówimy mniej więcej „kabajero” i „kastijo”.
book-word-caballero = caballero
book-word-caballero-about = rycerz, mała figurka; każdy gracz ma 30 w jednym kolorze
book-word-grande = grande
book-word-grande-about = duża figurka, jedna na gracza; może przynieść premię i nigdy nie liczy się jako caballero
book-word-king = król
book-word-king-about = jedna figurka, która nie należy do nikogo
book-word-region = region
book-word-region-about = jedna z dziewięciu części Hiszpanii; castillo, Francja i Portugalia nie są regionami
book-word-kings-region = region króla
book-word-kings-region-about = region, w którym właśnie stoi król
book-word-adjacent = sąsiedni
book-word-adjacent-about = o regionach, które mają wspólną granicę
book-word-taboo = tabu
book-word-taboo-about = do regionu króla nic nie wchodzi i nic z niego nie wychodzi (TAB-1)
book-word-castillo = castillo
book-word-castillo-about = wieża; tego, co do niej wrzucono, już nie widać
book-word-court = dwór
book-word-court-about = osobista pula gracza, z której umieszcza się caballero
book-word-province = prowincja
book-word-province-about = pula ogólna, osobno dla każdego koloru; zanim caballero zostanie umieszczony na planszy, musi trafić z niej do dworu
book-word-power-card = karta siły
book-word-power-card-about = jedna z kart od 1 do 13 na ręce gracza
book-word-modifier = modyfikator
book-word-modifier-about = szara karta, która zmienia wartość karty siły; tylko z minidodatkiem [power-shift]
book-word-action-card = karta akcji
book-word-action-card-about = karta z akcją specjalną (górna połowa) i liczbą caballero (dolna połowa)
book-word-special-action = akcja specjalna
book-word-special-action-about = to, na co pozwala górna połowa karty akcji
book-word-placement = umieszczenie
book-word-placement-about = to, na co pozwala dolna połowa karty akcji
book-word-king-card = karta króla
book-word-king-card-about = jedyna karta stosu 5, [your-majesty]; wraca w każdej rundzie
book-word-region-card = karta regionu
book-word-region-card-about = jedna z dziewięciu kart, po jednej na region; dobiera się je podczas przygotowania do gry i dla automy
book-word-discard = stos odrzuconych kart
book-word-discard-about = tu trafiają użyte karty: karty akcji na wspólny odkryty stos, karty siły na własny zakryty stos gracza
book-word-opposing = wrogi
book-word-opposing-about = należący do któregokolwiek przeciwnika, także do automy
book-word-move = ruszyć
book-word-move-about = przenieść z regionów do innych regionów lub do castillo (MOV-1)
book-word-return = zwrócić
book-word-return-about = odłożyć z powrotem do prowincji (RET-1)
book-word-score = podliczyć
book-word-score-about = przyznać punkty w regionie lub w castillo (SCR-1)
book-word-disc = dysk
book-word-disc-about = tarcza, na której gracz w tajemnicy ustawia jeden region
book-word-bar = pasek punktacji
book-word-bar-about = nadrukowane wartości regionu lub castillo za 1., 2. i 3. miejsce; w skrócie „pasek”
book-word-tile = płytka punktacji
book-word-tile-about = jedna z dwóch płytek, którymi można zakryć pasek punktacji; w skrócie „płytka”
book-word-four-region = region 4-punktowy
book-word-four-region-about = region, w którym 1. miejsce jest w tej chwili warte 4 punkty; podobnie region 5-punktowy i tak dalej
book-word-general-scoring = punktacja ogólna
book-word-general-scoring-about = po rundach 3, 6 i 9: podlicza się castillo, a potem każdy region
book-word-kings-bonus = premia króla
book-word-kings-bonus-about = 2 dodatkowe punkty za samodzielne 1. miejsce w regionie króla
book-word-grande-bonus = premia grande
book-word-grande-bonus-about = 2 dodatkowe punkty za samodzielne 1. miejsce tam, gdzie stoi twój grande
book-word-score-track = tor punktów
book-word-score-track-about = tor wokół planszy, na którym znaczniki pokazują punkty wszystkich graczy
book-word-round-track = tor rund
book-word-round-track-about = tor, na którym znacznik rundy odmierza dziewięć rund; lilia oznacza punktację ogólną
book-word-start-marker = znacznik 1. gracza
book-word-start-marker-about = pokazuje, kto pierwszy zagrywa kartę siły
book-word-dummy = automa
book-word-dummy-about = neutralny trzeci kolor w grze dwuosobowej

## The board

book-chapter-board = Plansza
book-chapter-board-intro = Drukowane instrukcje nie podają wszystkich liczb. Tabele pokazują wydanie domyślne; przy stole można grać z innym. Regiony są wymienione w kolejności punktacji ogólnej.
book-tiles = Dwie płytki punktacji mają wartości { $low } i { $high }.
book-numbers = Liczba caballero na dolnej połowie karty akcji jest równa numerowi jej stosu.
book-powers = Ilu caballero karta siły przynosi do dworu:

## Set-up

book-chapter-set-up = Przygotowanie do gry
book-chapter-set-up-intro = Co gdzie trafia przed pierwszą rundą.
book-set-1 = W El Grande gra od dwóch do pięciu osób. Plansza ma dwie strony: jedną dla czterech i pięciu graczy, drugą dla dwóch i trzech. Na ekranie właściwa strona jest już wybrana.
book-set-2 = Karty akcji dzieli się według liczb na rewersach. Powstają stosy od 1 do 4, po dziesięć kart; każdy jest tasowany osobno i leży zakryty. Stos 5 to sama karta króla, [your-majesty]. Z 55 kart akcji w pudełku używa się w ten sposób 41; dziesięć kart [regency|„Nowej regencji”] i cztery [alternatives|karty alternatywne] odkłada się, chyba że z nimi gracie.
book-set-3 = Znaczniki punktów wszystkich graczy zaczynają na polu 0 toru punktów, a znacznik rundy na polu 1 toru rund. Obie płytki leżą obok planszy.
book-set-4 = Dostajesz karty siły od 1 do 13, dysk, swojego grande i swoich 30 caballero.
book-set-5 = Dziewięć kart regionów zostaje potasowanych. Wierzchnia wskazuje region, w którym zaczyna król. Potem każdy gracz dobiera kartę, po kolei od pierwszego miejsca przy stole [ours], i stawia w tym regionie swojego grande i 2 caballero. Wszyscy zaczynają więc w różnych regionach, a nikt w regionie króla.
book-set-6 = 7 twoich caballero zaczyna na twoim dworze; pozostałych 21 trafia do prowincji.
book-set-7 = O tym, kto zaczyna ze znacznikiem 1. gracza, decyduje los, chyba że gracze kogoś wyznaczą [ours]. W wydaniu pudełkowym dostaje go osoba, która jako ostatnia była w Hiszpanii.
book-inf-1 = Swoje karty siły i modyfikatory widzisz tylko ty, a twój stos odrzuconych leży zakryty. Informacje jawne [ours]: wszystkie dwory, prowincja i regiony, płytki, każda odkryta karta, odrzucone karty akcji, punkty oraz liczba kart na każdej ręce. Karta, którą zagrywasz, jest jawna przez rundę, w której ją zagrywasz.
book-first-game = To wasza pierwsza gra? Zostawcie w pudełku [regency|„Nową regencję”], [power-shift|„Zmianę siły”] i [alternatives|karty alternatywne]. Jeśli chcecie poznać całość w krótszym czasie, wybierzcie [short|krótką grę].

## Round

book-chapter-round = Runda
book-chapter-round-intro = Jak przebiega runda, od pierwszej karty do ostatniej.
book-rnd-1 = Gra ma dziewięć rund. Każda runda ma takie fazy:
    - 1. Odkrycie kart akcji.
    - 2. Zagranie kart siły.
    - 3. Tury graczy.
    - 4. Koniec rundy.
    - 5. Punktacja ogólna, tylko po rundach 3, 6 i 9.
book-rev-1 = W fazie 1 odkrywa się wierzchnią kartę każdego stosu, więc zanim padnie pierwsza karta siły, wszyscy wiedzą, co jest do wyboru.

## Power cards

book-chapter-power-cards = Karty siły
book-chapter-power-cards-intro = Licytujesz kolejność tur: wysoka karta pozwala wybierać wcześnie, niska przynosi więcej caballero.
book-pow-1 = W fazie 2 zaczyna ten, kto ma znacznik 1. gracza: kładzie przed sobą odkrytą kartę siły ze swojej ręki. Dalej, zgodnie z ruchem wskazówek zegara, każdy zagrywa po jednej.
book-pow-2 = Nie możesz zagrać wartości, którą w tej rundzie już zagrano.
book-pow-3 = Tury rozgrywa się od najwyższej wartości do najniższej.
book-pow-4 = Na koniec rundy zagrana karta siły trafia zakryta na twój stos odrzuconych. Nie użyjesz jej już, chyba że jakaś karta pozwoli ci wziąć ją z powrotem na rękę.
book-pow-5 = Zawsze masz kartę siły, którą możesz zagrać. W ostatniej rundzie masz na ręce jeszcze co najmniej pięć z trzynastu, przed tobą mogą być zajęte najwyżej cztery wartości (dwie, gdy gra automa), a modyfikatora nigdy nie musisz dokładać.

## A turn and the court

book-chapter-turn = Tura i dwór
book-chapter-turn-intro = Umieścić możesz wyłącznie tych caballero, którzy są na twoim dworze. Sprowadza ich tam karta siły.
book-trn-1 = W swojej turze najpierw dodajesz caballero do dworu. W grze z minidodatkiem [power-shift|„Zmiana siły”] następna jest zdolność twojego modyfikatora. Potem wybierasz jedną z odkrytych kart akcji, które są jeszcze dostępne – nigdy ze stosu odrzuconych – i używasz obu jej połów.
book-crt-1 = Karta siły pokazuje, ilu caballero możesz dodać z prowincji do dworu. Możesz dodać mniej albo nikogo. Karty 12 i 13 nie przynoszą nikogo.
book-crt-2 = Jeśli w prowincji zabraknie twoich caballero, zanim dodasz pełną liczbę, możesz uzupełnić brak, w całości lub w części, swoimi caballero z regionów. Nie wolno ich brać z castillo ani z regionu króla, a w prowincji nie może już być żadnego twojego caballero. To samo dotyczy każdej karty, która dodaje caballero z prowincji do dworu.

## Action cards

book-chapter-action-cards = Karty akcji
book-chapter-action-cards-intro = Każda karta akcji ma dwie połowy. Używasz ich w dowolnej kolejności.
book-act-1 = Musisz wziąć kartę akcji. Gracze po tobie nie mogą już jej wziąć.
book-act-2 = Karta akcji to akcja specjalna i umieszczenie. Kolejność jest dowolna, ale dokończ jedno, zanim zaczniesz drugie. Możesz pominąć jedno lub oba.
book-act-3 = Rozpoczętą akcję specjalną musisz wykonać, na ile się da, bez względu na to, kto na niej zyska. Skrót „maks.” na karcie oznacza, że możesz zrobić mniej.
book-act-4 = Użytą kartę akcji kładzie się odkrytą na stosie odrzuconych. Kartę króla natomiast zakrywa się na jej stosie; w następnej rundzie jest znów dostępna. Wyłożone [veto] zostaje przed swoim posiadaczem (patrz VET-3). Karty [regency|„Nowej regencji”] odrzuca się jak inne i już nie wracają.
book-act-5 = Jeśli na karcie jest „maks.” lub „dowolna liczba”, możesz ją ogłosić, a potem nie wybrać nikogo. Nic się nie dzieje, ale nadal można ją zawetować [ours].
book-act-6 = Po rozpoczęciu jednej z tych akcji specjalnych musi się stać to, co poniżej, o ile zasady na to pozwalają [ours]:
    - Król musi się ruszyć (wyjątek dla karty [country-seat]: D-6).
    - [entourage]: z królem idzie 2 caballero, a jeśli jest mniej, to tylu, ilu jest.
    - [competition]: wrzuca się wszystkich grande.
    - [decree]: kładziesz lub przenosisz jedną płytkę. [new-home]: rusza się twój grande.
    - [empowerment]: bierzesz z powrotem jedną kartę.
    - [deputy]: następuje jedna zamiana.
    - [summons]: dodajesz 2 caballero, a jeśli w prowincji jest mniej, to tylu, ilu jest.

## Placement

book-chapter-placement = Umieszczanie caballero
book-chapter-placement-intro = Król decyduje, dokąd mogą trafić nowi caballero.
book-plc-1 = Możesz umieścić tylu caballero, ilu pokazuje dolna połowa karty, albo mniej. Pochodzą tylko z twojego dworu. Jeśli masz na dworze mniej, niż pozwala karta, umieszczasz odpowiednio mniej.
book-plc-2 = Trafiają do regionów, które sąsiadują z regionem króla. Sam region króla jest zamknięty.
book-plc-3 = Rozdziel ich między te regiony, jak chcesz. Niektórych albo wszystkich możesz zamiast tego wrzucić do castillo.
book-plc-4 = Żaden caballero, żaden grande ani żadna płytka nigdy nie trafia do Francji ani Portugalii. Nawet król dociera tam tylko dzięki karcie [exile].
book-plc-5 = Liczy się, gdzie król stoi w chwili umieszczania. Jeśli twoja akcja specjalna właśnie go ruszyła, umieszczasz caballero wokół jego nowego regionu [ours].

## Castillo

book-chapter-castillo = Castillo
book-chapter-castillo-intro = Co wrzucisz, znika z oczu, a wychodzi tam, gdzie nikt się tego nie spodziewa.
book-cas-1 = Castillo nie jest regionem. Karty mówiące o regionach go nie dotyczą.
book-cas-2 = Caballero, których ruszasz, możesz do niego wrzucić. Nic z niego nie wychodzi, dopóki nie opróżni go punktacja ogólna.
book-cas-3 = Powiedz, ilu wrzucasz; to informacja jawna. Nikomu nie wolno zaglądać do środka ani liczyć, co tam jest.
book-cas-4 = Otwiera je tylko punktacja ogólna i karta [revelation].

## Taboo

book-chapter-taboo = Tabu
book-chapter-taboo-intro = W regionie króla wszystko zostaje tak, jak jest.
book-tab-1 = Region króla to tabu: caballero, grande i płytki ani do niego nie wchodzą, ani z niego nie wychodzą. Podliczać go wolno. Cztery karty [regency|„Nowej regencji”] łamią tabu, każda tylko na tyle, na ile mówi jej tekst:
    - Dzięki karcie [infiltration] możesz umieszczać swoich caballero w regionie króla.
    - Przy karcie [entourage] maks. 2 caballero przechodzi z regionu, który król opuszcza, do tego, do którego wchodzi.
    - Przy karcie [competition] grande z regionu, do którego król wchodzi, trafiają do castillo.
    - Przy karcie [deputy] grande przechodzi z regionu, do którego król wchodzi, do tego, który król opuszcza.

## End of round

book-chapter-end-of-round = Koniec rundy
book-chapter-end-of-round-intro = Posprzątajcie stół i przekażcie znacznik 1. gracza.
book-end-1 = Karty akcji, których nikt nie wziął, są odrzucane, wszystkie prócz karty króla.
book-end-2 = Znacznik 1. gracza dostaje ten, kto zagrał najniższą wartość, nawet jeśli dzięki karcie [empowerment] ma tę kartę z powrotem na ręce.
book-end-3 = Znacznik rundy przesuwa się dalej. Po rundach 3, 6 i 9 tor rund pokazuje lilię: pora na punktację ogólną.
book-end-4 = Dokładnie i w tej kolejności:
    - Odrzućcie karty akcji, których nikt nie wziął.
    - Przekażcie znacznik 1. gracza.
    - Odłóżcie zagrane karty siły, także kartę automy, na stosy odrzuconych ich właścicieli.
    - Odrzućcie karty Veto, których czas właśnie minął.
    - Przeprowadźcie punktację ogólną, jeśli na nią pora; należy jeszcze do właśnie rozegranej rundy.
    - Przesuńcie znacznik rundy.

## General scoring

book-chapter-scoring = Punktacja ogólna
book-chapter-scoring-intro = Trzy razy w ciągu gry podlicza się wszystko: najpierw castillo, potem każdy region.
book-sco-1 = Punktacja ogólna ma trzy kroki:
    - (a) Wszyscy gracze jednocześnie i w tajemnicy ustawiają na dysku region, także ci, którzy nie mają nic w castillo [ours]. Automa nie ustawia żadnego.
    - (b) Podliczcie castillo. Potem odkryjcie dyski: wszystko, co gracz ma w castillo, idzie do jednego regionu z jego dysku. Nie wolno tego dzielić między kilka regionów.
    - (c) Podliczcie dziewięć regionów jeden po drugim, w kolejności nadrukowanej listy, z góry na dół.
book-sco-2 = Jeśli twój dysk wskazuje region króla, twoi caballero wracają zamiast tego do dworu. (Na dysku z pudełka tak samo działa niewyraźne ustawienie; nasz jest zawsze wyraźny.)
book-sco-3 = O zajętym miejscu decyduje liczba caballero w podliczanym regionie lub castillo; grande się nie liczą. Pasek pokazuje, ile są warte 1., 2. i 3. miejsce. Bez choćby jednego caballero nic tam nie dostajesz.
book-sco-4 = Gracze z tą samą liczbą spadają wszyscy o jedno miejsce, bez względu na to, ilu ich jest. Aby to ustalić, zacznij od miejsca 1 i idź od najwyższej liczby do najniższej, pomijając zero:
    - Gracz, który jako jedyny ma daną liczbę, zajmuje bieżące miejsce, a ty przechodzisz do następnego.
    - Gracze, którzy mają tę samą liczbę, zajmują wszyscy miejsce tuż za bieżącym, a ty przechodzisz o dwa miejsca dalej.
    Miejsca, których pasek nie pokazuje, nic nie dają. Na pasku 5/3/1 gracze z 2, 2, 2 i 1 caballero dostają 3, 3, 3 i 1. Przy 3, 3, 1 i 1 pierwsi dwaj dostają 2. wartość, a pozostali nic. Remis na 3. miejscu nic nie daje.
book-sco-5 = Samodzielne 1. miejsce w regionie króla daje 2 dodatkowe punkty: to premia króla. Samodzielne 1. miejsce tam, gdzie stoi twój grande, też daje 2 dodatkowe punkty: to premia grande. W jednym regionie można zdobyć obie. Przy remisie nie ma żadnej. Premie przysługują w każdej punktacji, ogólnej i z karty.
book-sco-6 = Płytka zastępuje w każdej punktacji pasek, na którym leży; premie pozostają bez zmian. W każdym regionie jest miejsce na jedną płytkę, podobnie na castillo. Pasek castillo jest nadrukowany dwa razy, ale castillo podlicza się raz, a jedna płytka zastępuje oba paski.
book-sco-7 = Przy dwóch lub trzech graczach trzecia wartość każdego paska i każdej płytki się nie liczy.
book-sco-8 = Punktów nigdy się nie traci.
book-fin-1 = Trzecia punktacja ogólna kończy grę. Wygrywa ten, kto ma najwięcej punktów. Przy remisie gracze dzielą się zwycięstwem albo zajmowanym miejscem.

## Terms on cards

book-chapter-terms = Pojęcia na kartach
book-chapter-terms-intro = Co znaczą słowa na kartach akcji.
book-mov-1 = *Ruszyć* caballero to zabrać ich z regionów i postawić w innych regionach albo wrzucić do castillo. Mogą iść wszędzie, blisko króla czy daleko od niego, razem lub osobno.
book-mov-2 = Karta mówi, czyich caballero ruszasz: swoich, wrogich (jednego lub kilku przeciwników) czy dowolnych. Nie muszą wychodzić z jednego regionu ani iść do jednego, chyba że karta tak mówi.
book-mov-3 = Nigdy nie rusza się caballero z castillo, z dworu ani z prowincji, i nigdy do regionu króla ani z niego (TAB-1).
book-ret-1 = *Zwrócić* caballero to odłożyć ich do prowincji. Karta mówi, czy z regionów, czy z dworu, czy i stąd, i stamtąd. Castillo i region króla są bezpieczne. Jeśli masz ich mniej, niż mówi karta, zwracasz wszystkich.
book-ret-2 = Jeśli kilku graczy zwraca caballero, robią to zgodnie z ruchem wskazówek zegara, zaczynając od gracza po lewej stronie tego, kto ma turę. Każdy sam wybiera, których swoich zwraca, chyba że karta mówi inaczej.
book-ret-3 = Odbywa się to jawnie, gracz po graczu: późniejsi widzą, co zwrócili wcześniejsi [ours].
book-scr-1 = *Podliczyć* region to zrobić tam to, co robi punktacja ogólna, z premiami włącznie. Castillo się nie podlicza, chyba że karta je wymienia. Jeśli możesz wybrać region, wolno ci wybrać też region króla. Płytki działają (SCO-6): „region 4-punktowy” to na przykład taki, w którym 1. miejsce jest w tej chwili warte 4 punkty.
book-scr-2 = Jeśli karta podlicza kilka regionów, najpierw ustalcie, które to są, a potem podliczcie je w kolejności z planszy [ours].
book-dsc-1 = Jeśli karta wymaga *dysków*, każdy gracz, którego to dotyczy, ustawia swój w tajemnicy. Wszystkie dyski odkrywa się w tej samej chwili i dopiero wtedy coś się dzieje.
book-dsc-2 = Dysk pokazuje jeden z dziewięciu regionów i nic więcej. Dopóki ostatni gracz nie ustawi dysku, nikt nie dowiaduje się niczego o wyborach innych; pytany jest nawet ten, kto ma tylko jedną możliwość [ours].

## Short game

book-chapter-short = Krótka gra
book-chapter-short-intro = Ta sama gra w dwóch trzecich czasu.
book-sht-1 = Sześć rund zamiast dziewięciu. Znacznik rundy zaczyna na polu 2 i przeskakuje pola 4 i 7: gracie rundy 2 i 3, punktacja, 5 i 6, punktacja, 8 i 9, punktacja.
book-sht-2 = Gdzie zasada mówi o rundzie 3, 6 lub 9, chodzi o pole z tą liczbą; poza tym nic się nie zmienia [ours].

## Two players

book-chapter-two = Dwóch graczy
book-chapter-two-intro = Dołącza trzeci kolor, którym nikt nie kieruje: automa.
book-dum-1 = Grajcie na stronie dla dwóch i trzech graczy. Automa dostaje kolor, 30 caballero i 13 kart siły w tym kolorze, potasowanych i zakrytych. Jej caballero liczą się przy ustalaniu miejsc, ale ona sama nigdy nie dostaje punktów. Nie ma grande, dworu ani dysku.
book-dum-2 = Stosy 2 i 3 tasuje się razem. Wybieracie spośród czterech stosów: 1, połączonego, 4 i 5.
book-dum-3 = Gdy król i obaj gracze mają już swoje regiony, potasujcie dla automy na nowo wszystkie dziewięć kart regionów. Na początku każdej rundy dobierzcie dwie: do każdego dobranego regionu trafia 2 caballero automy. Kartę, która wskazuje region króla, odrzuca się bez skutku i nie dobiera się innej w zamian. Jeśli wszystkich 30 jest na planszy, w tej rundzie nie dobiera się kart. Po każdej punktacji ogólnej znów potasujcie wszystkie dziewięć.
book-dum-4 = Wierzchnią kartę siły automy odkrywa się, zanim gracze zagrają swoje. Nikt nie może zagrać jej wartości, a miejsce automy w kolejności zależy od tej karty. Automa nigdy nie dostaje znacznika 1. gracza: jeśli to ona ma najniższą wartość, dostaje go ten z dwóch graczy, który ma niższą.
book-dum-5 = W swojej turze automa usuwa tę z dostępnych kart akcji, która pokazuje najwięcej caballero. Niczego z niej się nie wykonuje. Od razu jest odrzucana; tylko [your-majesty] zostaje zakryta i wraca w następnej rundzie. Kartę siły automy odrzuca się na koniec rundy.
book-dum-6 = Caballero automy liczą się jako wrodzy: na zwykłych zasadach można ich ruszać i zwracać. Jeśli karta każe automie o czymś decydować lub coś zrobić, pomińcie automę.
book-dum-7 = Zwróceni caballero automy wracają do jej puli i mogą znów wejść na planszę.
book-dum-8 = W punktacji automa zajmuje miejsca i remisuje tak jak gracz. Punktów za jej miejsce nie dostaje nikt, a kto z nią remisuje, nie ma premii.
book-dum-9 = Runda zaczyna się w tej kolejności: karty regionów automy, karty akcji, karta siły automy, karty siły graczy [ours].
book-dum-10 = Caballero automy w castillo liczą się tak, jakby byli na planszy. Jeśli w puli zostało 1, 2 lub 3, najpierw obsadza się region dobrany jako pierwszy [ours].

## Three players

book-chapter-three = Trzech graczy
book-chapter-three-intro = Prawie zwykła gra.
book-thr-1 = Grajcie na stronie dla dwóch i trzech graczy i podliczajcie według SCO-7. Jeśli chcecie ostrzejszej walki o karty, połączcie stosy 2 i 3 jak w DUM-2.

## Alternatives

book-chapter-alternatives = Karty alternatywne
book-chapter-alternatives-intro = Dodatkowe karty akcji na podmianę.
book-alt-1 = Cztery dodatkowe karty akcji dla doświadczonych graczy. Użyjcie dowolnych z nich; dwa egzemplarze karty [veto] liczą się osobno. Za każdą kartę dodawaną do stosu najpierw usuńcie z niego losową kartę, nie oglądając jej. Jeśli używacie wszystkich czterech, stosy od 1 do 4 tracą 1, 2, 0 i 1 kartę.
book-alt-2 = Wymieńcie karty w każdym stosie, zanim stosy 2 i 3 zostaną połączone, jeśli je łączycie [ours].

## New Regency

book-chapter-regency = Nowa regencja
book-chapter-regency-intro = Król ma własne pomysły: dziesięć nowych kart do stosu 5. Niepolecane na pierwszą grę.
book-reg-1 = Kartę [your-majesty] zostawcie w pudełku. Potasujcie dziesięć kart „Nowej regencji” i utwórzcie z nich stos 5. Działa jak każdy inny: w każdej rundzie odkrywa się nową kartę i odrzuca ją, czy ktoś ją wziął, czy nie.

## Power Shift

book-chapter-power-shift = Zmiana siły
book-chapter-power-shift-intro = Modyfikatory zmieniają wartość kart siły, a niektóre dają drobną zdolność. Niepolecane na pierwszą grę.
book-modifiers = 16 modyfikatorów dzieli się na cztery rodzaje.
book-modifier-recruit = Dodaj do dworu 1 swojego caballero z prowincji.
book-modifier-move-opposing = Rusz 1 wrogiego caballero.
book-modifier-none = Brak.
book-modifier-place-from-province = Umieść 1 swojego caballero z prowincji w dowolnym regionie prócz regionu króla; nie w castillo.
book-psh-1 = Potasujcie 16 modyfikatorów i rozdajcie każdemu po 3; pozostałe nie biorą udziału w grze i nikt ich nie ogląda. Każdy przekazuje 1 z 3, zakryty, graczowi po lewej. Wszyscy wybierają, zanim zobaczą, co dostaną, więc w grze 2-osobowej gracze wymieniają się kartą. Automa nie dostaje żadnego. Robi się to podczas przygotowania do gry, przed pierwszym odkryciem kart akcji [ours].
book-psh-2 = Razem z kartą siły możesz zagrać jeden modyfikator i zsumować obie wartości. Suma jest twoją wartością w zasadach POW-2, POW-3 i END-2; może być niższa niż 1 lub wyższa niż 13. Liczbę caballero, którzy trafiają do dworu, nadal określa sama karta siły [ours].
book-psh-3 = Niektóre modyfikatory mają zdolność. Możesz jej użyć w swojej turze po dodaniu caballero do dworu (CRT-1), a przed wyborem karty akcji. To nie jest akcja specjalna, więc nie można jej zawetować. Możesz z niej zrezygnować; rozpoczętą musisz dokończyć; jeśli niczego nie mogłaby zmienić, nikt cię nie pyta [ours].
book-psh-4 = Po twojej turze modyfikator trafia na twój stos odrzuconych, a suma pozostaje ważna. Karta siły trafia tam jak zawsze na koniec rundy; na grę nie ma to wpływu [ours]. Kartą [empowerment] możesz zamiast karty siły odzyskać modyfikator, nawet ten właśnie zagrany.
book-psh-5 = Jeśli w prowincji nie ma już twoich caballero, zdolność +1 pozwala wziąć jednego z regionu według CRT-2, a zdolność −2 nie działa [ours].
book-var-1 = Karty alternatywne, „Nową regencję”, „Zmianę siły” i krótką grę można łączyć dowolnie, przy dowolnej liczbie graczy [ours].

## Single cards

book-chapter-single = Pojedyncze karty
book-chapter-single-intro = Każda karta sama mówi, co robi. Tu jest to, co wymaga więcej niż jednej linijki. Podstawy pochodzą z drukowanych instrukcji; to, co wykracza poza nie, jest oznaczone.
book-emp-1 = [empowerment]: możesz wziąć z powrotem także właśnie zagraną kartę siły. Kolejność tur i znacznik 1. gracza w tej rundzie się nie zmieniają. Karty nie pokazujesz: inni wiedzą tylko, że jakaś wróciła [ours].
book-rvt-1 = [revolt] czyni castillo regionem króla, ze wszystkim, co to oznacza. Sąsiaduje z nim każdy z dziewięciu regionów i nikomu nie wolno umieszczać w nim caballero. Przy jego podliczaniu można zdobyć premię króla. Po podliczeniu wszystko wrzuca się z powrotem: caballero i grande zostają w środku, także przy punktacji ogólnej. Trwa to, dopóki król znów się nie ruszy. Ponadto [ours]:
    - Nie można też niczego do niego wrzucić ruchem ani kartą; jedynym wyjątkiem jest INL-1.
    - Castillo nawet teraz nie jest regionem, więc nie obejmują go karty, które wybierają, liczą lub podliczają regiony.
    - Przy punktacji ogólnej dyski nic by nie dały, więc się ich nie ustawia.
    - Płytki nie mogą trafić na castillo ani go opuścić.
book-exi-1 = [exile]: umieszczasz caballero w regionach, które graniczą z krajem, w którym jest król, albo w castillo. Dopóki król jest za granicą, nie ma regionu króla, czyli nie ma tabu ani premii króla, a dyski mogą wskazywać dowolny region. Użyta ponownie karta przenosi go z jednego kraju do drugiego; król nie może zostać tam, gdzie jest [ours].
book-ent-1 = [entourage]: caballero, którzy idą z królem, wychodzą wszyscy z regionu, który on opuszcza, i wchodzą do tego, do którego idzie. Wybiera ich gracz, który używa karty [ours].
book-cse-1 = [country-seat] liczy caballero wszystkich kolorów, także automy. Jeśli w żadnym regionie nie ma caballero, nic się nie dzieje [ours].
book-cmp-1 = Karta [competition] wrzuca grande, a nie caballero. Jeśli król był obok castillo, to w chwili wrzucania grande już go tam nie ma [ours].
book-grc-1 = Grande w castillo może przynieść właścicielowi premię grande, gdy castillo jest podliczane, o ile caballero właściciela dają mu tam samodzielne 1. miejsce. Podczas punktacji ogólnej idzie do regionu z dysku właściciela, nawet jeśli nie idzie z nim żaden caballero; [revolt] (RVT-1) zatrzymuje go w środku. [revelation] wrzuca go z powrotem, a [new-home] go nie dosięga [ours].
book-inl-1 = Karty [infiltration] trzeba użyć przed umieszczeniem caballero i dotyczy ona tylko twojego własnego umieszczania w tej turze. Jeśli król jest obok castillo, pozwala ci wrzucać do niego caballero; jeśli jest za granicą, nie działa [ours].
book-dep-1 = [deputy] może wskazać grande dowolnego gracza, o ile i on, i król stoją w regionach. Gdy król jest za granicą lub obok castillo, możesz użyć karty, ale nic ona nie daje [ours].
book-rad-1 = [royal-adviser] rusza króla, który jest za granicą, do regionu, który graniczy z tym krajem, a króla stojącego obok castillo do dowolnego regionu. Nigdy nie rusza go za granicę ani do castillo [ours].
book-one-1 = [conspiracy], [exodus] i ruch z karty [representation]: wybierz region inny niż region króla, w którym jest co najmniej 1 caballero, którego karta pozwala ruszyć. Jeśli takiego regionu nie ma, patrz D-19 [ours].
book-cou-1 = [coup]: możesz wybrać każdy region prócz regionu króla, także taki bez wrogich caballero [ours].
book-asn-1 = [assassin] zwraca dokładnie 1 caballero każdego przeciwnika, który ma kogoś poza castillo i regionem króla [ours].
book-riv-1 = [rivalry]: dysk może wskazywać także region króla albo region pusty [ours].
book-vet-1 = Dopóki przed kimś leży Veto, wszyscy inni ogłaszają akcje specjalne, zanim je zaczną. Ogłaszają kartę, ale nie jej cel ani to, której opcji użyją. Posiadacz odpowiada „tak” lub „nie”, zanim gra pójdzie dalej. Jeśli dwóch graczy ma po jednym Veto, odpowiadają zgodnie z ruchem wskazówek zegara, licząc od gracza, który ma turę, a pierwsze „tak” rozstrzyga [ours].
book-vet-2 = Gracz, którego akcję specjalną zawetowano, może nadal umieszczać caballero, ale nie może ogłosić tej akcji ponownie. Wyłożenie karty [veto] też jest akcją specjalną; jeśli zostanie zawetowane, karta jest odrzucana. Automa nigdy nie robi nic, co można by zawetować, a własnej akcji zawetować nie można [ours].
book-vet-3 = Veto jest ważne w rundzie, w której je wzięto, i w następnej, a z jej końcem przepada. Możesz mieć obie karty Veto, każdą z własnym terminem. Mimo to przy każdej akcji specjalnej odpowiadasz raz i zużywasz to Veto, które wygasłoby wcześniej [ours].
book-vet-4 = Veto unieważnia jedną całą akcję specjalną: nie jej część i nie po jej rozpoczęciu. Nie działa na umieszczanie, dodawanie caballero do dworu, punktację ogólną ani zdolności modyfikatorów [ours].

## Rulings

book-chapter-rulings = Rozstrzygnięcia
book-chapter-rulings-intro = Odpowiedzi na pytania, które drukowane instrukcje zostawiają otwarte. Wszystkie są nasze.
book-d-1 = Przy kartach [coup], [civil-war] i [desertion] nie możesz ustawić na dysku regionu króla; jeśli nigdzie indziej nie masz caballero, karta cię omija. Przy punktacji ogólnej możesz go ustawić, a twoi caballero wracają wtedy do dworu (SCO-2).
book-d-2 = Jedna karta nie rusza tego samego caballero dwa razy. Dokładniej: jedna akcja specjalna zabiera z regionu nie więcej caballero każdego koloru, niż było tam na jej początku.
book-d-3 = Nie możesz ruszyć caballero tam, gdzie już stoi.
book-d-4 = Caballero automy w castillo liczą się, gdy podlicza je punktacja ogólna, a potem zostają w środku.
book-d-5 = Jeśli twój grande jest w castillo, a twój dysk wskazuje region króla, twoi caballero wracają do dworu, a grande zostaje w środku.
book-d-6 = [country-seat] bierze pod uwagę także region, w którym król stoi. Jeśli tylko w nim jest najmniej caballero, król zostaje; jeśli tyle samo jest też w innych, możesz go zostawić albo wysłać do jednego z nich.
book-d-7 = [entourage]: jeśli król wychodzi z Francji, z Portugalii albo z miejsca obok castillo, nie idą z nim żadni caballero.
book-d-8 = [deputy] nie może wybrać grande w regionie króla.
book-d-9 = Jeśli karta pozwala ruszyć króla do dowolnego regionu, oznacza to każdy region prócz tego, w którym król stoi.
book-d-10 = [justice] i dyski mogą wskazać region bez caballero; taki region jest podliczany, ale nikt nie dostaje punktów.
book-d-11 = W grze z minidodatkiem „Zmiana siły” znacznik 1. gracza dostaje gracz z najniższą sumą.
book-d-12 = [exile]: żadna inna karta nie wysyła króla za granicę, a ta karta nie wysyła go nigdzie indziej.
book-d-13 = [levy], [disbandment], [withdrawal], [civil-war], [desertion] i [coup] dotyczą tylko przeciwników, nigdy gracza, który ich używa.
book-d-14 = [assassin] dotyczy też automy: to przeciwnik, który ma caballero, a o niczym nie musi tu decydować.
book-d-15 = [withdrawal], [levy], [disbandment], [civil-war], [desertion], [coup] i [rivalry] pomijają automę, która nie ma dworu i nie podejmuje decyzji.
book-d-16 = [heartland], [hinterland] i [country-seat] uwzględniają wszystkie dziewięć regionów, także region króla, i liczą caballero automy.
book-d-17 = W grze 2- lub 3-osobowej gracz, który remisuje na 2. miejscu, spada do trzeciej wartości, a więc nie dostaje nic.
book-d-18 = Ilu caballero wrzuca się do castillo, to informacja jawna. Czy pokazywana jest bieżąca liczba, zależy od ustawień stołu („Ściągawka”); domyślnie jest wyłączona.
book-d-19 = Możesz użyć akcji specjalnej, która nic nie daje, na przykład dlatego, że żaden przeciwnik nie ma caballero w zasięgu albo żadnej płytki nie da się przenieść. To samo dotyczy każdej z dwóch opcji karty [representation].
book-d-20 = Jeśli ktoś opuści grę online, jego miejsce zajmuje bot i gra toczy się dalej.
book-d-21 = [veto] unieważnia akcję specjalną i nic więcej: caballero nadal można umieścić.
book-d-22 = Zdolności modyfikatora używasz, zanim wybierzesz kartę akcji.
book-d-23 = [empowerment] pozwala wziąć z powrotem w sumie jedną kartę: kartę siły albo modyfikator.
book-d-24 = [decree] przenosi płytkę na inny wolny pasek, nigdy na drugą płytkę.
book-d-25 = Caballero automy możesz ruszać, ale nie możesz ich umieszczać.
book-d-26 = W grze z minidodatkiem „Zmiana siły” modyfikator odrzuca się po turze, a kartę siły na koniec rundy (PSH-4).

## The cards

book-chapter-cards = Karty
book-chapter-cards-intro = Jest 39 różnych kart akcji. Stosy od 1 do 4 mają po dziesięć kart; liczba egzemplarzy zależy od wydania. „Swoi” to caballero gracza, który używa karty.
book-card-ids = Każda karta ma też ID, którego używają programy i pliki.
book-deck = Instrukcje pokazują tylko część talii. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] i [royal-adviser] są wzorowane na talii z 1995 roku, na ile ją znamy; ich nazwy i nazwy kilku innych kart są nasze.

## Credits

book-chapter-credits = Twórcy
book-chapter-credits-intro = Kto stworzył El Grande. Żadna z tych osób nie brała udziału w tworzeniu tej wersji.
book-credits = El Grande to gra planszowa Wolfganga Kramera i Richarda Ulricha, wydana przez Hans im Glück. Wydanie z 2023 roku zilustrował Stefan Sonnberger.
book-unofficial = To niezależna, nieoficjalna wersja, niezwiązana z autorami ani z wydawcą. Wszystkie teksty i rysunki są nasze. Jeśli gra ci się podoba, wydanie pudełkowe zasługuje na miejsce na twojej półce.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = Kolejność tur
book-example-turn-order-text = Niebieski otwiera kartą { $bluePower }. Zielony może zagrać każdą inną i zagrywa { $greenPower }, pomarańczowy zagrywa { $orangePower }, ty { $redPower }. Pierwsza tura jest twoja, potem niebieski, pomarańczowy i zielony. Twoja karta { $redPower } pozwala dodać do dworu maks. { $redBrings } caballero.
book-example-modifiers = Sumy
book-example-modifiers-text = Ty zagrywasz { $redCard }, niebieski { $blueCard }. Zielony zagrywa { $greenCard } z +1, co daje { $greenPower }. Nie mógłby zagrać { $greenRefusedCard } z +1: to daje { $greenRefusedPower }, a wartość { $blueCard } jest już zajęta.
book-example-overflow = Prowincja jest pusta
book-example-overflow-text = Twoja karta { $redCard } pozwala dodać maks. { $redBrings } caballero, ale w prowincji masz już tylko { $redProvince }. Bierzesz go i jeszcze jednego z Galicii. Z Toledo wziąć nie możesz, bo stoi tam król, z castillo też nie. Twój dwór rośnie z { $redCourt } do { $redCourtAfter }.
book-example-where-to-place = Gdzie umieszczać
book-example-where-to-place-text = Król jest w Castilli. Otwarte są dla ciebie Galicia, Navarra, Aragón, Toledo i castillo. Sama Castilla jest zamknięta, tak samo Granada, która z nią nie sąsiaduje. Umieszczasz { $redToledoAfter } w Toledo i wrzucasz { $redCastilloAfter } do castillo.
book-example-placement-first = Najpierw umieszczenie
book-example-placement-first-text = Bierzesz kartę [your-majesty], a król jest w Valencii. Umieszczasz { $redGranadaAfter } w Granadzie i { $redToledoAfter } w Toledo i wrzucasz { $redCastilloAfter } do castillo. Potem ruszasz króla do Toledo, gdzie twoi są teraz bezpieczni.
book-example-doing-without = Pominięcie akcji specjalnej
book-example-doing-without-text = Bierzesz kartę [fiesta], która podliczyłaby Aragón, głównie na korzyść niebieskiego. Pomijasz więc akcję specjalną i tylko umieszczasz caballero: { $redAragonAfter } w Aragón i { $redToledoAfter } w Toledo.
book-example-taboo = Nic do środka, nic na zewnątrz
book-example-taboo-text = Król jest w Toledo. Kartą [march] nie możesz nikogo ruszyć z Toledo ani do Toledo. Zamiast tego ruszasz jednego z Granady do Sevilli, omijając króla.
book-example-leftover = Karta, której nikt nie wziął
book-example-leftover-text = Przy czterech graczach w każdej rundzie zostaje jedna karta akcji. Tu jest to [fiesta] i zostaje odrzucona. Jeśli zostaje karta króla, leży dalej na swoim miejscu.
book-example-empowerment = Najniższa karta wraca
book-example-empowerment-text = Twoja karta { $redCard } jest najniższa w rundzie, a ty bierzesz ją z powrotem kartą [empowerment]. Mimo to na koniec rundy znacznik 1. gracza jest twój.
book-example-castillo = Otwarcie castillo
book-example-castillo-text = W środku masz { $redCastillo }, niebieski { $blueCastillo }, a pomarańczowy { $orangeCastillo }. Przy pasku { $castilloFirst }/{ $castilloSecond }/{ $castilloThird } dostajesz { $redCastilloPoints } pkt, niebieski { $blueCastilloPoints }, pomarańczowy { $orangeCastilloPoints }, a zielony nic. Twój dysk wskazuje Granadę: idzie tam { $redGranadaAfter } twoich i zdobywa jeszcze { $redGranadaPoints } pkt. Pozostałe dyski wskazują region króla, więc tamci caballero wracają do dworu.
book-example-disc-to-court = Region króla na dysku
book-example-disc-to-court-text = Król jest w Sevilli i dysk niebieskiego wskazuje Sevillę. Niebieski zdobywa w castillo { $blueCastilloPoints } pkt. Potem { $blueCastillo } jego caballero wraca do dworu.
book-example-four-in-a-row = Czterech w jednym regionie
book-example-four-in-a-row-text = W Galicii ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }) pomarańczowy ma { $orangeGalicia }, niebieski { $blueGalicia }, ty { $redGalicia }, a zielony { $greenGalicia }. Pomarańczowy dostaje { $orangePoints } pkt, niebieski { $bluePoints }. Trzecie miejsce nic tu nie daje, a czwarte nie daje nic nigdzie.
book-example-tie-of-three = Remis na 1. miejscu
book-example-tie-of-three-text = W Navarze ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }) ty, niebieski i zielony macie po { $redNavarra }, a pomarańczowy ma { $orangeNavarra }. Grande zielonego tu stoi, ale się nie liczy. Wasza trójka spada na 2. miejsce i dostaje po { $redPoints } pkt; pomarańczowy dostaje { $orangePoints } za 3. miejsce.
book-example-tie-costs-bonus = Remis kosztuje premię
book-example-tie-costs-bonus-text = W Sevilli ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }) niebieski i zielony mają po { $blueSevilla }, a ty masz { $redSevilla }. Niebieski i zielony dostają po { $bluePoints } pkt, ty { $redPoints }. Grande niebieskiego stoi w Sevilli, ale przy remisie premii nie ma.
book-example-both-bonuses = Obie premie
book-example-both-bonuses-text = W Granadzie ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }) prowadzisz, mając { $redGranada } caballero, a stoją tam król i twój grande: { $granadaFirst } za miejsce i { $redGranadaBonus } za obie premie, razem { $redPoints } pkt. Pomarańczowy i zielony remisują za tobą, spadają na 3. miejsce i dostają po { $orangePoints }.
book-example-tile = Płytka punktacji
book-example-tile-text = Kartą [decree] kładziesz płytkę w Castilli. 1. miejsce było warte { $castillaFirst }; teraz jest warte { $castillaFirstAfter }, a pozostałe miejsca { $castillaSecondAfter }. W Toledo położyć jej nie można: stoi tam król.
book-example-tiles-and-cards = Płytki i karty punktacji
book-example-tiles-and-cards-text = Jedna płytka zmienia wartość Toledo na { $toledoFirst }, druga wartość Galicii na { $galiciaFirst }. Karta [outposts] podlicza Cataluñę dla niebieskiego ({ $bluePoints }), Toledo dla zielonego ({ $greenPoints }) i Sevillę dla ciebie ({ $redPoints }). Pomarańczowy nie dostaje nic: Galicia nie jest już regionem 4-punktowym.
book-example-moving = Ruch
book-example-moving-text = Masz kartę [intrigue]. Z Aragón do Valencii ruszasz zielonego, a z Valencii do Castilli niebieskiego. Twoi wychodzą z Granady: jeden idzie do Castilli, drugiego wrzucasz do castillo.
book-example-returning = Zwracanie
book-example-returning-text = Używasz karty [withdrawal]. Niebieski siedzi po twojej lewej, zaczyna i zwraca { $blueCourtReturned } z dworu. Zielony zwraca { $greenCourtReturned } z dworu i { $greenValenciaReturned } z Valencii, pomarańczowy { $orangeToledoReturned } z Toledo i { $orangeValenciaReturned } z Valencii. Na dworze niebieskiego było { $blueCourt }, zostaje { $blueCourtAfter }.
book-example-discs = Tajny wybór na dyskach
book-example-discs-text = Używasz karty [coup] i wybierasz Toledo. Zostaje tam { $redToledoAfter } twoich. Po odkryciu dysków niebieski rusza { $blueGranadaAfter } do Granady, zielony { $greenValenciaAfter } do Valencii, a pomarańczowy { $orangeCatalunaAfter } do Cataluñy.
