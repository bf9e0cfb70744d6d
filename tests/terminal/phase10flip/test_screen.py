"""Phase 10 FLIP! on the screen, played by keys: whole games and single turns."""

import asyncio
from io import StringIO

import pytest
from rich.console import Console
from textual.pilot import Pilot

from volteface.bots.phase10flip.suggestions import suggest
from volteface.games.phase10flip.cards import Side, has_flip
from volteface.games.phase10flip.moves import Discard, Hit, LayDown
from volteface.games.phase10flip.view import View
from volteface.kernel.log import as_json
from volteface.locale import LANGUAGES
from volteface.terminal.options import TableOptions
from volteface.terminal.palette import DARK, LIGHT, Palette
from volteface.terminal.phase10flip.board.board import Board
from volteface.terminal.phase10flip.board.recap import draw_recap
from volteface.terminal.phase10flip.hand import sorted_hand
from volteface.terminal.phase10flip.palettes import INTENSE_DARK, INTENSE_LIGHT
from volteface.terminal.phase10flip.queries import OpenView
from volteface.terminal.questions import LEAVE
from volteface.terminal.screen.play_app import PlayApp
from volteface.terminal.session import Session

from ..tables import SMALL, moves_of, on_screen, settle, wait_until
from .scenes import (
    SHORT,
    Script,
    busy_key,
    choice_with,
    come_to,
    keys_of,
    may_flip,
    may_hit,
    may_lay,
    may_only_discard,
    play_by_keys,
    press,
    sit_down,
)

SIX = TableOptions(seats=6, bots="greedy")


def run(app: PlayApp, script: Script, size: tuple[int, int] = SMALL) -> None:
    """Run the app and follow a script."""

    async def follow() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot, app)
            await pilot.pause(0.05)
            await script(pilot, app)

    asyncio.run(follow())


def run_at(session: Session, script: Script, size: tuple[int, int] = SMALL) -> PlayApp:
    app = on_screen(session)
    run(app, script, size)
    return app


def last_move_of(session: Session, seat: int = 0) -> dict[str, object]:
    return next(entry.move for entry in reversed(moves_of(session)) if entry.actor == seat)


