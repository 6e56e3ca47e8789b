# Names used everywhere: regions, colours, cards, levels, variants, terms.
# In the Czech texts of the page, a no-break space follows words of one letter (k, s, v, z, o, u, a, i) and ordinals.

elgrande = El Grande

## Regions and other places

region-galicia = Galicie
region-navarra = Navarra
region-aragon = Aragon
region-cataluna = Katalánsko
region-castilla = Kastilie
region-toledo = Toledo
region-valencia = Valencie
region-sevilla = Sevilla
region-granada = Granada
castillo = Věž
france = Francie
portugal = Portugalsko

## Players

player-red = Červený
player-blue = Modrý
player-green = Zelený
player-orange = Oranžový
player-purple = Fialový
player-dummy = Virtuální hráč

## Terms

caballero = caballero
caballeros = caballeros
grande = grand
king = král
kings-region = královský region
court = dvůr
province = provincie
region = region
power-card = silová karta
power-cards = silové karty
action-card = akční karta
action-cards = akční karty
special-action = zvláštní akce
scoring-tile = alternativní bodovací tabulka
start-marker = figurka začínajícího hráče
modifier = šedá karta
modifiers = šedé karty
region-card = karta regionu
round-marker = ukazatel počítadla kol
discard = odhazovací hromádka
dummy = virtuální hráč

## Levels of bots

level-random = Náhoda
level-random-about = Hraje cokoli, co pravidla dovolí.
level-squire = Panoš
level-squire-about = Vidí jeden krok dopředu. Vhodný pro první partie.
level-caballero = Caballero
level-caballero-about = Promyslí celý tah. Vhodný pro většinu hráčů.
level-grande = Grand
level-grande-about = Přemýšlí důkladně a dobře počítá.
level-master = Mistr
level-master-about = Z mnoha partií ví, jakou má pozice cenu. Nejsilnější.

## Variants

variant-short = Zkrácená hra
variant-short-about = Šest kol místo devíti, průběžné vyhodnocení po každém druhém z nich.
variant-regency = Nové regentství
variant-regency-about = Pátý balíček má nové karty: král odchází do exilu, vyměňuje si místo s grandem nebo hlídá věž.
variant-power-shift = Změna poměru sil
variant-power-shift-about = Šedé karty mění hodnotu silových karet a některé mají i vlastní drobný efekt.
variant-merged = Spojené balíčky
variant-merged-about = Při hře tří hráčů se 2. a 3. balíček zamíchají dohromady, takže se v každém kole vyloží jen čtyři akční karty.
variant-memory-aid = Pomůcka pro paměť
variant-memory-aid-about = Všichni vidí, kolik caballeros je ve věži.
variant-representation = Zastoupení
variant-representation-about = Tato akční karta se přidá do 1. balíčku.
variant-veto = Veto
variant-veto-about = Tato akční karta se přidá do 2. balíčku. Je ve dvou kusech.
variant-rivalry = Rivalita
variant-rivalry-about = Tato akční karta se přidá do 4. balíčku.

## Action cards: the name, and what the special action does

