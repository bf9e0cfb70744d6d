"""The keys that work at a table, each with its word in the player's language."""

from volteface.locale import Words
from volteface.terminal.face import Switch
from volteface.terminal.prompt import KEY_NAMES
from volteface.terminal.question import NUMBERS, Question

TABLE_KEYS = (("?", "help"), ("o", "odds"), ("t", "theme"), ("q", "quit"))
PLAY_KEYS = (("?", "help"), ("o", "odds"), ("t", "theme"), ("^s", "save"), ("q", "quit"))
REPLAY_KEYS = (("← →", "step"), ("p n", "round"), ("⇱ ⇲", "ends"), ("␣", "autoplay"))
VIEW_KEYS = (("v", "viewer"),)
ANSWER_KEYS = (("1 … 9", "choose"), ("← → ⏎", "choose"), ("⏎ ␣", "go-on"))


def without_repeats(keys: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Each key once, with its first word."""
    return [(key, word) for place, (key, word) in enumerate(keys) if key not in dict(keys[:place])]


def in_words(keys: tuple[tuple[str, str], ...], words: Words) -> list[tuple[str, str]]:
    """These keys with their words."""
    return [(key, words.text(f"terminal-key-{word}")) for key, word in keys]


def question_keys(question: Question | None, words: Words) -> list[tuple[str, str]]:
    """The keys that answer a question, or hurry those who are not asked."""
    if question is None:
        return in_words((("␣", "hurry"),), words)
    if question.is_list:
        last = max((key for choice in question.choices for key in choice.keys if key in NUMBERS), default="1")
        return in_words(((f"1 … {last}  ← → ⏎", "choose"),), words)
    on_board = [choice.keys[0] for choice in question.choices if choice.is_on_board and choice.keys]
    listed = in_words(((f"1 … {on_board[-1]}  ← → ⏎", "choose"),), words) if on_board else []
    docked = [choice for choice in question.in_dock() if choice.keys]
    return [*((KEY_NAMES.get(choice.keys[0], choice.keys[0]), choice.label) for choice in docked), *listed]


def switch_keys(switches: tuple[Switch, ...], words: Words) -> list[tuple[str, str]]:
    """The keys that change how the table is shown; those of one word stand together."""
    said = dict.fromkeys(switch.word for switch in switches)
    keys = {word: " ".join(switch.key for switch in switches if switch.word == word) for word in said}
    return [(keys[word], words.text(word)) for word in said]
