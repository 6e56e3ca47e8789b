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
INSERT INTO _sqlx_migrations VALUES(1,'first','2026-11-19 14:41:10',1,X'24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4',11830095);
INSERT INTO _sqlx_migrations VALUES(2,'results and alerts','2026-11-19 14:41:10',1,X'3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09',11989152);
INSERT INTO _sqlx_migrations VALUES(3,'chat by user','2026-11-19 14:41:10',1,X'807213efef013c918d8c10e7db18eb78594ea2abe521808df967c3950ce2f53e87f3b30f3a6a1e5db8dea0d64b588aaa',7936601);
INSERT INTO _sqlx_migrations VALUES(4,'quiet changes and clocks','2026-11-19 14:41:10',1,X'd7a7d3e88d9b10a5a91f4459319a70535b8a84ac226e1964bd3859d8df22c943c1c5e72ae2d6676ac7d27b2fed798b10',3869929);
INSERT INTO _sqlx_migrations VALUES(5,'health','2026-11-19 14:41:10',1,X'1fea45c481e83edcf8b3d88f2668467bda009ee4303feec23b53d59dd95538c382fdfc232b32c0642e7e1f273ef37ec5',8114727);
INSERT INTO _sqlx_migrations VALUES(6,'accounts','2026-11-19 14:41:10',1,X'e6d8395bce3c5185e1caf47e7e59f8e2f11ff8de35497204ca92e5c1ac892724291eafd3db3787031f9406dd25db85fa',3986253);
INSERT INTO _sqlx_migrations VALUES(7,'moderation','2026-11-19 14:41:10',1,X'189f078c94c0503f8bf6edbd13d97d2a565a1cc520536ae89824b37c39125921720c4de462d7174ba83d727f54c8a686',7994628);
INSERT INTO _sqlx_migrations VALUES(8,'addresses','2026-11-19 14:41:10',1,X'1b33363b1966b19cc45c2b2bc0a737e292b35299456ce5ff82cc3dc7050c2218668862e77b03fc9d2f30f0deeb14902a',5231308);
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, for those with a password only: nobody else may use it.
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
, name_look TEXT, recovery TEXT, email TEXT);
INSERT INTO users VALUES('tu8aycsogoc7zqkh','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$dP/YeHP+IS1GQ8/dcaAzTA$xjrxcfEaOXpqGBBE54WbILDxBAO6coMPA4aofHW78I0',1795099270225,'anna','8d23c3ea221464d125d52e23997545d8d981d8e080cae22b4ced077002de2d81',NULL);
INSERT INTO users VALUES('zk2kpv4xrgp283og','Bert',NULL,NULL,1795099270365,NULL,NULL,NULL);
INSERT INTO users VALUES('x76vujvecek3rris','Carla',NULL,NULL,1795099270367,NULL,NULL,NULL);
INSERT INTO users VALUES('eepsqho8mx7u8os5','Dora',NULL,NULL,1795099270369,NULL,NULL,NULL);
INSERT INTO users VALUES('4q5r8jstih2s6x2c','Emil',NULL,NULL,1795099270371,NULL,NULL,NULL);
CREATE TABLE passes (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
, used BIGINT, address TEXT NOT NULL DEFAULT '');
INSERT INTO passes VALUES('c75d96fd5053d7ef98eb3030ce9fb7ab64ce224b3a942b438987add60ed6ee8a','jwsv3nki7hmg6iyc','tu8aycsogoc7zqkh','cookie','',1795099270312,1795099270312,'');
INSERT INTO passes VALUES('2b74c883aea24aa430a4dc3fd9c7a16b9f679b228bbab721ca3542ac358ab07e','5cptq3bpon7f23vd','tu8aycsogoc7zqkh','cookie','',1795099270356,1795099270356,'');
INSERT INTO passes VALUES('b8616fd429f08efc43b7b778257d66fa842fac29f26b18c8bbc30781935a54ea','ftxtrgcu8kx4qdw5','tu8aycsogoc7zqkh','token','program',1795099270363,1795099270376,'');
INSERT INTO passes VALUES('b5a13f2ed6d8ba1e58ee6a336aee7a7e4e4076c12a233ce0c4a8cf11b80baacc','x4gdfv8rajshqaxx','zk2kpv4xrgp283og','cookie','',1795099270365,1795099270365,'');
INSERT INTO passes VALUES('a713264db800c10897d36394213e06d13f664ec4664e9dd9e6433cf73a92a5af','c76h5nubzmnzpxsi','zk2kpv4xrgp283og','token','test',1795099270366,1795099270375,'');
INSERT INTO passes VALUES('89937c58d972c976af65e3cb58df942ef4a6cfd5724aa3aae50367bda8fa3c00','n7nj2nudh7uge2yx','x76vujvecek3rris','cookie','',1795099270368,1795099270368,'');
INSERT INTO passes VALUES('0ac5afb10a9500570eacde6e4036be38b43cb9a567db0721454b59db7fa73359','v8ias5ov3y8ckuvq','x76vujvecek3rris','token','test',1795099270369,1795099270383,'');
INSERT INTO passes VALUES('dcd20d118b97a114290d1ba1596d31002ded222d8a37d70a958e4219300f04d4','pp4vp2sa47z44cg2','eepsqho8mx7u8os5','cookie','',1795099270370,1795099270370,'');
INSERT INTO passes VALUES('de3ed9582a8d6da3ace559433dcb176bee299e44246b82b668e2802a10f645f3','pvi374go8y48ra86','eepsqho8mx7u8os5','token','test',1795099270371,1795099270810,'');
INSERT INTO passes VALUES('35dfb31c9294ed1c6dace5adbc0c99d5e941954def90593f960dc391cd82163f','jrbafhfai4vmovrc','4q5r8jstih2s6x2c','cookie','',1795099270372,1795099270372,'');
INSERT INTO passes VALUES('ee169f47cd7b549b4da9bd557baf6ea2d983a19e42d34c89f79a2d4632d52050','7jpob4dtf7esze7j','4q5r8jstih2s6x2c','token','test',1795099270373,1795099273780,'');
CREATE TABLE editions (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL
, used BIGINT NOT NULL DEFAULT 0);
INSERT INTO editions VALUES('83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('# El Grande, 2023 edition: all figures that the rulebooks do not print with certainty.\n#\n# You may correct any figure. A file with inconsistent figures is refused with the line and the reason.\n# certainty: H the rulebooks state or show it; M one good outside source, or a strong inference from\n# the 1995 deck; L our reconstruction. Every uncertain line gives its reason in a comment.\n#\n# If the upper half of a card differs from ours, give the card its own effect, for example\n#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }\n# Effects:\n#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,\n#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,\n#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,\n#   return one of each, discs return all, discs return 2, discs scatter, discs score once,\n#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,\n#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,\n#   swap king with grande, infiltrate, veto\n# "A then B" does A, then B, with at most three parts. "A or B" lets the player choose.\n\nname = "2023"\n\n# First, second and third values of the two scoring tiles (SET-3, SCO-6).\ntiles = [[4, 0, 0], [8, 4, 0]]\n\n# Caballeros that the power cards 1 to 13 bring to court (CRT-1).\ncourt = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the rulebooks show 9, 12 and 13; the others are inferred from the 1995 game\n\n# Board side for four and five players (SET-1). The certainty of a line applies to its values.\n[board-4-5]\ncastillo = { values = [5, 3, 1], certainty = "H" }\norder = [ # M: the rulebooks show Galicia and Navarra first; the others follow the list of regions below\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-4-5.regions]\ngalicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour\nnavarra = { values = [5, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours except Castilla\naragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd values, all neighbours except Castilla\ncataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd values, both neighbours\ncastilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values\ntoledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla\nvalencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd values, neighbours Cataluña and Aragón\nsevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours\ngranada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo\n\n# Board side for two and three players (SET-1). The third value is never scored there (SCO-7).\n[board-2-3]\ncastillo = { values = [5, 3, 0], certainty = "L" } # L: same as the other side\norder = [ # L: same as the other side\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-2-3.regions]\ngalicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: same as the other side\nnavarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: same as the other side\naragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: same as the other side\ncataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: same as the other side\ncastilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: same as the other side\ntoledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: same as the other side\nvalencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: same as the other side\nsevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: same as the other side\ngranada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: same as the other side\n\n# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.\n[modifiers]\n"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies guessed from a total of 16; M: the ability\n"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies guessed from a total of 16; M: the ability\n"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies guessed from a total of 16; M: the ability\n"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies guessed from a total of 16; M: the ability\n\n# Every kind of action card; copies = 0 if it is not in the box. The certainty applies to the copies.\n[cards]\n# Stack 1: ten cards.\nintrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nconspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nmarch = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nupheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nskirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nexodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nmilitia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\n\n# Stack 2: ten cards.\njustice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck\nwithdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\ncivil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nassassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nlevy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndisbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndesertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of the player''s own caballeros\n\n# Stack 3: ten cards.\noutposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nfiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nrevelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nstrongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nsupremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nheartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nhinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 4: ten cards.\ndecree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck\nempowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nnew-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\ncoup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nsummons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nroyal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 5: the King card.\nyour-majesty = { copies = 1, certainty = "H" }\n\n# Alternative cards (ALT-1). M: representation belongs to stack 1 and rivalry to stack 4.\nrepresentation = { copies = 1, certainty = "H" }\nveto = { copies = 2, certainty = "H" }\nrivalry = { copies = 1, certainty = "H" }\n\n# New Regency: ten cards (REG-1).\nexile = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nentourage = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncountry-seat = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncompetition = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nrevolt = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ninfiltration = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ndeputy = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\n','\n',char(10)),1795099270183);
INSERT INTO editions VALUES('26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e',replace('# El Grande, 2023 edition: all figures that the rulebooks do not print with certainty.\n#\n# You may correct any figure. A file with inconsistent figures is refused with the line and the reason.\n# certainty: H the rulebooks state or show it; M one good outside source, or a strong inference from\n# the 1995 deck; L our reconstruction. Every uncertain line gives its reason in a comment.\n#\n# If the upper half of a card differs from ours, give the card its own effect, for example\n#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }\n# Effects:\n#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,\n#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,\n#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,\n#   return one of each, discs return all, discs return 2, discs scatter, discs score once,\n#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,\n#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,\n#   swap king with grande, infiltrate, veto\n# "A then B" does A, then B, with at most three parts. "A or B" lets the player choose.\n\nname = "ours"\n\n# First, second and third values of the two scoring tiles (SET-3, SCO-6).\ntiles = [[4, 0, 0], [8, 4, 0]]\n\n# Caballeros that the power cards 1 to 13 bring to court (CRT-1).\ncourt = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the rulebooks show 9, 12 and 13; the others are inferred from the 1995 game\n\n# Board side for four and five players (SET-1). The certainty of a line applies to its values.\n[board-4-5]\ncastillo = { values = [5, 3, 1], certainty = "H" }\norder = [ # M: the rulebooks show Galicia and Navarra first; the others follow the list of regions below\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-4-5.regions]\ngalicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour\nnavarra = { values = [6, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours except Castilla\naragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd values, all neighbours except Castilla\ncataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd values, both neighbours\ncastilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values\ntoledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla\nvalencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd values, neighbours Cataluña and Aragón\nsevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours\ngranada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo\n\n# Board side for two and three players (SET-1). The third value is never scored there (SCO-7).\n[board-2-3]\ncastillo = { values = [5, 3, 0], certainty = "L" } # L: same as the other side\norder = [ # L: same as the other side\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-2-3.regions]\ngalicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: same as the other side\nnavarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: same as the other side\naragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: same as the other side\ncataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: same as the other side\ncastilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: same as the other side\ntoledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: same as the other side\nvalencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: same as the other side\nsevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: same as the other side\ngranada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: same as the other side\n\n# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.\n[modifiers]\n"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies guessed from a total of 16; M: the ability\n"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies guessed from a total of 16; M: the ability\n"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies guessed from a total of 16; M: the ability\n"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies guessed from a total of 16; M: the ability\n\n# Every kind of action card; copies = 0 if it is not in the box. The certainty applies to the copies.\n[cards]\n# Stack 1: ten cards.\nintrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nconspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nmarch = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nupheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nskirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nexodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nmilitia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\n\n# Stack 2: ten cards.\njustice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck\nwithdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\ncivil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nassassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nlevy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndisbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndesertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of the player''s own caballeros\n\n# Stack 3: ten cards.\noutposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nfiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nrevelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nstrongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nsupremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nheartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nhinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 4: ten cards.\ndecree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck\nempowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nnew-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\ncoup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nsummons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nroyal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 5: the King card.\nyour-majesty = { copies = 1, certainty = "H" }\n\n# Alternative cards (ALT-1). M: representation belongs to stack 1 and rivalry to stack 4.\nrepresentation = { copies = 1, certainty = "H" }\nveto = { copies = 2, certainty = "H" }\nrivalry = { copies = 1, certainty = "H" }\n\n# New Regency: ten cards (REG-1).\nexile = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nentourage = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncountry-seat = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncompetition = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nrevolt = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ninfiltration = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ndeputy = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\n','\n',char(10)),1795099273327);
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
INSERT INTO tables VALUES('3bon2z3qdwrrncz3','tu8aycsogoc7zqkh','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'gvhdsdem7ww5tfs7',NULL,'dv62d7fxvv3pgpqo',1795099270375,1795099270380,1795099270576,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 2\nvariants short power-shift\nking galicia\nhomes red cataluna blue sevilla\nstart blue\nstack 1 conspiracy conspiracy skirmish intrigue upheaval ambush intrigue march militia exodus\nstack 2+3 fiesta revelation heartland outposts hinterland revelation disbandment justice withdrawal strongholds outposts assassin justice civil-war desertion levy justice supremacy fiesta justice\nstack 4 decree new-home decree decree empowerment summons royal-adviser empowerment coup new-home\nstack 5 your-majesty\nmodifiers red +1 +1 +2\nmodifiers blue -1 -1 -2\ndummy powers 3 5 7 4 8 13 9 10 11 12 6 2 1\ndummy regions sevilla toledo navarra granada cataluna aragon | castilla valencia granada sevilla navarra galicia | castilla toledo aragon granada valencia sevilla\nactions\n','\n',char(10)),'ffb0869f197c5dec20626ce19aacdd6e80df5950b523eb3e291499d3a81d18d2',94,99,0,NULL,NULL,0,'guests');
INSERT INTO tables VALUES('dv62d7fxvv3pgpqo','zk2kpv4xrgp283og','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','open',1,'ufsre7jyo7e2cj4u',NULL,NULL,11795099270579,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,1,0,11797691270579,NULL,0,NULL);
INSERT INTO tables VALUES('kce5tazjztgsqybv','tu8aycsogoc7zqkh','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'w2ca8nc6eq5v87by',NULL,NULL,1795099270580,1795099270581,1795099270757,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking toledo\nhomes red aragon blue galicia green cataluna\nstart blue\nstack 1 intrigue ambush conspiracy exodus march conspiracy skirmish intrigue militia upheaval\nstack 2+3 justice revelation fiesta strongholds revelation justice disbandment assassin hinterland outposts supremacy justice withdrawal desertion justice civil-war levy fiesta heartland outposts\nstack 4 decree royal-adviser new-home coup empowerment decree summons decree empowerment new-home\nstack 5 exile country-seat infiltration entourage competition entourage country-seat revolt exile deputy\nactions\n','\n',char(10)),'7266ad1d92765cdf6408f989b4d9f24a74d71700ed21dfd23576923844e73f62',152,81,0,NULL,NULL,0,'bots');
INSERT INTO tables VALUES('6png6u6dc454jthd','tu8aycsogoc7zqkh','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}','playing',0,'asktzkcmojcak7ip','kce5tazjztgsqybv',NULL,1795099270759,1795099270759,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking toledo\nhomes red aragon blue galicia green cataluna\nstart blue\nstack 1 intrigue ambush conspiracy exodus march conspiracy skirmish intrigue militia upheaval\nstack 2+3 justice revelation fiesta strongholds revelation justice disbandment assassin hinterland outposts supremacy justice withdrawal desertion justice civil-war levy fiesta heartland outposts\nstack 4 decree royal-adviser new-home coup empowerment decree summons decree empowerment new-home\nstack 5 exile country-seat infiltration entourage competition entourage country-seat revolt exile deputy\nactions\n','\n',char(10)),NULL,50,1,2,NULL,NULL,0,NULL);
INSERT INTO tables VALUES('jj8gijmn5r5kpsmr','tu8aycsogoc7zqkh','{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','playing',1,'oqpqhs6cdqj2hwxw',NULL,NULL,1795099270761,1795099270778,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short veto rivalry\nking sevilla\nhomes red cataluna blue navarra green castilla orange granada\nstart green\nstack 1 conspiracy conspiracy militia intrigue exodus ambush march intrigue upheaval skirmish\nstack 2 veto justice desertion civil-war justice levy justice withdrawal justice disbandment\nstack 3 heartland hinterland outposts supremacy strongholds revelation outposts fiesta fiesta revelation\nstack 4 royal-adviser summons empowerment decree coup rivalry new-home new-home empowerment decree\nstack 5 your-majesty\nactions\n','\n',char(10)),'a6609af61c25959422de3748f864948abba627351570f233edf32fe182c2b059',71,64,2,NULL,'{"ply":71,"to":70,"agreed":["tu8aycsogoc7zqkh"]}',1,NULL);
INSERT INTO tables VALUES('y83se6q52ksrwjvf','tu8aycsogoc7zqkh','{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}','playing',1,'c6e2t2jjof4q6czh',NULL,NULL,1795099273332,1795099273347,NULL,1,'26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e',replace('elgrande record 1\nrules 1\nedition ours 8d000e4697178df3\nplayers 5\nvariants short memory-aid representation\nking sevilla\nhomes red cataluna blue galicia green navarra orange valencia purple toledo\nstart purple\nstack 1 ambush conspiracy march representation militia intrigue conspiracy exodus skirmish upheaval\nstack 2 levy assassin disbandment withdrawal justice civil-war desertion justice justice justice\nstack 3 supremacy outposts fiesta heartland hinterland revelation outposts strongholds revelation fiesta\nstack 4 coup empowerment new-home decree new-home summons decree royal-adviser decree empowerment\nstack 5 your-majesty\nactions\n','\n',char(10)),'55e09070822a63da13b059c5a09b9997f2df8b80f6343711b67cc46ac605729e',71,73,2,NULL,NULL,0,NULL);
INSERT INTO tables VALUES('ggeo3me6fepv8oei','tu8aycsogoc7zqkh','{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}','open',0,'q5qqvnbmucva6mka',NULL,NULL,11795099273775,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,1,0,11797691273775,NULL,0,NULL);
INSERT INTO tables VALUES('7tfwet5b3thrsfvn','tu8aycsogoc7zqkh','{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','closed',1,'d8htehjbg7rjrp6f',NULL,NULL,1795099273776,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,2,0,NULL,NULL,0,NULL);
INSERT INTO tables VALUES('2xo45fuwdvytawda','eepsqho8mx7u8os5','{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}','playing',1,'rkhnoy42pyfrdtwg',NULL,NULL,1795099273778,0,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short\nking castilla\nhomes red galicia blue navarra green granada\nstart blue\nstack 1 intrigue exodus intrigue march skirmish upheaval militia conspiracy ambush conspiracy\nstack 2 levy justice justice assassin withdrawal desertion disbandment civil-war justice justice\nstack 3 outposts heartland hinterland strongholds revelation revelation supremacy fiesta outposts fiesta\nstack 4 new-home decree decree empowerment royal-adviser coup summons new-home decree empowerment\nstack 5 your-majesty\nactions\n','\n',char(10)),'dddeb9dd48200691cc0fe421da7c6b476f4974ae6a14c0ff7d27db9fff692ef7',34,31,1,0,NULL,1,NULL);
INSERT INTO tables VALUES('fb37x73suzxghfz8','eepsqho8mx7u8os5','{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}','playing',1,'5gvj3od6ra726ygo',NULL,NULL,1795099274530,0,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short\nking toledo\nhomes red castilla blue aragon green galicia orange cataluna\nstart red\nstack 1 intrigue skirmish exodus militia conspiracy conspiracy intrigue ambush march upheaval\nstack 2 civil-war withdrawal assassin justice levy desertion justice disbandment justice justice\nstack 3 strongholds hinterland fiesta fiesta heartland revelation revelation supremacy outposts outposts\nstack 4 decree new-home new-home empowerment decree coup decree summons empowerment royal-adviser\nstack 5 your-majesty\nactions\n','\n',char(10)),'1fa97c0a0f32c3ebcf71e9efc21510bed10ceec811ac4c915b68d322282dd2c4',21,8,1,0,NULL,0,NULL);
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
INSERT INTO seats VALUES('3bon2z3qdwrrncz3',1,'tu8aycsogoc7zqkh',NULL,0,1795099270380,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('3bon2z3qdwrrncz3',2,'zk2kpv4xrgp283og',NULL,1,1795099270380,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('dv62d7fxvv3pgpqo',1,'tu8aycsogoc7zqkh',NULL,0,1795099270579,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('dv62d7fxvv3pgpqo',2,'zk2kpv4xrgp283og',NULL,0,1795099270579,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('kce5tazjztgsqybv',1,'tu8aycsogoc7zqkh',NULL,0,1795099270581,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('kce5tazjztgsqybv',2,NULL,'random',0,1795099270581,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('kce5tazjztgsqybv',4,NULL,'squire',0,1795099270581,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('6png6u6dc454jthd',1,NULL,'random',0,1795099270759,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('6png6u6dc454jthd',2,'tu8aycsogoc7zqkh',NULL,0,1795099270759,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('6png6u6dc454jthd',4,NULL,'random',0,1795099270759,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('jj8gijmn5r5kpsmr',1,'tu8aycsogoc7zqkh',NULL,0,1795099270778,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('jj8gijmn5r5kpsmr',2,'zk2kpv4xrgp283og',NULL,1,1795099270778,'{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}',NULL);
INSERT INTO seats VALUES('jj8gijmn5r5kpsmr',4,'x76vujvecek3rris','caballero',1,1795099271178,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('jj8gijmn5r5kpsmr',8,NULL,'squire',0,1795099270778,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('y83se6q52ksrwjvf',1,'tu8aycsogoc7zqkh',NULL,0,1795099273347,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('y83se6q52ksrwjvf',2,'tu8aycsogoc7zqkh',NULL,0,1795099273347,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('y83se6q52ksrwjvf',4,'tu8aycsogoc7zqkh',NULL,0,1795099273347,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('y83se6q52ksrwjvf',8,'tu8aycsogoc7zqkh',NULL,0,1795099273347,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('y83se6q52ksrwjvf',16,'tu8aycsogoc7zqkh',NULL,0,1795099273347,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('ggeo3me6fepv8oei',1,'tu8aycsogoc7zqkh',NULL,0,1795099273775,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('ggeo3me6fepv8oei',2,NULL,NULL,0,1795099273775,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('ggeo3me6fepv8oei',4,NULL,'squire',0,1795099273775,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('7tfwet5b3thrsfvn',1,NULL,NULL,0,1795099273778,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('7tfwet5b3thrsfvn',2,NULL,NULL,0,1795099273776,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('2xo45fuwdvytawda',1,'eepsqho8mx7u8os5',NULL,0,0,'{"veto":"never","disc":["sevilla"],"returns":[]}',NULL);
INSERT INTO seats VALUES('2xo45fuwdvytawda',2,'4q5r8jstih2s6x2c','caballero',1,0,'{"veto":"ask","disc":[],"returns":[]}',3599789);
INSERT INTO seats VALUES('2xo45fuwdvytawda',4,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('fb37x73suzxghfz8',1,'eepsqho8mx7u8os5',NULL,0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('fb37x73suzxghfz8',2,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('fb37x73suzxghfz8',4,NULL,'squire',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('fb37x73suzxghfz8',8,NULL,'caballero',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply)
);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',0,'red pass +1',1795099270385);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',1,'blue pass -1',1795099270388);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',2,'blue play 1+1',1795099270392);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',3,'red play 6+2',1795099270394);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',4,'red take 3',1795099270396);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',5,'red choose your-majesty',1795099270397);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',6,'red special',1795099270399);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',7,'red king navarra',1795099270401);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',8,'red place castilla',1795099270403);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',9,'red place castillo',1795099270404);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',10,'red place aragon',1795099270406);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',11,'red place galicia',1795099270408);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',12,'red place aragon',1795099270410);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',13,'blue take 5',1795099270412);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',14,'blue take 0',1795099270414);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',15,'blue choose fiesta',1795099270416);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',16,'blue place aragon',1795099270418);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',17,'blue done',1795099270420);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',18,'blue done',1795099270421);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',19,'blue play 3',1795099270423);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',20,'red play 5+1',1795099270425);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',21,'red take 0',1795099270427);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',22,'red take 0',1795099270429);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',23,'red choose revelation',1795099270430);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',24,'red special',1795099270432);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',25,'red place castilla',1795099270434);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',26,'red done',1795099270436);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',27,'blue take 2',1795099270438);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',28,'blue choose new-home',1795099270440);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',29,'blue place aragon',1795099270442);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',30,'blue place aragon',1795099270443);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',31,'blue place castillo',1795099270445);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',32,'blue place castilla',1795099270447);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',33,'blue special',1795099270449);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',34,'blue grande castilla',1795099270451);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',35,'red disc galicia',1795099270453);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',36,'blue disc toledo',1795099270455);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',37,'blue play 2',1795099270457);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',38,'red play 9',1795099270459);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',39,'red take 0',1795099270461);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',40,'red choose your-majesty',1795099270463);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',41,'red special',1795099270464);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',42,'red king granada',1795099270466);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',43,'red done',1795099270468);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',44,'blue take 0',1795099270470);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',45,'blue choose skirmish',1795099270472);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',46,'blue place sevilla',1795099270474);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',47,'blue special',1795099270476);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',48,'blue move dummy valencia toledo',1795099270478);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',49,'blue move blue aragon toledo',1795099270480);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',50,'blue move blue toledo sevilla',1795099270482);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',51,'blue play 9',1795099270484);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',52,'red play 3',1795099270486);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',53,'blue take 0',1795099270488);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',54,'blue choose outposts',1795099270490);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',55,'blue place sevilla',1795099270493);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',56,'blue place castillo',1795099270495);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',57,'blue place valencia',1795099270497);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',58,'blue done',1795099270499);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',59,'red take 2',1795099270501);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',60,'red choose decree',1795099270503);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',61,'red place valencia',1795099270505);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',62,'red place toledo',1795099270506);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',63,'red place sevilla',1795099270508);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',64,'red place sevilla',1795099270514);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',65,'red special',1795099270516);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',66,'red tile low valencia',1795099270518);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',67,'red disc galicia',1795099270520);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',68,'blue disc cataluna',1795099270522);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',69,'red play 4-1',1795099270524);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',70,'blue play 13-2',1795099270526);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',71,'blue place castilla',1795099270529);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',72,'blue choose empowerment',1795099270531);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',73,'blue place toledo',1795099270533);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',74,'blue place toledo',1795099270537);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',75,'blue place valencia',1795099270539);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',76,'blue place toledo',1795099270541);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',77,'blue done',1795099270543);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',78,'red take 4',1795099270545);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',79,'red move blue cataluna valencia',1795099270547);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',80,'red choose upheaval',1795099270549);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',81,'red done',1795099270551);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',82,'red play 12',1795099270553);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',83,'blue play 4',1795099270555);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',84,'red choose ambush',1795099270557);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',85,'red done',1795099270559);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',86,'blue take 2',1795099270561);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',87,'blue choose revelation',1795099270564);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',88,'blue special',1795099270566);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',89,'blue place valencia',1795099270568);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',90,'blue place sevilla',1795099270570);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',91,'blue place sevilla',1795099270572);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',92,'red disc sevilla',1795099270574);
INSERT INTO log VALUES('3bon2z3qdwrrncz3',93,'blue disc galicia',1795099270576);
INSERT INTO log VALUES('kce5tazjztgsqybv',0,'blue play 10',1795099270582);
INSERT INTO log VALUES('kce5tazjztgsqybv',1,'green play 8',1795099270588);
INSERT INTO log VALUES('kce5tazjztgsqybv',2,'red play 7',1795099270590);
INSERT INTO log VALUES('kce5tazjztgsqybv',3,'blue take 1',1795099270591);
INSERT INTO log VALUES('kce5tazjztgsqybv',4,'blue choose justice',1795099270591);
INSERT INTO log VALUES('kce5tazjztgsqybv',5,'blue special',1795099270591);
INSERT INTO log VALUES('kce5tazjztgsqybv',6,'blue name toledo',1795099270591);
INSERT INTO log VALUES('kce5tazjztgsqybv',7,'blue place sevilla',1795099270591);
INSERT INTO log VALUES('kce5tazjztgsqybv',8,'blue place castilla',1795099270591);
INSERT INTO log VALUES('kce5tazjztgsqybv',9,'green take 2',1795099270592);
INSERT INTO log VALUES('kce5tazjztgsqybv',10,'green choose decree',1795099270592);
INSERT INTO log VALUES('kce5tazjztgsqybv',11,'green place castilla',1795099270592);
INSERT INTO log VALUES('kce5tazjztgsqybv',12,'green place valencia',1795099270592);
INSERT INTO log VALUES('kce5tazjztgsqybv',13,'green place granada',1795099270592);
INSERT INTO log VALUES('kce5tazjztgsqybv',14,'green place castillo',1795099270592);
INSERT INTO log VALUES('kce5tazjztgsqybv',15,'green special',1795099270592);
INSERT INTO log VALUES('kce5tazjztgsqybv',16,'green tile high cataluna',1795099270592);
INSERT INTO log VALUES('kce5tazjztgsqybv',17,'red take 3',1795099270594);
INSERT INTO log VALUES('kce5tazjztgsqybv',18,'red choose intrigue',1795099270596);
INSERT INTO log VALUES('kce5tazjztgsqybv',19,'red place castillo',1795099270598);
INSERT INTO log VALUES('kce5tazjztgsqybv',20,'red done',1795099270599);
INSERT INTO log VALUES('kce5tazjztgsqybv',21,'red play 11',1795099270601);
INSERT INTO log VALUES('kce5tazjztgsqybv',22,'blue play 3',1795099270603);
INSERT INTO log VALUES('kce5tazjztgsqybv',23,'green play 7',1795099270604);
INSERT INTO log VALUES('kce5tazjztgsqybv',24,'red take 0',1795099270605);
INSERT INTO log VALUES('kce5tazjztgsqybv',25,'red choose revelation',1795099270607);
INSERT INTO log VALUES('kce5tazjztgsqybv',26,'red place castilla',1795099270609);
INSERT INTO log VALUES('kce5tazjztgsqybv',27,'red place castilla',1795099270611);
INSERT INTO log VALUES('kce5tazjztgsqybv',28,'red place castillo',1795099270618);
INSERT INTO log VALUES('kce5tazjztgsqybv',29,'red special',1795099270620);
INSERT INTO log VALUES('kce5tazjztgsqybv',30,'green take 3',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',31,'green choose country-seat',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',32,'green place aragon',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',33,'green place aragon',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',34,'green place castillo',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',35,'green place castilla',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',36,'green place sevilla',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',37,'green special',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',38,'green king valencia',1795099270625);
INSERT INTO log VALUES('kce5tazjztgsqybv',39,'blue take 4',1795099270629);
INSERT INTO log VALUES('kce5tazjztgsqybv',40,'blue choose royal-adviser',1795099270629);
INSERT INTO log VALUES('kce5tazjztgsqybv',41,'blue place toledo',1795099270629);
INSERT INTO log VALUES('kce5tazjztgsqybv',42,'blue place granada',1795099270629);
INSERT INTO log VALUES('kce5tazjztgsqybv',43,'blue place castillo',1795099270629);
INSERT INTO log VALUES('kce5tazjztgsqybv',44,'blue place granada',1795099270629);
INSERT INTO log VALUES('kce5tazjztgsqybv',45,'blue special',1795099270629);
INSERT INTO log VALUES('kce5tazjztgsqybv',46,'blue king aragon',1795099270629);
INSERT INTO log VALUES('kce5tazjztgsqybv',47,'blue disc cataluna',1795099270633);
INSERT INTO log VALUES('kce5tazjztgsqybv',48,'green disc toledo',1795099270634);
INSERT INTO log VALUES('kce5tazjztgsqybv',49,'red disc aragon',1795099270636);
INSERT INTO log VALUES('kce5tazjztgsqybv',50,'blue play 1',1795099270638);
INSERT INTO log VALUES('kce5tazjztgsqybv',51,'green play 5',1795099270639);
INSERT INTO log VALUES('kce5tazjztgsqybv',52,'red play 2',1795099270644);
INSERT INTO log VALUES('kce5tazjztgsqybv',53,'green take 1',1795099270647);
INSERT INTO log VALUES('kce5tazjztgsqybv',54,'green choose fiesta',1795099270647);
INSERT INTO log VALUES('kce5tazjztgsqybv',55,'green place navarra',1795099270647);
INSERT INTO log VALUES('kce5tazjztgsqybv',56,'green place castilla',1795099270647);
INSERT INTO log VALUES('kce5tazjztgsqybv',57,'green place castillo',1795099270647);
INSERT INTO log VALUES('kce5tazjztgsqybv',58,'green special',1795099270647);
INSERT INTO log VALUES('kce5tazjztgsqybv',59,'red take 4',1795099270660);
INSERT INTO log VALUES('kce5tazjztgsqybv',60,'red choose new-home',1795099270664);
INSERT INTO log VALUES('kce5tazjztgsqybv',61,'red place castilla',1795099270666);
INSERT INTO log VALUES('kce5tazjztgsqybv',62,'red done',1795099270668);
INSERT INTO log VALUES('kce5tazjztgsqybv',63,'red special',1795099270670);
INSERT INTO log VALUES('kce5tazjztgsqybv',64,'blue take 4',1795099270671);
INSERT INTO log VALUES('kce5tazjztgsqybv',65,'blue choose infiltration',1795099270671);
INSERT INTO log VALUES('kce5tazjztgsqybv',66,'blue place navarra',1795099270671);
INSERT INTO log VALUES('kce5tazjztgsqybv',67,'blue place cataluna',1795099270671);
INSERT INTO log VALUES('kce5tazjztgsqybv',68,'blue place toledo',1795099270671);
INSERT INTO log VALUES('kce5tazjztgsqybv',69,'blue place castilla',1795099270671);
INSERT INTO log VALUES('kce5tazjztgsqybv',70,'blue done',1795099270671);
INSERT INTO log VALUES('kce5tazjztgsqybv',71,'blue special',1795099270671);
INSERT INTO log VALUES('kce5tazjztgsqybv',72,'blue play 8',1795099270672);
INSERT INTO log VALUES('kce5tazjztgsqybv',73,'green play 9',1795099270673);
INSERT INTO log VALUES('kce5tazjztgsqybv',74,'red play 5',1795099270675);
INSERT INTO log VALUES('kce5tazjztgsqybv',75,'green take 2',1795099270676);
INSERT INTO log VALUES('kce5tazjztgsqybv',76,'green choose strongholds',1795099270676);
INSERT INTO log VALUES('kce5tazjztgsqybv',77,'green place castilla',1795099270676);
INSERT INTO log VALUES('kce5tazjztgsqybv',78,'green place cataluna',1795099270676);
INSERT INTO log VALUES('kce5tazjztgsqybv',79,'green place toledo',1795099270676);
INSERT INTO log VALUES('kce5tazjztgsqybv',80,'green special',1795099270676);
INSERT INTO log VALUES('kce5tazjztgsqybv',81,'blue take 1',1795099270677);
INSERT INTO log VALUES('kce5tazjztgsqybv',82,'blue choose coup',1795099270677);
INSERT INTO log VALUES('kce5tazjztgsqybv',83,'blue special',1795099270677);
INSERT INTO log VALUES('kce5tazjztgsqybv',84,'blue name toledo',1795099270677);
INSERT INTO log VALUES('kce5tazjztgsqybv',85,'green disc granada',1795099270678);
INSERT INTO log VALUES('kce5tazjztgsqybv',86,'blue place valencia',1795099270679);
INSERT INTO log VALUES('kce5tazjztgsqybv',87,'blue place navarra',1795099270679);
INSERT INTO log VALUES('kce5tazjztgsqybv',88,'blue place castillo',1795099270679);
INSERT INTO log VALUES('kce5tazjztgsqybv',89,'blue place cataluna',1795099270679);
INSERT INTO log VALUES('kce5tazjztgsqybv',90,'red take 0',1795099270681);
INSERT INTO log VALUES('kce5tazjztgsqybv',91,'red choose exodus',1795099270683);
INSERT INTO log VALUES('kce5tazjztgsqybv',92,'red special',1795099270685);
INSERT INTO log VALUES('kce5tazjztgsqybv',93,'red name castilla',1795099270686);
INSERT INTO log VALUES('kce5tazjztgsqybv',94,'red move red castilla castillo',1795099270688);
INSERT INTO log VALUES('kce5tazjztgsqybv',95,'red move red castilla castillo',1795099270690);
INSERT INTO log VALUES('kce5tazjztgsqybv',96,'red move red castilla valencia',1795099270692);
INSERT INTO log VALUES('kce5tazjztgsqybv',97,'red place castillo',1795099270694);
INSERT INTO log VALUES('kce5tazjztgsqybv',98,'blue disc sevilla',1795099270695);
INSERT INTO log VALUES('kce5tazjztgsqybv',99,'green disc cataluna',1795099270697);
INSERT INTO log VALUES('kce5tazjztgsqybv',100,'red disc cataluna',1795099270701);
INSERT INTO log VALUES('kce5tazjztgsqybv',101,'red play 12',1795099270703);
INSERT INTO log VALUES('kce5tazjztgsqybv',102,'blue play 4',1795099270704);
INSERT INTO log VALUES('kce5tazjztgsqybv',103,'green play 10',1795099270708);
INSERT INTO log VALUES('kce5tazjztgsqybv',104,'red choose empowerment',1795099270713);
INSERT INTO log VALUES('kce5tazjztgsqybv',105,'red special',1795099270715);
INSERT INTO log VALUES('kce5tazjztgsqybv',106,'red recall 7',1795099270718);
INSERT INTO log VALUES('kce5tazjztgsqybv',107,'red place navarra',1795099270719);
INSERT INTO log VALUES('kce5tazjztgsqybv',108,'red place castillo',1795099270721);
INSERT INTO log VALUES('kce5tazjztgsqybv',109,'red place castillo',1795099270723);
INSERT INTO log VALUES('kce5tazjztgsqybv',110,'red place castillo',1795099270725);
INSERT INTO log VALUES('kce5tazjztgsqybv',111,'green take 1',1795099270727);
INSERT INTO log VALUES('kce5tazjztgsqybv',112,'green choose march',1795099270727);
INSERT INTO log VALUES('kce5tazjztgsqybv',113,'green place navarra',1795099270727);
INSERT INTO log VALUES('kce5tazjztgsqybv',114,'green special',1795099270727);
INSERT INTO log VALUES('kce5tazjztgsqybv',115,'green move green navarra toledo',1795099270727);
INSERT INTO log VALUES('kce5tazjztgsqybv',116,'green move green castilla navarra',1795099270727);
INSERT INTO log VALUES('kce5tazjztgsqybv',117,'green move green castilla valencia',1795099270727);
INSERT INTO log VALUES('kce5tazjztgsqybv',118,'green move green granada castillo',1795099270727);
INSERT INTO log VALUES('kce5tazjztgsqybv',119,'blue take 0',1795099270729);
INSERT INTO log VALUES('kce5tazjztgsqybv',120,'blue choose revelation',1795099270729);
INSERT INTO log VALUES('kce5tazjztgsqybv',121,'blue place castilla',1795099270729);
INSERT INTO log VALUES('kce5tazjztgsqybv',122,'blue place toledo',1795099270729);
INSERT INTO log VALUES('kce5tazjztgsqybv',123,'blue place cataluna',1795099270729);
INSERT INTO log VALUES('kce5tazjztgsqybv',124,'blue done',1795099270729);
INSERT INTO log VALUES('kce5tazjztgsqybv',125,'blue play 9',1795099270729);
INSERT INTO log VALUES('kce5tazjztgsqybv',126,'green play 13',1795099270731);
INSERT INTO log VALUES('kce5tazjztgsqybv',127,'red play 1',1795099270732);
INSERT INTO log VALUES('kce5tazjztgsqybv',128,'green choose conspiracy',1795099270734);
INSERT INTO log VALUES('kce5tazjztgsqybv',129,'green special',1795099270734);
INSERT INTO log VALUES('kce5tazjztgsqybv',130,'green name navarra',1795099270734);
INSERT INTO log VALUES('kce5tazjztgsqybv',131,'green move red navarra cataluna',1795099270734);
INSERT INTO log VALUES('kce5tazjztgsqybv',132,'green move blue navarra galicia',1795099270734);
INSERT INTO log VALUES('kce5tazjztgsqybv',133,'green move blue navarra galicia',1795099270734);
INSERT INTO log VALUES('kce5tazjztgsqybv',134,'green move green navarra cataluna',1795099270734);
INSERT INTO log VALUES('kce5tazjztgsqybv',135,'green done',1795099270734);
INSERT INTO log VALUES('kce5tazjztgsqybv',136,'blue take 2',1795099270735);
INSERT INTO log VALUES('kce5tazjztgsqybv',137,'blue choose justice',1795099270735);
INSERT INTO log VALUES('kce5tazjztgsqybv',138,'blue place castillo',1795099270735);
INSERT INTO log VALUES('kce5tazjztgsqybv',139,'blue done',1795099270735);
INSERT INTO log VALUES('kce5tazjztgsqybv',140,'blue done',1795099270735);
INSERT INTO log VALUES('kce5tazjztgsqybv',141,'red take 2',1795099270736);
INSERT INTO log VALUES('kce5tazjztgsqybv',142,'red choose decree',1795099270738);
INSERT INTO log VALUES('kce5tazjztgsqybv',143,'red place castillo',1795099270740);
INSERT INTO log VALUES('kce5tazjztgsqybv',144,'red place castilla',1795099270742);
INSERT INTO log VALUES('kce5tazjztgsqybv',145,'red place castillo',1795099270744);
INSERT INTO log VALUES('kce5tazjztgsqybv',146,'red place cataluna',1795099270746);
INSERT INTO log VALUES('kce5tazjztgsqybv',147,'red special',1795099270747);
INSERT INTO log VALUES('kce5tazjztgsqybv',148,'red tile low granada',1795099270753);
INSERT INTO log VALUES('kce5tazjztgsqybv',149,'blue disc valencia',1795099270754);
INSERT INTO log VALUES('kce5tazjztgsqybv',150,'green disc cataluna',1795099270756);
INSERT INTO log VALUES('kce5tazjztgsqybv',151,'red disc galicia',1795099270757);
INSERT INTO log VALUES('6png6u6dc454jthd',0,'blue play 10',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',1,'green play 8',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',2,'red play 7',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',3,'blue take 1',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',4,'blue choose justice',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',5,'blue special',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',6,'blue name toledo',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',7,'blue place sevilla',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',8,'blue place castilla',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',9,'green take 2',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',10,'green choose decree',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',11,'green place castilla',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',12,'green place valencia',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',13,'green place granada',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',14,'green place castillo',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',15,'green special',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',16,'green tile high cataluna',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',17,'red take 3',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',18,'red choose intrigue',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',19,'red place castillo',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',20,'red done',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',21,'red play 11',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',22,'blue play 3',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',23,'green play 7',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',24,'red take 0',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',25,'red choose revelation',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',26,'red place castilla',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',27,'red place castilla',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',28,'red place castillo',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',29,'red special',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',30,'green take 3',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',31,'green choose country-seat',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',32,'green place aragon',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',33,'green place aragon',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',34,'green place castillo',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',35,'green place castilla',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',36,'green place sevilla',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',37,'green special',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',38,'green king valencia',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',39,'blue take 4',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',40,'blue choose royal-adviser',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',41,'blue place toledo',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',42,'blue place granada',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',43,'blue place castillo',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',44,'blue place granada',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',45,'blue special',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',46,'blue king aragon',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',47,'blue disc cataluna',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',48,'green disc toledo',1795099270759);
INSERT INTO log VALUES('6png6u6dc454jthd',49,'red disc aragon',1795099270759);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',0,'green play 11',1795099270844);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',1,'orange play 4',1795099270849);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',2,'red play 7',1795099270859);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',3,'blue play 9',1795099270861);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',4,'green take 1',1795099270864);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',5,'green choose veto',1795099270866);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',6,'green done',1795099270875);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',7,'blue take 1',1795099270879);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',8,'blue choose conspiracy',1795099270887);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',9,'blue place castillo',1795099270895);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',10,'blue special',1795099270897);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',11,'blue name granada',1795099270900);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',12,'blue move orange granada castillo',1795099270902);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',13,'blue move orange granada cataluna',1795099270904);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',14,'red take 1',1795099270906);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',15,'red choose heartland',1795099270908);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',16,'red special',1795099270910);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',17,'red place castillo',1795099270911);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',18,'red place toledo',1795099270913);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',19,'red place castillo',1795099270915);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',20,'orange take 4',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',21,'orange choose your-majesty',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',22,'orange special',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',23,'orange king valencia',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',24,'orange place aragon',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',25,'orange place toledo',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',26,'orange place toledo',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',27,'orange place granada',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',28,'orange place castillo',1795099270916);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',29,'orange play 10',1795099270923);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',30,'red play 8',1795099270925);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',31,'blue play 2',1795099270927);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',32,'green play 6',1795099270929);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',33,'orange take 1',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',34,'orange choose your-majesty',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',35,'orange special',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',36,'orange king toledo',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',37,'orange place aragon',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',38,'orange place castilla',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',39,'orange place valencia',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',40,'orange place sevilla',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',41,'orange place castillo',1795099270931);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',42,'red take 1',1795099270934);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',43,'red choose summons',1795099270936);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',44,'red place sevilla',1795099270938);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',45,'red place sevilla',1795099270940);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',46,'red place castillo',1795099270942);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',47,'red done',1795099270944);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',48,'red special',1795099270945);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',49,'green take 1',1795099270948);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',50,'green choose justice',1795099270950);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',51,'green done',1795099270953);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',52,'blue take 0',1795099270955);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',53,'blue choose conspiracy',1795099270957);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',54,'blue place valencia',1795099270959);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',55,'blue special',1795099270961);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',56,'blue name valencia',1795099270963);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',57,'blue move orange valencia cataluna',1795099270965);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',58,'blue move blue valencia sevilla',1795099270967);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',59,'blue disc toledo',1795099270968);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',60,'orange disc navarra',1795099270969);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',61,'green disc sevilla',1795099271183);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',62,'red disc galicia',1795099271605);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',63,'blue play 6',1795099271823);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',64,'green play 5',1795099271827);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',65,'orange play 3',1795099271828);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',66,'red play 11',1795099272246);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',67,'red take 0',1795099272464);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',68,'red choose your-majesty',1795099272679);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',69,'red done',1795099272885);
INSERT INTO log VALUES('jj8gijmn5r5kpsmr',70,'blue take 2',1795099273101);
INSERT INTO log VALUES('y83se6q52ksrwjvf',0,'purple play 11',1795099273357);
INSERT INTO log VALUES('y83se6q52ksrwjvf',1,'red play 3',1795099273360);
INSERT INTO log VALUES('y83se6q52ksrwjvf',2,'blue play 4',1795099273362);
INSERT INTO log VALUES('y83se6q52ksrwjvf',3,'green play 9',1795099273364);
INSERT INTO log VALUES('y83se6q52ksrwjvf',4,'orange play 8',1795099273366);
INSERT INTO log VALUES('y83se6q52ksrwjvf',5,'purple take 0',1795099273367);
INSERT INTO log VALUES('y83se6q52ksrwjvf',6,'purple choose your-majesty',1795099273369);
INSERT INTO log VALUES('y83se6q52ksrwjvf',7,'purple place toledo',1795099273374);
INSERT INTO log VALUES('y83se6q52ksrwjvf',8,'purple place toledo',1795099273376);
INSERT INTO log VALUES('y83se6q52ksrwjvf',9,'purple done',1795099273378);
INSERT INTO log VALUES('y83se6q52ksrwjvf',10,'purple done',1795099273379);
INSERT INTO log VALUES('y83se6q52ksrwjvf',11,'green take 1',1795099273381);
INSERT INTO log VALUES('y83se6q52ksrwjvf',12,'green choose coup',1795099273383);
INSERT INTO log VALUES('y83se6q52ksrwjvf',13,'green done',1795099273387);
INSERT INTO log VALUES('y83se6q52ksrwjvf',14,'orange take 0',1795099273394);
INSERT INTO log VALUES('y83se6q52ksrwjvf',15,'orange choose ambush',1795099273396);
INSERT INTO log VALUES('y83se6q52ksrwjvf',16,'orange done',1795099273398);
INSERT INTO log VALUES('y83se6q52ksrwjvf',17,'blue take 1',1795099273399);
INSERT INTO log VALUES('y83se6q52ksrwjvf',18,'blue choose levy',1795099273401);
INSERT INTO log VALUES('y83se6q52ksrwjvf',19,'blue done',1795099273403);
INSERT INTO log VALUES('y83se6q52ksrwjvf',20,'red take 0',1795099273405);
INSERT INTO log VALUES('y83se6q52ksrwjvf',21,'red choose supremacy',1795099273406);
INSERT INTO log VALUES('y83se6q52ksrwjvf',22,'red place granada',1795099273413);
INSERT INTO log VALUES('y83se6q52ksrwjvf',23,'red place toledo',1795099273419);
INSERT INTO log VALUES('y83se6q52ksrwjvf',24,'red place toledo',1795099273429);
INSERT INTO log VALUES('y83se6q52ksrwjvf',25,'red done',1795099273434);
INSERT INTO log VALUES('y83se6q52ksrwjvf',26,'red play 8',1795099273437);
INSERT INTO log VALUES('y83se6q52ksrwjvf',27,'blue play 7',1795099273439);
INSERT INTO log VALUES('y83se6q52ksrwjvf',28,'green play 10',1795099273444);
INSERT INTO log VALUES('y83se6q52ksrwjvf',29,'orange play 11',1795099273450);
INSERT INTO log VALUES('y83se6q52ksrwjvf',30,'purple play 13',1795099273453);
INSERT INTO log VALUES('y83se6q52ksrwjvf',31,'purple choose outposts',1795099273455);
INSERT INTO log VALUES('y83se6q52ksrwjvf',32,'purple done',1795099273456);
INSERT INTO log VALUES('y83se6q52ksrwjvf',33,'orange take 1',1795099273458);
INSERT INTO log VALUES('y83se6q52ksrwjvf',34,'orange choose conspiracy',1795099273460);
INSERT INTO log VALUES('y83se6q52ksrwjvf',35,'orange place castillo',1795099273462);
INSERT INTO log VALUES('y83se6q52ksrwjvf',36,'orange special',1795099273464);
INSERT INTO log VALUES('y83se6q52ksrwjvf',37,'orange name navarra',1795099273465);
INSERT INTO log VALUES('y83se6q52ksrwjvf',38,'orange move green navarra galicia',1795099273467);
INSERT INTO log VALUES('y83se6q52ksrwjvf',39,'orange move green navarra toledo',1795099273469);
INSERT INTO log VALUES('y83se6q52ksrwjvf',40,'green take 0',1795099273471);
INSERT INTO log VALUES('y83se6q52ksrwjvf',41,'green choose empowerment',1795099273473);
INSERT INTO log VALUES('y83se6q52ksrwjvf',42,'green place granada',1795099273474);
INSERT INTO log VALUES('y83se6q52ksrwjvf',43,'green place castillo',1795099273476);
INSERT INTO log VALUES('y83se6q52ksrwjvf',44,'green place castillo',1795099273493);
INSERT INTO log VALUES('y83se6q52ksrwjvf',45,'green place castillo',1795099273498);
INSERT INTO log VALUES('y83se6q52ksrwjvf',46,'green done',1795099273509);
INSERT INTO log VALUES('y83se6q52ksrwjvf',47,'red take 1',1795099273519);
INSERT INTO log VALUES('y83se6q52ksrwjvf',48,'red choose assassin',1795099273526);
INSERT INTO log VALUES('y83se6q52ksrwjvf',49,'red done',1795099273528);
INSERT INTO log VALUES('y83se6q52ksrwjvf',50,'blue take 1',1795099273530);
INSERT INTO log VALUES('y83se6q52ksrwjvf',51,'blue choose your-majesty',1795099273532);
INSERT INTO log VALUES('y83se6q52ksrwjvf',52,'blue place toledo',1795099273533);
INSERT INTO log VALUES('y83se6q52ksrwjvf',53,'blue place granada',1795099273535);
INSERT INTO log VALUES('y83se6q52ksrwjvf',54,'blue done',1795099273537);
INSERT INTO log VALUES('y83se6q52ksrwjvf',55,'blue done',1795099273539);
INSERT INTO log VALUES('y83se6q52ksrwjvf',56,'red disc navarra',1795099273540);
INSERT INTO log VALUES('y83se6q52ksrwjvf',57,'blue disc sevilla',1795099273542);
INSERT INTO log VALUES('y83se6q52ksrwjvf',58,'green disc granada',1795099273544);
INSERT INTO log VALUES('y83se6q52ksrwjvf',59,'orange disc aragon',1795099273546);
INSERT INTO log VALUES('y83se6q52ksrwjvf',60,'purple disc granada',1795099273547);
INSERT INTO log VALUES('y83se6q52ksrwjvf',61,'blue play 6',1795099273549);
INSERT INTO log VALUES('y83se6q52ksrwjvf',62,'green play 3',1795099273551);
INSERT INTO log VALUES('y83se6q52ksrwjvf',63,'orange play 2',1795099273553);
INSERT INTO log VALUES('y83se6q52ksrwjvf',64,'purple play 12',1795099273555);
INSERT INTO log VALUES('y83se6q52ksrwjvf',65,'red play 4',1795099273556);
INSERT INTO log VALUES('y83se6q52ksrwjvf',66,'purple choose fiesta',1795099273558);
INSERT INTO log VALUES('y83se6q52ksrwjvf',67,'purple done',1795099273560);
INSERT INTO log VALUES('y83se6q52ksrwjvf',68,'blue take 2',1795099273562);
INSERT INTO log VALUES('y83se6q52ksrwjvf',69,'blue choose your-majesty',1795099273564);
INSERT INTO log VALUES('y83se6q52ksrwjvf',70,'undo 69',1795099273773);
INSERT INTO log VALUES('2xo45fuwdvytawda',0,'blue play 1',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',1,'green play 2',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',2,'red play 10',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',3,'red take 1',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',4,'red choose intrigue',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',5,'red place castillo',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',6,'red special',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',7,'red move blue navarra valencia',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',8,'red move green granada toledo',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',9,'red move red galicia navarra',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',10,'red move red galicia sevilla',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',11,'green take 2',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',12,'green choose your-majesty',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',13,'green place castillo',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',14,'green place toledo',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',15,'green done',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',16,'green special',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',17,'green king toledo',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',18,'blue take 0',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',19,'blue choose new-home',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',20,'blue place castilla',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',21,'blue place sevilla',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',22,'blue place sevilla',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',23,'blue done',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',24,'blue done',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',25,'blue play 10',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',26,'green play 6',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',27,'red play 7',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',28,'blue take 1',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',29,'blue choose justice',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',30,'blue place aragon',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',31,'blue place granada',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',32,'blue special',0);
INSERT INTO log VALUES('2xo45fuwdvytawda',33,'blue name castilla',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',0,'red play 3',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',1,'blue play 2',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',2,'green play 5',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',3,'orange play 4',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',4,'green take 4',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',5,'green choose decree',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',6,'green place aragon',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',7,'green place valencia',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',8,'green place granada',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',9,'green place castillo',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',10,'green special',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',11,'green tile high galicia',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',12,'orange take 3',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',13,'orange choose your-majesty',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',14,'orange place sevilla',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',15,'orange place castilla',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',16,'orange place granada',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',17,'orange place granada',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',18,'orange place valencia',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',19,'orange special',0);
INSERT INTO log VALUES('fb37x73suzxghfz8',20,'orange king granada',0);
CREATE TABLE request_keys (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    request_key TEXT NOT NULL,
    bit BIGINT NOT NULL,
    first BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id, request_key)
);
INSERT INTO request_keys VALUES('jj8gijmn5r5kpsmr','tu8aycsogoc7zqkh','once',1,62,1);
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
INSERT INTO chat VALUES('3bon2z3qdwrrncz3','players',1,'tu8aycsogoc7zqkh','Anna','Good luck!',1795099270381);
INSERT INTO chat VALUES('3bon2z3qdwrrncz3','players',2,'zk2kpv4xrgp283og','Bert','Suerte – ¿empezamos?',1795099270382);
INSERT INTO chat VALUES('3bon2z3qdwrrncz3','watchers',1,'x76vujvecek3rris','Carla','pst',1795099270383);
INSERT INTO chat VALUES('jj8gijmn5r5kpsmr','players',1,'tu8aycsogoc7zqkh','Anna','Hello',1795099270801);
INSERT INTO chat VALUES('jj8gijmn5r5kpsmr','watchers',1,'eepsqho8mx7u8os5','Dora','Who wins?',1795099270810);
INSERT INTO chat VALUES('jj8gijmn5r5kpsmr','players',2,'x76vujvecek3rris','Carla','I must go.',1795099270836);
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
INSERT INTO results VALUES('3bon2z3qdwrrncz3','tu8aycsogoc7zqkh',1795099270576,2,1,60,0,0,NULL,NULL,'guests');
INSERT INTO results VALUES('3bon2z3qdwrrncz3','zk2kpv4xrgp283og',1795099270576,2,2,50,0,0,NULL,NULL,'guests');
INSERT INTO results VALUES('kce5tazjztgsqybv','tu8aycsogoc7zqkh',1795099270757,3,3,53,0,0,NULL,NULL,'bots');
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
INSERT INTO webhooks VALUES('zk2kpv4xrgp283og','http://127.0.0.1:9/hook','mv36vgar57bynfjzqjusguszj3imyqiz',1795099270374);
CREATE TABLE alerts (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
INSERT INTO alerts VALUES('zk2kpv4xrgp283og','3bon2z3qdwrrncz3',86,1795099270559,11795099270559,0);
INSERT INTO alerts VALUES('zk2kpv4xrgp283og','jj8gijmn5r5kpsmr',70,1795099272885,11795099272885,0);
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
CREATE TABLE game_addresses (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    address TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, address)
);
CREATE TABLE last_run (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
INSERT INTO last_run VALUES(1,1795099270210);
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
CREATE INDEX game_addresses_by_user ON game_addresses (user_id);
CREATE INDEX passes_by_use ON passes (kind, used);
CREATE INDEX mail_codes_by_expiry ON mail_codes (expires);
COMMIT;
