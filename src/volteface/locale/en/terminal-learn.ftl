# The lessons in the terminal: `volteface learn`.

cli-learn = Teach a game in short lessons, played at a real table.
cli-learn-option-lesson = The lesson to begin with, by number or name; the first one if none is named.
cli-learn-option-list-only = Only list the lessons.
terminal-lesson-done = Well done. That was the lesson.
terminal-lesson-next = Press Enter for the next lesson, or q to quit.
terminal-lesson-rests = To go on later: { $command }
terminal-lesson-listed = { $title }: { $note } ({ $name })
