# Words of the commands besides playing.

## The rules command. $game is a game's title, $edition an edition's title.

rules-by = Según: { $edition }.
rules-title = { $game }: lo que responde cada edición
rules-title-edition = { $game } según una edición: { $edition }
rules-none = Todas las ediciones dan las mismas respuestas.
rules-question = Pregunta
rules-rule = regla { $rule }
rules-sources = Fuentes: { $sources }
rules-source = Fuente: { $source }
rules-house = Regla de la casa { $option }: { $answer }
rules-house-number = Regla de la casa { $name }: un número de { $least } a { $most }
rules-editions = Ediciones
rules-edition = { $title }: { $source }
rules-numbers = Los números de regla remiten a { $file }.
rules-generated = Creado con la orden { $command }. No editar a mano.

## Saved games

games-none = Aquí no hay ninguna partida guardada. Empieza una con: { $command }
games-none-with = Nadie llamado «{ $player }» ha jugado una partida guardada aquí.
games-id = Partida
games-when = Última jugada
games-game = Juego
games-players = Jugadores
games-state = Estado
games-stage-gathering = sin empezar
games-stage-playing = en curso
games-stage-over = terminada
games-delete-ask =
    { $games ->
        [one] ¿Borrar esta partida para siempre?
       *[other] ¿Borrar estas { $games } partidas para siempre?
    }
games-deleted =
    { $games ->
        [one] La partida se ha borrado.
       *[other] Se han borrado { $games } partidas.
    }
games-imported = importada
games-imported-unverified = importada, sin verificar
import-verified = Se han recalculado todos los repartos de esta partida: son los que se habían prometido.
import-unverified = Sin verificar: nada demuestra los repartos de esta partida. Puedes verla, pero nada dice que fueran limpios.

## Verification

verify-commitment = El secreto es el que se fijó antes de la primera carta: { $commitment }
verify-entropy =
    { $seats ->
        [one] Un sitio añadió azar propio al reparto.
       *[other] { $seats } sitios añadieron azar propio al reparto.
    }
verify-deals =
    { $deals ->
        [one] El único reparto se ha recalculado y coincide.
       *[other] Los { $deals } repartos se han recalculado y coinciden.
    }
verify-elsewhere =
    { $deals ->
        [one] Un reparto viene de otra partida, que aquí se continuó; compruébalo allí.
       *[other] { $deals } repartos vienen de otra partida, que aquí se continuó; compruébalos allí.
    }
verify-moves =
    { $moves ->
        [one] La única jugada se ha repetido según las reglas.
       *[other] Las { $moves } jugadas se han repetido según las reglas.
    }
verify-holds = La partida { $table } es correcta.
verify-does-not-hold = { $game } no es correcta: { $problem }
verify-nothing-dealt = Ningún reparto de la partida { $table } se hizo en su propia mesa, así que no se ha demostrado nada sobre sus cartas. Comprueba la partida de la que es continuación.
