# Decisions: the question, what it means, the buttons.

decide-you = vy

# What the question belongs to.
occasion-own = Váš tah: { $card }
occasion-turn = Váš tah
occasion-other = { $player } využívá kartu { $card }
occasion-powers = { $round }. kolo: silové karty

decide-done-ends = { $done } – ukončit tah

# The question.
ask-pass = Předejte 1 šedou kartu hráči po své levici
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
    [one] Povolejte ke dvoru 1 caballera z regionu
   *[other] Povolejte ke dvoru až { $left } caballeros z regionů
}
ask-choose = Vezměte si akční kartu
ask-use-both = { $left ->
    [one] Využijte zvláštní akci a umístěte 1 caballera
   *[other] Využijte zvláštní akci a umístěte až { $left } caballeros
}
ask-use-special = Ještě můžete využít zvláštní akci
ask-use-placement = { $left ->
    [one] Umístěte 1 caballera
   *[other] Umístěte až { $left } caballeros
}
ask-place = { $left ->
    [one] Umístěte 1 caballera
   *[other] Umístěte až { $left } caballeros
}
ask-veto = { $player } oznamuje kartu { $card }. Vetovat?
ask-veto-sure = Vetovat kartu { $card }?
ask-allow-sure = Dovolit akci karty { $card }?
ask-branch = Zvolte jeden z efektů karty
ask-move = { $kind ->
    [must] { $any ->
        [one] Přemístěte s králem 1 caballera
       *[other] Přemístěte s králem { $any } caballeros
    }
    [all] Přemístěte libovolný počet svých caballeros
    [own] { $own ->
        [one] Přemístěte 1 svého caballera
        [few] Přemístěte až { $own } své caballeros
       *[other] Přemístěte až { $own } svých caballeros
    }
    [opposing] { $opposing ->
        [one] Přemístěte 1 cizího caballera
        [few] Přemístěte až { $opposing } cizí caballeros
       *[other] Přemístěte až { $opposing } cizích caballeros
    }
    [own-opposing] Přemístěte { $own ->
        [one] 1 svého
        [few] až { $own } své
       *[other] až { $own } svých
    } a { $opposing ->
        [one] 1 cizího caballera
        [few] až { $opposing } cizí caballeros
       *[other] až { $opposing } cizích caballeros
    }
   *[any] { $any ->
        [one] Přemístěte 1 caballera libovolné barvy
       *[other] Přemístěte až { $any } caballeros libovolných barev
    }
}
ask-move-where = { $whose ->
    [own] Kam půjde váš caballero z regionu { $site }?
   *[other] Kam půjde tento caballero? ({ $who }, { $site })
}
ask-name-score = Zvolte region k vyhodnocení
ask-name-leave = Zvolte region, odkud budete přemisťovat
ask-name-scatter = Zvolte region, který musejí soupeři opustit
ask-king = Přemístěte krále
ask-tile = Zvolte alternativní tabulku, kterou položíte nebo přesunete
ask-tile-where = Kam položíte tabulku { $values }?
ask-grande = Přemístěte svého granda
ask-recall = Vezměte si jednu vynesenou kartu zpět do ruky
ask-disc-general = Kam půjdou vaši caballeros z věže?
ask-disc-return = Ze kterého regionu pošlete caballeros do provincie?
ask-disc-scatter = Kam půjdou vaši caballeros z regionu { $site }?
ask-disc-score-once = Zvolte region k vyhodnocení
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
ask-swap = Zvolte granda, který si vymění místo s králem

