"""Writes finished games and their seeds for the browser's own check of the deals, which is tested against them.

Run it as `python -m tests.tables.fair_games` after a change to the log or to the deal.
`python -m tests.tables.fair_games FILE SEEDS` writes many games for one long comparison (FAIR_GAMES=FILE npx vitest).
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from tests.phase10flip.walks import Setup as Walk
from tests.tables.stored import branch
from volteface.games.flip7 import GAME as FLIP7
from volteface.games.phase10flip import GAME as PHASE10FLIP
from volteface.kernel import DEALER, Log, MoveEntry, below, shuffled, write_log
from volteface.store import MemoryStore
from volteface.tables import Setup
from volteface.tables.commands import Branch
from volteface.tables.fairness.deal import DealStream, make_seed
from volteface.tables.fairness.verify import secret_of, table_of, verify

from .daily_games import as_bot, play_day, steady
from .evenings import BOT, Kind, begun, evening, make_secret, play_to_the_end

GAMES: Final = Path(__file__).parents[2] / "web" / "tests" / "fair" / "games.json"
LIMITS: Final = (1, 2, 3, 4, 7, 8, 94, 95, 104, 127, 128, 255, 256, 257, 1000, 65_535)
EMPTIED: Final = {"reshuffle_when": "emptied", "used_flip_three": "discarded"}
SHORT: Final = {"variant": "ten_rounds", "phases_to_win": 1, "stall_turns": 40}
HIDDEN: Final = {**SHORT, "own_backs": "hidden"}


def flip(edition: str, seats: int, target: int, **house: Any) -> Kind:
    """A table of Flip 7."""
    return Kind(FLIP7, Setup("flip7", edition, seats, house={"target_score": target, **house}))


def phases(house: dict[str, Any], deck: tuple[str, ...] | None = None) -> Kind:
    """A short game of Phase 10 FLIP! for two."""
    return Kind(PHASE10FLIP, Setup("phase10flip", "fr", 2, house=house, deck=deck))


KINDS: Final = {
    "flip7": flip("en", 8, 120),
    "flip7-discards-of-earlier-rounds": flip("es", 12, 120),
    "flip7-anew-each-round": flip("qc", 3, 60),
    "flip7-used-flip-three": flip("en31", 12, 90),
    "flip7-anew-when-emptied": flip("en", 10, 90, **EMPTIED),
    "flip7-two-decks": flip("fr", 20, 30),
    "phase10flip": phases({**SHORT, "phases_to_win": 3, "stall_turns": 20}),
    "phase10flip-new-piles": phases({**SHORT, "stall_turns": 60}, Walk({}, 2, 3, spare=9).deck()),
    "phase10flip-hidden-backs": phases(HIDDEN, Walk({}, 2, 5, is_rich=True, spare=12).deck()),
}


DAILY: Final = {"flip7": steady, "phase10flip": as_bot("greedy")}


def make_all(seeds: int = 1) -> dict[str, Any]:
    """Everything that is written."""
    named = [(f"{name}-{seed}" if seed else name, kind, seed) for name, kind in KINDS.items() for seed in range(seeds)]
    games = [write(name, played(kind, seed)) for name, kind, seed in named]
    games += [
        write("flip7-daily", play_day("flip7", steady)),
        write("phase10flip-daily", play_day("phase10flip", as_bot("greedy"))),
    ]
    games += [write(f"{name}-branched", branched(KINDS[name])) for name in ("flip7", "phase10flip-new-piles")]
    return {"digests": digests(), "streams": streams(), "games": games}


def played(kind: Kind, seed: int) -> Log:
    """A finished game in which people also talk, leave and take moves back."""
    table = begun(kind, ("ann", "bo"), seed=seed)
    for _ in evening(table, seed, most=1000):
        pass
    return play_to_the_end(table).log()


def branched(kind: Kind) -> Log:
    """A finished game that was played on from the middle of another one, or earlier, so that it has its own deals."""
    log = play_to_the_end(begun(kind, ("ann", "bo"))).log()
    return next(played for part in (2, 4, 8) if verify(played := played_on(kind, log, part)).deals > 1)


def played_on(kind: Kind, log: Log, part: int) -> Log:
    """A game that was played on from that part of another one."""
    wish = Branch("ann", "Ann", 0, len(log.entries) // part, BOT, "fresh chance é")
    table = branch(kind.game, MemoryStore(), log, wish, table="b", secret=make_secret(9), now=0)
    return play_to_the_end(table, seed=2).log()


def write(name: str, log: Log) -> dict[str, Any]:
    """A game, and what the reference makes of it."""
    verified, (_, gathering) = verify(log), table_of(log)
    seed = make_seed(secret_of(log), log.header, tuple(chair.entropy for chair in gathering.chairs))
    events = [event["event"] for entry in log.entries if isinstance(entry, MoveEntry) for event in entry.events]
    deals = [entry for entry in log.entries if isinstance(entry, MoveEntry) and entry.actor == DEALER]
    return {
        "name": name,
        "log": json.loads(write_log(log)),
        "seed": seed.hex(),
        "commitment": verified.commitment,
        "draws": sum(entry.move["move"] != "next_round" for entry in deals),
        "is_branched": verified.deals_elsewhere > 0,
        "reshuffles": events.count("reshuffled") + events.count("pile_renewed"),
    }


def digests() -> list[dict[str, str]]:
    """Messages of every length around a block's, with keys of every length too."""
    generator, made = Random("digests"), []
    for size in (0, 1, 31, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000):
        message, key = generator.randbytes(size), generator.randbytes(size % 131)
        digest, code = hashlib.sha256(message).hexdigest(), hmac.digest(key, message, "sha256").hex()
        made.append({"message": message.hex(), "sha256": digest, "key": key.hex(), "hmac": code})
    return made


def streams() -> list[dict[str, Any]]:
    """Numbers below limits, then a shuffle, off some streams."""
    made = []
    for deal in (0, 1, 255, 256, 70_000):
        seed = hashlib.sha256(str(deal).encode()).digest()
        stream = DealStream(seed, deal)
        numbers = [below(stream, limit) for limit in LIMITS]
        order = shuffled(stream, range(104))
        made.append({"seed": seed.hex(), "deal": deal, "limits": LIMITS, "below": numbers, "shuffled": order})
    return made


def main() -> None:
    """Write the file that the tests read, or a long one."""
    file, seeds = (Path(sys.argv[1]), int(sys.argv[2])) if sys.argv[1:] else (GAMES, 1)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(make_all(seeds)) + b"\n")


if __name__ == "__main__":
    main()
