// The HTTP API, of a server or of this device.
import type { Backend, RequestOptions } from './hosts/backend';
import { hostOf } from './hosts/hosts';
import { local } from './hosts/local.svelte';
import { reach } from './hosts/reach.svelte';
import { introduction, keepKey, server } from './hosts/server';
import { hasServer, isForeignServer } from './hosts/site';
import type {
  BranchPoint,
  GameInfo,
  GameRecord,
  GroupStatistics,
  Key,
  KeyInfo,
  LessonRequest,
  LessonView,
  LobbyView,
  Log,
  Me,
  NetworkAddress,
  OpenedTable,
  Problem,
  Replay,
  ScoreSheet,
  Setup,
  TableSummary,
} from './types';

/** The backend refused; the problem has a reason with words in every language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** Nobody answers: a server that is away for now, one that there is none of, or an engine that could not be fetched. */
function unanswered({ isRemote }: Backend): Problem {
  const id = !isRemote ? 'local-failed-engine' : hasServer ? 'web-unreachable' : 'web-no-such-table-note';
  return { reason: { id, arguments: {} }, text: 'Nobody answers.' };
}

/** Send a request; raises `Refusal` if it is refused, or if nobody answers. */
export async function send<Body>(
  backend: Backend,
  method: string,
  path: string,
  body?: unknown,
  options?: RequestOptions,
): Promise<Body> {
  const answer = await backend.request(method, path, body, options);
  if (answer.status >= 200 && answer.status < 300) return answer.body as Body;
  throw new Refusal(answer.status, (answer.body as Problem | null) ?? unanswered(backend));
}

export type NewSetup = Pick<Setup, 'game' | 'edition' | 'seats'> & Partial<Setup>;

const pathOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const getGames = (backend: Backend) => send<GameInfo[]>(backend, 'GET', '/api/games');
export const getLobby = () => send<LobbyView>(server, 'GET', '/api/lobby');
/** Play the answers of a lesson: on this device if the engine is there already or nobody else is, else by the server. */
export const runLesson = (request: LessonRequest) =>
  send<LessonView>(reach.isUp && local.state !== 'ready' ? server : local, 'POST', '/api/lessons', request);
export const getMyTables = (backend: Backend) => send<TableSummary[]>(backend, 'GET', '/api/me/tables');
/** What the engine says to a question about real cards of a game. */
export const checkCards = <Answer>(backend: Backend, game: string, question: object) =>
  send<Answer>(backend, 'POST', '/api/check', { game, question });
export const getEvenings = (backend: Backend) => send<GroupStatistics[]>(backend, 'GET', '/api/me/evenings');
export const getMyRecord = (backend: Backend) => send<GameRecord[]>(backend, 'GET', '/api/me/record');
export const getReplay = (table: string, seat: number | null, start: number) =>
  send<Replay>(hostOf(table), 'GET', `${pathOf(table)}/replay?start=${start}${seat === null ? '' : `&seat=${seat}`}`);
export const getReview = <Review>(table: string) => send<Review>(hostOf(table), 'GET', `${pathOf(table)}/review`);
/** Where the log of a finished game is for the browser itself; null if only this client can ask for it. */
export const logAddress = (table: string): string | null =>
  isForeignServer || !hostOf(table).isRemote ? null : `${pathOf(table)}/log`;
export const getLog = (table: string) => send<Log>(hostOf(table), 'GET', `${pathOf(table)}/log`);
export const takeIn = (file: Blob, backend: Backend) => send<OpenedTable>(backend, 'POST', '/api/games', file);
export const playOn = (table: string, point: BranchPoint) =>
  send<OpenedTable>(hostOf(table), 'POST', `${pathOf(table)}/branch`, point);
/** A running game of this device with its secret. */
export const getRunning = (table: string) => send<object>(hostOf(table), 'GET', `${pathOf(table)}/running`);
/** Stop a running game where it is; returns it with its secret. */
export const moveAway = (table: string) => send<object>(hostOf(table), 'POST', `${pathOf(table)}/move`);
export const receiveGame = (game: object, backend: Backend) =>
  send<OpenedTable>(backend, 'POST', '/api/tables/import-running', game);
export const getSheet = (table: string) => send<ScoreSheet>(hostOf(table), 'GET', `${pathOf(table)}/sheet`);
/** Open a table from the file of a game with real cards. */
export const importCompanion = (file: Blob, backend: Backend) =>
  send<OpenedTable>(backend, 'POST', '/api/companion', file);
export const openTable = (setup: NewSetup, backend: Backend, options?: RequestOptions) =>
  send<OpenedTable>(backend, 'POST', '/api/tables', setup, options);
export const findCode = (code: string) => send<OpenedTable>(server, 'GET', `/api/codes/${encodeURIComponent(code)}`);
export const getAddress = () => send<NetworkAddress>(server, 'GET', '/api/address');
export const whoAmI = (backend: Backend = server) => send<Me>(backend, 'GET', '/api/me');
export const makeKey = () => send<Key>(server, 'POST', '/api/me/keys');
export const getKeys = () => send<KeyInfo[]>(server, 'GET', '/api/me/keys');
export const revokeKey = (id: string) => send<void>(server, 'DELETE', `/api/me/keys/${encodeURIComponent(id)}`);
export const whoHas = (key: string) => send<Me>(server, 'GET', '/api/me', undefined, { key });
export const deleteMe = (backend: Backend) => send<void>(backend, 'DELETE', '/api/me');
export const getPeople = () => send<Me[]>(local, 'GET', '/api/people');
export const exportAll = () => send<object>(local, 'GET', '/api/export');
/** Take a file of `exportAll` in; what is here already stays as it is. */
export const restoreAll = (file: Blob) =>
  send<{ tables: number; known: number; refused: string[] }>(local, 'POST', '/api/export', file);
export const addPerson = (name: string) => send<Me>(local, 'POST', '/api/people', { name });

/** Be the person of that key from now on. */
export async function carryKey(key: string): Promise<Me> {
  if (!isForeignServer) return send<Me>(server, 'POST', '/api/me/cookie', { key } satisfies Key);
  const me = await whoHas(key);
  keepKey(key);
  return me;
}

/** Become somebody, or take another name. */
export async function introduce(name: string, backend: Backend, options?: RequestOptions): Promise<Me> {
  const said = backend === server ? introduction(name) : { name };
  const me = await send<Me>(backend, 'POST', '/api/guests', said, options);
  if (me.key) keepKey(me.key);
  return me;
}
