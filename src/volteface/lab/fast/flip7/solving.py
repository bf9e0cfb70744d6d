"""The exact value of a line for one player who draws from the exact remaining cards, as compiled code.

What the next card may be depends on: which numbers are held, which modifiers have come, how many Second Chances are
left in the pile, whether one is held, and how many duplicates have been forgiven. Which number a Second Chance forgave
makes no difference, since all duplicates of held numbers do the same. An action card that is drawn goes to somebody
else and changes nothing, so the values are those of a pile without action cards.

Most positions are settled without looking far: where even an upper bound of hitting is no better than staying, one
stays. The bound lets the player keep the points of a bust, and draws until a duplicate ends it. Of n cards that do not
bust and a that do, each of the n comes before the first of the a with probability 1/(a + 1); every Second Chance
lets one more of the a pass.
"""

from typing import Final, TypeAlias

from volteface.lab.fast.compiled import Cells, Reals, inlined, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.bounds import bonus_at_most, chance_of_coming
from volteface.lab.fast.flip7.scoring import BONUS, SEVEN

# The problem: how many of each card may come, then the line that is asked about.
LINE: Final = at.KINDS
HELD: Final = LINE
PLUS: Final = LINE + 1
FACTOR: Final = LINE + 2
CHANCES: Final = LINE + 3
ONCE: Final = LINE + 4  # two x2 count as one
QUESTION: Final = LINE + 5  # counts the problems solved, so that the memory of an earlier one is not believed
PLACES: Final = LINE + 6  # in the memory, less one; a power of two
STACK: Final = LINE + 7  # positions under way, the outermost first

# A position under way: what is known of it, the step it is at, and how many cards take that step.
POSITION: Final = 0
TOTAL: Final = 1
PLUS_SO_FAR: Final = 2
FACTOR_SO_FAR: Final = 3
BUST: Final = 4
CARDS: Final = 5
DEPTH: Final = 6
STEP: Final = 7
COPIES: Final = 8
FRAME: Final = 9
DEEPEST: Final = 64  # cards ahead; with three decks a line ends long before
PROBLEM: Final = STACK + FRAME * DEEPEST

# A position within a problem as one number: what has come since the line that is asked about.
NUMBERS_BITS: Final = at.NUMBERS
MODIFIERS_AT: Final = NUMBERS_BITS  # two bits each
CHANCES_AT: Final = MODIFIERS_AT + 12  # Second Chances that came, four bits
HOLDING_AT: Final = CHANCES_AT + 4  # held now, four bits
SAVES_AT: Final = HOLDING_AT + 4  # duplicates forgiven, four bits
POSITION_BITS: Final = SAVES_AT + 4
MODIFIER_KINDS: Final = at.KINDS - at.FIRST_MODIFIER
PROBES: Final = 32
SPREAD: Final = 0x1E3779B97F4A7C15  # any odd number whose bits look random
ALL_NUMBERS: Final = 78

# How far to look ahead. A depth counts down to one of these two, where a position is worth staying, or a bound.
AT_LEAST: Final = -100
AT_MOST: Final = 0
EXACT: Final = 100
FAR: Final = 3

# The steps of hitting: each number, each modifier, a bound for the Second Chance, the Second Chance, a duplicate.
CHANCE_BOUND: Final = at.NUMBERS + MODIFIER_KINDS
CHANCE: Final = CHANCE_BOUND + 1
DUPLICATE: Final = CHANCE + 1
STEPS: Final = DUPLICATE + 1


# What policies look up or work in: a table of answers, a problem, and the memory of the positions solved in it.
Memory: TypeAlias = tuple[Cells, Cells, Cells, Reals]


@inner
def opening(problem: Cells) -> int:
    """The line that is asked about, as a position."""
    return problem[HELD] | (problem[CHANCES] << HOLDING_AT)


@inner
def sum_of(held: int) -> int:
    """The sum of the numbers held."""
    total = 0
    for number in range(at.NUMBERS):
        total += number * ((held >> number) & 1)
    return total


@inner
def count_of(held: int) -> int:
    """How many numbers are held."""
    total = 0
    for number in range(at.NUMBERS):
        total += (held >> number) & 1
    return total


@inlined
def doubled(problem: Cells, factor: int) -> int:
    """The factor of the numbers after one more x2."""
    return 2 if problem[ONCE] else factor * 2


@inlined
def modifiers_left(problem: Cells, position: int, kind: int) -> int:
    """How many modifiers of a kind may come."""
    return problem[at.FIRST_MODIFIER + kind] - ((position >> (MODIFIERS_AT + 2 * kind)) & 3)


@inlined
def chances_left(problem: Cells, position: int) -> int:
    """How many Second Chances may come."""
    return problem[at.SECOND_CHANCE] - ((position >> CHANCES_AT) & 15)


