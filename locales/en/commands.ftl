# The commands of the terminal: help, reports, errors. The page does not get these.
#
# `command-NAME` describes a command. Its attributes are its options and arguments by their names, and the parts of the
# text below them, in the order of the code (`crates/elgrande/src/commands`). Attributes of `commands` are shared by
# several commands; a command can override them.
# Names of options and commands, levels, file names, IDs and text in backticks or quotes are typed: don’t translate them.
# What the user typed is quoted with straight quotes.

commands =
    .help = Print help
    .version = Print the version
    .edition = Use the card counts and region values from this file instead of the built-in edition
    .lang = Language: { $languages } [default: the terminal’s language if supported, otherwise en]
    .examples = Examples:
    .players = Number of players
    .short = Short game: six rounds
    .regency = New Regency: stack 5 is ten cards that move the king in new ways
    .power-shift = Power Shift: modifiers on power cards
    .alternatives = Alternative cards: all four, or those listed, such as veto,veto,rivalry
    .merged = Merge stacks 2 and 3 (three players only)
    .memory-aid = Show how many caballeros are in the castillo
    .games = Number of games
    .seed = Seed for all games [default: random]
    .first = Number of the first game
    .threads = Number of games to run in parallel [default: number of cores]
    .json = Print one JSON object
    .quiet = Don’t show progress

command-elgrande = El Grande (2023 edition): host games, explore the rules, compare bots
    .bare = start a server, then open the address it prints
    .postgres = the same, with games stored in PostgreSQL
    .demo = watch four random players
    .cards = list every action card and what it does
    .rules = a rule, a card or the whole rulebook
    .simulate = statistics of a thousand random games
    .arena = find out which bot is better
    .position = try out a position
    .engine = play from a program, line by line
    .more = Every command accepts --edition FILE: your corrections to the values the rulebooks don’t print (number of copies of each card, region values). Run `elgrande help COMMAND` for more.

command-help = Print this message or the help of a command

command-serve = Start a server: play live, turn-based, solo or on one screen (the default command)
    .config = Read settings from this file
    .listen = Address to listen on; port 0 means any free port [default: 127.0.0.1:8765]
    .database = Where to store games: sqlite://FILE or postgres://… [default: sqlite://elgrande.db]
    .tls-cert = Serve HTTPS with this PEM certificate chain; reloaded when it changes. Needs --tls-key
    .tls-key = The private key of the certificate, a PEM file
    .secure = The server is reached over HTTPS: mark cookies as secure [default: true with --tls-cert, otherwise false]
    .behind-proxy = Read the client address from X-Forwarded-For, set by your own proxy [default: false]
    .session-days = Days after which an unused session ends [default: 180]
    .bot-threads = Number of bots that think at the same time [default: 2]
    .bot-millis = Thinking time of a bot per decision, in milliseconds [default: 300]
    .stand-in = Bot that fills in for players who leave [default: caballero]
    .connections = Maximum number of open connections; 0 for as many as the system allows [default: 0]
    .requests-per-second = Maximum requests per second per client; 0 for no limit [default: 50]
    .streams = Maximum number of open streams; 0 for no limit [default: 10000]
    .limits = Limits per person, such as streams=10,tables_per_hour=20, or none; docs/operating.md lists them all
    .min-free-space = Free disk space in MB below which games go on, but new tables, guests, accounts, chat messages and reports are refused [default: 256]
    .cached-tables = Maximum number of games kept in memory [default: 2000]
    .editions = Maximum number of custom editions [default: 64]
    .alert-origins = Origins that webhooks may be sent to, such as https://hooks.example.org, separated by commas [default: none]
    .alert-after = Seconds a player has to answer before a notification is sent [default: 10]
    .alert-retry = Seconds until a failed notification is retried, doubled after each attempt [default: 30]
    .mail-alert-after = Seconds a player has to answer before a notification is sent by email [default: 600]
    .push-origins = Push services of browsers, separated by commas; "none" turns Web Push off [default: those of Chrome, Firefox, Safari and Edge]
    .push-key = PEM file with the private key that push services know this server by [default: a key in the database]
    .push-subject = Contact for the operators of push services: mailto:… or https://… [default: the sender of emails]
    .public-url = URL of this server, for links in emails and messages, such as https://play.example.org [default: no links]
    .smtp = Mail server for account recovery, such as smtps://USER:PASSWORD@HOST [default: none, no email]
    .mail-from = Sender of emails; required with --smtp
    .keep-closed-tables = Days to keep tables that closed before a game started; 0 to keep them forever [default: 90]
    .keep-guests = Days to keep guests who never took part in anything, and running games of guests who can’t sign in any more; 0 to keep both forever [default: 90]
    .keep-editions = Days to keep custom editions that no table uses; 0 to keep them forever [default: 90]
    .admin-token = Token for `elgrande admin` and the admin API [default: none, only users with the admin role]
    .metrics-token = Token required to read /metrics [default: none, open to everyone]
    .log = What to log on standard error, such as warn or server=debug [default: info]
    .log-json = Log as JSON lines [default: false]
    .more = Every option can also be set as an environment variable (ELGRANDE_ plus its name) or in the file given with --config (TOML, bot_millis = 500). Options override environment variables, which override the file.
    .plain = games are stored in elgrande.db
    .proxy = behind an HTTPS proxy

