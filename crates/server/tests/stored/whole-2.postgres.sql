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
    ahead text NOT NULL
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
    proposal text
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
	(1, 'first', '2026-11-16 06:05:52.745184+00', true, '\x24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4', 23347056),
	(2, 'results and alerts', '2026-11-16 06:05:52.769421+00', true, '\x3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09', 9164641);


--
-- Data for Name: alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alerts VALUES
	('7ta4csoqs7b5tseu', 'ctjksmcnim6effak', 86, 1794809154427, 11794809154427, 0),
	('7ta4csoqs7b5tseu', '3xenzg5ordd8nqnz', 89, 1794809158020, 11794809158020, 0);


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES
	('ctjksmcnim6effak', 'players', 1, 'z3niweog8xratxo3', 'Anna', 'Good luck!', 1794809153861),
	('ctjksmcnim6effak', 'players', 2, '7ta4csoqs7b5tseu', 'Bert', 'Suerte – ¿empezamos?', 1794809153864),
	('ctjksmcnim6effak', 'watchers', 1, 'pkt47ix8um8xiehy', 'Carla', 'pst', 1794809153867),
	('3xenzg5ordd8nqnz', 'players', 1, 'z3niweog8xratxo3', 'Anna', 'Hello', 1794809154987),
	('3xenzg5ordd8nqnz', 'watchers', 1, 'n6utzr42sgbrzi5n', 'Dora', 'Who wins?', 1794809154993),
	('3xenzg5ordd8nqnz', 'players', 2, 'pkt47ix8um8xiehy', 'Carla', 'I must go.', 1794809154996);


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
	('ctjksmcnim6effak', 0, 'red pass -2', 1794809153872),
	('ctjksmcnim6effak', 1, 'blue pass -1', 1794809153880),
	('ctjksmcnim6effak', 2, 'red play 11', 1794809153887),
	('ctjksmcnim6effak', 3, 'blue play 6-2', 1794809153895),
	('ctjksmcnim6effak', 4, 'red take 1', 1794809153901),
	('ctjksmcnim6effak', 5, 'red choose your-majesty', 1794809153907),
	('ctjksmcnim6effak', 6, 'red place castillo', 1794809153913),
	('ctjksmcnim6effak', 7, 'red place aragon', 1794809153919),
	('ctjksmcnim6effak', 8, 'red place sevilla', 1794809153924),
	('ctjksmcnim6effak', 9, 'red place granada', 1794809153930),
	('ctjksmcnim6effak', 10, 'red place valencia', 1794809153935),
	('ctjksmcnim6effak', 11, 'red special', 1794809153941),
	('ctjksmcnim6effak', 12, 'red king navarra', 1794809153946),
	('ctjksmcnim6effak', 13, 'blue take 2', 1794809153953),
	('ctjksmcnim6effak', 14, 'blue place castilla', 1794809153960),
	('ctjksmcnim6effak', 15, 'blue choose desertion', 1794809153967),
	('ctjksmcnim6effak', 16, 'blue place aragon', 1794809153974),
	('ctjksmcnim6effak', 17, 'blue done', 1794809153980),
	('ctjksmcnim6effak', 18, 'blue done', 1794809153987),
	('ctjksmcnim6effak', 19, 'blue play 1', 1794809153994),
	('ctjksmcnim6effak', 20, 'red play 4-1', 1794809154000),
	('ctjksmcnim6effak', 21, 'red take 0', 1794809154005),
	('ctjksmcnim6effak', 22, 'red move blue castilla valencia', 1794809154011),
	('ctjksmcnim6effak', 23, 'red choose civil-war', 1794809154017),
	('ctjksmcnim6effak', 24, 'red special', 1794809154022),
	('ctjksmcnim6effak', 25, 'blue disc valencia', 1794809154030),
	('ctjksmcnim6effak', 26, 'red done', 1794809154036),
	('ctjksmcnim6effak', 27, 'blue take 3', 1794809154043),
	('ctjksmcnim6effak', 28, 'blue choose empowerment', 1794809154050),
	('ctjksmcnim6effak', 29, 'blue place aragon', 1794809154056),
	('ctjksmcnim6effak', 30, 'blue place aragon', 1794809154063),
	('ctjksmcnim6effak', 31, 'blue place castillo', 1794809154070),
	('ctjksmcnim6effak', 32, 'blue place castilla', 1794809154077),
	('ctjksmcnim6effak', 33, 'blue special', 1794809154084),
	('ctjksmcnim6effak', 34, 'blue recall 6', 1794809154090),
	('ctjksmcnim6effak', 35, 'red disc galicia', 1794809154096),
	('ctjksmcnim6effak', 36, 'blue disc toledo', 1794809154103),
	('ctjksmcnim6effak', 37, 'blue play 2', 1794809154110),
	('ctjksmcnim6effak', 38, 'red play 7', 1794809154116),
	('ctjksmcnim6effak', 39, 'red take 0', 1794809154128),
	('ctjksmcnim6effak', 40, 'red choose coup', 1794809154134),
	('ctjksmcnim6effak', 41, 'red special', 1794809154139),
	('ctjksmcnim6effak', 42, 'red name granada', 1794809154146),
	('ctjksmcnim6effak', 43, 'red done', 1794809154152),
	('ctjksmcnim6effak', 44, 'blue take 0', 1794809154159),
	('ctjksmcnim6effak', 45, 'blue choose conspiracy', 1794809154166),
	('ctjksmcnim6effak', 46, 'blue place castilla', 1794809154172),
	('ctjksmcnim6effak', 47, 'blue special', 1794809154179),
	('ctjksmcnim6effak', 48, 'blue name granada', 1794809154185),
	('ctjksmcnim6effak', 49, 'blue move red granada castilla', 1794809154191),
	('ctjksmcnim6effak', 50, 'blue play 5+2', 1794809154198),
	('ctjksmcnim6effak', 51, 'red play 3', 1794809154205),
	('ctjksmcnim6effak', 52, 'blue take 0', 1794809154215),
	('ctjksmcnim6effak', 53, 'blue choose hinterland', 1794809154221),
	('ctjksmcnim6effak', 54, 'blue place castilla', 1794809154228),
	('ctjksmcnim6effak', 55, 'blue place castilla', 1794809154235),
	('ctjksmcnim6effak', 56, 'blue place castillo', 1794809154242),
	('ctjksmcnim6effak', 57, 'blue special', 1794809154249),
	('ctjksmcnim6effak', 58, 'red take 3', 1794809154254),
	('ctjksmcnim6effak', 59, 'red choose intrigue', 1794809154260),
	('ctjksmcnim6effak', 60, 'red done', 1794809154269),
	('ctjksmcnim6effak', 61, 'red disc aragon', 1794809154278),
	('ctjksmcnim6effak', 62, 'blue disc navarra', 1794809154284),
	('ctjksmcnim6effak', 63, 'red play 13', 1794809154290),
	('ctjksmcnim6effak', 64, 'blue play 11', 1794809154298),
	('ctjksmcnim6effak', 65, 'red choose outposts', 1794809154304),
	('ctjksmcnim6effak', 66, 'red place castilla', 1794809154310),
	('ctjksmcnim6effak', 67, 'red place galicia', 1794809154315),
	('ctjksmcnim6effak', 68, 'red place aragon', 1794809154322),
	('ctjksmcnim6effak', 69, 'red done', 1794809154327),
	('ctjksmcnim6effak', 70, 'blue take 1', 1794809154334),
	('ctjksmcnim6effak', 71, 'blue choose decree', 1794809154340),
	('ctjksmcnim6effak', 72, 'blue place castillo', 1794809154347),
	('ctjksmcnim6effak', 73, 'blue place galicia', 1794809154353),
	('ctjksmcnim6effak', 74, 'blue place galicia', 1794809154361),
	('ctjksmcnim6effak', 75, 'blue place aragon', 1794809154367),
	('ctjksmcnim6effak', 76, 'blue special', 1794809154373),
	('ctjksmcnim6effak', 77, 'blue tile high toledo', 1794809154380),
	('ctjksmcnim6effak', 78, 'blue play 12+2', 1794809154387),
	('ctjksmcnim6effak', 79, 'red play 5', 1794809154392),
	('ctjksmcnim6effak', 80, 'blue choose levy', 1794809154399),
	('ctjksmcnim6effak', 81, 'blue done', 1794809154405),
	('ctjksmcnim6effak', 82, 'red take 4', 1794809154411),
	('ctjksmcnim6effak', 83, 'red choose intrigue', 1794809154416),
	('ctjksmcnim6effak', 84, 'red place aragon', 1794809154422),
	('ctjksmcnim6effak', 85, 'red done', 1794809154427),
	('ctjksmcnim6effak', 86, 'red disc castilla', 1794809154434),
	('ctjksmcnim6effak', 87, 'blue disc galicia', 1794809154440),
	('j4ygg4vrbf3iun8d', 0, 'green play 7', 1794809154458),
	('j4ygg4vrbf3iun8d', 1, 'red play 11', 1794809154468),
	('j4ygg4vrbf3iun8d', 2, 'blue play 12', 1794809154472),
	('j4ygg4vrbf3iun8d', 3, 'blue choose deputy', 1794809154472),
	('j4ygg4vrbf3iun8d', 4, 'blue special', 1794809154472),
	('j4ygg4vrbf3iun8d', 5, 'blue swap red', 1794809154472),
	('j4ygg4vrbf3iun8d', 6, 'blue place aragon', 1794809154472),
	('j4ygg4vrbf3iun8d', 7, 'blue place galicia', 1794809154472),
	('j4ygg4vrbf3iun8d', 8, 'blue place galicia', 1794809154472),
	('j4ygg4vrbf3iun8d', 9, 'blue place toledo', 1794809154472),
	('j4ygg4vrbf3iun8d', 10, 'blue done', 1794809154472),
	('j4ygg4vrbf3iun8d', 11, 'red take 0', 1794809154480);
