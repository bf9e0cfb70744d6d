// What this device has written and no host has acknowledged yet: it survives a reload and a closed browser.
import { storage } from '../settings/storage';
import { randomLetters } from '../wire/action';
import type { Write } from '../wire/types';

/** An operation on its way: its action is its id for ever, so that a resend changes nothing. */
export interface Unsent {
  action: string;
  /** How many entries of the log its writer had seen. */
  seq: number;
  op: Write['op'];
  name: string;
  isQueued: boolean;
}

const nameOf = (table: string): string => `unsent-${table}`;
const DEVICE_LENGTH = 12;

export class Outbox {
  list: Unsent[] = $state.raw([]);

  constructor(private readonly table: string) {
    this.list = storage.read<Unsent[] | null>(nameOf(table), null) ?? [];
  }

  add(one: Unsent): void {
    this.#keep([...this.list, one]);
  }

  remove(action: string): void {
    this.#keep(this.list.filter((one) => one.action !== action));
  }

  #keep(list: Unsent[]): void {
    this.list = list;
    storage.write(nameOf(this.table), list.length > 0 ? list : null);
  }
}

/** What this browser is called among the devices that write; it says nothing about whose it is. */
export function deviceId(): string {
  const known = storage.read<string | null>('device', null) ?? randomLetters(DEVICE_LENGTH);
  storage.write('device', known);
  return known;
}
