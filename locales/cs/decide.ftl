# What a player is asked: the question, what it means, the buttons.

decide-you = vy
decide-done-ends = { $done } – ukončit tah

# The question.
ask-pass = Předejte jednu šedou kartu sousedovi po levici
ask-play = Vyneste silovou kartu
ask-play-with = { $modifier ->
    [none] Vynést { $power }?
   *[other] Vynést { $power } { $modifier } = { $sum }?
}
ask-take = { $most ->
    [0] V tomto tahu ke dvoru nikdo nepřijde
    [one] Povolejte ke dvoru 1 caballera
   *[other] Povolejte ke dvoru až { $most } caballeros
}
ask-fetch = { $left ->
    [one] Přiveďte 1 caballera z regionu
   *[other] Přiveďte až { $left } caballeros z regionů
}
ask-choose = Vezměte si akční kartu
ask-use-both = { $left ->
    [one] Využijte kartu: zvláštní akce a umístění 1 caballera
   *[other] Využijte kartu: zvláštní akce a umístění až { $left } caballeros
}
ask-use-special = Zbývá ještě zvláštní akce
ask-use-placement = { $left ->
    [one] Umístěte 1 caballera
   *[other] Umístěte až { $left } caballeros
}
ask-place = { $left ->
    [one] Umístěte ještě 1 caballera
   *[other] Umístěte až { $left } caballeros
}
ask-veto = { $player } oznamuje kartu { $card }. Vetovat?
ask-branch = Zvolte, co vaše karta udělá
ask-move = { $kind ->
    [all] Přemístěte vlastní caballeros, kolik chcete
    [own] { $own ->
        [one] Přemístěte 1 vlastního caballera
        [few] Přemístěte až { $own } vlastní caballeros
       *[other] Přemístěte až { $own } vlastních caballeros
    }
    [opposing] { $opposing ->
        [one] Přemístěte 1 cizího caballera
        [few] Přemístěte až { $opposing } cizí caballeros
       *[other] Přemístěte až { $opposing } cizích caballeros
    }
    [own-opposing] Přemístěte vlastní (až { $own }) a cizí (až { $opposing }) caballeros
   *[any] { $any ->
        [one] Přemístěte 1 caballera jakékoli barvy
       *[other] Přemístěte až { $any } caballeros jakýchkoli barev
    }
}
ask-move-where = Kam půjde tento caballero? ({ $who }, { $site })
ask-name-score = Který region se vyhodnotí?
ask-name-leave = Zvolte region, který caballeros opustí
ask-name-scatter = Zvolte region, který musejí soupeři opustit
ask-king = Přemístěte krále
ask-tile = Kterou alternativní tabulku položíte nebo přesunete?
ask-tile-where = Kam půjde tabulka { $values }?
ask-grande = Přemístěte svého granda
ask-recall = Vezměte si zahranou kartu zpět do ruky
ask-disc = Tajně nastavte svůj kotouč
ask-disc-sure = Nastavit kotouč na region { $site }?
ask-return = { $left ->
    [one] Pošlete do provincie 1 svého caballera
    [few] Pošlete do provincie { $left } své caballeros
   *[other] Pošlete do provincie { $left } svých caballeros
}
ask-return-others = { $left ->
    [one] Pošlete do provincie 1 cizího caballera
    [few] Pošlete do provincie { $left } cizí caballeros
   *[other] Pošlete do provincie { $left } cizích caballeros
}
ask-swap = Čí grand si vymění místo s králem?