INSERT INTO public.log VALUES
	('j4ygg4vrbf3iun8d', 14, 'red done', 1794809154500),
	('j4ygg4vrbf3iun8d', 15, 'red special', 1794809154507),
	('j4ygg4vrbf3iun8d', 17, 'green take 3', 1794809154523),
	('j4ygg4vrbf3iun8d', 18, 'green choose summons', 1794809154523),
	('j4ygg4vrbf3iun8d', 19, 'green place toledo', 1794809154523),
	('j4ygg4vrbf3iun8d', 20, 'green place navarra', 1794809154523),
	('j4ygg4vrbf3iun8d', 21, 'green place toledo', 1794809154523),
	('j4ygg4vrbf3iun8d', 22, 'green place castillo', 1794809154523),
	('j4ygg4vrbf3iun8d', 23, 'green special', 1794809154523),
	('j4ygg4vrbf3iun8d', 24, 'green play 6', 1794809154528),
	('j4ygg4vrbf3iun8d', 28, 'red special', 1794809154549),
	('j4ygg4vrbf3iun8d', 30, 'blue take 0', 1794809154557),
	('j4ygg4vrbf3iun8d', 31, 'blue choose competition', 1794809154557),
	('j4ygg4vrbf3iun8d', 32, 'blue place galicia', 1794809154557),
	('j4ygg4vrbf3iun8d', 33, 'blue place aragon', 1794809154557),
	('j4ygg4vrbf3iun8d', 34, 'blue place castillo', 1794809154557),
	('j4ygg4vrbf3iun8d', 35, 'blue done', 1794809154557),
	('j4ygg4vrbf3iun8d', 45, 'green disc granada', 1794809154575),
	('j4ygg4vrbf3iun8d', 47, 'green play 10', 1794809154582),
	('j4ygg4vrbf3iun8d', 48, 'red play 4', 1794809154587),
	('j4ygg4vrbf3iun8d', 49, 'blue play 7', 1794809154591),
	('j4ygg4vrbf3iun8d', 50, 'green take 1', 1794809154602),
	('j4ygg4vrbf3iun8d', 51, 'green choose exile', 1794809154602),
	('j4ygg4vrbf3iun8d', 52, 'green special', 1794809154602),
	('j4ygg4vrbf3iun8d', 53, 'green king portugal', 1794809154602),
	('j4ygg4vrbf3iun8d', 54, 'green place castilla', 1794809154602),
	('j4ygg4vrbf3iun8d', 55, 'green place castilla', 1794809154602),
	('j4ygg4vrbf3iun8d', 56, 'green place castilla', 1794809154602),
	('j4ygg4vrbf3iun8d', 57, 'green place sevilla', 1794809154602),
	('j4ygg4vrbf3iun8d', 58, 'green place castillo', 1794809154602),
	('j4ygg4vrbf3iun8d', 65, 'red take 1', 1794809154612),
	('j4ygg4vrbf3iun8d', 67, 'red special', 1794809154624),
	('j4ygg4vrbf3iun8d', 69, 'red move blue aragon valencia', 1794809154637),
	('j4ygg4vrbf3iun8d', 71, 'red move red castilla cataluna', 1794809154649),
	('j4ygg4vrbf3iun8d', 73, 'red play 6', 1794809154661),
	('j4ygg4vrbf3iun8d', 74, 'blue play 5', 1794809154665),
	('j4ygg4vrbf3iun8d', 75, 'green play 2', 1794809154669),
	('j4ygg4vrbf3iun8d', 88, 'green take 5', 1794809154753),
	('j4ygg4vrbf3iun8d', 89, 'green choose ambush', 1794809154753),
	('j4ygg4vrbf3iun8d', 90, 'green place castillo', 1794809154753),
	('j4ygg4vrbf3iun8d', 91, 'green special', 1794809154753),
	('j4ygg4vrbf3iun8d', 92, 'green move red cataluna granada', 1794809154753),
	('j4ygg4vrbf3iun8d', 93, 'green move blue galicia castilla', 1794809154753),
	('j4ygg4vrbf3iun8d', 94, 'green move blue granada castilla', 1794809154753),
	('j4ygg4vrbf3iun8d', 100, 'blue play 2', 1794809154790),
	('j4ygg4vrbf3iun8d', 107, 'red choose entourage', 1794809154829),
	('j4ygg4vrbf3iun8d', 110, 'red done', 1794809154859),
	('j4ygg4vrbf3iun8d', 119, 'green play 3', 1794809154875),
	('j4ygg4vrbf3iun8d', 136, 'green disc valencia', 1794809154931),
	('3xenzg5ordd8nqnz', 0, 'red play 2', 1794809155003),
	('3xenzg5ordd8nqnz', 3, 'orange play 9', 1794809155026),
	('3xenzg5ordd8nqnz', 4, 'orange take 2', 1794809155026),
	('3xenzg5ordd8nqnz', 5, 'orange choose your-majesty', 1794809155026),
	('3xenzg5ordd8nqnz', 6, 'orange special', 1794809155026),
	('3xenzg5ordd8nqnz', 7, 'orange king toledo', 1794809155026),
	('3xenzg5ordd8nqnz', 8, 'orange place aragon', 1794809155026),
	('3xenzg5ordd8nqnz', 9, 'orange place castilla', 1794809155026),
	('3xenzg5ordd8nqnz', 10, 'orange place sevilla', 1794809155026),
	('3xenzg5ordd8nqnz', 11, 'orange place granada', 1794809155026),
	('3xenzg5ordd8nqnz', 12, 'orange place castillo', 1794809155026),
	('3xenzg5ordd8nqnz', 16, 'blue place castilla', 1794809155059),
	('3xenzg5ordd8nqnz', 18, 'red take 2', 1794809155072),
	('3xenzg5ordd8nqnz', 22, 'red place sevilla', 1794809155097),
	('3xenzg5ordd8nqnz', 26, 'green choose outposts', 1794809155123),
	('3xenzg5ordd8nqnz', 27, 'green place valencia', 1794809155131),
	('3xenzg5ordd8nqnz', 32, 'orange play 4', 1794809155164),
	('3xenzg5ordd8nqnz', 37, 'green place castillo', 1794809155200),
	('3xenzg5ordd8nqnz', 41, 'red place castillo', 1794809155231),
	('3xenzg5ordd8nqnz', 42, 'red place aragon', 1794809155238),
	('3xenzg5ordd8nqnz', 44, 'blue take 3', 1794809155251),
	('3xenzg5ordd8nqnz', 45, 'blue choose your-majesty', 1794809155257),
	('3xenzg5ordd8nqnz', 51, 'blue king aragon', 1794809155303),
	('3xenzg5ordd8nqnz', 52, 'orange take 4', 1794809155355),
	('3xenzg5ordd8nqnz', 53, 'orange choose skirmish', 1794809155355),
	('3xenzg5ordd8nqnz', 54, 'orange place castillo', 1794809155355),
	('3xenzg5ordd8nqnz', 55, 'orange special', 1794809155355),
	('3xenzg5ordd8nqnz', 56, 'orange move red castilla toledo', 1794809155355),
	('3xenzg5ordd8nqnz', 57, 'orange move red granada toledo', 1794809155355),
	('3xenzg5ordd8nqnz', 58, 'orange move orange galicia navarra', 1794809155355),
	('3xenzg5ordd8nqnz', 60, 'orange disc cataluna', 1794809155376),
	('3xenzg5ordd8nqnz', 68, 'red special', 1794809157265),
	('3xenzg5ordd8nqnz', 72, 'orange take 1', 1794809157980),
	('6mmyg84qu8ew3xez', 1, 'green play 6', 1794809158697),
	('j4ygg4vrbf3iun8d', 12, 'red choose justice', 1794809154488),
	('j4ygg4vrbf3iun8d', 16, 'red name toledo', 1794809154516),
	('j4ygg4vrbf3iun8d', 25, 'red play 13', 1794809154533),
	('j4ygg4vrbf3iun8d', 26, 'blue play 9', 1794809154536),
	('j4ygg4vrbf3iun8d', 27, 'red choose revelation', 1794809154543),
	('j4ygg4vrbf3iun8d', 36, 'green take 3', 1794809154564),
	('j4ygg4vrbf3iun8d', 37, 'green choose decree', 1794809154564),
	('j4ygg4vrbf3iun8d', 38, 'green special', 1794809154564),
	('j4ygg4vrbf3iun8d', 39, 'green tile high navarra', 1794809154564),
	('j4ygg4vrbf3iun8d', 40, 'green place galicia', 1794809154564),
	('j4ygg4vrbf3iun8d', 41, 'green place galicia', 1794809154564),
	('j4ygg4vrbf3iun8d', 42, 'green place aragon', 1794809154564),
	('j4ygg4vrbf3iun8d', 43, 'green place castillo', 1794809154564),
	('j4ygg4vrbf3iun8d', 44, 'blue disc granada', 1794809154570),
	('j4ygg4vrbf3iun8d', 46, 'red disc navarra', 1794809154579),
	('j4ygg4vrbf3iun8d', 59, 'blue take 2', 1794809154605),
	('j4ygg4vrbf3iun8d', 60, 'blue choose decree', 1794809154605);
