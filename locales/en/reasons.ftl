# Why a text, a table or an address is refused. What the program says in English is recognised by these very sentences, so
# they are word for word its own; the other languages say the same. Words of the files (regions, cards, colours) stay as they are.

reason-on-line = line { $line }: { $reason }
reason-unclear = this cannot be read: { $found }
reason-illegal = the rules do not allow this

# Any text.

reason-too-long = the text has { $found } bytes, must have at most { $most }
reason-no-player = "{ $found }" is no player; known are: { $known }
reason-no-region = "{ $found }" is no region; known are: { $known }
reason-no-site = "{ $found }" is no region or castillo; known are: { $known }
reason-no-place = "{ $found }" is no place for the king; known are: { $known }
reason-no-power = "{ $found }" is no power card; known are: 1 to 13
reason-no-modifier = "{ $found }" is no modifier; known are: { $known }
reason-no-tile = "{ $found }" is no scoring tile; known are: { $known }
reason-no-card = "{ $found }" is no action card; known are: see `elgrande cards`
reason-no-action = "{ $found }" is no action; known are: { $known }
reason-no-variant = "{ $found }" is no variant; known are: { $known }
reason-no-certainty = "{ $found }" is no certainty; known are: { $known }
reason-no-ability = "{ $found }" is no ability; known are: { $known }
reason-no-effect = "{ $found }" is no effect; known are: { $known }
reason-no-number = "{ $found }" is no number from 0 to 255
reason-words-too-many = "{ $found }" has words too many

# Records.

reason-record-version = record { $found } is not known here, only record { $known }
reason-rules-version = rules { $found } is not known here, only rules { $known }
reason-edition-line = a name and a fingerprint must stand here
reason-edition-unknown = it was played with edition { $name }, fingerprint { $found }, known is { $known }; give the file of that edition too
reason-edition-elsewhere = it was played with edition { $name }, fingerprint { $found }, not with { $known }; give the text of that edition too, as /api/editions/EDITION/text tells it where it was played
reason-homes = a home for each of { $seats } must stand here, in this order
reason-must-stand = "{ $start } …" must stand here, not "{ $found }"
reason-must-stand-yet = "{ $start } …" must stand here, not the end
reason-actions-alone = nothing must follow on this line; each action has a line of its own
reason-must-decide = { $players } must decide now
reason-over = the game is over
reason-not-over = the game is not over, { $players } must decide now
reason-other-result = replaying the actions gives another result: { $found }
reason-after-result = nothing must stand after the result

# What is dealt.

reason-players = 2 to 5 can play
reason-merged = stacks 2 and 3 are merged with 2 or 3 players only
reason-alternatives = there are one representation, two vetoes and one rivalry
reason-home-taken = { $region } is the king's or somebody else's, homes differ
reason-no-seat = { $player } has no seat, { $seats } have
reason-cards-in-stack = cards in stack { $stack }: there are { $found }, must be { $wanted }
reason-cards-of-stack = cards of stack { $stack }: there are { $found }, must be { $wanted }
reason-stack-holds = stack { $stack } has { $found } of { $card }, must have { $wanted }
reason-stack-may-hold = stack { $stack } has { $found } of { $card }, must have { $fewest } to { $most }
reason-modifiers = modifiers: there are { $found }, must be { $wanted }
reason-modifier-dealt = { $modifier } is dealt { $found } times, there are { $copies }
reason-dummy-powers = different power cards of the dummy: there are { $found }, must be { $wanted }
reason-dummy-power-twice = a power card of the dummy stands here twice
reason-dummy-draws = draws of region cards: there are { $found }, must be { $wanted }
reason-dummy-regions = region cards of a draw: there are { $found }, must be { $wanted }
reason-dummy-regions-differ = different region cards of a draw: there are { $found }, must be { $wanted }

# Editions.

reason-editions-full = this server takes no more editions
reason-card-missing = the card { $name } is missing, must have a line here
reason-region-missing = the region { $name } is missing, must have a line here
reason-modifier-missing = the modifier { $name } is missing, must have a line here
reason-modifier-sum = { $found } modifiers, must be 15 to 40: five players get 3 each
reason-list-length = the list has { $found } entries, must have { $wanted }
reason-values-rise = the values { $found } rise, first must be highest and third lowest
reason-no-border = no region borders this country, at least one must
reason-twice = { $region } stands here twice, must stand once
reason-name = the name { $found } must be 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_"
reason-no-neighbours = { $region } has no neighbours, must have at least one
reason-own-neighbour = { $region } is its own neighbour, must name other regions only
reason-one-sided = { $other } must name { $region } as a neighbour, because { $region } names { $other }
reason-out-of-reach = { $region } cannot be reached from { $start }, the board must be in one piece
reason-stack-sum = stack { $stack } has { $found } cards, must have { $wanted }
reason-regency-sum = New Regency has { $found } cards, must have { $wanted }
reason-copies = { $card } has { $found } copies, must have 0 to { $most }
reason-veto-elsewhere = { $card } must not say "veto", only the card veto may

# The effects of cards.

reason-number = "{ $found }" must be a number from 1 to 30
reason-number-or-all = "{ $found }" must be a number from 1 to 30 or "all"
reason-empty-span = "first value { $found }" is empty, must be "{ $wanted }"
reason-kind-twice = "{ $found }" counts one kind twice, must count it once
reason-move-whom = "move" must say how many of whom: "move 2 own"
reason-move-six = a move of more than 6 must be "from one region", a move from anywhere at most 6
reason-sequence = { $found } effects in sequence, must be at most 3
reason-choice = a choice of { $found }, must be one of two
reason-alone = "{ $found }" must stand alone
reason-lock-up = "lock up grandes" must come right after the king went to a region: "{ $example }"
reason-moves-once = caballeros are moved by one part of a card only

# TOML, in which editions are written.

reason-unknown-field = unknown field `{ $found }`, expected one of { $known }
reason-unknown-field-here = unknown field `{ $found }`, expected { $known }
reason-missing-field = missing field `{ $name }`
reason-duplicate-key = duplicate key
reason-toml = `{ $found }` is no TOML
reason-toml-sign = `{ $found }` is no TOML: a `{ $sign }` must stand here
reason-toml-value = `{ $found }` is no TOML: a value must stand here, words in quotes
reason-toml-deep = lists and tables stand too deep in one another
reason-kind-figure = `{ $found }` must be a whole number from 0 to 30
reason-kind-number = `{ $found }` must be a whole number
reason-kind-list = `{ $found }` must be a list
reason-kind-word = `{ $found }` must be a word in quotes
reason-kind-switch = `{ $found }` must be true or false
reason-kind-table = `{ $found }` must be a table like {"{"} key = value {"}"}
reason-kind-address = `{ $found }` must be an address with a port, like "127.0.0.1:8765"
reason-kind-other = `{ $found }` is not what must stand here

# Tables.

reason-record-seats = this game has { $players } seats, each for "me" or a bot
reason-record-variants = a record has its own variants; leave "variants" out
reason-record-pace = a game from a record has no clock; leave "pace" out
reason-seat = a seat is for "me", "open" or a bot: "{ $found }" is no level; known are: { $known }
reason-pace = a bank has 10 to 86400 seconds, an increment at most 3600, a turn 1 to 720 hours

# Addresses for alerts.

reason-no-alerts = this server sends no alerts
reason-alerts-elsewhere = this server sends alerts only to { $known }
reason-not-sent-there = this server does not send there
reason-address-long = an address has at most { $most } letters
reason-answered = it answered { $status }
reason-no-answer-yet = it did not answer in time
reason-out-of-touch = it cannot be reached
