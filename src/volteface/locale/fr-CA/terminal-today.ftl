# Today's deck in the terminal: `volteface today`, and the chain of links in `volteface verify`.

cli-today = Jouer seul le paquet du jour d’un jeu, le continuer, ou montrer son résultat.
cli-today-option-link = Le lien du paquet du jour d’un serveur, comme sa page le montre; sans lui, le paquet ne dépend que de la date.
cli-today-option-practice = Rejouer; seul le premier essai compte.
cli-verify-option-earlier = Le lien d’un jour passé, comme 2026-11-16=LIEN : vérifie que le secret de la partie y ramène. Peut être répété.
today-points = { $game }, { $day } : { $score } points. Le robot avec le même paquet : { $bot }.
today-turns = { $game }, { $day } : { $score } tours. Le robot avec le même paquet : { $bot }.
today-round = Ronde { $round } : { $score } (robot : { $bot }). { $signs }
today-choices =
    { $decisions ->
        [one] { $decisions } choix comparé, { $different } autre que celui du robot.
       *[other] { $decisions } choix comparés; regardés de près parce que le robot choisit autrement : { $different }.
    }
today-verify = Pour vérifier la donne : { $command }
verify-chain = Le secret du { $day } ramène au lien du { $known } : il était déjà fixé.
verify-chain-broken = le secret du { $day } ne ramène pas au lien du { $known }.
problem-earlier = « { $given } » n’est pas un jour et un lien comme 2026-11-16=LIEN.
