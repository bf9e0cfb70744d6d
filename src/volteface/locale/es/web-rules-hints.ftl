# Hints at a newcomer’s first table, one short sentence or two; and the way from a rule to its lesson.

hint-close = Cerrar
hint-flip7-turn = ¡Una más! te da otra carta. Pasar guarda tus puntos y acaba la ronda para ti.
hint-flip7-bust = Dos veces el mismo número es un fallo: fuera de la ronda y sin puntos.
hint-flip7-freeze = Bloqueo: no hay más cartas en esta ronda, pero los puntos se guardan.
hint-flip7-flip3 = Saca Tres: tres cartas seguidas, se quiera o no.
hint-flip7-chance = Una Vida Extra se queda ahí hasta que salva de un fallo.
hint-phase10flip-turn = Roba una carta del montón o toma el descarte. Al final del turno, descarta una.
hint-phase10flip-lay = Una fase bajada cuenta y se queda. Quien la bajó puede añadir cartas a cualquier grupo.
hint-phase10flip-hit = Eso es añadir: una carta más en un grupo de la mesa.
hint-phase10flip-flip = FLIP: ahora se juega con la otra cara. Lo bajado se queda.
web-rules-lesson = Aprenderlo jugando
