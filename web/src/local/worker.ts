// The worker of the local host: starts Python and the database, then passes messages on to both.
import { engine } from 'virtual:engine';
import { startHost, startPython, type PythonHost } from './engine.ts';
import type { Failure, FromWorker, ToWorker } from './messages.ts';
import { openStorage } from './storage.ts';

const say = (message: FromWorker): void => self.postMessage(message);

const page = {
  message: (line: number, text: string): void => say({ type: 'message', line, text }),
  closed: (line: number, code: number): void => say({ type: 'closed', line, code }),
  appended: (table: string): void => others.postMessage(table),
};

// Tells the other tabs, each of which has a host of its own, whose log has grown.
const others = new BroadcastChannel('volteface');

const starting = start();
self.onmessage = (event: MessageEvent<ToWorker>) => {
  if (event.data.type === 'ping') return say({ type: 'pong' });
  void starting.then((host) => host && handle(host, event.data).catch(crash));
};
others.onmessage = (event: MessageEvent<string>) => {
  void starting.then((host) => host?.changed(event.data)).catch(crash);
};

// What the host runs into by itself is answered; whatever gets here has broken Python.
function crash(error: unknown): void {
  say({ type: 'failed', reason: 'crashed', text: String(error) });
}

// Chromium closes a database that it finds damaged, and deletes it.
function closed(): void {
  crash(new Error('the browser has closed the database'));
}

async function start(): Promise<PythonHost | null> {
  try {
    if (!engine) throw new Failed('engine', 'this site was built without the engine');
    const folder = new URL(engine.folder, import.meta.url).href;
    const starting = startPython(folder, (step, loaded, total) => say({ type: 'progress', step, loaded, total }));
    // Both at once; whichever fails first is reported.
    const [python, { call, restored }] = await Promise.all([
      starting.catch(failAs('engine')),
      openStorage(closed).catch((error: Error) => failAs(error.name === 'VersionError' ? 'newer' : 'storage')(error)),
    ]);
    say({ type: 'progress', step: 'storage', loaded: 3, total: 4 });
    const host = startHost(python, call, page);
    say({ type: 'ready', restored });
    return host;
  } catch (error) {
    const reason = error instanceof Failed ? error.reason : 'crashed';
    say({ type: 'failed', reason, text: String(error) });
    return null;
  }
}

async function handle(host: PythonHost, message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'request':
      return respond(host, message);
    case 'connect': {
      const { line, person } = message;
      return host.connect(JSON.stringify({ line, ...parts(message.path), person }));
    }
    case 'send':
      return host.send(message.line, message.text);
    case 'close':
      return host.close(message.line);
    case 'ping':
      return;
  }
}

async function respond(host: PythonHost, message: ToWorker & { type: 'request' }): Promise<void> {
  const { id, method, body, person } = message;
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const reply = await host.request(JSON.stringify({ method, ...parts(message.path), body: text, person }));
  const { status, body: answer } = JSON.parse(reply) as { status: number; body: unknown };
  say({ type: 'response', id, status, body: answer });
}

function parts(address: string): { path: string; query: Record<string, string> } {
  const url = new URL(address, 'http://local');
  return { path: decodeURIComponent(url.pathname), query: Object.fromEntries(url.searchParams) };
}

class Failed extends Error {
  constructor(
    readonly reason: Failure,
    text: string,
  ) {
    super(text);
  }
}

function failAs(reason: Failure): (error: unknown) => never {
  return (error) => {
    throw new Failed(reason, String(error));
  };
}
