"""The ways in which a round or a game of Flip 7 can end, and how each is told apart by its events."""

from collections.abc import Callable

from tests.playthroughs.story import Round, Story, ends, rounds
from volteface.games.flip7.events import (
    Busted,
    Dealt,
    FlippedSeven,
    Frozen,
    GameEnded,
    Reshuffled,
    Stayed,
    TieBreak,
)


def ends_by_target(story: Story) -> bool:
    return ends(story, "target")


def has_flip_seven(story: Story) -> bool:
    return any(a_round.has(FlippedSeven) for a_round in rounds(story))


def has_everyone_out(story: Story) -> bool:
    """One seat busts, one stays, one is frozen."""
    return any(a_round.has(Busted, Stayed, Frozen) and not a_round.has(FlippedSeven) for a_round in rounds(story))


def seats_dealt_to(a_round: Round) -> set[int]:
    return {event.seat for event in a_round.events if isinstance(event, Dealt)}


def has_flip_seven_in_the_deal(story: Story) -> bool:
    """Some seat was not even reached by the deal."""
    return any(
        a_round.has(FlippedSeven) and not a_round.has(Stayed) and seats_dealt_to(a_round) < set(a_round.playing())
        for a_round in rounds(story)
    )


def has_everyone_out_in_the_deal(story: Story) -> bool:
    """Everybody is frozen by the first card of all."""
    return any(a_round.has(Frozen) and a_round.count(Frozen) == a_round.count(Dealt) for a_round in rounds(story))


def has_reshuffle_in_a_round(story: Story) -> bool:
    return any(a_round.has(Reshuffled) for a_round in rounds(story))


def has_nothing_left(story: Story) -> bool:
    return any(isinstance(event, Stayed) and not event.by_itself for event in story)


def has_tie_break_for_all(story: Story) -> bool:
    ties = [event for event in story if isinstance(event, TieBreak)]
    return ends_by_target(story) and any(len(tie.playing) > len(tie.tied) for tie in ties)


def has_tie_break_for_the_tied(story: Story) -> bool:
    ties = [event.tied for event in story if isinstance(event, TieBreak)]
    first, *others = rounds(story)
    return ends_by_target(story) and bool(ties) and others[0].playing() == ties[0] < first.playing()


def ends_with_a_shared_win(story: Story) -> bool:
    end = story[-1]
    return isinstance(end, GameEnded) and end.why == "target" and len(end.winners) > 1


def ends_by_the_round_cap(story: Story) -> bool:
    return ends(story, "round_cap")


def ends_in_a_draw(story: Story) -> bool:
    return bool(story[-1] == GameEnded((), "round_cap"))


def challenge(seats: int, *winners: int) -> Callable[[Story], bool]:
    """A challenge for so many seats that these have met."""

    def ends_so(story: Story) -> bool:
        return story[-1] == GameEnded(winners, "challenge") and len(next(rounds(story)).playing()) == seats

    return ends_so
