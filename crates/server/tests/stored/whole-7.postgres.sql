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
	(1, 'first', '2026-11-18 21:08:14.117351+00', true, '\x24f7b3cd9a0db4d25ccf7bb04c8d83830866be33c38077d8faee8419b81c905476ee601bc1c487d6c99e968e822921a4', 95399317),
	(2, 'results and alerts', '2026-11-18 21:08:14.216784+00', true, '\x3dc5c4407c20f8520c5ff790a2e2919874c7113e3fe45f08773c9deca08ac9ffd2b8e83ec22b73e93e12e895eeed8f09', 44032574),
	(3, 'chat by user', '2026-11-18 21:08:14.264794+00', true, '\x807213efef013c918d8c10e7db18eb78594ea2abe521808df967c3950ce2f53e87f3b30f3a6a1e5db8dea0d64b588aaa', 7994654),
	(4, 'quiet changes and clocks', '2026-11-18 21:08:14.276786+00', true, '\xd7a7d3e88d9b10a5a91f4459319a70535b8a84ac226e1964bd3859d8df22c943c1c5e72ae2d6676ac7d27b2fed798b10', 3985305),
	(5, 'health', '2026-11-18 21:08:14.284779+00', true, '\x1fea45c481e83edcf8b3d88f2668467bda009ee4303feec23b53d59dd95538c382fdfc232b32c0642e7e1f273ef37ec5', 11998516),
	(6, 'accounts', '2026-11-18 21:08:14.300788+00', true, '\xe6d8395bce3c5185e1caf47e7e59f8e2f11ff8de35497204ca92e5c1ac892724291eafd3db3787031f9406dd25db85fa', 13711070),
	(7, 'moderation', '2026-11-18 21:08:14.316771+00', true, '\x189f078c94c0503f8bf6edbd13d97d2a565a1cc520536ae89824b37c39125921720c4de462d7174ba83d727f54c8a686', 84175887);


--
-- Data for Name: admins; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alerts VALUES
	('rekerrjm2avpbzj6', '37pgtwjsjiqb57za', 86, 1795036095105, 11795036095105, 0),
	('rekerrjm2avpbzj6', '46ho5geok4ftzmm3', 91, 1795036098929, 11795036098929, 0);


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
	('37pgtwjsjiqb57za', 'players', 1, 'bm5baqq2q475udnv', 'Anna', 'Good luck!', 1795036094634),
	('37pgtwjsjiqb57za', 'players', 2, 'rekerrjm2avpbzj6', 'Bert', 'Suerte – ¿empezamos?', 1795036094641),
	('37pgtwjsjiqb57za', 'watchers', 1, 'nxtyif8a3byyo5kh', 'Carla', 'pst', 1795036094646),
	('46ho5geok4ftzmm3', 'players', 1, 'bm5baqq2q475udnv', 'Anna', 'Hello', 1795036095600),
	('46ho5geok4ftzmm3', 'watchers', 1, 'sotxre8g44g4xaci', 'Dora', 'Who wins?', 1795036095606),
	('46ho5geok4ftzmm3', 'players', 2, 'nxtyif8a3byyo5kh', 'Carla', 'I must go.', 1795036095617);


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
', 1795036094411),
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
', 1795036099393);


--
-- Data for Name: health; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES
	('37pgtwjsjiqb57za', 0, 'red pass +1', 1795036094649),
	('37pgtwjsjiqb57za', 1, 'blue pass -1', 1795036094655),
	('37pgtwjsjiqb57za', 2, 'blue play 1+1', 1795036094661),
	('37pgtwjsjiqb57za', 3, 'red play 5-2', 1795036094673),
	('37pgtwjsjiqb57za', 4, 'red take 4', 1795036094678),
	('37pgtwjsjiqb57za', 5, 'red place sevilla', 1795036094682),
	('37pgtwjsjiqb57za', 6, 'red choose royal-adviser', 1795036094687),
	('37pgtwjsjiqb57za', 7, 'red place galicia', 1795036094690),
	('37pgtwjsjiqb57za', 8, 'red place aragon', 1795036094694),
	('37pgtwjsjiqb57za', 9, 'red place toledo', 1795036094698),
	('37pgtwjsjiqb57za', 10, 'red place navarra', 1795036094702),
	('37pgtwjsjiqb57za', 11, 'red special', 1795036094706),
	('37pgtwjsjiqb57za', 12, 'red king galicia', 1795036094709),
	('37pgtwjsjiqb57za', 13, 'blue take 5', 1795036094714),
	('37pgtwjsjiqb57za', 14, 'blue take 0', 1795036094722),
	('37pgtwjsjiqb57za', 15, 'blue choose strongholds', 1795036094734),
	('37pgtwjsjiqb57za', 16, 'blue place castilla', 1795036094737),
	('37pgtwjsjiqb57za', 17, 'blue done', 1795036094741),
	('37pgtwjsjiqb57za', 18, 'blue done', 1795036094753),
	('37pgtwjsjiqb57za', 19, 'blue play 3', 1795036094762),
	('37pgtwjsjiqb57za', 20, 'red play 2-1', 1795036094770),
	('37pgtwjsjiqb57za', 21, 'blue take 0', 1795036094779),
	('37pgtwjsjiqb57za', 22, 'blue choose conspiracy', 1795036094787),
	('37pgtwjsjiqb57za', 23, 'blue place castillo', 1795036094795),
	('37pgtwjsjiqb57za', 24, 'blue done', 1795036094802),
	('37pgtwjsjiqb57za', 25, 'red take 3', 1795036094809),
	('37pgtwjsjiqb57za', 26, 'red move dummy sevilla toledo', 1795036094816),
	('37pgtwjsjiqb57za', 27, 'red choose civil-war', 1795036094828),
	('37pgtwjsjiqb57za', 28, 'red place castillo', 1795036094831),
	('37pgtwjsjiqb57za', 29, 'red place navarra', 1795036094837),
	('37pgtwjsjiqb57za', 30, 'red special', 1795036094845),
	('37pgtwjsjiqb57za', 31, 'blue disc castilla', 1795036094850),
	('37pgtwjsjiqb57za', 32, 'red disc toledo', 1795036094853),
	('37pgtwjsjiqb57za', 33, 'blue disc navarra', 1795036094861),
	('37pgtwjsjiqb57za', 34, 'red play 3+2', 1795036094865),
	('37pgtwjsjiqb57za', 35, 'blue play 7', 1795036094870),
	('37pgtwjsjiqb57za', 36, 'blue take 2', 1795036094876),
	('37pgtwjsjiqb57za', 37, 'blue choose conspiracy', 1795036094881),
	('37pgtwjsjiqb57za', 38, 'blue place castilla', 1795036094885),
	('37pgtwjsjiqb57za', 39, 'blue special', 1795036094893),
	('37pgtwjsjiqb57za', 40, 'blue name sevilla', 1795036094898),
	('37pgtwjsjiqb57za', 41, 'blue move dummy sevilla valencia', 1795036094902),
	('37pgtwjsjiqb57za', 42, 'blue move red sevilla castillo', 1795036094906),
	('37pgtwjsjiqb57za', 43, 'red take 5', 1795036094913),
	('37pgtwjsjiqb57za', 44, 'red choose withdrawal', 1795036094917),
	('37pgtwjsjiqb57za', 45, 'red place navarra', 1795036094921),
	('37pgtwjsjiqb57za', 46, 'red place castilla', 1795036094925),
	('37pgtwjsjiqb57za', 47, 'red special', 1795036094933),
	('37pgtwjsjiqb57za', 48, 'blue return blue court', 1795036094941),
	('37pgtwjsjiqb57za', 49, 'blue return blue castilla', 1795036094946),
	('37pgtwjsjiqb57za', 50, 'blue return blue court', 1795036094950),
	('37pgtwjsjiqb57za', 51, 'red play 4', 1795036094957),
	('37pgtwjsjiqb57za', 52, 'blue play 8', 1795036094962),
	('37pgtwjsjiqb57za', 53, 'blue take 0', 1795036094965),
	('37pgtwjsjiqb57za', 54, 'blue choose outposts', 1795036094972),
	('37pgtwjsjiqb57za', 55, 'blue place castillo', 1795036094982),
	('37pgtwjsjiqb57za', 56, 'blue done', 1795036094990),
	('37pgtwjsjiqb57za', 57, 'blue special', 1795036094998),
	('37pgtwjsjiqb57za', 58, 'red take 2', 1795036095005),
	('37pgtwjsjiqb57za', 59, 'red choose intrigue', 1795036095007),
	('37pgtwjsjiqb57za', 60, 'red done', 1795036095015),
	('37pgtwjsjiqb57za', 61, 'red disc aragon', 1795036095017),
	('37pgtwjsjiqb57za', 62, 'blue disc navarra', 1795036095020),
	('37pgtwjsjiqb57za', 63, 'red play 9', 1795036095022),
	('37pgtwjsjiqb57za', 64, 'blue play 6+2', 1795036095025),
	('37pgtwjsjiqb57za', 65, 'red take 1', 1795036095027),
	('37pgtwjsjiqb57za', 66, 'red choose levy', 1795036095029),
	('37pgtwjsjiqb57za', 67, 'red place navarra', 1795036095031),
	('37pgtwjsjiqb57za', 68, 'red place castilla', 1795036095033),
	('37pgtwjsjiqb57za', 69, 'red done', 1795036095035),
	('37pgtwjsjiqb57za', 70, 'blue take 3', 1795036095037),
	('37pgtwjsjiqb57za', 71, 'blue choose new-home', 1795036095057),
	('37pgtwjsjiqb57za', 72, 'blue place castillo', 1795036095060),
	('37pgtwjsjiqb57za', 73, 'blue place navarra', 1795036095062),
	('37pgtwjsjiqb57za', 74, 'blue place navarra', 1795036095065),
	('37pgtwjsjiqb57za', 75, 'blue place castilla', 1795036095067),
	('37pgtwjsjiqb57za', 76, 'blue special', 1795036095073),
	('37pgtwjsjiqb57za', 77, 'blue grande sevilla', 1795036095077),
	('37pgtwjsjiqb57za', 78, 'blue play 12-2', 1795036095079),
	('37pgtwjsjiqb57za', 79, 'red play 6', 1795036095081),
	('37pgtwjsjiqb57za', 80, 'blue place castilla', 1795036095084),
	('37pgtwjsjiqb57za', 81, 'blue choose your-majesty', 1795036095086),
	('37pgtwjsjiqb57za', 82, 'blue done', 1795036095093),
	('37pgtwjsjiqb57za', 83, 'red take 0', 1795036095095),
	('37pgtwjsjiqb57za', 84, 'red choose upheaval', 1795036095097),
	('37pgtwjsjiqb57za', 85, 'red done', 1795036095105),
	('37pgtwjsjiqb57za', 86, 'red disc castilla', 1795036095107),
	('37pgtwjsjiqb57za', 87, 'blue disc galicia', 1795036095110),
	('kv5bku5gwvihcyyg', 0, 'blue play 6', 1795036095126),
	('kv5bku5gwvihcyyg', 1, 'green play 12', 1795036095127),
	('kv5bku5gwvihcyyg', 2, 'red play 10', 1795036095130),
	('kv5bku5gwvihcyyg', 3, 'green choose revolt', 1795036095135),
	('kv5bku5gwvihcyyg', 4, 'green special', 1795036095135),
	('kv5bku5gwvihcyyg', 5, 'green place navarra', 1795036095135),
	('kv5bku5gwvihcyyg', 6, 'green place aragon', 1795036095135),
	('kv5bku5gwvihcyyg', 7, 'green place castilla', 1795036095135),
	('kv5bku5gwvihcyyg', 8, 'green place toledo', 1795036095135),
	('kv5bku5gwvihcyyg', 9, 'green place granada', 1795036095135),
	('kv5bku5gwvihcyyg', 10, 'red take 0', 1795036095145),
	('kv5bku5gwvihcyyg', 25, 'red choose revelation', 1795036095212);
