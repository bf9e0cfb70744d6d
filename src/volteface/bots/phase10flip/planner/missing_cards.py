"""How many cards a hand is short of its phase, and which faces would bring it closer.

Like `cards_short`, but together with every face that helps, because the planner needs both dozens of times a move.
House rules on stars and equal groups are ignored: this is an estimate, and the judge decides what may be laid.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from volteface.games.phase10flip.cards import NUMBERS, Face
from volteface.games.phase10flip.melds.hand_counts import ALL_NUMBERS, Bits, HandCounts, count_hand, held_after
from volteface.games.phase10flip.melds.run_choices import window
from volteface.games.phase10flip.phases import Phase

CACHE_SIZE: Final = 1 << 14
DETOUR: Final = 1  # how many more cards than the best plan another plan may lack
STAR: Final[Bits] = 1  # bit 0: no number is 0

Helping: TypeAlias = tuple[Bits, ...]  # by suit: the numbers that help, and bit 0 if its star does


class MissingCards(NamedTuple):
    """How many cards a hand lacks, which faces make it one fewer, and which help a plan that lacks one card more."""

    short: int
    helping: Helping
    on_detours: Helping


class _Run(NamedTuple):
    """A possible run: the numbers held for it, those missing, the stars it uses, and the cards it still lacks."""

    held: Bits
    missing: Bits
    stars: int
    short: int


def missing_cards(faces: Sequence[Face], phase: Phase) -> MissingCards:
    """Return what a hand lacks for a phase, whatever its order."""
    return _missing(tuple(sorted(faces)), phase.runs, phase.sets)


@lru_cache(maxsize=CACHE_SIZE)
def _missing(faces: tuple[Face, ...], runs: tuple[int, ...], sets: tuple[int, ...]) -> MissingCards:
    counts = count_hand(faces)
    counts.held += [0] * 5  # small hands lack cards for sets, too
    plans = _two_runs(counts, runs[0]) if len(runs) == 2 else _run_and_sets(counts, runs[0], sets)
    best, none = min(plans), [0] * len(counts.once)
    return MissingCards(best, tuple(plans[best] if best else none), tuple(plans.get(best + 1, none)))


# By the number of cards that a plan lacks: the numbers that help such plans, by suit.
_Plans: TypeAlias = dict[int, list[Bits]]


@lru_cache(maxsize=CACHE_SIZE)
def _runs(size: int, once: Bits, stars: int) -> tuple[_Run, ...]:
    """Return every run that a suit might make, the fullest first."""
    found = []
    for low in range(1, len(NUMBERS) + 2 - size):
        whole = window(low, size)
        held = whole & once
        gaps = size - held.bit_count()
        found.append(_Run(held, whole & ~once, min(gaps, stars), max(gaps - stars, 0)))
    return tuple(sorted(found, key=lambda run: run.short))


def _run_and_sets(counts: HandCounts, size: int, sets: tuple[int, ...]) -> _Plans:
    best, suits, plans = len(NUMBERS), len(counts.once), _Plans()
    sets_without: dict[Bits, tuple[int, Bits]] = {}  # by what the run uses
    for suit, once in enumerate(counts.once):
        for held, missing, stars, short in _runs(size, once, counts.stars[suit]):
            if short > best + DETOUR:
                break
            found = sets_without.get(held)
            if found is None:
                found = sets_without[held] = _sets(counts, held, sets)
            need, numbers = found
            sets_short = max(need - (counts.all_stars - stars), 0)
            whole = short + sets_short
            if whole > best + DETOUR:
                continue
            best = min(best, whole)
            helping = plans.setdefault(whole, [0] * suits)
            if short:
                helping[suit] |= missing | STAR
            elif sets_short and stars:
                helping[suit] |= missing
            if sets_short:
                helping[:] = [bits | numbers | STAR for bits in helping]
    return plans


def _sets(counts: HandCounts, taken: Bits, sets: tuple[int, ...]) -> tuple[int, Bits]:
    """Return how many cards the sets lack besides what the run uses, and of which numbers."""
    if len(sets) == 1:
        return _one_set(counts, taken, sets[0])
    pairs, threes = held_after(counts.held, 2, taken), held_after(counts.held, 3, taken)
    if pairs & (pairs - 1) or held_after(counts.held, 4, taken):
        return 0, 0
    alone = held_after(counts.held, 1, taken) & ~pairs
    if threes:
        return 1, threes | alone
    most = 1 if pairs else 2  # sets still to make, each of which one card may have begun
    begun = min(alone.bit_count(), most)
    return 2 * most - begun, alone if begun == most else ALL_NUMBERS


def _one_set(counts: HandCounts, taken: Bits, size: int) -> tuple[int, Bits]:
    for held in range(size, 0, -1):
        numbers = held_after(counts.held, held, taken)
        if numbers:
            return size - held, numbers if held < size else 0
    return size, ALL_NUMBERS


def _two_runs(counts: HandCounts, size: int) -> _Plans:
    suits = zip(counts.once, counts.stars, strict=True)
    runs = [(run.short, suit, run, _lacking(run)) for suit, held in enumerate(suits) for run in _runs(size, *held)]
    runs.sort(key=itemgetter(0))
    best, plans = len(NUMBERS), _Plans()
    for index, (price, suit, one, lacking) in enumerate(runs):
        if 2 * price > best + DETOUR:
            break
        for other_price, other_suit, other, other_lacking in runs[index:]:
            short = price + other_price
            if short > best + DETOUR:
                break
            both = 0
            if suit == other_suit:
                short, both = _in_one_suit(counts, suit, one, other)
                if short > best + DETOUR:
                    continue
            best = min(best, short)
            helping = plans.get(short)
            if helping is None:
                helping = plans[short] = [0] * len(counts.once)
            helping[suit] |= both or lacking
            helping[other_suit] |= both or other_lacking
    return plans


def _in_one_suit(counts: HandCounts, suit: int, one: _Run, other: _Run) -> tuple[int, Bits]:
    """Return how many cards two runs of one suit lack, as they may need the same cards and stars, and what helps."""
    wanted_twice = one.held & other.held & ~counts.twice[suit]
    gaps = one.missing.bit_count() + other.missing.bit_count() + wanted_twice.bit_count()
    return max(gaps - counts.stars[suit], 0), one.missing | other.missing | wanted_twice | STAR


def _lacking(run: _Run) -> Bits:
    return run.missing | STAR if run.short else 0
