import { beforeEach, expect, test, vi } from 'vitest';
import { Companion } from '../../src/companion/companion.svelte';
import { findCopy, keepCopy } from '../../src/companion/offline/kept_copy.svelte';
import { Outbox, type Unsent } from '../../src/companion/offline/outbox.svelte';
import { app } from '../../src/offline/app.svelte';
import { durable } from '../../src/settings/durable';
import { local } from '../../src/wire/hosts/local.svelte';
import { TableClient } from '../../src/wire/table_client.svelte';
import type { AnyMessage, SeenEntry, TableView, Written } from '../../src/wire/types';
import { words } from '../../src/words/words.svelte';
import { readForms } from '../../words.plugin';
import { Socket, takeSockets } from '../socket';
import { emptyStorage } from './stored';

const STAYED = { report: 'stayed', player: 0 } as const;
const SETUP = { game: 'flip7', hints: true };
const NAMED: Written = {
  id: 'players',
  op: { op: 'add', report: { report: 'players', players: [] } },
  seen: 0,
  device: '',
  name: '',
};

const table = (seq: number): TableView =>
  ({
    table: 't',
    seq,
    setup: SETUP,
    seats: [],
    host: 'p',
    me: null,
    stage: 'playing',
    game: 'the server’s view',
    companion: { shown: { round: 1, undo: 'a', unsettled: [], timeline: [] }, is_open: false, writers: [] },
  }) as unknown as TableView;

const entry = (seq: number, written?: Written): SeenEntry => ({
  seq,
  at: 0,
  actor: 'dealer',
  decided_by: 'person',
  events: [],
  table_event: null,
  undone_from: null,
  ...(written ? { written } : {}),
});

const welcome = (seq: number): AnyMessage =>
  ({
    type: 'welcome',
    protocol: 2,
    now: 0,
    person: 'p',
    version: 1,
    table: table(seq),
    happened: [entry(0), entry(1, NAMED)],
  }) as AnyMessage;

words.use('en', readForms('en'));

beforeEach(() => {
  takeSockets();
  emptyStorage();
  vi.restoreAllMocks();
  app.isReady = true;
});

function opened(): { companion: Companion; socket: Socket } {
  const client = new TableClient('t').open();
  const socket = Socket.made.at(-1)!;
  socket.tell(welcome(2));
  return { companion: new Companion(client), socket };
}

/** An engine on this device that answers every question with this. */
function engine(answer: object) {
  return vi.spyOn(local, 'request').mockResolvedValue({ status: 200, body: answer });
}

test('without a connection the engine on this device says what follows from what waits to be sent', async () => {
  const { companion, socket } = opened();
  const asked = engine({ shown: { round: 1, undo: 'mine' }, game: 'computed here', preview: null, timeline: [] });
  socket.lose();
  await companion.report(STAYED);
  const [{ action } = { action: '' }] = companion.outbox.list;
  expect(asked).toHaveBeenCalledWith('POST', '/api/companion/copy', {
    setup: SETUP,
    written: [NAMED],
    unsent: [{ id: action, op: { op: 'add', report: STAYED }, seen: 1, device: companion.device, name: '' }],
  });
  expect([companion.table.game, companion.shown?.undo]).toEqual(['computed here', 'mine']);
  expect([companion.isBlind, companion.unseen]).toEqual([false, []]);
});

test('the server’s word counts again once it answers', async () => {
  const { companion, socket } = opened();
  engine({ shown: { round: 1, undo: 'mine' }, game: 'computed here', preview: null, timeline: [] });
  socket.lose();
  await companion.report(STAYED);
  vi.advanceTimersByTime(1_000);
  Socket.made.at(-1)!.tell(welcome(2));
  expect(companion.table.game).toBe('the server’s view');
});

