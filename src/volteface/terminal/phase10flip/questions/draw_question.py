"""The first question of a turn: take a card from the draw pile or from the discard pile."""

from typing import Any

from volteface.games.phase10flip.cards import has_flip
from volteface.games.phase10flip.moves import DRAW, TAKE
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.terminal.phase10flip import queries, symbols
from volteface.terminal.phase10flip.questions.turn import DRAW_KEY, TAKE_KEY, keys_for
from volteface.terminal.phase10flip.sentences import SEPARATOR, back_text, discard_text
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext


def draw_question(view: View, seat: Seat, offers: tuple[Any, ...], context: RenderContext) -> Question:
    """Draw or take."""
    may_take = "draw-or-take" if DRAW in offers else "take-only"
    asked = may_take if TAKE in offers else "draw-only"
    choices = (_draw(view, offers, context), _take(view, offers, context))
    return Question(context.words.text(f"phase10flip-ask-{asked}", name=context.names[seat]), choices)


def _draw(view: View, offers: tuple[Any, ...], context: RenderContext) -> Choice:
    words, label = context.words, context.words.text("terminal-p10-draw-pile")
    details = back_text(view, context).split(SEPARATOR)
    if context.show_odds and view.draw_back is not None and queries.short(view) == 1:
        may_be = queries.candidates(view)
        if may_be.cards:
            details.append(words.text("terminal-p10-may-complete", completing=may_be.completing, cards=may_be.cards))
    return Choice(DRAW, keys_for(DRAW_KEY, label), label, tuple(details), "main", DRAW in offers)


def _take(view: View, offers: tuple[Any, ...], context: RenderContext) -> Choice:
    label = context.words.text("terminal-p10-discard-pile")
    details = (
        (*discard_text(view, context).split(SEPARATOR), *_benefits_of_discard(view, context)) if view.discard else ()
    )
    return Choice(TAKE, keys_for(TAKE_KEY, label), label, details, is_offered=TAKE in offers)


def _benefits_of_discard(view: View, context: RenderContext) -> tuple[str, ...]:
    """What taking the discard would gain."""
    details, before = [], queries.short(view)
    if before is not None and context.show_odds:
        after = queries.short_with_discard(view)
        if after < before:
            details.append(context.words.text("terminal-p10-then-short", short=after))
    if has_flip(queries.discard_top(view)):
        details.append(f"{symbols.FLIP} {context.words.text('terminal-p10-has-flip')}")
    return tuple(details)
