// Bars of luck begin in the middle and stay within their box.
import { expect, test } from 'vitest';
import { luckBars } from '../../src/flip7/recap/luck';

const luck = (points: number) => ({ cards: 10, busts: 1, expected_busts: 1.2, points });

test('luck goes to the right of the middle and bad luck to the left', () => {
  expect(luckBars([luck(40), luck(-20)]).map(({ seat, from, length }) => [seat, from, length])).toEqual([
    [0, 0.5, 0.5],
    [1, 0.25, 0.25],
  ]);
});

test('the luckiest stands first', () => {
  expect(luckBars([luck(-3), luck(12), luck(0)]).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test('a little luck looks little', () => {
  expect(luckBars([luck(2), luck(-1)])[0]!.length).toBeCloseTo(0.05);
});
