// Tokens in the race keep their order and never overlap.
import { describe, expect, test } from 'vitest';
import { arrangeOnRail, rowsNeeded, spread } from '../../src/flip7/table/race';

const RACES: [string, number[], number, number][] = [
  ['nobody has points yet', [0, 0, 0, 0], 320, 30],
  ['four on a phone, at the start', [0, 0, 0, 0], 362, 31],
  ['eight on a phone, at the start', [0, 0, 0, 0, 0, 0, 0, 0], 362, 27],
  ['all are near the end', [199, 198, 200, 197, 196, 201], 320, 30],
  ['two share a place', [132, 118, 96, 61, 118], 320, 30],
  ['eighteen on a phone', [0, 3, 9, 14, 14, 14, 60, 61, 62, 63, 64, 65, 120, 130, 199, 200, 210, 240], 320, 26],
];

describe.each(RACES)('%s', (_, totals, width, token) => {
  const spots = arrangeOnRail(totals, 200, width, token);

  test('no token lies on another', () => {
    for (const one of spots)
      for (const other of spots)
        if (one !== other && one.row === other.row)
          expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(token - 1e-6);
  });

  test('whoever has more stands further on, in every row', () => {
    for (const one of spots)
      for (const other of spots)
        if (one.row === other.row && totals[one.seat]! > totals[other.seat]!) expect(one.x).toBeGreaterThan(other.x);
  });

  test('every token is on the rail, once', () => {
    expect(spots.map(({ seat }) => seat).sort((one, other) => one - other)).toEqual(totals.map((_, seat) => seat));
    for (const { x } of spots) expect(x >= -1e-6 && x <= width + 1e-6).toBe(true);
  });
});

test('a token with room around it stands at its true place', () => {
  expect(arrangeOnRail([50, 150], 200, 320, 30).map(({ x }) => x)).toEqual([80, 240]);
});

test('three in one place move apart around it', () => {
  expect(spread([100, 100, 100], 30, 320)).toEqual([70, 100, 130]);
});

test('a second row begins when one is full', () => {
  expect([rowsNeeded(11, 320, 30), rowsNeeded(12, 320, 30), rowsNeeded(18, 320, 26)]).toEqual([1, 2, 2]);
});
