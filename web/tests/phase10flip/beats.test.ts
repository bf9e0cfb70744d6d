// What is shown of a beat: where cards fly, what a flip parts, what is offered with a card.
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../src/phase10flip/scene/beats';
import { leftInHands, recapOf } from '../../src/phase10flip/recap/rows';
import { bySpot, discardOf, hitsWith, mayLayDown, mayMove } from '../../src/phase10flip/targets';
import type { Event, Offer } from '../../src/phase10flip/types';
import { waysOf } from '../../src/phase10flip/scene/ways';
import type { SeenEntry } from '../../src/wire/types';
import { phaseNow, phasesLaid, seatsAt } from '../../src/phase10flip/standing';
import { hitWords } from '../../src/phase10flip/words';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';
import { viewOf } from './views';

describe('the way of a card', () => {
  it('turns from its back to its face when one draws it oneself', () => {
    const [way] = waysOf(viewOf({ hand: ['r1/8'] }), viewOf({ hand: ['r1/8', 'b2/6'] }), {
      event: 'drew',
      seat: 0,
      back: '6',
      face: 'b2',
    });
    expect(way).toEqual({ face: 'b2', turnsFrom: '6', from: 'draw', to: 'held b2/6#0' });
  });
  it('never shows more than the back of what somebody else draws', () => {
    const [way] = waysOf(viewOf({}), viewOf({}), { event: 'drew', seat: 1, back: '6', face: null });
    expect(way).toEqual({ face: '6', turnsFrom: null, from: 'draw', to: 'seat 1' });
  });
  it('shows its back once somebody else has taken it from the discards', () => {
    const [way] = waysOf(viewOf({}), viewOf({}), { event: 'took', seat: 1, card: 'b2/6' });
    expect(way).toEqual({ face: '6', turnsFrom: 'b2', from: 'discard', to: 'seat 1' });
  });
  it('begins at the place in the hand that the card leaves', () => {
    const [way] = waysOf(viewOf({ hand: ['r1/8', 'b2/6'] }), viewOf({ hand: ['r1/8'] }), {
      event: 'discarded',
      seat: 0,
      face: 'b2',
    });
    expect(way).toMatchObject({ from: 'held b2/6#0', to: 'discard' });
  });
  it('ends at its place in the group', () => {
    const group = {
      kind: 'run' as const,
      cards: [
        { face: 'b2', number: 2 },
        { face: 'b3', number: 3 },
      ],
    };
    const [way] = waysOf(viewOf({}), viewOf({ laid: [[], [{ group, cards: [] }]] }), {
      event: 'hit_made',
      seat: 1,
      face: 'b3',
      number: 3,
      target: 1,
      group: 0,
    });
    expect(way).toMatchObject({ from: 'seat 1', to: 'group 1 0 1' });
  });
});

describe('a beat', () => {
  const discarded: Event = { event: 'discarded', seat: 0, face: 'r3^' };
  const flipped: Event = { event: 'flipped', seat: 0, side: 'intense' };
  const before = viewOf({ hand: ['r1/8', 'r3^/3'], discard: ['b5/1'] });
  const after = viewOf({ hand: ['r1/8'], side: 'intense', discard: ['r3^/3', 'b5/1'] });

  it('shows the card on the pile before the table turns over', () => {
    const [shown, turned] = stepsOf(before, after, [discarded, flipped]);
    expect(shown).toMatchObject({
      step: 'show',
      moves: [discarded],
      events: 1,
      view: { side: 'colour', hand: ['r1/8'], faces: ['r1'], discard: ['b5/1', 'r3^/3'] },
    });
    expect(turned).toEqual({ step: 'turn', view: after, seat: 0, side: 'intense', events: 2 });
  });
  it('is one step without a flip, and a moment when somebody goes out', () => {
    const steps = stepsOf(before, after, [discarded, { event: 'went_out', seat: 0 }]);
    expect(steps.map((step) => step.step)).toEqual(['show', 'out']);
  });
});

describe('nothing is told before a card lies', () => {
  const before = viewOf({ hand: ['r1/8'], seat: 0, totals: [5, 10], phases: [1, 1], draw: 50 });

  it('a drawn card is on its way while the table still asks for it', () => {
    const after = viewOf({ hand: ['r1/8', 'b2/6'], seat: 0, has_drawn: true, totals: [5, 10], draw: 49 });
    const [shown] = stepsOf(before, after, [{ event: 'drew', seat: 0, back: '6', face: 'b2' }]);
    expect(shown).toMatchObject({
      flying: { has_drawn: false, hand: after.hand },
      view: { has_drawn: true },
      events: 1,
    });
  });
  it('what somebody draws or takes is in their hand when it has come', () => {
    const nothing = { faces: [], cards: [] };
    const hands = [before.hands[0]!, { size: 1, backs: ['6'], shown: nothing }];
    const open = [[], ['b2']];
    const after = viewOf({ hand: ['r1/8'], seat: 1, has_drawn: true, hands, open });
    const [shown] = stepsOf({ ...before, seat: 1, open: [[], []] }, after, [
      { event: 'drew', seat: 1, back: '6', face: null },
    ]);
    expect(shown).toMatchObject({ flying: { hands: before.hands, open: [[], []] }, view: { hands, open } });
  });
  it('the turn passes on when the discarded card lies', () => {
    const after = viewOf({ hand: [], seat: 1, discard: ['r1/8'] });
    const [shown] = stepsOf({ ...before, has_drawn: true }, after, [{ event: 'discarded', seat: 0, face: 'r1' }]);
    expect(shown).toMatchObject({ flying: { seat: 0, has_drawn: true, hand: [] }, view: { seat: 1 } });
  });
  it('a round is counted after its last card, and after all have seen who went out', () => {
    const after = viewOf({ stage: 'scored', hand: [], totals: [5, 45], scores: [0, 35], phases: [2, 1] });
    const events: Event[] = [
      { event: 'discarded', seat: 0, face: 'r1' },
      { event: 'went_out', seat: 0 },
      { event: 'round_scored', scores: [0, 35], totals: [5, 45], phases: [2, 1], laid: [0] } as unknown as Event,
    ];
    const [shown, out] = stepsOf(before, after, events);
    const asBefore = { stage: 'playing', totals: [5, 10], phases: [1, 1], scores: [] };
    expect(shown).toMatchObject({ flying: asBefore, view: asBefore, events: 1 });
    expect(out).toEqual({ step: 'out', seat: 0, events: 2 });
  });
});

