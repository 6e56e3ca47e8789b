# The commands of the terminal: help, reports, errors. The page does not get these.
#
# `command-NAME` says what a command does. Its attributes are its options and arguments by their names, and the parts
# of the text below them, in the order of the code (`crates/elgrande/src/commands`). What several commands share is an
# attribute of `commands`; a command may say the same thing in its own way.
# Names of options and commands, levels, file names, IDs and what stands in backticks or quotes are typed: they stay.

commands =
    .help = Print help
    .version = Print the version
    .edition = Play with the figures of this file instead of the built-in edition
    .lang = Speak this language: { $languages }; that of the terminal if not given and we speak it
    .examples = Examples:
    .players = How many play
    .short = The short game: six rounds
    .regency = New Regency: stack 5 is ten cards that move the king in new ways
    .power-shift = Power Shift: modifiers on power cards
    .alternatives = Alternative cards, all four or those listed, such as veto,veto,rivalry
    .merged = Stacks 2 and 3 as one, a choice for three players
    .memory-aid = The count of the castillo is shown
    .games = How many games
    .seed = The seed of all of them; any if not given
    .first = The number of the first game
    .threads = How many games at the same time; as many as there are cores if not given
    .json = Print one JSON object
    .quiet = Show nothing while it runs

command-elgrande = El Grande (2023 edition): tables to play at, the rules to try out, bots to measure
    .bare = serve tables: open the address it prints
    .postgres = the same, games kept in PostgreSQL
    .demo = watch four random players
    .cards = every action card and what it does
    .rules = a rule, a card or the whole rulebook
    .simulate = a thousand random games, counted
    .arena = which bot is the better one
    .position = try out a position
    .engine = play from a program, line by line
    .more = Every command takes --edition FILE: the figures that the rulebooks do not print (how many copies of each card, what regions score), corrected by you. `elgrande help COMMAND` tells more.

command-help = Print this, or the help of a command

command-serve = Serve tables: play live, by turns, alone or around one screen (also without a command)
    .config = Settings in a file
    .listen = Where to listen; port 0 is any free one [default: 127.0.0.1:8765]
    .database = Where games are kept: sqlite://FILE or postgres://… [default: sqlite://elgrande.db]
    .secure = It is reached by https: cookies say so [default: false]
    .behind-proxy = The caller’s address is in X-Forwarded-For, written by a proxy of ours [default: false]
    .thinkers = How many bots think at the same time [default: 2]
    .bot-millis = How long a bot thinks about one decision [default: 300]
    .stand-in = Which bot plays for somebody who left [default: caballero]
    .requests-per-second = How many requests a caller may make in a second; 0 for any number [default: 50]
    .streams = How many streams may be open at once; 0 for any number [default: 10000]
    .min-free-space = Free disk space in MB below which only moves are stored: no new tables, guests, chat or imports [default: 256]
    .tables-at-hand = How many games are kept in memory at most [default: 2000]
    .editions = How many editions people may bring [default: 64]
    .alert-origins = Where turn alerts may be sent to, such as https://hooks.example.org, several with commas [default: nowhere]
    .alert-after = How long somebody has to answer before an alert is sent [default: 10]
    .alert-retry = How long after a failed try an alert is tried again, twice as long after each [default: 30]
    .metrics-token = What a program must know to see /metrics [default: everybody sees them]
    .log = What is logged on standard error, such as warn or server=debug [default: info]
    .log-json = Log lines of JSON [default: false]
    .more = Every option can also be set by the environment, as ELGRANDE_ and its name, or in the file of --config (TOML, bot_millis = 500). An option goes before the environment, the environment before the file.
    .plain = games are kept in elgrande.db
    .proxy = behind a proxy that speaks https

command-demo = Watch a game of four random players
    .seed = The seed of the game; any if not given
    .again = the same game every time

command-cards = Every action card: its stack, copies, effect, and how sure they are
    .json = Print one JSON array
    .more = Certainty: H the rulebooks say or show it, M one good source or a strong inference, L our reconstruction. It is the weaker of the certainty of the effect and that of the number of copies.
    .built-in = the cards of the built-in edition
    .own = those of your own

command-rules = A rule by its ID, a card by its id, or the whole rulebook
    .id = A rule (PLC-2) or a card (civil-war); the whole book if not given
    .markdown = Print Markdown, as docs/rules.md is
    .whole = the whole book
    .rule = where caballeros may be placed
    .card = a card, with all rules about it

command-simulate = Play many random games, check the laws of the rules, count
    .all = Every player count and combination of variants in turn
    .laws = Which laws are checked at every position: none, those that cost little (cheap), or all, views and text forms too
    .threads = How many threads; as many as there are cores if not given
    .more = With the same --laws, game number i of a seed is always the same, however many are played and on however many threads.
    .figures = In --json, mean_scores and wins_by_seat go by seat (red, blue, green, orange, purple); mean_scores is over the games that have the seat, and a shared win counts for everybody who shares it.
    .every = every table there is, every law
    .one = one game of those again

