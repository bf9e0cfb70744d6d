# The lessons in the terminal: `volteface learn`.

cli-learn = Aprende un juego en lecciones cortas, en una mesa de verdad.
cli-learn-option-lesson = La lección con la que empezar, por número o por nombre; si no, la primera.
cli-learn-option-list-only = Solo listar las lecciones.
terminal-lesson-done = Muy bien. Lección terminada.
terminal-lesson-next = Intro para la lección siguiente o q para salir.
terminal-lesson-rests = Para seguir más tarde: { $command }
terminal-lesson-listed = { $title }: { $note } ({ $name })
