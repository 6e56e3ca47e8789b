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
level-random-about = Volí náhodně z tahů, které pravidla dovolují.
level-squire = Panoš
level-squire-about = Bere body, které má právě na dosah, a hodně zapomíná. Vhodný pro první partie.
level-caballero = Caballero
level-caballero-about = Zvažuje, jak může kolo pokračovat, a málo zapomíná. Vhodný pro většinu hráčů.
level-grande = Grand
level-grande-about = Plánuje celý tah, dobře počítá a nic nezapomíná.
level-master = Mistr
level-master-about = Z mnoha partií ví, jakou má pozice cenu. Nejsilnější.

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
