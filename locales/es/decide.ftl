# What a player is asked: the question, what it means, the buttons.

decide-you = tú

# What the question belongs to.
occasion-own = Tu turno: { $card }
occasion-turn = Tu turno
occasion-other = { $player } usa { $card }
occasion-powers = Ronda { $round }: cartas de poder

decide-done-ends = { $done } – terminar el turno

# The question.
ask-pass = Pasa 1 modificador al jugador de tu izquierda
ask-play = Juega una carta de poder
ask-play-with = { $modifier ->
    [none] ¿Jugar tu { $power }?
   *[other] ¿Jugar { $power } { $modifier } = { $sum }?
}
ask-take = { $most ->
    [0] En este turno no hay caballeros para tu corte
    [one] Lleva 1 caballero a tu corte
   *[other] Lleva hasta { $most } caballeros a tu corte
  }
ask-fetch = { $left ->
    [one] Toma 1 caballero de una región
   *[other] Toma hasta { $left } caballeros de las regiones
  }
ask-choose = Toma una carta de acción
ask-use-both = { $left ->
    [one] Usa la acción especial y coloca 1 caballero
   *[other] Usa la acción especial y coloca hasta { $left } caballeros
  }
ask-use-special = Aún puedes usar la acción especial
ask-use-placement = { $left ->
    [one] Coloca 1 caballero
   *[other] Coloca hasta { $left } caballeros
}
ask-place = { $left ->
    [one] Coloca 1 caballero
   *[other] Coloca hasta { $left } caballeros
}
ask-veto = { $player } anuncia { $card }. ¿La vetas?
ask-veto-sure = ¿Vetar { $card }?
ask-allow-sure = ¿Permitir { $card }?
ask-branch = Elige un efecto de tu carta
ask-move = { $kind ->
    [must] { $any ->
        [one] Mueve 1 caballero con el rey
       *[other] Mueve { $any } caballeros con el rey
    }
    [all] Mueve tantos caballeros tuyos como quieras
    [own] { $own ->
        [one] Mueve 1 caballero tuyo
       *[other] Mueve hasta { $own } caballeros tuyos
    }
    [opposing] { $opposing ->
        [one] Mueve 1 caballero rival
       *[other] Mueve hasta { $opposing } caballeros rivales
    }
    [own-opposing] Mueve { $own ->
        [one] 1 caballero tuyo
       *[other] hasta { $own } caballeros tuyos
    } y { $opposing ->
        [one] 1 rival
       *[other] hasta { $opposing } rivales
    }
   *[any] { $any ->
        [one] Mueve 1 caballero de cualquier color
       *[other] Mueve hasta { $any } caballeros de cualquier color
    }
  }
ask-move-where = { $whose ->
    [own] ¿Adónde va tu caballero? ({ $site })
   *[other] ¿Adónde va este caballero? ({ $who }, { $site })
}
ask-name-score = Elige una región para puntuarla
ask-name-leave = Elige la región de la que saldrán caballeros
ask-name-scatter = Elige la región que deben abandonar tus rivales
ask-king = Mueve al rey
ask-tile = Elige una loseta de puntuación para ponerla o moverla
ask-tile-where = ¿Adónde va la loseta { $values }?
ask-grande = Mueve tu grande
ask-recall = Recupera una carta jugada
ask-disc-general = ¿Adónde van tus caballeros del castillo?
ask-disc-return = Elige de qué región devuelves caballeros
ask-disc-scatter = ¿Adónde van tus caballeros de { $site }?
ask-disc-score-once = Elige una región para puntuarla
ask-disc-sure = ¿Marcar { $site } en tu disco?
ask-return = { $left ->
    [one] Devuelve 1 caballero tuyo a la provincia
   *[other] Devuelve { $left } caballeros tuyos a la provincia
}
ask-return-others = { $left ->
    [one] Devuelve 1 caballero rival a la provincia
   *[other] Devuelve { $left } caballeros rivales a la provincia
  }
ask-swap = Elige un grande para intercambiarlo con el rey

