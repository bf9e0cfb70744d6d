"""Questions about real cards, such as *Is this a phase?*, answered by the game's own engine."""

from typing import Any

import msgspec
from msgspec import Struct

from volteface.kernel import InvalidInput, UnknownName, games, load_part


class CardQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about cards of a game."""

    game: str
    question: dict[str, Any]  # as the game's companion describes it


def check_cards(asked: CardQuestion) -> Any:
    """The answer of the game's companion; raises `InvalidInput`."""
    pad = load_part(asked.game, "companion")
    if pad is None or pad.question_type is None:
        known = [game for game in games() if _is_asked(game)]
        raise UnknownName("game whose cards can be asked about", asked.game, known)
    try:
        question = msgspec.convert(asked.question, pad.question_type)
    except msgspec.ValidationError as error:
        raise InvalidInput(f"The question cannot be read: {error}.") from error
    return pad.check(question)


def _is_asked(game: str) -> bool:
    pad = load_part(game, "companion")
    return pad is not None and pad.question_type is not None
