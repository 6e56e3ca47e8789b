# The vocabulary of the rulebook's search. Nobody reads it.

# Words that say nothing about what is looked for.
search-ignored = a aby ale ani až bez být by co či do i já jak jaká jaké jaký jako je jeho její jej jestli jsem jsou k kam kde kdo kdy když ke která které který li má mám me mi může mohu můj můžu muset musí musím na nad ne nebo nemůže o od po pod pro při s se si smí smím ta tak ten to tu u už v ve z za ze že stane stalo děje
# Words that people type, and after the colon the words of the rulebook.
search-synonyms = castillo hrad zámek: věž; rytíř kostka: caballero; remíza: shoda; body: vyhodnocení body; vyhrává vítězství: vítěz vyhrává vítězí; pohyb přesun přesouvání přesunout: přemístit přemisťovat přemístění přemisťování; oblast území: region; kolečko disk: kotouč; dummy automa: virtuální; hromádka: balíček; schopnost: efekt
