# The table: seats, cards, hand, question, menu, clocks.
table-title = El Grande – table
table-title-turn = ● Your turn – El Grande
table-title-asked = ● Your answer is needed – El Grande
table-heading = El Grande, round { $round }

seats-label = Players
legend-title = What the symbols mean
legend-grande = where the grande is
legend-veto = a veto that can still be used
tally-label = Points
seat-you = you
seat-bot = bot, { $level }
seat-stand-in = away – { $level } is filling in
seat-dummy = neutral
seat-here = online
seat-away = away
seat-points = Points
seat-start = has the start marker
seat-veto = { $rounds ->
    [one] has a veto until the end of this round
   *[other] has a veto until the end of next round
  }
seat-court = caballeros at court
seat-province = caballeros in the province
seat-hand = power cards in hand
seat-modifiers = modifiers in hand
seat-grande = grande: { $site }
seat-played = power card { $power }
seat-your-turn = your turn
seat-asked = your decision
seat-thinks = deciding
seat-disc = has set their disc
seat-drawn = Region cards drawn: { $regions }
seat-back = { $count ->
    [one] (1 taken back)
   *[other] ({ $count } taken back)
  }

order-label = Turn order
order-done = done
strip-label = Rounds
strip-scoring = General scoring after round { $round }

clock-label = Time left
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
  }

offers-label = Action cards
offers-left = { $count ->
    [0] none face down
   *[other] { $count } face down
  }
offers-places = { $number ->
    [one] place 1 caballero
   *[other] place up to { $number } caballeros
  }
offers-more = Rules for this card
offers-discard = discard
discard-title = Discarded action cards

hand-label = Your hand
hand-used = Played

question-label = Your decision
question-away = A bot is filling in for you. You can take over again any time.
question-fold = Collapse
question-unfold = Expand
question-waits = { $count ->
    [one] Waiting for { $who }
   *[other] Waiting for { $who }
  }
over-title = Game over
over-winners = { $count ->
    [one] { $who } wins!
   *[other] They share the win: { $who }.
  }
over-page = Results
over-again = Play again
over-next = Go to the next game

take-back-own = Undo
undo-propose = Ask to go back to your last turn
undo-alone = Undo your last turn
redo-own = Redo
undo-proposal = { $count ->
    [one] { $who } would like to undo 1 step. Is that OK with you?
   *[other] { $who } would like to undo { $count } steps. Is that OK with you?
  }
undo-asked = { $count ->
    [one] You asked to undo 1 step.
   *[other] You asked to undo { $count } steps.
  }
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Never mind

banner-lost = Connection lost. Reconnecting… Everything you sent is safe.
banner-healed = Back online.
banner-watching = You’re watching. Hands stay hidden until the game is over.
banner-unreachable = The server isn’t responding. Nothing has changed. Try again in a moment.
banner-close = OK

since-title = Since your last visit:
since-close = OK

tabs-label = View
tab-board = Board
tab-cards = Cards
tab-players = Players
tab-log = Log
tab-chat = Chat

chat-label = Chat
chat-field = Message
chat-say = Send
chat-empty = No messages yet. Only players can read this chat until the game is over.
chat-empty-watchers = No messages yet. Players can’t read this chat until the game is over.
chat-nobody = Sign in or take a seat to chat.
chat-watcher = spectator
chat-unread = unread
chat-deleted = message deleted

privacy-screen-title = Pass the screen to { $name }
privacy-screen-text = Everyone else, look away: a secret choice comes next.
privacy-screen-ready = I’m { $name }
privacy-screen-open = Don’t hide secret choices at this table

dialog-close = Close

menu-open = Table menu
menu-title = Table
menu-play = Your game
menu-share = Links
menu-page = This page
menu-ahead = Auto-answers…
menu-resign = Leave game…
menu-return = Take over again
menu-replay = Replay
menu-record = Download record
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-notes-on = Browser notifications are on
menu-notes-off = Notify me when it’s my turn
menu-mute = Turn off notifications for this table
menu-muted = Notifications for this table are off
menu-keys = Keyboard shortcuts
menu-settings = Settings

resign-title = Leave the game?
resign-text = A bot will take over your seat. You can come back any time before the game ends.
resign-no = Stay
resign-yes = Leave

ahead-title = Auto-answers
ahead-text = Answer questions from other players’ turns in advance, so nobody has to wait for you.
ahead-veto = When you hold a veto
ahead-veto-ask = Ask me every time
ahead-veto-never = Allow everything
ahead-veto-on = Veto these, allow everything else
ahead-disc = Your disc in general scorings
ahead-disc-text = We’ll use the first region on this list that’s allowed. If a card asks for your disc, you still decide yourself.
ahead-returns = When you have to return caballeros
ahead-returns-text = Return from these places first, in this order.
ahead-court = your court
ahead-add = Add…
ahead-up = Move { $place } up
ahead-remove = Remove { $place }
ahead-clear = Clear all
ahead-save = Save

bell-title = It’s your turn
bell-asked = Your answer is needed

keys-title = Keyboard shortcuts
keys-text = Tab moves to the next item; Enter or Space activates it. Also:
keys-more = Use the arrow keys to move between regions on the board, and between lines in the log. Escape puts down what you’re holding and skips animations. Ctrl+Z undoes one step of your draft.
keys-undo = Undo takes back your own steps until another player acts or hidden information is revealed. If all your opponents are bots, it takes back your last turn and everything since, as long as nothing hidden was revealed; Redo restores it until you play something else.
keys-question = go to the question
keys-board = go to the board
keys-cards = go to the action cards
keys-hand = go to your hand
keys-players = go to the players
keys-log = go to the log
keys-chat = go to the chat
keys-back = undo one step of your draft
keys-reset = discard your draft
keys-menu = open the menu
keys-help = show these shortcuts

unrated-bots = Not rated: only one person played.
unrated-guests = Not rated: not everyone has an account.
unrated-early-resignation = Not rated: someone left before round 3.
unrated-same-address = Not rated: two players share an internet connection.
