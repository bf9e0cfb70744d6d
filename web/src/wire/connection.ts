// A WebSocket that reconnects, with a heartbeat.
import type { AnyMessage } from './types';

export type Status = 'connecting' | 'live' | 'offline' | 'missing' | 'closed';

export interface Listener {
  /** Where to connect to, asked before every attempt. */
  address(): string;
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
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #probedAt = 0;
  #isOver = false;

  constructor(private readonly listener: Listener) {}

  open(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#look);
    this.#pulse = setInterval(() => this.#check(), 2_000);
    this.#connect('connecting');
  }

  close(): void {
    this.#isOver = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#look);
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Send now; false if the socket is not open. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  /** Try again at once. */
  retry(): void {
    if (this.#isOver || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#connect('connecting');
  }

  /** Reconnect with the cookie that was just set. */
  restart(): void {
    const socket = this.#socket;
    clearTimeout(this.#timer);
    this.#connect('connecting');
    socket?.close();
  }

  #connect(status: Status): void {
    this.listener.changed(status);
    const socket = new WebSocket(this.listener.address());
    this.#socket = socket;
    socket.onmessage = (message) => this.#receive(socket, String(message.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #receive(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#heardAt = Date.now();
    this.#probedAt = 0;
    const message = JSON.parse(text) as AnyMessage;
    if (message.type === 'closing' && !message.come_back) this.#isOver = true;
    this.#wait = FIRST_WAIT;
    this.listener.receive(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    if (code === NO_TABLE || code === NOT_WELCOME) this.#isOver = true;
    if (this.#isOver) return this.listener.changed(code === NO_TABLE ? 'missing' : 'closed');
    this.listener.changed('offline');
    this.#timer = setTimeout(() => this.#connect('offline'), this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
  }

  /** A phone that slept may hold a dead socket for minutes; one question tells. */
  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
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
    const socket = this.#socket;
    if (socket === null) return;
    this.#probedAt = 0;
    this.#lost(socket, 0);
    socket.close();
  };
}

/** The address of a socket on this page's own server. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
