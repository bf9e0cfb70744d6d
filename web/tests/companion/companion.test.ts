import { beforeEach, expect, test, vi } from 'vitest';
import { Companion } from '../../src/companion/companion.svelte';
import { lastRound, startNote } from '../../src/flip7/companion/challenge';
import { Outbox } from '../../src/companion/offline/outbox.svelte';
import { TypedPoints } from '../../src/companion/look/typed_points.svelte';
import { notices } from '../../src/ui/notices.svelte';
import { TableClient } from '../../src/wire/table_client.svelte';
import type { AnyMessage, TableView } from '../../src/wire/types';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';
import { Socket, takeSockets } from '../socket';
import { emptyStorage } from './stored';

const PLAYERS = [
  { id: 0, name: 'Ada' },
  { id: 1, name: 'Bo' },
];

function table(seq: number, changes: object = {}): TableView {
  const shown = { players: PLAYERS, seats: [0, 1], standings: [], unsettled: [], undo: 'a', redo: 'b', ...changes };
  const companion = { shown, is_open: false, writers: [] };
  const setup = { game: 'flip7', hints: true };
  return { table: 't', seq, setup, seats: [], host: 'p', me: null, companion } as unknown as TableView;
}

const welcome = (seq: number): AnyMessage => ({
  type: 'welcome',
  protocol: 2,
  now: 0,
  person: 'p',
  version: 1,
  table: table(seq),
  happened: [],
});

words.use('en', readForms('en'));

beforeEach(() => {
  takeSockets();
  emptyStorage();
});

function opened(): { companion: Companion; socket: Socket } {
  const client = new TableClient('t').open();
  const companion = new Companion(client);
  const socket = Socket.made.at(-1)!;
  socket.tell(welcome(7));
  return { companion, socket };
}

const STAYED = { report: 'stayed', player: 0 } as const;

test('a report says what its writer had seen, and leaves the outbox once it is acknowledged', async () => {
  const { companion, socket } = opened();
  const written = companion.report(STAYED);
  const sent = socket.sent[0]!;
  expect(sent).toMatchObject({ type: 'write', seq: 7, op: { op: 'add', report: STAYED }, is_queued: false });
  expect(new Outbox('t').list.map(({ action }) => action)).toEqual([sent['action']]);
  socket.tell({ type: 'done', action: sent['action'] } as AnyMessage);
  expect(await written).toEqual({ is: 'done' });
  expect(new Outbox('t').list).toEqual([]);
});

test('what is written without a connection is sent later as queued, in order, under the same names', () => {
  const { companion, socket } = opened();
  socket.lose();
  void companion.report(STAYED);
  void companion.report({ report: 'stayed', player: 1 });
  vi.advanceTimersByTime(1_000);
  const second = Socket.made.at(-1)!;
  second.tell(welcome(9));
  expect(second.sent).toMatchObject([
    { op: { report: { player: 0 } }, seq: 7, is_queued: true },
    { op: { report: { player: 1 } }, seq: 7, is_queued: true },
  ]);
  expect(second.sent.map((one) => one['action'])).toEqual(companion.outbox.list.map(({ action }) => action));
});

test('what a closed page had not sent is sent by the next one, and a resend keeps its name', () => {
  const { companion, socket } = opened();
  void companion.report(STAYED);
  const [{ action } = { action: '' }] = socket.sent;
  const again = opened();
  expect(again.socket.sent[0]).toMatchObject({ action, seq: 7, is_queued: true, op: { op: 'add', report: STAYED } });
});

test('fast taps follow each other: the second is made from the table after the first', async () => {
  const { companion, socket } = opened();
  const seen: number[] = [];
  const tap = () =>
    companion.afterwards(async () => void (seen.push(companion.table.seq), await companion.report(STAYED)));
  const taps = [tap(), tap()];
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.sent).toHaveLength(1);
  socket.tell({
    type: 'update',
    now: 0,
    version: 2,
    table: table(8),
    happened: [],
    action: socket.sent[0]!['action'],
  } as AnyMessage);
  await vi.advanceTimersByTimeAsync(0);
  socket.tell({ type: 'done', action: socket.sent[1]!['action'] } as AnyMessage);
  await Promise.all(taps);
  expect(seen).toEqual([7, 8]);
});

