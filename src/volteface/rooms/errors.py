"""Why a command is refused: the message id that clients put into words, and an English text."""

from typing import Final

from volteface.kernel import IllegalMove, Reason, VoltefaceError

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
    """A refusal in English, without the position, which not everybody may see."""
    if isinstance(error, IllegalMove):
        return f"That move is refused: {error.reason.text()}."
    return str(error)
