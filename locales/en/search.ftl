# The vocabulary of the rulebook's search. Nobody reads it.

# Words that say nothing about what is looked for.
search-ignored = a an and any are at be by can do does for from get go has have i if in into is it its may me more must my no not of off on one or out own should than that the their them there they this to two up was we what when where which who whose why will with you your happens happen
# Words that people type, and after the colon the words of the rulebook.
search-synonyms = castle tower: castillo; cube meeple knight knights: caballero; draw tied tie ties: tie ties tied; points score: scoring score; die dice: disc; move: moving move; win winner wins: winner wins; noble: grande; area territory zone: region; discarded: discard; secret hidden: secret; start first: start first; finish: end
