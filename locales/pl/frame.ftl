# What every page stands in.
brand = El Grande
skip-to-content = Przejdź do treści
nav-label = Strony
nav-tables = Stoły
nav-mine = Moje gry
nav-rules = Zasady
nav-settings = Ustawienia
nav-sign-in = Zaloguj się
nav-device = Na tym urządzeniu
offline-mark = Offline
nowhere-title = Nie znaleziono strony
nowhere-text = Może w adresie jest literówka albo tego stołu już nie ma.
broken-title = Coś poszło nie tak
failure-title = Na tej stronie wystąpił błąd
failure-text = To, co widzisz, może być nieaktualne. Odśwież stronę; twoja gra jest bezpieczna na serwerze.
failure-reload = Odśwież
to-start = Na stronę główną

# Before the operator’s notice during maintenance.
notice-maintenance = Prace techniczne:
