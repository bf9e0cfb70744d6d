"""The questions of Flip 7: hit or stay, and who gets a card."""

from typing import Final

from volteface.games.flip7.cards import SECOND_CHANCE, Card
from volteface.games.flip7.moves import HIT, STAY, TARGETING, FlipThree, Freeze, Give, Move
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.terminal.flip7 import queries, sentences, symbols
from volteface.terminal.questions import Choice, Question, initial_key, list_keys
from volteface.terminal.render_context import RenderContext

HIT_KEY: Final = "h"
STAY_KEY: Final = "s"


def question(view: View, seat: Seat, offers: tuple[Move, ...], context: RenderContext) -> Question:
    """Hit or stay, or who gets a card."""
    if view.choice is not None:
        return _target_question(view.choice.card, view, seat, offers, context)
    asked = "flip7-ask-hit-or-stay" if STAY in offers else "flip7-ask-hit-only"
    # Both choices are always shown; one that is not offered is refused with the judge's reason.
    return Question(
        context.words.text(asked, name=context.names[seat]),
        (_hit(view, seat, context), _stay(view, seat, offers, context)),
    )


def _hit(view: View, seat: Seat, context: RenderContext) -> Choice:
    label = context.words.text("word-hit")
    details = (
        f"{symbols.BUST} {sentences.short_bust_odds(view, seat, context)}",
        f"{symbols.STAR} {sentences.flip_seven_odds(view, seat, context)}",
        *(f"{symbols.VALUE} {worth}" for worth in sentences.worth_of_a_hit(view, seat, context)),
    )
    keys = (HIT_KEY, *initial_key(label, frozenset((HIT_KEY, STAY_KEY))))
    return Choice(HIT, keys, label, details if context.show_odds else (), "main")


def _stay(view: View, seat: Seat, offers: tuple[Move, ...], context: RenderContext) -> Choice:
    words = context.words
    label = words.text("word-stay")
    now = queries.lane_points(view, seat)
    keeps = f"{symbols.STAY} {words.text('terminal-stay-keeps', points=now)}"
    total = f"→ {words.text('terminal-in-all', points=view.totals[seat] + now)}"
    taken = frozenset((HIT_KEY, STAY_KEY, *initial_key(words.text("word-hit"), frozenset())))
    keys = (STAY_KEY, *initial_key(label, taken))
    return Choice(STAY, keys, label, (keeps, total), is_offered=STAY in offers)


def _target_question(card: Card, view: View, seat: Seat, offers: tuple[Move, ...], context: RenderContext) -> Question:
    asked = "give" if card == SECOND_CHANCE else card
    aimed = [move for move in offers if isinstance(move, Freeze | FlipThree | Give)]
    assert all(isinstance(move, TARGETING[card]) for move in aimed)
    choices = tuple(
        Choice(move, keys, context.names[move.target], (_target_detail(view, seat, move.target, context),))
        for move, keys in zip(aimed, list_keys(len(aimed)), strict=True)
    )
    return Question(context.words.text(f"flip7-ask-{asked}", name=context.names[seat]), choices, is_list=True)


def _target_detail(view: View, seat: Seat, target: Seat, context: RenderContext) -> str:
    detail = context.words.text(
        "terminal-target-points", points=queries.lane_points(view, target), total=view.totals[target]
    )
    return f"{detail} · {context.words.text('terminal-you')}" if seat == target else detail
