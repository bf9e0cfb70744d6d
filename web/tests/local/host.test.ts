import { afterEach, expect, it, vi } from 'vitest';
import { HostFailed, LocalHost } from '../../src/local/host';
import type { FromWorker, ToWorker } from '../../src/local/messages';

class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  sent: ToWorker[] = [];
  isEnded = false;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }
}

const latest = (): FakeWorker => FakeWorker.made.at(-1)!;
const settle = (): Promise<void> => vi.waitFor(() => undefined);

async function readyHost(): Promise<LocalHost> {
  const host = new LocalHost(() => new FakeWorker() as unknown as Worker);
  const started = host.start();
  latest().say({ type: 'ready', restored: 0 });
  await started;
  return host;
}

afterEach(() => {
  vi.useRealTimers();
  FakeWorker.made = [];
});

it('sends a request once the worker is ready, and resolves to its response', async () => {
  const host = new LocalHost(() => new FakeWorker() as unknown as Worker);
  const reply = host.request('GET', '/api/me');
  expect(latest().sent).toEqual([]);
  latest().say({ type: 'ready', restored: 0 });
  await vi.waitFor(() => expect(latest().sent).toHaveLength(1));
  latest().say({ type: 'response', id: 1, status: 200, body: { name: 'Ada' } });
  expect(await reply).toEqual({ status: 200, body: { name: 'Ada' } });
  host.stop();
});

it('passes messages of a line on, both ways', async () => {
  const host = await readyHost();
  const seen: unknown[] = [];
  const line = host.connect('/api/tables/local-x/socket?since=3', {
    message: (text) => seen.push(text),
    closed: (code) => seen.push(code),
  });
  await vi.waitFor(() => expect(latest().sent).toHaveLength(1));
  expect(line.send('one')).toBe(true);
  latest().say({ type: 'message', line: 1, text: 'two' });
  latest().say({ type: 'closed', line: 1, code: 4404 });
  expect([seen, line.send('late')]).toEqual([['two', 4404], false]);
  host.stop();
});

it('starts a crashed worker again: reading is repeated, changing is not, lines are closed', async () => {
  const host = await readyHost();
  const codes: number[] = [];
  host.connect('/api/tables/local-x/socket', { message: () => undefined, closed: (code) => codes.push(code) });
  const read = host.request('GET', '/api/me/tables');
  const change = host.request('POST', '/api/tables', {});
  const first = latest();
  await vi.waitFor(() => expect(first.sent).toHaveLength(3));
  first.say({ type: 'failed', reason: 'crashed', text: 'out of memory' });
  expect([first.isEnded, FakeWorker.made.length, codes]).toEqual([true, 2, [1006]]);
  expect(await change).toMatchObject({ status: 503, body: { reason: { id: 'local-restarted' } } });
  latest().say({ type: 'ready', restored: 0 });
  const { id } = latest().sent[0] as { id: number };
  latest().say({ type: 'response', id, status: 200, body: [] });
  expect(await read).toEqual({ status: 200, body: [] });
  host.stop();
});

it('gives up on a worker that crashes again and again, and may be asked again later', async () => {
  const host = new LocalHost(() => new FakeWorker() as unknown as Worker);
  const reply = host.request('GET', '/api/games');
  for (let count = 0; count < 4; count++) {
    latest().say({ type: 'failed', reason: 'crashed', text: 'no' });
    await settle();
  }
  expect(await reply).toMatchObject({ status: 503, body: { reason: { id: 'local-failed-crashed' } } });
  expect([host.state, FakeWorker.made.length]).toEqual(['failed', 4]);
  const started = host.start();
  latest().say({ type: 'ready', restored: 0 });
  await started;
  expect(host.state).toBe('ready');
  host.stop();
});

it.each(['storage', 'newer', 'engine'] as const)('says at once that it cannot run: %s', async (reason) => {
  const host = new LocalHost(() => new FakeWorker() as unknown as Worker);
  const started = host.start();
  latest().say({ type: 'failed', reason, text: 'denied' });
  await expect(started).rejects.toThrow(HostFailed);
  expect([host.failure?.reason, FakeWorker.made.length]).toEqual([reason, 1]);
});

it.each([
  [{ type: 'ready', restored: 0 }, true],
  [{ type: 'failed', reason: 'storage', text: 'denied' }, false],
] as const)('is tried out and stopped again: %j', async (message, hasStarted) => {
  const host = new LocalHost(() => new FakeWorker() as unknown as Worker);
  const tried = host.tryOut();
  latest().say(message);
  expect([await tried, latest().isEnded, host.state]).toEqual([hasStarted, true, 'idle']);
});

it('replaces a worker that was ended without a word', async () => {
  vi.useFakeTimers();
  const host = await readyHost();
  vi.advanceTimersByTime(15_000);
  latest().say({ type: 'pong' });
  vi.advanceTimersByTime(20_000);
  expect(FakeWorker.made).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(FakeWorker.made).toHaveLength(2);
  host.stop();
});
