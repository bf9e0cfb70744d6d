# Hints at a newcomer’s first table, one short sentence or two; and the way from a rule to its lesson.

hint-close = Fermer
hint-flip7-turn = Encore te donne une carte. Stop garde tes points.
hint-flip7-bust = Deux fois le même chiffre : on saute, sans aucun point.
hint-flip7-freeze = Carte Stop : plus de carte, mais les points restent.
hint-flip7-flip3 = Trois à la suite : trois cartes d’affilée, pas moins.
hint-flip7-chance = Une Seconde Chance reste là, et sauve d’un doublon.
hint-phase10flip-turn = Prends une carte, de la pioche ou du talon. Puis défausse.
hint-phase10flip-lay = Une phase posée reste là. Ensuite, on peut ajouter partout.
hint-phase10flip-hit = Voilà un ajout : une carte de plus sur un groupe posé.
hint-phase10flip-flip = FLIP : toutes les mains se retournent. Ce qui est posé, non.
web-rules-lesson = L’apprendre en jouant
