# The companion for real cards: what does not fit what happened before.

## What does not fit what happened before

misfit-not-at-the-table = { $player } n’est pas à la table.
misfit-not-in-this-round = { $player } ne joue pas cette fois-ci.
misfit-no-cards-now = On ne retourne pas de carte en ce moment.
misfit-no-round = Rien n’est en cours pour le moment.
misfit-target-first = D’abord : pour qui est la carte { $card }? ({ $player })
misfit-not-their-turn = C’est à { $turn }, pas à { $player }.
misfit-card-is-due = { $player } doit d’abord piger une carte.
misfit-no-target-now = { $player } n’a pas de carte à jouer sur quelqu’un.
misfit-score-is-missing = Des points, des cartes ou zéro : il faut entrer quelque chose.
misfit-number-twice = Un chiffre est là deux fois : la ronde est perdue.
misfit-more-than-seven = Sept chiffres différents terminent la ronde.
misfit-seats = On ne peut pas jouer à { $seats } avec ces règles.
misfit-round-is-running = Ce n’est pas encore fini.
misfit-game-is-over = La partie est finie.
misfit-who-deals = Qui brasse en premier?
misfit-same-name = Deux personnes ont le même nom.
misfit-cannot-count = Ça ne peut pas compter comme ça. Change-le ou laisse-le de côté.
misfit-entered-elsewhere = Quelqu’un d’autre a noté autre chose pour le même moment.
misfit-changed-elsewhere = Quelqu’un d’autre a changé la même entrée.
misfit-only-scores = À Phase 10 FLIP!, on note juste les points : les mains sont cachées.
misfit-out-has-laid = Qui termine a posé sa phase : { $player }.
misfit-out-has-no-cards = { $player } a terminé : il ne reste aucune carte.
misfit-no-such-phase = Il n’y a pas de phase { $phase } ici.
