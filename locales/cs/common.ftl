# Names that stand everywhere: regions, colours, cards, levels, variants, terms.
# In all Czech files a no-break space follows words of one letter (k, s, v, z, o, u, a, i) and ordinals.

elgrande = El Grande

## Regions and what lies around them

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
level-squire-about = Vidí jeden krok dopředu. Pro první partie.
level-caballero = Caballero
level-caballero-about = Promyslí celý tah. Pro většinu lidí.
level-grande = Grand
level-grande-about = Přemýšlí důkladně a dobře počítá.
level-master = Mistr
level-master-about = Z mnoha partií ví, jakou má pozice cenu. Nejsilnější.

## Variants

variant-short = Zkrácená hra
variant-short-about = Šest kol místo devíti, průběžné vyhodnocení po každém druhém.
variant-regency = Nové regentství
variant-regency-about = Pátý balíček má nové karty: král odchází do exilu, mění si místo s grandem, stojí u věže.
variant-power-shift = Změna poměru sil
variant-power-shift-about = Šedé karty mění hodnotu silových karet a mají i vlastní drobné efekty.
variant-merged = Spojené balíčky
variant-merged-about = Ve třech hráčích se 2. a 3. balíček spojí, takže leží jen čtyři akční karty.
variant-memory-aid = Pomůcka pro paměť
variant-memory-aid-about = Všichni vidí, kolik caballeros je ve věži.
variant-representation = Zastoupení
variant-representation-about = Tato akční karta se přidá do 1. balíčku.
variant-veto = Veto
variant-veto-about = Tato akční karta se přidá do 2. balíčku; je ve dvou kusech.
variant-rivalry = Rivalita
variant-rivalry-about = Tato akční karta se přidá do 4. balíčku.

## Action cards: the name, and what the special action does

card-intrigue = Intriky
card-intrigue-text = Přemístěte nejvýše 2 vlastní a nejvýše 2 cizí caballeros.
card-conspiracy = Spiknutí
card-conspiracy-text = Zvolte region. Přemístěte z něj nejvýše 5 caballeros jakýchkoli barev.
card-ambush = Léčka
card-ambush-text = Přemístěte nejvýše 3 cizí caballeros.
card-march = Tažení
card-march-text = Přemístěte nejvýše 4 vlastní caballeros.
card-upheaval = Zmatek
card-upheaval-text = Přemístěte nejvýše 4 caballeros jakýchkoli barev.
card-skirmish = Šarvátka
card-skirmish-text = Přemístěte nejvýše 3 caballeros jakýchkoli barev.
card-exodus = Odchod
card-exodus-text = Zvolte region. Přemístěte z něj tolik vlastních caballeros, kolik chcete.
card-militia = Domobrana
card-militia-text = Umístěte nejvýše 2 caballeros od svého dvora do kterýchkoli regionů, jen ne do královského.
card-justice = Spravedlnost
card-justice-text = Vyhodnoťte jeden region. Smí být i královský.
card-withdrawal = Ústup
card-withdrawal-text = Každý soupeř pošle do provincie 3 caballeros z regionů nebo od dvora. Které, určí sám.
card-civil-war = Občanská válka
card-civil-war-text = Každý soupeř tajně zvolí region, kde stojí, a pošle odtud do provincie všechny své caballeros.
card-assassin = Úkladný vrah
card-assassin-text = Pošlete do provincie po jednom caballerovi každého soupeře. Vybíráte je vy, z kterýchkoli regionů.
card-levy = Odvod
card-levy-text = Každý soupeř pošle od dvora do provincie 3 caballeros.
card-disbandment = Rozpuštění
card-disbandment-text = Každý soupeř pošle do provincie celý svůj dvůr.
card-desertion = Dezerce
card-desertion-text = Každý soupeř tajně zvolí region, kde stojí, a pošle odtud do provincie 2 caballeros.
card-outposts = Základny
card-outposts-text = Vyhodnoťte všechny regiony, kde má 1. místo právě hodnotu 4.
card-fiesta = Fiesta
card-fiesta-text = Vyhodnoťte všechny regiony, kde má 1. místo právě hodnotu 5.
card-revelation = Odhalení
card-revelation-text = Otevřete věž a vyhodnoťte ji. Všechno se vrací dovnitř.
card-strongholds = Pevnosti
card-strongholds-text = Vyhodnoťte všechny regiony, kde má 1. místo právě hodnotu 6 nebo 7.
card-supremacy = Nadvláda
card-supremacy-text = V každém regionu vyhodnoťte jen 1. místo, a to tam, kde ho nikdo nesdílí.
card-heartland = Srdce země
card-heartland-text = Vyhodnoťte region, kde je caballeros nejvíce; při shodě každý takový.
card-hinterland = Pomezí
card-hinterland-text = Vyhodnoťte region, kde je caballeros nejméně, ale aspoň jeden; při shodě každý takový.
card-decree = Výnos
card-decree-text = Položte alternativní tabulku na volné místo, nebo přesuňte tu, která už leží. Ne do královského regionu ani z něj.
card-empowerment = Zmocnění
card-empowerment-text = Vraťte si do ruky jednu ze silových karet, které jste už zahráli.
card-new-home = Nový domov
card-new-home-text = Přemístěte svého granda do jiného regionu, ne však z královského ani do něj.
card-coup = Převrat
card-coup-text = Zvolte region. Každý soupeř, který v něm stojí, tajně zvolí jiný a přejde tam se všemi svými caballeros.
card-summons = Povolání
card-summons-text = Povolejte 2 caballeros z provincie ke svému dvoru.
card-royal-adviser = Králův rádce
card-royal-adviser-text = Přemístěte krále do sousedního regionu.
card-your-majesty = Vaše Veličenstvo
card-your-majesty-text = Přemístěte krále do kteréhokoli jiného regionu.
card-representation = Zastoupení
card-representation-text = Buď přemístěte z jednoho regionu tolik vlastních caballeros, kolik chcete, nebo umístěte nejvýše 2 od dvora do kterýchkoli regionů.
card-veto = Veto
card-veto-text = Nechte ležet před sebou. Jednou v tomto nebo příštím kole smíte zrušit zvláštní akci někoho jiného.
card-rivalry = Rivalita
card-rivalry-text = Každý, i vy, tajně zvolí region. Vyhodnotí se ty, které si vybral právě jeden hráč.
card-exile = Exil
card-exile-text = Přemístěte krále do Francie nebo do Portugalska. Umisťuje se pak do regionů u té hranice.
card-entourage = Doprovod
card-entourage-text = Přemístěte krále do jiného regionu. Jdou s ním 2 caballeros podle vašeho výběru.
card-country-seat = Letní sídlo
card-country-seat-text = Přemístěte krále tam, kde je caballeros nejméně, ale aspoň jeden.
card-competition = Klání
card-competition-text = Přemístěte krále do jiného regionu. Všichni grandi, kteří tam stojí, padají do věže.
card-revolt = Revolta
card-revolt-text = Král se postaví k věži: ta je teď královským regionem.
card-infiltration = Infiltrace
card-infiltration-text = Král zůstává. V tomto tahu smíte umisťovat i k němu do regionu.
card-deputy = Vicekrál
card-deputy-text = Vyměňte krále s kterýmkoli grandem, pokud oba stojí v regionech.
