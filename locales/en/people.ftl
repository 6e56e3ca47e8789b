# What a player can do about another.
person-menu = Mute, block or report { $name }
profile-menu = Mute, block or report
person-mute = Mute
person-mute-about = You won’t see this player’s chat messages.
person-block = Block
person-block-about = You won’t see this player’s chat messages, and they can’t join tables you’re at.
person-report = Report to the admins
person-report-about = Say what happened and at which table.
person-report-line = The message is attached. Say what’s wrong with it.
person-report-send = Send report
person-reported = Thank you. The admins will read your report.
blocks-title = Muted and blocked players
blocks-mute = muted
blocks-block = blocked
blocks-remove = Remove
