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
rules-lead = Toto jsou úplná pravidla hry El Grande ve vydání z roku 2023, vyložená našimi slovy. Hru ještě neznáte? Čtěte odshora, a jakmile dojdete k pojmům na kartách, můžete si sednout ke stolu. Varianty, jednotlivé karty a rozhodnutí jsou tu k nahlédnutí.
rules-ids = Každé pravidlo má své označení. Když hra tah odmítne, ukáže označení pravidla, které tento tah porušuje, nebo kartu, která ho zakazuje.
rules-ours-about = Kde tištěná pravidla mlčí nebo se rozcházejí, museli jsme rozhodnout. Taková místa jsou označena.
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-hint = Slovo, karta nebo označení
rules-found = { $count ->
    [0] Pro „{ $wanted }“ se nic nenašlo.
    [one] 1 výsledek pro „{ $wanted }“.
    [few] { $count } výsledky pro „{ $wanted }“.
   *[other] { $count } výsledků pro „{ $wanted }“.
  }
rules-copy = Kopírovat odkaz na { $rule }
rules-copied = Odkaz je zkopírován.
rules-print = Tisk
rules-example = Příklad: { $name }
rules-example-you = V příkladech hrajete za červeného; modrý, zelený a oranžový jsou vaši soupeři.
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
rules-part-reference = Přehled

## A page for each card

rules-card-title = { $name } – akční karta
rules-card-stack = { $stack }. balíček
rules-card-copies = { $copies ->
    [one] 1 kus
    [few] { $copies } kusy
   *[other] { $copies } kusů
  }
rules-card-set-base = V každé hře
rules-card-set-alternative = Alternativní karta: jen když se s ní hraje
rules-card-set-regency = Jen ve variantě Nové regentství
rules-card-set-king = Karta krále: k dispozici v každém kole, pokud nehrajete variantu Nové regentství
rules-card-placement = { $number ->
    [one] Spodní část dovoluje umístit 1 caballera.
   *[other] Spodní část dovoluje umístit až { $number } caballeros.
  }
rules-card-id = V souborech a programech se jmenuje „{ $id }“.
rules-card-exact = Zvláštní akce podrobně
rules-card-tip = Tip
rules-card-statistics = Statistika
rules-card-statistics-about = Z partií, v nichž bot { $bot } hrál sám proti sobě. „Vzato“ říká, jak často si kartu někdo vzal, když byla v nabídce. „Body“ říkají, o kolik bodů nad průměrem svého stolu skončili hráči, kteří si ji vzali. Skutečná hodnota leží v rozmezí ± v 95 % případů. Pomlčka znamená, že si ji vzalo příliš málo hráčů.
rules-card-statistics-cell = { $value } ± { $error }
rules-card-rules = Pravidla této karty
rules-card-beside = Další karty { $stack }. balíčku
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
rules-table-id = ID
rules-table-card = Karta
rules-table-stack = Balíček
rules-table-special = Zvláštní akce
rules-table-word = Pojem
rules-table-meaning = Význam

book-ours = (naše rozhodnutí)

## The game in a minute

book-chapter-minute = Hra za minutu
book-chapter-minute-intro = Španělsko v patnáctém století: o zemi soupeří království, hrabství a emirát a vysoká šlechta, grandi, je umně štve proti sobě. Jste jedním z nich. Vysílejte své caballeros do devíti regionů, získejte tam převahu nad soupeři a nespouštějte oči z krále: potrpí si na klid, a tak do regionu, kde právě stojí, nikdo nesmí a nikdo ho neopustí.
book-minute-1 = V každém kole soupeříte o pořadí tahů silovou kartou: s vysokou vybíráte dřív, nízká vám přivede víc caballeros.
book-minute-2 = Ve svém tahu si vezmete jednu z vyložených akčních karet. Spodní část vám dovolí umístit caballeros kolem krále, horní část nabízí zvláštní akci.
book-minute-3 = Třikrát za hru se vyhodnotí všechny regiony. Nejvíc bodů v regionu získá ten, kdo v něm má nejvíc caballeros, a kdo má na konci nejvíc bodů, stane se El Grande.

## In the box

book-chapter-box = Co je v krabici
book-chapter-box-intro = Co obsahuje tištěná hra. Na obrazovce za vás všechno připravíme.
book-box-list = Společné pro všechny hráče:
    - 1 herní plán se dvěma stranami, pro 4–5 a pro 2–3 hráče
    - 1 věž a 1 král
    - 55 akčních karet: 40 do balíčků 1 až 4, karta krále, 10 pro variantu [regency] a 4 [alternatives|alternativní karty]
    - 9 karet regionů
    - 16 šedých silových karet pro variantu [power-shift]
    - 2 alternativní bodovací tabulky, 1 ukazatel počítadla kol a 1 figurka začínajícího hráče
    Pro každého z 5 hráčů, v jedné barvě:
    - 13 silových karet
    - 30 caballeros a 1 grand
    - 1 ukazatel skóre a 1 kotouč
    Celkem je to 81 silových karet v 6 barvách a 150 caballeros. Pořádek ve všem udrží šest krabiček.

## Glossary

