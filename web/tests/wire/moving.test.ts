// Moving a game between this device and the server.
import { beforeEach, expect, test, vi } from 'vitest';
import { readForms } from '../../words.plugin';

const asked = vi.hoisted(() => ({ here: [] as string[], refuses: '', fails: '' }));

vi.mock('../../src/local/host', () => ({
  LocalHost: class {
    onprogress = null;
    start = () =>
      asked.fails ? Promise.reject(Object.assign(new Error(), { reason: asked.fails })) : Promise.resolve();
    request(method: string, path: string) {
      asked.here.push(`${method} ${path}`);
      if (path === asked.refuses)
        return Promise.resolve({ status: 409, body: { reason: { id: 'no', arguments: {} }, text: '' } });
      const opened = { table: 'local-b', path: '/t/local-b' };
      return Promise.resolve({ status: 200, body: path === '/api/tables/import-running' ? opened : [] });
    }
  },
}));

/** A server that takes everything, or refuses what goes on there. */
function serverThat(refuses: string): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    requests.push(`${method} ${path}`);
    const body = path === refuses ? { reason: { id: 'no', arguments: {} }, text: '' } : { table: 'a', path: '/t/a' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: path === refuses ? 409 : 200 }));
  });
  return requests;
}

beforeEach(() => {
  vi.resetModules();
  [asked.here, asked.refuses, asked.fails] = [[], '', ''];
});

test('a game stops on this device only once it is at the server', async () => {
  const requests = serverThat('');
  const { sendToServer } = await import('../../src/moving/moving');
  expect(await sendToServer('local-a')).toBe('/t/a');
  expect(requests).toContain('POST /api/tables/import-running');
  expect(asked.here.slice(0, 2)).toEqual(['GET /api/tables/local-a/running', 'POST /api/tables/local-a/move']);
});

test('a game that the server refuses goes on here', async () => {
  serverThat('/api/tables/import-running');
  const { sendToServer } = await import('../../src/moving/moving');
  await expect(sendToServer('local-a')).rejects.toMatchObject({ status: 409 });
  expect(asked.here).toEqual(['GET /api/tables/local-a/running']);
});

test('a game that is taken along stops at the server and goes on here', async () => {
  const requests = serverThat('');
  const { takeAlong } = await import('../../src/moving/moving');
  expect(await takeAlong('a')).toBe('/t/local-b');
  expect(requests).toEqual(['POST /api/tables/a/move']);
});

test('a game that this device refuses goes on at the server', async () => {
  asked.refuses = '/api/tables/import-running';
  const requests = serverThat('');
  const { takeAlong } = await import('../../src/moving/moving');
  await expect(takeAlong('a')).rejects.toMatchObject({ path: '/t/a', cause: { status: 409 } });
  expect(requests).toEqual(['POST /api/tables/a/move', 'POST /api/tables/import-running']);
});

test('a finished game gets a page at the server, and stays here', async () => {
  const requests = serverThat('');
  const { publish } = await import('../../src/moving/moving');
  expect(await publish('local-a')).toBe('/t/a');
  expect(requests).toContain('POST /api/games');
  expect(asked.here).toEqual(['GET /api/tables/local-a/log']);
});

test('a device that keeps nothing says so, and the game goes on at the server', async () => {
  asked.fails = 'storage';
  const requests = serverThat('');
  const { words } = await import('../../src/words/words.svelte');
  words.use('en', readForms('en'));
  const { takeAlong, whyNot } = await import('../../src/moving/moving');
  const why = await takeAlong('a').catch(whyNot);
  expect(why).toContain('This browser keeps nothing for this page');
  expect(requests).toEqual([]);
});
