# Cartas de verdad: lo que todos deben saber de la mesa, por ejemplo que los riesgos están ocultos.

companion-no-odds = Riesgos ocultos
companion-refused =
    { $entries ->
        [one] Un apunte no se aceptó. Sigue aquí.
       *[other] { $entries } apuntes no se aceptaron. Siguen aquí.
    }
companion-refused-title = No aceptado
companion-refused-again = Enviar otra vez
companion-group-name = Nombre del grupo
companion-import-bad = Este archivo no es una hoja de puntos ni una partida guardada aquí.