book-chapter-words = Slovníček pojmů
book-chapter-words-intro = Každý pojem znamená vždy totéž.
book-pronunciation = Španělské dvojité l se čte jako naše j: caballero zní zhruba „kabajero“ a castillo „kastijo“. Česky ale castillo nazýváme věží.
book-word-caballero = caballero
book-word-caballero-about = malá figurka rytíře; každý hráč jich má 30 ve své barvě
book-word-grande = grand
book-word-grande-about = velká figurka, každý hráč má jednu; může přinést bonus a nikdy se nepočítá jako caballero
book-word-king = král
book-word-king-about = jediná figurka, která nikomu nepatří
book-word-region = region
book-word-region-about = jedna z devíti částí Španělska; věž, Francie ani Portugalsko regiony nejsou
book-word-kings-region = královský region
book-word-kings-region-about = region, kde právě stojí král
book-word-adjacent = sousední
book-word-adjacent-about = dva regiony se společnou hranicí
book-word-taboo = zapovězený
book-word-taboo-about = do královského regionu nic nevstoupí a nic ho neopustí (TAB-1)
book-word-castillo = věž
book-word-castillo-about = castillo, stavba na okraji herního plánu; co do ní vhodíte, už není vidět
book-word-court = dvůr
book-word-court-about = vlastní zásoba hráče; odtud se caballeros umisťují
book-word-province = provincie
book-word-province-about = společná zásoba, oddělená podle barev; než je umístíte, musejí caballeros přijít ke dvoru
book-word-power-card = silová karta
book-word-power-card-about = jedna z karet 1 až 13, které má hráč v ruce
book-word-modifier = šedá karta
book-word-modifier-about = mění hodnotu silové karty; jen ve variantě [power-shift]
book-word-action-card = akční karta
book-word-action-card-about = karta se zvláštní akcí (horní část) a počtem caballeros (spodní část)
book-word-special-action = zvláštní akce
book-word-special-action-about = co vám dovoluje horní část akční karty
book-word-placement = umístění
book-word-placement-about = co vám dovoluje spodní část akční karty
book-word-king-card = karta krále
book-word-king-card-about = jediná karta 5. balíčku, [your-majesty]; vrací se v každém kole
book-word-region-card = karta regionu
book-word-region-card-about = jedna z devíti karet, každá s jedním regionem; losují se při přípravě hry a pro virtuálního hráče
book-word-discard = odhazovací hromádka
book-word-discard-about = sem jdou použité karty: akční na společnou hromádku lícem vzhůru, silové na vlastní hromádku každého hráče lícem dolů
book-word-opposing = cizí
book-word-opposing-about = patřící kterémukoli soupeři, i virtuálnímu hráči
book-word-move = přemístit
book-word-move-about = z regionů do jiných regionů nebo do věže (MOV-1)
book-word-return = poslat do provincie
book-word-return-about = vrátit do společné zásoby (RET-1)
book-word-score = vyhodnotit
book-word-score-about = přidělit body za region nebo za věž (SCR-1)
book-word-disc = kotouč
book-word-disc-about = číselník, na kterém hráč tajně nastaví jeden region
book-word-bar = bodovací tabulka
book-word-bar-about = vytištěné hodnoty regionu nebo věže za 1., 2. a 3. místo
book-word-tile = alternativní bodovací tabulka
book-word-tile-about = jedna ze dvou tabulek, které mohou překrýt vytištěnou bodovací tabulku; krátce „alternativní tabulka“
book-word-four-region = čtyřbodový region
book-word-four-region-about = region, kde má 1. místo v tuto chvíli hodnotu 4; stejně tak pětibodový a další
book-word-general-scoring = průběžné vyhodnocení
book-word-general-scoring-about = po 3., 6. a 9. kole: vyhodnotí se věž a pak všechny regiony
book-word-kings-bonus = královský bonus
book-word-kings-bonus-about = 2 body navíc, když jste sami na 1. místě v královském regionu
book-word-grande-bonus = bonus granda
book-word-grande-bonus-about = 2 body navíc, když jste sami na 1. místě tam, kde stojí váš grand
book-word-score-track = počítadlo bodů
book-word-score-track-about = stupnice po obvodu herního plánu, na níž ukazatele skóre ukazují body všech hráčů
book-word-round-track = počítadlo kol
book-word-round-track-about = stupnice, na níž ukazatel odpočítává devět kol; lilie znamená průběžné vyhodnocení
book-word-start-marker = figurka začínajícího hráče
book-word-start-marker-about = ukazuje, kdo vynáší první silovou kartu
book-word-dummy = virtuální hráč
book-word-dummy-about = neutrální třetí barva při hře dvou hráčů

## The board

book-chapter-board = Herní plán
book-chapter-board-intro = Tištěná pravidla neuvádějí všechna čísla. Tyto tabulky ukazují výchozí vydání; u stolu se může hrát i s jiným. Regiony jsou v pořadí, v jakém se vyhodnocují při průběžném vyhodnocení.
book-tiles = Dvě alternativní tabulky mají hodnoty { $low } a { $high }.
book-numbers = Spodní část akční karty ukazuje tolik caballeros, kolik udává číslo jejího balíčku.
book-powers = Kolik caballeros přivede silová karta ke dvoru:

## Setup

book-chapter-set-up = Příprava hry
book-chapter-set-up-intro = Co kam patří před prvním kolem.
book-set-1 = El Grande je hra pro dva až pět hráčů. Herní plán má dvě strany: jednu pro čtyři a pět hráčů, druhou pro dva a tři. Na obrazovce zvolíme tu správnou za vás.
book-set-2 = Akční karty roztřiďte podle čísla na rubu. Balíčky 1 až 4 mají po deseti kartách; každý se zamíchá zvlášť a položí lícem dolů. Balíček 5 tvoří jen karta krále [your-majesty]. Z 55 akčních karet v krabici se tak použije 41; deset karet varianty [regency|Nové regentství] a čtyři [alternatives|alternativní karty] zůstanou stranou, pokud s nimi nehrajete.
book-set-3 = Ukazatele skóre všech hráčů začínají na poli 0 počítadla bodů, ukazatel počítadla kol na poli 1. Obě alternativní tabulky leží vedle herního plánu.
book-set-4 = Dostanete silové karty 1 až 13, kotouč, svého granda a svých 30 caballeros.
book-set-5 = Zamíchejte devět karet regionů. Vrchní karta určí, kde začíná král. Pak si každý hráč vezme jednu kartu, v pořadí míst u stolu od prvního [ours], a postaví do daného regionu svého granda a 2 caballeros. Všichni tak začínají v různých regionech a nikdo v královském.
book-set-6 = 7 vašich caballeros začíná u vašeho dvora, zbylých 21 v provincii.
book-set-7 = Kdo dostane figurku začínajícího hráče jako první, určí náhoda, pokud si ho hráči sami nezvolí [ours]. V tištěné hře připadne tomu, kdo navštívil Španělsko naposledy.
book-inf-1 = Své silové a šedé karty vidíte jen vy a vaše odhazovací hromádka leží lícem dolů. Veřejné je [ours]: všechny dvory, provincie a regiony, alternativní tabulky, všechny karty lícem vzhůru, odhozené akční karty, skóre a počet karet v každé ruce. Karta, kterou vynesete, je veřejná po celé kolo, v němž jste ji vynesli.
book-first-game = Hrajete poprvé? Nechte v krabici [regency], [power-shift|Změnu poměru sil] i [alternatives|alternativní karty]. Chcete-li poznat celou hru rychleji, zvolte [short|zkrácenou hru].

## Round

book-chapter-round = Kolo
book-chapter-round-intro = Jak kolo probíhá od první karty do poslední.
book-rnd-1 = Partie má devět kol a každé kolo tyto fáze:
    - 1. Vyložte akční karty.
    - 2. Vyneste silové karty.
    - 3. Odehrajte tahy.
    - 4. Ukončete kolo.
    - 5. Jen po 3., 6. a 9. kole: proveďte průběžné vyhodnocení.
