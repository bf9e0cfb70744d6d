"""What went wrong on the command line, in the person's language."""

import sys
from typing import Any, Final

from volteface.cli.causes import cause
from volteface.cli.help import number_limits, option_names, words_in
from volteface.kernel import IllegalMove, InvalidInput, Reason, UnknownName, VoltefaceError, seat_letter
from volteface.kernel.notation import NAMED_SEATS
from volteface.locale import Words
from volteface.locale.languages import DEFAULT
from volteface.locale.story import explain

KINDS: Final = ("game", "edition", "ruling", "bot", "language", "card", "phase", "source")  # of unknown names
# How Typer says it, where its exception does not tell.
NO_SUCH_COMMAND: Final = "No such command "
EXTRA: Final = "Got unexpected extra argument"


class Problem(InvalidInput):
    """Something that a person got wrong: a message `problem-NAME` and its arguments."""

    def __init__(self, name: str, /, **arguments: str | int | Exception) -> None:
        self.explained(f"problem-{name}", **arguments)
        super().__init__(sentence(self, words_in(DEFAULT)))


def sentence(error: VoltefaceError, words: Words) -> str:
    """The error in the person's language; in English if nobody has put it into other words."""
    if isinstance(error, UnknownName):
        kind = error.kind.split()[0]
        known = ", ".join(map(str, error.known))
        return words.text("problem-unknown", kind=kind if kind in KINDS else "name", name=str(error.name), known=known)
    if error.explanation is not None:
        message, arguments = error.explanation
        return words.text(message, **{name: _argument(value, words) for name, value in arguments.items()})
    if isinstance(error, IllegalMove):
        return _refusal(error, words)
    reason = getattr(error, "reason", None)
    return words.text(reason.id, **reason.arguments) if isinstance(reason, Reason) else str(error)


def _argument(value: str | int | Exception, words: Words) -> str | int:
    if isinstance(value, VoltefaceError):
        return sentence(value, words)
    return cause(value, words) if isinstance(value, Exception) else value


def _refusal(error: IllegalMove, words: Words) -> str:
    """Why a move is refused; seats are named by their letters, as in a position."""
    game, names = error.position.split()[0], [seat_letter(seat) for seat in range(NAMED_SEATS)]
    return explain(words, game, error.reason, names)


def report_usage(error: Any, words: Words) -> None:
    """Print what is wrong with the words that were typed, and how to get help."""
    if type(error).__name__ == "NoArgsIsHelpError":
        print(error.message, end="")
        return
    context = getattr(error, "ctx", None)
    if context is not None:
        print(context.get_usage(), file=sys.stderr)
        print(words.text("cli-try-help", command=f"{context.command_path} --help"), file=sys.stderr)
    print(words.text("cli-error", problem=usage_problem(error, words)), file=sys.stderr)


def usage_problem(error: Any, words: Words) -> str:
    """What is wrong, in one sentence."""
    kind, param = type(error).__name__, getattr(error, "param", None)
    if kind == "MissingParameter" and param is not None:
        return words.text("cli-missing", kind=param.param_type_name, name=option_names(param))
    if kind == "NoSuchOption":
        known = ", ".join(sorted(error.possibilities or ()))
        said = words.text("cli-no-such-option", option=error.option_name)
        return f"{said} {words.text('cli-possible', known=known)}" if known else said
    if kind == "BadOptionUsage":
        needs = "cli-needs-a-value" if "requires" in error.message else "cli-takes-no-value"
        return words.text(needs, option=error.option_name)
    if param is not None:
        return _bad_value(param, words)
    if error.message.startswith(NO_SUCH_COMMAND):
        return words.text("cli-no-such-command", command=error.message.removeprefix(NO_SUCH_COMMAND).strip("'\". "))
    if error.message.startswith(EXTRA):
        return words.text("cli-extra", words=error.message.partition(" (")[2].removesuffix(")"))
    return str(error.message)


def _bad_value(param: Any, words: Words) -> str:
    limits = number_limits(param)
    if limits is None:
        return words.text("cli-bad-value", name=option_names(param))
    message, least, most = limits
    ends = "both" if least is not None and most is not None else "least" if least is not None else "none"
    needs = words.text(message, ends=ends, least=str(least), most=str(most))
    return words.text("cli-needs", name=option_names(param), needs=needs)