# What it means.
about-pass = Všichni předávají 1 kartu zároveň, dřív než uvidí, kterou dostanou.
about-play = Nejvyšší karta hraje první, nižší přivedou víc caballeros. Hodnotu, která už v tomto kole padla, vynést nesmíte.
about-played = { $caballeros ->
    [0] Ke dvoru nepřivede nikoho.
    [one] Ke dvoru přivede 1 caballera.
   *[other] Ke dvoru přivede až { $caballeros } caballeros.
}
about-take-power = Vaše silová karta přivede caballeros z provincie. Smíte jich povolat méně, nebo nikoho.
about-take-ability = Vaše šedá karta přivede z provincie ještě jednoho, chcete-li.
about-take-card = Vaše akční karta přivede caballeros z provincie.
about-fetch = V provincii už žádné své caballeros nemáte, takže je smíte povolat z regionů (ne z královského). Nemusíte povolat nikoho.
about-choose = Smíte využít obě části v libovolném pořadí: zvláštní akci i umístění tolika caballeros, kolik karta ukazuje.
about-use-both = Každou část využijte jednou, v libovolném pořadí, nebo ji vynechte. Chcete-li umisťovat, zvolte zvýrazněný region.
about-use-special = Využijte ji, nebo ukončete tah bez ní.
about-use-placement = Do zvýrazněných regionů kolem krále, nebo do věže.
about-place-court = Od svého dvora do zvýrazněných regionů kolem krále, nebo do věže. Rozdělte je, jak chcete.
about-place-province = Rovnou z provincie do kteréhokoli zvýrazněného regionu.
about-place-muster = Od svého dvora do kteréhokoli zvýrazněného regionu.
about-veto = Veto zruší celou zvláštní akci; umístit caballeros hráč smí i tak. Použít ho můžete jen jednou.
about-branch = Využít smíte jen jeden z nich.
about-move = Vyberte caballera a pak cíl, nebo ho přetáhněte. Smíte jich přemístit méně.
about-move-must = Vyberte caballeros, kteří půjdou s králem.
about-name-score = Vyhodnotí se hned, včetně bonusů. Číslo ukazuje, co byste získali.
about-name-leave = Potom vyberete, kteří caballeros odejdou a kam.
about-name-scatter = Každý soupeř, který tam má caballeros, tajně zvolí jiný region a všechny je tam přemístí. Vaši zůstanou.
about-king = Caballeros se umisťují do regionů kolem krále. Do regionu, kde král stojí, nic nevstoupí a nic z něj neodejde.
about-tile = Nahradí bodovací tabulku, na které leží. Do královského regionu ani z něj ji přesunout nelze.
about-grande = Jste-li v jeho regionu sami na 1. místě, přinese vám 2 body navíc.
about-recall = Soupeři neuvidí, která to je.
about-disc-general = Tajné, dokud nenastaví kotouč všichni. Vaši caballeros z věže půjdou do regionu, který zvolíte.
about-disc-king = Tajné, dokud nenastaví kotouč všichni. Vaši caballeros z věže půjdou do regionu, který zvolíte. Zvolíte-li královský region ({ $site }), vrátí se k vašemu dvoru.
about-disc-return = { $most ->
    [one] Do provincie se z tohoto regionu vrátí 1 váš caballero.
    [few] Do provincie se z tohoto regionu vrátí nejvýše { $most } vaši caballeros; kolik, ukazuje číslo.
   *[other] Do provincie se z tohoto regionu vrátí nejvýše { $most } vašich caballeros; kolik, ukazuje číslo.
} Tajné, dokud nenastaví kotouč všichni, koho se to týká.
about-disc-return-all = Všichni vaši caballeros z tohoto regionu se vrátí do provincie; kolik, ukazuje číslo. Tajné, dokud nenastaví kotouč všichni, koho se to týká.
about-disc-scatter = { $count ->
    [one] Váš caballero z regionu { $site } půjde do regionu, který zvolíte.
    [few] Vaši { $count } caballeros z regionu { $site } půjdou do regionu, který zvolíte.
   *[other] Vašich { $count } caballeros z regionu { $site } půjde do regionu, který zvolíte.
} Tajné, dokud nenastaví kotouč všichni, koho se to týká.
about-disc-score-once = Region, který ukazuje právě 1 kotouč, se vyhodnotí pro všechny; ukazuje-li ho víc kotoučů, nevyhodnotí se. Číslo ukazuje, co byste získali.
about-return = Z regionů nebo od dvora, jak chcete. Ne z královského regionu.
about-return-others = Po jednom od každého soupeře, z kteréhokoli regionu kromě královského.
about-swap = Král a tento grand si vymění místa.

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
do-fetch = Povolat 1: { $site }
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
branch-move = Přemístit své caballeros z jednoho regionu
branch-place-from-court = { $count ->
    [one] Umístit 1 caballera od dvora
   *[other] Umístit až { $count } caballeros od dvora
}
do-move-to = Přemístit sem: { $site }
do-lift = { $whose ->
    [own] Přemístit 1 svého caballera: { $site }
   *[other] Přemístit 1 caballera: { $who }, { $site }
}
do-lift-from = Vybrat caballera: { $site }
do-put-down = Vybrat jiného
do-name = Zvolit: { $site }
do-king = Přemístit krále: { $site }
do-lift-tile = Vzít tabulku { $values }
do-tile = Položit tabulku: { $site }
do-grande = Přemístit svého granda: { $site }
do-recall = { $caballeros ->
    [0] Vzít zpět { $power }, nepřivádí nikoho
    [one] Vzít zpět { $power }, přivádí 1 caballera
   *[other] Vzít zpět { $power }, přivádí { $caballeros } caballeros
}
do-recall-modifier = Vzít zpět šedou kartu { $modifier }
do-disc = Nastavit kotouč: { $site }
do-return = { $whose ->
    [own] Poslat do provincie 1 svého: { $site }
   *[other] Poslat do provincie 1: { $who }, { $site }
}
do-swap = { $whose ->
    [own] Prohodit krále se svým grandem
   *[other] Prohodit krále s grandem: { $who }
}
done-fetch = Hotovo
done-place = Umístění hotovo
done-move = Přemístění hotovo
none-fetch = Nikoho nepovolat
none-place = Nikoho neumístit
none-move = Nikoho nepřemístit
from-court = Od dvora
veto-never = Dovolit a už se mě neptat
take-how-many = Počet caballeros
one-less = O 1 méně
one-more = O 1 více
count-of = { $count } { $most ->
    [few] ze
    [6] ze
    [7] ze
   *[other] z
  } { $most }