command-admin = Administer a server: look up, ban, mute, delete, prune; every change is logged
    .action = What to do (see below)
    .target = User (ID or registered name), IP address range, table, chat message or report
    .reason = Why; required for every change and kept in the audit log
    .hours = How long a ban or mute lasts, in hours [default: until it is lifted]
    .quota = Limit to set: tables or tokens
    .value = New limit [default: remove the limit set for this user]
    .notice = Text shown to everyone while maintenance lasts [default: end maintenance]
    .skip = Number of rows to skip in a list
    .server = Ask this running server, such as http://127.0.0.1:8765 [default: open the database]
    .admin-token = Token the server was started with
    .database = Database to open: sqlite://FILE or postgres://… [default: sqlite://elgrande.db]
    .config = Read database and token from this file, the one for `elgrande serve`
    .status = version, load, maintenance notice
    .users = users whose names contain a given text
    .user = a user: tables, limits, bans
    .tables = tables: open, playing, over or closed
    .table = a table: seats and chat, but not the game
    .bans = who is banned or muted
    .reports = reports by players that are still open
    .audit = who changed what, when and why
    .ban-user = sign a user out and keep them out, or let them in again
    .ban-network = refuse an address or a range such as 192.0.2.0/24
    .mute-user = stop a user from chatting, or allow it again
    .delete-chat = remove the text of a chat message
    .delete-table = delete a table and its game; results stay
    .reset-password = set a new password and print it
    .set-quota = set a limit for one user
    .close-report = mark a report as handled
    .maintenance = refuse new tables and guests and show --notice
    .prune = delete unused data now
    .grant-admin = grant or revoke the admin role
    .more = Without --server, the database is opened directly. With PostgreSQL this also works while servers run; an SQLite file is locked by its server, so use --server and --admin-token then. The result is printed as JSON.

command-demo = Watch a game of four random players
    .seed = Seed of the game [default: random]
    .again = the same game every time

command-cards = List every action card: stack, copies, effect, and how certain they are
    .json = Print one JSON array
    .more = Certainty: H the rulebooks say or show it; M one good source or a strong inference; L our reconstruction. Each card shows the lower of two certainties: for its effect and for its number of copies.
    .built-in = the cards of the built-in edition
    .own = the cards of your own edition

command-rules = Show a rule by its ID, a card by its ID, or the whole rulebook
    .id = A rule (PLC-2) or a card (civil-war) [default: the whole rulebook]
    .markdown = Print Markdown, like docs/rules.md
    .whole = the whole rulebook
    .rule = where caballeros can be placed
    .card = a card with all its rules

