# Tables before and beside the game: made, listed, joined.
lobby-title = Stoły
lobby-open = Otwarte stoły
lobby-watch = Gry do oglądania
lobby-new = Otwórz stół
lobby-no-open = Żaden stół nie czeka na graczy. Otwórz własny, a inni go tu znajdą.
lobby-no-watch = Nie trwa teraz żadna publiczna gra. Zajrzyj później albo zagraj z botami.

mine-title = Moje gry
mine-awaited = Twoja tura
mine-going = W toku
mine-finished = Zakończone
mine-no-awaited = Nikt na ciebie nie czeka.
mine-no-going = Nie siedzisz przy żadnym innym stole.
mine-no-finished = Tu znajdziesz zakończone gry.
mine-earlier = Wcześniejsze gry
mine-nobody = Nie masz tu jeszcze żadnej gry.

glance-turn = Graj dalej
glance-turn-label = Graj dalej: { $names }
glance-back = Do stołu
glance-back-label = Do stołu: { $names }
glance-join = Zajmij miejsce
glance-join-label = Zajmij miejsce przy stole: { $names }
glance-watch = Oglądaj
glance-watch-label = Oglądaj: { $names }
glance-look = Zobacz wynik
glance-look-label = Zobacz wynik: { $names }
glance-free = { $free ->
    [0] komplet graczy
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
  }
glance-playing = początek: { $when }
glance-ended = koniec: { $when }
glance-closed = Nikt nie przyszedł.

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
undo-consent = Do ostatniego odkrycia, dalej za zgodą wszystkich
undo-consent-about = Własne kroki można cofać, dopóki ktoś inny nie zagrał ani nie odkryto niczego ukrytego; dalej tylko za zgodą wszystkich.
undo-checkpoint = Tylko do ostatniego odkrycia
undo-checkpoint-about = Własne kroki można cofać, dopóki ktoś inny nie zagrał ani nie odkryto niczego ukrytego.
undo-checkpoint-short = cofanie do ostatniego odkrycia
undo-never = Nigdy
undo-never-about = Co wysłane, to zagrane.
undo-never-short = bez cofania
access-public = Każdy może dołączyć
access-public-about = Stół jest na liście otwartych stołów.
access-invitation = Tylko na zaproszenie
access-invitation-about = Dołączyć może każdy, kto ma link; stołu nie ma na żadnej liście.

wait-title = Stół: { $name }
wait-closed = Ten stół jest zamknięty
wait-closed-about = Długo nikt nie przychodził. Kiedy zechcesz, otwórz następny.
wait-title-own = Twój stół
wait-somebody = ktoś
wait-missing = { $free ->
    [one] Jest jeszcze 1 wolne miejsce. Gra zacznie się, gdy ktoś je zajmie.
    [few] Są jeszcze { $free } wolne miejsca. Gra zacznie się, gdy będą zajęte.
   *[many] Jest jeszcze { $free } wolnych miejsc. Gra zacznie się, gdy będą zajęte.
  }
wait-missing-own = { $free ->
    [one] Jest jeszcze 1 wolne miejsce: wyślij zaproszenie albo posadź tam bota.
    [few] Są jeszcze { $free } wolne miejsca: wyślij zaproszenia albo posadź tam boty.
   *[many] Jest jeszcze { $free } wolnych miejsc: wyślij zaproszenia albo posadź tam boty.
  }
wait-unready = { $count ->
    [one] Jeszcze nie zgłasza gotowości: { $names }.
    [few] Jeszcze nie zgłaszają gotowości: { $names }.
   *[many] Jeszcze nie zgłaszają gotowości: { $names }.
  }
