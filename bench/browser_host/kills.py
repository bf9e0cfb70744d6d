"""Kills a browser in the middle of games and of evenings with real cards: what it acknowledged has to be there.

After some kills the database is left as a kill in the middle of a write leaves it, so that Chromium deletes it later.
"""

from pathlib import Path
from random import Random
from typing import Final

import msgspec
from playwright.sync_api import ConsoleMessage, Playwright

from bench.browser_host.page import KillableBrowser, playwright_and_profile, served_page, tear
from bench.faults.report import Row
from volteface.browser.backup import Backup, KeptTable
from volteface.kernel import Log
from volteface.tables import LiveTable
from volteface.tables.fairness.verify import verify
from volteface.tables.ports import StoredTable
from volteface.tables.setup import game_of

COUNT: Final = 100
TEAR_EVERY: Final = 4  # kills
SHORTEST_SECONDS, LONGEST_SECONDS = 0.05, 2.0


class Player:
    """Whoever plays in that browser, and what they were told."""

    def __init__(self, playwright: Playwright, profile: Path, address: str) -> None:
        self._playwright, self._profile, self._address = playwright, profile, address
        self.acknowledged: dict[str, list[str]] = {}  # actions by table
        self.faults: list[str] = []
        self.restored = 0  # times that the browser had deleted its database

    def play_and_be_killed(self, what: str, seconds: float) -> None:
        """Start the browser, play or keep real cards for some time, and kill it."""
        browser = KillableBrowser(self._playwright, self._profile)
        try:
            page = browser.open(self._address)
            page.on("console", self._note)
            page.on("pageerror", lambda error: self.faults.append(str(error)))
            page.evaluate("what => { void window.host.start().then(() => window.bench[what]()); }", what)
            page.wait_for_function("() => window.bench.times.length > 0")
            page.wait_for_timeout(seconds * 1000)
        finally:
            browser.kill()

    def kept(self) -> Backup:
        """What the browser has when it is started again."""
        browser = KillableBrowser(self._playwright, self._profile)
        try:
            page = browser.open(self._address)
            page.on("console", self._note)
            text = page.evaluate("async () => JSON.stringify(await window.bench.ask('GET', '/api/export'))")
            return msgspec.json.decode(text, type=Backup)
        finally:
            browser.kill()

    def _note(self, message: ConsoleMessage) -> None:
        word, _, rest = message.text.partition(" ")
        if word == "kept":
            table, _, action = rest.partition(" ")
            self.acknowledged.setdefault(table, []).append(action)
        self.restored += word == "restored"


def audit(player: Player, backup: Backup) -> Row:
    """What was acknowledged but is not there, or is there twice; and logs that do not fold or whose deals are wrong."""
    row = Row("kills of a browser that plays by itself", 0, lost=0, doubled=0, other=len(player.faults))
    row.details = [*player.faults, *(f"{table} is damaged" for table in backup.damaged)]
    assert row.lost is not None and row.doubled is not None and row.other is not None
    row.other += len(backup.damaged)
    tables = {table.record.id: table for table in backup.tables}
    for id, actions in player.acknowledged.items():
        entries = tables[id].entries if id in tables else ()
        kept = [entry.action for entry in entries]
        row.lost += sum(action not in kept for action in actions)
        row.doubled += sum(kept.count(action) > 1 for action in actions)
    for table in backup.tables:
        problem = problem_of(table)
        row.other += problem is not None
        row.details += [problem] if problem else []
    return row


def problem_of(table: KeptTable) -> str | None:
    """Why a log makes no sense, if it does not."""
    record, entries = table.record, table.entries
    game = game_of(record.setup)
    try:
        LiveTable(game, StoredTable(record, entries))
        is_over = record.stage == "over" and not record.setup.is_companion  # where people dealt
        if is_over and record.header is not None and not verify(Log(record.header, entries), game).deals:
            return f"{record.id}: no deal could be checked"
    except Exception as error:
        return f"{record.id}: {error}"
    return None


def run(count: int, seed: int) -> list[Row]:
    """Kill so often, then look at what is there."""
    generator = Random(seed)
    with served_page() as address, playwright_and_profile() as (playwright, profile):
        player = Player(playwright, profile, address)
        for number in range(count):
            seconds = generator.uniform(SHORTEST_SECONDS, LONGEST_SECONDS)
            player.play_and_be_killed("keep" if number % 2 else "play", seconds)
            if number % TEAR_EVERY == 0:
                tear(profile)
            if number % 10 == 9:
                done = sum(map(len, player.acknowledged.values()))
                print(f"{number + 1} kills, {done} acknowledged, {player.restored} restored", flush=True)
        row = audit(player, player.kept())
    row.times = count
    acknowledged = sum(map(len, player.acknowledged.values()))
    return [
        row,
        Row("databases that Chromium had deleted, filled from the second copy", player.restored),
        Row(f"acknowledged commands in {len(player.acknowledged)} games", acknowledged),
    ]
