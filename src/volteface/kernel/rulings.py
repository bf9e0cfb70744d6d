"""Rulings: the questions on which editions differ, each edition's answers, and house rules on top."""

import tomllib
from collections.abc import Mapping
from typing import TypeAlias

import msgspec
from msgspec import Struct

from volteface.kernel.errors import InvalidRules, UnknownName

Answer: TypeAlias = str | int


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """A printed rulebook, and the language whose default edition it is."""

    title: str  # in its own language
    source: str  # what is printed on it: title, language, publisher, year
    file: str | None = None  # the name under which its text is cited
    language: str | None = None

    def citation(self) -> str:
        """Return the rulebook as people know it, then the file that holds its text."""
        return f"{self.source} ({self.file})" if self.file else self.source


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """A range of whole numbers that may answer a question."""

    least: int
    most: int


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """One edition's answer and its source."""

    answer: Answer
    source: str | None = None  # the file that holds the edition's text, or its source if there is none
    silent: str | None = None  # the reading we follow, where the rulebook says nothing
    moot: str | None = None  # why the question cannot arise in this edition


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """A question, its allowed answers, and every edition's answer."""

    rule: str
    answers: tuple[Answer, ...] | Numbers
    editions: dict[str, Position]
    setup: bool = False  # matters before the first card only, so tests prove it and cases do not

    def allows(self, answer: Answer) -> bool:
        """Return whether this answer is allowed."""
        if isinstance(self.answers, Numbers):
            return isinstance(answer, int) and self.answers.least <= answer <= self.answers.most
        return answer in self.answers

    def allowed(self) -> str:
        """Return the allowed answers as text."""
        if isinstance(self.answers, Numbers):
            return f"a whole number from {self.answers.least} to {self.answers.most}"
        return ", ".join(map(str, self.answers))

    def alternatives(self, answer: Answer) -> tuple[Answer, ...]:
        """Return every other answer; for a number, those next to it."""
        if isinstance(self.answers, Numbers):
            assert isinstance(answer, int)
            return tuple(other for other in (answer - 1, answer + 1) if self.allows(other))
        return tuple(other for other in self.answers if other != answer)


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """All editions of a game and all its rulings."""

    editions: dict[str, Edition]
    rulings: dict[str, Ruling]

    def edition(self, name: str) -> Edition:
        """Return the edition of that name; raises `UnknownName`."""
        if name not in self.editions:
            raise UnknownName("edition", name, self.editions)
        return self.editions[name]

    def cited(self, source: str) -> Edition:
        """Return the edition whose rulebook an answer names as its source; raises `UnknownName`."""
        sources = {edition.file or edition.source: edition for edition in self.editions.values()}
        if source not in sources:
            raise UnknownName("source", source, sources)
        return sources[source]

    def resolve(self, edition: str, house: Mapping[str, object] | None = None) -> dict[str, Answer]:
        """Return every ruling's answer by an edition, with house rules on top."""
        self.edition(edition)
        answers = {name: ruling.editions[edition].answer for name, ruling in self.rulings.items()}
        for name, given in (house or {}).items():
            answers[name] = self.answer(name, given)
        return answers

    def answer(self, name: str, given: object) -> Answer:
        """Return the allowed answer that this input stands for; raises `UnknownName` or `InvalidRules`."""
        if name not in self.rulings:
            raise UnknownName("ruling", name, self.rulings)
        answer = _plain(given)
        if not self.rulings[name].allows(answer):
            allowed = self.rulings[name].allowed()
            said = InvalidRules(f"“{given}” does not answer {name}. Allowed: {allowed}.")
            raise said.explained("problem-answer", given=str(given), name=name, allowed=allowed)
        return answer

    def differences(self, edition: str, answers: Mapping[str, Answer]) -> dict[str, Answer]:
        """Return the answers that differ from the edition's own: the house rules."""
        own = self.resolve(edition)
        return {name: answer for name, answer in answers.items() if own.get(name) != answer}

    def default_edition(self, language: str) -> str:
        """Return the default edition of that language, or the first one."""
        matching = [name for name, edition in self.editions.items() if edition.language == language]
        return matching[0] if matching else next(iter(self.editions))


def read_rulebook(text: str) -> Rulebook:
    """Parse the text of a rulings.toml file."""
    rulebook = msgspec.convert(tomllib.loads(text), Rulebook)
    for name, ruling in rulebook.rulings.items():
        assert ruling.editions.keys() == rulebook.editions.keys(), f"{name} does not answer for every edition"
        for position in ruling.editions.values():
            assert ruling.allows(position.answer), f"{name}: {position.answer} is not allowed"
            assert position.source or position.silent, f"{name}: neither a source nor a reading is named"
            if position.source:
                rulebook.cited(position.source)
    return rulebook


def _plain(given: object) -> Answer:
    """Convert an answer as written on a command line or in YAML."""
    if isinstance(given, bool):
        return "yes" if given else "no"
    if isinstance(given, int):
        return given
    text = str(given).strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
