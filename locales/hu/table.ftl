# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – asztal
table-title-turn = ● Te jössz – El Grande
table-title-asked = ● A válaszodra várunk – El Grande
table-heading = El Grande, { $round }. forduló

seats-label = Játékosok
legend-title = Mit jelentenek a jelek
legend-grande = ahol a grande áll
legend-veto = még felhasználható vétó
tally-label = Pontok
seat-you = te
seat-bot = bot, { $level }
seat-stand-in = nincs itt, bot helyettesíti ({ $level })
seat-dummy = semleges
seat-here = online
seat-away = nincs itt
seat-points = Pont
seat-start = nála a kezdőjátékos-jelölő
seat-veto = { $rounds ->
    [one] vétója van a forduló végéig
   *[other] vétója van a következő forduló végéig
  }
seat-court = caballerók az udvarban
seat-province = caballerók a tartományban
seat-hand = kézben lévő hatalomkártyák
seat-modifiers = kézben lévő módosítókártyák
seat-grande = grande: { $site }
seat-played = hatalomkártya: { $power }
seat-your-turn = te jössz
seat-asked = te válaszolsz
seat-thinks = dönt
seat-disc = beállította a tárcsáját
seat-drawn = Húzott régiókártyák: { $regions }
seat-back = { $count ->
    [one] (1 visszavéve)
   *[other] ({ $count } visszavéve)
  }

order-label = Körsorrend
order-done = kész
strip-label = Fordulók
strip-scoring = Általános pontozás, { $round }. forduló

clock-label = Hátralévő idő
clock-hours = { $hours } óra { $minutes } perc
clock-days = { $days } nap { $hours } óra

offers-label = Akciókártyák
offers-left = { $count ->
    [0] egy sincs képpel lefelé
   *[other] { $count } képpel lefelé
  }
offers-places = { $number ->
    [one] 1 caballero helyezhető le
   *[other] legfeljebb { $number } caballero helyezhető le
  }
offers-more = A kártya szabályai
offers-discard = dobópakli
discard-title = Eldobott akciókártyák

hand-label = A lapjaid
hand-used = Kijátszva

question-label = A döntésed
question-away = Bot játszik helyetted. Bármikor visszaveheted az irányítást.
question-fold = Összecsukás
question-unfold = Kibontás
question-waits = { $count ->
    [one] Rá várunk: { $who }
   *[other] Rájuk várunk: { $who }
  }
over-title = A játék véget ért
over-winners = { $count ->
    [one] { $who } győzött!
   *[other] Osztoznak a győzelmen: { $who }.
  }
over-page = Eredmény
over-again = Még egy játék
over-next = A következő játékhoz

take-back-own = Visszavonás
undo-propose = Visszalépés kérése a legutóbbi körödig
undo-alone = Legutóbbi köröd visszavonása
redo-own = Visszaállítás
undo-proposal = { $count ->
    [one] { $who } szeretne visszavonni 1 lépést. Beleegyezel?
   *[other] { $who } szeretne visszavonni { $count } lépést. Beleegyezel?
  }
undo-asked = { $count ->
    [one] 1 lépés visszavonását kérted.
   *[other] { $count } lépés visszavonását kérted.
  }
undo-agree = Beleegyezés
undo-decline = Elutasítás
undo-withdraw = Mégse

banner-lost = Megszakadt a kapcsolat. Újracsatlakozás… Amit elküldtél, nem veszett el.
banner-healed = Helyreállt a kapcsolat.
banner-watching = Néző vagy. A kézben lévő lapok a játék végéig rejtve maradnak.
banner-unreachable = A szerver nem válaszol. Semmi sem változott. Próbáld újra egy kicsit később.
banner-close = Rendben

since-title = A legutóbbi látogatásod óta:
since-close = Rendben

tabs-label = Nézet
tab-board = Tábla
tab-cards = Kártyák
tab-players = Játékosok
tab-log = Napló
tab-chat = Chat

