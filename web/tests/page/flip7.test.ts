// @vitest-environment happy-dom
// What a player sees and does at a table of Flip 7.
import { afterEach, expect, test, vi } from 'vitest';
import { CARDS, copiesIn, type Card, type Event, type Line, type Move, type View } from '../../src/flip7/types';
import type { TableView } from '../../src/wire/types';
import { GAMES } from '../flip7/games';
import { entryOf, openTable, tableOf, type Page } from './open_table';

const HIT: Move = { move: 'hit' };
const STAY: Move = { move: 'stay' };
const TURN = [HIT, STAY];
const FREEZES: Move[] = [1, 2, 3].map((target) => ({ move: 'freeze', target }));
const { first } = GAMES.find(({ edition }) => edition === 'en')!;

let page: Page;
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function line(numbers: number[], changes: Partial<Line> = {}): Line {
  return { numbers, modifiers: [], second_chances: 0, spent: [], status: 'active', ...changes };
}

/** A game in its first round with these numbers before everybody. */
function gameOf(numbers: number[][], changes: Partial<View> = {}): View {
  const gone = numbers.flat().map(String);
  const deck = CARDS.map((card) => copiesIn(first.deck, card) - gone.filter((one) => one === card).length);
  return {
    ...first,
    me: 0,
    stage: 'playing',
    round: 1,
    dealer: 3,
    playing: [0, 1, 2, 3],
    lines: numbers.map((own) => line(own)),
    totals: [0, 0, 0, 0],
    deck,
    choice: null,
    ...changes,
  };
}

const FIRST = [[12], [11], [10], [1]];

function turn(game: View = gameOf(FIRST), changes: Partial<TableView> = {}): TableView {
  return tableOf(game, { offers: TURN, ...changes });
}

const happens = (seq: number, ...events: Event[]) => entryOf(seq, { events });

async function hits(card: Card, table: TableView): Promise<void> {
  await page.update(table, happens(10, { event: 'dealt', seat: 0, card }));
}

test('the keys H and S hit and stay', async () => {
  page = await openTable(turn());
  await page.press('h');
  expect(page.sent('act')).toEqual([{ type: 'act', seq: 10, move: HIT }]);
  const game = gameOf([[12, 9], [11], [10], [1]]);
  await hits('9', turn(game, { seq: 11, asked: 1, offers: [] }));
  expect(page.text('.dock .cards .hearsay')).toBe('12, 9');
  await page.hear({ type: 'done', action: page.socket.sent.find(({ type }) => type === 'act')!.action, seq: 11 });
  await page.update(turn(game, { seq: 12 }), entryOf(11, { actor: 3 }));
  await page.press('s');
  expect(page.sent('act')[1]).toEqual({ type: 'act', seq: 12, move: STAY });
  const stayed = { ...game, lines: [{ ...game.lines[0]!, status: 'stayed' as const }, ...game.lines.slice(1)] };
  await page.update(
    turn(stayed, { seq: 13, asked: 1, offers: [] }),
    happens(12, { event: 'stayed', seat: 0, points: 21, by_itself: false }),
  );
  expect(page.text('.dock')).toContain('Stayed');
});

test('a move that was made in another tab is shown, and nothing can be done twice', async () => {
  page = await openTable(turn());
  const game = gameOf(FIRST);
  const stayed = { ...game, lines: [{ ...game.lines[0]!, status: 'stayed' as const }, ...game.lines.slice(1)] };
  expect(page.all('[data-move]')).toHaveLength(2);
  await page.update(
    turn(stayed, { seq: 11, asked: 1, offers: [] }),
    happens(10, { event: 'stayed', seat: 0, points: 12, by_itself: false }),
  );
  expect(page.text('.dock')).toContain('Stayed');
  expect(page.all('[data-move]')).toHaveLength(0);
});

test('a digit chooses a target and Enter settles it', async () => {
  page = await openTable(
    turn(gameOf(FIRST, { choice: { seat: 0, card: 'freeze' } as View['choice'] }), { offers: FREEZES }),
  );
  expect(page.text('h2#pick-ask')).toContain('Who freezes?');
  await page.press('2');
  expect(page.find('[data-target="2"]')!.getAttribute('aria-pressed')).toBe('true');
  await page.press('Enter');
  expect(page.sent('act')).toEqual([{ type: 'act', seq: 10, move: { move: 'freeze', target: 2 } }]);
  const game = gameOf(FIRST);
  game.lines[2] = line([10], { status: 'frozen', spent: ['freeze'] });
  await page.update(
    turn(game, { seq: 11, asked: 1, offers: [] }),
    happens(10, { event: 'frozen', seat: 2, by: 0, points: 10 }),
  );
  expect(page.text('article[data-seat="2"]')).toContain('Frozen');
});

