"""The words of Phase 10 FLIP!: the names of faces, cards, groups and phases."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET

from volteface.games.phase10flip.cards import ORDER, Face, colour_of, has_flip, is_star, number_of
from volteface.games.phase10flip.groups import Group
from volteface.games.phase10flip.phases import GroupKind, Phase
from volteface.locale.game_words import Argument, GameWords, Section
from volteface.locale.story import join
from volteface.locale.words import MissingWords, Words

STAR_SIGN: Final = "★"  # stands before a number that a star was given


def name_card(words: Words, card: str) -> str:
    """Return the name of a face such as r5^, or of a whole card such as r5^/9, without an article."""
    if not _is_card(card):
        raise MissingWords(words.language, card, "there is no such card")
    front, *back = (_name_face(words, Face(face)) for face in card.split("/"))
    return words.text("card-two-faces", front=front, back=back[0]) if back else front


def name_the_face(words: Words, face: str) -> str:
    """Return a face with its article, which in French and Spanish differs between numbers and stars."""
    return words.text("the-star" if is_star(Face(face)) else "the-number", face=name_card(words, face))


def name_group(words: Words, group: Group) -> str:
    """Return a run by its colour and numbers, a set by its number and how many cards it has."""
    if group.kind is GroupKind.SET:
        return _name_set(words, group)
    numbers = " ".join(f"{STAR_SIGN * is_star(placed.face)}{placed.number}" for placed in group.cards)
    colour = group.colour.value if group.colour else "none"
    return words.text("phase10flip-group-run", colour=colour, numbers=numbers)


def name_phase(words: Words, phase: Phase) -> str:
    """Return what a phase asks for: a run of 3 and two sets of 2."""
    asked = (("phase10flip-runs", phase.runs), ("phase10flip-sets", phase.sets))
    # No phase asks for runs of two sizes, or for sets of two sizes.
    return join(words, [words.text(message, count=len(sizes), size=sizes[0]) for message, sizes in asked if sizes])


def _is_card(card: str) -> bool:
    faces = card.split("/")
    return len(faces) <= 2 and all(face in ORDER for face in faces)


def _name_face(words: Words, face: Face) -> str:
    colour, number = colour_of(face), number_of(face)
    said = colour.value if colour else "none"
    if number is None:
        name = words.text("face-star", colour=said)
    else:
        name = words.text("face-number", colour=said, number=number)
    return words.text("face-flip", face=name) if has_flip(face) else name


def _name_set(words: Words, group: Group) -> str:
    name = words.text("phase10flip-group-set", cards=len(group.cards), number=group.low)
    stars = sum(is_star(placed.face) for placed in group.cards)
    return words.text("phase10flip-group-stars", group=name, stars=stars) if stars else name


def _name_any_card(words: Words, card: Any) -> str:
    """Return a card's name; the card of a refused move need not exist."""
    return name_card(words, card) if _is_card(card) else str(card)


def _name_seen_face(words: Words, face: Any) -> str:
    return "" if face is None else name_the_face(words, face)


def _name_groups(words: Words, groups: Any) -> str:
    return join(words, [name_group(words, group) for group in groups])


def _count_from_one(words: Words, index: Any) -> int:
    return int(index) + 1


def _count_cards(words: Words, hands: Any) -> int:
    return sum(map(len, hands))


def _name_colour(words: Words, colour: Any) -> str:
    return "none" if colour is UNSET else str(colour.value)


def _hints(fields: Mapping[str, Any]) -> dict[str, Argument]:
    """Return whether a face is hidden, a star or a number, where an event has one."""
    if "face" not in fields:
        return {}
    face = fields["face"]
    return {"face_kind": "hidden" if face is None else "star" if is_star(face) else "number"}


GUIDE: Final = (  # how to play, in reading order
    Section("goal", events=("round_began",)),
    Section("turn", events=("hands_dealt", "drew", "took", "discarded")),
    Section("groups", ("r4", "r5", "r6", "", "y9", "g9", "b9")),
    Section("phases", events=("laid_down",)),
    Section("list"),
    Section("stars", ("b*", "*")),
    Section("sides", ("g7", "7")),
    Section("backs", ("3", "11", "*")),
    Section("flip", ("y8^", "2^"), ("flipped",)),
    Section("hitting", ("r4", "r5", "6"), ("hit_made",)),
    Section("out", events=("went_out",)),
    Section("pile", events=("pile_renewed", "round_stopped")),
    Section("points", ("g9", "g11", "g*"), ("round_scored",)),
    Section("end", events=("tie_break", "game_ended")),
)
WORDS: Final = GameWords(
    guide=GUIDE,
    fields={
        **dict.fromkeys(("card", "discard", "back"), _name_any_card),
        "face": _name_seen_face,
        "becomes": _name_colour,
        "groups": _name_groups,
        "group": _count_from_one,
        "left": _count_cards,  # in all hands
    },
    seat_lists=("laid",),
    hints=_hints,
)
