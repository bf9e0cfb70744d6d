"""Check that a position read from text can be played on."""

from collections.abc import Iterator
from typing import Final

from volteface.games.flip7.cards import EMPTY, FLIP_THREE, MODIFIERS
from volteface.games.flip7.moves import TARGETING
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP
from volteface.games.flip7.state import ACTIVE, PLAYING, Line, State
from volteface.kernel import InvalidInput, Seat, seat_letter
from volteface.kernel.faults import notation_fault

MOST_COPIES: Final = 10_000


def why_unplayable(state: State) -> InvalidInput | None:
    """Return the first thing that makes the position unplayable, or None."""
    seats = len(state.lines)
    strange = [seat for seat in _seats_named(state) if seat >= seats]
    if strange or not seats:
        missing = seat_letter(strange[0] if strange else 0)
        return notation_fault(f"there is no seat {missing}.", "no-seat", missing)
    if min(*state.deck, *state.discard, *state.discarded_now) < 0:
        return notation_fault("a pile holds less than nothing.", "less-than-nothing")
    if max(*state.deck, *state.discard, *state.discarded_now) > MOST_COPIES:
        return notation_fault(f"a pile holds more than {MOST_COPIES} of a card.", "too-many", MOST_COPIES)
    if state.scores and len(state.scores) != seats:
        return notation_fault("not every seat has a score.", "scores")
    if state.stage is not PLAYING:
        waits = state.card_due or state.choice or state.threes
        return notation_fault("nothing waits between rounds.", "between-rounds") if waits else None
    for seat, line in enumerate(state.lines):
        if line.status is ACTIVE and (reason := why_impossible(line)):
            said = InvalidInput(f"the line of seat {seat_letter(seat)}: {reason}")
            return said.explained("notation-line", seat=seat_letter(seat), problem=reason)
    return _why_nobody_can_act(state)


def why_impossible(line: Line) -> InvalidInput | None:
    """Return why no seat that is still in the round can have this line, or None."""
    twice = next((number for number in line.numbers if line.numbers.count(number) > 1), None)
    if twice is not None:
        return notation_fault(f"it holds the number {twice} twice, which is a bust.", "bust", twice)
    if len(line.numbers) >= NUMBERS_TO_FLIP:
        return notation_fault("with seven numbers the round is over.", "seven-numbers")
    action = next((card for card in line.modifiers if card not in MODIFIERS), None)
    if action is None:
        return None
    return notation_fault(f"the card “{action}” is not kept in a line.", "not-kept", action)


def _why_nobody_can_act(state: State) -> InvalidInput | None:
    if any(not three.dealt and FLIP_THREE not in state.lines[three.seat].spent for three in state.threes):
        return notation_fault("a Flip Three under way lies before nobody.", "flip-three")
    if state.card_due:
        return None if state.deck != EMPTY else notation_fault("a card is due, but the deck has none.", "none-due")
    if state.choice:
        is_open = state.choice.card in TARGETING and state.choice.targets
        return None if is_open else notation_fault("there is nothing to choose.", "no-choice")
    if state.threes or state.dealing or state.lines[state.seat].status is not ACTIVE:
        asked = seat_letter(state.seat)
        return notation_fault(f"seat {asked} cannot be asked now.", "not-asked", asked)
    return None if drawable(state) != EMPTY else notation_fault("no card is left for a hit.", "none-left")


def _seats_named(state: State) -> Iterator[Seat]:
    yield from (state.dealer, state.seat, *state.playing, *state.undealt, *state.winners)
    for three in state.threes:
        yield from (three.seat, *(assigned.target for assigned in three.assigned))
    if state.choice:
        yield from (state.choice.seat, *state.choice.targets)
