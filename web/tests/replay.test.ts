import { expect, test, vi } from 'vitest';
import { Course } from '../src/replay/course';
import { actionOf } from '../src/replay/keys';
import { readAddress } from '../src/replay/address';
import { Recording } from '../src/replay/recording';
import { OPEN, ReplayClient } from '../src/replay/replay_client.svelte';
import type { Beat } from '../src/wire/table_client.svelte';
import type { SeenEntry, Moment, Replay } from '../src/wire/types';

// Two rounds: the first deal is over after 4 entries, rounds after 8 and 15; entries 8 and 9 deal the second round.
const STOPS = [4, 6, 8, 10, 13, 17];
const RESTS = [8, 15];
const LENGTH = 17;
const STRETCH = 6;
const course = new Course(STOPS, RESTS);

const actorOf = (seq: number): SeenEntry['actor'] => (STOPS.includes(seq) && seq !== 8 ? seq % 2 : 'dealer');
const entry = (seq: number): SeenEntry => ({
  seq,
  at: 0,
  actor: actorOf(seq),
  decided_by: 'person',
  events: [],
  table_event: null,
  undone_from: null,
});
const moment = (seq: number, viewer: number): Moment => ({
  entry: entry(seq),
  views: [{ seen: seq + 1, by: viewer }] as unknown as Moment['views'],
  players: seq < STOPS[0]! ? ['Ann', 'Cy'] : null,
});

function stretch(viewer: number, start: number): Replay {
  const seqs = Array.from({ length: Math.min(STRETCH, LENGTH - start) }, (_, index) => start + index);
  const setup = { game: 'flip7', seats: 2 } as Replay['setup'];
  return {
    table: 't',
    setup,
    players: ['Ann', 'Bob'],
    bots: [null, 'counter'],
    length: LENGTH,
    stops: STOPS,
    rests: RESTS,
    moments: seqs.map((seq) => moment(seq, viewer)),
    is_imported: false,
    is_verified: true,
  };
}

async function opened(at = 0, viewer = OPEN): Promise<{ client: ReplayClient; beats: Beat[] }> {
  const client = new ReplayClient('t', (_, whose, start) => Promise.resolve(stretch(whose, start)));
  await client.begin(viewer);
  await client.jump(at, viewer);
  const beats: Beat[] = [];
  client.listen((beat) => {
    beats.push(beat);
    client.shown = beat.table.seq; // as a table does that has shown it
  });
  return { client, beats };
}

