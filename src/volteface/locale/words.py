"""The messages of one language, read from Fluent files: ours, and those that installed games bring."""

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
        for resource in (*read_resources(language).values(), *_game_resources(language)):
            self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""
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


@cache
def read_resources(language: str) -> "dict[str, Resource]":
    """Return a language's files by name; our own must hold no errors and no id twice."""
    resources = _read_folder(files(__package__).joinpath(language))
    syntax = _fluent("syntax.ast")
    entries = [entry for resource in resources.values() for entry in resource.body]
    junk = [entry.content for entry in entries if isinstance(entry, syntax.Junk)]
    assert not junk, f"{language}: Fluent cannot read {junk[0]!r}"
    ids = [entry.id.name for entry in entries if isinstance(entry, syntax.Message | syntax.Term)]
    assert len(set(ids)) == len(ids), f"{language}: {sorted({name for name in ids if ids.count(name) > 1})} used twice"
    return resources


def _game_resources(language: str) -> "Iterator[Resource]":
    """Yield the files that games from outside bring, in English where they lack the language."""
    for game in games():
        folder = getattr(load_part(game, "words"), "messages", None)
        if folder is not None:
            own = folder.joinpath(language)
            yield from _read_folder(own if own.is_dir() else folder.joinpath(DEFAULT)).values()


def _read_folder(folder: Traversable) -> "dict[str, Resource]":
    found = sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)
    read = _fluent("runtime").FluentResource
    return {file.name.removesuffix(SUFFIX): read(file.read_text(encoding="utf-8")) for file in found}


def _fluent(module: str) -> Any:
    """Return a module of Fluent, imported when words are needed: a host in a browser leaves them to its page."""
    return import_module(f"fluent.{module}")
