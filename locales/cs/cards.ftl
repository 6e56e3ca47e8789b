# Action cards: the name, the special action in short as on the card, the special action in full, and a tip.
# The marks in notes and tips are those of rules.ftl.

card-intrigue = Intriky
card-intrigue-text = Přemístěte až 2 své a až 2 cizí caballeros.
card-intrigue-note = Přemístěte až 2 své a až 2 cizí caballeros.
card-intrigue-tip = Dva vaši mohou z druhého místa udělat první, zatímco dva soupeřovi odejdou tam, kde nic neznamenají. Hledejte regiony, kde rozhoduje jediný caballero.

card-conspiracy = Spiknutí
card-conspiracy-text = Zvolte region. Přemístěte z něj až 5 caballeros libovolných barev.
card-conspiracy-note = Zvolte region a přemístěte z něj až 5 caballeros libovolných barev (ONE-1).
card-conspiracy-tip = Vyprázdní právě ten region, který vám vadí nejvíc. Rozbít soupeřovu převahu se často vyplatí víc než budovat vlastní.

card-ambush = Léčka
card-ambush-text = Přemístěte až 3 cizí caballeros.
card-ambush-note = Přemístěte až 3 cizí caballeros.
card-ambush-tip = Pošlete cizí caballeros tam, kde jen způsobí shodu mezi soupeři, nebo do regionu, kde jejich majitel stejně vede.

card-march = Tažení
card-march-text = Přemístěte až 4 své caballeros.
card-march-note = Přemístěte až 4 své caballeros.
card-march-tip = Použijte ji pozdě, až budete vědět, které regiony se budou vyhodnocovat, a shromážděte své caballeros tam, kde jeden navíc znamená první místo.

card-upheaval = Zmatek
card-upheaval-text = Přemístěte až 4 caballeros libovolných barev.
card-upheaval-note = Přemístěte až 4 caballeros libovolných barev.
card-upheaval-tip = Čtyři caballeros libovolných barev stačí k tomu, aby se poměr sil obrátil ve dvou regionech. Než na ně sáhnete, spočítejte, co který vynese.

card-skirmish = Šarvátka
card-skirmish-text = Přemístěte až 3 caballeros libovolných barev.
card-skirmish-note = Přemístěte až 3 caballeros libovolných barev.
card-skirmish-tip = Tři caballeros libovolných barev. Se dvěma se ujměte vedení tam, kde máte shodu, a třetím vyvolejte shodu mezi dvěma soupeři.

card-exodus = Odchod
card-exodus-text = Zvolte region. Přemístěte z něj libovolný počet svých caballeros.
card-exodus-note = Zvolte region a přemístěte z něj libovolný počet svých caballeros (ONE-1).
card-exodus-tip = Caballeros ve ztraceném regionu vám nejsou k ničemu. Rozmístěte je po jiných regionech, nebo některé vhoďte do věže, kde je nikdo nespočítá.

card-militia = Domobrana
card-militia-text = Umístěte až 2 caballeros od svého dvora do libovolných regionů kromě královského.
card-militia-note = Umístěte až 2 caballeros od svého dvora do libovolných regionů, oba do jednoho nebo každého do jiného, blízko krále i daleko od něj. Nikdy ne do královského regionu ani do věže.
card-militia-tip = Dosáhne do regionů daleko od krále, kde vaši posilu nikdo nečeká. V posledním kole před vyhodnocením stojí za dobrou silovou kartu.

card-justice = Spravedlnost
card-justice-text = Vyhodnoťte jeden region. Smí být i královský.
card-justice-note = Zvolte region, třeba i královský, a vyhodnoťte ho.
card-justice-tip = Vyhodnoťte region, který vynese vám a nikomu jinému. Je-li tam král i váš grand, vyplatí se díky bonusům kterýkoli.

card-withdrawal = Ústup
card-withdrawal-text = Každý soupeř pošle do provincie 3 své caballeros z regionů, od dvora nebo z obojího. Které, určí sám.
card-withdrawal-note = Každý soupeř pošle do provincie 3 své caballeros z regionů, od dvora nebo z obojího, podle vlastního výběru. První je na řadě hráč po vaší levici.
card-withdrawal-tip = Každého soupeře připraví o tři caballeros. Nejvíc to bolí ty, kdo mají prázdný dvůr.

card-civil-war = Občanská válka
card-civil-war-text = Každý soupeř tajně zvolí region, kde má caballeros, a všechny své odtud pošle do provincie.
card-civil-war-note = Každý soupeř nastaví na kotouči region, kde má aspoň 1 caballera. Kotouče se odhalí a každý pošle z regionu na svém kotouči všechny své caballeros do provincie. Kdo nemá caballera v žádném regionu, toho se karta netýká.
card-civil-war-tip = Předem nevíte, kterých regionů se soupeři vzdají. Použijte ji, když mají caballeros v mnoha regionech, aby každá volba bolela.

