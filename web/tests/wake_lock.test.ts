// @vitest-environment happy-dom
// The screen stays awake during a game, where the browser can do that.
import { afterEach, expect, test, vi } from 'vitest';
import { stayAwake } from '../src/ui/attention/wake_lock';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function lockable() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(() => {
    const lock = { released: false, release: () => Promise.resolve(void (lock.released = true)) };
    locks.push(lock);
    return Promise.resolve(lock);
  });
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { locks, request };
}
const settle = () => new Promise((done) => setTimeout(done));
const look = () => document.dispatchEvent(new Event('visibilitychange'));

test('a lock is asked for, asked for again when the page is seen again, and let go in the end', async () => {
  const { locks, request } = lockable();
  const stop = stayAwake();
  await settle();
  look();
  await settle();
  expect(request).toHaveBeenCalledTimes(1); // it has one
  locks[0]!.released = true; // as the browser does when the page is hidden
  look();
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  await settle();
  expect(locks[1]!.released).toBe(true);
  look();
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes when the game is over is let go at once', async () => {
  const { locks } = lockable();
  stayAwake()();
  await settle();
  expect(locks.every(({ released }) => released)).toBe(true);
});

test('nothing happens where there is no such thing, or it is refused', async () => {
  vi.stubGlobal('navigator', {});
  stayAwake()();
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('The battery is low.')) } });
  const stop = stayAwake();
  await settle();
  stop();
});
