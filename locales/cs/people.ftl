# What a player can do about another.
person-menu = Ztlumit, zablokovat nebo nahlásit: { $name }
profile-menu = Ztlumit, zablokovat nebo nahlásit
person-mute = Ztlumit
person-mute-about = Zprávy tohoto hráče neuvidíte.
person-block = Zablokovat
person-block-about = Zprávy tohoto hráče neuvidíte a ke stolům, kde sedíte, se nebude moci přidat.
person-report = Nahlásit správcům
person-report-about = Napište, co se stalo a u kterého stolu.
person-report-line = Zpráva se přiloží. Napište, co je na ní špatně.
person-report-send = Odeslat hlášení
person-reported = Děkujeme. Správci si hlášení přečtou.
blocks-title = Ztlumení a zablokovaní hráči
blocks-mute = ztlumeno
blocks-block = zablokováno
blocks-remove = Odebrat
