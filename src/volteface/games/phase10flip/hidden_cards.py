"""Count and draw the ways in which hidden cards may lie in a zone.

A zone is a hand, or one end of the draw pile. On one side all its faces are known; on the other side some are. Equal
cards count separately.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import comb, prod
from random import Random
from typing import TypeAlias

from msgspec import Struct

from volteface.games.phase10flip.cards import Card, Face, Side, face_up

Counts: TypeAlias = tuple[int, ...]  # by face, in the order of a zone's own faces


class Zone(Struct, frozen=True):
    """What is known of some cards: all faces on one side, and some on the other."""

    side: Side
    faces: tuple[Face, ...]
    among: tuple[Face, ...] = ()


class Choices:
    """All ways to fill a zone from a pool of cards.

    Cards that share a face on the other side form a row. Only rows whose face is known to be in the zone constrain each
    other; the rest of the zone is filled freely from the other rows.
    """

    def __init__(self, zone: Zone, pool: Sequence[Card]) -> None:
        wanted, needs = Counter(zone.faces), Counter(zone.among)
        self.faces, self.all = tuple(wanted), tuple(wanted.values())
        self.rows: dict[Face, dict[Face, list[Card]]] = {face: {} for face in needs}
        self.needs, self.free = tuple(needs.values()), {face: list[Card]() for face in self.faces}
        for card in pool:
            near, far = face_up(card, zone.side), face_up(card, zone.side.other)
            if near in wanted:
                (self.rows[far].setdefault(near, []) if far in needs else self.free[near]).append(card)
        self.held = [[len(row.get(face, ())) for face in self.faces] for row in self.rows.values()]
        self.ways = cache(self._ways)

    def count(self) -> int:
        """Return the number of ways."""
        return self.ways(0, self.all)

    def draw(self, generator: Random) -> tuple[Card, ...]:
        """Return one of them, uniformly at random."""
        left, chosen = self.all, []
        for index, row in enumerate(self.rows.values()):
            parts = list(self._parts(index, left))
            weights = [ways * self.ways(index + 1, _less(left, part)) for part, ways in parts]
            (part,) = generator.choices([part for part, _ in parts], weights)
            chosen += self._pick(row, part, generator)
            left = _less(left, part)
        return (*chosen, *self._pick(self.free, left, generator))

    def _pick(self, row: dict[Face, list[Card]], part: Counts, generator: Random) -> list[Card]:
        picked = (generator.sample(row.get(face, []), count) for face, count in zip(self.faces, part, strict=True))
        return [card for cards in picked for card in cards]

    def _ways(self, index: int, left: Counts) -> int:
        if index == len(self.rows):
            return prod(comb(len(self.free[face]), count) for face, count in zip(self.faces, left, strict=True))
        return sum(ways * self.ways(index + 1, _less(left, part)) for part, ways in self._parts(index, left))

    def _parts(self, index: int, left: Counts) -> Iterator[tuple[Counts, int]]:
        """Yield what may be taken of a row's cards, and in how many ways."""
        held = self.held[index]
        for part in product(*(range(min(count, most) + 1) for count, most in zip(held, left, strict=True))):
            if sum(part) >= self.needs[index]:
                yield part, prod(map(comb, held, part))


def _less(counts: Counts, part: Counts) -> Counts:
    return tuple(count - taken for count, taken in zip(counts, part, strict=True))
