# How to play Flip 7, one section a message: -title above, the text below. New ids go into all four languages.
# Arguments: every ruling by its name, such as $initial_deal, and $seats. One or two seats may play a challenge.

flip7-guide-goal-title = El objetivo
flip7-guide-goal =
    { $challenge_rounds ->
        [0] { flip7-goal-race }
       *[other] { $seats ->
            [1] { flip7-goal-challenge }
            [2] { flip7-goal-challenge }
           *[other] { flip7-goal-race }
        }
    }
flip7-goal-race = Suma puntos, ronda tras ronda, hasta que alguien tenga { $target_score }. Entonces gana quien tenga más.
flip7-goal-challenge = En esta mesa se juega el reto: llegar a { $target_score } puntos en { $challenge_rounds } rondas como mucho.
flip7-guide-turn-title = Tu turno
flip7-guide-turn =
    { $initial_deal ->
        [one_card] Cada persona empieza la ronda con una carta boca arriba.
       *[none] Cada persona empieza la ronda sin cartas.
    } En tu turno eliges: «¡Una más!», y recibes otra carta, o pasar, y sales de la ronda con tus puntos. Después le toca a la persona siguiente.{ $empty_stay ->
        [refused] {" "}Si aún no tienes ninguna carta, tienes que pedir una.
       *[allowed] {""}
    }
flip7-guide-bust-title = Fallar
flip7-guide-bust = Si recibes un número que ya tienes, fallas: quedas fuera de la ronda y no sumas nada en ella. Hay doce 12, once 11 y así hasta un solo 1, y un único 0. Los números altos valen más, pero también hacen fallar más a menudo.
flip7-guide-flip7-title = Flip 7
flip7-guide-flip7 = Siete números distintos delante de ti son un Flip 7. La ronda acaba al instante para todo el mundo y sumas 15 puntos más. El 0 cuenta como uno de los siete.
flip7-guide-modifiers-title = Las mejoras
flip7-guide-modifiers = Una carta + suma sus puntos. El ×2 duplica tus números y nada más. Nunca te hacen fallar ni cuentan para los siete, pero si fallas también las pierdes.
flip7-guide-actions-title = Las cartas de Acción
flip7-guide-actions =
    { $freeze_self ->
        [only_when_alone] Quien saca un Bloqueo o un Saca Tres lo juega enseguida contra alguien que siga en la ronda; el Bloqueo contra sí, solo si no queda nadie más.
       *[allowed] Quien saca un Bloqueo o un Saca Tres lo juega enseguida contra alguien que siga en la ronda, también contra sí. Si no queda nadie más, te toca a ti.
    }
flip7-guide-freeze-title = Bloqueo
flip7-guide-freeze = Esa persona no recibe más cartas en esta ronda y conserva los puntos que tiene delante.
flip7-guide-flip3-title = Saca Tres
flip7-guide-flip3 =
    Esa persona tiene que aceptar las tres cartas siguientes; solo se para antes si falla o consigue un Flip 7. { $second_chance_in_flip_three ->
        [deferred] Las cartas de Acción que salgan esperan a que se repartan las tres, también la Vida Extra.
       *[at_once] Un Bloqueo o un Saca Tres que salga espera a que se repartan las tres; una Vida Extra ayuda enseguida.
    } { $deferred_after_bust ->
        [dropped] Si falla, las cartas que esperan se pierden.
       *[played] Aunque falle, las cartas que esperan se juegan contra otras personas.
    }
flip7-guide-chance-title = Vida Extra
flip7-guide-chance =
    Guárdala delante de ti. Si un número te haría fallar, se descartan las dos cartas y sigues en la ronda. Solo se puede tener una: la segunda es para alguien que no tenga. { $spare_second_chance_alone ->
        [kept] Si solo quedas tú, te la quedas.
       *[discarded] Si nadie puede quedársela, se descarta.
    } Cuando acaba la ronda, se pierde.
flip7-guide-points-title = Los puntos
flip7-guide-points = La ronda acaba cuando no queda nadie en ella o con un Flip 7. Si no has fallado, suma tus números, duplícalos con el ×2, añade las cartas + y, por un Flip 7, 15 más.
flip7-guide-deck-title = El montón
flip7-guide-deck =
    { $reshuffle_each_round ->
        [yes] Antes de cada ronda se barajan todas las cartas.
       *[no] Las cartas usadas quedan aparte y la ronda siguiente continúa con el resto del montón. Cuando se acaba, se barajan los descartes. Por eso conviene contar las cartas.
    }
flip7-guide-end-title = El final
flip7-guide-end =
    { $challenge_rounds ->
        [0] { flip7-end-race }
       *[other] { $seats ->
            [1] { flip7-end-challenge }
            [2] { flip7-end-challenge }
           *[other] { flip7-end-race }
        }
    }
flip7-end-race =
    La partida acaba tras la ronda en la que alguien llega a { $target_score } puntos. Gana quien tenga más. { $tie ->
        [round_for_tied] Si hay empate, quienes empatan juegan una ronda más.
        [shared] Si hay empate, ganan a la vez.
       *[round_for_all] Si hay empate, todo el mundo juega una ronda más.
    }
flip7-end-challenge = El reto se supera con { $target_score } puntos al cabo de { $challenge_rounds } rondas, o antes.
