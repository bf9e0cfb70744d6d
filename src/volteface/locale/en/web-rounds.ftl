# The browser's words for the pace of an evening: next round, rematch, series, the result. New ids go into all four languages.

## Ready for the next round. $names is a list of names, already joined.

web-ready-note = You are ready.
web-ready-waiting =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }
web-is-ready = ready
web-is-not-ready = not ready yet
web-who-is-ready = Who is ready
web-round-has-begun = The next round has begun.
web-round-has-begun-yours = The next round has begun, and it is your turn.
web-to-the-table = To the table

## Only bots still play

web-skip = Skip to the end of the round
web-bot-speed = Bots play
web-bot-speed-calm = calmly
web-bot-speed-normal = at normal speed
web-bot-speed-fast = fast

## The rematch. $name is who wants one, $names who comes.

web-rematch-called = { $name } wants a rematch.
web-rematch-come = I’m in
web-rematch-coming = On the way: { $names }.
web-is-nearby = still looking at the result
web-rematch-starts-in =
    { $seconds ->
        [one] The rematch begins in { $seconds } second, or as soon as everybody is here.
       *[other] The rematch begins in { $seconds } seconds, or as soon as everybody is here.
    }
web-rematch-wait = Wait
web-rematch-waits = The rematch waits until the host starts it.
web-rematch-starts = Begins by itself

## A series

web-series =
    { $games ->
        [one] { $games } game so far
       *[other] { $games } games so far
    }
web-series-title = The series
web-series-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }

## The result. $others are the other winners, already joined.

web-you-win =
    { $count ->
        [one] You win!
       *[other] You and { $others } win!
    }
web-share-result = Share the result
web-picture = The result as a picture
web-picture-failed = This browser cannot make the picture.
web-picture-save = Save
web-picture-copied = The picture is copied.
web-picture-after =
    { $rounds ->
        [one] after { $rounds } round
       *[other] after { $rounds } rounds
    }

## Spectators

web-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-spectator = spectator

## My turn

web-turn-sound = A sound when it is my turn
web-vibration = Vibration

## What happened at the table

web-table-event-skipped = { $name } skips to the end of the round.
web-table-event-bot-speed-set = The host changed how fast the bots play.
