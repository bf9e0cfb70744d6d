# Searching the rules in plain words. In `same`, each line lists words and phrases that mean the same thing at the table.

rules-search-ignored = un una unos unas el la los las lo de del es son yo tú tu mi me te se nos a al en y o si que qué quien quién cuando cuándo cómo como puede puedo debe hay esto esta este ese esa con para por tiene tengo ha han hace pasa después luego su sus le les cada más cuántos cuántas cuánto
rules-search-same =
    vida extra, vidas extra, segunda oportunidad, segundas oportunidades, second chance
    saca tres, sacar tres, roba tres, flip three, flip 3, flip3, tres cartas
    flip 7, flip seven, flip7, siete cartas, siete números, siete distintos, siete diferentes
    ×2, x2, por dos, por 2, doble, dobles, doblar, duplicar
    +2, +4, +6, +8, +10, suma, bonus, mejora, mejoras, cartas de suma
    empate, empatar, empatan, mismos puntos, misma puntuación, mismo total, comparten, comparte, compartido, compartida
    mazo, mazos, montón, baraja, barajas, deck, sin cartas
    vacío, vacía, acaba el mazo, se acaba, agotado, agota, agotada, no quedan cartas, queda nada, termina el mazo
    barajar, baraja de nuevo, barajan, mezclar, mezcla, mezclan
    descarte, descartes, descartar, descarta, descartan, descartada, descartadas, tirar
    bloqueo, bloqueos, bloquear, bloqueado, congelar, freeze
    fallar, falla, fallo, bust, repetido, repetidos, repetir, mismo número, pasarse, eliminado
    plantarse, plantar, plantas, planta, parar, quedarse
    pedir, pide, otra carta, robar
    segunda, segundo, sobra, sobrante, otra, extra
    solo, sola, nadie más, último, última, en solitario, única
    ti mismo, sí mismo, misma, mí mismo, uno mismo
    espera, esperar, esperaban, esperan, apartadas, aparte
    jugadores, jugador, personas, gente, jugadoras
    dos jugadores, 2 jugadores, dos personas
    ganar, gana, ganador, ganadora, victoria
    puntos, punto, puntuación, total
    fin, final, acaba, acabar, termina, terminar, como máximo
    reparte, reparto, repartir, primera carta, primer reparto
    escalera, escaleras, corrida
    serie, series, trío, pareja, iguales
    estrella, estrellas, comodín, comodines
    color, colores, lado color
    dorso, dorsos, reverso, otro lado, otra cara
    bajar, baja, bajarse, bajada, poner
    salir, quedarse sin cartas, última carta, sin cartas en la mano, cerrar
    más grande, más largo, más larga, mayor
rules-search-nothing = No se ha encontrado nada para «{ $asked }». Prueba con menos palabras, o con otras.