INSERT INTO public.log VALUES
	('kv5bku5gwvihcyyg', 27, 'red place granada', 1795036095221),
	('kv5bku5gwvihcyyg', 29, 'red special', 1795036095233),
	('kv5bku5gwvihcyyg', 48, 'green play 1', 1795036095336),
	('kv5bku5gwvihcyyg', 49, 'red play 4', 1795036095339),
	('kv5bku5gwvihcyyg', 50, 'blue play 13', 1795036095342),
	('kv5bku5gwvihcyyg', 51, 'blue choose entourage', 1795036095342),
	('kv5bku5gwvihcyyg', 52, 'blue place toledo', 1795036095342),
	('kv5bku5gwvihcyyg', 53, 'blue place toledo', 1795036095342),
	('kv5bku5gwvihcyyg', 54, 'blue place toledo', 1795036095342),
	('kv5bku5gwvihcyyg', 55, 'blue done', 1795036095342),
	('kv5bku5gwvihcyyg', 56, 'blue special', 1795036095342),
	('kv5bku5gwvihcyyg', 57, 'blue king toledo', 1795036095342),
	('kv5bku5gwvihcyyg', 58, 'blue move green aragon toledo', 1795036095342),
	('kv5bku5gwvihcyyg', 63, 'green take 6', 1795036095362),
	('kv5bku5gwvihcyyg', 64, 'green choose skirmish', 1795036095362),
	('kv5bku5gwvihcyyg', 65, 'green place aragon', 1795036095362),
	('kv5bku5gwvihcyyg', 66, 'green special', 1795036095362),
	('kv5bku5gwvihcyyg', 67, 'green move blue navarra galicia', 1795036095362),
	('kv5bku5gwvihcyyg', 68, 'green move blue castilla galicia', 1795036095362),
	('kv5bku5gwvihcyyg', 69, 'green move green valencia castillo', 1795036095362),
	('kv5bku5gwvihcyyg', 72, 'blue play 5', 1795036095377),
	('kv5bku5gwvihcyyg', 82, 'blue take 3', 1795036095385),
	('kv5bku5gwvihcyyg', 83, 'blue choose withdrawal', 1795036095385),
	('kv5bku5gwvihcyyg', 84, 'blue special', 1795036095385),
	('kv5bku5gwvihcyyg', 85, 'green return green court', 1795036095389),
	('kv5bku5gwvihcyyg', 86, 'green return green court', 1795036095389),
	('kv5bku5gwvihcyyg', 87, 'green return green court', 1795036095389),
	('kv5bku5gwvihcyyg', 89, 'red return red court', 1795036095400),
	('kv5bku5gwvihcyyg', 91, 'blue place aragon', 1795036095407),
	('kv5bku5gwvihcyyg', 92, 'blue place toledo', 1795036095407),
	('kv5bku5gwvihcyyg', 96, 'red place aragon', 1795036095429),
	('kv5bku5gwvihcyyg', 99, 'green disc aragon', 1795036095440),
	('kv5bku5gwvihcyyg', 101, 'green disc navarra', 1795036095453),
	('kv5bku5gwvihcyyg', 105, 'green play 6', 1795036095485),
	('kv5bku5gwvihcyyg', 106, 'red take 0', 1795036095489),
	('kv5bku5gwvihcyyg', 108, 'red special', 1795036095500),
	('kv5bku5gwvihcyyg', 145, 'red take 3', 1795036095537),
	('kv5bku5gwvihcyyg', 146, 'red choose decree', 1795036095540),
	('kv5bku5gwvihcyyg', 147, 'red special', 1795036095542),
	('kv5bku5gwvihcyyg', 148, 'red tile high navarra', 1795036095545),
	('kv5bku5gwvihcyyg', 149, 'red place toledo', 1795036095549),
	('kv5bku5gwvihcyyg', 150, 'red done', 1795036095553),
	('kv5bku5gwvihcyyg', 153, 'red disc sevilla', 1795036095566),
	('bkomkou5wqobs2dr', 0, 'blue play 6', 1795036095569),
	('bkomkou5wqobs2dr', 1, 'green play 12', 1795036095569),
	('bkomkou5wqobs2dr', 2, 'red play 10', 1795036095569),
	('bkomkou5wqobs2dr', 3, 'green choose revolt', 1795036095569),
	('bkomkou5wqobs2dr', 4, 'green special', 1795036095569),
	('bkomkou5wqobs2dr', 5, 'green place navarra', 1795036095569),
	('bkomkou5wqobs2dr', 6, 'green place aragon', 1795036095569),
	('bkomkou5wqobs2dr', 7, 'green place castilla', 1795036095569),
	('bkomkou5wqobs2dr', 8, 'green place toledo', 1795036095569),
	('bkomkou5wqobs2dr', 9, 'green place granada', 1795036095569),
	('bkomkou5wqobs2dr', 10, 'red take 0', 1795036095569),
	('bkomkou5wqobs2dr', 11, 'red choose fiesta', 1795036095569),
	('bkomkou5wqobs2dr', 12, 'red place toledo', 1795036095569),
	('bkomkou5wqobs2dr', 13, 'red place granada', 1795036095569),
	('bkomkou5wqobs2dr', 14, 'red place galicia', 1795036095569),
	('bkomkou5wqobs2dr', 15, 'red done', 1795036095569),
	('bkomkou5wqobs2dr', 16, 'blue take 0', 1795036095569),
	('bkomkou5wqobs2dr', 17, 'blue choose new-home', 1795036095569),
	('bkomkou5wqobs2dr', 18, 'blue place navarra', 1795036095569),
	('bkomkou5wqobs2dr', 19, 'blue place granada', 1795036095569),
	('bkomkou5wqobs2dr', 20, 'blue done', 1795036095569),
	('bkomkou5wqobs2dr', 21, 'blue done', 1795036095569),
	('bkomkou5wqobs2dr', 22, 'blue play 12', 1795036095569),
	('bkomkou5wqobs2dr', 23, 'green play 8', 1795036095569),
	('bkomkou5wqobs2dr', 24, 'red play 13', 1795036095569),
	('bkomkou5wqobs2dr', 25, 'red choose revelation', 1795036095569),
	('bkomkou5wqobs2dr', 26, 'red place granada', 1795036095569),
	('bkomkou5wqobs2dr', 27, 'red place granada', 1795036095569),
	('bkomkou5wqobs2dr', 28, 'red place sevilla', 1795036095569),
	('bkomkou5wqobs2dr', 29, 'red special', 1795036095569),
	('bkomkou5wqobs2dr', 30, 'blue choose march', 1795036095569),
	('bkomkou5wqobs2dr', 31, 'blue place toledo', 1795036095569),
	('bkomkou5wqobs2dr', 32, 'blue special', 1795036095569),
	('bkomkou5wqobs2dr', 33, 'blue move blue cataluna navarra', 1795036095569),
	('bkomkou5wqobs2dr', 34, 'blue move blue cataluna castilla', 1795036095569),
	('bkomkou5wqobs2dr', 35, 'blue move blue granada toledo', 1795036095569),
	('bkomkou5wqobs2dr', 36, 'blue move blue navarra galicia', 1795036095569),
	('bkomkou5wqobs2dr', 37, 'green take 2', 1795036095569),
	('bkomkou5wqobs2dr', 38, 'green choose entourage', 1795036095569),
	('kv5bku5gwvihcyyg', 11, 'red choose fiesta', 1795036095153),
	('kv5bku5gwvihcyyg', 13, 'red place granada', 1795036095161),
	('kv5bku5gwvihcyyg', 15, 'red done', 1795036095176),
	('kv5bku5gwvihcyyg', 23, 'green play 8', 1795036095193),
	('kv5bku5gwvihcyyg', 30, 'blue choose march', 1795036095238),
	('kv5bku5gwvihcyyg', 31, 'blue place toledo', 1795036095238),
	('kv5bku5gwvihcyyg', 32, 'blue special', 1795036095238),
	('kv5bku5gwvihcyyg', 33, 'blue move blue cataluna navarra', 1795036095238),
	('kv5bku5gwvihcyyg', 34, 'blue move blue cataluna castilla', 1795036095238),
	('kv5bku5gwvihcyyg', 35, 'blue move blue granada toledo', 1795036095238),
	('kv5bku5gwvihcyyg', 36, 'blue move blue navarra galicia', 1795036095238),
	('kv5bku5gwvihcyyg', 46, 'blue disc granada', 1795036095329),
	('kv5bku5gwvihcyyg', 47, 'green disc sevilla', 1795036095333),
	('kv5bku5gwvihcyyg', 70, 'green play 7', 1795036095365),
	('kv5bku5gwvihcyyg', 71, 'red play 3', 1795036095368),
	('kv5bku5gwvihcyyg', 88, 'red return red galicia', 1795036095392),
	('kv5bku5gwvihcyyg', 97, 'red special', 1795036095431),
	('kv5bku5gwvihcyyg', 107, 'red choose exile', 1795036095498);
