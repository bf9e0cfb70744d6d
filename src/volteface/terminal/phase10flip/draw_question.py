"""The first question of a turn: the draw pile, whose top shows only its back, or the discard that everybody sees."""

from typing import Any, Final

from volteface.games.phase10flip.cards import face_up, has_flip
from volteface.games.phase10flip.moves import DRAW, TAKE
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.locale.phase10flip import name_card
from volteface.terminal.look import Look
from volteface.terminal.phase10flip import reading, signs
from volteface.terminal.phase10flip.keys import DRAW_KEY, TAKE_KEY, keys_for
from volteface.terminal.question import Choice, Question

BETWEEN: Final = " · "


def draw_question(view: View, seat: Seat, offers: tuple[Any, ...], look: Look) -> Question:
    """Draw or take."""
    may_take = "draw-or-take" if DRAW in offers else "take-only"
    asked = may_take if TAKE in offers else "draw-only"
    choices = (_draw(view, offers, look), _take(view, offers, look))
    return Question(look.words.text(f"phase10flip-ask-{asked}", name=look.names[seat]), choices)


def _draw(view: View, offers: tuple[Any, ...], look: Look) -> Choice:
    words, label = look.words, look.words.text("terminal-p10-draw-pile")
    details = back_text(view, look).split(BETWEEN)
    if look.shows_odds and view.draw_back is not None and reading.short(view) == 1:
        may_be = reading.candidates(view)
        if may_be.cards:
            details.append(words.text("terminal-p10-may-complete", completing=may_be.completing, cards=may_be.cards))
    return Choice(DRAW, keys_for(DRAW_KEY, label), label, tuple(details), "main", DRAW in offers)


def _take(view: View, offers: tuple[Any, ...], look: Look) -> Choice:
    label = look.words.text("terminal-p10-discard-pile")
    details = (*discard_text(view, look).split(BETWEEN), *_help_of_discard(view, look)) if view.discard else ()
    return Choice(TAKE, keys_for(TAKE_KEY, label), label, details, is_offered=TAKE in offers)


def back_text(view: View, look: Look) -> str:
    """What the draw pile shows, and how many cards it has."""
    if view.draw_back is None:
        return look.words.text("terminal-p10-empty")
    shown = look.words.text("terminal-p10-back", back=name_card(look.words, view.draw_back))
    return f"{shown}{BETWEEN}{look.words.text('terminal-p10-cards', cards=view.draw)}"


def discard_text(view: View, look: Look) -> str:
    """The top of the discard pile, and what is on its back, which everybody has seen."""
    if not view.discard:
        return look.words.text("terminal-p10-empty")
    top = view.discard[-1]
    back = name_card(look.words, face_up(top, view.side.other))
    shown = name_card(look.words, face_up(top, view.side))
    return f"{shown}{BETWEEN}{look.words.text('terminal-p10-its-back', back=back)}"


def _help_of_discard(view: View, look: Look) -> tuple[str, ...]:
    """What taking it would bring."""
    details, before = [], reading.short(view)
    if before is not None and look.shows_odds:
        after = reading.short_with_discard(view)
        if after < before:
            details.append(look.words.text("terminal-p10-then-short", short=after))
    if has_flip(reading.discard_top(view)):
        details.append(f"{signs.FLIP} {look.words.text('terminal-p10-has-flip')}")
    return tuple(details)
