"""How the bots of Phase 10 FLIP! play: stalled rounds, flips that give the round away, and who beats whom.

python -m bench.planner habits planner --players 2 3 4 5 6 --games 100    what a bot does among its like
python -m bench.planner habits planner --games 1000 --save ~/planner      the same, kept in files, to go on after a stop
python -m bench.planner paired planner greedy --players 2 3 4 5 6         one of the first among the second, every deal
                                                                          once on each seat

Games are seeded and numbered, and seconds are processor seconds.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any

from bench._going_out import gives_away
from volteface.bots import Bot, find_bot, play_match
from volteface.games.phase10flip.cards import Card, face_up, has_flip, is_star
from volteface.games.phase10flip.events import RoundBegan, RoundScored, RoundStopped
from volteface.games.phase10flip.melds import cards_short
from volteface.games.phase10flip.moves import DRAW, TAKE, Discard
from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.state import State, active_faces, has_laid
from volteface.kernel import DEALER, RandomDealer, find_game

GAME = find_game("phase10flip")
EDITION = next(iter(GAME.rulebook.editions))
GAMES_A_REPORT = 50  # after which the figures so far go to stderr
GAMES_A_SAVE = 10

Report = dict[str, Any]


class Watcher:
    """Counts what happens in games."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.stalled: list[int] = []  # numbers of games with a stalled round
        self.seconds = 0.0
        self.had_turn: set[int] = set()
        self.taken: Card | None = None
        self.gave_away = False

    def play(self, number: int, rules: Any, bots: Sequence[Bot], dealer: RandomDealer) -> None:
        """Play a game and count."""
        state, counts, stalled = GAME.start(rules, len(bots)), self.counts, False
        while (actor := GAME.to_act(state)) is not None:
            if actor == DEALER:
                move = dealer.deal(state)
            else:
                view, offers = GAME.view(state, actor), GAME.offers(state)
                began = process_time()
                move = bots[actor].choose(view, offers)
                self.seconds += process_time() - began
                counts["decisions"] += 1
                self.watch_move(state, move, offers)
            state, events = GAME.apply(state, move)
            for event in events:
                stalled |= isinstance(event, RoundStopped)
                self.watch_event(state, event)
        counts["games"] += 1
        if stalled:
            self.stalled.append(number)

    def watch_move(self, state: State, move: Any, offers: tuple[Any, ...]) -> None:
        """Count a seat's move."""
        counts = self.counts
        self.had_turn.add(state.seat)
        if not state.has_drawn:
            counts["turns"] += 1
            self.taken = state.discard[-1] if move == TAKE else None
            if DRAW in offers and TAKE in offers and _discard_completes(state):
                counts["completing discards"] += 1
                counts["completing discards left"] += move == DRAW
        elif isinstance(move, Discard) and len(state.hands[state.seat]) > 1:
            self.watch_discard(state, Card(move.card), [Card(one.card) for one in offers if isinstance(one, Discard)])

    def watch_discard(self, state: State, card: Card, cards: Sequence[Card]) -> None:
        """Count a discard that is not the last card."""
        faces = [face_up(one, state.side) for one in cards]
        self.counts["stars discarded"] += is_star(face_up(card, state.side)) and not all(map(is_star, faces))
        if has_flip(face_up(card, state.side)):
            self.counts["flips"] += 1
            self.counts["flips taken and thrown"] += card == self.taken
            self.gave_away |= gives_away(state, card) and not all(gives_away(state, other) for other in cards)

    def watch_event(self, state: State, event: object) -> None:
        """Count the rounds and how they end."""
        counts, first = self.counts, state.round == 1
        if isinstance(event, RoundBegan):
            self.had_turn, self.gave_away = set(), False
        elif isinstance(event, RoundStopped):
            counts["stalled rounds"] += 1
        elif isinstance(event, RoundScored):
            counts["rounds"] += 1
            counts["rounds given away by a flip"] += self.gave_away
            if not state.is_replay:
                missed = len(state.hands) - len(self.had_turn)
                counts["seats"] += len(state.hands)
                counts["seats without a turn"] += missed
                counts["seats in round 1"] += first * len(state.hands)
                counts["seats without a turn in round 1"] += first * missed

    def dump(self) -> Report:
        """Return what was counted, for `restore`."""
        return {"counts": self.counts, "stalled": self.stalled, "seconds": self.seconds}

    def restore(self, saved: Report) -> None:
        """Go on from what was counted before."""
        self.counts, self.stalled, self.seconds = Counter(saved["counts"]), saved["stalled"], saved["seconds"]

    def report(self) -> Report:
        """Return the shares."""
        counts = self.counts
        return {
            "games": counts["games"],
            "games_with_a_stalled_round": self.stalled,
            "stalled_rounds": counts["stalled rounds"],
            "rounds": counts["rounds"],
            "turns_per_round": round(counts["turns"] / counts["rounds"], 2),
            "flips_per_round": round(counts["flips"] / counts["rounds"], 2),
            "flips_taken_and_thrown_per_100_rounds": _percent(counts["flips taken and thrown"], counts["rounds"]),
            "rounds_given_away_by_a_flip_percent": _percent(counts["rounds given away by a flip"], counts["rounds"]),
            "completing_discards": counts["completing discards"],
            "completing_discards_left_percent": _percent(
                counts["completing discards left"], counts["completing discards"]
            ),
            "stars_discarded_per_100_rounds": _percent(counts["stars discarded"], counts["rounds"]),
            "seats_without_a_turn_percent": _percent(counts["seats without a turn"], counts["seats"]),
            "seats_without_a_turn_in_round_1_percent": _percent(
                counts["seats without a turn in round 1"], counts["seats in round 1"]
            ),
            "ms_per_decision": round(1000 * self.seconds / counts["decisions"], 3),
        }


