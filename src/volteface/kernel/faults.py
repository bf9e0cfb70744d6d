"""Errors that say in every language what is wrong with a log, a position, a deck or a rule case.

Each takes an English sentence, and the name by which a message of the locale files tells it from others of its kind.
"""

from volteface.kernel.errors import InvalidCase, InvalidInput, InvalidLog, Refused


def invalid_log(said: str, why: str, entry: int = 0, most: int = 0) -> InvalidLog:
    """What does not fit in a log, at which entry; `most` is how much there may be."""
    return InvalidLog(said).explained("log-fault", why=why, entry=entry, most=most)


def notation_fault(said: str, why: str, text: str | int = "", example: str = "") -> InvalidInput:
    """What cannot be read in a position, a move or a card."""
    return InvalidInput(said).explained("notation-fault", why=why, text=text, example=example)


def deck_fault(file: str, line: int, said: str, why: str, text: str | int = "") -> InvalidInput:
    """What cannot be read in a line of a deck file."""
    return in_line(file, line, InvalidInput(f"{said}.").explained("deck-fault", why=why, text=text))


def in_line(file: str, line: int, problem: InvalidInput) -> InvalidInput:
    """A problem and the line of a file that it is in."""
    said = InvalidInput(f"{file}, line {line}: {problem}")
    return said.explained("problem-in-line", file=file, line=line, problem=problem)


def case_fault(said: str, why: str, text: str | int = "", known: str | int = "") -> InvalidCase:
    """What cannot be read in a rule case."""
    return InvalidCase(said).explained("case-fault", why=why, text=text, known=known)


def case_refusal(said: str, why: str, text: str = "", found: str | Exception = "", wanted: str = "") -> Refused:
    """What came out differently than a rule case says."""
    return Refused(said).explained("case-refusal", why=why, text=text, found=found, wanted=wanted)
