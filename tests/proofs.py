"""What the proofs of all games share: bounded examples that never change, and random games written down as logs."""

from collections.abc import Iterable
from typing import Any, Protocol

from hypothesis import HealthCheck, settings

from volteface.kernel import DEALER, Actor, Game, Header, Log, MoveEntry, digest
from volteface.kernel.log import FORMAT, as_json


class Played(Protocol):
    """One move of a random game, of whichever game it is."""

    @property
    def actor(self) -> Actor:
        """Who moved."""

    @property
    def move(self) -> Any:
        """What they did."""

    @property
    def after(self) -> Any:
        """The state it led to."""

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened."""


def proof(examples: int) -> settings:
    """The same examples in every run, so that a proof that holds today holds tomorrow."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
    return settings(max_examples=examples, derandomize=True, deadline=None, database=None, suppress_health_check=slow)


def header_of(game: Game, rules: Any, seats: int, deck: tuple[str, ...] | None = None) -> Header:
    """What was agreed before a random game."""
    names = tuple(f"seat {seat}" for seat in range(seats))
    return Header(FORMAT, "test", game.id, game.version, rules.edition, rules.answers(), names, deck)


def entry_of(seq: int, turn: Played) -> MoveEntry:
    """A move as a log tells it, with a digest of the state after it."""
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