INSERT INTO public.log VALUES
	('kv5bku5gwvihcyyg', 109, 'red king portugal', 1795036095502),
	('kv5bku5gwvihcyyg', 129, 'blue play 11', 1795036095524),
	('kv5bku5gwvihcyyg', 130, 'blue take 1', 1795036095524),
	('kv5bku5gwvihcyyg', 131, 'blue choose competition', 1795036095524),
	('kv5bku5gwvihcyyg', 132, 'blue special', 1795036095524),
	('kv5bku5gwvihcyyg', 133, 'blue king granada', 1795036095524),
	('kv5bku5gwvihcyyg', 134, 'blue place sevilla', 1795036095524),
	('kv5bku5gwvihcyyg', 152, 'green disc toledo', 1795036095564),
	('46ho5geok4ftzmm3', 15, 'blue special', 1795036095665),
	('46ho5geok4ftzmm3', 37, 'red play 6', 1795036095848),
	('46ho5geok4ftzmm3', 42, 'green place navarra', 1795036095886),
	('46ho5geok4ftzmm3', 56, 'red choose outposts', 1795036095986),
	('46ho5geok4ftzmm3', 58, 'red place aragon', 1795036095993),
	('46ho5geok4ftzmm3', 61, 'orange take 0', 1795036096423),
	('46ho5geok4ftzmm3', 62, 'orange choose upheaval', 1795036096423),
	('46ho5geok4ftzmm3', 63, 'orange place aragon', 1795036096423),
	('46ho5geok4ftzmm3', 64, 'orange special', 1795036096423),
	('46ho5geok4ftzmm3', 65, 'orange move red castilla galicia', 1795036096423),
	('46ho5geok4ftzmm3', 66, 'orange move red valencia galicia', 1795036096423),
	('46ho5geok4ftzmm3', 67, 'orange move green navarra galicia', 1795036096423),
	('46ho5geok4ftzmm3', 68, 'orange move orange valencia granada', 1795036096423),
	('gp5kbgbowebg7ec3', 68, 'purple play 12', 1795036099974),
	('bt5y8rza3icaj4nq', 1, 'red play 11', 0),
	('bt5y8rza3icaj4nq', 15, 'blue take 0', 0),
	('bt5y8rza3icaj4nq', 26, 'blue choose disbandment', 0),
	('bt5y8rza3icaj4nq', 29, 'blue done', 0),
	('kv5bku5gwvihcyyg', 12, 'red place toledo', 1795036095157),
	('kv5bku5gwvihcyyg', 14, 'red place galicia', 1795036095165),
	('kv5bku5gwvihcyyg', 22, 'blue play 12', 1795036095187),
	('kv5bku5gwvihcyyg', 37, 'green take 2', 1795036095258),
	('kv5bku5gwvihcyyg', 38, 'green choose entourage', 1795036095258),
	('kv5bku5gwvihcyyg', 39, 'green special', 1795036095258),
	('kv5bku5gwvihcyyg', 40, 'green king aragon', 1795036095258),
	('kv5bku5gwvihcyyg', 41, 'green place cataluna', 1795036095258),
	('kv5bku5gwvihcyyg', 42, 'green place toledo', 1795036095258),
	('kv5bku5gwvihcyyg', 43, 'green place toledo', 1795036095258),
	('kv5bku5gwvihcyyg', 44, 'green place castillo', 1795036095258),
	('kv5bku5gwvihcyyg', 60, 'red choose summons', 1795036095349),
	('kv5bku5gwvihcyyg', 62, 'red special', 1795036095357),
	('kv5bku5gwvihcyyg', 90, 'red return red sevilla', 1795036095405),
	('kv5bku5gwvihcyyg', 102, 'red disc sevilla', 1795036095458),
	('kv5bku5gwvihcyyg', 104, 'blue play 9', 1795036095476),
	('kv5bku5gwvihcyyg', 110, 'blue take 2', 1795036095504),
	('kv5bku5gwvihcyyg', 111, 'blue choose decree', 1795036095504),
	('kv5bku5gwvihcyyg', 112, 'blue place toledo', 1795036095504),
	('kv5bku5gwvihcyyg', 113, 'blue place sevilla', 1795036095504),
	('kv5bku5gwvihcyyg', 114, 'blue place galicia', 1795036095504),
	('kv5bku5gwvihcyyg', 115, 'blue place castilla', 1795036095504),
	('kv5bku5gwvihcyyg', 116, 'blue done', 1795036095504),
	('kv5bku5gwvihcyyg', 127, 'green play 9', 1795036095520),
	('kv5bku5gwvihcyyg', 135, 'green take 2', 1795036095535),
	('kv5bku5gwvihcyyg', 136, 'green choose conspiracy', 1795036095535),
	('kv5bku5gwvihcyyg', 137, 'green place castillo', 1795036095535),
	('kv5bku5gwvihcyyg', 138, 'green special', 1795036095535),
	('kv5bku5gwvihcyyg', 139, 'green name galicia', 1795036095535),
	('kv5bku5gwvihcyyg', 140, 'green move blue galicia aragon', 1795036095535),
	('kv5bku5gwvihcyyg', 141, 'green move blue galicia sevilla', 1795036095535),
	('kv5bku5gwvihcyyg', 142, 'green move blue galicia navarra', 1795036095535),
	('kv5bku5gwvihcyyg', 143, 'green move blue galicia toledo', 1795036095535),
	('kv5bku5gwvihcyyg', 144, 'green move green galicia sevilla', 1795036095535),
	('46ho5geok4ftzmm3', 2, 'blue play 5', 1795036095634),
	('46ho5geok4ftzmm3', 16, 'green return green sevilla', 1795036095710),
	('46ho5geok4ftzmm3', 23, 'red return red castilla', 1795036095746),
	('46ho5geok4ftzmm3', 25, 'blue place toledo', 1795036095753),
	('46ho5geok4ftzmm3', 27, 'red choose outposts', 1795036095765),
	('46ho5geok4ftzmm3', 29, 'red place castillo', 1795036095776),
	('46ho5geok4ftzmm3', 31, 'red special', 1795036095789),
	('46ho5geok4ftzmm3', 36, 'orange play 2', 1795036095841),
	('46ho5geok4ftzmm3', 46, 'green grande castilla', 1795036095922),
	('46ho5geok4ftzmm3', 49, 'blue place toledo', 1795036095941),
	('46ho5geok4ftzmm3', 71, 'orange disc sevilla', 1795036096452),
	('46ho5geok4ftzmm3', 76, 'green play 13', 1795036097478),
	('46ho5geok4ftzmm3', 77, 'green choose your-majesty', 1795036097478),
	('46ho5geok4ftzmm3', 78, 'green place castillo', 1795036097478),
	('46ho5geok4ftzmm3', 79, 'green place castillo', 1795036097478),
	('46ho5geok4ftzmm3', 80, 'green place aragon', 1795036097478),
	('46ho5geok4ftzmm3', 81, 'green place aragon', 1795036097478),
	('46ho5geok4ftzmm3', 82, 'green place aragon', 1795036097478),
	('46ho5geok4ftzmm3', 83, 'green special', 1795036097478),
	('46ho5geok4ftzmm3', 84, 'green king galicia', 1795036097478),
	('46ho5geok4ftzmm3', 85, 'red take 1', 1795036097883),
	('46ho5geok4ftzmm3', 87, 'red place castillo', 1795036098297),
	('46ho5geok4ftzmm3', 89, 'red place navarra', 1795036098718),
	('gp5kbgbowebg7ec3', 12, 'blue move green granada cataluna', 1795036099466),
	('gp5kbgbowebg7ec3', 14, 'blue done', 1795036099477),
	('gp5kbgbowebg7ec3', 16, 'green choose desertion', 1795036099497),
	('gp5kbgbowebg7ec3', 18, 'red disc sevilla', 1795036099510),
	('gp5kbgbowebg7ec3', 20, 'orange disc cataluna', 1795036099518),
	('gp5kbgbowebg7ec3', 22, 'green place galicia', 1795036099525),
	('gp5kbgbowebg7ec3', 24, 'purple take 1', 1795036099534),
	('gp5kbgbowebg7ec3', 26, 'purple special', 1795036099562),
	('gp5kbgbowebg7ec3', 28, 'purple place aragon', 1795036099570),
	('gp5kbgbowebg7ec3', 30, 'purple place castillo', 1795036099599),
	('gp5kbgbowebg7ec3', 32, 'red choose your-majesty', 1795036099626),
	('gp5kbgbowebg7ec3', 34, 'red play 9', 1795036099637),
	('gp5kbgbowebg7ec3', 36, 'green play 7', 1795036099656),
	('gp5kbgbowebg7ec3', 38, 'purple play 5', 1795036099675),
	('gp5kbgbowebg7ec3', 40, 'red choose outposts', 1795036099686),
	('gp5kbgbowebg7ec3', 42, 'red place aragon', 1795036099701),
	('gp5kbgbowebg7ec3', 44, 'red done', 1795036099714);
