# Tables before and beside the game: made, listed, joined.
lobby-title = Tables
lobby-open = Open tables
lobby-watch = Games to watch
lobby-new = Open a table
lobby-no-open = No table is waiting for players. Open one, and others will find it here.
lobby-no-watch = No public game goes on right now. Come back later, or start one against bots.

mine-title = My games
mine-awaited = Your turn
mine-going = Going on
mine-finished = Finished
mine-no-awaited = Nobody is waiting for you.
mine-no-going = You are at no other table.
mine-no-finished = Finished games will be kept here.
mine-earlier = Earlier games
mine-nobody = You have played nothing here yet.

glance-turn = Play on
glance-turn-label = Play on with { $names }
glance-back = Go to the table
glance-back-label = Go to the table of { $names }
glance-join = Take a seat
glance-join-label = Take a seat beside { $names }
glance-watch = Watch
glance-watch-label = Watch { $names }
glance-look = See how it ended
glance-look-label = See how it ended for { $names }
glance-free = { $free ->
    [0] everybody is here
    [one] one seat is free
   *[other] { $free } seats are free
  }
glance-playing = begun { $when }
glance-ended = ended { $when }
glance-closed = Nobody came.

pace-live-short = live, { $minutes } min + { $increment } s
pace-hours-short = { $hours ->
    [one] an hour for each turn
   *[other] { $hours } hours for each turn
  }
pace-days-short = { $days ->
    [one] a day for each turn
   *[other] { $days } days for each turn
  }
pace-free-short = no clock
undo-consent = To the last reveal, and further if all agree
undo-consent-about = Your own steps can be taken back until somebody else has acted or something hidden was shown; beyond that if everybody agrees.
undo-checkpoint = To the last reveal only
undo-checkpoint-about = Your own steps can be taken back until somebody else has acted or something hidden was shown.
undo-checkpoint-short = undo to the last reveal
undo-never = Never
undo-never-about = What is sent is played.
undo-never-short = no undo
access-public = Anybody may join
access-public-about = The table stands on the list of open tables.
access-invitation = Only by invitation
access-invitation-about = Whoever has the link may join; the table is on no list.

wait-title = Table of { $name }
wait-closed = This table is closed
wait-closed-about = Nobody came for a long time. Open another one whenever you like.
wait-title-own = Your table
wait-somebody = somebody
wait-missing = { $free ->
    [one] One seat is still free. The game begins when it is taken.
   *[other] { $free } seats are still free. The game begins when they are taken.
  }
wait-missing-own = { $free ->
    [one] One seat is still free: send the invitation, or put a bot there.
   *[other] { $free } seats are still free: send the invitation, or put bots there.
  }
wait-unready = { $count ->
    [one] { $names } has not said “ready” yet.
   *[other] Not ready yet: { $names }.
  }
wait-complete = All are here and ready. { $name } starts the game.
wait-complete-own = All are here and ready. Start when you like!
wait-you = { $name } (you)
wait-owner = opened this table
wait-ready = ready
wait-not-ready = not ready yet
wait-sit = Sit down here
wait-sit-too = Play this one too
wait-add-bot = Add a bot …
wait-add-bot-to = Which bot plays { $colour }?
wait-remove = Remove
wait-remove-label = Remove { $name }
wait-start = Start the game
wait-be-ready = I am ready
wait-be-not-ready = Not ready after all
wait-leave = Leave the table
wait-invite = Invite others
wait-invite-about = Whoever opens this link can take a free seat. It gives away nothing of yours.
wait-invite-link = Invitation link
wait-code = Or point a camera here
wait-code-label = The invitation link as a QR code
wait-watch = Let others watch
wait-watch-about = With this link anybody can look on, without seeing what is hidden.
wait-watch-link = Link for watchers
wait-terms = What is played
wait-pace = Pace
wait-undo = Taking back
wait-access = Who may join
wait-variants = Variants
wait-no-variants = none

join-title = An invitation
join-from = { $name } invites you to a game of El Grande
join-name = Your name at the table
join-name-hint = 1 to 24 letters; you can change it later.
join-sit = Take a seat
join-watch = Only watch
join-full = All seats are taken. You can watch.
join-begun = The game has begun already. You can watch.
join-at = You sit at this table already.
join-back = Go to the table

new-title = Open a table
new-lead = Choose who plays and how. Everything has a sensible setting already.
new-screen-title = Around one screen
new-screen-lead = Everybody plays on this device. Between turns a curtain hides the hands.
new-presets = How do you want to play?
new-preset-friends = With friends, live
new-preset-friends-about = Others join by link. Half an hour each, more with every turn.
new-preset-days = With friends, over days
new-preset-days-about = Move when you have time: up to two days for each turn.
new-preset-screen = Around one screen
new-preset-screen-about = All of you here, one device. No clock.
new-preset-bots = Alone against bots
new-preset-bots-about = Begins at once. No clock.
new-seats = Seats
new-seats-hint = Two to five play. With two, a third, neutral colour takes part.
new-seat = Who plays { $colour }?
new-me = Me
new-open = Free for somebody
new-bot = Bot · { $level }
new-add-seat = Add a seat
new-drop-seat = Remove the last seat
new-pace = Pace
new-pace-free = No clock
new-pace-free-about = All the time in the world.
new-pace-live = Live
new-pace-live-about = Everybody has a bank of time that grows with each turn. Whoever runs out is played for by a bot.
new-pace-turns = By turns
new-pace-turns-about = Everybody has so long for each answer. You can be told when it is your turn.
new-bank = Minutes in the bank
new-increment = Seconds more for each turn
new-hours = Time for each turn
new-hours-one = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
new-days-one = { $days ->
    [one] one day
   *[other] { $days } days
  }
new-variants = Variants
new-variants-hint = All go together. For a first game leave them off.
new-alternatives = Alternative action cards
new-alternatives-hint = Each replaces a random card of its stack.
new-second-veto = Veto, a second one
new-only-three = Only with three players.
new-undo = Taking back
new-access = Who may join
new-expert = For experts
new-edition = Another edition
new-edition-hint = The text of an edition file: other region values, other copies of cards. Empty for the 2023 edition.
new-record = A recorded game
new-record-hint = The text of a record. The table shows that game, and it can be played on alone or with bots.
new-file = From a file
new-create = Open the table
new-start = Start the game
new-busy = The table is laid …
new-explain = The game begins at once.
new-explain-open = { $free ->
    [one] You get a link for the free seat.
   *[other] You get a link for the { $free } free seats.
  }
