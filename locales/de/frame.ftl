# What every page stands in.
brand = El Grande
skip-to-content = Zum Inhalt springen
nav-label = Seiten
nav-rules = Regeln
nav-tables = Tische
nav-mine = Meine Partien
nav-settings = Einstellungen
nav-sign-in = Anmelden
nowhere-title = Seite nicht gefunden
nowhere-text = Vielleicht hat sich in der Adresse ein Tippfehler eingeschlichen, oder der Tisch ist weg.
broken-title = Etwas ist schiefgegangen
to-start = Zur Startseite