INSERT INTO public.log VALUES
	('j4ygg4vrbf3iun8d', 61, 'blue place galicia', 1794809154605),
	('j4ygg4vrbf3iun8d', 62, 'blue place castilla', 1794809154605),
	('j4ygg4vrbf3iun8d', 63, 'blue special', 1794809154605),
	('j4ygg4vrbf3iun8d', 64, 'blue tile high galicia', 1794809154605),
	('j4ygg4vrbf3iun8d', 98, 'green play 13', 1794809154780),
	('j4ygg4vrbf3iun8d', 106, 'red take 0', 1794809154812),
	('j4ygg4vrbf3iun8d', 118, 'blue play 6', 1794809154870),
	('j4ygg4vrbf3iun8d', 122, 'red choose intrigue', 1794809154909),
	('j4ygg4vrbf3iun8d', 135, 'blue disc cataluna', 1794809154928),
	('3xenzg5ordd8nqnz', 1, 'blue play 6', 1794809155013),
	('3xenzg5ordd8nqnz', 14, 'blue choose levy', 1794809155042),
	('3xenzg5ordd8nqnz', 20, 'red place aragon', 1794809155083),
	('3xenzg5ordd8nqnz', 30, 'green special', 1794809155153),
	('3xenzg5ordd8nqnz', 33, 'red play 11', 1794809155168),
	('3xenzg5ordd8nqnz', 36, 'green place aragon', 1794809155191),
	('3xenzg5ordd8nqnz', 49, 'blue done', 1794809155287),
	('3xenzg5ordd8nqnz', 63, 'orange play 10', 1794809156048),
	('3xenzg5ordd8nqnz', 66, 'green play 2', 1794809156601),
	('6mmyg84qu8ew3xez', 47, 'purple special', 1794809159354),
	('6mmyg84qu8ew3xez', 50, 'green choose coup', 1794809159374),
	('6mmyg84qu8ew3xez', 53, 'orange disc toledo', 1794809159393),
	('6mmyg84qu8ew3xez', 56, 'green done', 1794809159413),
	('6mmyg84qu8ew3xez', 59, 'red place toledo', 1794809159431),
	('6mmyg84qu8ew3xez', 62, 'red done', 1794809159450),
	('6mmyg84qu8ew3xez', 65, 'blue done', 1794809159470),
	('6mmyg84qu8ew3xez', 68, 'orange place sevilla', 1794809159494),
	('i2fxcweyascfboiu', 1, 'orange play 1', 0),
	('yib84w36eat6a83t', 12, 'blue place navarra', 0),
	('yib84w36eat6a83t', 19, 'red play 6', 0),
	('j4ygg4vrbf3iun8d', 13, 'red place toledo', 1794809154494),
	('j4ygg4vrbf3iun8d', 29, 'red done', 1794809154554),
	('j4ygg4vrbf3iun8d', 66, 'red choose upheaval', 1794809154618),
	('j4ygg4vrbf3iun8d', 68, 'red move blue toledo granada', 1794809154631),
	('j4ygg4vrbf3iun8d', 70, 'red move blue castilla toledo', 1794809154643),
	('j4ygg4vrbf3iun8d', 72, 'red place castillo', 1794809154655),
	('j4ygg4vrbf3iun8d', 76, 'red take 1', 1794809154675),
	('j4ygg4vrbf3iun8d', 77, 'red choose entourage', 1794809154682),
	('j4ygg4vrbf3iun8d', 78, 'red place toledo', 1794809154688),
	('j4ygg4vrbf3iun8d', 79, 'red place toledo', 1794809154694),
	('j4ygg4vrbf3iun8d', 80, 'red place galicia', 1794809154701),
	('j4ygg4vrbf3iun8d', 81, 'red place castilla', 1794809154708),
	('j4ygg4vrbf3iun8d', 82, 'red done', 1794809154714),
	('j4ygg4vrbf3iun8d', 83, 'red special', 1794809154720),
	('j4ygg4vrbf3iun8d', 84, 'red king sevilla', 1794809154726),
	('j4ygg4vrbf3iun8d', 85, 'blue take 2', 1794809154730),
	('j4ygg4vrbf3iun8d', 86, 'blue choose decree', 1794809154730),
	('j4ygg4vrbf3iun8d', 87, 'blue done', 1794809154730),
	('j4ygg4vrbf3iun8d', 95, 'blue disc valencia', 1794809154758),
	('j4ygg4vrbf3iun8d', 96, 'green disc toledo', 1794809154766),
	('j4ygg4vrbf3iun8d', 97, 'red disc castilla', 1794809154778),
	('j4ygg4vrbf3iun8d', 99, 'red play 10', 1794809154787),
	('j4ygg4vrbf3iun8d', 101, 'green choose strongholds', 1794809154797),
	('j4ygg4vrbf3iun8d', 102, 'green place castillo', 1794809154797),
	('j4ygg4vrbf3iun8d', 103, 'green place castillo', 1794809154797),
	('j4ygg4vrbf3iun8d', 104, 'green place castillo', 1794809154797),
	('j4ygg4vrbf3iun8d', 105, 'green special', 1794809154797),
	('j4ygg4vrbf3iun8d', 108, 'red place castillo', 1794809154842),
	('j4ygg4vrbf3iun8d', 109, 'red done', 1794809154849),
	('j4ygg4vrbf3iun8d', 111, 'blue take 0', 1794809154863),
	('j4ygg4vrbf3iun8d', 112, 'blue choose conspiracy', 1794809154863),
	('j4ygg4vrbf3iun8d', 113, 'blue place granada', 1794809154863),
	('j4ygg4vrbf3iun8d', 114, 'blue special', 1794809154863),
	('j4ygg4vrbf3iun8d', 115, 'blue name aragon', 1794809154863),
	('j4ygg4vrbf3iun8d', 116, 'blue move green aragon galicia', 1794809154863),
	('j4ygg4vrbf3iun8d', 117, 'blue move blue aragon galicia', 1794809154863),
	('j4ygg4vrbf3iun8d', 120, 'red play 9', 1794809154893),
	('j4ygg4vrbf3iun8d', 121, 'red take 1', 1794809154903),
	('j4ygg4vrbf3iun8d', 123, 'red done', 1794809154915),
	('j4ygg4vrbf3iun8d', 124, 'blue take 1', 1794809154918),
	('j4ygg4vrbf3iun8d', 125, 'blue choose supremacy', 1794809154918),
	('j4ygg4vrbf3iun8d', 126, 'blue done', 1794809154918),
	('j4ygg4vrbf3iun8d', 127, 'green take 5', 1794809154922),
	('j4ygg4vrbf3iun8d', 128, 'green choose new-home', 1794809154922),
	('j4ygg4vrbf3iun8d', 129, 'green place granada', 1794809154922),
	('j4ygg4vrbf3iun8d', 130, 'green place castillo', 1794809154922),
	('j4ygg4vrbf3iun8d', 131, 'green place castillo', 1794809154922),
	('j4ygg4vrbf3iun8d', 132, 'green place castillo', 1794809154922),
	('j4ygg4vrbf3iun8d', 133, 'green special', 1794809154922),
	('j4ygg4vrbf3iun8d', 134, 'green grande navarra', 1794809154922),
	('j4ygg4vrbf3iun8d', 137, 'red disc sevilla', 1794809154938),
	('xvahqgaczuvvryzw', 0, 'green play 7', 1794809154947),
	('xvahqgaczuvvryzw', 1, 'red play 11', 1794809154947),
	('xvahqgaczuvvryzw', 2, 'blue play 12', 1794809154947),
	('xvahqgaczuvvryzw', 3, 'blue choose deputy', 1794809154947),
	('xvahqgaczuvvryzw', 4, 'blue special', 1794809154947),
	('xvahqgaczuvvryzw', 5, 'blue swap red', 1794809154947),
	('xvahqgaczuvvryzw', 6, 'blue place aragon', 1794809154947),
	('xvahqgaczuvvryzw', 7, 'blue place galicia', 1794809154947),
	('xvahqgaczuvvryzw', 8, 'blue place galicia', 1794809154947),
	('xvahqgaczuvvryzw', 9, 'blue place toledo', 1794809154947),
	('xvahqgaczuvvryzw', 10, 'blue done', 1794809154947),
	('xvahqgaczuvvryzw', 11, 'red take 0', 1794809154947),
	('xvahqgaczuvvryzw', 12, 'red choose justice', 1794809154947),
	('xvahqgaczuvvryzw', 13, 'red place toledo', 1794809154947),
	('xvahqgaczuvvryzw', 14, 'red done', 1794809154947),
	('xvahqgaczuvvryzw', 15, 'red special', 1794809154947),
	('xvahqgaczuvvryzw', 16, 'red name toledo', 1794809154947),
	('xvahqgaczuvvryzw', 17, 'green take 3', 1794809154947),
	('xvahqgaczuvvryzw', 18, 'green choose summons', 1794809154947),
	('xvahqgaczuvvryzw', 19, 'green place toledo', 1794809154947);
