// A localStorage in memory, for tests without a document.
import { vi } from 'vitest';

/** Have an empty one. */
export function emptyStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
}
