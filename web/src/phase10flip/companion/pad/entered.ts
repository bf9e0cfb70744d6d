// What has been entered of a round of Phase 10 FLIP!, with what still waits on this device to be sent.
import type { AnyReport } from '../../../companion/companion.svelte';
import type { CompanionView, Phase10flipPhase10Pad } from '../../../wire/types';
import type { Side } from '../../types';

export type Pad = Phase10flipPhase10Pad;

/** What a card left in hand is worth: 5, 10 or 20 points. */
export type Worth = 'fives' | 'tens' | 'twenties';
export const countOf = (taps: readonly Worth[], worth: Worth): number => taps.filter((one) => one === worth).length;

export interface Entered {
  side: Side;
  /** Who went out; null if nobody did, or if that was not said yet. */
  out: number | null;
  isOutKnown: boolean;
  laid: number[];
  /** Points left in the hands that were counted; null where the engine has not added them up yet. */
  points: Map<number, number | null>;
  /** Whose hands are to be counted, the next one first. */
  missing: number[];
}

/** The phases that somebody has behind them. */
export const doneBy = (pad: Pad, player: number): readonly number[] =>
  pad.done.find((one) => one.player === player)?.phases ?? [];

const withPlayer = (players: number[], player: number): number[] => [
  ...players.filter((one) => one !== player),
  player,
];

/** The round as this device knows it. */
export function enteredIn(shown: CompanionView, queued: readonly AnyReport[]): Entered {
  const pad = shown.pad as Pad;
  const round: Omit<Entered, 'missing'> = {
    side: pad.side,
    out: pad.out,
    isOutKnown: pad.out !== null || pad.is_nobody_out,
    laid: [...pad.laid],
    points: new Map(pad.hands.map((hand) => [hand.player, hand.points])),
  };
  for (const report of queued) take(round, report);
  const isMissing = (player: number): boolean =>
    pad.playing.includes(player) && player !== round.out && !round.points.has(player);
  const first = Math.max(0, shown.seats.indexOf(shown.turn?.player ?? -1));
  const order = [...shown.seats.slice(first), ...shown.seats.slice(0, first)];
  return { ...round, missing: order.filter((player) => isMissing(player)) };
}

function take(round: Omit<Entered, 'missing'>, report: AnyReport): void {
  if (report.report === 'out') {
    // Whoever was out before had laid by that alone, as far as this device knows.
    round.laid = round.laid.filter((player) => player !== round.out);
    [round.out, round.isOutKnown] = [report.player, true];
    if (report.player !== null) {
      round.laid = withPlayer(round.laid, report.player);
      round.points.delete(report.player);
    }
  } else if (report.report === 'laid') {
    const others = round.laid.filter((player) => player !== report.player);
    round.laid = report.is_laid ? [...others, report.player] : others;
  } else if (report.report === 'hand') round.points.set(report.player, report.points);
  else if (report.report === 'side') round.side = report.side;
}

/** Everything that this device has written and nobody has acknowledged. */
export function queuedReports(unsent: readonly { op: { op: string; report?: AnyReport } }[]): AnyReport[] {
  return unsent.flatMap(({ op }) => (op.op === 'add' && op.report ? [op.report] : []));
}
