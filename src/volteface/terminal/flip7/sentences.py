"""A position of Flip 7 in sentences, for plain text and for the choices on the screen."""

from volteface.games.flip7.cards import SECOND_CHANCE, Card
from volteface.games.flip7.scoring import Account
from volteface.games.flip7.state import Status
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.locale.flip7 import name_card
from volteface.locale.story import join
from volteface.terminal.flip7 import queries
from volteface.terminal.render_context import RenderContext


def name_cards(cards: tuple[Card, ...], context: RenderContext) -> str:
    """The names of cards, as a list."""
    return join(context.words, [name_card(context.words, card) for card in cards])


def line_sentence(view: View, seat: Seat, context: RenderContext) -> str:
    """A seat's line, its status, its points and its total."""
    line, words = view.lines[seat], context.words
    held = (*line.counted(), *(SECOND_CHANCE,) * line.second_chances)
    state = queries.lane_state(view, seat, None, context)
    return words.text(
        "terminal-line",
        name=context.names[seat],
        cards=name_cards(held, context) if held else words.text("terminal-line-empty"),
        status=state.word,
        points=queries.lane_points(view, seat),
        total=view.totals[seat],
    )


def piles_text(view: View, context: RenderContext) -> str:
    """How many cards are left and discarded."""
    left = context.words.text("terminal-cards-left", cards=queries.cards_left(view))
    return f"{left} · {context.words.text('terminal-discarded', cards=queries.cards_discarded(view))}"


def bust_odds(view: View, seat: Seat, context: RenderContext) -> str:
    """How many of the cards left would bust a seat."""
    odds, words = queries.seat_odds(view, seat), context.words
    if not odds.cards:
        return words.text("terminal-odds-unknown")
    if odds.save:
        return words.text("terminal-odds-saved")
    if not odds.bust:
        return words.text("terminal-odds-none")
    share = queries.percent(odds.bust, odds.cards)
    return words.text("terminal-odds-bust", bust=odds.bust, left=odds.cards, percent=share)


def short_bust_odds(view: View, seat: Seat, context: RenderContext) -> str:
    """The same in few words."""
    odds, words = queries.seat_odds(view, seat), context.words
    if not odds.cards:
        return words.text("terminal-odds-unknown")
    if not odds.bust:
        return words.text("terminal-odds-short-saved" if odds.save else "terminal-odds-short-none")
    share = queries.percent(odds.bust, odds.cards)
    return words.text("terminal-odds-short", bust=odds.bust, left=odds.cards, percent=share)


def flip_seven_odds(view: View, seat: Seat, context: RenderContext) -> str:
    """How many of the cards left would make a Flip 7, or how many numbers are missing."""
    odds, missing = queries.seat_odds(view, seat), 7 - len(view.lines[seat].numbers)
    if odds.flip_seven:
        share = queries.percent(odds.flip_seven, odds.cards)
        return context.words.text("terminal-odds-seven", seven=odds.flip_seven, left=odds.cards, percent=share)
    return context.words.text("terminal-numbers-to-seven", numbers=missing)


def worth_of_a_hit(view: View, seat: Seat, context: RenderContext) -> tuple[str, ...]:
    """How many points of this round a hit is worth on average, under best play; nothing if there is no choice."""
    found = queries.suggestion(view, seat)
    return (context.words.text("terminal-odds-value", points=_decimal(found.hit, context)),) if found else ()


def suggestion(view: View, seat: Seat, context: RenderContext) -> tuple[str, ...]:
    """Whether to hit or to stay, and what both are worth; nothing if there is no choice."""
    found = queries.suggestion(view, seat)
    if found is None:
        return ()
    best = "hit" if found.is_hit_best else "stay"
    return (context.words.text("flip7-suggestion", best=best, hit=_decimal(found.hit, context), stay=found.stay),)


def _decimal(number: float, context: RenderContext) -> str:
    return context.words.text("terminal-decimal", number=round(number, 1))


def sum_text(result: Account) -> str:
    """A score as a sum, such as 24 × 2 + 4 + 15."""
    factor = f" × {result.factor}" if result.factor > 1 else ""
    return f"{result.numbers}{factor}" + "".join(f" + {more}" for more in (result.plus, result.bonus) if more)


def recap_sentence(view: View, seat: Seat, context: RenderContext) -> str:
    """How a seat's score of the round was computed."""
    result = queries.lane_account(view, seat)
    busted = view.lines[seat].status is Status.BUSTED
    return context.words.text(
        "terminal-recap-bust" if busted else "terminal-recap",
        name=context.names[seat],
        sum=sum_text(result),
        points=queries.lane_points(view, seat),
        total=view.totals[seat],
    )


def three_text(view: View, context: RenderContext) -> str:
    """A Flip Three in progress: for whom, how many cards are to come, and which cards wait."""
    if not view.threes:
        return ""
    three, words = view.threes[-1], context.words
    parts = [
        words.text("terminal-three", name=context.names[three.seat], cards=three.to_deal if not three.dealt else 0)
    ]
    waiting = [_waiting(card, target, context) for card, target in queries.cards_waiting(view)]
    if waiting:
        parts.append(words.text("terminal-three-waiting", cards=join(words, waiting)))
    return " · ".join(parts)


def _waiting(card: Card, target: Seat | None, context: RenderContext) -> str:
    name = name_card(context.words, card)
    return name if target is None else f"{name} → {context.names[target]}"
