# The rulebook. One message for each rule, by its ID.
#
# Marks inside the texts, to be kept in every language:
#   PLC-2            the ID of a rule becomes a link to it.
#   [coup]           a card or a chapter, shown by its name and linked; [coup|words] shows these words instead.
#   [ours]           says that the rulebooks leave it open and we decided: the words of book-ours.
#   *move*           stressed.
#   a line with "- " is an entry of a list; any other line is a paragraph.

## The page

rules-title = Pravidla
rules-heading = Pravidla hry El Grande
rules-lead = Toto jsou úplná pravidla hry El Grande ve vydání z roku 2023, vyložená našimi slovy. Předchozí zkušenost nepotřebujete: čtěte odshora, a než dojdete k pojmům na kartách, můžete si sednout ke stolu. Varianty, jednotlivé karty a rozhodnutí slouží k vyhledávání.
rules-ids = Každé pravidlo má své označení. Když hra nějaký tah odmítne, uvede označení pravidla, které mu brání, případně kartu, pokud brání ona sama.
rules-ours-about = Kde tištěná pravidla mlčí nebo se rozcházejí, museli jsme rozhodnout sami: taková místa jsou označena.
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-hint = Slovo, karta nebo označení
rules-found = { $count ->
    [0] Pro „{ $wanted }“ se nic nenašlo.
    [one] „{ $wanted }“ je na jednom místě.
   *[other] „{ $wanted }“ je na { $count } místech.
  }
rules-copy = Kopírovat odkaz na { $rule }
rules-copied = Odkaz je zkopírován.
rules-print = Tisk
rules-example = Příklad: { $name }
rules-example-you = V příkladech hrajete červenou barvou; modrý, zelený a oranžový jsou vaši soupeři.
rules-before = Předtím
rules-after = Potom
rules-picture-before = Herní plán předtím
rules-picture-after = Herní plán potom
rules-points = { $points ->
    [one] { $colour }: 1 bod
    [few] { $colour }: { $points } body
   *[other] { $colour }: { $points } bodů
  }
rules-unloaded = Příklady se nepodařilo načíst. Pravidla jsou úplná i bez nich.

## The parts of the book

rules-part-game = Hra
rules-part-variants = Varianty
rules-part-reference = K nahlédnutí

## A page for each card

rules-card-title = { $name } – akční karta
rules-card-stack = { $stack }. balíček
rules-card-copies = { $copies ->
    [one] 1 kus
    [few] { $copies } kusy
   *[other] { $copies } kusů
  }
rules-card-set-base = Součást každé hry
rules-card-set-alternative = Alternativní karta: jen když s ní stůl hraje
rules-card-set-regency = Jen ve variantě Nové regentství
rules-card-set-king = Karta krále: k dispozici v každém kole, nehraje-li se Nové regentství
rules-card-placement = { $number ->
    [one] Spodní část dovoluje umístit jednoho caballera.
   *[other] Spodní část dovoluje umístit až { $number } caballeros.
  }
rules-card-id = V souborech a programech se jmenuje „{ $id }“.
rules-card-exact = Zvláštní akce přesně
rules-card-tip = Tip
rules-card-rules = Pravidla ke kartě
rules-card-beside = Další karty v { $stack }. balíčku
rules-card-none = Karta s tímto názvem neexistuje.
rules-card-all = Všechny karty v pravidlech

## Tables

rules-table-region = Region
rules-table-first = 1.
rules-table-second = 2.
rules-table-third = 3.
rules-table-neighbours = Sousední regiony
rules-table-borders = Hraničí se zemí
rules-table-castillo = Věž (není region)
rules-table-power = Silová karta
rules-table-to-court = Caballeros ke dvoru
rules-table-modifier = Šedá karta
rules-table-ability = Efekt
rules-table-id = Id
rules-table-card = Karta
rules-table-stack = Balíček
rules-table-special = Zvláštní akce
rules-table-word = Slovo
rules-table-meaning = Co znamená

book-ours = (naše rozhodnutí)

## The game in a minute

book-chapter-minute = Hra za minutu
book-chapter-minute-intro = Španělsko, patnácté století. Jste velmož, který vysílá rytíře do devíti regionů a chce jich tam mít víc než kdokoli jiný.
book-minute-1 = V každém kole rozhoduje o pořadí tahů silová karta: vysoká vám dá vybírat dřív, nízká přivede víc rytířů.
book-minute-2 = Ve svém tahu si vezmete jednu z vyložených akčních karet. Její spodní část vám dovolí umístit rytíře vedle krále, horní část něco zvláštního.
book-minute-3 = Třikrát za hru se vyhodnotí všechny regiony. Nejvíc dostane ten, kdo má v regionu převahu, a kdo má na konci nejvíc bodů, je El Grande.

## In the box

book-chapter-box = Co je v krabici
book-chapter-box-intro = Co obsahuje tištěná hra. Na obrazovce za vás všechno připravíme.
book-box-list = Společné:
    - 1 herní plán se dvěma stranami, pro 4–5 a pro 2–3 hráče
    - 1 věž a 1 král
    - 55 akčních karet: 40 do balíčků 1 až 4, karta krále, 10 pro variantu [regency] a 4 [alternatives|alternativní karty]
    - 9 karet regionů
    - 16 šedých karet pro variantu [power-shift]
    - 2 alternativní bodovací tabulky, 1 ukazatel počítadla kol a 1 figurka začínajícího hráče
    Pro každého z 5 hráčů, v jedné barvě:
    - 13 silových karet
    - 30 caballeros a 1 grand
    - 1 ukazatel skóre a 1 kotouč
    Celkem je to 81 silových karet v 6 barvách a 150 caballeros. Pořádek udrží šest krabiček.

## The words we use

