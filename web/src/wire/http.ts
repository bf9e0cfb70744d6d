// The HTTP API.
import type {
  BranchPoint,
  GameInfo,
  GameRecord,
  Key,
  KeyInfo,
  Me,
  OpenedTable,
  Problem,
  Replay,
  Setup,
  TableSummary,
} from './types';

/** The server refused; the problem has a reason with words in every language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

const UNREACHABLE: Problem = {
  reason: { id: 'web-unreachable', arguments: {} },
  text: 'The server cannot be reached.',
};

export function fetchJson<Body>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Body> {
  return send(
    method,
    path,
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } },
  );
}

async function send<Body>(method: string, path: string, sent: RequestInit): Promise<Body> {
  const response = await fetch(path, { method, ...sent }).catch(() => null);
  if (response === null) throw new Refusal(0, UNREACHABLE);
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => UNREACHABLE));
  return response.status === 204 ? (undefined as Body) : response.json();
}

export type NewSetup = Pick<Setup, 'game' | 'edition' | 'seats'> & Partial<Setup>;

export const getGames = () => fetchJson<GameInfo[]>('GET', '/api/games');
export const getMyTables = () => fetchJson<TableSummary[]>('GET', '/api/me/tables');
export const getReplay = (table: string, seat: number | null, start: number) =>
  fetchJson<Replay>(
    'GET',
    `/api/tables/${encodeURIComponent(table)}/replay?start=${start}${seat === null ? '' : `&seat=${seat}`}`,
  );
export const logOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/log`;
export const takeIn = (file: Blob) =>
  send<OpenedTable>('POST', '/api/games', { body: file, headers: { 'content-type': 'application/json' } });
export const playOn = (table: string, point: BranchPoint) =>
  fetchJson<OpenedTable>('POST', `/api/tables/${encodeURIComponent(table)}/branch`, point);
export const openTable = (setup: NewSetup) => fetchJson<OpenedTable>('POST', '/api/tables', setup);
export const introduce = (name: string) => fetchJson<Me>('POST', '/api/guests', { name });
export const whoAmI = () => fetchJson<Me>('GET', '/api/me');
export const getMyRecord = () => fetchJson<GameRecord[]>('GET', '/api/me/record');
export const makeKey = () => fetchJson<Key>('POST', '/api/me/keys');
export const getKeys = () => fetchJson<KeyInfo[]>('GET', '/api/me/keys');
export const revokeKey = (id: string) => fetchJson<void>('DELETE', `/api/me/keys/${encodeURIComponent(id)}`);
export const whoHas = (key: string) => fetchJson<Me>('GET', '/api/me', undefined, { authorization: `Bearer ${key}` });
export const carryKey = (key: string) => fetchJson<Me>('POST', '/api/me/cookie', { key } satisfies Key);
export const deleteMe = () => fetchJson<void>('DELETE', '/api/me');
