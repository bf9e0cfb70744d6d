// The backend of tables on this device: the engine in a Web Worker, loaded when it is first needed.
import type { LocalHost } from '../../local/host';
import type { Method } from '../../local/messages';
import { notices } from '../../ui/notices.svelte';
import { say } from '../../words/words.svelte';
import type { Answer, Backend, Line, LineListener, RequestOptions } from './backend';

export type WorkerHost = Pick<LocalHost, 'start' | 'request' | 'connect' | 'onprogress' | 'onrestored'>;

const LOST = 1006; // close code: nobody said goodbye
const NO_ANSWER: Answer = { status: 0, body: null };

export class Local implements Backend {
  readonly isRemote = false;
  state: 'off' | 'starting' | 'ready' | 'failed' = $state('off');
  /** How far the start has come, from 0 to 1. */
  progress: number = $state(0);
  /** Why it does not start: the id of a message; empty as long as it does. */
  failure: string = $state('');
  #host: Promise<WorkerHost> | null = null;

  constructor(private readonly load: () => Promise<WorkerHost>) {}

  /** Have the engine running; after a failure the next call tries again. */
  async start(): Promise<void> {
    if (this.state === 'ready') return;
    [this.state, this.failure] = ['starting', ''];
    try {
      await (await this.#fetched()).start();
      this.state = 'ready';
    } catch (error) {
      this.state = 'failed';
      this.failure = `local-failed-${(error as { reason?: string }).reason ?? 'engine'}`;
      throw error;
    }
  }

  async request(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer> {
    const sent = body instanceof Blob ? await body.text() : body;
    const host = await this.#running().catch(() => null);
    return host === null ? NO_ANSWER : host.request(method as Method, path, sent, options.person);
  }

  connect(path: string, listener: LineListener, person?: string): Line {
    let line: Line | null = null;
    let isClosed = false;
    this.#running().then(
      (host) => {
        if (!isClosed) line = host.connect(path, listener, person);
      },
      () => listener.closed(LOST),
    );
    return {
      send: (text) => line?.send(text) ?? false,
      close: () => {
        isClosed = true;
        line?.close();
      },
    };
  }

  /** The host; one that cannot start says so itself when it is asked for something. */
  async #running(): Promise<WorkerHost> {
    const host = await this.#fetched();
    await this.start().catch(() => undefined);
    return host;
  }

  /** The script of the host; a failure is forgotten, so that the next call fetches it again. */
  #fetched(): Promise<WorkerHost> {
    this.#host ??= this.load().then(
      (host) => {
        host.onprogress = ({ loaded, total }) => (this.progress = total > 0 ? loaded / total : 0);
        host.onrestored = () => notices.show(say('local-restored'));
        return host;
      },
      (error: unknown) => {
        this.#host = null;
        throw error;
      },
    );
    return this.#host;
  }
}

export const local = new Local(async () => {
  const { LocalHost } = await import('../../local/host');
  return new LocalHost();
});