wait-complete = Wszyscy są gotowi. Grę rozpoczyna { $name }.
wait-complete-own = Wszyscy są gotowi. Możesz zaczynać!
wait-you = { $name } (ty)
wait-owner = gospodarz stołu
wait-ready = zgłasza gotowość
wait-not-ready = jeszcze czekamy
wait-sit = Usiądź tutaj
wait-sit-too = Graj też tym
wait-add-bot = Dodaj bota…
wait-add-bot-to = Który bot gra jako { $colour }?
wait-remove = Usuń
wait-remove-label = Usuń: { $name }
wait-start = Rozpocznij grę
wait-be-ready = Można zaczynać
wait-be-not-ready = Jednak jeszcze nie
wait-leave = Odejdź od stołu
wait-invite = Zaproś innych
wait-invite-about = Kto otworzy ten link, może zająć wolne miejsce. Nie zdradza on niczego o tobie.
wait-invite-link = Link z zaproszeniem
wait-code = Albo skieruj tu aparat
wait-code-label = Link z zaproszeniem jako kod QR
wait-watch = Pozwól oglądać
wait-watch-about = Z tym linkiem każdy może oglądać grę, ale nie zobaczy tego, co ukryte.
wait-watch-link = Link dla widzów
wait-terms = W co gramy
wait-pace = Tempo
wait-undo = Cofanie
wait-access = Kto może dołączyć
wait-variants = Warianty
wait-no-variants = brak

join-title = Zaproszenie
join-from = { $name } zaprasza cię do gry El Grande
join-name = Twoje imię przy stole
join-name-hint = Od 1 do 24 znaków; później możesz je zmienić.
join-sit = Zajmij miejsce
join-watch = Tylko oglądaj
join-full = Wszystkie miejsca są zajęte. Możesz oglądać.
join-begun = Gra już się zaczęła. Możesz oglądać.
join-at = Siedzisz już przy tym stole.
join-back = Do stołu

new-title = Otwórz stół
new-lead = Wybierz, kto gra i jak. Wszystko jest już rozsądnie ustawione.
new-screen-title = Przy jednym ekranie
new-screen-lead = Wszyscy grają na tym urządzeniu. Między turami karty zasłania kurtyna.
new-presets = Jak chcesz grać?
new-preset-friends = Ze znajomymi, na żywo
new-preset-friends-about = Inni dołączą przez link. Po pół godziny na gracza i trochę więcej z każdą turą.
new-preset-days = Ze znajomymi, przez kilka dni
new-preset-days-about = Graj, gdy masz czas: do dwóch dni na turę.
new-preset-screen = Przy jednym ekranie
new-preset-screen-about = Wszyscy tutaj, jedno urządzenie. Bez zegara.
new-preset-bots = W pojedynkę z botami
new-preset-bots-about = Zaczyna się od razu. Bez zegara.
new-seats = Miejsca
new-seats-hint = Gra od dwóch do pięciu osób. We dwoje gra jeszcze trzeci, neutralny kolor.
new-seat = Kto gra jako { $colour }?
new-me = Ja
new-open = Wolne dla kogoś
new-bot = Bot · { $level }
new-add-seat = Dodaj miejsce
new-drop-seat = Usuń ostatnie miejsce
new-pace = Tempo
new-pace-free = Bez zegara
new-pace-free-about = Czasu, ile dusza zapragnie.
new-pace-live = Na żywo
new-pace-live-about = Każdy ma zapas czasu, który rośnie z każdą turą. Gdy się skończy, gra za niego bot.
new-pace-turns = Turami
new-pace-turns-about = Na każdą odpowiedź jest tyle samo czasu. Możesz dostać wiadomość, gdy przyjdzie twoja tura.
new-bank = Minuty w zapasie
new-increment = Dodatkowe sekundy na turę
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
new-variants-hint = Wszystkie można łączyć. Do pierwszej gry zostaw je wyłączone.
new-alternatives = Alternatywne karty akcji
new-alternatives-hint = Każda zastępuje losową kartę swojego stosu.
new-second-veto = Veto, drugi egzemplarz
new-only-three = Tylko dla trzech graczy.
new-undo = Cofanie
new-access = Kto może dołączyć
new-expert = Dla znawców
new-edition = Inne wydanie
new-edition-hint = Tekst pliku wydania: inne wartości regionów, inne liczby egzemplarzy kart. Puste oznacza wydanie z 2023 roku.
new-record = Zapisana gra
new-record-hint = Tekst zapisu. Stół pokaże tę grę; można ją kontynuować samotnie lub z botami.
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
