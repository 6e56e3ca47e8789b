# The first page, and what all pages around the table share.
start-title = El Grande – zagraj teraz
start-lead = Zapanuj nad regionami średniowiecznej Hiszpanii. Umieszczaj caballero, zabiegaj o względy króla i skrywaj tajemnice w castillo.
start-play = Zagraj teraz z botami
start-dealing = Rozdajemy karty…
start-opponents = Przeciwnicy
start-level = Poziom
start-guest = Grasz jako gość. Dostaniesz nazwę w duchu epoki; później możesz ją zmienić.
start-awaited = { $count ->
    [one] Twoja tura przy 1 stole
    [few] Twoja tura przy { $count } stołach
   *[many] Twoja tura przy { $count } stołach
  }
start-ways = Inne sposoby gry
start-friends = Graj ze znajomymi
start-friends-about = Wyślij link. Grajcie na żywo albo po kilka ruchów dziennie.
start-screen = Przy jednym ekranie
start-screen-about = Podawajcie sobie urządzenie. Karty na ręce pozostają ukryte.
start-device = Graj na tym urządzeniu
start-device-about = Z botami albo przy jednym ekranie. Działa też bez połączenia.
start-offline = Serwer nie odpowiada. Tymczasem możesz grać na tym urządzeniu.
start-watch = Oglądaj i dołącz
start-watch-about = Otwarte stoły i gry w toku.
start-best = Najlepsi gracze
start-best-about = Najwyższe rankingi i twoje miejsce.
start-open-tables = Otwarte stoły
start-watch-tables = Gry do oglądania
start-no-open = Żaden stół nie czeka teraz na graczy. Otwórz własny!
start-no-watch = Nie ma teraz publicznych gier.
start-more = { $count ->
    [one] jeszcze 1
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
  }
start-how = Jak to działa
start-how-1 = Licytuj kolejność tur.
start-how-1-more = Zagraj kartę siły: wysoka pozwala działać wcześnie, niska sprowadza więcej caballero do twojego dworu.
start-how-2 = Weź kartę akcji.
start-how-2-more = Pozwala umieścić caballero w pobliżu króla i daje akcję specjalną – od przepędzania przeciwników po ruszenie samego króla.
start-how-3 = Punktuj trzy razy.
start-how-3-more = Po rundach 3, 6 i 9 każdy region daje punkty graczom, którzy mają w nim najwięcej caballero. Tuż przedtem wychodzą ci ukryci w castillo.
start-rules = Przeczytaj zasady, z przykładami i osobną stroną dla każdej karty
start-programs = Programujesz? Twoje programy mogą wszystko to, co ta strona:
start-programs-link = API
start-credits = El Grande to gra planszowa Wolfganga Kramera i Richarda Ulricha, wydana przez Hans im Glück. Ta strona to niezależna, nieoficjalna wersja.

common-loading = Wczytywanie…
common-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
common-cancel = Anuluj
common-copy = Kopiuj
common-copied = Skopiowano
share-invitation = Udostępnij zaproszenie
share-watch = Udostępnij link dla widzów
share-result = Udostępnij wynik
share-step = Udostępnij ten krok
share-copied = Skopiowano link
common-again = Spróbuj ponownie

who-open = Wolne miejsce
who-bot = Bot · { $level }
who-stand-in = W zastępstwie gra bot
