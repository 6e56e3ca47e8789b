# What a player can do about another.
person-menu = Silenciar, bloquear o denunciar a { $name }
profile-menu = Silenciar, bloquear o denunciar
person-mute = Silenciar
person-mute-about = No verás los mensajes de este jugador en el chat.
person-block = Bloquear
person-block-about = No verás sus mensajes en el chat, y no podrá unirse a las mesas en las que estés.
person-report = Denunciar ante los administradores
person-report-about = Cuenta qué ha pasado y en qué mesa.
person-report-line = El mensaje va adjunto. Cuenta qué tiene de malo.
person-report-send = Enviar denuncia
person-reported = Gracias. Los administradores leerán tu denuncia.
blocks-title = Jugadores silenciados y bloqueados
blocks-mute = silenciado
blocks-block = bloqueado
blocks-remove = Quitar
