# The pages of the lessons in the browser.

lesson-learn = Apprendre
lesson-count = { $done } sur { $all }
lesson-number = leçon { $number }, une minute
lesson-minute = 1 min
lesson-begin = Commencer
lesson-go-on = Continuer
lesson-half-way = Continuer à l’étape { $step }
lesson-done = fini
lesson-other-books = Les autres livrets
lesson-leave = Retour aux leçons
lesson-skip = Passer
lesson-steps = Étapes de la leçon
lesson-stacked = Le paquet est préparé pour toi. Rien ne compte, et tu peux revenir à chaque étape.
lesson-you = Toi
lesson-not-now = Lis d’abord, puis continue.
lesson-well-done = Bravo !
lesson-learned = « { $title } » : c’est acquis !
lesson-next = Leçon suivante
lesson-all = Toutes les leçons
lesson-play = Jouer
lesson-all-done = C’est tout. Place à une vraie partie !
lesson-again = Réessayer
lesson-missing = Leçon introuvable
lesson-missing-note = Le lien est peut-être ancien. Toutes les leçons sont dans la liste.
lesson-read = Lire la règle
