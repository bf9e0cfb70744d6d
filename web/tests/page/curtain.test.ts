// @vitest-environment happy-dom
// The curtain between two people at one device: whom it calls can be read across the table.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Curtain from '../../src/hotseat/Curtain.svelte';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';

words.use('fr', readForms('fr'));
let page: Record<string, unknown>;
afterEach(() => void unmount(page));

/** Call somebody: in how many lines, and what is heard. */
function call(name: string): { lines: number; heard: string; lift: () => void } {
  const onlift = vi.fn();
  page = mount(Curtain, { target: document.body, props: { awaited: { person: 'p', name, seat: 1 }, onlift } });
  flushSync();
  const heading = document.querySelector('h1')!;
  return { lines: heading.querySelectorAll('.word').length, heard: heading.textContent.trim(), lift: onlift };
}

test('a short name is called in one line', () => {
  expect(call('Ada')).toMatchObject({ lines: 1, heard: 'Passe-le à Ada' });
});

test('a long one in two, and it is heard as one sentence', () => {
  const { lines, heard, lift } = call('Wilhelmina-Charlotte 24');
  expect([lines, heard]).toEqual([2, 'Passe-le à Wilhelmina-Charlotte 24']);
  document.querySelector('button')!.click();
  expect(lift).toHaveBeenCalledOnce();
});
