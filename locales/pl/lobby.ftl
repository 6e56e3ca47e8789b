# Tables before and beside the game: made, listed, joined.
lobby-title = Stoły
lobby-open = Otwarte stoły
lobby-watch = Gry do oglądania
lobby-new = Otwórz stół
lobby-no-open = Żaden stół nie czeka na graczy. Otwórz własny, a inni go tu znajdą.
lobby-no-watch = Nie ma teraz publicznych gier. Zajrzyj później albo zagraj z botami.

mine-title = Moje gry
mine-awaited = Twoja tura
mine-going = W toku
mine-finished = Zakończone
mine-no-awaited = Nikt na ciebie nie czeka.
mine-no-going = Nie masz innych gier w toku.
mine-no-finished = Tu pojawią się twoje zakończone gry.
mine-earlier = Wcześniejsze gry
mine-nobody = Nie masz tu jeszcze żadnej gry.
mine-again = Ostatni przeciwnicy
mine-again-about = Kolejna gra to nowy stół z tymi samymi miejscami. Pozostali znajdą go na stronie „{ mine-title }”.
mine-again-label = Zagraj jeszcze raz: { $names }

glance-turn = Graj
glance-turn-label = Graj: { $names }
glance-back = Do stołu
glance-back-label = Do stołu: { $names }
glance-join = Zajmij miejsce
glance-join-label = Zajmij miejsce przy stole: { $names }
glance-watch = Oglądaj
glance-watch-label = Oglądaj: { $names }
glance-look = Wyniki
glance-look-label = Wyniki: { $names }
glance-free = { $free ->
    [0] komplet
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
  }
glance-playing = początek: { $when }
glance-ended = koniec: { $when }
glance-closed = Zamknięty: nikt nie dołączył.
glance-round = Runda { $round } z { $last }
glance-waits = czekamy na: { $names }
glance-left = pozostało { $time }

pace-live-short = na żywo, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] 1 godzina na turę
    [few] { $hours } godziny na turę
    [many] { $hours } godzin na turę
   *[other] { $hours } godziny na turę
  }
pace-days-short = { $days ->
    [one] 1 dzień na turę
    [few] { $days } dni na turę
   *[many] { $days } dni na turę
  }
pace-free-short = bez zegara
undo-consent = Własne kroki, dalej tylko za zgodą wszystkich
undo-consent-about = Możesz cofać swoje kroki, dopóki nie zagra ktoś inny albo nie zostanie odkryte coś ukrytego. Jeśli wszyscy się zgodzą albo grasz tylko z botami, możesz cofać aż do ostatniego odkrycia.
undo-checkpoint = Tylko własne kroki
undo-checkpoint-about = Możesz cofać swoje kroki, dopóki nie zagra ktoś inny albo nie zostanie odkryte coś ukrytego. Jeśli grasz tylko z botami, możesz cofać aż do ostatniego odkrycia.
undo-checkpoint-short = cofanie tylko własnych kroków
undo-never = Nigdy
undo-never-about = Co wysłane, to zagrane.
undo-never-short = bez cofania
access-public = Każdy może dołączyć
access-public-about = Stół jest na publicznej liście.
access-invitation = Tylko na zaproszenie
access-invitation-about = Dołączyć może każdy, kto ma link. Stołu nie ma na liście.

wait-title = Stół: { $name }
wait-closed = Ten stół jest zamknięty
wait-closed-about = Wszyscy odeszli albo długo nikt nie dołączał. W każdej chwili możesz otworzyć nowy.
wait-title-own = Twój stół
wait-somebody = Ktoś
wait-missing = { $free ->
    [one] Jest jeszcze 1 wolne miejsce. Gdy ktoś je zajmie, można zaczynać.
    [few] Są jeszcze { $free } wolne miejsca. Gdy będą zajęte, można zaczynać.
   *[many] Jest jeszcze { $free } wolnych miejsc. Gdy będą zajęte, można zaczynać.
  }
wait-missing-own = { $free ->
    [one] Jest jeszcze 1 wolne miejsce. Wyślij zaproszenie albo dodaj bota.
    [few] Są jeszcze { $free } wolne miejsca. Wyślij zaproszenie albo dodaj boty.
   *[many] Jest jeszcze { $free } wolnych miejsc. Wyślij zaproszenie albo dodaj boty.
  }
