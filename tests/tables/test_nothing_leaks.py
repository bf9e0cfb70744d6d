"""Nothing leaks: whoever cannot know a card gets, byte for byte, the same whatever that card is."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.kernel.higher import GotCard, Higher
from tests.tables.stored import KeptTable, start
from volteface.games.phase10flip.cards import COLOUR_FACES, Card, Side, face_up, has_flip
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.events import AnyEvent
from volteface.games.phase10flip.game import Phase10Flip
from volteface.games.phase10flip.moves import Shuffle
from volteface.games.phase10flip.state import State
from volteface.kernel import Header, Seat
from volteface.tables import ActionId, Setup
from volteface.tables.fairness.deal import VerifiableDealer
from volteface.tables.seating import Stage

from .evenings import (
    FLIP,
    PHASES,
    TINY,
    Deed,
    Kind,
    ask,
    begun,
    deed_to_move,
    evening,
    make_secret,
    opened,
    seat_people,
)
from .scripts import scripted
from .twins import deals_of, twin_deals, what_leaves

PLAYING: Final = ("ann", "bo")  # the third seat is a bot's
VIEWERS: Final = {"ann": 0, "bo": 1, "a stranger": None}

# 104 different cards of few faces, so that many can be mistaken for each other.
ALIKE: Final = tuple(
    f"{colour}{number}{mark}/{back}"
    for colour, number, mark, back in product("rb", (1, 2, 3, "*"), ("", "^"), (4, 5, 6, "7^", "*", "5^", 9))
)[:104]
LOOKALIKES: Final = replace(PHASES, setup=replace(PHASES.setup, deck=ALIKE))


def spent_evening(kind: Kind, seed: int, most: int = 110) -> tuple[KeptTable, list[Deed]]:
    """A random evening, and all that was done."""
    table = begun(kind, PLAYING, seed=seed)
    return table, list(evening(table, seed, most))


def header_of(table: KeptTable) -> Header:
    assert table.record.header is not None
    return table.record.header


def set_out(kind: Kind, deals: list[Any], seed: int) -> KeptTable:
    """A table of the same people at which these are the deals."""
    table = scripted(kind, deals, people=PLAYING, seed=seed)
    start(table, ask("ann", "start"), "random")
    return table


def differences(one: KeptTable, other: KeptTable, deeds: list[Deed], people: tuple[str | None, ...]) -> Iterator[int]:
    """Do the same at both tables; tells the deeds after which somebody got different bytes."""
    generator = Random(1)
    for number, deed in enumerate(deeds):
        last = one.seq
        deed(one)
        deed(other)
        since = generator.choice((last, last, last, generator.randrange(last), 0))
        if one.seating.stage is Stage.OVER:
            return  # the secrets are out
        if any(what_leaves(one, person, since) != what_leaves(other, person, since) for person in people):
            yield number


# The future: tables with other secrets, and so another future, but the same past


@pytest.mark.parametrize("kind", [FLIP, PHASES, TINY], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_depends_on_the_secret_but_the_deals(kind: Kind, seed: int) -> None:
    played, deeds = spent_evening(kind, seed)
    deals = deals_of(played)
    one, other = set_out(kind, deals, seed), set_out(kind, deals, seed=99)
    assert list(differences(one, other, deeds, (*VIEWERS,))) == []


def test_two_secrets_with_the_same_first_deals_look_the_same() -> None:
    first = begun(TINY, ("ann",), seed=1)
    twin = next(
        table for seed in range(2, 2000) if deals_of(table := begun(TINY, ("ann",), seed=seed)) == deals_of(first)
    )
    assert make_secret(1) != twin.record.secret
    assert all(what_leaves(first, person, 0) == what_leaves(twin, person, 0) for person in ("ann", None))


# Higher: the other seats' cards


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_another_seats_card_changes_nothing_in_higher(viewer: Seat | None) -> None:
    people: tuple[str | None, ...] = ("ann", "bo", "cy")
    first = begun(TINY, seed=1)
    cards = first._state.game.cards
    twins = [
        table
        for seed in range(2, 400)
        if unlike(cards, (table := begun(TINY, seed=seed))._state.game.cards) == set(range(3)) - {viewer}
    ]
    person = None if viewer is None else people[viewer]
    assert twins and all(what_leaves(first, person, 0) == what_leaves(twin, person, 0) for twin in twins)


def unlike(one: tuple[int, ...], other: tuple[int, ...]) -> set[int]:
    """The seats whose cards differ."""
    return {seat for seat, (card, twin) in enumerate(zip(one, other, strict=True)) if card != twin}


# Phase 10 FLIP!: the others' active faces and the draw pile


@pytest.mark.parametrize(("person", "seat"), VIEWERS.items())
@pytest.mark.parametrize("seed", range(4))
def test_cards_that_somebody_cannot_tell_apart_change_nothing(person: str, seat: Seat | None, seed: int) -> None:
    played, deeds = spent_evening(LOOKALIKES, seed)
    header, deals = header_of(played), deals_of(played)
    twins = twin_deals(LOOKALIKES.game, header, played._entries, seat, seed)
    one, other = set_out(LOOKALIKES, deals, seed), set_out(LOOKALIKES, twins, seed)
    assert list(differences(one, other, deeds, (person,))) == []


@pytest.mark.parametrize("seed", range(4))
def test_the_twins_differ_much_in_what_is_hidden(seed: int) -> None:
    played, _ = spent_evening(LOOKALIKES, seed)
    twins = twin_deals(LOOKALIKES.game, header_of(played), played._entries, 0, seed)
    changed = [
        sum(map(str.__ne__, one.order, other.order))
        for one, other in zip(deals_of(played), twins, strict=True)
        if isinstance(one, Shuffle)
    ]
    assert min(changed[:1]) >= 20


def tell_apart(kind: Kind, person: str, seed: int) -> bool:
    """Whether a person gets something else at the twin for Ann's eyes."""
    played, deeds = spent_evening(kind, seed)
    twins = twin_deals(kind.game, header_of(played), played._entries, 0, seed)
    one, other = set_out(kind, deals_of(played), seed), set_out(kind, twins, seed)
    return any(True for _ in differences(one, other, deeds, (person,)))


