"""What stays the same from one message to the next is written out once."""

from operator import attrgetter

from msgspec import Raw, Struct

from volteface.server.connection import encode


class Written:
    """The JSON of some parts of a kind of message, two at least, as they were in the latest one."""

    def __init__(self, *parts: str) -> None:
        self._parts, self._read = parts, attrgetter(*parts)
        self._values: tuple[object, ...] = (None,) * len(parts)
        self._written = dict.fromkeys(parts, Raw(b"null"))

    def of(self, message: Struct) -> dict[str, Raw]:
        """These parts of a message; only what is another value than in the latest one is written anew."""
        values = self._read(message)
        if values != self._values:
            latest = zip(self._parts, self._values, values, strict=True)
            changed = {part: Raw(encode(value)) for part, old, value in latest if value is not old}
            self._written, self._values = self._written | changed, values
        return self._written
