"""Search the rules of a game in plain words of any language: `a second Second Chance`, `pioche vide`, `tie at 200`.

What means the same at a table, and which words say nothing, is in each language's `search.ftl`. The browser
searches in the same way (`web/src/search/search_rules.ts`); one list of questions is asked of both in the tests.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log
from typing import Final

from msgspec import Struct

from volteface.kernel import Answer, Rulebook
from volteface.locale.guide import describe_guide
from volteface.locale.languages import LANGUAGES
from volteface.locale.rulings import RulingText, describe_rulings
from volteface.locale.words import Words

TITLE_WEIGHT: Final = 3.0  # a word in a title counts as much as in so many texts
WORTH_SHOWING: Final = 0.2  # of the best entry's rank
STEM: Final = 5  # letters that inflected forms of a word share
WORD: Final = re.compile(r"[+×]?\w+")


class RuleEntry(Struct, frozen=True):
    """A section of the guide or a ruling, as it is searched; its id is the last part of its address."""

    id: str
    title: str
    text: str


def rule_id(ruling: str) -> str:
    """Return the last part of a ruling's address."""
    return ruling.replace("_", "-")


def rule_entries(
    words: Words, game: str, rulebook: Rulebook, answers: Mapping[str, Answer], seats: int
) -> tuple[RuleEntry, ...]:
    """Return everything that can be found: how to play by these answers, then all rulings with what editions say."""
    guide = (RuleEntry(one.id, one.title, one.text) for one in describe_guide(words, game, answers, seats))
    rulings = (
        RuleEntry(rule_id(one.name), one.question, "\n".join(_said(one)))
        for one in describe_rulings(words, game, rulebook)
    )
    return (*guide, *rulings)


def _said(ruling: RulingText) -> dict[str, None]:
    """What editions answer and why, each once."""
    return dict.fromkeys(text for answer in ruling.answers for text in (answer.text, answer.reading) if text)


class Found(Struct, frozen=True):
    """What was found, and how much of what was asked the best answer has in it: 1 if it has every word."""

    entries: tuple[RuleEntry, ...]
    share: float


def search_in_all(own: Words, asked: str, entries_in: Callable[[Words], tuple[RuleEntry, ...]]) -> Found:
    """Search in whichever language the words fit best: a person's own, unless another knows more of them.

    What is found is told in their own.
    """
    entries = entries_in(own)
    best = search_rules(own, entries, asked)
    others = (language for language in LANGUAGES if language != own.language)
    while best.share < 1 and (language := next(others, None)) is not None:
        words = Words(language)
        found = search_rules(words, entries_in(words), asked)
        best = found if found.share > best.share else best
    told = {entry.id: entry for entry in entries}
    return Found(tuple(told[entry.id] for entry in best.entries), best.share)


def search_rules(words: Words, entries: Sequence[RuleEntry], asked: str) -> Found:
    """Return the entries that answer best, the best first; the last word may be unfinished."""
    vocabulary = Vocabulary(words)
    titles = [set(vocabulary.terms(entry.title)) for entry in entries]
    texts = [set(vocabulary.terms(entry.text)) for entry in entries]
    terms = list(dict.fromkeys(vocabulary.terms(asked)))
    scores = [0.0] * len(entries)
    matched = [0] * len(entries)
    for index, term in enumerate(terms):
        wanted = vocabulary.completed(term) if index == len(terms) - 1 else {term}
        found = [
            TITLE_WEIGHT if wanted & title else 1.0 if wanted & text else 0.0
            for title, text in zip(titles, texts, strict=True)
        ]
        rarity = log(1 + len(entries) / (1 + sum(map(bool, found))))
        scores = [score + rarity * weight for score, weight in zip(scores, found, strict=True)]
        matched = [count + bool(weight) for count, weight in zip(matched, found, strict=True)]
    ranks = [score * (count / len(terms)) ** 2 if terms else 0.0 for score, count in zip(scores, matched, strict=True)]
    best = max(ranks, default=0.0)
    order = sorted(range(len(entries)), key=lambda index: -ranks[index])
    shown = [index for index in order if ranks[index] > best * WORTH_SHOWING]
    return Found(tuple(entries[index] for index in shown), matched[shown[0]] / len(terms) if shown else 0.0)


class Vocabulary:
    """What a language's words mean to a search."""

    def __init__(self, words: Words) -> None:
        self._ignored = set(_split(words.text("rules-search-ignored")))
        self._phrases: dict[tuple[str, ...], str] = {}
        for number, line in enumerate(words.text("rules-search-same").splitlines()):
            for phrase in line.split(","):
                self._phrases.setdefault(tuple(map(_stem, _split(phrase))), f"#{number}")
        self._longest = max(map(len, self._phrases))
        self._seen: set[str] = set()

    def terms(self, text: str) -> Iterator[str]:
        """Yield what a text says: one term for every phrase or word that is known, and the stems of the others."""
        words = _split(text)
        stems = [_stem(word) for word in words]
        index = 0
        while index < len(stems):
            sizes = range(min(self._longest, len(stems) - index), 0, -1)
            size = next((size for size in sizes if tuple(stems[index : index + size]) in self._phrases), 0)
            if size:
                yield self._phrases[tuple(stems[index : index + size])]
            elif words[index] not in self._ignored:
                yield stems[index]
            self._seen.add(stems[index])
            index += size or 1

    def completed(self, term: str) -> set[str]:
        """Return all that an unfinished word may become."""
        phrases = {found for phrase, found in self._phrases.items() if _begins(phrase[0], term)}
        return {term, *phrases, *(seen for seen in self._seen if _begins(seen, term))}


def _begins(stem: str, unfinished: str) -> bool:
    return len(unfinished) > 1 and stem.startswith(unfinished)


def _split(text: str) -> list[str]:
    """Return the words of a text in small letters without accents."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))


def _stem(word: str) -> str:
    """Return what the forms of a word have in common; numbers stay as they are."""
    if any(letter.isdigit() for letter in word):
        return word
    return (word[:-1] if len(word) > 3 and word.endswith("s") else word)[:STEM]
