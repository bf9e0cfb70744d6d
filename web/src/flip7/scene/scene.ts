// The state of the table after each single event, between two of the server's views.
import type { Card, Event, Line, Seat, View } from '../types';
import { countOf, kindOf } from '../types';

/** A card of a Flip Three, and what became of it. */
export interface ThreeCard {
  card: Card;
  /** Nothing until it is settled. */
  fate: 'new' | 'waits' | 'saved' | 'bust' | 'kept' | null;
}

/** A Flip Three as it is shown: who takes the cards, from whom, which have come, what waits. */
export interface Three {
  seat: Seat;
  by: Seat | null; // null if we came when it was under way
  cards: readonly ThreeCard[];
  to_deal: number;
  waiting: readonly Card[];
  assigned: readonly { card: Card; target: Seat }[];
}

/** A line with a card that cannot stay: a repeated number, or an action that seeks its target. */
export interface SceneLine extends Line {
  passing: Card | null;
}

export interface Scene {
  stage: View['stage'];
  round: number;
  dealer: Seat;
  playing: readonly Seat[];
  lines: readonly SceneLine[];
  totals: readonly number[];
  scores: readonly number[];
  deck: number;
  discard: number;
  threes: readonly Three[];
  gathers: number | null; // how many cards are shuffled before every round; null if the deck goes on
}

export function sceneOf(view: View, before?: Scene): Scene {
  const { stage, round, dealer, playing, totals, scores, choice } = view;
  const lines = view.lines.map((line, seat) => ({ ...line, passing: choice?.seat === seat ? choice.card : null }));
  const discard = countOf(view.discard) + countOf(view.discarded_now);
  const gathers = view.rules.reshuffle_each_round === 'yes' ? (before?.gathers ?? countAll(view)) : null;
  return {
    stage,
    round,
    dealer,
    playing,
    lines,
    totals,
    scores,
    deck: countOf(view.deck),
    discard,
    threes: threesOf(view, before),
    gathers,
  };
}

function countAll({ deck, discard, discarded_now, lines, threes, choice }: View): number {
  const before = lines.map(countLine);
  const waiting = threes.map((three) => three.waiting.length + three.assigned.length);
  return countOf([...deck, ...discard, ...discarded_now, ...before, ...waiting, choice ? 1 : 0]);
}

/** The table before the first card of the game. */
export function openingOf(view: View): Scene {
  const lines = view.lines.map(() => emptyLine(true));
  const none = view.totals.map(() => 0);
  return {
    ...sceneOf(view),
    stage: 'first_dealer',
    round: 0,
    lines,
    totals: none,
    scores: [],
    deck: countAll(view),
    discard: 0,
    threes: [],
  };
}