command-simulate = Play many random games, check the rules’ invariants, print statistics
    .all = Every player count and combination of variants in turn
    .laws = Invariants to check at every position: none, the inexpensive ones (cheap), or all, including views and text formats
    .threads = Number of threads [default: number of cores]
    .more = With the same --laws, game number i of a seed is always the same, however many games and threads there are.
    .figures = In --json, mean_scores and wins_by_seat are listed by seat (red, blue, green, orange, purple). mean_scores covers the games that have the seat; a shared win counts for every winner.
    .every = every kind of table, every invariant
    .one = replay a single one of those games

command-arena = Let bots play each other and compare them
    .bots = Who plays, such as grande,squire@50ms,squire@50ms
    .bot = Add a bot: a level, or "cmd: COMMAND" for a program; can be repeated
    .ladder = Rate the bots on one scale: every group of N of them plays [default: 4]. Without --bots, all levels take part, some with several budgets
    .millis = Maximum thinking time per decision, in milliseconds
    .iterations = Maximum number of iterations per decision
    .think-threads = Number of threads each bot uses
    .patience = Seconds to wait for a silent program, on top of its thinking time if it has one [default: 10 with a thinking time, 60 without]
    .save = Save a record of each game in this folder
    .csv = Print one line per seat and game
    .all = Every player count and combination of variants in turn; bots are repeated to fill the seats
    .entrants = A BOT is a level (random, squire, caballero, grande, master) or a program (cmd: COMMAND, using the protocol in docs/protocol.md). Either can have its own name and budget:
    .time = at most 200 milliseconds per decision
    .iteration-limit = at most 300 iterations
    .both = both, and a name
    .without = without one of its techniques (docs/bots.md)
    .ideas = The techniques are playouts, lore, dealing, pruning, tree, mixing and network.
    .budget = Without its own budget, a bot uses --millis and --iterations; without those, it thinks as its level does. A program is told its budget. If it stays silent too long, exits or breaks a rule, the arena stops.
    .deals = There are as many players as bots. Each deal is played once for every rotation of the bots over the seats. Apart from times, a seed and budgets in iterations always give the same results, on any number of threads.
    .figures = Bots with the same name are counted together: `games` is the number of seats they had. A shared win counts as a fraction. `low` and `high` are the 95% confidence interval of the win rate, `rating` is Weng-Lin’s (starting at 25), `mean_margin` is how many points they finished ahead of the best opponent on average. `overruns` counts decisions that took over 10% longer than allowed.
    .ratings = With --ladder, each bot is named once, and every group of N bots plays in turn. The ratings are those of the Plackett–Luce model: a bot rated 400 points higher finishes ahead of the other in 10 of 11 games, no matter who else plays. `squire` has 1000. `low` and `high` are the 95% confidence interval: a bound the games can’t determine is left out. `ahead_of_next` is the expected share of games in which it finishes ahead of the next bot in the list. --csv prints one line per bot.

command-explore = Show statistics over records of finished games
    .records = Records, folders of records, or files written by --save
    .threads = Number of threads [default: number of cores]
    .save = Save the statistics in a file instead of printing them; `explore` reads it like a record
    .json = Print one JSON object
    .more = Unfinished games aren’t counted. `taken` is how often a player took the card when it was on offer, `turn` the place in turn order of those who did. `margin` is by how many points they finished above the average of their table. Each place shows how many caballeros its leader had and the most points a player scored there, both on average. With --json, every mean comes with its count and its standard error. `leader wins` and `first wins` say how often the player who led after that round, and the player who was first in turn order in it, won the game. Levels come from records that `elgrande arena --save` wrote. A file that isn’t a record is named and skipped.
    .folder = every game in a folder
    .save-example = read all games once; later queries read only this file
    .json-example = the same for programs

command-replay = Step through a record as a player or a spectator sees it
    .file = The record; - for standard input
    .to = Stop after this many actions
    .seat = View it as this player: red, blue, green, orange or purple
    .more = Without --seat you watch as a spectator: hands, face-down discs and other hidden information aren’t shown. Every line of the record is checked first; docs/notation.md describes the format.
    .whole = the whole game
    .known = what Red knew after 40 actions

