// Who this browser is: a guest that the server knows by a cookie.
import { storage } from '../settings/storage';
import { introduce, Refusal, whoAmI } from './http';
import type { Me } from './types';

class Identity {
  person: string | null = $state(null);
  name: string = $state(storage.read('name', ''));

  /** Ask the server who this browser is; a newcomer has nothing to ask for, unless it must be sure. */
  async recall(isSure = false): Promise<void> {
    if (!isSure && !storage.read('known', false)) return;
    try {
      this.adopt(await whoAmI());
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) this.person = null; // forgotten on another device
    }
  }

  /** Register this browser under a name, or change the name. */
  async be(name: string): Promise<void> {
    if (this.person !== null && this.name === name) return;
    this.adopt(await introduce(name));
  }

  /** Be that person from now on. */
  adopt(me: Me): void {
    this.person = me.person;
    this.name = me.name;
    storage.write('name', me.name);
    storage.write('known', true);
  }

  /** Forget who this browser was. */
  leave(): void {
    this.person = null;
    this.name = '';
    storage.write('name', '');
    storage.write('known', false);
  }
}

export const identity = new Identity();