card-assassin = Úkladný vrah
card-assassin-text = Pošlete do provincie od každého soupeře 1 caballera z libovolného regionu. Vybíráte vy.
card-assassin-note = Pošlete do provincie od každého soupeře 1 caballera. Vybíráte vy, z libovolných regionů (ASN-1).
card-assassin-tip = Od každého soupeře jeden caballero a vy vybíráte odkud: hledejte první místa, která visí na jediném caballerovi.

card-levy = Odvod
card-levy-text = Každý soupeř pošle do provincie 3 caballeros od svého dvora.
card-levy-note = Každý soupeř pošle do provincie 3 caballeros od svého dvora, nebo všechny, má-li jich méně.
card-levy-tip = Nejlepší je, když si soupeři právě naplnili dvory, nejhorší, když je právě vyprázdnili.

card-disbandment = Rozpuštění
card-disbandment-text = Každý soupeř pošle do provincie všechny caballeros od svého dvora.
card-disbandment-note = Každý soupeř pošle do provincie všechny caballeros od svého dvora.
card-disbandment-tip = Plný dvůr je příslib a tato karta ho ruší. Vysoká silová karta, bez níž se k ní nedostanete, se bohatě vyplatí.

card-desertion = Dezerce
card-desertion-text = Každý soupeř tajně zvolí region, kde má caballeros, a 2 své odtud pošle do provincie.
card-desertion-note = Každý soupeř nastaví na kotouči region, kde má aspoň 1 caballera. Kotouče se odhalí a každý pošle z regionu na svém kotouči do provincie 2 své caballeros, nebo 1, pokud tam víc nemá.
card-desertion-tip = Od každého dva z jednoho regionu: není to moc, ale těsně před vyhodnocením to může převrátit několik regionů najednou.

card-outposts = Základny
card-outposts-text = Vyhodnoťte všechny regiony, kde má 1. místo v tuto chvíli hodnotu 4.
card-outposts-note = Vyhodnoťte každý region, kde má 1. místo v tuto chvíli hodnotu 4.
card-outposts-tip = Počítejte i s alternativními tabulkami: tabulka 4/0/0 udělá čtyřbodový region i z toho největšího.

card-fiesta = Fiesta
card-fiesta-text = Vyhodnoťte všechny regiony, kde má 1. místo v tuto chvíli hodnotu 5.
card-fiesta-note = Vyhodnoťte každý region, kde má 1. místo v tuto chvíli hodnotu 5.
card-fiesta-tip = Pětibodové regiony leží na severu a východě. Když vedete ve dvou z nich, je to jako vyhodnocení jen pro vás.

card-revelation = Odhalení
card-revelation-text = Otevřete věž a vyhodnoťte ji. Všechno se vrací dovnitř.
card-revelation-note = Otevřete věž a vyhodnoťte ji, potom všechno vhoďte zpět.
card-revelation-tip = Všechno se vrací dovnitř, takže vám věž vynese body teď a při průběžném vyhodnocení znovu. Zároveň ale všem ukáže, co v ní je.

card-strongholds = Pevnosti
card-strongholds-text = Vyhodnoťte všechny regiony, kde má 1. místo v tuto chvíli hodnotu 6 nebo 7.
card-strongholds-note = Vyhodnoťte každý region, kde má 1. místo v tuto chvíli hodnotu 6 nebo 7.
card-strongholds-tip = Velké regiony vynášejí nejvíc a soupeři to vědí. Než kartu použijete, podívejte se, kdo vede.

card-supremacy = Nadvláda
card-supremacy-text = V každém regionu vyhodnoťte jen 1. místo, a to jen tam, kde se o ně nikdo nedělí.
card-supremacy-note = V každém regionu vyhodnoťte jen 1. místo, i s bonusy. Kde je na 1. místě shoda, nedostane nikdo nic.
card-supremacy-tip = Počítá se jen jasné vedení, druhá místa tentokrát nevynášejí nic. Skvělá, když sami držíte mnoho malých regionů.

card-heartland = Srdce země
card-heartland-text = Vyhodnoťte region, kde je nejvíce caballeros. Při shodě vyhodnoťte všechny takové.
card-heartland-note = Vyhodnoťte region, kde je nejvíce caballeros všech barev dohromady. Při shodě vyhodnoťte všechny takové.
card-heartland-tip = Vyhodnotí se nejlidnatější region. Pokud jste v něm druzí, podívejte se, kdo je první.

