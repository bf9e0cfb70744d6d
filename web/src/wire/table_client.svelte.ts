// The client of one table: the latest view, all entries so far, and the commands without a reply.
import { newAction } from './action';
import { Connection, socketAddress, type Status } from './connection';
import { applyChanges } from './delta';
import { gapBefore, joined } from './feed';
import { steadyNow } from './steady';
import type { Act, AnyCommand, SeenEntry, Reason, TableView, AnyMessage, Update } from './types';

/** A request without the name that this client gives it. */
export type Request = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, 'action'> : never) : never;

export type Reply =
  | { is: 'done' }
  | { is: 'refused'; reason: Reason; text: string }
  | { is: 'advice'; seq: number; advice: unknown }
  | { is: 'new_table'; table: string };

/** What one message brought: the table now and what is new; a catch-up is shown at once, without being played. */
export interface Beat {
  table: TableView;
  happened: SeenEntry[];
  isCatchUp: boolean;
}

/** Asks for the whole view. */
const refresh = (): string => JSON.stringify({ type: 'refresh', action: newAction() } satisfies AnyCommand);

interface Pending {
  command: AnyCommand;
  settle(reply: Reply): void;
}

export class TableClient {
  table: TableView | null = $state.raw(null);
  person: string | null = $state(null);
  status: Status = $state('connecting');
  /** Everything that happened at the table, from its first entry. */
  story: SeenEntry[] = $state.raw([]);
  /** How many entries the game's own table has shown; it may play what happened card by card. */
  shown: number = $state(0);
  /** How many events of the entry after those have been shown too. */
  shownEvents: number = $state(0);
  /** How many requests wait for an reply. */
  waiting: number = $state(0);
  /** The server's clock minus ours, in milliseconds. */
  ahead: number = $state(0);

  /** How many times faster than usual the table shows what happens. */
  pace: number = $state(1);

  /** Told when a move is refused. */
  onrefused: (reply: Reply) => void = () => undefined;

  #connection: Connection;
  /** Which version of its view the server changes next. */
  #version = 0;
  /** What happened while the whole view was asked for; null if it was not. */
  #missed: SeenEntry[] | null = null;
  #pending = new Map<string, Pending>();
  #listeners = new Set<(beat: Beat) => void>();

  constructor(readonly id: string) {
    this.#connection = new Connection({
      address: () => socketAddress(`/api/tables/${encodeURIComponent(this.id)}/socket?since=${this.story.length}`),
      receive: (message) => this.receive(message),
      changed: (status) => (this.status = status === 'connecting' && this.table !== null ? 'offline' : status),
      probe: refresh,
    });
  }

  open(): this {
    this.#connection.open();
    return this;
  }

  close(): void {
    this.#connection.close();
  }

  retry(): void {
    this.#connection.retry();
  }

  /** Reconnect after the person of this browser has changed. */
  comeBack(): void {
    this.status = 'connecting';
    this.#connection.restart();
  }

  /** The game that is played; empty until the table is known. */
  get game(): string {
    return this.table?.setup.game ?? '';
  }

  /** The seat that this browser's person has. */
  get me(): number | null {
    return this.table?.me ?? null;
  }

  /** The seat that is spoken to as “you”; nobody's in a replay. */
  get self(): number | null {
    return this.me;
  }

  get isHost(): boolean {
    return this.table !== null && this.person !== null && this.table.host === this.person;
  }

  /** Whether this person decides now. */
  get isAsked(): boolean {
    return this.me !== null && this.table?.asked === this.me && !this.table.is_paused;
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  /** Whether everything that happened has been shown. */
  get isCaughtUp(): boolean {
    return this.shown >= (this.table?.seq ?? 0);
  }

  /** Subscribe to beats; returns a function that unsubscribes. */
  listen(listener: (beat: Beat) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Make a move on the table as it is shown; `onrefused` is called if it is refused. */
  async act(move: Act['move']): Promise<Reply> {
    const reply = await this.request({ type: 'act', seq: this.table?.seq ?? 0, move });
    if (reply.is === 'refused') this.onrefused(reply);
    return reply;
  }

  /** Ask for advice; null if hints are off or there is none. */
  async advise<Advice>(): Promise<{ seq: number; advice: Advice } | null> {
    const reply = await this.request({ type: 'advise' });
    return reply.is === 'advice' ? { seq: reply.seq, advice: reply.advice as Advice } : null;
  }

  /** Send a command; it is sent again after a lost connection until a reply has come. */
  request(request: Request): Promise<Reply> {
    const command = { ...request, action: newAction() } as AnyCommand;
    return new Promise((settle) => {
      this.#pending.set(command.action, { command, settle });
      this.waiting = this.#pending.size;
      if (this.status === 'live') this.#connection.send(JSON.stringify(command));
    });
  }

  receive(message: AnyMessage): void {
    switch (message.type) {
      case 'welcome':
        this.person = message.person;
        [this.#version, this.#missed] = [message.version, null];
        this.#show(message.table, message.happened, message.now, true);
        this.status = 'live';
        for (const { command } of this.#pending.values()) this.#connection.send(JSON.stringify(command));
        return;
      case 'update':
        this.#update(message);
        return this.#settle(message.action, { is: 'done' });
      case 'done':
        return this.#settle(message.action, { is: 'done' });
      case 'refused':
        if (message.table) [this.table, this.#version] = [message.table, message.version ?? 0];
        return this.#settle(message.action, { is: 'refused', reason: message.reason, text: message.text });
      case 'advice':
        return this.#settle(message.action, { is: 'advice', seq: message.seq, advice: message.advice });
      case 'new_table':
        return this.#settle(message.action, { is: 'new_table', table: message.table });
      case 'closing':
        return;
    }
  }

  /** Show the table after an update; if an earlier one is missing, ask for the whole view and wait for it. */
  #update({ version, base, changed, table, happened, now }: Update): void {
    if (table === undefined && base !== this.#version) {
      if (this.#missed === null) this.#connection.send(refresh());
      this.#missed = [...(this.#missed ?? []), ...happened];
      return;
    }
    const missed = this.#missed ?? [];
    const view = table ?? applyChanges(this.table!, changed ?? {});
    [this.#version, this.#missed] = [version, null];
    this.#show(view, [...missed, ...happened], now, missed.length > 0);
  }

  #show(table: TableView, happened: SeenEntry[], now: number, isCatchUp: boolean): void {
    this.ahead = now - steadyNow();
    const isGap = gapBefore(this.story, happened);
    const fresh = isGap ? [] : happened.slice(this.story.length - (happened[0]?.seq ?? this.story.length));
    if (fresh.length > 0) this.story = joined(this.story, fresh);
    this.table = table;
    if (isCatchUp || isGap || this.#listeners.size === 0) [this.shown, this.shownEvents] = [table.seq, 0];
    for (const listener of this.#listeners) listener({ table, happened: fresh, isCatchUp: isCatchUp || isGap });
  }

  #settle(action: string | undefined, reply: Reply): void {
    const pending = action === undefined ? undefined : this.#pending.get(action);
    if (!pending) return;
    this.#pending.delete(pending.command.action);
    this.waiting = this.#pending.size;
    pending.settle(reply);
  }
}
