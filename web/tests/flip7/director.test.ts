// The director shows every event of a game in its order, and ends where the server's view is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Flip7Director } from '../../src/flip7/scene/director.svelte';
import { sceneOf } from '../../src/flip7/scene/scene';
import type { Event, View } from '../../src/flip7/types';
import type { SoundName } from '../../src/sound/tones';
import type { Beat } from '../../src/wire/table_client.svelte';
import type { SeenEntry, TableView } from '../../src/wire/types';
import { GAMES } from './games';

const [{ first, updates }] = GAMES as [(typeof GAMES)[number]];

function tableOf(game: View, seq: number): TableView {
  return { seq, me: 0, asked: null, game, seats: [], setup: { turn_seconds: 0 } } as unknown as TableView;
}

function beatOf(index: number, isCatchUp = false): Beat {
  const { events, view } = updates[index]!;
  const happened = [{ seq: index, events } as unknown as SeenEntry];
  return { table: tableOf(view, index + 1), happened, isCatchUp };
}

function make() {
  const heard: SoundName[] = [];
  const shown: number[] = [];
  const director = new Flip7Director(tableOf(first, 0), {
    isStill: () => false,
    play: (sound) => heard.push(sound),
    advise: () => Promise.resolve(null),
    pace: () => 1,
    self: () => 0,
    shown: (seq) => shown.push(seq),
  });
  return { director, heard, shown };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('nothing is skipped: every card that was dealt is on the table once', async () => {
  const { director } = make();
  const seen = new Set<string>();
  for (let index = 0; index < 8; index++) director.receive(beatOf(index));
  for (let step = 0; step < 2000 && director.isPlaying; step++) {
    director.scene.lines.forEach((line, seat) => line.numbers.forEach((number) => seen.add(`${seat} ${number}`)));
    await vi.advanceTimersByTimeAsync(40);
  }
  const dealt = updates
    .slice(0, 8)
    .flatMap(({ events }) => events)
    .filter(
      (event): event is Extract<Event, { event: 'dealt' }> => event.event === 'dealt' && /^\d+$/.test(event.card),
    );
  expect(dealt.length).toBeGreaterThan(5);
  for (const { seat, card } of dealt) expect(seen).toContain(`${seat} ${card}`);
});

test('a row of updates is played to its end, one after the other', async () => {
  const { director, shown } = make();
  for (let index = 0; index < 12; index++) director.receive(beatOf(index));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(director.isPlaying).toBe(false);
  expect(director.scene).toEqual(sceneOf(updates[11]!.view, director.scene));
});

test('skipping shows the end at once', async () => {
  const { director } = make();
  for (let index = 0; index < 6; index++) director.receive(beatOf(index));
  await vi.advanceTimersByTimeAsync(10);
  director.skip();
  await vi.advanceTimersByTimeAsync(50);
  expect(director.table.seq).toBe(6);
  expect(director.isPlaying).toBe(false);
});

test('after a lost connection the table is shown as it is, and nothing is played twice', async () => {
  const { director, shown } = make();
  director.receive(beatOf(0));
  director.receive(beatOf(5, true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(director.table.seq).toBe(6);
  expect(shown.at(-1)).toBe(6);
  expect(director.isPlaying).toBe(false);
});

test('every card is heard', async () => {
  const { director, heard } = make();
  director.receive(beatOf(0));
  await vi.advanceTimersByTimeAsync(20_000);
  const cards = updates[0]!.events.filter((event) => event.event === 'dealt').length;
  expect(heard.filter((sound) => sound === 'deal')).toHaveLength(cards);
});

test('what is said at the table leaves its question, and the odds of its answer, as they are', async () => {
  const { director, shown } = make();
  director.receive(beatOf(0));
  await vi.advanceTimersByTimeAsync(60_000);
  director.receive({
    ...beatOf(0),
    table: tableOf(updates[0]!.view, 2),
    happened: [{ seq: 1, events: [] } as unknown as SeenEntry],
  });
  expect(director.isPlaying).toBe(false);
  expect([director.table.seq, director.position, shown.at(-1)]).toEqual([2, 1, 2]);
  director.receive(beatOf(2));
  expect(director.isPlaying).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(director.position).toBe(3);
});
