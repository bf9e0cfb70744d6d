import { describe, expect, test } from 'vitest';
import { isRight, wrongDraw } from '../../src/fair/check';
import { BadLog, readLog } from '../../src/fair/log';
import { tamper } from '../../src/fair/tamper';
import type { Log } from '../../src/wire/types';
import { check, game, OLD_GAMES, OLDER_GAMES, WRITTEN } from './games';

const copy = (name: string): Log => structuredClone(game(name).log);

function refusal(log: Log): string {
  try {
    check(log);
  } catch (error) {
    if (error instanceof BadLog) return error.fault;
    throw error;
  }
  return 'none';
}

describe.each([...WRITTEN.games, ...OLDER_GAMES])(
  '$name, log format $log.header.format',
  ({ log, seed, commitment, draws, is_branched }) => {
    const report = check(log);

    test('every draw is dealt again and is the same', () => {
      expect(report.fault).toBeNull();
      expect(wrongDraw(report)).toBeNull();
      expect(report.draws.length + report.elsewhere).toBe(draws);
      expect(report.elsewhere > 0).toBe(is_branched);
    });

    test('the seed and the commitment are those of the reference', () => {
      expect([report.seed, report.commitment]).toEqual([seed, commitment]);
    });

    test('a tampered card is found at its own draw', () => {
      const changed = tamper(log, report.draws)!;
      expect(wrongDraw(check(changed.log))?.entry).toBe(changed.entry);
    });
  },
);

test('a log of either format names the people and bots whose chance went into the deal', () => {
  const chances = (log: Log) => check(log).chances;
  const name = 'flip7-branched';
  const old = OLD_GAMES.find((one) => one.name === name)!.log;
  expect([old.header.format, game(name).log.header.format]).toEqual([1, 4]);
  expect(JSON.stringify(old)).toContain('"doing":"sat_down"');
  expect(chances(old).map(({ name, isBot }) => [name, isBot])).toEqual(
    chances(game(name).log).map(({ name, isBot }) => [name, isBot]),
  );
  expect(readLog(JSON.stringify(old))).toEqual(old);
});

test('a game with real cards has no deal to verify, and is no unknown game', () => {
  const log = copy('flip7');
  log.header.game = 'flip7:companion';
  expect(refusal(log)).toBe('real-cards');
});

test('the games that are dealt again have reshuffles in them', () => {
  const found = WRITTEN.games.filter((one) => one.reshuffles > 0).map((one) => one.log.header.game);
  expect(new Set(found)).toEqual(new Set(['flip7', 'phase10flip']));
});

test('no draw at all can be another one', { timeout: 60_000 }, () => {
  for (const name of ['flip7', 'phase10flip-new-piles']) {
    const { log } = game(name);
    for (const draw of check(log).draws) {
      const changed = structuredClone(log);
      const entry = changed.entries[draw.entry]!;
      if (entry.kind !== 'move') throw new Error('a draw is a move');
      const move = entry.move;
      if (move.move === 'first_dealer') move.seat = (move.seat + 1) % log.header.seats.length;
      if (move.move === 'reveal') move.card = move.card === '12' ? '11' : '12';
      if (move.move === 'shuffle') move.order.reverse();
      expect(wrongDraw(check(changed))?.entry).toBe(draw.entry);
    }
  }
});

test.each(['0', 'zz', '', '00'.repeat(32)])('a secret that is not the one committed to is refused: %j', (secret) => {
  const log = copy('flip7');
  for (const entry of log.entries)
    if (entry.kind === 'note' && entry.about?.event === 'revealed') entry.about.secret = secret;
  expect(refusal(log)).toBe('other-secret');
});

test('another secret, other chance or other rules are refused or deal other cards', () => {
  const secret = copy('flip7');
  for (const entry of secret.entries)
    if (entry.kind === 'note' && entry.about?.event === 'revealed') entry.about.secret = '00'.repeat(32);
  expect(refusal(secret)).toBe('other-secret');
  const chance = copy('flip7');
  for (const entry of chance.entries)
    if (entry.kind === 'note' && entry.about?.event === 'sat_down') entry.about.entropy += 'x';
  expect(isRight(check(chance))).toBe(false);
  const rules = copy('flip7');
  rules.header.seats[0] = 'Eve';
  expect(refusal(rules)).toBe('other-rules');
});

