"""Editions as answers to questions: reads a game's rulings and resolves them."""

import tomllib
from collections.abc import Mapping
from typing import TypeAlias

import msgspec
from msgspec import Struct

from volteface.kernel.errors import InvalidRules, UnknownName

Answer: TypeAlias = str | int


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """One printed rulebook: its title in its own language, its file, and the language it is the default of."""

    title: str
    source: str
    language: str | None = None


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole numbers that may answer a question."""

    least: int
    most: int


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """One edition's answer and what it rests on."""

    answer: Answer
    source: str | None = None
    silent: str | None = None  # the reading we follow where the rulebook says nothing
    moot: str | None = None  # why the question cannot arise in this edition


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """One question, its allowed answers, and every edition's answer side by side."""

    rule: str
    answers: tuple[Answer, ...] | Numbers
    editions: dict[str, Position]
    setup: bool = False  # answered before the first card, so proven by ordinary tests

    def allows(self, answer: Answer) -> bool:
        """Whether this may answer the question."""
        if isinstance(self.answers, Numbers):
            return isinstance(answer, int) and self.answers.least <= answer <= self.answers.most
        return answer in self.answers

    def allowed(self) -> str:
        """The allowed answers in words."""
        if isinstance(self.answers, Numbers):
            return f"a whole number from {self.answers.least} to {self.answers.most}"
        return ", ".join(map(str, self.answers))

    def alternatives(self, answer: Answer) -> tuple[Answer, ...]:
        """Every other answer; for a number, its neighbours."""
        if isinstance(self.answers, Numbers):
            assert isinstance(answer, int)
            return tuple(other for other in (answer - 1, answer + 1) if self.allows(other))
        return tuple(other for other in self.answers if other != answer)


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """All editions of a game and all questions they answer."""

    editions: dict[str, Edition]
    rulings: dict[str, Ruling]

    def edition(self, name: str) -> Edition:
        """The edition of that name."""
        if name not in self.editions:
            raise UnknownName("edition", name, self.editions)
        return self.editions[name]

    def resolve(self, edition: str, house: Mapping[str, object] | None = None) -> dict[str, Answer]:
        """Every ruling's answer: the edition's, with house rules laid over it."""
        self.edition(edition)
        answers = {name: ruling.editions[edition].answer for name, ruling in self.rulings.items()}
        for name, given in (house or {}).items():
            answers[name] = self.answer(name, given)
        return answers

    def answer(self, name: str, given: object) -> Answer:
        """What a person gave as an answer, read as one of those allowed."""
        if name not in self.rulings:
            raise UnknownName("ruling", name, self.rulings)
        answer = _plain(given)
        if not self.rulings[name].allows(answer):
            raise InvalidRules(f"“{given}” does not answer {name}. Allowed: {self.rulings[name].allowed()}.")
        return answer

    def differences(self, edition: str, answers: Mapping[str, Answer]) -> dict[str, Answer]:
        """The answers that are not the edition's own: its house rules."""
        own = self.resolve(edition)
        return {name: answer for name, answer in answers.items() if own.get(name) != answer}

    def default_edition(self, language: str) -> str:
        """The edition whose rulebook is in that language, or the first one."""
        matching = [name for name, edition in self.editions.items() if edition.language == language]
        return matching[0] if matching else next(iter(self.editions))


def read_rulebook(text: str) -> Rulebook:
    """The rulebook that a rulings.toml describes."""
    rulebook = msgspec.convert(tomllib.loads(text), Rulebook)
    for name, ruling in rulebook.rulings.items():
        assert ruling.editions.keys() == rulebook.editions.keys(), f"{name} does not answer for every edition"
        for position in ruling.editions.values():
            assert ruling.allows(position.answer), f"{name}: {position.answer} is not allowed"
            assert position.source or position.silent, f"{name}: neither a source nor a reading is named"
    return rulebook


def _plain(given: object) -> Answer:
    """A command line's or a YAML file's way of writing an answer, as the answer itself."""
    if isinstance(given, bool):
        return "yes" if given else "no"
    if isinstance(given, int):
        return given
    text = str(given).strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
