"""`volteface games`, `export`, `import` and `verify`: the games that were played and kept."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table as RichTable

from volteface.cli.database import database_file, find_log, open_saved, open_store, read_bytes
from volteface.cli.help import Command, DatabaseOption, Group, LanguageOption
from volteface.cli.hints import command
from volteface.cli.problems import Problem, sentence
from volteface.kernel import InvalidInput, InvalidLog, Log, UnreadableLog, write_log
from volteface.locale import Words, find_language
from volteface.rooms.registry import TABLE_ID_LENGTH, derive_id
from volteface.store.delete import delete_tables
from volteface.tables import Conflict, LogStore, NoSuchTable, NotAllowed, Record, load_table
from volteface.tables.fairness.archive import addition_of, examine, is_same_game, original_id
from volteface.tables.fairness.daily import leads_back, read_day, read_link
from volteface.tables.fairness.verify import NotDealtHere, secret_of, table_of
from volteface.tables.fairness.verify import verify as verify_deals

MOST_LISTED: Final = 1_000_000

app = typer.Typer(name="games", cls=Group, invoke_without_command=True, pretty_exceptions_enable=False)


@app.callback()
def games(
    context: typer.Context,
    player: Annotated[str | None, typer.Option("--player")] = None,
    most: Annotated[int, typer.Option("--most", min=1, max=MOST_LISTED)] = 20,
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """List the games that are kept, the latest first; or delete some of them."""
    if context.invoked_subcommand is not None:
        return
    words = Words(find_language(language, os.environ))
    store = open_saved(database)
    try:
        records = store.find(player=player, most=most)
        is_empty = not records and not store.find(most=1)
    finally:
        store.close()
    if is_empty:
        print(words.text("games-none", command=command("play", database=database)))
    elif not records:
        print(words.text("games-none-with", player=player or ""))
    else:
        _print(records, words)


@app.command(cls=Command)
def delete(
    context: typer.Context,
    tables: Annotated[list[str], typer.Argument(metavar="ID...")],
    yes: Annotated[bool, typer.Option("--yes")] = False,
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """Delete games for good. No other program may have the file of games open meanwhile."""
    outer = context.parent.params if context.parent else {}
    database = database or outer.get("database")
    words = Words(find_language(language or outer.get("language"), os.environ))
    chosen = tuple(dict.fromkeys(tables))
    store = open_saved(database)
    try:
        records = [store.load(table).record for table in chosen]
    finally:
        store.close()
    if not yes:
        _print(records, words)
        typer.confirm(words.text("games-delete-ask", games=len(records)), abort=True)
    delete_tables(database_file(database), chosen)
    print(words.text("games-deleted", games=len(records)))


def export(
    table: Annotated[str, typer.Argument()],
    file: Annotated[Path, typer.Argument()],
    database: DatabaseOption = None,
) -> None:
    """Write a finished game to a file that `replay` and `verify` read."""
    store = open_saved(database)
    try:
        log = load_table(store, table).log()
    finally:
        store.close()
    write_new(file, write_log(log))
    print(str(file))


def import_game(
    file: Annotated[Path, typer.Argument()],
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """Take a finished game in from a file, and say whether its deals could be verified."""
    words = Words(find_language(language, os.environ))
    data = read_bytes(file)
    record = examine(data, derive_id(TABLE_ID_LENGTH, data), "")
    store = open_store(database)
    try:
        _refuse_same(store, data)
        store.append(addition_of(data, record)).result()
    except Conflict as conflict:
        raise _kept_already(record.id) from conflict
    finally:
        store.close()
    print(record.id)
    print(words.text("import-verified" if record.is_verified else "import-unverified"))


def _refuse_same(store: LogStore, data: bytes) -> None:
    """Refuse a file that holds a game of this very store."""
    original = original_id(data)
    with suppress(NoSuchTable):
        if is_same_game(store.load(original), data):
            raise _kept_already(original)


def _kept_already(table: str) -> Problem:
    return Problem("kept-already", table=table)


def verify(
    game: Annotated[str, typer.Argument()],
    earlier: Annotated[list[str] | None, typer.Option("--earlier", metavar="DAY=LINK")] = None,
    database: DatabaseOption = None,
    language: LanguageOption = None,
) -> None:
    """Recompute every deal of a finished game and say what was checked.

    With links of earlier days, a game with the deck of a day has to lead back to each of them.

    The exit code is 0 if the game holds, 1 if it does not, and 2 if it cannot be read.
    """
    words = Words(find_language(language, os.environ))
    known = [_read_link(given) for given in earlier or ()]
    try:
        log = find_log(game, database)
        found = verify_deals(log)
    except UnreadableLog:
        raise
    except NotDealtHere as error:
        print(f"{game}: {sentence(error, words)}", file=sys.stderr)
        raise typer.Exit(1) from error
    except InvalidLog as error:
        print(words.text("verify-does-not-hold", game=game, problem=sentence(error, words)), file=sys.stderr)
        raise typer.Exit(1) from error
    checks = (
        words.text("verify-commitment", commitment=found.commitment),
        words.text("verify-entropy", seats=found.seats_with_entropy),
        *((words.text("verify-deals", deals=found.deals),) if found.deals else ()),
        *((words.text("verify-elsewhere", deals=found.deals_elsewhere),) if found.deals_elsewhere else ()),
        words.text("verify-moves", moves=found.moves),
    )
    for check in checks:
        print(f"✔ {check}")
    if not found.deals:
        print(words.text("verify-nothing-dealt", table=found.table))
        raise typer.Exit(1)
    for day, link in known:
        _check_chain(log, day, link, words, game)
    print(words.text("verify-holds", table=found.table))


def _read_link(given: str) -> tuple[date, bytes]:
    """A day and its link; raises `Problem`."""
    day, _, link = given.partition("=")
    try:
        return read_day(day), read_link(link)
    except InvalidInput as error:
        raise Problem("earlier", given=given) from error


def _check_chain(log: Log, known_day: date, known: bytes, words: Words, game: str) -> None:
    """Say that the secret of a day's deck leads back to a link of an earlier day; leave with 1 if it does not."""
    opened, _ = table_of(log)
    if opened.setup.daily is None:
        raise NotAllowed("refused-not-the-daily-deck")
    day = opened.setup.daily
    days = {"day": day, "known": known_day.isoformat()}
    if not leads_back(secret_of(log), read_day(day), known, known_day):
        problem = words.text("verify-chain-broken", **days)
        print(words.text("verify-does-not-hold", game=game, problem=problem), file=sys.stderr)
        raise typer.Exit(1)
    print(f"✔ {words.text('verify-chain', **days)}")


def write_new(file: Path, data: bytes) -> None:
    """Write a file that is not there yet, whole or not at all; raises `InvalidInput`."""
    try:
        with file.open("xb") as opened:
            try:
                opened.write(data)
                opened.flush()
            except OSError:
                file.unlink()
                raise
    except FileExistsError as error:
        raise Problem("there-already", file=str(file)) from error
    except OSError as error:
        raise Problem("cannot-write", file=str(file), reason=error) from error


def _print(records: Sequence[Record], words: Words) -> None:
    """Print records as a table."""
    table = RichTable(box=None, header_style="bold")
    for column in ("id", "when", "game", "players", "state"):
        table.add_column(words.text(f"games-{column}"), overflow="fold")
    for record in records:
        table.add_row(record.id, _when(record), words.text(f"{record.setup.game}-title"), *_people(words, record))
    Console(soft_wrap=True).print(table)


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
