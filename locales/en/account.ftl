# Player profiles and one’s own account.
profile-guest = Guest
profile-member = Player
profile-since = joined { $when }
profile-figures = Stats
profile-rating = Rating
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
  }
profile-no-rating = No rated games yet. Only games between players with accounts count.
profile-people = Games with people
profile-bots = Games with bots
profile-counted = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  } ({ $percent }%), average place { NUMBER($place) }
profile-no-games = none finished yet
profile-met = Games with you
profile-met-about = you finished ahead { $ahead }×, tied { $level }×, behind { $behind }×
profile-never-met = you haven’t played each other yet
profile-latest = Latest games
profile-none = No finished games to show.
profile-none-own = Your finished games will appear here.
profile-when = Ended
profile-place = Place
profile-place-of = { $place } of { $of }
profile-points = Points
profile-left = abandoned

account-done = Done.
account-name = Name
account-name-label = Your name
account-rename = Change name
account-password = Password
account-password-guest = You’re playing as a guest in this browser. Set a password to keep your name and sign in on other devices.
account-password-about = Changing your password signs you out everywhere else and revokes all tokens.
account-password-old = Current password
account-password-new = New password
account-password-hint = At least 8 characters.
account-password-set = Set password
account-leave = Sign out
account-leave-about = Your games stay. You can sign in again any time.
account-leave-guest = You’re a guest. If you sign out without a password, you can’t get back to these games.
account-out = Sign out
account-out-title = Sign out without a password?
account-out-text = You have no password, so you won’t be able to get back to your games. Set one first if you want to return.
account-everywhere = Sign out everywhere
account-everywhere-title = Sign out everywhere?
account-everywhere-text = You’ll be signed out of all your browsers and apps. Without a password you can’t get back in.
account-delete = Delete account
account-delete-title = Delete your account?
account-delete-text = Your account, your name and your chat messages will be deleted for good, and bots will take over your seats. This can’t be undone.

token-title = API tokens
token-about = With a token, bots and scripts can act on your behalf:
token-label = What’s it for?
token-make = Create token
token-unnamed = unnamed
token-fresh = Here’s your token. Copy it now: you won’t see it again.
token-revoke = Revoke
token-revoke-label = Revoke { $label }

notify-title = Notifications
notify-about = We can tell you what happens in your games, even while this page is closed.
notify-turn = When it’s my turn
notify-invitation = When I’m invited to a rematch
notify-result = When a game of mine is over
notify-on = Turn on in this browser
notify-off = Turn off in this browser
notify-devices = Browsers that get notifications
notify-remove = Remove
notify-remove-label = Remove: { $label }
notify-unsupported = This browser can’t get notifications while the page is closed. On an iPhone or iPad, add the page to the home screen first.
notify-email = Also by email to { $email }
notify-quiet = Quiet hours
notify-quiet-about = We’ll wait until they’re over. If you’ve played by then, we won’t send anything.
notify-quiet-from = From
notify-quiet-to = To
notify-tested = Test sent. It should arrive in a moment.
notify-test-failed = The test couldn’t be sent everywhere. Turn notifications off and on again in this browser.

webhook-title = Messages to other services
webhook-about = We’ll also send notifications to this address: a channel in Discord, Slack, ntfy or Matrix, or a program. This server only accepts certain addresses.
webhook-format = Format
webhook-format-json = Signed JSON, for programs
webhook-token = Access token
webhook-url = Address
webhook-set = Turn on notifications
webhook-secret = Messages are signed with this secret. Copy it now: you won’t see it again.
webhook-secret-label = Signing secret
webhook-test = Send test
webhook-forget = Turn off notifications
webhook-taken = Test delivered.
webhook-not-taken = Test failed: { $reason }

signin-title = Sign in
signin-mode = Sign in or create an account
signin-about = You don’t need an account to play. If you’ve set a password, sign in here to get back to your games.
signin-guest = You’re playing as the guest { $name }. If you sign in to another account, you’ll lose the guest’s games unless you set a password first.
signin-name = Name
signin-password = Password
signin-do = Sign in
signin-instead = Play as guest

profile-provisional = provisional

session-title = Sessions
session-about = Where you’re signed in. End any session you don’t recognise.
session-current = this browser
session-used = last used { $when }
session-unknown = Unknown browser
session-end = End session
session-end-label = End session: { $label }

recovery-title = Account recovery
recovery-has-code = You have a recovery code.
recovery-no-code = You have no recovery code. Create one in case you forget your password.
recovery-new = New recovery code
recovery-email-about = We only use your email address to send you a code if you forget your password, and notifications if you turn them on.
recovery-email = Email address
recovery-email-set = Send confirmation code
recovery-email-sent = We’ve sent a code to { $email }. Enter it here.
recovery-email-code = Code from the email
recovery-email-confirm = Confirm address
recovery-email-forget = Remove address

export-title = Your data
export-about = Everything the server stores about you, in one file.
export-do = Download data

code-title = Your recovery code
code-about = If you forget your password, this code lets you set a new one. It works once. Save it now: you won’t see it again.
code-download = Download
code-saved = I’ve saved it

signup-title = Create account
signup-about = Your name will be yours alone, your games will be rated, and you can sign in on any device.
signup-guest = The games you played as the guest { $name } will stay with your account.
signup-do = Create account

signin-forgot = Forgot your password?
recover-title = Forgot your password?
recover-about = Enter your name, a code and a new password. You’ll be signed out everywhere else.
recover-code = Recovery code
recover-code-hint = The one you saved, or the one we sent you by email.
recover-do = Set new password
recover-mail-about = If you’ve added an email address to your account, we can send you a code.
recover-mail = Send code by email
recover-mail-sent = If this account has an email address, a code is on its way.

leaderboard-title = Best players
leaderboard-about = Only rated games between players with accounts count. Players are ranked by a cautious estimate: their rating minus three times its uncertainty.
leaderboard-name = Name
leaderboard-least = Estimate
leaderboard-games = Rated games
leaderboard-nobody = Nobody has played enough rated games yet.
leaderboard-more = More players
leaderboard-own = Your place: { $place }.
leaderboard-own-missing = { $games ->
    [one] After 1 more rated game you’ll be ranked.
   *[other] After { $games } more rated games you’ll be ranked.
  }
leaderboard-own-behind = You’re not in the top { $length } yet.