INSERT INTO public.log VALUES
	('xvahqgaczuvvryzw', 20, 'green place navarra', 1794809154947),
	('xvahqgaczuvvryzw', 21, 'green place toledo', 1794809154947),
	('xvahqgaczuvvryzw', 22, 'green place castillo', 1794809154947),
	('xvahqgaczuvvryzw', 23, 'green special', 1794809154947),
	('xvahqgaczuvvryzw', 24, 'green play 6', 1794809154947),
	('xvahqgaczuvvryzw', 25, 'red play 13', 1794809154947),
	('xvahqgaczuvvryzw', 26, 'blue play 9', 1794809154947),
	('xvahqgaczuvvryzw', 27, 'red choose revelation', 1794809154947),
	('xvahqgaczuvvryzw', 28, 'red special', 1794809154947),
	('xvahqgaczuvvryzw', 29, 'red done', 1794809154947),
	('xvahqgaczuvvryzw', 30, 'blue take 0', 1794809154947),
	('xvahqgaczuvvryzw', 31, 'blue choose competition', 1794809154947),
	('xvahqgaczuvvryzw', 32, 'blue place galicia', 1794809154947),
	('xvahqgaczuvvryzw', 33, 'blue place aragon', 1794809154947),
	('xvahqgaczuvvryzw', 34, 'blue place castillo', 1794809154947),
	('xvahqgaczuvvryzw', 35, 'blue done', 1794809154947),
	('xvahqgaczuvvryzw', 36, 'green take 3', 1794809154947),
	('xvahqgaczuvvryzw', 37, 'green choose decree', 1794809154947),
	('xvahqgaczuvvryzw', 38, 'green special', 1794809154947),
	('xvahqgaczuvvryzw', 39, 'green tile high navarra', 1794809154947),
	('xvahqgaczuvvryzw', 40, 'green place galicia', 1794809154947),
	('xvahqgaczuvvryzw', 41, 'green place galicia', 1794809154947),
	('xvahqgaczuvvryzw', 42, 'green place aragon', 1794809154947),
	('xvahqgaczuvvryzw', 43, 'green place castillo', 1794809154947),
	('xvahqgaczuvvryzw', 44, 'blue disc granada', 1794809154947),
	('xvahqgaczuvvryzw', 45, 'green disc granada', 1794809154947),
	('xvahqgaczuvvryzw', 46, 'red disc navarra', 1794809154947),
	('xvahqgaczuvvryzw', 47, 'green play 10', 1794809154947),
	('xvahqgaczuvvryzw', 48, 'red play 4', 1794809154947),
	('xvahqgaczuvvryzw', 49, 'blue play 7', 1794809154947),
	('3xenzg5ordd8nqnz', 23, 'red place granada', 1794809155102),
	('3xenzg5ordd8nqnz', 29, 'green place sevilla', 1794809155145),
	('3xenzg5ordd8nqnz', 38, 'green done', 1794809155209),
	('3xenzg5ordd8nqnz', 48, 'blue place castillo', 1794809155279),
	('3xenzg5ordd8nqnz', 61, 'green disc aragon', 1794809155619),
	('3xenzg5ordd8nqnz', 64, 'red play 13', 1794809156337),
	('3xenzg5ordd8nqnz', 67, 'red choose ambush', 1794809157036),
	('6mmyg84qu8ew3xez', 11, 'red done', 1794809158926),
	('6mmyg84qu8ew3xez', 14, 'blue place toledo', 1794809158990),
	('6mmyg84qu8ew3xez', 17, 'blue done', 1794809159056),
	('6mmyg84qu8ew3xez', 20, 'orange choose revelation', 1794809159103),
	('6mmyg84qu8ew3xez', 23, 'orange done', 1794809159147),
	('6mmyg84qu8ew3xez', 26, 'green choose justice', 1794809159184),
	('6mmyg84qu8ew3xez', 29, 'green special', 1794809159212),
	('6mmyg84qu8ew3xez', 32, 'purple choose upheaval', 1794809159245),
	('6mmyg84qu8ew3xez', 35, 'purple move orange navarra castilla', 1794809159265),
	('6mmyg84qu8ew3xez', 38, 'purple move blue toledo valencia', 1794809159286),
	('6mmyg84qu8ew3xez', 41, 'blue play 2', 1794809159316),
	('6mmyg84qu8ew3xez', 44, 'purple choose justice', 1794809159335),
	('i2fxcweyascfboiu', 3, 'blue play 5', 0),
	('yib84w36eat6a83t', 14, 'blue done', 0),
	('yib84w36eat6a83t', 29, 'blue take 1', 0),
	('xvahqgaczuvvryzw', 50, 'green take 0', 1794809154955),
	('xvahqgaczuvvryzw', 51, 'green choose upheaval', 1794809154955),
	('xvahqgaczuvvryzw', 52, 'green place castillo', 1794809154955),
	('xvahqgaczuvvryzw', 53, 'green special', 1794809154955),
	('xvahqgaczuvvryzw', 54, 'green move green toledo sevilla', 1794809154955),
	('xvahqgaczuvvryzw', 55, 'green move blue toledo cataluna', 1794809154955),
	('xvahqgaczuvvryzw', 56, 'green move green granada sevilla', 1794809154955),
	('xvahqgaczuvvryzw', 57, 'green move blue aragon valencia', 1794809154955),
	('3xenzg5ordd8nqnz', 13, 'blue take 2', 1794809155033),
	('3xenzg5ordd8nqnz', 21, 'red place castillo', 1794809155091),
	('3xenzg5ordd8nqnz', 25, 'green take 1', 1794809155116),
	('3xenzg5ordd8nqnz', 39, 'red take 0', 1794809155217),
	('3xenzg5ordd8nqnz', 47, 'blue place sevilla', 1794809155271),
	('3xenzg5ordd8nqnz', 81, 'green take 4', 1794809158020),
	('3xenzg5ordd8nqnz', 82, 'green choose empowerment', 1794809158020),
	('3xenzg5ordd8nqnz', 83, 'green place toledo', 1794809158020),
	('3xenzg5ordd8nqnz', 84, 'green place castillo', 1794809158020),
	('3xenzg5ordd8nqnz', 85, 'green place navarra', 1794809158020),
	('3xenzg5ordd8nqnz', 86, 'green place aragon', 1794809158020),
	('3xenzg5ordd8nqnz', 87, 'green special', 1794809158020),
	('3xenzg5ordd8nqnz', 88, 'green recall 13', 1794809158020),
	('3xenzg5ordd8nqnz', 89, 'blue take 4', 1794809158408),
	('6mmyg84qu8ew3xez', 9, 'red place toledo', 1794809158857),
	('6mmyg84qu8ew3xez', 12, 'blue take 0', 1794809158955),
	('6mmyg84qu8ew3xez', 15, 'blue place toledo', 1794809158998),
	('6mmyg84qu8ew3xez', 18, 'blue special', 1794809159078),
	('6mmyg84qu8ew3xez', 21, 'orange place valencia', 1794809159113),
	('6mmyg84qu8ew3xez', 24, 'orange special', 1794809159158),
	('6mmyg84qu8ew3xez', 27, 'green place toledo', 1794809159194),
	('6mmyg84qu8ew3xez', 30, 'green name navarra', 1794809159220),
	('6mmyg84qu8ew3xez', 33, 'purple place castillo', 1794809159251),
	('6mmyg84qu8ew3xez', 36, 'purple move orange navarra castillo', 1794809159271),
	('6mmyg84qu8ew3xez', 39, 'purple play 13', 1794809159294),
	('6mmyg84qu8ew3xez', 42, 'green play 8', 1794809159322),
	('6mmyg84qu8ew3xez', 45, 'purple place toledo', 1794809159341),
	('yib84w36eat6a83t', 0, 'blue play 3', 0),
	('yib84w36eat6a83t', 5, 'red done', 0),
	('yib84w36eat6a83t', 15, 'blue special', 0),
	('3xenzg5ordd8nqnz', 2, 'green play 1', 1794809155021),
	('3xenzg5ordd8nqnz', 15, 'blue special', 1794809155052),
	('3xenzg5ordd8nqnz', 19, 'red choose summons', 1794809155078),
	('3xenzg5ordd8nqnz', 28, 'green place aragon', 1794809155138),
	('3xenzg5ordd8nqnz', 34, 'blue play 5', 1794809155175),
	('3xenzg5ordd8nqnz', 43, 'red done', 1794809155244),
	('3xenzg5ordd8nqnz', 50, 'blue special', 1794809155295),
	('3xenzg5ordd8nqnz', 62, 'red disc galicia', 1794809156036),
	('3xenzg5ordd8nqnz', 65, 'blue play 1', 1794809156586),
	('3xenzg5ordd8nqnz', 71, 'red move orange galicia castillo', 1794809157968);
