# La page qui vérifie les donnes d'une partie finie dans le navigateur.

web-fair-intro = Cette page redistribue une partie finie, ici dans ton navigateur, et compare chaque tirage au journal.
web-fair-checking = On redistribue tout …
web-fair-right =
    { $draws ->
        [one] Le tirage est juste
       *[other] Les { $draws } tirages sont justes
    }
web-fair-right-note = Chaque carte vient du secret fixé avant la partie et du hasard que les joueurs ont ajouté.
web-fair-wrong = Le tirage { $draw } est faux
web-fair-wrong-note = Jusqu’ici tout est juste. L’entrée { $entry } du journal n’est pas ce que donnent le secret et les places; la suite ne peut plus être comparée.
web-fair-faulty = Cette partie ne tient pas
web-fair-other-promise = Une autre promesse
web-fair-other-promise-note = Les tirages collent au journal, mais ce navigateur a vu une autre empreinte à la table. Ce n’est pas la partie que tu as commencée.
web-fair-other-chance = Ton hasard n’y est pas
web-fair-other-chance-note = Les tirages collent au journal, mais ce que ce navigateur a ajouté n’y est pas. Si tu as gardé ta place et n’en as pas pris d’autre, le serveur l’a laissé de côté.
web-fair-should = D’après le secret
web-fair-is = Dans le journal
web-fair-place =
    { $count ->
        [one] { $count } place diffère
       *[other] { $count } places diffèrent
    }

web-fair-promise-title = La promesse
web-fair-promise = Avant que quiconque s’assoie, l’empreinte d’un secret a été montrée :
web-fair-promise-early = Ce navigateur a vu la même avant le début de la partie.
web-fair-promise-late = Ce navigateur a vu la même pendant la partie.
web-fair-promise-other = Ce navigateur en a vu une autre :
web-fair-promise-absent = Ce navigateur n’y était pas. Compare avec ce que toi ou quelqu’un d’autre avez noté.
web-fair-secret-title = Le secret
web-fair-secret = Montré à la fin de la partie. Son empreinte (SHA-256) est celle qui était promise.
web-fair-chance-title = Le hasard de chacun
web-fair-chance = Chaque personne qui s’est assise a ajouté quelque chose que personne ne pouvait connaître quand le secret a été choisi.
web-fair-chance-there = Ce que ce navigateur a ajouté y est.
web-fair-chance-missing = Ce que ce navigateur a ajouté n’y est pas. As-tu quitté ta place, ou l’as-tu reprise sur un autre appareil?
web-fair-chance-none = Ce navigateur n’a rien ajouté à cette table.
web-fair-chance-bot = un robot n’ajoute rien
web-fair-seed-title = La graine
web-fair-seed = Secret, règles, noms et hasard mêlés (HMAC-SHA-256). Tous les tirages en viennent.
web-fair-deals-title = Les tirages
web-fair-deals =
    { $draws ->
        [one] { $draws } tirage a été refait.
       *[other] { $draws } tirages ont été refaits.
    }
web-fair-deals-elsewhere =
    { $draws ->
        [one] { $draws } autre vient de la partie d’origine; vérifie-la aussi.
       *[other] { $draws } autres viennent de la partie d’origine; vérifie-la aussi.
    }
web-fair-one-by-one = Tirage par tirage
web-fair-first-dealer = { $name } distribue en premier
web-fair-round-shuffled =
    { $cards ->
        [one] { $cards } carte pour une ronde
       *[other] { $cards } cartes pour une ronde
    }
web-fair-pile-shuffled =
    { $cards ->
        [one] { $cards } carte pour une nouvelle pioche
       *[other] { $cards } cartes pour une nouvelle pioche
    }
web-fair-is-right = juste
web-fair-is-wrong = faux
web-fair-is-open = impossible à dire

web-fair-tamper = Montre-moi une partie truquée
web-fair-tampered = Nous avons changé une carte exprès, à l’entrée { $entry }. Rien n’a été envoyé ni gardé.
web-fair-untamper = Revenir à la vraie partie
web-fair-open = Ouvrir un fichier
web-fair-open-note = Une partie enregistrée ici ou avec « volteface export ». Elle reste dans ton navigateur.
web-fair-save = Enregistrer la partie
web-fair-replay = La revoir
web-fair-limits-title = Ce que cela ne montre pas
web-fair-limits = Que personne n’a vu une carte trop tôt. Que les coups suivaient les règles : « volteface verify » les vérifie aussi. Et cette page vient du même serveur : qui ne se fie à personne enregistre la partie et la vérifie avec son propre programme.
web-fair-file = Fichier : { $name }

web-fair-fault-unreadable = Ce n’est pas une partie, ou elle est abîmée.
web-fair-fault-real-cards = Cette partie s’est jouée avec de vraies cartes : ce sont les gens qui ont brassé, il n’y a donc aucune brasse à vérifier.
web-fair-fault-unknown-game = Cette page ne connaît pas ce jeu.
web-fair-fault-no-commitment = Le journal ne commence par aucune promesse : ces cartes n’ont pas été distribuées ainsi.
web-fair-fault-never-began = Cette partie n’a jamais commencé.
web-fair-fault-not-over = Le secret n’est pas montré : la partie n’est pas finie.
web-fair-fault-other-secret = Le secret n’est pas celui qui était promis.
web-fair-fault-other-rules = Les règles en tête ne sont pas celles du début de la partie.
web-fair-fault-entry-missing = Il manque une entrée au journal.
web-fair-fault-amended = Un coup a été changé après.
web-fair-fault-too-early = Il y a un coup avant le début de la partie.
web-fair-fault-taken-back = On est revenu sur un coup qui ne peut pas être repris.
web-fair-fault-branched-late = Le journal dit au beau milieu de la partie qu’elle en continue une autre. Cela cacherait des donnes.
web-fair-fault-nothing-dealt = Aucune donne n’a été faite à cette table : rien n’est donc prouvé. Vérifie la partie dont elle est la suite.
web-fair-fault-other-deck = Les cartes du paquet ne sont pas celles qui devraient rester.
web-fair-fault-unknown-move = Il y a un coup du Donneur qui ne peut pas venir ici.
web-fair-at-entry = Entrée { $entry } du journal.
