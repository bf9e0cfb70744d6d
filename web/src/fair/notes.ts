// What this browser saw at a table: the commitment before the game was over, and the chance it added itself.
import { storage } from '../settings/storage';
import type { TableView } from '../wire/types';

const NAME = 'fair';
const MOST = 200; // tables; the oldest notes go first

export interface Note {
  table: string;
  commitment: string;
  /** Whether it was seen before the game began. */
  isEarly: boolean;
  /** What this browser last added to the deal. */
  chance: string | null;
}

const all = (): Note[] => storage.read<Note[]>(NAME, []);

function keep(note: Note): void {
  const others = all().filter((one) => one.table !== note.table);
  storage.write(NAME, [...others, note].slice(-MOST));
}

/** What was noted of a table; null if this browser was not there. */
export function noteOf(table: string): Note | null {
  return all().find((one) => one.table === table) ?? null;
}

/** Note a table's commitment when it is first seen; one that changes later is not believed, nor one of a finished game. */
export function noteTable(view: Pick<TableView, 'table' | 'commitment' | 'stage'>): void {
  if (view.stage === 'over' || noteOf(view.table) !== null) return;
  keep({ table: view.table, commitment: view.commitment, isEarly: view.stage === 'gathering', chance: null });
}

/** Note the chance that this browser added. */
export function noteChance(table: string, chance: string): void {
  const note = noteOf(table);
  if (note !== null) keep({ ...note, chance });
}

/** Forget all tables. */
export function forgetNotes(): void {
  storage.write(NAME, []);
}
