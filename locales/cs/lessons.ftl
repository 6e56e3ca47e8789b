# The tutorial: for each lesson a title, an introduction, and for each task what to do and what came of it; then answers
# to other legal moves. The learner plays red.

lesson-turn-order-title = Silové karty a dvůr
lesson-turn-order-intro = Každé kolo začíná silovými kartami. Určují, kdo je na tahu první a kolik caballeros přijde k vašemu dvoru.
lesson-turn-order-task-1 = Soupeři vynesli 8, 3 a 6. Vyneste silovou kartu, s níž budete na tahu první, ale ne vyšší, než je třeba: vyšší karty přivedou méně caballeros.
lesson-turn-order-done-1 = Vaše 9 je nejvyšší karta, takže první tah je váš. Do ruky se už nevrátí: každou ze svých 13 karet vynesete jen jednou.
lesson-turn-order-task-2 = Karta 9 vám dovoluje povolat z provincie ke dvoru 2 caballeros. Umístit pak můžete jen ty, kteří jsou u dvora. Povolejte oba.
lesson-turn-order-done-2 = U dvora teď máte 5 caballeros. Nízká karta by jich přivedla víc, ale na tah byste přišli později.
lesson-turn-order-not-first = S touto kartou by hrál někdo před vámi. Potřebujete víc než 8.
lesson-turn-order-dear = I s touto kartou budete první, ale stačí nižší a ta přivede víc caballeros.
lesson-turn-order-too-few = Smíte jich povolat méně, ale tady se vám bude hodit každý. Povolejte 2.

lesson-placement-title = Umístění caballeros
lesson-placement-intro = Ve svém tahu si vezmete jednu akční kartu. Její spodní část ukazuje, kolik caballeros smíte umístit.
lesson-placement-task-1 = V Aragonu vede modrý se 2 caballeros a vy tam nemáte nikoho. Zvolte kartu, která dovoluje umístit aspoň 3.
lesson-placement-done-1 = V tomto kole je karta vaše. Soupeři vybírají z těch, které zbyly.
lesson-placement-task-2 = Umisťuje se do regionů, které sousedí s královským regionem. Král stojí v Kastilii a Aragon s ní sousedí. Umístěte do Aragonu tolik caballeros, abyste tam vedli. Chcete-li, zkuste i Kastilii: královský region je zapovězený.
lesson-placement-done-2 = 3 proti 2: kdyby se teď Aragon vyhodnotil, získali byste nejvíc. Do královského regionu nic nevstoupí a nic ho neopustí, takže vedení v něm je v bezpečí, dokud tam král stojí.
lesson-placement-too-few = S touto kartou neumístíte dost caballeros, abyste v Aragonu předstihli modrého. Hledejte kartu s číslem 3 nebo vyšším.
lesson-placement-elsewhere = Umístit tam smíte, ale úkolem je získat vedení v Aragonu.
lesson-placement-special = Zvláštní akcí začít smíte, ale v této lekci nejprve umístěte caballeros. O zvláštních akcích je příští lekce.
lesson-placement-too-soon = Ještě ne: modrý má v Aragonu aspoň tolik caballeros co vy.

lesson-special-title = Zvláštní akce
lesson-special-intro = Horní část akční karty je zvláštní akce. Využít ji můžete před umístěním nebo po něm, ale nemusíte.
lesson-special-task-1 = Vzali jste si kartu Tažení: přemístěte až 4 své caballeros. Využijte zvláštní akci.
lesson-special-done-1 = Nemusíte přemístit všechny 4. Smějí z kteréhokoli regionu do kteréhokoli jiného. Zapovězený je jen královský region.
lesson-special-task-2 = V Granadě zaostáváte za modrým, ale v Seville má modrý jen 1 caballera. Přemístěte své 2 z Granady do Sevilly. Ti v Toledu se hnout nemohou: je tam král.
lesson-special-done-2 = Sevilla je vaše, 2 proti 1. Přemístěním lze získat region bez jediného caballera od dvora.
lesson-special-placement = Smíte nejprve umisťovat, ale tentokrát začněte zvláštní akcí.
lesson-special-elsewhere = Přemístit je tam smíte, ale úkolem je vést v Seville. Přemístěte své caballeros z Granady do Sevilly.
lesson-special-too-soon = Ještě ne: v Seville zatím nevedete.