book-chapter-words = Slova, která používáme
book-chapter-words-intro = Každé slovo znamená vždy totéž.
book-pronunciation = Španělské dvojité l se čte jako naše j: caballero zní zhruba „kabajero“ a castillo „kastijo“. Castillo u nás ale říkáme věž.
book-word-caballero = caballero
book-word-caballero-about = malá figurka rytíře; každý hráč jich má 30 ve své barvě
book-word-grande = grand
book-word-grande-about = velká figurka, každý hráč má jednu; přináší bonus a nikdy se nepočítá jako caballero
book-word-king = král
book-word-king-about = jediná figurka, která nikomu nepatří
book-word-region = region
book-word-region-about = jedna z devíti částí Španělska; věž, Francie ani Portugalsko regiony nejsou
book-word-kings-region = královský region
book-word-kings-region-about = region, kde právě stojí král
book-word-adjacent = sousední
book-word-adjacent-about = dva regiony se společnou hranicí
book-word-taboo = tabu
book-word-taboo-about = do královského regionu nic nevstoupí a nic ho neopustí (TAB-1)
book-word-castillo = věž
book-word-castillo-about = na herním plánu nadepsaná Castillo; co do ní vhodíte, už není vidět
book-word-court = dvůr
book-word-court-about = vlastní zásoba hráče, z níž se caballeros umisťují
book-word-province = provincie
book-word-province-about = společná zásoba, oddělená podle barev; caballeros odtud musejí nejprve ke dvoru, teprve pak se umisťují
book-word-power-card = silová karta
book-word-power-card-about = jedna z karet 1 až 13, které má hráč v ruce
book-word-modifier = šedá karta
book-word-modifier-about = mění hodnotu silové karty; jen s variantou [power-shift]
book-word-action-card = akční karta
book-word-action-card-about = karta se zvláštní akcí (horní část) a počtem caballeros (spodní část)
book-word-special-action = zvláštní akce
book-word-special-action-about = co vám dovoluje horní část akční karty
book-word-placement = umístění
book-word-placement-about = co vám dovoluje spodní část akční karty
book-word-king-card = karta krále
book-word-king-card-about = jediná karta balíčku 5, [your-majesty]; vrací se v každém kole
book-word-region-card = karta regionu
book-word-region-card-about = jedna z devíti karet, každá s jedním regionem; losují se při přípravě hry a pro virtuálního hráče
book-word-discard = odhazovací hromádka
book-word-discard-about = sem patří použité karty: akční na společnou hromádku lícem nahoru, silové každému hráči zvlášť lícem dolů
book-word-opposing = cizí
book-word-opposing-about = patřící kterémukoli soupeři, i virtuálnímu hráči
book-word-move = přemístit
book-word-move-about = z regionů do jiných regionů nebo do věže (MOV-1)
book-word-return = poslat do provincie
book-word-return-about = vrátit do společné zásoby (RET-1)
book-word-score = vyhodnotit
book-word-score-about = rozdat body za region nebo za věž (SCR-1)
book-word-disc = kotouč
book-word-disc-about = na něm hráč tajně nastaví jeden region, aniž to ostatní vidí
book-word-bar = bodovací tabulka
book-word-bar-about = vytištěné hodnoty regionu nebo věže za 1., 2. a 3. místo
book-word-tile = alternativní tabulka
book-word-tile-about = jedna ze dvou alternativních bodovacích tabulek, které se mohou položit přes vytištěnou
book-word-four-region = čtyřbodový region
book-word-four-region-about = region, kde 1. místo v tuto chvíli vynáší 4; stejně tak pětibodový a další
book-word-general-scoring = průběžné vyhodnocení
book-word-general-scoring-about = po 3., 6. a 9. kole: vyhodnotí se věž a pak každý region
book-word-kings-bonus = královský bonus
book-word-kings-bonus-about = 2 body navíc za samostatné 1. místo v královském regionu
book-word-grande-bonus = bonus granda
book-word-grande-bonus-about = 2 body navíc za samostatné 1. místo tam, kde stojí váš grand
book-word-score-track = počítadlo bodů
book-word-score-track-about = stupnice po obvodu herního plánu, na níž ukazatele ukazují body všech hráčů
book-word-round-track = počítadlo kol
book-word-round-track-about = ukazatel na něm odpočítává devět kol; lilie znamená průběžné vyhodnocení
book-word-start-marker = figurka začínajícího hráče
book-word-start-marker-about = ukazuje, kdo vynáší první silovou kartu
book-word-dummy = virtuální hráč
book-word-dummy-about = neutrální třetí barva ve hře dvou hráčů

## The board

book-chapter-board = Herní plán
book-chapter-board-intro = Tištěná pravidla neuvádějí všechna čísla. Tabulky zde ukazují ta z našeho běžného vydání; stůl může hrát s jinými. Regiony jsou seřazeny tak, jak se při průběžném vyhodnocení procházejí.
book-tiles = Na obou alternativních tabulkách stojí { $low } a { $high }.
book-numbers = Spodní část akční karty ukazuje tolik caballeros, kolikátý je její balíček.
book-powers = Kolik caballeros přivede silová karta ke dvoru:

## Set-up

book-chapter-set-up = Příprava hry
book-chapter-set-up-intro = Co leží kde před prvním kolem.
book-set-1 = Hrají dva až pět hráčů. Herní plán má dvě strany: jednu pro čtyři a pět hráčů, druhou pro dva a tři.
book-set-2 = Akční karty rozdělte podle čísla na rubu. Vzniknou balíčky 1 až 4 po deseti kartách; každý se zamíchá zvlášť a leží lícem dolů. Balíček 5 tvoří jen karta krále [your-majesty]. Z 55 akčních karet v krabici se tak použije 41; deset karet varianty [regency|Nové regentství] a čtyři [alternatives|alternativní karty] zůstávají stranou, pokud s nimi nehrajete.
book-set-3 = Všichni začínají bez bodů, ukazatel počítadla kol stojí na 1. kole a obě alternativní tabulky čekají vedle herního plánu.
book-set-4 = Dostanete silové karty 1 až 13, kotouč, svého granda a svých 30 caballeros.
book-set-5 = Zamíchejte devět karet regionů. Vrchní karta určí, kde začíná král. Pak si každý hráč vezme jednu kartu, dokola od prvního místa u stolu [ours], a postaví do daného regionu svého granda a 2 caballeros. Všichni tak začínají v různých regionech a nikdo v královském.
book-set-6 = 7 vašich caballeros začíná u vašeho dvora, zbylých 21 v provincii.
book-set-7 = Kdo dostane figurku začínajícího hráče jako první, určí náhoda, pokud stůl někoho nejmenuje [ours]. V tištěné hře připadne tomu, kdo navštívil Španělsko naposledy.
book-inf-1 = Své silové a šedé karty vidíte jen vy a vaše odhozené karty leží lícem dolů. Všem je známo [ours]: co je u dvorů, v provincii a v regionech, alternativní tabulky, všechny karty lícem vzhůru, odhozené akční karty, skóre a počet karet v každé ruce. Kartu, kterou vynesete, znají všichni po celé kolo, v němž jste ji vynesli.
book-first-game = Hrajete poprvé? Nechte v krabici [regency], [power-shift] i [alternatives|alternativní karty]. Chcete-li poznat celou hru rychleji, zvolte [short|zkrácenou hru].

## Round

