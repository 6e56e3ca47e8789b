# Tables before and beside the game: made, listed, joined.
lobby-title = Stoly
lobby-open = Volné stoly
lobby-watch = Partie ke sledování
lobby-new = Otevřít stůl
lobby-no-open = Žádný stůl nečeká na hráče. Otevřete ho a ostatní ho tu najdou.
lobby-no-watch = Právě se nehraje žádná veřejná partie. Přijďte později, nebo začněte proti botům.

mine-title = Moje partie
mine-awaited = Jste na tahu
mine-going = Rozehrané
mine-finished = Dokončené
mine-no-awaited = Nikdo na vás nečeká.
mine-no-going = U žádného dalšího stolu nesedíte.
mine-no-finished = Tady zůstanou dokončené partie.
mine-earlier = Dřívější partie
mine-nobody = Ještě tu nemáte žádnou partii.

glance-turn = Hrát dál
glance-turn-label = Hrát dál ({ $names })
glance-back = Ke stolu
glance-back-label = Ke stolu ({ $names })
glance-join = Přisednout
glance-join-label = Přisednout ({ $names })
glance-watch = Sledovat
glance-watch-label = Sledovat ({ $names })
glance-look = Jak to dopadlo
glance-look-label = Jak to dopadlo ({ $names })
glance-free = { $free ->
    [0] všichni jsou tu
    [one] 1 místo je volné
    [few] { $free } místa jsou volná
   *[other] { $free } míst je volných
  }
glance-playing = začátek { $when }
glance-ended = konec { $when }
glance-closed = Nikdo nepřišel.

pace-live-short = živě, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] hodina na tah
    [few] { $hours } hodiny na tah
   *[other] { $hours } hodin na tah
  }
pace-days-short = { $days ->
    [one] den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
  }
pace-free-short = bez časomíry
undo-consent = K poslednímu odhalení, se souhlasem všech i dál
undo-consent-about = Své kroky můžete vzít zpět, dokud nejednal někdo jiný nebo se neukázalo nic skrytého; dál jen se souhlasem všech.
undo-checkpoint = Jen k poslednímu odhalení
undo-checkpoint-about = Své kroky můžete vzít zpět, dokud nejednal někdo jiný nebo se neukázalo nic skrytého.
undo-checkpoint-short = zpět k poslednímu odhalení
undo-never = Nikdy
undo-never-about = Co je odesláno, je zahráno.
undo-never-short = bez vracení
access-public = Přidat se smí kdokoli
access-public-about = Stůl je na seznamu volných stolů.
access-invitation = Jen na pozvání
access-invitation-about = Přidat se smí, kdo má odkaz; na žádném seznamu stůl není.

wait-title = Stůl otevírá { $name }
wait-closed = Tento stůl je zavřený
wait-closed-about = Dlouho nikdo nepřišel. Kdykoli můžete otevřít jiný.
wait-title-own = Váš stůl
wait-somebody = někdo
wait-missing = { $free ->
    [one] Ještě 1 místo je volné. Až se obsadí, partie začne.
    [few] Ještě { $free } místa jsou volná. Až se obsadí, partie začne.
   *[other] Ještě { $free } míst je volných. Až se obsadí, partie začne.
  }
wait-missing-own = { $free ->
    [one] Ještě 1 místo je volné: pošlete pozvánku, nebo tam posaďte bota.
    [few] Ještě { $free } místa jsou volná: pošlete pozvánku, nebo tam posaďte boty.
   *[other] Ještě { $free } míst je volných: pošlete pozvánku, nebo tam posaďte boty.
  }
wait-unready = { $count ->
    [one] Ještě nemůže začít { $names }.
   *[other] Ještě nemohou začít: { $names }.
  }
