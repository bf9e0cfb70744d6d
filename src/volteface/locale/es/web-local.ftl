# El anfitrión en el navegador: por qué no puede guardar o leer algo, y por qué no puede funcionar.

refused-storage-full = En este dispositivo no queda espacio, así que no cuenta. Libera espacio e inténtalo de nuevo.
refused-storage-closed = El navegador ha cerrado el almacenamiento de esta página. Recárgala: lo jugado está guardado.
refused-table-is-open = Esta partida sigue abierta. Deja primero su mesa.
local-restarted = El juego ha tenido que reiniciarse en este dispositivo. Mira si se ha hecho; si no, inténtalo de nuevo.
local-restored = El almacenamiento de este navegador estaba dañado. Tus partidas han vuelto, hasta la última jugada.
local-lost = Este navegador ha perdido las partidas de este dispositivo. Si las guardaste en un archivo, recupéralas en tu página.
local-failed = Esta partida no se abre aquí
local-failed-engine = No se ha podido cargar el juego en este dispositivo. Inténtalo de nuevo cuando tengas conexión.
local-failed-storage = Este navegador no guarda nada de esta página, así que aquí no se puede jugar sin red. Permite el almacenamiento o sal de la navegación privada.
local-failed-newer = Otra pestaña tiene una versión más nueva del juego. Cierra todas sus pestañas y vuelve a abrirlo: lo jugado está guardado.
local-failed-crashed = El juego falla una y otra vez en este dispositivo. Recarga la página: lo jugado está guardado.
