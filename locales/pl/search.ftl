# The vocabulary of the rulebook's search. Nobody reads it.

# Words that say nothing about what is looked for.
search-ignored = a aby albo ale bo być by co czy czyj dla do gdy gdzie go i ich ja jak jaki jakie jego jej jest jeśli już kiedy kto który która które lub ma mam mi mnie może mogę mogą można muszę musi na nad nie nim o od po pod przy są się ta tak te tego ten to tu tylko w we więc wolno z za ze że dzieje stanie
# Words that people type, and after the colon the words of the rulebook.
search-synonyms = zamek wieża: castillo; rycerz kostka pionek figurka: caballero; punkty: punktacja; wygrywa zwycięstwo: zwycięzca wygrywa; weto: veto; przenieść przesunąć przesuwać przesuwanie ruszanie: ruch ruszyć; pomoc pamięć: ściągawka; obszar teren: region; tajny sekret: tajemnica tajny; kolejka: tura kolejność
