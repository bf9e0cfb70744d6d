// @vitest-environment happy-dom
// The big screen of Phase 10 FLIP!: what the server says is shown at once, with no timer between; and how it ends.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Companion } from '../../src/companion/companion.svelte';
import Board from '../../src/phase10flip/companion/board/Board.svelte';
import { settings } from '../../src/settings/settings.svelte';
import { TableClient } from '../../src/wire/table_client.svelte';
import type { TableView } from '../../src/wire/types';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';
import { Socket } from '../socket';
import { tableOf } from './open_table';

const NAMES = ['Zoé', 'Marco', 'Ada'];
const PAD = {
  side: 'colour',
  out: null,
  is_nobody_out: false,
  laid: [] as number[],
  hands: [],
  phases: 10,
  is_tie_break: false,
  playing: [0, 1, 2],
  tied: [] as number[],
  variant: 'standard',
  done: NAMES.map((_, player) => ({ player, phases: [1, 2] })),
  hand_size: 10,
};
const SHOWN = {
  players: NAMES.map((name, id) => ({ id, name })),
  seats: [0, 1, 2],
  way: 'scores',
  round: 3,
  dealer: 0,
  next_dealer: null,
  turn: { asks: 'out', player: null },
  standings: NAMES.map((_, player) => ({ player, total: 10 * player, points: 0, status: 'open', phase: 3 })),
  winners: [] as number[],
  is_over: false,
  timeline: [],
  sheet: [],
  unsettled: [],
  pad: PAD,
  odds: null,
};
let page: object | null = null;
let socket: Socket;

function table(seq: number, changes: object = {}): TableView {
  const companion = { shown: { ...SHOWN, ...changes }, is_open: false, writers: [] };
  const changed = { seq, me: null, companion } as unknown as Partial<TableView>;
  const at = tableOf(null, changed);
  return { ...at, setup: { ...at.setup, game: 'phase10flip', dealer: 'people' } };
}

beforeEach(() => {
  vi.useFakeTimers(); // and no test lets time pass: what waits for a timer never comes
  vi.stubGlobal('WebSocket', Socket);
  words.use('en', readForms('en'));
  settings.motion = 'full';
  const client = new TableClient('t').open();
  socket = Socket.made.at(-1)!;
  socket.tell({ type: 'welcome', protocol: 2, now: 0, person: null, version: 1, happened: [], table: table(7) });
  page = mount(Board, { target: document.body, props: { companion: new Companion(client) } });
  flushSync();
});
afterEach(() => {
  if (page) void unmount(page);
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hear(changes: object): void {
  socket.tell({ type: 'update', now: 0, version: 2, table: table(8, changes), happened: [] });
  flushSync();
}

const lanes = (): Element[] => [...document.querySelectorAll('article')];
const looks = (lane: Element): string[] =>
  [...lane.querySelectorAll('.phases i')].map(({ classList }) => classList[0]!);

test('an update is on the screen before any timer has fired', () => {
  expect(lanes()[0]!.textContent).toContain('Zoé');
  hear({ standings: SHOWN.standings.map((one) => (one.player === 0 ? { ...one, total: 95 } : one)) });
  expect(lanes()[2]!.textContent).toContain('Zoé');
  expect(lanes()[2]!.textContent).toContain('95');
});

test('a tie is announced, and only those who are tied have a phase before them', () => {
  hear({ turn: { asks: 'round', player: null }, pad: { ...PAD, tied: [0, 2] } });
  expect(document.body.textContent).toContain('Tie at phase 10: Zoé and Ada play it again.');
  const asked = lanes().filter((lane) => looks(lane).includes('at'));
  expect(asked.map((lane) => /Zoé|Marco|Ada/.exec(lane.textContent)![0]).toSorted()).toEqual(['Ada', 'Zoé']);
});

test('at the end the winner is named, and nobody has a phase before them', () => {
  hear({ is_over: true, winners: [1], turn: null });
  const wins = document.querySelector('article.wins')!;
  expect(wins.textContent).toContain('Marco');
  expect(wins.textContent).toContain('Wins!');
  expect(lanes().flatMap(looks)).not.toContain('at');
});

test('ten rounds show the phases that were laid, not how many rounds there were', () => {
  hear({ pad: { ...PAD, variant: 'ten_rounds', done: [{ player: 0, phases: [2] }] } });
  const zoe = lanes().find((lane) => lane.textContent.includes('Zoé'))!;
  expect(looks(zoe).slice(0, 4)).toEqual(['ahead', 'done', 'at', 'ahead']);
});
