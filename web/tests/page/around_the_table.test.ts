// @vitest-environment happy-dom
// What is around a table of any game: talk, reactions, the host's menu, a pause.
import { afterEach, expect, test, vi } from 'vitest';
import type { SeenEntry, TableView } from '../../src/wire/types';
import { GAMES } from '../flip7/games';
import { closeLayer } from '../../src/ui/layers';
import { entryOf, openTable, tableOf, type Page } from './open_table';

const { first } = GAMES[0]!;
const playing = (changes: Partial<TableView> = {}): TableView =>
  tableOf({ ...first, me: 1, lines: first.lines.slice(0, 4), totals: [0, 0, 0, 0] }, { me: 1, ...changes });
const byLea = (seq: number, table_event: NonNullable<SeenEntry['table_event']>): SeenEntry =>
  entryOf(seq, { table_event });

let page: Page;
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what somebody says is counted until it is read', async () => {
  page = await openTable(playing());
  const said = { event: 'said', person: 'p0', name: 'Léa', text: 'Careful, Zoé!' } as const;
  await page.update(playing({ seq: 11 }), byLea(10, said));
  await page.click(page.button('Story, 1 new message'));
  expect(page.text('dialog[open]')).toContain('Careful, Zoé!');
  expect(page.button('Story')).not.toBeNull();
});

test('what one types is said', async () => {
  page = await openTable(playing(), { isWide: true });
  const box = page.find<HTMLInputElement>('aside input')!;
  box.value = 'Careful!';
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await page.settle();
  expect(page.sent('say')).toEqual([{ type: 'say', text: 'Careful!' }]);
  expect(box.value).toBe('');
});

test('a reaction is sent, and flies over the others tables', async () => {
  page = await openTable(playing(), { isWide: true });
  await page.click(page.button('good luck'));
  expect(page.sent('react')).toEqual([{ type: 'react', sign: '🍀' }]);
  const reacted = { event: 'reacted', person: 'p0', name: 'Léa', sign: '🍀' } as const;
  page.socket.tell({ type: 'update', now: 0, version: 0, table: playing({ seq: 11 }), happened: [byLea(10, reacted)] });
  await vi.advanceTimersByTimeAsync(100);
  expect(page.text('.sky')).toContain('🍀');
  await page.settle(3_000);
  expect(page.text('.sky')).toBe('');
});

test('the screen is kept awake from the beginning of a game to its end, without letting go in between', async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ released: false, release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  page = await openTable(playing());
  await page.update(playing({ seq: 11 }), entryOf(10));
  await page.update(playing({ seq: 12, is_paused: true }), entryOf(11));
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
  await page.update(playing({ seq: 13, stage: 'over' }), entryOf(12));
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 1]);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('where the chat is off, nobody can write', async () => {
  page = await openTable(playing({ chat_on: false }), { isWide: true });
  expect(page.text('aside')).toContain('The host has turned the chat off.');
  expect(page.find('aside input')).toBeNull();
});

test('a pause is seen by all, and only the host can end it', async () => {
  page = await openTable(playing());
  await page.update(playing({ seq: 11, is_paused: true }), entryOf(10));
  expect(page.text('.situation')).toContain('The game is paused.');
  expect(page.button('Go on')).toBeNull();
  await page.update(playing({ seq: 12 }), entryOf(11));
  expect(page.text('.situation')).not.toContain('The game is paused.');
});

test('the host pauses, goes on, turns the chat off and hands the table over', async () => {
  page = await openTable(playing({ me: 0 }));
  await page.click(page.button('Menu'));
  await page.click(page.button('Pause'));
  expect(page.sent('pause')).toHaveLength(1);
  await page.update(playing({ me: 0, seq: 11, is_paused: true }), entryOf(10));
  await page.click(page.button('Go on'));
  expect(page.sent('resume')).toHaveLength(1);
  const chat = page
    .all('dialog[open] input[role="switch"]')
    .find((one) => one.closest('label')!.textContent.includes('Chat'));
  await page.click(chat!);
  expect(page.sent('switch_chat')).toEqual([{ type: 'switch_chat', on: false }]);
  await page.click(page.button('Make Zoé the host'));
  expect(page.sent('hand_over')).toEqual([{ type: 'hand_over', seat: 1 }]);
});

test('whoever is given the table is told so in the menu', async () => {
  page = await openTable(playing());
  await page.click(page.button('Menu'));
  expect(page.text('dialog[open]')).not.toContain('You are the host');
  await page.update(playing({ seq: 11, host: 'p1' }), entryOf(10));
  expect(page.text('dialog[open]')).toContain('You are the host');
});

test('the last round has its recap too, and the result comes after it', async () => {
  page = await openTable(playing());
  const over = { ...playing().game!, stage: 'over', scores: [0, 0, 0, 0], winners: [0] } as TableView['game'];
  await page.update(playing({ seq: 11, stage: 'over', asked: null, game: over }), entryOf(10));
  expect(page.button('Rematch')).toBeNull();
  await page.click(page.button('The result'));
  expect(page.button('Rematch')).not.toBeNull();
});

test('who comes when the game is over sees its result at once', async () => {
  const over = { ...playing().game!, stage: 'over', winners: [0] } as TableView['game'];
  page = await openTable(playing({ stage: 'over', asked: null, game: over }));
  expect(page.button('Rematch')).not.toBeNull();
});

test('a sheet says that it is your turn', async () => {
  page = await openTable(playing({ asked: 0 }));
  await page.click(page.button('Menu'));
  expect(page.text('dialog[open] .turn')).toBe('');
  await page.update(playing({ seq: 11, asked: 1 }), entryOf(10));
  expect(page.text('dialog[open] .turn')).toBe('Your turn.');
});

test('going back closes a sheet before it leaves the page', async () => {
  page = await openTable(playing());
  await page.click(page.button('Menu'));
  history.replaceState(null, ''); // as the browser leaves it
  expect(closeLayer()).toBe(true);
  await page.settle();
  expect(page.find('dialog[open]')).toBeNull();
  expect(closeLayer()).toBe(false);
});

test('the story is one stop for the Tab key, and arrows lead along its lines', async () => {
  page = await openTable(playing(), { isWide: true });
  const stay = (seat: number) => ({ event: 'stayed', seat, points: 5, by_itself: false }) as const;
  await page.update(playing({ seq: 11, asked: 0 }), entryOf(10, { events: [stay(2), stay(3)] }));
  const lines = page.all('aside ol .why');
  expect(lines.map((line) => line.tabIndex)).toEqual([-1, -1]);
  const list = page.find('aside ol[tabindex]')!;
  await page.press('ArrowUp', list);
  expect(document.activeElement).toBe(lines[1]);
  await page.press('ArrowUp', list);
  expect(document.activeElement).toBe(lines[0]);
});
