// What is asked about daily decks, over HTTP or of this device.
import type { Backend } from '../wire/hosts/backend';
import { hostOf } from '../wire/hosts/hosts';
import { send } from '../wire/http';
import { server } from '../wire/hosts/server';
import type { DailyDeck, DailyResult, DailyTable, DailyTry, OpenedTable } from '../wire/types';

export const getDeck = () => send<DailyDeck>(server, 'GET', '/api/daily');
export const openTry = (wish: DailyTry, backend: Backend) => send<OpenedTable>(backend, 'POST', '/api/daily', wish);
export const getResult = (table: string) =>
  send<DailyResult>(hostOf(table), 'GET', `/api/tables/${encodeURIComponent(table)}/daily`);
/** How a day's deck went for everybody at the server. */
export const getStandings = (game: string, day: string) =>
  send<DailyTable>(server, 'GET', `/api/daily/${encodeURIComponent(game)}?day=${day}`);