INSERT INTO public.log VALUES
	('6mmyg84qu8ew3xez', 2, 'orange play 9', 1794809158709),
	('6mmyg84qu8ew3xez', 5, 'red choose your-majesty', 1794809158755),
	('6mmyg84qu8ew3xez', 8, 'red place valencia', 1794809158830),
	('6mmyg84qu8ew3xez', 46, 'purple place sevilla', 1794809159347),
	('yib84w36eat6a83t', 1, 'green play 12', 0),
	('yib84w36eat6a83t', 11, 'blue choose your-majesty', 0),
	('yib84w36eat6a83t', 25, 'red choose assassin', 0),
	('yib84w36eat6a83t', 28, 'red done', 0),
	('yib84w36eat6a83t', 40, 'green disc galicia', 0),
	('3xenzg5ordd8nqnz', 17, 'blue place valencia', 1794809155065),
	('3xenzg5ordd8nqnz', 24, 'red done', 1794809155108),
	('3xenzg5ordd8nqnz', 31, 'green play 13', 1794809155161),
	('3xenzg5ordd8nqnz', 35, 'green choose outposts', 1794809155182),
	('3xenzg5ordd8nqnz', 40, 'red choose decree', 1794809155224),
	('3xenzg5ordd8nqnz', 46, 'blue place sevilla', 1794809155264),
	('3xenzg5ordd8nqnz', 59, 'blue disc toledo', 1794809155363),
	('3xenzg5ordd8nqnz', 69, 'red move blue sevilla galicia', 1794809157495),
	('3xenzg5ordd8nqnz', 70, 'red move orange navarra galicia', 1794809157728),
	('6mmyg84qu8ew3xez', 0, 'blue play 10', 1794809158682),
	('6mmyg84qu8ew3xez', 3, 'purple play 2', 1794809158728),
	('6mmyg84qu8ew3xez', 6, 'red place castillo', 1794809158779),
	('6mmyg84qu8ew3xez', 10, 'red place castillo', 1794809158882),
	('6mmyg84qu8ew3xez', 13, 'blue choose summons', 1794809158979),
	('6mmyg84qu8ew3xez', 16, 'blue place castillo', 1794809159031),
	('6mmyg84qu8ew3xez', 19, 'orange take 2', 1794809159091),
	('6mmyg84qu8ew3xez', 22, 'orange place toledo', 1794809159136),
	('6mmyg84qu8ew3xez', 25, 'green take 1', 1794809159172),
	('6mmyg84qu8ew3xez', 28, 'green place toledo', 1794809159204),
	('6mmyg84qu8ew3xez', 31, 'purple take 0', 1794809159236),
	('6mmyg84qu8ew3xez', 34, 'purple special', 1794809159258),
	('6mmyg84qu8ew3xez', 37, 'purple move purple galicia valencia', 1794809159278),
	('6mmyg84qu8ew3xez', 40, 'red play 7', 1794809159303),
	('6mmyg84qu8ew3xez', 43, 'orange play 1', 1794809159328),
	('6mmyg84qu8ew3xez', 48, 'purple name cataluna', 1794809159361),
	('6mmyg84qu8ew3xez', 51, 'green special', 1794809159380),
	('6mmyg84qu8ew3xez', 54, 'green place sevilla', 1794809159399),
	('6mmyg84qu8ew3xez', 57, 'red take 1', 1794809159419),
	('6mmyg84qu8ew3xez', 60, 'red place valencia', 1794809159437),
	('6mmyg84qu8ew3xez', 63, 'blue take 1', 1794809159456),
	('6mmyg84qu8ew3xez', 66, 'orange take 2', 1794809159478),
	('6mmyg84qu8ew3xez', 69, 'orange special', 1794809159503),
	('i2fxcweyascfboiu', 0, 'green play 10', 0),
	('i2fxcweyascfboiu', 2, 'red play 7', 0),
	('i2fxcweyascfboiu', 4, 'green take 1', 0),
	('i2fxcweyascfboiu', 5, 'green choose supremacy', 0),
	('i2fxcweyascfboiu', 6, 'green place sevilla', 0),
	('i2fxcweyascfboiu', 7, 'green place castilla', 0),
	('i2fxcweyascfboiu', 8, 'green place granada', 0),
	('i2fxcweyascfboiu', 9, 'green special', 0),
	('yib84w36eat6a83t', 4, 'red place castillo', 0),
	('yib84w36eat6a83t', 13, 'blue place castillo', 0),
	('yib84w36eat6a83t', 16, 'blue king toledo', 0),
	('yib84w36eat6a83t', 17, 'blue play 2', 0),
	('yib84w36eat6a83t', 20, 'green take 1', 0),
	('yib84w36eat6a83t', 21, 'green choose skirmish', 0),
	('yib84w36eat6a83t', 22, 'green place granada', 0),
	('yib84w36eat6a83t', 23, 'green done', 0),
	('yib84w36eat6a83t', 26, 'red place granada', 0),
	('yib84w36eat6a83t', 39, 'blue disc toledo', 0),
	('yib84w36eat6a83t', 41, 'blue play 1', 0),
	('3xenzg5ordd8nqnz', 73, 'orange choose your-majesty', 1794809157980),
	('3xenzg5ordd8nqnz', 74, 'orange special', 1794809157980),
	('3xenzg5ordd8nqnz', 75, 'orange king castilla', 1794809157980),
	('3xenzg5ordd8nqnz', 76, 'orange place galicia', 1794809157980),
	('3xenzg5ordd8nqnz', 77, 'orange place galicia', 1794809157980),
	('3xenzg5ordd8nqnz', 78, 'orange place navarra', 1794809157980),
	('3xenzg5ordd8nqnz', 79, 'orange place aragon', 1794809157980),
	('3xenzg5ordd8nqnz', 80, 'orange place aragon', 1794809157980),
	('6mmyg84qu8ew3xez', 49, 'green take 1', 1794809159368),
	('6mmyg84qu8ew3xez', 52, 'green name castilla', 1794809159387),
	('6mmyg84qu8ew3xez', 55, 'green place valencia', 1794809159406),
	('6mmyg84qu8ew3xez', 58, 'red choose fiesta', 1794809159425),
	('6mmyg84qu8ew3xez', 61, 'red done', 1794809159444),
	('6mmyg84qu8ew3xez', 64, 'blue choose your-majesty', 1794809159462),
	('6mmyg84qu8ew3xez', 67, 'orange choose conspiracy', 1794809159486),
	('i2fxcweyascfboiu', 10, 'red take 2', 0),
	('yib84w36eat6a83t', 3, 'red choose upheaval', 0),
	('yib84w36eat6a83t', 6, 'green choose fiesta', 0),
	('yib84w36eat6a83t', 7, 'green special', 0),
	('yib84w36eat6a83t', 8, 'green place castillo', 0),
	('yib84w36eat6a83t', 9, 'green done', 0),
	('yib84w36eat6a83t', 18, 'green play 10', 0),
	('yib84w36eat6a83t', 38, 'red disc sevilla', 0),
	('6mmyg84qu8ew3xez', 4, 'red play 12', 1794809158741),
	('6mmyg84qu8ew3xez', 7, 'red place castillo', 1794809158805),
	('6mmyg84qu8ew3xez', 70, 'undo 69', 1794809159735),
	('yib84w36eat6a83t', 2, 'red play 13', 0),
	('yib84w36eat6a83t', 10, 'blue take 3', 0),
	('yib84w36eat6a83t', 24, 'red take 3', 0),
	('yib84w36eat6a83t', 27, 'red place aragon', 0),
	('yib84w36eat6a83t', 30, 'blue choose your-majesty', 0),
	('yib84w36eat6a83t', 31, 'blue place castilla', 0),
	('yib84w36eat6a83t', 32, 'blue place aragon', 0),
	('yib84w36eat6a83t', 33, 'blue place castillo', 0),
	('yib84w36eat6a83t', 34, 'blue place valencia', 0),
	('yib84w36eat6a83t', 35, 'blue place valencia', 0),
	('yib84w36eat6a83t', 36, 'blue special', 0),
	('yib84w36eat6a83t', 37, 'blue king castilla', 0),
	('yib84w36eat6a83t', 42, 'green play 9', 0);


