"""A Dealer who does not like a deal cannot try again."""

from volteface.kernel import DEALER, AmendEntry, Log
from volteface.kernel.log import fold
from volteface.tables import ActionId

from .evenings import Kind, begun, play_to_the_end
from .kinds import each_kind
from .tampering import is_refused, moves, played, renumbered


def dealt_again(kind: Kind) -> Log:
    """A game whose server took its last deal back once and dealt again, everything else by the book."""
    table = begun(kind)
    assert table.record.header is not None
    draft = table.draft(ActionId("", "once more"), 0)
    draft.undo(DEALER, table._moves[-1].seq, fold(kind.game, table.record.header, tuple(table._moves[:-1])))
    draft.deal(table.dealer_for(draft))
    table.commit(draft.build())
    return play_to_the_end(table).log()


@each_kind
def test_a_deal_that_was_taken_back_and_dealt_again_is_refused(kind: Kind) -> None:
    assert is_refused(dealt_again(kind), kind)


@each_kind
def test_a_deal_that_was_amended_is_refused(kind: Kind) -> None:
    log = played(kind)
    place, deal = next((place, entry) for place, entry in moves(log) if entry.actor == DEALER)
    amend = AmendEntry(seq=0, actor=DEALER, decided_by="dealer", action="amend", at=0, of=deal.seq, move=deal.move)
    entries = (*log.entries[: place + 1], amend, *log.entries[place + 1 :])
    assert is_refused(renumbered(log, entries), kind)
