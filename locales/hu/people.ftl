# What a player can do about another.
person-menu = { $name } némítása, letiltása vagy jelentése
profile-menu = Némítás, letiltás vagy jelentés
person-mute = Némítás
person-mute-about = Nem fogod látni a játékos üzeneteit.
person-block = Letiltás
person-block-about = Nem fogod látni a játékos üzeneteit, ő pedig nem csatlakozhat azokhoz az asztalokhoz, ahol te ülsz.
person-report = Jelentés az adminoknak
person-report-about = Írd le, mi történt, és melyik asztalnál.
person-report-line = Az üzenetet csatoljuk. Írd le, mi a baj vele.
person-report-send = Jelentés küldése
person-reported = Köszönjük. Az adminok elolvassák a jelentésedet.
blocks-title = Némított és letiltott játékosok
blocks-mute = némítva
blocks-block = letiltva
blocks-remove = Feloldás