book-chapter-round = Kolo
book-chapter-round-intro = Jak kolo probíhá od první karty po poslední.
book-rnd-1 = Partie má devět kol a každé kolo tyto fáze:
    - 1. Vyložte akční karty.
    - 2. Vyneste silové karty.
    - 3. Odehrajte tahy.
    - 4. Ukončete kolo.
    - 5. Po třetím, šestém a devátém kole proveďte průběžné vyhodnocení.
book-rev-1 = V 1. fázi se z každého balíčku otočí vrchní karta lícem vzhůru. Všichni tedy znají nabídku dřív, než padne první silová karta.

## Power cards

book-chapter-power-cards = Silové karty
book-chapter-power-cards-intro = Hraje se o pořadí tahů: vysoká karta vám dá vybírat dřív, nízká přivede víc rytířů.
book-pow-1 = Ve 2. fázi vynese držitel figurky začínajícího hráče z ruky jednu silovou kartu, lícem vzhůru; ostatní vynesou po směru hodinových ručiček také po jedné.
book-pow-2 = Nesmíte vynést hodnotu, kterou už v tomto kole vynesl někdo jiný.
book-pow-3 = Tahy se hrají od nejvyšší hodnoty k nejnižší.
book-pow-4 = Na konci kola jde vaše vynesená silová karta lícem dolů na vaši odhazovací hromádku. Znovu ji použijete, jen když vám ji některá karta vrátí do ruky.
book-pow-5 = Vždy máte silovou kartu, kterou vynést smíte. V posledním kole držíte ještě aspoň pět ze třinácti, před vámi mohou být obsazeny nejvýše čtyři hodnoty (dvě, hraje-li virtuální hráč) a šedou kartu nikdo přidávat nemusí.

## A turn and the court

book-chapter-turn = Tah a dvůr
book-chapter-turn-intro = Umístit můžete jen caballeros, kteří jsou u dvora. Přivádí je tam silová karta.
book-trn-1 = Ve svém tahu nejprve povoláte caballeros ke dvoru. Hraje-li se [power-shift|Změna poměru sil], přijde pak na řadu efekt vaší šedé karty. Potom si vyberete jednu ze zbylých vyložených akčních karet a využijete obě její části.
book-crt-1 = Silová karta udává, kolik caballeros smíte povolat z provincie ke svému dvoru. Můžete jich povolat méně nebo nikoho. Karty 12 a 13 nepřivedou vůbec nikoho.
book-crt-2 = Dojde-li vaše barva v provincii dřív, než povoláte plný počet, smíte rozdíl zcela nebo zčásti doplnit svými caballeros z regionů. Nikdy ne z věže ani z královského regionu, a provincie musí být nejprve bez vaší barvy. Stejné právo vám dává každá karta, která povolává caballeros z provincie ke dvoru.

## Action cards

book-chapter-action-cards = Akční karty
book-chapter-action-cards-intro = Každá akční karta má dvě části a jejich pořadí je na vás.
book-act-1 = Akční kartu si vzít musíte a kdo hraje po vás, už ji mít nemůže.
book-act-2 = Akční karta nabízí zvláštní akci a umístění. Co bude první, určíte sami. Než začnete s druhým, první dokončete; jedno i obojí můžete vynechat.
book-act-3 = Když zvláštní akci začnete, musíte ji provést v plném možném rozsahu, ať prospěje komukoli. Slovo „nejvýše“ na kartě vám dovoluje udělat méně.
book-act-4 = Použitá akční karta jde lícem vzhůru na odhazovací hromádku. Karta krále se místo toho jen otočí lícem dolů a v příštím kole je zase k dispozici. Vyložené [veto] zůstává ležet před svým držitelem (viz VET-3). Karty varianty [regency] se odhazují jako ostatní a nevracejí se.
book-act-5 = Stojí-li na kartě „nejvýše“ nebo „kolik chcete“, můžete akci oznámit a pak nevybrat nikoho. Nic se nestane, ale veto na ni padnout může [ours].
book-act-6 = Provést akci v plném rozsahu znamená, dokud je to podle pravidel možné [ours]:
    - Král, který se má přemístit, se přemístí; o kartě [country-seat] mluví D-6.
    - S kartou [entourage] jdou s králem 2 caballeros, nebo kolik jich tam je, pokud méně.
    - S kartou [competition] padají do věže všichni grandi.
    - S kartou [decree] změní místo jedna alternativní tabulka, s kartou [new-home] váš grand.
    - S kartou [empowerment] si vezmete jednu kartu.
    - S kartou [deputy] proběhne jedna výměna.
    - S kartou [summons] povoláte 2 caballeros, nebo kolik jich provincie má, pokud méně.

## Placement

book-chapter-placement = Umístění
book-chapter-placement-intro = Kam noví caballeros smějí, určuje král.
book-plc-1 = Smíte umístit tolik caballeros, kolik ukazuje spodní část vaší karty, nebo méně. Pocházejí jedině od vašeho dvora.
book-plc-2 = Patří do regionů, které sousedí s královským regionem. Královský region sám je uzavřen.
book-plc-3 = Do těchto regionů je rozdělte, jak chcete. Některé nebo všechny můžete místo do regionu vhodit do věže.
book-plc-4 = Ve Francii a v Portugalsku po celou hru nikdy nebudou caballeros, grandi ani alternativní tabulky. I král se tam dostane jedině kartou [exile].
book-plc-5 = Rozhoduje, kde král stojí, když umisťujete. Pokud jste ho právě přemístili zvláštní akcí, umisťujete kolem jeho nového regionu [ours].

## Castillo

book-chapter-castillo = Věž
book-chapter-castillo-intro = Co do ní vhodíte, není vidět, a vyjde to tam, kde to nikdo nečeká.
book-cas-1 = Věž se nepočítá mezi regiony. Karta, která mluví o regionech, ji tedy nemyslí.
book-cas-2 = Přemisťované caballeros smíte do věže vhodit. Ven se nedostane nic, dokud ji nevyprázdní průběžné vyhodnocení.
book-cas-3 = Kolik jich vhazujete, řekněte nahlas, aby to všichni slyšeli. Do věže se nikdo nesmí dívat ani počítat, co v ní je.
book-cas-4 = Otvírá ji jen průběžné vyhodnocení a karta [revelation].

## Taboo

