// The daily deck of Phase 10 FLIP!: a sign for each turn, and what is said about a choice.
import type { DailyParts } from '../../daily/parts';
import { say } from '../../words/words.svelte';
import { nameTheFace } from '../names';

const name = (face: string | null): string => (face === null ? '' : nameTheFace(face));

export const DAILY: DailyParts = {
  game: 'phase10flip',
  signs: {
    draw: { icon: null, letter: '⚫', kind: 'card' },
    take: { icon: 'undo', letter: '↩️', kind: 'card' },
    lay: { icon: 'check', letter: '✅', kind: 'ring' },
    hit: { icon: 'plus', letter: '➕', kind: 'card' },
    flip: { icon: 'turn', letter: '🔄', kind: 'three' },
    out: { icon: 'flag', letter: '🚩', kind: 'stay' },
    stopped: { icon: 'wait', letter: '⏳', kind: 'bust' },
  },
  rule: 'flag',
  note: ({ round, turn, best, card, best_card, cost }) => {
    if (cost === 0) return null;
    const choice = { round, turn, best, card: name(card), other: name(best_card) };
    const told = say('web-daily-phase10flip-choice', choice);
    const id = cost > 0 ? 'web-daily-phase10flip-cost' : 'web-daily-phase10flip-gain';
    return { icon: cost > 0 ? 'warn' : 'dice', text: `${told} ${say(id, { turns: Math.abs(cost) })}` };
  },
};
