"""How others come in: by a short code that nobody can guess, and by an address that other computers reach."""

from pathlib import Path

import httpx
import pytest

from volteface.server.http import invitations
from volteface.server.http.invitations import is_loopback
from volteface.server.rate_limits import Allowance, RateLimit

from .people import Person
from .running import running
from .test_security import limited


def code_of(person: Person, table: str) -> str:
    code: str = person.http.get(f"/api/tables/{table}").json()["code"]
    return code


def test_a_table_is_found_by_its_code(base: str) -> None:
    ann = Person(base, "Ann")
    table = ann.open()
    code = code_of(ann, table)
    typed = f" {code[:3]}-{code[3:]}".lower()
    assert httpx.get(f"{base}/api/codes/{typed}").json() == {"table": table, "path": f"/t/{table}"}


@pytest.mark.parametrize("code", ["BBBBB", "aeiou", "b", "B" * 64])
def test_a_wrong_code_is_refused_in_words(base: str, code: str) -> None:
    answer = httpx.get(f"{base}/api/codes/{code}")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "refused-no-such-code")
    assert answer.json()["text"].startswith("No table is waiting under this code.")


def test_whoever_guesses_has_to_wait_and_is_not_told_a_right_code_either(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limited(codes=Allowance(3, 0.01))) as base:
        ann = Person(base, "Ann")
        code = code_of(ann, ann.open())
        answers = [httpx.get(f"{base}/api/codes/BBBB{letter}").status_code for letter in "BCDF"]
        right = httpx.get(f"{base}/api/codes/{code}")
    assert (answers, right.status_code, "retry-after" in right.headers) == ([409] * 3 + [429], 429, True)


def test_right_codes_cost_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", limited(codes=Allowance(2, 0.01))) as base:
        ann = Person(base, "Ann")
        code = code_of(ann, ann.open())
        assert {httpx.get(f"{base}/api/codes/{code}").status_code for _ in range(6)} == {200}


def test_what_is_given_back_never_makes_more_than_there_may_be() -> None:
    limit = RateLimit(Allowance(2, 0.001), lambda: 0.0)
    limit.refund("ann")
    limit.spend("ann")
    limit.refund("ann")
    limit.refund("ann")
    assert limit._buckets["ann"] == (2, 0.0)


def test_a_server_for_this_computer_alone_has_no_address_for_others(base: str) -> None:
    assert httpx.get(f"{base}/api/address").json() == {"origin": None}


def test_a_server_for_the_whole_network_tells_a_browser_on_its_computer_where_others_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitations, "find_lan_address", lambda: "192.168.1.7")
    with running(tmp_path / "games.db", host="0.0.0.0") as base:
        port = base.rpartition(":")[2]
        assert httpx.get(f"{base}/api/address").json() == {"origin": f"http://192.168.1.7:{port}"}
        monkeypatch.setattr(invitations, "find_lan_address", lambda: "127.0.0.1")
        assert httpx.get(f"{base}/api/address").json() == {"origin": None}


def test_behind_a_proxy_nobody_is_told_the_address_behind_it(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", host="0.0.0.0", is_behind_proxy=True) as base:
        assert httpx.get(f"{base}/api/address").json() == {"origin": None}


@pytest.mark.parametrize(
    ("host", "is_own"), [("127.0.0.1", True), ("127.8.9.1", True), ("::1", True), ("192.168.1.7", False), ("x", False)]
)
def test_only_loopback_is_this_computer(host: str, is_own: bool) -> None:
    assert is_loopback(host) is is_own
