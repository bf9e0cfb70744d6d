// @vitest-environment happy-dom
// Between rounds and after the game: who is ready, recaps that nobody tears away, the rematch, the series.
import { afterEach, expect, test, vi } from 'vitest';
import type { SeatView, SeenEntry, TableView } from '../../src/wire/types';
import { notices } from '../../src/ui/notices.svelte';
import { settings } from '../../src/settings/settings.svelte';
import { GAMES } from '../flip7/games';
import { entryOf, NAMES, openTable, seatOf, tableOf, type Page } from './open_table';

const { first } = GAMES[0]!;
const lines = first.lines.slice(0, 4);
const playing = (changes: Partial<TableView> = {}): TableView =>
  tableOf({ ...first, lines, totals: [0, 0, 0, 0] }, { asked: null, ...changes });
const scored = { ...first, lines, totals: [5, 0, 0, 0], scores: [5, 0, 0, 0], stage: 'scored' } as TableView['game'];
const seats = (...ready: number[]): SeatView[] =>
  NAMES.map((name, seat) => seatOf(name, { person: `p${seat}`, is_ready: ready.includes(seat) }));
const resting = (changes: Partial<TableView> = {}): TableView =>
  playing({ game: scored, is_resting: true, seats: seats(), ...changes });
const over = (changes: Partial<TableView> = {}): TableView =>
  playing({ stage: 'over', game: { ...scored, stage: 'over', winners: [0] } as TableView['game'], ...changes });
const event = (seq: number, table_event: NonNullable<SeenEntry['table_event']>, actor = 1): SeenEntry =>
  entryOf(seq, { actor, table_event });
const fade = (): string => page.text('.recap footer');

