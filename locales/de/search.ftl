# The vocabulary of the rulebook's search. Nobody reads it.

# Words that say nothing about what is looked for.
search-ignored = ab als am an auch auf aus bei bis da darf das dass dem den der des die dies dieser du dürfen ein eine einem einen einer er es für hat habe haben hier ich ihm ihr im in ist ja kann kein keine können man mein meine mit muss müssen nach nicht noch nur ob oder sein seine sich sie sind so über um und uns von vor wann war was welche wem wen wenn wer werden wird wo wohin zu zum zur passiert passieren
# Words that people type, and after the colon the words of the rulebook.
search-synonyms = burg turm schloss: castillo; ritter würfel: caballero; unentschieden gleich: gleichstand; punkte: wertung wertet; setzen: einsetzen; ziehen bewegen: versetzen; gewinner gewinnt: sieg gewinnt; gebiet land: region; scheibe: geheimscheibe; ablage: ablagestapel ablegen; grandebonus: grandenbonus; zurückgeben: zurückschicken
