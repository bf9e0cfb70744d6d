"""Bots from outside at a server: over a socket as guests, and as programs that its owner allows."""

import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.bots.programs import FIRST_OFFER, program
from tests.tables.stored import open_table, seat_bot, start
from volteface.bots.external import EXEC_PREFIX
from volteface.bots.registry import BotRegistry
from volteface.games.flip7 import GAME
from volteface.kernel import InvalidInput
from volteface.store import SqliteStore
from volteface.tables import ActionId, Request, Setup

from .people import Person, Socket
from .running import running

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PYTHON_BOT = shlex.join((sys.executable, str(EXAMPLES / "stdio_bot.py")))
SCRIPT_BOT = shlex.join(("node", str(EXAMPLES / "stdio_bot.js")))
# Long enough for every seat to be asked.
SHORT = {"flip7": ("en", {"target_score": 120}), "phase10flip": ("fr", {"phases_to_win": 1})}
MOST_SECONDS = 60


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose owner allows a few programs, good and bad."""
    folder = tmp_path_factory.mktemp("bots")
    bots = {
        "python": PYTHON_BOT,
        "script": SCRIPT_BOT,
        "dying": program(folder, "sys.exit(1)", "dying.py"),
        "cheating": program(folder, "print('a\\nb', flush=True); ask()", "cheating.py"),
    }
    with running(folder / "games.db", bots=bots) as address:
        yield address


def watch(socket: Socket) -> dict[str, Any]:
    """Look on until the game is over, and go on between rounds; the last view."""
    until = time.monotonic() + MOST_SECONDS
    while socket.table["stage"] != "over":
        assert time.monotonic() < until, "the game does not end"
        if socket.table["is_resting"] and not socket.table["seats"][0]["is_ready"]:
            socket.ask("go_on")
        elif socket.table["offers"]:
            socket.act(next(offer for offer in reversed(socket.table["offers"]) if "move" in offer))
        else:
            socket.hear()
    return socket.table


def failures(socket: Socket) -> list[tuple[int, str, str]]:
    events = [happening["table_event"] for happening in socket.happened if happening["table_event"]]
    return [(one["seat"], one["why"], one["bot"]) for one in events if one["event"] == "bot_failed"]


def game_with(base: str, game: str, *bots: str) -> tuple[dict[str, Any], Socket]:
    """A whole game of one person and some bots."""
    ann, (edition, house) = Person(base, "Ann"), SHORT[game]
    table = ann.open(game, edition, max(3, 1 + len(bots)), house=house)
    with ann.at(table) as socket:
        socket.sit(0, "Ann")
        for seat, bot in enumerate(bots, 1):
            socket.ask("seat_bot", seat=seat, bot=bot)
        socket.ask("start", bot="")
        return watch(socket), socket


# Programs that the owner allows


@pytest.mark.parametrize("game", SHORT)
def test_the_example_programs_play_a_whole_game_and_never_fail(served: str, game: str) -> None:
    over, socket = game_with(served, game, "python", "script")
    decided = {happening["actor"]: happening["decided_by"] for happening in socket.happened if happening["events"]}
    assert (over["stage"], failures(socket)) == ("over", [])
    assert (decided[1], decided[2]) == ("bot", "bot")


def test_a_program_that_dies_or_cheats_is_replaced_before_everybodys_eyes(served: str) -> None:
    over, socket = game_with(served, "flip7", "dying", "cheating")
    assert set(failures(socket)) <= {(1, "died", "counter"), (2, "cheated", "counter")}
    assert failures(socket) != []
    assert {seat["bot"] for seat in over["seats"]} <= {None, "counter", "dying", "cheating"}


def test_the_programs_are_listed_with_our_own_bots(served: str) -> None:
    bots = {one["game"]: one["bots"] for one in Person(served).http.get("/api/games").json()}
    assert bots["flip7"] == ["random", "threshold", "counter", "python", "script", "dying", "cheating"]


@pytest.mark.parametrize("bot", ["exec:touch owned", "exec:", "nobody"])
@pytest.mark.parametrize("ask", ["start", "seat_bot"])
def test_a_command_is_never_taken_from_the_wire(served: str, ask: str, bot: str) -> None:
    ann = Person(served, "Ann")
    with ann.at(ann.open()) as socket:
        socket.sit(0, "Ann")
        seat: dict[str, Any] = {"seat": 1} if ask == "seat_bot" else {}
        answer = socket.ask(ask, bot=bot, **seat)
        assert (answer["type"], answer["reason"]["id"]) == ("refused", "refused-unreadable")
        assert [seat["bot"] for seat in socket.table["seats"]] == [None, None, None]


def test_a_command_is_not_run_for_a_kept_table_either(tmp_path: Path) -> None:
    """A table of the terminal in the same file, whose bots were programs of whoever played there."""
    mark, store = tmp_path / "mark", SqliteStore(tmp_path / "games.db")
    table = open_table(GAME, store, Setup("flip7", "en", 3), table="kept", host="keyboard", secret=b"1" * 32, now=0)
    bot = EXEC_PREFIX + program(tmp_path, f"open({str(mark)!r}, 'w')")
    for seat in range(3):
        seat_bot(table, Request(ActionId("keyboard", f"sit-{seat}"), 0), seat, bot)
    start(table, Request(ActionId("keyboard", "start"), 0), "")
    store.close()
    with running(tmp_path / "games.db") as base, Person(base, "Ann").at("kept", since=0) as socket:
        while not failures(socket):
            socket.hear()
    assert failures(socket)[0][1:] == ("died", "counter")
    assert not mark.exists()


def test_levels_know_what_may_sit_down() -> None:
    bots = BotRegistry({"mine": "python3 my_bot.py"})
    assert [bots.check("flip7", bot) for bot in ("", "mine", "threshold:25")] == [
        "counter",
        "mine",
        "threshold:25",
    ]
    with pytest.raises(InvalidInput):
        bots.check("flip7", "exec:python3 my_bot.py")


def test_when_everybody_has_gone_the_programs_are_ended(tmp_path: Path) -> None:
    note = tmp_path / "note"
    body = f"open({str(note)!r}, 'w').write(str(os.getpid()))\n{FIRST_OFFER}"
    with running(tmp_path / "games.db", bots={"noting": program(tmp_path, body)}) as base:
        ann = Person(base, "Ann")
        with ann.at(ann.open("phase10flip", "fr", 2)) as socket:
            socket.sit(0, "Ann")
            socket.ask("start", bot="noting")
            while not note.exists():
                if socket.table["offers"]:
                    socket.act(next(one for one in reversed(socket.table["offers"]) if "move" in one))
                else:
                    socket.hear()
        process = Path(f"/proc/{note.read_text()}")
        until = time.monotonic() + 10
        while process.exists() and time.monotonic() < until:
            time.sleep(0.05)
        assert not process.exists()


# A bot as a guest


@pytest.mark.parametrize("game", SHORT)
def test_the_example_guest_plays_a_whole_game_over_its_socket(served: str, game: str) -> None:
    ann, (edition, house) = Person(served, "Ann"), SHORT[game]
    table = ann.open(game, edition, 3, house=house)
    with ann.at(table) as socket:
        socket.sit(0, "Ann")
        command = (sys.executable, str(EXAMPLES / "websocket_bot.py"), served, table, "2")
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as guest:
            try:
                while socket.table["seats"][2]["name"] != "Robot":
                    socket.hear()
                socket.ask("start", bot="")
                over = watch(socket)
                _, errors = guest.communicate(timeout=MOST_SECONDS)
            finally:
                guest.kill()  # if the game does not end, the guest does not end either
    deciders = {one["decided_by"] for one in socket.happened if one["actor"] == 2 and one["events"]}
    assert (guest.returncode, errors, over["stage"]) == (0, "", "over")
    assert deciders == {"person"}


def test_a_bearer_key_is_told_once_and_is_nobody_elses(served: str) -> None:
    ann = Person(served, "Ann")
    assert ann.http.get("/api/me").json() == {"person": ann.id, "name": "Ann"}
    assert Person(served, "Bo").key != ann.key
