// The games after which somebody wants a newer version, not before; this browser remembers them over reloads.
import { storage } from '../settings/storage';

const NAME = 'update-after';
const MOST = 20; // games that are under way at a time; older ones are over

class PutOff {
  #tables: string[] = $state.raw(storage.read<string[]>(NAME, []));

  has(table: string): boolean {
    return this.#tables.includes(table);
  }

  add(table: string): void {
    this.#tables = [table, ...storage.read(NAME, this.#tables).filter((one) => one !== table)].slice(0, MOST);
    storage.write(NAME, this.#tables);
  }
}

export const putOff = new PutOff();