let page: Page;
afterEach(() => {
  page.close();
  notices.list = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('one tap says that one is ready, and everybody sees who is', async () => {
  page = await openTable(resting());
  await page.click(page.button('Next round'));
  expect(page.sent('go_on')).toHaveLength(1);
  await page.update(
    resting({ seq: 12, seats: seats(0, 2) }),
    event(10, { event: 'ready', seat: 0 }, 0),
    event(11, { event: 'ready', seat: 2 }, 2),
  );
  expect(fade()).toContain('You are ready. Waiting for Zoé and Marco.');
  expect(page.button('Next round')).toBeNull();
  expect(page.all('.recap footer li').map((one) => one.className.includes('isReady'))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('whoever was ready sees the next round as it begins', async () => {
  page = await openTable(resting());
  await page.click(page.button('Next round'));
  await page.update(playing({ seq: 11, asked: 1 }), entryOf(10));
  expect(page.find('.recap')).toBeNull();
});

test('nobody loses the recap they still read, and a button leads to the table', async () => {
  page = await openTable(playing());
  await page.update(resting({ seq: 11 }), entryOf(10));
  await page.update(playing({ seq: 12, asked: 1 }), entryOf(11));
  expect(fade()).toContain('The next round has begun.');
  await page.update(playing({ seq: 13, asked: 0 }), entryOf(12));
  expect(fade()).toContain('it is your turn');
  expect(document.title).toContain('Your turn');
  await page.click(page.button('To the table'));
  expect(page.find('.recap')).toBeNull();
  expect(page.find('.table')!.dataset['seq']).toBe('13');
});

test('each of several rounds has its recap for whoever is slow', async () => {
  page = await openTable(playing());
  await page.update(resting({ seq: 11 }), entryOf(10));
  await page.update(playing({ seq: 12, asked: 1 }), entryOf(11));
  await page.update(resting({ seq: 13 }), entryOf(12));
  await page.update(playing({ seq: 14, asked: 1 }), entryOf(13));
  await page.click(page.button('To the table'));
  expect(fade()).toContain('The next round has begun.');
  await page.click(page.button('To the table'));
  expect(page.find('.recap')).toBeNull();
});

test('a spectator is shown the next round without a tap', async () => {
  page = await openTable(playing({ me: null }));
  await page.update(resting({ me: null, seq: 11 }), entryOf(10));
  expect(page.find('.recap')).not.toBeNull();
  await page.update(playing({ me: null, seq: 12, asked: 1 }), entryOf(11));
  expect(page.find('.recap')).toBeNull();
});

test('the countdown and the talk go on while one reads', async () => {
  page = await openTable(resting({ countdown: { ends_at: 30_000, why: 'rest', seat: null, asked_again_at: null } }));
  expect(fade()).toContain('Goes on by itself in');
  const said = { event: 'said', person: 'p1', name: 'Zoé', text: 'Wait!' } as const;
  await page.update(resting({ seq: 11 }), event(10, said));
  expect(page.button('Story, 1 new message')).not.toBeNull();
  expect(page.button('Next round')).not.toBeNull();
});

test('who is too late to be ready is told nothing bad', async () => {
  page = await openTable(resting());
  await page.click(page.button('Next round'));
  const { action } = page.socket.sent.findLast((one) => one.type === 'go_on')!;
  await page.hear({ type: 'refused', action, reason: { id: 'refused-round-is-not-over', arguments: {} }, text: '' });
  expect(notices.list).toEqual([]);
});

test('the top bar stays with the game until its last round has been seen', async () => {
  page = await openTable(playing());
  await page.update(over({ seq: 11 }), entryOf(10));
  expect(page.text('header')).toContain('Round');
  await page.click(page.button('The result'));
  expect(page.text('header')).not.toContain('Round');
});

test('a call for a rematch reaches everybody, and says who comes', async () => {
  page = await openTable(over());
  const called = event(10, { event: 'rematched', table: 'new' });
  await page.update(over({ seq: 12, rematch: 'new', seats: seats(1) }), called, event(11, { event: 'ready', seat: 1 }));
  expect(notices.list.map(({ text }) => text)).toEqual(['Zoé wants a rematch.']);
  await page.update(over({ seq: 13, rematch: 'new', seats: seats(1, 2) }), event(12, { event: 'ready', seat: 2 }, 2));
  expect(page.text('.called')).toBe('Zoé wants a rematch. On the way: Ada.');
  await page.click(page.button('I’m in'));
  expect(page.sent('rematch')).toHaveLength(1);
});

test('the waiting room of a rematch counts down, and its host may have it wait', async () => {
  const waiting: Partial<TableView> = {
    stage: 'gathering',
    game: null,
    series: { games: 1, wins: [1, 0, 0, 0] },
    countdown: { ends_at: 45_000, why: 'rematch', seat: null, asked_again_at: null },
    seats: NAMES.map((name, seat) => seatOf(name, { person: `p${seat}`, is_here: seat === 0, is_nearby: seat === 1 })),
  };
  page = await openTable(playing(waiting));
  expect(page.text('.rematch')).toContain('The rematch begins in');
  expect(page.text('main')).toContain('still looking at the result');
  await page.click(page.button('Wait'));
  expect(page.sent('pause')).toHaveLength(1);
  await page.update(
    playing({ ...waiting, seq: 11, is_paused: true, countdown: null }),
    event(10, { event: 'paused' }, 0),
  );
  expect(page.text('.rematch')).toContain('waits until the host starts it');
});

test('the winner is spoken to, and the others read who won', async () => {
  page = await openTable(over());
  expect(page.text('.hero')).toContain('You win!');
  page.close();
  page = await openTable(over({ me: 1 }));
  expect(page.text('.hero')).toContain('Léa wins!');
});

test('a winner celebrates when the end has just come, until a tap', async () => {
  page = await openTable(playing());
  await page.update(over({ seq: 11 }), entryOf(10));
  page.button('The result')!.click();
  await vi.advanceTimersByTimeAsync(300);
  expect(page.find('.celebration')).not.toBeNull();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1);
  expect(page.find('.celebration')).toBeNull();
  page.close();
  page = await openTable(over()); // who comes later has nothing to skip
  expect(page.find('.celebration')).toBeNull();
});

test('nobody celebrates the win of somebody else', async () => {
  page = await openTable(playing({ me: 1 }));
  await page.update(over({ me: 1, seq: 11 }), entryOf(10));
  page.button('The result')!.click();
  await vi.advanceTimersByTimeAsync(300);
  expect(page.find('.celebration')).toBeNull();
});

test('once only bots still play, the rest of the round is shown at once', async () => {
  page = await openTable(playing({ asked: 1, may_skip: true }));
  await page.click(page.button('Skip to the end of the round'));
  expect(page.sent('skip')).toHaveLength(1);
  expect(page.button('Skip to the end of the round')).toBeNull();
  const stayed = entryOf(10, { events: [{ event: 'stayed', seat: 1, points: 5, by_itself: false }] });
  await page.update(resting({ seq: 11 }), stayed);
  expect(page.button('Next round')).not.toBeNull();
});

test('a spectator skips nothing', async () => {
  page = await openTable(playing({ me: null, asked: 1, may_skip: true }));
  expect(page.button('Skip to the end of the round')).toBeNull();
});

test('wins of the series stand beside the totals, and in the menu of the next game', async () => {
  const series = { games: 3, wins: [2, 1, 0, 0] };
  page = await openTable(over({ series }));
  expect(page.all('.wins').map((one) => one.textContent.trim())).toEqual(['22 wins', '11 win', '00 wins', '00 wins']);
  page.close();
  page = await openTable(playing({ series }));
  await page.click(page.button('Menu'));
  expect(page.text('dialog[open]')).toContain('3 games so far');
});

test('a first game has no series', async () => {
  page = await openTable(over({ series: { games: 1, wins: [1, 0, 0, 0] } }));
  expect(page.find('.wins')).toBeNull();
});

test('spectators are counted at the table, and react', async () => {
  page = await openTable(playing({ me: null, spectators: 3 }), { isWide: true });
  expect(page.text('header')).toContain('3 spectators');
  await page.click(page.button('good luck'));
  expect(page.sent('react')).toEqual([{ type: 'react', sign: '🍀' }]);
  expect(page.find('aside input')).toBeNull();
  page.socket.tell({ type: 'reaction', sign: '🍀' });
  await vi.advanceTimersByTimeAsync(100);
  expect(page.text('.sky')).toBe('🍀spectator');
});

test('the host chooses how fast the bots play', async () => {
  page = await openTable(
    playing({ seats: NAMES.map((name, seat) => seatOf(name, seat ? { bot: 'x' } : { person: 'p0' })) }),
  );
  await page.click(page.button('Menu'));
  const choice = page.all('dialog[open] select').find((one) => one.textContent.includes('calmly')) as HTMLSelectElement;
  choice.value = 'fast';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await page.settle();
  expect(page.sent('set_bot_speed')).toEqual([{ type: 'set_bot_speed', speed: 'fast' }]);
});

test('a tab that nobody looks at says in its title whose turn it is', async () => {
  page = await openTable(playing({ asked: 1 }));
  expect(document.title).not.toContain('Your turn');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await page.update(playing({ seq: 11, asked: 0 }), entryOf(10));
  expect(document.title).toContain('Your turn');
  hidden.mockRestore();
});

test('a turn is felt and heard as far as one wants it', async () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate }));
  settings.vibration = true;
  page = await openTable(playing({ asked: 1 }));
  await page.update(playing({ seq: 11, asked: 0 }), entryOf(10));
  expect(vibrate).toHaveBeenCalledTimes(1);
  settings.vibration = false;
  await page.update(playing({ seq: 12, asked: 1 }), entryOf(11));
  await page.update(playing({ seq: 13, asked: 0 }), entryOf(12));
  expect(vibrate).toHaveBeenCalledTimes(1);
});
