"""Seats at a real table: who plays from the next round on, and who deals then."""

from msgspec import Struct

from volteface.kernel.companion.pad import Misfit, PadTable
from volteface.kernel.companion.reports import Player, Players
from volteface.kernel.game import Seat


class NewSeats(Struct, frozen=True):
    """Everybody's new seat: their ids, their old seats (None for who is new), and everybody who ever sat down."""

    ids: tuple[int, ...]
    order: tuple[Seat | None, ...]
    players: tuple[Player, ...]


def read_seats(table: PadTable, report: Players) -> NewSeats:
    """Return the seats that a report says; raises `Misfit` if somebody is there twice."""
    ids = tuple(player.id for player in report.players)
    names = {player.name for player in report.players}
    if len(set(ids)) < len(ids) or len(names) < len(ids):
        raise Misfit("misfit-same-name")
    old = {player: seat for seat, player in enumerate(table.seats)}
    known = {player.id: player for player in (*table.players, *report.players)}
    return NewSeats(ids, tuple(old.get(player) for player in ids), tuple(known[id] for id in sorted(known)))


def moved_dealer(dealer: Seat, seats: int, order: tuple[Seat | None, ...]) -> Seat:
    """Return the new seat whose left neighbour deals next: whoever would have, or the next one who is still there."""
    if dealer in order:
        return order.index(dealer)
    after = [(dealer + step) % seats for step in range(1, seats)]
    heir = next((order.index(seat) for seat in after if seat in order), 0)
    return (heir - 1) % len(order)


def carried_over(values: tuple[int, ...], order: tuple[Seat | None, ...], new: int = 0) -> tuple[int, ...]:
    """Return a number of each seat for the new seats; who is new gets another one."""
    return tuple(new if seat is None else values[seat] for seat in order)
