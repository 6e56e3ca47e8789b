# What a player is asked: the question, what it means, the buttons.

decide-you = you
decide-done-ends = { $done } – end turn

# The question.
ask-pass = Pass one modifier to your left neighbour
ask-play = Play a power card
ask-play-with = { $modifier ->
    [none] Play your { $power }?
   *[other] Play { $power } { $modifier } = { $sum }?
}
ask-take = { $most ->
    [0] No caballeros for your court this turn
    [one] Take 1 caballero to your court
   *[other] Take up to { $most } caballeros to your court
}
ask-fetch = { $left ->
    [one] Fetch 1 caballero from a region
   *[other] Fetch up to { $left } caballeros from regions
}
ask-choose = Take an action card
ask-use-both = { $left ->
    [one] Use your card: the special action, and place 1 caballero
   *[other] Use your card: the special action, and place up to { $left }
}
ask-use-special = The special action is still open
ask-use-placement = { $left ->
    [one] Place 1 caballero
   *[other] Place up to { $left } caballeros
}
ask-place = { $left ->
    [one] Place 1 more caballero
   *[other] Place up to { $left } caballeros
}
ask-veto = { $player } announces { $card }. Veto it?
ask-branch = Choose what your card does
ask-move = { $kind ->
    [all] Move any number of your caballeros
    [own] { $own ->
        [one] Move 1 of your caballeros
       *[other] Move up to { $own } of your caballeros
    }
    [opposing] { $opposing ->
        [one] Move 1 opposing caballero
       *[other] Move up to { $opposing } opposing caballeros
    }
    [own-opposing] Move up to { $own } of yours and { $opposing } of your opponents
   *[any] { $any ->
        [one] Move 1 caballero of any colour
       *[other] Move up to { $any } caballeros of any colours
    }
}
ask-move-where = Where does this caballero go? ({ $who }, { $site })
ask-name-score = Which region is scored?
ask-name-leave = Choose the region that caballeros leave
ask-name-scatter = Choose the region that your opponents must leave
ask-king = Move the king
ask-tile = Which scoring tile do you lay or move?
ask-tile-where = Where does the { $values } tile go?
ask-grande = Move your grande
ask-recall = Take a played card back to your hand
ask-disc = Set your secret disc
ask-disc-sure = Set your disc on { $site }?
ask-return = { $left ->
    [one] Return 1 of your caballeros to the province
   *[other] Return { $left } of your caballeros to the province
}
ask-return-others = { $left ->
    [one] Send 1 opposing caballero back to the province
   *[other] Send { $left } opposing caballeros back to the province
}
ask-swap = Whose grande changes places with the king?

# What it means.
about-pass = Everybody passes one on at the same time, before seeing what comes from the right.
about-play = The highest takes the first turn; low cards bring more caballeros. No value may be played twice in a round.
about-played = { $caballeros ->
    [0] It brings no caballeros to your court.
    [one] It brings up to 1 caballero to your court.
   *[other] It brings up to { $caballeros } caballeros to your court.
}
about-take-power = Your power card brings them from the province. Fewer is allowed.
about-take-ability = Your modifier brings one more from the province, if you want it.
about-take-card = Your action card brings them from the province.
about-fetch = Your province is empty, so you may take caballeros back from regions, not from the king's. Nothing is fine, too.
about-choose = You may use both halves: its special action, and placing as many caballeros as it shows, in either order.
about-use-both = In either order, each once, and each may be skipped. Click a lit region to place there.
about-use-special = Announce it, or end your turn without it.
about-use-placement = Next to the king, or into the castillo. Click a lit region.
about-place-court = From your court, next to the king or into the castillo. Any split.
about-place-province = Straight from the province into any lit region.
about-place-muster = From your court into any lit region.
about-veto = A veto cancels the whole special action; their placement stays. Your veto is then used up.
about-branch = One or the other.
about-move = Choose a caballero, then where it goes, or drag it. Fewer is allowed.
about-move-must = Choose who goes along with the king.
about-name-score = It is scored at once, with both bonuses. The number is what you would get.
about-name-leave = Then choose who leaves it, and for where.
about-name-scatter = Each opponent there names another region in secret; all their caballeros go there. Yours stay.
about-king = Nothing enters or leaves the region he stands in; placing happens next to him.
about-tile = The tile replaces the values of the place where it lies. Not into or out of the king's region.
about-grande = Alone in first place where it stands you get 2 points more.
about-recall = Nobody sees which one it is.
about-disc = Secret until everybody has set theirs. Your caballeros in the castillo go there.
about-disc-king = Secret until everybody has set theirs. Your caballeros in the castillo go there; on { $site }, where the king is, they go back to your court.
about-disc-card = Secret until everybody asked has set theirs. Then the card's effect follows.
about-return = From regions or your court, as you like; not from the king's region.
about-return-others = One of each opponent, from any region but the king's.
about-swap = The king goes where that grande is, the grande to where the king is.

