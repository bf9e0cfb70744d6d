"""The score sheet of a game with real cards as a file: JSON, or CSV with one row for each seat and round."""

import csv
from io import StringIO
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from volteface.kernel import InvalidInput
from volteface.kernel.companion.operations import AddReport, Written
from volteface.kernel.companion.pad import Mark, SheetCell, SheetRow
from volteface.kernel.companion.reports import Player, Way
from volteface.tables import LiveTable
from volteface.tables.commands.companion import companion_of
from volteface.tables.setup import Setup

COLUMNS: Final = (
    "game", "edition", "round", "way", "dealer", "seat", "player", "points", "total",
    "bust", "seven", "typed", "set", "laid", "out", "phase",
)  # fmt: skip
MARKS: Final[tuple[Mark, ...]] = ("bust", "seven", "typed", "set", "laid", "out")
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # a name that begins so would be computed by a spreadsheet
MOST_ROWS: Final = 5000


class ScoreSheet(Struct, frozen=True):
    """A score sheet: who played, all rounds, and who won."""

    table: str
    setup: Setup
    players: tuple[Player, ...]
    seats: tuple[int, ...]
    rounds: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool
    csv: str = ""  # the same rounds as a file, one row for each seat and round


class CsvGame(Struct, frozen=True):
    """A game from a CSV file: its game, its edition, its players and what was written."""

    game: str
    edition: str
    names: tuple[str, ...]  # of the first round
    written: tuple[Written, ...]


def sheet_of(table: LiveTable) -> ScoreSheet:
    """The score sheet of a companion table; raises `NotAllowed` at others."""
    game, state = companion_of(table)
    found, standing = game.fold(state).table, game.standing(state)
    sheet = ScoreSheet(
        table.id,
        table.seating.setup,
        found.players,
        found.seats,
        found.sheet,
        standing.totals,
        tuple(found.seats[seat] for seat in standing.winners),
        standing.over,
    )
    return replace(sheet, csv=write_csv(sheet))


def write_csv(sheet: ScoreSheet) -> str:
    """A score sheet as CSV."""
    names = {player.id: _safe(player.name) for player in sheet.players}
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in sheet.rounds:
        for seat, cell in enumerate(row.cells, 1):
            who = (names[row.dealer], seat, names[cell.player])
            marks = [int(mark in cell.marks) for mark in MARKS]
            fixed = (sheet.setup.game, sheet.setup.edition, row.round, row.way, *who, cell.points, cell.total)
            writer.writerow((*fixed, *marks, "" if cell.phase is None else cell.phase))
    return out.getvalue()


def _safe(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name


class _Cell(Struct, frozen=True):
    """A row of the file."""

    round: int
    way: Way
    dealer: str
    name: str
    cell: SheetCell


def read_csv(text: str) -> CsvGame:
    """A game from CSV as `write_csv` makes it: every round by its scores; raises `InvalidInput`."""
    try:
        rows = list(csv.DictReader(StringIO(text.removeprefix("\ufeff"))))
    except csv.Error as error:
        raise InvalidInput(f"This is no CSV file: {error}.") from error
    if not rows or len(rows) > MOST_ROWS or set(COLUMNS) - set(rows[0]):
        raise InvalidInput(f"A score sheet has the columns {', '.join(COLUMNS)}, and 1 to {MOST_ROWS} rows.")
    cells = [_read_row(number, row) for number, row in enumerate(rows, 2)]
    rounds: dict[int, list[_Cell]] = {}
    for cell in cells:
        rounds.setdefault(cell.round, []).append(cell)
    ids = {name: id for id, name in enumerate(dict.fromkeys(cell.name for cell in cells))}
    reports = _reports(rounds, ids)
    written = tuple(Written(f"row-{index}", AddReport(report), index) for index, report in enumerate(reports))
    first = next(iter(rounds.values()))
    return CsvGame(rows[0]["game"], rows[0]["edition"], tuple(cell.name for cell in first), written)


def _read_row(number: int, row: dict[str, Any]) -> _Cell:
    try:
        marks = tuple(mark for mark in MARKS if int(row[mark] or 0))
        phase = int(row["phase"]) if row["phase"] else None
        cell = SheetCell(0, int(row["points"]), int(row["total"]), marks, phase)
        name, dealer = (str(row[field]).removeprefix("'") for field in ("player", "dealer"))
        return _Cell(int(row["round"]), "scores", dealer, name, cell)
    except (TypeError, ValueError) as error:
        raise InvalidInput(f"Row {number} of the file cannot be read: {error}.") from error


def _reports(rounds: dict[int, list[_Cell]], ids: dict[str, int]) -> list[dict[str, Any]]:
    """What people would have reported, round by round; a total that does not add up is set."""
    reports: list[dict[str, Any]] = []
    seats: tuple[str, ...] = ()
    totals: dict[str, int] = {}
    for cells in rounds.values():
        names = tuple(cell.name for cell in cells)
        if names != seats and not (set(names) < set(seats)):  # in a tie-break some only look on
            players = [{"id": ids[name], "name": name} for name in names]
            reports.append({"report": "players", "players": players})
            seats = names
        reports.append({"report": "round", "way": "scores", "dealer": ids.get(cells[0].dealer, ids[names[0]])})
        has_phases = cells[0].cell.phase is not None
        if has_phases and all("out" not in cell.cell.marks for cell in cells):
            reports.append({"report": "out", "player": None})
        for cell in cells:
            reports += _cell_reports(ids[cell.name], cell.cell)
        for cell in cells:
            expected = totals.get(cell.name, 0) + cell.cell.points
            if expected != cell.cell.total:
                reports.append({"report": "total", "player": ids[cell.name], "total": cell.cell.total})
            totals[cell.name] = cell.cell.total
    return reports


def _cell_reports(player: int, cell: SheetCell) -> list[dict[str, Any]]:
    about = {"player": player}
    if cell.phase is None:
        is_seven = "seven" in cell.marks
        score = {"is_bust": True} if "bust" in cell.marks else {"points": cell.points, "is_flip_seven": is_seven}
        return [{"report": "score", **about, **score}]
    if "out" in cell.marks:
        return [{"report": "out", **about}]
    laid = [{"report": "laid", **about}] if "laid" in cell.marks else []
    return [*laid, {"report": "hand", **about, "points": cell.points}]
