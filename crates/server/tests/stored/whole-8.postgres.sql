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
-- Name: admins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.admins (
    user_id text NOT NULL,
    since bigint NOT NULL
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
-- Name: audit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit (
    id text NOT NULL,
    at bigint NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    target text NOT NULL,
    details text NOT NULL,
    reason text NOT NULL
);


--
-- Name: blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blocks (
    user_id text NOT NULL,
    other_id text NOT NULL,
    kind text NOT NULL,
    since bigint NOT NULL
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
    text text NOT NULL,
    used bigint DEFAULT 0 NOT NULL
);


--
-- Name: game_addresses; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game_addresses (
    table_id text NOT NULL,
    user_id text NOT NULL,
    address text NOT NULL
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
-- Name: last_run; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.last_run (
    id bigint NOT NULL,
    at bigint NOT NULL
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
-- Name: mail_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_codes (
    user_id text NOT NULL,
    purpose text NOT NULL,
    hash text NOT NULL,
    email text NOT NULL,
    expires bigint NOT NULL
);


--
-- Name: maintenance; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.maintenance (
    notice text NOT NULL,
    since bigint NOT NULL
);


--
-- Name: network_bans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.network_bans (
    network text NOT NULL,
    until bigint,
    since bigint NOT NULL
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
    created bigint NOT NULL,
    used bigint,
    address text DEFAULT ''::text NOT NULL
);


--
-- Name: quotas; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.quotas (
    user_id text NOT NULL,
    name text NOT NULL,
    value bigint NOT NULL
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
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id text NOT NULL,
    at bigint NOT NULL,
    reporter text NOT NULL,
    player text NOT NULL,
    table_id text,
    quote text,
    text text NOT NULL,
    closed bigint
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
-- Name: restrictions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.restrictions (
    user_id text NOT NULL,
    kind text NOT NULL,
    until bigint,
    since bigint NOT NULL
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
    uncertainty double precision,
    unrated text
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
    quiet bigint DEFAULT 0 NOT NULL,
    unrated text
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    name_key text,
    password text,
    created bigint NOT NULL,
    name_look text,
    recovery text,
    email text
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
	(1, 'first', '2026-11-19 14:41:15.17733+00', true, '\x24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4', 191747491),
	(2, 'results and alerts', '2026-11-19 14:41:15.373493+00', true, '\x3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09', 84046589),
	(3, 'chat by user', '2026-11-19 14:41:15.473354+00', true, '\x807213efef013c918d8c10e7db18eb78594ea2abe521808df967c3950ce2f53e87f3b30f3a6a1e5db8dea0d64b588aaa', 16701087),
	(4, 'quiet changes and clocks', '2026-11-19 14:41:15.497371+00', true, '\xd7a7d3e88d9b10a5a91f4459319a70535b8a84ac226e1964bd3859d8df22c943c1c5e72ae2d6676ac7d27b2fed798b10', 11993810),
	(5, 'health', '2026-11-19 14:41:15.517576+00', true, '\x1fea45c481e83edcf8b3d88f2668467bda009ee4303feec23b53d59dd95538c382fdfc232b32c0642e7e1f273ef37ec5', 36031502),
	(6, 'accounts', '2026-11-19 14:41:15.554243+00', true, '\xe6d8395bce3c5185e1caf47e7e59f8e2f11ff8de35497204ca92e5c1ac892724291eafd3db3787031f9406dd25db85fa', 47192911),
	(7, 'moderation', '2026-11-19 14:41:15.60968+00', true, '\x189f078c94c0503f8bf6edbd13d97d2a565a1cc520536ae89824b37c39125921720c4de462d7174ba83d727f54c8a686', 151979468),
	(8, 'addresses', '2026-11-19 14:41:15.766657+00', true, '\x1b33363b1966b19cc45c2b2bc0a737e292b35299456ce5ff82cc3dc7050c2218668862e77b03fc9d2f30f0deeb14902a', 57311035);


--
-- Data for Name: admins; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alerts VALUES
	('2mojg5b7jrqrchwz', 'azenzgrbz36smgie', 83, 1795099278485, 11795099278485, 0),
	('2mojg5b7jrqrchwz', 'uxowymc67wtkpr8j', 76, 1795099282988, 11795099282988, 0);


--
-- Data for Name: audit; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES
	('azenzgrbz36smgie', 'players', 1, 'ykwvoq6aqek8s3bt', 'Anna', 'Good luck!', 1795099276440),
	('azenzgrbz36smgie', 'players', 2, '2mojg5b7jrqrchwz', 'Bert', 'Suerte – ¿empezamos?', 1795099276450),
	('azenzgrbz36smgie', 'watchers', 1, 'n8fkqbmrmafef7t7', 'Carla', 'pst', 1795099276458),
	('uxowymc67wtkpr8j', 'players', 1, 'ykwvoq6aqek8s3bt', 'Anna', 'Hello', 1795099280461),
	('uxowymc67wtkpr8j', 'watchers', 1, 'w3xubwqo26bh4jkr', 'Dora', 'Who wins?', 1795099280505),
	('uxowymc67wtkpr8j', 'players', 2, 'n8fkqbmrmafef7t7', 'Carla', 'I must go.', 1795099280514);


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
', 1795099275843),
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
', 1795099283594);


--
-- Data for Name: game_addresses; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: health; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: last_run; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.last_run VALUES
	(1, 1795099286010);


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES
	('azenzgrbz36smgie', 0, 'red pass +1', 1795099276477),
	('azenzgrbz36smgie', 1, 'blue pass +1', 1795099276498),
	('azenzgrbz36smgie', 2, 'red play 1+1', 1795099276502),
	('azenzgrbz36smgie', 3, 'blue play 5-2', 1795099276535),
	('azenzgrbz36smgie', 4, 'blue take 4', 1795099276579),
	('azenzgrbz36smgie', 5, 'blue place sevilla', 1795099276596),
	('azenzgrbz36smgie', 6, 'blue choose royal-adviser', 1795099276608),
	('azenzgrbz36smgie', 7, 'blue place aragon', 1795099276621),
	('azenzgrbz36smgie', 8, 'blue place sevilla', 1795099276626),
	('azenzgrbz36smgie', 9, 'blue place granada', 1795099276630),
	('azenzgrbz36smgie', 10, 'blue place valencia', 1795099276659),
	('azenzgrbz36smgie', 11, 'blue special', 1795099276679),
	('azenzgrbz36smgie', 12, 'blue king castilla', 1795099276683),
	('azenzgrbz36smgie', 13, 'red take 5', 1795099276702),
	('azenzgrbz36smgie', 14, 'red take 0', 1795099276708),
	('azenzgrbz36smgie', 15, 'red choose levy', 1795099276750),
	('azenzgrbz36smgie', 16, 'red place navarra', 1795099276789),
	('azenzgrbz36smgie', 17, 'red done', 1795099276814),
	('azenzgrbz36smgie', 18, 'red done', 1795099276829),
	('azenzgrbz36smgie', 19, 'red play 3', 1795099276867),
	('azenzgrbz36smgie', 20, 'blue play 4+1', 1795099276901),
	('azenzgrbz36smgie', 21, 'blue take 0', 1795099276933),
	('azenzgrbz36smgie', 22, 'blue take 0', 1795099276938),
	('azenzgrbz36smgie', 23, 'blue choose fiesta', 1795099276962),
	('azenzgrbz36smgie', 24, 'blue special', 1795099276983),
	('azenzgrbz36smgie', 25, 'blue place toledo', 1795099277004),
	('azenzgrbz36smgie', 26, 'blue done', 1795099277008),
	('azenzgrbz36smgie', 27, 'red take 2', 1795099277025),
	('azenzgrbz36smgie', 28, 'red choose decree', 1795099277054),
	('azenzgrbz36smgie', 29, 'red place navarra', 1795099277069),
	('azenzgrbz36smgie', 30, 'red place aragon', 1795099277096),
	('azenzgrbz36smgie', 31, 'red place castillo', 1795099277126),
	('azenzgrbz36smgie', 32, 'red place toledo', 1795099277146),
	('azenzgrbz36smgie', 33, 'red special', 1795099277172),
	('azenzgrbz36smgie', 34, 'red tile high navarra', 1795099277206),
	('azenzgrbz36smgie', 35, 'red disc galicia', 1795099277218),
	('azenzgrbz36smgie', 36, 'blue disc toledo', 1795099277244),
	('azenzgrbz36smgie', 37, 'red play 2', 1795099277252),
	('azenzgrbz36smgie', 38, 'blue play 9', 1795099277294),
	('azenzgrbz36smgie', 39, 'blue take 0', 1795099277306),
	('azenzgrbz36smgie', 40, 'blue choose your-majesty', 1795099277338),
	('azenzgrbz36smgie', 41, 'blue special', 1795099277366),
	('azenzgrbz36smgie', 42, 'blue king granada', 1795099277397),
	('azenzgrbz36smgie', 43, 'blue done', 1795099277418),
	('azenzgrbz36smgie', 44, 'red take 0', 1795099277434),
	('azenzgrbz36smgie', 45, 'red choose ambush', 1795099277474),
	('azenzgrbz36smgie', 46, 'red place sevilla', 1795099277478),
	('azenzgrbz36smgie', 47, 'red special', 1795099277498),
	('azenzgrbz36smgie', 48, 'red move dummy cataluna aragon', 1795099277522),
	('azenzgrbz36smgie', 49, 'red move blue toledo valencia', 1795099277541),
	('azenzgrbz36smgie', 50, 'red move blue sevilla cataluna', 1795099277575),
	('azenzgrbz36smgie', 51, 'red play 8', 1795099277630),
	('azenzgrbz36smgie', 52, 'blue play 3', 1795099277687),
	('azenzgrbz36smgie', 53, 'red take 0', 1795099277730),
	('azenzgrbz36smgie', 54, 'red choose justice', 1795099277762),
	('azenzgrbz36smgie', 55, 'red place sevilla', 1795099277794),
	('azenzgrbz36smgie', 56, 'red place castillo', 1795099277816),
	('azenzgrbz36smgie', 57, 'red special', 1795099277830),
	('azenzgrbz36smgie', 58, 'red name castilla', 1795099277848),
	('azenzgrbz36smgie', 59, 'blue take 2', 1795099277889),
	('azenzgrbz36smgie', 60, 'blue choose summons', 1795099277935),
	('azenzgrbz36smgie', 61, 'blue place valencia', 1795099277959),
	('azenzgrbz36smgie', 62, 'blue place toledo', 1795099277993),
	('azenzgrbz36smgie', 63, 'blue place sevilla', 1795099278022),
	('azenzgrbz36smgie', 64, 'blue place sevilla', 1795099278054),
	('azenzgrbz36smgie', 65, 'blue special', 1795099278089),
	('azenzgrbz36smgie', 66, 'red disc cataluna', 1795099278108),
	('azenzgrbz36smgie', 67, 'blue disc galicia', 1795099278113),
	('azenzgrbz36smgie', 68, 'blue play 10', 1795099278148),
	('azenzgrbz36smgie', 69, 'red play 11+2', 1795099278194),
	('azenzgrbz36smgie', 70, 'red take 1', 1795099278210),
	('azenzgrbz36smgie', 71, 'red choose strongholds', 1795099278221),
	('azenzgrbz36smgie', 72, 'red place castillo', 1795099278260),
	('azenzgrbz36smgie', 73, 'red place toledo', 1795099278280),
	('azenzgrbz36smgie', 74, 'red place toledo', 1795099278297),
	('azenzgrbz36smgie', 75, 'red special', 1795099278325),
	('azenzgrbz36smgie', 76, 'blue take 0', 1795099278353),
	('azenzgrbz36smgie', 77, 'blue choose your-majesty', 1795099278373),
	('azenzgrbz36smgie', 78, 'blue done', 1795099278394),
	('azenzgrbz36smgie', 79, 'blue play 6', 1795099278418),
	('azenzgrbz36smgie', 80, 'red play 13', 1795099278439),
	('azenzgrbz36smgie', 81, 'red choose your-majesty', 1795099278473),
	('azenzgrbz36smgie', 82, 'red done', 1795099278485),
	('azenzgrbz36smgie', 83, 'blue take 0', 1795099278499),
	('azenzgrbz36smgie', 84, 'blue choose march', 1795099278534),
	('azenzgrbz36smgie', 85, 'blue done', 1795099278551),
	('azenzgrbz36smgie', 86, 'red disc castilla', 1795099278574),
	('azenzgrbz36smgie', 87, 'blue disc galicia', 1795099278592),
	('gn3bsgzhcxqmkdac', 0, 'red play 11', 1795099278762),
	('gn3bsgzhcxqmkdac', 1, 'blue play 12', 1795099278771),
	('gn3bsgzhcxqmkdac', 2, 'green play 9', 1795099278773),
	('gn3bsgzhcxqmkdac', 3, 'blue choose revelation', 1795099278785),
	('gn3bsgzhcxqmkdac', 4, 'blue done', 1795099278785),
	('gn3bsgzhcxqmkdac', 9, 'red special', 1795099278893),
	('gn3bsgzhcxqmkdac', 11, 'green take 2', 1795099278919),
	('gn3bsgzhcxqmkdac', 12, 'green choose infiltration', 1795099278919),
	('gn3bsgzhcxqmkdac', 13, 'green special', 1795099278919),
	('gn3bsgzhcxqmkdac', 14, 'green place navarra', 1795099278919),
	('gn3bsgzhcxqmkdac', 15, 'green place aragon', 1795099278919),
	('gn3bsgzhcxqmkdac', 16, 'green place castilla', 1795099278919);
INSERT INTO public.log VALUES
	('gn3bsgzhcxqmkdac', 17, 'green place toledo', 1795099278919),
	('gn3bsgzhcxqmkdac', 18, 'green place castillo', 1795099278919),
	('gn3bsgzhcxqmkdac', 24, 'red done', 1795099279069),
	('gn3bsgzhcxqmkdac', 48, 'green choose decree', 1795099279343),
	('gn3bsgzhcxqmkdac', 49, 'green place valencia', 1795099279343),
	('gn3bsgzhcxqmkdac', 50, 'green place valencia', 1795099279343),
	('gn3bsgzhcxqmkdac', 51, 'green place valencia', 1795099279343),
	('gn3bsgzhcxqmkdac', 52, 'green place castillo', 1795099279343),
	('gn3bsgzhcxqmkdac', 53, 'green special', 1795099279343),
	('gn3bsgzhcxqmkdac', 54, 'green tile high galicia', 1795099279343),
	('gn3bsgzhcxqmkdac', 57, 'red place sevilla', 1795099279401),
	('gn3bsgzhcxqmkdac', 63, 'red king aragon', 1795099279578),
	('gn3bsgzhcxqmkdac', 64, 'blue take 4', 1795099279582),
	('gn3bsgzhcxqmkdac', 65, 'blue choose march', 1795099279582),
	('gn3bsgzhcxqmkdac', 66, 'blue place castillo', 1795099279582),
	('gn3bsgzhcxqmkdac', 67, 'blue special', 1795099279582),
	('gn3bsgzhcxqmkdac', 68, 'blue move blue valencia cataluna', 1795099279582),
	('gn3bsgzhcxqmkdac', 69, 'blue move blue cataluna valencia', 1795099279582),
	('gn3bsgzhcxqmkdac', 70, 'blue move blue cataluna navarra', 1795099279582),
	('gn3bsgzhcxqmkdac', 71, 'blue move blue valencia sevilla', 1795099279582),
	('gn3bsgzhcxqmkdac', 82, 'red special', 1795099279718),
	('gn3bsgzhcxqmkdac', 115, 'green take 2', 1795099280018),
	('gn3bsgzhcxqmkdac', 116, 'green choose new-home', 1795099280018),
	('gn3bsgzhcxqmkdac', 117, 'green place castilla', 1795099280018),
	('gn3bsgzhcxqmkdac', 118, 'green place castillo', 1795099280018),
	('gn3bsgzhcxqmkdac', 119, 'green place castillo', 1795099280018),
	('gn3bsgzhcxqmkdac', 120, 'green place castillo', 1795099280018),
	('gn3bsgzhcxqmkdac', 121, 'green special', 1795099280018),
	('gn3bsgzhcxqmkdac', 132, 'blue take 2', 1795099280109),
	('gn3bsgzhcxqmkdac', 133, 'blue choose coup', 1795099280109),
	('gn3bsgzhcxqmkdac', 134, 'blue place castilla', 1795099280109),
	('gn3bsgzhcxqmkdac', 135, 'blue done', 1795099280109),
	('gn3bsgzhcxqmkdac', 136, 'blue done', 1795099280109),
	('gn3bsgzhcxqmkdac', 139, 'red done', 1795099280209),
	('zb6b6x7pcthi5v4a', 54, 'red take 0', 1795099280317),
	('zb6b6x7pcthi5v4a', 55, 'red choose fiesta', 1795099280317),
	('zb6b6x7pcthi5v4a', 56, 'red special', 1795099280317),
	('zb6b6x7pcthi5v4a', 57, 'red place toledo', 1795099280317),
	('zb6b6x7pcthi5v4a', 58, 'red done', 1795099280317),
	('uxowymc67wtkpr8j', 1, 'red play 12', 1795099280519),
	('uxowymc67wtkpr8j', 4, 'red choose ambush', 1795099280555),
	('uxowymc67wtkpr8j', 6, 'red special', 1795099280627),
	('uxowymc67wtkpr8j', 8, 'red move green galicia navarra', 1795099280684),
	('uxowymc67wtkpr8j', 12, 'green place sevilla', 1795099280736),
	('uxowymc67wtkpr8j', 20, 'blue place castillo', 1795099280937),
	('uxowymc67wtkpr8j', 21, 'blue place valencia', 1795099280969),
	('uxowymc67wtkpr8j', 37, 'blue choose revelation', 1795099281103),
	('uxowymc67wtkpr8j', 40, 'blue done', 1795099281189),
	('uxowymc67wtkpr8j', 45, 'green tile low cataluna', 1795099281293),
	('uxowymc67wtkpr8j', 58, 'red take 2', 1795099281383),
	('uxowymc67wtkpr8j', 61, 'red done', 1795099282100),
	('3r28pocowkxdipoj', 14, 'orange take 3', 1795099283921),
	('3r28pocowkxdipoj', 16, 'orange place castilla', 1795099283958),
	('3r28pocowkxdipoj', 35, 'orange play 1', 1795099284320),
	('3r28pocowkxdipoj', 37, 'green take 0', 1795099284333),
	('3r28pocowkxdipoj', 59, 'purple place granada', 1795099284455),
	('3r28pocowkxdipoj', 61, 'purple done', 1795099284475),
	('3r28pocowkxdipoj', 63, 'orange choose your-majesty', 1795099284481),
	('6x4r47qqhehy5ugt', 0, 'green play 5', 0),
	('6x4r47qqhehy5ugt', 6, 'blue special', 0),
	('6x4r47qqhehy5ugt', 26, 'blue take 2', 0),
	('6x4r47qqhehy5ugt', 28, 'blue place valencia', 0),
	('gn3bsgzhcxqmkdac', 5, 'red take 0', 1795099278794),
	('gn3bsgzhcxqmkdac', 10, 'red king aragon', 1795099278897),
	('gn3bsgzhcxqmkdac', 21, 'blue play 4', 1795099278980),
	('gn3bsgzhcxqmkdac', 23, 'red place castillo', 1795099279045),
	('gn3bsgzhcxqmkdac', 26, 'green take 4', 1795099279109),
	('gn3bsgzhcxqmkdac', 27, 'green choose intrigue', 1795099279109),
	('gn3bsgzhcxqmkdac', 28, 'green place navarra', 1795099279109),
	('gn3bsgzhcxqmkdac', 29, 'green special', 1795099279109),
	('gn3bsgzhcxqmkdac', 30, 'green move red granada valencia', 1795099279109),
	('gn3bsgzhcxqmkdac', 31, 'green move red toledo valencia', 1795099279109),
	('gn3bsgzhcxqmkdac', 32, 'green move green galicia cataluna', 1795099279109),
	('gn3bsgzhcxqmkdac', 33, 'green move green navarra granada', 1795099279109),
	('gn3bsgzhcxqmkdac', 34, 'blue take 1', 1795099279137),
	('gn3bsgzhcxqmkdac', 35, 'blue choose deputy', 1795099279137),
	('gn3bsgzhcxqmkdac', 36, 'blue place cataluna', 1795099279137),
	('gn3bsgzhcxqmkdac', 37, 'blue place toledo', 1795099279137),
	('gn3bsgzhcxqmkdac', 38, 'blue place cataluna', 1795099279137),
	('gn3bsgzhcxqmkdac', 39, 'blue done', 1795099279137),
	('gn3bsgzhcxqmkdac', 40, 'blue special', 1795099279137),
	('gn3bsgzhcxqmkdac', 41, 'blue swap red', 1795099279137),
	('gn3bsgzhcxqmkdac', 47, 'red play 4', 1795099279310),
	('gn3bsgzhcxqmkdac', 59, 'red place valencia', 1795099279449),
	('gn3bsgzhcxqmkdac', 60, 'red place toledo', 1795099279466),
	('gn3bsgzhcxqmkdac', 84, 'red return green aragon', 1795099279753),
	('gn3bsgzhcxqmkdac', 96, 'green play 2', 1795099279789),
	('gn3bsgzhcxqmkdac', 122, 'green play 10', 1795099280036),
	('gn3bsgzhcxqmkdac', 123, 'red play 5', 1795099280044),
	('gn3bsgzhcxqmkdac', 124, 'blue play 6', 1795099280061),
	('uxowymc67wtkpr8j', 11, 'green choose fiesta', 1795099280715),
	('uxowymc67wtkpr8j', 16, 'blue take 1', 1795099280845),
	('uxowymc67wtkpr8j', 19, 'blue place castilla', 1795099280914),
	('uxowymc67wtkpr8j', 24, 'orange take 2', 1795099280993),
	('uxowymc67wtkpr8j', 25, 'orange choose your-majesty', 1795099280993),
	('uxowymc67wtkpr8j', 26, 'orange place aragon', 1795099280993),
	('uxowymc67wtkpr8j', 27, 'orange place aragon', 1795099280993),
	('uxowymc67wtkpr8j', 28, 'orange place cataluna', 1795099280993),
	('uxowymc67wtkpr8j', 29, 'orange place toledo', 1795099280993),
	('uxowymc67wtkpr8j', 30, 'orange place granada', 1795099280993);
INSERT INTO public.log VALUES
	('uxowymc67wtkpr8j', 31, 'orange special', 1795099280993),
	('uxowymc67wtkpr8j', 32, 'orange king galicia', 1795099280993),
	('uxowymc67wtkpr8j', 44, 'green special', 1795099281280),
	('uxowymc67wtkpr8j', 49, 'orange take 4', 1795099281346),
	('uxowymc67wtkpr8j', 50, 'orange choose your-majesty', 1795099281346),
	('uxowymc67wtkpr8j', 51, 'orange special', 1795099281346),
	('uxowymc67wtkpr8j', 52, 'orange king toledo', 1795099281346),
	('uxowymc67wtkpr8j', 53, 'orange place castilla', 1795099281346),
	('uxowymc67wtkpr8j', 54, 'orange place valencia', 1795099281346),
	('uxowymc67wtkpr8j', 55, 'orange place sevilla', 1795099281346),
	('uxowymc67wtkpr8j', 56, 'orange place sevilla', 1795099281346),
	('uxowymc67wtkpr8j', 57, 'orange place castillo', 1795099281346),
	('uxowymc67wtkpr8j', 69, 'orange play 2', 1795099282975),
	('uxowymc67wtkpr8j', 76, 'blue take 1', 1795099283373),
	('3r28pocowkxdipoj', 0, 'purple play 13', 1795099283646),
	('3r28pocowkxdipoj', 2, 'blue play 3', 1795099283695),
	('3r28pocowkxdipoj', 4, 'orange play 5', 1795099283716),
	('3r28pocowkxdipoj', 6, 'purple place castillo', 1795099283762),
	('3r28pocowkxdipoj', 8, 'purple place castillo', 1795099283821),
	('3r28pocowkxdipoj', 10, 'purple done', 1795099283853),
	('3r28pocowkxdipoj', 12, 'green choose your-majesty', 1795099283893),
	('3r28pocowkxdipoj', 65, 'red disc aragon', 1795099284501),
	('3r28pocowkxdipoj', 67, 'green disc galicia', 1795099284513),
	('6x4r47qqhehy5ugt', 13, 'red choose empowerment', 0),
	('6x4r47qqhehy5ugt', 20, 'blue play 9', 0),
	('6x4r47qqhehy5ugt', 27, 'blue choose conspiracy', 0),
	('gn3bsgzhcxqmkdac', 6, 'red choose royal-adviser', 1795099278829),
	('gn3bsgzhcxqmkdac', 22, 'red choose justice', 1795099279014),
	('gn3bsgzhcxqmkdac', 43, 'green disc sevilla', 1795099279160),
	('gn3bsgzhcxqmkdac', 58, 'red place valencia', 1795099279428),
	('gn3bsgzhcxqmkdac', 72, 'blue play 13', 1795099279601),
	('gn3bsgzhcxqmkdac', 100, 'red choose withdrawal', 1795099279840),
	('gn3bsgzhcxqmkdac', 105, 'green return green valencia', 1795099279911),
	('gn3bsgzhcxqmkdac', 106, 'green return green court', 1795099279911),
	('gn3bsgzhcxqmkdac', 107, 'green return green court', 1795099279911),
	('gn3bsgzhcxqmkdac', 141, 'green disc navarra', 1795099280257),
	('zb6b6x7pcthi5v4a', 50, 'green place valencia', 1795099280305),
	('zb6b6x7pcthi5v4a', 51, 'green place valencia', 1795099280305),
	('zb6b6x7pcthi5v4a', 52, 'green done', 1795099280305),
	('zb6b6x7pcthi5v4a', 53, 'green done', 1795099280305),
	('uxowymc67wtkpr8j', 0, 'orange play 8', 1795099280465),
	('uxowymc67wtkpr8j', 3, 'green play 11', 1795099280533),
	('uxowymc67wtkpr8j', 5, 'red place valencia', 1795099280598),
	('uxowymc67wtkpr8j', 7, 'red move orange aragon navarra', 1795099280650),
	('uxowymc67wtkpr8j', 9, 'red move orange aragon valencia', 1795099280687),
	('uxowymc67wtkpr8j', 15, 'green done', 1795099280821),
	('uxowymc67wtkpr8j', 22, 'blue special', 1795099280972),
	('uxowymc67wtkpr8j', 34, 'red play 3', 1795099281033),
	('uxowymc67wtkpr8j', 46, 'green place castillo', 1795099281314),
	('uxowymc67wtkpr8j', 64, 'orange disc navarra', 1795099282107),
	('3r28pocowkxdipoj', 17, 'orange place castilla', 1795099283997),
	('3r28pocowkxdipoj', 19, 'orange done', 1795099284033),
	('3r28pocowkxdipoj', 21, 'blue choose desertion', 1795099284069),
	('3r28pocowkxdipoj', 23, 'blue place aragon', 1795099284121),
	('3r28pocowkxdipoj', 25, 'red take 5', 1795099284147),
	('3r28pocowkxdipoj', 27, 'red special', 1795099284201),
	('3r28pocowkxdipoj', 29, 'red move green sevilla cataluna', 1795099284238),
	('3r28pocowkxdipoj', 31, 'red place castillo', 1795099284290),
	('3r28pocowkxdipoj', 33, 'blue play 6', 1795099284306),
	('3r28pocowkxdipoj', 39, 'green place aragon', 1795099284349),
	('3r28pocowkxdipoj', 41, 'green done', 1795099284355),
	('3r28pocowkxdipoj', 43, 'blue choose empowerment', 1795099284360),
	('3r28pocowkxdipoj', 45, 'blue done', 1795099284366),
	('3r28pocowkxdipoj', 47, 'blue recall 6', 1795099284374),
	('3r28pocowkxdipoj', 49, 'red choose exodus', 1795099284382),
	('3r28pocowkxdipoj', 51, 'red special', 1795099284390),
	('3r28pocowkxdipoj', 53, 'red move red granada galicia', 1795099284412),
	('3r28pocowkxdipoj', 55, 'red move red granada navarra', 1795099284436),
	('3r28pocowkxdipoj', 57, 'purple choose outposts', 1795099284442),
	('3r28pocowkxdipoj', 66, 'blue disc cataluna', 1795099284510),
	('3r28pocowkxdipoj', 71, 'undo 70', 1795099284744),
	('c43ab3dyogooy67u', 2, 'red play 6', 0),
	('c43ab3dyogooy67u', 4, 'orange choose your-majesty', 0),
	('c43ab3dyogooy67u', 5, 'orange place castillo', 0),
	('c43ab3dyogooy67u', 6, 'orange place toledo', 0),
	('c43ab3dyogooy67u', 7, 'orange place granada', 0),
	('c43ab3dyogooy67u', 8, 'orange place toledo', 0),
	('c43ab3dyogooy67u', 9, 'orange place toledo', 0),
	('c43ab3dyogooy67u', 10, 'orange done', 0),
	('6x4r47qqhehy5ugt', 2, 'blue play 12', 0),
	('6x4r47qqhehy5ugt', 8, 'green take 1', 0),
	('6x4r47qqhehy5ugt', 9, 'green choose march', 0),
	('6x4r47qqhehy5ugt', 10, 'green place castillo', 0),
	('6x4r47qqhehy5ugt', 11, 'green done', 0),
	('6x4r47qqhehy5ugt', 15, 'red place toledo', 0),
	('6x4r47qqhehy5ugt', 30, 'blue name toledo', 0),
	('6x4r47qqhehy5ugt', 31, 'blue move green toledo navarra', 0),
	('6x4r47qqhehy5ugt', 32, 'blue move green toledo cataluna', 0),
	('6x4r47qqhehy5ugt', 33, 'blue move red toledo cataluna', 0),
	('gn3bsgzhcxqmkdac', 7, 'red place toledo', 1795099278849),
	('gn3bsgzhcxqmkdac', 19, 'green play 5', 1795099278938),
	('gn3bsgzhcxqmkdac', 42, 'blue disc aragon', 1795099279157),
	('gn3bsgzhcxqmkdac', 45, 'blue play 1', 1795099279269),
	('gn3bsgzhcxqmkdac', 46, 'green play 12', 1795099279272),
	('gn3bsgzhcxqmkdac', 55, 'red take 0', 1795099279374),
	('gn3bsgzhcxqmkdac', 61, 'red place castillo', 1795099279518),
	('gn3bsgzhcxqmkdac', 74, 'red play 12', 1795099279634),
	('gn3bsgzhcxqmkdac', 75, 'blue choose country-seat', 1795099279674),
	('gn3bsgzhcxqmkdac', 76, 'blue place navarra', 1795099279674),
	('gn3bsgzhcxqmkdac', 77, 'blue place cataluna', 1795099279674);
INSERT INTO public.log VALUES
	('gn3bsgzhcxqmkdac', 78, 'blue done', 1795099279674),
	('gn3bsgzhcxqmkdac', 79, 'blue special', 1795099279674),
	('gn3bsgzhcxqmkdac', 80, 'blue king galicia', 1795099279674),
	('gn3bsgzhcxqmkdac', 83, 'red return blue cataluna', 1795099279734),
	('gn3bsgzhcxqmkdac', 93, 'blue disc castilla', 1795099279768),
	('gn3bsgzhcxqmkdac', 94, 'green disc valencia', 1795099279782),
	('gn3bsgzhcxqmkdac', 97, 'red play 9', 1795099279793),
	('gn3bsgzhcxqmkdac', 98, 'blue play 7', 1795099279821),
	('gn3bsgzhcxqmkdac', 108, 'red place castilla', 1795099279949),
	('gn3bsgzhcxqmkdac', 125, 'green take 1', 1795099280098),
	('gn3bsgzhcxqmkdac', 126, 'green choose ambush', 1795099280098),
	('gn3bsgzhcxqmkdac', 127, 'green place castillo', 1795099280098),
	('gn3bsgzhcxqmkdac', 128, 'green special', 1795099280098),
	('gn3bsgzhcxqmkdac', 129, 'green move red aragon valencia', 1795099280098),
	('gn3bsgzhcxqmkdac', 130, 'green move red cataluna valencia', 1795099280098),
	('gn3bsgzhcxqmkdac', 131, 'green move red granada valencia', 1795099280098),
	('gn3bsgzhcxqmkdac', 137, 'red take 4', 1795099280147),
	('gn3bsgzhcxqmkdac', 140, 'blue disc valencia', 1795099280226),
	('gn3bsgzhcxqmkdac', 142, 'red disc galicia', 1795099280262),
	('uxowymc67wtkpr8j', 10, 'green take 0', 1795099280709),
	('uxowymc67wtkpr8j', 23, 'blue king valencia', 1795099280989),
	('uxowymc67wtkpr8j', 38, 'blue place castillo', 1795099281136),
	('uxowymc67wtkpr8j', 41, 'blue done', 1795099281193),
	('uxowymc67wtkpr8j', 47, 'green place castillo', 1795099281325),
	('uxowymc67wtkpr8j', 59, 'red choose exodus', 1795099281395),
	('uxowymc67wtkpr8j', 60, 'red place aragon', 1795099281871),
	('uxowymc67wtkpr8j', 63, 'green disc castilla', 1795099282105),
	('uxowymc67wtkpr8j', 65, 'red disc granada', 1795099282516),
	('uxowymc67wtkpr8j', 70, 'green take 1', 1795099282988),
	('uxowymc67wtkpr8j', 71, 'green choose outposts', 1795099282988),
	('uxowymc67wtkpr8j', 72, 'green place castillo', 1795099282988),
	('uxowymc67wtkpr8j', 73, 'green place aragon', 1795099282988),
	('uxowymc67wtkpr8j', 74, 'green place granada', 1795099282988),
	('uxowymc67wtkpr8j', 75, 'green special', 1795099282988),
	('3r28pocowkxdipoj', 69, 'purple disc granada', 1795099284521),
	('c43ab3dyogooy67u', 1, 'orange play 13', 0),
	('c43ab3dyogooy67u', 11, 'green take 2', 0),
	('c43ab3dyogooy67u', 12, 'green choose intrigue', 0),
	('c43ab3dyogooy67u', 13, 'green place castillo', 0),
	('c43ab3dyogooy67u', 14, 'green special', 0),
	('c43ab3dyogooy67u', 15, 'green move green cataluna navarra', 0),
	('c43ab3dyogooy67u', 16, 'green move orange toledo granada', 0),
	('c43ab3dyogooy67u', 17, 'green move blue castilla galicia', 0),
	('c43ab3dyogooy67u', 18, 'green done', 0),
	('6x4r47qqhehy5ugt', 14, 'red place cataluna', 0),
	('6x4r47qqhehy5ugt', 16, 'red place castillo', 0),
	('6x4r47qqhehy5ugt', 18, 'red done', 0),
	('6x4r47qqhehy5ugt', 29, 'blue special', 0),
	('gn3bsgzhcxqmkdac', 8, 'red done', 1795099278886),
	('gn3bsgzhcxqmkdac', 20, 'red play 13', 1795099278970),
	('gn3bsgzhcxqmkdac', 25, 'red done', 1795099279085),
	('gn3bsgzhcxqmkdac', 44, 'red disc aragon', 1795099279222),
	('gn3bsgzhcxqmkdac', 56, 'red choose competition', 1795099279386),
	('gn3bsgzhcxqmkdac', 62, 'red special', 1795099279557),
	('gn3bsgzhcxqmkdac', 73, 'green play 8', 1795099279606),
	('gn3bsgzhcxqmkdac', 81, 'red choose assassin', 1795099279705),
	('gn3bsgzhcxqmkdac', 85, 'green take 2', 1795099279765),
	('gn3bsgzhcxqmkdac', 86, 'green choose exodus', 1795099279765),
	('gn3bsgzhcxqmkdac', 87, 'green place castillo', 1795099279765),
	('gn3bsgzhcxqmkdac', 88, 'green special', 1795099279765),
	('gn3bsgzhcxqmkdac', 89, 'green name valencia', 1795099279765),
	('gn3bsgzhcxqmkdac', 90, 'green move green valencia aragon', 1795099279765),
	('gn3bsgzhcxqmkdac', 91, 'green move green valencia toledo', 1795099279765),
	('gn3bsgzhcxqmkdac', 92, 'green move green valencia sevilla', 1795099279765),
	('gn3bsgzhcxqmkdac', 95, 'red disc cataluna', 1795099279786),
	('gn3bsgzhcxqmkdac', 99, 'red take 2', 1795099279829),
	('gn3bsgzhcxqmkdac', 101, 'red special', 1795099279863),
	('gn3bsgzhcxqmkdac', 102, 'blue return blue cataluna', 1795099279905),
	('gn3bsgzhcxqmkdac', 103, 'blue return blue valencia', 1795099279905),
	('gn3bsgzhcxqmkdac', 104, 'blue return blue sevilla', 1795099279905),
	('gn3bsgzhcxqmkdac', 109, 'red done', 1795099279982),
	('gn3bsgzhcxqmkdac', 110, 'blue take 2', 1795099280006),
	('gn3bsgzhcxqmkdac', 111, 'blue choose militia', 1795099280006),
	('gn3bsgzhcxqmkdac', 112, 'blue place navarra', 1795099280006),
	('gn3bsgzhcxqmkdac', 113, 'blue special', 1795099280006),
	('gn3bsgzhcxqmkdac', 114, 'blue done', 1795099280006),
	('gn3bsgzhcxqmkdac', 138, 'red choose revolt', 1795099280164),
	('zb6b6x7pcthi5v4a', 0, 'red play 11', 1795099280290),
	('zb6b6x7pcthi5v4a', 1, 'blue play 12', 1795099280290),
	('zb6b6x7pcthi5v4a', 2, 'green play 9', 1795099280290),
	('zb6b6x7pcthi5v4a', 3, 'blue choose revelation', 1795099280290),
	('zb6b6x7pcthi5v4a', 4, 'blue done', 1795099280290),
	('zb6b6x7pcthi5v4a', 5, 'red take 0', 1795099280290),
	('zb6b6x7pcthi5v4a', 6, 'red choose royal-adviser', 1795099280290),
	('zb6b6x7pcthi5v4a', 7, 'red place toledo', 1795099280290),
	('zb6b6x7pcthi5v4a', 8, 'red done', 1795099280290),
	('zb6b6x7pcthi5v4a', 9, 'red special', 1795099280290),
	('zb6b6x7pcthi5v4a', 10, 'red king aragon', 1795099280290),
	('zb6b6x7pcthi5v4a', 11, 'green take 2', 1795099280290),
	('zb6b6x7pcthi5v4a', 12, 'green choose infiltration', 1795099280290),
	('zb6b6x7pcthi5v4a', 13, 'green special', 1795099280290),
	('zb6b6x7pcthi5v4a', 14, 'green place navarra', 1795099280290),
	('zb6b6x7pcthi5v4a', 15, 'green place aragon', 1795099280290),
	('zb6b6x7pcthi5v4a', 16, 'green place castilla', 1795099280290),
	('zb6b6x7pcthi5v4a', 17, 'green place toledo', 1795099280290),
	('zb6b6x7pcthi5v4a', 18, 'green place castillo', 1795099280290),
	('zb6b6x7pcthi5v4a', 19, 'green play 5', 1795099280290),
	('zb6b6x7pcthi5v4a', 20, 'red play 13', 1795099280290),
	('zb6b6x7pcthi5v4a', 21, 'blue play 4', 1795099280290),
	('zb6b6x7pcthi5v4a', 22, 'red choose justice', 1795099280290);
INSERT INTO public.log VALUES
	('zb6b6x7pcthi5v4a', 23, 'red place castillo', 1795099280290),
	('zb6b6x7pcthi5v4a', 24, 'red done', 1795099280290),
	('zb6b6x7pcthi5v4a', 25, 'red done', 1795099280290),
	('zb6b6x7pcthi5v4a', 26, 'green take 4', 1795099280290),
	('zb6b6x7pcthi5v4a', 27, 'green choose intrigue', 1795099280290),
	('zb6b6x7pcthi5v4a', 28, 'green place navarra', 1795099280290),
	('zb6b6x7pcthi5v4a', 29, 'green special', 1795099280290),
	('zb6b6x7pcthi5v4a', 30, 'green move red granada valencia', 1795099280290),
	('zb6b6x7pcthi5v4a', 31, 'green move red toledo valencia', 1795099280290),
	('zb6b6x7pcthi5v4a', 32, 'green move green galicia cataluna', 1795099280290),
	('zb6b6x7pcthi5v4a', 33, 'green move green navarra granada', 1795099280290),
	('zb6b6x7pcthi5v4a', 34, 'blue take 1', 1795099280290),
	('zb6b6x7pcthi5v4a', 35, 'blue choose deputy', 1795099280290),
	('zb6b6x7pcthi5v4a', 36, 'blue place cataluna', 1795099280290),
	('zb6b6x7pcthi5v4a', 37, 'blue place toledo', 1795099280290),
	('zb6b6x7pcthi5v4a', 38, 'blue place cataluna', 1795099280290),
	('zb6b6x7pcthi5v4a', 39, 'blue done', 1795099280290),
	('zb6b6x7pcthi5v4a', 40, 'blue special', 1795099280290),
	('zb6b6x7pcthi5v4a', 41, 'blue swap red', 1795099280290),
	('zb6b6x7pcthi5v4a', 42, 'blue disc aragon', 1795099280290),
	('zb6b6x7pcthi5v4a', 43, 'green disc sevilla', 1795099280290),
	('zb6b6x7pcthi5v4a', 44, 'red disc aragon', 1795099280290),
	('zb6b6x7pcthi5v4a', 45, 'blue play 1', 1795099280290),
	('zb6b6x7pcthi5v4a', 46, 'green play 12', 1795099280290),
	('zb6b6x7pcthi5v4a', 47, 'red play 4', 1795099280290),
	('zb6b6x7pcthi5v4a', 48, 'green choose decree', 1795099280290),
	('zb6b6x7pcthi5v4a', 49, 'green place valencia', 1795099280290),
	('uxowymc67wtkpr8j', 2, 'blue play 10', 1795099280523),
	('uxowymc67wtkpr8j', 13, 'green place castillo', 1795099280766),
	('uxowymc67wtkpr8j', 14, 'green place aragon', 1795099280789),
	('uxowymc67wtkpr8j', 17, 'blue choose royal-adviser', 1795099280877),
	('uxowymc67wtkpr8j', 18, 'blue place castillo', 1795099280888),
	('uxowymc67wtkpr8j', 33, 'orange play 4', 1795099281017),
	('uxowymc67wtkpr8j', 35, 'blue play 13', 1795099281057),
	('uxowymc67wtkpr8j', 36, 'green play 10', 1795099281061),
	('uxowymc67wtkpr8j', 39, 'blue place navarra', 1795099281157),
	('uxowymc67wtkpr8j', 42, 'green take 0', 1795099281245),
	('uxowymc67wtkpr8j', 43, 'green choose decree', 1795099281266),
	('uxowymc67wtkpr8j', 48, 'green done', 1795099281342),
	('uxowymc67wtkpr8j', 62, 'blue disc toledo', 1795099282102),
	('uxowymc67wtkpr8j', 68, 'green play 6', 1795099282946),
	('3r28pocowkxdipoj', 1, 'red play 2', 1795099283667),
	('3r28pocowkxdipoj', 3, 'green play 6', 1795099283713),
	('3r28pocowkxdipoj', 5, 'purple choose decree', 1795099283727),
	('3r28pocowkxdipoj', 7, 'purple place granada', 1795099283795),
	('3r28pocowkxdipoj', 9, 'purple place valencia', 1795099283826),
	('3r28pocowkxdipoj', 11, 'green take 0', 1795099283863),
	('3r28pocowkxdipoj', 13, 'green done', 1795099283896),
	('3r28pocowkxdipoj', 15, 'orange choose strongholds', 1795099283927),
	('3r28pocowkxdipoj', 44, 'blue place castillo', 1795099284362),
	('3r28pocowkxdipoj', 46, 'blue special', 1795099284370),
	('3r28pocowkxdipoj', 48, 'red take 2', 1795099284378),
	('3r28pocowkxdipoj', 50, 'red place granada', 1795099284386),
	('3r28pocowkxdipoj', 52, 'red name granada', 1795099284401),
	('3r28pocowkxdipoj', 54, 'red move red granada castilla', 1795099284423),
	('3r28pocowkxdipoj', 56, 'purple take 2', 1795099284439),
	('3r28pocowkxdipoj', 58, 'purple place granada', 1795099284444),
	('3r28pocowkxdipoj', 60, 'purple place sevilla', 1795099284462),
	('3r28pocowkxdipoj', 62, 'orange take 3', 1795099284478),
	('3r28pocowkxdipoj', 64, 'orange done', 1795099284483),
	('3r28pocowkxdipoj', 70, 'orange play 10', 1795099284735),
	('6x4r47qqhehy5ugt', 1, 'red play 3', 0),
	('6x4r47qqhehy5ugt', 4, 'blue place castilla', 0),
	('6x4r47qqhehy5ugt', 12, 'red take 1', 0),
	('6x4r47qqhehy5ugt', 17, 'red place valencia', 0),
	('6x4r47qqhehy5ugt', 21, 'green play 13', 0),
	('6x4r47qqhehy5ugt', 22, 'green choose disbandment', 0),
	('6x4r47qqhehy5ugt', 23, 'green place navarra', 0),
	('6x4r47qqhehy5ugt', 24, 'green place valencia', 0),
	('6x4r47qqhehy5ugt', 25, 'green done', 0),
	('uxowymc67wtkpr8j', 66, 'red play 1', 1795099282726),
	('uxowymc67wtkpr8j', 67, 'blue play 5', 1795099282935),
	('3r28pocowkxdipoj', 18, 'orange place granada', 1795099284005),
	('3r28pocowkxdipoj', 20, 'blue take 2', 1795099284038),
	('3r28pocowkxdipoj', 22, 'blue place aragon', 1795099284095),
	('3r28pocowkxdipoj', 24, 'blue done', 1795099284134),
	('3r28pocowkxdipoj', 26, 'red choose ambush', 1795099284169),
	('3r28pocowkxdipoj', 28, 'red move purple valencia granada', 1795099284209),
	('3r28pocowkxdipoj', 30, 'red move green sevilla galicia', 1795099284268),
	('3r28pocowkxdipoj', 32, 'red play 5', 1795099284297),
	('3r28pocowkxdipoj', 34, 'green play 11', 1795099284317),
	('3r28pocowkxdipoj', 36, 'purple play 2', 1795099284323),
	('3r28pocowkxdipoj', 38, 'green choose justice', 1795099284339),
	('3r28pocowkxdipoj', 40, 'green place castillo', 1795099284352),
	('3r28pocowkxdipoj', 42, 'blue take 1', 1795099284357),
	('3r28pocowkxdipoj', 68, 'orange disc aragon', 1795099284518),
	('c43ab3dyogooy67u', 0, 'green play 8', 0),
	('c43ab3dyogooy67u', 3, 'blue play 5', 0),
	('6x4r47qqhehy5ugt', 3, 'blue choose your-majesty', 0),
	('6x4r47qqhehy5ugt', 5, 'blue done', 0),
	('6x4r47qqhehy5ugt', 7, 'blue king aragon', 0),
	('6x4r47qqhehy5ugt', 19, 'red play 1', 0);


--
-- Data for Name: mail_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: maintenance; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: network_bans; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passes VALUES
	('7930e376f99fcfbb2638fb2145f8977ab5536bb441b22d0e21bcbca8ed996287', 'pvdohokh4pdzucvy', 'ykwvoq6aqek8s3bt', 'cookie', '', 1795099276020, 1795099276020, ''),
	('d33506245ce6ddd8024730f8d7e2e78de08b7418a533201e89573011c945a879', 'wzpxkf25ofebuhx6', 'ykwvoq6aqek8s3bt', 'cookie', '', 1795099276116, 1795099276116, ''),
	('97c2cbf1d45755774394c3e77badb7a7c2baf314766077bd99f0bfcab9a87137', '6rd3w7wkr5w483ij', '2mojg5b7jrqrchwz', 'cookie', '', 1795099276139, 1795099276139, ''),
	('75072e642931bda1323e2e3e7bd78dce38480485c316a4e07b7ccf0defc3a938', 'zgo5qzj46womm7no', 'n8fkqbmrmafef7t7', 'cookie', '', 1795099276149, 1795099276149, ''),
	('2ef4d57ba7e8937a582737d9e3a35c989cbdd3801afe39b785361e815f452ad5', 'o5efof8iyrwkwrbw', 'w3xubwqo26bh4jkr', 'cookie', '', 1795099276161, 1795099276161, ''),
	('823d6e0a4aeb4c20fece95b897affe06b90a8c7ad814435bd00b35950f697377', '2rngsf3kipdwxsaj', 'egurcvi82rnsozus', 'cookie', '', 1795099276254, 1795099276254, ''),
	('88a8bf6abdcd377b8731ffdc28a21379eadbc5413a67ebde71d21e2b86707ed7', 's6hnfv526z4bc8sg', '2mojg5b7jrqrchwz', 'token', 'test', 1795099276143, 1795099276260, ''),
	('9ee887ae5b3de7073807ce54745ab2f11c066ab14cfbb281842f4decfb6a454f', '2iqvztkibzknot4x', 'ykwvoq6aqek8s3bt', 'token', 'program', 1795099276136, 1795099276283, ''),
	('c3a41bb0c548a3cada34665e8b86bcd462649d2376e251219b428f1fea3f0c9b', '8m5xvq3oskzqhzmf', 'n8fkqbmrmafef7t7', 'token', 'test', 1795099276157, 1795099276458, ''),
	('43eb3343cf56819af68beb6c16cc9c45b4a2751c888677eda06f69efa6487f0b', 'edimi8oeuvfqtiuk', 'w3xubwqo26bh4jkr', 'token', 'test', 1795099276179, 1795099280496, ''),
	('6a03c7339fee7d765302676d3b8c1a5c1b1f8335168c0895627b5034847e6b2d', '88j56di2gcjr4qfb', 'egurcvi82rnsozus', 'token', 'test', 1795099276257, 1795099284796, '');


--
-- Data for Name: quotas; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: request_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.request_keys VALUES
	('uxowymc67wtkpr8j', 'ykwvoq6aqek8s3bt', 'once', 1, 60, 1);


--
-- Data for Name: restrictions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES
	('azenzgrbz36smgie', 'ykwvoq6aqek8s3bt', 1795099278592, 2, 1, 90, 0, 0, NULL, NULL, 'guests'),
	('azenzgrbz36smgie', '2mojg5b7jrqrchwz', 1795099278592, 2, 2, 78, 0, 0, NULL, NULL, 'guests'),
	('gn3bsgzhcxqmkdac', 'ykwvoq6aqek8s3bt', 1795099280262, 3, 2, 35, 0, 0, NULL, NULL, 'bots');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES
	('azenzgrbz36smgie', 1, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099276423, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('azenzgrbz36smgie', 2, '2mojg5b7jrqrchwz', NULL, 1, 1795099276423, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('rcd3z3ztmnmpsbvp', 1, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099278677, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('rcd3z3ztmnmpsbvp', 2, '2mojg5b7jrqrchwz', NULL, 0, 1795099278677, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gn3bsgzhcxqmkdac', 1, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099278708, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gn3bsgzhcxqmkdac', 2, NULL, 'random', 0, 1795099278708, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gn3bsgzhcxqmkdac', 4, NULL, 'squire', 0, 1795099278708, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('zb6b6x7pcthi5v4a', 1, NULL, 'random', 0, 1795099280290, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('zb6b6x7pcthi5v4a', 2, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099280290, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('zb6b6x7pcthi5v4a', 4, NULL, 'random', 0, 1795099280290, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('uxowymc67wtkpr8j', 1, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099280437, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('uxowymc67wtkpr8j', 2, '2mojg5b7jrqrchwz', NULL, 1, 1795099280437, '{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}', NULL),
	('uxowymc67wtkpr8j', 4, 'n8fkqbmrmafef7t7', 'caballero', 1, 1795099281640, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('uxowymc67wtkpr8j', 8, NULL, 'squire', 0, 1795099280437, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3r28pocowkxdipoj', 1, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099283628, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3r28pocowkxdipoj', 2, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099283628, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3r28pocowkxdipoj', 4, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099283628, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3r28pocowkxdipoj', 8, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099283628, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('3r28pocowkxdipoj', 16, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099283628, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('mnjcvqwnsccpcvd2', 1, 'ykwvoq6aqek8s3bt', NULL, 0, 1795099284746, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('mnjcvqwnsccpcvd2', 2, NULL, NULL, 0, 1795099284746, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('mnjcvqwnsccpcvd2', 4, NULL, 'squire', 0, 1795099284746, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('xik26877opv7mh3s', 1, NULL, NULL, 0, 1795099284768, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('xik26877opv7mh3s', 2, NULL, NULL, 0, 1795099284757, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c43ab3dyogooy67u', 1, 'w3xubwqo26bh4jkr', NULL, 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c43ab3dyogooy67u', 2, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c43ab3dyogooy67u', 4, NULL, 'squire', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('c43ab3dyogooy67u', 8, NULL, 'caballero', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('6x4r47qqhehy5ugt', 1, 'w3xubwqo26bh4jkr', NULL, 0, 0, '{"veto":"never","disc":["sevilla"],"returns":[]}', NULL),
	('6x4r47qqhehy5ugt', 2, 'egurcvi82rnsozus', 'caballero', 1, 0, '{"veto":"ask","disc":[],"returns":[]}', 3599732),
	('6x4r47qqhehy5ugt', 4, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	('azenzgrbz36smgie', 'ykwvoq6aqek8s3bt', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, 'w25md6xkxrytj5pi', NULL, 'rcd3z3ztmnmpsbvp', 1795099276262, 1795099276423, 1795099278592, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 2
variants short power-shift
king toledo
homes red navarra blue galicia
start red
stack 1 intrigue intrigue ambush conspiracy upheaval march exodus skirmish conspiracy militia
stack 2+3 levy fiesta justice justice strongholds justice disbandment revelation hinterland fiesta supremacy civil-war outposts assassin justice revelation withdrawal desertion heartland outposts
stack 4 royal-adviser decree new-home summons new-home decree empowerment empowerment coup decree
stack 5 your-majesty
modifiers red +1 +2 -2
modifiers blue +1 +2 -2
dummy powers 10 11 7 12 4 9 8 13 5 6 2 1 3
dummy regions cataluna aragon granada castilla valencia sevilla | aragon castilla valencia galicia navarra toledo | granada galicia castilla aragon navarra sevilla
actions
', '150fa3dc996d6abf01829faf640831a1afaf838164f73528e8f36439fa2f30ae', 88, 93, 0, NULL, NULL, 0, 'guests'),
	('6x4r47qqhehy5ugt', 'w3xubwqo26bh4jkr', '{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}', 'playing', 1, '4mgys5ttakpex3ik', NULL, NULL, 1795099284780, 0, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short
king galicia
homes red cataluna blue granada green toledo
start green
stack 1 march conspiracy intrigue upheaval ambush conspiracy intrigue exodus skirmish militia
stack 2 desertion disbandment justice withdrawal civil-war justice levy justice assassin justice
stack 3 supremacy revelation heartland fiesta outposts revelation hinterland fiesta strongholds outposts
stack 4 empowerment empowerment decree decree new-home summons decree coup new-home royal-adviser
stack 5 your-majesty
actions
', '635262f86b1f99c373f99a366d57f4c7422f0c90a13204fa643ffb240e68a218', 34, 30, 1, 0, NULL, 1, NULL),
	('mnjcvqwnsccpcvd2', 'ykwvoq6aqek8s3bt', '{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}', 'open', 0, 'pedmkiw72xem7vwi', NULL, NULL, 11795099284746, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 1, 0, 11797691284748, NULL, 0, NULL),
	('rcd3z3ztmnmpsbvp', '2mojg5b7jrqrchwz', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'open', 1, 'aih6uhec58xpbwyv', NULL, NULL, 11795099278677, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 1, 0, 11797691278680, NULL, 0, NULL),
	('gn3bsgzhcxqmkdac', 'ykwvoq6aqek8s3bt', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, '3f3qhrg8rer6pfya', NULL, NULL, 1795099278694, 1795099278708, 1795099280262, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king castilla
homes red granada blue valencia green galicia
start red
stack 1 conspiracy intrigue march exodus militia ambush conspiracy skirmish intrigue upheaval
stack 2+3 revelation justice fiesta assassin withdrawal hinterland heartland justice strongholds disbandment desertion justice justice levy revelation outposts outposts fiesta supremacy civil-war
stack 4 royal-adviser summons decree decree new-home coup new-home decree empowerment empowerment
stack 5 infiltration deputy competition country-seat exile revolt entourage country-seat entourage exile
actions
', '047ecba709ef9d2c3460a9ee4669931843442bcaa146388af400a927dc5470d7', 143, 74, 0, NULL, NULL, 0, 'bots'),
	('zb6b6x7pcthi5v4a', 'ykwvoq6aqek8s3bt', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}', 'playing', 0, 'se4y8v47nk455bue', 'gn3bsgzhcxqmkdac', NULL, 1795099280290, 1795099280290, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king castilla
homes red granada blue valencia green galicia
start red
stack 1 conspiracy intrigue march exodus militia ambush conspiracy skirmish intrigue upheaval
stack 2+3 revelation justice fiesta assassin withdrawal hinterland heartland justice strongholds disbandment desertion justice justice levy revelation outposts outposts fiesta supremacy civil-war
stack 4 royal-adviser summons decree decree new-home coup new-home decree empowerment empowerment
stack 5 infiltration deputy competition country-seat exile revolt entourage country-seat entourage exile
actions
', NULL, 59, 3, 2, NULL, NULL, 0, NULL),
	('uxowymc67wtkpr8j', 'ykwvoq6aqek8s3bt', '{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'hwjk6icfd4xrti3v', NULL, NULL, 1795099280298, 1795099280437, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short veto rivalry
king toledo
homes red navarra blue castilla green galicia orange aragon
start orange
stack 1 ambush exodus skirmish conspiracy upheaval intrigue march militia conspiracy intrigue
stack 2 justice civil-war desertion disbandment justice assassin justice justice veto withdrawal
stack 3 fiesta revelation outposts strongholds heartland outposts hinterland supremacy fiesta revelation
stack 4 royal-adviser decree decree coup summons empowerment rivalry new-home decree new-home
stack 5 your-majesty
actions
', 'b2b958812eed468db897d46fbf4add6ae0b39d4ae168efdd90f897fdc920c649', 77, 65, 2, NULL, '{"ply":77,"to":76,"agreed":["ykwvoq6aqek8s3bt"]}', 1, NULL),
	('3r28pocowkxdipoj', 'ykwvoq6aqek8s3bt', '{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}', 'playing', 1, 'iaran8egimka26o5', NULL, NULL, 1795099283604, 1795099283628, NULL, 1, '26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e', 'elgrande record 1
rules 1
edition ours 8d000e4697178df3
players 5
variants short memory-aid representation
king toledo
homes red granada blue aragon green sevilla orange galicia purple navarra
start purple
stack 1 ambush exodus intrigue march upheaval intrigue conspiracy militia representation skirmish
stack 2 desertion justice civil-war assassin justice justice withdrawal levy disbandment justice
stack 3 strongholds outposts supremacy outposts hinterland fiesta heartland revelation revelation fiesta
stack 4 decree empowerment empowerment coup decree summons decree royal-adviser new-home new-home
stack 5 your-majesty
actions
', '85e3435e4dacd56e0d72dd3b52eca9fdfab22e802809e04759b56d5dd5040777', 72, 74, 8, NULL, NULL, 0, NULL),
	('xik26877opv7mh3s', 'ykwvoq6aqek8s3bt', '{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'closed', 1, 'ekvrcbp2fsic4avx', NULL, NULL, 1795099284758, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 2, 0, NULL, NULL, 0, NULL),
	('c43ab3dyogooy67u', 'w3xubwqo26bh4jkr', '{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'tb7eej7ih7s64bmg', NULL, NULL, 1795099285774, 0, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short
king sevilla
homes red toledo blue castilla green cataluna orange granada
start green
stack 1 intrigue intrigue ambush conspiracy militia exodus march skirmish conspiracy upheaval
stack 2 justice assassin justice withdrawal disbandment civil-war justice desertion justice levy
stack 3 strongholds outposts outposts fiesta revelation revelation fiesta hinterland supremacy heartland
stack 4 coup decree summons new-home empowerment decree royal-adviser empowerment decree new-home
stack 5 your-majesty
actions
', '46c5c66aac7d332362b3f0cfe181b90eee86ba911729d0efd22eb761c65a5e71', 19, 8, 1, 0, NULL, 0, NULL);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('ykwvoq6aqek8s3bt', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$OEOOZgnqKjg/t1rleSwxWQ$cHX9vr4GBfQ2uamficMKrtTcXWMz/TgCDGXgY774ZsI', 1795099275925, 'anna', '766bb37ca16fba6c282045267c46c63d49ccdd91d2f256b24cad10d5fcc6bc98', NULL),
	('2mojg5b7jrqrchwz', 'Bert', NULL, NULL, 1795099276138, NULL, NULL, NULL),
	('n8fkqbmrmafef7t7', 'Carla', NULL, NULL, 1795099276146, NULL, NULL, NULL),
	('w3xubwqo26bh4jkr', 'Dora', NULL, NULL, 1795099276159, NULL, NULL, NULL),
	('egurcvi82rnsozus', 'Emil', NULL, NULL, 1795099276253, NULL, NULL, NULL);


--
-- Data for Name: webhooks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhooks VALUES
	('2mojg5b7jrqrchwz', 'http://127.0.0.1:9/hook', 'r8nyzcgzceqpadc5shmwxh672wgvsmu5', 1795099276258);


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: admins admins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admins
    ADD CONSTRAINT admins_pkey PRIMARY KEY (user_id);


--
-- Name: alerts alerts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (user_id, table_id);


--
-- Name: audit audit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);


--
-- Name: blocks blocks_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (user_id, other_id);


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
-- Name: game_addresses game_addresses_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game_addresses
    ADD CONSTRAINT game_addresses_pkey PRIMARY KEY (table_id, user_id, address);


--
-- Name: health health_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.health
    ADD CONSTRAINT health_pkey PRIMARY KEY (process);


--
-- Name: last_run last_run_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.last_run
    ADD CONSTRAINT last_run_pkey PRIMARY KEY (id);


--
-- Name: log log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, ply);


--
-- Name: mail_codes mail_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_codes
    ADD CONSTRAINT mail_codes_pkey PRIMARY KEY (user_id, purpose);


--
-- Name: maintenance maintenance_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.maintenance
    ADD CONSTRAINT maintenance_pkey PRIMARY KEY (notice);


--
-- Name: network_bans network_bans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.network_bans
    ADD CONSTRAINT network_bans_pkey PRIMARY KEY (network);


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
-- Name: quotas quotas_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.quotas
    ADD CONSTRAINT quotas_pkey PRIMARY KEY (user_id, name);


--
-- Name: ratings ratings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (user_id);


--
-- Name: reports reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);


--
-- Name: request_keys request_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.request_keys
    ADD CONSTRAINT request_keys_pkey PRIMARY KEY (table_id, user_id, request_key);


--
-- Name: restrictions restrictions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.restrictions
    ADD CONSTRAINT restrictions_pkey PRIMARY KEY (user_id, kind);


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
-- Name: audit_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_by_time ON public.audit USING btree (at);


--
-- Name: blocks_by_other; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX blocks_by_other ON public.blocks USING btree (other_id);


--
-- Name: chat_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chat_by_user ON public.chat USING btree (user_id);


--
-- Name: game_addresses_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_addresses_by_user ON public.game_addresses USING btree (user_id);


--
-- Name: mail_codes_by_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mail_codes_by_expiry ON public.mail_codes USING btree (expires);


--
-- Name: passes_by_use; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passes_by_use ON public.passes USING btree (kind, used);


--
-- Name: passes_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passes_by_user ON public.passes USING btree (user_id);


--
-- Name: reports_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reports_by_time ON public.reports USING btree (closed, at);


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
-- Name: tables_by_edition; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_edition ON public.tables USING btree (edition);


--
-- Name: tables_by_owner; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_owner ON public.tables USING btree (owner);


--
-- Name: tables_by_phase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_phase ON public.tables USING btree (phase, listed, created);


--
-- Name: users_by_name_look; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX users_by_name_look ON public.users USING btree (name_look);


--
-- PostgreSQL database dump complete
--