test('a refusal names players and not their numbers', async () => {
  const { companion, socket } = opened();
  const written = companion.report(STAYED);
  const reason = { id: 'misfit-not-their-turn', arguments: { player: 0, turn: 1 } };
  socket.tell({ type: 'refused', action: socket.sent[0]!['action'], reason, text: '' } as AnyMessage);
  await written;
  expect(notices.list.at(-1)?.text).toBe('It is Bo’s turn, not Ada’s.');
  expect(companion.outbox.list).toEqual([]);
});

test('undo and redo name what the host says they take', () => {
  const { companion, socket } = opened();
  void companion.undo();
  void companion.redo();
  expect(socket.sent.map((one) => (one as { op?: unknown }).op)).toEqual([
    { op: 'undo', of: 'a' },
    { op: 'redo', of: 'b' },
  ]);
});

test('what does not fit counts if the table is right: it is written, then settled', async () => {
  const { companion, socket } = opened();
  const forced = companion.force(STAYED);
  const { action } = socket.sent[0] as { action: string };
  expect(socket.sent[0]).toMatchObject({ is_queued: true });
  const unsettled = [{ id: action, op: { op: 'add', report: STAYED } }];
  socket.tell({
    type: 'update',
    now: 0,
    version: 2,
    table: table(8, { unsettled }),
    happened: [],
    action,
  } as AnyMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.sent[1]).toMatchObject({ op: { op: 'settle', of: action, how: 'count' } });
  socket.tell({ type: 'done', action: socket.sent[1]!['action'] } as AnyMessage);
  await forced;
});

test('the host writes, others once they are let, everybody where writing is open', () => {
  const { companion } = opened();
  expect(companion.mayWrite).toBe(true);
  const other = (changes: object): TableView => {
    const view = table(7);
    return { ...view, host: 'q', companion: { ...view.companion!, ...changes } };
  };
  companion.client.table = other({});
  expect(companion.mayWrite).toBe(false);
  companion.client.table = other({ is_open: true });
  expect(companion.mayWrite).toBe(true);
  companion.client.table = other({ writers: [{ person: 'p', name: 'P', may_write: true }] });
  expect(companion.mayWrite).toBe(true);
});

test('two digits are entered by themselves after a moment, in which a third one may come', () => {
  const entered: number[] = [];
  const typed = new TypedPoints((points) => entered.push(points));
  typed.type('3');
  vi.advanceTimersByTime(5_000);
  expect(entered).toEqual([]);
  typed.type('7');
  vi.advanceTimersByTime(600);
  expect(entered).toEqual([37]);
  for (const digit of '101') typed.type(digit);
  vi.advanceTimersByTime(600);
  typed.type('0');
  typed.type('7');
  typed.erase();
  vi.advanceTimersByTime(5_000);
  expect(typed.digits).toBe('0');
  typed.finish();
  expect(entered).toEqual([37, 101, 0]);
});

test('one or two are told of the challenge where the rulebook has one, and which round is its last', () => {
  const answers: Record<string, number> = { challenge_rounds: 4, target_score: 200 };
  const answer = (ruling: string): number => answers[ruling]!;
  expect(startNote(answer, 2)).toBe('The challenge for one or two: 200 points within 4 rounds.');
  expect(startNote(answer, 3)).toBe('');
  expect(startNote(() => 0, 1)).toBe('');
  const game = { rules: { challenge_rounds: 4 } };
  const seated = (...seats: number[]) => ({ table: { game }, shown: { seats } }) as unknown as Companion;
  expect(lastRound(seated(0))).toBe(4);
  expect(lastRound(seated(0, 1, 2))).toBeNull();
});
