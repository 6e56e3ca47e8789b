# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – stůl
table-title-turn = ● Jste na tahu – El Grande
table-heading = El Grande, { $round }. kolo

seats-label = Hráči
tally-label = Body
seat-you = vy
seat-bot = bot, { $level }
seat-stand-in = pryč, hraje { $level }
seat-dummy = nikomu nepatří
seat-here = je tu
seat-away = je pryč
seat-points = Body
seat-start = má figurku začínajícího hráče
seat-veto = { $rounds ->
    [one] má veto do konce tohoto kola
   *[other] má veto do konce příštího kola
  }
seat-court = caballeros u dvora
seat-province = caballeros v provincii
seat-hand = silové karty v ruce
seat-modifiers = šedé karty v ruce
seat-grande = grand: { $site }
seat-played = silová karta { $power }
seat-your-turn = na tahu
seat-thinks = rozhoduje
seat-disc = má nastavený kotouč
seat-drawn = Otočené karty regionů: { $regions }
seat-back = { $count ->
    [one] (1 se vrátila)
    [few] ({ $count } se vrátily)
   *[other] ({ $count } se vrátilo)
  }

order-label = Pořadí tahů
order-done = už po tahu
strip-label = Kola
strip-scoring = Průběžné vyhodnocení po { $round }. kole

clock-label = Zbývající čas
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] 1 den { $hours } h
    [few] { $days } dny { $hours } h
   *[other] { $days } dní { $hours } h
  }

offers-label = Akční karty
offers-left = { $count ->
    [0] žádná lícem dolů
   *[other] { $count } lícem dolů
  }
offers-places = { $number ->
    [one] umístit lze 1 caballera
   *[other] umístit lze až { $number } caballeros
  }
offers-more = Pravidla a výklad karty
offers-discard = použité
discard-title = Odhozené akční karty

hand-label = Vaše karty
hand-used = Použité

question-label = Na co se ptáme
question-away = Místo vás hraje bot. Kdykoli můžete hru zase převzít.
question-fold = Sbalit otázku
question-unfold = Ukázat celou otázku
question-waits = { $count ->
    [one] Rozhoduje { $who }
   *[other] Rozhodují: { $who }
  }
over-title = Partie skončila
over-winners = { $count ->
    [one] Vítězí { $who }.
   *[other] O vítězství se dělí: { $who }.
  }
over-page = Jak to dopadlo
over-again = Hrát znovu
over-next = K další partii

take-back-own = Vzít zpět
undo-propose = Požádat ostatní o návrat ke svému poslednímu tahu
undo-alone = Vrátit se ke svému poslednímu tahu
undo-wish = { $count ->
    [one] { $who } žádá o návrat o 1 krok. Souhlasíte?
    [few] { $who } žádá o návrat o { $count } kroky. Souhlasíte?
   *[other] { $who } žádá o návrat o { $count } kroků. Souhlasíte?
  }
undo-asked = { $count ->
    [one] Žádáte ostatní o návrat o 1 krok.
    [few] Žádáte ostatní o návrat o { $count } kroky.
   *[other] Žádáte ostatní o návrat o { $count } kroků.
  }
undo-agree = Souhlasím
undo-decline = Raději ne
undo-withdraw = Už nechci

banner-lost = Spojení se přerušilo. Zkoušíme ho obnovit; nic z odeslaného se neztratilo.
banner-healed = Spojení je obnoveno.
banner-watching = Jste divák. Karty v ruce a kotouče zůstanou skryté až do konce partie.
banner-unreachable = Server neodpovídá. Nic se nezměnilo; zkuste to za chvíli znovu.
banner-close = Dobře

since-title = Co se zatím stalo:
since-turns = { $count ->
    [one] 1 tah ({ $who }).
    [few] { $count } tahy ({ $who }).
   *[other] { $count } tahů ({ $who }).
  }
since-points = Body: { $points }.
since-king = Král je teď zde: { $to }.
since-close = Dobře

tabs-label = Co je vidět
tab-cards = Karty
tab-players = Hráči
tab-log = Průběh
tab-chat = Chat

chat-label = Co zaznělo
chat-field = Napište něco
chat-say = Poslat
chat-empty = Zatím nikdo nic nenapsal. Do konce partie to čtou jen ti, kdo hrají.
chat-empty-watchers = Zatím nikdo nic nenapsal. Kdo hraje, přečte si to až po konci partie.
chat-nobody = Chcete-li psát, přihlaste se, nebo si někam sedněte.
chat-watcher = divák
chat-unread = nepřečtené

curtain-title = Na řadě je { $name }: předejte zařízení
curtain-text = Ostatní ať se teď nedívají: ukážou se karty v ruce.
curtain-ready = Jsem { $name }
curtain-open = U tohoto stolu bez opony, nic neskrýváme

dialog-close = Zavřít

menu-open = Nabídka stolu
menu-title = Stůl
menu-play = Vaše hra
menu-share = Odkazy
menu-page = Tato stránka
menu-ahead = Odpovědi předem …
menu-resign = Opustit partii …
menu-return = Zase hrát za sebe
menu-watch-link = Kopírovat odkaz pro diváky
menu-invitation = Kopírovat pozvánku
menu-copied = Zkopírováno
menu-replay = Přehrát
menu-record = Stáhnout záznam
menu-sound-on = Zvuk je zapnutý
menu-sound-off = Zvuk je vypnutý
menu-notes-on = Oznámení prohlížeče jsou zapnutá
menu-notes-off = Ať mi prohlížeč oznámí, že jsem na tahu
menu-keys = Klávesy
menu-settings = Nastavení

resign-title = Opustit partii?
resign-text = Místo vás hraje dál bot. Do konce partie se můžete kdykoli vrátit.
resign-no = Zůstat
resign-yes = Odejít

ahead-title = Odpovědi předem
ahead-text = Na otázky, které přijdou v cizím tahu, můžete odpovědět už teď, aby na vás nikdo nečekal.
ahead-veto = Když máte veto
ahead-veto-ask = Vždy se zeptat
ahead-veto-never = Všechno dovolit
ahead-veto-on = Tyto zrušit, ostatní dovolit
ahead-disc = Váš kotouč při průběžném vyhodnocení
ahead-disc-text = První region ze seznamu, který je dovolen. Žádá-li kotouč karta, budete dotázáni.
ahead-returns = Když musíte posílat caballeros do provincie
ahead-returns-text = Nejprve odsud, v tomto pořadí.
ahead-court = váš dvůr
ahead-add = Přidat …
ahead-up = { $place }: výš
ahead-remove = Odebrat: { $place }
ahead-clear = Smazat vše
ahead-save = Uložit

bell-title = Jste na tahu

keys-title = Klávesy
keys-text = Tabulátor přechází z jedné věci na další, Enter a mezerník ji stisknou. Dále:
keys-more = Šipky vedou na plánu z regionu do regionu. Escape pustí, co jste zvedli, a ukončí, co se hýbe. Ctrl+Z vezme zpět jeden krok rozpracovaného tahu.
keys-question = k otázce
keys-board = k hernímu plánu
keys-cards = k akčním kartám
keys-hand = k vašim kartám
keys-players = k hráčům
keys-log = k průběhu
keys-chat = k chatu
keys-back = krok rozpracovaného tahu zpět
keys-reset = celý rozpracovaný tah zpět
keys-menu = nabídka
keys-help = tyto klávesy
