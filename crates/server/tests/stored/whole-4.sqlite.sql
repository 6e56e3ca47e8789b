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
INSERT INTO _sqlx_migrations VALUES(1,'first','2026-11-17 06:59:09',1,X'24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4',3841044);
INSERT INTO _sqlx_migrations VALUES(2,'results and alerts','2026-11-17 06:59:09',1,X'3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09',3773353);
INSERT INTO _sqlx_migrations VALUES(3,'chat by user','2026-11-17 06:59:09',1,X'807213efef013c918d8c10e7db18eb78594ea2abe521808df967c3950ce2f53e87f3b30f3a6a1e5db8dea0d64b588aaa',36074636);
INSERT INTO _sqlx_migrations VALUES(4,'quiet changes and clocks','2026-11-17 06:59:09',1,X'd7a7d3e88d9b10a5a91f4459319a70535b8a84ac226e1964bd3859d8df22c943c1c5e72ae2d6676ac7d27b2fed798b10',7940350);
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, for those with a password only: nobody else may use it.
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);
INSERT INTO users VALUES('fgch344xvqaa784p','Anna','anna','$argon2id$v=19$m=19456,t=2,p=1$Zsdc0X1rUjOX30RKKo3yyQ$gyszw9WQSkJ2eQoG/i45IBJT1EHlaEmCFbxGGt39H3w',1794898749237);
INSERT INTO users VALUES('kbwj54bzgye4b28n','Bert',NULL,NULL,1794898749518);
INSERT INTO users VALUES('3wch6igzqiagm2bs','Carla',NULL,NULL,1794898749537);
INSERT INTO users VALUES('ue8bpcsk3ot8gm8x','Dora',NULL,NULL,1794898749565);
INSERT INTO users VALUES('sxkb2j4u4nadr374','Emil',NULL,NULL,1794898749586);
CREATE TABLE passes (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO passes VALUES('cf4b404a68e95397d891dd76c01678f6a562ee42dea744513fdc71c90e877585','2tgmiu7ohhkwd4sd','fgch344xvqaa784p','cookie','',1794898749361);
INSERT INTO passes VALUES('7a9d71ca1c1dbb009ff64c4e49bfe73e541382371550a6ae82c607ca0bac3bd4','fk2hqwknphvysdkz','fgch344xvqaa784p','cookie','',1794898749481);
INSERT INTO passes VALUES('e278ba5ef2ee505d4a19ff57b7b2353bebdb3523b8cdf01c3a5c4f8584c78258','juvtooedd2jxauq6','fgch344xvqaa784p','token','program',1794898749506);
INSERT INTO passes VALUES('47e5d243326c678da780bb008df7aeea2e5dc50e4fdc9183a720cd5d8a7b3995','ps8qpczjfqnasz5e','kbwj54bzgye4b28n','cookie','',1794898749525);
INSERT INTO passes VALUES('2c4d682da5858ab60e382a970f156715460538a0dc382f56aa1f73c8e8e5223f','srv4fjtt8ut3826w','kbwj54bzgye4b28n','token','test',1794898749534);
INSERT INTO passes VALUES('5ee9cf89bd3594af5b24ab8948a76b26ddd817a9ca1e9f682ef98207004cd0bb','uuzcrjcoqtuqpuiy','3wch6igzqiagm2bs','cookie','',1794898749549);
INSERT INTO passes VALUES('1e19b8b7ac4bdd2d23156a4fc40cfdb8638b790fd5d26c77efeefacc95992e87','sfovs4zp84cspha4','3wch6igzqiagm2bs','token','test',1794898749558);
INSERT INTO passes VALUES('587adf33815309fe19a603c28afbd9379edc61649c52579b67629ba222fa1b00','fncdxrrc8p6uwfii','ue8bpcsk3ot8gm8x','cookie','',1794898749569);
INSERT INTO passes VALUES('216fbd363acacabd230a4c1bf55ee51e98618818916a7fe9c662e284de50c6f9','sv3n6zb4rtyjr38j','ue8bpcsk3ot8gm8x','token','test',1794898749578);
INSERT INTO passes VALUES('390644c04430b7c15c96d3b53bc7afc1c454517b293f06907ed085bd9565442c','8rv7pjoissgbo64m','sxkb2j4u4nadr374','cookie','',1794898749591);
INSERT INTO passes VALUES('293cf3727a3eada72c8830a7175d546d6695c2fd82408eefc6383af25f160bf2','7ehzbck37arsdfwv','sxkb2j4u4nadr374','token','test',1794898749605);
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
, quiet BIGINT NOT NULL DEFAULT 0);
INSERT INTO tables VALUES('epvstn8o37bxcsi8','fgch344xvqaa784p','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'c5tcwaj7xej2fhry',NULL,'gbez2ib3gbanf3qh',1794898749619,1794898749662,1794898751059,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 2\nvariants short power-shift\nking sevilla\nhomes red galicia blue aragon\nstart red\nstack 1 exodus march conspiracy ambush intrigue militia intrigue upheaval skirmish conspiracy\nstack 2+3 heartland desertion outposts justice justice fiesta revelation assassin supremacy revelation civil-war withdrawal justice hinterland justice fiesta outposts levy strongholds disbandment\nstack 4 empowerment decree empowerment summons new-home decree royal-adviser decree coup new-home\nstack 5 your-majesty\nmodifiers red +1 -1 -2\nmodifiers blue +2 +2 +2\ndummy powers 6 2 4 8 13 12 11 3 9 1 7 5 10\ndummy regions aragon cataluna toledo sevilla granada galicia | cataluna sevilla navarra galicia aragon castilla | castilla aragon valencia cataluna granada galicia\nactions\n','\n',char(10)),'c1e2dd57f57a1399a2894373ddc401b7ee1457f57d359b1efad26d3a9e346eed',85,90,0,NULL,NULL,0);
INSERT INTO tables VALUES('gbez2ib3gbanf3qh','kbwj54bzgye4b28n','{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','open',1,'4ecf5hepq5tzqkmc',NULL,NULL,11794898751081,NULL,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',NULL,NULL,0,1,0,11797490751081,NULL,0);
INSERT INTO tables VALUES('63ja58nv22pmkkgj','fgch344xvqaa784p','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','over',1,'z48jqrzx7qtpn2e2',NULL,NULL,1794898751090,1794898751097,1794898751929,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking granada\nhomes red sevilla blue galicia green cataluna\nstart green\nstack 1 upheaval militia conspiracy intrigue intrigue exodus conspiracy ambush march skirmish\nstack 2+3 supremacy civil-war justice justice justice assassin fiesta fiesta outposts outposts withdrawal disbandment revelation hinterland revelation strongholds justice heartland desertion levy\nstack 4 empowerment decree coup decree summons royal-adviser empowerment new-home decree new-home\nstack 5 deputy infiltration country-seat exile exile entourage country-seat competition revolt entourage\nactions\n','\n',char(10)),'c82807bf38546eda4e91d73bfadea261bfe1494caffa48a2e8f974d384145dc3',147,72,0,NULL,NULL,0);
INSERT INTO tables VALUES('7hcwbjeix2izcfzj','fgch344xvqaa784p','{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}','playing',0,'g6jkzqe6m5qcqrrd','63ja58nv22pmkkgj',NULL,1794898751945,1794898751945,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short regency merged\nking granada\nhomes red sevilla blue galicia green cataluna\nstart green\nstack 1 upheaval militia conspiracy intrigue intrigue exodus conspiracy ambush march skirmish\nstack 2+3 supremacy civil-war justice justice justice assassin fiesta fiesta outposts outposts withdrawal disbandment revelation hinterland revelation strongholds justice heartland desertion levy\nstack 4 empowerment decree coup decree summons royal-adviser empowerment new-home decree new-home\nstack 5 deputy infiltration country-seat exile exile entourage country-seat competition revolt entourage\nactions\n','\n',char(10)),NULL,58,3,2,NULL,NULL,0);
INSERT INTO tables VALUES('cc3mediy6mw6ya2z','fgch344xvqaa784p','{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','playing',1,'buwd8ykcdh32fexs',NULL,NULL,1794898751957,1794898752004,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short veto rivalry\nking galicia\nhomes red castilla blue toledo green navarra orange aragon\nstart blue\nstack 1 upheaval ambush march conspiracy conspiracy exodus intrigue militia intrigue skirmish\nstack 2 justice justice levy justice assassin veto withdrawal civil-war disbandment desertion\nstack 3 revelation heartland hinterland strongholds revelation outposts outposts supremacy fiesta fiesta\nstack 4 coup new-home new-home royal-adviser rivalry empowerment empowerment decree summons decree\nstack 5 your-majesty\nactions\n','\n',char(10)),'a7f0b26de5d120e157d7f717f0a94e009398091d1692d9943438f3d7754b6579',74,59,2,NULL,'{"ply":74,"to":73,"agreed":["fgch344xvqaa784p"]}',1);
INSERT INTO tables VALUES('uf7cgq284epjayvd','fgch344xvqaa784p','{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}','playing',1,'fv2wswbizgu567yd',NULL,NULL,1794898754181,1794898754182,NULL,1,'c4e4d526f736df1f52c611b7b2449f8c74efe3a5ebf07b61fe8cc078412f7516',replace('elgrande record 1\nrules 1\nedition ours 8d000e4697178df3\nplayers 5\nvariants short memory-aid representation\nking toledo\nhomes red aragon blue valencia green granada orange navarra purple castilla\nstart red\nstack 1 upheaval march intrigue militia skirmish ambush representation conspiracy intrigue conspiracy\nstack 2 disbandment justice desertion justice assassin withdrawal justice civil-war justice levy\nstack 3 revelation supremacy hinterland strongholds outposts fiesta outposts fiesta revelation heartland\nstack 4 coup decree summons decree empowerment new-home decree new-home royal-adviser empowerment\nstack 5 your-majesty\nactions\n','\n',char(10)),'cba64f4bba61d80892fb4612df77175766126c84c044ac4c84ce0bc9c58af244',72,74,16,NULL,NULL,0);
INSERT INTO tables VALUES('akgecu2s8k4nz6mw','fgch344xvqaa784p','{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}','open',0,'ncyc3ejuiwywqwcg',NULL,NULL,11794898754586,NULL,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',NULL,NULL,0,1,0,11797490754586,NULL,0);
INSERT INTO tables VALUES('pyde2ouadmg22k8x','fgch344xvqaa784p','{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}','closed',1,'b3mbwv4fwqmft2bc',NULL,NULL,1794898754587,NULL,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',NULL,NULL,0,2,0,NULL,NULL,0);
INSERT INTO tables VALUES('aztzubyykrkz755q','ue8bpcsk3ot8gm8x','{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}','playing',1,'48kqedmg5zn2gzic',NULL,NULL,1794898754589,0,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 3\nvariants short\nking galicia\nhomes red granada blue toledo green aragon\nstart red\nstack 1 conspiracy militia exodus skirmish intrigue upheaval ambush conspiracy march intrigue\nstack 2 assassin justice justice justice levy desertion withdrawal justice civil-war disbandment\nstack 3 revelation supremacy outposts hinterland strongholds heartland fiesta revelation fiesta outposts\nstack 4 coup decree decree empowerment empowerment royal-adviser summons decree new-home new-home\nstack 5 your-majesty\nactions\n','\n',char(10)),'bf7714c1bfe67ab70fe30f0c3c740caffb7e9c5090f565f12b798340773d2785',34,27,1,0,NULL,1);
INSERT INTO tables VALUES('awqdgza6zo743fqj','ue8bpcsk3ot8gm8x','{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}','playing',1,'exd7xy6pwkz484ac',NULL,NULL,1794898755097,0,NULL,1,'146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de',replace('elgrande record 1\nrules 1\nedition 2023 41a0851d20e4cd2c\nplayers 4\nvariants short\nking valencia\nhomes red aragon blue galicia green navarra orange granada\nstart blue\nstack 1 exodus ambush intrigue conspiracy march intrigue skirmish conspiracy upheaval militia\nstack 2 assassin civil-war justice desertion disbandment justice withdrawal justice levy justice\nstack 3 strongholds outposts outposts supremacy hinterland fiesta fiesta revelation revelation heartland\nstack 4 decree royal-adviser new-home coup empowerment decree empowerment new-home decree summons\nstack 5 your-majesty\nactions\n','\n',char(10)),'53e0b7c5279b7e0005cc23a7c0446549ae7ba093b4aae6572fe082fb15f7e67b',13,8,1,0,NULL,0);
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
INSERT INTO seats VALUES('epvstn8o37bxcsi8',1,'fgch344xvqaa784p',NULL,0,1794898749662,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('epvstn8o37bxcsi8',2,'kbwj54bzgye4b28n',NULL,1,1794898749662,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('gbez2ib3gbanf3qh',1,'fgch344xvqaa784p',NULL,0,1794898751081,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('gbez2ib3gbanf3qh',2,'kbwj54bzgye4b28n',NULL,0,1794898751081,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('63ja58nv22pmkkgj',1,'fgch344xvqaa784p',NULL,0,1794898751097,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('63ja58nv22pmkkgj',2,NULL,'random',0,1794898751097,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('63ja58nv22pmkkgj',4,NULL,'squire',0,1794898751097,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('7hcwbjeix2izcfzj',1,NULL,'random',0,1794898751945,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('7hcwbjeix2izcfzj',2,'fgch344xvqaa784p',NULL,0,1794898751945,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('7hcwbjeix2izcfzj',4,NULL,'random',0,1794898751945,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('cc3mediy6mw6ya2z',1,'fgch344xvqaa784p',NULL,0,1794898752004,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('cc3mediy6mw6ya2z',2,'kbwj54bzgye4b28n',NULL,1,1794898752004,'{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}',NULL);
INSERT INTO seats VALUES('cc3mediy6mw6ya2z',4,'3wch6igzqiagm2bs','caballero',1,1794898752902,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('cc3mediy6mw6ya2z',8,NULL,'squire',0,1794898752004,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('uf7cgq284epjayvd',1,'fgch344xvqaa784p',NULL,0,1794898754182,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('uf7cgq284epjayvd',2,'fgch344xvqaa784p',NULL,0,1794898754182,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('uf7cgq284epjayvd',4,'fgch344xvqaa784p',NULL,0,1794898754182,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('uf7cgq284epjayvd',8,'fgch344xvqaa784p',NULL,0,1794898754182,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('uf7cgq284epjayvd',16,'fgch344xvqaa784p',NULL,0,1794898754182,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('akgecu2s8k4nz6mw',1,'fgch344xvqaa784p',NULL,0,1794898754586,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('akgecu2s8k4nz6mw',2,NULL,NULL,0,1794898754586,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('akgecu2s8k4nz6mw',4,NULL,'squire',0,1794898754586,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('pyde2ouadmg22k8x',1,NULL,NULL,0,1794898754588,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('pyde2ouadmg22k8x',2,NULL,NULL,0,1794898754587,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('aztzubyykrkz755q',1,'ue8bpcsk3ot8gm8x',NULL,0,0,'{"veto":"never","disc":["sevilla"],"returns":[]}',NULL);
INSERT INTO seats VALUES('aztzubyykrkz755q',2,'sxkb2j4u4nadr374','caballero',1,0,'{"veto":"ask","disc":[],"returns":[]}',3600000);
INSERT INTO seats VALUES('aztzubyykrkz755q',4,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('awqdgza6zo743fqj',1,'ue8bpcsk3ot8gm8x',NULL,0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('awqdgza6zo743fqj',2,NULL,'random',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('awqdgza6zo743fqj',4,NULL,'squire',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
INSERT INTO seats VALUES('awqdgza6zo743fqj',8,NULL,'caballero',0,0,'{"veto":"ask","disc":[],"returns":[]}',NULL);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply)
);
INSERT INTO log VALUES('epvstn8o37bxcsi8',0,'red pass +1',1794898749717);
INSERT INTO log VALUES('epvstn8o37bxcsi8',1,'blue pass +2',1794898749746);
INSERT INTO log VALUES('epvstn8o37bxcsi8',2,'red play 1-1',1794898749765);
INSERT INTO log VALUES('epvstn8o37bxcsi8',3,'blue play 8+2',1794898749809);
INSERT INTO log VALUES('epvstn8o37bxcsi8',4,'blue take 2',1794898749834);
INSERT INTO log VALUES('epvstn8o37bxcsi8',5,'blue choose your-majesty',1794898749851);
INSERT INTO log VALUES('epvstn8o37bxcsi8',6,'blue special',1794898749873);
INSERT INTO log VALUES('epvstn8o37bxcsi8',7,'blue king galicia',1794898749892);
INSERT INTO log VALUES('epvstn8o37bxcsi8',8,'blue place castilla',1794898749905);
INSERT INTO log VALUES('epvstn8o37bxcsi8',9,'blue place castillo',1794898749926);
INSERT INTO log VALUES('epvstn8o37bxcsi8',10,'blue place castilla',1794898749953);
INSERT INTO log VALUES('epvstn8o37bxcsi8',11,'blue place navarra',1794898749973);
INSERT INTO log VALUES('epvstn8o37bxcsi8',12,'blue place navarra',1794898749994);
INSERT INTO log VALUES('epvstn8o37bxcsi8',13,'red take 5',1794898750008);
INSERT INTO log VALUES('epvstn8o37bxcsi8',14,'red move blue castilla navarra',1794898750033);
INSERT INTO log VALUES('epvstn8o37bxcsi8',15,'red choose heartland',1794898750051);
INSERT INTO log VALUES('epvstn8o37bxcsi8',16,'red place castilla',1794898750074);
INSERT INTO log VALUES('epvstn8o37bxcsi8',17,'red done',1794898750090);
INSERT INTO log VALUES('epvstn8o37bxcsi8',18,'red done',1794898750114);
INSERT INTO log VALUES('epvstn8o37bxcsi8',19,'red play 4',1794898750131);
INSERT INTO log VALUES('epvstn8o37bxcsi8',20,'blue play 5+1',1794898750151);
INSERT INTO log VALUES('epvstn8o37bxcsi8',21,'blue take 0',1794898750174);
INSERT INTO log VALUES('epvstn8o37bxcsi8',22,'blue take 0',1794898750193);
INSERT INTO log VALUES('epvstn8o37bxcsi8',23,'blue choose desertion',1794898750221);
INSERT INTO log VALUES('epvstn8o37bxcsi8',24,'blue done',1794898750231);
INSERT INTO log VALUES('epvstn8o37bxcsi8',25,'red take 2',1794898750251);
INSERT INTO log VALUES('epvstn8o37bxcsi8',26,'red choose your-majesty',1794898750259);
INSERT INTO log VALUES('epvstn8o37bxcsi8',27,'red place castillo',1794898750276);
INSERT INTO log VALUES('epvstn8o37bxcsi8',28,'red place castillo',1794898750296);
INSERT INTO log VALUES('epvstn8o37bxcsi8',29,'red place navarra',1794898750312);
INSERT INTO log VALUES('epvstn8o37bxcsi8',30,'red place castilla',1794898750322);
INSERT INTO log VALUES('epvstn8o37bxcsi8',31,'red place castillo',1794898750342);
INSERT INTO log VALUES('epvstn8o37bxcsi8',32,'red done',1794898750350);
INSERT INTO log VALUES('epvstn8o37bxcsi8',33,'red disc navarra',1794898750370);
INSERT INTO log VALUES('epvstn8o37bxcsi8',34,'blue disc toledo',1794898750379);
INSERT INTO log VALUES('epvstn8o37bxcsi8',35,'red play 5',1794898750395);
INSERT INTO log VALUES('epvstn8o37bxcsi8',36,'blue play 4+2',1794898750414);
INSERT INTO log VALUES('epvstn8o37bxcsi8',37,'blue take 0',1794898750427);
INSERT INTO log VALUES('epvstn8o37bxcsi8',38,'blue choose conspiracy',1794898750442);
INSERT INTO log VALUES('epvstn8o37bxcsi8',39,'blue place castilla',1794898750458);
INSERT INTO log VALUES('epvstn8o37bxcsi8',40,'blue done',1794898750468);
INSERT INTO log VALUES('epvstn8o37bxcsi8',41,'red take 3',1794898750481);
INSERT INTO log VALUES('epvstn8o37bxcsi8',42,'red choose your-majesty',1794898750493);
INSERT INTO log VALUES('epvstn8o37bxcsi8',43,'red done',1794898750505);
INSERT INTO log VALUES('epvstn8o37bxcsi8',44,'red play 2',1794898750521);
INSERT INTO log VALUES('epvstn8o37bxcsi8',45,'blue play 3',1794898750535);
INSERT INTO log VALUES('epvstn8o37bxcsi8',46,'blue take 2',1794898750554);
INSERT INTO log VALUES('epvstn8o37bxcsi8',47,'blue choose justice',1794898750568);
INSERT INTO log VALUES('epvstn8o37bxcsi8',48,'blue done',1794898750582);
INSERT INTO log VALUES('epvstn8o37bxcsi8',49,'red take 2',1794898750605);
INSERT INTO log VALUES('epvstn8o37bxcsi8',50,'red choose summons',1794898750617);
INSERT INTO log VALUES('epvstn8o37bxcsi8',51,'red place navarra',1794898750629);
INSERT INTO log VALUES('epvstn8o37bxcsi8',52,'red place navarra',1794898750642);
INSERT INTO log VALUES('epvstn8o37bxcsi8',53,'red place castilla',1794898750666);
INSERT INTO log VALUES('epvstn8o37bxcsi8',54,'red place castilla',1794898750685);
INSERT INTO log VALUES('epvstn8o37bxcsi8',55,'red special',1794898750698);
INSERT INTO log VALUES('epvstn8o37bxcsi8',56,'red disc sevilla',1794898750729);
INSERT INTO log VALUES('epvstn8o37bxcsi8',57,'blue disc navarra',1794898750742);
INSERT INTO log VALUES('epvstn8o37bxcsi8',58,'red play 10+2',1794898750758);
INSERT INTO log VALUES('epvstn8o37bxcsi8',59,'blue play 7',1794898750767);
INSERT INTO log VALUES('epvstn8o37bxcsi8',60,'red take 1',1794898750781);
INSERT INTO log VALUES('epvstn8o37bxcsi8',61,'red choose intrigue',1794898750790);
INSERT INTO log VALUES('epvstn8o37bxcsi8',62,'red place navarra',1794898750802);
INSERT INTO log VALUES('epvstn8o37bxcsi8',63,'red special',1794898750813);
INSERT INTO log VALUES('epvstn8o37bxcsi8',64,'red move blue toledo aragon',1794898750825);
INSERT INTO log VALUES('epvstn8o37bxcsi8',65,'red move blue castilla aragon',1794898750838);
INSERT INTO log VALUES('epvstn8o37bxcsi8',66,'red move red navarra granada',1794898750857);
INSERT INTO log VALUES('epvstn8o37bxcsi8',67,'red move red navarra cataluna',1794898750866);
INSERT INTO log VALUES('epvstn8o37bxcsi8',68,'blue take 1',1794898750885);
INSERT INTO log VALUES('epvstn8o37bxcsi8',69,'blue choose new-home',1794898750900);
INSERT INTO log VALUES('epvstn8o37bxcsi8',70,'blue done',1794898750912);
INSERT INTO log VALUES('epvstn8o37bxcsi8',71,'blue play 9',1794898750914);
INSERT INTO log VALUES('epvstn8o37bxcsi8',72,'red play 6-2',1794898750918);
INSERT INTO log VALUES('epvstn8o37bxcsi8',73,'blue take 0',1794898750921);
INSERT INTO log VALUES('epvstn8o37bxcsi8',74,'blue choose militia',1794898750929);
INSERT INTO log VALUES('epvstn8o37bxcsi8',75,'blue place castilla',1794898750942);
INSERT INTO log VALUES('epvstn8o37bxcsi8',76,'blue special',1794898750954);
INSERT INTO log VALUES('epvstn8o37bxcsi8',77,'blue place sevilla',1794898750970);
INSERT INTO log VALUES('epvstn8o37bxcsi8',78,'blue done',1794898750981);
INSERT INTO log VALUES('epvstn8o37bxcsi8',79,'red take 0',1794898750997);
INSERT INTO log VALUES('epvstn8o37bxcsi8',80,'red place castilla',1794898751009);
INSERT INTO log VALUES('epvstn8o37bxcsi8',81,'red choose decree',1794898751021);
INSERT INTO log VALUES('epvstn8o37bxcsi8',82,'red done',1794898751034);
INSERT INTO log VALUES('epvstn8o37bxcsi8',83,'red disc galicia',1794898751045);
INSERT INTO log VALUES('epvstn8o37bxcsi8',84,'blue disc aragon',1794898751059);
INSERT INTO log VALUES('63ja58nv22pmkkgj',0,'green play 12',1794898751109);
INSERT INTO log VALUES('63ja58nv22pmkkgj',1,'red play 13',1794898751119);
INSERT INTO log VALUES('63ja58nv22pmkkgj',2,'blue play 4',1794898751133);
INSERT INTO log VALUES('63ja58nv22pmkkgj',3,'red choose supremacy',1794898751141);
INSERT INTO log VALUES('63ja58nv22pmkkgj',4,'red place toledo',1794898751155);
INSERT INTO log VALUES('63ja58nv22pmkkgj',5,'red place castillo',1794898751170);
INSERT INTO log VALUES('63ja58nv22pmkkgj',6,'red place valencia',1794898751182);
INSERT INTO log VALUES('63ja58nv22pmkkgj',7,'red done',1794898751197);
INSERT INTO log VALUES('63ja58nv22pmkkgj',8,'green choose deputy',1794898751205);
INSERT INTO log VALUES('63ja58nv22pmkkgj',9,'green special',1794898751205);
INSERT INTO log VALUES('63ja58nv22pmkkgj',10,'green swap red',1794898751205);
INSERT INTO log VALUES('63ja58nv22pmkkgj',11,'green place toledo',1794898751205);
INSERT INTO log VALUES('63ja58nv22pmkkgj',12,'green place toledo',1794898751205);
INSERT INTO log VALUES('63ja58nv22pmkkgj',13,'green place granada',1794898751205);
INSERT INTO log VALUES('63ja58nv22pmkkgj',14,'green place castillo',1794898751205);
INSERT INTO log VALUES('63ja58nv22pmkkgj',15,'green place castillo',1794898751205);
INSERT INTO log VALUES('63ja58nv22pmkkgj',16,'blue take 2',1794898751213);
INSERT INTO log VALUES('63ja58nv22pmkkgj',17,'blue choose empowerment',1794898751213);
INSERT INTO log VALUES('63ja58nv22pmkkgj',18,'blue place castillo',1794898751213);
INSERT INTO log VALUES('63ja58nv22pmkkgj',19,'blue place castillo',1794898751213);
INSERT INTO log VALUES('63ja58nv22pmkkgj',20,'blue place toledo',1794898751213);
INSERT INTO log VALUES('63ja58nv22pmkkgj',21,'blue place toledo',1794898751213);
INSERT INTO log VALUES('63ja58nv22pmkkgj',22,'blue special',1794898751213);
INSERT INTO log VALUES('63ja58nv22pmkkgj',23,'blue recall 4',1794898751213);
INSERT INTO log VALUES('63ja58nv22pmkkgj',24,'blue play 6',1794898751220);
INSERT INTO log VALUES('63ja58nv22pmkkgj',25,'green play 7',1794898751225);
INSERT INTO log VALUES('63ja58nv22pmkkgj',26,'red play 8',1794898751233);
INSERT INTO log VALUES('63ja58nv22pmkkgj',27,'red take 2',1794898751250);
INSERT INTO log VALUES('63ja58nv22pmkkgj',28,'red choose militia',1794898751257);
INSERT INTO log VALUES('63ja58nv22pmkkgj',29,'red special',1794898751269);
INSERT INTO log VALUES('63ja58nv22pmkkgj',30,'red done',1794898751284);
INSERT INTO log VALUES('63ja58nv22pmkkgj',31,'red place granada',1794898751296);
INSERT INTO log VALUES('63ja58nv22pmkkgj',32,'green take 2',1794898751309);
INSERT INTO log VALUES('63ja58nv22pmkkgj',33,'green choose decree',1794898751309);
INSERT INTO log VALUES('63ja58nv22pmkkgj',34,'green place toledo',1794898751309);
INSERT INTO log VALUES('63ja58nv22pmkkgj',35,'green place granada',1794898751309);
INSERT INTO log VALUES('63ja58nv22pmkkgj',36,'green place castillo',1794898751309);
INSERT INTO log VALUES('63ja58nv22pmkkgj',37,'green place castillo',1794898751309);
INSERT INTO log VALUES('63ja58nv22pmkkgj',38,'green special',1794898751309);
INSERT INTO log VALUES('63ja58nv22pmkkgj',39,'green tile high cataluna',1794898751309);
INSERT INTO log VALUES('63ja58nv22pmkkgj',40,'blue take 1',1794898751317);
INSERT INTO log VALUES('63ja58nv22pmkkgj',41,'blue choose infiltration',1794898751317);
INSERT INTO log VALUES('63ja58nv22pmkkgj',42,'blue done',1794898751317);
INSERT INTO log VALUES('63ja58nv22pmkkgj',43,'blue disc galicia',1794898751325);
INSERT INTO log VALUES('63ja58nv22pmkkgj',44,'green disc castilla',1794898751326);
INSERT INTO log VALUES('63ja58nv22pmkkgj',45,'red disc sevilla',1794898751338);
INSERT INTO log VALUES('63ja58nv22pmkkgj',46,'blue play 9',1794898751345);
INSERT INTO log VALUES('63ja58nv22pmkkgj',47,'green play 2',1794898751350);
INSERT INTO log VALUES('63ja58nv22pmkkgj',48,'red play 10',1794898751358);
INSERT INTO log VALUES('63ja58nv22pmkkgj',49,'red take 0',1794898751374);
INSERT INTO log VALUES('63ja58nv22pmkkgj',50,'red choose justice',1794898751390);
INSERT INTO log VALUES('63ja58nv22pmkkgj',51,'red place granada',1794898751406);
INSERT INTO log VALUES('63ja58nv22pmkkgj',52,'red place toledo',1794898751425);
INSERT INTO log VALUES('63ja58nv22pmkkgj',53,'red done',1794898751441);
INSERT INTO log VALUES('63ja58nv22pmkkgj',54,'blue take 1',1794898751461);
INSERT INTO log VALUES('63ja58nv22pmkkgj',55,'blue choose country-seat',1794898751461);
INSERT INTO log VALUES('63ja58nv22pmkkgj',56,'blue place castillo',1794898751461);
INSERT INTO log VALUES('63ja58nv22pmkkgj',57,'blue place granada',1794898751461);
INSERT INTO log VALUES('63ja58nv22pmkkgj',58,'blue done',1794898751461);
INSERT INTO log VALUES('63ja58nv22pmkkgj',59,'blue done',1794898751461);
INSERT INTO log VALUES('63ja58nv22pmkkgj',60,'green take 1',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',61,'green choose conspiracy',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',62,'green place castillo',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',63,'green special',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',64,'green name castilla',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',65,'green move green castilla navarra',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',66,'green move green castilla aragon',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',67,'green move green castilla valencia',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',68,'green done',1794898751470);
INSERT INTO log VALUES('63ja58nv22pmkkgj',69,'green play 1',1794898751478);
INSERT INTO log VALUES('63ja58nv22pmkkgj',70,'red play 5',1794898751486);
INSERT INTO log VALUES('63ja58nv22pmkkgj',71,'blue play 10',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',72,'blue take 0',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',73,'blue choose decree',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',74,'blue place castillo',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',75,'blue place granada',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',76,'blue place toledo',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',77,'blue done',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',78,'blue special',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',79,'blue tile low toledo',1794898751494);
INSERT INTO log VALUES('63ja58nv22pmkkgj',80,'red take 1',1794898751502);
INSERT INTO log VALUES('63ja58nv22pmkkgj',81,'red choose intrigue',1794898751517);
INSERT INTO log VALUES('63ja58nv22pmkkgj',82,'red place toledo',1794898751537);
INSERT INTO log VALUES('63ja58nv22pmkkgj',83,'red done',1794898751545);
INSERT INTO log VALUES('63ja58nv22pmkkgj',84,'green take 3',1794898751562);
INSERT INTO log VALUES('63ja58nv22pmkkgj',85,'green choose justice',1794898751562);
INSERT INTO log VALUES('63ja58nv22pmkkgj',86,'green place toledo',1794898751562);
INSERT INTO log VALUES('63ja58nv22pmkkgj',87,'green place granada',1794898751562);
INSERT INTO log VALUES('63ja58nv22pmkkgj',88,'green special',1794898751562);
INSERT INTO log VALUES('63ja58nv22pmkkgj',89,'green name cataluna',1794898751562);
INSERT INTO log VALUES('63ja58nv22pmkkgj',90,'blue disc galicia',1794898751573);
INSERT INTO log VALUES('63ja58nv22pmkkgj',91,'green disc galicia',1794898751585);
INSERT INTO log VALUES('63ja58nv22pmkkgj',92,'red disc aragon',1794898751607);
INSERT INTO log VALUES('63ja58nv22pmkkgj',93,'green play 4',1794898751634);
INSERT INTO log VALUES('63ja58nv22pmkkgj',94,'red play 12',1794898751645);
INSERT INTO log VALUES('63ja58nv22pmkkgj',95,'blue play 2',1794898751653);
INSERT INTO log VALUES('63ja58nv22pmkkgj',96,'red choose justice',1794898751659);
INSERT INTO log VALUES('63ja58nv22pmkkgj',97,'red place castillo',1794898751671);
INSERT INTO log VALUES('63ja58nv22pmkkgj',98,'red place toledo',1794898751690);
INSERT INTO log VALUES('63ja58nv22pmkkgj',99,'red special',1794898751702);
INSERT INTO log VALUES('63ja58nv22pmkkgj',100,'red name sevilla',1794898751730);
INSERT INTO log VALUES('63ja58nv22pmkkgj',101,'green take 4',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',102,'green choose exile',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',103,'green special',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',104,'green king portugal',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',105,'green place toledo',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',106,'green place sevilla',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',107,'green place sevilla',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',108,'green place castillo',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',109,'green place castillo',1794898751745);
INSERT INTO log VALUES('63ja58nv22pmkkgj',110,'blue take 1',1794898751754);
INSERT INTO log VALUES('63ja58nv22pmkkgj',111,'blue choose intrigue',1794898751754);
INSERT INTO log VALUES('63ja58nv22pmkkgj',112,'blue place sevilla',1794898751754);
INSERT INTO log VALUES('63ja58nv22pmkkgj',113,'blue special',1794898751754);
INSERT INTO log VALUES('63ja58nv22pmkkgj',114,'blue move blue sevilla toledo',1794898751754);
INSERT INTO log VALUES('63ja58nv22pmkkgj',115,'blue move green valencia toledo',1794898751754);
INSERT INTO log VALUES('63ja58nv22pmkkgj',116,'blue move blue toledo castillo',1794898751754);
INSERT INTO log VALUES('63ja58nv22pmkkgj',117,'blue move red toledo castilla',1794898751754);
INSERT INTO log VALUES('63ja58nv22pmkkgj',118,'blue play 4',1794898751757);
INSERT INTO log VALUES('63ja58nv22pmkkgj',119,'green play 3',1794898751765);
INSERT INTO log VALUES('63ja58nv22pmkkgj',120,'red play 6',1794898751770);
INSERT INTO log VALUES('63ja58nv22pmkkgj',121,'red take 3',1794898751781);
INSERT INTO log VALUES('63ja58nv22pmkkgj',122,'red choose entourage',1794898751795);
INSERT INTO log VALUES('63ja58nv22pmkkgj',123,'red place sevilla',1794898751814);
INSERT INTO log VALUES('63ja58nv22pmkkgj',124,'red place castillo',1794898751827);
INSERT INTO log VALUES('63ja58nv22pmkkgj',125,'red place toledo',1794898751842);
INSERT INTO log VALUES('63ja58nv22pmkkgj',126,'red done',1794898751855);
INSERT INTO log VALUES('63ja58nv22pmkkgj',127,'red special',1794898751867);
INSERT INTO log VALUES('63ja58nv22pmkkgj',128,'red king sevilla',1794898751877);
INSERT INTO log VALUES('63ja58nv22pmkkgj',129,'blue take 3',1794898751890);
INSERT INTO log VALUES('63ja58nv22pmkkgj',130,'blue choose royal-adviser',1794898751890);
INSERT INTO log VALUES('63ja58nv22pmkkgj',131,'blue special',1794898751890);
INSERT INTO log VALUES('63ja58nv22pmkkgj',132,'blue king toledo',1794898751890);
INSERT INTO log VALUES('63ja58nv22pmkkgj',133,'blue place valencia',1794898751890);
INSERT INTO log VALUES('63ja58nv22pmkkgj',134,'blue place valencia',1794898751890);
INSERT INTO log VALUES('63ja58nv22pmkkgj',135,'blue place castilla',1794898751890);
INSERT INTO log VALUES('63ja58nv22pmkkgj',136,'blue place granada',1794898751890);
INSERT INTO log VALUES('63ja58nv22pmkkgj',137,'green take 5',1794898751898);
INSERT INTO log VALUES('63ja58nv22pmkkgj',138,'green choose assassin',1794898751898);
INSERT INTO log VALUES('63ja58nv22pmkkgj',139,'green place valencia',1794898751898);
INSERT INTO log VALUES('63ja58nv22pmkkgj',140,'green place castilla',1794898751898);
INSERT INTO log VALUES('63ja58nv22pmkkgj',141,'green special',1794898751898);
INSERT INTO log VALUES('63ja58nv22pmkkgj',142,'green return red valencia',1794898751898);
INSERT INTO log VALUES('63ja58nv22pmkkgj',143,'green return blue granada',1794898751898);
INSERT INTO log VALUES('63ja58nv22pmkkgj',144,'blue disc galicia',1794898751905);
INSERT INTO log VALUES('63ja58nv22pmkkgj',145,'green disc valencia',1794898751921);
INSERT INTO log VALUES('63ja58nv22pmkkgj',146,'red disc sevilla',1794898751929);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',0,'green play 12',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',1,'red play 13',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',2,'blue play 4',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',3,'red choose supremacy',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',4,'red place toledo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',5,'red place castillo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',6,'red place valencia',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',7,'red done',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',8,'green choose deputy',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',9,'green special',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',10,'green swap red',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',11,'green place toledo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',12,'green place toledo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',13,'green place granada',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',14,'green place castillo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',15,'green place castillo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',16,'blue take 2',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',17,'blue choose empowerment',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',18,'blue place castillo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',19,'blue place castillo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',20,'blue place toledo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',21,'blue place toledo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',22,'blue special',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',23,'blue recall 4',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',24,'blue play 6',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',25,'green play 7',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',26,'red play 8',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',27,'red take 2',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',28,'red choose militia',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',29,'red special',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',30,'red done',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',31,'red place granada',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',32,'green take 2',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',33,'green choose decree',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',34,'green place toledo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',35,'green place granada',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',36,'green place castillo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',37,'green place castillo',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',38,'green special',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',39,'green tile high cataluna',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',40,'blue take 1',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',41,'blue choose infiltration',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',42,'blue done',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',43,'blue disc galicia',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',44,'green disc castilla',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',45,'red disc sevilla',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',46,'blue play 9',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',47,'green play 2',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',48,'red play 10',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',49,'red take 0',1794898751945);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',50,'red choose coup',1794898751957);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',51,'red place granada',1794898751957);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',52,'red place castillo',1794898751957);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',53,'red place granada',1794898751957);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',54,'red place granada',1794898751957);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',55,'red special',1794898751957);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',56,'red name granada',1794898751957);
INSERT INTO log VALUES('7hcwbjeix2izcfzj',57,'green disc toledo',1794898751970);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',0,'blue play 8',1794898752062);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',1,'green play 1',1794898752083);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',2,'orange play 10',1794898752101);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',3,'red play 12',1794898752114);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',4,'red choose coup',1794898752126);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',5,'red done',1794898752142);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',6,'orange take 1',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',7,'orange choose your-majesty',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',8,'orange special',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',9,'orange king toledo',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',10,'orange place castilla',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',11,'orange place valencia',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',12,'orange place sevilla',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',13,'orange place granada',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',14,'orange place castillo',1794898752157);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',15,'blue take 0',1794898752172);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',16,'blue choose justice',1794898752190);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',17,'blue place aragon',1794898752204);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',18,'blue place granada',1794898752218);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',19,'blue special',1794898752233);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',20,'blue name sevilla',1794898752250);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',21,'green take 1',1794898752265);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',22,'green choose upheaval',1794898752286);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',23,'green place sevilla',1794898752302);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',24,'green done',1794898752315);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',25,'green play 2',1794898752337);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',26,'orange play 9',1794898752350);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',27,'red play 11',1794898752361);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',28,'blue play 6',1794898752387);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',29,'red take 1',1794898752402);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',30,'red choose new-home',1794898752414);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',31,'red place castilla',1794898752426);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',32,'red place castillo',1794898752440);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',33,'red place valencia',1794898752455);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',34,'red place aragon',1794898752475);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',35,'red special',1794898752491);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',36,'red grande navarra',1794898752522);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',37,'orange take 2',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',38,'orange choose your-majesty',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',39,'orange special',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',40,'orange king castilla',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',41,'orange place galicia',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',42,'orange place navarra',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',43,'orange place toledo',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',44,'orange place toledo',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',45,'orange place toledo',1794898752537);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',46,'blue take 3',1794898752545);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',47,'blue choose heartland',1794898752561);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',48,'blue place toledo',1794898752575);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',49,'blue place aragon',1794898752602);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',50,'blue place galicia',1794898752630);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',51,'blue done',1794898752634);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',52,'green take 3',1794898752638);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',53,'green choose ambush',1794898752643);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',54,'green place castillo',1794898752655);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',55,'green done',1794898752661);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',56,'blue disc toledo',1794898752663);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',57,'orange disc cataluna',1794898752667);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',58,'red disc toledo',1794898752674);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',59,'green disc sevilla',1794898752678);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',60,'green play 10',1794898752905);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',61,'orange play 4',1794898752907);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',62,'red play 1',1794898753312);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',63,'blue play 7',1794898753519);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',64,'green take 1',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',65,'green choose your-majesty',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',66,'green place aragon',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',67,'green place castillo',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',68,'green place castillo',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',69,'green place aragon',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',70,'green place aragon',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',71,'green special',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',72,'green king aragon',1794898753557);
INSERT INTO log VALUES('cc3mediy6mw6ya2z',73,'blue take 1',1794898753937);
INSERT INTO log VALUES('uf7cgq284epjayvd',0,'red play 10',1794898754185);
INSERT INTO log VALUES('uf7cgq284epjayvd',1,'blue play 13',1794898754188);
INSERT INTO log VALUES('uf7cgq284epjayvd',2,'green play 1',1794898754190);
INSERT INTO log VALUES('uf7cgq284epjayvd',3,'orange play 5',1794898754192);
INSERT INTO log VALUES('uf7cgq284epjayvd',4,'purple play 6',1794898754194);
INSERT INTO log VALUES('uf7cgq284epjayvd',5,'blue choose your-majesty',1794898754197);
INSERT INTO log VALUES('uf7cgq284epjayvd',6,'blue place aragon',1794898754199);
INSERT INTO log VALUES('uf7cgq284epjayvd',7,'blue place aragon',1794898754201);
INSERT INTO log VALUES('uf7cgq284epjayvd',8,'blue place valencia',1794898754203);
INSERT INTO log VALUES('uf7cgq284epjayvd',9,'blue place castilla',1794898754210);
INSERT INTO log VALUES('uf7cgq284epjayvd',10,'blue place granada',1794898754212);
INSERT INTO log VALUES('uf7cgq284epjayvd',11,'blue done',1794898754214);
INSERT INTO log VALUES('uf7cgq284epjayvd',12,'red take 1',1794898754217);
INSERT INTO log VALUES('uf7cgq284epjayvd',13,'red choose revelation',1794898754219);
INSERT INTO log VALUES('uf7cgq284epjayvd',14,'red place sevilla',1794898754221);
INSERT INTO log VALUES('uf7cgq284epjayvd',15,'red place granada',1794898754223);
INSERT INTO log VALUES('uf7cgq284epjayvd',16,'red place castilla',1794898754225);
INSERT INTO log VALUES('uf7cgq284epjayvd',17,'red done',1794898754228);
INSERT INTO log VALUES('uf7cgq284epjayvd',18,'purple take 3',1794898754230);
INSERT INTO log VALUES('uf7cgq284epjayvd',19,'purple choose disbandment',1794898754232);
INSERT INTO log VALUES('uf7cgq284epjayvd',20,'purple special',1794898754234);
INSERT INTO log VALUES('uf7cgq284epjayvd',21,'purple place castilla',1794898754236);
INSERT INTO log VALUES('uf7cgq284epjayvd',22,'purple place castilla',1794898754238);
INSERT INTO log VALUES('uf7cgq284epjayvd',23,'orange take 3',1794898754241);
INSERT INTO log VALUES('uf7cgq284epjayvd',24,'orange choose coup',1794898754243);
INSERT INTO log VALUES('uf7cgq284epjayvd',25,'orange place sevilla',1794898754245);
INSERT INTO log VALUES('uf7cgq284epjayvd',26,'orange done',1794898754247);
INSERT INTO log VALUES('uf7cgq284epjayvd',27,'orange special',1794898754249);
INSERT INTO log VALUES('uf7cgq284epjayvd',28,'orange name navarra',1794898754252);
INSERT INTO log VALUES('uf7cgq284epjayvd',29,'green take 5',1794898754254);
INSERT INTO log VALUES('uf7cgq284epjayvd',30,'green choose upheaval',1794898754256);
INSERT INTO log VALUES('uf7cgq284epjayvd',31,'green place valencia',1794898754258);
INSERT INTO log VALUES('uf7cgq284epjayvd',32,'green done',1794898754260);
INSERT INTO log VALUES('uf7cgq284epjayvd',33,'green play 12',1794898754263);
INSERT INTO log VALUES('uf7cgq284epjayvd',34,'orange play 3',1794898754265);
INSERT INTO log VALUES('uf7cgq284epjayvd',35,'purple play 2',1794898754267);
INSERT INTO log VALUES('uf7cgq284epjayvd',36,'red play 11',1794898754269);
INSERT INTO log VALUES('uf7cgq284epjayvd',37,'blue play 5',1794898754272);
INSERT INTO log VALUES('uf7cgq284epjayvd',38,'green choose justice',1794898754274);
INSERT INTO log VALUES('uf7cgq284epjayvd',39,'green special',1794898754276);
INSERT INTO log VALUES('uf7cgq284epjayvd',40,'green name galicia',1794898754278);
INSERT INTO log VALUES('uf7cgq284epjayvd',41,'green place aragon',1794898754281);
INSERT INTO log VALUES('uf7cgq284epjayvd',42,'green place castilla',1794898754283);
INSERT INTO log VALUES('uf7cgq284epjayvd',43,'red take 0',1794898754285);
INSERT INTO log VALUES('uf7cgq284epjayvd',44,'red choose march',1794898754287);
INSERT INTO log VALUES('uf7cgq284epjayvd',45,'red done',1794898754289);
INSERT INTO log VALUES('uf7cgq284epjayvd',46,'blue take 2',1794898754292);
INSERT INTO log VALUES('uf7cgq284epjayvd',47,'blue choose decree',1794898754294);
INSERT INTO log VALUES('uf7cgq284epjayvd',48,'blue place castillo',1794898754296);
INSERT INTO log VALUES('uf7cgq284epjayvd',49,'blue place granada',1794898754298);
INSERT INTO log VALUES('uf7cgq284epjayvd',50,'blue done',1794898754301);
INSERT INTO log VALUES('uf7cgq284epjayvd',51,'orange take 2',1794898754303);
INSERT INTO log VALUES('uf7cgq284epjayvd',52,'orange choose your-majesty',1794898754305);
INSERT INTO log VALUES('uf7cgq284epjayvd',53,'orange place granada',1794898754307);
INSERT INTO log VALUES('uf7cgq284epjayvd',54,'orange place castilla',1794898754310);
INSERT INTO log VALUES('uf7cgq284epjayvd',55,'orange place sevilla',1794898754312);
INSERT INTO log VALUES('uf7cgq284epjayvd',56,'orange place aragon',1794898754314);
INSERT INTO log VALUES('uf7cgq284epjayvd',57,'orange special',1794898754317);
INSERT INTO log VALUES('uf7cgq284epjayvd',58,'orange king galicia',1794898754319);
INSERT INTO log VALUES('uf7cgq284epjayvd',59,'purple take 3',1794898754322);
INSERT INTO log VALUES('uf7cgq284epjayvd',60,'purple choose supremacy',1794898754324);
INSERT INTO log VALUES('uf7cgq284epjayvd',61,'purple place castilla',1794898754326);
INSERT INTO log VALUES('uf7cgq284epjayvd',62,'purple place castilla',1794898754329);
INSERT INTO log VALUES('uf7cgq284epjayvd',63,'purple place castillo',1794898754331);
INSERT INTO log VALUES('uf7cgq284epjayvd',64,'purple done',1794898754337);
INSERT INTO log VALUES('uf7cgq284epjayvd',65,'red disc castilla',1794898754343);
INSERT INTO log VALUES('uf7cgq284epjayvd',66,'blue disc valencia',1794898754350);
INSERT INTO log VALUES('uf7cgq284epjayvd',67,'green disc toledo',1794898754358);
INSERT INTO log VALUES('uf7cgq284epjayvd',68,'orange disc navarra',1794898754363);
INSERT INTO log VALUES('uf7cgq284epjayvd',69,'purple disc sevilla',1794898754365);
INSERT INTO log VALUES('uf7cgq284epjayvd',70,'purple play 5',1794898754577);
INSERT INTO log VALUES('uf7cgq284epjayvd',71,'undo 70',1794898754580);
INSERT INTO log VALUES('aztzubyykrkz755q',0,'red play 6',0);
INSERT INTO log VALUES('aztzubyykrkz755q',1,'blue play 1',0);
INSERT INTO log VALUES('aztzubyykrkz755q',2,'green play 5',0);
INSERT INTO log VALUES('aztzubyykrkz755q',3,'red take 1',0);
INSERT INTO log VALUES('aztzubyykrkz755q',4,'red choose your-majesty',0);
INSERT INTO log VALUES('aztzubyykrkz755q',5,'red special',0);
INSERT INTO log VALUES('aztzubyykrkz755q',6,'red king aragon',0);
INSERT INTO log VALUES('aztzubyykrkz755q',7,'red place castillo',0);
INSERT INTO log VALUES('aztzubyykrkz755q',8,'red done',0);
INSERT INTO log VALUES('aztzubyykrkz755q',9,'green take 3',0);
INSERT INTO log VALUES('aztzubyykrkz755q',10,'green choose coup',0);
INSERT INTO log VALUES('aztzubyykrkz755q',11,'green place castillo',0);
INSERT INTO log VALUES('aztzubyykrkz755q',12,'green place castillo',0);
INSERT INTO log VALUES('aztzubyykrkz755q',13,'green place toledo',0);
INSERT INTO log VALUES('aztzubyykrkz755q',14,'green place navarra',0);
INSERT INTO log VALUES('aztzubyykrkz755q',15,'green special',0);
INSERT INTO log VALUES('aztzubyykrkz755q',16,'green name valencia',0);
INSERT INTO log VALUES('aztzubyykrkz755q',17,'blue take 2',0);
INSERT INTO log VALUES('aztzubyykrkz755q',18,'blue choose revelation',0);
INSERT INTO log VALUES('aztzubyykrkz755q',19,'blue place toledo',0);
INSERT INTO log VALUES('aztzubyykrkz755q',20,'blue place cataluna',0);
INSERT INTO log VALUES('aztzubyykrkz755q',21,'blue place cataluna',0);
INSERT INTO log VALUES('aztzubyykrkz755q',22,'blue done',0);
INSERT INTO log VALUES('aztzubyykrkz755q',23,'blue play 3',0);
INSERT INTO log VALUES('aztzubyykrkz755q',24,'green play 12',0);
INSERT INTO log VALUES('aztzubyykrkz755q',25,'red play 7',0);
INSERT INTO log VALUES('aztzubyykrkz755q',26,'green choose your-majesty',0);
INSERT INTO log VALUES('aztzubyykrkz755q',27,'green place castillo',0);
INSERT INTO log VALUES('aztzubyykrkz755q',28,'green place navarra',0);
INSERT INTO log VALUES('aztzubyykrkz755q',29,'green place valencia',0);
INSERT INTO log VALUES('aztzubyykrkz755q',30,'green place navarra',0);
INSERT INTO log VALUES('aztzubyykrkz755q',31,'green place castillo',0);
INSERT INTO log VALUES('aztzubyykrkz755q',32,'green done',0);
INSERT INTO log VALUES('aztzubyykrkz755q',33,'red take 3',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',0,'blue play 5',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',1,'green play 3',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',2,'orange play 13',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',3,'red play 9',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',4,'orange choose your-majesty',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',5,'orange place toledo',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',6,'orange place castillo',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',7,'orange place cataluna',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',8,'orange place aragon',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',9,'orange place aragon',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',10,'orange special',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',11,'orange king toledo',0);
INSERT INTO log VALUES('awqdgza6zo743fqj',12,'red take 2',0);
CREATE TABLE request_keys (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    request_key TEXT NOT NULL,
    bit BIGINT NOT NULL,
    first BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id, request_key)
);
INSERT INTO request_keys VALUES('cc3mediy6mw6ya2z','fgch344xvqaa784p','once',1,62,1);
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
INSERT INTO chat VALUES('epvstn8o37bxcsi8','players',1,'fgch344xvqaa784p','Anna','Good luck!',1794898749675);
INSERT INTO chat VALUES('epvstn8o37bxcsi8','players',2,'kbwj54bzgye4b28n','Bert','Suerte – ¿empezamos?',1794898749701);
INSERT INTO chat VALUES('epvstn8o37bxcsi8','watchers',1,'3wch6igzqiagm2bs','Carla','pst',1794898749710);
INSERT INTO chat VALUES('cc3mediy6mw6ya2z','players',1,'fgch344xvqaa784p','Anna','Hello',1794898752025);
INSERT INTO chat VALUES('cc3mediy6mw6ya2z','watchers',1,'ue8bpcsk3ot8gm8x','Dora','Who wins?',1794898752034);
INSERT INTO chat VALUES('cc3mediy6mw6ya2z','players',2,'3wch6igzqiagm2bs','Carla','I must go.',1794898752049);
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
INSERT INTO results VALUES('epvstn8o37bxcsi8','fgch344xvqaa784p',1794898751059,2,1,70,0,1,27.635231383473648492,8.065506316323547864);
INSERT INTO results VALUES('epvstn8o37bxcsi8','kbwj54bzgye4b28n',1794898751059,2,2,43,0,1,22.364768616526351507,8.065506316323547864);
INSERT INTO results VALUES('63ja58nv22pmkkgj','fgch344xvqaa784p',1794898751929,3,2,36,0,0,NULL,NULL);
CREATE TABLE ratings (
    user_id TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL
);
INSERT INTO ratings VALUES('fgch344xvqaa784p',27.635231383473648492,8.065506316323547864,1);
INSERT INTO ratings VALUES('kbwj54bzgye4b28n',22.364768616526351507,8.065506316323547864,1);
CREATE TABLE webhooks (
    user_id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO webhooks VALUES('kbwj54bzgye4b28n','http://127.0.0.1:9/hook','vp5ddnjkdmsp83fh3swveovvgcen2dfx',1794898749610);
CREATE TABLE alerts (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
INSERT INTO alerts VALUES('kbwj54bzgye4b28n','epvstn8o37bxcsi8',83,1794898751034,11794898751034,0);
INSERT INTO alerts VALUES('kbwj54bzgye4b28n','cc3mediy6mw6ya2z',73,1794898753557,11794898753557,0);
CREATE INDEX passes_by_user ON passes (user_id);
CREATE INDEX tables_by_phase ON tables (phase, listed, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX results_by_user ON results (user_id, ended);
CREATE INDEX alerts_by_due ON alerts (due);
CREATE INDEX chat_by_user ON chat (user_id);
COMMIT;
