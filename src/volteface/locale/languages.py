"""The supported languages, and how one is chosen by name or from the environment."""

from collections.abc import Mapping
from typing import Final

from volteface.kernel import UnknownName

LANGUAGES: Final = ("en", "fr", "fr-CA", "es")
DEFAULT: Final = LANGUAGES[0]

# The order in which gettext reads them; LANGUAGE may list several, separated by colons.
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def find_language(text: str | None, environment: Mapping[str, str] | None = None) -> str:
    """Return the language of that name, or the one of the environment if none is named."""
    if text is None:
        return _from_environment(environment or {})
    language = _known(text)
    if language is None:
        raise UnknownName("language", text, LANGUAGES)
    return language


def _from_environment(environment: Mapping[str, str]) -> str:
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return next(filter(None, map(_known, wanted.split(":"))), DEFAULT)


def _known(text: str) -> str | None:
    """Return the language of a locale name such as fr_CA.UTF-8: the region's if there is one, else its own."""
    parts = text.strip().partition(".")[0].partition("@")[0].replace("_", "-").casefold().split("-")
    named = {language.casefold(): language for language in LANGUAGES}
    return named.get("-".join(parts[:2])) or named.get(parts[0])
