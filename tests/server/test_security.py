"""Keys, cookies, origins, headers and limits."""

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from volteface.server.rate_limits import Allowance, Allowances
from volteface.store import SqliteStore

from .people import Person, game_of
from .running import ENOUGH, UNLIMITED, running
from .test_tables import play_on
from .test_whole_games import CARD

SHORT = {"phases_to_win": 1, "stall_turns": 40}
HEADERS = (
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
)


def test_a_browser_gets_its_key_in_a_cookie_that_no_script_reads(base: str) -> None:
    answer = httpx.post(f"{base}/api/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert ("HttpOnly" in cookie, "SameSite=lax" in cookie, "key" in answer.json()) == (True, True, False)


def test_the_cookie_says_who_somebody_is(base: str) -> None:
    with httpx.Client(base_url=base) as browser:
        person = browser.post("/api/guests", json={"name": "Ann"}).json()
        assert browser.get("/api/me").json() == person


def test_whoever_is_known_keeps_their_id_under_another_name(base: str) -> None:
    with httpx.Client(base_url=base) as browser:
        person = browser.post("/api/guests", json={"name": "Ann"}).json()["person"]
        assert browser.post("/api/guests", json={"name": "Anna"}).json() == {"person": person, "name": "Anna"}


def test_a_key_is_kept_nowhere(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as base:
        key = Person(base, "Ann").key
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    rows = sqlite3.connect(tmp_path / "games.db").execute("SELECT hash FROM keys").fetchall()
    assert (key.encode() in kept, len(rows[0][0])) == (False, 32)


@pytest.mark.parametrize("key", ["-", "wrong", "x" * 5000, "é"])
def test_a_wrong_key_is_nobodys(base: str, key: str) -> None:
    headers = {b"Authorization": f"Bearer {key}".encode()}
    assert httpx.get(f"{base}/api/me", headers=headers).status_code == 401


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/api/me", "/nothing", "/schema/openapi.json"])
def test_every_answer_carries_the_headers_that_keep_other_pages_out(base: str, path: str) -> None:
    answer = httpx.get(base + path)
    assert [header for header in HEADERS if header not in answer.headers] == []


def test_a_page_of_another_site_changes_nothing(base: str) -> None:
    answer = httpx.post(f"{base}/api/guests", json={"name": "Ann"}, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, "set-cookie" in answer.headers) == (403, False)


def test_a_page_of_another_site_gets_no_socket(base: str) -> None:
    ann = Person(base, "Ann")
    table = ann.open()
    assert refused(ann, table, Origin="https://elsewhere.example") == 4403


def test_a_page_of_this_site_gets_a_socket(base: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open(), Origin=base) as socket:
        assert socket.welcome["type"] == "welcome"


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "chess", "edition": "en", "seats": 4},
        {"game": "flip7", "edition": "xx", "seats": 4},
        {"game": "flip7", "edition": "en", "seats": 1},
        {"game": "flip7", "edition": "en", "seats": 4000},
        {"game": "flip7", "edition": "en", "seats": 4, "house": {"nothing": 1}},
        {"game": "flip7", "edition": "en", "seats": 4, "house": {"target_score": -1}},
        {"game": "flip7", "edition": "en", "seats": 4, "turn_seconds": -1},
        {"game": "flip7", "edition": "en", "seats": 4, "more": True},
        {"game": "flip7", "edition": "en"},
        {"game": "phase10flip", "edition": "fr", "seats": 4, "deck": ["b1/1"]},
        [],
        "table",
    ],
)
def test_a_table_that_cannot_be_played_is_refused_with_words(base: str, setup: object) -> None:
    answer = Person(base, "Ann").http.post("/api/tables", json=setup)
    assert (answer.status_code, bool(answer.json()["text"])) == (400, True)


@pytest.mark.parametrize("name", ["", " ", "x" * 90, "a\x00b", "\u202e"])
def test_a_name_that_cannot_be_shown_is_refused(base: str, name: str) -> None:
    assert httpx.post(f"{base}/api/guests", json={"name": name}).status_code == 400


def test_a_huge_body_is_refused(base: str) -> None:
    assert httpx.post(f"{base}/api/guests", json={"name": "x" * 100_000}).status_code == 413


def limited(
    messages: Allowance = ENOUGH,
    requests: Allowance = ENOUGH,
    guests: Allowance = ENOUGH,
    tables: Allowance = ENOUGH,
    codes: Allowance = ENOUGH,
) -> Allowances:
    return Allowances(messages, requests, guests, tables, codes=codes)


def test_one_address_may_not_ask_for_too_much_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limited(requests=Allowance(5, 0.01))) as base:
        answers = [httpx.get(f"{base}/api/lobby") for _ in range(6)]
    assert ([answer.status_code for answer in answers], "retry-after" in answers[-1].headers) == (
        [200] * 5 + [429],
        True,
    )