def _discard_completes(state: State) -> bool:
    """Return whether the top discard is the one card that the phase lacks."""
    if has_laid(state, state.seat):
        return False
    faces, phase = active_faces(state, state.seat), phase_of(state.phases[state.seat])
    with_top = (*faces, face_up(state.discard[-1], state.side))
    return cards_short(with_top, phase, state.rules) == 0 < cards_short(faces, phase, state.rules)


def _percent(count: int, of: int) -> float:
    return round(100 * count / max(of, 1), 2)


def measure_habits(options: argparse.Namespace, players: int) -> Report:
    """Games of like bots."""
    watcher, table = Watcher(), {"bot": options.bot, "players": players, "seed": options.seed}
    file = options.save / f"{options.bot}-{players}-players-seed-{options.seed}.json" if options.save else None
    if file is not None and file.exists():
        watcher.restore(json.loads(file.read_text()))
    for game in range(watcher.counts["games"] + 1, options.games + 1):
        generator = Random(f"{options.seed} {game}")
        bots = [_bot(options.bot, generator) for _ in range(players)]
        watcher.play(game, GAME.rules(EDITION), bots, RandomDealer(GAME, generator))
        if file is not None and (not game % GAMES_A_SAVE or game == options.games):
            _save(file, {**table, **watcher.dump()})
        if not game % GAMES_A_REPORT:
            print(json.dumps({**table, **watcher.report()}), file=sys.stderr, flush=True)
    return {**table, **watcher.report()}


def _save(file: Path, content: Report) -> None:
    """Replace the file's content as a whole, so that a stop at any moment leaves a file that can be read."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(json.dumps(content))
    new.replace(file)


def measure_paired(options: argparse.Namespace, players: int) -> Report:
    """One seat of the first bot among seats of the second; every deal is played once with it on each seat."""
    shares = []
    for deal in range(options.games):
        wins = 0
        for seat in range(players):
            generator = Random(f"{options.seed} {deal} {seat}")
            bots = [_bot(options.first if at == seat else options.second, generator) for at in range(players)]
            dealer = RandomDealer(GAME, Random(f"{options.seed} {deal}"))
            wins += seat in play_match(GAME, GAME.rules(EDITION), bots, dealer).winners
        shares.append(wins / players)
    return {
        "pairing": f"one {options.first} among {options.second}",
        "players": players,
        "games": options.games * players,
        "won_percent": round(100 * fmean(shares), 1),
        "margin_95_percent": round(196 * stdev(shares) / sqrt(len(shares)), 1),
        "par_percent": round(100 / players, 1),
    }


def _bot(name: str, generator: Random) -> Bot:
    return find_bot(GAME.id, name, generator)


def main() -> None:
    """Run one of the measurements for each number of players and report."""
    options = _parser().parse_args()
    for players in options.players:
        report = options.run(options, players)
        print(json.dumps(report) if options.json else _in_lines(report), flush=True)


def _in_lines(report: Report) -> str:
    return "\n".join(f"{name:<42} {value}" for name, value in report.items()) + "\n"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(required=True)
    habits = kinds.add_parser("habits", help=measure_habits.__doc__)
    habits.add_argument("bot", nargs="?", default="planner")
    habits.add_argument("--save", type=Path, help="folder for the figures so far; they are gone on from")
    habits.set_defaults(run=measure_habits)
    paired = kinds.add_parser("paired", help=measure_paired.__doc__)
    paired.add_argument("first")
    paired.add_argument("second")
    paired.set_defaults(run=measure_paired)
    for kind in (habits, paired):
        kind.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
        kind.add_argument("--games", type=int, default=100, help="for each number of players (paired: deals)")
        kind.add_argument("--seed", type=int, default=10)
        kind.add_argument("--json", action="store_true", help="print one JSON object a line")
    return parser


if __name__ == "__main__":
    main()
