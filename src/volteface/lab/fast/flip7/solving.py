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


@inner
def duplicates(problem: Cells) -> int:
    """How many cards would be a duplicate at first."""
    total = 0
    for number in range(at.NUMBERS):
        total += problem[number] * ((problem[HELD] >> number) & 1)
    return total


@inner
def cards_in(problem: Cells) -> int:
    """How many cards may come at first, action cards aside."""
    total = problem[at.SECOND_CHANCE]
    for number in range(at.NUMBERS):
        total += problem[number]
    for card in range(at.FIRST_MODIFIER, at.KINDS):
        total += problem[card]
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
def value(  # noqa: PLR0917 - compiled functions take their arguments in order
    problem: Cells,
    keys: Cells,
    values: Reals,
    position: int,
    total: int,
    plus: int,
    factor: int,
    bust: int,
    cards: int,
) -> float:
    """The expected points of the round under best play from a position that is not seven numbers yet.

    Beside the position come the sum of its numbers, its plus points and its factor, how many cards would bust, and how
    many may come.
    """
    found = _at_once(problem, keys, values, position, total, plus, factor, bust, cards, EXACT)
    if found < 0:
        hit = hit_value(problem, keys, values, position, total, plus, factor, bust, cards, EXACT)
        found = max(float(total * factor + plus), hit)
    return found


@inner
def hit_value(  # noqa: PLR0917
    problem: Cells,
    keys: Cells,
    values: Reals,
    position: int,
    total: int,
    plus: int,
    factor: int,
    bust: int,
    cards: int,
    depth: int,
) -> float:
    """The expected points if the next card that is no action card is taken, and best play after it.

    `depth` says how many more cards to look ahead: EXACT, or so many for an upper bound, or less than that for a
    lower bound. Positions under way lie on a stack, since Numba cannot keep code that calls itself for the next run.
    """
    level, bottom = 0, problem[PLACES] + 1
    _push(problem, values, 0, position, total, plus, factor, bust, cards, depth)
    while True:
        frame = STACK + level * FRAME
        found = -1.0
        while found < 0 and problem[frame + STEP] < STEPS:
            if _look(problem, values, bottom + level, frame):
                child = frame + FRAME
                found = _at_once(
                    problem,
                    keys,
                    values,
                    problem[child + POSITION],
                    problem[child + TOTAL],
                    problem[child + PLUS_SO_FAR],
                    problem[child + FACTOR_SO_FAR],
                    problem[child + BUST],
                    problem[child + CARDS],
                    problem[child + DEPTH],
                )
                if found < 0:
                    level += 1
                    problem[child + STEP] = 0
                    values[bottom + level] = 0.0
                    break
                _count(problem, values, bottom + level, frame, found)
                found = -1.0
        if problem[STACK + level * FRAME + STEP] < STEPS:
            continue
        worth = values[bottom + level] / problem[frame + CARDS]
        if level == 0:
            return worth
        worth = max(worth, _stay(problem, frame))
        if problem[frame + DEPTH] == EXACT:
            _remember(problem, keys, values, problem[frame + POSITION], worth)
        level -= 1
        _count(problem, values, bottom + level, frame - FRAME, worth)


@inner
def _push(  # noqa: PLR0917
    problem: Cells,
    values: Reals,
    level: int,
    position: int,
    total: int,
    plus: int,
    factor: int,
    bust: int,
    cards: int,
    depth: int,
) -> None:
    frame = STACK + level * FRAME
    problem[frame + POSITION] = position
    problem[frame + TOTAL] = total
    problem[frame + PLUS_SO_FAR] = plus
    problem[frame + FACTOR_SO_FAR] = factor
    problem[frame + BUST] = bust
    problem[frame + CARDS] = cards
    problem[frame + DEPTH] = depth
    problem[frame + STEP] = 0
    values[problem[PLACES] + 1 + level] = 0.0


@inlined
def _stay(problem: Cells, frame: int) -> float:
    return float(problem[frame + TOTAL] * problem[frame + FACTOR_SO_FAR] + problem[frame + PLUS_SO_FAR])


@inlined
def _look(problem: Cells, values: Reals, place: int, frame: int) -> bool:
    """Write the position after the next step above this one; no if that step is done with or cannot happen."""
    position, step = problem[frame + POSITION], problem[frame + STEP]
    holding, child, deeper = (position >> HOLDING_AT) & 15, frame + FRAME, problem[frame + DEPTH]
    total, plus, factor = problem[frame + TOTAL], problem[frame + PLUS_SO_FAR], problem[frame + FACTOR_SO_FAR]
    bust, new = problem[frame + BUST], position
    if deeper != EXACT:
        deeper -= 1
    if step < at.NUMBERS:
        copies = 0 if (position >> step) & 1 else problem[step]
        new, total, bust = position | (1 << step), total + step, bust + copies - 1
        if copies > 0 and count_of(position) == SEVEN - 1:
            values[place] += copies * float(total * factor + plus + BONUS)
            copies = 0
    elif step < CHANCE_BOUND:
        kind = step - at.NUMBERS
        copies = modifiers_left(problem, position, kind)
        new = position + (1 << (MODIFIERS_AT + 2 * kind))
        if kind < MODIFIER_KINDS - 1:
            plus += 2 * (kind + 1)
        else:
            factor = doubled(problem, factor)
    elif step < DUPLICATE:
        copies = chances_left(problem, position)
        new = position + (1 << CHANCES_AT) + (0 if holding else 1 << HOLDING_AT)
        if step == CHANCE_BOUND:
            copies = copies if deeper == EXACT and frame > STACK and not holding else 0
            deeper = AT_MOST
    else:
        copies = bust if holding else 0
        new, bust = position - (1 << HOLDING_AT) + (1 << SAVES_AT), bust - 1
    if copies <= 0:
        problem[frame + STEP] = step + 1
        return False
    problem[frame + COPIES] = copies
    problem[child + POSITION] = new
    problem[child + TOTAL] = total
    problem[child + PLUS_SO_FAR] = plus
    problem[child + FACTOR_SO_FAR] = factor
    problem[child + BUST] = bust
    problem[child + CARDS] = problem[frame + CARDS] - 1
    problem[child + DEPTH] = deeper
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
    elif values[place] + copies * found <= _stay(problem, frame) * problem[frame + CARDS]:
        step = STEPS
    problem[frame + STEP] = step + 1


@inlined
def _at_once(  # noqa: PLR0917
    problem: Cells,
    keys: Cells,
    values: Reals,
    position: int,
    total: int,
    plus: int,
    factor: int,
    bust: int,
    cards: int,
    depth: int,
) -> float:
    """The value of a position if it can be said without looking ahead; -1 if not."""
    stay = float(total * factor + plus)
    if cards == 0 or depth == AT_LEAST:
        return stay
    if depth == EXACT:
        key = (problem[QUESTION] << POSITION_BITS) | position
        place = _find(problem, keys, key)
        if keys[place] == key:
            return values[place]
    most = _bound(problem, position, total, stay, factor, bust) / cards
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
def _bound(  # noqa: PLR0917
    problem: Cells, position: int, total: int, points: float, factor: int, bust: int
) -> float:
    """What hitting is worth at most, times the cards that may come."""
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
