# Tables outside the game: created, listed, joined.
lobby-title = Tables
lobby-open = Open tables
lobby-watch = Games to watch
lobby-new = Open a table
lobby-no-open = No table is waiting for players. Open one, and others will find it here.
lobby-no-watch = No public games right now. Come back later, or start one against bots.

mine-title = My games
mine-awaited = Your turn
mine-going = In progress
mine-finished = Finished
mine-no-awaited = Nobody is waiting for you.
mine-no-going = You have no other games in progress.
mine-no-finished = Your finished games will appear here.
mine-earlier = Earlier games
mine-nobody = You haven’t played here yet.
mine-again = Recent opponents
mine-again-about = Playing again opens a table with the same seats. The others will find it under { mine-title }.
mine-again-label = Play again with { $names }

glance-turn = Play
glance-turn-label = Play with { $names }
glance-back = Go to table
glance-back-label = Go to the table with { $names }
glance-join = Take a seat
glance-join-label = Take a seat with { $names }
glance-watch = Watch
glance-watch-label = Watch { $names }
glance-look = Results
glance-look-label = Results for { $names }
glance-free = { $free ->
    [0] full
    [one] 1 open seat
   *[other] { $free } open seats
  }
glance-playing = started { $when }
glance-ended = ended { $when }
glance-closed = Closed: nobody joined.
glance-round = Round { $round } of { $last }
glance-waits = waiting for { $names }
glance-left = { $time } left

pace-live-short = live, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] 1 hour per turn
   *[other] { $hours } hours per turn
  }
pace-days-short = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
  }
pace-free-short = no clock
undo-consent = Own moves, or further back if everyone agrees
undo-consent-about = You can undo your own moves until another player acts or hidden information is revealed. If everyone agrees, or if all your opponents are bots, you can go back to the last reveal.
undo-checkpoint = Own moves only
undo-checkpoint-about = You can undo your own moves until another player acts or hidden information is revealed. If all your opponents are bots, you can go back to the last reveal.
undo-checkpoint-short = undo own moves only
undo-never = Never
undo-never-about = No take-backs.
undo-never-short = no undo
access-public = Anyone can join
access-public-about = The table is listed publicly.
access-invitation = Invite only
access-invitation-about = Anyone with the link can join. The table isn’t listed.

wait-title = { $name }’s table
wait-closed = This table is closed
wait-closed-about = Everyone left, or nobody joined for a long time. You can open a new one whenever you like.
wait-title-own = Your table
wait-somebody = Someone
wait-missing = { $free ->
    [one] 1 seat is still open. The game can start once it’s taken.
   *[other] { $free } seats are still open. The game can start once they’re taken.
  }
wait-missing-own = { $free ->
    [one] 1 seat is still open. Send the invitation or add a bot.
   *[other] { $free } seats are still open. Send the invitation or add bots.
  }
wait-unready = { $count ->
    [one] { $names } isn’t ready yet.
   *[other] Not ready yet: { $names }.
  }
wait-complete = Everyone’s ready. { $name } can start the game.
wait-complete-own = Everyone’s ready. Start whenever you like!
wait-unready-own = Press “{ wait-be-ready }” when you want to play.
wait-visitor = Take a seat to play, or stay and watch.
wait-uninvited = Only invited players can take a seat. You can watch once the game starts.
wait-fill = Fill open seats with bots
wait-you = { $name } (you)
wait-owner = host
wait-ready = ready
wait-not-ready = not ready
wait-sit = Sit here
wait-sit-too = Play this colour too
wait-add-bot = Add bot…
wait-add-bot-to = Which bot plays { $colour }?
wait-remove = Remove
wait-remove-label = Remove { $name }
wait-start = Start game
wait-be-ready = Ready
wait-be-not-ready = Not ready
wait-leave = Leave table
wait-invite = Invite players
wait-invite-about = Anyone with this link can take an open seat.
wait-invite-link = Invitation link
wait-code = Or scan this code
wait-code-label = QR code for the invitation link
wait-watch = Let others watch
wait-watch-about = Anyone with this link can watch. Hidden information stays hidden.
wait-terms = Settings
wait-pace = Pace
wait-undo = Undo
wait-access = Who can join
wait-variants = Variants
wait-no-variants = none

join-title = You’re invited
join-from = { $name } invites you to a game of El Grande
join-name = Your name at the table
join-name-hint = 1 to 24 characters. You can change it later.
join-sit = Take a seat
join-watch = Just watch
join-full = All seats are taken. You can still watch.
join-begun = The game has already started. You can still watch.
join-at = You already have a seat at this table.
join-back = Go to table

new-title = Open a table
new-lead = Choose who plays and how, or just keep the defaults.
new-screen-title = Share one screen
new-screen-lead = Everyone plays on this device. Hands are hidden between turns.
new-presets = How do you want to play?
new-preset-friends = Live with friends
new-preset-friends-about = Friends join by link. Half an hour each, plus extra time every turn.
new-preset-days = With friends, over several days
new-preset-days-about = Play when you have time: up to two days per turn.
new-preset-screen = Share one screen
new-preset-screen-about = Everyone here, one device. No clock.
new-preset-bots = Solo against bots
new-preset-bots-about = Starts right away. No clock.
new-seats = Seats
new-seats-hint = 2 to 5 players. With 2, a neutral third colour joins in.
new-seat = Who plays { $colour }?
new-me = Me
new-open = Open seat
new-bot = Bot · { $level }
new-add-seat = Add seat
new-drop-seat = Remove last seat
new-pace = Pace
new-pace-free = No clock
new-pace-free-about = Take all the time you want.
new-pace-live = Live
new-pace-live-about = Everyone has a time bank that grows each turn. Run out and a bot takes over.
new-pace-turns = Turn-based
new-pace-turns-about = Everyone has this long each time they have to act. We can notify you when it’s your turn.
new-bank = Time bank (minutes)
new-increment = Added per turn (seconds)
new-hours = Time per turn
new-hours-one = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
  }
new-days-one = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
new-variants = Variants
new-variants-hint = Mix and match. Leave them off for your first game.
new-alternatives = Alternative action cards
new-alternatives-hint = Each one replaces a random card in its stack.
new-second-veto = Second Veto
new-only-three = 3 players only.
new-undo = Undo
new-access = Who can join
new-expert = Advanced
new-more = More options
new-edition = Custom edition
new-edition-hint = Paste an edition file with other region values or card counts. Leave empty for the default edition.
new-record = Recorded game
new-record-hint = Paste a game record. The table shows that game, and you can continue it alone or with bots.
new-file = From file
new-create = Open table
new-start = Start game
new-busy = Setting up the table…
new-explain = The game starts right away.
new-explain-open = { $free ->
    [one] You’ll get a link for the open seat.
   *[other] You’ll get a link for the { $free } open seats.
  }
