# The vocabulary of the rulebook's search. Nobody reads it.

# Words that say nothing about what is looked for.
search-ignored = a al ante antes así aún como con cómo cuál cuáles cuándo cuando de del dónde donde e el ella en entre es esa ese eso esta está este esto hacer hasta hay la las le lo los más me mi mis muy ni no o para pero por puede pueden puedo qué que quién quien se ser si sí sin sobre son su sus también te tengo tu tus un una uno y ya yo debo debe pasa ocurre sucede
# Words that people type, and after the colon the words of the rulebook.
search-synonyms = torre fortaleza: castillo; cubo ficha jinete meeple peón: caballero; iguales igualdad: empate; puntos: puntuación; gana ganar victoria: ganador gana; mover movimiento: mover; zona territorio: región; rueda dial: disco; dummy: neutral; ayuda memoria: recordatorio; pila montón: mazo; habilidad: efecto; vecina vecino limítrofe: adyacente; noble: grande; oculto: secreto
