import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../src/ui/notices.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (): string[] => notices.list.map(({ text }) => text);

test('a long notice stays as long as it takes to read it', () => {
  const long = 'This browser has lost the games on this device. '.repeat(2);
  notices.show('Link copied.');
  notices.show(long);
  vi.advanceTimersByTime(4_500);
  expect(texts()).toEqual([long]);
  vi.advanceTimersByTime(3_000);
  expect(texts()).toEqual([]);
});