def test_one_address_may_not_become_too_many_people(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limited(guests=Allowance(2, 0.01))) as base:
        codes = [httpx.post(f"{base}/api/guests", json={"name": "Ann"}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


def test_one_person_may_not_open_too_many_tables(tmp_path: Path) -> None:
    setup = {"game": "flip7", "edition": "en", "seats": 3}
    with running(tmp_path / "games.db", limited(tables=Allowance(1, 0.01))) as base:
        ann = Person(base, "Ann")
        codes = [ann.http.post("/api/tables", json=setup).status_code for _ in range(2)]
    assert codes == [201, 429]


def test_one_person_may_not_send_too_much_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limited(messages=Allowance(3, 0.01))) as base:
        ann = Person(base, "Ann")
        with ann.at(ann.open()) as socket:
            for _ in range(3):
                socket.ask("refresh")
            socket.send({"type": "refresh", "action": "once-more"})
            assert socket.hear()["reason"]["id"] == "refused-too-fast"


def comes_in(person: Person, table: str) -> bool:
    """Whether a socket opens within a few seconds; the server may still be busy closing another one."""
    for _ in range(50):
        try:
            with person.at(table) as socket:
                return bool(socket.welcome["type"] == "welcome")
        except ConnectionClosed:
            time.sleep(0.1)
    return False


def test_one_address_may_not_hold_too_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", Allowances(ENOUGH, ENOUGH, ENOUGH, ENOUGH, sockets=1)) as base:
        ann = Person(base, "Ann")
        table = ann.open()
        with ann.at(table):
            assert refused(ann, table) == 4429
        assert comes_in(ann, table)


def test_whoever_goes_on_sending_too_much_is_dropped(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limited(messages=Allowance(3, 0.01))) as base:
        ann = Person(base, "Ann")
        with ann.at(ann.open()) as socket, pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.send({"type": "refresh", "action": "once-more"})
                socket.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


@contextmanager
def heard_running(
    database: Path, caplog: pytest.LogCaptureFixture, allowances: Allowances = UNLIMITED
) -> Iterator[str]:
    """A server of which every line is logged for the test, until it has ended; those of uvicorn too."""
    caplog.set_level(logging.INFO)
    logger = logging.getLogger("uvicorn.error")
    with running(database, allowances) as base:
        logger.addHandler(caplog.handler)  # a server that starts takes all others away
        yield base
    logger.removeHandler(caplog.handler)


def refused(ann: Person, table: str, **headers: str) -> int:
    """Come to a table where one is not let in; the code that one is sent away with."""
    with pytest.raises(ConnectionClosed) as closed, ann.at(table, None, **headers):
        pass
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_whoever_is_not_let_in_leaves_no_trouble_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    one_socket = Allowances(ENOUGH, ENOUGH, ENOUGH, ENOUGH, sockets=1)
    with heard_running(tmp_path / "games.db", caplog, one_socket) as base:
        ann = Person(base, "Ann")
        table = ann.open()
        codes = [refused(ann, table, Origin="https://elsewhere.example"), refused(ann, "nowhere")]
        with ann.at(table):
            codes.append(refused(ann, table))
    trouble = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert (codes, trouble) == ([4403, 4404, 4429], [])


def test_no_line_of_the_log_names_a_key_a_secret_or_a_hidden_card(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        heard_running(tmp_path / "games.db", caplog) as base,
        game_of(base, game="phase10flip", edition="fr", house=SHORT) as players,
    ):
        players[0].send("nonsense")
        players[0].hear()
        play_on(players)
    secret = SqliteStore(tmp_path / "games.db").load(players[0].table["table"]).record.secret
    lines = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith("http"))
    assert (CARD.findall(lines), secret.hex() in lines, "Bearer" in lines) == ([], False, False)


def test_the_clients_own_files_do_not_count(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limited(requests=Allowance(1, 0.01))) as base:
        codes = {httpx.get(f"{base}/about").status_code for _ in range(5)}
        assert (429 in codes, httpx.get(f"{base}/api/lobby").status_code) == (False, 200)


def test_a_second_window_as_a_spectator_does_not_show_backs_that_are_hidden_from_their_owner(base: str) -> None:
    house = {**SHORT, "own_backs": "hidden"}
    with game_of(base, seats=2, game="phase10flip", edition="fr", house=house) as players:
        table = players[0].table["table"]
        stranger = Person(base)
        with stranger.at(table, since=0) as window:
            views = [
                window.welcome["table"],
                window.ask("refresh")["table"],
                stranger.http.get(f"/api/tables/{table}").json(),
            ]
        hands = [hand for view in views for hand in view["game"]["hands"]]
        assert [(hand["backs"], hand["size"]) for hand in hands] == [([], 10)] * 6
