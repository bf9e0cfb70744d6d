"""What a person is asked in Flip 7, with keys for every answer."""

from typing import Final

from volteface.games.flip7.cards import SECOND_CHANCE, Card
from volteface.games.flip7.moves import HIT, STAY, TARGETING, FlipThree, Freeze, Give, Move
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7 import reading, sentences, signs
from volteface.terminal.look import Look
from volteface.terminal.question import Choice, Question, own_letter, place_keys

HIT_KEY: Final = "h"
STAY_KEY: Final = "s"


def question(view: View, seat: Seat, offers: tuple[Move, ...], look: Look) -> Question:
    """Hit or stay, or who gets a card."""
    if view.choice is not None:
        return _target_question(view.choice.card, view, seat, offers, look)
    asked = "flip7-ask-hit-or-stay" if STAY in offers else "flip7-ask-hit-only"
    # Both are always there: one that is not offered is refused with the judge's reason.
    return Question(
        look.words.text(asked, name=look.names[seat]), (_hit(view, seat, look), _stay(view, seat, offers, look))
    )


def _hit(view: View, seat: Seat, look: Look) -> Choice:
    label = look.words.text("word-hit")
    details = (
        f"{signs.BUST} {sentences.short_bust_odds(view, seat, look)}",
        f"{signs.STAR} {sentences.flip_seven_odds(view, seat, look)}",
        f"{signs.VALUE} {sentences.value_of_a_card(view, seat, look)}",
    )
    keys = (HIT_KEY, *own_letter(label, frozenset((HIT_KEY, STAY_KEY))))
    return Choice(HIT, keys, label, details if look.shows_odds else (), "main")


def _stay(view: View, seat: Seat, offers: tuple[Move, ...], look: Look) -> Choice:
    words = look.words
    label = words.text("word-stay")
    now = reading.lane_points(view, seat)
    keeps = f"{signs.STAY} {words.text('terminal-stay-keeps', points=now)}"
    total = f"→ {words.text('terminal-in-all', points=view.totals[seat] + now)}"
    taken = frozenset((HIT_KEY, STAY_KEY, *own_letter(words.text("word-hit"), frozenset())))
    keys = (STAY_KEY, *own_letter(label, taken))
    return Choice(STAY, keys, label, (keeps, total), is_offered=STAY in offers)


def _target_question(card: Card, view: View, seat: Seat, offers: tuple[Move, ...], look: Look) -> Question:
    asked = "give" if card == SECOND_CHANCE else card
    aimed = [move for move in offers if isinstance(move, Freeze | FlipThree | Give)]
    assert all(isinstance(move, TARGETING[card]) for move in aimed)
    choices = tuple(
        Choice(move, keys, look.names[move.target], (_target_detail(view, seat, move.target, look),))
        for move, keys in zip(aimed, place_keys(len(aimed)), strict=True)
    )
    return Question(look.words.text(f"flip7-ask-{asked}", name=look.names[seat]), choices, is_list=True)


def _target_detail(view: View, seat: Seat, target: Seat, look: Look) -> str:
    detail = look.words.text(
        "terminal-target-points", points=reading.lane_points(view, target), total=view.totals[target]
    )
    return f"{detail} · {look.words.text('terminal-you')}" if seat == target else detail
