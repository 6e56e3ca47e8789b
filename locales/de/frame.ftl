# What every page stands in.
brand = El Grande
skip-to-content = Zum Inhalt springen
nav-label = Seiten
nav-rules = Regeln
nav-tables = Tische
nav-mine = Meine Partien
nav-settings = Einstellungen
nav-sign-in = Anmelden
nav-device = Auf diesem Gerät
offline-mark = Offline
nowhere-title = Seite nicht gefunden
nowhere-text = Vielleicht hat sich in der Adresse ein Tippfehler eingeschlichen, oder es gibt den Tisch nicht mehr.
broken-title = Etwas ist schiefgegangen
failure-title = Auf dieser Seite ist ein Fehler aufgetreten
failure-text = Was du siehst, ist vielleicht nicht mehr aktuell. Lade die Seite neu; deine Partie ist auf dem Server sicher.
failure-reload = Neu laden
to-start = Zur Startseite

# Before the operator’s notice during maintenance.
notice-maintenance = Wartung:
