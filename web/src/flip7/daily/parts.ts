// The daily deck of Flip 7: a sign for each card and for how a round ended, and what is said about a choice.
import type { DailyParts } from '../../daily/parts';
import { say } from '../../words/words.svelte';

export const DAILY: DailyParts = {
  game: 'flip7',
  signs: {
    number: { icon: null, letter: '⚫', kind: 'card' },
    plus: { icon: 'plus', letter: '➕', kind: 'card' },
    freeze: { icon: 'snow', letter: '❄️', kind: 'ice' },
    flip3: { icon: 'three', letter: '🃏', kind: 'three' },
    chance: { icon: 'buoy', letter: '🛟', kind: 'ring' },
    stay: { icon: 'flag', letter: '🚩', kind: 'stay' },
    bust: { icon: 'burst', letter: '💥', kind: 'bust' },
    seven: { icon: 'seven', letter: '7️⃣', kind: 'seven' },
  },
  rule: 'snow',
  note: ({ round, points, move, cost, outcome }) => {
    const isLucky = move === 'hit' && outcome > points;
    const id = isLucky ? 'web-daily-flip7-note-lucky' : 'web-daily-flip7-note';
    const text = say(id, { round, points, move, cost: Math.round(cost * 10) / 10 });
    return { icon: isLucky ? 'dice' : 'warn', text };
  },
};