# What it means.
about-pass = Todos pasan 1 al mismo tiempo, antes de ver el que reciben.
about-play = La carta más alta va primero; las más bajas traen más caballeros. No puedes jugar un valor que ya se haya jugado en esta ronda.
about-played = { $caballeros ->
    [0] No trae caballeros a tu corte.
    [one] Trae 1 caballero a tu corte.
   *[other] Trae hasta { $caballeros } caballeros a tu corte.
}
about-take-power = Tu carta de poder trae caballeros de la provincia. Puedes llevar menos, o ninguno.
about-take-ability = Tu modificador trae 1 más de la provincia, si quieres.
about-take-card = Tu carta de acción trae caballeros de la provincia.
about-fetch = En la provincia no te quedan caballeros, así que puedes tomarlos de las regiones (no de la del rey). O no tomar ninguno.
about-choose = Puedes usar las dos mitades en cualquier orden: la acción especial y la colocación de tantos caballeros como muestre la carta.
about-use-both = Usa cada mitad una vez, en cualquier orden, u omítela. Elige una región resaltada para colocar en ella.
about-use-special = Úsala, o termina tu turno sin ella.
about-use-placement = En las regiones resaltadas alrededor del rey, o en el castillo.
about-place-court = De tu corte a las regiones resaltadas alrededor del rey, o al castillo. Repártelos como quieras.
about-place-province = Directamente de la provincia a cualquier región resaltada.
about-place-muster = De tu corte a cualquier región resaltada.
about-veto = Un veto anula la acción especial entera; ese jugador aún puede colocar caballeros. Solo puedes usarlo una vez.
about-branch = Solo puedes usar uno de los dos.
about-move = Elige un caballero y luego su destino, o arrástralo. Puedes mover menos.
about-move-must = Elige los caballeros que acompañan al rey.
about-name-score = Se puntúa enseguida, bonificaciones incluidas. El número es lo que recibirías.
about-name-leave = Después eliges qué caballeros salen de ella y adónde van.
about-name-scatter = Cada rival con caballeros en ella elige otra región en secreto y lleva allí todos los que tenga en esta. Los tuyos se quedan.
about-king = Los caballeros se colocan en las regiones que rodean al rey. Nada entra en la región donde está ni sale de ella.
about-tile = La loseta sustituye a la tabla de puntos sobre la que se pone. No puede entrar en la región del rey ni salir de ella.
about-grande = Te da 2 puntos más si ocupas en solitario el primer puesto de su región.
about-recall = Tus rivales no verán cuál es.
about-disc-general = Es secreto hasta que todos hayan marcado su disco. Tus caballeros del castillo van a la región marcada.
about-disc-king = Es secreto hasta que todos hayan marcado su disco. Tus caballeros del castillo van a la región marcada. Si eliges { $site }, donde está el rey, vuelven a tu corte.
about-disc-return = { $most ->
    [one] 1 de tus caballeros de esa región vuelve a la provincia.
   *[other] Hasta { $most } de tus caballeros de esa región vuelven a la provincia; el número indica cuántos.
} Es secreto hasta que todos los afectados hayan marcado su disco.
about-disc-return-all = Todos tus caballeros de esa región vuelven a la provincia; el número indica cuántos. Es secreto hasta que todos los afectados hayan marcado su disco.
about-disc-scatter = { $count ->
        [one] Tu caballero de { $site } va a la región que elijas.
       *[other] Tus { $count } caballeros de { $site } van a la región que elijas.
    } Es secreto hasta que todos los afectados hayan marcado su disco.
about-disc-score-once = Una región marcada en un solo disco se puntúa para todos; si está en varios, no se puntúa. El número es lo que recibirías.
about-return = De regiones o de tu corte, como quieras. No de la región del rey.
about-return-others = 1 de cada rival, de cualquier región menos la del rey.
about-swap = El rey y ese grande cambian de sitio.

# The answers.
do-pass = Pasar { $modifier }
do-play = Jugar { $power }
do-play-plain = solo { $power }
do-play-modified = con { $modifier }: { $sum }
do-take = { $count ->
    [0] No llevar ninguno
    [one] Llevar 1
   *[other] Llevar { $count }
}
do-fetch = Tomar 1 de { $site }
do-choose = { $caballeros ->
    [one] Tomar { $card }, colocar 1 caballero
   *[other] Tomar { $card }, colocar hasta { $caballeros } caballeros
}
do-special = Acción especial: { $card }
use-special = Acción especial
do-end-turn = Terminar el turno
do-place = Colocar 1 en { $site ->
    [Castillo] el castillo
   *[other] { $site }
  }
do-allow = Permitir
do-veto = Vetar
do-branch = Opción { $number }
branch-move = Sacar caballeros tuyos de una región
branch-place-from-court = { $count ->
    [one] Colocar 1 caballero de tu corte
   *[other] Colocar hasta { $count } caballeros de tu corte
}
do-move-to = { $site ->
    [Castillo] Mover al castillo
   *[other] Mover a { $site }
  }
do-lift = { $whose ->
    [own] Mover 1 caballero tuyo ({ $site })
   *[other] Mover 1 caballero ({ $who }, { $site })
}
do-lift-from = Elegir un caballero en { $site }
do-put-down = Elegir otro
do-name = Elegir { $site }
do-king = { $site ->
    [Castillo] Mover al rey junto al castillo
   *[other] Mover al rey a { $site }
  }
do-lift-tile = Tomar la loseta { $values }
do-tile = { $site ->
    [Castillo] Poner la loseta en el castillo
   *[other] Poner la loseta en { $site }
  }
