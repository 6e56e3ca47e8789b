# “What would you do?”: ideas of the strongest bot. Czech asks what the bot advises: “would you” names a gender.
hint-ask = Co radí bot?
hint-thinks = Bot přemýšlí …
hint-title = Co by udělal nejsilnější bot
hint-said = { $count ->
    [one] Pod otázkou je jeden nápad.
    [few] Pod otázkou jsou { $count } nápady, od nejlepšího.
   *[other] Pod otázkou je { $count } nápadů, od nejlepšího.
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
hint-rank = Nápad { $ranks }:
hint-label = Nápad { $ranks }: { $label }
hint-terms = Rady
hint-terms-on = Dovolené, když hrajete proti botům
hint-terms-off = Žádné
hint-terms-short = bez rad
hint-terms-about = Ptejte se nejsilnějšího bota, co by udělal, pokud jsou všichni ostatní také boti.
keys-hint = zeptat se, co by udělal nejsilnější bot