book-rev-1 = V 1. fázi se z každého balíčku vyloží vrchní karta. Všichni tak znají nabídku dřív, než padne první silová karta.

## Power cards

book-chapter-power-cards = Silové karty
book-chapter-power-cards-intro = Soupeří se o pořadí tahů: s vysokou kartou vybíráte dřív, nízká vám přivede víc caballeros.
book-pow-1 = Ve 2. fázi vynese držitel figurky začínajícího hráče z ruky jednu silovou kartu, lícem vzhůru; ostatní vynesou po směru hodinových ručiček také po jedné.
book-pow-2 = Nesmíte vynést hodnotu, která už v tomto kole padla.
book-pow-3 = Tahy se hrají od nejvyšší hodnoty k nejnižší.
book-pow-4 = Na konci kola jde vaše vynesená silová karta lícem dolů na vaši odhazovací hromádku. Znovu ji použijete, jen když vám ji některá karta vrátí do ruky.
book-pow-5 = Vždy máte silovou kartu, kterou smíte vynést. V posledním kole držíte ještě aspoň pět ze třinácti, před vámi mohou být obsazeny nejvýše čtyři hodnoty (dvě, hraje-li virtuální hráč) a šedou kartu nikdy přidat nemusíte.

## A turn and the court

book-chapter-turn = Tah a dvůr
book-chapter-turn-intro = Umístit můžete jen caballeros, kteří jsou u vašeho dvora. Přivádí je tam silová karta.
book-trn-1 = Ve svém tahu nejprve povoláte caballeros ke dvoru. Hraje-li se [power-shift|Změna poměru sil], přijde pak na řadu efekt vaší šedé karty. Potom zvolíte jednu z vyložených akčních karet, které ještě zbývají – nikdy ne z odhazovací hromádky –, a využijete obě její části.
book-crt-1 = Silová karta udává, kolik caballeros smíte povolat z provincie ke svému dvoru. Můžete jich povolat méně, nebo nikoho. Karty 12 a 13 nepřivedou vůbec nikoho.
book-crt-2 = Dojdou-li vám v provincii caballeros dřív, než povoláte plný počet, smíte zbytek zcela nebo zčásti povolat ze svých caballeros v regionech. Nikdy ne z věže ani z královského regionu, a v provincii už nesmíte mít žádné. Totéž platí pro každou kartu, která přivádí caballeros z provincie ke dvoru.

## Action cards

book-chapter-action-cards = Akční karty
book-chapter-action-cards-intro = Každá akční karta má dvě části. V jakém pořadí je využijete, je na vás.
book-act-1 = Akční kartu si vzít musíte. Kdo hraje po vás, už ji zvolit nemůže.
book-act-2 = Akční karta nabízí zvláštní akci a umístění. Využijte je v libovolném pořadí, ale jedno dokončete, než začnete druhé. Kterékoli z nich i obojí můžete vynechat.
book-act-3 = Když zvláštní akci začnete, musíte ji provést v co největším rozsahu, ať prospěje komukoli. Kde karta říká „až“, můžete udělat méně.
book-act-4 = Použitá akční karta jde lícem vzhůru na odhazovací hromádku. Karta krále se místo toho vrátí lícem dolů na svůj balíček a v příštím kole je zase k dispozici. [veto] zůstává ležet před svým držitelem (viz VET-3). Karty varianty [regency] se odhazují jako ostatní a nevracejí se.
book-act-5 = Říká-li karta „až“ nebo „libovolný počet“, můžete akci oznámit a pak nevybrat nikoho. Nic se nestane, ale vetovat ji lze [ours].
book-act-6 = Když některou z těchto zvláštních akcí začnete, musí se stát toto, pokud to pravidla umožňují [ours]:
    - Král se musí přemístit (výjimka pro kartu [country-seat]: D-6).
    - [entourage]: s králem jdou 2 caballeros, nebo tolik, kolik jich tam je.
    - [competition]: do věže padají všichni grandi.
    - [decree]: položíte nebo přesunete jednu alternativní tabulku. [new-home]: váš grand se přemístí.
    - [empowerment]: vezmete si zpět jednu kartu.
    - [deputy]: proběhne jedna výměna.
    - [summons]: povoláte 2 caballeros, nebo tolik, kolik jich v provincii je.

## Placement

book-chapter-placement = Umístění
book-chapter-placement-intro = Král určuje, kam smějí noví caballeros.
book-plc-1 = Smíte umístit tolik caballeros, kolik ukazuje spodní část vaší karty, nebo méně, a to jen od vlastního dvora. Máte-li jich u dvora méně, než karta dovoluje, umístíte nejvýše tolik, kolik jich tam je.
book-plc-2 = Umisťují se do regionů, které sousedí s královským regionem. Samotný královský region je zapovězený.
book-plc-3 = Do těchto regionů je rozdělte, jak chcete. Některé nebo i všechny můžete místo toho vhodit do věže.
book-plc-4 = Do Francie a Portugalska se nikdy nedostane caballero, grand ani alternativní tabulka. I král se tam dostane jedině kartou [exile].
book-plc-5 = Rozhoduje, kde král stojí, když umisťujete. Pokud ho vaše zvláštní akce právě přemístila, umisťujete kolem jeho nového regionu [ours].

## Castillo

book-chapter-castillo = Věž
book-chapter-castillo-intro = Co do ní vhodíte, zmizí z očí a vyjde tam, kde to nikdo nečeká.
book-cas-1 = Věž není region. Karty, které mluví o regionech, se jí tedy netýkají.
book-cas-2 = Přemisťované caballeros smíte do věže vhodit. Nic z ní nevyjde, dokud ji nevyprázdní průběžné vyhodnocení.
book-cas-3 = Kolik jich vhazujete, řekněte nahlas; je to veřejné. Dívat se do věže ani počítat, co v ní je, nikdo nesmí.
book-cas-4 = Otvírá se jen při průběžném vyhodnocení a kartou [revelation].

## Taboo

book-chapter-taboo = Zapovězený region
book-chapter-taboo-intro = Královský region zůstává takový, jaký je.
book-tab-1 = Královský region je zapovězený: caballeros, grandi ani alternativní tabulky do něj nevstupují a neopouštějí ho. Vyhodnotit se smí. Čtyři karty varianty [regency] zápověď porušují, každá přesně v rozsahu svého textu:
    - [infiltration]: do královského regionu smíte umístit své caballeros.
    - [entourage]: až 2 caballeros opustí starý královský region a vstoupí do nového.
    - [competition]: grandi z nového královského regionu padají do věže.
    - [deputy]: jeden grand opustí nový královský region a vstoupí do starého.

