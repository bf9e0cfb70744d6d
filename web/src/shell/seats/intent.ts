// What a person chose before they came to a table: play against bots at once, wait for friends, or a rematch.
import type { Me } from '../../wire/types';

export interface Intent {
  table: string;
  /** Whether the game begins as soon as they sit. */
  isStart: boolean;
  bot: string;
  /** Further people of this device, who sit down beside them. */
  people?: Me[];
}

let intended: Intent | null = null;

export function intend(intent: Intent): void {
  intended = intent;
}

/** Whether a game begins at that table as soon as whoever opened it sits. */
export const isIntended = (table: string): boolean => intended?.table === table && intended.isStart;

/** The intent for that table, once. */
export function takeIntent(table: string): Intent | null {
  const found = intended?.table === table ? intended : null;
  if (found) intended = null;
  return found;
}

let wanted: string | null = null;

/** Somebody wants another game like the finished one at that table. */
export function intendRematch(table: string): void {
  wanted = table;
}

/** Whether a rematch of that table is wanted; once. */
export function takeRematch(table: string): boolean {
  const isWanted = wanted === table;
  if (isWanted) wanted = null;
  return isWanted;
}
