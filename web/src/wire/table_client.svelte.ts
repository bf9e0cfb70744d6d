// The client of one table: the latest view, all entries so far, and the commands without a reply.
import { newAction } from './action';
import { Connection, type Status } from './connection';
import { applyChanges } from './delta';
import { gapBefore, joined } from './feed';
import { hostOf } from './hosts/hosts';
import { steadyNow } from './steady';
import type {
  Act,
  AnyCommand,
  AnyMessage,
  Preview,
  Reason,
  Refused,
  SeenEntry,
  TableView,
  TimelineItem,
  Update,
} from './types';

/** A request without the name that this client gives it. */
export type Request = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, 'action'> : never) : never;

export type Reply =
  | { is: 'done' }
  | { is: 'refused'; reason: Reason; text: string; isLate?: boolean }
  | { is: 'advice'; seq: number; advice: unknown }
  | { is: 'new_table'; table: string }
  | { is: 'previewed'; preview: Preview }
  | { is: 'round_shown'; timeline: TimelineItem[] };

/** What one message brought: the table now and what is new; a catch-up is shown at once, without being played. */
export interface Beat {
  table: TableView;
  happened: SeenEntry[];
  isCatchUp: boolean;
}

/** Why a move that waited for the connection is refused if the table went on meanwhile. */
const LATE = ['refused-stale', 'refused-not-asked'];

/** Asks for the whole view. */
const refresh = (): string => JSON.stringify({ type: 'refresh', action: newAction() } satisfies AnyCommand);

/** Whether a table rests between two rounds. */
const isRoundOver = ({ stage, is_resting }: TableView): boolean => stage === 'playing' && is_resting;

interface Pending {
  command: AnyCommand;
  /** Whether it was made, or sent again, after the connection was lost. */
  wasQueued: boolean;
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

  /** How many times faster than usual a replay shows what happens. */
  pace: number = $state(1);
  /** Whether the viewer wants to see the end of the round at once. */
  isSkipping: boolean = $state(false);
  /** The table up to which everything was handed on to be shown; what comes after it waits while a recap is read. */
  current: TableView | null = $state.raw(null);
  /** Whether somebody looks at the end of a round: what happens then waits until they have seen it. */
  isReading: boolean = $state(false);
  /** Whether recaps are waited for; not in a replay, which stops by itself. */
  holdsRecaps = true;

  /** Which person of this device speaks at a local table; the first one if nobody is named. */
  speaker: string | undefined = $state();
  /** Whether several people of this device sit here, so that nobody but a name says who is meant. */
  isShared: boolean = $state(false);

  /** Whether a move that waited for the connection came too late; until it is dismissed, or the next move. */
  isTooLate: boolean = $state(false);

  /** Told when a move is refused, but not if it came too late. */
  onrefused: (reply: Reply) => void = () => undefined;

  #connection: Connection;
  /** Which version of its view the server changes next. */
  #version = 0;
  /** What happened while the whole view was asked for; null if it was not. */
  #missed: SeenEntry[] | null = null;
  #isSwitching = false; // to another person of this device, which is no lost connection
  #pending = new Map<string, Pending>();
  #listeners = new Set<(beat: Beat) => void>();
  #reactionListeners = new Set<(sign: string) => void>();
  /** What happened after the round whose recap is read. */
  #held: Beat[] = [];