command-review = Judge every decision of a finished game, and separate luck from skill
    .file = The record; - for standard input
    .iterations = Number of iterations for each search; more take longer but give more reliable verdicts
    .seed = Seed of the searches
    .threads = Number of threads [default: number of cores]
    .json = Print one JSON object
    .more = Each decision is judged from what its player knew at that time. All steps of a turn are judged together: the turn that was played against the best one found. The report lists inaccuracies, mistakes and blunders; --json prints all decisions. Signed numbers are points of expected lead over the best opponent at the end of the game. With the same seed and number of iterations, the result is always the same, on any number of threads.
    .luck = Luck is what new cards and other players’ discs brought, compared with their average. The start, luck, own decisions and others’ decisions add up to the lead at the end; ± is the standard error. docs/review.md explains the method.
    .usual = the whole game, in about half a minute
    .longer = more thoroughly
    .json-example = for programs

command-position = Read a position, try actions, see what they do or which rule refuses them
    .file = The position [default: standard input]
    .more = Only describe what matters; docs/notation.md explains how. Actions follow on lines that start with >, or below a line that says actions. An action is played by the player who has to act; if several do, or to try one out of turn, put the player first. A refused action is shown with the rule it breaks and changes nothing.

command-perft = Count the sequences of actions from a setup
    .seed = Seed of the setup [default: random]
    .from = Count from the position in this file instead; - for standard input
    .depth = How many actions deep
    .more = Every option of every player who has to act is a branch; if several have to act at once, they can do so in any order. Two versions of the rules, or two programs, must give the same numbers.

command-bench = Measure random play: actions and games per second
    .json = Print one JSON object per line
    .quick = Measure briefly; enough to see that it works
    .more = Each row is warmed up, then measured several times; the median is printed. A game is dealt and played to its end by random players; setup is part of the time.
    .every = every row
    .machines = the same, briefly and machine-readable

command-signature = Print the rules’ behaviour as one number
    .more = The games cover every player count and every combination of variants. Setup, actions and results are hashed (64-bit FNV-1a). If any of them changes, so does the number.
    .stated = the number in signature.txt

command-site = Write the page for games without a server as static files, for any web host
    .dir = Folder to write to: new or empty
    .public = the page in the folder public
    .german = with German as the first language
    .more = The folder can be published as it is, at the root of a site or below it. It has games against bots, games on one screen, lessons and the rulebook. Games are stored in the browser. Over https the page also works offline.

command-engine = Play from a program: JSON requests in, JSON responses out, line by line
    .more = One JSON object per line in, one per line out, in the same order; docs/protocol.md describes all of them. A request that fails is answered with "ok": false and changes nothing.

## Headings and notes of a help page

command-heading-usage = Usage
command-heading-commands = Commands
command-heading-arguments = Arguments
command-heading-options = Options
command-heading-game = Game
command-default = [default: { $value }]
command-values = [possible values: { $values }]
command-environment = [env: { $name }]

# Placeholders for values: in capitals where the script has them, one word.
command-value-options = OPTIONS
command-value-command = COMMAND
command-value-address = ADDRESS
command-value-bool = BOOL
command-value-bot = BOT
command-value-dir = DIR
command-value-file = FILE
command-value-filter = FILTER
command-value-id = ID
command-value-lang = LANG
command-value-laws = LAWS
command-value-level = LEVEL
command-value-list = LIST
command-value-millis = MILLIS
command-value-limits = LIMITS
command-value-origins = ORIGINS
command-value-seconds = SECONDS
command-value-token = TOKEN
command-value-url = URL
command-value-action = ACTION
command-value-target = TARGET
command-value-text = TEXT
command-value-name = NAME
command-value-days = DAYS

## Errors: one line

