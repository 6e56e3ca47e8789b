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
	(1, 'first', '2026-11-17 06:59:15.746853+00', true, '\x24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4', 214268646),
	(2, 'results and alerts', '2026-11-17 06:59:15.973214+00', true, '\x3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09', 108344938),
	(3, 'chat by user', '2026-11-17 06:59:16.087932+00', true, '\x807213efef013c918d8c10e7db18eb78594ea2abe521808df967c3950ce2f53e87f3b30f3a6a1e5db8dea0d64b588aaa', 16410696),
	(4, 'quiet changes and clocks', '2026-11-17 06:59:16.129018+00', true, '\xd7a7d3e88d9b10a5a91f4459319a70535b8a84ac226e1964bd3859d8df22c943c1c5e72ae2d6676ac7d27b2fed798b10', 20101949);


--
-- Data for Name: alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alerts VALUES
	('nsbnzrhj37aq7t2o', '748bxntng7rw25um', 83, 1794898758877, 11794898758877, 0),
	('nsbnzrhj37aq7t2o', 'ue5ah3k6jir8hpiq', 62, 1794898761091, 11794898761091, 0);


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES
	('748bxntng7rw25um', 'players', 1, '23gdfuhinkvq7tcf', 'Anna', 'Good luck!', 1794898756755),
	('748bxntng7rw25um', 'players', 2, 'nsbnzrhj37aq7t2o', 'Bert', 'Suerte – ¿empezamos?', 1794898756790),
	('748bxntng7rw25um', 'watchers', 1, 'n5f2fi2ydcieo3jf', 'Carla', 'pst', 1794898756805),
	('ue5ah3k6jir8hpiq', 'players', 1, '23gdfuhinkvq7tcf', 'Anna', 'Hello', 1794898760101),
	('ue5ah3k6jir8hpiq', 'watchers', 1, 'icryjzjdokredxvh', 'Dora', 'Who wins?', 1794898760107),
	('ue5ah3k6jir8hpiq', 'players', 2, 'n5f2fi2ydcieo3jf', 'Carla', 'I must go.', 1794898760125);


