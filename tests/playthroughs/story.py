"""A story: all events of a game in order, told by rounds."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

Story: TypeAlias = Sequence[Any]


class Round(Struct, frozen=True):
    """The events of one round, from its beginning until it is scored."""

    events: tuple[Any, ...]

    def has(self, *kinds: type) -> bool:
        return all(self.count(kind) for kind in kinds)

    def count(self, kind: type) -> int:
        return sum(isinstance(event, kind) for event in self.events)

    def playing(self) -> tuple[int, ...]:
        playing: tuple[int, ...] = self.events[0].playing
        return playing


def rounds(story: Story) -> Iterator[Round]:
    """The rounds of a story."""
    events: list[Any] = []
    for event in story:
        events = [event] if _is_called(event, "round_began") else [*events, event]
        if _is_called(event, "round_scored"):
            yield Round(tuple(events))


def ends(story: Story, why: str) -> bool:
    """Whether the game ended for this reason, and one seat won."""
    end = story[-1]
    return _is_called(end, "game_ended") and end.why == why and len(end.winners) == 1


def _is_called(event: Any, name: str) -> bool:
    """Whether this is the event of that name, which all games share."""
    return bool(event.__struct_config__.tag == name)