@inner
def describe(problem: Cells, frame: int, position: int) -> None:
    """Write a position and all that is known of it into a frame."""
    total, plus, factor = sum_of(position), problem[PLUS], problem[FACTOR]
    for kind in range(MODIFIER_KINDS - 1):
        plus += 2 * (kind + 1) * ((position >> (MODIFIERS_AT + 2 * kind)) & 3)
    for _ in range((position >> (MODIFIERS_AT + 2 * (MODIFIER_KINDS - 1))) & 3):
        factor = doubled(problem, factor)
    bust, cards = -((position >> SAVES_AT) & 15), chances_left(problem, position)
    for number in range(at.NUMBERS):
        left = problem[number] - (((position & ~problem[HELD]) >> number) & 1)
        if (position >> number) & 1:
            bust += left
        else:
            cards += left
    for kind in range(MODIFIER_KINDS):
        cards += modifiers_left(problem, position, kind)
    problem[frame + POSITION] = position
    problem[frame + TOTAL] = total
    problem[frame + PLUS_SO_FAR] = plus
    problem[frame + FACTOR_SO_FAR] = factor
    problem[frame + BUST] = bust
    problem[frame + CARDS] = cards + bust
    problem[frame + DEPTH] = EXACT


@inlined
def stay_value(problem: Cells, frame: int) -> int:
    """The points of the position in a frame if one stays."""
    return problem[frame + TOTAL] * problem[frame + FACTOR_SO_FAR] + problem[frame + PLUS_SO_FAR]


@inlined
def is_seven(problem: Cells, frame: int) -> bool:
    """Whether the position in a frame has seven numbers, so that the round ends."""
    return count_of(problem[frame + POSITION]) == SEVEN


@inlined
def follow(problem: Cells, frame: int, step: int) -> int:
    """Write the position after a step into the frame above this one; how many cards take that step."""
    position, child = problem[frame + POSITION], frame + FRAME
    total, plus, factor = problem[frame + TOTAL], problem[frame + PLUS_SO_FAR], problem[frame + FACTOR_SO_FAR]
    bust, holding = problem[frame + BUST], (position >> HOLDING_AT) & 15
    if step < at.NUMBERS:
        copies = 0 if (position >> step) & 1 else problem[step]
        position, total, bust = position | (1 << step), total + step, bust + copies - 1
    elif step < CHANCE_BOUND:
        kind = step - at.NUMBERS
        copies = modifiers_left(problem, position, kind)
        position += 1 << (MODIFIERS_AT + 2 * kind)
        if kind < MODIFIER_KINDS - 1:
            plus += 2 * (kind + 1)
        else:
            factor = doubled(problem, factor)
    elif step < DUPLICATE:
        copies = chances_left(problem, position)
        position += (1 << CHANCES_AT) + (0 if holding else 1 << HOLDING_AT)
    else:
        copies = bust if holding else 0
        position, bust = position - (1 << HOLDING_AT) + (1 << SAVES_AT), bust - 1
    problem[child + POSITION] = position
    problem[child + TOTAL] = total
    problem[child + PLUS_SO_FAR] = plus
    problem[child + FACTOR_SO_FAR] = factor
    problem[child + BUST] = bust
    problem[child + CARDS] = problem[frame + CARDS] - 1
    problem[child + DEPTH] = problem[frame + DEPTH]
    return copies


@inner
def value(problem: Cells, keys: Cells, values: Reals, frame: int) -> float:
    """The expected points of the round under best play from the position in a frame."""
    if is_seven(problem, frame):
        return float(stay_value(problem, frame) + BONUS)
    found = _at_once(problem, keys, values, frame)
    if found < 0:
        found = max(float(stay_value(problem, frame)), hit_value(problem, keys, values, frame))
        _remember(problem, keys, values, problem[frame + POSITION], found)
    return found


@inner
def hit_value(problem: Cells, keys: Cells, values: Reals, first: int) -> float:
    """The expected points if the next card that is no action card is taken, and best play after it.

    The frame's depth says how many more cards to look ahead: EXACT, or so many for an upper bound, or less than that
    for a lower bound. Positions under way lie in the frames above it, and their sums behind the memory, since Numba
    cannot keep code that calls itself for the next run.
    """
    frame, place = first, problem[PLACES] + 1 + (first - STACK) // FRAME
    problem[frame + STEP] = 0
    values[place] = 0.0
    while True:
        while problem[frame + STEP] < STEPS:
            if not _look(problem, values, place, frame, first):
                continue
            found = _at_once(problem, keys, values, frame + FRAME)
            if found < 0:
                frame, place = frame + FRAME, place + 1
                problem[frame + STEP] = 0
                values[place] = 0.0
            else:
                _count(problem, values, place, frame, found)
        worth = values[place] / problem[frame + CARDS]
        if frame == first:
            return worth
        worth = max(worth, float(stay_value(problem, frame)))
        if problem[frame + DEPTH] == EXACT:
            _remember(problem, keys, values, problem[frame + POSITION], worth)
        frame, place = frame - FRAME, place - 1
        _count(problem, values, place, frame, worth)