# The answers.
do-pass = Pass { $modifier }
do-play = Play { $power }
do-play-plain = { $power } alone
do-play-modified = with { $modifier }: { $sum }
do-take = { $count ->
    [0] Take none
    [one] Take 1
   *[other] Take { $count }
}
do-fetch = Fetch one from { $site }
do-choose = { $caballeros ->
    [one] Take { $card }, place 1 caballero
   *[other] Take { $card }, place up to { $caballeros } caballeros
}
do-special = Special action: { $card }
use-special = Special action
do-end-turn = End turn
do-place = Place one in { $site }
do-allow = Let it happen
do-veto = Veto it
do-branch = Part { $number }
branch-move = Move your caballeros out of one region
branch-place-from-court = { $count ->
    [one] Place 1 caballero from your court
   *[other] Place up to { $count } caballeros from your court
}
do-move-to = Move it to { $site }
do-lift = Move one caballero of { $who } from { $site }
do-lift-from = Choose a caballero in { $site }
do-put-down = Choose another
do-name = Choose { $site }
do-king = Move the king to { $site }
do-lift-tile = Take the { $values } tile
do-tile = Lay the tile in { $site }
do-grande = Move your grande to { $site }
do-recall = { $caballeros ->
    [one] Take back the { $power }, which brings 1 caballero
   *[other] Take back the { $power }, which brings { $caballeros } caballeros
}
do-recall-modifier = Take back the modifier { $modifier }
do-disc = Set the disc on { $site }
do-return = Return one of { $who } from { $site }
do-swap = Swap the king with the grande of { $who }
done-fetch = Done fetching
done-place = Done placing
done-move = Done moving
none-fetch = Fetch none
none-place = Place none
none-move = Move none
from-court = From the court
veto-never = Let it happen, and do not ask me again
take-how-many = How many caballeros
one-less = One less
one-more = One more
count-of = { $count } of { $most }
left-of = { $left ->
    [0] all { $total } placed
   *[other] { $left } of { $total } left
}
take-back = Take back: { $step }

# What the draft holds.
did-pass = Pass { $card }
did-play = Play { $card }
did-take = { $number ->
    [0] Take no caballeros
    [one] Take 1 caballero to court
   *[other] Take { $number } caballeros to court
}
did-fetch = { $count ->
    [one] Fetch 1 from { $site }
   *[other] Fetch { $count } from { $site }
}
did-choose = Take { $card }
did-special = Use the special action
did-place = { $count ->
    [one] Place 1 in { $site }
   *[other] Place { $count } in { $site }
}
did-move = { $count ->
    [one] Move 1 from { $from } to { $to } ({ $who })
   *[other] Move { $count } from { $from } to { $to } ({ $who })
}
did-name = Choose { $site }
did-king = The king goes to { $site }
did-tile = Lay a tile in { $site }
did-grande = Your grande goes to { $site }
did-recall = Take back { $card }
did-disc = Set the disc on { $site }
did-return = { $count ->
    [one] Return 1 from { $site } ({ $who })
   *[other] Return { $count } from { $site } ({ $who })
}
did-swap = Swap the king with the grande of { $who }
did-branch = Choose part { $number }
did-veto = Veto
did-allow = Let it happen

# Below the card that is being carried out.
gains-special = The special action would bring: { $gains }.
gains-part = { $who } +{ $points }
gains-card = you +{ $points }
play-barred = Already played: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [one] { $power } – 1 caballero
   *[other] { $power } – { $caballeros } caballeros
}
card-places = { $count ->
    [one] caballero to place
   *[other] caballeros to place
}

# Sending.
ready-title = Confirm your turn
ready-about = Nothing is sent until you do.
ready-reveals = Something hidden is shown then: this cannot be taken back.
confirm-turn = Confirm
confirm-play = Play it
confirm-pass = Pass it on
confirm-disc = Set the disc
confirm-veto = Confirm the veto
confirm-allow = Confirm
unused-both = You end your turn without the special action and without placing.
unused-special = You end your turn without the special action.
unused-placement = { $left ->
    [one] You could still place 1 caballero.
   *[other] You could still place { $left } caballeros.
}
draft-back = Back
draft-reset = Start over
draft-lost = The game has gone on, and what you had prepared no longer fits. Nothing of it was sent.
draft-heard = All right

# What it would change.
change-title = What it changes
change-about = Points in regions are those of a scoring held now.
change-court = Court
change-score = Points
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Scoring
scoring-title = Scoring
scoring-general = General scoring after round { $round }
scoring-where = Region
scoring-total = Sum
scoring-king = of it 2 for the king's region
scoring-grande = of it 2 for the own grande
scoring-close = Close
