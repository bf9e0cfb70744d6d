# Flip 7 in the browser. New ids go into all four languages, with the same variables.
# On buttons and in lanes, so kept short; never with a gender. $mine is yes if it is about whoever reads it, else no.

web-flip7-round = Ronde { $round }
web-flip7-round-of = Ronde { $round }/{ $rounds }
web-flip7-challenge-round = Défi : ronde { $round } sur { $rounds }
web-flip7-left =
    { $cards ->
        [one] reste { $cards }
       *[other] reste { $cards }
    }
web-flip7-cards-left =
    { $cards ->
        [one] carte restante
       *[other] cartes restantes
    }
web-flip7-discarded = { $cards } dans la défausse
web-flip7-dealer = { $name } distribue
web-flip7-deals = distribue
web-flip7-race = Course à { $target }
web-flip7-in-all = { $points } en tout
web-flip7-points-now =
    { $points ->
        [one] { $points } point cette ronde
       *[other] { $points } points cette ronde
    }
web-flip7-this-round = cette ronde
web-flip7-leads = en tête
web-flip7-players = Autour de la table
web-flip7-bot = robot
web-flip7-you = Toi
web-flip7-yourself = Toi
web-flip7-no-card = encore aucune carte

## What a player is doing

web-flip7-doing-stayed = Ronde finie
web-flip7-doing-frozen = Gel
web-flip7-doing-busted = Ronde perdue
web-flip7-doing-waiting = En attente
web-flip7-doing-next = ensuite
web-flip7-doing-after-you = Après toi
web-flip7-doing-deciding = réfléchit
web-flip7-doing-absent = ne joue pas

## Your own place

web-flip7-your-turn = À ton tour
web-flip7-turn-of = { $name }, à ton tour
web-flip7-you-are-next = C’est bientôt à toi. Respire.
web-flip7-you-in-turns =
    { $turns ->
        [one] dans { $turns } tour
       *[other] dans { $turns } tours
    }
web-flip7-more-numbers =
    { $numbers ->
        [one] encore { $numbers } chiffre pour un Flip 7
       *[other] encore { $numbers } chiffres pour un Flip 7
    }
web-flip7-button-stay = Finir
web-flip7-keep = garder
web-flip7-risk = de perdre
web-flip7-one-more = une autre carte
web-flip7-cannot-stay = Rien à garder pour l’instant : pige une carte.
web-flip7-watching = { $name } réfléchit
web-flip7-odds-bust =
    { $left ->
        [one] { $bust } carte sur { $left } te ferait perdre
       *[other] { $bust } des { $left } cartes te feraient perdre
    }
web-flip7-odds-saved =
    { $cards ->
        [one] { $cards } doublon sur { $left } cartes : ta Deuxième chance te couvre
       *[other] { $cards } doublons sur { $left } cartes : ta Deuxième chance te couvre
    }
web-flip7-odds-none = Aucune carte ne peut te faire perdre
web-flip7-odds-unknown = Plus aucune carte à piger

## Whom to play a card on

web-flip7-pick-freeze = À qui va le Gel?
web-flip7-pick-freeze-means = Garde ses points et ne pige plus de carte.
web-flip7-pick-freeze-do = Gel pour { $name }
web-flip7-pick-freeze-then =
    { $mine ->
        [yes] Tu gardes { $points }, et tu passes à { $total }
       *[no] { $name } garde { $points } et passe à { $total }
    }
web-flip7-pick-flip3 = Qui pige trois cartes?
web-flip7-pick-flip3-means = Trois cartes, une par une. Impossible de reculer.
web-flip7-pick-flip3-do = Trois pour { $name }
web-flip7-pick-flip3-then =
    { $mine ->
        [yes] Tu as { $points } cette ronde
       *[no] { $name } a { $points } cette ronde
    }
web-flip7-pick-give = À qui va-t-elle?
web-flip7-pick-give-means = Tu en as déjà une : cette Deuxième chance est un cadeau.
web-flip7-pick-give-do = Pour { $name }
web-flip7-pick-give-then =
    { $mine ->
        [yes] Tu as { $points } cette ronde
       *[no] { $name } a { $points } cette ronde
    }
web-flip7-pick-somebody = Touche quelqu’un
web-flip7-pick-none = Choisis d’abord

## A Flip Three

web-flip7-three-of = Trois pour { $name }
web-flip7-three-yours = Trois pour toi
web-flip7-three-from =
    { $mine ->
        [yes] Un cadeau de ta part. Pas moyen de refuser.
       *[no] Un cadeau offert par { $name }. Pas moyen de refuser.
    }
web-flip7-three-own = Carte gardée, pas donnée. Impossible de reculer.
web-flip7-three-nested = Retourne trois dans un autre, sur { $depth } niveaux.
web-flip7-fate-new = nouveau
web-flip7-fate-waits = attend
web-flip7-fate-saved = ouf
web-flip7-fate-bust = doublon
web-flip7-fate-kept = gardée
web-flip7-fate-turning = on tourne…
web-flip7-waits =
    { $cards ->
        [one] En attente : { $card }
       *[other] En attente : { $card }; { $cards } cartes en tout
    }
web-flip7-waits-then =
    { $mine ->
        [yes] Après la troisième carte, tu choisis pour qui.
       *[no] Après la troisième carte, { $name } choisit pour qui.
    }
web-flip7-waits-for = C’est pour { $name }.

## Moments. $card is the number that came twice.

web-flip7-skip = Passer
web-flip7-moment-bust = Perdu!
web-flip7-moment-bust-means = Deux { $card }. { $points ->
        [0] Rien de perdu.
        [one] Adieu, { $points } point.
       *[other] Adieu, { $points } points.
    }
web-flip7-moment-freeze = Gel
web-flip7-moment-freeze-means =
    { $mine ->
        [yes]
            { $given ->
                [yes] { $by } t’arrête à { $points }. On a déjà vu pire.
               *[no] Tu gardes { $points }. On a déjà vu pire.
            }
       *[no] { $name } garde { $points }. On a déjà vu pire.
    }
web-flip7-moment-save = Ouf!
web-flip7-moment-save-means = Deuxième { $card }, Deuxième chance. Toujours là!
web-flip7-moment-seven = Flip 7!
web-flip7-moment-seven-means =
    { $mine ->
        [yes] Sept différents, rien que pour toi. La ronde s’arrête pour toute la table.
       *[no] Sept différents pour { $name }. La ronde s’arrête pour toute la table.
    }

## The end of a round

web-flip7-seven-of = Flip 7 : { $name }
web-flip7-seven-yours = Ton Flip 7
web-flip7-part-numbers = chiffres
web-flip7-part-double = double
web-flip7-part-plus = bonus
web-flip7-part-seven = sept
web-flip7-recap-bust = deux fois { $card }
web-flip7-needs =
    { $mine ->
        [yes] Plus que { $points } pour toi. Respire.
       *[no] Plus que { $points } pour { $name }. Respire.
    }

## What is left, and luck

web-flip7-what-is-left = Ce qui reste
web-flip7-left-of = { $card } : reste { $left }
web-flip7-worth-hit = si tu piges, en moyenne
web-flip7-worth-stay = si tu finis
web-flip7-best = Le meilleur choix
web-flip7-luck = Chance
web-flip7-luck-means = Les points que les cartes ont apportés, face à la moyenne.
web-flip7-luck-of =
    { $busts ->
        [one] { $busts } ronde perdue; { $expected } en moyenne
       *[other] { $busts } rondes perdues; { $expected } en moyenne
    }
