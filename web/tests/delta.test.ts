import { expect, test } from 'vitest';
import { applyChanges } from '../src/wire/delta';

const view = { seq: 3, asked: 1 as number | null, game: { lines: [{ numbers: [7] }, { numbers: [] }], deck: [1, 2] } };

test('a value replaces what a pointer leads to, null included', () => {
  expect(applyChanges(view, { '/seq': 4, '/asked': null, '/game/lines/1': { numbers: [9] } })).toEqual({
    seq: 4,
    asked: null,
    game: { lines: [{ numbers: [7] }, { numbers: [9] }], deck: [1, 2] },
  });
});

test('an index right after the end of a list appends to it', () => {
  const changed = { '/game/lines/0/numbers/1': 8, '/game/deck/2': 3, '/game/deck/3': 4 };
  expect(applyChanges(view, changed).game).toEqual({
    lines: [{ numbers: [7, 8] }, { numbers: [] }],
    deck: [1, 2, 3, 4],
  });
});

test('the view before stays as it was, and what did not change is the same object', () => {
  const before = structuredClone(view);
  const after = applyChanges(view, { '/game/lines/0/numbers': [7, 8] });
  expect(view).toEqual(before);
  expect(after.game.lines[1]).toBe(view.game.lines[1]);
  expect(after.game.deck).toBe(view.game.deck);
  expect(applyChanges(view, {})).toBe(view);
});