command-error = error: { $reason }
# The arguments can’t be parsed.
command-error-misuse = { $reason } (see `elgrande --help`)
command-error-meant = { $reason }; did you mean { $names }?
command-quoted = "{ $name }"
command-error-command = unknown command "{ $command }"
command-error-argument = unexpected argument "{ $argument }"
command-error-missing = missing required arguments: { $arguments }
command-error-twice = "{ $argument }" can’t be used more than once
command-error-conflict = "{ $argument }" can’t be used with { $others }
command-error-equals = "{ $argument }" needs an equals sign before its value
command-error-no-value = "{ $argument }" needs a value
command-error-no-more = unexpected value "{ $value }" for "{ $argument }"
command-error-value = invalid value "{ $value }" for "{ $argument }"
command-error-value-because = invalid value "{ $value }" for "{ $argument }": { $reason }
command-error-letters = the arguments aren’t valid UTF-8
# Why a value is refused; follows a colon.
command-error-range = { $value } is not in { $range }
command-error-number = expected a whole number
command-error-large = the number is too large
command-error-address = expected an address and port, such as 127.0.0.1:8765
command-error-language = "{ $asked }" is not a supported language; expected one of: { $known }
command-error-rule = "{ $id }" is not a rule or a card; did you mean { $near }?

# Files.
command-error-stdin = standard input
command-error-no-file = { $file }: no such file
command-error-closed-file = { $file }: permission denied
command-error-folder = { $file }: is a folder, expected a file
command-error-no-text = { $file }: not a UTF-8 text file
command-error-folder-full = { $folder }: the folder is not empty; name a new or empty one
command-error-no-folder = { $folder }: is a file, expected a folder
command-error-no-bundles = this build has no bundles; build it with `cargo build --release`

