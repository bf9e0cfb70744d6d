// The counted results of this browser, one for each day and game.
import { storage } from '../settings/storage';
import { addDays, isDay } from './days';

export interface KeptResult {
  day: string;
  game: string;
  /** The table of the counted try; it may be unfinished. */
  table: string;
  /** Points, or turns; null until the try is finished. */
  score: number | null;
}

const KEY = 'daily';
const MOST = 800;

function read(): KeptResult[] {
  const stored = storage.read<KeptResult[]>(KEY, []);
  return Array.isArray(stored) ? stored.filter(isResult) : [];
}

/** Whether a stored value is a result: other programs write here too, and older versions of this one. */
function isResult(one: Partial<KeptResult> | null): one is KeptResult {
  const isPlayed = typeof one?.score === 'number' || one?.score === null;
  return isPlayed && isDay(one.day) && typeof one.game === 'string' && typeof one.table === 'string';
}

class Results {
  list: KeptResult[] = $state.raw(read());

  /** Take in what another tab has written. */
  refresh(): void {
    const stored = read();
    const isStored = (one: KeptResult): boolean => stored.some(({ day, game }) => day === one.day && game === one.game);
    this.list = [...this.list.filter((one) => !isStored(one)), ...stored];
  }

  keep(result: KeptResult): void {
    this.refresh();
    const others = this.list.filter(({ day, game }) => day !== result.day || game !== result.game);
    this.list = [...others, result].slice(-MOST);
    storage.write(KEY, this.list);
  }
}

export const results = new Results();

/** The counted try of that day, finished or not. */
export function tryOf(day: string, game: string): KeptResult | null {
  return results.list.find((one) => one.day === day && one.game === game) ?? null;
}

/** The counted result of that day, if there is one. */
export function resultOf(day: string, game: string): (KeptResult & { score: number }) | null {
  const found = tryOf(day, game);
  return found === null || found.score === null ? null : { ...found, score: found.score };
}

/** Days in a row with a result, up to that day or to the one before it. */
export function streak(upTo: string, game: string): number {
  let day = resultOf(upTo, game) ? upTo : addDays(upTo, -1);
  let days = 0;
  for (; resultOf(day, game); day = addDays(day, -1)) days += 1;
  return days;
}
