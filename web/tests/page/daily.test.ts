// @vitest-environment happy-dom
// Today's deck in the browser: one counted try, whatever tabs, storage and clocks do; results, friends and pictures.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DailyPage from '../../src/daily/DailyPage.svelte';
import { friends, friendsOn } from '../../src/daily/friends.svelte';
import { lettersOf } from '../../src/daily/result/grid';
import { dailyOf, DAILY_GAMES, pathOf } from '../../src/daily/parts';
import { drawResult } from '../../src/daily/result/picture';
import { begin } from '../../src/daily/play';
import { resultOf, results, tryOf } from '../../src/daily/results.svelte';
import { reach } from '../../src/wire/hosts/reach.svelte';
import { server } from '../../src/wire/hosts/server';
import type { DailyResult, DailyTable } from '../../src/wire/types';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';

const DAY = '2026-11-18';
const NOON = Date.UTC(2026, 10, 18, 12);
const DECK = { day: DAY, link: 'ab'.repeat(32), isProven: null, since: null };
const STANDINGS: DailyTable = {
  day: DAY,
  game: 'flip7',
  unit: 'points',
  players: 12,
  half: 96,
  best: [],
  mine: null,
  better_than: null,
};

function resultBy(name: string, changes: Partial<DailyResult> = {}): DailyResult {
  const rounds = [{ signs: ['number', 'bust'], score: 0, bot_score: 20 }];
  const result = { day: DAY, game: 'flip7', name, unit: 'points' as const, score: 90, bot_score: 110, rounds };
  return { ...result, decisions: 4, differences: [], is_mine: true, ...changes };
}

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
let asked: Asked[] = [];
let answers: Record<string, { status: number; body: unknown }> = {};
let page: object | null = null;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  localStorage.clear();
  [results.list, friends.list, asked] = [[], [], []];
  answers = {
    'GET /api/daily': { status: 200, body: { day: DAY, link: DECK.link, is_secret: true } },
    'POST /api/daily': { status: 201, body: { table: 'mine', path: '/t/mine' } },
    'POST /api/guests': { status: 201, body: { person: 'p', name: 'Ann' } },
    [`GET /api/daily/flip7?day=${DAY}`]: { status: 200, body: STANDINGS },
  };
  words.use('en', readForms('en'));
  reach.note(true);
  vi.spyOn(server, 'request').mockImplementation((method, path, body) => {
    asked.push({ method, path, body });
    return Promise.resolve(answers[`${method} ${path}`] ?? { status: 0, body: null });
  });
});
afterEach(() => {
  if (page) void unmount(page);
  page = null;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function show(id = ''): Promise<void> {
  page = mount(DailyPage, { target: document.body, props: { id } });
  await settle();
}

async function settle(): Promise<void> {
  for (let step = 0; step < 20; step++) {
    await Promise.resolve();
    flushSync();
  }
}

const text = (): string => document.body.textContent.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s+/g, ' ');
const posts = (): Asked[] => asked.filter(({ method, path }) => method === 'POST' && path === '/api/daily');
const pressPlay = async (): Promise<void> => {
  document.querySelector<HTMLButtonElement>('button.cta')!.click();
  await settle();
};

test('both games have a deck, and an address each', () => {
  expect(DAILY_GAMES.map(({ game }) => pathOf(game))).toEqual(['/today', '/today/phase10flip']);
});

test('the page tells how many have played, and no names before one has', async () => {
  await show();
  expect(text()).toContain('12 have finished it. Half made 96 or more.');
  expect(text()).toContain('Your name and result will be in today’s table');
  expect(document.querySelector('ol li.mine')).toBeNull();
});

test('without anybody’s results one can play all the same', async () => {
  answers[`GET /api/daily/flip7?day=${DAY}`] = { status: 500, body: null };
  await show();
  expect(text()).not.toContain('finished');
  expect(document.querySelector('button.cta')).not.toBeNull();
});

test('the counted try is kept, and a second tab goes on with it', async () => {
  expect(await begin('flip7', DECK, false)).toBe('mine');
  expect(tryOf(DAY, 'flip7')).toEqual({ day: DAY, game: 'flip7', table: 'mine', score: null });
  results.list = []; // another tab, which has not looked at the storage since
  expect(await begin('flip7', DECK, false)).toBe('mine');
  expect(results.list).toHaveLength(1);
  expect(posts().map(({ body }) => body)).toEqual([
    { game: 'flip7', day: DAY, is_practice: false, link: null },
    { game: 'flip7', day: DAY, is_practice: false, link: null },
  ]);
});

test('whoever cleared the storage but is still known to the server goes on with their first try', async () => {
  answers['POST /api/daily'] = { status: 201, body: { table: 'first', path: '/t/first' } };
  expect(await begin('flip7', DECK, false)).toBe('first');
  expect(tryOf(DAY, 'flip7')?.table).toBe('first');
});

test('a try that its server has lost makes room for another one', async () => {
  results.keep({ day: DAY, game: 'flip7', table: 'lost', score: null });
  expect(await begin('flip7', DECK, false)).toBe('mine');
  expect(tryOf(DAY, 'flip7')?.table).toBe('mine');
});

test('a try at a server that does not answer is opened where it is', async () => {
  results.keep({ day: DAY, game: 'flip7', table: 'away', score: null });
  answers['POST /api/daily'] = { status: 0, body: null };
  expect(await begin('flip7', DECK, false)).toBe('away');
});

test('practice counts for nothing', async () => {
  await begin('flip7', DECK, true);
  expect(posts()[0]!.body).toMatchObject({ is_practice: true });
  expect(results.list).toEqual([]);
});

test('torn results are left out, and the others are kept', () => {
  const right = { day: DAY, game: 'flip7', table: 't', score: 90 };
  const torn = [null, 7, {}, { ...right, day: 'soon' }, { ...right, score: '90' }, { ...right, table: null }, right];
  for (const stored of [JSON.stringify(torn), '{', 'null', '"text"', '{"a":1}']) {
    localStorage.setItem('volteface.daily', stored);
    results.list = [];
    results.refresh();
    expect(results.list).toEqual(stored === JSON.stringify(torn) ? [right] : []);
  }
});

test('a page that was left open over midnight shows the new deck before it is played', async () => {
  await show();
  vi.setSystemTime(NOON + 86_400_000);
  answers['GET /api/daily'] = { status: 200, body: { day: '2026-11-19', link: 'cd'.repeat(32), is_secret: true } };
  await pressPlay();
  expect(text()).toContain('A new day has begun: this is today’s deck.');
  expect(posts()).toEqual([]);
  await pressPlay();
  expect(posts()[0]!.body).toMatchObject({ day: '2026-11-19' });
});

test('a device whose clock is wrong plays the deck that the server has', async () => {
  vi.setSystemTime(NOON + 86_400_000);
  await show();
  await pressPlay();
  expect(posts()[0]!.body).toMatchObject({ day: DAY });
});

test('a finished try shows its place among the others', async () => {
  results.keep({ day: DAY, game: 'flip7', table: 'mine', score: null });
  answers['GET /api/tables/mine/daily'] = { status: 200, body: resultBy('Ann') };
  const mine = { rank: 2, name: 'Ann', score: 90, is_mine: true };
  const best = [{ rank: 1, name: '<b>Zoé</b>', score: 120, is_mine: false }, mine];
  answers[`GET /api/daily/flip7?day=${DAY}`] = { status: 200, body: { ...STANDINGS, best, mine, better_than: 71 } };
  await show('mine');
  expect(resultOf(DAY, 'flip7')?.score).toBe(90);
  expect(text()).toContain('Better than 71 % here.');
  expect(text()).toContain('<b>Zoé</b>');
  expect(document.querySelector('.mine')?.textContent).toContain('Ann');
});

test('a result that is open at midnight leads to the new deck', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] });
  results.keep({ day: DAY, game: 'flip7', table: 'mine', score: 90 });
  answers['GET /api/tables/mine/daily'] = { status: 200, body: resultBy('Ann') };
  await show();
  expect(text()).toContain('The next deck in 12 h 0 min');
  vi.advanceTimersByTime(12 * 3_600_000);
  answers['GET /api/daily'] = { status: 200, body: { day: '2026-11-19', link: 'cd'.repeat(32), is_secret: true } };
  await settle();
  expect(text()).not.toContain('The next deck in');
  document.querySelector<HTMLAnchorElement>('.next a')!.click();
  await settle();
  expect(text()).toContain('A new day has begun: this is today’s deck.');
});

