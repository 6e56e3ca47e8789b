# Why a position is refused, in the terminal only. As in reasons.ftl these are the program's own sentences, word for word, and the
# other languages say the same. Words of the notation (clauses, steps, colours, regions, cards) stay as they are.

# Any position.

reason-position-too-long = a position has at most { $most } bytes
reason-position-idle = there is nothing to decide in that step: what it needs is not there
reason-position-nobody = nobody is to act: say "red to choose", "todo play red", or "over"
reason-position-after-end = the game is over, nobody must act

# Clauses.

reason-position-no-clause = "{ $found }" is no clause; known are: { $first }, a region, { $others }, or PLAYER to …
reason-position-said-twice = "{ $found }" is said twice
reason-position-no-number = "{ $found }" is no number that can stand here
reason-position-no-pair = "{ $found }" has nothing that belongs to it
reason-position-no-player = "{ $found }" is no player
reason-position-no-stack = "{ $found }" is no stack of this game
reason-position-player-wanted = a player is wanted here
reason-position-stack-wanted = a stack is wanted here
reason-position-one-word = one word is wanted here, not { $found }
reason-position-stack-words = { $wanted } words are wanted here (every card of the stack), not { $found }
reason-position-power-words = 13 words are wanted here (13 power cards), not { $found }
reason-position-region-words = 18 words are wanted here (18 regions), not { $found }

# Steps.

reason-position-no-step = "{ $found }" is no step; known are: { $known }
reason-position-step-number = "{ $found }" is no number from 0 to 99
reason-position-steps = at most four steps can wait
reason-position-by = "{ $found }" should be "by ability" or "by card"
reason-position-use = use what? "use special placement", "use special" or "use placement"
reason-position-move = "{ $found }" should be like "2 own" or "from toledo"
reason-position-move-alone = "{ $found }" alone says nothing of a move
reason-position-arrived = arrived: up to five pairs of a player and a region
reason-position-discs-for = discs … for scoring, return N, scatter REGION or score-once
reason-position-king-to = "{ $found }": the king goes to any, adjacent, fewest or abroad

# What lies on the table.

reason-position-not-playing = { $player } does not play
reason-position-no-seat = { $player } has no seat
reason-position-caballeros = { $player } has 30 caballeros, not { $found }
reason-position-score = { $player }'s score is beyond reach
reason-position-start = { $player } cannot hold the start marker
reason-position-tiles = at most one tile lies at a bar
reason-position-two-vetoes = there are two vetoes
reason-position-no-vetoes = there are no such vetoes in this game
reason-position-veto = a veto lies before a seat, for 1 or 2 ends of a round
reason-position-regency = only New Regency brings the king or a grande there

# Rounds and the cards of a round.

reason-position-rounds = rounds go from 1 to 9, not { $found }
reason-position-short = the short game skips round { $round }
reason-position-own-turn = whose turn it is does not wait for it
reason-position-stranger-waits = somebody waits who does not play
reason-position-waits = who waits has played a power card
reason-position-value-twice = no value is played twice in a round
reason-position-offers = at most { $most } cards lie face up
reason-position-offer-twice = a card lies face up twice
reason-position-stranger-took = a card was taken by somebody who does not play
reason-position-cards-left = { $needed } cards are still to be taken, { $free } lie there

# Hands and stacks.

reason-position-hand = { $player } has { $found } power cards; from round { $round } on { $needed } are needed
reason-position-modifiers = { $player } has { $found } modifiers, at most 3 are dealt
reason-position-many-modifiers = nobody has that many modifiers
reason-position-power-shift = modifiers come with power-shift
reason-position-modifier-copies = there are { $copies } modifiers { $modifier }
reason-position-copies = { $found } cards { $card } lie in the stacks, at most { $most } can
reason-position-alternatives = { $wanted } cards { $card } belong into the stacks
reason-position-stack-mixed = stack { $stack } has { $found } cards of stack { $from }, not { $wanted }

# The dummy.

reason-position-drawn-alone = region cards are drawn with two players only
reason-position-drawn-twice = no region card is drawn twice between two scorings
reason-position-drawn-many = that many region cards are not drawn
reason-position-dummy-powers = the dummy has each power card once

# What is to be asked.

reason-position-over = once it is over nobody acts
reason-position-no-turns = { $player } takes no turns
reason-position-one-thing = outside a turn only one thing is asked at a time
reason-position-whose = "{ $found }" is a step of a turn: say whose
reason-position-not-there = "{ $found }" cannot stand there in this position
reason-position-chosen = a card is chosen in a turn
reason-position-nobody-waits = nobody waits for a turn yet
reason-position-not-next = { $player } is not the next to play a power card
reason-position-pass-first = modifiers are passed before the first round
reason-position-pass-all = every seat has chosen or is asked
reason-position-pass-own = everybody passes a modifier of their own
reason-position-discs-set = discs are set only while some are still asked for
reason-position-discs-all = every seat has set a disc or is asked
reason-position-discs-none = beside the castillo no disc is asked for
reason-position-no-scoring = no scoring follows round { $round }
reason-position-put-away = power cards are put away first
