# What a player is asked: the question, what it means, the buttons.

decide-you = tú
decide-done-ends = { $done } – fin del turno

# The question.
ask-pass = Pasa un modificador a tu izquierda
ask-play = Juega una carta de poder
ask-play-with = { $modifier ->
    [none] ¿Jugar tu { $power }?
   *[other] ¿Jugar { $power } { $modifier } = { $sum }?
}
ask-take = { $most ->
    [0] Este turno no hay caballeros para tu corte
    [one] Lleva 1 caballero a tu corte
   *[other] Lleva hasta { $most } caballeros a tu corte
}
ask-fetch = { $left ->
    [one] Trae 1 caballero de una región
   *[other] Trae hasta { $left } caballeros de las regiones
}
ask-choose = Toma una carta de acción
ask-use-both = { $left ->
    [one] Usa tu carta: la acción especial, y coloca 1 caballero
   *[other] Usa tu carta: la acción especial, y coloca hasta { $left }
}
ask-use-special = Queda la acción especial
ask-use-placement = { $left ->
    [one] Coloca 1 caballero
   *[other] Coloca hasta { $left } caballeros
}
ask-place = { $left ->
    [one] Coloca 1 caballero más
   *[other] Coloca hasta { $left } caballeros
}
ask-veto = { $player } anuncia { $card }. ¿La vetas?
ask-branch = Elige qué hace tu carta
ask-move = { $kind ->
    [all] Mueve tantos caballeros tuyos como quieras
    [own] { $own ->
        [one] Mueve 1 caballero tuyo
       *[other] Mueve hasta { $own } caballeros tuyos
    }
    [opposing] { $opposing ->
        [one] Mueve 1 caballero rival
       *[other] Mueve hasta { $opposing } caballeros rivales
    }
    [own-opposing] Mueve hasta { $own ->
        [one] 1 tuyo
       *[other] { $own } tuyos
    } y hasta { $opposing } de rivales
   *[any] { $any ->
        [one] Mueve 1 caballero de cualquier color
       *[other] Mueve hasta { $any } caballeros de cualquier color
    }
}
ask-move-where = ¿Adónde va este caballero? ({ $who }, { $site })
ask-name-score = ¿Qué región se puntúa?
ask-name-leave = Elige la región de la que salen caballeros
ask-name-scatter = Elige la región que deben dejar tus rivales
ask-king = Mueve al rey
ask-tile = ¿Qué loseta de puntuación pones o mueves?
ask-tile-where = ¿Adónde va la loseta { $values }?
ask-grande = Mueve tu grande
ask-recall = Recupera una carta jugada
ask-disc = Marca tu disco secreto
ask-disc-sure = ¿Marcar { $site } en tu disco?
ask-return = { $left ->
    [one] Devuelve 1 caballero tuyo a la provincia
   *[other] Devuelve { $left } caballeros tuyos a la provincia
}
ask-return-others = { $left ->
    [one] Envía 1 caballero rival a la provincia
   *[other] Envía { $left } caballeros rivales a la provincia
}
ask-swap = ¿Qué grande cambia de sitio con el rey?