book-chapter-taboo = Zapovězený region
book-chapter-taboo-intro = Kde stojí král, nic se nemění.
book-tab-1 = Královský region je zapovězený: zůstává tak, jak je. Caballeros, grandi ani alternativní tabulky do něj nevstupují a neopouštějí ho. Vyhodnotit se smí. Čtyři karty varianty [regency] zápověď porušují, každá právě jen v rozsahu svého textu:
    - S kartou [infiltration] smíte umístit vlastní caballeros do královského regionu.
    - S kartou [entourage] odejdou nejvýše 2 caballeros z regionu, který král opouští, do regionu, kam vstupuje.
    - S kartou [competition] padají grandi z regionu, kam král vstoupil, do věže.
    - S kartou [deputy] odejde grand z regionu, kam král vstupuje, do regionu, který král opouští.

## End of round

book-chapter-end-of-round = Konec kola
book-chapter-end-of-round-intro = Co zbylo, se uklidí, a příští kolo dostane svého prvního hráče.
book-end-1 = Akční karty, které si nikdo nevzal, se odhodí, až na kartu krále.
book-end-2 = Figurku začínajícího hráče dostane ten, kdo vynesl nejnižší hodnotu, i když se mu ta karta mezitím díky kartě [empowerment] vrátila do ruky.
book-end-3 = Ukazatel počítadla kol se posune. Po 3., 6. a 9. kole následuje průběžné vyhodnocení.
book-end-4 = Podrobně a v tomto pořadí:
    - Odhoďte nevyužité karty.
    - Předejte figurku začínajícího hráče.
    - Vynesené silové karty, i kartu virtuálního hráče, odložte na odhazovací hromádky jejich majitelů.
    - Odstraňte veto, jemuž vypršel čas.
    - Je-li na řadě průběžné vyhodnocení, proveďte ho; patří ještě ke skončenému kolu.
    - Posuňte ukazatel počítadla kol.

## General scoring

book-chapter-scoring = Průběžné vyhodnocení
book-chapter-scoring-intro = Třikrát za hru se vyhodnotí všechno: nejprve věž, potom každý region.
book-sco-1 = Průběžné vyhodnocení má tři kroky:
    - (a) Všichni zároveň a tajně nastaví na svém kotouči jeden region, i ten, kdo ve věži nic nemá [ours]. Virtuální hráč nenastavuje nic.
    - (b) Vyhodnoťte věž. Potom ukažte kotouče: vše, co má hráč ve věži, jde do toho jediného regionu, který ukazuje jeho kotouč.
    - (c) Vyhodnoťte postupně devět regionů, v pořadí natištěného seznamu odshora dolů.
book-sco-2 = Kdo nastavil královský region, bere své caballeros z věže zpět ke dvoru. (U tištěného kotouče totéž platí pro nejasné nastavení; náš je vždy jasný.)
book-sco-3 = Porovnejte, kolik caballeros má kdo na vyhodnocovaném místě; grandi se nepočítají. Bodovací tabulka udává, co vynese 1., 2. a 3. místo. Bez jediného caballera na místě nedostanete nic.
book-sco-4 = Hráči se stejným počtem klesnou všichni o jedno místo, ať je jich kolik chce. Počítejte od 1. místa a postupujte od nejvyššího počtu k nejnižšímu, nulu vynechte:
    - Kdo má svůj počet sám, obsadí místo, u kterého jste, a pokračujete dalším místem.
    - Kdo má stejný počet jako jiní, obsadí s nimi místo o jedno nižší, a pokračujete o dvě místa dál.
    Místa, která tabulka neuvádí, nic nevynášejí. Na tabulce 5/3/1 dostanou hráči s počty 2, 2, 2 a 1 po řadě 3, 3, 3 a 1. S počty 3, 3, 1 a 1 dostanou první dva hodnotu 2. místa, ostatní nic. Shoda na 3. místě nevynese nic.
book-sco-5 = Kdo je v královském regionu sám na 1. místě, má 2 body navíc: královský bonus. Kdo je sám na 1. místě tam, kde stojí jeho grand, má také 2 body navíc: bonus granda. V jednom regionu můžete získat oba. Při shodě nedostanete žádný. Bonusy platí při každém vyhodnocení, průběžném i z karty.
book-sco-6 = Alternativní tabulka nahrazuje tabulku, na které leží, při každém vyhodnocení; bonusy platí dál. V regionu je místo pro jednu, u věže také. Věž má svou tabulku natištěnou dvakrát, vyhodnocuje se však jednou a jedna alternativní tabulka platí za obě.
book-sco-7 = Ve dvou a ve třech hráčích se třetí hodnota žádné tabulky, natištěné ani alternativní, nepočítá.
book-sco-8 = O body nikdo nikdy nepřichází.
book-fin-1 = Hra končí třetím průběžným vyhodnocením. Vítězí nejvyšší počet bodů. Hráči se stejným počtem se o vítězství dělí, stejně tak o kterékoli další místo.

## Terms on cards

book-chapter-terms = Pojmy na kartách
book-chapter-terms-intro = Slova na akčních kartách znamenají přesně toto.
book-mov-1 = *Přemístit* caballeros znamená vzít je z regionů a dát je do jiných regionů nebo do věže. Smějí kamkoli, blízko krále i daleko od něj, spolu i každý jinam.
book-mov-2 = Karta říká, čí caballeros přemisťujete: vlastní, cizí (od libovolně mnoha soupeřů) nebo jakékoli. Na jediný region, výchozí nebo cílový, jste vázáni jen tehdy, když to karta uvádí.
book-mov-3 = Z věže, z provincie ani od dvora se přemisťovat nedá a do královského regionu ani z něj nikdy (TAB-1).
book-ret-1 = *Poslat do provincie* znamená vrátit caballeros do společné zásoby. Karta říká, zda z regionů, od dvora, nebo z obojího; věž a královský region jsou v bezpečí. Kdo jich má méně, než se žádá, pošle všechny.
book-ret-2 = Má-li caballeros posílat víc hráčů, jde se po směru hodinových ručiček a začíná hráč po levici toho, kdo je na tahu. Své caballeros si vybíráte sami, pokud karta nesvěřuje výběr někomu jinému.
book-ret-3 = Děje se to veřejně a postupně: kdo je na řadě později, ví, čeho se ti před ním vzdali [ours].
book-scr-1 = *Vyhodnotit* region znamená udělat v něm totéž co při průběžném vyhodnocení, včetně bonusů. Věže se to netýká, pokud ji karta nejmenuje. Smíte-li si region zvolit, smí to být i královský. Alternativní tabulky platí (SCO-6): „čtyřbodový region“ je třeba ten, kde 1. místo vynáší 4 právě teď.
book-scr-2 = Vyhodnocuje-li karta víc regionů, nejprve se určí, které to jsou; pak se vyhodnotí v pořadí herního plánu [ours].
book-dsc-1 = Žádá-li karta *kotouče*, každý hráč, kterého se to týká, svůj kotouč tajně nastaví. Všechny se ukážou naráz a teprve potom se něco stane.
book-dsc-2 = Kotouč nabízí devět regionů a nic jiného. Dokud nezvolí poslední, nikdo se o volbě ostatních nic nedozví, a ptáme se i hráče, který má jedinou možnou odpověď [ours].

