# What links to pages look like in messages.
preview-site = El Grande a böngésződben: botok ellen, barátokkal, élőben vagy levelezve.
preview-replay = Visszajátszás: { $names }
