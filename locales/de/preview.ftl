# What links to pages look like in messages.
preview-site = El Grande im Browser: gegen Bots, mit anderen, live oder über mehrere Tage.
preview-replay = Rückblick: { $names }
