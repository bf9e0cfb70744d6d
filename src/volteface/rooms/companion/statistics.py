"""Statistics over evenings with real cards: who won, averages, busts, Flip 7s, and luck against the odds."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from volteface.kernel.companion.fold import Fold, read_report
from volteface.kernel.companion.game import CompanionGame
from volteface.kernel.companion.pad import Mark, SheetCell
from volteface.tables import LiveTable
from volteface.tables.setup import Setup

MOST_EVENINGS: Final = 200  # companion tables of one person that are looked at


class PlayerStatistics(Struct, frozen=True):
    """One name over all games of a group."""

    name: str
    games: int  # that are over
    won: int
    rounds: int
    points: int
    average: float  # points a round
    best: int  # points in one round
    busts: int
    sevens: int
    laid: int  # phases
    went_out: int
    cards: int  # reported one by one
    busts_of_cards: int  # with those cards
    expected_busts: float  # that the odds of those cards make on average


class GroupStatistics(Struct, frozen=True):
    """The same people at the same game: every evening that they kept."""

    game: str
    names: tuple[str, ...]  # in the seat order of the latest evening
    tables: tuple[str, ...]  # the latest first
    setup: Setup  # of the latest
    updated: int  # milliseconds since 1970
    players: tuple[PlayerStatistics, ...]  # those with the most games won first


class _Player(Struct):
    """A name while its games are counted."""

    name: str
    games: int = 0
    won: int = 0
    cells: list[SheetCell] = []
    cards: int = 0
    busts_of_cards: int = 0
    expected_busts: float = 0.0


def count_evenings(tables: Iterable[LiveTable]) -> list[GroupStatistics]:
    """The statistics of every group, the latest first; tables come in that order."""
    groups: dict[tuple[str, frozenset[str]], list[LiveTable]] = {}
    for table in tables:
        names = frozenset(chair.name.casefold() for chair in table.seating.chairs)
        if table.has_begun and isinstance(table.game, CompanionGame):
            groups.setdefault((table.seating.setup.game, names), []).append(table)
    return [_count_group(game, evenings) for (game, _), evenings in groups.items()]


def _count_group(game: str, tables: list[LiveTable]) -> GroupStatistics:
    players: dict[str, _Player] = {}
    for table in tables:
        _count_table(table, players)
    latest = tables[0]
    counted = sorted(map(_statistics, players.values()), key=lambda one: (-one.won, -one.games, one.name))
    names = tuple(chair.name for chair in latest.seating.chairs)
    ids = tuple(table.id for table in tables)
    return GroupStatistics(game, names, ids, latest.seating.setup, latest.record.updated, tuple(counted))


def _count_table(table: LiveTable, players: dict[str, _Player]) -> None:
    game, state = table.game, table.game_state()
    assert isinstance(game, CompanionGame)
    fold, standing = game.fold(state), game.standing(state)
    names = {player.id: player.name for player in fold.table.players}
    by_id = {id: players.setdefault(name.casefold(), _Player(name, cells=[])) for id, name in names.items()}
    for row in fold.table.sheet:
        for cell in row.cells:
            by_id[cell.player].cells.append(cell)
    if standing.over:
        for seat, id in enumerate(fold.table.seats):
            by_id[id].games += 1
            by_id[id].won += seat in standing.winners
    for player, chance, is_bust in chances_taken(game, fold):
        by_id[player].cards += 1
        by_id[player].expected_busts += chance
        by_id[player].busts_of_cards += is_bust


def chances_taken(game: CompanionGame, fold: Fold) -> Iterator[tuple[int, float, bool]]:
    """Every card that was reported: who took it, the chance that it was a bust, and whether it was one."""
    before = fold.opening
    for step in fold.steps:
        if step.reason is None and not step.is_twin:
            report = read_report(game.pad, step.item.report)
            busted = {before.seats[event.seat] for event in step.events if hasattr(event, "seat") and _is_bust(event)}
            for player, chance in game.pad.luck(before, report).items():
                yield player, chance, player in busted
        before = step.table


def _is_bust(event: Struct) -> bool:
    return event.__struct_config__.tag == "busted"


def _statistics(player: _Player) -> PlayerStatistics:
    cells = player.cells
    points = sum(cell.points for cell in cells)
    return PlayerStatistics(
        player.name,
        player.games,
        player.won,
        len(cells),
        points,
        points / len(cells) if cells else 0.0,
        max((cell.points for cell in cells), default=0),
        _marked(cells, "bust"),
        _marked(cells, "seven"),
        _marked(cells, "laid"),
        _marked(cells, "out"),
        player.cards,
        player.busts_of_cards,
        player.expected_busts,
    )


def _marked(cells: list[SheetCell], mark: Mark) -> int:
    return sum(mark in cell.marks for cell in cells)
