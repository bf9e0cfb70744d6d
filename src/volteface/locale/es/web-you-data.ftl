# Lo que un navegador guarda de alguien, y cómo se borra todo.

web-storage-games =
    { $games ->
        [0] En este navegador no hay ninguna partida guardada.
        [one] En este navegador hay { $games } partida guardada.
       *[other] En este navegador hay { $games } partidas guardadas.
    }
web-storage-used = Volteface ocupa aquí { $size } MB.
web-storage-kept = El navegador lo guarda hasta que lo borres.
web-storage-not-kept = El navegador no ha querido. Con la aplicación en tu pantalla de inicio suele aceptar.
web-storage-may-go = El navegador puede borrarlo si falta espacio.
web-storage-keep = Pedir al navegador que lo guarde
web-storage-fetch = Prepararse para jugar sin red ({ $size } MB)
web-storage-save = Guardarlo todo en un archivo
web-storage-restore = Recuperar un archivo guardado
web-storage-restored =
    { $games ->
        [0] No hay nada nuevo en ese archivo.
        [one] Ha vuelto { $games } partida.
       *[other] Han vuelto { $games } partidas.
    }
web-storage-known =
    { $known ->
        [one] { $known } ya estaba aquí.
       *[other] { $known } ya estaban aquí.
    }
web-storage-refused =
    { $refused ->
        [one] { $refused } no se pudo leer.
       *[other] { $refused } no se pudieron leer.
    }
web-storage-note = El archivo contiene tus partidas, también las que no han terminado. No lo enseñes mientras dure una partida: sus cartas están dentro.

web-forget-goes-local = las partidas de este dispositivo en las que nadie más de él jugó
web-forget = Borrar mis datos
web-forget-note = Tu nombre, tus claves, tu lista de partidas y tu balance, en este servidor y en todos tus dispositivos.
web-forget-question = ¿Borrarlo todo?
web-forget-goes = Lo que se va
web-forget-goes-name = tu nombre, y lo que permite a tus dispositivos ser tú
web-forget-goes-games = tu lista de partidas y tu balance
web-forget-goes-notes = lo que este navegador anotó de tus mesas
web-forget-stays = Lo que queda
web-forget-stays-logs = los registros de las partidas, con los nombres usados en la mesa: la prueba de los demás depende de ellos
web-forget-stays-running = una partida en curso: un bot juega por ti
web-forget-yes = Borrar para siempre
web-forget-no = Conservar
web-forget-done = Hecho. Aquí ya nadie te conoce.
