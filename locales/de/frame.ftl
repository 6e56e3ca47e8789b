# What every page stands in.
brand = El Grande
skip-to-content = Zum Inhalt springen
nav-label = Seiten
nav-rules = Regeln
nav-tables = Tische
nav-mine = Meine Spiele
nav-settings = Einstellungen
nav-sign-in = Anmelden
nowhere-title = Diese Seite gibt es nicht
nowhere-text = Vielleicht ist die Adresse vertippt, oder der Tisch ist weg.
broken-title = Etwas ist schiefgegangen
to-start = Zum Anfang
