# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – az asztal
table-title-turn = ● Te jössz – El Grande
table-heading = El Grande, { $round }. forduló

seats-label = Játékosok
tally-label = Pontok
seat-you = te
seat-bot = bot, { $level }
seat-stand-in = távol, helyette: { $level }
seat-dummy = senkié
seat-here = itt van
seat-away = nincs itt
seat-points = Pont
seat-start = nála a kezdőjátékos-jelölő
seat-veto = { $rounds ->
    [one] vétója van a forduló végéig
   *[other] vétója van a következő forduló végéig
  }
seat-court = caballero az udvarban
seat-province = caballero a tartományban
seat-hand = hatalomkártya kézben
seat-modifiers = módosítókártya kézben
seat-grande = grande: { $site }
seat-played = hatalomkártya: { $power }
seat-your-turn = te jössz
seat-thinks = ő dönt
seat-disc = beállította a tárcsáját
seat-drawn = Húzott régiókártyák: { $regions }
seat-back = { $count ->
    [one] (egy visszakerült)
   *[other] ({ $count } visszakerült)
  }

order-label = Körsorrend
order-done = túl van a körén
strip-label = Fordulók
strip-scoring = Általános pontozás, { $round }. forduló

clock-label = Hátralévő idő
clock-hours = { $hours } ó { $minutes } p
clock-days = { $days } nap { $hours } ó

offers-label = Akciókártyák
offers-left = { $count ->
    [0] nincs több képpel lefelé
   *[other] { $count } képpel lefelé
  }
offers-places = { $number ->
    [one] 1 caballero helyezhető le
   *[other] legfeljebb { $number } caballero helyezhető le
  }
offers-more = A kártya szabályai és magyarázatai
offers-discard = használt
discard-title = Eldobott akciókártyák

hand-label = A kezed
hand-used = Használt

question-label = A kérdés
question-away = Bot játszik helyetted. Bármikor újra átveheted.
question-fold = Kérdés összecsukása
question-unfold = Az egész kérdés
question-waits = { $count ->
    [one] Rá várunk: { $who }
   *[other] Rájuk várunk: { $who }
  }
over-title = A játék véget ért
over-winners = { $count ->
    [one] { $who } győzött.
   *[other] Osztoznak a győzelmen: { $who }.
  }
over-page = Hogyan zajlott
over-again = Új játék
over-next = A következő játékhoz

take-back-own = Visszavonás
undo-propose = Kérés a többiekhez: vissza a legutóbbi körödhöz
undo-alone = Vissza a legutóbbi körödhöz
undo-wish = { $count ->
    [one] { $who } egy lépést visszavonna. Rendben van így?
   *[other] { $who } { $count } lépést visszavonna. Rendben van így?
  }
undo-asked = { $count ->
    [one] Egy lépés visszavonását kérted a többiektől.
   *[other] { $count } lépés visszavonását kérted a többiektől.
  }
undo-agree = Rendben
undo-decline = Inkább ne
undo-withdraw = Mégsem kérem

banner-lost = Megszakadt a kapcsolat. Próbálkozunk; amit elküldtél, nem veszett el.
banner-healed = Újra van kapcsolat.
banner-watching = Néző vagy. A kézben lévő lapok és a tárcsák a játék végéig rejtve maradnak.
banner-unreachable = A szerver nem válaszol. Semmi sem változott; próbáld újra kicsit később.
banner-close = Rendben

since-title = Amióta legutóbb itt voltál:
since-turns = { $count ->
    [one] egy kör ({ $who }).
   *[other] { $count } kör ({ $who }).
  }
since-points = Pontok: { $points }.
since-king = A király új helye: { $to }.
since-close = Rendben

tabs-label = Mi látszik
tab-cards = Kártyák
tab-players = Játékosok
tab-log = Napló
tab-chat = Chat

chat-label = Ami elhangzott
chat-field = Mondj valamit
chat-say = Küldés
chat-empty = Még senki sem szólt. A játék végéig csak a játékosok olvashatják.
chat-empty-watchers = Még senki sem szólt. A játék végéig a játékosok nem olvashatják.
chat-nobody = Lépj be vagy ülj le valahová, ha beszélgetnél.
chat-watcher = néző
chat-unread = olvasatlan

curtain-title = Add át a képernyőt: { $name }
curtain-text = Más most ne nézzen ide: a lapok következnek.
curtain-ready = { $name } vagyok
curtain-open = Ennél az asztalnál nem kell függöny, nem titkolózunk

dialog-close = Bezárás

menu-open = Asztal menüje
menu-title = Az asztal
menu-play = A játékod
menu-share = Linkek
menu-page = Ez az oldal
menu-ahead = Előre adott válaszok…
menu-resign = Kilépés a játékból…
menu-return = Játszom tovább magam
menu-watch-link = Nézői link másolása
menu-invitation = Meghívó másolása
menu-copied = Másolva
menu-replay = Visszanézés
menu-record = Jegyzőkönyv letöltése
menu-sound-on = Hang: be
menu-sound-off = Hang: ki
menu-notes-on = Böngészőértesítések: be
menu-notes-off = Szóljon a böngésző, amikor te jössz
menu-keys = Billentyűk
menu-settings = Beállítások

resign-title = Kilépsz a játékból?
resign-text = Helyetted bot játszik tovább. A játék vége előtt bármikor visszajöhetsz.
resign-no = Maradok
resign-yes = Kilépek

ahead-title = Előre adott válaszok
ahead-text = A mások körében érkező kérdésekre már most válaszolhatsz, így senkinek sem kell rád várnia.
ahead-veto = Ha vétód van
ahead-veto-ask = Mindig kérdezz meg
ahead-veto-never = Mindent megengedek
ahead-veto-on = Ezeket megvétózom, mást megengedek
ahead-disc = A tárcsád az általános pontozásoknál
ahead-disc-text = A lista első olyan régiója, amely megengedett. Ha egy kártya kéri a tárcsádat, megkérdezünk.
ahead-returns = Ha caballerókat kell visszaküldened
ahead-returns-text = Először innen, ebben a sorrendben.
ahead-court = az udvarod
ahead-add = Hozzáadás…
ahead-up = Feljebb: { $place }
ahead-remove = Törlés: { $place }
ahead-clear = Összes törlése
ahead-save = Mentés

bell-title = Te jössz

keys-title = Billentyűk
keys-text = A Tab továbblép, az Enter és a szóköz megnyomja, ami ki van jelölve. Ezenkívül:
keys-more = A nyílbillentyűk régióról régióra lépnek a játéktáblán. Az Escape leteszi, amit felemeltél, és megállítja, ami mozog. A Ctrl+Z egy lépést visszavon a tervedből.
keys-question = a kérdéshez
keys-board = a játéktáblához
keys-cards = az akciókártyákhoz
keys-hand = a kezedhez
keys-players = a játékosokhoz
keys-log = a naplóhoz
keys-chat = a chathez
keys-back = egy lépés vissza a tervben
keys-reset = az egész terv vissza
keys-menu = a menü
keys-help = ezek a billentyűk