## End of round

book-chapter-end-of-round = Konec kola
book-chapter-end-of-round-intro = Ukliďte stůl a předejte figurku začínajícího hráče.
book-end-1 = Akční karty, které si nikdo nevzal, se odhodí, jen karta krále ne.
book-end-2 = Figurku začínajícího hráče dostane ten, kdo vynesl nejnižší hodnotu, i když si tu kartu mezitím vzal zpět kartou [empowerment].
book-end-3 = Ukazatel počítadla kol se posune. Po 3., 6. a 9. kole je na počítadle lilie: je čas na průběžné vyhodnocení.
book-end-4 = Podrobně a v tomto pořadí:
    - Odhoďte akční karty, které si nikdo nevzal.
    - Předejte figurku začínajícího hráče.
    - Vynesené silové karty, i kartu virtuálního hráče, odložte na odhazovací hromádky jejich majitelů.
    - Odhoďte karty Veto, které právě propadají.
    - Je-li na řadě průběžné vyhodnocení, proveďte ho; patří ještě ke skončenému kolu.
    - Posuňte ukazatel počítadla kol.

## General scoring

book-chapter-scoring = Průběžné vyhodnocení
book-chapter-scoring-intro = Třikrát za hru se vyhodnotí všechno: nejprve věž, potom každý region.
book-sco-1 = Průběžné vyhodnocení má tři kroky:
    - (a) Všichni hráči zároveň a tajně nastaví na svém kotouči jeden region, i ti, kdo ve věži nic nemají [ours]. Virtuální hráč nenastavuje nic.
    - (b) Vyhodnoťte věž. Potom odhalte kotouče: každý přemístí všechno, co má ve věži, do jediného regionu na svém kotouči. Rozdělit to do několika regionů nelze.
    - (c) Nakonec vyhodnoťte všech devět regionů, postupně podle natištěného seznamu odshora.
book-sco-2 = Ukazuje-li váš kotouč královský region, vrátí se vaši caballeros místo toho k vašemu dvoru. (U tištěného kotouče totéž platí pro nejasné nastavení; u nás je vždy jasné.)
book-sco-3 = O pořadí hráčů rozhoduje počet jejich caballeros na vyhodnocovaném místě; grandi se nepočítají. Bodovací tabulka udává, co vynese 1., 2. a 3. místo. Kdo tam nemá aspoň 1 caballera, nedostane nic.
book-sco-4 = Hráči se stejným počtem klesnou všichni o jedno místo, bez ohledu na to, kolik jich je. Začněte u 1. místa a postupujte od nejvyššího počtu k nejnižšímu, nulu vynechte:
    - Kdo má svůj počet sám, obsadí místo, u kterého jste; pokračujte dalším místem.
    - Hráči se stejným počtem obsadí všichni místo o jedno nižší; pokračujte o dvě místa dál.
    Místa, která na bodovací tabulce nejsou, nic nevynášejí. Na tabulce 5/3/1 dostanou hráči s počty 2, 2, 2 a 1 po řadě 3, 3, 3 a 1. S počty 3, 3, 1 a 1 dostanou první dva hodnotu 2. místa, ostatní nic. Shoda na 3. místě nevynese nic.
book-sco-5 = Kdo je sám na 1. místě v královském regionu, získá 2 body navíc: královský bonus. Kdo je sám na 1. místě tam, kde stojí jeho grand, získá 2 body navíc: bonus granda. V jednom regionu můžete získat oba. Při shodě nedostanete žádný. Bonusy platí při každém vyhodnocení, průběžném i z karty.
book-sco-6 = Alternativní tabulka nahrazuje při každém vyhodnocení bodovací tabulku, na které leží; bonusy platí dál. V každém regionu je místo pro jednu, u věže také. Věž má bodovací tabulku natištěnou dvakrát, vyhodnocuje se však jednou a jedna alternativní tabulka nahrazuje obě.
book-sco-7 = Při hře dvou a tří hráčů neplatí třetí hodnota na žádné bodovací tabulce, natištěné ani alternativní.
book-sco-8 = O body nikdo nikdy nepřichází.
book-fin-1 = Hra končí třetím průběžným vyhodnocením. Vítězí hráč s nejvyšším počtem bodů. Hráči se stejným počtem se o vítězství dělí, stejně tak o kterékoli další místo.

## Terms on cards

book-chapter-terms = Pojmy na kartách
book-chapter-terms-intro = Co znamenají slova na akčních kartách.
book-mov-1 = *Přemístit* caballeros znamená vzít je z regionů a dát je do jiných regionů nebo do věže. Smějí kamkoli, blízko krále i daleko od něj, spolu i každý jinam.
book-mov-2 = Karta říká, čí caballeros přemisťujete: své, cizí (i od různých soupeřů) nebo libovolné. Na jediný region, výchozí nebo cílový, jste vázáni jen tehdy, když to karta uvádí.
book-mov-3 = Z provincie, od dvora ani z věže se nikdy nepřemisťuje, a stejně tak do královského regionu ani z něj (TAB-1).
book-ret-1 = *Poslat do provincie* znamená vrátit caballeros do společné zásoby. Karta říká, zda z regionů, od dvora, nebo z obojího. Věž a královský region jsou v bezpečí. Máte-li jich méně, než se žádá, pošlete všechny.
book-ret-2 = Má-li caballeros posílat víc hráčů, jde se po směru hodinových ručiček a začíná hráč po levici toho, kdo je na tahu. Své caballeros si vybíráte sami, pokud karta neříká něco jiného.
book-ret-3 = Děje se to veřejně a postupně: kdo je na řadě později, vidí, co poslali ti před ním [ours].
book-scr-1 = *Vyhodnotit* region znamená udělat v něm totéž co při průběžném vyhodnocení, včetně bonusů. Věž se vyhodnotí, jen když to karta říká. Volíte-li region sami, může to být i královský. Alternativní tabulky platí (SCO-6): „čtyřbodový region“ je například ten, kde má 1. místo v tuto chvíli hodnotu 4.
book-scr-2 = Vyhodnocuje-li karta víc regionů, nejprve se určí, které to jsou, a pak se vyhodnotí v pořadí podle herního plánu [ours].
book-dsc-1 = Žádá-li karta *kotouče*, každý hráč, kterého se to týká, svůj tajně nastaví. Všechny se odhalí naráz a teprve potom se něco stane.
book-dsc-2 = Kotouč ukazuje jeden z devíti regionů a nic jiného. Dokud nenastaví kotouč poslední hráč, nikdo se o volbě ostatních nic nedozví, a ptáme se i hráče, který má jedinou možnost [ours].