wait-complete = Všichni jsou tu a mohou začít. Partii spustí { $name }.
wait-complete-own = Všichni jsou tu a mohou začít. Spusťte partii, kdy chcete!
wait-you = { $name } (vy)
wait-owner = otevírá tento stůl
wait-ready = může začít
wait-not-ready = ještě nemůže začít
wait-sit = Sednout si sem
wait-sit-too = Hrát i tuto barvu
wait-add-bot = Přidat bota …
wait-add-bot-to = { $colour }: který bot tu hraje?
wait-remove = Odebrat
wait-remove-label = Odebrat: { $name }
wait-start = Začít partii
wait-be-ready = Mohu začít
wait-be-not-ready = Ještě počkat
wait-leave = Odejít od stolu
wait-invite = Pozvat další
wait-invite-about = Kdo otevře tento odkaz, může si sednout na volné místo. Nic vašeho neprozrazuje.
wait-invite-link = Odkaz s pozvánkou
wait-code = Nebo namiřte fotoaparát sem
wait-code-label = Odkaz s pozvánkou jako QR kód
wait-watch = Nechat ostatní sledovat
wait-watch-about = S tímto odkazem se může dívat kdokoli; co je skryté, neuvidí.
wait-watch-link = Odkaz pro diváky
wait-terms = Co se hraje
wait-pace = Tempo
wait-undo = Vracení tahů
wait-access = Kdo se smí přidat
wait-variants = Varianty
wait-no-variants = žádné

join-title = Pozvánka
join-from = { $name } vás zve na partii El Grande
join-name = Vaše jméno u stolu
join-name-hint = 1 až 24 znaků; později ho můžete změnit.
join-sit = Přisednout
join-watch = Jen sledovat
join-full = Všechna místa jsou obsazena. Můžete sledovat.
join-begun = Partie už začala. Můžete sledovat.
join-at = U tohoto stolu už sedíte.
join-back = Ke stolu

new-title = Otevřít stůl
new-lead = Zvolte, kdo a jak hraje. Všechno už má rozumné nastavení.
new-screen-title = U jedné obrazovky
new-screen-lead = Všichni hrají na tomto zařízení. Mezi tahy zakryje karty v ruce opona.
new-presets = Jak chcete hrát?
new-preset-friends = S přáteli, živě
new-preset-friends-about = Ostatní se přidají odkazem. Každý má půl hodiny a s každým tahem víc.
new-preset-days = S přáteli, po dny
new-preset-days-about = Hrajte, kdy máte čas: až dva dny na tah.
new-preset-screen = U jedné obrazovky
new-preset-screen-about = Jste tu všichni, jedno zařízení. Bez časomíry.
new-preset-bots = Sólo proti botům
new-preset-bots-about = Začíná hned. Bez časomíry.
new-seats = Místa
new-seats-hint = Hrají dva až pět. Ve dvou se přidá třetí, neutrální barva.
new-seat = { $colour }: kdo hraje?
new-me = Já
new-open = Volné pro někoho
new-bot = Bot · { $level }
new-add-seat = Přidat místo
new-drop-seat = Odebrat poslední místo
new-pace = Tempo
new-pace-free = Bez časomíry
new-pace-free-about = Času, kolik kdo chce.
new-pace-live = Živě
new-pace-live-about = Každý má zásobu času, která s každým tahem roste. Komu dojde, za toho hraje bot.
new-pace-turns = Po tazích
new-pace-turns-about = Každý má na každou odpověď danou dobu. Když jste na tahu, můžete dostat zprávu.
new-bank = Minut v zásobě
new-increment = Sekund navíc za tah
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
new-variants-hint = Lze je libovolně spojovat. V první partii je nechte vypnuté.
new-alternatives = Alternativní akční karty
new-alternatives-hint = Každá nahradí náhodnou kartu svého balíčku.
new-second-veto = Veto, druhý kus
new-only-three = Jen ve třech hráčích.
new-undo = Vracení tahů
new-access = Kdo se smí přidat
new-expert = Pro znalce
new-edition = Jiné vydání
new-edition-hint = Text souboru s vydáním: jiné hodnoty regionů, jiné počty karet. Prázdné znamená vydání 2023.
new-record = Zaznamenaná partie
new-record-hint = Text záznamu. Stůl ukáže tuto partii a dá se v ní pokračovat sólo nebo s boty.
new-file = Ze souboru
new-create = Otevřít stůl
new-start = Začít partii
new-busy = Stůl se připravuje …
new-explain = Partie začne hned.
new-explain-open = { $free ->
    [one] Dostanete odkaz pro volné místo.
    [few] Dostanete odkaz pro { $free } volná místa.
   *[other] Dostanete odkaz pro { $free } volných míst.
  }
