# Why a text, a table or an address is refused. The program defines the same English messages in Rust (`reasons!`); a test
# compares them. Words of the files (regions, cards, colours) are not translated.

reason-on-line = line { $line }: { $reason }
reason-unclear = cannot be read: { $found }
reason-illegal = not allowed; expected: { $allowed }

# Any text.

reason-too-long = the text has { $found } bytes; at most { $most } are allowed
reason-no-player = unknown player "{ $found }"; expected one of: { $known }
reason-no-region = unknown region "{ $found }"; expected one of: { $known }
reason-no-site = "{ $found }" is neither a region nor the castillo; expected one of: { $known }
reason-no-place = unknown place for the king "{ $found }"; expected one of: { $known }
reason-no-power = unknown power card "{ $found }"; expected 1 to 13
reason-no-modifier = unknown modifier "{ $found }"; expected one of: { $known }
reason-no-tile = unknown scoring tile "{ $found }"; expected one of: { $known }
reason-no-card = unknown action card "{ $found }"; `elgrande cards` lists them all
reason-no-action = unknown action "{ $found }"; expected one of: { $known }
reason-no-variant = unknown variant "{ $found }"; expected one of: { $known }
reason-no-certainty = unknown certainty "{ $found }"; expected one of: { $known }
reason-no-ability = unknown ability "{ $found }"; expected one of: { $known }
reason-no-set = unknown set of cards "{ $found }"; expected one of: { $known }
reason-no-level = unknown level "{ $found }"; expected one of: { $known }
reason-no-idea = unknown technique "{ $found }"; expected one of: { $known }
reason-no-effect = unknown effect "{ $found }"; expected one of: { $known }
reason-no-number = "{ $found }" is not a number from 0 to 255
reason-words-too-many = too many words: "{ $found }"

# Records.

reason-record-version = unknown record version { $found }; expected { $known }
reason-rules-version = unknown rules version { $found }; expected { $known }
reason-edition-line = expected a name and a fingerprint
reason-edition-unknown = the game was played with edition { $name }, fingerprint { $found }; known: { $known }; add the file of that edition
reason-edition-elsewhere = the game was played with edition { $name }, fingerprint { $found }, not with { $known }; add the text of that edition, which the server it was played on serves at /api/editions/EDITION/text
reason-homes = expected a home for each of { $seats }, in this order
reason-must-stand = expected "{ $start } …", found "{ $found }"
reason-must-stand-yet = expected "{ $start } …", found the end of the text
reason-actions-alone = unexpected text after "actions"; each action needs its own line
reason-must-decide = { $players } must decide now
reason-over = the game is over
reason-not-over = the game is not over; { $players } must decide now
reason-other-result = replaying the actions gives another result: { $found }
reason-after-result = unexpected text after the result

# What is dealt.

reason-players = a game has 2 to 5 players
reason-merged = stacks 2 and 3 are merged only with 2 or 3 players
reason-alternatives = at most one representation, two vetoes and one rivalry can be used
reason-home-count = homes: found { $found }, expected { $wanted }
reason-home-taken = { $region } is taken by the king or another player; homes must differ
reason-stack-count = stacks: found { $found }, expected { $wanted }
reason-hand-count = hands of modifiers: found { $found }, expected { $wanted }
reason-no-seat = { $player } has no seat; expected one of: { $seats }
reason-cards-in-stack = cards in stack { $stack }: found { $found }, expected { $wanted }
reason-cards-of-stack = cards from stack { $stack }: found { $found }, expected { $wanted }
reason-stack-holds = copies of { $card } in stack { $stack }: found { $found }, expected { $wanted }
reason-stack-may-hold = copies of { $card } in stack { $stack }: found { $found }, expected { $fewest } to { $most }
reason-modifiers = modifiers: found { $found }, expected { $wanted }
reason-modifier-dealt = { $modifier } is dealt { $found } times, but there are only { $copies }
reason-dummy-powers = different power cards of the dummy: found { $found }, expected { $wanted }
reason-dummy-power-twice = a power card of the dummy appears twice
reason-dummy-draws = draws of region cards: found { $found }, expected { $wanted }
reason-dummy-regions = region cards in a draw: found { $found }, expected { $wanted }
reason-dummy-regions-differ = different region cards in a draw: found { $found }, expected { $wanted }

# Editions.

reason-editions-full = this server accepts no more editions
reason-card-missing = the card { $name } is missing; add a line for it here
reason-region-missing = the region { $name } is missing; add a line for it here
reason-modifier-missing = the modifier { $name } is missing; add a line for it here
reason-modifier-sum = modifiers: found { $found }, expected 15 to 40, because five players get 3 each
reason-list-length = entries in this list: found { $found }, expected { $wanted }
reason-values-rise = the values { $found } rise; the first must be the highest and the third the lowest
reason-no-border = no region borders this country; at least one must
reason-twice = { $region } appears twice; list it once
reason-name = invalid name { $found }; expected 1 to 40 of a–z, A–Z, 0–9, "-", "." and "_"
reason-no-neighbours = { $region } has no neighbours; it needs at least one
reason-own-neighbour = { $region } is listed as its own neighbour; list only other regions
reason-one-sided = { $other } must list { $region } as a neighbour, because { $region } lists { $other }
reason-out-of-reach = { $region } cannot be reached from { $start }; the board must be connected
reason-stack-sum = cards in stack { $stack }: found { $found }, expected { $wanted }
reason-regency-sum = cards in New Regency: found { $found }, expected { $wanted }
reason-copies = copies of { $card }: found { $found }, expected 0 to { $most }
reason-veto-elsewhere = { $card } has the effect "veto"; only the card veto may have it

# The effects of cards.

reason-number = "{ $found }" is not a number from 1 to 30
reason-number-or-all = "{ $found }" is neither a number from 1 to 30 nor "all"
reason-empty-span = "first value { $found }" is empty; write "{ $wanted }"
reason-kind-twice = "{ $found }" counts the same kind again; count each kind once
reason-move-whom = "move" must say how many and whose, like "move 2 own"
reason-move-six = a move from anywhere is limited to 6; a larger one must be "from one region"
reason-sequence = effects in sequence: found { $found }, expected at most 3
reason-choice = effects to choose from: found { $found }, expected 2
reason-alone = "{ $found }" must be the only effect
reason-lock-up = "lock up grandes" must directly follow a move of the king to a region: "{ $example }"
reason-moves-once = only one part of a card may move caballeros

# TOML, in which editions are written.

reason-unknown-field = unknown field `{ $found }`; expected one of { $known }
reason-unknown-field-here = unknown field `{ $found }`; expected { $known }
reason-missing-field = missing field `{ $name }`
reason-duplicate-key = duplicate key
reason-toml = invalid TOML: `{ $found }`
reason-toml-sign = invalid TOML: `{ $found }`; expected `{ $sign }`
reason-toml-value = invalid TOML: `{ $found }`; expected a value (words need quotes)
reason-toml-deep = lists and tables are nested too deeply
reason-kind-figure = `{ $found }` is not a whole number from 0 to 30
reason-kind-number = `{ $found }` is not a whole number
reason-kind-list = `{ $found }` is not a list
reason-kind-word = `{ $found }` is not a word in quotes
reason-kind-switch = `{ $found }` is neither true nor false
reason-kind-table = `{ $found }` is not a table like {"{"} key = value {"}"}
reason-kind-address = `{ $found }` is not an address with a port, like "127.0.0.1:8765"
reason-kind-other = `{ $found }` is not what is expected here

# Tables.

reason-record-seats = this game has { $players } seats; each is for "me" or a bot
reason-record-variants = a record has its own variants; leave "variants" out
reason-record-pace = a game from a record has no clock; leave "pace" out
reason-seat = unknown seat "{ $found }"; expected "me", "open" or the level of a bot: { $known }
reason-pace = a bank has 10 to 86400 seconds, an increment at most 3600, a turn 1 to 720 hours

# Addresses for alerts.

reason-no-alerts = this server sends no notifications
reason-alerts-elsewhere = this server sends notifications only to { $known }
reason-not-sent-there = this server does not send notifications to this address
reason-no-topic = the address must look like https://ntfy.sh/TOPIC
reason-no-room = the address must look like https://HOMESERVER/!ROOM:SERVER
reason-no-token = this format needs an access token
reason-address-long = an address has at most { $most } characters
reason-answered = the address answered with status { $status }
reason-no-answer-yet = the address did not answer in time
reason-out-of-touch = the address cannot be reached

reason-password-length = it must have 8 to 200 characters
reason-password-common = it is too easy to guess; choose another one