left-of = { $left ->
    [0] všichni umístěni
    [one] zbývá 1 { $total ->
      [few] ze
      [6] ze
      [7] ze
     *[other] z
    } { $total }
    [few] zbývají { $left } { $total ->
      [few] ze
      [6] ze
      [7] ze
     *[other] z
    } { $total }
   *[other] zbývá { $left } { $total ->
      [few] ze
      [6] ze
      [7] ze
     *[other] z
    } { $total }
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
did-fetch = Povolat { $count }: { $site }
did-choose = Vzít kartu { $card }
did-special = Využít zvláštní akci
did-place = Umístit { $count }: { $site }
did-move = Přemístit { $count }: { $from } → { $to } ({ $who })
did-name = Zvolit: { $site }
did-king = Přemístit krále: { $site }
did-tile = Položit tabulku: { $site }
did-grande = Přemístit svého granda: { $site }
did-recall = Vzít zpět { $card }
did-disc = Nastavit kotouč: { $site }
did-return = Poslat do provincie { $count }: { $site } ({ $who })
did-swap = { $whose ->
    [own] Prohodit krále se svým grandem
   *[other] Prohodit krále s grandem: { $who }
}
did-branch = Zvolit možnost { $number }
did-veto = Vetovat
did-allow = Dovolit

# Below the card in use.
gains-special = Zvláštní akce by vynesla: { $gains }.
gains-part = { $who } +{ $points }
gains-card = vy +{ $points }
play-barred = Už vyneseno: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [0] { $power } – žádní caballeros
    [one] { $power } – 1 caballero
   *[other] { $power } – { $caballeros } caballeros
}
card-places = { $count ->
    [one] caballero k umístění
   *[other] caballeros k umístění
}

# Sending.
ready-title = Potvrďte svůj tah
ready-answer = Potvrďte svou odpověď
sure-disc-general = Vaši caballeros z věže půjdou do regionu { $site }.
sure-disc-king = Vaši caballeros z věže se vrátí k vašemu dvoru, protože král je v regionu { $site }.
sure-disc-return = { $count ->
      [one] Z regionu { $site } se do provincie vrátí 1 váš caballero.
      [few] Z regionu { $site } se do provincie vrátí { $count } vaši caballeros.
     *[other] Z regionu { $site } se do provincie vrátí { $count } vašich caballeros.
}
sure-disc-scatter = { $count ->
      [one] Z regionu { $from } se 1 váš caballero přemístí do regionu { $site }.
      [few] Z regionu { $from } se { $count } vaši caballeros přemístí do regionu { $site }.
     *[other] Z regionu { $from } se { $count } vašich caballeros přemístí do regionu { $site }.
}
sure-disc-score-once = Region { $site } se vyhodnotí, pokud ho neukáže žádný jiný kotouč. Body pro vás: { $points }.
sure-veto = Celá zvláštní akce se zruší a své veto tím vyčerpáte.
sure-allow = Zvláštní akce se provede. Veto vám zůstává.
ready-about = Dokud nepotvrdíte, nic se neodešle.
ready-reveals = Odhalí se tím něco skrytého, takže to už nepůjde vzít zpět.
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
draft-back = Vzít zpět
draft-reset = Začít znovu
draft-lost = Hra se mezitím posunula a váš rozpracovaný tah už neplatí. Nic se neodeslalo.
draft-dismiss = OK

# What it would change.
change-title = Co se změní
change-about = Body, které by regiony vynesly, kdyby se vyhodnotily teď.
change-court = Dvůr
change-score = Body
change-part = { $who } { $from } → { $to }

# Scorings that just happened.
scoring-label = Vyhodnocení
scoring-title = Vyhodnocení
scoring-general = Průběžné vyhodnocení po { $round }. kole
scoring-where = Místo
scoring-total = Celkem
scoring-king = z toho 2 za královský bonus
scoring-grande = z toho 2 za bonus granda
scoring-close = Zavřít
