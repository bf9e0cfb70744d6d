"""A position of Phase 10 FLIP! in whole sentences, for plain text and for what stands beside the table."""

from collections.abc import Callable, Iterable

from volteface.games.phase10flip.cards import Face, points_of
from volteface.games.phase10flip.state import Stage
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat
from volteface.locale.phase10flip import name_group, name_phase
from volteface.locale.story import join
from volteface.terminal.look import Look
from volteface.terminal.phase10flip import naming, reading
from volteface.terminal.phase10flip.draw_question import back_text, discard_text
from volteface.terminal.phase10flip.hand import hold
from volteface.terminal.phase10flip.open_view import open_faces


def lines(view: View, look: Look) -> tuple[str, ...]:
    """The side, everybody's place, the piles, and the hand of whoever looks."""
    words = look.words
    pile_lines = (
        words.text("terminal-p10-line-draw", shown=back_text(view, look)),
        words.text("terminal-p10-line-discard", shown=discard_text(view, look)),
    )
    seats = tuple(seat_line(view, seat, look) for seat in range(len(view.hands)))
    hand = (hand_line(view, look),) if view.faces else ()
    return (
        words.text("terminal-p10-line-side", side=words.text(f"side-{view.side.value}")),
        *seats,
        *pile_lines,
        *hand,
    )


def seat_line(view: View, seat: Seat, look: Look) -> str:
    """A seat: phase, what it has laid, what it holds as far as it shows, its total."""
    words, laid = look.words, view.laid[seat]
    asked = words.text(
        "terminal-p10-phase-asks", phase=view.phases[seat], groups=name_phase(words, reading.phase(view, seat))
    )
    if laid:
        groups = join(words, [name_group(words, one.group) for one in laid])
        asked = words.text("terminal-p10-line-laid", phase=view.phases[seat], groups=groups)
        if reading.is_scored(view):
            asked = words.text("terminal-p10-line-laid-before", groups=groups)
    return words.text(
        "terminal-p10-line", name=look.names[seat], phase=asked, hand=_holds(view, seat, look), total=view.totals[seat]
    )


def hand_line(view: View, look: Look) -> str:
    """The hand of whoever looks, in the order they like."""
    return look.words.text(
        "terminal-p10-line-hand", faces=naming.name_faces((one.face for one in hold(view, look)), look)
    )


def outlook(view: View, look: Look, name_faces: Callable[[Iterable[Face], Look], str]) -> tuple[str, ...]:
    """How many cards the hand lacks, and which would complete the phase."""
    words, short = look.words, reading.short(view)
    if short is None:
        return ()
    said = [words.text("terminal-p10-short", short=short)]
    wanted = reading.completing(view) if short == 1 else ()
    if wanted:
        said.append(words.text("terminal-p10-completing", faces=name_faces(wanted, look)))
    return tuple(said)


def recap_line(view: View, seat: Seat, look: Look) -> str:
    """What a seat's cards cost, its total, whether it laid, and what it has to lay next."""
    words, faces = look.words, open_faces(view, seat) or ()
    laid = words.text("terminal-p10-recap-laid" if view.laid[seat] else "terminal-p10-recap-not-laid")
    cost = words.text("terminal-p10-recap-none")
    if faces:
        cost = words.text(
            "terminal-p10-recap-cards", faces=naming.name_faces(faces, look), points=sum(map(points_of, faces))
        )
    said = words.text("terminal-p10-recap", name=look.names[seat], laid=laid, cost=cost, total=view.totals[seat])
    return said if view.stage is Stage.OVER else f"{said} {next_phase(view, seat, look)}"


def next_phase(view: View, seat: Seat, look: Look) -> str:
    """What a seat has to lay in the next round."""
    asked = name_phase(look.words, reading.phase(view, seat))
    return look.words.text("terminal-p10-next", phase=view.phases[seat], groups=asked)


def _holds(view: View, seat: Seat, look: Look) -> str:
    """Cards by number, and the backs that others see; its faces if its hand is open."""
    words, size = look.words, reading.hand_size(view, seat)
    faces = open_faces(view, seat)
    if faces is not None:
        return (
            words.text("terminal-p10-holds-open", cards=size, faces=naming.name_faces(faces, look))
            if size
            else words.text("terminal-p10-holds-none")
        )
    backs = view.hands[seat].backs
    if seat == view.me or not backs:
        return words.text("terminal-p10-cards", cards=size)
    return words.text("terminal-p10-holds", cards=size, backs=naming.name_faces(backs, look))
