# Real cards without a connection: entries that the server did not take afterwards.

companion-refused =
    { $entries ->
        [one] One entry was not taken. It is kept here.
       *[other] { $entries } entries were not taken. They are kept here.
    }
companion-refused-title = Not taken
companion-refused-again = Send it again
