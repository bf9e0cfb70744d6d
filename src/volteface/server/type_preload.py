"""Prepare msgspec's decoders before several threads use them.

msgspec inspects a type when it first decodes one; two threads that do so at the same moment may crash the process.
"""

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from volteface.kernel import find_game, games


def preload_types() -> None:
    """Make a decoder for every struct that is imported, those of all games included."""
    for game in games():
        find_game(game)
    for struct in _subclasses(msgspec.Struct):
        with suppress(TypeError):  # a struct that is only ever encoded
            msgspec.json.Decoder(struct)


def _subclasses(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for subclass in struct.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)