lesson-king-title = Král
lesson-king-intro = Král určuje, kam smějí všichni umisťovat. V každém kole je k dispozici karta, která ho přemisťuje: Vaše Veličenstvo.
lesson-king-task-1 = Chcete mít víc caballeros v Granadě, ale král je daleko, v Galicii. Máte kartu Vaše Veličenstvo: využijte její zvláštní akci.
lesson-king-done-1 = Král smí do kteréhokoli regionu. Jen nesmí zůstat tam, kde stojí.
lesson-king-task-2 = Přemístěte krále do regionu, který sousedí s Granadou, ale ne přímo do ní. Do královského regionu nic nevstoupí.
lesson-king-done-2 = Odteď všichni umisťují kolem nového královského regionu, dokud krále zase někdo nepřemístí.
lesson-king-task-3 = Karta Vaše Veličenstvo dovoluje umístit až 5 caballeros. V Granadě má modrý 2 a vy 1: umístěte jich tam tolik, abyste vedli.
lesson-king-done-3 = Granada je vaše. Kdyby král stál přímo v Granadě, získal by ten, kdo je tam sám na 1. místě, při každém vyhodnocení 2 body navíc.
lesson-king-placement = Smíte nejprve umisťovat, ale dokud je král v Galicii, na Granadu nedosáhnete. Nejprve přemístěte krále.
lesson-king-inside = Král tam smí, ale pak do Granady nemůže umístit nikdo, ani vy. Zvolte některý ze sousedních regionů.
lesson-king-far = Odtamtud na Granadu nedosáhnete. Zvolte region, který s ní sousedí: Sevillu, Toledo nebo Valencii.
lesson-king-elsewhere = Umístit tam smíte, ale úkolem je vést v Granadě.
lesson-king-too-soon = Ještě ne: modrý má v Granadě aspoň tolik caballeros co vy.

lesson-castillo-title = Věž a kotouč
lesson-castillo-intro = Věž je místo, do kterého nikdo nevidí. Při každém průběžném vyhodnocení se otevře a každý z ní pošle své caballeros do jednoho regionu, který si zvolí.
lesson-castillo-task-1 = Hraje se třetí kolo, takže na jeho konci přijde vyhodnocení. Do věže smíte umisťovat vždy, ať je král kdekoli. Vhoďte do ní všechny své 3 caballeros.
lesson-castillo-done-1 = Kolo skončilo. Než se věž otevře, každý tajně nastaví na kotouči region, kam jeho caballeros půjdou.
lesson-castillo-task-2 = Nastavte kotouč na bohatý region, kde 1. místo vynáší aspoň 6 bodů a kde se svými 3 caballeros z věže povedete.
lesson-castillo-done-2 = Nejprve se vyhodnotila sama věž: měli jste v ní nejvíc caballeros. Pak se odhalily kotouče, vaši caballeros vyjeli ven a vyhodnotily se všechny regiony.
lesson-castillo-elsewhere = Umístit tam smíte, ale tato lekce je o věži. Vhoďte do ní své caballeros.
lesson-castillo-too-soon = Ještě ne: do věže můžete vhodit další caballeros.
lesson-castillo-king = Královský region zvolit smíte, ale nic do něj nevstoupí: vaši caballeros by se jen vrátili ke dvoru.
lesson-castillo-behind = Zvolit ho smíte, ale ani se 3 dalšími caballeros byste tam nevedli.
lesson-castillo-poor = Vedli byste tam, ale tento region moc nevynáší. Hledejte takový, kde 1. místo vynáší aspoň 6 bodů.

