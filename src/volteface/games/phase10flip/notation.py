"""Positions and moves of Phase 10 FLIP! as one line of text each."""

from collections.abc import Iterable
from typing import Any, Final

from volteface.games.phase10flip.cards import Card, Side, face_up, read_card, read_face
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.groups import Placed, place
from volteface.games.phase10flip.moves import (
    DRAW,
    NEXT_ROUND,
    TAKE,
    Discard,
    FirstDealer,
    Hit,
    LayDown,
    Laying,
    Move,
    Shuffle,
)
from volteface.games.phase10flip.phases import GroupKind
from volteface.games.phase10flip.rules import RULEBOOK, Rules, read_rules
from volteface.games.phase10flip.state import Laid, Shown, Stage, State, make_laid
from volteface.kernel import (
    Actor,
    InvalidInput,
    InvalidMove,
    InvalidPosition,
    Seat,
    read_actor,
    read_seat,
    seat_letter,
    write_actor,
)
from volteface.kernel.faults import notation_fault

PLAIN: Final[dict[str, Move]] = {"draw": DRAW, "take": TAKE, "next": NEXT_ROUND}
SIDE_LETTER: Final = {Side.COLOUR: "c", Side.INTENSE: "i"}
LETTER_SIDE: Final = {letter: side for side, letter in SIDE_LETTER.items()}


def write_move(actor: Actor, move: Move) -> str:
    """Such as `a draw`, `a lay r4 r5 | g9 y*=9`, `a hit r7 on b.1`, `b discard r5^`, `dealer shuffle …`."""
    match move:
        case FirstDealer(seat):
            words = f"first {seat_letter(seat)}"
        case Shuffle(order):
            words = " ".join(("shuffle", *order))
        case LayDown(groups):
            words = "lay " + " | ".join(
                " ".join(_write_laying(card.card, card.number) for card in group) for group in groups
            )
        case Hit(card, seat, group, number):
            words = f"hit {_write_laying(card, number)} on {seat_letter(seat)}.{group + 1}"
        case Discard(card):
            words = f"discard {card}"
        case _:
            words = next(word for word, plain in PLAIN.items() if plain == move)
    return f"{write_actor(actor)} {words}"


def read_move(text: str) -> tuple[Actor, Move]:
    """Return the actor and the move that a line of text describes."""
    try:
        actor, verb, *rest = text.split()
        return read_actor(actor), _read_words(verb, rest)
    except (InvalidInput, ValueError) as error:
        said = InvalidMove(f"“{text}” is no move. A move reads like “a draw” or “a hit r7 on b.1”. {error}")
        raise said.explained("problem-no-such-move", text=text, reason=error) from error


def _read_words(verb: str, rest: list[str]) -> Move:
    match verb, rest:
        case (word, []) if word in PLAIN:
            return PLAIN[word]
        case "first", [seat]:
            return FirstDealer(read_seat(seat))
        case "shuffle", _:
            return Shuffle(tuple(map(read_card, rest)))
        case "discard", [card]:
            return Discard(read_name(card))
        case "hit", [card, "on", target]:
            name, number = read_laying(card)
            seat, _, group = target.partition(".")
            return Hit(name, read_seat(seat), int(group) - 1, number)
        case "lay", [_, *_]:
            return LayDown(read_lay_down(rest))
    raise notation_fault(f"“{verb}” is no such word.", "verb", verb)


def read_lay_down(words: Iterable[str]) -> tuple[tuple[Laying, ...], ...]:
    """Return the groups of a lay-down, which bars separate."""
    groups: list[list[Laying]] = [[]]
    for word in words:
        if word == "|":
            groups.append([])
        else:
            groups[-1].append(Laying(*read_laying(word)))
    return tuple(map(tuple, groups))


def read_laying(text: str) -> tuple[str, int | None]:
    """Return a card's name and the number after its `=`, if there is one."""
    name, equals, number = text.partition("=")
    if equals and not (number.isascii() and number.isdecimal()):
        raise notation_fault(f"“{number}” is no number.", "number", number)
    return read_name(name), int(number) if equals else None


def read_name(text: str) -> str:
    """Return the name of a whole card or a face; raises `InvalidInput`."""
    return read_card(text) if "/" in text else read_face(text)


def _write_laying(name: str, number: int | None) -> str:
    return name if number is None else f"{name}={number}"


def write_position(state: State) -> str:
    """Return the state as one line of text, its parts separated by bars."""
    parts = [f"phase10flip {_write_rules(state.rules)}", _write_progress(state)]
    parts += [_write_seat(state, seat) for seat in range(len(state.hands))]
    lists = {"draw": state.draw[::-1], "discard": state.discard[::-1]}
    if state.deck != tuple(sorted(default_deck().cards)):
        lists["deck"] = state.deck
    parts += [" ".join((name, *cards)) for name, cards in lists.items() if cards]
    seats = {"plays": state.playing, "winners": state.winners}
    parts += [" ".join((name, *map(seat_letter, group))) for name, group in seats.items() if group]
    if state.bottom:
        parts.append(f"bottom {state.bottom}")
    if state.scores:
        parts.append("scores " + " ".join(map(str, state.scores)))
    return " | ".join(parts)


