"""A log that makes no sense is refused with a sentence."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from volteface.kernel import InvalidLog, Log
from volteface.tables.fairness.verify import verify

from .evenings import TINY
from .tampering import played, renumbered, with_event

UNREADABLE: dict[str, Callable[[Log], Log]] = {
    "an event nobody knows": lambda log: with_event(log, "sat_down", event="danced"),
    "an event with a wrong field": lambda log: with_event(log, "sat_down", seat="first"),
    "an event with a field too many": lambda log: with_event(log, "sat_down", shoe=1),
    "a seat that does not exist": lambda log: with_event(log, "sat_down", seat=99),
    "no entries": lambda log: replace(log, entries=()),
    "no beginning": lambda log: renumbered(log, log.entries[1:]),
}


@pytest.mark.parametrize("change", UNREADABLE.values(), ids=UNREADABLE)
def test_a_log_that_makes_no_sense_is_refused_with_a_sentence(change: Callable[[Log], Log]) -> None:
    with pytest.raises(InvalidLog, match=r"\.$"):
        verify(change(played(TINY)), TINY.game)
