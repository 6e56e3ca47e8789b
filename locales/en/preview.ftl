# What links to pages look like in messages.
preview-site = El Grande in your browser: against bots, with friends, live or turn-based.
preview-replay = Replay: { $names }
