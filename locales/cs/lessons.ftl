# The first game that teaches: for each lesson a title, what it is about, and for each task what to do and what came of
# it; then what is said to somebody who does something else that the rules allow. The learner plays red.

lesson-turn-order-title = Silové karty a dvůr
lesson-turn-order-intro = Každé kolo začíná silovými kartami: určují, kdo je na tahu první a kolik caballeros přijde k vašemu dvoru.
lesson-turn-order-task-1 = Ostatní vynesli 8, 3 a 6. Vyneste silovou kartu, s níž budete na tahu první, ale ne vyšší, než je třeba: čím vyšší karta, tím méně caballeros přivede.
lesson-turn-order-done-1 = Vaše 9 je nejvyšší karta, takže první tah je váš. Do ruky se už nevrátí: každou ze svých 13 karet vynesete jen jednou.
lesson-turn-order-task-2 = Karta 9 vám dovoluje povolat z provincie ke dvoru 2 caballeros. Na herní plán lze umístit jen ty, kteří jsou u dvora. Povolejte oba.
lesson-turn-order-done-2 = U vašeho dvora teď čeká 5 caballeros. Nízká karta by jich přivedla víc, ale na tah byste přišli pozdě.
lesson-turn-order-not-first = S touto kartou by byl někdo jiný na tahu před vámi. Potřebujete víc než 8.
lesson-turn-order-dear = I s touto kartou budete první, ale stačí nižší, a ta přivede víc caballeros.
lesson-turn-order-too-few = Smíte jich povolat méně, ale tady se hodí každý caballero. Povolejte 2.

lesson-placement-title = Umístění caballeros
lesson-placement-intro = Ve svém tahu si vezmete jednu akční kartu. Její spodní část říká, kolik caballeros smíte umístit.
lesson-placement-task-1 = V Aragonu vede modrý: má tam 2 caballeros a vy nikoho. Vezměte si kartu, která dovoluje umístit aspoň 3.
lesson-placement-done-1 = V tomto kole je karta vaše; ostatní vybírají z těch, které zbyly.
lesson-placement-task-2 = Caballeros patří do regionů vedle krále. Král stojí v Kastilii a Aragon s ní sousedí. Umístěte do Aragonu tolik caballeros, abyste tam vedli. Chcete-li, zkuste i samotnou Kastilii: královský region je zapovězený.
lesson-placement-done-2 = 3 proti 2: kdyby se teď Aragon vyhodnotil, získali byste nejvíc. Do královského regionu nic nevstoupí a nic ho neopustí, takže kdo tam vede, je v bezpečí, dokud král neodejde.
lesson-placement-too-few = S touto kartou jich umístíte příliš málo na to, abyste v Aragonu předstihli modrého. Hledejte kartu s číslem 3 nebo vyšším.
lesson-placement-elsewhere = Umístit tam smíte, ale pak vám nezbude dost caballeros pro Aragon. Vezměte to zpět a umístěte je do Aragonu.
lesson-placement-special = Zvláštní akcí začít smíte, ale v této lekci nejprve umístěte caballeros; o zvláštních akcích je ta příští.
lesson-placement-too-soon = Ještě ne: modrý má v Aragonu aspoň tolik caballeros co vy.

lesson-special-title = Zvláštní akce
lesson-special-intro = Horní část akční karty je zvláštní akce. Můžete ji využít, nebo vynechat, a to před umístěním i po něm.
lesson-special-task-1 = Máte kartu Tažení: dovoluje přemístit nejvýše 4 vlastní caballeros. Použijte zvláštní akci.
lesson-special-done-1 = Nemusíte přemístit všechny. Smějí z kteréhokoli regionu do kteréhokoli jiného, blízko i daleko; uzavřený je jen královský region.
lesson-special-task-2 = V Granadě jste druzí za modrým, ale v Seville má modrý jen 1 caballera. Přemístěte své 2 z Granady do Sevilly. Ti v Toledu se hnout nemohou: je tam král.
lesson-special-done-2 = Sevilla je teď vaše, 2 proti 1, a to bez jediného caballera z vašeho dvora.
lesson-special-placement = Smíte nejprve umisťovat, ale tentokrát začněte zvláštní akcí.
lesson-special-elsewhere = Přemístit je tam smíte, ale úkolem je vést v Seville. Přemístěte své caballeros z Granady do Sevilly.
lesson-special-too-soon = Ještě ne: v Seville zatím nevedete.

lesson-king-title = Král
lesson-king-intro = Kam smějí všichni umisťovat, závisí na tom, kde stojí král. V každém kole je tu karta, která ho přemístí: Vaše Veličenstvo.
lesson-king-task-1 = Chcete mít víc caballeros v Granadě, ale král je daleko, v Galicii. Máte kartu Vaše Veličenstvo: použijte její zvláštní akci.
lesson-king-done-1 = Král půjde do kteréhokoli regionu, který zvolíte. Zůstat tam, kde stojí, nesmí.
lesson-king-task-2 = Přemístěte krále vedle Granady, ale ne přímo do ní: do jeho regionu nikdo nevstoupí.
lesson-king-done-2 = Odteď všichni umisťují kolem nového královského regionu, dokud krále zase někdo nepřemístí.
lesson-king-task-3 = Karta Vaše Veličenstvo dovoluje umístit 5 caballeros. V Granadě má modrý 2 a vy 1: umístěte jich tam tolik, abyste vedli.
lesson-king-done-3 = Granada je vaše. Kdyby král stál přímo v Granadě, získal by ten, kdo je tam na 1. místě sám, při každém vyhodnocení 2 body navíc.
lesson-king-placement = Smíte nejprve umisťovat, ale dokud je král v Galicii, na Granadu nedosáhnete. Nejprve přemístěte krále.
lesson-king-inside = Král tam smí, ale pak do Granady nemůže umístit nikdo, ani vy. Zvolte některý ze sousedních regionů.
lesson-king-far = Odtamtud na Granadu nedosáhnete. Zvolte některý region vedle ní: Sevillu, Toledo nebo Valencii.
lesson-king-elsewhere = Umístit tam smíte, ale úkolem je vést v Granadě.
lesson-king-too-soon = Ještě ne: modrý má v Granadě aspoň tolik caballeros co vy.