card-hinterland = Pomezí
card-hinterland-text = Vyhodnoťte region, kde je nejméně caballeros, ale aspoň jeden. Při shodě vyhodnoťte všechny takové.
card-hinterland-note = Vyhodnoťte region, kde je nejméně caballeros všech barev dohromady, ale ne prázdný. Při shodě vyhodnoťte všechny takové.
card-hinterland-tip = Jediný osamělý caballero v zapomenutém regionu může stačit, aby se vyhodnotil právě ten, a to jen pro vás.

card-decree = Výnos
card-decree-text = Položte alternativní tabulku na volnou bodovací tabulku, nebo přesuňte tu, která už na plánu leží. Ne do královského regionu ani z něj.
card-decree-note = Položte alternativní tabulku ležící vedle herního plánu na volnou bodovací tabulku (i na tabulku věže), nebo přesuňte tu, která už na plánu leží, na jinou volnou bodovací tabulku. Ne do královského regionu ani z něj a nikdy ne pryč z plánu.
card-decree-tip = Nízká tabulka znehodnotí soupeřův nejlepší region, vysoká zdvojnásobí hodnotu některého z vašich chudších. Obě fungují i u věže.

card-empowerment = Zmocnění
card-empowerment-text = Vraťte si do ruky jednu ze svých vynesených silových karet.
card-empowerment-note = Vraťte si do ruky jednu svou silovou kartu, aniž ji ukážete: právě vynesenou, nebo kteroukoli dříve odhozenou. Ve variantě [power-shift] si místo ní smíte vzít šedou kartu (EMP-1).
card-empowerment-tip = Vraťte si vysokou kartu na poslední kola, kdy ostatním zůstaly už jen zbytky. Nikdo se nedozví, která to byla.

card-new-home = Nový domov
card-new-home-text = Přemístěte svého granda do jiného regionu. Ne do královského regionu ani z něj.
card-new-home-note = Přemístěte svého granda do jiného regionu, třeba i tam, kde už jiní grandi stojí. Ne do královského regionu ani z něj a ne do věže.
card-new-home-tip = Váš grand přinese 2 body navíc při každém vyhodnocení svého regionu, pokud jste tam sami na 1. místě. Přemístěte ho tam, kde je vaše převaha nejjistější, ne kde je největší.

card-coup = Převrat
card-coup-text = Zvolte region. Každý soupeř, který v něm má caballeros, tajně zvolí jiný a všechny je tam přemístí.
card-coup-note = Zvolte region kromě královského. Každý soupeř, který v něm má caballeros, nastaví na kotouči jiný region, rovněž ne královský. Kotouče se odhalí a všichni tito caballeros se přemístí do nastavených regionů. Vaši zůstávají (COU-1).
card-coup-tip = Vyžene z regionu všechny kromě vás. Soupeři volí tajně, takže se dva z nich mohou snadno srazit.

card-summons = Povolání
card-summons-text = Povolejte 2 caballeros z provincie ke svému dvoru.
card-summons-note = Povolejte 2 své caballeros z provincie ke dvoru (platí CRT-2).
card-summons-tip = Další dva u dvora, navíc k těm, které přivede silová karta. Díky nim nebude váš dvůr prázdný, ani když vynesete vysokou kartu.

card-royal-adviser = Králův rádce
card-royal-adviser-text = Přemístěte krále do sousedního regionu.
card-royal-adviser-note = Přemístěte krále do regionu sousedícího s místem, kde stojí (RAD-1).
card-royal-adviser-tip = Malý krok krále může uzamknout region, kde vedete, nebo otevřít ten, do kterého chcete ještě v tomto tahu umisťovat.

card-your-majesty = Vaše Veličenstvo
card-your-majesty-text = Přemístěte krále do kteréhokoli jiného regionu.
card-your-majesty-note = Přemístěte krále do kteréhokoli jiného regionu, ale ne k věži, do Francie ani do Portugalska. Pokud zvláštní akci vynecháte, král zůstává na místě.
card-your-majesty-tip = Nejprve umístit a region za sebou uzamknout, nebo nejprve přemístit krále a umisťovat kolem něj: je to na vás. Víc caballeros vám nedovolí umístit žádná karta.

card-representation = Zastoupení
card-representation-text = Přemístěte libovolný počet svých caballeros z jednoho regionu, nebo umístěte až 2 od svého dvora do libovolných regionů kromě královského.
card-representation-note = Vyberte si jedno ze dvou: přemístěte libovolný počet svých caballeros z jednoho regionu (ONE-1), nebo umístěte až 2 od svého dvora do libovolných regionů jako s kartou [militia].
card-representation-tip = Dvě karty v jedné. Hodí se, když ještě nevíte, zda potřebujete posily, nebo přeskupení.

