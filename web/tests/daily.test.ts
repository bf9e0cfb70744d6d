import { beforeEach, expect, test } from 'vitest';
import { addDays, dayOfMonth, today, untilTomorrow } from '../src/daily/days';
import { resultOf, results, streak, tryOf } from '../src/daily/results.svelte';
import { emptyStorage } from './companion/stored';

const NOON = Date.UTC(2026, 10, 18, 12);

beforeEach(() => {
  emptyStorage();
  results.list = [];
});

function play(day: string, score: number | null, game = 'flip7'): void {
  results.keep({ day, game, table: `table-${day}`, score });
}

test('a day is that of UTC, whatever the clock on the wall says', () => {
  expect(today(NOON)).toBe('2026-11-18');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayOfMonth('2026-11-08')).toBe(8);
  expect(untilTomorrow(NOON)).toBe(12 * 60 * 60 * 1000);
});

test('a try counts as a result once it is finished', () => {
  play('2026-11-18', null);
  expect(tryOf('2026-11-18', 'flip7')?.table).toBe('table-2026-11-18');
  expect(resultOf('2026-11-18', 'flip7')).toBeNull();
  play('2026-11-18', 118);
  expect(resultOf('2026-11-18', 'flip7')?.score).toBe(118);
  expect(results.list).toHaveLength(1);
  expect(resultOf('2026-11-18', 'phase10flip')).toBeNull();
});

test('days in a row are counted up to today, or up to yesterday while today is not played', () => {
  for (const day of ['2026-11-13', '2026-11-15', '2026-11-16', '2026-11-17']) play(day, 50);
  expect(streak('2026-11-18', 'flip7')).toBe(3);
  play('2026-11-18', 0);
  expect(streak('2026-11-18', 'flip7')).toBe(4);
  expect(streak('2026-11-20', 'flip7')).toBe(0);
});
