# The first page, and what all pages around the table share.
start-title = El Grande – play now
start-lead = Be the grande who holds the most regions of old Spain. Place your caballeros, bend the king’s ear, keep a secret in the castillo.
start-play = Play now against bots
start-dealing = The cards are dealt …
start-opponents = Opponents
start-level = They play like a
start-guest = You get a name of the time; you can change it later.
start-awaited = { $count ->
    [one] It is your turn at a table
   *[other] It is your turn at { $count } tables
  }
start-ways = Other ways to play
start-friends = Play with friends
start-friends-about = Send a link. Live, or a move now and then over days.
start-screen = Around one screen
start-screen-about = Pass the device around; hands stay hidden.
start-watch = Watch and join
start-watch-about = Open tables, and games that go on now.
start-open-tables = Open tables
start-watch-tables = Games to watch
start-no-open = Nobody is waiting for players right now. Open a table yourself!
start-no-watch = No public game goes on right now.
start-more = { $count ->
    [one] one more
   *[other] { $count } more
  }
start-how = How it works
start-how-1 = Bid for the turn.
start-how-1-more = Play a power card: a high one lets you act early, a low one brings more caballeros to your court.
start-how-2 = Take one action card.
start-how-2-more = It says how many caballeros you may place next to the king, and grants a special action – from moving others about to moving the king himself.
start-how-3 = Score three times.
start-how-3-more = After rounds 3, 6 and 9 every region gives points to those with most caballeros. What was hidden in the castillo comes out just before.
start-rules = Read the rules, with examples and a page for every card
start-programs = You write programs? Everything this page does, yours can do:
start-programs-link = the API

around-loading = One moment …
around-unreachable = The server does not answer. Try again in a moment.
around-cancel = Cancel
around-copy = Copy
around-copied = Copied
around-again = Try again

who-open = Free seat
who-bot = Bot · { $level }
who-stand-in = A bot plays for them
