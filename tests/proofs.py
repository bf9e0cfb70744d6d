"""Shared by the property tests of all games: Hypothesis settings, and random games as logs."""

from collections.abc import Iterable
from typing import Any, Protocol

from hypothesis import HealthCheck, settings

from volteface.kernel import DEALER, Actor, Game, Header, Log, MoveEntry, digest
from volteface.kernel.log import FORMAT, as_json

examples_divisor = 1


class Played(Protocol):
    """One move of a random game."""

    @property
    def actor(self) -> Actor:
        """Who moved."""

    @property
    def move(self) -> Any:
        """The move."""

    @property
    def after(self) -> Any:
        """The state after it."""

    @property
    def events(self) -> tuple[Any, ...]:
        """The events."""


def proof(examples: int) -> settings:
    """Settings for so many examples, the same in every run; `pytest --fast` tries a fifth of them."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
    return settings(
        max_examples=max(1, examples // examples_divisor),
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=slow,
    )


def header_of(game: Game, rules: Any, seats: int, deck: tuple[str, ...] | None = None) -> Header:
    """The header of a random game's log."""
    names = tuple(f"seat {seat}" for seat in range(seats))
    return Header(FORMAT, "test", game.id, game.version, rules.edition, rules.answers(), names, deck)


def entry_of(seq: int, turn: Played) -> MoveEntry:
    """A move as a log entry, with a digest of the state after it."""
    return MoveEntry(
        seq=seq,
        actor=turn.actor,
        decided_by="dealer" if turn.actor == DEALER else "bot",
        action=str(seq),
        at=seq,
        move=as_json(turn.move),
        events=tuple(as_json(event) for event in turn.events),
        digest=digest(turn.after),
    )


def log_of(header: Header, turns: Iterable[Played]) -> Log:
    """A random game as a log."""
    return Log(header, tuple(entry_of(seq, turn) for seq, turn in enumerate(turns)))