lesson-scoring-title = Body, shody a bonusy
lesson-scoring-intro = Každý region dává body za 1., 2. a 3. místo podle své bodovací tabulky. Shoda bolí: všichni, kdo mají stejně, klesnou o jedno místo.
lesson-scoring-task-1 = V Toledu mají modrý a zelený po 3 caballeros. Na 1. místě je shoda, takže oba získají jen body za druhé. Vy máte 2. Umístěte své 2 caballeros tak, abyste byli sami na 1. místě.
lesson-scoring-done-1 = Se 4 proti 3 a 3 jste první. Kdybyste přidali jen 1 caballera, byla by to shoda všech tří a získali byste jen body za 2. místo.
lesson-scoring-task-2 = Karta Spravedlnost hned vyhodnotí jeden region. Využijte její zvláštní akci a zvolte Toledo.
lesson-scoring-done-2 = 7 bodů za 1. místo a 2 navíc, protože v Toledu stojí váš grand a jste tam sami na 1. místě. Modrý a zelený se dělí o 2. místo a získají body za třetí: každý 2. Kdo je sám na 1. místě v královském regionu, má také 2 body navíc.
lesson-scoring-elsewhere = Umístit tam smíte, ale v Toledu potřebujete oba.
lesson-scoring-special = Smíte nejprve vyhodnotit, ale tady začněte umístěním: Toledo vám pak vynese mnohem víc.
lesson-scoring-other-region = Vyhodnotit ho smíte, ale nejvíc vám vynese Toledo.
lesson-scoring-too-soon = Ještě ne: úkol není splněný.

lesson-tiles-title = Alternativní bodovací tabulky
lesson-tiles-intro = Vedle herního plánu leží dvě alternativní bodovací tabulky: 8/4/0 a 4/0/0. Každá nahradí bodovací tabulku, na které leží, a změní tak hodnotu regionu.
lesson-tiles-task-1 = Vzali jste si kartu Výnos. Její zvláštní akce umožňuje položit alternativní bodovací tabulku. Využijte ji.
lesson-tiles-done-1 = Zvolit můžete kteroukoli: vysokou tam, kde vedete vy, nebo nízkou tam, kde vede někdo jiný.
lesson-tiles-task-2 = V Seville vedete, ale 1. místo tam vynáší jen 4 body. Zvolte tabulku 8/4/0 a položte ji do Sevilly.
lesson-tiles-done-2 = 1. místo v Seville teď vynáší 8 bodů, dvakrát víc než předtím. Platí to při každém vyhodnocení, dokud tabulku někdo nepřesune další kartou Výnos. Ale pozor: Sevilla teď láká i soupeře.
lesson-tiles-placement = Smíte nejprve umisťovat, ale tentokrát začněte zvláštní akcí.
lesson-tiles-elsewhere = Položit ji tam smíte, ale nevedete tam. Položte ji do Sevilly, kde vedete.
lesson-tiles-low = S tabulkou 4/0/0 vynáší jen 1. místo, a to pouhé 4 body. Tou znehodnotíte soupeřův region. Pro Sevillu zvolte 8/4/0.

lesson-veto-title = Veto
lesson-veto-intro = Veto je karta navíc, kterou můžete do hry přidat. Zruší cizí zvláštní akci, ale jen jednou.
lesson-veto-task-1 = Vzali jste si kartu Veto. Využijte její zvláštní akci: karta pak před vámi zůstane v tomto i příštím kole.
lesson-veto-done-1 = Od této chvíle musí všichni ostatní své zvláštní akce oznamovat a hra se vás pokaždé zeptá.
lesson-veto-task-2 = Modrý oznamuje kartu Povolání: povolá ke dvoru další 2 caballeros. To vám skoro neuškodí. Dovolte to a nechte si veto na něco horšího.
lesson-veto-done-2 = Modrý má o 2 caballeros víc, ale vy máte pořád veto.
lesson-veto-task-3 = Zelený oznamuje kartu Srdce země: vyhodnotí se region s nejvíce caballeros, tedy Granada. Zelený by tam získal 8 bodů a vy nic. Vetujte to!
lesson-veto-done-3 = Zelený za Srdce země nic nezíská, ale umisťovat ještě smí. Své veto jste tím vyčerpali. Když otevíráte stůl, najdete tuto kartu mezi alternativními akčními kartami.
lesson-veto-placement = Tah můžete ukončit i bez zvláštní akce, ale pak nebudete mít veto. Využijte ji.
lesson-veto-wasted = Smíte, ale pak už veto mít nebudete a může přijít něco horšího. Tuto akci dovolte.
lesson-veto-harmful = Dovolit to smíte, ale zelený pak hned získá 8 bodů. Právě na to máte veto.

