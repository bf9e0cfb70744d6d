"""What everyone can see: each line of the table of rule 3.1, and rules 3.2 to 3.8."""

from itertools import permutations

import msgspec
import pytest
from msgspec.structs import replace

from tests.phase10flip.positions import after, backs, faces, position, shown, told
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import Card, Face
from volteface.games.phase10flip.events import Discarded, Drew, Flipped, HandsDealt, Took
from volteface.games.phase10flip.moves import Discard, Hit, LayDown, Laying, Move
from volteface.games.phase10flip.state import State
from volteface.kernel import Seat

EVERYONE = (0, 1, 2, None)
HANDS = {"a": "r5/9 y2/1^ g7/9", "b": "b1/2 g6^/11 r*/3", "c": "y12/7 y3/* b9/8"}
PILES = {"draw": "g4/* b10/3 r1/12 r8/5", "discard": "g8/2 y6/6"}


def three(**more: str) -> State:
    """Three seats with three cards each, seat a to draw."""
    return position(seats="a b c", hands=HANDS, **PILES, **more)


def hidden(**more: str) -> State:
    """The same where nobody may look at their own backs."""
    return position({"own_backs": "hidden"}, seats="a b c", hands=HANDS, **PILES, **more)


def visible(state: State, seat: Seat | None) -> str:
    """All that a seat is given, as text."""
    return msgspec.json.encode(GAME.view(state, seat)).decode()


# 3.1, the hand


def test_an_owner_sees_the_active_faces_of_the_hand() -> None:
    assert GAME.view(three(), 0).faces == faces("r5 y2 g7")


def test_an_owner_sees_the_intense_faces_on_the_intense_side() -> None:
    assert GAME.view(three(side="intense"), 0).faces == faces("9 1^ 9")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_all_others_see_the_inactive_faces_of_a_hand(seat: Seat | None) -> None:
    assert backs(three(), seat, of=0) == faces("1^ 9 9")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_all_others_see_the_colour_faces_on_the_intense_side(seat: Seat | None) -> None:
    assert backs(three(side="intense"), seat, of=0) == faces("r5 y2 g7")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_else_is_given_an_active_face_of_a_hand(seat: Seat | None) -> None:
    assert GAME.view(three(), seat).hands[0].shown == shown()


def test_a_spectator_holds_no_cards() -> None:
    assert (GAME.view(three(), None).hand, GAME.view(three(), None).faces) == ((), ())


# 3.1, the piles


@pytest.mark.parametrize("seat", EVERYONE)
def test_all_see_the_inactive_face_on_top_of_the_draw_pile(seat: Seat | None) -> None:
    assert GAME.view(three(), seat).draw_back == "*"


@pytest.mark.parametrize("seat", EVERYONE)
def test_all_see_the_colour_face_on_top_of_the_draw_pile_on_the_intense_side(seat: Seat | None) -> None:
    assert GAME.view(three(side="intense"), seat).draw_back == "g4"


@pytest.mark.parametrize("seat", EVERYONE)
def test_nobody_sees_anything_of_an_empty_draw_pile(seat: Seat | None) -> None:
    state = replace(three(), draw=())
    assert (GAME.view(state, seat).draw, GAME.view(state, seat).draw_back) == (0, None)


@pytest.mark.parametrize("seat", EVERYONE)
def test_nobody_is_given_the_active_face_on_top_of_the_draw_pile(seat: Seat | None) -> None:
    other = replace(three(), draw=(*three().draw[:-1], "b12/*"), deck=())
    assert GAME.view(other, seat) == GAME.view(replace(three(), deck=()), seat)


@pytest.mark.parametrize("seat", EVERYONE)
def test_nobody_is_given_a_card_below_the_top_of_the_draw_pile(seat: Seat | None) -> None:
    views = {
        visible(replace(three(), draw=(*below, three().draw[-1])), seat) for below in permutations(three().draw[:-1])
    }
    assert len(views) == 1


@pytest.mark.parametrize("seat", EVERYONE)
def test_all_see_how_many_cards_the_draw_pile_has(seat: Seat | None) -> None:
    assert GAME.view(three(), seat).draw == 4