test('a game without its promise, its beginning or its end is refused', () => {
  const cut = (event: string): Log => {
    const log = copy('flip7');
    const entries = log.entries.filter((entry) => !(entry.kind === 'note' && entry.about?.event === event));
    return { ...log, entries: entries.map((entry, seq) => ({ ...entry, seq })) };
  };
  expect(refusal(cut('opened'))).toBe('no-commitment');
  expect(refusal(cut('started'))).toBe('too-early');
  expect(refusal(cut('revealed'))).toBe('not-over');
});

test('a game with an entry left out, or of a game that nobody knows, is refused', () => {
  const short = copy('flip7');
  short.entries.splice(20, 1);
  expect(refusal(short)).toBe('entry-missing');
  const other = copy('flip7');
  other.header.game = 'whist';
  expect(refusal(other)).toBe('unknown-game');
});

/** The log with a note at an index that another game was played on from. */
function withBranchedNote(log: Log, index: number): Log {
  const note = {
    kind: 'note',
    seq: index,
    actor: 'dealer',
    decided_by: 'person',
    action: 'branch',
    at: 0,
    text: '',
    about: { event: 'branched', table: 't', seq: index },
  } as const;
  log.entries.splice(index, 0, note);
  log.entries.forEach((entry, seq) => (entry.seq = seq));
  return log;
}

test.each([0.3, 0.6, 1])('a note that hides the deals before it is refused, after %f of the log', (share) => {
  const log = copy('flip7');
  expect(refusal(withBranchedNote(log, Math.floor(log.entries.length * share)))).toBe('branched-late');
});

test('a game without a deal of its own is no success', () => {
  const log = copy('flip7');
  log.entries.forEach((entry, seq) => Object.assign(entry, { at: 0, action: `branch/${seq}` }));
  const report = check(withBranchedNote(log, log.entries.length));
  expect([isRight(report), report.fault]).toEqual([false, { what: 'nothing-dealt', entry: null }]);
});

test('a deal that was taken back is found', () => {
  const log = copy('flip7');
  const index = log.entries.findIndex((entry) => entry.kind === 'move' && entry.move.move === 'reveal');
  const undo = {
    kind: 'undo',
    seq: index + 1,
    actor: 'dealer',
    decided_by: 'dealer',
    action: 'x',
    at: 0,
    back_to: index,
  } as const;
  log.entries.splice(index + 1, 0, undo);
  log.entries.forEach((entry, seq) => (entry.seq = seq));
  expect(check(log).fault).toEqual({ what: 'taken-back', entry: index + 1 });
});

test('a round that begins too soon is found, for it would shift all later draws', () => {
  const log = copy('flip7');
  const index = log.entries.findIndex((entry) => entry.kind === 'move' && entry.move.move === 'reveal') + 1;
  const move = {
    kind: 'move',
    seq: 0,
    actor: 'dealer',
    decided_by: 'dealer',
    action: 'x',
    at: 0,
    move: { move: 'next_round' },
    events: [],
    digest: null,
  } as const;
  log.entries.splice(index, 0, { ...move, events: [] });
  log.entries.forEach((entry, seq) => (entry.seq = seq));
  expect(check(log).fault).toEqual({ what: 'unknown-move', entry: index });
});

test.each([
  '',
  '{}',
  '[]',
  'null',
  '{"header":{},"entries":[]}',
  '{"header":{"rulings":{},"seats":[],"game":"flip7"},"entries":[1]}',
])('a file that is no game is refused: %s', (text) => {
  expect(() => readLog(text)).toThrow(BadLog);
});

test('a file is read as it was written', () => {
  expect(readLog(JSON.stringify(game('phase10flip').log))).toEqual(game('phase10flip').log);
});
