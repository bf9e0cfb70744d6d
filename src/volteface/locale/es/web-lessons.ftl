# The pages of the lessons in the browser.

lesson-learn = Aprender
lesson-count = { $done } de { $all }
lesson-number = lección { $number }, un minuto
lesson-minute = 1 min
lesson-begin = Empezar
lesson-go-on = Seguir
lesson-half-way = Seguir en el paso { $step }
lesson-done = hecho
lesson-other-books = Otras reglas
lesson-leave = Volver a las lecciones
lesson-skip = Saltar
lesson-steps = Pasos de la lección
lesson-stacked = El montón está preparado para ti. Nada cuenta, y puedes volver a cualquier paso.
lesson-you = Tú
lesson-not-now = Lee primero y luego sigue.
lesson-well-done = ¡Muy bien!
lesson-learned = «{ $title }»: ¡aprendido!
lesson-next = Siguiente
lesson-all = Todas las lecciones
lesson-play = Jugar
lesson-all-done = Eso es todo. ¡A jugar de verdad!
lesson-again = Intentar otra vez
lesson-missing = Esa lección no existe
lesson-missing-note = Puede que el enlace sea antiguo. Todas las lecciones están en la lista.
lesson-read = Leer la regla
