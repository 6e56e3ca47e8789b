# Hints: ideas of the strongest bot.
hint-ask = Rada
hint-thinks = Bot přemýšlí…
hint-title = Co by udělal nejsilnější bot
hint-said = { $count ->
    [one] Pod otázkou je 1 rada.
    [few] Pod otázkou jsou { $count } rady, seřazené od nejlepší.
   *[other] Pod otázkou je { $count } rad, seřazených od nejlepší.
  }
hint-ahead = { $points ->
    [0] na konci vyrovnáno · { $win } % na výhru
    [one] na konci o 1 bod napřed · { $win } % na výhru
    [few] na konci o { $points } body napřed · { $win } % na výhru
   *[other] na konci o { $points } bodů napřed · { $win } % na výhru
  }
hint-behind = { $points ->
    [one] na konci o 1 bod pozadu · { $win } % na výhru
    [few] na konci o { $points } body pozadu · { $win } % na výhru
   *[other] na konci o { $points } bodů pozadu · { $win } % na výhru
  }
hint-rank = Rada { $ranks }:
hint-label = Rada { $ranks }: { $label }
hint-terms = Rady
hint-terms-on = Povolené, když hrajete proti botům
hint-terms-off = Vypnuté
hint-terms-short = bez rad
hint-terms-about = Zeptejte se nejsilnějšího bota, co by udělal. Jen pokud jsou všichni vaši soupeři boti.
keys-hint = poradit se