test('a choice and the focus survive what others say', async () => {
  page = await openTable(
    turn(gameOf(FIRST, { choice: { seat: 0, card: 'freeze' } as View['choice'] }), { offers: FREEZES }),
  );
  await page.click(page.find('[data-target="3"]'));
  page.find('[data-target="3"]')!.focus();
  const said = { event: 'said', person: 'p1', name: 'Zoé', text: 'Not me!' } as const;
  const reacted = { event: 'reacted', person: 'p2', name: 'Ada', sign: '👏' } as const;
  const table = turn(gameOf(FIRST, { choice: { seat: 0, card: 'freeze' } as View['choice'] }), { offers: FREEZES });
  await page.update({ ...table, seq: 11 }, entryOf(10, { actor: 1, table_event: said }));
  await page.update({ ...table, seq: 12 }, entryOf(11, { actor: 2, table_event: reacted }));
  expect(page.find('[data-target="3"]')!.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(page.find('[data-target="3"]'));
});

test('a letter in the chat makes no move', async () => {
  page = await openTable(turn(), { isWide: true });
  const box = page.find<HTMLInputElement>('input[placeholder="Say something"]')!;
  await page.press('h', box);
  await page.press('s', box);
  expect(page.sent('act')).toEqual([]);
});

test('Hit carries its risk and Stay what it keeps', async () => {
  page = await openTable(
    turn(
      gameOf([
        [12, 9],
        [11, 2],
        [10, 4],
        [1, 7],
      ]),
    ),
  );
  const odds = { cards: 86, bust: 19, save: 0, flip_seven: 0, points_now: 21, value: 24.5 };
  await page.advise({ odds: [odds, null, null, null] });
  expect(page.text('.edge')).toContain('19 of the 86 cards left would bust you');
  expect(page.text('[data-move="hit"]')).toContain('22 %');
  expect(page.text('[data-move="stay"]')).toContain('21');
});

test('the adviser says hit or stay with what both are worth, and marks that button', async () => {
  page = await openTable(turn());
  const odds = { cards: 86, bust: 19, save: 0, flip_seven: 0, points_now: 21, value: 20.5 };
  await page.advise({ odds: [odds, null, null, null], suggestion: { is_hit_best: true, hit: 21.62, stay: 21 } });
  expect(page.text('.edge')).toContain('Hit is better: 21.6 on average, against 21');
  expect(page.text('[data-move="hit"]')).toContain('Better choice');
  expect(page.text('[data-move="stay"]')).not.toContain('Better choice');
});

test('a table for two that plays the challenge says of how many rounds it is', async () => {
  const game = gameOf([
    [12, 9],
    [11, 2],
  ]);
  page = await openTable(turn({ ...game, rules: { ...game.rules, challenge_rounds: 4 } }));
  expect(page.text('.round')).toMatch(/round 1(\/| of )4/i);
});

test('a table without hints asks for no odds and shows none', async () => {
  const table = turn();
  page = await openTable({ ...table, setup: { ...table.setup, hints: false } });
  expect(page.text('[data-move="hit"]')).toContain('one more card');
  expect(page.text()).not.toContain('would bust you');
  expect(page.sent('advise')).toEqual([]);
});

test('an adviser who has nothing to say is asked again', async () => {
  page = await openTable(turn());
  const [asked] = page.socket.sent.filter(({ type }) => type === 'advise');
  await page.hear({
    type: 'refused',
    action: asked!.action,
    reason: { id: 'x', arguments: {} },
    text: '',
  });
  expect(page.sent('advise')).toHaveLength(1);
  await page.settle(2_500);
  expect(page.sent('advise')).toHaveLength(2);
});

test('a spectator sees whose turn it is and no buttons', async () => {
  page = await openTable(turn(gameOf(FIRST, { me: null }), { me: null, offers: [] }));
  expect(page.text('.watching')).toContain('Léa is deciding');
  expect(page.all('[data-move]')).toHaveLength(0);
  expect(page.all('article[data-seat] b').map((name) => name.textContent)).toEqual(['Léa', 'Zoé', 'Ada', 'Marco']);
});

test('a move can be taken back as long as the server says so', async () => {
  page = await openTable(turn());
  expect(page.button('Take back')).toBeNull();
  await page.update(turn(gameOf(FIRST), { seq: 11, asked: 1, offers: [], may_undo: true }), entryOf(10));
  await page.click(page.button('Take back'));
  expect(page.sent('undo')).toHaveLength(1);
  await page.update(turn(gameOf(FIRST), { seq: 12 }), entryOf(11, { undone_from: 10 }));
  expect(page.button('Take back')).toBeNull();
  expect(page.find('[data-move="hit"]')).not.toBeNull();
});

test('a reshuffle is seen over the table, and said', async () => {
  page = await openTable(turn(gameOf(FIRST), { asked: 1, offers: [] }));
  const shuffled = happens(10, { event: 'reshuffled', cards: 40 }, { event: 'dealt', seat: 1, card: '5' });
  const game = gameOf([[12], [11, 5], [10], [1]]);
  await page.updateUntil('[data-note]', turn(game, { seq: 11, asked: 2, offers: [] }), shuffled);
  expect(page.text('[data-note]')).toContain('40');
  expect(page.text('article[data-seat="1"] .hearsay')).not.toContain('5'); // the card comes after it
  await page.settle();
  expect(page.find('[data-note]')).toBeNull();
  expect(page.text('[role="log"]')).toContain('40');
});

test('a frozen player reads who did it, and may skip the rest only then', async () => {
  page = await openTable(turn(gameOf(FIRST), { asked: 1, offers: [] }));
  const frozen = gameOf(FIRST, { lines: FIRST.map((own, seat) => line(own, seat ? {} : { status: 'frozen' })) });
  await page.updateUntil(
    '.moment.freeze',
    turn(frozen, { seq: 11, asked: 2, offers: [], may_skip: true }),
    happens(10, { event: 'frozen', seat: 0, by: 1, points: 12 }),
  );
  expect(page.text('.moment.freeze')).toContain('Zoé freezes you. You keep 12');
  expect(page.button('Skip to the end of the round')).toBeNull();
  await page.settle();
  expect(page.button('Skip to the end of the round')).not.toBeNull();
});