test('a friend’s rounds stay hidden until one has played, and are kept for later', async () => {
  const signs = ['number', 'number', 'seven'];
  const theirs = resultBy('Zoé', { is_mine: false, rounds: [{ signs, score: 90, bot_score: 1 }] });
  answers['GET /api/tables/theirs/daily'] = { status: 200, body: theirs };
  await show('theirs');
  expect(text()).toContain('Zoé made this.');
  expect(text()).toContain('Then you see Zoé’s rounds beside yours.');
  expect(document.querySelector('.signs')).toBeNull();
  expect(document.querySelector('a.cta')?.getAttribute('href')).toBe('/today');
  expect(friendsOn(DAY, 'flip7')).toEqual([{ day: DAY, game: 'flip7', table: 'theirs', name: 'Zoé', score: 90 }]);
});

test('once one has played, both results stand side by side', async () => {
  results.keep({ day: DAY, game: 'flip7', table: 'mine', score: 66 });
  answers['GET /api/tables/mine/daily'] = { status: 200, body: resultBy('Ann', { score: 66 }) };
  answers['GET /api/tables/theirs/daily'] = { status: 200, body: resultBy('Zoé', { is_mine: false }) };
  await show('theirs');
  expect(document.querySelectorAll('.signs')).toHaveLength(2);
  expect(text()).not.toContain('Play the same cards first');
});

