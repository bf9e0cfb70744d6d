# Today's deck in the browser.

web-daily-above = Cinco rondas
web-daily-below = en solitario
web-daily-rule-same = Las mismas cartas, en el mismo orden, para todo el mundo.
web-daily-rule-you = ¿Bloqueo y Saca Tres? Te tocan a ti. ¿A quién si no?
web-daily-rule-solver = Después, el solucionador juega tu mazo y comparas.
web-daily-week = Tu semana
web-daily-streak =
    { $days ->
        [0] Aún sin racha
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
web-daily-today = hoy
web-daily-go-on = Seguir
web-daily-points =
    { $score ->
        [one] punto.
       *[other] puntos.
    }
web-daily-practice = Práctica: no cuenta.
web-daily-rounds = Tus rondas
web-daily-solver = El solucionador, con tu mazo
web-daily-solver-short = Bot
web-daily-solver-note = El solucionador cuenta las cartas y sopesa los puntos de la ronda; para él, las cartas de acción van a otra persona.
web-daily-note =
    { $move ->
        [hit] Ronda { $round }: pediste carta con { $points }. El solucionador se habría plantado; eso cuesta { $cost } puntos de media.
       *[stay] Ronda { $round }: te plantaste con { $points }. El solucionador habría pedido; eso cuesta { $cost } puntos de media.
    }
web-daily-note-lucky = Ronda { $round }: pediste carta con { $points }, el solucionador se habría plantado, y te salió bien.
web-daily-note-none =
    { $decisions ->
        [one] El solucionador habría elegido como tú.
       *[other] El solucionador habría elegido como tú, las { $decisions } veces.
    }
web-daily-send = Compartir
web-daily-replay = Ver
web-daily-practise = Jugarlo otra vez para practicar
web-daily-share = { $day }: { $score } puntos (solucionador: { $solver })
web-daily-copied = Copiado. Pégalo donde quieras.
web-daily-not-copied = No se pudo copiar.
web-daily-next = El próximo mazo, en { $hours } h { $minutes } min
web-daily-todays = Al mazo de hoy
web-daily-chain = ¿Podía alguien conocer este mazo antes?
web-daily-chain-open = Sí. Sin servidor, el mazo solo depende de la fecha: quien sepa calcular conoce el de mañana. Es el mismo para todos los que juegan sin servidor.
web-daily-chain-first = No. El servidor revela un secreto al día, y los había fijado todos antes. Vuelve mañana: este navegador comparará.
web-daily-chain-right = No. El secreto de hoy lleva al que este navegador vio el { $day }: ya estaba fijado.
web-daily-chain-wrong = Cuidado: el secreto de hoy no lleva al que este navegador vio el { $day }.
web-daily-chain-how = El SHA-256 del secreto de hoy es el de ayer. El secreto de hoy:

web-daily-sign-number = un número
web-daily-sign-plus = una bonificación
web-daily-sign-freeze = Bloqueo
web-daily-sign-flip3 = Saca Tres
web-daily-sign-chance = Vida Extra
web-daily-sign-stay = plantado
web-daily-sign-bust = eliminado
web-daily-sign-seven = Flip 7
