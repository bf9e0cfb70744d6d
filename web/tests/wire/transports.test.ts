// A table is played in the same way over a server and over the engine on this device.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LineListener } from '../../src/wire/hosts/backend';
import { TableClient } from '../../src/wire/table_client.svelte';
import type { AnyMessage, TableView } from '../../src/wire/types';
import { Socket, takeSockets } from '../socket';

interface Sent {
  type: string;
  action: string;
}

/** The other end of one line, whatever it runs over. */
interface End {
  path: string;
  sent: Sent[];
  tell(message: AnyMessage): void;
  lose(code?: number): void;
}

const lines = vi.hoisted(() => ({ made: [] as (End & { person?: string })[] }));

vi.mock('../../src/local/host', () => ({
  LocalHost: class {
    onprogress = null;
    start = () => Promise.resolve();
    connect(path: string, listener: LineListener, person?: string) {
      const sent: Sent[] = [];
      const end = {
        path,
        sent,
        person,
        tell: (message: AnyMessage) => listener.message(JSON.stringify(message)),
        lose: (code = 1006) => listener.closed(code),
      };
      lines.made.push(end);
      return { send: (text: string) => (sent.push(JSON.parse(text)), true), close: () => undefined };
    }
  },
}));

const TRANSPORTS = [
  {
    name: 'a server',
    id: 't',
    ends: (): End[] => Socket.made.map((one) => Object.assign(one, { path: new URL(one.address).pathname })),
  },
  { name: 'this device', id: 'local-t', ends: (): End[] => lines.made },
];

const table = (seq: number) => ({ table: 't', seq, seats: [], me: 0, asked: 0 }) as unknown as TableView;
const welcome = (seq: number): AnyMessage => ({
  type: 'welcome',
  protocol: 2,
  now: 0,
  person: 'p',
  version: 1,
  table: table(seq),
  happened: [],
});

beforeEach(() => {
  takeSockets();
  lines.made = [];
});

describe.each(TRANSPORTS)('over $name', ({ id, ends }) => {
  async function opened(): Promise<{ client: TableClient; first: End }> {
    const client = new TableClient(id).open();
    await vi.advanceTimersByTimeAsync(1);
    const first = ends()[0]!;
    first.tell(welcome(3));
    return { client, first };
  }

  test('a table is opened by its path', async () => {
    const { client, first } = await opened();
    expect(first.path).toContain(`/api/tables/${id}/socket`);
    expect([client.status, client.table?.seq, client.person]).toEqual(['live', 3, 'p']);
  });

  test('a command is sent once, and settled by its reply', async () => {
    const { client, first } = await opened();
    const reply = client.act({ move: 'hit' });
    expect(first.sent).toHaveLength(1);
    first.tell({ type: 'done', action: first.sent[0]!.action, seq: 3 });
    expect(await reply).toEqual({ is: 'done' });
  });

  test('a command without a reply is sent again under its name over the next line', async () => {
    const { client, first } = await opened();
    void client.act({ move: 'hit' });
    first.lose();
    expect(client.status).toBe('offline');
    await vi.advanceTimersByTimeAsync(1_000);
    const second = ends()[1]!;
    second.tell(welcome(3));
    expect(second.sent).toEqual(first.sent);
  });

  test('a table that is not there is said to be missing, and not asked for again', async () => {
    const client = new TableClient(id).open();
    await vi.advanceTimersByTimeAsync(1);
    ends()[0]!.lose(4404);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(client.status).toBe('missing');
    expect(ends()).toHaveLength(1);
  });
});

test('no network is no reason to leave a table on this device', async () => {
  const heard: string[] = [];
  vi.stubGlobal('addEventListener', (name: string) => heard.push(name));
  new TableClient('local-t').open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  expect(lines.made).toHaveLength(1);
});

test('a person of this device is named when they speak', async () => {
  const client = new TableClient('local-t');
  client.speaker = 'ada';
  client.open();
  await vi.advanceTimersByTimeAsync(1);
  expect(lines.made[0]?.person).toBe('ada');
});
