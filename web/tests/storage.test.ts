// @vitest-environment happy-dom
// What this browser remembers, and what it does where localStorage is refused.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../src/settings/storage';

const denied = (): never => {
  throw new DOMException('', 'SecurityError');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['plan', 'theme']) storage.remove(name);
});

test('what was written is read again, also by the next page', () => {
  storage.write('theme', 'dark');
  expect(storage.read('theme', 'auto')).toBe('dark');
  expect(localStorage.getItem('volteface.theme')).toBe('"dark"');
});

test('where localStorage is refused, values last as long as the page', () => {
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  expect(storage.read('plan', null)).toBeNull();
  storage.write('plan', { table: 'a' });
  expect(storage.read('plan', null)).toEqual({ table: 'a' });
  storage.remove('plan');
  expect(storage.read('plan', null)).toBeNull();
});

test('where there is no room left, the newer value counts', () => {
  storage.write('theme', 'light');
  const { getItem } = localStorage;
  vi.stubGlobal('localStorage', { getItem: getItem.bind(localStorage), setItem: denied });
  storage.write('theme', 'dark');
  expect(storage.read('theme', 'auto')).toBe('dark');
});

test('what is unreadable is as good as nothing', () => {
  localStorage.setItem('volteface.theme', '{');
  expect(storage.read('theme', 'auto')).toBe('auto');
});