INSERT INTO public.log VALUES
	('gp5kbgbowebg7ec3', 46, 'green choose royal-adviser', 1795036099735),
	('gp5kbgbowebg7ec3', 48, 'green place toledo', 1795036099758),
	('gp5kbgbowebg7ec3', 50, 'green done', 1795036099778),
	('gp5kbgbowebg7ec3', 52, 'green king navarra', 1795036099807),
	('gp5kbgbowebg7ec3', 54, 'purple choose militia', 1795036099829),
	('gp5kbgbowebg7ec3', 56, 'blue take 4', 1795036099850),
	('gp5kbgbowebg7ec3', 58, 'blue done', 1795036099870),
	('gp5kbgbowebg7ec3', 60, 'orange choose your-majesty', 1795036099894),
	('gp5kbgbowebg7ec3', 62, 'red disc cataluna', 1795036099906),
	('gp5kbgbowebg7ec3', 64, 'green disc navarra', 1795036099926),
	('gp5kbgbowebg7ec3', 66, 'purple disc navarra', 1795036099944),
	('gp5kbgbowebg7ec3', 69, 'red play 8', 1795036099991),
	('gp5kbgbowebg7ec3', 70, 'undo 69', 1795036100204),
	('kv5bku5gwvihcyyg', 16, 'blue take 0', 1795036095181),
	('kv5bku5gwvihcyyg', 17, 'blue choose new-home', 1795036095181),
	('kv5bku5gwvihcyyg', 18, 'blue place navarra', 1795036095181),
	('kv5bku5gwvihcyyg', 19, 'blue place granada', 1795036095181),
	('kv5bku5gwvihcyyg', 20, 'blue done', 1795036095181),
	('kv5bku5gwvihcyyg', 21, 'blue done', 1795036095181),
	('kv5bku5gwvihcyyg', 45, 'red disc aragon', 1795036095275),
	('kv5bku5gwvihcyyg', 93, 'red take 1', 1795036095421),
	('kv5bku5gwvihcyyg', 95, 'red place aragon', 1795036095425),
	('kv5bku5gwvihcyyg', 100, 'blue disc galicia', 1795036095448),
	('kv5bku5gwvihcyyg', 103, 'red play 11', 1795036095464),
	('kv5bku5gwvihcyyg', 117, 'green take 3', 1795036095515),
	('kv5bku5gwvihcyyg', 118, 'green choose exodus', 1795036095515),
	('kv5bku5gwvihcyyg', 119, 'green place castilla', 1795036095515),
	('kv5bku5gwvihcyyg', 120, 'green special', 1795036095515),
	('kv5bku5gwvihcyyg', 121, 'green name toledo', 1795036095515),
	('kv5bku5gwvihcyyg', 122, 'green move green toledo aragon', 1795036095515),
	('kv5bku5gwvihcyyg', 123, 'green move green toledo sevilla', 1795036095515),
	('kv5bku5gwvihcyyg', 124, 'green move green toledo sevilla', 1795036095515),
	('kv5bku5gwvihcyyg', 125, 'green move green toledo castillo', 1795036095515),
	('kv5bku5gwvihcyyg', 126, 'green done', 1795036095515),
	('kv5bku5gwvihcyyg', 128, 'red play 6', 1795036095522),
	('46ho5geok4ftzmm3', 0, 'orange play 11', 1795036095598),
	('46ho5geok4ftzmm3', 3, 'green play 1', 1795036095642),
	('46ho5geok4ftzmm3', 13, 'blue take 3', 1795036095653),
	('46ho5geok4ftzmm3', 17, 'green return green sevilla', 1795036095716),
	('46ho5geok4ftzmm3', 28, 'red place cataluna', 1795036095769),
	('46ho5geok4ftzmm3', 30, 'red place castilla', 1795036095786),
	('46ho5geok4ftzmm3', 33, 'green choose ambush', 1795036095827),
	('46ho5geok4ftzmm3', 40, 'green choose new-home', 1795036095870),
	('46ho5geok4ftzmm3', 45, 'green special', 1795036095917),
	('46ho5geok4ftzmm3', 47, 'blue take 1', 1795036095929),
	('46ho5geok4ftzmm3', 50, 'blue place toledo', 1795036095946),
	('46ho5geok4ftzmm3', 53, 'blue special', 1795036095962),
	('46ho5geok4ftzmm3', 74, 'red play 10', 1795036097249),
	('gp5kbgbowebg7ec3', 13, 'blue move green granada castillo', 1795036099471),
	('gp5kbgbowebg7ec3', 15, 'green take 0', 1795036099486),
	('gp5kbgbowebg7ec3', 17, 'green special', 1795036099505),
	('gp5kbgbowebg7ec3', 19, 'blue disc galicia', 1795036099514),
	('gp5kbgbowebg7ec3', 21, 'purple disc aragon', 1795036099522),
	('gp5kbgbowebg7ec3', 23, 'green place navarra', 1795036099530),
	('gp5kbgbowebg7ec3', 25, 'purple choose summons', 1795036099541),
	('gp5kbgbowebg7ec3', 27, 'purple place toledo', 1795036099566),
	('gp5kbgbowebg7ec3', 29, 'purple place castillo', 1795036099585),
	('gp5kbgbowebg7ec3', 31, 'red take 5', 1795036099610),
	('gp5kbgbowebg7ec3', 33, 'red done', 1795036099634),
	('gp5kbgbowebg7ec3', 35, 'blue play 3', 1795036099645),
	('gp5kbgbowebg7ec3', 37, 'orange play 1', 1795036099667),
	('gp5kbgbowebg7ec3', 39, 'red take 0', 1795036099682),
	('gp5kbgbowebg7ec3', 41, 'red place navarra', 1795036099690),
	('gp5kbgbowebg7ec3', 43, 'red place aragon', 1795036099710),
	('gp5kbgbowebg7ec3', 45, 'green take 2', 1795036099722),
	('gp5kbgbowebg7ec3', 47, 'green place castillo', 1795036099753),
	('gp5kbgbowebg7ec3', 49, 'green place navarra', 1795036099774),
	('gp5kbgbowebg7ec3', 51, 'green special', 1795036099797),
	('gp5kbgbowebg7ec3', 53, 'purple take 0', 1795036099816),
	('gp5kbgbowebg7ec3', 55, 'purple done', 1795036099834),
	('gp5kbgbowebg7ec3', 57, 'blue choose civil-war', 1795036099866),
	('gp5kbgbowebg7ec3', 59, 'orange take 6', 1795036099883),
	('gp5kbgbowebg7ec3', 61, 'orange done', 1795036099901),
	('gp5kbgbowebg7ec3', 63, 'blue disc navarra', 1795036099915),
	('gp5kbgbowebg7ec3', 65, 'orange disc granada', 1795036099930),
	('gp5kbgbowebg7ec3', 67, 'orange play 7', 1795036099955),
	('pt6putr6hi3jk3vw', 10, 'orange choose your-majesty', 0),
	('pt6putr6hi3jk3vw', 11, 'orange special', 0),
	('kv5bku5gwvihcyyg', 24, 'red play 13', 1795036095204),
	('kv5bku5gwvihcyyg', 26, 'red place granada', 1795036095216),
	('kv5bku5gwvihcyyg', 28, 'red place sevilla', 1795036095227),
	('kv5bku5gwvihcyyg', 59, 'red take 0', 1795036095346),
	('kv5bku5gwvihcyyg', 61, 'red place sevilla', 1795036095353),
	('kv5bku5gwvihcyyg', 73, 'green take 3', 1795036095381),
	('kv5bku5gwvihcyyg', 74, 'green choose country-seat', 1795036095381),
	('kv5bku5gwvihcyyg', 75, 'green special', 1795036095381),
	('kv5bku5gwvihcyyg', 76, 'green king castilla', 1795036095381),
	('kv5bku5gwvihcyyg', 77, 'green place castillo', 1795036095381),
	('kv5bku5gwvihcyyg', 78, 'green place galicia', 1795036095381),
	('kv5bku5gwvihcyyg', 79, 'green place galicia', 1795036095381),
	('kv5bku5gwvihcyyg', 80, 'green place toledo', 1795036095381),
	('kv5bku5gwvihcyyg', 81, 'green place toledo', 1795036095381),
	('kv5bku5gwvihcyyg', 94, 'red choose coup', 1795036095423),
	('kv5bku5gwvihcyyg', 98, 'red name navarra', 1795036095437),
	('kv5bku5gwvihcyyg', 151, 'blue disc granada', 1795036095560),
	('46ho5geok4ftzmm3', 4, 'orange take 1', 1795036095649),
	('46ho5geok4ftzmm3', 5, 'orange choose your-majesty', 1795036095649),
	('46ho5geok4ftzmm3', 6, 'orange special', 1795036095649),
	('46ho5geok4ftzmm3', 7, 'orange king aragon', 1795036095649),
	('46ho5geok4ftzmm3', 8, 'orange place navarra', 1795036095649);
