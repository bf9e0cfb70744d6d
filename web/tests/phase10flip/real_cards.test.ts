import { expect, test } from 'vitest';
import { enteredIn, queuedReports } from '../../src/phase10flip/companion/pad/entered';
import { placed } from '../../src/phase10flip/companion/check/questions';
import type { CompanionView } from '../../src/wire/types';

const SHOWN = {
  seats: [0, 1, 2, 3],
  turn: { asks: 'score', player: 2 },
  pad: {
    side: 'colour',
    out: 0,
    is_nobody_out: false,
    laid: [0],
    hands: [{ player: 1, points: 45 }],
    phases: 10,
    is_tie_break: false,
    tied: [],
    variant: 'standard',
    done: [],
    playing: [0, 1, 2, 3],
    hand_size: 10,
  },
} as unknown as CompanionView;

test('whoever went out or was counted is not missing, and the next one asked comes first', () => {
  const entered = enteredIn(SHOWN, []);
  expect(entered.missing).toEqual([2, 3]);
  expect(entered.points.get(1)).toBe(45);
  expect(entered.isOutKnown).toBe(true);
});

test('in a tie-break only those who are tied are asked about', () => {
  const tied = { ...SHOWN, pad: { ...SHOWN.pad, playing: [0, 2] } } as unknown as CompanionView;
  expect(enteredIn(tied, []).missing).toEqual([2]);
});

test('what waits on this device to be sent counts already', () => {
  const hand = { report: 'hand', player: 2, points: 30, fives: 0, tens: 0, twenties: 0 } as const;
  const entered = enteredIn(SHOWN, [
    hand,
    { report: 'laid', player: 3, is_laid: true },
    { report: 'laid', player: 0, is_laid: false },
    { report: 'side', side: 'intense' },
  ]);
  expect(entered.missing).toEqual([3]);
  expect(entered.laid).toEqual([3]);
  expect(entered.side).toBe('intense');
});

test('somebody else who went out loses what was counted of their hand and has laid', () => {
  const entered = enteredIn(SHOWN, [{ report: 'out', player: 1, hands: [], laid: [] }]);
  expect([entered.out, entered.points.has(1), entered.laid]).toEqual([1, false, [1]]);
  expect(entered.missing).toEqual([2, 3, 0]);
});

test('that nobody went out is known too', () => {
  const before = { ...SHOWN, pad: { ...SHOWN.pad, out: null } } as unknown as CompanionView;
  expect(enteredIn(before, []).isOutKnown).toBe(false);
  expect(enteredIn(before, [{ report: 'out', player: null, hands: [], laid: [] }]).isOutKnown).toBe(true);
});

test('only reports are taken from what waits, corrections are not', () => {
  const report = { report: 'side', side: 'intense' } as const;
  expect(queuedReports([{ op: { op: 'add', report } }, { op: { op: 'undo' } }])).toEqual([report]);
});

test('stars of a group on the table stand for what lies beside them', () => {
  const numbers = (kind: 'run' | 'set', ...faces: string[]) => placed(kind, faces).map(({ number }) => number);
  expect(numbers('run', 'r4', 'r*', 'r6')).toEqual([4, 5, 6]);
  expect(numbers('run', 'r*', 'r5', '6')).toEqual([4, 5, 6]);
  expect(numbers('set', 'y9', '*', 'b9')).toEqual([9, 9, 9]);
});
