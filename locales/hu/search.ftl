# The vocabulary of the rulebook's search. Nobody reads it.

# Words that say nothing about what is looked for.
search-ignored = a az akkor ami amikor be csak de egy én és ez ezt fel ha hol hogy hogyan honnan hova hová igen ill itt jön ki kell kinek le lehet meddig meg mely melyik mennyi mi miért mikor mit mivel most ne nem ott rá s sem szabad tudok van vagy vagyok történik
# Words that people type, and after the colon the words of the rulebook.
search-synonyms = vár torony kastély: castillo; lovag kocka bábu meeple: caballero; főnemes: grande; egyenlő egyenlőség holtverseny: döntetlen; pontok: pontozás; győz nyer: győztes nyer; mozog lép: mozgatás mozgat; terület: régió; korong: tárcsa; dummy: fiktív; grandebónusz: bónusz grandéd; királybónusz: bónusz királyi; sorrend: körsorrend
