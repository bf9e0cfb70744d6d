# What is wrong with files of games, positions, decks and rule cases, and what the system or the JSON reader said of them.

## Causes, as parts of a sentence

# $code is the system’s name of the error, $text what it says in English.
system-fault =
    { $code ->
        [ENOENT] no hay ningún archivo ni carpeta con ese nombre
        [EACCES] acceso denegado
        [EPERM] no está permitido
        [EISDIR] es una carpeta
        [ENOTDIR] una parte de la ruta no es una carpeta
        [EEXIST] ya existe
        [ENOSPC] el disco está lleno
        [EDQUOT] se ha agotado el espacio permitido en el disco
        [EFBIG] el archivo queda demasiado grande
        [EROFS] solo se puede leer
        [EIO] el disco falla
        [ENAMETOOLONG] el nombre es demasiado largo
        [EADDRINUSE] ya está en uso
        [EADDRNOTAVAIL] esa dirección no existe aquí
        [SQLITE_NOTADB] no es un archivo de SQLite
        [SQLITE_CORRUPT] el archivo está dañado
        [SQLITE_CANTOPEN] no se puede abrir
        [SQLITE_BUSY] otro programa lo está usando
        [SQLITE_READONLY] solo se puede leer
        [SQLITE_FULL] el disco está lleno
        [QUOTE] falta cerrar unas comillas
       *[other] { $text }
    }
# $field is a path such as $.header.seats.
json-fault =
    { $why ->
        [torn] el archivo está cortado
        [malformed] no es JSON
        [missing] falta { $field }
       *[other] no se entiende { $field }
    }

## Files of games

problem-in-line = { $file }, línea { $line }: { $problem }
problem-no-move = Esto no es una jugada de { $game }: { $reason }.
problem-not-replayed = La entrada { $entry } no se puede repetir: { $problem }
problem-cannot-keep = Esta partida no se puede guardar: { $problem }
problem-cannot-go-on = Esta partida no puede seguir aquí: { $problem }
problem-damaged-game = La partida { $table } está dañada aquí: { $problem }

# What does not fit in the log of a game. $entry is the number of an entry, $most how much there may be.
log-fault =
    { $why ->
        [too-early] El secreto se mostró antes de que acabara la partida.
        [other-secret] El secreto no es el que se fijó antes de la primera carta.
        [no-commitment] Nada se prometió antes de esta partida: sus repartos no se pueden comprobar.
        [other-seats] Los sitios de la cabecera del registro no son los de la mesa.
        [other-rules] Las reglas de la cabecera no son las del comienzo de la partida.
        [never-began] Esta partida nunca empezó.
        [not-over] El secreto no se muestra: la partida no ha acabado.
        [no-secret] El secreto mostrado no se puede leer.
        [other-events] Entrada { $entry }: pasó algo distinto de lo que dice el registro.
        [branched-late] La entrada { $entry } dice en mitad de la partida que continúa otra.
        [missing] Falta la entrada { $entry }.
        [amended] La entrada { $entry } cambia una jugada: los repartos de una partida así no se pueden comprobar.
        [before-the-start] La entrada { $entry } es una jugada antes de empezar la partida.
        [taken-back] Entrada { $entry }: se deshizo algo que no se puede deshacer.
        [other-deal] Entrada { $entry }: el reparto no es el que dan el secreto y los sitios.
        [real-cards] Esta partida se jugó con cartas de verdad: las repartió la gente, así que no hay reparto que verificar.
        [over] Esta partida ha terminado.
        [not-finished] Esta partida no ha terminado; solo se pueden importar partidas terminadas.
        [not-running] Esta partida no está en curso.
        [not-opened] La primera entrada no abre ninguna mesa.
        [too-many-entries] Una partida tiene de 1 a { $most } entradas, y esta no.
        [large-deck] Una baraja tiene como mucho { $most } cartas, y esta tiene más.
        [no-name] Hay alguien sin nombre.
        [not-shown] Esta partida no se puede mostrar.
        [amends-nothing] La entrada { $entry } cambia una jugada que no cuenta.
        [amended-import] La entrada { $entry } cambia una jugada: esas partidas no se pueden importar.
        [not-the-turn] La entrada { $entry } es una jugada de alguien a quien no le tocaba.
        [other-position] La entrada { $entry } lleva a otra posición que la que se jugó.
        [outside-the-game] La entrada { $entry } es una jugada de antes de que empezara la partida o de después de su final.
        [no-seat] La entrada { $entry } nombra un sitio que no existe.
        [no-time] La entrada { $entry } tiene una hora imposible.
        [repeated] La entrada { $entry } repite otra anterior.
        [text] La entrada { $entry } tiene un texto demasiado largo o que no se puede mostrar.
        [long-note] La entrada { $entry } es una nota demasiado larga.
        [opened-twice] Entrada { $entry }: una mesa se abre una sola vez, en la primera entrada.
        [branched-nowhere] La entrada { $entry } continúa otra partida desde un punto imposible.
        [seated-late] La entrada { $entry } sienta a alguien, o empieza la partida, cuando ya ha empezado.
        [early-latecomer] La entrada { $entry } hace llegar tarde a alguien a una partida que no ha empezado.
        [revealed-twice] La entrada { $entry } revela el secreto demasiado pronto, o por segunda vez.
        [no-event] La entrada { $entry } no dice nada de lo que pasó en la mesa.
        [takes-nothing] La entrada { $entry } no deshace nada.
        [takes-nothing-early] Se deshizo una jugada antes de que empezara la partida.
        [entry-not-shown] La entrada { $entry } no se puede mostrar.
       *[unreadable] La entrada { $entry } no se puede leer.
    }

