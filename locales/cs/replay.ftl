# Results and replays.
end-you-won = Vítězíte!
end-won = Vítězí { $name }
end-shared = Společné vítězství: { $names }
end-your-place = Vaše místo: { $place }. { $of ->
    [few] ze
   *[other] z
  } { $of }.
end-after = Partie skončila { $when }.
end-title = Konečný výsledek
end-table = Konečný stav plánu
end-rank = { $place }. místo
end-points = body
end-actions = Co dál?
end-rematch = Hrát znovu
end-to-rematch = K odvetě
end-replay = Přehrání
end-review = Rozbor
end-record = Stáhnout záznam
end-keep = Ponechat na tomto zařízení
end-kept = Uloženo na tomto zařízení
end-new-game = Úvodní stránka
end-race = Vývoj skóre
end-race-about = Body na konci každého kola. Tečkované čáry označují průběžná vyhodnocení.
end-race-one = { $name }: { $points }.
end-scorings = Body podle vyhodnocení
end-scoring = Vyhodnocení
end-general = Průběžné vyhodnocení
end-round = { $round }. kolo
end-general-after = Průběžné vyhodnocení po kole
end-sum = Celkem
end-where = Body podle regionů
end-where-about = Kdo kde získal nejvíc bodů: v každém průběžném vyhodnocení, z karet a za celou partii.
end-site = Místo
end-cards = Z karet
end-most = Celkově
end-facts = Hráči a semínko
end-seed = Semínko rozdání:
end-seed-about = Semínko bylo určeno před rozdáním první karty a ukazuje se až teď. Kdokoli s ním může rozdání ověřit.

replay-title = Přehrání
replay-none = Partie ještě nezačala, zatím tedy není co přehrát.
replay-controls = Přehrání
replay-ply = Krok { $ply }/{ $last }
replay-undone = Tento krok byl později vzat zpět.
replay-undo = Zpět ke kroku { $ply }.
replay-and-more = { $count ->
    [one] a ještě 1 událost, viz Průběh
    [few] a ještě { $count } události, viz Průběh
   *[other] a ještě { $count } událostí, viz Průběh
  }
replay-scrub = Pozice
replay-first = Na začátek
replay-turn-back = Předchozí tah
replay-back = Předchozí krok
replay-on = Další krok
replay-turn-on = Další tah
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pauza
replay-jumps = Kola a vyhodnocení
replay-to-round = Na { $round }. kolo
replay-to-scoring = Na vyhodnocení po { $round }. kole
replay-more = Více
replay-eyes = Zobrazit jako
replay-spectator = Divák
replay-whole = Zahrnout i kroky vzaté zpět
replay-branch = Hrát odsud dál
replay-branch-text = Od kroku { $ply } začne nová partie. Za jednoho hráče hrajete vy, za ostatní boti.
replay-branch-seat = Hrajete za
replay-branch-level = Boti
replay-branch-yes = Hrát dál
replay-end = K výsledkům
replay-table = Ke stolu
replay-close = Zavřít
replay-compare = Odehraný a lepší tah
replay-side-before = Předtím
replay-side-played = Odehráno
replay-side-better = Lépe
replay-side-before-about = Pozice před tímto tahem.
replay-nothing = nic dalšího
replay-better-reveals = Lepší tah odhalí něco skrytého; plán ukazuje pozici před tím.
replay-better-unavailable = Tento prohlížeč neumí lepší tah vyzkoušet, nebo se ztratilo spojení.
