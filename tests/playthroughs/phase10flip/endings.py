"""The ways in which a round or a game of Phase 10 FLIP! can end, and how each is told apart by its events."""

from collections.abc import Callable
from itertools import pairwise

from tests.playthroughs.story import Round, Story, ends, rounds
from volteface.games.phase10flip.cards import Side, has_flip
from volteface.games.phase10flip.events import (
    Discarded,
    Flipped,
    HitMade,
    LaidDown,
    PileRenewed,
    RoundScored,
    RoundStopped,
    TieBreak,
    WentOut,
)


def has_in_a_row(story: Story, *kinds: type) -> bool:
    """Whether events of these kinds follow each other at once."""
    places = range(len(story) - len(kinds) + 1)
    return any(all(map(isinstance, story[place : place + len(kinds)], kinds)) for place in places)


def goes_out_by_a_hit(story: Story) -> bool:
    return has_in_a_row(story, HitMade, WentOut)


def goes_out_by_a_discard(story: Story) -> bool:
    return has_in_a_row(story, Discarded, WentOut)


def goes_out_by_laying_down(story: Story) -> bool:
    return has_in_a_row(story, LaidDown, WentOut)


def goes_out_by_a_flip(story: Story) -> bool:
    """The table is turned over, and only then the hands are counted."""
    return has_in_a_row(story, Discarded, Flipped, WentOut, RoundScored)


def goes_out_by_a_flip_that_turns_nothing(story: Story) -> bool:
    """The last discard bears the FLIP mark."""
    lasts = (last for last, out in pairwise(story) if isinstance(out, WentOut))
    return any(isinstance(last, Discarded) and has_flip(last.face) for last in lasts)


def flips_by_laying_down(story: Story) -> bool:
    return has_in_a_row(story, LaidDown, Flipped)


def flips_often(story: Story) -> bool:
    """Six times in one round at the least, to and fro."""
    to_and_fro = [Side.INTENSE, Side.COLOUR] * 3
    return any(_sides(a_round)[:6] == to_and_fro for a_round in rounds(story))


def _sides(a_round: Round) -> list[Side]:
    return [event.side for event in a_round.events if isinstance(event, Flipped)]


def stalls_after_phases_were_laid(story: Story) -> bool:
    """Nobody goes out, and yet the phases count."""
    *_, last = rounds(story)
    return RoundStopped("stall") in last.events and not last.has(WentOut) and ends(story, "phases")


def stalls_before_any_phase_was_laid(story: Story) -> bool:
    """The same phase is tried again in the next round."""
    first, *others = rounds(story)
    repeated = any(event.phase == 1 for other in others for event in other.events if isinstance(event, LaidDown))
    return RoundStopped("stall") in first.events and not first.has(LaidDown) and repeated


def renews_the_pile(story: Story) -> bool:
    """Twice in one round, and then somebody goes out."""
    return any(a_round.count(PileRenewed) >= 2 and a_round.has(WentOut) for a_round in rounds(story))


def ends_a_round_with_the_pile(story: Story) -> bool:
    stopped = [a_round for a_round in rounds(story) if RoundStopped("pile") in a_round.events]
    return bool(stopped) and not any(a_round.has(WentOut) or a_round.has(PileRenewed) for a_round in stopped)


def won_by_phases(phases: int, seats: int) -> Callable[[Story], bool]:
    """So many seats play, and the winner has laid so many phases, one after the other."""

    def ends_so(story: Story) -> bool:
        if not ends(story, "phases"):
            return False
        (winner,) = story[-1].winners
        laid = [event.phase for event in story if isinstance(event, LaidDown) and event.seat == winner]
        return laid == list(range(1, phases + 1)) and len(story[0].playing) == seats

    return ends_so


def won_without_going_out(story: Story) -> bool:
    """Somebody else went out in the last round."""
    *_, last = rounds(story)
    outs = {event.seat for event in last.events if isinstance(event, WentOut)}
    return ends(story, "phases") and bool(outs) and outs.isdisjoint(story[-1].winners)


def won_by_ten_rounds(story: Story) -> bool:
    """In each round its own phase is tried, and the lowest total wins."""
    each = list(rounds(story))
    tried = all(_phases(a_round) <= {number} for number, a_round in enumerate(each, start=1))
    totals = each[-1].events[-1].totals
    return ends(story, "rounds") and len(each) == 10 and tried and story[-1].winners == (totals.index(min(totals)),)


def _phases(a_round: Round) -> set[int]:
    return {event.phase for event in a_round.events if isinstance(event, LaidDown)}


def replays_a_tie(phase: int, times: int, is_for_all: bool) -> Callable[[Story], bool]:
    """Only the tied play on, so many times, for this phase; the first of them to go out wins."""

    def ends_so(story: Story) -> bool:
        each, ties = list(rounds(story)), [event.tied for event in story if isinstance(event, TieBreak)]
        replays = each[len(each) - len(ties) :]
        outs = tuple(event.seat for event in each[-1].events if isinstance(event, WentOut))
        return (
            ends(story, "tie_break")
            and len(ties) == times
            and (ties[0] == each[0].playing()) == is_for_all
            and [replay.playing() for replay in replays] == ties
            and _phases(each[-1]) == {phase}
            and outs == story[-1].winners
        )

    return ends_so