--
-- Data for Name: editions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.editions VALUES
	('146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', '# El Grande, the 2023 edition: every figure that the rulebooks do not print for certain.
#
# A table owner may correct any figure here; whatever does not fit together is refused with its line.
# certainty: H the rulebooks say or show it; M one good outside source or a strong inference from the
# 1995 deck; L our reconstruction. A line that is unsure says why in its comment.
#
# A card whose upper half differs from ours takes an effect of its own, for example
#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }
# The words for effects:
#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,
#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,
#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,
#   return one of each, discs return all, discs return 2, discs scatter, discs score once,
#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,
#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,
#   swap king with grande, infiltrate, veto
# "A then B" does one after the other, at most three; "A or B" leaves the choice.

name = "2023"

# First, second and third value of the two scoring tiles (SET-3, SCO-6).
tiles = [[4, 0, 0], [8, 4, 0]]

# Caballeros that the power cards 1 to 13 bring to court (CRT-1).
court = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the books show 9, 12 and 13, the rest is inferred from the 1995 game

# The side for four and five players (SET-1). A line''s certainty is that of its values.
[board-4-5]
castillo = { values = [5, 3, 1], certainty = "H" }
order = [ # M: the books show Galicia and Navarra first, the rest is the order of the table
    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",
]
france = ["navarra", "aragon", "cataluna"] # L: geography only
portugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only

[board-4-5.regions]
galicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour
navarra = { values = [5, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours but Castilla
aragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd value, all neighbours but Castilla
cataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd value, both neighbours
castilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values
toledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla
valencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd value, neighbours Cataluña and Aragón
sevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours
granada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo

# The side for two and three players (SET-1). The third value never counts there (SCO-7).
[board-2-3]
castillo = { values = [5, 3, 0], certainty = "L" } # L: as on the other side
order = [ # L: as on the other side
    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",
]
france = ["navarra", "aragon", "cataluna"] # L: geography only
portugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only

[board-2-3.regions]
galicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: as on the other side
navarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: as on the other side
aragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: as on the other side
cataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: as on the other side
castilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: as on the other side
toledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: as on the other side
valencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: as on the other side
sevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: as on the other side
granada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: as on the other side

# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.
[modifiers]
"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies a guess from 16 in all; M: which ability
"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies a guess from 16 in all; M: which ability
"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies a guess from 16 in all; M: which ability
"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies a guess from 16 in all; M: which ability

# Every kind of action card; copies = 0 if it is not in the box. The certainty is that of the copies.
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
desertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of one''s own

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

# Alternatives (ALT-1). That representation belongs to stack 1 and rivalry to stack 4 is M.
representation = { copies = 1, certainty = "H" }
veto = { copies = 2, certainty = "H" }
rivalry = { copies = 1, certainty = "H" }

# New Regency: ten cards (REG-1).
exile = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds
entourage = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds
country-seat = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds
competition = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds
revolt = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds
infiltration = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds
deputy = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds
'),
	('c4e4d526f736df1f52c611b7b2449f8c74efe3a5ebf07b61fe8cc078412f7516', '# El Grande, the 2023 edition: every figure that the rulebooks do not print for certain.
#
# A table owner may correct any figure here; whatever does not fit together is refused with its line.
# certainty: H the rulebooks say or show it; M one good outside source or a strong inference from the
# 1995 deck; L our reconstruction. A line that is unsure says why in its comment.
#
# A card whose upper half differs from ours takes an effect of its own, for example
#   skirmish = { copies = 1, certainty = "H", effect = "move 2 own 1 opposing" }
# The words for effects:
#   move 2 own 2 opposing, move 5 any from one region, move all own from one region, place 2 from court,
#   score chosen region, score first value 4, score first value 6 to 7, score castillo, score sole firsts,
#   score most, score fewest, return 3 own choice, return 3 from court, return all from court,
#   return one of each, discs return all, discs return 2, discs scatter, discs score once,
#   king to any region, king to any region with 2, king to adjacent region, king to fewest, king abroad,
#   king to castillo, lock up grandes, move tile, move grande, recall power, recruit 2,
#   swap king with grande, infiltrate, veto
# "A then B" does one after the other, at most three; "A or B" leaves the choice.

name = "ours"

# First, second and third value of the two scoring tiles (SET-3, SCO-6).
tiles = [[4, 0, 0], [8, 4, 0]]

# Caballeros that the power cards 1 to 13 bring to court (CRT-1).
court = [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0] # M: the books show 9, 12 and 13, the rest is inferred from the 1995 game

# The side for four and five players (SET-1). A line''s certainty is that of its values.
[board-4-5]
castillo = { values = [5, 3, 1], certainty = "H" }
order = [ # M: the books show Galicia and Navarra first, the rest is the order of the table
    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",
]
france = ["navarra", "aragon", "cataluna"] # L: geography only
portugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only

[board-4-5.regions]
galicia = { values = [4, 2, 0], certainty = "H", neighbours = ["navarra", "castilla"] } # M: Navarra as neighbour
navarra = { values = [6, 3, 1], certainty = "H", neighbours = ["galicia", "castilla", "aragon"] } # M: all neighbours but Castilla
aragon = { values = [5, 4, 1], certainty = "M", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # M: 2nd and 3rd value, all neighbours but Castilla
cataluna = { values = [4, 2, 1], certainty = "M", neighbours = ["aragon", "valencia"] } # M: 2nd and 3rd value, both neighbours
castilla = { values = [6, 4, 2], certainty = "M", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # M: all values
toledo = { values = [7, 4, 2], certainty = "M", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # M: all values, neighbours Aragón, Granada and Sevilla
valencia = { values = [5, 3, 2], certainty = "M", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # M: 2nd and 3rd value, neighbours Cataluña and Aragón
sevilla = { values = [4, 3, 1], certainty = "H", neighbours = ["toledo", "granada"] } # M: both neighbours
granada = { values = [6, 3, 1], certainty = "M", neighbours = ["sevilla", "toledo", "valencia"] } # M: 2nd value, neighbours Sevilla and Toledo

# The side for two and three players (SET-1). The third value never counts there (SCO-7).
[board-2-3]
castillo = { values = [5, 3, 0], certainty = "L" } # L: as on the other side
order = [ # L: as on the other side
    "galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "valencia", "sevilla", "granada",
]
france = ["navarra", "aragon", "cataluna"] # L: geography only
portugal = ["galicia", "castilla", "toledo", "sevilla"] # L: geography only

[board-2-3.regions]
galicia = { values = [4, 2, 0], certainty = "L", neighbours = ["navarra", "castilla"] } # L: as on the other side
navarra = { values = [5, 3, 0], certainty = "L", neighbours = ["galicia", "castilla", "aragon"] } # L: as on the other side
aragon = { values = [5, 4, 0], certainty = "L", neighbours = ["navarra", "castilla", "toledo", "valencia", "cataluna"] } # L: as on the other side
cataluna = { values = [4, 2, 0], certainty = "L", neighbours = ["aragon", "valencia"] } # L: as on the other side
castilla = { values = [6, 4, 0], certainty = "L", neighbours = ["galicia", "navarra", "aragon", "toledo"] } # L: as on the other side
toledo = { values = [7, 4, 0], certainty = "L", neighbours = ["castilla", "aragon", "valencia", "granada", "sevilla"] } # L: as on the other side
valencia = { values = [5, 3, 0], certainty = "L", neighbours = ["cataluna", "aragon", "toledo", "granada"] } # L: as on the other side
sevilla = { values = [4, 3, 0], certainty = "L", neighbours = ["toledo", "granada"] } # L: as on the other side
granada = { values = [6, 3, 0], certainty = "L", neighbours = ["sevilla", "toledo", "valencia"] } # L: as on the other side

# Power Shift: 16 modifiers (PSH-1). Abilities: none, recruit, move-opposing, place-from-province.
[modifiers]
"+1" = { copies = 4, certainty = "L", ability = "recruit" } # L: copies a guess from 16 in all; M: which ability
"-1" = { copies = 4, certainty = "L", ability = "move-opposing" } # L: copies a guess from 16 in all; M: which ability
"+2" = { copies = 4, certainty = "L", ability = "none" } # L: copies a guess from 16 in all; M: which ability
"-2" = { copies = 4, certainty = "L", ability = "place-from-province" } # L: copies a guess from 16 in all; M: which ability

# Every kind of action card; copies = 0 if it is not in the box. The certainty is that of the copies.
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
desertion = { copies = 1, certainty = "M" } # M: copies and effect inferred from the 1995 deck; L: the region on the disc must hold one of one''s own

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

# Alternatives (ALT-1). That representation belongs to stack 1 and rivalry to stack 4 is M.
representation = { copies = 1, certainty = "H" }
veto = { copies = 2, certainty = "H" }
rivalry = { copies = 1, certainty = "H" }

# New Regency: ten cards (REG-1).
exile = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds
entourage = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds
country-seat = { copies = 2, certainty = "L" } # L: copies a guess from ten cards of seven kinds
competition = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds
revolt = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds
infiltration = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds
deputy = { copies = 1, certainty = "L" } # L: copies a guess from ten cards of seven kinds
');


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES
	('748bxntng7rw25um', 0, 'red pass -1', 1794898756812),
	('748bxntng7rw25um', 1, 'blue pass +1', 1794898756845),
	('748bxntng7rw25um', 2, 'red play 1+1', 1794898756870),
	('748bxntng7rw25um', 3, 'blue play 8+2', 1794898756918),
	('748bxntng7rw25um', 4, 'blue take 2', 1794898756958),
	('748bxntng7rw25um', 5, 'blue choose your-majesty', 1794898756976),
	('748bxntng7rw25um', 6, 'blue place castillo', 1794898757010),
	('748bxntng7rw25um', 7, 'blue place aragon', 1794898757042),
	('748bxntng7rw25um', 8, 'blue place toledo', 1794898757062),
	('748bxntng7rw25um', 9, 'blue place granada', 1794898757094),
	('748bxntng7rw25um', 10, 'blue place cataluna', 1794898757134),
	('748bxntng7rw25um', 11, 'blue special', 1794898757165),
	('748bxntng7rw25um', 12, 'blue king navarra', 1794898757190),
	('748bxntng7rw25um', 13, 'red take 5', 1794898757206),
	('748bxntng7rw25um', 14, 'red take 0', 1794898757252),
	('748bxntng7rw25um', 15, 'red choose justice', 1794898757268),
	('748bxntng7rw25um', 16, 'red place aragon', 1794898757297),
	('748bxntng7rw25um', 17, 'red done', 1794898757318),
	('748bxntng7rw25um', 18, 'red done', 1794898757346),
	('748bxntng7rw25um', 19, 'red play 3', 1794898757400),
	('748bxntng7rw25um', 20, 'blue play 12', 1794898757438),
	('748bxntng7rw25um', 21, 'blue choose conspiracy', 1794898757450),
	('748bxntng7rw25um', 22, 'blue place aragon', 1794898757467),
	('748bxntng7rw25um', 23, 'blue special', 1794898757489),
	('748bxntng7rw25um', 24, 'blue name valencia', 1794898757511),
	('748bxntng7rw25um', 25, 'blue move dummy valencia toledo', 1794898757535),
	('748bxntng7rw25um', 26, 'blue move dummy valencia castillo', 1794898757562),
	('748bxntng7rw25um', 27, 'red take 2', 1794898757582),
	('748bxntng7rw25um', 28, 'red choose decree', 1794898757602),
	('748bxntng7rw25um', 29, 'red place aragon', 1794898757630),
	('748bxntng7rw25um', 30, 'red place aragon', 1794898757649),
	('748bxntng7rw25um', 31, 'red place castillo', 1794898757682),
	('748bxntng7rw25um', 32, 'red place castilla', 1794898757710),
	('748bxntng7rw25um', 33, 'red special', 1794898757730),
	('748bxntng7rw25um', 34, 'red tile high aragon', 1794898757743),
	('748bxntng7rw25um', 35, 'red disc galicia', 1794898757778),
	('748bxntng7rw25um', 36, 'blue disc toledo', 1794898757806),
	('748bxntng7rw25um', 37, 'red play 4', 1794898757832),
	('748bxntng7rw25um', 38, 'blue play 7', 1794898757863),
	('748bxntng7rw25um', 39, 'blue take 0', 1794898757887),
	('748bxntng7rw25um', 40, 'blue choose your-majesty', 1794898757927),
	('748bxntng7rw25um', 41, 'blue special', 1794898757962),
	('748bxntng7rw25um', 42, 'blue king granada', 1794898757986),
	('748bxntng7rw25um', 43, 'blue done', 1794898758014),
	('748bxntng7rw25um', 44, 'red take 0', 1794898758053),
	('748bxntng7rw25um', 45, 'red choose exodus', 1794898758073),
	('748bxntng7rw25um', 46, 'red place sevilla', 1794898758097),
	('748bxntng7rw25um', 47, 'red special', 1794898758121),
	('748bxntng7rw25um', 48, 'red name sevilla', 1794898758138),
	('748bxntng7rw25um', 49, 'red move red sevilla cataluna', 1794898758168),
	('748bxntng7rw25um', 50, 'red play 11+2', 1794898758184),
	('748bxntng7rw25um', 51, 'blue play 3', 1794898758213),
	('748bxntng7rw25um', 52, 'red take 0', 1794898758222),
	('748bxntng7rw25um', 53, 'red choose revelation', 1794898758241),
	('748bxntng7rw25um', 54, 'red place sevilla', 1794898758259),
	('748bxntng7rw25um', 55, 'red place sevilla', 1794898758286),
	('748bxntng7rw25um', 56, 'red place castillo', 1794898758293),
	('748bxntng7rw25um', 57, 'red special', 1794898758315),
	('748bxntng7rw25um', 58, 'blue take 3', 1794898758339),
	('748bxntng7rw25um', 59, 'blue choose upheaval', 1794898758365),
	('748bxntng7rw25um', 60, 'blue done', 1794898758386),
	('748bxntng7rw25um', 61, 'red disc aragon', 1794898758396),
	('748bxntng7rw25um', 62, 'blue disc navarra', 1794898758418),
	('748bxntng7rw25um', 63, 'blue play 11', 1794898758445),
	('748bxntng7rw25um', 64, 'red play 10', 1794898758461),
	('748bxntng7rw25um', 65, 'blue take 0', 1794898758487),
	('748bxntng7rw25um', 66, 'blue choose desertion', 1794898758512),
	('748bxntng7rw25um', 67, 'blue place toledo', 1794898758538),
	('748bxntng7rw25um', 68, 'blue place valencia', 1794898758560),
	('748bxntng7rw25um', 69, 'blue done', 1794898758582),
	('748bxntng7rw25um', 70, 'red take 1', 1794898758607),
	('748bxntng7rw25um', 71, 'red choose conspiracy', 1794898758631),
	('748bxntng7rw25um', 72, 'red place castillo', 1794898758652),
	('748bxntng7rw25um', 73, 'red special', 1794898758670),
	('748bxntng7rw25um', 74, 'red name galicia', 1794898758694),
	('748bxntng7rw25um', 75, 'red move red galicia sevilla', 1794898758716),
	('748bxntng7rw25um', 76, 'red move dummy galicia aragon', 1794898758738),
	('748bxntng7rw25um', 77, 'red move dummy galicia sevilla', 1794898758761),
	('748bxntng7rw25um', 78, 'red play 12-2', 1794898758782),
	('748bxntng7rw25um', 79, 'blue play 5', 1794898758817),
	('748bxntng7rw25um', 80, 'red place cataluna', 1794898758853),
	('748bxntng7rw25um', 81, 'red choose your-majesty', 1794898758869),
	('748bxntng7rw25um', 82, 'red done', 1794898758877),
	('748bxntng7rw25um', 83, 'blue take 0', 1794898758909),
	('748bxntng7rw25um', 84, 'blue choose intrigue', 1794898758924),
	('748bxntng7rw25um', 85, 'blue done', 1794898758949),
	('748bxntng7rw25um', 86, 'red disc castilla', 1794898758963),
	('748bxntng7rw25um', 87, 'blue disc galicia', 1794898758989),
	('khstqmd7kkh88t8c', 0, 'red play 11', 1794898759065),
	('khstqmd7kkh88t8c', 1, 'blue play 5', 1794898759075),
	('khstqmd7kkh88t8c', 2, 'green play 10', 1794898759078),
	('khstqmd7kkh88t8c', 3, 'red take 0', 1794898759085),
	('khstqmd7kkh88t8c', 7, 'red special', 1794898759141),
	('khstqmd7kkh88t8c', 18, 'blue take 4', 1794898759179),
	('khstqmd7kkh88t8c', 19, 'blue choose march', 1794898759179),
	('khstqmd7kkh88t8c', 20, 'blue place castillo', 1794898759179),
	('khstqmd7kkh88t8c', 21, 'blue done', 1794898759179),
	('khstqmd7kkh88t8c', 22, 'blue play 11', 1794898759183),
	('khstqmd7kkh88t8c', 25, 'red choose revelation', 1794898759216),
	('khstqmd7kkh88t8c', 45, 'blue play 7', 1794898759325);
INSERT INTO public.log VALUES
	('khstqmd7kkh88t8c', 49, 'red place navarra', 1794898759412),
	('khstqmd7kkh88t8c', 59, 'green take 3', 1794898759459),
	('khstqmd7kkh88t8c', 60, 'green choose exile', 1794898759459),
	('khstqmd7kkh88t8c', 61, 'green place navarra', 1794898759459),
	('khstqmd7kkh88t8c', 62, 'green place aragon', 1794898759459),
	('khstqmd7kkh88t8c', 63, 'green place toledo', 1794898759459),
	('khstqmd7kkh88t8c', 64, 'green place sevilla', 1794898759459),
	('khstqmd7kkh88t8c', 65, 'green place granada', 1794898759459),
	('khstqmd7kkh88t8c', 66, 'green special', 1794898759459),
	('khstqmd7kkh88t8c', 67, 'green king france', 1794898759459),
	('khstqmd7kkh88t8c', 69, 'red play 4', 1794898759484),
	('khstqmd7kkh88t8c', 73, 'red special', 1794898759540),
	('khstqmd7kkh88t8c', 77, 'blue take 2', 1794898759605),
	('khstqmd7kkh88t8c', 78, 'blue choose empowerment', 1794898759605),
	('khstqmd7kkh88t8c', 79, 'blue special', 1794898759605),
	('khstqmd7kkh88t8c', 80, 'blue recall 5', 1794898759605),
	('khstqmd7kkh88t8c', 81, 'blue place castillo', 1794898759605),
	('khstqmd7kkh88t8c', 82, 'blue place castillo', 1794898759605),
	('khstqmd7kkh88t8c', 83, 'blue done', 1794898759605),
	('khstqmd7kkh88t8c', 97, 'red play 3', 1794898759735),
	('khstqmd7kkh88t8c', 108, 'red done', 1794898759768),
	('khstqmd7kkh88t8c', 122, 'red place castilla', 1794898759863),
	('ue5ah3k6jir8hpiq', 12, 'green place castilla', 1794898760332),
	('ue5ah3k6jir8hpiq', 18, 'red place castillo', 1794898760466),
	('ue5ah3k6jir8hpiq', 22, 'orange disc valencia', 1794898760568),
	('ue5ah3k6jir8hpiq', 25, 'green disc granada', 1794898760630),
	('ue5ah3k6jir8hpiq', 36, 'red play 9', 1794898760662),
	('ue5ah3k6jir8hpiq', 48, 'red take 0', 1794898760724),
	('ue5ah3k6jir8hpiq', 54, 'red special', 1794898760771),
	('vnpbpp57emjwasmq', 5, 'red done', 0),
	('vnpbpp57emjwasmq', 25, 'green play 11', 0),
	('24vnghkzvxuf83x6', 2, 'red play 7', 0),
	('24vnghkzvxuf83x6', 5, 'red done', 0),
	('24vnghkzvxuf83x6', 18, 'red play 13', 0),
	('24vnghkzvxuf83x6', 43, 'green play 7', 0),
	('khstqmd7kkh88t8c', 4, 'red choose decree', 1794898759093),
	('khstqmd7kkh88t8c', 8, 'red tile high aragon', 1794898759165),
	('khstqmd7kkh88t8c', 24, 'red play 13', 1794898759209),
	('khstqmd7kkh88t8c', 43, 'green play 6', 1794898759311),
	('khstqmd7kkh88t8c', 44, 'red play 9', 1794898759317),
	('khstqmd7kkh88t8c', 46, 'red take 0', 1794898759337),
	('khstqmd7kkh88t8c', 51, 'red special', 1794898759441),
	('khstqmd7kkh88t8c', 70, 'blue play 2', 1794898759499),
	('khstqmd7kkh88t8c', 84, 'green take 6', 1794898759627),
	('khstqmd7kkh88t8c', 85, 'green choose entourage', 1794898759627),
	('khstqmd7kkh88t8c', 86, 'green place aragon', 1794898759627),
	('khstqmd7kkh88t8c', 87, 'green place cataluna', 1794898759627),
	('khstqmd7kkh88t8c', 88, 'green place castillo', 1794898759627),
	('khstqmd7kkh88t8c', 89, 'green place castillo', 1794898759627),
	('khstqmd7kkh88t8c', 90, 'green place castillo', 1794898759627),
	('khstqmd7kkh88t8c', 91, 'green special', 1794898759627),
	('khstqmd7kkh88t8c', 92, 'green king galicia', 1794898759627),
	('khstqmd7kkh88t8c', 107, 'red choose fiesta', 1794898759759),
	('khstqmd7kkh88t8c', 120, 'red take 0', 1794898759833),
	('khstqmd7kkh88t8c', 142, 'green disc valencia', 1794898759985),
	('gketkzuay3amf3ax', 0, 'red play 11', 1794898760031),
	('gketkzuay3amf3ax', 1, 'blue play 5', 1794898760031),
	('gketkzuay3amf3ax', 2, 'green play 10', 1794898760031),
	('gketkzuay3amf3ax', 3, 'red take 0', 1794898760031),
	('gketkzuay3amf3ax', 4, 'red choose decree', 1794898760031),
	('gketkzuay3amf3ax', 5, 'red place castillo', 1794898760031),
	('gketkzuay3amf3ax', 6, 'red done', 1794898760031),
	('gketkzuay3amf3ax', 7, 'red special', 1794898760031),
	('gketkzuay3amf3ax', 8, 'red tile high aragon', 1794898760031),
	('gketkzuay3amf3ax', 9, 'green take 1', 1794898760031),
	('gketkzuay3amf3ax', 10, 'green choose deputy', 1794898760031),
	('gketkzuay3amf3ax', 11, 'green special', 1794898760031),
	('gketkzuay3amf3ax', 12, 'green swap red', 1794898760031),
	('gketkzuay3amf3ax', 13, 'green place galicia', 1794898760031),
	('gketkzuay3amf3ax', 14, 'green place navarra', 1794898760031),
	('gketkzuay3amf3ax', 15, 'green place aragon', 1794898760031),
	('gketkzuay3amf3ax', 16, 'green place toledo', 1794898760031),
	('gketkzuay3amf3ax', 17, 'green place castillo', 1794898760031),
	('gketkzuay3amf3ax', 18, 'blue take 4', 1794898760031),
	('gketkzuay3amf3ax', 19, 'blue choose march', 1794898760031),
	('gketkzuay3amf3ax', 20, 'blue place castillo', 1794898760031),
	('gketkzuay3amf3ax', 21, 'blue done', 1794898760031),
	('gketkzuay3amf3ax', 22, 'blue play 11', 1794898760031),
	('gketkzuay3amf3ax', 23, 'green play 4', 1794898760031),
	('gketkzuay3amf3ax', 24, 'red play 13', 1794898760031),
	('gketkzuay3amf3ax', 25, 'red choose revelation', 1794898760031),
	('gketkzuay3amf3ax', 26, 'red special', 1794898760031),
	('gketkzuay3amf3ax', 27, 'red done', 1794898760031),
	('gketkzuay3amf3ax', 28, 'blue take 1', 1794898760031),
	('gketkzuay3amf3ax', 29, 'blue choose conspiracy', 1794898760031),
	('gketkzuay3amf3ax', 30, 'blue place toledo', 1794898760031),
	('gketkzuay3amf3ax', 31, 'blue special', 1794898760031),
	('gketkzuay3amf3ax', 32, 'blue name sevilla', 1794898760031),
	('gketkzuay3amf3ax', 33, 'blue move green sevilla cataluna', 1794898760031),
	('gketkzuay3amf3ax', 34, 'blue move green sevilla toledo', 1794898760031),
	('gketkzuay3amf3ax', 35, 'green take 4', 1794898760031),
	('gketkzuay3amf3ax', 36, 'green choose revolt', 1794898760031),
	('gketkzuay3amf3ax', 37, 'green special', 1794898760031),
	('gketkzuay3amf3ax', 38, 'green place cataluna', 1794898760031),
	('gketkzuay3amf3ax', 39, 'green place castilla', 1794898760031),
	('gketkzuay3amf3ax', 40, 'green place valencia', 1794898760031),
	('gketkzuay3amf3ax', 41, 'green place sevilla', 1794898760031),
	('gketkzuay3amf3ax', 42, 'green place granada', 1794898760031),
	('gketkzuay3amf3ax', 43, 'green play 6', 1794898760031),
	('gketkzuay3amf3ax', 44, 'red play 9', 1794898760031);
INSERT INTO public.log VALUES
	('gketkzuay3amf3ax', 45, 'blue play 7', 1794898760031),
	('gketkzuay3amf3ax', 46, 'red take 0', 1794898760031),
	('gketkzuay3amf3ax', 47, 'red choose strongholds', 1794898760031),
	('gketkzuay3amf3ax', 48, 'red place aragon', 1794898760031),
	('gketkzuay3amf3ax', 49, 'red place navarra', 1794898760031),
	('ue5ah3k6jir8hpiq', 1, 'orange play 6', 1794898760143),
	('ue5ah3k6jir8hpiq', 13, 'green place castillo', 1794898760347),
	('ue5ah3k6jir8hpiq', 17, 'red choose rivalry', 1794898760445),
	('ue5ah3k6jir8hpiq', 35, 'orange play 11', 1794898760654),
	('ue5ah3k6jir8hpiq', 37, 'blue play 5', 1794898760681),
	('ue5ah3k6jir8hpiq', 50, 'red place castillo', 1794898760741),
	('ue5ah3k6jir8hpiq', 57, 'green choose hinterland', 1794898760817),
	('ue5ah3k6jir8hpiq', 59, 'green place castilla', 1794898760853),
	('ue5ah3k6jir8hpiq', 62, 'blue take 0', 1794898761495),
	('kndjm8a4fwnjvwzn', 3, 'green play 5', 1794898761822),
	('kndjm8a4fwnjvwzn', 6, 'red place aragon', 1794898761831),
	('kndjm8a4fwnjvwzn', 9, 'red place aragon', 1794898761840),
	('kndjm8a4fwnjvwzn', 12, 'purple take 1', 1794898761891),
	('kndjm8a4fwnjvwzn', 15, 'purple place castillo', 1794898761903),
	('kndjm8a4fwnjvwzn', 18, 'orange take 3', 1794898761933),
	('kndjm8a4fwnjvwzn', 21, 'red disc galicia', 1794898761970),
	('kndjm8a4fwnjvwzn', 24, 'purple disc granada', 1794898762014),
	('kndjm8a4fwnjvwzn', 27, 'green take 0', 1794898762031),
	('kndjm8a4fwnjvwzn', 30, 'green name valencia', 1794898762046),
	('kndjm8a4fwnjvwzn', 33, 'green done', 1794898762061),
	('kndjm8a4fwnjvwzn', 36, 'blue done', 1794898762129),
	('kndjm8a4fwnjvwzn', 39, 'orange play 12', 1794898762209),
	('khstqmd7kkh88t8c', 5, 'red place castillo', 1794898759115),
	('khstqmd7kkh88t8c', 9, 'green take 1', 1794898759170),
	('khstqmd7kkh88t8c', 10, 'green choose deputy', 1794898759170),
	('khstqmd7kkh88t8c', 11, 'green special', 1794898759170),
	('khstqmd7kkh88t8c', 12, 'green swap red', 1794898759170),
	('khstqmd7kkh88t8c', 13, 'green place galicia', 1794898759170),
	('khstqmd7kkh88t8c', 14, 'green place navarra', 1794898759170),
	('khstqmd7kkh88t8c', 15, 'green place aragon', 1794898759170),
	('khstqmd7kkh88t8c', 16, 'green place toledo', 1794898759170),
	('khstqmd7kkh88t8c', 17, 'green place castillo', 1794898759170),
	('khstqmd7kkh88t8c', 26, 'red special', 1794898759220),
	('khstqmd7kkh88t8c', 35, 'green take 4', 1794898759303),
	('khstqmd7kkh88t8c', 36, 'green choose revolt', 1794898759303),
	('khstqmd7kkh88t8c', 37, 'green special', 1794898759303),
	('khstqmd7kkh88t8c', 38, 'green place cataluna', 1794898759303),
	('khstqmd7kkh88t8c', 39, 'green place castilla', 1794898759303),
	('khstqmd7kkh88t8c', 40, 'green place valencia', 1794898759303),
	('khstqmd7kkh88t8c', 41, 'green place sevilla', 1794898759303),
	('khstqmd7kkh88t8c', 42, 'green place granada', 1794898759303),
	('khstqmd7kkh88t8c', 50, 'red place sevilla', 1794898759436),
	('khstqmd7kkh88t8c', 68, 'green play 1', 1794898759466),
	('khstqmd7kkh88t8c', 71, 'red take 1', 1794898759511),
	('khstqmd7kkh88t8c', 75, 'red place aragon', 1794898759563),
	('khstqmd7kkh88t8c', 95, 'red disc navarra', 1794898759700),
	('khstqmd7kkh88t8c', 106, 'red take 5', 1794898759753),
	('khstqmd7kkh88t8c', 118, 'red play 10', 1794898759806),
	('khstqmd7kkh88t8c', 125, 'red king granada', 1794898759899),
	('khstqmd7kkh88t8c', 141, 'blue disc toledo', 1794898759973),
	('ue5ah3k6jir8hpiq', 3, 'blue play 12', 1794898760162),
	('ue5ah3k6jir8hpiq', 21, 'red special', 1794898760552),
	('ue5ah3k6jir8hpiq', 49, 'red choose empowerment', 1794898760731),
	('ue5ah3k6jir8hpiq', 58, 'green place castillo', 1794898760826),
	('kndjm8a4fwnjvwzn', 45, 'orange done', 1794898762321),
	('kndjm8a4fwnjvwzn', 48, 'blue special', 1794898762364),
	('kndjm8a4fwnjvwzn', 51, 'green take 2', 1794898762402),
	('kndjm8a4fwnjvwzn', 54, 'green place aragon', 1794898762462),
	('kndjm8a4fwnjvwzn', 57, 'green place aragon', 1794898762488),
	('kndjm8a4fwnjvwzn', 60, 'red take 0', 1794898762535),
	('kndjm8a4fwnjvwzn', 63, 'red done', 1794898762567),
	('kndjm8a4fwnjvwzn', 66, 'purple place castillo', 1794898762585),
	('kndjm8a4fwnjvwzn', 69, 'purple done', 1794898762620),
	('kndjm8a4fwnjvwzn', 70, 'undo 69', 1794898762835),
	('vnpbpp57emjwasmq', 26, 'orange play 13', 0),
	('24vnghkzvxuf83x6', 20, 'red choose your-majesty', 0),
	('24vnghkzvxuf83x6', 23, 'red place navarra', 0),
	('24vnghkzvxuf83x6', 26, 'red king castilla', 0),
	('khstqmd7kkh88t8c', 6, 'red done', 1794898759125),
	('khstqmd7kkh88t8c', 23, 'green play 4', 1794898759186),
	('khstqmd7kkh88t8c', 27, 'red done', 1794898759241),
	('khstqmd7kkh88t8c', 28, 'blue take 1', 1794898759284),
	('khstqmd7kkh88t8c', 29, 'blue choose conspiracy', 1794898759284),
	('khstqmd7kkh88t8c', 30, 'blue place toledo', 1794898759284),
	('khstqmd7kkh88t8c', 31, 'blue special', 1794898759284),
	('khstqmd7kkh88t8c', 32, 'blue name sevilla', 1794898759284),
	('khstqmd7kkh88t8c', 33, 'blue move green sevilla cataluna', 1794898759284),
	('khstqmd7kkh88t8c', 34, 'blue move green sevilla toledo', 1794898759284),
	('khstqmd7kkh88t8c', 47, 'red choose strongholds', 1794898759373),
	('khstqmd7kkh88t8c', 48, 'red place aragon', 1794898759389),
	('khstqmd7kkh88t8c', 52, 'blue take 0', 1794898759449),
	('khstqmd7kkh88t8c', 53, 'blue choose new-home', 1794898759449),
	('khstqmd7kkh88t8c', 54, 'blue place granada', 1794898759449),
	('khstqmd7kkh88t8c', 55, 'blue place aragon', 1794898759449),
	('khstqmd7kkh88t8c', 56, 'blue place valencia', 1794898759449),
	('khstqmd7kkh88t8c', 57, 'blue place toledo', 1794898759449),
	('khstqmd7kkh88t8c', 58, 'blue done', 1794898759449),
	('khstqmd7kkh88t8c', 72, 'red choose militia', 1794898759515),
	('khstqmd7kkh88t8c', 74, 'red place castilla', 1794898759544),
	('khstqmd7kkh88t8c', 76, 'red done', 1794898759572),
	('khstqmd7kkh88t8c', 93, 'blue disc valencia', 1794898759639),
	('khstqmd7kkh88t8c', 94, 'green disc castilla', 1794898759666),
	('khstqmd7kkh88t8c', 96, 'green play 2', 1794898759721),
	('khstqmd7kkh88t8c', 98, 'blue play 10', 1794898759745),
	('khstqmd7kkh88t8c', 99, 'blue take 0', 1794898759745);
INSERT INTO public.log VALUES
	('khstqmd7kkh88t8c', 100, 'blue choose summons', 1794898759745),
	('khstqmd7kkh88t8c', 101, 'blue place castillo', 1794898759745),
	('khstqmd7kkh88t8c', 102, 'blue place navarra', 1794898759745),
	('khstqmd7kkh88t8c', 103, 'blue place castillo', 1794898759745),
	('khstqmd7kkh88t8c', 104, 'blue place castillo', 1794898759745),
	('khstqmd7kkh88t8c', 105, 'blue done', 1794898759745),
	('khstqmd7kkh88t8c', 109, 'green take 0', 1794898759776),
	('khstqmd7kkh88t8c', 110, 'green choose intrigue', 1794898759776),
	('khstqmd7kkh88t8c', 111, 'green place navarra', 1794898759776),
	('khstqmd7kkh88t8c', 112, 'green special', 1794898759776),
	('khstqmd7kkh88t8c', 113, 'green move red navarra granada', 1794898759776),
	('khstqmd7kkh88t8c', 114, 'green move red aragon castillo', 1794898759776),
	('khstqmd7kkh88t8c', 115, 'green move green navarra castillo', 1794898759776),
	('khstqmd7kkh88t8c', 116, 'green move green aragon castillo', 1794898759776),
	('khstqmd7kkh88t8c', 117, 'green play 3', 1794898759790),
	('khstqmd7kkh88t8c', 119, 'blue play 6', 1794898759809),
	('khstqmd7kkh88t8c', 121, 'red choose entourage', 1794898759844),
	('khstqmd7kkh88t8c', 123, 'red done', 1794898759875),
	('khstqmd7kkh88t8c', 124, 'red special', 1794898759888),
	('khstqmd7kkh88t8c', 126, 'red move green galicia granada', 1794898759914),
	('khstqmd7kkh88t8c', 127, 'blue take 3', 1794898759925),
	('khstqmd7kkh88t8c', 128, 'blue choose intrigue', 1794898759925),
	('khstqmd7kkh88t8c', 129, 'blue place sevilla', 1794898759925),
	('khstqmd7kkh88t8c', 130, 'blue special', 1794898759925),
	('khstqmd7kkh88t8c', 131, 'blue move green castilla galicia', 1794898759925),
	('khstqmd7kkh88t8c', 132, 'blue move blue aragon cataluna', 1794898759925),
	('khstqmd7kkh88t8c', 133, 'blue move green toledo sevilla', 1794898759925),
	('khstqmd7kkh88t8c', 134, 'blue move blue toledo aragon', 1794898759925),
	('khstqmd7kkh88t8c', 135, 'green take 5', 1794898759956),
	('khstqmd7kkh88t8c', 136, 'green choose justice', 1794898759956),
	('khstqmd7kkh88t8c', 137, 'green place castillo', 1794898759956),
	('khstqmd7kkh88t8c', 138, 'green place castillo', 1794898759956),
	('khstqmd7kkh88t8c', 139, 'green special', 1794898759956),
	('khstqmd7kkh88t8c', 140, 'green name aragon', 1794898759956),
	('khstqmd7kkh88t8c', 143, 'red disc galicia', 1794898760020),
	('gketkzuay3amf3ax', 50, 'red place toledo', 1794898760048),
	('gketkzuay3amf3ax', 51, 'red done', 1794898760048),
	('ue5ah3k6jir8hpiq', 0, 'green play 11', 1794898760132),
	('ue5ah3k6jir8hpiq', 2, 'red play 10', 1794898760158),
	('ue5ah3k6jir8hpiq', 4, 'blue choose march', 1794898760178),
	('ue5ah3k6jir8hpiq', 5, 'blue place castilla', 1794898760190),
	('ue5ah3k6jir8hpiq', 6, 'blue special', 1794898760209),
	('ue5ah3k6jir8hpiq', 7, 'blue move blue toledo valencia', 1794898760221),
	('ue5ah3k6jir8hpiq', 8, 'blue move blue castilla sevilla', 1794898760241),
	('ue5ah3k6jir8hpiq', 9, 'blue move blue toledo castillo', 1794898760265),
	('ue5ah3k6jir8hpiq', 10, 'green take 0', 1794898760278),
	('ue5ah3k6jir8hpiq', 11, 'green choose fiesta', 1794898760305),
	('ue5ah3k6jir8hpiq', 14, 'green place galicia', 1794898760385),
	('ue5ah3k6jir8hpiq', 15, 'green done', 1794898760405),
	('ue5ah3k6jir8hpiq', 16, 'red take 1', 1794898760419),
	('ue5ah3k6jir8hpiq', 19, 'red place aragon', 1794898760487),
	('ue5ah3k6jir8hpiq', 20, 'red done', 1794898760510),
	('ue5ah3k6jir8hpiq', 23, 'red disc castilla', 1794898760585),
	('ue5ah3k6jir8hpiq', 24, 'blue disc navarra', 1794898760604),
	('ue5ah3k6jir8hpiq', 26, 'orange take 3', 1794898760649),
	('ue5ah3k6jir8hpiq', 27, 'orange choose your-majesty', 1794898760649),
	('ue5ah3k6jir8hpiq', 28, 'orange special', 1794898760649),
	('ue5ah3k6jir8hpiq', 29, 'orange king valencia', 1794898760649),
	('ue5ah3k6jir8hpiq', 30, 'orange place aragon', 1794898760649),
	('ue5ah3k6jir8hpiq', 31, 'orange place cataluna', 1794898760649),
	('ue5ah3k6jir8hpiq', 32, 'orange place toledo', 1794898760649),
	('ue5ah3k6jir8hpiq', 33, 'orange place granada', 1794898760649),
	('ue5ah3k6jir8hpiq', 38, 'green play 6', 1794898760688),
	('ue5ah3k6jir8hpiq', 34, 'orange place castillo', 1794898760649),
	('ue5ah3k6jir8hpiq', 51, 'red place navarra', 1794898760747),
	('kndjm8a4fwnjvwzn', 1, 'red play 13', 1794898761814),
	('kndjm8a4fwnjvwzn', 4, 'orange play 6', 1794898761825),
	('kndjm8a4fwnjvwzn', 7, 'red place aragon', 1794898761834),
	('kndjm8a4fwnjvwzn', 10, 'red place castillo', 1794898761843),
	('kndjm8a4fwnjvwzn', 13, 'purple choose outposts', 1794898761894),
	('kndjm8a4fwnjvwzn', 16, 'purple place aragon', 1794898761906),
	('kndjm8a4fwnjvwzn', 19, 'orange choose civil-war', 1794898761943),
	('kndjm8a4fwnjvwzn', 22, 'blue disc valencia', 1794898761979),
	('kndjm8a4fwnjvwzn', 25, 'orange place valencia', 1794898762023),
	('kndjm8a4fwnjvwzn', 28, 'green choose conspiracy', 1794898762036),
	('kndjm8a4fwnjvwzn', 31, 'green move red valencia granada', 1794898762051),
	('kndjm8a4fwnjvwzn', 34, 'blue take 1', 1794898762081),
	('kndjm8a4fwnjvwzn', 37, 'blue play 5', 1794898762150),
	('kndjm8a4fwnjvwzn', 40, 'purple play 1', 1794898762219),
	('kndjm8a4fwnjvwzn', 43, 'orange place valencia', 1794898762275),
	('vnpbpp57emjwasmq', 11, 'orange take 1', 0),
	('vnpbpp57emjwasmq', 12, 'orange choose supremacy', 0),
	('vnpbpp57emjwasmq', 13, 'orange place castillo', 0),
	('vnpbpp57emjwasmq', 14, 'orange place granada', 0),
	('vnpbpp57emjwasmq', 15, 'orange place granada', 0),
	('vnpbpp57emjwasmq', 16, 'orange special', 0),
	('24vnghkzvxuf83x6', 0, 'blue play 5', 0),
	('24vnghkzvxuf83x6', 3, 'red take 0', 0),
	('24vnghkzvxuf83x6', 8, 'blue done', 0),
	('24vnghkzvxuf83x6', 40, 'blue disc granada', 0),
	('ue5ah3k6jir8hpiq', 39, 'orange take 1', 1794898760697),
	('ue5ah3k6jir8hpiq', 40, 'orange choose your-majesty', 1794898760697),
	('ue5ah3k6jir8hpiq', 41, 'orange special', 1794898760697),
	('ue5ah3k6jir8hpiq', 42, 'orange king galicia', 1794898760697),
	('ue5ah3k6jir8hpiq', 43, 'orange place navarra', 1794898760697),
	('ue5ah3k6jir8hpiq', 44, 'orange place castilla', 1794898760697),
	('ue5ah3k6jir8hpiq', 45, 'orange place castilla', 1794898760697),
	('ue5ah3k6jir8hpiq', 46, 'orange place castilla', 1794898760697),
	('ue5ah3k6jir8hpiq', 47, 'orange place castillo', 1794898760697),
	('ue5ah3k6jir8hpiq', 52, 'red place castillo', 1794898760752);
INSERT INTO public.log VALUES
	('ue5ah3k6jir8hpiq', 55, 'red recall 10', 1794898760777),
	('kndjm8a4fwnjvwzn', 2, 'blue play 1', 1794898761819),
	('kndjm8a4fwnjvwzn', 5, 'red choose your-majesty', 1794898761828),
	('kndjm8a4fwnjvwzn', 8, 'red place valencia', 1794898761837),
	('kndjm8a4fwnjvwzn', 11, 'red done', 1794898761867),
	('kndjm8a4fwnjvwzn', 14, 'purple place castillo', 1794898761898),
	('kndjm8a4fwnjvwzn', 17, 'purple done', 1794898761909),
	('kndjm8a4fwnjvwzn', 20, 'orange special', 1794898761946),
	('kndjm8a4fwnjvwzn', 23, 'green disc castilla', 1794898762001),
	('kndjm8a4fwnjvwzn', 26, 'orange done', 1794898762027),
	('kndjm8a4fwnjvwzn', 29, 'green special', 1794898762042),
	('kndjm8a4fwnjvwzn', 32, 'green move orange valencia castillo', 1794898762057),
	('kndjm8a4fwnjvwzn', 35, 'blue choose decree', 1794898762105),
	('kndjm8a4fwnjvwzn', 38, 'green play 4', 1794898762177),
	('kndjm8a4fwnjvwzn', 41, 'red play 2', 1794898762249),
	('vnpbpp57emjwasmq', 2, 'orange play 7', 0),
	('24vnghkzvxuf83x6', 19, 'blue play 4', 0),
	('24vnghkzvxuf83x6', 22, 'red place navarra', 0),
	('24vnghkzvxuf83x6', 25, 'red special', 0),
	('ue5ah3k6jir8hpiq', 53, 'red place castillo', 1794898760765),
	('ue5ah3k6jir8hpiq', 60, 'green place navarra', 1794898761091),
	('ue5ah3k6jir8hpiq', 61, 'green done', 1794898761091),
	('kndjm8a4fwnjvwzn', 46, 'blue take 2', 1794898762327),
	('kndjm8a4fwnjvwzn', 49, 'blue place castillo', 1794898762389),
	('kndjm8a4fwnjvwzn', 52, 'green choose your-majesty', 1794898762421),
	('kndjm8a4fwnjvwzn', 55, 'green place castillo', 1794898762477),
	('kndjm8a4fwnjvwzn', 58, 'green special', 1794898762497),
	('kndjm8a4fwnjvwzn', 61, 'red choose intrigue', 1794898762558),
	('kndjm8a4fwnjvwzn', 64, 'purple take 4', 1794898762570),
	('kndjm8a4fwnjvwzn', 67, 'purple place sevilla', 1794898762597),
	('24vnghkzvxuf83x6', 41, 'green disc valencia', 0),
	('ue5ah3k6jir8hpiq', 56, 'green take 2', 1794898760791),
	('vnpbpp57emjwasmq', 4, 'red choose decree', 0),
	('vnpbpp57emjwasmq', 17, 'green take 3', 0),
	('vnpbpp57emjwasmq', 18, 'green choose conspiracy', 0),
	('vnpbpp57emjwasmq', 19, 'green place toledo', 0),
	('vnpbpp57emjwasmq', 20, 'green special', 0),
	('vnpbpp57emjwasmq', 21, 'green name toledo', 0),
	('vnpbpp57emjwasmq', 22, 'green move orange toledo granada', 0),
	('vnpbpp57emjwasmq', 23, 'green move orange toledo castillo', 0),
	('vnpbpp57emjwasmq', 24, 'green done', 0),
	('24vnghkzvxuf83x6', 39, 'red disc sevilla', 0),
	('kndjm8a4fwnjvwzn', 0, 'purple play 10', 1794898761793),
	('kndjm8a4fwnjvwzn', 47, 'blue choose outposts', 1794898762357),
	('kndjm8a4fwnjvwzn', 50, 'blue done', 1794898762393),
	('kndjm8a4fwnjvwzn', 53, 'green place castillo', 1794898762449),
	('kndjm8a4fwnjvwzn', 56, 'green place aragon', 1794898762485),
	('kndjm8a4fwnjvwzn', 59, 'green king toledo', 1794898762524),
	('kndjm8a4fwnjvwzn', 62, 'red place sevilla', 1794898762563),
	('kndjm8a4fwnjvwzn', 65, 'purple choose new-home', 1794898762581),
	('kndjm8a4fwnjvwzn', 68, 'purple place castilla', 1794898762613),
	('vnpbpp57emjwasmq', 1, 'green play 6', 0),
	('vnpbpp57emjwasmq', 3, 'red play 12', 0),
	('24vnghkzvxuf83x6', 1, 'green play 3', 0),
	('24vnghkzvxuf83x6', 4, 'red choose justice', 0),
	('24vnghkzvxuf83x6', 9, 'green take 5', 0),
	('24vnghkzvxuf83x6', 10, 'green choose empowerment', 0),
	('24vnghkzvxuf83x6', 11, 'green special', 0),
	('24vnghkzvxuf83x6', 12, 'green recall 3', 0),
	('24vnghkzvxuf83x6', 13, 'green place castilla', 0),
	('24vnghkzvxuf83x6', 14, 'green place castilla', 0),
	('24vnghkzvxuf83x6', 15, 'green place castillo', 0),
	('24vnghkzvxuf83x6', 16, 'green place navarra', 0),
	('24vnghkzvxuf83x6', 42, 'blue play 12', 0),
	('kndjm8a4fwnjvwzn', 42, 'orange choose assassin', 1794898762268),
	('kndjm8a4fwnjvwzn', 44, 'orange place aragon', 1794898762289),
	('vnpbpp57emjwasmq', 0, 'blue play 10', 0),
	('vnpbpp57emjwasmq', 6, 'blue take 1', 0),
	('vnpbpp57emjwasmq', 7, 'blue choose your-majesty', 0),
	('vnpbpp57emjwasmq', 8, 'blue place granada', 0),
	('vnpbpp57emjwasmq', 9, 'blue done', 0),
	('vnpbpp57emjwasmq', 10, 'blue done', 0),
	('24vnghkzvxuf83x6', 6, 'blue take 3', 0),
	('24vnghkzvxuf83x6', 7, 'blue choose ambush', 0),
	('24vnghkzvxuf83x6', 17, 'green play 8', 0),
	('24vnghkzvxuf83x6', 21, 'red place castillo', 0),
	('24vnghkzvxuf83x6', 24, 'red done', 0),
	('24vnghkzvxuf83x6', 27, 'green take 1', 0),
	('24vnghkzvxuf83x6', 28, 'green choose fiesta', 0),
	('24vnghkzvxuf83x6', 29, 'green place toledo', 0),
	('24vnghkzvxuf83x6', 30, 'green done', 0),
	('24vnghkzvxuf83x6', 31, 'green done', 0),
	('24vnghkzvxuf83x6', 32, 'blue take 4', 0),
	('24vnghkzvxuf83x6', 33, 'blue choose summons', 0),
	('24vnghkzvxuf83x6', 34, 'blue place aragon', 0),
	('24vnghkzvxuf83x6', 35, 'blue place galicia', 0),
	('24vnghkzvxuf83x6', 36, 'blue place castillo', 0),
	('24vnghkzvxuf83x6', 37, 'blue place castillo', 0),
	('24vnghkzvxuf83x6', 38, 'blue done', 0);


--
-- Data for Name: passes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passes VALUES
	('3e7d525c7d1b27ec528c59c39e365219d598ceba69d299c97e9ef8092f91c387', 'in42isuqs7mb4rkr', '23gdfuhinkvq7tcf', 'cookie', '', 1794898756391),
	('dc02016596c80e1b16c687d31583190c33639bc8d96569fdb664cf948bd95dfa', 'vgnsbbuckybjoaox', '23gdfuhinkvq7tcf', 'cookie', '', 1794898756533),
	('f9d362db2147e2cb214c3fbffc26d1cbf7fe3f97302cbec45f8cd4afa64122d3', '6pon5xmitcga6iyb', '23gdfuhinkvq7tcf', 'token', 'program', 1794898756553),
	('d1f359476f86d552f33827d204da6b7c813e8d0cb53fd27fa856713e5918d1ff', 'g5wki67wezy5akh7', 'nsbnzrhj37aq7t2o', 'cookie', '', 1794898756562),
	('918f6f169c2810f89a22336dfd54af618059280ab82d08990de6b0c7983e9ad9', 'drfzr2hfutqo8foa', 'nsbnzrhj37aq7t2o', 'token', 'test', 1794898756594),
	('4384b193f026d6def3af4f9ee75ba7f2314e323d4b8fe13fedfe157d338af375', 'g3zzmqzfws5wkhgh', 'n5f2fi2ydcieo3jf', 'cookie', '', 1794898756613),
	('6d5a633ae6cf99be2df7aa5fbb739cca6f12be6af26d0d3eb940ca97ad93e648', '2qhw4sa7usepd8at', 'n5f2fi2ydcieo3jf', 'token', 'test', 1794898756625),
	('cf7789d037e0874381550319b7805d652f31bd784aa908de75fc6dc7cb51b4bc', 'koe3bjcriiumcbn7', 'icryjzjdokredxvh', 'cookie', '', 1794898756645),
	('504f237abce651bb42d90f59d5829669bcada6fa3cc7324f8b745258b9d7bafc', 'irbaesizh5e86b6a', 'icryjzjdokredxvh', 'token', 'test', 1794898756655),
	('00996482b5f001dab21d9c068efa4b21de0a9968452db81ce7b10431d39b81eb', 'y44rxj5k5yq7i2kt', 'pdmmcbf358z3dvw7', 'cookie', '', 1794898756658),
	('50c1d7777759f34b460fa9805bf096cb9d7bd10298bf2d2a21603b52837a65ee', 'rmduhowvectsuyy8', 'pdmmcbf358z3dvw7', 'token', 'test', 1794898756659);


--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ratings VALUES
	('23gdfuhinkvq7tcf', 22.36476861652635, 8.065506316323548, 1),
	('nsbnzrhj37aq7t2o', 27.63523138347365, 8.065506316323548, 1);


--
-- Data for Name: request_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.request_keys VALUES
	('ue5ah3k6jir8hpiq', 'nsbnzrhj37aq7t2o', 'once', 2, 62, 1);


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES
	('748bxntng7rw25um', '23gdfuhinkvq7tcf', 1794898758989, 2, 2, 52, 0, 1, 22.36476861652635, 8.065506316323548),
	('748bxntng7rw25um', 'nsbnzrhj37aq7t2o', 1794898758989, 2, 1, 67, 0, 1, 27.63523138347365, 8.065506316323548),
	('khstqmd7kkh88t8c', '23gdfuhinkvq7tcf', 1794898760020, 3, 3, 38, 0, 0, NULL, NULL);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES
	('748bxntng7rw25um', 1, '23gdfuhinkvq7tcf', NULL, 0, 1794898756733, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('748bxntng7rw25um', 2, 'nsbnzrhj37aq7t2o', NULL, 1, 1794898756733, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('xekc5fstdijmxhp4', 1, '23gdfuhinkvq7tcf', NULL, 0, 1794898759013, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('xekc5fstdijmxhp4', 2, 'nsbnzrhj37aq7t2o', NULL, 0, 1794898759013, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('khstqmd7kkh88t8c', 1, '23gdfuhinkvq7tcf', NULL, 0, 1794898759046, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('khstqmd7kkh88t8c', 2, NULL, 'random', 0, 1794898759046, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('khstqmd7kkh88t8c', 4, NULL, 'squire', 0, 1794898759046, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gketkzuay3amf3ax', 1, NULL, 'random', 0, 1794898760031, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gketkzuay3amf3ax', 2, '23gdfuhinkvq7tcf', NULL, 0, 1794898760031, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gketkzuay3amf3ax', 4, NULL, 'random', 0, 1794898760031, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('ue5ah3k6jir8hpiq', 1, '23gdfuhinkvq7tcf', NULL, 0, 1794898760090, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('ue5ah3k6jir8hpiq', 2, 'nsbnzrhj37aq7t2o', NULL, 1, 1794898760090, '{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}', NULL),
	('ue5ah3k6jir8hpiq', 4, 'n5f2fi2ydcieo3jf', 'caballero', 1, 1794898761071, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('ue5ah3k6jir8hpiq', 8, NULL, 'squire', 0, 1794898760090, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('kndjm8a4fwnjvwzn', 1, '23gdfuhinkvq7tcf', NULL, 0, 1794898761761, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('kndjm8a4fwnjvwzn', 2, '23gdfuhinkvq7tcf', NULL, 0, 1794898761761, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('kndjm8a4fwnjvwzn', 4, '23gdfuhinkvq7tcf', NULL, 0, 1794898761761, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('kndjm8a4fwnjvwzn', 8, '23gdfuhinkvq7tcf', NULL, 0, 1794898761761, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('kndjm8a4fwnjvwzn', 16, '23gdfuhinkvq7tcf', NULL, 0, 1794898761761, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('77fzn7koankpe55z', 1, '23gdfuhinkvq7tcf', NULL, 0, 1794898762849, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('77fzn7koankpe55z', 2, NULL, NULL, 0, 1794898762849, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('77fzn7koankpe55z', 4, NULL, 'squire', 0, 1794898762849, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('ygsyvc2o7y7csoob', 1, NULL, NULL, 0, 1794898762859, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('ygsyvc2o7y7csoob', 2, NULL, NULL, 0, 1794898762857, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('vnpbpp57emjwasmq', 1, 'icryjzjdokredxvh', NULL, 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('vnpbpp57emjwasmq', 2, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('vnpbpp57emjwasmq', 4, NULL, 'squire', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('vnpbpp57emjwasmq', 8, NULL, 'caballero', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('24vnghkzvxuf83x6', 1, 'icryjzjdokredxvh', NULL, 0, 0, '{"veto":"never","disc":["sevilla"],"returns":[]}', NULL),
	('24vnghkzvxuf83x6', 2, 'pdmmcbf358z3dvw7', 'caballero', 1, 0, '{"veto":"ask","disc":[],"returns":[]}', 3599791),
	('24vnghkzvxuf83x6', 4, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	('748bxntng7rw25um', '23gdfuhinkvq7tcf', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, '2mbrzdizfiry5kn6', NULL, 'xekc5fstdijmxhp4', 1794898756678, 1794898756733, 1794898758989, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 2
variants short power-shift
king valencia
homes red cataluna blue aragon
start red
stack 1 intrigue conspiracy exodus upheaval conspiracy intrigue ambush march skirmish militia
stack 2+3 justice levy disbandment revelation desertion supremacy outposts heartland hinterland justice justice justice strongholds fiesta civil-war withdrawal outposts fiesta assassin revelation
stack 4 coup decree new-home decree decree empowerment new-home summons royal-adviser empowerment
stack 5 your-majesty
modifiers red -1 +2 -2
modifiers blue +1 -1 +2
dummy powers 3 6 2 9 12 1 5 11 4 8 7 10 13
dummy regions galicia cataluna castilla valencia granada toledo | valencia castilla cataluna sevilla galicia toledo | castilla navarra aragon valencia granada cataluna
actions
', '1e239e7034cb6ce1af8169ad700e74a7cdf85fe5088ffaf0474a37240da91a73', 88, 93, 0, NULL, NULL, 0),
	('ue5ah3k6jir8hpiq', '23gdfuhinkvq7tcf', '{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'bssv3bsnnx3t88i5', NULL, NULL, 1794898760045, 1794898760090, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short veto rivalry
king navarra
homes red castilla blue toledo green galicia orange valencia
start green
stack 1 march conspiracy ambush militia conspiracy exodus skirmish intrigue intrigue upheaval
stack 2 civil-war justice veto assassin levy disbandment justice justice justice desertion
stack 3 fiesta hinterland revelation heartland supremacy revelation fiesta outposts outposts strongholds
stack 4 rivalry empowerment decree coup new-home empowerment new-home decree royal-adviser summons
stack 5 your-majesty
actions
', '8620c6dbb818ceb6e14bd40b636cafde6cad735e5f23d5dc0acbd08f7fa1f452', 63, 55, 2, NULL, '{"ply":63,"to":62,"agreed":["23gdfuhinkvq7tcf"]}', 1),
	('vnpbpp57emjwasmq', 'icryjzjdokredxvh', '{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'i3s6u8exwkhwfg2i', NULL, NULL, 1794898763735, 0, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short
king sevilla
homes red navarra blue granada green aragon orange toledo
start blue
stack 1 conspiracy march militia exodus conspiracy intrigue skirmish upheaval intrigue ambush
stack 2 justice justice levy assassin withdrawal civil-war desertion justice justice disbandment
stack 3 supremacy hinterland outposts fiesta strongholds fiesta revelation heartland outposts revelation
stack 4 decree summons coup royal-adviser new-home decree new-home decree empowerment empowerment
stack 5 your-majesty
actions
', '7478330ee0f746d8847ccfc09562e37b87765844e2c02bc81dcf71a5de0cc310', 27, 13, 1, 0, NULL, 0),
	('xekc5fstdijmxhp4', 'nsbnzrhj37aq7t2o', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'open', 1, 'gvydreiof2mvmgp7', NULL, NULL, 11794898759013, NULL, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', NULL, NULL, 0, 1, 0, 11797490759013, NULL, 0),
	('khstqmd7kkh88t8c', '23gdfuhinkvq7tcf', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, 'kneezbf5nvnu66pc', NULL, NULL, 1794898759029, 1794898759046, 1794898760020, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king granada
homes red castilla blue cataluna green sevilla
start red
stack 1 march conspiracy conspiracy militia intrigue intrigue upheaval skirmish exodus ambush
stack 2+3 supremacy revelation strongholds desertion fiesta justice levy withdrawal heartland civil-war justice outposts revelation justice assassin hinterland fiesta outposts justice disbandment
stack 4 decree decree new-home empowerment summons coup royal-adviser decree new-home empowerment
stack 5 deputy revolt exile entourage exile entourage country-seat country-seat infiltration competition
actions
', '711e0b064571e8a24196d2ff7752af9097e055eeacb54ab0be2005a49d0608e4', 144, 68, 0, NULL, NULL, 0),
	('ygsyvc2o7y7csoob', '23gdfuhinkvq7tcf', '{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'closed', 1, 'hr3kygtebcsnptzd', NULL, NULL, 1794898762857, NULL, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', NULL, NULL, 0, 2, 0, NULL, NULL, 0),
	('gketkzuay3amf3ax', '23gdfuhinkvq7tcf', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}', 'playing', 0, '6y7toyg7epiyp7j7', 'khstqmd7kkh88t8c', NULL, 1794898760031, 1794898760031, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king granada
homes red castilla blue cataluna green sevilla
start red
stack 1 march conspiracy conspiracy militia intrigue intrigue upheaval skirmish exodus ambush
stack 2+3 supremacy revelation strongholds desertion fiesta justice levy withdrawal heartland civil-war justice outposts revelation justice assassin hinterland fiesta outposts justice disbandment
stack 4 decree decree new-home empowerment summons coup royal-adviser decree new-home empowerment
stack 5 deputy revolt exile entourage exile entourage country-seat country-seat infiltration competition
actions
', NULL, 52, 2, 2, NULL, NULL, 0),
	('24vnghkzvxuf83x6', 'icryjzjdokredxvh', '{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'nktdd2w48nbfwk7t', NULL, NULL, 1794898762862, 0, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short
king galicia
homes red cataluna blue toledo green sevilla
start blue
stack 1 ambush march conspiracy conspiracy militia intrigue intrigue exodus upheaval skirmish
stack 2 justice withdrawal disbandment civil-war justice assassin desertion levy justice justice
stack 3 revelation fiesta heartland supremacy revelation hinterland outposts strongholds outposts fiesta
stack 4 empowerment summons decree royal-adviser empowerment new-home decree coup decree new-home
stack 5 your-majesty
actions
', '8975adf33cec3bab816327261a7bbcda2ac5a73cb839c8370db2e80274630478', 44, 33, 1, 0, NULL, 1),
	('kndjm8a4fwnjvwzn', '23gdfuhinkvq7tcf', '{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}', 'playing', 1, 'tux6hay8hn7ou8k7', NULL, NULL, 1794898761750, 1794898761761, NULL, 1, 'c4e4d526f736df1f52c611b7b2449f8c74efe3a5ebf07b61fe8cc078412f7516', 'elgrande record 1
rules 1
edition ours 8d000e4697178df3
players 5
variants short memory-aid representation
king cataluna
homes red galicia blue valencia green castilla orange navarra purple granada
start purple
stack 1 conspiracy intrigue march intrigue upheaval representation militia skirmish conspiracy exodus
stack 2 civil-war assassin justice levy disbandment withdrawal desertion justice justice justice
stack 3 outposts outposts heartland hinterland revelation strongholds fiesta supremacy revelation fiesta
stack 4 decree new-home empowerment coup summons empowerment decree decree new-home royal-adviser
stack 5 your-majesty
actions
', 'b3f95b3278e46c9ec0475236d9a4ec214646ab98b6f96f34664aba049abdd4fd', 71, 73, 16, NULL, NULL, 0),
	('77fzn7koankpe55z', '23gdfuhinkvq7tcf', '{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}', 'open', 0, 'o4zhahp3n5ueqgsz', NULL, NULL, 11794898762849, NULL, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', NULL, NULL, 0, 1, 0, 11797490762849, NULL, 0);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('23gdfuhinkvq7tcf', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$C/vDDUx2ByxSbPsuvUOIqg$TPSzcrLz0VbebRcuYOQTfYJ6K3tV7rElt9L/Ce9zkao', 1794898756255),
	('nsbnzrhj37aq7t2o', 'Bert', NULL, NULL, 1794898756557),
	('n5f2fi2ydcieo3jf', 'Carla', NULL, NULL, 1794898756597),
	('icryjzjdokredxvh', 'Dora', NULL, NULL, 1794898756638),
	('pdmmcbf358z3dvw7', 'Emil', NULL, NULL, 1794898756657);


--
-- Data for Name: webhooks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhooks VALUES
	('nsbnzrhj37aq7t2o', 'http://127.0.0.1:9/hook', 'e8vonovefzufwzjbgzyuxnn5atr5gi8t', 1794898756665);


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


