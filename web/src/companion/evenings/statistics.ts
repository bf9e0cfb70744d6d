// Which figures of evenings are worth showing, and evenings of two hosts in one list.
import type { GroupStatistics, PlayerStatistics } from '../../wire/types';
import { say, words } from '../../words/words.svelte';

export interface Column {
  id: 'won' | 'average' | 'best' | 'busts' | 'sevens' | 'laid' | 'out';
  text: (player: PlayerStatistics) => string;
}

const decimal = (value: number): string => value.toLocaleString(words.language, { maximumFractionDigits: 1 });

const COLUMNS: readonly (Column & { of?: (player: PlayerStatistics) => number })[] = [
  { id: 'won', text: ({ won, games }) => (games > 0 ? say('companion-evening-of', { won, games }) : '–') },
  { id: 'average', text: ({ average }) => decimal(average) },
  { id: 'best', text: ({ best }) => decimal(best), of: ({ busts, sevens }) => busts + sevens },
  { id: 'busts', text: ({ busts }) => decimal(busts), of: ({ busts, sevens }) => busts + sevens },
  { id: 'sevens', text: ({ sevens }) => decimal(sevens), of: ({ busts, sevens }) => busts + sevens },
  { id: 'laid', text: ({ laid }) => decimal(laid), of: ({ laid, went_out }) => laid + went_out },
  { id: 'out', text: ({ went_out }) => decimal(went_out), of: ({ laid, went_out }) => laid + went_out },
];

/** The columns in which somebody has something: a game without phases has no column for them. */
export function columnsOf({ players }: GroupStatistics): Column[] {
  return COLUMNS.filter(({ of }) => of === undefined || players.some((player) => of(player) > 0));
}

/** Whether cards were entered one by one, so that there are odds to compare with. */
export const isTracked = ({ players }: GroupStatistics): boolean => players.some((player) => player.cards > 0);

/** Half a bust to either side is neither good nor bad luck. */
export function luckOf({ busts_of_cards: busts, expected_busts: expected }: PlayerStatistics): 'good' | 'bad' | 'even' {
  if (Math.abs(busts - expected) < 0.5) return 'even';
  return busts < expected ? 'good' : 'bad';
}

/** Where somebody sat on the latest evening, for the same token as at the table; whoever was not there comes after. */
export function seatOf({ names, players }: GroupStatistics, name: string): number {
  const isName = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  const seat = names.findIndex(isName);
  return seat >= 0 ? seat : names.length + players.findIndex((one) => isName(one.name));
}

/** All groups, the latest first. */
export function mergeEvenings(one: readonly GroupStatistics[], other: readonly GroupStatistics[]): GroupStatistics[] {
  return [...one, ...other].toSorted((first, second) => second.updated - first.updated);
}
