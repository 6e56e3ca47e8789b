# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – stół
table-title-turn = ● Twoja tura – El Grande
table-title-asked = ● Czekamy na twoją odpowiedź – El Grande
table-heading = El Grande, runda { $round }

seats-label = Gracze
legend-title = Co oznaczają symbole
legend-grande = gdzie stoi grande
legend-veto = Veto, którego można jeszcze użyć
tally-label = Punkty
seat-you = ty
seat-bot = bot, { $level }
seat-stand-in = poza grą – zastępuje { $level }
seat-dummy = neutralna
seat-here = online
seat-away = offline
seat-points = Punkty
seat-start = ma znacznik 1. gracza
seat-veto = { $rounds ->
    [one] ma Veto do końca tej rundy
   *[other] ma Veto do końca następnej rundy
  }
seat-court = caballero na dworze
seat-province = caballero w prowincji
seat-hand = karty siły na ręce
seat-modifiers = modyfikatory na ręce
seat-grande = grande: { $site }
seat-played = karta siły { $power }
seat-your-turn = twoja tura
seat-asked = twoja odpowiedź
seat-thinks = decyduje
seat-disc = dysk ustawiony
seat-drawn = Dobrane karty regionów: { $regions }
seat-back = { $count ->
    [one] (1 odzyskana)
    [few] ({ $count } odzyskane)
   *[many] ({ $count } odzyskanych)
  }

order-label = Kolejność tur
order-done = po turze
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
offers-places = { $number ->
    [one] umieść 1 caballero
    [few] umieść maks. { $number } caballero
   *[many] umieść maks. { $number } caballero
  }
offers-more = Zasady tej karty
offers-discard = odrzucone
discard-title = Odrzucone karty akcji

hand-label = Twoja ręka
hand-used = Zagrane

question-label = Twoja decyzja
question-fold = Zwiń
question-unfold = Rozwiń
question-away = Zastępuje cię bot. W każdej chwili możesz wrócić do gry.
question-waits = Czekamy na: { $who }
over-title = Koniec gry
over-winners = { $count ->
    [one] Wygrywa { $who }!
   *[other] Wspólnie wygrywają: { $who }.
  }
over-page = Wyniki
over-again = Zagraj jeszcze raz
over-next = Do następnej gry

take-back-own = Cofnij
undo-propose = Poproś o cofnięcie do swojej ostatniej tury
undo-alone = Cofnij swoją ostatnią turę
redo-own = Przywróć
undo-proposal = { $count ->
    [one] { $who } prosi o cofnięcie 1 kroku. Zgadzasz się?
    [few] { $who } prosi o cofnięcie { $count } kroków. Zgadzasz się?
   *[many] { $who } prosi o cofnięcie { $count } kroków. Zgadzasz się?
  }
undo-asked = { $count ->
    [one] Prosisz o cofnięcie 1 kroku.
    [few] Prosisz o cofnięcie { $count } kroków.
   *[many] Prosisz o cofnięcie { $count } kroków.
  }
undo-agree = Zgoda
undo-decline = Odmów
undo-withdraw = Jednak nie

banner-lost = Utracono połączenie. Trwa ponowne łączenie… Wszystko, co wysłano, jest bezpieczne.
banner-healed = Znowu online.
banner-watching = Oglądasz grę. Karty na rękach są ukryte do jej końca.
banner-unreachable = Serwer nie odpowiada. Nic się nie zmieniło. Spróbuj ponownie za chwilę.
banner-close = OK

since-title = Od twojej ostatniej wizyty:
since-close = OK

tabs-label = Widok
tab-board = Plansza
tab-cards = Karty
tab-players = Gracze
tab-log = Dziennik
tab-chat = Czat

chat-label = Czat
chat-field = Wiadomość
chat-say = Wyślij
chat-empty = Nie ma jeszcze wiadomości. Do końca gry ten czat widzą tylko gracze.
chat-empty-watchers = Nie ma jeszcze wiadomości. Gracze zobaczą ten czat dopiero po grze.
chat-nobody = Zaloguj się albo zajmij miejsce przy stole, żeby rozmawiać.
chat-watcher = widz
chat-unread = nieprzeczytane
chat-deleted = wiadomość usunięta