test('those are named who sat at the table then', async () => {
  const { client } = await opened(0);
  expect(client.table!.seats.map(({ name }) => name)).toEqual(['Ann', 'Cy']);
  await client.jump(STOPS.length - 1);
  expect(client.table!.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
});

test('a stop where a round is counted belongs to that round, the next one to the next round', () => {
  expect(STOPS.map((_, stop) => course.roundAt(stop))).toEqual([1, 1, 1, 2, 2, 2]);
  expect(STOPS.map((_, stop) => course.isRest(stop))).toEqual([false, false, true, false, false, true]);
});

test('a round begins where its first cards lie', () => {
  expect([1, 2, 9].map((round) => course.startOf(round))).toEqual([0, 3, 3]);
});

test('a step back by a round goes to the start of this round first, then to the one before', () => {
  expect([5, 4, 3, 1, 0].map((stop) => course.roundBack(stop))).toEqual([3, 3, 0, 0, 0]);
});

test('a step on by a round goes to the next round, and from the last one to the end', () => {
  expect([0, 2, 3, 5].map((stop) => course.roundForward(stop))).toEqual([3, 3, 5, 5]);
});

test('a game without rounds has one stop and no other', () => {
  const empty = new Course([3], []);
  expect([
    empty.last,
    empty.rounds,
    empty.roundAt(0),
    empty.roundForward(0),
    empty.roundBack(0),
    empty.within(7),
  ]).toEqual([0, 0, 1, 0, 0, 0]);
});

test('a recording fetches no more than it is asked for, and nothing twice', async () => {
  const fetch = vi.fn((start: number) => Promise.resolve(stretch(OPEN, start)));
  const recording = new Recording(fetch);
  await Promise.all([recording.reach(2), recording.reach(7)]);
  expect(fetch.mock.calls).toEqual([[0], [6]]);
  await recording.reach(Infinity);
  expect(recording.moments.map((one) => one.entry.seq)).toEqual(Array.from({ length: LENGTH }, (_, seq) => seq));
  expect(recording.isWhole).toBe(true);
});

test('a stretch that failed is fetched when it is asked for again', async () => {
  const fetch = vi
    .fn((start: number) => Promise.resolve(stretch(OPEN, start)))
    .mockRejectedValueOnce(new Error('away'));
  const recording = new Recording(fetch);
  await expect(recording.reach(1)).rejects.toThrow('away');
  await recording.reach(1);
  expect(recording.moments).toHaveLength(STRETCH);
});

test('a replay opens at its stop with all that happened before', async () => {
  const { client } = await opened(3);
  expect([client.at, client.table!.seq, client.story.length, client.isCaughtUp]).toEqual([3, 10, 10, true]);
  expect(client.names).toEqual(['Ann', 'Bob']);
});

test('a step on tells the table only what is new, to be played', async () => {
  const { client, beats } = await opened(0);
  await client.forward();
  expect(beats.map(({ isCatchUp, happened }) => [isCatchUp, happened.map((one) => one.seq)])).toEqual([
    [false, [4, 5]],
  ]);
  expect([client.at, client.story.length]).toEqual([1, 6]);
});

test('a step back is shown at once, and takes what happened back', async () => {
  const { client, beats } = await opened(4);
  await client.jump(3);
  expect(beats.map(({ isCatchUp, table }) => [isCatchUp, table.seq])).toEqual([[true, 10]]);
  expect(client.story.map((one) => one.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('steps forward after steps back tell the same again', async () => {
  const { client, beats } = await opened(1);
  await client.jump(0);
  await client.forward();
  expect(beats.at(-1)!.happened.map((one) => one.seq)).toEqual([4, 5]);
});

test('whoever steps on while a move is still being shown sees the next one at once', async () => {
  const { client } = await opened(0);
  client.shown = 0;
  const beats: Beat[] = [];
  client.listen((beat) => beats.push(beat));
  await client.forward();
  expect(beats.map((beat) => beat.isCatchUp)).toEqual([true]);
});

test('there is nothing before the first stop and nothing after the last', async () => {
  const { client, beats } = await opened(99);
  expect([client.at, client.isAtEnd]).toEqual([5, true]);
  await client.forward();
  expect(beats).toEqual([]);
  await client.jump(-3);
  expect(client.at).toBe(0);
});

test('whoever moved next was asked', async () => {
  const { client } = await opened(0);
  const asked: (number | null)[] = [];
  for (let stop = 0; stop < STOPS.length; stop++) {
    await client.jump(stop);
    asked.push(client.table!.asked);
  }
  expect(asked).toEqual([0, 0, null, 0, 1, null]);
});

test('a seat sees its own recording, and nothing of the one with all hands open', async () => {
  const { client } = await opened(2);
  client.allOpen = () => ({ isOpen: true }) as never;
  await client.jump(2);
  expect([client.me, client.table!.game]).toEqual([null, { isOpen: true }]);
  await client.jump(2, 1);
  expect([client.me, client.table!.game, client.at]).toEqual([1, { seen: 8, by: 1 }, 2]);
});

test('of two wishes the later one counts, whichever arrives first', async () => {
  const late: (() => void)[] = [];
  const client = new ReplayClient('t', (_, whose, start) =>
    start === 0
      ? Promise.resolve(stretch(whose, start))
      : new Promise((settle) => late.push(() => settle(stretch(whose, start)))),
  );
  await client.begin(OPEN);
  const far = client.jump(2);
  const near = client.jump(0);
  await near;
  late.forEach((arrive) => arrive());
  await far;
  expect([client.at, client.isFetching]).toEqual([0, false]);
});

test('nothing can be asked for at a replay', async () => {
  const { client } = await opened(0);
  expect((await client.act({ move: 'hit' })).is).toBe('refused');
  expect(client.waiting).toBe(0);
});

test.each([
  ['', { at: 0, viewer: OPEN }],
  ['?at=41&seat=2', { at: 41, viewer: 2 }],
  ['?at=-1&seat=x', { at: 0, viewer: OPEN }],
])('the address %s names a moment and a view', (search, index) => {
  expect(readAddress(search)).toEqual(index);
});

test('keys step and play, but not where they mean something else', () => {
  const press = (key: string, within: string | null = null, more = {}): string | null =>
    actionOf({
      key,
      target: { closest: (owners: string) => (within !== null && owners.includes(within) ? {} : null) },
      ...more,
    } as unknown as KeyboardEvent);
  expect([' ', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'x'].map((key) => press(key))).toEqual([
    'toggle',
    'back',
    'forward',
    'roundBack',
    'roundForward',
    'toStart',
    'toEnd',
    null,
  ]);
  expect([
    press(' ', 'button'),
    press('ArrowLeft', 'button'),
    press('ArrowLeft', 'select'),
    press('Home', null, { defaultPrevented: true }),
  ]).toEqual([null, 'back', null, null]);
});
