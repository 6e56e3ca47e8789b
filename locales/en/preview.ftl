# What links to pages look like in messages.
preview-site = El Grande in your browser: against bots, with friends, live or by turns.
preview-replay = Replay: { $names }
