"""Why a command is refused: the message id that clients put into words, an English text, and a status code."""

import logging
from collections.abc import Mapping
from functools import cache
from typing import Final

from volteface.kernel import IllegalMove, InvalidInput, Reason, VoltefaceError
from volteface.locale import Words
from volteface.locale.languages import DEFAULT
from volteface.tables import Conflict, NoSuchTable, NotAllowed, NotAsked, StoreError, TooFast

LOG: Final = logging.getLogger(__name__)
NOT_KEPT: Final = "It could not be written or read, so it does not count. Try again in a moment."
UNREADABLE: Final = Reason("refused-unreadable")


class NoIdentity(VoltefaceError):
    """A spectator sent a command that only a known person may send."""

    reason: Final = Reason("refused-no-identity")

    def __init__(self) -> None:
        super().__init__("Say who you are first: POST /api/guests gives you a name and a key.")


class BotsDown(VoltefaceError):
    """The processes that run bots and advisers are down; they are being started again."""

    reason: Final = Reason("refused-bots-restart")

    def __init__(self) -> None:
        super().__init__("The bots are just being restarted. Try again in a moment.")


Statuses = Mapping[type[VoltefaceError], int]

# As in HTTP; every transport uses the same.
ROOM_STATUS: Final[Statuses] = {
    NoIdentity: 401,
    NoSuchTable: 404,
    NotAllowed: 409,
    NotAsked: 409,
    Conflict: 409,
    TooFast: 429,
    StoreError: 503,
    BotsDown: 503,
    InvalidInput: 400,
}


def reason_of(error: VoltefaceError) -> Reason:
    """The message id of a refusal, and its arguments."""
    reason = getattr(error, "reason", None)
    return reason if isinstance(reason, Reason) else UNREADABLE


def status_of(error: VoltefaceError, statuses: Statuses = ROOM_STATUS) -> int:
    """The status code of a refusal: that of the nearest class that has one."""
    return next((statuses[kind] for kind in type(error).__mro__ if kind in statuses), 400)


def text_of(error: VoltefaceError) -> str:
    """A refusal in English, without the position, which not everybody may see, and without any path of the machine."""
    if is_fault(error):
        return NOT_KEPT
    if isinstance(error, IllegalMove):
        return f"That move is refused: {error.reason.text()}."
    english = _english() if isinstance(error, NotAllowed) else None
    if isinstance(error, NotAllowed) and english is not None:
        return english.text(error.reason.id, **error.reason.arguments)
    return str(error)


@cache
def _english() -> Words | None:
    """The words in English; None in a browser, whose page puts every reason into words itself."""
    try:
        return Words(DEFAULT)
    except ModuleNotFoundError:
        return None


def is_fault(error: VoltefaceError) -> bool:
    """Whether a refusal is the store's fault; the cause is for the log only."""
    return isinstance(error, StoreError) and not isinstance(error, Conflict | NoSuchTable)


def log_fault(error: VoltefaceError, where: str) -> None:
    """Log the cause of a refusal if it is the store's fault."""
    if is_fault(error):
        LOG.error("%s: %s", where, error)