# The server.
command-error-listen = can’t listen on { $address }: { $reason }
command-error-tls = can’t use the certificate: { $reason }
command-error-tls-pair = give both --tls-cert and --tls-key, or neither
command-error-address-taken = can’t listen on { $address }: the port is already in use
command-error-address-closed = can’t listen on { $address }: permission denied, or not an address of this machine
command-error-database = can’t open the database: { $reason }
command-error-database-file = can’t open the database: its file can’t be opened or created
command-error-database-other = can’t open the database: the file is not an SQLite database
command-error-database-closed = can’t open the database: wrong user or password
command-error-database-unknown = can’t open the database: no database with that name
command-error-database-address = can’t open the database: expected sqlite://FILE or postgres://USER@HOST/NAME
command-error-database-away = can’t open the database: no response from its address
command-error-database-tls = can’t open the database: the TLS connection failed; check sslmode, sslrootcert and the server’s certificate: { $reason }
command-error-admin-in-use = a server is using this database; give its address with --server and its token with --admin-token
command-error-admin-token = --server needs --admin-token, the token the server was started with
command-error-admin-server = can’t reach the admin API at { $url }: { $reason }
command-error-alerts = can’t send notifications: { $reason }
command-error-smtp = --smtp: expected smtps://USER:PASSWORD@HOST or smtp://HOST:PORT, with special characters percent-encoded
command-error-push-origin = --push-origins { $origin }: expected an origin such as https://push.example.org or https://*.push.example.org
command-error-push-key = --push-key { $file }: expected a PEM file with a private key on the curve P-256 (PKCS #8)
command-error-push-subject = --push-subject { $subject }: expected mailto:… or https://…
command-error-public-url = --public-url { $url }: expected an origin such as https://play.example.org
command-error-mail-from = --mail-from { $address }: expected an email address; --smtp and --mail-from belong together
command-error-origin = { $origin }: expected http or https, a host and a port, nothing else
command-error-limit = --limits { $limit }: expected NAME=N with one of the names { $known }
command-error-log = --log { $filter }: expected error, warn, info, debug or trace, or levels per module such as info,server=debug

# Bots and records.
command-error-bot-count = expected 2 to 5 bots, one per player, not { $count }
command-error-ladder = too few different bots: { $count } (needed: { $players }); each can be named once
command-error-bot-names = two different bots are called "{ $name }"; use NAME=BOT
command-error-no-program = "{ $bot }" has no command after cmd:
command-error-budget = "{ $budget }" is not a budget; use 200ms (milliseconds) or 300it (iterations)
command-error-no-start = can’t start { $name }: { $reason }
command-error-bot = game { $game } of seed { $seed }, { $player } ({ $name }) { $reason }
command-error-bot-refused = answered "{ $action }", which is refused: { $reason }
command-error-bot-unread = answered "{ $action }": { $reason }
command-error-bot-answer = answered { $answer }, not { $wanted }
command-error-bot-late = gave no answer within { $seconds } s and was stopped
command-error-bot-ended = exited (exit status: { $code }) without an answer
command-error-bot-signal = was killed by a signal without an answer
command-error-bot-silent = closed its output without an answer
command-error-bot-words = { $reason }; its last output: { $words }
command-error-no-seat = { $player } has no seat in this game; the seats are: { $seats }
command-error-not-over = { $file }: the game isn’t over; only finished games can be reviewed
command-error-short-record = --to { $to }: { $count ->
        [one] the record has 1 action
       *[other] the record has { $count } actions
    }

## Reports

command-report-table = table
command-report-seed = seed
command-report-games = games
command-report-par = chance level
command-report-scale = scale
command-report-violations = violations
command-report-actions = mean actions
command-report-one-table = { $players } players, { $variants }
command-report-plain = base game
command-report-tables = { $count } tables in turn
command-report-speed = { $games } ({ $speed } per second)
command-report-time = { $games } in { $seconds } s ({ $speed } per second)
command-report-par-figure = { $percent }% wins for each bot
command-report-scale-figure = { $name } has { $rating }; 400 points more means 10-to-1 odds
command-report-seat = { $score } points, { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
command-report-explored = { $players } players, { $games ->
    [one] 1 game
   *[other] { $games } games
  }
command-report-explored-card = card
command-report-explored-power = power card
command-report-explored-place = place
command-report-explored-taken = taken
command-report-explored-turn = turn
command-report-explored-wins = wins
command-report-explored-margin = margin
command-report-explored-first = rounds 1–3
command-report-explored-second = rounds 4–6
command-report-explored-third = rounds 7–9
command-report-explored-round = round
command-report-explored-leader = leader wins
command-report-explored-starter = first wins
command-report-explored-seat = seat
command-report-explored-skipped = skipped: { $reason }
command-report-rows = rows
command-report-bench = random play, median of { $repeats } repeats of { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = depth { $depth }: { $count } in { $seconds } s

# Headings of columns, as short as can be.
command-column-name = name
command-column-seats = seats
command-column-wins = wins
command-column-win-rate = win %
command-column-interval = 95%
command-column-rank = rank
command-column-margin = margin
command-column-rating = rating
command-column-ahead = ahead %
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = max ms
command-column-iterations = it/s
command-column-late = late
command-column-players = players
command-column-threads = threads
command-column-actions-per-second = actions/s
command-column-games-per-second = games/s
command-column-actions-per-game = actions/game
command-column-variants = variants
command-column-card = card
command-column-set = set
command-column-stack = stack
command-column-copies = copies
command-column-placement = place
command-column-certainty = certainty
command-column-effect = effect


## A game in the terminal

command-shown-demo = Four random players. To watch the same game again: { $command }
command-shown-site = Wrote { $files } files ({ $size } kB) to { $folder }. Publish this folder on any web host.
command-shown-values = values
command-shown-points = points
command-shown-played = played
command-shown-offers = Face up: { $cards }
command-shown-hand = In hand ({ $who }): { $cards }
command-shown-question = Your decision: { $decision }
command-shown-asked = Deciding: { $players }
command-shown-refused = refused: { $reason }
command-shown-edition = edition { $name }
command-shown-nobody = nobody has to decide
command-shown-decides = { $player } must decide: { $decision }
command-shown-options = { $count ->
        [one] 1 option
       *[other] { $count } options
    }: { $options }