## Short game

book-chapter-short = Zkrácená hra
book-chapter-short-intro = Stejná hra za dvě třetiny času.
book-sht-1 = Šest kol místo devíti. Ukazatel počítadla kol začíná na poli 2 a přeskakuje 4 a 7: hraje se tedy 2 a 3, vyhodnocení, 5 a 6, vyhodnocení, 8 a 9, vyhodnocení.
book-sht-2 = Kde pravidlo mluví o 3., 6. nebo 9. kole, myslí se pole s tímto číslem; jinak se nemění nic [ours].

## Two players

book-chapter-two = Hra ve dvou
book-chapter-two-intro = Přidá se třetí barva, kterou nikdo nevede: virtuální hráč.
book-dum-1 = Hraje se na straně pro dva a tři. Virtuální hráč dostane barvu, jejích 30 caballeros a 13 silových karet, zamíchaných a lícem dolů. Může vám pokazit převahu, ale body nezískává. Granda, dvůr ani kotouč nemá.
book-dum-2 = Balíčky 2 a 3 se zamíchají do jednoho. Vybíráte ze čtyř balíčků: 1, spojený, 4 a 5.
book-dum-3 = Když král a oba hráči mají své regiony, zamíchejte devět karet regionů znovu; teď slouží virtuálnímu hráči. Na začátku každého kola se dvě otočí a do každého z těch regionů přijdou 2 jeho caballeros. Karta královského regionu se odhodí bez efektu a bez náhrady. V kole, které začíná se všemi 30 na herním plánu, se karty neotáčejí. Po každém průběžném vyhodnocení se všech devět zamíchá znovu.
book-dum-4 = Než vynášejí hráči, otočí se vrchní silová karta virtuálního hráče. Její hodnota je tím obsazená a určuje, kdy je na tahu. Figurku začínajícího hráče nikdy nedostává: má-li nejnižší hodnotu, připadne figurka tomu ze dvou hráčů, jehož hodnota je nižší.
book-dum-5 = Když je na tahu virtuální hráč, odeberte ze zbylých akčních karet tu, která ukazuje nejvíc caballeros. Nic z ní se neprovede. Hned se odhodí; jen [your-majesty] se otočí lícem dolů a v příštím kole se vrátí. Jeho silová karta se odhodí na konci kola.
book-dum-6 = Caballeros virtuálního hráče jsou cizí: podle běžných pravidel je smíte přemisťovat a posílat do provincie. Má-li podle některé karty něco rozhodnout nebo udělat virtuální hráč, vynechte ho.
book-dum-7 = Jeho caballeros poslaní do provincie se vracejí do jeho zásoby a mohou na herní plán přijít znovu.
book-dum-8 = Při vyhodnocení virtuální hráč zabírá místo a vytváří shodu jako každý jiný. Co jeho místo vynáší, nedostane nikdo, a kdo je s ním ve shodě, nemá bonus.
book-dum-9 = Kolo začíná v tomto pořadí: karty regionů virtuálního hráče, akční karty, jeho silová karta, silové karty hráčů [ours].
book-dum-10 = Jeho caballeros ve věži se počítají, jako by byli na herním plánu. Zbývá-li v zásobě 1, 2 nebo 3, dostane své caballeros nejprve region, který byl otočen jako první [ours].

## Three players

book-chapter-three = Hra ve třech
book-chapter-three-intro = Téměř obvyklá hra.
book-thr-1 = Hrajte na straně pro dva a tři a vyhodnocujte podle SCO-7. Chcete-li o karty víc soupeřit, spojte balíčky 2 a 3 jako v DUM-2.

## Alternatives

book-chapter-alternatives = Alternativní karty
book-chapter-alternatives-intro = Další akční karty, výměnou za jiné.
book-alt-1 = Čtyři další akční karty jsou určeny zkušeným hráčům. Použijte jich, kolik chcete; oba kusy karty [veto] se počítají zvlášť. Za každou kartu, kterou do balíčku přidáte, z něj předem odejde jedna náhodná, na niž se nikdo nepodívá. Použijete-li všechny čtyři, přijdou balíčky 1 až 4 po řadě o 1, 2, 0 a 1 kartu.
book-alt-2 = Výměna se provede v každém balíčku dřív, než se balíčky 2 a 3 spojí, pokud se spojují [ours].

## New Regency

book-chapter-regency = Nové regentství
book-chapter-regency-intro = Král dostává vlastní nápady: deset nových karet pro balíček 5.
book-reg-1 = Kartu [your-majesty] nechte v krabici. Místo ní se zamíchá deset karet Nového regentství a utvoří balíček 5, stejný jako ostatní: v každém kole se otočí nová karta a odhodí se, ať si ji někdo vzal, nebo ne.

## Power Shift

book-chapter-power-shift = Změna poměru sil
book-chapter-power-shift-intro = Šedé karty mění hodnotu silových karet a některé umějí ještě něco navíc.
book-modifiers = 16 šedých karet je čtyř druhů.
book-modifier-recruit = Povolejte 1 vlastního caballera z provincie ke dvoru.
book-modifier-move-opposing = Přemístěte 1 cizího caballera.
book-modifier-none = Žádný.
book-modifier-place-from-province = Umístěte 1 vlastního caballera z provincie do kteréhokoli regionu kromě královského; ne do věže.
book-psh-1 = Zamíchejte 16 šedých karet a rozdejte každému 3; ostatní opustí hru neviděny. Každý pak jednu ze svých tří předá lícem dolů doleva; všichni vybírají dřív, než se podívají, co přišlo zprava, takže dva hráči si kartu vymění. Virtuální hráč nedostává žádnou. Je to součást přípravy a provede se před prvním vyložením akčních karet [ours].
book-psh-2 = Se silovou kartou smíte vynést jednu šedou a obě sečíst. Součet je vaše hodnota v POW-2, POW-3 a END-2 a smí být menší než 1 i větší než 13. Kolik caballeros přijde ke dvoru, udává dál jen silová karta [ours].
book-psh-3 = Některé šedé karty mají efekt. Využít ho smíte ve svém tahu, když už jste povolali caballeros ke dvoru (CRT-1) a ještě jste si nevybrali akční kartu. Není to zvláštní akce, takže ho žádné veto nezastaví. Můžete se ho vzdát; když ho začnete, dokončíte ho; když by nic nezměnil, neptáme se [ours].
book-psh-4 = Po vašem tahu jde šedá karta na vaši odhazovací hromádku a váš součet platí dál. Silová karta ji následuje na konci kola jako vždy; na hře to nic nemění [ours]. S kartou [empowerment] si místo silové karty smíte vzít zpět šedou, třeba i tu, kterou jste právě vynesli.
book-psh-5 = Nemá-li provincie nikoho ve vaší barvě, smí efekt karty +1 podle CRT-2 brát z regionu a efekt karty −2 neudělá nic [ours].
book-var-1 = Alternativní karty, Nové regentství, Změnu poměru sil a zkrácenou hru lze libovolně spojovat při jakémkoli počtu hráčů [ours].

