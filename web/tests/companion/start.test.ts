import { beforeEach, expect, test, vi } from 'vitest';
import { keepGroup, nameGroup, recentGroups } from '../../src/companion/start/groups';
import { hopping } from '../../src/companion/start/hop';
import { slotAt } from '../../src/companion/start/seat_drag.svelte';
import { emptyStorage } from './stored';

beforeEach(() => emptyStorage());

test('a group keeps its name when the same people play again in another order', () => {
  keepGroup({ game: 'flip7', names: ['Ada', 'Bo'] });
  nameGroup({ game: 'flip7', names: ['Ada', 'Bo'] }, ' Sunday ');
  keepGroup({ game: 'phase10flip', names: ['bo', 'ada'] });
  expect(recentGroups()).toEqual([{ game: 'phase10flip', names: ['bo', 'ada'], title: 'Sunday' }]);
  nameGroup({ game: 'flip7', names: ['Ada', 'Bo'] }, '');
  expect(recentGroups()[0]?.title).toBe('');
});

test('the dealer’s sign goes round the table in seat order and slows down; still screens show nothing of it', async () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const hops = hopping(['a', 'b', 'c'], false, (key) => seen.push(key));
  await vi.advanceTimersByTimeAsync(100);
  const fast = seen.length;
  await vi.advanceTimersByTimeAsync(2_000);
  await hops;
  expect(seen.slice(0, 4)).toEqual(['a', 'b', 'c', 'a']);
  expect(fast).toBeGreaterThan(2);
  expect(seen).toHaveLength(12);
  await hopping(['a'], true, (key) => seen.push(key));
  expect(seen).toHaveLength(12);
});

const SLOTS = [0, 58, 116, 174].map((top) => ({ top, height: 52 }));

test('a dragged row takes a slot once it covers half of it, and is not thrown back by the gap', () => {
  expect(slotAt(SLOTS, 1, 58 + 30)).toBe(1);
  expect(slotAt(SLOTS, 1, 58 + 33)).toBe(2);
  expect(slotAt(SLOTS, 2, 58 + 33)).toBe(2);
  expect(slotAt(SLOTS, 2, 58 + 27)).toBe(2);
  expect(slotAt(SLOTS, 2, 58 + 25)).toBe(1);
});

test('a row that is dragged far goes past several others, never beyond the ends', () => {
  expect(slotAt(SLOTS, 0, 150)).toBe(3);
  expect(slotAt(SLOTS, 3, 10)).toBe(0);
  expect(slotAt(SLOTS, 3, -900)).toBe(0);
  expect(slotAt(SLOTS, 0, 900)).toBe(3);
});
