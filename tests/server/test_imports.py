"""Games from files, sent to a server: whose they are, how they are marked, and that nobody waits for a bomb."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest

from volteface.server.errors import Overloaded
from volteface.server.rate_limits import Allowance, Allowances
from volteface.server.workers.import_worker import MOST_QUEUED, ImportWorker
from volteface.tables import NotAllowed

from ..tables.bombs import undos_of_nothing
from ..tables.mutations import mutated
from ..tables.test_imports import saved
from .finished import KINDS, Finished
from .people import Person
from .running import ENOUGH, running

MUTATED = 60


@pytest.fixture(scope="module", params=KINDS)
def finished(base: str, request: pytest.FixtureRequest) -> Finished:
    return Finished(base, request.param)


def elsewhere(finished: Finished) -> bytes:
    """A finished game as if another server had played it."""
    return finished.log().replace(finished.table.encode(), b"elsewhere")


def import_game(person: Person, content: bytes) -> httpx.Response:
    return person.http.post("/api/games", content=content, timeout=60)


def replay_of(person: Person, table: str) -> dict[str, Any]:
    replay: dict[str, Any] = person.http.get(f"/api/tables/{table}/replay").raise_for_status().json()
    return replay


# Whose it is


def test_an_imported_game_has_an_id_of_our_own_and_is_verified(finished: Finished) -> None:
    zoe = Person(finished.base, "Zoe")
    table = import_game(zoe, elsewhere(finished)).json()["table"]
    replay = replay_of(zoe, table)
    assert table != finished.table
    assert (replay["table"], replay["length"]) == (table, finished.replay()["length"])
    assert (replay["is_imported"], replay["is_verified"]) == (True, True)


def test_an_imported_game_is_in_the_importers_list_only(finished: Finished) -> None:
    zoe, other = Person(finished.base, "Zoe"), Person(finished.base, "Eve")
    table = import_game(zoe, elsewhere(finished)).json()["table"]
    (listed,) = zoe.http.get("/api/me/tables").json()
    assert (listed["table"], listed["seat"], listed["is_imported"], listed["is_verified"]) == (table, None, True, True)
    assert (other.http.get("/api/me/tables").json(), zoe.http.get("/api/me/record").json()) == ([], [])


def test_a_forged_log_makes_nobody_here_its_winner(base: str) -> None:
    victim, forger = Person(base, "Vic"), Person(base, "Eve")
    forged = saved("flip7-anew-each-round").replace(b'"person":"ann"', f'"person":"{victim.id}"'.encode())
    table = import_game(forger, forged).json()["table"]
    assert (victim.http.get("/api/me/tables").json(), victim.http.get("/api/me/record").json()) == ([], [])
    view = victim.http.get(f"/api/tables/{table}").json()
    assert (view["me"], victim.id in str(view)) == (None, False)


def test_the_same_file_is_taken_in_once(finished: Finished) -> None:
    zoe = Person(finished.base, "Zoe")
    table = import_game(zoe, elsewhere(finished)).json()["table"]
    again = import_game(zoe, elsewhere(finished))
    assert (again.status_code, again.json()["reason"]["arguments"]) == (409, {"table": table})


def test_a_game_of_this_very_server_is_shown_where_it_is(finished: Finished) -> None:
    answer = import_game(Person(finished.base, "Zoe"), finished.log())
    assert (answer.status_code, answer.json()["reason"]["arguments"]) == (409, {"table": finished.table})


def test_whoever_deletes_their_data_leaves_the_game_to_nobody(finished: Finished) -> None:
    zoe = Person(finished.base, "Zoe")
    table = import_game(zoe, elsewhere(finished)).json()["table"]
    zoe.http.delete("/api/me").raise_for_status()
    assert replay_of(Person(finished.base), table)["is_imported"]


def test_an_unproven_game_is_marked_as_unverified(base: str) -> None:
    zoe = Person(base, "Zoe")
    data = saved("flip7-anew-each-round").replace(b"ann's chance", b"my own chance")
    table = import_game(zoe, data).json()["table"]
    (listed,) = zoe.http.get("/api/me/tables").json()
    assert (replay_of(zoe, table)["is_verified"], listed["is_verified"]) == (False, False)


def test_a_game_that_was_played_here_is_not_marked(finished: Finished) -> None:
    replay = finished.replay()
    assert (replay["is_imported"], replay["is_verified"]) == (False, True)


# What is refused


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format":1}', b"\xff" * 10])
def test_a_file_that_is_no_game_is_refused(base: str, content: bytes) -> None:
    answer = import_game(Person(base, "Ann"), content)
    assert (answer.status_code, bool(answer.json()["text"])) == (400, True)


def test_a_game_with_another_move_is_refused(finished: Finished) -> None:
    log = elsewhere(finished)
    tampered = log.replace(b'"move":"stay"', b'"move":"hit"', 1).replace(b'"move":"draw"', b'"move":"take"', 1)
    zoe = Person(finished.base, "Zoe")
    assert (import_game(zoe, tampered).status_code, zoe.http.get("/api/me/tables").json()) == (400, [])


def read_everything(person: Person, table: str) -> list[int]:
    """The status of every answer about an imported game; its socket sends a first view too."""
    path = f"/api/tables/{table}"
    queries: tuple[dict[str, int], ...] = ({}, {"seat": -1}, {"seat": 0}, {"seat": 1, "start": 50})
    answers = [person.http.get(f"{path}/replay", params=query) for query in queries]
    answers += [person.http.get(one) for one in (path, f"{path}/log", f"{path}/review", "/api/me/tables")]
    answers.append(person.http.post(f"{path}/branch", json={"seq": 30, "seat": 0, "bot": "random", "entropy": "e"}))
    with person.at(table) as socket:
        assert socket.welcome["table"]["stage"] == "over"
    return [answer.status_code for answer in answers]


def test_no_mutated_game_makes_the_server_fail(base: str) -> None:
    person, taken = Person(base, "Zoe"), 0
    for seed in range(MUTATED):
        answer = import_game(person, mutated(seed))
        assert answer.status_code in (201, 400, 409), (seed, answer.text)  # two may come out the same
        if answer.status_code == 201:
            taken += 1
            statuses = read_everything(person, answer.json()["table"])
            assert max(statuses) < 500 and statuses[0] == 200, (seed, statuses)
    assert taken > 0


def test_a_person_imports_only_so_many_games_an_hour(tmp_path: Path) -> None:
    few = Allowances(guests=ENOUGH, imports=Allowance(2, 1e-6))
    with running(tmp_path / "games.db", few) as base:
        zoe, other = Person(base, "Zoe"), Person(base, "Eve")
        codes = [import_game(zoe, b"{}").status_code for _ in range(3)]
        assert (codes, import_game(other, b"{}").status_code) == ([400, 400, 429], 400)


# Nobody waits for it


def children() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


@pytest.fixture
def stopped(tmp_path: Path) -> Iterator[tuple[str, int]]:
    """A server whose import process stands still, until the test is over, and the id of that process."""
    before = children()
    with running(tmp_path / "games.db") as base:
        assert import_game(Person(base, "Ann"), b"{}").status_code == 400
        (worker,) = children() - before
        os.kill(worker, signal.SIGSTOP)
        try:
            yield base, worker
        finally:
            os.kill(worker, signal.SIGCONT)


def test_others_play_while_imports_take_their_time_and_too_many_are_refused(stopped: tuple[str, int]) -> None:
    base, worker = stopped
    data, people = saved("flip7-anew-each-round"), [Person(base, "Zoe") for _ in range(MOST_QUEUED + 1)]
    with ThreadPoolExecutor(len(people)) as pool:
        imports = [pool.submit(import_game, person, data) for person in people]
        done, waiting = wait(imports, return_when=FIRST_COMPLETED)
        (refused,) = (future.result() for future in done)
        Finished(base, "flip7")
        assert (refused.status_code, refused.json()["reason"]["id"]) == (429, "refused-too-fast")
        assert int(refused.headers["retry-after"]) > 0
        assert not any(future.done() for future in waiting)
        os.kill(worker, signal.SIGCONT)
        assert [future.result().status_code for future in waiting] == [201] * MOST_QUEUED


def test_one_person_waits_for_one_import_at_a_time(stopped: tuple[str, int]) -> None:
    base, worker = stopped
    data, zoe = saved("flip7-anew-each-round"), Person(base, "Zoe")
    with ThreadPoolExecutor(2) as pool:
        imports = [pool.submit(import_game, zoe, data) for _ in range(2)]
        (refused,), (waiting,) = wait(imports, return_when=FIRST_COMPLETED)
        assert refused.result().status_code == 429
        os.kill(worker, signal.SIGCONT)
        assert waiting.result().status_code == 201


def test_a_bomb_is_refused_and_the_server_goes_on(base: str) -> None:
    zoe = Person(base, "Zoe")
    assert import_game(zoe, undos_of_nothing()).status_code == 400
    assert import_game(zoe, saved("flip7-anew-each-round")).status_code == 201


def wait_for(file: str) -> str:
    """Hang until a file is there."""
    while not Path(file).exists():
        sleep(0.01)
    return "done"


def die() -> None:
    """End this process at once."""
    os._exit(1)


def test_an_import_that_takes_too_long_is_killed_and_the_next_one_runs(tmp_path: Path) -> None:
    async def run() -> str:
        worker = ImportWorker(0.3)
        try:
            with pytest.raises(NotAllowed, match="takes too much"):
                await worker.run(wait_for, str(tmp_path / "never"))
            with pytest.raises(NotAllowed, match="takes too much"):
                await worker.run(die)
        finally:
            worker.close()
        other = ImportWorker(60)
        try:
            (tmp_path / "there").touch()
            return await other.run(wait_for, str(tmp_path / "there"))
        finally:
            other.close()

    assert asyncio.run(run()) == "done"


def test_no_more_imports_wait_than_there_is_room_for(tmp_path: Path) -> None:
    async def run() -> list[str]:
        worker = ImportWorker(60, most_queued=2)
        try:
            waiting = [asyncio.ensure_future(worker.run(wait_for, str(tmp_path / "go"))) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Overloaded):
                await worker.run(wait_for, str(tmp_path / "go"))
            (tmp_path / "go").touch()
            return await asyncio.gather(*waiting)
        finally:
            worker.close()

    assert asyncio.run(run()) == ["done", "done"]
