// A result as signs that tell no numbers, to be sent to others.
import type { IconName } from '../art/icons';
import type { DailyResult } from '../wire/types';

interface Sign {
  icon: IconName | null;
  letter: string;
  /** The look of the tile. */
  kind: 'card' | 'ice' | 'three' | 'ring' | 'stay' | 'bust' | 'seven';
}

const SIGNS: Record<string, Sign> = {
  number: { icon: null, letter: '⚫', kind: 'card' },
  plus: { icon: 'plus', letter: '➕', kind: 'card' },
  freeze: { icon: 'snow', letter: '❄️', kind: 'ice' },
  flip3: { icon: 'three', letter: '🃏', kind: 'three' },
  chance: { icon: 'buoy', letter: '🛟', kind: 'ring' },
  stay: { icon: 'flag', letter: '🚩', kind: 'stay' },
  bust: { icon: 'burst', letter: '💥', kind: 'bust' },
  seven: { icon: 'seven', letter: '7️⃣', kind: 'seven' },
};

export const signOf = (name: string): Sign => SIGNS[name] ?? SIGNS['number']!;

/** The rounds as lines of letters. */
export function lettersOf(result: DailyResult): string {
  return result.rounds.map(({ signs }) => signs.map((sign) => signOf(sign).letter).join('')).join('\n');
}