/** The table after an event. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.event) {
    case 'round_began':
      return beginRound(scene, event.round, event.dealer, event.playing);
    case 'reshuffled':
      return { ...scene, deck: event.cards, discard: Math.max(0, scene.deck + scene.discard - event.cards) };
    case 'all_shuffled':
      return { ...scene, deck: event.cards, discard: 0 };
    case 'dealt':
      return deal(scene, event.seat, event.card);
    case 'busted':
      return withFate(
        settle(scene, event.seat, {
          status: 'busted',
          numbers: [...line(scene, event.seat).numbers, Number(event.card)],
        }),
        'bust',
      );
    case 'saved':
      return save(scene, event.seat);
    case 'stayed':
      return settle(scene, event.seat, { status: 'stayed' });
    case 'frozen':
      return freeze(scene, event.seat, event.by);
    case 'flip_three_began':
      return beginThree(scene, event.seat, event.by);
    case 'card_waits':
      return withFate(
        withThree(settle(scene, event.seat, {}), (three) => ({ ...three, waiting: [...three.waiting, event.card] })),
        'waits',
      );
    case 'card_assigned':
      return assign(scene, event.seat, event.card, event.target);
    case 'second_chance_kept':
      return keep(scene, event.seat);
    case 'second_chance_given':
      return leave(scene, event.seat, 'chance');
    case 'card_dropped':
      return leave(scene, event.seat, event.card);
    case 'round_scored':
      return { ...scene, stage: 'scored', scores: event.scores, totals: event.totals, threes: [] };
    case 'game_ended':
      return { ...scene, stage: 'over' };
    default:
      return scene; // said in words: a Flip 7, a tie, a Flip Three that stops
  }
}

function beginRound(scene: Scene, round: number, dealer: Seat, playing: readonly Seat[]): Scene {
  const lines = scene.lines.map((_, seat) => emptyLine(playing.includes(seat)));
  const deck = scene.gathers ?? scene.deck;
  const discard = scene.gathers === null ? scene.discard + countOf(scene.lines.map(countLine)) : 0;
  return { ...scene, stage: 'playing', round, dealer, playing, lines, deck, discard, scores: [], threes: [] };
}

function countLine({ numbers, modifiers, second_chances, spent }: Line): number {
  return numbers.length + modifiers.length + second_chances + spent.length;
}

function emptyLine(takesPart: boolean): SceneLine {
  return {
    numbers: [],
    modifiers: [],
    second_chances: 0,
    spent: [],
    status: takesPart ? 'active' : 'stayed',
    passing: null,
  };
}

function deal(scene: Scene, seat: Seat, card: Card): Scene {
  const { numbers, modifiers } = line(scene, seat);
  const kind = kindOf(card);
  const isNew = kind === 'number' && !numbers.includes(Number(card));
  const placed: Partial<SceneLine> = isNew
    ? { numbers: [...numbers, Number(card)] }
    : kind === 'modifier'
      ? { modifiers: [...modifiers, card] }
      : { passing: card };
  const dealt = withThree(endThrees(scene), (three) => ({
    ...three,
    to_deal: three.to_deal - 1,
    cards: [...three.cards, { card, fate: placed.passing ? null : 'new' }],
  }));
  return { ...settle(dealt, seat, placed), deck: Math.max(0, scene.deck - 1) };
}

function save(scene: Scene, seat: Seat): Scene {
  const saved = settle(scene, seat, { second_chances: line(scene, seat).second_chances - 1 });
  return withFate({ ...saved, discard: scene.discard + 2 }, 'saved');
}

function keep(scene: Scene, seat: Seat): Scene {
  const isOfThree = innermost(scene)?.seat === seat && line(scene, seat).passing === 'chance';
  const kept = leave(settle(scene, seat, { second_chances: line(scene, seat).second_chances + 1 }), seat, 'chance');
  return isOfThree ? withFate(kept, 'kept') : kept;
}

function freeze(scene: Scene, seat: Seat, by: Seat): Scene {
  const from = leave(scene, by, 'freeze');
  return settle(from, seat, { status: 'frozen', spent: [...line(from, seat).spent, 'freeze'] });
}

function beginThree(scene: Scene, seat: Seat, by: Seat): Scene {
  const from = leave(endThrees(scene), by, 'flip3');
  const three: Three = { seat, by, cards: [], to_deal: 3, waiting: [], assigned: [] };
  return { ...settle(from, seat, { spent: [...line(from, seat).spent, 'flip3'] }), threes: [...from.threes, three] };
}

function assign(scene: Scene, seat: Seat, card: Card, target: Seat): Scene {
  return withThree(leave(scene, seat, card), (three) => ({
    ...three,
    assigned: [...three.assigned, { card, target }],
  }));
}

/** An action card goes from before its owner, or from among those that wait. */
function leave(scene: Scene, seat: Seat, card: Card): Scene {
  if (line(scene, seat).passing === card) return settle(scene, seat, {});
  const threes = [...scene.threes];
  const index = threes.findLastIndex(
    (three) => three.seat === seat && (three.waiting.includes(card) || three.assigned.some((one) => one.card === card)),
  );
  const three = threes[index];
  if (three) threes[index] = without(three, card);
  return { ...scene, threes };
}

function without(three: Three, card: Card): Three {
  if (three.waiting.includes(card))
    return { ...three, waiting: three.waiting.toSpliced(three.waiting.indexOf(card), 1) };
  return {
    ...three,
    assigned: three.assigned.toSpliced(
      three.assigned.findIndex((one) => one.card === card),
      1,
    ),
  };
}

/** A Flip Three is over once its cards have come and nothing waits. */
function endThrees(scene: Scene): Scene {
  const threes = [...scene.threes];
  for (let last = threes.at(-1); last && isDone(scene, last); last = threes.at(-1)) threes.pop();
  return { ...scene, threes };
}

function isDone(scene: Scene, three: Three): boolean {
  const takesMore = three.to_deal > 0 && line(scene, three.seat).status === 'active';
  return !takesMore && !three.waiting.length && !three.assigned.length;
}

export function innermost(scene: Scene): Three | undefined {
  return scene.threes.at(-1);
}

function threesOf(view: View, before?: Scene): Three[] {
  return view.threes.map((three, depth) => {
    const known = before?.threes[depth];
    const same = known?.seat === three.seat ? known : undefined;
    return {
      seat: three.seat,
      by: same?.by ?? null,
      cards: same?.cards ?? [],
      to_deal: three.to_deal,
      waiting: three.waiting,
      assigned: three.assigned,
    };
  });
}

function line(scene: Scene, seat: Seat): SceneLine {
  return scene.lines[seat] ?? emptyLine(true);
}

function settle(scene: Scene, seat: Seat, change: Partial<SceneLine>): Scene {
  return {
    ...scene,
    lines: scene.lines.map((line, index) => (index === seat ? { ...line, passing: null, ...change } : line)),
  };
}

function withThree(scene: Scene, change: (three: Three) => Three): Scene {
  const three = innermost(scene);
  return three ? { ...scene, threes: [...scene.threes.slice(0, -1), change(three)] } : scene;
}

function withFate(scene: Scene, fate: ThreeCard['fate']): Scene {
  return withThree(scene, (three) => ({
    ...three,
    cards: three.cards.map((one, index) => (index === three.cards.length - 1 ? { ...one, fate } : one)),
  }));
}
