// An entry as it should have been: the same for somebody else, or on somebody else.
import type { AnyReport } from '../../../companion/companion.svelte';

/** The same entry about another player; a target is another one. */
export function corrected(report: AnyReport, player: number): AnyReport {
  if (report.report === 'target') return { ...report, target: player };
  return 'player' in report ? ({ ...report, player } as AnyReport) : report;
}
