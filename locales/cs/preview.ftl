# What links to pages look like in messages.
preview-site = El Grande v prohlížeči: proti botům, s přáteli, živě nebo korespondenčně.
preview-replay = Přehrání: { $names }
