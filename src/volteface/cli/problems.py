"""What went wrong on the command line, in the person's language."""

import sys
from typing import Any, Final

from volteface.cli.help import number_limits, option_names, words_in
from volteface.kernel import InvalidInput, Reason, UnknownName, UnreadableLog, VoltefaceError
from volteface.locale import Words
from volteface.locale.languages import DEFAULT
from volteface.tables import NotAllowed

KINDS: Final = ("game", "edition", "ruling", "bot", "language", "card", "phase", "source")  # of unknown names
# How Typer says it, where its exception does not tell.
NO_SUCH_COMMAND: Final = "No such command "
EXTRA: Final = "Got unexpected extra argument"


class Problem(InvalidInput):
    """Something that a person got wrong: a message of `cli.ftl` and its arguments."""

    def __init__(self, message: str, /, **arguments: str | int) -> None:
        self.reason = Reason(f"problem-{message}", arguments)
        super().__init__(words_in(DEFAULT).text(self.reason.id, **arguments))


class UnreadableFile(UnreadableLog):
    """A file that holds no log of a game; its explanation is that of the problem in it."""

    def __init__(self, file: str, problem: str) -> None:
        self.file, self.problem = file, problem
        super().__init__(f"{file}: {problem}")


def sentence(error: VoltefaceError, words: Words) -> str:
    """The error in the person's language; in English if nobody has put it into other words."""
    reason = getattr(error, "reason", None)
    if isinstance(error, UnknownName):
        kind = error.kind.split()[0]
        known = ", ".join(map(str, error.known))
        return words.text("problem-unknown", kind=kind if kind in KINDS else "name", name=str(error.name), known=known)
    if isinstance(error, UnreadableFile):
        return words.text("problem-in-file", file=error.file, problem=_explained(error, words) or error.problem)
    if (explained := _explained(error, words)) is not None:
        return explained
    if isinstance(error, Problem | NotAllowed) and isinstance(reason, Reason):
        return words.text(reason.id, **reason.arguments)
    return str(error)


def _explained(error: VoltefaceError, words: Words) -> str | None:
    if error.explanation is None:
        return None
    message, arguments = error.explanation
    return words.text(message, **arguments)


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
