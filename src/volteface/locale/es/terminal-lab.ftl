# The lab: what simulations and the solver print. Names of games, bots and rulings are as typed.

lab-playing = Partidas
lab-compiling = Se compila el motor para esta máquina; solo tarda tanto la primera vez
lab-title = { $game } { $edition }: { NUMBER($games) } partidas, semilla { $seed }
lab-bot = bot
lab-wins = ganadas
lab-by-seat = ganadas por sitio, %
lab-measure-points_per_round = puntos por ronda
lab-measure-bust_rate = falla
lab-measure-flip_seven_rate = Flip 7
lab-measure-phase_rate = fase bajada
lab-measure-rounds_per_phase = rondas por fase
lab-measure-flips_per_round = FLIP por ronda
lab-measure-out_rate = cierra
lab-rounds = { $rounds } rondas por partida; ± es un intervalo de confianza del 95 %.
lab-speed =
    { $engine ->
        [kernels] { $seconds } s con el motor compilado, { $jobs } a la vez: { $speed } partidas/s.
       *[readable] { $seconds } s con el motor legible, { $jobs } a la vez: { $speed } partidas/s.
    }
lab-undecided = Partidas que no ganó nadie: { NUMBER($undecided) }; que ganaron varios: { NUMBER($shared) }.

## The solver. Points are those of this round.

lab-best = Lo mejor
lab-worth = { $choice }, que vale { $points } puntos de esta ronda
lab-bust-next = Fallar con la próxima carta
lab-bust-end = Fallar al final
lab-bust-bar = fallo
lab-chart = Los puntos de esta ronda jugando lo mejor posible:
lab-who-gets = Quién recibe la carta: { $card }
lab-target = objetivo
lab-before = antes
lab-after = después
lab-loses = pierde
lab-ask-own = Tus cartas (por ejemplo 3 7 11 +4 x2 chance; nada si no tienes)
lab-ask-seen = Todas las demás cartas que ya no están en el montón

## What the lab cannot do

problem-games-count = Una simulación juega de 1 a { $most } partidas, no { $games }.
problem-seed = Una semilla es un número entero de 0 a { $most }.
problem-plot-name = { $file } no se puede dibujar: su nombre tiene que acabar en { $known }.
problem-long-game = Con estas reglas, una partida no terminó en { $most } rondas.
problem-no-strategy = { $file } no es una tabla de estrategia: { $reason }.
problem-strategy-shape = { $file } no es una tabla de estrategia: le hace falta una fila de { $most } números enteros.
problem-too-many-modifiers = Ni tres barajas de Flip 7 tienen tantas mejoras iguales, ni tantas Vidas Extra.
problem-line-is-out = Solo se puede calcular una línea que siga en la ronda.
problem-no-target = En esta posición nadie tiene que elegir un objetivo.
