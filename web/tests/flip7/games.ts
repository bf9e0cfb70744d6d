// Games of Flip 7 by every edition, as a browser is told of them; written by tests/browser/flip7/record.py.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event, Move, Rules, Seat, View } from '../../src/flip7/types';

export interface Recorded {
  edition: string;
  rules: Rules;
  first: View;
  updates: { events: Event[]; view: View; asked: Seat | null; offers: Move[] }[];
}

const WRITTEN = JSON.parse(readFileSync(join(import.meta.dirname, 'games.json'), 'utf8')) as Recorded[];

export const GAMES = WRITTEN.map(({ edition, rules, first, updates }) => {
  const whole = (view: View): View => ({ ...view, rules });
  return {
    edition,
    rules,
    first: whole(first),
    updates: updates.map((update) => ({ ...update, view: whole(update.view) })),
  };
});
