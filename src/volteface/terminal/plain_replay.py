"""A saved game told line by line."""

from collections.abc import Callable

from volteface.locale import tell
from volteface.terminal.face import Face
from volteface.terminal.look import Look
from volteface.terminal.replaying import Moment


def retell(
    moments: tuple[Moment, ...], look: Look, face: Face, say: Callable[[str], None], read: Callable[[], str] | None
) -> None:
    """The whole story, with everybody's line and sum after each round; `read` waits between moves, if given."""
    for moment in moments:
        for event in moment.events:
            say(tell(look.words, face.id, event, look.names))
        if moment.events and face.is_scored(moment.view):
            for line in ("", *face.lines_in_words(moment.view, look), *face.recap_in_words(moment.view, look), ""):
                say(line)
        if moment.events and read is not None:
            say(look.words.text("terminal-plain-step"))
            try:
                read()
            except EOFError:
                read = None
    last = moments[-1].view
    if not face.is_scored(last):
        for line in face.lines_in_words(last, look):
            say(line)
