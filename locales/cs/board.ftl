# The drawing: board, tracks, cards, discs.
board-label = Herní plán
board-zoom = Zvětšit plán
board-site = { $site }: { $about }
board-count = { $colour } { $count }
board-nobody = žádní caballeros
board-grandes = grand: { $colours }
board-king-here = král
board-tile-here = s alternativní tabulkou
board-worth = hodnota { $values }
board-castillo-shut = zavřená
board-group = { $count ->
    [one] { $site }: { $colour }, 1 caballero
   *[other] { $site }: { $colour }, { $count } caballeros
  }
board-tile = alternativní tabulka { $values }
board-king = král
board-grande = { $colour } grand

card-spoken = { $name }, { $stack }. balíček. { $text } { $number ->
    [one] Umístit lze 1 caballera.
   *[other] Umístit lze až { $number } caballeros.
  }
card-taken = Kartu má { $colour }
card-stack = { $stack }. balíček, { $count ->
    [one] zbývá 1 karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
  }
power-spoken = Silová karta { $value }, { $court ->
    [0] ke dvoru nikdo
    [one] ke dvoru 1 caballero
   *[other] ke dvoru { $court } caballeros
  }
power-with = s kartou { $modifier }
power-used = vynesená
modifier-spoken = Šedá karta { $value }: { $about }
modifier-none = jen hodnota
modifier-recruit = povolat 1 z provincie ke dvoru
modifier-move-opposing = přemístit 1 cizího caballera
modifier-place-from-province = umístit 1 z provincie
disc-spoken = { $colour } kotouč, { $about }
disc-down = lícem dolů
disc-set = nastavený
disc-turned = odhalený
disc-shows = { $site }
round-scoring = průběžné vyhodnocení