## Short game

book-chapter-short = Zkrácená hra
book-chapter-short-intro = Stejná hra za dvě třetiny času.
book-sht-1 = Šest kol místo devíti. Ukazatel počítadla kol začíná na poli 2 a vynechává 4 a 7: hrají se kola 2 a 3, vyhodnocení, 5 a 6, vyhodnocení, 8 a 9, vyhodnocení.
book-sht-2 = Kde pravidlo mluví o 3., 6. nebo 9. kole, myslí se pole s tímto číslem. Jinak se nemění nic [ours].

## Two players

book-chapter-two = Hra ve dvou
book-chapter-two-intro = Přidá se třetí barva, za kterou nikdo nehraje: virtuální hráč.
book-dum-1 = Hraje se na straně plánu pro dva a tři hráče. Virtuální hráč dostane barvu, jejích 30 caballeros a 13 silových karet, zamíchaných a lícem dolů. Ovlivňuje, kdo má převahu, ale sám nikdy neboduje. Granda, dvůr ani kotouč nemá.
book-dum-2 = Balíčky 2 a 3 se zamíchají dohromady. Vybíráte ze čtyř balíčků: 1, spojený, 4 a 5.
book-dum-3 = Když král a oba hráči mají své regiony, zamíchejte znovu všech devět karet regionů; teď slouží virtuálnímu hráči. Každé kolo začíná otočením dvou z nich: do každého z těch regionů přijdou 2 jeho caballeros. Karta královského regionu se odhodí bez efektu a bez náhrady. Je-li všech jeho 30 caballeros na herním plánu, v tom kole se karty neotáčejí. Všech devět se znovu zamíchá po každém průběžném vyhodnocení.
book-dum-4 = Než vynášejí hráči, otočí se vrchní silová karta virtuálního hráče. Tuto hodnotu nikdo jiný vynést nesmí a podle ní přijde virtuální hráč na tah. Figurku začínajícího hráče nikdy nedostává: má-li nejnižší hodnotu, připadne figurka tomu ze dvou hráčů, jehož hodnota je nižší.
book-dum-5 = Ve svém tahu odebere virtuální hráč z dostupných akčních karet tu, která ukazuje nejvíc caballeros. Nic z ní se neprovede. Hned se odhodí; jen [your-majesty] se otočí lícem dolů a v příštím kole se vrátí. Silová karta virtuálního hráče se odhodí na konci kola.
book-dum-6 = Caballeros virtuálního hráče se počítají jako cizí: podle běžných pravidel je smíte přemisťovat a posílat do provincie. Má-li podle některé karty virtuální hráč něco rozhodnout nebo udělat, vynechte ho.
book-dum-7 = Caballeros virtuálního hráče poslaní do provincie se vracejí do jeho zásoby a mohou se na herní plán dostat znovu.
book-dum-8 = Při vyhodnocení virtuální hráč zabírá místa a způsobuje shody jako každý jiný. Body za jeho místo propadají a kdo je s ním ve shodě, nezíská bonus.
book-dum-9 = Kolo začíná v tomto pořadí: karty regionů virtuálního hráče, akční karty, jeho silová karta, silové karty hráčů [ours].
book-dum-10 = Caballeros virtuálního hráče ve věži se počítají, jako by byli na herním plánu. Zbývají-li v jeho zásobě jen 1, 2 nebo 3, přijdou nejprve do regionu z první otočené karty [ours].

## Three players

book-chapter-three = Hra ve třech
book-chapter-three-intro = Hraje se skoro jako obvykle.
book-thr-1 = Hrajte na straně plánu pro dva a tři hráče a vyhodnocujte podle SCO-7. Chcete-li tužší boj o karty, spojte balíčky 2 a 3 jako v DUM-2.

## Alternatives

book-chapter-alternatives = Alternativní karty
book-chapter-alternatives-intro = Další akční karty, výměnou za jiné.
book-alt-1 = Čtyři další akční karty pro zkušené hráče. Použijte z nich, které chcete; oba kusy karty [veto] se počítají zvlášť. Za každou kartu, kterou do balíčku přidáte, z něj předem odstraňte jednu náhodnou, aniž se na ni kdo podívá. Použijete-li všechny čtyři, přijdou balíčky 1 až 4 po řadě o 1, 2, 0 a 1 kartu.
book-alt-2 = Karty v jednotlivých balíčcích vyměňte dřív, než se balíčky 2 a 3 spojí, pokud se spojují [ours].

## New Regency

book-chapter-regency = Nové regentství
book-chapter-regency-intro = Král si začíná dělat, co chce: deset nových karet pro 5. balíček. Do první partie je nedoporučujeme.
book-reg-1 = Kartu [your-majesty] nechte v krabici. Balíček 5 tvoří deset zamíchaných karet Nového regentství. Funguje jako každý jiný: v každém kole se vyloží nová karta a odhodí se, ať si ji někdo vzal, nebo ne.

## Power Shift

book-chapter-power-shift = Změna poměru sil
book-chapter-power-shift-intro = Šedé karty mění hodnotu silových karet a některé mají i drobný efekt. Do první partie je nedoporučujeme.
book-modifiers = Šedých karet je 16 a jsou čtyř druhů.
book-modifier-recruit = Povolejte 1 svého caballera z provincie ke dvoru.
book-modifier-move-opposing = Přemístěte 1 cizího caballera.
book-modifier-none = Žádný.
book-modifier-place-from-province = Umístěte 1 svého caballera z provincie do kteréhokoli regionu kromě královského; ne do věže.
book-psh-1 = Ze 16 zamíchaných šedých karet dostane každý 3; ostatní zůstanou mimo hru a nikdo je neuvidí. Každý jednu ze svých tří předá lícem dolů hráči po levici. Všichni vybírají dřív, než se podívají, co dostali; při hře dvou hráčů si karty prostě vymění. Virtuální hráč nedostává žádnou. Je to součást přípravy hry, před prvním vyložením akčních karet [ours].
book-psh-2 = Spolu se silovou kartou smíte vynést jednu šedou a obě sečíst. Součet je vaše hodnota v POW-2, POW-3 a END-2 a smí být menší než 1 i větší než 13. Kolik caballeros povoláte ke dvoru, udává dál jen silová karta [ours].
book-psh-3 = Některé šedé karty mají efekt. Využít ho smíte ve svém tahu poté, co povoláte caballeros ke dvoru (CRT-1), a dřív, než zvolíte akční kartu. Není to zvláštní akce, takže ho nelze vetovat. Je nepovinný; když ho začnete, dokončíte ho; a pokud nemůže nic změnit, neptáme se [ours].
book-psh-4 = Po vašem tahu jde šedá karta na vaši odhazovací hromádku a váš součet platí dál. Silová karta ji následuje na konci kola jako vždy; na hře to nic nemění [ours]. Kartou [empowerment] si místo silové karty smíte vzít zpět šedou, třeba i tu právě vynesenou.
book-psh-5 = Nemáte-li v provincii žádného caballera, smí efekt karty +1 podle CRT-2 povolat jednoho z regionu a efekt karty −2 neudělá nic [ours].
book-var-1 = Alternativní karty, Nové regentství, Změnu poměru sil a zkrácenou hru lze libovolně kombinovat při jakémkoli počtu hráčů [ours].

