"""How far a hand is from its phase, and which faces would bring it closer.

The same question as `cards_short`, answered together with every face that helps, for a planner asks it dozens of times
a move. House rules on stars and equal groups are left out: it is an estimate to choose by, and the judge says what may
be laid.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from volteface.games.phase10flip.cards import NUMBERS, Face
from volteface.games.phase10flip.melds.takes import window
from volteface.games.phase10flip.melds.tally import ALL_NUMBERS, Bits, Tally, count, left_at
from volteface.games.phase10flip.phases import Phase

REMEMBERED: Final = 1 << 14
DETOUR: Final = 1  # cards more than the shortest way that a way may lack to be looked at
STAR: Final[Bits] = 1  # bit 0: no number is 0

Helping: TypeAlias = tuple[Bits, ...]  # by suit: the numbers that help, and bit 0 if its star does


class Wants(NamedTuple):
    """How many cards a hand lacks, what would make it one fewer, and what would help on a detour of one card."""

    short: int
    helping: Helping
    on_detours: Helping


class _Run(NamedTuple):
    """A run that may be made: the numbers held for it, those missing, the stars it takes, and what it still lacks."""

    held: Bits
    missing: Bits
    stars: int
    short: int


def wants(faces: Sequence[Face], phase: Phase) -> Wants:
    """What a hand lacks for a phase, whichever order it is in."""
    return _wants(tuple(sorted(faces)), phase.runs, phase.sets)


@lru_cache(maxsize=REMEMBERED)
def _wants(faces: tuple[Face, ...], runs: tuple[int, ...], sets: tuple[int, ...]) -> Wants:
    tally = count(faces)
    tally.levels += [0] * 5  # the sets of small hands are asked for, too
    plans = _two_runs(tally, runs[0]) if len(runs) == 2 else _run_and_sets(tally, runs[0], sets)
    levels: dict[int, list[Bits]] = {}
    for short, suit, numbers, everywhere in plans:
        helping = levels.setdefault(short, [0] * len(tally.once))
        helping[suit] |= numbers
        if everywhere:
            helping[:] = [bits | everywhere for bits in helping]
    best, none = min(levels), [0] * len(tally.once)
    return Wants(best, tuple(levels[best] if best else none), tuple(levels.get(best + 1, none)))


# How short a plan is, a suit and what helps of it, and what helps whatever its suit.
_Plan: TypeAlias = tuple[int, int, Bits, Bits]


@lru_cache(maxsize=REMEMBERED)
def _runs(size: int, once: Bits, stars: int) -> tuple[_Run, ...]:
    """Every run that a suit might make, the fullest first."""
    found = []
    for low in range(1, len(NUMBERS) + 2 - size):
        whole = window(low, size)
        held = whole & once
        gaps = size - held.bit_count()
        found.append(_Run(held, whole & ~once, min(gaps, stars), max(gaps - stars, 0)))
    return tuple(sorted(found, key=lambda run: run.short))


def _run_and_sets(tally: Tally, size: int, sets: tuple[int, ...]) -> Iterator[_Plan]:
    best = len(NUMBERS)
    for suit, once in enumerate(tally.once):
        for held, missing, stars, short in _runs(size, once, tally.stars[suit]):
            if short > best + DETOUR:
                break
            need, numbers = _sets(tally, held, sets)
            sets_short = max(need - (tally.all_stars - stars), 0)
            whole = short + sets_short
            if whole <= best + DETOUR:
                best = min(best, whole)
                helping = missing if short or (sets_short and stars) else 0
                yield whole, suit, helping | STAR if short else helping, numbers | STAR if sets_short else 0


def _sets(tally: Tally, taken: Bits, sets: tuple[int, ...]) -> tuple[int, Bits]:
    """How many cards the sets lack beside what the run takes, and of which numbers."""
    if len(sets) == 1:
        return _one_set(tally, taken, sets[0])
    pairs, threes = left_at(tally.levels, 2, taken), left_at(tally.levels, 3, taken)
    if pairs & (pairs - 1) or left_at(tally.levels, 4, taken):
        return 0, 0
    alone = left_at(tally.levels, 1, taken) & ~pairs
    if threes:
        return 1, threes | alone
    most = 1 if pairs else 2  # sets still to make, each of which one card may have begun
    begun = min(alone.bit_count(), most)
    return 2 * most - begun, alone if begun == most else ALL_NUMBERS


def _one_set(tally: Tally, taken: Bits, size: int) -> tuple[int, Bits]:
    for held in range(size, 0, -1):
        numbers = left_at(tally.levels, held, taken)
        if numbers:
            return size - held, numbers if held < size else 0
    return size, ALL_NUMBERS


def _two_runs(tally: Tally, size: int) -> Iterator[_Plan]:
    suits = zip(tally.once, tally.stars, strict=True)
    runs = [(run.short, suit, run) for suit, held in enumerate(suits) for run in _runs(size, *held)]
    runs.sort(key=itemgetter(0))
    best = len(NUMBERS)
    for place, (price, suit, one) in enumerate(runs):
        for other_price, other_suit, other in runs[place:]:
            if price + other_price > best + DETOUR:
                break
            short, both = price + other_price, 0
            if suit == other_suit:
                short, both = _in_one_suit(tally, suit, one, other)
            if short <= best + DETOUR:
                best = min(best, short)
                yield short, suit, both or _lacking(one), 0
                yield short, other_suit, both or _lacking(other), 0


def _in_one_suit(tally: Tally, suit: int, one: _Run, other: _Run) -> tuple[int, Bits]:
    """How short two runs of one suit are, which may want the same cards and stars, and what helps."""
    wanted_twice = one.held & other.held & ~tally.twice[suit]
    gaps = one.missing.bit_count() + other.missing.bit_count() + wanted_twice.bit_count()
    return max(gaps - tally.stars[suit], 0), one.missing | other.missing | wanted_twice | STAR


def _lacking(run: _Run) -> Bits:
    return run.missing | STAR if run.short else 0
