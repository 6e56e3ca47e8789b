# Decisions: the question, what it means, the buttons.

decide-you = you

# What the question belongs to.
occasion-own = Your turn: { $card }
occasion-turn = Your turn
occasion-other = { $player } uses { $card }
occasion-powers = Round { $round }: power cards

decide-done-ends = { $done } – end turn

# The question.
ask-pass = Pass 1 modifier to the player on your left
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
    [one] Take 1 caballero from a region
   *[other] Take up to { $left } caballeros from regions
}
ask-choose = Take an action card
ask-use-both = { $left ->
    [one] Use the special action and place 1 caballero
   *[other] Use the special action and place up to { $left } caballeros
}
ask-use-special = You can still use the special action
ask-use-placement = { $left ->
    [one] Place 1 caballero
   *[other] Place up to { $left } caballeros
}
ask-place = { $left ->
    [one] Place 1 caballero
   *[other] Place up to { $left } caballeros
}
ask-veto = { $player } announces { $card }. Veto it?
ask-veto-sure = Veto { $card }?
ask-allow-sure = Allow { $card }?
ask-branch = Choose one effect of your card
ask-move = { $kind ->
    [must] { $any ->
        [one] Move 1 caballero with the king
       *[other] Move { $any } caballeros with the king
    }
    [all] Move any number of your caballeros
    [own] { $own ->
        [one] Move 1 of your caballeros
       *[other] Move up to { $own } of your caballeros
    }
    [opposing] { $opposing ->
        [one] Move 1 opposing caballero
       *[other] Move up to { $opposing } opposing caballeros
    }
    [own-opposing] Move { $own ->
        [one] 1
       *[other] up to { $own }
    } of your caballeros and { $opposing ->
        [one] 1 opposing caballero
       *[other] up to { $opposing } opposing ones
    }
   *[any] { $any ->
        [one] Move 1 caballero of any colour
       *[other] Move up to { $any } caballeros of any colour
    }
}
ask-move-where = { $whose ->
    [own] Where does your caballero from { $site } go?
   *[other] Where does { $who }’s caballero from { $site } go?
}
ask-name-score = Choose a region to score
ask-name-leave = Choose the region to move caballeros out of
ask-name-scatter = Choose the region your opponents must leave
ask-king = Move the king
ask-tile = Choose a scoring tile to place or move
ask-tile-where = Where does the { $values } tile go?
ask-grande = Move your grande
ask-recall = Take a played card back into your hand
ask-disc-general = Where do your caballeros from the castillo go?
ask-disc-return = Choose the region to return caballeros from
ask-disc-scatter = Where do your caballeros from { $site } go?
ask-disc-score-once = Choose a region to score
ask-disc-sure = Set your disc to { $site }?
ask-return = { $left ->
    [one] Return 1 of your caballeros to the province
   *[other] Return { $left } of your caballeros to the province
}
ask-return-others = { $left ->
    [one] Return 1 opposing caballero to the province
   *[other] Return { $left } opposing caballeros to the province
}
ask-swap = Choose a grande to swap with the king