# What it means.
about-pass = Todos pasan uno a la vez, antes de ver lo que llega por la derecha.
about-play = La más alta tiene el primer turno; las bajas traen más caballeros. Ningún valor puede jugarse dos veces en una ronda.
about-played = { $caballeros ->
    [0] No trae caballeros a tu corte.
    [one] Trae hasta 1 caballero a tu corte.
   *[other] Trae hasta { $caballeros } caballeros a tu corte.
}
about-take-power = Tu carta de poder los trae de la provincia. Pueden ser menos.
about-take-ability = Tu modificador trae uno más de la provincia, si quieres.
about-take-card = Tu carta de acción los trae de la provincia.
about-fetch = Tu provincia está vacía: puedes recuperar caballeros de las regiones, menos de la del rey. También puedes no traer ninguno.
about-choose = Puedes usar las dos mitades en cualquier orden: su acción especial, y colocar tantos caballeros como muestra.
about-use-both = En cualquier orden, cada una una vez, y ambas se pueden omitir. Pulsa una región iluminada para colocar.
about-use-special = Anúnciala, o termina tu turno sin ella.
about-use-placement = Junto al rey o en el castillo. Pulsa una región iluminada.
about-place-court = De tu corte, junto al rey o en el castillo. Repártelos como quieras.
about-place-province = De la provincia, directamente a cualquier región iluminada.
about-place-muster = De tu corte a cualquier región iluminada.
about-veto = Un veto anula la acción especial entera; la colocación se mantiene. Tu veto se gasta.
about-branch = Lo uno o lo otro.
about-move = Elige un caballero y luego su destino, o arrástralo. Pueden ser menos.
about-move-must = Elige quién acompaña al rey.
about-name-score = Se puntúa enseguida, con las dos bonificaciones. El número es lo que recibirías.
about-name-leave = Después eliges quién sale de ella y adónde va.
about-name-scatter = Cada rival presente nombra en secreto otra región; todos sus caballeros van allí. Los tuyos se quedan.
about-king = Nada entra en su región ni sale de ella; se coloca junto a él.
about-tile = La loseta sustituye a los valores del lugar donde está. Ni hacia la región del rey ni desde ella.
about-grande = En solitario en el primer puesto donde está, recibes 2 puntos más.
about-recall = Nadie ve cuál es.
about-disc = Secreto hasta que todos hayan marcado el suyo. Tus caballeros del castillo van allí.
about-disc-king = Secreto hasta que todos hayan marcado el suyo. Tus caballeros del castillo van allí; con { $site }, donde está el rey, vuelven a tu corte.
about-disc-card = Secreto hasta que lo marque todo aquel a quien se pregunta. Después sigue el efecto de la carta.
about-return = De las regiones o de tu corte, como quieras; no de la región del rey.
about-return-others = Uno de cada rival, de cualquier región menos la del rey.
about-swap = El rey va adonde está ese grande, y el grande adonde está el rey.

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
do-fetch = Traer uno de { $site }
do-choose = { $caballeros ->
    [one] Tomar { $card }, colocar 1 caballero
   *[other] Tomar { $card }, colocar hasta { $caballeros } caballeros
}
do-special = Acción especial: { $card }
use-special = Acción especial
do-end-turn = Fin del turno
do-place = Colocar uno: { $site }
do-allow = Dejar que pase
do-veto = Vetar
do-branch = Parte { $number }
branch-move = Sacar caballeros tuyos de una región
branch-place-from-court = { $count ->
    [one] Colocar 1 caballero de tu corte
   *[other] Colocar hasta { $count } caballeros de tu corte
}
do-move-to = Mover a: { $site }
do-lift = Mover un caballero ({ $who }, { $site })
do-lift-from = Elegir un caballero en { $site }
do-put-down = Elegir otro
do-name = Elegir { $site }
do-king = Mover al rey: { $site }
do-lift-tile = Tomar la loseta { $values }
do-tile = Poner la loseta: { $site }
do-grande = Mover tu grande a { $site }
do-recall = { $caballeros ->
    [one] Recuperar el { $power }, que trae 1 caballero
   *[other] Recuperar el { $power }, que trae { $caballeros } caballeros
}
do-recall-modifier = Recuperar el modificador { $modifier }
do-disc = Marcar { $site } en el disco
do-return = Devolver uno ({ $who }, { $site })
do-swap = Cambiar al rey con el grande ({ $who })
done-fetch = No traer más
done-place = No colocar más
done-move = No mover más
none-fetch = No traer ninguno
none-place = No colocar
none-move = No mover
from-court = De la corte
veto-never = Dejar que pase y no preguntarme más
take-how-many = Cuántos caballeros
one-less = Uno menos
one-more = Uno más
count-of = { $count } de { $most }
left-of = { $left ->
    [0] todos colocados ({ $total })
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
    [one] Traer 1 de { $site }
   *[other] Traer { $count } de { $site }
}
did-choose = Tomar { $card }
did-special = Usar la acción especial
did-place = { $count ->
    [one] Colocar 1: { $site }
   *[other] Colocar { $count }: { $site }
}
did-move = { $count ->
    [one] Mover 1: { $from } → { $to } ({ $who })
   *[other] Mover { $count }: { $from } → { $to } ({ $who })
}
did-name = Elegir { $site }
did-king = Mover al rey: { $site }
did-tile = Poner una loseta: { $site }
did-grande = Mover tu grande a { $site }
did-recall = Recuperar { $card }
did-disc = Marcar { $site } en el disco
did-return = { $count ->
    [one] Devolver 1: { $site } ({ $who })
   *[other] Devolver { $count }: { $site } ({ $who })
}
did-swap = Cambiar al rey con el grande ({ $who })
did-branch = Elegir la parte { $number }
did-veto = Vetar
did-allow = Dejar que pase

# Below the card that is being carried out.
gains-special = La acción especial daría: { $gains }.
gains-part = { $who } +{ $points }
gains-card = tú +{ $points }
play-barred = Ya jugados: { $laid }.
play-laid = { $value } ({ $who })
recall-chip = { $caballeros ->
    [one] { $power } – 1 caballero
   *[other] { $power } – { $caballeros } caballeros
}
card-places = { $count ->
    [one] caballero por colocar
   *[other] caballeros por colocar
}

# Sending.
ready-title = Confirma tu turno
ready-about = Hasta entonces no se envía nada.
ready-reveals = Se mostrará algo oculto: no se podrá deshacer.
confirm-turn = Confirmar
confirm-play = Jugarla
confirm-pass = Pasarlo
confirm-disc = Marcar el disco
confirm-veto = Confirmar el veto
confirm-allow = Confirmar
unused-both = Terminas tu turno sin la acción especial y sin colocar.
unused-special = Terminas tu turno sin la acción especial.
unused-placement = { $left ->
    [one] Aún podrías colocar 1 caballero.
   *[other] Aún podrías colocar { $left } caballeros.
}
draft-back = Atrás
draft-reset = Empezar de nuevo
draft-lost = La partida ha seguido y lo que habías preparado ya no encaja. No se ha enviado nada.
draft-heard = De acuerdo

# What it would change.
change-title = Qué cambia
change-about = Los puntos de las regiones son los de una puntuación hecha ahora.
change-court = Corte
change-score = Puntos
change-part = { $who } { $from } → { $to }

# Scorings that were just held.
scoring-label = Puntuación
scoring-title = Puntuación
scoring-general = Puntuación general tras la ronda { $round }
scoring-where = Región
scoring-total = Total
scoring-king = de ellos, 2 por la región del rey
scoring-grande = de ellos, 2 por el grande propio
scoring-close = Cerrar