test('previews, earlier rounds and advice come from the same engine', async () => {
  const { companion, socket } = opened();
  const preview = { kept: 3 };
  const asked = engine({ shown: { round: 2 }, game: null, preview, timeline: ['one'] });
  socket.lose();
  await companion.recompute();
  expect(await companion.preview({ op: 'undo', of: 'a' })).toEqual(preview);
  expect(asked).toHaveBeenLastCalledWith(
    'POST',
    '/api/companion/copy',
    expect.objectContaining({ preview: { op: 'undo', of: 'a' } }),
  );
  expect(await companion.timeline(1)).toEqual(['one']);
  asked.mockResolvedValue({ status: 200, body: { suggestion: null } });
  expect(await companion.advise()).toEqual({ suggestion: null });
});

test('without an engine on this device what is entered waits, and is guessed at', async () => {
  const { companion, socket } = opened();
  const asked = vi.spyOn(local, 'request');
  app.isReady = false;
  socket.lose();
  await companion.report(STAYED);
  expect(asked).not.toHaveBeenCalled(); // a failed download would reload the page
  expect(companion.isBlind).toBe(true);
  expect(companion.unseen.map(({ op }) => op.op)).toEqual(['add']);
  expect(companion.table.game).toBe('the server’s view');
  expect(await companion.preview({ op: 'undo', of: 'a' })).toBeNull();
});

test('what was entered offline and is refused afterwards stays, with the reason, until somebody decides', async () => {
  const { companion, socket } = opened();
  engine({ shown: { round: 1 }, game: null, preview: null, timeline: [] });
  socket.lose();
  await companion.report(STAYED);
  vi.advanceTimersByTime(1_000);
  const again = Socket.made.at(-1)!;
  again.tell(welcome(2));
  const reason = { id: 'refused-not-a-writer', arguments: {} };
  again.tell({ type: 'refused', action: again.sent[0]!['action'], reason, text: 'no' } as AnyMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(companion.outbox.waiting).toEqual([]);
  expect(new Outbox('t').refused).toMatchObject([{ refusal: { reason } }]);
  void companion.sendAgain(companion.outbox.refused[0]!);
  expect(again.sent.at(-1)).toMatchObject({ action: again.sent[0]!['action'], is_queued: true });
  again.tell({ type: 'done', action: again.sent[0]!['action'] } as AnyMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(new Outbox('t').list).toEqual([]);
});

test('a page that is loaded without a connection shows the table as it was last seen', () => {
  const { companion } = opened();
  keepCopy(companion.client);
  const later = new TableClient('t');
  later.restore(findCopy('t')!);
  expect([later.table?.seq, later.person, later.isHost]).toEqual([2, 'p', true]);
  expect(later.story.flatMap(({ written }) => written?.id ?? [])).toEqual(['players']);
});

test('a device keeps copies of a few tables only', () => {
  for (const id of ['t1', 't2', 't3', 't4']) {
    const client = new TableClient(id);
    client.restore({ table: table(2), person: 'p', story: [] });
    keepCopy(client);
  }
  expect(['t1', 't2', 't4'].map((id) => findCopy(id) !== null)).toEqual([false, true, true]);
});

test('what was entered without a connection counts once it is on the disk', async () => {
  engine({ shown: { round: 1 }, game: null, preview: null, timeline: [] });
  const { companion, socket } = opened();
  socket.lose();
  let keep = (): void => undefined;
  vi.spyOn(durable, 'write').mockReturnValue(new Promise((resolve) => (keep = resolve)));
  let isDone = false;
  const written = companion.report(STAYED).then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(false);
  keep();
  expect(await written).toBe(true);
});

test('what was on the disk alone when the browser was killed is sent', async () => {
  const lost: Unsent = { action: 'lost', seq: 2, op: { op: 'add', report: STAYED }, name: 'Ann', isQueued: true };
  vi.spyOn(durable, 'read').mockResolvedValue([lost]);
  const { companion, socket } = opened();
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.sent).toMatchObject([{ action: 'lost', type: 'write', seq: 2, is_queued: true }]);
  socket.tell({ type: 'done', action: 'lost' } as AnyMessage);
  await vi.advanceTimersByTimeAsync(0);
  expect(companion.outbox.list).toEqual([]);
});
