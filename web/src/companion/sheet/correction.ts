// Where a correction of the score sheet goes: in the place of what was entered, or right before the next round began.
import type { AnyReport, Companion, Operation } from '../companion.svelte';

/** What is entered once for each player and round; the latest of it counts. */
const REPLACED = ['score', 'hand', 'laid'];

export async function correction(companion: Companion, round: number, report: AnyReport): Promise<Operation> {
  const entered = REPLACED.includes(report.report)
    ? (await companion.timeline(round)).findLast((item) => isSame(item.report, report) && !item.is_unsettled)
    : undefined;
  if (entered) return { op: 'change', of: entered.id, report };
  const next = round === companion.shown!.round ? null : (await companion.timeline(round + 1))[0];
  return next ? { op: 'insert', before: next.id, report } : { op: 'add', report };
}

function isSame(one: AnyReport, other: AnyReport): boolean {
  return one.report === other.report && 'player' in one && 'player' in other && one.player === other.player;
}
