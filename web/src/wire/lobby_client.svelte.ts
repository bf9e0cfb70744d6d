// The client of the lobby: the listed tables, updated live.
import { newAction } from './action';
import { Connection, type Status } from './connection';
import { server } from './hosts/server';
import type { AnyCommand, ListedTable, LobbyView, AnyMessage } from './types';

export class LobbyClient {
  tables: ListedTable[] = $state.raw([]);
  status: Status = $state('connecting');

  #connection = new Connection(server, {
    path: () => '/api/lobby/socket',
    receive: (message) => this.#receive(message),
    changed: (status) => (this.status = status),
    probe: () => JSON.stringify({ type: 'refresh', action: newAction() } satisfies AnyCommand), // refused, and so answered
  });

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  #receive(message: AnyMessage | LobbyView): void {
    if (message.type !== 'lobby') return;
    this.tables = message.tables;
    this.status = 'live';
  }
}
