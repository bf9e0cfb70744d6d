"""A position of Flip 7 in whole sentences, for plain text and for what stands on the buttons."""

from volteface.games.flip7.cards import SECOND_CHANCE, Card
from volteface.games.flip7.scoring import Account
from volteface.games.flip7.state import Status
from volteface.games.flip7.view import View
from volteface.kernel import Seat
from volteface.locale.flip7 import name_card
from volteface.locale.story import join
from volteface.terminal.flip7 import reading
from volteface.terminal.look import Look


def name_cards(cards: tuple[Card, ...], look: Look) -> str:
    """Cards by their names."""
    return join(look.words, [name_card(look.words, card) for card in cards])


def line_sentence(view: View, seat: Seat, look: Look) -> str:
    """What lies before a seat, its state, its points and its total."""
    line, words = view.lines[seat], look.words
    held = (*line.counted(), *(SECOND_CHANCE,) * line.second_chances)
    state = reading.lane_state(view, seat, None, look)
    return words.text(
        "terminal-line",
        name=look.names[seat],
        cards=name_cards(held, look) if held else words.text("terminal-line-empty"),
        status=state.word,
        points=reading.lane_points(view, seat),
        total=view.totals[seat],
    )


def piles(view: View, look: Look) -> str:
    """The deck and the discards."""
    left = look.words.text("terminal-cards-left", cards=reading.cards_left(view))
    return f"{left} · {look.words.text('terminal-discarded', cards=reading.cards_discarded(view))}"


def bust_odds(view: View, seat: Seat, look: Look) -> str:
    """How many cards would put a seat out: the count first, then the share."""
    odds, words = reading.seat_odds(view, seat), look.words
    if not odds.cards:
        return words.text("terminal-odds-unknown")
    if odds.save:
        return words.text("terminal-odds-saved")
    if not odds.bust:
        return words.text("terminal-odds-none")
    share = reading.percent(odds.bust, odds.cards)
    return words.text("terminal-odds-bust", bust=odds.bust, left=odds.cards, percent=share)


def short_bust_odds(view: View, seat: Seat, look: Look) -> str:
    """The same in a few words that fit anybody."""
    odds, words = reading.seat_odds(view, seat), look.words
    if not odds.cards:
        return words.text("terminal-odds-unknown")
    if not odds.bust:
        return words.text("terminal-odds-short-saved" if odds.save else "terminal-odds-short-none")
    share = reading.percent(odds.bust, odds.cards)
    return words.text("terminal-odds-short", bust=odds.bust, left=odds.cards, percent=share)


def flip_seven_odds(view: View, seat: Seat, look: Look) -> str:
    """How many cards would make a Flip 7, or how many numbers are missing."""
    odds, missing = reading.seat_odds(view, seat), 7 - len(view.lines[seat].numbers)
    if odds.flip_seven:
        share = reading.percent(odds.flip_seven, odds.cards)
        return look.words.text("terminal-odds-seven", seven=odds.flip_seven, left=odds.cards, percent=share)
    return look.words.text("terminal-numbers-to-seven", numbers=missing)


def value_of_a_card(view: View, seat: Seat, look: Look) -> str:
    """What one more card adds to the points on average."""
    return look.words.text("terminal-odds-value", gain=signed(reading.seat_odds(view, seat).gain(), look))


def signed(number: float, look: Look) -> str:
    """A number with its sign, to one place, as the language writes it."""
    rounded = round(number, 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else "±"
    return sign + look.words.text("terminal-decimal", number=abs(rounded))


def sum_text(result: Account) -> str:
    """The steps of a score, such as 24 × 2 + 4 + 15."""
    factor = f" × {result.factor}" if result.factor > 1 else ""
    return f"{result.numbers}{factor}" + "".join(f" + {more}" for more in (result.plus, result.bonus) if more)


def recap_sentence(view: View, seat: Seat, look: Look) -> str:
    """How a seat's score of the round came about."""
    result = reading.lane_account(view, seat)
    busted = view.lines[seat].status is Status.BUSTED
    return look.words.text(
        "terminal-recap-bust" if busted else "terminal-recap",
        name=look.names[seat],
        sum=sum_text(result),
        points=reading.lane_points(view, seat),
        total=view.totals[seat],
    )


def three_text(view: View, look: Look) -> str:
    """A Flip Three under way: for whom, how many are still to come, and what waits."""
    if not view.threes:
        return ""
    three, words = view.threes[-1], look.words
    parts = [words.text("terminal-three", name=look.names[three.seat], cards=three.to_deal if not three.dealt else 0)]
    waiting = [_waiting(card, target, look) for card, target in reading.cards_waiting(view)]
    if waiting:
        parts.append(words.text("terminal-three-waiting", cards=join(words, waiting)))
    return " · ".join(parts)


def _waiting(card: Card, target: Seat | None, look: Look) -> str:
    name = name_card(look.words, card)
    return name if target is None else f"{name} → {look.names[target]}"
