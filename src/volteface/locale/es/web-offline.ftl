# Jugar sin red: las palabras del navegador. Un identificador nuevo va en los cuatro idiomas, con las mismas variables.

web-offline-ready = Listo sin red
web-offline-ready-note = Las partidas con bots y las reglas ya están en este dispositivo.
web-offline-badge = Funciona sin red
web-offline-strip = Sin red.
web-offline-strip-ready = Las partidas con bots, las cartas reales, las lecciones y las reglas siguen funcionando.
web-offline-strip-bare = Las reglas siguen funcionando. Las partidas también vendrán contigo en cuanto juegues una vez con red.
web-offline-lobby = sin red
web-offline-invite = Para invitar a amigos hace falta red.
web-offline-starting = Sacando las cartas …
web-offline-restarting = El juego vuelve a arrancar en este dispositivo. No se pierde nada.
web-on-this-device = En este dispositivo

web-install-title = Siempre a mano
web-install-home = Se abre desde tu pantalla de inicio
web-install-anywhere = Funciona en trenes, aviones e islas
web-install-free = Sin cuenta y sin tienda
web-install = Instalar
web-install-not-now = Ahora no
web-install-ios = Toca Compartir y luego «Añadir a pantalla de inicio».
web-install-menu = Abre el menú del navegador y toca «Instalar aplicación» o «Añadir a pantalla de inicio».

web-update = Hay una versión nueva.
web-update-note = Es buen momento. No se pierde nada.
web-update-now = Actualizar
web-update-later = Más tarde
web-update-after = Tras la partida

web-together = Varias personas, un dispositivo
web-together-note = Escribe quién juega aquí contigo y pasaos el dispositivo. Los bots ocupan los demás sitios.
web-together-name = Nombre de la persona { $number }
web-together-remove = La persona { $number } no juega
web-together-add = Una persona más
web-together-play = Jugar aquí
web-pass-to = Pásalo a { $name }
web-pass-note = { $name }, es tu turno. El resto mira a otro lado.
web-pass-open = Soy { $name }

web-move-send = Seguir en el servidor
web-move-send-note = Envía esta partida al servidor. Allí continúa, con un enlace que otras personas pueden seguir. Aquí se detiene.
web-move-send-done = La partida está en el servidor.
web-move-take = Llevarse la partida
web-move-take-note = La partida continúa en este dispositivo, también sin red. En el servidor se detiene.
web-move-take-done = La partida está en este dispositivo.
web-move-publish = Enviarla al servidor
web-move-publish-note = La partida terminada recibe un enlace. Así se puede volver a ver y comprobar su reparto.
web-move-publish-done = La partida está también en el servidor.
web-move-refused = Se queda donde estaba. { $why }
web-record-moved = Trasladadas a medias
