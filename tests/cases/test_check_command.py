"""`volteface check` says what fails in one line each, and its exit code says whether anything did."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from volteface.cli import main

HOLDS = """\
- case: A plus card alone scores
  rule: "6.6"
  game: flip7
  editions: [en, fr]
  given: {seats: a b c, lines: {a: "+4", b: "6", c: "8"}, out: {b: stayed, c: stayed}, deck: "12"}
  play: [a stay]
  then: {scores: {a: 4, b: 6, c: 8}}
"""


class Said(Struct):
    """What the command printed, and its exit code."""

    code: object
    lines: list[str]
    complaint: str


Command = Callable[..., Said]


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The command, as if it had been typed."""

    def run(*words: str | Path) -> Said:
        monkeypatch.setattr(sys, "argv", ["volteface", "check", *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return Said(ended.value.code or 0, printed.out.splitlines(), printed.err)

    return run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file whose one case holds in both of its editions."""
    path = tmp_path / "case.yaml"
    path.write_text(HOLDS, encoding="utf-8")
    return path


def spoil(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_case_counts_once_for_each_of_its_editions(check: Command, file: Path) -> None:
    assert check(file).lines == ["2 passed, 0 failed"]


def test_if_every_case_holds_the_exit_code_is_0(check: Command, file: Path) -> None:
    assert check(file).code == 0


def test_a_case_that_fails_is_told_in_one_line(check: Command, file: Path) -> None:
    spoil(file, "scores: {a: 4", "scores: {a: 5")
    problem = "scores of a: expected 5, but got 4"
    assert check(file).lines == [
        f"{file}: A plus card alone scores [en]: {problem}",
        f"{file}: A plus card alone scores [fr]: {problem}",
        "0 passed, 2 failed",
    ]


def test_if_a_case_fails_the_exit_code_is_1(check: Command, file: Path) -> None:
    spoil(file, "scores: {a: 4", "scores: {a: 5")
    assert check(file).code == 1


def test_all_files_below_a_folder_are_read(check: Command, file: Path) -> None:
    below = file.parent / "deep" / "down"
    below.mkdir(parents=True)
    (below / "more.yaml").write_text(HOLDS, encoding="utf-8")
    (below / "remark.txt").write_text("no case", encoding="utf-8")
    assert check(file.parent).lines == ["4 passed, 0 failed"]


def test_several_files_are_counted_together(check: Command, file: Path) -> None:
    assert check(file, file).lines == ["4 passed, 0 failed"]


def test_as_json_there_is_one_object_for_each_case_and_edition(check: Command, file: Path) -> None:
    objects = [json.loads(line) for line in check("--json", file).lines]
    assert [(verdict["edition"], verdict["passed"], verdict["problem"]) for verdict in objects] == [
        ("en", True, None),
        ("fr", True, None),
    ]


def test_as_json_an_object_names_its_file_case_rule_and_game(check: Command, file: Path) -> None:
    verdict = json.loads(check("--json", file).lines[0])
    names = [verdict[name] for name in ("file", "case", "rule", "game")]
    assert names == [str(file), "A plus card alone scores", "6.6", "flip7"]


def test_as_json_a_failure_still_means_exit_code_1(check: Command, file: Path) -> None:
    spoil(file, "scores: {a: 4", "scores: {a: 5")
    said = check("--json", file)
    assert (said.code, json.loads(said.lines[0])["passed"]) == (1, False)


def test_a_missing_file_is_one_sentence_and_exit_code_2(check: Command, tmp_path: Path) -> None:
    said = check(tmp_path / "gone.yaml")
    assert (said.code, said.complaint) == (2, f"There is no file or folder {tmp_path / 'gone.yaml'}.\n")


def test_a_missing_file_among_others_is_noticed_before_anything_is_checked(check: Command, file: Path) -> None:
    said = check(file, file.parent / "gone.yaml")
    assert (said.code, said.lines) == (2, [])


def test_without_a_file_the_command_explains_itself_with_exit_code_2(check: Command) -> None:
    assert check().code == 2


def test_a_folder_without_cases_is_no_success(check: Command, tmp_path: Path) -> None:
    said = check(tmp_path)
    assert (said.code, said.lines) == (1, ["0 passed, 0 failed"])


def test_a_file_without_cases_is_no_success(check: Command, file: Path) -> None:
    file.write_text("[]", encoding="utf-8")
    said = check(file)
    assert (said.code, said.lines) == (1, ["0 passed, 0 failed"])


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("[en, fr]", "[klingon]", "cannot be read: Unknown edition “klingon”. Known: en, fr, qc, es, en31."),
        ("game: flip7", "game: chess", "cannot be read: Unknown game “chess”. Known: flip7, phase10flip."),
        ("seats: a b c", "seets: a b c", "cannot be read: unknown key seets in given"),
        ("{scores:", "{scoers:", "cannot be read: unknown key scoers in then"),
        ("then: {scores: {a: 4, b: 6, c: 8}}", "then: {}", "cannot be read: it expects nothing"),
        ("a stay", "a sleep", "cannot be read: “a sleep” is no decision"),
        ("a stay", "z stay", "cannot be read: “z” is no seat; the seats are a b c"),
        ("a stay", "b stay", "nobody asked for “b stay”; asked is a hit|stay"),
        ("a stay", "a stay, a stay", "nobody asked for “a stay”; asked is nobody"),
        ("[a stay]", "[]", "the round is not over; asked is a hit|stay"),
        ("[a stay]", "[a stay !]", "“a stay” should be refused, but was accepted"),
        ("[a stay]", "[next]", "“next” is not possible now; asked is a hit|stay"),
        ("b: stayed", "b: asleep", "cannot be read: “asleep” is no status: active, stayed, frozen, busted"),
        ("{a: 4,", "{z: 4,", "cannot be read: “z” is no seat; the seats are a b c"),
        ("{a: 4,", "{a: four,", "cannot be read: “four” is no whole number"),
        (', deck: "12"', ', deck: "12", turn: b', "cannot be read: it cannot be the turn of b now"),
        (', deck: "12"', ', deck: "12", turn: z', "cannot be read: “z” is no seat; the seats are a b c"),
        (
            "play:",
            "rulings: {minimum_seats: 4}\n  play:",
            "cannot be read: 3 cannot play by these rules: it takes 4 or more",
        ),
        (', deck: "12"', ', deck: "0 0"', "cannot be read: there are too many cards “0”: the deck holds 1"),
        ("seats: a b c", "seats: a b a", "cannot be read: given must name its seats, each once"),
    ],
)
def test_a_case_that_cannot_be_read_or_played_fails_with_a_sentence(
    check: Command, file: Path, old: str, new: str, problem: str
) -> None:
    spoil(file, old, new)
    said = check(file)
    assert (said.code, said.lines[0].partition("]: ")[2]) == (1, problem)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"+4"', '"+5"', "cannot be read: Unknown card “+5”. Known: 12, 11, "),
        ("play:", "rulings: {stakes: high}\n  play:", "cannot be read: Unknown ruling “stakes”. Known: target_score, "),
        (
            "play:",
            "rulings: {tie: maybe}\n  play:",
            "cannot be read: “maybe” does not answer tie. Allowed: round_for_all, round_for_tied, shared.",
        ),
        (
            "play:",
            "rulings: {target_score: 0}\n  play:",
            "cannot be read: “0” does not answer target_score. Allowed: a whole number from 1 to 1000000.",
        ),
        ("rule:", "rool:", "cannot be read: "),
        ("[a stay]", "a stay", "cannot be read: "),
        ("[en, fr]", "en", "cannot be read: "),
    ],
)
def test_an_unknown_name_fails_with_those_there_are(
    check: Command, file: Path, old: str, new: str, problem: str
) -> None:
    spoil(file, old, new)
    said = check(file)
    assert (said.code, said.lines[0].partition("]: ")[2].startswith(problem)) == (1, True)


@pytest.mark.parametrize(
    "text",
    ["", "- {case: torn", "case: no list", "\0", "- [" * 1_200, "- &loop [*loop]", "- 7", "{}"],
    ids=["empty", "torn", "mapping", "nul", "deep", "loop", "number", "empty-mapping"],
)
def test_a_torn_or_foreign_file_fails_with_a_sentence(check: Command, file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    said = check(file)
    assert (said.code, "cannot be read: " in said.lines[0], said.lines[-1]) == (1, True, "0 passed, 1 failed")


def test_a_file_that_is_no_text_fails_with_a_sentence(check: Command, file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    said = check(file)
    assert (said.code, "cannot be read: " in said.lines[0]) == (1, True)


def test_one_bad_file_does_not_hide_the_others(check: Command, file: Path) -> None:
    bad = file.parent / "bad.yaml"
    bad.write_text("- {case: torn", encoding="utf-8")
    assert check(file.parent).lines[-1] == "2 passed, 1 failed"


def test_the_installed_command_ends_with_the_same_exit_code(file: Path) -> None:
    spoil(file, "scores: {a: 4", "scores: {a: 5")
    code = "from volteface.cli import main; main()"
    ended = subprocess.run([sys.executable, "-c", code, "check", str(file)], capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (1, b"")