card-intrigue = Intriky
card-intrigue-text = Přemístěte až 2 své a až 2 cizí caballeros.
card-conspiracy = Spiknutí
card-conspiracy-text = Zvolte region. Přemístěte z něj až 5 caballeros libovolných barev.
card-ambush = Léčka
card-ambush-text = Přemístěte až 3 cizí caballeros.
card-march = Tažení
card-march-text = Přemístěte až 4 své caballeros.
card-upheaval = Zmatek
card-upheaval-text = Přemístěte až 4 caballeros libovolných barev.
card-skirmish = Šarvátka
card-skirmish-text = Přemístěte až 3 caballeros libovolných barev.
card-exodus = Odchod
card-exodus-text = Zvolte region. Přemístěte z něj libovolný počet svých caballeros.
card-militia = Domobrana
card-militia-text = Umístěte až 2 caballeros od svého dvora do libovolných regionů kromě královského.
card-justice = Spravedlnost
card-justice-text = Vyhodnoťte jeden region. Smí být i královský.
card-withdrawal = Ústup
card-withdrawal-text = Každý soupeř pošle do provincie 3 své caballeros z regionů, od dvora nebo z obojího. Které, určí sám.
card-civil-war = Občanská válka
card-civil-war-text = Každý soupeř tajně zvolí region, kde má caballeros, a všechny své odtud pošle do provincie.
card-assassin = Úkladný vrah
card-assassin-text = Pošlete do provincie od každého soupeře 1 caballera z libovolného regionu. Vybíráte vy.
card-levy = Odvod
card-levy-text = Každý soupeř pošle do provincie 3 caballeros od svého dvora.
card-disbandment = Rozpuštění
card-disbandment-text = Každý soupeř pošle do provincie všechny caballeros od svého dvora.
card-desertion = Dezerce
card-desertion-text = Každý soupeř tajně zvolí region, kde má caballeros, a 2 své odtud pošle do provincie.
card-outposts = Základny
card-outposts-text = Vyhodnoťte všechny regiony, kde má 1. místo v tuto chvíli hodnotu 4.
card-fiesta = Fiesta
card-fiesta-text = Vyhodnoťte všechny regiony, kde má 1. místo v tuto chvíli hodnotu 5.
card-revelation = Odhalení
card-revelation-text = Otevřete věž a vyhodnoťte ji. Všechno se vrací dovnitř.
card-strongholds = Pevnosti
card-strongholds-text = Vyhodnoťte všechny regiony, kde má 1. místo v tuto chvíli hodnotu 6 nebo 7.
card-supremacy = Nadvláda
card-supremacy-text = V každém regionu vyhodnoťte jen 1. místo, a to jen tam, kde se o ně nikdo nedělí.
card-heartland = Srdce země
card-heartland-text = Vyhodnoťte region, kde je nejvíce caballeros. Při shodě vyhodnoťte všechny takové.
card-hinterland = Pomezí
card-hinterland-text = Vyhodnoťte region, kde je nejméně caballeros, ale aspoň jeden. Při shodě vyhodnoťte všechny takové.
card-decree = Výnos
card-decree-text = Položte alternativní tabulku na volnou bodovací tabulku, nebo přesuňte tu, která už na plánu leží. Ne do královského regionu ani z něj.
card-empowerment = Zmocnění
card-empowerment-text = Vraťte si do ruky jednu ze svých vynesených silových karet.
card-new-home = Nový domov
card-new-home-text = Přemístěte svého granda do jiného regionu. Ne do královského regionu ani z něj.
card-coup = Převrat
card-coup-text = Zvolte region. Každý soupeř, který v něm má caballeros, tajně zvolí jiný a všechny je tam přemístí.
card-summons = Povolání
card-summons-text = Povolejte 2 caballeros z provincie ke svému dvoru.
card-royal-adviser = Králův rádce
card-royal-adviser-text = Přemístěte krále do sousedního regionu.
card-your-majesty = Vaše Veličenstvo
card-your-majesty-text = Přemístěte krále do kteréhokoli jiného regionu.
card-representation = Zastoupení
card-representation-text = Přemístěte libovolný počet svých caballeros z jednoho regionu, nebo umístěte až 2 od svého dvora do libovolných regionů.
card-veto = Veto
card-veto-text = Nechte si ji ležet před sebou. Jednou v tomto nebo příštím kole zrušte zvláštní akci jiného hráče.
card-rivalry = Rivalita
card-rivalry-text = Každý včetně vás tajně zvolí region. Vyhodnoťte každý region, který zvolil právě jeden hráč.
card-exile = Exil
card-exile-text = Přemístěte krále do Francie nebo do Portugalska. Caballeros se pak umisťují do regionů, které s tou zemí hraničí.
card-entourage = Doprovod
card-entourage-text = Přemístěte krále do jiného regionu. Půjdou s ním 2 caballeros podle vašeho výběru.
card-country-seat = Letní sídlo
card-country-seat-text = Přemístěte krále do regionu, kde je nejméně caballeros, ale aspoň jeden.
card-competition = Klání
card-competition-text = Přemístěte krále do jiného regionu. Všechny grandy, kteří tam stojí, vhoďte do věže.
card-revolt = Revolta
card-revolt-text = Král se postaví k věži a ta se stane královským regionem.
card-infiltration = Infiltrace
card-infiltration-text = Král zůstává na místě. V tomto tahu smíte umisťovat i do jeho regionu.
card-deputy = Vicekrál
card-deputy-text = Prohoďte krále s kterýmkoli grandem, pokud oba stojí v regionech.
