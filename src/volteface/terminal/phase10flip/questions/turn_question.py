"""Which question to ask next in a turn: draw, lay, hit or discard."""

from functools import partial

from volteface.games.phase10flip.moves import Discard
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip.questions.draw_question import draw_question
from volteface.terminal.phase10flip.questions.hit_question import card_question, hit_label, hit_question
from volteface.terminal.phase10flip.questions.lay_question import lay_question
from volteface.terminal.phase10flip.questions.turn import (
    DISCARD_KEY,
    HIT_KEY,
    LAY_KEY,
    Offers,
    Turn,
    back_choice,
    best_details,
    card_details,
    card_label,
    cards_on_board,
    keys_for,
)
from volteface.terminal.phase10flip.questions.typed_moves import type_discard, type_lay_down
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext

FEW = 2  # hits named in the details
COLUMN = 25


def question(view: View, seat: Seat, offers: Offers, context: RenderContext) -> Question:
    """Draw or take; then lay, hit or discard."""
    if not view.has_drawn:
        return draw_question(view, seat, offers, context)
    return turn_question(Turn(view, seat, offers, context))


def turn_question(turn: Turn) -> Question:
    """Lay, hit or discard; only discard if nothing else is offered."""
    top, name = partial(turn_question, turn), turn.context.names[turn.seat]
    if not turn.can_lay() and not turn.hits():
        return discard_question(turn)
    asked = "lay-or-discard" if turn.can_lay() else "hit-or-discard"
    first = _lay(turn, top) if turn.can_lay() else _hit(turn, top)
    shortcuts = tuple(
        Choice(
            None,
            (key,),
            card_label(held, turn),
            leads_to=partial(card_question, turn, held.name, top),
            highlight=((index,),),
            is_on_board=True,
            is_in_dock=False,
            is_screen_only=True,
        )
        for index, held, key in cards_on_board(turn)
    )
    typed = type_lay_down(turn) if turn.can_lay() else None
    choices = (first, _discard(turn, top), *shortcuts)
    return Question(turn.text(f"phase10flip-ask-{asked}", name=name), choices, typed=typed)


def discard_question(turn: Turn, back: "partial[Question] | None" = None) -> Question:
    """Which card to discard; the cards are chosen in the hand."""
    cards = tuple(
        Choice(
            Discard(held.name),
            (key,),
            card_label(held, turn),
            card_details(held, turn),
            is_offered=Discard(held.name) in turn.offers,
            highlight=((index,),),
            is_on_board=True,
        )
        for index, held, key in cards_on_board(turn)
    )
    choices = cards if back is None else (*cards, back_choice(turn, to=back))
    text = turn.text("terminal-p10-ask-discard", name=turn.context.names[turn.seat])
    return Question(text, choices, is_list=True, column=COLUMN, typed=type_discard(turn))


def _lay(turn: Turn, top: "partial[Question]") -> Choice:
    label = turn.text("terminal-p10-lay", phase=turn.view.phases[turn.seat])
    return Choice(
        None, keys_for(LAY_KEY, label), label, best_details(turn), "main", leads_to=partial(lay_question, turn, top)
    )


def _hit(turn: Turn, top: "partial[Question]") -> Choice:
    label, hits = turn.text("terminal-p10-hit"), turn.hits()
    details = tuple(hit_label(hit, turn) for hit in hits[:FEW])
    if len(hits) > FEW:
        details = (*details, turn.text("terminal-p10-more", count=len(hits) - FEW))
    return Choice(None, keys_for(HIT_KEY, label), label, details, "main", leads_to=partial(hit_question, turn, top))


def _discard(turn: Turn, top: "partial[Question]") -> Choice:
    label = turn.text("terminal-p10-discard")
    details = (turn.text("terminal-p10-choose-card"),)
    return Choice(None, keys_for(DISCARD_KEY, label), label, details, leads_to=partial(discard_question, turn, top))
