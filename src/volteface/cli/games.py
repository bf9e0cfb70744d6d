"""`volteface games`, `export`, `import` and `verify`: the games that were played and kept."""

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from volteface.cli.database import DatabaseOption, open_store
from volteface.kernel import InvalidInput, InvalidLog, Log, read_log, write_log
from volteface.locale import LANGUAGES, Words, find_language
from volteface.rooms.registry import TABLE_ID_LENGTH, derive_id
from volteface.tables import Conflict, LogStore, NoSuchTable, Record, load_table
from volteface.tables.archive import addition_of, examine, is_same_game, original_id
from volteface.tables.verify import verify as verify_deals

LanguageOption = Annotated[str | None, typer.Option("--language", help=f"One of {', '.join(LANGUAGES)}.")]


def games(
    player: Annotated[str | None, typer.Option("--player", help="Only games with a player of this name.")] = None,
    most: Annotated[int, typer.Option("--most", min=1, help="At most so many, the latest first.")] = 20,
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """List the games that are kept, the latest first."""
    words = Words(find_language(language))
    store = open_store(database)
    records = store.find(player=player, most=most)
    store.close()
    if not records:
        typer.echo(words.text("games-none"))
        return
    table = RichTable(box=None, header_style="bold")
    for column in ("id", "when", "game", "players", "state"):
        table.add_column(words.text(f"games-{column}"), overflow="fold")
    for record in records:
        table.add_row(record.id, _when(record), words.text(f"{record.setup.game}-title"), *_people(words, record))
    Console(soft_wrap=True).print(table)


def export(
    table: Annotated[str, typer.Argument(help="The id that `volteface games` shows.")],
    file: Annotated[Path, typer.Argument(help="Where to write the game.")],
    database: DatabaseOption = None,
) -> None:
    """Write a finished game to a file that `replay` and `verify` read."""
    if file.exists():
        raise InvalidInput(f"{file} is there already; nothing was written.")
    store = open_store(database)
    try:
        log = load_table(store, table).log()
    finally:
        store.close()
    file.write_bytes(write_log(log))
    typer.echo(str(file))


def import_game(
    file: Annotated[Path, typer.Argument(help="A game that `export` wrote.")],
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """Take a finished game in from a file, and say whether its deals could be verified."""
    words = Words(find_language(language))
    data = _read_bytes(file)
    record = examine(data, derive_id(TABLE_ID_LENGTH, data), "")
    store = open_store(database)
    try:
        _refuse_same(store, data)
        store.append(addition_of(data, record)).result()
    except Conflict as conflict:
        raise _kept_already(record.id) from conflict
    finally:
        store.close()
    typer.echo(record.id)
    typer.echo(words.text("import-verified" if record.is_verified else "import-unverified"))


def _refuse_same(store: LogStore, data: bytes) -> None:
    """Refuse a file that holds a game of this very store."""
    original = original_id(data)
    with suppress(NoSuchTable):
        if is_same_game(store.load(original), data):
            raise _kept_already(original)


def _kept_already(table: str) -> InvalidInput:
    return InvalidInput(f"The game {table} is kept already; nothing was changed.")


def verify(
    file: Annotated[Path, typer.Argument(help="A game that `export` wrote.")], language: LanguageOption = None
) -> None:
    """Recompute every deal of a finished game and say what was checked."""
    words = Words(find_language(language))
    found = verify_deals(read_file(file))
    checks = (
        words.text("verify-commitment", commitment=found.commitment),
        words.text("verify-entropy", seats=found.seats_with_entropy),
        *((words.text("verify-deals", deals=found.deals),) if found.deals else ()),
        *((words.text("verify-elsewhere", deals=found.deals_elsewhere),) if found.deals_elsewhere else ()),
        words.text("verify-moves", moves=found.moves),
    )
    for check in checks:
        typer.echo(f"✔ {check}")
    if not found.deals:
        typer.echo(words.text("verify-nothing-dealt", table=found.table))
        raise typer.Exit(1)
    typer.echo(words.text("verify-holds", table=found.table))


def read_file(file: Path) -> Log:
    """The log a file holds."""
    try:
        return read_log(_read_bytes(file))
    except InvalidLog as error:
        raise InvalidLog(f"{file}: {error}") from error


def _read_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise InvalidInput(f"{file} cannot be read: {error.strerror or error}.") from error


def _when(record: Record) -> str:
    return datetime.fromtimestamp(record.updated / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def _people(words: Words, record: Record) -> tuple[str, str]:
    scores = record.totals or ("",) * len(record.players)
    named = ", ".join(f"{name} {score}".strip() for name, score in zip(record.players, scores, strict=True))
    stage = words.text(f"games-stage-{record.stage}")
    if not record.is_imported:
        return named, stage
    mark = words.text("games-imported" if record.is_verified else "games-imported-unverified")
    return named, f"{stage}, {mark}"