chat-label = Chat
chat-field = Üzenet
chat-say = Küldés
chat-empty = Még nincs üzenet. A játék végéig csak a játékosok olvashatják ezt a chatet.
chat-empty-watchers = Még nincs üzenet. A játék végéig a játékosok nem olvashatják ezt a chatet.
chat-nobody = Ha írni szeretnél a chatbe, jelentkezz be, vagy ülj le az asztalhoz.
chat-watcher = néző
chat-unread = olvasatlan
chat-deleted = törölt üzenet

privacy-screen-title = Add át az eszközt: { $name }
privacy-screen-text = Mindenki más forduljon el: titkos választás következik.
privacy-screen-ready = { $name } vagyok
privacy-screen-open = Ennél az asztalnál ne rejtsük el a titkos választásokat

dialog-close = Bezárás

menu-open = Asztal menüje
menu-title = Asztal
menu-play = A játékod
menu-share = Linkek
menu-page = Ez az oldal
menu-ahead = Automatikus válaszok…
menu-resign = Kilépés a játékból…
menu-return = Irányítás visszavétele
menu-replay = Visszajátszás
menu-record = Jegyzőkönyv letöltése
menu-sound-on = Hang bekapcsolva
menu-sound-off = Hang kikapcsolva
menu-notes-on = Böngészőértesítések bekapcsolva
menu-notes-off = Értesítés, amikor én jövök
menu-mute = Értesítések kikapcsolása ennél az asztalnál
menu-muted = Ennél az asztalnál ki vannak kapcsolva az értesítések
menu-keys = Billentyűparancsok
menu-settings = Beállítások

resign-title = Kilépsz a játékból?
resign-text = Bot veszi át a helyedet. A játék vége előtt bármikor visszajöhetsz.
resign-no = Mégse
resign-yes = Kilépés

ahead-title = Automatikus válaszok
ahead-text = Válaszolj előre a mások körében érkező kérdésekre, hogy senkinek se kelljen rád várnia.
ahead-veto = Ha vétód van
ahead-veto-ask = Rákérdezés minden alkalommal
ahead-veto-never = Minden engedélyezése
ahead-veto-on = Ezek megvétózása, minden más engedélyezése
ahead-disc = A tárcsád az általános pontozásokon
ahead-disc-text = A lista első megengedett régióját használjuk. Ha egy kártya kéri a tárcsádat, továbbra is te döntesz.
ahead-returns = Ha caballerókat kell visszaküldened
ahead-returns-text = Először ezekről a helyekről, ebben a sorrendben.
ahead-court = az udvarod
ahead-add = Hozzáadás…
ahead-up = Feljebb: { $place }
ahead-remove = Eltávolítás: { $place }
ahead-clear = Összes törlése
ahead-save = Mentés

bell-title = Te jössz
bell-asked = A válaszodra várunk

keys-title = Billentyűparancsok
keys-text = A Tab a következő elemre lép, az Enter vagy a szóköz aktiválja. Továbbá:
keys-more = A nyílbillentyűkkel a játéktábla régiói és a napló sorai között lépkedhetsz. Az Escape leteszi, amit felvettél, és átugorja az animációkat. A Ctrl+Z visszavonja a terved egy lépését.
keys-undo = A saját lépéseid visszavonhatók, amíg más nem lép, vagy ki nem derül valami, ami rejtve volt. Ha minden ellenfeled bot, a legutóbbi körödet és mindent, ami utána történt, visszavonhatod, ha közben semmi rejtett nem derült ki. Visszaállítani addig tudod, amíg mást nem lépsz.
keys-question = ugrás a kérdéshez
keys-board = ugrás a játéktáblához
keys-cards = ugrás az akciókártyákhoz
keys-hand = ugrás a lapjaidhoz
keys-players = ugrás a játékosokhoz
keys-log = ugrás a naplóhoz
keys-chat = ugrás a chathez
keys-back = a terv egy lépésének visszavonása
keys-reset = a terv elvetése
keys-menu = a menü megnyitása
keys-help = a billentyűparancsok megjelenítése

unrated-bots = Nem értékelt: csak egy ember játszott.
unrated-guests = Nem értékelt: nem mindenkinek van fiókja.
unrated-early-resignation = Nem értékelt: valaki a 3. forduló előtt kilépett.
unrated-same-address = Nem értékelt: két játékos ugyanazt az internetkapcsolatot használja.
