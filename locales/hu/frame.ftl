# Shared by every page: the header, and pages that cannot be shown.
brand = El Grande
skip-to-content = Ugrás a tartalomhoz
nav-label = Oldalak
nav-rules = Szabályok
nav-tables = Asztalok
nav-mine = Játékaim
nav-settings = Beállítások
nav-sign-in = Bejelentkezés
nav-device = Ezen az eszközön
offline-mark = Offline
nowhere-title = Az oldal nem található
nowhere-text = Lehet, hogy elírás van a címben, vagy az asztal már nem létezik.
broken-title = Hiba történt
failure-title = Hiba történt ezen az oldalon
failure-text = Lehet, hogy nem a legfrissebb állást látod. Töltsd be újra az oldalt – a játékod biztonságban van a szerveren.
failure-reload = Újratöltés
to-start = Kezdőlap

# Before the operator’s notice during maintenance.
notice-maintenance = Karbantartás:
