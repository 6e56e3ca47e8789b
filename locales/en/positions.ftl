# Why a position is refused, in the terminal only. As in reasons.ftl, the program defines the same English messages in Rust. Words
# of the notation (clauses, steps, colours, regions, cards) are not translated.

# Any position.

reason-position-too-long = a position has at most { $most } bytes
reason-position-idle = the next step leaves nothing to decide; what it needs is missing
reason-position-nobody = nobody is to act; add "red to choose", "todo play red" or "over"

# Clauses.

reason-position-no-clause = unknown clause "{ $found }"; expected one of: { $first }, a region, { $others }, or PLAYER to …
reason-position-said-twice = "{ $found }" appears twice
reason-position-no-number = "{ $found }" is not a number that fits here
reason-position-no-pair = "{ $found }" has no value after it
reason-position-no-player = unknown player "{ $found }"
reason-position-no-stack = this game has no stack "{ $found }"
reason-position-player-wanted = expected a player
reason-position-stack-wanted = expected a stack
reason-position-one-word = expected one word, found { $found }
reason-position-stack-words = cards of the stack: found { $found }, expected { $wanted }
reason-position-power-words = power cards: found { $found }, expected 13
reason-position-region-words = regions: found { $found }, expected 18

# Steps.

reason-position-no-step = unknown step "{ $found }"; expected one of: { $known }
reason-position-step-number = "{ $found }" is not a number from 0 to 99
reason-position-steps = at most four steps can follow each other
reason-position-by = unexpected "{ $found }"; expected "by ability" or "by card"
reason-position-use = after "use" expected "special placement", "special" or "placement"
reason-position-move = unexpected "{ $found }"; expected something like "2 own" or "from toledo"
reason-position-move-alone = unexpected "{ $found }" at the end of a move
reason-position-arrived = after "arrived" expected up to five pairs of a player and a region
reason-position-discs-for = after "discs …" expected "for scoring", "for return N", "for scatter REGION" or "for score-once"
reason-position-king-to = unknown destination of the king "{ $found }"; expected one of: any, adjacent, fewest, abroad

# What lies on the table.

reason-position-not-playing = { $player } does not take part
reason-position-no-seat = { $player } has no seat
reason-position-caballeros = caballeros of { $player }: found { $found }, expected at most 30
reason-position-score = the score of { $player } is too high
reason-position-start = { $player } cannot hold the start marker
reason-position-tiles = a score bar can hold only one tile
reason-position-two-vetoes = there are only two vetoes
reason-position-no-vetoes = this game does not have that many vetoes
reason-position-veto = a veto must belong to a seat and last until the end of this round (1) or the next (2)
reason-position-regency = only New Regency moves the king or a grande there

# Rounds and the cards of a round.

reason-position-rounds = round: found { $found }, expected 1 to 9
reason-position-short = the short game skips round { $round }
reason-position-own-turn = the player whose turn it is cannot be waiting
reason-position-stranger-waits = a player who does not take part is waiting
reason-position-waits = a waiting player must have played a power card
reason-position-value-twice = a value cannot be played twice in a round
reason-position-offers = face-up cards: expected at most { $most }
reason-position-absent = { $card } is not part of this game
reason-position-offer-twice = a card is face up twice
reason-position-stranger-took = a card is taken by a player who does not take part
reason-position-cards-left = cards left to take: found { $free }, expected at least { $needed }

# Hands and stacks.

reason-position-hand = power cards of { $player }: found { $found }, expected at least { $needed } from round { $round } on
reason-position-modifiers = modifiers of { $player }: found { $found }, expected at most 3
reason-position-many-modifiers = too many modifiers
reason-position-power-shift = modifiers need the variant power-shift
reason-position-modifier-copies = there are only { $copies } modifiers { $modifier }
reason-position-copies = copies of { $card } in the stacks: found { $found }, expected at most { $most }
reason-position-alternatives = copies of { $card } in the stacks: expected { $wanted }
reason-position-stack-mixed = cards from stack { $from } in stack { $stack }: found { $found }, expected { $wanted }

# The dummy.

reason-position-drawn-alone = region cards are drawn only with two players
reason-position-drawn-twice = a region card cannot be drawn twice between two scorings
reason-position-drawn-many = too many region cards are drawn
reason-position-dummy-powers = the dummy must have each power card once

# What is to be asked.

reason-position-over = nobody acts after the end of the game
reason-position-no-turns = { $player } takes no turns
reason-position-one-thing = outside a turn there is only one step at a time
reason-position-whose = "{ $found }" is a step of a turn; say whose turn it is
reason-position-not-there = "{ $found }" is not possible there in this position
reason-position-chosen = a card is chosen only during a turn
reason-position-nobody-waits = nobody waits between turns
reason-position-not-next = { $player } is not the next to play a power card
reason-position-pass-first = modifiers are passed only before the first round
reason-position-pass-all = every seat must have chosen a modifier or be asked for one
reason-position-pass-own = every player must pass a modifier of their own
reason-position-discs-set = discs can be set only while other players still have to set theirs
reason-position-discs-all = every seat must have set a disc or be asked for one
reason-position-discs-none = no discs are set while the king is at the castillo
reason-position-no-scoring = there is no scoring after round { $round }
reason-position-put-away = played power cards must be put away first