## Single cards

book-chapter-single = Jednotlivé karty
book-chapter-single-intro = Co karta dělá, je na ní napsáno. Zde je to, na co jeden řádek nestačí. Základ je z tištěných pravidel; co je navíc, je označeno.
book-emp-1 = [empowerment]: vzít si zpět smíte i silovou kartu, kterou jste právě vynesli. Pořadí tahů v tomto kole ani figurka začínajícího hráče se nemění. Kartu neukazujete: ostatní vědí jen to, že se jedna vrátila [ours].
book-rvt-1 = [revolt] dělá z věže královský region se vším, co k tomu patří. Sousedí s ní všech devět regionů a nikdo do ní nesmí umisťovat. Její vyhodnocení může přinést královský bonus. Po vyhodnocení se všechno vhodí zpět: caballeros i grandi zůstávají uvnitř, i při průběžném vyhodnocení. Platí to, dokud se král zase nepřemístí. Dále [ours]:
    - Žádné přemístění a žádná karta do ní nic nevhodí; jedinou výjimkou je INL-1.
    - Věž ani teď není region, takže se jí netýkají karty, které regiony volí, počítají nebo vyhodnocují.
    - Při průběžném vyhodnocení by kotouče neměly žádný účinek, a proto se nenastavují.
    - Alternativní tabulku nelze k věži položit ani od ní přesunout.
book-exi-1 = [exile]: umisťujte do regionů, které hraničí se zemí, kde je král, nebo do věže. Dokud je v cizině, není žádný královský region: nic není zapovězené, není královský bonus a kotouč smí ukázat kterýkoli region. Použije-li kartu někdo znovu, přejde král z jedné země do druhé; zůstat nesmí [ours].
book-ent-1 = [entourage]: všichni caballeros, kteří jdou s králem, odcházejí z regionu, který král opouští, a vstupují do regionu, kam král jde. Vybírá je hráč, který kartu použil [ours].
book-cse-1 = [country-seat] počítá caballeros všech barev, i virtuálního hráče. Není-li caballero v žádném regionu, nestane se nic [ours].
book-cmp-1 = [competition] vhazuje do věže grandy, ne caballeros. Stál-li král u věže, opustí ji dřív, než do ní grandi padnou [ours].
book-grc-1 = Grand ve věži může při jejím vyhodnocení přinést svému majiteli bonus granda; majitel k tomu musí být se svými caballeros ve věži sám na 1. místě. Při průběžném vyhodnocení jde grand do regionu na majitelově kotouči, i když s ním nejde žádný caballero; [revolt] (RVT-1) ho drží uvnitř. [revelation] ho vhazuje zpět a [new-home] na něj nedosáhne [ours].
book-inl-1 = Kartu [infiltration] musíte použít před umístěním, které mění, a mění jen vaše vlastní umístění v tomto tahu. Stojí-li král u věže, smíte do ní caballeros vhodit; je-li v cizině, karta neudělá nic [ours].
book-dep-1 = [deputy] funguje s grandem kteréhokoli hráče, pokud on i král stojí v regionech. Je-li král v cizině nebo u věže, smíte kartu použít, ale nic neudělá [ours].
book-rad-1 = [royal-adviser] přemístí krále z ciziny do regionu, který s tou zemí hraničí, nebo od věže do kteréhokoli regionu. Do ciziny ani k věži ho nikdy nepřemístí [ours].
book-one-1 = [conspiracy], [exodus] a přemístění z karty [representation]: zvolte region kromě královského, kde je aspoň 1 caballero, jehož vám karta dovoluje přemístit. Není-li takový, viz D-19 [ours].
book-cou-1 = [coup]: zvolit smíte kterýkoli region kromě královského, i takový, kde žádný soupeř nemá caballeros [ours].
book-asn-1 = [assassin] pošle do provincie právě 1 caballera od každého soupeře, který nějakého má mimo věž a královský region [ours].
book-riv-1 = [rivalry]: kotouč smí ukázat i královský nebo prázdný region [ours].
book-vet-1 = Dokud před některým hráčem leží Veto, všichni ostatní oznamují své zvláštní akce dřív, než je začnou. Oznámí kartu, ne však cíl ani kterou možnost využijí. Než hra pokračuje, držitel odpoví ano, nebo ne. Mají-li dva hráči po jednom vetu, odpovídají po směru hodinových ručiček od hráče na tahu a první ano rozhoduje [ours].
book-vet-2 = Komu byla zvláštní akce vetována, smí stále umístit caballeros, ale tutéž akci už znovu oznámit nemůže. Nechat si [veto] je také zvláštní akce; je-li vetována, karta se odhodí. Virtuální hráč nikdy nedělá nic, co by se dalo vetovat, a sami sebe vetovat nemůžete [ours].
book-vet-3 = Veto platí v kole, ve kterém jste si ho vzali, a v příštím; na jeho konci propadá. Můžete držet obě karty Veto, každou s vlastním koncem platnosti. I tak se na každou zvláštní akci ptáme jen jednou a použijete to veto, které by propadlo dřív [ours].
book-vet-4 = Veto zruší celou jednu zvláštní akci: ne její část a ne až poté, co začala. Nelze jím zastavit umístění, povolání ke dvoru, průběžné vyhodnocení ani efekty šedých karet [ours].

## Rulings

