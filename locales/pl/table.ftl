# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – stół
table-title-turn = ● Twoja tura – El Grande
table-heading = El Grande, runda { $round }

seats-label = Gracze
tally-label = Punkty
seat-you = ty
seat-bot = bot, { $level }
seat-stand-in = poza stołem, gra { $level }
seat-dummy = nie należy do nikogo
seat-here = przy stole
seat-away = poza stołem
seat-points = Punkty
seat-start = ma znacznik 1. gracza
seat-veto = { $rounds ->
    [one] ma veto do końca tej rundy
   *[other] ma veto do końca następnej rundy
  }
seat-court = caballero na dworze
seat-province = caballero w prowincji
seat-hand = karty siły na ręce
seat-modifiers = modyfikatory na ręce
seat-grande = grande: { $site }
seat-played = karta siły { $power }
seat-your-turn = twoja tura
seat-thinks = decyduje
seat-disc = dysk ustawiony
seat-drawn = Dobrane karty regionów: { $regions }
seat-back = { $count ->
    [one] (1 wróciła)
    [few] ({ $count } wróciły)
   *[many] ({ $count } wróciło)
  }

order-label = Kolejność tur
order-done = już po turze
strip-label = Rundy
strip-scoring = Punktacja ogólna po rundzie { $round }

clock-label = Pozostały czas
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] 1 dzień { $hours } h
    [few] { $days } dni { $hours } h
   *[many] { $days } dni { $hours } h
  }

offers-label = Karty akcji
offers-left = { $count ->
    [0] brak zakrytych
    [one] 1 zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
  }
offers-places = do umieszczenia maks. { $number } caballero
offers-more = Zasady i wyjaśnienia do karty
offers-discard = użyte
discard-title = Odrzucone karty akcji

hand-label = Twoja ręka
hand-used = Zużyte

question-label = Pytanie
question-fold = Zwiń pytanie
question-unfold = Pokaż całe pytanie
question-away = W twoim imieniu gra bot. W każdej chwili możesz wrócić do gry.
question-waits = Czekamy na: { $who }
over-title = Gra skończona
over-winners = { $count ->
    [one] Wygrywa { $who }.
   *[other] Wspólnie wygrywają: { $who }.
  }
over-page = Jak przebiegła
over-again = Zagraj znowu
over-next = Do następnej gry

take-back-own = Cofnij
undo-propose = Poproś innych o cofnięcie do twojej ostatniej tury
undo-alone = Cofnij do swojej ostatniej tury
undo-wish = { $count ->
    [one] { $who } prosi o cofnięcie 1 kroku. Zgadzasz się?
    [few] { $who } prosi o cofnięcie { $count } kroków. Zgadzasz się?
   *[many] { $who } prosi o cofnięcie { $count } kroków. Zgadzasz się?
  }
undo-asked = { $count ->
    [one] Prosisz innych o cofnięcie 1 kroku.
    [few] Prosisz innych o cofnięcie { $count } kroków.
   *[many] Prosisz innych o cofnięcie { $count } kroków.
  }
undo-agree = Zgoda
undo-decline = Raczej nie
undo-withdraw = Jednak nie

banner-lost = Brak połączenia. Próbujemy dalej; nic, co wysłano, nie przepadło.
banner-healed = Połączenie wróciło.
banner-watching = Oglądasz grę. Ręce i dyski są ukryte do jej końca.
banner-unreachable = Serwer nie odpowiada. Nic się nie zmieniło; spróbuj za chwilę.
banner-close = Dobrze

since-title = Od twojej ostatniej wizyty:
since-turns = { $count ->
    [one] 1 tura ({ $who }).
    [few] { $count } tury ({ $who }).
   *[many] { $count } tur ({ $who }).
  }
since-points = Punkty: { $points }.
since-king = Nowe miejsce króla: { $to }.
since-close = Dobrze

tabs-label = Co widać
tab-cards = Karty
tab-players = Gracze
tab-log = Dziennik
tab-chat = Czat

chat-label = Rozmowa
chat-field = Napisz coś
chat-say = Wyślij
chat-empty = Nikt jeszcze nic nie napisał. Do końca gry czytają to tylko gracze.
chat-empty-watchers = Nikt jeszcze nic nie napisał. Gracze przeczytają to dopiero po grze.
chat-nobody = Zaloguj się albo usiądź gdzieś, żeby rozmawiać.
chat-watcher = widz
chat-unread = nieprzeczytane

curtain-title = Teraz przy ekranie: { $name }
curtain-text = Niech nikt inny teraz nie patrzy: zaraz pokaże się ręka.
curtain-ready = To ja, { $name }
curtain-open = Bez kurtyny przy tym stole, nic nie ukrywamy

dialog-close = Zamknij

menu-open = Menu stołu
menu-title = Stół
menu-play = Twoja gra
menu-share = Linki
menu-page = Ta strona
menu-ahead = Odpowiedzi z góry…
menu-resign = Opuść grę…
menu-return = Wróć do gry
menu-watch-link = Kopiuj link dla widzów
menu-invitation = Kopiuj zaproszenie
menu-copied = Skopiowano
menu-replay = Obejrzyj grę
menu-record = Pobierz zapis gry
menu-sound-on = Dźwięk włączony
menu-sound-off = Dźwięk wyłączony
menu-notes-on = Powiadomienia przeglądarki włączone
menu-notes-off = Powiadamiaj w przeglądarce o mojej turze
menu-keys = Klawisze
menu-settings = Ustawienia

resign-title = Opuścić grę?
resign-text = Dalej zagra za ciebie bot. Przed końcem gry możesz w każdej chwili wrócić.
resign-no = Zostań
resign-yes = Opuść

ahead-title = Odpowiedzi z góry
ahead-text = Na pytania, które padają w cudzej turze, możesz odpowiedzieć już teraz, żeby nikt na ciebie nie czekał.
ahead-veto = Gdy masz veto
ahead-veto-ask = Pytaj mnie zawsze
ahead-veto-never = Pozwalaj na wszystko
ahead-veto-on = Wetuj te, na resztę pozwalaj
ahead-disc = Twój dysk w punktacji ogólnej
ahead-disc-text = Pierwszy dozwolony region z tej listy. Gdy dysku wymaga karta, dostaniesz pytanie.
ahead-returns = Gdy musisz zwrócić caballero
ahead-returns-text = Najpierw stąd, w tej kolejności.
ahead-court = twój dwór
ahead-add = Dodaj…
ahead-up = { $place }: wyżej
ahead-remove = Usuń: { $place }
ahead-clear = Wyczyść
ahead-save = Zapisz

bell-title = Twoja tura

keys-title = Klawisze
keys-text = Tab przechodzi do kolejnego elementu, Enter i spacja naciskają go. Poza tym:
keys-more = Strzałki przechodzą po planszy od regionu do regionu. Escape odkłada to, co podniesione, i kończy animację. Ctrl+Z cofa jeden krok planu.
keys-question = do pytania
keys-board = do planszy
keys-cards = do kart akcji
keys-hand = do twojej ręki
keys-players = do graczy
keys-log = do dziennika
keys-chat = do czatu
keys-back = cofnij jeden krok planu
keys-reset = cofnij cały plan
keys-menu = menu
keys-help = te klawisze
