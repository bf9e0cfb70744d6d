// How a hand is held: sorted, moved by hand, kept in order as cards come and go and as the table turns over.
import { describe, expect, it } from 'vitest';
import { Hand } from '../../src/phase10flip/hand/hand.svelte';
import { arrange, carry, heldIn, move, sortKeys } from '../../src/phase10flip/hand/held';
import { viewOf } from './views';

const facesOf = (hand: Hand): string[] => hand.cards.map((one) => one.face);

describe('a hand', () => {
  it('is sorted by colour, then number, stars last', () => {
    const held = heldIn(viewOf({ hand: ['b5/6', 'r*/2', 'g1/4', 'r3^/3', 'r12/9', 'b4/8'] }));
    expect(sortKeys(held, 'colour').map((key) => key.split('/')[0])).toEqual(['r3^', 'r12', 'r*', 'g1', 'b4', 'b5']);
  });
  it('is sorted by number, then colour, stars last', () => {
    const held = heldIn(viewOf({ hand: ['b5/6', 'r*/2', 'g1/4', 'r5/8', 'r12/9'] }));
    expect(sortKeys(held, 'number').map((key) => key.split('/')[0])).toEqual(['g1', 'r5', 'b5', 'r12', 'r*']);
  });
  it('tells two cards apart that are alike', () => {
    expect(new Set(heldIn(viewOf({ hand: ['r8/10', 'r8/10'] })).map((one) => one.key)).size).toBe(2);
  });
  it('shows the other side of each card on its back', () => {
    expect(heldIn(viewOf({ hand: ['r8/10'], side: 'intense' }))).toEqual([
      { key: 'r8/10#0', card: 'r8/10', face: '10', back: 'r8' },
    ]);
  });
  it('names cards by their faces where own backs are hidden', () => {
    expect(heldIn(viewOf({ hand: [], faces: ['r8'] }))).toEqual([{ key: 'r8#0', card: 'r8', face: 'r8', back: null }]);
  });
  it('puts a new card last and closes the gap of one that went', () => {
    const held = heldIn(viewOf({ hand: ['r1/8', 'r2/11', 'b1/12'] }));
    expect(arrange(['b1/12#0', 'g3/1#0', 'r1/8#0'], held)).toEqual(['b1/12#0', 'r1/8#0', 'r2/11#0']);
  });
  it('lets a card be moved, and is no longer sorted then', () => {
    const hand = new Hand();
    hand.follow(viewOf({ hand: ['r1/8', 'r2/11', 'b1/12'] }), false);
    hand.moveTo('b1/12#0', 0);
    hand.follow(viewOf({ hand: ['r1/8', 'r2/11', 'b1/12', 'r4/9'] }), false);
    expect(facesOf(hand)).toEqual(['b1', 'r1', 'r2', 'r4']);
    expect(move(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  });
  it('keeps every card in its place while the table turns over, and is sorted again after', () => {
    const hand = new Hand();
    hand.follow(viewOf({ hand: ['r1/8', 'r2/11', 'b1/2'] }), false);
    hand.follow(viewOf({ hand: ['r1/8', 'r2/11', 'b1/2'], side: 'intense' }), true);
    expect(facesOf(hand)).toEqual(['8', '11', '2']);
    hand.follow(viewOf({ hand: ['r1/8', 'r2/11', 'b1/2'], side: 'intense' }), false);
    expect(facesOf(hand)).toEqual(['2', '8', '11']);
  });
  it('stays in order over a turn of which no back is known', () => {
    const before = heldIn(viewOf({ hand: [], faces: ['r1', 'b2'] }));
    const after = heldIn(viewOf({ hand: [], faces: ['8', '3'], side: 'intense' }));
    expect(carry(['b2#0', 'r1#0'], before, after)).toEqual(['3#0', '8#0']);
  });
  it('forgets the picked card once it is gone', () => {
    const hand = new Hand();
    hand.follow(viewOf({ hand: ['r1/8', 'r2/11'] }), false);
    hand.pick('r1/8#0');
    hand.follow(viewOf({ hand: ['r2/11'] }), false);
    expect(hand.picked).toBeNull();
  });
});
