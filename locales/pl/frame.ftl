# What every page stands in.
brand = El Grande
skip-to-content = Przejdź do treści
nav-label = Strony
nav-tables = Stoły
nav-mine = Moje gry
nav-rules = Zasady
nav-settings = Ustawienia
nav-sign-in = Zaloguj się
nowhere-title = Nie znaleziono strony
nowhere-text = Może w adresie jest literówka albo tego stołu już nie ma.
broken-title = Coś poszło nie tak
to-start = Na stronę główną
