# What links to pages look like in messages.
preview-site = El Grande en tu navegador: contra bots, con amigos, en directo o por turnos.
preview-replay = Repetición: { $names }
