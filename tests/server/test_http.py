"""What is answered over HTTP besides tables."""

import httpx

from .people import Person, game_of
from .test_tables import play_on


def test_the_server_says_that_it_is_well(base: str) -> None:
    assert httpx.get(f"{base}/healthz").json() == {"status": "ok"}


def test_the_metrics_count_connections_tables_acts_commits_and_refusals(base: str) -> None:
    with game_of(base) as (ann, *_):
        ann.act({"move": "give", "target": 0})
        text = httpx.get(f"{base}/metrics").text
    names = {line.split("{")[0].split()[0] for line in text.splitlines() if not line.startswith("#")}
    assert names >= {
        "volteface_connections",
        "volteface_tables",
        "volteface_acts_total",
        "volteface_act_seconds_bucket",
        "volteface_commits_total",
        "volteface_deliveries_total",
        "volteface_refusals_total",
    }


def test_the_games_come_with_their_editions_rulings_and_bots(base: str) -> None:
    games = {game["game"]: game for game in httpx.get(f"{base}/api/games").json()}
    flip7 = games["flip7"]
    assert (set(flip7["rulebook"]["editions"]), flip7["default_bot"], flip7["seats"]["en"]) == (
        {"en", "fr", "qc", "es", "en31"},
        "counter",
        [3, 40],
    )


def test_the_openapi_schema_tells_of_every_page(base: str) -> None:
    paths = httpx.get(f"{base}/schema/openapi.json").json()["paths"]
    assert set(paths) == {
        "/api/check",
        "/api/companion",
        "/api/daily",
        "/api/daily/{game}",
        "/api/tables/{table}/daily",
        "/api/me/evenings",
        "/api/tables/import-running",
        "/api/tables/{table}/move",
        "/api/tables/{table}/sheet",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/address",
        "/api/codes/{code}",
        "/api/games",
        "/api/guests",
        "/api/me",
        "/api/me/cookie",
        "/api/me/keys",
        "/api/me/keys/{key}",
        "/api/me/record",
        "/api/me/tables",
        "/api/lessons",
        "/api/lobby",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/branch",
        "/api/tables/{table}/log",
        "/api/tables/{table}/replay",
        "/api/tables/{table}/review",
    }


def test_a_lesson_goes_on_with_a_right_answer_only(base: str) -> None:
    def answer(*answers: object, lesson: str = "hit") -> httpx.Response:
        asked = {"game": "flip7", "lesson": lesson, "answers": answers, "advise": True}
        return httpx.post(f"{base}/api/lessons", json=asked)

    right, wrong = answer(None, {"move": "hit"}).json(), answer(None, {"move": "stay"}).json()
    assert (right["step"], wrong["step"], wrong["outcome"]) == (2, 1, "wrong")
    assert right["advice"]["odds"][0]["cards"] == 88
    assert answer(lesson="nothing").status_code == 400
    assert answer(None, {"move": "jump"}).status_code == 400
    assert answer(*[None] * 1000).status_code == 400


def test_my_tables_are_those_where_i_sat(base: str) -> None:
    with game_of(base, house={"target_score": 1}) as players:
        play_on(players)
        table = players[0].table["table"]
    ann = Person(base, "Ann")
    with ann.at(ann.open()) as socket:
        socket.sit(2, "Ann")
        mine = [(one["table"], one["stage"], one["seat"]) for one in ann.http.get("/api/me/tables").json()]
        assert (mine, table in str(mine)) == ([(socket.table["table"], "gathering", 2)], False)


def test_forgetting_who_you_are_takes_the_cookie_away(base: str) -> None:
    with httpx.Client(base_url=base) as browser:
        browser.post("/api/guests", json={"name": "Ann"})
        browser.delete("/api/me/cookie")
        assert browser.get("/api/me").status_code == 401