## Single cards

book-chapter-single = Jednotlivé karty
book-chapter-single-intro = Co karta dělá, stojí na kartě. Zde je to, na co jeden řádek nestačí. Jádro je vytištěno v pravidlech; co jde nad ně, je označeno.
book-emp-1 = [empowerment]: vzít zpět smíte i silovou kartu, kterou jste právě vynesli. Pořadí tahů v tomto kole ani figurka začínajícího hráče se nemění. Kartu ukazovat nemusíte: ostatní vědí, že se jedna vrátila, ne však která [ours].
book-rvt-1 = [revolt] dělá z věže královský region se vším, co k tomu patří. Sousedí s ní všechny regiony a nikdo do ní nesmí umisťovat caballeros. Její vyhodnocení může přinést královský bonus. Po vyhodnocení se obsah vhazuje zpět: caballeros i grandi zůstávají uvnitř, i při průběžném vyhodnocení. Končí to, když se král přemístí jinam. Dále [ours]:
    - Ani přemístění, ani žádná karta do ní nic nevhodí; jedinou výjimkou je INL-1.
    - Věž není region ani teď, takže karta, která regiony volí, počítá nebo vyhodnocuje, na ni nedosáhne.
    - Při průběžném vyhodnocení by kotouče nic neudělaly, a proto se nenastavují.
    - Alternativní tabulky se k věži nedostanou ani od ní neodejdou.
book-exi-1 = [exile]: umisťujete do regionů, které hraničí se zemí, kde je král, nebo do věže. Dokud je v cizině, není žádný královský region: nic není zapovězeno, není královský bonus a na kotouči smíte volit cokoli. Při dalším zahrání přejde král z jedné země do druhé; zůstat nemůže [ours].
book-ent-1 = [entourage]: kdo jde s králem, přichází z regionu, který král opouští, a přijde do regionu, kam král vstupuje. Kdo to bude, určí hráč na tahu [ours].
book-cse-1 = [country-seat] počítá caballeros všech barev, i virtuálního hráče; není-li caballero v žádném regionu, nestane se nic [ours].
book-cmp-1 = [competition] vhazuje do věže grandy, ne caballeros. Stál-li král u věže, je už pryč, když do ní grandi padají [ours].
book-grc-1 = Grand ve věži dává svému majiteli naději na bonus granda, když se věž vyhodnocuje; majitel k tomu musí být se svými caballeros ve věži sám na 1. místě. Ven ho vede majitelův kotouč a [revelation] ho vhazuje zpět. Vyjde, i když s ním nejde žádný caballero; při kartě [revolt] (RVT-1) přesto zůstává uvnitř; [new-home] na něj nedosáhne [ours].
book-inl-1 = [infiltration] se musí použít před umístěním, které rozšiřuje, a rozšiřuje jen vaše vlastní umístění v tomto tahu. Stojí-li král u věže, smíte díky ní caballeros do věže vhodit; je-li v cizině, neudělá nic [ours].
book-dep-1 = [deputy] může vybrat granda kteréhokoli hráče, pokud on i král stojí v regionech. Je-li král v cizině nebo u věže, smíte kartu použít, ale nic neudělá [ours].
book-rad-1 = [royal-adviser] přemístí krále z ciziny do regionu, který s tou zemí hraničí, a krále od věže do kteréhokoli regionu. Do ciziny ani k věži ho nikdy nepřemístí [ours].
book-one-1 = [conspiracy], [exodus] a přemístění z karty [representation]: zvolte region, který není královský a kde je aspoň jeden caballero, jehož vám karta dovoluje přemístit. Není-li takový, viz D-19 [ours].
book-cou-1 = [coup]: zvolit smíte každý region kromě královského, i takový, kde žádný soupeř nemá caballera [ours].
book-asn-1 = [assassin] pošle do provincie právě jednoho caballera, ne víc a ne méně, každému soupeři, který nějakého má mimo věž a královský region [ours].
book-riv-1 = [rivalry]: kotouč smí ukázat královský region i region bez caballeros [ours].
book-vet-1 = Dokud před někým leží veto, oznamují všichni ostatní svou zvláštní akci dřív, než ji začnou. Oznámí kartu, ne však cíl ani kterou ze dvou možností myslí; než hra pokračuje, držitel odpoví ano, nebo ne. Mají-li dva hráči po jednom vetu, odpovídají po směru hodinových ručiček od hráče na tahu a první ano rozhoduje [ours].
book-vet-2 = Komu byla zvláštní akce vetována, smí stále umístit caballeros, ale tutéž akci už znovu oznámit nemůže. Vyložit [veto] je také zvláštní akce; je-li vetována, karta se odhodí. Virtuální hráč nikdy nedělá nic, co by se dalo vetovat, a sami sebe vetovat nemůžete [ours].
book-vet-3 = Veto platí v kole, kdy jste si ho vzali, a v příštím; na jeho konci propadá. Můžete držet obě veta, každé s vlastním koncem. I tak se ptáme na každou zvláštní akci jen jednou a padne veto, které by skončilo dřív [ours].
book-vet-4 = Veto zastaví celou jednu zvláštní akci: ne její půlku a ne až poté, co začala. Nemá moc nad umístěním, povoláním ke dvoru, průběžným vyhodnocením ani efekty šedých karet [ours].

## Rulings

