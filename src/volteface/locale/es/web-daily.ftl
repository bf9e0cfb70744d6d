# Today's deck in the browser.

web-daily-flip7-above = Cinco rondas
web-daily-flip7-below = en solitario
web-daily-rule-same = Las mismas cartas, en el mismo orden, para todo el mundo.
web-daily-flip7-rule = ¿Bloqueo y Saca Tres? Te tocan a ti. ¿A quién si no?
web-daily-flip7-rule-solver = Después, el solucionador juega con tus cartas y comparas.
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
web-daily-flip7-solver = El solucionador, con tus cartas
web-daily-flip7-solver-short = Bot
web-daily-flip7-solver-note = El solucionador cuenta las cartas y sopesa los puntos de la ronda; para él, las cartas de Acción van a otra persona.
web-daily-flip7-note =
    { $move ->
        [hit] Ronda { $round }: pediste una más con { $points }. El solucionador habría pasado; eso cuesta { $cost } puntos de media.
       *[stay] Ronda { $round }: pasaste con { $points }. El solucionador habría pedido una más; eso cuesta { $cost } puntos de media.
    }
web-daily-flip7-note-lucky = Ronda { $round }: pediste una más con { $points }, el solucionador habría pasado, y te salió bien.
web-daily-flip7-note-none =
    { $decisions ->
        [one] El solucionador habría elegido como tú.
       *[other] El solucionador habría elegido como tú, las { $decisions } veces.
    }
web-daily-send = Compartir
web-daily-replay = Ver
web-daily-practise = Jugar otra vez para practicar
web-daily-share-points = { $day }: { $score } puntos (solucionador: { $solver })
web-daily-copied = Copiado. Pégalo donde quieras.
web-daily-not-copied = No se pudo copiar.
web-daily-next = Cartas nuevas en { $hours } h { $minutes } min
web-daily-todays = A las cartas de hoy
web-daily-chain = ¿Podía alguien conocer estas cartas antes?
web-daily-chain-open = Sí. Sin servidor, las cartas solo dependen de la fecha: quien sepa calcular conoce las de mañana. Son las mismas en todas las partidas sin servidor.
web-daily-chain-first = No. El servidor revela un secreto al día, y los había fijado todos antes. Vuelve mañana: este navegador comparará.
web-daily-chain-right = No. El secreto de hoy lleva al que este navegador vio el { $day }: ya estaba fijado.
web-daily-chain-wrong = Cuidado: el secreto de hoy no lleva al que este navegador vio el { $day }.
web-daily-chain-how = El SHA-256 del secreto de hoy es el de ayer. El secreto de hoy:

web-daily-sign-number = un número
web-daily-sign-plus = una mejora
web-daily-sign-freeze = Bloqueo
web-daily-sign-flip3 = Saca Tres
web-daily-sign-chance = Vida Extra
web-daily-sign-stay = se planta
web-daily-sign-bust = falla
web-daily-sign-seven = Flip 7
