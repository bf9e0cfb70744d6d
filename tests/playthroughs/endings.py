"""The ways in which a round or a game of Flip 7 can end, and how each is told apart by its events."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from volteface.games.flip7.events import (
    AnyEvent,
    Busted,
    Dealt,
    FlippedSeven,
    Frozen,
    GameEnded,
    Reshuffled,
    RoundBegan,
    RoundScored,
    Stayed,
    TieBreak,
)

Story: TypeAlias = Sequence[AnyEvent]


class Round(Struct, frozen=True):
    """The events of one round, from its beginning until it is scored."""

    events: tuple[AnyEvent, ...]

    def has(self, *kinds: type[AnyEvent]) -> bool:
        return all(self.count(kind) for kind in kinds)

    def count(self, kind: type[AnyEvent]) -> int:
        return sum(isinstance(event, kind) for event in self.events)

    def playing(self) -> tuple[int, ...]:
        began = self.events[0]
        assert isinstance(began, RoundBegan)
        return began.playing

    def seats_dealt_to(self) -> set[int]:
        return {event.seat for event in self.events if isinstance(event, Dealt)}


def rounds(story: Story) -> Iterator[Round]:
    """The rounds of a story."""
    events: list[AnyEvent] = []
    for event in story:
        events = [event] if isinstance(event, RoundBegan) else [*events, event]
        if isinstance(event, RoundScored):
            yield Round(tuple(events))


def last_word(story: Story) -> GameEnded | None:
    return story[-1] if isinstance(story[-1], GameEnded) else None


def ends_by_target(story: Story) -> bool:
    end = last_word(story)
    return end is not None and end.why == "target" and len(end.winners) == 1


def has_flip_seven(story: Story) -> bool:
    return any(a_round.has(FlippedSeven) for a_round in rounds(story))


def has_everyone_out(story: Story) -> bool:
    """One seat busts, one stays, one is frozen."""
    return any(a_round.has(Busted, Stayed, Frozen) and not a_round.has(FlippedSeven) for a_round in rounds(story))


def has_flip_seven_in_the_deal(story: Story) -> bool:
    """Some seat was not even reached by the deal."""
    return any(
        a_round.has(FlippedSeven) and not a_round.has(Stayed) and a_round.seats_dealt_to() < set(a_round.playing())
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
    end = last_word(story)
    return end is not None and end.why == "target" and len(end.winners) > 1


def ends_by_the_round_cap(story: Story) -> bool:
    end = last_word(story)
    return end is not None and end.why == "round_cap" and len(end.winners) == 1


def ends_in_a_draw(story: Story) -> bool:
    return last_word(story) == GameEnded((), "round_cap")


def challenge(seats: int, *winners: int) -> Callable[[Story], bool]:
    """A challenge for so many seats that these have met."""

    def ends_so(story: Story) -> bool:
        return last_word(story) == GameEnded(winners, "challenge") and len(next(rounds(story)).playing()) == seats

    return ends_so