test('a result that cannot be had says why, and keeps what this browser knows', async () => {
  results.keep({ day: DAY, game: 'flip7', table: 'mine', score: 66 });
  await show('mine');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('cannot be reached');
  expect(document.querySelector('.score')?.textContent).toContain('points');
});

test('every choice is listed once one asks for the analysis', async () => {
  const differences = [3, 1, 2, 1].map((round, index) => ({
    ...{ round, turn: index, move: 'hit', best: 'stay', cost: 4 - index, points: 27, outcome: 0 },
    ...{ card: null, best_card: null },
  }));
  results.keep({ day: DAY, game: 'flip7', table: 'mine', score: 66 });
  answers['GET /api/tables/mine/daily'] = { status: 200, body: resultBy('Ann', { differences }) };
  await show('mine');
  const notes = (): string[] =>
    [...document.querySelectorAll('.note')].map((one) => one.textContent.trim().slice(0, 9));
  const plain = (): string[] => notes().map((one) => one.replaceAll(/[\u2068\u2069:]/g, '').trim());
  expect(plain()).toEqual(['Round 3', 'Round 1', 'Round 2']);
  document.querySelector<HTMLButtonElement>('button.second')!.click();
  await settle();
  expect(plain()).toEqual(['Round 1', 'Round 1', 'Round 2', 'Round 3']);
});

test('a choice with the cards of Phase 10 FLIP! is told with what it cost, and one that cost nothing is not', () => {
  const choice = {
    round: 2,
    turn: 5,
    move: 'discard',
    best: 'discard',
    card: 'r5',
    best_card: 'g*',
    points: 0,
    outcome: 0,
  };
  const note = dailyOf('phase10flip')!.note;
  const told = note({ ...choice, cost: 3 })!.text.replaceAll(/[\u2068\u2069]/g, '');
  expect(told).toMatch(/^Round 2, turn 5: you discarded .*5.*, the bot .*star.*\. That cost 3 turns\.$/);
  expect(note({ ...choice, cost: -1 })!.text).toContain('faster');
  expect(note({ ...choice, cost: 0 })).toBeNull();
});

test('signs and pictures tell no cards, and the picture holds every sign', () => {
  const signs = ['lay', ...Array<string>(18).fill('draw'), 'out'];
  const result = resultBy('Ann', { game: 'phase10flip', unit: 'turns', rounds: [{ signs, score: 20, bot_score: 9 }] });
  expect(lettersOf(result)).toBe(`✅${'⚫'.repeat(18)}🚩`);
  const { svg, height } = drawResult(result, 'Today’s deck <3', 'A & B');
  expect(svg.match(/rx="20"/g)).toHaveLength(20);
  expect(svg).toContain('&lt;3');
  expect(svg).toContain('A &amp; B');
  expect(height).toBeGreaterThan(600);
});
