// @vitest-environment happy-dom
// Keyboard shortcuts run on a page, but not where a key means something else.
import { beforeEach, expect, test, vi } from 'vitest';
import { shortcuts } from '../../src/ui/keys';

const run = vi.fn();
const listener = shortcuts(() => ({ h: () => run('h'), Escape: () => run('Escape') }));

beforeEach(() => {
  run.mockClear();
  document.body.innerHTML =
    '<main></main><input /><select></select><textarea></textarea><dialog><button></button></dialog>';
});

function press(at: string, key: string, options: KeyboardEventInit = {}): void {
  const element = document.querySelector(at)!;
  const event = new KeyboardEvent('keydown', { key, ...options });
  Object.defineProperty(event, 'target', { value: element });
  listener(event);
}

test.each(['h', 'H', 'Escape'])('%s runs its action', (key) => {
  press('main', key);
  expect(run).toHaveBeenCalledExactlyOnceWith(key === 'Escape' ? 'Escape' : 'h');
});

test.each(['input', 'select', 'textarea', 'dialog button'])('a letter in %s is left to it', (selector) => {
  press(selector, 'h');
  expect(run).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])('%j runs nothing', (options) => {
  press('main', 'h', options);
  expect(run).not.toHaveBeenCalled();
});

test('a key without an action runs nothing', () => {
  press('main', 'q');
  expect(run).not.toHaveBeenCalled();
});