card-veto = Veto
card-veto-text = Nechte si ji ležet před sebou. Jednou v tomto nebo příštím kole zrušte zvláštní akci jiného hráče.
card-veto-note = Položte ji před sebe. Jednou v tomto nebo příštím kole smíte zrušit zvláštní akci, kterou oznámí jiný hráč (VET-1); ten smí i tak umístit caballeros. Karta se odhodí po použití, nejpozději na konci příštího kola.
card-veto-tip = Hrozba má stejnou cenu jako samotné veto. Šetřte si ho na akci, která by vás stála nejvíc, ale nečekejte příliš dlouho.

card-rivalry = Rivalita
card-rivalry-text = Každý včetně vás tajně zvolí region. Vyhodnoťte každý region, který zvolil právě jeden hráč.
card-rivalry-note = Všichni hráči včetně vás nastaví na kotouči region. Vyhodnoťte každý region, který ukazuje právě jeden kotouč (RIV-1).
card-rivalry-tip = Region, který zvolí dva hráči, se nevyhodnotí. Zvolte takový, kde získáte jen vy a který vám nikdo nebude chtít zkazit.

card-exile = Exil
card-exile-text = Přemístěte krále do Francie nebo do Portugalska. Caballeros se pak umisťují do regionů, které s tou zemí hraničí.
card-exile-note = Přemístěte krále do Francie nebo do Portugalska. Caballeros se pak umisťují do regionů, které s tou zemí hraničí (EXI-1).
card-exile-tip = V cizině král nic nehlídá, takže žádný region není v bezpečí. Skvělé, když chcete ještě přemisťovat, špatné, když vedete.

card-entourage = Doprovod
card-entourage-text = Přemístěte krále do jiného regionu. Půjdou s ním 2 caballeros podle vašeho výběru.
card-entourage-note = Přemístěte krále do jiného regionu. Z regionu, který opouští, s ním musejí jít 2 caballeros libovolných barev podle vašeho výběru, nebo tolik, kolik jich tam je (ENT-1).
card-entourage-tip = Bere s sebou dva caballeros: dva vaše do nového královského regionu, kde budou v bezpečí, nebo dva cizí pryč ze starého.

card-country-seat = Letní sídlo
card-country-seat-text = Přemístěte krále do regionu, kde je nejméně caballeros, ale aspoň jeden.
card-country-seat-note = Přemístěte krále do regionu, kde je nejméně caballeros; prázdné regiony se nepočítají. Při shodě vybíráte vy (CSE-1).
card-country-seat-tip = Král jde tam, kde skoro nikdo není. Než si kartu vezmete, počítejte: často se dá odhadnout, kde skončí.

card-competition = Klání
card-competition-text = Přemístěte krále do jiného regionu. Všechny grandy, kteří tam stojí, vhoďte do věže.
card-competition-note = Přemístěte krále do jiného regionu a všechny grandy, kteří tam stojí, vhoďte do věže (CMP-1). Žádná jiná karta grandy do věže nedostane.
card-competition-tip = Připraví region o všechny grandy i jejich bonusy. Stojí-li v něm i váš, padá do věže také.

card-revolt = Revolta
card-revolt-text = Král se postaví k věži a ta se stane královským regionem.
card-revolt-note = Postavte krále k věži; ta se tím stává královským regionem (RVT-1).
card-revolt-tip = Nic dovnitř, nic ven. Máte-li uvnitř mnoho caballeros, počkáte si na ně déle; jste-li uvnitř sami na 1. místě, získáte královský bonus.

card-infiltration = Infiltrace
card-infiltration-text = Král zůstává na místě. V tomto tahu můžete umisťovat i do jeho regionu.
card-infiltration-note = Krále nechte, kde je. V tomto tahu můžete umisťovat i k němu do královského regionu (INL-1).
card-infiltration-tip = Jediný způsob, jak umístit caballeros ke králi. Vedení, které všichni měli za jisté, je najednou v ohrožení, ale jen z vaší strany a jen teď.

card-deputy = Vicekrál
card-deputy-text = Prohoďte krále s kterýmkoli grandem, pokud oba stojí v regionech.
card-deputy-note = Prohoďte krále s jedním libovolným grandem. Oba musejí být v regionech, a ne v témže (DEP-1).
card-deputy-tip = Král a grand si vymění místa: region může naráz přijít o bonus i o ochranu. Funguje s grandem kteréhokoli hráče.
