"""The English text of a refusal is the sentence that people read, not the name of the reason."""

import pytest

from volteface.locale import Words
from volteface.rooms.errors import text_of
from volteface.tables import NotAllowed

from ..architecture.sources import PACKAGE


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("refused-log-is-secret-until-the-end", "The whole log can be seen once the game is over."),
        ("refused-only-the-host", "Only the host may do that."),
    ],
)
def test_a_refusal_is_a_sentence(reason: str, said: str) -> None:
    assert text_of(NotAllowed(reason)) == said


def test_every_reason_of_a_table_has_its_words() -> None:
    sources = [*PACKAGE.glob("tables/**/*.py"), *PACKAGE.glob("rooms/*.py")]
    parts = [part for file in sources for part in file.read_text(encoding="utf-8").split('NotAllowed("')[1:]]
    reasons = {part.partition('"')[0] for part in parts}
    assert len(reasons) > 10
    assert {reason for reason in reasons if not Words("en").has(reason)} == set()
