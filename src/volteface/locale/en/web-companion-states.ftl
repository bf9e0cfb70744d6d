# Real cards: what everybody should know of a table, such as that odds are off, or that an entry was not taken.

companion-no-odds = Odds are off
companion-refused =
    { $entries ->
        [one] One entry was not taken. It is kept here.
       *[other] { $entries } entries were not taken. They are kept here.
    }
companion-refused-title = Not taken
companion-refused-again = Send it again
companion-group-name = Name of this group
companion-import-bad = This file is neither a score sheet nor a game that was saved here.
