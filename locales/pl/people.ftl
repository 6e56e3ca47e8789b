# What a player can do about another.
person-menu = Wycisz, zablokuj lub zgłoś: { $name }
profile-menu = Wycisz, zablokuj lub zgłoś
person-mute = Wycisz
person-mute-about = Nie zobaczysz wiadomości tej osoby.
person-block = Zablokuj
person-block-about = Nie zobaczysz wiadomości tej osoby, a ona nie będzie mogła dołączyć do stołów, przy których siedzisz.
person-report = Zgłoś administratorom
person-report-about = Napisz, co się stało i przy którym stole.
person-report-line = Wiadomość zostanie dołączona. Napisz, co jest z nią nie tak.
person-report-send = Wyślij zgłoszenie
person-reported = Dziękujemy. Administratorzy przeczytają zgłoszenie.
blocks-title = Wyciszeni i zablokowani gracze
blocks-mute = wyciszenie
blocks-block = blokada
blocks-remove = Usuń
