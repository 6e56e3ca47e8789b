# What a player can do about another.
person-menu = { $name } stummschalten, blockieren oder melden
profile-menu = Stummschalten, blockieren oder melden
person-mute = Stummschalten
person-mute-about = Du siehst die Nachrichten dieser Person nicht.
person-block = Blockieren
person-block-about = Du siehst die Nachrichten dieser Person nicht, und sie kann an deinen Tischen nicht mitspielen.
person-report = Den Admins melden
person-report-about = Schreib, was passiert ist und an welchem Tisch.
person-report-line = Die Nachricht wird mitgeschickt. Schreib, was daran nicht in Ordnung ist.
person-report-send = Meldung senden
person-reported = Danke. Die Admins lesen deine Meldung.
blocks-title = Stummgeschaltet und blockiert
blocks-mute = stummgeschaltet
blocks-block = blockiert
blocks-remove = Aufheben
