// A host in Node: the built engine, and an IndexedDB in memory.
import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { BUILT, buildEngine } from '../../engine/build';
import { caller, openDatabase } from '../../src/local/database';
import {
  startHost,
  startPython,
  type CallDatabase,
  type Python,
  type PythonHost,
  type Reader,
} from '../../src/local/engine';

globalThis.IDBKeyRange = IDBKeyRange;

export interface Message {
  line: number;
  text?: string;
  code?: number;
}

export interface Running {
  host: PythonHost;
  call: CallDatabase;
  messages: Message[];
  appended: string[]; // tables whose logs have grown
  until(fits: (message: Message) => boolean): Promise<Message>;
  ask(
    method: string,
    path: string,
    body?: unknown,
    person?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
}

export const FILES: Reader = {
  script: (name) => import(/* @vite-ignore */ `${BUILT}/${name}`) as Promise<Record<string, unknown>>,
  bytes: async (name) => new Uint8Array(readFileSync(`${BUILT}/${name}`)),
};

let python: Promise<Python> | undefined;

/** Python, started once for all tests of a file. */
export function sharedPython(): Promise<Python> {
  python ??= buildEngine().then((engine) => {
    if (!engine) throw new Error('The engine cannot be built without its wheel; scripts/test downloads it.');
    return startPython(`${BUILT}/`, () => undefined, FILES);
  });
  return python;
}

/** A function of a Python file beside the tests. */
export function readPython(python: Python, file: string, name: string): (...values: unknown[]) => Promise<unknown> {
  python.runPython(readFileSync(file, 'utf8'));
  return python.globals.get(name) as (...values: unknown[]) => Promise<unknown>;
}

/** A host with a database of its own, whose bots do not wait. */
export async function runHost(factory = new IDBFactory(), python?: Python): Promise<Running> {
  const call = caller(await openDatabase(factory));
  const messages: Message[] = [];
  const appended: string[] = [];
  let arrived = (): void => undefined;
  const receive = (message: Message): void => {
    messages.push(message);
    arrived();
  };
  const page = {
    message: (line: number, text: string) => receive({ line, text }),
    closed: (line: number, code: number) => receive({ line, code }),
    appended: (table: string) => void appended.push(table),
  };
  const host = startHost(python ?? (await sharedPython()), call, page, '{"seconds":0,"seconds_per_deal":0}');
  return {
    host,
    call,
    messages,
    appended,
    async until(fits) {
      for (;;) {
        const found = messages.find(fits);
        if (found) return found;
        await new Promise<void>((resolve) => (arrived = () => resolve()));
      }
    },
    async ask(method, path, body, person) {
      const [plain, search] = path.split('?');
      const query = Object.fromEntries(new URLSearchParams(search));
      const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
      return JSON.parse(await host.request(JSON.stringify({ method, path: plain, query, body: text, person })));
    },
  };
}

type View = Record<string, unknown>;

/** A person at a table of a host in Node. */
export class Player {
  static #lines = 0;
  view: View = {};
  line = ++Player.#lines;
  #seen = 0;
  #sent = 0;

  private constructor(
    private readonly running: Running,
    readonly table: string,
  ) {}

  /** Whoever opens a table and connects to it. */
  static async opened(running: Running, game: string, more: Record<string, unknown> = {}): Promise<Player> {
    await running.ask('POST', '/api/guests', { name: 'Ada' });
    const setup = { game, edition: game === 'flip7' ? 'en' : 'fr', seats: 3, ...more };
    const { body } = await running.ask('POST', '/api/tables', setup);
    return Player.connected(running, String(body.table));
  }

  /** The same, sitting, with bots on all other seats. */
  static async seated(running: Running, game: string, more: Record<string, unknown> = {}): Promise<Player> {
    const player = await Player.opened(running, game, more);
    await player.sit(0, 'Ada');
    await player.send({ type: 'start', bot: '' });
    return player;
  }

  static async connected(running: Running, table: string, person?: string): Promise<Player> {
    const player = new Player(running, table);
    const path = `/api/tables/${table}/socket`;
    running.host.connect(JSON.stringify({ line: player.line, path, query: { views: 'whole' }, person }));
    await running.until((message) => message.line === player.line);
    return player;
  }

  sit(seat: number, name: string): Promise<View> {
    return this.send({ type: 'sit', seat, name, entropy: 'x' });
  }

  /** Sends a command and waits for the reply. */
  async send(command: View): Promise<View> {
    const action = `action-${this.line}-${++this.#sent}`;
    this.running.host.send(this.line, JSON.stringify({ ...command, action }));
    const { text } = await this.running.until(
      ({ line, text }) => line === this.line && !!text?.includes(`"${action}"`),
    );
    this.#read();
    return JSON.parse(text!) as View;
  }

  async until(fits: (view: View) => boolean): Promise<void> {
    const isThere = (): boolean => (this.#read(), fits(this.view));
    await this.running.until(isThere);
  }

  /** Stays whenever it may, takes what is offered otherwise, and goes on after each round. */
  async playToTheEnd(): Promise<void> {
    for (;;) {
      await this.until((view) => view.asked === 0 || view.is_resting === true || view.stage === 'over');
      if (this.view.stage === 'over') return;
      const offers = this.view.offers as { move: string }[];
      const move = offers.find((offer) => offer.move === 'stay') ?? offers[0];
      await this.send(this.view.is_resting ? { type: 'go_on' } : { type: 'act', seq: this.view.seq, move });
    }
  }

  close(): void {
    this.running.host.close(this.line);
  }

  #read(): void {
    for (; this.#seen < this.running.messages.length; this.#seen++) {
      const { line, text } = this.running.messages[this.#seen]!;
      const table = line === this.line && text ? (JSON.parse(text) as { table?: View | string }).table : undefined;
      if (table && typeof table === 'object') this.view = table;
    }
  }
}
