// @vitest-environment happy-dom
// The line above the card keys of a real table keeps room for the adviser's word, so that nothing moves when it comes.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Companion } from '../../src/companion/companion.svelte';
import Advice from '../../src/flip7/companion/pad/Advice.svelte';
import type { Flip7Advice } from '../../src/wire/types';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';

const ODDS = {
  cards: [],
  cards_left: 40,
  is_exact: true,
  players: [{ player: 1, bust: 0.25, points: 20, value: 21 }],
};
let page: object | null = null;

beforeEach(() => words.use('en', readForms('en')));
afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = '';
});

function show(asks: 'decision' | 'card', advice: Promise<Flip7Advice | null>): void {
  const companion = { shown: { odds: ODDS, turn: { asks } }, advise: () => advice } as unknown as Companion;
  page = mount(Advice, { target: document.body, props: { companion, player: 1 } });
  flushSync();
}
const wordBox = (): Element | null => document.querySelector('.word');

test('its room is there before the adviser has answered', async () => {
  const advice = Promise.resolve({ suggestion: { is_hit_best: false } } as unknown as Flip7Advice);
  show('decision', advice);
  expect(wordBox()?.textContent).toBe('');
  await advice;
  await Promise.resolve();
  flushSync();
  expect(wordBox()?.textContent).toContain('Stay');
});

test('where there is nothing to decide, the odds have the whole line', () => {
  show('card', Promise.resolve(null));
  expect(wordBox()).toBeNull();
  expect(document.body.textContent).toContain('25 % bust');
});
