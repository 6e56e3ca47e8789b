# Shared by every page: the header, and pages that cannot be shown.
brand = El Grande
skip-to-content = Skip to content
nav-label = Pages
nav-rules = Rules
nav-tables = Tables
nav-mine = My games
nav-settings = Settings
nav-sign-in = Sign in
nav-device = On this device
offline-mark = Offline
nowhere-title = Page not found
nowhere-text = The address may be mistyped, or the table no longer exists.
broken-title = Something went wrong
failure-title = Something went wrong on this page
failure-text = What you see may be out of date. Reload the page – your game is safe on the server.
failure-reload = Reload
to-start = Home

# Before the operator’s notice during maintenance.
notice-maintenance = Maintenance:
