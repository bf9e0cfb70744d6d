// What is asked for over HTTP.
import type {
  Branching,
  GameInfo,
  GameRecord,
  Key,
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

export function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(
    method,
    path,
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } },
  );
}

async function send<Answer>(method: string, path: string, sent: RequestInit): Promise<Answer> {
  const answer = await fetch(path, { method, ...sent }).catch(() => null);
  if (answer === null) throw new Refusal(0, UNREACHABLE);
  if (!answer.ok) throw new Refusal(answer.status, await answer.json().catch(() => UNREACHABLE));
  return answer.status === 204 ? (undefined as Answer) : answer.json();
}

export type NewSetup = Pick<Setup, 'game' | 'edition' | 'seats'> & Partial<Setup>;

export const getGames = () => ask<GameInfo[]>('GET', '/api/games');
export const getMyTables = () => ask<TableSummary[]>('GET', '/api/me/tables');
export const getReplay = (table: string, seat: number | null, start: number) =>
  ask<Replay>(
    'GET',
    `/api/tables/${encodeURIComponent(table)}/replay?start=${start}${seat === null ? '' : `&seat=${seat}`}`,
  );
export const logOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/log`;
export const takeIn = (file: Blob) =>
  send<OpenedTable>('POST', '/api/games', { body: file, headers: { 'content-type': 'application/json' } });
export const playOn = (table: string, branching: Branching) =>
  ask<OpenedTable>('POST', `/api/tables/${encodeURIComponent(table)}/branch`, branching);
export const openTable = (setup: NewSetup) => ask<OpenedTable>('POST', '/api/tables', setup);
export const introduce = (name: string) => ask<Me>('POST', '/api/guests', { name });
export const whoAmI = () => ask<Me>('GET', '/api/me');
export const getMyRecord = () => ask<GameRecord[]>('GET', '/api/me/record');
export const makeKey = () => ask<Key>('POST', '/api/me/keys');
export const whoHas = (key: string) => ask<Me>('GET', '/api/me', undefined, { authorization: `Bearer ${key}` });
export const carryKey = (key: string) => ask<Me>('POST', '/api/me/cookie', { key } satisfies Key);
export const deleteMe = () => ask<void>('DELETE', '/api/me');
