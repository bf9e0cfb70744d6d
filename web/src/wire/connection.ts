// A line to a table that reconnects, with a heartbeat where it goes over a network.
import type { Backend, Line } from './hosts/backend';
import type { AnyMessage } from './types';

export type Status = 'connecting' | 'live' | 'offline' | 'missing' | 'closed';

export interface Listener {
  /** Where to connect to, asked before every attempt. */
  path(): string;
  /** Which person of this device speaks; the first one if it does not say. */
  person?(): string | undefined;
  receive(message: AnyMessage): void;
  changed(status: Status): void;
  /** A small command, sent as a heartbeat. */
  probe(): string;
}

const FIRST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 8_000;
const QUIET = 20_000; // after so long without a word, the connection is probed
const PATIENCE = 6_000; // how long a probe may go unanswered
const NO_TABLE = 4404;
const NOT_WELCOME = 4403;

export class Connection {
  #line: Line | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #probedAt = 0;
  #isOver = false;

  constructor(
    private readonly backend: Backend,
    private readonly listener: Listener,
  ) {}

  open(): void {
    if (this.backend.isRemote) this.#watchNetwork();
    this.#connect('connecting');
  }

  /** A network goes without a word, and comes back with one. */
  #watchNetwork(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#look);
    this.#pulse = setInterval(() => this.#check(), 2_000);
  }

  close(): void {
    this.#isOver = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#look);
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.#line?.close();
  }

  /** Send now; false if the line is not open. */
  send(text: string): boolean {
    return this.#line?.send(text) ?? false;
  }

  /** Try again at once. */
  retry(): void {
    if (this.#isOver || this.#line !== null) return;
    clearTimeout(this.#timer);
    this.#connect('connecting');
  }

  /** Close the line, and open none before `restart`. */
  suspend(): void {
    const line = this.#line;
    clearTimeout(this.#timer);
    this.#line = null;
    line?.close();
  }

  /** Reconnect with the cookie that was just set. */
  restart(): void {
    const line = this.#line;
    clearTimeout(this.#timer);
    this.#connect('connecting');
    line?.close();
  }

  #connect(status: Status): void {
    this.listener.changed(status);
    this.#probedAt = 0;
    const isCurrent = () => line === this.#line;
    const line = this.backend.connect(
      this.listener.path(),
      {
        message: (text) => isCurrent() && this.#receive(text),
        closed: (code) => isCurrent() && this.#lost(code),
      },
      this.listener.person?.(),
    );
    this.#line = line;
  }

  #receive(text: string): void {
    this.#heardAt = Date.now();
    this.#probedAt = 0;
    const message = JSON.parse(text) as AnyMessage;
    if (message.type === 'closing' && !message.come_back) this.#isOver = true;
    this.#wait = FIRST_WAIT;
    this.listener.receive(message);
  }

  #lost(code: number): void {
    this.#line = null;
    if (code === NO_TABLE || code === NOT_WELCOME) this.#isOver = true;
    if (this.#isOver) return this.listener.changed(code === NO_TABLE ? 'missing' : 'closed');
    this.listener.changed('offline');
    this.#timer = setTimeout(() => this.#connect('offline'), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
  }

  /** A phone that slept may hold a dead socket for minutes; one question tells. */
  #check(): void {
    const now = Date.now();
    if (this.#probedAt > 0 && now - this.#probedAt > PATIENCE) return this.#drop();
    if (this.#probedAt === 0 && now - this.#heardAt > QUIET) this.#probe(now);
  }

  #probe(now: number): void {
    if (this.send(this.listener.probe())) this.#probedAt = now;
  }

  #hurry = (): void => this.retry();

  #look = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.retry();
    if (Date.now() - this.#heardAt > PATIENCE && this.#probedAt === 0) this.#probe(Date.now());
  };

  /** Give a connection up without waiting for the other side. */
  #drop = (): void => {
    const line = this.#line;
    if (line === null) return;
    this.#probedAt = 0;
    this.#lost(0);
    line.close();
  };
}