# What it means.
about-pass = Everyone passes 1 at the same time, before seeing the one they get.
about-play = The highest card goes first; lower cards bring more caballeros. You can’t play a value that’s already been played this round.
about-played = { $caballeros ->
    [0] It brings no caballeros to your court.
    [one] It brings 1 caballero to your court.
   *[other] It brings up to { $caballeros } caballeros to your court.
}
about-take-power = Your power card brings caballeros from the province. You can take fewer, or none.
about-take-ability = Your modifier brings one more from the province, if you want it.
about-take-card = Your action card brings caballeros from the province.
about-fetch = The province has none of your caballeros left, so you can take some back from regions (not the king’s). Or take none.
about-choose = You can use both halves, in either order: use the special action, and place as many caballeros as the card shows.
about-use-both = Use each half once, in either order, or skip it. Choose a highlighted region to place there.
about-use-special = Use it, or end your turn without it.
about-use-placement = In the highlighted regions around the king, or in the castillo.
about-place-court = From your court to the highlighted regions around the king, or into the castillo. Split them any way you like.
about-place-province = Straight from the province into any highlighted region.
about-place-muster = From your court into any highlighted region.
about-veto = A veto cancels the whole special action, but not the placement. You can only use it once.
about-branch = You can only use one of them.
about-move = Choose a caballero, then where it goes, or drag it. You can move fewer.
about-move-must = Choose the caballeros that go with the king.
about-name-score = It’s scored right away, bonuses included. The number shows what you’d get.
about-name-leave = Next you choose which caballeros leave it, and where they go.
about-name-scatter = Each opponent there secretly chooses another region and moves all their caballeros from this one to it. Yours stay.
about-king = Caballeros are placed in the regions around him. Nothing enters or leaves the region he’s in.
about-tile = The tile replaces the score bar it’s placed on. It can’t go into or out of the king’s region.
about-grande = It pays 2 extra points if you’re 1st alone in its region.
about-recall = Your opponents won’t see which one it is.
about-disc-general = Secret until everyone has set their disc. Your caballeros in the castillo go to the region you choose.
about-disc-king = Secret until everyone has set their disc. Your caballeros in the castillo go to the region you choose. If that’s { $site }, where the king is, they go back to your court.
about-disc-return = { $most ->
    [one] 1 of your caballeros in that region goes back to the province.
   *[other] Up to { $most } of your caballeros in that region go back to the province; the number shows how many.
  } Secret until all the discs are set.
about-disc-return-all = All your caballeros in that region go back to the province; the number shows how many. Secret until all the discs are set.
about-disc-scatter = { $count ->
    [one] Your caballero in { $site } moves to the region you choose.
   *[other] Your { $count } caballeros in { $site } move to the region you choose.
} Secret until all the discs are set.
about-disc-score-once = A region on exactly 1 disc is scored for everyone. A region on 2 or more discs isn’t scored. The number shows what you’d get.
about-return = From regions or your court, in any mix. Not from the king’s region.
about-return-others = 1 from each opponent, from any region but the king’s.
about-swap = The king and that grande trade places.

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
do-fetch = Take 1 from { $site }
do-choose = { $caballeros ->
    [one] Take { $card }, place 1 caballero
   *[other] Take { $card }, place up to { $caballeros } caballeros
}
do-special = Special action: { $card }
use-special = Special action
do-end-turn = End turn
do-place = Place 1 in { $site ->
    [Castillo] the castillo
   *[other] { $site }
}
do-allow = Allow
do-veto = Veto
do-branch = Option { $number }
branch-move = Move your caballeros out of one region
branch-place-from-court = { $count ->
    [one] Place 1 caballero from your court
   *[other] Place up to { $count } caballeros from your court
}
do-move-to = { $site ->
    [Castillo] Move it into the castillo
   *[other] Move it to { $site }
}
do-lift = { $whose ->
    [own] Move 1 of your caballeros from { $site }
   *[other] Move 1 of { $who }’s caballeros from { $site }
}
do-lift-from = Choose a caballero in { $site }
do-put-down = Choose another
do-name = Choose { $site }
do-king = { $site ->
    [Castillo] Move the king beside the castillo
   *[other] Move the king to { $site }
}
do-lift-tile = Take the { $values } tile
do-tile = { $site ->
    [Castillo] Place the tile on the castillo
   *[other] Place the tile on { $site }
}
do-grande = Move your grande to { $site }
do-recall = { $caballeros ->
    [0] Take back the { $power }, which brings no caballeros
    [one] Take back the { $power }, which brings 1 caballero
   *[other] Take back the { $power }, which brings { $caballeros } caballeros
}
do-recall-modifier = Take back the modifier { $modifier }
do-disc = Set your disc to { $site }
do-return = { $whose ->
    [own] Return 1 of your caballeros from { $site }
   *[other] Return 1 of { $who }’s caballeros from { $site }
}
do-swap = { $whose ->
    [own] Swap the king with your grande
   *[other] Swap the king with { $who }’s grande
}
done-fetch = Done
done-place = Done placing
done-move = Done moving
none-fetch = Take none
none-place = Place none
none-move = Move none
from-court = From court
veto-never = Allow, and don’t ask me again
take-how-many = Number of caballeros
one-less = One less
one-more = One more
count-of = { $count } of { $most }
left-of = { $left ->
    [0] all placed
   *[other] { $left } of { $total } left
}
take-back = Undo: { $step }

