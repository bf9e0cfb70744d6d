# La página sobre ti: tus partidas, tu balance, tus otros dispositivos, tus datos.

web-me = Tú
web-me-nobody = Este navegador aún no te conoce. Juega una partida y te conocerá.

web-played-none = Aún no hay ninguna partida acabada.
web-played-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-played-with = con { $names }
web-played-more = Ver más
web-played-real-cards = Cartas de verdad: no hay reparto que verificar
web-scores = Hoja de puntos
web-scores-of = Hoja de puntos: { $game }, { $date }
web-real-cards-mark = Cartas de verdad
web-played-imported = De un archivo
web-played-unverified = De un archivo, sin verificar
web-watch-again = Repetición
web-replay-of = Repetición de { $game }, { $date }
web-check-of = Comprobar los repartos de { $game }, { $date }
web-rematch-of = Revancha de { $game }, { $date }

web-record = Tu balance
web-record-people = Contra personas
web-record-bots = Contra bots
web-record-won =
    { $games ->
        [one] { $won } de { $games } partida ganada
       *[other] { $won } de { $games } partidas ganadas
    }
web-record-none = todavía no
web-record-note = Una partida cuenta contra personas si había otra persona en la mesa. Las partidas seguidas desde una repetición no cuentan.

web-carry = Otro dispositivo
web-carry-note = Sé tú en el teléfono y en el portátil: las mismas partidas, el mismo balance.
web-carry-make = Crear un enlace
web-carry-warning = Con este enlace cualquiera puede jugar en tu lugar. Ábrelo en tu otro dispositivo y no se lo enseñes a nadie.
web-carry-link = Enlace para tu otro dispositivo
web-carry-qr = Código QR del enlace para tu otro dispositivo
web-carry-copied = Copiado. Ábrelo en tu otro dispositivo.
web-carry-gone = Este enlace no lleva a nadie. Crea uno nuevo en el otro dispositivo.
web-carry-same = Aquí ya eres { $name }.
web-carry-question = ¿Ser { $name } aquí?
web-carry-fresh = Las partidas y el balance de { $name } vienen a este navegador. Di que sí solo si eres { $name }.
web-carry-instead = Este navegador es { $old }. Si pasa a ser { $name }, pierde las partidas y el balance de { $old }, salvo que otro dispositivo tuyo aún los tenga. Di que sí solo si eres { $name }.
web-carry-yes = Ser { $name }
web-carry-no = No
web-carry-stay = Seguir siendo { $old }
web-carry-done = Ahora eres { $name } aquí.

web-devices = Tus dispositivos
web-devices-note = Los navegadores y los enlaces con los que juegas. Cierra la sesión de los que hayas perdido o no conozcas.
web-devices-this = Este navegador
web-devices-since = Desde el { $when }
web-devices-revoke = Cerrar sesión
web-devices-gone = Sesión cerrada.
