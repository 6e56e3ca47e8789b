# What every page stands in.
brand = El Grande
skip-to-content = Ugrás a tartalomhoz
nav-label = Oldalak
nav-rules = Szabályok
nav-tables = Asztalok
nav-mine = Játékaim
nav-settings = Beállítások
nav-sign-in = Belépés
nowhere-title = Nincs ilyen oldal
nowhere-text = Lehet, hogy elírás van a címben, vagy az asztal már nem létezik.
broken-title = Valami elromlott
failure-title = Hiba történt ezen az oldalon
failure-text = Amit látsz, talán már nem friss. Töltsd be újra az oldalt; a játszmád biztonságban van a szerveren.
failure-reload = Újratöltés
to-start = A kezdőlapra
