// The local host as the page sees it: a worker that answers requests and serves lines like a server does. It is started
// again when it crashes: its lines are closed (and connect again), and requests that it had not answered are repeated if
// they only read, and refused if they might have changed something.
import type { Failure, FromWorker, Method, Step, ToWorker } from './messages.ts';

export type State = 'idle' | 'starting' | 'ready' | 'failed';

export interface Reply {
  status: number;
  body: unknown;
}

/** What a line tells whoever opened it. */
export interface LineEvents {
  message(text: string): void;
  closed(code: number): void;
}

export interface Line {
  /** Whether the text was passed on. */
  send(text: string): boolean;
  close(): void;
}

export interface Progress {
  step: Step;
  loaded: number;
  total: number;
}

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Waiting {
  message: ToWorker & { type: 'request' };
  resolve(reply: Reply): void;
}

const ABNORMAL = 1006; // the close code of a connection that is simply gone
const PING_MILLISECONDS = 5000;
const MOST_MISSED = 4; // pings without a sign of life
const MOST_RESTARTS = 3; // in a row, without ever being ready
const UNKNOWN: Reply = {
  status: 503,
  body: { reason: { id: 'local-restarted', arguments: {} }, text: 'The local host was restarted. Try again.' },
};

export class HostFailed extends Error {
  constructor(
    readonly reason: Failure,
    text: string,
  ) {
    super(text);
  }
}

export class LocalHost {
  /** Called while the host starts. */
  onprogress: ((progress: Progress) => void) | null = null;
  /** Called when games that the browser had lost were brought back. */
  onrestored: (() => void) | null = null;
  state: State = 'idle';
  failure: HostFailed | null = null;

  #worker: WorkerLike | null = null;
  #started: Promise<void> | null = null;
  #settle: { resolve(): void; reject(error: HostFailed): void } | null = null;
  #requests = new Map<number, Waiting>();
  #lines = new Map<number, LineEvents>();
  #last = 0; // number of a request or line
  #restarts = 0;
  #missed = 0; // pings since the last message
  #watching: ReturnType<typeof setInterval> | undefined;
  #hasAskedToPersist = false;

  constructor(private readonly makeWorker: () => WorkerLike = newWorker) {}

  /** Starts the host, once; rejects with `HostFailed` if it cannot run here. */
  start(): Promise<void> {
    this.#started ??= this.#run();
    return this.#started;
  }

  /** Sends a request; resolves to a problem with status 503 if the host cannot run or crashed. */
  async request(method: Method, path: string, body?: unknown, person?: string): Promise<Reply> {
    try {
      await this.start();
    } catch (error) {
      return refusal(error as HostFailed);
    }
    if (method === 'POST') this.#askToPersist();
    const id = ++this.#last;
    return new Promise((resolve) => {
      const message = { type: 'request' as const, id, method, path, body, person };
      this.#requests.set(id, { message, resolve });
      this.#post(message);
    });
  }