book-chapter-rulings = Rozhodnutí
book-chapter-rulings-intro = Odpovědi na otázky, které tištěná pravidla nechávají otevřené. Všechny jsou naše.
book-d-1 = Při kartách [coup], [civil-war] a [desertion] nesmíte na kotouči nastavit královský region; nemáte-li caballeros nikde jinde, karta se vás netýká. Při průběžném vyhodnocení ho nastavit smíte a vaši caballeros se vrátí k vašemu dvoru (SCO-2).
book-d-2 = Jedna karta nepřemístí téhož caballera dvakrát. Přesněji: od každé barvy nevezme jedna zvláštní akce z regionu víc caballeros, než jich tam bylo na jejím začátku.
book-d-3 = Caballera nelze přemístit tam, kde už stojí.
book-d-4 = Caballeros virtuálního hráče ve věži se při průběžném vyhodnocení věže počítají a pak zůstávají uvnitř.
book-d-5 = Je-li váš grand ve věži a kotouč ukazuje královský region, vrátí se vaši caballeros ke dvoru a grand zůstane uvnitř.
book-d-6 = [country-seat] bere v úvahu i královský region. Je-li caballeros nejméně jen v něm, král zůstane; je-li jich stejně málo i jinde, může král zůstat, nebo jít do některého z těchto regionů, jak zvolíte.
book-d-7 = [entourage]: přichází-li král z Francie, z Portugalska nebo od věže, žádní caballeros s ním nejdou.
book-d-8 = [deputy] nesmí zvolit granda v královském regionu.
book-d-9 = Dovoluje-li karta přemístit krále do kteréhokoli regionu, znamená to do kteréhokoli kromě toho, kde stojí.
book-d-10 = S kartou [justice] i na kotouči smíte zvolit region bez caballeros; vyhodnotí se a body nedostane nikdo.
book-d-11 = Ve hře se Změnou poměru sil dostane figurku začínajícího hráče ten, kdo má nejnižší součet.
book-d-12 = [exile]: žádná jiná karta krále do ciziny nepošle a tato ho nepošle nikam jinam.
book-d-13 = Karty [levy], [disbandment], [withdrawal], [civil-war], [desertion] a [coup] postihují jen soupeře, nikdy toho, kdo je použije.
book-d-14 = [assassin] postihuje i virtuálního hráče: je to soupeř s caballeros a nemá co rozhodovat.
book-d-15 = Karty [withdrawal], [levy], [disbandment], [civil-war], [desertion], [coup] a [rivalry] virtuálního hráče vynechávají: nemá dvůr a nic nerozhoduje.
book-d-16 = Karty [heartland], [hinterland] a [country-seat] berou v úvahu všech devět regionů včetně královského a počítají i caballeros virtuálního hráče.
book-d-17 = Při hře dvou a tří hráčů klesnou hráči se shodou na 2. místě na třetí hodnotu a nedostanou nic.
book-d-18 = Kolik caballeros bylo vhozeno do věže, je veřejné. Zda se ukazuje i průběžný součet, je nastavení stolu („pomůcka pro paměť“), běžně vypnuté.
book-d-19 = Zvláštní akci smíte využít, i když nemá žádný účinek, třeba protože žádný soupeř nemá caballera v dosahu nebo se nedá přesunout žádná alternativní tabulka. Totéž platí pro každou z možností karty [representation].
book-d-20 = Opustí-li hráč online partii, převezme jeho místo bot a hra pokračuje.
book-d-21 = [veto] zruší zvláštní akci a nic jiného: umístění proběhne.
book-d-22 = Efekt šedé karty využijete dřív, než zvolíte akční kartu.
book-d-23 = [empowerment] vrací celkem jednu kartu: silovou, nebo šedou.
book-d-24 = [decree] přesouvá alternativní tabulku na jinou volnou bodovací tabulku, nikdy na druhou alternativní.
book-d-25 = Caballeros virtuálního hráče smíte přemisťovat, ale ne umisťovat.
book-d-26 = Ve hře se Změnou poměru sil se šedá karta odhodí po tahu a silová karta na konci kola (PSH-4).

## The cards

book-chapter-cards = Karty
book-chapter-cards-intro = Akčních karet je 39 druhů. Balíčky 1 až 4 mají po deseti kartách; počet kusů závisí na vydání. „Své“ jsou caballeros hráče, který kartu použije.
book-card-ids = Každá karta má také ID, které používají programy a soubory.
book-deck = Tištěná pravidla ukazují jen část karet. [upheaval], [skirmish], [exodus], [levy], [disbandment], [desertion], [strongholds], [supremacy], [heartland], [hinterland], [summons] a [royal-adviser] vycházejí z karet vydání z roku 1995, pokud jsou známy; jejich názvy a názvy některých dalších karet jsou naše.

## Credits

book-chapter-credits = Autoři
book-chapter-credits-intro = Kdo vytvořil El Grande. Na této verzi se nikdo z nich nepodílel.
book-credits = El Grande je desková hra Wolfganga Kramera a Richarda Ulricha, kterou vydal Hans im Glück. Vydání z roku 2023 ilustroval Stefan Sonnberger.
book-unofficial = Toto je nezávislé, neoficiální zpracování, na němž se autoři ani vydavatel nepodíleli. Všechny texty a kresby jsou naše vlastní. Pokud vás hra baví, zaslouží si ta tištěná místo na vaší poličce.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = Pořadí tahů
book-example-turn-order-text = Modrý začíná kartou { $bluePower }. Zelený smí vynést cokoli jiného a vynáší { $greenPower }, oranžový { $orangePower }, vy { $redPower }. První tah je váš, po vás modrý, oranžový a zelený. Vaše { $redPower } přivede ke dvoru { $redBrings ->
    [one] až 1 caballera
   *[other] až { $redBrings } caballeros
  }.
book-example-modifiers = Součty
book-example-modifiers-text = Vynesli jste { $redCard }, modrý { $blueCard }. Zelený vynáší { $greenCard } s +1, dohromady { $greenPower }. Kartu { $greenRefusedCard } s +1 by vynést nemohl: to je { $greenRefusedPower }, a hodnota { $blueCard } je obsazená.
book-example-overflow = Provincie je prázdná
book-example-overflow-text = Vaše { $redCard } přivede { $redBrings ->
    [one] až 1 caballera
   *[other] až { $redBrings } caballeros
  }, v provincii jich však máte jen { $redProvince }. Povoláte, co tam je, a ještě jednoho z Galicie. Z Toleda nikoho povolat nemůžete, protože tam je král, a z věže také ne. Váš dvůr vzroste ze { $redCourt } na { $redCourtAfter }.