## Positions, moves and cards as text. $text is what was written, $example how it should look.

problem-no-such-move = «{ $text }» no es una jugada: { $reason }
notation-line = la línea del sitio { $seat }: { $problem }
notation-fault =
    { $why ->
        [seat] «{ $text }» no es un sitio; los sitios son a, b, c, etcétera.
        [head] no empieza por «{ $text }» y una edición.
        [one-part] tiene una sola parte; las partes se separan con «|».
        [empty-part] no hay nada entre dos de sus «|».
        [part] «{ $text }» no es parte de una posición.
        [seat-order] el sitio { $text } está fuera de orden.
        [seat-parts] al sitio { $text } le faltan los puntos y el estado, por ejemplo «{ $example }».
        [house] a la regla de la casa «{ $text }» le falta la respuesta, por ejemplo «{ $example }».
        [progress] su segunda parte no se lee como «{ $example }».
        [pile] «{ $text }» no dice cuántas cartas tiene un montón, por ejemplo «{ $example }».
        [number] «{ $text }» no es un número, o es demasiado grande.
        [choice] a una elección le faltan un sitio y una carta, por ejemplo «{ $example }».
        [three] a un Saca Tres le faltan un sitio y las cartas por dar, por ejemplo «{ $example }».
        [move] «{ $text }» no es una jugada; se escriben como «{ $example }».
        [verb] no hay ninguna palabra «{ $text }».
        [no-seat] no hay ningún sitio { $text }.
        [less-than-nothing] un montón tiene menos que nada.
        [too-many] un montón tiene más de { $text } veces la misma carta.
        [scores] a algún sitio le faltan los puntos.
        [between-rounds] entre dos rondas no hay nada pendiente.
        [bust] tiene dos veces el número { $text }, y eso es un fallo.
        [seven-numbers] con siete números la ronda ha terminado.
        [not-kept] la carta «{ $text }» no se queda en una línea.
        [flip-three] hay un Saca Tres en curso que no está delante de nadie.
        [none-due] tiene que salir una carta, pero el montón está vacío.
        [no-choice] no hay nada que elegir.
        [not-asked] ahora no le toca al sitio { $text }.
        [none-left] no queda ninguna carta que pedir.
        [face] «{ $text }» no es una cara: una cara COLOUR es r, y, g o b y luego de 1 a 12 o *; una cara INTENSE es solo de 1 a 12 o *; un FLIP añade ^.
        [colour-face] «{ $text }» no es una cara COLOUR: es r, y, g o b, luego de 1 a 12 o *, y ^ si es un FLIP.
        [intense-face] «{ $text }» no es una cara INTENSE: es de 1 a 12 o *, y ^ si es un FLIP.
       *[card] «{ $text }» no es una carta; se escriben COLOUR/INTENSE, por ejemplo { $example }.
    }

