"""The Flip Three card: three cards must be taken, then the action cards among them take effect (rule 9)."""

from typing import Literal

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, FLIP_THREE, FREEZE, SECOND_CHANCE, Card
from volteface.games.flip7.events import (
    CardAssigned,
    CardDropped,
    CardWaits,
    FlipThreeBegan,
    FlipThreeStopped,
    Story,
)
from volteface.games.flip7.play.action_cards import ask, freeze, targets
from volteface.games.flip7.play.reshuffle import call_for_card, drawable
from volteface.games.flip7.play.second_chance import receive_second_chance
from volteface.games.flip7.rules import Deferred, DeferredOrder, UsedFlipThree, YesNo
from volteface.games.flip7.state import (
    ACTIVE,
    BUSTED,
    FROZEN,
    Assigned,
    State,
    ThreeCards,
    changed,
    with_discarded,
    with_line,
    with_spent,
)
from volteface.kernel import Seat


def play_action(state: State, chooser: Seat, card: Card, story: Story) -> State:
    """Play a Freeze or Flip Three on the only possible target, or ask the chooser for one."""
    options = targets(state, chooser, card)
    if len(options) > 1:
        return ask(state, chooser, card, options)
    if options:
        return aim(state, chooser, card, options[0], story)
    return _drop(state, chooser, (card,), "nobody", story)


def aim(state: State, chooser: Seat, card: Card, target: Seat, story: Story) -> State:
    """Aim a Freeze or Flip Three: it acts now, or once all waiting cards have a target."""
    if state.threes and state.rules.deferred_order is DeferredOrder.ASSIGNED_FIRST:
        story.append(CardAssigned(chooser, card, target))
        return _assign(state, card, target)
    return _act(state, chooser, card, target, story)


def wait(state: State, card: Card, story: Story) -> State:
    """Keep an action card drawn in a Flip Three waiting until the three are dealt."""
    three = state.threes[-1]
    story.append(CardWaits(three.seat, card))
    return _with_three(state, replace(three, waiting=(*three.waiting, card)))


def count_card(state: State) -> State:
    """Count one more card of the innermost Flip Three as dealt."""
    three = state.threes[-1]
    return _with_three(state, replace(three, to_deal=three.to_deal - 1))


def continue_three(state: State, story: Story) -> State:
    """Take the next step of the innermost Flip Three: deal a card, play a waiting card, or end it."""
    three = state.threes[-1]
    if not three.dealt:
        return _deal(state, three, story)
    if three.waiting:
        return _resolve_waiting(state, three, story)
    if three.assigned:
        return _act_assigned(state, three, story)
    return replace(state, threes=state.threes[:-1])


def void_all(state: State) -> State:
    """Cancel every Flip Three at the end of a round; cards that still wait stay in front of their owner."""
    for three in state.threes:
        state = with_spent(state, three.seat, *three.waiting, *(assigned.card for assigned in three.assigned))
    return replace(state, threes=()) if state.threes else state


def _act(state: State, by: Seat, card: Card, target: Seat, story: Story) -> State:
    return freeze(state, by, target, story) if card == FREEZE else _begin(state, by, target, story)


def _begin(state: State, by: Seat, target: Seat, story: Story) -> State:
    story.append(FlipThreeBegan(target, by))
    if state.rules.flip_three_replaces_deal is YesNo.YES:
        state = replace(state, undealt=tuple(seat for seat in state.undealt if seat != target))
    line = state.lines[target]
    lines = changed(state.lines, target, replace(line, spent=(*line.spent, FLIP_THREE)))
    return replace(state, lines=lines, threes=(*state.threes, ThreeCards(target)))


def _deal(state: State, three: ThreeCards, story: Story) -> State:
    still_in = three.to_deal > 0 and state.lines[three.seat].status is ACTIVE
    if still_in and drawable(state) != EMPTY:
        return call_for_card(state, story)
    if still_in:
        story.append(FlipThreeStopped(three.seat))
    state = _with_three(state, replace(three, to_deal=0, dealt=True))
    if state.rules.used_flip_three is UsedFlipThree.DISCARDED:
        return _discard_used(state, three.seat)
    return state


def _discard_used(state: State, seat: Seat) -> State:
    line = state.lines[seat]
    spent = list(line.spent)
    spent.remove(FLIP_THREE)
    return with_discarded(with_line(state, seat, replace(line, spent=tuple(spent))), FLIP_THREE)


def _resolve_waiting(state: State, three: ThreeCards, story: Story) -> State:
    why = _why_dropped(state, three.seat)
    if why:
        return _drop(_with_three(state, replace(three, waiting=())), three.seat, three.waiting, why, story)
    card, *rest = three.waiting
    state = _with_three(state, replace(three, waiting=tuple(rest)))
    if card != SECOND_CHANCE:
        return play_action(state, three.seat, card, story)
    if state.rules.deferred_order is DeferredOrder.ASSIGNED_FIRST:
        return _assign(state, card, three.seat)
    return receive_second_chance(state, three.seat, story)


def _why_dropped(state: State, owner: Seat) -> Literal["owner_busted", "owner_frozen"] | None:
    status, rules = state.lines[owner].status, state.rules
    if status is BUSTED and rules.deferred_after_bust is Deferred.DROPPED:
        return "owner_busted"
    if status is FROZEN and rules.deferred_after_freeze is Deferred.DROPPED:
        return "owner_frozen"
    return None


def _drop(
    state: State,
    owner: Seat,
    cards: tuple[Card, ...],
    why: Literal["owner_busted", "owner_frozen", "nobody"],
    story: Story,
) -> State:
    story.extend(CardDropped(owner, card, why) for card in cards)
    return with_spent(state, owner, *cards)


def _assign(state: State, card: Card, target: Seat) -> State:
    three = state.threes[-1]
    return _with_three(state, replace(three, assigned=(*three.assigned, Assigned(card, target))))


def _act_assigned(state: State, three: ThreeCards, story: Story) -> State:
    first, *rest = three.assigned
    state = _with_three(state, replace(three, assigned=tuple(rest)))
    if first.card == SECOND_CHANCE:
        return receive_second_chance(state, three.seat, story)
    if state.lines[first.target].status is not ACTIVE:
        story.append(CardDropped(three.seat, first.card, "target_out"))
        return with_discarded(state, first.card)
    return _act(state, three.seat, first.card, first.target, story)


def _with_three(state: State, three: ThreeCards) -> State:
    return replace(state, threes=(*state.threes[:-1], three))
