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
INSERT INTO _sqlx_migrations VALUES(1,'first','2026-11-18 05:20:25',1,X'24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4',1362102);
INSERT INTO _sqlx_migrations VALUES(2,'results and alerts','2026-11-18 05:20:25',1,X'3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09',904863);
INSERT INTO _sqlx_migrations VALUES(3,'chat by user','2026-11-18 05:20:25',1,X'807213efef013c918d8c10e7db18eb78594ea2abe521808df967c3950ce2f53e87f3b30f3a6a1e5db8dea0d64b588aaa',516777);
INSERT INTO _sqlx_migrations VALUES(4,'quiet changes and clocks','2026-11-18 05:20:25',1,X'd7a7d3e88d9b10a5a91f4459319a70535b8a84ac226e1964bd3859d8df22c943c1c5e72ae2d6676ac7d27b2fed798b10',827369);
INSERT INTO _sqlx_migrations VALUES(5,'health','2026-11-18 05:20:25',1,X'1fea45c481e83edcf8b3d88f2668467bda009ee4303feec23b53d59dd95538c382fdfc232b32c0642e7e1f273ef37ec5',484589);
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, for those with a password only: nobody else may use it.
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);
INSERT INTO users VALUES('ynvefdjmbchdfhwr','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$2GXmg5ytprQ1RusZW5kAYQ$xuisA7fk7kflTwLVHM71RMxgAsBvZGOJ/0+upK4fQ1g',1794979225835);
INSERT INTO users VALUES('ojbszvvdqvjrj8sx','Bert',NULL,NULL,1794979225906);
INSERT INTO users VALUES('b6gg8cy8zzfwrfh3','Carla',NULL,NULL,1794979225909);
INSERT INTO users VALUES('k8s5vshrwahswu8w','Dora',NULL,NULL,1794979225911);
INSERT INTO users VALUES('vovouo5pgtp7cw67','Emil',NULL,NULL,1794979225913);
CREATE TABLE passes (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO passes VALUES('570f37f5c82f2b81d1132f1c760a3a3cb9d64c3686a30dccbba43a74e044ff88','pk7dwajzrna5mipv','ynvefdjmbchdfhwr','cookie','',1794979225868);
INSERT INTO passes VALUES('561e5195d419ac924d28ba6f3d93ca9614c1d01948e0ecf9c6679b91004ce395','wjhn7ru4j5dxonwx','ynvefdjmbchdfhwr','cookie','',1794979225899);
INSERT INTO passes VALUES('5a578e2abb9a78010175a38e68528ad0cb9ce3085e143b39053a724fc34a43dd','anqbb5huwy5ebapx','ynvefdjmbchdfhwr','token','program',1794979225905);
INSERT INTO passes VALUES('cf34fa857e217cbb16d143188a75d7a5badfa4ec77a951908a6539c11759f925','djsw3eidzbnrnkw6','ojbszvvdqvjrj8sx','cookie','',1794979225907);
INSERT INTO passes VALUES('7d312a1c061d9dd6763c7f6e96104384c3fd5cafddf95a2ea6f068a09cf3ad63','dr34bsg28fgjxhzi','ojbszvvdqvjrj8sx','token','test',1794979225908);
INSERT INTO passes VALUES('b58c534a0a9f9117a99bdc5fc79c6c56ccb88e39fa17e4412860c2f762c09b17','xjrjxgt4bd53aewd','b6gg8cy8zzfwrfh3','cookie','',1794979225909);
INSERT INTO passes VALUES('afce870ebdb454b58a6133ef115a28b800e22a21becd9022c1b3bd0b57b12b32','zadwmpqpmq5nhbqr','b6gg8cy8zzfwrfh3','token','test',1794979225910);
INSERT INTO passes VALUES('73eab7c34f575807a02f05de399ac2babd8ceb08fa2afa51961123e81431f581','ep28g8rjrk4wzv8i','k8s5vshrwahswu8w','cookie','',1794979225911);
INSERT INTO passes VALUES('2eaf2d1c77af487df810721883c1abe6c1a827127796c888538627a2414c1792','eygyb848pzi3pki5','k8s5vshrwahswu8w','token','test',1794979225912);
INSERT INTO passes VALUES('36ab26f74912162ed7315433d23b413126e48027225daa5e87ab0183eaa84343','ikkuh7odztd626ym','vovouo5pgtp7cw67','cookie','',1794979225914);
INSERT INTO passes VALUES('a70e9346c01fac57391d7e6a21a0806797684f4b606614945e4648136154c628','35p3wysng5ibrhjt','vovouo5pgtp7cw67','token','test',1794979225915);
CREATE TABLE editions (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL
);
INSERT INTO editions VALUES('83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('# El Grande, 2023 edition: all figures that the rulebooks do not print with certainty.\n#\n# You may correct any figure. A file with inconsistent figures is refused with the line and the reason.\n# certainty: H the rulebooks state or show it; M one good outside source, or a strong inference from\n# the 1995 deck; L our reconstruction. Every uncertain line gives its reason in a comment.\n#\n# If the upper half of a card differs from ours, give the card its own effect, for example\n#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }\n# Effects:\n#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,\n#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,\n#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,\n#   return one of each, discs return all, discs return 2, discs scatter, discs score once,\n#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,\n#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,\n#   swap king with grande, infiltrate, veto\n# "A then B" does A, then B, with at most three parts. "A or B" lets the player choose.\n\nname = "2023"\n\n# First, second and third values of the two scoring tiles (SET-3, SCO-6).\ntiles = [[4, 0, 0], [8, 4, 0]]\n\n# Caballeros that the power cards 1 to 13 bring to court (CRT-1).\ncourt = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the rulebooks show 9, 12 and 13; the others are inferred from the 1995 game\n\n# Board side for four and five players (SET-1). The certainty of a line applies to its values.\n[board-4-5]\ncastillo = { values = [5, 3, 1], certainty = "H" }\norder = [ # M: the rulebooks show Galicia and Navarra first; the others follow the list of regions below\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-4-5.regions]\ngalicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour\nnavarra = { values = [5, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours except Castilla\naragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd values, all neighbours except Castilla\ncataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd values, both neighbours\ncastilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values\ntoledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla\nvalencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd values, neighbours Cataluña and Aragón\nsevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours\ngranada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo\n\n# Board side for two and three players (SET-1). The third value is never scored there (SCO-7).\n[board-2-3]\ncastillo = { values = [5, 3, 0], certainty = "L" } # L: same as the other side\norder = [ # L: same as the other side\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-2-3.regions]\ngalicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: same as the other side\nnavarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: same as the other side\naragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: same as the other side\ncataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: same as the other side\ncastilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: same as the other side\ntoledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: same as the other side\nvalencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: same as the other side\nsevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: same as the other side\ngranada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: same as the other side\n\n# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.\n[modifiers]\n"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies guessed from a total of 16; M: the ability\n"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies guessed from a total of 16; M: the ability\n"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies guessed from a total of 16; M: the ability\n"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies guessed from a total of 16; M: the ability\n\n# Every kind of action card; copies = 0 if it is not in the box. The certainty applies to the copies.\n[cards]\n# Stack 1: ten cards.\nintrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nconspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nmarch = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nupheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nskirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nexodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nmilitia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\n\n# Stack 2: ten cards.\njustice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck\nwithdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\ncivil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nassassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nlevy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndisbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndesertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of the player''s own caballeros\n\n# Stack 3: ten cards.\noutposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nfiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nrevelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nstrongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nsupremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nheartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nhinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 4: ten cards.\ndecree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck\nempowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nnew-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\ncoup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nsummons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nroyal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 5: the King card.\nyour-majesty = { copies = 1, certainty = "H" }\n\n# Alternative cards (ALT-1). M: representation belongs to stack 1 and rivalry to stack 4.\nrepresentation = { copies = 1, certainty = "H" }\nveto = { copies = 2, certainty = "H" }\nrivalry = { copies = 1, certainty = "H" }\n\n# New Regency: ten cards (REG-1).\nexile = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nentourage = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncountry-seat = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncompetition = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nrevolt = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ninfiltration = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ndeputy = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\n','\n',char(10)));
INSERT INTO editions VALUES('26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e',replace('# El Grande, 2023 edition: all figures that the rulebooks do not print with certainty.\n#\n# You may correct any figure. A file with inconsistent figures is refused with the line and the reason.\n# certainty: H the rulebooks state or show it; M one good outside source, or a strong inference from\n# the 1995 deck; L our reconstruction. Every uncertain line gives its reason in a comment.\n#\n# If the upper half of a card differs from ours, give the card its own effect, for example\n#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }\n# Effects:\n#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,\n#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,\n#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,\n#   return one of each, discs return all, discs return 2, discs scatter, discs score once,\n#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,\n#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,\n#   swap king with grande, infiltrate, veto\n# "A then B" does A, then B, with at most three parts. "A or B" lets the player choose.\n\nname = "ours"\n\n# First, second and third values of the two scoring tiles (SET-3, SCO-6).\ntiles = [[4, 0, 0], [8, 4, 0]]\n\n# Caballeros that the power cards 1 to 13 bring to court (CRT-1).\ncourt = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the rulebooks show 9, 12 and 13; the others are inferred from the 1995 game\n\n# Board side for four and five players (SET-1). The certainty of a line applies to its values.\n[board-4-5]\ncastillo = { values = [5, 3, 1], certainty = "H" }\norder = [ # M: the rulebooks show Galicia and Navarra first; the others follow the list of regions below\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-4-5.regions]\ngalicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour\nnavarra = { values = [6, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours except Castilla\naragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd values, all neighbours except Castilla\ncataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd values, both neighbours\ncastilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values\ntoledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla\nvalencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd values, neighbours Cataluña and Aragón\nsevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours\ngranada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo\n\n# Board side for two and three players (SET-1). The third value is never scored there (SCO-7).\n[board-2-3]\ncastillo = { values = [5, 3, 0], certainty = "L" } # L: same as the other side\norder = [ # L: same as the other side\n    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",\n]\nfrance = ["navarra", "aragon", "cataluna"] # L: geography only\nportugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only\n\n[board-2-3.regions]\ngalicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: same as the other side\nnavarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: same as the other side\naragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: same as the other side\ncataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: same as the other side\ncastilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: same as the other side\ntoledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: same as the other side\nvalencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: same as the other side\nsevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: same as the other side\ngranada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: same as the other side\n\n# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.\n[modifiers]\n"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies guessed from a total of 16; M: the ability\n"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies guessed from a total of 16; M: the ability\n"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies guessed from a total of 16; M: the ability\n"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies guessed from a total of 16; M: the ability\n\n# Every kind of action card; copies = 0 if it is not in the box. The certainty applies to the copies.\n[cards]\n# Stack 1: ten cards.\nintrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nconspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nmarch = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nupheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nskirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nexodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nmilitia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\n\n# Stack 2: ten cards.\njustice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck\nwithdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\ncivil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nassassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nlevy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndisbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\ndesertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of the player''s own caballeros\n\n# Stack 3: ten cards.\noutposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nfiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nrevelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nstrongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nsupremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nheartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nhinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 4: ten cards.\ndecree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck\nempowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\nnew-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck\ncoup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck\nsummons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\nroyal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck\n\n# Stack 5: the King card.\nyour-majesty = { copies = 1, certainty = "H" }\n\n# Alternative cards (ALT-1). M: representation belongs to stack 1 and rivalry to stack 4.\nrepresentation = { copies = 1, certainty = "H" }\nveto = { copies = 2, certainty = "H" }\nrivalry = { copies = 1, certainty = "H" }\n\n# New Regency: ten cards (REG-1).\nexile = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nentourage = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncountry-seat = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ncompetition = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\nrevolt = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ninfiltration = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\ndeputy = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds\n','\n',char(10)));
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
, quiet BIGINT NOT NULL DEFAULT 0);
INSERT INTO tables VALUES('afs2w5djvs3urvp5','ynvefdjmbchdfhwr','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'q4mw68eipgnxp2gd',NULL,'fdz2g65qia3t4fjn',1794979225918,1794979225922,1794979226189,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 2\nvariants short power-shift\nking castilla\nhomes red navarra blue toledo\nstart red\nstack 1 upheaval ambush exodus march conspiracy intrigue conspiracy skirmish militia intrigue\nstack 2+3 heartland revelation disbandment fiesta assassin withdrawal revelation outposts civil-war justice justice justice hinterland desertion levy justice fiesta supremacy strongholds outposts\nstack 4 new-home decree decree royal-adviser summons coup empowerment decree empowerment new-home\nstack 5 your-majesty\nmodifiers red +1 +1 +2\nmodifiers blue -1 -2 -2\ndummy powers 6 7 12 4 5 8 10 2 1 3 13 11 9\ndummy regions cataluna aragon sevilla galicia navarra granada | castilla cataluna galicia toledo navarra valencia | aragon navarra toledo cataluna castilla valencia\nactions\n','\n',char(10)),'0c08b7c0c760107c3071e9e619708c9667799a1d2ae5235a0e9a91e6c9c8bcc5',95,100,0,NULL,NULL,0);
INSERT INTO tables VALUES('fdz2g65qia3t4fjn','ojbszvvdqvjrj8sx','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','open',1,'jxy5afbvwv7riwrd',NULL,NULL,11794979226193,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,1,0,11797571226193,NULL,0);
INSERT INTO tables VALUES('rkp8jtqqfs4oskdm','ynvefdjmbchdfhwr','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'d6djmqxb8fpcm3hx',NULL,NULL,1794979226194,1794979226195,1794979226352,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking granada\nhomes red castilla blue cataluna green toledo\nstart green\nstack 1 exodus skirmish conspiracy conspiracy ambush intrigue upheaval militia march intrigue\nstack 2+3 strongholds hinterland civil-war justice revelation assassin supremacy justice outposts justice heartland disbandment justice fiesta outposts fiesta revelation withdrawal desertion levy\nstack 4 empowerment coup new-home decree summons empowerment decree royal-adviser decree new-home\nstack 5 exile country-seat competition exile entourage country-seat revolt entourage deputy infiltration\nactions\n','\n',char(10)),'6e3c1394ac5b0f3c4da3474ad883a0c997bb106c5c1c5502f9a11dd9f9791a74',145,73,0,NULL,NULL,0);
INSERT INTO tables VALUES('tbv7vedt8eumj82b','ynvefdjmbchdfhwr','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}','playing',0,'yajzcctikkfuormi','rkp8jtqqfs4oskdm',NULL,1794979226354,1794979226354,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking granada\nhomes red castilla blue cataluna green toledo\nstart green\nstack 1 exodus skirmish conspiracy conspiracy ambush intrigue upheaval militia march intrigue\nstack 2+3 strongholds hinterland civil-war justice revelation assassin supremacy justice outposts justice heartland disbandment justice fiesta outposts fiesta revelation withdrawal desertion levy\nstack 4 empowerment coup new-home decree summons empowerment decree royal-adviser decree new-home\nstack 5 exile country-seat competition exile entourage country-seat revolt entourage deputy infiltration\nactions\n','\n',char(10)),NULL,57,3,2,NULL,NULL,0);
INSERT INTO tables VALUES('cfpqtavam6zbytef','ynvefdjmbchdfhwr','{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','playing',1,'4r2kqpi3wbi2yag3',NULL,NULL,1794979226357,1794979226366,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short veto rivalry\nking valencia\nhomes red cataluna blue galicia green granada orange castilla\nstart orange\nstack 1 exodus militia conspiracy ambush march upheaval intrigue skirmish intrigue conspiracy\nstack 2 levy justice justice withdrawal justice civil-war justice desertion assassin veto\nstack 3 fiesta outposts fiesta heartland revelation supremacy hinterland revelation strongholds outposts\nstack 4 empowerment decree new-home coup royal-adviser empowerment decree summons new-home rivalry\nstack 5 your-majesty\nactions\n','\n',char(10)),'bef39f59ee619f8e05dd9126ed5f5eb7fa9e2a83d72d512183daa620580bda1f',71,68,2,NULL,'{"ply":71,"to":70,"agreed":["ynvefdjmbchdfhwr"]}',1);
INSERT INTO tables VALUES('ndjzcdmxr4mokjxa','ynvefdjmbchdfhwr','{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}','playing',1,'hyykbn5d3zdmo8ye',NULL,NULL,1794979228592,1794979228594,NULL,1,'26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e',replace('elgrande record 1\nrules 1\nedition ours 8d000e4697178df3\nplayers 5\nvariants short memory-aid representation\nking sevilla\nhomes red castilla blue aragon green valencia orange granada purple toledo\nstart red\nstack 1 intrigue upheaval conspiracy intrigue exodus skirmish conspiracy ambush representation militia\nstack 2 justice justice desertion civil-war withdrawal justice levy assassin disbandment justice\nstack 3 supremacy strongholds outposts outposts fiesta hinterland revelation revelation heartland fiesta\nstack 4 empowerment decree coup summons new-home royal-adviser new-home decree empowerment decree\nstack 5 your-majesty\nactions\n','\n',char(10)),'7f676435de5347594caf74966ce9ab6417f1643166c6fc21d861cf3984dd4347',71,73,16,NULL,NULL,0);
INSERT INTO tables VALUES('sc378jasebff5fta','ynvefdjmbchdfhwr','{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}','open',0,'4bq74v3aiae6awvg',NULL,NULL,11794979229001,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,1,0,11797571229001,NULL,0);
INSERT INTO tables VALUES('z8mp8jywga37epvp','ynvefdjmbchdfhwr','{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','closed',1,'md6xo8t5vu7d5nk6',NULL,NULL,1794979229003,NULL,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',NULL,NULL,0,2,0,NULL,NULL,0);
INSERT INTO tables VALUES('kv64w25juvv6treg','k8s5vshrwahswu8w','{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}','playing',1,'ihjt7xp85tcwh3it',NULL,NULL,1794979229005,0,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short\nking granada\nhomes red valencia blue castilla green cataluna\nstart red\nstack 1 conspiracy intrigue militia conspiracy intrigue skirmish upheaval ambush march exodus\nstack 2 justice justice levy justice assassin disbandment desertion justice civil-war withdrawal\nstack 3 outposts hinterland heartland strongholds supremacy outposts revelation fiesta revelation fiesta\nstack 4 royal-adviser new-home empowerment summons coup new-home empowerment decree decree decree\nstack 5 your-majesty\nactions\n','\n',char(10)),'17303b524744df37037463fae6b25cda1f94ab70b7e84321724f03aa9e83c3dd',30,31,1,0,NULL,1);
INSERT INTO tables VALUES('v4rw2w4eo5wq6b5o','k8s5vshrwahswu8w','{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}','playing',1,'zwv7zmzocaqndtst',NULL,NULL,1794979229498,0,NULL,1,'83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short\nking toledo\nhomes red sevilla blue granada green aragon orange cataluna\nstart green\nstack 1 conspiracy ambush march intrigue exodus conspiracy skirmish intrigue militia upheaval\nstack 2 withdrawal civil-war disbandment justice desertion justice levy justice justice assassin\nstack 3 fiesta strongholds revelation revelation heartland fiesta supremacy hinterland outposts outposts\nstack 4 summons royal-adviser empowerment new-home decree decree empowerment decree new-home coup\nstack 5 your-majesty\nactions\n','\n',char(10)),'2b86045d1532a1584fe5a96d753b18457957bbbea776e9eb7e59f84fd1e16091',12,7,1,0,NULL,0);
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
INSERT INTO seats VALUES('afs2w5djvs3urvp5',1,'ynvefdjmbchdfhwr',NULL,0,1794979225922,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('afs2w5djvs3urvp5',2,'ojbszvvdqvjrj8sx',NULL,1,1794979225922,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('fdz2g65qia3t4fjn',1,'ynvefdjmbchdfhwr',NULL,0,1794979226193,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('fdz2g65qia3t4fjn',2,'ojbszvvdqvjrj8sx',NULL,0,1794979226193,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('rkp8jtqqfs4oskdm',1,'ynvefdjmbchdfhwr',NULL,0,1794979226195,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('rkp8jtqqfs4oskdm',2,NULL,'random',0,1794979226195,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('rkp8jtqqfs4oskdm',4,NULL,'squire',0,1794979226195,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('tbv7vedt8eumj82b',1,NULL,'random',0,1794979226354,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('tbv7vedt8eumj82b',2,'ynvefdjmbchdfhwr',NULL,0,1794979226354,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('tbv7vedt8eumj82b',4,NULL,'random',0,1794979226354,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('cfpqtavam6zbytef',1,'ynvefdjmbchdfhwr',NULL,0,1794979226366,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('cfpqtavam6zbytef',2,'ojbszvvdqvjrj8sx',NULL,1,1794979226366,'{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}',NULL);
INSERT INTO seats VALUES('cfpqtavam6zbytef',4,'b6gg8cy8zzfwrfh3','caballero',1,1794979226721,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('cfpqtavam6zbytef',8,NULL,'squire',0,1794979226366,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('ndjzcdmxr4mokjxa',1,'ynvefdjmbchdfhwr',NULL,0,1794979228594,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('ndjzcdmxr4mokjxa',2,'ynvefdjmbchdfhwr',NULL,0,1794979228594,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('ndjzcdmxr4mokjxa',4,'ynvefdjmbchdfhwr',NULL,0,1794979228594,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('ndjzcdmxr4mokjxa',8,'ynvefdjmbchdfhwr',NULL,0,1794979228594,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('ndjzcdmxr4mokjxa',16,'ynvefdjmbchdfhwr',NULL,0,1794979228594,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('sc378jasebff5fta',1,'ynvefdjmbchdfhwr',NULL,0,1794979229001,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('sc378jasebff5fta',2,NULL,NULL,0,1794979229001,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('sc378jasebff5fta',4,NULL,'squire',0,1794979229001,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('z8mp8jywga37epvp',1,NULL,NULL,0,1794979229004,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('z8mp8jywga37epvp',2,NULL,NULL,0,1794979229003,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('kv64w25juvv6treg',1,'k8s5vshrwahswu8w',NULL,0,0,'{"veto":"never","disc":["sevilla"],"returns":[]}',NULL);
INSERT INTO seats VALUES('kv64w25juvv6treg',2,'vovouo5pgtp7cw67','caballero',1,0,'{"veto":"ask","disc":[],"returns":[]}',3600000);
INSERT INTO seats VALUES('kv64w25juvv6treg',4,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('v4rw2w4eo5wq6b5o',1,'k8s5vshrwahswu8w',NULL,0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('v4rw2w4eo5wq6b5o',2,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('v4rw2w4eo5wq6b5o',4,NULL,'squire',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('v4rw2w4eo5wq6b5o',8,NULL,'caballero',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply)
);
INSERT INTO log VALUES('afs2w5djvs3urvp5',0,'red pass +1',1794979225929);
INSERT INTO log VALUES('afs2w5djvs3urvp5',1,'blue pass -1',1794979225932);
INSERT INTO log VALUES('afs2w5djvs3urvp5',2,'red play 1+1',1794979225934);
INSERT INTO log VALUES('afs2w5djvs3urvp5',3,'blue play 7-2',1794979225937);
INSERT INTO log VALUES('afs2w5djvs3urvp5',4,'blue take 3',1794979225941);
INSERT INTO log VALUES('afs2w5djvs3urvp5',5,'blue place sevilla',1794979225944);
INSERT INTO log VALUES('afs2w5djvs3urvp5',6,'blue choose new-home',1794979225947);
INSERT INTO log VALUES('afs2w5djvs3urvp5',7,'blue place galicia',1794979225950);
INSERT INTO log VALUES('afs2w5djvs3urvp5',8,'blue place aragon',1794979225953);
INSERT INTO log VALUES('afs2w5djvs3urvp5',9,'blue place toledo',1794979225956);
INSERT INTO log VALUES('afs2w5djvs3urvp5',10,'blue place navarra',1794979225959);
INSERT INTO log VALUES('afs2w5djvs3urvp5',11,'blue special',1794979225961);
INSERT INTO log VALUES('afs2w5djvs3urvp5',12,'blue grande navarra',1794979225964);
INSERT INTO log VALUES('afs2w5djvs3urvp5',13,'red take 5',1794979225967);
INSERT INTO log VALUES('afs2w5djvs3urvp5',14,'red take 0',1794979225970);
INSERT INTO log VALUES('afs2w5djvs3urvp5',15,'red choose heartland',1794979225972);
INSERT INTO log VALUES('afs2w5djvs3urvp5',16,'red place navarra',1794979225974);
INSERT INTO log VALUES('afs2w5djvs3urvp5',17,'red done',1794979225977);
INSERT INTO log VALUES('afs2w5djvs3urvp5',18,'red done',1794979225979);
INSERT INTO log VALUES('afs2w5djvs3urvp5',19,'red play 3',1794979225982);
INSERT INTO log VALUES('afs2w5djvs3urvp5',20,'blue play 3+1',1794979225985);
INSERT INTO log VALUES('afs2w5djvs3urvp5',21,'blue take 0',1794979225988);
INSERT INTO log VALUES('afs2w5djvs3urvp5',22,'blue take 0',1794979225991);
INSERT INTO log VALUES('afs2w5djvs3urvp5',23,'blue choose revelation',1794979225993);
INSERT INTO log VALUES('afs2w5djvs3urvp5',24,'blue special',1794979225996);
INSERT INTO log VALUES('afs2w5djvs3urvp5',25,'blue place toledo',1794979225999);
INSERT INTO log VALUES('afs2w5djvs3urvp5',26,'blue done',1794979226002);
INSERT INTO log VALUES('afs2w5djvs3urvp5',27,'red take 2',1794979226005);
INSERT INTO log VALUES('afs2w5djvs3urvp5',28,'red choose decree',1794979226007);
INSERT INTO log VALUES('afs2w5djvs3urvp5',29,'red place navarra',1794979226009);
INSERT INTO log VALUES('afs2w5djvs3urvp5',30,'red place aragon',1794979226012);
INSERT INTO log VALUES('afs2w5djvs3urvp5',31,'red place castillo',1794979226014);
INSERT INTO log VALUES('afs2w5djvs3urvp5',32,'red place toledo',1794979226017);
INSERT INTO log VALUES('afs2w5djvs3urvp5',33,'red special',1794979226019);
INSERT INTO log VALUES('afs2w5djvs3urvp5',34,'red tile high navarra',1794979226021);
INSERT INTO log VALUES('afs2w5djvs3urvp5',35,'red disc galicia',1794979226024);
INSERT INTO log VALUES('afs2w5djvs3urvp5',36,'blue disc toledo',1794979226026);
INSERT INTO log VALUES('afs2w5djvs3urvp5',37,'red play 2',1794979226029);
INSERT INTO log VALUES('afs2w5djvs3urvp5',38,'blue play 8',1794979226032);
INSERT INTO log VALUES('afs2w5djvs3urvp5',39,'blue take 0',1794979226035);
INSERT INTO log VALUES('afs2w5djvs3urvp5',40,'blue choose decree',1794979226038);
INSERT INTO log VALUES('afs2w5djvs3urvp5',41,'blue special',1794979226041);
INSERT INTO log VALUES('afs2w5djvs3urvp5',42,'blue tile high granada',1794979226044);
INSERT INTO log VALUES('afs2w5djvs3urvp5',43,'blue done',1794979226047);
INSERT INTO log VALUES('afs2w5djvs3urvp5',44,'red take 0',1794979226050);
INSERT INTO log VALUES('afs2w5djvs3urvp5',45,'red choose exodus',1794979226053);
INSERT INTO log VALUES('afs2w5djvs3urvp5',46,'red place aragon',1794979226055);
INSERT INTO log VALUES('afs2w5djvs3urvp5',47,'red special',1794979226058);
INSERT INTO log VALUES('afs2w5djvs3urvp5',48,'red name toledo',1794979226060);
INSERT INTO log VALUES('afs2w5djvs3urvp5',49,'red move red toledo cataluna',1794979226063);
INSERT INTO log VALUES('afs2w5djvs3urvp5',50,'red play 11-1',1794979226066);
INSERT INTO log VALUES('afs2w5djvs3urvp5',51,'blue play 5',1794979226069);
INSERT INTO log VALUES('afs2w5djvs3urvp5',52,'red take 0',1794979226071);
INSERT INTO log VALUES('afs2w5djvs3urvp5',53,'red move blue aragon castillo',1794979226074);
INSERT INTO log VALUES('afs2w5djvs3urvp5',54,'red choose fiesta',1794979226076);
INSERT INTO log VALUES('afs2w5djvs3urvp5',55,'red place toledo',1794979226079);
INSERT INTO log VALUES('afs2w5djvs3urvp5',56,'red place castillo',1794979226081);
INSERT INTO log VALUES('afs2w5djvs3urvp5',57,'red place navarra',1794979226083);
INSERT INTO log VALUES('afs2w5djvs3urvp5',58,'red done',1794979226086);
INSERT INTO log VALUES('afs2w5djvs3urvp5',59,'blue take 2',1794979226089);
INSERT INTO log VALUES('afs2w5djvs3urvp5',60,'blue choose your-majesty',1794979226092);
INSERT INTO log VALUES('afs2w5djvs3urvp5',61,'blue place navarra',1794979226094);
INSERT INTO log VALUES('afs2w5djvs3urvp5',62,'blue place galicia',1794979226097);
INSERT INTO log VALUES('afs2w5djvs3urvp5',63,'blue place aragon',1794979226100);
INSERT INTO log VALUES('afs2w5djvs3urvp5',64,'blue place aragon',1794979226102);
INSERT INTO log VALUES('afs2w5djvs3urvp5',65,'blue place aragon',1794979226105);
INSERT INTO log VALUES('afs2w5djvs3urvp5',66,'blue special',1794979226109);
INSERT INTO log VALUES('afs2w5djvs3urvp5',67,'blue king galicia',1794979226112);
INSERT INTO log VALUES('afs2w5djvs3urvp5',68,'red disc cataluna',1794979226115);
INSERT INTO log VALUES('afs2w5djvs3urvp5',69,'blue disc toledo',1794979226118);
INSERT INTO log VALUES('afs2w5djvs3urvp5',70,'blue play 13-2',1794979226121);
INSERT INTO log VALUES('afs2w5djvs3urvp5',71,'red play 13',1794979226124);
INSERT INTO log VALUES('afs2w5djvs3urvp5',72,'red choose summons',1794979226126);
INSERT INTO log VALUES('afs2w5djvs3urvp5',73,'red place navarra',1794979226129);
INSERT INTO log VALUES('afs2w5djvs3urvp5',74,'red place navarra',1794979226132);
INSERT INTO log VALUES('afs2w5djvs3urvp5',75,'red place castilla',1794979226134);
INSERT INTO log VALUES('afs2w5djvs3urvp5',76,'red place navarra',1794979226137);
INSERT INTO log VALUES('afs2w5djvs3urvp5',77,'red done',1794979226139);
INSERT INTO log VALUES('afs2w5djvs3urvp5',78,'blue done',1794979226142);
INSERT INTO log VALUES('afs2w5djvs3urvp5',79,'blue choose conspiracy',1794979226145);
INSERT INTO log VALUES('afs2w5djvs3urvp5',80,'blue place castillo',1794979226148);
INSERT INTO log VALUES('afs2w5djvs3urvp5',81,'blue done',1794979226150);
INSERT INTO log VALUES('afs2w5djvs3urvp5',82,'blue play 12',1794979226153);
INSERT INTO log VALUES('afs2w5djvs3urvp5',83,'red play 4',1794979226157);
INSERT INTO log VALUES('afs2w5djvs3urvp5',84,'blue choose intrigue',1794979226161);
INSERT INTO log VALUES('afs2w5djvs3urvp5',85,'blue done',1794979226164);
INSERT INTO log VALUES('afs2w5djvs3urvp5',86,'red take 2',1794979226167);
INSERT INTO log VALUES('afs2w5djvs3urvp5',87,'red choose withdrawal',1794979226170);
INSERT INTO log VALUES('afs2w5djvs3urvp5',88,'red special',1794979226172);
INSERT INTO log VALUES('afs2w5djvs3urvp5',89,'blue return blue aragon',1794979226175);
INSERT INTO log VALUES('afs2w5djvs3urvp5',90,'blue return blue toledo',1794979226178);
INSERT INTO log VALUES('afs2w5djvs3urvp5',91,'blue return blue toledo',1794979226181);
INSERT INTO log VALUES('afs2w5djvs3urvp5',92,'red done',1794979226184);
INSERT INTO log VALUES('afs2w5djvs3urvp5',93,'red disc galicia',1794979226186);
INSERT INTO log VALUES('afs2w5djvs3urvp5',94,'blue disc toledo',1794979226189);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',0,'green play 9',1794979226198);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',1,'red play 13',1794979226200);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',2,'blue play 8',1794979226202);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',3,'red choose strongholds',1794979226203);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',4,'red special',1794979226206);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',5,'red done',1794979226209);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',6,'green take 2',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',7,'green choose exile',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',8,'green special',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',9,'green king portugal',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',10,'green place galicia',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',11,'green place castilla',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',12,'green place castilla',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',13,'green place sevilla',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',14,'green place castillo',1794979226210);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',15,'blue take 0',1794979226213);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',16,'blue choose exodus',1794979226213);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',17,'blue place sevilla',1794979226213);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',18,'blue special',1794979226213);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',19,'blue name sevilla',1794979226213);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',20,'blue done',1794979226213);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',21,'blue play 5',1794979226215);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',22,'green play 8',1794979226217);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',23,'red play 10',1794979226219);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',24,'red take 0',1794979226222);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',25,'red choose hinterland',1794979226225);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',26,'red place castilla',1794979226227);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',27,'red place galicia',1794979226230);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',28,'red place castillo',1794979226232);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',29,'red special',1794979226235);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',30,'green take 2',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',31,'green choose country-seat',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',32,'green special',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',33,'green king toledo',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',34,'green place aragon',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',35,'green place valencia',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',36,'green place granada',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',37,'green place castillo',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',38,'green place castilla',1794979226237);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',39,'blue take 4',1794979226239);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',40,'blue choose skirmish',1794979226239);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',41,'blue place castillo',1794979226239);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',42,'blue special',1794979226239);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',43,'blue move red castilla cataluna',1794979226239);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',44,'blue move blue cataluna granada',1794979226239);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',45,'blue move green aragon galicia',1794979226239);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',46,'blue disc aragon',1794979226240);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',47,'green disc cataluna',1794979226241);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',48,'red disc aragon',1794979226244);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',49,'blue play 10',1794979226246);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',50,'green play 6',1794979226247);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',51,'red play 1',1794979226252);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',52,'blue take 1',1794979226255);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',53,'blue choose competition',1794979226255);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',54,'blue place sevilla',1794979226255);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',55,'blue place castillo',1794979226255);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',56,'blue place castilla',1794979226255);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',57,'blue place castillo',1794979226255);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',58,'blue place aragon',1794979226255);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',59,'blue done',1794979226255);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',60,'green take 3',1794979226256);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',61,'green choose new-home',1794979226256);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',62,'green place aragon',1794979226256);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',63,'green place aragon',1794979226256);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',64,'green place granada',1794979226256);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',65,'green place castillo',1794979226256);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',66,'green special',1794979226256);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',67,'red take 5',1794979226258);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',68,'red choose conspiracy',1794979226261);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',69,'red place valencia',1794979226264);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',70,'red done',1794979226266);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',71,'red play 5',1794979226269);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',72,'blue play 9',1794979226270);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',73,'green play 1',1794979226272);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',74,'blue take 0',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',75,'blue choose conspiracy',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',76,'blue place valencia',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',77,'blue special',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',78,'blue name cataluna',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',79,'blue move blue cataluna granada',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',80,'blue move red cataluna navarra',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',81,'blue move green cataluna sevilla',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',82,'blue move green cataluna castillo',1794979226274);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',83,'red take 2',1794979226276);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',84,'red choose justice',1794979226279);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',85,'red place castilla',1794979226282);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',86,'red done',1794979226284);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',87,'red special',1794979226287);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',88,'red name sevilla',1794979226289);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',89,'green take 4',1794979226291);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',90,'green choose decree',1794979226291);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',91,'green place castilla',1794979226291);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',92,'green place valencia',1794979226291);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',93,'green place granada',1794979226291);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',94,'green place castillo',1794979226291);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',95,'green special',1794979226291);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',96,'green tile high galicia',1794979226291);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',97,'blue disc valencia',1794979226293);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',98,'green disc navarra',1794979226294);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',99,'red disc castilla',1794979226297);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',100,'green play 7',1794979226299);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',101,'red play 11',1794979226300);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',102,'blue play 3',1794979226302);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',103,'red take 0',1794979226304);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',104,'red choose entourage',1794979226306);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',105,'red place sevilla',1794979226309);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',106,'red done',1794979226312);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',107,'red done',1794979226314);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',108,'green take 1',1794979226316);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',109,'green choose ambush',1794979226316);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',110,'green place castillo',1794979226316);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',111,'green special',1794979226316);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',112,'green move blue valencia galicia',1794979226316);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',113,'green move blue aragon navarra',1794979226316);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',114,'green move blue valencia castilla',1794979226316);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',115,'blue take 3',1794979226319);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',116,'blue choose revelation',1794979226319);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',117,'blue place sevilla',1794979226319);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',118,'blue place castillo',1794979226319);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',119,'blue place castillo',1794979226319);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',120,'blue done',1794979226319);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',121,'blue play 13',1794979226320);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',122,'green play 4',1794979226321);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',123,'red play 9',1794979226324);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',124,'blue choose assassin',1794979226325);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',125,'blue done',1794979226325);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',126,'red take 1',1794979226327);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',127,'red choose intrigue',1794979226330);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',128,'red special',1794979226332);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',129,'red move green navarra sevilla',1794979226335);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',130,'red move green castilla aragon',1794979226338);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',131,'red move red galicia valencia',1794979226341);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',132,'red move red aragon granada',1794979226343);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',133,'red place aragon',1794979226346);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',134,'green take 4',1794979226347);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',135,'green choose empowerment',1794979226347);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',136,'green place castilla',1794979226347);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',137,'green place valencia',1794979226347);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',138,'green place sevilla',1794979226347);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',139,'green place castillo',1794979226347);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',140,'green special',1794979226347);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',141,'green recall 1',1794979226347);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',142,'blue disc granada',1794979226348);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',143,'green disc cataluna',1794979226349);
INSERT INTO log VALUES('rkp8jtqqfs4oskdm',144,'red disc cataluna',1794979226352);
INSERT INTO log VALUES('tbv7vedt8eumj82b',0,'green play 9',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',1,'red play 13',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',2,'blue play 8',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',3,'red choose strongholds',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',4,'red special',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',5,'red done',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',6,'green take 2',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',7,'green choose exile',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',8,'green special',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',9,'green king portugal',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',10,'green place galicia',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',11,'green place castilla',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',12,'green place castilla',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',13,'green place sevilla',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',14,'green place castillo',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',15,'blue take 0',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',16,'blue choose exodus',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',17,'blue place sevilla',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',18,'blue special',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',19,'blue name sevilla',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',20,'blue done',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',21,'blue play 5',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',22,'green play 8',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',23,'red play 10',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',24,'red take 0',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',25,'red choose hinterland',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',26,'red place castilla',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',27,'red place galicia',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',28,'red place castillo',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',29,'red special',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',30,'green take 2',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',31,'green choose country-seat',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',32,'green special',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',33,'green king toledo',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',34,'green place aragon',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',35,'green place valencia',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',36,'green place granada',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',37,'green place castillo',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',38,'green place castilla',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',39,'blue take 4',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',40,'blue choose skirmish',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',41,'blue place castillo',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',42,'blue special',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',43,'blue move red castilla cataluna',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',44,'blue move blue cataluna granada',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',45,'blue move green aragon galicia',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',46,'blue disc aragon',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',47,'green disc cataluna',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',48,'red disc aragon',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',49,'blue play 10',1794979226354);
INSERT INTO log VALUES('tbv7vedt8eumj82b',50,'green play 1',1794979226357);
INSERT INTO log VALUES('tbv7vedt8eumj82b',51,'red play 12',1794979226358);
INSERT INTO log VALUES('tbv7vedt8eumj82b',52,'red choose competition',1794979226358);
INSERT INTO log VALUES('tbv7vedt8eumj82b',53,'red place valencia',1794979226358);
INSERT INTO log VALUES('tbv7vedt8eumj82b',54,'red done',1794979226358);
INSERT INTO log VALUES('tbv7vedt8eumj82b',55,'red special',1794979226358);
INSERT INTO log VALUES('tbv7vedt8eumj82b',56,'red king navarra',1794979226358);
INSERT INTO log VALUES('cfpqtavam6zbytef',0,'orange play 13',1794979226367);
INSERT INTO log VALUES('cfpqtavam6zbytef',1,'red play 11',1794979226375);
INSERT INTO log VALUES('cfpqtavam6zbytef',2,'blue play 3',1794979226378);
INSERT INTO log VALUES('cfpqtavam6zbytef',3,'green play 5',1794979226383);
INSERT INTO log VALUES('cfpqtavam6zbytef',4,'orange choose your-majesty',1794979226384);
INSERT INTO log VALUES('cfpqtavam6zbytef',5,'orange special',1794979226384);
INSERT INTO log VALUES('cfpqtavam6zbytef',6,'orange king aragon',1794979226384);
INSERT INTO log VALUES('cfpqtavam6zbytef',7,'orange place navarra',1794979226384);
INSERT INTO log VALUES('cfpqtavam6zbytef',8,'orange place cataluna',1794979226384);
INSERT INTO log VALUES('cfpqtavam6zbytef',9,'orange place toledo',1794979226384);
INSERT INTO log VALUES('cfpqtavam6zbytef',10,'orange place valencia',1794979226384);
INSERT INTO log VALUES('cfpqtavam6zbytef',11,'orange place castillo',1794979226384);
INSERT INTO log VALUES('cfpqtavam6zbytef',12,'red take 0',1794979226386);
INSERT INTO log VALUES('cfpqtavam6zbytef',13,'red choose empowerment',1794979226389);
INSERT INTO log VALUES('cfpqtavam6zbytef',14,'red place navarra',1794979226392);
INSERT INTO log VALUES('cfpqtavam6zbytef',15,'red place castillo',1794979226394);
INSERT INTO log VALUES('cfpqtavam6zbytef',16,'red place toledo',1794979226397);
INSERT INTO log VALUES('cfpqtavam6zbytef',17,'red place valencia',1794979226400);
INSERT INTO log VALUES('cfpqtavam6zbytef',18,'red done',1794979226402);
INSERT INTO log VALUES('cfpqtavam6zbytef',19,'green take 1',1794979226406);
INSERT INTO log VALUES('cfpqtavam6zbytef',20,'green choose fiesta',1794979226409);
INSERT INTO log VALUES('cfpqtavam6zbytef',21,'green place castilla',1794979226412);
INSERT INTO log VALUES('cfpqtavam6zbytef',22,'green place navarra',1794979226416);
INSERT INTO log VALUES('cfpqtavam6zbytef',23,'green place toledo',1794979226419);
INSERT INTO log VALUES('cfpqtavam6zbytef',24,'green special',1794979226423);
INSERT INTO log VALUES('cfpqtavam6zbytef',25,'blue take 5',1794979226427);
INSERT INTO log VALUES('cfpqtavam6zbytef',26,'blue choose levy',1794979226430);
INSERT INTO log VALUES('cfpqtavam6zbytef',27,'blue place toledo',1794979226433);
INSERT INTO log VALUES('cfpqtavam6zbytef',28,'blue place toledo',1794979226436);
INSERT INTO log VALUES('cfpqtavam6zbytef',29,'blue special',1794979226439);
INSERT INTO log VALUES('cfpqtavam6zbytef',30,'blue play 11',1794979226442);
INSERT INTO log VALUES('cfpqtavam6zbytef',31,'green play 8',1794979226446);
INSERT INTO log VALUES('cfpqtavam6zbytef',32,'orange play 6',1794979226447);
INSERT INTO log VALUES('cfpqtavam6zbytef',33,'red play 1',1794979226449);
INSERT INTO log VALUES('cfpqtavam6zbytef',34,'blue take 1',1794979226453);
INSERT INTO log VALUES('cfpqtavam6zbytef',35,'blue choose decree',1794979226458);
INSERT INTO log VALUES('cfpqtavam6zbytef',36,'blue place navarra',1794979226461);
INSERT INTO log VALUES('cfpqtavam6zbytef',37,'blue place toledo',1794979226464);
INSERT INTO log VALUES('cfpqtavam6zbytef',38,'blue place valencia',1794979226467);
INSERT INTO log VALUES('cfpqtavam6zbytef',39,'blue place castillo',1794979226471);
INSERT INTO log VALUES('cfpqtavam6zbytef',40,'blue special',1794979226474);
INSERT INTO log VALUES('cfpqtavam6zbytef',41,'blue tile low castillo',1794979226477);
INSERT INTO log VALUES('cfpqtavam6zbytef',42,'green take 2',1794979226480);
INSERT INTO log VALUES('cfpqtavam6zbytef',43,'green choose your-majesty',1794979226483);
INSERT INTO log VALUES('cfpqtavam6zbytef',44,'green place navarra',1794979226487);
INSERT INTO log VALUES('cfpqtavam6zbytef',45,'green place castilla',1794979226490);
INSERT INTO log VALUES('cfpqtavam6zbytef',46,'green place castilla',1794979226493);
INSERT INTO log VALUES('cfpqtavam6zbytef',47,'green done',1794979226497);
INSERT INTO log VALUES('cfpqtavam6zbytef',48,'green special',1794979226500);
INSERT INTO log VALUES('cfpqtavam6zbytef',49,'green king galicia',1794979226503);
INSERT INTO log VALUES('cfpqtavam6zbytef',50,'orange take 3',1794979226505);
INSERT INTO log VALUES('cfpqtavam6zbytef',51,'orange choose militia',1794979226505);
INSERT INTO log VALUES('cfpqtavam6zbytef',52,'orange place navarra',1794979226505);
INSERT INTO log VALUES('cfpqtavam6zbytef',53,'orange special',1794979226505);
INSERT INTO log VALUES('cfpqtavam6zbytef',54,'orange place aragon',1794979226505);
INSERT INTO log VALUES('cfpqtavam6zbytef',55,'orange place sevilla',1794979226505);
INSERT INTO log VALUES('cfpqtavam6zbytef',56,'red take 2',1794979226507);
INSERT INTO log VALUES('cfpqtavam6zbytef',57,'red choose justice',1794979226509);
INSERT INTO log VALUES('cfpqtavam6zbytef',58,'red special',1794979226512);
INSERT INTO log VALUES('cfpqtavam6zbytef',59,'red name toledo',1794979226515);
INSERT INTO log VALUES('cfpqtavam6zbytef',60,'red place navarra',1794979226933);
INSERT INTO log VALUES('cfpqtavam6zbytef',61,'red place castillo',1794979227141);
INSERT INTO log VALUES('cfpqtavam6zbytef',62,'blue disc toledo',1794979227143);
INSERT INTO log VALUES('cfpqtavam6zbytef',63,'green disc granada',1794979227147);
INSERT INTO log VALUES('cfpqtavam6zbytef',64,'orange disc navarra',1794979227148);
INSERT INTO log VALUES('cfpqtavam6zbytef',65,'red disc valencia',1794979227550);
INSERT INTO log VALUES('cfpqtavam6zbytef',66,'red play 6',1794979227758);
INSERT INTO log VALUES('cfpqtavam6zbytef',67,'blue play 9',1794979227967);
INSERT INTO log VALUES('cfpqtavam6zbytef',68,'green play 7',1794979227971);
INSERT INTO log VALUES('cfpqtavam6zbytef',69,'orange play 2',1794979227973);
INSERT INTO log VALUES('cfpqtavam6zbytef',70,'blue take 0',1794979228380);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',0,'red play 11',1794979228598);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',1,'blue play 12',1794979228602);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',2,'green play 7',1794979228605);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',3,'orange play 9',1794979228608);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',4,'purple play 3',1794979228612);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',5,'blue choose intrigue',1794979228615);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',6,'blue special',1794979228618);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',7,'blue move green valencia castillo',1794979228621);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',8,'blue move green valencia navarra',1794979228624);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',9,'blue done',1794979228627);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',10,'blue place toledo',1794979228630);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',11,'red take 0',1794979228633);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',12,'red choose your-majesty',1794979228637);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',13,'red done',1794979228640);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',14,'orange take 1',1794979228643);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',15,'orange choose empowerment',1794979228646);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',16,'orange done',1794979228649);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',17,'green take 0',1794979228652);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',18,'green choose justice',1794979228655);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',19,'green done',1794979228658);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',20,'purple take 1',1794979228660);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',21,'purple choose supremacy',1794979228663);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',22,'purple done',1794979228666);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',23,'purple play 1',1794979228668);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',24,'red play 2',1794979228671);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',25,'blue play 5',1794979228674);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',26,'green play 4',1794979228676);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',27,'orange play 3',1794979228679);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',28,'blue take 4',1794979228682);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',29,'blue choose strongholds',1794979228684);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',30,'blue place castillo',1794979228687);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',31,'blue place castillo',1794979228690);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',32,'blue place castillo',1794979228692);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',33,'blue done',1794979228695);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',34,'green take 2',1794979228698);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',35,'green choose your-majesty',1794979228700);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',36,'green place castillo',1794979228703);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',37,'green place toledo',1794979228706);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',38,'green place castillo',1794979228708);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',39,'green place toledo',1794979228711);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',40,'green place toledo',1794979228714);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',41,'green special',1794979228716);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',42,'green king castilla',1794979228719);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',43,'orange take 0',1794979228722);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',44,'orange choose justice',1794979228724);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',45,'orange place aragon',1794979228727);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',46,'orange place toledo',1794979228730);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',47,'orange done',1794979228732);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',48,'red take 3',1794979228735);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',49,'red choose decree',1794979228738);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',50,'red place toledo',1794979228741);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',51,'red place navarra',1794979228744);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',52,'red done',1794979228746);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',53,'red special',1794979228749);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',54,'red tile low granada',1794979228752);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',55,'purple take 0',1794979228754);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',56,'purple choose upheaval',1794979228757);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',57,'purple done',1794979228759);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',58,'red disc valencia',1794979228762);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',59,'blue disc navarra',1794979228765);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',60,'green disc sevilla',1794979228767);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',61,'orange disc granada',1794979228770);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',62,'purple disc aragon',1794979228773);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',63,'purple play 13',1794979228775);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',64,'red play 6',1794979228778);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',65,'blue play 2',1794979228781);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',66,'green play 3',1794979228784);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',67,'orange play 12',1794979228787);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',68,'purple choose conspiracy',1794979228789);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',69,'purple place toledo',1794979228792);
INSERT INTO log VALUES('ndjzcdmxr4mokjxa',70,'undo 69',1794979228999);
INSERT INTO log VALUES('kv64w25juvv6treg',0,'red play 11',0);
INSERT INTO log VALUES('kv64w25juvv6treg',1,'blue play 8',0);
INSERT INTO log VALUES('kv64w25juvv6treg',2,'green play 6',0);
INSERT INTO log VALUES('kv64w25juvv6treg',3,'red take 1',0);
INSERT INTO log VALUES('kv64w25juvv6treg',4,'red choose conspiracy',0);
INSERT INTO log VALUES('kv64w25juvv6treg',5,'red place castillo',0);
INSERT INTO log VALUES('kv64w25juvv6treg',6,'red done',0);
INSERT INTO log VALUES('kv64w25juvv6treg',7,'blue take 0',0);
INSERT INTO log VALUES('kv64w25juvv6treg',8,'blue choose royal-adviser',0);
INSERT INTO log VALUES('kv64w25juvv6treg',9,'blue place toledo',0);
INSERT INTO log VALUES('kv64w25juvv6treg',10,'blue place sevilla',0);
INSERT INTO log VALUES('kv64w25juvv6treg',11,'blue done',0);
INSERT INTO log VALUES('kv64w25juvv6treg',12,'blue special',0);
INSERT INTO log VALUES('kv64w25juvv6treg',13,'blue king valencia',0);
INSERT INTO log VALUES('kv64w25juvv6treg',14,'green take 2',0);
INSERT INTO log VALUES('kv64w25juvv6treg',15,'green choose outposts',0);
INSERT INTO log VALUES('kv64w25juvv6treg',16,'green place granada',0);
INSERT INTO log VALUES('kv64w25juvv6treg',17,'green place castillo',0);
INSERT INTO log VALUES('kv64w25juvv6treg',18,'green place granada',0);
INSERT INTO log VALUES('kv64w25juvv6treg',19,'green special',0);
INSERT INTO log VALUES('kv64w25juvv6treg',20,'green play 1',0);
INSERT INTO log VALUES('kv64w25juvv6treg',21,'red play 3',0);
INSERT INTO log VALUES('kv64w25juvv6treg',22,'blue play 12',0);
INSERT INTO log VALUES('kv64w25juvv6treg',23,'blue choose justice',0);
INSERT INTO log VALUES('kv64w25juvv6treg',24,'blue place granada',0);
INSERT INTO log VALUES('kv64w25juvv6treg',25,'blue place granada',0);
INSERT INTO log VALUES('kv64w25juvv6treg',26,'blue done',0);
INSERT INTO log VALUES('kv64w25juvv6treg',27,'red take 5',0);
INSERT INTO log VALUES('kv64w25juvv6treg',28,'red choose new-home',0);
INSERT INTO log VALUES('kv64w25juvv6treg',29,'red place granada',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',0,'green play 1',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',1,'orange play 13',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',2,'red play 12',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',3,'blue play 9',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',4,'orange choose your-majesty',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',5,'orange place castilla',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',6,'orange place castillo',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',7,'orange place valencia',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',8,'orange place aragon',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',9,'orange place sevilla',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',10,'orange special',0);
INSERT INTO log VALUES('v4rw2w4eo5wq6b5o',11,'orange king sevilla',0);
CREATE TABLE request_keys (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    request_key TEXT NOT NULL,
    bit BIGINT NOT NULL,
    first BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id, request_key)
);
INSERT INTO request_keys VALUES('cfpqtavam6zbytef','ynvefdjmbchdfhwr','once',1,60,1);
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
INSERT INTO chat VALUES('afs2w5djvs3urvp5','players',1,'ynvefdjmbchdfhwr','Anna','Good luck!',1794979225924);
INSERT INTO chat VALUES('afs2w5djvs3urvp5','players',2,'ojbszvvdqvjrj8sx','Bert','Suerte – ¿empezamos?',1794979225925);
INSERT INTO chat VALUES('afs2w5djvs3urvp5','watchers',1,'b6gg8cy8zzfwrfh3','Carla','pst',1794979225926);
INSERT INTO chat VALUES('cfpqtavam6zbytef','players',1,'ynvefdjmbchdfhwr','Anna','Hello',1794979226370);
INSERT INTO chat VALUES('cfpqtavam6zbytef','watchers',1,'k8s5vshrwahswu8w','Dora','Who wins?',1794979226371);
INSERT INTO chat VALUES('cfpqtavam6zbytef','players',2,'b6gg8cy8zzfwrfh3','Carla','I must go.',1794979226372);
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
INSERT INTO results VALUES('afs2w5djvs3urvp5','ynvefdjmbchdfhwr',1794979226189,2,2,46,0,1,22.364768616526351507,8.065506316323547864);
INSERT INTO results VALUES('afs2w5djvs3urvp5','ojbszvvdqvjrj8sx',1794979226189,2,1,51,0,1,27.635231383473648492,8.065506316323547864);
INSERT INTO results VALUES('rkp8jtqqfs4oskdm','ynvefdjmbchdfhwr',1794979226352,3,3,38,0,0,NULL,NULL);
CREATE TABLE ratings (
    user_id TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL
);
INSERT INTO ratings VALUES('ynvefdjmbchdfhwr',22.364768616526351507,8.065506316323547864,1);
INSERT INTO ratings VALUES('ojbszvvdqvjrj8sx',27.635231383473648492,8.065506316323547864,1);
CREATE TABLE webhooks (
    user_id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO webhooks VALUES('ojbszvvdqvjrj8sx','http://127.0.0.1:9/hook','xyehwt7o55rnr43eptjnietd7orrvfgf',1794979225916);
CREATE TABLE alerts (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
INSERT INTO alerts VALUES('ojbszvvdqvjrj8sx','afs2w5djvs3urvp5',93,1794979226184,11794979226184,0);
INSERT INTO alerts VALUES('ojbszvvdqvjrj8sx','cfpqtavam6zbytef',70,1794979227973,11794979227973,0);
CREATE TABLE health (
    process TEXT PRIMARY KEY,
    checked BIGINT NOT NULL,
    value TEXT NOT NULL
);
CREATE INDEX passes_by_user ON passes (user_id);
CREATE INDEX tables_by_phase ON tables (phase, listed, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX results_by_user ON results (user_id, ended);
CREATE INDEX alerts_by_due ON alerts (due);
CREATE INDEX chat_by_user ON chat (user_id);
COMMIT;