lesson-help-title = Rady, vracení a průběh
lesson-help-intro = Nemusíte všechno vědět ani si všechno pamatovat: pomohou vám rady, vracení tahů a průběh partie.
lesson-help-task-1 = Kterou akční kartu si vzít? { $input ->
    [touch] Klepněte
   *[mouse] Klikněte
  } na tlačítko Rada a uvidíte, co by udělal nejsilnější bot. Vezměte si některou z těch karet, nebo jinou.
lesson-help-done-1 = Je to jen rada. Požádat o ni můžete vždy, když jsou všichni soupeři boti.
lesson-help-task-2 = Dokud nepotvrdíte, nic není konečné. Umístěte caballera do kteréhokoli zvýrazněného regionu. Pak { $input ->
    [touch] klepněte
   *[mouse] klikněte
  } na tlačítko Vzít zpět: caballero se vrátí ke dvoru. Nakonec ho umístěte tam, kde ho opravdu chcete mít.
lesson-help-done-2 = Proti botům můžete vzít zpět i celý svůj poslední tah, pokud se od té doby neodhalilo nic skrytého.
lesson-help-task-3 = Před vaším tahem modrý opustil jeden region. Který? { $screen ->
    [narrow] Otevřete Průběh
   *[wide] Podívejte se do průběhu vpravo dole
  }. Pak tam umístěte caballera a ujměte se vedení.
lesson-help-done-3 = Navarra je vaše. Ve skutečné partii vám každý řádek průběhu také ukáže, jak herní plán v té chvíli vypadal.
lesson-help-special = Smíte začít zvláštní akcí, ale tady nejprve umístěte caballera.
lesson-help-too-soon = Ještě ne: nejprve umístěte caballera.
lesson-help-elsewhere = Umístit tam smíte, ale tento region modrý neopustil. Podívejte se do průběhu, odkud jeho caballeros přišli.
lesson-help-no-hint = Tuto kartu si vzít smíte. Nejprve ale { $input ->
    [touch] klepněte
   *[mouse] klikněte
  } na tlačítko Rada a podívejte se, kterou by si vzal nejsilnější bot.
lesson-help-no-undo = Nechat ho tam smíte. Nejprve ale { $input ->
    [touch] klepněte
   *[mouse] klikněte
  } na tlačítko Vzít zpět a sledujte, jak se vrátí ke dvoru.

lesson-round-title = Celé kolo
lesson-round-intro = Teď všechno dohromady: silová karta, dvůr, akční karta, umístění a na konci vyhodnocení. Tentokrát je to jen na vás.
lesson-round-task-1 = Soupeři vynesli 7, 4 a 10. Vyneste kteroukoli silovou kartu: vysokou pro brzký tah a nejlepší výběr karet, nízkou pro víc caballeros.
lesson-round-done-1 = Tahy se hrají od nejvyšší karty k nejnižší.
lesson-round-task-2 = Jste na tahu: povolejte caballeros, vezměte si kartu, umístěte caballeros a zvláštní akci využijte, nebo vynechte. Dokud tah neskončí, je všechno na vás.
lesson-round-done-2 = Všichni mají svůj tah za sebou a třetí kolo končí vyhodnocením.
lesson-round-task-3 = Nastavte svůj kotouč. Co jste vhodili do věže, víte; odhadněte, kam pošlou své caballeros soupeři.
lesson-round-done-3 = To bylo jedno kolo. Partie jich má devět, po každém třetím přijde vyhodnocení a kdo má na konci nejvíc bodů, vítězí. Jste připraveni!
