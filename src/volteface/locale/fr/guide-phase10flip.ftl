# How to play Phase 10 FLIP!, one section a message: -title above, the text below. New ids go into all four languages.
# Arguments: every ruling by its name, such as $variant.

phase10flip-guide-goal-title = Le but
phase10flip-guide-goal =
    { $variant ->
        [ten_rounds] Dix manches, une phase à chacune : à la manche 4, tout le monde tente la phase 4, les autres réussies ou non. Le moins de points gagne.
       *[standard] { $phases_to_win ->
            [1] Réussis la phase 1 avant tout le monde.
           *[other] Réussis les phases 1 à { $phases_to_win }, dans l’ordre et une par manche, avant tout le monde.
        }
    }
phase10flip-guide-turn-title = Ton tour
phase10flip-guide-turn = D’abord, prends une carte : de la pioche, ou celle du dessus du talon. Puis pose ta phase, si tu l’as. Une fois posée, tu peux ajouter des cartes. Pour finir, défausse une carte.
phase10flip-guide-groups-title = Suites couleur et séries
phase10flip-guide-groups = Une suite couleur, ce sont des chiffres qui se suivent dans une seule couleur, par exemple 4, 5, 6 rouges. Après 12, elle ne recommence pas à 1. Une série, ce sont des cartes du même chiffre, de toutes les couleurs.
phase10flip-guide-phases-title = Les phases
phase10flip-guide-phases =
    Tu poses ta phase d’un coup, de ta main, et une seule fois par manche. { $lay_down_size ->
        [at_least] Ses groupes peuvent être plus longs que demandé.
       *[exact] Ses groupes ont la taille demandée ; le reste peut suivre en ajouts.
    } Ce qui est posé reste posé. { $variant ->
        [ten_rounds] La manche suivante apporte la phase suivante, pour tout le monde.
       *[standard] Qui a posé sa phase passe à la suivante à la manche d’après ; sinon, on retente la même.
    }
phase10flip-guide-list-title = Les dix phases
phase10flip-guide-list =
    Deux suites couleur de 2
    Une suite couleur de 2 et une série de 2
    Une suite couleur de 2 et une série de 3
    Une suite couleur de 3 et une série de 2
    Une suite couleur de 4 et une série de 2
    Deux suites couleur de 3
    Une suite couleur de 3 et une série de 3
    Une suite couleur de 5 et une série de 2
    Une suite couleur de 2 et une série de 4
    Une suite couleur de 3 et deux séries de 2
phase10flip-guide-stars-title = Les étoiles
phase10flip-guide-stars =
    Une étoile vaut le chiffre que tu veux. Côté COULEUR, elle a une couleur et ne vaut que dans cette couleur. Tu dis son chiffre en la posant, et il ne change plus. { $numbered_card ->
        [per_group] Chaque groupe contient au moins une carte à chiffre.
       *[per_phase] Une phase contient au moins une carte à chiffre.
    }
phase10flip-guide-sides-title = Les deux côtés
phase10flip-guide-sides = Chaque carte a deux faces, et un seul côté est en jeu. Chaque manche commence côté COULEUR. Côté INTENSE, une carte est de la couleur que tu veux : les suites y sont faciles.
phase10flip-guide-backs-title = Ce que les autres voient
phase10flip-guide-backs =
    Tu tiens vers toi le côté en jeu, et les autres voient le dos de tes cartes, comme tu vois le dos des leurs. { $own_backs ->
        [hidden] Tu n’as pas le droit de regarder le dos des tiennes.
       *[seen] Tu peux aussi regarder le dos des tiennes.
    } La pioche montre le dos de sa première carte. Après un FLIP, c’est avec ces dos que tu joues.
phase10flip-guide-flip-title = FLIP
phase10flip-guide-flip =
    { $flip_when ->
        [discarded_or_laid] Certaines cartes portent le symbole FLIP. Qui en défausse, en pose ou en ajoute une, symbole visible, retourne la table :
       *[discarded] Certaines cartes portent le symbole FLIP. Qui en défausse une, symbole visible, retourne la table :
    } la pioche, le talon et toutes les mains montrent leur autre côté, et c’est lui qui est en jeu. Les groupes posés restent comme ils sont.
phase10flip-guide-hitting-title = Ajouter des cartes
phase10flip-guide-hitting = Quand ta phase est posée, tu peux ajouter des cartes à n’importe quel groupe, le tien ou celui de quelqu’un d’autre : le même chiffre à une série, le chiffre voisin à un bout d’une suite. Les deux côtés se mélangent. Une suite posée en cartes INTENSE prend la couleur de la première carte COULEUR qui la rejoint.
phase10flip-guide-out-title = Vider sa main
phase10flip-guide-out =
    Qui n’a plus de carte termine la manche aussitôt{ $going_out ->
        [discard_only] {""}. La dernière carte doit être défaussée.
       *[hit_or_discard] {""}, par un ajout ou par sa dernière défausse.
    }
phase10flip-guide-pile-title = Pioche vide
phase10flip-guide-pile =
    { $exhausted_pile ->
        [end_round] Quand la pioche est vide, la manche s’arrête et tout le monde compte.
       *[reshuffle] Quand la pioche est vide, on mélange le talon, sauf sa première carte, pour en faire une nouvelle.
    } Si personne ne vide sa main en { $stall_turns } tours, la manche s’arrête aussi.
phase10flip-guide-points-title = Les points
phase10flip-guide-points = Les points sont mauvais. Qui a vidé sa main n’en prend pas. Les autres comptent les cartes en main, du côté en jeu : 5 de 1 à 9, 10 de 10 à 12, 20 pour une étoile.
phase10flip-guide-end-title = La fin
phase10flip-guide-end =
    { $variant ->
        [ten_rounds] Après dix manches, le moins de points gagne. En cas d’égalité, les personnes à égalité rejouent la phase 10, et la première à vider sa main gagne.
       *[standard] La partie s’arrête à la fin de la manche où quelqu’un réussit la phase { $phases_to_win }. À plusieurs, le moins de points gagne ; en cas d’égalité, on rejoue cette phase, et la première personne à vider sa main gagne.
    }