book-chapter-rulings = Rozhodnutí
book-chapter-rulings-intro = Zde se tištěná pravidla liší, nebo nechávají otázku otevřenou. Všechny odpovědi jsou naše.
book-d-1 = Při kartách [coup], [civil-war] a [desertion] nesmíte na kotouči nastavit královský region; nemáte-li caballeros nikde jinde, karta vás mine. Při průběžném vyhodnocení ho nastavit smíte a vaši caballeros jdou ke dvoru (SCO-2).
book-d-2 = Jedna karta nepřemístí téhož caballera dvakrát. Přesně: od každé barvy nevezme jedna zvláštní akce z regionu víc caballeros, než jich tam bylo na jejím začátku.
book-d-3 = Přemístit znamená jinam; postavit caballera zpět, kde stál, není přemístění.
book-d-4 = Caballeros virtuálního hráče ve věži se při průběžném vyhodnocení věže počítají a pak zůstávají uvnitř.
book-d-5 = Je-li váš grand ve věži a kotouč ukazuje královský region, vrátí se vaši caballeros ke dvoru a grand zůstane uvnitř.
book-d-6 = [country-seat] bere v úvahu i královský region. Má-li nejméně sám, král zůstane; dělí-li se o nejméně s jinými, můžete krále nechat stát, nebo ho poslat do některého z nich.
book-d-7 = [entourage] s králem, který přichází z Francie, z Portugalska nebo od věže, s sebou caballeros nevede.
book-d-8 = [deputy] nemůže vybrat granda, který stojí v královském regionu.
book-d-9 = „Do kteréhokoli regionu“ na kartě pro krále znamená do kteréhokoli kromě toho, kde stojí.
book-d-10 = [justice] i kotouč smějí určit region, kde nikdo caballeros nemá; vyhodnotí se a body nedostane nikdo.
book-d-11 = Ve hře se Změnou poměru sil dostane figurku začínajícího hráče nejnižší součet. Polská, maďarská a ukrajinská pravidla to uvádějí, německá a česká o tom nemluví.
book-d-12 = [exile]: německá, česká a ukrajinská pravidla říkají, že do ciziny krále nepošle žádná jiná karta, polská a maďarská, že ho tato karta nepošle nikam jinam. Platí obojí.
book-d-13 = [levy], [disbandment], [withdrawal], [civil-war], [desertion] a [coup] postihují soupeře a šetří toho, kdo je použije.
book-d-14 = [assassin] postihuje i virtuálního hráče: je to soupeř s caballeros a nic nerozhoduje.
book-d-15 = [withdrawal], [levy], [disbandment], [civil-war], [desertion], [coup] a [rivalry] virtuálního hráče vynechávají: nemá dvůr a nic nerozhoduje.
book-d-16 = [heartland], [hinterland] a [country-seat] hledí na všech devět regionů včetně královského a počítají i caballeros virtuálního hráče.
book-d-17 = Ve dvou a ve třech hráčích klesne shoda na 2. místě na třetí hodnotu, a nevynese tedy nic.
book-d-18 = Kolik caballeros padá do věže, slyší všichni. Zda program ukazuje i průběžný součet, si určuje stůl („pomůcka pro paměť“); dokud ji nezapnete, je vypnutá.
book-d-19 = Zvláštní akci smíte použít, i když nemůže nic změnit, třeba protože žádný soupeř nemá caballera v dosahu nebo se nedá přesunout žádná alternativní tabulka. Totéž platí pro každou z obou možností karty [representation].
book-d-20 = Opustí-li někdo hru po síti, převezme jeho místo bot a hra pokračuje.
book-d-21 = [veto] zastaví zvláštní akci a nic jiného. Česká pravidla mluví o efektu karty, ostatní o zvláštní akci a polská dodávají, že umístění proběhne.
book-d-22 = Efekt šedé karty přichází dřív, než si vyberete akční kartu. Česká pravidla ho kladou před efekt karty, ostatní před její výběr.
book-d-23 = [empowerment] vrací celkem jednu kartu: silovou, nebo šedou. Ukrajinská pravidla mají „také“ tam, kde ostatní „místo toho“.
book-d-24 = [decree] přesouvá alternativní tabulku na jinou volnou bodovací tabulku. Ukrajinské „na jinou alternativní“ je tisková chyba.
book-d-25 = Caballeros virtuálního hráče smíte přemisťovat, ne však umisťovat, třebaže česká pravidla to slovo používají.
book-d-26 = Strany o Změně poměru sil odhazují silovou kartu spolu s šedou po tahu, strany o průběhu kola až na konci kola. Držíme se PSH-4.

## The cards

book-chapter-cards = Karty
book-chapter-cards-intro = Akčních karet je 39 druhů. Balíčky 1 až 4 mají po deseti kartách; kolik kusů kterého druhu, určuje vydání. „Vlastní“ znamená patřící hráči na tahu.
book-card-ids = Každá karta má také id; tak jí říká program a jeho soubory.
book-deck = Tištěná pravidla ukazují jen část balíčků. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] a [royal-adviser] se řídí vydáním z roku 1995, pokud je známo; jejich názvy a názvy některých dalších karet jsou naše.

## Credits

book-chapter-credits = Autoři
book-chapter-credits-intro = Kdo vytvořil El Grande, a kdo nevytvořil toto.
book-credits = El Grande je desková hra Wolfganga Kramera a Richarda Ulricha, kterou vydal Hans im Glück. Vydání z roku 2023 ilustroval Stefan Sonnberger.
book-unofficial = Toto je nezávislé, neoficiální zpracování, které nemá nic společného s autory ani s vydavatelem. Všechny texty a kresby jsou naše vlastní. Pokud se vám hra líbí, patří vám ta tištěná do poličky.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = Pořadí tahů
book-example-turn-order-text = Modrý začíná kartou { $bluePower }. Zelený smí vynést cokoli jiného a vynáší { $greenPower }, oranžový { $orangePower }, vy { $redPower }. První tah je váš, po vás modrý, oranžový a zelený. Vaše { $redPower } přivede ke dvoru { $redBrings ->
    [one] nejvýše 1 caballera
   *[other] nejvýše { $redBrings } caballeros
  }.
book-example-modifiers = Součty
book-example-modifiers-text = Vynesli jste { $redCard }, modrý { $blueCard }. Zelený vynáší { $greenCard } s +1, dohromady { $greenPower }. Kartu { $greenRefusedCard } s +1 by vynést nemohl: to je { $greenRefusedPower }, a hodnota { $blueCard } je obsazená.
book-example-overflow = Provincie je prázdná
book-example-overflow-text = Vaše { $redCard } přivede { $redBrings ->
    [one] nejvýše 1 caballera
   *[other] nejvýše { $redBrings } caballeros
  }, v provincii jich však máte jen { $redProvince }. Povoláte, co tam je, a ještě jednoho přivedete z Galicie. Z Toleda nikoho přivést nemůžete, protože tam je král, ani z věže. Váš dvůr vzroste z { $redCourt } na { $redCourtAfter }.
