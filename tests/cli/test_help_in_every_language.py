"""The command line speaks the person's language: help of every command, and what is wrong with what was typed."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from volteface.cli import main as run_main
from volteface.cli.help import help_of
from volteface.cli.main import build_app, spoken_language
from volteface.cli.problems import Problem, sentence
from volteface.kernel import UnknownName
from volteface.locale import LANGUAGES, Words

ENGLISH = ("Usage:", "Show this", "Missing", "No such", "requires", "Try ")  # what Typer says


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command, with the words that call it."""
    yield path, command
    if isinstance(command, TyperGroup):
        for name, inner in command.commands.items():
            yield from commands(inner, (*path, name))


ALL = dict(commands(get_command(build_app())))


def said(*typed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> tuple[int, str]:
    """The exit code, and all that the program prints, on one line."""
    monkeypatch.setattr("sys.argv", ["volteface", *typed])
    with pytest.raises(SystemExit) as stopped:
        run_main()
    printed = capsys.readouterr()
    return int(stopped.value.code or 0), re.sub("[ \n]+", " ", printed.out + printed.err)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ALL, ids=lambda path: " ".join(path) or "volteface")
def test_the_help_of_every_command_is_in_the_persons_language(
    path: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    words, key = Words(language), "-".join(path) or "volteface"
    code, printed = said(*path, "--help", capsys=capsys, monkeypatch=monkeypatch)
    assert code == 0
    assert words.text(f"cli-{key}") in printed
    assert words.text("cli-help-option") in printed
    for param in ALL[path].params:
        assert help_of(words, key, param) in printed
    if isinstance(ALL[path], TyperGroup):
        for name in ALL[path].commands:
            assert words.text("-".join(("cli", *path, name))) in printed
    assert language == "en" or [text for text in ENGLISH if text in printed] == []


MISTAKES = {
    ("nope",): "Il n’y a pas de commande nope.",
    ("play", "--nope"): "Il n’y a pas d’option --nope.",
    ("play", "--seats", "x"): "--seats demande un nombre entier.",
    ("serve", "--port", "70000"): "--port demande un nombre entier entre 0 et 65535.",
    ("lab", "simulate", "flip7", "--bots", "counter", "--games", "0"): "--games demande un nombre entier, 1 ou plus.",
    ("play", "--pace", "fast"): "--pace demande un nombre entre 0 et 60.",
    ("export",): "Il manque TABLE.",
    ("lab", "simulate", "flip7"): "Il manque l’option --bots.",
    ("play", "--pace"): "L’option --pace demande une valeur.",
    ("play", "--plain=3"): "L’option --plain ne prend pas de valeur.",
    ("play", "flip7", "more"): "C’est trop\u00a0: more",
    ("play", "chess"): "Jeu inconnu\u00a0: «\u00a0chess\u00a0». Connus ici\u00a0: flip7, phase10flip.",
    ("games", "--database", "/nowhere/at.all"): "Il n’y a pas de fichier /nowhere/at.all.",
    ("serve", "--tls-cert", "x"): "Pour https, donne à la fois --tls-cert et --tls-key.",
    ("serve", "--tls-cert", "no.pem", "--tls-key", "no.key"): "Il n’y a pas de fichier no.pem.",
    ("serve", "--host", "nowhere.invalid"): "Cette machine n’a pas d’adresse «\u00a0nowhere.invalid\u00a0» où écouter.",
    ("serve", "--allow-origin", "me"): "«\u00a0me\u00a0» n’est pas l’origine d’un site.",
    ("serve", "--bot", "x=exec:no-such-program"): "n’y a pas de programme «\u00a0no-such-program\u00a0»",
    ("serve", "--bot", "x=exec:'"): "La commande «\u00a0'\u00a0» est illisible\u00a0:",
    ("serve", "--bot", "x=exec:"): "Il manque la commande après «\u00a0exec:\u00a0».",
    ("site", "."): ". contient autre chose qu’un de nos sites.",
    ("play", "flip7", "--plain", "--bots", "threshold"): "Dis au robot threshold à combien de points s’arrêter",
    ("play", "flip7", "--plain", "--bots", "counter:3"): "Le robot counter ne prend rien après son nom",
    ("play", "flip7", "--plain", "--rule", "tie=no"): "«\u00a0no\u00a0» ne répond pas à tie.",
    ("lab", "simulate", "flip7", "--bots", "counter", "--games", "1"): "Avec cette règle, il faut être au moins 3",
    ("lab", "simulate", "phase10flip", "--bots", "greedy", "--games", "1"): "Ce jeu se joue de 2 à 6, pas à 1.",
    ("lab", "solve", "flip7", "x"): "Ce n’est pas une position de Flip 7\u00a0: elle ne commence pas par «\u00a0flip7",
    ("lab", "solve", "phase10flip", "x"): "Connus ici\u00a0: flip7.",
    ("lab", "simulate", "flip7", "--bots", "counter,counter,counter", "--plot", "x.doc"): "son nom doit finir par",
    (
        "lab",
        "simulate",
        "flip7",
        "--bots",
        "table:no.npy,counter,counter",
    ): "pas une table de stratégie\u00a0: il n’y a",
    ("export", "no-such-game", "x.json", "--database", __file__): "ne s’ouvre pas comme fichier de parties\u00a0:",
    ("replay", "/nowhere.json"): "/nowhere.json est illisible\u00a0: il n’y a pas de fichier ou de dossier de ce nom.",
    ("check", "/nowhere"): "Il n’y a ni fichier ni dossier /nowhere.",
    ("learn", "flip7", "chess"): "Connus ici\u00a0: hit",
    ("learn", "chess"): "Connus ici\u00a0: flip7",
    ("rules", "flip7", "--edition", "klingon"): "Édition inconnue\u00a0: «\u00a0klingon\u00a0».",
    ("how-to-play", "chess"): "Jeu inconnu\u00a0: «\u00a0chess\u00a0».",
    ("play", "flip7", "--seats", "41"): "40",
    ("play", "flip7", "--plain", "--language", "tlh"): "Langue inconnue\u00a0: «\u00a0tlh\u00a0».",
    ("replay", "no-such-game", "--database", ":memory:"): "Il n’y a pas de fichier :memory:.",
    ("verify", __file__): "every_language.py\u00a0: Ce n’est pas une partie enregistrée, ou elle est abîmée\u00a0:",
    ("import", __file__): "Ce n’est pas une partie enregistrée, ou elle est abîmée\u00a0:",
    ("games", "--database", __file__): "ne s’ouvre pas comme fichier de parties\u00a0: ce n’est pas un fichier SQLite.",
}


@pytest.mark.parametrize("typed", MISTAKES, ids=" ".join)
def test_a_mistake_is_told_in_the_persons_language(
    typed: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    code, printed = said(*typed, capsys=capsys, monkeypatch=monkeypatch)
    assert code == 2
    assert MISTAKES[typed] in printed
    assert [text for text in ENGLISH if text in printed] == []


def test_no_command_at_all_shows_the_help(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "es")
    _, printed = said(capsys=capsys, monkeypatch=monkeypatch)
    assert "Uso: volteface [OPCIONES] ORDEN" in printed
    assert "Órdenes" in printed


@pytest.mark.parametrize(
    ("typed", "language"),
    [
        (("play", "--language", "es"), "es"),
        (("play", "--language=fr-CA"), "fr-CA"),
        (("play", "--language", "tlh"), "fr"),
        (("play", "--language"), "fr"),
        (("play",), "fr"),
    ],
)
def test_the_option_goes_before_the_environment(
    typed: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    assert spoken_language(typed) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_problem_has_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    assert "x.db" in sentence(Problem("no-file", file="x.db"), words)
    assert "“zz”" in str(UnknownName("bot for flip7", "zz", ("a", "b")))
    told = sentence(UnknownName("bot for flip7", "zz", ("a", "b")), words)
    assert "zz" in told
    assert "a, b" in told