@inlined
def _look(problem: Cells, values: Reals, place: int, frame: int, first: int) -> bool:
    """Write the position after the next step above this one; no if that step is done with or cannot happen."""
    step, child = problem[frame + STEP], frame + FRAME
    copies, is_exact = follow(problem, frame, step), problem[frame + DEPTH] == EXACT
    if step < at.NUMBERS:
        if copies > 0 and is_seven(problem, child):
            values[place] += copies * float(stay_value(problem, child) + BONUS)
            copies = 0
    elif step == CHANCE_BOUND:
        holding = (problem[frame + POSITION] >> HOLDING_AT) & 15
        copies = copies if is_exact and frame > first and not holding else 0
    if copies <= 0:
        problem[frame + STEP] = step + 1
        return False
    problem[frame + COPIES] = copies
    if step == CHANCE_BOUND:
        problem[child + DEPTH] = AT_MOST
    elif not is_exact:
        problem[child + DEPTH] -= 1
    return True


@inlined
def _count(problem: Cells, values: Reals, place: int, frame: int, found: float) -> None:
    """A step is worth so much: add it, and go on to the next.

    Where the value itself is not asked for, what follows a Second Chance, which takes longest to work out, is spared if
    even a bound of it leaves hitting no better than staying.
    """
    step, copies = problem[frame + STEP], problem[frame + COPIES]
    if step != CHANCE_BOUND:
        values[place] += copies * found
    elif values[place] + copies * found <= float(stay_value(problem, frame) * problem[frame + CARDS]):
        step = STEPS
    problem[frame + STEP] = step + 1


@inlined
def _at_once(problem: Cells, keys: Cells, values: Reals, frame: int) -> float:
    """The value of the position in a frame if it can be said without looking ahead; -1 if not."""
    stay, cards, depth = float(stay_value(problem, frame)), problem[frame + CARDS], problem[frame + DEPTH]
    if cards == 0 or depth == AT_LEAST:
        return stay
    position = problem[frame + POSITION]
    if depth == EXACT:
        key = (problem[QUESTION] << POSITION_BITS) | position
        place = _find(problem, keys, key)
        if keys[place] == key:
            return values[place]
    most = _bound(problem, frame, stay) / cards
    if depth == AT_MOST:
        return max(stay, most)
    if most > stay:
        return -1.0
    if depth == EXACT:
        _remember(problem, keys, values, position, stay)
    return stay


@inlined
def _remember(problem: Cells, keys: Cells, values: Reals, position: int, worth: float) -> None:
    key = (problem[QUESTION] << POSITION_BITS) | position
    place = _find(problem, keys, key)
    keys[place] = key
    values[place] = worth


@inner
def _bound(problem: Cells, frame: int, points: float) -> float:
    """What hitting is worth at most, times the cards that may come."""
    position, total = problem[frame + POSITION], problem[frame + TOTAL]
    factor, bust = problem[frame + FACTOR_SO_FAR], problem[frame + BUST]
    chances, holding = chances_left(problem, position), (position >> HOLDING_AT) & 15
    missing, doubles = SEVEN - count_of(position), modifiers_left(problem, position, MODIFIER_KINDS - 1)
    comes = chance_of_coming(bust, chances, holding)
    comes_later = chance_of_coming(bust, chances, holding + 1)
    numbers, worth, fresh = 0.0, 0.0, 0
    for number in range(at.NUMBERS):
        if not (position >> number) & 1:
            copies = problem[number]
            numbers += number * min(copies * comes, 1.0)
            worth += copies * factor * number
            fresh += copies
    plus, modifiers = 0.0, 0
    for kind in range(MODIFIER_KINDS - 1):
        left = modifiers_left(problem, position, kind)
        plus += 2 * (kind + 1) * left
        modifiers += left
    doubling = 0.0
    if doubles > 0:
        times = 1 if problem[ONCE] else (1 << doubles) - 1
        doubling = times * factor * float(total + ALL_NUMBERS) * doubles
    later = factor * numbers + (plus + doubling) * comes
    bonus, next_bonus = (
        bonus_at_most(fresh, bust, chances, holding, missing),
        bonus_at_most(fresh, bust, chances, holding, missing - 1),
    )
    protected = later * (comes_later / comes) + bonus_at_most(fresh, bust, chances, holding + 1, missing)
    kept = chances * (points + protected) + (bust * (points + later + bonus) if holding else 0.0)
    worth += fresh * (points + (later if missing > 1 else 0.0) + next_bonus)
    worth += modifiers * (points + later + bonus) + plus
    worth += doubles * (points + factor * total + 2 * (later + bonus))
    return worth + kept


@inner
def _find(problem: Cells, keys: Cells, key: int) -> int:
    """Where the memory holds this position, or may: where nothing of this problem lies, or the last place tried."""
    last = problem[PLACES]
    place = ((key * SPREAD) >> 20) & last
    for _ in range(PROBES):
        if keys[place] == key or (keys[place] >> POSITION_BITS) != problem[QUESTION]:
            return place
        place = (place + 1) & last
    return place
