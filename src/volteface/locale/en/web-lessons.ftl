# The pages of the lessons in the browser.

lesson-learn = Learn
lesson-count = { $done } of { $all }
lesson-number = lesson { $number }, one minute
lesson-minute = 1 min
lesson-begin = Begin
lesson-go-on = Go on
lesson-half-way = Go on with step { $step }
lesson-done = done
lesson-other-books = Other rulebooks
lesson-leave = Back to the lessons
lesson-skip = Skip
lesson-steps = Steps of this lesson
lesson-stacked = We stacked the deck for you. Nothing counts, and you can go back to any step.
lesson-you = You
lesson-not-now = Read first, then go on.
lesson-well-done = Well done!
lesson-learned = “{ $title }”: you’ve got it.
lesson-next = Next lesson
lesson-all = All lessons
lesson-play = Play a game
lesson-all-done = That was all. Now for a real table!
lesson-again = Try again
lesson-missing = No such lesson
lesson-missing-note = The link may be old. All lessons are in the list.
lesson-read = Read about it
