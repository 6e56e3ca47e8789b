# Shared by every page: the header, and pages that cannot be shown.
brand = El Grande
skip-to-content = Přejít k obsahu
nav-label = Stránky
nav-rules = Pravidla
nav-tables = Stoly
nav-mine = Moje partie
nav-settings = Nastavení
nav-sign-in = Přihlásit se
nav-device = Na tomto zařízení
offline-mark = Offline
nowhere-title = Stránka nenalezena
nowhere-text = V adrese je možná překlep, nebo stůl už neexistuje.
broken-title = Něco se pokazilo
failure-title = Na této stránce nastala chyba
failure-text = To, co vidíte, nemusí být aktuální. Načtěte stránku znovu; vaše partie je na serveru v bezpečí.
failure-reload = Načíst znovu
to-start = Úvodní stránka

# Before the operator’s notice during maintenance.
notice-maintenance = Údržba:
