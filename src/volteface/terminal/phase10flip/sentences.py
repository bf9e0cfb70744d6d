"""A position of Phase 10 FLIP! in sentences, for plain text, the piles and the side panel."""

from collections.abc import Callable, Iterable
from typing import Final

from volteface.games.phase10flip.cards import Face, face_up, points_of
from volteface.games.phase10flip.state import Stage
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.locale.phase10flip import name_card, name_group, name_phase
from volteface.locale.story import join
from volteface.terminal.phase10flip import labels, queries
from volteface.terminal.phase10flip.hand import sorted_hand
from volteface.terminal.phase10flip.queries import open_faces
from volteface.terminal.render_context import RenderContext

SEPARATOR: Final = " · "


def describe_table(view: View, context: RenderContext) -> tuple[str, ...]:
    """The side that is up, all seats, the piles, and the viewer's hand."""
    words = context.words
    piles = (
        words.text("terminal-p10-line-draw", shown=back_text(view, context)),
        words.text("terminal-p10-line-discard", shown=discard_text(view, context)),
    )
    seats = tuple(describe_seat(view, seat, context) for seat in range(len(view.hands)))
    hand = (describe_hand(view, context),) if view.faces else ()
    return (
        words.text("terminal-p10-line-side", side=words.text(f"side-{view.side.value}")),
        *seats,
        *piles,
        *hand,
    )


def back_text(view: View, context: RenderContext) -> str:
    """The back on top of the draw pile, and how many cards it has."""
    if view.draw_back is None:
        return context.words.text("terminal-p10-empty")
    shown = context.words.text("terminal-p10-back", back=name_card(context.words, view.draw_back))
    return f"{shown}{SEPARATOR}{context.words.text('terminal-p10-cards', cards=view.draw)}"


def discard_text(view: View, context: RenderContext) -> str:
    """The top of the discard pile, and its back, which everybody has seen."""
    if not view.discard:
        return context.words.text("terminal-p10-empty")
    top = view.discard[-1]
    back = name_card(context.words, face_up(top, view.side.other))
    shown = name_card(context.words, face_up(top, view.side))
    return f"{shown}{SEPARATOR}{context.words.text('terminal-p10-its-back', back=back)}"


def describe_seat(view: View, seat: Seat, context: RenderContext) -> str:
    """A seat: its phase, its groups, its hand as far as it is visible, and its total."""
    words, laid = context.words, view.laid[seat]
    asked = words.text(
        "terminal-p10-phase-asks", phase=view.phases[seat], groups=name_phase(words, queries.phase(view, seat))
    )
    if laid:
        groups = join(words, [name_group(words, one.group) for one in laid])
        asked = words.text("terminal-p10-line-laid", phase=view.phases[seat], groups=groups)
        if queries.is_scored(view):
            asked = words.text("terminal-p10-line-laid-before", groups=groups)
    return words.text(
        "terminal-p10-line",
        name=context.names[seat],
        phase=asked,
        hand=_holds(view, seat, context),
        total=view.totals[seat],
    )


def describe_hand(view: View, context: RenderContext) -> str:
    """The viewer's hand in the order they chose."""
    return context.words.text(
        "terminal-p10-line-hand", faces=labels.name_faces((one.face for one in sorted_hand(view, context)), context)
    )


def missing_cards(
    view: View, context: RenderContext, name_faces: Callable[[Iterable[Face], RenderContext], str]
) -> tuple[str, ...]:
    """How many cards the viewer lacks, and which would complete their phase."""
    words, short = context.words, queries.short(view)
    if short is None:
        return ()
    sentences = [words.text("terminal-p10-short", short=short)]
    wanted = queries.completing(view) if short == 1 else ()
    if wanted:
        sentences.append(words.text("terminal-p10-completing", faces=name_faces(wanted, context)))
    return tuple(sentences)


def describe_score(view: View, seat: Seat, context: RenderContext) -> str:
    """The points of a seat's cards, its total, whether it laid its phase, and its next phase."""
    words, faces = context.words, open_faces(view, seat) or ()
    laid = words.text("terminal-p10-recap-laid" if view.laid[seat] else "terminal-p10-recap-not-laid")
    cost = words.text("terminal-p10-recap-none")
    if faces:
        cost = words.text(
            "terminal-p10-recap-cards", faces=labels.name_faces(faces, context), points=sum(map(points_of, faces))
        )
    sentence = words.text("terminal-p10-recap", name=context.names[seat], laid=laid, cost=cost, total=view.totals[seat])
    return sentence if view.stage is Stage.OVER else f"{sentence} {next_phase(view, seat, context)}"


def next_phase(view: View, seat: Seat, context: RenderContext) -> str:
    """The phase of a seat in the next round."""
    asked = name_phase(context.words, queries.phase(view, seat))
    return context.words.text("terminal-p10-next", phase=view.phases[seat], groups=asked)


def _holds(view: View, seat: Seat, context: RenderContext) -> str:
    """How many cards a seat holds, and their backs; their faces if the hand is open."""
    words, size = context.words, queries.hand_size(view, seat)
    faces = open_faces(view, seat)
    if faces is not None:
        return (
            words.text("terminal-p10-holds-open", cards=size, faces=labels.name_faces(faces, context))
            if size
            else words.text("terminal-p10-holds-none")
        )
    backs = view.hands[seat].backs
    if seat == view.me or not backs:
        return words.text("terminal-p10-cards", cards=size)
    return words.text("terminal-p10-holds", cards=size, backs=labels.name_faces(backs, context))