def read_position(text: str) -> State:
    """Return the state that a line of text describes."""
    try:
        return _read_state([part.split() for part in text.split("|")])
    except (InvalidInput, ValueError, KeyError, IndexError, TypeError) as error:
        said = InvalidPosition(f"This is no position of Phase 10 FLIP!: {error}")
        raise said.explained("problem-no-position", game="Phase 10 FLIP!", reason=error) from error


def _write_rules(rules: Rules) -> str:
    house = RULEBOOK.differences(rules.edition, rules.answers())
    return "+".join([rules.edition, *(f"{name}={answer}" for name, answer in house.items())])


def _write_progress(state: State) -> str:
    words = f"{state.stage.value} round {state.round} dealer {seat_letter(state.dealer)} seat {seat_letter(state.seat)}"
    words += f" side {state.side.value} turns {state.turns}"
    return words + " drawn" * state.has_drawn + " replay" * state.is_replay


def _write_seat(state: State, seat: Seat) -> str:
    words = [f"{seat_letter(seat)}:", str(state.totals[seat]), "phase", str(state.phases[seat])]
    shown = state.shown[seat]
    lists = {"hand": state.hands[seat], "faces": shown.faces, "cards": shown.cards}
    for name, items in lists.items():
        words += [name, *items] if items else []
    for laid in state.laid[seat]:
        words += [laid.group.kind.value, *_write_laid(laid)]
    return " ".join(words)


def _write_laid(laid: Laid) -> Iterable[str]:
    for placed, card in zip(laid.group.cards, laid.cards, strict=True):
        side = Side.COLOUR if face_up(card, Side.COLOUR) == placed.face else Side.INTENSE
        yield f"{SIDE_LETTER[side]}:{card}={placed.number}"


def _read_state(parts: list[list[str]]) -> State:
    (game, rules), progress, *rest = parts
    if game != "phase10flip":
        raise notation_fault("it does not begin with “phase10flip” and an edition.", "head", "phase10flip")
    seats = [_read_seat_part(part) for part in rest if part[0].endswith(":")]
    lists = {part[0]: part[1:] for part in rest if not part[0].endswith(":")}
    unknown = lists.keys() - {"draw", "discard", "deck", "plays", "winners", "bottom", "scores"}
    if unknown:
        raise notation_fault(f"“{min(unknown)}” is no part of a position.", "part", min(unknown))
    edition, *house = rules.split("+")
    totals, phases, hands, shown, laid = zip(*seats, strict=True)
    return State(
        rules=read_rules(edition, dict(answer.split("=", 1) for answer in house)),
        deck=_cards(lists["deck"]) if "deck" in lists else tuple(sorted(default_deck().cards)),
        hands=hands,
        laid=laid,
        shown=shown,
        phases=phases,
        totals=totals,
        playing=tuple(map(read_seat, lists.get("plays", ()))),
        draw=_cards(lists.get("draw", ()))[::-1],
        discard=_cards(lists.get("discard", ()))[::-1],
        bottom=read_face(lists["bottom"][0]) if "bottom" in lists else None,
        scores=tuple(map(int, lists.get("scores", ()))),
        winners=tuple(map(read_seat, lists.get("winners", ()))),
        **_read_progress(progress),
    )


def _read_progress(words: list[str]) -> dict[str, Any]:
    stage, _, number, _, dealer, _, seat, _, side, _, turns, *flags = words
    return {
        "stage": Stage(stage),
        "round": int(number),
        "dealer": read_seat(dealer),
        "seat": read_seat(seat),
        "side": Side(side),
        "turns": int(turns),
        "has_drawn": "drawn" in flags,
        "is_replay": "replay" in flags,
    }


SeatPart = tuple[int, int, tuple[Card, ...], Shown, tuple[Laid, ...]]


def _read_seat_part(words: list[str]) -> SeatPart:
    _, total, _, phase, *rest = words
    lists: dict[str, list[str]] = {"hand": [], "faces": [], "cards": []}
    laid: list[tuple[GroupKind, list[str]]] = []
    current: list[str] = []
    for word in rest:
        if word in lists:
            current = lists[word]
        elif word in ("run", "set"):
            current = []
            laid.append((GroupKind(word), current))
        else:
            current.append(word)
    shown = Shown(tuple(map(read_face, lists["faces"])), _cards(lists["cards"]))
    groups = tuple(make_laid(kind, map(read_placed, cards)) for kind, cards in laid)
    return int(total), int(phase), _cards(lists["hand"]), shown, groups


def read_placed(text: str) -> tuple[Placed, Card]:
    """Return a laid card: `c:` or `i:` for the side that is up, the whole card, and the number it stands for."""
    letter, _, rest = text.partition(":")
    name, _, number = rest.partition("=")
    card = read_card(name)
    return place(face_up(card, LETTER_SIDE[letter]), int(number)), card


def _cards(words: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(read_card, words))
