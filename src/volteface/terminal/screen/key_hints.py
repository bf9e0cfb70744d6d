"""Key hints: the keys that work now, with descriptions in the player's language."""

from volteface.locale import Words
from volteface.terminal.game_ui import DisplayToggle
from volteface.terminal.questions import NUMBERS, Question
from volteface.terminal.screen.prompt import KEY_NAMES

TABLE_KEYS = (("?", "help"), ("o", "odds"), ("t", "theme"), ("q", "quit"))
PLAY_KEYS = (("?", "help"), ("o", "odds"), ("t", "theme"), ("^s", "save"), ("q", "quit"))
REPLAY_KEYS = (("← →", "step"), ("p n", "round"), ("⇱ ⇲", "ends"), ("␣", "autoplay"))
VIEW_KEYS = (("v", "viewer"),)
START_KEYS = (("⏎", "start"), ("← →", "change"), ("↑ ↓", "select"), ("q", "quit"))
CHOICE_KEYS = (("1 … 9", "choose"), ("← → ⏎", "choose"), ("⏎ ␣", "go-on"))


def without_repeats(keys: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Each key once, with its first description."""
    return [(key, word) for index, (key, word) in enumerate(keys) if key not in dict(keys[:index])]


def describe_keys(keys: tuple[tuple[str, str], ...], words: Words) -> list[tuple[str, str]]:
    """These keys with their descriptions."""
    return [(key, words.text(f"terminal-key-{word}")) for key, word in keys]


def question_hints(question: Question | None, words: Words) -> list[tuple[str, str]]:
    """The keys that choose, or the key that skips ahead if nothing is asked."""
    if question is None:
        return describe_keys((("␣", "hurry"),), words)
    if question.is_list:
        last = max((key for choice in question.choices for key in choice.keys if key in NUMBERS), default="1")
        return describe_keys(((f"1 … {last}  ← → ⏎", "choose"),), words)
    on_board = [choice.keys[0] for choice in question.choices if choice.is_on_board and choice.keys]
    listed = describe_keys(((f"1 … {on_board[-1]}  ← → ⏎", "choose"),), words) if on_board else []
    docked = [choice for choice in question.dock_choices() if choice.keys]
    return [*((KEY_NAMES.get(choice.keys[0], choice.keys[0]), choice.label) for choice in docked), *listed]


def toggle_hints(toggles: tuple[DisplayToggle, ...], words: Words) -> list[tuple[str, str]]:
    """The keys that change the display; those with the same description are listed together."""
    described = dict.fromkeys(toggle.word for toggle in toggles)
    keys = {word: " ".join(toggle.key for toggle in toggles if toggle.word == word) for word in described}
    return [(keys[word], words.text(word)) for word in described]
