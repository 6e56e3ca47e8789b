# What links to pages look like in messages.
preview-site = El Grande w przeglądarce: z botami, ze znajomymi, na żywo albo korespondencyjnie.
preview-replay = Powtórka: { $names }
