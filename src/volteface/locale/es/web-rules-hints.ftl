# Hints at a newcomer’s first table, one short sentence or two; and the way from a rule to its lesson.

hint-close = Cerrar
hint-flip7-turn = ¡Una más! te da otra carta. Pasar guarda tus puntos.
hint-flip7-bust = Dos veces el mismo número: un fallo, y ningún punto.
hint-flip7-freeze = Bloqueo: no hay más cartas, pero los puntos se guardan.
hint-flip7-flip3 = Saca Tres: tres cartas seguidas, se quiera o no.
hint-flip7-chance = Una Vida Extra se queda ahí, y salva de un fallo.
hint-phase10flip-turn = Roba una carta o toma el descarte. Después, descarta una.
hint-phase10flip-lay = Una fase bajada se queda. Después se puede añadir a todas.
hint-phase10flip-hit = Eso es añadir: una carta más en un grupo de la mesa.
hint-phase10flip-flip = FLIP: todas las manos se dan la vuelta. Lo bajado, no.
web-rules-lesson = Aprenderlo jugando
