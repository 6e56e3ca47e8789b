# Tables outside the game: created, listed, joined.
lobby-title = Stoly
lobby-open = Volné stoly
lobby-watch = Partie ke sledování
lobby-new = Otevřít stůl
lobby-no-open = Žádný stůl nečeká na hráče. Otevřete vlastní a ostatní ho tu najdou.
lobby-no-watch = Právě se nehraje žádná veřejná partie. Přijďte později, nebo si zahrajte proti botům.

mine-title = Moje partie
mine-awaited = Jste na tahu
mine-going = Rozehrané
mine-finished = Dokončené
mine-no-awaited = Nikdo na vás nečeká.
mine-no-going = Žádné další rozehrané partie nemáte.
mine-no-finished = Tady se objeví vaše dokončené partie.
mine-earlier = Dřívější partie
mine-nobody = Zatím jste tu nehráli.
mine-again = Poslední soupeři
mine-again-about = Pro novou partii se otevře stůl se stejnými místy. Ostatní ho najdou na stránce „{ mine-title }“.
mine-again-label = Hrát znovu ({ $names })

glance-turn = Hrát
glance-turn-label = Hrát ({ $names })
glance-back = Ke stolu
glance-back-label = Ke stolu ({ $names })
glance-join = Přisednout
glance-join-label = Přisednout ({ $names })
glance-watch = Sledovat
glance-watch-label = Sledovat ({ $names })
glance-look = Výsledky
glance-look-label = Výsledky ({ $names })
glance-free = { $free ->
    [0] plno
    [one] 1 volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
  }
glance-playing = začátek { $when }
glance-ended = konec { $when }
glance-closed = Zavřeno: nikdo se nepřidal.
glance-round = { $round }. kolo z { $last }
glance-waits = čeká se na: { $names }
glance-left = zbývá { $time }

pace-live-short = živě, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] 1 hodina na tah
    [few] { $hours } hodiny na tah
   *[other] { $hours } hodin na tah
  }
pace-days-short = { $days ->
    [one] 1 den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
  }
pace-free-short = bez časomíry
undo-consent = Vlastní kroky, se souhlasem všech i dál
undo-consent-about = Své kroky můžete vzít zpět, dokud nikdo jiný nehrál a neodhalilo se nic skrytého. Souhlasí-li všichni nebo hrajete-li jen s boty, můžete se vrátit až k poslednímu odhalení.
undo-checkpoint = Jen vlastní kroky
undo-checkpoint-about = Své kroky můžete vzít zpět, dokud nikdo jiný nehrál a neodhalilo se nic skrytého. Hrajete-li jen s boty, můžete se vrátit až k poslednímu odhalení.
undo-checkpoint-short = zpět jen vlastní kroky
undo-never = Nikdy
undo-never-about = Odeslané tahy už zpět vzít nelze.
undo-never-short = bez vracení
access-public = Přidat se smí kdokoli
access-public-about = Stůl je na veřejném seznamu.
access-invitation = Jen na pozvání
access-invitation-about = Přidat se smí každý, kdo má odkaz. Na seznamu stůl není.

wait-title = Stůl: { $name }
wait-closed = Tento stůl je zavřený
wait-closed-about = Všichni odešli, nebo se dlouho nikdo nepřidal. Kdykoli můžete otevřít nový.
wait-title-own = Váš stůl
wait-somebody = Někdo
wait-missing = { $free ->
    [one] 1 místo je ještě volné. Jakmile se obsadí, může partie začít.
    [few] { $free } místa jsou ještě volná. Jakmile se obsadí, může partie začít.
   *[other] { $free } míst je ještě volných. Jakmile se obsadí, může partie začít.
  }
wait-missing-own = { $free ->
    [one] 1 místo je ještě volné. Pošlete pozvánku, nebo přidejte bota.
    [few] { $free } místa jsou ještě volná. Pošlete pozvánku, nebo přidejte boty.
   *[other] { $free } míst je ještě volných. Pošlete pozvánku, nebo přidejte boty.
  }
wait-unready = { $count ->
    [one] Ještě se chystá { $names }.
   *[other] Ještě se chystají: { $names }.
  }
