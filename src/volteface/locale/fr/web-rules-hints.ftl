# Hints at a newcomer’s first table, one short sentence or two; and the way from a rule to its lesson.

hint-close = Fermer
hint-flip7-turn = Encore te donne une carte de plus. Stop garde tes points et finit la manche pour toi.
hint-flip7-bust = Deux fois le même chiffre, et on saute : aucun point dans cette manche.
hint-flip7-freeze = Carte Stop : plus aucune carte dans cette manche, mais les points restent.
hint-flip7-flip3 = Trois à la suite : trois cartes d’affilée, qu’on le veuille ou non.
hint-flip7-chance = Une Seconde Chance reste là jusqu’à ce qu’elle sauve d’un doublon.
hint-phase10flip-turn = Prends une carte de la pioche ou du talon. À la fin du tour, défausses-en une.
hint-phase10flip-lay = Une phase posée compte et reste là. Qui l’a posée peut ajouter des cartes partout.
hint-phase10flip-hit = Voilà un ajout : une carte de plus sur un groupe posé.
hint-phase10flip-flip = FLIP : tout le monde joue l’autre face. Ce qui est posé reste.
web-rules-lesson = L’apprendre en jouant