INSERT INTO public.log VALUES
	('46ho5geok4ftzmm3', 9, 'orange place castilla', 1795036095649),
	('46ho5geok4ftzmm3', 10, 'orange place toledo', 1795036095649),
	('46ho5geok4ftzmm3', 11, 'orange place valencia', 1795036095649),
	('46ho5geok4ftzmm3', 12, 'orange place castillo', 1795036095649),
	('46ho5geok4ftzmm3', 14, 'blue choose withdrawal', 1795036095657),
	('46ho5geok4ftzmm3', 18, 'orange return orange cataluna', 1795036095723),
	('46ho5geok4ftzmm3', 19, 'orange return orange court', 1795036095723),
	('46ho5geok4ftzmm3', 20, 'orange return orange court', 1795036095723),
	('46ho5geok4ftzmm3', 32, 'green take 3', 1795036095796),
	('46ho5geok4ftzmm3', 34, 'green done', 1795036095834),
	('46ho5geok4ftzmm3', 41, 'green place valencia', 1795036095878),
	('46ho5geok4ftzmm3', 51, 'blue place castillo', 1795036095955),
	('46ho5geok4ftzmm3', 54, 'blue king cataluna', 1795036095966),
	('46ho5geok4ftzmm3', 60, 'red special', 1795036096417),
	('46ho5geok4ftzmm3', 75, 'blue play 9', 1795036097463),
	('46ho5geok4ftzmm3', 91, 'blue take 2', 1795036099139),
	('pt6putr6hi3jk3vw', 1, 'blue play 10', 0),
	('pt6putr6hi3jk3vw', 2, 'green play 7', 0),
	('pt6putr6hi3jk3vw', 18, 'blue take 1', 0),
	('pt6putr6hi3jk3vw', 19, 'blue choose levy', 0),
	('pt6putr6hi3jk3vw', 20, 'blue special', 0),
	('pt6putr6hi3jk3vw', 21, 'blue place toledo', 0),
	('pt6putr6hi3jk3vw', 22, 'blue place valencia', 0),
	('pt6putr6hi3jk3vw', 31, 'green play 5', 0),
	('bt5y8rza3icaj4nq', 3, 'red take 1', 0),
	('bt5y8rza3icaj4nq', 5, 'red place aragon', 0),
	('bt5y8rza3icaj4nq', 7, 'red place aragon', 0),
	('bt5y8rza3icaj4nq', 16, 'blue choose new-home', 0),
	('bt5y8rza3icaj4nq', 19, 'blue place sevilla', 0),
	('bt5y8rza3icaj4nq', 22, 'blue play 10', 0),
	('bkomkou5wqobs2dr', 39, 'green special', 1795036095569),
	('bkomkou5wqobs2dr', 40, 'green king aragon', 1795036095569),
	('bkomkou5wqobs2dr', 41, 'green place cataluna', 1795036095569),
	('bkomkou5wqobs2dr', 42, 'green place toledo', 1795036095569),
	('bkomkou5wqobs2dr', 43, 'green place toledo', 1795036095569),
	('bkomkou5wqobs2dr', 44, 'green place castillo', 1795036095569),
	('bkomkou5wqobs2dr', 45, 'red disc aragon', 1795036095569),
	('bkomkou5wqobs2dr', 46, 'blue disc granada', 1795036095569),
	('bkomkou5wqobs2dr', 47, 'green disc sevilla', 1795036095569),
	('bkomkou5wqobs2dr', 48, 'green play 1', 1795036095569),
	('bkomkou5wqobs2dr', 49, 'red play 4', 1795036095569),
	('46ho5geok4ftzmm3', 1, 'red play 2', 1795036095626),
	('46ho5geok4ftzmm3', 21, 'red return red castilla', 1795036095732),
	('46ho5geok4ftzmm3', 35, 'green play 11', 1795036095838),
	('46ho5geok4ftzmm3', 39, 'green take 0', 1795036095865),
	('46ho5geok4ftzmm3', 43, 'green place valencia', 1795036095894),
	('46ho5geok4ftzmm3', 48, 'blue choose your-majesty', 1795036095936),
	('46ho5geok4ftzmm3', 52, 'blue done', 1795036095957),
	('46ho5geok4ftzmm3', 70, 'green disc galicia', 1795036096442),
	('46ho5geok4ftzmm3', 72, 'red disc aragon', 1795036096829),
	('46ho5geok4ftzmm3', 90, 'red done', 1795036098929),
	('gp5kbgbowebg7ec3', 0, 'green play 9', 1795036099407),
	('gp5kbgbowebg7ec3', 2, 'purple play 3', 1795036099414),
	('gp5kbgbowebg7ec3', 4, 'blue play 10', 1795036099422),
	('gp5kbgbowebg7ec3', 6, 'orange choose hinterland', 1795036099434),
	('gp5kbgbowebg7ec3', 8, 'blue take 0', 1795036099450),
	('gp5kbgbowebg7ec3', 10, 'blue special', 1795036099458),
	('pt6putr6hi3jk3vw', 3, 'orange play 12', 0),
	('bt5y8rza3icaj4nq', 2, 'blue play 1', 0),
	('bt5y8rza3icaj4nq', 4, 'red choose your-majesty', 0),
	('bt5y8rza3icaj4nq', 6, 'red place castillo', 0),
	('bt5y8rza3icaj4nq', 8, 'red place valencia', 0),
	('bt5y8rza3icaj4nq', 10, 'red special', 0),
	('bt5y8rza3icaj4nq', 12, 'green take 0', 0),
	('bt5y8rza3icaj4nq', 13, 'green choose desertion', 0),
	('bt5y8rza3icaj4nq', 14, 'green done', 0),
	('bt5y8rza3icaj4nq', 17, 'blue place castilla', 0),
	('bt5y8rza3icaj4nq', 20, 'blue done', 0),
	('bt5y8rza3icaj4nq', 23, 'green play 8', 0),
	('46ho5geok4ftzmm3', 22, 'red return red court', 1795036095737),
	('46ho5geok4ftzmm3', 24, 'blue place castillo', 1795036095751),
	('46ho5geok4ftzmm3', 26, 'red take 3', 1795036095760),
	('46ho5geok4ftzmm3', 38, 'blue play 8', 1795036095854),
	('46ho5geok4ftzmm3', 44, 'green place valencia', 1795036095902),
	('46ho5geok4ftzmm3', 55, 'red take 1', 1795036095980),
	('46ho5geok4ftzmm3', 57, 'red place aragon', 1795036095989),
	('46ho5geok4ftzmm3', 59, 'red place valencia', 1795036095997),
	('46ho5geok4ftzmm3', 69, 'blue disc toledo', 1795036096433),
	('46ho5geok4ftzmm3', 73, 'orange play 4', 1795036096836),
	('46ho5geok4ftzmm3', 86, 'red choose fiesta', 1795036098090),
	('46ho5geok4ftzmm3', 88, 'red place castillo', 1795036098505),
	('gp5kbgbowebg7ec3', 1, 'orange play 11', 1795036099410),
	('gp5kbgbowebg7ec3', 3, 'red play 2', 1795036099418),
	('gp5kbgbowebg7ec3', 5, 'orange take 1', 1795036099426),
	('gp5kbgbowebg7ec3', 7, 'orange done', 1795036099442),
	('gp5kbgbowebg7ec3', 9, 'blue choose conspiracy', 1795036099454),
	('gp5kbgbowebg7ec3', 11, 'blue name granada', 1795036099461),
	('pt6putr6hi3jk3vw', 0, 'red play 13', 0),
	('pt6putr6hi3jk3vw', 4, 'red choose ambush', 0),
	('pt6putr6hi3jk3vw', 6, 'red move green valencia navarra', 0),
	('pt6putr6hi3jk3vw', 8, 'red move orange granada castilla', 0),
	('bt5y8rza3icaj4nq', 0, 'green play 3', 0),
	('bt5y8rza3icaj4nq', 18, 'blue place sevilla', 0),
	('bt5y8rza3icaj4nq', 21, 'blue done', 0),
	('pt6putr6hi3jk3vw', 5, 'red special', 0),
	('pt6putr6hi3jk3vw', 12, 'orange king granada', 0),
	('pt6putr6hi3jk3vw', 13, 'orange place castillo', 0),
	('pt6putr6hi3jk3vw', 14, 'orange place valencia', 0),
	('pt6putr6hi3jk3vw', 15, 'orange place toledo', 0),
	('pt6putr6hi3jk3vw', 16, 'orange place sevilla', 0);
