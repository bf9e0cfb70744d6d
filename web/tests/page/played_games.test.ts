// @vitest-environment happy-dom
// Somebody's finished games: those with real cards are marked, lead to their score sheet, and have no deal to verify.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import PlayedGame from '../../src/me/PlayedGame.svelte';
import type { TableSummary } from '../../src/wire/types';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';

let page: object | null = null;

beforeEach(() => words.use('en', readForms('en')));
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = '';
});

function show(dealer: 'verifiable' | 'people', more: Partial<TableSummary> = {}): { links: string[]; text: string } {
  const game = {
    table: 'abcdef23',
    setup: { game: 'flip7', dealer },
    stage: 'over',
    players: ['Ada', 'Zoé'],
    seat: null,
    totals: [210, 190],
    winners: [0],
    updated: 0,
    is_imported: false,
    is_verified: false,
    ...more,
  } as TableSummary;
  page = mount(PlayedGame, { target: document.body, props: { game } });
  flushSync();
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
  return { links, text: document.body.textContent };
}

test('a game that was dealt here can be watched again and verified', () => {
  const { links, text } = show('verifiable');
  expect(links).toEqual(['/replay/abcdef23', '/v/abcdef23']);
  expect(text).not.toContain('Real cards');
});

test('a game with real cards says so and leads to its score sheet', () => {
  const { links, text } = show('people');
  expect(links).toEqual(['/t/abcdef23']);
  expect(text).toContain('Real cards: no deal to verify');
});

test('from a file, a game with real cards is not called unverified', () => {
  const { text } = show('people', { is_imported: true });
  expect(text).toContain('From a file');
  expect(text).not.toContain('unverified');
});
