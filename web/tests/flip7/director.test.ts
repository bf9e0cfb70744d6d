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
  const marks: [entries: number, events: number][] = [];
  const director = new Flip7Director(tableOf(first, 0), {
    isStill: () => false,
    play: (sound) => heard.push(sound),
    advise: () => Promise.resolve(null),
    story: () => [],
    pace: () => 1,
    self: () => 0,
    shown: (entries, events) => {
      marks.push([entries, events]);
      if (events === 0) shown.push(entries);
    },
  });
  return { director, heard, shown, marks };
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

const BOX = { left: 0, top: 0, width: 40, height: 56 };

/** A director on a screen: cards fly until the test lets them land. */
function makeOnScreen() {
  const made = make();
  made.director.layers = 1;
  made.director.anchors.find = () => BOX;
  return made;
}

test('nothing is told before the card has turned: scores, lines, counts and story are those from before', async () => {
  const { director, marks } = makeOnScreen();
  let [turned, before] = [0, ''];
  for (let index = 0; index < updates.length; index++) {
    director.receive(beatOf(index));
    for (let step = 0; step < 500 && director.isPlaying; step++) {
      const now = JSON.stringify([director.scene, marks.at(-1)]);
      const flights = director.flights.filter((flight) => flight.turns);
      if (flights.length) {
        if (before) expect(now).toBe(before); // the card has been in the air all the time
        before = now;
        if (step % 3 === 0) {
          flights[0]!.landed();
          await vi.advanceTimersByTimeAsync(0);
          expect(JSON.stringify([director.scene, marks.at(-1)])).not.toBe(before);
          before = '';
          turned++;
        }
      } else before = '';
      for (const flight of director.flights.filter((one) => !one.turns)) flight.landed();
      await vi.advanceTimersByTimeAsync(flights.length > 0 && step % 3 ? 1 : 60);
    }
  }
  expect(turned).toBeGreaterThan(20);
});

test('the twin of a Flip Three lies on the stage and in the line at once, and never counts as new', async () => {
  const { director } = makeOnScreen();
  const seat = 1;
  const view = { ...updates[0]!.view, lines: updates[0]!.view.lines.map((line) => ({ ...line, numbers: [8] })) };
  director.receive({ table: tableOf(view, 1), happened: [], isCatchUp: true });
  const events: Event[] = [
    { event: 'flip_three_began', seat, by: seat },
    { event: 'dealt', seat, card: '8' },
    { event: 'busted', seat, card: '8', points: 8 },
  ];
  director.receive({
    table: tableOf(updates[1]!.view, 2),
    happened: [{ seq: 1, events } as unknown as SeenEntry],
    isCatchUp: false,
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(director.flights).toMatchObject([{ card: '8', turns: true, to: 'three 0' }]);
  expect([director.scene.threes[0]!.cards, director.scene.lines[seat]]).toMatchObject([[], { passing: null }]);
  director.flights[0]!.landed();
  await vi.advanceTimersByTimeAsync(0);
  expect(director.scene.threes[0]!.cards).toEqual([{ card: '8', fate: null }]);
  expect(director.scene.lines[seat]).toMatchObject({ numbers: [8], passing: '8', status: 'active' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(director.scene.threes[0]!.cards).toEqual([{ card: '8', fate: 'bust' }]);
});

test('each event is told when it is seen, and the entry as a whole once the table is settled', async () => {
  const { director, marks } = make();
  const happened = [{ seq: 4, events: updates[0]!.events } as unknown as SeenEntry];
  director.receive({ table: tableOf(updates[0]!.view, 5), happened, isCatchUp: false });
  await vi.advanceTimersByTimeAsync(60_000);
  const events = updates[0]!.events.map((_, index) => [4, index + 1]);
  expect(marks).toEqual([[0, 0], ...events, [5, 0]]);
});

test('on a free middle a card is turned over large, and then goes to its line', async () => {
  const { director } = makeOnScreen();
  director.anchors.find = (name) => (name === 'middle' ? { left: 0, top: 0, width: 400, height: 240 } : BOX);
  const view = updates[0]!.view;
  director.receive({ table: tableOf(view, 1), happened: [], isCatchUp: true });
  const seat = view.lines.findIndex(({ numbers }) => numbers.length > 0);
  const entry = { seq: 1, events: [{ event: 'dealt', seat, card: '+4' }] } as unknown as SeenEntry;
  director.receive({ table: tableOf(updates[1]!.view, 2), happened: [entry], isCatchUp: false });
  await vi.advanceTimersByTimeAsync(10);
  expect(director.flights).toMatchObject([{ turns: true, goal: { width: 168 } }]);
  director.flights[0]!.landed();
  await vi.advanceTimersByTimeAsync(300);
  expect(director.scene.lines[seat]!.modifiers).toContain('+4');
  expect(director.flights).toMatchObject([{ turns: false, start: { width: 168 }, goal: { width: 40 } }]);
});
