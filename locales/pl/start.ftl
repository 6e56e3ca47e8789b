# The first page, and what all pages around the table share.
start-title = El Grande – zagraj teraz
start-lead = Zostań grande, który ma najwięcej regionów dawnej Hiszpanii. Umieszczaj caballero, zdobądź względy króla, ukryj tajemnicę w castillo.
start-play = Zagraj teraz z botami
start-dealing = Rozdajemy karty…
start-opponents = Przeciwnicy
start-level = Grają jak
start-guest = Dostaniesz imię z epoki; później możesz je zmienić.
start-awaited = { $count ->
    [one] Twoja tura przy 1 stole
    [few] Twoja tura przy { $count } stołach
   *[many] Twoja tura przy { $count } stołach
  }
start-ways = Inne sposoby gry
start-friends = Gra ze znajomymi
start-friends-about = Wyślij link. Na żywo albo ruch co jakiś czas, przez kilka dni.
start-screen = Przy jednym ekranie
start-screen-about = Podawajcie sobie urządzenie; karty na ręce pozostają ukryte.
start-watch = Oglądaj i dołącz
start-watch-about = Otwarte stoły i gry, które właśnie trwają.
start-open-tables = Otwarte stoły
start-watch-tables = Gry do oglądania
start-no-open = Nikt teraz nie czeka na graczy. Otwórz własny stół!
start-no-watch = Nie trwa teraz żadna publiczna gra.
start-more = { $count ->
    [one] jeszcze 1
    [few] jeszcze { $count }
   *[many] jeszcze { $count }
  }
start-how = Jak to działa
start-how-1 = Licytuj kolejność.
start-how-1-more = Zagraj kartę siły: wysoka pozwala działać wcześnie, niska sprowadza więcej caballero do twojego dworu.
start-how-2 = Weź jedną kartę akcji.
start-how-2-more = Mówi, ilu caballero możesz umieścić obok króla, i daje akcję specjalną – od przesuwania innych po ruszenie samego króla.
start-how-3 = Trzy punktacje.
start-how-3-more = Po rundach 3, 6 i 9 każdy region daje punkty tym, którzy mają w nim najwięcej caballero. Tuż przedtem wychodzi to, co kryło castillo.
start-rules = Przeczytaj zasady: z przykładami i stroną każdej karty
start-programs = Piszesz programy? Wszystko, co robi ta strona, mogą robić i one:
start-programs-link = API
start-credits = El Grande to gra planszowa Wolfganga Kramera i Richarda Ulricha, wydana przez Hans im Glück. To niezależna, nieoficjalna wersja.

around-loading = Chwileczkę…
around-unreachable = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
around-cancel = Anuluj
around-copy = Kopiuj
around-copied = Skopiowano
around-again = Ponów próbę

who-open = Wolne miejsce
who-bot = Bot · { $level }
who-stand-in = W zastępstwie gra bot