@pytest.mark.parametrize("seat", EVERYONE)
def test_all_know_the_discard_pile_from_its_top_to_its_bottom(seat: Seat | None) -> None:
    assert GAME.view(three(), seat).discard == ("y6/6", "g8/2")


# 3.1, what is laid


@pytest.mark.parametrize("seat", EVERYONE)
def test_all_see_the_face_up_of_what_is_laid(seat: Seat | None) -> None:
    state = position(seats="a b c", hands=HANDS, **PILES, laid={"b": ["r4/1 r5/2", "i:b1/8 i:g3/9"]})
    assert [str(laid.group) for laid in GAME.view(state, seat).laid[1]] == ["r4 r5", "8 9"]


# 3.2


def test_whoever_draws_learns_the_active_face() -> None:
    _, events = told(three(), "a draw")
    assert GAME.seen(events[0], 0) == Drew(0, Face("*"), Face("g4"))


@pytest.mark.parametrize("seat", [1, 2, None])
def test_the_others_see_only_the_back_of_a_drawn_card(seat: Seat | None) -> None:
    _, events = told(three(), "a draw")
    assert GAME.seen(events[0], seat) == Drew(0, Face("*"), None)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_drawn_card_joins_the_backs_that_the_others_see(seat: Seat | None) -> None:
    assert backs(after(three(), "a draw"), seat, of=0) == faces("1^ 9 9 *")


@pytest.mark.parametrize("seat", EVERYONE)
def test_after_a_draw_all_see_the_next_back_on_the_pile(seat: Seat | None) -> None:
    assert GAME.view(after(three(), "a draw"), seat).draw_back == "3"


@pytest.mark.parametrize("seat", EVERYONE)
def test_nothing_is_remembered_of_the_face_of_a_drawn_card(seat: Seat | None) -> None:
    assert GAME.view(after(three(), "a draw"), seat).hands[0].shown == shown()


# 3.3


@pytest.mark.parametrize("seat", EVERYONE)
def test_both_faces_of_a_card_taken_from_the_discards_are_public(seat: Seat | None) -> None:
    state, events = told(three(), "a take")
    assert GAME.seen(events[0], seat) == Took(0, Card("g8/2"))
    assert GAME.view(state, seat).hands[0].shown == shown("g8", "g8/2")


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_taken_card_shows_its_back_to_the_others(seat: Seat | None) -> None:
    assert backs(after(three(), "a take"), seat, of=0) == faces("1^ 2 9 9")


@pytest.mark.parametrize("seat", EVERYONE)
def test_a_taken_card_is_known_until_it_leaves_the_hand(seat: Seat | None) -> None:
    kept = after(three(), "a take", "a discard r5", "b draw", "b discard b1", "c draw", "c discard y3", "a draw")
    assert GAME.view(kept, seat).hands[0].shown == shown("g8", "g8/2")
    assert GAME.view(after(kept, "a discard g8"), seat).hands[0].shown == shown()


@pytest.mark.parametrize("seat", EVERYONE)
def test_when_a_like_face_leaves_the_hand_only_the_whole_card_stays_known(seat: Seat | None) -> None:
    state = position(seats="a b c", hands={**HANDS, "a": "g8/7 y2/1"}, **PILES)
    assert GAME.view(after(state, "a take", "a discard g8/7"), seat).hands[0].shown == shown("", "g8/2")


# 3.4


@pytest.mark.parametrize("seat", EVERYONE)
def test_all_see_the_active_face_of_a_discard_and_remember_its_back(seat: Seat | None) -> None:
    state, events = told(three(drawn="yes"), "a discard r5")
    assert GAME.seen(events[0], seat) == Discarded(0, Face("r5"))
    assert GAME.view(state, seat).discard[-1] == "r5/9"


@pytest.mark.parametrize("seat", EVERYONE)
def test_the_first_discard_of_a_round_is_fully_public(seat: Seat | None) -> None:
    state, _ = GAME.apply(GAME.start(GAME.rules("fr"), 3), GAME.read_move("dealer first a")[1])
    state, events = GAME.apply(state, GAME.read_move("dealer shuffle " + " ".join(state.deck))[1])
    dealt = GAME.seen(events[0], seat)
    assert isinstance(dealt, HandsDealt)
    assert dealt.discard == state.deck[30] == GAME.view(state, seat).discard[0]


