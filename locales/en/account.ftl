# Players, their results, and one's own account.
profile-guest = Guest
profile-member = Player
profile-since = here since { $when }
profile-figures = Figures
profile-rating = Rating
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }
profile-no-rating = Comes with the first finished game against people.
profile-people = Games with people
profile-bots = Games with bots
profile-counted = { $wins ->
    [one] one won
   *[other] { $wins } won
  } ({ $percent } %), on average place { NUMBER($place) }
profile-no-games = none finished yet
profile-met = Games with you
profile-met-about = you were ahead { $ahead }, level { $level }, behind { $behind }
profile-never-met = you have not met yet
profile-latest = Latest games
profile-none = No finished games that may be shown.
profile-none-own = Your finished games will stand here.
profile-when = Ended
profile-place = Place
profile-place-of = { $place } of { $of }
profile-points = Points
profile-left = left

account-done = Done.
account-name = Name
account-name-label = Your name
account-rename = Change the name
account-password = Password
account-password-guest = You are a guest in this browser. With a password the name is yours, and you can sign in elsewhere.
account-password-about = A new password ends every other sign-in and all tokens.
account-password-old = Your password
account-password-new = New password
account-password-hint = At least 8 letters.
account-password-set = Set the password
account-leave = Leave
account-leave-about = Your games stay. You can sign in again at any time.
account-leave-guest = You are a guest: whoever signs out without a password cannot come back to these games.
account-out = Sign out
account-out-title = Sign out without a password?
account-out-text = You have no password, so there is no way back to your games. Set one first if you want to return.
account-everywhere = Sign out everywhere
account-everywhere-title = Sign out everywhere?
account-everywhere-text = Every browser and every program of yours is signed out. Without a password there is no way back.
account-delete = Delete the account
account-delete-title = Delete your account?
account-delete-text = You are forgotten for good. Bots play on in your seats. This cannot be taken back.

token-title = Tokens for programs
token-about = A bot or a script of yours acts for you with a token:
token-label = What is it for?
token-make = Make a token
token-unnamed = without a name
token-fresh = This is the token. It is shown only now: keep it safe.
token-revoke = Revoke
token-revoke-label = Revoke { $label }

webhook-title = Turn alerts
webhook-about = When it is your turn and you do not answer for a while, a message goes to this address. Only addresses that the operator allows are taken.
webhook-url = Address
webhook-set = Send alerts there
webhook-secret = Messages are signed with this secret. It is shown only now.
webhook-secret-label = Secret of the alerts
webhook-test = Send a test
webhook-forget = No more alerts
webhook-taken = The test was taken.
webhook-not-taken = The test was not taken: { $reason }

signin-title = Sign in
signin-about = To play you need no account. Whoever has set a password comes back to their games here.
signin-guest = You are here as the guest { $name }. Signing in as somebody else leaves the guest’s games behind, unless you set a password first.
signin-name = Name
signin-password = Password
signin-do = Sign in
signin-instead = Play without
