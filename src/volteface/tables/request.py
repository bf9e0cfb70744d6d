"""A request to a table: who asks, under which action id, and when."""

from msgspec import Struct


class Request(Struct, frozen=True):
    """Sent again under the same action id, a request changes nothing; `now` is in milliseconds since 1970."""

    person: str
    action: str
    now: int
