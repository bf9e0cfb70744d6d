"""The errors are the tree that their docstring draws."""

import re

import pytest

from volteface import kernel
from volteface.kernel import IllegalMove, InvalidInput, Reason, UnknownName, VoltefaceError, errors

BRANCH = re.compile(r"^(?P<indent>[│ ├└─]*)(?P<name>[A-Z]\w*)", re.MULTILINE)
INDENT = 4  # characters a level


def drawn_tree(text: str) -> dict[str, str | None]:
    """Each class that a docstring draws, with the class it hangs under."""
    parents: list[str] = []
    tree: dict[str, str | None] = {}
    for found in BRANCH.finditer(text.partition("\n\n")[2]):
        depth = len(found["indent"]) // INDENT
        tree[found["name"]] = parents[depth - 1] if depth else None
        parents[depth:] = [found["name"]]
    return tree


def real_tree(root: type[VoltefaceError]) -> dict[str, str | None]:
    """Each error class of the kernel, with the class it derives from."""
    tree: dict[str, str | None] = {root.__name__: None}
    for kind in root.__subclasses__():
        if kind.__module__.startswith("volteface.kernel"):
            tree |= real_tree(kind) | {kind.__name__: root.__name__}
    return tree


def test_the_docstring_draws_the_real_tree() -> None:
    assert drawn_tree(errors.__doc__ or "") == real_tree(VoltefaceError)


def test_every_error_of_the_kernel_is_one_of_its_public_names() -> None:
    assert real_tree(VoltefaceError).keys() <= set(kernel.__all__)


def test_an_unknown_name_says_which_names_there_are() -> None:
    assert str(UnknownName("card", "13", ["1", 2])) == "Unknown card “13”. Known: 1, 2."


def test_an_unknown_name_carries_its_data() -> None:
    error = UnknownName("card", "13", ["1", 2])
    assert (error.kind, error.name, error.known) == ("card", "13", ("1", 2))


def test_an_illegal_move_says_the_reason_and_shows_the_position() -> None:
    error = IllegalMove(Reason("refused-target", {"seat": 2}), "a freeze c", "the position")
    assert str(error) == "“a freeze c” is refused: target (seat 2). Position: the position"


def test_an_illegal_move_carries_its_data() -> None:
    reason = Reason("refused-target")
    error = IllegalMove(reason, "a freeze c", "the position")
    assert (error.reason, error.move, error.position) == (reason, "a freeze c", "the position")


def test_an_illegal_move_is_no_unreadable_input() -> None:
    assert not issubclass(IllegalMove, InvalidInput)


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("Errors.\n\nA\n├── B  first\n│   └── C\n└── D", {"A": None, "B": "A", "C": "B", "D": "A"}),
        ("Errors.\n\nA", {"A": None}),
    ],
)
def test_a_drawn_tree_is_read(text: str, tree: dict[str, str | None]) -> None:
    assert drawn_tree(text) == tree
