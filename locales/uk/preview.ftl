# What links to pages look like in messages.
preview-site = El Grande у браузері: проти ботів, із друзями, наживо або за листуванням.
preview-replay = Повтор: { $names }
