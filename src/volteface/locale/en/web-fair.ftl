# The page that checks the deals of a finished game in the browser.

web-fair-intro = This page deals a finished game again, here in your browser, and compares every draw with the log.
web-fair-checking = Dealing it all again …
web-fair-right =
    { $draws ->
        [one] The draw is right
       *[other] All { $draws } draws are right
    }
web-fair-right-note = Every card came from the secret that was fixed before the game, and from the chance that the players added.
web-fair-wrong = Draw { $draw } is wrong
web-fair-wrong-note = Up to here all is right. Entry { $entry } of the log is not what the secret and the seats make, so nothing after it can be compared.
web-fair-faulty = This game does not hold
web-fair-other-promise = Another promise
web-fair-other-promise-note = The draws fit the log, but this browser was shown another fingerprint at the table. This is not the game you sat down to.
web-fair-other-chance = Your chance is missing
web-fair-other-chance-note = The draws fit the log, but what this browser added to the deal is not in it. If you kept your seat and sat down nowhere else, the server left it out.
web-fair-should = By the secret
web-fair-is = In the log
web-fair-place =
    { $count ->
        [one] { $count } place differs
       *[other] { $count } places differ
    }

web-fair-promise-title = The promise
web-fair-promise = Before anybody sat down, the fingerprint of a secret was shown:
web-fair-promise-early = This browser saw the same one before the game began.
web-fair-promise-late = This browser saw the same one while the game was on.
web-fair-promise-other = This browser saw another one:
web-fair-promise-absent = This browser was not there. Compare it with what you or a friend noted.
web-fair-secret-title = The secret
web-fair-secret = Shown when the game was over. Its fingerprint (SHA-256) is the one that was promised.
web-fair-chance-title = Everybody's chance
web-fair-chance = Everybody who sat down added something that nobody could know when the secret was picked.
web-fair-chance-there = What this browser added is there.
web-fair-chance-missing = What this browser added is not there. Did you leave your seat, or sit down again on another device?
web-fair-chance-none = This browser added nothing at this table.
web-fair-chance-bot = a bot adds none
web-fair-seed-title = The seed
web-fair-seed = Secret, rules, names and chance, mixed together (HMAC-SHA-256). All draws come from it.
web-fair-deals-title = The draws
web-fair-deals =
    { $draws ->
        [one] { $draws } draw was made again.
       *[other] { $draws } draws were made again.
    }
web-fair-deals-elsewhere =
    { $draws ->
        [one] { $draws } more belongs to the game that was played on from; check that one, too.
       *[other] { $draws } more belong to the game that was played on from; check that one, too.
    }
web-fair-one-by-one = Draw by draw
web-fair-first-dealer = { $name } deals first
web-fair-round-shuffled =
    { $cards ->
        [one] { $cards } card for a round
       *[other] { $cards } cards for a round
    }
web-fair-pile-shuffled =
    { $cards ->
        [one] { $cards } card for a new draw pile
       *[other] { $cards } cards for a new draw pile
    }
web-fair-is-right = right
web-fair-is-wrong = wrong
web-fair-is-open = cannot be told

web-fair-tamper = Show me a tampered game
web-fair-tampered = We changed one card on purpose, in entry { $entry }. Nothing was sent or kept.
web-fair-untamper = Back to the real game
web-fair-open = Open a file
web-fair-open-note = A game that was saved here or with “volteface export”. It stays in your browser.
web-fair-save = Save this game
web-fair-replay = Watch it again
web-fair-limits-title = What this does not show
web-fair-limits = That nobody was shown a card too early. That the moves were by the rules: “volteface verify” checks those, too. And this page comes from the same server: whoever trusts nobody saves the game and checks it with a program of their own.
web-fair-file = File: { $name }

web-fair-fault-unreadable = This is not a game, or it is damaged.
web-fair-fault-real-cards = This game was played with real cards: people dealt them, so there is no deal to verify.
web-fair-fault-unknown-game = This page does not know this game.
web-fair-fault-no-commitment = There is no promise at its beginning: it was not dealt in this way.
web-fair-fault-never-began = This game never began.
web-fair-fault-not-over = The secret is not shown: the game is not over.
web-fair-fault-other-secret = The secret is not the one that was promised.
web-fair-fault-other-rules = The rules at its head are not those the game began with.
web-fair-fault-entry-missing = An entry of the log is missing.
web-fair-fault-amended = A move was changed afterwards.
web-fair-fault-too-early = There is a move before the game began.
web-fair-fault-taken-back = Something was taken back that cannot be.
web-fair-fault-branched-late = The log says in the middle of the game that it goes on from another one. That would hide deals.
web-fair-fault-nothing-dealt = No deal was made at this table, so nothing is proven. Check the game that it goes on from.
web-fair-fault-other-deck = The cards in the deck are not those that should be left.
web-fair-fault-unknown-move = There is a move of the Dealer that cannot come here.
web-fair-at-entry = Entry { $entry } of the log.
