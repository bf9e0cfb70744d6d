# Searching the rules in plain words. In `same`, each line lists words and phrases that mean the same thing at the table.

rules-search-ignored = un une le la les l de du des d est sont je tu il elle on nous vous mon ma mes ton ta tes son sa ses à a au aux en dans sur et ou si que qu qui quoi quand comment peut peux doit faut ce cette ces c avec pour par ai as ont y fait se s ne pas n puis combien quel quelle quels quelles est-ce où t
rules-search-same =
    seconde chance, deuxième chance, 2e chance, second chance, secondes chances
    trois à la suite, flip three, flip 3, flip3, trois cartes
    flip 7, flip seven, flip7, sept cartes, sept chiffres, sept différents
    ×2, x2, fois deux, fois 2, double, doubles, doubler
    +2, +4, +6, +8, +10, plus, bonus, cartes bonus, carte bonus
    égalité, égal, égaux, ex aequo, exæquo, même score, mêmes points, même total, partagé, partagée
    paquet, paquets, pioche, deck, pile, plus de cartes
    vide, épuisé, épuisée, fini, finie, sans pioche, vidée, reste rien, plus rien
    mélanger, mélange, mélangé, remélanger, mélange-t-on
    défausse, défausser, défaussée, défaussées, talon, défausses, jeter
    carte stop, cartes stop, stop, freeze, gel, gelé, figer
    sauter, saute, sauté, bust, doublon, doublons, perdu, perdue, même chiffre
    rester, reste, dire stop, arrêter, arrête
    encore, tirer, tire, prendre une carte
    deuxième, seconde, second, trop, supplémentaire, autre
    seul, seule, personne d’autre, dernière personne, dernier joueur, solo, tout seul
    soi-même, soi, moi-même, lui-même, toi-même
    attente, attendu, attendre, attend, mise de côté, de côté
    joueurs, joueur, personnes, gens, joueuses
    à deux, deux joueurs, 2 joueurs, à 2
    gagner, gagne, gagnant, gagnante, victoire, vainqueur
    score, scores, points, point, total
    fin, finit, fini, finir, termine, arrête, au plus tard
    donne, première carte, première donne, distribution, distribuer, distribue
    suite, suites
    série, séries, brelan, paire
    étoile, étoiles, joker, jokers
    couleur, couleurs, côté couleur
    dos, verso, autre côté, autre face
    poser, pose, posée, posé, poser sa phase
    sortir, finir sa main, vider sa main, dernière carte, plus de cartes en main
    plus grand, plus long, plus longue, plus grande, trop de cartes
rules-search-nothing = Rien trouvé pour « { $asked } ». Essaie moins de mots, ou d’autres.
