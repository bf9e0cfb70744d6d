# Hints at a newcomer’s first table, one short sentence or two; and the way from a rule to its lesson.

hint-close = Fermer
hint-flip7-turn = Piger te donne une carte. Finir garde tes points.
hint-flip7-bust = Deux fois le même chiffre : un doublon, et aucun point.
hint-flip7-freeze = Gel : plus de carte, mais les points restent.
hint-flip7-flip3 = Retourne trois : trois cartes d’affilée, pas moins.
hint-flip7-chance = Une Deuxième chance reste là, et sauve d’un doublon.
hint-phase10flip-turn = Pige une carte, ou prends celle du talon. Puis défausse.
hint-phase10flip-lay = Une phase posée reste là. Ensuite, on peut ajouter partout.
hint-phase10flip-hit = Voilà un ajout : une carte de plus sur un groupe posé.
hint-phase10flip-flip = FLIP : toutes les mains se retournent. Ce qui est posé, non.
web-rules-lesson = L’apprendre en jouant
