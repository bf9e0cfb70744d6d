# Cartas de verdad sin conexión: lo que el servidor no aceptó después.

companion-refused =
    { $entries ->
        [one] Un apunte no se aceptó. Sigue aquí.
       *[other] { $entries } apuntes no se aceptaron. Siguen aquí.
    }
companion-refused-title = No aceptado
companion-refused-again = Enviar otra vez
