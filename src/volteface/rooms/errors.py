"""Why a command is refused: the message id that clients put into words, and an English text."""

import logging
from functools import cache
from typing import Final

from volteface.kernel import IllegalMove, Reason, VoltefaceError
from volteface.locale import Words
from volteface.locale.languages import DEFAULT
from volteface.tables import Conflict, NoSuchTable, NotAllowed, StoreError

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


def reason_of(error: VoltefaceError) -> Reason:
    """The message id of a refusal, and its arguments."""
    reason = getattr(error, "reason", None)
    return reason if isinstance(reason, Reason) else UNREADABLE


def text_of(error: VoltefaceError) -> str:
    """A refusal in English, without the position, which not everybody may see, and without any path of the machine."""
    if is_fault(error):
        return NOT_KEPT
    if isinstance(error, IllegalMove):
        return f"That move is refused: {error.reason.text()}."
    if isinstance(error, NotAllowed):
        return _english().text(error.reason.id, **error.reason.arguments)
    return str(error)


@cache
def _english() -> Words:
    return Words(DEFAULT)


def is_fault(error: VoltefaceError) -> bool:
    """Whether a refusal is the store's fault; the cause is for the log only."""
    return isinstance(error, StoreError) and not isinstance(error, Conflict | NoSuchTable)


def log_fault(error: VoltefaceError, where: str) -> None:
    """Log the cause of a refusal if it is the store's fault."""
    if is_fault(error):
        LOG.error("%s: %s", where, error)
