# What every page stands in.
brand = El Grande
skip-to-content = Saltar al contenido
nav-label = Páginas
nav-rules = Reglas
nav-tables = Mesas
nav-mine = Mis partidas
nav-settings = Ajustes
nav-sign-in = Entrar
nav-device = En este dispositivo
offline-mark = Sin conexión
nowhere-title = Página no encontrada
nowhere-text = Puede que la dirección esté mal escrita o que la mesa ya no exista.
broken-title = Algo ha salido mal
failure-title = Se ha producido un error en esta página
failure-text = Puede que lo que ves no esté al día. Recarga la página: tu partida está a salvo en el servidor.
failure-reload = Recargar
to-start = Inicio

# Before the operator’s notice during maintenance.
notice-maintenance = Mantenimiento:
