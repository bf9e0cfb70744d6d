# Statistics over evenings with real cards.

companion-evenings = Nuestras veladas
companion-evenings-note = Todo lo anotado con cartas de verdad, grupo por grupo.
companion-no-evenings = Aún no hay nada que contar. Anota una partida con cartas de verdad y aparecerá aquí.
companion-evening-won = Ganadas
companion-evening-of = { $won } de { $games }
companion-evening-average = Puntos por ronda
companion-evening-best = Mejor ronda
companion-evening-worst = Más puntos
companion-evening-busts = Fallos
companion-evening-sevens = Flip 7
companion-evening-laid = Fases bajadas
companion-evening-out = Cierres
companion-evening-luck = Suerte
companion-evening-luck-note = Fallos frente a la media según las probabilidades; menos es suerte. Solo donde se anotó cada carta.
companion-evening-busts-of = Fallos: { $busts }, esperados: { $expected }
companion-evening-last = Última partida: { $date }
companion-evening-here = En este dispositivo
companion-evening-games =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    }
companion-evening-luck-is =
    { $luck ->
        [good] con suerte
        [bad] sin suerte
       *[even] normal
    }
