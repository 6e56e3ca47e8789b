# The start page, and texts shared by all pages around the table.
start-title = El Grande – play now
start-lead = Rule the regions of medieval Spain. Place your caballeros, win the king’s ear and keep a secret in the castillo.
start-play = Play now against bots
start-dealing = Dealing…
start-opponents = Opponents
start-level = Level
start-guest = You’ll play as a guest. We’ll give you a fitting name; you can change it later.
start-awaited = { $count ->
    [one] It’s your turn at a table
   *[other] It’s your turn at { $count } tables
  }
start-ways = Other ways to play
start-friends = Play with friends
start-friends-about = Share a link. Play live, or a few moves a day.
start-screen = Share one screen
start-screen-about = Pass the device around. Hands stay hidden.
start-device = Play on this device
start-device-about = Against bots or on a shared screen. Works without a connection.
start-offline = The server isn’t responding. You can play on this device meanwhile.
start-watch = Watch and join
start-watch-about = Open tables and games in progress.
start-best = Best players
start-best-about = The highest ratings, and where you rank.
start-open-tables = Open tables
start-watch-tables = Games to watch
start-no-open = No table is waiting for players right now. Open one yourself!
start-no-watch = No public games right now.
start-more = { $count ->
    [one] 1 more
   *[other] { $count } more
  }
start-how = How it works
start-how-1 = Bid for turn order.
start-how-1-more = Play a power card: a high one lets you act early, a low one brings more caballeros to your court.
start-how-2 = Take an action card.
start-how-2-more = It lets you place caballeros near the king and gives you a special action – from pushing opponents around to moving the king himself.
start-how-3 = Score three times.
start-how-3-more = After rounds 3, 6 and 9, each region pays points to the players with the most caballeros. The ones hidden in the castillo come out just before.
start-rules = Read the rules, with examples and a page for every card
start-programs = Do you code? Your programs can do everything this page can:
start-programs-link = the API
start-credits = El Grande is a board game by Wolfgang Kramer and Richard Ulrich, published by Hans im Glück. This is an independent, unofficial implementation.

common-loading = Loading…
common-unreachable = The server isn’t responding. Try again in a moment.
common-cancel = Cancel
common-copy = Copy
common-copied = Copied
share-invitation = Share invitation
share-watch = Share spectator link
share-result = Share result
share-step = Share this step
share-copied = Link copied
common-again = Try again

who-open = Open seat
who-bot = Bot · { $level }
who-stand-in = A bot is filling in
