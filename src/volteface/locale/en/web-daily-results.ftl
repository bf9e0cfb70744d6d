# Today's deck in the browser: the deck of Phase 10 FLIP!, everybody's results, and friends.

web-daily-games = Which game?
web-daily-played = played
web-daily-new-day = A new day has begun: this is today’s deck.
web-daily-turns =
    { $score ->
        [one] turn.
       *[other] turns.
    }
web-daily-note-no-cost = Where you chose differently, it cost you nothing.
web-daily-analyse = Analyse
web-daily-fewer = Show less
web-daily-picture = Save as a picture
web-daily-share-turns =
    { $score ->
        [one] { $day }: { $score } turn (bot: { $solver })
       *[other] { $day }: { $score } turns (bot: { $solver })
    }

## Everybody's results

web-daily-played-points =
    { $players ->
        [0] Nobody has finished it here yet.
        [one] One has finished it, with { $half }.
       *[other] { $players } have finished it. Half made { $half } or more.
    }
web-daily-played-turns =
    { $players ->
        [0] Nobody has finished it here yet.
        [one] One has finished it, in { $half } turns.
       *[other] { $players } have finished it. Half took { $half } turns or fewer.
    }
web-daily-name-shown = Your name and result will be in today’s table, for all who have played.
web-daily-standings = Today’s table
web-daily-players =
    { $players ->
        [one] { $players } has finished
       *[other] { $players } have finished
    }
web-daily-better-than = Better than { $percent } % here.

## Friends, by link

web-daily-friends = Friends
web-daily-friend-made = { $name } made this.
web-daily-friend-first = Play the same cards first. Then you see { $name }’s rounds beside yours.
web-daily-both = Both results
web-daily-rounds-of = The rounds of { $name }
web-daily-mine = My result

## The deck of Phase 10 FLIP!

web-daily-phase10flip-above = Three phases
web-daily-phase10flip-below = few turns
web-daily-phase10flip-rule = Lay phases 1, 2 and 3 and go out each time. Turns count; a round has 20 at most.
web-daily-phase10flip-rule-solver = Then our best bot plays your deck, and you compare.
web-daily-phase10flip-solver = Our best bot, with your deck
web-daily-phase10flip-solver-short = Bot
web-daily-phase10flip-solver-note = Fewer turns are better. The bot sees what you saw, and plays both choices to the end of the round with these very cards; so luck counts too.
web-daily-phase10flip-choice =
    { $best ->
        [draw] Round { $round }, turn { $turn }: you took the discard, the bot draws.
        [take] Round { $round }, turn { $turn }: you drew, the bot takes the discard.
        [lay] Round { $round }, turn { $turn }: you could have laid your phase.
        [hit] Round { $round }, turn { $turn }: you could have added a card.
       *[discard] Round { $round }, turn { $turn }: you discarded { $card }, the bot { $other }.
    }
web-daily-phase10flip-note-none =
    { $decisions ->
        [one] The bot would have chosen as you did.
       *[other] The bot would have chosen as you did, all { $decisions } times.
    }
web-daily-phase10flip-cost =
    { $turns ->
        [one] That cost { $turns } turn.
       *[other] That cost { $turns } turns.
    }
web-daily-phase10flip-gain =
    { $turns ->
        [one] You were { $turns } turn faster.
       *[other] You were { $turns } turns faster.
    }

web-daily-sign-draw = drew
web-daily-sign-take = took a discard
web-daily-sign-lay = laid the phase
web-daily-sign-hit = added cards
web-daily-sign-flip = FLIP
web-daily-sign-out = went out
web-daily-sign-stopped = out of turns
