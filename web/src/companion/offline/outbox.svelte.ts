// What this device has written and no host has acknowledged yet: it survives a reload and a killed browser.
import { durable } from '../../settings/durable';
import { storage } from '../../settings/storage';
import { randomLetters } from '../../wire/action';
import { isLocal } from '../../wire/hosts/backend';
import type { Reason, Write } from '../../wire/types';

/** An operation on its way: its action is its id for ever, so that a resend changes nothing. */
export interface Unsent {
  action: string;
  /** How many entries of the log its writer had seen. */
  seq: number;
  op: Write['op'];
  name: string;
  isQueued: boolean;
  /** Why the host did not take what was entered without a connection; it waits here until somebody decides. */
  refusal?: { reason: Reason; text: string };
}

const nameOf = (table: string): string => `unsent-${table}`;
const DEVICE_LENGTH = 12;

export class Outbox {
  list: Unsent[] = $state.raw([]);
  /** Resolves once everything is on the disk. */
  kept: Promise<void> = Promise.resolve();

  constructor(private readonly table: string) {
    this.list = storage.read<Unsent[] | null>(nameOf(table), null) ?? [];
  }

  /** What is still on its way. */
  get waiting(): Unsent[] {
    return this.list.filter((one) => !one.refusal);
  }

  /** What was entered without a connection, and was not taken afterwards. */
  get refused(): Unsent[] {
    return this.list.filter((one) => one.refusal);
  }

  /** Takes in what was on the disk, but not in localStorage yet, when the browser was killed; returns what is to be sent. */
  async recover(): Promise<Unsent[]> {
    const found = (await durable.read<Unsent[]>(nameOf(this.table))) ?? [];
    const here = new Set(this.list.map(({ action }) => action));
    const lost = found.filter(({ action }) => !here.has(action));
    if (lost.length > 0) this.#keep([...this.list, ...lost]);
    return lost.filter((one) => !one.refusal);
  }

  add(one: Unsent): void {
    this.#keep([...this.list, one]);
  }

  remove(action: string): void {
    this.#keep(this.list.filter((one) => one.action !== action));
  }

  /** Note that one was not taken, or, without a refusal, that it is sent once more. */
  mark(action: string, refusal: Unsent['refusal']): void {
    this.#keep(this.list.map((one) => (one.action === action ? { ...one, refusal } : one)));
  }

  #keep(list: Unsent[]): void {
    this.list = list;
    if (list.length > 0) storage.write(nameOf(this.table), list);
    else storage.remove(nameOf(this.table));
    // A host on this device has it on the disk before it acknowledges it.
    if (!isLocal(this.table)) this.kept = durable.write(nameOf(this.table), list.length > 0 ? list : null);
  }
}

/** What this browser is called among the devices that write; it says nothing about whose it is. */
export function deviceId(): string {
  const known = storage.read<string | null>('device', null) ?? randomLetters(DEVICE_LENGTH);
  storage.write('device', known);
  return known;
}
