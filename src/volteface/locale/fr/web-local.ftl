# L’hôte dans le navigateur : pourquoi il ne peut garder ou lire quelque chose, et pourquoi il ne tourne pas.

refused-storage-full = Cet appareil n’a plus de place, cela ne compte donc pas. Libère un peu de place et réessaie.
refused-storage-closed = Le navigateur a fermé le stockage de cette page. Recharge-la : ce qui a été joué est gardé.
refused-table-is-open = Cette partie est encore ouverte. Quitte d’abord sa table.
local-restarted = Le jeu a dû redémarrer sur cet appareil. Regarde si c’est fait ; sinon, réessaie.
local-restored = Le stockage de ce navigateur était abîmé. Tes parties sont de retour, jusqu’au dernier coup.
local-lost = Ce navigateur a perdu les parties de cet appareil. Si tu les as enregistrées dans un fichier, reprends-le sur ta page.
local-failed = Cette partie ne s’ouvre pas ici
local-failed-engine = Le jeu n’a pas pu être chargé sur cet appareil. Réessaie une fois en ligne.
local-failed-storage = Ce navigateur ne garde rien pour cette page : impossible de jouer ici sans réseau. Autorise le stockage, ou quitte la navigation privée.
local-failed-newer = Un autre onglet a une version plus récente du jeu. Ferme tous ses onglets, puis rouvre-le : ce qui a été joué est gardé.
local-failed-crashed = Le jeu n’arrive pas à tourner sur cet appareil. Recharge la page : ce qui a été joué est gardé.
