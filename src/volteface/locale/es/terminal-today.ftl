# Today's deck in the terminal: `volteface today`, and the chain of links in `volteface verify`.

cli-today = Juega a solas con las cartas de hoy de un juego, sigue, o muestra el resultado.
cli-today-option-link = El enlace de las cartas de hoy de un servidor, como lo muestra su página; sin él, las cartas solo dependen de la fecha.
cli-today-option-practice = Juega otra vez; solo cuenta el primer intento.
cli-verify-option-earlier = El enlace de un día anterior, como 2026-11-16=ENLACE: comprueba que el secreto de la partida lleva a él. Se puede repetir.
today-points = { $game }, { $day }: { $score } puntos. El bot con las mismas cartas: { $bot }.
today-turns = { $game }, { $day }: { $score } turnos. El bot con las mismas cartas: { $bot }.
today-round = Ronda { $round }: { $score } (bot: { $bot }). { $signs }
today-choices =
    { $decisions ->
        [one] { $decisions } decisión comparada, { $different } distinta de la del bot.
       *[other] { $decisions } decisiones comparadas; miradas de cerca porque el bot elige otra cosa: { $different }.
    }
today-verify = Para comprobar el reparto: { $command }
verify-chain = El secreto del { $day } lleva al enlace del { $known }: ya estaba fijado.
verify-chain-broken = el secreto del { $day } no lleva al enlace del { $known }.
problem-earlier = «{ $given }» no es un día y un enlace como 2026-11-16=ENLACE.