  constructor(readonly id: string) {
    this.#connection = new Connection(hostOf(id), {
      path: () => `/api/tables/${encodeURIComponent(this.id)}/socket?since=${this.story.length}`,
      person: () => this.speaker,
      receive: (message) => this.receive(message),
      changed: (status) => this.#changed(status),
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

  /** See and speak as another person of this device. */
  become(person: string): void {
    this.speaker = person;
    this.#isSwitching = this.table !== null;
    this.#connection.restart();
  }

  /** Forget all that was seen, and see nothing more before `become`. */
  forget(): void {
    this.#connection.suspend();
    [this.table, this.person, this.status] = [null, null, 'connecting'];
    [this.story, this.shown, this.shownEvents] = [[], 0, 0];
    [this.#version, this.#missed] = [0, null];
  }

  /** Show a table as it was seen before, as long as no host answers. */
  restore({ table, person, story }: Pick<TableClient, 'table' | 'person' | 'story'>): void {
    [this.table, this.current, this.person, this.story] = [table, table, person, story];
    [this.shown, this.shownEvents] = [table?.seq ?? 0, 0];
  }

  #changed(status: Status): void {
    if (this.#isSwitching && status === 'connecting') return;
    this.status = status === 'connecting' && this.table !== null ? 'offline' : status;
  }

  /** The game that is played; empty until the table is known. */
  get game(): string {
    return this.table?.setup.game ?? '';
  }

  /** The seat that this browser's person has. */
  get me(): number | null {
    return this.table?.me ?? null;
  }

  /** The seat that is spoken to as “you”; nobody's in a replay, and where several people look at one screen. */
  get self(): number | null {
    return this.isShared ? null : this.me;
  }

  get isHost(): boolean {
    return this.table !== null && this.person !== null && this.table.host === this.person;
  }

  /** Whether the host has removed this person, and has not let them in again. */
  get isRemoved(): boolean {
    return this.person !== null && (this.table?.removed.some(({ person }) => person === this.person) ?? false);
  }

  /** Whether this person decides now. */
  get isAsked(): boolean {
    return this.me !== null && this.table?.asked === this.me && !this.table.is_paused;
  }

  /** The people on the seats, by their ids. */
  get people(): (string | null)[] {
    return this.table?.seats.map((seat) => seat.person) ?? [];
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  /** Whether everything that happened has been shown. */
  get isCaughtUp(): boolean {
    return this.shown >= (this.table?.seq ?? 0);
  }

  /** Whether a round is over, and everybody can see how. */
  get isResting(): boolean {
    return this.current !== null && isRoundOver(this.current) && this.shown >= this.current.seq;
  }

  /** Whether the table has gone on while a recap is read. */
  get hasGoneOn(): boolean {
    return this.isReading && this.table !== null && !isRoundOver(this.table);
  }

  /** The recap is closed, or the viewer is ready: what happens from now on is shown as it comes. */
  stopReading(): void {
    this.isReading = false;
    for (const beat of this.#held.splice(0)) this.#take(beat);
  }

  /** Subscribe to the reactions of spectators, which are in no log; returns a function that unsubscribes. */
  listenToReactions(listener: (sign: string) => void): () => void {
    this.#reactionListeners.add(listener);
    return () => this.#reactionListeners.delete(listener);
  }

  /** Subscribe to beats; returns a function that unsubscribes. */
  listen(listener: (beat: Beat) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Make a move on the table as it is shown; `onrefused` is called if it is refused, unless the caller says so itself. */
  async act(move: Act['move'], saysItself = false): Promise<Reply> {
    this.isTooLate = false;
    const reply = await this.request({ type: 'act', seq: this.table?.seq ?? 0, move });
    if (reply.is === 'refused' && reply.isLate) this.isTooLate = true;
    else if (reply.is === 'refused' && !saysItself) this.onrefused(reply);
    return reply;
  }

  /** Ask for advice; null if hints are off or there is none. */
  async advise<Advice>(): Promise<{ seq: number; advice: Advice } | null> {
    const reply = await this.request({ type: 'advise' });
    return reply.is === 'advice' ? { seq: reply.seq, advice: reply.advice as Advice } : null;
  }

  /** Send a command; it is sent again after a lost connection until a reply has come. */
  request(request: Request, action = newAction()): Promise<Reply> {
    const command = { ...request, action } as AnyCommand;
    return new Promise((settle) => {
      this.#pending.set(command.action, { command, wasQueued: this.status !== 'live', settle });
      this.waiting = this.#pending.size;
      if (this.status === 'live') this.#connection.send(JSON.stringify(command));
    });
  }

  receive(message: AnyMessage): void {
    switch (message.type) {
      case 'welcome':
        [this.person, this.#isSwitching] = [message.person, false];
        [this.#version, this.#missed] = [message.version, null];
        this.#show(message.table, message.happened, message.now, true);
        this.status = 'live';
        for (const pending of this.#pending.values()) {
          pending.wasQueued = true;
          this.#connection.send(JSON.stringify(pending.command));
        }
        return;
      case 'update':
        this.#update(message);
        return this.#settle(message.action, { is: 'done' });
      case 'done':
        return this.#settle(message.action, { is: 'done' });
      case 'refused':
        if (message.table) [this.table, this.#version] = [message.table, message.version ?? 0];
        return this.#refuse(message);
      case 'advice':
        return this.#settle(message.action, { is: 'advice', seq: message.seq, advice: message.advice });
      case 'new_table':
        return this.#settle(message.action, { is: 'new_table', table: message.table });
      case 'previewed':
        return this.#settle(message.action, { is: 'previewed', preview: message.preview });
      case 'round_shown':
        return this.#settle(message.action, { is: 'round_shown', timeline: message.timeline });
      case 'reaction':
        for (const listener of this.#reactionListeners) listener(message.sign);
        return;
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
    this.#take({ table, happened: fresh, isCatchUp: isCatchUp || isGap });
  }

  /** Hand a beat on to be shown, unless it comes after a round whose recap is still read. */
  #take(beat: Beat): void {
    if (beat.isCatchUp) [this.#held, this.isReading] = [[], false];
    if (this.isReading && (this.#held.length > 0 || !isRoundOver(beat.table))) this.#held.push(beat);
    else this.#hand(beat);
  }

  #hand(beat: Beat): void {
    const { table, isCatchUp } = beat;
    if (!isRoundOver(table)) this.isReading = false;
    else if (isCatchUp || !this.current?.is_resting) {
      this.isReading = this.holdsRecaps && table.me !== null && !table.seats[table.me]!.is_ready;
      this.isSkipping = false;
    }
    this.current = table;
    if (isCatchUp || this.#listeners.size === 0) [this.shown, this.shownEvents] = [table.seq, 0];
    for (const listener of this.#listeners) listener(beat);
  }

  #refuse({ action, reason, text }: Refused): void {
    const wasQueued = this.#pending.get(action ?? '')?.wasQueued ?? false;
    this.#settle(action, { is: 'refused', reason, text, isLate: wasQueued && LATE.includes(reason.id) });
  }

  #settle(action: string | undefined, reply: Reply): void {
    const pending = action === undefined ? undefined : this.#pending.get(action);
    if (!pending) return;
    this.#pending.delete(pending.command.action);
    this.waiting = this.#pending.size;
    pending.settle(reply);
  }
}