wait-unready = Czekamy na gotowość: { $names }.
wait-complete = Wszyscy są gotowi. { $name } może rozpocząć grę.
wait-complete-own = Wszyscy są gotowi. Zaczynaj, kiedy chcesz!
wait-unready-own = Naciśnij „{ wait-be-ready }”, gdy zechcesz zagrać.
wait-visitor = Zajmij miejsce, żeby zagrać, albo zostań i oglądaj.
wait-uninvited = Miejsca są tylko dla zaproszonych. Gdy gra się zacznie, możesz ją oglądać.
wait-fill = Obsadź wolne miejsca botami
wait-you = { $name } (ty)
wait-owner = gospodarz
wait-ready = gotowe
wait-not-ready = jeszcze nie
wait-sit = Usiądź tutaj
wait-sit-too = Graj też tym kolorem
wait-add-bot = Dodaj bota…
wait-add-bot-to = Który bot gra jako { $colour }?
wait-remove = Usuń
wait-remove-label = Usuń: { $name }
wait-start = Rozpocznij grę
wait-be-ready = Gotowe
wait-be-not-ready = Jeszcze nie
wait-leave = Odejdź od stołu
wait-invite = Zaproś graczy
wait-invite-about = Z tym linkiem każdy może zająć wolne miejsce.
wait-invite-link = Link z zaproszeniem
wait-code = Albo zeskanuj kod
wait-code-label = Kod QR linku z zaproszeniem
wait-watch = Pozwól oglądać
wait-watch-about = Z tym linkiem każdy może oglądać grę. To, co ukryte, pozostaje ukryte.
wait-terms = Ustawienia
wait-pace = Tempo
wait-undo = Cofanie
wait-access = Kto może dołączyć
wait-variants = Warianty
wait-no-variants = brak

join-title = Masz zaproszenie
join-from = { $name } zaprasza cię do gry w El Grande
join-name = Twoja nazwa przy stole
join-name-hint = Od 1 do 24 znaków. Później możesz ją zmienić.
join-sit = Zajmij miejsce
join-watch = Tylko oglądaj
join-full = Wszystkie miejsca są zajęte. Nadal możesz oglądać.
join-begun = Gra już się zaczęła. Nadal możesz oglądać.
join-at = Masz już miejsce przy tym stole.
join-back = Do stołu

new-title = Otwórz stół
new-lead = Wybierz, kto gra i jak, albo zostaw ustawienia domyślne.
new-screen-title = Przy jednym ekranie
new-screen-lead = Wszyscy grają na tym urządzeniu. Między turami karty na ręce są zasłonięte.
new-presets = Jak chcesz grać?
new-preset-friends = Na żywo ze znajomymi
new-preset-friends-about = Znajomi dołączą przez link. Po pół godziny na gracza i dodatkowy czas co turę.
new-preset-days = Ze znajomymi, przez kilka dni
new-preset-days-about = Graj, gdy masz czas: do dwóch dni na turę.
new-preset-screen = Przy jednym ekranie
new-preset-screen-about = Wszyscy tutaj, jedno urządzenie. Bez zegara.
new-preset-bots = W pojedynkę z botami
new-preset-bots-about = Zaczyna się od razu. Bez zegara.
new-seats = Miejsca
new-seats-hint = Od 2 do 5 graczy. W grze 2-osobowej dołącza trzeci, neutralny kolor.
new-seat = Kto gra jako { $colour }?
new-me = Ja
new-open = Wolne miejsce
new-bot = Bot · { $level }
new-add-seat = Dodaj miejsce
new-drop-seat = Usuń ostatnie miejsce
new-pace = Tempo
new-pace-free = Bez zegara
new-pace-free-about = Tyle czasu, ile chcesz.
new-pace-live = Na żywo
new-pace-live-about = Każdy ma zapas czasu, który rośnie z każdą turą. Gdy się skończy, grę przejmuje bot.
new-pace-turns = Korespondencyjnie
new-pace-turns-about = Tyle czasu ma każdy, ilekroć przychodzi jego kolej. Możemy cię powiadomić, gdy przyjdzie twoja tura.
new-bank = Zapas czasu (minuty)
new-increment = Dodatek na turę (sekundy)
new-hours = Czas na turę
new-hours-one = { $hours ->
    [one] 1 godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
  }
new-days-one = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
  }
new-variants = Warianty
new-variants-hint = Łącz je dowolnie. Do pierwszej gry zostaw je wyłączone.
new-alternatives = Alternatywne karty akcji
new-alternatives-hint = Każda zastępuje losową kartę swojego stosu.
new-second-veto = Drugie Veto
new-only-three = Tylko dla trzech graczy.
new-undo = Cofanie
new-access = Kto może dołączyć
new-expert = Zaawansowane
new-more = Więcej opcji
new-edition = Własne wydanie
new-edition-hint = Wklej plik wydania z innymi wartościami regionów lub liczbami kart. Puste pole oznacza wydanie domyślne.
new-record = Zapisana gra
new-record-hint = Wklej zapis gry. Stół pokaże tę grę, a ty możesz ją kontynuować samodzielnie lub z botami.
new-file = Z pliku
new-create = Otwórz stół
new-start = Rozpocznij grę
new-busy = Przygotowujemy stół…
new-explain = Gra zacznie się od razu.
new-explain-open = { $free ->
    [one] Dostaniesz link do wolnego miejsca.
    [few] Dostaniesz link do { $free } wolnych miejsc.
   *[many] Dostaniesz link do { $free } wolnych miejsc.
  }
