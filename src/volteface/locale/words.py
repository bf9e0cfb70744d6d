"""The messages of one language, read from Fluent files: ours, and those that installed games bring.

A program says few of them: each is parsed when it is said for the first time. All of a language take 0.35 s.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from volteface.kernel import UnknownName, VoltefaceError, games, load_part
from volteface.locale.languages import DEFAULT, LANGUAGES

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

SUFFIX: Final = ".ftl"
# Where an entry begins: everything below it that belongs to it is indented.
BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class MissingWords(VoltefaceError, KeyError):
    """A message that does not exist in a language, or lacks an argument."""

    def __init__(self, language: str, message_id: str, problem: str) -> None:
        self.language, self.message_id, self.problem = language, message_id, problem
        super().__init__(f"The message {message_id} cannot be said in {language}: {problem}.")

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """The messages of one language. Only those of a game that does not bring this language are in English."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language
        # The marks that isolate an argument's writing direction would show up in a terminal.
        self._bundle = _fluent("runtime").FluentBundle([language], use_isolating=False)
        self._unread = _game_sources(language) | read_sources(language)

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        self._read(message_id)
        return bool(self._bundle.has_message(message_id))

    def text(self, message_id: str, /, **arguments: str | int | float) -> str:
        """Return the message formatted with its arguments; raises `MissingWords`."""
        if not self.has(message_id):
            raise MissingWords(self.language, message_id, "there is no such message")
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None, f"{message_id} has attributes only"
        said, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWords(self.language, message_id, "; ".join(map(str, errors)))
        return str(said)

    def _read(self, entry_id: str) -> None:
        """Parse an entry, and all that it refers to, unless that has been done or there is none."""
        read: list[str] = []
        waiting = [entry_id]
        while waiting:
            name = waiting.pop()
            source = self._unread.get(name)
            if source is not None and name not in read:
                resource = _fluent("runtime").FluentResource(source)
                self._bundle.add_resource(resource)
                waiting += _references(resource)
                read.append(name)
        for name in read:  # only now, because another thread may ask for one of them
            self._unread.pop(name, None)


@cache
def read_sources(language: str) -> dict[str, str]:
    """Return the source of each of our messages and terms by its id, such as `card-8` or `-game`."""
    return _split(_folder(language))


@cache
def read_resources(language: str) -> "dict[str, Resource]":
    """Return a language's files by name, parsed; our own must hold no errors and no id twice."""
    resources = {name: _fluent("runtime").FluentResource(text) for name, text in _texts(_folder(language)).items()}
    syntax = _fluent("syntax.ast")
    entries = [entry for resource in resources.values() for entry in resource.body]
    junk = [entry.content for entry in entries if isinstance(entry, syntax.Junk)]
    assert not junk, f"{language}: Fluent cannot read {junk[0]!r}"
    ids = [entry.id.name for entry in entries if isinstance(entry, syntax.Message | syntax.Term)]
    assert len(set(ids)) == len(ids), f"{language}: {sorted({name for name in ids if ids.count(name) > 1})} used twice"
    return resources


def _game_sources(language: str) -> dict[str, str]:
    """Return what games from outside bring, in English where they lack the language; ours cannot be replaced."""
    found: dict[str, str] = {}
    for game in games():
        folder = getattr(load_part(game, "words"), "messages", None)
        if folder is not None:
            own = folder.joinpath(language)
            found = _split(own if own.is_dir() else folder.joinpath(DEFAULT)) | found
    return found


def _folder(language: str) -> Traversable:
    return files(__package__).joinpath(language)


def _texts(folder: Traversable) -> dict[str, str]:
    """The Fluent files in a folder by name."""
    found = sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)
    return {file.name.removesuffix(SUFFIX): file.read_text(encoding="utf-8") for file in found}


def _split(folder: Traversable) -> dict[str, str]:
    """The source of each entry of the files in a folder."""
    sources: dict[str, str] = {}
    for text in _texts(folder).values():
        beginnings = [*BEGINNING.finditer(text)]
        ends = [*(found.start() for found in beginnings[1:]), len(text)]
        for found, end in zip(beginnings, ends, strict=True):
            sources.setdefault(found[1], text[found.start() : end])
    return sources


def _references(resource: "Resource") -> Iterator[str]:
    """The ids of what the messages of a resource refer to."""
    syntax, waiting = _fluent("syntax.ast"), list[Any](resource.body)
    while waiting:
        node = waiting.pop()
        match node:
            case list():
                waiting += node
            case syntax.TermReference():
                yield f"-{node.id.name}"
            case syntax.MessageReference():
                yield node.id.name
        if isinstance(node, syntax.BaseNode):
            waiting += vars(node).values()


def _fluent(module: str) -> Any:
    """Return a module of Fluent, imported when words are needed: a host in a browser leaves them to its page."""
    return import_module(f"fluent.{module}")
