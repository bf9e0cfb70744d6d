// A finished game as its file tells it: what is read here is anybody's, so nothing in it is taken for granted.
import type { Log } from '../wire/types';

export type Header = Log['header'];
export type Entry = Log['entries'][number];
export type MoveEntry = Extract<Entry, { kind: 'move' }>;
export type TableEvent = NonNullable<Extract<Entry, { kind: 'note' }>['about']>;

/** Why a game cannot be checked, or does not hold; each has words in every language. */
export type Fault =
  | 'unreadable'
  | 'unknown-game'
  | 'real-cards'
  | 'no-commitment'
  | 'never-began'
  | 'not-over'
  | 'other-secret'
  | 'other-rules'
  | 'entry-missing'
  | 'amended'
  | 'too-early'
  | 'taken-back'
  | 'branched-late'
  | 'nothing-dealt'
  | 'other-deck'
  | 'unknown-move';

export class BadLog extends Error {
  constructor(
    readonly fault: Fault,
    readonly entry: number | null = null,
  ) {
    super(fault);
  }
}

/** The log that a file holds. */
export function readLog(text: string): Log {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BadLog('unreadable');
  }
  if (!isLog(found)) throw new BadLog('unreadable');
  return found;
}

function isLog(found: unknown): found is Log {
  if (!isRecord(found) || !isRecord(found['header']) || !Array.isArray(found['entries'])) return false;
  const { rulings, seats, game } = found['header'];
  if (!isRecord(rulings) || !Array.isArray(seats) || typeof game !== 'string') return false;
  return found['entries'].every((entry) => isRecord(entry) && typeof entry['seq'] === 'number' && isWhole(entry));
}

function isWhole(entry: Record<string, unknown>): boolean {
  if (entry['kind'] === 'move')
    return isRecord(entry['move']) && Array.isArray(entry['events']) && entry['events'].every(isRecord);
  if (entry['kind'] === 'note') return entry['about'] == null || isRecord(entry['about']);
  return entry['kind'] === 'undo' || entry['kind'] === 'amend';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The table event that a note tells; logs of format 1 call it a doing, and a bot's name its level. */
export function tableEventOf(entry: Entry): TableEvent | null {
  if (entry.kind !== 'note' || !entry.about) return null;
  if (!('doing' in entry.about)) return entry.about;
  const { doing: event, level: bot, ...rest } = entry.about as Record<string, unknown>;
  return { ...rest, event, ...(bot === undefined ? {} : { bot }) } as unknown as TableEvent;
}

/** One entry after the other, no move before the game began, and nothing amended. */
export function checkOrder(log: Log): void {
  let hasBegun = false;
  log.entries.forEach((entry, index) => {
    if (entry.seq !== index) throw new BadLog('entry-missing', index);
    if (entry.kind === 'amend') throw new BadLog('amended', index);
    hasBegun ||= tableEventOf(entry)?.event === 'started';
    if (entry.kind === 'move' && !hasBegun) throw new BadLog('too-early', index);
  });
}