# What it means.
about-pass = Všichni předávají zároveň, dřív než vidí, co přijde zprava.
about-play = Nejvyšší karta má první tah; nízké přivádějí víc caballeros. Žádná hodnota nesmí být v kole dvakrát.
about-played = { $caballeros ->
    [0] Ke dvoru nepřivede nikoho.
    [one] Ke dvoru přivede 1 caballera.
   *[other] Ke dvoru přivede až { $caballeros } caballeros.
}
about-take-power = Přivádí je z provincie vaše silová karta. Smí jich být méně.
about-take-ability = Vaše šedá karta přivede z provincie ještě jednoho, chcete-li.
about-take-card = Přivádí je z provincie vaše akční karta.
about-fetch = V provincii už své nemáte, takže smíte přivést caballeros z regionů, jen ne z královského. Také nikoho.
about-choose = Smíte využít obě části: zvláštní akci i umístění tolika caballeros, kolik karta ukazuje, v jakémkoli pořadí.
about-use-both = V jakémkoli pořadí, každé jednou, obojí lze vynechat. Umístíte klepnutím na osvětlený region.
about-use-special = Oznamte ji, nebo tah ukončete bez ní.
about-use-placement = Vedle krále nebo do věže. Klepněte na osvětlený region.
about-place-court = Od svého dvora, vedle krále nebo do věže. Rozdělte je, jak chcete.
about-place-province = Rovnou z provincie do kteréhokoli osvětleného regionu.
about-place-muster = Od svého dvora do kteréhokoli osvětleného regionu.
about-veto = Veto zruší celou zvláštní akci; umístění zůstává. Vaše veto je tím vyčerpáno.
about-branch = Jedno, nebo druhé.
about-move = Vyberte caballera a pak cíl, nebo ho přetáhněte. Smí jich být méně.
about-move-must = Vyberte, kdo půjde s králem.
about-name-score = Vyhodnotí se hned, s oběma bonusy. Číslo ukazuje, co byste získali.
about-name-leave = Potom vyberte, kdo ho opustí a kam půjde.
about-name-scatter = Každý soupeř, který tam stojí, tajně zvolí jiný region; jdou tam všichni jeho caballeros. Vaši zůstanou.
about-king = Do regionu, kde stojí, nic nevstoupí a nic ho neopustí; umisťuje se vedle něj.
about-tile = Nahrazuje hodnoty místa, kde leží. Ne do královského regionu ani z něj.
about-grande = Jste-li tam, kde stojí, sami na 1. místě, máte 2 body navíc.
about-recall = Nikdo neuvidí, která to je.
about-disc = Tajné, dokud nenastaví všichni. Vaši caballeros z věže půjdou tam.
about-disc-king = Tajné, dokud nenastaví všichni. Vaši caballeros z věže půjdou tam; zvolíte-li region krále ({ $site }), vrátí se ke dvoru.
about-disc-card = Tajné, dokud nenastaví všichni dotázaní. Potom karta zapůsobí.
about-return = Z regionů nebo od dvora, jak chcete; ne z královského regionu.
about-return-others = Po jednom od každého soupeře, z kteréhokoli regionu kromě královského.
about-swap = Král půjde tam, kde je grand, a grand tam, kde je král.

# The answers.
do-pass = Předat { $modifier }
do-play = Vynést { $power }
do-play-plain = jen { $power }
do-play-modified = s { $modifier }: { $sum }
do-take = { $count ->
    [0] Nikoho
    [one] Povolat 1
   *[other] Povolat { $count }
}
do-fetch = Přivést 1: { $site }
do-choose = { $caballeros ->
    [one] Vzít kartu { $card }, umístit 1 caballera
   *[other] Vzít kartu { $card }, umístit až { $caballeros } caballeros
}
do-special = Zvláštní akce: { $card }
use-special = Zvláštní akce
do-end-turn = Ukončit tah
do-place = Umístit 1: { $site }
do-allow = Dovolit
do-veto = Vetovat
do-branch = Možnost { $number }
branch-move = Přemístit vlastní caballeros z jednoho regionu
branch-place-from-court = { $count ->
    [one] Umístit 1 caballera od dvora
   *[other] Umístit až { $count } caballeros od dvora
}
do-move-to = Přemístit sem: { $site }
do-lift = Přemístit 1 caballera: { $who }, { $site }
do-lift-from = Vybrat caballera: { $site }
do-put-down = Vybrat jiného
do-name = Zvolit: { $site }
do-king = Král sem: { $site }
do-lift-tile = Vzít tabulku { $values }
do-tile = Položit tabulku: { $site }
do-grande = Váš grand sem: { $site }
do-recall = { $caballeros ->
    [one] Vzít zpět { $power }, přivádí 1 caballera
   *[other] Vzít zpět { $power }, přivádí { $caballeros } caballeros
}
do-recall-modifier = Vzít zpět šedou kartu { $modifier }
do-disc = Nastavit kotouč: { $site }
do-return = Poslat 1 do provincie: { $who }, { $site }
do-swap = Vyměnit krále s grandem: { $who }
done-fetch = To stačí
done-place = To stačí
done-move = To stačí
none-fetch = Nikoho
none-place = Nikoho
none-move = Nikoho
from-court = Od dvora
veto-never = Dovolit a už se mě neptat
take-how-many = Kolik caballeros
one-less = O 1 méně
one-more = O 1 více
count-of = { $count } z { $most }
left-of = { $left ->
    [0] hotovo, všech { $total }
    [one] zbývá { $left } z { $total }
    [few] zbývají { $left } z { $total }
   *[other] zbývá { $left } z { $total }
}
take-back = Vzít zpět: { $step }

