"""A game is found by its name, and what a seat may know is all that it is told."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.architecture.sources import modules
from tests.dist_info import write_dist_info
from volteface import kernel
from volteface.kernel import DEALER, Chance, Log, Reason, UnknownName, find_game, games, replay
from volteface.kernel.manifest import forget_manifests

from .higher import AS_GAME, HIGHER, Deal, GotCard, Said, Say
from .records import HEADER, WHOLE_GAME, log_of, played

GAMES = ("flip7", "flip 7", "phase10", "phase 10")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Higher, as if somebody had installed it before the program began."""
    write_dist_info(tmp_path, "higher", "1.0", {"volteface.games": {"higher": "tests.kernel.higher:MANIFEST"}})
    monkeypatch.syspath_prepend(str(tmp_path))
    forget_manifests()
    yield
    forget_manifests()


@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_found_by_its_name() -> None:
    assert find_game("higher").id == "higher"


@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_listed() -> None:
    assert "higher" in games()


@pytest.mark.usefixtures("installed")
def test_a_log_finds_its_game_by_itself() -> None:
    assert [step.state.cards for step in replay(log_of(*WHOLE_GAME))][-1] == (3, 2)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"^Unknown game “chess”\. Known: .*flip7"):
        find_game("chess")


def test_a_log_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"^Unknown game “higher”\. Known: "):
        list(replay(Log(HEADER)))


def test_the_kernel_names_no_game() -> None:
    files = list(modules("kernel"))
    texts = {file.name: file.read_text(encoding="utf-8").lower() for file in files}
    assert [(file, name) for file, text in texts.items() for name in GAMES if name in text] == []
    assert files != []


def test_the_kernel_holds_every_name_it_lists() -> None:
    assert all(hasattr(kernel, name) for name in kernel.__all__)


def test_the_kernel_lists_every_name_it_takes_from_its_modules() -> None:
    public = {
        name
        for name, value in vars(kernel).items()
        if not name.startswith("_") and getattr(value, "__module__", "").startswith("volteface.kernel")
    }
    assert public <= set(kernel.__all__)


def test_no_name_of_the_kernel_is_listed_twice() -> None:
    assert len(set(kernel.__all__)) == len(kernel.__all__)


def test_a_reason_reads_as_plain_words() -> None:
    assert Reason("refused-no-card-is-due").text() == "no card is due"


def test_a_reason_tells_its_details() -> None:
    assert Reason("refused-target", {"seat": 2, "card": "freeze"}).text() == "target (seat 2, card freeze)"


def test_a_seat_sees_its_own_card_only() -> None:
    assert AS_GAME.view(played(*WHOLE_GAME), 1).cards == (None, 2)


def test_a_spectator_sees_no_secret_card() -> None:
    assert AS_GAME.view(played(*WHOLE_GAME), None).cards == (None, None)


def test_an_event_hides_the_card_from_the_others() -> None:
    assert [AS_GAME.seen(GotCard(0, 3), seat) for seat in (0, 1, None)] == [
        GotCard(0, 3),
        GotCard(0, None),
        GotCard(0, None),
    ]


def test_what_is_said_aloud_is_seen_by_all() -> None:
    assert AS_GAME.seen(Said(0, True), None) == Said(0, True)


def test_a_resampled_state_keeps_all_that_the_seat_knows() -> None:
    view = AS_GAME.view(played(*WHOLE_GAME), 1)
    assert {AS_GAME.view(AS_GAME.resample(view, Random(seed)), 1) == view for seed in range(50)} == {True}


def test_a_resampled_state_varies_in_what_the_seat_does_not_know() -> None:
    view = AS_GAME.view(played(*WHOLE_GAME[:2]), 1)
    assert {AS_GAME.resample(view, Random(seed)).cards[0] for seed in range(100)} == {1, 2, 3, 4}


def test_a_resampled_state_explains_who_has_won() -> None:
    view = AS_GAME.view(played(*WHOLE_GAME), 1)
    assert {AS_GAME.resample(view, Random(seed)).cards[0] for seed in range(100)} == {3, 4}


def test_the_dealers_chances_sum_to_one() -> None:
    chances = AS_GAME.chances(played())
    assert chances == tuple(Chance(Deal(card), 0.25) for card in (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("actor", "move"), [(DEALER, Deal(3)), (0, Say(True)), (1, Say(False))], ids=["deal", "higher", "lower"]
)
def test_a_move_is_read_back_from_its_text(actor: int | str, move: Deal | Say) -> None:
    assert AS_GAME.read_move(HIGHER.write_move(actor, move)) == (actor, move)  # type: ignore[arg-type]


def test_the_winner_is_known_when_all_have_spoken() -> None:
    assert AS_GAME.standing(played(*WHOLE_GAME)).winners == (0,)
