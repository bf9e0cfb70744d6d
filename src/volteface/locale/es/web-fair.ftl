# La página que comprueba los repartos de una partida acabada en el navegador.

web-fair-intro = Esta página vuelve a repartir una partida acabada, aquí en tu navegador, y compara cada sorteo con el registro.
web-fair-checking = Repartiendo todo de nuevo …
web-fair-right =
    { $draws ->
        [one] El sorteo es correcto
       *[other] Los { $draws } sorteos son correctos
    }
web-fair-right-note = Cada carta viene del secreto fijado antes de la partida y del azar que añadieron los jugadores.
web-fair-wrong = El sorteo { $draw } es falso
web-fair-wrong-note = Hasta aquí todo es correcto. La entrada { $entry } del registro no es lo que dan el secreto y los sitios, así que lo que sigue ya no se puede comparar.
web-fair-faulty = Esta partida no se sostiene
web-fair-other-promise = Otra promesa
web-fair-other-promise-note = Los sorteos encajan con el registro, pero este navegador vio otra huella en la mesa. No es la partida que empezaste.
web-fair-other-chance = Falta tu azar
web-fair-other-chance-note = Los sorteos encajan con el registro, pero lo que añadió este navegador no está en él. Si conservaste tu sitio y no te sentaste en otro lado, el servidor lo dejó fuera.
web-fair-should = Según el secreto
web-fair-is = En el registro
web-fair-place =
    { $count ->
        [one] { $count } lugar distinto
       *[other] { $count } lugares distintos
    }

web-fair-promise-title = La promesa
web-fair-promise = Antes de que nadie se sentara, se mostró la huella de un secreto:
web-fair-promise-early = Este navegador vio la misma antes de empezar la partida.
web-fair-promise-late = Este navegador vio la misma durante la partida.
web-fair-promise-other = Este navegador vio otra:
web-fair-promise-absent = Este navegador no estaba. Compárala con lo que tú u otra persona anotasteis.
web-fair-secret-title = El secreto
web-fair-secret = Mostrado al acabar la partida. Su huella (SHA-256) es la prometida.
web-fair-chance-title = El azar de cada cual
web-fair-chance = Quien se sentó añadió algo que nadie podía conocer cuando se eligió el secreto.
web-fair-chance-there = Lo que añadió este navegador está.
web-fair-chance-missing = Lo que añadió este navegador no está. ¿Dejaste tu sitio o te sentaste de nuevo en otro dispositivo?
web-fair-chance-none = Este navegador no añadió nada en esta mesa.
web-fair-chance-bot = un bot no añade nada
web-fair-seed-title = La semilla
web-fair-seed = Secreto, reglas, nombres y azar mezclados (HMAC-SHA-256). Todos los sorteos salen de ella.
web-fair-deals-title = Los sorteos
web-fair-deals =
    { $draws ->
        [one] Se ha repetido { $draws } sorteo.
       *[other] Se han repetido { $draws } sorteos.
    }
web-fair-deals-elsewhere =
    { $draws ->
        [one] { $draws } más es de la partida de origen; compruébala también.
       *[other] { $draws } más son de la partida de origen; compruébala también.
    }
web-fair-one-by-one = Sorteo a sorteo
web-fair-first-dealer = { $name } reparte primero
web-fair-round-shuffled =
    { $cards ->
        [one] { $cards } carta para una ronda
       *[other] { $cards } cartas para una ronda
    }
web-fair-pile-shuffled =
    { $cards ->
        [one] { $cards } carta para un montón nuevo
       *[other] { $cards } cartas para un montón nuevo
    }
web-fair-is-right = correcto
web-fair-is-wrong = falso
web-fair-is-open = no se sabe

web-fair-tamper = Enséñame una partida trucada
web-fair-tampered = Hemos cambiado una carta adrede, en la entrada { $entry }. No se ha enviado ni guardado nada.
web-fair-untamper = Volver a la partida real
web-fair-open = Abrir un archivo
web-fair-open-note = Una partida guardada aquí o con «volteface export». Se queda en tu navegador.
web-fair-save = Guardar la partida
web-fair-replay = Verla de nuevo
web-fair-limits-title = Lo que esto no muestra
web-fair-limits = Que nadie vio una carta antes de tiempo. Que las jugadas siguieron las reglas: «volteface verify» también las comprueba. Y esta página viene del mismo servidor: quien no se fía de nadie guarda la partida y la comprueba con un programa propio.
web-fair-file = Archivo: { $name }

web-fair-fault-unreadable = Esto no es una partida, o está dañada.
web-fair-fault-real-cards = Esta partida se jugó con cartas de verdad: las repartió la gente, así que no hay reparto que verificar.
web-fair-fault-unknown-game = Esta página no conoce este juego.
web-fair-fault-no-commitment = No hay promesa al principio: no se repartió así.
web-fair-fault-never-began = Esta partida nunca empezó.
web-fair-fault-not-over = El secreto no se muestra: la partida no ha acabado.
web-fair-fault-other-secret = El secreto no es el prometido.
web-fair-fault-other-rules = Las reglas de la cabecera no son las del comienzo de la partida.
web-fair-fault-entry-missing = Falta una entrada del registro.
web-fair-fault-amended = Se cambió una jugada después.
web-fair-fault-too-early = Hay una jugada antes de empezar la partida.
web-fair-fault-taken-back = Se deshizo algo que no se puede deshacer.
web-fair-fault-branched-late = El registro dice en mitad de la partida que continúa otra. Eso ocultaría repartos.
web-fair-fault-nothing-dealt = En esta mesa no se hizo ningún reparto, así que no se ha demostrado nada. Comprueba la partida de la que es continuación.
web-fair-fault-other-deck = Las cartas del montón no son las que deberían quedar.
web-fair-fault-unknown-move = Hay una jugada del Repartidor que no puede ir aquí.
web-fair-at-entry = Entrada { $entry } del registro.
