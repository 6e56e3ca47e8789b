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
INSERT INTO _sqlx_migrations VALUES(1,'first','2026-11-18 21:08:09',1,X'24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4',886542);
INSERT INTO _sqlx_migrations VALUES(2,'results and alerts','2026-11-18 21:08:09',1,X'3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09',665813);
INSERT INTO _sqlx_migrations VALUES(3,'chat by user','2026-11-18 21:08:09',1,X'807213efef013c918d8c10e7db18eb78594ea2abe521808df967c3950ce2f53e87f3b30f3a6a1e5db8dea0d64b588aaa',315711);
INSERT INTO _sqlx_migrations VALUES(4,'quiet changes and clocks','2026-11-18 21:08:09',1,X'd7a7d3e88d9b10a5a91f4459319a70535b8a84ac226e1964bd3859d8df22c943c1c5e72ae2d6676ac7d27b2fed798b10',542819);
INSERT INTO _sqlx_migrations VALUES(5,'health','2026-11-18 21:08:09',1,X'1fea45c481e83edcf8b3d88f2668467bda009ee4303feec23b53d59dd95538c382fdfc232b32c0642e7e1f273ef37ec5',346286);
INSERT INTO _sqlx_migrations VALUES(6,'accounts','2026-11-18 21:08:09',1,X'e6d8395bce3c5185e1caf47e7e59f8e2f11ff8de35497204ca92e5c1ac892724291eafd3db3787031f9406dd25db85fa',3974668);
INSERT INTO _sqlx_migrations VALUES(7,'moderation','2026-11-18 21:08:09',1,X'189f078c94c0503f8bf6edbd13d97d2a565a1cc520536ae89824b37c39125921720c4de462d7174ba83d727f54c8a686',3943872);
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, for those with a password only: nobody else may use it.
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
, name_look TEXT, recovery TEXT, email TEXT);
INSERT INTO users VALUES('ecftps6xfoz22kjx','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$AhGjulo8QHLCr0V/09nnKg$AQirkr2HDROIkxS/ZkvrWcbXJ4UgAkWTSnxqc9FxLns',1795036089783,'anna','69021cf415bbfb2c3d387ab9a1e07c0bee06b2a08829ad8540e091f09a442fd3',NULL);
INSERT INTO users VALUES('tiex4i4ujnejbvr3','Bert',NULL,NULL,1795036089895,NULL,NULL,NULL);
INSERT INTO users VALUES('5hncujx2mrwakh2w','Carla',NULL,NULL,1795036089910,NULL,NULL,NULL);
INSERT INTO users VALUES('4rhgjkqj3pkhaqui','Dora',NULL,NULL,1795036089932,NULL,NULL,NULL);
INSERT INTO users VALUES('qr6ur5ieuav3ayxk','Emil',NULL,NULL,1795036089951,NULL,NULL,NULL);
CREATE TABLE passes (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
, used BIGINT, address TEXT NOT NULL DEFAULT '');
INSERT INTO passes VALUES('6af3f13e2bd7f5efb46bb9a27b9b97738792d8b9cf0f01e67f7f6837011fb3cd','txeqsv8e7dvvnwo7','ecftps6xfoz22kjx','cookie','',1795036089848,1795036089848,'');
INSERT INTO passes VALUES('d5745fbcb8c04bcffb0c882c97020d245ae05cf65b08e72dbeb3de2e9997db3f','hi4erx36v76zm8xx','ecftps6xfoz22kjx','cookie','',1795036089881,1795036089881,'');
INSERT INTO passes VALUES('fa875cf2cc9e2af850e5d4781473d659e7503ee91ccd646de7083b5981781a1e','n6bnha5mxummodwg','ecftps6xfoz22kjx','token','program',1795036089894,1795036089977,'');
INSERT INTO passes VALUES('280800fb0950e16e16cf5ff379127da5f7431428b78389115b295c9bdaaf1efc','fx3nbbq75wba5y65','tiex4i4ujnejbvr3','cookie','',1795036089904,1795036089904,'');
INSERT INTO passes VALUES('5ee4cace45a9ad8aa8ab8656d2702c2df87cff2894f99061aab29ffb6455f65c','p227ctyw335yiu5i','tiex4i4ujnejbvr3','token','test',1795036089909,1795036089973,'');
INSERT INTO passes VALUES('d43306109f92b4112c28e0597fc950dbb5f14abcd2a8af5400e60ea19ae73cb2','q4288mkcrij5uy7x','5hncujx2mrwakh2w','cookie','',1795036089920,1795036089920,'');
INSERT INTO passes VALUES('6574a64c494eb6206ad97686eb49d04a6839e2edeb254772fce0815adb16be7e','wuoimvnrui47zzr2','5hncujx2mrwakh2w','token','test',1795036089929,1795036090021,'');
INSERT INTO passes VALUES('33c59a7fafd01cef6496d6f90a51d0fd79feb2548d9edcc5416a20bda2459a74','3ecgubxhx5mw6ixh','4rhgjkqj3pkhaqui','cookie','',1795036089943,1795036089943,'');
INSERT INTO passes VALUES('929458170947e7cb2dbf3abf5f5d79be4b44609b002a43840a2e5a0e22452d2d','n6m6t2cupadtpxpr','4rhgjkqj3pkhaqui','token','test',1795036089949,1795036090393,'');
INSERT INTO passes VALUES('d335f807f852c21c3b37cbc5754e3dd2040cd38bd579b4acd0af90e585a4c68a','vs4vdustpz6ud2sh','qr6ur5ieuav3ayxk','cookie','',1795036089956,1795036089956,'');
INSERT INTO passes VALUES('42d97c7e4cc68d050da42a43e3f3748355a4dc3cb32447c156769a3283ba3fbb','6azr5st83h5c7ek3','qr6ur5ieuav3ayxk','token','test',1795036089965,1795036092544,'');
CREATE TABLE editions (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL
, used BIGINT NOT NULL DEFAULT 0);
INSERT INTO editions VALUES('83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('# El Grande, 2023 edition: all figures that the rulebooks do not print with certainty.\n#\n# You may correct any figure. A file with inconsistent figures is refused with the line and the reason.\n# certainty: H the rulebooks state or show it; M one good outside source, or a strong inference from\n# the 1995 deck; L our reconstruction. Every uncertain line gives its reason in a comment.\n#\n# If the upper half of a card differs from ours, give the card its own effect, for example\n#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }\n# Effects:\n#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,\n#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,\n#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,\n#   return one of each, discs return all, discs return 2, discs scatter, discs score once,\n#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,\n#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,\n#   swap king with grande, infiltrate, veto\n# "A then B" does A, then B, with at most three parts. "A or B" lets the player choose.\n\nname = "2023"\n\n# First, second and third values of the two scoring tiles (SET-3, SCO-6).\ntiles = [[4, 0, 0], [8, 4, 0]]\n\n# Caballeros that the power cards 1 to 13 bring to court (CRT-1).\ncourt = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the rulebooks show 9, 12 and 13; the others are inferred from the 1995 game\n\n# Board side for four and five players (SET-1). The certainty of a line applies to its values.\n[board-4-5]\ncastillo = { values = [5, 3, 1], certainty = "H" }\norder = [ # M: the rulebooks show Galicia and Navarra first; the others follow the list of regions below\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-4-5.regions]\ngalicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour\nnavarra = { values = [5, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours except Castilla\naragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd values, all neighbours except Castilla\ncataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd values, both neighbours\ncastilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values\ntoledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla\nvalencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd values, neighbours Cataluña and Aragón\nsevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours\ngranada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo\n\n# Board side for two and three players (SET-1). The third value is never scored there (SCO-7).\n[board-2-3]\ncastillo = { values = [5, 3, 0], certainty = "L" } # L: same as the other side\norder = [ # L: same as the other side\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-2-3.regions]\ngalicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: same as the other side\nnavarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: same as the other side\naragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: same as the other side\ncataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: same as the other side\ncastilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: same as the other side\ntoledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: same as the other side\nvalencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: same as the other side\nsevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: same as the other side\ngranada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: same as the other side\n\n# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.\n[modifiers]\n"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies guessed from a total of 16; M: the ability\n"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies guessed from a total of 16; M: the ability\n"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies guessed from a total of 16; M: the ability\n"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies guessed from a total of 16; M: the ability\n\n# Every kind of action card; copies = 0 if it is not in the box. The certainty applies to the copies.\n[cards]\n# Stack 1: ten cards.\nintrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nconspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nmarch = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nupheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nskirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nexodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nmilitia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\n\n# Stack 2: ten cards.\njustice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck\nwithdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\ncivil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nassassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nlevy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndisbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndesertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of the player''s own caballeros\n\n# Stack 3: ten cards.\noutposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nfiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nrevelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nstrongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nsupremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nheartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nhinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 4: ten cards.\ndecree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck\nempowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nnew-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\ncoup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nsummons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nroyal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 5: the King card.\nyour-majesty = { copies = 1, certainty = "H" }\n\n# Alternative cards (ALT-1). M: representation belongs to stack 1 and rivalry to stack 4.\nrepresentation = { copies = 1, certainty = "H" }\nveto = { copies = 2, certainty = "H" }\nrivalry = { copies = 1, certainty = "H" }\n\n# New Regency: ten cards (REG-1).\nexile = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nentourage = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncountry-seat = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncompetition = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nrevolt = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ninfiltration = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ndeputy = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\n','\n',char(10)),1795036089775);
INSERT INTO editions VALUES('26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e',replace('# El Grande, 2023 edition: all figures that the rulebooks do not print with certainty.\n#\n# You may correct any figure. A file with inconsistent figures is refused with the line and the reason.\n# certainty: H the rulebooks state or show it; M one good outside source, or a strong inference from\n# the 1995 deck; L our reconstruction. Every uncertain line gives its reason in a comment.\n#\n# If the upper half of a card differs from ours, give the card its own effect, for example\n#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }\n# Effects:\n#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,\n#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,\n#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,\n#   return one of each, discs return all, discs return 2, discs scatter, discs score once,\n#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,\n#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,\n#   swap king with grande, infiltrate, veto\n# "A then B" does A, then B, with at most three parts. "A or B" lets the player choose.\n\nname = "ours"\n\n# First, second and third values of the two scoring tiles (SET-3, SCO-6).\ntiles = [[4, 0, 0], [8, 4, 0]]\n\n# Caballeros that the power cards 1 to 13 bring to court (CRT-1).\ncourt = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the rulebooks show 9, 12 and 13; the others are inferred from the 1995 game\n\n# Board side for four and five players (SET-1). The certainty of a line applies to its values.\n[board-4-5]\ncastillo = { values = [5, 3, 1], certainty = "H" }\norder = [ # M: the rulebooks show Galicia and Navarra first; the others follow the list of regions below\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-4-5.regions]\ngalicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour\nnavarra = { values = [6, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours except Castilla\naragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd values, all neighbours except Castilla\ncataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd values, both neighbours\ncastilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values\ntoledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla\nvalencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd values, neighbours Cataluña and Aragón\nsevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours\ngranada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo\n\n# Board side for two and three players (SET-1). The third value is never scored there (SCO-7).\n[board-2-3]\ncastillo = { values = [5, 3, 0], certainty = "L" } # L: same as the other side\norder = [ # L: same as the other side\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-2-3.regions]\ngalicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: same as the other side\nnavarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: same as the other side\naragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: same as the other side\ncataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: same as the other side\ncastilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: same as the other side\ntoledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: same as the other side\nvalencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: same as the other side\nsevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: same as the other side\ngranada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: same as the other side\n\n# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.\n[modifiers]\n"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies guessed from a total of 16; M: the ability\n"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies guessed from a total of 16; M: the ability\n"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies guessed from a total of 16; M: the ability\n"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies guessed from a total of 16; M: the ability\n\n# Every kind of action card; copies = 0 if it is not in the box. The certainty applies to the copies.\n[cards]\n# Stack 1: ten cards.\nintrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nconspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nmarch = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nupheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nskirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nexodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nmilitia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\n\n# Stack 2: ten cards.\njustice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck\nwithdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\ncivil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nassassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nlevy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndisbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndesertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of the player''s own caballeros\n\n# Stack 3: ten cards.\noutposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nfiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nrevelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nstrongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nsupremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nheartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nhinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 4: ten cards.\ndecree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck\nempowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nnew-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\ncoup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nsummons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nroyal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 5: the King card.\nyour-majesty = { copies = 1, certainty = "H" }\n\n# Alternative cards (ALT-1). M: representation belongs to stack 1 and rivalry to stack 4.\nrepresentation = { copies = 1, certainty = "H" }\nveto = { copies = 2, certainty = "H" }\nrivalry = { copies = 1, certainty = "H" }\n\n# New Regency: ten cards (REG-1).\nexile = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nentourage = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncountry-seat = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncompetition = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nrevolt = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ninfiltration = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ndeputy = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\n','\n',char(10)),1795036092137);
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
, quiet BIGINT NOT NULL DEFAULT 0, unrated TEXT);
INSERT INTO tables VALUES('wtkoajs6gacqfz4v','ecftps6xfoz22kjx','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'pw64g5jtkfyow7dw',NULL,'uj656w6kqb5gqdhn',1795036089978,1795036090004,1795036090202,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 2\nvariants short power-shift\nking granada\nhomes red valencia blue galicia\nstart red\nstack 1 upheaval conspiracy march intrigue skirmish intrigue exodus conspiracy ambush militia\nstack 2+3 justice civil-war justice heartland revelation levy withdrawal fiesta outposts hinterland disbandment strongholds assassin justice outposts supremacy revelation justice fiesta desertion\nstack 4 new-home decree summons royal-adviser empowerment empowerment coup decree new-home decree\nstack 5 your-majesty\nmodifiers red -1 +2 +2\nmodifiers blue +1 -1 -1\ndummy powers 3 4 5 1 8 11 9 13 6 7 10 12 2\ndummy regions valencia castilla navarra toledo granada aragon | aragon granada cataluna galicia navarra sevilla | navarra cataluna granada sevilla aragon galicia\nactions\n','\n',char(10)),'b92bc6f9a1be853fc88288ed0e85092c87daac3b50821421a5d7c0e591f876d8',93,98,0,NULL,NULL,0,'guests');
INSERT INTO tables VALUES('uj656w6kqb5gqdhn','tiex4i4ujnejbvr3','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','open',1,'r2maqf5d2bz2wjbc',NULL,NULL,11795036090205,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,1,0,11797628090205,NULL,0,NULL);
INSERT INTO tables VALUES('izwg3esmgqrndwuj','ecftps6xfoz22kjx','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'tifcc3njp255vu7y',NULL,NULL,1795036090206,1795036090216,1795036090366,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking cataluna\nhomes red castilla blue valencia green galicia\nstart green\nstack 1 conspiracy intrigue intrigue ambush upheaval conspiracy march skirmish militia exodus\nstack 2+3 levy disbandment desertion supremacy outposts fiesta justice fiesta civil-war strongholds justice outposts revelation revelation hinterland withdrawal justice assassin justice heartland\nstack 4 decree decree empowerment new-home decree royal-adviser summons empowerment new-home coup\nstack 5 entourage exile competition country-seat revolt infiltration country-seat exile deputy entourage\nactions\n','\n',char(10)),'81dab09ebbfe2f65ba2f1aaa5d9457d115f85bac52575ec1d7304425c64f9824',121,65,0,NULL,NULL,0,'bots');
INSERT INTO tables VALUES('hnvfns4chmg4v5ss','ecftps6xfoz22kjx','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}','playing',0,'kepas7jbubbb2oqq','izwg3esmgqrndwuj',NULL,1795036090367,1795036090367,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking cataluna\nhomes red castilla blue valencia green galicia\nstart green\nstack 1 conspiracy intrigue intrigue ambush upheaval conspiracy march skirmish militia exodus\nstack 2+3 levy disbandment desertion supremacy outposts fiesta justice fiesta civil-war strongholds justice outposts revelation revelation hinterland withdrawal justice assassin justice heartland\nstack 4 decree decree empowerment new-home decree royal-adviser summons empowerment new-home coup\nstack 5 entourage exile competition country-seat revolt infiltration country-seat exile deputy entourage\nactions\n','\n',char(10)),NULL,50,1,2,NULL,NULL,0,NULL);
INSERT INTO tables VALUES('43v7r3t4n6u8mi6n','ecftps6xfoz22kjx','{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','playing',1,'bt6zcupzoa2jwhum',NULL,NULL,1795036090369,1795036090385,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short veto rivalry\nking aragon\nhomes red sevilla blue galicia green castilla orange cataluna\nstart red\nstack 1 militia upheaval skirmish conspiracy exodus march intrigue conspiracy intrigue ambush\nstack 2 disbandment assassin civil-war desertion levy justice justice justice withdrawal veto\nstack 3 outposts strongholds outposts fiesta revelation supremacy revelation fiesta heartland hinterland\nstack 4 royal-adviser decree summons empowerment decree empowerment new-home rivalry new-home decree\nstack 5 your-majesty\nactions\n','\n',char(10)),'2acb2dbc44ee949a2cfbf85934c2910b7c2c5e57bd79a913f36450fa6710a87e',84,65,2,NULL,'{"ply":84,"to":83,"agreed":["ecftps6xfoz22kjx"]}',1,NULL);
INSERT INTO tables VALUES('o3wnm4j5hndfu76t','ecftps6xfoz22kjx','{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}','playing',1,'txubd84rxziaij6n',NULL,NULL,1795036092137,1795036092138,NULL,1,'26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e',replace('elgrande record 1\nrules 1\nedition ours 8d000e4697178df3\nplayers 5\nvariants short memory-aid representation\nking cataluna\nhomes red aragon blue toledo green galicia orange valencia purple granada\nstart purple\nstack 1 conspiracy upheaval militia representation ambush intrigue conspiracy march exodus intrigue\nstack 2 justice justice withdrawal desertion assassin levy disbandment justice civil-war justice\nstack 3 revelation strongholds revelation outposts outposts heartland fiesta fiesta supremacy hinterland\nstack 4 empowerment decree royal-adviser new-home coup decree new-home empowerment decree summons\nstack 5 your-majesty\nactions\n','\n',char(10)),'02c63432c805af4d48e29c7cb0658410c5937e6dc6838432ad419a9f7b7d31df',71,73,28,NULL,NULL,0,NULL);
INSERT INTO tables VALUES('txeedbjyxvtz3qiy','ecftps6xfoz22kjx','{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}','open',0,'c36i3yi5cxjtmstf',NULL,NULL,11795036092527,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,1,0,11797628092527,NULL,0,NULL);
INSERT INTO tables VALUES('hoima7heykytsy86','ecftps6xfoz22kjx','{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','closed',1,'wgmvj4qxiy3jctv6',NULL,NULL,1795036092532,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,2,0,NULL,NULL,0,NULL);
INSERT INTO tables VALUES('4wm5z22pke4xn4cx','4rhgjkqj3pkhaqui','{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}','playing',1,'6jvdgs7bsdoxmmg7',NULL,NULL,1795036092540,0,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short\nking toledo\nhomes red sevilla blue cataluna green galicia\nstart blue\nstack 1 intrigue march militia skirmish conspiracy ambush upheaval exodus intrigue conspiracy\nstack 2 withdrawal levy assassin desertion justice justice civil-war justice disbandment justice\nstack 3 fiesta strongholds fiesta outposts revelation revelation heartland outposts supremacy hinterland\nstack 4 coup decree new-home decree summons new-home empowerment decree empowerment royal-adviser\nstack 5 your-majesty\nactions\n','\n',char(10)),'dc3b0d0a97cd6d7d269c397e1745cac91f52afab5a9beacaafef553dfc7f0859',46,41,1,0,NULL,1,NULL);
INSERT INTO tables VALUES('3ddg3sq2bmyv4pac','4rhgjkqj3pkhaqui','{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}','playing',1,'77e4mrxidzqizttx',NULL,NULL,1795036093547,0,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short\nking cataluna\nhomes red sevilla blue toledo green castilla orange granada\nstart blue\nstack 1 ambush march militia skirmish upheaval intrigue intrigue conspiracy conspiracy exodus\nstack 2 justice justice justice assassin levy disbandment civil-war justice withdrawal desertion\nstack 3 heartland revelation outposts strongholds fiesta hinterland outposts supremacy revelation fiesta\nstack 4 empowerment summons empowerment new-home coup royal-adviser decree decree new-home decree\nstack 5 your-majesty\nactions\n','\n',char(10)),'8d0a23d49063aa326b714e6d96ea9e0e861b1e7244d1b4f066ea114ebfb3837a',25,9,1,0,NULL,0,NULL);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    -- 1, 2, 4, 8 or 16.
    bit BIGINT NOT NULL,
    user_id TEXT,
    level TEXT,
    ready BIGINT NOT NULL,
    since BIGINT NOT NULL,
    ahead TEXT NOT NULL, clock BIGINT,
    PRIMARY KEY (table_id, bit)
);
INSERT INTO seats VALUES('wtkoajs6gacqfz4v',1,'ecftps6xfoz22kjx',NULL,0,1795036090004,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('wtkoajs6gacqfz4v',2,'tiex4i4ujnejbvr3',NULL,1,1795036090004,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('uj656w6kqb5gqdhn',1,'ecftps6xfoz22kjx',NULL,0,1795036090205,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('uj656w6kqb5gqdhn',2,'tiex4i4ujnejbvr3',NULL,0,1795036090205,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('izwg3esmgqrndwuj',1,'ecftps6xfoz22kjx',NULL,0,1795036090216,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('izwg3esmgqrndwuj',2,NULL,'random',0,1795036090216,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('izwg3esmgqrndwuj',4,NULL,'squire',0,1795036090216,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('hnvfns4chmg4v5ss',1,NULL,'random',0,1795036090367,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('hnvfns4chmg4v5ss',2,'ecftps6xfoz22kjx',NULL,0,1795036090367,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('hnvfns4chmg4v5ss',4,NULL,'random',0,1795036090367,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('43v7r3t4n6u8mi6n',1,'ecftps6xfoz22kjx',NULL,0,1795036090385,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('43v7r3t4n6u8mi6n',2,'tiex4i4ujnejbvr3',NULL,1,1795036090385,'{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}',NULL);
INSERT INTO seats VALUES('43v7r3t4n6u8mi6n',4,'5hncujx2mrwakh2w','caballero',1,1795036090902,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('43v7r3t4n6u8mi6n',8,NULL,'squire',0,1795036090385,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('o3wnm4j5hndfu76t',1,'ecftps6xfoz22kjx',NULL,0,1795036092138,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('o3wnm4j5hndfu76t',2,'ecftps6xfoz22kjx',NULL,0,1795036092138,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('o3wnm4j5hndfu76t',4,'ecftps6xfoz22kjx',NULL,0,1795036092138,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('o3wnm4j5hndfu76t',8,'ecftps6xfoz22kjx',NULL,0,1795036092138,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('o3wnm4j5hndfu76t',16,'ecftps6xfoz22kjx',NULL,0,1795036092138,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('txeedbjyxvtz3qiy',1,'ecftps6xfoz22kjx',NULL,0,1795036092527,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('txeedbjyxvtz3qiy',2,NULL,NULL,0,1795036092527,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('txeedbjyxvtz3qiy',4,NULL,'squire',0,1795036092527,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('hoima7heykytsy86',1,NULL,NULL,0,1795036092536,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('hoima7heykytsy86',2,NULL,NULL,0,1795036092532,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('4wm5z22pke4xn4cx',1,'4rhgjkqj3pkhaqui',NULL,0,0,'{"veto":"never","disc":["sevilla"],"returns":[]}',NULL);
INSERT INTO seats VALUES('4wm5z22pke4xn4cx',2,'qr6ur5ieuav3ayxk','caballero',1,0,'{"veto":"ask","disc":[],"returns":[]}',3599593);
INSERT INTO seats VALUES('4wm5z22pke4xn4cx',4,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('3ddg3sq2bmyv4pac',1,'4rhgjkqj3pkhaqui',NULL,0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('3ddg3sq2bmyv4pac',2,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('3ddg3sq2bmyv4pac',4,NULL,'squire',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('3ddg3sq2bmyv4pac',8,NULL,'caballero',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply)
);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',0,'red pass -1',1795036090027);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',1,'blue pass +1',1795036090030);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',2,'red play 11',1795036090032);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',3,'blue play 9-1',1795036090034);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',4,'red take 1',1795036090036);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',5,'red choose your-majesty',1795036090038);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',6,'red special',1795036090040);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',7,'red king galicia',1795036090041);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',8,'red place castilla',1795036090043);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',9,'red place castillo',1795036090045);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',10,'red place castilla',1795036090046);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',11,'red place navarra',1795036090048);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',12,'red place navarra',1795036090050);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',13,'blue take 2',1795036090052);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',14,'blue move red valencia navarra',1795036090054);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',15,'blue choose new-home',1795036090056);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',16,'blue place castilla',1795036090058);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',17,'blue done',1795036090060);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',18,'blue done',1795036090062);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',19,'blue play 1',1795036090064);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',20,'red play 5+1',1795036090066);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',21,'red take 0',1795036090068);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',22,'red take 0',1795036090069);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',23,'red choose civil-war',1795036090071);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',24,'red done',1795036090073);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',25,'blue take 3',1795036090075);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',26,'blue choose decree',1795036090077);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',27,'blue place castillo',1795036090079);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',28,'blue place castillo',1795036090081);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',29,'blue place navarra',1795036090083);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',30,'blue place castilla',1795036090085);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',31,'blue done',1795036090087);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',32,'red disc toledo',1795036090088);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',33,'blue disc navarra',1795036090090);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',34,'blue play 3-1',1795036090092);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',35,'red play 3',1795036090094);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',36,'red take 3',1795036090096);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',37,'red choose march',1795036090098);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',38,'red place castilla',1795036090099);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',39,'red special',1795036090101);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',40,'red done',1795036090103);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',41,'blue take 4',1795036090105);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',42,'blue move dummy valencia castillo',1795036090107);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',43,'blue choose summons',1795036090109);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',44,'blue place navarra',1795036090112);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',45,'blue place navarra',1795036090114);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',46,'blue place castilla',1795036090116);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',47,'blue place castilla',1795036090118);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',48,'blue done',1795036090120);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',49,'blue play 11',1795036090122);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',50,'red play 2+2',1795036090124);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',51,'blue take 0',1795036090126);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',52,'blue choose intrigue',1795036090128);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',53,'blue place castilla',1795036090130);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',54,'blue special',1795036090132);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',55,'blue move blue castilla castillo',1795036090134);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',56,'blue move dummy toledo cataluna',1795036090136);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',57,'blue move red toledo sevilla',1795036090138);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',58,'blue move blue castilla aragon',1795036090140);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',59,'red take 2',1795036090142);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',60,'red choose your-majesty',1795036090144);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',61,'red place castilla',1795036090145);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',62,'red place navarra',1795036090147);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',63,'red place castilla',1795036090149);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',64,'red place castilla',1795036090150);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',65,'red place castilla',1795036090152);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',66,'red special',1795036090154);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',67,'red king navarra',1795036090156);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',68,'red disc cataluna',1795036090158);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',69,'blue disc toledo',1795036090159);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',70,'red play 13+2',1795036090161);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',71,'blue play 2-1',1795036090163);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',72,'red choose empowerment',1795036090165);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',73,'red place galicia',1795036090167);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',74,'red place galicia',1795036090169);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',75,'red special',1795036090170);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',76,'red recall 3',1795036090172);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',77,'blue take 4',1795036090174);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',78,'blue move dummy granada aragon',1795036090176);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',79,'blue choose skirmish',1795036090178);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',80,'blue place castilla',1795036090180);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',81,'blue done',1795036090182);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',82,'blue play 13',1795036090184);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',83,'red play 1',1795036090186);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',84,'blue choose intrigue',1795036090188);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',85,'blue done',1795036090190);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',86,'red take 3',1795036090191);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',87,'red choose levy',1795036090193);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',88,'red special',1795036090195);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',89,'red place aragon',1795036090197);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',90,'red place castilla',1795036090198);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',91,'red disc castilla',1795036090200);
INSERT INTO log VALUES('wtkoajs6gacqfz4v',92,'blue disc sevilla',1795036090202);
INSERT INTO log VALUES('izwg3esmgqrndwuj',0,'green play 12',1795036090220);
INSERT INTO log VALUES('izwg3esmgqrndwuj',1,'red play 1',1795036090222);
INSERT INTO log VALUES('izwg3esmgqrndwuj',2,'blue play 3',1795036090223);
INSERT INTO log VALUES('izwg3esmgqrndwuj',3,'green choose entourage',1795036090224);
INSERT INTO log VALUES('izwg3esmgqrndwuj',4,'green special',1795036090224);
INSERT INTO log VALUES('izwg3esmgqrndwuj',5,'green king valencia',1795036090224);
INSERT INTO log VALUES('izwg3esmgqrndwuj',6,'green place aragon',1795036090224);
INSERT INTO log VALUES('izwg3esmgqrndwuj',7,'green place cataluna',1795036090224);
INSERT INTO log VALUES('izwg3esmgqrndwuj',8,'green place toledo',1795036090224);
INSERT INTO log VALUES('izwg3esmgqrndwuj',9,'green place granada',1795036090224);
INSERT INTO log VALUES('izwg3esmgqrndwuj',10,'green place castillo',1795036090224);
INSERT INTO log VALUES('izwg3esmgqrndwuj',11,'blue take 4',1795036090226);
INSERT INTO log VALUES('izwg3esmgqrndwuj',12,'blue choose conspiracy',1795036090226);
INSERT INTO log VALUES('izwg3esmgqrndwuj',13,'blue place cataluna',1795036090226);
INSERT INTO log VALUES('izwg3esmgqrndwuj',14,'blue done',1795036090226);
INSERT INTO log VALUES('izwg3esmgqrndwuj',15,'red take 4',1795036090230);
INSERT INTO log VALUES('izwg3esmgqrndwuj',16,'red choose decree',1795036090232);
INSERT INTO log VALUES('izwg3esmgqrndwuj',17,'red place toledo',1795036090233);
INSERT INTO log VALUES('izwg3esmgqrndwuj',18,'red place castillo',1795036090235);
INSERT INTO log VALUES('izwg3esmgqrndwuj',19,'red done',1795036090236);
INSERT INTO log VALUES('izwg3esmgqrndwuj',20,'red done',1795036090238);
INSERT INTO log VALUES('izwg3esmgqrndwuj',21,'red play 4',1795036090240);
INSERT INTO log VALUES('izwg3esmgqrndwuj',22,'blue play 1',1795036090241);
INSERT INTO log VALUES('izwg3esmgqrndwuj',23,'green play 5',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',24,'green take 2',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',25,'green choose intrigue',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',26,'green place aragon',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',27,'green special',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',28,'green move red toledo sevilla',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',29,'green move blue cataluna sevilla',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',30,'green move green galicia navarra',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',31,'green move green aragon castilla',1795036090243);
INSERT INTO log VALUES('izwg3esmgqrndwuj',32,'red take 1',1795036090244);
INSERT INTO log VALUES('izwg3esmgqrndwuj',33,'red choose disbandment',1795036090246);
INSERT INTO log VALUES('izwg3esmgqrndwuj',34,'red place cataluna',1795036090248);
INSERT INTO log VALUES('izwg3esmgqrndwuj',35,'red place castillo',1795036090249);
INSERT INTO log VALUES('izwg3esmgqrndwuj',36,'red special',1795036090251);
INSERT INTO log VALUES('izwg3esmgqrndwuj',37,'blue take 0',1795036090253);
INSERT INTO log VALUES('izwg3esmgqrndwuj',38,'blue choose exile',1795036090253);
INSERT INTO log VALUES('izwg3esmgqrndwuj',39,'blue done',1795036090253);
INSERT INTO log VALUES('izwg3esmgqrndwuj',40,'blue disc toledo',1795036090254);
INSERT INTO log VALUES('izwg3esmgqrndwuj',41,'green disc sevilla',1795036090255);
INSERT INTO log VALUES('izwg3esmgqrndwuj',42,'red disc galicia',1795036090258);
INSERT INTO log VALUES('izwg3esmgqrndwuj',43,'blue play 8',1795036090259);
INSERT INTO log VALUES('izwg3esmgqrndwuj',44,'green play 4',1795036090260);
INSERT INTO log VALUES('izwg3esmgqrndwuj',45,'red play 11',1795036090261);
INSERT INTO log VALUES('izwg3esmgqrndwuj',46,'red take 0',1795036090263);
INSERT INTO log VALUES('izwg3esmgqrndwuj',47,'red choose desertion',1795036090265);
INSERT INTO log VALUES('izwg3esmgqrndwuj',48,'red done',1795036090266);
INSERT INTO log VALUES('izwg3esmgqrndwuj',49,'blue take 1',1795036090268);
INSERT INTO log VALUES('izwg3esmgqrndwuj',50,'blue choose empowerment',1795036090268);
INSERT INTO log VALUES('izwg3esmgqrndwuj',51,'blue place aragon',1795036090268);
INSERT INTO log VALUES('izwg3esmgqrndwuj',52,'blue done',1795036090268);
INSERT INTO log VALUES('izwg3esmgqrndwuj',53,'green take 3',1795036090269);
INSERT INTO log VALUES('izwg3esmgqrndwuj',54,'green choose competition',1795036090269);
INSERT INTO log VALUES('izwg3esmgqrndwuj',55,'green special',1795036090269);
INSERT INTO log VALUES('izwg3esmgqrndwuj',56,'green king galicia',1795036090269);
INSERT INTO log VALUES('izwg3esmgqrndwuj',57,'green place castilla',1795036090269);
INSERT INTO log VALUES('izwg3esmgqrndwuj',58,'green place castilla',1795036090269);
INSERT INTO log VALUES('izwg3esmgqrndwuj',59,'green place castillo',1795036090269);
INSERT INTO log VALUES('izwg3esmgqrndwuj',60,'green play 1',1795036090270);
INSERT INTO log VALUES('izwg3esmgqrndwuj',61,'red play 6',1795036090271);
INSERT INTO log VALUES('izwg3esmgqrndwuj',62,'blue play 12',1795036090272);
INSERT INTO log VALUES('izwg3esmgqrndwuj',63,'blue choose ambush',1795036090272);
INSERT INTO log VALUES('izwg3esmgqrndwuj',64,'blue special',1795036090272);
INSERT INTO log VALUES('izwg3esmgqrndwuj',65,'blue move green castilla granada',1795036090272);
INSERT INTO log VALUES('izwg3esmgqrndwuj',66,'blue move green navarra valencia',1795036090272);
INSERT INTO log VALUES('izwg3esmgqrndwuj',67,'blue move green sevilla toledo',1795036090272);
INSERT INTO log VALUES('izwg3esmgqrndwuj',68,'red take 1',1795036090274);
INSERT INTO log VALUES('izwg3esmgqrndwuj',69,'red choose supremacy',1795036090276);
INSERT INTO log VALUES('izwg3esmgqrndwuj',70,'red place navarra',1795036090277);
INSERT INTO log VALUES('izwg3esmgqrndwuj',71,'red done',1795036090279);
INSERT INTO log VALUES('izwg3esmgqrndwuj',72,'red special',1795036090281);
INSERT INTO log VALUES('izwg3esmgqrndwuj',73,'green take 4',1795036090283);
INSERT INTO log VALUES('izwg3esmgqrndwuj',74,'green choose new-home',1795036090283);
INSERT INTO log VALUES('izwg3esmgqrndwuj',75,'green place navarra',1795036090283);
INSERT INTO log VALUES('izwg3esmgqrndwuj',76,'green place navarra',1795036090283);
INSERT INTO log VALUES('izwg3esmgqrndwuj',77,'green place castilla',1795036090283);
INSERT INTO log VALUES('izwg3esmgqrndwuj',78,'green place castillo',1795036090283);
INSERT INTO log VALUES('izwg3esmgqrndwuj',79,'green special',1795036090283);
INSERT INTO log VALUES('izwg3esmgqrndwuj',80,'red disc sevilla',1795036090284);
INSERT INTO log VALUES('izwg3esmgqrndwuj',81,'blue disc navarra',1795036090336);
INSERT INTO log VALUES('izwg3esmgqrndwuj',82,'green disc sevilla',1795036090338);
INSERT INTO log VALUES('izwg3esmgqrndwuj',83,'green play 6',1795036090339);
INSERT INTO log VALUES('izwg3esmgqrndwuj',84,'red play 12',1795036090340);
INSERT INTO log VALUES('izwg3esmgqrndwuj',85,'blue play 2',1795036090341);
INSERT INTO log VALUES('izwg3esmgqrndwuj',86,'red choose outposts',1795036090342);
INSERT INTO log VALUES('izwg3esmgqrndwuj',87,'red special',1795036090344);
INSERT INTO log VALUES('izwg3esmgqrndwuj',88,'red place castilla',1795036090346);
INSERT INTO log VALUES('izwg3esmgqrndwuj',89,'red done',1795036090347);
INSERT INTO log VALUES('izwg3esmgqrndwuj',90,'green take 1',1795036090350);
INSERT INTO log VALUES('izwg3esmgqrndwuj',91,'green choose upheaval',1795036090350);
INSERT INTO log VALUES('izwg3esmgqrndwuj',92,'green place castilla',1795036090350);
INSERT INTO log VALUES('izwg3esmgqrndwuj',93,'green special',1795036090350);
INSERT INTO log VALUES('izwg3esmgqrndwuj',94,'green move red cataluna valencia',1795036090350);
INSERT INTO log VALUES('izwg3esmgqrndwuj',95,'green move blue valencia navarra',1795036090350);
INSERT INTO log VALUES('izwg3esmgqrndwuj',96,'green move green toledo valencia',1795036090350);
INSERT INTO log VALUES('izwg3esmgqrndwuj',97,'green move green granada castillo',1795036090350);
INSERT INTO log VALUES('izwg3esmgqrndwuj',98,'blue take 3',1795036090352);
INSERT INTO log VALUES('izwg3esmgqrndwuj',99,'blue choose decree',1795036090352);
INSERT INTO log VALUES('izwg3esmgqrndwuj',100,'blue done',1795036090352);
INSERT INTO log VALUES('izwg3esmgqrndwuj',101,'blue play 13',1795036090354);
INSERT INTO log VALUES('izwg3esmgqrndwuj',102,'green play 2',1795036090355);
INSERT INTO log VALUES('izwg3esmgqrndwuj',103,'red play 7',1795036090356);
INSERT INTO log VALUES('izwg3esmgqrndwuj',104,'blue choose royal-adviser',1795036090356);
INSERT INTO log VALUES('izwg3esmgqrndwuj',105,'blue place navarra',1795036090356);
INSERT INTO log VALUES('izwg3esmgqrndwuj',106,'blue place navarra',1795036090356);
INSERT INTO log VALUES('izwg3esmgqrndwuj',107,'blue place castilla',1795036090356);
INSERT INTO log VALUES('izwg3esmgqrndwuj',108,'blue done',1795036090356);
INSERT INTO log VALUES('izwg3esmgqrndwuj',109,'red take 3',1795036090358);
INSERT INTO log VALUES('izwg3esmgqrndwuj',110,'red choose infiltration',1795036090359);
INSERT INTO log VALUES('izwg3esmgqrndwuj',111,'red done',1795036090361);
INSERT INTO log VALUES('izwg3esmgqrndwuj',112,'green take 5',1795036090362);
INSERT INTO log VALUES('izwg3esmgqrndwuj',113,'green choose fiesta',1795036090362);
INSERT INTO log VALUES('izwg3esmgqrndwuj',114,'green place navarra',1795036090362);
INSERT INTO log VALUES('izwg3esmgqrndwuj',115,'green place navarra',1795036090362);
INSERT INTO log VALUES('izwg3esmgqrndwuj',116,'green place castillo',1795036090362);
INSERT INTO log VALUES('izwg3esmgqrndwuj',117,'green special',1795036090362);
INSERT INTO log VALUES('izwg3esmgqrndwuj',118,'blue disc cataluna',1795036090363);
INSERT INTO log VALUES('izwg3esmgqrndwuj',119,'green disc aragon',1795036090364);
INSERT INTO log VALUES('izwg3esmgqrndwuj',120,'red disc galicia',1795036090366);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',0,'green play 12',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',1,'red play 1',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',2,'blue play 3',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',3,'green choose entourage',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',4,'green special',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',5,'green king valencia',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',6,'green place aragon',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',7,'green place cataluna',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',8,'green place toledo',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',9,'green place granada',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',10,'green place castillo',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',11,'blue take 4',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',12,'blue choose conspiracy',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',13,'blue place cataluna',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',14,'blue done',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',15,'red take 4',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',16,'red choose decree',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',17,'red place toledo',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',18,'red place castillo',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',19,'red done',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',20,'red done',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',21,'red play 4',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',22,'blue play 1',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',23,'green play 5',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',24,'green take 2',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',25,'green choose intrigue',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',26,'green place aragon',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',27,'green special',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',28,'green move red toledo sevilla',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',29,'green move blue cataluna sevilla',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',30,'green move green galicia navarra',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',31,'green move green aragon castilla',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',32,'red take 1',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',33,'red choose disbandment',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',34,'red place cataluna',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',35,'red place castillo',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',36,'red special',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',37,'blue take 0',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',38,'blue choose exile',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',39,'blue done',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',40,'blue disc toledo',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',41,'green disc sevilla',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',42,'red disc galicia',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',43,'blue play 8',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',44,'green play 4',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',45,'red play 11',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',46,'red take 0',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',47,'red choose desertion',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',48,'red done',1795036090367);
INSERT INTO log VALUES('hnvfns4chmg4v5ss',49,'blue take 1',1795036090367);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',0,'red play 11',1795036090402);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',1,'blue play 9',1795036090404);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',2,'green play 10',1795036090407);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',3,'orange play 13',1795036090409);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',4,'orange choose royal-adviser',1795036090409);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',5,'orange special',1795036090409);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',6,'orange king valencia',1795036090409);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',7,'orange place aragon',1795036090409);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',8,'orange place toledo',1795036090409);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',9,'orange place granada',1795036090409);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',10,'orange place castillo',1795036090409);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',11,'red take 0',1795036090410);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',12,'red choose disbandment',1795036090412);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',13,'red place aragon',1795036090414);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',14,'red place castillo',1795036090416);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',15,'red special',1795036090417);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',16,'green take 1',1795036090420);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',17,'green choose militia',1795036090422);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',18,'green place toledo',1795036090424);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',19,'green special',1795036090427);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',20,'blue take 2',1795036090429);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',21,'blue choose outposts',1795036090431);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',22,'blue special',1795036090433);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',23,'blue place granada',1795036090435);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',24,'blue place granada',1795036090437);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',25,'blue play 8',1795036090439);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',26,'green play 3',1795036090441);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',27,'orange play 4',1795036090443);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',28,'red play 12',1795036090445);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',29,'red choose assassin',1795036090447);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',30,'red place aragon',1795036090449);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',31,'red place toledo',1795036090450);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',32,'red special',1795036090452);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',33,'red return orange granada',1795036090454);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',34,'red return green toledo',1795036090456);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',35,'red return blue galicia',1795036090457);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',36,'blue take 1',1795036090459);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',37,'blue choose upheaval',1795036090461);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',38,'blue special',1795036090463);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',39,'blue move green castilla navarra',1795036090465);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',40,'blue move red aragon galicia',1795036090468);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',41,'blue move green castilla granada',1795036090470);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',42,'blue move orange aragon galicia',1795036090472);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',43,'blue place aragon',1795036090474);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',44,'orange take 4',1795036090476);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',45,'orange choose decree',1795036090476);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',46,'orange place aragon',1795036090476);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',47,'orange place aragon',1795036090476);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',48,'orange place toledo',1795036090476);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',49,'orange place granada',1795036090476);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',50,'orange special',1795036090476);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',51,'orange tile high aragon',1795036090476);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',52,'green take 3',1795036090477);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',53,'green choose your-majesty',1795036090479);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',54,'green special',1795036090482);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',55,'green king cataluna',1795036090484);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',56,'green place valencia',1795036090487);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',57,'green place castillo',1795036090489);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',58,'green done',1795036090491);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',59,'blue disc toledo',1795036090492);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',60,'red disc galicia',1795036090494);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',61,'orange disc castilla',1795036090547);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',62,'green disc cataluna',1795036090907);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',63,'green play 7',1795036090910);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',64,'orange play 9',1795036090911);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',65,'red play 1',1795036091312);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',66,'blue play 5',1795036091519);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',67,'orange take 2',1795036091522);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',68,'orange choose skirmish',1795036091522);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',69,'orange place valencia',1795036091522);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',70,'orange special',1795036091522);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',71,'orange move green valencia toledo',1795036091522);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',72,'orange move blue granada galicia',1795036091522);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',73,'orange move orange galicia castillo',1795036091522);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',74,'green take 3',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',75,'green choose your-majesty',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',76,'green place castillo',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',77,'green place aragon',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',78,'green place aragon',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',79,'green place aragon',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',80,'green place valencia',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',81,'green special',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',82,'green king navarra',1795036091536);
INSERT INTO log VALUES('43v7r3t4n6u8mi6n',83,'blue take 1',1795036091929);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',0,'purple play 13',1795036092140);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',1,'red play 2',1795036092142);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',2,'blue play 3',1795036092144);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',3,'green play 6',1795036092146);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',4,'orange play 5',1795036092147);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',5,'purple choose empowerment',1795036092149);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',6,'purple special',1795036092151);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',7,'purple recall 13',1795036092152);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',8,'purple place castillo',1795036092154);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',9,'purple place valencia',1795036092155);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',10,'purple place castillo',1795036092157);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',11,'purple place aragon',1795036092159);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',12,'green take 3',1795036092160);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',13,'green choose your-majesty',1795036092162);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',14,'green special',1795036092164);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',15,'green king sevilla',1795036092165);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',16,'green place toledo',1795036092167);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',17,'green place toledo',1795036092169);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',18,'green place castillo',1795036092170);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',19,'green place castillo',1795036092181);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',20,'green place granada',1795036092183);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',21,'orange take 4',1795036092185);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',22,'orange choose conspiracy',1795036092187);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',23,'orange place toledo',1795036092188);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',24,'orange done',1795036092190);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',25,'blue take 5',1795036092191);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',26,'blue choose justice',1795036092193);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',27,'blue done',1795036092195);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',28,'red take 5',1795036092204);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',29,'red choose revelation',1795036092206);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',30,'red place toledo',1795036092208);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',31,'red done',1795036092210);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',32,'red special',1795036092212);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',33,'red play 5',1795036092213);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',34,'blue play 11',1795036092215);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',35,'green play 1',1795036092217);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',36,'orange play 2',1795036092228);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',37,'purple play 6',1795036092230);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',38,'blue take 0',1795036092231);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',39,'blue choose upheaval',1795036092233);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',40,'blue done',1795036092235);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',41,'purple take 2',1795036092237);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',42,'purple choose strongholds',1795036092238);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',43,'purple special',1795036092240);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',44,'purple place castillo',1795036092242);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',45,'purple done',1795036092252);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',46,'red take 2',1795036092254);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',47,'red choose your-majesty',1795036092255);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',48,'red place castillo',1795036092257);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',49,'red place toledo',1795036092259);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',50,'red place castillo',1795036092260);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',51,'red place toledo',1795036092262);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',52,'red place toledo',1795036092264);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',53,'red special',1795036092272);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',54,'red king castilla',1795036092274);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',55,'orange take 0',1795036092276);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',56,'orange choose justice',1795036092277);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',57,'orange place aragon',1795036092279);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',58,'orange place toledo',1795036092281);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',59,'orange done',1795036092284);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',60,'green take 3',1795036092286);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',61,'green choose decree',1795036092289);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',62,'green place toledo',1795036092292);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',63,'green place navarra',1795036092294);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',64,'green done',1795036092296);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',65,'green special',1795036092301);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',66,'green tile low granada',1795036092305);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',67,'red disc galicia',1795036092309);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',68,'blue disc aragon',1795036092312);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',69,'green disc granada',1795036092316);
INSERT INTO log VALUES('o3wnm4j5hndfu76t',70,'undo 69',1795036092524);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',0,'blue play 10',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',1,'green play 11',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',2,'red play 3',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',3,'green take 0',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',4,'green choose withdrawal',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',5,'green done',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',6,'blue take 1',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',7,'blue choose your-majesty',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',8,'blue place valencia',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',9,'blue done',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',10,'blue special',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',11,'blue king navarra',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',12,'red take 1',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',13,'red choose coup',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',14,'red place galicia',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',15,'red place castilla',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',16,'red done',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',17,'red done',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',18,'red play 11',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',19,'blue play 1',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',20,'green play 7',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',21,'red take 1',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',22,'red choose your-majesty',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',23,'red place galicia',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',24,'red place castilla',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',25,'red place galicia',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',26,'red place castilla',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',27,'red done',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',28,'red special',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',29,'red king toledo',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',30,'green take 0',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',31,'green choose levy',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',32,'green done',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',33,'blue take 6',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',34,'blue choose decree',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',35,'blue place granada',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',36,'blue place castillo',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',37,'blue place aragon',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',38,'blue place castilla',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',39,'blue special',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',40,'blue tile high cataluna',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',41,'red disc sevilla',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',42,'blue disc galicia',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',43,'green disc granada',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',44,'blue play 2',0);
INSERT INTO log VALUES('4wm5z22pke4xn4cx',45,'green play 1',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',0,'blue play 4',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',1,'green play 7',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',2,'orange play 13',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',3,'red play 2',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',4,'orange choose your-majesty',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',5,'orange place aragon',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',6,'orange place castillo',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',7,'orange place valencia',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',8,'orange place valencia',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',9,'orange place castillo',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',10,'orange special',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',11,'orange king granada',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',12,'green take 3',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',13,'green choose empowerment',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',14,'green place toledo',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',15,'green place valencia',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',16,'green place sevilla',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',17,'green place castillo',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',18,'green special',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',19,'green recall 7',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',20,'blue take 0',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',21,'blue choose justice',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',22,'blue place sevilla',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',23,'blue place sevilla',0);
INSERT INTO log VALUES('3ddg3sq2bmyv4pac',24,'blue done',0);
CREATE TABLE request_keys (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    request_key TEXT NOT NULL,
    bit BIGINT NOT NULL,
    first BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id, request_key)
);
INSERT INTO request_keys VALUES('43v7r3t4n6u8mi6n','ecftps6xfoz22kjx','once',1,65,1);
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
INSERT INTO chat VALUES('wtkoajs6gacqfz4v','players',1,'ecftps6xfoz22kjx','Anna','Good luck!',1795036090012);
INSERT INTO chat VALUES('wtkoajs6gacqfz4v','players',2,'tiex4i4ujnejbvr3','Bert','Suerte – ¿empezamos?',1795036090016);
INSERT INTO chat VALUES('wtkoajs6gacqfz4v','watchers',1,'5hncujx2mrwakh2w','Carla','pst',1795036090024);
INSERT INTO chat VALUES('43v7r3t4n6u8mi6n','players',1,'ecftps6xfoz22kjx','Anna','Hello',1795036090389);
INSERT INTO chat VALUES('43v7r3t4n6u8mi6n','watchers',1,'4rhgjkqj3pkhaqui','Dora','Who wins?',1795036090393);
INSERT INTO chat VALUES('43v7r3t4n6u8mi6n','players',2,'5hncujx2mrwakh2w','Carla','I must go.',1795036090397);
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
    uncertainty DOUBLE PRECISION, unrated TEXT,
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO results VALUES('wtkoajs6gacqfz4v','ecftps6xfoz22kjx',1795036090202,2,2,50,0,0,NULL,NULL,'guests');
INSERT INTO results VALUES('wtkoajs6gacqfz4v','tiex4i4ujnejbvr3',1795036090202,2,1,65,0,0,NULL,NULL,'guests');
INSERT INTO results VALUES('izwg3esmgqrndwuj','ecftps6xfoz22kjx',1795036090366,3,2,66,0,0,NULL,NULL,'bots');
CREATE TABLE ratings (
    user_id TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL
);
CREATE TABLE webhooks (
    user_id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO webhooks VALUES('tiex4i4ujnejbvr3','http://127.0.0.1:9/hook','6oome7m5jmoxjinbzaqi8m28yz6rjsep',1795036089973);
CREATE TABLE alerts (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
INSERT INTO alerts VALUES('tiex4i4ujnejbvr3','wtkoajs6gacqfz4v',91,1795036090198,11795036090198,0);
INSERT INTO alerts VALUES('tiex4i4ujnejbvr3','43v7r3t4n6u8mi6n',83,1795036091536,11795036091536,0);
CREATE TABLE health (
    process TEXT PRIMARY KEY,
    checked BIGINT NOT NULL,
    value TEXT NOT NULL
);
CREATE TABLE mail_codes (
    user_id TEXT NOT NULL,
    purpose TEXT NOT NULL,
    hash TEXT NOT NULL,
    email TEXT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (user_id, purpose)
);
CREATE TABLE admins (
    user_id TEXT PRIMARY KEY,
    since BIGINT NOT NULL
);
CREATE TABLE restrictions (
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    until BIGINT,
    since BIGINT NOT NULL,
    PRIMARY KEY (user_id, kind)
);
CREATE TABLE network_bans (
    network TEXT PRIMARY KEY,
    until BIGINT,
    since BIGINT NOT NULL
);
CREATE TABLE quotas (
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (user_id, name)
);
CREATE TABLE maintenance (
    notice TEXT PRIMARY KEY,
    since BIGINT NOT NULL
);
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    details TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE TABLE blocks (
    user_id TEXT NOT NULL,
    other_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT,
    quote TEXT,
    text TEXT NOT NULL,
    closed BIGINT
);
CREATE INDEX passes_by_user ON passes (user_id);
CREATE INDEX tables_by_phase ON tables (phase, listed, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX results_by_user ON results (user_id, ended);
CREATE INDEX alerts_by_due ON alerts (due);
CREATE INDEX chat_by_user ON chat (user_id);
CREATE UNIQUE INDEX users_by_name_look ON users (name_look);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX audit_by_time ON audit (at);
CREATE INDEX blocks_by_other ON blocks (other_id);
CREATE INDEX reports_by_time ON reports (closed, at);
CREATE INDEX tables_by_edition ON tables (edition);
COMMIT;
