// Entries as they should have been: of somebody else, on somebody else, or another card.
import type { AnyReport, Companion } from '../../../companion/companion.svelte';
import type { Card } from '../../types';

/** A correction that is looked at before it is applied. */
export interface Draft {
  /** The card that comes in its place; null if it is none. */
  card: Card | null;
  /** Whether it is put in before an entry, which itself stays. */
  isBefore: boolean;
  /** The players who would stand otherwise. */
  changed: readonly number[];
}

/** The same entry about another player; a target is another one. */
export function corrected(report: AnyReport, player: number): AnyReport {
  if (report.report === 'target') return { ...report, target: player };
  return 'player' in report ? ({ ...report, player } as AnyReport) : report;
}

/** A card that was played on somebody who is out now was played on one of those who are not. */
export function alternatives(report: AnyReport, { shown }: Pick<Companion, 'shown'>): AnyReport[] {
  const turn = shown?.turn;
  if (report.report !== 'target' || turn?.asks !== 'target' || turn.player !== report.player) return [];
  return turn.targets.filter((target) => target !== report.target).map((target) => corrected(report, target));
}