  /** Opens a line to a table or the lobby. */
  connect(path: string, events: LineEvents, person?: string): Line {
    const line = ++this.#last;
    this.#lines.set(line, events);
    this.start().then(
      () => this.#lines.has(line) && this.#post({ type: 'connect', line, path, person }),
      () => this.#close(line, ABNORMAL),
    );
    return {
      send: (text) => this.state === 'ready' && this.#lines.has(line) && this.#post({ type: 'send', line, text }),
      close: () => {
        if (!this.#lines.delete(line)) return;
        if (this.state === 'ready') this.#post({ type: 'close', line });
      },
    };
  }

  /** Whether the host starts here; it is stopped again. */
  async tryOut(): Promise<boolean> {
    const hasStarted = await this.start().then(
      () => true,
      () => false,
    );
    this.stop();
    return hasStarted;
  }

  /** Ends the worker; the host can be started again. */
  stop(): void {
    clearInterval(this.#watching);
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = null;
    this.state = 'idle';
    for (const line of [...this.#lines.keys()]) this.#close(line, ABNORMAL);
    this.#answerAll(() => false);
  }

  /** Asks the browser, once there is something to keep, not to clear it when it runs short of space. */
  #askToPersist(): void {
    if (this.#hasAskedToPersist) return;
    this.#hasAskedToPersist = true;
    globalThis.navigator?.storage?.persist?.().catch(() => undefined);
  }

  #run(): Promise<void> {
    this.state = 'starting';
    const worker = this.makeWorker();
    this.#worker = worker;
    this.#missed = 0;
    clearInterval(this.#watching);
    this.#watching = setInterval(() => this.#watch(), PING_MILLISECONDS);
    const started = new Promise<void>((resolve, reject) => (this.#settle = { resolve, reject }));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => worker === this.#worker && this.#receive(data);
    worker.onerror = (event) => {
      if (worker === this.#worker) this.#fail('crashed', event.message || 'the worker ended');
    };
    return started;
  }

  /** A worker that a browser has ended, or that is stuck, says nothing: it has to be asked. */
  #watch(): void {
    if (this.#missed >= MOST_MISSED) return this.#fail('crashed', 'the worker does not answer');
    if (this.state !== 'ready') return; // while it starts it tells its progress
    this.#missed++;
    this.#post({ type: 'ping' });
  }

  #receive(message: FromWorker): void {
    this.#missed = 0;
    switch (message.type) {
      case 'pong':
        return;
      case 'ready':
        return this.#beReady(message.restored);
      case 'failed':
        return this.#fail(message.reason, message.text);
      case 'progress':
        return this.onprogress?.({ step: message.step, loaded: message.loaded, total: message.total });
      case 'message':
        return this.#lines.get(message.line)?.message(message.text);
      case 'closed':
        return this.#close(message.line, message.code);
      case 'response': {
        const waiting = this.#requests.get(message.id);
        this.#requests.delete(message.id);
        return waiting?.resolve({ status: message.status, body: message.body });
      }
    }
  }

  #beReady(restored: number): void {
    this.state = 'ready';
    this.#restarts = 0;
    this.#settle?.resolve();
    if (restored > 0) this.onrestored?.();
    for (const { message } of this.#requests.values()) this.#post(message); // those of a host that crashed
  }

  /** A host that was ready, or crashed on its way, is started again a few times; otherwise it cannot run here. */
  #fail(reason: Failure, text: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    const settle = this.#settle;
    const wasReady = this.state === 'ready';
    for (const line of [...this.#lines.keys()]) if (wasReady) this.#close(line, ABNORMAL);
    this.#answerAll(({ method }) => method === 'GET');
    if (reason === 'crashed' && this.#restarts < MOST_RESTARTS) {
      this.#restarts++;
      this.#started = this.#run();
      this.#started.then(settle?.resolve, settle?.reject);
      return;
    }
    clearInterval(this.#watching);
    this.state = 'failed';
    this.failure = new HostFailed(reason, text);
    this.#started = null; // so that whoever tries again does
    this.#answerAll(() => false, refusal(this.failure));
    for (const line of [...this.#lines.keys()]) this.#close(line, ABNORMAL);
    settle?.reject(this.failure);
  }

  /** Answers the waiting requests that may not be sent again. */
  #answerAll(mayRepeat: (message: Waiting['message']) => boolean, reply: Reply = UNKNOWN): void {
    for (const [id, { message, resolve }] of [...this.#requests]) {
      if (mayRepeat(message)) continue;
      this.#requests.delete(id);
      resolve(reply);
    }
  }

  #close(line: number, code: number): void {
    const events = this.#lines.get(line);
    this.#lines.delete(line);
    events?.closed(code);
  }

  #post(message: ToWorker): boolean {
    this.#worker?.postMessage(message);
    return this.#worker !== null;
  }
}

function refusal({ reason, message }: HostFailed): Reply {
  return { status: 503, body: { reason: { id: `local-failed-${reason}`, arguments: {} }, text: message } };
}

function newWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'volteface' });
}
