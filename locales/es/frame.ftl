# What every page stands in.
brand = El Grande
skip-to-content = Saltar al contenido
nav-label = Páginas
nav-rules = Reglas
nav-tables = Mesas
nav-mine = Mis partidas
nav-settings = Ajustes
nav-sign-in = Entrar
nowhere-title = Esta página no existe
nowhere-text = Puede que la dirección tenga una errata, o que la mesa ya no esté.
broken-title = Algo ha salido mal
to-start = Al inicio
