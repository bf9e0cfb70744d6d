# Words of the commands besides playing.

## The rules command. $game is a game's title, $edition an edition's title.

rules-by = By: { $edition }.
rules-title = { $game }: what each edition answers
rules-title-edition = { $game } by one edition: { $edition }
rules-none = All editions give the same answers.
rules-question = Question
rules-rule = rule { $rule }
rules-sources = Sources: { $sources }
rules-source = Source: { $source }
rules-house = House rule { $option }: { $answer }
rules-house-number = House rule { $name }: any number from { $least } to { $most }
rules-editions = Editions
rules-edition = { $title }: { $source }
rules-numbers = Rule numbers point to { $file }.
rules-generated = Made by the command { $command }. Do not edit by hand.

## Saved games

games-none = No game is kept here yet. Begin one with: { $command }
games-none-with = Nobody called “{ $player }” has played a game that is kept here.
games-id = Game
games-when = Last move
games-game = What
games-players = Players
games-state = State
games-stage-gathering = not begun
games-stage-playing = running
games-stage-over = finished
games-delete-ask =
    { $games ->
        [one] Delete this game for good?
       *[other] Delete these { $games } games for good?
    }
games-deleted =
    { $games ->
        [one] The game was deleted.
       *[other] { $games } games were deleted.
    }
games-imported = imported
games-imported-unverified = imported, unverified
import-verified = All deals of this game were recomputed: they are those that were committed to.
import-unverified = Unverified: the deals of this game are not proven. It can be watched, but nothing says that they were fair.

## Verification

verify-commitment = The secret is the one committed to before the first card: { $commitment }
verify-entropy =
    { $seats ->
        [one] One seat added chance of its own to the deal.
       *[other] { $seats } seats added chance of their own to the deal.
    }
verify-deals =
    { $deals ->
        [one] The one deal was recomputed and is the same.
       *[other] All { $deals } deals were recomputed and are the same.
    }
verify-elsewhere =
    { $deals ->
        [one] One deal was made in another game, from which this one was played on; check it there.
       *[other] { $deals } deals were made in another game, from which this one was played on; check them there.
    }
verify-moves =
    { $moves ->
        [one] The one move was replayed by the rules.
       *[other] All { $moves } moves were replayed by the rules.
    }
verify-holds = Game { $table } holds.
verify-does-not-hold = { $game } does not hold: { $problem }
verify-nothing-dealt = No deal of game { $table } was made at its own table, so nothing was proven about its cards. Verify the game that it goes on from.