book-example-where-to-place = Kam umisťovat
book-example-where-to-place-text = Král je v Kastilii. Umisťovat můžete do Galicie, Navarry, Aragonu, Toleda a do věže. Samotná Kastilie je zapovězená a nesmíte ani do Granady, protože ta s ní nesousedí. Do Toleda umístíte { $redToledoAfter }, do věže vhodíte { $redCastilloAfter }.
book-example-placement-first = Nejprve umístění
book-example-placement-first-text = Vezmete si kartu [your-majesty], když je král ve Valencii. Do Granady umístíte { $redGranadaAfter }, do Toleda { $redToledoAfter } a do věže vhodíte { $redCastilloAfter }. Pak přemístíte krále do Toleda, kde jsou teď vaši caballeros v bezpečí.
book-example-doing-without = Vynechaná zvláštní akce
book-example-doing-without-text = Vezmete si kartu [fiesta], která by vyhodnotila Aragon, hlavně ve prospěch modrého. Zvláštní akci tedy vynecháte a jen umístíte: do Aragonu { $redAragonAfter }, do Toleda { $redToledoAfter }.
book-example-taboo = Nic dovnitř, nic ven
book-example-taboo-text = Král je v Toledu. S kartou [march] nemůžete nikoho přemístit z Toleda ani do něj. Přemístíte tedy jednoho z Granady do Sevilly, kolem krále.
book-example-leftover = Karta, kterou si nikdo nevzal
book-example-leftover-text = Hrají-li čtyři, jedna akční karta v kole vždy zbude. Tady je to [fiesta] a odhodí se. Kdyby zbyla karta krále, zůstala by.
book-example-empowerment = Nejnižší karta se vrací
book-example-empowerment-text = Vaše { $redCard } je nejnižší karta kola a kartou [empowerment] si ji vezmete zpět. Figurku začínajícího hráče na konci kola přesto dostanete.
book-example-castillo = Věž se otvírá
book-example-castillo-text = Ve věži máte { $redCastillo }, modrý { $blueCastillo } a oranžový { $orangeCastillo }. Podle bodovací tabulky { $castilloFirst }/{ $castilloSecond }/{ $castilloThird } získáte { $redCastilloPoints }, modrý { $blueCastilloPoints }, oranžový { $orangeCastilloPoints } a zelený nic. Váš kotouč ukazuje Granadu: vaši ({ $redGranadaAfter }) jdou tam a získáte { $redGranadaPoints ->
    [one] další 1 bod
    [few] další { $redGranadaPoints } body
   *[other] dalších { $redGranadaPoints } bodů
  }. Ostatní mají na kotouči královský region, takže se jejich caballeros vracejí ke dvoru.
book-example-disc-to-court = Kotouč na královském regionu
book-example-disc-to-court-text = Král je v Seville a kotouč modrého ukazuje Sevillu. Za věž modrý získá { $blueCastilloPoints }. Pak jeho caballeros z věže ({ $blueCastillo }) odcházejí zpět ke dvoru.
book-example-four-in-a-row = Čtyři v řadě
book-example-four-in-a-row-text = V Galicii ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }) má oranžový { $orangeGalicia }, modrý { $blueGalicia }, vy { $redGalicia } a zelený { $greenGalicia }. Oranžový získá { $orangePoints }, modrý { $bluePoints }. Třetí místo tu nevynáší nic a čtvrté nevynáší nic nikde.
book-example-tie-of-three = Shoda na 1. místě
book-example-tie-of-three-text = V Navaře ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }) máte vy, modrý i zelený po { $redNavarra }, oranžový má { $orangeNavarra }. Stojí tam grand zeleného, ale nepočítá se. Všichni tři klesnete na 2. místo a získáte po { $redPoints }; oranžový získá { $orangePoints } za 3. místo.
book-example-tie-costs-bonus = Při shodě není bonus
book-example-tie-costs-bonus-text = V Seville ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }) mají modrý a zelený po { $blueSevilla }, vy máte { $redSevilla }. Modrý a zelený získají po { $bluePoints }, vy { $redPoints }. Grand modrého stojí v Seville, ale při shodě modrý bonus nedostane.
book-example-both-bonuses = Oba bonusy
book-example-both-bonuses-text = V Granadě ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }) máte nejvíc caballeros ({ $redGranada }) a stojí tam král i váš grand: { $granadaFirst } za místo a { $redGranadaBonus } za oba bonusy je { $redPoints }. Oranžový a zelený jsou za vámi ve shodě, klesnou na 3. místo a získají po { $orangePoints }.
book-example-tile = Alternativní tabulka
book-example-tile-text = Kartou [decree] položíte alternativní tabulku do Kastilie. 1. místo mělo hodnotu { $castillaFirst }; teď má { $castillaFirstAfter } a ostatní místa { $castillaSecondAfter }. Do Toleda byste ji položit nemohli: je tam král.
book-example-tiles-and-cards = Alternativní tabulky a karty s vyhodnocením
book-example-tiles-and-cards-text = Jedna alternativní tabulka dává Toledu hodnotu { $toledoFirst }, druhá Galicii { $galiciaFirst }. [outposts] vyhodnotí Katalánsko pro modrého ({ $bluePoints }), Toledo pro zeleného ({ $greenPoints }) a Sevillu pro vás ({ $redPoints }). Oranžový nezíská nic: Galicie už není čtyřbodová.
book-example-moving = Přemístění
book-example-moving-text = S kartou [intrigue] opustí Granadu dva vaši: jeden jde do Kastilie, druhý padá do věže. K tomu přemístíte jednoho modrého z Valencie do Kastilie a jednoho zeleného z Aragonu do Valencie.
book-example-returning = Poslání do provincie
book-example-returning-text = Použijete kartu [withdrawal]. Modrý sedí po vaší levici, začíná a posílá { $blueCourtReturned } od dvora. Zelený posílá { $greenCourtReturned } od dvora a { $greenValenciaReturned } z Valencie, oranžový { $orangeToledoReturned } z Toleda a { $orangeValenciaReturned } z Valencie. Modrý měl u dvora { $blueCourt } a zůstává mu { $blueCourtAfter }.
book-example-discs = Tajné nastavení kotoučů
book-example-discs-text = Použijete kartu [coup] na Toledo. Vaši ({ $redToledoAfter }) v něm zůstanou. Kotouče se odhalí: modrý jde do Granady ({ $blueGranadaAfter }), zelený do Valencie ({ $greenValenciaAfter }) a oranžový do Katalánska ({ $orangeCatalunaAfter }).