wait-complete = Všichni jsou připraveni. { $name } může partii spustit.
wait-complete-own = Všichni jsou připraveni. Začněte, kdy chcete!
wait-unready-own = Až budete chtít hrát, stiskněte „{ wait-be-ready }“.
wait-visitor = Posaďte se a hrajte, nebo zůstaňte a sledujte.
wait-uninvited = Posadit se mohou jen pozvaní. Až partie začne, můžete ji sledovat.
wait-fill = Obsadit volná místa boty
wait-you = { $name } (vy)
wait-owner = hostitel
wait-ready = připraveno
wait-not-ready = nepřipraveno
wait-sit = Sednout si sem
wait-sit-too = Hrát i tuto barvu
wait-add-bot = Přidat bota…
wait-add-bot-to = { $colour }: který bot tu hraje?
wait-remove = Odebrat
wait-remove-label = Odebrat: { $name }
wait-start = Začít partii
wait-be-ready = Připraveno
wait-be-not-ready = Ještě ne
wait-leave = Odejít od stolu
wait-invite = Pozvat hráče
wait-invite-about = S tímto odkazem se může kdokoli posadit na volné místo.
wait-invite-link = Odkaz s pozvánkou
wait-code = Nebo naskenujte tento kód
wait-code-label = QR kód odkazu s pozvánkou
wait-watch = Pozvat diváky
wait-watch-about = S tímto odkazem může partii sledovat kdokoli. Skryté informace zůstanou skryté.
wait-terms = Nastavení
wait-pace = Tempo
wait-undo = Vracení tahů
wait-access = Kdo se smí přidat
wait-variants = Varianty
wait-no-variants = žádné

join-title = Máte pozvánku
join-from = { $name } vás zve na partii El Grande
join-name = Vaše jméno u stolu
join-name-hint = 1 až 24 znaků. Později ho můžete změnit.
join-sit = Přisednout
join-watch = Jen sledovat
join-full = Všechna místa jsou obsazena. Partii ale můžete sledovat.
join-begun = Partie už začala. Můžete ji ale sledovat.
join-at = U tohoto stolu už místo máte.
join-back = Ke stolu

new-title = Otevřít stůl
new-lead = Zvolte, kdo a jak hraje, nebo nechte výchozí nastavení.
new-screen-title = U jedné obrazovky
new-screen-lead = Všichni hrají na tomto zařízení. Karty v ruce jsou mezi tahy skryté.
new-presets = Jak chcete hrát?
new-preset-friends = S přáteli, živě
new-preset-friends-about = Přátelé se přidají přes odkaz. Každý má půl hodiny a za každý tah něco navíc.
new-preset-days = S přáteli, na několik dní
new-preset-days-about = Hrajte, kdy máte čas: až dva dny na tah.
new-preset-screen = U jedné obrazovky
new-preset-screen-about = Všichni tady, jedno zařízení. Bez časomíry.
new-preset-bots = Sólo proti botům
new-preset-bots-about = Začíná hned. Bez časomíry.
new-seats = Místa
new-seats-hint = 2 až 5 hráčů. Ve dvou se přidá třetí, neutrální barva.
new-seat = { $colour }: kdo hraje?
new-me = Já
new-open = Volné místo
new-bot = Bot · { $level }
new-add-seat = Přidat místo
new-drop-seat = Odebrat poslední místo
new-pace = Tempo
new-pace-free = Bez časomíry
new-pace-free-about = Přemýšlejte, jak dlouho chcete.
new-pace-live = Živě
new-pace-live-about = Každý má zásobu času, která s každým tahem roste. Komu dojde, toho zastoupí bot.
new-pace-turns = Korespondenčně
new-pace-turns-about = Tolik času má každý pokaždé, když se čeká na něj. Když jste na tahu, můžeme vám dát vědět.
new-bank = Zásoba času (minuty)
new-increment = Navíc za tah (sekundy)
new-hours = Čas na tah
new-hours-one = { $hours ->
    [one] 1 hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
  }
new-days-one = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
  }
new-variants = Varianty
new-variants-hint = Lze je libovolně kombinovat. V první partii je nechte vypnuté.
new-alternatives = Alternativní akční karty
new-alternatives-hint = Každá nahradí náhodnou kartu svého balíčku.
new-second-veto = Druhé Veto
new-only-three = Jen při hře tří hráčů.
new-undo = Vracení tahů
new-access = Kdo se smí přidat
new-expert = Pokročilé
new-more = Další možnosti
new-edition = Vlastní vydání
new-edition-hint = Vložte text souboru s vydáním: jiné hodnoty regionů nebo počty karet. Prázdné pole znamená výchozí vydání.
new-record = Zaznamenaná partie
new-record-hint = Vložte záznam partie. Stůl ji ukáže a můžete v ní pokračovat sólo nebo s boty.
new-file = Ze souboru
new-create = Otevřít stůl
new-start = Začít partii
new-busy = Příprava stolu…
new-explain = Partie začne hned.
new-explain-open = { $free ->
    [one] Dostanete odkaz pro volné místo.
    [few] Dostanete odkaz pro { $free } volná místa.
   *[other] Dostanete odkaz pro { $free } volných míst.
  }