do-grande = Mover tu grande a { $site }
do-recall = { $caballeros ->
    [0] Recuperar el { $power }, que no trae caballeros
    [one] Recuperar el { $power }, que trae 1 caballero
   *[other] Recuperar el { $power }, que trae { $caballeros } caballeros
}
do-recall-modifier = Recuperar el modificador { $modifier }
do-disc = Marcar { $site } en el disco
do-return = { $whose ->
    [own] Devolver 1 caballero tuyo ({ $site })
   *[other] Devolver 1 caballero ({ $who }, { $site })
}
do-swap = { $whose ->
    [own] Intercambiar al rey con tu grande
   *[other] Intercambiar al rey con un grande ({ $who })
}
done-fetch = Listo
done-place = No colocar más
done-move = No mover más
none-fetch = No tomar ninguno
none-place = No colocar ninguno
none-move = No mover ninguno
from-court = De la corte
veto-never = Permitir y no volver a preguntar
take-how-many = Número de caballeros
one-less = Uno menos
one-more = Uno más
count-of = { $count } de { $most }
left-of = { $left ->
    [0] todos colocados
    [one] queda { $left } de { $total }
   *[other] quedan { $left } de { $total }
}
take-back = Deshacer: { $step }

# What the draft holds.
did-pass = Pasar { $card }
did-play = Jugar { $card }
did-take = { $number ->
    [0] No llevar caballeros
    [one] Llevar 1 caballero a la corte
   *[other] Llevar { $number } caballeros a la corte
}
did-fetch = { $count ->
    [one] Tomar 1 de { $site }
   *[other] Tomar { $count } de { $site }
  }
did-choose = Tomar { $card }
did-special = Usar la acción especial
did-place = Colocar { $count } en { $site ->
    [Castillo] el castillo
   *[other] { $site }
  }
did-move = { $to ->
    [Castillo] Mover { $count } de { $from } al castillo ({ $who })
   *[other] Mover { $count } de { $from } a { $to } ({ $who })
  }
did-name = Elegir { $site }
did-king = { $site ->
    [Castillo] Mover al rey junto al castillo
   *[other] Mover al rey a { $site }
  }
did-tile = { $site ->
    [Castillo] Poner una loseta en el castillo
   *[other] Poner una loseta en { $site }
  }
did-grande = Mover tu grande a { $site }
did-recall = Recuperar { $card }
did-disc = Marcar { $site } en el disco
did-return = { $site ->
    [corte] Devolver { $count } de la corte ({ $who })
   *[other] Devolver { $count } de { $site } ({ $who })
  }
did-swap = { $whose ->
    [own] Intercambiar al rey con tu grande
   *[other] Intercambiar al rey con un grande ({ $who })
}
did-branch = Elegir la opción { $number }
did-veto = Vetar
did-allow = Permitir

# Below the card that is being carried out.
gains-special = La acción especial daría: { $gains }.
gains-part = { $who } +{ $points }
gains-card = tú +{ $points }
play-barred = Ya jugados: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [0] { $power } – sin caballeros
    [one] { $power } – 1 caballero
   *[other] { $power } – { $caballeros } caballeros
}
card-places = { $count ->
    [one] caballero por colocar
   *[other] caballeros por colocar
}

# Sending.
ready-title = Confirma tu turno
ready-answer = Confirma tu respuesta
sure-disc-general = Tus caballeros del castillo van a { $site }.
sure-disc-king = Tus caballeros del castillo vuelven a tu corte, porque el rey está en { $site }.
sure-disc-return = { $count ->
    [one] 1 de tus caballeros vuelve de { $site } a la provincia.
   *[other] { $count } de tus caballeros vuelven de { $site } a la provincia.
}
sure-disc-scatter = { $count ->
    [one] 1 de tus caballeros va de { $from } a { $site }.
   *[other] { $count } de tus caballeros van de { $from } a { $site }.
}
sure-disc-score-once = { $site } se puntúa si no está en ningún otro disco. Puntos para ti: { $points }.
sure-veto = Se anula la acción especial entera. Gastas tu veto.
sure-allow = La acción especial se lleva a cabo. Conservas tu veto.
ready-about = No se envía nada hasta que confirmes.
ready-reveals = Esto revela información oculta y no se puede deshacer.
confirm-turn = Confirmar
confirm-play = Jugar
confirm-pass = Pasar
confirm-disc = Marcar el disco
confirm-veto = Confirmar el veto
confirm-allow = Confirmar
unused-both = Terminas tu turno sin usar la acción especial ni colocar caballeros.
unused-special = Terminas tu turno sin usar la acción especial.
unused-placement = { $left ->
    [one] Aún podrías colocar 1 caballero.
   *[other] Aún podrías colocar { $left } caballeros.
}
draft-back = Deshacer
draft-reset = Empezar de nuevo
draft-lost = La partida ha avanzado y tu borrador ya no encaja. No se ha enviado nada.
draft-dismiss = Entendido

# What it would change.
change-title = Qué cambia
change-about = Los puntos que daría cada región si se puntuara ahora.
change-court = Corte
change-score = Puntos
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Puntuación
scoring-title = Puntuación
scoring-general = Puntuación general tras la ronda { $round }
scoring-where = Lugar
scoring-total = Total
scoring-king = incluye 2 de la bonificación del rey
scoring-grande = incluye 2 de la bonificación del grande
scoring-close = Cerrar