def story_of(app: PlayApp) -> str:
    return "\n".join(sentence.text for sentence in app.story.sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_keys_on_a_small_screen(language: str) -> None:
    app = on_screen(sit_down(SHORT, language, seed="2"), language)

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await play_by_keys(pilot, app)

    run(app, script)
    assert (app.session.is_over(), app.return_value) == (True, LEAVE)


def test_only_bots_may_play_and_all_lanes_are_shown() -> None:
    app = on_screen(sit_down(TableOptions(people="", bots="greedy", rules=("phases_to_win=1",))))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        assert [lane.display for lane in app.query_one(Board).lanes.lanes] == [True] * 4
        await play_by_keys(pilot, app)

    run(app, script)
    assert app.session.is_over()


def test_a_suggestion_whose_star_has_a_choice_asks_for_its_number() -> None:
    def has_open_star(view: View, offers: tuple[object, ...]) -> bool:
        return may_lay(view, offers) and any(len(one.readings) > 1 for one in suggest(view))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await press(pilot, app, "l")
        await press(pilot, app, choice_with(app, lambda one: "=?" in one.label).keys[0])
        readings = [one for one in app.prompt.question.choices if isinstance(one.move, LayDown)]  # type: ignore[union-attr]
        assert len(readings) > 1
        await press(pilot, app, readings[-1].keys[0])
        assert last_move_of(app.session)["groups"] == as_json(readings[-1].move)["groups"]

    run_at(come_to(has_open_star), script)


def has_plain_suggestions(view: View, offers: tuple[object, ...]) -> bool:
    return may_lay(view, offers) and all(len(one.readings) == 1 for one in suggest(view))


def test_a_chosen_suggestion_shows_its_cards_in_the_hand() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await press(pilot, app, "l", "down")
        own = app.query_one(Board).own
        assert own.choice is not None
        marked = [index for group in own.choice.highlight for index in group]
        held = sorted_hand(app.view, app.context)
        assert [held[index].name for index in marked] == [one.card for group in own.choice.move.groups for one in group]

    run_at(come_to(has_plain_suggestions), script)


def test_a_phase_is_laid_with_cards_picked_one_by_one() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await press(pilot, app, "l", "down")
        assert app.prompt.choice is not None
        wanted, held = app.prompt.choice.move, sorted_hand(app.view, app.context)
        await press(pilot, app, "s")
        for group in wanted.groups:
            for laying in group:
                card = choice_with(
                    app,
                    lambda one, name=laying.card: one.is_on_board and held[one.highlight[0][0]].name == name,  # type: ignore[misc]
                )
                await press(pilot, app, card.keys[0])
        await press(pilot, app, "enter" if "enter" in keys_of(app.prompt.question) else "1")  # type: ignore[arg-type]
        assert last_move_of(app.session)["move"] == "lay_down"

    run_at(come_to(has_plain_suggestions), script)


def test_cards_that_are_no_phase_are_refused_with_the_judges_reason() -> None:
    def has_no_phase_in_front(view: View, offers: tuple[object, ...]) -> bool:
        return may_lay(view, offers) and view.round == 1

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        before = len(moves_of(app.session))
        await press(pilot, app, "l", "s", "1", "b", "2", "a")
        await press(pilot, app, "enter")
        assert len(moves_of(app.session)) == before
        assert len(app._notifications) == 1
        assert "l" in keys_of(app.prompt.question)  # type: ignore[arg-type]

    run_at(come_to(has_no_phase_in_front), script)


def test_a_hit_is_chosen_from_those_that_are_listed() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await press(pilot, app, "h")
        wanted = choice_with(app, lambda one: isinstance(one.move, Hit)).move
        await press(pilot, app, "1")
        made = last_move_of(app.session)
        assert (made["card"], made["seat"], made["group"]) == (wanted.card, wanted.seat, wanted.group)

    run_at(come_to(may_hit), script)


def test_a_hit_is_made_by_choosing_the_card_and_then_the_group() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        hits = [move for move in app.session.table.offers(0) if isinstance(move, Hit)]
        held = sorted_hand(app.view, app.context)
        index = next(index for index, one in enumerate(held) if one.name == hits[0].card)
        await press(pilot, app, choice_with(app, lambda one: one.highlight == ((index,),)).keys[0], "1")
        assert last_move_of(app.session)["card"] == hits[0].card

    run_at(come_to(may_hit), script)


def test_escape_goes_back_to_the_first_question() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        first = app.prompt.question
        await press(pilot, app, "h", "escape", "d", "escape")
        assert app.prompt.question is not None
        assert first is not None
        assert app.prompt.question.text == first.text

    run_at(come_to(may_hit), script)


def test_a_card_is_discarded_by_its_key() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        wanted = sorted_hand(app.view, app.context)[2].name
        await press(pilot, app, "3")
        assert last_move_of(app.session) == {"move": "discard", "card": wanted}

    def has_three_cards(view: View, offers: tuple[object, ...]) -> bool:
        return may_only_discard(view, offers) and len(view.faces) >= 3

    run_at(come_to(has_three_cards), script)


def test_a_click_on_a_card_chooses_it() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        wanted = sorted_hand(app.view, app.context)[1].name
        await pilot.click("#own", offset=(10, 3))
        await settle(pilot, app)
        assert last_move_of(app.session) == {"move": "discard", "card": wanted}

    def has_laid_nothing(view: View, offers: tuple[object, ...]) -> bool:
        return may_only_discard(view, offers) and not view.laid[0]

    run_at(come_to(has_laid_nothing), script)


def test_sorting_the_hand_keeps_every_key_on_its_card() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        by_colour = sorted_hand(app.view, app.context)
        await press(pilot, app, "n")
        by_number = sorted_hand(app.view, app.context)
        assert (by_colour != by_number, sorted(one.name for one in by_colour)) == (
            True,
            sorted(one.name for one in by_number),
        )
        await press(pilot, app, "2")
        assert last_move_of(app.session)["card"] == by_number[1].name

    def on_the_colour_side(view: View, offers: tuple[object, ...]) -> bool:
        return may_only_discard(view, offers) and view.side is Side.COLOUR

    run_at(come_to(on_the_colour_side), script)


def test_peeking_shows_the_backs_of_the_players_own_cards_only() -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        own = app.query_one(Board).own
        faces = [own._face(one) for one in sorted_hand(app.view, app.context)]
        await press(pilot, app, "p")
        backs = [own._face(one) for one in sorted_hand(app.view, app.context)]
        assert sorted(backs) == sorted(app.view.hands[0].backs)
        await press(pilot, app, "p")
        assert [own._face(one) for one in sorted_hand(app.view, app.context)] == faces

    run_at(come_to(may_only_discard), script)


@pytest.mark.parametrize(("palette", "turned"), [(DARK, INTENSE_DARK), (LIGHT, INTENSE_LIGHT)])
def test_a_flip_turns_the_colours_of_the_whole_table(palette: Palette, turned: Palette) -> None:
    def on_the_colour_side(view: View, offers: tuple[object, ...]) -> bool:
        return may_flip(view, offers) and view.side is Side.COLOUR

    app = on_screen(come_to(on_the_colour_side), palette=palette, pace=10)

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        held = sorted_hand(app.view, app.context)
        index = next(index for index, one in enumerate(held) if has_flip(one.face))
        key = choice_with(app, lambda one: one.highlight == ((index,),)).keys[0]
        await pilot.press(key)
        await wait_until(pilot, lambda: app.animation.display)
        await pilot.press("space")
        await settle(pilot, app)
        assert not app.animation.display
        assert "About turn! Alex flips the table: INTENSE side." in story_of(app)

    run(app, script)
    flips = [event for entry in moves_of(app.session) for event in entry.events if event["event"] == "flipped"]
    if flips[-1]["side"] == "intense":
        assert (app.context.palette, app.theme) == (turned, turned.name)


def test_the_recap_opens_all_hands_and_names_the_next_phases() -> None:
    app = on_screen(sit_down(seed="3"))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await play_by_keys(pilot, app, lambda app: app.asked is None)
        assert isinstance(app.view, OpenView)
        costs = [len(faces) for faces in app.view.open]
        assert 0 in costs
        console = Console(width=79, file=StringIO())
        console.print(draw_recap(app.view, app.context, 79, 20))
        text = console.file.getvalue()  # type: ignore[attr-defined]
        assert (text.count("went out"), text.count("Next: phase")) == (1, 4)

    run(app, script)


def test_six_players_fit_a_small_screen_with_the_hand_visible() -> None:
    app = on_screen(sit_down(SIX, seed="3"), pace=0.001)

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        for _ in range(8):
            await settle(pilot, app)
            await pilot.pause(0.05)
            if app.asked is None:
                return
            assert app.query_one("#keys").region.bottom == SMALL[1]
            assert app.query_one("#own").region.height >= 5
            assert app.query_one("#main").region.contains_region(app.query_one("#own").region)
            await pilot.press(busy_key(app, app.prompt.question))  # type: ignore[arg-type]

    run(app, script)


@pytest.mark.parametrize("size", [(120, 40), (120, 30), (80, 24), (60, 20), (40, 12), (200, 60)])
def test_every_size_shows_the_hand_and_the_question(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        assert app.query_one("#own").region.height > 0
        assert app.prompt.question is not None
        await press(pilot, app, "l")
        assert isinstance(choice_with(app, lambda one: bool(one.highlight)).highlight, tuple)

    run_at(come_to(may_lay, SIX), script, size)


def test_the_odds_can_be_hidden() -> None:
    app = on_screen(sit_down(seed="3"))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        await press(pilot, app, "o")
        assert all("complet" not in detail for one in app.prompt.question.choices for detail in one.details)  # type: ignore[union-attr]

    run(app, script)


def test_a_discard_that_the_rules_refuse_is_explained() -> None:
    compulsory = TableOptions(bots="greedy", rules=("laying=compulsory",))

    async def script(pilot: Pilot[str], app: PlayApp) -> None:
        before = len(moves_of(app.session))
        await press(pilot, app, "d")
        refused = choice_with(app, lambda one: isinstance(one.move, Discard))
        assert not refused.is_offered
        await press(pilot, app, refused.keys[0])
        assert (len(moves_of(app.session)), len(app._notifications)) == (before, 1)

    run_at(come_to(may_lay, compulsory), script)
