# What links to pages look like in messages.
preview-site = El Grande у браузері: проти ботів, із друзями, наживо або по черзі.
preview-replay = Повтор: { $names }
