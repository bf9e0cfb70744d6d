// The result of a verification, together with what this browser noted itself.
import { isRight, wrongDraw, type Draw, type Report } from './check';
import type { Drawn } from './dealing';
import type { Note } from './notes';

/** What this browser knows of the promise: seen before the game began, during it, seen otherwise, or nothing. */
export type Promised = 'early' | 'late' | 'other' | 'absent';
/** Whether the chance that this browser added is in the log. */
export type Added = 'there' | 'missing' | 'none';

export interface Verdict {
  outcome: 'right' | 'wrong-draw' | 'faulty' | 'other-promise' | 'other-chance';
  wrong: Draw | null;
  promised: Promised;
  added: Added;
}

export function judge(report: Report, note: Note | null): Verdict {
  const [promised, added, wrong] = [promisedBy(report, note), addedBy(report, note), wrongDraw(report)];
  return { outcome: outcomeOf(report, promised, added), wrong, promised, added };
}

function outcomeOf(report: Report, promised: Promised, added: Added): Verdict['outcome'] {
  if (wrongDraw(report)) return 'wrong-draw';
  if (!isRight(report)) return 'faulty';
  if (promised === 'other') return 'other-promise';
  return added === 'missing' ? 'other-chance' : 'right';
}

function promisedBy(report: Report, note: Note | null): Promised {
  if (note === null) return 'absent';
  if (note.commitment !== report.commitment) return 'other';
  return note.isEarly ? 'early' : 'late';
}

function addedBy(report: Report, note: Note | null): Added {
  if (note === null || note.chance === null) return 'none';
  return report.chances.some((chance) => chance.text === note.chance) ? 'there' : 'missing';
}

/** The indices at which two orders differ. */
export function differences(should: Drawn, is: Drawn | null): number[] {
  if (!('order' in should)) return [];
  const other = is && 'order' in is ? is.order : [];
  const longest = Math.max(should.order.length, other.length);
  return Array.from({ length: longest }, (_, index) => index).filter((index) => should.order[index] !== other[index]);
}
