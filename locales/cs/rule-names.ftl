# The names of the rules, shown beside their IDs.

rule-name-set-1 = Počet hráčů a strany plánu
rule-name-set-2 = Pět balíčků
rule-name-set-3 = Počáteční body a alternativní tabulky
rule-name-set-4 = Co dostanete
rule-name-set-5 = Kde začínají král a grandi
rule-name-set-6 = Váš dvůr na začátku
rule-name-set-7 = Kdo má figurku začínajícího hráče na začátku hry
rule-name-inf-1 = Co je veřejné a co tajné

rule-name-rnd-1 = Fáze kola
rule-name-rev-1 = Nové akční karty

rule-name-pow-1 = Vynesení silové karty
rule-name-pow-2 = Žádná hodnota dvakrát
rule-name-pow-3 = Pořadí
rule-name-pow-4 = Vynesené silové karty jsou pryč
rule-name-pow-5 = Vždy máte co vynést

rule-name-trn-1 = Kroky tahu
rule-name-crt-1 = Caballeros ke dvoru
rule-name-crt-2 = Když je provincie prázdná

rule-name-act-1 = Vezměte si akční kartu
rule-name-act-2 = Dvě části v libovolném pořadí
rule-name-act-3 = Co začnete, dokončete
rule-name-act-4 = Kam jdou použité karty
rule-name-act-5 = „Až“ může být i nula
rule-name-act-6 = Co se musí stát

rule-name-plc-1 = Kolik jich můžete umístit
rule-name-plc-2 = Kam můžete umístit
rule-name-plc-3 = Rozdělení a věž
rule-name-plc-4 = Do ciziny smí jen král
rule-name-plc-5 = Když se král právě přesunul

rule-name-cas-1 = Věž není region
rule-name-cas-2 = Do věže, ne z věže
rule-name-cas-3 = Kolik jich jde dovnitř, je veřejné
rule-name-cas-4 = Kdy se věž otvírá

rule-name-tab-1 = Nic dovnitř, nic ven

rule-name-end-1 = Karty, které si nikdo nevzal
rule-name-end-2 = Kdo si vezme figurku začínajícího hráče
rule-name-end-3 = Kdy se vyhodnocuje
rule-name-end-4 = Konec kola podrobně

rule-name-sco-1 = Kroky průběžného vyhodnocení
rule-name-sco-2 = Kotouč na královském regionu
rule-name-sco-3 = Kdo je na kterém místě
rule-name-sco-4 = Shody
rule-name-sco-5 = Královský bonus a bonus granda
rule-name-sco-6 = Alternativní bodovací tabulky
rule-name-sco-7 = Bez 3. místa ve dvou a ve třech
rule-name-sco-8 = Body nikdy neztrácíte
rule-name-fin-1 = Konec hry a vítěz

rule-name-mov-1 = Přemisťování caballeros
rule-name-mov-2 = Čí caballeros přemisťujete
rule-name-mov-3 = Odkud a kam se nepřemisťuje
rule-name-ret-1 = Posílání caballeros do provincie
rule-name-ret-2 = Kdo posílá první
rule-name-ret-3 = Posílá se veřejně
rule-name-scr-1 = Vyhodnocení regionu kartou
rule-name-scr-2 = Vyhodnocení více regionů
rule-name-dsc-1 = Kotouče se nastavují tajně
rule-name-dsc-2 = Co může kotouč ukazovat

rule-name-sht-1 = Šest kol
rule-name-sht-2 = Co znamenají čísla kol

rule-name-dum-1 = Přidá se virtuální hráč
rule-name-dum-2 = Čtyři balíčky
rule-name-dum-3 = Kam jdou jeho caballeros
rule-name-dum-4 = Jeho silová karta
rule-name-dum-5 = Jeho tah
rule-name-dum-6 = Karty proti virtuálnímu hráči
rule-name-dum-7 = Jeho zásoba
rule-name-dum-8 = Virtuální hráč při vyhodnocení
rule-name-dum-9 = Jak začíná kolo
rule-name-dum-10 = Když jeho zásoba dochází

rule-name-thr-1 = Hra ve třech

rule-name-alt-1 = Přidání alternativních karet
rule-name-alt-2 = Nejprve výměna, pak spojení

rule-name-reg-1 = Nový 5. balíček

rule-name-psh-1 = Rozdání a předání šedých karet
rule-name-psh-2 = Přidání šedé karty
rule-name-psh-3 = Využití jejího efektu
rule-name-psh-4 = Odhození šedé karty
rule-name-psh-5 = Efekty a prázdná provincie
rule-name-var-1 = Kombinování variant

rule-name-emp-1 = { card-empowerment }
rule-name-rvt-1 = { card-revolt }
rule-name-exi-1 = { card-exile }
rule-name-ent-1 = { card-entourage }
rule-name-cse-1 = { card-country-seat }
rule-name-cmp-1 = { card-competition }
rule-name-grc-1 = Grand ve věži
rule-name-inl-1 = { card-infiltration }
rule-name-dep-1 = { card-deputy }
rule-name-rad-1 = { card-royal-adviser }
rule-name-one-1 = Volba jednoho regionu
rule-name-cou-1 = { card-coup }
rule-name-asn-1 = { card-assassin }
rule-name-riv-1 = { card-rivalry }
rule-name-vet-1 = Oznámení před vetem
rule-name-vet-2 = Po vetu
rule-name-vet-3 = Jak dlouho veto platí
rule-name-vet-4 = Co veto ruší

rule-name-d-1 = Kotouče a královský region
rule-name-d-2 = Nikdo se nepřemístí dvakrát
rule-name-d-3 = Přemístit znamená jinam
rule-name-d-4 = Virtuální hráč ve věži
rule-name-d-5 = Grand zůstává uvnitř
rule-name-d-6 = { card-country-seat }
rule-name-d-7 = { card-entourage }
rule-name-d-8 = { card-deputy }
rule-name-d-9 = Král jde do kteréhokoli regionu
rule-name-d-10 = Volba prázdného regionu
rule-name-d-11 = Figurka začínajícího hráče a Změna poměru sil
rule-name-d-12 = { card-exile }
rule-name-d-13 = Karty jen proti soupeřům
rule-name-d-14 = { card-assassin }
rule-name-d-15 = Karty, které virtuálního hráče vynechávají
rule-name-d-16 = Karty, které počítají všechny regiony
rule-name-d-17 = Shoda na 2. místě ve dvou a ve třech
rule-name-d-18 = Pomůcka pro paměť
rule-name-d-19 = Zvláštní akce bez účinku
rule-name-d-20 = Hráč odejde
rule-name-d-21 = Veto neruší umístění
rule-name-d-22 = Kdy se využívá efekt šedé karty
rule-name-d-23 = { card-empowerment }
rule-name-d-24 = Dvě alternativní tabulky na sobě neleží
rule-name-d-25 = Přemisťování caballeros virtuálního hráče
rule-name-d-26 = Kdy se karty odhazují
