// A result as signs that tell no numbers, to be sent to others.
import type { DailyResult } from '../../wire/types';
import { dailyOf, type Sign } from '../parts';

const UNKNOWN: Sign = { icon: null, letter: '⚫', kind: 'card' };

export const signOf = (game: string, name: string): Sign => dailyOf(game)?.signs[name] ?? UNKNOWN;

/** The rounds as lines of letters. */
export function lettersOf({ game, rounds }: DailyResult): string {
  return rounds.map(({ signs }) => signs.map((sign) => signOf(game, sign).letter).join('')).join('\n');
}
