import { beforeEach, expect, test, vi } from 'vitest';
import { TableClient, type Beat, type Reply } from '../src/wire/table_client.svelte';
import type { SeenEntry, TableView, AnyMessage } from '../src/wire/types';
import { Socket, takeSockets } from './socket';

const entry = (seq: number): SeenEntry => ({
  seq,
  at: 0,
  actor: 0,
  decided_by: 'person',
  events: [],
  table_event: null,
  undone_from: null,
});
const table = (seq: number): TableView =>
  ({ table: 't', seq, seats: [], host: 'p', me: 0, asked: 0, is_paused: false }) as unknown as TableView;
const welcome = (seq: number, from = 0): AnyMessage => ({
  type: 'welcome',
  protocol: 2,
  now: 0,
  person: 'p',
  version: 1,
  table: table(seq),
  happened: Array.from({ length: seq - from }, (_, index) => entry(from + index)),
});

const change = (base: number, changed: Record<string, unknown>, ...happened: SeenEntry[]): AnyMessage => ({
  type: 'update',
  now: 0,
  version: base + 1,
  base,
  changed,
  happened,
});

beforeEach(takeSockets);

function opened(): { client: TableClient; first: Socket } {
  const client = new TableClient('t').open();
  const first = Socket.made[0]!;
  first.tell(welcome(3));
  return { client, first };
}

test('the first connection asks for the whole story, a later one for what is missing', () => {
  const { client, first } = opened();
  expect(first.address).toBe('ws://here/api/tables/t/socket?since=0');
  first.lose();
  expect(client.status).toBe('offline');
  vi.advanceTimersByTime(1_000);
  expect(Socket.made[1]!.address).toContain('since=3');
});

test('an unanswered request is sent again under the same name after a lost connection', async () => {
  const { client, first } = opened();
  const answer = client.act({ move: 'hit' });
  const { action } = first.sent[0]!;
  first.lose();
  vi.advanceTimersByTime(1_000);
  const second = Socket.made[1]!;
  second.tell(welcome(3, 3));
  expect(second.sent.map((one) => one.action)).toEqual([action]);
  second.tell({ type: 'done', action, seq: 3 });
  expect(await answer).toEqual({ is: 'done' });
  expect(client.waiting).toBe(0);
});

test('a request made offline waits for the connection', () => {
  const { client, first } = opened();
  first.lose();
  void client.act({ move: 'stay' });
  expect(client.waiting).toBe(1);
  vi.advanceTimersByTime(1_000);
  Socket.made[1]!.tell(welcome(3, 3));
  expect(Socket.made[1]!.sent).toHaveLength(1);
});

test('a refusal brings the table as it stands, and whoever looks after the page is told', async () => {
  const { client, first } = opened();
  const told = vi.fn();
  client.onrefused = told;
  const answer = client.act({ move: 'hit' });
  first.tell({
    type: 'refused',
    action: first.sent[0]!.action,
    reason: { id: 'refused-stale', arguments: {} },
    text: 'old',
    version: 2,
    table: table(5),
  });
  expect(await answer).toMatchObject({ is: 'refused' });
  expect(client.table?.seq).toBe(5);
  first.tell(change(2, { '/seq': 6 }));
  expect(client.table?.seq).toBe(6);
  expect(told).toHaveBeenCalledOnce();
});

test('a move that waited for the connection and came too late is told apart from one that is refused', async () => {
  const { client, first } = opened();
  const refused: Reply[] = [];
  client.onrefused = (reply) => refused.push(reply);
  first.lose();
  const late = client.act({ move: 'hit' });
  vi.advanceTimersByTime(1_000);
  const second = Socket.made[1]!;
  second.tell(welcome(5, 3));
  const refuse = (id: string): void => {
    const { action } = second.sent.at(-1)!;
    second.tell({ type: 'refused', action, reason: { id, arguments: {} }, text: '' });
  };
  refuse('refused-stale');
  await late;
  expect([client.isTooLate, refused.length]).toEqual([true, 0]);
  const next = client.act({ move: 'hit' });
  expect(client.isTooLate).toBe(false);
  refuse('refused-stale');
  await next;
  expect([client.isTooLate, refused.length]).toEqual([false, 1]);
});

test('an update changes the table that is there, and whoever listens gets the whole of it', () => {
  const { client, first } = opened();
  const beats: Beat[] = [];
  client.listen((beat) => beats.push(beat));
  first.tell(change(1, { '/seq': 4, '/is_paused': true }, entry(3)));
  first.tell(change(2, { '/is_paused': false }));
  expect(beats.map((beat) => beat.table)).toEqual([
    { ...table(4), is_paused: true },
    { ...table(4), is_paused: false },
  ]);
  expect(client.story).toHaveLength(4);
});

test('after a missing update the whole view is asked for once, and nothing that happened is lost', () => {
  const { client, first } = opened();
  const beats: Beat[] = [];
  client.listen((beat) => beats.push(beat));
  first.tell(change(7, { '/seq': 4 }, entry(3)));
  first.tell(change(8, { '/seq': 5 }, entry(4)));
  expect(client.table).toEqual(table(3));
  expect(first.sent.map((one) => one.type)).toEqual(['refresh']);
  first.tell({ type: 'update', now: 0, version: 9, table: table(5), happened: [] });
  expect(client.table).toEqual(table(5));
  expect(beats).toMatchObject([{ isCatchUp: true, table: table(5) }]);
  expect(client.story).toHaveLength(5);
  first.tell(change(9, { '/seq': 6 }, entry(5)));
  expect(client.table).toEqual(table(6));
});

test('nothing is told twice, and a gap is not papered over', () => {
  const { client, first } = opened();
  const beats: Beat[] = [];
  client.listen((beat) => beats.push(beat));
  first.tell({ type: 'update', now: 0, version: 2, table: table(4), happened: [entry(2), entry(3)] });
  expect(beats[0]!.happened.map((one) => one.seq)).toEqual([3]);
  first.tell({ type: 'update', now: 0, version: 3, table: table(9), happened: [entry(8)] });
  expect(beats[1]).toMatchObject({ isCatchUp: true, happened: [] });
  expect(client.story).toHaveLength(4);
});

test('a table that does not exist is not asked for again', () => {
  const client = new TableClient('t').open();
  Socket.made[0]!.lose(4404);
  vi.advanceTimersByTime(60_000);
  expect(client.status).toBe('missing');
  expect(Socket.made).toHaveLength(1);
});

test('a connection that has gone silent is probed, and replaced if nobody answers', () => {
  const { first } = opened();
  vi.advanceTimersByTime(23_000);
  expect(first.sent.map((one) => one.type)).toEqual(['refresh']);
  vi.advanceTimersByTime(10_000);
  expect(Socket.made.length).toBeGreaterThan(1);
});
