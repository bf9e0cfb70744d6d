"""The turn that is being played, and the keys and choices that its questions share."""

from functools import partial
from typing import Final

from msgspec import Struct

from volteface.bots.phase10flip.lay_downs import LAY_DOWN, best_lay_down
from volteface.bots.phase10flip.suggestions import left_after
from volteface.games.phase10flip.cards import has_flip, points_of
from volteface.games.phase10flip.moves import Discard, Hit, Move
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf, Seat
from volteface.locale.phase10flip import name_card
from volteface.terminal.phase10flip import labels, symbols
from volteface.terminal.phase10flip.hand import Held, sorted_hand
from volteface.terminal.questions import Choice, Question, initial_key, list_keys
from volteface.terminal.render_context import RenderContext

DRAW_KEY: Final = "d"
TAKE_KEY: Final = "k"
LAY_KEY: Final = "l"
HIT_KEY: Final = "h"
DISCARD_KEY: Final = "d"
PICK_KEY: Final = "s"
BACK_KEY: Final = "escape"
MOST_CARDS: Final = 11  # in a hand
CARD_KEYS: Final = tuple(keys[0] for keys in list_keys(MOST_CARDS))
TAKEN: Final = frozenset((*"dklhscnpv", *CARD_KEYS))

Offers = tuple[Move | AnyOf, ...]


class Turn(Struct, frozen=True):
    """The seat that is asked, its view, and its offers."""

    view: View
    seat: Seat
    offers: Offers
    context: RenderContext

    def held(self) -> tuple[Held, ...]:
        """The hand in its current order."""
        return sorted_hand(self.view, self.context)

    def hits(self) -> list[Hit]:
        """The hits that are offered."""
        return [move for move in self.offers if isinstance(move, Hit)]

    def can_lay(self) -> bool:
        """Whether the phase may be laid."""
        return LAY_DOWN in self.offers

    def text(self, message: str, /, **arguments: str | int) -> str:
        """A message in the player's language."""
        return self.context.words.text(message, **arguments)


def keys_for(key: str, label: str) -> tuple[str, ...]:
    """A key, and the first letter of its label unless that is taken."""
    return (key, *initial_key(label, TAKEN))


def back_choice(turn: Turn, *, to: "partial[Question]") -> Choice:
    """Back to an earlier question."""
    return Choice(None, (BACK_KEY,), turn.text("terminal-key-back"), leads_to=to)


def card_label(held: Held, turn: Turn) -> str:
    """The name of a card's active face."""
    return name_card(turn.context.words, held.face)


def card_details(held: Held, turn: Turn) -> tuple[str, ...]:
    """A card's back, and whether it flips the table."""
    details = []
    if held.back is not None:
        details.append(turn.text("terminal-p10-its-back", back=name_card(turn.context.words, held.back)))
    if has_flip(held.face):
        details.append(turn.text("terminal-p10-flips"))
    return tuple(details)


def discard_choice(held: Held, turn: Turn) -> Choice:
    """Discard a card that was already chosen."""
    move, words = Discard(held.name), [labels.short_face(held.face, turn.context)]
    if has_flip(held.face):
        words.append(f"{symbols.FLIP} {turn.text('terminal-p10-flips')}")
    label = f"{turn.text('terminal-p10-discard')} {words[0]}"
    return Choice(move, (DISCARD_KEY,), label, tuple(words[1:]), "main", move in turn.offers)


def cards_on_board(turn: Turn) -> list[tuple[int, Held, str]]:
    """The cards of the hand with their indexes and keys."""
    return [(index, held, CARD_KEYS[index]) for index, held in enumerate(turn.held())]


def best_details(turn: Turn) -> tuple[str, ...]:
    """The best lay-down in short, and the points it leaves."""
    best = best_lay_down(turn.view)
    if best is None:
        return ()
    points = sum(map(points_of, left_after(turn.view, best)))
    return labels.short_layout(best, turn.context), turn.text("terminal-p10-points-left", points=points)
