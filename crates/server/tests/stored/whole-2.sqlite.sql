PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'first','2026-11-16 06:05:44',1,X'24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4',3448761);
INSERT INTO _sqlx_migrations VALUES(2,'results and alerts','2026-11-16 06:05:44',1,X'3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09',2862836);
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, for those with a password only: nobody else may use it.
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);
INSERT INTO users VALUES('vsushiv6mtd4admf','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$NziIV8vbPf3PO5gh3QOoqg$OorbOyyx/elnqeILFVE4oeDgaaWDSAwJYwdfcAiYDtk',1794809144644);
INSERT INTO users VALUES('7y5otduxpoac4nd2','Bert',NULL,NULL,1794809145689);
INSERT INTO users VALUES('n7xicfwiaxq8txm8','Carla',NULL,NULL,1794809145694);
INSERT INTO users VALUES('aan8fh6pqsofrced','Dora',NULL,NULL,1794809145700);
INSERT INTO users VALUES('75nyk4ztasbvfzam','Emil',NULL,NULL,1794809145707);
CREATE TABLE passes (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO passes VALUES('9693e39aadafefc341f24214696d925a55a069c0991cffe43ebd8c8239788959','cjhwzm2ba27tecet','vsushiv6mtd4admf','cookie','',1794809145189);
INSERT INTO passes VALUES('58284fedc6de7bc96e4b2bdcf7d7ba71b4b6e8d99ce9ae2fd4bf9e067a4d1152','7rw48zf37azfftro','vsushiv6mtd4admf','cookie','',1794809145665);
INSERT INTO passes VALUES('116c401475504d4b3a2fbdb23e33784892add58dc05331cae8477c4eaecf67e4','mh4biqfs36f3u3dz','vsushiv6mtd4admf','token','program',1794809145687);
INSERT INTO passes VALUES('306aa674e62904d03befcc820f9c5f27a08bdc9be0bdfad3a9dfb1d642aa7079','eusxwo76uksj6853','7y5otduxpoac4nd2','cookie','',1794809145690);
INSERT INTO passes VALUES('e1d022602d237199e4247c1aaef19bfdd560601f8b0a8da38442f87d7052f976','ewtfg7o8u8zbikrv','7y5otduxpoac4nd2','token','test',1794809145693);
INSERT INTO passes VALUES('a89425515f44be43a239bb1431615ba0585e72f213267d71b27b733a8f34ca6b','azuh6t8iwgsn2j3a','n7xicfwiaxq8txm8','cookie','',1794809145695);
INSERT INTO passes VALUES('76d802ad578fcf5676240c3eb81372e4994cbad1514b43fdfc9856e78c8c94bf','eavq76gmx3u8imhf','n7xicfwiaxq8txm8','token','test',1794809145698);
INSERT INTO passes VALUES('94c77f0f36b0c771b47f5386ca0d82e930338c00dbc7678120014172f4b2dc22','yqhqxv86ffa5uh7f','aan8fh6pqsofrced','cookie','',1794809145701);
INSERT INTO passes VALUES('9c7cfef78239722b4d2a4f58b106bdc9e448c21849af072ff2061e9ae1309fb8','m7yveuakhwh4b2ds','aan8fh6pqsofrced','token','test',1794809145704);
INSERT INTO passes VALUES('f429bdbef078252538d233819e5e26a7c70d2e0472e8e157efcf7b87f0514eef','fr5uycxie8o3mauq','75nyk4ztasbvfzam','cookie','',1794809145708);
INSERT INTO passes VALUES('6510f82289a4eea6c573d20200419376e51142337122f09c298d55efa10a1148','nsr24rr2tnequihg','75nyk4ztasbvfzam','token','test',1794809145711);
CREATE TABLE editions (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
INSERT INTO editions VALUES('146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('# El Grande, the 2023 edition: every figure that the rulebooks do not print for certain.\n#\n# A table owner may correct any figure here; whatever does not fit together is refused with its line.\n# certainty: H the rulebooks say or show it; M one good outside source or a strong inference from the\n# 1995 deck; L our reconstruction. A line that is unsure says why in its comment.\n#\n# A card whose upper half differs from ours takes an effect of its own, for example\n#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }\n# The words for effects:\n#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,\n#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,\n#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,\n#   return one of each, discs return all, discs return 2, discs scatter, discs score once,\n#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,\n#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,\n#   swap king with grande, infiltrate, veto\n# "A then B" does one after the other, at most three; "A or B" leaves the choice.\n\nname = "2023"\n\n# First, second and third value of the two scoring tiles (SET-3, SCO-6).\ntiles = [[4, 0, 0], [8, 4, 0]]\n\n# Caballeros that the power cards 1 to 13 bring to court (CRT-1).\ncourt = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the books show 9, 12 and 13, the rest is inferred from the 1995 game\n\n# The side for four and five players (SET-1). A line''s certainty is that of its values.\n[board-4-5]\ncastillo = { values = [5, 3, 1], certainty = "H" }\norder = [ # M: the books show Galicia and Navarra first, the rest is the order of the table\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-4-5.regions]\ngalicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour\nnavarra = { values = [5, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours but Castilla\naragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd value, all neighbours but Castilla\ncataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd value, both neighbours\ncastilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values\ntoledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla\nvalencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd value, neighbours Cataluña and Aragón\nsevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours\ngranada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo\n\n# The side for two and three players (SET-1). The third value never counts there (SCO-7).\n[board-2-3]\ncastillo = { values = [5, 3, 0], certainty = "L" } # L: as on the other side\norder = [ # L: as on the other side\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-2-3.regions]\ngalicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: as on the other side\nnavarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: as on the other side\naragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: as on the other side\ncataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: as on the other side\ncastilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: as on the other side\ntoledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: as on the other side\nvalencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: as on the other side\nsevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: as on the other side\ngranada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: as on the other side\n\n# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.\n[modifiers]\n"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies a guess from 16 in all; M: which ability\n"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies a guess from 16 in all; M: which ability\n"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies a guess from 16 in all; M: which ability\n"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies a guess from 16 in all; M: which ability\n\n# Every kind of action card; copies = 0 if it is not in the box. The certainty is that of the copies.\n[cards]\n# Stack 1: ten cards.\nintrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nconspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nmarch = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nupheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nskirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nexodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nmilitia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\n\n# Stack 2: ten cards.\njustice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck\nwithdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\ncivil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nassassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nlevy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndisbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndesertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of one''s own\n\n# Stack 3: ten cards.\noutposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nfiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nrevelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nstrongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nsupremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nheartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nhinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 4: ten cards.\ndecree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck\nempowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nnew-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\ncoup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nsummons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nroyal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 5: the King card.\nyour-majesty = { copies = 1, certainty = "H" }\n\n# Alternatives (ALT-1). That representation belongs to stack 1 and rivalry to stack 4 is M.\nrepresentation = { copies = 1, certainty = "H" }\nveto = { copies = 2, certainty = "H" }\nrivalry = { copies = 1, certainty = "H" }\n\n# New Regency: ten cards (REG-1).\nexile = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds\nentourage = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds\ncountry-seat = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds\ncompetition = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds\nrevolt = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds\ninfiltration = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds\ndeputy = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds\n','\n',char(10)));
INSERT INTO editions VALUES('c4e4d526f736df1f52c611b7b2449f8c74efe3a5ebf07b61fe8cc078412f7516',replace('# El Grande, the 2023 edition: every figure that the rulebooks do not print for certain.\n#\n# A table owner may correct any figure here; whatever does not fit together is refused with its line.\n# certainty: H the rulebooks say or show it; M one good outside source or a strong inference from the\n# 1995 deck; L our reconstruction. A line that is unsure says why in its comment.\n#\n# A card whose upper half differs from ours takes an effect of its own, for example\n#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }\n# The words for effects:\n#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,\n#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,\n#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,\n#   return one of each, discs return all, discs return 2, discs scatter, discs score once,\n#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,\n#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,\n#   swap king with grande, infiltrate, veto\n# "A then B" does one after the other, at most three; "A or B" leaves the choice.\n\nname = "ours"\n\n# First, second and third value of the two scoring tiles (SET-3, SCO-6).\ntiles = [[4, 0, 0], [8, 4, 0]]\n\n# Caballeros that the power cards 1 to 13 bring to court (CRT-1).\ncourt = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the books show 9, 12 and 13, the rest is inferred from the 1995 game\n\n# The side for four and five players (SET-1). A line''s certainty is that of its values.\n[board-4-5]\ncastillo = { values = [5, 3, 1], certainty = "H" }\norder = [ # M: the books show Galicia and Navarra first, the rest is the order of the table\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-4-5.regions]\ngalicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour\nnavarra = { values = [6, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours but Castilla\naragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd value, all neighbours but Castilla\ncataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd value, both neighbours\ncastilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values\ntoledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla\nvalencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd value, neighbours Cataluña and Aragón\nsevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours\ngranada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo\n\n# The side for two and three players (SET-1). The third value never counts there (SCO-7).\n[board-2-3]\ncastillo = { values = [5, 3, 0], certainty = "L" } # L: as on the other side\norder = [ # L: as on the other side\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-2-3.regions]\ngalicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: as on the other side\nnavarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: as on the other side\naragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: as on the other side\ncataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: as on the other side\ncastilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: as on the other side\ntoledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: as on the other side\nvalencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: as on the other side\nsevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: as on the other side\ngranada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: as on the other side\n\n# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.\n[modifiers]\n"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies a guess from 16 in all; M: which ability\n"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies a guess from 16 in all; M: which ability\n"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies a guess from 16 in all; M: which ability\n"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies a guess from 16 in all; M: which ability\n\n# Every kind of action card; copies = 0 if it is not in the box. The certainty is that of the copies.\n[cards]\n# Stack 1: ten cards.\nintrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nconspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nmarch = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nupheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nskirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nexodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nmilitia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\n\n# Stack 2: ten cards.\njustice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck\nwithdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\ncivil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nassassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nlevy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndisbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndesertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of one''s own\n\n# Stack 3: ten cards.\noutposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nfiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nrevelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nstrongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nsupremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nheartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nhinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 4: ten cards.\ndecree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck\nempowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nnew-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\ncoup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nsummons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nroyal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 5: the King card.\nyour-majesty = { copies = 1, certainty = "H" }\n\n# Alternatives (ALT-1). That representation belongs to stack 1 and rivalry to stack 4 is M.\nrepresentation = { copies = 1, certainty = "H" }\nveto = { copies = 2, certainty = "H" }\nrivalry = { copies = 1, certainty = "H" }\n\n# New Regency: ten cards (REG-1).\nexile = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds\nentourage = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds\ncountry-seat = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds\ncompetition = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds\nrevolt = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds\ninfiltration = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds\ndeputy = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds\n','\n',char(10)));
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    terms TEXT NOT NULL,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    invitation TEXT NOT NULL,
    origin TEXT,
    next TEXT,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    rules BIGINT NOT NULL,
    edition TEXT NOT NULL,
    setup TEXT,
    seed TEXT,
    ply BIGINT NOT NULL,
    -- Grows with every change of this row, its seats and its log: whoever saw an older one changes nothing.
    version BIGINT NOT NULL,
    -- Who is asked, a bit for each seat.
    asked BIGINT NOT NULL,
    -- When somebody must look after the table: a clock runs out, a bot is late.
    due BIGINT,
    proposal TEXT
);
INSERT INTO tables VALUES('o7eeo85xk7a5deqh','vsushiv6mtd4admf','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'onziy8u86bjhfxud',NULL,'7doda6jkz3w2jc48',1794809145717,1794809145724,1794809146342,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 2\nvariants short power-shift\nking cataluna\nhomes red sevilla blue aragon\nstart red\nstack 1 upheaval ambush militia march intrigue conspiracy exodus skirmish intrigue conspiracy\nstack 2+3 levy assassin justice hinterland fiesta outposts desertion justice outposts disbandment supremacy civil-war revelation withdrawal revelation strongholds justice fiesta heartland justice\nstack 4 decree decree empowerment new-home decree summons new-home coup empowerment royal-adviser\nstack 5 your-majesty\nmodifiers red +1 +2 -2\nmodifiers blue -1 -2 -2\ndummy powers 12 5 4 10 3 2 13 6 1 7 11 8 9\ndummy regions navarra aragon granada galicia valencia castilla | galicia sevilla navarra valencia castilla cataluna | cataluna navarra aragon granada castilla sevilla\nactions\n','\n',char(10)),'668a8200a68b775ad533571ed6c2bba3fd8038fdd314c68846ed854655a9e9be',88,93,0,NULL,NULL);
INSERT INTO tables VALUES('7doda6jkz3w2jc48','7y5otduxpoac4nd2','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','open',1,'5qtg28sespks4hrj',NULL,NULL,11794809146348,NULL,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',NULL,NULL,0,1,0,NULL,NULL);
INSERT INTO tables VALUES('3evomv7nqnpbcx88','vsushiv6mtd4admf','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'ft82euyb8zyhekag',NULL,NULL,1794809146350,1794809146352,1794809146776,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking navarra\nhomes red granada blue castilla green galicia\nstart red\nstack 1 exodus militia intrigue ambush intrigue conspiracy skirmish upheaval march conspiracy\nstack 2+3 withdrawal justice justice desertion levy justice hinterland outposts revelation disbandment justice fiesta assassin outposts fiesta heartland civil-war strongholds revelation supremacy\nstack 4 summons decree decree empowerment empowerment royal-adviser decree new-home new-home coup\nstack 5 country-seat revolt exile infiltration exile deputy entourage country-seat entourage competition\nactions\n','\n',char(10)),'42080a64981d7c8f1d0868a9b8e4abf556d4fd5c598c18d2b9d29c4ead118be5',136,68,0,NULL,NULL);
INSERT INTO tables VALUES('bkjmj5s83s28whun','vsushiv6mtd4admf','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}','playing',0,'bask7dcwny5xh45p','3evomv7nqnpbcx88',NULL,1794809146783,1794809146782,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking navarra\nhomes red granada blue castilla green galicia\nstart red\nstack 1 exodus militia intrigue ambush intrigue conspiracy skirmish upheaval march conspiracy\nstack 2+3 withdrawal justice justice desertion levy justice hinterland outposts revelation disbandment justice fiesta assassin outposts fiesta heartland civil-war strongholds revelation supremacy\nstack 4 summons decree decree empowerment empowerment royal-adviser decree new-home new-home coup\nstack 5 country-seat revolt exile infiltration exile deputy entourage country-seat entourage competition\nactions\n','\n',char(10)),NULL,63,5,2,NULL,NULL);
INSERT INTO tables VALUES('sxmwzgdnwnrcxbic','vsushiv6mtd4admf','{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','playing',1,'73nxtr8u8rp5g8hc',NULL,NULL,1794809146788,1794809146811,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short veto rivalry\nking navarra\nhomes red cataluna blue castilla green toledo orange sevilla\nstart orange\nstack 1 skirmish militia intrigue upheaval march conspiracy ambush intrigue exodus conspiracy\nstack 2 justice justice civil-war assassin justice disbandment veto withdrawal levy justice\nstack 3 fiesta strongholds revelation supremacy outposts heartland outposts hinterland revelation fiesta\nstack 4 coup royal-adviser decree decree empowerment empowerment decree new-home summons rivalry\nstack 5 your-majesty\nactions\n','\n',char(10)),'b5375faefa0b188096aac6841c5d15cb7030fa53b3dda84a2807f2085ac1d19a',82,67,2,NULL,'{"ply":82,"to":81,"agreed":["vsushiv6mtd4admf"]}');
INSERT INTO tables VALUES('jy5zj2uuch583fkz','vsushiv6mtd4admf','{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}','playing',1,'feyumjxhfevqumgx',NULL,NULL,1794809149227,1794809149240,NULL,1,'c4e4d526f736df1f52c611b7b2449f8c74efe3a5ebf07b61fe8cc078412f7516',replace('elgrande record 1\nrules 1\nedition ours 8d000e4697178df3\nplayers 5\nvariants short memory-aid representation\nking castilla\nhomes red sevilla blue navarra green cataluna orange aragon purple galicia\nstart blue\nstack 1 representation conspiracy skirmish intrigue intrigue militia march upheaval ambush conspiracy\nstack 2 desertion justice justice justice levy assassin disbandment justice withdrawal civil-war\nstack 3 outposts heartland fiesta revelation revelation supremacy outposts hinterland strongholds fiesta\nstack 4 empowerment new-home empowerment new-home decree summons decree coup decree royal-adviser\nstack 5 your-majesty\nactions\n','\n',char(10)),'6bcebb4fe23965306569798588e48e9c3b327ab4d4289a920d4ea2cc959a63c5',71,73,4,NULL,NULL);
INSERT INTO tables VALUES('6on2tie2h8ijb42m','vsushiv6mtd4admf','{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}','open',0,'kere43bryke4ui22',NULL,NULL,11794809150518,NULL,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',NULL,NULL,0,1,0,NULL,NULL);
INSERT INTO tables VALUES('x6yqha6moq6rrc6t','vsushiv6mtd4admf','{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','closed',1,'7jqjckt3end6j2ex',NULL,NULL,1794809150523,NULL,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',NULL,NULL,0,2,0,NULL,NULL);
INSERT INTO tables VALUES('hajqvvpo8scgdfgh','aan8fh6pqsofrced','{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}','playing',1,'e7b8bsenotn3hitf',NULL,NULL,1794809150543,0,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short\nking toledo\nhomes red navarra blue castilla green granada\nstart green\nstack 1 march intrigue upheaval militia intrigue skirmish exodus ambush conspiracy conspiracy\nstack 2 civil-war assassin desertion justice disbandment justice justice justice withdrawal levy\nstack 3 outposts outposts hinterland strongholds fiesta revelation fiesta supremacy revelation heartland\nstack 4 new-home royal-adviser empowerment summons decree new-home empowerment coup decree decree\nstack 5 your-majesty\nactions\n','\n',char(10)),'027206b964aa424a6cbcea750be4240d4c649576a92bf08cf2ebc036e48b55e4',35,33,1,0,NULL);
INSERT INTO tables VALUES('c64hme5y5b77ad3x','aan8fh6pqsofrced','{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}','playing',1,'aadsjdzuhdiunhts',NULL,NULL,1794809151357,0,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short\nking galicia\nhomes red toledo blue castilla green granada orange navarra\nstart orange\nstack 1 conspiracy upheaval intrigue ambush exodus march militia skirmish intrigue conspiracy\nstack 2 justice justice levy assassin justice disbandment civil-war withdrawal desertion justice\nstack 3 strongholds revelation supremacy revelation hinterland outposts fiesta heartland fiesta outposts\nstack 4 summons royal-adviser new-home decree coup empowerment decree decree empowerment new-home\nstack 5 your-majesty\nactions\n','\n',char(10)),'054d6bbb2ccfaea7649e081f02bec3fc72bb9deed25f312db828cb4de07e3054',29,14,1,0,NULL);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    -- 1, 2, 4, 8 or 16.
    bit BIGINT NOT NULL,
    user_id TEXT,
    level TEXT,
    ready BIGINT NOT NULL,
    since BIGINT NOT NULL,
    ahead TEXT NOT NULL,
    PRIMARY KEY (table_id, bit)
);
INSERT INTO seats VALUES('o7eeo85xk7a5deqh',1,'vsushiv6mtd4admf',NULL,0,1794809145724,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('o7eeo85xk7a5deqh',2,'7y5otduxpoac4nd2',NULL,1,1794809145724,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('7doda6jkz3w2jc48',1,'vsushiv6mtd4admf',NULL,0,1794809146348,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('7doda6jkz3w2jc48',2,'7y5otduxpoac4nd2',NULL,0,1794809146348,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('3evomv7nqnpbcx88',1,'vsushiv6mtd4admf',NULL,0,1794809146352,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('3evomv7nqnpbcx88',2,NULL,'random',0,1794809146352,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('3evomv7nqnpbcx88',4,NULL,'squire',0,1794809146352,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('bkjmj5s83s28whun',1,NULL,'random',0,1794809146782,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('bkjmj5s83s28whun',2,'vsushiv6mtd4admf',NULL,0,1794809146782,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('bkjmj5s83s28whun',4,NULL,'random',0,1794809146782,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('sxmwzgdnwnrcxbic',1,'vsushiv6mtd4admf',NULL,0,1794809146811,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('sxmwzgdnwnrcxbic',2,'7y5otduxpoac4nd2',NULL,1,1794809146811,'{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}');
INSERT INTO seats VALUES('sxmwzgdnwnrcxbic',4,'n7xicfwiaxq8txm8','caballero',1,1794809146811,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('sxmwzgdnwnrcxbic',8,NULL,'squire',0,1794809146811,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('jy5zj2uuch583fkz',1,'vsushiv6mtd4admf',NULL,0,1794809149240,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('jy5zj2uuch583fkz',2,'vsushiv6mtd4admf',NULL,0,1794809149240,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('jy5zj2uuch583fkz',4,'vsushiv6mtd4admf',NULL,0,1794809149240,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('jy5zj2uuch583fkz',8,'vsushiv6mtd4admf',NULL,0,1794809149240,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('jy5zj2uuch583fkz',16,'vsushiv6mtd4admf',NULL,0,1794809149240,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('6on2tie2h8ijb42m',1,'vsushiv6mtd4admf',NULL,0,1794809150518,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('6on2tie2h8ijb42m',2,NULL,NULL,0,1794809150518,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('6on2tie2h8ijb42m',4,NULL,'squire',0,1794809150518,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('x6yqha6moq6rrc6t',1,NULL,NULL,0,1794809150532,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('x6yqha6moq6rrc6t',2,NULL,NULL,0,1794809150523,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('hajqvvpo8scgdfgh',1,'aan8fh6pqsofrced',NULL,0,0,'{"veto":"never","disc":["sevilla"],"returns":[]}');
INSERT INTO seats VALUES('hajqvvpo8scgdfgh',2,'75nyk4ztasbvfzam','caballero',1,0,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('hajqvvpo8scgdfgh',4,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('c64hme5y5b77ad3x',1,'aan8fh6pqsofrced',NULL,0,0,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('c64hme5y5b77ad3x',2,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('c64hme5y5b77ad3x',4,NULL,'squire',0,0,'{"veto":"ask","disc":[],"returns":[]}');
INSERT INTO seats VALUES('c64hme5y5b77ad3x',8,NULL,'caballero',0,0,'{"veto":"ask","disc":[],"returns":[]}');
CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply)
);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',0,'red pass +1',1794809145736);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',1,'blue pass -1',1794809145760);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',2,'red play 1-1',1794809145772);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',3,'blue play 8-2',1794809145789);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',4,'blue take 2',1794809145808);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',5,'blue place sevilla',1794809145826);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',6,'blue choose decree',1794809145845);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',7,'blue place aragon',1794809145864);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',8,'blue place valencia',1794809145884);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',9,'blue place castillo',1794809145893);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',10,'blue place valencia',1794809145901);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',11,'blue special',1794809145907);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',12,'blue tile low toledo',1794809145913);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',13,'red take 5',1794809145918);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',14,'red move blue sevilla galicia',1794809145924);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',15,'red choose levy',1794809145928);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',16,'red place valencia',1794809145933);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',17,'red done',1794809145938);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',18,'red done',1794809145943);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',19,'red play 3',1794809145948);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',20,'blue play 5+1',1794809145954);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',21,'blue take 0',1794809145960);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',22,'blue take 0',1794809145966);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',23,'blue choose assassin',1794809145972);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',24,'blue done',1794809145978);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',25,'red take 3',1794809145983);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',26,'red choose decree',1794809145988);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',27,'red place castillo',1794809145992);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',28,'red place castillo',1794809145997);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',29,'red place aragon',1794809146002);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',30,'red place valencia',1794809146007);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',31,'red done',1794809146012);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',32,'red disc toledo',1794809146017);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',33,'blue disc navarra',1794809146023);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',34,'red play 10+2',1794809146029);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',35,'blue play 2',1794809146034);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',36,'red take 1',1794809146039);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',37,'red choose militia',1794809146045);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',38,'red place valencia',1794809146050);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',39,'red special',1794809146055);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',40,'red done',1794809146061);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',41,'blue take 4',1794809146067);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',42,'blue choose empowerment',1794809146073);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',43,'blue done',1794809146079);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',44,'blue play 1',1794809146085);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',45,'red play 5',1794809146090);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',46,'red take 1',1794809146095);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',47,'red choose hinterland',1794809146100);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',48,'red done',1794809146105);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',49,'blue take 2',1794809146111);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',50,'blue choose new-home',1794809146117);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',51,'blue place aragon',1794809146123);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',52,'blue place aragon',1794809146133);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',53,'blue place valencia',1794809146140);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',54,'blue place valencia',1794809146146);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',55,'blue special',1794809146152);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',56,'blue grande sevilla',1794809146158);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',57,'red disc navarra',1794809146163);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',58,'blue disc castilla',1794809146169);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',59,'blue play 13',1794809146175);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',60,'red play 13-2',1794809146181);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',61,'blue choose intrigue',1794809146187);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',62,'blue place aragon',1794809146193);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',63,'blue special',1794809146199);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',64,'blue move blue navarra castillo',1794809146206);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',65,'blue move blue galicia castillo',1794809146212);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',66,'blue move red sevilla valencia',1794809146219);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',67,'blue move red toledo galicia',1794809146225);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',68,'red place castilla',1794809146230);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',69,'red choose decree',1794809146236);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',70,'red done',1794809146241);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',71,'red play 8',1794809146246);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',72,'blue play 3-2',1794809146252);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',73,'red take 0',1794809146258);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',74,'red choose conspiracy',1794809146263);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',75,'red place valencia',1794809146269);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',76,'red special',1794809146276);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',77,'red name valencia',1794809146282);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',78,'red move dummy valencia granada',1794809146289);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',79,'red move red valencia toledo',1794809146294);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',80,'red move blue valencia aragon',1794809146299);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',81,'red done',1794809146304);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',82,'blue take 5',1794809146310);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',83,'blue place galicia',1794809146317);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',84,'blue choose outposts',1794809146324);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',85,'blue done',1794809146330);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',86,'red disc castilla',1794809146335);
INSERT INTO log VALUES('o7eeo85xk7a5deqh',87,'blue disc galicia',1794809146342);
INSERT INTO log VALUES('3evomv7nqnpbcx88',0,'red play 11',1794809146359);
INSERT INTO log VALUES('3evomv7nqnpbcx88',1,'blue play 5',1794809146362);
INSERT INTO log VALUES('3evomv7nqnpbcx88',2,'green play 8',1794809146400);
INSERT INTO log VALUES('3evomv7nqnpbcx88',3,'red take 0',1794809146407);
INSERT INTO log VALUES('3evomv7nqnpbcx88',4,'red choose summons',1794809146414);
INSERT INTO log VALUES('3evomv7nqnpbcx88',5,'red place castillo',1794809146419);
INSERT INTO log VALUES('3evomv7nqnpbcx88',6,'red done',1794809146424);
INSERT INTO log VALUES('3evomv7nqnpbcx88',7,'red special',1794809146429);
INSERT INTO log VALUES('3evomv7nqnpbcx88',8,'green take 2',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',9,'green choose country-seat',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',10,'green special',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',11,'green king castilla',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',12,'green place navarra',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',13,'green place aragon',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',14,'green place toledo',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',15,'green place castillo',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',16,'green place castillo',1794809146432);
INSERT INTO log VALUES('3evomv7nqnpbcx88',17,'blue take 1',1794809146439);
INSERT INTO log VALUES('3evomv7nqnpbcx88',18,'blue choose exodus',1794809146439);
INSERT INTO log VALUES('3evomv7nqnpbcx88',19,'blue done',1794809146439);
INSERT INTO log VALUES('3evomv7nqnpbcx88',20,'blue play 4',1794809146442);
INSERT INTO log VALUES('3evomv7nqnpbcx88',21,'green play 7',1794809146447);
INSERT INTO log VALUES('3evomv7nqnpbcx88',22,'red play 9',1794809146452);
INSERT INTO log VALUES('3evomv7nqnpbcx88',23,'red take 2',1794809146457);
INSERT INTO log VALUES('3evomv7nqnpbcx88',24,'red choose justice',1794809146462);
INSERT INTO log VALUES('3evomv7nqnpbcx88',25,'red special',1794809146467);
INSERT INTO log VALUES('3evomv7nqnpbcx88',26,'red name sevilla',1794809146472);
INSERT INTO log VALUES('3evomv7nqnpbcx88',27,'red place castillo',1794809146477);
INSERT INTO log VALUES('3evomv7nqnpbcx88',28,'red place navarra',1794809146482);
INSERT INTO log VALUES('3evomv7nqnpbcx88',29,'green take 3',1794809146487);
INSERT INTO log VALUES('3evomv7nqnpbcx88',30,'green choose revolt',1794809146487);
INSERT INTO log VALUES('3evomv7nqnpbcx88',31,'green special',1794809146487);
INSERT INTO log VALUES('3evomv7nqnpbcx88',32,'green place cataluna',1794809146487);
INSERT INTO log VALUES('3evomv7nqnpbcx88',33,'green place castilla',1794809146487);
INSERT INTO log VALUES('3evomv7nqnpbcx88',34,'green place valencia',1794809146487);
INSERT INTO log VALUES('3evomv7nqnpbcx88',35,'green place sevilla',1794809146487);
INSERT INTO log VALUES('3evomv7nqnpbcx88',36,'green place granada',1794809146487);
INSERT INTO log VALUES('3evomv7nqnpbcx88',37,'blue take 2',1794809146496);
INSERT INTO log VALUES('3evomv7nqnpbcx88',38,'blue choose militia',1794809146496);
INSERT INTO log VALUES('3evomv7nqnpbcx88',39,'blue place castilla',1794809146496);
INSERT INTO log VALUES('3evomv7nqnpbcx88',40,'blue done',1794809146496);
INSERT INTO log VALUES('3evomv7nqnpbcx88',41,'blue play 13',1794809146499);
INSERT INTO log VALUES('3evomv7nqnpbcx88',42,'green play 3',1794809146502);
INSERT INTO log VALUES('3evomv7nqnpbcx88',43,'red play 4',1794809146508);
INSERT INTO log VALUES('3evomv7nqnpbcx88',44,'blue choose intrigue',1794809146510);
INSERT INTO log VALUES('3evomv7nqnpbcx88',45,'blue done',1794809146510);
INSERT INTO log VALUES('3evomv7nqnpbcx88',46,'red take 1',1794809146515);
INSERT INTO log VALUES('3evomv7nqnpbcx88',47,'red choose justice',1794809146520);
INSERT INTO log VALUES('3evomv7nqnpbcx88',48,'red place granada',1794809146525);
INSERT INTO log VALUES('3evomv7nqnpbcx88',49,'red place cataluna',1794809146530);
INSERT INTO log VALUES('3evomv7nqnpbcx88',50,'red special',1794809146535);
INSERT INTO log VALUES('3evomv7nqnpbcx88',51,'red name aragon',1794809146540);
INSERT INTO log VALUES('3evomv7nqnpbcx88',52,'green take 2',1794809146547);
INSERT INTO log VALUES('3evomv7nqnpbcx88',53,'green choose decree',1794809146547);
INSERT INTO log VALUES('3evomv7nqnpbcx88',54,'green place granada',1794809146547);
INSERT INTO log VALUES('3evomv7nqnpbcx88',55,'green place granada',1794809146547);
INSERT INTO log VALUES('3evomv7nqnpbcx88',56,'green place navarra',1794809146547);
INSERT INTO log VALUES('3evomv7nqnpbcx88',57,'green place granada',1794809146547);
INSERT INTO log VALUES('3evomv7nqnpbcx88',58,'green special',1794809146547);
INSERT INTO log VALUES('3evomv7nqnpbcx88',59,'green tile high galicia',1794809146547);
INSERT INTO log VALUES('3evomv7nqnpbcx88',60,'green play 2',1794809146558);
INSERT INTO log VALUES('3evomv7nqnpbcx88',61,'red play 1',1794809146563);
INSERT INTO log VALUES('3evomv7nqnpbcx88',62,'blue play 3',1794809146566);
INSERT INTO log VALUES('3evomv7nqnpbcx88',63,'blue take 5',1794809146566);
INSERT INTO log VALUES('3evomv7nqnpbcx88',64,'blue choose desertion',1794809146566);
INSERT INTO log VALUES('3evomv7nqnpbcx88',65,'blue place galicia',1794809146566);
INSERT INTO log VALUES('3evomv7nqnpbcx88',66,'blue place granada',1794809146566);
INSERT INTO log VALUES('3evomv7nqnpbcx88',67,'blue special',1794809146566);
INSERT INTO log VALUES('3evomv7nqnpbcx88',68,'green disc cataluna',1794809146574);
INSERT INTO log VALUES('3evomv7nqnpbcx88',69,'red disc cataluna',1794809146581);
INSERT INTO log VALUES('3evomv7nqnpbcx88',70,'green take 1',1794809146589);
INSERT INTO log VALUES('3evomv7nqnpbcx88',71,'green choose ambush',1794809146589);
INSERT INTO log VALUES('3evomv7nqnpbcx88',72,'green place castilla',1794809146589);
INSERT INTO log VALUES('3evomv7nqnpbcx88',73,'green special',1794809146589);
INSERT INTO log VALUES('3evomv7nqnpbcx88',74,'green move red navarra galicia',1794809146589);
INSERT INTO log VALUES('3evomv7nqnpbcx88',75,'green move blue castilla granada',1794809146589);
INSERT INTO log VALUES('3evomv7nqnpbcx88',76,'green move blue castilla granada',1794809146589);
INSERT INTO log VALUES('3evomv7nqnpbcx88',77,'red take 1',1794809146593);
INSERT INTO log VALUES('3evomv7nqnpbcx88',78,'red choose infiltration',1794809146598);
INSERT INTO log VALUES('3evomv7nqnpbcx88',79,'red place castilla',1794809146603);
INSERT INTO log VALUES('3evomv7nqnpbcx88',80,'red place castilla',1794809146608);
INSERT INTO log VALUES('3evomv7nqnpbcx88',81,'red place navarra',1794809146613);
INSERT INTO log VALUES('3evomv7nqnpbcx88',82,'red place navarra',1794809146619);
INSERT INTO log VALUES('3evomv7nqnpbcx88',83,'red place granada',1794809146624);
INSERT INTO log VALUES('3evomv7nqnpbcx88',84,'red special',1794809146630);
INSERT INTO log VALUES('3evomv7nqnpbcx88',85,'red play 12',1794809146635);
INSERT INTO log VALUES('3evomv7nqnpbcx88',86,'blue play 6',1794809146638);
INSERT INTO log VALUES('3evomv7nqnpbcx88',87,'green play 4',1794809146643);
INSERT INTO log VALUES('3evomv7nqnpbcx88',88,'red choose exile',1794809146648);
INSERT INTO log VALUES('3evomv7nqnpbcx88',89,'red place toledo',1794809146653);
INSERT INTO log VALUES('3evomv7nqnpbcx88',90,'red place sevilla',1794809146658);
INSERT INTO log VALUES('3evomv7nqnpbcx88',91,'red place cataluna',1794809146663);
INSERT INTO log VALUES('3evomv7nqnpbcx88',92,'red done',1794809146668);
INSERT INTO log VALUES('3evomv7nqnpbcx88',93,'blue take 0',1794809146670);
INSERT INTO log VALUES('3evomv7nqnpbcx88',94,'blue choose intrigue',1794809146670);
INSERT INTO log VALUES('3evomv7nqnpbcx88',95,'blue place granada',1794809146670);
INSERT INTO log VALUES('3evomv7nqnpbcx88',96,'blue special',1794809146670);
INSERT INTO log VALUES('3evomv7nqnpbcx88',97,'blue move green sevilla aragon',1794809146670);
INSERT INTO log VALUES('3evomv7nqnpbcx88',98,'blue move red navarra toledo',1794809146670);
INSERT INTO log VALUES('3evomv7nqnpbcx88',99,'blue move blue granada valencia',1794809146670);
INSERT INTO log VALUES('3evomv7nqnpbcx88',100,'blue move blue granada toledo',1794809146670);
INSERT INTO log VALUES('3evomv7nqnpbcx88',101,'green take 4',1794809146675);
INSERT INTO log VALUES('3evomv7nqnpbcx88',102,'green choose empowerment',1794809146675);
INSERT INTO log VALUES('3evomv7nqnpbcx88',103,'green place cataluna',1794809146675);
INSERT INTO log VALUES('3evomv7nqnpbcx88',104,'green place toledo',1794809146675);
INSERT INTO log VALUES('3evomv7nqnpbcx88',105,'green place toledo',1794809146675);
INSERT INTO log VALUES('3evomv7nqnpbcx88',106,'green place sevilla',1794809146675);
INSERT INTO log VALUES('3evomv7nqnpbcx88',107,'green special',1794809146675);
INSERT INTO log VALUES('3evomv7nqnpbcx88',108,'green recall 2',1794809146675);
INSERT INTO log VALUES('3evomv7nqnpbcx88',109,'green play 6',1794809146682);
INSERT INTO log VALUES('3evomv7nqnpbcx88',110,'red play 7',1794809146685);
INSERT INTO log VALUES('3evomv7nqnpbcx88',111,'blue play 9',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',112,'blue take 0',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',113,'blue choose royal-adviser',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',114,'blue place valencia',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',115,'blue place granada',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',116,'blue place galicia',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',117,'blue place valencia',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',118,'blue special',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',119,'blue king sevilla',1794809146687);
INSERT INTO log VALUES('3evomv7nqnpbcx88',120,'red take 3',1794809146695);
INSERT INTO log VALUES('3evomv7nqnpbcx88',121,'red choose deputy',1794809146700);
INSERT INTO log VALUES('3evomv7nqnpbcx88',122,'red done',1794809146705);
INSERT INTO log VALUES('3evomv7nqnpbcx88',123,'green take 3',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',124,'green choose conspiracy',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',125,'green place granada',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',126,'green special',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',127,'green name castilla',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',128,'green move red castilla galicia',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',129,'green move red castilla navarra',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',130,'green move blue castilla toledo',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',131,'green move green castilla galicia',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',132,'green done',1794809146737);
INSERT INTO log VALUES('3evomv7nqnpbcx88',133,'blue disc granada',1794809146756);
INSERT INTO log VALUES('3evomv7nqnpbcx88',134,'green disc navarra',1794809146761);
INSERT INTO log VALUES('3evomv7nqnpbcx88',135,'red disc sevilla',1794809146776);
INSERT INTO log VALUES('bkjmj5s83s28whun',0,'red play 11',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',1,'blue play 5',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',2,'green play 8',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',3,'red take 0',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',4,'red choose summons',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',5,'red place castillo',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',6,'red done',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',7,'red special',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',8,'green take 2',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',9,'green choose country-seat',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',10,'green special',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',11,'green king castilla',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',12,'green place navarra',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',13,'green place aragon',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',14,'green place toledo',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',15,'green place castillo',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',16,'green place castillo',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',17,'blue take 1',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',18,'blue choose exodus',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',19,'blue done',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',20,'blue play 4',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',21,'green play 7',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',22,'red play 9',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',23,'red take 2',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',24,'red choose justice',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',25,'red special',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',26,'red name sevilla',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',27,'red place castillo',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',28,'red place navarra',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',29,'green take 3',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',30,'green choose revolt',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',31,'green special',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',32,'green place cataluna',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',33,'green place castilla',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',34,'green place valencia',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',35,'green place sevilla',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',36,'green place granada',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',37,'blue take 2',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',38,'blue choose militia',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',39,'blue place castilla',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',40,'blue done',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',41,'blue play 13',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',42,'green play 3',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',43,'red play 4',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',44,'blue choose intrigue',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',45,'blue done',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',46,'red take 1',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',47,'red choose justice',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',48,'red place granada',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',49,'red place cataluna',1794809146783);
INSERT INTO log VALUES('bkjmj5s83s28whun',50,'red special',1794809146789);
INSERT INTO log VALUES('bkjmj5s83s28whun',51,'red name galicia',1794809146789);
INSERT INTO log VALUES('bkjmj5s83s28whun',52,'green take 4',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',53,'green choose exile',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',54,'green special',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',55,'green king france',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',56,'green place navarra',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',57,'green place aragon',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',58,'green place navarra',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',59,'green place castillo',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',60,'green place aragon',1794809146794);
INSERT INTO log VALUES('bkjmj5s83s28whun',61,'green play 4',1794809146799);
INSERT INTO log VALUES('bkjmj5s83s28whun',62,'red play 5',1794809146803);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',0,'orange play 7',1794809146819);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',1,'red play 10',1794809146832);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',2,'blue play 11',1794809146839);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',3,'green play 1',1794809146849);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',4,'blue take 0',1794809146857);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',5,'blue choose skirmish',1794809146866);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',6,'blue special',1794809146874);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',7,'blue move blue castilla toledo',1794809146884);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',8,'blue move orange sevilla castilla',1794809146893);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',9,'blue move red cataluna castillo',1794809146901);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',10,'blue place aragon',1794809146910);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',11,'red take 0',1794809146918);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',12,'red choose your-majesty',1794809146925);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',13,'red place galicia',1794809146932);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',14,'red done',1794809146940);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',15,'red done',1794809146947);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',16,'orange take 3',1794809146952);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',17,'orange choose justice',1794809146952);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',18,'orange place aragon',1794809146952);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',19,'orange place castillo',1794809146952);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',20,'orange special',1794809146952);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',21,'orange name sevilla',1794809146952);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',22,'green take 4',1794809146967);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',23,'green choose coup',1794809146979);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',24,'green place aragon',1794809147000);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',25,'green done',1794809147027);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',26,'green special',1794809147084);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',27,'green name galicia',1794809147117);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',28,'red disc toledo',1794809147156);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',29,'green play 4',1794809147216);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',30,'orange play 9',1794809147228);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',31,'red play 13',1794809147241);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',32,'blue play 10',1794809147258);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',33,'red choose strongholds',1794809147274);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',34,'red place castilla',1794809147297);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',35,'red place galicia',1794809147310);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',36,'red place castillo',1794809147324);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',37,'red done',1794809147338);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',38,'blue take 0',1794809147353);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',39,'blue choose royal-adviser',1794809147369);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',40,'blue place castillo',1794809147385);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',41,'blue place galicia',1794809147401);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',42,'blue place castilla',1794809147416);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',43,'blue place castillo',1794809147436);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',44,'blue done',1794809147455);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',45,'orange take 2',1794809147472);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',46,'orange choose militia',1794809147472);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',47,'orange place castilla',1794809147472);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',48,'orange special',1794809147472);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',49,'orange place valencia',1794809147472);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',50,'orange place granada',1794809147472);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',51,'green take 2',1794809147487);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',52,'green choose justice',1794809147514);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',53,'green special',1794809147540);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',54,'green name granada',1794809147566);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',55,'green place galicia',1794809147592);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',56,'green place aragon',1794809147613);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',57,'blue disc toledo',1794809147621);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',58,'orange disc aragon',1794809147632);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',59,'red disc granada',1794809147649);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',60,'green disc castilla',1794809147910);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',61,'green play 3',1794809147916);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',62,'orange play 12',1794809147920);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',63,'red play 1',1794809148308);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',64,'blue play 2',1794809148536);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',65,'orange choose decree',1794809148554);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',66,'orange place galicia',1794809148554);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',67,'orange place galicia',1794809148554);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',68,'orange place castilla',1794809148554);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',69,'orange place castillo',1794809148554);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',70,'orange special',1794809148554);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',71,'orange tile high galicia',1794809148554);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',72,'green take 5',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',73,'green choose your-majesty',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',74,'green place castillo',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',75,'green place galicia',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',76,'green place galicia',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',77,'green place castilla',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',78,'green place aragon',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',79,'green special',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',80,'green king galicia',1794809148591);
INSERT INTO log VALUES('sxmwzgdnwnrcxbic',81,'blue take 0',1794809148984);
INSERT INTO log VALUES('jy5zj2uuch583fkz',0,'blue play 4',1794809149264);
INSERT INTO log VALUES('jy5zj2uuch583fkz',1,'green play 3',1794809149286);
INSERT INTO log VALUES('jy5zj2uuch583fkz',2,'orange play 9',1794809149305);
INSERT INTO log VALUES('jy5zj2uuch583fkz',3,'purple play 10',1794809149329);
INSERT INTO log VALUES('jy5zj2uuch583fkz',4,'red play 8',1794809149356);
INSERT INTO log VALUES('jy5zj2uuch583fkz',5,'purple take 1',1794809149383);
INSERT INTO log VALUES('jy5zj2uuch583fkz',6,'purple choose outposts',1794809149411);
INSERT INTO log VALUES('jy5zj2uuch583fkz',7,'purple place castillo',1794809149427);
INSERT INTO log VALUES('jy5zj2uuch583fkz',8,'purple place galicia',1794809149444);
INSERT INTO log VALUES('jy5zj2uuch583fkz',9,'purple place castillo',1794809149465);
INSERT INTO log VALUES('jy5zj2uuch583fkz',10,'purple done',1794809149493);
INSERT INTO log VALUES('jy5zj2uuch583fkz',11,'orange take 1',1794809149511);
INSERT INTO log VALUES('jy5zj2uuch583fkz',12,'orange choose your-majesty',1794809149526);
INSERT INTO log VALUES('jy5zj2uuch583fkz',13,'orange place navarra',1794809149542);
INSERT INTO log VALUES('jy5zj2uuch583fkz',14,'orange place navarra',1794809149561);
INSERT INTO log VALUES('jy5zj2uuch583fkz',15,'orange place castillo',1794809149571);
INSERT INTO log VALUES('jy5zj2uuch583fkz',16,'orange place toledo',1794809149581);
INSERT INTO log VALUES('jy5zj2uuch583fkz',17,'orange place aragon',1794809149590);
INSERT INTO log VALUES('jy5zj2uuch583fkz',18,'orange done',1794809149598);
INSERT INTO log VALUES('jy5zj2uuch583fkz',19,'red take 0',1794809149605);
INSERT INTO log VALUES('jy5zj2uuch583fkz',20,'red choose representation',1794809149612);
INSERT INTO log VALUES('jy5zj2uuch583fkz',21,'red special',1794809149623);
INSERT INTO log VALUES('jy5zj2uuch583fkz',22,'red branch 2',1794809149630);
INSERT INTO log VALUES('jy5zj2uuch583fkz',23,'red place cataluna',1794809149639);
INSERT INTO log VALUES('jy5zj2uuch583fkz',24,'red place granada',1794809149648);
INSERT INTO log VALUES('jy5zj2uuch583fkz',25,'red done',1794809149656);
INSERT INTO log VALUES('jy5zj2uuch583fkz',26,'blue take 1',1794809149668);
INSERT INTO log VALUES('jy5zj2uuch583fkz',27,'blue choose desertion',1794809149701);
INSERT INTO log VALUES('jy5zj2uuch583fkz',28,'blue special',1794809149712);
INSERT INTO log VALUES('jy5zj2uuch583fkz',29,'red disc cataluna',1794809149720);
INSERT INTO log VALUES('jy5zj2uuch583fkz',30,'green disc cataluna',1794809149727);
INSERT INTO log VALUES('jy5zj2uuch583fkz',31,'orange disc toledo',1794809149736);
INSERT INTO log VALUES('jy5zj2uuch583fkz',32,'purple disc galicia',1794809149745);
INSERT INTO log VALUES('jy5zj2uuch583fkz',33,'blue place galicia',1794809149753);
INSERT INTO log VALUES('jy5zj2uuch583fkz',34,'blue place navarra',1794809149762);
INSERT INTO log VALUES('jy5zj2uuch583fkz',35,'green take 1',1794809149769);
INSERT INTO log VALUES('jy5zj2uuch583fkz',36,'green choose empowerment',1794809149777);
INSERT INTO log VALUES('jy5zj2uuch583fkz',37,'green special',1794809149786);
INSERT INTO log VALUES('jy5zj2uuch583fkz',38,'green recall 3',1794809149795);
INSERT INTO log VALUES('jy5zj2uuch583fkz',39,'green place aragon',1794809149805);
INSERT INTO log VALUES('jy5zj2uuch583fkz',40,'green place castillo',1794809149813);
INSERT INTO log VALUES('jy5zj2uuch583fkz',41,'green place castillo',1794809149820);
INSERT INTO log VALUES('jy5zj2uuch583fkz',42,'green done',1794809149832);
INSERT INTO log VALUES('jy5zj2uuch583fkz',43,'green play 6',1794809149842);
INSERT INTO log VALUES('jy5zj2uuch583fkz',44,'orange play 13',1794809149852);
INSERT INTO log VALUES('jy5zj2uuch583fkz',45,'purple play 7',1794809149859);
INSERT INTO log VALUES('jy5zj2uuch583fkz',46,'red play 2',1794809149866);
INSERT INTO log VALUES('jy5zj2uuch583fkz',47,'blue play 9',1794809149878);
INSERT INTO log VALUES('jy5zj2uuch583fkz',48,'orange choose conspiracy',1794809149891);
INSERT INTO log VALUES('jy5zj2uuch583fkz',49,'orange place navarra',1794809149905);
INSERT INTO log VALUES('jy5zj2uuch583fkz',50,'orange special',1794809149915);
INSERT INTO log VALUES('jy5zj2uuch583fkz',51,'orange name aragon',1794809149923);
INSERT INTO log VALUES('jy5zj2uuch583fkz',52,'orange move green aragon cataluna',1794809149935);
INSERT INTO log VALUES('jy5zj2uuch583fkz',53,'orange move orange aragon toledo',1794809149948);
INSERT INTO log VALUES('jy5zj2uuch583fkz',54,'orange move orange aragon toledo',1794809149970);
INSERT INTO log VALUES('jy5zj2uuch583fkz',55,'orange move orange aragon sevilla',1794809149983);
INSERT INTO log VALUES('jy5zj2uuch583fkz',56,'blue take 2',1794809149995);
INSERT INTO log VALUES('jy5zj2uuch583fkz',57,'blue choose new-home',1794809150006);
INSERT INTO log VALUES('jy5zj2uuch583fkz',58,'blue place castillo',1794809150026);
INSERT INTO log VALUES('jy5zj2uuch583fkz',59,'blue place toledo',1794809150052);
INSERT INTO log VALUES('jy5zj2uuch583fkz',60,'blue place navarra',1794809150071);
INSERT INTO log VALUES('jy5zj2uuch583fkz',61,'blue done',1794809150097);
INSERT INTO log VALUES('jy5zj2uuch583fkz',62,'blue special',1794809150124);
INSERT INTO log VALUES('jy5zj2uuch583fkz',63,'blue grande cataluna',1794809150149);
INSERT INTO log VALUES('jy5zj2uuch583fkz',64,'purple take 0',1794809150166);
INSERT INTO log VALUES('jy5zj2uuch583fkz',65,'purple choose justice',1794809150193);
INSERT INTO log VALUES('jy5zj2uuch583fkz',66,'purple done',1794809150242);
INSERT INTO log VALUES('jy5zj2uuch583fkz',67,'green take 2',1794809150260);
INSERT INTO log VALUES('jy5zj2uuch583fkz',68,'green choose heartland',1794809150273);
INSERT INTO log VALUES('jy5zj2uuch583fkz',69,'green special',1794809150280);
INSERT INTO log VALUES('jy5zj2uuch583fkz',70,'undo 69',1794809150511);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',0,'green play 2',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',1,'red play 12',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',2,'blue play 5',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',3,'red choose your-majesty',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',4,'red place sevilla',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',5,'red place castilla',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',6,'red place castilla',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',7,'red done',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',8,'red special',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',9,'red king cataluna',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',10,'blue take 4',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',11,'blue choose outposts',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',12,'blue done',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',13,'green take 2',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',14,'green choose march',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',15,'green place aragon',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',16,'green done',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',17,'green play 5',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',18,'red play 1',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',19,'blue play 10',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',20,'blue take 1',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',21,'blue choose intrigue',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',22,'blue place castillo',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',23,'blue special',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',24,'blue move red sevilla castillo',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',25,'blue move green granada navarra',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',26,'blue move blue castilla galicia',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',27,'blue move blue castilla sevilla',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',28,'green take 0',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',29,'green choose outposts',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',30,'green place castillo',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',31,'green place valencia',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',32,'green place aragon',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',33,'green done',0);
INSERT INTO log VALUES('hajqvvpo8scgdfgh',34,'red take 0',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',0,'orange play 1',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',1,'red play 12',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',2,'blue play 2',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',3,'green play 4',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',4,'red choose justice',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',5,'red place castillo',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',6,'red place castillo',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',7,'red done',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',8,'green take 4',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',9,'green choose your-majesty',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',10,'green special',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',11,'green king toledo',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',12,'green place aragon',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',13,'green place castilla',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',14,'green place valencia',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',15,'green place sevilla',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',16,'green place castillo',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',17,'blue take 4',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',18,'blue choose summons',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',19,'blue place sevilla',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',20,'blue done',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',21,'blue done',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',22,'orange take 5',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',23,'orange choose strongholds',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',24,'orange place aragon',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',25,'orange place valencia',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',26,'orange place sevilla',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',27,'orange done',0);
INSERT INTO log VALUES('c64hme5y5b77ad3x',28,'orange play 4',0);
CREATE TABLE request_keys (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    request_key TEXT NOT NULL,
    bit BIGINT NOT NULL,
    first BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id, request_key)
);
INSERT INTO request_keys VALUES('sxmwzgdnwnrcxbic','vsushiv6mtd4admf','once',1,63,1);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    room TEXT NOT NULL,
    line BIGINT NOT NULL,
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, room, line)
);
INSERT INTO chat VALUES('o7eeo85xk7a5deqh','players',1,'vsushiv6mtd4admf','Anna','Good luck!',1794809145727);
INSERT INTO chat VALUES('o7eeo85xk7a5deqh','players',2,'7y5otduxpoac4nd2','Bert','Suerte – ¿empezamos?',1794809145729);
INSERT INTO chat VALUES('o7eeo85xk7a5deqh','watchers',1,'n7xicfwiaxq8txm8','Carla','pst',1794809145731);
INSERT INTO chat VALUES('sxmwzgdnwnrcxbic','players',1,'vsushiv6mtd4admf','Anna','Hello',1794809146820);
INSERT INTO chat VALUES('sxmwzgdnwnrcxbic','watchers',1,'aan8fh6pqsofrced','Dora','Who wins?',1794809146824);
INSERT INTO chat VALUES('sxmwzgdnwnrcxbic','players',2,'n7xicfwiaxq8txm8','Carla','I must go.',1794809146826);
CREATE TABLE results (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    ended BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    has_left BIGINT NOT NULL,
    -- 1 where two people or more took part; then the rating they had after it.
    rated BIGINT NOT NULL,
    rating DOUBLE PRECISION,
    uncertainty DOUBLE PRECISION,
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO results VALUES('o7eeo85xk7a5deqh','vsushiv6mtd4admf',1794809146342,2,2,46,0,1,22.364768616526351507,8.065506316323547864);
INSERT INTO results VALUES('o7eeo85xk7a5deqh','7y5otduxpoac4nd2',1794809146342,2,1,48,0,1,27.635231383473648492,8.065506316323547864);
INSERT INTO results VALUES('3evomv7nqnpbcx88','vsushiv6mtd4admf',1794809146776,3,2,41,0,0,NULL,NULL);
CREATE TABLE ratings (
    user_id TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL
);
INSERT INTO ratings VALUES('vsushiv6mtd4admf',22.364768616526351507,8.065506316323547864,1);
INSERT INTO ratings VALUES('7y5otduxpoac4nd2',27.635231383473648492,8.065506316323547864,1);
CREATE TABLE webhooks (
    user_id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO webhooks VALUES('7y5otduxpoac4nd2','http://127.0.0.1:9/hook','5pgtvgcd3c5b5rbrx8pujp5vipxebses',1794809145713);
CREATE TABLE alerts (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
INSERT INTO alerts VALUES('7y5otduxpoac4nd2','o7eeo85xk7a5deqh',82,1794809146304,11794809146304,0);
INSERT INTO alerts VALUES('7y5otduxpoac4nd2','sxmwzgdnwnrcxbic',81,1794809148591,11794809148591,0);
CREATE INDEX passes_by_user ON passes (user_id);
CREATE INDEX tables_by_phase ON tables (phase, listed, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX results_by_user ON results (user_id, ended);
CREATE INDEX alerts_by_due ON alerts (due);
COMMIT;