privacy-screen-title = Przekaż ekran: { $name }
privacy-screen-text = Niech pozostali teraz nie patrzą: czas na tajny wybór.
privacy-screen-ready = To ja, { $name }
privacy-screen-open = Nie ukrywaj tajnych wyborów przy tym stole

dialog-close = Zamknij

menu-open = Menu stołu
menu-title = Stół
menu-play = Twoja gra
menu-share = Linki
menu-page = Ta strona
menu-ahead = Automatyczne odpowiedzi…
menu-resign = Opuść grę…
menu-return = Wróć do gry
menu-replay = Powtórka
menu-record = Pobierz zapis gry
menu-sound-on = Dźwięk włączony
menu-sound-off = Dźwięk wyłączony
menu-notes-on = Powiadomienia przeglądarki włączone
menu-notes-off = Powiadamiaj mnie o mojej turze
menu-mute = Wyłącz powiadomienia o tym stole
menu-muted = Powiadomienia o tym stole są wyłączone
menu-keys = Skróty klawiszowe
menu-settings = Ustawienia

resign-title = Opuścić grę?
resign-text = Twoje miejsce zajmie bot. Przed końcem gry możesz w każdej chwili wrócić.
resign-no = Zostań
resign-yes = Opuść

ahead-title = Automatyczne odpowiedzi
ahead-text = Odpowiedz z wyprzedzeniem na pytania z tur innych graczy, żeby nikt nie musiał na ciebie czekać.
ahead-veto = Gdy masz Veto
ahead-veto-ask = Pytaj mnie za każdym razem
ahead-veto-never = Pozwalaj na wszystko
ahead-veto-on = Wetuj te, na resztę pozwalaj
ahead-disc = Twój dysk w punktacji ogólnej
ahead-disc-text = Użyjemy pierwszego dozwolonego regionu z tej listy. Gdy dysku wymaga karta, nadal decydujesz samodzielnie.
ahead-returns = Gdy musisz zwrócić caballero
ahead-returns-text = Najpierw z tych miejsc, w tej kolejności.
ahead-court = twój dwór
ahead-add = Dodaj…
ahead-up = { $place }: wyżej
ahead-remove = Usuń: { $place }
ahead-clear = Wyczyść wszystko
ahead-save = Zapisz

bell-title = Twoja tura
bell-asked = Czekamy na twoją odpowiedź

keys-title = Skróty klawiszowe
keys-text = Tab przechodzi do kolejnego elementu, a Enter i spacja go wybierają. Poza tym:
keys-more = Strzałkami przechodzisz między regionami na planszy i między wierszami dziennika. Escape odkłada to, co podniesione, i pomija animacje. Ctrl+Z cofa jeden krok planu.
keys-undo = Możesz cofać swoje kroki, dopóki nie zagra ktoś inny albo nie zostanie odkryte coś ukrytego. Jeśli grasz tylko z botami, cofniesz swoją ostatnią turę i wszystko, co było po niej, o ile nic ukrytego nie zostało odkryte. Możesz to przywrócić, dopóki nie zagrasz czegoś innego.
keys-question = przejdź do pytania
keys-board = przejdź do planszy
keys-cards = przejdź do kart akcji
keys-hand = przejdź do swojej ręki
keys-players = przejdź do graczy
keys-log = przejdź do dziennika
keys-chat = przejdź do czatu
keys-back = cofnij jeden krok planu
keys-reset = odrzuć cały plan
keys-menu = otwórz menu
keys-help = pokaż te skróty

unrated-bots = Bez rankingu: grała tylko jedna osoba.
unrated-guests = Bez rankingu: nie wszyscy mają konto.
unrated-early-resignation = Bez rankingu: ktoś odszedł przed 3. rundą.
unrated-same-address = Bez rankingu: dwóch graczy ma to samo łącze internetowe.
