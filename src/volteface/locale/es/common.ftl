# Words that fit every game: lists, editions, general readings and refusals, what rules are shown with.

## Lists of names. A list is built pair by pair; list-last joins the last name.
## list-last-before-i is list-last before a name that sounds like i, which only Spanish tells apart.

list-nobody = nadie
list-more = { $first }, { $next }
list-last = { $first } y { $last }
list-last-before-i = { $first } e { $last }
list-score = { $name } { $points }

## Editions

edition-en = Reglas inglesas
edition-fr = Reglas francesas
edition-qc = Hoja de Quebec
edition-es = Reglas españolas
edition-en31 = Reglas inglesas actuales

## Readings that any game may lean on

reading-agreed = Las reglas que lo tratan coinciden, y nada en estas dice lo contrario.
reading-invents-least = Ninguna regla lo trata: tomamos la respuesta que no añade castigos, ventajas ni jugadas forzadas.

## Refusals that any game may give. $seat is a player's name, or a number where there is no such seat.

refused-dealer-is-known = Ya se sabe quién reparte primero.
refused-no-such-seat = En esta mesa no existe el sitio { $seat }.
refused-game-is-over = La partida ha acabado.
refused-round-is-not-over = Esta ronda aún no ha acabado.

## How rules are shown

rules-differ = Donde las ediciones difieren
rules-agree = Donde dan la misma respuesta
rules-moot = No se plantea aquí: { $why }.
rules-reading = Nuestra lectura: { $why }
rules-legend = Qué dicen los signos
rules-mark-explicit = las reglas lo dicen
rules-mark-reading = las reglas no dicen nada; es nuestra lectura
rules-mark-moot = la pregunta no se plantea en esta edición; la respuesta sirve a las reglas de la casa que la plantean
rules-unofficial = No oficial: nuestras palabras y nuestras lecturas, no las de la editorial.
