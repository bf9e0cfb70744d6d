"""Sample a full state that is consistent with a view, uniformly at random.

Where only backs are known, as before the first flip, a single filling is exact. Otherwise pairs of zones are emptied
and filled again, with the rest of the draw pile as a reservoir: a Markov chain that converges to the uniform
distribution.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from volteface.games.phase10flip.cards import Card, Face, Side, face_up
from volteface.games.phase10flip.hidden_cards import Choices, Zone
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import State
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

ROUNDS: Final = 6  # how often each pair of zones is filled again
ATTEMPTS: Final = 10_000


def resample(view: View, generator: Random) -> State:
    """Return one of the states that this seat cannot tell apart."""
    zones = {seat: zone for seat in range(len(view.hands)) if (zone := _hand_zone(view, seat)).faces}
    ends = _pile_zones(view)
    placed = _fill([*zones.values(), *ends], _unplaced(view), generator)
    hands, rest = dict(zip(zones, placed, strict=False)), list(placed[-1])
    seats = range(len(view.hands))
    if _hides_backs(view):
        generator.shuffle(rest)
        for seat in seats:
            lacking = view.hands[seat].size - len(_known_cards(view, seat)) - len(hands.get(seat, ()))
            hands[seat] = (*hands.get(seat, ()), *(rest.pop() for _ in range(lacking)))
    # Before the deal all cards are still in the box.
    pile = _pile(placed[len(zones) : -1], rest, generator) if view.draw else ()
    return _state(view, tuple(_whole_hand(view, seat, hands.get(seat, ()), generator) for seat in seats), pile)


def _hides_backs(view: View) -> bool:
    """Return whether the view shows no backs of hands at all, so that some of their cards may be any."""
    return view.me is None and view.rules.own_backs is OwnBacks.HIDDEN


def _unplaced(view: View) -> list[Card]:
    """Return the cards whose location this seat does not know."""
    known = Counter(view.discard)
    known.update(card for groups in view.laid for laid in groups for card in laid.cards)
    known.update(card for seat in range(len(view.hands)) for card in _known_cards(view, seat))
    return list((Counter(view.deck) - known).elements())


def _known_cards(view: View, seat: Seat) -> tuple[Card, ...]:
    return view.hand if seat == view.me and view.hand else view.hands[seat].shown.cards


def _hand_zone(view: View, seat: Seat) -> Zone:
    """Return what is known of a hand besides the cards known with both faces."""
    known, shown = _known_cards(view, seat), view.hands[seat].shown
    active = [face_up(card, view.side) for card in known]
    if seat == view.me and view.rules.own_backs is OwnBacks.HIDDEN:
        return Zone(view.side, _minus(view.faces, active))
    if seat == view.me:
        return Zone(view.side, ())
    if _hides_backs(view):
        return Zone(view.side, _minus(shown.faces, active))
    backs = [face_up(card, view.side.other) for card in known]
    return Zone(view.side.other, _minus(view.hands[seat].backs, backs), _minus(shown.faces, active))


def _pile_zones(view: View) -> list[Zone]:
    """Return zones for the top of the draw pile, and for its bottom if it has been seen; one card may be both."""
    if view.draw_back is None:
        return []
    bottom = () if view.bottom is None else (view.bottom,)
    if view.draw == 1:
        return [Zone(view.side.other, (view.draw_back,), bottom)]
    return [Zone(view.side.other, (view.draw_back,)), *(Zone(view.side, (face,)) for face in bottom)]


def _minus(faces: Iterable[Face], known: Iterable[Face]) -> tuple[Face, ...]:
    return tuple((Counter(faces) - Counter(known)).elements())


def _fill(zones: Sequence[Zone], pool: list[Card], generator: Random) -> list[tuple[Card, ...]]:
    """Return cards for every zone, and last the rest of the pool."""
    placed = _first_filling(zones, pool, generator)
    if _are_independent(zones):
        return placed
    pairs = [(one, other) for one in range(len(zones)) for other in range(len(zones)) if one != other]
    for one, other in pairs * ROUNDS:
        _refill(zones, placed, (one, other), generator)
    return placed


def _are_independent(zones: Sequence[Zone]) -> bool:
    """Return whether the zones are independent of each other, so that the first filling is uniform."""
    return len({zone.side for zone in zones}) <= 1 and not any(zone.among for zone in zones)


def _first_filling(zones: Sequence[Zone], pool: list[Card], generator: Random) -> list[tuple[Card, ...]]:
    """Return some consistent filling: try again, most constrained zones first, until one succeeds."""
    order = sorted(range(len(zones)), key=lambda index: -len(zones[index].among))
    for _ in range(ATTEMPTS):
        placed: dict[int, tuple[Card, ...]] = {}
        free = pool
        for index in order:
            choices = Choices(zones[index], free)
            if not choices.count():
                break
            placed[index] = choices.draw(generator)
            free = _without(free, placed[index])
        else:
            return [*(placed[index] for index in range(len(zones))), tuple(free)]
    raise AssertionError("a view is consistent with the state it was made of")


def _refill(zones: Sequence[Zone], placed: list[tuple[Card, ...]], pair: tuple[int, int], generator: Random) -> None:
    """Empty two zones and fill them again (Metropolis–Hastings: weighted by the ways left for the second)."""
    one, other = pair
    pool = [*placed[-1], *placed[one], *placed[other]]
    proposed = Choices(zones[one], pool).draw(generator)
    now = Choices(zones[other], _without(pool, placed[one]))
    then = Choices(zones[other], _without(pool, proposed))
    if generator.random() * now.count() < then.count():
        placed[one], now = proposed, then
    placed[other] = now.draw(generator)
    placed[-1] = tuple(_without(pool, (*placed[one], *placed[other])))


def _without(pool: list[Card], cards: Iterable[Card]) -> list[Card]:
    return list((Counter(pool) - Counter(cards)).elements())


def _pile(ends: Sequence[tuple[Card, ...]], rest: Iterable[Card], generator: Random) -> tuple[Card, ...]:
    """Return the draw pile, the top card last: its known ends, and between them the rest in any order."""
    middle = list(rest)
    generator.shuffle(middle)
    top, bottom = (*ends, (), ())[:2]
    return (*bottom, *middle, *top)


def _state(view: View, hands: tuple[tuple[Card, ...], ...], pile: tuple[Card, ...]) -> State:
    return State(
        rules=view.rules,
        deck=view.deck,
        stage=view.stage,
        hands=hands,
        laid=view.laid,
        shown=tuple(hand.shown for hand in view.hands),
        phases=view.phases,
        totals=view.totals,
        playing=view.playing,
        is_replay=view.is_replay,
        side=view.side,
        draw=pile,
        discard=view.discard,
        bottom=view.bottom,
        round=view.round,
        dealer=view.dealer,
        seat=view.seat,
        has_drawn=view.has_drawn,
        turns=view.turns,
        scores=view.scores,
        winners=view.winners,
    )


def _whole_hand(view: View, seat: Seat, drawn: tuple[Card, ...], generator: Random) -> tuple[Card, ...]:
    """Return a hand of known and drawn cards in any order; one's own keeps the order of its faces."""
    if seat == view.me and view.hand:
        return view.hand
    cards = [*_known_cards(view, seat), *drawn]
    generator.shuffle(cards)
    return tuple(_pull(cards, face, view.side) for face in view.faces) if seat == view.me else tuple(cards)


def _pull(cards: list[Card], face: Face, side: Side) -> Card:
    return cards.pop(next(index for index, card in enumerate(cards) if face_up(card, side) == face))
