# Rules as pages: searching, sending and printing them.

web-rules-ask = What’s the argument about?
web-rules-ask-example =
    { $game_id ->
        [phase10flip] two runs of one colour
       *[flip7] a second Second Chance
    }
web-rules-found =
    { $count ->
        [0] Nothing found.
        [one] One rule found.
       *[other] { $count } rules found.
    }
web-rules-related = More about this
web-rules-print = Print
web-rules-send = Send this rule
web-rules-link = A link to this rule
web-rules-copied = Link copied. Settle it!
web-rules-all = All rules
web-rules-missing = There is no such rule here.
web-which-rule-now = What counts right now
