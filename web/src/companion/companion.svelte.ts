// A table for real cards as this device reads it and writes to it: reports, corrections, previews.
import { wordsOf } from '../game/games';
import { explain } from '../story/sentences';
import { notices } from '../ui/notices.svelte';
import { newAction } from '../wire/action';
import { isLocal } from '../wire/backend';
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
import { deviceId, Outbox, type Unsent } from './outbox.svelte';

export type Operation = Write['op'];
export type AnyReport = Extract<Operation, { op: 'add' }>['report'];

export class Companion {
  /** What waits to be acknowledged, the first one first. */
  readonly outbox: Outbox;
  readonly device = deviceId();
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly client: TableClient) {
    this.outbox = new Outbox(client.id);
    for (const one of this.outbox.list) void this.#send({ ...one, isQueued: true });
  }

  get table(): TableView {
    return this.client.table!;
  }

  /** The real table as reported; null before the game begins. */
  get shown(): CompanionView | null {
    return this.client.table?.companion?.shown ?? null;
  }

  get isHere(): boolean {
    return isLocal(this.client.id);
  }

  get isOffline(): boolean {
    return this.client.status !== 'live';
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

  /** Write an operation; it waits for a connection if there is none, also beyond a reload. A refusal is shown. */
  async write(op: Operation, isQueued = this.isOffline): Promise<Reply> {
    const one: Unsent = {
      action: newAction(),
      seq: this.table.seq,
      op,
      name: identity.name,
      isQueued,
    };
    this.outbox.add(one);
    return this.#send(one);
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

  /** Do something once everything before it is acknowledged, so that fast taps follow each other; offline at once. */
  afterwards<Result>(act: () => Promise<Result>): Promise<Result> {
    const next = this.isOffline ? act() : this.#last.then(act);
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
    if (this.isOffline) return null;
    const reply = await this.client.request({ type: 'preview', op });
    return reply.is === 'previewed' ? reply.preview : null;
  }

  /** The reports of a round, in the order of what happened. */
  async timeline(round: number): Promise<TimelineItem[]> {
    if (this.shown?.round === round) return this.shown.timeline;
    if (this.isOffline) return [];
    const reply = await this.client.request({ type: 'show_round', round });
    return reply.is === 'round_shown' ? reply.timeline : [];
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

  async #send({ action, seq, op, name, isQueued }: Unsent): Promise<Reply> {
    const command = { type: 'write', seq, op, device: this.device, name, is_queued: isQueued } as const;
    const reply = await this.client.request(command, action);
    this.outbox.remove(action);
    if (reply.is === 'refused') this.refuse(reply.reason, reply.text);
    return reply;
  }
}
