// A table for real cards as this device reads it and writes to it: reports, corrections, previews.
import { wordsOf } from '../game/games';
import { explain } from '../story/sentences';
import { notices } from '../ui/notices.svelte';
import { newAction } from '../wire/action';
import { isLocal } from '../wire/hosts/backend';
import { identity } from '../wire/identity.svelte';
import type { Reply, TableClient } from '../wire/table_client.svelte';
import type {
  CompanionView,
  Player,
  PlayerStanding,
  Preview,
  Reason,
  TableView,
  TimelineItem,
  Write,
} from '../wire/types';
import { deviceId, Outbox, type Unsent } from './offline/outbox.svelte';
import { copyOf, Replica } from './offline/replica.svelte';

export type Operation = Write['op'];
export type AnyReport = Extract<Operation, { op: 'add' }>['report'];

export class Companion {
  /** What waits to be acknowledged, the first one first. */
  readonly outbox: Outbox;
  readonly device = deviceId();
  #last: Promise<unknown> = Promise.resolve();
  /** The table as the engine on this device computes it while the server cannot be reached. */
  readonly #replica = new Replica();
  #recomputed: Promise<void> = Promise.resolve();
  #computedFrom: readonly unknown[] = [];
  #now: TableView | null = $derived.by(() => {
    const { table } = this.client;
    const view = this.isOffline ? this.#replica.view : null;
    if (!table?.companion || view === null) return table;
    return { ...table, game: view.game, companion: { ...table.companion, shown: view.shown } };
  });

  constructor(readonly client: TableClient) {
    this.outbox = new Outbox(client.id);
    this.#sendAll(this.outbox.waiting);
    void this.outbox.recover().then((found) => this.#sendAll(found));
  }

  get table(): TableView {
    return this.#now!;
  }

  /** The real table as reported; null before the game begins. */
  get shown(): CompanionView | null {
    return this.#now?.companion?.shown ?? null;
  }

  /** Whether no engine says what follows from what is entered: the host is gone, and there is none on this device. */
  get isBlind(): boolean {
    return this.isOffline && this.#replica.view === null;
  }

  /** What waits to be sent and is not part of what is shown. */
  get unseen(): Unsent[] {
    return this.isBlind || !this.isOffline ? this.outbox.waiting : [];
  }

  get isHere(): boolean {
    return isLocal(this.client.id);
  }

  get isOffline(): boolean {
    return this.client.status !== 'live';
  }

  /** Whether cards are tracked here, but somebody has switched the odds off for everybody. */
  get hasNoOdds(): boolean {
    return this.shown?.way === 'cards' && !this.table.setup.hints;
  }

  get mayWrite(): boolean {
    const { person, table } = this.client;
    if (person === null || !table?.companion) return false;
    const { is_open: isOpen, writers } = table.companion;
    return this.client.isHost || isOpen || writers.some((one) => one.person === person && one.may_write);
  }

  /** Whether this person waits for the host to let them write. */
  get hasAsked(): boolean {
    return this.table.companion!.writers.some((one) => one.person === this.client.person && !one.may_write);
  }

  /** Those who sit at the table now, in seat order. */
  get players(): Player[] {
    const { players, seats } = this.shown!;
    return seats.map((id) => players.find((one) => one.id === id)!);
  }

  name(player: number | null): string {
    return this.shown?.players.find((one) => one.id === player)?.name ?? '';
  }

  standing(player: number): PlayerStanding | null {
    return this.shown?.standings.find((one) => one.player === player) ?? null;
  }

  /** Write an operation; it waits for a connection if there is none, also beyond a killed browser. A refusal is shown. */
  async write(op: Operation, isQueued = this.isOffline): Promise<Reply> {
    const one: Unsent = {
      action: newAction(),
      seq: this.table.seq,
      op,
      name: identity.name,
      isQueued,
    };
    this.outbox.add(one);
    const sent = this.#send(one);
    if (!this.isOffline) return sent;
    await this.outbox.kept;
    await this.recompute();
    return { is: 'done' }; // it is kept here, and sent once somebody answers
  }

  /** While the server cannot be reached, have this device's own engine compute the table with everything that waits. */
  recompute(): Promise<void> {
    const { story, table } = this.client;
    const { list } = this.outbox;
    if (!this.isOffline || this.isHere || !table?.companion?.shown) {
      this.#replica.end();
      this.#computedFrom = [];
      return Promise.resolve();
    }
    const from = [story, list, table.setup];
    if (from.every((one, index) => one === this.#computedFrom[index])) return this.#recomputed;
    this.#computedFrom = from;
    this.#recomputed = this.#replica.update(copyOf(table.setup, story, list, this.device));
    return this.#recomputed;
  }

  /** Send something again that was not taken. */
  async sendAgain(one: Unsent): Promise<void> {
    this.outbox.mark(one.action, undefined);
    await this.#send(one);
  }

  report(report: AnyReport): Promise<Reply> {
    return this.write({ op: 'add', report });
  }

  /** Report something that does not fit, and have it count: the table is right. */
  async force(report: AnyReport): Promise<void> {
    const reply = await this.write({ op: 'add', report }, true);
    const found = this.shown?.unsettled.findLast(({ op }) => op.op === 'add' && op.report.report === report.report);
    if (reply.is === 'done' && found) await this.write({ op: 'settle', of: found.id, how: 'count', beside: null });
  }

  /** Do something once everything before it is acknowledged, or computed here, so that fast taps follow each other. */
  afterwards<Result>(act: () => Promise<Result>): Promise<Result> {
    const next = (this.isOffline && !this.isHere ? this.#recomputed : this.#last).then(act);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async undo(): Promise<void> {
    const of = this.shown?.undo;
    if (of) await this.write({ op: 'undo', of });
  }

  async redo(): Promise<void> {
    const of = this.shown?.redo;
    if (of) await this.write({ op: 'redo', of });
  }

  /** What an operation would change; null if it cannot be written, or nobody answers. */
  async preview(op: Operation): Promise<Preview | null> {
    if (this.isOffline) return this.#replica.preview(op);
    const reply = await this.client.request({ type: 'preview', op });
    return reply.is === 'previewed' ? reply.preview : null;
  }

  /** The reports of a round, in the order of what happened. */
  async timeline(round: number): Promise<TimelineItem[]> {
    if (this.shown?.round === round) return this.shown.timeline;
    if (this.isOffline) return this.#replica.timeline(round);
    const reply = await this.client.request({ type: 'show_round', round });
    return reply.is === 'round_shown' ? reply.timeline : [];
  }

  /** What the adviser says to whoever's turn it is; null if there is no advice, or the table has gone on since. */
  async advise<Advice>(): Promise<Advice | null> {
    if (this.isOffline) return this.#replica.advise<Advice>();
    const reply = await this.client.advise<Advice>();
    return reply?.seq === this.table.seq ? reply.advice : null;
  }

  /** Why something does not fit, in words: reasons name players by their ids. */
  explain(reason: Reason, text = ''): string {
    const named = Object.entries(reason.arguments).map(([field, value]) =>
      field === 'player' || field === 'turn' ? [field, this.name(Number(value))] : [field, value],
    );
    const cast = { game: this.client.game, names: this.client.names };
    return explain({ reason: { id: reason.id, arguments: Object.fromEntries(named) }, text }, cast);
  }

  /** Show why something is refused. */
  refuse(reason: Reason, text = ''): void {
    notices.show(this.explain(reason, text));
  }

  nameCard(card: string): string {
    return wordsOf(this.client.game).nameCard(card);
  }

  #sendAll(unsent: readonly Unsent[]): void {
    for (const one of unsent) void this.#send({ ...one, isQueued: true });
  }

  async #send({ action, seq, op, name, isQueued }: Unsent): Promise<Reply> {
    const command = { type: 'write', seq, op, device: this.device, name, is_queued: isQueued } as const;
    const reply = await this.client.request(command, action);
    if (reply.is === 'refused' && isQueued) this.outbox.mark(action, { reason: reply.reason, text: reply.text });
    else this.outbox.remove(action);
    if (reply.is === 'refused' && !isQueued) this.refuse(reply.reason, reply.text);
    return reply;
  }
}
