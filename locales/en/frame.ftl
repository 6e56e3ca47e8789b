# What every page stands in.
brand = El Grande
skip-to-content = Skip to the content
nav-label = Pages
nav-rules = Rules
nav-tables = Tables
nav-mine = My games
nav-settings = Settings
nav-sign-in = Sign in
nowhere-title = There is no such page
nowhere-text = The address may have a slip, or the table is gone.
broken-title = Something went wrong
failure-title = This page ran into an error
failure-text = What you see may be out of date. Reload the page; your game is safe on the server.
failure-reload = Reload
to-start = To the start
