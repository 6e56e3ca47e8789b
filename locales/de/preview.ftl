# What links to pages look like in messages.
preview-site = El Grande im Browser: gegen Bots, mit anderen, live oder Zug um Zug.
preview-replay = Rückblick: { $names }
