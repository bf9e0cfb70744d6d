"""The words of one language, read from its Fluent files."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

from volteface.kernel import UnknownName, VoltefaceError
from volteface.locale.languages import LANGUAGES

SUFFIX: Final = ".ftl"


class MissingWords(VoltefaceError, KeyError):
    """A message that a language does not have, or that was not given all its arguments."""

    def __init__(self, language: str, message_id: str, problem: str) -> None:
        self.language, self.message_id, self.problem = language, message_id, problem
        super().__init__(f"The message {message_id} cannot be said in {language}: {problem}.")

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """What every message says in one language; nothing falls back to another."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language
        # The marks that isolate an argument's writing direction would show up in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in read_resources(language).values():
            self._bundle.add_resource(resource)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message_id)

    def text(self, message_id: str, /, **arguments: str | int | float) -> str:
        """The message with its arguments; raises `MissingWords`."""
        if not self.has(message_id):
            raise MissingWords(self.language, message_id, "there is no such message")
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None, f"{message_id} has attributes only"
        said, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWords(self.language, message_id, "; ".join(map(str, errors)))
        return str(said)


@cache
def read_resources(language: str) -> dict[str, Resource]:
    """A language's files by name; a line that Fluent cannot read, or an id used twice, is our own mistake."""
    folder = files(__package__).joinpath(language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(SUFFIX)), key=lambda file: file.name)
    resources = {file.name.removesuffix(SUFFIX): FluentResource(file.read_text(encoding="utf-8")) for file in found}
    entries = [entry for resource in resources.values() for entry in resource.body]
    junk = [entry.content for entry in entries if isinstance(entry, Junk)]
    assert not junk, f"{language}: Fluent cannot read {junk[0]!r}"
    ids = [entry.id.name for entry in entries if isinstance(entry, Message | Term)]
    assert len(set(ids)) == len(ids), f"{language}: {sorted({name for name in ids if ids.count(name) > 1})} used twice"
    return resources