lesson-castillo-title = Věž a kotouč
lesson-castillo-intro = Do věže nikdo nevidí. Při každém průběžném vyhodnocení se otevře a každý pošle své caballeros z ní do jednoho regionu, který si zvolí.
lesson-castillo-task-1 = Hraje se třetí kolo a na jeho konci přijde vyhodnocení. Do věže smíte umisťovat vždy, ať je král kdekoli. Vhoďte do ní všechny své 3 caballeros.
lesson-castillo-done-1 = Kolo skončilo. Než se věž otevře, každý tajně nastaví kotouč: určí jím region, kam jeho caballeros půjdou.
lesson-castillo-task-2 = Nastavte kotouč na bohatý region: takový, kde 1. místo vynáší aspoň 6 bodů a kde se svými 3 caballeros z věže povedete.
lesson-castillo-done-2 = Kotouče se ukázaly. Nejprve se vyhodnotila sama věž: měli jste v ní nejvíc caballeros. Pak vaši caballeros vyjeli ven a vyhodnotily se všechny regiony.
lesson-castillo-elsewhere = Umístit tam smíte, ale tato lekce je o věži. Vhoďte caballera do ní.
lesson-castillo-too-soon = Ještě ne: do věže můžete vhodit další caballeros.
lesson-castillo-king = Královský region zvolit smíte, ale nic do něj nevstoupí: vaši caballeros by se jen vrátili ke dvoru.
lesson-castillo-behind = Zvolit ho smíte, ale ani se 3 dalšími caballeros byste tam nevedli.
lesson-castillo-poor = Vedli byste tam, ale tento region vynáší málo. Hledejte takový, kde 1. místo vynáší aspoň 6 bodů.

lesson-scoring-title = Body, shody a bonusy
lesson-scoring-intro = Region dává body za 1., 2. a 3. místo, jak ukazuje jeho bodovací tabulka. Shoda něco stojí: všichni, kdo mají stejně, klesnou o jedno místo.
lesson-scoring-task-1 = V Toledu mají modrý a zelený po 3 caballeros: je to shoda na 1. místě, takže by oba získali jen to, co vynáší druhé. Vy máte 2. Umístěte své 2 caballeros tak, abyste byli na 1. místě sami.
lesson-scoring-done-1 = Máte 4 a oni po 3: jste na 1. místě. S jedním méně by to byla shoda tří a všichni byste získali jen to, co vynáší 2. místo.
lesson-scoring-task-2 = Karta Spravedlnost hned vyhodnotí jeden region. Použijte její zvláštní akci a zvolte Toledo.
lesson-scoring-done-2 = 7 bodů za 1. místo a 2 navíc, protože v Toledu stojí váš grand a vy jste tam na 1. místě sami. Modrý a zelený mají na 2. místě shodu a získají, co vynáší třetí: po 2 bodech. Kde stojí král, tam má ten, kdo je na 1. místě sám, také 2 body navíc.
lesson-scoring-elsewhere = Umístit tam smíte, ale v Toledu potřebujete oba.
lesson-scoring-special = Smíte nejprve vyhodnotit, ale tady začněte umístěním: Toledo vám pak vynese mnohem víc.
lesson-scoring-other-region = Vyhodnotit ho smíte, ale nejvíc vám vynese Toledo.
lesson-scoring-too-soon = Ještě ne: úkol není splněný.

lesson-round-title = Celé kolo
lesson-round-intro = Teď všechno dohromady: silová karta, dvůr, akční karta, umístění a na konci vyhodnocení. Co je správné, vám nikdo neřekne.
lesson-round-task-1 = Ostatní vynesli 7, 4 a 10. Vyneste kteroukoli silovou kartu: vysoká dá brzký tah a nejlepší výběr, nízká přivede hodně caballeros.
lesson-round-done-1 = Tahy se hrají od nejvyšší karty k nejnižší.
lesson-round-task-2 = Jste na tahu: povolejte caballeros, vezměte si kartu, umisťujte, použijte její zvláštní akci, nebo ji vynechte. Hrajte, jak chcete, dokud váš tah neskončí.
lesson-round-done-2 = Všichni mají svůj tah za sebou a třetí kolo končí vyhodnocením.
lesson-round-task-3 = Nastavte svůj kotouč. Kolik svých máte ve věži, víte; odhadněte, kam pošlou své caballeros ostatní.
lesson-round-done-3 = To bylo celé kolo. Partie jich má devět, po každém třetím přijde vyhodnocení, a kdo má na konci nejvíc bodů, vítězí. Můžete se pustit do hry.