--
-- Data for Name: passes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passes VALUES
	('7883b70b99b7f7677f489a7d0194a46932f321a58f5b5a3c09e66f341c557f37', '76f83f868cw7qczx', 'z3niweog8xratxo3', 'cookie', '', 1794809153312),
	('70e288cae714749a78ff27452830eb403a26eb579381e32ade4a1f8a478ece4f', 'w85vr4qxketocvet', 'z3niweog8xratxo3', 'cookie', '', 1794809153796),
	('35fe7421861340db822f7fea044981dcb2ea1ec8fcae706ae0f9e0d67a773b46', '6pat8j2rk34xtekn', 'z3niweog8xratxo3', 'token', 'program', 1794809153820),
	('039afe177a7602e5ac0d95b3c366134df67ef648b3fb3fdd837c187d6e358a53', '5r6aop8nyiw26b53', '7ta4csoqs7b5tseu', 'cookie', '', 1794809153823),
	('f8d18c2f405060454df92e12eebc0ae58f7cb1473c08becf9cd48e8e8f1d75af', 'hwahc83yzwdbmswy', '7ta4csoqs7b5tseu', 'token', 'test', 1794809153825),
	('34b1d3359ad118a3663411d78c40536e24a66dc1837485ee83e47570ea74af60', '3oygav3dbmxjpgjy', 'pkt47ix8um8xiehy', 'cookie', '', 1794809153827),
	('a6e0ed3b99d7953394f9fd4affd10322ca36f15f9f86eac46891585d2daac1ea', 'cdrz8jncfijux6au', 'pkt47ix8um8xiehy', 'token', 'test', 1794809153830),
	('0c00537ba0fcf17808e1113f874be6bba8069c1bc77a7fd5dae08e7ef19a3191', 'd8svtqcaq3xb3azh', 'n6utzr42sgbrzi5n', 'cookie', '', 1794809153832),
	('7618b62c28cd440f505408cf28735746ea224e30b0f672e440fe27c0ae24ccda', '8fg87n3kwbug3pat', 'n6utzr42sgbrzi5n', 'token', 'test', 1794809153834),
	('c052715195fde4419be41e4bedae7cf2a1134b39d33c7ddd27aa92456d11f3a5', '7bcgkcwfgeumhfjm', 'ry8smjdppwbzsz2g', 'cookie', '', 1794809153836),
	('01425d8c96df52603a1017cd7ac19dc76296dad35a0e88c319b9d8bab7974267', 'vum3xaxpgih5855e', 'ry8smjdppwbzsz2g', 'token', 'test', 1794809153838);