## Deck files. $text is what was found.

deck-fault =
    { $why ->
        [cards] hay { $text } cartas antes de esta línea; una baraja tiene 104.
        [header] «{ $text }» no es un comienzo; un archivo de baraja empieza por «phase10flip deck 1».
        [torn] el archivo está cortado; acaba aquí sin «end».
        [after-end] hay algo después de «end».
        [incomplete] el comienzo está incompleto; tiene { $text }.
        [field] aquí hace falta una línea «{ $text }: …».
       *[value] «{ $text }» no se entiende.
    }

## Rule cases. $text is what was written, $known what it may be.

check-failed = { $file }: { $case }: { $problem }
check-whole-file = (todo el archivo)
case-unreadable = no se entiende: { $problem }
case-unplayable = no se puede jugar: { $error }
case-several = { $first }; { $next }
case-cause = { $problem }
case-fault =
    { $why ->
        [no-list] un archivo de casos es una lista
        [no-edition] no nombra ninguna edición
        [expects-nothing] no espera nada
        [given-key] clave desconocida { $text } en given
        [then-key] clave desconocida { $text } en then
        [seats] given tiene que nombrar sus sitios, cada uno una vez
        [no-text] { $text } debería ser texto
        [no-number] «{ $text }» no es un número entero
        [no-mapping] { $text } debería ser una lista de claves y valores
        [no-seat] «{ $text }» no es un sitio; los sitios son { $known }
        [status] «{ $text }» no es un estado: { $known }
        [side] «{ $text }» no es una cara: { $known }
        [yes] «{ $text }» no es ni yes ni no
        [few-seats] con estas reglas no pueden jugar { $text }: hacen falta { $known } o más
        [copies] hay demasiadas cartas «{ $text }»: solo hay { $known }
        [turn] ahora no puede ser el turno del sitio { $text }
        [no-order] se barajan las cartas, pero el caso no da ningún { $text }
        [star] «{ $text }»: una estrella tiene que decir a qué número sustituye
        [group] «{ $text }» no nombra ningún grupo; se escribe como { $known }
        [backs] «{ $text }» puede ser varias cartas con dorsos distintos; di la carta entera
        [small-deck] la baraja es demasiado pequeña para dar una mano a cada cual
        [groups] lo bajado es una lista de grupos
        [group-count] la fase { $text } tiene { $known } grupos
        [laid-card] «{ $text }» no es una carta bajada
        [cannot-lie] «{ $text }» no se puede bajar así
       *[decision] «{ $text }» no es una decisión
    }
# $found is what came out, $wanted what the case expects.
case-refusal =
    { $why ->
        [changed] «{ $text }» se rechazó, pero cambió la posición
        [accepted] «{ $text }» debería rechazarse, pero se aceptó
        [next] «next» no es posible ahora; se espera { $found }
        [nobody-asked] nadie espera «{ $text }»; se espera { $found }
        [not-over] la ronda no ha terminado; se espera { $found }
        [refused] «{ $text }» se rechaza: { $found }
        [no-group] run { $text }: no existe ese grupo
        [is-a-set] run { $text }: es una serie, no una escalera
       *[differs] { $text }: se esperaba { $wanted }, pero salió { $found }
    }