# 3.5


@pytest.mark.parametrize("seat", EVERYONE)
def test_a_flip_discloses_every_active_hand(seat: Seat | None) -> None:
    state, events = told(three(drawn="yes", turn="b"), "b discard g6^")
    flipped = GAME.seen(events[1], seat)
    assert isinstance(flipped, Flipped)
    assert flipped.side.value == "intense"
    known = [hand.shown for hand in GAME.view(state, seat).hands]
    assert known == [shown("1^ 9 9"), shown("2 3"), shown("7 8 *")]


def test_after_a_flip_the_others_see_the_faces_that_were_played_with() -> None:
    state = after(three(drawn="yes", turn="b"), "b discard g6^")
    assert [backs(state, 2, of=seat) for seat in (0, 1)] == [faces("r5 y2 g7"), faces("r* b1")]


@pytest.mark.parametrize("seat", EVERYONE)
def test_a_card_drawn_after_a_flip_is_not_known(seat: Seat | None) -> None:
    state = after(three(drawn="yes", turn="b"), "b discard g6^", "c draw")
    assert GAME.view(state, seat).hands[2].shown == shown("7 8 *")


@pytest.mark.parametrize("seat", EVERYONE)
def test_the_back_that_lay_on_the_draw_pile_is_known_at_its_bottom_after_a_flip(seat: Seat | None) -> None:
    view = GAME.view(after(three(drawn="yes", turn="b"), "b discard g6^"), seat)
    assert (view.draw_back, view.bottom) == ("r8", "*")


@pytest.mark.parametrize("seat", EVERYONE)
def test_a_bottom_card_that_was_seen_is_known_whole_once_it_is_drawn(seat: Seat | None) -> None:
    start = position(seats="a b c", hands=HANDS, draw="g4/*", discard="g8/2", drawn="yes", turn="b")
    view = GAME.view(after(start, "b discard g6^", "c draw"), seat)
    assert (view.hands[2].shown, view.bottom) == (shown("7 8 * *", "g4/*"), None)


@pytest.mark.parametrize("seat", EVERYONE)
def test_a_second_flip_turns_the_known_bottom_into_the_back_on_top(seat: Seat | None) -> None:
    start = position(seats="a b c", hands={**HANDS, "c": "y12/7^ y3/* b9/8"}, **PILES, drawn="yes", turn="b")
    view = GAME.view(after(start, "b discard g6^", "c draw", "c discard 7^"), seat)
    assert (view.side.value, view.draw_back, view.bottom) == ("colour", "*", "r1")


# 3.6


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_owner_may_look_at_both_sides_of_the_hand(seat: Seat) -> None:
    assert GAME.view(three(), seat).hand == three().hands[seat]


def test_where_own_backs_are_hidden_an_owner_is_given_active_faces_only() -> None:
    view = GAME.view(hidden(), 0)
    assert (view.hand, view.hands[0].backs, view.faces) == ((), (), faces("r5 y2 g7"))


@pytest.mark.parametrize("seat", [1, 2])
def test_where_own_backs_are_hidden_the_others_see_them_as_ever(seat: Seat) -> None:
    assert backs(hidden(), seat, of=0) == faces("1^ 9 9")


def test_where_own_backs_are_hidden_a_spectator_sees_nobodys() -> None:
    hands = GAME.view(hidden(), None).hands
    assert [(hand.backs, hand.size) for hand in hands] == [((), len(hand)) for hand in hidden().hands]


def test_where_own_backs_are_hidden_they_change_nothing_that_a_spectator_gets() -> None:
    state = hidden(drawn="yes")
    other = replace(state, hands=(("r5/1^", "y2/9", "g7/9"), *state.hands[1:]))
    assert GAME.view(state, None) == GAME.view(other, None)


