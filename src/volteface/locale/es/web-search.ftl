# Rules as pages: searching, sending and printing them.

web-rules-ask = ¿Cuál es la discusión?
web-rules-ask-example =
    { $game_id ->
        [phase10flip] dos escaleras del mismo color
       *[flip7] una segunda Vida Extra
    }
web-rules-found =
    { $count ->
        [0] No se ha encontrado nada.
        [one] Se ha encontrado una regla.
       *[other] Se han encontrado { $count } reglas.
    }
web-rules-related = Ver también
web-rules-print = Imprimir
web-rules-send = Enviar esta regla
web-rules-link = Un enlace a esta regla
web-rules-copied = Enlace copiado. ¡Discusión resuelta!
web-rules-all = Todas las reglas
web-rules-missing = Aquí no hay esa regla.
web-which-rule-now = Lo que cuenta ahora
