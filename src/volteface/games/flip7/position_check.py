"""Check that a position read from text can be played on."""

from collections.abc import Iterator
from typing import Final

from volteface.games.flip7.cards import EMPTY, FLIP_THREE, MODIFIERS
from volteface.games.flip7.moves import TARGETING
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP
from volteface.games.flip7.state import ACTIVE, PLAYING, Line, State
from volteface.kernel import Seat, seat_letter

MOST_COPIES: Final = 10_000


def why_unplayable(state: State) -> str | None:
    """Return the first thing that makes the position unplayable, or None."""
    seats = len(state.lines)
    strange = [seat for seat in _seats_named(state) if seat >= seats]
    if strange or not seats:
        return f"there is no seat {seat_letter(strange[0] if strange else 0)}."
    if min(*state.deck, *state.discard, *state.discarded_now) < 0:
        return "a pile holds less than nothing."
    if max(*state.deck, *state.discard, *state.discarded_now) > MOST_COPIES:
        return f"a pile holds more than {MOST_COPIES} of a card."
    if state.scores and len(state.scores) != seats:
        return "not every seat has a score."
    if state.stage is not PLAYING:
        waits = state.card_due or state.choice or state.threes
        return "nothing waits between rounds." if waits else None
    for seat, line in enumerate(state.lines):
        if line.status is ACTIVE and (reason := why_impossible(line)):
            return f"the line of seat {seat_letter(seat)}: {reason}"
    return _why_nobody_can_act(state)


def why_impossible(line: Line) -> str | None:
    """Return why no seat that is still in the round can have this line, or None."""
    twice = next((number for number in line.numbers if line.numbers.count(number) > 1), None)
    if twice is not None:
        return f"it holds the number {twice} twice, which is a bust."
    if len(line.numbers) >= NUMBERS_TO_FLIP:
        return "with seven numbers the round is over."
    action = next((card for card in line.modifiers if card not in MODIFIERS), None)
    return None if action is None else f"the card “{action}” is not kept in a line."


def _why_nobody_can_act(state: State) -> str | None:
    if any(not three.dealt and FLIP_THREE not in state.lines[three.seat].spent for three in state.threes):
        return "a Flip Three under way lies before nobody."
    if state.card_due:
        return None if state.deck != EMPTY else "a card is due, but the deck has none."
    if state.choice:
        is_open = state.choice.card in TARGETING and state.choice.targets
        return None if is_open else "there is nothing to choose."
    if state.threes or state.dealing or state.lines[state.seat].status is not ACTIVE:
        return f"seat {seat_letter(state.seat)} cannot be asked now."
    return None if drawable(state) != EMPTY else "no card is left for a hit."


def _seats_named(state: State) -> Iterator[Seat]:
    yield from (state.dealer, state.seat, *state.playing, *state.undealt, *state.winners)
    for three in state.threes:
        yield from (three.seat, *(assigned.target for assigned in three.assigned))
    if state.choice:
        yield from (state.choice.seat, *state.choice.targets)