def test_where_own_backs_are_hidden_they_change_nothing_that_the_owner_gets() -> None:
    state = hidden(drawn="yes")
    other = replace(state, hands=(("r5/1^", "y2/9", "g7/9"), *state.hands[1:]))
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert GAME.offers(state) == GAME.offers(other)


def test_where_own_backs_are_hidden_cards_are_offered_by_their_faces() -> None:
    assert set(GAME.offers(hidden(drawn="yes"))) == {Discard("r5"), Discard("y2"), Discard("g7")}


@pytest.mark.parametrize("name", ["r5/9", "r5/1", "r5/*^"])
@pytest.mark.parametrize("kind", ["discard", "hit", "lay_down"])
def test_where_own_backs_are_hidden_nobody_can_find_one_out_by_trying(name: str, kind: str) -> None:
    state = position(
        {"own_backs": "hidden"},
        seats="a b",
        drawn="yes",
        hands={"a": "r5/9 r6/1 b5/2 b6/3 y1/4", "b": "b1/2"},
        **PILES,
        laid={"a": ["r3/1 r4/2", "b3/1 b4/2"]} if kind == "hit" else {},
    )
    rest = ("r6", "b5", "b6")
    tries: dict[str, Move] = {
        "discard": Discard(name),
        "hit": Hit(name, 0, 0, 5),
        "lay_down": LayDown(((Laying(name), Laying(rest[0])), (Laying(rest[1]), Laying(rest[2])))),
    }
    reason = GAME.why_illegal(state, tries[kind])
    assert reason is not None
    assert reason.id == "refused-card-is-not-in-hand"


# 3.7


@pytest.mark.parametrize("seat", [1, 2, None])
def test_the_order_of_a_hand_shows_in_nobody_elses_view(seat: Seat | None) -> None:
    state = three()
    views = {visible(replace(state, hands=(hand, *state.hands[1:])), seat) for hand in permutations(state.hands[0])}
    assert len(views) == 1


@pytest.mark.parametrize("seat", EVERYONE)
def test_the_order_of_a_hand_does_not_show_after_a_flip_either(seat: Seat | None) -> None:
    state = three(drawn="yes", turn="b")
    orders = (replace(state, hands=(*state.hands[:2], hand)) for hand in permutations(state.hands[2]))
    views = {visible(after(order, "b discard g6^"), seat) for order in orders if seat != 2}
    assert len(views) == (seat != 2)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_which_back_belongs_to_which_face_shows_in_nobody_elses_view(seat: Seat | None) -> None:
    state = replace(three(), deck=())
    pairings = (("r5/9", "y2/1^", "g7/9"), ("r5/1^", "y2/9", "g7/9"), ("r5/9", "y2/9", "g7/1^"))
    assert len({visible(replace(state, hands=(hand, *state.hands[1:])), seat) for hand in pairings}) == 1


@pytest.mark.parametrize("seat", [1, 2, None])
def test_which_back_belongs_to_which_face_does_not_show_across_a_flip(seat: Seat | None) -> None:
    state = replace(three(drawn="yes", turn="b"), deck=())
    pairings = (("r5/9", "y2/1^", "g7/9"), ("r5/1^", "y2/9", "g7/9"), ("r5/9", "y2/9", "g7/1^"))
    flipped = (after(replace(state, hands=(hand, *state.hands[1:])), "b discard g6^") for hand in pairings)
    assert len({visible(state, seat) for state in flipped}) == 1


@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_discard_takes_its_back_from_those_that_the_others_see(seat: Seat | None) -> None:
    assert backs(after(three(drawn="yes"), "a discard y2"), seat, of=0) == faces("9 9")


# 3.8


@pytest.mark.parametrize("seat", EVERYONE)
def test_hand_sizes_phases_and_totals_are_public(seat: Seat | None) -> None:
    state = position(seats="a b c", hands=HANDS, **PILES, phase={"a": "4", "c": "2"}, totals={"b": "55"})
    view = GAME.view(state, seat)
    sizes = [len(view.hands[other].backs) for other in range(3) if other != seat]
    assert (set(sizes), view.phases, view.totals) == ({3}, (4, 1, 2), (0, 55, 0))
