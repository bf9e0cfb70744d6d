"""Keys are listed and revoked one by one; whoever deletes their data is disconnected and leaves their tables."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .people import Person, Socket


def other_device(person: Person) -> Person:
    """The same person with another key."""
    device = Person(person.base)
    device.key = person.http.post("/api/me/keys").raise_for_status().json()["key"]
    device.http.headers["Authorization"] = f"Bearer {device.key}"
    return device


def keys_of(person: Person) -> list[dict[str, object]]:
    keys: list[dict[str, object]] = person.http.get("/api/me/keys").raise_for_status().json()
    return keys


def closing_of(socket: Socket) -> tuple[str, bool, int]:
    """Why a socket is closed, whether to come back, and the code."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.hear()
    assert closed.value.rcvd is not None
    last = socket.heard[-1]
    return last["reason"]["id"], last["come_back"], closed.value.rcvd.code


def test_keys_are_listed_and_the_one_in_use_is_marked(base: str) -> None:
    ann = Person(base, "Ann")
    phone = other_device(ann)
    assert [key["is_this"] for key in keys_of(ann)] == [True, False]
    assert [key["is_this"] for key in keys_of(phone)] == [False, True]


def test_a_list_of_keys_holds_no_key(base: str) -> None:
    ann = Person(base, "Ann")
    listed = ann.http.get("/api/me/keys").text
    assert (ann.key in listed, set(keys_of(ann)[0])) == (False, {"id", "created", "is_this"})


def test_a_revoked_key_is_nobodys_and_the_others_stay(base: str) -> None:
    ann = Person(base, "Ann")
    phone = other_device(ann)
    lost = next(key["id"] for key in keys_of(ann) if not key["is_this"])
    assert ann.http.delete(f"/api/me/keys/{lost}").status_code == 204
    assert [device.http.get("/api/me").status_code for device in (ann, phone)] == [200, 401]


def test_revoking_a_key_closes_its_sockets_and_no_others(base: str) -> None:
    ann = Person(base, "Ann")
    phone, table = other_device(ann), ann.open()
    lost = next(key["id"] for key in keys_of(ann) if not key["is_this"])
    with ann.at(table) as stays, phone.at(table) as goes:
        ann.http.delete(f"/api/me/keys/{lost}").raise_for_status()
        assert closing_of(goes) == ("closing-key-revoked", False, 4401)
        assert stays.ask("refresh")["type"] == "update"


def test_a_browser_that_revokes_its_own_key_forgets_it(base: str) -> None:
    with httpx.Client(base_url=base) as browser:
        browser.post("/api/guests", json={"name": "Ann"})
        own = browser.get("/api/me/keys").json()[0]["id"]
        answer = browser.delete(f"/api/me/keys/{own}")
        assert (answer.status_code, "Max-Age=0" in answer.headers["set-cookie"]) == (204, True)


def test_nobody_revokes_a_key_of_somebody_else(base: str) -> None:
    ann, bo = Person(base, "Ann"), Person(base, "Bo")
    answer = bo.http.delete(f"/api/me/keys/{keys_of(ann)[0]['id']}")
    assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "refused-no-such-key")
    assert ann.http.get("/api/me").status_code == 200


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_whoever_is_nobody_has_no_keys(base: str, method: str) -> None:
    path = "/api/me/keys" if method == "GET" else "/api/me/keys/0123456789abcdef"
    assert httpx.request(method, base + path).status_code == 401


def test_deleting_ones_data_closes_all_ones_sockets(base: str) -> None:
    ann = Person(base, "Ann")
    phone, table = other_device(ann), ann.open()
    with ann.at(table) as one, phone.at(table) as other:
        ann.http.delete("/api/me").raise_for_status()
        assert [closing_of(socket) for socket in (one, other)] == [("closing-data-deleted", False, 4401)] * 2


@pytest.mark.parametrize("has_begun", [False, True])
def test_deleting_ones_data_leaves_ones_seat_and_hands_over(base: str, has_begun: bool) -> None:
    ann, bo = Person(base, "Ann"), Person(base, "Bo")
    table = ann.open()
    with ann.at(table) as host, bo.at(table) as guest:
        host.sit(0, "Ann")
        guest.sit(1, "Bo")
        if has_begun:
            host.ask("start", bot="")
            guest.ask("pause")  # refused: only the host may
        ann.http.delete("/api/me").raise_for_status()
        view = guest.ask("refresh")["table"]
    seat = view["seats"][0]
    assert (view["host"], seat["stands_in"], seat["person"]) == (
        bo.id,
        "left" if has_begun else None,
        ann.id if has_begun else None,
    )
