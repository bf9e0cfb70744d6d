// The backend of tables on a server: HTTP and WebSockets.
import { storage } from '../../settings/storage';
import type { Answer, Backend, Line, LineListener, RequestOptions } from './backend';
import { reach } from './reach.svelte';
import { isForeignServer, serverOrigin } from './site';

const KEY = 'key'; // another site's server knows this browser by a key instead of a cookie
const PATIENCE_SECONDS = 60;
const NO_TABLE = 4404; // close code
const NO_ANSWER: Answer = { status: 0, body: null };

class Server implements Backend {
  readonly isRemote = true;

  async request(method: string, path: string, body?: unknown, options: RequestOptions = {}): Promise<Answer> {
    if (serverOrigin === null) return NO_ANSWER;
    const headers = { ...contentType(body), ...authorization(options.key) };
    const sent = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
    const signal = AbortSignal.timeout((options.seconds ?? PATIENCE_SECONDS) * 1_000);
    const init = { method, headers, signal, ...(sent === undefined ? {} : { body: sent }) };
    const response = await fetch(serverOrigin + path, init).catch(() => null);
    reach.note(response !== null);
    if (response === null) return NO_ANSWER;
    return { status: response.status, body: await readBody(response) };
  }

  connect(path: string, listener: LineListener): Line {
    if (serverOrigin === null) return nowhere(listener);
    const key = isForeignServer ? storage.read<string | null>(KEY, null) : null;
    const socket =
      key === null ? new WebSocket(socketAddress(path)) : new WebSocket(socketAddress(path), protocols(key));
    socket.onmessage = (message) => listener.message(String(message.data));
    socket.onclose = (event) => listener.closed(event.code);
    return {
      send: (text) => {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(text);
        return true;
      },
      close: () => socket.close(),
    };
  }
}

export const server = new Server();

/** Keep the key of a person at another site's server. */
export function keepKey(key: string | null): void {
  storage.write(KEY, key);
}

/** What a new person asks for: a cookie, or a key where a cookie would not be sent back. */
export function introduction(name: string): object {
  return isForeignServer && storage.read<string | null>(KEY, null) === null ? { name, bearer: true } : { name };
}

function contentType(body: unknown): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' };
}

function authorization(key = isForeignServer ? storage.read<string | null>(KEY, null) : null): Record<string, string> {
  return key === null ? {} : { authorization: `Bearer ${key}` };
}

async function readBody(response: Response): Promise<unknown> {
  return response.status === 204 ? null : response.json().catch(() => null);
}

/** Without a server there is no such table. */
function nowhere(listener: LineListener): Line {
  queueMicrotask(() => listener.closed(NO_TABLE));
  return { send: () => false, close: () => undefined };
}

/** A page cannot set headers of a socket, so the key goes along as a subprotocol. */
function protocols(key: string): string[] {
  return ['volteface', `key.${key}`];
}

function socketAddress(path: string): string {
  const origin = serverOrigin || `${location.protocol}//${location.host}`;
  return origin.replace(/^http/, 'ws') + path;
}
