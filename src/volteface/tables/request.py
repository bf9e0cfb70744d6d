"""Who sends a command, under which idempotency key, and when."""

from msgspec import Struct


class ActionId(Struct, frozen=True):
    """The idempotency key of a command: a person and a key that the person has not used at this table before.

    The table's own actions, those of bots and timers, have no person.
    """

    person: str
    key: str

    def __str__(self) -> str:
        return f"{self.person}/{self.key}" if self.person else self.key


class Request(Struct, frozen=True):
    """A person's command frame: repeated under the same action id, a command changes nothing."""

    action: ActionId
    now: int  # milliseconds, by the clock that countdowns use

    @property
    def person(self) -> str:
        """Who sent it."""
        return self.action.person
