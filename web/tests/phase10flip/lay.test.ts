// How a phase is put together by hand, and how the stars of a suggestion are read.
import { describe, expect, it } from 'vitest';
import { heldIn } from '../../src/phase10flip/hand/held';
import {
  declare,
  emptyDraft,
  isComplete,
  moveOf,
  nextGroup,
  numbersFor,
  toggle,
} from '../../src/phase10flip/lay/draft';
import { readAs, starChoices } from '../../src/phase10flip/lay/readings';
import { countedGroups, groupsOf } from '../../src/phase10flip/phases';
import type { LayDown } from '../../src/phase10flip/types';
import { viewOf } from './views';

const HELD = heldIn(viewOf({ hand: ['b5/6', 'b*/2', 'g10/7', 'g11/9', 'r1/*'] }));
const GROUPS = groupsOf(1);
const lay = (...groups: [string, number | null][][]): LayDown => ({
  move: 'lay_down',
  groups: groups.map((group) => group.map(([card, number]) => ({ card, number }))),
});
const LOW = lay(
  [
    ['b*/2', 4],
    ['b5/6', 5],
  ],
  [
    ['g10/7', 10],
    ['g11/9', 11],
  ],
);
const HIGH = lay(
  [
    ['b5/6', 5],
    ['b*/2', 6],
  ],
  [
    ['g10/7', 10],
    ['g11/9', 11],
  ],
);
const isStar = (card: string): boolean => card.startsWith('b*');

describe('a draft', () => {
  it('fills one group after the other', () => {
    let draft = emptyDraft(GROUPS);
    for (const key of ['b5/6#0', 'b*/2#0', 'g10/7#0', 'g11/9#0'])
      draft = toggle(draft, key, nextGroup(draft, GROUPS, null, false));
    expect(draft.map((group) => group.map((one) => one.key))).toEqual([
      ['b5/6#0', 'b*/2#0'],
      ['g10/7#0', 'g11/9#0'],
    ]);
    expect(isComplete(draft, GROUPS)).toBe(true);
    expect(nextGroup(draft, GROUPS, null, false)).toBeNull();
  });
  it('goes to the wanted group, and beyond its size only where the rules let it', () => {
    const full = [
      [
        { key: 'a', number: null },
        { key: 'b', number: null },
      ],
      [],
    ];
    expect(nextGroup(full, GROUPS, 0, false)).toBe(1);
    expect(nextGroup(full, GROUPS, 0, true)).toBe(0);
  });
  it('gives a card back that is tapped again', () => {
    expect(toggle(toggle(emptyDraft(GROUPS), 'b5/6#0', 1), 'b5/6#0', 0)).toEqual([[], []]);
  });
  it('becomes a move with the declared numbers', () => {
    const draft = declare(
      [
        [
          { key: 'b5/6#0', number: null },
          { key: 'b*/2#0', number: null },
        ],
        [],
      ],
      'b*/2#0',
      6,
    );
    expect(moveOf(draft, HELD)).toEqual(
      lay(
        [
          ['b5/6', null],
          ['b*/2', 6],
        ],
        [],
      ),
    );
  });
  it('keeps every card where it was put, whatever else is put in', () => {
    const first = toggle(emptyDraft(GROUPS), 'g10/7#0', 0);
    const full = ['b5/6#0', 'b*/2#0'].reduce((draft, key) => toggle(draft, key, 1), toggle(first, 'g11/9#0', 0));
    expect(moveOf(full, HELD).groups.map((group) => group.map((one) => one.card))).toEqual([
      ['g10/7', 'g11/9'],
      ['b5/6', 'b*/2'],
    ]);
  });
  it('offers a star only the numbers that fit beside the other cards of its group', () => {
    const star = { key: 'b*/2#0', number: null };
    const five = { key: 'b5/6#0', number: null };
    const fits = (kind: 'run' | 'set', size: number, ...cards: { key: string; number: number | null }[]) =>
      numbersFor(cards, star.key, { kind, size }, HELD);
    expect(fits('run', 2, five, star)).toEqual([4, 6]);
    expect(fits('run', 3, five, star)).toEqual([3, 4, 6, 7]);
    expect(fits('run', 3, five, star, { key: 'r1/*#0', number: 6 })).toEqual([4, 7]);
    expect(fits('set', 3, five, star)).toEqual([5]);
    expect(fits('set', 2, star)).toHaveLength(12);
  });
});

describe('the stars of a suggestion', () => {
  it('are to be chosen where a reading differs', () => {
    expect(starChoices([LOW, HIGH], LOW, isStar)).toEqual([{ group: 0, readings: [[4], [6]], chosen: [4] }]);
  });
  it('leave nothing to choose in a single reading', () => {
    expect(starChoices([LOW], LOW, isStar)).toEqual([]);
  });
  it('are read as somebody says', () => {
    expect(readAs([LOW, HIGH], LOW, 0, [6], isStar)).toBe(HIGH);
  });
});

describe('a phase', () => {
  it('names its runs first and counts like groups together', () => {
    expect(groupsOf(10)).toEqual([
      { kind: 'run', size: 3 },
      { kind: 'set', size: 2 },
      { kind: 'set', size: 2 },
    ]);
    expect(countedGroups(10)).toEqual([
      { kind: 'run', size: 3, count: 1 },
      { kind: 'set', size: 2, count: 2 },
    ]);
  });
});
