# Flip 7 in the browser. New ids go into all four languages, with the same variables.
# On buttons and in lanes, so kept short; never with a gender. $mine is yes if it is about whoever reads it, else no.

web-flip7-round = Ronda { $round }
web-flip7-round-of = Ronda { $round }/{ $rounds }
web-flip7-challenge-round = Reto: ronda { $round } de { $rounds }
web-flip7-left =
    { $cards ->
        [one] queda { $cards }
       *[other] quedan { $cards }
    }
web-flip7-cards-left =
    { $cards ->
        [one] carta por salir
       *[other] cartas por salir
    }
web-flip7-discarded = { $cards } en los descartes
web-flip7-dealer = Reparte { $name }
web-flip7-deals = reparte
web-flip7-race = Carrera a { $target }
web-flip7-in-all = { $points } en total
web-flip7-points-now =
    { $points ->
        [one] { $points } punto esta ronda
       *[other] { $points } puntos esta ronda
    }
web-flip7-this-round = esta ronda
web-flip7-leads = en cabeza
web-flip7-players = En la mesa
web-flip7-bot = bot
web-flip7-you = Tú
web-flip7-yourself = Tú
web-flip7-no-card = aún sin cartas

## What a player is doing

web-flip7-doing-stayed = Se planta
web-flip7-doing-frozen = Bloqueo
web-flip7-doing-busted = Falla
web-flip7-doing-waiting = En espera
web-flip7-doing-next = sigue
web-flip7-doing-after-you = Después de ti
web-flip7-doing-deciding = decide
web-flip7-doing-absent = no juega

## Your own place

web-flip7-your-turn = Te toca
web-flip7-turn-of = { $name }, te toca
web-flip7-you-are-next = Te toca enseguida. Respira.
web-flip7-you-in-turns =
    { $turns ->
        [one] te toca en { $turns } turno
       *[other] te toca en { $turns } turnos
    }
web-flip7-more-numbers =
    { $numbers ->
        [one] { $numbers } número más para un Flip 7
       *[other] { $numbers } números más para un Flip 7
    }
web-flip7-button-stay = Pasar
web-flip7-keep = guardar
web-flip7-risk = de fallar
web-flip7-one-more = una carta más
web-flip7-cannot-stay = Aún no hay nada que guardar: toma una carta.
web-flip7-watching = Decide { $name }
web-flip7-odds-bust =
    { $left ->
        [one] { $bust } de { $left } carta te haría fallar
       *[other] { $bust } de las { $left } cartas te harían fallar
    }
web-flip7-odds-saved =
    { $cards ->
        [one] { $cards } de las { $left } cartas se repite: te cubre tu Vida Extra
       *[other] { $cards } de las { $left } cartas se repiten: te cubre tu Vida Extra
    }
web-flip7-odds-none = Ninguna carta puede hacerte fallar
web-flip7-odds-unknown = No quedan cartas que tomar

## Whom to play a card on

web-flip7-pick-freeze = ¿Para quién el Bloqueo?
web-flip7-pick-freeze-means = Guarda sus puntos y no toma más cartas.
web-flip7-pick-freeze-do = Bloqueo: { $name }
web-flip7-pick-freeze-then =
    { $mine ->
        [yes] Guardas { $points } y llegas a { $total }
       *[no] { $name } guarda { $points } y llega a { $total }
    }
web-flip7-pick-flip3 = ¿Quién saca tres?
web-flip7-pick-flip3-means = Tres cartas, una a una. Sin vuelta atrás.
web-flip7-pick-flip3-do = Tres para { $name }
web-flip7-pick-flip3-then =
    { $mine ->
        [yes] Tienes { $points } esta ronda
       *[no] { $name } tiene { $points } esta ronda
    }
web-flip7-pick-give = ¿Para quién es?
web-flip7-pick-give-means = Ya tienes una: esta Vida Extra es un regalo.
web-flip7-pick-give-do = Para { $name }
web-flip7-pick-give-then =
    { $mine ->
        [yes] Tienes { $points } esta ronda
       *[no] { $name } tiene { $points } esta ronda
    }
web-flip7-pick-somebody = Toca a alguien
web-flip7-pick-none = Elige primero

## A Flip Three

web-flip7-three-of = Tres para { $name }
web-flip7-three-yours = Tres para ti
web-flip7-three-from =
    { $mine ->
        [yes] Un regalo tuyo. Ya no hay vuelta atrás.
       *[no] Un regalo de { $name }. Ya no hay vuelta atrás.
    }
web-flip7-three-own = Sin regalarla. Ya no hay vuelta atrás.
web-flip7-three-nested = Saca Tres dentro de otro, { $depth } niveles.
web-flip7-fate-new = nueva
web-flip7-fate-waits = espera
web-flip7-fate-saved = a salvo
web-flip7-fate-bust = falla
web-flip7-fate-kept = guardada
web-flip7-fate-turning = girando…
web-flip7-waits =
    { $cards ->
        [one] En espera: { $card }
       *[other] En espera: { $card }; { $cards } cartas en total
    }
web-flip7-waits-then =
    { $mine ->
        [yes] Tras la tercera carta, eliges para quién es.
       *[no] Tras la tercera carta, { $name } elige para quién es.
    }
web-flip7-waits-for = Es para { $name }.

## Moments. $card is the number that came twice.

web-flip7-skip = Saltar
web-flip7-moment-bust = ¡Falla!
web-flip7-moment-bust-means = Dos { $card }. { $points ->
        [0] No se pierde nada.
        [one] Adiós a { $points } punto.
       *[other] Adiós a { $points } puntos.
    }
web-flip7-moment-freeze = Bloqueo
web-flip7-moment-freeze-means =
    { $mine ->
        [yes]
            { $given ->
                [yes] { $by } te bloquea. Guardas { $points }. Hay sitios peores.
               *[no] Guardas { $points }. Hay sitios peores.
            }
       *[no] { $name } guarda { $points }. Hay sitios peores.
    }
web-flip7-moment-save = ¡A salvo!
web-flip7-moment-save-means = Segundo { $card }, Vida Extra. ¡La partida sigue!
web-flip7-moment-seven = ¡Flip 7!
web-flip7-moment-seven-means =
    { $mine ->
        [yes] Siete distintos, para ti. La ronda acaba para todo el mundo.
       *[no] Siete distintos para { $name }. La ronda acaba para todo el mundo.
    }

## The end of a round

web-flip7-seven-of = Flip 7 de { $name }
web-flip7-seven-yours = Tu Flip 7
web-flip7-part-numbers = números
web-flip7-part-double = doble
web-flip7-part-plus = extra
web-flip7-part-seven = siete
web-flip7-recap-bust = dos veces { $card }
web-flip7-needs =
    { $mine ->
        [yes] Te faltan { $points }. Respira.
       *[no] A { $name } le faltan { $points }. Respira.
    }

## What is left, and luck

web-flip7-what-is-left = Lo que queda
web-flip7-left-of = { $card }: quedan { $left }
web-flip7-worth-hit = con una más, de media
web-flip7-worth-stay = si pasas
web-flip7-best = La mejor opción
web-flip7-luck = Suerte
web-flip7-luck-means = Los puntos que trajeron las cartas, frente a la media.
web-flip7-luck-of =
    { $busts ->
        [one] { $busts } fallo; { $expected } de media
       *[other] { $busts } fallos; { $expected } de media
    }
