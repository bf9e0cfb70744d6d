// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

/** Stands for the browser, which tells of sizes once it has laid the page out. */
class Observer {
  static told: ((changes: { target: Element }[]) => void)[] = [];
  static observed = new Set<Element>();
  constructor(tell: (changes: { target: Element }[]) => void) {
    Observer.told.push(tell);
  }
  observe(element: Element): void {
    Observer.observed.add(element);
  }
  unobserve(element: Element): void {
    Observer.observed.delete(element);
  }
  static layOut(): void {
    const changes = [...Observer.observed].map((target) => ({ target }));
    for (const tell of Observer.told) tell(changes);
  }
}

vi.stubGlobal('ResizeObserver', Observer);
const { measured } = await import('../src/look/measured');

afterEach(() => Observer.observed.clear());

test('a size is read once the browser has laid the page out, never in the task that draws it', () => {
  const element = document.createElement('div');
  const read = vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(320);
  const widths: number[] = [];
  measured(({ clientWidth }) => widths.push(clientWidth))(element);
  expect(read).not.toHaveBeenCalled();
  Observer.layOut();
  expect(widths).toEqual([320]);
});

test('an element that is gone is not measured any more', () => {
  const element = document.createElement('div');
  const tell = vi.fn();
  const stop = measured(tell)(element);
  if (stop) stop();
  expect(Observer.observed).not.toContain(element);
  Observer.layOut();
  expect(tell).not.toHaveBeenCalled();
});
