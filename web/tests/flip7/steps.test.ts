// How long things are shown, where cards land, who comes next, and how much room everybody gets.
import { describe, expect, test } from 'vitest';
import { barsOf } from '../../src/flip7/recap/bars';
import { activityOf, leaders, turnsFrom, turnsUntil } from '../../src/flip7/lane/activity';
import { arrange, screenOf } from '../../src/flip7/table/looks';
import { DECK, anchorIn, anchorInThree, waysOf } from '../../src/flip7/scene/anchors';
import { after, openingOf, sceneOf, type Scene } from '../../src/flip7/scene/scene';
import { FASTEST, fillsTheScreen, isRisky, MOST_MS, speedFor, stepOf } from '../../src/flip7/scene/steps';
import type { Event } from '../../src/flip7/types';
import { GAMES } from './games';

const OPENING = { ...openingOf(GAMES[0]!.first), playing: [0, 1, 2, 3, 4] };
const play = (...events: Event[]) => events.reduce(after, OPENING);
const dealt = (seat: number, card: Extract<Event, { event: 'dealt' }>['card']): Event => ({
  event: 'dealt',
  seat,
  card,
});

describe('how fast', () => {
  test('a little is played at its own speed, a lot faster, and never too fast to see', () => {
    expect([speedFor(0), speedFor(MOST_MS), speedFor(2 * MOST_MS), speedFor(1e6)]).toEqual([1, 1, 2, FASTEST]);
  });

  test('every event of a real game has a time of its own, and none is longer than two seconds', () => {
    for (const { first, updates } of GAMES) {
      let scene = sceneOf(first);
      for (const { events, view } of updates) {
        for (const event of events) {
          const { ms } = stepOf(scene, event, 0);
          expect(ms >= 0 && ms <= 2000).toBe(true);
          scene = after(scene, event);
        }
        scene = sceneOf(view, scene);
      }
    }
  });

  test('the first cards of a round follow each other faster than those that somebody asked for', () => {
    const hit = stepOf(play(dealt(0, '3'), dealt(0, '4')), dealt(0, '5'), null).ms;
    expect(stepOf(OPENING, dealt(0, '3'), null).ms).toBeLessThan(hit);
  });

  test('a breath is held when more than two in five would bust', () => {
    expect([isRisky(10, 4), isRisky(10, 5), isRisky(0, 0)]).toEqual([false, true, false]);
  });
});

describe('which moments fill the screen', () => {
  test('one’s own bust does, somebody else’s does not', () => {
    const bust: Event = { event: 'busted', seat: 2, card: '8', points: 30 };
    expect([fillsTheScreen(bust, 2), fillsTheScreen(bust, 1), fillsTheScreen(bust, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a Flip 7 does for all', () => {
    expect([0, 1, null].map((me) => fillsTheScreen({ event: 'flipped_seven', seat: 0 }, me))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('where a card lands', () => {
  const landing = (scene: Scene, event: Event) => waysOf(after(scene, event), event)[0];

  test('a number in the next slot, from the deck', () => {
    expect(landing(play(dealt(1, '3')), dealt(1, '7'))).toMatchObject({
      from: DECK,
      to: anchorIn(1, 'number', 1),
      turns: true,
    });
  });

  test('a modifier above the line', () => {
    expect(landing(OPENING, dealt(1, '+4'))).toMatchObject({ to: anchorIn(1, 'modifier') });
  });

  test('a repeated number, and an action, beside the line until it is settled', () => {
    expect(landing(play(dealt(1, '3')), dealt(1, '3'))).toMatchObject({ to: anchorIn(1, 'passing') });
    expect(landing(OPENING, dealt(1, 'freeze'))).toMatchObject({ to: anchorIn(1, 'passing') });
  });

  test('the cards of a Flip Three in their three places', () => {
    const three = play({ event: 'flip_three_began', seat: 1, by: 0 }, dealt(1, '9'));
    expect(landing(three, dealt(1, '3'))).toMatchObject({ to: anchorInThree(1) });
  });
});

describe('whose turn', () => {
  const scene = play({ event: 'stayed', seat: 1, points: 5, by_itself: true });

  test('turns go round and leave out whoever is out', () => {
    expect(turnsFrom(scene, 0)).toEqual([2, 3, 4]);
    expect([turnsUntil(scene, 2, 0), turnsUntil(scene, 1, 0), turnsUntil(scene, 0, 3)]).toEqual([1, null, 2]);
  });

  test('whoever follows me is told so', () => {
    expect([
      activityOf(scene, 0, 0, 0),
      activityOf(scene, 1, 0, 0),
      activityOf(scene, 2, 0, 0),
      activityOf(scene, 2, 0, 4),
      activityOf(scene, 3, 0, 0),
    ]).toEqual(['deciding', 'stayed', 'after-you', 'next', 'waiting']);
  });

  test('nobody leads before the first point', () => {
    expect([leaders([0, 0]), leaders([3, 9, 9])]).toEqual([[], [1, 2]]);
  });
});

test('a screen is a phone, a tablet or wide', () => {
  expect([screenOf(390), screenOf(820), screenOf(932)]).toEqual(['phone', 'tablet', 'wide']);
});

describe('everybody is as large as the room allows', () => {
  const phone = (height: number) => ({ width: 390, height });

  test('few or many, whoever fits is seen whole', () => {
    expect([1, 3, 4, 5].map((others) => arrange(others, phone(360)).look)).toEqual(['cell', 'cell', 'lane', 'lane']);
    expect([1, 2, 3, 5, 17].map((others) => arrange(others, phone(230)).look)).toEqual([
      'cell',
      'cell',
      'lane',
      'chip',
      'chip',
    ]);
    expect([3, 5].map((others) => arrange(others, phone(600)).look)).toEqual(['cell', 'cell']);
  });

  test('in the same room more players are never larger', () => {
    const order = ['cell', 'lane', 'chip'];
    for (const width of [320, 390, 440, 820, 1018, 1092])
      for (let height = 120; height < 900; height += 20) {
        const looks = Array.from({ length: 18 }, (_, others) =>
          order.indexOf(arrange(others + 1, { width, height }).look),
        );
        expect(looks).toEqual(looks.toSorted((one, other) => one - other));
      }
  });

  test('a wide screen puts lines beside each other', () => {
    expect(arrange(4, { width: 1018, height: 400 })).toMatchObject({ look: 'cell', columns: 2 });
    expect(arrange(6, { width: 1018, height: 400 })).toMatchObject({ look: 'cell', columns: 3 });
    expect(arrange(4, { width: 1018, height: 250 })).toMatchObject({ look: 'cell', columns: 4 });
    expect(arrange(6, { width: 1018, height: 170 })).toMatchObject({ look: 'lane', columns: 3 });
  });
});

test('a bar of the race is what there was and what the round brought, the furthest first', () => {
  const [first, second] = barsOf([50, 20], [150, 170], 200);
  expect(first).toMatchObject({ seat: 1, before: 0.75, gained: 0.1 });
  expect(second).toMatchObject({ seat: 0, before: 0.5, gained: 0.25 });
});