INSERT INTO public.log VALUES
	('pt6putr6hi3jk3vw', 17, 'orange place valencia', 0),
	('pt6putr6hi3jk3vw', 23, 'green take 3', 0),
	('pt6putr6hi3jk3vw', 24, 'green choose empowerment', 0),
	('pt6putr6hi3jk3vw', 25, 'green place toledo', 0),
	('pt6putr6hi3jk3vw', 26, 'green place toledo', 0),
	('pt6putr6hi3jk3vw', 27, 'green place sevilla', 0),
	('pt6putr6hi3jk3vw', 28, 'green place castillo', 0),
	('pt6putr6hi3jk3vw', 29, 'green special', 0),
	('pt6putr6hi3jk3vw', 30, 'green recall 7', 0),
	('pt6putr6hi3jk3vw', 32, 'orange play 6', 0),
	('pt6putr6hi3jk3vw', 7, 'red move green valencia aragon', 0),
	('pt6putr6hi3jk3vw', 9, 'red place navarra', 0),
	('bt5y8rza3icaj4nq', 25, 'blue take 1', 0),
	('bt5y8rza3icaj4nq', 28, 'blue place valencia', 0),
	('bt5y8rza3icaj4nq', 9, 'red done', 0),
	('bt5y8rza3icaj4nq', 11, 'red king toledo', 0),
	('bt5y8rza3icaj4nq', 24, 'red play 5', 0),
	('bt5y8rza3icaj4nq', 27, 'blue place castilla', 0),
	('bt5y8rza3icaj4nq', 30, 'green take 2', 0),
	('bt5y8rza3icaj4nq', 31, 'green choose decree', 0),
	('bt5y8rza3icaj4nq', 32, 'green place sevilla', 0),
	('bt5y8rza3icaj4nq', 33, 'green done', 0),
	('bt5y8rza3icaj4nq', 34, 'green done', 0);


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
	('4d6eb58ef40dd80129e39ef1cb9bfb152fa959ac5adff96553f5c061850281e1', '74vbnjo5udk3gt2j', 'bm5baqq2q475udnv', 'cookie', '', 1795036094494, 1795036094494, ''),
	('71505512022fb53160a2cca3ef9390474b9618c3ef162cd14b048236e2a4d287', 'y3cqqvih632hsfbi', 'bm5baqq2q475udnv', 'cookie', '', 1795036094544, 1795036094544, ''),
	('72307758069b915a13faf83465d2baa4d2e67ffdd1d7297149e0ffd1a49da685', 'niowhorme2wkgoek', 'rekerrjm2avpbzj6', 'cookie', '', 1795036094564, 1795036094564, ''),
	('53bbbe6057143d61b45d122f70da69a095a0cc99fbe2fc3cb5484809435603ae', 't2ixte2x2oykmbhr', 'nxtyif8a3byyo5kh', 'cookie', '', 1795036094576, 1795036094576, ''),
	('2245745961f60d74cf5d7c97f22b750ad49284e5df9cb37db416419aa8a1839d', '75f547bobmh7u27z', 'sotxre8g44g4xaci', 'cookie', '', 1795036094588, 1795036094588, ''),
	('e871c4e69aff5de0dc8098f97428b488dcf64e4bded19c6a86b3428039b3c367', 'n5vg2b4csuddv3ad', 'yjzsbmgqmmtha5vx', 'cookie', '', 1795036094596, 1795036094596, ''),
	('150d43196165352fbfe00c9e55a992e4f8c7c146ba920db0ce6380e6e3bebb52', 'x83zdpp52c6xua6o', 'rekerrjm2avpbzj6', 'token', 'test', 1795036094570, 1795036094605, ''),
	('78571c0cff6327c29116bc0490f3c5fb3d1b27bb35be552134c09313a3b5607e', '8nxsrq7ywfiwvg75', 'bm5baqq2q475udnv', 'token', 'program', 1795036094557, 1795036094609, ''),
	('91a2dc82b1c1c4c67797e3eb5c9df0868d3545e61ec7b971104ea89f8dd35611', 'vehgjsbh75xa62a7', 'nxtyif8a3byyo5kh', 'token', 'test', 1795036094581, 1795036094645, ''),
	('a13804bb66fd940da283e33d2d46e7485a4a9a5ef207771cefd55e1ee5ad0251', '8an3omzccto78jk8', 'sotxre8g44g4xaci', 'token', 'test', 1795036094591, 1795036095605, ''),
	('f0182d975dd568f7498d20ab4d547692f61b48cdb2e1b0beb59af9d03a15bc77', 'bufb7zshueymhjjz', 'yjzsbmgqmmtha5vx', 'token', 'test', 1795036094601, 1795036100233, '');


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
	('46ho5geok4ftzmm3', 'bm5baqq2q475udnv', 'once', 1, 60, 1);


