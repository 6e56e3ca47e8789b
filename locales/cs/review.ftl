# Rozbor dohrané partie, na stránce a v terminálu.
review-title = Rozbor
review-summary = { $count ->
    [one] 1 rozhodnutí
   *[other] { $count } rozhodnutí
  }, iterací na jedno hledání: { $iterations }
review-player = hráč
review-accuracy = přesnost
review-part-power = silová karta
review-part-card = akční karta
review-part-placement = umístění
review-part-special = zvláštní akce
review-part-disc = kotouč
review-verdict-best = nejlepší
review-verdict-good = dobré
review-verdict-inaccuracy = nepřesnost
review-verdict-mistake = chyba
review-verdict-blunder = hrubá chyba
review-account = Odkud se vzal náskok, v bodech:
review-start = začátek
review-luck = štěstí
review-own-decisions = vlastní rozhodnutí
review-others-decisions = rozhodnutí ostatních
review-end = náskok na konci
review-turning-points = Zlomové okamžiky
review-turning-point = Krok { $ply }: { $who }, šance na výhru { $change } %
review-decision = { $round }. kolo, krok { $ply } · { $who }: { $verdict } ({ $points })
review-played = Odehráno: { $line } ({ $margin }, { $win } % na výhru)
review-better = Lépe: { $line } ({ $margin }, { $win } % na výhru)
review-because = Proč: { $reasons }
review-nothing = nic dalšího
review-place-first = sám na 1. místě
review-place-first-tied = shoda na 1. místě
review-place-second = 2. místo
review-place-second-tied = shoda na 2. místě
review-place-third = 3. místo
review-place-lower = níže
review-place-none = žádný caballero
review-reason-scored = body získané v příštích tazích: { $points }
review-reason-site = { $site }: { $played } → { $best }, { $points } (vyhodnocení po { $round }. kole)
review-reason-prospects = { $site }: lepší vyhlídky, { $points } (vyhodnocení po { $round }. kole)
review-reason-court = caballeros u dvora: +{ $count } ({ $points })
review-reason-king = král: { $site }, { $points }
review-reason-hand = lepší silové karty v ruce: { $points }
review-reason-order = průměrné místo v pořadí: { $played } → { $best }
