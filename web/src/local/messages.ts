// What the page and the worker of the local host say to each other by postMessage.
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type ToWorker =
  | { type: 'request'; id: number; method: Method; path: string; body?: unknown; person?: string }
  | { type: 'connect'; line: number; path: string; person?: string }
  | { type: 'send'; line: number; text: string }
  | { type: 'close'; line: number }
  | { type: 'ping' };

// The steps of a start, in their order.
export type Step = 'engine' | 'python' | 'rules' | 'storage';

// Why the host cannot run; `local-failed-REASON` says it in words.
export type Failure = 'engine' | 'storage' | 'newer' | 'crashed';

export type FromWorker =
  | { type: 'response'; id: number; status: number; body: unknown }
  | { type: 'message'; line: number; text: string }
  | { type: 'closed'; line: number; code: number }
  | { type: 'progress'; step: Step; loaded: number; total: number }
  /** The host runs; so many games were lost by the browser and brought back. */
  | { type: 'ready'; restored: number }
  | { type: 'pong' }
  | { type: 'failed'; reason: Failure; text: string };