book-example-where-to-place = Kam umisťovat
book-example-where-to-place-text = Král je v Kastilii. Otevřena je vám Galicie, Navarra, Aragon, Toledo a věž. Kastilie sama je uzavřená a Granada také, protože s ní nesousedí. Do Toleda umístíte { $redToledoAfter }, do věže vhodíte { $redCastilloAfter }.
book-example-placement-first = Nejprve umístění
book-example-placement-first-text = Vezmete si kartu [your-majesty], když je král ve Valencii. Do Granady umístíte { $redGranadaAfter }, do Toleda { $redToledoAfter } a do věže vhodíte { $redCastilloAfter }. Pak přemístíte krále do Toleda, kde jsou teď vaši v bezpečí.
book-example-doing-without = Vzdát se akce
book-example-doing-without-text = Vezmete si kartu [fiesta], která by vyhodnotila Aragon, hlavně ve prospěch modrého. Zvláštní akci tedy vynecháte a jen umístíte: do Aragonu { $redAragonAfter }, do Toleda { $redToledoAfter }.
book-example-taboo = Nic dovnitř, nic ven
book-example-taboo-text = Král je v Toledu. S kartou [march] nemůžete nikoho přemístit z Toleda ani do něj. Přemístíte tedy jednoho z Granady do Sevilly, kolem krále.
book-example-leftover = Karta, kterou si nikdo nevzal
book-example-leftover-text = Ve čtyřech hráčích zbude v každém kole jedna akční karta. Tady je to [fiesta] a odhodí se. Kdyby zbyla karta krále, zůstane.
book-example-empowerment = Nejnižší karta zpět v ruce
book-example-empowerment-text = Vaše { $redCard } je nejnižší karta kola a díky kartě [empowerment] si ji vezmete zpět. Figurku začínajícího hráče na konci kola přesto dostanete.
book-example-castillo = Věž se otvírá
book-example-castillo-text = Ve věži máte { $redCastillo }, modrý { $blueCastillo } a oranžový { $orangeCastillo }. Podle tabulky { $castilloFirst }/{ $castilloSecond }/{ $castilloThird } získáte { $redCastilloPoints }, modrý { $blueCastilloPoints }, oranžový { $orangeCastilloPoints } a zelený nic. Váš kotouč ukazuje Granadu: vaši ({ $redGranadaAfter }) jdou tam a získáte { $redGranadaPoints ->
    [one] další 1 bod
    [few] další { $redGranadaPoints } body
   *[other] dalších { $redGranadaPoints } bodů
  }. Ostatní ukazují královský region a jejich caballeros se vracejí ke dvoru.
book-example-disc-to-court = Kotouč na královském regionu
book-example-disc-to-court-text = Král je v Seville a kotouč modrého ukazuje Sevillu. Za věž modrý získá { $blueCastilloPoints }. Pak jeho caballeros z věže ({ $blueCastillo }) odcházejí zpět ke dvoru.
book-example-four-in-a-row = Čtyři v řadě
book-example-four-in-a-row-text = V Galicii ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }) má oranžový { $orangeGalicia }, modrý { $blueGalicia }, vy { $redGalicia } a zelený { $greenGalicia }. Oranžový získá { $orangePoints }, modrý { $bluePoints }. Třetí místo tu nevynáší nic a čtvrté nevynáší nic nikde.
book-example-tie-of-three = Shoda na prvním místě
book-example-tie-of-three-text = V Navaře ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }) máte vy, modrý i zelený po { $redNavarra }, oranžový má { $orangeNavarra }. Stojí tam grand zeleného, ale nepočítá se. Všichni tři klesnete na 2. místo a získáte po { $redPoints }; oranžový získá { $orangePoints } za 3. místo.
book-example-tie-costs-bonus = Shoda stojí bonus
book-example-tie-costs-bonus-text = V Seville ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }) mají modrý a zelený po { $blueSevilla }, vy máte { $redSevilla }. Modrý a zelený získají po { $bluePoints }, vy { $redPoints }. Grand modrého stojí v Seville, ale při shodě modrý bonus nedostane.
book-example-both-bonuses = Oba bonusy
book-example-both-bonuses-text = V Granadě ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }) vedete s počtem { $redGranada } a stojí tam král i váš grand: { $granadaFirst } za místo a { $redGranadaBonus } za oba bonusy je { $redPoints }. Oranžový a zelený jsou za vámi ve shodě, klesnou na 3. místo a získají po { $orangePoints }.
book-example-tile = Alternativní tabulka
book-example-tile-text = S kartou [decree] položíte alternativní tabulku na Kastilii. První místo vynášelo { $castillaFirst }; teď vynáší { $castillaFirstAfter } a ostatní místa { $castillaSecondAfter }. Na Toledo byste ji položit nemohli: je tam král.
book-example-tiles-and-cards = Alternativní tabulky a karty s vyhodnocením
book-example-tiles-and-cards-text = Jedna alternativní tabulka dává Toledu hodnotu { $toledoFirst }, druhá Galicii { $galiciaFirst }. [outposts] vyhodnotí Katalánsko pro modrého ({ $bluePoints }), Toledo pro zeleného ({ $greenPoints }) a Sevillu pro vás ({ $redPoints }). Oranžový nezíská nic: Galicie už není čtyřbodová.
book-example-moving = Přemístění
book-example-moving-text = S kartou [intrigue] přemístíte jednoho svého caballera z Granady do Kastilie a druhého z Granady vhodíte do věže. Jednoho zeleného přemístíte z Aragonu do Valencie a jednoho modrého z Valencie do Kastilie.
book-example-returning = Poslání do provincie
book-example-returning-text = Použijete kartu [withdrawal]. Modrý sedí po vaší levici, začíná a posílá { $blueCourtReturned } od dvora. Zelený posílá { $greenCourtReturned } od dvora a { $greenValenciaReturned } z Valencie, oranžový { $orangeToledoReturned } z Toleda a { $orangeValenciaReturned } z Valencie. Modrý měl u dvora { $blueCourt } a zůstává mu { $blueCourtAfter }.
book-example-discs = Tajné kotouče
book-example-discs-text = Použijete kartu [coup] na Toledo. Kotouče se ukážou: oranžový jde do Katalánska ({ $orangeCatalunaAfter }), modrý do Granady ({ $blueGranadaAfter }) a zelený do Valencie ({ $greenValenciaAfter }). Vaši ({ $redToledoAfter }) zůstávají v Toledu.