--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ratings VALUES
	('z3niweog8xratxo3', 22.36476861652635, 8.065506316323548, 1),
	('7ta4csoqs7b5tseu', 27.63523138347365, 8.065506316323548, 1);


--
-- Data for Name: request_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.request_keys VALUES
	('3xenzg5ordd8nqnz', 'z3niweog8xratxo3', 'once', 1, 62, 1);


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES
	('ctjksmcnim6effak', 'z3niweog8xratxo3', 1794809154440, 2, 2, 55, 0, 1, 22.36476861652635, 8.065506316323548),
	('ctjksmcnim6effak', '7ta4csoqs7b5tseu', 1794809154440, 2, 1, 96, 0, 1, 27.63523138347365, 8.065506316323548),
	('j4ygg4vrbf3iun8d', 'z3niweog8xratxo3', 1794809154938, 3, 3, 42, 0, 0, NULL, NULL);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES
	('ctjksmcnim6effak', 1, 'z3niweog8xratxo3', NULL, 0, 1794809153856, '{"veto":"ask","disc":[],"returns":[]}'),
	('ctjksmcnim6effak', 2, '7ta4csoqs7b5tseu', NULL, 1, 1794809153856, '{"veto":"ask","disc":[],"returns":[]}'),
	('nf254et4q7rhszvs', 1, 'z3niweog8xratxo3', NULL, 0, 1794809154450, '{"veto":"ask","disc":[],"returns":[]}'),
	('nf254et4q7rhszvs', 2, '7ta4csoqs7b5tseu', NULL, 0, 1794809154450, '{"veto":"ask","disc":[],"returns":[]}'),
	('j4ygg4vrbf3iun8d', 1, 'z3niweog8xratxo3', NULL, 0, 1794809154455, '{"veto":"ask","disc":[],"returns":[]}'),
	('j4ygg4vrbf3iun8d', 2, NULL, 'random', 0, 1794809154455, '{"veto":"ask","disc":[],"returns":[]}'),
	('j4ygg4vrbf3iun8d', 4, NULL, 'squire', 0, 1794809154455, '{"veto":"ask","disc":[],"returns":[]}'),
	('xvahqgaczuvvryzw', 1, NULL, 'random', 0, 1794809154947, '{"veto":"ask","disc":[],"returns":[]}'),
	('xvahqgaczuvvryzw', 2, 'z3niweog8xratxo3', NULL, 0, 1794809154947, '{"veto":"ask","disc":[],"returns":[]}'),
	('xvahqgaczuvvryzw', 4, NULL, 'random', 0, 1794809154947, '{"veto":"ask","disc":[],"returns":[]}'),
	('3xenzg5ordd8nqnz', 1, 'z3niweog8xratxo3', NULL, 0, 1794809154977, '{"veto":"ask","disc":[],"returns":[]}'),
	('3xenzg5ordd8nqnz', 2, '7ta4csoqs7b5tseu', NULL, 1, 1794809154977, '{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}'),
	('3xenzg5ordd8nqnz', 4, 'pkt47ix8um8xiehy', 'caballero', 1, 1794809154977, '{"veto":"ask","disc":[],"returns":[]}'),
	('3xenzg5ordd8nqnz', 8, NULL, 'squire', 0, 1794809154977, '{"veto":"ask","disc":[],"returns":[]}'),
	('6mmyg84qu8ew3xez', 1, 'z3niweog8xratxo3', NULL, 0, 1794809158661, '{"veto":"ask","disc":[],"returns":[]}'),
	('6mmyg84qu8ew3xez', 2, 'z3niweog8xratxo3', NULL, 0, 1794809158661, '{"veto":"ask","disc":[],"returns":[]}'),
	('6mmyg84qu8ew3xez', 4, 'z3niweog8xratxo3', NULL, 0, 1794809158661, '{"veto":"ask","disc":[],"returns":[]}'),
	('6mmyg84qu8ew3xez', 8, 'z3niweog8xratxo3', NULL, 0, 1794809158661, '{"veto":"ask","disc":[],"returns":[]}'),
	('6mmyg84qu8ew3xez', 16, 'z3niweog8xratxo3', NULL, 0, 1794809158661, '{"veto":"ask","disc":[],"returns":[]}'),
	('v43ydbacjit2czrs', 1, 'z3niweog8xratxo3', NULL, 0, 1794809159742, '{"veto":"ask","disc":[],"returns":[]}'),
	('v43ydbacjit2czrs', 2, NULL, NULL, 0, 1794809159742, '{"veto":"ask","disc":[],"returns":[]}'),
	('v43ydbacjit2czrs', 4, NULL, 'squire', 0, 1794809159742, '{"veto":"ask","disc":[],"returns":[]}'),
	('t4dnia63trsm75wx', 1, NULL, NULL, 0, 1794809159764, '{"veto":"ask","disc":[],"returns":[]}'),
	('t4dnia63trsm75wx', 2, NULL, NULL, 0, 1794809159752, '{"veto":"ask","disc":[],"returns":[]}'),
	('i2fxcweyascfboiu', 1, 'n6utzr42sgbrzi5n', NULL, 0, 0, '{"veto":"ask","disc":[],"returns":[]}'),
	('i2fxcweyascfboiu', 2, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}'),
	('i2fxcweyascfboiu', 4, NULL, 'squire', 0, 0, '{"veto":"ask","disc":[],"returns":[]}'),
	('i2fxcweyascfboiu', 8, NULL, 'caballero', 0, 0, '{"veto":"ask","disc":[],"returns":[]}'),
	('yib84w36eat6a83t', 1, 'n6utzr42sgbrzi5n', NULL, 0, 0, '{"veto":"never","disc":["sevilla"],"returns":[]}'),
	('yib84w36eat6a83t', 2, 'ry8smjdppwbzsz2g', 'caballero', 1, 0, '{"veto":"ask","disc":[],"returns":[]}'),
	('yib84w36eat6a83t', 4, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	('ctjksmcnim6effak', 'z3niweog8xratxo3', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, 'et3h2jfa8dytd548', NULL, 'nf254et4q7rhszvs', 1794809153845, 1794809153856, 1794809154440, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 2
variants short power-shift
king toledo
homes red valencia blue navarra
start red
stack 1 skirmish conspiracy conspiracy intrigue upheaval intrigue march ambush exodus militia
stack 2+3 desertion civil-war justice hinterland outposts levy justice assassin justice fiesta disbandment revelation heartland outposts supremacy revelation withdrawal justice fiesta strongholds
stack 4 royal-adviser empowerment coup new-home decree decree new-home empowerment summons decree
stack 5 your-majesty
modifiers red -2 -2 -2
modifiers blue -1 +2 +2
dummy powers 7 9 8 5 6 4 13 3 11 10 2 1 12
dummy regions galicia sevilla toledo navarra castilla cataluna | sevilla cataluna castilla granada aragon navarra | navarra sevilla galicia toledo aragon granada
actions
', '331e4a272cb4f9e01747b95d623626a0852fb85d5ea78180af21177ecc976a2d', 88, 93, 0, NULL, NULL),
	('6mmyg84qu8ew3xez', 'z3niweog8xratxo3', '{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}', 'playing', 1, 'k2riaf574f45gdvz', NULL, NULL, 1794809158651, 1794809158661, NULL, 1, 'c4e4d526f736df1f52c611b7b2449f8c74efe3a5ebf07b61fe8cc078412f7516', 'elgrande record 1
rules 1
edition ours 8d000e4697178df3
players 5
variants short memory-aid representation
king granada
homes red cataluna blue aragon green sevilla orange navarra purple galicia
start blue
stack 1 upheaval conspiracy representation intrigue march skirmish exodus ambush conspiracy intrigue
stack 2 justice justice levy disbandment assassin justice civil-war justice withdrawal desertion
stack 3 revelation fiesta supremacy heartland outposts hinterland revelation outposts strongholds fiesta
stack 4 summons coup decree decree royal-adviser decree empowerment empowerment new-home new-home
stack 5 your-majesty
actions
', '3af33438a25dafb991fcea43ceafa4a52cc6cb7be23880f27bf08db3c1401e32', 71, 73, 8, NULL, NULL),
	('i2fxcweyascfboiu', 'n6utzr42sgbrzi5n', '{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}', 'playing', 1, '7imcbrkdko7mwg38', NULL, NULL, 1794809160820, 0, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short
king toledo
homes red aragon blue valencia green navarra orange cataluna
start green
stack 1 exodus march intrigue skirmish militia conspiracy upheaval conspiracy intrigue ambush
stack 2 disbandment assassin justice civil-war withdrawal levy justice justice justice desertion
stack 3 supremacy fiesta revelation hinterland fiesta strongholds outposts revelation outposts heartland
stack 4 new-home decree decree decree empowerment coup empowerment summons royal-adviser new-home
stack 5 your-majesty
actions
', '0b38e9d96f9bb84e19d35e466ff3bf03c7a16e03b39f75ea81c137066102f49b', 11, 8, 1, 0, NULL),
	('yib84w36eat6a83t', 'n6utzr42sgbrzi5n', '{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'xv7t2c3foqbeuu56', NULL, NULL, 1794809159774, 0, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short
king galicia
homes red granada blue sevilla green valencia
start blue
stack 1 upheaval skirmish ambush intrigue conspiracy conspiracy intrigue exodus militia march
stack 2 disbandment assassin levy justice withdrawal civil-war justice desertion justice justice
stack 3 fiesta supremacy revelation strongholds heartland revelation hinterland fiesta outposts outposts
stack 4 decree decree empowerment new-home royal-adviser coup summons new-home decree empowerment
stack 5 your-majesty
actions
', '2aa19f3746832977cbb8960827a55f91252aba1d734ffa7d1d76acb71fdc5dc0', 43, 36, 1, 0, NULL),
	('nf254et4q7rhszvs', '7ta4csoqs7b5tseu', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'open', 1, 'ai2848k2ugjeqyor', NULL, NULL, 11794809154450, NULL, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', NULL, NULL, 0, 1, 0, NULL, NULL),
	('j4ygg4vrbf3iun8d', 'z3niweog8xratxo3', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, '64w72gew38gsx2ma', NULL, NULL, 1794809154452, 1794809154455, 1794809154938, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king granada
homes red castilla blue valencia green galicia
start green
stack 1 militia exodus upheaval ambush conspiracy intrigue intrigue march conspiracy skirmish
stack 2+3 justice revelation fiesta civil-war strongholds supremacy justice hinterland outposts justice desertion disbandment fiesta levy revelation withdrawal justice assassin heartland outposts
stack 4 summons decree decree decree empowerment new-home empowerment new-home coup royal-adviser
stack 5 deputy competition exile entourage entourage infiltration revolt country-seat country-seat exile
actions
', '1afd05daaedb755419f90208809db71023d17ccb46f4c1d95e2a776acf6278a8', 138, 74, 0, NULL, NULL),
	('xvahqgaczuvvryzw', 'z3niweog8xratxo3', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}', 'playing', 0, 'p38rwahq5kmwdbth', 'j4ygg4vrbf3iun8d', NULL, 1794809154947, 1794809154947, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king granada
homes red castilla blue valencia green galicia
start green
stack 1 militia exodus upheaval ambush conspiracy intrigue intrigue march conspiracy skirmish
stack 2+3 justice revelation fiesta civil-war strongholds supremacy justice hinterland outposts justice desertion disbandment fiesta levy revelation withdrawal justice assassin heartland outposts
stack 4 summons decree decree decree empowerment new-home empowerment new-home coup royal-adviser
stack 5 deputy competition exile entourage entourage infiltration revolt country-seat country-seat exile
actions
', NULL, 58, 2, 2, NULL, NULL),
	('3xenzg5ordd8nqnz', 'z3niweog8xratxo3', '{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'playing', 1, '26zwj38okqsbsczd', NULL, NULL, 1794809154954, 1794809154977, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short veto rivalry
king cataluna
homes red castilla blue valencia green toledo orange galicia
start red
stack 1 militia skirmish ambush conspiracy conspiracy intrigue intrigue exodus march upheaval
stack 2 levy justice justice desertion withdrawal assassin veto disbandment justice justice
stack 3 outposts outposts fiesta revelation heartland strongholds revelation hinterland fiesta supremacy
stack 4 summons decree empowerment rivalry new-home decree royal-adviser decree empowerment coup
stack 5 your-majesty
actions
', '31e3bdd2df2458c3348faeb2f3c5bee5747fe65ab0a52f019a350a00b80fc371', 90, 69, 2, NULL, '{"ply":90,"to":89,"agreed":["z3niweog8xratxo3"]}'),
	('t4dnia63trsm75wx', 'z3niweog8xratxo3', '{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'closed', 1, 'euc24fxsurkxk8bf', NULL, NULL, 1794809159752, NULL, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', NULL, NULL, 0, 2, 0, NULL, NULL),
	('v43ydbacjit2czrs', 'z3niweog8xratxo3', '{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}', 'open', 0, 'wein63nhciih4hyo', NULL, NULL, 11794809159742, NULL, NULL, 1, '146ea09357b44f25bf9605b98330610882b4a32ac9d7349191c1f28dad3a06de', NULL, NULL, 0, 1, 0, NULL, NULL);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('z3niweog8xratxo3', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$bAifac/sd+rmWrResNxOXw$AleqIa+qkgKV2c+sKNZyNhfO418TB8AolqNwvcSpzAE', 1794809152825),
	('7ta4csoqs7b5tseu', 'Bert', NULL, NULL, 1794809153822),
	('pkt47ix8um8xiehy', 'Carla', NULL, NULL, 1794809153827),
	('n6utzr42sgbrzi5n', 'Dora', NULL, NULL, 1794809153832),
	('ry8smjdppwbzsz2g', 'Emil', NULL, NULL, 1794809153836);


--
-- Data for Name: webhooks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhooks VALUES
	('7ta4csoqs7b5tseu', 'http://127.0.0.1:9/hook', 'th3tp68j2itgo2prvkdc8wpddziomuak', 1794809153840);


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


