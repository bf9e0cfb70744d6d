"""The Second Chance card: kept, spent on a duplicate, handed over or discarded (rule 10)."""

from msgspec.structs import replace

from volteface.games.flip7.cards import SECOND_CHANCE, Card
from volteface.games.flip7.events import CardDropped, Saved, SecondChanceGiven, SecondChanceKept, Story
from volteface.games.flip7.play.action_cards import ask, targets
from volteface.games.flip7.rules import DeferredSecondChance, SecondChanceProtects, SpareSecondChanceAlone
from volteface.games.flip7.state import ACTIVE, BUSTED, State, active_seats, with_discarded, with_line
from volteface.kernel import Seat


def protects(state: State, seat: Seat) -> bool:
    """Return whether a Second Chance would save this seat from a repeated number now."""
    if not state.lines[seat].second_chances:
        return False
    is_hit = not state.dealing and not state.threes
    return is_hit or state.rules.second_chance_protects is SecondChanceProtects.ALWAYS


def save(state: State, seat: Seat, duplicate: Card, story: Story) -> State:
    """Discard the duplicate and the Second Chance together."""
    story.append(Saved(seat, duplicate))
    line = state.lines[seat]
    state = with_line(state, seat, replace(line, second_chances=line.second_chances - 1))
    return with_discarded(state, duplicate, SECOND_CHANCE)


def receive_second_chance(state: State, seat: Seat, story: Story) -> State:
    """Keep it, or find somebody to give it to, or discard it."""
    line = state.lines[seat]
    if line.status is ACTIVE and not line.second_chances:
        return keep(state, seat, story)
    if line.status is BUSTED and state.rules.deferred_second_chance_after_bust is DeferredSecondChance.DISCARDED:
        return _nobody_takes_it(state, seat, story)
    takers = targets(state, seat, SECOND_CHANCE)
    if len(takers) > 1:
        return ask(state, seat, SECOND_CHANCE, takers)
    if takers:
        return give(state, seat, takers[0], story)
    alone = active_seats(state.lines) == (seat,)
    if alone and state.rules.spare_second_chance_alone is SpareSecondChanceAlone.KEPT:
        return keep(state, seat, story)
    return _nobody_takes_it(state, seat, story)


def keep(state: State, seat: Seat, story: Story) -> State:
    """Give the seat one more Second Chance to hold."""
    story.append(SecondChanceKept(seat))
    line = state.lines[seat]
    return with_line(state, seat, replace(line, second_chances=line.second_chances + 1))


def give(state: State, seat: Seat, target: Seat, story: Story) -> State:
    """Hand a spare Second Chance to the target."""
    story.append(SecondChanceGiven(seat, target))
    return keep(state, target, story)


def _nobody_takes_it(state: State, seat: Seat, story: Story) -> State:
    story.append(CardDropped(seat, SECOND_CHANCE, "nobody"))
    return with_discarded(state, SECOND_CHANCE)
