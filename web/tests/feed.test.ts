import { describe, expect, test } from 'vitest';
import { gapBefore, standing } from '../src/wire/feed';
import type { SeenEntry } from '../src/wire/types';

const entry = (seq: number, more: Partial<SeenEntry> = {}): SeenEntry => ({
  seq,
  at: 0,
  actor: 0,
  decided_by: 'person',
  events: [],
  table_event: null,
  undone_from: null,
  ...more,
});

describe('what happened is put together in order', () => {
  test('an entry that does not follow is a gap', () => {
    expect(gapBefore([entry(0)], [entry(2)])).toBe(true);
    expect(gapBefore([entry(0)], [entry(1)])).toBe(false);
    expect(gapBefore([entry(0), entry(1)], [entry(1)])).toBe(false);
  });

  test('what was taken back no longer counts, but what was said meanwhile does', () => {
    const said = entry(2, { table_event: { event: 'said', person: 'p', name: 'Ann', text: 'oh' } });
    const story = [entry(0), entry(1), entry(3, { undone_from: 1 })];
    expect(standing(story).map((one) => one.seq)).toEqual([0]);
    expect(standing([entry(0), entry(1), said, entry(3, { undone_from: 1 })]).map((one) => one.seq)).toEqual([0, 2]);
  });
});
