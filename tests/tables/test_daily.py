"""The daily deck: its chain of secrets, its tables, and how a result is judged."""

from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from volteface.bots.daily import DailyResult, find_challenge
from volteface.bots.flip7.daily import solve
from volteface.games.flip7.events import Dealt, RoundScored
from volteface.kernel import InvalidInput, InvalidLog, Log, MoveEntry, find_game
from volteface.kernel.log import read_events
from volteface.rooms.api.daily import DailyTry, deck_of, review_daily, secret_for
from volteface.store.daily_chain import keep_chain
from volteface.tables import NotAllowed, Setup, StoreError, commands
from volteface.tables.commands import NewTable, Player
from volteface.tables.fairness.daily import OpenLinks, earlier, leads_back, read_day, read_link
from volteface.tables.fairness.verify import verify
from volteface.tables.setup import check_setup, daily_setup

from .daily_games import ANN, CHAIN, DAY, NOON, Decide, bold, play_day, steady, timid
from .published import published

GAME = find_game("flip7")


def play(decide: Decide, secret: bytes | None = None, day: date = DAY) -> Log:
    return play_day("flip7", decide, secret, day)


def cards(log: Log) -> list[list[str]]:
    """The cards of each round, in the order in which they came."""
    rounds: list[list[str]] = [[]]
    for entry in log.entries:
        if isinstance(entry, MoveEntry):
            for event in read_events(GAME, entry):
                if isinstance(event, Dealt):
                    rounds[-1].append(event.card)
                elif isinstance(event, RoundScored):
                    rounds.append([])
    return rounds[:-1]


def test_the_fingerprint_of_a_link_is_the_link_of_the_day_before() -> None:
    assert sha256(CHAIN.link(DAY)).digest() == CHAIN.link(DAY - timedelta(days=1))


def test_whoever_knows_an_earlier_link_can_verify_a_later_one() -> None:
    first = CHAIN.link(date(2026, 1, 1))
    assert leads_back(CHAIN.link(DAY), DAY, first, date(2026, 1, 1))
    assert earlier(CHAIN.link(DAY), 0) == CHAIN.link(DAY)
    assert not leads_back(sha256(b"another").digest(), DAY, first, date(2026, 1, 1))
    assert not leads_back(first, date(2026, 1, 1), CHAIN.link(DAY), DAY)


@pytest.mark.parametrize("day", [date(2025, 12, 31), date(2027, 2, 5)])
def test_a_chain_has_no_link_before_its_first_day_or_after_its_last(day: date) -> None:
    with pytest.raises(NotAllowed):
        CHAIN.link(day)


@pytest.mark.parametrize("text", ["", "2026-13-01", "20261118", "2026-W47-3", "yesterday", "2026-11-18 "])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput):
        read_day(text)


@pytest.mark.parametrize("text", ["", "zz" * 32, "00" * 31, "00" * 33])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput):
        read_link(text)


def test_tomorrows_deck_is_not_dealt_today() -> None:
    tomorrow = (DAY + timedelta(days=1)).isoformat()
    for links in (CHAIN, OpenLinks()):
        with pytest.raises(NotAllowed, match="deck is not out"):
            secret_for(links, DailyTry("flip7", tomorrow), NOON)
        assert secret_for(links, DailyTry("flip7", DAY.isoformat()), NOON) == links.link(DAY)


def test_a_server_deals_from_its_own_links_only_and_a_device_from_one_it_was_told() -> None:
    told = DailyTry("flip7", DAY.isoformat(), "ab" * 32)
    with pytest.raises(NotAllowed):
        secret_for(CHAIN, told, NOON)
    assert secret_for(OpenLinks(), told, NOON) == bytes.fromhex("ab" * 32)


def test_todays_deck_says_whether_it_was_a_secret() -> None:
    assert deck_of(CHAIN, NOON).link == CHAIN.link(DAY).hex()
    assert (deck_of(CHAIN, NOON).day, deck_of(CHAIN, NOON).is_secret) == ("2026-11-18", True)
    assert not deck_of(OpenLinks(), NOON).is_secret


def test_a_round_is_the_same_whatever_was_done_before_it() -> None:
    some, more = cards(play(timid)), cards(play(bold))
    assert len(some) == len(more) == 5
    for short, long in zip(some, more, strict=True):
        assert long[: len(short)] == short
    assert any(len(short) < len(long) for short, long in zip(some, more, strict=True))


def test_another_day_has_another_deck() -> None:
    assert cards(play(bold)) != cards(play(bold, day=DAY - timedelta(days=1)))


