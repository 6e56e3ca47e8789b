# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – stůl
table-title-turn = ● Jste na tahu – El Grande
table-title-asked = ● Čeká se na vaši odpověď – El Grande
table-heading = El Grande, { $round }. kolo

seats-label = Hráči
legend-title = Co znamenají symboly
legend-grande = kde stojí grand
legend-veto = veto, které lze ještě použít
tally-label = Body
seat-you = vy
seat-bot = bot, { $level }
seat-stand-in = pryč – zastupuje { $level }
seat-dummy = neutrální
seat-here = online
seat-away = pryč
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
seat-asked = čeká se na vás
seat-thinks = rozhoduje
seat-disc = má nastavený kotouč
seat-drawn = Otočené karty regionů: { $regions }
seat-back = { $count ->
    [one] (1 se vrátila)
    [few] ({ $count } se vrátily)
   *[other] ({ $count } se vrátilo)
  }

order-label = Pořadí tahů
order-done = odehráno
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
offers-more = Pravidla této karty
offers-discard = odhozené
discard-title = Odhozené akční karty

hand-label = Karty v ruce
hand-used = Vynesené

question-label = Vaše rozhodnutí
question-away = Zastupuje vás bot. Hru můžete kdykoli zase převzít.
question-fold = Sbalit
question-unfold = Rozbalit
question-waits = { $count ->
    [one] Rozhoduje { $who }
   *[other] Rozhodují: { $who }
  }
over-title = Partie skončila
over-winners = { $count ->
    [one] Vítězí { $who }!
   *[other] O vítězství se dělí: { $who }.
  }
over-page = Výsledky
over-again = Hrát znovu
over-next = K další partii

take-back-own = Vzít zpět
undo-propose = Požádat o návrat ke svému poslednímu tahu
undo-alone = Vzít zpět poslední tah
redo-own = Obnovit
undo-proposal = { $count ->
    [one] { $who } chce vzít zpět 1 krok. Souhlasíte?
    [few] { $who } chce vzít zpět { $count } kroky. Souhlasíte?
   *[other] { $who } chce vzít zpět { $count } kroků. Souhlasíte?
  }
undo-asked = { $count ->
    [one] Požádali jste o vrácení 1 kroku.
   *[other] Požádali jste o vrácení { $count } kroků.
  }
undo-agree = Souhlasit
undo-decline = Odmítnout
undo-withdraw = Zrušit žádost

banner-lost = Spojení se přerušilo. Obnovujeme ho… Nic z odeslaného se neztratilo.
banner-healed = Spojení je obnoveno.
banner-watching = Jste divák. Karty v ruce zůstanou skryté do konce partie.
banner-unreachable = Server neodpovídá. Nic se nezměnilo. Zkuste to za chvíli znovu.
banner-close = OK

since-title = Od vaší poslední návštěvy:
since-close = OK

tabs-label = Zobrazení
tab-board = Plán
tab-cards = Karty
tab-players = Hráči
tab-log = Průběh
tab-chat = Chat

chat-label = Chat
chat-field = Zpráva
chat-say = Odeslat
chat-empty = Zatím žádné zprávy. Do konce partie tento chat čtou jen hráči.
chat-empty-watchers = Zatím žádné zprávy. Hráči tento chat uvidí až po konci partie.
chat-nobody = Chcete-li psát, přihlaste se, nebo si sedněte ke stolu.
chat-watcher = divák
chat-unread = nepřečtené
chat-deleted = zpráva smazána

privacy-screen-title = Předejte zařízení: { $name }
privacy-screen-text = Ostatní ať se teď prosím nedívají: následuje tajná volba.
privacy-screen-ready = Jsem { $name }
privacy-screen-open = U tohoto stolu tajné volby neskrývat

dialog-close = Zavřít

menu-open = Nabídka stolu
menu-title = Stůl
menu-play = Vaše partie
menu-share = Odkazy
menu-page = Tato stránka
menu-ahead = Automatické odpovědi…
menu-resign = Opustit partii…
menu-return = Zase hrát za sebe
menu-replay = Přehrání
menu-record = Stáhnout záznam
menu-sound-on = Zvuk je zapnutý
menu-sound-off = Zvuk je vypnutý
menu-notes-on = Oznámení prohlížeče jsou zapnutá
menu-notes-off = Oznámit mi, když jsem na tahu
menu-mute = Vypnout oznámení k tomuto stolu
menu-muted = Oznámení k tomuto stolu jsou vypnutá
menu-keys = Klávesové zkratky
menu-settings = Nastavení

resign-title = Opustit partii?
resign-text = Vaše místo převezme bot. Do konce partie se můžete kdykoli vrátit.
resign-no = Zůstat
resign-yes = Odejít

ahead-title = Automatické odpovědi
ahead-text = Na otázky z tahů ostatních hráčů odpovězte předem, aby na vás nikdo nemusel čekat.
ahead-veto = Když máte veto
ahead-veto-ask = Pokaždé se zeptat
ahead-veto-never = Všechno dovolit
ahead-veto-on = Tyto vetovat, všechno ostatní dovolit
ahead-disc = Váš kotouč při průběžném vyhodnocení
ahead-disc-text = Použijeme první region ze seznamu, který je dovolený. Vyžádá-li si kotouč karta, rozhodnete sami.
ahead-returns = Když máte poslat caballeros do provincie
ahead-returns-text = Posílat nejprve z těchto míst, v tomto pořadí.
ahead-court = váš dvůr
ahead-add = Přidat…
ahead-up = { $place }: výš
ahead-remove = Odebrat: { $place }
ahead-clear = Smazat vše
ahead-save = Uložit

bell-title = Jste na tahu
bell-asked = Čeká se na vaši odpověď

keys-title = Klávesové zkratky
keys-text = Tabulátor přejde na další prvek, Enter nebo mezerník ho aktivuje. Dále:
keys-more = Šipkami se na plánu pohybujete mezi regiony, v průběhu mezi řádky. Escape pustí, co držíte, a přeskočí animace. Ctrl+Z vezme zpět jeden krok rozpracovaného tahu.
keys-undo = Své kroky můžete vzít zpět, dokud nikdo jiný nehrál a neodhalilo se nic skrytého. Hrajete-li jen s boty, vezmete zpět svůj poslední tah i vše, co následovalo, pokud se neodhalilo nic skrytého. Obnovit ho můžete, dokud nezahrajete něco jiného.
keys-question = přejít na otázku
keys-board = přejít na herní plán
keys-cards = přejít na akční karty
keys-hand = přejít na karty v ruce
keys-players = přejít na hráče
keys-log = přejít na průběh
keys-chat = přejít na chat
keys-back = vzít zpět jeden krok rozpracovaného tahu
keys-reset = zahodit rozpracovaný tah
keys-menu = otevřít nabídku
keys-help = zobrazit tyto zkratky

unrated-bots = Nehodnoceno: hrál jen jeden člověk.
unrated-guests = Nehodnoceno: ne všichni mají účet.
unrated-early-resignation = Nehodnoceno: někdo odešel před 3. kolem.
unrated-same-address = Nehodnoceno: dva hráči mají stejné internetové připojení.
