"""What is asked after the draw: lay the phase, add to groups, or discard and end the turn."""

from functools import partial

from msgspec import Struct

from volteface.bots.phase10flip.lay_downs import LAY_DOWN, best_lay_down
from volteface.bots.phase10flip.suggestions import left_after
from volteface.games.phase10flip.cards import has_flip, points_of
from volteface.games.phase10flip.moves import Discard, Hit, Move
from volteface.games.phase10flip.view import View
from volteface.kernel import AnyOf, Seat
from volteface.locale.phase10flip import name_card
from volteface.terminal.look import Look
from volteface.terminal.phase10flip import naming, signs
from volteface.terminal.phase10flip.hand import Held, hold
from volteface.terminal.phase10flip.keys import BACK_KEY, CARD_KEYS, DISCARD_KEY
from volteface.terminal.question import Choice, Question

Offers = tuple[Move | AnyOf, ...]


class Turn(Struct, frozen=True):
    """Who is asked, what they see, and what they may do."""

    view: View
    seat: Seat
    offers: Offers
    look: Look

    def held(self) -> tuple[Held, ...]:
        """The hand in its present order."""
        return hold(self.view, self.look)

    def hits(self) -> list[Hit]:
        """The hits that are offered."""
        return [move for move in self.offers if isinstance(move, Hit)]

    def can_lay(self) -> bool:
        """Whether the phase may be laid."""
        return LAY_DOWN in self.offers

    def text(self, message: str, /, **arguments: str | int) -> str:
        """A message in the player's language."""
        return self.look.words.text(message, **arguments)


def back_choice(turn: Turn, *, to: "partial[Question]") -> Choice:
    """Back to an earlier question."""
    return Choice(None, (BACK_KEY,), turn.text("terminal-key-back"), leads_to=to)


def card_label(held: Held, turn: Turn) -> str:
    """A card by its active face."""
    return name_card(turn.look.words, held.face)


def card_details(held: Held, turn: Turn) -> tuple[str, ...]:
    """What is on a card's back, and whether it flips."""
    details = []
    if held.back is not None:
        details.append(turn.text("terminal-p10-its-back", back=name_card(turn.look.words, held.back)))
    if has_flip(held.face):
        details.append(turn.text("terminal-p10-flips"))
    return tuple(details)


def discard_choice(held: Held, turn: Turn) -> Choice:
    """Discard a card chosen before."""
    move, words = Discard(held.name), [naming.short_face(held.face, turn.look)]
    if has_flip(held.face):
        words.append(f"{signs.FLIP} {turn.text('terminal-p10-flips')}")
    label = f"{turn.text('terminal-p10-discard')} {words[0]}"
    return Choice(move, (DISCARD_KEY,), label, tuple(words[1:]), "main", move in turn.offers)


def cards_on_board(turn: Turn) -> list[tuple[int, Held, str]]:
    """Every card of the hand with its place and its key."""
    return [(place, held, CARD_KEYS[place]) for place, held in enumerate(turn.held())]


def best_details(turn: Turn) -> tuple[str, ...]:
    """The best lay-down in a few words, and what it leaves."""
    best = best_lay_down(turn.view)
    if best is None:
        return ()
    points = sum(map(points_of, left_after(turn.view, best)))
    return naming.short_layout(best, turn.look), turn.text("terminal-p10-points-left", points=points)