def test_the_name_of_a_player_changes_nothing() -> None:
    setup = daily_setup("flip7", DAY.isoformat())
    new = NewTable("other", CHAIN.link(DAY), NOON + 5)
    drafts = [commands.open_daily(GAME, setup, player, new) for player in (ANN, Player("bob", "Bob"))]
    first, second = ([one.move for one in draft.addition().entries if isinstance(one, MoveEntry)] for draft in drafts)
    assert first == second


@pytest.mark.parametrize("decide", [timid, bold, steady])
def test_a_finished_game_is_verified_and_commits_to_the_link_of_the_day_before(decide: Decide) -> None:
    verified = verify(play(decide))
    assert verified.deals > 0
    assert verified.commitment == CHAIN.link(DAY - timedelta(days=1)).hex()


@pytest.mark.parametrize("decide", [timid, bold, steady])
def test_the_published_program_verifies_it_too(decide: Decide) -> None:
    log = msgspec.json.decode(msgspec.json.encode(play(decide)))
    own, elsewhere = published()["check"](log)
    assert (own > 0, elsewhere) == (True, 0)


def test_a_made_up_card_is_found() -> None:
    log = play(steady)
    index = next(i for i, one in enumerate(log.entries) if isinstance(one, MoveEntry) and "card" in one.move)
    entry = log.entries[index]
    assert isinstance(entry, MoveEntry)
    other = "12" if entry.move["card"] != "12" else "11"
    forged = replace(entry, move={**entry.move, "card": other})
    with pytest.raises(InvalidLog):
        verify(replace(log, entries=(*log.entries[:index], forged, *log.entries[index + 1 :])))


@pytest.mark.parametrize("decide", [timid, bold, steady])
def test_a_result_counts_the_rounds_and_sets_the_solver_beside_them(decide: Decide) -> None:
    log = play(decide)
    result = review_daily(log)
    assert result.score == sum(one.score for one in result.rounds) == verify_total(log)
    assert find_challenge("flip7").score(log) == result.score
    assert result.bot_score == sum(one.bot_score for one in result.rounds)
    assert (result.day, result.game, len(result.rounds)) == ("2026-11-18", "flip7", 5)
    assert [one.cost for one in result.differences] == sorted((one.cost for one in result.differences), reverse=True)
    assert msgspec.json.decode(msgspec.json.encode(result), type=DailyResult) == result


def verify_total(log: Log) -> int:
    events = [event for one in log.entries if isinstance(one, MoveEntry) for event in read_events(GAME, one)]
    return [event.totals[0] for event in events if isinstance(event, RoundScored)][-1]


def test_the_solver_has_the_same_result_whatever_the_player_did() -> None:
    assert review_daily(play(timid)).bot_score == review_daily(play(bold)).bot_score


def test_who_follows_the_solver_has_its_result_and_no_difference() -> None:
    result = review_daily(play(lambda state, _: solve(state)))
    assert (result.score, result.differences) == (result.bot_score, ())


def test_signs_tell_no_numbers() -> None:
    result = review_daily(play(bold))
    told = {sign for one in result.rounds for sign in one.signs}
    assert told <= {"number", "plus", "freeze", "flip3", "chance", "bust", "seven", "stay"}
    assert {one.signs[-1] for one in result.rounds if one.score == 0} <= {"bust", "freeze"}


def test_a_table_cannot_be_opened_with_a_day_and_other_rules_or_another_secret() -> None:
    standard = daily_setup("flip7", DAY.isoformat())
    with pytest.raises(NotAllowed):
        commands.open_table(GAME, standard, "ann", NewTable("own", bytes(32), NOON))
    with pytest.raises(NotAllowed):
        check_setup(GAME, replace(standard, hints=True))
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "flip7", "edition": "en", "seats": 1, "daily": "soon"}, Setup)


def test_another_game_has_no_daily_result() -> None:
    with pytest.raises(NotAllowed, match="not the daily deck"):
        review_daily(_branched(play(steady)))


def _branched(log: Log) -> Log:
    about = log.entries[0].about  # type: ignore[union-attr]
    assert about is not None
    opened = replace(log.entries[0], about={**about, "setup": {**about["setup"], "daily": None}})
    return replace(log, entries=(opened, *log.entries[1:]))


def test_a_server_keeps_its_chain_for_itself(tmp_path: Path) -> None:
    kept = keep_chain(tmp_path / "games.db", DAY)
    assert keep_chain(tmp_path / "games.db", DAY + timedelta(days=3)) == kept
    assert keep_chain(tmp_path / "others.db", DAY) != kept
    (file,) = tmp_path.glob("games.db-daily")
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("content", [b"", b"{", b'{"secret":"AA==","first":"2026-01-01","days":3}'])
def test_a_torn_file_of_the_chain_is_an_error_that_says_so(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "games.db-daily").write_bytes(content)
    with pytest.raises(StoreError, match=r"games\.db-daily"):
        keep_chain(tmp_path / "games.db", DAY)