# What the draft holds.
did-pass = Pass { $card }
did-play = Play { $card }
did-take = { $number ->
    [0] Take no caballeros
    [one] Take 1 caballero to court
   *[other] Take { $number } caballeros to court
}
did-fetch = { $count ->
    [one] Take 1 from { $site }
   *[other] Take { $count } from { $site }
}
did-choose = Take { $card }
did-special = Use the special action
did-place = Place { $count } in { $site ->
    [Castillo] the castillo
   *[other] { $site }
}
did-move = { $to ->
    [Castillo] Move { $count } from { $from } into the castillo ({ $who })
   *[other] Move { $count } from { $from } to { $to } ({ $who })
}
did-name = Choose { $site }
did-king = { $site ->
    [Castillo] Move the king beside the castillo
   *[other] Move the king to { $site }
}
did-tile = { $site ->
    [Castillo] Place a tile on the castillo
   *[other] Place a tile on { $site }
}
did-grande = Move your grande to { $site }
did-recall = Take back { $card }
did-disc = Set your disc to { $site }
did-return = { $count ->
    [one] Return 1 from { $site } ({ $who })
   *[other] Return { $count } from { $site } ({ $who })
}
did-swap = { $whose ->
    [own] Swap the king with your grande
   *[other] Swap the king with { $who }’s grande
}
did-branch = Choose option { $number }
did-veto = Veto
did-allow = Allow

# Below the card in use.
gains-special = The special action would score: { $gains }.
gains-part = { $who } +{ $points }
gains-card = you +{ $points }
play-barred = Already played: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [0] { $power } – no caballeros
    [one] { $power } – 1 caballero
   *[other] { $power } – { $caballeros } caballeros
}
card-places = { $count ->
    [one] caballero to place
   *[other] caballeros to place
}

# Sending.
ready-title = Confirm your turn
ready-answer = Confirm your answer
sure-disc-general = Your caballeros in the castillo go to { $site }.
sure-disc-king = Your caballeros in the castillo go back to your court, because the king is in { $site }.
sure-disc-return = { $count ->
    [one] 1 of your caballeros goes from { $site } back to the province.
   *[other] { $count } of your caballeros go from { $site } back to the province.
}
sure-disc-scatter = { $count ->
    [one] 1 of your caballeros moves from { $from } to { $site }.
   *[other] { $count } of your caballeros move from { $from } to { $site }.
}
sure-disc-score-once = { $site } is scored if no other disc shows it. Points for you: { $points }.
sure-veto = The whole special action is cancelled. Your veto is used up.
sure-allow = The special action takes effect. You keep your veto.
ready-about = Nothing is sent until you confirm.
ready-reveals = This reveals hidden information and can’t be undone.
confirm-turn = Confirm
confirm-play = Play
confirm-pass = Pass
confirm-disc = Set disc
confirm-veto = Confirm veto
confirm-allow = Confirm
unused-both = You’re ending your turn without using the special action or placing any caballeros.
unused-special = You’re ending your turn without using the special action.
unused-placement = { $left ->
    [one] You could still place 1 caballero.
   *[other] You could still place { $left } caballeros.
}
draft-back = Undo
draft-reset = Start over
draft-lost = The game has moved on, so your draft no longer fits. Nothing was sent.
draft-dismiss = OK

# What it would change.
change-title = What changes
change-about = Points each region would pay if scored now.
change-court = Court
change-score = Points
change-part = { $who } { $from } → { $to }

# Scorings that just happened.
scoring-label = Scoring
scoring-title = Scoring
scoring-general = General scoring after round { $round }
scoring-where = Where
scoring-total = Total
scoring-king = includes 2 for the king’s bonus
scoring-grande = includes 2 for the grande bonus
scoring-close = Close
