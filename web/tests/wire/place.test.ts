// Where a new table is opened.
import { beforeEach, expect, test, vi } from 'vitest';

const asked = vi.hoisted(() => ({ here: [] as string[] }));

vi.mock('../../src/local/host', () => ({
  LocalHost: class {
    onprogress = null;
    start = () => Promise.resolve();
    request(method: string, path: string) {
      asked.here.push(`${method} ${path}`);
      const body = path === '/api/tables' ? { table: 'local-a', path: '/t/local-a' } : { person: 'p', name: 'Ada' };
      return Promise.resolve({ status: 200, body: path === '/api/me/tables' ? [] : body });
    }
  },
}));

const SETUP = { game: 'flip7', edition: 'en', seats: 3 };

/** A server that answers, or one that is switched off. */
function serverThat(answers: (path: string) => { status: number; body: unknown } | null): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    requests.push(`${method} ${path}`);
    const answer = answers(path);
    return answer
      ? Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }))
      : Promise.reject(new TypeError('off'));
  });
  return requests;
}

const working = (path: string) => ({
  status: 200,
  body: path === '/api/tables' ? { table: 'a', path: '/t/a' } : { person: 'q', name: 'Ada', key: null },
});

beforeEach(() => {
  asked.here = [];
  vi.resetModules();
});

test('with a server the table is there, and nothing is started on this device', async () => {
  serverThat(working);
  const { openSomewhere } = await import('../../src/pages/new_table/place');
  expect(await openSomewhere('Ada', SETUP, true)).toBe('a');
  expect(asked.here).toEqual([]);
});

test('without one it is on this device', async () => {
  serverThat(() => null);
  const { openSomewhere } = await import('../../src/pages/new_table/place');
  expect(await openSomewhere('Ada', SETUP, true)).toBe('local-a');
  expect(asked.here).toContain('POST /api/tables');
});

test('a table for friends is never opened where they cannot come', async () => {
  serverThat(() => null);
  const { openSomewhere } = await import('../../src/pages/new_table/place');
  const { Refusal } = await import('../../src/wire/http');
  await expect(openSomewhere('Ada', SETUP, false)).rejects.toBeInstanceOf(Refusal);
  expect(asked.here).toEqual([]);
});

test('a server that refuses is not gone: what it says is shown', async () => {
  serverThat((path) =>
    path === '/api/tables'
      ? { status: 429, body: { reason: { id: 'too-fast', arguments: {} }, text: '' } }
      : working(path),
  );
  const { openSomewhere } = await import('../../src/pages/new_table/place');
  await expect(openSomewhere('Ada', SETUP, true)).rejects.toMatchObject({ status: 429 });
  expect(asked.here).toEqual([]);
});
