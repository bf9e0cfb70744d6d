# The lessons in the terminal: `volteface learn`.

cli-learn = Apprendre un jeu en courtes leçons, à une vraie table.
cli-learn-option-lesson = La leçon par laquelle commencer, par numéro ou par nom; sinon la première.
cli-learn-option-list-only = Seulement lister les leçons.
terminal-lesson-done = Bravo, la leçon est finie.
terminal-lesson-next = Entrée pour la leçon suivante, ou q pour quitter.
terminal-lesson-rests = Pour continuer plus tard : { $command }
terminal-lesson-listed = { $title } : { $note } ({ $name })
