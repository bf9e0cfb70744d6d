"""Turn rulings into text: the question, every edition's answer, and the source of each answer."""

from enum import Enum

from msgspec import Struct

from volteface.kernel import Answer, Numbers, Rulebook, Ruling
from volteface.kernel.rulings import Position
from volteface.locale.words import Words


class Ground(Enum):
    """What an answer is based on; the value is a message id."""

    EXPLICIT = "rules-mark-explicit"
    READING = "rules-mark-reading"
    MOOT = "rules-mark-moot"


class AnswerText(Struct, frozen=True):
    """One edition's answer in words."""

    edition: str
    text: str
    ground: Ground
    because: str
    reading: str  # why we read a silent rulebook so; empty if it speaks
    source: str | None
    house: tuple[str, ...]  # every other answer, as the house rule that gives it


class RulingText(Struct, frozen=True):
    """One ruling in words, with every edition's answer in the rulebook's order."""

    name: str
    rule: str
    question: str
    differs: bool  # whether the editions give different answers
    answers: tuple[AnswerText, ...]

    @property
    def sources(self) -> tuple[str, ...]:
        """The rulebooks that answer, each once."""
        return tuple(dict.fromkeys(answer.source for answer in self.answers if answer.source))


def describe_rulings(words: Words, game: str, rulebook: Rulebook) -> tuple[RulingText, ...]:
    """Return every ruling of a game in words."""
    return tuple(_describe_ruling(words, game, name, rulebook) for name in rulebook.rulings)


def question_text(words: Words, game: str, name: str) -> str:
    """Return the question that a ruling asks."""
    return words.text(_message_id(game, name))


def answer_text(words: Words, game: str, name: str, ruling: Ruling, answer: Answer) -> str:
    """Return an answer to it."""
    if isinstance(ruling.answers, Numbers):
        return words.text(_message_id(game, name, "number"), number=answer)
    return words.text(_message_id(game, name, str(answer)))


def house_texts(words: Words, game: str, name: str, ruling: Ruling, answer: Answer) -> tuple[str, ...]:
    """Return every other answer as a house rule, with the option to write for it."""
    if isinstance(ruling.answers, Numbers):
        least, most = ruling.answers.least, ruling.answers.most
        return (words.text("rules-house-number", name=name, least=least, most=most),)
    return tuple(
        words.text("rules-house", option=f"{name}={other}", answer=answer_text(words, game, name, ruling, other))
        for other in ruling.alternatives(answer)
    )


def _describe_ruling(words: Words, game: str, name: str, rulebook: Rulebook) -> RulingText:
    ruling, answers = rulebook.rulings[name], []
    for edition, position in ruling.editions.items():
        source = rulebook.cited(position.source).citation() if position.source else None
        text = answer_text(words, game, name, ruling, position.answer)
        house = house_texts(words, game, name, ruling, position.answer)
        because = _because(words, source, position)
        reading = words.text(f"reading-{position.silent}") if position.silent else ""
        answers.append(AnswerText(edition, text, _ground(position), because, reading, source, house))
    differs = len({position.answer for position in ruling.editions.values()}) > 1
    rule = words.text("rules-rule", rule=ruling.rule)
    return RulingText(name, rule, question_text(words, game, name), differs, tuple(answers))


def _ground(position: Position) -> Ground:
    if position.moot:
        return Ground.MOOT
    return Ground.READING if position.silent else Ground.EXPLICIT


def _because(words: Words, source: str | None, position: Position) -> str:
    said = []
    if source:
        said.append(words.text("rules-source", source=source))
    if position.moot:
        said.append(words.text("rules-moot", why=words.text(f"moot-{position.moot}")))
    if position.silent:
        said.append(words.text("rules-reading", why=words.text(f"reading-{position.silent}")))
    return " ".join(said)


def _message_id(game: str, *parts: str) -> str:
    return "-".join((game, "ruling", *parts)).replace("_", "-")
