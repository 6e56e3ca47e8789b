# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – the table
table-title-turn = ● Your turn – El Grande
table-heading = El Grande, round { $round }

seats-label = Players
tally-label = Points
seat-you = you
seat-bot = bot, { $level }
seat-stand-in = away, { $level } plays
seat-dummy = belongs to nobody
seat-here = is here
seat-away = is away
seat-points = Points
seat-start = holds the start marker
seat-veto = { $rounds ->
    [one] has a veto until the end of this round
   *[other] has a veto until the end of the next round
  }
seat-court = caballeros at court
seat-province = caballeros in the province
seat-hand = power cards in hand
seat-modifiers = modifiers in hand
seat-grande = grande in { $site }
seat-played = power card { $power }
seat-your-turn = your turn
seat-thinks = is asked
seat-disc = has set the disc
seat-drawn = Region cards drawn: { $regions }
seat-back = { $count ->
    [one] (one came back)
   *[other] ({ $count } came back)
  }

order-label = Order of turns
order-done = has had the turn
strip-label = Rounds
strip-scoring = General scoring after round { $round }

clock-label = Time left
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] one day { $hours } h
   *[other] { $days } days { $hours } h
  }

offers-label = Action cards
offers-left = { $count ->
    [0] none face down
   *[other] { $count } face down
  }
offers-places = { $number ->
    [one] one caballero may be placed
   *[other] up to { $number } caballeros may be placed
  }
offers-more = Its rules and rulings
offers-discard = used
discard-title = Discarded action cards

hand-label = Your hand
hand-used = Used

question-label = What is asked
question-away = A bot plays in your place. You can take over again any time.
question-fold = Fold the question
question-unfold = Show the whole question
question-waits = { $count ->
    [one] Waiting for { $who }
   *[other] Waiting for { $who }
  }
over-title = The game is over
over-winners = { $count ->
    [one] { $who } has won.
   *[other] { $who } share the victory.
  }
over-page = How it went
over-again = Play again
over-next = To the next game

take-back-own = Take back
undo-propose = Ask the others to go back to your last turn
undo-alone = Go back to your last turn
undo-wish = { $count ->
    [one] { $who } would like to take one step back. Is that all right with you?
   *[other] { $who } would like to go { $count } steps back. Is that all right with you?
  }
undo-asked = { $count ->
    [one] You asked the others to go one step back.
   *[other] You asked the others to go { $count } steps back.
  }
undo-agree = That is fine
undo-decline = Rather not
undo-withdraw = Never mind

banner-lost = The line is lost. We keep trying; nothing you have sent is lost.
banner-healed = The line is back.
banner-watching = You are watching. Hands and discs stay hidden until the game is over.
banner-unreachable = The server does not answer. Nothing was changed; try again in a moment.
banner-close = All right

since-title = Since you last looked:
since-turns = { $count ->
    [one] one turn ({ $who }).
   *[other] { $count } turns ({ $who }).
  }
since-points = Points: { $points }.
since-king = The king went to { $to }.
since-close = All right

tabs-label = What is shown
tab-cards = Cards
tab-players = Players
tab-log = Log
tab-chat = Chat

chat-label = What was said
chat-field = Say something
chat-say = Say
chat-empty = Nobody has said anything yet. Only those who play can read this until the game is over.
chat-empty-watchers = Nobody has said anything yet. Those who play cannot read this until the game is over.
chat-nobody = Sign in or sit down somewhere to talk.
chat-watcher = watching
chat-unread = unread

curtain-title = Pass the screen to { $name }
curtain-text = Nobody else should look now: the hand comes next.
curtain-ready = I am { $name }
curtain-open = No curtain at this table, we hide nothing

dialog-close = Close

menu-open = Table menu
menu-title = The table
menu-play = Your game
menu-share = Links
menu-page = This page
menu-ahead = Answers ahead …
menu-resign = Leave the game …
menu-return = Play on yourself
menu-watch-link = Copy the link for watchers
menu-invitation = Copy the invitation
menu-copied = Copied
menu-replay = Look back
menu-record = Download the record
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-notes-on = Notes of the browser are on
menu-notes-off = Let the browser tell you when it is your turn
menu-keys = Keys
menu-settings = Settings

resign-title = Leave the game?
resign-text = A bot plays on in your place. You can come back any time before the end.
resign-no = Stay
resign-yes = Leave

ahead-title = Answers ahead
ahead-text = Questions that come in somebody else's turn can be answered now, so that nobody waits for you.
ahead-veto = When you hold a veto
ahead-veto-ask = Ask me every time
ahead-veto-never = Let everything happen
ahead-veto-on = Cancel these, let everything else happen
ahead-disc = Your disc in general scorings
ahead-disc-text = The first region of this list that is allowed. When a card asks for your disc, you are asked.
ahead-returns = When you must give caballeros back
ahead-returns-text = From here first, in this order.
ahead-court = your court
ahead-add = Add …
ahead-up = { $place } further up
ahead-remove = Remove { $place }
ahead-clear = Clear all
ahead-save = Keep

bell-title = It is your turn

keys-title = Keys
keys-text = Tab goes from one thing to the next, Enter and Space press it. Besides:
keys-more = Arrow keys go from region to region on the board. Escape puts down what you have lifted, and ends what is moving. Ctrl+Z takes one step of the draft back.
keys-question = to the question
keys-board = to the board
keys-cards = to the action cards
keys-hand = to your hand
keys-players = to the players
keys-log = to the log
keys-chat = to the chat
keys-back = one step of the draft back
keys-reset = the whole draft back
keys-menu = the menu
keys-help = these keys