# What the draft holds.
did-pass = Předat { $card }
did-play = Vynést { $card }
did-take = { $number ->
    [0] Nikoho nepovolat
    [one] Povolat ke dvoru 1 caballera
   *[other] Povolat ke dvoru { $number } caballeros
}
did-fetch = Přivést { $count }: { $site }
did-choose = Vzít kartu { $card }
did-special = Využít zvláštní akci
did-place = Umístit { $count }: { $site }
did-move = Přemístit { $count }: { $from } → { $to } ({ $who })
did-name = Zvolit: { $site }
did-king = Král sem: { $site }
did-tile = Položit tabulku: { $site }
did-grande = Váš grand sem: { $site }
did-recall = Vzít zpět { $card }
did-disc = Nastavit kotouč: { $site }
did-return = Poslat do provincie { $count }: { $site } ({ $who })
did-swap = Vyměnit krále s grandem: { $who }
did-branch = Zvolit možnost { $number }
did-veto = Vetovat
did-allow = Dovolit

# Below the card that is being carried out.
gains-special = Zvláštní akce by přinesla: { $gains }.
gains-part = { $who } +{ $points }
gains-card = vy +{ $points }
play-barred = Už vyneseno: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [one] { $power } – 1 caballero
   *[other] { $power } – { $caballeros } caballeros
}
card-places = { $count ->
    [one] caballero k umístění
   *[other] caballeros k umístění
}

# Sending.
ready-title = Potvrďte svůj tah
ready-about = Do té doby se nic neodešle.
ready-reveals = Ukáže se při tom něco skrytého: zpět to vzít nelze.
confirm-turn = Potvrdit
confirm-play = Vynést
confirm-pass = Předat
confirm-disc = Nastavit kotouč
confirm-veto = Potvrdit veto
confirm-allow = Potvrdit
unused-both = Ukončujete tah bez zvláštní akce a bez umístění.
unused-special = Ukončujete tah bez zvláštní akce.
unused-placement = { $left ->
    [one] Mohli byste umístit ještě 1 caballera.
   *[other] Mohli byste umístit ještě { $left } caballeros.
}
draft-back = Zpět
draft-reset = Znovu
draft-lost = Hra se posunula a váš rozpracovaný tah už neodpovídá. Nic z něj se neodeslalo.
draft-heard = Dobře

# What it would change.
change-title = Co se tím změní
change-about = Body v regionech, kdyby se vyhodnocovalo teď.
change-court = Dvůr
change-score = Body
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Vyhodnocení
scoring-title = Vyhodnocení
scoring-general = Průběžné vyhodnocení po { $round }. kole
scoring-where = Region
scoring-total = Součet
scoring-king = z toho 2 za královský region
scoring-grande = z toho 2 za vlastního granda
scoring-close = Zavřít