describe('what is offered', () => {
  const hit = (group: number, number: number): Offer => ({ move: 'hit', card: 'b*/2', seat: 1, group, number });
  const offers: Offer[] = [
    { offer: 'any', kind: 'lay_down' },
    hit(0, 3),
    hit(0, 7),
    hit(1, 9),
    { move: 'discard', card: 'b*/2' },
    { move: 'draw' },
  ];

  it('is found by card and by group', () => {
    expect(
      [...bySpot(hitsWith(offers, 'b*/2')).entries()].map(([spot, hits]) => [spot, hits.map((one) => one.number)]),
    ).toEqual([
      ['1.0', [3, 7]],
      ['1.1', [9]],
    ]);
    expect(hitsWith(offers, 'r1/8')).toEqual([]);
    expect(discardOf(offers, 'b*/2')).toEqual({ move: 'discard', card: 'b*/2' });
    expect(discardOf(offers, 'r1/8')).toBeNull();
  });
  it('names the piles and the lay-down', () => {
    expect([mayLayDown(offers), mayMove(offers, 'draw'), mayMove(offers, 'take'), mayLayDown([])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

const entry = (events: Event[], seq: number): SeenEntry => ({
  seq,
  at: 0,
  actor: 0,
  decided_by: 'person',
  events,
  table_event: null,
  undone_from: null,
});

describe('who is at which phase', () => {
  const group = { kind: 'run' as const, cards: [{ face: '2', number: 2 }] };
  const laid = [[{ group, cards: [] }], []];
  const both = [laid[0]!, laid[0]!];
  const down = (seat: number, phase: number): Event => ({ event: 'laid_down', seat, phase, groups: [] });

  it('is told by the phase that lies there, not by the next one, once a round is scored', () => {
    const story = [entry([down(0, 1)], 0)];
    const scored = viewOf({ stage: 'scored', laid, phases: [2, 1] });
    expect([phaseNow(scored, 0, story), phaseNow(scored, 1, story), seatsAt(scored, 2, story)]).toEqual([1, 1, []]);
    const next = viewOf({ laid: [[], []], phases: [2, 1] });
    expect([phaseNow(next, 0, story), seatsAt(next, 2, story)]).toEqual([2, [0]]);
  });
  it.each([
    ['of who has won and who is beaten', viewOf({ stage: 'over', laid: both, phases: [10, 10], winners: [0] })],
    ['of two who are tied', viewOf({ stage: 'scored', laid: both, phases: [10, 10], is_replay: true })],
  ])('is the last phase for everybody who laid it: %s', (_, over) => {
    const story = [[down(0, 9), down(1, 9)], [down(1, 10)], [down(0, 10)]].map(entry);
    expect([phaseNow(over, 0, story), phaseNow(over, 1, story), seatsAt(over, 9, story)]).toEqual([10, 10, []]);
  });
  it('is the phase before the last for whoever laid that and is beaten', () => {
    const over = viewOf({ stage: 'over', laid: both, phases: [10, 10], winners: [0] });
    expect(phaseNow(over, 1, [[down(1, 9), down(0, 10)]].map(entry))).toBe(9);
  });
  it('counts every phase that was laid, the last one too, and a phase that was played again once', () => {
    const story = [[down(0, 9), down(1, 9)], [down(0, 10)], [down(0, 10)]].map(entry);
    expect([phasesLaid(story, 0), phasesLaid(story, 1)]).toEqual([[9, 10], [9]]);
  });
  it('a hit says when a run gets its colour by it', () => {
    words.use('en', readForms('en'));
    const view = viewOf({ laid });
    const hit = { move: 'hit', card: 'y3/8', seat: 0, group: 0, number: 3 } as const;
    expect(hitWords(view, hit, 0, ['Ada', 'Bo'])).toBe('3 on your run: it turns yellow');
    expect(hitWords({ ...view, side: 'intense' }, hit, 1, ['Ada', 'Bo'])).toBe('3 on the open run of Ada');
  });
});

describe('a recap', () => {
  it('puts the cheapest first, with the faces that cost and the phase that comes next', () => {
    const rows = recapOf(viewOf({ hand: ['g12/3'], scores: [10, 5], totals: [10, 35], phases: [1, 2] }), [
      ['g12'],
      ['r1'],
    ]);
    expect(rows.map((row) => [row.seat, row.score, row.total, row.faces, row.next])).toEqual([
      [1, 5, 35, ['r1'], 2],
      [0, 10, 10, ['g12'], 1],
    ]);
  });
  it('shows the hands of the round that was scored last', () => {
    const scored = (left: string[][]): Event => ({ event: 'round_scored', scores: [], totals: [], laid: [], left });
    const rounds = [[scored([['r1'], []])], [scored([[], ['b2']])], []];
    expect(leftInHands(rounds.map(entry))).toEqual([[], ['b2']]);
  });
  it('names no next phase when the game is over', () => {
    const [row] = recapOf(viewOf({ stage: 'over', scores: [0, 5], phases: [10, 9], winners: [0] }), []);
    expect(row?.next).toBeNull();
    expect(leftInHands([])).toEqual([]);
  });
});