def test_somebody_else_does_see_the_difference() -> None:
    assert any(tell_apart(LOOKALIKES, "bo", seed) for seed in range(8))


class Indiscreet(Phase10Flip):
    """The same game with a leak: everybody sees the face that somebody drew."""

    @staticmethod
    def seen(event: AnyEvent, seat: Seat | None) -> AnyEvent:
        return event


def test_a_leak_in_an_event_would_be_found() -> None:
    leaky = replace(LOOKALIKES, game=Indiscreet())
    assert any(tell_apart(leaky, "ann", seed) for seed in range(4))


class Gossip(Higher):
    """Higher with a leak: everybody sees the cards as they are dealt."""

    def seen(self, event: Any, seat: Seat | None) -> Any:
        return event


def test_a_leak_in_higher_would_be_found() -> None:
    gossip = Kind(Gossip(), TINY.setup)
    tables = [begun(gossip, seed=seed) for seed in range(1, 40)]
    same_card = [table for table in tables if table._state.game.cards[0] == tables[0]._state.game.cards[0]]
    assert len({what_leaves(table, "ann", 0) for table in same_card}) > 1


def test_an_event_of_higher_names_a_card_only_to_its_owner() -> None:
    assert TINY.game.seen(GotCard(0, 3), 1) == GotCard(0, None)


# What a request answers


@pytest.mark.parametrize("kind", [FLIP, PHASES, TINY], ids=str)
def test_what_a_move_made_happen_is_told_as_the_feed_tells_it(kind: Kind) -> None:
    table, generator = begun(kind), Random(1)
    for _ in range(12):
        before = table.seq
        happened = deed_to_move(table, generator, 0)(table)
        assert isinstance(happened, tuple)
        for seat in (0, 1, 2, None):
            told = [entry.events for entry in table.feed(seat, before) if entry.table_event is None]
            assert [one.events(seat) for one in happened] == told
            assert happened[-1].view(seat) == table.game_view(seat)
        if table.seating.stage is Stage.OVER:
            return


# Looking for hidden things in the bytes themselves


def unique_faces() -> tuple[str, ...]:
    """104 cards, no COLOUR face twice."""
    backs = [card.partition("/")[2].strip("^") for card in default_deck().cards]
    return tuple(f"{face}/{back}" for face, back in zip(COLOUR_FACES, backs, strict=True))


UNIQUE: Final = Kind(PHASES.game, Setup("phase10flip", "fr", 3, house=PHASES.setup.house, deck=unique_faces()))


