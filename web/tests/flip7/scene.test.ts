// The steps between two views lead to the second view, in real games of every edition.
import { describe, expect, test } from 'vitest';
import { account, pointsOf, writeAccount } from '../../src/flip7/points';
import { after, sceneOf, type Scene } from '../../src/flip7/scene/scene';
import type { Event, Line, View } from '../../src/flip7/types';
import { GAMES } from './games';

function toldBy(scene: Scene, view: View) {
  const { stage, round, dealer, lines, totals, deck } = scene;
  const out = new Set(view.lines.flatMap((line, seat) => (line.status === 'active' ? [] : [seat])));
  // What is spent does nothing any more, and no event tells where each such card goes.
  return {
    stage,
    round,
    dealer,
    totals,
    deck,
    lines: lines.map((line, seat) => ({ ...line, spent: [], passing: out.has(seat) ? null : line.passing })),
  };
}

describe.each(GAMES)('by the rulebook $edition', ({ rules, first, updates }) => {
  test('the events of an update lead from one view to the next', () => {
    let before = sceneOf(first);
    for (const { events, view } of updates) {
      const shown = events.reduce(after, before);
      before = sceneOf(view, shown);
      expect(toldBy(shown, view)).toEqual(toldBy(before, view));
    }
  });

  test('a Flip Three shows its waiting cards until they are played', () => {
    let before = sceneOf(first);
    for (const { events, view } of updates) {
      const shown = events.reduce(after, before);
      before = sceneOf(view, shown);
      const still = shown.threes.filter(
        (three) => three.waiting.length + three.assigned.filter(({ card }) => card !== 'chance').length,
      );
      expect(still.map(({ seat, waiting }) => [seat, waiting])).toEqual(
        view.threes
          .filter((three) => three.waiting.length + three.assigned.filter(({ card }) => card !== 'chance').length)
          .map(({ seat, waiting }) => [seat, waiting]),
      );
    }
  });

  test('the points shown are the points that the server counts', () => {
    const told: [number, number][] = [];
    for (const { events, view } of updates) {
      for (const event of events)
        if (event.event === 'round_scored')
          told.push(
            ...view.lines.map((line, seat): [number, number] => [pointsOf(line, rules), event.scores[seat] ?? -1]),
          );
    }
    expect(told.length).toBeGreaterThan(0);
    for (const [counted, said] of told) expect(counted).toBe(said);
  });
});

const EMPTY: Line = { numbers: [], modifiers: [], second_chances: 0, spent: [], status: 'active' };
const VIEW = GAMES[0]!.first;

function play(...events: Event[]): Scene {
  return events.reduce(after, sceneOf(VIEW));
}

test('a repeated number that is forgiven lies there until it is saved', () => {
  const chance = { event: 'dealt', seat: 0, card: 'chance' } as const;
  const dealt = play(
    chance,
    { event: 'second_chance_kept', seat: 0 },
    { event: 'dealt', seat: 0, card: '8' },
    { event: 'dealt', seat: 0, card: '8' },
  );
  expect(dealt.lines[0]).toMatchObject({ numbers: [8], passing: '8', second_chances: 1 });
  expect(after(dealt, { event: 'saved', seat: 0, card: '8' }).lines[0]).toMatchObject({
    numbers: [8],
    passing: null,
    second_chances: 0,
  });
});

test('a Flip Three remembers what became of each card', () => {
  const scene = play(
    { event: 'flip_three_began', seat: 1, by: 0 },
    { event: 'dealt', seat: 1, card: '8' },
    { event: 'dealt', seat: 1, card: 'freeze' },
    { event: 'card_waits', seat: 1, card: 'freeze' },
    { event: 'dealt', seat: 1, card: '8' },
    { event: 'busted', seat: 1, card: '8', points: 8 },
  );
  expect(scene.threes[0]).toMatchObject({
    seat: 1,
    by: 0,
    to_deal: 0,
    waiting: ['freeze'],
    cards: [
      { card: '8', fate: 'new' },
      { card: 'freeze', fate: 'waits' },
      { card: '8', fate: 'bust' },
    ],
  });
});

test('an account is written in the order in which the rules count', () => {
  const written = (line: Partial<Line>) => writeAccount(account({ ...EMPTY, ...line }, { two_doubles: 'multiply' }));
  expect(written({ numbers: [12, 9], modifiers: ['+4', 'x2'] })).toBe('(12 + 9) × 2 + 4');
  expect(written({ numbers: [5], modifiers: ['x2'] })).toBe('5 × 2');
  expect(written({ numbers: [0, 1, 2, 3, 4, 5, 6] })).toBe('0 + 1 + 2 + 3 + 4 + 5 + 6 + 15');
  expect(written({})).toBe('0');
});
