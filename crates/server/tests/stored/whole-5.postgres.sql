--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SELECT pg_catalog.set_config('search_path', '', false);



--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: alerts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alerts (
    user_id text NOT NULL,
    table_id text NOT NULL,
    ply bigint NOT NULL,
    at bigint NOT NULL,
    due bigint NOT NULL,
    tries bigint NOT NULL
);


--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    table_id text NOT NULL,
    room text NOT NULL,
    line bigint NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: editions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.editions (
    id text NOT NULL,
    text text NOT NULL
);


--
-- Name: health; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.health (
    process text NOT NULL,
    checked bigint NOT NULL,
    value text NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    table_id text NOT NULL,
    ply bigint NOT NULL,
    entry text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: passes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passes (
    hash text NOT NULL,
    id text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: ratings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ratings (
    user_id text NOT NULL,
    rating double precision NOT NULL,
    uncertainty double precision NOT NULL,
    games bigint NOT NULL
);


--
-- Name: request_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.request_keys (
    table_id text NOT NULL,
    user_id text NOT NULL,
    request_key text NOT NULL,
    "bit" bigint NOT NULL,
    first bigint NOT NULL,
    entries bigint NOT NULL
);


--
-- Name: results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.results (
    table_id text NOT NULL,
    user_id text NOT NULL,
    ended bigint NOT NULL,
    seats bigint NOT NULL,
    place bigint NOT NULL,
    points bigint NOT NULL,
    has_left bigint NOT NULL,
    rated bigint NOT NULL,
    rating double precision,
    uncertainty double precision
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    table_id text NOT NULL,
    "bit" bigint NOT NULL,
    user_id text,
    level text,
    ready bigint NOT NULL,
    since bigint NOT NULL,
    ahead text NOT NULL,
    clock bigint
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL,
    owner text NOT NULL,
    terms text NOT NULL,
    phase text NOT NULL,
    listed bigint NOT NULL,
    invitation text NOT NULL,
    origin text,
    next text,
    created bigint NOT NULL,
    started bigint,
    ended bigint,
    rules bigint NOT NULL,
    edition text NOT NULL,
    setup text,
    seed text,
    ply bigint NOT NULL,
    version bigint NOT NULL,
    asked bigint NOT NULL,
    due bigint,
    proposal text,
    quiet bigint DEFAULT 0 NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    name_key text,
    password text,
    created bigint NOT NULL
);


--
-- Name: webhooks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhooks (
    user_id text NOT NULL,
    url text NOT NULL,
    secret text NOT NULL,
    created bigint NOT NULL
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES
	(1, 'first', '2026-11-18 05:20:29.843158+00', true, '\x24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4', 19261863),
	(2, 'results and alerts', '2026-11-18 05:20:29.863043+00', true, '\x3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09', 9097026),
	(3, 'chat by user', '2026-11-18 05:20:29.872503+00', true, '\x807213efef013c918d8c10e7db18eb78594ea2abe521808df967c3950ce2f53e87f3b30f3a6a1e5db8dea0d64b588aaa', 1137289),
	(4, 'quiet changes and clocks', '2026-11-18 05:20:29.873899+00', true, '\xd7a7d3e88d9b10a5a91f4459319a70535b8a84ac226e1964bd3859d8df22c943c1c5e72ae2d6676ac7d27b2fed798b10', 702854),
	(5, 'health', '2026-11-18 05:20:29.874854+00', true, '\x1fea45c481e83edcf8b3d88f2668467bda009ee4303feec23b53d59dd95538c382fdfc232b32c0642e7e1f273ef37ec5', 2416577);


--
-- Data for Name: alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alerts VALUES
	('vp2pfsoyhhjxxbdb', 'z5ngxz6dosyy5i3z', 83, 1794979230287, 11794979230287, 0),
	('vp2pfsoyhhjxxbdb', 'yvkvjj53h62nfwer', 86, 1794979232514, 11794979232514, 0);


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES
	('z5ngxz6dosyy5i3z', 'players', 1, 'mojbq4q4hq7svrbq', 'Anna', 'Good luck!', 1794979230002),
	('z5ngxz6dosyy5i3z', 'players', 2, 'vp2pfsoyhhjxxbdb', 'Bert', 'Suerte – ¿empezamos?', 1794979230005),
	('z5ngxz6dosyy5i3z', 'watchers', 1, '5p75acac3ngqpab5', 'Carla', 'pst', 1794979230008),
	('yvkvjj53h62nfwer', 'players', 1, 'mojbq4q4hq7svrbq', 'Anna', 'Hello', 1794979230601),
	('yvkvjj53h62nfwer', 'watchers', 1, 'xg5mytachn3htvxb', 'Dora', 'Who wins?', 1794979230604),
	('yvkvjj53h62nfwer', 'players', 2, '5p75acac3ngqpab5', 'Carla', 'I must go.', 1794979230606);


--
-- Data for Name: editions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.editions VALUES
	('83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', '# El Grande, 2023 edition: all figures that the rulebooks do not print with certainty.
#
# You may correct any figure. A file with inconsistent figures is refused with the line and the reason.
# certainty: H the rulebooks state or show it; M one good outside source, or a strong inference from
# the 1995 deck; L our reconstruction. Every uncertain line gives its reason in a comment.
#
# If the upper half of a card differs from ours, give the card its own effect, for example
#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }
# Effects:
#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,
#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,
#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,
#   return one of each, discs return all, discs return 2, discs scatter, discs score once,
#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,
#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,
#   swap king with grande, infiltrate, veto
# "A then B" does A, then B, with at most three parts. "A or B" lets the player choose.

name = "2023"

# First, second and third values of the two scoring tiles (SET-3, SCO-6).
tiles = [[4, 0, 0], [8, 4, 0]]

# Caballeros that the power cards 1 to 13 bring to court (CRT-1).
court = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the rulebooks show 9, 12 and 13; the others are inferred from the 1995 game

# Board side for four and five players (SET-1). The certainty of a line applies to its values.
[board-4-5]
castillo = { values = [5, 3, 1], certainty = "H" }
order = [ # M: the rulebooks show Galicia and Navarra first; the others follow the list of regions below
    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",
]
france = ["navarra", "aragon", "cataluna"] # L: geography only
portugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only

[board-4-5.regions]
galicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour
navarra = { values = [5, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours except Castilla
aragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd values, all neighbours except Castilla
cataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd values, both neighbours
castilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values
toledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla
valencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd values, neighbours Cataluña and Aragón
sevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours
granada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo

# Board side for two and three players (SET-1). The third value is never scored there (SCO-7).
[board-2-3]
castillo = { values = [5, 3, 0], certainty = "L" } # L: same as the other side
order = [ # L: same as the other side
    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",
]
france = ["navarra", "aragon", "cataluna"] # L: geography only
portugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only

[board-2-3.regions]
galicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: same as the other side
navarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: same as the other side
aragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: same as the other side
cataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: same as the other side
castilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: same as the other side
toledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: same as the other side
valencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: same as the other side
sevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: same as the other side
granada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: same as the other side

# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.
[modifiers]
"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies guessed from a total of 16; M: the ability
"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies guessed from a total of 16; M: the ability
"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies guessed from a total of 16; M: the ability
"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies guessed from a total of 16; M: the ability

# Every kind of action card; copies = 0 if it is not in the box. The certainty applies to the copies.
[cards]
# Stack 1: ten cards.
intrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
conspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
ambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
march = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
upheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
skirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
exodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
militia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck

# Stack 2: ten cards.
justice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck
withdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
civil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
assassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
levy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
disbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
desertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of the player''s own caballeros

# Stack 3: ten cards.
outposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
fiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
revelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
strongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
supremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
heartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
hinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck

# Stack 4: ten cards.
decree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck
empowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
new-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
coup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
summons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
royal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck

# Stack 5: the King card.
your-majesty = { copies = 1, certainty = "H" }

# Alternative cards (ALT-1). M: representation belongs to stack 1 and rivalry to stack 4.
representation = { copies = 1, certainty = "H" }
veto = { copies = 2, certainty = "H" }
rivalry = { copies = 1, certainty = "H" }

# New Regency: ten cards (REG-1).
exile = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds
entourage = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds
country-seat = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds
competition = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds
revolt = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds
infiltration = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds
deputy = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds
'),
	('26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e', '# El Grande, 2023 edition: all figures that the rulebooks do not print with certainty.
#
# You may correct any figure. A file with inconsistent figures is refused with the line and the reason.
# certainty: H the rulebooks state or show it; M one good outside source, or a strong inference from
# the 1995 deck; L our reconstruction. Every uncertain line gives its reason in a comment.
#
# If the upper half of a card differs from ours, give the card its own effect, for example
#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }
# Effects:
#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,
#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,
#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,
#   return one of each, discs return all, discs return 2, discs scatter, discs score once,
#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,
#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,
#   swap king with grande, infiltrate, veto
# "A then B" does A, then B, with at most three parts. "A or B" lets the player choose.

name = "ours"

# First, second and third values of the two scoring tiles (SET-3, SCO-6).
tiles = [[4, 0, 0], [8, 4, 0]]

# Caballeros that the power cards 1 to 13 bring to court (CRT-1).
court = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the rulebooks show 9, 12 and 13; the others are inferred from the 1995 game

# Board side for four and five players (SET-1). The certainty of a line applies to its values.
[board-4-5]
castillo = { values = [5, 3, 1], certainty = "H" }
order = [ # M: the rulebooks show Galicia and Navarra first; the others follow the list of regions below
    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",
]
france = ["navarra", "aragon", "cataluna"] # L: geography only
portugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only

[board-4-5.regions]
galicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour
navarra = { values = [6, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours except Castilla
aragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd values, all neighbours except Castilla
cataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd values, both neighbours
castilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values
toledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla
valencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd values, neighbours Cataluña and Aragón
sevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours
granada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo

# Board side for two and three players (SET-1). The third value is never scored there (SCO-7).
[board-2-3]
castillo = { values = [5, 3, 0], certainty = "L" } # L: same as the other side
order = [ # L: same as the other side
    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",
]
france = ["navarra", "aragon", "cataluna"] # L: geography only
portugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only

[board-2-3.regions]
galicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: same as the other side
navarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: same as the other side
aragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: same as the other side
cataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: same as the other side
castilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: same as the other side
toledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: same as the other side
valencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: same as the other side
sevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: same as the other side
granada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: same as the other side

# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.
[modifiers]
"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies guessed from a total of 16; M: the ability
"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies guessed from a total of 16; M: the ability
"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies guessed from a total of 16; M: the ability
"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies guessed from a total of 16; M: the ability

# Every kind of action card; copies = 0 if it is not in the box. The certainty applies to the copies.
[cards]
# Stack 1: ten cards.
intrigue = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
conspiracy = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
ambush = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
march = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
upheaval = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
skirmish = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
exodus = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
militia = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck

# Stack 2: ten cards.
justice = { copies = 4, certainty = "M" } # M: copies inferred from the 1995 deck
withdrawal = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
civil-war = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
assassin = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
levy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
disbandment = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
desertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of the player''s own caballeros

# Stack 3: ten cards.
outposts = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
fiesta = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
revelation = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
strongholds = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
supremacy = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
heartland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
hinterland = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck

# Stack 4: ten cards.
decree = { copies = 3, certainty = "M" } # M: copies inferred from the 1995 deck
empowerment = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
new-home = { copies = 2, certainty = "M" } # M: copies inferred from the 1995 deck
coup = { copies = 1, certainty = "M" } # M: copies inferred from the 1995 deck
summons = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck
royal-adviser = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck

# Stack 5: the King card.
your-majesty = { copies = 1, certainty = "H" }

# Alternative cards (ALT-1). M: representation belongs to stack 1 and rivalry to stack 4.
representation = { copies = 1, certainty = "H" }
veto = { copies = 2, certainty = "H" }
rivalry = { copies = 1, certainty = "H" }

# New Regency: ten cards (REG-1).
exile = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds
entourage = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds
country-seat = { copies = 2, certainty = "L" } # L: copies guessed from ten cards of seven kinds
competition = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds
revolt = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds
infiltration = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds
deputy = { copies = 1, certainty = "L" } # L: copies guessed from ten cards of seven kinds
');


--
-- Data for Name: health; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES
	('z5ngxz6dosyy5i3z', 0, 'red pass -1', 1794979230011),
	('z5ngxz6dosyy5i3z', 1, 'blue pass +1', 1794979230016),
	('z5ngxz6dosyy5i3z', 2, 'red play 1+1', 1794979230020),
	('z5ngxz6dosyy5i3z', 3, 'blue play 7-2', 1794979230025),
	('z5ngxz6dosyy5i3z', 4, 'blue take 3', 1794979230030),
	('z5ngxz6dosyy5i3z', 5, 'blue place sevilla', 1794979230035),
	('z5ngxz6dosyy5i3z', 6, 'blue choose summons', 1794979230039),
	('z5ngxz6dosyy5i3z', 7, 'blue place aragon', 1794979230044),
	('z5ngxz6dosyy5i3z', 8, 'blue place toledo', 1794979230048),
	('z5ngxz6dosyy5i3z', 9, 'blue place granada', 1794979230052),
	('z5ngxz6dosyy5i3z', 10, 'blue place cataluna', 1794979230057),
	('z5ngxz6dosyy5i3z', 11, 'blue special', 1794979230062),
	('z5ngxz6dosyy5i3z', 12, 'red take 1', 1794979230067),
	('z5ngxz6dosyy5i3z', 13, 'red take 1', 1794979230071),
	('z5ngxz6dosyy5i3z', 14, 'red choose conspiracy', 1794979230074),
	('z5ngxz6dosyy5i3z', 15, 'red special', 1794979230077),
	('z5ngxz6dosyy5i3z', 16, 'red name cataluna', 1794979230080),
	('z5ngxz6dosyy5i3z', 17, 'red done', 1794979230083),
	('z5ngxz6dosyy5i3z', 18, 'red done', 1794979230085),
	('z5ngxz6dosyy5i3z', 19, 'red play 3', 1794979230088),
	('z5ngxz6dosyy5i3z', 20, 'blue play 12', 1794979230092),
	('z5ngxz6dosyy5i3z', 21, 'blue choose conspiracy', 1794979230097),
	('z5ngxz6dosyy5i3z', 22, 'blue place toledo', 1794979230100),
	('z5ngxz6dosyy5i3z', 23, 'blue special', 1794979230104),
	('z5ngxz6dosyy5i3z', 24, 'blue name sevilla', 1794979230107),
	('z5ngxz6dosyy5i3z', 25, 'blue move blue sevilla castilla', 1794979230111),
	('z5ngxz6dosyy5i3z', 26, 'red take 5', 1794979230114),
	('z5ngxz6dosyy5i3z', 27, 'red choose fiesta', 1794979230117),
	('z5ngxz6dosyy5i3z', 28, 'red place granada', 1794979230120),
	('z5ngxz6dosyy5i3z', 29, 'red place cataluna', 1794979230123),
	('z5ngxz6dosyy5i3z', 30, 'red place toledo', 1794979230125),
	('z5ngxz6dosyy5i3z', 31, 'red done', 1794979230128),
	('z5ngxz6dosyy5i3z', 32, 'red disc toledo', 1794979230131),
	('z5ngxz6dosyy5i3z', 33, 'blue disc navarra', 1794979230134),
	('z5ngxz6dosyy5i3z', 34, 'red play 9-1', 1794979230137),
	('z5ngxz6dosyy5i3z', 35, 'blue play 2', 1794979230140),
	('z5ngxz6dosyy5i3z', 36, 'red take 1', 1794979230144),
	('z5ngxz6dosyy5i3z', 37, 'red move blue aragon galicia', 1794979230147),
	('z5ngxz6dosyy5i3z', 38, 'red choose upheaval', 1794979230150),
	('z5ngxz6dosyy5i3z', 39, 'red place cataluna', 1794979230152),
	('z5ngxz6dosyy5i3z', 40, 'red done', 1794979230155),
	('z5ngxz6dosyy5i3z', 41, 'blue take 4', 1794979230159),
	('z5ngxz6dosyy5i3z', 42, 'blue choose royal-adviser', 1794979230162),
	('z5ngxz6dosyy5i3z', 43, 'blue done', 1794979230165),
	('z5ngxz6dosyy5i3z', 44, 'blue play 1', 1794979230169),
	('z5ngxz6dosyy5i3z', 45, 'red play 5', 1794979230172),
	('z5ngxz6dosyy5i3z', 46, 'red take 1', 1794979230175),
	('z5ngxz6dosyy5i3z', 47, 'red choose outposts', 1794979230178),
	('z5ngxz6dosyy5i3z', 48, 'red done', 1794979230180),
	('z5ngxz6dosyy5i3z', 49, 'blue take 2', 1794979230184),
	('z5ngxz6dosyy5i3z', 50, 'blue choose empowerment', 1794979230187),
	('z5ngxz6dosyy5i3z', 51, 'blue place cataluna', 1794979230190),
	('z5ngxz6dosyy5i3z', 52, 'blue place aragon', 1794979230193),
	('z5ngxz6dosyy5i3z', 53, 'blue place cataluna', 1794979230196),
	('z5ngxz6dosyy5i3z', 54, 'blue place toledo', 1794979230200),
	('z5ngxz6dosyy5i3z', 55, 'blue special', 1794979230203),
	('z5ngxz6dosyy5i3z', 56, 'blue recall 12', 1794979230206),
	('z5ngxz6dosyy5i3z', 57, 'red disc navarra', 1794979230210),
	('z5ngxz6dosyy5i3z', 58, 'blue disc castilla', 1794979230214),
	('z5ngxz6dosyy5i3z', 59, 'blue play 12', 1794979230218),
	('z5ngxz6dosyy5i3z', 60, 'red play 13-2', 1794979230221),
	('z5ngxz6dosyy5i3z', 61, 'blue choose skirmish', 1794979230224),
	('z5ngxz6dosyy5i3z', 62, 'blue place aragon', 1794979230228),
	('z5ngxz6dosyy5i3z', 63, 'blue special', 1794979230231),
	('z5ngxz6dosyy5i3z', 64, 'blue move blue cataluna granada', 1794979230234),
	('z5ngxz6dosyy5i3z', 65, 'blue move blue cataluna galicia', 1794979230237),
	('z5ngxz6dosyy5i3z', 66, 'blue move blue aragon granada', 1794979230241),
	('z5ngxz6dosyy5i3z', 67, 'red place galicia', 1794979230244),
	('z5ngxz6dosyy5i3z', 68, 'red choose empowerment', 1794979230247),
	('z5ngxz6dosyy5i3z', 69, 'red place castillo', 1794979230249),
	('z5ngxz6dosyy5i3z', 70, 'red done', 1794979230252),
	('z5ngxz6dosyy5i3z', 71, 'red special', 1794979230255),
	('z5ngxz6dosyy5i3z', 72, 'red recall 13', 1794979230257),
	('z5ngxz6dosyy5i3z', 73, 'red play 2', 1794979230260),
	('z5ngxz6dosyy5i3z', 74, 'blue play 3', 1794979230263),
	('z5ngxz6dosyy5i3z', 75, 'blue take 2', 1794979230266),
	('z5ngxz6dosyy5i3z', 76, 'blue choose militia', 1794979230269),
	('z5ngxz6dosyy5i3z', 77, 'blue special', 1794979230272),
	('z5ngxz6dosyy5i3z', 78, 'blue done', 1794979230276),
	('z5ngxz6dosyy5i3z', 79, 'blue place cataluna', 1794979230279),
	('z5ngxz6dosyy5i3z', 80, 'red take 2', 1794979230282),
	('z5ngxz6dosyy5i3z', 81, 'red choose decree', 1794979230285),
	('z5ngxz6dosyy5i3z', 82, 'red done', 1794979230287),
	('z5ngxz6dosyy5i3z', 83, 'red disc galicia', 1794979230291),
	('z5ngxz6dosyy5i3z', 84, 'blue disc aragon', 1794979230294),
	('3oxjjtygknxude42', 0, 'green play 8', 1794979230307),
	('3oxjjtygknxude42', 1, 'red play 13', 1794979230310),
	('3oxjjtygknxude42', 2, 'blue play 5', 1794979230312),
	('3oxjjtygknxude42', 3, 'red choose justice', 1794979230314),
	('3oxjjtygknxude42', 4, 'red place aragon', 1794979230318),
	('3oxjjtygknxude42', 5, 'red place castillo', 1794979230321),
	('3oxjjtygknxude42', 6, 'red special', 1794979230324),
	('3oxjjtygknxude42', 7, 'red name castilla', 1794979230327),
	('3oxjjtygknxude42', 8, 'green take 2', 1794979230332),
	('3oxjjtygknxude42', 9, 'green choose country-seat', 1794979230332),
	('3oxjjtygknxude42', 10, 'green place aragon', 1794979230332),
	('3oxjjtygknxude42', 11, 'green place castilla', 1794979230332),
	('3oxjjtygknxude42', 12, 'green place valencia', 1794979230332),
	('3oxjjtygknxude42', 13, 'green place granada', 1794979230332),
	('3oxjjtygknxude42', 14, 'green place castillo', 1794979230332);
INSERT INTO public.log VALUES
	('3oxjjtygknxude42', 15, 'green special', 1794979230332),
	('3oxjjtygknxude42', 16, 'green king valencia', 1794979230332),
	('3oxjjtygknxude42', 17, 'blue take 2', 1794979230339),
	('3oxjjtygknxude42', 18, 'blue choose decree', 1794979230339),
	('3oxjjtygknxude42', 19, 'blue place castillo', 1794979230339),
	('3oxjjtygknxude42', 20, 'blue place cataluna', 1794979230339),
	('3oxjjtygknxude42', 21, 'blue place castillo', 1794979230339),
	('3oxjjtygknxude42', 22, 'blue place aragon', 1794979230339),
	('3oxjjtygknxude42', 23, 'blue done', 1794979230339),
	('3oxjjtygknxude42', 24, 'blue play 13', 1794979230343),
	('3oxjjtygknxude42', 25, 'green play 7', 1794979230345),
	('3oxjjtygknxude42', 26, 'red play 6', 1794979230349),
	('3oxjjtygknxude42', 29, 'green take 3', 1794979230352),
	('3oxjjtygknxude42', 30, 'green choose entourage', 1794979230352),
	('3oxjjtygknxude42', 31, 'green place aragon', 1794979230352),
	('3oxjjtygknxude42', 32, 'green place cataluna', 1794979230352),
	('3oxjjtygknxude42', 33, 'green place cataluna', 1794979230352),
	('3oxjjtygknxude42', 34, 'green place toledo', 1794979230352),
	('3oxjjtygknxude42', 35, 'green place castillo', 1794979230352),
	('3oxjjtygknxude42', 36, 'green done', 1794979230352),
	('3oxjjtygknxude42', 37, 'red take 3', 1794979230359),
	('3oxjjtygknxude42', 46, 'green play 2', 1794979230392),
	('3oxjjtygknxude42', 51, 'red place cataluna', 1794979230415),
	('3oxjjtygknxude42', 55, 'red king toledo', 1794979230432),
	('3oxjjtygknxude42', 93, 'blue disc granada', 1794979230494),
	('3oxjjtygknxude42', 97, 'red play 2', 1794979230513),
	('3oxjjtygknxude42', 111, 'red choose entourage', 1794979230534),
	('3oxjjtygknxude42', 113, 'red done', 1794979230542),
	('3oxjjtygknxude42', 115, 'red play 5', 1794979230550),
	('3oxjjtygknxude42', 124, 'blue take 1', 1794979230559),
	('3oxjjtygknxude42', 125, 'blue choose empowerment', 1794979230559),
	('3oxjjtygknxude42', 126, 'blue place aragon', 1794979230559),
	('3oxjjtygknxude42', 127, 'blue done', 1794979230559),
	('3oxjjtygknxude42', 128, 'blue done', 1794979230559),
	('3oxjjtygknxude42', 133, 'green disc aragon', 1794979230573),
	('jp4zyw8mqyc4udyi', 0, 'green play 8', 1794979230579),
	('jp4zyw8mqyc4udyi', 1, 'red play 13', 1794979230579),
	('jp4zyw8mqyc4udyi', 2, 'blue play 5', 1794979230579),
	('jp4zyw8mqyc4udyi', 3, 'red choose justice', 1794979230579),
	('jp4zyw8mqyc4udyi', 4, 'red place aragon', 1794979230579),
	('jp4zyw8mqyc4udyi', 5, 'red place castillo', 1794979230579),
	('jp4zyw8mqyc4udyi', 6, 'red special', 1794979230579),
	('jp4zyw8mqyc4udyi', 7, 'red name castilla', 1794979230579),
	('jp4zyw8mqyc4udyi', 8, 'green take 2', 1794979230579),
	('jp4zyw8mqyc4udyi', 9, 'green choose country-seat', 1794979230579),
	('jp4zyw8mqyc4udyi', 10, 'green place aragon', 1794979230579),
	('jp4zyw8mqyc4udyi', 11, 'green place castilla', 1794979230579),
	('jp4zyw8mqyc4udyi', 12, 'green place valencia', 1794979230579),
	('jp4zyw8mqyc4udyi', 13, 'green place granada', 1794979230579),
	('jp4zyw8mqyc4udyi', 14, 'green place castillo', 1794979230579),
	('jp4zyw8mqyc4udyi', 15, 'green special', 1794979230579),
	('jp4zyw8mqyc4udyi', 16, 'green king valencia', 1794979230579),
	('jp4zyw8mqyc4udyi', 17, 'blue take 2', 1794979230579),
	('jp4zyw8mqyc4udyi', 18, 'blue choose decree', 1794979230579),
	('jp4zyw8mqyc4udyi', 19, 'blue place castillo', 1794979230579),
	('jp4zyw8mqyc4udyi', 20, 'blue place cataluna', 1794979230579),
	('jp4zyw8mqyc4udyi', 21, 'blue place castillo', 1794979230579),
	('jp4zyw8mqyc4udyi', 22, 'blue place aragon', 1794979230579),
	('jp4zyw8mqyc4udyi', 23, 'blue done', 1794979230579),
	('jp4zyw8mqyc4udyi', 24, 'blue play 13', 1794979230579),
	('jp4zyw8mqyc4udyi', 25, 'green play 7', 1794979230579),
	('jp4zyw8mqyc4udyi', 26, 'red play 6', 1794979230579),
	('jp4zyw8mqyc4udyi', 27, 'blue choose outposts', 1794979230579),
	('jp4zyw8mqyc4udyi', 28, 'blue done', 1794979230579),
	('jp4zyw8mqyc4udyi', 29, 'green take 3', 1794979230579),
	('jp4zyw8mqyc4udyi', 30, 'green choose entourage', 1794979230579),
	('jp4zyw8mqyc4udyi', 31, 'green place aragon', 1794979230579),
	('jp4zyw8mqyc4udyi', 32, 'green place cataluna', 1794979230579),
	('jp4zyw8mqyc4udyi', 33, 'green place cataluna', 1794979230579),
	('jp4zyw8mqyc4udyi', 34, 'green place toledo', 1794979230579),
	('jp4zyw8mqyc4udyi', 35, 'green place castillo', 1794979230579),
	('jp4zyw8mqyc4udyi', 36, 'green done', 1794979230579),
	('jp4zyw8mqyc4udyi', 37, 'red take 3', 1794979230579),
	('jp4zyw8mqyc4udyi', 38, 'red choose conspiracy', 1794979230579),
	('jp4zyw8mqyc4udyi', 39, 'red place castillo', 1794979230579),
	('jp4zyw8mqyc4udyi', 40, 'red done', 1794979230579),
	('jp4zyw8mqyc4udyi', 41, 'blue disc cataluna', 1794979230579),
	('jp4zyw8mqyc4udyi', 42, 'green disc navarra', 1794979230579),
	('jp4zyw8mqyc4udyi', 43, 'red disc cataluna', 1794979230579),
	('jp4zyw8mqyc4udyi', 44, 'red play 10', 1794979230579),
	('jp4zyw8mqyc4udyi', 45, 'blue play 1', 1794979230579),
	('jp4zyw8mqyc4udyi', 46, 'green play 2', 1794979230579),
	('jp4zyw8mqyc4udyi', 47, 'red take 1', 1794979230579),
	('3oxjjtygknxude42', 27, 'blue choose outposts', 1794979230350),
	('3oxjjtygknxude42', 28, 'blue done', 1794979230350),
	('3oxjjtygknxude42', 38, 'red choose conspiracy', 1794979230363),
	('3oxjjtygknxude42', 41, 'blue disc cataluna', 1794979230374),
	('3oxjjtygknxude42', 42, 'green disc navarra', 1794979230377),
	('3oxjjtygknxude42', 45, 'blue play 1', 1794979230389),
	('3oxjjtygknxude42', 50, 'red place cataluna', 1794979230411),
	('3oxjjtygknxude42', 54, 'red special', 1794979230428),
	('3oxjjtygknxude42', 68, 'red disc galicia', 1794979230445),
	('3oxjjtygknxude42', 117, 'green play 12', 1794979230556),
	('3oxjjtygknxude42', 118, 'green choose ambush', 1794979230556),
	('3oxjjtygknxude42', 119, 'green place castillo', 1794979230556),
	('3oxjjtygknxude42', 120, 'green special', 1794979230556),
	('3oxjjtygknxude42', 121, 'green move red cataluna castilla', 1794979230556),
	('3oxjjtygknxude42', 122, 'green move red cataluna granada', 1794979230556),
	('3oxjjtygknxude42', 123, 'green move blue valencia sevilla', 1794979230556),
	('3oxjjtygknxude42', 130, 'red choose justice', 1794979230566);
INSERT INTO public.log VALUES
	('3oxjjtygknxude42', 132, 'blue disc toledo', 1794979230571),
	('jp4zyw8mqyc4udyi', 54, 'green take 0', 1794979230585),
	('jp4zyw8mqyc4udyi', 55, 'green choose desertion', 1794979230585),
	('jp4zyw8mqyc4udyi', 56, 'green place cataluna', 1794979230585),
	('jp4zyw8mqyc4udyi', 57, 'green place aragon', 1794979230585),
	('jp4zyw8mqyc4udyi', 58, 'green special', 1794979230585),
	('yvkvjj53h62nfwer', 1, 'blue play 11', 1794979230615),
	('yvkvjj53h62nfwer', 4, 'blue take 0', 1794979230626),
	('yvkvjj53h62nfwer', 7, 'blue king sevilla', 1794979230639),
	('yvkvjj53h62nfwer', 10, 'blue place toledo', 1794979230653),
	('yvkvjj53h62nfwer', 22, 'green choose hinterland', 1794979230707),
	('yvkvjj53h62nfwer', 47, 'blue place castillo', 1794979230760),
	('yvkvjj53h62nfwer', 50, 'blue done', 1794979230775),
	('yvkvjj53h62nfwer', 55, 'green place toledo', 1794979230804),
	('yvkvjj53h62nfwer', 67, 'red play 1', 1794979232282),
	('c4niy6g4d2n5f2mj', 1, 'purple play 2', 1794979233130),
	('c4niy6g4d2n5f2mj', 3, 'blue play 6', 1794979233136),
	('c4niy6g4d2n5f2mj', 5, 'orange choose empowerment', 1794979233142),
	('c4niy6g4d2n5f2mj', 7, 'orange recall 13', 1794979233148),
	('c4niy6g4d2n5f2mj', 9, 'orange place castilla', 1794979233154),
	('c4niy6g4d2n5f2mj', 11, 'orange place navarra', 1794979233161),
	('c4niy6g4d2n5f2mj', 13, 'blue choose your-majesty', 1794979233167),
	('c4niy6g4d2n5f2mj', 15, 'blue king sevilla', 1794979233173),
	('c4niy6g4d2n5f2mj', 17, 'blue place toledo', 1794979233179),
	('c4niy6g4d2n5f2mj', 19, 'blue place castillo', 1794979233185),
	('c4niy6g4d2n5f2mj', 21, 'green take 4', 1794979233192),
	('c4niy6g4d2n5f2mj', 23, 'green place toledo', 1794979233198),
	('c4niy6g4d2n5f2mj', 25, 'red take 5', 1794979233204),
	('c4niy6g4d2n5f2mj', 27, 'red done', 1794979233211),
	('c4niy6g4d2n5f2mj', 29, 'purple choose supremacy', 1794979233216),
	('c4niy6g4d2n5f2mj', 31, 'purple done', 1794979233222),
	('c4niy6g4d2n5f2mj', 33, 'purple play 5', 1794979233228),
	('c4niy6g4d2n5f2mj', 35, 'blue play 1', 1794979233234),
	('c4niy6g4d2n5f2mj', 37, 'orange play 6', 1794979233239),
	('c4niy6g4d2n5f2mj', 39, 'red choose skirmish', 1794979233245),
	('c4niy6g4d2n5f2mj', 41, 'orange take 2', 1794979233250),
	('c4niy6g4d2n5f2mj', 43, 'orange special', 1794979233256),
	('c4niy6g4d2n5f2mj', 45, 'orange done', 1794979233261),
	('c4niy6g4d2n5f2mj', 47, 'purple choose your-majesty', 1794979233267),
	('c4niy6g4d2n5f2mj', 49, 'purple place toledo', 1794979233272),
	('c4niy6g4d2n5f2mj', 51, 'purple place toledo', 1794979233278),
	('c4niy6g4d2n5f2mj', 53, 'purple special', 1794979233283),
	('c4niy6g4d2n5f2mj', 55, 'green take 0', 1794979233289),
	('c4niy6g4d2n5f2mj', 57, 'green place aragon', 1794979233294),
	('c4niy6g4d2n5f2mj', 59, 'green done', 1794979233300),
	('c4niy6g4d2n5f2mj', 61, 'blue choose royal-adviser', 1794979233305),
	('c4niy6g4d2n5f2mj', 63, 'blue place navarra', 1794979233311),
	('c4niy6g4d2n5f2mj', 65, 'blue special', 1794979233316),
	('c4niy6g4d2n5f2mj', 67, 'red disc galicia', 1794979233322),
	('c4niy6g4d2n5f2mj', 69, 'green disc granada', 1794979233327),
	('od54bup52spmo6p8', 36, 'blue take 6', 0),
	('od54bup52spmo6p8', 37, 'blue choose fiesta', 0),
	('od54bup52spmo6p8', 38, 'blue place castillo', 0),
	('od54bup52spmo6p8', 39, 'blue place aragon', 0),
	('od54bup52spmo6p8', 40, 'blue place aragon', 0),
	('od54bup52spmo6p8', 41, 'blue special', 0),
	('od54bup52spmo6p8', 44, 'green disc navarra', 0),
	('3oxjjtygknxude42', 39, 'red place castillo', 1794979230365),
	('3oxjjtygknxude42', 40, 'red done', 1794979230370),
	('3oxjjtygknxude42', 43, 'red disc cataluna', 1794979230382),
	('3oxjjtygknxude42', 44, 'red play 10', 1794979230387),
	('3oxjjtygknxude42', 47, 'red take 1', 1794979230397),
	('3oxjjtygknxude42', 48, 'red choose country-seat', 1794979230402),
	('3oxjjtygknxude42', 49, 'red place cataluna', 1794979230407),
	('3oxjjtygknxude42', 52, 'red place aragon', 1794979230419),
	('3oxjjtygknxude42', 53, 'red place castillo', 1794979230424),
	('3oxjjtygknxude42', 56, 'green take 5', 1794979230434),
	('3oxjjtygknxude42', 57, 'green choose new-home', 1794979230434),
	('3oxjjtygknxude42', 58, 'green place castilla', 1794979230434),
	('3oxjjtygknxude42', 59, 'green place castilla', 1794979230434),
	('3oxjjtygknxude42', 60, 'green place castillo', 1794979230434),
	('3oxjjtygknxude42', 61, 'green place castillo', 1794979230434),
	('3oxjjtygknxude42', 62, 'green special', 1794979230434),
	('3oxjjtygknxude42', 63, 'green grande navarra', 1794979230434),
	('3oxjjtygknxude42', 64, 'blue take 3', 1794979230436),
	('3oxjjtygknxude42', 65, 'blue choose desertion', 1794979230436),
	('3oxjjtygknxude42', 66, 'blue special', 1794979230436),
	('3oxjjtygknxude42', 67, 'green disc cataluna', 1794979230440),
	('3oxjjtygknxude42', 69, 'blue place valencia', 1794979230447),
	('3oxjjtygknxude42', 70, 'blue place aragon', 1794979230447),
	('3oxjjtygknxude42', 71, 'blue play 9', 1794979230450),
	('3oxjjtygknxude42', 72, 'green play 5', 1794979230456),
	('3oxjjtygknxude42', 73, 'red play 11', 1794979230462),
	('3oxjjtygknxude42', 74, 'red take 0', 1794979230470),
	('3oxjjtygknxude42', 75, 'red choose outposts', 1794979230476),
	('3oxjjtygknxude42', 76, 'red done', 1794979230481),
	('3oxjjtygknxude42', 77, 'blue take 0', 1794979230484),
	('3oxjjtygknxude42', 78, 'blue choose decree', 1794979230484),
	('3oxjjtygknxude42', 79, 'blue place sevilla', 1794979230484),
	('3oxjjtygknxude42', 80, 'blue place sevilla', 1794979230484),
	('3oxjjtygknxude42', 81, 'blue place castillo', 1794979230484),
	('3oxjjtygknxude42', 82, 'blue place castilla', 1794979230484),
	('3oxjjtygknxude42', 83, 'blue done', 1794979230484),
	('3oxjjtygknxude42', 84, 'green take 4', 1794979230489),
	('3oxjjtygknxude42', 85, 'green choose competition', 1794979230489),
	('3oxjjtygknxude42', 86, 'green special', 1794979230489),
	('3oxjjtygknxude42', 87, 'green king navarra', 1794979230489),
	('3oxjjtygknxude42', 88, 'green place galicia', 1794979230489),
	('3oxjjtygknxude42', 89, 'green place aragon', 1794979230489),
	('3oxjjtygknxude42', 90, 'green place castilla', 1794979230489);
INSERT INTO public.log VALUES
	('3oxjjtygknxude42', 91, 'green place castillo', 1794979230489),
	('3oxjjtygknxude42', 92, 'green place castillo', 1794979230489),
	('3oxjjtygknxude42', 94, 'green disc cataluna', 1794979230497),
	('3oxjjtygknxude42', 95, 'red disc castilla', 1794979230503),
	('3oxjjtygknxude42', 96, 'green play 9', 1794979230506),
	('3oxjjtygknxude42', 98, 'blue play 6', 1794979230516),
	('3oxjjtygknxude42', 99, 'green take 2', 1794979230521),
	('3oxjjtygknxude42', 100, 'green choose march', 1794979230521),
	('3oxjjtygknxude42', 101, 'green place galicia', 1794979230521),
	('3oxjjtygknxude42', 102, 'green special', 1794979230521),
	('3oxjjtygknxude42', 103, 'green move green galicia aragon', 1794979230521),
	('3oxjjtygknxude42', 104, 'green move green galicia granada', 1794979230521),
	('3oxjjtygknxude42', 105, 'green move green aragon galicia', 1794979230521),
	('3oxjjtygknxude42', 106, 'green move green sevilla castillo', 1794979230521),
	('3oxjjtygknxude42', 107, 'blue take 2', 1794979230524),
	('3oxjjtygknxude42', 108, 'blue choose disbandment', 1794979230524),
	('3oxjjtygknxude42', 109, 'blue done', 1794979230524),
	('3oxjjtygknxude42', 110, 'red take 1', 1794979230529),
	('3oxjjtygknxude42', 112, 'red place castilla', 1794979230538),
	('3oxjjtygknxude42', 114, 'red done', 1794979230546),
	('3oxjjtygknxude42', 116, 'blue play 8', 1794979230552),
	('3oxjjtygknxude42', 129, 'red take 3', 1794979230563),
	('3oxjjtygknxude42', 131, 'red done', 1794979230569),
	('3oxjjtygknxude42', 134, 'red disc sevilla', 1794979230576),
	('jp4zyw8mqyc4udyi', 50, 'red place cataluna', 1794979230583),
	('jp4zyw8mqyc4udyi', 51, 'red place granada', 1794979230583),
	('jp4zyw8mqyc4udyi', 52, 'red done', 1794979230583),
	('jp4zyw8mqyc4udyi', 53, 'red done', 1794979230583),
	('jp4zyw8mqyc4udyi', 59, 'red disc granada', 1794979230587),
	('yvkvjj53h62nfwer', 2, 'green play 7', 1794979230621),
	('yvkvjj53h62nfwer', 3, 'orange play 6', 1794979230623),
	('yvkvjj53h62nfwer', 5, 'blue choose your-majesty', 1794979230630),
	('yvkvjj53h62nfwer', 6, 'blue special', 1794979230635),
	('yvkvjj53h62nfwer', 8, 'blue place toledo', 1794979230644),
	('yvkvjj53h62nfwer', 9, 'blue place granada', 1794979230649),
	('yvkvjj53h62nfwer', 11, 'blue place castillo', 1794979230658),
	('yvkvjj53h62nfwer', 12, 'blue place granada', 1794979230663),
	('yvkvjj53h62nfwer', 13, 'red take 1', 1794979230667),
	('yvkvjj53h62nfwer', 14, 'red choose intrigue', 1794979230671),
	('yvkvjj53h62nfwer', 15, 'red place granada', 1794979230675),
	('yvkvjj53h62nfwer', 16, 'red special', 1794979230679),
	('yvkvjj53h62nfwer', 17, 'red move blue granada toledo', 1794979230683),
	('yvkvjj53h62nfwer', 18, 'red move red galicia navarra', 1794979230687),
	('yvkvjj53h62nfwer', 19, 'red move blue granada castillo', 1794979230692),
	('yvkvjj53h62nfwer', 20, 'red move red granada galicia', 1794979230696),
	('yvkvjj53h62nfwer', 23, 'green place granada', 1794979230712),
	('yvkvjj53h62nfwer', 24, 'green done', 1794979230718),
	('jp4zyw8mqyc4udyi', 48, 'red choose country-seat', 1794979230579),
	('jp4zyw8mqyc4udyi', 49, 'red place cataluna', 1794979230579),
	('yvkvjj53h62nfwer', 0, 'red play 10', 1794979230611),
	('yvkvjj53h62nfwer', 21, 'green take 2', 1794979230701),
	('yvkvjj53h62nfwer', 46, 'blue choose your-majesty', 1794979230755),
	('yvkvjj53h62nfwer', 49, 'blue place toledo', 1794979230770),
	('yvkvjj53h62nfwer', 53, 'green choose fiesta', 1794979230791),
	('yvkvjj53h62nfwer', 68, 'blue play 5', 1794979232491),
	('c4niy6g4d2n5f2mj', 70, 'undo 69', 1794979233534),
	('3kgnh655ffpgbff6', 0, 'green play 8', 0),
	('3kgnh655ffpgbff6', 13, 'blue take 1', 0),
	('3kgnh655ffpgbff6', 14, 'blue choose revelation', 0),
	('3kgnh655ffpgbff6', 15, 'blue done', 0),
	('od54bup52spmo6p8', 2, 'red play 3', 0),
	('od54bup52spmo6p8', 5, 'blue place valencia', 0),
	('od54bup52spmo6p8', 8, 'blue king navarra', 0),
	('od54bup52spmo6p8', 14, 'red take 1', 0),
	('od54bup52spmo6p8', 16, 'red place galicia', 0),
	('od54bup52spmo6p8', 18, 'red done', 0),
	('od54bup52spmo6p8', 20, 'red play 11', 0),
	('od54bup52spmo6p8', 43, 'blue disc cataluna', 0),
	('od54bup52spmo6p8', 46, 'green play 11', 0),
	('yvkvjj53h62nfwer', 25, 'green special', 1794979230724),
	('yvkvjj53h62nfwer', 34, 'orange play 13', 1794979230728),
	('yvkvjj53h62nfwer', 37, 'green play 3', 1794979230743),
	('yvkvjj53h62nfwer', 52, 'green take 0', 1794979230785),
	('yvkvjj53h62nfwer', 64, 'green disc toledo', 1794979231669),
	('yvkvjj53h62nfwer', 77, 'green take 3', 1794979232514),
	('yvkvjj53h62nfwer', 78, 'green choose your-majesty', 1794979232514),
	('yvkvjj53h62nfwer', 79, 'green special', 1794979232514),
	('yvkvjj53h62nfwer', 80, 'green king cataluna', 1794979232514),
	('yvkvjj53h62nfwer', 81, 'green place valencia', 1794979232514),
	('yvkvjj53h62nfwer', 82, 'green place aragon', 1794979232514),
	('yvkvjj53h62nfwer', 83, 'green place valencia', 1794979232514),
	('yvkvjj53h62nfwer', 84, 'green place castillo', 1794979232514),
	('yvkvjj53h62nfwer', 85, 'green place castillo', 1794979232514),
	('c4niy6g4d2n5f2mj', 0, 'orange play 13', 1794979233126),
	('c4niy6g4d2n5f2mj', 2, 'red play 3', 1794979233133),
	('c4niy6g4d2n5f2mj', 4, 'green play 5', 1794979233139),
	('c4niy6g4d2n5f2mj', 6, 'orange special', 1794979233145),
	('c4niy6g4d2n5f2mj', 8, 'orange place castillo', 1794979233151),
	('c4niy6g4d2n5f2mj', 10, 'orange place castillo', 1794979233158),
	('c4niy6g4d2n5f2mj', 12, 'blue take 3', 1794979233164),
	('c4niy6g4d2n5f2mj', 14, 'blue special', 1794979233170),
	('c4niy6g4d2n5f2mj', 16, 'blue place toledo', 1794979233176),
	('c4niy6g4d2n5f2mj', 18, 'blue place castillo', 1794979233182),
	('c4niy6g4d2n5f2mj', 20, 'blue place granada', 1794979233189),
	('c4niy6g4d2n5f2mj', 22, 'green choose ambush', 1794979233195),
	('c4niy6g4d2n5f2mj', 24, 'green done', 1794979233201),
	('c4niy6g4d2n5f2mj', 26, 'red choose disbandment', 1794979233207),
	('c4niy6g4d2n5f2mj', 28, 'purple take 5', 1794979233213),
	('c4niy6g4d2n5f2mj', 30, 'purple place toledo', 1794979233219),
	('c4niy6g4d2n5f2mj', 32, 'purple special', 1794979233225);
INSERT INTO public.log VALUES
	('c4niy6g4d2n5f2mj', 34, 'red play 11', 1794979233231),
	('c4niy6g4d2n5f2mj', 36, 'green play 2', 1794979233236),
	('c4niy6g4d2n5f2mj', 38, 'red take 0', 1794979233242),
	('c4niy6g4d2n5f2mj', 40, 'red done', 1794979233248),
	('c4niy6g4d2n5f2mj', 42, 'orange choose revelation', 1794979233253),
	('c4niy6g4d2n5f2mj', 44, 'orange place castillo', 1794979233258),
	('c4niy6g4d2n5f2mj', 46, 'purple take 2', 1794979233264),
	('c4niy6g4d2n5f2mj', 48, 'purple place castillo', 1794979233269),
	('c4niy6g4d2n5f2mj', 50, 'purple place castillo', 1794979233275),
	('c4niy6g4d2n5f2mj', 52, 'purple place toledo', 1794979233281),
	('c4niy6g4d2n5f2mj', 54, 'purple king castilla', 1794979233286),
	('c4niy6g4d2n5f2mj', 56, 'green choose justice', 1794979233292),
	('c4niy6g4d2n5f2mj', 58, 'green place toledo', 1794979233297),
	('c4niy6g4d2n5f2mj', 60, 'blue take 3', 1794979233303),
	('c4niy6g4d2n5f2mj', 62, 'blue place toledo', 1794979233308),
	('c4niy6g4d2n5f2mj', 64, 'blue done', 1794979233314),
	('c4niy6g4d2n5f2mj', 66, 'blue king navarra', 1794979233319),
	('c4niy6g4d2n5f2mj', 68, 'blue disc aragon', 1794979233324),
	('3kgnh655ffpgbff6', 1, 'orange play 11', 0),
	('3kgnh655ffpgbff6', 3, 'blue play 9', 0),
	('od54bup52spmo6p8', 0, 'blue play 10', 0),
	('od54bup52spmo6p8', 23, 'red take 1', 0),
	('od54bup52spmo6p8', 25, 'red place galicia', 0),
	('od54bup52spmo6p8', 27, 'red place galicia', 0),
	('od54bup52spmo6p8', 29, 'red done', 0),
	('od54bup52spmo6p8', 45, 'blue play 6', 0),
	('yvkvjj53h62nfwer', 26, 'orange take 3', 1794979230726),
	('yvkvjj53h62nfwer', 27, 'orange choose decree', 1794979230726),
	('yvkvjj53h62nfwer', 28, 'orange place toledo', 1794979230726),
	('yvkvjj53h62nfwer', 29, 'orange place granada', 1794979230726),
	('yvkvjj53h62nfwer', 30, 'orange place granada', 1794979230726),
	('yvkvjj53h62nfwer', 31, 'orange place castillo', 1794979230726),
	('yvkvjj53h62nfwer', 32, 'orange special', 1794979230726),
	('yvkvjj53h62nfwer', 33, 'orange tile high valencia', 1794979230726),
	('yvkvjj53h62nfwer', 36, 'blue play 6', 1794979230738),
	('yvkvjj53h62nfwer', 45, 'blue take 3', 1794979230751),
	('yvkvjj53h62nfwer', 48, 'blue place granada', 1794979230765),
	('yvkvjj53h62nfwer', 51, 'blue done', 1794979230779),
	('yvkvjj53h62nfwer', 57, 'green place castillo', 1794979230817),
	('yvkvjj53h62nfwer', 59, 'red choose justice', 1794979230828),
	('yvkvjj53h62nfwer', 60, 'red place toledo', 1794979231245),
	('yvkvjj53h62nfwer', 62, 'red done', 1794979231661),
	('yvkvjj53h62nfwer', 86, 'blue take 1', 1794979232906),
	('3kgnh655ffpgbff6', 16, 'green take 2', 0),
	('3kgnh655ffpgbff6', 17, 'green choose decree', 0),
	('3kgnh655ffpgbff6', 18, 'green place cataluna', 0),
	('3kgnh655ffpgbff6', 19, 'green place castilla', 0),
	('3kgnh655ffpgbff6', 20, 'green place toledo', 0),
	('3kgnh655ffpgbff6', 21, 'green place castillo', 0),
	('3kgnh655ffpgbff6', 22, 'green special', 0),
	('3kgnh655ffpgbff6', 23, 'green tile high galicia', 0),
	('od54bup52spmo6p8', 3, 'blue take 1', 0),
	('od54bup52spmo6p8', 6, 'blue done', 0),
	('od54bup52spmo6p8', 21, 'blue play 1', 0),
	('od54bup52spmo6p8', 24, 'red choose your-majesty', 0),
	('od54bup52spmo6p8', 26, 'red place castilla', 0),
	('od54bup52spmo6p8', 28, 'red place castilla', 0),
	('od54bup52spmo6p8', 30, 'green take 0', 0),
	('od54bup52spmo6p8', 31, 'green choose new-home', 0),
	('od54bup52spmo6p8', 32, 'green place castilla', 0),
	('od54bup52spmo6p8', 33, 'green done', 0),
	('od54bup52spmo6p8', 34, 'green special', 0),
	('od54bup52spmo6p8', 35, 'green grande cataluna', 0),
	('yvkvjj53h62nfwer', 35, 'red play 2', 1794979230732),
	('yvkvjj53h62nfwer', 56, 'green place castillo', 1794979230811),
	('yvkvjj53h62nfwer', 61, 'red place granada', 1794979231454),
	('yvkvjj53h62nfwer', 65, 'orange disc cataluna', 1794979231670),
	('yvkvjj53h62nfwer', 69, 'green play 6', 1794979232496),
	('3kgnh655ffpgbff6', 2, 'red play 2', 0),
	('3kgnh655ffpgbff6', 4, 'orange take 1', 0),
	('3kgnh655ffpgbff6', 5, 'orange choose your-majesty', 0),
	('3kgnh655ffpgbff6', 6, 'orange place castillo', 0),
	('3kgnh655ffpgbff6', 7, 'orange place aragon', 0),
	('3kgnh655ffpgbff6', 8, 'orange place valencia', 0),
	('3kgnh655ffpgbff6', 9, 'orange place valencia', 0),
	('3kgnh655ffpgbff6', 10, 'orange place valencia', 0),
	('3kgnh655ffpgbff6', 11, 'orange special', 0),
	('3kgnh655ffpgbff6', 12, 'orange king aragon', 0),
	('od54bup52spmo6p8', 1, 'green play 7', 0),
	('od54bup52spmo6p8', 22, 'green play 4', 0),
	('yvkvjj53h62nfwer', 38, 'orange choose intrigue', 1794979230747),
	('yvkvjj53h62nfwer', 39, 'orange place toledo', 1794979230747),
	('yvkvjj53h62nfwer', 40, 'orange special', 1794979230747),
	('yvkvjj53h62nfwer', 41, 'orange move blue aragon navarra', 1794979230747),
	('yvkvjj53h62nfwer', 42, 'orange move blue aragon granada', 1794979230747),
	('yvkvjj53h62nfwer', 43, 'orange move orange toledo aragon', 1794979230747),
	('yvkvjj53h62nfwer', 44, 'orange move orange valencia castilla', 1794979230747),
	('yvkvjj53h62nfwer', 54, 'green special', 1794979230798),
	('yvkvjj53h62nfwer', 58, 'red take 4', 1794979230823),
	('yvkvjj53h62nfwer', 63, 'blue disc toledo', 1794979231664),
	('yvkvjj53h62nfwer', 66, 'red disc granada', 1794979232073),
	('yvkvjj53h62nfwer', 70, 'orange play 10', 1794979232498),
	('yvkvjj53h62nfwer', 71, 'orange take 1', 1794979232498),
	('yvkvjj53h62nfwer', 72, 'orange choose militia', 1794979232498),
	('yvkvjj53h62nfwer', 73, 'orange place castillo', 1794979232498),
	('yvkvjj53h62nfwer', 74, 'orange special', 1794979232498),
	('yvkvjj53h62nfwer', 75, 'orange place navarra', 1794979232498),
	('yvkvjj53h62nfwer', 76, 'orange place navarra', 1794979232498),
	('od54bup52spmo6p8', 4, 'blue choose your-majesty', 0),
	('od54bup52spmo6p8', 7, 'blue special', 0);
INSERT INTO public.log VALUES
	('od54bup52spmo6p8', 9, 'green take 2', 0),
	('od54bup52spmo6p8', 10, 'green choose levy', 0),
	('od54bup52spmo6p8', 11, 'green place aragon', 0),
	('od54bup52spmo6p8', 12, 'green place galicia', 0),
	('od54bup52spmo6p8', 13, 'green special', 0),
	('od54bup52spmo6p8', 15, 'red choose decree', 0),
	('od54bup52spmo6p8', 17, 'red place castilla', 0),
	('od54bup52spmo6p8', 19, 'red done', 0),
	('od54bup52spmo6p8', 42, 'red disc sevilla', 0);


--
-- Data for Name: passes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passes VALUES
	('1ae2ecadc210e869f3188570e31930c884d50ef3f42ed5508a1d0543a26624c8', 'mcnvkrwqsw3eh7gf', 'mojbq4q4hq7svrbq', 'cookie', '', 1794979229939),
	('56e588013b05ad02e06b15c7b65eb558b50c55e105ccccf25ad709003aac1130', 'apsyoctfqwharw8t', 'mojbq4q4hq7svrbq', 'cookie', '', 1794979229964),
	('81a4433506267708d5402a42c6152d50fb41a836919cd00fc521edcd6f9e16b4', 'xjkkmpi8oku83nuq', 'mojbq4q4hq7svrbq', 'token', 'program', 1794979229972),
	('2352141c09e81ddb8c28923f96e507ce5a6fbbcb1a7be4f8ad75daf670958f64', '26ei2gbh38ogwz5d', 'vp2pfsoyhhjxxbdb', 'cookie', '', 1794979229974),
	('2f6ccb2068a56256f8ea747208bf31c62523edea43ffdfaf6b491045436c16a8', 'svr72nyqkm2fpkm7', 'vp2pfsoyhhjxxbdb', 'token', 'test', 1794979229976),
	('4d1ded0713ff286a84c29d345356d65cabac833c31fbbba51de5a3f01ac8c6c5', '3ya3tgnhyovgaxqo', '5p75acac3ngqpab5', 'cookie', '', 1794979229977),
	('dab1e57568fd8b0ad75ba00efa5daa17565a0bc729e6af7537a57f8fc0ee6fd8', 'tdo2e643fvsctst4', '5p75acac3ngqpab5', 'token', 'test', 1794979229979),
	('4187b37bbf173c23a7d3fb259d54c271a378a07c4fd2c3d32128d852f5c84605', 'p3n7e4mxtrpnivi6', 'xg5mytachn3htvxb', 'cookie', '', 1794979229980),
	('26c043ad398b9a92c10c469ca6351a98b2bdb1b41f14ef98614024fe79991fd3', 'jc4bcqean2boeqbo', 'xg5mytachn3htvxb', 'token', 'test', 1794979229981),
	('99234be283b0bfc74602154646bf367b3d725eae289b29af52b8beff14157b7b', 'hx2v3oiaifi3tpuk', 'far4czv48h4ui2ec', 'cookie', '', 1794979229983),
	('182c4ee95c2fcbad7c7e2a924f542cb37163ac389d36546cf7652d67a32f6d20', 'a6e3micdxxu4y8sr', 'far4czv48h4ui2ec', 'token', 'test', 1794979229985);


--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ratings VALUES
	('mojbq4q4hq7svrbq', 22.36476861652635, 8.065506316323548, 1),
	('vp2pfsoyhhjxxbdb', 27.63523138347365, 8.065506316323548, 1);


--
-- Data for Name: request_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.request_keys VALUES
	('yvkvjj53h62nfwer', 'mojbq4q4hq7svrbq', 'once', 1, 60, 1);


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES
	('z5ngxz6dosyy5i3z', 'mojbq4q4hq7svrbq', 1794979230294, 2, 2, 23, 0, 1, 22.36476861652635, 8.065506316323548),
	('z5ngxz6dosyy5i3z', 'vp2pfsoyhhjxxbdb', 1794979230294, 2, 1, 47, 0, 1, 27.63523138347365, 8.065506316323548),
	('3oxjjtygknxude42', 'mojbq4q4hq7svrbq', 1794979230576, 3, 3, 13, 0, 0, NULL, NULL);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES
	('z5ngxz6dosyy5i3z', 1, 'mojbq4q4hq7svrbq', NULL, 0, 1794979229998, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('z5ngxz6dosyy5i3z', 2, 'vp2pfsoyhhjxxbdb', NULL, 1, 1794979229998, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('67aeo5o4y2j3qkp4', 1, 'mojbq4q4hq7svrbq', NULL, 0, 1794979230300, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('67aeo5o4y2j3qkp4', 2, 'vp2pfsoyhhjxxbdb', NULL, 0, 1794979230300, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3oxjjtygknxude42', 1, 'mojbq4q4hq7svrbq', NULL, 0, 1794979230305, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3oxjjtygknxude42', 2, NULL, 'random', 0, 1794979230305, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3oxjjtygknxude42', 4, NULL, 'squire', 0, 1794979230305, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('jp4zyw8mqyc4udyi', 1, NULL, 'random', 0, 1794979230579, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('jp4zyw8mqyc4udyi', 2, 'mojbq4q4hq7svrbq', NULL, 0, 1794979230579, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('jp4zyw8mqyc4udyi', 4, NULL, 'random', 0, 1794979230579, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('yvkvjj53h62nfwer', 1, 'mojbq4q4hq7svrbq', NULL, 0, 1794979230595, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('yvkvjj53h62nfwer', 2, 'vp2pfsoyhhjxxbdb', NULL, 1, 1794979230595, '{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}', NULL),
	('yvkvjj53h62nfwer', 4, '5p75acac3ngqpab5', 'caballero', 1, 1794979231037, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('yvkvjj53h62nfwer', 8, NULL, 'squire', 0, 1794979230595, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c4niy6g4d2n5f2mj', 1, 'mojbq4q4hq7svrbq', NULL, 0, 1794979233122, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c4niy6g4d2n5f2mj', 2, 'mojbq4q4hq7svrbq', NULL, 0, 1794979233122, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c4niy6g4d2n5f2mj', 4, 'mojbq4q4hq7svrbq', NULL, 0, 1794979233122, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c4niy6g4d2n5f2mj', 8, 'mojbq4q4hq7svrbq', NULL, 0, 1794979233122, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c4niy6g4d2n5f2mj', 16, 'mojbq4q4hq7svrbq', NULL, 0, 1794979233122, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('hgisdyqqvfxhw78h', 1, 'mojbq4q4hq7svrbq', NULL, 0, 1794979233537, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('hgisdyqqvfxhw78h', 2, NULL, NULL, 0, 1794979233537, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('hgisdyqqvfxhw78h', 4, NULL, 'squire', 0, 1794979233537, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('k5kxrpss56d5gvn2', 1, NULL, NULL, 0, 1794979233541, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('k5kxrpss56d5gvn2', 2, NULL, NULL, 0, 1794979233539, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3kgnh655ffpgbff6', 1, 'xg5mytachn3htvxb', NULL, 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3kgnh655ffpgbff6', 2, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3kgnh655ffpgbff6', 4, NULL, 'squire', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3kgnh655ffpgbff6', 8, NULL, 'caballero', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('od54bup52spmo6p8', 1, 'xg5mytachn3htvxb', NULL, 0, 0, '{"veto":"never","disc":["sevilla"],"returns":[]}', NULL),
	('od54bup52spmo6p8', 2, 'far4czv48h4ui2ec', 'caballero', 1, 0, '{"veto":"ask","disc":[],"returns":[]}', 3599592),
	('od54bup52spmo6p8', 4, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	('z5ngxz6dosyy5i3z', 'mojbq4q4hq7svrbq', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, 'g4sm76n5s8qqqt5v', NULL, '67aeo5o4y2j3qkp4', 1794979229989, 1794979229998, 1794979230294, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 2
variants short power-shift
king valencia
homes red castilla blue toledo
start red
stack 1 conspiracy conspiracy upheaval intrigue skirmish militia intrigue exodus ambush march
stack 2+3 civil-war fiesta assassin outposts revelation justice fiesta justice supremacy disbandment strongholds desertion revelation withdrawal heartland outposts justice levy hinterland justice
stack 4 summons decree royal-adviser empowerment empowerment decree coup new-home decree new-home
stack 5 your-majesty
modifiers red -1 -1 -2
modifiers blue +1 -1 -2
dummy powers 11 9 10 6 1 4 12 2 7 5 3 13 8
dummy regions granada aragon castilla toledo galicia navarra | sevilla toledo granada galicia valencia castilla | sevilla galicia valencia toledo granada aragon
actions
', 'd2ed04740ade416501ff06701df319edd21ab39bcda2c0f063fe060731b9dbe1', 85, 90, 0, NULL, NULL, 0),
	('yvkvjj53h62nfwer', 'mojbq4q4hq7svrbq', '{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'playing', 1, '34fsfei78gacmqv3', NULL, NULL, 1794979230583, 1794979230595, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short veto rivalry
king cataluna
homes red galicia blue aragon green sevilla orange valencia
start red
stack 1 intrigue intrigue militia conspiracy exodus skirmish march ambush upheaval conspiracy
stack 2 veto justice withdrawal civil-war justice disbandment levy desertion assassin justice
stack 3 hinterland fiesta revelation heartland revelation supremacy fiesta strongholds outposts outposts
stack 4 decree summons royal-adviser decree rivalry coup empowerment new-home empowerment new-home
stack 5 your-majesty
actions
', '8555e928f9768b711c42ee18918914e4c583dec776267b67aca22b7f7cf61f31', 87, 69, 2, NULL, '{"ply":87,"to":86,"agreed":["mojbq4q4hq7svrbq"]}', 1),
	('67aeo5o4y2j3qkp4', 'vp2pfsoyhhjxxbdb', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'open', 1, 'fixuwsh7aeo7ezcz', NULL, NULL, 11794979230300, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 1, 0, 11797571230300, NULL, 0),
	('3oxjjtygknxude42', 'mojbq4q4hq7svrbq', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, 'y4mk3knouvnjsipv', NULL, NULL, 1794979230303, 1794979230305, 1794979230576, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king toledo
homes red galicia blue castilla green sevilla
start green
stack 1 intrigue conspiracy militia exodus march ambush conspiracy upheaval intrigue skirmish
stack 2+3 justice outposts desertion outposts disbandment justice heartland revelation fiesta withdrawal justice assassin hinterland supremacy revelation levy strongholds justice civil-war fiesta
stack 4 decree coup new-home decree empowerment empowerment royal-adviser summons new-home decree
stack 5 country-seat entourage country-seat competition entourage revolt deputy exile infiltration exile
actions
', '9516413feeb3ca60dd0c5570f3b506557383b19ece903ff6c53bcf93b30af1bf', 135, 72, 0, NULL, NULL, 0),
	('jp4zyw8mqyc4udyi', 'mojbq4q4hq7svrbq', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}', 'playing', 0, 'hn3rmr4rrgco4mgo', '3oxjjtygknxude42', NULL, 1794979230579, 1794979230579, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king toledo
homes red galicia blue castilla green sevilla
start green
stack 1 intrigue conspiracy militia exodus march ambush conspiracy upheaval intrigue skirmish
stack 2+3 justice outposts desertion outposts disbandment justice heartland revelation fiesta withdrawal justice assassin hinterland supremacy revelation levy strongholds justice civil-war fiesta
stack 4 decree coup new-home decree empowerment empowerment royal-adviser summons new-home decree
stack 5 country-seat entourage country-seat competition entourage revolt deputy exile infiltration exile
actions
', NULL, 60, 4, 2, NULL, NULL, 0),
	('k5kxrpss56d5gvn2', 'mojbq4q4hq7svrbq', '{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'closed', 1, 'gs3z3fy6in3ed8nh', NULL, NULL, 1794979233539, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 2, 0, NULL, NULL, 0),
	('3kgnh655ffpgbff6', 'xg5mytachn3htvxb', '{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'og6b2myxgypho3d2', NULL, NULL, 1794979234453, 0, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short
king cataluna
homes red aragon blue valencia green galicia orange navarra
start green
stack 1 conspiracy exodus intrigue conspiracy skirmish march militia ambush upheaval intrigue
stack 2 withdrawal civil-war desertion justice justice levy disbandment justice assassin justice
stack 3 revelation heartland revelation outposts fiesta supremacy outposts strongholds hinterland fiesta
stack 4 decree empowerment royal-adviser new-home summons empowerment coup new-home decree decree
stack 5 your-majesty
actions
', '56de03788ec3ee87a94d0418857c3ab4f086068cb4df16ffcd4a2d289d08867b', 24, 9, 1, 0, NULL, 0),
	('hgisdyqqvfxhw78h', 'mojbq4q4hq7svrbq', '{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}', 'open', 0, 'xmdyceupfqnkhm7r', NULL, NULL, 11794979233537, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 1, 0, 11797571233537, NULL, 0),
	('c4niy6g4d2n5f2mj', 'mojbq4q4hq7svrbq', '{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}', 'playing', 1, '6jp2yjbiivmrihpp', NULL, NULL, 1794979233120, 1794979233122, NULL, 1, '26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e', 'elgrande record 1
rules 1
edition ours 8d000e4697178df3
players 5
variants short memory-aid representation
king galicia
homes red aragon blue cataluna green valencia orange sevilla purple navarra
start orange
stack 1 ambush skirmish march conspiracy militia intrigue intrigue representation upheaval exodus
stack 2 disbandment justice civil-war desertion justice justice justice assassin withdrawal levy
stack 3 supremacy revelation hinterland revelation heartland fiesta outposts outposts strongholds fiesta
stack 4 empowerment royal-adviser new-home new-home decree coup decree decree summons empowerment
stack 5 your-majesty
actions
', '96cc6348d7b5e17960804c4e08925413d4515031516d76d7296cd023f0ec62b9', 71, 73, 28, NULL, NULL, 0),
	('od54bup52spmo6p8', 'xg5mytachn3htvxb', '{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'z4htkbjc3zxumpxi', NULL, NULL, 1794979233542, 0, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short
king cataluna
homes red valencia blue navarra green toledo
start blue
stack 1 skirmish march upheaval ambush exodus intrigue intrigue conspiracy militia conspiracy
stack 2 levy justice desertion assassin justice justice withdrawal civil-war disbandment justice
stack 3 heartland fiesta supremacy strongholds hinterland revelation revelation outposts fiesta outposts
stack 4 decree new-home decree summons royal-adviser empowerment decree coup new-home empowerment
stack 5 your-majesty
actions
', 'b445108f839dfc7d1fb487311940add1ce8b5452bd967cfd91eb65e6efc651d5', 47, 39, 1, 0, NULL, 1);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('mojbq4q4hq7svrbq', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$ZPzN/2glI/aKcOuFvwKU8w$BG2hF610539SaE8hPsPFU7AZ309gwSa5BJWECMncAEk', 1794979229903),
	('vp2pfsoyhhjxxbdb', 'Bert', NULL, NULL, 1794979229974),
	('5p75acac3ngqpab5', 'Carla', NULL, NULL, 1794979229977),
	('xg5mytachn3htvxb', 'Dora', NULL, NULL, 1794979229980),
	('far4czv48h4ui2ec', 'Emil', NULL, NULL, 1794979229982);


--
-- Data for Name: webhooks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhooks VALUES
	('vp2pfsoyhhjxxbdb', 'http://127.0.0.1:9/hook', 'jwf65ew6dykbthsuozbzhmjvirhuco5v', 1794979229986);


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: alerts alerts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (user_id, table_id);


--
-- Name: chat chat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, room, line);


--
-- Name: editions editions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.editions
    ADD CONSTRAINT editions_pkey PRIMARY KEY (id);


--
-- Name: health health_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health
    ADD CONSTRAINT health_pkey PRIMARY KEY (process);


--
-- Name: log log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, ply);


--
-- Name: passes passes_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passes
    ADD CONSTRAINT passes_id_key UNIQUE (id);


--
-- Name: passes passes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passes
    ADD CONSTRAINT passes_pkey PRIMARY KEY (hash);


--
-- Name: ratings ratings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (user_id);


--
-- Name: request_keys request_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.request_keys
    ADD CONSTRAINT request_keys_pkey PRIMARY KEY (table_id, user_id, request_key);


--
-- Name: results results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, user_id);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, "bit");


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: users users_name_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_name_key_key UNIQUE (name_key);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: webhooks webhooks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (user_id);


--
-- Name: alerts_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX alerts_by_due ON public.alerts USING btree (due);


--
-- Name: chat_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_by_user ON public.chat USING btree (user_id);


--
-- Name: passes_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passes_by_user ON public.passes USING btree (user_id);


--
-- Name: results_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX results_by_user ON public.results USING btree (user_id, ended);


--
-- Name: seats_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_by_user ON public.seats USING btree (user_id);


--
-- Name: tables_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_due ON public.tables USING btree (due);


--
-- Name: tables_by_phase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_phase ON public.tables USING btree (phase, listed, created);


--
-- PostgreSQL database dump complete
--