command-arena = Let bots play each other and compare them
    .bots = Who plays, such as grande,squire@50ms,squire@50ms
    .bot = One more: a level, or "cmd: COMMAND" for a program; may be repeated
    .millis = Think at most so many milliseconds about a decision
    .iterations = Make at most so many tries for a decision
    .think-threads = How many threads each bot thinks with
    .patience = How long a program may be silent, beyond its time if it has one [default: 10 with a time, 60 without]
    .save = Save a record of each game in this folder
    .csv = Print a line for each seat of each game
    .all = Every player count and combination of variants in turn, the bots repeated to fill the seats
    .entrants = A BOT is a level (random, squire, caballero, grande) or a program (cmd: COMMAND, spoken to as docs/protocol.md tells). Either may have a name and a budget of its own:
    .time = at most 200 milliseconds for a decision
    .tries = at most 300 iterations
    .both = both, and a name
    .without = without one of its ideas (docs/bots.md)
    .ideas = The ideas are playouts, lore, dealing, pruning, tree and mixing.
    .budget = Without a budget of its own a bot has --millis and --iterations; without those it thinks as its level does. A program is told its budget; if it is silent for too long, ends or breaks a rule, the arena stops.
    .deals = As many play as there are bots. Each deal is played once for every rotation of the bots over the seats. Apart from times, a seed and budgets in iterations always give the same results, on any number of threads.
    .figures = Bots of the same name are counted together: `games` are the seats they had. A shared win counts in parts. `low` and `high` hold the true win rate with 95 % likelihood, `rating` is Weng-Lin’s (25 at first), `mean_margin` are points before the best of the others. `overruns` took a tenth longer than their time.

command-replay = Step through a record as a player or a spectator sees it
    .file = The record; - for standard input
    .to = Stop after so many actions
    .seat = See it as this player: red, blue, green, orange or purple
    .more = Without --seat you watch as a spectator: hands, discs not yet turned and the like are not shown. Every line of the record is checked first; docs/notation.md describes records.
    .whole = the whole game
    .known = what red knew after 40 actions

command-position = Read a position, try actions, see what they do or which rule refuses them
    .file = The position; standard input if not given
    .more = Only what matters need be said; docs/notation.md tells how. Actions follow on lines that begin with >, or below a line that says actions. An action is played by whoever must act; where several must, or to try one out of turn, the player is said first. A refused action is shown with the rule it broke and changes nothing.

command-perft = Count the sequences of actions from a set-up
    .seed = The seed of the set-up; any if not given
    .from = Count from the position in this file instead; - for standard input
    .depth = How many actions deep
    .more = Every option of everybody who must act is one way on; where several must act at once, in any order. The numbers of two versions of the rules, or of two programs, must agree.

command-bench = Measure random play: actions and games in a second
    .json = Print one JSON object a line
    .quick = Measure shortly; good enough to see that it works
    .more = Each row is warmed up, then measured several times; the median is printed. A game is dealt, played to its end by random players and forgotten; its set-up is part of the time.
    .every = every row
    .machines = the same in a second, for machines

command-signature = The behaviour of the rules in one number
    .more = The games are spread over every player count and every combination of variants. Set-up, actions and results are hashed (64-bit FNV-1a). Whatever changes how any of them goes changes the number.
    .stated = the number that signature.txt states

command-engine = Play from a program: JSON requests in, JSON answers out, line by line
    .more = One JSON object a line in, one a line out, in the same order; docs/protocol.md describes all of them. A line that cannot be obeyed is answered with "ok": false and changes nothing.

## What stands around the sentences of a help

command-heading-usage = Usage
command-heading-commands = Commands
command-heading-arguments = Arguments
command-heading-options = Options
command-heading-game = The game
command-default = [default: { $value }]
command-values = [possible values: { $values }]
command-environment = [env: { $name }]

# What stands for a value: in capitals where the script has them, one word.
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
command-value-origins = ORIGINS
command-value-seconds = SECONDS
command-value-token = TOKEN
command-value-url = URL

## Errors: one line

command-error = error: { $reason }
# What was typed is no command.
command-error-misuse = { $reason } (`elgrande --help` tells more)
command-error-meant = { $reason }; did you mean { $names }?
command-quoted = '{ $name }'
command-error-command = unrecognized subcommand '{ $command }'
command-error-argument = unexpected argument '{ $argument }' found
command-error-missing = the following required arguments were not provided: { $arguments }
command-error-twice = the argument '{ $argument }' cannot be used multiple times
command-error-conflict = the argument '{ $argument }' cannot be used with { $others }
command-error-equals = an equals sign is needed before the value of '{ $argument }'
command-error-no-value = a value is required for '{ $argument }' but none was supplied
command-error-no-more = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
command-error-value = invalid value '{ $value }' for '{ $argument }'
command-error-value-because = invalid value '{ $value }' for '{ $argument }': { $reason }
command-error-letters = what was typed is not valid UTF-8
# Why a value is refused; follows a colon.
command-error-range = { $value } is not in { $range }
command-error-number = this is no whole number
command-error-large = this number is too large
command-error-address = invalid socket address syntax
command-error-word =
    "{ $found }" is no { $kind ->
        [level] level
        [player] player
        [variant] variant
        [idea] idea
       *[other] { $kind }
    }; known are: { $known }
