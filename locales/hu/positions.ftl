# Why a position is refused, in the terminal only. Follows a colon. Words of the notation (clauses, steps, colours, regions,
# cards) stay as they are.

# Any position.

reason-position-too-long = egy állás legfeljebb { $most } bájt lehet
reason-position-idle = ebben a lépésben nincs miről dönteni: hiányzik, ami kellene hozzá
reason-position-nobody = senkinek sincs tennivalója; írj ilyet: „red to choose”, „todo play red” vagy „over”

# Clauses.

reason-position-no-clause = „{ $found }” nem kulcsszó; ismertek: { $first }, egy régió neve, { $others } vagy PLAYER to …
reason-position-said-twice = „{ $found }” kétszer szerepel
reason-position-no-number = „{ $found }” nem olyan szám, amely itt állhat
reason-position-no-pair = „{ $found }” után hiányzik, ami hozzá tartozik
reason-position-no-player = „{ $found }” nem játékosszín
reason-position-no-stack = „{ $found }” nem pakli ebben a játékban
reason-position-player-wanted = ide egy játékosszín kell
reason-position-stack-wanted = ide egy pakli kell
reason-position-one-word = ide egy szó kell, nem { $found }
reason-position-stack-words = ide { $wanted } szó kell (a pakli minden kártyája), nem { $found }
reason-position-power-words = ide 13 szó kell (13 hatalomkártya), nem { $found }
reason-position-region-words = ide 18 szó kell (18 régió), nem { $found }

# Steps.

reason-position-no-step = „{ $found }” nem lépés; ismertek: { $known }
reason-position-step-number = „{ $found }” nem 0-tól 99-ig terjedő szám
reason-position-steps = legfeljebb négy lépés várhat
reason-position-by = „{ $found }” helyett „by ability” vagy „by card” kell
reason-position-use = a „use” mellé kell, hogy mit: „use special placement”, „use special” vagy „use placement”
reason-position-move = „{ $found }” helyett ilyesmi kell: „2 own” vagy „from toledo”
reason-position-move-alone = „{ $found }” egymagában semmit sem mond a mozgatásról
reason-position-arrived = az „arrived” után legfeljebb öt pár állhat: játékosszín és régió
reason-position-discs-for = a „discs …” után ez kell: „for scoring”, „for return N”, „for scatter REGION” vagy „for score-once”
reason-position-king-to = „{ $found }” nem mondja meg, hová megy a király; ismertek: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } nem játszik
reason-position-no-seat = { $player } nem ül ennél a játéknál
reason-position-caballeros = { $player } caballeróinak száma 30, nem { $found }
reason-position-score = { $player } nem érhet el ennyi pontot
reason-position-start = { $player } nem kaphatja meg a kezdőjátékos-jelölőt
reason-position-tiles = egy pontozótáblán legfeljebb egy pontozólapka lehet
reason-position-two-vetoes = csak két vétó van
reason-position-no-vetoes = ilyen vétók nincsenek ebben a játékban
reason-position-veto = egy vétó valamelyik hely előtt van, 1 vagy 2 forduló végéig
reason-position-regency = a királyt vagy egy grandét csak az „Új régens” viszi oda

# Rounds and the cards of a round.

reason-position-rounds = a fordulók számozása 1-től 9-ig tart, { $found } nincs köztük
reason-position-short = a rövid játékban nincs { $round }. forduló
reason-position-own-turn = akinek a köre zajlik, már nem vár rá
reason-position-stranger-waits = olyan vár, aki nem játszik
reason-position-waits = aki vár, már kijátszott egy hatalomkártyát
reason-position-value-twice = egy fordulóban egyetlen értéket sem lehet kétszer kijátszani
reason-position-offers = legfeljebb { $most } kártya lehet felfedve
reason-position-offer-twice = az egyik kártya kétszer van felfedve
reason-position-stranger-took = egy kártyát olyan vett el, aki nem játszik
reason-position-cards-left = még { $needed } kártyát kell elvenni, de szabad csak { $free } van

# Hands and stacks.

reason-position-hand = { $player } kezében { $found } hatalomkártya van, de { $needed } kell ({ $round }. fordulótól)
reason-position-modifiers = { $player } módosítókártyáinak száma { $found }, de legfeljebb 3 jár
reason-position-many-modifiers = ennyi módosítókártyája senkinek sincs
reason-position-power-shift = módosítókártyák csak a „power-shift” változatban vannak
reason-position-modifier-copies = { $modifier } módosítókártyából { $copies } létezik
reason-position-copies = a paklikban { $card } kártyából { $found } van, legfeljebb { $most } lehet
reason-position-alternatives = a paklikba { $card } kártyából { $wanted } kell
reason-position-stack-mixed = { $stack }. pakli: { $found } olyan kártya van benne, amely ebbe a pakliba való: { $from }; { $wanted } kell

# The dummy.

reason-position-drawn-alone = régiókártyát csak két játékosnál kell húzni
reason-position-drawn-twice = két pontozás között egyetlen régiókártyát sem lehet kétszer húzni
reason-position-drawn-many = ennyi régiókártyát nem kell húzni
reason-position-dummy-powers = a fiktív játékosnak minden hatalomkártyából egy van

# What is to be asked.

reason-position-over = a játék vége után már senkinek sincs tennivalója
reason-position-no-turns = { $player } nem játszik kört
reason-position-one-thing = körön kívül egyszerre csak egy kérdés lehet
reason-position-whose = „{ $found }” egy kör lépése: írd oda, kié a kör
reason-position-not-there = „{ $found }” ebben az állásban nem állhat ott
reason-position-chosen = kártyát csak kör közben lehet választani
reason-position-nobody-waits = a körére még senki sem vár
reason-position-not-next = nem { $player } játssza ki a következő hatalomkártyát
reason-position-pass-first = a módosítókártyákat az első forduló előtt kell továbbadni
reason-position-pass-all = mindenki választott már, vagy most választ
reason-position-pass-own = mindenki egy saját módosítókártyát ad tovább
reason-position-discs-set = tárcsák csak addig lehetnek beállítva, amíg valakinek még be kell állítania a sajátját
reason-position-discs-all = mindenki beállította már a tárcsáját, vagy most állítja be
reason-position-discs-none = ha a király a castillo mellett áll, nem kell tárcsát beállítani
reason-position-no-scoring = { $round }. forduló: utána nincs pontozás
reason-position-put-away = előbb a hatalomkártyákat a dobópaklira kell tenni
