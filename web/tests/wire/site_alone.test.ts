// @vitest-environment happy-dom
// A site without a server: what its pages say of what only a server could know.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { readForms } from '../../words.plugin';

vi.mock('../../src/wire/hosts/site', async (load) => ({
  ...(await load<object>()),
  hasServer: false,
  serverOrigin: null,
}));

test('a game that is not on this device is in no trouble: it is not here', async () => {
  const { getLog } = await import('../../src/wire/http');
  await expect(getLog('abc')).rejects.toMatchObject({ problem: { reason: { id: 'web-no-such-table-note' } } });
});

test('an engine that cannot be fetched is no server', async () => {
  const { getGames } = await import('../../src/wire/http');
  const nobody = { isRemote: false, request: () => Promise.resolve({ status: 0, body: null }) };
  await expect(getGames(nobody as never)).rejects.toMatchObject({ problem: { reason: { id: 'local-failed-engine' } } });
});

test('there is no lobby, and none is tried again', async () => {
  const { words } = await import('../../src/words/words.svelte');
  words.use('en', readForms('en'));
  const sockets = vi.fn();
  vi.stubGlobal('WebSocket', sockets);
  const { default: Lobby } = await import('../../src/pages/Lobby.svelte');
  const page = mount(Lobby, { target: document.body });
  flushSync();
  expect(document.body.textContent).toContain('Nothing here');
  expect(sockets).not.toHaveBeenCalled();
  void unmount(page);
  vi.unstubAllGlobals();
});