# What the rules allow no table to be, with the rule that says so.
command-error-language = "{ $asked }" is no language we speak; known are: { $known }
command-error-rule = "{ $id }" is no rule and no card; did you mean { $near }?

# Files.
command-error-stdin = standard input
command-error-no-file = { $file }: there is no such file
command-error-closed-file = { $file }: it may not be read or written
command-error-folder = { $file }: this is a folder
command-error-no-text = { $file }: this is no text in UTF-8

# The server.
command-error-listen = cannot listen at { $address }: { $reason }
command-error-address-taken = cannot listen at { $address }: another program does so already
command-error-address-closed = cannot listen at { $address }: that is not allowed, or not an address of this machine
command-error-database = the database does not open: { $reason }
command-error-database-file = the database does not open: its file cannot be opened or made
command-error-database-other = the database does not open: that file is no SQLite database
command-error-database-closed = the database does not open: it does not let this user in, or not with this password
command-error-database-unknown = the database does not open: there is none of that name
command-error-database-address = the database does not open: its address must be sqlite://FILE or postgres://USER@HOST/NAME
command-error-database-away = the database does not open: nobody answers at its address
command-error-alerts = alerts cannot be sent: { $reason }
command-error-origin = { $origin }: say only http or https, a host and a port
command-error-log = --log { $filter }: say error, warn, info, debug or trace, or a part and its own: info,server=debug

# Bots and records.
command-error-bot-count = as many play as there are bots: 2 to 5, not { $count }
command-error-bot-names = two different bots are called "{ $name }"; write NAME=BOT
command-error-no-program = "{ $bot }" has no command after cmd:
command-error-budget = "{ $budget }" is no budget; write 200ms (milliseconds) or 300it (iterations)
command-error-no-start = { $name } cannot be started: { $reason }
command-error-bot = game { $game } of seed { $seed }, { $player } ({ $name }) { $reason }
command-error-bot-refused = answered "{ $action }", which is refused: { $reason }
command-error-bot-unread = answered "{ $action }": { $reason }
command-error-bot-answer = answered { $answer }, not { $wanted }
command-error-bot-late = gave no answer within { $seconds } s and was ended
command-error-bot-ended = ended (exit status: { $code }) without an answer
command-error-bot-signal = was ended by a signal without an answer
command-error-bot-silent = stopped speaking without an answer
command-error-bot-words = { $reason }; its last words: { $words }
command-error-no-seat = { $player } has no seat in this game, the seats are: { $seats }
command-error-short-record = --to { $to }: { $count ->
        [one] the record has one action
       *[other] the record has { $count } actions
    }

## Reports

command-report-table = table
command-report-seed = seed
command-report-games = games
command-report-par = par
command-report-violations = violations
command-report-actions = mean actions
command-report-one-table = { $players } players, { $variants }
command-report-plain = plain
command-report-tables = { $count } tables in turn
command-report-speed = { $games } ({ $speed } in a second)
command-report-time = { $games } in { $seconds } s ({ $speed } in a second)
command-report-par-figure = { $percent } % wins for each bot
command-report-seat = { $score } points, { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
command-report-rows = rows
command-report-bench = random play, median of { $repeats } repeats of { $seconds } s, size_of::<Game>() { $bytes }
command-report-depth = depth { $depth }: { $count } in { $seconds } s

# Headings of columns, as short as can be.
command-column-name = name
command-column-seats = seats
command-column-wins = wins
command-column-win-rate = win %
command-column-interval = 95 %
command-column-rank = rank
command-column-margin = margin
command-column-rating = rating
command-column-median = p50 ms
command-column-slow = p95 ms
command-column-slowest = max ms
command-column-tries = it/s
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

command-shown-demo = Four random players. The same game again: { $command }
command-shown-values = values
command-shown-points = points
command-shown-played = played
command-shown-offers = Face up: { $cards }
command-shown-hand = In hand ({ $who }): { $cards }
command-shown-question = You must decide: { $decision }
command-shown-asked = To decide: { $players }
command-shown-refused = refused: { $reason }
command-shown-edition = edition { $name }
command-shown-nobody = nobody must decide
command-shown-decides = { $player } must decide: { $decision }
command-shown-options = { $count ->
        [one] one option
       *[other] { $count } options
    }: { $options }
