"""Print the story of a finished game."""

from collections.abc import Callable

from volteface.locale import tell
from volteface.terminal.game_ui import GameUI
from volteface.terminal.render_context import RenderContext
from volteface.terminal.replay_steps import ReplayStep


def print_story(
    steps: tuple[ReplayStep, ...],
    context: RenderContext,
    ui: GameUI,
    write: Callable[[str], None],
    read: Callable[[], str] | None,
) -> None:
    """Print every event, and all lines and scores after each round; `read`, if given, waits between moves."""
    for step in steps:
        for event in step.events:
            write(tell(context.words, ui.id, event, context.names))
        if step.events and ui.is_scored(step.view):
            for sentence in ("", *ui.describe_table(step.view, context), *ui.describe_scores(step.view, context), ""):
                write(sentence)
        if step.events and read is not None:
            write(context.words.text("terminal-plain-step"))
            try:
                read()
            except EOFError:
                read = None
    last = steps[-1].view
    if not ui.is_scored(last):
        for sentence in ui.describe_table(last, context):
            write(sentence)