--
-- Data for Name: restrictions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES
	('37pgtwjsjiqb57za', 'bm5baqq2q475udnv', 1795036095110, 2, 1, 93, 0, 0, NULL, NULL, 'guests'),
	('37pgtwjsjiqb57za', 'rekerrjm2avpbzj6', 1795036095110, 2, 2, 30, 0, 0, NULL, NULL, 'guests'),
	('kv5bku5gwvihcyyg', 'bm5baqq2q475udnv', 1795036095566, 3, 2, 38, 0, 0, NULL, NULL, 'bots');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES
	('37pgtwjsjiqb57za', 1, 'bm5baqq2q475udnv', NULL, 0, 1795036094629, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('37pgtwjsjiqb57za', 2, 'rekerrjm2avpbzj6', NULL, 1, 1795036094629, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('h4b8xdojirtxtx5x', 1, 'bm5baqq2q475udnv', NULL, 0, 1795036095116, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('h4b8xdojirtxtx5x', 2, 'rekerrjm2avpbzj6', NULL, 0, 1795036095116, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('kv5bku5gwvihcyyg', 1, 'bm5baqq2q475udnv', NULL, 0, 1795036095124, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('kv5bku5gwvihcyyg', 2, NULL, 'random', 0, 1795036095124, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('kv5bku5gwvihcyyg', 4, NULL, 'squire', 0, 1795036095124, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('bkomkou5wqobs2dr', 1, NULL, 'random', 0, 1795036095569, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('bkomkou5wqobs2dr', 2, 'bm5baqq2q475udnv', NULL, 0, 1795036095569, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('bkomkou5wqobs2dr', 4, NULL, 'random', 0, 1795036095569, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('46ho5geok4ftzmm3', 1, 'bm5baqq2q475udnv', NULL, 0, 1795036095592, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('46ho5geok4ftzmm3', 2, 'rekerrjm2avpbzj6', NULL, 1, 1795036095592, '{"veto":{"on":["justice"]},"disc":["toledo","aragon"],"returns":["court"]}', NULL),
	('46ho5geok4ftzmm3', 4, 'nxtyif8a3byyo5kh', 'caballero', 1, 1795036096208, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('46ho5geok4ftzmm3', 8, NULL, 'squire', 0, 1795036095592, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gp5kbgbowebg7ec3', 1, 'bm5baqq2q475udnv', NULL, 0, 1795036099402, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gp5kbgbowebg7ec3', 2, 'bm5baqq2q475udnv', NULL, 0, 1795036099402, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gp5kbgbowebg7ec3', 4, 'bm5baqq2q475udnv', NULL, 0, 1795036099402, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gp5kbgbowebg7ec3', 8, 'bm5baqq2q475udnv', NULL, 0, 1795036099402, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('gp5kbgbowebg7ec3', 16, 'bm5baqq2q475udnv', NULL, 0, 1795036099402, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('s7ams5brr5y2ewhe', 1, 'bm5baqq2q475udnv', NULL, 0, 1795036100212, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('s7ams5brr5y2ewhe', 2, NULL, NULL, 0, 1795036100212, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('s7ams5brr5y2ewhe', 4, NULL, 'squire', 0, 1795036100212, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('oudz5socmiithhcb', 1, NULL, NULL, 0, 1795036100224, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('oudz5socmiithhcb', 2, NULL, NULL, 0, 1795036100216, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('pt6putr6hi3jk3vw', 1, 'sotxre8g44g4xaci', NULL, 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('pt6putr6hi3jk3vw', 2, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('pt6putr6hi3jk3vw', 4, NULL, 'squire', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('pt6putr6hi3jk3vw', 8, NULL, 'caballero', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL),
	('bt5y8rza3icaj4nq', 1, 'sotxre8g44g4xaci', NULL, 0, 0, '{"veto":"never","disc":["sevilla"],"returns":[]}', NULL),
	('bt5y8rza3icaj4nq', 2, 'yjzsbmgqmmtha5vx', 'caballero', 1, 0, '{"veto":"ask","disc":[],"returns":[]}', 3600000),
	('bt5y8rza3icaj4nq', 4, NULL, 'random', 0, 0, '{"veto":"ask","disc":[],"returns":[]}', NULL);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	('37pgtwjsjiqb57za', 'bm5baqq2q475udnv', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, 'u7o7bfdfo55fwzwj', NULL, 'h4b8xdojirtxtx5x', 1795036094610, 1795036094629, 1795036095110, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 2
variants short power-shift
king castilla
homes red cataluna blue navarra
start blue
stack 1 exodus conspiracy conspiracy intrigue militia upheaval intrigue skirmish ambush march
stack 2+3 strongholds civil-war withdrawal outposts levy supremacy desertion assassin hinterland justice justice outposts justice fiesta revelation justice revelation disbandment fiesta heartland
stack 4 royal-adviser decree new-home coup new-home decree decree empowerment empowerment summons
stack 5 your-majesty
modifiers red +1 +2 -2
modifiers blue -1 +2 -2
dummy powers 11 5 6 13 4 9 10 8 1 12 2 3 7
dummy regions castilla navarra toledo sevilla cataluna aragon | valencia galicia sevilla castilla aragon cataluna | valencia aragon castilla toledo galicia granada
actions
', 'ebf6cb416d2862386258a3bf23d3f421934d6aed75e7be85f0c4d5ce2d8c71cb', 88, 93, 0, NULL, NULL, 0, 'guests'),
	('46ho5geok4ftzmm3', 'bm5baqq2q475udnv', '{"players":4,"variants":["short","veto","rivalry"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'imh6hdpo47mppqqf', NULL, NULL, 1795036095572, 1795036095592, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short veto rivalry
king granada
homes red castilla blue galicia green sevilla orange cataluna
start orange
stack 1 ambush upheaval intrigue intrigue skirmish march conspiracy exodus militia conspiracy
stack 2 withdrawal civil-war levy justice assassin justice desertion disbandment veto justice
stack 3 outposts outposts fiesta fiesta hinterland strongholds revelation heartland revelation supremacy
stack 4 empowerment new-home summons rivalry decree decree new-home royal-adviser coup empowerment
stack 5 your-majesty
actions
', 'd4558e1869c40b6da13ad563114576c14113235530cfa005fea4610d7bad5470', 92, 76, 2, NULL, '{"ply":92,"to":91,"agreed":["bm5baqq2q475udnv"]}', 1, NULL),
	('oudz5socmiithhcb', 'bm5baqq2q475udnv', '{"players":2,"variants":[],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'closed', 1, '3shbvv8d5uiq388b', NULL, NULL, 1795036100216, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 2, 0, NULL, NULL, 0, NULL),
	('bt5y8rza3icaj4nq', 'sotxre8g44g4xaci', '{"players":3,"variants":["short"],"pace":{"kind":"turns","hours":1},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'ewsay3joqywa3bmh', NULL, NULL, 1795036100228, 0, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short
king cataluna
homes red sevilla blue granada green navarra
start green
stack 1 upheaval intrigue march intrigue ambush skirmish exodus militia conspiracy conspiracy
stack 2 desertion disbandment levy withdrawal civil-war assassin justice justice justice justice
stack 3 outposts supremacy revelation fiesta fiesta heartland revelation hinterland strongholds outposts
stack 4 new-home decree empowerment royal-adviser coup new-home decree summons empowerment decree
stack 5 your-majesty
actions
', '894b42da827dc72fa8bb6223946200564997325f7a902a77ae55fd3cac1c24b7', 35, 35, 1, 0, NULL, 1, NULL),
	('s7ams5brr5y2ewhe', 'bm5baqq2q475udnv', '{"players":3,"variants":[],"pace":{"kind":"free"},"undo":"never","access":"invitation","hints":true}', 'open', 0, '5gzyy8pk76nso822', NULL, NULL, 11795036100212, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 1, 0, 11797628100213, NULL, 0, NULL),
	('h4b8xdojirtxtx5x', 'rekerrjm2avpbzj6', '{"players":2,"variants":["short","power-shift"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'open', 1, 'dfsfkwduyotkhm5v', NULL, NULL, 11795036095116, NULL, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', NULL, NULL, 0, 1, 0, 11797628095116, NULL, 0, NULL),
	('kv5bku5gwvihcyyg', 'bm5baqq2q475udnv', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":true}', 'over', 1, 'drshav5tvok76te6', NULL, NULL, 1795036095118, 1795036095124, 1795036095566, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king navarra
homes red sevilla blue cataluna green valencia
start blue
stack 1 conspiracy march skirmish upheaval exodus conspiracy ambush intrigue intrigue militia
stack 2+3 fiesta revelation justice withdrawal outposts heartland civil-war assassin supremacy levy desertion justice fiesta hinterland strongholds outposts justice disbandment revelation justice
stack 4 new-home new-home summons coup decree decree royal-adviser decree empowerment empowerment
stack 5 revolt entourage entourage country-seat exile competition infiltration deputy country-seat exile
actions
', 'f19dd3f2ea700b4128913b46533c5360b0214fe2b22632d1cc4171c08573551c', 154, 76, 0, NULL, NULL, 0, 'bots'),
	('bkomkou5wqobs2dr', 'bm5baqq2q475udnv', '{"players":3,"variants":["short","regency","merged"],"pace":{"kind":"free"},"undo":"consent","access":"invitation","hints":true}', 'playing', 0, 'vzcr7w3sm27prs5p', 'kv5bku5gwvihcyyg', NULL, 1795036095569, 1795036095569, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 3
variants short regency merged
king navarra
homes red sevilla blue cataluna green valencia
start blue
stack 1 conspiracy march skirmish upheaval exodus conspiracy ambush intrigue intrigue militia
stack 2+3 fiesta revelation justice withdrawal outposts heartland civil-war assassin supremacy levy desertion justice fiesta hinterland strongholds outposts justice disbandment revelation justice
stack 4 new-home new-home summons coup decree decree royal-adviser decree empowerment empowerment
stack 5 revolt entourage entourage country-seat exile competition infiltration deputy country-seat exile
actions
', NULL, 50, 1, 2, NULL, NULL, 0, NULL),
	('pt6putr6hi3jk3vw', 'sotxre8g44g4xaci', '{"players":4,"variants":["short"],"pace":{"kind":"live","bank":10,"increment":0},"undo":"consent","access":"public","hints":true}', 'playing', 1, 'ru2atdzugjmmh47e', NULL, NULL, 1795036101042, 0, NULL, 1, '83eae7ea72e52173cf814a94613149d1b72a07507c1977498e9bef77c121fee2', 'elgrande record 1
rules 1
edition 2023 41a0851d20e4cd2c
players 4
variants short
king galicia
homes red cataluna blue toledo green valencia orange granada
start red
stack 1 ambush intrigue upheaval militia conspiracy intrigue skirmish march conspiracy exodus
stack 2 levy justice withdrawal justice disbandment assassin justice desertion justice civil-war
stack 3 hinterland strongholds revelation outposts revelation heartland supremacy fiesta outposts fiesta
stack 4 empowerment new-home new-home summons decree decree empowerment coup decree royal-adviser
stack 5 your-majesty
actions
', '122e36c64a32043741d2dbc16e2fcb05bee7eac6c3a761699111ff384d6cc5fd', 33, 17, 1, 0, NULL, 0, NULL),
	('gp5kbgbowebg7ec3', 'bm5baqq2q475udnv', '{"players":5,"variants":["short","memory-aid","representation"],"pace":{"kind":"free"},"undo":"consent","access":"public","hints":false}', 'playing', 1, 'y6tcxsrejr6yvwab', NULL, NULL, 1795036099396, 1795036099402, NULL, 1, '26741a0ea4eb418895a4ba2b4a9014f8fb3393f003f2e25077aa173b5a98640e', 'elgrande record 1
rules 1
edition ours 8d000e4697178df3
players 5
variants short memory-aid representation
king castilla
homes red sevilla blue galicia green granada orange cataluna purple aragon
start green
stack 1 conspiracy militia march exodus intrigue representation conspiracy upheaval intrigue skirmish
stack 2 desertion civil-war withdrawal levy disbandment justice justice justice assassin justice
stack 3 hinterland outposts heartland revelation strongholds outposts fiesta revelation supremacy fiesta
stack 4 summons royal-adviser new-home decree new-home empowerment decree decree coup empowerment
stack 5 your-majesty
actions
', '231b815b963249c88fd4b4e61ec564744ab8eebcf452ddd0e95529637c950aa3', 71, 73, 1, NULL, NULL, 0, NULL);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('bm5baqq2q475udnv', 'Anna', 'anna', '$argon2id$v=19$m=19456,t=2,p=1$yfuAY5pJGh9E/WCnrxgGFA$lHRBD8YRjkOptETS3Noei4eRoSQ3w2WyKEE6AClJ8UQ', 1795036094450, 'anna', '19b4cbaa9e6d5d3302356e78eb05454516c7c00e956bba14d9b0abb09e1df6dd', NULL),
	('rekerrjm2avpbzj6', 'Bert', NULL, NULL, 1795036094561, NULL, NULL, NULL),
	('nxtyif8a3byyo5kh', 'Carla', NULL, NULL, 1795036094573, NULL, NULL, NULL),
	('sotxre8g44g4xaci', 'Dora', NULL, NULL, 1795036094585, NULL, NULL, NULL),
	('yjzsbmgqmmtha5vx', 'Emil', NULL, NULL, 1795036094595, NULL, NULL, NULL);


--
-- Data for Name: webhooks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhooks VALUES
	('rekerrjm2avpbzj6', 'http://127.0.0.1:9/hook', 'k8rrfo63z2f8grvrjhdh3oi8xtudyb5s', 1795036094605);


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