def without_the_deck(data: bytes) -> bytes:
    """What was sent, less the list of all cards, which everybody knows."""
    return data.replace(msgspec.json.encode(unique_faces()), b"").replace(
        msgspec.json.encode(tuple(sorted(unique_faces()))), b""
    )


def named(face: str, data: bytes) -> bool:
    """Whether a COLOUR face stands in what was sent, alone or on its card."""
    return f'"{face}"'.encode() in data or f'"{face}/'.encode() in data


class Glimpse(Struct):
    """A table in a round that has not been turned over, and what has lain open in it."""

    table: KeptTable
    began: int  # the entry with which the round began
    opened: set[Card]

    def hidden_faces(self, viewer: Seat | None) -> set[str]:
        """The active faces in other hands and in the draw pile that nobody has been shown."""
        state = self.table._state.game
        others = {card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand}
        return {face_up(card, Side.COLOUR) for card in (others | set(state.draw)) - self.opened}

    def sent(self, person: str) -> bytes:
        """What a person was sent in this round."""
        return without_the_deck(what_leaves(self.table, person, self.began))


def unflipped(seed: int) -> Iterator[Glimpse]:
    """A game as long as each round has not been turned over."""
    table = begun(UNIQUE, PLAYING, seed=seed)
    glimpse, rounds, turned = Glimpse(table, 0, set(table._state.game.discard)), 1, False
    for _ in evening(table, seed, most=150):
        state: State = table._state.game
        if state.round != rounds:
            glimpse, rounds, turned = Glimpse(table, table.seq - 1, set()), state.round, False
        turned = turned or state.side is Side.INTENSE
        glimpse.opened.update(state.discard, *(laid.cards for groups in state.laid for laid in groups))
        if not turned and table.seating.stage is Stage.PLAYING and not table.is_resting():
            yield glimpse


@pytest.mark.parametrize("seed", range(4))
def test_no_hidden_active_face_is_sent_to_anybody(seed: int) -> None:
    looked = 0
    for glimpse in unflipped(seed):
        for person, seat in VIEWERS.items():
            sent, hidden = glimpse.sent(person), glimpse.hidden_faces(seat)
            looked += len(hidden)
            assert [face for face in hidden if named(face, sent)] == []
    assert looked > 100


@pytest.mark.parametrize("seed", range(4))
def test_ones_own_faces_are_sent(seed: int) -> None:
    glimpse = next(unflipped(seed))
    sent = glimpse.sent("ann")
    assert all(named(face_up(card, Side.COLOUR), sent) for card in glimpse.table._state.game.hands[0])


@pytest.mark.parametrize("kind", [FLIP, PHASES, TINY], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_neither_secret_nor_seed_nor_deal_is_ever_sent_while_the_game_runs(kind: Kind, seed: int) -> None:
    table = begun(kind, PLAYING, seed=seed)
    dealer = table.dealer_for(table.draft(ActionId("", "none"), 0))
    assert isinstance(dealer, VerifiableDealer)
    secrets = [make_secret(seed), dealer.seed]
    forbidden = [text.encode() for secret in secrets for text in (secret.hex(), repr(secret))]
    forbidden += [b'"shuffle"', b'"order"', b'"move"', b'"digest"', b'"secret"', *secrets]
    for _ in evening(table, seed, most=120):
        if table.seating.stage is Stage.OVER:
            break
        for person in VIEWERS:
            sent = without_moves_on_offer(table, person, since=table.seq - 15)
            assert [text for text in forbidden if text in sent] == []


def without_moves_on_offer(table: KeptTable, person: str, since: int) -> bytes:
    """What is sent, but for one's own offers, which are moves."""
    output = replace(table.view_for(person), offers=())
    return msgspec.json.encode([output, table.feed(table.seat_of(person), since)])


def test_before_the_game_only_the_commitment_is_sent() -> None:
    table = opened(FLIP)
    seat_people(table, ("ann",))
    sent = what_leaves(table, "ann", 0)
    assert make_secret(1).hex().encode() not in sent and b"commitment" in sent


def test_marked_and_unmarked_faces_are_told_apart_in_the_search() -> None:
    marked, unmarked = (next(face for face in COLOUR_FACES if has_flip(face) is wanted) for wanted in (True, False))
    assert not named(unmarked, msgspec.json.encode([marked])) and named(
        unmarked, msgspec.json.encode([Card(f"{unmarked}/1")])
    )
