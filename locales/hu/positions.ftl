# Why a position is refused, in the terminal only. Follows a colon. Words of the notation (clauses, steps, colours, regions,
# cards) are not translated.

# Any position.

reason-position-too-long = egy állás legfeljebb { $most } bájt lehet
reason-position-idle = a következő lépésben nincs miről dönteni; hiányzik, ami kell hozzá
reason-position-nobody = senkinek sincs döntenivalója; írd hozzá: „red to choose”, „todo play red” vagy „over”

# Clauses.

reason-position-no-clause = ismeretlen kulcsszó: „{ $found }”; lehetséges: { $first }, egy régió, { $others } vagy PLAYER to …
reason-position-said-twice = „{ $found }” kétszer szerepel
reason-position-no-number = „{ $found }” nem ide illő szám
reason-position-no-pair = „{ $found }” után hiányzik az érték
reason-position-no-player = ismeretlen játékos: „{ $found }”
reason-position-no-stack = ebben a játékban nincs ilyen pakli: „{ $found }”
reason-position-player-wanted = ide egy játékos kell
reason-position-stack-wanted = ide egy pakli kell
reason-position-one-word = ide egy szó kell, nem { $found }
reason-position-stack-words = a pakli kártyái: { $found } van, { $wanted } kell
reason-position-power-words = hatalomkártyák: { $found } van, 13 kell
reason-position-region-words = régiók: { $found } van, 18 kell

# Steps.

reason-position-no-step = ismeretlen lépés: „{ $found }”; lehetséges: { $known }
reason-position-step-number = „{ $found }” nem 0-tól 99-ig terjedő szám
reason-position-steps = legfeljebb négy lépés következhet egymás után
reason-position-by = „{ $found }” helyett „by ability” vagy „by card” kell
reason-position-use = a „use” után „special placement”, „special” vagy „placement” kell
reason-position-move = „{ $found }” helyett ilyesmi kell: „2 own” vagy „from toledo”
reason-position-move-alone = váratlan „{ $found }” egy mozgatás végén
reason-position-arrived = az „arrived” után legfeljebb öt pár állhat: játékos és régió
reason-position-discs-for = a „discs …” után ez kell: „for scoring”, „for return N”, „for scatter REGION” vagy „for score-once”
reason-position-king-to = a király ismeretlen célja: „{ $found }”; lehetséges: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } nem vesz részt a játékban
reason-position-no-seat = nincs ilyen hely: { $player }
reason-position-caballeros = { $player } caballerói: { $found } van, legfeljebb 30 lehet
reason-position-score = { $player } pontszáma túl magas
reason-position-start = { $player } nem birtokolhatja a kezdőjátékos-jelölőt
reason-position-tiles = egy pontozótáblán csak egy pontozólapka lehet
reason-position-two-vetoes = csak két vétó van
reason-position-no-vetoes = ebben a játékban nincs ennyi vétó
reason-position-veto = egy vétónak valamelyik helyhez kell tartoznia, és a mostani (1) vagy a következő (2) forduló végéig kell tartania
reason-position-regency = a királyt vagy egy grandét csak az „Új régens” változat viszi oda

# Rounds and the cards of a round.

reason-position-rounds = forduló: { $found } van, 1–9 kell
reason-position-short = a rövid játék kihagyja ezt: { $round }. forduló
reason-position-own-turn = akinek a köre zajlik, nem várakozhat
reason-position-stranger-waits = olyan játékos várakozik, aki nem vesz részt a játékban
reason-position-waits = aki várakozik, annak már ki kellett játszania egy hatalomkártyát
reason-position-value-twice = egy fordulóban egy érték nem játszható ki kétszer
reason-position-offers = felfedett kártyák: legfeljebb { $most } lehet
reason-position-absent = { $card } nem része ennek a játéknak
reason-position-offer-twice = egy kártya kétszer van felfedve
reason-position-stranger-took = egy kártyát olyan játékos vett el, aki nem vesz részt a játékban
reason-position-cards-left = elvehető kártyák: { $free } van, legalább { $needed } kell

# Hands and stacks.

reason-position-hand = { $player } hatalomkártyái: { $found } van, legalább { $needed } kell ({ $round }. fordulótól)
reason-position-modifiers = { $player } módosítókártyái: { $found } van, legfeljebb 3 lehet
reason-position-many-modifiers = túl sok módosítókártya
reason-position-power-shift = módosítókártyákhoz a power-shift változat kell
reason-position-modifier-copies = { $modifier } módosítókártyából csak { $copies } van
reason-position-copies = { $card } példányai a paklikban: { $found } van, legfeljebb { $most } lehet
reason-position-alternatives = { $card } példányai a paklikban: { $wanted } kell
reason-position-stack-mixed = { $stack }. pakli, { $from }. pakliból való kártyák: { $found } van, { $wanted } kell

# The dummy.

reason-position-drawn-alone = régiókártyát csak két játékosnál húzunk
reason-position-drawn-twice = két pontozás között egy régiókártya nem húzható kétszer
reason-position-drawn-many = túl sok régiókártyát húztak
reason-position-dummy-powers = a fiktív játékosnál minden hatalomkártyának egyszer kell szerepelnie

# What is to be asked.

reason-position-over = a játék vége után senki sem dönt
reason-position-no-turns = { $player } nem kerül sorra
reason-position-one-thing = körön kívül egyszerre csak egy lépés lehet
reason-position-whose = „{ $found }” egy kör lépése; add meg, kinek a köre
reason-position-not-there = „{ $found }” ebben az állásban ott nem lehetséges
reason-position-chosen = kártyát csak kör közben választanak
reason-position-nobody-waits = körök között senki sem várakozik
reason-position-not-next = a következő hatalomkártyát nem { $player } játssza ki
reason-position-pass-first = módosítókártyát csak az első forduló előtt adnak tovább
reason-position-pass-all = minden helynek választania kellett már módosítókártyát, vagy most kell választania
reason-position-pass-own = minden játékosnak a saját módosítókártyái egyikét kell továbbadnia
reason-position-discs-set = tárcsa csak addig lehet beállítva, amíg másokéra még várunk
reason-position-discs-all = minden helynek be kellett már állítania a tárcsáját, vagy most kell beállítania
reason-position-discs-none = amíg a király a castillo mellett van, senki sem állít be tárcsát
reason-position-no-scoring = nincs pontozás ez után: { $round }. forduló
reason-position-put-away = előbb a kijátszott hatalomkártyákat el kell tenni
