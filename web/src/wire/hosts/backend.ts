// Who hosts a table: a server, or the engine in this browser. Everything else speaks to both in the same way.

/** A response: its status code and its body, read. */
export interface Answer {
  status: number;
  body: unknown;
}

export interface LineListener {
  message(text: string): void;
  closed(code: number): void;
}

/** A connection to a table or to the lobby. */
export interface Line {
  /** False if it is not open. */
  send(text: string): boolean;
  close(): void;
}

export interface Backend {
  /** Whether messages go over a network, which may be gone without a word. */
  readonly isRemote: boolean;
  /** Send a request; status 0 if nobody answered. A file is sent as it is. */
  request(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
  connect(path: string, listener: LineListener, person?: string): Line;
}

export interface RequestOptions {
  /** Another person than the usual one: by their key at a server, by their id on this device. */
  key?: string;
  person?: string;
  /** How long a server may take. */
  seconds?: number;
}

const LOCAL = 'local-';

/** Whether a table is hosted on this device; its id says so. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);
