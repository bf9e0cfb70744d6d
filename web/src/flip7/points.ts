// The points of a line, and how they add up in the order of the rules.
import type { Line, Rules } from './types';

export const NUMBERS_TO_FLIP = 7;
export const FLIP_SEVEN_BONUS = 15;

/** How a line's points come about. */
export interface Account {
  numbers: readonly number[];
  factor: number;
  plus: readonly number[];
  bonus: number;
  points: number;
}

type Counted = Pick<Line, 'numbers' | 'modifiers' | 'status'>;

export function account(line: Counted, rules: Pick<Rules, 'two_doubles'>): Account {
  const doubles = line.modifiers.filter((card) => card === 'x2').length;
  const factor = 2 ** (rules.two_doubles === 'multiply' ? doubles : Math.min(doubles, 1));
  const plus = line.modifiers.filter((card) => card !== 'x2').map(Number);
  const bonus = line.numbers.length === NUMBERS_TO_FLIP && line.status !== 'busted' ? FLIP_SEVEN_BONUS : 0;
  return { numbers: line.numbers, factor, plus, bonus, points: sum(line.numbers) * factor + sum(plus) + bonus };
}

export function pointsOf(line: Counted, rules: Pick<Rules, 'two_doubles'>): number {
  return line.status === 'busted' ? 0 : account(line, rules).points;
}

/** The account written as a sum, such as (12 + 9) × 2 + 4 + 15. */
export function writeAccount({ numbers, factor, plus, bonus }: Account): string {
  const shown = numbers.length ? numbers.join(' + ') : '0';
  const first = factor === 1 ? shown : numbers.length > 1 ? `(${shown}) × ${factor}` : `${shown} × ${factor}`;
  return [first, ...plus, ...(bonus ? [bonus] : [])].join(' + ');
}

/** The number that lies twice in a busted line. */
export function repeated(line: Counted): number | null {
  const last = line.numbers.at(-1);
  return line.status === 'busted' && last !== undefined && line.numbers.indexOf(last) < line.numbers.length - 1
    ? last
    : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The rounds of the challenge that one or two play by these rules; null if they play none. */
export function challengeRounds(rules: Pick<Rules, 'challenge_rounds'>, seats: number): number | null {
  return seats <= 2 && rules.challenge_rounds > 0 ? rules.challenge_rounds : null;
}
